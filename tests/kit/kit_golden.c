/* Golden records: text files in tests/golden/GAME, read in review, renewed by tools/renew-goldens. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/record.h"
#include "kit/kit.h"

enum { OWN = 6, PATH = 1024 };

/* The match of golden `index`: fewest, middle and most seats, each with the printed rules and with drawn options. */
static nt_match *own_match(kit *k, int index) {
    const nt_game *game = k->game;
    const int seats[] = {game->min_seats, (game->min_seats + game->max_seats) / 2, game->max_seats};
    k->rng = nt_rng_seed(1000 + (uint64_t)index);
    for (int tries = 0; tries < KIT_DRAWS; tries++) {
        const nt_config config = kit_config(k, (uint8_t)seats[index / 2], index % 2 || tries > 0);
        if (game->setup(k->state, &config) == NT_OK) {
            return kit_match(k, &config, (uint64_t)index + 1);
        }
    }
    kit_fail(k, "%d drawn configs were all refused", KIT_DRAWS);
    return NULL;
}

static bool read_file(const char *path, char *text, size_t cap, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return false;
    }
    *length = fread(text, 1, cap, file);
    fclose(file);
    return *length < cap;
}

static bool same_as_file(kit *k, const char *path, const char *text, size_t length) {
    enum { CAP = 1 << 20 };
    size_t golden_length = 0;
    char *golden = malloc(CAP);
    bool good = read_file(path, golden, CAP, &golden_length) ||
                kit_fail(k, "there is no golden %s; tools/renew-goldens makes it", path);
    if (good && (golden_length != length || memcmp(golden, text, length) != 0)) {
        good = kit_fail(k, "%s is not what the rules give now; if that is meant, tools/renew-goldens", path);
    }
    free(golden);
    return good;
}

static bool write_file(kit *k, const char *path, const char *text, size_t length) {
    FILE *file = fopen(path, "wb");
    const bool written = file && fwrite(text, 1, length, file) == length;
    return (file && fclose(file) == 0 && written) || kit_fail(k, "%s cannot be written", path);
}

static bool each_own(kit *k, const char *folder, bool (*use)(kit *, const char *, const char *, size_t)) {
    bool good = true;
    for (int index = 0; good && index < OWN; index++) {
        char path[PATH];
        size_t length;
        nt_match *match = own_match(k, index);
        if (!match) {
            return false;
        }
        char *text = kit_record(match, &length);
        snprintf(path, sizeof path, "%s/%s/random-%d-%d.ntr", folder, k->game->id, nt_match_config(match)->seats,
                 index);
        good = use(k, path, text, length);
        free(text);
        nt_match_destroy(match);
    }
    return good;
}

/* In the version that it was read in. */
static bool is_written_again(kit *k, const char *path, const nt_match *match, const char *text, size_t length) {
    size_t n;
    char *again = kit_record(match, &n);
    const bool good =
        (n == length && memcmp(again, text, n) == 0) || kit_fail(k, "%s is not written as it was", path);
    free(again);
    return good;
}

static bool check_holds(kit *k, const char *path) {
    enum { CAP = 1 << 20 };
    const nt_game *const games[] = {k->game, NULL};
    nt_record_report report;
    size_t length = 0;
    char *text = malloc(CAP);
    bool good = read_file(path, text, CAP, &length) || kit_fail(k, "%s cannot be read", path);
    if (good) {
        nt_match *match = nt_record_read(games, text, length, 0, &report);
        if (!match) {
            good = kit_fail(k, "%s:%d: %s", path, report.line, report.reason);
        } else {
            good = is_written_again(k, path, match, text, length);
            nt_match_destroy(match);
        }
    }
    free(text);
    return good;
}

bool kit_check_goldens(kit *k, const char *folder) {
    char path[PATH];
    if (!each_own(k, folder, same_as_file)) {
        return false;
    }
    snprintf(path, sizeof path, "%s/%s", folder, k->game->id);
    DIR *dir = opendir(path);
    const struct dirent *entry;
    bool good = dir != NULL || kit_fail(k, "there are no goldens in %s", path);
    while (good && (entry = readdir(dir)) != NULL) {
        const size_t n = strlen(entry->d_name);
        if (n < 4 || strcmp(entry->d_name + n - 4, ".ntr") != 0) {
            continue;
        }
        snprintf(path, sizeof path, "%s/%s/%s", folder, k->game->id, entry->d_name);
        good = check_holds(k, path);
    }
    if (dir) {
        closedir(dir);
    }
    return good;
}

bool kit_renew_goldens(kit *k, const char *folder) {
    char path[PATH];
    snprintf(path, sizeof path, "%s/%s", folder, k->game->id);
    mkdir(path, 0777);
    return each_own(k, folder, write_file);
}
