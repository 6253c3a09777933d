/* Changing who sits at the table: names, colours, emblems, places. */
#include "app/seating/people.h"

#include <string.h>

#include "text/break.h"
#include "text/utf8.h"
#include "ui/theme.h"

enum { PATTERNS = 3, NAME_LETTERS = 20 };

static bool clashes(const app_seating *s, int seat, int pattern) {
    for (int i = 0; i < s->n; i++) {
        if (i != seat && s->seat[i].colour == s->seat[seat].colour && s->seat[i].pattern == pattern) {
            return true;
        }
    }
    return false;
}

static bool find_pattern(app_seating *s, int seat) {
    for (int p = 0; p < PATTERNS; p++) {
        if (!clashes(s, seat, p)) {
            s->seat[seat].pattern = (uint8_t)p;
            return true;
        }
    }
    return false;
}

static int holder(const app_seating *s, int emblem, int but) {
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        if (i != but && s->seat[i].emblem == emblem) {
            return i;
        }
    }
    return -1;
}

/* The next colour, with a border pattern that tells it from others of the same colour. */
static void next_colour(app_seating *s, int seat, int step) {
    uint8_t *colour = &s->seat[seat].colour;
    for (int tries = 0; tries < UI_SEAT_COLOURS; tries++) {
        *colour = (uint8_t)((*colour + step + UI_SEAT_COLOURS) % UI_SEAT_COLOURS);
        if (find_pattern(s, seat)) {
            return;
        }
    }
}

void people_take_emblem(app_seating *s, int seat, int emblem) {
    const int other = holder(s, emblem, seat);
    if (other >= 0) {
        s->seat[other].emblem = s->seat[seat].emblem;
    }
    s->seat[seat].emblem = (uint8_t)emblem;
}

void people_take_colour(app_seating *s, int seat, int colour) {
    const uint8_t before = s->seat[seat].colour;
    s->seat[seat].colour = (uint8_t)colour;
    if (colour != before && !find_pattern(s, seat)) {
        s->seat[seat].colour = before;
    }
}

void people_all(app_seating *s) {
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        s->seat[i].bot = false;
    }
}

void people_alone(app_seating *s, int seat) {
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        s->seat[i].bot = i != seat;
    }
}

void people_set_count(app_seating *s, int n) {
    while (s->n < n) {
        int seat = s->n++;
        if (clashes(s, seat, s->seat[seat].pattern) && !find_pattern(s, seat)) {
            next_colour(s, seat, 1);
        }
    }
    s->n = n;
}

void people_swap(app_seating *s, int a, int b) {
    ui_seat kept = s->seat[a];
    s->seat[a] = s->seat[b];
    s->seat[b] = kept;
}

static int letters_in(const char *utf8, size_t len) {
    int n = 0;
    for (size_t i = 0; i < len; i++) {
        n += ((unsigned char)utf8[i] & 0xC0u) != 0x80u;
    }
    return n;
}

static int letters(const char *utf8) {
    return letters_in(utf8, strlen(utf8));
}

void people_type(ui_seat *seat, const char *utf8) {
    size_t have = strlen(seat->name), more = strlen(utf8);
    bool leading = have == 0 && utf8[0] == ' ';
    if (leading || have + more >= sizeof seat->name || letters(seat->name) + letters(utf8) > NAME_LETTERS) {
        return;
    }
    for (const char *c = utf8; *c != '\0'; c++) {
        if ((unsigned char)*c < 0x20 || *c == 0x7F) {
            return;
        }
    }
    memcpy(seat->name + have, utf8, more + 1);
}

/* Controls, and marks that have no width or turn the direction of the line. */
static bool is_unseen(int32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || c == 0xFFFD ||
           (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE0FFF);
}

static bool is_space(int32_t c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || c == 0x85 || c == 0xA0 || c == 0x3000 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029;
}

/* The text as a name may hold it, behind `have`; returns how many bytes. */
static size_t cleaned(const char *have, const char *text, char *to, size_t cap) {
    const size_t len = strlen(text), had = strlen(have);
    bool space = false;
    size_t n = 0;
    for (size_t at = 0; at < len;) {
        const size_t from = at;
        const int32_t c = utf8_next(text, len, &at);
        if (is_space(c)) {
            space = n > 0 || (had > 0 && have[had - 1] != ' ');
        } else if (!is_unseen(c)) {
            if (n + (at - from) + 1 >= cap) {
                break;
            }
            if (space) {
                to[n++] = ' ';
            }
            space = false;
            memcpy(to + n, text + from, at - from);
            n += at - from;
        }
    }
    to[n] = '\0';
    return n;
}

bool people_paste(ui_seat *seat, const char *text, text_breaker *rules) {
    char all[4 * UI_NAME_BYTES];
    const size_t had = strlen(seat->name);
    memcpy(all, seat->name, had);
    size_t end = had + cleaned(seat->name, text, all + had, sizeof all - had);
    if (end == had) {
        return false;
    }
    const size_t whole = end;
    while (end > had && (end >= sizeof seat->name || letters_in(all, end) > NAME_LETTERS)) {
        end = text_cluster_before(rules, all, whole, end - 1);
    }
    while (end > had && all[end - 1] == ' ') {
        end--;
    }
    memcpy(seat->name, all, end);
    seat->name[end] = '\0';
    return true;
}

void people_erase(ui_seat *seat, text_breaker *rules) {
    size_t len = strlen(seat->name);
    if (len > 0) {
        seat->name[text_cluster_before(rules, seat->name, len, len - 1)] = '\0';
    }
}
