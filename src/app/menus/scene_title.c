/* The title: play, go on with the match that was left, all matches, rules, settings, language, end. */
#include <math.h>
#include <string.h>

#include "app/match/match_words.h"
#include "app/menus/menu.h"

/* For so long after it was come to, or touched, the lantern flickers and a cloud drifts; then all stands still and
 * nothing wakes the program. */
enum { ALIVE_MS = 20000, STEP_MS = 420 };

static const float column_x = 84, words_in = 26, between = 6;
static const float rim = 7; /* of the board; the first button is as wide as that */
static const ui_colour board_rim = 0xFF9A6A42u;

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
    const float x = (r.x - (tall ? 380.0f : 0.0f)) * k, y = tall ? (r.y - 286) * k + 692 : r.y;
    return (ui_rect){(ui->width - w * scale) / 2 + x * scale, y * scale, r.w * k * scale, r.h * k * scale};
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
    const bool list = strcmp(l->zone, ZONE_MATCHES) == 0 && a->matches.n > 1;
    return list ? UI_SAY(d, "title.matches_n", TEXT_NUM("n", a->matches.n)) : ui_say(d, l->key);
}

/* What was left: which game, and how many play it; the name alone where words are large. */
static const char *left_words(const app *a, ui_draw *d) {
    const match_file *m = &a->matches.at[0];
    char game[MATCH_WORDS];
    menu_game_name(d->ui->words, m->clear.game, game, sizeof game);
    if (ui_large_words(d->ui)) {
        return text_keep(&d->words, game, strlen(game));
    }
    return UI_SAY(d, "title.left", TEXT_STR("game", game), TEXT_NUM("count", m->clear.seating.n));
}

static ui_label_style left_style(bool large) {
    ui_label_style style = UI_STYLE_SMALL;
    style.colour = UI_INK_900;
    style.valign = UI_TOP;
    style.lines = 1;
    style.name = true; /* the game's, of any length */
    style.size = large ? 16 : style.size;
    return style;
}

/* The first one's words are larger than a button's own, and may have a second line below them. */
static void draw_first(ui_draw *d, ui_rect at, const line *l, const char *words, const char *left) {
    const ui_rect wide = {at.x - rim, at.y, at.w + 2 * rim, at.h};
    ui_label_style style = UI_STYLE_BUTTON;
    ui_button(d, wide, l->zone, 0, NULL, NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    style.size = 26;
    style.align = UI_LEFT;
    style.colour = UI_INK_900;
    const ui_rect box = {at.x + words_in, at.y + 1, at.w - words_in - 12, at.h - 2};
    if (left == NULL) {
        ui_label(d, box, &style, words);
        return;
    }
    const bool large = ui_large_words(d->ui);
    const ui_label_style small = left_style(large);
    const float second = at.h * 0.43f;
    style.size = large ? 22 : 26;
    style.valign = UI_BOTTOM;
    ui_label(d, (ui_rect){box.x, box.y, box.w, box.h - second}, &style, words);
    ui_label(d, (ui_rect){box.x, box.y + box.h - second, box.w, second}, &small, left);
}

/* That there is no sound is said once. */
static void leave(scene *s, app *a) {
    (void)s;
    a->no_sound = false;
}

/* Always at the same place below the logo. */
static void draw_motto(ui_draw *d) {
    ui_label_style style = UI_STYLE_BODY;
    style.colour = UI_PAPER_200;
    style.lines = 1;
    ui_label(d, (ui_rect){column_x + 4, 294, 480, 40}, &style, ui_say(d, "title.tagline"));
}

/* The quiet ones stand on one board, so that no strips of the picture are seen between them: a line parts them. */
static void draw_quiet(const app *a, ui_draw *d, ui_rect at, const line *lines, int n) {
    static const float in = 14.0f;
    const float each = menu_button_height(d->ui), step = each + between;
    ui_plate(d, (ui_rect){at.x - rim, at.y - rim, at.w + 2 * rim, at.h + 2 * rim}, 44, UI_INK_800, board_rim, 1.0f,
             true);
    for (int i = 0; i < n; i++) {
        const float y = at.y + (float)i * step;
        ui_button(d, (ui_rect){at.x, y, at.w, each}, lines[i].zone, 0, words_of(a, d, &lines[i]), NULL, UI_ROW,
                  UI_ZONE_OPTION);
        if (i > 0 && !d->ui->high_contrast) { /* where each has a frame */
            ui_rule(d, (ui_rect){at.x + in, y - between / 2, at.w - 2 * in, 1.0f}, ui_fade(board_rim, 0.6f));
        }
    }
}

/* Beside the tall picture's moon; as wide as the second line needs where there is room. */
static float column_width(const ui_frame *ui, const char *left) {
    const bool large = ui_large_words(ui);
    const ui_label_style style = left_style(large);
    const float least = menu_narrow(ui) && !large ? 254.0f : 300.0f, most = large ? 420.0f : 352.0f;
    return left == NULL ? least : fminf(fmaxf(least, ui_label_width(ui, &style, left) + words_in + 16), most);
}

/* The column stands on the picture's foot, lower where it would reach the line below the logo; the tall one hangs
 * below that. */
static float column_top(const ui_frame *ui, float high) {
    static const float sill = 46, least_sill = 14, hung = 356, motto_foot = 336;
    return menu_narrow(ui) ? hung
                           : fminf(fmaxf(ui->height - sill - high, motto_foot), ui->height - least_sill - high);
}

static ui_rect draw_column(const app *a, ui_draw *d) {
    static const float gap = 24;
    line lines[6];
    const bool open = a->matches.open > 0 && a->matches.at[0].known;
    const int n = lines_of(a, lines);
    const char *left = open ? left_words(a, d) : NULL;
    const float each = menu_button_height(d->ui), first = each + (left == NULL            ? 12.0f
                                                                  : ui_large_words(d->ui) ? 52.0f
                                                                                          : 36.0f);
    const float quiet = (float)(n - 1) * (each + between) - between, high = first + gap + quiet;
    const ui_rect at = {column_x, column_top(d->ui, high), column_width(d->ui, left), high};
    draw_first(d, (ui_rect){at.x, at.y, at.w, first}, &lines[0], words_of(a, d, &lines[0]), left);
    draw_quiet(a, d, (ui_rect){at.x, at.y + first + gap, at.w, quiet}, lines + 1, n - 1);
    return at;
}

/* At the foot, beside the column or below it. */
static void draw_no_sound(ui_draw *d, ui_rect column) {
    ui_label_style small = UI_STYLE_SMALL;
    small.colour = UI_PAPER_200;
    const char *words = ui_say(d, "trouble.sound");
    const float x = menu_narrow(d->ui) ? column_x : column.x + column.w + 44;
    const float room = fminf(d->ui->width - x - 84, 860), high = ui_label_height(d->ui, &small, room, words);
    const ui_rect at = {x, d->ui->height - high - 34, room, high};
    ui_plate(d, (ui_rect){at.x - 14, at.y - 8, at.w + 28, at.h + 16}, 43, 0xC805070Du, 0, 0, false);
    ui_label(d, at, &small, words);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    draw_ground((const title_scene *)s, d);
    ui_picture(d, "logo", (ui_rect){64, 52, 380, 240}, 1.0f);
    const ui_rect column = draw_column(a, d);
    draw_motto(d);
    if (a->no_sound) {
        draw_no_sound(d, column);
    }
    const float tongue = menu_language_width(d, a->settings.lang);
    menu_language_button(d, (ui_rect){d->ui->width - tongue - 28, 28, tongue, menu_button_height(d->ui)}, NULL,
                         a->settings.lang, UI_QUIET);
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
