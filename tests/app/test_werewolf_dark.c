/* A judge's call comes through the dark: the table goes into it, and comes out of it, in small steps. */
#include <math.h>
#include <string.h>

#include "app/laid.h"
#include "app/rise.h"
#include "app/werewolf_hosted.h"
#include "ui/motion.h"
#include "ui/widgets.h"

/* How much of its light the table, and whatever is called on it, has in a frame. */
typedef struct {
    float table, call;
} light;

static bool is_whole(const app *a, const ui_command *c) {
    return c->at.w >= a->frame.width && c->at.h >= a->frame.height && c->at.x <= 0;
}

static float alpha_of(const ui_command *c) {
    return (float)(c->colour >> 24) / 255.0f;
}

/* Over all lies the dark, and on that the table while it goes. */
static light light_of(app *a) {
    const ui_draw *d = a->shown;
    const int laid = d->n - a->rise.before->n - 2;
    const bool called = strcmp(app_scene_name(a), "call") == 0;
    const bool goes = called && laid > 0 && d->command[laid].kind == UI_GROUP && is_whole(a, &d->command[laid]);
    const ui_command *dark = &d->command[goes ? laid - 1 : d->n - 1];
    const float lit = rise_shows(a) && is_whole(a, dark) ? 1.0f - alpha_of(dark) : 1.0f;

    if (called) {
        return (light){goes ? alpha_of(&d->command[laid]) * table_scene_unclosed(a->rise.before) : 0.0f, lit};
    }
    return (light){fminf(lit, table_scene_unclosed(d)), 0.0f};
}

typedef struct {
    light before;
    const char *scene_name;
    float most;
    int calls, rites;
} walk;

static void seen(void *user, app *a) {
    walk *w = user;
    const light now = light_of(a);
    const char *name = app_scene_name(a);
    const werewolf_pub *pub = app_director_view(a->table, NT_SPECTATOR).pub;
    const bool table = strcmp(name, "table") == 0, called = strcmp(name, "call") == 0;

    if (w->scene_name != NULL && (table || called)) {
        w->most = fmaxf(w->most, fmaxf(fabsf(now.table - w->before.table), now.call - w->before.call));
        w->calls += called && strcmp(w->scene_name, "table") == 0;
        w->rites += called && strcmp(w->scene_name, "table") == 0 && pub->step == WEREWOLF_STEP_RITES;
    }
    w->scene_name = table ? "table" : called ? "call" : NULL;
    w->before = now;
}

/* Before a night, before last rites and after both. */
static void the_table_goes_dark_and_light_in_small_steps(void **state) {
    walk w = {0};
    hosted h;
    (void)state;

    begin(&h, 9, 0x1FF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "dusk");
    player_wait(&h.hand, 1000);
    h.hand.seen = seen;
    h.hand.user = &w;
    for (int i = 0; i < 6000 && w.rites < 2 && !nt_match_over(app_director_match(h.a->table)); i++) {
        assert_true(player_act(&h.hand));
    }
    assert_true(w.calls > w.rites && w.rites > 0);
    assert_true(w.most < 0.26f);
    end(&h);
}

static void seen_flat(void *user, app *a) {
    walk *w = user;
    const bool flat = strcmp(app_scene_name(a), "flat") == 0;

    if (flat && w->scene_name != NULL) {
        w->calls++;
        w->most = fmaxf(w->most, light_of(a).table);
    }
    w->scene_name = strcmp(app_scene_name(a), "call") == 0 ? "call" : NULL;
}

/* All of a flat table, with what stands at its edges. */
static void a_flat_table_comes_out_of_the_dark(void **state) {
    walk w = {0};
    hosted h;
    (void)state;

    begin(&h, 9, 0x1FF, WEREWOLF_HOST_TABLE, 0);
    h.a->settings.mode = APP_FLAT;
    app_settings_changed(h.a);
    play_until(&h, "dusk");
    player_wait(&h.hand, 1000);
    h.hand.seen = seen_flat;
    h.hand.user = &w;
    for (int i = 0; i < 3000 && w.calls == 0; i++) {
        assert_true(player_act(&h.hand));
    }
    assert_true(w.calls > 0);
    assert_true(w.most < 0.26f);
    end(&h);
}

static void touch(hosted *h, const char *zone) {
    const ui_rect at = player_zone(&h->hand, zone, -1)->at;
    ui_raw raw = {
        .kind = UI_RAW_DOWN, .x = (at.x + at.w / 2) * h->a->frame.u, .y = (at.y + at.h / 2) * h->a->frame.u};

    app_handle(h->a, &raw);
    raw.kind = UI_RAW_UP;
    app_handle(h->a, &raw);
    app_advance(h->a, h->a->now + 1);
    app_frame(h->a);
}

static uint64_t left_of_change(const hosted *h) {
    const uint64_t ends = table_scene_shown(h->a)->change.ends;

    return ends > h->a->now ? ends - h->a->now : 0;
}

/* The sheet of the roles: as long as the pace says, not at all without motion; a press ends it and does nothing else.
 */
static void what_comes_with_a_question_ends_by_a_press(void **state) {
    static const app_pace pace[] = {APP_PACE_SLOW, APP_PACE_NORMAL, APP_PACE_FAST, APP_PACE_AT_ONCE};
    uint64_t before = UINT64_MAX;
    hosted h;
    (void)state;

    for (size_t i = 0; i < sizeof pace / sizeof pace[0] + 1; i++) {
        const bool off = i == sizeof pace / sizeof pace[0];
        begin(&h, 9, 0x1FF, WEREWOLF_HOST_JUDGE, 0);
        h.a->settings.pace = off ? APP_PACE_NORMAL : pace[i];
        h.a->settings.motion = off ? APP_MOTION_OFF : h.a->settings.motion;
        app_settings_changed(h.a);
        play_until(&h, "dusk");
        const uint64_t left = left_of_change(&h);
        assert_true(off ? left == 0 : left < before);
        before = left;
        if (left > 0) {
            const int was = plies(&h);
            player_wait(&h.hand, left / 2);
            h.a->map.locked_until = 0;
            assert_true(left_of_change(&h) > 0);
            touch(&h, "act");
            assert_int_equal(left_of_change(&h), 0);
            assert_int_equal(plies(&h), was);
        }
        press(&h, "act", -1);
        assert_string_not_equal(app_screen_name(h.a), "");
        end(&h);
    }
}

/* ---- what comes with a question of the day ---- */

typedef struct {
    int questions, pictures, buttons;
    float left; /* of the table before, in the last picture */
} asking;

/* What lies over it: the table before where it differs, seen through; in the second half nothing does, for then the
 * question comes. */
static void see_question(void *user, app *a) {
    asking *q = user;
    const ui_draw *d = a->shown;
    if (!rise_moves(a) || a->rise.way != RISE_ON_TABLE || !rise_shows(a)) {
        return;
    }
    assert_string_equal(app_scene_name(a), "table");
    assert_false(rise_holds(a)); /* a press is answered at once */
    const float left = laid_left(a);
    assert_true(left == 0.0f || rise_on_table_left(a) == 1.0f);
    assert_true(left < 1.0f);
    q->questions += left > q->left || q->pictures == 0;
    q->left = left;
    q->pictures++;
    for (int i = 0; i < d->n_zones; i++) {
        q->buttons += strcmp(d->zone[i].name, "act") == 0;
    }
}

static asking ask_for_a_day(app_motion motion) {
    asking q = {0};
    hosted h;
    begin(&h, 9, 0x1FF, WEREWOLF_HOST_JUDGE, 0);
    h.a->settings.motion = motion;
    app_settings_changed(h.a);
    h.hand.seen = see_question;
    h.hand.user = &q;
    play_until(&h, "speech");
    player_wait(&h.hand, 1000);
    end(&h);
    return q;
}

static void buttons_and_clocks_come_with_their_question(void **state) {
    (void)state;
    const asking moving = ask_for_a_day(APP_MOTION_ON), still = ask_for_a_day(APP_MOTION_OFF);
    assert_true(moving.questions >= 2);
    assert_true(moving.pictures >= 2 * MOTION_PANEL_STEPS && moving.buttons > 0);
    assert_int_equal(still.pictures, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_comes_with_a_question_ends_by_a_press),
                                       cmocka_unit_test(a_flat_table_comes_out_of_the_dark),
                                       cmocka_unit_test(the_table_goes_dark_and_light_in_small_steps),
                                       cmocka_unit_test(buttons_and_clocks_come_with_their_question)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
