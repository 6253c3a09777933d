/* How a page comes. */
#include "app/rise.h"
#include "app/private/curtain.h"

#include <math.h>

#include "app/flat/flat.h"
#include "app/rise_kept.h"
#include "app/rise_said.h"
#include "app/rise_same.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/differ.h"
#include "ui/frame.h"
#include "ui/motion.h"
#include "ui/seats.h"
#include "ui/widgets.h"

/* Whoever sits alone is everybody. */
rise_before rise_now(const app *a) {
    const bool open = stack_public(a) || (a->depth > 0 && a->table != NULL && app_is_alone(a));
    const scene_ops *lowest = a->depth > 0 ? a->stack[stack_lowest_drawn(a)]->ops : NULL;
    return (rise_before){open ? lowest : NULL, a->depth > 0 ? stack_top(a)->ops : NULL,
                         stack_secret(a) ? NULL : lowest};
}

/* No secret ever goes like that, and nothing that was left before it was painted. */
static bool goes_whole(const app *a, rise_before was) {
    return was.page != NULL && a->rise.shown == was.page && (was.page->flags & SCENE_SECRET) == 0;
}

/* A call is secret as a whole, so only what is public is laid over the dark before it or behind it. */
static rise_way way_of_a_call(const app *a, rise_before was) {
    return goes_whole(a, was) && table_scene_unclosed(a->shown) > 0.0f ? RISE_THROUGH_DARK : RISE_OUT_OF_DARK;
}

static bool is_dark(const scene_ops *top) {
    return top != NULL && (top->flags & SCENE_DARK) != 0;
}

/* A menu or a notice has come onto the page, or left it: nothing secret was there, and it was painted. */
static bool lies_across(const app *a, rise_before was, rise_before is) {
    return is.under != NULL && is.under == was.under && a->rise.under == was.under && is.top != was.top &&
           (is.top == is.under) != (was.top == was.under);
}

/* A public page has come over the curtain, or left it, which stays below: nothing is open behind that. */
static bool covers_curtain(const app *a, rise_before was, rise_before is) {
    const scene_ops *page = is.under == &scene_curtain ? was.under : is.under;
    return is.under != was.under && is.under != NULL && a->rise.under == was.under &&
           (is.under == &scene_curtain || was.under == &scene_curtain) && page != NULL &&
           (page->flags & SCENE_PUBLIC) != 0 && is.page == NULL && was.page == NULL;
}

/* The cloth closes over what was public, in place of the stage. */
static bool closes_over(const app *a, rise_before was, rise_before is) {
    return is.top == &scene_curtain && is.under == is.top && goes_whole(a, was);
}

/* Of one that lies flat nothing is laid over the dark: hands may have been open at its edges. */
static bool is_table(const scene_ops *top) {
    return top == &scene_table || top == &scene_flat;
}

/* A table is left for the window's own pages, which lie on other pictures. */
static bool leaves_table(const app *a, rise_before was) {
    return was.page->stood != NULL && stack_has(a, &scene_title);
}

static rise_way way_of(const app *a, rise_before was) {
    const rise_before is = rise_now(a);
    const bool private = is.top == &scene_private;
    if (is_table(was.top) && is_dark(is.top)) {
        return way_of_a_call(a, was);
    }
    if (is_dark(was.top) && is_table(is.top)) {
        return RISE_OUT_OF_DARK;
    }
    if (lies_across(a, was, is)) {
        return is.under == &scene_curtain ? RISE_OVER_CLOTH : is.top == is.under ? RISE_OFF_PAGE : RISE_ONTO_PAGE;
    }
    if (closes_over(a, was, is)) {
        return a->frame.high_contrast ? RISE_ACROSS : RISE_UNDER_CLOTH; /* lines do not slide */
    }
    if (covers_curtain(a, was, is)) {
        return RISE_OUT_OF_PAGE;
    }
    if (is.page == NULL || was.page == NULL) {
        const bool open = was.top == &scene_curtain && is.top != NULL && is.top == is.page;
        return private || open ? RISE_OUT_OF_STAGE : RISE_AT_ONCE;
    }
    if (is.page == was.page || (is.top != is.page && is.top != &scene_pause)) { /* it comes back with its page */
        return RISE_AT_ONCE;
    }
    if (goes_whole(a, was)) {
        return leaves_table(a, was) ? RISE_THROUGH_DARK : RISE_OUT_OF_PAGE;
    }
    return private || was.page == &scene_private ? RISE_OUT_OF_STAGE : RISE_AT_ONCE;
}

/* Dark, and out of the dark, take as long as a page each. */
static int lengths(rise_way way) {
    return way == RISE_THROUGH_DARK ? 2 : 1;
}

static bool is_across(rise_way way) {
    return way == RISE_ACROSS || way == RISE_ONTO_PAGE || way == RISE_OFF_PAGE || way == RISE_OVER_CLOTH ||
           way == RISE_ON_TABLE;
}

static int takes(rise_way way) {
    return way == RISE_UNDER_CLOTH ? MOTION_CURTAIN
           : way == RISE_WITH_SAME ? MOTION_SAME
           : is_across(way)        ? MOTION_PANEL
                                   : MOTION_PAGE * lengths(way);
}

/* All that lies on the screen goes on being seen. */
static bool keeps_list(rise_way way) {
    return way == RISE_OUT_OF_PAGE || way == RISE_WITH_SAME || way == RISE_THROUGH_DARK || way == RISE_UNDER_CLOTH ||
           (is_across(way) && way != RISE_ONTO_PAGE);
}

/* What lies on the screen now is the page before. */
static void begin(app *a, rise_way way) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    a->rise.way = a->shown->ui != NULL && !tempo.still ? way : RISE_AT_ONCE;
    a->rise.ends = 0;
    if (a->rise.way == RISE_AT_ONCE) {
        return;
    }
    if (keeps_list(a->rise.way)) {
        *a->rise.before = *a->shown;
    }
    a->rise.compared = false;
    a->rise.begun = a->now;
    a->rise.ends = a->now + (uint64_t)((float)takes(a->rise.way) * tempo.factor);
}

/* A page that leaves something to the next one. */
static rise_way out_of_page(const app *a) {
    return rise_same_on(a->shown) ? RISE_WITH_SAME : RISE_OUT_OF_PAGE;
}

void rise_after(app *a, rise_before was) {
    const rise_way way = way_of(a, was);
    begin(a, way == RISE_OUT_OF_PAGE && (rise_now(a).under != &scene_curtain) ? out_of_page(a) : way);
}

void rise_turn(app *a) {
    const rise_before is = rise_now(a);
    begin(a, is.top == is.page && goes_whole(a, is) ? out_of_page(a) : RISE_AT_ONCE);
}

void rise_across(app *a) {
    const rise_before is = rise_now(a);
    begin(a, is.under != NULL && a->rise.under == is.under ? RISE_ACROSS : RISE_AT_ONCE);
}

/* One that lies flat, too, as long as no hand is open at its edges. */
static const scene_ops *open_table(const app *a) {
    const rise_before is = rise_now(a);
    if (is.top == &scene_flat) {
        return is.under == is.top && !flat_hides(a) ? is.top : NULL;
    }
    return is.page == is.top && (is.top == &scene_table || is.top == &scene_results) ? is.top : NULL;
}

void rise_frame(app *a) {
    a->rise.table = open_table(a);
    if (a->rise.way == RISE_ON_TABLE && a->rise.table == NULL) {
        a->rise.ends = 0;
    }
}

void rise_on_table(app *a) {
    const scene_ops *table = open_table(a);
    if (!rise_moves(a) && table != NULL && table != &scene_results && table == a->rise.table) {
        begin(a, RISE_ON_TABLE);
    }
}

/* A game that brings its questions does so in the second half. */
static bool in_halves(const app *a) {
    return a->rise.way == RISE_ON_TABLE && is_table(rise_now(a).top) &&
           app_director_table(a->table)->brings_questions;
}

bool rise_lit(app *a, const ui_draw *made) {
    ui_rect at[UI_DIFFER_APART];
    const bool lit = rise_said_lit(a->shown, made, NULL) != NULL || rise_said_lit(made, a->shown, NULL) != NULL,
               other = rise_said_page(a->shown) != rise_said_page(made);
    const bool said = other || rise_said_other(a->shown, made, at) > 0;
    const bool begun = rise_moves(a), plates = begun && a->rise.way == RISE_ON_TABLE && !in_halves(a);
    if (a->rise.table == NULL || (begun && !plates) || !(said || (lit && !begun))) {
        return false;
    }
    begin(a, RISE_ON_TABLE);
    return rise_moves(a);
}

bool rise_moves(const app *a) {
    return a->now < a->rise.ends;
}

bool rise_holds(const app *a) {
    return rise_moves(a) && a->rise.way != RISE_UNDER_CLOTH && !is_across(a->rise.way);
}

bool rise_clears(const app *a) {
    return rise_moves(a) && a->rise.way == RISE_OFF_PAGE;
}

void rise_end(app *a) {
    a->rise.ends = 0;
    app_dirty(a);
}

void rise_tick(app *a) {
    if (a->rise.ends != 0) {
        app_dirty(a);
    }
    if (!rise_moves(a)) {
        a->rise.ends = 0;
    }
}

/* A page changes in so many steps; between two of them nothing is made anew. */
static uint64_t steps_of(const app *a) {
    if (is_across(a->rise.way)) {
        return MOTION_PANEL_STEPS;
    }
    if (a->rise.way == RISE_WITH_SAME) {
        return MOTION_SAME / MOTION_FRAME;
    }
    return a->rise.way == RISE_OUT_OF_PAGE ? MOTION_PAGE_STEPS
                                           : 1 + MOTION_PAGE_STEPS * (uint64_t)lengths(a->rise.way);
}

/* From 0 on, while it moves. */
static uint64_t step_of(const app *a) {
    return (a->now - a->rise.begun) * steps_of(a) / (a->rise.ends - a->rise.begun);
}

uint64_t rise_wake(const app *a) {
    if (!rise_moves(a)) {
        return a->rise.ends == 0 ? UINT64_MAX : a->rise.ends;
    }
    const uint64_t steps = steps_of(a), takes = a->rise.ends - a->rise.begun;
    return a->rise.begun + (takes * (step_of(a) + 1) + steps - 1) / steps;
}

/* Of a page that goes over into another one no step is spent on what lies on the screen already, nor on the bare
 * ground between them; across a page none is spent either. */
static float left_between(const app *a) {
    const uint64_t steps = steps_of(a), step = 1 + step_of(a);
    if (is_across(a->rise.way)) {
        return 1.0f - (float)step / (float)(steps + 1);
    }
    return 1.0f - (float)(step <= steps / 2 ? step : step + 1) / (float)(steps + 2);
}

static float left_of(const app *a) {
    const bool between = a->rise.way == RISE_OUT_OF_PAGE || is_across(a->rise.way);
    if (!rise_moves(a)) {
        return 0.0f;
    }
    return between ? left_between(a) : 1.0f - (float)step_of(a) / (float)(steps_of(a) - 1);
}

bool rise_shows(const app *a) {
    return left_of(a) > 0.0f;
}

static void draw_ground_of(ui_draw *d, const ui_draw *list, float alpha) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const char *ground = ui_ground_picture(list);
    if (ground[0] != '\0') {
        ui_cover_faded(d, ground, all, alpha);
    } else {
        ui_fill(d, all, ui_fade(ui_theme(d->ui, UI_INK_900), alpha));
    }
}

/* What lies between two pages, with none of their words: the stage before a hand, the cloth where one hangs, else the
 * new one's ground. */
static void draw_between(const app *a, ui_draw *d, float alpha) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const bool hand = stack_top(a)->ops == &scene_private;
    if (rise_now(a).under == &scene_curtain) {
        curtain_over(d, alpha);
        return;
    }
    if (!hand) {
        draw_ground_of(d, d, alpha);
        return;
    }
    ui_group_faded(d, all, alpha);
    curtain_stage(d);
    ui_group_end(d);
}

/* Two pages of the window that lie on different pictures. */
static bool changes_ground(const app *a, const ui_draw *d) {
    const ui_draw *was = a->rise.before;
    return a->rise.way == RISE_OUT_OF_PAGE && was->ground > 0 && d->ground > 0 &&
           strcmp(ui_ground_picture(was), ui_ground_picture(d)) != 0;
}

/* The ground of the page before stays as long as any of that is seen, and changes where it is darkest. */
static void draw_onto_ground(const app *a, ui_draw *d, float left) {
    static const float darkest = 0.7f;
    const ui_draw *was = a->rise.before;
    const float before = 2.0f * left - 1.0f;
    if (before > 0.0f) {
        draw_ground_of(d, was, 1.0f);
        ui_lay_over(d, was, before);
    } else {
        draw_ground_of(d, d, 2.0f * left);
    }
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    ui_fill(d, all, ui_fade(UI_INK_950, darkest * (1.0f - fabsf(before))));
}

static void draw_from_page(const app *a, ui_draw *d, int turns, float left) {
    const float before = 2.0f * left - 1.0f;
    if (changes_ground(a, d)) {
        draw_onto_ground(a, d, left);
        return;
    }
    const bool turned = ui_turn_begin(d, turns);
    draw_between(a, d, fminf(2.0f * left, 1.0f));
    if (turned) {
        ui_turn_end(d);
    }
    if (before > 0.0f) {
        ui_lay_over(d, a->rise.before, before);
    }
}

/* The page before goes, and only then the next one comes: words never lie over words. What is the same on both stays.
 */
static void draw_out_of_page(const app *a, ui_draw *d, int turns, float left) {
    const ui_draw *was = a->rise.before;
    const rise_kept kept = rise_kept_of(d, was);
    draw_from_page(a, d, turns, left);
    rise_kept_draw(d, was, &kept, fmaxf(2.0f * left - 1.0f, 0.0f), fmaxf(1.0f - 2.0f * left, 0.0f));
}

float rise_on_table_left(const app *a) {
    return in_halves(a) ? fminf(2.0f * left_of(a), 1.0f) : 0.0f;
}

/* The middle of a flat table leaves its place meanwhile: it is never drawn at both. */
static bool glides(const app *a) {
    return a->rise.way == RISE_ON_TABLE && a->rise.table == &scene_flat && flat_glided(a, a->rise.begun);
}

/* Sentences may change while the rest is on its way, into a line that lies elsewhere. Round a flat table buttons
 * stand in one line with them, and make room for each other. */
static void compare_sentences(app *a, const ui_draw *d) {
    a->rise.n_sentences = rise_said_other(a->rise.before, d, a->rise.sentence);
    if (a->rise.way == RISE_ON_TABLE && a->rise.table == &scene_flat) {
        rise_said_with_buttons(a->rise.before, d, a->rise.sentence, a->rise.n_sentences);
    }
    a->rise.parts->n_apart = a->rise.n_sentences;
    memcpy(a->rise.parts->apart, a->rise.sentence, sizeof a->rise.sentence);
}

/* What goes is what lay there when it began: what moves meanwhile leaves nothing behind. Of an end it is what the
 * apron says alone: the rest comes by itself. A flat table has no apron. */
static void compare(app *a, const ui_draw *d) {
    const scene_ops *table = a->rise.way == RISE_ON_TABLE ? a->rise.table : NULL;
    const float apron = table != NULL && table != &scene_flat ? ui_apron_height(d->ui) : 0.0f;
    a->rise.parts->n = 0;
    a->rise.turns = table == &scene_table && rise_said_page(a->rise.before) != rise_said_page(d);
    const ui_rect above = {0, 0, d->ui->width, d->ui->height - apron};
    if (a->rise.turns) {
        ui_differ_add(a->rise.parts, above, d->ui->u);
    } else if (table != &scene_results) {
        const int gliding = glides(a) ? FLAT_MIDDLE : -1;
        if (gliding < 0) {
            ui_differ_find(a->rise.parts, a->rise.before, d);
        }
        rise_said_add_lit(a->rise.parts, a->rise.before, d, gliding);
        rise_said_add_lit(a->rise.parts, d, a->rise.before, gliding);
        ui_differ_within(a->rise.parts, above);
    }
    a->rise.compared = true;
}

/* Letters of the one and the other are never nearly as strong: in the middle of its way a plate is passed by. */
static float apart(float left) {
    static const float of_way = 0.6f, passed = 0.4f, aside = 0.02f;
    return of_way * left + (left > 0.5f ? passed + aside : -aside);
}

static bool has_panel(const ui_draw *d) {
    return d->panel_end > d->panel;
}

/* How much of what goes is still there. A panel that comes lies over it, and one that goes does so before what it
 * covered comes back. */
static float left_of_parts(const app *a, bool comes, bool goes, float left) {
    return comes || a->rise.turns || in_halves(a) ? 2.0f * left - 1.0f
           : goes                                 ? fminf(2.0f * left, 1.0f)
                                                  : apart(left);
}

/* Of two pages of the table the one goes, and then the other comes out of its bare ground. */
static void draw_turned(ui_draw *d, float left) {
    static const float crest = 16.0f; /* of the apron, which stays */
    ui_group_cut(d, (ui_rect){0, 0, d->ui->width, d->ui->height - ui_apron_height(d->ui) - crest});
    draw_ground_of(d, d, fminf(2.0f * left, 1.0f));
    ui_group_end(d);
}

/* Of what the table says, or the foot of a page, the old sentence goes before the new one comes: words never lie over
 * words. */
static void draw_across(app *a, ui_draw *d, float left) {
    const ui_draw *was = a->rise.before;
    const bool comes = has_panel(d) && !has_panel(was), goes = has_panel(was) && !has_panel(d);
    ui_part part[UI_DIFFER_PARTS + 2 * UI_DIFFER_APART];
    int n = 0;
    compare_sentences(a, d);
    if (!a->rise.compared || glides(a)) {
        compare(a, d);
    }
    const float before = left_of_parts(a, comes, goes, left), panel = 2.0f * left - 1.0f;
    const rise_kept kept = a->rise.turns ? rise_kept_of(d, was) : rise_kept_asked(d, was);
    for (int i = 0; before > 0.0f && i < a->rise.parts->n; i++) {
        part[n++] = (ui_part){.at = a->rise.parts->at[i], .alpha = before, .below = goes, .beside = a->rise.parts};
    }
    for (int i = 0; i < a->rise.n_sentences; i++) {
        part[n++] = (ui_part){.at = a->rise.sentence[i], .alpha = fminf(2.0f * left, 1.0f), .bare = true};
        part[n++] = (ui_part){.at = a->rise.sentence[i], .alpha = fmaxf(panel, 0.0f)};
    }
    if (a->rise.turns) {
        draw_turned(d, left);
    }
    ui_lay_parts(a->rise.parts, d, was, part, n);
    if (comes) {
        ui_lay_range(d, d, d->panel, d->panel_end, 1.0f);
    } else if (goes && panel > 0.0f) {
        ui_lay_range(d, was, was->panel, was->panel_end, panel);
    }
    rise_kept_draw_same(d, was, &kept, panel);
}

static void draw_through_dark(const app *a, ui_draw *d, float left) {
    const float before = 2.0f * left - 1.0f;
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_950, fminf(2.0f * left, 1.0f)));
    if (before > 0.0f) {
        ui_lay_over(d, a->rise.before, before);
    }
}

static bool comes_onto(const app *a) {
    return a->rise.way == RISE_ONTO_PAGE && rise_shows(a);
}

/* Of what lies on the page, and not of the page. */
static bool has_panel_over(const ui_draw *d) {
    return has_panel(d) && d->over > 0 && d->panel >= d->over;
}

void rise_over_begin(const app *a, ui_draw *d) {
    d->over = d->n;
    if (comes_onto(a)) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 1.0f - left_of(a));
    }
}

void rise_over_end(const app *a, ui_draw *d) {
    if (d->over > 0 && comes_onto(a) && !has_panel_over(d)) {
        ui_group_end(d);
    }
    d->over_end = d->over > 0 ? d->n : 0;
}

static bool panel_grows(const app *a, const ui_draw *d) {
    return d->over > 0 ? comes_onto(a) : a->rise.way == RISE_ACROSS && rise_shows(a) && !has_panel(a->rise.before);
}

void rise_panel_begin(const app *a, ui_draw *d, ui_rect at) {
    static const float smaller = 0.04f, edge = 40.0f; /* what stands out of a sheet */
    const ui_rect whole = ui_inset(at, -edge);
    const float part = 1.0f - smaller * left_of(a);
    if (d->over > 0 && comes_onto(a) && !has_panel_over(d)) {
        ui_group_end(d); /* of the veil */
    }
    d->panel = d->n;
    if (panel_grows(a, d)) {
        ui_scale(d, ui_centre(whole, part * whole.w, part * whole.h), whole);
        ui_group(d, whole, 0, 0.0f);
    }
}

void rise_panel_end(const app *a, ui_draw *d) {
    if (panel_grows(a, d)) {
        ui_group_end(d);
    }
    d->panel_end = d->n;
}

/* What lay on the page goes over it: its panel first. */
static void draw_off_page(ui_draw *d, const ui_draw *before, float left) {
    const float panel = 2.0f * left - 1.0f;
    const bool both = has_panel_over(before);
    ui_lay_range(d, before, before->over, both ? before->panel : before->over_end, left);
    if (both && panel > 0.0f) {
        ui_lay_range(d, before, before->panel, before->over_end, panel);
    }
}

static void draw_out_of_stage(ui_draw *d, float left) {
    ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, left);
    curtain_stage(d);
    ui_group_end(d);
}

/* Nothing of the page that goes stands on the one that comes. */
static void change_all(app *a) {
    const float factor = app_tempo_of(&a->settings).factor;
    a->rise.way = RISE_OUT_OF_PAGE;
    a->rise.ends = a->rise.begun + (uint64_t)((float)takes(RISE_OUT_OF_PAGE) * factor);
}

static void draw_way(app *a, ui_draw *d, int turns, float left) {
    const ui_draw *before = a->rise.before;
    switch (a->rise.way) {
    case RISE_WITH_SAME:
        rise_same_draw(a->rise.parts, d, before, 1.0f - left);
        break;
    case RISE_OUT_OF_PAGE:
    case RISE_OVER_CLOTH:
        draw_out_of_page(a, d, turns, left);
        break;
    case RISE_ACROSS:
    case RISE_ON_TABLE:
        draw_across(a, d, left);
        break;
    case RISE_OFF_PAGE:
        draw_off_page(d, before, left);
        break;
    case RISE_THROUGH_DARK:
        draw_through_dark(a, d, left);
        break;
    case RISE_OUT_OF_DARK:
        ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_950, left));
        break;
    case RISE_OUT_OF_STAGE:
        if (stack_top(a)->ops != &scene_private) {
            draw_out_of_stage(d, left);
        }
        break;
    case RISE_ONTO_PAGE:   /* rise_over_begin */
    case RISE_UNDER_CLOTH: /* rise_over */
    case RISE_AT_ONCE:
        break;
    }
}

void rise_draw(app *a, ui_draw *d, int turns) {
    if (a->rise.way == RISE_WITH_SAME && rise_moves(a) && !rise_same_on_both(d, a->rise.before)) {
        change_all(a);
    }
    const float left = left_of(a);
    if (left > 0.0f) {
        draw_way(a, d, turns, left);
    }
}

const ui_draw *rise_over(const app *a, const ui_draw *d) {
    const bool whole = d->frames == 0; /* and not turned to somebody's edge */
    return a->rise.way == RISE_UNDER_CLOTH && rise_moves(a) && whole ? a->rise.before : NULL;
}

void rise_draw_over(const app *a, ui_draw *d) {
    static const float wings = 2.0f; /* they stand on most private pages */
    const float left = a->rise.way == RISE_OUT_OF_STAGE ? left_of(a) : 0.0f;
    if (left > 0.0f) {
        curtain_stage_over(d, left, fminf(wings * left, 1.0f));
    }
}

void rise_draw_foot(const app *a, ui_draw *d, ui_rect foot) {
    const float left = a->rise.way == RISE_OUT_OF_STAGE ? left_of(a) : 0.0f;
    if (left > 0.0f) {
        ui_fill(d, foot, ui_fade(UI_INK_950, left));
    }
}
