/* The people on the square, and the slides of a death, an exile and a shot. */
#include "werewolf_table/stage.h"

#include <math.h>
#include <string.h>

#include "engine/playback.h"
#include "games/werewolf/werewolf_table_public.h"
#include "ui/extent.h"
#include "ui/rim.h"

enum { SEATS = 12, PLIES = 4000 };

static const char *picture_of(const ui_draw *list, int i) {
    return list->command[i].kind == UI_PICTURE ? list->arena + list->command[i].text : "";
}

/* How many pictures have a name that begins so; *last: the last of them, or -1. */
static int pictures(const ui_draw *list, const char *begins, int *last) {
    int n = 0;

    *last = -1;
    for (int i = 0; i < list->n; i++) {
        if (strncmp(picture_of(list, i), begins, strlen(begins)) == 0) {
            *last = i;
            n++;
        }
    }
    return n;
}

static void draw(stage *s, nt_match *match, nt_view view, nt_event event, float part) {
    const table_ui ui = stage_telling(s, match, event, part);

    stage_draw(s, s->list, view, &ui);
}

static int crowded;

/* ---- who stands there ---- */

static nt_match *by_day(int seats, werewolf_pub *pub) {
    nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);

    *pub = stage_pub(match);
    pub->round = 1;
    pub->step = WEREWOLF_STEP_DIRECTION;
    return match;
}

static void who_lives_stands_and_who_is_dead_has_a_stone(void **state) {
    stage *s = *state;

    for (int seats = 6; seats <= 12; seats += 3) {
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        int last;
        for (int dead = 0; dead < 4; dead++) {
            pub.alive[dead] = dead == 0;
            draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
            /* Each twice: the lit edge and the paper. On plates the stone stands once. */
            assert_int_equal(pictures(s->list, "figures/folk_", &last), 2 * (seats - dead));
            assert_int_equal(pictures(s->list, "figures/tomb", &last), 3 * dead);
        }
        for (int i = 0; i < s->list->n; i++) {
            if (strncmp(picture_of(s->list, i), "figures/folk_", 13) == 0) {
                const ui_rect at = s->list->command[i].at;
                assert_true(at.x > 0 && at.x + at.w < s->frame.width);
                assert_true(at.y > s->frame.height * 0.3f && at.y + at.h < s->frame.height * 0.8f);
            }
        }
        pub.night = 1; /* by night they are at home */
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        assert_int_equal(pictures(s->list, "figures/folk_", &last), 0);
        nt_match_destroy(match);
    }
}

static void all_stand(stage *s, int from, int to) {
    for (int seats = from; seats <= to; seats++) {
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        int last;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        assert_int_equal(pictures(s->list, "figures/folk_", &last), 2 * seats);
        nt_match_destroy(match);
    }
}

/* Close to the houses, off the clock and the speakers' numbers. */
static void a_crowd_stands_too(void **state) {
    all_stand(*state, 13, WEREWOLF_SEATS);
}

/* In a low and wide window they stand smaller, clear of the clock, or on both sides of it. */
static void a_low_window_keeps_its_people(void **state) {
    stage *s = *state;

    stage_size(s, 1200, 600, 3.78f, 1.0f);
    all_stand(s, 6, WEREWOLF_SEATS);
    stage_size(s, 1920, 800, 3.78f, 1.0f);
    all_stand(s, 6, WEREWOLF_SEATS);
    stage_size(s, 1280, 800, 3.78f, 1.5f);
    all_stand(s, 13, WEREWOLF_SEATS);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Two people and the signs at their feet. */
static bool bump(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect a, ui_rect b) {
    const ui_rect of_a[] = {werewolf_body_of(a), werewolf_sign_of(ui, ring, n, a)},
                  of_b[] = {werewolf_body_of(b), werewolf_sign_of(ui, ring, n, b)};

    return ui_meet(of_a[0], of_b[0]) || ui_meet(of_a[0], of_b[1]) || ui_meet(of_a[1], of_b[0]) ||
           ui_meet(of_a[1], of_b[1]);
}

/* Nobody stands before another one, nor does the sign of anybody. */
static void a_crowd_is_no_heap(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {1920, 800}};
    stage *s = *state;

    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        stage_size(s, size[i][0], size[i][1], 3.78f, 1.0f);
        for (int n = 13; n <= WEREWOLF_SEATS; n++) {
            werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
            ui_rect people[WEREWOLF_SEATS];
            assert_true(werewolf_fit_square(&s->frame, &ring, n));
            werewolf_people(&s->frame, &ring, n, people);
            for (int k = 0; k < n * n; k++) {
                assert_true(k / n == k % n || !bump(&s->frame, &ring, n, people[k / n], people[k % n]));
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Words that are a number; *left, *right: how far those that no plate has reach, of a frame's middle. */
static int numbers(const ui_draw *list, const werewolf_ring *ring, float *left, float *right) {
    const float middle = list->ui->width / 2;
    int n = 0;

    *left = *right = 0.0f;
    for (int i = 0; i < list->n_boxes; i++) {
        const char *words = list->arena + list->box[i].text;
        const ui_rect at = list->box[i].at;
        bool on_plate = false;
        if (words[0] == '\0' || words[strspn(words, "+0123456789")] != '\0') {
            continue;
        }
        for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
            on_plate |= ui_meet(at, ring->plate[seat]);
        }
        if (!on_plate) {
            n++;
            *left = fmaxf(*left, middle - at.x);
            *right = fmaxf(*right, at.x + at.w - middle);
        }
    }
    return n;
}

/* The table while the clock of somebody's speech runs. */
static table_ui with_clock(stage *s, nt_match *match) {
    return (table_ui){.frame = TABLE_PUBLIC,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = NT_SPECTATOR,
                      .has_clock = true,
                      .time_left = 90,
                      .part = 1.0f};
}

/* It shows who speaks, the next ones and how many more, in the middle below the clock, and says what they are: who is
 * silenced, too. */
static void the_queue_is_short_and_in_the_middle(void **state) {
    static const uint8_t seats[] = {6, 12, 20};
    stage *s = *state;

    for (size_t k = 0; k < sizeof seats; k++) {
        const int n = seats[k];
        werewolf_pub pub;
        nt_match *match = by_day(n, &pub);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        table_ui ui = with_clock(s, match);
        float left, right;
        pub.step = WEREWOLF_STEP_SPEECH;
        pub.order_n = (uint8_t)n;
        pub.silenced = 4;
        for (int i = 0; i < n; i++) {
            pub.order[i] = (uint8_t)i;
        }
        for (int at = 0; at < n; at++) {
            pub.speaker = pub.order[at];
            pub.order_at = (uint8_t)at;
            stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
            assert_int_equal(numbers(s->list, &ring, &left, &right), n - at < 7 ? n - at : 7);
            assert_true(fabsf(left - right) < 20.0f); /* of their letters: "+14" is wider than "1" */
            assert_true(stage_shows(s->list, "Order"));
        }
        nt_match_destroy(match);
    }
}

/* How much air there is between the Sheriff's star and the nearest of the other numbers; *own: to its own. */
static float air_of_star(const ui_draw *list, int sheriff, float *own) {
    float least = INFINITY;

    *own = INFINITY;
    for (int i = 0; i < list->n; i++) {
        const ui_rect star = list->command[i].at;
        const bool is_star = list->command[i].kind == UI_SHAPE && star.w > 14.5f && star.w < 18.1f;
        for (int k = 0; k < list->n_boxes && is_star; k++) {
            const ui_rect number = list->box[k].at;
            const float x = number.x + number.w / 2 - star.x - star.w / 2,
                        y = number.y + number.h / 2 - star.y - star.h / 2;
            const float air = hypotf(x, y) - number.w / 2 - 2.0f - star.w / 2;
            float *near = strtol(list->arena + list->box[k].text, NULL, 10) == sheriff + 1 ? own : &least;
            *near = fminf(*near, air);
        }
    }
    return least;
}

static void the_sheriffs_star_is_at_its_own_number(void **state) {
    enum { SEATS_12 = 12 };
    static const ui_rect at[] = {{300, 400, 240, 80}, {300, 400, 470, 48}}; /* beside the clock, and below it */
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(SEATS_12, &pub);
    table_ui ui = with_clock(s, match);
    float own;

    pub.step = WEREWOLF_STEP_SPEECH;
    pub.badge = WEREWOLF_BADGE_HELD;
    pub.order_n = SEATS_12;
    for (int i = 0; i < SEATS_12; i++) {
        pub.order[i] = (uint8_t)i;
    }
    for (int place = 0; place < 2 * SEATS_12; place++) {
        const int rows = place < SEATS_12 ? 2 : 1;
        pub.sheriff = (uint8_t)(place % SEATS_12);
        pub.speaker = pub.order_at = (uint8_t)(pub.sheriff - pub.sheriff % 5); /* one of the first has it */
        ui_begin(s->list, &s->frame);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        werewolf_draw_queue(&look, at[2 - rows], rows);
        const float air = air_of_star(s->list, pub.sheriff, &own);
        assert_true(air > -1.0f);
        assert_true(own > 0.0f && own < air); /* nearest to its own, and not on it */
    }
    nt_match_destroy(match);
}

/* How many small shapes lie in the upper right corner of a plate: its signs. */
static int shapes_on(const ui_draw *list, ui_rect plate) {
    const ui_rect corner = {plate.x + plate.w * 0.7f, plate.y, plate.w * 0.3f, plate.h * 0.6f};
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_SHAPE && c->at.w < 0.5f * plate.w && ui_meet(c->at, corner);
    }
    return n;
}

/* The clock is the speaker's: while something is told of another seat it is away, and a star goes with who withdraws.
 */
static void news_of_others_take_the_clock_away(void **state) {
    enum { SPEAKER = 3, OTHER = 9 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(20, &pub);
    table_ui ui = with_clock(s, match);

    pub.step = WEREWOLF_STEP_CAMPAIGN;
    pub.badge = WEREWOLF_BADGE_NONE;
    pub.order_n = 2;
    pub.order[0] = pub.speaker = SPEAKER;
    pub.order[1] = OTHER;
    pub.candidate[SPEAKER] = pub.candidate[OTHER] = WEREWOLF_STANDING;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_true(stage_shows(s->list, "1:30"));
    const int shapes = shapes_on(s->list, werewolf_ring_of(&s->frame, 20, false).plate[OTHER]);
    ui.event = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_WITHDREW, .n = 1, .arg = {OTHER}};
    ui.part = 0.5f;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_false(stage_shows(s->list, "1:30"));
    assert_true(shapes_on(s->list, werewolf_ring_of(&s->frame, 20, false).plate[OTHER]) < shapes);
    ui.event = (nt_event){0};
    ui.part = 1.0f;
    pub.step = WEREWOLF_STEP_DUSK; /* the last one's time may still run, and is asked of nobody */
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_false(stage_shows(s->list, "1:30"));
    nt_match_destroy(match);
}

/* The picture of whoever is drawn largest. */
static int speaker_in(const ui_draw *list) {
    int largest = -1;

    for (int i = 0; i < list->n; i++) {
        if (strncmp(picture_of(list, i), "figures/folk_", 13) == 0 &&
            (largest < 0 || list->command[i].at.w > list->command[largest].at.w + 0.5f)) {
            largest = i;
        }
    }
    return largest;
}

/* Whoever speaks steps forward, and into nobody. */
static void a_speaker_bumps_into_nobody(void **state) {
    enum { SIZES = 4, COUNTS = 7 };
    static const int size[SIZES][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {800, 1280}};
    stage *s = *state;

    for (int k = 0; k < SIZES * COUNTS * SEATS; k++) {
        const int seats = 6 + k / SIZES % COUNTS, seat = k / (SIZES * COUNTS), *at_size = size[k % SIZES];
        if (at_size[1] > at_size[0] && seats > 8) { /* in rows nobody steps forward */
            continue;
        }
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        stage_size(s, at_size[0], at_size[1], 3.78f, 1.0f);
        pub.step = WEREWOLF_STEP_DECLARE;
        memset(pub.asked, 0, sizeof pub.asked);
        pub.asked[seat % seats] = 1;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
        const int i = speaker_in(s->list);
        const ui_rect at = s->list->command[i].at;
        for (int other = 0; other < s->list->n; other++) {
            const ui_rect them = s->list->command[other].at;
            const bool person = strncmp(picture_of(s->list, other), "figures/folk_", 13) == 0;
            if (person && them.w < at.w - 0.5f && bump(&s->frame, &ring, seats, at, them)) {
                print_message("%d x %d, %d seats, seat %d\n", at_size[0], at_size[1], seats, seat % seats + 1);
                crowded++;
            }
        }
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    assert_int_equal(crowded, 0);
}

/* On a flat table that stands upright, where few stand low, the clock lies over nobody's sign. */
static void a_speaker_is_off_the_clock(void **state) {
    stage *s = *state;

    stage_size(s, 800, 1223, 3.78f, 1.0f);
    for (int k = 0; k < 6 + 7 + 8; k++) {
        const int seats = k < 6 ? 6 : k < 13 ? 7 : 8, seat = k < 6 ? k : k < 13 ? k - 6 : k - 13;
        werewolf_pub pub;
        ui_rim rim = {.seat = s->seat};
        nt_match *match = by_day(seats, &pub);
        stage_sit(&s->frame, &rim, seats);
        pub.step = WEREWOLF_STEP_DECLARE;
        memset(pub.asked, 0, sizeof pub.asked);
        pub.asked[seat] = 1;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
        const ui_rect at = s->list->command[speaker_in(s->list)].at;
        const float wide = werewolf_clock_width(&s->frame), y = WEREWOLF_SILL * s->frame.height;
        const ui_rect clock = {(s->frame.width - wide) / 2, y, wide, 60.0f};
        assert_false(ui_meet(werewolf_sign_of(&s->frame, &ring, seats, at), clock));
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* A low window with many round it makes the table small: what is read from its edges is larger on it. */
static void a_small_flat_table_is_read_from_its_edges(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .scale = 1.6f};
    ui_rect people[WEREWOLF_SEATS];

    stage_size(s, 1792, 800, 3.78f, 1.0f);
    for (int n = 13; n <= WEREWOLF_SEATS; n++) {
        stage_sit(&s->frame, &rim, n);
        werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        assert_true(werewolf_fit_square(&s->frame, &ring, n));
        werewolf_people(&s->frame, &ring, n, people);
        for (int i = 0; i < n; i++) {
            assert_true(ring.plate[i].w >= 80.0f && people[i].w >= 50.0f);
            for (int k = 0; k < n; k++) {
                assert_false(i != k && ui_meet(ring.plate[i], ring.plate[k]));
                assert_false(ui_meet(werewolf_body_of(people[i]), ring.plate[k]));
            }
        }
    }
    assert_true(werewolf_note_style(&s->frame).size >= 28.0f && werewolf_queue_larger(&s->frame) > 1.2f);
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a flat table their signs would be dots: the seats have theirs on discs. */
static void a_flat_crowd_has_no_signs(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat};

    stage_size(s, 1640, 768, 3.78f, 1.0f);
    for (int n = 6; n <= WEREWOLF_SEATS; n++) {
        stage_sit(&s->frame, &rim, n);
        werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        werewolf_fit_square(&s->frame, &ring, n);
        assert_int_equal(ring.bare, n > 12);
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* What leads on stands in both bars of a flat table, for both long sides, and not in the middle. */
static void a_flat_tables_bars_lead_on(void **state) {
    static const nt_move legal[] = {{.kind = WEREWOLF_MOVE_DONE}, {.kind = WEREWOLF_MOVE_DECLARE}};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat};
    werewolf_pub pub;
    nt_match *match = by_day(9, &pub);
    table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);

    pub.step = WEREWOLF_STEP_SPEECH;
    ui.legal = legal;
    ui.n_legal = 2;
    stage_sit(&s->frame, &rim, pub.n);
    for (int flat = 0; flat < 2; flat++) {
        werewolf_button list[WEREWOLF_BUTTONS];
        s->frame.rim = flat ? &rim : NULL;
        ui_begin(s->list, &s->frame);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        assert_int_equal(werewolf_buttons_of(&look, list), flat ? 1 : 2);
        assert_int_equal(list[0].n == WEREWOLF_MOVE_DONE, !flat);
    }
    assert_string_equal(rim.act[0].zone, WEREWOLF_ZONE_ACT);
    assert_int_equal(rim.act[0].n, WEREWOLF_MOVE_DONE);
    s->frame.rim = NULL;
    nt_match_destroy(match);
}

/* While the morning is told the chip names it like the words do; so at nightfall. */
static void the_chip_goes_with_the_words(void **state) {
    static const nt_event breaks = {.to = NT_ALL, .kind = WEREWOLF_EV_DAWN, .arg = {1, 0}, .n = 2},
                          falls = {.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .arg = {2}, .n = 1};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(9, &pub);

    for (int i = 0; i <= 4; i++) { /* without motion all of it is told at once */
        pub.night = i % 2 == 0;
        draw(s, match, (nt_view){.pub = &pub}, breaks, (float)i / 4.0f);
        assert_true(stage_shows(s->list, "Day 1"));
        draw(s, match, (nt_view){.pub = &pub}, falls, (float)i / 4.0f);
        assert_true(stage_shows(s->list, "Night 2"));
    }
    nt_match_destroy(match);
}

/* It stands apart from what may be declared, and the row from the plates beside it. */
static void the_button_back_stands_apart(void **state) {
    static const werewolf_button list[] = {
        {.look = UI_PLAIN}, {.look = UI_PLAIN}, {.zone = WEREWOLF_ZONE_ACT, .look = UI_OUTLINED}};
    const stage *s = *state;
    const ui_rect row = {300, 0, 645, 400};
    const werewolf_button_rows r = werewolf_rows_of(&s->frame, list, 3, 3, row, 0.0f);
    const ui_rect first = werewolf_button_place(&r, 0), other = werewolf_button_place(&r, 1),
                  back = werewolf_button_place(&r, 2);

    assert_true(other.x - first.x - first.w < 20.0f);
    assert_true(back.x - other.x - other.w >= 30.0f);
    assert_true(first.x - row.x >= 16.0f && row.x + row.w - back.x - back.w >= 16.0f);
}

/* Beside a button that says below its name what it does. */
static void the_button_back_is_as_high_and_narrower(void **state) {
    static const werewolf_button list[] = {{.look = UI_PRIMARY}, {.zone = WEREWOLF_ZONE_ACT, .look = UI_OUTLINED}};
    const stage *s = *state;
    werewolf_button_rows r = werewolf_rows_of(&s->frame, list, 2, 2, (ui_rect){300, 0, 645, 400}, 0.0f);

    r.noted = 2 * r.high;
    const ui_rect acts = werewolf_button_place(&r, 0), back = werewolf_button_place(&r, 1);
    assert_true(back.w < 0.7f * acts.w);
    assert_float_equal(acts.y, back.y, 0.01f);
    assert_float_equal(acts.h, back.h, 0.01f);
}

/* However wide their buttons are: what skills do is written in letters of one size. */
static void notes_of_a_row_are_equally_large(void **state) {
    static const nt_move legal[] = {{.kind = WEREWOLF_MOVE_DUEL, .n = 1, .arg = {0}},
                                    {.kind = WEREWOLF_MOVE_EXPLODE, .n = 1, .arg = {WEREWOLF_NONE}},
                                    {.kind = WEREWOLF_MOVE_BACK}};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(12, &pub);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .config = nt_match_config(match), .part = 1.0f};

    pub.step = WEREWOLF_STEP_DECLARE;
    ui.legal = legal;
    ui.n_legal = 3;
    stage_size(s, 1024, 600, 3.78f, 1.75f);
    for (float w = 480.0f; w < 1000.0f; w += 10.0f) {
        werewolf_button list[WEREWOLF_BUTTONS];
        ui_begin(s->list, &s->frame);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        const int n = werewolf_buttons_of(&look, list);
        werewolf_button_rows r = werewolf_rows_of(&s->frame, list, n, 2, (ui_rect){100, 100, w, 400}, 0.0f);
        int size = 0;
        if (!werewolf_note_buttons(&look, list, &r)) {
            continue;
        }
        werewolf_draw_buttons(&look, list, &r);
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_box *b = &s->list->box[i];
            const char *text = s->list->arena + b->text;
            if (strcmp(text, werewolf_declares(&look, WEREWOLF_MENU_DUEL)) == 0 ||
                strcmp(text, werewolf_declares(&look, WEREWOLF_MENU_EXPLODE)) == 0) {
                assert_true(size == 0 || size == b->px);
                size = b->px;
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

/* A night's first page comes out of the dark; where the device is passed the table stays in sight. */
static void the_dark_closes_before_calls(void **state) {
    static const nt_event falls = {.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .arg = {1}, .n = 1};
    static const uint8_t host[] = {WEREWOLF_HOST_PASS, WEREWOLF_HOST_TABLE, WEREWOLF_HOST_JUDGE};
    stage *s = *state;

    for (size_t i = 0; i < sizeof host; i++) {
        werewolf_pub pub;
        nt_match *match = by_day(9, &pub);
        int covers = 0;
        pub.opt[WEREWOLF_OPT_HOST] = host[i];
        draw(s, match, (nt_view){.pub = &pub}, falls, 0.99f); /* its last step */
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            covers += c->kind == UI_FILL && c->colour == UI_INK_950 && c->at.w >= s->frame.width &&
                      c->at.h >= s->frame.height; /* what is said, too: the page has nothing of it */
        }
        assert_int_equal(covers, host[i] != WEREWOLF_HOST_PASS);
        nt_match_destroy(match);
    }
}

static int closed_at(stage *s, nt_match *match, nt_view view, const nt_event *e, float part) {
    int n = 0;

    draw(s, match, view, *e, part);
    for (const ui_mark *m = NULL; (m = ui_mark_next(s->list, TABLE_MARK_CLOSED, m)) != NULL;) {
        n = m->n;
    }
    return n;
}

/* What a flat table says of the morning stands beside this frame: it does not stand beside a black one. */
static void a_flat_table_is_lit_with_its_words(void **state) {
    static const nt_event breaks = {.to = NT_ALL, .kind = WEREWOLF_EV_DAWN, .arg = {1, 2}, .n = 2},
                          falls = {.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .arg = {1}, .n = 1};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat};
    werewolf_pub pub;
    nt_match *match = by_day(12, &pub);

    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    stage_sit(&s->frame, &rim, pub.n);
    for (int flat = 0; flat < 2; flat++) {
        s->frame.rim = flat ? &rim : NULL;
        assert_int_equal(closed_at(s, match, (nt_view){.pub = &pub}, &falls, 0.99f), 100);
        pub.night = 1;
        assert_int_equal(closed_at(s, match, (nt_view){.pub = &pub}, &breaks, 0.0f), flat ? 0 : 100);
        pub.night = 0;
    }
    s->frame.rim = NULL;
    nt_match_destroy(match);
}

/* Equal steps, each as long as the one before, and the last one is all that is dark: the next page follows. */
static void the_dark_closes_in_equal_steps(void **state) {
    static const nt_event falls = {.to = NT_ALL, .kind = WEREWOLF_EV_NIGHTFALL, .arg = {1}, .n = 1};
    enum { PARTS = 300, STEPS = 10 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(9, &pub);
    int seen[STEPS + 1] = {0};

    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_JUDGE;
    for (int i = 0; i < PARTS; i++) {
        const int dark = closed_at(s, match, (nt_view){.pub = &pub}, &falls, (float)i / PARTS);
        assert_int_equal(dark % (100 / STEPS), 0);
        seen[dark / (100 / STEPS)]++;
    }
    for (int step = 2; step <= STEPS; step++) {
        assert_in_range(seen[step], seen[1] - 1, seen[1] + 1);
    }
    nt_match_destroy(match);
}

/* However large the words of whoever reads them are. */
static void large_words_leave_the_square_its_people(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}};
    stage *s = *state;

    for (int seats = 6; seats <= 12; seats++) {
        nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);
        uint64_t bytes[NT_VIEW_MAX / 8];
        werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
        pub.round = 1;
        pub.step = WEREWOLF_STEP_DIRECTION;
        for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
            for (int percent = 100; percent <= 175; percent += 25) {
                int last;
                stage_size(s, size[i][0], size[i][1], 3.78f, (float)percent / 100.0f);
                draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
                if (pictures(s->list, "figures/folk_", &last) != 2 * seats) {
                    print_message("%d x %d, %d %%, %d seats: %d\n", size[i][0], size[i][1], percent, seats,
                                  pictures(s->list, "figures/folk_", &last) / 2);
                    crowded++;
                }
            }
        }
        nt_match_destroy(match);
    }
    assert_int_equal(crowded, 0);
}

/* ---- what stands beside plates ---- */

static bool apart(ui_rect a, ui_rect b, float air) {
    return a.x + a.w + air <= b.x || b.x + b.w + air <= a.x || a.y + a.h + air <= b.y || b.y + b.h + air <= a.y;
}

static void expect_apart(const ui_frame *ui, const char *what, int n, int seat, bool is_apart) {
    if (!is_apart) {
        print_message("%.0fx%.0f %.0f%%, %d seats, seat %d: %s\n", (double)ui->width, (double)ui->height,
                      (double)ui->text_scale * 100.0, n, seat + 1, what);
        crowded++;
    }
}

static void look_at_ring(const ui_frame *ui, int n) {
    const werewolf_ring ring = werewolf_ring_of(ui, n, false);
    ui_rect people[WEREWOLF_SEATS];

    werewolf_people(ui, &ring, n, people);
    for (int i = 0; i < n; i++) {
        const ui_rect plate = ring.plate[i], votes = werewolf_total_place(ui, &ring, i);
        const ui_rect stands = people[i];
        expect_apart(ui, "votes beyond the frame", n, i, votes.x > 0 && votes.x + votes.w < ui->width);
        /* The apron's crest rises above its height. */
        expect_apart(ui, "plate in the apron", n, i, plate.y + plate.h + 20 <= ui->height - ui_apron_height(ui));
        for (int k = 0; k < n; k++) {
            const ui_rect others = werewolf_total_place(ui, &ring, k);
            expect_apart(ui, "votes on a plate", n, i, apart(votes, ring.plate[k], 0.0f));
            expect_apart(ui, "votes on votes", n, i, k == i || apart(votes, others, 0.0f));
            expect_apart(ui, "somebody on a plate", n, i,
                         n > 14 || apart(stands, ring.plate[k], ui->width > ui->height ? 30.0f : 6.0f));
        }
    }
}

static void votes_and_people_stand_on_no_plate(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1920, 1080}, {800, 1280}};
    stage *s = *state;

    for (int n = 6; n <= WEREWOLF_SEATS; n++) {
        for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
            for (int percent = 100; percent <= 175; percent += 25) {
                stage_size(s, size[i][0], size[i][1], 3.78f, (float)percent / 100.0f);
                look_at_ring(&s->frame, n);
            }
        }
    }
    assert_int_equal(crowded, 0);
}

/* In rows, too, a sign hides no sign. */
static void signs_in_rows_are_beside_each_other(void **state) {
    stage *s = *state;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (int n = 9; n <= 12; n++) {
        werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        ui_rect people[WEREWOLF_SEATS];
        assert_true(werewolf_fit_square(&s->frame, &ring, n));
        werewolf_people(&s->frame, &ring, n, people);
        for (int k = 0; k < n * n; k++) {
            assert_true(k / n == k % n || !ui_meet(werewolf_sign_of(&s->frame, &ring, n, people[k / n]),
                                                   werewolf_sign_of(&s->frame, &ring, n, people[k % n])));
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Twelve stand in two rows, large, and further down towards the ends of each, where they turn to the middle. */
static void a_tall_square_has_two_bent_rows(void **state) {
    enum { TWELVE = 12, IN_ROW = 6 };
    stage *s = *state;
    ui_rect people[WEREWOLF_SEATS];
    int ends = 0, far = 0;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    const werewolf_ring ring = werewolf_ring_of(&s->frame, TWELVE, false);
    werewolf_people(&s->frame, &ring, TWELVE, people);
    for (int i = 0; i < TWELVE; i++) {
        int nearer_in = 0;
        for (int k = 0; k < TWELVE; k++) {
            const bool same = people[k].w == people[i].w;
            const bool inner =
                fabsf(people[k].x + people[k].w / 2 - 400.0f) < fabsf(people[i].x + people[i].w / 2 - 400.0f);
            nearer_in += same && inner && people[k].y < people[i].y;
        }
        assert_true(people[i].w > 80.0f);
        far += people[i].w < 90.0f;
        ends += nearer_in == IN_ROW - 2;
    }
    assert_int_equal(far, IN_ROW);
    assert_int_equal(ends, 4);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a flat one, where no plates stand beside them, they are larger, and no two signs lie on each other. */
static void a_tall_flat_square_is_filled(void **state) {
    stage *s = *state;

    stage_size(s, 800, 1223, 3.78f, 1.0f);
    for (int n = 9; n <= WEREWOLF_SEATS; n++) {
        ui_rim rim = {.seat = s->seat};
        ui_rect people[WEREWOLF_SEATS];
        stage_sit(&s->frame, &rim, n);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        werewolf_people(&s->frame, &ring, n, people);
        for (int i = 0; i < n; i++) {
            const ui_rect sign = werewolf_sign_of(&s->frame, &ring, n, people[i]);
            assert_true(people[i].w > (n > 12 ? 70.0f : 105.0f));
            for (int k = 0; k < i; k++) {
                assert_false(ui_meet(ui_inset(sign, 0.5f), werewolf_sign_of(&s->frame, &ring, n, people[k])));
            }
        }
        s->frame.rim = NULL;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a low one they stand beside the clock, up to the discs, and large for it. */
static void a_low_flat_square_has_long_wings(void **state) {
    stage *s = *state;

    stage_size(s, 1886, 800, 3.78f, 1.0f);
    for (int n = 9; n <= 12; n++) {
        ui_rim rim = {.seat = s->seat};
        ui_rect people[WEREWOLF_SEATS];
        stage_sit(&s->frame, &rim, n);
        werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        ring.wings = 270.0f;
        werewolf_people(&s->frame, &ring, n, people);
        for (int i = 0; i < n; i++) {
            assert_true(people[i].w > 95.0f);
            for (int k = 0; k < n; k++) {
                assert_false(ui_meet(werewolf_body_of(people[i]), ring.plate[k]));
            }
        }
        s->frame.rim = NULL;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* A plate is at the edge of the table; here its emblem and number lie. Where the picture is cut below, people stand
 * as low as the village. */
static void on_a_flat_table_discs_lie_round_people_on_the_ground(void **state) {
    static const float village = 338.0f / 1280.0f; /* its foot, of the picture's width */
    stage *s = *state;

    for (int n = 6; n <= 12; n += 3) {
        nt_match *match = stage_match(n, 7, WEREWOLF_HOST_PASS);
        uint64_t bytes[NT_VIEW_MAX / 8];
        werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
        ui_rim rim = {.seat = s->seat};
        stage_size(s, 1144, 572, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, n);
        pub.round = 1;
        pub.step = WEREWOLF_STEP_DIRECTION;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        ui_rect people[WEREWOLF_SEATS];
        werewolf_people(&s->frame, &ring, n, people);
        for (int seat = 0; seat < n; seat++) {
            const ui_rect at = people[seat];
            assert_true(rim.of[seat].said);
            assert_true(ring.plate[seat].w == ring.plate[seat].h);
            assert_true(at.y + at.h >= village * s->frame.width);
        }
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
}

/* ---- slides ---- */

static const char *slide_of(const nt_event *e) {
    switch (e->kind) {
    case WEREWOLF_EV_EXILE:
    case WEREWOLF_EV_IDIOT:
        return "werewolf/slide_gate";
    case WEREWOLF_EV_SHOT:
    case WEREWOLF_EV_DUEL:
    case WEREWOLF_EV_EXPLODE:
        return "werewolf/slide_field";
    case WEREWOLF_EV_DEATH:
        return e->arg[1] == WEREWOLF_OUT_NIGHT   ? "werewolf/slide_dawn"
               : e->arg[1] == WEREWOLF_OUT_EXILE ? "werewolf/slide_gate"
                                                 : "werewolf/slide_field";
    default:
        return NULL;
    }
}

/* While last rites are asked for: of whoever the night took, or is before the gate. */
static bool hangs_on(const werewolf_pub *pub) {
    int seat = 0;

    while (seat < pub->n && !pub->asked[seat]) {
        seat++;
    }
    return pub->step == WEREWOLF_STEP_RITES && seat < pub->n &&
           (pub->exiling == seat || pub->out_how[seat] == WEREWOLF_OUT_NIGHT);
}

/* Its own picture lies above everything but its people; it moves, and without motion it stands. */
static void look_at(stage *s, nt_match *match, nt_view view, nt_event e) {
    int last;

    draw(s, match, view, e, 0.3f);
    assert_true(pictures(s->list, slide_of(&e), &last) == 1);
    stage_fits(s->list);
    draw(s, match, view, e, 0.02f);
    memcpy(s->other, s->list, sizeof *s->other);
    draw(s, match, view, e, 0.97f);
    assert_true(s->list->n != s->other->n ||
                memcmp(s->list->command, s->other->command, sizeof(ui_command) * (size_t)s->list->n) != 0);
    s->frame.motion = false;
    draw(s, match, view, e, 0.02f);
    memcpy(s->other, s->list, sizeof *s->other);
    draw(s, match, view, e, 1.0f);
    stage_same(s->list, s->other);
    assert_int_equal(pictures(s->list, slide_of(&e), &last), 1);
    s->frame.motion = true;
    draw(s, match, view, (nt_event){0}, 1.0f);
    assert_int_equal(pictures(s->list, "werewolf/slide_", &last), hangs_on(view.pub));
}

/* Plays a match to its end; returns which of the slides were seen. */
static unsigned play(stage *s, uint64_t seed) {
    nt_match *match = stage_match(SEATS, seed, WEREWOLF_HOST_TABLE);
    nt_playback *playback = nt_playback_create(match);
    nt_rng luck = nt_rng_seed(seed);
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    unsigned seen = 0;

    assert_non_null(playback);
    for (int ply = 0; ply < PLIES && stage_asked(match) >= 0; ply++) {
        const int from = nt_port_events(table);
        stage_bot(match, stage_asked(match), &luck);
        for (int i = from; i < nt_port_events(table); i++) {
            const nt_event e = nt_port_event(table, i);
            if (slide_of(&e) != NULL) {
                look_at(s, match, nt_playback_view(playback, i, NT_SPECTATOR, s->view), e);
                seen |= 1u << (slide_of(&e)[15] % 32); /* gate, dawn, field */
            }
        }
    }
    nt_playback_destroy(playback);
    nt_match_destroy(match);
    return seen;
}

static void a_slide_moves_and_stands_without_motion(void **state) {
    stage *s = *state;
    unsigned seen = 0;

    s->frame.motion = true;
    for (uint64_t seed = 5; seed < 9; seed++) {
        seen |= play(s, seed);
    }
    assert_int_equal(seen, 1u << ('g' % 32) | 1u << ('d' % 32) | 1u << ('f' % 32));
}

/* While they are asked whoever the night took lies in sight; whoever has burst is told, and that picture has left:
 * the people are on the square. */
static void what_has_left_as_it_was_told_does_not_come_back(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(12, &pub);
    table_ui ui = with_clock(s, match);
    int last;

    pub.step = WEREWOLF_STEP_RITES;
    memset(pub.asked, 0, sizeof pub.asked);
    pub.dawn[1] = pub.asked[4] = 1;
    pub.alive[1] = pub.alive[4] = 0;
    pub.out_how[1] = WEREWOLF_OUT_NIGHT;
    pub.exiling = WEREWOLF_NONE;
    for (int day = 0; day < 2; day++) {
        pub.out_how[4] = day ? WEREWOLF_OUT_EXPLODE : WEREWOLF_OUT_NIGHT;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_int_equal(pictures(s->list, "werewolf/slide_", &last), !day);
        assert_int_equal(pictures(s->list, "figures/folk_", &last) > 0, day);
    }
    nt_match_destroy(match);
}

/* Of a tall frame those at the sides, which are dim, lie below it. */
static bool may_be_covered(const stage *s, ui_rect plate) {
    return s->frame.height > s->frame.width &&
           fabsf(plate.x + plate.w / 2 - s->frame.width / 2) > 0.3f * s->frame.width;
}

/* Clear of plates, of which those beside it are read, and at least as wide as that; nobody stands beside it. */
static void hangs_off_the_plates(stage *s, int width, int height, int seats, float least) {
    werewolf_pub pub;
    nt_match *match = by_day(seats, &pub);
    table_ui ui = with_clock(s, match);
    int slides = 0, last;

    stage_size(s, width, height, 3.78f, 1.0f);
    pub.out_how[1] = WEREWOLF_OUT_EXILE;
    ui.event = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_EXILE, .n = 1, .arg = {1}};
    ui.part = 0.5f;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    const werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
    for (int i = 0; i < s->list->n; i++) {
        const ui_rect at = s->list->command[i].at;
        const bool slide = strncmp(picture_of(s->list, i), "werewolf/slide", 14) == 0;
        slides += slide;
        assert_true(!slide || at.w >= least);
        for (int seat = 0; seat < seats && slide; seat++) {
            assert_true(may_be_covered(s, ring.plate[seat]) || !ui_meet(at, ring.plate[seat]));
        }
    }
    assert_true(slides > 0);
    assert_int_equal(pictures(s->list, "figures/folk_", &last), 0);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

static void a_slide_hangs_off_the_plates(void **state) {
    hangs_off_the_plates(*state, 800, 1280, 15, 680.0f);
    hangs_off_the_plates(*state, 1280, 800, 8, 700.0f);
    hangs_off_the_plates(*state, 1280, 800, 12, 600.0f);
    hangs_off_the_plates(*state, 1280, 800, 20, 640.0f);
}

/* The sheet of a duel hangs from the clash, over the cards that are shown, to the fall; that of another card does not
 * hang at all. */
static void a_duel_is_told_on_one_sheet(void **state) {
    enum { KNIGHT = 2, RIVAL = 4 };
    static const nt_event story[] = {
        {.kind = WEREWOLF_EV_DUEL, .arg = {KNIGHT, RIVAL}},
        {.kind = WEREWOLF_EV_SHOWN, .arg = {KNIGHT, WEREWOLF_CAMP_GOOD, WEREWOLF_KNIGHT}},
        {.kind = WEREWOLF_EV_SHOWN, .arg = {RIVAL, WEREWOLF_CAMP_WOLF, WEREWOLF_NONE}},
        {.kind = WEREWOLF_EV_DEATH, .arg = {RIVAL, WEREWOLF_OUT_DUEL}}};
    enum { LAST = sizeof story / sizeof story[0] - 1 };
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    uint64_t bytes[NT_VIEW_MAX / 8];
    werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
    int last;

    s->frame.motion = true;
    pub.round = 1;
    pub.step = WEREWOLF_STEP_SPEECH;
    for (int i = 0; i <= LAST; i++) {
        draw(s, match, (nt_view){.pub = &pub}, story[i], 0.01f);
        assert_int_equal(pictures(s->list, "werewolf/slide_field", &last), 1);
        assert_int_equal(pictures(s->list, "figures/folk_", &last) >= 2 * SEATS, i == 0);
        draw(s, match, (nt_view){.pub = &pub}, story[i], 0.99f);
        assert_int_equal(pictures(s->list, "werewolf/slide_field", &last), i < LAST);
    }
    pub.alive[RIVAL] = 0; /* shown with a death: its plate has the card */
    draw(s, match, (nt_view){.pub = &pub}, story[2], 0.5f);
    assert_int_equal(pictures(s->list, "werewolf/slide_", &last), 0);
    nt_match_destroy(match);
}

/* It bursts in sight, with the rays from its middle, to the end of what is told: the stone comes with its death. */
static void a_werewolf_bursts_in_sight(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(SEATS, &pub);
    const nt_event burst = {.to = NT_ALL, .kind = WEREWOLF_EV_EXPLODE, .n = 2, .arg = {2, WEREWOLF_NONE}};
    int last;

    s->frame.motion = true;
    pub.step = WEREWOLF_STEP_DECLARE;
    draw(s, match, (nt_view){.pub = &pub}, burst, 0.7f);
    assert_true(pictures(s->list, "figures/werewolf", &last) > 0);
    assert_int_equal(pictures(s->list, "figures/tomb", &last), 0);
    nt_match_destroy(match);
}

/* A gravestone is for the dead: whoever was sent away has a bundle, on the plate and on the square. */
static void an_exile_has_a_bundle(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(12, &pub);
    int last;

    pub.step = WEREWOLF_STEP_SPEECH;
    pub.alive[3] = 0;
    pub.out_how[3] = WEREWOLF_OUT_EXILE;
    draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
    assert_true(pictures(s->list, "figures/bundle", &last) >= 2);
    assert_int_equal(pictures(s->list, "figures/tomb", &last), 0);
    pub.out_how[3] = WEREWOLF_OUT_NIGHT;
    draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
    assert_int_equal(pictures(s->list, "figures/bundle", &last), 0);
    assert_true(pictures(s->list, "figures/tomb", &last) >= 2);
    nt_match_destroy(match);
}

/* Who says a last word is seen: on the way out, or as a spirit, as all know that it came. */
static void who_says_a_last_word_is_seen(void **state) {
    static const struct {
        uint8_t how;
        const char *shown, *other;
    } one[] = {{WEREWOLF_OUT_EXILE, "figures/walker_", "figures/spirit_"},
               {WEREWOLF_OUT_NIGHT, "figures/spirit_", "figures/walker_"}};
    static const int size[][2] = {{1024, 600}, {1280, 800}, {800, 1280}};
    stage *s = *state;

    for (int seats = 6; seats <= 20; seats += 7) {
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        const table_ui ui = with_clock(s, match);
        int last;
        pub.step = WEREWOLF_STEP_WORDS;
        pub.speaker = 3;
        pub.alive[3] = 0;
        for (size_t i = 0; i < 6; i++) {
            pub.out_how[3] = one[i % 2].how;
            stage_size(s, size[i / 2][0], size[i / 2][1], 3.78f, 1.0f);
            stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
            assert_true(pictures(s->list, one[i % 2].shown, &last) > 0);
            assert_int_equal(pictures(s->list, one[i % 2].other, &last), 0);
            assert_int_equal(pictures(s->list, "figures/bubble", &last), 1);
        }
        pub.step = WEREWOLF_STEP_SPEECH;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_int_equal(pictures(s->list, "figures/bubble", &last), 0);
        nt_match_destroy(match);
    }
}

/* Whoever answers in secret is seen to think of it, before the gate and in a coffin. */
static void a_secret_answer_is_seen_and_not_heard(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(9, &pub);
    int last;

    pub.step = WEREWOLF_STEP_RITES;
    memset(pub.asked, 0, sizeof pub.asked);
    pub.asked[3] = 1;
    for (int night = 0; night < 2; night++) {
        pub.exiling = night ? WEREWOLF_NONE : 3;
        pub.alive[3] = !night;
        pub.dawn[3] = (uint8_t)night;
        pub.out_how[3] = WEREWOLF_OUT_NIGHT;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        assert_int_equal(pictures(s->list, "figures/bubble", &last), 2); /* with an edge */
    }
    pub.step = WEREWOLF_STEP_SPEECH;
    draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
    assert_int_equal(pictures(s->list, "figures/bubble", &last), 0);
    nt_match_destroy(match);
}

/* The middle of a coffin that is drawn, from the left; how many there are. */
static int coffins(const ui_draw *list, float at[WEREWOLF_SEATS]) {
    ui_extents walk = {.list = list};
    ui_rect where;
    int n = 0;

    for (ui_extent is; (is = ui_extent_next(&walk, &where)) != UI_EXTENT_END;) {
        const ui_command *c = &list->command[walk.at];
        if (is == UI_EXTENT_DRAWS && c->kind == UI_PICTURE && strcmp(list->arena + c->text, "werewolf/coffin") == 0) {
            assert_true(n < WEREWOLF_SEATS);
            at[n++] = where.x + where.w / 2;
        }
    }
    return n;
}

/* Whoever is found next: who lies there already makes room, and is never seen at two places. */
static void the_dead_make_room(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    float stood[WEREWOLF_SEATS], at[WEREWOLF_SEATS];

    for (int seats = 6; seats <= 18; seats += 4) {
        nt_match *match = by_day(seats, &pub);
        for (int dead = 1; dead < 4; dead++) {
            const nt_event before = {
                .to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {(uint8_t)(dead - 1), WEREWOLF_OUT_NIGHT}};
            const nt_event next = {
                .to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {(uint8_t)dead, WEREWOLF_OUT_NIGHT}};
            pub.alive[dead - 1] = 0;
            pub.dawn[dead - 1] = 1;
            draw(s, match, (nt_view){.pub = &pub}, before, 0.99f);
            assert_int_equal(coffins(s->list, stood), dead);
            for (int step = 0; step <= 100; step++) {
                draw(s, match, (nt_view){.pub = &pub}, next, 0.01f * (float)step * 0.99f);
                assert_true(coffins(s->list, at) >= dead);
                for (int i = 0; i < dead; i++) {
                    assert_true(fabsf(at[i] - stood[i]) < 12.0f);
                    stood[i] = at[i];
                }
            }
        }
        nt_match_destroy(match);
    }
}

/* Shapes of a colour. */
static int shapes_of(const ui_draw *list, const char *colour) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_SHAPE && strstr(list->arena + list->command[i].text, colour) != NULL;
    }
    return n;
}

/* Both ways are seen while they are chosen from, and the one that is pointed at is lit; then the chosen one alone. */
static void which_way_the_speeches_go_is_drawn(void **state) {
    static const char pale[] = "#E6D8BA", lit[] = "#FFB547";
    stage *s = *state;

    for (int seats = 6; seats <= 20; seats += 7) {
        const nt_event told = {.to = NT_ALL, .kind = WEREWOLF_EV_DIRECTION, .arg = {1}, .n = 1};
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        pub.sheriff = WEREWOLF_NONE;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        const int none = shapes_of(s->list, pale), dark = shapes_of(s->list, lit);
        pub.sheriff = 2;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        const int both = shapes_of(s->list, pale) - none;
        assert_true(both > 10);
        assert_int_equal(shapes_of(s->list, lit), dark);
        s->frame.hover_name = WEREWOLF_ZONE_ACT;
        s->frame.hover_n = WEREWOLF_MOVE_DIRECTION + 64;
        draw(s, match, (nt_view){.pub = &pub}, (nt_event){0}, 1.0f);
        s->frame.hover_name = NULL;
        assert_true(shapes_of(s->list, pale) - none < both && shapes_of(s->list, lit) > dark + 5);
        draw(s, match, (nt_view){.pub = &pub}, told, 0.9f);
        assert_true(shapes_of(s->list, pale) <= none && shapes_of(s->list, lit) > dark + 5);
        nt_match_destroy(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(who_lives_stands_and_who_is_dead_has_a_stone, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_crowd_stands_too, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_low_window_keeps_its_people, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_crowd_is_no_heap, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_queue_is_short_and_in_the_middle, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_sheriffs_star_is_at_its_own_number, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(news_of_others_take_the_clock_away, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_werewolf_bursts_in_sight, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(an_exile_has_a_bundle, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(who_says_a_last_word_is_seen, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_secret_answer_is_seen_and_not_heard, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_dead_make_room, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(which_way_the_speeches_go_is_drawn, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_speaker_bumps_into_nobody, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_speaker_is_off_the_clock, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_small_flat_table_is_read_from_its_edges, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_flat_crowd_has_no_signs, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_flat_tables_bars_lead_on, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_chip_goes_with_the_words, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_button_back_is_as_high_and_narrower, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(notes_of_a_row_are_equally_large, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_button_back_stands_apart, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_dark_closes_before_calls, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_flat_table_is_lit_with_its_words, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_dark_closes_in_equal_steps, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(large_words_leave_the_square_its_people, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(signs_in_rows_are_beside_each_other, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_tall_square_has_two_bent_rows, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(votes_and_people_stand_on_no_plate, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_tall_flat_square_is_filled, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_low_flat_square_has_long_wings, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(on_a_flat_table_discs_lie_round_people_on_the_ground, open_stage,
                                        stage_teardown),
        cmocka_unit_test_setup_teardown(a_slide_moves_and_stands_without_motion, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(what_has_left_as_it_was_told_does_not_come_back, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_slide_hangs_off_the_plates, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_duel_is_told_on_one_sheet, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
