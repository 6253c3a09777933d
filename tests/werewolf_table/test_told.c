/* Nothing is seen on the public frame before it has been told: the one whom the vote sends away, the dead of a night,
 * a card that is shown. */
#include "werewolf_table/stage.h"

#include <math.h>

#include "engine/playback.h"

enum { SEATS = 12 };

/* A match, what was told up to its last ply, and a frame of any event of that ply. */
typedef struct {
    stage *s;
    nt_match *match;
    nt_playback *playback;
    nt_rng luck;
    int from, to; /* public events of the ply */
} story;

static void begin_hosted(story *y, stage *s, uint64_t seed, uint8_t host) {
    *y = (story){.s = s, .match = stage_match(SEATS, seed, host), .luck = nt_rng_seed(seed)};
    y->playback = nt_playback_create(y->match);
    assert_non_null(y->playback);
}

static void begin(story *y, stage *s, uint64_t seed) {
    begin_hosted(y, s, seed, WEREWOLF_HOST_TABLE);
}

static void end(story *y) {
    nt_playback_destroy(y->playback);
    nt_match_destroy(y->match);
}

static nt_port *table_port(const story *y) {
    return nt_match_port(y->match, NT_SPECTATOR);
}

static nt_event event_at(const story *y, int i) {
    return nt_port_event(table_port(y), i);
}

/* Plays one ply; false at the end of the match. */
static bool play(story *y) {
    const int seat = stage_asked(y->match);

    if (seat < 0) {
        return false;
    }
    y->from = nt_port_events(table_port(y));
    stage_bot(y->match, seat, &y->luck);
    y->to = nt_port_events(table_port(y));
    return true;
}

/* How often the ply tells an event of this kind; *at: the last one. */
static int tells(const story *y, int kind, int *at) {
    int n = 0;

    for (int i = y->from; i < y->to; i++) {
        if (event_at(y, i).kind == kind) {
            *at = i;
            n++;
        }
    }
    return n;
}

/* The frame while event i is told, so far; y->to: when all has been told. */
static const ui_draw *frame_when(story *y, int i, float part) {
    const bool now = i < y->to;
    const nt_event event = now ? event_at(y, i) : (nt_event){0};
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = y->s->seat,
                         .config = nt_match_config(y->match),
                         .asked = NT_SPECTATOR,
                         .locked = now,
                         .event = event,
                         .part = now ? part : 1.0f,
                         .last = event_at(y, now ? i : y->to - 1)};

    stage_draw(y->s, y->s->list, nt_playback_view(y->playback, i, NT_SPECTATOR, y->s->view), &ui);
    return y->s->list;
}

static const ui_draw *frame_at(story *y, int i) {
    return frame_when(y, i, 0.5f);
}

/* The ink of the name on a seat's plate. */
static ui_colour ink_of(const story *y, const ui_draw *list, int seat) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, y->s->seat[seat].name) == 0) {
            return c->colour;
        }
    }
    fail_msg("no plate of seat %d", seat);
    return 0;
}

static bool is_lit(const story *y, const ui_draw *list, int seat) {
    return ink_of(y, list, seat) == UI_INK_900;
}

/* "4 Stag", as sentences and what is shown large have it. */
static bool names(const story *y, const ui_draw *list, int seat) {
    char name[80];

    snprintf(name, sizeof name, "%d %s", seat + 1, y->s->seat[seat].name);
    return stage_shows(list, name);
}

static void the_exiled_one_is_not_lit_before_the_count_is_told(void **state) {
    int counts = 0;

    for (uint64_t seed = 1; counts < 2; seed++) {
        story y;
        begin(&y, *state, seed);
        while (counts < 2 && play(&y)) {
            int exile = -1;
            if (tells(&y, WEREWOLF_EV_EXILE, &exile) == 0 || y.from == exile) {
                continue;
            }
            const int out = event_at(&y, exile).arg[0];
            const werewolf_pub *pub = nt_playback_view(y.playback, y.to, NT_SPECTATOR, y.s->view).pub;
            char votes[16];
            snprintf(votes, sizeof votes, pub->total[out] % 2 ? "%d.5" : "%d", pub->total[out] / 2);
            bool told = false;
            for (int i = y.from; i < y.to; i++) {
                const ui_draw *list = frame_at(&y, i);
                const nt_event e = event_at(&y, i);
                told = told || (e.kind == WEREWOLF_EV_TOTAL && e.arg[0] == out);
                /* As long as its own votes are told, as everybody else for theirs, and when it is sent away. */
                const bool named = (e.kind == WEREWOLF_EV_TOTAL || e.kind == WEREWOLF_EV_EXILE) && e.arg[0] == out;
                assert_int_equal(is_lit(&y, list, out), named);
                assert_false(stage_shows(list, "to act"));
                /* While totals are told a count stands from its own on, until the picture of what came of it hangs.
                 */
                assert_int_equal(stage_shows(list, votes),
                                 e.kind == WEREWOLF_EV_TOTAL ? told : e.kind != WEREWOLF_EV_EXILE);
            }
            assert_true(is_lit(&y, frame_at(&y, y.to), out));
            assert_true(stage_shows(y.s->list, "to act"));
            counts++;
        }
        end(&y);
    }
}

/* How often this stands on the frame of event i at a part of its time. */
static int counted(story *y, int i, float part, const char *text) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = y->s->seat,
                         .config = nt_match_config(y->match),
                         .asked = NT_SPECTATOR,
                         .locked = true,
                         .event = event_at(y, i),
                         .part = part};
    int n = 0;

    stage_draw(y->s, y->s->list, nt_playback_view(y->playback, i, NT_SPECTATOR, y->s->view), &ui);
    for (int k = 0; k < y->s->list->n_boxes; k++) {
        n += strcmp(y->s->list->arena + y->s->list->box[k].text, text) == 0;
    }
    return n;
}

/* What the sentence of the frame gives whose votes are counted, in halves; -1: it tells of no votes. */
static int said_votes(const story *y) {
    const ui_draw *d = y->s->list;
    int half = -1;

    for (int k = 0; k < d->n_boxes; k++) {
        const char *text = d->arena + d->box[k].text, *number = strstr(text, ": ");
        if (strncmp(text, "Votes for ", strlen("Votes for ")) == 0 && number != NULL) {
            half = (int)lround(2.0 * strtod(number + 2, NULL));
        }
    }
    return half;
}

static void a_total_stands_when_its_threads_have_landed(void **state) {
    int totals = 0;

    for (uint64_t seed = 1; totals < 3; seed++) {
        story y;
        begin(&y, *state, seed);
        for (int seat = 0; seat < NT_MAX_SEATS; seat++) { /* their ballots are seen with the count */
            y.s->seat[seat].bot = true;
        }
        while (totals < 3 && play(&y)) {
            int total = -1;
            if (tells(&y, WEREWOLF_EV_TOTAL, &total) == 0) {
                continue;
            }
            const nt_event event = event_at(&y, total);
            const float flies = 0.1f, stands = 0.8f; /* of its time */
            char votes[16];
            snprintf(votes, sizeof votes, event.arg[1] % 2 ? "%d.5" : "%d", event.arg[1] / 2);
            const int before = counted(&y, total, flies, votes);
            assert_int_equal(said_votes(&y), 0); /* no more than the disc has */
            assert_int_equal(counted(&y, total, stands, votes), before + 1);
            assert_int_equal(counted(&y, total, 1.0f, votes), before + 1); /* without motion */
            totals++;
        }
        for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
            y.s->seat[seat].bot = false;
        }
        end(&y);
    }
}

/* Totals grow as they are told, and no larger one stands anywhere before it is told. */
static void the_most_votes_are_told_last(void **state) {
    int grown = 0;

    for (uint64_t seed = 1; grown < 6; seed++) {
        story y;
        begin(&y, *state, seed);
        for (int seat = 0; seat < NT_MAX_SEATS; seat++) { /* their ballots are seen with the count */
            y.s->seat[seat].bot = true;
        }
        while (play(&y)) {
            int last = -1, most = 0;
            tells(&y, WEREWOLF_EV_TOTAL, &last);
            for (int i = y.from; i <= last; i++) {
                const nt_event e = event_at(&y, i), end = event_at(&y, last);
                char votes[16];
                if (e.kind != WEREWOLF_EV_TOTAL) {
                    continue;
                }
                snprintf(votes, sizeof votes, end.arg[1] % 2 ? "%d.5" : "%d", end.arg[1] / 2);
                assert_in_range(e.arg[1], most, end.arg[1]);
                assert_true(e.arg[1] == end.arg[1] || counted(&y, i, 1.0f, votes) == 0);
                grown += e.arg[1] > most && most > 0;
                most = e.arg[1];
            }
        }
        for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
            y.s->seat[seat].bot = false;
        }
        end(&y);
    }
}

/* A Sheriff is elected by votes that are told, or he alone stood: then that is said. */
static void a_sheriff_without_a_vote_has_a_reason(void **state) {
    int alone = 0, voted = 0;

    for (uint64_t seed = 1; alone < 2 || voted < 2; seed++) {
        story y;
        int badge = 0, total = 0;
        assert_true(seed < 200);
        begin(&y, *state, seed);
        while (play(&y)) {
            if (tells(&y, WEREWOLF_EV_BADGE, &badge) == 0) {
                continue;
            }
            const nt_event e = event_at(&y, badge);
            const bool won = e.arg[0] >= SEATS && e.arg[1] < SEATS;
            const bool counted = tells(&y, WEREWOLF_EV_TOTAL, &total) > 0;
            assert_int_equal(stage_shows(frame_at(&y, badge), "The only candidate."), won && !counted);
            alone += won && !counted;
            voted += won && counted;
        }
        end(&y);
    }
}

/* Half a vote more is nobody's but the Sheriff's: the sum says so, for itself and for whatever is even. */
static void a_total_says_what_the_sheriff_gives(void **state) {
    int odd = 0, even = 0;

    for (uint64_t seed = 1; odd < 2 || even < 2; seed++) {
        story y;
        begin(&y, *state, seed);
        while ((odd < 2 || even < 2) && play(&y)) {
            for (int i = y.from; i < y.to; i++) {
                const nt_event e = event_at(&y, i);
                if (e.kind == WEREWOLF_EV_TOTAL) {
                    assert_int_equal(stage_shows(frame_at(&y, i), "Sheriff"), e.arg[1] % 2);
                    odd += e.arg[1] % 2;
                    even += e.arg[1] % 2 == 0;
                }
            }
        }
        end(&y);
    }
}

static void the_dead_of_a_night_are_shown_one_after_the_other(void **state) {
    enum { RARE = 101934 }; /* the first seed whose bots come to it */
    int together = 0;

    for (uint64_t seed = RARE; together < 1; seed++) {
        story y;
        begin(&y, *state, seed);
        while (together < 2 && play(&y)) {
            int dawn = -1, last = -1;
            if (tells(&y, WEREWOLF_EV_DAWN, &dawn) == 0 || tells(&y, WEREWOLF_EV_DEATH, &last) < 2) {
                continue;
            }
            for (int i = dawn; i <= last; i++) {
                const ui_draw *list = frame_at(&y, i);
                for (int later = i; later <= last; later++) {
                    const nt_event event = event_at(&y, later);
                    if (event.kind == WEREWOLF_EV_DEATH) {
                        assert_int_not_equal(ink_of(&y, list, event.arg[0]), UI_INK_500);
                        assert_true(names(&y, list, event.arg[0]) == (later == i));
                    }
                }
            }
            assert_int_equal(ink_of(&y, frame_at(&y, last + 1), event_at(&y, last).arg[0]), UI_INK_500);
            together++;
        }
        end(&y);
    }
}

/* What the frame asks between two answers, by name or all; false: it is no moment of that kind. */
static bool asks(story *y, bool by_name) {
    const werewolf_pub *pub = nt_playback_view(y->playback, y->to, NT_SPECTATOR, y->s->view).pub;
    const bool stands = pub->step == WEREWOLF_STEP_STAND;
    int first = 0, lit = 0;

    if (!stands && pub->step != WEREWOLF_STEP_VOTE) {
        return false;
    }
    while (!pub->asked[first]) {
        first++;
    }
    const ui_draw *list = frame_at(y, y->to);
    for (int seat = 0; seat < SEATS; seat++) {
        lit += is_lit(y, list, seat);
    }
    if (by_name) {
        assert_true(names(y, list, first) && is_lit(y, list, first));
    }
    assert_int_equal(lit, by_name);
    assert_true(by_name || stage_shows(list, stands ? "Who stands for Sheriff?" : "Who leaves the village?"));
    return true;
}

/* The sentence asks a seat before anything can be pressed: its plate is lit then. Hands are asked of all at one
 * moment: nobody is to act before the others, while bots answer. */
static void whoever_is_asked_by_name_is_lit_at_once(void **state) {
    static const uint8_t host[] = {WEREWOLF_HOST_PASS, WEREWOLF_HOST_TABLE, WEREWOLF_HOST_JUDGE};

    for (int i = 0; i < 3; i++) {
        int asked = 0;
        for (uint64_t seed = 1; asked < 2 * SEATS; seed++) {
            story y;
            begin_hosted(&y, *state, seed, host[i]);
            while (play(&y)) {
                asked += asks(&y, host[i] == WEREWOLF_HOST_PASS);
            }
            end(&y);
        }
    }
}

static bool has_figure(const ui_draw *list, const char *name) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0) {
            return true;
        }
    }
    return false;
}

/* The frame while a card of seat 4 is turned, with these words below. */
static int hands(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strcmp(list->arena + c->text, "figures/hand") == 0;
    }
    return n;
}

/* Who is Sheriff is told, and no hand is up but those that have made it so; none beside the badge's picture. */
static void hands_of_a_verdict_are_those_of_the_winner(void **state) {
    int elections = 0;

    for (uint64_t seed = 1; elections < 3; seed++) {
        story y;
        begin(&y, *state, seed);
        while (elections < 3 && play(&y)) {
            int badge = -1, total = -1, voters = 0;
            if (tells(&y, WEREWOLF_EV_BADGE, &badge) == 0 || tells(&y, WEREWOLF_EV_TOTAL, &total) == 0) {
                continue;
            }
            const werewolf_pub *pub = nt_playback_view(y.playback, badge, NT_SPECTATOR, y.s->view).pub;
            for (int seat = 0; seat < pub->n; seat++) {
                voters += pub->voted[seat] && pub->ballot[seat] == event_at(&y, badge).arg[1];
            }
            assert_true(voters > 0);
            assert_int_equal(hands(frame_when(&y, badge, 0.0f)), voters);
            assert_int_equal(hands(frame_at(&y, badge)), 0);
            assert_int_equal(hands(frame_when(&y, badge, 0.99f)), 0);
            elections++;
        }
        end(&y);
    }
}

static void draw_shown(story *y, ui_draw *list, uint8_t role, float part) {
    const nt_event event = {
        .to = NT_ALL, .kind = WEREWOLF_EV_SHOWN, .n = 3, .arg = {3, werewolf_role[role].camp, role}};
    const float words_from = werewolf_table.show(&event).words_from;
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = y->s->seat,
                   .config = nt_match_config(y->match),
                   .asked = NT_SPECTATOR,
                   .locked = true,
                   .event = event,
                   .part = part};
    if (part >= words_from) {
        ui.last = event;
    }

    stage_draw(y->s, list, stage_view(y->s, y->match, NT_SPECTATOR), &ui);
}

static void a_card_is_named_when_its_face_is_seen(void **state) {
    const nt_event event = {.to = NT_ALL, .kind = WEREWOLF_EV_SHOWN};
    const float words_from = werewolf_table.show(&event).words_from;
    story y;

    begin(&y, *state, 1);
    for (float part = 0.0f; part < 0.45f * words_from; part += 0.05f) { /* the back, as far as its edge */
        draw_shown(&y, y.s->list, WEREWOLF_HUNTER, part);
        draw_shown(&y, y.s->other, WEREWOLF_KING, part);
        stage_same(y.s->list, y.s->other);
        assert_false(stage_shows(y.s->list, "Hunter"));
        assert_true(stage_shows(y.s->list, "card turns over"));
    }
    draw_shown(&y, y.s->list, WEREWOLF_HUNTER, words_from);
    assert_false(stage_shows(y.s->list, "card turns over"));
    assert_true(stage_shows(y.s->list, "Hunter"));
    assert_true(has_figure(y.s->list, "figures/hunter"));
    end(&y);
}

static bool tells_of_candidates(story *y, nt_event stood, const char *words) {
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = y->s->seat,
                   .config = nt_match_config(y->match),
                   .asked = NT_SPECTATOR,
                   .locked = true,
                   .event = stood,
                   .part = 0.5f,
                   .last = stood};

    stage_draw(y->s, y->s->list, stage_view(y->s, y->match, NT_SPECTATOR), &ui);
    return stage_shows(y->s->list, words);
}

static void that_nobody_stands_is_a_sentence(void **state) {
    const nt_event none = {.to = NT_ALL, .kind = WEREWOLF_EV_STOOD, .n = 1},
                   one = {.to = NT_ALL, .kind = WEREWOLF_EV_STOOD, .n = 2, .arg = {1, 3}};
    story y;

    begin(&y, *state, 1);
    assert_true(tells_of_candidates(&y, none, "Nobody stands for Sheriff."));
    assert_false(tells_of_candidates(&y, none, "Candidates"));
    assert_true(tells_of_candidates(&y, one, "Candidate: 4"));
    end(&y);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_exiled_one_is_not_lit_before_the_count_is_told),
        cmocka_unit_test(a_total_stands_when_its_threads_have_landed),
        cmocka_unit_test(the_most_votes_are_told_last),
        cmocka_unit_test(a_sheriff_without_a_vote_has_a_reason),
        cmocka_unit_test(a_total_says_what_the_sheriff_gives),
        cmocka_unit_test(the_dead_of_a_night_are_shown_one_after_the_other),
        cmocka_unit_test(whoever_is_asked_by_name_is_lit_at_once),
        cmocka_unit_test(hands_of_a_verdict_are_those_of_the_winner),
        cmocka_unit_test(a_card_is_named_when_its_face_is_seen),
        cmocka_unit_test(that_nobody_stands_is_a_sentence),
    };

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
