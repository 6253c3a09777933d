/* The command line as a user meets it: what it prints, and its exit codes. */
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
#include "proof/commitment.h"

enum { TEXT = 16384, WORDS = 16 };

typedef struct {
    char out[TEXT], err[TEXT];
    int code;
} ran;

static void slurp(FILE *file, char *text) {
    rewind(file);
    text[fread(text, 1, TEXT - 1, file)] = '\0';
    fclose(file);
}

/* Runs a line of words with the text as standard input, where there is this game alone. */
static ran *run_game(const nt_game *game, const char *input, const char *line) {
    const nt_game *const games[] = {game, NULL};
    static ran result;
    char words[512], *argv[WORDS] = {"night-table-cli"};
    int argc = 1;
    snprintf(words, sizeof words, "%s", line);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        argv[argc++] = word;
    }
    FILE *in = tmpfile(), *out = tmpfile(), *err = tmpfile();
    fputs(input, in);
    rewind(in);
    const cli_io io = {in, out, err, games, "1.2.3"};
    result.code = cli_run(&io, argc, argv);
    slurp(out, result.out);
    slurp(err, result.err);
    fclose(in);
    return &result;
}

static ran *run_with(const char *input, const char *line) {
    return run_game(&blank_game, input, line);
}

static ran *run(const char *line) {
    return run_with("", line);
}

/* Exit 2, nothing on standard output, and one line that holds the words. */
static void wrong(const char *line, const char *words) {
    const ran *r = run(line);
    assert_int_equal(r->code, CLI_USAGE);
    assert_string_equal(r->out, "");
    const char *newline = strchr(r->err, '\n');
    assert_true(newline && newline[1] == '\0');
    if (!strstr(r->err, words)) {
        fail_msg("\"%s\" does not say \"%s\"", r->err, words);
    }
}

static void test_wrong_lines(void **state) {
    (void)state;
    wrong("", "name a command: games, sim");
    wrong("dance", "there is no command \"dance\"; there is games");
    wrong("games now", "not \"now\"");
    wrong("games --all", "takes none");
    wrong("sim", "name a game: blank");
    wrong("sim chess --seats 2", "there is no game \"chess\"; there is blank");
    wrong("sim blank", "--seats N is missing: blank is for 2 to 4");
    wrong("sim blank --seats 5", "from 2 to 4, not \"5\"");
    wrong("sim blank --seats two", "from 2 to 4, not \"two\"");
    wrong("sim blank --seats -2", "from 2 to 4, not \"-2\"");
    wrong("sim blank --seats", "--seats needs a number behind it");
    wrong("sim blank --seats 2 --seats 3", "only once");
    wrong("sim blank --seats 2 --games 0", "--games takes a whole number from 1");
    wrong("sim blank --seats 2 --seed 99999999999999999999", "--seed takes a whole number");
    wrong("sim blank --seats 2 --jobs 0", "--jobs takes a whole number from 1 to 256");
    wrong("sim blank --seats 2 --jobs 257", "--jobs takes a whole number from 1 to 256");
    wrong("sim blank --seats 2 --from -1", "--from takes a whole number");
    wrong("sim blank --seats 2 --bots clever",
          "no bot \"clever\" plays blank; --bots takes, with commas between, random");
    wrong("sim blank --seats 2 --bots random,random,random", "more than the 2 seats");
    wrong("sim blank --seats 2 --bots random,", "no bot \"\"");
    wrong("sim blank --seats 2 --opt open_guesses", "NAME=NUMBER");
    wrong("sim blank --seats 2 --opt nothing=1", "no option \"nothing\"");
    wrong("sim blank --seats 2 --opt open_guesses=2", "from 0 to 1");
    wrong("sim blank --seats 2 --fast", "there is no flag \"--fast\"; it takes --seats, --games");
    wrong("verify", "name at least one record");
    wrong("verify --quiet=1 x", "takes no value");
    wrong("trace", "name one record");
    wrong("trace a b", "name one record");
    wrong("play blank --seats 3", "--seat S is missing: the seat that you play, from 1 to 3");
    wrong("play blank --seats 3 --seat 0", "from 1 to 3, not \"0\"");
    wrong("play blank --seats 3 --seat 4", "from 1 to 3, not \"4\"");
    wrong("bench chess", "there is no game");
}

static void test_help(void **state) {
    (void)state;
    assert_string_equal(run("--version")->out, "night-table-cli 1.2.3\n");
    assert_non_null(strstr(run("help")->out, "  verify "));
    assert_int_equal(run("sim --help")->code, CLI_DONE);
}

static void test_games(void **state) {
    (void)state;
    const ran *r = run("games");
    assert_int_equal(r->code, CLI_DONE);
    assert_string_equal(r->out, "blank: 2 to 4 seats, rules version 1, bots random\n"
                                "  --opt open_guesses=0..1, standard 0\n");
}

static size_t read_all(const char *path, char *text) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    const size_t n = fread(text, 1, TEXT - 1, file);
    fclose(file);
    text[n] = '\0';
    return n;
}

static void write_all(const char *path, const char *text, size_t n) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_true(fwrite(text, 1, n, file) == n);
    fclose(file);
}

static void folder(char path[64]) {
    strcpy(path, "/tmp/night-table-test-XXXXXX");
    assert_non_null(mkdtemp(path));
}

static void remove_folder(const char *path) {
    char line[128];
    snprintf(line, sizeof line, "rm -r %s", path);
    assert_int_equal(system(line), 0);
}

static void test_sim_verify_trace(void **state) {
    (void)state;
    char dir[64], line[512], path[256], first[TEXT], second[TEXT];
    folder(dir);
    snprintf(line, sizeof line, "sim blank --seats 3 --games 2 --seed 9 --opt open_guesses=1 --out %s/new/a", dir);
    const ran *r = run(line);
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(
        r->out, "{\"game\":\"blank\",\"seats\":3,\"bots\":[\"random\",\"random\",\"random\"],"
                "\"options\":{\"open_guesses\":1},\"games\":2,\"from\":0,\"seed\":9,\"plies\":10,\"seconds\":"));
    assert_non_null(strstr(r->out, "\"wins\":{\"0\":"));
    snprintf(line, sizeof line, "sim blank --seats 3 --games 2 --seed 9 --opt open_guesses=1 --out %s/b", dir);
    assert_int_equal(run(line)->code, CLI_DONE);
    snprintf(path, sizeof path, "%s/new/a/blank-3-9-000001.ntr", dir);
    const size_t n = read_all(path, first);
    snprintf(path, sizeof path, "%s/b/blank-3-9-000001.ntr", dir);
    assert_true(read_all(path, second) == n);
    assert_memory_equal(first, second, n);

    snprintf(line, sizeof line, "verify %s", path);
    r = run(line);
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(r->out, "blank, 5 plies"));
    snprintf(line, sizeof line, "trace %s", path);
    r = run(line);
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(
        r->out, "{\"nighttable\":1,\"game\":\"blank\",\"rules\":1,\"seats\":3,\"options\":{\"open_guesses\":1}"));
    assert_non_null(strstr(r->out, "\n{\"ply\":0,\"seat\":\"chance\",\"move\":\"chance\",\"cup\":"));

    *strchr(strstr(first, "\n1 guess"), '#') = '!';
    snprintf(path, sizeof path, "%s/bad.ntr", dir);
    write_all(path, first, n);
    snprintf(line, sizeof line, "verify --quiet %s/new/a/blank-3-9-000000.ntr %s %s/none.ntr", dir, path, dir);
    r = run(line);
    assert_int_equal(r->code, CLI_FAILED);
    assert_string_equal(r->out, "");
    assert_non_null(strstr(r->err, "bad.ntr:7: a move ends with # and 16 digits (ply 2)\n"));
    assert_non_null(strstr(r->err, "none.ntr: the file cannot be opened\n"));
    remove_folder(dir);
}

/* Without the time it took. */
static void without_time(char *line) {
    char *from = strstr(line, "\"seconds\":"), *to = from ? strstr(from, "\"wins\":") : NULL;
    assert_non_null(to);
    memmove(from, to, strlen(to) + 1);
}

/* Which thread plays a match, and on which machine, changes nothing in it. */
static void jobs_and_parts_give_the_same_matches(void **state) {
    (void)state;
    char dir[64], line[512], path[256], first[TEXT], second[TEXT], one[TEXT], many[TEXT];
    folder(dir);
    snprintf(line, sizeof line, "sim blank --seats 3 --games 9 --seed 5 --out %s/one", dir);
    snprintf(one, sizeof one, "%s", run(line)->out);
    snprintf(line, sizeof line, "sim blank --seats 3 --games 9 --seed 5 --jobs 4 --out %s/many", dir);
    snprintf(many, sizeof many, "%s", run(line)->out);
    without_time(one);
    without_time(many);
    assert_string_equal(one, many);
    snprintf(line, sizeof line, "sim blank --seats 3 --from 6 --games 3 --seed 5 --jobs 2 --out %s/part", dir);
    assert_non_null(strstr(run(line)->out, "\"games\":3,\"from\":6,"));
    for (int i = 0; i < 9; i++) {
        snprintf(path, sizeof path, "%s/one/blank-3-5-%06d.ntr", dir, i);
        const size_t n = read_all(path, first);
        snprintf(path, sizeof path, "%s/%s/blank-3-5-%06d.ntr", dir, i < 6 ? "many" : "part", i);
        assert_true(read_all(path, second) == n);
        assert_memory_equal(first, second, n);
    }
    remove_folder(dir);
}

/* A record of a match that showed a code at its start, from one that showed none. */
static void committed(const char *path, const char *to, char code[NT_COMMITMENT_CODE]) {
    static const uint8_t salt[COMMITMENT_SALT_BYTES] = {1, 2, 3};
    const nt_game *const games[] = {&blank_game, NULL};
    nt_record_report report;
    char text[TEXT];
    nt_match *match = nt_record_read(games, text, read_all(path, text), 1, &report);
    assert_non_null(match);
    assert_true(commitment_make(match, salt));
    memcpy(code, nt_match_commitment(match)->code, NT_COMMITMENT_CODE);
    write_all(to, text, nt_record_write(match, text, sizeof text));
    nt_match_destroy(match);
}

static void test_verify_commitment(void **state) {
    (void)state;
    char dir[64], line[512], path[256], other[256], text[TEXT], code[NT_COMMITMENT_CODE], says[256];
    folder(dir);
    snprintf(line, sizeof line, "sim blank --seats 2 --games 2 --out %s", dir);
    assert_int_equal(run(line)->code, CLI_DONE);
    snprintf(path, sizeof path, "%s/blank-2-1-000000.ntr", dir);
    snprintf(other, sizeof other, "%s/committed.ntr", dir);
    committed(path, other, code);

    snprintf(line, sizeof line, "verify %s", path);
    const ran *r = run(line);
    assert_int_equal(r->code, CLI_DONE);
    assert_null(strstr(r->out, "seal"));
    snprintf(line, sizeof line, "verify --seal %s %s", code, path);
    r = run(line);
    assert_int_equal(r->code, CLI_FAILED);
    assert_non_null(strstr(r->err, "no seal was shown at the start of this match\n"));

    snprintf(line, sizeof line, "verify %s", other);
    snprintf(says, sizeof says, "the deal is the one whose seal %s was shown at the start\n", code);
    r = run(line);
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(r->out, says));
    snprintf(line, sizeof line, "verify --seal %s %s", code, other);
    assert_int_equal(run(line)->code, CLI_DONE);
    snprintf(line, sizeof line, "verify --seal 0%s %s", code, other);
    r = run(line);
    assert_int_equal(r->code, CLI_FAILED);
    assert_non_null(strstr(r->err, "the seal shown at the start of this match was"));
    wrong("verify --seal 1234 a b", "--seal is of one record");

    /* Another deal, played by the rules, beside the code of this one. */
    const size_t n = read_all(other, text);
    char *line_of_it = strstr(text, "commitment "), *behind = strchr(line_of_it, '\n') + 1, again[TEXT];
    assert_true(n > 0);
    *behind = '\0';
    snprintf(path, sizeof path, "%s/blank-2-1-000001.ntr", dir);
    again[read_all(path, again)] = '\0';
    char whole[2 * TEXT];
    const int all = snprintf(whole, sizeof whole, "%s%s", text, strstr(again, "chance "));
    write_all(other, whole, (size_t)all);
    snprintf(line, sizeof line, "verify %s", other);
    r = run(line);
    assert_int_equal(r->code, CLI_FAILED);
    snprintf(says, sizeof says, "the deal is not the one whose seal %s was shown at the start\n", code);
    assert_non_null(strstr(r->err, says));
    remove_folder(dir);
}

static void test_unfinished_records(void **state) {
    (void)state;
    char dir[64], line[512], path[256], text[TEXT];
    folder(dir);
    snprintf(line, sizeof line, "sim blank --seats 2 --out %s", dir);
    assert_int_equal(run(line)->code, CLI_DONE);
    snprintf(path, sizeof path, "%s/blank-2-1-000000.ntr", dir);
    read_all(path, text);
    write_all(path, text, (size_t)(strstr(text, "1 guess") - text));
    snprintf(line, sizeof line, "verify %s", path);
    assert_int_equal(run(line)->code, CLI_FAILED);
    snprintf(line, sizeof line, "verify --unfinished %s", path);
    assert_int_equal(run(line)->code, CLI_DONE);
    snprintf(line, sizeof line, "trace %s", path);
    const ran *r = run(line);
    assert_int_equal(r->code, CLI_FAILED);
    assert_string_equal(r->out, "");
    assert_non_null(strstr(r->err, "the match is not over"));
    remove_folder(dir);
}

static void test_out_that_cannot_be(void **state) {
    (void)state;
    const ran *r = run("sim blank --seats 2 --out /dev/null/x");
    assert_int_equal(r->code, CLI_FAILED);
    assert_non_null(strstr(r->err, "the folder /dev/null/x cannot be made"));
}

static void test_play(void **state) {
    (void)state;
    const ran *r = run_with("99\nnonsense\n1\n1\n", "play blank --seats 3 --seat 1 --seed 4");
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(r->out, "Your card is the "));
    assert_non_null(strstr(r->out, "That is none of the moves above."));
    assert_non_null(strstr(r->out, "The match is over."));
    assert_null(strstr(r->out, "You have left"));
    r = run_with("q\n", "play blank --seats 3 --seat 2 --seed 4");
    assert_int_equal(r->code, CLI_DONE);
    assert_non_null(strstr(r->out, "You have left the table."));
    r = run_with("", "play blank --seats 3 --seat 2 --seed 4");
    assert_non_null(strstr(r->out, "You have left the table."));
}

static nt_ask lifts_itself(const void *pub, uint8_t seat) {
    const nt_ask ask = blank_game.ask(pub, seat);
    return ask == NT_ASK_OPEN ? NT_ASK_FORCED : ask;
}

/* Where the rules leave no choice the player is not asked. */
static void test_play_forced(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.ask = lifts_itself;
    const ran *r = run_game(&game, "1\n", "play blank --seats 2 --seat 1 --seed 4");
    const char *first = strstr(r->out, "your move");
    assert_non_null(first);
    assert_null(strstr(first + 1, "your move"));
    assert_non_null(strstr(r->out, "The match is over."));
}

/* Two seats of one match never read each other's card. */
static void test_play_shows_one_seat(void **state) {
    (void)state;
    const char *line[] = {"play blank --seats 2 --seat 1 --seed 4", "play blank --seats 2 --seat 2 --seed 4"};
    char cards[2];
    for (int i = 0; i < 2; i++) {
        const char *at = strstr(run_with("q\n", line[i])->out, "Your card is the ");
        assert_non_null(at);
        cards[i] = at[17];
        assert_null(strstr(at + 1, "Your card is the "));
    }
    assert_true(cards[0] != cards[1]);
}

static void test_bench(void **state) {
    (void)state;
    const ran *r = run("bench blank");
    assert_int_equal(r->code, CLI_DONE);
    const char *few = strstr(r->out, "blank          2 "), *most = strstr(r->out, "blank          4 ");
    assert_non_null(few);
    assert_non_null(most);
    unsigned state_bytes;
    double plies, per_second, whole, bare;
    assert_int_equal(sscanf(few + 16, "%u %lf %lf %lf %lf", &state_bytes, &plies, &per_second, &whole, &bare), 5);
    assert_int_equal(state_bytes, blank_game.state_size);
    assert_true(plies == 4); /* the deal, two guesses, the lift */
    assert_true(per_second > 0 && whole > 0 && bare > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_lines),
        cmocka_unit_test(test_help),
        cmocka_unit_test(test_games),
        cmocka_unit_test(test_sim_verify_trace),
        cmocka_unit_test(jobs_and_parts_give_the_same_matches),
        cmocka_unit_test(test_verify_commitment),
        cmocka_unit_test(test_unfinished_records),
        cmocka_unit_test(test_out_that_cannot_be),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_play_forced),
        cmocka_unit_test(test_play_shows_one_seat),
        cmocka_unit_test(test_bench),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
