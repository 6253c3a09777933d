/* Every phrase that is spoken has a file in every language, made from the words as they are; tools/make-voices speaks
 * what is missing or older. */
#include "table/stage.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/files/paths.h"
#include "app/kit_app.h"
#include "app/sound/voices.h"

enum { MANIFEST_MOST = 65536, TOTAL_MOST = 6 * 1024 * 1024, CALL_MOST_MS = 3000 };

static const char *const languages[] = {"de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};

typedef struct {
    const char *lang;
    char *manifest;
    int phrases, faults;
    long bytes;
} checked;

static void fault(checked *c, const char *id, const char *what) {
    print_error("assets/voices/%s/%s.ogg %s: tools/make-voices speaks it anew\n", c->lang, id, what);
    c->faults++;
}

static uint64_t hash_of(const char *words) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *words; words++) {
        hash = (hash ^ (unsigned char)*words) * 0x100000001b3u;
    }
    return hash;
}

static long size_of(const char *path) {
    struct stat file;
    return stat(path, &file) == 0 ? (long)file.st_size : -1;
}

static void check_phrase(void *user, const voices_phrase *phrase) {
    checked *c = user;
    char path[512], line[VOICES_ID + 4];
    unsigned long long hash = 0;
    int ms = 0;
    snprintf(path, sizeof path, "%s/assets/voices/%s/%s.ogg", NT_SOURCE_DIR, c->lang, phrase->id);
    snprintf(line, sizeof line, "\n%s ", phrase->id);
    const char *at = strstr(c->manifest, line);
    c->phrases++;
    if (size_of(path) <= 0 || at == NULL || sscanf(at + strlen(line), "%llx %d", &hash, &ms) != 2) {
        fault(c, phrase->id, "is missing");
        return;
    }
    c->bytes += size_of(path);
    if (hash != hash_of(phrase->text)) {
        fault(c, phrase->id, "is older than its words");
    }
    /* What closes a call is spoken in its dark, which lasts three seconds. */
    if (ms <= 0 ||
        (strstr(phrase->id, ".call.n") != NULL && strstr(phrase->id, "nightfall") == NULL && ms > CALL_MOST_MS)) {
        fault(c, phrase->id, "is empty or too long for a call");
    }
}

static void every_phrase_is_spoken_as_it_is_written(void **state) {
    (void)state;
    long bytes = 0;
    int phrases = 0, faults = 0;
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++) {
        char path[512], problem[256] = "";
        size_t len = 0;
        snprintf(path, sizeof path, "%s/assets/voices/%s/manifest.txt", NT_SOURCE_DIR, languages[i]);
        checked c = {.lang = languages[i], .manifest = paths_read_whole(path, MANIFEST_MOST, &len)};
        assert_non_null(c.manifest);
        assert_true(voices_each(NT_SOURCE_DIR, NT_SOURCE_DIR "/locales", languages[i], check_phrase, &c, problem,
                                sizeof problem));
        assert_true(i == 0 || c.phrases == phrases);
        phrases = c.phrases;
        faults += c.faults;
        bytes += c.bytes;
        free(c.manifest);
    }
    assert_true(phrases > 60);
    assert_int_equal(faults, 0);
    assert_true(bytes <= TOTAL_MOST);
}

static void what_cannot_be_read_is_said(void **state) {
    (void)state;
    char problem[256] = "";
    checked c = {.lang = "en", .manifest = NULL};
    assert_false(
        voices_each(NT_SOURCE_DIR, NT_SOURCE_DIR "/locales", "xx", check_phrase, &c, problem, sizeof problem));
    assert_non_null(strstr(problem, "xx"));
    assert_false(
        voices_each(NT_SOURCE_DIR "/src", NT_SOURCE_DIR "/locales", "en", check_phrase, &c, problem, sizeof problem));
    assert_non_null(strstr(problem, "script.txt"));
}

static void a_name_that_is_too_long_is_no_file(void **state) {
    (void)state;
    char dir[256], path[400], problem[256] = "";
    checked c = {.lang = "en", .manifest = NULL};
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/assets", dir);
    assert_int_equal(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/assets/voices", dir);
    assert_int_equal(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/assets/voices/script.txt", dir);
    FILE *script = fopen(path, "w");
    assert_non_null(script);
    fputs("settings.voice name=one_two_three_four_five_six_seven_eight_nine_ten_eleven\n", script);
    fclose(script);
    assert_false(voices_each(dir, NT_SOURCE_DIR "/locales", "en", check_phrase, &c, problem, sizeof problem));
    assert_non_null(strstr(problem, "settings.voice"));
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_phrase_is_spoken_as_it_is_written),
        cmocka_unit_test(what_cannot_be_read_is_said),
        cmocka_unit_test(a_name_that_is_too_long_is_no_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
