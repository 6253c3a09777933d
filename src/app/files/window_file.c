/* Where the window was: read with what makes no sense left out, and written. */
#include "app/files/window_file.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_state.h"
#include "app/files/paths.h"

enum { LEAST = 200, MOST = 32000, BYTES = 4096 };

/* False when it does not fit. */
static bool file_beside(const app_options *o, char *buf, size_t cap) {
    char settings[APP_PATH];
    app_settings_place(o, settings);
    const char *slash = strrchr(settings, '/');
    const int n = slash ? snprintf(buf, cap, "%.*s/window.json", (int)(slash - settings), settings)
                        : snprintf(buf, cap, "window.json");
    return n > 0 && (size_t)n < cap;
}

static bool number(const json_t *from, const char *key, int min, int max, int *out) {
    const json_t *value = json_object_get(from, key);
    if (!json_is_integer(value) || json_integer_value(value) < min || json_integer_value(value) > max) {
        return false;
    }
    *out = (int)json_integer_value(value);
    return true;
}

static ui_window from_json(const json_t *root) {
    ui_window w = {0};
    const char *name = json_string_value(json_object_get(root, "screen_name"));
    if (!number(root, "w", LEAST, MOST, &w.w) || !number(root, "h", LEAST, MOST, &w.h)) {
        return (ui_window){0};
    }
    w.largest = json_is_true(json_object_get(root, "largest"));
    w.placed = name != NULL && number(root, "x", -MOST, MOST, &w.x) && number(root, "y", -MOST, MOST, &w.y) &&
               number(root, "screen", 0, MOST, &w.screen);
    if (w.placed) {
        snprintf(w.screen_name, sizeof w.screen_name, "%s", name);
    }
    return w;
}

ui_window window_file_read(const app_options *o) {
    char path[APP_PATH + 16];
    size_t len = 0;
    char *text = file_beside(o, path, sizeof path) ? paths_read_whole(path, BYTES, &len) : NULL;
    json_error_t error;
    json_t *root = text ? json_loadb(text, len, 0, &error) : NULL;
    const ui_window w = from_json(root);
    json_decref(root);
    free(text);
    return w;
}

void window_file_write(const app_options *o, const ui_window *w) {
    char path[APP_PATH + 16], folder[APP_PATH + 16];
    if (w->w <= 0 || !file_beside(o, path, sizeof path)) {
        return;
    }
    json_t *root =
        json_pack("{si si si si sb sb si ss}", "w", w->w, "h", w->h, "x", w->x, "y", w->y, "placed", (int)w->placed,
                  "largest", (int)w->largest, "screen", w->screen, "screen_name", w->screen_name);
    char *text = root ? json_dumps(root, JSON_INDENT(2)) : NULL;
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash != NULL) {
        *slash = '\0';
    }
    if (text && (slash == NULL || slash == folder || paths_make(folder))) {
        paths_write_whole(path, text, strlen(text));
    }
    free(text);
    json_decref(root);
}
