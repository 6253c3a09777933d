/* What can be done on the public table, over it: by what is public alone. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "app/private/aside.h"
#include "app/table/table_scene.h"

enum { ROWS = 2 * TABLE_CHOICES + 1 };

static const float edge = 12.0f, pad = 28.0f, sign = 44.0f, beside = 18.0f, air = 18.0f, most_cover = 290.0f,
                   least_high = 380.0f, upright = 1.5f; /* of a cover so high nobody is cut */

/* A sentence, and before it a sign on a lit disc, or the button that it is about. */
typedef struct {
    const char *words, *figure, *label;
    bool button;
} row;

typedef struct {
    row at[ROWS];
    int n, buttons;
    float column; /* as wide as the widest of what stands before the words */
    float part;   /* of the letters' size */
} rows;

static float row_air(const rows *r) {
    return r->buttons > 0 ? air * 1.3f : air;
}

static ui_label_style style_of(const rows *r, int i) {
    ui_label_style style = aside_style(i, r->part);
    style.lines = 12;
    return style;
}

/* ---- buttons ---- */

static float key_high(const ui_frame *ui) {
    return fmaxf(52.0f, ui_target(ui));
}

static float key_width(const ui_frame *ui, const row *of) {
    static const float in = 20.0f, most = 230.0f;
    const float words = of->label != NULL ? ui_label_width(ui, &UI_STYLE_BUTTON, of->label) + 2 * in : 0.0f;
    return !of->button ? sign : fminf(fmaxf(words, key_high(ui)), most * ui->text_scale);
}

/* As it stands on the table; here it is a picture, and what it is about is read beside it. */
static void draw_key(ui_draw *d, ui_rect at, const row *of) {
    ui_plate(d, at, 46, UI_INK_700, 0, 0.0f, true);
    if (of->label != NULL) {
        ui_label(d, ui_inset(at, 6), &UI_STYLE_BUTTON, of->label);
    } else {
        const float icon = at.h * 0.62f;
        ui_figure(d, of->figure, ui_centre(at, icon, icon), ui_theme(d->ui, UI_PAPER_100));
    }
}

/* ---- rows ---- */

static float row_height(const ui_frame *ui, float w, const rows *r, int i) {
    const ui_label_style style = style_of(r, i);
    const float words = ui_label_height(ui, &style, w - r->column - beside, r->at[i].words) + 2;
    return fmaxf(words, r->at[i].button ? key_high(ui) : sign);
}

static float rows_height(const ui_frame *ui, float w, const rows *r) {
    float high = row_air(r) * (float)(r->n - 1);
    for (int i = 0; i < r->n; i++) {
        high += row_height(ui, w, r, i);
    }
    return high;
}

/* The least width in which no sentence takes more lines. */
static float snug(const ui_frame *ui, float w, const rows *r) {
    static const float step = 0.97f, least = 0.5f;
    const float high = rows_height(ui, w, r);
    float snug = w;
    while (snug * step > least * w && rows_height(ui, snug * step, r) <= high) {
        snug *= step;
    }
    return snug;
}

static void draw_before(ui_draw *d, ui_rect at, const rows *r, const row *of) {
    if (of->button) {
        const float w = of->label != NULL ? r->column : key_width(d->ui, of), high = key_high(d->ui);
        draw_key(d, (ui_rect){at.x + (r->column - w) / 2, at.y + (at.h - high) / 2, w, high}, of);
        return;
    }
    const ui_rect disc = {at.x + (r->column - sign) / 2, at.y, sign, sign};
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0);
    ui_figure(d, of->figure, ui_inset(disc, 8), UI_INK_900);
}

static void draw_rows(ui_draw *d, ui_rect at, const rows *r) {
    const float x = at.x + r->column + beside;
    float y = at.y;
    for (int i = 0; i < r->n; i++) {
        const ui_label_style style = style_of(r, i);
        const float high = row_height(d->ui, at.w, r, i);
        draw_before(d, (ui_rect){at.x, y, r->column, high}, r, &r->at[i]);
        ui_label(d, (ui_rect){x, y, at.x + at.w - x, high}, &style, r->at[i].words);
        y += high + row_air(r);
    }
}

static void add(const ui_frame *ui, rows *r, row one) {
    if (r->n < ROWS) {
        r->at[r->n++] = one;
        r->buttons += one.button;
        r->column = fmaxf(r->column, key_width(ui, &one));
    }
}

/* What is to be done now and what there is to choose from, the buttons, and how things are read. */
static rows rows_of(const app *a, ui_draw *d) {
    const table_scene *below = table_scene_shown(a);
    const char *line[TABLE_CHOICES] = {0};
    table_press press[TABLE_CHOICES] = {0};
    const int n = below != NULL ? table_scene_choices(below, a, &d->words, line) : 0;
    const int m = below != NULL ? table_scene_presses(below, a, &d->words, press) : 0;
    const char *held = table_scene_hold(a, &d->words, true, d->ui->keys);
    rows r = {.column = sign};
    for (int i = 0; i < n; i++) {
        add(d->ui, &r, (row){.words = line[i], .figure = i == 0 ? "lantern" : "points_right"});
    }
    for (int i = 0; i < m; i++) {
        add(d->ui, &r, (row){press[i].does, press[i].figure, press[i].label, true});
    }
    if (held != NULL) {
        add(d->ui, &r, (row){.words = held, .figure = "hand"});
    }
    return r;
}

/* ---- the page ---- */

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
static float largest(const ui_frame *ui, ui_rect area, float wide, const rows *of) {
    rows r = *of;
    r.part = ui_large_words(ui) ? 1.0f : 1.36f;
    while (r.part > 0.5f && rows_height(ui, wide, &r) > area.h - 2 * pad) {
        r.part -= 0.06f;
    }
    return r.part;
}

/* What stands beside the words. */
static float others_width(const ui_frame *ui, bool shown) {
    return 2 * pad + (shown && !menu_narrow(ui) ? most_cover + edge : 0);
}

/* The game's picture stands there, unless buttons that are told of would be smaller beside it. */
static bool shows_cover(const ui_frame *ui, ui_rect area, float most, const rows *r) {
    const float with = largest(ui, area, most - others_width(ui, true), r),
                without = largest(ui, area, most - others_width(ui, false), r);
    return menu_has_pictures(ui) && (r->buttons == 0 || with >= without);
}

/* As high and as wide as what it says. */
static void draw_page(const app *a, ui_draw *d, ui_rect area, rows *r) {
    const float most = fminf(area.w, 1100.0f);
    const bool shown = shows_cover(d->ui, area, most, r), narrow = menu_narrow(d->ui);
    const float others = others_width(d->ui, shown);
    r->part = largest(d->ui, area, most - others, r);
    const float wide = narrow ? most - others : snug(d->ui, most - others, r);
    const float words = rows_height(d->ui, wide, r);
    const float left = shown && !narrow ? most_cover - cover_width(high_beside(area, words, true)) : 0.0f;
    const float w = wide + others - left;
    const page_form form = form_of(d->ui, area, w, words, shown);
    const ui_rect at = {area.x + (area.w - w) / 2, area.y + (area.h - form.high) * 0.4f, w, form.high};
    ui_plate(d, at, 45, UI_INK_800, UI_PAPER_400, 1.6f, true);
    if (shown && form.cover.h > 0.0f) {
        shelf_cover(d, 1, app_director_table(a->table),
                    (ui_rect){at.x + form.cover.x, at.y + form.cover.y, form.cover.w, form.cover.h}, 1.0f);
    }
    draw_rows(d, (ui_rect){at.x + form.words.x, at.y + form.words.y, wide, form.words.h}, r);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    rows r = rows_of(a, d);
    (void)s;
    menu_page(d, ui_say(d, "play.can.head"));
    draw_page(a, d, menu_area(d->ui), &r);
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
