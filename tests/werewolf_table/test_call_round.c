/* A call on a table that lies flat: what is said round the moon is whole, and nothing of it lies under a seat's disc,
 * however many sit there, in each language. */
#include "werewolf_table/stage.h"

#include <math.h>

#include "games/werewolf/werewolf_table.h"
#include "ui/seats.h"

static int under_discs(const ui_draw *list, const ui_box *words) {
    int n = 0;

    for (int i = 0; i < list->n_marks; i++) {
        const ui_rect disc = list->mark[i].at, of = words->at;
        const float x = fmaxf(of.x, fminf(disc.x + disc.w / 2, of.x + of.w)) - disc.x - disc.w / 2,
                    y = fmaxf(of.y, fminf(disc.y + disc.h / 2, of.y + of.h)) - disc.y - disc.h / 2;
        const bool own = of.w < disc.w && of.h < disc.h && ui_meet(of, ui_inset(disc, disc.w * 0.2f));
        n += strcmp(list->mark[i].name, UI_MARK_DISC) == 0 && !own && x * x + y * y < disc.w * disc.w / 4;
    }
    return n;
}

static int faults(stage *s, nt_view view, const hosting_frame *h, const char *where) {
    int n = 0;

    stage_draw_hosted(s, s->list, view, h);
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *words = &s->list->box[i];
        if (words->cut || under_discs(s->list, words) > 0) {
            print_message("%s, call %d, phase %d, %s: %s\n", where, h->call.key, (int)h->phase,
                          words->cut ? "cut" : "under a disc", s->list->arena + words->text);
            n++;
        }
    }
    return n;
}

/* In all phases; the Witch has both potions and a victim, which is most to read. */
static int faults_of_call(stage *s, nt_match *match, int seat, hosting_frame *h, const char *where) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    int n = 0;

    for (int who = 0; who < 2; who++) {
        h->called = who == 0 ? (uint8_t)seat : NT_SPECTATOR;
        for (h->phase = HOSTING_CALL_CLOSES; h->phase < HOSTING_CALL_DARK; h->phase++) {
            const nt_view view = nt_port_view(nt_match_port(match, h->called), bytes);
            werewolf_priv me;
            if (h->phase == HOSTING_CALL_TELLS && !werewolf_hosting.tells(view, h->call.key)) {
                continue;
            }
            if (view.me != NULL) {
                me = *(const werewolf_priv *)view.me;
                me.antidote = me.poison = 1;
            }
            n += faults(s, (nt_view){view.pub, view.me != NULL ? &me : NULL, view.seat}, h, where);
        }
    }
    return n;
}

static int faults_in_each(stage *s, nt_match *match, int seat, hosting_frame *h) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const float of_text[] = {1.0f, 1.3f, 1.75f};
    int n = 0;

    for (int i = 0; i < 24; i++) {
        char where[64];
        const int *at = size[i % 3], seats = nt_match_config(match)->seats;
        const float text = of_text[(i / 3 + seats) % 3];
        stage_size(s, at[0], at[1], 3.78f, text);
        s->frame.high_contrast = text == 1.0f && seats % 2 > 0; /* on plates */
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i / 3]);
        snprintf(where, sizeof where, "%d seats, %dx%d, %s", seats, at[0], at[1], lang[i / 3]);
        n += faults_of_call(s, match, seat, h, where);
    }
    s->frame.high_contrast = false;
    return n;
}

static void draw_in(stage *s, ui_draw *list, nt_match *match, const hosting_frame *h, const int size[2], float text) {
    uint64_t bytes[NT_VIEW_MAX / 8];

    stage_size(s, size[0], size[1], 3.78f, text);
    stage_draw_hosted(s, list, nt_port_view(nt_match_port(match, h->called), bytes), h);
}

/* Whoever wants large text still reads it from each edge, and nothing of it is smaller than in smaller text, but for
 * what the buttons' larger words take from a title. */
static void large_text_is_no_smaller_and_as_often(void **state) {
    static const float sit[WEREWOLF_SEATS] = {0}, of_text[] = {1.0f, 1.3f, 1.75f};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;

    for (int i = 0; i < 3 * 2 * 2 * 3; i++) {
        nt_match *match = stage_match(i / 12 == 0 ? 8 : i / 12 == 1 ? 13 : 20, 6, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(6);
        table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
        hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .sit = sit, .called = NT_SPECTATOR};

        while (!stage_call(match, &h.call) || h.call.key != WEREWOLF_CALL_PACK) {
            stage_bot(match, stage_asked(match), &luck);
        }
        h.phase = i / 3 % 2 == 0 ? HOSTING_CALL_NAMES : HOSTING_CALL_ASKS;
        draw_in(s, s->other, match, &h, size[i % 3], of_text[i / 6 % 2]);
        draw_in(s, s->list, match, &h, size[i % 3], of_text[i / 6 % 2 + 1]);
        assert_int_equal(s->list->n_boxes, s->other->n_boxes);
        for (int k = 0; k < s->list->n_boxes; k++) {
            assert_string_equal(s->list->arena + s->list->box[k].text, s->other->arena + s->other->box[k].text);
            assert_in_range(s->list->box[k].px, 9 * s->other->box[k].px / 10, UINT16_MAX);
        }
        nt_match_destroy(match);
    }
}

/* Of those who are called each reads it at the own edge. */
static void what_there_is_to_do_stands_at_every_edge(void **state) {
    static const float sit[WEREWOLF_SEATS] = {0};
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1920, 1080}, {1024, 600}};
    enum { SIZES = sizeof size / sizeof size[0] };
    stage *s = *state;
    int few = 0;

    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    for (int i = 0; i < 2 * SIZES * (WEREWOLF_SEATS - 5); i++) {
        const int seats = 6 + i / SIZES / 2;
        nt_match *match = stage_match(seats, 6, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(6);
        table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
        hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .sit = sit, .called = NT_SPECTATOR};
        int asks = 0, named = 0;

        while (!stage_call(match, &h.call) || h.call.key != WEREWOLF_CALL_PACK) {
            stage_bot(match, stage_asked(match), &luck);
        }
        h.phase = HOSTING_CALL_ASKS;
        s->frame.high_contrast = i / SIZES % 2 > 0;
        draw_in(s, s->list, match, &h, size[i % SIZES], 1.0f);
        for (int k = 0; k < s->list->n_boxes; k++) {
            asks += strstr(s->list->arena + s->list->box[k].text, "Agree on one player") != NULL;
            named += strstr(s->list->arena + s->list->box[k].text, "open your eyes") != NULL;
        }
        const bool small = s->frame.high_contrast && i % SIZES == SIZES - 1; /* plates take some room there */
        const bool all = named == 4 && (asks == 4 || (small && asks == 2));
        if (!all) {
            print_message("%d seats, %dx%d, contrast %d: %d\n", seats, size[i % SIZES][0], size[i % SIZES][1],
                          s->frame.high_contrast, asks);
        }
        few += !all;
        nt_match_destroy(match);
    }
    s->frame.high_contrast = false;
    assert_int_equal(few, 0);
}

static void words_are_whole_and_beside_the_discs(void **state) {
    static const float sit[WEREWOLF_SEATS] = {0};
    stage *s = *state;
    int n = 0, calls = 0;

    for (int seats = 6; seats <= WEREWOLF_SEATS; seats++) {
        nt_match *match = stage_match(seats, 6, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(6);
        table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
        hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .sit = sit};
        uint64_t bytes[NT_VIEW_MAX / 8];
        int last = -1;

        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            const nt_view own = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
            if (stage_call(match, &h.call) && h.call.key > last && h.call.key < WEREWOLF_CALLS &&
                werewolf_hosting.called(own, h.call.key)) {
                n += faults_in_each(s, match, seat, &h);
                last = h.call.key;
                calls++;
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    assert_true(calls > 60);
    assert_int_equal(n, 0);
}

static nt_match *at_the_wolves(stage *s, int seats, table_ui *ui, hosting_frame *h) {
    static const float sit[WEREWOLF_SEATS] = {0};
    nt_match *match = stage_match(seats, 6, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(6);

    *ui = (table_ui){.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    *h = (hosting_frame){.kind = HOSTING_CALL, .table = ui, .sit = sit, .called = NT_SPECTATOR};
    while (!stage_call(match, &h->call) || h->call.key != WEREWOLF_CALL_PACK) {
        stage_bot(match, stage_asked(match), &luck);
    }
    return match;
}

/* Roofs stand at both long edges, or both short ones, and nothing of what is said before them. */
static void what_is_said_stands_before_the_sky(void **state) {
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1920, 1080}, {1024, 600}};
    stage *s = *state;

    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    for (int i = 0; i < 2 * 4 * (WEREWOLF_SEATS - 5); i++) {
        table_ui ui;
        hosting_frame h;
        nt_match *match = at_the_wolves(s, 6 + i / 8, &ui, &h);
        const bool tall = size[i % 4][1] > size[i % 4][0];
        int said = 0;

        h.phase = i / 4 % 2 == 0 ? HOSTING_CALL_NAMES : HOSTING_CALL_ASKS;
        draw_in(s, s->list, match, &h, size[i % 4], 1.0f);
        const float from = s->frame.height * (tall ? 0.122f : 0.085f), to = s->frame.height * (tall ? 0.84f : 0.79f);
        for (int k = 0; k < s->list->n_boxes; k++) {
            const ui_box *box = &s->list->box[k];
            const char *words = s->list->arena + box->text;
            if (strstr(words, "your eyes") != NULL || strstr(words, "Agree on one player") != NULL) {
                assert_true(box->at.y > from && box->at.y + box->at.h < to);
                said++;
            }
        }
        assert_in_range(said, 8, 12);
        nt_match_destroy(match);
    }
}

/* How often this word stands on a button, all of it. */
static int words_on(const stage *s, const ui_zone *button, const char *word) {
    int n = 0;

    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_rect at = s->list->box[i].at, b = button->at;
        n += strcmp(s->list->arena + s->list->box[i].text, word) == 0 && at.x > b.x && at.x + at.w < b.x + b.w &&
             at.y > b.y && at.y + at.h < b.y + b.h;
    }
    return n;
}

static int signs_on(const stage *s, const ui_zone *button, const char *figure) {
    int n = 0;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        n += c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, figure) == 0 && ui_meet(c->at, button->at);
    }
    return n;
}

static const ui_zone *button_of(const stage *s, const char *name) {
    const ui_zone *found = NULL;

    for (int i = 0; i < s->list->n_zones; i++) {
        found = strcmp(s->list->zone[i].name, name) == 0 ? &s->list->zone[i] : found;
    }
    assert_non_null(found);
    return found;
}

/* Both long sides read a button's word; a sign on it tells the short ones. */
static void buttons_are_read_from_every_edge(void **state) {
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1024, 600}};
    stage *s = *state;

    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    for (int i = 0; i < 3 * 2; i++) {
        table_ui ui;
        hosting_frame h;
        nt_match *match = at_the_wolves(s, 12, &ui, &h);
        const float text = i < 3 ? 1.0f : 1.75f;
        h.phase = HOSTING_CALL_NAMES;
        draw_in(s, s->list, match, &h, size[i % 3], text);
        assert_int_equal(words_on(s, button_of(s, ZONE_CONFIRM), "Hold: begin"), 2);
        assert_int_equal(signs_on(s, button_of(s, ZONE_CONFIRM), "figures/hand"), 1);
        h.phase = HOSTING_CALL_ASKS;
        draw_in(s, s->list, match, &h, size[i % 3], text);
        assert_int_equal(words_on(s, button_of(s, WEREWOLF_ZONE_NOBODY), "Nobody"), 2);
        assert_int_equal(signs_on(s, button_of(s, WEREWOLF_ZONE_NOBODY), "figures/cross"), 1);
        assert_int_equal(words_on(s, button_of(s, ZONE_CONFIRM), "Confirm"), 2);
        assert_int_equal(signs_on(s, button_of(s, ZONE_CONFIRM), "figures/check"), 1);
        nt_match_destroy(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(words_are_whole_and_beside_the_discs),
                                       cmocka_unit_test(large_text_is_no_smaller_and_as_often),
                                       cmocka_unit_test(what_there_is_to_do_stands_at_every_edge),
                                       cmocka_unit_test(what_is_said_stands_before_the_sky),
                                       cmocka_unit_test(buttons_are_read_from_every_edge)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
