/* The C library's ways to a file and the program's to the system's chance, led through the test. */
#include "twins/outside.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>

#include "engine/rng.h"

int __real_open(const char *, int, ...);
FILE *__real_fopen(const char *, const char *);
int __real_mkdir(const char *, mode_t);
int __real_rename(const char *, const char *);
int __real_remove(const char *);

int __wrap_open(const char *, int, ...);
FILE *__wrap_fopen(const char *, const char *);
int __wrap_mkdir(const char *, mode_t);
int __wrap_rename(const char *, const char *);
int __wrap_remove(const char *);
bool __wrap_entropy_take(uint64_t *);

static char own[3][300], done[400];
static bool is_done;

static struct {
    nt_rng stream;
    int drawn;
} chance;

void outside_of(int truth, const char *dir) {
    snprintf(own[truth], sizeof own[truth], "%s", dir);
    is_done = false; /* what was laid before */
}

void outside_home(const char *dir) {
    snprintf(own[2], sizeof own[2], "%s", dir);
}

const char *outside_done(void) {
    const bool was = is_done;
    is_done = false;
    return was ? done : NULL;
}

static bool is_in(const char *path, const char *dir) {
    const size_t len = strlen(dir);
    return len > 0 && strncmp(path, dir, len) == 0 && (path[len] == '/' || path[len] == '\0');
}

/* Something was done to a file of that path. */
static void note(const char *what, const char *path) {
    const bool watched = own[0][0] != '\0';
    if (watched && !is_in(path, own[0]) && !is_in(path, own[1]) && !is_in(path, own[2]) && !is_done) {
        snprintf(done, sizeof done, "%s %s", what, path);
        is_done = true;
    }
}

int __wrap_open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(more, int) : 0;
    va_end(more);
    const int file = __real_open(path, flags, mode);
    if (file >= 0 && (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0) {
        note("open", path);
    }
    return file;
}

FILE *__wrap_fopen(const char *path, const char *mode) {
    FILE *file = __real_fopen(path, mode);
    if (file != NULL && strpbrk(mode, "wa+") != NULL) {
        note("fopen", path);
    }
    return file;
}

int __wrap_mkdir(const char *path, mode_t mode) {
    const int result = __real_mkdir(path, mode);
    if (result == 0) {
        note("mkdir", path);
    }
    return result;
}

int __wrap_rename(const char *from, const char *to) {
    const int result = __real_rename(from, to);
    if (result == 0) {
        note("rename", from);
        note("rename", to);
    }
    return result;
}

int __wrap_remove(const char *path) {
    const int result = __real_remove(path);
    if (result == 0) {
        note("remove", path);
    }
    return result;
}

/* ---- chance ---- */

void outside_chance(uint64_t seed) {
    chance.stream = nt_rng_seed(seed);
    chance.drawn = 0;
}

int outside_drawn(void) {
    const int drawn = chance.drawn;
    chance.drawn = 0;
    return drawn;
}

bool __wrap_entropy_take(uint64_t *out) {
    chance.drawn++;
    *out = nt_rng_next(&chance.stream);
    return true;
}
