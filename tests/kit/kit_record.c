/* Checks of records: written, read back, resumed, damaged. */
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "kit/kit.h"

nt_match *kit_match(kit *k, const nt_config *config, uint64_t seed) {
    nt_err err;
    nt_match *match = nt_match_create(k->game, config, seed, &err);
    k->config = *config;
    k->plies = 0;
    while (match && !nt_match_over(match)) {
        nt_move move;
        k->plies = nt_match_plies(match);
        if (kit_any_move(k, nt_match_state(match), &move)) {
            err = nt_match_submit(match, move);
            if (err == NT_OK) {
                continue;
            }
            kit_fail(k, "the match refused a legal move: error %d", err);
        }
        nt_match_destroy(match);
        return NULL;
    }
    if (!match) {
        kit_fail(k, "the match could not be created: error %d", err);
    }
    return match;
}

char *kit_record(const nt_match *match, size_t *length) {
    *length = nt_record_write(match, NULL, 0);
    char *room = malloc(*length + 1), *text = malloc(*length);
    nt_record_write(match, room, *length + 1);
    memcpy(text, room, *length);
    free(room);
    return text;
}

static nt_match *read_copy(kit *k, const char *text, size_t length, uint64_t seed, nt_record_report *report) {
    const nt_game *const games[] = {k->game, NULL};
    char *copy = malloc(length ? length : 1);
    memcpy(copy, text, length);
    nt_match *match = nt_record_read(games, copy, length, seed, report);
    free(copy);
    return match;
}

static bool same_match(const nt_match *a, const nt_match *b) {
    bool same = nt_match_plies(a) == nt_match_plies(b) &&
                memcmp(nt_match_state(a), nt_match_state(b), nt_match_game(a)->state_size) == 0;
    for (int i = 0; same && i < nt_match_plies(a); i++) {
        same = nt_match_ply(a, i).hash == nt_match_ply(b, i).hash &&
               nt_move_equal(nt_match_ply(a, i).move, nt_match_ply(b, i).move);
    }
    return same;
}

/* The record cut behind a random line is a match that goes on with the same chance. */
static bool check_resumed(kit *k, const nt_match *match, const char *text, size_t length, uint64_t seed) {
    nt_record_report report;
    size_t cut = 1 + nt_rng_below(&k->rng, (uint32_t)length - 1);
    while (text[cut - 1] != '\n') {
        cut++;
    }
    nt_match *half = cut < length ? read_copy(k, text, cut, seed, &report) : NULL;
    bool good = true;
    for (int i = 0; half && good && i < nt_match_plies(half); i++) {
        good = nt_match_ply(half, i).hash == nt_match_ply(match, i).hash;
    }
    for (int i = half ? nt_match_plies(half) : 0; half && good && i < nt_match_plies(match); i++) {
        if (nt_match_ply(match, i).move.seat != NT_CHANCE) {
            good = nt_match_submit(half, nt_match_ply(match, i).move) == NT_OK;
        }
    }
    good = good && (!half || same_match(half, match));
    nt_match_destroy(half);
    return good || kit_fail(k, "a resumed match goes on differently");
}

bool kit_check_record(kit *k, uint8_t seats) {
    const nt_config config = kit_config(k, seats, false);
    const uint64_t seed = nt_rng_next(&k->rng);
    nt_match *match = kit_match(k, &config, seed);
    if (!match) {
        return false;
    }
    size_t length, again_length;
    nt_record_report report;
    char *text = kit_record(match, &length);
    nt_match *again = read_copy(k, text, length, 0, &report);
    bool good = again != NULL || kit_fail(k, "its own record is refused, line %d: %s", report.line, report.reason);
    if (good && !same_match(match, again)) {
        good = kit_fail(k, "its record gives another match");
    }
    if (good) {
        char *second = kit_record(again, &again_length);
        if (again_length != length || memcmp(text, second, length) != 0) {
            good = kit_fail(k, "its record is written differently the second time");
        }
        free(second);
    }
    good = good && check_resumed(k, match, text, length, seed);
    free(text);
    nt_match_destroy(again);
    nt_match_destroy(match);
    return good;
}

/* A changed record must be refused, unless it is the lawful record of another match, or of an unfinished one. */
static bool check_changed(kit *k, const char *text, size_t length, const char *what, bool lawful) {
    nt_record_report report;
    nt_match *match = read_copy(k, text, length, 0, &report);
    if (!match) {
        return (report.err != NT_RECORD_OK && report.reason[0] != '\0') ||
               kit_fail(k, "a record with %s is refused without a reason", what);
    }
    size_t again_length;
    char *again = kit_record(match, &again_length);
    const bool same = again_length >= length && memcmp(again, text, length) == 0;
    free(again);
    nt_match_destroy(match);
    return (lawful && same) || kit_fail(k, "a record with %s is accepted", what);
}

static bool check_cut(kit *k, const char *text, size_t length) {
    const size_t step = length / 400 + 1;
    for (size_t cut = 0; cut < length; cut += cut < 200 || cut + 200 > length ? 1 : step) {
        if (!check_changed(k, text, cut, "its end cut off", cut > 0 && text[cut - 1] == '\n')) {
            return false;
        }
    }
    return true;
}

static bool check_flipped(kit *k, char *text, size_t length) {
    size_t head = 0; /* a change in the head can be the lawful record of another config */
    for (int line = 0; line < 3; head++) {
        line += text[head] == '\n';
    }
    for (int i = 0; i < 400; i++) {
        const size_t at = nt_rng_below(&k->rng, (uint32_t)length);
        const char was = text[at];
        text[at] = (char)(was ^ (1 << nt_rng_below(&k->rng, 8)));
        const bool good = check_changed(k, text, length, "a flipped bit", at < head);
        text[at] = was;
        if (!good) {
            return false;
        }
    }
    return true;
}

static size_t line_at(const char *text, size_t length, int line, size_t *n) {
    size_t at = 0;
    for (; line > 0; at++) {
        line -= text[at] == '\n';
    }
    *n = 1;
    while (at + *n < length && text[at + *n - 1] != '\n') {
        (*n)++;
    }
    return at;
}

/* Swaps lines i < j, or with drop leaves line i out. */
static bool check_lines(kit *k, const char *text, size_t length, int i, int j, bool drop) {
    size_t n, m;
    const size_t a = line_at(text, length, i, &n), b = line_at(text, length, j, &m);
    if (!drop && n == m && memcmp(text + a, text + b, n) == 0) {
        return true;
    }
    char *changed = malloc(length), *at = changed;
#define PUT(from, bytes) (memcpy(at, text + (from), (bytes)), at += (bytes))
    PUT(0, a);
    if (!drop) {
        PUT(b, m);
    }
    PUT(a + n, b - a - n);
    if (!drop) {
        PUT(a, n);
    } else {
        PUT(b, m);
    }
    PUT(b + m, length - b - m);
#undef PUT
    const bool good =
        check_changed(k, changed, (size_t)(at - changed), drop ? "a line left out" : "two lines swapped", false);
    free(changed);
    return good;
}

static bool check_reordered(kit *k, const char *text, size_t length) {
    uint32_t lines = 0;
    for (size_t i = 0; i < length; i++) {
        lines += text[i] == '\n';
    }
    for (int i = 0; i < 100; i++) {
        const int one = (int)nt_rng_below(&k->rng, lines - 1);
        const int two = one + 1 + (int)nt_rng_below(&k->rng, lines - 1 - (uint32_t)one);
        if (!check_lines(k, text, length, one, two, i % 2) || !check_lines(k, text, length, one, one + 1, false)) {
            return false;
        }
    }
    return true;
}

bool kit_check_damaged(kit *k, uint8_t seats) {
    const nt_config config = kit_config(k, seats, false);
    nt_match *match = kit_match(k, &config, nt_rng_next(&k->rng));
    if (!match) {
        return false;
    }
    size_t length;
    char *text = kit_record(match, &length);
    char *longer = malloc(length + 1);
    memcpy(longer, text, length);
    longer[length] = '\n';
    const bool good = check_cut(k, text, length) && check_flipped(k, text, length) &&
                      check_reordered(k, text, length) &&
                      check_changed(k, longer, length + 1, "something behind its result", false) &&
                      check_changed(k, "", 0, "nothing in it", false);
    free(longer);
    free(text);
    nt_match_destroy(match);
    return good;
}
