/* The program is killed at 200 random moments of a scripted game. Each time the saved match verifies, goes on from
 * what it was before, holds every move that was reported as accepted, and is continued. */
#include "app/kit_app.h"

#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "app/files/paths.h"
#include "app/files/saves.h"

#ifdef __SANITIZE_ADDRESS__
enum { KILLS = 40 };
#else
enum { KILLS = 120 };
#endif
enum { RECORD = 1 << 16 };

static const char fresh[] = "press play\npress game 0\npress next\npress next\nwait 50\nplay-until over\n";
static const char onward[] = "expect-scene title\npress continue\nplay-until over\n";

typedef struct {
    char dir[256], script[300];
    char record[RECORD]; /* of the last life */
    int kills, lives;
    nt_rng rng;
} run;

static pid_t start(const run *r, const char *script, int *out) {
    int ends[2];
    FILE *file = fopen(r->script, "wb");
    assert_non_null(file);
    fputs(script, file);
    fclose(file);
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(NT_BUILD_DIR "/night-table", "night-table", "--data-dir", NT_SOURCE_DIR, "--offscreen", "1280x800",
              "--script", r->script, "--save-dir", r->dir, "--seed", "7", "--report-plies", (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    *out = ends[0];
    return child;
}

/* Reads lines "plies N"; returns the last N, or `last` when there is none. `lines` = 0: to the end. */
static int read_reports(FILE *from, int lines, int last, int *seen) {
    char line[64];
    for (int i = 0; (lines == 0 || i < lines) && fgets(line, sizeof line, from); i++) {
        if (sscanf(line, "plies %d", &last) == 1) {
            (*seen)++;
        }
    }
    return last;
}

/* Lets a life begin, waits for some reports and a little more, and kills it. Gives the last report; exit codes other
 * than the end of the script fail. */
static int live_and_die(run *r, const char *script, int *seen) {
    int out = -1, status = 0;
    pid_t child = start(r, script, &out);
    FILE *from = fdopen(out, "r");
    const int wait_for = (int)nt_rng_below(&r->rng, 7); /* 0: somewhere while it starts, continues and moves first */
    int last = wait_for > 0 ? read_reports(from, wait_for, -1, seen) : -1;
    struct timespec more = {.tv_nsec = (long)nt_rng_below(&r->rng, wait_for > 0 ? 4000000 : 200000000)};
    nanosleep(&more, NULL);
    kill(child, SIGKILL);
    last = read_reports(from, 0, last, seen);
    fclose(from);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) {
        assert_int_equal(WEXITSTATUS(status), 0);
    } else {
        r->kills++;
    }
    return last;
}

static void forget(run *r) {
    kit_remove(r->dir);
    assert_true(paths_make(r->dir));
    r->record[0] = '\0';
}

/* What is on the disk must verify, begin with what was there before, and hold all that was reported. */
static void check_save(run *r, int reported) {
    static char now[RECORD];
    char problem[256] = "";
    saves_open open;
    const saves_result result = saves_read(r->dir, nt_games, &open, problem, sizeof problem);
    if (result == SAVES_DAMAGED) {
        fail_msg("%s", problem);
    }
    if (result == SAVES_NONE) {
        assert_int_equal(reported, -1); /* killed before anything was accepted, in this life and before */
        assert_string_equal(r->record, "");
        return;
    }
    assert_true(nt_match_plies(open.match) >= reported);
    assert_true(nt_record_write(open.match, now, sizeof now) < sizeof now);
    assert_memory_equal(now, r->record, strlen(r->record));
    memcpy(r->record, now, strlen(now) + 1);
    nt_match_destroy(open.match);
}

/* A game that came to its end is a record of its own that goes on from what was there before. */
static void check_evening(run *r, int reported) {
    char pattern[300];
    glob_t found;
    size_t len = 0;
    nt_record_report report = {0};
    snprintf(pattern, sizeof pattern, "%s/evenings/*.nighttable", r->dir);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    char *text = paths_read_whole(found.gl_pathv[0], RECORD, &len);
    assert_non_null(text);
    nt_match *match = nt_record_read(nt_games, text, len, 0, &report);
    if (match == NULL) {
        fail_msg("%s", report.reason);
    }
    assert_true(nt_match_over(match) && nt_match_plies(match) >= reported);
    assert_true(len >= strlen(r->record));
    assert_memory_equal(text, r->record, strlen(r->record));
    nt_match_destroy(match);
    free(text);
    globfree(&found);
}

static bool is_finished(const run *r) {
    char pattern[300];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/evenings/*.nighttable", r->dir);
    const bool any = glob(pattern, 0, NULL, &found) == 0;
    globfree(&found);
    return any;
}

static void no_moment_loses_an_accepted_move(void **state) {
    (void)state;
    static run r;
    kit_folder(r.dir, sizeof r.dir);
    snprintf(r.script, sizeof r.script, "%s.script", r.dir);
    r.rng = nt_rng_seed(20260101);
    int seen = 0, continued = 0, ended = 0;
    while (r.kills < KILLS) {
        const bool goes_on = saves_there(r.dir);
        continued += goes_on;
        const int reported = live_and_die(&r, goes_on ? onward : fresh, &seen);
        assert_true(++r.lives < 4 * KILLS);
        if (!is_finished(&r)) {
            check_save(&r, reported);
            continue;
        }
        check_evening(&r, reported); /* the game came to its end in this life: another one begins */
        ended++;
        forget(&r);
    }
    print_message("%d kills, %d of them in a continued match, %d reports, %d games ended\n", r.kills, continued, seen,
                  ended);
    assert_true(continued > KILLS / 2);
    kit_remove(r.dir);
    unlink(r.script);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_moment_loses_an_accepted_move)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
