/* Where the window was: read with what makes no sense left out, and written. */
#include "app/files/window_file.h"

#include <stdio.h>

#include "app/app_state.h"
#include "app/files/json_file.h"
#include "app/files/paths.h"

enum { LEAST = 200, MOST = 32000, BYTES = 4096 };

static const char *const file = "window.json"; /* beside the settings */

static void folder_of(const app_options *o, char buf[APP_PATH]) {
    char settings[APP_PATH];
    app_settings_place(o, settings);
    paths_folder(buf, APP_PATH, settings);
}

static ui_window from_json(const json_t *root) {
    ui_window w = {0};
    const char *name = json_string_value(json_object_get(root, "screen_name"));
    if (!json_file_number(root, "w", LEAST, MOST, &w.w) || !json_file_number(root, "h", LEAST, MOST, &w.h)) {
        return (ui_window){0};
    }
    w.largest = json_is_true(json_object_get(root, "largest"));
    w.placed = name != NULL && json_file_number(root, "x", -MOST, MOST, &w.x) &&
               json_file_number(root, "y", -MOST, MOST, &w.y) && json_file_number(root, "screen", 0, MOST, &w.screen);
    if (w.placed) {
        snprintf(w.screen_name, sizeof w.screen_name, "%s", name);
    }
    return w;
}

ui_window window_file_read(const app_options *o) {
    char folder[APP_PATH], path[APP_PATH];
    folder_of(o, folder);
    paths_join(path, sizeof path, folder, file);
    json_t *root = json_file_read(path, BYTES);
    const ui_window w = from_json(root);
    json_decref(root);
    return w;
}

void window_file_write(const app_options *o, const ui_window *w) {
    char folder[APP_PATH];
    if (w->w <= 0) {
        return;
    }
    folder_of(o, folder);
    json_t *root =
        json_pack("{si si si si sb sb si ss}", "w", w->w, "h", w->h, "x", w->x, "y", w->y, "placed", (int)w->placed,
                  "largest", (int)w->largest, "screen", w->screen, "screen_name", w->screen_name);
    json_file_write(folder, file, root, JSON_INDENT(2));
}
