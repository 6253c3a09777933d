/* A short fuzz of messages and catalogues, the same every time: nothing that a translator writes brings the program
 * down, and what is taken can be formatted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/rng.h"
#include "text/message.h"
#include "text/pattern.h"

enum { PATTERNS = 20000, PIECES = 12 };

static const char *const pieces[] = {"{",
                                     "}",
                                     "{n}",
                                     "{name}",
                                     "'",
                                     "''",
                                     "'{'",
                                     "#",
                                     ",",
                                     " ",
                                     "a",
                                     "é",
                                     "🐺",
                                     "<b>",
                                     "=0",
                                     "one",
                                     "other",
                                     "plural",
                                     "{n, plural, other {#}}",
                                     "{n, plural, one {",
                                     "} other {",
                                     "{n, selectordinal, other {#th}}",
                                     "{t, select, wolf {w} other {",
                                     "{n, number}",
                                     "offset:1",
                                     "{0}",
                                     "\t",
                                     "|",
                                     "{n,number,integer}",
                                     "\\u0000",
                                     "%s%n",
                                     "\xC2\xA0"};

typedef struct {
    char text[PIECES * 40];
    bool stranger; /* an argument that the pieces put together by chance */
} joined;

static void join(void *user, const pattern_piece *piece) {
    joined *j = user;
    size_t used = strlen(j->text);
    memcpy(j->text + used, piece->at, piece->len);
    j->text[used + piece->len] = '\0';
    if (piece->kind == PATTERN_ARGUMENT) {
        const char *name = piece->argument;
        j->stranger = j->stranger || (strcmp(name, "n") != 0 && strcmp(name, "name") != 0 && strcmp(name, "t") != 0 &&
                                      strcmp(name, "0") != 0);
    }
}

static void random_pattern(nt_rng *rng, char *out) {
    out[0] = '\0';
    for (uint32_t i = nt_rng_below(rng, PIECES); i > 0; i--) {
        strcat(out, pieces[nt_rng_below(rng, sizeof pieces / sizeof *pieces)]);
    }
}

static void messages_are_refused_or_can_be_formatted(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(5);
    int taken = 0;
    for (int i = 0; i < PATTERNS; i++) {
        char pattern[PIECES * 40], why[MESSAGE_WHY] = "", buf[64];
        random_pattern(&rng, pattern);
        text_message *m = message_create(pattern, i % 2 ? "en" : "fr", why);
        if (m == NULL) {
            assert_true(why[0] != '\0');
            continue;
        }
        taken++;
        joined again = {.text = ""};
        assert_true(pattern_walk(pattern, join, &again, why, sizeof why));
        assert_string_equal(again.text, pattern);
        const text_arg args[] = {TEXT_NUM("n", i % 5), TEXT_STR("name", "N"), TEXT_STR("t", "wolf"),
                                 TEXT_STR("0", "z")};
        size_t length = 0;
        assert_true(message_format(m, args, 4, buf, sizeof buf, &length) != again.stranger);
        assert_true(again.stranger || (strlen(buf) <= length && strlen(buf) < sizeof buf));
        message_destroy(m);
    }
    assert_true(taken > PATTERNS / 20 && taken < PATTERNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(messages_are_refused_or_can_be_formatted)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
