/* What the application wants to be heard, group by group. */
#include "app/sound/heard.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/kiosk.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"

enum { ID = 64, MUSIC = 0, AMBIENCE = 1 };

/* ---- one after the other ---- */

static const struct {
    const char *folder;
    app_sound_group group;
} groups[] = {{"sounds/", APP_EFFECTS},
              {"voices/", APP_VOICE},
              {"own/", APP_VOICE},
              {"music/", APP_MUSIC},
              {"ambience/", APP_AMBIENCE}};

static float volume_of(const app *a, const char *name) {
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        if (strncmp(name, groups[i].folder, strlen(groups[i].folder)) == 0) {
            return (float)a->settings.level[groups[i].group] / 10.0f * (a->kiosk != NULL ? a->kiosk->loud : 1.0f);
        }
    }
    return 0;
}

static void enqueue(app *a, const char *name) {
    if (a->sounds_taken == a->sounds) {
        a->sounds = a->sounds_taken = 0;
    }
    if (a->settings.mute || volume_of(a, name) <= 0 || a->sounds == APP_SOUNDS) {
        return;
    }
    snprintf(a->sound[a->sounds++], APP_SOUND_NAME, "%s", name);
}

static void sound(app *a, const char *name) {
    char path[APP_SOUND_NAME];
    snprintf(path, sizeof path, "sounds/%s", name);
    enqueue(a, path);
}

void app_sound(app *a, const char *name) {
    if (!stack_secret(a)) {
        sound(a, name);
    }
}

/* ---- the voice ---- */

/* The phrase's file; false when it has no name. */
static bool id_of(const app *a, const table_phrase *phrase, char id[ID]) {
    if (phrase->key[0] == '\0') {
        const ui_seat *seat = &app_director_seating(a->table)->seat[phrase->seat];
        snprintf(id, ID, "emblem.%s", ui_emblem[seat->emblem % UI_EMBLEMS]);
        return seat->name[0] == '\0'; /* else it is a name of one's own */
    }
    if (phrase->number > 0) {
        snprintf(id, ID, "%s.%d", phrase->key, phrase->number);
    } else {
        snprintf(id, ID, "%s%s%s", phrase->key, phrase->form ? "." : "", phrase->form ? phrase->form : "");
    }
    return true;
}

/* Where a phrase is in the table's language: one's own before the built one. */
static bool find_voice(const app *a, const char *id, char name[APP_SOUND_NAME]) {
    static const char *const ending[] = {"ogg", "wav"};
    const char *lang = text_lang(a->words[0]);
    char path[APP_PATH + APP_SOUND_NAME];
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        snprintf(path, sizeof path, "%s/%s/%s.%s", a->voices_dir, lang, id, ending[i]);
        if (paths_exists(path) || (errno != ENOENT && errno != ENOTDIR)) { /* what cannot be read is told there */
            snprintf(name, APP_SOUND_NAME, "own/%s/%s.%s", lang, id, ending[i]);
            return true;
        }
    }
    snprintf(name, APP_SOUND_NAME, "voices/%s/%s", lang, id);
    snprintf(path, sizeof path, "%s/assets/%s.ogg", a->data_dir, name);
    return paths_exists(path);
}

static bool can_say(const app *a, const table_phrase *phrase, char name[APP_SOUND_NAME]) {
    char id[ID];
    return a->settings.level[APP_VOICE] > 0 && id_of(a, phrase, id) && find_voice(a, id, name);
}

void app_speak(app *a, const table_phrase *phrase, int n) {
    char name[APP_SOUND_NAME];
    if (stack_idles(a) || a->settings.mute) {
        return;
    }
    for (int i = 0; i < n; i++) {
        if (can_say(a, &phrase[i], name)) {
            enqueue(a, name);
        } else if (phrase[i].tone[0] != '\0') {
            sound(a, phrase[i].tone);
        }
    }
}

/* "The winner is", and the names; where one of them cannot be spoken it is said that the game is decided. */
static int winners(app *a, table_phrase out[TABLE_PHRASES]) {
    const uint32_t won = app_director_game(a->table)->winners(app_director_view(a->table, NT_SPECTATOR).pub);
    char name[APP_SOUND_NAME];
    int n = 1;
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n; seat++) {
        const table_phrase phrase = {.seat = seat};
        if (!(won >> seat & 1u)) {
            continue;
        }
        if (n == TABLE_PHRASES || !can_say(a, &phrase, name)) {
            out[0] = (table_phrase){.key = "voice.decided"};
            return 1;
        }
        out[n++] = phrase;
    }
    out[0] = (table_phrase){.key = "voice.winners"};
    if (n == 1) {
        out[0] = (table_phrase){.key = "voice.decided"};
    } else if (n == 2) {
        out[0] = (table_phrase){.key = "voice.winner"};
    }
    return n;
}

void app_speak_end(app *a) {
    const nt_table *table = app_director_table(a->table);
    table_phrase phrase[TABLE_PHRASES];
    const int n =
        table->spoken_end ? table->spoken_end(app_director_view(a->table, NT_SPECTATOR), phrase) : winners(a, phrase);
    app_speak(a, phrase, n);
}

/* ---- below all else ---- */

/* The results are open to their last step. */
static bool at_end(const app *a) {
    const table_scene *shown = table_scene_shown(a);
    return shown != NULL && shown->ui.frame == TABLE_RESULTS &&
           shown->ui.step >= table_scene_state(&shown->base, a).results_steps;
}

static table_bed bed_of(const app *a) {
    if (a->table == NULL) {
        return (table_bed){"title", "wood"};
    }
    const nt_table *table = app_director_table(a->table);
    const table_scene *shown = table_scene_shown(a);
    const bool results = shown != NULL && shown->ui.frame == TABLE_RESULTS, end = at_end(a);
    table_bed bed = {0};
    if (table->bed) {
        bed = table->bed(app_director_told_view(a->table, NT_SPECTATOR), end);
    }
    bed.music = results && !end ? NULL : bed.music; /* silence while the end is revealed */
    return bed;
}

/* From the curtain on, so that nothing tells when the view behind it opens. */
static bool rests(const app *a) {
    const scene *top = stack_top(a);
    return stack_secret(a) || (top != NULL && top->ops == &scene_curtain);
}

static bool next_of_bed(app *a, const char **name, float *volume) {
    const table_bed bed = bed_of(a);
    const char *const wish[] = {rests(a) ? NULL : bed.music, bed.ambience};
    static const char *const folder[] = {"music/", "ambience/"};
    for (int i = MUSIC; i <= AMBIENCE; i++) {
        char now[APP_SOUND_NAME];
        float loud = volume_of(a, folder[i]);
        snprintf(now, sizeof now, "%s%s", folder[i], wish[i] == NULL || a->settings.mute || loud <= 0 ? "" : wish[i]);
        loud = now[strlen(folder[i])] == '\0' ? 0 : loud;
        const bool never = a->bed[i][0] == '\0' && loud <= 0; /* nothing has begun that could end */
        if (!never && (strcmp(now, a->bed[i]) != 0 || loud < a->bed_volume[i] || loud > a->bed_volume[i])) {
            memcpy(a->bed[i], now, sizeof now);
            a->bed_volume[i] = *volume = loud;
            *name = a->bed[i];
            return true;
        }
    }
    return false;
}

/* ---- output ---- */

bool app_next_sound(app *a, const char **name, float *volume) {
    if (a->spoke && (stack_idles(a) || a->settings.mute)) {
        a->spoke = false;
        *name = "voices/";
        *volume = 0;
        return true;
    }
    if (a->sounds_taken == a->sounds) {
        return next_of_bed(a, name, volume);
    }
    *name = a->sound[a->sounds_taken++];
    *volume = volume_of(a, *name);
    a->spoke |= strncmp(*name, "sounds/", 7) != 0;
    return true;
}

const char *app_voices_dir(const app *a) {
    return a->voices_dir;
}

void app_no_sound(app *a) {
    a->no_sound = true;
    app_dirty(a);
}
