/* The table of Witches of the Sabbath without a screen: presses become legal moves, refusals say why, cards can be
 * counted, times and sounds follow from the kind of an event. */
#include <math.h>

#include "games/sabbath/sabbath_table.h"
#include "sabbath_table/stage.h"
#include "ui/card_table.h"
#include "ui/edges.h"
#include "ui/rim.h"

/* A whole match played by pressing nothing but what is shown; forced moves are the house's. */
static void play_by_pressing(stage *s, int seats, uint64_t seed, int variants) {
    nt_match *match = stage_match(seats, seed, variants & 1, variants >> 1 & 1, variants >> 2);
    stage_play_by_pressing(s, match, seed);
    nt_match_destroy(match);
}

static void a_match_can_be_played_by_pressing_what_is_shown(void **state) {
    for (int i = 0; i < 6; i++) {
        play_by_pressing(*state, 3 + i % 3, (uint64_t)i + 1, i % 4);
    }
    play_by_pressing(*state, 3, 9, 7);
}

/* ---- situations, laid out by hand ---- */

typedef struct {
    sabbath_pub pub;
    sabbath_priv me;
    table_ui ui;
} laid;

static void hold(sabbath_priv *me, const char *cards) {
    static const char letters[] = "rbyg";
    uint64_t set = 0;

    for (; cards[0] != '\0'; cards += cards[2] == ' ' ? 3 : 2) {
        const int card = sabbath_card((int)(strchr(letters, cards[0]) - letters), cards[1] - '0');
        set |= (set >> card & 1) != 0 ? UINT64_C(1) << (32 + card) : UINT64_C(1) << card;
    }
    for (int i = 0; i < SABBATH_SET; i++) {
        me->hand[i] = (uint8_t)(set >> (8 * i));
    }
}

/* Seat 1 of four is to play to what seat 0 led. */
static laid lay(stage *s, int lead, int c1, const char *hand) {
    laid l = {.pub = {.n = 4,
                      .games = 1,
                      .phase = SABBATH_PLAY,
                      .turn = 1,
                      .column = {SABBATH_RED, SABBATH_BLUE, SABBATH_YELLOW, SABBATH_GREEN},
                      .played = 1,
                      .lead = (uint8_t)lead,
                      .won = SABBATH_NONE},
              .me = {.face_down = SABBATH_NONE}};

    memset(l.pub.trick, SABBATH_NONE, l.pub.n);
    memset(l.pub.taker, SABBATH_NONE, l.pub.n);
    memset(l.pub.left_over, SABBATH_NONE, sizeof l.pub.left_over);
    for (int i = 0; i < SABBATH_COLOURS; i++) {
        l.pub.opt[SABBATH_OPT_FRONT + i] = (uint8_t)(5 - i);
        l.pub.opt[SABBATH_OPT_BACK + i] = (uint8_t)(8 - i);
    }
    l.pub.trick[0] = (uint8_t)c1;
    hold(&l.me, hand);
    memset(l.pub.hand, 4, 4);
    l.ui = (table_ui){.frame = TABLE_PRIVATE, .seat = s->seat, .asked = 1, .legal = s->legal, .part = 1.0f};
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, &l.me, 1}, s->legal, NT_MAX_LEGAL);
    return l;
}

static bool press(laid *l, const char *zone, int n, nt_move *move) {
    const nt_view view = {&l->pub, l->ui.frame == TABLE_PRIVATE ? &l->me : NULL,
                          l->ui.frame == TABLE_PRIVATE ? 1 : NT_SPECTATOR};
    const ui_input in = {.kind = UI_CHOOSE, .zone = zone, .n = n};
    bool has_move = false;

    assert_true(sabbath_table.input(view, &l->ui, &in, move, &has_move));
    return has_move;
}

static void draw_private(stage *s, laid *l) {
    stage_draw(s, s->list, (nt_view){&l->pub, &l->me, 1}, &l->ui);
}

/* Cards lie by colour and number: red 2, blue 3, green 5. */
static void an_illegal_card_says_what_must_be_followed(void **state) {
    static const struct {
        int lead, index;
        const char *why;
    } of[] = {{SABBATH_LEAD_OPEN, 0, "You can follow: play a green card or a 3."},
              {SABBATH_LEAD_COLOUR, 1, "Green leads and you hold it: play a green card."},
              {SABBATH_LEAD_NUMBER, 2, "The number 3 leads and you hold it: play a 3."}};
    stage *s = *state;
    nt_move move;

    for (int i = 0; i < 3; i++) {
        laid l = lay(s, of[i].lead, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
        draw_private(s, &l);
        assert_false(stage_shows(s->list, of[i].why));
        assert_true((ui_zone_named(s->list, "card", of[i].index)->flags & UI_ZONE_OFF) != 0);
        assert_false(press(&l, "card", of[i].index, &move));
        draw_private(s, &l);
        assert_true(stage_shows(s->list, of[i].why));
        assert_false(press(&l, "done", 0, &move)); /* nothing is chosen */
    }
}

static void legal_cards_are_raised(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    float y[2] = {0, 0};

    draw_private(s, &l);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const char *name = c->kind == UI_PICTURE ? s->list->arena + c->text : "";
        if (strcmp(name, "sabbath/card_blue_3") == 0) {
            y[0] = c->at.y;
        } else if (strcmp(name, "sabbath/card_green_5") == 0) {
            y[1] = c->at.y;
        }
    }
    assert_true(y[0] > 0 && y[1] > 0 && y[1] < y[0] - 5);
}

/* Of a large hand, too: what a card covers of the one before it is its rim. */
static void of_every_card_the_figure_is_seen(void **state) {
    static const char *const hand[] = {"r1 r2 r3 r4 b1 b2 b3 b4 y1 y2", "r1 r2 r3 r4 r5 b1 b2 b3 b4 b5 y1 y2 g5"};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const float figure = 0.84f; /* of the width, up to its right edge */
    stage *s = *state;

    for (int i = 0; i < 6; i++) {
        stage_size(s, size[i % 3][0], size[i % 3][1], 3.78f, 1.0f);
        laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), hand[i / 3]);
        draw_private(s, &l);
        for (int card = 0; card < (i < 3 ? 10 : 13); card++) {
            const ui_rect seen = ui_zone_named(s->list, "card", card)->at;
            assert_in_range((int)(100 * seen.w / (seen.h * TABLE_CARD)), (int)(100 * figure), 101);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Ten in a row are no narrower than this. */
static void a_hand_of_ten_has_large_cards(void **state) {
    static const float least = 100.0f;
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r1 r2 r3 r4 b1 b2 b3 b4 y1 y2");

    draw_private(s, &l);
    assert_true(ui_zone_named(s->list, "card", 9)->at.w >= least);
}

static int texts(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, text) == 0;
    }
    return n;
}

/* With large letters, too, the trick says by name who plays: smaller where they have to be, and a long one over what
 * a short one beside it leaves, before it is emblems. */
static void names_stand_below_the_cards(void **state) {
    static const char *const name[][5] = {{"Owl", "Hare", "Snail", "Stag", "Cat"},
                                          {"Eule", "Hase", "Schnecke", "Hirsch", "Katze"},
                                          {"Hibou", "Lièvre", "Escargot", "Cerf", "Chat"}};
    stage *s = *state;
    ui_seat before[NT_MAX_SEATS];
    const laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2");
    sabbath_pub pub = l.pub;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};

    memcpy(before, s->seat, sizeof before);
    pub.n = 5;
    memset(pub.trick + 1, SABBATH_NONE, 4);
    memset(pub.taker, SABBATH_NONE, 5);
    stage_size(s, 1280, 800, 3.78f, 1.75f);
    for (size_t of = 0; of < sizeof name / sizeof name[0]; of++) {
        for (int i = 0; i < 5; i++) {
            strcpy(s->seat[i].name, name[of][i]);
        }
        stage_draw(s, s->list, (nt_view){&pub, NULL, NT_SPECTATOR}, &ui);
        for (int i = 0; i < 5; i++) {
            assert_int_equal(texts(s->list, name[of][i]), 2); /* on the plate and below the card */
        }
    }
    memcpy(s->seat, before, sizeof before);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* The px of the first name that is read, which is the one on the plate. */
static int px_on_plate(stage *s, const laid *l, float text) {
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};

    stage_size(s, 1024, 600, 3.0f, text);
    stage_draw(s, s->list, (nt_view){&l->pub, NULL, NT_SPECTATOR}, &ui);
    const ui_rect plate = ui_zone_named(s->list, ZONE_SEAT, 1)->at;
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *b = &s->list->box[i];
        if (ui_meet(b->at, plate) && strcmp(s->list->arena + b->text, s->seat[1].name) == 0) {
            return b->px;
        }
    }
    return 0;
}

/* Large words are large on plates, too. */
static void names_on_plates_grow_with_the_text(void **state) {
    stage *s = *state;
    const laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2");
    const int usual = px_on_plate(s, &l, 1.0f), large = px_on_plate(s, &l, 1.75f);

    assert_true(usual > 0 && (float)large >= 1.3f * (float)usual);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void a_card_is_chosen_and_then_played_or_dropped(void **state) {
    static const char *const ends[] = {"done", "slot"};
    stage *s = *state;
    nt_move move = {0};

    for (int i = 0; i < 2; i++) {
        laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
        assert_false(press(&l, "card", 1, &move));
        assert_false(press(&l, "card", 2, &move));
        assert_true(press(&l, ends[i], 0, &move));
        assert_int_equal(move.kind, SABBATH_MOVE_PLAY);
        assert_int_equal(move.arg[0], sabbath_card(SABBATH_GREEN, 5));
    }
}

/* A card that is chosen is seen in its place of the trick, too, before it is played. */
static void a_chosen_card_is_seen_in_the_trick(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    nt_move move = {0};

    draw_private(s, &l);
    assert_int_equal(stage_pictures(s->list, "sabbath/card_green_5"), 1);
    press(&l, "card", 2, &move);
    draw_private(s, &l);
    assert_int_equal(stage_pictures(s->list, "sabbath/card_green_5"), 2);
    assert_int_equal(stage_pictures(s->list, "sabbath/card_blue_3"), 1);
}

/* Who cannot follow is told that the card lies face down, and the same press plays it so. */
static void a_silent_card_goes_face_down(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r2 b3");
    nt_move move = {0};

    l.pub.opt[SABBATH_OPT_SILENT] = 1;
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, &l.me, 1}, s->legal, NT_MAX_LEGAL);
    draw_private(s, &l);
    assert_true(stage_shows(s->list, "face down"));
    press(&l, "card", 0, &move);
    draw_private(s, &l);
    assert_int_equal(stage_pictures(s->list, "sabbath/back"), 1); /* as it will lie in the trick */
    assert_true(press(&l, "done", 0, &move));
    assert_int_equal(move.kind, SABBATH_MOVE_FACE_DOWN);
}

/* The trick of T1 is full and won by green 4 of seat 1. */
static laid lay_won(stage *s, sabbath_phase phase) {
    static const uint8_t trick[4] = {17, 18, 15, 13}; /* g3 g4 g1 y4 */
    laid l = lay(s, SABBATH_LEAD_COLOUR, 17, "r2");

    memcpy(l.pub.trick, trick, sizeof trick);
    l.pub.played = 4;
    l.pub.won = 1;
    l.pub.phase = (uint8_t)phase;
    l.ui.frame = TABLE_PUBLIC;
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, NULL, 1}, s->legal, NT_MAX_LEGAL);
    return l;
}

static ui_rect picture(const ui_draw *list, const char *name) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, name) == 0) {
            return c->at;
        }
    }
    fail_msg("no picture %s", name);
    return (ui_rect){0, 0, 0, 0};
}

/* A picture that is scaled by the group around it: as it is seen. */
static ui_rect seen_picture(const ui_draw *list, const char *name) {
    const ui_command *group = NULL;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP && c->scale_x != 1.0f) {
            group = c;
        } else if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, name) == 0 && group != NULL) {
            return ui_centre(c->at, c->at.w * group->scale_x, c->at.h * group->scale_y);
        }
    }
    fail_msg("no picture %s", name);
    return (ui_rect){0, 0, 0, 0};
}

/* How many lines are this word alone. */
static int says(const ui_draw *list, const char *text) {
    int n = 0;
    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, text) == 0;
    }
    return n;
}

/* The foot of the last text of these letters. */
static ui_rect last_text(const ui_draw *list, const char *text) {
    ui_rect at = {0};

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        at = c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0 ? c->at : at;
    }
    return at;
}

/* A way is the score card of the place that she goes to, with a word at its foot; it is pressed there and on the
 * witch who stands there. A tall board has the card below her, low: the word stands between the two witches. */
static void a_way_is_the_place_that_she_goes_to(void **state) {
    static const char *const beside[] = {"sabbath/witch_red", "sabbath/witch_yellow"};
    stage *s = *state;

    for (int tall = 0; tall < 2; tall++) {
        laid l = lay_won(s, SABBATH_WITCH);
        stage_size(s, tall ? 800 : 1280, tall ? 1280 : 800, 3.78f, 1.0f);
        memcpy(l.pub.column, (const uint8_t[]){SABBATH_RED, SABBATH_GREEN, SABBATH_YELLOW, SABBATH_BLUE}, 4);
        l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, NULL, 1}, s->legal, NT_MAX_LEGAL);
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        for (int direction = SABBATH_UP; direction <= SABBATH_DOWN; direction++) {
            const ui_rect other = picture(s->list, beside[direction]),
                          zone = ui_zone_named(s->list, "swap", direction)->at;
            char worth[8];
            snprintf(worth, sizeof worth, "+%d", sabbath_value(&l.pub, direction == SABBATH_UP ? 0 : 2));
            const ui_rect word = last_text(s->list, worth);
            const ui_rect way = last_text(s->list, direction == SABBATH_UP ? "Raise" : "Lower");
            assert_int_equal(says(s->list, worth), 1); /* on her card there alone */
            assert_true(tall ? word.y > other.y + other.h : word.x < other.x);
            assert_true(zone.x <= word.x && zone.y <= word.y - word.h / 2 && word.y <= zone.y + zone.h);
            assert_true(zone.x + zone.w >= other.x + other.w && zone.y <= other.y);
            if (tall) { /* between the two who change places */
                assert_true(direction == SABBATH_UP ? way.y > word.y : way.y < other.y);
            } else {
                assert_false(ui_meet(way, other));
                assert_true(way.y > other.y + other.h / 2 && way.y < other.y + other.h);
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void the_swap_is_chosen_on_the_column(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_WITCH);
    nt_move move = {0};

    memcpy(l.pub.column, (const uint8_t[]){SABBATH_RED, SABBATH_GREEN, SABBATH_YELLOW, SABBATH_BLUE}, 4);
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, NULL, 1}, s->legal, NT_MAX_LEGAL);
    for (int direction = SABBATH_UP; direction <= SABBATH_DOWN; direction++) {
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_non_null(ui_zone_named(s->list, "swap", direction));
        assert_true(press(&l, "swap", direction, &move));
        assert_int_equal(move.kind, SABBATH_MOVE_WITCH);
        assert_int_equal(move.arg[0], direction);
    }
}

/* While the house makes the forced move it is told who moves whom, and the way that is shut has no arrow. */
static void a_forced_swap_says_who_moves_the_witch(void **state) {
    stage *s = *state;

    for (int i = 0; i < 2; i++) {
        laid l = lay_won(s, SABBATH_WITCH);
        memcpy(l.pub.column,
               i == 0 ? (const uint8_t[]){SABBATH_GREEN, SABBATH_RED, SABBATH_YELLOW, SABBATH_BLUE}
                      : (const uint8_t[]){SABBATH_RED, SABBATH_BLUE, SABBATH_YELLOW, SABBATH_GREEN},
               4);
        l.ui.n_legal = 0;
        l.ui.asked = NT_SPECTATOR;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_null(ui_zone_named(s->list, "swap", i == 0 ? SABBATH_UP : SABBATH_DOWN));
        assert_true(
            stage_shows(s->list, i == 0 ? "Hare must lower the green witch." : "Hare must raise the green witch."));
    }
}

static void a_card_of_the_trick_is_taken_by_pressing_it(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    nt_move move = {0};

    l.pub.taker[1] = 1;
    l.pub.drafted = 1;
    l.pub.turn = 2;
    l.ui.asked = 2;
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, NULL, 2}, s->legal, NT_MAX_LEGAL);
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    assert_null(ui_zone_named(s->list, "take", 1));
    assert_non_null(ui_zone_named(s->list, "take", 3));
    assert_true(press(&l, "take", 3, &move));
    assert_int_equal(move.kind, SABBATH_MOVE_TAKE);
    assert_int_equal(move.arg[0], sabbath_card(SABBATH_YELLOW, 4));
}

/* A press shows them large, the next one puts them away and decides nothing. */
static void taken_cards_can_be_counted(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    nt_move move;

    hold(&l.me, "r1 r1 b5");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    assert_non_null(ui_zone_named(s->list, "seat", 2));
    assert_false(stage_shows(s->list, "cards taken"));
    assert_false(press(&l, "seat", 2, &move));
    assert_true(l.ui.reading); /* nothing goes on meanwhile */
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Snail: cards taken"));
    assert_true(stage_shows(s->list, "Points now"));
    assert_int_equal(stage_pictures(s->list, "figures/hat"), 1);
    assert_int_equal(stage_pictures(s->list, "figures/imp"), 1);
    assert_false(press(&l, "take", 0, &move));
    assert_false(l.ui.reading);
    stage_draw(s, s->list, view, &l.ui);
    assert_false(stage_shows(s->list, "cards taken"));
    bool has_move = false;
    const ui_input back = {.kind = UI_BACK};
    assert_false(press(&l, "seat", 2, &move));
    assert_true(sabbath_table.input(view, &l.ui, &back, &move, &has_move)); /* Esc, too */
    assert_false(l.ui.reading || has_move);
    assert_false(sabbath_table.input(view, &l.ui, &back, &move, &has_move)); /* the next one is the menu's */
}

/* The plate that has been laid last and has so much room is a sheet. */
static ui_rect sheet_of(const ui_draw *list) {
    static const float least = 300.0f;

    for (int i = list->n - 1; i > 0; i--) {
        if (list->command[i].kind == UI_SHAPE && list->command[i].at.w > least && list->command[i].at.h > least) {
            return list->command[i].at;
        }
    }
    fail_msg("no sheet");
    return (ui_rect){0, 0, 0, 0};
}

/* Whose cards are counted stays in sight beside them, wherever it sits; all the rest stands back. */
static void a_sheet_lies_beside_its_seat(void **state) {
    stage *s = *state;
    nt_move move;

    for (int seat = 0; seat < 4; seat++) {
        laid l = lay_won(s, SABBATH_DRAFT);
        hold(&l.me, "r1 r1 b5");
        memcpy(l.pub.taken[seat], l.me.hand, SABBATH_SET);
        assert_false(press(&l, "seat", seat, &move));
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const ui_rect sheet = sheet_of(s->list);
        assert_false(ui_meet(sheet, ui_zone_named(s->list, "seat", seat)->at));
        bool back = false;
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            back |= c->kind == UI_FILL && c->at.w >= s->frame.width && c->at.h >= s->frame.height && i > 20;
        }
        assert_true(back);
    }
}

/* Who wins a trick is told with the reason: by what leads, and that of equal cards the later one wins. */
static void a_trick_is_told_with_its_reason(void **state) {
    static const struct {
        uint8_t position, lead, equal;
        const char *said;
    } of[] = {{1, SABBATH_LEAD_COLOUR, 0, "Hare wins with green 4: highest number."},
              {1, SABBATH_LEAD_COLOUR, 1, "Hare wins with green 4: the later of equals."},
              {1, SABBATH_LEAD_NUMBER, 0, "Hare wins with green 4: highest witch."},
              {1, SABBATH_LEAD_NUMBER, 1, "Hare wins with green 4: the later of equals."},
              {1, SABBATH_LEAD_OPEN, 1, "Hare wins with green 4: the later of equals."},
              {0, SABBATH_LEAD_OPEN, 0, "Hare wins with green 4: nobody followed."}};
    stage *s = *state;
    const laid l = lay_won(s, SABBATH_WITCH);

    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        const nt_event e = {
            .to = NT_ALL, .kind = SABBATH_EV_TRICK, .n = 5, .arg = {1, 18, of[i].position, of[i].lead, of[i].equal}};
        assert_string_equal(stage_sentence(s, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &e, true), of[i].said);
    }
}

/* However many cards a hand has, the trick stands on its axis, and so does the button below it. */
static void the_trick_stands_on_the_axis_of_the_hand(void **state) {
    static const char *const hands[] = {"r2 b3", "r1 r2 b1 b2 b3 y1 y2 y3 g1 g2 g4 g5 g5"};
    stage *s = *state;

    for (int i = 0; i < 2; i++) {
        laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), hands[i]);
        l.pub.n = 3;
        l.pub.played = 1;
        draw_private(s, &l);
        const ui_rect slot = ui_zone_named(s->list, "slot", 0)->at;
        const ui_rect done = ui_zone_named(s->list, ZONE_DONE, 0)->at;
        assert_float_equal(slot.x + slot.w / 2, done.x + done.w / 2, 2.0f); /* the second of three */
    }
}

/* With nothing led there is no banner at its left: the places of the trick and the words beside them have the hand's
 * axis as their middle. */
static void before_the_lead_trick_and_words_share_the_axis(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_EMPTY, SABBATH_NONE, "r1 r2 b1 b2 b3 y1 y2 y3 g1 g2 g4 g5 g5");
    float right = 0.0f;

    l.pub.n = 3;
    l.pub.played = 0;
    l.pub.leader = 1;
    l.ui.n_legal = sabbath_game.legal(&(nt_view){&l.pub, &l.me, 1}, s->legal, NT_MAX_LEGAL);
    draw_private(s, &l);
    const ui_rect slot = ui_zone_named(s->list, "slot", 0)->at, done = ui_zone_named(s->list, ZONE_DONE, 0)->at;
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        right = strstr(s->list->arena + box->text, "lead any") != NULL ? box->at.x + box->at.w : right;
    }
    assert_true(right > slot.x);
    assert_float_equal((slot.x + right) / 2, done.x + done.w / 2, 3.0f);
}

/* The lower of the two places where a name stands. */
static ui_rect lower_name(const stage *s, const char *name) {
    ui_rect at = {0};

    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        at = strcmp(s->list->arena + box->text, name) == 0 && box->at.y > at.y ? box->at : at;
    }
    return at;
}

/* Somebody who is asked nothing and has nothing to follow sees no words beside the trick, and no place for them. */
static void a_trick_without_words_stands_on_the_axis(void **state) {
    static const float text[] = {1.0f, 1.3f, 1.75f}, emblem = 34.0f;
    stage *s = *state;

    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        stage_size(s, 1280, 800, 3.78f, text[i]);
        laid l = lay(s, SABBATH_LEAD_EMPTY, SABBATH_NONE, "r1 r2 b1 b2 b3 y1 y2 y3 g1 g2 g4 g5 g5");
        l.pub.n = 3;
        l.pub.played = 0;
        l.pub.leader = 0;
        draw_private(s, &l);
        const ui_rect done = ui_zone_named(s->list, ZONE_DONE, 0)->at;
        l.ui.n_legal = 0;
        draw_private(s, &l);
        const ui_rect second = lower_name(s, l.ui.seat[1].name), third = lower_name(s, l.ui.seat[2].name);
        assert_true(second.w > 0 && third.x > second.x + second.w);
        assert_float_equal(second.x + second.w / 2, done.x + done.w / 2, emblem); /* which stands before it */
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* What leads fills its sign, in letters that are smaller there, too: behind them is as much as before the marks. */
static void the_sign_of_what_leads_is_as_wide_as_its_words(void **state) {
    static const char *const lang[] = {"en", "de", "th"};
    static const float most = 30.0f, margin = 8.0f; /* du; of a plate's document */
    stage *s = *state;

    stage_size(s, 1280, 800, 3.78f, 1.75f);
    for (size_t i = 0; i < sizeof lang / sizeof *lang; i++) {
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i]);
        laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_BLUE, 4), "b1");
        const ui_command *plate = NULL, *words = NULL;
        l.pub.n = 3;
        l.pub.played = 1;
        l.ui.frame = TABLE_PUBLIC;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const char *text =
            TEXT_SAY(&s->list->words, "sabbath.lead.open", TEXT_STR("colour", "blue"), TEXT_NUM("n", 4));
        for (int k = 0; k < s->list->n && words == NULL; k++) {
            const ui_command *c = &s->list->command[k];
            plate = c->kind == UI_SHAPE && c->solid > 0.0f ? c : plate;
            words = c->kind == UI_TEXT && strcmp(s->list->arena + c->text, text) == 0 ? c : NULL;
        }
        assert_non_null(words);
        assert_true(plate->at.x + plate->at.w - margin - words->at.x - words->at.w < most);
    }
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Beside large words, too, which stand below it on the same axis. */
static void large_words_stand_on_the_axis_of_the_hand(void **state) {
    stage *s = *state;

    for (int n = 3; n <= SABBATH_SEATS; n += 2) {
        stage_size(s, 1280, 800, 3.78f, 1.75f);
        laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r1 r2 b1 b2 y2 g1 g4 g5");
        l.pub.n = (uint8_t)n;
        l.pub.played = 1;
        draw_private(s, &l);
        const ui_rect slot = ui_zone_named(s->list, "slot", 0)->at, done = ui_zone_named(s->list, ZONE_DONE, 0)->at;
        const ui_rect card = ui_zone_named(s->list, ZONE_CARD, 0)->at;
        const float axis = done.x + done.w / 2;
        int lines = 0;
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_box *box = &s->list->box[i];
            if (strstr(s->list->arena + box->text, "follow") != NULL) {
                assert_float_equal(box->at.x + box->at.w / 2, axis, 3.0f);
                assert_true(box->at.y > slot.y + slot.h && box->at.y + box->at.h < card.y + 20.0f);
                lines++;
            }
        }
        assert_true(lines >= 2);
        assert_true(n != 3 || fabsf(slot.x + slot.w / 2 - axis) < 3.0f); /* the second of three */
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* What is to be done stands clear of the names above it and of the hand below. */
static void words_have_air_above_and_below(void **state) {
    static const float air = 16.0f, edge = 14.0f,
                       rises = 14.0f; /* of a name that is lit; of a card that may be played */
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r1 r2");
    const char *task = "Hare: you cannot follow.";

    draw_private(s, &l);
    const ui_rect card = ui_zone_named(s->list, "card", 0)->at;
    float names = 0.0f, words = 0.0f, meaning = 0.0f;
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const char *text = c->kind == UI_TEXT ? s->list->arena + c->text : "";
        names = strcmp(text, "Owl") == 0 ? fmaxf(names, c->at.y) : names; /* its foot */
        words = strcmp(text, task) == 0 ? c->at.y - 0.75f * c->at.h : words;
        meaning = strcmp(text, "Play any card. It cannot win.") == 0 ? c->at.y : meaning;
    }
    assert_true(words - names > edge + air && card.y - meaning > rises + air);
}

/* Whoever cannot follow is not asked to. */
static void who_cannot_follow_is_told_so(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r2 b3");

    draw_private(s, &l);
    assert_true(stage_shows(s->list, "Hare: you cannot follow."));
    assert_false(stage_shows(s->list, "follow green"));
}

/* Points are compared once there are any. */
static void nobody_compares_no_points(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r1 r1 b5");
    const nt_view view = {&l.pub, &l.me, 1};

    draw_private(s, &l);
    assert_string_equal(sabbath_table.goal(view, &l.ui, &s->list->words),
                        "The highest total wins. A witch that sinks is worth less.");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    assert_string_equal(sabbath_table.goal(view, &l.ui, &s->list->words),
                        "The highest total wins: you 0 now, others up to 9. A witch that sinks is worth less.");
}

/* Nobody takes what a bot has to follow for a task of somebody at the table. */
static void a_bot_is_not_told_what_to_do(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_COLOUR, sabbath_card(SABBATH_GREEN, 3), "r2 b3");
    ui_seat chair[NT_MAX_SEATS];

    memcpy(chair, s->seat, sizeof chair);
    l.ui = (table_ui){.frame = TABLE_PUBLIC, .seat = chair, .asked = NT_SPECTATOR, .part = 1.0f};
    for (int bot = 0; bot < 2; bot++) {
        chair[1].bot = bot != 0;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_true(stage_shows(s->list, "Hare is choosing") == chair[1].bot);
        assert_true(stage_shows(s->list, "follow green") != chair[1].bot);
    }
}

/* What a bot does with the witch and the cards is said, and asked of nobody. */
static void what_a_bot_does_is_said(void **state) {
    static const struct {
        sabbath_phase phase;
        const char *bot, *person;
    } step[] = {{SABBATH_DRAFT, "is taking a card", ": take a card"},
                {SABBATH_WITCH, "is moving the green witch", ": raise or lower the green witch"}};
    stage *s = *state;
    ui_seat chair[NT_MAX_SEATS];

    memcpy(chair, s->seat, sizeof chair);
    for (int i = 0; i < 4; i++) {
        const bool bot = i % 2 != 0;
        laid l = lay_won(s, step[i / 2].phase);
        memcpy(l.pub.column, (const uint8_t[]){SABBATH_RED, SABBATH_GREEN, SABBATH_BLUE, SABBATH_YELLOW}, 4);
        l.ui.seat = chair;
        l.ui.asked = NT_SPECTATOR;
        chair[l.pub.turn].bot = bot;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_true(stage_shows(s->list, step[i / 2].bot) == bot);
        assert_true(stage_shows(s->list, step[i / 2].person) != bot);
    }
}

/* Nobody is asked to choose among equal cards, or to take the only one that is left. */
static void what_is_left_of_a_trick_is_no_question(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    for (int left = 3; left >= 1; left--) {
        for (int i = 0; i < l.pub.n; i++) {
            l.pub.trick[i] = (uint8_t)sabbath_card(SABBATH_GREEN, i < 2 ? 3 : 2 + i);
            l.pub.taker[i] = i < left ? SABBATH_NONE : 0;
        }
        stage_draw(s, s->list, view, &l.ui);
        assert_true(stage_shows(s->list, ": take a card") == (left == 3));
        assert_true(stage_shows(s->list, "gets what is left: green 3") == (left < 3));
    }
}

/* Which of several games it is stands on the table; of one alone nothing is said. */
static void several_games_are_counted(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    stage_draw(s, s->list, view, &l.ui);
    assert_false(stage_shows(s->list, "Game"));
    l.pub.games = 4;
    l.pub.game = 1;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Game 2 of 4"));
}

/* The disc round a number on a shelf is told on the table, beside one of its own colour. */
static void discs_on_the_shelves_are_told(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "most: +2"));
    l.pub.phase = SABBATH_DEAL; /* there are no shelves yet */
    stage_draw(s, s->list, view, &l.ui);
    assert_false(stage_shows(s->list, "most: +2"));
}

/* Of the lowest text of these letters, the middle of its figures. */
static float middle_of(const ui_draw *list, const char *text) {
    float lowest = -1.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, text) == 0) {
            lowest = fmaxf(lowest, c->at.y - 0.35f * c->at.h);
        }
    }
    assert_true(lowest >= 0.0f);
    return lowest;
}

static bool is_emblem(const ui_draw *list, const ui_command *c) {
    const char *name = c->kind == UI_PICTURE ? list->arena + c->text : "";

    return strcmp(name, "figures/book") == 0 || strcmp(name, "figures/cup") == 0 ||
           strcmp(name, "figures/castle") == 0 || strcmp(name, "figures/island") == 0;
}

/* Of three, four and five a card of the trick is so wide, and at the top all are clear of the moon before which the
 * witch flies. */
static void cards_of_a_trick_are_large(void **state) {
    static const float least[] = {195.0f, 148.0f, 117.0f};
    stage *s = *state;

    stage_size(s, 1280, 800, 3.78f, 1.0f);
    for (int n = 3; n <= 5; n++) {
        laid l = lay_won(s, SABBATH_WITCH);
        l.pub.n = (uint8_t)n;
        l.pub.trick[4] = l.pub.trick[0];
        l.pub.played = (uint8_t)n;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_true(picture(s->list, "sabbath/card_green_4").w >= least[n - 3]);
        for (int seat = 0; seat < n; seat++) {
            const ui_rect at = ui_zone_named(s->list, ZONE_SEAT, seat)->at;
            assert_true(at.y > 100.0f || at.x + at.w < 955.0f);
        }
        if (n == 4) { /* above each other */
            const ui_rect own = ui_zone_named(s->list, ZONE_SEAT, 0)->at,
                          top = ui_zone_named(s->list, ZONE_SEAT, 2)->at;
            assert_float_equal(top.x + top.w / 2, own.x + own.w / 2, 0.5f);
        }
    }
}

/* In a tall window of five, too; and all have their plates below their shelves. */
static void a_tall_window_has_large_cards_of_five(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_WITCH);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    l.pub.n = l.pub.played = 5;
    l.pub.trick[4] = l.pub.trick[0];
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    assert_true(picture(s->list, "sabbath/card_green_4").w >= 112.0f);
    const ui_rect first = ui_zone_named(s->list, ZONE_SEAT, 0)->at;
    for (int seat = 1; seat < 5; seat++) {
        const ui_rect at = ui_zone_named(s->list, ZONE_SEAT, seat)->at;
        assert_float_equal(at.w, first.w, 0.5f);
        assert_float_equal(at.h, first.h, 0.5f);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* The words below a plate are on a ground as dark as the apron's. */
static void to_act_stands_off_the_apron(void **state) {
    static const int window[][2] = {{1280, 800}, {800, 1280}};
    static const float rim = 16.0f; /* of the hills that the apron begins with */
    stage *s = *state;

    for (int i = 0; i < 2; i++) {
        laid l = lay_won(s, SABBATH_WITCH);
        stage_size(s, window[i][0], window[i][1], 3.78f, 1.0f);
        l.pub.turn = 0;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const ui_rect own = ui_zone_named(s->list, ZONE_SEAT, 0)->at;
        const float ends = own.y + own.h + ui_seat_strip(&s->frame);
        assert_true(ends + rim < s->frame.height - ui_apron_height(&s->frame));
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* The names below the trick end above a hand that is opened on a flat table. */
static void an_open_hand_hides_no_name_of_the_trick(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 250.0f};

    for (int n = 3; n <= 5; n++) {
        laid l = lay_won(s, SABBATH_WITCH);
        l.pub.n = (uint8_t)n;
        l.pub.trick[4] = l.pub.trick[0];
        l.pub.played = (uint8_t)n;
        s->frame.rim = &rim;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        s->frame.rim = NULL;
        const ui_rect card = picture(s->list, "sabbath/card_green_4");
        assert_true(card.y + card.h + 36.0f < s->frame.height - rim.sheet);
    }
}

static ui_rect witch_at(const ui_draw *list, int colour) {
    char name[40];

    snprintf(name, sizeof name, "sabbath/witch_%s", sabbath_colour_id[colour]);
    return picture(list, name);
}

/* With five, too, the middle of the column, of the trick and of the shelves at the sides are on one line, and the two
 * at the top are evenly about the middle of the trick. */
static void five_sit_about_one_middle(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}};
    static const float off = 16.0f;
    stage *s = *state;

    for (int k = 0; k < 2; k++) {
        laid l = lay_won(s, SABBATH_WITCH);
        l.pub.n = 5;
        l.pub.trick[4] = l.pub.taker[4] = SABBATH_NONE;
        stage_size(s, window[k][0], window[k][1], 3.78f, 1.0f);
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const ui_rect top = witch_at(s->list, l.pub.column[0]), low = witch_at(s->list, l.pub.column[3]);
        const ui_rect card = picture(s->list, "sabbath/card_green_3");
        const ui_rect side = ui_zone_named(s->list, ZONE_SEAT, 1)->at,
                      other = ui_zone_named(s->list, ZONE_SEAT, 4)->at;
        const ui_rect left = ui_zone_named(s->list, ZONE_SEAT, 2)->at,
                      right = ui_zone_named(s->list, ZONE_SEAT, 3)->at;
        const float column = (top.y + low.y + low.h) / 2, trick = card.y + card.h / 2;
        assert_float_equal(column, trick, off);
        assert_float_equal(column, side.y + side.h / 2, off);
        assert_float_equal((left.x + right.x + right.w) / 2, (side.x + other.x + other.w) / 2, 1.0f);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* However many cards of a number somebody has taken: at the top of five, too, none is cut by the window's edge, and
 * none hides another. */
static void a_high_stack_stays_on_the_screen(void **state) {
    static const char *const taken[] = {"r3 r3 b3", "r3 r3 b3 b3", "r3 r3 b3 b3 y3", "r3 r3 b3 b3 y3 y3",
                                        "r3 r3 b3 b3 y3 y3 g3 g3"};
    static const int cards[] = {3, 4, 5, 6, 8};
    stage *s = *state;

    for (int i = 0; i < 10; i++) {
        laid l = lay_won(s, SABBATH_OVER);
        ui_rect seen[8];
        int n = 0;
        stage_size(s, 1280, 800, 3.78f, i % 2 ? 1.75f : 1.0f);
        hold(&l.me, taken[i / 2]);
        l.pub.n = 5;
        l.pub.trick[4] = l.pub.taker[4] = SABBATH_NONE;
        memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const ui_rect house = ui_zone_named(s->list, ZONE_SEAT, 2)->at;
        const ui_mark *wood = ui_mark_next(s->list, "house", NULL);
        while (wood != NULL && wood->n != 2) {
            wood = ui_mark_next(s->list, "house", wood);
        }
        assert_non_null(wood);
        for (int k = 0; k < s->list->n; k++) {
            const ui_rect at = s->list->command[k].at;
            const bool there = at.x > house.x && at.x < house.x + house.w && at.y < house.y + house.h;
            if (!there || !is_emblem(s->list, &s->list->command[k])) {
                continue;
            }
            assert_true(at.y >= 4.0f && at.w >= 13.0f);
            assert_true(at.y > wood->at.y); /* within its shelf, however many */
            for (int before = 0; before < n; before++) {
                const ui_rect o = seen[before];
                assert_true(at.y >= o.y + o.h || o.y >= at.y + at.h || at.x >= o.x + o.w || o.x >= at.x + at.w);
            }
            assert_true(n < 8);
            seen[n++] = at;
        }
        assert_int_equal(n, cards[i / 2]);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Three cards of a number make no lower tiles than two of another do: what stands higher is more, on every shelf. */
static void tiles_of_all_shelves_are_as_high(void **state) {
    stage *s = *state;

    for (int own = 0; own < 2; own++) {
        laid l = lay_won(s, SABBATH_DRAFT);
        const nt_view view = {&l.pub, own ? &l.me : NULL, own ? 1 : NT_SPECTATOR};
        int n = 0;
        float high = 0.0f;
        hold(&l.me, "r3 r3 b3");
        memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
        hold(&l.me, "b1 b1 y2");
        memcpy(l.pub.taken[1], l.me.hand, SABBATH_SET);
        memset(l.me.hand, 0, SABBATH_SET);
        l.pub.phase = SABBATH_PLAY;
        l.pub.played = l.pub.lead = 0;
        l.ui.n_legal = 0;
        l.ui.frame = own ? TABLE_PRIVATE : TABLE_PUBLIC;
        stage_draw(s, s->list, view, &l.ui);
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            if (is_emblem(s->list, c)) {
                high = n++ == 0 ? c->at.h : high;
                assert_float_equal(c->at.h, high, 0.1f);
            }
        }
        assert_int_equal(n, 6);
    }
}

/* The button names the card that is chosen, and is as large whichever it is. */
static void the_button_names_the_card(void **state) {
    static const char *const says[] = {"Play red 2", "Play blue 2", "Play yellow 2", "Play green 2"};
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_EMPTY, 0, "r2 b2 y2 g2");
    ui_rect before = {0, 0, 0, 0};

    for (uint8_t i = 0; i <= 4; i++) {
        l.ui.pick[0] = i;
        l.ui.picks = i > 0;
        stage_draw(s, s->list, (nt_view){&l.pub, &l.me, 1}, &l.ui);
        const ui_rect at = ui_zone_named(s->list, ZONE_DONE, 0)->at;
        assert_true(stage_shows(s->list, i > 0 ? says[i - 1] : "Choose a card"));
        assert_true(i == 0 || (at.x == before.x && at.w == before.w));
        before = at;
    }
}

/* A game that is over, with cards that one of them took. */
static laid lay_results(stage *s) {
    laid l = lay_won(s, SABBATH_OVER);

    hold(&l.me, "r1 r1 b5");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    l.ui.frame = TABLE_RESULTS;
    return l;
}

static float letters_of(const ui_draw *list, const char *words) {
    float high = 0.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        high = c->kind == UI_TEXT && strcmp(list->arena + c->text, words) == 0 ? fmaxf(high, c->at.h) : high;
    }
    return high;
}

/* The last page lies in the middle of a flat table, where a unit is small and people sit all round. */
static void the_end_is_read_across_a_flat_table(void **state) {
    static const float larger = 1.2f;
    stage *s = *state;
    laid l = lay_results(s);
    ui_rim rim = {.seat = s->seat};
    float points[2], name[2];

    l.pub.n = 5;
    l.ui.step = 1 + SABBATH_NUMBERS + 1;
    stage_size(s, 1795, 760, 3.78f, 1.0f);
    for (int flat = 0; flat <= 1; flat++) {
        s->frame.rim = flat ? &rim : NULL;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        points[flat] = letters_of(s->list, "\xE2\x80\x93"); /* there are none */
        name[flat] = letters_of(s->list, s->seat[0].name);
    }
    s->frame.rim = NULL;
    assert_true(points[0] > 0.0f && points[1] > larger * points[0]);
    assert_true(name[1] > larger * name[0]);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Roofs are flatter where the rows would be low, as with the apron's buttons below. */
static void rows_of_five_are_high(void **state) {
    static const float least = 42.0f;
    stage *s = *state;
    laid l = lay_results(s);
    float first = 0.0f, second = 0.0f;

    l.pub.n = 5;
    l.ui.step = 0;
    stage_size(s, 1024, 600, 3.78f, 1.0f);
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    for (int i = 0; i < s->list->n; i++) { /* heads of rows where nobody took any */
        const ui_command *c = &s->list->command[i];
        const char *text = s->list->arena + c->text;
        first = c->kind == UI_TEXT && strcmp(text, "2") == 0 ? c->at.y : first;
        second = c->kind == UI_TEXT && strcmp(text, "3") == 0 ? c->at.y : second;
    }
    assert_true(second - first > least);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static int faded_groups(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_GROUP && list->command[i].colour >> 24 < 255;
    }
    return n;
}

/* Each row has a word or a number, its step a question, what the answer gives and the answer; the sums stand on the
 * line of their word, within their band. */
static void results_say_what_a_row_counts(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.ui.step = 0;
    stage_draw(s, s->list, view, &l.ui);
    (void)picture(s->list, "figures/hat");
    l.ui.step = 1;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Which colour did you take most?"));
    assert_true(stage_shows(s->list, "If colours tie, the higher witch counts."));
    assert_true(stage_shows(s->list, "That colour\xE2\x80\x99s witch scores."));
    l.ui.step = 2;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Who has the most ones?"));
    l.ui.opening = 0.85f; /* the question comes with its row, seen through */
    stage_draw(s, s->list, view, &l.ui);
    assert_true(faded_groups(s->list) >= 2);
    l.ui.opening = 0.0f;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "+2 points; if tied, +2 each"));
    assert_true(stage_shows(s->list, "Snail has the most: +2 points."));
    l.ui.opening = 0.9f; /* the cards have not come */
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "The cards with that number are counted."));
    assert_false(stage_shows(s->list, "Snail has the most: +2 points."));
    l.ui.opening = 0.0f;
    memcpy(l.pub.taken[0], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Owl and Snail tie: +2 each."));
    l.ui.step = 2 + SABBATH_NUMBERS;
    stage_draw(s, s->list, view, &l.ui);
    char sum[8];
    snprintf(sum, sizeof sum, "%d", sabbath_total(&l.pub, 1));
    assert_float_equal(middle_of(s->list, "Total"), middle_of(s->list, sum), 3.0f);
}

/* The first page fills house by house, from the left: first the rows, at the end everybody. Each house rises, and
 * nothing is seen through it. */
static void results_come_house_by_house(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    int before = 0;

    l.ui.step = 0;
    assert_true(sabbath_table.state(view, &l.ui).results_ms > 0);
    for (int i = 100; i >= 0; i--) {
        int come = 0;
        l.ui.opening = (float)i / 100.0f;
        stage_draw(s, s->list, view, &l.ui);
        while (come < l.pub.n && stage_shows(s->list, s->seat[come].name)) {
            come++;
        }
        assert_true(come == before || come == before + 1);
        assert_int_equal(faded_groups(s->list), 0);
        assert_true(i < 100 || come == 0);
        before = come;
    }
    assert_int_equal(before, l.pub.n);
}

/* How many lines say that so many points are given. */
static int told_points(const ui_draw *list, const char *part) {
    int n = 0;
    for (int i = 0; i < list->n_boxes; i++) {
        n += strncmp(list->arena + list->box[i].text, part, strlen(part)) == 0;
    }
    return n;
}

/* From the first step of the results the cards of everybody lie there, below what each witch gives; points come row
 * by row. */
static void results_show_the_cards_first(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.ui.step = 0;
    stage_draw(s, s->list, view, &l.ui);
    /* Both of red in their row, below its witch; and each in the row of its number, below its head, with its emblem.
     */
    assert_int_equal(stage_pictures(s->list, "figures/castle"), 2 + 2);
    (void)picture(s->list, "sabbath/witch_red");
    assert_int_equal(says(s->list, "1"), 1 + 2);
    assert_int_equal(says(s->list, "5"), 1 + 1);
    assert_int_equal(says(s->list, "2"), 1);
    assert_false(stage_shows(s->list, "\xE2\x80\x93")); /* a sum to come is a door */
    assert_int_equal(told_points(s->list, "+"), SABBATH_COLOURS);
    l.ui.step = 1;
    l.ui.opening = 0.9f; /* the row is lit before its points come */
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(told_points(s->list, "+"), SABBATH_COLOURS);
    l.ui.opening = 0.0f;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(told_points(s->list, "+5") > 1);
    assert_int_equal(told_points(s->list, "+2"), 1);
    l.ui.step = 2;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(told_points(s->list, "+2") > 1);
    assert_true(stage_shows(s->list, "\xE2\x80\x93")); /* of who has none of them */
}

/* The number on a card of which others have more is as light as the card is dark, of every colour. */
static void a_card_that_steps_back_can_be_read(void **state) {
    static const char *const of[] = {"r4", "b4", "y4", "g4"};
    stage *s = *state;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        laid l = lay_results(s);
        int light = 0, dark = 0;
        hold(&l.me, of[i]);
        memcpy(l.pub.taken[1], l.me.hand, SABBATH_SET);
        hold(&l.me, "r4 b4 y4 g4");
        memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
        l.ui.step = 2 + SABBATH_NUMBERS;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            if (c->kind == UI_TEXT && strcmp(s->list->arena + c->text, "4") == 0) {
                light += c->colour == UI_PAPER_200;
                dark += c->colour == UI_INK_900;
            }
        }
        assert_int_equal(light, 1);
        assert_int_equal(dark, 1 + 2); /* the row's head; blue and yellow of who has the most */
    }
}

/* Points that are halved say so beside the cards, not on them. */
static void a_half_hides_no_card(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    int cards = 0, half = -1;

    l.pub.opt[SABBATH_OPT_CONFLICT] = 1;
    hold(&l.me, "r1 r2 r3 r4 r5");
    memcpy(l.pub.taken[1], l.me.hand, SABBATH_SET);
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    l.ui.step = 1;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    for (int k = 0; k < s->list->n; k++) {
        const ui_command *c = &s->list->command[k];
        half = c->kind == UI_TEXT && strcmp(s->list->arena + c->text, "\xC2\xBD") == 0 ? k : half;
    }
    assert_true(half >= 0);
    const ui_rect half_at = s->list->command[half].at; /* its disc is wider */
    for (int k = 0; k < half; k++) {
        const ui_command *c = &s->list->command[k];
        const bool castle = c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "figures/castle") == 0;
        const bool beside = castle && fabsf(c->at.y - half_at.y) < 80.0f;
        const bool line = beside && c->at.y + c->at.h > half_at.y - 4.0f;
        cards += beside;
        assert_true(!line || c->at.x + c->at.w < half_at.x - 6.0f || c->at.x > half_at.x);
    }
    assert_true(cards >= 5);
}

/* The row that is told has the place of all others: its cards are the real ones, and are counted in words. */
static void the_row_that_is_told_counts_its_cards(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    hold(&l.me, "r4 r4 b4 b5");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    for (int step = 0; step < 2 + SABBATH_NUMBERS; step++) {
        const bool fours = step == 1 + 4;
        l.ui.step = step;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(stage_pictures(s->list, "sabbath/card_red_4"), fours ? 2 : 0);
        assert_int_equal(stage_pictures(s->list, "sabbath/card_blue_5"), step == 1 + 5);
        /* red are the most of a colour, too; whoever has none of a number is told so */
        assert_int_equal(stage_shows(s->list, "\xC3\x97"
                                              "3"),
                         fours);
        assert_int_equal(stage_shows(s->list, "\xC3\x97"
                                              "0"),
                         step > 1);
    }
}

/* In a tall window of five the four cards of the row that is told are large, though houses are narrow. */
static void told_cards_are_large_in_narrow_houses(void **state) {
    stage *s = *state;
    laid l = lay_results(s);

    l.pub.n = 5;
    hold(&l.me, "r4 r4 b4 y4");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_size(s, 800, 1280, 3.78f, 1.0f);
    l.ui.step = 1 + 4;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    assert_true(picture(s->list, "sabbath/card_blue_4").w > 70.0f);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Cards come before they are counted, and what they give after that. */
static void the_answer_comes_after_the_cards(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    enum { CARDS, COUNT, POINTS, ALL, PARTS = 400 };
    int first[ALL];

    for (int step = 1; step <= 2; step++) {
        for (int i = 0; i < ALL; i++) {
            first[i] = PARTS + 1;
        }
        for (int part = step == 1 ? 56 : 160; part <= PARTS;
             part++) { /* witches answer one by one: cards come sooner */
            l.ui.step = step;
            l.ui.opening = 1.0f - (float)part / PARTS;
            stage_draw(s, s->list, view, &l.ui);
            const bool now[ALL] = {stage_pictures(s->list, step == 1 ? "figures/castle" : "sabbath/card_red_1") == 2,
                                   stage_shows(s->list, "\xC3\x97"
                                                        "2"),
                                   told_points(s->list, step == 1 ? "+5" : "+2") > 1};
            for (int i = 0; i < ALL; i++) {
                first[i] = now[i] && part < first[i] ? part : first[i];
            }
        }
        assert_true(first[CARDS] < first[COUNT] && first[POINTS] <= PARTS);
        assert_true(first[COUNT] <= first[POINTS]); /* which grow from there on */
    }
}

/* Which witch scores is told from the strongest down, one 700 ms after the other, in every house at once. */
static void witches_answer_from_the_top(void **state) {
    enum { CARDS = 720, ANSWER = 144, NEXT = 700, SAFE = 20 };
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    int told = 0;

    l.ui.step = 1;
    const float ms = (float)sabbath_table.state(view, &l.ui).results_ms;
    for (int lane = 0; lane < SABBATH_COLOURS; lane++) {
        const float known = (float)(CARDS + ANSWER + lane * NEXT);
        l.ui.opening = 1.0f - (known - SAFE) / ms;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(told_points(s->list, "\xC3\x97"), told);
        l.ui.opening = 1.0f - (known + SAFE) / ms;
        stage_draw(s, s->list, view, &l.ui);
        told = told_points(s->list, "\xC3\x97");
    }
    l.ui.opening = 0.0f;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(told > 0);
    assert_int_equal(told_points(s->list, "\xC3\x97"), told);
}

/* While the page before is going nothing is said of the one that comes, nor whose houses are lit. */
static void a_page_says_nothing_before_it_comes(void **state) {
    enum { NUMBERS = 5, SUM = 2 + NUMBERS };
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    for (int step = 2; step <= SUM; step++) {
        l.ui.step = step;
        l.ui.opening = 0.95f;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(stage_shows(s->list, "Which colour"), step == 2);
        assert_int_equal(stage_shows(s->list, "Who has the most"), step > 2);
        l.ui.opening = 0.8f;
        stage_draw(s, s->list, view, &l.ui);
        assert_false(stage_shows(s->list, "Which colour"));
        assert_int_equal(stage_shows(s->list, "Who has the most"), step < SUM);
    }
}

/* How often a number stands on the line of a word. */
static int on_line(const ui_draw *list, const char *word, int number) {
    const float line = middle_of(list, word);
    char text[12];
    int n = 0;

    snprintf(text, sizeof text, "%d", number);
    for (int i = 0; i < list->n_boxes; i++) {
        const ui_rect at = list->box[i].at;
        n += strcmp(list->arena + list->box[i].text, text) == 0 && fabsf(at.y + at.h / 2 - line) < 12.0f;
    }
    return n;
}

/* The sum of each player grows with the row that is told, and no sooner. */
static void results_count_the_sum_up(void **state) {
    static const int sum[] = {0, 5, 7, 7, 7, 7, 9};
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    for (int step = 1; step < 2 + SABBATH_NUMBERS; step++) {
        l.ui.step = step;
        l.ui.opening = 0.0f;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(on_line(s->list, "Total", sum[step]), 1);
        l.ui.opening = step == 1 ? 0.68f : 0.4f; /* the cards are counted */
        stage_draw(s, s->list, view, &l.ui);
        assert_true(on_line(s->list, "Total", sum[step - 1]) > 0);
        assert_int_equal(on_line(s->list, "Total", sum[step]) > 0, sum[step] == sum[step - 1]);
    }
}

/* In an upright window, where the row is high, too. */
static void a_sum_stands_on_the_line_of_its_name(void **state) {
    stage *s = *state;
    laid l = lay_results(s);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (l.ui.step = 1; l.ui.step < 2 + SABBATH_NUMBERS; l.ui.step++) {
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        assert_true(on_line(s->list, "Total", l.ui.step == 1 ? 5 : 7) > 0 || on_line(s->list, "Total", 9) > 0);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* What a witch gives goes down to the sum, which counts it when it is there. */
static void the_sum_counts_what_has_arrived(void **state) {
    enum { FLIES = 1200, THERE = 1440 };
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.ui.step = 1;
    const float ms = (float)sabbath_table.state(view, &l.ui).results_ms;
    l.ui.opening = 0.0f;
    stage_draw(s, s->list, view, &l.ui);
    const int stays = told_points(s->list, "+5");
    l.ui.opening = 1.0f - FLIES / ms;
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(told_points(s->list, "+5"), stays + 1);
    assert_int_equal(on_line(s->list, "Total", 5), 0);
    l.ui.opening = 1.0f - THERE / ms;
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(told_points(s->list, "+5"), stays);
    assert_int_equal(on_line(s->list, "Total", 5), 1);
}

/* From the rows of their numbers cards go to the row of their witch, and stay there: sorted by colour before they
 * leave their row, so that colours do not cross. */
static void cards_slide_to_their_witch(void **state) {
    static const float at[] = {290.0f, 360.0f, 420.0f, 720.0f, 800.0f};
    enum { THERE = 3 };
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    float last = 0.0f;

    l.ui.step = 1;
    const float ms = (float)sabbath_table.state(view, &l.ui).results_ms;
    for (int i = 0; i < 5; i++) {
        l.ui.opening = 1.0f - at[i] / ms;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(stage_pictures(s->list, "figures/castle"), 2);
        const ui_rect card = picture(s->list, "figures/castle");
        const float y = card.y + card.h / 2;
        assert_int_equal(i > 0 && fabsf(y - last) > 1.0f, i > 0 && i <= THERE);
        last = y;
    }
    ui_rect card[2];
    for (int i = 0; i < 2; i++) {
        l.ui.opening = 1.0f - (i == 0 ? 130.0f : 228.0f) / ms;
        stage_draw(s, s->list, view, &l.ui);
        card[i] = picture(s->list, "figures/island");
    }
    assert_float_equal(card[0].y + card[0].h / 2, card[1].y + card[1].h / 2, 1.0f);
    assert_true(fabsf(card[1].x - card[0].x) > 5.0f);
}

/* In an upright window the cards of a witch stand above what they give: beside it they were strips. */
static void cards_of_a_witch_are_no_strips(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.pub.n = 4;
    stage_size(s, 876, 1276, 3.78f, 1.0f);
    l.ui.step = 1;
    l.ui.opening = 0.0f;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(picture(s->list, "figures/castle").w >= 22.0f);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* The words of the end come when the crowns are past their place: until then a group hides the sign's. */
static void crowns_fall_before_no_words(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.ui.step = sabbath_table.state(view, &l.ui).results_steps;
    for (int i = 0; i < 2; i++) {
        l.ui.opening = i == 0 ? 0.7f : 0.2f;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(faded_groups(s->list) > 0, i == 0);
    }
}

/* ---- the picture is never ahead of what is told ---- */

typedef struct {
    nt_match *match;
    nt_playback *playback;
    nt_rng luck;
} evening;

static evening begin(int seats, uint64_t seed, int silent) {
    nt_match *match = stage_match(seats, seed, 0, silent, 0);

    return (evening){match, nt_playback_create(match), nt_rng_seed(seed)};
}

static void end(evening *e) {
    nt_playback_destroy(e->playback);
    nt_match_destroy(e->match);
}

/* Bots play until an event of this kind, at or behind `from`, has been told. */
static int next_told(evening *e, int kind, int from) {
    nt_port *port = nt_match_port(e->match, NT_SPECTATOR);

    for (int i = from;; i++) {
        while (i >= nt_port_events(port)) {
            const int seat = stage_asked(e->match);
            assert_true(seat >= 0);
            stage_bot(e->match, seat, &e->luck);
        }
        if (nt_port_event(port, i).kind == kind) {
            return i;
        }
    }
}

/* How many texts are this and nothing more. */
static int count_texts(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_TEXT && strcmp(list->arena + list->command[i].text, text) == 0;
    }
    return n;
}

/* The seat that is lit: the one whose place is nearest to the words; -1 when none is. */
static int lit(const ui_draw *list, int seats) {
    int nearest = -1;
    float least = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind != UI_TEXT || strcmp(list->arena + c->text, "to act") != 0) {
            continue;
        }
        for (int seat = 0; seat < seats; seat++) {
            const ui_rect at = ui_zone_named(list, ZONE_SEAT, seat)->at;
            const float x = at.x + at.w / 2 - c->at.x, y = at.y + at.h / 2 - c->at.y, far = x * x + y * y;
            if (nearest < 0 || far < least) {
                nearest = seat;
                least = far;
            }
        }
    }
    return nearest;
}

/* Whoever plays or takes a card is lit until it comes down, nobody from then on and while the winner is told. */
static void a_seat_is_lit_until_its_card_comes_down(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    int at = 0, compared = 0;

    for (int trick = 0; trick < 3; trick++) {
        for (int i = 0; i < 4; i++, at++) {
            at = next_told(&e, SABBATH_EV_PLAYED, at);
            const nt_event played = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
            stage_draw_told(s, s->list, e.playback, e.match, at, 0.7f);
            assert_int_equal(lit(s->list, 4), played.arg[0]);
            stage_draw_told(s, s->list, e.playback, e.match, at, 0.8f);
            assert_int_equal(lit(s->list, 4), -1);
        }
        stage_draw_told(s, s->list, e.playback, e.match, at, 0.9f);
        assert_int_equal(lit(s->list, 4), -1); /* the trick */
        for (int i = 0; i < 4; i++, at++, compared++) {
            at = next_told(&e, SABBATH_EV_TOOK, at);
            const nt_event took = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
            stage_draw_told(s, s->list, e.playback, e.match, at, 0.9f);
            assert_int_equal(lit(s->list, 4), took.arg[0]);
            stage_draw_told(s, s->list, e.playback, e.match, at, 0.93f);
            assert_int_equal(lit(s->list, 4), -1);
        }
    }
    assert_int_equal(compared, 12);
    end(&e);
}

/* What leads is said once the card that decides it lies, and not before. */
static void a_card_says_what_leads_when_it_lies(void **state) {
    static const char *const lead[] = {
        [SABBATH_LEAD_OPEN] = "open: ", [SABBATH_LEAD_COLOUR] = " leads", [SABBATH_LEAD_NUMBER] = "number "};
    stage *s = *state;
    evening e = begin(4, 3, 0);
    uint8_t before = SABBATH_LEAD_EMPTY;

    for (int at = 0, i = 0; i < 12; i++, at++) {
        at = next_told(&e, SABBATH_EV_PLAYED, at);
        const nt_event played = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
        before = played.arg[2] == 0 ? SABBATH_LEAD_EMPTY : before;
        stage_draw_told(s, s->list, e.playback, e.match, at, 0.99f);
        assert_int_equal(stage_shows(s->list, lead[SABBATH_LEAD_OPEN]), before == SABBATH_LEAD_OPEN);
        if (at + 1 < nt_port_events(nt_match_port(e.match, NT_SPECTATOR))) {
            stage_draw_told(s, s->list, e.playback, e.match, at + 1, 0.0f);
            assert_true(stage_shows(s->list, lead[played.arg[4]]));
            assert_int_equal(stage_shows(s->list, lead[SABBATH_LEAD_OPEN]), played.arg[4] == SABBATH_LEAD_OPEN);
        }
        before = played.arg[4];
    }
    end(&e);
}

/* Behind the first card what may be followed comes softly, and turns over once one of the two is fixed. */
static void what_leads_turns_over(void **state) {
    static const float left[] = {1.0f, 0.6f, 0.4f, 0.0f};
    stage *s = *state;
    laid l = lay_won(s, SABBATH_WITCH);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.pub.phase = SABBATH_PLAY;
    l.pub.won = SABBATH_NONE;
    l.ui.n_legal = 0;
    l.pub.played = 2;
    l.pub.lead = SABBATH_LEAD_NUMBER;
    l.ui.stands = 2;
    assert_int_equal(sabbath_table.state(view, &l.ui).stands, 3);
    assert_int_equal(sabbath_table.state(view, &l.ui).stands_ms, MOTION_PAGE);
    for (int i = 0; i < 4; i++) {
        l.ui.change_left = left[i];
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(stage_shows(s->list, "open: "), i < 2);
        assert_int_equal(texts(s->list, "leads"), i >= 2);
    }
    l.pub.played = 1;
    l.pub.lead = SABBATH_LEAD_OPEN;
    l.ui.stands = 1;
    assert_int_equal(sabbath_table.state(view, &l.ui).stands_ms, MOTION_PANEL);
    l.ui.change_left = 1.0f;
    stage_draw(s, s->list, view, &l.ui);
    assert_false(stage_shows(s->list, "open: "));
}

/* The ways of the witch come softly over the board, and go as she begins to move. */
static void the_ways_come_and_go(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_WITCH);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    int faded[3];

    for (int i = 0; i < 3; i++) {
        l.ui.change_left = 1.0f - 0.5f * (float)i;
        stage_draw(s, s->list, view, &l.ui);
        faded[i] = faded_groups(s->list);
        assert_non_null(ui_zone_named(s->list, "swap", SABBATH_UP)); /* pressed from the beginning */
    }
    assert_int_equal(faded[0], faded[2] + 1);
    assert_int_equal(faded[1], faded[2] + 1);
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_WITCH, 0);
    for (int i = 0; i < 2; i++) {
        stage_draw_told(s, s->list, e.playback, e.match, at, i == 0 ? 0.05f : 0.2f);
        assert_int_equal(stage_shows(s->list, "Lower") || stage_shows(s->list, "Raise"), i == 0);
    }
    end(&e);
}

/* That a card does not follow is said while it comes, and its mark is there as soon as it lies. */
static void a_card_that_does_not_follow_is_marked_as_it_comes_down(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    int at = next_told(&e, SABBATH_EV_PLAYED, 0), crowns[2] = {0};

    while (nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at).arg[5] != 0) {
        at = next_told(&e, SABBATH_EV_PLAYED, at + 1);
    }
    for (int i = 0; i < 2; i++) {
        stage_draw_told(s, s->list, e.playback, e.match, at, i == 0 ? 0.7f : 0.8f);
        crowns[i] = stage_pictures(s->list, "figures/crown");
    }
    assert_int_equal(crowns[1], crowns[0] + 1);
    end(&e);
}

static float largest_crown(const ui_draw *list) {
    float w = 0.0f;

    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE &&
            strcmp(list->arena + list->command[i].text, "figures/crown") == 0) {
            w = fmaxf(w, list->command[i].at.w);
        }
    }
    return w;
}

/* It lay on the best card all the while: when that has won it begins and ends as it lay there. */
static void a_crown_does_not_jump(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TRICK, 0);
    float crown[4];
    static const float part[4] = {0.0f, 0.02f, 0.2f, 0.5f};

    for (int i = 0; i < 4; i++) {
        stage_draw_told(s, s->list, e.playback, e.match, at, part[i]);
        crown[i] = largest_crown(s->list);
    }
    assert_true(crown[0] > 0.0f);
    assert_float_equal(crown[3], crown[0], 0.01f);
    assert_true(crown[1] < crown[0] * 1.2f);
    assert_true(crown[2] > crown[0] * 1.5f);
    end(&e);
}

/* The last command that draws something whose name, or text, begins like this. */
static int last_drawn(const ui_draw *list, ui_kind kind, const char *begins) {
    int last = -1;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        last = c->kind == kind && strncmp(list->arena + c->text, begins, strlen(begins)) == 0 ? i : last;
    }
    return last;
}

/* What is in the air: the group that is carried, or -1. */
static int carried(const ui_draw *list) {
    int at = -1;

    for (int i = 0; i < list->n; i++) {
        at = list->command[i].kind == UI_GROUP && list->command[i].carried ? i : at;
    }
    return at;
}

static int pictures_from(const ui_draw *list, int from, const char *begins) {
    int n = 0;

    for (int i = from; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strncmp(list->arena + c->text, begins, strlen(begins)) == 0;
    }
    return n;
}

/* It went below the cards that lie and below what leads. */
static void a_played_card_goes_over_what_lies(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int second = next_told(&e, SABBATH_EV_PLAYED, next_told(&e, SABBATH_EV_PLAYED, 0) + 1);

    stage_draw_told(s, s->list, e.playback, e.match, second, 0.2f);
    const int air = carried(s->list), words = last_drawn(s->list, UI_TEXT, "open");
    assert_true(words >= 0 && words < air);
    assert_int_equal(pictures_from(s->list, air, "sabbath/card_"), 1);
    assert_int_equal(pictures_from(s->list, air, "figures/crown"), 1); /* that is no thing on the table */
    end(&e);
}

/* Whoever takes a card comes to stand in its place over a hand while that is told; another hand says over the trick
 * that it is shared out, where nothing leads any more, and the card goes above that. */
static void who_takes_a_card_stands_in_its_place(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TOOK, 0);

    stage_draw_told(s, s->list, e.playback, e.match, at, 0.5f);
    assert_int_equal(stage_pictures(s->list, "figures/hand"), 1 + 1);
    assert_true(stage_shows(s->list, "one card each"));
    assert_false(stage_shows(s->list, " leads"));
    const int card = last_drawn(s->list, UI_PICTURE, "sabbath/card_");
    assert_true(card > last_drawn(s->list, UI_TEXT, "one card each"));
    end(&e);
}

/* With the last card that is taken hands and banner go. Then the places of the next trick get their names, which does
 * not take time where a curtain has been between. */
static void one_trick_goes_before_the_next_comes(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    int at = 0;

    for (int k = 0; k < 4; k++) {
        at = next_told(&e, SABBATH_EV_TOOK, at);
        stage_draw_told(s, s->list, e.playback, e.match, at, 0.99f);
        assert_int_equal(stage_pictures(s->list, "figures/hand"), k < 3 ? k + 2 : 0);
        assert_int_equal(stage_shows(s->list, "one card each"), k < 3);
        at++;
    }
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .stands = 5};
    laid l = lay_won(s, SABBATH_DRAFT);
    l.pub.phase = SABBATH_PLAY;
    l.pub.played = 0;
    l.pub.tricks = 1;
    memset(l.pub.taker, SABBATH_NONE, sizeof l.pub.taker);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    table_state next = sabbath_table.state(view, &ui);
    assert_int_equal(next.stands, 6);
    assert_int_equal(next.stands_ms, MOTION_PAGE);
    ui.stands = 0;
    assert_int_equal(sabbath_table.state(view, &ui).stands_ms, 0);
    int lines[2];
    for (int i = 0; i < 2; i++) {
        ui.change_left = i == 0 ? 1.0f : 0.0f;
        stage_draw(s, s->list, view, &ui);
        lines[i] = s->list->n;
    }
    assert_true(lines[1] >= lines[0] + 4);
    end(&e);
}

/* What leads goes with the witch, and only then it is said that the trick is shared out. */
static void the_banner_goes_before_another_comes(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_WITCH, 0);

    for (int i = 0; i < 2; i++) {
        stage_draw_told(s, s->list, e.playback, e.match, at, i == 0 ? 0.5f : 0.99f);
        assert_int_equal(stage_shows(s->list, " leads"), i == 0);
        assert_false(stage_shows(s->list, "one card each"));
    }
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    l.ui.stands = 4;
    assert_int_equal(sabbath_table.state(view, &l.ui).stands, 5);
    assert_int_equal(sabbath_table.state(view, &l.ui).stands_ms, MOTION_PAGE);
    for (int i = 0; i < 2; i++) {
        l.ui.change_left = i == 0 ? 1.0f : 0.0f;
        stage_draw(s, s->list, view, &l.ui);
        assert_int_equal(stage_shows(s->list, "one card each"), i == 1);
    }
    end(&e);
}

static bool overlap(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* Of two witches that change places the one that is moved is seen whole where they pass, and larger; of the other a
 * good part. Both stay on their board, and no value is covered meanwhile. */
static void witches_pass_beside_each_other(void **state) {
    static const int size[][2] = {{1280, 800}, {800, 1280}};
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_WITCH, 0);
    const nt_event moved = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    char name[2][40];
    ui_rect pass[2];

    for (int k = 0; k < 2; k++) {
        stage_size(s, size[k][0], size[k][1], 3.78f, 1.0f);
        stage_draw_told(s, s->list, e.playback, e.match, at, 0.5f);
        for (int i = 0; i < 2; i++) {
            snprintf(name[i], sizeof name[i], "sabbath/witch_%s", sabbath_colour_id[moved.arg[i == 0 ? 1 : 3]]);
            pass[i] = seen_picture(s->list, name[i]);
        }
        assert_true(pass[1].x + pass[1].w * 0.4f < pass[0].x);
        assert_true(pass[0].w > pass[1].w);
        assert_float_equal(pass[0].y + pass[0].h / 2, pass[1].y + pass[1].h / 2, 2.0f);
        assert_true(pass[1].x > 0.0f && pass[0].x + pass[0].w < (k == 0 ? 254.0f : 190.0f));
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_box *box = &s->list->box[i];
            const bool value = s->list->arena[box->text] == '+';
            assert_false(value && (overlap(box->at, pass[0]) || overlap(box->at, pass[1])));
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    end(&e);
}

/* How much a picture is turned by the groups around it. */
static float turned(const ui_draw *list, const char *name) {
    float angle[UI_MAX_DEPTH + 1] = {0};
    int depth = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, name) == 0) {
            return angle[depth];
        }
        if (c->kind == UI_GROUP) {
            angle[depth + 1] = angle[depth] + c->angle;
            depth++;
        }
        depth -= c->kind == UI_GROUP_END;
    }
    fail_msg("no picture %s", name);
    return 0.0f;
}

/* She leans towards where she goes, and stands upright before and after. */
static void a_witch_leans_towards_her_place(void **state) {
    static const float part[] = {0.02f, 0.5f, 0.98f};
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_WITCH, 0);
    const nt_event moved = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    const bool up = moved.arg[2] == SABBATH_UP;
    char name[40];

    snprintf(name, sizeof name, "sabbath/witch_%s", sabbath_colour_id[moved.arg[1]]);
    for (int k = 0; k < 3; k++) {
        stage_draw_told(s, s->list, e.playback, e.match, at, part[k]);
        const float angle = turned(s->list, name);
        assert_true(k != 1 ? angle == 0.0f : up ? angle < -5.0f : angle > 5.0f);
    }
    end(&e);
}

/* A card that is taken leaves the trick as it lay there. */
static void a_taken_card_leaves_as_it_lay(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TOOK, 0);
    const nt_event took = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    char name[40];

    snprintf(name, sizeof name, "sabbath/card_%s_%d", sabbath_colour_id[sabbath_colour(took.arg[1])],
             sabbath_number(took.arg[1]));
    stage_draw_told(s, s->list, e.playback, e.match, at - 1, 1.0f);
    const float lay = turned(s->list, name);
    assert_true(fabsf(lay) > 0.5f);
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.0f);
    assert_float_equal(turned(s->list, name), lay, 0.1f);
    end(&e);
}

/* Shelves at the top are behind their plates: what is taken goes over all of these, and is seen until it is there. */
static void a_taken_card_goes_over_plates(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TOOK, 0);
    const nt_event took = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    int card = -1, name = -1;
    char picture[40];

    snprintf(picture, sizeof picture, "sabbath/card_%s_%d", sabbath_colour_id[sabbath_colour(took.arg[1])],
             sabbath_number(took.arg[1]));
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.5f);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const char *text = s->list->arena + c->text;
        card = c->kind == UI_PICTURE && strcmp(text, picture) == 0 ? i : card;
        for (int seat = 0; seat < 4; seat++) {
            name = c->kind == UI_TEXT && strcmp(text, s->seat[seat].name) == 0 ? i : name;
        }
    }
    assert_true(name >= 0 && card > name);
    end(&e);
}

/* Once a trick is gathered the one who leads is asked, and nothing says any more who took the last card. */
static void a_gathered_trick_is_told_no_more(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.ui.last = (nt_event){.to = NT_ALL, .kind = SABBATH_EV_TOOK, .n = 3, .arg = {2, 17, 0}};
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "Snail takes green 3"));
    l.pub.phase = SABBATH_PLAY;
    l.pub.played = 0;
    l.pub.lead = SABBATH_LEAD_EMPTY;
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, "lead any card"));
    assert_false(stage_shows(s->list, "Snail takes green 3"));
}

/* What a witch gives stands upright once where all sit on one side, and twice on a table that lies between them. */
static void a_value_is_no_fraction(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);
    ui_rim rim = {.seat = s->seat};

    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    assert_int_equal(count_texts(s->list, "+5"), 1);
    s->frame.rim = &rim;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    s->frame.rim = NULL;
    assert_int_equal(count_texts(s->list, "+5"), 2);
}

/* Where a trick's winner stands until it is read, nobody is asked yet: no question without a name. */
static void nobody_is_asked_while_the_winner_stands(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TRICK, 0);
    int texts = 0;

    stage_draw_told(s, s->list, e.playback, e.match, at, 1.0f);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        if (c->kind == UI_TEXT) {
            assert_int_not_equal(s->list->arena[c->text], ':');
            texts++;
        }
    }
    assert_true(texts > 0);
    end(&e);
}

/* A hand counts the cards that have reached it, and nobody is on turn before the last of them has. */
static void hands_are_counted_as_they_are_dealt(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int dealt = next_told(&e, SABBATH_EV_DEALT, 0);

    stage_draw_told(s, s->list, e.playback, e.match, dealt, 0.0f);
    assert_int_equal(count_texts(s->list, "0"), 4);
    stage_draw_told(s, s->list, e.playback, e.match, dealt, 0.6f);
    assert_int_equal(count_texts(s->list, "0"), 0);
    assert_int_equal(count_texts(s->list, "10"), 0);
    assert_int_equal(count_texts(s->list, "Trick 1 of 10"), 0);
    stage_draw_told(s, s->list, e.playback, e.match, dealt, 0.99f);
    assert_int_equal(count_texts(s->list, "10"), 4);
    assert_int_equal(count_texts(s->list, "Trick 1 of 10"), 1); /* comes out of the ground before the deal ends */
    assert_int_equal(lit(s->list, 4), -1);
    next_told(&e, SABBATH_EV_PLAYED, dealt);
    stage_draw_told(s, s->list, e.playback, e.match, dealt + 1, 0.0f);
    assert_int_equal(count_texts(s->list, "10"), 3); /* a card on its way has left its hand */
    assert_int_equal(lit(s->list, 4), nt_port_event(nt_match_port(e.match, NT_SPECTATOR), dealt).arg[1]);
    end(&e);
}

static int count_pictures(const ui_draw *list, const char *name) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0;
    }
    return n;
}

/* How many shelves have this number on a light disc, of as many as there are seats. */
static int lit_numbers(const ui_draw *list, const char *number) {
    int lit = 0, all = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_TEXT && strcmp(list->arena + c->text, number) == 0) {
            lit += c->colour == UI_INK_900;
            all++;
        }
    }
    assert_int_equal(all, 4);
    return lit;
}

/* Who has the most of a number now has it lit, every one of several; nobody is where nobody has it. */
static void the_most_of_a_number_is_lit(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_EMPTY, SABBATH_NONE, "r2");
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.pub.played = 0;
    l.ui.frame = TABLE_PUBLIC;
    hold(&l.me, "r1 b1 y2");
    memcpy(l.pub.taken[1], l.me.hand, SABBATH_SET);
    hold(&l.me, "g1 b2");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(lit_numbers(s->list, "1"), 1);
    assert_int_equal(lit_numbers(s->list, "2"), 2);
    assert_int_equal(lit_numbers(s->list, "3"), 0);
}

/* The table is empty when the next game is dealt. */
static void a_new_game_begins_with_an_empty_table(void **state) {
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DEAL);

    hold(&l.me, "r1 r1 b5");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    l.pub.turn = SABBATH_NONE;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    assert_int_equal(count_pictures(s->list, "figures/castle"), 0);
    assert_null(ui_zone_named(s->list, ZONE_SEAT, 2)); /* nothing to count */
}

/* All colours are counted, each beside its witch: the longest line is large and lit, and of those that are as long
 * the one of the highest witch; what the others would have given is struck out. */
static void tied_colours_are_seen(void **state) {
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    char worth[8];

    snprintf(worth, sizeof worth, "+%d", sabbath_value(&l.pub, sabbath_place(&l.pub, SABBATH_BLUE)));
    l.ui.step = 1;
    stage_draw(s, s->list, view, &l.ui); /* two red, one blue */
    assert_int_equal(count_pictures(s->list, "figures/castle"), 2);
    assert_int_equal(count_pictures(s->list, "figures/island"), 1);
    assert_int_equal(says(s->list, worth), 1); /* of the witch herself */
    const ui_rect red = picture(s->list, "figures/castle"), blue = picture(s->list, "figures/island");
    const ui_rect witch = picture(s->list, "sabbath/witch_red");
    assert_true(red.w > 1.2f * blue.w);
    assert_float_equal(red.y + red.h / 2, witch.y + witch.h / 2, 3.0f);
    hold(&l.me, "r1 r2 b5 b4");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(count_pictures(s->list, "figures/island"), 2);
    assert_int_equal(says(s->list, worth), 2);
    assert_true(picture(s->list, "figures/castle").w > 1.2f * picture(s->list, "figures/island").w);
    hold(&l.me, "r1 r2 b5 b4 y1 y3 g2 g2");
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    for (int i = 0; i < SABBATH_COLOURS; i++) {
        char figure[32];
        snprintf(figure, sizeof figure, "figures/%s", sabbath_emblem_id[i]);
        assert_int_equal(count_pictures(s->list, figure), 2);
    }
    l.ui.step = 2;
    stage_draw(s, s->list, view, &l.ui);
    assert_int_equal(count_pictures(s->list, "figures/castle"), 0);
}

/* Halves are explained where there are any, and what ties of colours mean beside them. */
static void a_half_and_a_tie_are_both_explained(void **state) {
    static const char half[] = "gives only half", tie[] = "If colours tie";
    stage *s = *state;
    laid l = lay_results(s);
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};

    l.pub.opt[SABBATH_OPT_CONFLICT] = 1;
    l.ui.step = 1;
    memset(l.pub.taken, 0, sizeof l.pub.taken);
    hold(&l.me, "r1 r2");
    memcpy(l.pub.taken[1], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui); /* nobody shares a colour */
    assert_true(!stage_shows(s->list, half) && stage_shows(s->list, tie));
    memcpy(l.pub.taken[2], l.me.hand, SABBATH_SET);
    stage_draw(s, s->list, view, &l.ui);
    assert_true(stage_shows(s->list, half) && stage_shows(s->list, tie));
}

/* A card that is turned up has neither a face nor a name before it is seen. */
static void a_card_is_named_once_its_face_is_seen(void **state) {
    stage *s = *state;
    evening e = begin(4, 2, 1);
    const int at = next_told(&e, SABBATH_EV_TURNED_UP, 0);
    const nt_event up = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    char picture[48], words[48];

    snprintf(picture, sizeof picture, "sabbath/card_%s_%d", sabbath_colour_id[sabbath_colour(up.arg[1])],
             sabbath_number(up.arg[1]));
    snprintf(words, sizeof words, "is turned up: %s %d.", sabbath_colour_id[sabbath_colour(up.arg[1])],
             sabbath_number(up.arg[1]));
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.45f);
    const int before = count_pictures(s->list, picture);
    assert_false(stage_shows(s->list, "is turned up"));
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.55f);
    assert_int_equal(count_pictures(s->list, picture), before + 1);
    assert_true(stage_shows(s->list, words));
    end(&e);
}

/* A card on its way to whoever takes it lies neither in the trick nor among the cards taken. */
static void a_card_that_is_taken_is_seen_once(void **state) {
    stage *s = *state;
    evening e = begin(4, 3, 0);
    const int at = next_told(&e, SABBATH_EV_TOOK, 0);
    const nt_event took = nt_port_event(nt_match_port(e.match, NT_SPECTATOR), at);
    const sabbath_pub *pub = nt_playback_view(e.playback, at, NT_SPECTATOR, s->view).pub;
    char picture[48];
    int copies = 0;

    for (int i = 0; i < 4; i++) {
        copies += pub->trick[i] == took.arg[1];
    }
    snprintf(picture, sizeof picture, "sabbath/card_%s_%d", sabbath_colour_id[sabbath_colour(took.arg[1])],
             sabbath_number(took.arg[1]));
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.1f);
    assert_int_equal(count_pictures(s->list, picture), copies);
    stage_draw_told(s, s->list, e.playback, e.match, at, 0.95f); /* a tile by now */
    assert_int_equal(count_pictures(s->list, picture), copies - 1);
    end(&e);
}

static ui_rect marked(const ui_draw *list, const char *name, int n) {
    for (const ui_mark *m = NULL; (m = ui_mark_next(list, name, m)) != NULL;) {
        if (m->n == n) {
            return m->at;
        }
    }
    fail_msg("nothing is marked as %s %d", name, n);
    return (ui_rect){0};
}

/* How far from the frame's left edge the column's ground begins. */
static float ground_begins(const ui_draw *d) {
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_PICTURE && strcmp(d->arena + d->command[i].text, "sabbath/board") == 0) {
            return d->command[i].at.x;
        }
    }
    return -1.0f;
}

/* On a flat table the column stands at the left edge, clear of what its neighbour took; beside a hand that is opened
 * there, and then what was taken stands beside both. */
static void a_hand_at_the_left_hides_no_witch(void **state) {
    enum { SIDE = 240 };
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .side = SIDE};
    const laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    const nt_view view = {&l.pub, NULL, NT_SPECTATOR};
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};

    stage_size(s, 1715, 800, 3.78f, 1.0f); /* as it lies in the middle of a window of 1280x800 */
    s->frame.rim = &rim;
    for (int open = 0; open <= 1; open++) {
        rim.left = open;
        stage_draw(s, s->list, view, &ui);
        const ui_rect column = marked(s->list, "column", 0), left = marked(s->list, "house", 1);
        assert_true(open ? column.x > SIDE : column.x < 40.0f);
        assert_true(left.x > column.x + column.w);
        assert_float_equal(ground_begins(s->list), 0.0f, 0.5f); /* no strip of the table is left behind the hand */
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void five_have_played(sabbath_pub *pub) {
    pub->n = pub->played = 5;
    for (int i = 0; i < 5; i++) {
        pub->trick[i] = (uint8_t)sabbath_card(SABBATH_GREEN, i + 1);
        pub->taker[i] = SABBATH_NONE;
    }
}

/* Words of the banner on its plate. */
static ui_rect banner_words(const ui_draw *list, const char *text) {
    static const float pad = 9.0f;

    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, text) == 0) {
            return ui_inset(list->box[i].at, -pad);
        }
    }
    fail_msg("nothing says %s", text);
    return (ui_rect){0};
}

/* What the discs say stands off the words of the trick, which leave their row while a hand is open. Returns how wide
 * it is. */
static float legend_off_banner(stage *s, laid *l) {
    static const float air = 7.0f;

    stage_draw(s, s->list, (nt_view){&l->pub, NULL, NT_SPECTATOR}, &l->ui);
    const ui_rect legend = marked(s->list, "legend", 0);
    assert_false(ui_meet(ui_inset(legend, -air), banner_words(s->list, "one card each")));
    return legend.w;
}

static void the_legend_keeps_off_the_banner(void **state) {
    enum { SHEET = 160, SIDE = 255, WIDTH = 1616, HIGH = 800 }; /* as in a window of 1280x800 */
    static const float one_line = 150.0f;
    static const ui_rect hand = {125, 640, 703, 355}, chip = {696, -188, 223, 83};
    stage *s = *state;
    laid l = lay_won(s, SABBATH_DRAFT);

    five_have_played(&l.pub);
    for (int n = 3; n <= 5; n++) {
        l.pub.n = l.pub.played = (uint8_t)n;
        stage_size(s, 1280, 800, 3.78f, 1.0f);
        assert_true(legend_off_banner(s, &l) > one_line);
        stage_size(s, 800, 1280, 3.78f, 1.0f);
        legend_off_banner(s, &l);
        stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
        for (int open = 0; open <= 1; open++) {
            ui_rim rim = {
                .seat = s->seat, .side = SIDE, .sheet = SHEET, .near = open, .n_open = open, .open = {hand}};
            for (int i = 0; i < n; i++) {
                rim.chip[i].at = chip;
            }
            s->frame.rim = &rim;
            legend_off_banner(s, &l);
            s->frame.rim = NULL;
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Upright there is no room for column, hand and the whole trick: the column stands beside the hand, racks and trick
 * beside that, and before a hand at the right. */
static void hands_at_an_upright_table_hide_no_witch_and_no_trick(void **state) {
    enum { SIDE = 208, WIDTH = 800, HIGH = 1120 };
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .side = SIDE, .left = true, .n_open = 1, .open = {{WIDTH - SIDE, 400, SIDE, 400}}};
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");

    stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
    five_have_played(&l.pub);
    s->frame.rim = &rim;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    s->frame.rim = NULL;
    const ui_rect column = marked(s->list, "column", 0);
    assert_true(column.x > SIDE);
    for (int i = 0; i < 5; i++) {
        const ui_rect rack = marked(s->list, "house", i);
        const bool at_right = ui_edge_of(5, i, true) == 3;
        assert_true(rack.x > column.x + column.w && rack.x + rack.w < (at_right ? WIDTH - SIDE : WIDTH));
    }
    assert_float_equal(ground_begins(s->list), 0.0f, 0.5f);
    for (int i = 0; i < 5; i++) {
        const ui_rect card = marked(s->list, "played", i);
        assert_true(card.x > column.x + column.w && card.x + card.w < WIDTH - SIDE);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where a hand at the left leaves room above it or below, the column stands there, and the trick beside both is wider
 * than beside a column that stands next to the hand. */
static void a_column_stands_past_a_hand_at_an_upright_table(void **state) {
    enum { SIDE = 208, WIDTH = 796, HIGH = 1215, LONG = 566, OVER = 128 };
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");

    stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
    l.pub.n = 5;
    for (int low = 0; low <= 1; low++) {
        const ui_rect hand = {-80, low ? s->frame.height - LONG : 0, SIDE + 80, LONG};
        const ui_rect above = {120, OVER - 240, LONG, 240}; /* one at the top reaches there, too */
        ui_rim rim = {.seat = s->seat, .side = SIDE, .left = true, .n_open = low ? 2 : 1, .open = {hand, above}};
        s->frame.rim = &rim;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        s->frame.rim = NULL;
        const ui_rect column = marked(s->list, "column", 0), card = marked(s->list, "played", 0);
        assert_true(column.x > 0.0f && column.x + column.w < SIDE);
        assert_true(low ? column.y > OVER && column.y + column.h < hand.y
                        : column.y > LONG && column.y + column.h < s->frame.height);
        assert_true(card.x > SIDE && card.w > 90.0f);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where one sits at either side of an upright table their racks lie opposite each other about the trick. */
static void four_at_an_upright_table_are_balanced(void **state) {
    enum { WIDTH = 796, HIGH = 1215 };
    static const float even = 24.0f;
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    ui_rim rim = {.seat = s->seat, .side = 208, .sheet = 98};

    stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
    l.pub.n = 4;
    s->frame.rim = &rim;
    stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
    s->frame.rim = NULL;
    for (int edge = 0; edge < 2; edge++) {
        ui_rect at[2] = {{0}};
        for (int seat = 0; seat < 4; seat++) {
            const int of = ui_edge_of(4, seat, true);
            if (of % 2 == edge) {
                at[of / 2] = marked(s->list, "house", seat);
            }
        }
        assert_float_equal(at[0].y + at[1].y + at[0].h, s->frame.height, even);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* With no hand open there the rack of whoever sits at the right lies at that edge. */
static void at_an_upright_table_the_right_rack_is_at_its_edge(void **state) {
    enum { SIDE = 208, WIDTH = 800, HIGH = 1120, RIGHT_EDGE = 3 };
    static const float air = 30.0f;
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    int seen = 0;

    stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
    for (int n = 4; n <= 5; n++) {
        ui_rim rim = {.seat = s->seat, .side = SIDE};
        l.pub.n = (uint8_t)n;
        s->frame.rim = &rim;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        s->frame.rim = NULL;
        for (int seat = 0; seat < n; seat++) {
            const ui_rect rack = marked(s->list, "house", seat);
            if (ui_edge_of(n, seat, true) == RIGHT_EDGE) {
                assert_true(rack.x + rack.w < s->frame.width && rack.x + rack.w > s->frame.width - air);
                seen++;
            }
        }
    }
    assert_int_equal(seen, 2);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static bool lies_on(const ui_draw *d, const char *ground) {
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_COVER) {
            return strcmp(d->arena + d->command[i].text, ground) == 0;
        }
    }
    return false;
}

/* A moon over hills is upright for one edge of a flat table only. */
static void a_flat_table_has_a_ground_without_a_top(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
    ui_rim rim = {.seat = s->seat};

    for (int tall = 0; tall <= 1; tall++) {
        stage_size(s, tall ? 800 : 1280, tall ? 1280 : 800, 3.78f, 1.0f);
        for (int flat = 0; flat <= 1; flat++) {
            static const char *const ground[2][2] = {{"sabbath/table", "sabbath/table_round"},
                                                     {"sabbath/table_tall", "sabbath/table_round_tall"}};
            s->frame.rim = flat ? &rim : NULL;
            stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
            s->frame.rim = NULL;
            assert_true(lies_on(s->list, ground[tall][flat]));
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static float middle_x(ui_rect at) {
    return at.x + at.w / 2;
}

/* Trick and what leads stand in the middle of what the board leaves, and racks at their edges, before the chips of
 * their owners or as near to these as board and neighbours let them: hands have their room while they are open. */
static void racks_of_a_flat_table_stand_before_their_chips(void **state) {
    static const float edge = 16.0f;
    stage *s = *state;

    for (int n = 3; n <= 5; n++) {
        ui_rim rim = {.seat = s->seat, .sheet = 160.0f, .side = 257.0f};
        stage_size(s, 1616, 800, 3.78f, 1.0f);
        const float at_edge[] = {n == 5 ? 1300.0f : 780.0f, 400.0f}; /* the second one is over the board's end */
        for (int seat = 0, lower = 0; seat < n; seat++) {
            const float x = ui_edge_of(n, seat, false) == 0 ? at_edge[lower++] : 780.0f;
            rim.chip[seat].at = (ui_rect){x - 60, 0, 120, 40};
        }
        s->frame.rim = &rim;
        const sabbath_ring r = sabbath_ring_of(&s->frame, n);
        s->frame.rim = NULL;
        const float first = r.board.x + r.board.w, axis = (first + s->frame.width) / 2;
        assert_float_equal(middle_x(ui_both(r.row.card[0], r.row.card[n - 1])), axis, 1.0f);
        for (int seat = 0; seat < n; seat++) {
            const ui_rect rack = ui_both(r.at[seat].house, r.at[seat].plate), chip = rim.chip[seat].at;
            const int turn = ui_edge_of(n, seat, false);
            if (turn % 2 == 0) {
                assert_true(fabsf(middle_x(rack) - middle_x(chip)) < 1.0f || rack.x - first < 20.0f);
                assert_true(rack.x >= first);
                assert_true(turn == 2 ? rack.y < edge : rack.y + rack.h > s->frame.height - edge);
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a flat table racks are alike at every edge, turned to their owners, and no hand that opens there hides them. */
static void an_open_hand_hides_no_rack(void **state) {
    enum { SIDE = 257, SHEET = 162 }; /* as in a window of 1280x800 */
    stage *s = *state;
    const float w = 1704.0f, h = 800.0f;

    stage_size(s, (int)w, (int)h, 3.78f, 1.0f);
    for (int n = 3; n <= 5; n++) {
        laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");
        l.pub.n = (uint8_t)n;
        for (int seat = 0; seat < n; seat++) {
            const int turn = ui_edge_of(n, seat, false);
            ui_rim rim = {.seat = s->seat, .side = SIDE, .sheet = SHEET, .n_over = turn == 2};
            rim.left = turn == 1;
            rim.near = turn == 0;
            rim.right = turn == 3;
            s->frame.rim = &rim;
            stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
            s->frame.rim = NULL;
            const ui_rect first = marked(s->list, "house", 0), own = marked(s->list, "house", seat);
            const bool lies = turn % 2 == 0;
            assert_float_equal(lies ? own.w : own.h, first.w, 0.5f);
            assert_float_equal(lies ? own.h : own.w, first.h, 0.5f);
            assert_true(turn == 0   ? own.y + own.h <= h - SHEET
                        : turn == 1 ? own.x >= SIDE
                        : turn == 2 ? own.y >= SHEET
                                    : own.x + own.w <= w - SIDE);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* In a low window room is kept for a hand at a side while one is open there, and the words of the trick stand beside
 * a rack: its cards are read from every edge. */
static void on_a_low_flat_table_cards_of_five_are_large(void **state) {
    enum { WIDTH = 1795, HIGH = 760, SHEET = 178, SIDE = 290 }; /* as in a window of 1024x600 */
    static const float large = 140.0f, least = 110.0f;
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");

    stage_size(s, WIDTH, HIGH, 3.78f, 1.0f);
    five_have_played(&l.pub);
    for (int open = 0; open < 3; open++) {
        ui_rim rim = {.seat = s->seat, .sheet = SHEET, .side = SIDE, .left = open == 1, .right = open == 2};
        s->frame.rim = &rim;
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        s->frame.rim = NULL;
        assert_true(marked(s->list, "played", 1).w > (open == 0 ? large : least));
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* There is no apron on a private page: below the last witch no block stays empty. */
static void the_column_reaches_down_a_private_page(void **state) {
    stage *s = *state;
    laid l = lay(s, SABBATH_LEAD_OPEN, sabbath_card(SABBATH_GREEN, 3), "r2 b3 g5");

    stage_draw(s, s->list, (nt_view){&l.pub, &l.me, 1}, &l.ui);
    const ui_rect column = marked(s->list, "column", 0);
    assert_true(column.y + column.h > 0.88f * s->frame.height && column.y + column.h < s->frame.height);
}

/* How long an event is shown and how it sounds follows from its kind, never from what it says. */
static void time_and_sound_depend_on_the_kind_alone(void **state) {
    (void)state;
    stage_time_and_sound_by_kind(&sabbath_table, SABBATH_EVENTS, (nt_event){.n = 6, .arg = {3, 1, 2, 1, 2, 1}});
}

/* Every public event of a match is a sentence. */
static void every_public_event_is_told(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(3, 5, 1, 1, 1);
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    nt_rng luck = nt_rng_seed(5);

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_bot(match, seat, &luck);
    }
    const nt_view view = nt_port_view(port, s->view);
    for (int i = 0; i < nt_port_events(port); i++) {
        const nt_event e = nt_port_event(port, i);
        const char *said = stage_sentence(s, view, &e, false);
        if (said == NULL || said[0] == '\0' || strchr(said, '{') != NULL) {
            fail_msg("event %d is not told", e.kind);
        }
    }
    nt_match_destroy(match);
}

/* What a place of the column gives is no matter of a colour: the column is shuffled. */
static void house_rules_show_places_and_no_colours(void **state) {
    stage *s = *state;
    const laid l = lay_results(s);
    const ui_rect at = {300, 300, 80, 80};

    for (int i = 0; i < SABBATH_OPTIONS - SABBATH_OPT_FRONT; i++) {
        const table_sign sign = sabbath_table.option_sign(SABBATH_OPT_FRONT + i),
                         as = sabbath_table.option_sign(SABBATH_OPT_FRONT + i % SABBATH_COLOURS);
        stage_draw(s, s->list, (nt_view){&l.pub, NULL, NT_SPECTATOR}, &l.ui);
        const int before = count_pictures(s->list, "figures/hat");
        sabbath_table.piece(sign.piece, s->list, at);
        assert_int_equal(count_pictures(s->list, "figures/hat"), before + 1);
        assert_null(sign.figure);
        assert_int_equal(sign.piece, as.piece);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_can_be_played_by_pressing_what_is_shown),
        cmocka_unit_test(an_illegal_card_says_what_must_be_followed),
        cmocka_unit_test(legal_cards_are_raised),
        cmocka_unit_test(of_every_card_the_figure_is_seen),
        cmocka_unit_test(a_hand_of_ten_has_large_cards),
        cmocka_unit_test(names_stand_below_the_cards),
        cmocka_unit_test(names_on_plates_grow_with_the_text),
        cmocka_unit_test(a_card_is_chosen_and_then_played_or_dropped),
        cmocka_unit_test(a_chosen_card_is_seen_in_the_trick),
        cmocka_unit_test(a_silent_card_goes_face_down),
        cmocka_unit_test(the_swap_is_chosen_on_the_column),
        cmocka_unit_test(a_way_is_the_place_that_she_goes_to),
        cmocka_unit_test(a_forced_swap_says_who_moves_the_witch),
        cmocka_unit_test(a_card_of_the_trick_is_taken_by_pressing_it),
        cmocka_unit_test(taken_cards_can_be_counted),
        cmocka_unit_test(a_sheet_lies_beside_its_seat),
        cmocka_unit_test(a_trick_is_told_with_its_reason),
        cmocka_unit_test(the_trick_stands_on_the_axis_of_the_hand),
        cmocka_unit_test(before_the_lead_trick_and_words_share_the_axis),
        cmocka_unit_test(a_trick_without_words_stands_on_the_axis),
        cmocka_unit_test(the_sign_of_what_leads_is_as_wide_as_its_words),
        cmocka_unit_test(large_words_stand_on_the_axis_of_the_hand),
        cmocka_unit_test(words_have_air_above_and_below),
        cmocka_unit_test(who_cannot_follow_is_told_so),
        cmocka_unit_test(nobody_compares_no_points),
        cmocka_unit_test(a_bot_is_not_told_what_to_do),
        cmocka_unit_test(what_a_bot_does_is_said),
        cmocka_unit_test(what_is_left_of_a_trick_is_no_question),
        cmocka_unit_test(several_games_are_counted),
        cmocka_unit_test(discs_on_the_shelves_are_told),
        cmocka_unit_test(cards_of_a_trick_are_large),
        cmocka_unit_test(a_tall_window_has_large_cards_of_five),
        cmocka_unit_test(an_open_hand_hides_no_name_of_the_trick),
        cmocka_unit_test(to_act_stands_off_the_apron),
        cmocka_unit_test(five_sit_about_one_middle),
        cmocka_unit_test(a_high_stack_stays_on_the_screen),
        cmocka_unit_test(tiles_of_all_shelves_are_as_high),
        cmocka_unit_test(the_button_names_the_card),
        cmocka_unit_test(results_say_what_a_row_counts),
        cmocka_unit_test(the_end_is_read_across_a_flat_table),
        cmocka_unit_test(rows_of_five_are_high),
        cmocka_unit_test(results_come_house_by_house),
        cmocka_unit_test(results_show_the_cards_first),
        cmocka_unit_test(a_card_that_steps_back_can_be_read),
        cmocka_unit_test(a_half_hides_no_card),
        cmocka_unit_test(the_answer_comes_after_the_cards),
        cmocka_unit_test(witches_answer_from_the_top),
        cmocka_unit_test(a_page_says_nothing_before_it_comes),
        cmocka_unit_test(results_count_the_sum_up),
        cmocka_unit_test(a_sum_stands_on_the_line_of_its_name),
        cmocka_unit_test(the_sum_counts_what_has_arrived),
        cmocka_unit_test(cards_slide_to_their_witch),
        cmocka_unit_test(crowns_fall_before_no_words),
        cmocka_unit_test(cards_of_a_witch_are_no_strips),
        cmocka_unit_test(the_row_that_is_told_counts_its_cards),
        cmocka_unit_test(told_cards_are_large_in_narrow_houses),
        cmocka_unit_test(nobody_is_asked_while_the_winner_stands),
        cmocka_unit_test(a_seat_is_lit_until_its_card_comes_down),
        cmocka_unit_test(a_card_says_what_leads_when_it_lies),
        cmocka_unit_test(what_leads_turns_over),
        cmocka_unit_test(the_ways_come_and_go),
        cmocka_unit_test(a_card_that_does_not_follow_is_marked_as_it_comes_down),
        cmocka_unit_test(a_crown_does_not_jump),
        cmocka_unit_test(a_played_card_goes_over_what_lies),
        cmocka_unit_test(who_takes_a_card_stands_in_its_place),
        cmocka_unit_test(one_trick_goes_before_the_next_comes),
        cmocka_unit_test(the_banner_goes_before_another_comes),
        cmocka_unit_test(witches_pass_beside_each_other),
        cmocka_unit_test(the_most_of_a_number_is_lit),
        cmocka_unit_test(a_witch_leans_towards_her_place),
        cmocka_unit_test(a_taken_card_leaves_as_it_lay),
        cmocka_unit_test(a_taken_card_goes_over_plates),
        cmocka_unit_test(a_gathered_trick_is_told_no_more),
        cmocka_unit_test(a_value_is_no_fraction),
        cmocka_unit_test(hands_are_counted_as_they_are_dealt),
        cmocka_unit_test(a_new_game_begins_with_an_empty_table),
        cmocka_unit_test(tied_colours_are_seen),
        cmocka_unit_test(a_half_and_a_tie_are_both_explained),
        cmocka_unit_test(a_card_is_named_once_its_face_is_seen),
        cmocka_unit_test(a_card_that_is_taken_is_seen_once),
        cmocka_unit_test(a_flat_table_has_a_ground_without_a_top),
        cmocka_unit_test(racks_of_a_flat_table_stand_before_their_chips),
        cmocka_unit_test(an_open_hand_hides_no_rack),
        cmocka_unit_test(on_a_low_flat_table_cards_of_five_are_large),
        cmocka_unit_test(the_legend_keeps_off_the_banner),
        cmocka_unit_test(a_hand_at_the_left_hides_no_witch),
        cmocka_unit_test(hands_at_an_upright_table_hide_no_witch_and_no_trick),
        cmocka_unit_test(at_an_upright_table_the_right_rack_is_at_its_edge),
        cmocka_unit_test(a_column_stands_past_a_hand_at_an_upright_table),
        cmocka_unit_test(four_at_an_upright_table_are_balanced),
        cmocka_unit_test(the_column_reaches_down_a_private_page),
        cmocka_unit_test(time_and_sound_depend_on_the_kind_alone),
        cmocka_unit_test(every_public_event_is_told),
        cmocka_unit_test(house_rules_show_places_and_no_colours),
    };
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
