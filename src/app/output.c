/* What goes out: the list of the frame, and the pictures that are to be drawn ahead of it. */
#include <string.h>

#include "app/inside.h"
#include "app/kiosk.h"
#include "app/private/aside.h"
#include "app/private/curtain.h"
#include "app/rise.h"
#include "app/sign.h"
#include "app/stack.h"
#include "ui/edges.h"
#include "ui/frame.h"

/* Same picture: nothing needs to be painted. */
static bool same_picture(const ui_draw *a, const ui_draw *b) {
    return a->n == b->n && a->words.used == b->words.used &&
           memcmp(a->command, b->command, (size_t)a->n * sizeof a->command[0]) == 0 &&
           memcmp(a->arena, b->arena, a->words.used) == 0;
}

/* In the corner, beside everything; private and night frames keep their light. */
static void draw_mute(const app *a, ui_draw *d) {
    if (a->settings.mute && !stack_secret(a)) {
        ui_figure(d, "speaker_off", (ui_rect){3, 2, 24, 24}, UI_PAPER_200);
    }
}

/* From which scene of the stack on the window is turned. */
typedef struct {
    int quarters, from;
} turning;

/* On a flat table whoever is to read sits at an edge: of the scenes that are one seat's the topmost says at which; or
 * the table says at which edge somebody called what lies over it. */
static turning turning_of(const app *a) {
    if (a->settings.mode != APP_FLAT || a->table == NULL || app_is_alone(a)) {
        return (turning){0, 0};
    }
    for (int i = a->depth - 1; i >= 0; i--) {
        const scene *s = a->stack[i];
        const uint8_t seat = s->ops->seat != NULL ? s->ops->seat(s, a) : NT_SPECTATOR;
        if (seat != NT_SPECTATOR) {
            const bool portrait = a->frame.pixel_h > a->frame.pixel_w;
            return (turning){ui_edge_of(app_director_seating(a->table)->n, seat, portrait), 0};
        }
        if (i + 1 < a->depth && s->ops->called != NULL) {
            return (turning){s->ops->called(s), i + 1};
        }
    }
    return (turning){0, 0};
}

/* The language of what is drawn next. */
static void read_in(app *a, ui_draw *d, bool turned, const char *lang) {
    a->frame.words = app_words(a, lang);
    d->words.from = a->frame.words;
    if (turned) {
        d->inner[0].words = a->frame.words;
    }
}

static void draw_scenes(app *a, ui_draw *d) {
    ui_begin(d, &a->frame);
    const turning turn = turning_of(a);
    int first = stack_lowest_drawn(a);
    const int whole = turn.from <= first ? turn.quarters : 0; /* of the ground, too */
    bool turned = ui_turn_begin(d, whole);
    if (first < a->depth && !(a->stack[first]->ops->flags & SCENE_OPAQUE)) {
        curtain_closed(d); /* in place of the secret frame below */
    }
    for (int i = first; i < a->depth; i++) {
        const scene *s = a->stack[i];
        const bool round = (s->ops->flags & SCENE_ROUND) != 0;
        if (turned && round) {
            ui_turn_end(d);
            turned = false;
        } else if (i > first && i == turn.from && !round) {
            turned = ui_turn_begin(d, turn.quarters);
        }
        if (i > first) {
            ui_next_layer(d, s->ops->flags & SCENE_TRAPS_INPUT);
        }
        if (i == first + 1) {
            rise_over_begin(a, d);
        }
        read_in(a, d, turned, s->ops->lang ? s->ops->lang(s, a) : NULL);
        s->ops->draw(s, a, d);
    }
    rise_over_end(a, d);
    read_in(a, d, turned, NULL);
    sign_draw(a, d);
    draw_mute(a, d);
    if (turned) {
        ui_turn_end(d);
    }
    rise_draw(a, d, whole);
}

static const char *kept_tongue(app *a, const char *lang) {
    int i = 0;
    while (i < APP_LANGS && a->tongue[i][0] != '\0' && strcmp(a->tongue[i], lang) != 0) {
        i++;
    }
    if (i == APP_LANGS || strlen(lang) >= sizeof a->tongue[i]) {
        return text_lang(a->words[0]);
    }
    memcpy(a->tongue[i], lang, strlen(lang) + 1);
    return a->tongue[i];
}

/* A list outlives the scenes that it was made of, and the seats that they knew: as what still goes, too. */
static void keep_tongues(app *a, ui_draw *d) {
    const char *from = NULL, *kept = NULL;
    for (int i = 0; i < d->n; i++) {
        const char *lang = d->command[i].lang;
        if (lang != NULL && lang != kept) {
            kept = lang == from ? kept : kept_tongue(a, lang);
            from = lang;
            d->command[i].lang = kept;
        }
    }
}

/* `table`: of the list on the screen. */
static void make_next(app *a, const scene_ops *table) {
    const bool same_size = a->painted_w == a->frame.pixel_w && a->painted_h == a->frame.pixel_h;
    draw_scenes(a, a->next);
    if (same_size && table == a->rise.table && rise_lit(a, a->next)) {
        draw_scenes(a, a->next); /* under what was there */
    }
    keep_tongues(a, a->next);
}

const ui_draw *app_frame(app *a) {
    if (!a->dirty) {
        return NULL;
    }
    bool first = a->shown->ui == NULL;
    const scene_ops *table = a->rise.table;
    a->shown_public = stack_public(a);
    a->shown_still = stack_top(a)->ops == &scene_still;
    a->rise.shown = rise_now(a).page;
    a->rise.under = rise_now(a).under;
    rise_frame(a);
    int w = a->painted_w, h = a->painted_h;
    a->dirty = false;
    a->frame.now = a->now;
    ui_map_show(&a->map, &a->frame, a->now);
    make_next(a, table);
    ui_draw *made = a->next;
    a->next = a->shown;
    a->shown = made;
    a->painted_w = a->frame.pixel_w;
    a->painted_h = a->frame.pixel_h;
    if (!first && w == a->painted_w && h == a->painted_h && same_picture(a->shown, a->next)) {
        return NULL;
    }
    return a->shown;
}

static const char stage[] = "private"; /* behind the curtain and most hands */

static const char *room_of(const nt_table *table) {
    return table->room != NULL ? table->room : stage;
}

/* One at a time, the room of hands last. */
static app_ahead ground_that_follows(const app *a) {
    app_ahead out = {.n = 0};
    int w = 0, h = 0, ground = 0, i = 0;
    const scene *top = stack_top(a);
    const nt_table *table = top->ops->follows(top, a, &w, &h, &ground);
    const char *const *name = table != NULL ? table->grounds[h > w] : NULL;
    while (name != NULL && name[i] != NULL && i < ground) {
        i++;
    }
    if (name != NULL && i == ground) {
        out.at[out.n++] = (ui_ahead){name[i] != NULL ? name[i] : room_of(table), w, h};
    }
    return out;
}

/* Before the first game is chosen: the wall of every page that the title leads to. */
static app_ahead wall_of_pages(const app *a) {
    return (app_ahead){.n = 1, .at = {{"parlour", a->frame.pixel_w, a->frame.pixel_h}}};
}

static app_ahead grounds_of_plan(const app *a) {
    app_ahead out = {.n = 0};
    const int w = a->frame.pixel_w, h = a->frame.pixel_h;
    const nt_table *table = a->plan.game != NULL ? app_find_table(a, a->plan.game->id) : NULL;
    const char *const *name = table != NULL ? table->grounds[h > w] : NULL;
    if (name == NULL) {
        return out;
    }
    const ui_rect hand = ui_place_pixels(&a->frame, aside_above(&a->frame));
    out.at[out.n++] = (ui_ahead){"curtain", w, h};
    for (; *name != NULL && out.n < APP_GROUNDS - 2; name++) {
        out.at[out.n++] = (ui_ahead){*name, w, h};
    }
    out.at[out.n++] = (ui_ahead){stage, (int)hand.w, (int)hand.h};
    if (table->room != NULL) {
        out.at[out.n++] = (ui_ahead){table->room, (int)hand.w, (int)hand.h};
    }
    return out;
}

app_ahead app_grounds(const app *a) {
    const scene *top = stack_top(a);
    if (!a->shown_public || a->frame.high_contrast) {
        return (app_ahead){.n = 0};
    }
    if (top != NULL && top->ops->follows != NULL) {
        return ground_that_follows(a);
    }
    return a->plan.game != NULL ? grounds_of_plan(a) : wall_of_pages(a);
}
