/* The picture of the flat table: the public frame in the middle, what it says twice, chips round it. */
#include <math.h>

#include "app/flat/flat_bars.h"
#include "app/table/public_table.h"
#include "ui/frame.h"
#include "ui/level.h"
#include "ui/widgets.h"

/* ---- the middle ---- */

/* What an edge takes of the window for n seats, with the bar before it. */
static float taken_at(const ui_frame *ui, int n, int turn, bool at_end) {
    const float bar = flat_bar_at(ui, n, turn);
    return flat_rim_at(ui, n, turn) + bar + (turn % 2 == 0 && bar > 0.0f && at_end ? flat_row_high(ui) : 0.0f);
}

static ui_rect middle_of(const ui_frame *ui, int n, bool at_end) {
    const float left = taken_at(ui, n, 1, at_end), top = taken_at(ui, n, 2, at_end);
    return (ui_rect){left, top, ui->width - left - taken_at(ui, n, 3, at_end),
                     ui->height - top - taken_at(ui, n, 0, at_end)};
}

static bool is_open_at(const ui_edge_seat *at, int n, int turn) {
    for (int who = 0; who < n; who++) {
        if (at[who].zone.w > 0 && at[who].turn == turn) {
            return true;
        }
    }
    return false;
}

/* Where the zones that are open lie over the middle. */
static void tell_open(const ui_frame *window, int n, const ui_edge_seat *at, float scale, ui_rim *rim) {
    const ui_rect mid = middle_of(window, n, false);
    rim->left = is_open_at(at, n, 1);
    rim->right = is_open_at(at, n, 3);
    rim->near = is_open_at(at, n, 0);
    for (int who = 0; who < n; who++) {
        if (at[who].zone.w <= 0) {
            continue;
        }
        const ui_rect zone = ui_edge_on_window(window, at[who].turn, at[who].zone);
        const ui_rect over = {(zone.x - mid.x) * scale, (zone.y - mid.y) * scale, zone.w * scale, zone.h * scale};
        rim->opener[rim->n_open] = (uint8_t)who;
        rim->open[rim->n_open++] = over;
        rim->looks |= 1u << who;
        if (at[who].turn == 2 && rim->n_over < UI_RIM_OVER) {
            rim->over[rim->n_over++] = over;
        }
    }
}

static void middle(const flat_scene *f, const app *a, ui_draw *d, const flat_seats *at, ui_rim *rim, bool at_end) {
    const ui_frame *window = d->ui;
    ui_frame usual = *window; /* the table does not shrink for those whose zones grow */
    usual.text_scale = 1.0f;
    const float rim_w = ui_edge_rim(window), bar = flat_bar_high(window);
    if (ui_place_begin(d, FLAT_MIDDLE, middle_of(d->ui, f->edge.n, at_end), 0, NULL, 0)) {
        const float scale = window->u / d->ui->u;
        rim->scale = scale;
        rim->sheet = (ui_edge_reach(&usual, f->edge.n) - rim_w - bar) * scale;
        /* with the line of words there, as air */
        rim->side = (ui_edge_reach(window, f->edge.n) - rim_w) * scale;
        ui_rim before = *rim;
        tell_open(window, f->edge.n, at->now, scale, rim);
        if (at->glides) {
            tell_open(window, f->edge.n, at->before, scale, &before);
            rim->was = &before;
            rim->glides = at->part;
        }
        ui_rim_sit(rim, window, &f->edge, middle_of(window, f->edge.n, at_end), scale);
        d->inner[d->frames - 1].rim = rim;
        table_scene_draw(&f->t, a, d, true);
        d->inner[d->frames - 1].rim = NULL;
        rim->was = NULL;
        ui_place_end(d);
    }
}

/* ---- chips ---- */

static bool waits_for(const flat_scene *f, const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND || flat_is_sealed(f, a, (uint8_t)seat);
}

/* Who is looked after first by the one whose zone cannot open now. */
static int in_the_way(const flat_scene *f, const ui_frame *window, int seat, const ui_seat *out[]) {
    uint8_t way[UI_EDGE_SEATS];
    const int n = ui_edge_in_way(window, &f->edge, seat, way);
    for (int i = 0; i < n; i++) {
        out[i] = &f->t.seats[way[i]];
    }
    return n;
}

/* What the game calls this seat by, as it stands in the middle at its emblem. */
static void chip_number(ui_draw *d, ui_rect chip, int number) {
    const float r = chip.h * 0.42f;
    const ui_rect at = {chip.x - 0.28f * r, chip.y - 0.28f * r, r, r};
    ui_label_style style = UI_STYLE_NAME;
    style.size = 17;
    style.align = UI_MIDDLE;
    ui_disc(d, at, UI_INK_950, 0, 0);
    ui_label_number(d, at, &style, number, true);
}

/* What the game says of this seat beside its counts: its number, or a sign of what all know of it. */
static void chip_marks(ui_draw *d, const ui_edge_seat *at, const ui_rim_seat *say) {
    const ui_rect sign = flat_chip_sign(at);
    if (say->said && say->number > 0) {
        chip_number(d, at->chip, say->number);
    }
    if (say->said && say->badge != NULL) {
        const ui_rect corner = {at->chip.x - 0.25f * sign.w, sign.y, sign.w, sign.h};
        ui_disc(d, corner, say->badge_ground, UI_INK_900, 1.6f);
        ui_figure(d, say->badge, ui_inset(corner, corner.w * 0.14f), UI_INK_900);
    }
}

/* Names at one edge are equally large, as the longest has room there, down to where a short one would be hard to
 * read: a longer one is smaller then. Large ones have what is counted beside them where all of them are larger so. */
static ui_chip_name names_at(const flat_scene *f, const ui_frame *ui, const ui_edge_seat at[], const ui_rim *rim,
                             int turn) {
    static const float least = 0.7f, worth = 1.15f;
    float above = UI_STYLE_NAME.size, beside = above;
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].turn == turn) {
            const ui_seat *seat = &f->t.seats[who];
            const ui_rim_seat *say = &rim->of[who];
            const int n = say->said ? say->n_counts : 0;
            above = fminf(above, ui_seat_chip_name(ui, at[who].chip, seat, n > 0));
            beside = fminf(beside, ui_seat_chip_beside(ui, at[who].chip, seat, say->count, n));
        }
    }
    const bool larger = beside >= worth * above;
    return (ui_chip_name){fmaxf(larger ? beside : above, least * UI_STYLE_NAME.size), larger};
}

/* At the end nobody looks or is asked; whoever has won is crowned once that has been shown. */
static void chip_at_end(const flat_scene *f, ui_draw *d, int seat, const ui_edge_seat *at, ui_chip_name name,
                        const ui_rim_seat *say, const flat_ending *ending) {
    const bool won = (ending->crowned >> seat & 1u) != 0;
    const ui_seat_state state = won ? UI_SEAT_WON : say->said ? say->state : UI_SEAT_CALM;

    ui_seat_chip(d, at->chip, &f->t.seats[seat], state, name, say->count, say->n_counts);
    chip_marks(d, at, say);
}

/* Beside the colour, the wedge of whoever is to act: from the chip towards the table. An open hand tells itself. */
static void chip_wedge(ui_draw *d, const ui_edge_seat *at, ui_seat_state state) {
    static const float wide = 24.0f, high = 10.0f, over = 2.0f; /* no further than the words begin */

    if ((state == UI_SEAT_TO_ACT || state == UI_SEAT_DECIDING) && at->zone.w <= 0) {
        const ui_rect chip = at->chip;
        ui_wedge(d, (ui_rect){chip.x + (chip.w - wide) / 2, chip.y + over - high, wide, high}, 0, UI_LANTERN);
    }
}

/* What is public of a seat, read from its edge. The eye tells that it looks, whatever it sees. */
static void chip(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at, ui_chip_name name,
                 const ui_rim_seat *say) {
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    const bool open = flat_looks(f, seat), person = !f->t.seats[seat].bot;
    const bool comes = person && !told && waits_for(f, a, seat);
    ui_seat_state state = say->said ? say->state : UI_SEAT_CALM;
    const ui_rect corner = flat_chip_sign(at);

    state = comes && state == UI_SEAT_CALM ? UI_SEAT_TO_ACT : state;
    const ui_seat *first[UI_EDGE_SEATS];
    const int n_first = a->now < f->seat[seat].waits_until ? in_the_way(f, &a->frame, seat, first) : 0;
    if (n_first > 0) {
        ui_seat_chip_after(d, at->chip, &f->t.seats[seat], state, name, first, n_first, ui_say(d, "play.flat.first"));
    } else {
        ui_seat_chip(d, at->chip, &f->t.seats[seat], state, name, say->count, say->n_counts);
    }
    chip_wedge(d, at, state);
    chip_marks(d, at, say);
    if (open || comes) {
        ui_disc(d, corner, UI_INK_950, UI_LANTERN, 1.6f);
        ui_figure(d, open ? "eye" : "hand", ui_inset(corner, corner.w * 0.16f), UI_LANTERN);
    }
    if (person) {
        ui_zone_add(d, ZONE_LOOK, seat + 1, at->chip, UI_ZONE_HOLD);
        ui_focus(d, at->chip, ZONE_LOOK, seat + 1);
    }
}

/* ---- all of it ---- */

static void seat(const flat_scene *f, const app *a, ui_draw *d, int who, const flat_seats *seats, const ui_rim *rim,
                 const flat_ending *ending, const ui_chip_name names[], const char *said[]) {
    const ui_edge_seat *at = &seats->now[who];
    const ui_rim_seat *say = &rim->of[who];
    const ui_chip_name name = names[at->turn];
    if (ui_edge_begin(d, FLAT_PLACE(who), at->turn, f->words[who])) {
        if (at->zone.w > 0) {
            flat_zone_draw(f, a, d, who, at, said[at->turn], flat_zone_open(f, seats, who));
        } else if (seats->seen[who].zone.w > 0) {
            flat_zone_draw_empty(f, d, who, &seats->seen[who], flat_zone_open(f, seats, who));
        }
        if (ending == NULL) {
            chip(f, a, d, who, at, name, say);
        } else {
            chip_at_end(f, d, who, at, name, say, ending);
        }
        ui_edge_end(d);
    }
}

/* What leads on, and what takes back. */
static void acts(const flat_scene *f, const app *a, ui_draw *d, ui_rim *rim) {
    const bool holds = app_director_holds(a->table);

    if (holds) {
        rim->n_acts = 0;
        ui_rim_add(rim, (ui_rim_act){ZONE_REVEAL_NEXT, ui_say(d, "play.results.next"), 0, 0, false});
    } else if (public_table_takes_back(a) && !table_scene_state(&f->t.base, a).own_back) {
        ui_rim_add(rim, (ui_rim_act){ZONE_UNDO, ui_say(d, "play.undo"), 0, 0, true});
    }
}

/* What a game asks by then stands in the room of what was pressed before. */
static flat_foot acts_at_end(const ui_frame *ui, ui_rim *rim, const flat_ending *ending) {
    const bool asks = ending->pressed && rim->n_acts > 0;
    if (ending->n_acts > 0 && !asks) {
        rim->n_acts = 0;
    }
    for (int i = 0; i < ending->n_acts && !asks; i++) {
        ui_rim_add(rim, ending->act[i]);
    }
    return (flat_foot){.corner = ending->whole && rim->with_log ? ZONE_LOG : ZONE_RULES,
                       .seen = asks ? 1.0f : ending->seen,
                       .left = ending->over,
                       .row = flat_row_high(ui) > 0};
}

bool flat_ends_within(const ui_frame *ui) {
    static const float least = 0.5f; /* of the window's height, on a coarse screen with few pixels for a finger */
    return middle_of(ui, UI_EDGE_SEATS, true).h >= least * ui->height;
}

void flat_draw(const flat_scene *f, const app *a, ui_draw *d, const flat_ending *ending) {
    const flat_foot played = {.corner = ZONE_HELP, .seen = 1.0f};
    flat_seats seats;
    const ui_edge_seat *at = seats.seen;
    ui_rim rim = {.seat = f->t.seats, .headline = ending != NULL ? "" : NULL}; /* its place stays while it changes */
    const char *said[4];
    ui_chip_name names[4];
    flat_seats_of(f, a, d->ui, &seats);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    middle(f, a, d, &seats, &rim, ending != NULL);
    if (ending == NULL) {
        acts(f, a, d, &rim);
        flat_bars(f, d, &rim, &played, &seats, said);
    } else {
        const flat_foot foot = acts_at_end(d->ui, &rim, ending);
        flat_bars(f, d, &rim, &foot, &seats, said);
    }
    for (int turn = 0; turn < 4; turn++) {
        names[turn] = names_at(f, d->ui, seats.now, &rim, turn);
    }
    for (int who = 0; who < f->edge.n; who++) { /* open zones lie over the chips beside them */
        if (at[who].zone.w <= 0) {
            seat(f, a, d, who, &seats, &rim, ending, names, said);
        }
    }
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0) {
            seat(f, a, d, who, &seats, &rim, ending, names, said);
        }
    }
}
