/* The reader of records. It takes nothing on trust: every line must be exactly what the writer gives, and every
 * hash what the rules give. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/match_inside.h"
#include "engine/record_inside.h"

bool nt_refuse(nt_reader *from, nt_record_err err, int ply, const char *format, ...) {
    from->report->err = err;
    from->report->line = from->line;
    from->report->ply = ply;
    va_list args;
    va_start(args, format);
    vsnprintf(from->report->reason, sizeof from->report->reason, format, args);
    va_end(args);
    return false;
}

bool nt_read_at_end(const nt_reader *from) {
    return !from->peeked && from->at == from->end;
}

bool nt_read_peek(nt_reader *from) {
    if (from->peeked) {
        return true;
    }
    from->line++;
    if (from->at == from->end) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the record ends too early");
    }
    const char *newline = memchr(from->at, '\n', (size_t)(from->end - from->at));
    if (!newline) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the last line is cut off");
    }
    const size_t n = (size_t)(newline - from->at);
    if (n > NT_LINE_MAX) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the line is too long");
    }
    for (size_t i = 0; i < n; i++) {
        if (from->at[i] < ' ' || from->at[i] > '~') {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the line holds a character that records do not use");
        }
    }
    memcpy(from->text, from->at, n);
    from->text[n] = '\0';
    from->rest = from->text;
    from->at = newline + 1;
    return from->peeked = true;
}

void nt_read_take(nt_reader *from) {
    from->peeked = false;
}

bool nt_read_word(nt_reader *from, const char *expected) {
    const size_t n = strlen(expected);
    if (strncmp(from->rest, expected, n) != 0) {
        return false;
    }
    from->rest += n;
    return true;
}

/* Reads a number as the writer prints it: no plus, no leading zero. */
static bool number(nt_reader *from, long long min, long long max, long long *out) {
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

static bool line_done(nt_reader *from) {
    if (*from->rest != '\0') {
        return false;
    }
    nt_read_take(from);
    return true;
}

/* 0 when the head is refused. */
static int read_version(nt_reader *from) {
    from->line = 1;
    for (int version = 1; version <= NT_RECORD_VERSION; version++) {
        char head[sizeof "nighttable 1\n"];
        const size_t n = (size_t)snprintf(head, sizeof head, "nighttable %d\n", version);
        if ((size_t)(from->end - from->at) >= n && memcmp(from->at, head, n) == 0) {
            from->at += n;
            return version;
        }
    }
    nt_refuse(from, NT_RECORD_NOT_OURS, -1, "this is no Night Table record");
    return 0;
}

/* NULL when the game is refused. */
static const nt_game *read_game(nt_reader *from, const nt_game *const *games) {
    if (!nt_read_peek(from)) {
        return NULL;
    }
    for (; *games; games++) {
        char expected[64];
        snprintf(expected, sizeof expected, "game %s %d", (*games)->id, (*games)->rules_version);
        if (strcmp(from->text, expected) == 0) {
            nt_read_take(from);
            return *games;
        }
    }
    if (!nt_read_word(from, "game ")) {
        nt_refuse(from, NT_RECORD_BAD_LINE, -1, "here stands the game and its rules version");
    } else {
        nt_refuse(from, NT_RECORD_UNKNOWN, -1, "this program does not have that game or that version of its rules");
    }
    return NULL;
}

static bool read_options(nt_reader *from, const nt_game *game, nt_config *config) {
    int next = 0; /* in the order of the game's table, each at most once */
    while (!nt_read_at_end(from)) {
        if (!nt_read_peek(from)) {
            return false;
        }
        if (!nt_read_word(from, "opt ")) {
            return true;
        }
        char *gap = strchr(from->text + 4, ' ');
        if (!gap) {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "an option needs a name and a value");
        }
        *gap = '\0';
        const int index = nt_option_find(game, from->rest);
        from->rest = gap + 1;
        long long value;
        if (index < next || !number(from, INT16_MIN, INT16_MAX, &value) || value == game->options[index].standard ||
            !line_done(from)) {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1,
                             "the option is unknown, out of order or not a changed one");
        }
        config->opt[index] = (int16_t)value;
        next = index + 1;
    }
    return true;
}

static bool read_series(nt_reader *from, nt_config *config) {
    if (nt_read_at_end(from) || !nt_read_word(from, "series ")) {
        return true;
    }
    long long value;
    bool good = number(from, 1, UINT8_MAX, &value) && nt_read_word(from, " carry");
    if (good) {
        config->series_game = (uint8_t)value;
    }
    for (int seat = 0; good && seat < config->seats; seat++) {
        good = nt_read_word(from, " ") && number(from, INT16_MIN, INT16_MAX, &value);
        if (good) {
            config->carry[seat] = (int16_t)value;
        }
    }
    if (!good || !nt_read_word(from, " memory ") || !number(from, 0, UINT32_MAX, &value) || !line_done(from)) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1,
                         "the series line does not read \"series N carry ... memory N\"");
    }
    config->memory = (uint32_t)value;
    return true;
}

/* So many hexadecimal digits in groups of four, with - between them, or without. */
static bool digits(nt_reader *from, int n, bool groups, char *out) {
    for (int i = 0; i < n; i++) {
        const char c = *from->rest;
        const bool gap = groups && i % 5 == 4;
        if (gap ? c != '-' : !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) {
            return false;
        }
        out[i] = c;
        from->rest++;
    }
    out[n] = '\0';
    return true;
}

static bool read_commitment(nt_reader *from, nt_commitment *out) {
    if (nt_read_at_end(from)) {
        return true;
    }
    if (!nt_read_peek(from)) {
        return false;
    }
    return !nt_read_word(from, "commitment ") ||
           (digits(from, NT_COMMITMENT_CODE - 1, true, out->code) && nt_read_word(from, " ") &&
            digits(from, NT_COMMITMENT_SALT - 1, false, out->salt) && line_done(from)) ||
           nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the commitment needs its code and its salt");
}

/* After the game's line; *config is whole only when this is true. */
static bool read_config(nt_reader *from, const nt_game *game, nt_config *config) {
    if (!nt_read_peek(from)) {
        return false;
    }
    long long seats;
    if (!nt_read_word(from, "seats ") || !number(from, 0, UINT8_MAX, &seats) || !line_done(from)) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "here stands the number of seats");
    }
    if (seats < game->min_seats || seats > game->max_seats) {
        return nt_refuse(from, NT_RECORD_BAD_CONFIG, -1, "%s is for %d to %d seats", game->id, game->min_seats,
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

static const void *public_part(const nt_match *match) {
    return match->state + match->game->pub_off;
}

bool nt_read_text(nt_reader *from, uint8_t seat, nt_move *out) {
    const nt_game *game = from->match->game;
    const void *pub = public_part(from->match);
    char again[NT_TEXT_MAX];
    if (strlen(from->rest) >= NT_TEXT_MAX || game->parse_move(pub, seat, from->rest, out) != NT_OK ||
        out->seat != seat) {
        return false;
    }
    game->move_text(pub, *out, again, sizeof again);
    return strcmp(from->rest, again) == 0;
}

bool nt_refuse_move(nt_reader *from) {
    return nt_refuse(from, NT_RECORD_BAD_LINE, from->match->n_plies, "this is no move of %s", from->match->game->id);
}

bool nt_read_move(nt_reader *from, nt_move *out, bool *note) {
    long long seat;
    *note = from->match->host && nt_read_word(from, "note ");
    if (nt_read_word(from, "chance ")) {
        return !*note && read_chance(from->rest, out);
    }
    if (*note || nt_read_word(from, "judge ")) {
        return nt_read_text(from, NT_JUDGE, out);
    }
    return number(from, 0, from->match->config.seats - 1, &seat) && nt_read_word(from, " ") &&
           nt_read_text(from, (uint8_t)seat, out);
}

bool nt_read_ply(nt_reader *from) {
    nt_match *match = from->match;
    const int ply = match->n_plies;
    const size_t length = strlen(from->text);
    uint64_t hash;
    if (length < 19 || memcmp(from->text + length - 18, " #", 2) != 0 || !hex(from->text + length - 16, &hash)) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, ply, "a move ends with # and 16 digits");
    }
    from->text[length - 18] = '\0';

    nt_move move = {0};
    bool note;
    if (!nt_read_move(from, &move, &note)) {
        return nt_refuse_move(from);
    }
    switch (nt_match_append(match, move)) {
    case NT_OK:
        break;
    case NT_FULL:
        return nt_refuse(from, NT_RECORD_TOO_LONG, ply, "no match of %s has so many moves", match->game->id);
    case NT_NOT_YOUR_TURN:
        return nt_refuse(from, NT_RECORD_BAD_MOVE, ply, "it is not the turn of that seat");
    default:
        return nt_refuse(from, NT_RECORD_BAD_MOVE, ply, "the rules do not allow this move here");
    }
    if (note) {
        match->host->played(match->hosted, false);
    }
    nt_read_take(from);
    return nt_match_ply(match, ply).hash == hash ||
           nt_refuse(from, NT_RECORD_DIVERGES, ply, "from here the match differs from what the rules give");
}

bool nt_read_result(nt_reader *from) {
    const nt_game *game = from->match->game;
    const int seats = from->match->config.seats;
    int16_t score[NT_MAX_SEATS] = {0};
    game->score(public_part(from->match), score);
    if (!nt_read_peek(from) || !nt_read_word(from, "result")) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the match is over here, but its result is missing");
    }
    for (int seat = 0; seat < seats; seat++) {
        long long points;
        if (!nt_read_word(from, " ") || !number(from, INT16_MIN, INT16_MAX, &points)) {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the result needs the points of every seat");
        }
        if (points != score[seat]) {
            return nt_refuse(from, NT_RECORD_DIVERGES, -1, "seat %d has %d points, not %d", seat, score[seat],
                             (int)points);
        }
    }
    if (!line_done(from)) {
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "the result has too many points");
    }
    if (!nt_read_at_end(from)) {
        from->line++;
        return nt_refuse(from, NT_RECORD_BAD_LINE, -1, "something follows the result");
    }
    return true;
}

static bool read_plies(nt_reader *from) {
    const nt_match *match = from->match;
    for (;;) {
        const bool over = nt_match_over(match);
        if (nt_read_at_end(from) && !over) {
            return true;
        }
        if (!nt_read_at_end(from) && !nt_read_peek(from)) {
            return false;
        }
        if (from->peeked && match->host && match->host->is_kept(from->text)) {
            return match->host->read(match->hosted, from);
        }
        if (over) {
            return nt_read_result(from);
        }
        if (!nt_read_ply(from)) {
            return false;
        }
    }
}

nt_match *nt_record_read(const nt_game *const *games, const char *text, size_t len, uint64_t seed,
                         nt_record_report *report) {
    *report = (nt_record_report){.err = NT_RECORD_OK, .ply = -1};
    nt_reader from = {.at = text, .end = text + len, .report = report};
    const int version = read_version(&from);
    const nt_game *game = version ? read_game(&from, games) : NULL;
    nt_config config;
    nt_commitment commitment = {0};
    if (!game || !read_config(&from, game, &config) || !read_commitment(&from, &commitment)) {
        return NULL;
    }
    nt_err err;
    nt_match *match = from.match = nt_match_begin(game, &config, seed, &err);
    if (!match) {
        if (err == NT_FULL) {
            nt_refuse(&from, NT_RECORD_NO_MEMORY, -1, "there is not enough memory");
        } else {
            nt_refuse(&from, NT_RECORD_BAD_CONFIG, -1, "%s refuses these seats and options", game->id);
        }
        return NULL;
    }
    match->version = version;
    nt_match_commit(match, &commitment);
    if (!read_plies(&from)) {
        nt_match_destroy(match);
        return NULL;
    }
    nt_match_settle(match);
    return match;
}
