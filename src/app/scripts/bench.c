/* What painting a game's table takes, as multiples of copying one frame: a match is played, and every frame of its
 * table is painted and timed. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/rise.h"
#include "app/scripts/demo.h"
#include "app/scripts/lone.h"

enum { MOST = 2048, ENOUGH = 1500 /* moving frames */, WHOLE_TRIALS = 9, COPIES = 5, AGAIN = 50, POINTED = 400 };

static const double picture = 1.0 / 60; /* seconds that each is seen */

enum { QUIET = 25 }; /* so many of a hundred are not held up by whoever else computes */

typedef struct {
    double at[MOST]; /* seconds */
    int n;
} samples;

typedef struct {
    player hand;
    const app_stage *stage;
    double ahead;  /* seconds for what was drawn before it is shown: walls and grounds */
    uint64_t at;   /* when the picture before came (app.now) */
    double took;   /* seconds that it took */
    bool pointing; /* only the pointer moves: what is painted is the zone below it */
    int commands;  /* of the fullest table at rest */
    double whole;  /* seconds for all of it */
    samples moved, alone, pointed, nothing, copied;
    lone_list before, now;    /* what is on its way in the list before, and in this one */
    unsigned char *from, *to; /* what is copied: a frame's bytes each */
    size_t bytes;
} bench;

/* What another thread draws beside is not in a picture's time. */
static double seconds(void) {
#ifdef CLOCK_THREAD_CPUTIME_ID
    struct timespec t;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t) == 0) {
        return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
    }
#endif
    return (double)clock() / CLOCKS_PER_SEC;
}

/* What comes soon is drawn beside the window, for which it has here what a screen leaves: so many milliseconds since
 * the picture before. What painting had to wait for it is in the picture's. */
static double paint(const bench *b, const ui_draw *list, bool whole, uint32_t since) {
    b->stage->leave_soon(b->stage->user, since);
    const double began = seconds();
    b->stage->paint(b->stage->user, list, whole);
    const double took = seconds() - began;
    return took + b->stage->leave_soon(b->stage->user, 0);
}

/* Since the picture before was painted. */
static uint32_t left_since(const bench *b, const app *a) {
    const double ms = (double)(a->now - b->at) - 1000 * b->took;
    return ms > 0 ? (uint32_t)ms : 0;
}

static void add(samples *s, double took) {
    if (s->n < MOST) {
        s->at[s->n++] = took;
    }
}

static int by_time(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* So many of a hundred took no longer. */
static double hundredth(samples *s, int of_hundred) {
    qsort(s->at, (size_t)s->n, sizeof s->at[0], by_time);
    return s->n > 0 ? s->at[(s->n - 1) * of_hundred / 100] : 0.0;
}

static bool at_table(const app *a) {
    return a->table != NULL && strcmp(app_scene_name(a), "table") == 0;
}

static float told_part(const app *a) {
    nt_event event, last;
    float part = 1.0f;
    app_director_event(a->table, a->now, &event, &part, &last);
    return part;
}

/* As in a window, where it is done before people have sat down: what was drawn is not drawn again. */
static void draw_ahead(bench *b, const app *a) {
    const app_ahead grounds = app_grounds(a);
    if (grounds.n > 0) {
        const clock_t began = clock();
        b->stage->ahead(b->stage->user, &grounds);
        b->ahead += (double)(clock() - began) / CLOCKS_PER_SEC;
    }
}

static void seen(void *user, app *a) {
    bench *b = user;
    draw_ahead(b, a);
    const double took = paint(b, a->shown, false, left_since(b, a));
    b->took = took;
    b->at = a->now;
    b->before = b->now;
    lone_look(&b->now, a->shown);
    if (!at_table(a)) {
        return;
    }
    const float part = told_part(a);
    if (b->pointing) {
        add(&b->pointed, took);
    } else if (part > 0.0f && part < 1.0f) {
        add(&b->moved, took);
        if (lone_moved(&b->before, &b->now)) {
            add(&b->alone, took);
        }
    }
}

/* Between the other measurements, since another program that computes beside slows all. The first copy brings the
 * bytes near. */
static void copy(bench *b) {
    for (int i = 0; i < COPIES; i++) {
        b->from[i] = b->to[b->bytes / 2];
        const double began = seconds();
        memcpy(b->to, b->from, b->bytes);
        if (i > 0) {
            add(&b->copied, seconds() - began);
        }
    }
}

static void point_at(bench *b, const ui_zone *zone) {
    const float u = b->hand.app->frame.u;
    const ui_rect at = zone->at;
    player_feed(&b->hand, (ui_raw){.kind = UI_RAW_MOVE, .x = (at.x + at.w / 2) * u, .y = (at.y + at.h / 2) * u});
}

static void point_at_all(bench *b) {
    const app *a = b->hand.app;
    b->pointing = true;
    for (int i = 0; i < a->shown->n_zones && b->pointed.n < POINTED; i++) {
        point_at(b, &a->shown->zone[i]);
    }
    b->pointing = false;
}

/* The pointer moves on what it rests on. */
static void point_again(bench *b) {
    const app *a = b->hand.app;
    if (a->shown->n_zones == 0) {
        return;
    }
    const ui_zone zone = a->shown->zone[0];
    point_at(b, &zone);
    const double began = seconds();
    for (int i = 0; i < AGAIN; i++) {
        point_at(b, &zone);
    }
    add(&b->nothing, (seconds() - began) / AGAIN);
}

/* Between two acts: what stands is painted once more, whole where more is drawn than ever before. */
static bool goes_on(void *user) {
    bench *b = user;
    const app *a = b->hand.app;
    if (b->moved.n >= ENOUGH) {
        return false;
    }
    if (!at_table(a) || told_part(a) < 1.0f || rise_moves(a)) {
        return true;
    }
    if (a->shown->n > b->commands) {
        samples whole = {.n = 0};
        for (int i = 0; i < WHOLE_TRIALS; i++) {
            add(&whole, paint(b, a->shown, true, 0));
        }
        copy(b);
        b->commands = a->shown->n;
        b->whole = hundredth(&whole, QUIET);
    }
    point_at_all(b);
    point_again(b);
    return true;
}

static int print(bench *b, const demo_options *o) {
    const ui_frame *f = &b->hand.app->frame;
    const double one = hundredth(&b->copied, QUIET);
    int late = 0;
    if (one <= 0 || b->moved.n == 0) {
        fprintf(stderr, "night-table: nothing could be measured\n");
        return 1;
    }
    for (int i = 0; i < b->moved.n; i++) {
        late += b->moved.at[i] > picture;
    }
    printf("%s, %d seats, %dx%d: a frame is copied in %.2f ms; in such copies: whole %.1f (%d commands), moving %.2f "
           "(99 of 100 below %.1f), one thing alone %.2f (of %d; 90 of 100 below %.1f), pointed at %.2f (90 of 100 "
           "below %.2f), nothing new %.4f; %d of %d moving frames "
           "later than 1/60 s; %.0f ms before the game\n",
           o->game, o->seats, f->pixel_w, f->pixel_h, one * 1e3, b->whole / one, b->commands,
           hundredth(&b->moved, 50) / one, hundredth(&b->moved, 99) / one, hundredth(&b->alone, 50) / one, b->alone.n,
           hundredth(&b->alone, 90) / one, hundredth(&b->pointed, 50) / one, hundredth(&b->pointed, 90) / one,
           hundredth(&b->nothing, 50) / one, late, b->moved.n, b->ahead * 1e3);
    return 0;
}

static bool room_for_copies(bench *b, const ui_frame *f) {
    b->bytes = (size_t)f->pixel_w * (size_t)f->pixel_h * 4;
    b->from = malloc(b->bytes);
    b->to = malloc(b->bytes);
    if (b->from == NULL || b->to == NULL) {
        return false;
    }
    memset(b->from, 1, b->bytes);
    memset(b->to, 2, b->bytes);
    return true;
}

static void end(bench *b) {
    if (b != NULL) {
        free(b->from);
        free(b->to);
    }
    free(b);
}

int bench_play(app *a, const app_stage *stage, const demo_options *wish) {
    demo_options o = *wish;
    bench *b = calloc(1, sizeof *b);
    if (b == NULL || !room_for_copies(b, &a->frame) || !demo_seats(a, &o)) {
        end(b);
        return 2;
    }
    b->stage = stage;
    player_begin(&b->hand, a, o.seed);
    b->hand.seen = seen;
    b->hand.user = b;
    app_dirty(a);
    const bool good = demo_match(&b->hand, &o, goes_on) || b->moved.n >= ENOUGH;
    const int code = good ? print(b, &o) : 1;
    end(b);
    return code;
}
