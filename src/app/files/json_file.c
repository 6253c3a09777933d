/* Reading is forgiving: nothing hangs on these files but comfort, and what is not there is not missed. */
#include "app/files/json_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"

enum { PATH = 1024 };

json_t *json_file_read(const char *path, size_t most) {
    size_t len = 0;
    json_error_t error;
    char *text = paths_read_whole(path, most, &len);
    json_t *root = text != NULL ? json_loadb(text, len, 0, &error) : NULL;
    free(text);
    if (json_is_object(root)) {
        return root;
    }
    json_decref(root);
    return json_object();
}

bool json_file_write(const char *dir, const char *name, json_t *root, size_t flags) {
    char path[PATH], *text = json_dumps(root, flags);
    json_decref(root);
    if (text == NULL) {
        errno = ENOMEM;
        return false;
    }
    const bool good =
        paths_make(dir) && paths_join(path, sizeof path, dir, name) && paths_write_whole(path, text, strlen(text));
    const int why = errno;
    free(text);
    errno = why;
    return good;
}

bool json_file_number(const json_t *from, const char *key, int min, int max, int *out) {
    const json_t *value = json_object_get(from, key);
    if (!json_is_integer(value) || json_integer_value(value) < min || json_integer_value(value) > max) {
        return false;
    }
    *out = (int)json_integer_value(value);
    return true;
}

bool json_file_small(const json_t *from, const char *key, int below, uint8_t *out) {
    int n = 0;
    if (!json_file_number(from, key, 0, below - 1, &n)) {
        return false;
    }
    *out = (uint8_t)n;
    return true;
}
