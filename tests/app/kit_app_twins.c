#include "app/kit_app_twins.h"
#include "hosting/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/files/paths.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "ui/motion.h"

int twins_open_screen(void **state) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true};
    *state = pf_open(&options, problem, sizeof problem);
    return *state == NULL;
}

int twins_close_screen(void **state) {
    pf_close(*state);
    return 0;
}

/* ---- what can be asked ---- */

const void *twin_pub(const twin *t) {
    return app_director_view(t->a->table, NT_SPECTATOR).pub;
}

bool twin_in(const twin *t, const char *name) {
    return strcmp(app_scene_name(t->a), name) == 0;
}

bool twin_moves(const twin *t) {
    return t->a->table && app_director_step(t->a->table).kind == STEP_EVENTS;
}

void twin_press(twin *t, const char *zone, int n) {
    const ui_zone *at = player_zone(&t->hand, zone, n);
    if (at == NULL || (at->flags & UI_ZONE_OFF)) {
        fail_msg("no zone %s %d in scene %s, phase %d", zone, n, app_scene_name(t->a), t->is->phase(twin_pub(t)));
    }
    t->presses++;
    assert_true(player_press(&t->hand, zone, n));
}

/* ---- what can be noticed from outside ---- */

static void note(twin *t, char what, uint64_t value) {
    course *c = t->course;
    const bool plays = t->a->table != NULL;
    assert_true(c->n < TWINS_MOST);
    c->at[c->n++] = (noted){.what = what,
                            .phase = plays ? t->is->phase(twin_pub(t)) : -1,
                            .plies = plays ? nt_match_plies(app_director_match(t->a->table)) : 0,
                            .at = t->a->now,
                            .value = value};
}

/* What moves is painted twenty times a second and once more when it has ended; the lists between are compared, too.
 */
static bool is_painted(twin *t) {
    enum { EACH = 48 };
    const scene_ops *in = stack_top(t->a)->ops;
    if (in == t->painted_in && t->a->now < t->painted + EACH && app_wake(t->a) < t->a->now + EACH) {
        return false;
    }
    t->painted = t->a->now;
    t->painted_in = in;
    return true;
}

static void note_frame(twin *t) {
    const bool private = twin_in(t, "private");
    if ((t->is->paints ? t->is->paints(t) : !twin_moves(t)) && is_painted(t)) {
        /* What was painted behind a curtain may leave no trace in what is painted after it. */
        pf_paint(t->screen, t->a->shown);
        if (!private) {
            note(t, 'p', pf_frame_hash(t->screen));
        }
    }
    if (!private) {
        note(t, 'f', kit_frame_hash(t->a));
        return;
    }
    note(t, 't', 0);
    if (t->is->sees_the_same && t->is->sees_the_same(t, table_scene_shown(t->a)->seat)) {
        note(t, 'o', kit_frame_hash(t->a));
    }
}

static uint64_t hash_of(const char *name) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *name; name++) {
        hash = (hash ^ (unsigned char)*name) * 0x100000001b3u;
    }
    return hash;
}

static void heard(void *user, app *a, const char *sound, float volume) {
    twin *t = user;
    (void)a;
    if (!t->is->parted || !t->is->parted(t)) {
        note(t, 's', hash_of(sound) + (uint64_t)(volume * 100));
    }
}

static void seen(void *user, app *a) {
    twin *t = user;
    struct stat file;
    char path[400];
    if (t->is->parted && t->is->parted(t)) {
        return;
    }
    note_frame(t);
    note(t, 'w', app_wake(a));
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    if (stat(path, &file) == 0) {
        note(t, 'l', (uint64_t)file.st_size);
    }
}

/* What the program has written down, without the day and the hour. */
static void keep_log(const twin *t) {
    char path[400], *to = t->course->log;
    size_t len = 0;
    snprintf(path, sizeof path, "%s/night-table.log", t->dir);
    char *text = paths_read_whole(path, TWINS_LOG - 1, &len);
    struct stat file;
    assert_int_equal(text != NULL, stat(path, &file) == 0); /* else it is too long to be compared */
    for (const char *line = text ? text : ""; *line;) {
        const char *end = strchr(line, '\n') ? strchr(line, '\n') + 1 : line + strlen(line);
        const char *from = end - line > 20 ? line + 20 : line;
        memcpy(to, from, (size_t)(end - from));
        to += end - from;
        line = end;
    }
    *to = '\0';
    free(text);
}

/* ---- one match ---- */

void twin_begin(twin *t, const twins *is, const nt_game *game, pf *screen, course *into) {
    t->is = is;
    t->screen = screen;
    t->course = into;
    t->course->n = t->presses = 0;
    t->painted_in = NULL;
    t->games[0] = game;
    t->games[1] = NULL;
    t->tables[0] = is->table;
    t->tables[1] = NULL;
    kit_folder(t->dir, sizeof t->dir);
    t->a = kit_app_with(t->dir, 5, t->games, t->tables, pf_type(screen));
    player_begin(&t->hand, t->a, 1);
    t->hand.coarse = 2 * MOTION_FRAME; /* every second picture of what moves */
    t->hand.seen = seen;
    t->hand.heard = heard;
    t->hand.user = t;
    t->a->plan.game = game;
    t->a->plan.config = nt_config_standard(game, (uint8_t)is->seats);
    t->a->plan.seating = app_seating_standard(is->seats, true);
    for (int i = 0; i < is->seats; i++) {
        t->a->plan.seating.seat[i].bot = !(is->people >> i & 1);
    }
}

void twin_start(twin *t) {
    assert_true(app_start(t->a));
    kit_same_seal(t->a);
    stack_settle(t->a);
    player_wait(&t->hand, 0);
}

void twin_end(twin *t) {
    note(t, 'n', (uint64_t)t->presses);
    keep_log(t);
    app_destroy(t->a);
    kit_remove(t->dir);
}

/* ---- two of them ---- */

static const char *const meaning[] = {
    ['p'] = "pixels", ['f'] = "frame", ['t'] = "time of a private frame", ['o'] = "own private frame",
    ['s'] = "sound",  ['w'] = "wake",  ['l'] = "length of the save",      ['n'] = "number of presses"};

int course_before_ply(const course *c, int plies) {
    int n = 0;
    while (n < c->n && c->at[n].plies < plies) {
        n++;
    }
    return n;
}

void courses_same(const course two[TWINS], int more_than, const char *which) {
    const course *a = &two[0], *b = &two[1];
    assert_true(a->n > more_than);
    for (int i = 0; i < a->n && i < b->n; i++) {
        const noted *x = &a->at[i], *y = &b->at[i];
        if (x->what != y->what || x->at != y->at || x->value != y->value || x->phase != y->phase ||
            x->plies != y->plies) {
            fail_msg("%s, %d: %s or %s at %d or %d ms, ply %d or %d, phase %d or %d: %llx or %llx", which, i,
                     meaning[(int)x->what], meaning[(int)y->what], (int)x->at, (int)y->at, x->plies, y->plies,
                     x->phase, y->phase, (unsigned long long)x->value, (unsigned long long)y->value);
        }
    }
    assert_int_equal(a->n, b->n);
    assert_string_equal(a->log, b->log);
}
