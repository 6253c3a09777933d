/* What the player is told when something goes wrong: sentences, one a line, and the log. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "app/inside.h"

void app_log(app *a, const char *line) {
    char path[APP_PATH + 32], when[32] = "", text[1100];
    time_t now = time(NULL);
    struct tm *local = localtime(&now);
    if (local) {
        strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", local);
    }
    if (!a->quiet) {
        fprintf(stderr, "night-table: %s\n", line);
    }
    snprintf(text, sizeof text, "%s %.1040s\n", when, line);
    paths_make(a->save_dir);
    if (paths_join(path, sizeof path, a->save_dir, "night-table.log") && !paths_append(path, text) &&
        paths_is_other(path) && !a->said_no_log) {
        a->said_no_log = true; /* first, since what is said is logged */
        const text_arg args[] = {TEXT_STR("file", app_told_file(a, path)), TEXT_STR("detail", paths_reason(errno))};
        app_notice(a, "trouble.log", args, 2);
    }
}

const char *app_told_file(const app *a, const char *path) {
    const char *slash = a->hidden_folders ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

/* A file with the folders that it lies in. */
static bool is_path(const text_arg *arg) {
    return (strcmp(arg->name, "file") == 0 || strcmp(arg->name, "folder") == 0) && arg->string != NULL &&
           strchr(arg->string, '/') != NULL;
}

/* One byte of a path as it is shown: it ends a line behind a separator alone. */
static const char *shown(char c, char one[2]) {
    one[0] = c;
    one[1] = '\0';
    return c == ' ' ? "\xC2\xA0" : c == '/' ? "/\xE2\x80\x8B" : one;
}

static size_t bracket_before(const char *line, const char *at) {
    static const char *const open[] = {"(", "\xEF\xBC\x88"};
    for (size_t i = 0; i < sizeof open / sizeof open[0]; i++) {
        const size_t n = strlen(open[i]);
        if ((size_t)(at - line) >= n && memcmp(at - n, open[i], n) == 0) {
            return n;
        }
    }
    return 0;
}

/* A path has a line of its own, with what ends its sentence. */
static void set_apart(const char *line, const char *path, char *to, size_t cap) {
    enum { END = 6 }; /* bytes: a bracket and a full stop */
    const char *at = strstr(line, path), *end = at != NULL ? at + strlen(path) : NULL;
    char one[2];
    if (at == NULL) {
        snprintf(to, cap, "%s", line);
        return;
    }
    at -= bracket_before(line, at);
    const size_t before = (size_t)(at - line) - (at > line && at[-1] == ' ' ? 1 : 0);
    size_t used = (size_t)snprintf(to, cap, "%.*s%s", (int)before, line, before > 0 ? "\n" : "");
    for (; at < end && used + 4 < cap; at++) {
        used += (size_t)snprintf(to + used, cap - used, "%s", shown(*at, one));
    }
    const size_t stop = strcspn(end, " "), with = stop > END ? 0 : stop;
    const char *rest = end + with + (end[with] == ' ' ? 1 : 0);
    snprintf(to + used, cap - used, "%.*s%s%s", (int)with, end, rest[0] != '\0' ? "\n" : "", rest);
}

/* A file of the folder of saves that a detail names; or "". */
static const char *path_in(const char *plain, const char *dir, char buf[APP_PATH]) {
    const char *at = strchr(dir, '/') != NULL ? strstr(plain, dir) : NULL;
    buf[0] = '\0';
    if (at == NULL) {
        return buf;
    }
    size_t len = strlen(dir);
    len += strcspn(at + len, " ,;)");
    while (len > 0 && (at[len - 1] == '.' || at[len - 1] == '/')) {
        len--;
    }
    snprintf(buf, APP_PATH, "%.*s", (int)len, at);
    return buf;
}

void app_notice(app *a, const char *key, const text_arg *args, int n) {
    char plain[512], line[1000], found[APP_PATH]; /* what may end a line takes room beside it */
    const char *path = "";
    text_format(a->words[0], key, args, n, plain, sizeof plain);
    app_log(a, plain);
    for (int i = 0; i < n && path[0] == '\0'; i++) {
        path = is_path(&args[i]) ? args[i].string : "";
    }
    path = path[0] != '\0' ? path : path_in(plain, a->save_dir, found);
    if (path[0] != '\0') {
        set_apart(plain, path, line, sizeof line);
    } else {
        snprintf(line, sizeof line, "%s", plain);
    }
    size_t used = strlen(a->notice), more = strlen(line);
    if (used + more + 2 > sizeof a->notice) {
        return;
    }
    if (used > 0) {
        a->notice[used++] = '\n';
    }
    memcpy(a->notice + used, line, more + 1);
    app_dirty(a);
}
