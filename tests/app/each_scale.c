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

enum { TEXT = 48, MOST = 4000, GROWTH = 120 /* per cent */ };

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
    {"growl", "Night", face},
    {"growl", "Final Night", face},
    {"growl", "Silver Bullet", face},
    {"growl", "The Sleepwalkers", face},
    {"growl", "Truth Serum", face},
    {"growl", "All Hallows’ Eve", face},
    {"robbers", "Werewolf", face},
    {"robbers", "Knife", face},
    {"robbers", "Traitor", face},
    {"robbers", "Seer", face},
    {"robbers", "#", face},
    {"sabbath", "#", face},
    /* What still has no room: to be mended, not to be added to. */
    {"growl", "A Bite proves a wolf. Any other card comes from",
     "help in what a tall window leaves between buttons and hand"},
    {"robbers", "# chests, halved for a Werewolf:\u00a0#",
     "one page shows every pile; in a narrow window a player has three lines there"},
    {"robbers", "# masks, halved for a Knife:\u00a0#", "as above"},
    {"robbers", "# + # + # + # + # + # + #", "as above"},
};
enum { STAYS = sizeof stays / sizeof stays[0] };

/* One text of one window: how it grew where it grew least. */
typedef struct {
    char screen[64], text[TEXT];
    int small, large; /* pixels */
} grown;

typedef struct {
    const nt_game *game;
    ui_draw *usual;
    grown at[MOST];
    int n, pairs, bad;
    bool needed[STAYS];
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

/* The smallest letters of this text in the frame, beside those of pictures, or 0. */
static int smallest(const ui_draw *d, const char *shape, float drawn_for) {
    int px = 0;
    char other[TEXT];
    for (int i = 0; i < d->n_boxes; i++) {
        shape_of(d, &d->box[i], other);
        if (strcmp(other, shape) == 0 && d->box[i].scale == drawn_for && (px == 0 || d->box[i].px < px)) {
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

/* The frame once more at the usual size; the one that was there is left as it was. */
static void draw_usual(scale *s, app *a) {
    const float large = a->frame.text_scale;
    a->frame.text_scale = 1.0f;
    app_dirty(a);
    app_frame(a);
    memcpy(s->usual, a->shown, sizeof *s->usual);
    a->frame.text_scale = large;
    app_dirty(a);
    app_frame(a);
}

static void see(void *user, app *a) {
    scale *s = user;
    char screen[64], shape[TEXT];
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    draw_usual(s, a);
    for (int i = 0; i < a->shown->n_boxes; i++) {
        shape_of(a->shown, &a->shown->box[i], shape);
        const int small = smallest(s->usual, shape, 1.0f);
        const int large = smallest(a->shown, shape, a->frame.text_scale);
        if (small > 0 && large > 0) {
            s->pairs++;
            note(s, screen, shape, small, large);
        }
    }
}

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

static void walk(scale *s, int w, int h) {
    const scenes_tour tour = {.game = s->game,
                              .lang = "en",
                              .second = "",
                              .w = w,
                              .h = h,
                              .percent = 175,
                              .seats = s->game->min_seats + 1,
                              .seen = see,
                              .user = s};
    s->n = 0;
    scenes_walk(&tour);
    for (int i = 0; i < s->n; i++) {
        const grown *g = &s->at[i];
        if (!has_grown(g, UI_STYLE_BODY.size * 1.75f) && !is_known(s, g)) {
            print_message("%s %dx%d %s: %d px, at 175%% %d px: %s\n", s->game->id, w, h, g->screen, g->small,
                          g->large, g->text);
            s->bad++;
        }
    }
}

/* In both windows a pixel is a unit of the frame. */
static void every_word_grows(void **state) {
    scale *s = *state;
    s->usual = malloc(sizeof *s->usual);
    assert_non_null(s->usual);
    walk(s, 1280, 800);
    walk(s, 800, 1280);
    for (int i = 0; i < STAYS; i++) {
        if (strcmp(stays[i].game, s->game->id) == 0 && !s->needed[i]) {
            print_message("%s: grows, and need not be listed: %s\n", s->game->id, stays[i].text);
            s->bad++;
        }
    }
    free(s->usual);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(every_word_grows, &s)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
