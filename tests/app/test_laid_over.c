/* Nothing is laid over a secret frame: what covers it replaces it. Neither a word nor a place of what lies below
 * shines through a menu, and the covering frame is the same whatever is below. */
#include "app/werewolf_hosted.h"

enum { SEATS = 7, MENU_WORDS = 6 };

/* The whole frame is laid out anew by one opaque fill, before anything else. */
static void begins_anew(const hosted *h) {
    const ui_draw *d = h->a->shown;
    const ui_command *ground = &d->command[0];
    assert_int_equal(ground->kind, UI_FILL);
    assert_int_equal(ground->colour >> 24, 0xFF);
    assert_true(ground->at.x <= 0 && ground->at.y <= 0 && ground->at.w >= d->ui->width &&
                ground->at.h >= d->ui->height);
}

static void has_zones(const hosted *h, const char *const zone[]) {
    const ui_draw *d = h->a->shown;
    int n = 0;
    while (zone[n] != NULL) {
        assert_non_null(player_zone(&h->hand, zone[n++], -1));
    }
    assert_int_equal(d->n_zones, n);
}

/* Lays the pause menu over what is there, looks at it, and takes it away again. Gives the menu's frame. */
static uint64_t pause_over(hosted *h) {
    static const char *const zones[] = {"resume", "rules", "settings", "leave", NULL};
    player_key(&h->hand, UI_KEY_PAUSE, false);
    is_in(h, "pause");
    assert_int_equal(h->a->shown->n_boxes, MENU_WORDS); /* title, four buttons, and that all is saved */
    begins_anew(h);
    has_zones(h, zones);
    const uint64_t menu = kit_frame_hash(h->a);
    player_wait(&h->hand, 400);
    press(h, "resume", 0);
    return menu;
}

/* After a pause a call begins anew, so each of its pages is covered once. */
static bool is_new(char seen[][16], int n, const char *page) {
    for (int i = 0; i < n; i++) {
        if (strcmp(seen[i], page) == 0) {
            return false;
        }
    }
    return true;
}

static void the_menu_over_a_call_of_the_table(void **state) {
    hosted h;
    char seen[8][16];
    uint64_t menu = 0;
    int pages = 0;
    (void)state;
    begin(&h, SEATS, (1 << SEATS) - 1, WEREWOLF_HOST_TABLE, 0);
    for (int i = 0; i < 2000 && pages < 4 && pub_of(&h)->round <= 1; i++) {
        if (strcmp(app_scene_name(h.a), "call") == 0 && h.a->map.locked_until <= h.a->now &&
            is_new(seen, pages, app_screen_name(h.a))) {
            snprintf(seen[pages++], sizeof seen[0], "%s", app_screen_name(h.a));
            const uint64_t over = pause_over(&h);
            assert_true(menu == 0 || over == menu);
            menu = over;
        }
        assert_true(player_act(&h.hand));
    }
    assert_true(pages >= 3);
    end(&h);
}

static void the_menu_over_a_judges_call_and_face(void **state) {
    hosted h;
    (void)state;
    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "pick", 3);
    const uint64_t menu = pause_over(&h);
    play_until(&h, "n1");
    press(&h, "judge", 0);
    is_in(&h, "judge");
    assert_true(pause_over(&h) == menu);
    end(&h);
}

/* What a page over this call shows, with this seat touched in the call. */
static void pages_over(int seat, uint64_t page[3]) {
    hosted h;
    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "pick", seat);
    for (int i = 0; i < 2; i++) {
        player_key(&h.hand, UI_KEY_PAUSE, false);
        press(&h, i == 0 ? "rules" : "settings", -1);
        is_in(&h, i == 0 ? "rules" : "settings");
        page[i] = kit_frame_hash(h.a);
        player_key(&h.hand, UI_KEY_BACK, false);
        player_key(&h.hand, UI_KEY_BACK, false);
        is_in(&h, "call");
    }
    player_key(&h.hand, UI_KEY_PAUSE, false);
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 10);
    is_in(&h, "curtain");
    page[2] = kit_frame_hash(h.a);
    end(&h);
}

static void other_pages_over_a_call(void **state) {
    uint64_t one[3], other[3];
    (void)state;
    pages_over(3, one);
    pages_over(5, other);
    assert_memory_equal(one, other, sizeof one);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_menu_over_a_call_of_the_table),
        cmocka_unit_test(the_menu_over_a_judges_call_and_face),
        cmocka_unit_test(other_pages_over_a_call),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
