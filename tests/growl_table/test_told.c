/* What the table shows while an event is told: the seats as they were before it, and what turns over not before its
 * face is seen. */
#include "bots/bots.h"
#include "engine/playback.h"
#include "games/growl/growl_table.h"
#include "growl_table/stage.h"
#include "ui/motion.h"
#include "ui/rim.h"

enum { SEATS = 7, GAMES = 12, MOST_PLIES = 600 };

/* A frame of the table on which an event is told, drawn on s->list; on s->other the table before it. */
typedef struct {
    stage *s;
    nt_event event;
    nt_view before;
    table_ui ui;
} moment;

static void draw_at(moment *m, float part) {
    m->ui.event = m->event;
    m->ui.part = part;
    stage_draw(m->s, m->s->list, m->before, &m->ui);
    stage_fits(m->s->list);
    m->ui.event = (nt_event){0};
    m->ui.part = 1.0f;
    stage_draw(m->s, m->s->other, m->before, &m->ui);
}

static nt_match *played(uint64_t seed) {
    nt_match *match = stage_match(SEATS, seed);
    nt_rng luck = nt_rng_seed(seed);
    for (int i = 0; i < MOST_PLIES && stage_asked(match) >= 0; i++) {
        nt_bot_play(nt_bot_find("random", "growl"), nt_match_port(match, (uint8_t)stage_asked(match)), &luck);
    }
    assert_true(nt_match_over(match));
    return match;
}

/* Every event of these kinds in so many games; returns how many there were. */
static int each_told_in(int games, stage *s, uint64_t kinds, void (*check)(moment *)) {
    static uint64_t view[NT_VIEW_MAX / 8];
    int n = 0;
    for (uint64_t seed = 1; seed <= (uint64_t)games; seed++) {
        nt_match *match = played(seed);
        nt_playback *playback = nt_playback_create(match);
        nt_port *table = nt_match_port(match, NT_SPECTATOR);
        for (int i = 0; i < nt_port_events(table); i++) {
            moment m = {.s = s, .event = nt_port_event(table, i)};
            if (!(kinds >> m.event.kind & 1)) {
                continue;
            }
            m.before = nt_playback_view(playback, i, NT_SPECTATOR, view);
            m.ui = (table_ui){.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .locked = true};
            check(&m);
            n++;
        }
        nt_playback_destroy(playback);
        nt_match_destroy(match);
    }
    return n;
}

static int each_told(stage *s, uint64_t kinds, void (*check)(moment *)) {
    return each_told_in(GAMES, s, kinds, check);
}

static uint64_t bit(int kind) {
    return UINT64_C(1) << kind;
}

/* ---- seats ---- */

static bool touch(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool has_command(const ui_draw *list, const ui_draw *other, const ui_command *c) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *is = &list->command[i];
        if (is->kind == c->kind && is->colour == c->colour && is->tint == c->tint && is->len == c->len &&
            memcmp(&is->at, &c->at, sizeof c->at) == 0 &&
            memcmp(list->arena + is->text, other->arena + c->text, c->len) == 0) {
            return true;
        }
    }
    return false;
}

/* A thread, in pieces, or its head: it ends at a plate, and goes with what it was for. */
static bool is_of_thread(const ui_draw *list, const ui_command *c) {
    static const char piece[] = "<g transform", head[] = "stroke-width=\"2.8\" stroke-linejoin=\"round\"";
    const char *text = list->arena + c->text;

    return c->kind == UI_SHAPE && (strncmp(text, piece, sizeof piece - 1) == 0 || strstr(text, head) != NULL);
}

/* The plate of this seat, name and counts, is drawn as before. */
static void same_plate(const moment *m, int seat) {
    const ui_draw *was = m->s->other;
    ui_rect name = {0};
    for (int i = 0; i < was->n_boxes && name.w == 0; i++) {
        if (strcmp(was->arena + was->box[i].text, m->s->seat[seat].name) == 0) {
            name = was->box[i].at;
        }
    }
    assert_true(name.w > 0);
    const ui_rect plate = {name.x - 50, name.y - 2, 150, 70}; /* with its emblem, its counts, and "to act" below */
    for (int i = 0; i < was->n; i++) {
        const ui_command *c = &was->command[i];
        /* The night card's glow reaches the plates, and goes with the card. */
        const bool ground = is_of_thread(was, c) || c->at.w > 300 || c->kind == UI_GROUP || c->kind == UI_GROUP_END;
        if (!ground && touch(c->at, plate) && !has_command(m->s->list, was, c)) {
            fail_msg("the plate of seat %d changes while event %d is told", seat, m->event.kind);
        }
    }
}

/* It goes with its house, or cards have come into the hand. */
static bool goes_or_counts(const nt_event *event, int seat, float part) {
    static const float in_hand = 0.8f;

    return (event->kind == GROWL_EV_DEATH && event->arg[0] == seat) ||
           (event->kind == GROWL_EV_TAKEN && event->arg[0] == seat && part > in_hand) ||
           (event->kind == GROWL_EV_GIFT && event->arg[2] == seat && part > in_hand);
}

static void plates_stay(moment *m) {
    static const float at[] = {0.0f, 0.3f, 0.6f, 0.99f};
    for (size_t k = 0; k < sizeof at / sizeof *at; k++) {
        if (m->event.kind == GROWL_EV_PASSED && at[k] > 0.0f) {
            return; /* cards leave hands, and are no longer counted there */
        }
        draw_at(m, at[k]);
        for (int seat = 0; seat < SEATS; seat++) {
            if (!goes_or_counts(&m->event, seat, at[k])) {
                same_plate(m, seat);
            }
        }
    }
}

static ui_rect box_of(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, text) == 0) {
            return list->box[i].at;
        }
    }
    return (ui_rect){0};
}

/* Whoever dies leaves with the plate as it was: its name does not jump, and would be seen twice. */
static void name_stays(moment *m) {
    const char *name = m->s->seat[m->event.arg[0]].name;
    draw_at(m, 0.0f);
    const ui_rect was = box_of(m->s->other, name), is = box_of(m->s->list, name);
    assert_true(was.w > 0.0f);
    assert_true(fabsf(is.x - was.x) < 0.5f && fabsf(is.y - was.y) < 0.5f);
}

static void a_name_leaves_as_it_was(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_DEATH), name_stays) > GAMES);
}

/* Who is lit, what is counted, who is dead: as it was, until the event has been told. */
static void seats_wait_for_the_event(void **state) {
    assert_true(each_told(*state,
                          bit(GROWL_EV_TURN) | bit(GROWL_EV_NIGHT) | bit(GROWL_EV_GIFT) | bit(GROWL_EV_DEATH) |
                              bit(GROWL_EV_PASSED) | bit(GROWL_EV_TAKEN) | bit(GROWL_EV_VOTE) | bit(GROWL_EV_SAVED),
                          plates_stay) > 100);
}

/* ---- what turns over ---- */

static bool has_picture(const ui_draw *list, const char *start) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool picture = c->kind == UI_PICTURE || c->kind == UI_COVER;
        if (picture && strncmp(list->arena + c->text, start, strlen(start)) == 0) {
            return true;
        }
    }
    return false;
}

static int pictures(const ui_draw *list, const char *start) {
    int n = 0;
    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_PICTURE &&
             strncmp(list->arena + list->command[i].text, start, strlen(start)) == 0;
    }
    return n;
}

static const char *sentence_of(const moment *m) {
    static char said[512];
    snprintf(said, sizeof said, "%s", stage_sentence(m->s, m->before, &m->event, true));
    return said;
}

/* From the half of its turn on, and not before, there is the sentence; the app says it from the same part on. */
static void said_from(moment *m, float part) {
    const char *said = sentence_of(m);
    assert_true(growl_table.show(&m->event).words_from > part - 0.01f);
    assert_true(growl_table.show(&m->event).words_from < part + 0.01f);
    draw_at(m, part - 0.01f);
    assert_false(stage_shows(m->s->list, said));
    draw_at(m, part + 0.01f);
    assert_true(stage_shows(m->s->list, said));
}

static void day_card_turns(moment *m) {
    draw_at(m, 0.0f);
    assert_int_equal(stage_pictures(m->s->list, "figures/sun"), 2); /* the corner's, and its place lies there still */
    draw_at(m, 0.49f * GROWL_TURN_LIES);
    assert_false(has_picture(m->s->list, "growl/card_"));
    draw_at(m, 0.51f * GROWL_TURN_LIES);
    assert_true(has_picture(m->s->list, "growl/card_"));
    said_from(m, 0.5f * GROWL_TURN_LIES);
}

static void day_card_lies(moment *m) {
    const table_show show = growl_table.show(&m->event);
    const char *said = sentence_of(m);
    assert_true((float)show.ms * (1.0f - show.words_from) >= 1000.0f);
    draw_at(m, GROWL_TURN_LIES + 0.01f);
    const int n = m->s->list->n;
    assert_true(has_picture(m->s->list, "growl/card_"));
    draw_at(m, 0.99f);
    assert_int_equal(m->s->list->n, n);
    assert_true(has_picture(m->s->list, "growl/card_"));
    assert_true(stage_shows(m->s->list, said));
}

/* It lies where it will stay for the second in which that can be read. */
static void a_turned_card_lies_until_it_is_read(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_TURN), day_card_lies) > 100);
}

static void a_day_card_is_said_with_its_face(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_TURN), day_card_turns) > 100);
}

/* Neither name nor rule nor what the card does to the table before its face; the rule only when night has fallen and
 * card and pile lie where they stay. */
static void night_card_turns(moment *m) {
    static const float early[] = {0.0f, 0.3f, 0.45f}; /* of its turn */
    const float turned = (float)MOTION_TURN / (float)growl_table.show(&m->event).ms;
    const float fallen = turned * (float)(MOTION_TURN + MOTION_DUSK) / (float)MOTION_TURN;
    const float lies = fallen + turned * (float)MOTION_FLIGHT / (float)MOTION_TURN;
    char face[64], rule[64];
    snprintf(face, sizeof face, "growl/night_%s", growl_night_id[m->event.arg[1]]);
    snprintf(rule, sizeof rule, "growl.card.%s.text", growl_night_id[m->event.arg[1]]);
    for (size_t k = 0; k < sizeof early / sizeof *early; k++) {
        draw_at(m, early[k] * turned);
        assert_false(has_picture(m->s->list, face));
        assert_false(stage_shows(m->s->list, ui_say(m->s->list, rule)));
    }
    for (float part = 0.0f; part <= fallen; part += 0.11f) {
        draw_at(m, part);
        if (part <= turned) { /* then it grows dark */
            assert_false(has_picture(m->s->list, "growl/table_night"));
        }
        assert_false(has_picture(m->s->list, "figures/hand"));
        assert_false(stage_shows(m->s->list, ui_say(m->s->list, rule)));
    }
    draw_at(m, turned / 2 + 0.01f);
    assert_true(has_picture(m->s->list, face));
    said_from(m, turned / 2);
    draw_at(m, fallen);
    assert_true(has_picture(m->s->list, "growl/table_night"));
    assert_false(has_picture(m->s->list, "growl/table_day"));
    draw_at(m, lies);
    assert_false(stage_shows(m->s->list, ui_say(m->s->list, rule)));
    draw_at(m, lies + 0.01f); /* it opens with its words */
    assert_true(stage_shows(m->s->list, ui_say(m->s->list, rule)));
}

static void a_night_card_is_said_with_its_face(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_NIGHT), night_card_turns) > GAMES);
}

static int named(const ui_draw *list, const char *name) {
    int n = 0;
    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, name) == 0;
    }
    return n;
}

/* Of the whole time, which begins with the sentence: nothing moves before that has come. */
static float dying(float part) {
    static const float said = (float)MOTION_PANEL / (float)GROWL_DEATH_TAKES;
    return said + part * (1.0f - said);
}

static void house_turns(moment *m) {
    char died[64];
    snprintf(died, sizeof died, "%s", ui_say(m->s->list, "growl.table.died"));
    draw_at(m, 0.7f);
    assert_int_equal(named(m->s->list, m->s->seat[m->event.arg[0]].name), 1); /* one plate, below the house */
    draw_at(m, dying(0.34f));
    assert_int_equal(pictures(m->s->list, "growl/house_dead"), pictures(m->s->other, "growl/house_dead"));
    draw_at(m, dying(0.37f));
    assert_int_equal(pictures(m->s->list, "growl/house_dead"), pictures(m->s->other, "growl/house_dead") + 1);
    assert_int_equal(named(m->s->list, died), named(m->s->other, died));
    draw_at(m, dying(0.48f)); /* the strip falls on it, and goes home with it */
    assert_int_equal(named(m->s->list, died), named(m->s->other, died) + 1);
    draw_at(m, 0.99f);
    assert_int_equal(named(m->s->list, died), named(m->s->other, died) + 1);
    assert_int_equal(named(m->s->list, m->s->seat[m->event.arg[0]].name), 1);
    const char *said = sentence_of(m);
    draw_at(m, 0.0f);
    assert_true(stage_shows(m->s->list, said)); /* which house begins to turn tells as much */
}

static void a_house_is_a_dead_one_when_it_has_turned(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_DEATH), house_turns) > GAMES);
}

static ui_rect name_at(const moment *m, int seat) {
    const ui_draw *list = m->s->list;
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, m->s->seat[seat].name) == 0) {
            return list->box[i].at;
        }
    }
    fail_msg("the name of seat %d is not there", seat);
    return (ui_rect){0};
}

static bool has_middle(const ui_draw *list) {
    for (const ui_mark *mark = NULL; (mark = ui_mark_next(list, GROWL_MARK_READ, mark)) != NULL;) {
        if (mark->n == GROWL_READ_CARD) {
            return true;
        }
    }
    return ui_mark_next(list, GROWL_MARK_NIGHTS, NULL) != NULL;
}

/* The middle has gone when the house leaves its seat, and comes when it is home again. */
static void middle_goes_first(moment *m) {
    enum { STEPS = 100 };
    const int seat = m->event.arg[0];
    draw_at(m, 0.0f);
    const ui_rect home = name_at(m, seat);
    bool gone = false;
    for (int i = 0; i < STEPS; i++) {
        draw_at(m, (float)i / STEPS);
        const ui_rect now = name_at(m, seat);
        if (has_middle(m->s->list)) {
            assert_float_equal(now.x, home.x, 1.0);
            assert_float_equal(now.w, home.w, 1.0);
        } else {
            gone = true;
        }
    }
    assert_true(gone && has_middle(m->s->list));
}

static void a_house_moves_over_an_empty_middle(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_DEATH), middle_goes_first) > GAMES);
}

static ui_seat_state chip_at(moment *m, int seat, float part) {
    ui_rim rim = {.seat = m->s->seat, .sheet = 160};
    m->s->frame.rim = &rim;
    m->ui.event = m->event;
    m->ui.part = part;
    stage_draw(m->s, m->s->list, m->before, &m->ui);
    m->s->frame.rim = NULL;
    for (int i = 0; i < SEATS; i++) {
        assert_int_equal(rim.of[i].state == UI_SEAT_TO_ACT, false);
    }
    return rim.of[seat].state;
}

/* Chips do not go dark with a flat table: gold says no more who has acted, and who dies is grey no sooner than the
 * house has turned and the strip lies on it. */
static void chips_tell_of_a_death(moment *m) {
    const int seat = m->event.arg[0];
    assert_int_equal(chip_at(m, seat, 0.0f), UI_SEAT_CALM);
    assert_int_equal(chip_at(m, seat, dying(0.54f)), UI_SEAT_CALM);
    assert_int_equal(chip_at(m, seat, 0.99f), UI_SEAT_DEAD);
}

static void who_dies_is_grey_last_on_a_flat_table(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_DEATH), chips_tell_of_a_death) > GAMES);
}

/* Seats below whose plate the team stands. */
static int teams(const ui_draw *list) {
    return named(list, "Wolf") + named(list, "Human");
}

/* Of a living one not before its house is marked. */
static void team_is_told(moment *m) {
    const uint8_t team = m->event.arg[2];
    const growl_pub *was = m->before.pub;
    const int known = was->seance_team != GROWL_NONE;
    draw_at(m, 0.7f);
    assert_int_equal(teams(m->s->other), known);
    assert_int_equal(teams(m->s->list), known + (team != GROWL_NONE));
    growl_pub pub = *was;
    pub.seance_seat = pub.deaths > 0 ? pub.death[0] : GROWL_NONE;
    pub.seance_team = pub.deaths > 0 ? GROWL_HUMAN : GROWL_NONE;
    m->before.pub = &pub;
    m->event.arg[2] = GROWL_WOLF;
    draw_at(m, 0.3f);
    assert_int_equal(named(m->s->list, "Human"), pub.deaths > 0);
    assert_int_equal(named(m->s->list, "Wolf"), 0);
    draw_at(m, 0.7f);
    assert_int_equal(named(m->s->list, "Human"), pub.deaths > 0);
    assert_int_equal(named(m->s->list, "Wolf"), 1);
}

/* The Séance's answer stays on the table, and nobody else's team is ever there. */
static void what_the_seance_told_is_kept(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_DEATH), team_is_told) > GAMES);
}

/* ---- what moves ---- */

/* The card has left the middle, and nobody has it yet; then somebody has. */
static void gift_flies(moment *m) {
    const growl_pub *pub = m->before.pub;
    assert_int_equal(pub->turned, m->event.arg[1]);
    draw_at(m, 0.5f);
    assert_int_equal(pictures(m->s->list, "growl/card_"), 1);
    assert_false(stage_shows(m->s->list, "+1"));
    draw_at(m, 0.95f); /* in the hand, where it is counted before anybody else is asked */
    assert_int_equal(pictures(m->s->list, "growl/card_"), 0);
    assert_true(stage_shows(m->s->list, "+1"));
}

static void a_gift_is_one_card_on_its_way(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_GIFT), gift_flies) > 100);
}

/* Of one that lies in pieces what they are pieces of; else "". */
static const char *cut_from(const ui_draw *list, int i) {
    static const char piece[] = "<g transform";
    const char *text = list->command[i].kind == UI_SHAPE ? list->arena + list->command[i].text : "";
    return strncmp(text, piece, sizeof piece - 1) == 0 ? strchr(text, '>') : "";
}

/* Pieces of one thread are one. */
static int shapes(const ui_draw *list) {
    int n = 0;
    for (int i = 0; i < list->n; i++) {
        const char *whole = cut_from(list, i);
        const bool more = i > 0 && whole[0] != '\0' && strcmp(whole, cut_from(list, i - 1)) == 0;
        n += list->command[i].kind == UI_SHAPE && !more;
    }
    return n;
}

/* A thread grows towards whom the vote or the finger is for, with its head, and it is one thread more than before, or
 * the first of another round. */
static void thread_grows(moment *m) {
    const bool own = m->event.kind == GROWL_EV_VOTE && m->event.arg[1] == m->event.arg[2];
    draw_at(m, 0.0f);
    const int begun = shapes(m->s->list);
    draw_at(m, 0.9f);
    assert_int_equal(shapes(m->s->list), begun + (own ? 0 : 2));
}

static void a_vote_is_a_thread_that_grows(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_VOTE) | bit(GROWL_EV_POINT), thread_grows) > GAMES);
}

/* From whoever asks to whoever is asked, and it stands while the answer is shown, with its head and a ring round the
 * one who is asked; other cards have none. */
static void question_is_drawn(moment *m) {
    const bool asks = m->event.arg[0] == GROWL_SERUM || m->event.arg[0] == GROWL_HOUND;
    growl_pub after = *(const growl_pub *)m->before.pub;
    after.target[0] = m->event.arg[1];
    draw_at(m, 0.0f);
    const int begun = shapes(m->s->list);
    draw_at(m, 0.9f);
    assert_int_equal(shapes(m->s->list), begun + (asks ? 3 : 0));
    if (asks) {
        const int before = shapes(m->s->other);
        m->before.pub = &after;
        draw_at(m, 1.0f);
        assert_int_equal(shapes(m->s->other), before + 3);
    }
}

static void a_question_is_a_thread_that_stands(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_TARGET), question_is_drawn) > GAMES);
}

/* ---- dusk and dawn ---- */

static bool has_night_card(const ui_draw *list) {
    bool found = false;

    for (int i = 0; i < list->n; i++) {
        found |= list->command[i].kind == UI_PICTURE &&
                 strncmp(list->arena + list->command[i].text, "growl/night_", 12) == 0;
    }
    return found;
}

/* In the corner: "Day 2". */
static bool says_day(const ui_draw *list) {
    bool says = false;

    for (int i = 0; i < list->n_boxes; i++) {
        const char *text = list->arena + list->box[i].text;
        says |= strncmp(text, "Day ", 4) == 0 && text[4] >= '1' && text[4] <= '9';
    }
    return says;
}

/* Below the place where the night will lie; a card on its way bears no such word. */
static bool shows_the_nights_place(const ui_draw *list) {
    bool shows = false;

    for (int i = 0; i < list->n_boxes; i++) {
        shows |= strcmp(list->arena + list->box[i].text, "Night") == 0;
    }
    return shows;
}

/* At dawn the night's card goes onto its place, which is seen first and stays. */
static void card_has_its_place(const moment *m, bool moves) {
    const ui_draw *list = m->s->list;
    const bool last = m->event.arg[0] == GROWL_NIGHTS;

    assert_true(has_night_card(list) || shows_the_nights_place(list) || last);
    assert_true(!moves || last || shows_the_nights_place(list));
}

/* Sun and moon, of which that of the night goes before it is said that day breaks. */
static void nothing_of_both(moment *m) {
    const float said = growl_table.show(&m->event).words_from;

    for (int tenth = 0; tenth <= 10; tenth++) {
        draw_at(m, (float)tenth / 10);
        const ui_draw *list = m->s->list;
        const bool day = m->event.kind == GROWL_EV_NIGHT_CLOSED && m->event.arg[0] != GROWL_NIGHTS;
        assert_false(has_picture(list, "growl/table_day") && has_picture(list, "growl/table_night"));
        assert_false(day && (float)tenth / 10 >= said && has_picture(list, "growl/table_night"));
        if (m->event.kind == GROWL_EV_NIGHT_CLOSED) {
            card_has_its_place(m, tenth >= 3);
        }
    }
}

static void day_and_night_are_never_both_seen(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_NIGHT) | bit(GROWL_EV_NIGHT_CLOSED), nothing_of_both) > GAMES);
}

/* Whoever may talk again sees no sign of silence, and when all is told nothing of the night; the last one has no day
 * behind it. */
static void dawn_is_told_in_one_way(moment *m) {
    const bool last = m->event.arg[0] == GROWL_NIGHTS;

    draw_at(m, 0.0f);
    assert_true(stage_shows(m->s->list, "Silence till dawn"));
    assert_true(has_night_card(m->s->list));
    draw_at(m, growl_table.show(&m->event).words_from);
    assert_false(stage_shows(m->s->list, "Silence till dawn"));
    assert_true(says_day(m->s->list) == !last); /* with the sentence */
    draw_at(m, 0.9f);
    assert_true(has_night_card(m->s->list) == last); /* whole until the Growl begins */
    draw_at(m, 1.0f);
    assert_false(stage_shows(m->s->list, "Silence till dawn"));
    assert_false(has_night_card(m->s->list));
    assert_true(says_day(m->s->list) == !last);
}

static void no_sign_of_silence_stands_when_all_may_talk(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_NIGHT_CLOSED), dawn_is_told_in_one_way) > GAMES);
}

static void dusk_is_told_in_one_way(moment *m) {
    const float said = growl_table.show(&m->event).words_from;

    draw_at(m, 0.0f);
    assert_false(stage_shows(m->s->list, "Silence till dawn"));
    draw_at(m, 0.9f * said);
    assert_true(says_day(m->s->list));
    draw_at(m, said);
    assert_false(says_day(m->s->list)); /* with the sentence */
    draw_at(m, 1.0f);
    assert_true(stage_shows(m->s->list, "Silence till dawn"));
    assert_true(has_night_card(m->s->list));
    assert_false(says_day(m->s->list));
}

static void a_night_that_has_fallen_looks_like_one(void **state) {
    assert_true(each_told(*state, bit(GROWL_EV_NIGHT), dusk_is_told_in_one_way) > GAMES);
}

/* The rule gives way, as many cards lie there as people live, and then it is back. */
static void each_puts_one_in(moment *m) {
    static const char rule[] = "Everybody puts in any";
    const growl_pub *pub = m->before.pub;
    int living = 0;

    for (int i = 0; i < pub->n; i++) {
        living += pub->alive[i];
    }
    draw_at(m, 0.0f);
    assert_true(stage_shows(m->s->list, rule));
    const int before = stage_pictures(m->s->list, "growl/back");
    draw_at(m, 0.5f);
    assert_false(stage_shows(m->s->list, rule));
    assert_int_equal(stage_pictures(m->s->list, "growl/back") - before, living);
    draw_at(m, 1.0f);
    assert_true(stage_shows(m->s->list, rule));
    assert_int_equal(stage_pictures(m->s->list, "growl/back"), before);
}

static void the_storm_has_a_card_of_each(void **state) {
    enum { MANY = 40 }; /* it is one of several last nights */

    assert_true(each_told_in(MANY, *state, bit(GROWL_EV_TEMPEST), each_puts_one_in) > 0);
}

static int open_stage(void **state) {
    return stage_setup(state, &growl_table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_wait_for_the_event),
        cmocka_unit_test(a_day_card_is_said_with_its_face),
        cmocka_unit_test(a_turned_card_lies_until_it_is_read),
        cmocka_unit_test(a_night_card_is_said_with_its_face),
        cmocka_unit_test(a_house_is_a_dead_one_when_it_has_turned),
        cmocka_unit_test(a_house_moves_over_an_empty_middle),
        cmocka_unit_test(who_dies_is_grey_last_on_a_flat_table),
        cmocka_unit_test(what_the_seance_told_is_kept),
        cmocka_unit_test(a_gift_is_one_card_on_its_way),
        cmocka_unit_test(a_name_leaves_as_it_was),
        cmocka_unit_test(a_vote_is_a_thread_that_grows),
        cmocka_unit_test(a_question_is_a_thread_that_stands),
        cmocka_unit_test(day_and_night_are_never_both_seen),
        cmocka_unit_test(no_sign_of_silence_stands_when_all_may_talk),
        cmocka_unit_test(a_night_that_has_fallen_looks_like_one),
        cmocka_unit_test(the_storm_has_a_card_of_each),
    };
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
