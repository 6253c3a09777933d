/* Where the program's data and the player's files lie. */
#include "app/files/folders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <unistd.h>
#endif

#include "app/files/paths.h"

enum { PATH_BYTES = 1024 };

/* ---- the program's data ---- */

static bool holds(const char *dir, const char *name) {
    char path[PATH_BYTES + 32];
    return paths_join(path, sizeof path, dir, name) && paths_exists(path);
}

bool folders_data(char *buf, size_t cap, const char *program) {
    static const char *const places[] = {"../share/night-table", "../Resources", ".", "..", "../..", "../../.."};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (paths_join(buf, cap, program, places[i]) && holds(buf, "assets/pictures") && holds(buf, "fonts") &&
            holds(buf, "locales")) {
            return true;
        }
    }
    return false;
}

#ifdef _WIN32
bool folders_called(char *buf, size_t cap, const char *called) {
    (void)buf;
    (void)cap;
    (void)called;
    return false;
}
#else
/* The first folder of PATH that holds the program; an empty part is the folder where one stands. */
static bool on_path(char *buf, size_t cap, const char *name) {
    const char *at = getenv("PATH");
    while (at != NULL) {
        const size_t len = strcspn(at, ":");
        const int n = len > 0 ? snprintf(buf, cap, "%.*s/%s", (int)len, at, name) : snprintf(buf, cap, "./%s", name);
        if (n > 0 && (size_t)n < cap && access(buf, X_OK) == 0) {
            return true;
        }
        at = at[len] == ':' ? at + len + 1 : NULL;
    }
    return false;
}

bool folders_called(char *buf, size_t cap, const char *called) {
    char found[PATH_BYTES];
    if (called == NULL || called[0] == '\0') {
        return false;
    }
    if (strchr(called, '/') == NULL) {
        if (!on_path(found, sizeof found, called)) {
            return false;
        }
        called = found;
    }
    char *whole = realpath(called, NULL);
    const char *slash = whole ? strrchr(whole, '/') : NULL;
    const int n = slash ? snprintf(buf, cap, "%.*s", slash == whole ? 1 : (int)(slash - whole), whole) : -1;
    free(whole);
    return n > 0 && (size_t)n < cap;
}
#endif

/* ---- the player's files ---- */

void folders_carried(char *buf, size_t cap, const char *program) {
    static const char *const inner[] = {".app/Contents/MacOS", ".app/Contents/Resources"};
    const size_t len = strlen(program);
    size_t keep = len;
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++) {
        const size_t tail = strlen(inner[i]);
        if (len > tail && strcmp(program + len - tail, inner[i]) == 0) {
            keep = len - tail;
            while (keep > 0 && program[keep - 1] != '/') {
                keep--;
            }
            keep -= keep > 1; /* without the slash, if it is not all there is */
        }
    }
    snprintf(buf, cap, "%.*s", (int)keep, program);
}

#if defined(_WIN32) || defined(__APPLE__)
bool folders_saves(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}

bool folders_settings(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}

bool folders_cache(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}

bool folders_pictures(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}
#else
/* The XDG base folders must be absolute paths; others are to be ignored. */
static bool xdg(char *buf, size_t cap, const char *variable, const char *below_home, const char *name) {
    const char *dir = getenv(variable);
    char made[PATH_BYTES];
    if (dir == NULL || dir[0] != '/') {
        const char *home = getenv("HOME");
        if (home == NULL || home[0] == '\0' || !paths_join(made, sizeof made, home, below_home)) {
            return false;
        }
        dir = made;
    }
    return paths_join(buf, cap, dir, name);
}

bool folders_saves(char *buf, size_t cap) {
    return xdg(buf, cap, "XDG_DATA_HOME", ".local/share", "night-table");
}

bool folders_settings(char *buf, size_t cap) {
    return xdg(buf, cap, "XDG_CONFIG_HOME", ".config", "night-table/settings.json");
}

#ifdef __EMSCRIPTEN__
/* All that a page writes lies in one store with the matches: no picture may take their room. */
bool folders_cache(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}
#else
bool folders_cache(char *buf, size_t cap) {
    return xdg(buf, cap, "XDG_CACHE_HOME", ".cache", "night-table");
}
#endif

/* A line XDG_PICTURES_DIR="$HOME/Pictures" or with an absolute path; false when it is another one. */
static bool pictures_line(const char *line, const char *home, char *buf, size_t cap) {
    static const char key[] = "XDG_PICTURES_DIR=\"";
    if (strncmp(line, key, sizeof key - 1) != 0) {
        return false;
    }
    const char *value = line + sizeof key - 1;
    const int len = (int)strcspn(value, "\"\r\n");
    const bool below = strncmp(value, "$HOME/", 6) == 0;
    const int n =
        below ? snprintf(buf, cap, "%s/%.*s", home, len - 6, value + 6) : snprintf(buf, cap, "%.*s", len, value);
    return (below || value[0] == '/') && len > 0 && n > 0 && (size_t)n < cap;
}

bool folders_pictures(char *buf, size_t cap) {
    char path[PATH_BYTES], *text;
    const char *home = getenv("HOME");
    size_t len = 0;
    if (home == NULL || home[0] != '/') {
        return false;
    }
    text = xdg(path, sizeof path, "XDG_CONFIG_HOME", ".config", "user-dirs.dirs")
               ? paths_read_whole(path, 1 << 16, &len)
               : NULL;
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (pictures_line(line, home, buf, cap)) {
            free(text);
            return true;
        }
    }
    free(text);
    return paths_join(buf, cap, home, "Pictures");
}
#endif

/* ---- copies for the player ---- */

bool folders_are_hidden(void) {
#ifdef __EMSCRIPTEN__
    return true;
#else
    return false;
#endif
}

static const char copies[] = "Night Table";

#ifdef _WIN32
static const char *home(void) {
    return getenv("USERPROFILE");
}
#else
static const char *home(void) {
    return getenv("HOME");
}
#endif

#if !defined(_WIN32) && !defined(__APPLE__)
/* The line XDG_DOCUMENTS_DIR="$HOME/..." of user-dirs.dirs. */
static bool xdg_documents(char *buf, size_t cap) {
    static const char name[] = "XDG_DOCUMENTS_DIR=\"$HOME/";
    char path[PATH_BYTES], below[PATH_BYTES];
    size_t len = 0;
    char *text = xdg(path, sizeof path, "XDG_CONFIG_HOME", ".config", "user-dirs.dirs")
                     ? paths_read_start(path, 1 << 16, &len)
                     : NULL;
    const char *at = text != NULL ? strstr(text, name) : NULL;
    const size_t part = at != NULL ? strcspn(at + strlen(name), "\"\n") : 0;
    const bool good = part > 0 && part < sizeof below;
    if (good) {
        memcpy(below, at + strlen(name), part);
        below[part] = '\0';
    }
    free(text);
    return good && paths_join(buf, cap, home(), below);
}
#else
static bool xdg_documents(char *buf, size_t cap) {
    (void)buf;
    (void)cap;
    return false;
}
#endif

bool folders_export(char *buf, size_t cap) {
    char documents[PATH_BYTES];
    if (home() == NULL || home()[0] == '\0') {
        return false;
    }
    const bool there = (xdg_documents(documents, sizeof documents) ||
                        paths_join(documents, sizeof documents, home(), "Documents")) &&
                       paths_exists(documents);
    return paths_join(buf, cap, there ? documents : home(), copies);
}
