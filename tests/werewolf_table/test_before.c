/* On a flat table the answers stand before whoever is to press them, turned to that edge; nothing lies on anybody's
 * disc, and neither way round passes below a button. */
#include "werewolf_table/stage.h"

#include <math.h>

#include "games/werewolf/werewolf_table_public.h"

enum { SPEECH, SKILLS, WAY, BY_SEATS, QUESTIONS };

static const nt_move speech[] = {{.kind = WEREWOLF_MOVE_DONE},
                                 {.kind = WEREWOLF_MOVE_DECLARE},
                                 {.kind = WEREWOLF_MOVE_WITHDRAW}},
                     skills[] = {{.kind = WEREWOLF_MOVE_DUEL, .n = 1, .arg = {0}},
                                 {.kind = WEREWOLF_MOVE_EXPLODE, .n = 1, .arg = {WEREWOLF_NONE}},
                                 {.kind = WEREWOLF_MOVE_BACK}},
                     way[] = {{.kind = WEREWOLF_MOVE_DIRECTION, .n = 1, .arg = {0}},
                              {.kind = WEREWOLF_MOVE_DIRECTION, .n = 1, .arg = {1}}},
                     by_seats[] = {{.kind = WEREWOLF_MOVE_VOTE, .n = 1, .arg = {0}}, {.kind = WEREWOLF_MOVE_ABSTAIN}};

static const struct {
    uint8_t step;
    const nt_move *legal;
    int n;
} question[QUESTIONS] = {[SPEECH] = {WEREWOLF_STEP_SPEECH, speech, 3},
                         [SKILLS] = {WEREWOLF_STEP_DECLARE, skills, 3},
                         [WAY] = {WEREWOLF_STEP_DIRECTION, way, 2},
                         [BY_SEATS] = {WEREWOLF_STEP_VOTE, by_seats, 2}};

static void ask(werewolf_pub *pub, table_ui *ui, int kind, int seat) {
    pub->step = question[kind].step;
    pub->night = 0;
    pub->round = 1;
    pub->speaker = kind == SPEECH ? (uint8_t)seat : WEREWOLF_NONE;
    pub->sheriff = (uint8_t)seat;
    pub->declarer = (uint8_t)seat;
    memset(pub->asked, 0, sizeof pub->asked);
    memset(pub->voter, kind == BY_SEATS, sizeof pub->voter);
    pub->asked[seat] = 1;
    ui->asked = (uint8_t)seat;
    ui->legal = question[kind].legal;
    ui->n_legal = question[kind].n;
    pub->opt[WEREWOLF_OPT_BALLOTS] = kind == BY_SEATS; /* no hands */
}

static float off(ui_rect a, ui_rect b) {
    const float x = fmaxf(fmaxf(a.x - b.x - b.w, b.x - a.x - a.w), 0.0f),
                y = fmaxf(fmaxf(a.y - b.y - b.h, b.y - a.y - a.h), 0.0f);

    return hypotf(x, y);
}

static void assert_before(stage *s, const werewolf_look *look, const werewolf_ring *ring, int seat, int kind) {
    static const float near = 400.0f; /* beyond whoever stands there, or within the arrows */
    const werewolf_middle m = werewolf_middle_of(look, ring);
    const int edge = s->frame.rim->chip[seat].edge;
    table_point spot[WEREWOLF_DIRECTION_SPOTS];
    const int spots = werewolf_direction_spots(look, ring, spot);

    assert_true(m.buttons.n > 0);
    if (edge != 0 && (m.buttons.turn != edge || off(werewolf_buttons_seen(&m.buttons), ring->plate[seat]) > near)) {
        fail_msg("%gx%g, %d seats, seat %d, question %d: turn %d, %g off", (double)s->frame.width,
                 (double)s->frame.height, look->pub->n, seat + 1, kind, m.buttons.turn,
                 (double)off(werewolf_buttons_seen(&m.buttons), ring->plate[seat]));
    }
    for (int i = 0; i < m.buttons.n; i++) {
        const ui_rect at = werewolf_button_seen(&m.buttons, i);
        for (int k = 0; k < look->pub->n && m.buttons.turn != 0; k++) {
            assert_false(ui_meet(at, ring->plate[k]));
        }
        for (int k = 0; k < spots; k++) {
            assert_false(ui_inside(at, spot[k].x, spot[k].y));
        }
    }
}

static void answers_stand_before_whom_they_ask(void **state) {
    static const int size[][2] = {{1146, 556}, {1220, 540}, {668, 1036}};
    stage *s = *state;

    for (int k = 0; k < 3 * 2 * QUESTIONS; k++) {
        const float scale = k / (3 * QUESTIONS) > 0 ? 1.75f : 1.0f;
        for (int seats = 6; seats <= WEREWOLF_SEATS; seats++) {
            nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_TABLE);
            table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);
            werewolf_pub pub = stage_pub(match);
            ui_rim rim = {.seat = s->seat};
            stage_size(s, size[k % 3][0], size[k % 3][1], 3.78f, scale);
            stage_sit(&s->frame, &rim, seats);
            for (int seat = 0; seat < seats; seat++) {
                ask(&pub, &ui, k / 3 % QUESTIONS, seat);
                ui_begin(s->list, &s->frame);
                const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
                werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
                werewolf_fit_square(&s->frame, &ring, seats);
                assert_before(s, &look, &ring, seat, k / 3 % QUESTIONS);
            }
            s->frame.rim = NULL;
            nt_match_destroy(match);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Upright they stand within the arrows of both ways. */
static void no_arrow_passes_below_buttons(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {1920, 1080}, {800, 1280}};
    static const char *const lang[] = {"en", "de", "ja"};
    stage *s = *state;
    table_point spot[WEREWOLF_DIRECTION_SPOTS];

    for (int k = 0; k < 4 * 3 * 2; k++) {
        stage_size(s, size[k % 4][0], size[k % 4][1], 3.78f, k / 12 > 0 ? 1.75f : 1.0f);
        stage_words(s, NT_SOURCE_DIR "/locales", lang[k / 4 % 3]);
        for (int seats = 6; seats <= WEREWOLF_SEATS; seats++) {
            nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_TABLE);
            table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);
            werewolf_pub pub = stage_pub(match);
            ask(&pub, &ui, WAY, seats / 2);
            ui_begin(s->list, &s->frame);
            const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
            werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
            werewolf_fit_square(&s->frame, &ring, seats);
            const werewolf_middle m = werewolf_middle_of(&look, &ring);
            const int spots = werewolf_direction_spots(&look, &ring, spot);
            assert_true(m.buttons.n == 2 && spots > 0);
            for (int i = 0; i < spots; i++) {
                if (ui_inside(ui_inset(werewolf_buttons_seen(&m.buttons), -3.0f), spot[i].x, spot[i].y)) {
                    fail_msg("%s, %dx%d, large %d, %d seats", lang[k / 4 % 3], size[k % 4][0], size[k % 4][1], k / 12,
                             seats);
                }
            }
            nt_match_destroy(match);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

/* Where one is pressed it is seen: a turned button is hit at its place. */
static void a_turned_button_is_hit_where_it_is_seen(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat};
    nt_match *match = stage_match(10, 7, WEREWOLF_HOST_TABLE);
    table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);
    werewolf_pub pub = stage_pub(match);

    stage_sit(&s->frame, &rim, 10);
    for (int seat = 0; seat < 10; seat++) {
        ask(&pub, &ui, WAY, seat);
        ui_begin(s->list, &s->frame);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        werewolf_ring ring = werewolf_ring_of(&s->frame, 10, false);
        werewolf_fit_square(&s->frame, &ring, 10);
        const werewolf_middle m = werewolf_middle_of(&look, &ring);
        werewolf_draw_middle(&look, &ring, &m);
        for (int i = 0; i < 2; i++) {
            const ui_rect at = werewolf_button_seen(&m.buttons, i);
            const ui_zone *zone = ui_zone_named(s->list, WEREWOLF_ZONE_ACT, m.list[i].n);
            assert_non_null(zone);
            assert_true(fabsf(zone->at.x - at.x) < 2.0f && fabsf(zone->at.y - at.y) < 2.0f);
            assert_true(fabsf(zone->at.w - at.w) < 2.0f && fabsf(zone->at.h - at.h) < 2.0f);
        }
    }
    s->frame.rim = NULL;
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(answers_stand_before_whom_they_ask),
                                       cmocka_unit_test(no_arrow_passes_below_buttons),
                                       cmocka_unit_test(a_turned_button_is_hit_where_it_is_seen)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
