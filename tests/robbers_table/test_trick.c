/* Tricks and deals laid by hand: what the table says of them. With NT_SHOTS=folder the frames are saved as pictures.
 */
#include <math.h>

#include "games/robbers/robbers_table_trick.h"
#include "robbers_table/stage.h"
#include "ui/rim.h"

enum {
    C = ROBBERS_C1 - 1,
    R = ROBBERS_R1 - 1,
    W = ROBBERS_WEREWOLF,
    K = ROBBERS_KNIFE,
    T = ROBBERS_TRAITOR,
    S = ROBBERS_SEER
};

static void shot(stage *s, const char *name) {
    const char *folder = getenv("NT_SHOTS");
    char path[300], problem[200];

    if (folder != NULL) {
        snprintf(path, sizeof path, "%s/%s.png", folder, name);
        pf_paint(s->screen, s->list);
        assert_true(pf_shot(s->screen, path, problem, sizeof problem));
    }
}

/* The sentence of what is told has been said. */
static void draw(stage *s, const robbers_pub *pub, const table_ui *ui) {
    table_ui said = *ui;

    said.last = ui->event;
    stage_draw(s, s->list, (nt_view){pub, NULL, NT_SPECTATOR}, &said);
}

static table_ui public_ui(stage *s) {
    static const nt_config config = {0};

    return (table_ui){.frame = TABLE_PUBLIC, .seat = s->seat, .config = &config, .asked = NT_SPECTATOR, .part = 1.0f};
}

/* n seats, seat 0 has opened the second trick, `down` cards lie. A full trick is not taken yet. */
static robbers_pub laid(int n, const uint8_t *card, int down) {
    robbers_pub pub = {
        .n = (uint8_t)n, .deals = (uint8_t)n, .phase = ROBBERS_PHASE_PLAY, .tricks = 1, .down = (uint8_t)down};

    for (int i = 0; i < n; i++) {
        pub.trick[0].card[i] = (uint8_t)(C + 1 + i);
        pub.hand[i] = 7;
    }
    memcpy(pub.trick[1].card, card, (size_t)down);
    pub.trick[0].winner = 0;
    pub.taken[0] = 1;
    pub.trick[1].winner = ROBBERS_NOBODY;
    return pub;
}

/* The reason of each card, pressed one after the other, begins with this title. */
static void says(stage *s, const robbers_pub *pub, const char *const title[], int down) {
    for (int i = 0; i < down; i++) {
        table_ui ui = public_ui(s);
        const ui_input press = {.kind = UI_CHOOSE, .zone = "trick", .n = i, .flags = UI_ZONE_INSPECT};
        nt_move move;
        bool has_move = true;
        assert_true(robbers_table.input((nt_view){pub, NULL, NT_SPECTATOR}, &ui, &press, &move, &has_move));
        assert_false(has_move);
        assert_true(ui.reading);
        draw(s, pub, &ui);
        if (!stage_shows(s->list, title[i])) {
            fail_msg("card %d does not say \"%s\"", i + 1, title[i]);
        }
    }
}

/* T26: no card has a number, so lead and trump stay open. */
static void a_trick_of_specials_only(void **state) {
    static const uint8_t card[] = {S, K, W, T};
    static const char *const title[] = {"Seer counts as lead 0", "Knife counts as trump 0",
                                        "Werewolf counts as trump 1", "Traitor counts as lead 16"};
    const robbers_pub pub = laid(4, card, 4);
    const table_ui ui = public_ui(*state);

    draw(*state, &pub, &ui);
    shot(*state, "specials");
    assert_true(stage_shows(((stage *)*state)->list, "no suit"));
    says(*state, &pub, title, 4);
    shot(*state, "specials-why");
}

static int count_of(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, text) == 0;
    }
    return n;
}

/* What special cards count stands on their feet, whatever lies beside them. */
static void special_cards_say_what_they_count(void **state) {
    static const uint8_t card[] = {S, K, W, T};
    stage *s = *state;
    const robbers_pub pub = laid(4, card, 4);
    const table_ui ui = public_ui(s);

    draw(s, &pub, &ui);
    assert_int_equal(count_of(s->list, "+1"), 1);     /* the Werewolf's */
    assert_int_equal(count_of(s->list, "16"), 3 + 1); /* all but the Knife's; and the Traitor counts it here */
    assert_int_equal(stage_pictures(s->list, "figures/flag"), 2 + 1 + 2); /* theirs, the sign's, two values' */
}

/* T12: the Seer is strong until the Werewolf comes; it alone may change until then. */
static void a_seer_that_collapses(void **state) {
    static const uint8_t card[] = {S, C + 8, W, R + 1};
    static const char *const strong[] = {"Seer counts as trump 16", "Chest 8 counts as lead 8"};
    static const char *const weak[] = {"Seer counts as lead 0", "Chest 8 counts as lead 8",
                                       "Werewolf counts as lead 9"};
    stage *s = *state;
    robbers_pub pub = laid(4, card, 2);
    table_ui ui = public_ui(s);

    draw(s, &pub, &ui);
    shot(s, "seer-strong");
    assert_true(stage_shows(s->list, "may fall to 0"));
    /* Whoever is still to play has an emblem in the card's place, beside those of plate and name. */
    assert_int_equal(stage_pictures(s->list, "figures/hare"), 2);
    assert_int_equal(stage_pictures(s->list, "figures/snail"), 2 + 1);
    assert_int_equal(stage_pictures(s->list, "figures/stag"), 2 + 1);
    assert_int_equal(count_of(s->list, "Trump"), 1 + 1); /* the sign of the suit, and what the Seer counts */
    assert_int_equal(count_of(s->list, "Lead"), 1 + 1);
    says(s, &pub, strong, 2);
    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_CARD, .n = 3, .arg = {2, W, 2}};
    ui.part = 0.3f;
    draw(s, &pub, &ui);
    shot(s, "seer-flies");
    ui.part = 0.8f;
    draw(s, &pub, &ui);
    shot(s, "seer-falls");
    pub = laid(4, card, 3);
    says(s, &pub, weak, 3);
    ui = public_ui(s);
    draw(s, &pub, &ui);
    assert_true(stage_shows(s->list, "why it counts so"));
    assert_int_equal(count_of(s->list, "Trump"), 1);
    assert_int_equal(count_of(s->list, "Lead"), 1 + 3);
    assert_false(stage_shows(s->list, "may fall to 0"));
    pub = laid(4, card, 4);
    ui = public_ui(s);
    draw(s, &pub, &ui);
    shot(s, "seer-end");
    assert_true(stage_shows(s->list, "wins"));
    assert_false(stage_shows(s->list, "why it counts so"));
}

/* What is read of a card ends with what beats it. */
static void a_card_says_what_beats_it(void **state) {
    static const uint8_t card[] = {C + 9, K, R + 4};
    static const char *const ends[] = {"Beaten now by: Robber\u00a04 (trump 4).",
                                       "Beaten now by: Robber\u00a04 (trump 4).", "Nothing beats it now."};
    stage *s = *state;

    for (int n = 3; n <= 4; n++) { /* a full trick, and one to which somebody is still to play */
        const robbers_pub pub = laid(n, card, 3);
        for (int i = 0; i < 3; i++) {
            table_ui ui = public_ui(s);
            ui.page = 50 + i;
            draw(s, &pub, &ui);
            assert_int_equal(stage_shows(s->list, ends[i]), n == 4);
            assert_int_equal(stage_shows(s->list, "Beaten by: Robber\u00a04 (trump 4)."), n == 3 && i < 2);
        }
    }
}

static bool on_a_plate(const ui_draw *d, ui_rect at) {
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_PLATE, m)) != NULL;) {
        const ui_rect plate = m->at;
        if (at.x >= plate.x && at.x + at.w <= plate.x + plate.w && at.y >= plate.y &&
            at.y + at.h <= plate.y + plate.h) {
            return true;
        }
    }
    return false;
}

/* Names of the row stand above its cards: below them they would be read with the plates there, which are others'. */
static void no_name_stands_below_a_card(void **state) {
    static const uint8_t card[] = {C + 8, R + 1, W};
    stage *s = *state;

    for (int n = 3; n <= 5; n++) {
        const robbers_pub pub = laid(n, card, n - 1 > 3 ? 3 : n - 1);
        const table_ui ui = public_ui(s);
        int names = 0;
        draw(s, &pub, &ui);
        const ui_rect first = ui_zone_named(s->list, "trick", 0)->at;
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_box *box = &s->list->box[i];
            const char *text = s->list->arena + box->text;
            if (strlen(text) == strlen("Seat 1") && strncmp(text, "Seat ", 5) == 0 && !on_a_plate(s->list, box->at)) {
                assert_true(box->at.y + box->at.h <= first.y + first.h / 2);
                names++;
            }
        }
        assert_int_equal(names, n);
    }
}

static ui_rect marked(const ui_draw *d, const char *name) {
    const ui_mark *mark = ui_mark_next(d, name, NULL);
    if (mark == NULL) {
        fail_msg("no %s", name);
    }
    return mark->at;
}

static ui_rect boxed(const ui_draw *d, const char *text) {
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, text) == 0) {
            return d->box[i].at;
        }
    }
    fail_msg("no %s", text);
    return (ui_rect){0, 0, 0, 0};
}

/* The winner's light lies off lead and trump, and its word over the middle of its card. */
static void a_winner_keeps_off_lead_and_trump(void **state) {
    static const uint8_t card[] = {C + 8, R + 1, C + 3, C + 5, C + 6}; /* trump wins */
    static const float light = 20.0f;                                  /* and air */
    stage *s = *state;
    const table_ui ui = public_ui(s);

    for (int n = 3; n <= 5; n++) {
        const robbers_pub pub = laid(n, card, n);
        draw(s, &pub, &ui);
        const ui_rect first = ui_zone_named(s->list, "trick", 0)->at,
                      last = ui_zone_named(s->list, "trick", n - 1)->at;
        const ui_rect lead = marked(s->list, ROBBERS_MARK_LEAD), trump = marked(s->list, ROBBERS_MARK_TRUMP);
        assert_true(lead.x + lead.w + light < first.x);
        assert_true(last.x + last.w + light < trump.x);
        const ui_rect best = ui_zone_named(s->list, "trick", 1)->at, word = boxed(s->list, "wins");
        assert_float_equal(word.x + word.w / 2, best.x + best.w / 2, 2.0f);
    }
}

/* The event of a card leaves the table as it was until the card lies: not even its suit is told before. */
static void a_card_on_its_way_counts_nothing_yet(void **state) {
    static const uint8_t card[] = {W, C + 5};
    stage *s = *state;
    const robbers_pub pub = laid(4, card, 1);
    table_ui ui = public_ui(s);

    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_CARD, .n = 3, .arg = {1, C + 5, 1}};
    ui.part = 0.2f;
    draw(s, &pub, &ui);
    assert_true(stage_shows(s->list, "not set yet"));
    assert_false(stage_shows(s->list, "Robbers"));
    ui.part = 0.9f;
    draw(s, &pub, &ui);
    assert_true(stage_shows(s->list, "Chests"));
    assert_true(stage_shows(s->list, "Robbers"));
}

static void badges_show_what_was_played(void **state) {
    static const uint8_t card[] = {W, T, C + 3, R + 14, R + 2};
    stage *s = *state;
    robbers_pub pub = laid(5, card, 5);
    const table_ui ui = public_ui(s);

    draw(s, &pub, &ui);
    shot(s, "badges");
    assert_true(stage_shows(s->list, "Werewolf"));
    assert_true(stage_shows(s->list, "Wolf side"));
    pub.trick[1].card[0] = C + 2;
    draw(s, &pub, &ui);
    assert_false(stage_shows(s->list, "Werewolf"));
}

/* ---- deals ---- */

/* D1: both sides have 26; the Werewolf's 12 are halved for a Knife. */
static robbers_pub drawn_deal(void) {
    static const uint8_t pile[4][4] = {{R + 15, R + 12, R + 9, K},
                                       {C + 14, C + 10, R + 1, C + 1},
                                       {C + 15, C + 13, C + 3, R + 2},
                                       {C + 5, C + 6, R + 3, C + 2}};
    static const uint8_t dealt[4][9] = {{C + 1, C + 14, R + 1, R + 2, R + 9, R + 12, R + 15, W, W},
                                        {C + 2, C + 3, C + 10, R + 3, R + 4, R + 5, R + 6, K, T},
                                        {C + 4, C + 13, C + 15, R + 7, R + 8, R + 10, R + 11, R + 13, K},
                                        {C + 5, C + 6, C + 7, C + 8, C + 9, C + 11, C + 12, R + 14, S}};
    robbers_pub pub = {.n = 4, .deals = 4, .deal = 1, .phase = ROBBERS_PHASE_PLAY, .dealer = 1};
    robbers_summary *last = &pub.last;

    *last = (robbers_summary){
        .scored = 1,
        .role = {ROBBERS_ROLE_WEREWOLF, ROBBERS_ROLE_TRAITOR, ROBBERS_ROLE_ROBBER, ROBBERS_ROLE_ROBBER},
        .icons = {12, 7, 10, 3},
        .halved = {1, 0, 0, 0},
        .points = {6, 7, 10, 3},
        .players = {2, 2},
        .sum = {13, 13},
        .total = {{26, 0}, {26, 0}},
        .winner = ROBBERS_NOBODY};
    for (int i = 0; i < 9; i++) {
        last->trick[i].winner = (uint8_t)(i % 4);
        for (int k = 0; k < 4; k++) {
            last->trick[i].card[k] = i < 4 ? pile[i][k] : S;
        }
    }
    memcpy(last->dealt, dealt, sizeof dealt);
    memset(pub.hand, 9, 4);
    return pub;
}

/* A picture that is not turned. */
static bool level(const ui_draw *d, const char *name) {
    for (int i = 1; i < d->n; i++) {
        if (d->command[i].kind == UI_PICTURE && strcmp(d->arena + d->command[i].text, name) == 0) {
            return d->command[i - 1].kind == UI_GROUP && d->command[i - 1].angle == 0.0f;
        }
    }
    return false;
}

static void a_deal_is_spelled_out(void **state) {
    stage *s = *state;
    const robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);

    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_SHOWN, .n = 2, .arg = {1, ROBBERS_ROLE_TRAITOR}};
    memcpy(ui.event.arg + 2, pub.last.dealt[1], ROBBERS_HAND);
    ui.event.n = 2 + ROBBERS_HAND;
    ui.part = 0.9f;
    draw(s, &pub, &ui);
    shot(s, "deal-hands");
    assert_true(stage_shows(s->list, "Traitor"));
    assert_false(stage_shows(s->list, "halved"));
    ui.event =
        (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_POINTS, .n = 5, .arg = {0, ROBBERS_ROLE_WEREWOLF, 12, 1, 6}};
    draw(s, &pub, &ui);
    shot(s, "deal-points");
    assert_true(stage_shows(s->list, "12") && stage_shows(s->list, "6"));
    assert_int_equal(stage_pictures(s->list, "robbers/sack"), 1);
    assert_int_equal(stage_pictures(s->list, "figures/arrow_right"), 1); /* halved */
    assert_false(stage_shows(s->list, "10 + 3"));
    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_TEAM, .n = 5, .arg = {ROBBERS_TEAM_ROBBERS, 13, 2, 26, 0}};
    ui.part = 1.0f;
    draw(s, &pub, &ui);
    shot(s, "deal-robbers");
    assert_int_equal(stage_pictures(s->list, "robbers/sack"), 2 + 1); /* one for the told side */
    assert_int_equal(count_of(s->list, "13 × 2"), 1);
    assert_int_equal(count_of(s->list, "26"), 1); /* in its sack alone */
    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {ROBBERS_NOBODY, 0}};
    draw(s, &pub, &ui);
    shot(s, "deal-drawn");
    assert_true(stage_shows(s->list, "a drawn deal"));
    assert_int_equal(count_of(s->list, "13 × 2"), 2);
    assert_true(level(s->list, "robbers/scale_beam"));
}

/* On the smallest window, too, the suit of what is counted can be seen: pixels of a chest or a mask in a row. */
static void suits_in_the_sums_are_seen(void **state) {
    static const float scale[] = {1.0f, 1.75f};
    static const float least = 12.0f, chest = 0.86f, mask = 0.96f; /* so much of their pictures is wide */
    stage *s = *state;
    const robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);

    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {ROBBERS_NOBODY, 0}};
    for (int k = 0; k < 2; k++) {
        int suits = 0;
        stage_size(s, 1024, 600, 3.78f, scale[k]);
        draw(s, &pub, &ui);
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            const char *name = s->list->arena + c->text;
            const bool is_chest = c->kind == UI_PICTURE && strcmp(name, "figures/chest") == 0;
            if (is_chest || (c->kind == UI_PICTURE && strncmp(name, "figures/mask", 12) == 0)) {
                assert_true(c->at.w * (is_chest ? chest : mask) * s->frame.u >= least);
                suits++;
            }
        }
        assert_true(suits > 8);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Of the picture on the first card of a trick. */
static float card_height(stage *s, int n, float scale) {
    static const uint8_t card[] = {C + 5};
    const robbers_pub pub = laid(n, card, 1);
    table_ui ui = public_ui(s);

    stage_size(s, 1024, 600, 3.78f, scale);
    draw(s, &pub, &ui);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        if (c->kind == UI_PICTURE && strncmp(s->list->arena + c->text, "robbers/card_", 13) == 0) {
            return c->at.h;
        }
    }
    fail_msg("no card");
    return 0.0f;
}

/* Large words take of a trick's cards nothing: those who run give way. */
static void large_words_leave_a_trick_its_height(void **state) {
    stage *s = *state;

    for (int n = ROBBERS_MIN_SEATS; n <= ROBBERS_SEATS; n++) {
        assert_true(card_height(s, n, 1.75f) >= card_height(s, n, 1.0f));
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* While a deal is told its point is not in the view yet; later it is. */
static void who_gains_a_point_has_so_many_then(void **state) {
    stage *s = *state;
    robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);

    pub.points[0] = pub.points[2] = 71;
    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {ROBBERS_TEAM_WOLVES, 0}};
    draw(s, &pub, &ui);
    assert_int_equal(stage_pictures(s->list, "figures/coin"), 2);
    assert_int_equal(count_of(s->list, "72"), 1);
    assert_int_equal(count_of(s->list, "71"), 0);
    pub.last.winner = ROBBERS_TEAM_ROBBERS;
    ui = public_ui(s);
    ui.page = 91;
    draw(s, &pub, &ui);
    assert_int_equal(count_of(s->list, "71"), 2 + 1); /* on two plates below the sheet */
    assert_int_equal(count_of(s->list, "72"), 0);
}

/* While that is told the headline comes, then a coin flies to each of the side, whose point is written as it lands;
 * as long whoever wins. */
static void a_won_deal_pays_coin_by_coin(void **state) {
    stage *s = *state;
    robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);
    const nt_view view = {.pub = &pub};

    pub.points[0] = pub.points[2] = 71;
    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {ROBBERS_TEAM_WOLVES, 0}};
    const table_state wolves = robbers_table.state(view, &ui);
    ui.change_left = 1.0f;
    draw(s, &pub, &ui);
    assert_true(stage_shows(s->list, "Deal 1: the sums"));
    assert_int_equal(stage_pictures(s->list, "figures/coin"), 0);
    ui.change_left = 0.4f; /* in the air */
    draw(s, &pub, &ui);
    assert_false(stage_shows(s->list, "Deal 1: the sums"));
    assert_in_range(stage_pictures(s->list, "figures/coin"), 1, 2);
    assert_int_equal(count_of(s->list, "72"), 0);
    ui.change_left = 0.02f;
    draw(s, &pub, &ui);
    assert_int_equal(count_of(s->list, "72"), 1);
    ui.event.arg[0] = ROBBERS_NOBODY;
    const table_state drawn = robbers_table.state(view, &ui);
    assert_true(wolves.stands_ms >= 800);
    assert_int_equal(drawn.stands_ms, wolves.stands_ms);
    assert_int_equal(drawn.stands, wolves.stands);
    ui.event = (nt_event){0};
    assert_int_equal(robbers_table.state(view, &ui).stands, 0);
}

static bool is_number(const char *text) {
    return *text >= '0' && *text <= '9' && strspn(text, "0123456789") == strlen(text);
}

/* How many coins lie on a number. */
static int coins_on_numbers(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *coin = &list->command[i];
        for (int k = 0;
             k < list->n && coin->kind == UI_PICTURE && strcmp(list->arena + coin->text, "figures/coin") == 0; k++) {
            const ui_command *text = &list->command[k];
            n += text->kind == UI_TEXT && is_number(list->arena + text->text) &&
                 ui_meet(coin->at, ui_inset(text->at, 3.0f));
        }
    }
    return n;
}

/* It came over the points of its row, and began on the sack's. */
static void a_coin_flies_over_no_number(void **state) {
    stage *s = *state;
    robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);

    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {ROBBERS_TEAM_WOLVES, 0}};
    for (int i = 100; i > 0; i--) {
        ui.change_left = (float)i / 100.0f;
        draw(s, &pub, &ui);
        assert_int_equal(coins_on_numbers(s->list), 0);
    }
}

/* The beam was one black shape with them where a flat table is low. */
static void a_scale_stands_below_those_who_run(void **state) {
    static const int wide[] = {1472, 1616, 1790};
    stage *s = *state;
    const robbers_pub pub = drawn_deal();
    table_ui ui = public_ui(s);

    ui.page = ROBBERS_PAGE_LAST;
    ui.only_shown = true;
    for (int i = 0; i < 3; i++) {
        ui_rim rim = {.seat = s->seat};
        bool stands = false;
        stage_size(s, wide[i], 800, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, pub.n);
        draw(s, &pub, &ui);
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            if (c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "robbers/scale_stand") == 0) {
                stands = true;
                assert_true(c->at.y > robbers_runners_foot(&s->frame));
            }
        }
        assert_true(stands);
        s->frame.rim = NULL;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Of the cards' zones. */
static ui_rect trick_zones(const ui_draw *list) {
    ui_rect all = {0};

    for (int i = 0; i < list->n_zones; i++) {
        const ui_zone *zone = &list->zone[i];
        if (strcmp(zone->name, "trick") == 0) {
            all = all.w > 0.0f ? ui_both(all, zone->at) : zone->at;
        }
    }
    return all;
}

/* The tag of whoever wins stood on a leg of them. */
static void a_flat_table_has_its_tags_off_those_who_run(void **state) {
    static const uint8_t card[] = {C + 1, R + 1, C + 2, C + 3, C + 4};
    stage *s = *state;
    const table_ui ui = public_ui(s);

    for (int n = 3; n <= ROBBERS_SEATS; n++) {
        ui_rim rim = {.seat = s->seat, .sheet = 160, .side = 257};
        const robbers_pub pub = laid((uint8_t)n, card, n);
        stage_size(s, 1616, 800, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, pub.n);
        draw(s, &pub, &ui);
        const robbers_ring ring = robbers_flat_ring(&s->frame, n);
        const robbers_spot spot = robbers_clear_spot(s->list, &ring, n);
        const robbers_row row = robbers_row_of(s->list, &spot, n);
        assert_true(row.tag[0].y >= robbers_runners_foot(&s->frame));
        s->frame.rim = NULL;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a wide flat table names and emblems stand at the rim, before which a seat's tricks lie; the cards have the room,
 * and stay in sight above the hands that open at the lower edge. */
static void a_flat_table_leaves_the_cards_its_middle(void **state) {
    enum { SHEET = 163, SIDE = 257 };
    static const uint8_t card[] = {C + 1, R + 1, C + 2};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = SHEET, .side = SIDE};
    robbers_pub pub = laid(5, card, 3);
    const table_ui ui = public_ui(s);

    pub.hand[1] = 5;
    stage_size(s, 1702, 800, 3.78f, 1.0f);
    stage_sit(&s->frame, &rim, pub.n);
    draw(s, &pub, &ui);
    shot(s, "flat");
    for (int i = 0; i < s->list->n_zones; i++) {
        const ui_zone *zone = &s->list->zone[i];
        if (strcmp(zone->name, "trick") == 0) {
            assert_true(zone->at.w >= 185.0f);
            assert_true(zone->at.x >= SIDE && zone->at.x + zone->at.w <= s->frame.width - SIDE);
        }
    }
    /* Of the three who played above their cards alone; of the others in the places of theirs, too. */
    assert_int_equal(stage_pictures(s->list, "figures/owl"), 1);
    assert_int_equal(stage_pictures(s->list, "figures/cat"), 2);
    assert_true(rim.of[1].said);
    assert_int_equal(rim.of[1].n_counts, 2);
    assert_int_equal(rim.of[1].count[0].number, 5);
    rim.near = true;
    rim.n_open = 1;
    rim.open[0] = (ui_rect){500, s->frame.height - SHEET, 700, SHEET};
    draw(s, &pub, &ui);
    const ui_rect above = trick_zones(s->list);
    assert_in_range(above.y + above.h, 550, (int)s->frame.height - SHEET);
    rim.n_open = 0;
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Whose side a card has told stands at the owner's chip, and no word of it in the middle. */
static void a_flat_chip_has_the_badge(void **state) {
    static const uint8_t card[] = {C + 1, ROBBERS_WEREWOLF, ROBBERS_TRAITOR};
    stage *s = *state;
    const robbers_pub pub = laid(5, card, 3);
    const table_ui ui = public_ui(s);

    for (int tall = 0; tall < 2; tall++) {
        ui_rim rim = {.seat = s->seat, .sheet = 163, .side = 200};
        stage_size(s, tall ? 800 : 1280, tall ? 1280 : 800, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, pub.n);
        draw(s, &pub, &ui);
        for (int i = 0; i < 3; i++) {
            const ui_rim_seat *of = &rim.of[(pub.trick[0].leader + i) % pub.n];
            assert_true(of->said);
            assert_string_equal(of->badge != NULL ? of->badge : "", i == 0 ? "" : i == 1 ? "werewolf" : "fangs");
        }
        s->frame.rim = NULL;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* How often a text stands there in letters as large as where it is last. */
static int as_large_as_last(const ui_draw *list, const char *text) {
    int n = 0, px = 0;

    for (int i = list->n_boxes - 1; i >= 0; i--) {
        const ui_box *box = &list->box[i];
        if (strcmp(list->arena + box->text, text) == 0) {
            px = px == 0 ? box->px : px;
            n += box->px == px;
        }
    }
    return n;
}

/* Its number is as large in the corner below as in the one above. */
static void a_flat_card_is_read_from_both_ends(void **state) {
    static const uint8_t card[] = {C + 13, R + 12};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 90, .side = 60};
    const robbers_pub pub = laid(5, card, 2);
    const table_ui ui = public_ui(s);

    draw(s, &pub, &ui);
    assert_int_equal(as_large_as_last(s->list, "13"), 1);
    stage_sit(&s->frame, &rim, pub.n);
    draw(s, &pub, &ui);
    assert_int_equal(as_large_as_last(s->list, "13"), 2);
    assert_int_equal(as_large_as_last(s->list, "12"), 2);
    s->frame.rim = NULL;
}

/* How often a number stands there as text, and how many of these have a line right below. */
static int numbers(const ui_draw *list, const char *text, int *lined) {
    static const float high = 0.3f; /* of its width, at most */
    int n = 0;

    *lined = 0;
    for (int i = 0; i + 1 < list->n; i++) {
        const ui_command *c = &list->command[i], *line = c + 1;
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            n++;
            *lined += line->kind == UI_FILL && line->at.y >= c->at.y && line->at.h < high * line->at.w &&
                      fabsf(line->at.x + line->at.w / 2 - c->at.x - c->at.w / 2) < 1.0f;
        }
    }
    return n;
}

/* Below its foot, not across it, with large words as with usual ones; in both corners, in its window, and below it.
 */
static void a_flat_six_stands_on_its_line(void **state) {
    static const uint8_t card[] = {R + 6, C + 9, R + 8};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 90, .side = 60};
    robbers_pub pub = laid(5, card, 3);
    const table_ui ui = public_ui(s);

    for (int percent = 100; percent <= 175; percent += 25) {
        int n, lined;
        stage_size(s, 1096, 538, 3.78f, (float)percent / 100.0f);
        stage_sit(&s->frame, &rim, pub.n);
        draw(s, &pub, &ui);
        n = numbers(s->list, "6", &lined);
        assert_true(n >= 3 && lined == n);
        n = numbers(s->list, "9", &lined);
        assert_true(n >= 3 && lined == n);
        n = numbers(s->list, "8", &lined);
        assert_true(n >= 3 && lined == 0);
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Between the sides of a small flat table a sign says its sentence on two lines, or its word, and nothing cut. */
static void a_flat_sign_is_whole(void **state) {
    static const uint8_t card[] = {R + 6, C + 8};
    static const char *const tag[] = {"en", "de", "en-XA"};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 90, .side = 60};
    const robbers_pub pub = laid(5, card, 2);
    const table_ui ui = public_ui(s);

    for (int i = 0; i < 3; i++) {
        stage_words(s, NT_BUILD_DIR "/locales", tag[i]);
        for (int w = 1000; w <= 1280; w += 70) {
            stage_size(s, w, 768, 3.78f, 1.0f);
            stage_sit(&s->frame, &rim, pub.n);
            draw(s, &pub, &ui);
            stage_fits(s->list);
        }
    }
    s->frame.rim = NULL;
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trick_of_specials_only),
        cmocka_unit_test(special_cards_say_what_they_count),
        cmocka_unit_test(a_seer_that_collapses),
        cmocka_unit_test(a_card_says_what_beats_it),
        cmocka_unit_test(no_name_stands_below_a_card),
        cmocka_unit_test(a_winner_keeps_off_lead_and_trump),
        cmocka_unit_test(a_card_on_its_way_counts_nothing_yet),
        cmocka_unit_test(a_scale_stands_below_those_who_run),
        cmocka_unit_test(a_flat_table_has_its_tags_off_those_who_run),
        cmocka_unit_test(a_flat_table_leaves_the_cards_its_middle),
        cmocka_unit_test(a_flat_chip_has_the_badge),
        cmocka_unit_test(a_flat_sign_is_whole),
        cmocka_unit_test(a_flat_card_is_read_from_both_ends),
        cmocka_unit_test(a_flat_six_stands_on_its_line),
        cmocka_unit_test(badges_show_what_was_played),
        cmocka_unit_test(a_deal_is_spelled_out),
        cmocka_unit_test(suits_in_the_sums_are_seen),
        cmocka_unit_test(large_words_leave_a_trick_its_height),
        cmocka_unit_test(who_gains_a_point_has_so_many_then),
        cmocka_unit_test(a_won_deal_pays_coin_by_coin),
        cmocka_unit_test(a_coin_flies_over_no_number),
    };

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
