/* While words and buttons stand in the middle each open ballot is a short arrow: at its voter's plate, straight
 * towards whom it is for, and on nothing. */
#include <math.h>

#include "games/werewolf/werewolf_table_public.h"
#include "ui/rim.h"
#include "werewolf_table/stage.h"

/* ---- a vote ---- */

static nt_match *vote_of(stage *s, int n) {
    enum { SEEDS = 40 };

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        nt_rng luck = nt_rng_seed(seed);
        nt_match *match = stage_match(n, seed, WEREWOLF_HOST_TABLE);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            stage_view(s, match, NT_SPECTATOR);
            if (((const werewolf_pub *)s->view)->step == WEREWOLF_STEP_VOTE) {
                return match;
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    fail_msg("%d never vote", n);
    return NULL;
}

/* What is seen of it when all live and have given these ballots; called: by hands, for this candidate, else -1. */
typedef struct {
    table_ui ui;
    werewolf_pub pub;
    werewolf_look look;
    werewolf_ring ring;
    ui_rect block[WEREWOLF_BLOCKS];
    ui_rect mark[WEREWOLF_SEATS], votes[WEREWOLF_SEATS]; /* of each seat, whether they are seen or not */
    werewolf_pointing p;
} seen;

static void see(stage *s, nt_match *match, const uint8_t ballot[], int called, seen *at) {
    at->ui = stage_ui(s, match, stage_asked(match));
    const nt_view view = stage_view_of(s, match, &at->ui);
    const nt_view spectator = {.pub = &at->pub, .seat = NT_SPECTATOR};

    at->pub = *(const werewolf_pub *)view.pub;
    for (int seat = 0; seat < at->pub.n; seat++) {
        at->pub.alive[seat] = at->pub.voter[seat] = at->pub.voted[seat] = 1;
        at->pub.ballot[seat] = ballot[seat];
    }
    at->pub.badge = WEREWOLF_BADGE_HELD;
    at->pub.sheriff = 1;
    at->ui.frame = TABLE_PUBLIC;
    at->ui.humans = ~0u;
    ui_begin(s->list, &s->frame);
    at->look = werewolf_look_of(spectator, &at->ui, s->list);
    if (called >= 0) {
        nt_move move;
        bool has_move;
        werewolf_touch_hand(&at->look, &at->ui, called, &move, &has_move);
        assert_int_equal(werewolf_candidate(&at->look), called);
    }
    at->ring = werewolf_ring_of(&s->frame, at->pub.n, false);
    werewolf_size_names(&at->look, &at->ring);
    werewolf_fit_square(&s->frame, &at->ring, at->pub.n);
    const werewolf_middle m = werewolf_middle_of(&at->look, &at->ring);
    werewolf_blocks_of(&at->look, &m, at->block);
    assert_true(at->block[0].w > 0 && at->block[1].w > 0);
    at->p = werewolf_pointing_of(&at->look, &at->ring, at->block);
    for (int seat = 0; seat < at->pub.n; seat++) {
        at->mark[seat] = werewolf_mark_place(&s->frame, &at->ring, seat);
        at->votes[seat] = werewolf_total_place(&s->frame, &at->ring, seat);
    }
}

/* ---- where a spot is ---- */

static float off_box(ui_rect box, table_point at) {
    const table_point m = table_middle(box);
    const float x = fabsf(at.x - m.x) - box.w / 2, y = fabsf(at.y - m.y) - box.h / 2;

    return x > 0 && y > 0 ? hypotf(x, y) : fmaxf(x, y);
}

static float off_disc(ui_rect disc, table_point at) {
    return table_apart(at, table_middle(disc)) - disc.w / 2;
}

/* Off a seat: its plate, and the votes that lie at it. */
static float off_seat(const seen *at, int seat, table_point spot) {
    const ui_rect plate = at->ring.plate[seat];
    const float off = at->p.ui->rim != NULL ? off_disc(plate, spot) : off_box(plate, spot);
    const bool landed = (at->p.landed >> seat & 1) != 0;

    return landed ? fminf(off, off_disc(at->votes[seat], spot)) : off;
}

/* What it lies on, or NULL. */
static const char *hit(const seen *at, table_point spot) {
    const ui_frame *ui = at->p.ui;

    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        if (off_box(at->block[i], spot) < 0.0f) {
            return i == 0 ? "the label" : "a button";
        }
    }
    for (int seat = 0; seat < at->p.n; seat++) {
        if (off_seat(at, seat, spot) < -0.1f) {
            return "a plate or votes";
        }
        if (off_disc(at->mark[seat], spot) < 0.0f) {
            return "a mark";
        }
        if ((at->p.half >> seat & 1) &&
            off_disc(werewolf_half_place(ui, at->votes[seat], at->ring.plate[seat]), spot) < 0.0f) {
            return "a star";
        }
        if (ui->rim == NULL && werewolf_acts(&at->look, seat) &&
            off_box(werewolf_cue_at(&at->look, &at->ring, seat), spot) < 0.0f) {
            return "to act";
        }
    }
    return spot.x < 0 || spot.y < 0 || spot.x > ui->width || spot.y > ui->height - ui_apron_height(ui) ? "the edge"
                                                                                                       : NULL;
}

/* ---- one arrow ---- */

enum { SPOTS = 24 };
static const float longest = 93.0f;

static table_point spot_of(const werewolf_thread *way, float part, float aside) {
    const table_point a = way->way[0], b = way->way[2];
    const float far = table_apart(a, b), x = (b.x - a.x) / far, y = (b.y - a.y) / far;

    return (table_point){a.x + x * part * far - y * aside, a.y + y * part * far + x * aside};
}

static void fail_at(const seen *at, int from, const char *why) {
    fail_msg("%d seats, %.0fx%.0f, words %.2f%s: %d to %d %s", at->p.n, (double)at->p.ui->width,
             (double)at->p.ui->height, (double)at->p.ui->text_scale, at->p.ui->rim != NULL ? ", flat" : "", from + 1,
             at->pub.ballot[from] + 1, why);
}

static void expect_at_its_plate(const seen *at, int from, const werewolf_thread *way) {
    static const float most = 37.0f; /* along a row of plates it begins beside its own */

    const float own = off_seat(at, from, way->way[0]);
    for (int seat = 0; seat < at->p.n; seat++) {
        if (own > most || (seat != from && off_seat(at, seat, way->way[0]) < own)) {
            fail_at(at, from, "does not begin at its plate");
        }
    }
}

/* Straight on it comes to whom it is for. */
static void expect_direction(const seen *at, int from, const werewolf_thread *way) {
    enum { STEPS = 700 };
    static const float step = 3.0f;
    const float length = table_apart(way->way[0], way->way[2]);

    for (int i = 0; i < STEPS; i++) {
        if (off_seat(at, at->pub.ballot[from], spot_of(way, step * (float)i / length, 0.0f)) < 0.5f) {
            return;
        }
    }
    fail_at(at, from, "points beside it");
}

static void expect_on_nothing(const seen *at, int from, const werewolf_thread *way) {
    static const float half_shaft = 2.5f, half_head = 10.0f, head = 23.0f;
    const float foot = 1.0f - head / table_apart(way->way[0], way->way[2]);
    char why[64];

    for (int i = 0; i <= SPOTS; i++) {
        const float part = (float)i / SPOTS;
        const float wide = part < foot ? half_shaft * part : half_head * (1.0f - part) / (1.0f - foot);
        for (int side = -1; side <= 1; side++) {
            const char *on = hit(at, spot_of(way, part, (float)side * wide));
            if (on != NULL) {
                snprintf(why, sizeof why, "lies on %s", on);
                fail_at(at, from, why);
            }
        }
    }
}

static void expect_apart(const seen *at, int one, int other, const werewolf_all_threads *all) {
    static const float air = 6.0f;

    const float near = table_apart(all->way[one].way[1], all->way[other].way[1]);

    for (int i = 0; i <= SPOTS && near < 2 * longest; i++) {
        const table_point a = spot_of(&all->way[one], (float)i / SPOTS, 0.0f);
        for (int k = 0; k <= SPOTS; k++) {
            if (table_apart(a, spot_of(&all->way[other], (float)k / SPOTS, 0.0f)) < air) {
                fail_at(at, one, "meets another arrow");
            }
        }
    }
}

static int arrows, whole; /* so many, and of these as long as all would be */

static void check(const seen *at) {
    static const float least = 31.0f, usual = 76.0f;
    werewolf_all_threads all = {.pointed = 0};

    for (int seat = 0; seat < at->p.n; seat++) {
        all.to[at->pub.ballot[seat]] |= (uint32_t)1 << seat;
    }
    werewolf_find_pointers(&at->p, &all);
    for (int from = 0; from < at->p.n; from++) {
        const werewolf_thread *way = &all.way[from];
        if (at->pub.ballot[from] == from) { /* the number and the mark say it */
            assert_int_equal(way->bends, 0);
            continue;
        }
        assert_int_equal(way->bends, 1);
        const float length = table_apart(way->way[0], way->way[2]);
        if (length < least || length > longest) {
            fail_at(at, from, length < least ? "is hardly seen" : "is too long");
        }
        expect_at_its_plate(at, from, way);
        expect_direction(at, from, way);
        expect_on_nothing(at, from, way);
        for (int other = 0; other < from; other++) {
            if (all.way[other].bends > 0) {
                expect_apart(at, from, other, &all);
            }
        }
        arrows++;
        whole += length >= usual;
    }
}

/* ---- all votes ---- */

/* Everybody for whoever sits so far on, and all for one. */
static void check_ballots(stage *s, nt_match *match, int n) {
    uint8_t ballot[WEREWOLF_SEATS];
    seen at;

    for (int on = 1; on < n; on++) {
        for (int seat = 0; seat < n; seat++) {
            ballot[seat] = (uint8_t)((seat + on) % n);
        }
        see(s, match, ballot, -1, &at);
        check(&at);
    }
    for (int to = 0; to < n; to++) {
        memset(ballot, to, sizeof ballot);
        see(s, match, ballot, to, &at);
        check(&at);
    }
}

static void expect_most_whole(int n) {
    assert_true(arrows > 0);
    if (100 * whole < (n <= 8 ? 95 : n <= 16 ? 90 : 75) * arrows) {
        fail_msg("of %d seats %d of %d arrows are as long as all would be", n, whole, arrows);
    }
    arrows = whole = 0;
}

static void each_ballot_points_from_its_plate_and_lies_on_nothing(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}, {1920, 1080}};
    enum { SIZES = sizeof size / sizeof size[0], SCALES = 2 };
    stage *s = *state;

    for (int n = 6; n <= WEREWOLF_SEATS; n++) {
        nt_match *match = vote_of(s, n);
        for (int i = 0; i < SIZES * SCALES; i++) {
            stage_size(s, size[i % SIZES][0], size[i % SIZES][1], 3.78f, i < SIZES ? 1.0f : 1.5f);
            check_ballots(s, match, n);
        }
        expect_most_whole(n);
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void on_a_flat_table_too(void **state) {
    static const int size[][2] = {{1096, 538}, {1736, 820}};
    stage *s = *state;

    for (int k = 0; k < 2 * (WEREWOLF_SEATS - 5); k++) {
        const int n = 6 + k / 2;
        nt_match *match = vote_of(s, n);
        ui_rim rim = {.seat = s->seat};
        stage_size(s, size[k % 2][0], size[k % 2][1], 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, n);
        check_ballots(s, match, n);
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* ---- whose ---- */

static void draw(stage *s, const seen *at) {
    ui_begin(s->list, &s->frame);
    werewolf_draw_threads(&at->look, &at->ring, at->block);
}

/* So many arrows that point are drawn: a shaft and a head each. */
static int drawn(stage *s, const seen *at) {
    int shapes = 0;

    draw(s, at);
    for (int i = 0; i < s->list->n; i++) {
        shapes += s->list->command[i].kind == UI_SHAPE;
    }
    assert_int_equal(shapes % 2, 0);
    return shapes / 2;
}

static void only_open_ballots_have_one(void **state) {
    enum { SEATS = 12, PEOPLE = 5 };
    stage *s = *state;
    nt_match *match = vote_of(s, SEATS);
    uint8_t ballot[WEREWOLF_SEATS];
    seen at;

    for (int seat = 0; seat < SEATS; seat++) {
        ballot[seat] = (uint8_t)((seat + 4) % SEATS);
    }
    see(s, match, ballot, -1, &at);
    assert_int_equal(drawn(s, &at), SEATS);
    at.pub.voted[3] = 0;
    assert_int_equal(drawn(s, &at), SEATS - 1);
    for (int seat = PEOPLE; seat < SEATS; seat++) { /* seen with their candidate alone */
        s->seat[seat].bot = true;
    }
    assert_int_equal(drawn(s, &at), PEOPLE - 1);
    at.pub.opt[WEREWOLF_OPT_BALLOTS] = 1; /* hidden until the count */
    assert_int_equal(drawn(s, &at), 0);
    for (int seat = PEOPLE; seat < SEATS; seat++) {
        s->seat[seat].bot = false;
    }
    nt_match_destroy(match);
}

/* The oval is free then: the arrows of the seat that is told lead through it. */
static void while_it_is_counted_arrows_are_whole(void **state) {
    enum { SEATS = 12, TO = 7 };
    static const float edge = 26.0f; /* a head's shape is larger than it */
    stage *s = *state;
    nt_match *match = vote_of(s, SEATS);
    uint8_t ballot[WEREWOLF_SEATS];
    seen at;

    memset(ballot, TO, sizeof ballot);
    see(s, match, ballot, -1, &at);
    at.pub.total[TO] = 2 * SEATS;
    const ui_rect buttons = ui_inset(at.block[1], edge), label = ui_inset(at.block[0], edge / 2);
    for (int told = 0; told < 2; told++) {
        bool there = false;
        at.ui.event = (nt_event){.kind = told ? WEREWOLF_EV_TOTAL : 0, .n = 2, .arg = {TO, 2 * SEATS}};
        at.ui.part = 0.6f;
        draw(s, &at);
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            there |= c->kind == UI_SHAPE && (ui_meet(c->at, buttons) || ui_meet(c->at, label));
        }
        assert_int_equal(there, told);
    }
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_ballot_points_from_its_plate_and_lies_on_nothing, open_stage,
                                        stage_teardown),
        cmocka_unit_test_setup_teardown(on_a_flat_table_too, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(only_open_ballots_have_one, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(while_it_is_counted_arrows_are_whole, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
