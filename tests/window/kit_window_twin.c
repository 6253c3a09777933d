/* Runs the program for both truths and lays what came out side by side. */
#include "window/twin.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/kit_app.h"

const char *const twin_channel[OUT_CHANNELS] = {
    "window",          "pointer",      "cursor",     "rumble", "clipboard", "text input",
    "other programs",  "sound",        "rects",      "pixels", "files",     "log",
    "standard output", "waiting time", "desk event", "plies",  "given",     "any truth"};

typedef struct {
    unsigned long long at, told, stands; /* moment; what the viewer and the table may know */
    char eyes, scene[40];
    unsigned into_other; /* see kit_window_desk.c */
    int by;
    char *what; /* in text */
    char text[DESK_LINE];
} line;

/* ---- running ---- */

static void run_once(const desk_job *job) {
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const int code = desk_run(job);
        fflush(job->out);
        _Exit(code);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (status != 0) {
        fprintf(job->out, "0 0 0 A 0 none %d the program ends with %d\n", OUT_BROKEN, status);
        fflush(job->out);
    }
}

/* All runs of one truth, in one folder that lives through them. */
static FILE *run(const truths *of, int truth, const side_manner *m, const nt_table *table, const tape *t,
                 const char *driver) {
    side folder = {.of = of, .truth = truth, .manner = m};
    FILE *out = tmpfile();
    assert_non_null(out);
    side_lay(&folder);
    for (int i = 0; i < t->runs; i++) {
        run_once(&(desk_job){.of = of,
                             .truth = truth,
                             .run = i,
                             .manner = m,
                             .table = table,
                             .dir = folder.dir,
                             .tape = t,
                             .out = out,
                             .driver = driver});
    }
    kit_remove(folder.dir);
    rewind(out);
    return out;
}

/* ---- comparing ---- */

static bool read_line(FILE *from, line *l) {
    int used = 0;
    if (fgets(l->text, sizeof l->text, from) == NULL ||
        sscanf(l->text, "%llu %llx %llx %c %x %39s %d %n", &l->at, &l->told, &l->stands, &l->eyes, &l->into_other,
               l->scene, &l->by, &used) != 7) {
        return false;
    }
    l->what = l->text + used;
    l->what[strcspn(l->what, "\n")] = '\0';
    return true;
}

/* A frame for other eyes may be another one, and a judge's may wait for something else. */
static bool counts(const line *l) {
    const bool of_frame = l->by == OUT_RECTS || l->by == OUT_PIXELS;
    return l->by != OUT_PLY && !(of_frame && (l->eyes == 'O' || l->eyes == 'J')) &&
           !(l->by == OUT_WAIT && l->eyes == 'J');
}

/* The next line that is compared; false at the end. What must not be in any truth ends the reading, too. */
static bool next(FILE *from, line *l, bool *broken) {
    while (read_line(from, l)) {
        if (l->by == OUT_BROKEN) {
            *broken = true;
            return false;
        }
        if (counts(l)) {
            return true;
        }
    }
    return false;
}

static void count(twin_counts *c, const line *l) {
    c->by_channel[l->by]++;
    c->moments += l->by == OUT_WAIT;
    for (int i = 0; l->by == OUT_EVENT && i < TWIN_EVENTS; i++) {
        if (c->event[i].n == 0 || strcmp(c->event[i].name, l->what) == 0) {
            snprintf(c->event[i].name, sizeof c->event[i].name, "%s", l->what);
            c->event[i].n++;
            break;
        }
    }
}

static bool say(char *why, size_t cap, const line *a, const line *b) {
    snprintf(why, cap, "at %llu ms, %s: \"%.300s\" for %c, or at %llu ms, %s: \"%.300s\" for %c", a->at,
             twin_channel[a->by], a->what, a->eyes, b->at, twin_channel[b->by], b->what, b->eyes);
    return false;
}

/* In no truth; both logs are read to their ends. */
static bool is_whole(FILE *log, long *plies, char *why, size_t cap) {
    static line l;
    rewind(log);
    while (read_line(log, &l)) {
        *plies += l.by == OUT_PLY;
        if (l.by == OUT_BROKEN) {
            snprintf(why, cap, "at %llu ms, in any truth: %s", l.at, l.what);
            return false;
        }
    }
    return true;
}

/* The record of a match that is over lies open, and is as long as its moves. */
static bool are_records(const line *a, const line *b) {
    return a->by == OUT_FILES && b->by == OUT_FILES && strstr(a->what, "evenings/") != NULL &&
           strstr(b->what, "evenings/") != NULL;
}

static bool same_line(const line *a, const line *b) {
    return a->at == b->at && a->by == b->by && a->eyes == b->eyes &&
           (strcmp(a->what, b->what) == 0 || are_records(a, b));
}

/* A save is as long as its moves, which are public once they have been told. */
static bool is_ahead(const line *l, const line *other) {
    return l->by == OUT_FILES && l->stands != other->stands;
}

/* From here on the viewer may tell them apart: by what was told, or because one press into another's frame has ended
 * a choice in one truth alone. */
static bool parts(const line *a, const line *b) {
    const bool unlike = a->into_other != b->into_other || a->into_other == DESK_JUDGE;
    return a->told != b->told || (unlike && strcmp(a->scene, b->scene) != 0) ||
           (a->by == OUT_GIVEN && b->by == OUT_GIVEN && strcmp(a->what, b->what) != 0);
}

static bool compare(FILE *log[TRUTHS], twin_counts *c, char *why, size_t cap) {
    static line a, b;
    bool broken = false, first = next(log[0], &a, &broken), second = next(log[1], &b, &broken);
    while (!broken && first && second && !parts(&a, &b)) {
        if (is_ahead(&a, &b)) {
            first = next(log[0], &a, &broken);
        } else if (is_ahead(&b, &a)) {
            second = next(log[1], &b, &broken);
        } else if (!same_line(&a, &b)) {
            return say(why, cap, &a, &b);
        } else {
            count(c, &a);
            first = next(log[0], &a, &broken);
            second = next(log[1], &b, &broken);
        }
    }
    if (!broken && first != second) {
        const line *more = first ? &a : &b;
        snprintf(why, cap, "in one alone, at %llu ms, %s: \"%.300s\"", more->at, twin_channel[more->by], more->what);
        return false;
    }
    return true;
}

static void keep(FILE *log, int truth) {
    char name[40];
    snprintf(name, sizeof name, "window-%d.txt", truth);
    FILE *to = fopen(name, "w");
    rewind(log);
    for (int c; to != NULL && (c = fgetc(log)) != EOF;) {
        fputc(c, to);
    }
    if (to != NULL) {
        fclose(to);
    }
}

bool twin_holds(const truths *of, const side_manner *m, const nt_table *table, const tape *t, const char *driver,
                twin_counts *c, bool kept, char *why, size_t cap) {
    FILE *log[TRUTHS];
    for (int i = 0; i < TRUTHS; i++) {
        log[i] = run(of, i, m, table, t, driver);
    }
    c->pairs++;
    bool holds = compare(log, c, why, cap);
    long plies[TRUTHS] = {0};
    for (int i = 0; i < TRUTHS; i++) {
        holds = holds && is_whole(log[i], &plies[i], why, cap);
    }
    c->by_channel[OUT_PLY] += plies[0];
    for (int i = 0; i < TRUTHS; i++) {
        if (kept) {
            keep(log[i], i);
        }
        fclose(log[i]);
    }
    return holds;
}
