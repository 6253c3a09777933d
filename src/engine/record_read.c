/* The reader of records. It takes nothing on trust: every line must be exactly what the writer gives, and every
 * hash what the rules give. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/match_inside.h"
#include "engine/record.h"

enum { LINE_MAX_BYTES = 255 }; /* the longest lawful line, a series of 20 seats, stays below 180 */

typedef struct {
    const char *at, *end;
    nt_record_report *report;
    char text[LINE_MAX_BYTES + 1]; /* the line before `at`, without its newline */
    const char *rest;              /* what is still to be read of it */
    int line;
    bool peeked; /* text holds a line that nobody has taken yet */
} reader;

static bool refuse(reader *from, nt_record_err err, int ply, const char *format, ...) {
    from->report->err = err;
    from->report->line = from->line;
    from->report->ply = ply;
    va_list args;
    va_start(args, format);
    vsnprintf(from->report->reason, sizeof from->report->reason, format, args);
    va_end(args);
    return false;
}

static bool at_end(const reader *from) {
    return !from->peeked && from->at == from->end;
}

/* Makes the next line the current one; it stays so until `take`. */
static bool peek(reader *from) {
    if (from->peeked) {
        return true;
    }
    from->line++;
    if (from->at == from->end) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the record ends too early");
    }
    const char *newline = memchr(from->at, '\n', (size_t)(from->end - from->at));
    if (!newline) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the last line is cut off");
    }
    const size_t n = (size_t)(newline - from->at);
    if (n > LINE_MAX_BYTES) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the line is too long");
    }
    for (size_t i = 0; i < n; i++) {
        if (from->at[i] < ' ' || from->at[i] > '~') {
            return refuse(from, NT_RECORD_BAD_LINE, -1, "the line holds a character that records do not use");
        }
    }
    memcpy(from->text, from->at, n);
    from->text[n] = '\0';
    from->rest = from->text;
    from->at = newline + 1;
    return from->peeked = true;
}

static void take(reader *from) {
    from->peeked = false;
}

/* Reads `word` off the current line. */
static bool word(reader *from, const char *expected) {
    const size_t n = strlen(expected);
    if (strncmp(from->rest, expected, n) != 0) {
        return false;
    }
    from->rest += n;
    return true;
}

/* Reads a number as the writer prints it: no plus, no leading zero. */
static bool number(reader *from, long long min, long long max, long long *out) {
    const char *at = from->rest;
    const bool minus = *at == '-';
    at += minus;
    const char *digits = at;
    long long value = 0;
    for (; *at >= '0' && *at <= '9' && at - digits < 12; at++) {
        value = value * 10 + (*at - '0');
    }
    if (at == digits || (*digits == '0' && (at - digits > 1 || minus))) {
        return false;
    }
    value = minus ? -value : value;
    if (value < min || value > max) {
        return false;
    }
    from->rest = at;
    *out = value;
    return true;
}

static bool hex(const char *at, uint64_t *out) {
    *out = 0;
    for (int i = 0; i < 16; i++) {
        const char c = at[i];
        if (c >= '0' && c <= '9') {
            *out = *out << 4 | (uint64_t)(c - '0');
        } else if (c >= 'a' && c <= 'f') {
            *out = *out << 4 | (uint64_t)(c - 'a' + 10);
        } else {
            return false;
        }
    }
    return true;
}

static bool line_done(reader *from) {
    if (*from->rest != '\0') {
        return false;
    }
    take(from);
    return true;
}

/* NULL when the head is refused. */
static const nt_game *read_game(reader *from, const nt_game *const *games) {
    const size_t head = sizeof "nighttable 1\n" - 1;
    if ((size_t)(from->end - from->at) < head || memcmp(from->at, "nighttable 1\n", head) != 0) {
        from->line = 1;
        refuse(from, NT_RECORD_NOT_OURS, -1, "this is no Night Table record");
        return NULL;
    }
    from->at += head;
    from->line = 1;
    if (!peek(from)) {
        return NULL;
    }
    for (; *games; games++) {
        char expected[64];
        snprintf(expected, sizeof expected, "game %s %d", (*games)->id, (*games)->rules_version);
        if (strcmp(from->text, expected) == 0) {
            take(from);
            return *games;
        }
    }
    if (!word(from, "game ")) {
        refuse(from, NT_RECORD_BAD_LINE, -1, "here stands the game and its rules version");
    } else {
        refuse(from, NT_RECORD_UNKNOWN, -1, "this program does not have that game or that version of its rules");
    }
    return NULL;
}

static bool read_options(reader *from, const nt_game *game, nt_config *config) {
    int next = 0; /* in the order of the game's table, each at most once */
    while (!at_end(from)) {
        if (!peek(from)) {
            return false;
        }
        if (!word(from, "opt ")) {
            return true;
        }
        char *gap = strchr(from->text + 4, ' ');
        if (!gap) {
            return refuse(from, NT_RECORD_BAD_LINE, -1, "an option needs a name and a value");
        }
        *gap = '\0';
        const int index = nt_option_find(game, from->rest);
        from->rest = gap + 1;
        long long value;
        if (index < next || !number(from, INT16_MIN, INT16_MAX, &value) || value == game->options[index].standard ||
            !line_done(from)) {
            return refuse(from, NT_RECORD_BAD_LINE, -1, "the option is unknown, out of order or not a changed one");
        }
        config->opt[index] = (int16_t)value;
        next = index + 1;
    }
    return true;
}

static bool read_series(reader *from, nt_config *config) {
    if (at_end(from) || !word(from, "series ")) {
        return true;
    }
    long long value;
    bool good = number(from, 1, UINT8_MAX, &value) && word(from, " carry");
    if (good) {
        config->series_game = (uint8_t)value;
    }
    for (int seat = 0; good && seat < config->seats; seat++) {
        good = word(from, " ") && number(from, INT16_MIN, INT16_MAX, &value);
        if (good) {
            config->carry[seat] = (int16_t)value;
        }
    }
    if (!good || !word(from, " memory ") || !number(from, 0, UINT32_MAX, &value) || !line_done(from)) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the series line does not read \"series N carry ... memory N\"");
    }
    config->memory = (uint32_t)value;
    return true;
}

/* After the game's line; *config is whole only when this is true. */
static bool read_config(reader *from, const nt_game *game, nt_config *config) {
    if (!peek(from)) {
        return false;
    }
    long long seats;
    if (!word(from, "seats ") || !number(from, 0, UINT8_MAX, &seats) || !line_done(from)) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "here stands the number of seats");
    }
    if (seats < game->min_seats || seats > game->max_seats) {
        return refuse(from, NT_RECORD_BAD_CONFIG, -1, "%s is for %d to %d seats", game->id, game->min_seats,
                      game->max_seats);
    }
    *config = nt_config_standard(game, (uint8_t)seats);
    return read_options(from, game, config) && read_series(from, config);
}

static bool read_chance(const char *text, nt_move *out) {
    uint64_t bits;
    if (strlen(text) != 16 || !hex(text, &bits)) {
        return false;
    }
    *out = (nt_move){.seat = NT_CHANCE, .n = 8};
    for (int i = 0; i < 8; i++) {
        out->arg[i] = (uint8_t)(bits >> (8 * i));
    }
    return true;
}

/* The move of a seat. Only the one way in which the game prints it is taken. */
static bool read_move(const nt_game *game, const void *pub, uint8_t seat, const char *text, nt_move *out) {
    char again[NT_TEXT_MAX];
    if (strlen(text) >= NT_TEXT_MAX || game->parse_move(pub, seat, text, out) != NT_OK || out->seat != seat) {
        return false;
    }
    game->move_text(pub, *out, again, sizeof again);
    return strcmp(text, again) == 0;
}

static bool no_move(reader *from, const nt_match *match) {
    return refuse(from, NT_RECORD_BAD_LINE, nt_match_plies(match), "this is no move of %s", nt_match_game(match)->id);
}

/* A whole move: who, and what in the game's words, to the end of the line. */
static bool read_mover(reader *from, const nt_match *match, nt_move *move, bool *note) {
    const nt_game *game = nt_match_game(match);
    const void *pub = (const uint8_t *)nt_match_state(match) + game->pub_off;
    long long seat;
    *note = match->judge.used && word(from, "note ");
    if (word(from, "chance ")) {
        return !*note && read_chance(from->rest, move);
    }
    if (*note || word(from, "judge ")) {
        return read_move(game, pub, NT_JUDGE, from->rest, move);
    }
    return number(from, 0, nt_match_config(match)->seats - 1, &seat) && word(from, " ") &&
           read_move(game, pub, (uint8_t)seat, from->rest, move);
}

static bool read_ply(reader *from, nt_match *match) {
    const int ply = nt_match_plies(match);
    const size_t length = strlen(from->text);
    uint64_t hash;
    if (length < 19 || memcmp(from->text + length - 18, " #", 2) != 0 || !hex(from->text + length - 16, &hash)) {
        return refuse(from, NT_RECORD_BAD_LINE, ply, "a move ends with # and 16 digits");
    }
    from->text[length - 18] = '\0';

    nt_move move = {0};
    bool note;
    if (!read_mover(from, match, &move, &note)) {
        return no_move(from, match);
    }
    switch (nt_match_append(match, move)) {
    case NT_OK:
        break;
    case NT_FULL:
        return refuse(from, NT_RECORD_TOO_LONG, ply, "no match of %s has so many moves", nt_match_game(match)->id);
    case NT_NOT_YOUR_TURN:
        return refuse(from, NT_RECORD_BAD_MOVE, ply, "it is not the turn of that seat");
    default:
        return refuse(from, NT_RECORD_BAD_MOVE, ply, "the rules do not allow this move here");
    }
    if (note) {
        nt_judge_mark_note(&match->judge);
    }
    take(from);
    return nt_match_ply(match, ply).hash == hash ||
           refuse(from, NT_RECORD_DIVERGES, ply, "from here the match differs from what the rules give");
}

static bool read_result(reader *from, const nt_match *match) {
    const nt_game *game = nt_match_game(match);
    int16_t score[NT_MAX_SEATS] = {0};
    game->score((const uint8_t *)nt_match_state(match) + game->pub_off, score);
    if (!peek(from) || !word(from, "result")) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the match is over here, but its result is missing");
    }
    for (int seat = 0; seat < nt_match_config(match)->seats; seat++) {
        long long points;
        if (!word(from, " ") || !number(from, INT16_MIN, INT16_MAX, &points)) {
            return refuse(from, NT_RECORD_BAD_LINE, -1, "the result needs the points of every seat");
        }
        if (points != score[seat]) {
            return refuse(from, NT_RECORD_DIVERGES, -1, "seat %d has %d points, not %d", seat, score[seat],
                          (int)points);
        }
    }
    if (!line_done(from)) {
        return refuse(from, NT_RECORD_BAD_LINE, -1, "the result has too many points");
    }
    if (!at_end(from)) {
        from->line++;
        return refuse(from, NT_RECORD_BAD_LINE, -1, "something follows the result");
    }
    return true;
}

/* ---- behind the plies of a judge's match ---- */

static const char misplaced[] = "this does not stand behind the line before it";

/* What was played behind `ply` and taken back, one `how` a line to the end. */
static bool read_taken_back(reader *from, nt_match *match, const char *how) {
    while (!at_end(from)) {
        if (!peek(from)) {
            return false;
        }
        if (!word(from, how)) {
            return refuse(from, NT_RECORD_BAD_LINE, -1, misplaced);
        }
        if (!read_ply(from, match)) {
            return false;
        }
    }
    return true;
}

static bool read_waiting(reader *from, nt_match *match) {
    while (!at_end(from)) {
        if (!peek(from)) {
            return false;
        }
        nt_move move = {0};
        bool note = false;
        const bool event = word(from, "waits ");
        if (!event && !word(from, "follows ")) {
            return refuse(from, NT_RECORD_BAD_LINE, -1, misplaced);
        }
        if (!read_mover(from, match, &move, &note) || (event && (note || move.seat == NT_CHANCE)) ||
            (!event && move.seat == NT_JUDGE && !note)) {
            return no_move(from, match);
        }
        if (!nt_judge_keep_waiting(&match->judge, move, event)) {
            return refuse(from, NT_RECORD_TOO_LONG, -1, "no match of %s has so many moves", nt_match_game(match)->id);
        }
        take(from);
    }
    return true;
}

static bool is_kept(const reader *from) {
    static const char *const words[] = {"due ", "undone ", "held ", "waits ", "follows "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strncmp(from->text, words[i], strlen(words[i])) == 0) {
            return true;
        }
    }
    return false;
}

static bool read_due(reader *from, nt_match *match) {
    const nt_game *game = nt_match_game(match);
    const void *pub = (const uint8_t *)nt_match_state(match) + game->pub_off;
    nt_move note = {0};
    if (!word(from, "due ")) {
        return true;
    }
    if (!read_move(game, pub, NT_JUDGE, from->rest, &note)) {
        return no_move(from, match);
    }
    nt_judge_owe(&match->judge, note);
    take(from);
    return at_end(from) || peek(from);
}

/* The current line begins with a word of is_kept. */
static bool read_kept(reader *from, nt_match *match) {
    nt_judge *judge = nt_match_judge(match);
    const int ply = nt_match_plies(match);
    if (judge == NULL) {
        return refuse(from, NT_RECORD_BAD_LINE, ply, "nobody hosts this match who could take anything back");
    }
    if (!read_due(from, match)) {
        return false;
    }
    if (nt_match_over(match) && !(from->peeked && is_kept(from))) {
        return read_result(from, match);
    }
    if (at_end(from)) {
        return true;
    }
    const bool undone = strncmp(from->text, "undone ", 7) == 0, held = strncmp(from->text, "held ", 5) == 0;
    if (!undone && !held) {
        return read_waiting(from, match);
    }
    if (!read_taken_back(from, match, undone ? "undone " : "held ")) {
        return false;
    }
    return (undone ? nt_judge_keep_undone(judge, ply) : nt_judge_keep_held(judge, ply)) ||
           refuse(from, NT_RECORD_BAD_LINE, ply, "only what was chosen is taken back");
}

static bool read_plies(reader *from, nt_match *match) {
    for (;;) {
        const bool over = nt_match_over(match);
        if (at_end(from) && !over) {
            return true;
        }
        if (!at_end(from) && !peek(from)) {
            return false;
        }
        if (from->peeked && is_kept(from)) {
            return read_kept(from, match);
        }
        if (over) {
            return read_result(from, match);
        }
        if (!read_ply(from, match)) {
            return false;
        }
    }
}

nt_match *nt_record_read(const nt_game *const *games, const char *text, size_t len, uint64_t seed,
                         nt_record_report *report) {
    *report = (nt_record_report){.err = NT_RECORD_OK, .ply = -1};
    reader from = {.at = text, .end = text + len, .report = report};
    const nt_game *game = read_game(&from, games);
    nt_config config;
    if (!game || !read_config(&from, game, &config)) {
        return NULL;
    }
    nt_err err;
    nt_match *match = nt_match_begin(game, &config, seed, &err);
    if (!match) {
        if (err == NT_FULL) {
            refuse(&from, NT_RECORD_NO_MEMORY, -1, "there is not enough memory");
        } else {
            refuse(&from, NT_RECORD_BAD_CONFIG, -1, "%s refuses these seats and options", game->id);
        }
        return NULL;
    }
    if (!read_plies(&from, match)) {
        nt_match_destroy(match);
        return NULL;
    }
    nt_match_settle(match);
    return match;
}
