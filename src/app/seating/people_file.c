/* Who sat at the table last: a small file in the save folder. */
#include "app/seating/people_file.h"

#include <string.h>

#include "app/files/json_file.h"
#include "app/files/paths.h"
#include "app/languages.h"
#include "app/seating/people.h"
#include "ui/theme.h"

enum { BYTES = 1 << 16, PATTERNS = 3 };

static const char *const file = "people.json";

/* A name is cleaned as one that is pasted. */
static bool read_seat(const json_t *from, ui_seat *seat, text_breaker *rules) {
    const json_t *bot = json_object_get(from, "bot");
    const char *name = json_string_value(json_object_get(from, "name"));
    const char *lang = json_string_value(json_object_get(from, "language"));
    if (!json_is_boolean(bot) || name == NULL || lang == NULL ||
        !json_file_small(from, "colour", UI_SEAT_COLOURS, &seat->colour) ||
        !json_file_small(from, "pattern", PATTERNS, &seat->pattern) ||
        !json_file_small(from, "emblem", UI_EMBLEMS, &seat->emblem)) {
        return false;
    }
    seat->bot = json_is_true(bot);
    seat->name[0] = seat->lang[0] = '\0';
    people_paste(seat, name, rules);
    if (app_is_language_tag(lang, sizeof seat->lang)) {
        memcpy(seat->lang, lang, strlen(lang) + 1);
    }
    return true;
}

static bool has_emblem(const app_seating *s, int seats, int emblem) {
    for (int i = 0; i < seats; i++) {
        if (s->seat[i].emblem == emblem) {
            return true;
        }
    }
    return false;
}

/* Two that look alike cannot have been written here. */
static bool all_differ(const app_seating *s) {
    for (int i = 0; i < s->n; i++) {
        for (int j = 0; j < i; j++) {
            if (s->seat[i].colour == s->seat[j].colour && s->seat[i].pattern == s->seat[j].pattern) {
                return false;
            }
        }
        if (has_emblem(s, i, s->seat[i].emblem)) {
            return false;
        }
    }
    return true;
}

/* The chairs that were not at the table get the emblems that nobody has. */
static void dress_others(app_seating *s) {
    int emblem = 0;
    for (int i = s->n; i < NT_MAX_SEATS; i++, emblem++) {
        while (has_emblem(s, s->n, emblem)) {
            emblem++;
        }
        s->seat[i].emblem = (uint8_t)emblem;
    }
}

static bool from_json(const json_t *root, app_seating *s, text_breaker *rules) {
    const json_t *seats = json_object_get(root, "seats");
    const size_t n = json_array_size(seats);
    if (n < 1 || n > NT_MAX_SEATS) {
        return false;
    }
    *s = app_seating_standard((int)n, false);
    for (size_t i = 0; i < n; i++) {
        if (!read_seat(json_array_get(seats, i), &s->seat[i], rules)) {
            return false;
        }
    }
    dress_others(s);
    return all_differ(s);
}

bool people_file_read(const app *a, app_seating *s) {
    char path[APP_PATH];
    app_seating read;
    paths_join(path, sizeof path, a->save_dir, file);
    json_t *root = json_file_read(path, BYTES);
    const bool good = from_json(root, &read, text_breaker_of(a->words[0]));
    json_decref(root);
    if (good) {
        *s = read;
    }
    return good;
}

void people_file_write(const app *a, const app_seating *s) {
    json_t *root = json_object(), *seats = json_array();
    for (int i = 0; i < s->n; i++) {
        const ui_seat *seat = &s->seat[i];
        json_array_append_new(seats, json_pack("{ss si si si sb ss}", "name", seat->name, "colour", (int)seat->colour,
                                               "pattern", (int)seat->pattern, "emblem", (int)seat->emblem, "bot",
                                               (int)seat->bot, "language", seat->lang));
    }
    json_object_set_new(root, "seats", seats);
    json_file_write(a->save_dir, file, root, JSON_INDENT(1));
}
