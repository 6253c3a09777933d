/* The owner's file written anew: what is as standard is left out. */
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "kiosk/wishes.h"

static json_t *span_of(const wish_span *s) {
    return json_sprintf("%02d:%02d-%02d:%02d", s->from / 60, s->from % 60, s->to / 60, s->to % 60);
}

static void put_int(json_t *to, const char *key, int value, int standard) {
    if (value != standard) {
        json_object_set_new(to, key, json_integer(value));
    }
}

static void put_full(json_t *root, const char *key, json_t *part) {
    if (json_object_size(part) > 0 || json_array_size(part) > 0) {
        json_object_set(root, key, part);
    }
    json_decref(part);
}

static void put_games(json_t *root, const nt_game *const *games, const kiosk_wishes *w) {
    json_t *list = json_array();
    if (w->games != kiosk_standard(games).games) {
        for (int i = 0; i < WISH_GAMES && games[i] != NULL; i++) {
            if (w->games >> i & 1) {
                json_array_append_new(list, json_string(games[i]->id));
            }
        }
    }
    put_full(root, "games", list);
}

static void put_languages(json_t *root, const kiosk_wishes *w) {
    json_t *list = json_array();
    for (int i = 0; i < w->n_languages; i++) {
        json_array_append_new(list, json_string(w->language[i]));
    }
    put_full(root, "languages", list);
    if (w->first[0] != '\0') {
        json_object_set_new(root, "language", json_string(w->first));
    }
}

static void put_volume(json_t *root, const kiosk_wishes *w, const kiosk_wishes *standard) {
    json_t *volume = json_object(), *hours = json_array();
    put_int(volume, "least", w->volume_least, standard->volume_least);
    put_int(volume, "most", w->volume_most, standard->volume_most);
    put_int(volume, "usual", w->volume_usual, standard->volume_usual);
    put_full(root, "volume", volume);
    for (int i = 0; i < w->n_hours; i++) {
        json_array_append_new(hours,
                              json_pack("{s:o, s:i}", "at", span_of(&w->hours[i].at), "volume", w->hours[i].volume));
    }
    put_full(root, "volume_by_hour", hours);
}

static void put_open(json_t *root, const kiosk_wishes *w) {
    json_t *open = json_object();
    for (int day = 0; day < 7; day++) {
        const wish_span *at = &w->day[day].at;
        if (w->day[day].closed) {
            json_object_set_new(open, wish_day[day], json_string("closed"));
        } else if (at->from != 0 || at->to != 0) {
            json_object_set_new(open, wish_day[day], span_of(at));
        }
    }
    put_full(root, "open", open);
}

/* The object below that key, made where there is none. */
static json_t *object_in(json_t *in, const char *key) {
    if (json_object_get(in, key) == NULL) {
        json_object_set_new(in, key, json_object());
    }
    return json_object_get(in, key);
}

/* Those of a number of players stand below it. */
static void put_rule(json_t *preset, const kiosk_wishes *w, int i) {
    const nt_game *game = w->rule[i].game;
    json_t *rules = object_in(preset, game->id);
    char seats[8];
    if (w->rule[i].seats > 0) {
        snprintf(seats, sizeof seats, "%d", w->rule[i].seats);
        rules = object_in(rules, seats);
    }
    json_object_set_new(rules, game->options[w->rule[i].option].id, json_integer(w->rule[i].value));
}

static void put_rest(json_t *root, const kiosk_wishes *w) {
    json_t *names = json_array(), *preset = json_object();
    for (int i = 0; i < w->n_refused; i++) {
        json_array_append_new(names, json_string(w->refused[i]));
    }
    put_full(root, "refused_names", names);
    for (int pass = 0; pass < 2; pass++) { /* as they are read: first those of any number */
        for (int i = 0; i < w->n_rules; i++) {
            if ((w->rule[i].seats > 0) == (pass > 0)) {
                put_rule(preset, w, i);
            }
        }
    }
    put_full(root, "preset", preset);
}

/* The caller frees it; NULL without memory. */
static char *to_text(const nt_game *const *games, const kiosk_wishes *w) {
    const kiosk_wishes standard = kiosk_standard(games);
    json_t *root = json_object();
    put_games(root, games, w);
    put_languages(root, w);
    put_int(root, "text_percent", w->text_percent, standard.text_percent);
    put_volume(root, w, &standard);
    put_open(root, w);
    put_int(root, "idle_seconds", w->idle_seconds, standard.idle_seconds);
    put_int(root, "answer_seconds", w->answer_seconds, standard.answer_seconds);
    put_int(root, "offer_minutes", w->offer_minutes, standard.offer_minutes);
    put_rest(root, w);
    char *text = json_dumps(root, JSON_INDENT(2));
    json_decref(root);
    return text;
}

/* By what would be read the next time: no mistake, and all as it is meant. */
static bool reads_the_same(const char *text, const nt_game *const *games, char *problem, size_t cap) {
    kiosk_wishes read;
    if (!kiosk_read_text(text, strlen(text), games, &read, problem, cap) || problem[0] != '\0') {
        return false;
    }
    char *again = to_text(games, &read);
    const bool same = again != NULL && strcmp(again, text) == 0;
    free(again);
    return same;
}

bool kiosk_write(const char *path, const nt_game *const *games, const kiosk_wishes *w, char *problem, size_t cap) {
    char *text = to_text(games, w);
    problem[0] = '\0';
    bool good = text != NULL && reads_the_same(text, games, problem, cap);
    if (good && !paths_write_whole(path, text, strlen(text))) {
        snprintf(problem, cap, "%.300s: %s.", path, paths_reason(errno));
        good = false;
    } else if (!good && problem[0] == '\0') {
        snprintf(problem, cap, "There is not enough memory.");
    }
    free(text);
    return good;
}
