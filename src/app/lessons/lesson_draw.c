/* How a lesson looks: the table above, what is lit there, and the teller's strip below it. */
#include <math.h>
#include <string.h>

#include "app/lessons/lesson_ring.h"
#include "app/lessons/lesson_scene.h"
#include "app/menus/menu.h"
#include "ui/frame.h"
#include "ui/seats.h"

enum { NAMES = 8 };

static float strip_height(const ui_frame *ui) {
    const float words = 84.0f + 46.0f * (ui->text_scale - 1.0f), rows = 2 * menu_button_height(ui) + 10.0f;
    return roundf(32.0f + (menu_narrow(ui) ? words + 10.0f + rows : fmaxf(words, rows)));
}

/* What is being told on the way to the step, as at any table. */
static const char *told_of(const lesson_scene *s, const app *a, ui_draw *d) {
    const table_ui *ui = &s->t.ui;
    const table_telling telling = {app_director_told_view(a->table, NT_SPECTATOR), ui->seat, &ui->last, true};
    const char *words = ui->last.kind != 0 ? app_director_table(a->table)->sentence(&telling, &d->words) : NULL;
    return words != NULL ? words : "";
}

static const char *words_of(const lesson_scene *s, const app *a, ui_draw *d) {
    static const char *const name[NAMES] = {"p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"};
    const lesson_step *step = lesson_step_of(s);
    const char *word = step->words;
    char key[LESSON_CATALOGUE_KEY], shown[NAMES][UI_NAME_BYTES];
    text_arg args[NAMES];
    const app_seating *seating = app_director_seating(a->table);
    const bool ended = step->kind == LESSON_END && s->arrived && step->then[0] != '\0' &&
                       s->t.ui.step >= table_scene_state(&s->t.base, a).results_steps;
    if (!s->arrived) {
        return told_of(s, a, d);
    }
    if (s->not_now) {
        return ui_say(d, "lesson.not_now");
    }
    if (s->said[0] != '\0') {
        word = s->said;
    } else if (s->tried || ended) {
        word = step->then;
    }
    lesson_key_of(s, word, key);
    const int n = seating->n < NAMES ? seating->n : NAMES;
    for (int i = 0; i < n; i++) {
        app_seat_name(&seating->seat[i], d->ui->words, shown[i], sizeof shown[i]);
        args[i] = TEXT_STR(name[i], shown[i]);
    }
    return text_say_args(&d->words, key, args, n);
}

typedef struct {
    const char *zone, *key;
    ui_button_look look;
    unsigned flags;
} strip_button;

/* The row of small buttons, and the large one above it, NULL where the learner has to make a move. */
static int small_buttons(const lesson_scene *s, strip_button out[3]) {
    out[0] = (strip_button){ZONE_BEFORE, "lesson.before", UI_PLAIN, s->step == 0 && !s->tried ? UI_ZONE_OFF : 0u};
    out[1] = (strip_button){ZONE_SKIP, "lesson.skip", UI_PLAIN, 0};
    out[2] = (strip_button){ZONE_LEAVE, "lesson.leave", UI_PLAIN, 0};
    if (lesson_is_last(s)) {
        out[1] = (strip_button){ZONE_PEOPLE, "lesson.people", UI_PLAIN, 0};
    }
    return 3;
}

/* A host's own button is lit and goes on: the strip has none then. */
static bool leads_elsewhere(const lesson_scene *s) {
    const lesson_step *step = lesson_step_of(s);
    return s->arrived && s->led != NULL && !s->tried && step->n_lit > 0 &&
           strcmp(step->lit[0].zone, ZONE_CONFIRM) == 0;
}

static void draw_buttons(const lesson_scene *s, ui_draw *d, ui_rect at) {
    strip_button small[3];
    const int n = small_buttons(s, small);
    const float each = (at.h - 10) / 2;
    const ui_rect top = {at.x, at.y, at.w, each}, row = {at.x, at.y + at.h - each, at.w, each};
    if (lesson_is_last(s) && s->arrived) {
        ui_button(d, top, ZONE_START, 0, ui_say(d, "lesson.deal"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
    } else if (!lesson_asks(s) && !leads_elsewhere(s)) {
        ui_button(d, top, ZONE_NEXT, 0, ui_say(d, "play.results.next"), NULL, s->arrived ? UI_PRIMARY : UI_PLAIN,
                  UI_ZONE_DEFAULT);
    }
    ui_button_of below[3];
    for (int i = 0; i < n; i++) {
        below[i] = (ui_button_of){.at = ui_column(row, i, n, 8),
                                  .zone = small[i].zone,
                                  .text = ui_say(d, small[i].key),
                                  .look = small[i].look,
                                  .flags = small[i].flags};
    }
    ui_button_row(d, below, n);
}

static void draw_words(const lesson_scene *s, const app *a, ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_SENTENCE;
    const bool refused = s->not_now || s->said[0] != '\0';
    style.size = 25;
    style.align = UI_LEFT;
    style.colour = s->arrived ? UI_PAPER_100 : UI_PAPER_400; /* the teller's own are the white */
    if (s->arrived) {
        ui_fill(d, (ui_rect){at.x, at.y + 4, 4, at.h - 8}, ui_theme(d->ui, refused ? UI_EMBER : UI_LANTERN));
    }
    const ui_rect words = {at.x + 18, at.y, at.w - 18, at.h};
    if (refused) {
        ui_warning(d, words, &style, words_of(s, a, d));
    } else {
        ui_label(d, words, &style, words_of(s, a, d));
    }
}

static void draw_strip(const lesson_scene *s, const app *a, ui_draw *d, ui_rect at) {
    const float done = (float)(s->step + 1) / (float)s->l->n, pad = 16.0f;
    const bool narrow = menu_narrow(d->ui);
    const float rows = 2 * menu_button_height(d->ui) + 10;
    ui_fill(d, at, ui_theme(d->ui, UI_INK_900));
    ui_fill(d, (ui_rect){at.x, at.y, at.w, 3}, ui_theme(d->ui, UI_BARK));
    ui_fill(d, (ui_rect){at.x, at.y, at.w * done, 3}, ui_theme(d->ui, UI_LANTERN));
    const ui_rect in = {at.x + 24, at.y + pad, at.w - 48, at.h - 2 * pad};
    if (narrow) {
        draw_words(s, a, d, (ui_rect){in.x, in.y, in.w, in.h - rows - 10});
        draw_buttons(s, d, (ui_rect){in.x, in.y + in.h - rows, in.w, rows});
        return;
    }
    const float wide = 430.0f;
    const bool left = d->ui->left_handed;
    draw_words(s, a, d, (ui_rect){left ? in.x + wide + 24 : in.x, in.y, in.w - wide - 24, in.h});
    draw_buttons(s, d, (ui_rect){left ? in.x : in.x + in.w - wide, in.y + (in.h - rows) / 2, wide, rows});
}

/* What is spoken of; paler than what is to be pressed, where something is. */
static void draw_seen(const lesson_scene *s, ui_draw *d, ui_rect table) {
    const lesson_step *step = lesson_step_of(s);
    lesson_rings rings = {.pale = lesson_asks(s)};
    for (int k = 0; k < step->n_seen && s->arrived && !s->tried; k++) {
        for (const ui_mark *mark = NULL; (mark = ui_mark_next(d, step->seen[k].zone, mark)) != NULL;) {
            if (mark->place == LESSON_PLACE && mark->n == step->seen[k].n) {
                lesson_ring_add(d, &rings, mark->at);
            }
        }
    }
    lesson_rings_draw(d, &rings, table);
}

/* The whole plate on which a name stands, or NULL. */
static const ui_rect *plate_of(const ui_draw *d, ui_rect name) {
    const float x = name.x + name.w / 2, y = name.y + name.h / 2;
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_PLATE, m)) != NULL;) {
        const ui_rect *at = &m->at;
        if (m->place == LESSON_PLACE && x > at->x && x < at->x + at->w && y > at->y && y < at->y + at->h) {
            return at;
        }
    }
    return NULL;
}

/* Somebody who is named is lit by name, where there is nothing to press: the plate with the emblem, or, where a name
 * stands on none, its words. */
static void light_name(const lesson_scene *s, const ui_draw *d, int seat, lesson_rings *rings) {
    const char *name = seat >= 0 && seat < NT_MAX_SEATS ? s->t.ui.seat[seat].name : "";
    const int n = d->n_boxes;
    bool plates = false;
    for (int bare = 0; bare < 2 && !plates; bare++) {
        for (int i = 0; i < n; i++) {
            const ui_box *box = &d->box[i];
            if (box->place != LESSON_PLACE || !box->name || strcmp(d->arena + box->text, name) != 0) {
                continue;
            }
            const ui_rect *plate = plate_of(d, box->at);
            if (plate != NULL || bare == 1) {
                lesson_ring_add(d, rings, plate != NULL ? *plate : box->at);
                plates = true;
            }
        }
    }
}

/* What is lit, on the frame above: for a move one after the other. */
static void draw_lit(const lesson_scene *s, ui_draw *d, ui_rect table) {
    const lesson_step *step = lesson_step_of(s);
    lesson_rings rings = {.pale = false};
    const int from = lesson_asks(s) ? s->lit : 0, to = lesson_asks(s) && from < step->n_lit ? from + 1 : step->n_lit;
    const int n = d->n_zones;
    for (int i = 0; i < n && s->arrived && !s->tried; i++) {
        const ui_zone *zone = &d->zone[i];
        for (int k = from; k < to; k++) {
            if (zone->place == LESSON_PLACE && zone->n == step->lit[k].n &&
                strcmp(zone->name, step->lit[k].zone) == 0) {
                lesson_ring_add(d, &rings, zone->at);
            }
        }
    }
    for (int k = from; k < to && s->arrived && !s->tried; k++) {
        if (strcmp(step->lit[k].zone, LESSON_WHO) == 0) {
            light_name(s, d, step->lit[k].n, &rings);
        }
    }
    lesson_rings_draw(d, &rings, table);
}

/* Whose hand it is, where it is not the learner's: the page itself says "you" to somebody else. At the top, where
 * reading begins, unless the page's own head takes all of it. */
static void draw_whose(const lesson_scene *s, ui_draw *d, float bottom) {
    if (s->led != NULL || s->t.ui.frame != TABLE_PRIVATE || s->t.seat == s->l->seat || s->t.seat >= NT_MAX_SEATS) {
        return;
    }
    const ui_seat *seat = &s->t.ui.seat[s->t.seat];
    const bool narrow = menu_narrow(d->ui);
    const float high = narrow ? 50.0f : 66.0f, edge = 6.0f, r = high - 2 * edge;
    ui_label_style name = UI_STYLE_NAME;
    name.size = narrow ? name.size : 27;
    const float wide = fminf(ui_label_width(d->ui, &name, seat->name), narrow ? 260.0f : 150.0f);
    const ui_rect at = {24, narrow ? bottom - high : 18, wide + r + 4 * edge + 8, high};
    name.lang = seat->lang[0] != '\0' ? seat->lang : NULL;
    ui_plate(d, at, 24, UI_INK_900, UI_LANTERN, 3.0f, false);
    ui_seat_emblem(d, (ui_rect){at.x + edge, at.y + edge, r, r}, seat);
    ui_label(d, (ui_rect){at.x + r + 2 * edge, at.y, at.w - r - 3 * edge, at.h}, &name, seat->name);
}

/* A table's words grow with the setting. A host's page is full of them, and has less room here than a window would
 * give it: there they grow less. */
static float table_scale(const lesson_scene *s, const ui_frame *ui) {
    return s->led == NULL ? ui->text_scale : fmaxf(fminf(ui->text_scale, 1.0f), 0.66f * ui->text_scale);
}

/* A public frame reaches below the strip by the apron that ends it: the teller speaks in its place. */
static ui_rect table_place(const lesson_scene *s, const ui_frame *ui, float strip) {
    ui_rect at = {0, 0, ui->width, ui->height - strip};
    const bool apron =
        s->led == NULL ? s->t.ui.frame != TABLE_PRIVATE : s->arrived && lesson_step_of(s)->frame == LESSON_FACE;
    for (int i = 0; i < 3 && apron; i++) {
        ui_frame in = *ui;
        in.text_scale = table_scale(s, ui);
        ui_frame_fit(&in, (int)(at.w * ui->u), (int)(at.h * ui->u), ui->px_per_mm);
        at.h = fminf(ui->height, roundf(ui->height - strip + ui_apron_height(&in) * in.u / ui->u));
    }
    return at;
}

/* What lies below the strip is not seen and cannot be pressed. */
static void forget_below(ui_draw *d, float y) {
    int n = 0, boxes = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        if (d->box[i].at.y < y) {
            d->box[boxes++] = d->box[i];
        }
    }
    d->n_boxes = boxes;
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].at.y + d->zone[i].at.h / 2 < y) {
            d->zone[n++] = d->zone[i];
        }
    }
    d->n_zones = n;
}

void lesson_draw(const scene *base, const app *a, ui_draw *d) {
    const lesson_scene *s = (const lesson_scene *)base;
    const float w = d->ui->width, h = d->ui->height, strip = strip_height(d->ui);
    if (ui_place_begin(d, LESSON_PLACE, table_place(s, d->ui, strip), 0, NULL, table_scale(s, d->ui))) {
        if (s->led != NULL) {
            a->hosting->led->draw(s->led, a, d);
        } else {
            table_scene_draw(&s->t, a, d, true);
        }
        ui_place_end(d);
    }
    ui_next_layer(d, false);
    forget_below(d, h - strip);
    const ui_rect table = {0, 0, w, h - strip};
    ui_mark_add(d, LESSON_SEEN_MARK, 0, table);
    draw_seen(s, d, table);
    draw_lit(s, d, table);
    draw_whose(s, d, h - strip);
    draw_strip(s, a, d, (ui_rect){0, h - strip, w, strip});
}
