/* The application and the platform: what the one says the other shows, in a window or off-screen. */
#include "window/run.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/files/window_file.h"
#include "kiosk/watch.h"

static void report_problems(app *a, pf *p) {
    char problem[512];
    while (pf_problem(p, problem, sizeof problem)) {
        app_report(a, "trouble.outside", problem);
    }
}

/* Of the loop: what the platform was told last. */
typedef struct {
    bool full, text;
    unsigned hand_overs;
    int w, h; /* of the frame */
} told;

/* Not while the window is being drawn larger or smaller. */
static void draw_ahead(const app *a, pf *p, told *was) {
    const int w = was->w, h = was->h;
    const app_ahead grounds = app_grounds(a);
    float px_per_mm;
    pf_size(p, &was->w, &was->h, &px_per_mm);
    if (grounds.n > 0 && w == was->w && h == was->h) {
        pf_draw_ahead(p, grounds.at, grounds.n);
    }
}

static void show(app *a, pf *p, told *was) {
    const ui_draw *frame = app_frame(a);
    const char *sound = NULL;
    float volume = 0;
    if (was->hand_overs != app_hand_overs(a)) {
        pf_hand_over(p);
    }
    was->hand_overs = app_hand_overs(a);
    if (frame) {
        pf_paint(p, frame);
    }
    draw_ahead(a, p, was);
    while (app_next_sound(a, &sound, &volume)) {
        pf_sound(p, sound, volume);
    }
    if (was->full != app_wants_full_screen(a)) {
        pf_full_screen(p, was->full = app_wants_full_screen(a));
    }
    if (was->text != app_wants_text(a)) {
        pf_text_input(p, was->text = app_wants_text(a));
    }
    report_problems(a, p);
}

/* What the last input wants of the system: before anything else happens, so that a picture is of what was seen. */
static void answer(app *a, pf *p) {
    char path[PATH_BYTES], problem[512] = "";
    if (app_wants_shot(a, path, sizeof path)) {
        app_shot_taken(a, pf_shot(p, path, problem, sizeof problem), problem);
    }
    if (app_wants_paste(a)) {
        char *text = pf_clipboard(p);
        app_paste(a, text ? text : "");
        free(text);
    }
}

static void loop(app *a, pf *p, bool full, bool watched) {
    told was = {.full = full};
    show(a, p, &was); /* a device may take a while to open */
    if (!pf_try_sound(p)) {
        app_no_sound(a);
    }
    watch w = {.to = watched ? stdout : NULL};
    while (!app_wants_quit(a)) {
        ui_raw raw;
        show(a, p, &was);
        if (pf_wait(p, app_wake(a), &raw)) {
            app_handle(a, &raw);
            answer(a, p);
        }
        app_advance(a, pf_now(p));
        if (pf_shows(p)) { /* a screen that stays black is no café's night */
            watch_turn(&w, pf_now(p));
        }
    }
}

typedef struct {
    app *app;
    pf *pf;
} offscreen;

static bool shot(void *user, const ui_draw *list, const char *path, char *problem, size_t cap) {
    const offscreen *o = user;
    pf_paint(o->pf, list);
    report_problems(o->app, o->pf);
    return pf_shot(o->pf, path, problem, cap);
}

static void paint(void *user, const ui_draw *list, bool whole) {
    const offscreen *o = user;
    if (whole) {
        pf_hand_over(o->pf);
    }
    pf_paint(o->pf, list);
}

static void ahead(void *user, const app_ahead *grounds) {
    const offscreen *o = user;
    pf_draw_ahead(o->pf, grounds->at, grounds->n);
    pf_drawn_ahead(o->pf);
}

static double leave_soon(void *user, uint32_t ms) {
    const offscreen *o = user;
    return pf_leave_soon(o->pf, ms);
}

int run(arguments *o, app *a, pf *p) {
    offscreen both = {a, p};
    if (o->record) {
        return log_print(a, o->record);
    }
    if (app_is_locked_out(a) && o->offscreen) {
        return 1;
    }
    const app_stage stage = {.user = &both, .shot = shot, .paint = paint, .ahead = ahead, .leave_soon = leave_soon};
    report_problems(a, p);
    if (o->is_bench) {
        return bench_play(a, &stage, &o->demo);
    }
    if (o->is_demo) {
        o->demo.shots = o->shots;
        return demo_play(a, &stage, &o->demo);
    }
    if (o->script) {
        return script_play(a, &stage, o->script, o->shots);
    }
    loop(a, p, o->full_screen, o->is_kiosk);
    const ui_window where = pf_where(p);
    window_file_write(&o->app, &where);
    return app_is_locked_out(a) ? 1 : 0;
}
