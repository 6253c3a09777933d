/* Matches of a game on a flat table, named by the argument, played to their end by presses at where things are shown.
 * Where there is room each looks and chooses in its own zone, several at once, and nothing of a closed one is shown;
 * where there is none, what one seat reads is turned to the edge at which it sits, what all read is not. No words are
 * cut in any language; with "whole" at every size of text. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/inside.h"
#include "app/kit_app_scenes.h"
#include "app/languages.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "platform/platform.h"
#include "ui/edges.h"

typedef struct {
    const nt_game *game;
    bool portrait;
    int edges; /* a bit each that something was read at */
    int turned, private, curtains;
    bool whole;
    int16_t host;        /* the option of that name */
    int open, most_open; /* frames with open zones; the most at once */
    const char *lang;
    int percent; /* of the usual text */
} flat_table;

/* The quarter turns of the whole frame. */
static int turn_of(const ui_draw *d) {
    return d->n > 0 && d->command[0].kind == UI_PLACE && d->n_zones >= 0 ? d->command[0].turn : 0;
}

/* Whom the frame is for, by the seat whose view is shown or who is to come; NT_SPECTATOR: everybody. */
static uint8_t reader(const app *a) {
    for (int i = a->depth - 1; i >= 0; i--) {
        if (a->stack[i]->ops->seat != NULL) {
            return a->stack[i]->ops->seat(a->stack[i], a);
        }
    }
    return NT_SPECTATOR;
}

static bool inside(ui_rect in, ui_rect of) {
    return in.x > of.x - 1 && in.y > of.y - 1 && in.x + in.w < of.x + of.w + 1 && in.y + in.h < of.y + of.h + 1;
}

/* What a seat may press, and what it sees, lies in its own zone; of a closed one there is the chip alone. */
static void see_zones(flat_table *t, const app *a) {
    const flat_scene *f = (const flat_scene *)stack_top(a);
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_edge_seats(&a->frame, &f->edge, at);
    for (int i = 0; i < a->shown->n_zones; i++) {
        const ui_zone *z = &a->shown->zone[i];
        if (z->place == 0 || z->place > f->edge.n) {
            continue;
        }
        const ui_edge_seat *own = &at[z->place - 1];
        if (flat_is_open(f, z->place - 1)) {
            assert_true(inside(z->at, ui_edge_on_window(&a->frame, own->turn, own->zone)));
        } else {
            assert_string_equal(z->name, ZONE_LOOK);
        }
    }
    for (int i = 0; i < a->shown->n_boxes; i++) {
        const ui_box *box = &a->shown->box[i];
        const bool of_seat = box->place > 0 && box->place <= f->edge.n && !flat_is_open(f, box->place - 1);
        assert_true(!of_seat || box->name || box->at.w < a->frame.width / 2);
    }
    t->open += f->edge.n_open > 0;
    t->most_open = f->edge.n_open > t->most_open ? f->edge.n_open : t->most_open;
}

/* On a tablet nothing of what is to be done is lost, however it stands, nor anything that a seat reads in its zone.
 */
static void see_sentences(const flat_table *t, const app *a) {
    const float phone = 8.0f;
    for (int i = 0; i < a->shown->n_boxes && a->frame.px_per_mm < phone; i++) {
        const ui_box *box = &a->shown->box[i];
        const char *text = a->shown->arena + box->text;
        const bool sentence = box->place == 0 && strchr(text, ' ') != NULL;
        const bool of_seat = box->place > 0 && box->place <= app_director_seating(a->table)->n;
        if (box->cut && !box->name && (sentence || of_seat)) {
            fail_msg("%s, %d %%, cut: %s", t->lang, t->percent, text);
        }
    }
}

static void see(void *user, app *a) {
    flat_table *t = user;
    if (a->table == NULL) {
        return;
    }
    const char *name = app_scene_name(a);
    const uint8_t seat = reader(a);
    const int n = app_director_seating(a->table)->n;
    const int edge = seat == NT_SPECTATOR ? 0 : ui_edge_of(n, seat, t->portrait);
    assert_int_equal(turn_of(a->shown), edge);
    if (strcmp(name, "table") == 0 || strcmp(name, "results") == 0 || strcmp(name, "flat") == 0) {
        assert_int_equal(seat, NT_SPECTATOR);
    }
    if (strcmp(name, "flat") == 0 && a->shown->ui != NULL) {
        see_zones(t, a);
        see_sentences(t, a);
    }
    if (strcmp(name, "results") == 0 && a->shown->ui != NULL && flat_ends_within(&a->frame)) {
        see_sentences(t, a);
    }
    if (strcmp(name, "private") == 0 || strcmp(name, "still") == 0) {
        assert_int_not_equal(seat, NT_SPECTATOR);
        t->private ++;
    }
    t->curtains += strcmp(name, "curtain") == 0;
    t->turned += edge != 0;
    t->edges |= seat == NT_SPECTATOR ? 0 : 1 << edge;
    for (int i = 0; i < a->shown->n_zones; i++) {
        const ui_rect *at = &a->shown->zone[i].at;
        assert_true(at->x > -1 && at->y > -1 && at->x + at->w < a->frame.width + 1 &&
                    at->y + at->h < a->frame.height + 1);
    }
}

static void play(flat_table *t, int w, int h, float px_per_mm, int seats) {
    char dir[256], problem[256] = "";
    kit_folder(dir, sizeof dir);
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = w, .h = h, .offscreen = true}, problem,
                    sizeof problem);
    assert_non_null(p);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = dir,
                                 .lang = t->lang,
                                 .seed = 5,
                                 .quiet = true};
    app *a = app_create(&options, pf_type(p), w, h, px_per_mm, problem, sizeof problem);
    assert_non_null(a);
    a->settings.mode = APP_FLAT;
    a->settings.text_percent = t->percent;
    a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(a);
    player hand;
    player_begin(&hand, a, 5);
    hand.coarse = 150;
    hand.seen = see;
    hand.user = t;
    t->portrait = h > w;
    a->plan.game = t->game;
    a->plan.config = nt_config_standard(t->game, (uint8_t)seats);
    for (int i = 0; i < t->game->n_options; i++) { /* nobody hosts who does not sit there */
        if (strcmp(t->game->options[i].id, "host_mode") == 0) {
            a->plan.config.opt[i] = t->host;
        }
    }
    if (strcmp(t->game->id, "growl") == 0 && seats > 10) {
        a->plan.config.opt[0] = 1; /* a big table */
    }
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    for (int i = 0; i < 20000 && player_act(&hand); i++) {
    }
    assert_true(nt_match_over(app_director_match(a->table)));
    app_destroy(a);
    pf_close(p);
    kit_remove(dir);
}

/* So many sit at such a table, in millimetres: ten inches, and twenty-four. */
static const struct {
    const char *game;
    int seats, w, h;
    float px_per_mm;
    bool whole; /* played only in the long form */
} tables[] = {
    {"growl", 4, 1280, 800, 5.9f, false},     {"growl", 8, 1920, 1080, 3.6f, false},
    {"growl", 15, 1920, 1080, 3.6f, true},    {"eatme", 6, 1280, 800, 5.9f, false},
    {"sabbath", 3, 1280, 800, 5.9f, false},   {"sabbath", 5, 800, 1280, 5.9f, false},
    {"robbers", 4, 1280, 800, 5.9f, false},   {"werewolf", 12, 1280, 800, 5.9f, false},
    {"werewolf", 20, 1920, 1080, 3.6f, true},
};

static void a_match_is_played_in_zones(void **state) {
    flat_table *t = *state;
    bool zones = false;
    for (int i = 0; nt_games[i] != NULL; i++) {
        zones |= nt_games[i] == t->game && nt_tables[i]->held != NULL && nt_tables[i]->hosting == NULL;
    }
    t->host = 1;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        if (strcmp(t->game->id, tables[i].game) == 0 && (t->whole || !tables[i].whole)) {
            play(t, tables[i].w, tables[i].h, tables[i].px_per_mm, tables[i].seats);
        }
    }
    print_message("%s: %d frames with open zones, %d at once\n", t->game->id, t->open, t->most_open);
    assert_true(zones ? t->open > 20 : t->open == 0 && t->curtains > 10);
}

static void a_match_turns_to_whoever_reads(void **state) {
    flat_table *t = *state;
    const int few = t->game->min_seats + 1, many = scenes_most_seats(t->game);
    *t = (flat_table){.game = t->game, .whole = t->whole, .lang = "en", .percent = 100};
    play(t, 1280, 800, 14.0f, few);
    play(t, 800, 1280, 14.0f, many < 8 ? many : 8);
    print_message("%s: %d frames turned, %d private, %d of curtains, edges %x\n", t->game->id, t->turned, t->private,
                  t->curtains, (unsigned)t->edges);
    assert_true(t->turned > 20 && t->private > 10 && t->curtains > 10);
    assert_int_equal(t->edges, 15);
    assert_int_equal(t->open, 0);
}

static void cut_nothing(flat_table *t, const char *lang, int nth, int percent, float px_per_mm) {
    const int few = t->game->min_seats, most = scenes_most_seats(t->game), many = most < 8 ? most : 8;
    t->lang = lang;
    t->percent = percent;
    play(t, 1280, 800, px_per_mm, nth == 0 ? many : few + nth % 2);
}

/* On a monitor at the usual size, where lines are few; every second language once more larger, there or on ten
 * inches. */
static void no_words_are_cut(void **state) {
    static const int percent[] = {115, 175, 130, 150};
    static const float monitor = 3.78f, tablet = 5.9f;
    flat_table *t = *state;
    char dir[256];
    kit_folder(dir, sizeof dir);
    app *a = kit_app(dir, 1);
    const app_languages all = app_find_languages(a);
    *t = (flat_table){.game = t->game, .whole = t->whole, .host = 1};
    assert_true(all.n >= 8);
    for (int i = 0; i < all.n; i++) {
        cut_nothing(t, all.tag[i], i, 100, monitor);
        for (int k = 0; k < (t->whole ? 8 : 1 - i % 2); k++) {
            cut_nothing(t, all.tag[i], i + k, percent[(i / 2 + k) % 4], (i + k) / 4 % 2 ? tablet : monitor);
        }
    }
    app_destroy(a);
    kit_remove(dir);
}

int main(int argc, char **argv) {
    static flat_table t = {.lang = "en", .percent = 100};
    t.game = argc >= 2 ? nt_game_find(argv[1]) : NULL;
    t.whole = argc == 3 && strcmp(argv[2], "whole") == 0;
    if (t.game == NULL) {
        fprintf(stderr, "each_flat GAME [whole]\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(a_match_is_played_in_zones, &t),
                                       cmocka_unit_test_prestate(a_match_turns_to_whoever_reads, &t),
                                       cmocka_unit_test_prestate(no_words_are_cut, &t)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
