/* The picture of the flat table: the public frame in the middle, what it says twice, chips round it. */
#include <math.h>
#include <stdio.h>

#include "app/flat/flat.h"
#include "app/table/public_table.h"
#include "ui/block.h"
#include "ui/frame.h"
#include "ui/level.h"
#include "ui/widgets.h"

enum { MIDDLE = 255 };

/* ---- what everybody reads ---- */

/* A button of the bar, and the air beside it, du. */
static float bar_button(const ui_frame *ui) {
    return fmaxf(ui_target(ui), 46.0f);
}

static const float bar_air = 8.0f, bar_in = 16.0f; /* beside the strip; between its ends and its words */

static float bar_words(const ui_frame *ui) {
    return ui->width - 2 * (ui_edge_rim(ui) + bar_button(ui) + bar_air);
}

/* What is to be done and what was done take two lines, or four where these have no room beside a button. */
static int bar_lines(const ui_frame *ui) {
    const float four = 24.0f; /* ems of a line below which so many are wanted */
    const float ems = bar_words(ui) / fmaxf(0.85f * UI_STYLE_BODY.size, 4.0f * ui->mm);
    return ems < four ? 4 : 2;
}

/* High enough for its words and for a finger: the same whatever is said. */
static float bar_high(const ui_frame *ui) {
    const float one = ui_label_least(ui, &UI_STYLE_SENTENCE);
    const int lines = bar_lines(ui);
    const bool tight = lines == 2 && ui->text_scale < 1.2f; /* hardly larger letters do without air between */
    return fmaxf(bar_button(ui), tight ? 2.0f * one + 10.0f : (1.0f + 1.3f * (float)(lines - 1)) * one + 12.0f);
}

static ui_rect middle_of(const ui_frame *ui) {
    const float rim = ui_edge_rim(ui), bar = bar_high(ui);
    return (ui_rect){rim, rim + bar, ui->width - 2 * rim, ui->height - 2 * (rim + bar)};
}

static bool is_open_at(const flat_scene *f, const ui_edge_seat *at, int turn) {
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0 && at[who].turn == turn) {
            return true;
        }
    }
    return false;
}

/* Where the zones that are open lie over the middle. */
static void tell_over(const flat_scene *f, const ui_frame *window, const ui_edge_seat *at, float scale, ui_rim *rim) {
    const ui_rect mid = middle_of(window);
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w <= 0) {
            continue;
        }
        const ui_rect zone = ui_edge_on_window(window, at[who].turn, at[who].zone);
        const ui_rect over = {(zone.x - mid.x) * scale, (zone.y - mid.y) * scale, zone.w * scale, zone.h * scale};
        rim->open[rim->n_open++] = over;
        if (at[who].turn == 2 && rim->n_over < UI_RIM_OVER) {
            rim->over[rim->n_over++] = over;
        }
    }
}

static void middle(const flat_scene *f, const app *a, ui_draw *d, const ui_edge_seat *at, ui_rim *rim) {
    const ui_frame *window = d->ui;
    ui_frame usual = *window; /* the table does not shrink for those whose zones grow */
    usual.text_scale = 1.0f;
    const float rim_w = ui_edge_rim(window), bar = bar_high(window);
    if (ui_place_begin(d, MIDDLE, middle_of(d->ui), 0, NULL, 0)) {
        const float scale = window->u / d->ui->u;
        rim->sheet = (ui_edge_reach(&usual, f->edge.n) - rim_w - bar) * scale;
        rim->side = (ui_edge_reach(window, f->edge.n) - rim_w) * scale;
        rim->left = is_open_at(f, at, 1);
        rim->near = is_open_at(f, at, 0);
        tell_over(f, window, at, scale, rim);
        d->inner[d->frames - 1].rim = rim;
        table_scene_draw(&f->t, a, d, true);
        d->inner[d->frames - 1].rim = NULL;
        ui_place_end(d);
    }
}

/* A zone that is open at this long side lies over the bar: what is left beside it, the wider part. */
static ui_rect beside_zones(const flat_scene *f, const ui_edge_seat *at, int turn, ui_rect bar) {
    float from = bar.x, to = bar.x + bar.w;
    for (int who = 0; who < f->edge.n; who++) {
        const ui_rect zone = at[who].zone;
        if (zone.w <= 0 || at[who].turn != turn || zone.x > to || zone.x + zone.w < from) {
            continue;
        }
        if (zone.x - from > to - zone.x - zone.w) {
            to = zone.x - bar_air;
        } else {
            from = zone.x + zone.w + bar_air;
        }
    }
    return (ui_rect){from, bar.y, to - from, bar.h};
}

/* What is to be done, and below it, smaller, what was done. */
static bool say_in_two(ui_draw *d, ui_rect in, const char *done, const char *next) {
    const float over = 4.0f;  /* into the strip's rims: letters with signs above and below are high */
    const float lower = 2.0f; /* a sentence has more ink above its middle than below */
    const ui_rect above = {in.x, in.y - over + lower, in.w, in.h * 0.54f + over};
    const ui_rect below = {in.x, above.y + above.h, in.w, in.h * 0.46f + over};
    ui_label_style small = UI_STYLE_BODY, large = UI_STYLE_SENTENCE;
    small.colour = UI_PAPER_200; /* read across the table */
    small.align = large.align = UI_MIDDLE;
    if (!ui_label_fits(d->ui, above, &large, next) || !ui_label_fits(d->ui, below, &small, done)) {
        return false;
    }
    ui_label(d, above, &large, next);
    ui_label(d, below, &small, done);
    return true;
}

/* Rather small letters than words lost. */
static ui_label_style said_as(const ui_draw *d, ui_rect in, const char *text) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_MIDDLE;
    style.lines = 4; /* of so many as it is high */
    style.size = ui_label_fits(d->ui, in, &style, text) ? style.size : UI_STYLE_BODY.size;
    return style;
}

/* What was done, and what is to be done now; the second alone where a zone leaves no room for both. */
static void say(ui_draw *d, ui_rect in, const ui_rim *rim) {
    const char *next = rim->sentence != NULL ? rim->sentence : "", *done = rim->second;
    if (done != NULL && done[0] != '\0') {
        if (say_in_two(d, in, done, next)) {
            return;
        }
        const char *both = UI_SAY(d, "play.flat.two", TEXT_STR("first", done), TEXT_STR("second", next));
        const ui_label_style as = said_as(d, in, both);
        if (ui_label_fits(d->ui, in, &as, both)) {
            ui_label(d, in, &as, both);
            return;
        }
    }
    const ui_label_style style = said_as(d, in, next);
    ui_label(d, in, &style, next);
}

/* At the right end of the words, which become shorter. */
static void bar_act(ui_draw *d, ui_rect *words, float y, const ui_rim_act *act, ui_button_look look) {
    const float w = fminf(ui_label_width(d->ui, &UI_STYLE_BUTTON, act->words) + 50, words->w * 0.3f);

    ui_button(d, (ui_rect){words->x + words->w - w, y, w, bar_button(d->ui)}, act->zone, act->n, act->words, NULL,
              look, act->flags);
    words->w -= w + bar_air;
}

/* The sentence, before the seats of a long side; and at its ends what the whole table may press. */
static void bar(const flat_scene *f, const app *a, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at, int turn) {
    const float edge = ui_edge_rim(d->ui), high = bar_high(d->ui), y = d->ui->height - edge - high;
    const float button = bar_button(d->ui), air = bar_air;
    const bool holds = app_director_holds(a->table),
               undo = !holds && public_table_takes_back(a) && !table_scene_state(&f->t.base, a).own_back;
    ui_rect words = {edge + button + air, y + 2, bar_words(d->ui), high - 4};
    const float whole = words.w, least = 0.4f; /* of it, that words may stand in */
    const ui_rect left = {edge, y + (high - button) / 2, button, button};
    const ui_rect right = {d->ui->width - edge - button, left.y, button, button};

    ui_button(d, left, ZONE_PAUSE, turn, "", "pause", UI_PLAIN, 0);
    ui_button_sized(d, right, ZONE_HELP, turn, ui_say(d, "apron.help"), 26.0f, UI_PLAIN, 0);
    if (holds) {
        bar_act(d, &words, left.y, &(ui_rim_act){ZONE_REVEAL_NEXT, ui_say(d, "play.results.next"), 0, 0}, UI_PRIMARY);
    } else if (rim->act.zone != NULL) {
        bar_act(d, &words, left.y, &rim->act, UI_PRIMARY);
    }
    if (undo) {
        bar_act(d, &words, left.y, &(ui_rim_act){ZONE_UNDO, ui_say(d, "play.undo"), 0, 0}, UI_PLAIN);
    }
    words = beside_zones(f, at, turn, words);
    const ui_rect in = {words.x + bar_in, words.y + 3, words.w - 2 * bar_in, words.h - 6};
    if (words.w >= least * whole) {
        ui_plate(d, words, 44, ui_fade(UI_INK_950, 0.8f), 0, 0, false);
        say(d, in, rim);
    }
}

/* ---- chips ---- */

static bool waits_for(const flat_scene *f, const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND || flat_is_sealed(f, a, (uint8_t)seat);
}

/* Beside a chip, as wide as this, where no other chip is nor the corner; else above it, over the bar. */
static ui_rect beside_chip(const flat_scene *f, const ui_draw *d, const ui_edge_seat *at, int seat, float w,
                           float h) {
    const float air = 8.0f;
    const ui_rect chip = at[seat].chip;
    float from = ui_edge_rim(d->ui), to = d->ui->width - from;
    for (int i = 0; i < f->edge.n; i++) {
        if (i != seat && at[i].turn == at[seat].turn) {
            const ui_rect other = at[i].zone.w > 0 ? at[i].zone : at[i].chip;
            from = other.x < chip.x ? fmaxf(from, other.x + other.w) : from;
            to = other.x > chip.x ? fminf(to, other.x) : to;
        }
    }
    const float y = chip.y + (chip.h - h) / 2, right = chip.x + chip.w + air;
    if (right + w + air <= to) {
        return (ui_rect){right, y, w, h};
    }
    if (chip.x - air - w >= from + air) {
        return (ui_rect){chip.x - air - w, y, w, h};
    }
    return (ui_rect){chip.x + (chip.w - w) / 2, chip.y - h - 4, w, h};
}

/* Said to the one whose zone cannot open now. */
static void wait_strip(const flat_scene *f, ui_draw *d, const ui_edge_seat *at, int seat) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *words = ui_say(d, "play.flat.wait");
    const float w = fmaxf(at[seat].chip.w, ui_label_width(d->ui, &style, words) + 24);
    const ui_rect strip = beside_chip(f, d, at, seat, w, ui_seat_strip(d->ui));
    ui_plate(d, strip, 23, UI_PAPER_200, UI_LANTERN, 2.0f, true);
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, ui_inset(strip, 3), &style, words);
}

/* What the game calls this seat by, as it stands in the middle at its emblem. */
static void chip_number(ui_draw *d, ui_rect chip, int number) {
    const float r = chip.h * 0.42f;
    const ui_rect at = {chip.x - 0.28f * r, chip.y - 0.28f * r, r, r};
    ui_label_style style = UI_STYLE_NAME;
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    style.size = 17;
    style.align = UI_MIDDLE;
    ui_disc(d, at, UI_INK_950, 0, 0);
    ui_label(d, at, &style, text);
}

/* What is public of a seat, read from its edge. The eye tells that it looks, whatever it sees. */
static void chip(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat all[],
                 const ui_rim_seat *say) {
    const ui_edge_seat *at = &all[seat];
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    const bool open = flat_looks(f, seat), person = !f->t.seats[seat].bot;
    const bool comes = person && !told && waits_for(f, a, seat);
    ui_seat_state state = say->said ? say->state : UI_SEAT_CALM;
    const ui_rect corner = flat_chip_sign(at);

    state = comes && state == UI_SEAT_CALM ? UI_SEAT_TO_ACT : state;
    ui_seat_chip(d, at->chip, &f->t.seats[seat], state, say->count, say->n_counts);
    if (say->said && say->number > 0) {
        chip_number(d, at->chip, say->number);
    }
    if (open || comes) {
        ui_disc(d, corner, UI_INK_950, UI_LANTERN, 1.6f);
        ui_figure(d, open ? "eye" : "hand", ui_inset(corner, corner.w * 0.16f), UI_LANTERN);
    }
    if (a->now < f->seat[seat].waits_until) {
        wait_strip(f, d, all, seat);
    }
    if (person) {
        ui_zone_add(d, ZONE_LOOK, seat + 1, at->chip, UI_ZONE_HOLD);
        ui_focus(d, at->chip, ZONE_LOOK, seat + 1);
    }
}

/* Dark round a hand that lies on the table: what looks out from under it is seen to lie below. */
static void shadow(ui_draw *d, const ui_edge_seat *at) {
    enum { STEPS = 5 };
    const float far = 6 * d->ui->mm;
    if (at->zone.w <= 0 || d->ui->high_contrast || !ui_turn_begin(d, at->turn)) { /* there its border is white */
        return;
    }
    for (int i = 0; i < STEPS; i++) {
        const float air = far * (1.0f - (float)i / STEPS);
        ui_plate(d, (ui_rect){at->zone.x - air, at->zone.y - air, at->zone.w + 2 * air, at->zone.h + air + 20}, 5,
                 ui_fade(UI_INK_950, 0.26f), 0, 0, false);
    }
    ui_turn_end(d);
}

/* ---- what those at the short sides read ---- */

/* The longest stretch of a short side that neither chips nor an open hand take, as those who sit there see it. */
static ui_rect free_stretch(const flat_scene *f, const ui_edge_seat *at, int turn, const ui_frame *ui) {
    const float rim = ui_edge_rim(ui), air = 10.0f;
    ui_rect best = {0};
    for (int i = -1; i < f->edge.n; i++) { /* from the corner, or from right of a seat */
        float from = rim, to = ui->width - rim;
        if (i >= 0 && at[i].turn != turn) {
            continue;
        }
        from = i >= 0 ? fmaxf(at[i].chip.x + at[i].chip.w, at[i].zone.x + at[i].zone.w) + air : from;
        for (int k = 0; k < f->edge.n; k++) {
            const float left = at[k].zone.w > 0 ? fminf(at[k].zone.x, at[k].chip.x) : at[k].chip.x;
            if (at[k].turn == turn && left + 1 > from - air) {
                to = fminf(to, left - air);
            }
        }
        if (to - from > best.w) {
            best = (ui_rect){from, ui->height - rim + 4, to - from, rim - 8};
        }
    }
    return best;
}

/* Somebody there is told to wait, in the same place. */
static bool is_told_to_wait(const flat_scene *f, const app *a, const ui_edge_seat *at, int turn) {
    bool waits = false;
    for (int i = 0; i < f->edge.n; i++) {
        waits |= at[i].turn == turn && a->now < f->seat[i].waits_until;
    }
    return waits;
}

/* Beside their chips, where it has room: what is to be done now. */
static void side_bar(const flat_scene *f, const app *a, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at,
                     int turn) {
    const ui_rect in = free_stretch(f, at, turn, d->ui);
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.lines = 3;
    if (rim->sentence != NULL && !is_told_to_wait(f, a, at, turn) &&
        ui_label_fits(d->ui, in, &style, rim->sentence)) {
        ui_label(d, in, &style, rim->sentence);
    }
}

/* ---- all of it ---- */

static void seat(const flat_scene *f, const app *a, ui_draw *d, int who, const ui_edge_seat all[],
                 const ui_rim_seat *say) {
    const ui_edge_seat *at = &all[who];
    if (ui_edge_begin(d, FLAT_PLACE(who), at->turn, f->words[who])) {
        if (at->zone.w > 0) {
            flat_zone_draw(f, a, d, who, at);
        }
        chip(f, a, d, who, all, say);
        ui_edge_end(d);
    }
}

void flat_draw(const flat_scene *f, const app *a, ui_draw *d) {
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_rim rim = {.seat = f->t.seats};
    ui_edge_seats(d->ui, &f->edge, at);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    middle(f, a, d, at, &rim);
    for (int who = 0; who < f->edge.n; who++) {
        shadow(d, &at[who]);
    }
    bar(f, a, d, &rim, at, 0);
    for (int turn = 1; turn <= 3; turn++) {
        if (ui_turn_begin(d, turn)) {
            if (turn == 2) {
                bar(f, a, d, &rim, at, turn);
            } else {
                side_bar(f, a, d, &rim, at, turn);
            }
            ui_turn_end(d);
        }
    }
    for (int who = 0; who < f->edge.n; who++) { /* open zones lie over the chips beside them */
        if (at[who].zone.w <= 0) {
            seat(f, a, d, who, at, &rim.of[who]);
        }
    }
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0) {
            seat(f, a, d, who, at, &rim.of[who]);
        }
    }
}
