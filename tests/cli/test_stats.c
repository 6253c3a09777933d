/* What was played in a house with several tables, counted from its folders. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli/cli.h"
#include "engine/record.h"
#include "games/blank/blank.h"

enum { TEXT = 4096 };

static int run(char out[TEXT], char *one, char *two) {
    static const nt_game *const games[] = {&blank_game, NULL};
    char name[] = "night-table-cli", *argv[] = {name, one, two};
    FILE *in = tmpfile(), *said = tmpfile();
    const cli_io io = {in, said, said, games, "1"};
    const int code = cli_run(&io, two != NULL ? 3 : 2, argv);
    rewind(said);
    out[fread(out, 1, TEXT - 1, said)] = '\0';
    fclose(said);
    fclose(in);
    return code;
}

static void shell(const char *format, const char *dir) {
    char command[1200];
    snprintf(command, sizeof command, format, dir);
    assert_int_equal(system(command), 0);
}

/* So many matches as evenings of that table and day. */
static void play(const char *dir, const char *table, const char *day, int matches) {
    static const nt_game *const games[] = {&blank_game, NULL};
    for (int i = 0; i < matches; i++) {
        char path[600];
        snprintf(path, sizeof path, "%s/%s/evenings", dir, table);
        char command[700];
        snprintf(command, sizeof command, "mkdir -p %s", path);
        assert_int_equal(system(command), 0);
        nt_config config = nt_config_standard(&blank_game, BLANK_SEATS);
        nt_err err = NT_OK;
        nt_match *match = nt_match_create(games[0], &config, (uint64_t)i + 1, &err);
        nt_rng rng = nt_rng_seed(5);
        while (!nt_match_over(match)) {
            for (uint8_t seat = 0; seat < BLANK_SEATS; seat++) {
                nt_port *port = nt_match_port(match, seat);
                if (nt_port_ask(port) != NT_ASK_NONE) {
                    assert_int_equal(nt_bot_play(nt_bot_find("random", NULL), port, &rng), NT_OK);
                    break;
                }
            }
        }
        char text[20000];
        const size_t len = nt_record_write(match, text, sizeof text);
        assert_true(len < sizeof text);
        char file[700];
        snprintf(file, sizeof file, "%s/%s-blank-%d.nighttable", path, day, i + 1);
        FILE *to = fopen(file, "wb");
        assert_non_null(to);
        assert_int_equal(fwrite(text, 1, len, to), len);
        fclose(to);
        nt_match_destroy(match);
    }
}

static void tables_and_days_are_counted(void **state) {
    (void)state;
    char dir[] = "stats-XXXXXX", out[TEXT], word[] = "stats";
    assert_non_null(mkdtemp(dir));
    play(dir, "one", "2026-01-02", 2);
    play(dir, "two", "2026-01-02", 1);
    play(dir, "two", "2026-01-01", 1);
    shell("echo sealed > %s/one/open.nighttable", dir); /* no evening, and nobody reads it */
    assert_int_equal(run(out, word, dir), CLI_DONE);
    assert_string_equal(out, "matches 4\ngame blank 4, seats on average 4.0\nday 2026-01-01 1\nday 2026-01-02 3\n");
    shell("echo nonsense > %s/one/evenings/2026-01-03-blank-1.nighttable", dir);
    assert_int_equal(run(out, word, dir), CLI_FAILED);
    assert_non_null(strstr(out, "2026-01-03-blank-1.nighttable: "));
    assert_non_null(strstr(out, "matches 4\n"));
    shell("rm -rf %s", dir);
    assert_int_equal(run(out, word, dir), CLI_FAILED);
    assert_int_equal(run(out, word, NULL), CLI_USAGE);
}

/* No evenings yet are none; a folder of other records is no table's, and its matches are not told to be none. */
static void what_is_no_evening_is_said(void **state) {
    (void)state;
    char dir[] = "stats-XXXXXX", out[TEXT], word[] = "stats";
    assert_non_null(mkdtemp(dir));
    shell("echo record > %s/game-0.nighttable", dir);
    assert_int_equal(run(out, word, dir), CLI_FAILED);
    assert_non_null(strstr(out, "has no folder \"evenings\" in it"));
    assert_null(strstr(out, "matches"));
    shell("mkdir %s/evenings", dir);
    assert_int_equal(run(out, word, dir), CLI_DONE);
    assert_string_equal(out, "matches 0\n");
    shell("rm -rf %s", dir);
}

/* Runs one line of words; what was said on the input is `in`. */
static int run_line(char out[TEXT], const char *in, const char *line) {
    enum { WORDS = 16 };
    static const nt_game *const games[] = {&blank_game, NULL};
    char name[] = "night-table-cli", words[400], *argv[WORDS] = {name};
    int argc = 1;
    snprintf(words, sizeof words, "%s", line);
    for (char *word = strtok(words, " "); word != NULL && argc < WORDS; word = strtok(NULL, " ")) {
        argv[argc++] = word;
    }
    FILE *input = tmpfile(), *said = tmpfile();
    fputs(in, input);
    rewind(input);
    const cli_io io = {input, said, said, games, "1"};
    const int code = cli_run(&io, argc, argv);
    rewind(said);
    out[fread(out, 1, TEXT - 1, said)] = '\0';
    fclose(said);
    fclose(input);
    return code;
}

/* The line without what it took and of how many it is made. */
static void strip(char *line, const char *from, const char *to) {
    char *at = strstr(line, from), *end = at != NULL ? strstr(at, to) : NULL;
    if (end != NULL) {
        memmove(at, end, strlen(end) + 1);
    }
}

static void runs_are_added_up(void **state) {
    (void)state;
    static const char *const parts[] = {"--from 4 --games 5", "--from 0 --games 2", "--from 2 --games 2 --jobs 2"};
    char whole[TEXT], out[TEXT], all[3 * TEXT] = "", line[400];
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        snprintf(line, sizeof line, "sim blank --seats 3 --seed 7 %s", parts[i]);
        assert_int_equal(run_line(out, "", line), CLI_DONE);
        const size_t n = strlen(all);
        snprintf(all + n, sizeof all - n, "%s", out);
    }
    assert_int_equal(run_line(whole, "", "sim blank --seats 3 --seed 7 --games 9"), CLI_DONE);
    assert_int_equal(run_line(out, all, "stats -"), CLI_DONE);
    assert_non_null(strstr(out, "\"runs\":3,\"missing\":0,"));
    strip(out, ",\"runs\"", ",\"plies\"");
    strip(out, ",\"seconds\"", ",\"wins\"");
    strip(whole, ",\"seconds\"", ",\"wins\"");
    assert_string_equal(out, whole);
}

static void what_does_not_fit_together_stays_apart(void **state) {
    (void)state;
    char one[TEXT], other[TEXT], both[2 * TEXT], out[TEXT];
    assert_int_equal(run_line(one, "", "sim blank --seats 3 --games 2"), CLI_DONE);
    assert_int_equal(run_line(other, "", "sim blank --seats 3 --games 2 --opt open_guesses=1"), CLI_DONE);
    snprintf(both, sizeof both, "%s%s", one, other);
    assert_int_equal(run_line(out, both, "stats -"), CLI_DONE);
    assert_ptr_not_equal(strchr(out, '\n') + 1, strrchr(out, '\n') + 1);
    assert_int_equal(run_line(other, "", "sim blank --seats 3 --games 3 --from 5"), CLI_DONE);
    snprintf(both, sizeof both, "%s%s", other, one);
    assert_int_equal(run_line(out, both, "stats -"), CLI_DONE);
    assert_non_null(strstr(out, "\"games\":5,\"from\":0,\"seed\":1,\"runs\":2,\"missing\":3,"));
    /* A sum is added up like its parts, and what is in it cannot come again. */
    snprintf(both, sizeof both, "%s%s", out, one);
    assert_int_equal(run_line(out, both, "stats -"), CLI_FAILED);
    assert_non_null(strstr(out, "blank: game 0 of seed 1 is in two runs"));
    assert_int_equal(run_line(out, "{\"game\":\"blank\"}\n", "stats -"), CLI_FAILED);
    assert_non_null(strstr(out, "-, line 1: this is no line"));
    one[strlen(one) / 2] = '\0';
    assert_int_equal(run_line(out, one, "stats -"), CLI_FAILED);
    assert_int_equal(run_line(out, "", "stats nowhere/at-all"), CLI_FAILED);
    assert_non_null(strstr(out, "nowhere/at-all cannot be opened"));
}

#ifdef __linux__
/* A disk that fails in the middle: here a file whose first byte cannot be read. */
static void a_file_that_breaks_off_is_said(void **state) {
    (void)state;
    char out[TEXT], command[] = "stats", path[] = "/proc/self/mem";
    assert_int_equal(run(out, command, path), CLI_FAILED);
    assert_non_null(strstr(out, "/proc/self/mem cannot be read"));
}
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
#ifdef __linux__
        cmocka_unit_test(a_file_that_breaks_off_is_said),
#endif
        cmocka_unit_test(tables_and_days_are_counted),
        cmocka_unit_test(what_is_no_evening_is_said),
        cmocka_unit_test(runs_are_added_up),
        cmocka_unit_test(what_does_not_fit_together_stays_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
