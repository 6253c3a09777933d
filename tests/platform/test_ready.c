/* Pictures that lie ready: the same pixels as their documents', and never another document's. */
#include "canvas.h"

#include "platform/frame.h"
#include "platform/pack.h"
#include "platform/ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PATH_BYTES = 512 };

static const pf_picture title = {"title", 1280, 800, 0, true}, tall = {"title_tall", 800, 1280, 0, true};

/* Who changes a document writes them anew: tools/make-ready. */
static void they_are_what_their_documents_give(void **state) {
    static const pf_picture *const all[] = {&title, &tall};
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const char *why = "";
        pf_image *ready = pf_unpacked(pf_ready_read(NT_SOURCE_DIR, all[i]));
        pf_image *drawn = pf_unpacked(pf_picture_make(NT_SOURCE_DIR, all[i], &why));
        assert_non_null(ready);
        assert_non_null(drawn);
        assert_true(pf_image_same(ready, drawn));
        assert_true(ready->opaque == drawn->opaque);
        pf_image_free(ready);
        pf_image_free(drawn);
    }
}

static void other_sizes_and_forms_do_not_lie_there(void **state) {
    static const pf_picture others[] = {{"title", 1281, 800, 0, true},
                                        {"title", 1280, 800, 0, false},
                                        {"title", 1280, 800, 0xFF0000, true},
                                        {"parlour", 1280, 800, 0, true}};
    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_null(pf_ready_read(NT_SOURCE_DIR, &others[i]));
    }
}

static void run(const char *command, const char *dir) {
    char line[4 * PATH_BYTES];
    snprintf(line, sizeof line, "cd '%s' && %s", dir, command);
    assert_int_equal(system(line), 0);
}

static void of_another_document_or_damaged_it_is_not_read(void **state) {
    static const char copy[] = "cp '" NT_SOURCE_DIR "/assets/pictures/'title* .";
    static const char *const spoil[] = {"echo ' ' >> title.svg", "rm title.svg", "truncate -s 40 title_1280x800.png",
                                        "truncate -s 4000 title_1280x800.png",
                                        "cp title_tall_*.png title_1280x800.png"};
    const char *tmp = getenv("TMPDIR");
    char dir[PATH_BYTES], pictures[2 * PATH_BYTES];
    (void)state;
    snprintf(dir, sizeof dir, "%s/night-table-ready-XXXXXX", tmp != NULL ? tmp : "/tmp");
    assert_non_null(mkdtemp(dir));
    run("mkdir -p assets/pictures", dir);
    snprintf(pictures, sizeof pictures, "%s/assets/pictures", dir);
    for (size_t i = 0; i < sizeof spoil / sizeof *spoil; i++) {
        run(copy, pictures);
        pf_image *ready = pf_ready_read(dir, &title);
        assert_non_null(ready);
        pf_image_free(ready);
        run(spoil[i], pictures);
        assert_null(pf_ready_read(dir, &title));
    }
    run("rm -r assets", dir);
    assert_int_equal(rmdir(dir), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(they_are_what_their_documents_give),
                                       cmocka_unit_test(other_sizes_and_forms_do_not_lie_there),
                                       cmocka_unit_test(of_another_document_or_damaged_it_is_not_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
