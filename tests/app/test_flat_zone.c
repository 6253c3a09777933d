/* How an open zone of a flat table is laid out, what it lies over, and what is opened in the middle. */
#include "app/kit_app_flat.h"
#include "app/rise.h"
#include "games/robbers/robbers.h"
#include "ui/motion.h"

#include <math.h>
#include <string.h>

static table_for_tests T;

static int seat, turn; /* whose zone is open, and at which edge */

/* The zone of the first seat that is asked or not, as its owner sees it. */
static ui_rect open_one(const char *game, int seats, bool asked) {
    ui_edge_seat at[UI_EDGE_SEATS];
    kit_flat_begin(&T, game, seats, 1280, 800, 3.78f, 0);
    for (seat = 0; kit_flat_asked(&T, seat) != asked; seat++) {
        assert_true(seat < seats);
    }
    assert_true(player_hold_chip(&T.hand, seat));
    player_wait(&T.hand, 320);
    assert_true(flat_looks(kit_flat(&T), seat));
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
    turn = at[seat].turn;
    return at[seat].zone;
}

/* Along that edge, as it is read there. */
typedef struct {
    float from, to;
} stretch;

static stretch card_at(int n) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == FLAT_PLACE(seat) && strcmp(d->zone[i].name, ZONE_CARD) == 0 && d->zone[i].n == n) {
            const ui_rect on = ui_edge_rect_from_window(&T.app->frame, turn, d->zone[i].at);
            return (stretch){on.x, on.x + on.w};
        }
    }
    return (stretch){0};
}

static void cards_are_seen_whole_and_off_the_border(void **state) {
    static const char *const games[] = {"robbers", "sabbath"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        const ui_rect zone = open_one(games[i], 5, true);
        const float off = 2.4f * T.app->frame.mm;
        float right = zone.x + off;
        for (int k = 0; k < kit_flat_cards(&T, seat); k++) {
            const stretch card = card_at(k);
            assert_true(card.from >= right - 0.1f);
            right = card.to;
        }
        assert_true(right > zone.x + 0.8f * zone.w && right <= zone.x + zone.w - off);
        kit_end(&T);
    }
}

/* From the zone's edge inwards: how high the first card is. */
static float card_high(void) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == FLAT_PLACE(seat) && strcmp(d->zone[i].name, ZONE_CARD) == 0) {
            return turn % 2 == 0 ? d->zone[i].at.h : d->zone[i].at.w;
        }
    }
    return 0;
}

/* What is read while one waits has one line, as what is asked has. */
static void cards_are_as_large_while_one_waits(void **state) {
    static const char *const games[] = {"robbers", "sabbath"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        open_one(games[i], 5, true);
        const float asked = card_high();
        kit_end(&T);
        open_one(games[i], 5, false);
        assert_true(asked > 80.0f && fabsf(card_high() - asked) < 1.0f);
        kit_end(&T);
    }
}

/* The Wolf's, who is not asked. */
static void one_card_alone_is_large(void **state) {
    (void)state;
    const ui_rect zone = open_one("eatme", 6, false);
    const stretch card = card_at(0);
    assert_int_equal(kit_flat_cards(&T, seat), 1);
    assert_true(card.to < zone.x + 0.4f * zone.w);
    assert_true(card.to - card.from > 0.33f * zone.w);
    kit_end(&T);
}

/* What lies so in the open zone, as its owner sees it. */
static ui_rect in_zone(const char *name, int n) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == FLAT_PLACE(seat) && strcmp(d->zone[i].name, name) == 0 && d->zone[i].n == n) {
            return ui_edge_rect_from_window(&T.app->frame, turn, d->zone[i].at);
        }
    }
    fail();
    return (ui_rect){0};
}

/* A house touched the rim and stood lower than what is chosen beside it. */
static void a_house_and_its_signs_are_one_row(void **state) {
    static const float air = 8.0f;
    (void)state;
    const ui_rect zone = open_one("eatme", 6, true);
    const ui_rect house = in_zone(ZONE_CARD, 0), first = in_zone(FLAT_ZONE_SIGN, 0),
                  last = in_zone(FLAT_ZONE_SIGN, 1);
    assert_true(house.x - zone.x > air && zone.x + zone.w - last.x - last.w > air);
    assert_true(first.x - house.x - house.w > air);
    assert_true(fabsf(house.y - first.y) < 1.0f && fabsf(house.h - first.h) < 1.0f);
    kit_end(&T);
}

static int coins(void) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_PICTURE && strcmp(d->arena + d->command[i].text, "figures/coin") == 0;
    }
    return n;
}

/* Two of each side of the wheel, and no number without one. */
static void what_a_wheel_brings_is_points(void **state) {
    (void)state;
    open_one("eatme", 6, true);
    const int open = coins();
    player_lift_chip(&T.hand, seat);
    player_wait(&T.hand, 320);
    assert_int_equal(open - coins(), 4);
    kit_end(&T);
}

static float high_at(const char *game, int w, int h, int text_percent) {
    kit_flat_begin(&T, game, 5, w, h, 3.78f, 0);
    T.app->settings.text_percent = text_percent;
    app_settings_changed(T.app);
    player_wait(&T.hand, 20);
    seat = 1;
    assert_true(player_hold_chip(&T.hand, seat));
    player_wait(&T.hand, 320);
    assert_true(flat_looks(kit_flat(&T), seat));
    turn = ui_edge_of(5, seat, h > w);
    const float high = card_high();
    kit_end(&T);
    return high;
}

/* They took the room of the cards, which were half as high then. */
static void large_words_leave_the_hand_as_high(void **state) {
    static const char *const games[] = {"robbers", "growl", "sabbath"};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    (void)state;
    for (int i = 0; i < 9; i++) {
        const int *at = size[i % 3];
        const float usual = high_at(games[i / 3], at[0], at[1], 100);
        const float large = high_at(games[i / 3], at[0], at[1], 175);
        if (large < usual - 1.0f) {
            print_message("%s %dx%d: %.0f, at 175%% %.0f\n", games[i / 3], at[0], at[1], usual, large);
        }
        assert_true(usual > 40.0f && large > usual - 1.0f);
    }
}

static bool shows(const char *text) {
    return kit_box(T.app, text) != NULL;
}

/* How often it stands in the open zone. */
static int times_said(const char *text) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        n += d->box[i].place == FLAT_PLACE(seat) && strcmp(d->arena + d->box[i].text, text) == 0;
    }
    return n;
}

/* Nobody has points yet: a sleeper who is knocked at loses none, as a trap gains none where nobody comes; the other
 * two outcomes are the house's value. */
static void a_wheel_tells_what_it_brings(void **state) {
    (void)state;
    open_one("eatme", 6, true);
    assert_int_equal(times_said("Sleep") + times_said("Trap"), 2);
    assert_int_equal(times_said("±0"), 2);
    assert_int_equal(times_said("+1") + times_said("+2") + times_said("+3"), 2);
    kit_end(&T);
}

/* Who decides openly in a zone of its own, at one of these edges (bits), where this can be pressed. */
static int decides_by(const char *zone, int edges) {
    for (int i = 0; i < 800; i++) {
        const app_step step = app_director_step(T.app->table);
        if (step.kind == STEP_OPEN && player_zone(&T.hand, zone, -1) != NULL && kit_flat(&T)->seat[step.seat].turn &&
            (edges >> ui_edge_of(kit_flat(&T)->edge.n, step.seat, false) & 1) != 0) {
            return step.seat;
        }
        player_act(&T.hand);
    }
    fail();
    return -1;
}

/* What is chosen in the middle shuts the chooser's zone in the same frame: an empty one stood there. */
static void a_choice_in_the_middle_shuts_the_zone(void **state) {
    (void)state;
    kit_flat_begin(&T, "sabbath", 4, 1280, 800, 3.78f, 0);
    const int who = decides_by("swap", 15);
    const ui_rect at = player_zone(&T.hand, "swap", -1)->at;
    const float u = T.app->frame.u;
    ui_raw press = {.kind = UI_RAW_DOWN, .x = (at.x + at.w / 2) * u, .y = (at.y + at.h / 2) * u};
    T.app->settings.pace = APP_PACE_NORMAL; /* the choice is told before anybody is asked next */
    player_wait(&T.hand, 400);
    player_feed(&T.hand, press);
    press.kind = UI_RAW_UP;
    player_feed(&T.hand, press);
    assert_false(app_director_step(T.app->table).kind == STEP_OPEN);
    assert_false(flat_is_open(kit_flat(&T), who));
    kit_end(&T);
}

/* How high the plate of this zone reaches now; 0: it has gone. */
static float plate_high(ui_rect zone) {
    static const float shadow = 24.0f;
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_SHAPE && fabsf(c->at.x - zone.x) < shadow && fabsf(c->at.w - zone.w) < shadow &&
            c->at.y > zone.y - shadow) {
            return fmaxf(zone.y + zone.h - c->at.y, 0.0f);
        }
    }
    return 0.0f;
}

/* It was gone at once, and the words below it jumped there: they stay beside it until it has gone. */
static void a_zone_of_an_open_choice_goes_down(void **state) {
    ui_edge_seat at[UI_EDGE_SEATS];
    (void)state;
    kit_flat_begin(&T, "sabbath", 4, 1280, 800, 3.78f, 0);
    const int who = decides_by("swap", 15);
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
    const ui_rect zone = at[who].zone;
    T.app->settings.pace = APP_PACE_NORMAL;
    player_wait(&T.hand, 400);
    float high = plate_high(zone);
    const float whole = high;
    assert_true(whole >= zone.h - 1.0f);
    assert_true(player_press(&T.hand, "swap", -1));
    for (int ms = 0; ms < 2 * MOTION_PAGE; ms += MOTION_FRAME) {
        const float now = plate_high(zone);
        assert_true(now <= high && high - now < 0.25f * whole);
        high = now;
        const ui_rect left = {zone.x, zone.y + zone.h - now, zone.w, now};
        const ui_rect over = ui_edge_on_window(&T.app->frame, at[who].turn, left);
        for (int i = 0; now > 0.0f && i < T.app->shown->n_boxes; i++) {
            const ui_box *said = &T.app->shown->box[i];
            assert_false(said->place == 0 && ui_meet(said->at, over));
        }
        player_wait(&T.hand, MOTION_FRAME);
    }
    assert_true(high <= 0.0f);
    kit_end(&T);
}

/* How often a sentence of the zone stands beside it, too. */
static int said_twice(int who) {
    const ui_draw *d = T.app->shown;
    int twice = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        for (int k = 0; k < d->n_boxes && d->box[i].place == FLAT_PLACE(who); k++) {
            const char *own = d->arena + d->box[i].text, *other = d->arena + d->box[k].text;
            twice += d->box[k].place == 0 && strlen(own) > 14 && strcmp(own, other) == 0;
        }
    }
    return twice;
}

/* What is asked openly stands in the bar of a long side beside the zone, and at a short side in the zone. */
static void what_is_asked_stands_once(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 3.78f, 0);
    seat = decides_by(FLAT_ZONE_PERSON, 1 | 4);
    assert_int_equal(said_twice(seat), 0);
    seat = decides_by(FLAT_ZONE_PERSON, 2 | 8);
    assert_int_equal(said_twice(seat), 3); /* both bars, and who sits opposite */
    kit_end(&T);
}

static int names_in_zone(int who) {
    const ui_draw *d = T.app->shown;
    int named = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        for (int k = 0; k < kit_flat(&T)->edge.n && d->box[i].place == FLAT_PLACE(who); k++) {
            named += k != who && strcmp(d->arena + d->box[i].text, kit_flat(&T)->t.seats[k].name) == 0;
        }
    }
    return named;
}

static int persons_in_zone(int who) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        n += d->zone[i].place == FLAT_PLACE(who) && strcmp(d->zone[i].name, FLAT_ZONE_PERSON) == 0;
    }
    return n;
}

/* Where names of the reader's size have no room among many they are smaller, not gone. */
static void whom_to_choose_is_named_in_large_words(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 15, 1280, 800, 3.78f, 0);
    T.app->settings.text_percent = 175;
    app_settings_changed(T.app);
    seat = decides_by(FLAT_ZONE_PERSON, 1 | 4);
    assert_true(persons_in_zone(seat) > 10);
    assert_int_equal(names_in_zone(seat), persons_in_zone(seat));
    kit_end(&T);
}

/* Whether it is said where the open zone of this seat does not lie. */
static bool shows_beside_zone(const char *text) {
    const ui_box *said = kit_box(T.app, text);
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
    return said != NULL && !ui_meet(said->at, ui_edge_on_window(&T.app->frame, at[seat].turn, at[seat].zone));
}

/* What stands in a corner of the middle is read beside a hand that lies there. */
static void a_corner_under_a_zone_is_read_beside_it(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 3.78f, 0);
    for (seat = 0; seat < 6; seat++) {
        assert_true(shows("Day 1"));
        assert_true(player_hold_chip(&T.hand, seat));
        player_wait(&T.hand, 320);
        assert_true(flat_looks(kit_flat(&T), seat));
        assert_true(shows_beside_zone("Day 1"));
        player_lift_chip(&T.hand, seat);
        player_wait(&T.hand, 320);
    }
    kit_end(&T);
}

static void so_are_those_of_the_deal_and_the_trick(void **state) {
    (void)state;
    kit_flat_begin(&T, "robbers", 5, 1280, 800, 3.78f, 0);
    for (seat = 0; seat < 5; seat++) {
        assert_true(shows("Deal 1 of 5"));
        assert_true(shows("Trick 1 of 7"));
        assert_true(player_hold_chip(&T.hand, seat));
        player_wait(&T.hand, 320);
        assert_true(flat_looks(kit_flat(&T), seat));
        assert_true(shows_beside_zone("Deal 1 of 5"));
        assert_true(shows_beside_zone("Trick 1 of 7"));
        player_lift_chip(&T.hand, seat);
        player_wait(&T.hand, 320);
    }
    kit_end(&T);
}

static void so_are_round_and_goal_of_the_wolf(void **state) {
    (void)state;
    for (int n = 3; n <= 6; n++) {
        kit_flat_begin(&T, "eatme", n, 1280, 800, 3.78f, 0);
        for (seat = 0; seat < n; seat++) {
            assert_true(shows("Round 1"));
            if (player_hold_chip(&T.hand, seat)) {
                player_wait(&T.hand, 320);
                assert_true(shows_beside_zone("Round 1"));
                assert_true(shows_beside_zone("Goal 10"));
                player_lift_chip(&T.hand, seat);
                player_wait(&T.hand, 320);
            }
        }
        kit_end(&T);
    }
}

/* It lies beside that pile. */
static void an_empty_pile_says_so_where_it_lies(void **state) {
    (void)state;
    kit_flat_begin(&T, "sabbath", 5, 1280, 800, 3.78f, 0);
    const ui_zone *pile = player_zone(&T.hand, "seat", 0);
    assert_non_null(pile);
    const float x = pile->at.x + pile->at.w / 2;
    assert_true(player_press(&T.hand, "seat", 0));
    player_wait(&T.hand, 400);
    const ui_box *said = kit_box(T.app, "Nothing taken yet.");
    assert_non_null(said);
    assert_true(fabsf(said->at.x + said->at.w / 2 - x) < 300); /* at its side */
    assert_true(player_press(&T.hand, "seat", 0));
    player_wait(&T.hand, 400);
    assert_null(kit_box(T.app, "Nothing taken yet."));
    for (int i = 0; i < 5; i++) { /* and faces whoever the rack is before; the trick is seen beside it */
        assert_true(player_press(&T.hand, "seat", i));
        player_wait(&T.hand, 400);
        said = kit_box(T.app, "Nothing taken yet.");
        assert_non_null(said);
        assert_int_equal(said->at.h > said->at.w, ui_edge_of(5, i, false) % 2);
        player_press(&T.hand, "seat", i);
        player_wait(&T.hand, 400);
    }
    kit_end(&T);
}

/* Whoever is asked to play a card plays the first. */
static void play_card(void) {
    nt_move legal[NT_MAX_LEGAL];
    for (int who = 0; who < kit_flat(&T)->edge.n; who++) {
        if (kit_flat_asked(&T, who) &&
            nt_port_legal(app_director_port(T.app->table, (uint8_t)who), legal, NT_MAX_LEGAL) > 0) {
            app_director_submit(T.app->table, (uint8_t)who, legal[0]);
            break;
        }
    }
    if (app_director_holds(T.app->table)) {
        player_press(&T.hand, ZONE_REVEAL_NEXT, -1);
    }
    player_wait(&T.hand, 50);
}

/* How many the seat has left then. */
static int play_on(void) {
    play_card();
    const robbers_priv *me = app_director_view(T.app->table, (uint8_t)seat).me;
    int n = 0;
    while (n < ROBBERS_HAND && me->hand[n] != ROBBERS_NONE) {
        n++;
    }
    return n;
}

/* It lay, empty and with its old words, over the hands that are opened at the end of a deal. */
static void a_zone_closes_when_its_cards_are_gone(void **state) {
    (void)state;
    open_one("robbers", 4, false);
    for (int i = 0; i < 200 && play_on() > 0; i++) {
        assert_string_equal(app_scene_name(T.app), "flat");
        T.app->settings.idle_seconds = 3600;
    }
    for (int i = 0; i < 100 && flat_is_open(kit_flat(&T), seat); i++) { /* until the last card has been told */
        player_wait(&T.hand, 50);
    }
    player_wait(&T.hand, 400); /* its finger still lies there */
    assert_false(flat_is_open(kit_flat(&T), seat));
    kit_end(&T);
}

/* Nothing of it lies below the zone: its cards with what they count, and lead and trump. */
static void see_trick(ui_rect zone, int cards) {
    const ui_draw *d = T.app->shown;
    static const char *const sign[] = {"lead", "trump"};
    int n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const bool card = strcmp(d->zone[i].name, "trick") == 0;
        n += card;
        assert_false(card && ui_meet(d->zone[i].at, zone));
    }
    assert_int_equal(n, cards);
    for (int i = 0; i < 2; i++) {
        const ui_mark *mark = ui_mark_next(d, sign[i], NULL);
        assert_non_null(mark);
        assert_false(ui_meet(mark->at, zone));
        assert_true(mark->at.w > 90.0f);
    }
}

static void each_hand_leaves_the_trick_seen(int seats, int w, int h) {
    ui_edge_seat at[UI_EDGE_SEATS];
    kit_flat_begin(&T, "robbers", seats, w, h, 3.78f, 0);
    seat = 0;
    for (int cards = 1; cards < seats; cards++) {
        play_on();
    }
    for (seat = 0; seat < seats; seat++) {
        assert_true(player_hold_chip(&T.hand, seat));
        player_wait(&T.hand, 320);
        assert_true(flat_looks(kit_flat(&T), seat));
        ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
        see_trick(ui_edge_on_window(&T.app->frame, at[seat].turn, at[seat].zone), seats - 1);
        player_lift_chip(&T.hand, seat);
        player_wait(&T.hand, 320);
    }
    kit_end(&T);
}

/* At a long side of a standing screen one lay over the card that leads. */
static void an_open_hand_leaves_the_trick_seen(void **state) {
    static const int size[][2] = {{800, 1280}, {1200, 1920}, {1024, 600}, {1280, 800}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        for (int seats = 3; seats <= 5; seats++) {
            each_hand_leaves_the_trick_seen(seats, size[i][0], size[i][1]);
        }
    }
}

static ui_rect trick_at(void) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, "trick") == 0) {
            return d->zone[i].at;
        }
    }
    fail();
    return (ui_rect){0};
}

static float way(ui_rect a, ui_rect b) {
    return fabsf(a.x - b.x) + fabsf(a.y - b.y) + fabsf(a.w - b.w);
}

typedef ui_rect (*place)(void);

/* How far what stands there moves at once at most, until it stands again: of its whole way. */
static float longest_step(ui_rect from, place of) {
    ui_rect last = from;
    float step = 0.0f;
    for (int ms = 0; ms < 2 * MOTION_PAGE; ms += MOTION_FRAME) {
        player_wait(&T.hand, MOTION_FRAME);
        step = fmaxf(step, way(last, of()));
        last = of();
    }
    assert_true(way(from, last) > 10.0f);
    return step / way(from, last);
}

/* While this seat's hand opens and closes. */
static void glides(int who, place of) {
    static const float most = 0.34f;
    const ui_rect alone = of();
    seat = who;
    T.app->settings.pace = APP_PACE_NORMAL;
    assert_true(player_hold_chip(&T.hand, who));
    player_wait(&T.hand, 296);
    assert_false(flat_looks(kit_flat(&T), who));
    assert_true(longest_step(alone, of) < most);
    const ui_rect beside = of();
    player_lift_chip(&T.hand, who);
    assert_true(longest_step(beside, of) < most);
    assert_true(way(of(), alone) < 0.1f);
}

/* The whole table jumped at each opening. */
static void the_table_glides_beside_a_hand(void **state) {
    (void)state;
    kit_flat_begin(&T, "robbers", 5, 1280, 800, 3.78f, 0);
    seat = 0;
    play_on();
    glides(seat, trick_at);
    kit_end(&T);
}

/* ---- Witches of the Sabbath ---- */

static int sits_at(int edge) {
    const ui_edge_table *t = &kit_flat(&T)->edge;
    int who = 0;
    while (who < t->n && ui_edge_of(t->n, who, T.app->frame.height > T.app->frame.width) != edge) {
        who++;
    }
    assert_true(who < t->n);
    return who;
}

static ui_rect mark_at(const char *name) {
    const ui_mark *mark = ui_mark_next(T.app->shown, name, NULL);
    assert_non_null(mark);
    return mark->at;
}

static ui_rect column_at(void) {
    return mark_at("column");
}

/* Of who sits at the left. */
static ui_rect rack_at(void) {
    const ui_mark *mark = NULL;
    do {
        mark = ui_mark_next(T.app->shown, "house", mark);
        assert_non_null(mark);
    } while (mark->n != sits_at(1));
    return mark->at;
}

static ui_rect played_at(void) {
    return mark_at("played");
}

static ui_rect pause_at(void) {
    const ui_zone *zone = player_zone(&T.hand, ZONE_PAUSE, 0);
    assert_non_null(zone);
    return zone->at;
}

/* Column, racks, trick and what is pressed in the bars, each beside a hand that it gives way to. */
static void the_sabbath_glides_beside_a_hand(void **state) {
    static const struct {
        int w, h, edge;
        place of;
    } part[] = {{1280, 800, 1, column_at},
                {800, 1280, 2, column_at},
                {1280, 800, 1, rack_at},
                {1280, 800, 2, played_at},
                {1024, 600, 1, pause_at}};
    (void)state;
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        kit_flat_begin(&T, "sabbath", 5, part[i].w, part[i].h, 3.78f, 0);
        play_card();
        glides(sits_at(part[i].edge), part[i].of);
        kit_end(&T);
    }
}

static int times_drawn(const char *words) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_TEXT && strcmp(d->arena + d->command[i].text, words) == 0;
    }
    return n;
}

/* What comes up on the table while it goes back from beside a hand: it is never seen where it was and where it is. */
static void a_table_that_glides_is_drawn_once(void **state) {
    (void)state;
    for (int wait = 0; wait < MOTION_PAGE + 2 * MOTION_FRAME; wait += MOTION_PAGE / 4) {
        kit_flat_begin(&T, "sabbath", 5, 1280, 800, 3.78f, 0);
        play_card();
        T.app->settings.pace = APP_PACE_NORMAL;
        assert_true(player_hold_chip(&T.hand, sits_at(1)));
        player_wait(&T.hand, 320 + 2 * MOTION_PAGE);
        player_lift_chip(&T.hand, sits_at(1));
        player_wait(&T.hand, (uint64_t)wait);
        app_advance(T.app, T.app->now + 2 * MOTION_FRAME); /* the picture that is shown is the one before */
        rise_on_table(T.app);
        assert_true(rise_moves(T.app));
        while (rise_moves(T.app)) {
            app_dirty(T.app);
            player_wait(&T.hand, MOTION_FRAME);
            assert_int_equal(times_drawn("Witch column"), 1);
        }
        kit_end(&T);
    }
}

static void is_clear(ui_rect zone) {
    const ui_box *heading = kit_box(T.app, "Witch column");
    const ui_draw *d = T.app->shown;
    const ui_mark *rack = NULL;
    assert_non_null(heading);
    assert_false(ui_meet(heading->at, zone) || ui_meet(column_at(), zone));
    assert_true(column_at().h > 190.0f);
    while ((rack = ui_mark_next(d, "house", rack)) != NULL) {
        assert_false(ui_meet(rack->at, zone));
    }
    for (int i = 0; i < d->n_zones; i++) {
        const bool pressed = strcmp(d->zone[i].name, ZONE_PAUSE) == 0 || strcmp(d->zone[i].name, ZONE_HELP) == 0;
        assert_false(pressed && ui_meet(d->zone[i].at, zone));
    }
}

/* On a standing screen one lay over the column's heading or its lowest value, on a low one over the ends of the bars,
 * with large words over racks. */
static void an_open_hand_leaves_the_column_and_the_bars(void **state) {
    static const int size[][2] = {{800, 1280}, {1024, 600}, {1280, 800}};
    (void)state;
    for (int i = 0; i < 6; i++) {
        enum { SEATS = 5 }; /* the cards of fewer have no room in a zone */
        ui_edge_seat at[UI_EDGE_SEATS];
        kit_flat_begin(&T, "sabbath", SEATS, size[i / 2][0], size[i / 2][1], 3.78f, 0);
        T.app->settings.text_percent = i % 2 ? 175 : 100;
        app_settings_changed(T.app);
        player_wait(&T.hand, 20);
        for (seat = 0; seat < SEATS; seat++) {
            assert_true(player_hold_chip(&T.hand, seat));
            player_wait(&T.hand, 320);
            assert_true(flat_looks(kit_flat(&T), seat));
            ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
            is_clear(ui_edge_on_window(&T.app->frame, at[seat].turn, at[seat].zone));
            player_lift_chip(&T.hand, seat);
            player_wait(&T.hand, 320);
        }
        kit_end(&T);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_seen_whole_and_off_the_border),
        cmocka_unit_test(cards_are_as_large_while_one_waits),
        cmocka_unit_test(one_card_alone_is_large),
        cmocka_unit_test(a_house_and_its_signs_are_one_row),
        cmocka_unit_test(what_a_wheel_brings_is_points),
        cmocka_unit_test(large_words_leave_the_hand_as_high),
        cmocka_unit_test(a_zone_closes_when_its_cards_are_gone),
        cmocka_unit_test(an_open_hand_leaves_the_trick_seen),
        cmocka_unit_test(the_table_glides_beside_a_hand),
        cmocka_unit_test(the_sabbath_glides_beside_a_hand),
        cmocka_unit_test(a_table_that_glides_is_drawn_once),
        cmocka_unit_test(an_open_hand_leaves_the_column_and_the_bars),
        cmocka_unit_test(a_wheel_tells_what_it_brings),
        cmocka_unit_test(a_choice_in_the_middle_shuts_the_zone),
        cmocka_unit_test(a_zone_of_an_open_choice_goes_down),
        cmocka_unit_test(what_is_asked_stands_once),
        cmocka_unit_test(whom_to_choose_is_named_in_large_words),
        cmocka_unit_test(a_corner_under_a_zone_is_read_beside_it),
        cmocka_unit_test(so_are_those_of_the_deal_and_the_trick),
        cmocka_unit_test(so_are_round_and_goal_of_the_wolf),
        cmocka_unit_test(an_empty_pile_says_so_where_it_lies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
