/* Calls of a night that the device keeps (werewolf.md 5.3): nothing secret before a hold, the same call for a role
 * that lives, is dead or is not there; and whether a call was answered shows nowhere, not in the frames, times, sizes
 * and moments of the save of the same night, and not after it was interrupted and continued. The deal is laid by hand
 * by wrapping apply, so that the record of the match still fits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/files/seal.h"
#include "app/kit_app.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "app/werewolf_quiet.h"
#include "engine/match.h"
#include "games/werewolf/werewolf_state.h"
#include "hosting/house.h"

extern const nt_table werewolf_table;

enum { SEATS = 7, VICTIM = 5, OTHER = 6, SAMPLES = 4000, EVERY = 250 };
enum { W = WEREWOLF_WEREWOLF, S = WEREWOLF_SEER, X = WEREWOLF_WITCH, H = WEREWOLF_HUNTER, V = WEREWOLF_VILLAGER };

static nt_game game;
static const uint8_t *dealt; /* the role of each seat */

static void apply_laid(void *state, nt_move move, nt_events *out) {
    struct werewolf_state *s = state;
    const bool deals = s->pub.step == WEREWOLF_STEP_DEAL;

    werewolf_game.apply(state, move, out);
    for (int seat = 0; seat < SEATS && deals; seat++) {
        werewolf_priv *me = &s->seat[seat];
        me->role = dealt[seat];
        me->antidote = me->poison = me->role == WEREWOLF_WITCH;
    }
}

typedef struct {
    app *a;
    player hand;
    nt_rng salts; /* as the application's stood when the writes were counted last */
    int writes;
    char dir[256];
} night;

static const nt_game *const games[] = {&game, NULL};
static const nt_table *const tables[] = {&werewolf_table, NULL};

static void open_app(night *n) {
    n->a = kit_app_with(n->dir, 7, games, tables, kit_type());
    n->salts = n->a->salts;
    player_begin(&n->hand, n->a, 7);
}

/* How often the match has been written: each time takes the next salt. */
static int writes_of(night *n) {
    while (memcmp(&n->salts, &n->a->salts, sizeof n->salts) != 0) {
        nt_rng_next(&n->salts);
        n->writes++;
    }
    return n->writes;
}

static void begin(night *n, const uint8_t role[SEATS], uint32_t people, bool hidden_set) {
    game = werewolf_game;
    game.apply = apply_laid;
    dealt = role;
    n->writes = 0;
    kit_folder(n->dir, sizeof n->dir);
    open_app(n);
    n->a->plan.game = &game;
    n->a->plan.config = nt_config_standard(&game, SEATS);
    n->a->plan.config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    n->a->plan.config.opt[WEREWOLF_OPT_SHERIFF] = 0;
    n->a->plan.config.opt[WEREWOLF_OPT_HIDDEN_SET] = hidden_set;
    n->a->plan.seating = app_seating_standard(SEATS, true);
    for (int i = 0; i < SEATS; i++) {
        n->a->plan.seating.seat[i].bot = !(people >> i & 1);
    }
    assert_true(app_start(n->a));
    stack_settle(n->a);
    player_wait(&n->hand, 0);
}

static void end(night *n) {
    app_destroy(n->a);
    kit_remove(n->dir);
}

/* The program is gone at once; another one is started in the same folder. */
static void kill_app(night *n) {
    writes_of(n);
    app_destroy(n->a);
    open_app(n);
}

static const werewolf_pub *pub_of(const night *n) {
    return app_director_view(n->a->table, NT_SPECTATOR).pub;
}

static bool in(const night *n, const char *scene_name) {
    return strcmp(app_scene_name(n->a), scene_name) == 0;
}

static bool offers(const night *n, const char *zone, int number) {
    const ui_zone *at = player_zone(&n->hand, zone, number);

    return at != NULL && !(at->flags & UI_ZONE_OFF);
}

static void press(night *n, const char *zone, int number) {
    if (!offers(n, zone, number)) {
        fail_msg("no zone %s %d in %s, %s", zone, number, app_scene_name(n->a), app_screen_name(n->a));
    }
    assert_true(player_press(&n->hand, zone, number));
    player_wait(&n->hand, 0);
}

static bool shows(const night *n, const char *part) {
    const ui_draw *d = n->a->shown;

    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
}

static bool is_at(const night *n, int round, int key) {
    if (!in(n, "call") || pub_of(n)->round != round || strcmp(app_screen_name(n->a), "rest") == 0 ||
        strcmp(app_screen_name(n->a), "dark") == 0) {
        return false;
    }
    return ((const hosted_scene *)table_scene_shown(n->a))->h.call.key == key;
}

/* Until this call begins; whatever is asked on the way is answered quietly, the pack names the victim.
 */
static void play_to_call(night *n, int round, int key) {
    for (int i = 0; i < 20000; i++) {
        const werewolf_pub *pub = pub_of(n);
        const app_step step = app_director_step(n->a->table);
        if (is_at(n, round, key)) {
            return;
        }
        if (in(n, "call") && pub->call == WEREWOLF_CALL_PACK && offers(n, "confirm", 0)) {
            press(n, "confirm", 0);
        } else if (in(n, "call") && pub->call == WEREWOLF_CALL_PACK && offers(n, "pick", VICTIM - pub->round + 1)) {
            press(n, "pick", VICTIM - pub->round + 1);
            press(n, "confirm", 0);
            player_wait(&n->hand, 2000);
        } else if (!in(n, "call") && (step.kind == STEP_PRIVATE || step.kind == STEP_OPEN)) {
            answer_quietly(n->a, step.seat);
            player_wait(&n->hand, 20);
        } else {
            player_wait(&n->hand, 200);
        }
    }
    fail_msg("call %d of night %d does not come", key, round);
}

/* ---- what can be noticed ---- */

typedef struct {
    uint64_t at, frame, wake, clear; /* the line of the save that is not sealed */
    int writes;
    long size;
} sample;

typedef struct {
    sample at[SAMPLES];
    int n;
} course;

static uint64_t clear_line(const char *path) {
    size_t len = 0;
    char *text = paths_read_whole(path, 1 << 22, &len), *at = text;
    uint64_t hash = 0xcbf29ce484222325u;

    assert_non_null(text);
    for (int lines = 0; lines < 2; at++) {
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
        lines += *at == '\n';
    }
    free(text);
    return hash;
}

static void look(night *n, course *c) {
    char path[400];
    struct stat file;
    sample *s = &c->at[c->n++];

    assert_true(c->n < SAMPLES);
    *s = (sample){
        .at = n->a->now, .frame = kit_frame_hash(n->a), .wake = app_wake(n->a), .writes = writes_of(n), .size = -1};
    snprintf(path, sizeof path, "%s/open.nighttable", n->dir);
    if (stat(path, &file) == 0) {
        s->size = (long)file.st_size;
        s->clear = clear_line(path);
        assert_int_equal(file.st_mode & 0777, 0600);
    }
}

static void watch(night *n, course *c, uint64_t ms) {
    for (uint64_t until = n->a->now + ms; n->a->now < until;) {
        look(n, c);
        player_wait(&n->hand, EVERY);
    }
}

static void same(const course *a, const course *b, const char *which) {
    for (int i = 0; i < a->n && i < b->n; i++) {
        const sample *x = &a->at[i], *y = &b->at[i];
        if (x->at != y->at || x->frame != y->frame || x->wake != y->wake || x->writes != y->writes ||
            x->size != y->size || x->clear != y->clear) {
            fail_msg("%s, %d: at %d or %d ms, frame %llx or %llx, wake %d or %d, %d or %d writes, size %ld or %ld%s",
                     which, i, (int)x->at, (int)y->at, (unsigned long long)x->frame, (unsigned long long)y->frame,
                     (int)(x->wake - x->at), (int)(y->wake - y->at), x->writes, y->writes, x->size, y->size,
                     x->clear == y->clear ? "" : ", the clear line");
        }
    }
    assert_int_equal(a->n, b->n);
    assert_true(a->n > 20);
}

/* ---- nothing before a hold ---- */

/* Whoever is called has not come: a frame that names the role, the whole window long, and on it one thing to hold. */
static void names_alone(const night *n) {
    const ui_zone *hold = player_zone(&n->hand, "confirm", 0);

    assert_non_null(hold);
    assert_true(hold->flags & UI_ZONE_HOLD);
    assert_int_equal(n->a->shown->n_zones, 2); /* that, and the pause */
    assert_non_null(player_zone(&n->hand, "pause", 0));
    assert_false(shows(n, "Bell") || shows(n, "antidote") || shows(n, "wolves want") || shows(n, "player"));
}

static void nothing_secret_stands_before_a_hold(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    static const struct {
        int key, seconds;
        const char *name;
    } calls[] = {{WEREWOLF_CALL_PACK, 30, "Werewolves, open your eyes"},
                 {WEREWOLF_CALL_WITCH, 25, "Witch, open your eyes"},
                 {WEREWOLF_CALL_SEER, 20, "Seer, open your eyes"}};
    night n;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        play_to_call(&n, 1, calls[i].key);
        for (int second = 0; second < calls[i].seconds; second++) {
            assert_true(shows(&n, calls[i].name));
            names_alone(&n);
            player_wait(&n.hand, 900);
            if (calls[i].key == WEREWOLF_CALL_PACK &&
                second == 4) { /* the pack comes: there is a victim to be told */
                break;
            }
            player_wait(&n.hand, 100);
        }
    }
    end(&n);
}

/* A finger that stays down from call to call opens none. */
static void a_press_of_before_opens_nothing(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    night n;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    play_to_call(&n, 1, WEREWOLF_CALL_PACK);
    const ui_zone *hold = player_zone(&n.hand, "confirm", 0);
    ui_raw raw = {.kind = UI_RAW_MOVE, .x = hold->at.x + hold->at.w / 2, .y = hold->at.y + hold->at.h / 2};
    raw.x *= n.a->frame.u;
    raw.y *= n.a->frame.u;
    player_wait(&n.hand, 29700);
    app_handle(n.a, &raw);
    raw.kind = UI_RAW_DOWN;
    app_handle(n.a, &raw);
    player_wait(&n.hand, 8000);
    assert_true(shows(&n, "Witch, open your eyes"));
    names_alone(&n);
    assert_false(n.a->map.down);
    assert_null(n.a->map.focus_name);
    raw.kind = UI_RAW_UP;
    app_handle(n.a, &raw);
    player_wait(&n.hand, 1000);
    names_alone(&n);
    end(&n);
}

/* ---- a role that lives, is dead, is not there ---- */

static void to_seer(course *c, const uint8_t roles[SEATS], uint32_t people, int round, bool somebody_holds) {
    night n;

    c->n = 0;
    begin(&n, roles, people, true);
    play_to_call(&n, round, WEREWOLF_CALL_SEER);
    watch(&n, c, 4000);
    if (somebody_holds) {
        press(&n, "confirm", 0);
        press(&n, "pick", OTHER);
        press(&n, "confirm", 0);
        player_wait(&n.hand, 1200);
        look(&n, c);
        press(&n, "confirm", 0);
    }
    watch(&n, c, 25000);
    end(&n);
}

static void a_role_lives_is_dead_or_is_not_there(void **state) {
    static const uint8_t lives[SEATS] = {W, W, S, X, H, V, V}, dead[SEATS] = {W, W, V, X, H, S, V};
    static const uint8_t none[SEATS] = {W, W, V, X, H, V, V};
    enum { ALL = (1 << SEATS) - 1, BUT_2 = ALL & ~(1 << 2) };
    static course c[3];
    (void)state;

    to_seer(&c[0], lives, ALL, 2, false);
    to_seer(&c[1], dead, ALL, 2, false);
    to_seer(&c[2], none, ALL, 2, false);
    same(&c[0], &c[1], "lives and is dead");
    same(&c[0], &c[2], "lives and is not there");
    to_seer(&c[1], dead, ALL, 2, true);
    to_seer(&c[2], none, ALL, 2, true);
    same(&c[1], &c[2], "dead and not there, somebody holds");
    to_seer(&c[0], lives, BUT_2, 1, false);
    to_seer(&c[1], none, BUT_2, 1, false);
    same(&c[0], &c[1], "a bot's and not there");
}

/* ---- answered or not ---- */

typedef enum { NOTHING, LEFT, KILLED, PAUSED, COVERED, INTERRUPTIONS } interruption;

static void continue_match(night *n) {
    press(n, "continue", -1);
    player_wait(&n->hand, 400);
    assert_true(in(n, "curtain"));
}

static void interrupt(night *n, course *c, interruption kind) {
    if (kind == LEFT || kind == PAUSED) {
        player_key(&n->hand, UI_KEY_PAUSE, false); /* from a page, too, that has no button for it */
        watch(n, c, 1000);
        press(n, kind == LEFT ? "leave" : "resume", -1);
    } else if (kind == KILLED) {
        kill_app(n);
    } else if (kind == COVERED) {
        app_handle(n->a, &(ui_raw){.kind = UI_RAW_COVER});
    }
    player_wait(&n->hand, 400);
    if (kind == LEFT || kind == KILLED) {
        continue_match(n);
    }
    if (in(n, "curtain")) {
        watch(n, c, 3000);
        press(n, "open", 0);
    }
}

/* As whoever is called does; nothing comes of it that others may see. The Seer closes the page by a key: which device
 * it was is forgotten, too. */
static void answer_call(night *n, int key, bool reads) {
    press(n, "confirm", 0);
    if (key == WEREWOLF_CALL_WITCH) { /* the page that asks says what it is about */
        assert_true(shows(n, "antidote"));
    }
    if (key == WEREWOLF_CALL_SEER) {
        press(n, "pick", OTHER);
    } else {
        press(n, "nobody", 0);
    }
    press(n, "confirm", 0);
    player_wait(&n->hand, 1000);
    if (key == WEREWOLF_CALL_SEER && reads) {
        assert_true(shows(n, " is a werewolf.") || shows(n, " is good."));
        player_key(&n->hand, UI_KEY_DOWN, false);
        player_key(&n->hand, UI_KEY_HOLD, false);
        assert_string_equal(app_screen_name(n->a), "rest");
    }
}

typedef struct {
    const char *name;
    int key;
    interruption kind;
    uint32_t bots;
} evening;

static void one_evening(course *c, const evening *is, bool answers) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    night n;

    c->n = 0;
    begin(&n, roles, ((1u << SEATS) - 1) & ~is->bots, false);
    play_to_call(&n, 1, is->key);
    const uint64_t began = n.a->now;
    watch(&n, c, 1500);
    if (answers) {
        answer_call(&n, is->key, true);
    }
    assert_true(n.a->now < began + 9000);
    player_wait(&n.hand, began + 9000 - n.a->now);
    watch(&n, c, 3000);
    interrupt(&n, c, is->kind);
    watch(&n, c,
          12000 + 1000u * (unsigned)werewolf_game.options[WEREWOLF_OPT_WINDOW + is->key]
                              .standard); /* the whole call, and what follows */
    end(&n);
}

static void what_was_answered_shows_nowhere(void **state) {
    static const evening list[] = {{"wolves", WEREWOLF_CALL_PACK, NOTHING, 0},
                                   {"wolves, left", WEREWOLF_CALL_PACK, LEFT, 0},
                                   {"Witch, paused", WEREWOLF_CALL_WITCH, PAUSED, 0},
                                   {"Seer, the last call", WEREWOLF_CALL_SEER, NOTHING, 0},
                                   {"Seer, left", WEREWOLF_CALL_SEER, LEFT, 0},
                                   {"Seer, killed", WEREWOLF_CALL_SEER, KILLED, 0},
                                   {"Seer, covered", WEREWOLF_CALL_SEER, COVERED, 0},
                                   {"Seer, killed, a bot is asked first", WEREWOLF_CALL_SEER, KILLED, 1 << 0}};
    static course c[2];
    (void)state;

    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        for (int answers = 0; answers < 2; answers++) {
            one_evening(&c[answers], &list[i], answers);
        }
        same(&c[0], &c[1], list[i].name);
    }
}

/* ---- what was answered is kept ---- */

static void after_a_break(night *n, interruption kind) {
    static course ignored;

    ignored.n = 0;
    interrupt(n, &ignored, kind);
    assert_true(shows(n, "Night falls. Close your eyes"));
    assert_int_equal(n->a->shown->n_zones, 1);
    player_wait(&n->hand, 5500);
    names_alone(n);
}

static void no_second_choice_and_no_second_look(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    (void)state;

    for (interruption kind = LEFT; kind < INTERRUPTIONS; kind++) {
        night n;
        begin(&n, roles, (1 << SEATS) - 1, false);
        play_to_call(&n, 1, WEREWOLF_CALL_SEER);
        answer_call(&n, WEREWOLF_CALL_SEER, false);
        after_a_break(&n, kind);
        press(&n, "confirm", 0);
        assert_true(shows(&n, "7 ") && shows(&n, " is good.")); /* not closed before */
        press(&n, "confirm", 0);
        player_wait(&n.hand, 2000);
        after_a_break(&n, kind);
        press(&n, "confirm", 0);
        assert_false(shows(&n, " is good."));
        assert_true(shows(&n, "Nothing to read."));
        assert_null(player_zone(&n.hand, "pick", -1));
        press(&n, "confirm", 0);
        names_alone(&n);
        end(&n);
    }
}

static void what_was_not_answered_is_asked_from_the_beginning(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    (void)state;

    for (interruption kind = LEFT; kind < INTERRUPTIONS; kind++) {
        night n;
        begin(&n, roles, (1 << SEATS) - 1, false);
        play_to_call(&n, 1, WEREWOLF_CALL_SEER);
        press(&n, "confirm", 0);
        press(&n, "pick", OTHER);
        player_wait(&n.hand, 15000);
        after_a_break(&n, kind);
        press(&n, "confirm", 0);
        assert_false(offers(&n, "confirm", 0)); /* nothing is picked */
        player_wait(&n.hand, 15000);
        assert_true(offers(&n, "pick", OTHER)); /* the whole window */
        end(&n);
    }
}

/* Whoever is late has chosen nobody, also with a finger on somebody (werewolf.md 5.1). */
static void what_is_not_confirmed_counts_as_nobody(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    night n;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    play_to_call(&n, 1, WEREWOLF_CALL_SEER);
    press(&n, "confirm", 0);
    press(&n, "pick", OTHER);
    player_wait(&n.hand, 20000);
    const werewolf_priv *seer = app_director_view(n.a->table, 2).me;
    assert_int_equal(seer->night[1].seen, WEREWOLF_NONE);
    end(&n);
}

/* ---- what is seen is on disk ---- */

static saves_open saved(const night *n) {
    saves_open open;
    char problem[256] = "";

    if (saves_read(n->dir, games, &open, problem, sizeof problem) != SAVES_READ) {
        fail_msg("%s", problem);
    }
    return open;
}

static void watch_result(void *user, app *a) {
    night *n = user;

    if (a->table != NULL && in(n, "call") && shows(n, " is good.")) {
        saves_open open = saved(n);
        assert_int_equal(nt_match_plies(open.match), nt_match_plies(app_director_match(a->table)));
        nt_match_destroy(open.match);
    }
}

static void a_result_is_on_disk_before_it_is_seen(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    night n;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    play_to_call(&n, 1, WEREWOLF_CALL_SEER);
    n.hand.seen = watch_result;
    n.hand.user = &n;
    answer_call(&n, WEREWOLF_CALL_SEER, false);
    assert_true(shows(&n, " is good."));
    end(&n);
}

/* ---- saves of before ---- */

static char *save_path(const night *n, char path[400]) {
    snprintf(path, 400, "%s/open.nighttable", n->dir);
    return path;
}

/* As a program wrote it that knew of no calls: without the lines before the record, and not filled up. */
static void write_as_before(const night *n) {
    char path[400];
    size_t len = 0, secret_len = 0;
    char *text = paths_read_whole(save_path(n, path), 1 << 22, &len);
    char *line = strchr(text, '\n') + 1, *end_of_line = strchr(line, '\n');
    *end_of_line = '\0';
    char *secret = seal_open(line, end_of_line + 1, strlen(end_of_line + 1), &secret_len);
    assert_non_null(secret);
    char *record = strstr(secret, "nighttable"), *after_seed = strchr(secret, '\n') + 1;
    assert_true(record > after_seed); /* there was something */
    memmove(after_seed, record, strlen(record) + 1);
    char *sealed = seal_close(line, secret, strlen(secret), 77);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fprintf(file, "nighttable-sealed 1\n%s\n%s", line, sealed);
    fclose(file);
    free(sealed);
    free(secret);
    free(text);
}

static void a_save_of_before_goes_on_with_closed_eyes(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    night n;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    play_to_call(&n, 1, WEREWOLF_CALL_WITCH);
    player_wait(&n.hand, 3000);
    write_as_before(&n);
    saves_open open = saved(&n);
    assert_false(open.hosted.call.runs);
    nt_match_destroy(open.match);
    after_a_break(&n, KILLED);
    assert_true(shows(&n, "Witch, open your eyes"));
    end(&n);
}

/* A real clock is always a little late, and not always alike. */
static void the_dark_is_as_long_on_a_late_clock(void **state) {
    static const uint8_t roles[SEATS] = {W, V, S, X, W, V, H};
    enum { DARK_MS = 3000, LATEST = 12, NIGHT_STEPS = 4000 };
    night n;
    uint64_t since = 0;
    int darks = 0;
    (void)state;

    begin(&n, roles, (1 << SEATS) - 1, false);
    play_to_call(&n, 1, WEREWOLF_CALL_PACK);
    for (int i = 0; i < NIGHT_STEPS && darks < 2; i++) {
        const scene *top = stack_top(n.a);
        const bool dark = top->ops == &scene_call && ((const hosted_scene *)top)->h.phase == HOSTING_CALL_DARK;
        if (since > 0 && !dark) {
            assert_in_range(n.a->now - since, DARK_MS - LATEST, DARK_MS + LATEST);
            darks++;
        }
        since = !dark ? 0 : since == 0 ? n.a->now : since;
        app_frame(n.a);
        const uint64_t wake = app_wake(n.a), late = since > 0 ? 1 : LATEST;
        app_advance(n.a, (wake > n.a->now ? wake : n.a->now) + late);
    }
    assert_int_equal(darks, 2);
    end(&n);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_secret_stands_before_a_hold),
                                       cmocka_unit_test(a_press_of_before_opens_nothing),
                                       cmocka_unit_test(a_role_lives_is_dead_or_is_not_there),
                                       cmocka_unit_test(what_was_answered_shows_nowhere),
                                       cmocka_unit_test(no_second_choice_and_no_second_look),
                                       cmocka_unit_test(what_was_not_answered_is_asked_from_the_beginning),
                                       cmocka_unit_test(what_is_not_confirmed_counts_as_nobody),
                                       cmocka_unit_test(a_result_is_on_disk_before_it_is_seen),
                                       cmocka_unit_test(a_save_of_before_goes_on_with_closed_eyes),
                                       cmocka_unit_test(the_dark_is_as_long_on_a_late_clock)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
