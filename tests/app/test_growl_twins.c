/* GROWL on its own table in the whole application, twice: two truths that the table may not tell apart, played by the
 * same public choices and by different private ones, give it the same frames, pixels, sounds, times, sentences and
 * file sizes (interface guide 14). */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/growl_laid.h"
#include "app/paths.h"
#include "app/stack.h"
#include "app/table_scene.h"
#include "engine/match.h"
#include "platform/platform.h"

extern const nt_table growl_table;

enum { MOST = 60000 };

/* ---- what can be noticed from outside ---- */

typedef struct {
    char what; /* frame, pixels, sound, wake, time of a private frame, own frame, length of the save */
    int step, plies;
    uint64_t at, value;
} noted;

typedef struct {
    noted at[MOST];
    int n;
    char *log;
    uint32_t wolves; /* at the end */
} course;

typedef struct {
    app *a;
    player hand;
    course *course;
    pf *screen;
    nt_game game;
    char dir[256];
    int presses; /* in private frames */
} table;

static const growl_pub *pub_of(const table *t) {
    return app_director_view(t->a->table, NT_SPECTATOR).pub;
}

static void note(table *t, char what, uint64_t value) {
    course *c = t->course;
    assert_true(c->n < MOST);
    c->at[c->n++] = (noted){.what = what,
                            .step = t->a->table ? pub_of(t)->step : -1,
                            .plies = t->a->table ? nt_match_plies(app_director_match(t->a->table)) : 0,
                            .at = t->a->now,
                            .value = value};
}

static bool in_private(const table *t) {
    return strcmp(app_scene_name(t->a), "private") == 0;
}

static bool moves(const table *t) {
    return t->a->table && app_director_step(t->a->table).kind == STEP_EVENTS;
}

/* Before the night's cards come in, a seat whose cards are the same in both truths sees the same. */
static bool sees_the_same(const table *t) {
    const growl_pub *pub = pub_of(t);
    return (laid.is->alike >> table_scene_shown(t->a)->seat & 1) && pub->nights == 0 && pub->step <= GROWL_STEP_PASS;
}

static void seen(void *user, app *a) {
    table *t = user;
    struct stat file;
    char path[400];
    if (!moves(t) && a->settings.motion == APP_MOTION_NORMAL) {
        pf_paint(t->screen, a->shown);
        if (!in_private(t))
            note(t, 'p', pf_frame_hash(t->screen));
    }
    if (!in_private(t))
        note(t, 'f', kit_frame_hash(a));
    else
        note(t, 't', 0);
    if (in_private(t) && sees_the_same(t))
        note(t, 'o', kit_frame_hash(a));
    for (int i = 0; i < a->sounds; i++)
        note(t, 's', (uint64_t)(unsigned char)a->sound[i][0] << 8 | (unsigned char)a->sound[i][1]);
    note(t, 'w', app_wake(a));
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    if (stat(path, &file) == 0)
        note(t, 'l', (uint64_t)file.st_size);
}

static const char *const meaning[] = {
    ['p'] = "pixels", ['f'] = "frame", ['t'] = "time of a private frame", ['o'] = "own",
    ['s'] = "sound",  ['w'] = "wake",  ['l'] = "length of the save",      ['n'] = "nothing"};

static void assert_same_course(const course *a, const course *b) {
    for (int i = 0; i < a->n && i < b->n; i++) {
        const noted *x = &a->at[i], *y = &b->at[i];
        if (x->what != y->what || x->at != y->at || x->value != y->value || x->step != y->step ||
            x->plies != y->plies)
            fail_msg("night %d, %d: %s (%s) at %d ms, ply %d, step %d: %llx or %llx",
                     laid.is->night[0] * 100 + laid.is->night[2], i, meaning[(int)x->what], meaning[(int)y->what],
                     (int)x->at, x->plies, x->step, (unsigned long long)x->value, (unsigned long long)y->value);
    }
    assert_int_equal(a->n, b->n);
    assert_string_equal(a->log, b->log);
}

/* ---- the hands ---- */

static bool legal_seat(const table_ui *ui, int seat) {
    for (int i = 0; i < ui->n_legal; i++)
        if (ui->legal[i].arg[0] == seat)
            return true;
    return false;
}

/* Everybody so few Wounds that nobody dies of the day, a Bite first to seat 4. */
static int receiver(const growl_pub *pub, const table_ui *ui) {
    static const int quota[GROWL_SEATS] = {1, 1, 1, 2, 1};
    int wounds[GROWL_SEATS] = {0};
    for (int i = 0; i < pub->gifts; i++)
        wounds[pub->gift[i].receiver] += pub->gift[i].kind == GROWL_WOUND;
    for (int k = 0; k < pub->n; k++) {
        const int seat = pub->turned == GROWL_BITE ? (4 + k) % pub->n : (pub->active + 2 + k) % pub->n;
        const bool enough = pub->turned == GROWL_WOUND && wounds[seat] >= quota[seat];
        if (legal_seat(ui, seat) && !(laid.is->spared >> seat & 1) && !enough)
            return seat;
    }
    return ui->legal[0].arg[0];
}

/* The open choice: by public facts alone. */
static nt_move open_move(const table *t, const table_ui *ui) {
    const growl_pub *pub = pub_of(t);
    const uint8_t *target = laid.is->target;
    nt_move move = ui->legal[0];
    for (int i = 0; i < ui->n_legal; i++) {
        const nt_move *m = &ui->legal[i];
        if ((m->kind == GROWL_MOVE_PAIR && m->arg[0] == target[0] && m->arg[1] == target[1]) ||
            (m->kind == GROWL_MOVE_TARGET && m->arg[0] == target[1]) ||
            (m->kind == GROWL_MOVE_NAME && m->arg[0] == GROWL_WOUND))
            move = *m;
    }
    if (move.kind == GROWL_MOVE_VOTE)
        move = ui->legal[pub->active % ui->n_legal];
    if (move.kind == GROWL_MOVE_GIVE)
        move.arg[0] = (uint8_t)receiver(pub, ui);
    return move;
}

static void press(table *t, const char *zone, int n) {
    const ui_zone *at = player_zone(&t->hand, zone, n);
    if (at == NULL || (at->flags & UI_ZONE_OFF))
        fail_msg("no zone %s %d in scene %s, step %d", zone, n, app_scene_name(t->a), pub_of(t)->step);
    t->presses += in_private(t);
    assert_true(player_press(&t->hand, zone, n));
}

static void choose_openly(table *t, const table_ui *ui) {
    const nt_move move = open_move(t, ui);
    switch (move.kind) {
    case GROWL_MOVE_TURN:
        press(t, "pile", 0);
        break;
    case GROWL_MOVE_NAME:
        press(t, "kind", move.arg[0]);
        break;
    case GROWL_MOVE_PAIR:
        press(t, "seat", move.arg[0]);
        press(t, "seat", move.arg[1]);
        press(t, "confirm", 0);
        break;
    default:
        press(t, "seat", move.arg[0]);
        break;
    }
}

/* How gladly a seat gives a kind away: otherwise in each truth, and never a Wound if it can be helped. A seat that is
 * alike in both chooses alike, and gets Gold in both. */
static int liking(int seat, int kind, bool to_alike) {
    const int truth = laid.is->alike >> seat & 1 ? 0 : laid.truth;
    static const int by_truth[TRUTHS][GROWL_KINDS] = {
        [0] = {[GROWL_GOLD] = 5, [GROWL_SALVE] = 3, [GROWL_CHARM] = 2, [GROWL_BITE] = 1},
        [1] = {[GROWL_CHARM] = 5, [GROWL_BITE] = 4, [GROWL_SALVE] = 3, [GROWL_GOLD] = 2}};
    return to_alike ? (kind == GROWL_GOLD ? 9 : 0) : kind < GROWL_KINDS ? by_truth[truth][kind] : 0;
}

static bool alike_at(const table *t, int seat, int side) {
    const growl_pub *pub = pub_of(t);
    return pub->step == GROWL_STEP_PASS && (laid.is->alike >> growl_neighbour(pub, seat, side) & 1);
}

static nt_move card_move(const table *t, const table_ui *ui, int seat) {
    nt_move best = ui->legal[0];
    int most = -1;
    for (int i = 0; i < ui->n_legal; i++) {
        const nt_move *m = &ui->legal[i];
        int worth = liking(seat, m->arg[0], alike_at(t, seat, 0));
        if (m->kind == GROWL_MOVE_CARDS)
            worth += liking(seat, m->arg[1], alike_at(t, seat, 1));
        if (worth > most) {
            most = worth;
            best = *m;
        }
    }
    return best;
}

/* Index in the hand of the nth card of a kind. */
static int card_at(table *t, int seat, int kind, int nth) {
    const growl_priv *me = app_director_view(t->a->table, (uint8_t)seat).me;
    int at = nth;
    for (int k = 0; k < kind; k++)
        at += me->hand[k];
    return at;
}

static void choose_privately(table *t, const table_ui *ui, int seat) {
    const nt_move move = card_move(t, ui, seat);
    switch (move.kind) {
    case GROWL_MOVE_CARDS:
        press(t, "card", card_at(t, seat, move.arg[0], 0));
        press(t, "slot", 0);
        press(t, "card", card_at(t, seat, move.arg[1], move.arg[0] == move.arg[1]));
        press(t, "slot", 1);
        break;
    case GROWL_MOVE_CARD:
        press(t, "card", card_at(t, seat, move.arg[0], 0));
        break;
    case GROWL_MOVE_POINT:
        press(t, "pick", seat % 2);
        break;
    case GROWL_MOVE_VOTE:
        press(t, "pick", ui->legal[seat % ui->n_legal].arg[0]);
        break;
    default:
        break;
    }
    press(t, "done", -1);
}

/* ---- one match ---- */

/* What bots decide in the open may hang on their cards, so the test decides that for them. */
static void decide_for_bot(table *t) {
    nt_move legal[NT_MAX_LEGAL];
    app_director *d = t->a->table;
    for (uint8_t i = 0; i < laid.is->seats; i++) {
        nt_port *port = app_director_port(d, i);
        if (!(laid.is->bots >> i & 1) || nt_port_ask(port) != NT_ASK_OPEN)
            continue;
        const table_ui ui = {.legal = legal, .n_legal = nt_port_legal(port, legal, NT_MAX_LEGAL)};
        assert_int_equal(app_director_submit(d, i, open_move(t, &ui)), NT_OK);
        app_go_on(t->a);
        stack_settle(t->a);
    }
}

static void act(table *t) {
    const char *name = app_scene_name(t->a);
    const app_step step = app_director_step(t->a->table);
    const table_scene *shown = table_scene_shown(t->a);
    if (strcmp(name, "curtain") == 0)
        press(t, "open", 0);
    else if (strcmp(name, "private") == 0 && !shown->ui.waiting)
        choose_privately(t, &shown->ui, shown->seat);
    else if (step.kind == STEP_OPEN && !shown->ui.locked && shown->ui.n_legal > 0)
        choose_openly(t, &shown->ui);
    else if (step.kind == STEP_BOTS)
        decide_for_bot(t);
    player_wait(&t->hand, 40);
}

static void begin(table *t, pf *screen) {
    static const nt_table *const tables[] = {&growl_table, NULL};
    static const nt_game *games[] = {NULL, NULL};
    char problem[256] = "";
    t->game = growl_game;
    t->game.apply = apply_laid;
    games[0] = &t->game;
    kit_folder(t->dir, sizeof t->dir);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = t->dir, .seed = 5, .quiet = true, .games = games, .tables = tables};
    t->screen = screen;
    t->a = app_create(&options, pf_type(screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(t->a);
    player_begin(&t->hand, t->a, 1);
    t->hand.seen = seen;
    t->hand.user = t;
    t->a->settings.dwell_seconds = 3;
    t->a->plan.game = &t->game;
    t->a->plan.config = nt_config_standard(&t->game, (uint8_t)laid.is->seats);
    t->a->plan.seating = app_seating_standard(laid.is->seats, true, "en");
    for (int i = 0; i < laid.is->seats; i++)
        t->a->plan.seating.seat[i].bot = laid.is->bots >> i & 1;
}

/* What the program has written down, without the day and the hour. */
static char *log_of(const table *t) {
    char path[400];
    size_t len = 0;
    snprintf(path, sizeof path, "%s/night-table.log", t->dir);
    char *text = paths_read_whole(path, 1 << 20, &len), *to = text;
    if (text == NULL)
        return strdup("");
    for (const char *line = text; *line;) {
        const char *end = strchr(line, '\n') ? strchr(line, '\n') + 1 : line + strlen(line);
        const char *from = end - line > 20 ? line + 20 : line;
        memmove(to, from, (size_t)(end - from));
        to += end - from;
        line = end;
    }
    *to = '\0';
    return text;
}

/* Plays until so many cards were turned up and nights are over, or the end is shown. */
static void play(course *c, pf *screen, int turns, int nights) {
    static table t;
    t = (table){.course = c};
    c->n = 0;
    free(c->log);
    c->log = NULL;
    begin(&t, screen);
    assert_true(app_start(t.a));
    stack_settle(t.a);
    player_wait(&t.hand, 0);
    for (int i = 0; i < 20000; i++) {
        const growl_pub *pub = pub_of(&t);
        if (strcmp(app_scene_name(t.a), "results") == 0 || (pub->turns > turns && pub->nights >= nights))
            break;
        t.a->settings.motion = pub->turns >= turns || pub->turns == 2 ? APP_MOTION_NORMAL : APP_MOTION_OFF;
        act(&t);
    }
    c->log = log_of(&t);
    assert_true(pub_of(&t)->nights >= nights);
    const struct growl_state *s = nt_match_state(app_director_match(t.a->table));
    c->wolves = 0;
    for (int i = 0; i < s->pub.n; i++)
        c->wolves |= (uint32_t)s->seat[i].team << i;
    note(&t, 't', (uint64_t)t.presses);
    app_destroy(t.a);
    kit_remove(t.dir);
}

static course courses[TRUTHS];

static void play_both(pf *screen, const deal *is, int turns, int nights) {
    laid.is = is;
    for (laid.truth = 0; laid.truth < TRUTHS; laid.truth++)
        play(&courses[laid.truth], screen, turns, nights);
    assert_true(courses[0].n > 100);
    assert_same_course(&courses[0], &courses[1]);
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

static void a_day_a_gift_and_each_night_card(void **state) {
    for (uint8_t card = 0; card < GROWL_FIRST_FINAL; card++) {
        deal is = people;
        is.night[0] = card;
        if (card == GROWL_BULLET)
            is.target[1] = 3; /* human in both truths: the bullet may tell on a wolf */
        play_both(*state, &is, 7, 1);
        assert_true((courses[0].wolves ^ courses[1].wolves) >> 4 & 1);
    }
}

static void each_final_night_card(void **state) {
    for (uint8_t card = GROWL_FIRST_FINAL; card < GROWL_NIGHT_CARDS; card++) {
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

static int open_screen(void **state) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .w = 1280, .h = 800, .offscreen = true};
    *state = pf_open(&options, problem, sizeof problem);
    return *state == NULL;
}

static int close_screen(void **state) {
    for (int i = 0; i < TRUTHS; i++)
        free(courses[i].log);
    pf_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_day_a_gift_and_each_night_card),      cmocka_unit_test(each_final_night_card),
        cmocka_unit_test(death_before_night_has_one_face),       cmocka_unit_test(bots_choose_at_times_of_their_own),
        cmocka_unit_test(people_among_bots_see_their_own_alone), cmocka_unit_test(the_sniff_is_the_same_for_all),
    };
    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
