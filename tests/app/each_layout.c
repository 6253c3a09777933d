/* Walks every scene of one game, named by the first argument, in the made-up locale, whose words are longer, accented
 * and in ⟦ ⟧, at three sizes and five sizes of text. A frame fails with a string that no catalogue holds, a word cut
 * off, a missing glyph, text that is too small, two texts that overlap, or a list that overflows. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/stack.h"
#include "platform/platform.h"

enum { MOST_FAULTS = 4000, FAULT = 160 };

typedef struct {
    char line[MOST_FAULTS][FAULT];
    int n, frames;
    const char *where; /* size and scale */
    const nt_game *game;
} faults;

static bool known(const faults *f, const char *line) {
    for (int i = 0; i < f->n; i++)
        if (strcmp(f->line[i], line) == 0)
            return true;
    return false;
}

static void fault(faults *f, const app *a, const char *what, const char *text, const char *other) {
    char line[FAULT];
    snprintf(line, sizeof line, "%s %s/%s: %s: %.40s%s%.30s", f->where, app_scene_name(a), app_screen_name(a), what,
             text, other[0] ? " | " : "", other);
    if (f->n < MOST_FAULTS && !known(f, line))
        memcpy(f->line[f->n++], line, sizeof line);
}

static bool overlap(const ui_rect *a, const ui_rect *b) {
    static const float touch = 1.5f; /* du: rounding, and hand-cut edges */
    return a->x + touch < b->x + b->w && b->x + touch < a->x + a->w && a->y + touch < b->y + b->h &&
           b->y + touch < a->y + a->h;
}

/* A card that flies to a seat passes over names. */
static bool moving(const app *a) {
    nt_event event, last;
    float part = 1.0f;
    if (a->table)
        app_director_event(a->table, a->now, &event, &part, &last);
    return part < 1.0f;
}

static void check_box(faults *f, const app *a, const ui_draw *d, int i) {
    const ui_box *box = &d->box[i];
    const char *text = d->arena + box->text;
    if (text[0] == '\0')
        return;
    if (!box->name && strncmp(text, "⟦", strlen("⟦")) != 0)
        fault(f, a, "from no catalogue", text, "");
    if (box->cut && !box->name)
        fault(f, a, "cut", text, "");
    if (box->missing)
        fault(f, a, "missing glyph", text, "");
    if (box->small)
        fault(f, a, "too small", text, "");
    if (box->at.x < -1 || box->at.y < -1 || box->at.x + box->at.w > d->ui->width + 1 ||
        box->at.y + box->at.h > d->ui->height + 1)
        fault(f, a, "beyond the frame", text, "");
    for (int j = 0; j < i && !moving(a); j++)
        if (d->box[j].layer == box->layer && d->arena[d->box[j].text] && overlap(&d->box[j].at, &box->at))
            fault(f, a, "overlap", d->arena + d->box[j].text, text);
}

static void see(void *user, app *a) {
    faults *f = user;
    const ui_draw *d = a->shown;
    f->frames++;
    if (d->overflow)
        fault(f, a, "the list overflows", "", "");
    for (int i = 0; i < d->n_boxes; i++)
        check_box(f, a, d, i);
}

/* Presses a zone, and back again. */
static void visit(player *p, const char *zone) {
    if (!player_press(p, zone, -1))
        return;
    player_wait(p, 400);
    for (int i = 0; i < 12 && player_zone(p, "page", 1); i++)
        player_press(p, "page", 1);
    player_key(p, UI_KEY_BACK, false);
    player_wait(p, 400);
}

static void walk_menus(player *p, int game) {
    player_wait(p, 50);
    visit(p, "rules");
    visit(p, "settings");
    assert_true(player_press(p, "play", -1));
    player_wait(p, 400);
    assert_true(player_press(p, "game", game));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "seating");
    assert_true(player_press(p, "next", -1));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "options");
    for (const ui_zone *z = player_zone(p, "page", 1); z && !(z->flags & UI_ZONE_OFF); z = player_zone(p, "page", 1))
        player_press(p, "page", 1);
}

static void walk_match(player *p, int seats, int people) {
    app *a = p->app;
    a->plan.seating = app_seating_standard(seats, true, "en-XA");
    for (int i = 0; i < people; i++)
        a->plan.seating.seat[i].bot = false;
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(p, 3000);
    app_notice(a, "trouble.save", (text_arg[]){TEXT_STR("detail", "⟦/home: no space⟧")}, 1);
    player_wait(p, 50);
    for (int i = 0; i < 20000; i++) {
        if (i % 60 == 30) {
            visit(p, "pause");
            visit(p, "log");
        }
        if (!player_act(p))
            break;
    }
    assert_true(nt_match_over(app_director_match(a->table)));
}

/* The place of the game among those that the picker offers. */
static int index_of(const nt_game *game) {
    int i = 0;
    while (nt_games[i] != game)
        i++;
    return i;
}

/* The most players that the printed rules seat. */
static int most_seats(const nt_game *game) {
    nt_err err = NT_BAD_CONFIG;
    for (int seats = game->max_seats; seats > game->min_seats; seats--) {
        const nt_config config = nt_config_standard(game, (uint8_t)seats);
        nt_match *match = nt_match_create(game, &config, 1, &err);
        nt_match_destroy(match);
        if (match != NULL)
            return seats;
    }
    return game->min_seats;
}

static void walk(faults *f, int w, int h, int percent, int seats) {
    char dir[256], locales[300], where[80], problem[256] = "";
    snprintf(where, sizeof where, "%s %dx%d %d%% %d seats", f->game->id, w, h, percent, seats);
    f->where = where;
    kit_folder(dir, sizeof dir);
    snprintf(locales, sizeof locales, "%s/locales", NT_BUILD_DIR);
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = w, .h = h, .offscreen = true}, problem,
                    sizeof problem);
    assert_non_null(p);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .locales_dir = locales,
                                 .save_dir = dir,
                                 .lang = "en-XA",
                                 .seed = 3,
                                 .text_percent = percent,
                                 .quiet = true};
    float px_per_mm = 0;
    pf_size(p, &w, &h, &px_per_mm);
    app *a = app_create(&options, pf_type(p), w, h, px_per_mm, problem, sizeof problem);
    assert_non_null(a);
    assert_string_equal(text_lang(app_words(a, NULL)), "en-XA");
    player hand;
    player_begin(&hand, a, 3);
    hand.seen = see;
    hand.user = f;
    app_dirty(a);
    walk_menus(&hand, index_of(f->game));
    walk_match(&hand, seats, 2);
    app_destroy(a);
    pf_close(p);
    kit_remove(dir);
}

static void every_scene_holds_longer_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}};
    static const int percent[] = {100, 115, 130, 150, 175};
    static faults f;
    f.game = *state;
    const int few = f.game->min_seats + 1, many = most_seats(f.game);
#ifdef __SANITIZE_ADDRESS__
    /* Sanitizers look at the code, not at the layout: the ends of both scales are enough for them. */
    const size_t step = 4, size_step = 2;
#else
    const size_t step = 1, size_step = 1;
#endif
    for (size_t i = 0; i < 3; i += size_step)
        for (size_t j = 0; j < 5; j += step)
            walk(&f, size[i][0], size[i][1], percent[j], j % 2 ? few : many);
    for (int i = 0; i < f.n; i++)
        print_message("%s\n", f.line[i]);
    print_message("%d frames, %d faults\n", f.frames, f.n);
    assert_true(f.frames > 1000);
    assert_int_equal(f.n, 0);
}

int main(int argc, char **argv) {
    const nt_game *game = argc == 2 ? nt_game_find(argv[1]) : NULL;
    if (game == NULL) {
        fprintf(stderr, "each_layout GAME\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(every_scene_holds_longer_words, (void *)(uintptr_t)game)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
