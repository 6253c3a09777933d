/* A page of the owner's: rows that are kept in the file and count at once. */
#include <math.h>
#include <stdio.h>

#include "app/menu.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_rows.h"

typedef struct {
    scene base;
    owner_view view;
    int first;         /* a row of the page that is shown */
    char problem[400]; /* why the last change was not kept */
} page_scene;

static const char *const head[OWNER_PAGES] = {"owner.games", "owner.languages", "owner.sound",
                                              "owner.hours", "owner.times",     "owner.rules"};
static const float gap = 8.0f, column_gap = 24.0f;

static bool same_days(const kiosk_wishes *w) {
    bool same = true;
    for (int day = 1; day < 7; day++) {
        same &= w->day[day].closed == w->day[0].closed && w->day[day].at.from == w->day[0].at.from &&
                w->day[day].at.to == w->day[0].at.to;
    }
    return same;
}

static bool enter(scene *base, app *a, const void *arg) {
    page_scene *s = (page_scene *)base;
    s->view = (owner_view){.page = *(const owner_page *)arg, .all = app_find_languages(a)};
    s->view.day = same_days(&kiosk_of(a)->wishes) ? 0 : 1;
    return true;
}

/* ---- how the rows lie ---- */

typedef struct {
    int n, columns, lines, per;
} plan;

/* A row is as high as the highest needs: those with help take more. */
static float row_needs(const ui_frame *ui, owner_page page) {
    const bool tall = menu_narrow(ui);
    const float dense = fmaxf(1.0f, 4.0f * ui->mm / 17.0f), large = ui->text_scale - 1.0f;
    if (page == OWNER_RULES) {
        return tall ? 168.0f + 110.0f * large : 90.0f * dense + 90.0f * large;
    }
    return fmaxf(ui_target(ui) + 8, (tall ? 84.0f : 74.0f) * dense + 56.0f * large);
}

static plan plan_of(const page_scene *s, const app *a) {
    const ui_frame *ui = &a->frame;
    const ui_rect area = menu_area(ui);
    plan p = {.n = owner_rows(&s->view, kiosk_of(a))};
    const int fit = (int)((area.h + gap) / (row_needs(ui, s->view.page) + gap)), most = fit > 0 ? fit : 1;
    p.columns = menu_narrow(ui) || s->view.page == OWNER_RULES || p.n <= most / 2 + 1 ? 1 : 2;
    p.per = most * p.columns;
    const int shown = p.n < p.per ? p.n : p.per;
    p.lines = (shown + p.columns - 1) / p.columns;
    return p;
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    static const float highest = 112.0f;
    const page_scene *s = (const page_scene *)base;
    const plan p = plan_of(s, a);
    const int page = s->first / p.per, pages = (p.n + p.per - 1) / p.per, from = page * p.per;
    ui_rect area = menu_area(d->ui);
    area.h = fminf(area.h, (float)p.lines * (highest + gap) - gap);
    menu_page(d, ui_say(d, head[s->view.page]));
    for (int i = from; i < p.n && i < from + p.per; i++) {
        menu_choice c = owner_row(&s->view, kiosk_of(a), d, i);
        const ui_rect column = ui_column(area, (i - from) / p.lines, p.columns, column_gap);
        c.first = i == from;
        menu_choice_draw(d, ui_row(column, (i - from) % p.lines, p.lines, gap), &c);
    }
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    menu_foot_pages(d, words, page, pages);
    words.w -= pages > 1 ? menu_pager_width() + 20 : 0;
    if (s->problem[0] != '\0') {
        menu_sentence(d, words, UI_SAY(d, "owner.not_kept", TEXT_STR("detail", s->problem)), true);
    } else if (pages == 1 || p.columns > 1) {
        menu_sentence(d, words, ui_say(d, "settings.at_once"), false);
    }
}

static void change(page_scene *s, app *a, int row, int by) {
    kiosk_wishes w = kiosk_of(a)->wishes;
    s->problem[0] = '\0';
    if (owner_step(&s->view, kiosk_of(a), &w, row, by)) {
        kiosk_change(a, &w, s->problem, sizeof s->problem);
    }
}

static bool input(scene *base, app *a, const ui_input *in) {
    page_scene *s = (page_scene *)base;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_LESS) || menu_pressed(in, ZONE_MORE)) {
        change(s, a, in->n, menu_pressed(in, ZONE_MORE) ? 1 : -1);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        const plan p = plan_of(s, a);
        s->first = menu_turned(s->first, p.n, p.per, in->n);
    }
    const int n = owner_rows(&s->view, kiosk_of(a));
    s->first = s->first < n ? s->first : n - 1;
    return true;
}

const scene_ops scene_owner_page = {.name = "owner_page",
                                    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                    .size = sizeof(page_scene),
                                    .enter = enter,
                                    .input = input,
                                    .draw = draw};
