/* Werewolf's votes as a table holds them: hands that go up at one moment for one candidate after the other, bots that
 * have voted before, one press for all who are silent (7.3, 7.9 and 17 of the rules). */
#include "app/werewolf_hosted.h"
#include "games/werewolf/werewolf_table.h"
#include "ui/motion.h"

enum { HANDS, SEATS, LIST };

/* Whether the picture of this frame shows so many half votes anywhere. */
static int ballots(const hosted *h) {
    const werewolf_pub *pub = pub_of(h);
    int n = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += pub->voted[seat];
    }
    return n;
}

/* On to a vote of exile that has just opened; by hands, whatever was pressed in an election before. */
static void on_to_vote(hosted *h) {
    talk_until(h, "vote");
    while (app_director_step(h->a->table).kind != STEP_OPEN) {
        player_wait(&h->hand, 200);
    }
    for (const ui_zone *way = player_zone(&h->hand, "way", -1); way->n != SEATS;) {
        press(h, "way", way->n);
        way = player_zone(&h->hand, "way", -1);
    }
}

static void to_vote(hosted *h, int seats, uint32_t people, int host) {
    begin(h, seats, people, host, 0);
    on_to_vote(h);
}

static nt_move move_at(const hosted *h, int ply) {
    return nt_match_ply(app_director_match(h->a->table), ply).move;
}

static void raised_hands_come_first_where_one_device_serves_all(void **state) {
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_TABLE; host++) {
        hosted h;
        to_vote(&h, 9, 0x1FF, host);
        const int before = plies(&h), candidate = living(&h, -1), a = living(&h, candidate);
        int b = a + 1;
        while (!pub_of(&h)->alive[b]) {
            b++;
        }
        press(&h, "seat", candidate);
        assert_int_equal(plies(&h), before); /* a name is no ballot */
        press(&h, "seat", a);
        press(&h, "seat", b);
        assert_int_equal(plies(&h), before + 2);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(move_at(&h, before + i).kind, WEREWOLF_MOVE_VOTE);
            assert_int_equal(move_at(&h, before + i).arg[0], candidate);
            assert_int_equal(move_at(&h, before + i).seat, i == 0 ? a : b);
        }
        press(&h, "seat", b); /* a slip: the hand goes down again */
        assert_int_equal(ballots(&h), 1);
        press(&h, "next-candidate", 0);
        press(&h, "seat", b);
        assert_false(offers(&h, "seat", a)); /* who has raised a hand is greyed */
        assert_true(offers(&h, "seat", candidate));
        end(&h);
    }
}

/* How many pictures have a name that begins so. */
static int pictures(const hosted *h, const char *begins) {
    const ui_draw *d = h->a->shown;
    int n = 0;

    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_PICTURE && strncmp(d->arena + d->command[i].text, begins, strlen(begins)) == 0;
    }
    return n;
}

/* Bots have given their ballots by then, and no hand of theirs is up. */
static void only_hands_that_are_up_are_seen_and_counted(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x0F, WEREWOLF_HOST_TABLE);
    int candidate = 0;
    for (int seat = 4; seat < pub_of(&h)->n; seat++) { /* a bot would raise its hand for another one */
        candidate += pub_of(&h)->ballot[seat] == candidate;
    }
    const int a = living(&h, candidate);
    assert_true(a < 4 && ballots(&h) > 0);
    assert_int_equal(pictures(&h, "figures/hand"), 0);
    assert_true(pictures(&h, "figures/folk_") > 0);
    press(&h, "seat", candidate);
    assert_int_equal(pictures(&h, "figures/hand"), 0);
    assert_false(shows(&h, "hand"));
    assert_true(shows(&h, "Who votes for"));
    press(&h, "seat", a);
    player_wait(&h.hand, MOTION_THREAD);
    assert_int_equal(pictures(&h, "figures/hand"), 2); /* at the plate, and beside how many there are */
    assert_true(shows(&h, "1 hand is up"));
    assert_true(shows(&h, "votes for"));
    assert_int_equal(pictures(&h, "figures/folk_"), 0); /* nobody stands before the thread */
    press(&h, "seat", a);
    assert_int_equal(pictures(&h, "figures/hand"), 0);
    assert_true(pictures(&h, "figures/folk_") > 0);
    end(&h);
}

/* Then the count is what is left to do: only who has a person's hand is offered, which may come down again. */
static void once_all_have_voted_only_raised_hands_are_gone_back_to(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x0F, WEREWOLF_HOST_TABLE);
    const int candidate = living(&h, -1), other = living(&h, candidate);
    press(&h, "seat", candidate);
    for (int seat = 0; seat < 4; seat++) {
        if (offers(&h, "seat", seat)) {
            press(&h, "seat", seat);
        }
    }
    assert_int_equal(pub_of(&h)->step, WEREWOLF_STEP_COUNT);
    press(&h, "next-candidate", 0);
    assert_true(offers(&h, "act", WEREWOLF_MOVE_COUNT) || offers(&h, "end-hands", 0));
    assert_true(offers(&h, "seat", candidate));
    for (int seat = other; seat < pub_of(&h)->n; seat++) {
        assert_false(offers(&h, "seat", seat));
    }
    end(&h);
}

/* The figure on the mark at a seat's plate, or "". */
static const char *marked(const hosted *h, int seat) {
    const ui_draw *d = h->a->shown;
    const werewolf_ring ring = werewolf_ring_of(&h->a->frame, pub_of(h)->n, false);
    const ui_rect mark = werewolf_mark_place(&h->a->frame, &ring, seat);
    const char *name = "";

    for (int i = 0; i < d->n; i++) {
        const ui_rect at = d->command[i].at;
        const bool there = at.w < mark.w && ui_inside(ui_inset(mark, mark.w / 3), at.x + at.w / 2, at.y + at.h / 2);
        name = d->command[i].kind == UI_PICTURE && there ? d->arena + d->command[i].text : name;
    }
    return name;
}

/* For whom an open ballot is stands at its voter's plate, as that one's emblem. */
static void expect_named(const hosted *h, int seat) {
    char emblem[64];

    snprintf(emblem, sizeof emblem, "figures/%s", ui_emblem[h->a->plan.seating.seat[pub_of(h)->ballot[seat]].emblem]);
    assert_string_equal(marked(h, seat), emblem);
}

static void nobody_takes_back_the_ballot_of_a_bot(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x0F, WEREWOLF_HOST_TABLE);
    press(&h, "way", SEATS);
    while (pub_of(&h)->step == WEREWOLF_STEP_VOTE) {
        press(&h, "seat", living(&h, -1));
        player_wait(&h.hand, 1000);
    }
    assert_int_equal(pub_of(&h)->step, WEREWOLF_STEP_COUNT);
    int open = 0;
    for (int seat = 0; seat < pub_of(&h)->n; seat++) {
        if (!pub_of(&h)->voted[seat] || pub_of(&h)->ballot[seat] >= pub_of(&h)->n) {
            continue;
        }
        if (seat < 4) {
            open++;
            expect_named(&h, seat);
        } else { /* bots' ballots are not seen before the count */
            assert_string_equal(marked(&h, seat), "figures/ballot");
        }
    }
    assert_true(open > 0);
    assert_int_equal(pictures(&h, "figures/hand"), 0);
    for (int seat = 0; seat < pub_of(&h)->n; seat++) {
        assert_int_equal(offers(&h, "seat", seat), seat < 4 && pub_of(&h)->voted[seat]);
    }
    end(&h);
}

static void one_press_ends_the_vote_and_the_silent_abstain(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x1FF, WEREWOLF_HOST_TABLE);
    const int before = plies(&h), candidate = living(&h, -1), a = living(&h, candidate);
    const werewolf_pub *pub = pub_of(&h);
    int voters = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        voters += pub->voter[seat];
    }
    press(&h, "seat", candidate);
    press(&h, "seat", a);
    assert_true(player_zone(&h.hand, "end-hands", 0)->flags & UI_ZONE_HOLD);
    press(&h, "end-hands", 0);
    player_wait(&h.hand, 1000);
    for (int i = 1; i < voters; i++) {
        assert_int_equal(move_at(&h, before + i).kind, WEREWOLF_MOVE_ABSTAIN);
    }
    assert_int_equal(move_at(&h, before + voters).kind, WEREWOLF_MOVE_COUNT);
    assert_int_equal(plies(&h), before + voters + 1);
    assert_int_equal(pub_of(&h)->exiling, candidate); /* by one ballot */
    end(&h);
}

/* Before the count no more than that a ballot is given; whoever abstains has a hand that stays down, and so have the
 * words that say how many. */
static void plates_say_who_has_voted_and_who_abstains(void **state) {
    hosted h;
    int voters = 0;
    (void)state;

    to_vote(&h, 9, 0x0F, WEREWOLF_HOST_TABLE);
    assert_true(ballots(&h) > 0);
    assert_int_equal(pictures(&h, "figures/ballot"), ballots(&h) + 1);
    assert_int_equal(pictures(&h, "figures/lowered"), 0);
    end(&h);

    to_vote(&h, 9, 0x1FF, WEREWOLF_HOST_TABLE);
    for (int seat = 0; seat < pub_of(&h)->n; seat++) {
        voters += pub_of(&h)->voter[seat];
    }
    const int candidate = living(&h, -1);
    press(&h, "seat", candidate);
    press(&h, "seat", living(&h, candidate));
    press(&h, "end-hands", 0);
    for (int i = 0; i < 100 && !shows(&h, "Votes for"); i++) {
        player_wait(&h.hand, 100);
    }
    player_wait(&h.hand, 200); /* what was there before has gone */
    assert_true(shows(&h, "abstain"));
    assert_int_equal(pictures(&h, "figures/lowered"), voters - 1 + 1);
    assert_int_equal(pictures(&h, "figures/hand"), 1); /* whose vote is told */
    end(&h);
}

/* Nine people at the vote of a match with this house rule. */
static void nine_vote(hosted *h, int option, int16_t value) {
    begin(h, 9, 0x1FF, WEREWOLF_HOST_TABLE, 0);
    h->a->plan.config.opt[option] = value;
    assert_true(app_start(h->a));
    stack_settle(h->a);
    on_to_vote(h);
}

static void whoever_is_missing_is_named_where_nobody_may_abstain(void **state) {
    hosted h;
    (void)state;

    nine_vote(&h, WEREWOLF_OPT_ABSTAIN, 0);
    const int before = plies(&h);
    press(&h, "seat", living(&h, -1));
    assert_false(offers(&h, "end-hands", 0));
    assert_true(shows(&h, "Still missing"));
    assert_int_equal(plies(&h), before);
    end(&h);
}

/* Neither words, threads nor the list tell whom a ballot is for before the count, where that is the rule. */
static void ballots_shown_at_the_end_are_told_by_nothing_before(void **state) {
    hosted h;
    (void)state;

    nine_vote(&h, WEREWOLF_OPT_BALLOTS, 1); /* by list: hands would show it */
    press(&h, "seat", living(&h, -1));
    press(&h, "confirm", 0);
    player_wait(&h.hand, 1000);
    assert_int_equal(ballots(&h), 1);
    assert_false(shows(&h, "votes for"));
    assert_true(shows(&h, "Still hidden"));
    assert_true(offers(&h, "line", -1)); /* and may be taken back */
    end(&h);
}

/* What the picture says of ballots while a vote runs: words and threads, without who acts. */
static void bots_vote_before_the_first_hand_and_show_with_their_candidate(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x0F, WEREWOLF_HOST_TABLE);
    const werewolf_pub *pub = pub_of(&h);
    int named = -1, votes = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->voter[seat] && seat >= 4) {
            assert_int_equal(pub->voted[seat], 1); /* all of them, before anybody raises a hand */
            named = pub->ballot[seat] < pub->n ? pub->ballot[seat] : named;
        }
        assert_false(seat < 4 && pub->voter[seat] && pub->voted[seat]);
    }
    assert_true(named >= 0);
    for (int seat = 4; seat < pub->n; seat++) {
        votes += pub->voter[seat] && pub->ballot[seat] == named;
    }
    for (int i = 0; i < h.a->shown->n_boxes; i++) { /* no total stands anywhere */
        const char *words = h.a->shown->arena + h.a->shown->box[i].text;
        assert_null(strstr(words, " names "));
    }
    char total[16];
    snprintf(total, sizeof total, "%d", votes);
    const int boxes = h.a->shown->n_boxes;
    press(&h, "seat", named);
    assert_true(shows(&h, total));
    assert_true(h.a->shown->n_boxes >= boxes);
    end(&h);
}

static void standing_is_asked_of_all_at_one_moment(void **state) {
    hosted h;
    (void)state;

    begin(&h, 9, 0x7F, WEREWOLF_HOST_TABLE, 0);
    talk_until(&h, "stand");
    while (app_director_step(h.a->table).kind != STEP_OPEN) {
        player_wait(&h.hand, 200);
    }
    const int before = plies(&h), a = living(&h, -1), b = living(&h, a);
    assert_true(shows(&h, "No hand is up")); /* two of them are bots, who may stand yet */
    press(&h, "seat", a);
    assert_true(shows(&h, "No more hands"));
    press(&h, "seat", b);
    press(&h, "seat", b); /* thought better of it */
    assert_int_equal(plies(&h), before);
    press(&h, "end-hands", 0);
    player_wait(&h.hand, 1000);
    const werewolf_pub *pub = pub_of(&h);
    assert_int_not_equal(pub->step, WEREWOLF_STEP_STAND);
    assert_int_not_equal(pub->candidate[a], WEREWOLF_NEVER_STOOD);
    assert_int_equal(pub->candidate[b], WEREWOLF_NEVER_STOOD);
    end(&h);
}

/* A touch whose thread is still being drawn does not keep the next one waiting. */
static void tap(hosted *h, int seat) {
    const ui_zone *at = player_zone(&h->hand, "seat", seat);
    ui_raw raw = {.kind = UI_RAW_DOWN};

    assert_non_null(at);
    raw.x = (at->at.x + at->at.w / 2) * h->a->frame.u;
    raw.y = (at->at.y + at->at.h / 2) * h->a->frame.u;
    player_feed(&h->hand, raw);
    raw.kind = UI_RAW_UP;
    player_feed(&h->hand, raw);
}

static void threads_are_drawn_and_hold_nothing(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x1FF, WEREWOLF_HOST_JUDGE);
    const int before = plies(&h), candidate = living(&h, -1), a = living(&h, candidate);
    int b = a + 1;
    while (!pub_of(&h)->alive[b]) {
        b++;
    }
    press(&h, "seat", candidate);
    player_wait(&h.hand, 2000);
    const uint64_t idle = app_wake(h.a) - h.a->now; /* nothing moves: the frame sleeps */
    assert_true(idle > 1000);
    tap(&h, a);
    assert_int_equal(plies(&h), before + 1);
    player_wait(&h.hand, 1);
    assert_in_range(app_wake(h.a) - h.a->now, 1, MOTION_FRAME);
    const uint64_t first = kit_frame_hash(h.a);
    player_wait(&h.hand, MOTION_THREAD / 2);
    const uint64_t half = kit_frame_hash(h.a);
    assert_true(half != first);
    tap(&h, b);
    assert_int_equal(plies(&h), before + 2);
    player_wait(&h.hand, MOTION_THREAD + 1);
    const uint64_t whole = kit_frame_hash(h.a);
    assert_true(whole != half);
    assert_true(app_wake(h.a) - h.a->now > 1000);
    player_wait(&h.hand, 500);
    assert_true(kit_frame_hash(h.a) == whole);
    end(&h);
}

/* Whether a shape that fills this place is seen whole, and so are words on it: nothing of what they lie in is seen
 * through. */
static bool is_whole(const ui_draw *d, ui_rect at) {
    enum { WHOLE = 255 };
    bool through[UI_MAX_DEPTH + 1] = {false}, whole = false, words = false;
    int depth = 0;

    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            assert_true(depth < UI_MAX_DEPTH);
            through[depth + 1] = through[depth] || (c->kind == UI_GROUP && c->colour >> 24 < WHOLE);
            depth++;
        } else if (c->kind == UI_GROUP_END) {
            depth--;
        } else {
            whole |= c->kind == UI_SHAPE && !through[depth] && c->at.x <= at.x && c->at.y <= at.y &&
                     c->at.x + c->at.w >= at.x + at.w && c->at.y + c->at.h >= at.y + at.h && c->at.w < 2 * at.w;
            words |= c->kind == UI_TEXT && !through[depth] && c->len > 0 && ui_inside(at, c->at.x, c->at.y);
        }
    }
    return whole && words;
}

/* Through all pictures of a hand that goes up, and of what is said of it. */
static void buttons_stay_of(int seats) {
    static const char *const button[] = {"next-candidate", "end-hands", "way"};
    enum { BUTTONS = 3, FRAMES = 40, FRAME = 16 };
    hosted h;

    to_vote(&h, seats, (1u << seats) - 1, WEREWOLF_HOST_TABLE);
    const int candidate = living(&h, -1);
    press(&h, "seat", candidate);
    for (int seat = 0, hands = 0; seat < seats && hands < 2; seat++) {
        if (seat == candidate || !offers(&h, "seat", seat)) {
            continue;
        }
        player_wait(&h.hand, 2000);
        tap(&h, seat);
        for (int i = 0; i < FRAMES; i++) {
            for (int b = 0; b < BUTTONS; b++) {
                const ui_zone *at = player_zone(&h.hand, button[b], -1);
                assert_non_null(at); /* a press is taken all the time */
                assert_true(is_whole(h.a->shown, at->at));
            }
            player_wait(&h.hand, FRAME);
        }
        hands++;
        assert_int_equal(ballots(&h), hands);
    }
    press(&h, "next-candidate", 0);
    assert_int_equal(ballots(&h), 2);
    end(&h);
}

/* Of a full table, too, whose picture has far more words. */
static void buttons_stay_while_hands_go_up(void **state) {
    (void)state;
    buttons_stay_of(9);
    buttons_stay_of(20);
}

static void without_motion_a_thread_is_there_at_once(void **state) {
    hosted h;
    (void)state;

    to_vote(&h, 9, 0x1FF, WEREWOLF_HOST_JUDGE);
    h.a->settings.motion = APP_MOTION_OFF;
    app_settings_changed(h.a);
    const int candidate = living(&h, -1), a = living(&h, candidate);
    press(&h, "seat", candidate);
    player_wait(&h.hand, 2000);
    tap(&h, a);
    player_wait(&h.hand, 20);
    const uint64_t at_once = kit_frame_hash(h.a);
    player_wait(&h.hand, 150);
    assert_true(kit_frame_hash(h.a) == at_once);
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(raised_hands_come_first_where_one_device_serves_all),
        cmocka_unit_test(only_hands_that_are_up_are_seen_and_counted),
        cmocka_unit_test(once_all_have_voted_only_raised_hands_are_gone_back_to),
        cmocka_unit_test(nobody_takes_back_the_ballot_of_a_bot),
        cmocka_unit_test(one_press_ends_the_vote_and_the_silent_abstain),
        cmocka_unit_test(plates_say_who_has_voted_and_who_abstains),
        cmocka_unit_test(whoever_is_missing_is_named_where_nobody_may_abstain),
        cmocka_unit_test(ballots_shown_at_the_end_are_told_by_nothing_before),
        cmocka_unit_test(bots_vote_before_the_first_hand_and_show_with_their_candidate),
        cmocka_unit_test(standing_is_asked_of_all_at_one_moment),
        cmocka_unit_test(threads_are_drawn_and_hold_nothing),
        cmocka_unit_test(buttons_stay_while_hands_go_up),
        cmocka_unit_test(without_motion_a_thread_is_there_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
