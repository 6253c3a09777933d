/* A number of up to three digits keeps the word that it counts, which follows it, or the one that it names, which is
 * before it: where a sentence or a part of it ends with the number, and where only that word is written large. */
#include "text/number.h"

#include <stdbool.h>
#include <string.h>

enum { MOST_DIGITS = 3 };

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

static bool is_small(char c) {
    return c >= 'a' && c <= 'z';
}

static bool is_dash(const char *utf8, size_t from, size_t to) {
    static const char dash[] = "–";
    return to - from >= sizeof dash - 1 && memcmp(utf8 + from, dash, sizeof dash - 1) == 0;
}

/* Behind the number that begins there, 3 or 3–5; `from` where none does. */
static size_t past_number(const char *utf8, size_t len, size_t from) {
    size_t at = from;
    for (int digits = 0; at < len;) {
        if (is_digit(utf8[at]) && ++digits <= MOST_DIGITS) {
            at++;
        } else if (digits > 0 && digits <= MOST_DIGITS && is_dash(utf8, at, len)) {
            at += sizeof "–" - 1;
            digits = 0;
        } else {
            return digits > MOST_DIGITS ? from : at;
        }
    }
    return at;
}

static size_t word_before(const char *utf8, size_t space) {
    size_t from = space;
    while (from > 0 && utf8[from - 1] != ' ' && utf8[from - 1] != '\n') {
        from--;
    }
    return from;
}

/* "Chest 12 beats", but "With 6 players". */
static bool names(const char *utf8, size_t len, size_t number, size_t end) {
    const size_t word = number > 0 ? word_before(utf8, number - 1) : 0;
    const bool first = word < 2 || strchr(".!?:\n", utf8[word - 2]) != NULL || utf8[word - 1] == '\n';
    return !first && is_capital(utf8[word]) && end + 1 < len && is_small(utf8[end + 1]);
}

/* Whether a word follows the number behind the space that ends it. */
static bool counts(const char *utf8, size_t len, size_t number, size_t end) {
    return end + 1 < len && utf8[end] == ' ' && !names(utf8, len, number, end);
}

/* Not so 12,000, 1er and 3人. */
static bool ends_number(const char *utf8, size_t len, size_t end) {
    static const char full[] = "\xE3\x80", wide[] = "\xEF\xBC"; /* marks of Japanese and Chinese begin so */
    if (end == len) {
        return true;
    }
    if ((unsigned char)utf8[end] >= 0x80) {
        return len - end >= 2 && (memcmp(utf8 + end, full, 2) == 0 || memcmp(utf8 + end, wide, 2) == 0);
    }
    const bool goes_on = strchr(".,:", utf8[end]) != NULL && end + 1 < len && is_digit(utf8[end + 1]);
    return !goes_on && !is_digit(utf8[end]) && !is_small(utf8[end]) && !is_capital(utf8[end]);
}

static bool parts_range(const char *utf8, size_t len, size_t at) {
    const size_t of_dash = sizeof "–" - 1;
    return at > of_dash && at < len && is_digit(utf8[at]) && is_dash(utf8, at - of_dash, at) &&
           is_digit(utf8[at - of_dash - 1]);
}

static bool parts(const char *utf8, size_t len, size_t at) {
    if (at < 2 || at >= len || utf8[at - 1] != ' ') {
        return parts_range(utf8, len, at);
    }
    const size_t before = word_before(utf8, at - 1), end = past_number(utf8, len, at);
    if (before < at - 1 && past_number(utf8, len, before) == at - 1) {
        return counts(utf8, len, before, at - 1);
    }
    return end > at && ends_number(utf8, len, end) && !counts(utf8, len, at, end);
}

int text_number(const char *utf8, size_t len, int *at, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        if (!parts(utf8, len, (size_t)at[i])) {
            at[kept++] = at[i];
        }
    }
    return kept;
}
