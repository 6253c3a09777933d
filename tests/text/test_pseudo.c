/* The made-up language as the build made it: every English message, accented, longer, with its arguments. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "text/catalogue.h"
#include "text/pattern.h"

typedef struct {
    char syntax[8192];
    size_t used, letters, plain;
} parts;

/* Sums up a pattern: its syntax word by word, and how many characters and plain letters are for the reader. */
static void see(void *user, const pattern_piece *piece) {
    parts *p = user;
    if (piece->kind != PATTERN_TEXT) {
        assert_true(p->used + piece->len < sizeof p->syntax);
        memcpy(p->syntax + p->used, piece->at, piece->len);
        p->used += piece->len;
        return;
    }
    for (size_t i = 0; i < piece->len; i++) {
        p->letters += ((unsigned char)piece->at[i] & 0xC0) != 0x80;
        p->plain += isalpha((unsigned char)piece->at[i]) && strchr("fmqvxFMQVX", piece->at[i]) == NULL;
    }
}

static void compare(const char *key, const char *english, const char *made_up, size_t *before, size_t *after) {
    static parts en, xa;
    char why[128];
    memset(&en, 0, sizeof en);
    memset(&xa, 0, sizeof xa);
    assert_true(pattern_walk(english, see, &en, why, sizeof why));
    assert_true(pattern_walk(made_up, see, &xa, why, sizeof why));
    if (strcmp(en.syntax, xa.syntax) != 0 || xa.plain > 0) {
        fail_msg("%s: \"%s\" became \"%s\"", key, english, made_up);
    }
    assert_int_equal(strncmp(made_up, "⟦", 3), 0);
    assert_string_equal(made_up + strlen(made_up) - 3, "⟧");
    *before += en.letters;
    *after += xa.letters - 2;
}

static void compare_files(const char *file, size_t *before, size_t *after) {
    char path[512];
    snprintf(path, sizeof path, "%s/locales/en/%s", NT_BUILD_DIR, file);
    json_t *en = json_load_file(path, 0, NULL);
    snprintf(path, sizeof path, "%s/locales/en-XA/%s", NT_BUILD_DIR, file);
    json_t *xa = json_load_file(path, 0, NULL);
    assert_non_null(en);
    assert_non_null(xa);
    const char *key;
    json_t *value;
    json_object_foreach(en, key, value) {
        if (key[0] != '@') {
            assert_non_null(json_object_get(xa, key));
            compare(key, json_string_value(value), json_string_value(json_object_get(xa, key)), before, after);
        }
    }
    json_object_foreach(xa, key, value) {
        assert_non_null(json_object_get(en, key));
    }
    json_decref(en);
    json_decref(xa);
}

static void every_message_is_accented_and_longer(void **state) {
    (void)state;
    size_t before = 0, after = 0;
    compare_files("common.json", &before, &after);
    compare_files("growl.json", &before, &after);
    compare_files("play.json", &before, &after);
    compare_files("trouble.json", &before, &after);
    assert_true(before > 0);
    assert_in_range(after * 100 / before, 135, 145);
}

static void it_opens_without_problems(void **state) {
    (void)state;
    char problems[1024];
    text_catalogue *c = text_open(NT_BUILD_DIR "/locales", "en-XA", problems, sizeof problems);
    assert_non_null(c);
    assert_string_equal(problems, "");
    assert_string_equal(text_lang(c), "en-XA");
    text_close(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_message_is_accented_and_longer),
        cmocka_unit_test(it_opens_without_problems),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
