/* The owner's PIN set without a screen: its hash is written beside the owner's file, for one user alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "proof/pin.h"

enum { TEXT = 512 };

static void slurp(FILE *file, char text[TEXT]) {
    rewind(file);
    text[fread(text, 1, TEXT - 1, file)] = '\0';
    fclose(file);
}

static int set_pin(const char *typed, const char *file, char said[TEXT]) {
    char word[] = "kiosk-pin", path[256], err[TEXT], *argv[] = {word, path, NULL};
    const nt_game *const none[] = {NULL};
    snprintf(path, sizeof path, "%s", file);
    FILE *in = tmpfile(), *out = tmpfile(), *complained = tmpfile();
    fputs(typed, in);
    rewind(in);
    const cli_io io = {in, out, complained, none, "1"};
    const int code = cli_kiosk_pin(&io, 2, argv);
    fclose(in);
    slurp(out, said);
    slurp(complained, err);
    strncat(said, err, TEXT - strlen(said) - 1);
    return code;
}

static bool read_file(const char *path, char text[TEXT]) {
    FILE *file = fopen(path, "rb");
    if (file != NULL) {
        slurp(file, text);
    }
    return file != NULL;
}

static void a_hash_is_written_and_wrong_tries_are_forgotten(void **state) {
    (void)state;
    char dir[] = "pin-XXXXXX", file[64], pin[64], tries[64], said[TEXT], text[TEXT];
    struct stat info;
    assert_non_null(mkdtemp(dir));
    snprintf(file, sizeof file, "%s/kiosk.json", dir);
    snprintf(pin, sizeof pin, "%s/kiosk.json.pin", dir);
    snprintf(tries, sizeof tries, "%s/kiosk.json.tries", dir);
    FILE *wrong = fopen(tries, "wb");
    assert_non_null(wrong);
    fputs("9\n", wrong);
    fclose(wrong);
    assert_int_equal(set_pin("73519\r\n", file, said), CLI_DONE);
    assert_null(strstr(said, "73519"));
    assert_true(read_file(pin, text));
    assert_true(text[strlen(text) - 1] == '\n');
    text[strlen(text) - 1] = '\0';
    assert_null(strstr(text, "73519"));
    assert_true(pin_is_hash(text) && pin_matches(text, "73519"));
    assert_false(pin_matches(text, "73518") || pin_matches(text, ""));
    assert_true(stat(pin, &info) == 0 && (info.st_mode & 0777) == 0600);
    assert_false(read_file(tries, text));
    remove(pin);
    rmdir(dir);
}

static void what_is_no_pin_is_refused(void **state) {
    (void)state;
    static const char *const bad[] = {
        "", "\n", "123\n", "1234567890123\n", "12a4\n", " 1234\n", "\xd9\xa1\xd9\xa2\n"};
    char dir[] = "pin-XXXXXX", file[64], pin[64], said[TEXT], text[TEXT];
    assert_non_null(mkdtemp(dir));
    snprintf(file, sizeof file, "%s/kiosk.json", dir);
    snprintf(pin, sizeof pin, "%s/kiosk.json.pin", dir);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_int_equal(set_pin(bad[i], file, said), CLI_USAGE);
        assert_non_null(strstr(said, "a PIN is 4 to 12 digits"));
        assert_false(read_file(pin, text));
    }
    snprintf(file, sizeof file, "%s/no/kiosk.json", dir);
    assert_int_equal(set_pin("1234\n", file, said), CLI_FAILED);
    assert_non_null(strstr(said, "kiosk.json.pin"));
    rmdir(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hash_is_written_and_wrong_tries_are_forgotten),
        cmocka_unit_test(what_is_no_pin_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
