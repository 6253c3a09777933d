/* Settings: read with what is out of range put right, and written. */
#include "app/settings/settings.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/json_file.h"
#include "app/files/paths.h"
#include "app/languages.h"

enum { MOST_BYTES = 1 << 20, PATH = 1024, TWICE = sizeof((app_settings *)NULL)->twice };

static const char *const modes[APP_MODES] = {"upright", "pass", "flat"};
static const char *const motions[] = {"off", "normal", "fast", "slow"}; /* the last two once were paces, too */
static const char *const paces[] = {"slow", "normal", "fast", "at_once"};
static const char *const groups[APP_SOUND_GROUPS] = {"voice", "music", "effects", "ambience"};

app_settings app_settings_standard(void) {
    app_settings s = {
        .text_percent = 100,
        .motion = APP_MOTION_ON,
        .pace = APP_PACE_NORMAL,
        .level = {8, 6, 8, 6},
        .dwell_seconds = 3,
        .measured_percent = 100,
        .idle_seconds = 20,
        .lang = "en",
        .mode = APP_UPRIGHT,
    };
    return s;
}

/* Where the names of values go that cannot be used. */
typedef struct {
    const json_t *from;
    char *problems;
    size_t cap;
} reader;

static void complain(const reader *r, const char *key) {
    size_t used = strlen(r->problems);
    if (used < r->cap) {
        snprintf(r->problems + used, r->cap - used, "%s\"%s\"", used > 0 ? ", " : "", key);
    }
}

static void read_bool(const reader *r, const char *key, bool *out) {
    const json_t *value = json_object_get(r->from, key);
    if (json_is_boolean(value)) {
        *out = json_is_true(value);
    } else if (value) {
        complain(r, key);
    }
}

static void read_int(const reader *r, const char *key, int min, int max, int *out) {
    if (!json_file_number(r->from, key, min, max, out) && json_object_get(r->from, key) != NULL) {
        complain(r, key);
    }
}

static int read_word(const reader *r, const char *key, const char *const *words, int n, int standard) {
    const json_t *value = json_object_get(r->from, key);
    if (value == NULL) {
        return standard;
    }
    for (int i = 0; i < n; i++) {
        if (json_is_string(value) && strcmp(json_string_value(value), words[i]) == 0) {
            return i;
        }
    }
    complain(r, key);
    return standard;
}

static void read_lang(const reader *r, app_settings *s) {
    const json_t *value = json_object_get(r->from, "language");
    if (json_is_string(value) && app_is_language_tag(json_string_value(value), sizeof s->lang)) {
        snprintf(s->lang, sizeof s->lang, "%s", json_string_value(value));
        s->lang_chosen = true;
    } else if (value) {
        complain(r, "language");
    }
}

static void read_text_percent(const reader *r, app_settings *s) {
    static const int steps[] = {100, 115, 130, 150, 175};
    int want = s->text_percent;
    read_int(r, "text_percent", 100, 175, &want);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        if (steps[i] == want) {
            s->text_percent = want;
            return;
        }
    }
    complain(r, "text_percent");
}

/* One setting was both before there were two. */
static void read_motion(const reader *r, app_settings *s) {
    const int word = read_word(r, "motion", motions, 4, (int)s->motion);
    s->motion = word == 0 ? APP_MOTION_OFF : APP_MOTION_ON;
    s->pace = word == 2 ? APP_PACE_FAST : word == 3 ? APP_PACE_SLOW : s->pace;
    s->pace = (app_pace)read_word(r, "pace", paces, 4, (int)s->pace);
}

static void read_all(const reader *r, app_settings *s) {
    read_text_percent(r, s);
    read_bool(r, "high_contrast", &s->high_contrast);
    read_bool(r, "full_screen", &s->full_screen);
    read_bool(r, "left_handed", &s->left_handed);
    read_bool(r, "mute", &s->mute);
    read_bool(r, "hold_toggle", &s->hold_toggle);
    read_bool(r, "flat_alarm", &s->flat_alarm);
    read_bool(r, "curtain_alone", &s->curtain_alone);
    read_bool(r, "card_read", &s->card_read);
    read_motion(r, s);
    s->mode = (app_mode)read_word(r, "mode", modes, APP_MODES, (int)s->mode);
    for (int i = 0; i < APP_SOUND_GROUPS; i++) {
        read_int(r, groups[i], 0, 10, &s->level[i]);
    }
    read_int(r, "dwell_seconds", 1, 10, &s->dwell_seconds);
    read_int(r, "measured_percent", 40, 250, &s->measured_percent);
    read_bool(r, "seat_lock", &s->seat_lock);
    read_int(r, "idle_seconds", 10, 60, &s->idle_seconds);
    read_lang(r, s);
}

/* The name that ends before this byte of a file. */
static void name_before(const char *text, int end, char *name, size_t cap) {
    while (end > 0 && text[end - 1] != '"') {
        end--;
    }
    int from = end > 0 ? end - 1 : 0;
    while (from > 0 && text[from - 1] != '"') {
        from--;
    }
    snprintf(name, cap, "%.*s", end > from ? end - 1 - from : 0, text + from);
}

/* With the first name that stands in it more than once, or "". */
static json_t *parse(const char *text, size_t len, char *twice, size_t cap) {
    json_error_t error;
    json_t *root = json_loadb(text, len, JSON_REJECT_DUPLICATES, &error);
    twice[0] = '\0';
    if (root == NULL && json_error_code(&error) == json_error_duplicate_key) {
        name_before(text, error.position, twice, cap);
        root = json_loadb(text, len, 0, &error);
    }
    return root;
}

/* NULL when it cannot be read now (`unread`) or holds no settings. */
static json_t *read_root(const char *path, bool *unread, char twice[TWICE], char *problems, size_t cap) {
    size_t len = 0;
    char *text = paths_read_whole(path, MOST_BYTES, &len);
    *unread = text == NULL && errno != EFBIG;
    if (*unread) {
        snprintf(problems, cap, "%s: %s", path, paths_reason(errno));
        return NULL;
    }
    json_t *root = text ? parse(text, len, twice, TWICE) : NULL;
    free(text);
    if (!json_is_object(root)) {
        snprintf(problems, cap, "The settings at %s could not be read.", path);
        json_decref(root);
        return NULL;
    }
    return root;
}

bool app_settings_try(const char *path, app_settings *s, char *problems, size_t cap) {
    bool unread;
    char twice[TWICE] = "";
    problems[0] = '\0';
    json_t *root = read_root(path, &unread, twice, problems, cap);
    if (root != NULL) {
        *s = app_settings_standard();
        read_all(&(reader){root, problems, cap}, s);
        json_decref(root);
    }
    return root != NULL;
}

bool app_settings_read(const char *path, app_settings *s, char *problems, size_t cap) {
    char kept[1200];
    *s = app_settings_standard();
    if (cap > 0) {
        problems[0] = '\0';
    }
    if (!paths_exists(path)) {
        return true;
    }
    json_t *root = read_root(path, &s->unread, s->twice, problems, cap);
    if (root == NULL) {
        if (!s->unread && paths_keep_aside(path, kept, sizeof kept)) {
            snprintf(problems, cap, "%s", kept); /* where it lies now */
        }
        return false;
    }
    read_all(&(reader){root, problems, cap}, s);
    json_decref(root);
    return true;
}

/* What the file holds beyond the settings known here, such as those of a newer version, stays in it. */
static json_t *as_json(const char *path, const app_settings *s) {
    json_t *root = json_file_read(path, MOST_BYTES);
    json_object_set_new(root, "text_percent", json_integer(s->text_percent));
    json_object_set_new(root, "high_contrast", json_boolean(s->high_contrast));
    json_object_set_new(root, "full_screen", json_boolean(s->full_screen));
    json_object_set_new(root, "left_handed", json_boolean(s->left_handed));
    json_object_set_new(root, "mute", json_boolean(s->mute));
    json_object_set_new(root, "hold_toggle", json_boolean(s->hold_toggle));
    json_object_set_new(root, "flat_alarm", json_boolean(s->flat_alarm));
    json_object_set_new(root, "curtain_alone", json_boolean(s->curtain_alone));
    json_object_set_new(root, "card_read", json_boolean(s->card_read));
    json_object_set_new(root, "motion", json_string(motions[s->motion]));
    json_object_set_new(root, "pace", json_string(paces[s->pace]));
    json_object_set_new(root, "mode", json_string(modes[s->mode]));
    for (int i = 0; i < APP_SOUND_GROUPS; i++) {
        json_object_set_new(root, groups[i], json_integer(s->level[i]));
    }
    json_object_set_new(root, "dwell_seconds", json_integer(s->dwell_seconds));
    json_object_set_new(root, "measured_percent", json_integer(s->measured_percent));
    json_object_set_new(root, "seat_lock", json_boolean(s->seat_lock));
    json_object_set_new(root, "idle_seconds", json_integer(s->idle_seconds));
    if (s->lang_chosen) {
        json_object_set_new(root, "language", json_string(s->lang));
    }
    return root;
}

bool app_settings_before(const char *path, char *buf, size_t cap) {
    const int n = snprintf(buf, cap, "%s.before", path);
    return n > 0 && (size_t)n < cap;
}

/* What stands in the file more than once would be lost when it is written anew. */
static bool keep_before(const char *path) {
    char before[PATH], twice[TWICE] = "";
    size_t len = 0;
    char *text = paths_read_whole(path, MOST_BYTES, &len);
    bool good = true;
    if (text != NULL) {
        json_decref(parse(text, len, twice, sizeof twice));
        good = twice[0] == '\0' ||
               (app_settings_before(path, before, sizeof before) && paths_write_whole(before, text, len));
    }
    const int why = errno;
    free(text);
    errno = why;
    return good;
}

bool app_settings_write(const char *path, const app_settings *s, char *problem, size_t cap) {
    char folder[PATH];
    if (s->unread) {
        snprintf(problem, cap, "%s: what stands there could not be read and is left alone", path);
        return false;
    }
    const char *name = paths_folder(folder, sizeof folder, path);
    if (keep_before(path) && json_file_write(folder, name, as_json(path, s), JSON_INDENT(2))) {
        return true;
    }
    snprintf(problem, cap, "%s: %s", path, paths_reason(errno));
    return false;
}

app_tempo app_tempo_of(const app_settings *s) {
    static const float factor[] = {1.6f, 1.0f, 0.5f, 0.0f};
    return (app_tempo){factor[s->pace], s->motion == APP_MOTION_OFF || s->pace == APP_PACE_AT_ONCE};
}
