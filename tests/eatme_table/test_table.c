/* The table of Eat Me If You Can! without a screen: presses become legal moves, the wolf goes where it is led, the
 * characters change places and back, and events are told one after the other. */
#include <math.h>

#include "eatme_table/stage.h"
#include "games/eatme/eatme_table.h"
#include "ui/edges.h"
#include "ui/rim.h"

/* ---- a whole game ---- */

static void a_game_can_be_played_by_pressing_what_is_shown(void **state) {
    bench *b = *state;

    for (uint64_t seed = 1; seed <= 8; seed++) {
        nt_err err;
        nt_config config = nt_config_standard(&eatme_game, (uint8_t)(3 + seed % 4));
        config.opt[EATME_OPT_TARGET] = 5;
        config.opt[EATME_OPT_FIRST_CAST] = seed % 2 ? EATME_FIRST_RANDOM : EATME_FIRST_WOLF_CASTS;
        config.opt[EATME_OPT_RECAST] = seed % 3 ? EATME_RECAST_FREE : EATME_RECAST_LOSER_IS_WOLF;
        nt_match *match = nt_match_create(&eatme_game, &config, seed, &err);
        assert_non_null(match);
        stage_play_by_pressing(&b->on, match, seed);
        nt_match_destroy(match);
    }
}

/* ---- the prowl ---- */

static ui_rect wolf_of(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE &&
            strncmp(list->arena + list->command[i].text, "eatme/wolf", strlen("eatme/wolf")) == 0) {
            return list->command[i].at;
        }
    }
    fail_msg("no wolf");
    return (ui_rect){0, 0, 0, 0};
}

static ui_rect wolf_in(bench *b, const table_ui *ui) {
    bench_draw(b, b->on.list, ui);
    return wolf_of(b->on.list);
}

/* Above its own plate, below every other one, however large the words are. */
static void the_wolf_stands_on_nobodys_plate(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    bench *b = *state;
    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        bench_deal(b, n, NULL);
        bench_lock_all(b, "st");
        const table_ui ui = bench_public(b);
        for (float text = 1.0f; text < 1.8f; text += 0.25f) {
            stage_size(&b->on, window[i / 4][0], window[i / 4][1], 4.0f, text);
            const ui_rect wolf = wolf_in(b, &ui);
            for (int seat = 1; seat < n; seat++) {
                const ui_zone *house = ui_zone_named(b->on.list, "house", seat); /* ends with its plate */
                const bool over = house->at.x < wolf.x + wolf.w && house->at.x + house->at.w > wolf.x;
                if (over && house->at.y < wolf.y && house->at.y + house->at.h > wolf.y) {
                    fail_msg("%d seats at %dx%d, text %.2f: the wolf stands on seat %d", n, window[i / 4][0],
                             window[i / 4][1], (double)text, seat);
                }
            }
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

static const ui_mark *home_mark(const bench *b, int seat) {
    const ui_mark *home = NULL;

    while ((home = ui_mark_next(b->on.list, EATME_MARK_HOME, home)) != NULL && home->n != seat) {
    }
    assert_non_null(home);
    return home;
}

/* What is pressed takes in the wheel and the board where these meet no other house: a light round it cuts none. The
 * home has air beside them. */
static void a_house_is_pressed_with_its_wheel_and_board(void **state) {
    static const float least = 2.0f, most = 12.0f;
    bench *b = *state;

    bench_deal(b, 4, NULL);
    bench_lock_all(b, "st");
    const table_ui ui = bench_public(b);
    wolf_in(b, &ui);
    for (int seat = 1; seat < 4; seat++) {
        const ui_rect house = ui_zone_named(b->on.list, "house", seat)->at, home = home_mark(b, seat)->at;
        const float left = house.x - home.x, right = home.x + home.w - house.x - house.w;
        assert_true(left > least && left < most && right > least && right < most);
    }
}

/* What a lesson speaks of as a home: before a round is over nothing of it lies below the plate or the wheel on it. */
static void a_home_ends_with_its_plate(void **state) {
    static const float wheel = 12.0f; /* stands out from the plate */
    bench *b = *state;
    for (int n = 3; n <= 6; n++) {
        bench_deal(b, n, NULL);
        bench_lock_all(b, "st");
        const table_ui ui = bench_public(b);
        stage_size(&b->on, 800, 1280, 4.0f, 1.0f);
        wolf_in(b, &ui);
        for (int seat = 1; seat < n; seat++) {
            const ui_rect house = ui_zone_named(b->on.list, "house", seat)->at;
            const ui_mark *home = home_mark(b, seat);
            assert_true(home->at.y < house.y); /* the roof, too */
            assert_true(home->at.y + home->at.h < house.y + house.h + wheel);
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

static void seen_whole(bench *b, const table_ui *ui) {
    const eatme_look look = {.pub = &b->s.pub, .t = ui, .d = b->on.list};
    const eatme_yard yard = eatme_yard_before(&look);
    eatme_stand at;

    assert_true(eatme_wolf_stands(&look, &yard, &at));
    const float wide = at.high * EATME_WOLF_SHAPE;
    const ui_rect wolf = {at.x - wide / 2, at.feet - at.high, wide, at.high};
    for (int place = 0; place < yard.n; place++) {
        const ui_place *there = &yard.at[place].place;
        if (ui_meet(wolf, there->plate) || (place > 0 && ui_meet(wolf, there->house))) {
            fail_msg("%d seats at %g wide, part %g: the wolf is over place %d", yard.n, (double)b->on.frame.width,
                     (double)ui->part, place);
        }
    }
}

/* All wheels are set: the wolf goes round in the open, before no house and no plate. */
static void the_wolf_is_seen_whole_on_its_round(void **state) {
    enum { PARTS = 24 };
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    bench *b = *state;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        stage_size(&b->on, window[i / 4][0], window[i / 4][1], 4.0f, 1.0f);
        bench_deal(b, n, NULL);
        bench_lock_all(b, "st");
        table_ui ui = bench_public(b);
        ui.event = b->events.at[b->events.n - 1];
        for (int part = 0; part <= PARTS; part++) {
            ui.part = (float)part / PARTS;
            seen_whole(b, &ui);
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

static bool beside(ui_rect wolf, const ui_zone *house) {
    const float gap = wolf.x > house->at.x ? wolf.x - house->at.x - house->at.w : house->at.x - wolf.x - wolf.w;

    return gap < 40.0f && wolf.y + wolf.h > house->at.y && wolf.y < house->at.y + house->at.h;
}

/* Focus, a hand that drags him and a press each lead the wolf to a door, a pointer shows the way only; none of them
 * is a move. */
static void the_wolf_goes_where_it_is_led(void **state) {
    bench *b = *state;
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "st");
    table_ui ui = bench_public(b);
    nt_move move;
    const ui_rect home = wolf_in(b, &ui);
    const int still = b->on.list->n;
    for (int seat = 1; seat < 5; seat++) {
        const ui_zone door = *ui_zone_named(b->on.list, "house", seat);
        b->on.frame.hover_name = "house";
        b->on.frame.hover_n = seat;
        assert_true(wolf_in(b, &ui).x == home.x);
        assert_true(b->on.list->n > still); /* prints */
        b->on.frame.held_name = "wolf";
        assert_true(beside(wolf_in(b, &ui), &door));
        b->on.frame.held_name = b->on.frame.hover_name = NULL;
        assert_true(wolf_in(b, &ui).x == home.x);
        b->on.frame.show_focus = true;
        b->on.frame.focus_name = "house";
        b->on.frame.focus_n = seat;
        assert_true(beside(wolf_in(b, &ui), &door));
        b->on.frame.show_focus = false;
        b->on.frame.focus_name = NULL;
        table_ui pressed = ui;
        assert_false(bench_press(b, &pressed, "house", seat, &move));
        assert_true(beside(wolf_in(b, &pressed), &door));
    }
    assert_false(bench_press(b, &ui, "path", 0, &move)); /* a finger sends it across the yard */
    assert_true(wolf_in(b, &ui).x != home.x);
}

/* The attack needs a door and a press of its own; it can be changed until then. */
static void the_attack_is_a_press_of_its_own(void **state) {
    bench *b = *state;
    bench_deal(b, 4, NULL);
    bench_lock_all(b, "st");
    table_ui ui = bench_public(b);
    nt_move move = {0};
    bench_draw(b, b->on.list, &ui);
    assert_false(stage_offers(b->on.list, ZONE_CONFIRM));
    assert_false(bench_press(b, &ui, ZONE_CONFIRM, 0, &move));
    assert_false(bench_press(b, &ui, "house", 1, &move));
    assert_false(bench_press(b, &ui, "house", 3, &move));
    bench_draw(b, b->on.list, &ui);
    assert_non_null(ui_zone_named(b->on.list, ZONE_CONFIRM, 0));
    assert_true(stage_shows(b->on.list, "Knock at Player 4"));
    assert_true(stage_shows(b->on.list, "knock, or choose another door"));
    assert_true(bench_press(b, &ui, ZONE_CONFIRM, 0, &move));
    assert_int_equal(move.kind, EATME_MOVE_ATTACK);
    assert_int_equal(move.arg[0], 3);
}

/* How many wide shapes have gold as their "fill", plates and buttons, or "stroke", frames. */
static int golden(const ui_draw *list, const char *as) {
    char paint[24];
    int n = 0;

    snprintf(paint, sizeof paint, "%s=\"#%06X\"", as, (unsigned)UI_LANTERN & 0xFFFFFFu);
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_SHAPE && c->at.w > 150.0f && strstr(list->arena + c->text, paint) != NULL;
    }
    return n;
}

/* The plate of whoever is asked is gold, and while a button is, that alone; then the plate is of darker gold, and the
 * frame is the door's. */
static void one_thing_is_gold(void **state) {
    bench *b = *state;
    nt_move move;
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "s");
    table_ui ui = bench_public(b);
    for (int picked = 0; picked < 2; picked++) {
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(golden(b->on.list, "fill"), 1);
        assert_int_equal(golden(b->on.list, "stroke"), picked);
        assert_true(stage_shows(b->on.list, "to act"));
        bench_press(b, &ui, EATME_ZONE_HOUSE, 2, &move);
    }
    bench_attack(b, 2);
    bench_reveal(b);
    ui = bench_public(b);
    for (int changed = 0; changed < 2; changed++) {
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(golden(b->on.list, "fill"), 1);
        assert_int_equal(stage_shows(b->on.list, "Keep as it is"), !changed);
        assert_int_equal(stage_shows(b->on.list, "Hand out"), changed);
        bench_press(b, &ui, ZONE_SEAT, 1, &move);
        bench_press(b, &ui, ZONE_SEAT, 2, &move);
    }
}

/* ---- handing out ---- */

static bench *at_recast(void **state, const nt_config *config) {
    bench *b = *state;
    bench_deal(b, 4, config);
    bench_lock_all(b, "t"); /* the Wolf loses */
    bench_attack(b, 1);
    bench_reveal(b);
    assert_int_equal(b->s.pub.phase, EATME_PHASE_RECAST);
    assert_int_equal(b->s.pub.loser, 0);
    return b;
}

/* Two presses, or a drag, which presses the same two, let two seats change places; Back takes the changes back one by
 * one, and only the last button makes the move. */
static void characters_change_places_until_they_are_handed_out(void **state) {
    bench *b = at_recast(state, NULL);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    const uint8_t *was = b->s.pub.cast;
    bench_press(b, &ui, ZONE_SEAT, 0, &move);
    bench_press(b, &ui, ZONE_SEAT, 0, &move); /* a drag from a seat that is held */
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    assert_int_equal(move.kind, EATME_MOVE_CAST);
    const uint8_t changed[4] = {was[1], was[3], was[2], was[0]};
    assert_memory_equal(move.arg, changed, 4);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    const uint8_t once[4] = {was[1], was[0], was[2], was[3]};
    assert_memory_equal(move.arg, once, 4);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move)); /* I3: the cast as it was */
    assert_memory_equal(move.arg, was, 4);
}

static void back_lets_go_of_a_held_seat_first(void **state) {
    bench *b = at_recast(state, NULL);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    bench_press(b, &ui, ZONE_SEAT, 0, &move);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    bench_press(b, &ui, ZONE_SEAT, 3, &move); /* is held now: nothing is given until it is put down */
    assert_false(bench_press(b, &ui, "give", 0, &move));
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    const uint8_t *was = b->s.pub.cast;
    const uint8_t once[4] = {was[1], was[0], was[2], was[3]};
    assert_memory_equal(move.arg, once, 4);
}

static ui_rect box_of(const ui_draw *list, const char *words) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, words) == 0) {
            return list->box[i].at;
        }
    }
    fail_msg("nobody reads \"%s\"", words);
    return (ui_rect){0};
}

/* On whatever plate it lies, nothing of that dims its ground, and a small sign beside it says its way. */
static void is_read_without_its_colour(const ui_draw *list, const char *words) {
    const ui_rect box = box_of(list, words);
    const float x = box.x + box.w / 2, y = box.y + box.h / 2;
    const ui_command *ground = NULL;
    bool sign = false;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const ui_rect at = c->at;
        if (c->kind == UI_SHAPE && x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h) {
            ground = c;
        }
        sign = sign || (c->kind == UI_SHAPE && at.w < 20.0f && at.x < box.x && at.x > box.x - 40.0f && at.y < y &&
                        at.y + at.h > y);
    }
    assert_non_null(ground);
    assert_null(strstr(list->arena + ground->text, "fill-opacity"));
    assert_true(sign);
}

static void hand_out(bench *b, const uint8_t cast[4]) {
    nt_move move = {.seat = b->s.pub.loser, .kind = EATME_MOVE_CAST, .n = 4};
    memcpy(move.arg, cast, 4);
    bench_move(b, move);
}

static int faces(const ui_draw *list) {
    return pictures(list, "eatme/wheel_sleep") + pictures(list, "eatme/wheel_trap");
}

/* What everybody did, the wheels and the points of the round, is seen while a program hands out. Who is asked to has
 * the table for that, and the round among past choices; handing out brings nothing back. Whose turn it is
 * stands beside the plate all the time, also while a button is gold in its place. */
static void the_round_goes_when_a_person_is_asked_to_hand_out(void **state) {
    bench *b = at_recast(state, NULL);
    ui_draw *list = b->on.list;
    const uint8_t *was = b->s.pub.cast, cast[4] = {was[0], was[1], was[2], was[3]};
    table_ui asked = bench_public(b), program = asked;
    nt_move move = {0};
    program.n_legal = 0;
    bench_draw(b, list, &program);
    assert_int_equal(pictures(list, "eatme/wheel_trap"), 3);
    is_read_without_its_colour(list, "+3");
    assert_false(stage_shows(list, "Past choices"));
    for (int press = 0; press < 3; press++) {
        bench_draw(b, list, &asked);
        assert_int_equal(faces(list), 0);
        assert_false(stage_shows(list, "+3"));
        assert_true(stage_shows(list, "Past choices"));
        assert_true(stage_shows(list, "to act"));
        bench_press(b, &asked, press == 0 ? ZONE_SEAT : ZONE_BACK, 1, &move);
    }
    hand_out(b, cast);
    for (int tenth = 0; tenth < 8; tenth++) {
        bench_tell(b, list, 0, 0.1f * (float)tenth);
        assert_int_equal(faces(list), 0);
    }
}

/* More changes than are kept: the newest can be taken back, and what is handed out is what is shown. */
static void any_number_of_changes_is_taken(void **state) {
    bench *b = at_recast(state, NULL);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    for (int i = 0; i < 51; i++) {
        bench_press(b, &ui, ZONE_SEAT, 1, &move);
        bench_press(b, &ui, ZONE_SEAT, 2, &move);
    }
    assert_true(bench_press(b, &ui, "give", 0, &move));
    const uint8_t *was = b->s.pub.cast;
    const uint8_t odd[4] = {was[0], was[2], was[1], was[3]};
    assert_memory_equal(move.arg, odd, 4);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    assert_memory_equal(move.arg, was, 4);
}

/* With the loser as the Wolf his place is fixed, and the table says why. */
static void the_loser_who_must_be_the_wolf_stays_it(void **state) {
    nt_config config = nt_config_standard(&eatme_game, 4);
    config.opt[EATME_OPT_RECAST] = EATME_RECAST_LOSER_IS_WOLF;
    bench *b = *state;
    bench_deal(b, 4, &config);
    bench_lock_all(b, "s"); /* the victim loses */
    bench_attack(b, 2);
    bench_reveal(b);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "Player 3 has to be the Wolf now."));
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    assert_int_equal(move.arg[2], EATME_WOLF);
    move.seat = 2;
    bench_move(b, move);
}

/* ---- what is told, and when ---- */

/* The knock shows no wheel, then the victim's turns, then the points; the others only with the next move. */
static void the_victim_is_revealed_before_the_others(void **state) {
    bench *b = *state;
    nt_config config = nt_config_standard(&eatme_game, 5);
    config.opt[EATME_OPT_HISTORY] = 0; /* no small wheels */
    bench_deal(b, 5, &config);
    bench_lock_all(b, "stst");
    bench_attack(b, 1);
    const float late = 0.9f;
    for (int i = 0; i < b->events.n; i++) {
        bench_tell(b, b->on.list, i, late);
        assert_int_equal(faces(b->on.list), i < 1 ? 0 : 1);
        assert_int_equal(pictures(b->on.list, "eatme/wheel_back"), i < 1 ? 4 : 0); /* the others stand back */
        assert_int_equal(stage_shows(b->on.list, "+3"), i == 2);                   /* with its tokens */
    }
    table_ui ui = bench_public(b);
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(faces(b->on.list), 1);
    assert_true(stage_shows(b->on.list, "+3"));
    assert_false(stage_offers(b->on.list, ZONE_CONFIRM)); /* nobody is asked: the house turns the others round */
    assert_false(stage_shows(b->on.list, "to act"));
    bench_reveal(b);
    for (int i = 0; i < b->events.n; i++) {
        bench_tell(b, b->on.list, i, 0.0f);
        assert_int_equal(faces(b->on.list), 1 + i); /* the victim's, and the others' as far as told */
        bench_tell(b, b->on.list, i, late);
        assert_int_equal(faces(b->on.list), 2 + i);
    }
}

/* Before the face of a wheel is seen nothing says what it will be, neither picture nor words: the knock stays, of
 * another door that it opens. The victim's words wait until it lies open. */
static void a_wheel_that_turns_tells_nothing_before_its_face(void **state) {
    bench *b = *state;
    static const char *const truth[] = {"ssss", "tttt"};
    ui_draw *list[] = {b->on.list, b->on.other};
    for (int ply = 0; ply < 2; ply++) { /* the victim's, the first of the others */
        for (int step = 0; step < 3; step++) {
            const float part[] = {0.34f, ply == 0 ? 0.52f : 0.39f, 0.6f};
            for (int i = 0; i < 2; i++) {
                bench_deal(b, 5, NULL);
                bench_lock(b, 1, ply == 0 && i == 1 ? EATME_TRAP : EATME_SLEEP);
                for (int seat = 2; seat < 5; seat++) {
                    bench_lock(b, seat, truth[i][seat - 1] == 's' ? EATME_SLEEP : EATME_TRAP);
                }
                bench_attack(b, 1);
                if (ply == 1) {
                    bench_reveal(b);
                }
                bench_tell(b, list[i], ply == 0 ? 1 : 0, part[step]);
            }
            if (step == 0) {
                stage_same(list[0], list[1]);
                assert_false(stage_shows(list[0], "asleep"));
                assert_int_equal(stage_shows(list[0], "knocks at Player 2"), ply == 0);
                assert_int_equal(stage_shows(list[0], "the other doors open"), ply == 1);
            } else if (step == 1) { /* the wheel alone */
                assert_int_equal(pictures(list[0], "eatme/wheel_sleep"), 1 + ply);
                assert_false(stage_shows(list[0], ply == 0 ? "was fast asleep" : "slept well"));
                assert_false(stage_shows(list[1], ply == 0 ? "had set a trap" : "kept watch"));
            } else {
                assert_true(stage_shows(list[0], ply == 0 ? "was fast asleep" : "slept well"));
                assert_true(stage_shows(list[1], ply == 0 ? "had set a trap" : "kept watch"));
            }
        }
    }
}

/* Where the i-th command draws one token on its way. */
static bool token_seen(const ui_draw *d, int i, ui_rect *at) {
    const ui_command *c = &d->command[i];
    const bool token = i > 0 && c->kind == UI_PICTURE && strcmp(d->arena + c->text, "eatme/token_one") == 0;
    if (!token || c[-1].kind != UI_GROUP) {
        return false;
    }
    *at = ui_centre(c->at, c->at.w * c[-1].scale_x, c->at.h * c[-1].scale_y);
    return true;
}

/* Every point that is lost goes from plate to plate, above them all the way, and lands below the name. */
static void a_lost_point_flies_from_plate_to_plate(void **state) {
    bench *b = *state;
    static const float ends[] = {0.145f, 0.24f, 0.335f};
    ui_rect at[3] = {{.x = 0.0f}}, plate[2] = {{.x = 0.0f}};
    bench_deal(b, 4, NULL);
    b->s.pub.score[1] = 1;
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    for (int k = 0; k < 3; k++) {
        const ui_draw *d = b->on.list;
        bench_tell(b, b->on.list, 2, ends[k]);
        for (int i = 0; i < d->n; i++) { /* the first that leaves */
            ui_rect seen;
            at[k] = at[k].w <= 0.0f && token_seen(d, i, &seen) ? seen : at[k];
        }
        for (int i = 0, n = 0; i < d->n_marks && n < 2; i++) { /* the Wolf's and the victim's */
            if (strcmp(d->mark[i].name, UI_MARK_PLATE) == 0) {
                plate[n++] = d->mark[i].at;
            }
        }
        assert_true(at[k].w > 0.0f);
    }
    for (int k = 0; k < 2; k++) {
        const ui_rect end = at[k == 0 ? 2 : 0];
        assert_true(ui_inside(plate[k], end.x + end.w / 2, end.y + end.h / 2));
        assert_true(end.y >= plate[k].y + plate[k].h / 2 - 2.0f);
        assert_true(at[1].y + at[1].h < plate[k].y);
    }
}

/* Each of the loser's points leaves, and each of the winner's is counted, with its token; what they have got stands
 * there with the last. */
static void points_are_counted_as_they_land(void **state) {
    bench *b = *state;
    static const struct {
        float part;
        int on_way;
        const char *winner, *loser;
    } at[] = {{0.1f, 0, "5", "8"},  {0.16f, 1, "5", "7"}, {0.24f, 2, "5", "6"}, {0.32f, 3, "5", "5"},
              {0.36f, 2, "6", "5"}, {0.45f, 1, "7", "5"}, {0.52f, 0, "8", "5"}};
    bench_deal(b, 4, NULL);
    b->s.pub.score[0] = 5;
    b->s.pub.score[1] = 8;
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    for (int i = 0; i < 2; i++) { /* knock, wheel */
        bench_tell(b, b->on.list, i, 0.99f);
        assert_true(stage_shows(b->on.list, "5"));
        assert_true(stage_shows(b->on.list, "8"));
        assert_false(stage_shows(b->on.list, "gains"));
    }
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        bench_tell(b, b->on.list, 2, at[i].part);
        assert_int_equal(pictures(b->on.list, "eatme/token_one"), at[i].on_way);
        assert_true(stage_shows(b->on.list, at[i].winner) && stage_shows(b->on.list, at[i].loser));
        assert_int_equal(stage_shows(b->on.list, "+3"), at[i].on_way == 0 && i > 0);
        assert_int_equal(stage_shows(b->on.list, "\xe2\x88\x92"
                                                 "3"),
                         at[i].on_way == 0 && i > 0);
    }
    bench_tell(b, b->on.list, 2, 0.99f);
    assert_true(stage_shows(b->on.list, "Player 1 gains 3, Player 2 loses 3."));
    table_ui ui = bench_public(b);
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(pictures(b->on.list, "eatme/token_five"), 0); /* the number alone tells what somebody has */
    assert_int_equal(pictures(b->on.list, "eatme/token_one"), 0);
    assert_true(stage_shows(b->on.list, "+3"));
}

/* While it stands it is seen whole; only when it turns round on its way is it narrow. */
static void the_wolf_waits_whole_at_the_door(void **state) {
    bench *b = *state;
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    bench_tell(b, b->on.list, 1, 0.5f); /* the wheel */
    const ui_rect wolf = wolf_of(b->on.list);
    assert_true(wolf.w > wolf.h);
}

/* Where the Wolf's plate stands: the lowest of all. */
static int at_the_open_end(const bench *b) {
    int lowest = -1;
    float y = 0;
    for (int i = 0; i < b->on.list->n_boxes; i++) {
        const ui_box *box = &b->on.list->box[i];
        for (int seat = 0; seat < b->s.pub.n; seat++) {
            if (strcmp(b->on.list->arena + box->text, b->on.seat[seat].name) == 0 && box->at.y > y) {
                y = box->at.y;
                lowest = seat;
            }
        }
    }
    return lowest;
}

/* A bot's cast is said at once; the round before lies open until its houses have sunk, the seats go, and only
 * then the new houses rise, and what is past hangs there. */
static void the_round_before_stands_until_characters_are_handed_out(void **state) {
    bench *b = at_recast(state, NULL);
    const uint8_t *was = b->s.pub.cast, cast[4] = {was[1], was[0], was[2], was[3]};
    ui_draw *list = b->on.list;
    hand_out(b, cast);
    b->humans = 0;
    bench_tell(b, list, 0, 0.1f);
    assert_int_equal(faces(list), 3);
    assert_int_equal(at_the_open_end(b), 0);
    assert_true(stage_shows(list, "Player 2 is the Wolf"));
    bench_tell(b, list, 0, 0.3f);
    assert_int_equal(faces(list), 0);
    assert_false(stage_shows(list, "+3"));
    bench_tell(b, list, 0, 0.6f);
    assert_int_equal(faces(list), 0);
    assert_false(stage_shows(list, "Past choices"));
    assert_int_equal(at_the_open_end(b), 1);
    bench_tell(b, list, 0, 0.9f);
    assert_int_equal(faces(list), 3); /* of the strips of past choices */
    assert_true(stage_shows(list, "Past choices"));
    assert_true(stage_shows(list, "Player 2 is the Wolf"));
}

/* The page of rules quotes the buttons by the words that stand on them. */
static void the_rules_quote_the_buttons_of_handing_out(void **state) {
    static const char *const languages[] = {"en", "de", "fr", "es", "it", "ja", "th", "zh-Hant"};
    static const char *const button[] = {"eatme.table.back", "eatme.table.give", "eatme.table.keep"};
    bench *b = *state;
    for (size_t k = 0; k < sizeof languages / sizeof *languages; k++) {
        stage_words(&b->on, NT_SOURCE_DIR "/locales", languages[k]);
        ui_begin(b->on.list, &b->on.frame);
        const char *page = ui_say(b->on.list, "eatme.rules.recast.text");
        for (size_t i = 0; i < sizeof button / sizeof *button; i++) {
            const char *words = ui_say(b->on.list, button[i]);
            if (strstr(page, words) == NULL) {
                fail_msg("%s: the rules do not say \"%s\"", languages[k], words);
            }
        }
    }
    stage_words(&b->on, NT_SOURCE_DIR "/locales", "en");
}

/* What a person has laid out on the table does not go and come again. */
static void what_a_person_hands_out_lies_there_already(void **state) {
    bench *b = at_recast(state, NULL);
    const uint8_t *was = b->s.pub.cast, cast[4] = {was[0], was[2], was[1], was[3]};
    hand_out(b, cast);
    for (int i = 0; i < 10; i++) {
        bench_tell(b, b->on.list, 0, 0.1f * (float)i);
        for (int seat = 1; seat < 4; seat++) {
            char name[40];
            snprintf(name, sizeof name, "eatme/house_%s", eatme_character_id[cast[seat]]);
            assert_int_equal(pictures(b->on.list, name), 1);
        }
    }
}

static int wolves(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_PICTURE &&
             strncmp(list->arena + list->command[i].text, "eatme/wolf", 10) == 0;
    }
    return n;
}

/* A part of the first cast, for which nothing has to go before, as a part of what is told. */
static float of_first(float part) {
    return (part - EATME_CAST_CLEARED) / (1.0f - EATME_CAST_CLEARED);
}

static bool over_a_name(const bench *b, ui_rect wolf) {
    for (int i = 0; i < b->on.list->n_boxes; i++) {
        const ui_box *box = &b->on.list->box[i];
        for (int seat = 0; seat < b->s.pub.n; seat++) {
            if (strcmp(b->on.list->arena + box->text, b->on.seat[seat].name) == 0 && wolf.x < box->at.x + box->at.w &&
                box->at.x < wolf.x + wolf.w && wolf.y < box->at.y + box->at.h && box->at.y < wolf.y + wolf.h) {
                return true;
            }
        }
    }
    return false;
}

/* Nobody has been the Wolf yet: it comes from beyond the rim, clear of everybody else, and stands where the sentence
 * says before the houses have all been told. */
static void the_first_wolf_comes_before_its_seat(void **state) {
    static const float step = 0.02f;
    bench *b = *state;
    bench_deal(b, 6, NULL);
    assert_int_equal(b->events.at[0].kind, EATME_EV_CAST);
    bench_tell(b, b->on.list, 0, of_first(EATME_WOLF_ENTERS) - step);
    assert_int_equal(wolves(b->on.list), 0);
    bench_tell(b, b->on.list, 0, of_first(EATME_WOLF_ENTERS) + step);
    assert_true(wolf_of(b->on.list).x < 0.0f);
    for (float part = EATME_CAST_SEATED; part < EATME_WOLF_IS_IN; part += step) {
        bench_tell(b, b->on.list, 0, of_first(part));
        assert_false(over_a_name(b, wolf_of(b->on.list)));
    }
    bench_tell(b, b->on.list, 0, of_first(EATME_WOLF_IS_IN));
    const ui_rect in = wolf_of(b->on.list);
    bench_tell(b, b->on.list, 0, 1.0f);
    assert_float_equal(in.x, wolf_of(b->on.list).x, 1.0f);
}

static int houses(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n +=
            (c->kind == UI_PICTURE || c->kind == UI_COVER) && strncmp(list->arena + c->text, "eatme/house_", 12) == 0;
    }
    return n;
}

/* On their way round roofs would go over plates. */
static void the_first_houses_rise_when_seats_have_gone_round(void **state) {
    bench *b = *state;
    bench_deal(b, 6, NULL);
    assert_true(eatme_wolf_in(&b->s.pub, b->events.at[0].arg + 2) > 0);
    bench_tell(b, b->on.list, 0, of_first(EATME_CAST_SEATED - 0.02f));
    assert_int_equal(houses(b->on.list), 0);
    bench_tell(b, b->on.list, 0, of_first(EATME_CAST_RISEN));
    assert_int_equal(houses(b->on.list), 5);
}

/* Where a plate has its name. */
static float name_at(const bench *b, int seat) {
    for (int i = 0; i < b->on.list->n_boxes; i++) {
        const ui_box *box = &b->on.list->box[i];
        if (strcmp(b->on.list->arena + box->text, b->on.seat[seat].name) == 0) {
            return box->at.x;
        }
    }
    return -1.0f;
}

/* The Wolf, too: it stands at its new seat from the beginning, and goes round with it. */
static void the_wolf_that_a_person_hands_out_stands_there_already(void **state) {
    bench *b = at_recast(state, NULL);
    const uint8_t *was = b->s.pub.cast, cast[4] = {was[1], was[0], was[2], was[3]};
    hand_out(b, cast);
    for (int i = 0; i < 20; i++) {
        bench_tell(b, b->on.list, 0, 0.05f * (float)i);
        const ui_rect wolf = wolf_of(b->on.list);
        const float name = name_at(b, 1);
        assert_true(wolf.x < name && name < wolf.x + wolf.w);
    }
}

/* The strip and the sheet of past choices say nothing of wheels that have not been turned round yet. */
static void past_choices_wait_for_the_reveal(void **state) {
    bench *b = *state;
    bench_deal(b, 4, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    bench_reveal(b);
    bench_tell(b, b->on.list, 0, 0.0f);
    assert_int_equal(faces(b->on.list), 1);
}

/* A second night: the strips are seen while it is guessed who sleeps, and stand back from the knock on, while doors
 * open and points are told, until the next night. */
static void past_choices_stand_back_while_a_round_is_told(void **state) {
    bench *b = at_recast(state, NULL);
    ui_draw *list = b->on.list;
    const uint8_t *was = b->s.pub.cast, cast[4] = {was[0], was[1], was[2], was[3]};
    hand_out(b, cast);
    bench_lock_all(b, "t");
    table_ui ui = bench_public(b);
    bench_draw(b, list, &ui);
    assert_int_equal(faces(list), 3);
    bench_attack(b, 1);
    bench_tell(b, list, 0, 0.1f);
    assert_int_equal(faces(list), 3);
    ui = bench_public(b);
    bench_draw(b, list, &ui);
    assert_int_equal(faces(list), 1); /* the victim's own wheel */
    bench_reveal(b);
    ui = bench_public(b);
    ui.n_legal = 0; /* a program hands out */
    bench_draw(b, list, &ui);
    assert_int_equal(faces(list), 3); /* all three wheels */
}

/* What the last door brought is no news of whoever hands out. */
static void nobody_else_is_told_about_while_a_program_hands_out(void **state) {
    bench *b = at_recast(state, NULL);
    table_ui ui = bench_public(b);
    ui.n_legal = 0;
    ui.asked = NT_SPECTATOR;
    ui.last = (nt_event){.to = NT_ALL, .kind = EATME_EV_OTHER, .n = 3, .arg = {2, EATME_TRAP, 0}};
    bench_draw(b, b->on.list, &ui);
    assert_false(stage_shows(b->on.list, "Player 3 kept"));
    assert_true(stage_shows(b->on.list, "Player 1"));
    assert_false(stage_shows(b->on.list, "hands out the characters"));
    b->on.seat[b->s.pub.loser].bot = true;
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "hands out the characters")); /* instead of what to do */
    b->on.seat[b->s.pub.loser].bot = false;
}

/* "Take back" and "Hand out" stand side by side below the Wolf's plate, in its middle, wherever that was pressed.
 * With one character in the hand nothing is given. */
static void what_hands_out_is_one_row_below_the_plate(void **state) {
    static const float texts[] = {1.0f, 1.75f};
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    bench *b = at_recast(state, NULL);
    table_ui ui = bench_public(b);
    nt_move move;

    bench_draw(b, b->on.list, &ui);
    assert_true(ui_zone_named(b->on.list, ZONE_BACK, 0)->flags & UI_ZONE_OFF); /* nothing can be taken back */
    const ui_rect first = ui_zone_named(b->on.list, "give", 0)->at;
    assert_int_equal(ui_zone_named(b->on.list, "give", 0)->flags & UI_ZONE_OFF, 0);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_draw(b, b->on.list, &ui);
    assert_true(ui_zone_named(b->on.list, "give", 0)->flags & UI_ZONE_OFF);
    assert_true(ui_same_place(ui_zone_named(b->on.list, "give", 0)->at, first)); /* it never moves under a finger */
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(ui_zone_named(b->on.list, "give", 0)->flags & UI_ZONE_OFF, 0);
    for (int i = 0; i < 3 * 2; i++) {
        stage_size(&b->on, window[i / 2][0], window[i / 2][1], 4.0f, texts[i % 2]);
        bench_draw(b, b->on.list, &ui);
        const eatme_look look = {.pub = &b->s.pub, .t = &ui, .d = b->on.list};
        const ui_rect plate = eatme_yard_before(&look).at[0].place.plate;
        const ui_rect back = ui_zone_named(b->on.list, ZONE_BACK, 0)->at,
                      give = ui_zone_named(b->on.list, "give", 0)->at;
        assert_float_equal(back.y, give.y, 0.5f);
        assert_true(back.y >= plate.y + plate.h);
        assert_true(back.x + back.w <= give.x);
        assert_true(back.x < plate.x && give.x + give.w > plate.x + plate.w);
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

/* While the sheet of past choices is open events and bots wait; "back" puts it away, and what was picked stays. */
static void past_choices_hold_the_table(void **state) {
    bench *b = at_recast(state, NULL);
    b->s.pub.round = 2; /* one is over */
    table_ui ui = bench_public(b);
    const ui_input back = {.kind = UI_BACK};
    nt_move move;
    bool has_move = false;

    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    bench_press(b, &ui, "history", 0, &move);
    assert_true(ui.reading);
    assert_true(eatme_table.input(bench_view(b, NT_SPECTATOR), &ui, &back, &move, &has_move));
    assert_true(!ui.reading && !has_move && ui.picks == 1);
    assert_false(eatme_table.input(bench_view(b, NT_SPECTATOR), &ui, &back, &move, &has_move));
    ui.has_clock = true; /* nobody stops it by reading */
    bench_press(b, &ui, "history", 0, &move);
    assert_false(ui.reading);
}

/* One night alone is as wide as a house and a wheel beside it: it ends over the end of the button. */
static void few_past_rounds_end_where_the_button_does(void **state) {
    bench *b = at_recast(state, NULL);
    const float night = 144.0f;
    float mid = 0.0f;

    b->s.pub.round = 2;
    table_ui ui = bench_public(b);
    nt_move move;
    bench_press(b, &ui, "history", 0, &move);
    bench_draw(b, b->on.list, &ui);
    const ui_draw *d = b->on.list;
    const ui_rect away = ui_zone_named(d, "away", 0)->at;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_rect at = d->box[i].at;
        if (strcmp(d->arena + d->box[i].text, "1") == 0 && at.x > away.x && at.x < away.x + away.w && at.y < away.y) {
            mid = fmaxf(mid, at.x + at.w / 2);
        }
    }
    assert_float_equal(mid, away.x + away.w - night / 2, 2.0f);
}

/* After one night each wheel stands as a picture alone, larger than before the door of many, and no sum says the same
 * again. */
static void one_past_round_has_no_sums(void **state) {
    enum { HOUSES = 3 };
    bench *b = at_recast(state, NULL);
    nt_move move;
    int wheels[2];
    float widest = 0.0f;

    b->s.pub.round = 2;
    table_ui ui = bench_public(b);
    for (int open = 0; open < 2; open++) {
        if (open) {
            bench_press(b, &ui, "history", 0, &move);
        }
        bench_draw(b, b->on.list, &ui);
        wheels[open] = pictures(b->on.list, "eatme/wheel_sleep") + pictures(b->on.list, "eatme/wheel_trap");
    }
    const ui_draw *d = b->on.list;
    const ui_rect away = ui_zone_named(d, "away", 0)->at;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const bool wheel = c->kind == UI_PICTURE && strncmp(d->arena + c->text, "eatme/wheel_", 12) == 0;
        const bool dark = c->kind == UI_FILL && c->at.w >= d->ui->width; /* below the sheet */
        widest = dark ? 0.0f : wheel && c->at.x > away.x ? fmaxf(widest, c->at.w) : widest;
    }
    assert_int_equal(wheels[1] - wheels[0], HOUSES);
    assert_true(widest > 42.0f);
}

/* How long an event is shown and how it sounds follows from its kind, never from what it says. */
static void time_and_sound_depend_on_the_kind_alone(void **state) {
    (void)state;
    stage_time_and_sound_by_kind(&eatme_table, EATME_EVENTS, (nt_event){.to = NT_ALL, .n = 4, .arg = {3, 1, 2, 1}});
}

/* Every event that is told to all has a sentence. */
static void every_event_has_a_sentence(void **state) {
    bench *b = *state;
    bench_deal(b, 4, NULL);
    for (uint8_t kind = 1; kind < EATME_EVENTS; kind++) {
        const nt_event e = {.to = NT_ALL, .kind = kind, .n = 6, .arg = {1, 2, 0, 1, 2, 3}};
        const char *said = stage_sentence(&b->on, bench_view(b, NT_SPECTATOR), &e, true);
        assert_non_null(said);
        assert_true(strlen(said) > 8);
    }
}

/* Who was ready first is no part of the story: that all are is one line of the log. */
static void the_log_says_once_that_all_wheels_are_set(void **state) {
    bench *b = *state;
    const nt_event one = {.to = NT_ALL, .kind = EATME_EV_LOCKED, .n = 1, .arg = {1}};
    const nt_event all = {.to = NT_ALL, .kind = EATME_EV_PROWL, .n = 1, .arg = {0}};
    bench_deal(b, 4, NULL);
    assert_null(stage_sentence(&b->on, bench_view(b, NT_SPECTATOR), &one, false));
    assert_non_null(stage_sentence(&b->on, bench_view(b, NT_SPECTATOR), &one, true));
    assert_string_equal(stage_sentence(&b->on, bench_view(b, NT_SPECTATOR), &all, false),
                        "All wheels are set. The Wolf is about.");
}

/* The points in words and as a number (I1), which tokens beside it would only tell again. */
static void points_are_said_in_two_ways(void **state) {
    bench *b = *state;
    bench_deal(b, 3, NULL);
    b->s.pub.score[1] = 7;
    const table_ui ui = bench_public(b);
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(pictures(b->on.list, "eatme/token_five"), 0);
    assert_true(stage_shows(b->on.list, "7"));
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    const char *said = stage_sentence(&b->on, bench_view(b, NT_SPECTATOR), &b->events.at[2], true);
    assert_string_equal(said, "Player 1 gains 3, Player 2 loses 3.");
}

/* Beside a score a nought alone would be one, too. */
static void no_change_is_no_score(void **state) {
    bench *b = *state;
    bench_deal(b, 3, NULL);
    bench_lock_all(b, "t");
    bench_attack(b, 1);
    bench_reveal(b);
    table_ui ui = bench_public(b);
    ui.n_legal = 0; /* a program hands out */
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "±0"));
}

/* Who has reached the goal is named, with the own points when it is one; after the last round a match may have it is
 * not said to be reached. */
static void an_end_without_the_goal_is_told_as_it_is(void **state) {
    bench *b = *state;
    for (int last = 0; last < 2; last++) {
        bench_deal(b, 3, NULL);
        b->s.pub.round = EATME_MAX_ROUNDS;
        b->s.pub.score[2] = last ? 3 : 9;
        bench_lock_all(b, "s");
        bench_attack(b, 1);
        bench_reveal(b);
        assert_int_equal(b->s.pub.phase, EATME_PHASE_GAME_END);
        table_ui ui = bench_public(b);
        ui.frame = TABLE_RESULTS;
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(stage_shows(b->on.list, "Player 3 has 10 points: that was the last"), !last);
        assert_int_equal(stage_shows(b->on.list, "250 rounds, and nobody has 10 points"), last);
    }
}

static table_ui at_the_end(bench *b, int n, int victim) {
    bench_deal(b, n, NULL);
    b->s.pub.score[2] = 9;
    bench_lock_all(b, "s");
    bench_attack(b, victim);
    bench_reveal(b);
    table_ui ui = bench_public(b);
    ui.frame = TABLE_RESULTS;
    return ui;
}

/* One after the other: how many are not there yet, or not whole. */
static void the_last_night_comes_as_it_was(void **state) {
    static const struct {
        float left;
        int coming;
    } at[] = {{0.95f, 5}, {0.65f, 5}, {0.25f, 2}, {0.0f, 0}};
    bench *b = *state;
    table_ui ui = at_the_end(b, 5, 1);

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        int coming = 0;
        ui.opening = at[i].left;
        bench_draw(b, b->on.list, &ui);
        for (int k = 0; k < b->on.list->n; k++) {
            const ui_command *c = &b->on.list->command[k];
            coming += c->kind == UI_GROUP && c->colour >> 24 < 255;
        }
        assert_int_equal(coming, at[i].coming);
    }
}

/* Houses fold as they come and go; what each brought is never squeezed with them. */
static void points_of_the_last_night_keep_their_shape(void **state) {
    enum { PARTS = 40 };
    bench *b = *state;
    int whole = 0;

    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
    table_ui ui = at_the_end(b, 6, 1);
    bench_draw(b, b->on.list, &ui);
    const float high = box_of(b->on.list, "±0").h;
    for (int i = 0; i < 2 * PARTS; i++) {
        ui.step = i < PARTS ? 0 : EATME_RESULTS_POINTS;
        ui.opening = 1.0f - (float)(i % PARTS) / PARTS;
        bench_draw(b, b->on.list, &ui);
        for (int k = 0; k < b->on.list->n_boxes; k++) {
            const ui_box *box = &b->on.list->box[k];
            if (strcmp(b->on.list->arena + box->text, "±0") == 0) {
                assert_true(fabsf(box->at.h - high) < 0.5f);
                whole++;
            }
        }
    }
    assert_true(whole > PARTS / 4);
}

/* What the last night brought stands at one height over all houses, whatever roofs they have, and that nobody got
 * anything is no step down. */
static void the_last_night_has_its_points_in_a_row(void **state) {
    bench *b = *state;
    float level = 0.0f;
    int points = 0;

    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
    const table_ui ui = at_the_end(b, 6, 1);
    bench_draw(b, b->on.list, &ui);
    for (int i = 0; i < b->on.list->n_boxes; i++) {
        const ui_box *box = &b->on.list->box[i];
        if (b->on.list->arena[box->text] == '+') {
            const float middle = box->at.y + box->at.h / 2;
            assert_true(points == 0 || fabsf(middle - level) < 1.0f);
            level = middle;
            points++;
        }
    }
    assert_int_equal(points, 5); /* the Wolf's, too */
}

/* The Wolf's track leads from him to his victim, on another hill, too, and lies on nobody's words. */
static void the_track_of_the_last_night_lies_on_no_words(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    bench *b = *state;

    for (int i = 0; i < 3 * 4 * 2; i++) {
        const int n = 3 + i / 2 % 4, victim = i % 2 == 0 ? 1 : n - 1;
        int paws = 0;
        stage_size(&b->on, window[i / 8][0], window[i / 8][1], 4.0f, 1.0f);
        const table_ui ui = at_the_end(b, n, victim);
        bench_draw(b, b->on.list, &ui);
        for (int k = 0; k < b->on.list->n; k++) {
            const ui_command *c = &b->on.list->command[k];
            if (c->kind == UI_SHAPE && strstr(b->on.list->arena + c->text, "<path d=\"M-9 0C") != NULL) {
                paws++;
                for (int word = 0; word < b->on.list->n_boxes; word++) {
                    assert_false(ui_meet(c->at, b->on.list->box[word].at));
                }
            }
        }
        assert_true(paws > 2);
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

/* Nobody is promised to lose what is not there, and whose points stand where is said. */
static void the_choice_tells_what_will_really_be_lost(void **state) {
    bench *b = *state;
    bench_deal(b, 4, NULL);
    table_ui ui = bench_private(b, 1); /* the Kids, worth 3 */
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "you ±0, Wolf +3"));
    assert_true(stage_shows(b->on.list, "you +3, Wolf ±0"));
    b->s.pub.score[1] = 2;
    b->s.pub.score[b->s.pub.wolf] = 7;
    ui = bench_private(b, 1);
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "you −2, Wolf +3"));
    assert_true(stage_shows(b->on.list, "you +3, Wolf −3"));
    assert_true(stage_shows(b->on.list, "You have 2 points"));
    assert_true(stage_shows(b->on.list, "7 points"));
    ui.page = EATME_SLEEP;
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "you lose 2, all that you have."));
}

/* A look at the own view: before there are houses, with a locked wheel, with one that all can see. */
static void the_own_view_fits_the_step(void **state) {
    bench *b = *state;
    nt_config config = nt_config_standard(&eatme_game, 4);
    config.opt[EATME_OPT_FIRST_CAST] = EATME_FIRST_WOLF_CASTS;
    bench_deal(b, 4, &config);
    table_ui ui = bench_private(b, (uint8_t)((b->s.pub.wolf + 1) % 4));
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "You have no house yet"));
    bench_deal(b, 4, NULL);
    bench_lock_all(b, "s");
    ui = bench_private(b, 1);
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "It stays as it is"));
    assert_true(stage_shows(b->on.list, "Player 1 is the Wolf."));
    ui = bench_private(b, 0);
    ui.n_legal = 0; /* he is asked in the open */
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "You prowl in the open."));
    assert_false(stage_shows(b->on.list, "Player 1 is the Wolf.")); /* who reads it knows */
    bench_attack(b, 1);
    ui = bench_private(b, 1);
    bench_draw(b, b->on.list, &ui);
    assert_true(stage_shows(b->on.list, "Everybody can see it now."));
}

/* ---- a flat table ---- */

/* On the part of the frame that is before the own edge. */
static void sits_at_its_edge(const ui_frame *ui, int n, int seat, ui_rect disc) {
    const int edge = ui_edge_of(n, seat, ui->height > ui->width);
    const float x = disc.x + disc.w / 2 - ui->width / 2, y = disc.y + disc.h / 2 - ui->height / 2;

    assert_true(edge == 0   ? y > ui->height / 5
                : edge == 2 ? y < -10
                : edge == 1 ? x < -ui->width / 5
                            : x > ui->width / 5);
}

/* Whoever is the Wolf, everybody is shown before the own chip, and nobody moves when the characters go round. */
static void on_a_flat_table_each_is_where_the_owner_sits(void **state) {
    static const float size[][2] = {{1600, 800}, {800, 1270}};
    bench *b = *state;

    for (int k = 0; k < 2; k++) {
        for (int n = 3; n <= EATME_SEATS; n++) {
            eatme_spot first[EATME_SEATS] = {0};
            ui_rim rim = {.seat = b->on.seat};
            ui_frame around = b->on.frame;
            around.width = size[k][0];
            around.height = size[k][1];
            around.rim = &rim;
            b->on.list->ui = &around;
            bench_deal(b, n, NULL);
            for (int wolf = 0; wolf < n; wolf++) {
                const table_ui ui = bench_public(b);
                b->s.pub.wolf = (uint8_t)wolf;
                const eatme_look look = {.pub = &b->s.pub, .t = &ui, .d = b->on.list};
                const eatme_yard yard = eatme_yard_before(&look);
                for (int seat = 0; seat < n; seat++) {
                    const eatme_spot at = yard.at[eatme_place_of(&yard, seat)];
                    sits_at_its_edge(&around, n, seat, at.place.plate);
                    first[seat] = wolf == 0 ? at : first[seat];
                    const int edge = ui_edge_of(n, seat, around.height > around.width);
                    if (seat > 0 && edge % 2 == 0 && edge == ui_edge_of(n, seat - 1, around.height > around.width)) {
                        assert_true(edge == 0 ? at.x < first[seat - 1].x : at.x > first[seat - 1].x);
                    }
                    assert_memory_equal(&at.place.plate, &first[seat].place.plate, sizeof at.place.plate);
                    assert_int_equal(at.wheel.w > 0, seat != wolf);
                    assert_true(at.size > (k == 0 ? 1.15f : 1.0f)); /* there is room for large houses */
                    assert_true(yard.button[0].w > 120.0f && yard.button[1].w > 120.0f);
                }
            }
        }
    }
}

static float middle_of(const ui_draw *list, const char *words) {
    const ui_rect box = box_of(list, words);

    return box.x + box.w / 2;
}

/* Whoever has how many points, and whoever wins: from one page to the next nobody changes places. */
static void everybody_keeps_the_place_to_the_end(void **state) {
    bench *b = *state;

    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
    table_ui ui = at_the_end(b, 3, 1);
    for (ui.step = 0; ui.step <= EATME_RESULTS_STEPS; ui.step++) {
        bench_draw(b, b->on.list, &ui);
        const float first = middle_of(b->on.list, "Player 1"), second = middle_of(b->on.list, "Player 2");
        assert_true(first < second && second < middle_of(b->on.list, "Player 3"));
    }
}

/* The houses of the points rise when those of the last night have gone, and stand before anything is counted. */
static void houses_of_the_points_rise(void **state) {
    static const struct {
        float opening;
        bool stand;
    } at[] = {{0.7f, false}, {0.45f, true}, {0.0f, true}};
    bench *b = *state;

    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
    table_ui ui = at_the_end(b, 3, 1);
    ui.step = EATME_RESULTS_POINTS;
    b->s.pub.score[0] = 7;
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        ui.opening = at[i].opening;
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(stage_shows(b->on.list, ui.opening > 0 ? "0" : "7"), at[i].stand);
    }
}

/* Large words are a list, whose rows stay where they are, too. */
static void rows_keep_their_place_to_the_end(void **state) {
    bench *b = *state;
    float top[EATME_SEATS] = {0};

    stage_size(&b->on, 800, 1280, 4.0f, 1.75f);
    table_ui ui = at_the_end(b, EATME_SEATS, 1);
    for (ui.step = 0; ui.step <= EATME_RESULTS_STEPS; ui.step++) {
        bench_draw(b, b->on.list, &ui);
        for (int i = 0; i < EATME_SEATS; i++) {
            const float y = box_of(b->on.list, b->on.seat[i].name).y;
            top[i] = ui.step == 0 ? y : top[i];
            assert_true(fabsf(y - top[i]) < 0.5f);
            assert_true(i == 0 || y > top[i - 1]);
        }
    }
}

/* Before a round, for so many seats in a window of that size. */
static eatme_yard yard_of(bench *b, int n, const int window[2]) {
    bench_deal(b, n, NULL);
    const table_ui ui = bench_public(b);
    stage_size(&b->on, window[0], window[1], 4.0f, 1.0f);
    const eatme_look look = {.pub = &b->s.pub, .t = &ui, .d = b->on.list};
    return eatme_yard_before(&look);
}

/* In a wide yard every wheel is at the same end of its plate, clear of all others, and plates in a row are level. */
static void a_wheel_stands_at_its_own_plate(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {1280, 960}};
    static const float clear = 12.0f, near = 30.0f;
    bench *b = *state;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        const eatme_yard yard = yard_of(b, n, window[i / 4]);
        for (int place = 1; place < n; place++) {
            const ui_rect own = yard.at[place].place.plate, wheel = yard.at[place].wheel;
            assert_true(wheel.x > own.x + own.w / 2 && wheel.x + wheel.w <= b->on.frame.width);
            for (int other = 1; other < n; other++) {
                const ui_rect plate = yard.at[other].place.plate;
                assert_false(other != place && ui_meet(ui_inset(wheel, -clear), plate));
                assert_true(fabsf(plate.y - own.y) < 0.5f || fabsf(plate.y - own.y) > near);
            }
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

/* What was chosen before is opened by a button that says so, once there is something. */
static void past_choices_have_a_button_with_a_word(void **state) {
    bench *b = at_recast(state, NULL);
    for (int round = 1; round <= 2; round++) {
        b->s.pub.round = (uint8_t)round;
        table_ui ui = bench_public(b);
        ui.n_legal = 0; /* the present round lies open */
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(stage_shows(b->on.list, "Past choices"), round == 2);
    }
    assert_non_null(ui_zone_named(b->on.list, "history", 0));
}

/* Below a plate there is room for past choices, and no ridge of a roof in it. */
static void past_choices_lie_on_no_roof(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const float ridge = 160.0f, half = 36.0f, one_sign = 56.0f;
    bench *b = *state;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        const eatme_yard yard = yard_of(b, n, window[i / 4]);
        for (int place = 1; place < n; place++) {
            const ui_rect past = yard.at[place].past;
            assert_true(past.w > one_sign);
            for (int other = 1; other < n; other++) {
                const eatme_spot *s = &yard.at[other];
                const ui_rect roof = {s->x - half * s->size, s->feet - ridge * s->size, 2 * half * s->size,
                                      ridge * s->size};
                assert_false(other != place && ui_meet(past, roof));
            }
        }
    }
}

/* Every seat has the same number of them, and a house's value hangs clear of its roof. */
static void past_choices_and_values_have_room(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const float high = 78.0f, roof = 91.0f; /* of a house: there the widest roof reaches less far out */
    bench *b = *state;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        const eatme_yard yard = yard_of(b, n, window[i / 4]);
        assert_true(yard.pasts >= (window[i / 4][0] < window[i / 4][1] && n == 6 ? 1 : 3));
        for (int place = 1; place < n; place++) {
            const eatme_spot *s = &yard.at[place];
            const ui_rect board = eatme_sign_board(&b->on.frame, s);
            const float inner = s->right ? board.x - s->x : s->x - board.x - board.w;
            assert_true(inner >= roof * s->size && s->feet - board.y - board.h >= high * s->size);
            assert_true(board.x > 0.0f && board.x + board.w < b->on.frame.width);
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_game_can_be_played_by_pressing_what_is_shown),
                                       cmocka_unit_test(the_wolf_stands_on_nobodys_plate),
                                       cmocka_unit_test(the_wolf_is_seen_whole_on_its_round),
                                       cmocka_unit_test(the_wolf_goes_where_it_is_led),
                                       cmocka_unit_test(the_attack_is_a_press_of_its_own),
                                       cmocka_unit_test(one_thing_is_gold),
                                       cmocka_unit_test(characters_change_places_until_they_are_handed_out),
                                       cmocka_unit_test(back_lets_go_of_a_held_seat_first),
                                       cmocka_unit_test(the_round_goes_when_a_person_is_asked_to_hand_out),
                                       cmocka_unit_test(any_number_of_changes_is_taken),
                                       cmocka_unit_test(the_loser_who_must_be_the_wolf_stays_it),
                                       cmocka_unit_test(the_victim_is_revealed_before_the_others),
                                       cmocka_unit_test(a_wheel_that_turns_tells_nothing_before_its_face),
                                       cmocka_unit_test(a_lost_point_flies_from_plate_to_plate),
                                       cmocka_unit_test(points_are_counted_as_they_land),
                                       cmocka_unit_test(the_wolf_waits_whole_at_the_door),
                                       cmocka_unit_test(the_round_before_stands_until_characters_are_handed_out),
                                       cmocka_unit_test(the_rules_quote_the_buttons_of_handing_out),
                                       cmocka_unit_test(what_a_person_hands_out_lies_there_already),
                                       cmocka_unit_test(the_first_wolf_comes_before_its_seat),
                                       cmocka_unit_test(the_first_houses_rise_when_seats_have_gone_round),
                                       cmocka_unit_test(the_wolf_that_a_person_hands_out_stands_there_already),
                                       cmocka_unit_test(past_choices_wait_for_the_reveal),
                                       cmocka_unit_test(past_choices_hold_the_table),
                                       cmocka_unit_test(few_past_rounds_end_where_the_button_does),
                                       cmocka_unit_test(one_past_round_has_no_sums),
                                       cmocka_unit_test(past_choices_stand_back_while_a_round_is_told),
                                       cmocka_unit_test(nobody_else_is_told_about_while_a_program_hands_out),
                                       cmocka_unit_test(what_hands_out_is_one_row_below_the_plate),
                                       cmocka_unit_test(past_choices_lie_on_no_roof),
                                       cmocka_unit_test(past_choices_and_values_have_room),
                                       cmocka_unit_test(a_wheel_stands_at_its_own_plate),
                                       cmocka_unit_test(past_choices_have_a_button_with_a_word),
                                       cmocka_unit_test(everybody_keeps_the_place_to_the_end),
                                       cmocka_unit_test(houses_of_the_points_rise),
                                       cmocka_unit_test(rows_keep_their_place_to_the_end),
                                       cmocka_unit_test(time_and_sound_depend_on_the_kind_alone),
                                       cmocka_unit_test(every_event_has_a_sentence),
                                       cmocka_unit_test(the_log_says_once_that_all_wheels_are_set),
                                       cmocka_unit_test(points_are_said_in_two_ways),
                                       cmocka_unit_test(no_change_is_no_score),
                                       cmocka_unit_test(an_end_without_the_goal_is_told_as_it_is),
                                       cmocka_unit_test(the_last_night_comes_as_it_was),
                                       cmocka_unit_test(points_of_the_last_night_keep_their_shape),
                                       cmocka_unit_test(the_last_night_has_its_points_in_a_row),
                                       cmocka_unit_test(the_track_of_the_last_night_lies_on_no_words),
                                       cmocka_unit_test(the_choice_tells_what_will_really_be_lost),
                                       cmocka_unit_test(the_own_view_fits_the_step),
                                       cmocka_unit_test(a_house_is_pressed_with_its_wheel_and_board),
                                       cmocka_unit_test(a_home_ends_with_its_plate),
                                       cmocka_unit_test(on_a_flat_table_each_is_where_the_owner_sits)};
    return cmocka_run_group_tests(tests, bench_open, bench_close);
}
