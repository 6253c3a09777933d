/* The duel comes forward, whole and before all others, and goes back. */
#include <math.h>

#include "eatme_table/stage.h"
#include "games/eatme/eatme_table.h"
#include "ui/extent.h"
#include "ui/rim.h"

enum { KNOCK, WHEEL, POINTS }; /* events of an attack */

/* What is read while that event is told. */
static int names_read(bench *b, int event, float part) {
    int n = 0;

    bench_tell(b, b->on.list, event, part);
    for (int seat = 0; seat < b->s.pub.n; seat++) {
        n += stage_shows(b->on.list, b->on.seat[seat].name);
    }
    return n;
}

/* From when the wheel turns until the other doors open nobody else is there. */
static void the_duel_is_alone_until_the_others_open(void **state) {
    bench *b = *state;
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "st");
    bench_attack(b, 2);
    assert_int_equal(names_read(b, KNOCK, 0.9f), 5);
    assert_int_equal(names_read(b, WHEEL, 0.05f), 5);
    assert_int_equal(names_read(b, WHEEL, 0.3f), 2);
    assert_int_equal(names_read(b, POINTS, 0.5f), 2);
    bench_reveal(b);
    assert_int_equal(names_read(b, 0, 0.1f), 2); /* still large; whose door opens next is said when all stand again */
    assert_int_equal(names_read(b, 0, 0.2f), 5);
    assert_int_equal(names_read(b, 0, 0.3f), 5);
    assert_int_equal(names_read(b, 1, 0.0f), 5);
}

static ui_rect wolf_of(const ui_draw *list) {
    ui_rect at = {0};

    for (int i = 0; i < list->n; i++) {
        const bool is = list->command[i].kind == UI_PICTURE &&
                        strncmp(list->arena + list->command[i].text, "eatme/wolf", 10) == 0;
        at = is && at.w <= 0.0f ? list->command[i].at : at;
    }
    return at;
}

/* It goes home with its plate: nothing walks while the first of the other doors opens. */
static void the_wolf_is_home_before_the_others_open(void **state) {
    bench *b = *state;
    ui_rect last = {0};
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "st");
    bench_attack(b, 2);
    bench_reveal(b);
    for (int i = 0; i < 2; i++) {
        bench_tell(b, b->on.list, 0, i == 0 ? EATME_TURN_BEGIN : 0.99f);
        const ui_rect now = wolf_of(b->on.list);
        assert_true(now.w > 0.0f);
        assert_true(i == 0 || (fabsf(now.x - last.x) < 1.0f && fabsf(now.y - last.y) < 1.0f));
        last = now;
    }
}

/* With the paw in the trap, or at the house, it stands as it did when the first of the other doors begins to open: it
 * lets go, and then it walks. */
static void the_wolf_lets_go_before_it_walks(void **state) {
    bench *b = *state;

    for (int trap = 0; trap < 2; trap++) {
        bench_deal(b, 5, NULL);
        bench_lock_all(b, trap ? "tt" : "st");
        bench_attack(b, 1);
        bench_tell(b, b->on.list, POINTS, 0.99f);
        const ui_rect stood = wolf_of(b->on.list);
        bench_reveal(b);
        bench_tell(b, b->on.list, 0, 0.0f);
        const ui_rect begins = wolf_of(b->on.list);
        assert_true(fabsf(begins.x - stood.x) < 1.0f && fabsf(begins.y - stood.y) < 1.0f);
    }
}

/* The jaws of a trap as they stand, "" where none is seen. */
static const char *jaws_of(bench *b, int event, float part) {
    const ui_draw *list = b->on.list;
    const char *at = "";

    bench_tell(b, b->on.list, event, part);
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_SHAPE && strstr(list->arena + c->text, "#C4201C") != NULL) {
            at = list->arena + c->text;
        }
    }
    return at;
}

/* What a wheel shows comes first: until it lies open there are no jaws; then they come open, and shut. */
static void a_trap_shuts_when_its_wheel_has_been_seen(void **state) {
    bench *b = *state;
    char open[2048];

    bench_deal(b, 5, NULL);
    bench_lock_all(b, "tt");
    bench_attack(b, 1);
    assert_string_equal(jaws_of(b, WHEEL, EATME_FACE_SEEN + 0.01f), "");
    assert_string_equal(jaws_of(b, WHEEL, EATME_TURN_END), "");
    snprintf(open, sizeof open, "%s", jaws_of(b, WHEEL, EATME_TURN_END + 0.03f));
    assert_string_not_equal(open, "");
    assert_string_not_equal(jaws_of(b, WHEEL, EATME_TURN_SAID), open);
    snprintf(open, sizeof open, "%s", jaws_of(b, WHEEL, EATME_TURN_SAID));
    assert_string_equal(jaws_of(b, WHEEL, 0.99f), open);
    assert_string_equal(jaws_of(b, POINTS, 0.5f), open);
}

/* Lines round plates in the lamp's light, and groups that are seen through. */
static int bright_plates(bench *b, int event, float part, int *faded) {
    const ui_draw *list = b->on.list;
    int n = 0;

    bench_tell(b, b->on.list, event, part);
    *faded = 0;
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool line = c->kind == UI_SHAPE && strstr(list->arena + c->text, "stroke=\"#FFB547\"") != NULL &&
                          strstr(list->arena + c->text, "stroke-width=\"4") != NULL;
        n += line;
        *faded += line && i > 0 && list->command[i - 1].kind == UI_GROUP;
    }
    return n;
}

/* The bright plate comes and goes: whose door is knocked at keeps it into the duel, the winner's leaves before the
 * other doors open. */
static void a_bright_plate_comes_and_goes(void **state) {
    bench *b = *state;
    int faded;

    bench_deal(b, 5, NULL);
    bench_lock_all(b, "st");
    bench_attack(b, 1);
    assert_int_equal(bright_plates(b, KNOCK, 0.99f, &faded), 1);
    assert_int_equal(faded, 0);
    assert_int_equal(bright_plates(b, WHEEL, EATME_TURN_BEGIN / 2, &faded), 1);
    assert_int_equal(faded, 1);
    assert_int_equal(bright_plates(b, WHEEL, EATME_TURN_END, &faded), 0);
    assert_int_equal(bright_plates(b, POINTS, 0.05f, &faded), 1);
    assert_int_equal(faded, 1);
    assert_int_equal(bright_plates(b, POINTS, 0.5f, &faded), 1);
    assert_int_equal(faded, 0);
    assert_int_equal(bright_plates(b, POINTS, 0.95f, &faded), 1);
    assert_int_equal(faded, 1);
}

static ui_rect around(eatme_stand at) {
    const float w = at.high * EATME_WOLF_SHAPE;

    return (ui_rect){at.x - w / 2, at.feet - at.high, w, at.high};
}

static void lies_apart(const ui_frame *ui, const ui_rect part[], int n) {
    for (int i = 0; i < n; i++) {
        assert_true(part[i].x >= 0.0f && part[i].x + part[i].w <= ui->width && part[i].y >= 0.0f);
        for (int k = 0; k < i; k++) {
            if (ui_meet(part[i], part[k])) {
                fail_msg("%g wide: part %d is over part %d", (double)ui->width, i, k);
            }
        }
    }
}

/* It is larger than in the yard, and wolf, plates, wheel and points lie beside each other, wherever it knocks, the
 * wheel in the middle. */
static void the_duel_fills_the_yard(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}, {1920, 1080}};
    bench *b = *state;

    for (int i = 0; i < 4 * 4 * 2; i++) {
        const int n = 3 + i % 4;
        stage_size(&b->on, window[i / 8][0], window[i / 8][1], 4.0f, i / 4 % 2 ? 1.75f : 1.0f);
        for (int victim = 1; victim < n; victim++) {
            bench_deal(b, n, NULL);
            bench_lock_all(b, "s");
            bench_attack(b, victim);
            const table_ui ui = bench_public(b);
            const eatme_look look = {.pub = &b->s.pub, .t = &ui, .d = b->on.list};
            const eatme_yard still = eatme_yard_before(&look), yard = eatme_duel_yard(&look, &still);
            const eatme_spot *house = &yard.at[eatme_place_of(&yard, victim)], *wolf = &yard.at[0];
            eatme_stand stand;
            assert_true(eatme_wolf_stands(&look, &still, &stand));
            assert_true(house->size > 1.05f * still.at[eatme_place_of(&still, victim)].size);
            const ui_rect part[] = {around(stand), house->place.plate, wolf->place.plate,
                                    house->wheel,  house->badge,       wolf->badge};
            lies_apart(&b->on.frame, part, (int)(sizeof part / sizeof *part));
            assert_true(house->badge.y + house->badge.h <= yard.bottom);
            assert_float_equal(house->wheel.x + house->wheel.w / 2, b->on.frame.width / 2, 1.0f);
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

/* On a flat table, too; what the others have stays at their edge. */
static void on_a_flat_table_the_edge_keeps_everybody(void **state) {
    bench *b = *state;
    ui_rim rim = {.seat = b->on.seat};

    b->on.frame.rim = &rim;
    bench_deal(b, 5, NULL);
    b->s.pub.score[3] = 4;
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    const table_ui ui = bench_public(b);
    bench_draw(b, b->on.list, &ui);
    for (int seat = 0; seat < 5; seat++) {
        assert_true(rim.of[seat].said);
    }
    assert_int_equal(rim.of[3].count[0].number, 4);
    assert_int_equal(pictures(b->on.list, "eatme/house_kids"), 1);
    assert_int_equal(pictures(b->on.list, "eatme/house_hood"), 0);
    b->on.frame.rim = NULL;
}

/* Where the largest wheel that lies open is. */
static ui_rect open_wheel(const ui_draw *list) {
    ui_rect most = {0, 0, 0, 0};

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = list->arena + c->text;
        const bool face = c->kind == UI_PICTURE &&
                          (strcmp(name, "eatme/wheel_sleep") == 0 || strcmp(name, "eatme/wheel_trap") == 0);
        most = face && c->at.w > most.w ? c->at : most;
    }
    return most;
}

/* After the duel: whose door opens is plain by its house, and nobody who walks by is behind the wheel. */
static void a_wheel_turns_in_its_own_doorway(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    bench *b = *state;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        stage_size(&b->on, window[i / 4][0], window[i / 4][1], 4.0f, 1.0f);
        bench_deal(b, n, NULL);
        bench_lock_all(b, "st");
        bench_attack(b, 1);
        bench_reveal(b);
        for (int event = 0; event < n - 2; event++) {
            const table_ui ui = bench_public(b);
            const eatme_look look = {.pub = &b->s.pub, .t = &ui, .d = b->on.list};
            bench_tell(b, b->on.list, event, 0.6f);
            const eatme_yard yard = eatme_yard_before(&look);
            const eatme_spot *s = &yard.at[eatme_place_of(&yard, b->events.at[event].arg[0])];
            const ui_rect wheel = open_wheel(b->on.list), house = s->place.house;
            assert_true(wheel.w > s->wheel.w);
            assert_true(wheel.x > house.x && wheel.x + wheel.w < house.x + house.w);
            assert_true(wheel.y > house.y && wheel.y + wheel.h <= s->place.plate.y);
        }
    }
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

static bool is_wheel(const char *name) {
    return strncmp(name, "eatme/wheel_", 12) == 0;
}

/* What somebody gets stands on its plate of its own. */
static bool is_badge(const char *word) {
    return word[0] == '+' || strncmp(word, "±", strlen("±")) == 0 || strncmp(word, "−", strlen("−")) == 0;
}

/* How often the middle of one of them lies on a wheel; shown: how many are seen. */
static int badges_on_wheels(const ui_draw *list, int *shown) {
    enum { MOST = 32 };
    ui_rect wheel[MOST], badge[MOST], where;
    int wheels = 0, badges = 0, on = 0;
    ui_extents walk = {.list = list};

    for (ui_extent is; (is = ui_extent_next(&walk, &where)) != UI_EXTENT_END;) {
        const ui_command *c = &list->command[walk.at];
        const char *says = list->arena + c->text;
        if (is == UI_EXTENT_DRAWS && c->kind == UI_PICTURE && is_wheel(says)) {
            assert_true(wheels < MOST);
            wheel[wheels++] = where;
        } else if (is == UI_EXTENT_DRAWS && c->kind == UI_TEXT && is_badge(says)) {
            assert_true(badges < MOST);
            badge[badges++] = ui_centre(where, where.w / 2, 1.0f);
        }
    }
    for (int i = 0; i < badges * wheels; i++) {
        on += ui_meet(badge[i / wheels], wheel[i % wheels]);
    }
    *shown += badges;
    return on;
}

/* As the two go back to their places, and as they come. */
static void no_badge_crosses_a_wheel(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    enum { STEPS = 64 };
    bench *b = *state;
    int shown = 0;

    for (int i = 0; i < 3 * 4; i++) {
        const int n = 3 + i % 4;
        stage_size(&b->on, window[i / 4][0], window[i / 4][1], 4.0f, 1.0f);
        for (int victim = 1; victim < n; victim++) {
            bench_deal(b, n, NULL);
            bench_lock_all(b, "st");
            bench_attack(b, victim);
            bench_reveal(b);
            for (int step = 0; step <= STEPS; step++) {
                bench_tell(b, b->on.list, 0, EATME_TURN_BEGIN * (float)step / STEPS);
                assert_int_equal(badges_on_wheels(b->on.list, &shown), 0);
            }
        }
    }
    assert_true(shown > 0);
    stage_size(&b->on, 1280, 800, 4.0f, 1.0f);
}

/* Names and numbers whose middle lies under a wheel. */
static int words_under_wheels(bench *b) {
    enum { MOST = 48 };
    ui_rect wheel[MOST], word[MOST], where;
    int wheels = 0, words = 0, under = 0;
    ui_extents walk = {.list = b->on.list};

    for (ui_extent is; (is = ui_extent_next(&walk, &where)) != UI_EXTENT_END;) {
        const ui_command *c = &b->on.list->command[walk.at];
        const char *says = b->on.list->arena + c->text;
        if (is == UI_EXTENT_DRAWS && c->kind == UI_PICTURE && is_wheel(says)) {
            assert_true(wheels < MOST);
            wheel[wheels++] = where;
        } else if (is == UI_EXTENT_DRAWS && c->kind == UI_TEXT && where.y < 0.8f * b->on.frame.height) {
            assert_true(words < MOST);
            word[words++] = ui_centre(where, 2.0f, 2.0f);
        }
    }
    for (int i = 0; i < words * wheels; i++) {
        under += ui_meet(word[i / wheels], wheel[i % wheels]);
    }
    return under;
}

/* Of a house at the right, too, whose wheel changes sides as it comes. */
static void no_wheel_crosses_a_plate(void **state) {
    enum { STEPS = 64 };
    bench *b = *state;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int victim = 1; victim < n; victim++) {
            bench_deal(b, n, NULL);
            bench_lock_all(b, "st");
            bench_attack(b, victim);
            for (int step = 0; step <= STEPS; step++) {
                bench_tell(b, b->on.list, WHEEL, EATME_TURN_BEGIN * (float)step / STEPS);
                assert_int_equal(words_under_wheels(b), 0);
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_duel_is_alone_until_the_others_open),
                                       cmocka_unit_test(the_wolf_is_home_before_the_others_open),
                                       cmocka_unit_test(the_wolf_lets_go_before_it_walks),
                                       cmocka_unit_test(a_trap_shuts_when_its_wheel_has_been_seen),
                                       cmocka_unit_test(a_bright_plate_comes_and_goes),
                                       cmocka_unit_test(the_duel_fills_the_yard),
                                       cmocka_unit_test(a_wheel_turns_in_its_own_doorway),
                                       cmocka_unit_test(on_a_flat_table_the_edge_keeps_everybody),
                                       cmocka_unit_test(no_badge_crosses_a_wheel),
                                       cmocka_unit_test(no_wheel_crosses_a_plate)};
    return cmocka_run_group_tests(tests, bench_open, bench_close);
}
