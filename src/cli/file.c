/* Reads and writes whole files. */
#include "cli/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#ifdef _WIN32
#include <direct.h>
#endif

const char *cli_file_read(const char *path, char **out, size_t *length) {
    const size_t most = (size_t)16 << 20;
    size_t cap = 1 << 16, n = 0;
    FILE *file = fopen(path, "rb");
    if (!file) {
        return "the file cannot be opened";
    }
    char *text = malloc(cap);
    while (text) {
        n += fread(text + n, 1, cap - n, file);
        if (n < cap || cap > most) {
            break;
        }
        char *more = realloc(text, cap *= 2);
        if (!more) {
            free(text);
        }
        text = more;
    }
    const bool failed = ferror(file) != 0;
    fclose(file);
    if (text && !failed && n <= most) {
        *out = text;
        *length = n;
        return NULL;
    }
    free(text);
    return failed ? "the file cannot be read" : n > most ? "the file is too large for a record" : "out of memory";
}

bool cli_file_write(const char *path, const char *text, size_t length) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    const bool written = fwrite(text, 1, length, file) == length;
    return fclose(file) == 0 && written;
}

static int make_one(const char *path) {
#ifdef _WIN32
    return _mkdir(path);
#else
    return mkdir(path, 0777);
#endif
}

static bool is_folder(const char *path) {
    struct stat is;
    return stat(path, &is) == 0 && S_ISDIR(is.st_mode);
}

bool cli_folder_make(const char *path) {
    char part[1024];
    const size_t length = strlen(path);
    if (length == 0 || length >= sizeof part) {
        return false;
    }
    for (size_t i = 1; i <= length; i++) {
        if (path[i] != '/' && path[i] != '\0') {
            continue;
        }
        memcpy(part, path, i);
        part[i] = '\0';
        if (!is_folder(part) && make_one(part) != 0) {
            return false;
        }
    }
    return is_folder(path);
}
