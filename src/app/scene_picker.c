/* Which game: covers side by side, or one below the other on a narrow frame; by pages where they are too many. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/menu.h"

enum { KEY = 64, WORDS = 1024, MOST_IN_ROW = 5, LEAST_COLUMNS = 3 };

typedef struct {
    scene base;
    int first; /* a game of the page that is shown: turning the window keeps it on the screen */
} picker_scene;

static const float inset = 10.0f, gap = 18.0f, air = 34.0f;
static const float least_cover = 190.0f, cover_part = 0.3f, smaller = 0.85f;

static int count(const app *a) {
    int n = 0;
    while (a->tables[n] != NULL) {
        n++;
    }
    return n;
}

/* ---- words ---- */

typedef enum { TITLE, IDEA, LINE, PARTS } part;

/* `scale` of the reader's size. */
static ui_label_style style_of(part p, bool beside, float scale) {
    ui_label_style style = p == TITLE ? UI_STYLE_HEAD : UI_STYLE_SMALL;
    style.align = beside ? UI_LEFT : UI_MIDDLE;
    if (p == TITLE) {
        style.size = 28;
        style.colour = UI_PAPER_100;
        style.lines = 2;
    } else if (p == LINE) {
        style.colour = UI_LANTERN;
        style.face = TEXT_BOLD;
    }
    style.size *= scale;
    return style;
}

/* Without a list, since a page is also counted when nothing is drawn. */
static void words_of(const app *a, const ui_frame *ui, int game, part p, char buf[WORDS]) {
    const nt_table *table = a->tables[game];
    const text_arg size[] = {TEXT_NUM("from", a->games[game]->min_seats), TEXT_NUM("to", a->games[game]->max_seats),
                             TEXT_NUM("least", table->minutes_from), TEXT_NUM("most", table->minutes_to)};
    char key[KEY];
    snprintf(key, sizeof key, p == TITLE ? "%s.title" : "%s.idea", table->game);
    text_format(ui->words, p == LINE ? "picker.size" : key, size, p == LINE ? 4 : 0, buf, WORDS);
}

/* ---- pages ---- */

/* How the games of a page lie. Covers and words are level: heights are the largest of all games. */
typedef struct {
    bool beside; /* the words beside the cover, not below */
    int per, pages, columns, rows;
    float scale; /* of all words, so that no game's are smaller than the next one's */
    float w, h;  /* of one game's place */
    float cover_w, cover_h;
    float words_w, high[PARTS];
    bool fits; /* with a cover that can be made out */
} plan;

static void measure(const app *a, const ui_frame *ui, int n, plan *p) {
    char words[WORDS];
    for (int i = 0; i < PARTS; i++) {
        const ui_label_style style = style_of((part)i, p->beside, p->scale);
        p->high[i] = 0.0f;
        for (int game = 0; game < n; game++) {
            words_of(a, ui, game, (part)i, words);
            p->high[i] = fmaxf(p->high[i], ui_label_height(ui, &style, p->words_w, words));
        }
    }
}

/* Beside it the cover takes what the row's height gives, in its shape of 3:4. */
static void plan_beside(const app *a, const ui_frame *ui, int n, plan *p) {
    const float in_w = p->w - 2 * inset, in_h = p->h - 2 * inset;
    p->cover_w = fminf(in_h * 3 / 4, in_w * cover_part);
    p->cover_h = p->cover_w * 4 / 3;
    p->words_w = in_w - p->cover_w - 24;
    measure(a, ui, n, p);
    p->fits = p->high[TITLE] + p->high[IDEA] + p->high[LINE] <= in_h;
}

/* Above them it takes what they leave, and may lose some of its height, but never lies broader than high. */
static void plan_above(const app *a, const ui_frame *ui, int n, plan *p) {
    const float in_w = p->w - 2 * inset, in_h = p->h - 2 * inset;
    p->words_w = in_w;
    measure(a, ui, n, p);
    p->high[TITLE] = fminf(p->high[TITLE] + 8, fmaxf(in_h * 0.2f, 88)); /* the name hangs over the cover's foot */
    p->high[LINE] += 8;
    const float left = in_h - p->high[TITLE] / 2 - p->high[IDEA] - p->high[LINE] - air + 16;
    p->fits = left >= least_cover;
    p->cover_h = fminf(fmaxf(left, in_h * 0.28f), in_w * 4 / 3);
    p->cover_w = fminf(in_w, p->cover_h);
}

static plan plan_with(const app *a, const ui_frame *ui, int n, int per, float scale) {
    plan p = {.beside = menu_narrow(ui), .scale = scale, .pages = (n + per - 1) / per};
    p.per = p.pages > 1 ? (n + p.pages - 1) / p.pages : per; /* pages of about as many games each */
    p.columns = p.beside ? 1 : p.per;
    p.rows = p.beside ? p.per : 1;
    const ui_rect place = ui_column(ui_row(menu_area(ui), 0, p.rows, gap), 0, p.columns, gap);
    p.w = place.w;
    p.h = place.h;
    (p.beside ? plan_beside : plan_above)(a, ui, n, &p);
    return p;
}

/* As many games on a page as can be read on it. Large words may be a little smaller for one game more. */
static plan plan_of(const app *a, const ui_frame *ui) {
    const int n = count(a);
    const bool large = ui->text_scale * smaller >= 1.0f;
    int per = n < LEAST_COLUMNS ? LEAST_COLUMNS : n > MOST_IN_ROW ? MOST_IN_ROW : n;
    plan p = plan_with(a, ui, n, per, 1.0f);
    while (!p.fits && p.per > 1) {
        per = p.per;
        p = large && p.scale == 1.0f ? plan_with(a, ui, n, per, smaller) : plan_with(a, ui, n, per - 1, 1.0f);
    }
    return p;
}

/* ---- drawing ---- */

static void draw_words(const app *a, ui_draw *d, ui_rect at, const plan *p, int game) {
    char words[WORDS];
    float high[PARTS] = {p->high[TITLE], at.h - p->high[TITLE] - p->high[LINE], p->high[LINE]};
    if (!p->beside) {
        ui_plate(d, (ui_rect){at.x + 6, at.y, at.w - 12, high[TITLE]}, 70u + (unsigned)game, UI_INK_900, 0, 0, false);
    }
    float y = at.y;
    for (int i = 0; i < PARTS; i++) {
        const ui_label_style style = style_of((part)i, p->beside, p->scale);
        const float in = i == TITLE && !p->beside ? 9.0f : 0.0f;
        words_of(a, d->ui, game, (part)i, words);
        ui_label(d, (ui_rect){at.x + in, y, at.w - 2 * in, high[i]}, &style, words);
        y += high[i];
    }
}

static void draw_game(const app *a, ui_draw *d, ui_rect at, const plan *p, int game, bool first) {
    const bool hover =
        d->ui->hover_name != NULL && d->ui->hover_n == game && strcmp(d->ui->hover_name, ZONE_GAME) == 0;
    ui_zone_add(d, ZONE_GAME, game, at, UI_ZONE_OPTION | (first ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 60u + (unsigned)game, hover ? UI_INK_700 : UI_INK_800, UI_PAPER_400, 2.0f, true);
    const ui_rect in = ui_inset(at, inset);
    const float name = p->high[TITLE] / 2;
    ui_rect cover = {in.x + (in.w - p->cover_w) / 2, in.y, p->cover_w, p->cover_h};
    ui_rect words = {in.x, in.y + p->cover_h - name, in.w, in.h - p->cover_h + name};
    if (p->beside) {
        cover = (ui_rect){in.x, in.y + (in.h - p->cover_h) / 2, p->cover_w, p->cover_h};
        words = (ui_rect){in.x + p->cover_w + 20, in.y, p->words_w, in.h};
    }
    ui_cover(d, a->tables[game]->cover, cover);
    draw_words(a, d, words, p, game);
    ui_focus(d, at, ZONE_GAME, game);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const plan p = plan_of(a, d->ui);
    const int page = ((const picker_scene *)s)->first / p.per, from = page * p.per, n = count(a);
    menu_page(d, ui_say(d, "picker.head"));
    menu_rules_button(d);
    const ui_rect area = menu_area(d->ui);
    for (int i = 0; i < p.per && from + i < n; i++) {
        const ui_rect at = ui_column(ui_row(area, i / p.columns, p.rows, gap), i % p.columns, p.columns, gap);
        draw_game(a, d, at, &p, from + i, i == 0);
    }
    menu_foot_pages(d, menu_foot(d, ui_say(d, "menu.back"), NULL, 0), page, p.pages);
}

static void turn(picker_scene *s, const app *a, int by) {
    s->first = menu_turned(s->first, count(a), plan_of(a, &a->frame).per, by);
}

static bool input(scene *s, app *a, const ui_input *in) {
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_GAME)) {
        app_push(a, &scene_seating, &(seating_arg){a->games[in->n]}, sizeof(seating_arg));
    } else if (menu_pressed(in, ZONE_PAGE)) {
        turn((picker_scene *)s, a, in->n);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {NULL, 0};
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_picker = {.name = "picker",
                                .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                .size = sizeof(picker_scene),
                                .input = input,
                                .draw = draw};
