/* The sheet of roles before the first night: how the roles of a large set stand on it, and how it leaves; and the sky
 * as day breaks. */
#include "werewolf_table/stage.h"

#include "games/werewolf/werewolf_table.h"
#include "ui/rim.h"

static void draw(stage *s, nt_match *match, const werewolf_pub *pub, nt_event event, float part) {
    const table_ui ui = stage_telling(s, match, event, part);

    stage_draw(s, s->list, (nt_view){.pub = pub}, &ui);
}

static nt_match *at_dusk(int seats, werewolf_pub *pub) {
    nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_JUDGE);

    *pub = stage_pub(match);
    pub->step = WEREWOLF_STEP_DUSK;
    pub->round = 0;
    return match;
}

static ui_rect picture_at(const ui_draw *list, const char *name) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0) {
            return list->command[i].at;
        }
    }
    return (ui_rect){0};
}

static ui_rect role_at(const ui_draw *list, int role) {
    char name[64];

    snprintf(name, sizeof name, "figures/%s", werewolf_role[role].id);
    return picture_at(list, name);
}

/* All werewolves stand left of all others. */
static void camps_have_columns_of_their_own(void **state) {
    stage *s = *state;

    for (int seats = 15; seats <= 20; seats += 5) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        float wolves = 0.0f, good = s->frame.width;
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        for (int role = 0; role < WEREWOLF_ROLES; role++) {
            const ui_rect at = role_at(s->list, role);
            assert_int_equal(at.w > 0, pub.set[role] > 0);
            if (at.w > 0 && werewolf_role[role].camp == WEREWOLF_CAMP_WOLF) {
                wolves = at.x > wolves ? at.x : wolves;
            } else if (at.w > 0) {
                good = at.x < good ? at.x : good;
            }
        }
        assert_true(wolves + 60 < good);
        nt_match_destroy(match);
    }
}

/* Large words leave no room for the sides' heads: each role has its side's sign, so that red is not alone. */
static void sides_are_told_without_colour(void **state) {
    stage *s = *state;

    for (int seats = 6; seats <= 20; seats += 7) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        int kinds[2] = {0, 0};
        stage_size(s, 1024, 600, 3.78f, 1.75f);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        for (int role = 0; role < WEREWOLF_ROLES; role++) {
            kinds[werewolf_role[role].camp] += role_at(s->list, role).w > 0;
        }
        assert_true(kinds[WEREWOLF_CAMP_WOLF] > 0);
        assert_int_equal(stage_pictures(s->list, "figures/moon"), kinds[WEREWOLF_CAMP_WOLF]);
        assert_int_equal(stage_pictures(s->list, "figures/home"), kinds[WEREWOLF_CAMP_GOOD]);
        nt_match_destroy(match);
    }
}

/* The groups that the first command with this picture or these words is drawn in: how much of it is seen. */
static float seen_of(const ui_draw *list, const char *name) {
    float group[8] = {1.0f};
    int deep = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP) {
            assert_true(++deep < 8);
            group[deep] = group[deep - 1] * (float)(c->colour >> 24) / 255.0f;
        } else if (c->kind == UI_GROUP_END) {
            deep--;
        } else if ((c->kind == UI_TEXT || c->kind == UI_PICTURE || c->kind == UI_COVER) &&
                   strcmp(list->arena + c->text, name) == 0) {
            return group[deep];
        }
    }
    return 0.0f;
}

/* As night falls it is rolled up before the square is dark; whoever stands behind it comes in sight no faster.
 * Without motion it is gone at once. */
static void it_is_rolled_up_as_night_falls(void **state) {
    const nt_event falls = {.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .n = 1, .arg = {1}};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(12, &pub);

    s->frame.motion = true;
    draw(s, match, &pub, (nt_event){0}, 1.0f);
    const ui_rect hung = role_at(s->list, WEREWOLF_SEER);
    draw(s, match, &pub, falls, 0.0f);
    const ui_rect falls_at = role_at(s->list, WEREWOLF_SEER);
    assert_memory_equal(&hung, &falls_at, sizeof hung);
    assert_true(picture_at(s->list, "figures/folk_1").w <= 0);
    draw(s, match, &pub, falls, 0.15f);
    assert_true(role_at(s->list, WEREWOLF_SEER).w > 0);
    assert_true(picture_at(s->list, "figures/folk_1").w > 0);
    draw(s, match, &pub, falls, 0.3f);
    assert_true(role_at(s->list, WEREWOLF_SEER).w <= 0);
    assert_true(seen_of(s->list, "werewolf/table_night") > 0.0f);
    s->frame.motion = false;
    draw(s, match, &pub, falls, 0.0f);
    assert_true(role_at(s->list, WEREWOLF_SEER).w <= 0);
    nt_match_destroy(match);
}

/* While what asked fades the sheet hangs whole below it, and the sky waits; the chip's new name never lies over the
 * one before. */
static void it_does_not_fade(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(12, &pub);
    table_ui ui =
        stage_telling(s, match, (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .n = 1, .arg = {1}}, 0.0f);

    s->frame.motion = true;
    for (int i = 0; i <= 4; i++) {
        ui.question_left = 1.0f - 0.25f * (float)i;
        ui.part = 0.01f * (float)i;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_float_equal(seen_of(s->list, "figures/seer"), 1.0f, 0.01f);
        assert_float_equal(seen_of(s->list, "Night 1"), 1.0f - ui.question_left, 0.01f);
        assert_float_equal(seen_of(s->list, "werewolf/table_night"), 0.0f, 0.01f);
    }
    nt_match_destroy(match);
}

static bool says(const ui_draw *list, const char *words) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strstr(list->arena + list->box[i].text, words) != NULL) {
            return true;
        }
    }
    return false;
}

/* Each side has its number above it; of a set that is hidden nothing is said. */
static void sides_are_counted_unless_the_set_is_hidden(void **state) {
    stage *s = *state;

    for (int seats = 6; seats <= 20; seats += 7) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        char wolves[32], village[32];
        int n = 0;
        for (int role = 0; role < WEREWOLF_ROLES; role++) {
            n += werewolf_role[role].camp == WEREWOLF_CAMP_WOLF ? pub.set[role] : 0;
        }
        snprintf(wolves, sizeof wolves, "Wolves: %d", n);
        snprintf(village, sizeof village, "Village: %d", seats - n);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        assert_true(says(s->list, wolves) && says(s->list, village));
        pub.opt[WEREWOLF_OPT_HIDDEN_SET] = 1;
        memset(pub.set, 0, sizeof pub.set);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        assert_false(says(s->list, "Wolves:") || says(s->list, "Village:"));
        nt_match_destroy(match);
    }
}

/* The foot of the ropes that it hangs by; none of them passes behind a plate. */
static float foot_of_ropes(const stage *s, int seats) {
    static const float thick = 5.0f;
    const werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
    float foot = 0.0f;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        if (c->kind == UI_FILL && c->at.y <= 0.0f && c->at.w > thick - 0.1f && c->at.w < thick + 0.1f) {
            foot = c->at.h;
            for (int seat = 0; seat < seats; seat++) {
                assert_false(ui_meet(c->at, ring.plate[seat]));
            }
        }
    }
    return foot;
}

static void it_hangs_between_plates_and_holds_its_words(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;

    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        for (int seats = 6; seats <= 12; seats++) {
            werewolf_pub pub;
            nt_match *match = at_dusk(seats, &pub);
            stage_size(s, size[i][0], size[i][1], 3.78f, 1.0f);
            draw(s, match, &pub, (nt_event){0}, 1.0f);
            const float foot = foot_of_ropes(s, seats);
            assert_true(foot > 0.0f);
            for (int k = 0; k < s->list->n_boxes; k++) {
                const bool head = strstr(s->list->arena + s->list->box[k].text, "Wolves:") != NULL;
                assert_true(!head || s->list->box[k].at.y > foot);
            }
            nt_match_destroy(match);
        }
    }
}

/* On a flat table it is as wide as the discs leave it: in rows that hold all names, whoever comes more than once has
 * others behind, which a list has not. */
static void on_a_flat_table_the_set_is_a_bill(void **state) {
    stage *s = *state;

    for (int seats = 12; seats <= WEREWOLF_SEATS; seats += 8) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        ui_rim rim = {.seat = s->seat};
        stage_size(s, 1145, 538, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, seats);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        assert_true(stage_pictures(s->list, "figures/villager") > 1);
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static float letters_of(const stage *s, const char *words) {
    for (int i = 0; i < s->list->n_boxes; i++) {
        if (strncmp(s->list->arena + s->list->box[i].text, words, strlen(words)) == 0) {
            return (float)s->list->box[i].px / s->frame.u;
        }
    }
    return 0.0f;
}

/* Few names and many, in letters that are read from all edges; both sides are headed alike. */
static void on_a_flat_table_names_are_large(void **state) {
    static const float least = 25.5f;
    stage *s = *state;

    for (int seats = 8; seats <= WEREWOLF_SEATS; seats += 12) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        ui_rim rim = {.seat = s->seat, .scale = 1.2f};
        stage_size(s, 1145, 538, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, seats);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        assert_true(letters_of(s, "Seer") > least);
        assert_true(letters_of(s, "Wolves:") >= letters_of(s, "Seer") - 2.0f);
        assert_float_equal(letters_of(s, "Wolves:"), letters_of(s, "Village:"), 0.01f);
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Also whoever comes more than once, whose figures are a wide group. */
static void a_bill_stands_off_the_edge_of_its_paper(void **state) {
    static const float pad = 19.0f, wood = 11.0f, least = 14.0f; /* of the button that turns the page; of the board */
    stage *s = *state;

    for (int seats = 6; seats <= 12; seats++) {
        werewolf_pub pub;
        nt_match *match = at_dusk(seats, &pub);
        ui_rim rim = {.seat = s->seat};
        float edge = 0.0f, left = 1e6f;
        stage_size(s, 1145, 538, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, seats);
        draw(s, match, &pub, (nt_event){0}, 1.0f);
        for (int i = 0; i < s->list->n_zones; i++) {
            const ui_zone *z = &s->list->zone[i];
            edge = strcmp(z->name, WEREWOLF_ZONE_SHEET) == 0 ? s->frame.width - z->at.x - z->at.w - pad + wood : edge;
        }
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            const bool wolf = c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "figures/werewolf") == 0;
            left = wolf && c->at.x < left ? c->at.x : left;
        }
        assert_true(edge > 0.0f && left > edge + least);
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Names that have room in one line leave their figures that of another one. */
static void names_in_one_line_stand_below_large_figures(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(12, &pub);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    draw(s, match, &pub, (nt_event){0}, 1.0f);
    assert_true(role_at(s->list, WEREWOLF_SEER).h > 55.0f);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

/* Beside each other in a narrow board, one wolf stood alone beside a column of four. */
static void in_a_tall_window_of_few_the_wolves_stand_over_the_village(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(6, &pub);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    draw(s, match, &pub, (nt_event){0}, 1.0f);
    const ui_rect wolf = role_at(s->list, WEREWOLF_WEREWOLF), seer = role_at(s->list, WEREWOLF_SEER);
    assert_true(wolf.y + wolf.h < seer.y);
    assert_true(seer.h > 90.0f);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

/* On black there is no sky: the moon comes in it, at night alone, beside the one of the chip. */
static void on_black_a_moon_comes_with_the_night(void **state) {
    static const uint8_t kind[] = {WEREWOLF_EV_NIGHTFALL, WEREWOLF_EV_DAWN};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(12, &pub);

    for (int i = 0; i < 4; i++) {
        s->frame.high_contrast = i >= 2;
        draw(s, match, &pub, (nt_event){.to = NT_ALL, .kind = kind[i % 2], .n = 1, .arg = {1}}, 0.95f);
        const int moons = stage_pictures(s->list, "figures/moon");
        assert_int_equal(moons, i % 2 != 0 ? 0 : i == 2 ? 2 : 1);
    }
    s->frame.high_contrast = false;
    nt_match_destroy(match);
}

/* One light goes before the other is seen, the moon down and the sun up, behind the village and in few steps; at its
 * end it is the ground's own. Whoever has died in the night. */
static void day_breaks_with_a_sun_that_climbs(stage *s, nt_match *match, const werewolf_pub *pub, uint8_t deaths) {
    enum { PICTURES = 120 };
    const nt_event dawn = {.to = NT_ALL, .kind = WEREWOLF_EV_DAWN, .n = 2, .arg = {1, deaths}};
    const bool tall = s->frame.height > s->frame.width;
    const char *front = tall ? "werewolf/turning_front_day_tall" : "werewolf/turning_front_day";
    float low = 0.0f, high = 0.0f;
    int rises = 0, sinks = 0;

    for (int i = 0; i <= PICTURES; i++) {
        draw(s, match, pub, dawn, (float)i / PICTURES);
        const ui_rect sun = picture_at(s->list, "werewolf/turning_lamp_day"),
                      moon = picture_at(s->list, "werewolf/turning_lamp_night"), land = picture_at(s->list, front);
        assert_false(sun.w > 0 && moon.w > 0);
        assert_true(land.w > 0 || (sun.w <= 0 && moon.w <= 0));
        assert_true(sun.w <= 0 || rises == 0 || sun.y <= low);
        assert_true(moon.w <= 0 || sinks == 0 || moon.y >= high);
        assert_true(rises == 0 || moon.w <= 0); /* no night comes back */
        rises += sun.w > 0 && sun.y != low;
        sinks += moon.w > 0 && moon.y != high;
        low = sun.w > 0 ? sun.y : low;
        high = moon.w > 0 ? moon.y : high;
    }
    assert_in_range(rises, 5, 10);
    assert_in_range(sinks, 5, 10);
    assert_true(picture_at(s->list, front).w <= 0);
}

static void lights_climb_and_sink_behind_the_village(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_dusk(12, &pub);

    pub.night = 1;
    pub.round = 1;
    s->frame.motion = true;
    for (int tall = 0; tall < 2; tall++) {
        stage_size(s, tall ? 800 : 1280, tall ? 1280 : 800, 3.78f, 1.0f);
        s->frame.motion = true;
        for (uint8_t deaths = 0; deaths < 3; deaths++) {
            day_breaks_with_a_sun_that_climbs(s, match, &pub, deaths);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(camps_have_columns_of_their_own, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(sides_are_told_without_colour, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(sides_are_counted_unless_the_set_is_hidden, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(it_is_rolled_up_as_night_falls, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(it_hangs_between_plates_and_holds_its_words, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(on_a_flat_table_the_set_is_a_bill, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(on_a_flat_table_names_are_large, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_bill_stands_off_the_edge_of_its_paper, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(names_in_one_line_stand_below_large_figures, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(in_a_tall_window_of_few_the_wolves_stand_over_the_village, open_stage,
                                        stage_teardown),
        cmocka_unit_test_setup_teardown(it_does_not_fade, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(on_black_a_moon_comes_with_the_night, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(lights_climb_and_sink_behind_the_village, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
