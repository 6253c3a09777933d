/* The story of a deal, event by event, from the views as they were told: nothing is shown before it is told, and
 * what is over stays over. */
#include <math.h>

#include "games/robbers/robbers_table_summary.h"
#include "robbers_table/stage.h"
#include "ui/crowning.h"
#include "ui/motion.h"

/* So many cards are played, of each hand the first that may be. */
static stage_story after_cards(uint8_t seats, uint64_t seed, int cards) {
    nt_match *match = stage_match(seats, seed);

    for (; cards > 0; cards--) {
        nt_port *port = nt_match_port(match, (uint8_t)stage_asked(match));
        nt_move legal[NT_MAX_LEGAL];
        assert_true(nt_port_legal(port, legal, NT_MAX_LEGAL) > 0);
        assert_int_equal(nt_port_submit(port, legal[0]), NT_OK);
    }
    return stage_tell(match);
}

static void forget(stage_story *story) {
    nt_playback_destroy(story->playback);
    nt_match_destroy(story->match);
}

static int events_of(const stage_story *story) {
    return nt_port_events(nt_match_port(story->match, NT_SPECTATOR));
}

static nt_event event_of(const stage_story *story, int i) {
    return nt_port_event(nt_match_port(story->match, NT_SPECTATOR), i);
}

static const robbers_pub *pub_at(stage_story *story, int event) {
    return nt_playback_view(story->playback, event, NT_SPECTATOR, story->buf).pub;
}

static int count_of(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, text) == 0;
    }
    return n;
}

/* ---- the trick that is over ---- */

static bool press(stage *s, stage_story *story, table_ui *ui, const char *zone, int n) {
    const ui_zone *at = ui_zone_named(s->list, zone, n);
    const nt_view view = nt_playback_view(story->playback, events_of(story), NT_SPECTATOR, story->buf);
    nt_move move;
    bool has_move = true;

    assert_non_null(at);
    const ui_input in = {.kind = UI_CHOOSE, .zone = zone, .n = n, .flags = at->flags};
    const bool handled = robbers_table.input(view, ui, &in, &move, &has_move);
    assert_false(has_move);
    stage_draw(s, s->list, view, ui);
    return handled;
}

/* Its cards do not come back: they lie as a small fan at the winner's seat, and the chip counts the next trick. */
static void a_trick_that_is_taken_stays_gone(void **state) {
    stage *s = *state;

    for (int seats = ROBBERS_MIN_SEATS; seats <= ROBBERS_SEATS; seats++) {
        stage_story story = after_cards((uint8_t)seats, 7, seats);
        const int told = stage_find(&story, 0, ROBBERS_EV_TRICK);
        stage_draw_told(s, &story, told, 0.2f);
        assert_true(stage_offers(s->list, "trick") && !stage_offers(s->list, "last-trick"));
        assert_true(stage_shows(s->list, "Trick 1 of"));
        table_ui ui = stage_draw_told(s, &story, told + 1, 1.0f);
        assert_true(!stage_offers(s->list, "trick") && stage_offers(s->list, "last-trick"));
        assert_true(stage_shows(s->list, "Trick 2 of") && stage_shows(s->list, "opens trick 2 of"));
        assert_true(stage_shows(s->list, "Any card may be played."));
        assert_false(stage_shows(s->list, "The last trick."));
        assert_true(press(s, &story, &ui, "last-trick", 0));
        assert_true(ui.reading && stage_shows(s->list, "The last trick. Press a card to see why."));
        assert_true(press(s, &story, &ui, "trick", seats - 1));
        assert_true(ui.reading && stage_shows(s->list, "counts as"));
        assert_true(press(s, &story, &ui, "trick", seats - 1)); /* back to the trick it lay over */
        assert_true(ui.reading && stage_shows(s->list, "The last trick.") && !stage_shows(s->list, "counts as"));
        assert_true(press(s, &story, &ui, "last-trick", 0));
        assert_true(!ui.reading && !stage_shows(s->list, "The last trick."));
        forget(&story);
    }
}

static void the_fan_is_gone_with_the_next_lead(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 5);

    stage_draw_told(s, &story, events_of(&story) - 1, 0.9f); /* the lead has not been told yet */
    assert_true(stage_offers(s->list, "last-trick"));
    stage_draw_told(s, &story, events_of(&story), 1.0f);
    assert_false(stage_offers(s->list, "last-trick"));
    forget(&story);
}

/* Whoever leads may look at it in the own view, too. */
static void the_leader_may_look_at_the_last_trick(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 4);
    const int seat = stage_asked(story.match);
    table_ui ui = stage_private(s, story.match, seat);
    const nt_view view = stage_view(s, story.match, seat);
    nt_move move;

    stage_draw(s, s->list, view, &ui);
    assert_true(!stage_offers(s->list, "trick") && stage_offers(s->list, "last-trick"));
    assert_false(stage_press(s, view, &ui, "last-trick", 0, &move));
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "The last trick. Press a card to see why."));
    assert_false(stage_offers(s->list, "done"));
    forget(&story);
}

/* ---- whose turn it is ---- */

/* The seat that plays is lit until its card lies; the next one with the next question, nobody while a trick is taken.
 */
static void the_seat_that_plays_is_lit(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 4);

    for (int i = 0; i < events_of(&story); i++) {
        const nt_event e = event_of(&story, i);
        stage_draw_told(s, &story, i, 0.3f);
        assert_int_equal(count_of(s->list, "to act"), e.kind == ROBBERS_EV_CARD);
        stage_draw_told(s, &story, i, 0.9f);
        assert_int_equal(count_of(s->list, "to act"), 0);
        if (e.kind == ROBBERS_EV_CARD) {
            assert_int_equal(robbers_turn(pub_at(&story, i)), e.arg[0]);
        }
    }
    forget(&story);
}

/* Words around the cards of a trick that is taken are gone before these move: first the others', then the winner's,
 * before the pile is on its way; behind it the next trick's row comes up, led by whoever took it, and lead and trump
 * turn back. */
static void a_taken_trick_makes_room_for_the_next(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 4);
    const int at = stage_find(&story, 0, ROBBERS_EV_TRICK);
    const struct {
        float part;
        int wins, open, words, beaten; /* as often as the winner's name is read, and that of another */
    } told[] = {{0.48f, 1, 0, 2, 2}, {0.56f, 1, 0, 2, 1}, {0.75f, 0, 0, 1, 1}, {0.98f, 0, 2, 2, 2}};
    const int winner = event_of(&story, at).arg[0];

    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        stage_draw_told(s, &story, at, told[i].part);
        assert_int_equal(count_of(s->list, "wins"), told[i].wins);
        assert_int_equal(count_of(s->list, "not set yet"), told[i].open);
        assert_int_equal(count_of(s->list, s->seat[winner].name), told[i].words);
        assert_int_equal(count_of(s->list, s->seat[(winner + 1) % 4].name), told[i].beaten);
    }
    forget(&story);
}

/* A card that has come down first has what it counts below it, then says that it is ahead. */
static void who_is_ahead_is_told_after_what_a_card_counts(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 1);
    const int first = stage_find(&story, 0, ROBBERS_EV_CARD);

    stage_draw_told(s, &story, first, 0.44f);
    assert_non_null(ui_zone_named(s->list, "trick", 0));
    assert_int_equal(count_of(s->list, "ahead"), 0);
    stage_draw_told(s, &story, first, 0.95f);
    assert_int_equal(count_of(s->list, "ahead"), 1);
    forget(&story);
}

/* What a card changes has been seen for half a second before a curtain may fall. */
static void the_table_stands_before_the_curtain_falls(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 1);
    const int first = stage_find(&story, 0, ROBBERS_EV_CARD);
    const nt_event told = event_of(&story, first);

    stage_draw_told(s, &story, first, 0.42f);
    assert_int_equal(count_of(s->list, "not set yet"), 2);
    stage_draw_told(s, &story, first, 1.0f - 500.0f / (float)robbers_table.show(&told).ms);
    assert_int_equal(count_of(s->list, "not set yet"), 0);
    assert_int_equal(count_of(s->list, "ahead"), 1);
    forget(&story);
}

/* A pile without anything to count is told at once; its sum stands as long as the others. */
static void what_counts_nothing_is_counted_soon(void **state) {
    const nt_event none = {.kind = ROBBERS_EV_POINTS, .n = 5, .arg[0] = 1},
                   eight = {.kind = ROBBERS_EV_POINTS, .n = 5, .arg[0] = 1, .arg[2] = 8};
    const table_show soon = robbers_table.show(&none), late = robbers_table.show(&eight);
    (void)state;

    assert_in_range((uint32_t)((float)soon.ms * soon.words_from), 539, 541);
    assert_in_range((uint32_t)((float)late.ms * late.words_from), 1240, 1540);
    assert_true(fabsf((float)soon.ms * (1 - soon.words_from) - (float)late.ms * (1 - late.words_from)) < 1.0f);
}

/* ---- where things lie ---- */

static ui_rect mark_of(const ui_draw *list, const char *name) {
    const ui_mark *mark = ui_mark_next(list, name, NULL);
    if (mark == NULL) {
        fail_msg("no mark %s", name);
    }
    return mark->at;
}

/* For any number of players at one height left and right of the cards, over nobody's name. */
static void lead_and_trump_stand_beside_the_cards(void **state) {
    stage *s = *state;

    for (int seats = ROBBERS_MIN_SEATS; seats <= ROBBERS_SEATS; seats++) {
        stage_story story = after_cards((uint8_t)seats, 7, seats - 1);
        stage_draw_told(s, &story, events_of(&story), 1.0f);
        const ui_rect lead = mark_of(s->list, "lead"), trump = mark_of(s->list, "trump");
        const ui_zone *first = ui_zone_named(s->list, "trick", 0);
        const ui_zone *last = ui_zone_named(s->list, "trick", seats - 2);
        assert_true(lead.y == trump.y && lead.h == trump.h);
        assert_true(lead.x + lead.w < first->at.x && trump.x > last->at.x + last->at.w);
        assert_true(lead.y > first->at.y && lead.y + lead.h < first->at.y + first->at.h);
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_rect at = s->list->box[i].at;
            const bool over =
                at.x < lead.x + lead.w && at.x + at.w > lead.x && at.y < lead.y + lead.h && at.y + at.h > lead.y;
            assert_false(over && s->list->box[i].name);
        }
        forget(&story);
    }
}

/* The last command of a card's picture, and the first of a text. */
static void cards_on_their_way_lie_below_all_words(void **state) {
    stage *s = *state;
    stage_story story = after_cards(5, 7, 5);
    int card = -1, words = -1;

    stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_TRICK), 0.85f);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const char *text = s->list->arena + c->text;
        if (c->kind == UI_PICTURE && strncmp(text, "robbers/card_", 13) == 0) {
            card = i;
        } else if (c->kind == UI_TEXT && words < 0 && strcmp(text, "Seat 1") == 0) {
            words = i;
        }
    }
    assert_true(card > 0 && words > card);
    forget(&story);
}

static bool overlap(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y;
}

/* Where something in a group that is seen in another size is seen. */
static ui_rect seen_in(const ui_command *group, ui_rect at) {
    const float x = group->at.x + group->at.w / 2, y = group->at.y + group->at.h / 2;

    return (ui_rect){x + (at.x - x) * group->scale_x, y + (at.y - y) * group->scale_y, at.w * group->scale_x,
                     at.h * group->scale_y};
}

/* Whether a card that moves is seen over this place. */
static bool card_over(const ui_draw *list, ui_rect at) {
    const ui_command *open[8];
    int depth = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP) {
            assert_true(depth < 8);
            open[depth++] = c;
        } else if (c->kind == UI_GROUP_END) {
            depth--;
        } else if (c->kind == UI_PICTURE && strncmp(list->arena + c->text, "robbers/card_", 13) == 0) {
            ui_rect seen = open[depth - 1]->at; /* the whole card */
            for (int k = depth - 1; k >= 0; k--) {
                seen = seen_in(open[k], seen);
            }
            if (overlap(seen, at)) {
                return true;
            }
        }
    }
    return false;
}

/* Whoever takes it, the pile that goes to the winner's seat passes lead and trump by. */
static void a_pile_crosses_no_sign(void **state) {
    stage *s = *state;

    for (int seats = 3; seats <= 5; seats++) {
        stage_story story = after_cards((uint8_t)seats, 7, 4 * seats);
        for (int trick = 0, at = 0; trick < 4; trick++, at++) {
            at = stage_find(&story, at, ROBBERS_EV_TRICK);
            for (int part = 56; part < 100; part += 2) {
                stage_draw_told(s, &story, at, (float)part / 100.0f);
                assert_false(card_over(s->list, mark_of(s->list, "lead")));
                assert_false(card_over(s->list, mark_of(s->list, "trump")));
            }
        }
        forget(&story);
    }
}

/* How wide the smallest card is that lies face down. */
static float least_back(const ui_draw *list) {
    float least = 2000.0f, seen = 1.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        seen = c->kind == UI_GROUP ? c->scale_x : seen;
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, "robbers/back") == 0) {
            least = fminf(least, c->at.w * seen);
        }
    }
    return least;
}

/* They are as large as cards from the pile to where they are taken up: small ones beside the plates were specks. */
static void no_dealt_card_is_a_speck(void **state) {
    stage *s = *state;

    for (int seats = ROBBERS_MIN_SEATS; seats <= ROBBERS_SEATS; seats++) {
        stage_story story = after_cards((uint8_t)seats, 7, 0);
        const int deal = stage_find(&story, 0, ROBBERS_EV_DEAL);
        for (int i = 1; i < 20; i++) {
            stage_draw_told(s, &story, deal, 0.022f * (float)i);
            assert_in_range((int)least_back(s->list), 50, 90);
        }
        forget(&story);
    }
}

/* Behind the cards the places of the first trick are laid, from the leader on; none cuts in. */
static void places_are_laid_one_by_one(void **state) {
    enum { PARTS = 400 };
    stage *s = *state;

    for (int seats = ROBBERS_MIN_SEATS; seats <= ROBBERS_SEATS; seats++) {
        stage_story story = after_cards((uint8_t)seats, 7, 0);
        const int deal = stage_find(&story, 0, ROBBERS_EV_DEAL), leader = event_of(&story, deal).arg[2];
        int before = seats; /* on the plates */
        for (int i = 0; i < PARTS; i++) {
            int names = 0;
            stage_draw_told(s, &story, deal, (float)i / (float)PARTS);
            for (int seat = 0; seat < seats; seat++) {
                names += count_of(s->list, s->seat[seat].name);
            }
            assert_in_range(names, before, before + 1);
            assert_true(names == seats || count_of(s->list, s->seat[leader].name) == 2);
            before = names;
        }
        assert_int_equal(before, 2 * seats);
        forget(&story);
    }
}

/* ---- the end of a deal ---- */

/* Its last trick is shown while the next deal may be dealt already: the seats do not tell the end of it. */
static void the_last_trick_does_not_tell_who_won(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    const int told = stage_find(&story, 0, ROBBERS_EV_SHOWN) - 1;

    stage_draw_told(s, &story, told, 0.5f);
    assert_true(stage_shows(s->list, "Trick 9 of 9"));
    assert_true(stage_shows(s->list, "Deal 1 of 4"));
    for (int i = 0; i < s->list->n_boxes; i++) {
        const char *text = s->list->arena + s->list->box[i].text;
        assert_true(!s->list->box[i].name || strcmp(text, "9") != 0); /* nobody holds the next nine cards yet */
    }
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(pub_at(&story, told)->points[seat], 0);
    }
    forget(&story);
}

/* How many seats' roles stand on the sheet: in larger letters than cards of the same name have. */
static int roles(const ui_draw *list) {
    static const char *const role[] = {"Robber", "Traitor", "Werewolf"};
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        for (int k = 0; k < 3; k++) {
            n += list->box[i].px >= 18 && strcmp(list->arena + list->box[i].text, role[k]) == 0;
        }
    }
    return n;
}

/* The part of an event from which its sentence is said. */
static float told_from(const stage_story *story, int at) {
    const nt_event e = event_of(story, at);

    return robbers_table.show(&e).words_from;
}

/* A role is seen when its hand is open and its disc has turned, and said then. */
static void roles_are_shown_as_they_are_told(void **state) {
    stage *s = *state;
    stage_story story = after_cards(5, 3, 35);
    const int first = stage_find(&story, 0, ROBBERS_EV_SHOWN);

    for (int i = 0; i < 5; i++) {
        const float turned = told_from(&story, first + i);
        stage_draw_told(s, &story, first + i, turned - 0.02f);
        assert_int_equal(roles(s->list), i);
        stage_draw_told(s, &story, first + i, turned + 0.01f);
        assert_int_equal(roles(s->list), i + 1);
        assert_true(stage_shows(s->list, " was a ") || stage_shows(s->list, " was the "));
    }
    assert_int_equal(event_of(&story, first + 5).kind, ROBBERS_EV_UNDEALT);
    stage_draw_told(s, &story, first + 5, 0.4f);
    assert_false(stage_shows(s->list, "One card had not been dealt"));
    stage_draw_told(s, &story, first + 5, 0.6f);
    assert_true(stage_shows(s->list, "One card had not been dealt"));
    forget(&story);
}

static bool is_lit(const ui_draw *list, const ui_command *c) {
    return c->kind == UI_SHAPE && c->at.h > 100 && c->at.w < c->at.h &&
           strstr(list->arena + c->text, "#FF7A52") != NULL;
}

/* Large figures of one side's roles: a portrait is at the head of each hand that is told. */
static int portraits(const ui_draw *list, bool wolves) {
    static const float least = 45.0f;
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = c->kind == UI_PICTURE && c->at.w >= least ? list->arena + c->text : "";
        const bool wolf = strcmp(name, "figures/werewolf") == 0 || strcmp(name, "figures/traitor") == 0;
        n += wolves ? wolf : strcmp(name, "figures/robber") == 0;
    }
    return n;
}

/* Cards in the light of the wolf side. */
static int lit_cards(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += is_lit(list, &list->command[i]);
    }
    return n;
}

/* Behind a light none of the cards beside it is drawn but lit ones. */
static bool lit_lies_on_top(const ui_draw *list) {
    ui_rect light = {0};

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = list->arena + c->text;
        if (is_lit(list, c)) {
            light = c->at;
        } else if (c->kind == UI_PICTURE && strncmp(name, "robbers/card_", 13) == 0 &&
                   fabsf(c->at.x - light.x) < 1.5f * c->at.w && fabsf(c->at.y - light.y) < c->at.h / 2 &&
                   strcmp(name, "robbers/card_werewolf") != 0 && strcmp(name, "robbers/card_traitor") != 0) {
            return false;
        }
    }
    return true;
}

/* With the role, not before, the cards that made it are lit, and whoever had them stands at the head of the row. */
static void cards_that_made_a_role_are_lit(void **state) {
    stage *s = *state;
    stage_story story = after_cards(5, 3, 35);
    const int first = stage_find(&story, 0, ROBBERS_EV_SHOWN);
    int lit = 0, wolves = 0;

    for (int i = 0; i < 5; i++) {
        const nt_event told = event_of(&story, first + i);
        stage_draw_told(s, &story, first + i, 0.4f);
        assert_int_equal(lit_cards(s->list), lit);
        assert_int_equal(portraits(s->list, true), wolves);
        wolves += told.arg[1] != ROBBERS_ROLE_ROBBER;
        for (int k = 2; k < told.n; k++) {
            lit += (told.arg[1] == ROBBERS_ROLE_WEREWOLF && told.arg[k] == ROBBERS_WEREWOLF) ||
                   (told.arg[1] == ROBBERS_ROLE_TRAITOR && told.arg[k] == ROBBERS_TRAITOR);
        }
        stage_draw_told(s, &story, first + i, told_from(&story, first + i) + 0.01f);
        assert_int_equal(lit_cards(s->list), lit);
        assert_int_equal(portraits(s->list, true), wolves);
        assert_int_equal(portraits(s->list, false), i + 1 - wolves);
        assert_true(lit_lies_on_top(s->list));
    }
    assert_in_range(lit, 1, 3);
    assert_in_range(wolves, 1, 4);
    forget(&story);
}

/* How narrow a large disc on the frame is seen, in parts of its width. */
static float disc_seen(const ui_draw *list) {
    static const float least = 45.0f;
    float seen = 1.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool disc = c->kind == UI_GROUP && c->at.w >= least && fabsf(c->at.w - c->at.h) < 0.5f;
        seen = disc ? fminf(seen, c->scale_x) : seen;
    }
    return seen;
}

/* A disc turns over like a card, for whatever role, and for the same time. */
static void discs_turn_over(void **state) {
    enum { PARTS = 400 };
    stage *s = *state;
    stage_story story = after_cards(5, 3, 35);
    const int first = stage_find(&story, 0, ROBBERS_EV_SHOWN);
    int frames[5] = {0}, over[5] = {0};

    for (int i = 0; i < 5; i++) {
        float narrow = 1.0f;
        stage_draw_told(s, &story, first + i, 0.0f);
        const int before = portraits(s->list, true) + portraits(s->list, false);
        for (int k = 0; k < PARTS; k++) {
            stage_draw_told(s, &story, first + i, (float)k / (float)PARTS);
            const float seen = disc_seen(s->list);
            frames[i] += seen < 0.99f;
            narrow = fminf(narrow, seen);
            over[i] += portraits(s->list, true) + portraits(s->list, false) == before;
        }
        assert_true(narrow < 0.2f);
        assert_int_equal(frames[i], frames[0]);
        assert_int_equal(over[i], over[0]);
    }
    assert_in_range(frames[0], PARTS / 10, PARTS / 2);
    forget(&story);
}

/* What a side is multiplied by stands on the slip below its pan, and nowhere else. */
static int totals(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strstr(list->arena + list->box[i].text, "\xC3\x97 ") != NULL;
    }
    return n;
}

/* Each side that is told has one sack; of the other one each player has one. */
static int sacks_of(int told, int opponents) {
    return told + (told < ROBBERS_TEAMS ? opponents : 0);
}

static void points_and_sums_are_shown_as_they_are_told(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    const int first = stage_find(&story, 0, ROBBERS_EV_POINTS), team = stage_find(&story, first, ROBBERS_EV_TEAM);

    stage_draw_told(s, &story, first, 0.0f);
    assert_int_equal(stage_pictures(s->list, "robbers/sack"), 0);
    for (int i = 0; i < 4; i++) {
        stage_draw_told(s, &story, first + i, 0.9f);
        assert_int_equal(stage_pictures(s->list, "robbers/sack"), i + 1);
        assert_true(stage_shows(s->list, " chest") || stage_shows(s->list, " mask")); /* the sentence */
        assert_non_null(ui_zone_named(s->list, "shown", i));
        assert_null(ui_zone_named(s->list, "shown", i + 1));
        assert_false(stage_shows(s->list, "opponent"));
    }
    for (int i = 0; i < ROBBERS_TEAMS; i++) {
        const table_ui ui = stage_draw_told(s, &story, team + i, 1.0f);
        assert_int_equal(totals(s->list), i + 1);
        assert_int_equal(stage_pictures(s->list, "robbers/sack"), sacks_of(i + 1, ui.event.arg[2]));
        assert_false(stage_shows(s->list, "wins") || stage_shows(s->list, "drawn"));
    }
    stage_draw_told(s, &story, team + ROBBERS_TEAMS, 1.0f);
    assert_true(stage_shows(s->list, "wins") || stage_shows(s->list, "drawn"));
    forget(&story);
}

static int tricks_of(const robbers_pub *pub, int seat) {
    int n = 0;

    for (int i = 0; i < robbers_hand_size(pub->n); i++) {
        n += pub->last.trick[i].winner == seat;
    }
    return n;
}

static float lowest_back(const ui_draw *list) {
    float h = 1000.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        h = c->kind == UI_PICTURE && strcmp(list->arena + c->text, "robbers/back") == 0 ? fminf(h, c->at.h) : h;
    }
    return h;
}

/* Piles that are to be counted lie face down, a card for each trick that can be told from afar, large words or not;
 * once all are, only what counts is seen. */
static void piles_lie_face_down_until_they_are_counted(void **state) {
    stage *s = *state;
    stage_story story = after_cards(5, 2, 35);
    const int first = stage_find(&story, 0, ROBBERS_EV_POINTS), last = stage_find(&story, 0, ROBBERS_EV_DEAL_WON);
    const nt_event told = event_of(&story, first);
    const float counted = 0.95f * robbers_table.show(&told).words_from;
    int lie[2];

    for (int large = 0; large <= 1; large++) {
        stage_size(s, 1280, 800, 3.78f, large ? 1.75f : 1.0f);
        stage_draw_told(s, &story, first, 0.1f);
        assert_int_equal(stage_pictures(s->list, "robbers/back"), 7);
        assert_true(lowest_back(s->list) > 40.0f);
        stage_draw_told(s, &story, first, counted);
        lie[large] = stage_pictures(s->list, "robbers/back");
        stage_draw_told(s, &story, last, 1.0f);
        assert_int_equal(stage_pictures(s->list, "robbers/back"), 0);
    }
    assert_int_equal(lie[0], 7 - tricks_of(pub_at(&story, first), event_of(&story, first).arg[0]));
    assert_int_equal(lie[1], lie[0]);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    forget(&story);
}

static float left_of(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            return c->at.x;
        }
    }
    fail_msg("no \"%s\"", text);
    return 0.0f;
}

static bool is_card(const ui_draw *list, int i) {
    const ui_command *c = &list->command[i];

    return c->kind == UI_PICTURE && strncmp(list->arena + c->text, "robbers/card_", 13) == 0;
}

/* Cards with a number end with it. */
static bool has_number(const ui_draw *list, int i) {
    const char *name = list->arena + list->command[i].text;

    return name[strlen(name) - 1] >= '0' && name[strlen(name) - 1] <= '9';
}

/* Of each card of an opened hand its number is seen, and of one without its name; they lie evenly enough. */
static void opened_hands_can_be_read(void **state) {
    stage *s = *state;
    int specials = 0;

    for (int seats = 3; seats <= 5; seats++) {
        stage_story story = after_cards((uint8_t)seats, 1, seats == 5 ? 35 : 9 * seats);
        stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_POINTS) - 1, 1.0f);
        assert_true(count_of(s->list, "Knife") >= 2);
        ui_rect before = {0};
        for (int i = 0; i < s->list->n; i++) {
            if (!is_card(s->list, i)) {
                continue;
            }
            const ui_rect at = s->list->command[i].at;
            if (before.w > 0.0f && fabsf(at.y - before.y) < 1.0f && at.x > before.x) {
                assert_true(at.x - before.x >= before.w * 0.75f);
                assert_true(at.x - before.x <= before.w * 0.9f || at.x - before.x >= before.w);
            }
            before = at;
            specials += !has_number(s->list, i);
        }
        forget(&story);
    }
    assert_true(specials >= 3 * 5);
}

/* Whatever lies over a card without a number, in whatever hand: its name is read. */
static void covered_cards_have_their_names(void **state) {
    stage *s = *state;

    for (uint8_t seed = 1; seed <= 12; seed++) {
        stage_story story = after_cards(5, seed, 35);
        stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_POINTS) - 1, 1.0f);
        assert_int_equal(count_of(s->list, "Knife"), stage_pictures(s->list, "robbers/card_knife"));
        assert_int_equal(count_of(s->list, "Seer"), stage_pictures(s->list, "robbers/card_seer"));
        forget(&story);
    }
}

/* A hand that is still closed lies as a row that can be counted, each back more than half of a card from the one
 * before it. */
static void closed_hands_can_be_counted(void **state) {
    stage *s = *state;

    for (int seats = 3; seats <= 5; seats++) {
        stage_story story = after_cards((uint8_t)seats, 1, seats == 5 ? 35 : 9 * seats);
        stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_SHOWN), 0.0f);
        ui_rect before = {0};
        int beside = 0;
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            if (c->kind != UI_PICTURE || strcmp(s->list->arena + c->text, "robbers/back") != 0) {
                continue;
            }
            if (before.w > 0.0f && fabsf(c->at.y - before.y) < 1.0f && c->at.x > before.x) {
                assert_true(c->at.x - before.x >= before.w * 0.5f);
                beside++;
            }
            before = c->at;
        }
        assert_true(beside >= seats * 6);
        forget(&story);
    }
}

/* The icons of a card are its points: a row of them ends before the index in the corner and before the next card. */
static void icons_of_a_card_are_seen_whole(void **state) {
    stage *s = *state;
    ui_rect card = {0};
    int rows = 0;
    stage_story story = after_cards(5, 1, 35);

    stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_POINTS) - 1, 1.0f);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const char *name = s->list->arena + c->text;
        if (is_card(s->list, i)) {
            card = c->at;
        }
        const bool icon = c->kind == UI_PICTURE && c->at.y > card.y + card.h * 0.7f && c->at.w < card.w * 0.15f &&
                          (strcmp(name, "figures/chest") == 0 || strncmp(name, "figures/mask", 12) == 0);
        if (icon) {
            assert_true(c->at.x + c->at.w <= card.x + card.w * 44.0f / 63.0f);
            rows++;
        }
    }
    assert_true(rows > 20);
    forget(&story);
}

/* Where so large a picture has its middle; 0 when there is none. */
static float stands_at(const ui_draw *list, const char *picture) {
    static const float sign = 70.0f; /* on a board none is as large */

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, picture) == 0 && c->at.w > sign) {
            return c->at.x + c->at.w / 2;
        }
    }
    return 0;
}

/* Where the left or right board ends, and its lowest row. */
static float board_end(const ui_draw *list, bool right, ui_rect *lowest) {
    static const float wide = 200.0f, beyond = 20.0f;
    ui_rect row = {0};
    float end = 0.0f;

    for (int i = 0; i < list->n_zones; i++) {
        const ui_zone *z = &list->zone[i];
        const bool here = (z->at.x > list->ui->width / 2) == right;
        row = strcmp(z->name, "shown") == 0 && here && z->at.y > row.y ? z->at : row;
    }
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool board = c->kind == UI_SHAPE && c->at.w > wide && c->at.h > wide && c->at.x < row.x &&
                           c->at.x > row.x - beyond && c->at.w > row.w;
        end = board ? fmaxf(end, c->at.y + c->at.h) : end;
    }
    *lowest = row;
    return end;
}

/* The largest letters of this text. */
static float largest(const ui_draw *list, const char *text) {
    float size = 0.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            size = fmaxf(size, c->at.h);
        }
    }
    return size;
}

/* Of so many players. Returns how large it is told that a point is gained. */
static float rows_are_as_high(stage *s, int n, int cards, uint64_t seed) {
    static const char *const figure[ROBBERS_TEAMS] = {"figures/robber", "figures/werewolf"};
    static const float air = 24.0f;
    stage_story story = after_cards((uint8_t)n, seed, cards);
    const int first = stage_find(&story, 0, ROBBERS_EV_TEAM), won = stage_find(&story, 0, ROBBERS_EV_DEAL_WON);

    stage_draw_told(s, &story, first, 1.0f);
    const int ones = count_of(s->list, "+1"); /* what cards are worth */
    for (int at = first; at <= won; at++) {
        stage_draw_told(s, &story, at, 1.0f);
        for (int team = 0; team < ROBBERS_TEAMS; team++) {
            assert_float_equal(stands_at(s->list, figure[team]), 0.0f, 0.1f);
        }
        ui_rect lowest[2];
        for (int right = 0; right < 2; right++) {
            const float end = board_end(s->list, right != 0, &lowest[right]),
                        foot = lowest[right].y + lowest[right].h;
            assert_true(lowest[right].h > 0.0f && end > foot && end < foot + air);
        }
        assert_float_equal(lowest[0].h, lowest[1].h, 1.0f);
        assert_true(fabsf(lowest[0].y - lowest[1].y) > lowest[0].h); /* one more on one of them */
        assert_int_equal(count_of(s->list, "+1") > ones, at == won);
    }
    const float gain = largest(s->list, "+1");
    forget(&story);
    return gain;
}

/* Rows of both boards are as high, and each ends with its own; a point is gained when it is won, told larger where
 * rows are higher. */
static void rows_of_both_boards_are_as_high(void **state) {
    const float of_five = rows_are_as_high(*state, 5, 35, 1);

    assert_true(rows_are_as_high(*state, 3, 36, 7) > of_five);
}

static float size_of(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            return c->at.h;
        }
    }
    fail_msg("no \"%s\"", text);
    return 0.0f;
}

/* How far the group around a text is squeezed. */
static float squeezed(const ui_draw *list, const char *text) {
    float scale = 1.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP) {
            scale = c->scale_x;
        } else if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            return scale;
        }
    }
    fail_msg("no \"%s\"", text);
    return 0.0f;
}

/* How much of the group around a text is seen. */
static float seen(const ui_draw *list, const char *text) {
    float part = 1.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP) {
            part = (float)(c->colour >> 24) / 255.0f;
        } else if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            return part;
        }
    }
    fail_msg("no \"%s\"", text);
    return 0.0f;
}

/* "wins" is larger than "ahead", and whole until the cards go; it goes in its size, as all that stands below them. */
static void what_is_decided_keeps_its_size(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 4);
    const int at = stage_find(&story, 0, ROBBERS_EV_TRICK), first = stage_find(&story, 0, ROBBERS_EV_CARD);

    stage_draw_told(s, &story, first, 0.95f);
    const float ahead = size_of(s->list, "ahead");
    stage_draw_told(s, &story, at, 0.67f);
    assert_true(size_of(s->list, "wins") > 1.2f * ahead);
    assert_true(squeezed(s->list, "wins") > 0.99f);
    assert_true(seen(s->list, "wins") > 0.99f);
    assert_true(squeezed(s->list, s->seat[0].name) > 0.99f);
    stage_draw_told(s, &story, at, 0.62f); /* the beaten cards slide below it */
    assert_true(seen(s->list, "wins") > 0.99f && squeezed(s->list, "wins") > 0.99f);
    forget(&story);
}

/* Lead and trump turn over with their words, and are never a stick. */
static void signs_are_never_seen_on_edge(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 7, 1);
    const int first = stage_find(&story, 0, ROBBERS_EV_CARD);
    float least = 1.0f;

    for (int i = 0; i < 100; i++) {
        stage_draw_told(s, &story, first, (float)i / 100.0f);
        least = fminf(least, squeezed(s->list, "Lead"));
    }
    assert_true(least >= 0.6f && least < 0.9f);
    forget(&story);
}

/* Names stand near the cards that they own: so near as the longest role lets them. */
static void no_name_is_far_from_its_cards(void **state) {
    static const float near = 140.0f;
    stage *s = *state;
    stage_story story = after_cards(3, 1, 27);
    float names = 0, cards = 2000;

    stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_UNDEALT), 1.0f);
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        names = strncmp(s->list->arena + box->text, "Seat ", 5) == 0 ? fmaxf(names, box->at.x + box->at.w) : names;
    }
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool card = c->kind == UI_PICTURE && strncmp(s->list->arena + c->text, "robbers/card", 12) == 0;
        cards = card ? fminf(cards, c->at.x) : cards;
    }
    assert_true(names > 0 && cards > names && cards - names < near);
    forget(&story);
}

/* The number of a text that begins with these letters and goes on with digits alone; where there are several, of all
 * together. */
static int sum_of(const ui_draw *list, const char *sign) {
    const size_t skip = strlen(sign);
    int sum = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        const char *text = list->arena + list->box[i].text;
        if (strncmp(text, sign, skip) == 0 && text[skip] >= '0' && text[skip] <= '9') {
            sum += (int)strtol(text + skip, NULL, 10);
        }
    }
    return sum;
}

/* How far the beam has turned. */
static float turned(const ui_draw *list) {
    for (int i = 1; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, "robbers/scale_beam") == 0) {
            return list->command[i - 1].angle;
        }
    }
    fail_msg("no beam");
    return 0.0f;
}

/* While a pile is counted each card that lies open says what it adds, and the sack on the scale holds as much: no
 * scale is level beside points. */
static void a_sack_holds_what_the_cards_add(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    int first = stage_find(&story, 0, ROBBERS_EV_POINTS);

    while (event_of(&story, first).arg[2] == 0) {
        first++;
    }
    const nt_event told = event_of(&story, first);
    const int all = told.arg[2];
    const float open = robbers_table.show(&told).words_from;
    stage_draw_told(s, &story, first, 0.0f);
    const int sacks = stage_pictures(s->list, "robbers/sack");
    assert_int_equal(sum_of(s->list, "+"), 0);
    assert_true(turned(s->list) == 0.0f);
    stage_draw_told(s, &story, first, open * 0.6f);
    const int some = sum_of(s->list, "+");
    char text[16];
    snprintf(text, sizeof text, "%d", some);
    assert_in_range(some, 1, all);
    assert_int_equal(stage_pictures(s->list, "robbers/sack"), sacks + 1);
    assert_true(count_of(s->list, text) >= 2); /* in the row and on the sack */
    assert_true(turned(s->list) != 0.0f);
    stage_draw_told(s, &story, first, 1.0f);
    assert_int_equal(sum_of(s->list, "+"), all);
    forget(&story);
}

/* The lowest sack that is being seen smaller than it will lie; where it ends, and how much of it is seen. */
static float coming_sack(const ui_draw *list, float *seen) {
    float low = 0.0f;

    for (int i = 1; i < list->n; i++) {
        const ui_command *c = &list->command[i], *group = &list->command[i - 1];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, "robbers/sack") == 0 && group->kind == UI_GROUP &&
            group->scale_x > 0.0f && group->scale_x < 1.0f) {
            low = group->at.y + group->at.h;
            *seen = group->scale_x;
        }
    }
    return low;
}

/* A sack comes down onto its pan, small first, before anything is counted into it; no sack stands there at once. */
static void sacks_come_down_onto_the_scale(void **state) {
    enum { PICTURE = 20 /* ms */ };
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    int event = stage_find(&story, 0, ROBBERS_EV_POINTS);

    for (; event_of(&story, event).kind == ROBBERS_EV_POINTS; event++) {
        const nt_event told = event_of(&story, event);
        const int ms = (int)robbers_table.show(&told).ms;
        int comes = 0;
        float last = 0.0f, size = 0.0f;
        stage_draw_told(s, &story, event, 0.0f);
        int sacks = stage_pictures(s->list, "robbers/sack");
        for (int at = 0; at < ms; at += PICTURE) {
            float seen = 0.0f;
            stage_draw_told(s, &story, event, (float)at / (float)ms);
            const float low = coming_sack(s->list, &seen);
            assert_true(low <= 0.0f || (low >= last && seen >= size));
            assert_true(low > 0.0f || comes > 0 || stage_pictures(s->list, "robbers/sack") == sacks);
            comes += low > 0.0f;
            last = low;
            size = seen;
        }
        assert_in_range(comes, 8, 12);
    }
    forget(&story);
}

/* What comes into a pan lets it sink: from one picture to the next the beam never jumps, from row to row neither. */
static void the_scale_sinks(void **state) {
    enum { PICTURE = 16 /* ms */ };
    static const float most = 4.0f; /* degrees */
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    int event = stage_find(&story, 0, ROBBERS_EV_POINTS);
    float before = 0.0f, steepest = 0.0f;

    for (; event_of(&story, event).kind == ROBBERS_EV_POINTS; event++) {
        const nt_event told = event_of(&story, event);
        const int ms = (int)robbers_table.show(&told).ms;
        for (int at = 0; at < ms; at += PICTURE) {
            stage_draw_told(s, &story, event, (float)at / (float)ms);
            const float now = turned(s->list);
            assert_true(fabsf(now - before) < most);
            steepest = fmaxf(steepest, fabsf(now));
            before = now;
        }
    }
    assert_true(steepest > most);
    forget(&story);
}

/* How much is seen of what lies over the ground as one picture, of 255. */
static unsigned seen_of_sheet(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_GROUP && list->command[i].at.h >= list->ui->height) {
            return list->command[i].colour >> 24;
        }
    }
    return 255;
}

/* The hands take the table's place, and the scale that of the hands, out of the ground of both: neither cuts in. */
static void a_sheet_comes_out_of_its_ground(void **state) {
    static const uint8_t kind[] = {ROBBERS_EV_SHOWN, ROBBERS_EV_POINTS};
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);

    for (size_t k = 0; k < 2; k++) {
        const int event = stage_find(&story, 0, kind[k]);
        const nt_event told = event_of(&story, event);
        const float all = (float)robbers_table.show(&told).ms, page = (float)MOTION_PAGE / all;
        const float comes = k == 0 ? 0.0f : (float)ROBBERS_SIDES_COME / all;
        stage_draw_told(s, &story, event, 0.0f);
        assert_int_equal(seen_of_sheet(s->list), 0);
        stage_draw_told(s, &story, event, comes + 0.5f * page);
        assert_in_range(seen_of_sheet(s->list), 1, 254);
        stage_draw_told(s, &story, event, comes + page);
        assert_int_equal(seen_of_sheet(s->list), 255);
        stage_draw_told(s, &story, event + 1, 0.0f);
        assert_int_equal(seen_of_sheet(s->list), 255);
    }
    forget(&story);
}

static float emblem_x(const ui_draw *list, const char *figure) {
    float x = -1.0f;

    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, figure) == 0) {
            x = list->command[i].at.x; /* the last one lies on top */
        }
    }
    return x;
}

/* Between hands and piles everybody goes from the one to the other, when the first have gone, over the second, which
 * come at once: only coins were seen for half a second. */
static void everybody_goes_over_to_a_side(void **state) {
    static const char figure[] = "figures/owl";
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    const int event = stage_find(&story, 0, ROBBERS_EV_POINTS);
    const nt_event told = event_of(&story, event);
    const float ms = 1.0f / (float)robbers_table.show(&told).ms;

    stage_draw_told(s, &story, event - 1, 1.0f);
    const float hand = emblem_x(s->list, figure);
    stage_draw_told(s, &story, event, 0.0f);
    assert_float_equal(emblem_x(s->list, figure), hand, 1.0f);
    assert_true(stage_pictures(s->list, "robbers/card_chest_1") > 0);
    stage_draw_told(s, &story, event, 1.0f);
    const float side = emblem_x(s->list, figure);
    stage_draw_told(s, &story, event, ms * (ROBBERS_HANDS_GONE + MOTION_TAKE / 2));
    const float way = emblem_x(s->list, figure);
    assert_true(fabsf(side - hand) > 20.0f);
    assert_true(fabsf(way - hand) > 5.0f && fabsf(way - side) > 5.0f);
    assert_true(seen_of_sheet(s->list) > 127);
    assert_int_equal(stage_pictures(s->list, "robbers/card_chest_1"), 0);
    for (int i = 0; i <= ROBBERS_GO_OVER; i += MOTION_FRAME) {
        stage_draw_told(s, &story, event, ms * (float)i);
        assert_int_equal(stage_pictures(s->list, figure), 1); /* never twice: the line waits for it */
        const float now = emblem_x(s->list, figure);
        if (fabsf(now - hand) > 1.0f && fabsf(now - side) > 1.0f) { /* over no hands */
            assert_int_equal(stage_pictures(s->list, "robbers/card_chest_1"), 0);
        }
    }
    forget(&story);
}

/* Shown by a slip: how many times a side's points count so far; 0: none shows it. */
static int times_of(const ui_draw *list) {
    for (int i = 0; i < list->n_boxes; i++) {
        const char *text = list->arena + list->box[i].text, *sign = strstr(text, " \xC3\x97 ");
        if (sign != NULL) {
            return (int)strtol(sign + 4, NULL, 10);
        }
    }
    return 0;
}

/* A side's sum is not there at once: its sacks are poured into one, which fills once more for each further opponent
 * when the slip has said so, and only then is the sum told. */
static void a_sack_fills_once_for_each_opponent(void **state) {
    stage *s = *state;
    stage_story story = after_cards(4, 3, 36);
    const int team = stage_find(&story, 0, ROBBERS_EV_TEAM);
    const nt_event told = event_of(&story, team);
    const table_show show = robbers_table.show(&told);
    const int sum = told.arg[1], n = told.arg[2];
    char text[16];

    assert_true(sum > 0 && show.ms < TABLE_UNTIL_PRESSED && show.result);
    stage_draw_told(s, &story, team, 0.0f);
    assert_int_equal(times_of(s->list), 0);
    assert_true(stage_shows(s->list, "once for each opponent"));
    int before = 0, gold = 0;
    for (int i = 0; i <= 100; i++) {
        const float part = show.words_from * (float)i / 100.0f;
        stage_draw_told(s, &story, team, part);
        const int times = times_of(s->list);
        assert_in_range(times, before, before + 1);
        snprintf(text, sizeof text, "%d", sum * (before > 1 ? before : 1));
        assert_true(times == before || count_of(s->list, text) >= 1);
        gold += stage_pictures(s->list, "figures/coin");
        before = times;
    }
    snprintf(text, sizeof text, "%d", sum * n);
    assert_true(count_of(s->list, text) >= 1);
    assert_true(gold > 0);
    assert_int_equal(stage_pictures(s->list, "figures/coin"), 0);
    assert_int_equal(before, n);
    assert_true(stage_shows(s->list, "makes"));
    forget(&story);
}

/* Of each sack on the scale. */
static int sack_sizes(const ui_draw *list, float size[ROBBERS_SEATS]) {
    int n = 0;

    for (int i = 0; i < list->n && n < ROBBERS_SEATS; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, "robbers/sack") == 0) {
            size[n++] = c->at.w;
        }
    }
    return n;
}

/* A light side's sum is no larger sack than one that holds more on the other side. */
static void a_sack_is_as_large_as_what_it_holds(void **state) {
    stage *s = *state;
    robbers_scale scale = {.n = 3,
                           .seat = s->seat,
                           .lies = {true, true, true},
                           .newest = -1,
                           .comes = 1.0f,
                           .team = {ROBBERS_TEAM_WOLVES, ROBBERS_TEAM_WOLVES, ROBBERS_TEAM_ROBBERS},
                           .points = {9, 12, 5},
                           .sunk = 1.0f,
                           .times = {1, 1}};
    float size[ROBBERS_SEATS];

    scale.joined[ROBBERS_TEAM_ROBBERS] = 1.0f;
    ui_begin(s->list, &s->frame);
    robbers_draw_scale(s->list, (ui_rect){430, 200, 420, 360}, &scale);
    assert_int_equal(sack_sizes(s->list, size), 3);
    assert_true(size[0] < size[1] && size[0] < size[2]); /* the robbers' side comes first */
}

/* The points of the game are counted up from nothing before it is told who has most. */
static void points_of_the_game_are_counted_up(void **state) {
    stage *s = *state;
    const robbers_pub pub = {.n = 4, .deal = 4, .points = {8, 1, 0, 2}};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .opening = 0.7f};

    assert_true(robbers_table.state(view, &ui).results_ms > 0);
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "0"));
    assert_false(stage_shows(s->list, "8"));
    int told = 0; /* coin by coin, the leader's last ones alone */
    for (int i = 1000; i >= 0; i--) {
        char text[12];
        ui.opening = (float)i / 1000.0f;
        stage_draw(s, s->list, view, &ui);
        snprintf(text, sizeof text, "%d", told + 1);
        told += stage_shows(s->list, text);
        assert_true(told < 4 || (stage_shows(s->list, "1") && stage_shows(s->list, "2")));
    }
    assert_int_equal(told, 8);
    assert_true(stage_shows(s->list, "Game points after 4 deals"));
    for (int i = 1; i < 4; i++) { /* houses stand in the order in which the headline names their owners */
        assert_true(left_of(s->list, s->seat[i].name) > left_of(s->list, s->seat[i - 1].name));
    }
}

/* The lower edge of the crown on the frame; 0: none has come. */
static float crown_low(const ui_draw *list) {
    float low = 0.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strstr(list->arena + c->text, "crown") != NULL) {
            low = fmaxf(low, c->at.y + c->at.h);
        }
    }
    return low;
}

/* At the head of the side that wins a deal, as that is told and not before; so it stays. */
static void the_side_that_wins_has_a_crown(void **state) {
    stage *s = *state;
    stage_story story = after_cards(5, 1, 35);
    const int won = stage_find(&story, 0, ROBBERS_EV_DEAL_WON);

    stage_draw_told(s, &story, won - 1, 1.0f);
    assert_true(crown_low(s->list) <= 0.0f);
    stage_draw_told(s, &story, won, 1.0f);
    assert_true(crown_low(s->list) > 0.0f);
    forget(&story);
}

/* The lights of the others go out, a crown comes down, and only then it is read who has won. */
static void the_winner_is_crowned_before_it_is_read(void **state) {
    enum { STEP_OF_WINNER = 1 };
    stage *s = *state;
    const robbers_pub pub = {.n = 4, .deal = 4, .points = {1, 3, 0, 2}};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};
    table_ui ui = {
        .frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .step = STEP_OF_WINNER};
    float rests = 0.0f;
    bool hidden = false;

    for (int i = 1000; i >= 0; i--) {
        ui.opening = (float)i / 1000.0f;
        stage_draw(s, s->list, view, &ui);
        const bool old = stage_shows(s->list, "Game points after"), won = stage_shows(s->list, "wins");
        const crowning c = crowning_of(ui.opening);
        assert_true(crown_low(s->list) <= 0.0f || c.dark >= 1.0f);
        assert_false(old && won);
        assert_true(c.said || !won);
        assert_true(stage_shows(s->list, c.said ? "Most game points: 3" : "Most game points win"));
        hidden |= !old && !won;
        rests = c.said && rests <= 0.0f ? crown_low(s->list) : rests;
        assert_float_equal(c.said ? crown_low(s->list) : rests, rests, 1.0f);
    }
    assert_true(rests > 0.0f && hidden && stage_shows(s->list, "wins"));
}

static int shapes(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_SHAPE;
    }
    return n;
}

/* With large words there are rows in place of houses: those of the others go dark, too, before a crown comes. */
static void rows_go_dark_before_the_crown(void **state) {
    enum { STEP_OF_WINNER = 1, LOSERS = 3 };
    stage *s = *state;
    const robbers_pub pub = {.n = 4, .deal = 4, .points = {1, 3, 0, 2}};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .opening = 1.0f};

    stage_size(s, 800, 1280, 3.78f, 1.75f);
    ui.step = STEP_OF_WINNER;
    stage_draw(s, s->list, view, &ui);
    const int before = shapes(s->list);
    while (crowning_of(ui.opening).dark <= 0.0f) {
        ui.opening -= 0.01f;
    }
    stage_draw(s, s->list, view, &ui);
    const int dark = shapes(s->list) - before;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    assert_true(crown_low(s->list) <= 0.0f);
    assert_int_equal(dark, LOSERS); /* one over each */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_go_dark_before_the_crown),
        cmocka_unit_test(the_winner_is_crowned_before_it_is_read),
        cmocka_unit_test(points_of_the_game_are_counted_up),
        cmocka_unit_test(the_side_that_wins_has_a_crown),
        cmocka_unit_test(a_trick_that_is_taken_stays_gone),
        cmocka_unit_test(the_fan_is_gone_with_the_next_lead),
        cmocka_unit_test(the_leader_may_look_at_the_last_trick),
        cmocka_unit_test(the_seat_that_plays_is_lit),
        cmocka_unit_test(a_taken_trick_makes_room_for_the_next),
        cmocka_unit_test(who_is_ahead_is_told_after_what_a_card_counts),
        cmocka_unit_test(the_table_stands_before_the_curtain_falls),
        cmocka_unit_test(what_counts_nothing_is_counted_soon),
        cmocka_unit_test(lead_and_trump_stand_beside_the_cards),
        cmocka_unit_test(cards_on_their_way_lie_below_all_words),
        cmocka_unit_test(a_pile_crosses_no_sign),
        cmocka_unit_test(no_dealt_card_is_a_speck),
        cmocka_unit_test(places_are_laid_one_by_one),
        cmocka_unit_test(the_last_trick_does_not_tell_who_won),
        cmocka_unit_test(roles_are_shown_as_they_are_told),
        cmocka_unit_test(cards_that_made_a_role_are_lit),
        cmocka_unit_test(discs_turn_over),
        cmocka_unit_test(points_and_sums_are_shown_as_they_are_told),
        cmocka_unit_test(a_sack_fills_once_for_each_opponent),
        cmocka_unit_test(a_sack_is_as_large_as_what_it_holds),
        cmocka_unit_test(piles_lie_face_down_until_they_are_counted),
        cmocka_unit_test(closed_hands_can_be_counted),
        cmocka_unit_test(opened_hands_can_be_read),
        cmocka_unit_test(covered_cards_have_their_names),
        cmocka_unit_test(icons_of_a_card_are_seen_whole),
        cmocka_unit_test(rows_of_both_boards_are_as_high),
        cmocka_unit_test(what_is_decided_keeps_its_size),
        cmocka_unit_test(signs_are_never_seen_on_edge),
        cmocka_unit_test(no_name_is_far_from_its_cards),
        cmocka_unit_test(a_sack_holds_what_the_cards_add),
        cmocka_unit_test(sacks_come_down_onto_the_scale),
        cmocka_unit_test(the_scale_sinks),
        cmocka_unit_test(a_sheet_comes_out_of_its_ground),
        cmocka_unit_test(everybody_goes_over_to_a_side),
    };

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
