/* GROWL's table without a screen: presses become legal moves, texts fit, and the public frame knows no secret. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "engine/match.h"
#include "engine/port.h"
#include "games/growl/growl.h"
#include "growl_table/stage.h"
#include "platform/platform.h"
#include "ui/table.h"

extern const nt_table growl_table;

enum { VIEW_BYTES = 8192 };

typedef struct {
    pf *screen;
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[GROWL_SEATS];
    nt_move legal[NT_MAX_LEGAL];
    unsigned char view[VIEW_BYTES];
} bench;

static int open_bench(void **state) {
    bench *b = calloc(1, sizeof *b);
    b->screen = stage_open(&b->frame);
    b->list = calloc(1, sizeof *b->list);
    b->other = calloc(1, sizeof *b->other);
    stage_chairs(b->seat);
    *state = b;
    return 0;
}

static int close_bench(void **state) {
    bench *b = *state;

    text_close(b->frame.words);
    pf_close(b->screen);
    free(b->list);
    free(b->other);
    free(b);
    return 0;
}

static table_ui asked_ui(bench *b, nt_match *match, int seat) {
    nt_port *port = nt_match_port(match, (uint8_t)seat);
    const nt_ask ask = nt_port_ask(port);

    return (table_ui){.frame = ask == NT_ASK_TABLE  ? TABLE_RESULTS
                               : ask == NT_ASK_OPEN ? TABLE_PUBLIC
                                                    : TABLE_PRIVATE,
                      .seat = b->seat,
                      .config = nt_match_config(match),
                      .asked = (uint8_t)seat,
                      .legal = b->legal,
                      .n_legal = nt_port_legal(port, b->legal, NT_MAX_LEGAL),
                      .humans = ~0u,
                      .part = 1.0f,
                      .step = 99};
}

static nt_view view_for(bench *b, nt_match *match, const table_ui *ui) {
    const uint8_t seat = ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR;

    return nt_port_view(nt_match_port(match, seat), b->view);
}

static void draw(bench *b, ui_draw *list, nt_view view, const table_ui *ui) {
    ui_begin(list, &b->frame);
    growl_table.draw(view, ui, list);
    assert_false(list->overflow);
    for (int i = 0; i < list->n_boxes; i++) {
        if (list->box[i].cut || list->box[i].missing || list->box[i].small) {
            fail_msg("does not fit: %s", list->arena + list->box[i].text);
        }
    }
}

/* What somebody would press who tries things out, but is glad of a button that has become active. */
static const ui_zone *some_zone(const ui_draw *list, nt_rng *luck) {
    for (int i = 0; i < list->n_zones; i++) {
        const ui_zone *zone = &list->zone[i];
        const bool ends = strcmp(zone->name, "done") == 0 || strcmp(zone->name, "confirm") == 0;
        if (ends && !(zone->flags & UI_ZONE_OFF)) {
            return zone;
        }
    }
    return &list->zone[nt_rng_below(luck, (uint32_t)list->n_zones)];
}

/* Presses zones that are shown until a move comes of it; false when none does. */
static bool press_until_move(bench *b, nt_match *match, table_ui *ui, nt_rng *luck, nt_move *move) {
    bool has_move = false;

    for (int presses = 0; presses < 2000 && !has_move; presses++) {
        const nt_view view = view_for(b, match, ui);
        draw(b, b->list, view, ui);
        if (b->list->n_zones == 0) {
            return false;
        }
        const ui_zone *zone = some_zone(b->list, luck);
        const ui_input in = {.kind = UI_CHOOSE, .zone = zone->name, .n = zone->n, .flags = zone->flags};
        growl_table.input(view, ui, &in, move, &has_move);
    }
    return has_move;
}

static int asked_seat(nt_match *match) {
    const uint32_t seats = nt_match_to_act(match);

    for (int seat = 0; seat < GROWL_SEATS; seat++) {
        if (seats >> seat & 1u) {
            return seat;
        }
    }
    return -1;
}

/* A whole game played by pressing nothing but what is shown. */
static void play_by_pressing(bench *b, uint8_t seats, uint64_t seed) {
    nt_err err;
    nt_config config = nt_config_standard(&growl_game, seats);
    nt_match *match = nt_match_create(&growl_game, &config, seed, &err);
    nt_rng luck = nt_rng_seed(seed);

    assert_non_null(match);
    for (int seat = asked_seat(match); seat >= 0; seat = asked_seat(match)) {
        table_ui ui = asked_ui(b, match, seat);
        nt_move move = {0};
        assert_true(ui.n_legal > 0);
        if (!press_until_move(b, match, &ui, &luck, &move)) {
            fail_msg("step %d: pressing leads nowhere", ((const growl_pub *)view_for(b, match, &ui).pub)->step);
        }
        assert_int_equal(nt_port_submit(nt_match_port(match, (uint8_t)seat), move), NT_OK);
    }
    assert_true(nt_match_over(match));
    nt_match_destroy(match);
}

static void a_game_can_be_played_by_pressing_what_is_shown(void **state) {
    for (uint64_t seed = 1; seed <= 12; seed++) {
        play_by_pressing(*state, (uint8_t)(4 + seed % 7), seed);
    }
}

static void a_seat_that_may_not_be_chosen_says_why(void **state) {
    bench *b = *state;
    nt_err err;
    nt_config config = nt_config_standard(&growl_game, 6);
    nt_match *match = nt_match_create(&growl_game, &config, 3, &err);
    nt_rng luck = nt_rng_seed(1);

    for (;;) {
        const int seat = asked_seat(match);
        table_ui ui = asked_ui(b, match, seat);
        if (ui.legal[0].kind == GROWL_MOVE_GIVE) {
            const ui_input in = {.kind = UI_CHOOSE, .zone = "seat", .n = seat};
            nt_move move;
            bool has_move = true;
            assert_true(growl_table.input(view_for(b, match, &ui), &ui, &in, &move, &has_move));
            assert_false(has_move);
            draw(b, b->list, view_for(b, match, &ui), &ui);
            bool said = false;
            for (int i = 0; i < b->list->n_boxes; i++) {
                said |= strcmp(b->list->arena + b->list->box[i].text, "You have to choose another player.") == 0;
            }
            assert_true(said);
            break;
        }
        nt_bot_play(nt_bot_find("random", "growl"), nt_match_port(match, (uint8_t)seat), &luck);
    }
    nt_match_destroy(match);
}

static bool shows(const ui_draw *list, const char *part) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strstr(list->arena + list->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
}

/* Held or pressed, the card shows its rule; the next press puts it away and decides nothing. */
static void a_card_on_a_seat_can_be_read(void **state) {
    bench *b = *state;
    nt_err err;
    nt_config config = nt_config_standard(&growl_game, 6);
    nt_match *match = nt_match_create(&growl_game, &config, 3, &err);
    nt_rng luck = nt_rng_seed(1);
    table_ui ui = asked_ui(b, match, asked_seat(match));

    while (ui.legal[0].kind != GROWL_MOVE_TURN) {
        nt_bot_play(nt_bot_find("random", "growl"), nt_match_port(match, ui.asked), &luck);
        ui = asked_ui(b, match, asked_seat(match));
    }
    nt_view view = view_for(b, match, &ui);
    growl_pub pub;
    memcpy(&pub, view.pub, sizeof pub);
    pub.bullet_place = 2;
    view.pub = &pub;
    const ui_input read[] = {{.kind = UI_INSPECT, .zone = "lying"}, {.kind = UI_CHOOSE, .zone = "lying"}};
    const ui_input away[] = {{.kind = UI_INSPECT_END}, {.kind = UI_CHOOSE, .zone = "pile"}};
    for (int i = 0; i < 2; i++) {
        nt_move move;
        bool has_move = true;
        draw(b, b->list, view, &ui);
        assert_false(shows(b->list, "two wounds to a wolf"));
        assert_true(growl_table.input(view, &ui, &read[i], &move, &has_move));
        draw(b, b->list, view, &ui);
        assert_true(shows(b->list, "two wounds to a wolf"));
        assert_true(growl_table.input(view, &ui, &away[i], &move, &has_move));
        assert_false(has_move);
        draw(b, b->list, view, &ui);
        assert_false(shows(b->list, "two wounds to a wolf"));
    }
    nt_match_destroy(match);
}

/* The private frame has the same zones at the same places for wolf and human, but for cards the rules keep. */
static void wolf_and_human_look_alike(void **state) {
    bench *b = *state;
    growl_pub pub = {.n = 6,
                     .step = GROWL_STEP_VIEW_GIFT,
                     .caged = GROWL_NONE,
                     .insomnia = GROWL_NONE,
                     .bullet_place = GROWL_NONE,
                     .seance_place = GROWL_NONE,
                     .night_card = GROWL_NONE,
                     .turned = GROWL_NONE,
                     .hand = {5, 4, 4, 4, 4, 4},
                     .alive = {1, 1, 1, 1, 1, 1}};
    growl_priv human = {.hand = {2, 0, 1, 0, 2}, .fresh_n = 1, .fresh = {GROWL_BITE}}, wolf = human;
    const nt_move look = {.kind = GROWL_MOVE_VIEW};
    table_ui ui = {.frame = TABLE_PRIVATE, .seat = b->seat, .legal = &look, .n_legal = 1, .part = 1.0f};

    for (uint8_t i = 0; i < 6; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    wolf.team = GROWL_WOLF;
    wolf.news = 1;
    draw(b, b->list, (nt_view){&pub, &human, 0}, &ui);
    draw(b, b->other, (nt_view){&pub, &wolf, 0}, &ui);
    assert_int_equal(b->list->n, b->other->n);
    assert_int_equal(b->list->n_zones, b->other->n_zones);
    for (int i = 0; i < b->list->n_zones; i++) {
        assert_string_equal(b->list->zone[i].name, b->other->zone[i].name);
        assert_memory_equal(&b->list->zone[i].at, &b->other->zone[i].at, sizeof(ui_rect));
        assert_int_equal(b->list->zone[i].flags, b->other->zone[i].flags);
    }
    pf_paint(b->screen, b->list);
    const double light = pf_frame_luminance(b->screen);
    pf_paint(b->screen, b->other);
    assert_true(pf_frame_luminance(b->screen) < light * 1.02 && pf_frame_luminance(b->screen) > light * 0.98);
}

/* How long an event is shown and how it sounds follows from its kind, never from what it says. */
static void time_and_sound_depend_on_the_kind_alone(void **state) {
    (void)state;
    for (uint8_t kind = 0; kind < GROWL_EVENTS; kind++) {
        const char *sound, *other;
        const nt_event a = {.to = NT_ALL, .kind = kind},
                       b = {.to = NT_ALL, .kind = kind, .n = 4, .arg = {3, 1, 2, 1}};
        assert_int_equal(growl_table.animate(&a, &sound), growl_table.animate(&b, &other));
        assert_ptr_equal(sound, other);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_can_be_played_by_pressing_what_is_shown),
        cmocka_unit_test(a_seat_that_may_not_be_chosen_says_why),
        cmocka_unit_test(a_card_on_a_seat_can_be_read),
        cmocka_unit_test(wolf_and_human_look_alike),
        cmocka_unit_test(time_and_sound_depend_on_the_kind_alone),
    };
    return cmocka_run_group_tests(tests, open_bench, close_bench);
}
