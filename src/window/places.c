/* Where the window finds its data and keeps what it keeps. */
#include "window/places.h"

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "platform/platform.h"

/* By the system where it tells where the program lies, else by how it was called. */
static bool find_data(char *buf, size_t cap, const char *called) {
    char own[PATH_BYTES];
    if (pf_program_folder(own, sizeof own) && folders_data(buf, cap, own)) {
        return true;
    }
    return folders_called(own, sizeof own, called) && folders_data(buf, cap, own);
}

/* A folder that moves with the program; a demonstration keeps nothing and --save-dir says it better. False when the
 * system does not tell where the program lies. */
static bool choose_portable(arguments *o, char *buf, size_t cap, const char *called) {
    char own[PATH_BYTES], carried[PATH_BYTES];
    if (!o->portable || o->is_demo || o->app.save_dir) {
        return true;
    }
    if (!pf_program_folder(own, sizeof own) && !folders_called(own, sizeof own, called)) {
        return false;
    }
    folders_carried(carried, sizeof carried, own);
    if (!paths_join(buf, cap, carried, "night-table-saves")) {
        return false;
    }
    o->app.save_dir = buf;
    return true;
}

/* Pictures of a demonstration must not hang on what this machine has saved. Else it is the folder that the system
 * tells; where it tells none the application knows the convention. */
static void choose_saves(arguments *o, char *buf, size_t cap) {
    o->app.quiet |= o->is_demo;
    if (o->app.save_dir == NULL &&
        (o->is_demo ? paths_join(buf, cap, o->shots, "saves") : pf_player_folder(buf, cap))) {
        o->app.save_dir = buf;
    }
}

/* Where nobody has named a folder the system's own for such things; where it knows none, nothing is kept. */
static bool choose_kept(const arguments *o, char *buf, size_t cap) {
    const bool named = o->app.save_dir != NULL || o->offscreen;
    return !named && folders_cache(buf, cap) && paths_make(buf);
}

bool places_choose(places *at, arguments *o, const char *called) {
    if (o->app.data_dir == NULL) {
        if (!find_data(at->data, sizeof at->data, called)) {
            pf_refuse("pictures and fonts were not found; --data-dir names their folder");
            return false;
        }
        o->app.data_dir = at->data;
    }
    if (o->spoken) {
        return true;
    }
    if (!choose_portable(o, at->saves, sizeof at->saves, called)) {
        pf_refuse("--portable: where the program lies is not known; --save-dir names a folder");
        return false;
    }
    if (!choose_kept(o, at->kept, sizeof at->kept)) {
        at->kept[0] = '\0';
    }
    choose_saves(o, at->saves, sizeof at->saves);
    return true;
}
