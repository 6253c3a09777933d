#include "cli/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#ifdef _WIN32
#include <direct.h>
#endif

const char *cli_file_read(const char *path, char **out, size_t *length) {
    const size_t most = (size_t)16 << 20;
    size_t cap = 1 << 16, n = 0;
    FILE *file = fopen(path, "rb");
    if (!file)
        return "the file cannot be opened";
    char *text = malloc(cap);
    while (text) {
        n += fread(text + n, 1, cap - n, file);
        if (n < cap || cap > most)
            break;
        char *more = realloc(text, cap *= 2);
        if (!more)
            free(text);
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
    if (!file)
        return false;
    const bool written = fwrite(text, 1, length, file) == length;
    return fclose(file) == 0 && written;
}

bool cli_folder_make(const char *path) {
#ifdef _WIN32
    const int made = _mkdir(path);
#else
    const int made = mkdir(path, 0777);
#endif
    struct stat is;
    return made == 0 || (errno == EEXIST && stat(path, &is) == 0 && S_ISDIR(is.st_mode));
}
