/* In large words the end of a flat table leaves nobody's role out, nor why somebody won. */
#include "app/kit_app_flat.h"

#include <stdio.h>
#include <string.h>

#include "app/inside.h"

static table_for_tests T;

static int times_said(const char *text) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        n += strcmp(d->arena + d->box[i].text, text) == 0;
    }
    return n;
}

/* In large words everybody's role still has room, and why somebody won a line of its own at both long sides; at the
 * short ones, too, where there is room for it. */
static void see_large_words(int seats, int w, int h) {
    static const char reason[] = "Wer gewinnt, bekommt ein Gold und für jede Goldkarte eins dazu.";
    int roles = 0;
    kit_flat_until_results(&T, "growl", seats, w, h, 3.78f);
    snprintf(T.app->settings.lang, sizeof T.app->settings.lang, "de");
    app_settings_changed(T.app);
    T.app->text_forced = 1.75f;
    app_show_settings(T.app);
    for (int i = 0; i < 40 && times_said(reason) < 2; i++) {
        const int said = times_said("Wolf Zero") + times_said("Werwolf") + times_said("Mensch");
        roles = said > roles ? said : roles;
        assert_true(player_press(&T.hand, ZONE_REVEAL_NEXT, -1));
        player_wait(&T.hand, 5000);
    }
    assert_int_equal(roles, seats);
    assert_true(times_said(reason) >= 2);
    kit_end(&T);
}

static void large_words_leave_no_role_out_nor_the_reason(void **state) {
    (void)state;
    see_large_words(15, 1920, 1080);
#ifndef __SANITIZE_ADDRESS__ /* smaller tables go the same ways */
    see_large_words(10, 1280, 800);
    see_large_words(6, 1024, 600);
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(large_words_leave_no_role_out_nor_the_reason)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
