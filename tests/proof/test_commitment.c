/* The commitment to a deal: no other deal fits the code, the code tells nothing, and a record keeps it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/record.h"
#include "games/blank/blank.h"
#include "proof/commitment.h"

static const nt_game *const games[] = {&blank_game, NULL};
static const uint8_t salt[COMMITMENT_SALT_BYTES] = {0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77,
                                                    0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff};

static nt_match *dealt(uint64_t seed, uint8_t seats) {
    nt_err err;
    const nt_config config = nt_config_standard(&blank_game, seats);
    nt_match *match = nt_match_create(&blank_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* What docs/records.md says: sha256sum over the line of the salt, the head and the first ply, half of it. */
static void test_known_code(void **state) {
    (void)state;
    char deal[512];
    nt_match *match = dealt(7, 2);
    assert_true(nt_record_deal(match, deal, sizeof deal) < sizeof deal);
    assert_string_equal(deal, "nighttable 2\ngame blank 1\nseats 2\nchance 6b5a91d6e63769c1 #eab6a2b189ef52d8\n");
    assert_int_equal(commitment_check(match), COMMITMENT_NONE);
    assert_true(commitment_make(match, salt));
    assert_string_equal(nt_match_commitment(match)->salt, "00112233445566778899aabbccddeeff");
    assert_string_equal(nt_match_commitment(match)->code, "62b4-e6d6-1a27-2d7e-9a14-094a-0934-0f30");
    assert_int_equal(commitment_check(match), COMMITMENT_HOLDS);
    nt_match_destroy(match);
}

/* It was shown over a record of version 1, and fits that. */
static void test_of_version_1(void **state) {
    (void)state;
    static const char text[] = "nighttable 1\ngame blank 1\nseats 2\n"
                               "commitment 3ec9-9fee-8df3-751e-a19a-8715-f960-4879 00112233445566778899aabbccddeeff\n"
                               "chance 6b5a91d6e63769c1 #00fcb5ad137cd550\n";
    char again[sizeof text];
    nt_record_report report;
    nt_match *match = nt_record_read(games, text, sizeof text - 1, 7, &report);
    assert_non_null(match);
    assert_int_equal(commitment_check(match), COMMITMENT_HOLDS);
    assert_int_equal(nt_record_write(match, again, sizeof again), sizeof text - 1);
    assert_string_equal(again, text);
    nt_match_destroy(match);
}

static void test_nothing_else_fits(void **state) {
    (void)state;
    nt_match *match = dealt(7, 2), *other = dealt(8, 2), *more = dealt(7, 3);
    assert_true(commitment_make(match, salt));
    nt_commitment shown = *nt_match_commitment(match);
    nt_match_commit(other, &shown);
    nt_match_commit(more, &shown);
    assert_int_equal(commitment_check(other), COMMITMENT_BROKEN);
    assert_int_equal(commitment_check(more), COMMITMENT_BROKEN);
    shown.salt[31] = 'e';
    nt_match_commit(match, &shown);
    assert_int_equal(commitment_check(match), COMMITMENT_BROKEN);
    nt_match_destroy(match);
    nt_match_destroy(other);
    nt_match_destroy(more);
}

/* Without the salt one deal could be tried after the other: with another salt nothing of the code is left. */
static void test_salt_hides(void **state) {
    (void)state;
    static const uint8_t next[COMMITMENT_SALT_BYTES] = {1};
    nt_match *match = dealt(7, 2), *same = dealt(7, 2);
    assert_true(commitment_make(match, salt));
    assert_true(commitment_make(same, next));
    const char *a = nt_match_commitment(match)->code, *b = nt_match_commitment(same)->code;
    for (int group = 0; group < 8; group++) {
        assert_memory_not_equal(a + group * 5, b + group * 5, 4);
    }
    nt_match_destroy(match);
    nt_match_destroy(same);
}

static void test_record_keeps_it(void **state) {
    (void)state;
    char text[2048], again[2048], line[128];
    nt_record_report report;
    nt_match *match = dealt(7, 2);
    const size_t plain = nt_record_write(match, text, sizeof text);
    assert_true(commitment_make(match, salt));
    const size_t n = nt_record_write(match, text, sizeof text);
    snprintf(line, sizeof line, "\nseats 2\ncommitment %s 00112233445566778899aabbccddeeff\nchance ",
             nt_match_commitment(match)->code);
    assert_non_null(strstr(text, line));
    assert_int_equal(n - plain, strlen("commitment  \n") + 39 + 32);
    nt_match *back = nt_record_read(games, text, n, 1, &report);
    assert_non_null(back);
    assert_int_equal(commitment_check(back), COMMITMENT_HOLDS);
    assert_int_equal(nt_record_write(back, again, sizeof again), n);
    assert_memory_equal(again, text, n);
    nt_match_destroy(back);
    nt_match_destroy(match);
}

static void refused(const char *line) {
    char text[512];
    nt_record_report report;
    const int n = snprintf(text, sizeof text, "nighttable 1\ngame blank 1\nseats 2\n%s\n", line);
    assert_null(nt_record_read(games, text, (size_t)n, 1, &report));
    assert_int_equal(report.err, NT_RECORD_BAD_LINE);
    assert_int_equal(report.line, 4);
}

static void test_bad_lines(void **state) {
    (void)state;
    refused("commitment ");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000-0000");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000-0000 0011");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000-000G 00112233445566778899aabbccddeeff");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000 0000 00112233445566778899aabbccddeeff");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000-0000 00112233445566778899AABBCCDDEEFF");
    refused("commitment 0000-0000-0000-0000-0000-0000-0000-0000 00112233445566778899aabbccddeeff0");
}

static void test_same_code(void **state) {
    (void)state;
    assert_true(commitment_same_code("ab12-cd34", "AB12 CD34"));
    assert_true(commitment_same_code("ab12cd34", "ab12-cd34"));
    assert_false(commitment_same_code("ab12-cd34", "ab12-cd35"));
    assert_false(commitment_same_code("ab12-cd34", "ab12-cd3"));
    assert_false(commitment_same_code("", "ab12"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_code),        cmocka_unit_test(test_of_version_1),
        cmocka_unit_test(test_nothing_else_fits), cmocka_unit_test(test_salt_hides),
        cmocka_unit_test(test_record_keeps_it),   cmocka_unit_test(test_bad_lines),
        cmocka_unit_test(test_same_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
