/* Changing who sits at the table: names, colours, emblems, places. */
#include "app/people.h"

#include <string.h>

#include "text/break.h"
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

void people_next_colour(app_seating *s, int seat, int step) {
    uint8_t *colour = &s->seat[seat].colour;
    for (int tries = 0; tries < UI_SEAT_COLOURS; tries++) {
        *colour = (uint8_t)((*colour + step + UI_SEAT_COLOURS) % UI_SEAT_COLOURS);
        if (find_pattern(s, seat)) {
            return;
        }
    }
}

void people_next_emblem(app_seating *s, int seat, int step) {
    int emblem = s->seat[seat].emblem;
    for (int tries = 0; tries < UI_EMBLEMS; tries++) {
        emblem = (emblem + step + UI_EMBLEMS) % UI_EMBLEMS;
        int other = holder(s, emblem, seat);
        if (other < s->n && other >= 0) {
            continue;
        }
        if (other >= 0) {
            s->seat[other].emblem = s->seat[seat].emblem;
        }
        s->seat[seat].emblem = (uint8_t)emblem;
        return;
    }
}

void people_set_count(app_seating *s, int n) {
    while (s->n < n) {
        int seat = s->n++;
        if (clashes(s, seat, s->seat[seat].pattern) && !find_pattern(s, seat)) {
            people_next_colour(s, seat, 1);
        }
    }
    s->n = n;
}

void people_swap(app_seating *s, int a, int b) {
    ui_seat kept = s->seat[a];
    s->seat[a] = s->seat[b];
    s->seat[b] = kept;
}

static int letters(const char *utf8) {
    int n = 0;
    for (; *utf8 != '\0'; utf8++) {
        n += ((unsigned char)*utf8 & 0xC0u) != 0x80u;
    }
    return n;
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

void people_erase(ui_seat *seat, text_breaker *rules) {
    size_t len = strlen(seat->name);
    if (len > 0) {
        seat->name[text_cluster_before(rules, seat->name, len, len - 1)] = '\0';
    }
}
