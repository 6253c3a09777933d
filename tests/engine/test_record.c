#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/port.h"
#include "engine/record.h"
#include "games/blank/blank.h"

static const nt_game *const games[] = {&blank_game, NULL};

/* A finished match of the first legal moves, as text; returns its length. */
static size_t sample(const nt_config *config, char *text, size_t cap) {
    nt_err err;
    nt_move legal[NT_MAX_LEGAL];
    nt_match *match = nt_match_create(&blank_game, config, 11, &err);
    assert_non_null(match);
    while (!nt_match_over(match)) {
        for (uint8_t seat = 0; seat < config->seats; seat++) {
            if (nt_port_legal(nt_match_port(match, seat), legal, NT_MAX_LEGAL) > 0) {
                assert_int_equal(nt_match_submit(match, legal[0]), NT_OK);
            }
        }
    }
    const size_t n = nt_record_write(match, text, cap);
    nt_match_destroy(match);
    assert_true(n < cap);
    return n;
}

static void refused(const char *text, nt_record_err err, int line, int ply) {
    nt_record_report report;
    nt_match *match = nt_record_read(games, text, strlen(text), 1, &report);
    assert_null(match);
    assert_int_equal(report.err, err);
    assert_int_equal(report.line, line);
    assert_int_equal(report.ply, ply);
    assert_true(strlen(report.reason) > 0);
}

static void test_config_comes_back(void **state) {
    (void)state;
    char text[2048];
    nt_record_report report;
    nt_config config = nt_config_standard(&blank_game, 3);
    config.opt[BLANK_OPEN_GUESSES] = 1;
    config.series_game = 2;
    config.carry[0] = -7;
    config.carry[2] = 300;
    config.memory = 4000000000u;
    const size_t n = sample(&config, text, sizeof text);
    assert_non_null(strstr(text, "\nopt open_guesses 1\nseries 2 carry -7 0 300 memory 4000000000\n"));
    nt_match *match = nt_record_read(games, text, n, 1, &report);
    assert_non_null(match);
    const nt_config *back = nt_match_config(match);
    assert_int_equal(back->carry[0], -7);
    assert_int_equal(back->carry[2], 300);
    assert_true(back->memory == 4000000000u);
    assert_int_equal(back->opt[BLANK_OPEN_GUESSES], 1);
    nt_match_destroy(match);
}

static void test_length_without_room(void **state) {
    (void)state;
    nt_err err;
    char small[8];
    const nt_config config = nt_config_standard(&blank_game, 2);
    nt_match *match = nt_match_create(&blank_game, &config, 11, &err);
    const size_t n = nt_record_write(match, NULL, 0);
    assert_true(n > sizeof small);
    assert_true(nt_record_write(match, small, sizeof small) == n);
    nt_match_destroy(match);
}

static void test_heads_that_are_refused(void **state) {
    (void)state;
    refused("", NT_RECORD_NOT_OURS, 1, -1);
    refused("nighttable 0\n", NT_RECORD_NOT_OURS, 1, -1);
    refused("nighttable 3\n", NT_RECORD_NOT_OURS, 1, -1);
    refused("nighttable 1\n", NT_RECORD_BAD_LINE, 2, -1);
    refused("nighttable 2\n", NT_RECORD_BAD_LINE, 2, -1);
    refused("nighttable 1\nseats 2\n", NT_RECORD_BAD_LINE, 2, -1);
    refused("nighttable 1\ngame chess 1\nseats 2\n", NT_RECORD_UNKNOWN, 2, -1);
    refused("nighttable 1\ngame blank 2\nseats 2\n", NT_RECORD_UNKNOWN, 2, -1);
    refused("nighttable 1\ngame blank 1\nseats 02\n", NT_RECORD_BAD_LINE, 3, -1);
    refused("nighttable 1\ngame blank 1\nseats 9\n", NT_RECORD_BAD_CONFIG, 3, -1);
    refused("nighttable 1\ngame blank 1\nseats 2", NT_RECORD_BAD_LINE, 3, -1);
    refused("nighttable 1\r\ngame blank 1\r\n", NT_RECORD_NOT_OURS, 1, -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nopt open_guesses 0\n", NT_RECORD_BAD_LINE, 4, -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nopt nothing 1\n", NT_RECORD_BAD_LINE, 4, -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nopt open_guesses 1\nopt open_guesses 1\n", NT_RECORD_BAD_LINE, 5,
            -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nopt open_guesses 7\n", NT_RECORD_BAD_CONFIG, 4, -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nseries 0 carry 0 0 memory 0\n", NT_RECORD_BAD_LINE, 4, -1);
    refused("nighttable 1\ngame blank 1\nseats 2\nseries 1 carry 0 memory 0\n", NT_RECORD_BAD_LINE, 4, -1);
}

/* Replaces the first `from` behind the head by `to`. */
static void changed(const char *text, const char *from, const char *to, char *out, size_t cap) {
    const char *at = strstr(text, from);
    assert_non_null(at);
    snprintf(out, cap, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

static void test_plies_that_are_refused(void **state) {
    (void)state;
    char text[2048], bad[2100];
    const nt_config config = nt_config_standard(&blank_game, 2);
    sample(&config, text, sizeof text);
    changed(text, "\n0 guess", "\n0 think", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_LINE, 5, 1);
    changed(text, "\n0 guess", "\n0 guess", bad, sizeof bad);
    char *digit = strstr(bad, " #") + 2;
    *digit = *digit == '0' ? '1' : '0';
    refused(bad, NT_RECORD_DIVERGES, 4, 0);
    changed(text, "\n0 guess", "\n7 guess", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_LINE, 5, 1);
    changed(text, "\n1 guess", "\n0 guess", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_MOVE, 6, 2);
    changed(text, "\n1 guess", "\n1  guess", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_LINE, 6, 2);
    changed(text, "\nresult ", "\nresult 9", bad, sizeof bad);
    refused(bad, NT_RECORD_DIVERGES, 8, -1);
    changed(text, "\nresult ", "\nwhat ", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_LINE, 8, -1);
    snprintf(bad, sizeof bad, "%s\n", text);
    refused(bad, NT_RECORD_BAD_LINE, 9, -1);
    changed(text, "chance ", "chance  ", bad, sizeof bad);
    refused(bad, NT_RECORD_BAD_LINE, 4, 0);
}

/* A game that reads more than it writes. */
static nt_err reads_raise(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    return blank_game.parse_move(pub, seat, strcmp(text, "raise") == 0 ? "lift" : text, out);
}

static void test_only_the_written_words_are_read(void **state) {
    (void)state;
    char text[2048], bad[2100];
    nt_record_report report;
    nt_game lax = blank_game;
    lax.parse_move = reads_raise;
    const nt_game *const known[] = {&lax, NULL};
    const nt_config config = nt_config_standard(&blank_game, 2);
    sample(&config, text, sizeof text);
    changed(text, " lift ", " raise ", bad, sizeof bad);
    assert_null(nt_record_read(known, bad, strlen(bad), 1, &report));
    assert_int_equal(report.err, NT_RECORD_BAD_LINE);
}

static void test_a_zero_byte_is_refused(void **state) {
    (void)state;
    char text[2048];
    nt_record_report report;
    const nt_config config = nt_config_standard(&blank_game, 2);
    const size_t n = sample(&config, text, sizeof text);
    *strstr(text, "guess") = '\0';
    assert_null(nt_record_read(games, text, n, 1, &report));
    assert_int_equal(report.err, NT_RECORD_BAD_LINE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_config_comes_back),      cmocka_unit_test(test_length_without_room),
        cmocka_unit_test(test_heads_that_are_refused), cmocka_unit_test(test_plies_that_are_refused),
        cmocka_unit_test(test_a_zero_byte_is_refused), cmocka_unit_test(test_only_the_written_words_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
