/* What is to be done on a flat table is read at each edge where people sit, in one weight only when it stands alone,
 * and off the ends of its ground. */
#include "app/flat/flat_bars.h"
#include "app/kit_app_flat.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static table_for_tests T;

/* The edges at which it stands, a bit for each quarter turn. */
static unsigned said_at(void) {
    const ui_draw *d = T.app->shown;
    const ui_frame *ui = &T.app->frame;
    unsigned at = 0;
    for (int i = 0; i < d->n_marks; i++) {
        const ui_rect m = d->mark[i].at;
        if (strcmp(d->mark[i].name, UI_MARK_SENTENCE) == 0 && d->mark[i].place == 0) {
            const int turn = m.w > m.h ? (m.y > ui->height / 2 ? 0 : 2) : (m.x < ui->width / 2 ? 1 : 3);
            at |= 1u << turn;
        }
    }
    return at;
}

static bool ends_with(const char *text, const char *end) {
    const size_t n = strlen(text), e = strlen(end);
    return n > e && strcmp(text + n - e, end) == 0;
}

/* What a side says alone is nowhere the end of other words. */
static void see_weights(void) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        for (int k = 0; k < d->n_boxes; k++) {
            const char *whole = d->arena + d->box[i].text, *part = d->arena + d->box[k].text;
            const bool rim = d->box[i].place == 0 && d->box[k].place == 0 && strchr(part, ' ') != NULL;
            if (rim && ends_with(whole, part)) {
                fail_msg("in one weight: %s", whole);
            }
        }
    }
}

/* Words at the sides lie within their ground, with air at its ends, and off the border that it may have. */
static void see_air(void) {
    static const float air = 8.0f, border = 2.0f, around = 4.0f; /* how far its mark reaches over the ground */
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_marks; i++) {
        const ui_rect m = d->mark[i].at, ground = ui_inset(m, around);
        for (int k = 0; k < d->n_boxes && strcmp(d->mark[i].name, UI_MARK_SENTENCE) == 0 && m.h > m.w; k++) {
            const ui_rect b = d->box[k].at;
            if (d->box[k].place == 0 && ui_inside(ground, b.x + b.w / 2, b.y + b.h / 2)) {
                assert_true(b.y >= ground.y + air - 1 && b.y + b.h <= ground.y + ground.h - air + 1);
                assert_true(b.x >= ground.x + border && b.x + b.w <= ground.x + ground.w - border);
            }
        }
    }
}

static int n_said(const char *begin) {
    const ui_draw *d = T.app->shown;
    int said = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        int number, end = 0;
        const char *text = d->arena + d->box[i].text;
        const int given = sscanf(text, begin, &number, &end); /* and nothing but "of" how many */
        said += given == 1 && end > 0 && strspn(text + end, " of0123456789") == strlen(text + end);
    }
    return said;
}

/* Which round, trick, deal or day it is stands once for each long side where somebody sits. */
static bool see_corners(int n) {
    static const char *const begin[] = {"Round %d%n", "Deal %d%n", "Trick %d%n", "Day %d%n", "Night %d%n"};
    const int sides = ui_edge_seats_at(&T.app->frame, n, 2) > 0 ? 2 : 1;
    bool seen = false;
    for (size_t i = 0; i < sizeof begin / sizeof begin[0]; i++) {
        const int said = n_said(begin[i]);
        assert_true(said == 0 || said == sides);
        seen |= said != 0;
    }
    return seen;
}

static void see_match_in(const char *lang, const char *game, int n, int w, int h) {
    const bool counts = strcmp(lang, "en") == 0 && strcmp(game, "werewolf") != 0; /* of it the village's tests tell */
    int seen = 0, corners = 0;
    kit_flat_begin(&T, game, n, w, h, 3.78f, 0);
    snprintf(T.app->settings.lang, sizeof T.app->settings.lang, "%s", lang);
    app_settings_changed(T.app);
    for (int plies = 0; plies < 160 && strcmp(app_scene_name(T.app), "results") != 0; plies++) {
        unsigned sit = 0;
        for (int turn = 0; turn < 4; turn++) {
            sit |= (unsigned)(ui_edge_seats_at(&T.app->frame, n, turn) > 0) << turn;
        }
        if (strcmp(app_scene_name(T.app), "flat") == 0 && kit_flat(&T)->edge.n_open == 0 && (said_at() & 1u) != 0) {
            if ((said_at() & sit) != sit) {
                for (int z = 0; z < T.app->shown->n_boxes; z++) {
                    print_message("%s|", T.app->shown->arena + T.app->shown->box[z].text);
                }
                fail_msg("%s for %d on %d x %d: said at %x of %x", game, n, w, h, said_at(), sit);
            }
            see_weights();
            see_air();
            corners += counts && see_corners(n);
            seen++;
        }
        assert_true(player_act(&T.hand));
    }
    assert_true(seen > 3 && (corners > 0 || !counts));
    kit_end(&T);
}

static void see_match(const char *game, int n, int w, int h) {
    see_match_in("en", game, n, w, h);
}

static void everybody_reads_what_is_to_be_done(void **state) {
    static const struct {
        const char *game;
        int n;
    } match[] = {{"werewolf", 10}, {"werewolf", 20}, {"growl", 15}, {"robbers", 5}, {"eatme", 5}, {"sabbath", 4}};
    (void)state;
    for (size_t i = 0; i < sizeof match / sizeof match[0]; i++) {
        see_match(match[i].game, match[i].n, 1280, 800);
        see_match(match[i].game, match[i].n, 800, 1280);
    }
    see_match("growl", 13, 1024, 600);
    see_match("werewolf", 17, 1920, 1080);
}

/* Who won a deal is said in short where the whole sentence has no room. */
static void long_words_are_said_in_short(void **state) {
    (void)state;
    see_match_in("de", "robbers", 5, 1280, 800);
}

/* At how many sides a text with this in it stands, and in the largest letters. */
static int at_sides(const char *part, int *px) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    *px = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        const bool side = d->box[i].place == 0 && d->box[i].at.h > d->box[i].at.w;
        if (side && strstr(d->arena + d->box[i].text, part) != NULL) {
            n++;
            *px = d->box[i].px > *px ? d->box[i].px : *px;
        }
    }
    return n;
}

/* The smallest letters of a name at an edge, beside what is counted there. */
static int px_of_names(void) {
    const ui_draw *d = T.app->shown;
    int px = 1000;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *b = &d->box[i];
        const bool edge = b->place >= FLAT_PLACE(0) && b->place < FLAT_PLACE(UI_EDGE_SEATS);
        px = edge && b->name && (d->arena + b->text)[0] > '9' && b->px < px ? b->px : px;
    }
    return px;
}

static int see_who_hands_out(int n, float text, int *names) {
    int px;
    kit_flat_begin(&T, "eatme", n, 1280, 800, 3.78f, 0);
    T.app->settings.text_percent = (int)(100 * text);
    app_settings_changed(T.app);
    for (int plies = 0; plies < 160 && at_sides("press two", &px) == 0; plies++) {
        assert_true(player_act(&T.hand));
    }
    assert_int_equal(at_sides("press two", &px), 2);
    at_sides("hand out", &px);
    *names = px_of_names();
    kit_end(&T);
    return px;
}

/* Whoever hands out from a side reads how, too; and where words are to be large, they are. */
static void sides_read_how(void **state) {
    (void)state;
    for (int n = 4; n <= 6; n++) {
        int names, large_names;
        const int usual = see_who_hands_out(n, 1.0f, &names), large = see_who_hands_out(n, 1.75f, &large_names);
        assert_true(large > usual * 14 / 10);
        assert_true(large_names > names * 13 / 10);
    }
}

/* On a low window the buttons of whoever hands out from a short side take the room beside his chip: how is said in
 * the line then. */
static void a_low_side_reads_how(void **state) {
    (void)state;
    int from_sides = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        int px;
        kit_flat_begin_seeded(&T, "eatme", 6, 1024, 600, 3.78f, 0, seed);
        for (int plies = 0; plies < 160 && at_sides("press two", &px) == 0; plies++) {
            assert_true(player_act(&T.hand));
        }
        assert_int_equal(at_sides("press two", &px), 2);
        from_sides += at_sides("Keep as it is", &px);
        kit_end(&T);
    }
    assert_true(from_sides > 0);
}

/* Wherever the two stand at a low side, what is to be done is in larger letters than what has happened. */
static void a_low_side_reads_first_what_is_to_be_done(void **state) {
    (void)state;
    int seen = 0;
    kit_flat_begin(&T, "sabbath", 5, 1024, 600, 3.78f, 0);
    for (int plies = 0; plies < 160 && strcmp(app_scene_name(T.app), "results") != 0; plies++) {
        int call, happened;
        if (at_sides("take a card", &call) > 0 && at_sides("rises above", &happened) > 0) {
            assert_true(call > happened);
            seen++;
        }
        assert_true(player_act(&T.hand));
    }
    assert_true(seen > 0);
    kit_end(&T);
}

/* A table with nobody at one long side says it once. */
static void nothing_is_said_to_nobody(void **state) {
    int seen = 0;
    (void)state;
    kit_flat_begin(&T, "robbers", 3, 1024, 600, 3.78f, 0);
    for (int plies = 0; plies < 4; plies++) {
        seen += see_corners(3);
        assert_true(player_act(&T.hand));
    }
    assert_true(seen > 0);
    kit_end(&T);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(everybody_reads_what_is_to_be_done),
                                       cmocka_unit_test(a_low_side_reads_how),
                                       cmocka_unit_test(a_low_side_reads_first_what_is_to_be_done),
                                       cmocka_unit_test(long_words_are_said_in_short),
                                       cmocka_unit_test(sides_read_how),
                                       cmocka_unit_test(nothing_is_said_to_nobody)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
