#include "app/paths.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <windows.h>
#endif

#ifndef O_BINARY
#define O_BINARY 0
#endif

bool paths_join(char *buf, size_t cap, const char *dir, const char *name) {
    int n = snprintf(buf, cap, "%s/%s", dir, name);
    if (n >= 0 && (size_t)n < cap) {
        return true;
    }
    if (cap > 0) {
        buf[0] = '\0';
    }
    return false;
}

/* The value of an environment variable, if it is an absolute path or says anything at all. */
static const char *environment(const char *name) {
    const char *value = getenv(name);
    return value && value[0] ? value : NULL;
}

#if defined(_WIN32) || defined(__APPLE__)
#ifdef _WIN32
static const char home_variable[] = "APPDATA", own_folder[] = "Night Table";
#else
static const char home_variable[] = "HOME", own_folder[] = "Library/Application Support/Night Table";
#endif

bool paths_saves(char *buf, size_t cap) {
    const char *home = environment(home_variable);
    return home && paths_join(buf, cap, home, own_folder);
}

bool paths_settings(char *buf, size_t cap) {
    char folder[1024];
    return paths_saves(folder, sizeof folder) && paths_join(buf, cap, folder, "settings.json");
}
#else
/* The XDG base folders must be absolute paths; others are to be ignored. */
static bool xdg(char *buf, size_t cap, const char *variable, const char *below_home, const char *name) {
    const char *dir = environment(variable);
    char made[512];
    if (dir == NULL || dir[0] != '/') {
        const char *home = environment("HOME");
        if (home == NULL || !paths_join(made, sizeof made, home, below_home)) {
            return false;
        }
        dir = made;
    }
    return paths_join(buf, cap, dir, name);
}

bool paths_saves(char *buf, size_t cap) {
    return xdg(buf, cap, "XDG_DATA_HOME", ".local/share", "night-table");
}

bool paths_settings(char *buf, size_t cap) {
    return xdg(buf, cap, "XDG_CONFIG_HOME", ".config", "night-table/settings.json");
}
#endif

bool paths_exists(const char *path) {
    struct stat info;
    return stat(path, &info) == 0;
}

static int make_one(const char *dir) {
#ifdef _WIN32
    return _mkdir(dir);
#else
    return mkdir(dir, 0700);
#endif
}

bool paths_make(const char *dir) {
    char part[1024];
    size_t len = strlen(dir);
    if (len == 0 || len >= sizeof part) {
        return false;
    }
    for (size_t i = 1; i <= len; i++) {
        if (dir[i] != '/' && dir[i] != '\0') {
            continue;
        }
        memcpy(part, dir, i);
        part[i] = '\0';
        if (make_one(part) != 0 && errno != EEXIST && !paths_exists(part)) {
            return false;
        }
    }
    struct stat info;
    return stat(dir, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool write_all(int fd, const char *text, size_t len) {
    while (len > 0) {
#ifdef _WIN32
        int n = _write(fd, text, (unsigned)(len > 1u << 20 ? 1u << 20 : len));
#else
        ssize_t n = write(fd, text, len);
#endif
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n <= 0) {
            return false;
        }
        text += n;
        len -= (size_t)n;
    }
    return true;
}

static bool to_disk(int fd) {
#ifdef _WIN32
    return _commit(fd) == 0;
#else
    return fsync(fd) == 0;
#endif
}

/* The new name itself must reach the disk; a file system that cannot do this for a folder is left as it is. */
static void folder_to_disk(const char *path) {
#ifdef _WIN32
    (void)path;
#else
    char dir[1024];
    const char *slash = strrchr(path, '/');
    size_t len = slash ? (size_t)(slash - path) : 0;
    if (slash == NULL || len >= sizeof dir) {
        return;
    }
    memcpy(dir, path, len);
    dir[len] = '\0';
    int fd = open(len > 0 ? dir : "/", O_RDONLY);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
#endif
}

static bool replace(const char *from, const char *to) {
#ifdef _WIN32
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
#else
    return rename(from, to) == 0;
#endif
}

bool paths_write_whole(const char *path, const char *text, size_t len) {
    char fresh[1200];
    int n = snprintf(fresh, sizeof fresh, "%s.new", path);
    if (n < 0 || (size_t)n >= sizeof fresh) {
        errno = ENAMETOOLONG;
        return false;
    }
    int fd = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_BINARY, 0600);
    if (fd < 0) {
        return false;
    }
    bool good = write_all(fd, text, len) && to_disk(fd);
    int why = errno;
    if (close(fd) != 0 && good) {
        good = false;
        why = errno;
    }
    if (good && !replace(fresh, path)) {
        good = false;
        why = errno;
    }
    if (!good) {
        remove(fresh);
    } else {
        folder_to_disk(path);
    }
    errno = why;
    return good;
}

char *paths_read_whole(const char *path, size_t most, size_t *len) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return NULL;
    }
    char *text = NULL;
    size_t have = 0, room = 0;
    for (;;) {
        if (room - have < 2) {
            room = room ? room * 2 : 4096;
            char *more = have > most ? NULL : realloc(text, room);
            if (more == NULL) {
                break;
            }
            text = more;
        }
        size_t n = fread(text + have, 1, room - have - 1, file);
        have += n;
        if (n == 0) {
            break;
        }
    }
    bool good = !ferror(file) && text != NULL && have <= most;
    fclose(file);
    if (!good) {
        free(text);
        return NULL;
    }
    text[have] = '\0';
    *len = have;
    return text;
}

bool paths_keep_aside(const char *path, char *kept, size_t cap) {
    for (int i = 1; i < 1000; i++) {
        int n = snprintf(kept, cap, "%s.damaged-%d", path, i);
        if (n < 0 || (size_t)n >= cap) {
            return false;
        }
        if (!paths_exists(kept)) {
            return rename(path, kept) == 0;
        }
    }
    return false;
}
