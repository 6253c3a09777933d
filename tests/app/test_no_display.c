/* The program without a display, as its users start it: it says so and ends; asked for a screen that shows nothing,
 * it runs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

/* Ends by itself, or after so many seconds by `timeout`, whose code is 124. */
enum { LONGEST_S = 30, STOPPED = 124 };

static int run(const char *settings, const char *longest, char *said, size_t cap) {
    char command[900];
    snprintf(command, sizeof command,
             "unset DISPLAY WAYLAND_DISPLAY XDG_RUNTIME_DIR SDL_VIDEODRIVER; d=$(mktemp -d) && %s HOME=$d "
             "SDL_AUDIODRIVER=dummy timeout %s " NT_BUILD_DIR "/night-table --data-dir " NT_SOURCE_DIR
             " --save-dir $d/saves 2>&1; c=$?; rm -rf $d; exit $c",
             settings, longest);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    const size_t n = fread(said, 1, cap - 1, out);
    said[n] = '\0';
    const int status = pclose(out);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void without_a_display_it_says_so_and_ends(void **state) {
    char said[600], longest[8];
    (void)state;
    snprintf(longest, sizeof longest, "%d", LONGEST_S);
    assert_int_equal(run("", longest, said, sizeof said), 1);
    assert_non_null(strstr(said, "No window can be opened: there is no display."));
    assert_int_equal(run("DISPLAY=:987", longest, said, sizeof said), 1);
    assert_non_null(strstr(said, "there is no display"));
}

static void a_driver_that_was_asked_for_is_taken(void **state) {
    char said[600];
    (void)state;
    assert_int_equal(run("SDL_VIDEODRIVER=dummy", "2", said, sizeof said), STOPPED);
    assert_null(strstr(said, "No window"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_display_it_says_so_and_ends),
        cmocka_unit_test(a_driver_that_was_asked_for_is_taken),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
