/* Acts on files that either happen whole or leave everything as it was and say why. On Windows the manifest of the
 * program makes the narrow calls take UTF-8. */
#include "app/files/paths.h"

#include <dirent.h>
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
#ifndef O_NONBLOCK
#define O_NONBLOCK 0
#endif
#ifndef O_CLOEXEC
#define O_CLOEXEC 0
#endif

/* What stands for "no file" in errno: nothing that is done here to a file fails so. */
enum { NO_FILE = ENOTTY };

const char *paths_reason(int error) {
    return error == NO_FILE ? "it is not a file" : strerror(error);
}

bool paths_join(char *buf, size_t cap, const char *dir, const char *name) {
    int n = snprintf(buf, cap, "%s/%s", dir, name);
    if (n >= 0 && (size_t)n < cap) {
        return true;
    }
    if (cap > 0) {
        buf[0] = '\0';
    }
    errno = ENAMETOOLONG;
    return false;
}

const char *paths_folder(char *buf, size_t cap, const char *path) {
    const char *slash = strrchr(path, '/');
    const size_t len = slash == NULL || slash == path ? 1 : (size_t)(slash - path);
    snprintf(buf, cap, "%.*s", (int)len, slash == NULL ? "." : path);
    return slash == NULL ? path : slash + 1;
}

bool paths_exists(const char *path) {
    struct stat info;
    return stat(path, &info) == 0;
}

bool paths_can_list(const char *dir) {
    DIR *open = opendir(dir);
    if (open != NULL) {
        closedir(open);
    }
    return open != NULL;
}

bool paths_is_other(const char *path) {
    struct stat info;
    if (stat(path, &info) != 0 || S_ISREG(info.st_mode)) {
        return false;
    }
    errno = S_ISDIR(info.st_mode) ? EISDIR : NO_FILE;
    return true;
}

/* The descriptor of a file, or -1; also when another thing has come in its place meanwhile. */
static int open_file(const char *path, int flags) {
    struct stat info;
    if (paths_is_other(path)) {
        return -1;
    }
    const int fd = open(path, flags | O_BINARY | O_NONBLOCK | O_CLOEXEC, 0600);
    if (fd >= 0 && fstat(fd, &info) == 0 && !S_ISREG(info.st_mode)) {
        close(fd);
        errno = NO_FILE;
        return -1;
    }
    return fd;
}

static int make_one(const char *dir) {
#ifdef _WIN32
    return _mkdir(dir);
#else
    return mkdir(dir, 0700);
#endif
}

static bool is_folder(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool is_separator(char c) {
#ifdef _WIN32
    return c == '/' || c == '\\';
#else
    return c == '/';
#endif
}

/* One folder of a path; a drive is none. What stands in the way is found by those below it. */
static bool make_part(const char *part, size_t len) {
    if (part[len - 1] == ':' || make_one(part) == 0 || errno == EEXIST) {
        return true;
    }
    const int why = errno;
    const bool there = paths_exists(part);
    errno = why;
    return there;
}

bool paths_make(const char *dir) {
    char part[1024];
    size_t len = strlen(dir);
    while (len > 1 && is_separator(dir[len - 1])) {
        len--;
    }
    if (len == 0 || len >= sizeof part) {
        errno = len == 0 ? ENOENT : ENAMETOOLONG;
        return false;
    }
    for (size_t i = 1; i <= len; i++) {
        if (i < len && !is_separator(dir[i])) {
            continue;
        }
        memcpy(part, dir, i);
        part[i] = '\0';
        if (!make_part(part, i)) {
            return false;
        }
    }
    if (!is_folder(part)) {
        errno = ENOTDIR;
        return false;
    }
    return true;
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
    if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0) {
        errno = EACCES; /* the reason by far most often, and Windows sets none */
        return false;
    }
    return true;
#else
    return rename(from, to) == 0;
#endif
}

bool paths_move(const char *from, const char *to) {
    if (!replace(from, to)) {
        return false;
    }
    folder_to_disk(to);
    folder_to_disk(from);
    return true;
}

bool paths_erase(const char *path) {
    static const char nothing[4096];
    struct stat info;
    if (stat(path, &info) != 0) {
        return errno == ENOENT;
    }
    const int fd = open_file(path, O_WRONLY);
    int64_t left = fd >= 0 ? (int64_t)info.st_size : 0;
    while (left > 0) {
        const size_t part = left < (int64_t)sizeof nothing ? (size_t)left : sizeof nothing;
        left = write_all(fd, nothing, part) ? left - (int64_t)part : -1;
    }
    const bool over = fd >= 0 && left == 0 && to_disk(fd);
    if (fd >= 0) {
        close(fd);
    }
    const bool gone = remove(path) == 0;
    folder_to_disk(path);
    return over && gone;
}

int64_t paths_changed(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 ? (int64_t)info.st_mtime : 0;
}

bool paths_write_whole(const char *path, const char *text, size_t len) {
    char fresh[1200];
    int n = snprintf(fresh, sizeof fresh, "%s.new", path);
    if (n < 0 || (size_t)n >= sizeof fresh) {
        errno = ENAMETOOLONG;
        return false;
    }
    int fd = open_file(fresh, O_WRONLY | O_CREAT | O_TRUNC);
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

bool paths_append(const char *path, const char *text) {
    const int fd = open_file(path, O_WRONLY | O_APPEND | O_CREAT);
    if (fd < 0) {
        return false;
    }
    const bool good = write_all(fd, text, strlen(text));
    const int why = errno;
    close(fd);
    errno = why;
    return good;
}

char *paths_read_start(const char *path, size_t most, size_t *len) {
    const int fd = open_file(path, O_RDONLY);
    FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
    if (file == NULL) {
        const int why = errno;
        if (fd >= 0) {
            close(fd);
        }
        errno = why;
        return NULL;
    }
    char *text = NULL;
    size_t have = 0, room = 0, n = 1;
    while (n > 0 && have < most) {
        if (room - have < 2) {
            room = room ? room * 2 : 4096;
            char *more = realloc(text, room);
            if (more == NULL) {
                break;
            }
            text = more;
        }
        const size_t free_room = room - have - 1;
        n = fread(text + have, 1, free_room < most - have ? free_room : most - have, file);
        have += n;
    }
    const int why = errno;
    const bool good = text != NULL && !ferror(file) && (n == 0 || have == most);
    fclose(file);
    if (!good) {
        free(text);
        errno = why;
        return NULL;
    }
    text[have] = '\0';
    *len = have;
    return text;
}

char *paths_read_whole(const char *path, size_t most, size_t *len) {
    char *text = paths_read_start(path, most + 1, len);
    if (text != NULL && *len > most) {
        free(text);
        errno = EFBIG;
        return NULL;
    }
    return text;
}

bool paths_keep_aside(const char *path, char *kept, size_t cap) {
    for (int i = 1; i < 1000; i++) {
        int n = snprintf(kept, cap, "%s.damaged-%d", path, i);
        if (n < 0 || (size_t)n >= cap) {
            errno = ENAMETOOLONG;
            return false;
        }
        if (!paths_exists(kept)) {
            return rename(path, kept) == 0;
        }
    }
    errno = EEXIST;
    return false;
}
