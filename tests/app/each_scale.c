/* Walks every scene of one game at the largest text, draws each frame a second time at the usual size, and names each
 * text whose letters hardly grew: each_scale GAME. Texts are paired within a frame, so both sizes show the same
 * state; numbers count as equal, since lists turn more pages when text is large. A text has grown when its letters
 * are a fifth larger, or as large as running text now is: a heading need not stay so many times that. Letters that
 * are part of a picture, as on the faces of cards, are drawn for a frame of the usual size; the inspector shows them.
 */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app_scenes.h"
#include "ui/widgets.h"

enum { TEXT = 48, MOST = 4000, SCREENS = 128, OFTEN = 150, GROWTH = 120 /* per cent */ };

/* What does not grow, and why; what a game no longer shows so small has to go from here. */
typedef struct {
    const char *game, *text, *why; /* text as shape_of has it, cut */
} small_text;

static const char face[] = "stands on the face of a card, which the inspector shows large";

static const small_text stays[] = {
    /* Letters of pictures. */
    {"growl", "Bite", face},
    {"growl", "Charm", face},
    {"growl", "Wound", face},
    {"growl", "Gold", face},
    {"growl", "Salve", face},
    {"growl", "The Sleepwalkers", face},
    {"growl", "All Hallows’ Eve", face},
    {"growl", "Caged", face},
    {"growl", "Hypnosis", face},
    {"growl", "Silver Bullet", face},
    {"growl", "Truth Serum", face},
    {"growl", "Night", face},
    {"growl", "Final Night", face},
    {"robbers", "Werewolf", face},
    {"robbers", "Knife", face},
    {"robbers", "Traitor", face},
    {"robbers", "Seer", face},
    {"robbers", "#", face},
    {"robbers", "+#", face},
    {"robbers", "½", face},
};
enum { STAYS = sizeof stays / sizeof stays[0] };

/* One text of one window: how it grew where it grew least. */
typedef struct {
    char screen[64], text[TEXT];
    int small, large; /* pixels */
} grown;

typedef struct {
    const nt_game *game;
    grown at[MOST];
    int n, pairs, bad;
    bool needed[STAYS];
    struct {
        char name[64];
        int times;
    } screen[SCREENS];
    int screens;
} scale;

/* Digits become one #: a page's number differs between sizes. */
static void shape_of(const ui_draw *d, const ui_box *box, char to[TEXT]) {
    const char *from = d->arena + box->text;
    int n = 0;
    for (int i = 0; from[i] != '\0' && n < TEXT - 1; i++) {
        const bool digit = from[i] >= '0' && from[i] <= '9';
        if (!digit || n == 0 || to[n - 1] != '#') {
            to[n++] = digit ? '#' : from[i];
        }
    }
    to[n] = '\0';
}

/* The shapes of all texts of a frame, in the order of its boxes. */
typedef struct {
    char at[UI_MAX_BOXES][TEXT];
} shapes;

static void read_shapes(const ui_draw *d, shapes *to) {
    for (int i = 0; i < d->n_boxes; i++) {
        shape_of(d, &d->box[i], to->at[i]);
    }
}

/* The smallest letters of this text in the frame, beside those of pictures, or 0. */
static int smallest(const ui_draw *d, const shapes *of, const char *shape, float drawn_for) {
    int px = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(of->at[i], shape) == 0 && d->box[i].scale == drawn_for && (px == 0 || d->box[i].px < px)) {
            px = d->box[i].px;
        }
    }
    return px;
}

static void note(scale *s, const char *screen, const char *text, int small, int large) {
    int i = 0;
    while (i < s->n && strcmp(s->at[i].text, text) != 0) {
        i++;
    }
    assert_true(i < MOST);
    grown *g = &s->at[i];
    if (i == s->n) {
        s->n++;
        snprintf(g->text, sizeof g->text, "%s", text);
    } else if (large * g->small >= g->large * small) {
        return;
    }
    snprintf(g->screen, sizeof g->screen, "%s", screen);
    g->small = small;
    g->large = large;
}

/* The frame once more at the usual size, which lies where the next one will be drawn; the one that was there is
 * shown again. */
static const ui_draw *draw_usual(app *a) {
    const float large = a->frame.text_scale;
    ui_draw *shown = a->shown;
    a->frame.text_scale = 1.0f;
    app_dirty(a);
    app_frame(a);
    assert_ptr_equal(a->next, shown);
    a->next = a->shown;
    a->shown = shown;
    a->frame.text_scale = large;
    return a->next;
}

/* A screen that has been drawn often enough in this walk says nothing new. */
static bool knows(scale *s, const char *screen) {
    int i = 0;
    while (i < s->screens && strcmp(s->screen[i].name, screen) != 0) {
        i++;
    }
    if (i == s->screens) {
        assert_true(i < SCREENS);
        snprintf(s->screen[s->screens++].name, sizeof s->screen[0].name, "%s", screen);
        s->screen[i].times = 0;
    }
    return ++s->screen[i].times > OFTEN;
}

static void see(void *user, app *a) {
    scale *s = user;
    shapes usual, shown;
    char screen[64];
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    if (knows(s, screen)) {
        return;
    }
    const ui_draw *at_usual = draw_usual(a);
    read_shapes(at_usual, &usual);
    read_shapes(a->shown, &shown);
    for (int i = 0; i < a->shown->n_boxes; i++) {
        const char *shape = shown.at[i];
        const int small = smallest(at_usual, &usual, shape, 1.0f);
        const int large = smallest(a->shown, &shown, shape, a->frame.text_scale);
        if (small > 0 && large > 0) {
            s->pairs++;
            note(s, screen, shape, small, large);
        }
    }
}

/* ---- names ---- */

/* The smallest letters that this seat's name is written in, cut or whole, or 0. */
static int name_of(const ui_draw *d, int seat) {
    char start[16];
    int px = 0;
    snprintf(start, sizeof start, "%d Max", seat + 1);
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (box->name && strncmp(d->arena + box->text, start, strlen(start)) == 0 && (px == 0 || box->px < px)) {
            px = box->px;
        }
    }
    return px;
}

static void see_names(void *user, app *a) {
    scale *s = user;
    char screen[TEXT];
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    if (knows(s, screen)) {
        return;
    }
    const ui_draw *usual = draw_usual(a);
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        const int small = name_of(usual, seat), large = name_of(a->shown, seat);
        if (small > 0 && large > 0) {
            s->pairs++;
            note(s, screen, screen, small, large);
        }
    }
}

/* ---- the walk ---- */

static bool has_grown(const grown *g, float running) {
    return g->large * 100 >= g->small * GROWTH || (float)g->large >= running;
}

/* Whether the table knows it; what the table needs is marked. */
static bool is_known(scale *s, const grown *g) {
    for (int i = 0; i < STAYS; i++) {
        if (strcmp(stays[i].game, s->game->id) == 0 && strcmp(stays[i].text, g->text) == 0) {
            s->needed[i] = true;
            return true;
        }
    }
    return false;
}

/* In both windows a pixel is a unit of the frame. */
static void walk(scale *s, bool upright, int seats, bool names) {
    const scenes_tour tour = {.game = s->game,
                              .lang = "en",
                              .second = "",
                              .w = upright ? 800 : 1280,
                              .h = upright ? 1280 : 800,
                              .percent = 175,
                              .seats = seats,
                              .long_names = names,
                              .seen = names ? see_names : see,
                              .user = s};
    s->n = s->screens = 0;
    scenes_walk(&tour);
}

static void say(scale *s, const char *window, const grown *g) {
    print_message("%s %s %s: %d px, at 175%% %d px: %s\n", s->game->id, window, g->screen, g->small, g->large,
                  g->text);
    s->bad++;
}

static void words(scale *s, bool upright) {
    walk(s, upright, s->game->min_seats + 1, false);
    for (int i = 0; i < s->n; i++) {
        const grown *g = &s->at[i];
        if (!has_grown(g, UI_STYLE_BODY.size * 1.75f) && !is_known(s, g)) {
            say(s, upright ? "upright" : "wide", g);
        }
    }
}

static void every_word_grows(void **state) {
    scale *s = *state;
    words(s, false);
    words(s, true);
    for (int i = 0; i < STAYS; i++) {
        if (strcmp(stays[i].game, s->game->id) == 0 && !s->needed[i]) {
            print_message("%s: grows, and need not be listed: %s\n", s->game->id, stays[i].text);
            s->bad++;
        }
    }
    assert_true(s->pairs > 1000);
    assert_int_equal(s->bad, 0);
}

/* A long name hardly has room to grow: then it is cut sooner, and none is as small as the usual size allows. */
static void no_name_shrinks(void **state) {
    scale *s = *state;
    const int least = (int)(UI_STYLE_NAME.size * 0.75f); /* private frames stand above a strip, a little smaller */
    s->bad = s->pairs = 0;
    for (int i = 0; i < 2; i++) {
        walk(s, i % 2 != 0, scenes_most_seats(s->game), true);
        for (int k = 0; k < s->n; k++) {
            if (s->at[k].large < s->at[k].small || s->at[k].large < least) {
                say(s, i % 2 != 0 ? "upright" : "wide", &s->at[k]);
            }
        }
    }
    assert_true(s->pairs > 1000);
    assert_int_equal(s->bad, 0);
}

int main(int argc, char **argv) {
    static scale s;
    s.game = argc == 2 ? nt_game_find(argv[1]) : NULL;
    if (s.game == NULL) {
        fprintf(stderr, "each_scale GAME\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(every_word_grows, &s),
                                       cmocka_unit_test_prestate(no_name_shrinks, &s)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
