/* A short fuzz of the record reader, the same every time: real records of every game, mutated. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "fuzz/record_property.h"
#include "kit/kit.h"

enum { MUTANTS = 3000, ROOM = 4096 };

static const char *const words[] = {"result",
                                    "chance ",
                                    "opt ",
                                    "series 1 carry 0 0 memory 0\n",
                                    "seats 4\n",
                                    " #",
                                    "\n",
                                    "game ",
                                    "nighttable 1\n",
                                    "-1",
                                    "9999999",
                                    "0",
                                    " ",
                                    "#0123456789abcdef"};

static size_t below(nt_rng *rng, size_t n) {
    return nt_rng_below(rng, (uint32_t)n);
}

/* Puts n bytes in place of `gone` bytes at `at`. */
static size_t splice(char *text, size_t length, size_t at, size_t gone, const char *with, size_t n) {
    memmove(text + at + n, text + at + gone, length - at - gone);
    memcpy(text + at, with, n);
    return length - gone + n;
}

static size_t mutate(nt_rng *rng, char *text, size_t length) {
    const size_t at = below(rng, length + 1), left = length - at;
    char piece[256];
    switch (nt_rng_below(rng, 6)) {
    case 0: /* a byte */
        if (left > 0) {
            text[at] = (char)nt_rng_next(rng);
        }
        return length;
    case 1: /* a digit for a digit */
        for (size_t i = at; i < length; i++) {
            if (text[i] >= '0' && text[i] <= '9') {
                text[i] = (char)('0' + nt_rng_below(rng, 10));
                break;
            }
        }
        return length;
    case 2: /* something left out */
        return splice(text, length, at, below(rng, left + 1) % 64, "", 0);
    case 3: { /* something twice */
        const size_t n = below(rng, (left < sizeof piece ? left : sizeof piece - 1) + 1);
        memcpy(piece, text + at, n);
        return splice(text, length, below(rng, length + 1), 0, piece, n);
    }
    case 4: { /* a word of the format */
        const char *word = words[below(rng, sizeof words / sizeof *words)];
        return splice(text, length, at, 0, word, strlen(word));
    }
    default: /* the end */
        return nt_rng_below(rng, 4) == 0 ? at : length;
    }
}

static void fuzz(kit *k) {
    for (int i = 0; i < MUTANTS; i++) {
        static nt_match *match;
        if (i % 500 == 0) {
            const nt_config config = kit_config(k, k->game->min_seats, false);
            nt_match_destroy(match);
            match = kit_match(k, &config, (uint64_t)i);
            if (!match) {
                fail_msg("%s", k->why);
            }
        }
        size_t length;
        char *record = kit_record(match, &length);
        char *text = malloc(length + ROOM);
        memcpy(text, record, length);
        for (uint32_t times = 1 + nt_rng_below(&k->rng, 6); times > 0; times--) {
            length = mutate(&k->rng, text, length);
        }
        char *exact = malloc(length ? length : 1); /* a read behind the end shows */
        memcpy(exact, text, length);
        const bool good = record_property(kit_games, exact, length);
        if (!good) {
            fail_msg("%s, mutant %d: %.*s", k->game->id, i, (int)length, text);
        }
        free(exact);
        free(text);
        free(record);
        if (i == MUTANTS - 1) {
            nt_match_destroy(match);
            match = NULL;
        }
    }
}

static void test_mutated_records(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 6);
        fuzz(k);
        kit_destroy(k);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_mutated_records)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
