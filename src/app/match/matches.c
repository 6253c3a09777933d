/* The folder of saves: its files are listed, moved, copied and deleted; matches that are over become evenings. */
#include "app/match/matches.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "engine/match.h"

enum { PATH_BYTES = 1200, MOST_NAMES = 100000, MOST_BYTES = 1 << 26 };

static const char ending[] = ".nighttable", aside_mark[] = ".nighttable.damaged-";

/* ---- the list ---- */

static bool ends_with(const char *name, const char *end) {
    const size_t len = strlen(name), tail = strlen(end);
    return len > tail && strcmp(name + len - tail, end) == 0;
}

/* What a name in a folder ("" = the one of the saves) says; false when it is none of these. */
static bool kind_of(const char *folder, const char *name, match_kind *kind) {
    const bool ours = ends_with(name, ending);
    if (strstr(name, aside_mark) != NULL && strcmp(folder, "ends") != 0) {
        *kind = MATCH_ASIDE;
        return true;
    }
    *kind = strcmp(folder, "ends") == 0 ? MATCH_END : MATCH_OPEN;
    return ours && (folder[0] != '\0' || strcmp(name, saves_open_file) == 0);
}

static void put(match_list *list, const char *dir, match_file *one) {
    char path[PATH_BYTES];
    match_file *more = paths_join(path, sizeof path, dir, one->file)
                           ? realloc(list->at, ((size_t)list->n + 1) * sizeof *more)
                           : NULL;
    if (more == NULL) {
        return;
    }
    one->changed = paths_changed(path);
    list->at = more;
    list->at[list->n++] = *one;
    list->open += one->kind == MATCH_OPEN;
}

static void add(match_list *list, const char *dir, const char *folder, const char *name) {
    match_file one = {.kind = MATCH_OPEN};
    const int len = snprintf(one.file, sizeof one.file, "%s%s%s", folder, folder[0] ? "/" : "", name);
    if (!kind_of(folder, name, &one.kind) || len < 0 || (size_t)len >= sizeof one.file) {
        return;
    }
    one.known = saves_glance(dir, one.file, &one.clear);
    put(list, dir, &one);
}

static void look_into(match_list *list, const char *dir, const char *folder) {
    char path[PATH_BYTES];
    const bool below = folder[0] != '\0';
    if (below && !paths_join(path, sizeof path, dir, folder)) {
        return;
    }
    DIR *open = opendir(below ? path : dir);
    const struct dirent *entry;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        add(list, dir, folder, entry->d_name);
    }
    if (open != NULL) {
        closedir(open);
    }
}

/* Settings that were set aside: what they are called and ".damaged-N". */
static void look_beside(match_list *list, const char *settings) {
    static const char mark[] = ".damaged-";
    char dir[PATH_BYTES];
    const char *own = paths_folder(dir, sizeof dir, settings);
    const size_t len = strlen(own);
    DIR *open = opendir(dir);
    const struct dirent *entry;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        const char *name = entry->d_name;
        match_file one = {.kind = MATCH_SETTINGS};
        if (strncmp(name, own, len) != 0 || strncmp(name + len, mark, sizeof mark - 1) != 0 ||
            strlen(name) >= sizeof one.file) {
            continue;
        }
        memcpy(one.file, name, strlen(name) + 1);
        put(list, dir, &one);
    }
    if (open != NULL) {
        closedir(open);
    }
}

static int order(const void *first, const void *second) {
    const match_file *a = first, *b = second;
    const bool a_last = strcmp(a->file, saves_open_file) == 0, b_last = strcmp(b->file, saves_open_file) == 0;
    if (a->kind != b->kind) {
        return a->kind < b->kind ? -1 : 1;
    }
    if (a_last != b_last) {
        return a_last ? -1 : 1;
    }
    if (a->changed != b->changed) {
        return a->changed > b->changed ? -1 : 1;
    }
    return strcmp(b->file, a->file);
}

void matches_look(const char *dir, const char *settings, match_list *list) {
    matches_forget(list);
    look_into(list, dir, "");
    look_into(list, dir, "left");
    look_into(list, dir, "ends");
    look_beside(list, settings);
    if (list->n > 1) {
        qsort(list->at, (size_t)list->n, sizeof *list->at, order);
    }
}

void matches_forget(match_list *list) {
    free(list->at);
    *list = (match_list){0};
}

/* ---- names ---- */

enum { DAY = 16 };

static void today(char day[DAY]) {
    time_t now = time(NULL);
    struct tm *local = localtime(&now);
    if (local == NULL || strftime(day, DAY, "%Y-%m-%d", local) == 0) {
        snprintf(day, DAY, "undated");
    }
}

/* The first free name DATE<middle>-N.nighttable in a folder below `dir`, which is made. */
static bool free_name(char *path, size_t cap, const char *dir, const char *folder, const char *middle) {
    char below[PATH_BYTES], day[DAY];
    today(day);
    if (!paths_join(below, sizeof below, dir, folder) || !paths_make(below)) {
        return false;
    }
    for (int n = 1; n < MOST_NAMES; n++) {
        int len = snprintf(path, cap, "%s/%s%s-%d%s", below, day, middle, n, ending);
        if (len < 0 || (size_t)len >= cap) {
            errno = ENAMETOOLONG;
            return false;
        }
        if (!paths_exists(path)) {
            return true;
        }
    }
    errno = EEXIST;
    return false;
}

/* ---- moving ---- */

bool matches_set_aside(const char *dir) {
    char from[PATH_BYTES], to[PATH_BYTES + 64];
    return paths_join(from, sizeof from, dir, saves_open_file) && free_name(to, sizeof to, dir, "left", "") &&
           paths_move(from, to);
}

bool matches_take_up(const char *dir, const char *file) {
    char from[PATH_BYTES], to[PATH_BYTES];
    if (strcmp(file, saves_open_file) == 0) {
        return true;
    }
    if (!paths_join(from, sizeof from, dir, file) || !paths_join(to, sizeof to, dir, saves_open_file)) {
        return false;
    }
    return (!paths_exists(to) || matches_set_aside(dir)) && paths_move(from, to);
}

bool matches_delete(const char *dir, const char *file) {
    char path[PATH_BYTES];
    return paths_join(path, sizeof path, dir, file) && remove(path) == 0;
}

bool matches_keep_damaged(const char *dir, const char *file, char *kept, size_t cap) {
    char path[PATH_BYTES];
    return paths_join(path, sizeof path, dir, file) && paths_keep_aside(path, kept, cap);
}

bool matches_bring_back(const char *dir, const char *file) {
    char from[PATH_BYTES], to[PATH_BYTES + 64];
    return paths_join(from, sizeof from, dir, file) && free_name(to, sizeof to, dir, "left", "") &&
           paths_move(from, to);
}

/* The first free name of a copy: as it is, or with a number before it. */
static bool free_copy(char *copy, size_t cap, const char *to, const char *name) {
    for (int n = 1; n < MOST_NAMES; n++) {
        const int len =
            n == 1 ? snprintf(copy, cap, "%s/%s", to, name) : snprintf(copy, cap, "%s/%d-%s", to, n, name);
        if (len < 0 || (size_t)len >= cap) {
            errno = ENAMETOOLONG;
            return false;
        }
        if (!paths_exists(copy)) {
            return true;
        }
    }
    errno = EEXIST;
    return false;
}

bool matches_export(const char *dir, const char *file, const char *to, char *copy, size_t cap) {
    char path[PATH_BYTES];
    size_t len = 0;
    const char *slash = strrchr(file, '/');
    char *text = paths_join(path, sizeof path, dir, file) ? paths_read_whole(path, MOST_BYTES, &len) : NULL;
    const bool good = text != NULL && paths_make(to) && free_copy(copy, cap, to, slash ? slash + 1 : file) &&
                      paths_write_whole(copy, text, len);
    const int why = errno;
    free(text);
    errno = why;
    return good;
}

bool matches_export_log(const char *to, const char *game, const char *text, size_t len, char *copy, size_t cap) {
    char name[MATCHES_FILE], day[DAY];
    today(day);
    snprintf(name, sizeof name, "%s-%s.txt", day, game);
    return paths_make(to) && free_copy(copy, cap, to, name) && paths_write_whole(copy, text, len);
}

/* ---- the end ---- */

/* Whether an evening of this game holds just this record. One whose writing was broken off is none. */
static bool is_written(const char *dir, const char *middle, const char *record, size_t len) {
    char below[PATH_BYTES], path[2 * PATH_BYTES];
    bool found = false;
    DIR *open = paths_join(below, sizeof below, dir, "evenings") ? opendir(below) : NULL;
    const struct dirent *entry;
    while (open != NULL && !found && (entry = readdir(open)) != NULL) {
        size_t there = 0;
        const bool evening = strstr(entry->d_name, middle) != NULL && ends_with(entry->d_name, ending) &&
                             paths_join(path, sizeof path, below, entry->d_name);
        char *text = evening ? paths_read_whole(path, len, &there) : NULL;
        found = text != NULL && there == len && memcmp(text, record, len) == 0;
        free(text);
    }
    if (open != NULL) {
        closedir(open);
    }
    return found;
}

static bool write_evening(const char *dir, const nt_match *match, bool again) {
    char path[PATH_BYTES + 64], middle[40];
    size_t len = 0;
    snprintf(middle, sizeof middle, "-%s", nt_match_game(match)->id);
    char *text = saves_record(match, &len);
    if (text == NULL) {
        errno = ENOMEM;
        return false;
    }
    const bool good = (again && is_written(dir, middle, text, len)) ||
                      (free_name(path, sizeof path, dir, "evenings", middle) && paths_write_whole(path, text, len));
    const int why = errno;
    free(text);
    errno = why;
    return good;
}

/* Its save takes the place of the end of its game that was there. */
static bool keep_end(const char *dir, const nt_match *match) {
    char from[PATH_BYTES], below[PATH_BYTES], to[PATH_BYTES + 64], name[64];
    snprintf(name, sizeof name, "%s%s", nt_match_game(match)->id, ending);
    return paths_join(from, sizeof from, dir, saves_open_file) && paths_join(below, sizeof below, dir, "ends") &&
           paths_make(below) && paths_join(to, sizeof to, below, name) && paths_move(from, to);
}

bool matches_keep_evening(const char *dir, const nt_match *match) {
    return write_evening(dir, match, true);
}

bool matches_finish(const char *dir, const nt_match *match, bool again, char *problem, size_t cap) {
    if (write_evening(dir, match, again) && keep_end(dir, match)) {
        return true;
    }
    snprintf(problem, cap, "%s: %s", dir, paths_reason(errno));
    return false;
}
