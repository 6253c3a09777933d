/* What is read in an open hand of a flat table takes the same room whatever it says: the same lines, letters, ends
 * and light, in each language, window and size of text. Matches that were dealt otherwise, up to what is public of
 * them. */
#include "app/kit_app_flat.h"

#include <math.h>
#include <string.h>

#include "app/languages.h"
#include "app/stack.h"

enum { DEALS = 6, BOXES = 24 };

static table_for_tests T[DEALS];

typedef struct {
    const char *game;
    int seats;
} flat_game;

static void begin(const flat_game *g) {
    for (int i = 0; i < DEALS; i++) {
        kit_flat_begin_seeded(&T[i], g->game, g->seats, 1280, 800, 5.9f, 0, 5 + (uint64_t)i);
    }
}

static void end(void) {
    for (int i = 0; i < DEALS; i++) {
        kit_end(&T[i]);
    }
}

static void set(const char *lang, int seat, int w, int h, int percent) {
    for (int i = 0; i < DEALS; i++) {
        T[i].app->settings.text_percent = percent;
        app_settings_changed(T[i].app);
        app_choose_language(T[i].app, (uint8_t)seat, lang);
        player_feed(&T[i].hand, (ui_raw){.kind = UI_RAW_RESIZE, .w = w, .h = h, .px_per_mm = 5.9f});
        player_wait(&T[i].hand, 20);
    }
}

/* On the cards, and on what is chosen, which lies in an order of chance: only their owner is near enough to tell them
 * apart. */
static bool on_a_picture(const ui_draw *d, const ui_box *box) {
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        if (z->place == box->place && (strcmp(z->name, ZONE_CARD) == 0 || strcmp(z->name, FLAT_ZONE_SIGN) == 0) &&
            ui_inside(ui_inset(z->at, -4), box->at.x + box->at.w / 2, box->at.y + box->at.h / 2)) {
            return true;
        }
    }
    return false;
}

/* Of a hand that is open: where its words are, and how large. */
static int outline(const table_for_tests *t, int seat, ui_box out[BOXES]) {
    const ui_draw *d = t->app->shown;
    int n = 0;
    for (int i = 0; i < d->n_boxes && n < BOXES; i++) {
        if (d->box[i].place == FLAT_PLACE(seat) && !on_a_picture(d, &d->box[i])) {
            out[n++] = d->box[i];
        }
    }
    return n;
}

static bool near(ui_rect a, ui_rect b) {
    return fabsf(a.x - b.x) < 0.51f && fabsf(a.y - b.y) < 0.51f && fabsf(a.w - b.w) < 0.51f &&
           fabsf(a.h - b.h) < 0.51f;
}

static const char *text_of(const table_for_tests *t, const ui_box *box) {
    return t->app->shown->arena + box->text;
}

/* How many of the sentences were other ones. */
static int compare(const char *lang, int seat) {
    ui_box first[BOXES] = {0}, other[BOXES] = {0};
    const int n = outline(&T[0], seat, first);
    int unlike = 0;
    assert_true(n > 1);
    for (int i = 1; i < DEALS; i++) {
        if (kit_flat_asked(&T[i], seat) != kit_flat_asked(&T[0], seat)) { /* who begins is public */
            continue;
        }
        assert_int_equal(outline(&T[i], seat, other), n);
        for (int k = 0; k < n; k++) {
            unlike += strcmp(text_of(&T[0], &first[k]), text_of(&T[i], &other[k])) != 0;
            if (!near(first[k].at, other[k].at) || first[k].px != other[k].px || other[k].cut) {
                fail_msg("%s, %d %%, %d x %d: \"%s\" %.1f x %.1f of %d, \"%s\" %.1f x %.1f of %d", lang,
                         T[0].app->settings.text_percent, T[0].app->frame.pixel_w, T[0].app->frame.pixel_h,
                         text_of(&T[0], &first[k]), (double)first[k].at.w, (double)first[k].at.h, first[k].px,
                         text_of(&T[i], &other[k]), (double)other[k].at.w, (double)other[k].at.h, other[k].px);
            }
        }
    }
    return unlike;
}

static int look(const char *lang, int seat) {
    ui_edge_table alone = kit_flat(&T[0])->edge;
    alone.n_open = 0;
    if (!ui_edge_opens(&T[0].app->frame, &alone, seat)) { /* it takes the whole window */
        return 0;
    }
    for (int i = 0; i < DEALS; i++) {
        assert_true(player_hold_chip(&T[i].hand, seat));
        player_wait(&T[i].hand, 320);
    }
    const int unlike = compare(lang, seat);
    for (int i = 0; i < DEALS; i++) {
        player_lift_chip(&T[i].hand, seat);
    }
    return unlike;
}

static int in_all_windows(const char *lang, int seat) {
    static const struct {
        int w, h;
    } window[] = {{1280, 800}, {1024, 768}, {1920, 1080}, {800, 1280}};
    static const int percent[] = {100, 130, 175};
    int unlike = 0;
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 3; k++) {
            set(lang, seat, window[i].w, window[i].h, percent[k]);
            unlike += look(lang, seat);
        }
    }
    return unlike;
}

static int in_all_languages(int seat) {
    const app_languages all = app_find_languages(T[0].app);
    int unlike = 0;
    for (int i = 0; i < all.n; i++) {
        unlike += in_all_windows(all.tag[i], seat);
    }
    return unlike;
}

/* Somebody who is asked nothing in all of them: what it plays for stands there. */
static int waits(void) {
    for (int seat = 0; seat < T[0].app->plan.seating.n; seat++) {
        bool asked = false;
        for (int i = 0; i < DEALS; i++) {
            asked |= kit_flat_asked(&T[i], seat);
        }
        if (!asked) {
            return seat;
        }
    }
    return -1;
}

static bool all_wait(void) {
    for (int i = 0; i < DEALS; i++) {
        if (strcmp(app_scene_name(T[i].app), "flat") != 0 || app_director_step(T[i].app->table).kind != STEP_OPEN) {
            return false;
        }
    }
    return true;
}

/* The first cards: what one is, and where many sit who is smelled. */
static void growl(void **state) {
    (void)state;
    static const flat_game games[] = {{"growl", 6}, {"growl", 9}};
    for (int g = 0; g < 2; g++) {
        begin(&games[g]);
        assert_true(in_all_languages(0) > 20);
        end();
    }
}

/* What each side plays for. */
static void growl_by_day(void **state) {
    (void)state;
    begin(&(flat_game){"growl", 6});
    for (int tries = 0; tries < 40 && !all_wait(); tries++) {
        for (int i = 0; i < DEALS; i++) {
            if (app_director_step(T[i].app->table).kind != STEP_OPEN) {
                player_act(&T[i].hand);
            }
        }
    }
    assert_true(all_wait());
    assert_true(in_all_languages(waits()) > 20);
    end();
}

static void robbers(void **state) {
    (void)state;
    begin(&(flat_game){"robbers", 4});
    assert_true(waits() >= 0);
    assert_true(in_all_languages(waits()) > 20);
    end();
}

/* What is read there follows from what is public: it only must not hang on the cards. */
static void others(void **state) {
    (void)state;
    static const flat_game games[] = {{"sabbath", 5}, {"eatme", 5}};
    for (int g = 0; g < 2; g++) {
        begin(&games[g]);
        in_all_windows("en", 0);
        in_all_windows("th", 0);
        end();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(growl), cmocka_unit_test(growl_by_day),
                                       cmocka_unit_test(robbers), cmocka_unit_test(others)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
