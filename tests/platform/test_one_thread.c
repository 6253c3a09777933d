/* Where there are no threads, as in a browser, the program starts and draws all that it shows itself. */
#include "canvas.h"

#include <stdio.h>

#include "platform/ahead.h"
#include "platform/platform.h"
#include "platform/soon.h"

#include <SDL.h>

/* SDL without threads: a lock locks nothing, and there is nothing else. */
SDL_cond *__wrap_SDL_CreateCond(void);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction, const char *, void *);

SDL_cond *__wrap_SDL_CreateCond(void) {
    return NULL;
}

SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction run, const char *name, void *user) {
    (void)run;
    (void)name;
    (void)user;
    return NULL;
}

static const pf_picture icon = {.name = "icon", .w = 64, .h = 64};

static void the_window_opens(void **state) {
    (void)state;
    char problem[200] = "";
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 320, .h = 200, .offscreen = true},
                    problem, sizeof problem);
    assert_string_equal(problem, "");
    assert_non_null(p);
    pf_close(p);
}

static void nothing_is_drawn_ahead_and_nobody_waits(void **state) {
    (void)state;
    pf_picture is;
    pf_ahead *ahead = pf_ahead_new(NT_SOURCE_DIR, NULL);
    assert_non_null(ahead);
    pf_ahead_want(ahead, &icon, 1);
    pf_ahead_finish(ahead);
    assert_null(pf_ahead_next(ahead, &is));
    assert_null(pf_ahead_take(ahead, &icon));
    pf_ahead_free(ahead);
}

static void nothing_is_drawn_soon_and_nobody_waits(void **state) {
    (void)state;
    uint64_t key;
    pf_effort effort;
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    assert_non_null(soon);
    pf_soon_ask(soon, &(pf_wish){.key = 1, .is = icon});
    pf_soon_leave(soon, UINT32_MAX);
    assert_null(pf_soon_next(soon, &key, &effort));
    assert_null(pf_soon_take(soon, 1));
    pf_soon_free(soon);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_window_opens),
        cmocka_unit_test(nothing_is_drawn_ahead_and_nobody_waits),
        cmocka_unit_test(nothing_is_drawn_soon_and_nobody_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
