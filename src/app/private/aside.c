/* The strip below a private page, and the page that says what can be done. Both lie on levelled plates: a goal or a
 * choice may be a secret. */
#include "app/private/aside.h"

#include <math.h>
#include <string.h>

#include "app/menus/menu.h"
#include "text/faces.h"
#include "ui/level.h"
#include "ui/widgets.h"
#include "ui/zones.h"

static const float edge = 24.0f, gap = 12.0f;  /* to the frame; between buttons */
static const float above = 4.0f, below = 8.0f; /* the strip's bar around what lies on it */
static const float rim = 3.0f;                 /* and around the words where they stand beside the buttons */

static bool narrow(const ui_frame *ui) {
    return ui->width < 1000.0f;
}

static float button_height(const ui_frame *ui) {
    return fmaxf(46.0f, ui_target(ui));
}

/* Two lines of words with their air; three on a narrow frame, above the buttons. By the window and the reader's
 * language alone: large text gets larger letters here, and no less room above. */
static float words_height(const ui_frame *ui) {
    const float least = ceilf(4.0f * ui->mm * ui->u) / ui->u; /* of an em that is painted */
    const float line = text_lines_of(text_lang(ui->words)).skip * least;
    return narrow(ui) ? fmaxf(84.0f, 3.05f * line) : fmaxf(54.0f, 2.05f * line);
}

static float strip_height(const ui_frame *ui) {
    const float words = words_height(ui), buttons = button_height(ui);
    return narrow(ui) ? words + buttons + 2 * (above + below) : fmaxf(words, buttons) + below;
}

ui_rect aside_above(const ui_frame *ui) {
    return (ui_rect){0, 0, ui->width, ui->height - strip_height(ui)};
}

/* ---- the strip ---- */

/* The light that words are given room for, as a part of their ground full of white: enough for the longest. */
static float room_for(const ui_frame *ui, ui_rect ground, float part) {
    return ground.w * ground.h * part * ui_light(ui_theme(ui, UI_PAPER_100));
}

static ui_label_style strip_words(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.size = 16.0f;
    return style;
}

/* The same words on every frame of a match: they give one light, but cover some of the bar. */
static void draw_hint(ui_draw *d, ui_level *bar, ui_rect at, const char *words) {
    static const float of_hand = 0.4f, of_letters = 0.2f;
    ui_label_style style = strip_words();
    const float wide = ui_label_width(d->ui, &style, words), em = style.size * d->ui->text_scale;
    const float r = fminf(30.0f, at.h - 8);
    ui_figure(d, "hand", (ui_rect){at.x + 6, at.y + (at.h - r) / 2, r, r}, ui_theme(d->ui, UI_LANTERN));
    ui_level_add(bar, of_hand * r * r + of_letters * wide * em, 0);
    style.lines = 2;
    style.colour = UI_PAPER_400;
    ui_label(d, (ui_rect){at.x + r + 14, at.y, at.w - r - 18, at.h}, &style, words);
}

/* The largest letters beside the buttons are the less pale: the bar stays darker than what lies on it. */
static ui_colour goal_colour(const ui_frame *ui) {
    return !narrow(ui) && ui->text_scale > 1.3f ? UI_PAPER_400 : UI_PAPER_200;
}

/* Of the longest goal in any language, du2 of white: larger letters take more, and white ones. */
static float words_light(const ui_frame *ui) {
    const float larger = ui->text_scale - 1.0f, high = words_height(ui) / (narrow(ui) ? 84.0f : 54.0f);
    const float light = narrow(ui) ? 1950.0f + (3300.0f + 2400.0f * larger) * larger : 1950.0f + 3650.0f * larger;
    const float pale = ui_light(ui_theme(ui, goal_colour(ui))) / ui_light(UI_PAPER_200);
    return light * high * high * pale;
}

/* On the bar itself, whose ink makes up for the words: a goal is read, not pressed. */
static void draw_goal(ui_draw *d, ui_level *bar, ui_rect at, const char *goal) {
    ui_label_style style = strip_words();
    style.lines = 3; /* as many as have room */
    style.align = UI_MIDDLE;
    style.colour = goal_colour(d->ui);
    ui_level_words(bar);
    ui_label(d, ui_centre(at, at.w - 30, fmaxf(at.h, words_height(d->ui))), &style, goal);
    ui_level_end(bar, words_light(d->ui));
}

/* Beside `room`, at its right or left end, which is shortened by it. */
static ui_rect put_button(ui_draw *d, ui_level *bar, ui_rect *room, bool right, const char *zone, const char *word) {
    const float most = d->ui->width * 0.3f, wish = ui_label_width(d->ui, &UI_STYLE_BUTTON, word) + 26.0f;
    const float least = strcmp(zone, ZONE_HELP) == 0 ? room->h : 92.0f, w = fminf(fmaxf(least, wish), most);
    const ui_rect at = {right ? room->x + room->w - w : room->x, room->y, w, room->h};
    const bool back = strcmp(zone, ZONE_BACK) == 0;
    ui_button(d, at, zone, 0, word, NULL, back ? UI_PRIMARY : UI_OUTLINED, back ? UI_ZONE_DEFAULT : 0);
    ui_level_add(bar, at.w * at.h, 0);
    room->x += right ? 0 : w + gap;
    room->w -= w + gap;
    return at;
}

/* The question in words where there is room for them beside the goal, else its mark. */
static const char *help_word(ui_draw *d) {
    const char *word = ui_say(d, "play.can.head");
    const float em = fmaxf(UI_STYLE_BUTTON.size * d->ui->text_scale, 4.0f * d->ui->mm);
    const float wide = ui_label_width(d->ui, &UI_STYLE_BUTTON, word);
    return narrow(d->ui) ? (wide < 0.3f * d->ui->width ? word : ui_say(d, "apron.help"))
                         : (d->ui->width > 58.0f * em + wide ? word : ui_say(d, "apron.help"));
}

static ui_rect draw_buttons(ui_draw *d, ui_level *bar, const aside_strip *s, ui_rect row) {
    const bool right = !d->ui->left_handed;
    if (s->helped) { /* where every page has it */
        put_button(d, bar, &row, !right, ZONE_BACK, ui_say(d, "menu.back"));
    }
    const ui_rect rules = put_button(d, bar, &row, !right, ZONE_RULES, ui_say(d, "apron.rules"));
    if (s->marked) {
        ui_plate(d, ui_inset(rules, -4), 24, 0, UI_LANTERN, 3.0f, false);
    }
    if (s->pause) {
        put_button(d, bar, &row, right, ZONE_PAUSE, ui_say(d, "apron.pause"));
    }
    if (s->hide) {
        put_button(d, bar, &row, right, ZONE_HIDE, ui_say(d, "play.hide"));
    }
    if (!s->helped) {
        put_button(d, bar, &row, right, ZONE_HELP, help_word(d));
    }
    return row;
}

void aside_draw_strip(ui_draw *d, const aside_strip *s) {
    const ui_frame *ui = d->ui;
    const float high = strip_height(ui), buttons = button_height(ui), y = ui->height - high;
    const float plate = narrow(ui) ? high - above - 2 * below - buttons : high - 2 * rim;
    const float row_y = narrow(ui) ? ui->height - below - buttons : y + (high - buttons) / 2;
    ui_level bar = ui_level_begin(d);
    ui_fill(d, (ui_rect){0, y, ui->width, high}, UI_INK_950);
    ui_level_fill(&bar, d->n - 1);
    ui_fill(d, (ui_rect){0, y, ui->width, 2}, ui_theme(ui, UI_INK_700));
    ui_rect room = draw_buttons(d, &bar, s, (ui_rect){edge, row_y, ui->width - 2 * edge, buttons});
    const float ems = ui->text_scale > 1.4f ? 60.0f : 47.0f;
    const bool hint = s->hint != NULL && room.w > ems * fmaxf(20.4f, 4.0f * ui->mm); /* the page says it, too */
    const float hint_w = hint ? fminf(room.w * 0.3f, 264.0f + 40.0f * (ui->text_scale - 1.0f)) : 0.0f;
    if (narrow(ui) && s->hint != NULL) {
        draw_hint(d, &bar, room, s->hint);
    } else if (hint) {
        draw_hint(d, &bar, (ui_rect){room.x + room.w - hint_w + 6, y + rim, hint_w - 6, plate}, s->hint);
    }
    const ui_rect beside = {room.x, y + rim, room.w - hint_w, plate};
    draw_goal(d, &bar, narrow(ui) ? (ui_rect){edge, y + above, ui->width - 2 * edge, plate} : beside, s->goal);
}

/* ---- the page ---- */

static const float page_sign = 40.0f, page_beside = 56.0f;

/* Unless told, the first says what is to be done now, the last how a card is read. */
static const char *aside_sign(const char *const sign[], int i, int n) {
    return sign[i] != NULL ? sign[i] : i == 0 ? "lantern" : i == n - 1 ? "hand" : "card";
}

ui_label_style aside_style(int i, float part) {
    ui_label_style style = i == 0 ? UI_STYLE_SENTENCE : UI_STYLE_BODY;
    style.align = UI_LEFT;
    style.size = (i == 0 ? 27.0f : 22.0f) * part;
    return style;
}

static float line_height(const ui_frame *ui, float w, const char *const line[], int i, float part) {
    const ui_label_style style = aside_style(i, part);
    return fmaxf(ui_label_height(ui, &style, w - page_beside, line[i]) + 1, page_sign);
}

static float lines_height(const ui_frame *ui, float w, const char *const line[], int n, float part) {
    float high = 16.0f * part * (float)(n - 1);
    for (int i = 0; i < n; i++) {
        high += line_height(ui, w, line, i, part);
    }
    return high;
}

static bool tall(const ui_frame *ui) {
    return ui->width <= ui->height;
}

/* Upright above the words it is as high as what it shows: nobody on it is cut. */
static const float cover_edge = 12.0f, cover_beside = 250.0f, cover_over = 460.0f, cover_over_wide = 306.0f;

ui_rect aside_page(const ui_frame *ui, ui_rect area) {
    const float over = tall(ui) && menu_has_pictures(ui) ? cover_edge + cover_over : 0.0f;
    const float words = 460.0f + 230.0f * (ui->text_scale - 1.0f) + (narrow(ui) ? 160.0f : 0.0f) - over / 2;
    const float high = fminf(area.h, words + over);
    return (ui_rect){area.x, area.y + (area.h - high) / 3, area.w, high};
}

ui_rect aside_cover(const ui_frame *ui, ui_rect page) {
    const ui_rect in = ui_inset(page, cover_edge);
    if (!menu_has_pictures(ui)) {
        return (ui_rect){0};
    }
    return tall(ui) ? (ui_rect){in.x + (in.w - cover_over_wide) / 2, in.y, cover_over_wide, cover_over}
                    : (ui_rect){in.x, in.y, cover_beside, in.h};
}

/* What a cover leaves of the page, beside or below it. */
static ui_rect words_in(const ui_frame *ui, ui_rect page) {
    static const float inset = 28.0f;
    const ui_rect cover = aside_cover(ui, page);
    ui_rect in = ui_inset(page, inset);
    const float x = !tall(ui) && cover.w > 0.0f ? cover.x + cover.w + inset - in.x : 0.0f;
    const float y = tall(ui) && cover.w > 0.0f ? cover.y + cover.h + inset / 2 - in.y : 0.0f;
    return (ui_rect){in.x + x, in.y + y, in.w - x, in.h - y};
}

/* Of a sign's disc, as part of its square: how much ground it covers, and the light it gives. */
static const float disc_covers = 0.785f, card_light = 0.335f;

static float disc_light(const char *figure) {
    static const struct {
        const char *figure;
        float light;
    } of[] = {{"lantern", 0.393f}, {"hand", 0.380f}, {"jaws", 0.374f}, {"nightcap", 0.345f}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        if (strcmp(figure, of[i].figure) == 0) {
            return of[i].light;
        }
    }
    return card_light;
}

/* What a line is about on a lit disc, whose light the ground makes up for. */
static void draw_sign(ui_draw *d, ui_level *level, ui_rect at, const char *figure) {
    const float area = at.w * at.h;
    ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0);
    ui_figure(d, figure, ui_inset(at, at.w * 0.18f), UI_INK_900);
    ui_level_add(level, disc_covers * area, disc_light(figure) * area);
}

void aside_draw_page(ui_draw *d, ui_rect at, const char *const line[], const char *const sign[], int n) {
    static const float inset = 28.0f, least = 0.5f;
    enum { MOST_SIGNS = 6 };
    const float part_of_words = 0.05f + 0.035f * (d->ui->text_scale - 1.0f);
    const ui_rect cover = aside_cover(d->ui, at), in = words_in(d->ui, at);
    static const float widest_gap = 44.0f;
    float part = ui_large_words(d->ui) ? 1.24f : 1.18f; /* few words are not lost on their page */
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, at, 45, UI_PAPER_400);
    ui_level_add(&level, cover.w * cover.h, 0);
    while (part > least && lines_height(d->ui, in.w, line, n, part) > in.h) {
        part -= 0.06f;
    }
    const float spare = fmaxf(0.0f, in.h - lines_height(d->ui, in.w, line, n, part));
    const float between = 16.0f * part + fminf(widest_gap - 16.0f * part, spare / (float)(n + 1));
    float y = in.y + (spare - (between - 16.0f * part) * (float)(n - 1)) / 2;
    for (int i = 0; i < n; i++) {
        const ui_label_style style = aside_style(i, part);
        const float high = line_height(d->ui, in.w, line, i, part);
        draw_sign(d, &level, (ui_rect){in.x, y, page_sign, page_sign}, aside_sign(sign, i, n));
        ui_label(d, (ui_rect){in.x + page_beside, y, in.w - page_beside, high}, &style, line[i]);
        y += high + between;
    }
    const float signs = MOST_SIGNS * card_light * page_sign * page_sign;
    ui_level_end(&level, room_for(d->ui, ui_inset(in, -inset), part_of_words) + signs);
}
