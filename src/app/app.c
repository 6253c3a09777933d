/* The application as its caller sees it: made and ended, and time that passes. */
#include <stdio.h>
#include <stdlib.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/inside.h"
#include "app/kiosk.h"
#include "app/languages.h"
#include "app/rise.h"
#include "app/sign.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/found.h"
#include "ui/frame.h"

static void copy_path(char *to, const char *from) {
    snprintf(to, APP_PATH, "%s", from);
}

void app_settings_place(const app_options *o, char buf[APP_PATH]) {
    if (o->settings_file) {
        copy_path(buf, o->settings_file);
    } else if (o->save_dir) {
        paths_join(buf, APP_PATH, o->save_dir, "settings.json");
    } else if (!folders_settings(buf, APP_PATH)) {
        copy_path(buf, "night-table-settings.json");
    }
}

static void set_paths(app *a, const app_options *o) {
    copy_path(a->data_dir, o->data_dir);
    if (o->locales_dir) {
        copy_path(a->locales_dir, o->locales_dir);
    } else {
        paths_join(a->locales_dir, APP_PATH, o->data_dir, "locales");
    }
    if (o->save_dir) {
        copy_path(a->save_dir, o->save_dir);
    } else if (!folders_saves(a->save_dir, APP_PATH)) {
        copy_path(a->save_dir, "night-table-saves");
    }
    app_settings_place(o, a->settings_file);
    if (o->voices_dir) {
        copy_path(a->voices_dir, o->voices_dir);
    } else {
        char folder[APP_PATH];
        paths_folder(folder, sizeof folder, a->settings_file);
        paths_join(a->voices_dir, APP_PATH, folder, "voices");
    }
}

/* Before the first catalogue: what went wrong here is said once the words are there. */
static void read_settings(app *a, const app_options *o, char *problems, size_t cap) {
    if (a->kiosk != NULL) { /* guests leave nothing behind */
        a->settings = app_settings_standard();
    } else {
        app_settings_read(a->settings_file, &a->settings, problems, cap);
    }
    if (o->lang) {
        snprintf(a->settings.lang, sizeof a->settings.lang, "%s", o->lang);
        a->settings.lang_chosen = true;
    } else if (!a->settings.lang_chosen) {
        const app_languages all = app_find_languages(a);
        app_language_wished(&all, o->system_languages, a->settings.lang, sizeof a->settings.lang);
    }
    a->settings.full_screen |= o->full_screen;
    if (o->text_percent > 0) {
        a->text_forced = (float)o->text_percent / 100.0f;
    }
}

static void say_twice(app *a) {
    char name[sizeof a->settings.twice + 2], before[APP_PATH] = "";
    app_settings_before(a->settings_file, before, sizeof before);
    snprintf(name, sizeof name, "\"%s\"", a->settings.twice);
    const text_arg args[] = {TEXT_STR("detail", name), TEXT_STR("file", app_told_file(a, before))};
    app_notice(a, "trouble.settings_twice", args, 2);
}

static bool has_memory(app *a) {
    a->shown = calloc(1, sizeof *a->shown);
    a->next = calloc(1, sizeof *a->next);
    a->rise.before = calloc(1, sizeof *a->rise.before);
    a->rise.parts = calloc(1, sizeof *a->rise.parts);
    return a->shown && a->next && a->rise.before && a->rise.parts;
}

app *app_create(const app_options *o, ui_type type, int pixel_w, int pixel_h, float px_per_mm, char *problem,
                size_t cap) {
    char troubles[512] = "";
    app *a = calloc(1, sizeof *a);
    if (a == NULL || !has_memory(a)) {
        snprintf(problem, cap, "There is not enough memory.");
        app_destroy(a);
        return NULL;
    }
    if (!app_begin_chance(a, o->seed)) {
        snprintf(problem, cap, "The system gives no random numbers, and without them no match is dealt fairly.");
        app_destroy(a);
        return NULL;
    }
    set_paths(a, o);
    a->games = o->games ? o->games : nt_games;
    a->tables = o->games ? o->tables : nt_tables;
    a->hosting = o->hosting;
    a->kiosk = o->kiosk;
    a->report_plies = o->report_plies;
    a->quiet = o->quiet;
    a->hidden_folders = o->hidden_folders;
    a->type = a->frame.type = type;
    a->frame.found = ui_found_create(); /* without these frames take longer, no more */
    ui_map_init(&a->map);
    read_settings(a, o, troubles, sizeof troubles);
    app_fit_window(a, pixel_w, pixel_h, px_per_mm);
    if (!app_open_words(a, problem, cap)) {
        app_destroy(a);
        return NULL;
    }
    app_show_settings(a);
    if (troubles[0]) {
        app_report(a, "trouble.settings", troubles);
    }
    if (a->settings.twice[0]) {
        say_twice(a);
    }
    a->locked_out = o->alone && !app_take_folder(a);
    app_go(a, a->locked_out ? &scene_locked : app_home(a), NULL, 0);
    app_settle(a);
    return a;
}

void app_destroy(app *a) {
    if (a == NULL) {
        return;
    }
    app_director_take(a->table, UINT64_MAX);
    stack_clear(a);
    app_director_destroy(a->table);
    for (int i = 0; i < a->n_words; i++) {
        text_close(a->words[i]);
    }
    matches_forget(&a->matches);
    lock_drop(a->lock);
    ui_found_destroy(a->frame.found);
    free(a->shown);
    free(a->next);
    free(a->rise.before);
    free(a->rise.parts);
    free(a);
}

/* ---- time ---- */

/* Nobody has touched anything for a while. Somebody may be reading what is public: that stays where it is, over the
 * curtain that the secret below it becomes. */
static void cover_left_alone(app *a) {
    scene *page = stack_lift_page(a);
    app_cover_secrets(a);
    if (page != NULL) {
        stack_lay_page(a, page);
    }
}

static uint64_t idle_end(const app *a) {
    return stack_idles(a) && !app_is_alone(a) ? a->last_input + (uint64_t)a->settings.idle_seconds * 1000
                                              : UINT64_MAX;
}

void app_advance(app *a, uint64_t now) {
    a->now = now;
    if (now >= idle_end(a)) {
        cover_left_alone(a);
    }
    ui_map before = a->map;
    ui_input inputs[4];
    int n = ui_map_tick(&a->map, a->shown, now, inputs);
    app_take_inputs(a, &before, inputs, n);
    app_director_take(a->table, now); /* also behind a curtain or a menu */
    stack_tick(a, now);
    rise_tick(a);
    sign_tick(a);
    app_settle(a);
    if (a->kiosk != NULL) {
        a->kiosk->tick(a->kiosk, a);
        app_settle(a);
    }
}

uint64_t app_wake(const app *a) {
    if (a->dirty) {
        return a->now;
    }
    const uint64_t all[] = {sign_wake(a),
                            rise_wake(a),
                            idle_end(a),
                            ui_map_wake(&a->map, a->now),
                            stack_wake(a),
                            a->table != NULL ? app_director_kept_until(a->table) : UINT64_MAX,
                            a->kiosk != NULL ? a->kiosk->wake(a->kiosk, a) : UINT64_MAX};
    uint64_t wake = UINT64_MAX;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wake = all[i] < wake ? all[i] : wake;
    }
    return wake > a->now ? wake : a->now; /* what ended while it was covered is due now */
}

/* ---- what the caller asks ---- */

unsigned app_hand_overs(const app *a) {
    return a->hand_overs;
}

bool app_wants_quit(const app *a) {
    return a->quit;
}

bool app_is_locked_out(const app *a) {
    return a->locked_out;
}

bool app_wants_full_screen(const app *a) {
    return a->settings.full_screen;
}

const char *app_scene_name(const app *a) {
    const scene *top = stack_top(a);
    return top ? top->ops->name : "";
}

const char *app_screen_name(const app *a) {
    if (a->table == NULL) {
        return "";
    }
    const table_scene *shown = table_scene_shown(a);
    if (shown == NULL) {
        return "";
    }
    return shown->base.ops->state(&shown->base, a).screen;
}
