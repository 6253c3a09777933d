#include "stage.h"

#include <math.h>
#include <stdio.h>

#include "ui/found.h"
#include "ui/label.h"
#include "ui/widgets.h"

static const ui_command *text_command(const stage *s, int index) {
    for (int i = 0; i < s->d->n; i++) {
        if (s->d->command[i].kind == UI_TEXT && index-- == 0) {
            return &s->d->command[i];
        }
    }
    return NULL;
}

static const char *text_of(const stage *s, int index) {
    const ui_command *c = text_command(s, index);
    return c == NULL ? NULL : s->d->arena + c->text;
}

static void words_wrap_between_words(void **state) {
    stage *s = *state;
    ui_label(s->d, (ui_rect){0, 0, 120, 200}, &UI_STYLE_BODY, "the wolf comes late");
    assert_string_equal(text_of(s, 0), "the wolf");
    assert_string_equal(text_of(s, 1), "comes late");
    assert_null(text_of(s, 2));
    assert_false(s->d->box[0].cut);
}

static void text_grows_where_there_is_room_and_shrinks_to_85_percent(void **state) {
    stage *s = *state;
    s->ui.mm = 1.0f; /* so that millimetres set no floor */
    s->ui.text_scale = 1.5f;
    ui_label(s->d, (ui_rect){0, 0, 600, 100}, &UI_STYLE_BODY, "wolf");
    assert_float_equal(text_command(s, 0)->at.h, 30.0f, 0.01f);
    ui_label(s->d, (ui_rect){0, 0, 60, 30}, &UI_STYLE_BODY, "wolves");
    assert_int_equal((int)text_command(s, 1)->at.h, 18);
    assert_false(s->d->box[1].cut);
    ui_label(s->d, (ui_rect){0, 0, 50, 30}, &UI_STYLE_BODY, "werewolves");
    assert_int_equal((int)text_command(s, 2)->at.h, 17);
    assert_true(s->d->box[2].cut);
}

static void type_is_never_below_four_millimetres(void **state) {
    stage *s = *state;
    stage_size(s, 1024, 600);
    ui_label(s->d, (ui_rect){0, 0, 40, 30}, &UI_STYLE_SMALL, "small words");
    assert_true(text_command(s, 0)->at.h >= 4.0f * 3.78f);
    assert_false(s->d->box[0].small);
}

/* Of a row of buttons no word is smaller than its neighbours, whichever of them is long. */
static void the_words_of_a_row_are_of_one_size(void **state) {
    static const char *const words[] = {"As last time", "People alone", "A person, bots", "Go"};
    enum { N = sizeof words / sizeof words[0] };
    stage *s = *state;
    s->ui.mm = 1.0f;
    for (int w = 150; w < 240; w += 6) {
        ui_button_of row[N];
        ui_begin(s->d, &s->ui);
        s->ui.text_scale = w < 170 ? 1.0f : 1.75f;
        for (int i = 0; i < N; i++) {
            row[i] = (ui_button_of){
                {(float)i * 250, 100, (float)w, 70}, "go", i, words[i], i == 1 ? "moon" : NULL, UI_PLAIN, 0};
        }
        ui_button_row(s->d, row, N);
        for (int i = 1; i < s->d->n_boxes; i++) {
            assert_int_equal(s->d->box[i].px, s->d->box[0].px);
        }
        assert_int_equal(s->d->n_zones, N);
    }
}

/* Thai stacks marks on some letters: in boxes that have hardly room for them, words beside each other stand equally
 * high all the same. */
static void words_with_stacks_and_without_stand_equally_high(void **state) {
    static const char *const words[] = {"เกม", "อื่น", "เล่นอีกครั้ง", "กลับหน้าแรก"};
    stage *s = *state;
    for (float high = 38.0f; high < 80.0f; high += 4.0f) {
        ui_label_style style = UI_STYLE_BUTTON;
        style.lang = "th";
        style.lines = 1;
        ui_begin(s->d, &s->ui);
        for (int i = 0; i < 4; i++) {
            ui_label(s->d, (ui_rect){(float)i * 300, 100, 280, high}, &style, words[i]);
            if (s->d->box[i].px == s->d->box[0].px) {
                assert_true(fabsf(text_command(s, i)->at.y - text_command(s, 0)->at.y) < 0.01f);
            }
        }
    }
}

/* A word beside which nothing stands is not lowered for marks that it has not. */
static void a_lone_word_is_lowered_for_its_own_marks(void **state) {
    const ui_rect strip = {0, 100, 280, 28};
    stage *s = *state;
    ui_label_style style = UI_STYLE_SMALL;
    style.lang = "th";
    style.lines = 1;
    style.name = true;
    ui_begin(s->d, &s->ui);
    ui_label(s->d, strip, &style, "ถึงตา");
    style.lone = true;
    ui_label(s->d, strip, &style, "ถึงตา");
    assert_int_equal(s->d->box[0].px, s->d->box[1].px);
    assert_true(text_command(s, 1)->at.y < text_command(s, 0)->at.y - 0.5f);
}

/* Players' names stand so, too, and words whose letters have marks above and below, in boxes for one usual line. */
static void names_stand_equally_high_beside_each_other(void **state) {
    static const char *const names[] = {"แมว", "6 กระดิ่ง", "หอยทาก", "นกฮูก", "หมู่บ้าน"};
    stage *s = *state;
    for (float high = 40.0f; high < 80.0f; high += 4.0f) {
        ui_label_style style = UI_STYLE_NAME;
        style.lang = "th";
        ui_begin(s->d, &s->ui);
        for (int i = 0; i < 5; i++) {
            ui_label(s->d, (ui_rect){(float)i * 300, 100, 280, high}, &style, names[i]);
            assert_true(fabsf(text_command(s, i)->at.y - text_command(s, 0)->at.y) < 0.01f);
        }
    }
}

static void six_and_nine_stand_on_a_line_where_they_are_read_from_all_edges(void **state) {
    stage *s = *state;
    for (int number = 1; number <= 20; number++) {
        for (int all = 0; all < 2; all++) {
            ui_begin(s->d, &s->ui);
            ui_label_number(s->d, (ui_rect){0, 0, 40, 40}, &UI_STYLE_NAME, number, all == 1);
            assert_int_equal(s->d->n, all == 1 && (number == 6 || number == 9) ? 2 : 1);
        }
    }
}

static void what_does_not_fit_ends_in_an_ellipsis_and_says_so(void **state) {
    stage *s = *state;
    ui_label_style one = UI_STYLE_BODY;
    one.lines = 1;
    ui_label(s->d, (ui_rect){0, 0, 100, 30}, &one, "nobody may speak tonight");
    assert_true(s->d->box[0].cut);
    const char *shown = text_of(s, 0);
    assert_string_equal(shown + strlen(shown) - 3, "…");
    assert_true(text_command(s, 0)->at.w <= 100.5f);
}

/* At every width at which it takes two lines or three. */
static void a_centred_text_leaves_no_last_word_alone(void **state) {
    stage *s = *state;
    for (float w = 360.0f; w < 860.0f; w += 20.0f) {
        ui_begin(s->d, &s->ui);
        ui_label(s->d, (ui_rect){0, 0, w, 400}, &UI_STYLE_SENTENCE,
                 "The robbers win 40 to 16: a game point for Snail, Stag.");
        const ui_command *last = &s->d->command[s->d->n - 1];
        assert_in_range(s->d->n, 2, 3);
        assert_non_null(memchr(s->d->arena + last->text, ' ', last->len));
    }
}

/* The same at the left, where a line that is somewhat short is left as it is. */
static void no_text_leaves_its_last_word_alone(void **state) {
    stage *s = *state;
    for (float w = 260.0f; w < 560.0f; w += 20.0f) {
        float widest = 0;
        ui_begin(s->d, &s->ui);
        ui_label(s->d, (ui_rect){0, 0, w, 400}, &UI_STYLE_BODY, "The robbers win 40 to 16: a game point for Stag.");
        assert_in_range(s->d->n, 1, 4);
        for (int i = 0; i < s->d->n; i++) {
            widest = fmaxf(widest, s->d->command[i].at.w);
        }
        assert_true(s->d->command[s->d->n - 1].at.w > 0.3f * widest);
    }
}

static void a_name_stays_on_its_line_and_ends_at_a_cluster(void **state) {
    stage *s = *state;
    ui_label(s->d, (ui_rect){0, 0, 62, 30}, &UI_STYLE_NAME, "Zoe\xCC\x88 Ae\xCC\x88rtz");
    assert_null(text_of(s, 1));
    const char *shown = text_of(s, 0);
    size_t len = strlen(shown);
    assert_true(len > 3 && (unsigned char)shown[len - 1] != 0xCC);
    assert_true(s->d->box[0].name);
}

/* However narrow: no letter at all is better than one that stands out of its box. */
static void a_name_never_leaves_its_box(void **state) {
    static const char *const names[] = {
        "W", "Zoe\xCC\x88\xCC\x88\xCC\x88", "น้ำผึ้ง", "山田はな子", "WWWWWWWWWWWWWWWW", "\xF0\x9F\x91\xA9"};
    stage *s = *state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        for (int w = 1; w < 90; w += 4) {
            ui_begin(s->d, &s->ui);
            ui_label(s->d, (ui_rect){10, 10, (float)w, 30}, &UI_STYLE_NAME, names[i]);
            const ui_command *c = text_command(s, 0);
            assert_true(c == NULL || c->at.w <= (float)w + 0.5f);
            assert_true(c == NULL || text_cluster_before(text_breaker_of(s->ui.words), names[i], strlen(names[i]),
                                                         c->len) == c->len);
            assert_null(text_command(s, 1));
        }
    }
}

static bool is_whole(stage *s, float scale, float w, const char *name) {
    s->ui.text_scale = scale;
    ui_begin(s->d, &s->ui);
    ui_label(s->d, (ui_rect){10, 10, w, 30}, &UI_STYLE_NAME, name);
    const ui_command *c = text_command(s, 0);
    return c != NULL && c->len == strlen(name);
}

/* A large letter less was another name. */
static void a_name_is_whole_in_large_letters(void **state) {
    static const float hardly_wider = 1.12f;
    static const char *const names[] = {"Mechthild", "Schnecke", "Bo"};
    stage *s = *state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        for (float w = 10.0f; w < 200.0f; w += 1.0f) {
            assert_true(!is_whole(s, 1.0f, w, names[i]) || is_whole(s, 1.75f, hardly_wider * w, names[i]));
        }
    }
}

/* A part of a number would be another one. */
static void a_number_is_never_cut(void **state) {
    static const char *const numbers[] = {"+5", "\u00D712", "\u00B10", "-12", "3/10", "108"};
    static const char *const langs[] = {"en", "th", "ja"};
    stage *s = *state;
    s->ui.text_scale = 1.75f;
    for (size_t i = 0; i < 3 * sizeof numbers / sizeof *numbers; i++) {
        const char *number = numbers[i / 3];
        ui_label_style style = UI_STYLE_NAME;
        style.lang = langs[i % 3];
        for (float w = 16.0f; w < 90.0f; w += 4.0f) {
            ui_begin(s->d, &s->ui);
            ui_label(s->d, (ui_rect){10, 10, w, 30}, &style, number);
            assert_string_equal(text_of(s, 0), number);
            assert_false(s->d->box[0].cut);
            assert_true(text_command(s, 0)->at.w <= w + 0.5f);
        }
    }
}

/* Where the mark stands that shows where letters go: behind the name as it was painted, small or clipped. */
static void the_end_of_a_name_is_where_it_was_painted(void **state) {
    static const float boxes[][2] = {{300, 60}, {300, 20}, {40, 30}, {12, 30}};
    stage *s = *state;
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        const ui_rect box = {10, 10, boxes[i][0], boxes[i][1]};
        ui_begin(s->d, &s->ui);
        ui_label(s->d, box, &UI_STYLE_NAME, "Mechthild");
        const ui_command *c = text_command(s, 0);
        assert_float_equal(ui_label_name_end(&s->ui, box, &UI_STYLE_NAME, "Mechthild", 9), c->at.w, 0.5f);
        assert_true(ui_label_name_end(&s->ui, box, &UI_STYLE_NAME, "Mechthild", 1) <= c->at.w + 0.5f);
    }
}

static void a_soft_hyphen_shows_where_the_line_ends(void **state) {
    stage *s = *state;
    ui_label(s->d, (ui_rect){0, 0, 80, 200}, &UI_STYLE_BODY, "wolf\xC2\xADman\xC2\xADship");
    assert_string_equal(text_of(s, 0), "wolf-");
    assert_string_equal(text_of(s, 1), "man-");
    assert_string_equal(text_of(s, 2), "ship");
    assert_true(text_command(s, 0)->at.w <= 80.5f);
    assert_false(s->d->box[0].cut);
}

/* The letters of a text may be another language's than the frame's: its own name, a player's. */
static void a_text_may_have_its_own_language(void **state) {
    stage *s = *state;
    ui_label_style own = UI_STYLE_BODY;
    own.lang = "zh-Hant";
    ui_label(s->d, (ui_rect){0, 0, 300, 60}, &own, "繁體中文");
    assert_string_equal(text_command(s, 0)->lang, "zh-Hant");
    ui_label(s->d, (ui_rect){0, 60, 300, 60}, &UI_STYLE_NAME, "はな");
    assert_string_equal(text_command(s, 1)->lang, "ja");
    ui_label(s->d, (ui_rect){0, 120, 300, 60}, &UI_STYLE_NAME, "Hana");
    assert_string_equal(text_command(s, 2)->lang, "en");
    own.lang = "th";
    assert_true(ui_label_height(&s->ui, &own, 300, "a") > ui_label_height(&s->ui, &UI_STYLE_BODY, 300, "a"));
}

/* Body text is 20, at least 17 high: a letter 9.35 wide, a Japanese line 26.35 high. */
static void words_are_torn_before_they_are_lost(void **state) {
    stage *s = *state;
    char problems[512];
    text_close(s->ui.words);
    s->ui.words = text_open(NT_SOURCE_DIR "/locales", "ja", problems, sizeof problems);
    s->ui.mm = 1.0f;
    ui_label(s->d, (ui_rect){0, 0, 60, 200}, &UI_STYLE_BODY, "人狼は目を閉じます");
    assert_string_equal(text_of(s, 0), "人狼は目を");
    ui_begin(s->d, &s->ui);
    ui_label(s->d, (ui_rect){0, 0, 30, 200}, &UI_STYLE_BODY, "人狼陣営"); /* no room for the word */
    assert_string_equal(text_of(s, 0), "人狼");
    assert_false(s->d->box[0].cut);
    ui_begin(s->d, &s->ui);
    ui_label(s->d, (ui_rect){0, 0, 48, 56}, &UI_STYLE_BODY, "夜に人狼陣営は起きる"); /* no room for three lines */
    assert_string_equal(text_of(s, 1), "営は起きる");
    assert_false(s->d->box[0].cut);
    ui_begin(s->d, &s->ui);
    ui_label(s->d, (ui_rect){0, 0, 60, 200}, &UI_STYLE_BODY, "夜に人狼陣営が起きる"); /* the others stay whole */
    assert_string_equal(text_of(s, 0), "夜に");
}

/* A title is rather smaller than torn, also when it was once measured at a width where it must be torn. */
static void a_title_keeps_its_words(void **state) {
    stage *s = *state;
    static const char title[] = "赤ずきんは眠らない";
    char problems[512];
    text_close(s->ui.words);
    s->ui.words = text_open(NT_SOURCE_DIR "/locales", "ja", problems, sizeof problems);
    s->ui.found = ui_found_create();
    ui_label_style style = UI_STYLE_HEAD;
    style.lines = 2;
    const float w = 4.8f * style.size;
    ui_label_height(&s->ui, &style, w, title);
    ui_label(s->d, (ui_rect){0, 0, w, 200}, &style, title);
    assert_string_equal(text_of(s, 0), "赤ずきんは");
    assert_string_equal(text_of(s, 1), "眠らない");
    ui_found_destroy(s->ui.found);
    s->ui.found = NULL;
}

static void missing_glyphs_and_turned_boxes_are_noted(void **state) {
    stage *s = *state;
    ui_group(s->d, (ui_rect){100, 100, 200, 100}, 1, 0);
    ui_label(s->d, (ui_rect){100, 100, 200, 40}, &UI_STYLE_BODY, "what?");
    ui_zone_add(s->d, "pad", 0, (ui_rect){100, 100, 200, 40}, 0);
    ui_group_end(s->d);
    assert_true(s->d->box[0].missing);
    /* The upper edge of the box is its right edge after a quarter turn. */
    assert_float_equal(s->d->zone[0].at.x, 210, 0.01);
    assert_float_equal(s->d->zone[0].at.y, 50, 0.01);
    assert_float_equal(s->d->zone[0].at.w, 40, 0.01);
    assert_float_equal(s->d->zone[0].at.h, 200, 0.01);
    assert_true(s->d->box[0].at.x >= 209 && s->d->box[0].at.h > s->d->box[0].at.w);
}

/* Whatever their height: the empty line between paragraphs stands at the end of a page, or nowhere. */
static void no_page_begins_with_an_empty_line(void **state) {
    static const char text[] = "One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.\n\nSeven.\n\nEight.";
    stage *s = *state;
    for (float h = 120; h < 300; h += 7) {
        int pages = 1;
        float top = 0;
        for (int p = 0; p < pages; p++) {
            ui_begin(s->d, &s->ui);
            pages = ui_pages(s->d, (ui_rect){0, 0, 400, h}, &UI_STYLE_BODY, text, p);
            top = p == 0 ? text_command(s, 0)->at.y : top;
            assert_float_equal(text_command(s, 0)->at.y, top, 0.01f);
        }
        assert_true(pages > 1);
        bool last = false;
        for (int i = 0; text_of(s, i) != NULL; i++) {
            last |= strcmp(text_of(s, i), "Eight.") == 0;
        }
        assert_true(last);
    }
}

static void a_long_text_is_turned_by_pages_without_loss(void **state) {
    stage *s = *state;
    char text[2000] = "";
    for (int i = 0; i < 150; i++) {
        strcat(text, i % 20 == 19 ? "word\n" : "word ");
    }
    int words = 0;
    int pages = ui_pages(s->d, (ui_rect){0, 0, 400, 200}, &UI_STYLE_BODY, text, 0);
    assert_true(pages > 1);
    for (int p = 0; p < pages; p++) {
        ui_begin(s->d, &s->ui);
        assert_int_equal(ui_pages(s->d, (ui_rect){0, 0, 400, 200}, &UI_STYLE_BODY, text, p), pages);
        assert_int_equal(s->d->n_zones, 2);
        for (int i = 0; text_of(s, i) != NULL; i++) {
            for (const char *w = text_of(s, i); (w = strstr(w, "word")) != NULL; w++) {
                words++;
            }
        }
    }
    assert_int_equal(words, 150);
}

static const char *numbered(void *user, int i, text_words *words) {
    (void)user;
    char text[16];
    snprintf(text, sizeof text, "line %02d", i);
    return text_keep(words, text, strlen(text));
}

/* The lines of one page of a list of n, as they stand on it from above: their numbers go up by one. */
static int lines_on(stage *s, int n, int page, int columns, int *pages, int *first) {
    const ui_margin margin = {.columns = columns};
    int lines = 0, before = -1;
    float y = 0.0f;
    ui_begin(s->d, &s->ui);
    *pages = ui_pages_beside(s->d, (ui_rect){0, 0, 600, 260}, &UI_STYLE_BODY, &margin, n, numbered, NULL, page);
    for (int i = 0; i < s->d->n; i++) {
        int number;
        const char *text = s->d->command[i].kind == UI_TEXT ? s->d->arena + s->d->command[i].text : "";
        if (sscanf(text, "line %d", &number) != 1) {
            continue;
        }
        assert_true(before < 0 || number == before + 1);
        assert_true(before < 0 || columns > 1 || s->d->command[i].at.y > y);
        *first = before < 0 ? number : *first;
        y = s->d->command[i].at.y;
        before = number;
        lines++;
    }
    return lines;
}

/* From the newest on, as the log opens: that page and all behind it are full, the oldest may be short. */
static void from_its_end_a_list_has_full_pages_in_order(void **state) {
    stage *s = *state;
    for (int columns = 1; columns <= 2; columns++) {
        for (int n = 20; n < 60; n++) {
            int pages, first = 0, below = n;
            const int full = lines_on(s, n, -1, columns, &pages, &first);
            assert_true(pages > 1);
            for (int page = -1; page >= -pages; page--) {
                int same;
                const int lines = lines_on(s, n, page, columns, &same, &first);
                assert_int_equal(same, pages);
                assert_int_equal(first + lines, below);
                assert_true(lines == full || (page == -pages && lines > 0 && lines < full));
                below = first;
            }
            assert_int_equal(below, 0);
        }
    }
}

/* What has room on one page stands in columns of one length, and its height is told. */
static void few_lines_stand_in_even_columns(void **state) {
    const ui_margin margin = {.columns = 2};
    const ui_rect at = {0, 0, 600, 260};
    stage *s = *state;
    for (int n = 2; n <= 14; n++) {
        int beside[2] = {0};
        float lowest = 0.0f;
        ui_begin(s->d, &s->ui);
        const float high = ui_pages_height(s->d, at, &UI_STYLE_BODY, &margin, n, numbered, NULL);
        assert_int_equal(ui_pages_beside(s->d, at, &UI_STYLE_BODY, &margin, n, numbered, NULL, 0), 1);
        for (int i = 0; i < s->d->n; i++) {
            if (s->d->command[i].kind == UI_TEXT) {
                beside[s->d->command[i].at.x > at.w / 2]++;
                lowest = fmaxf(lowest, s->d->command[i].at.y);
            }
        }
        assert_int_equal(beside[0], (n + 1) / 2);
        assert_int_equal(beside[1], n / 2);
        assert_true(lowest < high && high < at.h);
    }
    assert_float_equal(ui_pages_height(s->d, at, &UI_STYLE_BODY, &margin, 60, numbered, NULL), at.h, 0.01);
}

static void overflow_is_said(void **state) {
    stage *s = *state;
    for (int i = 0; i <= UI_MAX_ZONES; i++) {
        ui_zone_add(s->d, "pad", i, (ui_rect){0, 0, 10, 10}, 0);
    }
    assert_true(ui_overflowed(s->d));
    assert_int_equal(s->d->n_zones, UI_MAX_ZONES);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, stage_open, stage_close)

/* Draws texts of many lengths and widths, in two faces, and leaves the list in the stage. */
static void draw_many(stage *s) {
    static const char long_text[] =
        "Wer leise geht,\nkommt weiter; wer am Nachtwächterhäuschen vorbei\xC2\xADschleicht: "
        "遠くまで行けるので、Werwölfe 3人を見つけた。";
    static const ui_label_style *const style[] = {&UI_STYLE_BODY, &UI_STYLE_TITLE};
    char text[sizeof long_text];
    ui_begin(s->d, &s->ui);
    for (size_t len = 1; len < sizeof long_text; len++) {
        if ((long_text[len] & 0xC0) == 0x80) {
            continue;
        }
        memcpy(text, long_text, len);
        text[len] = '\0';
        for (int i = 0; i < 2; i++) {
            ui_label(s->d, (ui_rect){0, 0, 60.0f + 40.0f * (float)(len % 7), 60.0f}, style[i], text);
        }
    }
}

static void lines_that_were_laid_before_are_laid_the_same(void **state) {
    static ui_command anew[UI_MAX_COMMANDS];
    stage *s = *state;
    draw_many(s);
    const int n = s->d->n, boxes = s->d->n_boxes;
    assert_true(n > 200 && !s->d->overflow);
    memcpy(anew, s->d->command, (size_t)n * sizeof anew[0]);
    s->ui.found = ui_found_create();
    assert_non_null(s->ui.found);
    for (int time = 0; time < 3; time++) {
        draw_many(s);
        assert_int_equal(s->d->n, n);
        assert_int_equal(s->d->n_boxes, boxes);
        for (int i = 0; i < n; i++) {
            assert_memory_equal(&s->d->command[i].at, &anew[i].at, sizeof anew[i].at);
            assert_int_equal(s->d->command[i].text, anew[i].text);
            assert_int_equal(s->d->command[i].len, anew[i].len);
        }
    }
    ui_found_destroy(s->ui.found);
    s->ui.found = NULL;
}

/* Another language's letters and another face's are wider. */
static float width_of_kind(void *user, const char *lang, text_style face, float px, const char *utf8, size_t len) {
    const float wide = (strcmp(lang, "de") == 0 ? 1.4f : 1.0f) * (face == TEXT_TITLE ? 1.2f : 1.0f);
    return wide * stage_width(user, lang, face, px, utf8, len);
}

/* One text, each time with one thing changed. */
static void draw_kinds(stage *s) {
    static const char text[] = "Whoever goes on tiptoe comes far by night";
    ui_begin(s->d, &s->ui);
    for (int i = 0; i < 5; i++) {
        ui_label_style style = UI_STYLE_BODY;
        style.lang = i == 1 ? "de" : "en";
        style.face = i == 2 ? TEXT_TITLE : style.face;
        style.size *= i == 3 ? 1.5f : 1.0f;
        ui_label(s->d, (ui_rect){0, 0, i == 4 ? 260.0f : 200.0f, 400.0f}, &style, text);
    }
}

static void lines_are_kept_by_all_that_they_follow_from(void **state) {
    static ui_command anew[UI_MAX_COMMANDS];
    stage *s = *state;
    s->ui.type.width = width_of_kind;
    draw_kinds(s);
    const int n = s->d->n;
    memcpy(anew, s->d->command, (size_t)n * sizeof anew[0]);
    s->ui.found = ui_found_create();
    draw_kinds(s);
    assert_int_equal(s->d->n, n);
    for (int i = 0; i < n; i++) {
        assert_memory_equal(&s->d->command[i].at, &anew[i].at, sizeof anew[i].at);
        assert_int_equal(s->d->command[i].len, anew[i].len);
    }
    ui_found_destroy(s->ui.found);
    s->ui.found = NULL;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(words_wrap_between_words),
        TEST(text_grows_where_there_is_room_and_shrinks_to_85_percent),
        TEST(type_is_never_below_four_millimetres),
        TEST(the_words_of_a_row_are_of_one_size),
        TEST(lines_are_kept_by_all_that_they_follow_from),
        TEST(words_with_stacks_and_without_stand_equally_high),
        TEST(a_lone_word_is_lowered_for_its_own_marks),
        TEST(names_stand_equally_high_beside_each_other),
        TEST(six_and_nine_stand_on_a_line_where_they_are_read_from_all_edges),
        TEST(what_does_not_fit_ends_in_an_ellipsis_and_says_so),
        TEST(a_centred_text_leaves_no_last_word_alone),
        TEST(no_text_leaves_its_last_word_alone),
        TEST(a_name_stays_on_its_line_and_ends_at_a_cluster),
        TEST(a_name_never_leaves_its_box),
        TEST(a_name_is_whole_in_large_letters),
        TEST(a_number_is_never_cut),
        TEST(the_end_of_a_name_is_where_it_was_painted),
        TEST(a_soft_hyphen_shows_where_the_line_ends),
        TEST(a_text_may_have_its_own_language),
        TEST(words_are_torn_before_they_are_lost),
        TEST(a_title_keeps_its_words),
        TEST(missing_glyphs_and_turned_boxes_are_noted),
        TEST(no_page_begins_with_an_empty_line),
        TEST(a_long_text_is_turned_by_pages_without_loss),
        TEST(from_its_end_a_list_has_full_pages_in_order),
        TEST(few_lines_stand_in_even_columns),
        TEST(overflow_is_said),
        TEST(lines_that_were_laid_before_are_laid_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
