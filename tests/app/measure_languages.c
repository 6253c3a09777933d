/* What languages cost: processor time and memory from nothing to a painted title and a painted curtain, with English
 * alone (a folder of its own), with every catalogue there and English in use, and with a table in English whose seat
 * reads another language. Each in a process of its own, best of several; prints ratios. Run by hand:
 * app_measure_languages [RUNS]. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/scripts/player.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "platform/platform.h"

typedef struct {
    double ms, mb;
} cost;

typedef struct {
    const char *locales, *seat; /* the language that two seats read, or "" = the table's */
} setting;

static void paint(app *a, pf *p, player *hand) {
    player_wait(hand, 50);
    pf_paint(p, a->shown);
}

static void act(const setting *s, const char *dir) {
    char problem[256] = "";
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true},
                    problem, sizeof problem);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .locales_dir = s->locales,
                                 .save_dir = dir,
                                 .lang = "en",
                                 .seed = 1,
                                 .quiet = true};
    app *a = p == NULL ? NULL : app_create(&options, pf_type(p), 1280, 800, 3.78f, problem, sizeof problem);
    player hand;
    if (a == NULL) {
        exit(1);
    }
    player_begin(&hand, a, 1);
    paint(a, p, &hand);
    a->plan.game = a->games[0];
    a->plan.config = nt_config_standard(a->plan.game, 6);
    a->plan.seating = app_seating_standard(6, true);
    for (int i = 0; i < 2; i++) {
        a->plan.seating.seat[i].bot = false;
        snprintf(a->plan.seating.seat[i].lang, sizeof a->plan.seating.seat[i].lang, "%s", s->seat);
    }
    if (!app_start(a)) {
        exit(1);
    }
    stack_settle(a);
    for (int i = 0; i < 200 && strcmp(app_scene_name(a), "curtain") != 0; i++) {
        player_wait(&hand, 1000);
    }
    paint(a, p, &hand);
    app_destroy(a);
    pf_close(p);
}

static double ms_of(struct timeval t) {
    return (double)t.tv_sec * 1e3 + (double)t.tv_usec / 1e3;
}

static cost once(const setting *s) {
    char dir[] = "/tmp/night-table-measure-XXXXXX", command[64];
    struct rusage used;
    int status = 1;
    cost c = {0, 0};
    if (mkdtemp(dir) == NULL) {
        exit(1);
    }
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        act(s, dir);
        _exit(0);
    }
    if (child < 0 || wait4(child, &status, 0, &used) < 0 || status != 0) {
        exit(1);
    }
    snprintf(command, sizeof command, "rm -r %s", dir);
    if (system(command) != 0) {
        exit(1);
    }
    c.ms = ms_of(used.ru_utime) + ms_of(used.ru_stime);
    c.mb = (double)used.ru_maxrss / 1024;
    return c;
}

static cost best(const setting *s, int runs) {
    cost least = once(s);
    for (int i = 1; i < runs; i++) {
        const cost c = once(s);
        least.ms = c.ms < least.ms ? c.ms : least.ms;
        least.mb = c.mb < least.mb ? c.mb : least.mb;
    }
    return least;
}

int main(int argc, char **argv) {
    static const char *const seats[] = {"es", "de", "it", "zh-Hant", "ja", "th", "fr"};
    char alone[] = "/tmp/night-table-english-XXXXXX", command[400];
    const int runs = argc > 1 ? atoi(argv[1]) : 7;
    if (runs < 1 || mkdtemp(alone) == NULL) {
        return 2;
    }
    snprintf(command, sizeof command, "cp -r '%s/locales/en' %s", NT_SOURCE_DIR, alone);
    if (system(command) != 0) {
        return 1;
    }
    const cost base = best(&(setting){alone, ""}, runs);
    const cost there = best(&(setting){NT_SOURCE_DIR "/locales", ""}, runs);
    printf("| languages | processor time | memory |\n|---|---|---|\n");
    printf("| English alone | 1 (%.0f ms) | 1 (%.1f MB) |\n", base.ms, base.mb);
    printf("| eight there, English in use | %.2f | %.2f |\n", there.ms / base.ms, there.mb / base.mb);
    for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
        const cost two = best(&(setting){NT_SOURCE_DIR "/locales", seats[i]}, runs);
        printf("| eight there, English and %s in use | %.2f | %.2f |\n", seats[i], two.ms / base.ms,
               two.mb / base.mb);
    }
    snprintf(command, sizeof command, "rm -r %s", alone);
    return system(command) == 0 ? 0 : 1;
}
