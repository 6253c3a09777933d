/* The title: play, go on with the match that was left, all matches, rules, settings, language, end. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/match_words.h"
#include "app/menu.h"

/* For so long after it was come to, or touched, the lantern flickers and a cloud drifts; then all stands still and
 * nothing wakes the program. */
enum { ALIVE_MS = 20000, STEP_MS = 420 };

static const float note_pad = 11, note_away = 14;

typedef struct {
    scene base;
    uint64_t begun, next; /* step */
    int steps;
} title_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    title_scene *t = (title_scene *)s;
    t->begun = a->now;
    t->next = a->now + STEP_MS;
    app_look_at_matches(a);
    return true;
}

static bool is_alive(const title_scene *t, const app *a) {
    const uint64_t since = a->last_input > t->begun ? a->last_input : t->begun;
    return !app_tempo_of(&a->settings).still && a->now < since + ALIVE_MS;
}

static void tick(scene *s, app *a, uint64_t now) {
    title_scene *t = (title_scene *)s;
    if (is_alive(t, a) && now >= t->next) {
        t->steps++;
        t->next = now + STEP_MS;
        app_dirty(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const title_scene *t = (const title_scene *)s;
    return is_alive(t, a) ? t->next : UINT64_MAX;
}

/* A place of the wide picture on the frame: the tall one is made of its pieces (tools/pictures/views.py). */
static ui_rect on_picture(const ui_frame *ui, ui_rect r) {
    const bool tall = menu_narrow(ui);
    const float w = tall ? 800 : 1280, h = tall ? 1280 : 800, k = tall ? 1.1f : 1.0f;
    const float scale = fmaxf(ui->width / w, ui->height / h);
    const float x = (r.x - (tall ? 380.0f : 0.0f)) * k, y = tall ? (r.y - 286) * k + 636 : r.y;
    return (ui_rect){(ui->width - w * scale) / 2 + x * scale, (ui->height - h * scale) / 2 + y * scale,
                     r.w * k * scale, r.h * k * scale};
}

/* Two steps of light, and a cloud that drifts to and fro. */
static void draw_ground(const title_scene *t, ui_draw *d) {
    const ui_rect lantern = {612, 648, 0, 0};
    const int way = t->steps % 480, drifted = way < 240 ? way : 480 - way;
    ui_cover(d, menu_narrow(d->ui) ? "title_tall" : "title", (ui_rect){0, 0, d->ui->width, d->ui->height});
    ui_ground(d);
    const float cloud = (menu_narrow(d->ui) ? 690.0f : 600.0f) + (float)drifted * 1.2f; /* clear of what is pressed */
    ui_picture(d, "title_cloud", on_picture(d->ui, (ui_rect){cloud, 118, 294, 52}), 1.0f);
    if (t->steps % 2 == 1) {
        ui_glow(d, on_picture(d->ui, ui_inset(lantern, t->steps % 4 == 1 ? -40 : -30)), UI_LANTERN);
    }
}

/* The widest of a text's lines. */
static float widest_line(ui_draw *d, const ui_label_style *style, const char *text) {
    float most = 0;
    while (*text != '\0') {
        char line[MATCH_WORDS];
        const size_t len = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)len, text);
        most = fmaxf(most, ui_label_width(d->ui, style, line));
        text += len + (text[len] == '\n');
    }
    return most;
}

/* Where the note lies, of these words: beside its button, above the trees and clear of the church; words too large
 * for that stand above the church, in the sky. */
static ui_rect note_place(const ui_frame *ui, const ui_label_style *style, ui_rect button, float wish,
                          const char *text, bool *beside) {
    static const float church = 566, logo = 290, trees = 436, sky = 278, away = 18;
    const float x = button.x + button.w + note_away, pad = 2 * note_pad, mid = button.y + button.h / 2;
    const bool tall = menu_narrow(ui);
    const float room = tall ? ui->width - x - 20 : on_picture(ui, (ui_rect){church - away, 0, 0, 0}).x - x;
    const float w = fminf(fmaxf(wish, 100) + pad + 4, room);
    const float high = fmaxf(button.h, ui_label_height(ui, style, w - pad, text) + 10);
    const float floor = tall ? ui->height : on_picture(ui, (ui_rect){0, trees, 0, 0}).y;
    *beside = ui_label_fits(ui, (ui_rect){0, 0, w - pad, high}, style, text) &&
              (tall || (ui->text_scale <= 1.2f && high <= floor - sky));
    if (*beside) {
        return (ui_rect){x, fminf(mid - fminf(high / 2, button.h / 2 + 8), floor - high), w, high};
    }
    float wide = fmaxf(wish * 0.6f, 200) + pad, above;
    while ((above = ui_label_height(ui, style, wide - pad, text) + 12) > logo - 16 && wide < wish + pad) {
        wide += 20;
    }
    return (ui_rect){x + 36, fmaxf(logo - above, 12), wide, fminf(above, logo - 12)};
}

/* Beside "continue": which game, how many play, how far it is and since when. Where it lies. */
static ui_rect draw_open(const app *a, ui_draw *d, ui_rect button) {
    char line[2][MATCH_WORDS];
    ui_label_style style = UI_STYLE_SMALL;
    const match_file *m = &a->matches.at[0];
    bool beside;
    style.colour = UI_PAPER_200;
    menu_game_name(d->ui->words, m->clear.game, line[0], sizeof line[0]);
    match_when_in(m, d->ui->words, !menu_narrow(d->ui), line[1]);
    const char *text = UI_SAY(d, "title.open", TEXT_STR("game", line[0]), TEXT_NUM("count", m->clear.seating.n),
                              TEXT_STR("when", line[1]));
    const ui_rect at = note_place(d->ui, &style, button, widest_line(d, &style, text), text, &beside);
    ui_plate(d, at, 42, UI_INK_900, 0, 0, true);
    if (beside) {
        ui_wedge(d, (ui_rect){at.x - 11, button.y + button.h / 2 - 9, 12, 18}, 3, ui_theme(d->ui, UI_INK_900));
    }
    ui_label(d, (ui_rect){at.x + note_pad, at.y, at.w - 2 * note_pad, at.h}, &style, text);
    return at;
}

typedef struct {
    const char *zone, *key;
} line;

/* What there is to press, from above. */
static int lines_of(const app *a, line out[6]) {
    const line all[] = {{ZONE_CONTINUE, "title.continue"}, {ZONE_PLAY, "title.play"},
                        {ZONE_MATCHES, "title.matches"},   {ZONE_RULES, "title.rules"},
                        {ZONE_SETTINGS, "title.settings"}, {ZONE_QUIT, "title.quit"}};
    int n = 0;
    for (int i = 0; i < 6; i++) {
        if (i == 0 ? a->matches.open > 0 : i != 2 || a->matches.n > 0) {
            out[n++] = all[i];
        }
    }
    return n;
}

static const char *words_of(const app *a, ui_draw *d, const line *l) {
    const bool list = strcmp(l->zone, ZONE_MATCHES) == 0 && a->matches.open > 1;
    return list ? UI_SAY(d, "title.matches_n", TEXT_NUM("n", a->matches.open)) : ui_say(d, l->key);
}

/* The first one's words are larger than a button's own. */
static void draw_line(const app *a, ui_draw *d, ui_rect at, const line *l, bool top) {
    ui_label_style style = UI_STYLE_BUTTON;
    ui_button(d, at, l->zone, 0, top ? NULL : words_of(a, d, l), NULL, top ? UI_PRIMARY : UI_QUIET,
              UI_ZONE_OPTION | (top ? UI_ZONE_DEFAULT : 0));
    if (top) {
        style.size = 26;
        style.align = UI_LEFT;
        style.colour = UI_INK_900;
        ui_label(d, (ui_rect){at.x + 26, at.y + 1, at.w - 38, at.h - 2}, &style, words_of(a, d, l));
    }
}

/* That there is no sound is said once. */
static void leave(scene *s, app *a) {
    (void)s;
    a->no_sound = false;
}

/* Below the logo: in one line above the note where that is wide enough for it, and no high note stands in its way. */
static void draw_motto(ui_draw *d, bool slim, float wide, ui_rect note) {
    static const float foot = 320;
    const char *text = ui_say(d, "title.tagline");
    ui_label_style style = UI_STYLE_BODY;
    style.colour = UI_PAPER_200;
    const float most = menu_narrow(d->ui) ? 372.0f : 420.0f;
    const bool clear = note.w <= 0 || note.y >= foot;
    if (slim && ui_label_width(d->ui, &style, text) <= (clear ? most : note.x - 96)) {
        ui_label(d, (ui_rect){88, foot - 30, clear ? most : note.x - 96, 30}, &style, text);
    } else {
        ui_label(d, (ui_rect){88, 298, slim && !menu_narrow(d->ui) ? wide : most, 58}, &style, text);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    line lines[6];
    const bool open = a->matches.open > 0 && a->matches.at[0].known;
    /* The tall picture's moon is beside them, or the note. */
    const bool slim = (menu_narrow(d->ui) || open) && d->ui->text_scale <= 1.2f;
    const float x = 84.0f, wide = slim ? 254.0f : 300.0f, each = menu_button_height(d->ui);
    const int n = lines_of(a, lines);
    float y = 368;
    draw_ground((const title_scene *)s, d);
    ui_picture(d, "logo", (ui_rect){64, 52, 380, 240}, 1.0f);
    ui_rect note = {0};
    for (int i = 0; i < n; i++) {
        const bool top = i == 0;
        const float high = top ? each + 12 : each;
        draw_line(a, d, (ui_rect){x, y, wide, high}, &lines[i], top);
        if (top && open) {
            note = draw_open(a, d, (ui_rect){x, y, wide, high});
        }
        y += high + (top ? 18.0f : 8.0f);
    }
    draw_motto(d, slim, wide, note);
    if (a->no_sound) {
        ui_label_style small = UI_STYLE_SMALL;
        small.colour = UI_PAPER_200;
        const char *words = ui_say(d, "trouble.sound");
        const float room = fminf(d->ui->width - 168, 860), high = ui_label_height(d->ui, &small, room, words);
        const ui_rect at = {84, d->ui->height - high - 22, room, high};
        ui_plate(d, (ui_rect){at.x - 14, at.y - 8, at.w + 28, at.h + 16}, 43, 0xC805070Du, 0, 0, false);
        ui_label(d, at, &small, words);
    }
    const float tongue = menu_language_width(d->ui);
    menu_language_button(d, (ui_rect){d->ui->width - tongue - 28, 28, tongue, each}, a->settings.lang, UI_QUIET);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    rules_arg rules = {0};
    app_dirty(a);
    if (menu_pressed(in, ZONE_CONTINUE)) {
        app_continue(a);
    } else if (menu_pressed(in, ZONE_PLAY)) {
        app_push(a, &scene_picker, NULL, 0);
    } else if (menu_pressed(in, ZONE_MATCHES)) {
        app_push(a, &scene_matches, NULL, 0);
    } else if (menu_pressed(in, ZONE_RULES) || in->kind == UI_RULES) {
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, ZONE_SETTINGS)) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (menu_pressed(in, ZONE_LANGUAGE)) {
        app_push(a, &scene_languages, &(languages_arg){NT_SPECTATOR}, sizeof(languages_arg));
    } else if (menu_pressed(in, ZONE_QUIT)) {
        a->quit = true;
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_title = {.name = "title",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                               .size = sizeof(title_scene),
                               .enter = enter,
                               .tick = tick,
                               .wake = wake,
                               .leave = leave,
                               .input = input,
                               .draw = draw};
