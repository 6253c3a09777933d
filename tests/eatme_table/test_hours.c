/* The hours of a round: dusk while wheels are set, the moon while the Wolf walks, dawn at the reveal; and the Wolf's
 * legs. By what has been told alone. */
#include "eatme_table/stage.h"

/* The name of the frame's ground. */
static const char *ground(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_COVER) {
            return list->arena + list->command[i].text;
        }
    }
    return "";
}

static void shows(bench *b, const char *name) {
    const table_ui ui = bench_public(b);

    bench_draw(b, b->on.list, &ui);
    assert_string_equal(ground(b->on.list), name);
}

/* While the i-th event of the last move is told. */
static void tells(bench *b, int i, float part, const char *name) {
    bench_tell(b, b->on.list, i, part);
    assert_string_equal(ground(b->on.list), name);
}

static void a_round_has_its_hours(void **state) {
    bench *b = *state;

    bench_deal(b, 4, NULL);
    shows(b, "eatme/table_dusk");
    bench_lock_all(b, "st");
    const int prowl = b->events.n - 1;
    assert_int_equal(b->events.at[prowl].kind, EATME_EV_PROWL);
    tells(b, prowl, 0.01f, "eatme/table_dusk");
    tells(b, prowl, 0.5f, "eatme/table_night");
    shows(b, "eatme/table_night");
    bench_attack(b, 2);
    for (int i = 0; i < b->events.n; i++) {
        if (b->events.at[i].kind == EATME_EV_ATTACK) {
            tells(b, i, 0.5f, "eatme/table_night");
        } else if (b->events.at[i].kind == EATME_EV_VICTIM) {
            tells(b, i, 0.1f, "eatme/table_night");
            tells(b, i, 0.9f, "eatme/table_dawn");
        } else if (b->events.at[i].kind == EATME_EV_DUEL) {
            tells(b, i, 0.1f, "eatme/table_dawn");
        }
    }
    shows(b, "eatme/table_dawn");
}

/* The ground that is made beside the window, or "". */
static const char *next_ground(const ui_draw *list) {
    for (int i = 0; i < list->n_soon; i++) {
        if (list->soon[i].kind == UI_COVER) {
            return list->arena + list->soon[i].text;
        }
    }
    return "";
}

/* A ground takes longer than a picture is seen: each is asked for before it comes, whatever happens. */
static void grounds_are_there_when_they_come(void **state) {
    bench *b = *state;

    bench_deal(b, 4, NULL);
    bench_lock_all(b, "st");
    tells(b, b->events.n - 1, 0.05f, "eatme/table_dusk");
    assert_string_equal(next_ground(b->on.list), "eatme/table_night");
    bench_attack(b, 2);
    for (int i = 0; i < b->events.n && b->events.at[i].kind <= EATME_EV_VICTIM; i++) {
        tells(b, i, 0.1f, "eatme/table_night");
        assert_string_equal(next_ground(b->on.list), "eatme/table_dawn");
    }
    bench_reveal(b);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    bench_press(b, &ui, "give", 0, &move);
    bench_move(b, move);
    for (int i = 0; i < b->events.n; i++) {
        if (b->events.at[i].kind == EATME_EV_CAST) {
            tells(b, i, 0.1f, "eatme/table_dawn");
            assert_string_equal(next_ground(b->on.list), "eatme/table_dusk");
        }
    }
}

/* Which of the four poses are seen while it walks past the doors; it stands still at the end. */
static void the_wolf_walks_with_its_legs(void **state) {
    static const char *const pose[] = {"eatme/wolf_left", "eatme/wolf_left_2", "eatme/wolf_left_3",
                                       "eatme/wolf_left_4"};
    bench *b = *state;
    unsigned seen = 0;

    bench_deal(b, 6, NULL);
    bench_lock_all(b, "s");
    for (int k = 0; k < 100; k++) {
        bench_tell(b, b->on.list, b->events.n - 1, (float)k / 100.0f);
        for (unsigned p = 0; p < 4; p++) {
            seen |= pictures(b->on.list, pose[p]) > 0 ? 1u << p : 0u;
        }
    }
    assert_int_equal(seen, 15);
}

/* So many traps shut on a paw, by the red of the wheel that shows one. */
static int traps(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_SHAPE && strstr(list->arena + list->command[i].text, "#C4201C") != NULL;
    }
    return n;
}

/* A trap holds the wolf by its paw from when the wheel is seen, through the duel and in the last night. */
static void a_trap_shuts_on_the_paw(void **state) {
    bench *b = *state;

    for (int trap = 0; trap < 2; trap++) {
        bench_deal(b, 3, NULL);
        bench_lock_all(b, trap ? "t" : "s");
        bench_attack(b, 1);
        for (int i = 0; i < b->events.n; i++) {
            if (b->events.at[i].kind == EATME_EV_VICTIM) {
                bench_tell(b, b->on.list, i, 0.1f);
                assert_int_equal(traps(b->on.list), 0);
                bench_tell(b, b->on.list, i, 0.9f);
                assert_int_equal(traps(b->on.list), trap);
            } else if (b->events.at[i].kind == EATME_EV_DUEL) {
                bench_tell(b, b->on.list, i, 0.5f);
                assert_int_equal(traps(b->on.list), trap);
            }
        }
        bench_reveal(b);
        table_ui ui = bench_public(b);
        ui.frame = TABLE_RESULTS;
        b->s.pub.phase = EATME_PHASE_GAME_END;
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(traps(b->on.list), trap);
    }
}

/* Whoever was asleep lies in bed from when the wheel is seen, and stays there; who kept watch stands in the light. */
static void a_sleeper_is_seen_asleep(void **state) {
    bench *b = *state;

    for (int asleep = 0; asleep < 2; asleep++) {
        bench_deal(b, 5, NULL);
        bench_lock_all(b, asleep ? "s" : "t");
        bench_attack(b, 1);
        const char *const bed = "eatme/asleep_kids"; /* the first house of all */
        for (int i = 0; i < b->events.n; i++) {
            if (b->events.at[i].kind == EATME_EV_VICTIM) {
                bench_tell(b, b->on.list, i, 0.3f);
                assert_int_equal(pictures(b->on.list, bed), 0);
                bench_tell(b, b->on.list, i, 0.9f);
                assert_int_equal(pictures(b->on.list, bed), asleep);
            } else if (b->events.at[i].kind == EATME_EV_DUEL) {
                bench_tell(b, b->on.list, i, 0.5f);
                assert_int_equal(pictures(b->on.list, bed), asleep);
            }
        }
        bench_reveal(b);
        const table_ui ui = bench_public(b);
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(pictures(b->on.list, bed), asleep);
    }
}

static int beds(const ui_draw *list) {
    int n = 0;

    for (int who = EATME_WOLF + 1; who < EATME_CHARACTERS; who++) {
        char name[40];
        snprintf(name, sizeof name, "eatme/asleep_%s", eatme_character_id[who]);
        n += pictures(list, name);
    }
    return n;
}

/* The houses at which nobody knocked go dark one after the other, each when its wheel is seen, and it is morning in
 * all when somebody takes up a character. */
static void the_others_are_seen_asleep_one_by_one(void **state) {
    bench *b = *state;
    int doors = 0;

    bench_deal(b, 4, NULL);
    bench_lock_all(b, "ts");
    bench_attack(b, 1);
    bench_reveal(b);
    for (int i = 0; i < b->events.n; i++) {
        if (b->events.at[i].kind == EATME_EV_OTHER) {
            const int slept = b->events.at[i].arg[1] == EATME_SLEEP;
            doors++;
            bench_tell(b, b->on.list, i, 0.3f);
            const int before = beds(b->on.list);
            bench_tell(b, b->on.list, i, 0.9f);
            assert_int_equal(beds(b->on.list), before + slept);
        }
    }
    assert_int_equal(doors, 2);
    table_ui ui = bench_public(b);
    nt_move move = {0};
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(beds(b->on.list), 1);
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    bench_draw(b, b->on.list, &ui);
    assert_int_equal(beds(b->on.list), 0);
}

/* Without motion an event stands at its end while it is told: what is said is seen. */
static void what_is_told_without_motion_is_seen(void **state) {
    bench *b = *state;
    int told = 0;

    bench_deal(b, 4, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    for (int move = 0; move < 2; move++) {
        for (int i = 0; i < b->events.n; i++) {
            if (b->events.at[i].kind == EATME_EV_VICTIM || b->events.at[i].kind == EATME_EV_OTHER) {
                bench_tell(b, b->on.list, i, 1.0f);
                assert_int_equal(beds(b->on.list), ++told);
                assert_int_equal(pictures(b->on.list, "eatme/wheel_sleep"), told);
            }
        }
        if (move == 0) {
            bench_reveal(b);
        }
    }
    assert_int_equal(told, 3);
}

/* The trail's paws; `last` becomes the end of it. */
static int trail(const ui_draw *list, ui_rect *last) {
    static const float size = 24.0f;
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_SHAPE && c->at.w == size && strstr(list->arena + c->text, "<path d=\"M-9 0C") != NULL) {
            *last = c->at;
            n++;
        }
    }
    return n;
}

static ui_rect wolf_of(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE &&
            strncmp(list->arena + list->command[i].text, "eatme/wolf", 10) == 0) {
            return list->command[i].at;
        }
    }
    fail_msg("no wolf");
    return (ui_rect){0};
}

/* Before it is there it is seen where the Wolf goes: paws lead to the door, all of them before it has gone half of
 * the way. Nothing of them is left when everybody opens. */
static void a_trail_leads_to_the_door(void **state) {
    static const float near = 130.0f; /* a plate and what hangs below it may lie between */
    bench *b = *state;
    nt_move move;
    ui_rect last = {0};

    for (int victim = 1; victim < 6; victim++) {
        bench_deal(b, 6, NULL);
        bench_lock_all(b, "st");
        table_ui ui = bench_public(b);
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(trail(b->on.list, &last), 0);
        bench_press(b, &ui, "house", victim, &move);
        bench_draw(b, b->on.list, &ui);
        const int whole = trail(b->on.list, &last);
        assert_true(whole >= 2);
        assert_true(ui_meet(last, ui_inset(wolf_of(b->on.list), -near)));
        b->on.seat[0].bot = true; /* whose wolf has to walk */
        bench_attack(b, victim);
        bench_tell(b, b->on.list, 0, 0.02f);
        assert_true(trail(b->on.list, &last) < whole);
        bench_tell(b, b->on.list, 0, 0.21f);
        assert_int_equal(trail(b->on.list, &last), whole);
        b->on.seat[0].bot = false;
        ui = bench_public(b);
        bench_draw(b, b->on.list, &ui);
        assert_int_equal(trail(b->on.list, &last), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_round_has_its_hours, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(grounds_are_there_when_they_come, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(the_wolf_walks_with_its_legs, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(a_trail_leads_to_the_door, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(a_trap_shuts_on_the_paw, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(a_sleeper_is_seen_asleep, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(the_others_are_seen_asleep_one_by_one, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(what_is_told_without_motion_is_seen, bench_open, bench_close)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
