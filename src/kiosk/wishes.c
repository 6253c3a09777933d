/* The owner's file: read with a sentence for each mistake. */
#include "kiosk/wishes.h"

#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/json_file.h"
#include "app/files/paths.h"
#include "app/languages.h"
#include "text/find.h"

kiosk_wishes kiosk_standard(const nt_game *const *games) {
    kiosk_wishes w = {.text_percent = 100,
                      .volume_most = 10,
                      .volume_usual = 6,
                      .idle_seconds = 45,
                      .answer_seconds = 15,
                      .offer_minutes = 30};
    for (int i = 0; i < WISH_GAMES && games[i] != NULL; i++) {
        w.games |= 1u << i;
    }
    return w;
}

/* ---- sentences ---- */

typedef struct {
    const nt_game *const *games;
    kiosk_wishes *w;
    char *problems;
    size_t cap;
} reader;

static void complain(const reader *r, const char *format, ...) {
    const size_t used = strlen(r->problems);
    va_list args;
    if (used + 2 >= r->cap) {
        return;
    }
    char *end = r->problems + used + (used > 0);
    if (used > 0) {
        end[-1] = '\n';
    }
    va_start(args, format);
    vsnprintf(end, r->cap - (size_t)(end - r->problems), format, args);
    va_end(args);
}

/* ---- values ---- */

static void read_int(const reader *r, const json_t *from, const char *key, int min, int max, int *out) {
    if (!json_file_number(from, key, min, max, out) && json_object_get(from, key) != NULL) {
        complain(r, "\"%s\" is a whole number from %d to %d.", key, min, max);
    }
}

/* "22:30"; "24:00" is the end of the day. */
static bool to_minute(const char *text, size_t len, int *out) {
    if (len != 5 || text[2] != ':') {
        return false;
    }
    for (int i = 0; i < 5; i++) {
        if (i != 2 && !isdigit((unsigned char)text[i])) {
            return false;
        }
    }
    const int hour = 10 * (text[0] - '0') + text[1] - '0', minute = 10 * (text[3] - '0') + text[4] - '0';
    *out = hour * 60 + minute;
    return minute < 60 && *out <= DAY_MINUTES;
}

static bool to_span(const char *text, wish_span *out) {
    return strlen(text) == 11 && text[5] == '-' && to_minute(text, 5, &out->from) && out->from < DAY_MINUTES &&
           to_minute(text + 6, 5, &out->to);
}

/* ---- what is played and spoken ---- */

static int game_at(const reader *r, const char *id) {
    for (int i = 0; i < WISH_GAMES && r->games[i] != NULL; i++) {
        if (strcmp(r->games[i]->id, id) == 0) {
            return i;
        }
    }
    return -1;
}

static void read_games(const reader *r, const json_t *list) {
    uint32_t games = 0;
    size_t i;
    json_t *one;
    if (list != NULL && !json_is_array(list)) {
        complain(r, "\"games\" is a list of names of games.");
    }
    json_array_foreach(list, i, one) {
        const int game = json_is_string(one) ? game_at(r, json_string_value(one)) : -1;
        if (game < 0) {
            complain(r, "There is no game \"%s\".", json_is_string(one) ? json_string_value(one) : "?");
        } else {
            games |= 1u << game;
        }
    }
    if (games != 0) {
        r->w->games = games;
    } else if (list != NULL) {
        complain(r, "\"games\" names none, so all are played.");
    }
}

/* The one that guests begin with has to be spoken. */
static void read_first_language(const reader *r, const json_t *first) {
    kiosk_wishes *w = r->w;
    int at = 0;
    if (first == NULL) {
        return;
    }
    if (!json_is_string(first) || !app_is_language_tag(json_string_value(first), WISH_TAG)) {
        complain(r, "\"language\" is a tag such as \"en\".");
        return;
    }
    while (at < w->n_languages && strcmp(w->language[at], json_string_value(first)) != 0) {
        at++;
    }
    if (w->n_languages > 0 && at == w->n_languages) {
        complain(r, "\"language\" is one of \"languages\".");
    } else {
        snprintf(w->first, WISH_TAG, "%s", json_string_value(first));
    }
}

static void read_languages(const reader *r, const json_t *root) {
    const json_t *list = json_object_get(root, "languages");
    size_t i;
    json_t *one;
    if (list != NULL && !json_is_array(list)) {
        complain(r, "\"languages\" is a list of tags such as \"en\".");
    }
    json_array_foreach(list, i, one) {
        if (!json_is_string(one) || !app_is_language_tag(json_string_value(one), WISH_TAG)) {
            complain(r, "The %d. of \"languages\" is no tag such as \"en\".", (int)i + 1);
        } else if (r->w->n_languages < WISH_LANGUAGES) {
            snprintf(r->w->language[r->w->n_languages++], WISH_TAG, "%s", json_string_value(one));
        }
    }
    read_first_language(r, json_object_get(root, "language"));
}

static void read_rule(const reader *r, const nt_game *game, int seats, const char *id, const json_t *value) {
    const int option = nt_option_find(game, id);
    kiosk_wishes *w = r->w;
    if (option < 0) {
        complain(r, "The game \"%s\" has no option \"%s\".", game->id, id);
        return;
    }
    const nt_option *o = &game->options[option];
    const json_int_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < o->min || n > o->max || (n - o->min) % (o->step > 0 ? o->step : 1) != 0) {
        complain(r, "The option \"%s\" of \"%s\" goes from %d to %d.", id, game->id, o->min, o->max);
    } else if (w->n_rules < WISH_RULES) {
        w->rule[w->n_rules].game = game;
        w->rule[w->n_rules].option = option;
        w->rule[w->n_rules].seats = (uint8_t)seats;
        w->rule[w->n_rules++].value = (int16_t)n;
    }
}

/* "9": the rules of nine players; 0 when it is no number. */
static int seats_named(const char *id) {
    return strspn(id, "0123456789") == strlen(id) && strlen(id) < 4 ? (int)strtol(id, NULL, 10) : 0;
}

bool kiosk_can_be_played(const nt_game *game, const nt_config *config) {
    void *state = malloc(game->state_size);
    const bool can = nt_config_check(game, config) == NT_OK && (state == NULL || game->setup(state, config) == NT_OK);
    free(state);
    return can;
}

/* What cannot be played is as if it had been left out: guests would find a table that does not begin. */
static void read_rules_of(const reader *r, const nt_game *game, int seats, json_t *rules) {
    const int before = r->w->n_rules;
    const char *id;
    json_t *value;
    if (seats < game->min_seats || seats > game->max_seats) {
        complain(r, "\"preset\": \"%s\" has %d to %d players, not %d.", game->id, game->min_seats, game->max_seats,
                 seats);
        return;
    }
    json_object_foreach(rules, id, value) {
        read_rule(r, game, seats, id, value);
    }
    nt_config config = nt_config_standard(game, (uint8_t)seats);
    kiosk_put_rules(r->w, game, &config);
    if (!kiosk_can_be_played(game, &config)) {
        complain(r, "\"preset\": \"%s\" cannot be played like that by %d.", game->id, seats);
        r->w->n_rules = before;
    }
}

static void read_preset(const reader *r, json_t *preset) {
    const char *name, *id;
    json_t *rules, *value;
    if (preset != NULL && !json_is_object(preset)) {
        complain(r, "\"preset\" names games, and for each its options.");
    }
    json_object_foreach(preset, name, rules) {
        const int game = game_at(r, name);
        if (game < 0) {
            complain(r, "There is no game \"%s\" for \"preset\".", name);
            continue;
        }
        if (!json_is_object(rules)) {
            complain(r, "\"preset\": \"%s\" is like {\"OPTION\": 1}.", name);
        }
        json_object_foreach(rules, id, value) {
            if (!json_is_object(value) || seats_named(id) == 0) {
                read_rule(r, r->games[game], 0, id, value);
            }
        }
        json_object_foreach(rules, id, value) {
            if (json_is_object(value) && seats_named(id) > 0) {
                read_rules_of(r, r->games[game], seats_named(id), value);
            }
        }
    }
}

/* ---- hours ---- */

const char *const wish_day[7] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};

static bool read_day(const reader *r, const json_t *value, int day) {
    wish_span span = {0, 0};
    const char *text = json_is_string(value) ? json_string_value(value) : "";
    const bool closed = strcmp(text, "closed") == 0;
    if (!closed && !to_span(text, &span)) {
        return false;
    }
    r->w->day[day].closed = closed;
    r->w->day[day].at = span;
    return true;
}

static void read_open(const reader *r, json_t *open) {
    const json_t *every = json_object_get(open, "every");
    const char *key;
    json_t *value;
    for (int day = 0; every != NULL && day < 7; day++) {
        if (!read_day(r, every, day)) {
            complain(r, "\"open\": \"every\" " WISH_LIKE_HOURS);
            break;
        }
    }
    json_object_foreach(open, key, value) {
        int day = 0;
        while (day < 7 && strcmp(wish_day[day], key) != 0) {
            day++;
        }
        if (day < 7 && !read_day(r, value, day)) {
            complain(r, "\"open\": \"%s\" " WISH_LIKE_HOURS, key);
        } else if (day == 7 && strcmp(key, "every") != 0) {
            complain(r, "\"open\": a day is one of mon, tue, wed, thu, fri, sat, sun, every; not \"%s\".", key);
        }
    }
}

static void read_volume(const reader *r, const json_t *root) {
    const json_t *volume = json_object_get(root, "volume"), *hours = json_object_get(root, "volume_by_hour");
    kiosk_wishes *w = r->w;
    json_t *one;
    size_t i;
    read_int(r, volume, "least", 0, 10, &w->volume_least);
    read_int(r, volume, "most", 0, 10, &w->volume_most);
    if (w->volume_least > w->volume_most) {
        complain(r, "\"volume\": \"least\" is not more than \"most\".");
        w->volume_least = 0;
    }
    read_int(r, volume, "usual", 0, 10, &w->volume_usual);
    w->volume_usual = w->volume_usual < w->volume_least ? w->volume_least : w->volume_usual;
    w->volume_usual = w->volume_usual > w->volume_most ? w->volume_most : w->volume_usual;
    json_array_foreach(hours, i, one) {
        const json_t *at = json_object_get(one, "at");
        wish_span span;
        int loud = 10;
        if (!json_is_string(at) || !to_span(json_string_value(at), &span) || w->n_hours == WISH_HOURS) {
            complain(r, "\"volume_by_hour\": \"at\" of the %d. is like \"22:00-10:00\", and there are %d at most.",
                     (int)i + 1, WISH_HOURS);
            continue;
        }
        read_int(r, one, "volume", 0, 10, &loud);
        w->hours[w->n_hours].at = span;
        w->hours[w->n_hours++].volume = loud;
    }
}

static void read_names(const reader *r, const json_t *list) {
    size_t i;
    json_t *one;
    if (list != NULL && !json_is_array(list)) {
        complain(r, "\"refused_names\" is a list of words.");
    }
    json_array_foreach(list, i, one) {
        const size_t len = json_is_string(one) ? json_string_length(one) : 0;
        if (len == 0 || len >= WISH_NAME || r->w->n_refused == WISH_NAMES) {
            complain(r, "The %d. of \"refused_names\" has 1 to %d bytes, and there are %d at most.", (int)i + 1,
                     WISH_NAME - 1, WISH_NAMES);
        } else {
            snprintf(r->w->refused[r->w->n_refused++], WISH_NAME, "%s", json_string_value(one));
        }
    }
}

/* ---- the file ---- */

static const char *const known[] = {"games",          "languages",      "language",      "text_percent",
                                    "volume",         "volume_by_hour", "open",          "idle_seconds",
                                    "answer_seconds", "offer_minutes",  "refused_names", "preset"};
enum { KNOWN = sizeof known / sizeof known[0] };

static void check_keys(const reader *r, json_t *root) {
    const char *key;
    json_t *value;
    json_object_foreach(root, key, value) {
        int i = 0;
        while (i < KNOWN && strcmp(known[i], key) != 0) {
            i++;
        }
        if (i == KNOWN) {
            complain(r, "\"%s\" means nothing here.", key);
        }
    }
}

const char *kiosk_wish_named(const char *sentence) {
    char quoted[WISH_NAME];
    for (int i = 0; i < KNOWN; i++) {
        snprintf(quoted, sizeof quoted, "\"%s\"", known[i]);
        if (strstr(sentence, quoted) != NULL) {
            return known[i];
        }
    }
    return NULL;
}

static void read_all(const reader *r, json_t *root) {
    kiosk_wishes *w = r->w;
    check_keys(r, root);
    read_games(r, json_object_get(root, "games"));
    read_languages(r, root);
    read_int(r, root, "text_percent", 100, 175, &w->text_percent);
    read_volume(r, root);
    read_open(r, json_object_get(root, "open"));
    read_int(r, root, "idle_seconds", 15, 3600, &w->idle_seconds);
    read_int(r, root, "answer_seconds", 5, 300, &w->answer_seconds);
    read_int(r, root, "offer_minutes", 0, 24 * 60, &w->offer_minutes);
    read_names(r, json_object_get(root, "refused_names"));
    read_preset(r, json_object_get(root, "preset"));
}

static bool take_text(const reader *r, const char *path, const char *text, size_t len) {
    json_error_t error;
    json_t *root = json_loadb(text, len, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(root)) {
        complain(r, WISH_UNREAD "%s, line %d: %s.", path, root == NULL ? error.line : 1,
                 root == NULL ? error.text : "no object");
        json_decref(root);
        return false;
    }
    read_all(r, root);
    json_decref(root);
    return true;
}

bool kiosk_read_text(const char *text, size_t len, const nt_game *const *games, kiosk_wishes *w, char *problems,
                     size_t cap) {
    *w = kiosk_standard(games);
    const reader r = {games, w, problems, cap};
    problems[0] = '\0';
    return take_text(&r, "the owner's file", text, len);
}

bool kiosk_read(const char *path, const nt_game *const *games, kiosk_wishes *w, char *problems, size_t cap) {
    size_t len = 0;
    *w = kiosk_standard(games);
    const reader r = {games, w, problems, cap};
    problems[0] = '\0';
    char *text = paths_read_whole(path, WISH_BYTES, &len);
    if (text == NULL) {
        complain(&r, WISH_UNREAD "%s: %s.", path, paths_reason(errno));
        return false;
    }
    const bool good = take_text(&r, path, text, len);
    free(text);
    return good;
}

/* ---- asked ---- */

static bool is_in(const wish_span *s, int minute) {
    return s->from < s->to ? minute >= s->from && minute < s->to : minute >= s->from || minute < s->to;
}

bool kiosk_is_open(const kiosk_wishes *w, int minute) {
    const int day = minute / DAY_MINUTES % 7, before = (day + 6) % 7, now = minute % DAY_MINUTES;
    const wish_span today = w->day[day].at, last = w->day[before].at;
    const bool early = last.to <= last.from && last.to > now; /* yesterday goes on */
    const bool late = now >= today.from && (now < today.to || today.to <= today.from);
    return (!w->day[before].closed && early) || (!w->day[day].closed && late);
}

int kiosk_opens_next(const kiosk_wishes *w, int minute) {
    enum { WEEK = 7 * DAY_MINUTES };
    for (int i = 0; i < WEEK; i++) {
        if (kiosk_is_open(w, (minute + i) % WEEK)) {
            return (minute + i) % WEEK;
        }
    }
    return -1;
}

int kiosk_quiet_at(const kiosk_wishes *w, int minute) {
    for (int i = 0; i < w->n_hours; i++) {
        if (is_in(&w->hours[i].at, minute % DAY_MINUTES)) {
            return i;
        }
    }
    return -1;
}

int kiosk_volume_at(const kiosk_wishes *w, int minute) {
    const int i = kiosk_quiet_at(w, minute);
    return i >= 0 ? w->hours[i].volume : 10;
}

bool kiosk_refuses(const kiosk_wishes *w, const char *name) {
    text_found found;
    for (int i = 0; i < w->n_refused; i++) {
        if (text_find(name, 0, w->refused[i], &found)) {
            return true;
        }
    }
    return false;
}

/* ---- rules of the house ---- */

static bool goes_by_seats(const kiosk_wishes *w, const nt_game *game, int option) {
    for (int i = 0; i < w->n_rules; i++) {
        if (w->rule[i].game == game && w->rule[i].option == option && w->rule[i].seats > 0) {
            return true;
        }
    }
    return false;
}

static void put_rules(const kiosk_wishes *w, const nt_game *game, int seats, bool all, nt_config *config) {
    for (int i = 0; i < w->n_rules; i++) {
        const int option = w->rule[i].option;
        if (w->rule[i].game == game && w->rule[i].seats == seats && (all || goes_by_seats(w, game, option))) {
            config->opt[option] = w->rule[i].value;
        }
    }
}

void kiosk_put_rules(const kiosk_wishes *w, const nt_game *game, nt_config *config) {
    put_rules(w, game, 0, true, config);
    put_rules(w, game, config->seats, true, config);
}

void kiosk_put_rules_by_seats(const kiosk_wishes *w, const nt_game *game, nt_config *config) {
    for (int option = 0; option < game->n_options; option++) {
        if (goes_by_seats(w, game, option)) {
            config->opt[option] = game->options[option].standard;
        }
    }
    put_rules(w, game, 0, false, config);
    put_rules(w, game, config->seats, false, config);
}
