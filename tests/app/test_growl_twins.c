/* GROWL on its own table in the whole application, twice: two truths that the table may not tell apart, played by the
 * same public choices and by different private ones, give it the same frames, pixels, sounds, times, sentences and
 * file sizes (interface guide 14). */
#include <stdio.h>

#include "app/growl_laid.h"
#include "app/kit_app_twins.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "twins/drawn_once.h"

extern const nt_table growl_table;

static const growl_pub *pub_of(const twin *t) {
    return twin_pub(t);
}

static int step(const void *pub) {
    return ((const growl_pub *)pub)->step;
}

static bool paints(const twin *t) {
    return !twin_moves(t) && t->a->settings.pace == APP_PACE_NORMAL;
}

/* Before the night's cards come in, a seat whose cards are the same in both truths sees the same. */
static bool sees_the_same(const twin *t, uint8_t seat) {
    const growl_pub *pub = pub_of(t);
    return (laid.is->alike >> seat & 1) && pub->nights == 0 && pub->step <= GROWL_STEP_PASS;
}

/* ---- the hands ---- */

static bool legal_seat(const table_ui *ui, int seat) {
    for (int i = 0; i < ui->n_legal; i++) {
        if (ui->legal[i].arg[0] == seat) {
            return true;
        }
    }
    return false;
}

/* Everybody so few Wounds that nobody dies of the day, a Bite first to seat 4. */
static int receiver(const growl_pub *pub, const table_ui *ui) {
    static const int quota[GROWL_SEATS] = {1, 1, 1, 2, 1};
    int wounds[GROWL_SEATS] = {0};
    for (int i = 0; i < pub->gifts; i++) {
        wounds[pub->gift[i].receiver] += pub->gift[i].kind == GROWL_WOUND;
    }
    for (int k = 0; k < pub->n; k++) {
        const int seat = pub->turned == GROWL_BITE ? (4 + k) % pub->n : (pub->active + 2 + k) % pub->n;
        const bool enough = pub->turned == GROWL_WOUND && wounds[seat] >= quota[seat];
        if (legal_seat(ui, seat) && !(laid.is->spared >> seat & 1) && !enough) {
            return seat;
        }
    }
    return ui->legal[0].arg[0];
}

/* The open choice: by public facts alone. */
static nt_move open_move(const twin *t, const table_ui *ui) {
    const growl_pub *pub = pub_of(t);
    const uint8_t *target = laid.is->target;
    nt_move move = ui->legal[0];
    for (int i = 0; i < ui->n_legal; i++) {
        const nt_move *m = &ui->legal[i];
        if ((m->kind == GROWL_MOVE_PAIR && m->arg[0] == target[0] && m->arg[1] == target[1]) ||
            (m->kind == GROWL_MOVE_TARGET && m->arg[0] == target[1]) ||
            (m->kind == GROWL_MOVE_NAME && m->arg[0] == GROWL_WOUND)) {
            move = *m;
        }
    }
    if (move.kind == GROWL_MOVE_VOTE) {
        move = ui->legal[pub->active % ui->n_legal];
    }
    if (move.kind == GROWL_MOVE_GIVE) {
        move.arg[0] = (uint8_t)receiver(pub, ui);
    }
    return move;
}

static void choose_openly(twin *t, const table_ui *ui) {
    const nt_move move = open_move(t, ui);
    switch (move.kind) {
    case GROWL_MOVE_TURN:
        twin_press(t, "pile", 0);
        break;
    case GROWL_MOVE_NAME:
        twin_press(t, "kind", move.arg[0]);
        break;
    case GROWL_MOVE_PAIR:
        twin_press(t, "seat", move.arg[0]);
        twin_press(t, "seat", move.arg[1]);
        twin_press(t, "confirm", 0);
        break;
    default:
        twin_press(t, "seat", move.arg[0]);
        break;
    }
}

/* How gladly a seat gives a kind away: otherwise in each truth, and never a Wound if it can be helped. A seat that is
 * alike in both chooses alike, and gets Gold in both. */
static int liking(int seat, int kind, bool to_alike) {
    const int truth = laid.is->alike >> seat & 1 ? 0 : laid.truth;
    static const int by_truth[TWINS][GROWL_KINDS] = {
        [0] = {[GROWL_GOLD] = 5, [GROWL_SALVE] = 3, [GROWL_CHARM] = 2, [GROWL_BITE] = 1},
        [1] = {[GROWL_CHARM] = 5, [GROWL_BITE] = 4, [GROWL_SALVE] = 3, [GROWL_GOLD] = 2}};
    return to_alike ? (kind == GROWL_GOLD ? 9 : 0) : kind < GROWL_KINDS ? by_truth[truth][kind] : 0;
}

static bool alike_at(const twin *t, int seat, int side) {
    const growl_pub *pub = pub_of(t);
    return pub->step == GROWL_STEP_PASS && (laid.is->alike >> growl_neighbour(pub, seat, side) & 1);
}

static nt_move card_move(const twin *t, const table_ui *ui, int seat) {
    nt_move best = ui->legal[0];
    int most = -1;
    for (int i = 0; i < ui->n_legal; i++) {
        const nt_move *m = &ui->legal[i];
        int worth = liking(seat, m->arg[0], alike_at(t, seat, 0));
        if (m->kind == GROWL_MOVE_CARDS) {
            worth += liking(seat, m->arg[1], alike_at(t, seat, 1));
        }
        if (worth > most) {
            most = worth;
            best = *m;
        }
    }
    return best;
}

/* Index in the hand of the nth card of a kind. */
static int card_at(twin *t, int seat, int kind, int nth) {
    const growl_priv *me = app_director_view(t->a->table, (uint8_t)seat).me;
    int at = nth;
    for (int k = 0; k < kind; k++) {
        at += me->hand[k];
    }
    return at;
}

static void choose_privately(twin *t, const table_ui *ui, int seat) {
    const nt_move move = card_move(t, ui, seat);
    switch (move.kind) {
    case GROWL_MOVE_CARDS:
        twin_press(t, "card", card_at(t, seat, move.arg[0], 0));
        twin_press(t, "slot", 0);
        twin_press(t, "card", card_at(t, seat, move.arg[1], move.arg[0] == move.arg[1]));
        twin_press(t, "slot", 1);
        break;
    case GROWL_MOVE_CARD:
        twin_press(t, "card", card_at(t, seat, move.arg[0], 0));
        break;
    case GROWL_MOVE_POINT:
        twin_press(t, "pick", seat % 2);
        break;
    case GROWL_MOVE_VOTE:
        twin_press(t, "pick", ui->legal[seat % ui->n_legal].arg[0]);
        break;
    default:
        break;
    }
    twin_press(t, "done", -1);
}

/* ---- one match ---- */

/* What bots decide in the open may hang on their cards, so the test decides that for them. */
static void decide_for_bot(twin *t) {
    nt_move legal[NT_MAX_LEGAL];
    app_director *d = t->a->table;
    for (uint8_t i = 0; i < laid.is->seats; i++) {
        nt_port *port = app_director_port(d, i);
        if (!(laid.is->bots >> i & 1) || nt_port_ask(port) != NT_ASK_OPEN) {
            continue;
        }
        const table_ui ui = {.legal = legal, .n_legal = nt_port_legal(port, legal, NT_MAX_LEGAL)};
        assert_int_equal(app_director_submit(d, i, open_move(t, &ui)), NT_OK);
        app_go_on(t->a);
        stack_settle(t->a);
    }
}

static void act(twin *t) {
    const app_step now = app_director_step(t->a->table);
    const table_scene *shown = table_scene_shown(t->a);
    if (twin_in(t, "curtain")) {
        twin_press(t, "open", 0);
    } else if (twin_in(t, "private")) {
        choose_privately(t, &shown->ui, shown->seat);
    } else if (now.kind == STEP_OPEN && !shown->ui.locked && shown->ui.n_legal > 0) {
        choose_openly(t, &shown->ui);
    } else if (now.kind == STEP_BOTS) {
        decide_for_bot(t);
    }
    player_wait(&t->hand, 40);
}

static course courses[TWINS];
static uint32_t wolves[TWINS]; /* at the end */

/* Plays until so many cards were turned up and nights are over, or the end is shown. */
static void play(pf *screen, int turns, int nights) {
    const twins kind = {.table = &growl_table,
                        .seats = laid.is->seats,
                        .people = ~(uint32_t)laid.is->bots,
                        .phase = step,
                        .paints = paints,
                        .sees_the_same = sees_the_same};
    nt_game game = growl_game;
    static twin t;
    game.apply = apply_laid;
    twin_begin(&t, &kind, &game, screen, &courses[laid.truth]);
    t.a->settings.dwell_seconds = 3;
    twin_start(&t);
    for (int i = 0; i < 20000; i++) {
        const growl_pub *pub = pub_of(&t);
        if (twin_in(&t, "results") || (pub->turns > turns && pub->nights >= nights)) {
            break;
        }
        t.a->settings.pace = pub->turns >= turns || pub->turns == 2 ? APP_PACE_NORMAL : APP_PACE_FAST;
        act(&t);
    }
    assert_true(pub_of(&t)->nights >= nights);
    const struct growl_state *s = nt_match_state(app_director_match(t.a->table));
    wolves[laid.truth] = 0;
    for (int i = 0; i < s->pub.n; i++) {
        wolves[laid.truth] |= (uint32_t)s->seat[i].team << i;
    }
    twin_end(&t);
}

static void play_both(pf *screen, const deal *is, int turns, int nights) {
    char which[60];
    laid.is = is;
    for (laid.truth = 0; laid.truth < TWINS; laid.truth++) {
        play(screen, turns, nights);
    }
    snprintf(which, sizeof which, "%d seats, nights %d %d %d", is->seats, is->night[0], is->night[1], is->night[2]);
    courses_same(courses, 100, which);
}

/* ---- deals ---- */

/* Other wolf, other cards; the Bite that seat 4 is given turns it in one truth alone. */
static const deal people = {
    .seats = 5,
    .hand = {{"GCSW", "BGCW", "GBSG", "GSCG", "GBBW"}, {"GGSW", "GBSG", "BGCW", "GSCB", "GBCW"}},
    .wolves = {1 << 1, 1 << 2},
    .pile = "GBGCGSG",
    .night = {GROWL_CAGED, GROWL_INSOMNIA, GROWL_PURGE},
    .target = {0, 4}};

/* Seat 3 cannot pass in one truth and dies of its wounds and the bullet in the other. */
static const deal dying = {
    .seats = 5,
    .hand = {{"GWSG", "BGSG", "GGGS", "BBBC", "GWCG"}, {"GBSG", "BGSC", "GGBS", "WWGG", "GBCG"}},
    .wolves = {1 << 1, 1 << 1},
    .pile = "GGGCCSS",
    .night = {GROWL_BULLET, GROWL_CAGED, GROWL_PURGE},
    .spared = 1 << 3,
    .target = {2, 3}};

/* No Wound anywhere, so that nobody dies whatever the bots pass. */
static const deal calm = {
    .seats = 5,
    .bots = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4,
    .hand = {{"GCSG", "BGCS", "GBSG", "GSCG", "GBBC"}, {"GCSG", "GGSC", "BGBC", "BGSG", "BGCS"}},
    .wolves = {1 << 1, 1 << 2},
    .pile = "GGCGSGW",
    .night = {GROWL_GIFT, GROWL_INSOMNIA, GROWL_PURGE},
    .alike = 1 << 0,
    .target = {1, 2}};

static const deal eight = {.seats = 8, .night = {GROWL_CAGED, GROWL_INSOMNIA, GROWL_PURGE}};

/* ---- tests ---- */

/* Every third card; twins.each_twins meets them all. */
enum { CARDS_A_STEP = 3 };

static void a_day_a_gift_and_each_night_card(void **state) {
    for (uint8_t card = 0; card < GROWL_FIRST_FINAL; card = (uint8_t)(card + CARDS_A_STEP)) {
        deal is = people;
        is.night[0] = card;
        if (card == GROWL_BULLET) {
            is.target[1] = 3; /* human in both truths: the bullet may tell on a wolf */
        }
        play_both(*state, &is, 7, 1);
        assert_true((wolves[0] ^ wolves[1]) >> 4 & 1);
    }
}

static void each_final_night_card(void **state) {
    for (uint8_t card = GROWL_FIRST_FINAL; card < GROWL_NIGHT_CARDS; card = (uint8_t)(card + CARDS_A_STEP)) {
        deal is = people;
        is.night[2] = card;
        play_both(*state, &is, 24, 3);
    }
}

static void death_before_night_has_one_face(void **state) {
    play_both(*state, &dying, 7, 1);
}

static void bots_choose_at_times_of_their_own(void **state) {
    play_both(*state, &calm, 7, 1);
}

static void people_among_bots_see_their_own_alone(void **state) {
    deal is = calm;
    is.bots = 1 << 3;
    is.night[0] = GROWL_CAGED;
    play_both(*state, &is, 7, 1);
}

static void the_sniff_is_the_same_for_all(void **state) {
    play_both(*state, &eight, 1, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_day_a_gift_and_each_night_card),      cmocka_unit_test(each_final_night_card),
        cmocka_unit_test(death_before_night_has_one_face),       cmocka_unit_test(bots_choose_at_times_of_their_own),
        cmocka_unit_test(people_among_bots_see_their_own_alone), cmocka_unit_test(the_sniff_is_the_same_for_all),
    };
    drawn_once();
    return cmocka_run_group_tests(tests, twins_open_screen, twins_close_screen);
}
