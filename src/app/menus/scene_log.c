/* What everybody was told and shown, as sentences from the beginning on; while a match is played it opens where the
 * newest stand. It can be kept as plain text. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/match/log_lines.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "app/private/curtain.h"
#include "ui/frame.h"
#include "ui/lines.h"
#include "ui/seats.h"

enum { NEWEST = -1 };

typedef struct {
    scene base;
    int page;           /* below 0: from the last, so that it stays there when more is told */
    const char *ground; /* of the table as it stood under the log; or the first of the game's */
} log_scene;

/* Which of a game's grounds the frame on the screen lies on. */
static const char *ground_of(const app *a) {
    const nt_table *table = app_director_table(a->table);
    const char *shown = ui_ground_picture(a->shown);
    for (int tall = 0; tall < 2; tall++) {
        for (int i = 0; table->grounds[tall] != NULL && table->grounds[tall][i] != NULL; i++) {
            if (strcmp(table->grounds[tall][i], shown) == 0) {
                return table->grounds[tall][i];
            }
        }
    }
    return table->grounds[0] != NULL ? table->grounds[0][0] : NULL;
}

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    if (a->table == NULL) {
        return false;
    }
    const bool over = nt_match_over(app_director_match(a->table)) && (a->end.whole || a->end.again);
    ((log_scene *)s)->page = over ? 0 : NEWEST;
    ((log_scene *)s)->ground = a->shown->ui != NULL ? ground_of(a) : NULL;
    return true;
}

static const char *line(void *user, int i, text_words *words) {
    return log_line(user, i, words);
}

static const float beside = 58.0f, line_high = 42.0f, line_gap = 6.0f;

/* What it is about, on a small lit disc, or on one of its colour. */
static void draw_thumb(ui_draw *d, ui_rect at, const char *figure, ui_colour tint) {
    ui_disc(d, at, tint != 0 && !d->ui->high_contrast ? tint : ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900,
            1.6f);
    ui_figure(d, figure, ui_inset(at, at.w * 0.14f), UI_INK_900);
}

static const float rule_air = 12.0f;

static float air_above(void *user, int i) {
    return log_line_begins(user, i) ? rule_air : 0.0f;
}

/* Whoever it tells of, what happens on that one's lower corner, or the sign of the night or the day that begins with
 * it: always in one column. */
static void draw_beside(void *user, int i, const char *text, ui_draw *d, ui_rect at) {
    static const float part = 0.55f, out = 0.66f, rim = 2.0f;
    log_lines *l = user;
    const float size = l->thumb;
    const uint8_t seat = log_line_seat(l, text);
    const char *sign = log_line_sign(l, i);
    const char *figure = log_line_figure(l, i);
    const ui_rect disc = {at.x, at.y + (fminf(l->line, at.h) - size) / 2, size, size}; /* at its first line */
    const float small = part * size;
    if (log_line_begins(l, i) && at.y > l->top + 1) {
        ui_rule(d, (ui_rect){at.x, at.y - rule_air / 2, at.w, 1.5f}, ui_theme(d->ui, UI_AMBER_INK));
    }
    if (sign != NULL) {
        draw_thumb(d, disc, sign, 0);
    } else if (seat == NT_SPECTATOR && figure == NULL) {
        ui_disc(d, ui_centre(disc, 10, 10), UI_BARK, 0, 0);
    } else if (seat == NT_SPECTATOR) {
        draw_thumb(d, disc, figure, log_event_tint(l));
    } else {
        ui_disc(d, ui_inset(disc, -rim), UI_INK_900, 0, 0);
        ui_seat_emblem(d, disc, &l->seat[seat]);
        if (figure != NULL) {
            const ui_rect what = {at.x + out * size, disc.y + size - small, small, small};
            ui_disc(d, ui_inset(what, -rim), UI_INK_900, 0, 0);
            draw_thumb(d, what, figure, log_event_tint(l));
        }
    }
}

static const float sheet_in = 28.0f;

/* Two columns, as in a newspaper, where the window is wide and the code of the seal has room in one. */
static int columns_of(const ui_frame *ui) {
    return ui->width >= 1100.0f && ui->text_scale < 1.1f ? 2 : 1;
}

static const float usual_size = 20.0f, sizes[] = {34.0f, 28.0f, 24.0f, 22.0f, 20.0f};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* Signs and lines grow with their words. */
static void set_size(log_lines *l, ui_label_style *style, ui_margin *margin, float size) {
    const float part = size / usual_size;
    style->size = size;
    l->thumb = (line_high - line_gap) * part;
    margin->wide = beside * part;
    margin->high = line_high * part;
}

/* The whole page, and words as large as leave the list on it. */
static ui_rect sheet_of(log_lines *l, ui_draw *d, ui_rect area, ui_label_style *style, ui_margin *margin) {
    const float w = fminf(area.w, margin->columns > 1 ? area.w : 900.0f);
    const ui_rect at = {area.x + (area.w - w) / 2, area.y, w, area.h}, in = ui_inset(at, sheet_in);
    for (int i = 0; i < SIZES; i++) {
        set_size(l, style, margin, sizes[i]);
        if (ui_pages_height(d, in, style, margin, log_lines_count(l), line, l) < in.h) {
            break;
        }
    }
    return at;
}

/* Lines of about one length, wide enough for the codes. */
static float seal_wide(const ui_frame *ui, const ui_label_style *style, const char *text, float room) {
    enum { STEPS = 8 };
    const float all = ui_label_width(ui, style, text) + 4;
    const float even = all <= room ? all : fminf(room, all / ceilf(all / room) * 1.12f);
    float w = even;
    ui_lines lines;
    for (int i = 0; i < STEPS; i++) {
        w = even + (room - even) * (float)i / (STEPS - 1);
        ui_break_whole(ui, style, ui_px_wish(ui, style), w, text, &lines);
        if (!lines.broken) {
            break;
        }
    }
    return w;
}

/* At the foot of the page, apart from what happened: no wider than `most`, in lines of about one length. Returns the
 * area above it. */
static ui_rect draw_seal(const log_lines *l, ui_draw *d, ui_rect area, float most) {
    const float size = 40, gap = 14, in = 16, sill = 16;
    const char *text = log_seal(l, &d->words);
    ui_label_style style = UI_STYLE_SMALL;
    if (text == NULL) {
        return area;
    }
    style.lines = 6;
    style.colour = UI_PAPER_200;
    const float w = seal_wide(d->ui, &style, text, fminf(most, area.w) - size - gap - 2 * in);
    const float high = fmaxf(ui_label_height(d->ui, &style, w, text) + 2, size);
    const float x = area.x + (area.w - size - gap - w) / 2, y = area.y + area.h - high - sill;
    ui_plate(d, (ui_rect){x - in, y - 8, size + gap + w + 2 * in, high + 16}, 38, 0xC8151B2Cu, 0, 0, false);
    curtain_wax(d, (ui_rect){x, y + (high - size) / 2, size, size});
    ui_label(d, (ui_rect){x + size + gap, y, w, high}, &style, text);
    area.h = y - 20 - area.y;
    return area;
}

/* Whoever wears it stands below the crown, whole; of two who share it none gives it to the other. */
static void draw_crowned(const log_lines *l, ui_draw *d, ui_rect at, uint8_t seat, uint8_t other) {
    const float size = fminf(at.w, at.h) * 0.62f, e = size * 0.55f, below = 0.84f * size, all = below + e;
    const ui_rect disc = {at.x + (at.w - size) / 2, at.y + (at.h - all) / 2, size, size};
    const bool shared = other != NT_SPECTATOR;
    const float mid = disc.x + size / 2, y = disc.y + below, apart = 0.35f * size;
    draw_thumb(d, disc, "crown", 0);
    ui_seat_emblem(d, (ui_rect){mid - e / 2 - (shared ? apart : 0.0f), y, e, e}, &l->seat[seat]);
    if (shared) {
        ui_seat_emblem(d, (ui_rect){mid - e / 2 + apart, y, e, e}, &l->seat[other]);
    }
}

enum { SEEN = 1 }; /* the place of a picture */

/* A ground for an upright window: its moon or sun stands in the middle of its upper edge. */
static bool is_tall(const nt_table *table, const char *ground) {
    bool tall = false;
    for (int i = 0; table->grounds[1] != NULL && table->grounds[1][i] != NULL; i++) {
        tall |= table->grounds[1][i] == ground;
    }
    for (int i = 0; table->grounds[0] != NULL && table->grounds[0][i] != NULL; i++) {
        tall &= table->grounds[0][i] != ground;
    }
    return tall;
}

static const float tall_shape = 1.6f, tall_orb = 0.21f; /* its height by its width; down to below the moon */

static bool shows_orb(ui_rect at) {
    static const float least = 0.45f; /* of its width, below the moon */
    return at.h - tall_orb * tall_shape * at.w >= least * at.w;
}

/* Where what happened stands before a tall one: below the moon, or, where that is out of the picture, below what is
 * left of the hills. */
static ui_rect below_orb(ui_rect at) {
    static const float hills = 0.1f;
    const float off = shows_orb(at) ? tall_orb * tall_shape * at.w : hills * at.h;
    return (ui_rect){at.x, at.y + off, at.w, at.h - off};
}

/* The table's sky, as it stands there: nobody looks out of it as out of the game's cover. A wide one is seen from its
 * left edge on, where no figure of it is cut in two. Returns what of it is clear of the moon. */
static ui_rect draw_sky(ui_draw *d, ui_rect at, const nt_table *table, const char *ground) {
    const bool tall = ground != NULL && is_tall(table, ground);
    const ui_rect clear = tall ? below_orb(at) : at;
    ui_plate(d, ui_inset(at, -2), 36, UI_INK_950, 0, 0, false);
    if (ground != NULL && !d->ui->high_contrast && ui_place_begin(d, SEEN, at, 0, NULL, 0)) {
        const float w = d->ui->width, h = d->ui->height, all = tall_shape * w;
        const float over = tall && !shows_orb(at) ? tall_orb * all : 0.0f;
        ui_cover(d, ground,
                 tall ? (ui_rect){0, -over, w, fmaxf(all, h + over)} : (ui_rect){0, 0, fmaxf(w, 1.6f * h), h});
        ui_place_end(d);
    }
    return clear;
}

/* Whoever did it stands before the card's lower corner. */
static void draw_card_of(const log_lines *l, ui_draw *d, ui_rect at, int card, uint8_t seat) {
    const nt_table *table = app_director_table(l->a->table);
    const float high = fminf(at.h * 0.88f, at.w * 0.74f / table->shape(card));
    const ui_rect face = ui_centre(at, high * table->shape(card), high);
    const float e = high * 0.25f, rim = e * 0.06f;
    ui_glow(d, ui_centre(at, high * 1.7f, high * 1.7f), UI_LANTERN);
    table->draw_card(&l->event, d, face);
    if (seat != NT_SPECTATOR) {
        const ui_rect who = {face.x + face.w - 0.7f * e, face.y + face.h - 0.86f * e, e, e};
        ui_disc(d, ui_inset(who, -rim), UI_INK_950, 0, 0);
        ui_seat_emblem(d, who, &l->seat[seat]);
    }
}

/* What is told has nothing to be seen: the cover stands there. */
static bool sees_cover(log_lines *l, const char *text) {
    return text[0] == '\0' ||
           (log_event_card(l) < 0 && log_event_figure(l) == NULL && log_line_seat(l, text) == NT_SPECTATOR);
}

/* Who did it and to whom, over what was done, before the table's sky, or the cover. */
static void draw_seen(log_lines *l, ui_draw *d, ui_rect whole, const char *text, const char *ground) {
    const char *figure = text[0] != '\0' ? log_event_figure(l) : NULL;
    const int card = text[0] != '\0' ? log_event_card(l) : -1;
    const uint8_t seat = log_line_seat(l, text), other = log_line_other(l, text, seat);
    const nt_table *table = app_director_table(l->a->table);
    if (sees_cover(l, text)) {
        shelf_cover(d, SEEN, table, whole, 1.0f);
        return;
    }
    const ui_rect at = draw_sky(d, whole, table, ground);
    const float size = fminf(at.w, at.h) * 0.62f;
    if (card >= 0) {
        draw_card_of(l, d, at, card, seat);
        return;
    }
    ui_glow(d, ui_centre(at, size * 1.6f, size * 1.6f), UI_LANTERN);
    if (figure != NULL && strcmp(figure, "crown") == 0 && seat != NT_SPECTATOR) {
        draw_crowned(l, d, at, seat, other);
        return;
    }
    const ui_rect disc = ui_centre(at, size, size), corner = {disc.x - size * 0.2f, disc.y + size * 0.6f, 0, 0};
    if (figure != NULL) {
        draw_thumb(d, disc, figure, log_event_tint(l));
    }
    if (seat != NT_SPECTATOR) {
        const float e = figure != NULL ? size * 0.55f : size;
        ui_seat_emblem(d, figure != NULL ? (ui_rect){corner.x, corner.y, e, e} : disc, &l->seat[seat]);
        if (figure != NULL && other != NT_SPECTATOR && other != seat) {
            const ui_rect to = {disc.x + size * 1.2f - e, corner.y, e, e};
            ui_seat_emblem(d, to, &l->seat[other]);
            ui_wedge(d, (ui_rect){to.x - size * 0.16f, to.y + e / 2 - size * 0.09f, size * 0.13f, size * 0.18f}, 1,
                     UI_INK_900);
        }
    }
}

/* A list that leaves most of its page: in one column, beside or above what happened last. Returns the place of that;
 * w 0: it is too long. A cover is so high that nobody on it is cut, and leaves the rest to the list. */
static ui_rect place_of_seen(log_lines *l, ui_draw *d, ui_rect area, const ui_label_style *style, ui_margin *margin,
                             bool cover, ui_rect *list) {
    const float in = 20.0f, least = 300.0f, part = 0.58f, upright = 1.5f; /* in: off the line of the sheet */
    const bool narrow = menu_narrow(d->ui);
    const float beside_it = cover ? area.w - in - (area.h - 2 * in) / upright : 0.0f;
    ui_margin one = *margin;
    one.columns = 1;
    *list = (ui_rect){area.x, area.y, narrow ? area.w : fmaxf(area.w * part, beside_it), area.h};
    const ui_rect room = ui_inset(*list, sheet_in);
    const float needs = ui_pages_height(d, room, style, &one, log_lines_count(l), line, l);
    if (needs >= (narrow ? room.h - least : room.h)) { /* as high as the page: at least that */
        return (ui_rect){0};
    }
    margin->columns = 1;
    if (narrow) {
        list->h = needs + 2 * sheet_in;
        const float high = fminf(area.h - list->h - in, area.w * (cover ? 0.9f : 1.2f));
        const float w = cover ? high / upright : area.w - 2 * in;
        return (ui_rect){area.x + (area.w - w) / 2, area.y + list->h, w, high};
    }
    const float above = (room.h - needs) / 2; /* in the middle of the page, as the picture is */
    list->y += above;
    list->h -= above;
    return (ui_rect){list->x + list->w, area.y + in, area.w - list->w - in, area.h - 2 * in};
}

/* As large as the list needs to be beside its picture: a few lines are not lost on their page. */
static ui_rect sized_beside(log_lines *l, ui_draw *d, ui_rect area, ui_label_style *style, ui_margin *margin,
                            bool cover, ui_rect *list) {
    ui_rect seen = {0};
    for (int i = 0; i < SIZES && seen.w == 0.0f; i++) {
        set_size(l, style, margin, sizes[i]);
        seen = place_of_seen(l, d, area, style, margin, cover, list);
    }
    return seen;
}

static void draw_list(const log_scene *s, log_lines *l, ui_draw *d) {
    ui_margin margin = {.columns = columns_of(d->ui), .above = air_above, .draw = draw_beside};
    const ui_rect area = menu_area(d->ui), left = draw_seal(l, d, area, area.w);
    ui_label_style style = UI_STYLE_BODY;
    ui_rect list = {0};
    const char *newest = log_newest(l, &d->words);
    const bool cover = sees_cover(l, newest != NULL ? newest : "");
    const ui_rect seen = sized_beside(l, d, left, &style, &margin, cover, &list);
    const bool few = seen.w > 0.0f;
    const ui_rect sheet = few ? left : sheet_of(l, d, left, &style, &margin);
    const ui_rect at = ui_inset(few ? list : sheet, sheet_in);
    const float high = few ? fmaxf(list.h, seen.y + seen.h + 12.0f - sheet.y) : sheet.h;
    style.colour = UI_INK_900;
    menu_sheet(d, (ui_rect){sheet.x, sheet.y, sheet.w, high});
    l->top = at.y;
    l->line = fmaxf(margin.high, ui_label_height(d->ui, &style, at.w, "0") + 12.0f);
    ui_pages_beside(d, at, &style, &margin, log_lines_count(l), line, l, s->page);
    if (few) {
        newest = log_newest(l, &d->words); /* the list has worded others since */
        draw_seen(l, d, seen, newest != NULL ? newest : "", s->ground);
    }
}

/* Where the game keeps no list, or nothing is on it: what happened last, large, and the seal at the foot. */
static void draw_last(const log_scene *s, log_lines *l, ui_draw *d) {
    const float widest = 1240.0f;
    const ui_rect all = menu_area(d->ui), area = draw_seal(l, d, all, ui_large_words(d->ui) ? all.w : widest);
    const char *newest = log_newest(l, &d->words), *text = newest != NULL ? newest : ui_say(d, "log.empty");
    ui_label_style style = UI_STYLE_SENTENCE;
    const bool narrow = menu_narrow(d->ui);
    const float w = fminf(area.w, widest), high = fminf(area.h, narrow ? 700.0f : 560.0f), in = 12;
    const float side = high * 0.68f;
    const ui_rect sheet = {area.x + (area.w - w) / 2, area.y + (area.h - high) / 2, w, high};
    const ui_rect seen = narrow ? (ui_rect){sheet.x + in, sheet.y + in, w - 2 * in, side}
                                : (ui_rect){sheet.x + in, sheet.y + in, w * 0.46f, high - 2 * in};
    const float x = narrow ? sheet.x + 28 : seen.x + seen.w + 28, y = narrow ? seen.y + seen.h + 12 : sheet.y + 20;
    style.size = 38;
    style.align = narrow ? UI_MIDDLE : UI_LEFT;
    style.lines = 6;
    style.colour = UI_INK_900;
    menu_sheet(d, sheet);
    draw_seen(l, d, seen, newest != NULL ? newest : "", s->ground);
    ui_label(d, (ui_rect){x, y, sheet.x + w - 28 - x, sheet.y + high - 20 - y}, &style, text);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    log_lines l;
    menu_page(d, ui_say(d, "log.head"));
    log_lines_begin(&l, a, &d->words);
    if (l.keeps_all && (l.opening > 0 || log_newest(&l, &d->words) != NULL)) {
        draw_list((const log_scene *)s, &l, d);
    } else {
        draw_last((const log_scene *)s, &l, d);
    }
    ui_rect words = a->kiosk != NULL ? menu_foot(d, ui_say(d, "menu.back"), NULL, 0)
                                     : menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "log.save"), ZONE_EXPORT);
    if (!l.keeps_all) {
        menu_sentence(d, words, ui_say(d, "log.last_only"), false);
    }
}

static void say(app *a, const char *key, const char *detail, const char *file) {
    const text_arg args[] = {TEXT_STR("detail", detail), TEXT_STR("file", file)};
    app_notice(a, key, args, 2);
}

static void save_text(app *a) {
    char to[APP_PATH], file[APP_PATH + MATCHES_FILE];
    size_t len = 0;
    char *text = log_text(a, &len);
    if (!folders_export(to, sizeof to)) {
        say(a, "trouble.log_text", a->save_dir, "");
    } else if (text == NULL ||
               !matches_export_log(to, app_director_game(a->table)->id, text, len, file, sizeof file)) {
        say(a, "trouble.log_text", paths_reason(text == NULL ? ENOMEM : errno), "");
    } else {
        say(a, "log.saved", "", app_told_file(a, file));
    }
    free(text);
}

static bool input(scene *s, app *a, const ui_input *in) {
    log_scene *l = (log_scene *)s;
    app_dirty(a);
    if (menu_back(in) || in->kind == UI_LOG) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_EXPORT)) {
        save_text(a);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        l->page += in->n; /* the arrows at the ends are off */
    }
    return true;
}

const scene_ops scene_log = {.name = "log",
                             .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                             .size = sizeof(log_scene),
                             .enter = enter,
                             .input = input,
                             .draw = draw};
