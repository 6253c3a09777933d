/* A match of each game in the terminal, by somebody who types what was printed and counts from 1. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli/cli.h"
#include "engine/game.h"

enum { PRINTED = 1 << 20, LINE = 256, MATCHES = 24 };

typedef struct {
    FILE *in;      /* what night-table-cli reads */
    int out;       /* what it prints */
    pid_t process; /* where it runs */
    char text[PRINTED];
    size_t n;
    size_t list; /* where what was printed since the last answer begins */
} terminal;

static terminal t;

static void sit_down(const char *game, int seats, int seat, int seed) {
    int typed[2], printed[2];
    char line[2 * LINE], bots[LINE] = "random", *argv[16] = {"night-table-cli"};
    int argc = 1;
    for (int i = 1; i < seats; i++) {
        strcat(bots, ",random");
    }
    snprintf(line, sizeof line, "play %s --seats %d --seat %d --seed %d --bots %s", game, seats, seat, seed, bots);
    for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
        argv[argc++] = word;
    }
    assert_true(pipe(typed) == 0 && pipe(printed) == 0);
    fflush(NULL);
    t.process = fork();
    assert_true(t.process >= 0);
    if (t.process == 0) {
        close(typed[1]);
        close(printed[0]);
        const cli_io io = {fdopen(typed[0], "r"), fdopen(printed[1], "w"), stderr, nt_games, "1.2.3"};
        const int code = cli_run(&io, argc, argv);
        fflush(io.out);
        _exit(code);
    }
    close(typed[0]);
    close(printed[1]);
    t.in = fdopen(typed[1], "w");
    t.out = printed[0];
    t.n = t.list = 0;
}

/* Reads up to the next question; false when the match is over. */
static bool asked(void) {
    static const char question[] = "q leaves): ", again[] = "(? says them again): ";
    t.list = t.n;
    for (;;) {
        const ssize_t got = read(t.out, t.text + t.n, PRINTED - 1 - t.n);
        assert_true(got >= 0);
        t.n += (size_t)got;
        t.text[t.n] = '\0';
        assert_true(t.n < PRINTED - 1);
        if (got == 0) {
            return false;
        }
        if (t.n > t.list + sizeof again && strcmp(t.text + t.n - (sizeof again - 1), again) == 0) {
            fail_msg("a printed move is not taken: %s", t.text + t.list);
        }
        if (t.n > t.list + sizeof question && strcmp(t.text + t.n - (sizeof question - 1), question) == 0) {
            return true;
        }
    }
}

static void get_up(void) {
    int status = 0;
    fclose(t.in);
    close(t.out);
    assert_true(waitpid(t.process, &status, 0) == t.process);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == CLI_DONE);
}

/* The words of the moves that stand before the question. */
static int printed_moves(char moves[NT_MAX_LEGAL][NT_TEXT_MAX]) {
    int n = 0;
    for (const char *line = t.text + t.list; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        char form[16];
        const int length = snprintf(form, sizeof form, "%4d  ", n + 1);
        if (strncmp(line, form, (size_t)length) == 0) {
            snprintf(moves[n++], NT_TEXT_MAX, "%.*s", (int)strcspn(line + length, "\n"), line + length);
        }
    }
    assert_true(n > 0);
    return n;
}

static bool one_of(const char *const *words, const char *at, bool before) {
    for (; *words; words++) {
        const size_t n = strlen(*words);
        if (before ? (size_t)(at - t.text) >= n && strncmp(at - n, *words, n) == 0 : strncmp(at, *words, n) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the 0 here is an amount: by the words beside it, since any other is taken for a seat. */
static bool amount(const char *at) {
    static const char *const of[] = {" cards", " gold",       " of ",         " Bite",     " Charm",
                                     " Wound", " Salve",      " Gold",        " points",   " in hand",
                                     " taken", " icons",      " witch",       " devil",    " from the games",
                                     " x ",    " half votes", " on the home", " together", NULL};
    static const char *const behind[] = {"points ",   "holds ",  "loses ", "gains ",     "bites ", "wounds ",
                                         "antidote ", "poison ", "round ", "direction ", "trump ", "lead ",
                                         "x ",        "= ",      "card: ", "guess: ",    "cup: ",  NULL};
    const char *start = at; /* Seat 3: 0, the scores */
    while (start > t.text && start[-1] != '\n') {
        start--;
    }
    int seat, score;
    return one_of(of, at + 1, false) || one_of(behind, at, true) || sscanf(start, "Seat %d: %d", &seat, &score) == 2;
}

/* Nobody has a number that no seat has. */
static void counted_up_to(int seats) {
    static const char *const called[] = {"layer ", "eat "};
    for (int i = 0; i < 2; i++) {
        for (const char *at = strstr(t.text, called[i]); at; at = strstr(at + 1, called[i])) {
            const char *number = at + strlen(called[i]);
            if (isdigit((unsigned char)*number) && (atoi(number) < 1 || atoi(number) > seats)) {
                fail_msg("of %d there is no \"%.20s\"", seats, at);
            }
        }
    }
}

/* Nothing is numbered from 0. */
static void counted_from_1(int seat) {
    char you[LINE];
    for (const char *at = strchr(t.text, '0'); at; at = strchr(at + 1, '0')) {
        const bool alone =
            (at == t.text || !(isalnum((unsigned char)at[-1]) || at[-1] == '-')) && !isalnum((unsigned char)at[1]);
        if (alone && !amount(at)) {
            fail_msg("somebody is called 0, or an amount is new here: \"%.60s\"",
                     at > t.text + 20 ? at - 20 : t.text);
        }
    }
    snprintf(you, sizeof you, "Seat %d, your move", seat);
    assert_non_null(strstr(t.text, you));
    snprintf(you, sizeof you, "\nSeat %d: ", seat);
    assert_non_null(strstr(strstr(t.text, "The match is over."), you));
}

/* Types whichever move it comes to, word for word or as `say` has it. */
static void play(const char *game, int seats, int seat, int seed, void (*say)(const char *move, char line[LINE])) {
    static char moves[NT_MAX_LEGAL][NT_TEXT_MAX];
    sit_down(game, seats, seat, seed);
    for (int turn = 0; asked(); turn++) {
        char line[LINE];
        const int n = printed_moves(moves);
        say(moves[(turn * 7 + seed) % n], line);
        fprintf(t.in, "%s\n", line);
        fflush(t.in);
    }
    get_up();
    counted_from_1(seat);
    counted_up_to(seats);
}

static void word_for_word(const char *move, char line[LINE]) {
    snprintf(line, LINE, "%s", move);
}

/* "take r4" is said as the trick and the hand have it: "red 4". */
static void as_the_hand_names_it(const char *move, char line[LINE]) {
    static const char *const colours[] = {"red", "blue", "yellow", "green", NULL};
    const char *card = strrchr(move, ' ');
    snprintf(line, LINE, "%s", move);
    for (int i = 0; colours[i] && card; i++) {
        if (card[1] == colours[i][0] && isdigit((unsigned char)card[2])) {
            snprintf(line, LINE, "%s %s", colours[i], card + 2);
        }
    }
}

static void what_is_printed_is_taken(void **state) {
    (void)state;
    for (const nt_game *const *game = nt_games; *game; game++) {
        for (int i = 0; i < MATCHES; i++) {
            const int most = (*game)->max_seats < 9 ? (*game)->max_seats : 9;
            const int seats = i & 1 ? most : (*game)->min_seats;
            play((*game)->id, seats, 1 + i % seats, i + 1, word_for_word);
        }
    }
}

static void a_card_is_taken_as_the_hand_names_it(void **state) {
    (void)state;
    play("sabbath", 3, 1, 5, as_the_hand_names_it);
    assert_non_null(strstr(t.text, "  take r"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_printed_is_taken),
        cmocka_unit_test(a_card_is_taken_as_the_hand_names_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
