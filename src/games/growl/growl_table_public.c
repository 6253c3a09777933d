/* GROWL's public frame: ground, seats with their houses, the middle by day, and what is pressed on it. Drawn from the
 * public part alone. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"

/* ---- seats ---- */

static bool windows_dim(const growl_look *look, const ui_place *at, int place) {
    return growl_is_dawn(look)   ? !growl_is_reached(look, at->house)
           : growl_is_dusk(look) ? !growl_is_awake(look, place)
                                 : look->pub->night_open != 0;
}

/* Whoever has just died stands in the middle of the table. */
static bool has_gone(const growl_look *look, int place) {
    const table_ui *t = look->t;

    return growl_is_telling(t, GROWL_EV_DEATH) && look->pub->place[t->event.arg[0]] == place;
}

/* As it gets dark what light comes out of the windows is seen. */
static void house(const growl_look *look, const ui_place *at, int place, bool dead) {
    const bool dim = windows_dim(look, at, place), shines = growl_is_dusk(look) && growl_darkness(look) > 0.0f;
    const ui_rect box = growl_house_box(at);

    if (has_gone(look, place)) {
        return;
    }
    if (shines && !dim && !dead && !look->d->ui->high_contrast) {
        ui_glow(look->d, ui_centre(box, 3.0f * box.w, 1.9f * box.h), ui_fade(UI_LANTERN, 0.7f));
    }
    ui_mark_add(look->d, GROWL_MARK_HOUSE, look->pub->who[place], box);
    growl_draw_house(look, box, place, dead ? GROWL_DEAD : dim ? GROWL_ASLEEP : GROWL_LIT);
}

/* A card that lies on a seat can be read; where it covers the seat's plate a press is meant for the seat. */
static void lying_zone(ui_draw *d, const ui_place *at, ui_rect card, int which) {
    card.h = fminf(card.h, at->plate.y - card.y);
    ui_zone_add(d, GROWL_ZONE_LYING, which, card, UI_ZONE_INSPECT);
    ui_focus(d, card, GROWL_ZONE_LYING, which);
}

/* The card that is being read, over the middle of the table. */
static void lying_card(const growl_look *look) {
    static const int card_of[2] = {GROWL_BULLET, GROWL_SEANCE};
    ui_draw *d = look->d;
    const int which = look->t->page - GROWL_PAGE_LYING;
    ui_label_style body = UI_STYLE_BODY;

    if (which != 0 && which != 1) {
        return;
    }
    const ui_rect room = {0, 0, d->ui->width, d->ui->height - ui_apron_height(d->ui)};
    const ui_rect at = ui_centre(room, fminf(680.0f, room.w - 40), 340.0f);
    const ui_rect card = {at.x + 20, at.y + 20, 300.0f * 63.0f / 88.0f, 300.0f};
    const float x = card.x + card.w + 26;
    ui_next_layer(d, false);
    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    growl_draw_night_card(d, card, card_of[which], GROWL_NO_NIGHT);
    body.size = 24;
    ui_label(d, (ui_rect){x, at.y + 24, at.x + at.w - x - 24, at.h - 48}, &body,
             growl_card_text(&d->words, growl_night_id[card_of[which]]));
}

static void seat_cards(const growl_look *look, const ui_place *at, int place) {
    const uint8_t lies[2] = {look->pub->bullet_place, look->pub->seance_place};
    static const char *const id[2] = {"bullet", "seance"};

    for (int i = 0; i < 2; i++) {
        if (lies[i] == place) {
            const ui_rect card = growl_lying_card(look, at, place, i);
            growl_draw_seat_card(look->d, card, id[i], growl_lies_right(look, at, place, i) ? 5.0f : -5.0f);
            if (!growl_is_telling(look->t, GROWL_EV_DEATH)) { /* nothing else is read then */
                lying_zone(look->d, at, card, i);
            }
        }
    }
}

/* Cards waiting face down on the home tile. Those that are taken up rise, side by side so that they can be counted,
 * and go down into the hand behind the plate; on a flat table the plate is elsewhere, and they fly there. */
static void tile_cards(const growl_look *look, const ui_place *at, int seat) {
    const bool taking = growl_is_taking(look, seat), elsewhere = look->d->ui->rim != NULL;
    const int n = taking && elsewhere ? 0 : growl_tile_lies(look, seat);

    for (int i = 0; i < n && i < GROWL_TILE_SEEN; i++) {
        const ui_rect card = taking ? growl_taken_card(at, i, n, look->t->part) : growl_tile_card(at, i);
        growl_draw_small_back(look->d, card, growl_tile_askew(i));
    }
}

/* How many go into the hand, off the lower corner of the plate and above all else: clear of name, counts and cards.
 */
static void taken_number(const growl_look *look, ui_rect plate, int n) {
    static const float size = 38.0f, out = 0.7f, edge = 4.0f; /* of it over the plate's edge; of the frame */
    const float x = fminf(plate.x + plate.w - (1.0f - out) * size, look->d->ui->width - edge - size);
    char text[12];

    if (n > 0 && look->d->ui->rim == NULL) {
        snprintf(text, sizeof text, "+%d", n);
        table_disc(look->d, (ui_rect){x, plate.y + plate.h - (1.0f - out) * size, size, size}, text, UI_MOSS);
    }
}

static bool asks_for_a_seat(const growl_look *look) {
    bool asks = false;

    for (int i = 0; i < look->pub->n && !asks; i++) {
        asks = growl_seat_legal(look->t, i);
    }
    return asks && !look->t->locked;
}

static ui_seat_state state_of(const growl_look *look, int seat) {
    const growl_pub *pub = look->pub;

    /* The chips of a flat table do not go dark with it: none is gold beside a sentence that says who dies, and who
     * does is grey when the house has fallen. */
    if (look->d->ui->rim != NULL && growl_is_telling(look->t, GROWL_EV_DEATH) &&
        (pub->alive[seat] || growl_is_dying(look, seat))) {
        return pub->done[seat] && pub->alive[seat] ? UI_SEAT_DONE : UI_SEAT_CALM;
    }
    if (!pub->alive[seat] && !pub->asked[seat]) { /* nobody reads a grey name as one to choose */
        return asks_for_a_seat(look) && growl_seat_legal(look->t, seat) ? UI_SEAT_CALM : UI_SEAT_DEAD;
    }
    if (pub->done[seat] && !growl_is_dawn(look)) {
        return UI_SEAT_DONE;
    }
    return growl_asked_alone(pub) == seat ? UI_SEAT_TO_ACT : UI_SEAT_CALM;
}

static bool picked(const table_ui *t, int seat) {
    return growl_wants_pair(t) && (t->pick[0] == seat + 1 || t->pick[1] == seat + 1);
}

/* A seat that may be chosen wears a paper outline. */
static void outline(const growl_look *look, ui_rect plate, int seat) {
    const bool on = picked(look->t, seat);
    const ui_colour edge = on ? UI_MOSS : UI_PAPER_200;

    if (!asks_for_a_seat(look) || !growl_seat_legal(look->t, seat)) {
        return;
    }
    if (look->d->ui->rim != NULL) { /* the plate is elsewhere, its emblem lies here */
        const float size = fminf(plate.h, plate.w) - 10.0f;
        ui_disc(look->d, ui_centre(plate, size, size), 0, ui_theme(look->d->ui, edge), on ? 4.0f : 1.4f);
    } else {
        ui_seat_frame(look->d, plate, edge, on);
    }
}

static void seat_zone(const growl_look *look, ui_rect plate, int seat) {
    const table_ui *t = look->t;

    if (!asks_for_a_seat(look)) {
        return;
    }
    const bool legal = growl_seat_legal(t, seat);
    const float grow = fmaxf(0.0f, (ui_target(look->d->ui) - plate.h) / 2);
    const ui_rect zone = {plate.x, plate.y - grow, plate.w, plate.h + 2 * grow};
    ui_zone_add(look->d, ZONE_SEAT, seat, zone, legal ? UI_ZONE_OPTION : UI_ZONE_OFF);
    if (legal && picked(t, seat)) {
        const ui_rect tick = {plate.x + plate.w - 20, plate.y - 12, 32, 32}; /* on the corner, off the name */
        ui_disc(look->d, tick, UI_MOSS, UI_INK_900, 2.0f);
        ui_figure(look->d, "check", ui_inset(tick, 6), UI_INK_900);
    }
    ui_focus(look->d, plate, ZONE_SEAT, seat);
}

/* What the Séance has told, below the plate for good; but when the dead has to act, that is said there. */
static void told_team(const growl_look *look, const ui_place *at, int seat) {
    const growl_pub *pub = look->pub;
    const nt_event *told = &look->t->event;
    const bool now = growl_is_telling(look->t, GROWL_EV_SEANCE) && told->arg[0] == seat;

    if ((now || pub->seance_seat == seat) && state_of(look, seat) != UI_SEAT_TO_ACT) {
        growl_draw_team(look, at->plate, now ? told->arg[1] : pub->seance_team);
    }
}

/* All of a seat but its house. */
static void plate(const growl_look *look, const ui_place *at, int place) {
    const growl_pub *pub = look->pub;
    const int who = pub->who[place];
    ui_count count[GROWL_COUNTS];

    tile_cards(look, at, who);
    if (!has_gone(look, place)) {
        const int counts = growl_counts(look, who, count);
        ui_seat_plate(look->d, at, &look->t->seat[who], state_of(look, who), count, counts);
        told_team(look, at, who);
    }
    outline(look, at->plate, who);
    seat_cards(look, at, place);
    taken_number(look, at->plate, growl_is_taking(look, who) ? pub->tile[who] : growl_given_to(look, who));
    seat_zone(look, at->plate, who);
}

/* Over a card that leans there, or goes by: its word stays whole. */
static void died(const growl_look *look, const growl_ring *ring) {
    for (int place = 0; place < look->pub->n; place++) {
        const ui_place *at = &ring->at[place];
        ui_rect marked = at->house;
        if (!look->pub->alive[look->pub->who[place]] && !has_gone(look, place)) {
            marked.x += growl_died_aside(look, at, place);
            growl_draw_died(look->d, marked, at->plate.w);
        }
    }
}

/* ---- the frame ---- */

static int secret_done(const growl_pub *pub, int *of) {
    int done = 0, asked = 0;

    for (int i = 0; i < pub->n; i++) {
        done += pub->done[i];
        asked += pub->asked[i] || pub->done[i];
    }
    *of = asked;
    return done;
}

/* Each takes up cards in less time than a line is read: one line for all of them. */
static const char *telling(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_TAKEN) ? ui_say(look->d, "growl.ask.pass_draw")
                                                     : growl_told_on(look, &look->t->event);
}

static void apron(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const char *told = NULL, *second = NULL;
    int of;

    if (table_tells(t) && t->part >= growl_told_how(&t->event).words_from) {
        told = telling(look);
    }
    const int done = secret_done(pub, &of);
    if (told != NULL) {
        second = NULL;
    } else if (t->page > 0 && t->page <= pub->n) {
        second = growl_why_not(look, t->page - 1);
    } else if (of > 1) {
        second = UI_SAY(d, "growl.table.chosen", TEXT_NUM("done", done), TEXT_NUM("of", of));
    } else if (pub->step == GROWL_STEP_GIVE && pub->turned < GROWL_KINDS) { /* which it is lies open */
        second = UI_SAY(d, "growl.table.card", TEXT_STR("card", growl_kind_id[pub->turned]));
    } else if (t->last.kind != 0) {
        second = growl_told_on(look, &t->last);
    }
    ui_apron(d, told != NULL ? told : growl_question(look), second, pub->opt[GROWL_OPT_PUBLIC_LOG] != 0);
}

/* All of the middle, with what shines round a card of the night. */
static ui_rect middle_box(const growl_look *look, const growl_ring *ring) {
    static const float round = 0.8f, air = 0.3f; /* of a card's width: its shine; a thick pile */
    const growl_pub *pub = look->pub;

    if (pub->night_open && pub->night_card < GROWL_NIGHT_CARDS) {
        const growl_night_places at = growl_night_places_of(look, ring);
        const ui_rect cards = ui_both(ui_inset(at.card, -round * at.card.w), ui_inset(at.pile, -air * at.pile.w));
        return ui_both(cards, ui_inset(at.panel, -air * at.card.w));
    }
    const growl_day_places at = growl_day_places_of(ring, pub->n);
    return ui_inset(ui_both(ui_both(at.pile, at.turned), at.slot), -air * at.pile.w);
}

static void draw_middle(const growl_look *look, const growl_ring *ring) {
    if (growl_is_dusk(look)) {
        growl_draw_dusk(look, ring);
    } else if (growl_is_dawn(look) && look->pub->night_card < GROWL_NIGHT_CARDS) {
        growl_draw_dawn(look, ring);
    } else if (look->pub->night_open && look->pub->night_card < GROWL_NIGHT_CARDS) {
        growl_draw_night(look, ring, growl_pile_left(look, ring));
    } else {
        growl_draw_day(look, ring);
    }
}

/* Before whoever dies comes there, it has gone. */
static void middle(const growl_look *look, const growl_ring *ring) {
    const float seen = growl_middle_seen(look);

    if (seen > 0.0f) {
        ui_seen_begin(look->d, middle_box(look, ring), seen);
        draw_middle(look, ring);
        ui_seen_end(look->d, seen);
    }
}

/* What a house and all else of its seat are drawn within. */
static ui_rect seat_box(ui_rect house, ui_rect plate) {
    return ui_inset(ui_both(house, plate), -house.w);
}

/* Beside a hand that is open over it. */
static void house_at(const growl_look *look, const growl_ring *ring, int place, growl_stand stand) {
    ui_place at = ring->at[place];

    at.house.x += stand.dx;
    at.house.y += stand.dy;
    if (stand.house > 0.0f) {
        ui_seen_begin(look->d, seat_box(at.house, at.plate), stand.house);
        house(look, &at, place, !look->pub->alive[look->pub->who[place]]);
        ui_seen_end(look->d, stand.house);
    }
}

/* All else of a seat. */
static void rest_at(const growl_look *look, const growl_ring *ring, int place, growl_stand stand) {
    const ui_place *at = &ring->at[place];

    ui_seen_begin(look->d, seat_box(at->house, at->plate), stand.rest);
    plate(look, at, place);
    ui_seen_end(look->d, stand.rest);
}

/* What stands on one side of the table's middle: cards that are passed go over its houses and behind its plates. */
static void side(const growl_look *look, const growl_ring *ring, const growl_passed *passed, bool far) {
    growl_stand stand[GROWL_SEATS];
    int place[GROWL_SEATS], n = 0;

    for (int i = 0; i < look->pub->n; i++) {
        if (ring->at[i].far == far) {
            place[n] = i;
            stand[n++] = growl_stand_of(look, ring, i);
        }
    }
    for (int i = 0; i < n; i++) {
        house_at(look, ring, place[i], stand[i]);
    }
    growl_draw_passed(look, passed, far ? GROWL_FAR : GROWL_NEAR);
    for (int i = 0; i < n; i++) {
        rest_at(look, ring, place[i], stand[i]);
    }
}

/* Seats and middle, over the ways of cards that are passed. */
static void table(const growl_look *look, const growl_ring *ring, const growl_passed *passed) {
    if (growl_passes(look)) {
        growl_draw_passing_ways(look, ring);
    }
    growl_draw_storm(look, ring);
    side(look, ring, passed, true);
    middle(look, ring);
    side(look, ring, passed, false);
    if (!growl_passes(look)) {
        died(look, ring);
    }
}

void growl_draw_public(const growl_look *look) {
    growl_night_layout night = {0};
    growl_ring ring = growl_ring_of(look);

    ring.night = &night;
    growl_draw_sky(look);
    growl_draw_threads(look, &ring);
    const growl_passed passed = growl_passed_of(look, &ring);
    table(look, &ring, &passed);
    growl_draw_marks(look, &ring);
    growl_draw_hung(look, &ring);
    growl_draw_death(look, &ring);
    growl_draw_flights(look, &ring);
    growl_draw_exchange(look, &ring);
    apron(look);
    if (growl_passes(look)) { /* below the lower row cards reach over the apron's edge, not to its words */
        growl_draw_passed(look, &passed, GROWL_ABOVE);
        died(look, &ring);
    }
    lying_card(look);
}

/* ---- input ---- */

/* Two picks, each taken back by pressing it again; a third takes the place of the second. */
static void press_pair(table_ui *t, int seat) {
    const uint8_t held = (uint8_t)(seat + 1);

    if (t->pick[0] == held) {
        t->pick[0] = t->pick[1];
        t->pick[1] = 0;
    } else if (t->pick[1] == held) {
        t->pick[1] = 0;
    } else if (t->pick[0] == 0) {
        t->pick[0] = held;
    } else {
        t->pick[1] = held;
    }
    t->picks = (t->pick[0] != 0) + (t->pick[1] != 0);
}

static bool press_seat(table_ui *t, int seat, nt_move *move, bool *has_move) {
    t->page = 0;
    if (!growl_seat_legal(t, seat)) {
        t->page = seat + 1;
        return true;
    }
    if (growl_wants_pair(t)) {
        press_pair(t, seat);
        return true;
    }
    const nt_move *found = table_find_move(t, GROWL_MOVE_GIVE, seat, TABLE_ANY);
    if (found == NULL) {
        found = table_find_move(t, GROWL_MOVE_TARGET, seat, TABLE_ANY);
    }
    if (found == NULL) {
        found = table_find_move(t, GROWL_MOVE_VOTE, seat, TABLE_ANY);
    }
    return table_take(found, move, has_move);
}

static bool confirm_pair(table_ui *t, nt_move *move, bool *has_move) {
    const int a = t->pick[0] - 1, b = t->pick[1] - 1;

    if (a < 0 || b < 0) {
        return true;
    }
    return table_take(a < b ? table_find_move(t, GROWL_MOVE_PAIR, a, b) : table_find_move(t, GROWL_MOVE_PAIR, b, a),
                      move, has_move);
}

/* The card on a seat is read as long as it is held, or from one press to the next. */
static bool read_lying(table_ui *t, const ui_input *in) {
    const bool on_card = table_touched(in, GROWL_ZONE_LYING);

    if (in->kind == UI_INSPECT_END && t->page >= GROWL_PAGE_LYING) {
        t->page = 0;
        return true;
    }
    if ((in->kind == UI_INSPECT || in->kind == UI_CHOOSE) && on_card) {
        t->page = in->kind == UI_CHOOSE && t->page == GROWL_PAGE_LYING + in->n ? 0 : GROWL_PAGE_LYING + in->n;
        return true;
    }
    /* The card that is read hides what lies below it: the next press only puts it away. */
    if ((in->kind == UI_ANY || in->kind == UI_CHOOSE) && t->page >= GROWL_PAGE_LYING) {
        t->page = 0;
        return true;
    }
    return false;
}

bool growl_public_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (read_lying(t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, GROWL_ZONE_PILE)) {
        return table_take(table_find_move(t, GROWL_MOVE_TURN, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, ZONE_SEAT)) {
        return press_seat(t, in->n, move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_KIND)) {
        return table_take(table_find_move(t, GROWL_MOVE_NAME, in->n, TABLE_ANY), move, has_move);
    }
    return ui_chose(in, ZONE_CONFIRM) && confirm_pair(t, move, has_move);
}
