/* Fingers on a flat table: each belongs to the zone in which it came down, and says what its owner means. */
#include <math.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/hosted.h"
#include "app/stack.h"
#include "app/table/public_table.h"

enum { OPEN_MS = 300, TOGGLED_MS = 5000, GHOST_MS = 60, RING_MS = 100, SAID_MS = 2500, PALM = 4 };
static const float slip_mm = 4, push_mm = 8, drag_mm = 7, ghost_mm = 12;

/* ---- zones ---- */

bool flat_is_open(const flat_scene *f, int seat) {
    for (int i = 0; i < f->edge.n_open; i++) {
        if (f->edge.open[i] == seat) {
            return true;
        }
    }
    return false;
}

bool flat_looks(const flat_scene *f, int seat) {
    return flat_is_open(f, seat) && !f->seat[seat].turn;
}

static void close_zone(flat_scene *f, app *a, int seat) {
    int n = 0;
    if (flat_is_open(f, seat)) {
        flat_glide(f, a);
        f->sinks |= (uint32_t)f->seat[seat].turn << seat;
    }
    for (int i = 0; i < f->edge.n_open; i++) {
        if (f->edge.open[i] != seat) {
            f->edge.open[n++] = f->edge.open[i];
        }
    }
    f->edge.n_open = n;
    f->edge.alone &= ~(1u << seat);
    f->edge.low &= ~(1u << seat);
    f->seat[seat].toggled = f->seat[seat].turn = f->seat[seat].ballot = false;
    app_dirty(a);
}

void flat_cover(flat_scene *f) {
    f->edge.n_open = 0;
    f->edge.alone = f->edge.low = 0;
    f->glide_ends = 0;
    memset(f->finger, 0, sizeof f->finger);
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        f->seat[i].toggled = f->seat[i].turn = f->seat[i].ballot = false;
    }
}

static bool is_asked(const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND;
}

/* Asked for something that is answered in the own zone alone. */
static bool answers(const flat_scene *f, const app *a, int seat) {
    return is_asked(a, seat) || flat_is_sealed(f, a, (uint8_t)seat);
}

/* Who is asked behind what is being told is not told yet. */
static bool may_look(const flat_scene *f, const app *a, int seat) {
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    return (!told && answers(f, a, seat)) || !table_scene_state(&f->t.base, a).no_look ||
           app_sees_all(a, (uint8_t)seat);
}

/* The least time of a secret choice begins when its owner first sees what is asked. */
static void start_waiting(flat_scene *f, app *a, int seat) {
    flat_seat *s = &f->seat[seat];
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    if (s->ready != 0 || s->locked || told || !answers(f, a, seat) || !flat_is_open(f, seat)) {
        return;
    }
    const int least = table_scene_state(&f->t.base, a).least_seconds;
    const int seconds = least > 0 ? least : a->settings.dwell_seconds;
    const bool secret = nt_port_ask(app_director_port(a->table, (uint8_t)seat)) != NT_ASK_HAND;
    s->ready = a->now + (secret ? (uint64_t)seconds * 1000 : 1);
}

void flat_take_screen(flat_scene *f, app *a, int seat) {
    const bool asked = is_asked(a, seat) && app_director_step(a->table).kind != STEP_EVENTS;
    if (!may_look(f, a, seat)) {
        return;
    }
    flat_cover(f);
    if (asked) {
        app_come(a, (uint8_t)seat);
    } else {
        app_look(a, (uint8_t)seat);
    }
}

static bool has_room(const flat_scene *f, const app *a, int seat) {
    char arena[512];
    flat_hand hand;
    ui_edge_table alone = f->edge;
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    if (app_director_table(a->table)->held == NULL) {
        return false;
    }
    alone.n_open = 0;
    flat_hand_of(f, a, (uint8_t)seat, &words, &hand);
    return flat_hand_fits(&hand) && ui_edge_opens(&a->frame, &alone, seat);
}

static void open_zone(flat_scene *f, app *a, int seat) {
    if (f->seat[seat].turn) { /* the own hand takes the place of the open choice */
        close_zone(f, a, seat);
    }
    if (flat_is_open(f, seat) || !may_look(f, a, seat)) {
        return;
    }
    f->seat[seat].ballot = flat_is_sealed(f, a, (uint8_t)seat);
    if (!has_room(f, a, seat)) {
        flat_take_screen(f, a, seat);
    } else if (ui_edge_opens(&a->frame, &f->edge, seat)) {
        f->seat[seat].had = false;
        flat_glide(f, a);
        f->edge.open[f->edge.n_open++] = (uint8_t)seat;
        f->seat[seat].shuffle = (uint32_t)nt_rng_next(&a->presentation);
        f->seat[seat].touched = a->now;
        f->seat[seat].locked = seat_lock_wanted(a, (uint8_t)seat);
        seat_lock_begin(&f->seat[seat].lock, a);
        start_waiting(f, a, seat);
        app_dirty(a);
    } else {
        f->seat[seat].waits_until = a->now + SAID_MS;
        app_dirty(a);
    }
}

/* ---- where a finger is ---- */

/* Whose zone lies there, and whether it is its chip; -1: nobody's. Pixels. */
static int seat_at(const flat_scene *f, const app *a, float px, float py, bool *chip) {
    ui_edge_seat at[UI_EDGE_SEATS];
    const float x = px / a->frame.u, y = py / a->frame.u;
    ui_edge_seats(&a->frame, &f->edge, at);
    for (int seat = 0; seat < f->edge.n; seat++) {
        const ui_rect own = ui_edge_on_window(&a->frame, at[seat].turn, at[seat].chip);
        const ui_rect zone = ui_edge_on_window(&a->frame, at[seat].turn, at[seat].zone);
        *chip = ui_inside(own, x, y);
        if (*chip || (at[seat].zone.w > 0 && ui_inside(zone, x, y))) {
            return seat;
        }
    }
    return -1;
}

static const ui_zone *own_zone_at(const app *a, int seat, float px, float py) {
    const float x = px / a->frame.u, y = py / a->frame.u;
    for (int i = a->shown->n_zones - 1; i >= 0; i--) {
        const ui_zone *z = &a->shown->zone[i];
        if (z->place == FLAT_PLACE(seat) && ui_inside(z->at, x, y)) {
            return z;
        }
    }
    return NULL;
}

static flat_finger *finger_of(flat_scene *f, int id) {
    for (int i = 0; i < FLAT_FINGERS; i++) {
        if (f->finger[i].what != FLAT_FREE && f->finger[i].id == id) {
            return &f->finger[i];
        }
    }
    return NULL;
}

static int fingers_in(const flat_scene *f, int seat) {
    int n = 0;
    for (int i = 0; i < FLAT_FINGERS; i++) {
        n += f->finger[i].what != FLAT_FREE && f->finger[i].seat == seat;
    }
    return n;
}

static int raw_id(const ui_raw *r) {
    return r->touch ? r->finger + 1 : 0;
}

/* How far a finger has come since it went down, as its owner sees it, mm. */
static void moved(const flat_scene *f, const app *a, const flat_finger *g, float *dx, float *dy) {
    ui_edge_seat at[UI_EDGE_SEATS];
    float x = g->x / a->frame.u, y = g->y / a->frame.u, x0 = g->from_x / a->frame.u, y0 = g->from_y / a->frame.u;
    ui_edge_seats(&a->frame, &f->edge, at);
    ui_edge_from_window(&a->frame, at[g->seat].turn, &x, &y);
    ui_edge_from_window(&a->frame, at[g->seat].turn, &x0, &y0);
    *dx = (x - x0) / a->frame.mm;
    *dy = (y - y0) / a->frame.mm;
}

/* ---- what a finger means ---- */

static void submit(flat_scene *f, app *a, int seat) {
    char arena[512];
    flat_hand hand;
    flat_seat *s = &f->seat[seat];
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    flat_hand_of(f, a, (uint8_t)seat, &words, &hand);
    const nt_move *move = flat_picked(&hand, a->table, &s->pick);
    if (move == NULL || (!s->turn && (s->ready == 0 || a->now < s->ready)) ||
        app_director_submit(a->table, (uint8_t)seat, *move) != NT_OK) {
        return;
    }
    s->pick = (flat_pick){0};
    s->ready = 0;
    s->asked = false;
    f->t.ui.reading = false; /* what lay open in the middle is put away: the table goes on */
    f->t.ui.page = 0;
    close_zone(f, a, seat);
    public_table_moved(&f->t, a);
}

/* Without sides a card is taken up and put down; with them each press sends it on: left, right, back. */
static void press_card(flat_pick *p, bool sides, uint8_t card) {
    if (!sides) {
        p->card[0] = p->card[0] == card ? 0 : card;
    } else if (p->card[0] == card) {
        p->card[0] = 0;
        p->card[1] = card;
    } else if (p->card[1] == card) {
        p->card[1] = 0;
    } else {
        p->card[p->card[0] != 0 && p->card[1] == 0 ? 1 : 0] = card;
    }
}

static void push_card(flat_pick *p, int side, uint8_t card) {
    p->card[1 - side] = p->card[1 - side] == card ? 0 : p->card[1 - side];
    p->card[side] = card;
}

/* A press takes a card up, a push to a side gives it to the neighbour there, a flick to the middle plays it. */
static void choose_card(flat_scene *f, app *a, const flat_finger *g, const flat_hand *hand) {
    flat_pick *p = &f->seat[g->seat].pick;
    const uint8_t card = (uint8_t)(g->n + 1);
    const bool sides = flat_has_sides(hand, a->table);
    float dx, dy;
    moved(f, a, g, &dx, &dy);
    if (g->n < 0 || g->n >= hand->held.n_cards ||
        !flat_may_pick(hand, a->table, TABLE_PART_CARD, hand->held.card[g->n])) {
        return;
    }
    if (fabsf(dx) < slip_mm && fabsf(dy) < slip_mm) {
        press_card(p, sides, card);
    } else if (sides && fabsf(dx) > push_mm && fabsf(dx) > fabsf(dy)) {
        push_card(p, dx > 0 ? 1 : 0, card);
    } else if (!sides && dy < -push_mm) {
        p->card[0] = card;
        submit(f, a, g->seat);
    }
}

/* A second one goes with the first where a move takes both, else it takes its place. */
static void choose_person(flat_pick *p, const app *a, const flat_hand *hand, uint32_t person) {
    const uint32_t both = p->persons ^ person;
    p->persons = flat_goes_together(hand, a->table, both) ? both : person;
}

static void give_sign(flat_scene *f, app *a, const flat_finger *g) {
    flat_seat *s = &f->seat[g->seat];
    if (strcmp(g->zone, ZONE_LOCK) == 0 && seat_lock_press(&s->lock, a, g->seat, g->n)) {
        s->locked = false;
        start_waiting(f, a, g->seat);
    }
    app_dirty(a);
}

static void choose(flat_scene *f, app *a, const flat_finger *g) {
    char arena[512];
    flat_hand hand;
    flat_pick *p = &f->seat[g->seat].pick;
    const ui_zone *here = own_zone_at(a, g->seat, g->x, g->y);
    const bool same = here != NULL && strcmp(here->name, g->zone) == 0 && here->n == g->n;
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    flat_hand_of(f, a, g->seat, &words, &hand);
    if (strcmp(g->zone, ZONE_CARD) == 0) {
        choose_card(f, a, g, &hand);
    } else if (same && strcmp(g->zone, FLAT_ZONE_PERSON) == 0) {
        choose_person(p, a, &hand, 1u << g->n);
    } else if (same && strcmp(g->zone, FLAT_ZONE_SIGN) == 0) {
        p->sign = p->sign == g->n + 1 ? 0 : (uint8_t)(g->n + 1);
    } else if (same && strcmp(g->zone, ZONE_DONE) == 0) {
        submit(f, a, g->seat);
    }
    app_dirty(a);
}

/* ---- down, on, up ---- */

/* Somebody who leans over while a hand lies open would come down in a zone beside it. */
static void alarm(flat_scene *f, app *a, int seat) {
    const int n = f->edge.n;
    for (int i = f->edge.n_open - 1; i >= 0 && a->settings.flat_alarm; i--) {
        const int open = f->edge.open[i];
        if (open != seat && ((open + 1) % n == seat || (seat + 1) % n == open)) {
            close_zone(f, a, open);
        }
    }
}

static void palm(flat_scene *f, app *a, int seat) {
    for (int i = 0; i < FLAT_FINGERS; i++) {
        if (f->finger[i].what != FLAT_FREE && f->finger[i].seat == seat) {
            f->finger[i].what = FLAT_RESTS;
        }
    }
    close_zone(f, a, seat);
}

static flat_touch meaning(const flat_scene *f, const app *a, int seat, bool chip, const ui_zone *z) {
    if (app_director_seating(a->table)->seat[seat].bot) {
        return FLAT_RESTS;
    }
    if (chip) {
        return FLAT_HOLDS;
    }
    return flat_is_open(f, seat) && z != NULL ? FLAT_PICKS : FLAT_RESTS;
}

static bool down(flat_scene *f, app *a, const ui_raw *r) {
    bool chip = false;
    const int seat = seat_at(f, a, r->x, r->y, &chip);
    const float far = hypotf(r->x - f->touch_x, r->y - f->touch_y) / a->frame.px_per_mm;
    if (r->touch) {
        f->touch_x = r->x;
        f->touch_y = r->y;
        f->touch_at = a->now;
    } else if (f->touch_at != 0 && a->now - f->touch_at <= GHOST_MS && far <= ghost_mm) {
        return seat >= 0; /* the system says the same touch once more as a mouse */
    }
    flat_finger *g = finger_of(f, raw_id(r));
    if (g != NULL && g->what == FLAT_HOLDS) { /* its lift was lost */
        close_zone(f, a, g->seat);
    }
    for (int i = 0; i < FLAT_FINGERS && g == NULL; i++) {
        g = f->finger[i].what == FLAT_FREE ? &f->finger[i] : NULL;
    }
    if (seat < 0 || g == NULL) {
        return seat >= 0;
    }
    const ui_zone *z = chip ? NULL : own_zone_at(a, seat, r->x, r->y);
    *g = (flat_finger){.what = meaning(f, a, seat, chip, z),
                       .id = raw_id(r),
                       .seat = (uint8_t)seat,
                       .zone = z != NULL ? z->name : NULL,
                       .n = z != NULL ? z->n : 0,
                       .from_x = r->x,
                       .from_y = r->y,
                       .x = r->x,
                       .y = r->y,
                       .down_at = a->now};
    f->seat[seat].touched = a->now;
    alarm(f, a, seat);
    if (fingers_in(f, seat) >= PALM) {
        palm(f, a, seat);
    }
    return true;
}

static void follow(flat_scene *f, app *a, flat_finger *g, const ui_raw *r) {
    bool chip = false;
    const int over = seat_at(f, a, r->x, r->y, &chip);
    g->x = r->x;
    g->y = r->y;
    f->seat[g->seat].touched = a->now;
    g->strayed |= over >= 0 && over != g->seat;
}

/* A chip follows a finger along its edge, where its owner sits. */
static void on(flat_scene *f, app *a, flat_finger *g, const ui_raw *r) {
    const float before = g->x, before_y = g->y;
    float dx, dy;
    follow(f, a, g, r);
    moved(f, a, g, &dx, &dy);
    if (g->what == FLAT_HOLDS && !flat_looks(f, g->seat) && fabsf(dx) > drag_mm) {
        g->what = FLAT_MOVES;
    }
    if (g->what == FLAT_MOVES) {
        const flat_finger step = {.seat = g->seat, .from_x = before, .from_y = before_y, .x = g->x, .y = g->y};
        moved(f, a, &step, &dx, &dy);
        f->edge.shift[g->seat] += dx * a->frame.mm;
        app_dirty(a);
    }
}

/* A press opens and the next one closes: where the people want that, and for the mouse, which cannot hold and choose.
 */
static bool by_presses(const app *a, const flat_finger *g) {
    return a->settings.hold_toggle || g->id == 0;
}

static void let_go_of_chip(flat_scene *f, app *a, const flat_finger *g) {
    flat_seat *s = &f->seat[g->seat];
    if (flat_looks(f, g->seat)) {
        close_zone(f, a, g->seat);
    } else if (by_presses(a, g)) {
        open_zone(f, a, g->seat);
        s->toggled = flat_looks(f, g->seat);
    }
}

static void up(flat_scene *f, app *a, flat_finger *g, const ui_raw *r) {
    follow(f, a, g, r);
    const flat_finger was = *g;
    g->what = FLAT_FREE;
    if (was.what == FLAT_HOLDS) {
        let_go_of_chip(f, a, &was);
    } else if (was.what == FLAT_PICKS && !was.strayed && flat_is_open(f, was.seat)) {
        if (f->seat[was.seat].locked) {
            give_sign(f, a, &was);
        } else {
            choose(f, a, &was);
        }
    }
}

bool flat_feed(flat_scene *f, app *a, const ui_raw *r) {
    if (r->kind == UI_RAW_DOWN) {
        return down(f, a, r);
    }
    flat_finger *g = r->kind == UI_RAW_MOVE || r->kind == UI_RAW_UP ? finger_of(f, raw_id(r)) : NULL;
    if (g == NULL) {
        return false;
    }
    if (r->kind == UI_RAW_MOVE) {
        on(f, a, g, r);
    } else {
        up(f, a, g, r);
    }
    return true;
}

/* ---- time ---- */

static uint64_t idle_ms(const app *a) {
    return (uint64_t)a->settings.idle_seconds * 1000;
}

/* A lift that never comes ages out, and with it what it held open. */
static void age(flat_scene *f, app *a, uint64_t now) {
    for (int i = 0; i < FLAT_FINGERS; i++) {
        flat_finger *g = &f->finger[i];
        if (g->what != FLAT_FREE && now >= f->seat[g->seat].touched + idle_ms(a)) {
            if (g->what == FLAT_HOLDS) {
                close_zone(f, a, g->seat);
            }
            g->what = FLAT_FREE;
        }
    }
    for (int i = f->edge.n_open - 1; i >= 0; i--) {
        const int seat = f->edge.open[i];
        if (f->seat[seat].toggled && now >= f->seat[seat].touched + TOGGLED_MS) {
            close_zone(f, a, seat);
        }
    }
}

static bool waits_to_open(const flat_scene *f, const app *a, const flat_finger *g) {
    return g->what == FLAT_HOLDS && !by_presses(a, g) && !flat_looks(f, g->seat);
}

/* Whose open decision is taken in the own zone; -1: nobody's, or it is taken in the middle alone. */
static int decides(flat_scene *f, const app *a) {
    const app_step step = app_director_step(a->table);
    char arena[2048];
    if (step.kind != STEP_OPEN || app_director_table(a->table)->held == NULL) {
        return -1;
    }
    flat_hand hand;
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    const bool was = f->seat[step.seat].turn;
    f->seat[step.seat].turn = true;
    flat_hand_of(f, a, step.seat, &words, &hand);
    f->seat[step.seat].turn = was;
    const bool choice = hand.held.persons != 0 || hand.held.n_signs > 0;
    return choice && !hand.held.sealed && flat_hand_fits(&hand) ? step.seat : -1;
}

/* Between the words at both ends of its edge, unless hands that are open leave it no room there. */
static bool opens_alone(flat_scene *f, const app *a, int seat) {
    f->edge.alone = 1u << seat;
    if (!ui_edge_opens(&a->frame, &f->edge, seat)) {
        f->edge.alone = 0;
    }
    return ui_edge_opens(&a->frame, &f->edge, seat);
}

void flat_follow_turn(flat_scene *f, app *a) {
    const int seat = decides(f, a);
    for (int i = f->edge.n_open - 1; i >= 0; i--) {
        const int open = f->edge.open[i];
        if (f->seat[open].turn && open != seat) {
            f->seat[open].pick = (flat_pick){0};
            close_zone(f, a, open);
        }
    }
    if (seat >= 0 && !flat_is_open(f, seat) && opens_alone(f, a, seat)) {
        flat_glide(f, a);
        f->edge.open[f->edge.n_open++] = (uint8_t)seat;
        f->seat[seat].turn = true;
        f->seat[seat].locked = false;
        f->seat[seat].pick = (flat_pick){0};
        f->edge.low |= (uint32_t)flat_zone_fits_low(f, a, seat) << seat;
        app_dirty(a);
    }
}

/* A finger that still lies on its chip opens it no more. */
static void put_away(flat_scene *f, app *a, int seat) {
    close_zone(f, a, seat);
    for (int i = 0; i < FLAT_FINGERS; i++) {
        flat_finger *g = &f->finger[i];
        g->what = g->what == FLAT_HOLDS && g->seat == seat ? FLAT_RESTS : g->what;
    }
}

/* A zone whose cards are gone closes: what it lay over is shown now. How many somebody holds is public. One that was
 * opened without any stays. */
static void close_gone(flat_scene *f, app *a) {
    char arena[512];
    flat_hand hand;
    for (int i = f->edge.n_open - 1; i >= 0; i--) {
        const int seat = f->edge.open[i];
        flat_seat *s = &f->seat[seat];
        if (!flat_looks(f, seat) || s->ballot || s->locked) {
            continue;
        }
        text_words words = text_words_in(a->frame.words, arena, sizeof arena);
        flat_hand_of(f, a, (uint8_t)seat, &words, &hand);
        if (s->had && hand.held.n_cards == 0) {
            put_away(f, a, seat);
        }
        s->had = hand.held.n_cards > 0;
    }
}

void flat_tick(flat_scene *f, app *a, uint64_t now) {
    flat_glide_on(f, a, now);
    age(f, a, now);
    close_gone(f, a);
    for (int i = 0; i < FLAT_FINGERS; i++) {
        flat_finger *g = &f->finger[i];
        if (waits_to_open(f, a, g) && now >= g->down_at + OPEN_MS) {
            open_zone(f, a, g->seat);
            g->what = g->what == FLAT_FREE || flat_looks(f, g->seat) ? g->what : FLAT_RESTS;
        }
    }
    for (int seat = 0; seat < f->edge.n; seat++) {
        flat_seat *s = &f->seat[seat];
        const bool asked = answers(f, a, seat);
        if (asked != s->asked) {
            s->asked = asked;
            s->pick = (flat_pick){0};
            s->ready = 0;
        }
        start_waiting(f, a, seat);
        if (s->waits_until != 0 && now >= s->waits_until) {
            s->waits_until = 0;
            app_dirty(a);
        }
        if (flat_is_open(f, seat) && s->ready > 0 && now < s->ready + RING_MS) {
            app_dirty(a);
        }
    }
}

uint64_t flat_wake(const flat_scene *f, const app *a) {
    uint64_t wake = flat_glide_wake(f, a);
    for (int i = 0; i < FLAT_FINGERS; i++) {
        const flat_finger *g = &f->finger[i];
        if (g->what != FLAT_FREE) {
            const uint64_t aged = f->seat[g->seat].touched + idle_ms(a);
            const uint64_t opens = waits_to_open(f, a, g) ? g->down_at + OPEN_MS : UINT64_MAX;
            wake = aged < wake ? aged : wake;
            wake = opens < wake ? opens : wake;
        }
    }
    for (int i = 0; i < f->edge.n; i++) {
        const uint64_t said = f->seat[i].waits_until;
        wake = said != 0 && said < wake ? said : wake;
    }
    for (int i = 0; i < f->edge.n_open; i++) {
        const flat_seat *s = &f->seat[f->edge.open[i]];
        const uint64_t closes = s->toggled ? s->touched + TOGGLED_MS : UINT64_MAX;
        const uint64_t ring = a->now < s->ready ? a->now + RING_MS : UINT64_MAX;
        wake = closes < wake ? closes : wake;
        wake = ring < wake ? ring : wake;
    }
    return wake;
}
