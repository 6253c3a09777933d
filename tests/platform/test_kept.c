/* Pictures of the title that are kept for the next start: the same pixels, drawn anew where anything is not so. */
#include "canvas.h"

#include "platform/frame.h"
#include "platform/kept.h"
#include "platform/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { W = 320, H = 200, PATH_BYTES = 512 };

static const pf_picture title = {"title", W, H, 0, true};

static void folder(char dir[PATH_BYTES]) {
    const char *tmp = getenv("TMPDIR");
    snprintf(dir, PATH_BYTES, "%s/night-table-kept-XXXXXX", tmp != NULL ? tmp : "/tmp");
    assert_non_null(mkdtemp(dir));
}

static void put_away(const char *dir) {
    char path[PATH_BYTES + 32];
    snprintf(path, sizeof path, "%s/title.pixels", dir);
    remove(path);
    assert_int_equal(rmdir(dir), 0); /* nothing else was left there */
}

static pf_image *drawn(void) {
    const char *why = "";
    pf_image *image = pf_unpacked(pf_picture_make(NT_SOURCE_DIR, &title, &why));
    assert_non_null(image);
    return image;
}

static void what_is_read_is_what_was_drawn(void **state) {
    char dir[PATH_BYTES];
    (void)state;
    folder(dir);
    pf_image *image = drawn();
    assert_null(pf_kept_read(dir, NT_SOURCE_DIR, &title));
    pf_kept_write(dir, NT_SOURCE_DIR, &title, image);
    pf_image *read = pf_kept_read(dir, NT_SOURCE_DIR, &title);
    assert_non_null(read);
    assert_true(pf_image_same(read, image));
    assert_true(read->opaque == image->opaque);
    pf_image_free(read);
    pf_image_free(image);
    put_away(dir);
}

static void another_size_is_drawn_anew_and_takes_its_place(void **state) {
    char dir[PATH_BYTES];
    (void)state;
    folder(dir);
    pf_image *image = drawn();
    pf_kept_write(dir, NT_SOURCE_DIR, &title, image);
    const pf_picture larger = {"title", W + 1, H, 0, true}, stretched = {"title", W, H, 0, false};
    assert_null(pf_kept_read(dir, NT_SOURCE_DIR, &larger));
    assert_null(pf_kept_read(dir, NT_SOURCE_DIR, &stretched));
    assert_null(pf_kept_read(dir, NT_BUILD_DIR, &title)); /* where there is no such document */
    pf_image_free(image);
    put_away(dir);
}

/* Every byte of the head and some of the pixels changed, and the file cut off: nothing of it is shown. */
static void a_damaged_file_is_not_shown(void **state) {
    char dir[PATH_BYTES], path[PATH_BYTES + 32];
    (void)state;
    folder(dir);
    snprintf(path, sizeof path, "%s/title.pixels", dir);
    pf_image *image = drawn();
    for (long at = 0; at < 4000; at += at < 48 ? 1 : 487) {
        pf_kept_write(dir, NT_SOURCE_DIR, &title, image);
        FILE *file = fopen(path, "r+b");
        assert_non_null(file);
        fseek(file, at, SEEK_SET);
        const int byte = fgetc(file);
        fseek(file, at, SEEK_SET);
        fputc(byte ^ 0x41, file);
        assert_int_equal(fclose(file), 0);
        assert_null(pf_kept_read(dir, NT_SOURCE_DIR, &title));
    }
    pf_kept_write(dir, NT_SOURCE_DIR, &title, image);
    assert_int_equal(truncate(path, 5000), 0);
    assert_null(pf_kept_read(dir, NT_SOURCE_DIR, &title));
    pf_image_free(image);
    put_away(dir);
}

static void where_nothing_can_be_written_nothing_happens(void **state) {
    (void)state;
    pf_image *image = drawn();
    pf_kept_write("/nowhere at all", NT_SOURCE_DIR, &title, image);
    assert_null(pf_kept_read("/nowhere at all", NT_SOURCE_DIR, &title));
    pf_image_free(image);
}

/* Of a card, a figure or a curtain a file would tell what was shown, and when. */
static void nothing_but_the_title_is_kept(void **state) {
    static const char *const others[] = {"curtain",     "private",     "parlour",    "results", "growl/card_bite",
                                         "figures/owl", "title_cloud", "eatme/room", ""};
    (void)state;
    assert_true(pf_kept_is("title"));
    assert_true(pf_kept_is("title_tall"));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_false(pf_kept_is(others[i]));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_read_is_what_was_drawn),
                                       cmocka_unit_test(another_size_is_drawn_anew_and_takes_its_place),
                                       cmocka_unit_test(a_damaged_file_is_not_shown),
                                       cmocka_unit_test(where_nothing_can_be_written_nothing_happens),
                                       cmocka_unit_test(nothing_but_the_title_is_kept)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
