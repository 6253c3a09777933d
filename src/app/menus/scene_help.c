/* What can be done on the public table, over it: by what is public alone. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "app/private/aside.h"
#include "app/table/table_scene.h"

static const float edge = 12.0f, pad = 28.0f, sign = 44.0f, beside = 62.0f, air = 18.0f, most_cover = 290.0f,
                   least_high = 380.0f, upright = 1.5f; /* of a cover so high nobody is cut */

static ui_label_style style_of(int i, float part) {
    ui_label_style style = aside_style(i, part);
    style.lines = 12;
    return style;
}

static float line_height(const ui_frame *ui, float w, const char *const line[], int i, float part) {
    const ui_label_style style = style_of(i, part);
    return fmaxf(ui_label_height(ui, &style, w - beside, line[i]) + 2, sign);
}

static float lines_height(const ui_frame *ui, float w, const char *const line[], int n, float part) {
    float high = air * (float)(n - 1);
    for (int i = 0; i < n; i++) {
        high += line_height(ui, w, line, i, part);
    }
    return high;
}

/* The least width in which no sentence takes more lines. */
static float snug(const ui_frame *ui, float w, const char *const line[], int n, float part) {
    static const float step = 0.97f, least = 0.5f;
    const float high = lines_height(ui, w, line, n, part);
    float snug = w;
    while (snug * step > least * w && lines_height(ui, snug * step, line, n, part) <= high) {
        snug *= step;
    }
    return snug;
}

/* What is to be done now, what there is to choose from, and how it is read: the last line is that one, or none is. */
static const char *sign_of(int i, int n, bool held) {
    return i == 0 ? "lantern" : held && i == n - 1 ? "hand" : "points_right";
}

static void draw_lines(ui_draw *d, ui_rect at, const char *const line[], int n, float part, bool held) {
    const ui_colour lit = ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f);
    float y = at.y;
    for (int i = 0; i < n; i++) {
        const ui_label_style style = style_of(i, part);
        const float high = line_height(d->ui, at.w, line, i, part);
        const ui_rect disc = {at.x, y, sign, sign};
        ui_disc(d, disc, lit, 0, 0);
        ui_figure(d, sign_of(i, n, held), ui_inset(disc, 8), UI_INK_900);
        ui_label(d, (ui_rect){at.x + beside, y, at.w - beside, high}, &style, line[i]);
        y += high + air;
    }
}

typedef struct {
    ui_rect cover, words; /* in the page's own corner; a cover without height: none */
    float high;
} page_form;

static float high_beside(ui_rect area, float words, bool shown) {
    return fminf(fmaxf(words + 2 * pad, shown ? least_high : 0.0f), area.h);
}

static float cover_width(float high) {
    return fminf(most_cover, (high - 2 * edge) / upright);
}

/* The game's picture beside what is said, upright above it; large words need its room. */
static page_form form_of(const ui_frame *ui, ui_rect area, float w, float words, bool shown) {
    if (shown && menu_narrow(ui)) {
        const float most = fmaxf(0.0f, area.h - words - 3 * pad),
                    wide = fminf(fminf(w - 2 * pad, 400.0f), most / upright);
        const float side = wide * upright, high = words + side + 3 * pad;
        return (page_form){{(w - wide) / 2, pad, wide, side}, {pad, side + 2 * pad, w - 2 * pad, words}, high};
    }
    const float high = high_beside(area, words, shown), cover = shown ? cover_width(high) : 0.0f,
                x = pad + (shown ? cover + edge : 0);
    return (page_form){
        {edge, edge, cover, high - 2 * edge}, {x, fmaxf(pad, (high - words) / 2), w - x - pad, words}, high};
}

/* As large as there is room: few words are not lost on their page. */
static float largest(const ui_frame *ui, ui_rect area, float wide, const char *const line[], int n) {
    float part = ui_large_words(ui) ? 1.0f : 1.36f;
    while (part > 0.5f && lines_height(ui, wide, line, n, part) > area.h - 2 * pad) {
        part -= 0.06f;
    }
    return part;
}

/* As high and as wide as what it says. */
static void draw_page(const app *a, ui_draw *d, ui_rect area, const char *const line[], int n, bool held) {
    const bool shown = menu_has_pictures(d->ui), narrow = menu_narrow(d->ui);
    const float most = fminf(area.w, 1100.0f), others = 2 * pad + (shown && !narrow ? most_cover + edge : 0);
    const float part = largest(d->ui, area, most - others, line, n);
    const float wide = narrow ? most - others : snug(d->ui, most - others, line, n, part);
    const float words = lines_height(d->ui, wide, line, n, part);
    const float left = shown && !narrow ? most_cover - cover_width(high_beside(area, words, true)) : 0.0f;
    const float w = wide + others - left;
    const page_form form = form_of(d->ui, area, w, words, shown);
    const ui_rect at = {area.x + (area.w - w) / 2, area.y + (area.h - form.high) * 0.4f, w, form.high};
    ui_plate(d, at, 45, UI_INK_800, UI_PAPER_400, 1.6f, true);
    if (shown && form.cover.h > 0.0f) {
        shelf_cover(d, 1, app_director_table(a->table),
                    (ui_rect){at.x + form.cover.x, at.y + form.cover.y, form.cover.w, form.cover.h}, 1.0f);
    }
    draw_lines(d, (ui_rect){at.x + form.words.x, at.y + form.words.y, wide, form.words.h}, line, n, part, held);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const char *line[TABLE_CHOICES + 1] = {0};
    const table_scene *below = table_scene_shown(a);
    (void)s;
    int n = below != NULL ? table_scene_choices(below, a, &d->words, line) : 0;
    const char *held = table_scene_hold(a, &d->words, true, d->ui->keys);
    if (held != NULL) {
        line[n++] = held;
    }
    menu_page(d, ui_say(d, "play.can.head"));
    draw_page(a, d, menu_area(d->ui), line, n, held != NULL);
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

static bool input(scene *s, app *a, const ui_input *press) {
    (void)s;
    if (menu_back(press) || press->kind == UI_HELP) {
        app_pop(a);
    }
    return true;
}

const scene_ops scene_help = {.name = "help",
                              .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                              .size = sizeof(scene),
                              .input = input,
                              .draw = draw};
