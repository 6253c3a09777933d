/* Two truths that the table may not tell apart give it the same frames, sounds, times and sentences: worlds that a
 * seat imagines beside the real one, and silent cards of which nobody but their player knows the face. */
#include "sabbath_table/stage.h"

enum { STATE = 1024 };

typedef union {
    uint64_t align;
    unsigned char at[STATE];
} truth;

static bool differ(const ui_draw *a, const ui_draw *b) {
    return a->n != b->n || a->words.used != b->words.used || memcmp(a->arena, b->arena, a->words.used) != 0;
}

/* The truth as it stood when the event was told. */
static void draw_public(stage *s, ui_draw *list, const truth *t, const nt_event *e, float part) {
    const table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = part, .event = *e, .last = *e};

    stage_draw(s, list, nt_look(&sabbath_game, t->at, NT_SPECTATOR), &ui);
}

static void draw_own(stage *s, ui_draw *list, const truth *t, uint8_t seat) {
    const nt_view view = nt_look(&sabbath_game, t->at, seat);
    const table_ui ui = {.frame = TABLE_PRIVATE,
                         .seat = s->seat,
                         .asked = seat,
                         .part = 1.0f,
                         .legal = s->legal,
                         .n_legal = sabbath_game.legal(&view, s->legal, NT_MAX_LEGAL)};

    stage_draw(s, list, view, &ui);
}

/* ---- hands and the card that is left over ---- */

static void imagined_worlds_look_like_the_real_one(void **state) {
    stage *s = *state;
    int others = 0;

    assert_true(sabbath_game.state_size <= STATE);
    for (int seats = 3; seats <= 5; seats++) {
        nt_match *match = stage_match(seats, (uint64_t)seats, seats == 4, seats != 4, 0);
        nt_rng luck = nt_rng_seed((uint64_t)seats);
        int ply = 0;
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            if (ply++ % 6 == 0) {
                truth real, world;
                const nt_event none = {0};
                memcpy(real.at, nt_match_state(match), sabbath_game.state_size);
                const nt_view view = nt_look(&sabbath_game, real.at, (uint8_t)seat);
                assert_int_equal(sabbath_game.imagine(view, &luck, world.at), NT_OK);
                others += memcmp(real.at, world.at, sabbath_game.state_size) != 0;
                draw_public(s, s->list, &real, &none, 1.0f);
                draw_public(s, s->other, &world, &none, 1.0f);
                stage_same(s->list, s->other);
                draw_own(s, s->list, &real, (uint8_t)seat);
                draw_own(s, s->other, &world, (uint8_t)seat);
                stage_same(s->list, s->other);
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    assert_true(others > 10); /* else nothing was compared */
}

/* ---- silent cards ---- */

/* Two of the cards that this seat may lay face down. */
static bool two_silent(const truth *t, uint8_t seat, nt_move two[2]) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = sabbath_game.legal((nt_view[]){nt_look(&sabbath_game, t->at, seat)}, legal, NT_MAX_LEGAL);

    if (n < 2 || legal[0].kind != SABBATH_MOVE_FACE_DOWN) {
        return false;
    }
    two[0] = legal[0];
    two[1] = legal[n - 1];
    return true;
}

/* The truth as it stands when the move tells this event. */
static truth at_event(const truth *before, nt_move move, int event) {
    static nt_events told;
    truth after = *before, caught = {0};
    const nt_catch catch = {after.at, caught.at, sabbath_game.state_size, event};

    told.n = 0;
    told.catch = &catch;
    assert_int_equal(nt_apply(&sabbath_game, after.at, move, &told), NT_OK);
    told.catch = NULL;
    return caught;
}

/* What the table and every other seat are shown of one such card or the other. */
static void compare_silent(stage *s, const truth *before, uint8_t seat, const nt_move two[2]) {
    static nt_events told[2];
    truth after[2] = {*before, *before};
    const int n = ((const sabbath_pub *)nt_look(&sabbath_game, before->at, NT_SPECTATOR).pub)->n;

    for (int i = 0; i < 2; i++) {
        told[i].n = 0;
        assert_int_equal(nt_apply(&sabbath_game, after[i].at, two[i], &told[i]), NT_OK);
    }
    assert_int_equal(told[0].n, told[1].n);
    for (int i = 0; i < told[0].n; i++) {
        const nt_event *a = &told[0].at[i], *b = &told[1].at[i];
        assert_int_equal(a->to, b->to);
        assert_int_equal(a->kind, b->kind);
        if (a->to != NT_ALL) {
            assert_int_equal(a->to, seat);
            continue;
        }
        assert_memory_equal(a, b, sizeof *a);
        assert_int_equal(sabbath_table.show(a).ms, sabbath_table.show(b).ms);
        assert_ptr_equal(sabbath_table.show(a).sound, sabbath_table.show(b).sound);
        const truth then[2] = {at_event(before, two[0], i), at_event(before, two[1], i)};
        for (float part = 0.0f; part <= 1.0f; part += 0.25f) {
            draw_public(s, s->list, &then[0], a, part);
            draw_public(s, s->other, &then[1], b, part);
            stage_same(s->list, s->other);
        }
    }
    for (uint8_t other = 0; other < n; other++) {
        draw_own(s, s->list, &after[0], other);
        draw_own(s, s->other, &after[1], other);
        if (other != seat) {
            stage_same(s->list, s->other);
        } else {
            assert_true(differ(s->list, s->other)); /* the own hand lacks another card */
        }
    }
}

static void a_silent_card_shows_its_back_alone(void **state) {
    stage *s = *state;
    int compared = 0;

    for (uint64_t seed = 1; seed <= 3; seed++) {
        nt_match *match = stage_match(3 + (int)seed % 3, seed, 0, 1, 0);
        nt_rng luck = nt_rng_seed(seed);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            truth now;
            nt_move two[2];
            memcpy(now.at, nt_match_state(match), sabbath_game.state_size);
            if (two_silent(&now, (uint8_t)seat, two)) {
                compare_silent(s, &now, (uint8_t)seat, two);
                compared++;
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    assert_true(compared > 5);
}

/* While the witch moves the cards still lie face down, though the match is past that (9.2). */
static void silent_cards_stay_down_while_the_witch_moves(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(4, 2, 0, 1, 0);
    nt_playback *playback = nt_playback_create(match);
    nt_rng luck = nt_rng_seed(2);
    int looked = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        truth before;
        memcpy(before.at, nt_match_state(match), sabbath_game.state_size);
        stage_bot(match, seat, &luck);
        const sabbath_pub *was = nt_look(&sabbath_game, before.at, NT_SPECTATOR).pub;
        nt_port *port = nt_match_port(match, NT_SPECTATOR);
        int down = 0, backs = 0, i = nt_port_events(port) - 1;
        for (int k = 0; k < was->n; k++) {
            down += was->phase == SABBATH_WITCH && was->trick[k] == SABBATH_FACE_DOWN;
        }
        while (down > 0 && nt_port_event(port, i).kind != SABBATH_EV_WITCH) {
            i--;
        }
        if (down == 0) {
            continue;
        }
        stage_draw_told(s, s->list, playback, match, i, 0.5f);
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            backs += c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "sabbath/back") == 0;
        }
        assert_int_equal(backs, down);
        looked++;
    }
    assert_true(looked > 0);
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(imagined_worlds_look_like_the_real_one),
        cmocka_unit_test(a_silent_card_shows_its_back_alone),
        cmocka_unit_test(silent_cards_stay_down_while_the_witch_moves),
    };
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
