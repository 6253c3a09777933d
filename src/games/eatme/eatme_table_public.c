/* The public frame: the yard from evening to dawn, all seats and the wolf among them, and what is asked; and its
 * input. */
#include <math.h>

#include "eatme_table.h"
#include "ui/rim.h"

/* Whose plate is bright, and how far: at whose door is knocked, until the two have come forward; and who gains in the
 * duel, where the points go. */
static int bright_seat(const eatme_look *look, float *lit) {
    static const float comes = 0.1f, goes_from = 0.9f;
    const float part = look->t->part, knock = eatme_knocks_from(look);

    *lit = 0.0f;
    switch (look->t->event.kind) {
    case EATME_EV_ATTACK:
        *lit = motion_of(part, knock, knock + comes);
        return look->t->event.arg[1];
    case EATME_EV_VICTIM:
        *lit = 1.0f - motion_of(part, 0.0f, EATME_TURN_BEGIN);
        return look->t->event.arg[0];
    case EATME_EV_DUEL:
        *lit = motion_of(part, 0.0f, comes) - motion_of(part, goes_from, 1.0f);
        return look->t->event.arg[0];
    default:
        return EATME_NONE;
    }
}

static void bright(const eatme_look *look, const eatme_yard *yard) {
    float lit;
    const int seat = bright_seat(look, &lit);

    if (lit <= 0.0f || seat >= yard->n || look->d->ui->rim != NULL) {
        return;
    }
    const ui_rect plate = yard->at[eatme_place_of(yard, seat)].place.plate;
    if (lit < 1.0f) {
        ui_group_faded(look->d, ui_inset(plate, -8), lit);
    }
    ui_seat_frame(look->d, plate, UI_LANTERN, true);
    if (lit < 1.0f) {
        ui_group_end(look->d);
    }
}

/* The plates of the corners, and between them, beside the left one, the button for the sheet of past choices. */
typedef struct {
    ui_corner round, goal;
    const char *past; /* its words; NULL: there are none yet */
} corner_words;

typedef struct {
    ui_rect round, goal, past;
} corner_places;

static corner_words corner_words_of(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const int left = look->t->time_left;
    ui_draw *d = look->d;
    const char *round = UI_SAY(d, "eatme.table.this_round", TEXT_NUM("n", pub->round > 0 ? pub->round : 1));
    const char *goal = left > 0 ? UI_SAY(d, "eatme.table.seconds", TEXT_NUM("n", left))
                                : UI_SAY(d, "eatme.table.goal", TEXT_NUM("target", pub->opt[EATME_OPT_TARGET]));

    return (corner_words){
        .round = {.text = round, .both = true, .open = 1.0f},
        .goal = {.text = goal, .figure = left > 0 ? "hourglass" : "coin", .right = true, .both = true, .open = 1.0f},
        .past = pub->opt[EATME_OPT_HISTORY] && eatme_has_past(look) ? ui_say(d, "eatme.history.head") : NULL};
}

static ui_rect past_place(const ui_frame *ui, const char *words, ui_rect left, ui_rect right) {
    static const float air = 10.0f, edges = 32.0f, least = 46.0f;
    const float x = left.x + left.w + air, high = fmaxf(least, ui_target(ui));
    const float w = fminf(ui_label_width(ui, &UI_STYLE_BUTTON, words) + edges, right.x - air - x);

    return (ui_rect){x, left.y + (left.h - high) / 2, w, high};
}

/* In its own place, or, where a hand or what has stepped aside for one lies there, beside all that stands. */
static ui_rect stepped_aside(const ui_frame *ui, ui_rect own, const ui_things *homes, ui_things *taken) {
    ui_things off = *homes;
    ui_rect at = own;

    if (ui_things_meet(taken, own)) {
        for (int i = 0; i < taken->n && off.n < UI_THINGS; i++) {
            off.at[off.n++] = taken->at[i];
        }
        at = ui_things_beside(&off, ui, ui->height, own);
    }
    ui_things_add(taken, at);
    return at;
}

/* Both step aside beside each other, or below each other where that has no room: not each where it finds some. */
static bool both_aside(const ui_frame *ui, const ui_things *homes, ui_things *taken, corner_places *at) {
    static const float gap = 8.0f;
    const ui_rect round = at->round, goal = at->goal;
    const float wide = fmaxf(round.w, goal.w), high = fmaxf(round.h, goal.h);
    ui_rect both = stepped_aside(ui, (ui_rect){round.x, round.y, round.w + gap + goal.w, high}, homes, taken);

    if (both.w > 0) {
        at->goal.x = both.x + round.w + gap;
        at->goal.y = both.y;
    } else {
        both = stepped_aside(ui, (ui_rect){round.x, round.y, wide, round.h + gap + goal.h}, homes, taken);
        at->goal.x = both.x;
        at->goal.y = both.y + round.h + gap;
    }
    at->round.x = both.x;
    at->round.y = both.y;
    return both.w > 0;
}

static corner_places corner_places_on(const ui_frame *ui, const corner_words *c, const ui_things *homes) {
    const ui_rect round = ui_corner_place(ui, &c->round), goal = ui_corner_place(ui, &c->goal);
    ui_things taken = {.n = 0};
    corner_places at = {.round = round, .goal = goal};

    ui_things_add_open(&taken, ui);
    const bool both = ui_things_meet(&taken, round) && ui_things_meet(&taken, goal);
    if (!both || !both_aside(ui, homes, &taken, &at)) {
        at.round = stepped_aside(ui, round, homes, &taken);
        at.goal = stepped_aside(ui, goal, homes, &taken);
    }
    if (c->past != NULL) {
        at.past = stepped_aside(ui, past_place(ui, c->past, round, goal), homes, &taken);
    }
    return at;
}

/* One of them, and how far it is seen. */
typedef struct {
    ui_rect at;
    float seen;
} corner_seen;

typedef struct {
    corner_seen round, goal, past;
} corners_seen;

/* It goes where it was and comes where it will be: nothing travels over the sky while something is told. */
static corner_seen changed(ui_rect was, ui_rect now, float part) {
    const bool stays = was.w <= 0 || now.w <= 0 || (was.x == now.x && was.y == now.y);

    return stays ? (corner_seen){now, 1.0f} : (corner_seen){part < 0.5f ? was : now, fabsf(2.0f * part - 1.0f)};
}

/* Where hands lie over them they step aside while the table glides. */
static corners_seen corners_of(const eatme_look *look, const eatme_yard *yard, const corner_words *c) {
    const ui_frame *ui = look->d->ui;
    ui_things homes = {.n = 0};
    ui_frame before;

    ui_things_add(&homes, yard->knock);
    for (int place = 0; place < yard->n; place++) {
        eatme_home_things(ui, &yard->at[place], &homes);
    }
    const bool glides = ui_rim_before(ui, &before);
    const corner_places now = corner_places_on(ui, c, &homes),
                        was = glides ? corner_places_on(&before, c, &homes) : now;
    const float part = glides ? ui->rim->glides : 1.0f;
    return (corners_seen){changed(was.round, now.round, part), changed(was.goal, now.goal, part),
                          changed(was.past, now.past, part)};
}

static void corner_plate(ui_draw *d, const corner_seen *c, const ui_corner *words) {
    if (c->at.w > 0 && c->seen > 0.0f) {
        ui_seen_begin(d, ui_inset(c->at, -4), c->seen);
        ui_corner_draw(d, c->at, words);
        ui_seen_end(d, c->seen);
    }
}

static void corners(const eatme_look *look, const eatme_yard *yard) {
    const corner_words words = corner_words_of(look);
    const corners_seen c = corners_of(look, yard, &words);

    corner_plate(look->d, &c.round, &words.round);
    corner_plate(look->d, &c.goal, &words.goal);
    if (c.past.at.w > 0 && c.past.seen > 0.0f) {
        ui_seen_begin(look->d, ui_inset(c.past.at, -4), c.past.seen);
        ui_button(look->d, c.past.at, EATME_ZONE_HISTORY, 0, words.past, NULL, UI_PLAIN, 0);
        ui_seen_end(look->d, c.past.seen);
    }
}

static int locked(const eatme_pub *pub) {
    return pub->n - 1 - eatme_unlocked(pub);
}

static const char *second_line(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;

    if (t->page > 0 && t->page <= pub->n) {
        const int seat = t->page - 1;
        return UI_SAY(d, "eatme.table.lives", TEXT_STR("who", eatme_who(pub, pub->cast[seat])),
                      TEXT_STR("name", eatme_name(look, seat)), TEXT_NUM("value", eatme_value(pub, seat)));
    }
    if (eatme_hands_out(look)) {
        return eatme_cast_hint(look);
    }
    if (eatme_wolf_decides(look)) {
        return NULL; /* the question says it all */
    }
    if (pub->phase == EATME_PHASE_CHOOSE) {
        return UI_SAY(d, "eatme.table.chosen", TEXT_NUM("done", locked(pub)), TEXT_NUM("of", pub->n - 1));
    }
    if (pub->phase == EATME_PHASE_RECAST) {
        return ui_say(d, "eatme.bot.recast_why"); /* it is not whom the last door that opened tells about */
    }
    return t->last.kind != 0 ? eatme_told_on(look, &t->last) : NULL;
}

/* What is told, once it is said. Until then the knock stays, and of another door that it opens; while the two of the
 * duel go back it is said that the others do. */
static const char *news(const eatme_look *look) {
    const table_ui *t = look->t;
    const bool says = t->part >= eatme_show_of(&t->event).words_from;
    const nt_event *said = says ? &t->event : eatme_moving(look, EATME_EV_VICTIM) ? &t->last : NULL;

    if (eatme_moving(look, EATME_EV_ATTACK) && t->part < eatme_knocks_from(look)) {
        return UI_SAY(look->d, "eatme.table.goes", TEXT_STR("wolf", eatme_name(look, t->event.arg[0])),
                      TEXT_STR("name", eatme_name(look, t->event.arg[1])));
    }
    if (eatme_moving(look, EATME_EV_OTHER) && !says && eatme_others_open(look->pub)) {
        return UI_SAY(look->d, "eatme.table.opens", TEXT_STR("name", eatme_name(look, t->event.arg[0])));
    }
    return table_tells(t) && said != NULL ? eatme_told_on(look, said) : NULL;
}

static void apron(const eatme_look *look) {
    const char *told = news(look);

    ui_apron(look->d, told != NULL ? told : eatme_question(look), told != NULL ? NULL : second_line(look),
             look->pub->opt[EATME_OPT_HISTORY] != 0);
}

/* Of all whose plates begin between two heights. */
static void each_between(const eatme_look *look, const eatme_yard *yard, float from, float to,
                         void (*draw)(const eatme_look *, const eatme_yard *, int place)) {
    for (int place = yard->n - 1; place >= 0; place--) {
        const float y = yard->at[place].place.plate.y;
        if (y > from && y <= to) {
            draw(look, yard, place);
        }
    }
}

static const float whole_yard = 1e6f; /* lower than any plate */

/* While characters are handed out the wolf stands at home, and arrows go over him and the houses, below the plates.
 */
static void handed_out(const eatme_look *look, const eatme_yard *yard) {
    eatme_stand stand;

    if (eatme_hands_out(look)) {
        if (eatme_wolf_stands(look, yard, &stand)) {
            eatme_draw_prowler(look, stand);
        }
        eatme_draw_cast_arrows(look, yard);
    }
}

/* Houses, plates, and over all of them what is pressed and marked: a wheel that turns is read over the wolf that
 * passes on its way home, others lie where their plates do. */
static void seats(const eatme_look *look, const eatme_yard *yard, float from, float to) {
    const bool all = from < 0.0f, last = to >= whole_yard;

    if (all) {
        eatme_draw_cast_zones(look, yard);
    }
    each_between(look, yard, from, to, eatme_draw_home);
    handed_out(look, yard);
    each_between(look, yard, from, to, eatme_draw_plate);
    if (all) {
        eatme_draw_prowl_zones(look, yard);
        eatme_draw_cast_frames(look, yard);
        bright(look, yard);
    }
    each_between(look, yard, from, to, eatme_draw_resting);
    if (last) {
        each_between(look, yard, -1.0f, to, eatme_draw_opening);
    }
}

static ui_rect home_of(const eatme_look *look, const eatme_yard *yard, int place) {
    static const float above_roof = 0.1f;             /* so much of a house's picture is empty there */
    static const float most_air = 5.0f, edge = 20.0f; /* edge: of the window, off which the light round it keeps */
    const eatme_spot *s = &yard->at[place];
    const eatme_stand wolf = eatme_stand_home(yard);
    const float w = wolf.high * EATME_WOLF_SHAPE;
    const ui_rect stands = {wolf.x - w / 2, wolf.feet - wolf.high, w, wolf.high};
    const float sky = above_roof * s->place.house.h;
    const ui_rect walls = {s->place.house.x, s->place.house.y + sky, s->place.house.w, s->place.house.h - sky};
    const ui_rect house = place == 0 ? stands : ui_both(walls, eatme_sign_board(look->d->ui, s));
    const ui_rect all = ui_both(ui_both(house, s->place.plate), place == 0 ? s->place.plate : s->wheel);
    const bool past = eatme_has_past(look) && eatme_past_seen(look, eatme_seat_at(yard, place)) > 0.0f;

    const ui_rect home = past ? ui_both(all, s->past) : all;
    const float room = fminf(home.x, look->d->ui->width - home.x - home.w) - edge;
    const float air = fmaxf(0.0f, fminf(most_air, room));

    return (ui_rect){home.x - air, home.y - most_air, home.w + 2 * air, home.h + 2 * most_air};
}

static void mark_homes(const eatme_look *look, const eatme_yard *yard) {
    for (int place = 0; place < yard->n; place++) {
        ui_mark_add(look->d, EATME_MARK_HOME, eatme_seat_at(yard, place), home_of(look, yard, place));
    }
}

/* How far below the wolf's feet its own plate lies; behind others it does not stand. */
static float below_feet(const eatme_yard *yard, eatme_stand stand) {
    static const float air = 2.0f;
    const float below = yard->at[0].place.plate.y - stand.feet;

    return below > 0.0f && (!yard->flat || yard->at[0].near > 0.0f) ? below - air : INFINITY;
}

/* All in their places, and the wolf among them. */
static void prowl(const eatme_look *look, const eatme_yard *yard) {
    eatme_stand stand;
    const bool has_wolf = eatme_wolf_stands(look, yard, &stand), behind = eatme_wolf_is_behind(look);

    eatme_draw_duel_light(look, yard);
    eatme_duel_soon(look, yard);
    if (has_wolf) {
        eatme_draw_shade(look->d, stand, below_feet(yard, stand));
    }
    if (has_wolf && behind) {
        seats(look, yard, -1.0f, stand.feet);
        eatme_draw_prowler(look, stand);
        seats(look, yard, stand.feet, whole_yard);
    } else {
        seats(look, yard, -1.0f, whole_yard);
    }
    if (has_wolf) {
        eatme_draw_where_to(look, yard, stand);
    }
    if (has_wolf && !behind && !eatme_hands_out(look)) {
        eatme_draw_prowler(look, stand);
    }
    eatme_draw_flight(look, yard);
    mark_homes(look, yard);
}

static void draw_seat(const eatme_look *look, const eatme_yard *yard, int place) {
    eatme_draw_home(look, yard, place);
    eatme_draw_plate(look, yard, place);
    eatme_draw_marks(look, yard, place);
}

/* Whoever is no part of the duel stands back, but on a flat table keeps name and points at the own edge. */
static void others(const eatme_look *look, const eatme_yard *yard, float seen) {
    for (int place = 1; place < yard->n && (seen > 0.0f || yard->flat); place++) {
        const eatme_spot *s = &yard->at[place];
        const ui_rect plate = s->place.plate;
        const float top = s->place.house.y - 20.0f, half = fmaxf(170.0f * s->size, plate.w / 2 + 110.0f);
        if (s->near <= 0.0f) {
            ui_group_faded(look->d, (ui_rect){s->x - half, top, 2 * half, plate.y + plate.h + 50.0f - top}, seen);
            (seen > 0.0f ? draw_seat : eatme_draw_plate)(look, yard, place);
            ui_group_end(look->d);
        }
    }
}

/* The two of it are before all others, who are seen where they no longer reach. */
static void duel(const eatme_look *look, const eatme_yard *still, float near) {
    static const float others_from = 0.66f;
    const eatme_yard yard = eatme_duel_yard(look, still);
    eatme_stand stand;
    const bool has_wolf = eatme_wolf_stands(look, still, &stand);

    others(look, &yard, motion_of(1.0f - near, others_from, 1.0f));
    eatme_draw_duel_light(look, still);
    if (has_wolf) {
        eatme_draw_shade(look->d, stand, below_feet(&yard, stand));
    }
    for (int place = 0; place < yard.n; place++) {
        if (place == 0 || yard.at[place].near > 0.0f) {
            draw_seat(look, &yard, place);
        }
    }
    bright(look, &yard);
    if (has_wolf) {
        eatme_draw_prowler(look, stand);
    }
    eatme_draw_flight(look, &yard);
    eatme_duel_stays(look, still);
}

void eatme_draw_public(const eatme_look *look) {
    const eatme_yard yard = eatme_yard_of(look), still = eatme_yard_before(look);
    const float near = eatme_duel_near(look);

    eatme_draw_ground(look, yard.tall);
    eatme_draw_path(look, &still, 1.0f - near);
    eatme_draw_aim(look, &still);
    if (near > 0.0f) {
        duel(look, &still, near);
    } else {
        prowl(look, &yard);
    }
    corners(look, &still);
    eatme_draw_prowl_buttons(look, &yard);
    eatme_draw_cast_buttons(look, &yard);
    apron(look);
    if (look->t->page == EATME_PAGE_PAST) {
        eatme_draw_past_panel(look);
    }
}

/* ---- input ---- */

/* Who lives there, as long as the house is held. */
static bool told_about(table_ui *t, const ui_input *in) {
    if (in->kind == UI_INSPECT && table_touched(in, EATME_ZONE_HOUSE)) {
        t->page = in->n + 1;
        return true;
    }
    if (in->kind == UI_INSPECT_END && t->page > 0 && t->page <= EATME_SEATS) {
        t->page = 0;
        return true;
    }
    return false;
}

/* The sheet of past choices opens beside the round's sign, and any press puts it away. */
static bool past_panel(table_ui *t, const ui_input *in) {
    const bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK;

    if (t->page == EATME_PAGE_PAST && press) {
        t->page = 0;
        t->reading = false;
        return true;
    }
    if (ui_chose(in, EATME_ZONE_HISTORY)) {
        t->page = EATME_PAGE_PAST;
        t->reading = !t->has_clock; /* which goes on */
        return true;
    }
    return false;
}

bool eatme_public_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const eatme_look look = eatme_look_of(view, t, NULL);

    if (past_panel(t, in) || told_about(t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked || t->n_legal == 0) {
        return false;
    }
    return eatme_hands_out(&look) ? eatme_cast_input(&look, t, in, move, has_move)
                                  : eatme_prowl_input(t, in, move, has_move);
}
