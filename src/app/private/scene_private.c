/* One seat's own view. Silent, without a menu; falls to the curtain as soon as it may be seen by others. */
#include <math.h>
#include <string.h>

#include "app/menus/shelf.h"
#include "app/private/aside.h"
#include "app/rise.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/card_table.h"
#include "ui/frame.h"
#include "ui/widgets.h"

typedef struct {
    table_scene t;
    curtain_arg arg;
    uint64_t ready; /* a secret step's move is not taken before */
    bool helped;    /* in the place of the game's frame stands what can be done on it */
} private_view;

/* What a game asks for goes before what the people like. */
static int least_seconds(const table_scene *t, const app *a) {
    const int least = table_scene_state(&t->base, a).least_seconds;
    return least > 0 ? least : a->settings.dwell_seconds;
}

static bool enter(scene *s, app *a, const void *arg) {
    private_view *p = (private_view *)s;
    p->arg = *(const curtain_arg *)arg;
    p->ready = a->now;
    a->last_input = a->now;
    table_scene_open(&p->t, a, TABLE_PRIVATE, p->arg.seat);
    p->t.decides = !p->arg.look;
    table_scene_refresh(&p->t, a, p->arg.seat);
    if (p->arg.look) {
        p->t.ui.n_legal = 0;
    } else if (nt_port_ask(app_director_port(a->table, p->arg.seat)) == NT_ASK_SECRET && !app_is_alone(a)) {
        p->ready = a->now + (uint64_t)least_seconds(&p->t, a) * 1000;
    }
    if (p->arg.reads_on) {
        p->t.ui.reads_on = true;
        p->t.ui.n_legal = 0;
        const uint64_t read = app_is_alone(a) ? a->now : a->now + (uint64_t)least_seconds(&p->t, a) * 1000;
        p->ready = read > p->arg.until ? read : p->arg.until;
    }
    return true;
}

/* A shut view is gone in the next frame, and comes back only through the curtain. Before nobody it stays. */
static void cover(private_view *p, app *a) {
    curtain_arg arg = p->arg;
    if (!app_is_alone(a)) {
        app_go(a, &scene_curtain, &arg, sizeof arg);
    }
}

/* Whoever sits alone has no curtain to find the menu on. */
static bool wants_menu(const app *a, const ui_input *in) {
    return app_is_alone(a) && (in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_PAUSE));
}

/* A choice that is made before its least time is over leaves the screen at once, and waits behind a still page. */
static void decide(private_view *p, app *a, nt_move move) {
    if (a->now < p->ready) {
        app_director_keep(a->table, p->arg.seat, move, p->ready);
        app_go(a, &scene_still, &p->arg, sizeof p->arg);
    } else if (app_director_submit(a->table, p->arg.seat, move) == NT_OK) {
        app_go_on(a);
    } else {
        table_scene_refresh(&p->t, a, p->arg.seat);
        app_dirty(a);
    }
}

static void end_reading(private_view *p, app *a) {
    if (a->now < p->ready) {
        app_director_keep_read(a->table, p->arg.seat, p->ready);
        app_go(a, &scene_still, &p->arg, sizeof p->arg);
    } else {
        app_director_read(a->table, p->arg.seat);
        app_go_on(a);
    }
}

/* What comes of the answer follows at once, on a page of the same turn with a least time of its own; the turn's is
 * over behind it. */
static void read_on(private_view *p, app *a, nt_move move) {
    curtain_arg arg = p->arg;
    if (app_director_submit(a->table, p->arg.seat, move) != NT_OK) {
        return;
    }
    arg.reads_on = true;
    arg.until = p->ready;
    app_go(a, &scene_private, &arg, sizeof arg);
}

static void finish(private_view *p, app *a, nt_move move) {
    if (p->arg.reads_on) {
        end_reading(p, a);
    } else if (app_director_reads_on(a->table)) {
        read_on(p, a, move);
    } else {
        decide(p, a, move);
    }
}

static bool closes(const private_view *p, const ui_input *in) {
    if (!p->arg.look) {
        return false;
    }
    return in->kind == UI_BACK || ((ui_chose(in, ZONE_CLOSE) || ui_chose(in, ZONE_DONE)));
}

/* What can be done is a part of this page: it opens and closes with it, and nothing else is pressed meanwhile. */
static void help(private_view *p, app *a, bool open) {
    p->helped = open;
    p->t.ui.page = 0;
    app_dirty(a);
}

static bool shuts_help(const private_view *p, const ui_input *in) {
    return p->helped && (in->kind == UI_BACK || in->kind == UI_HELP || ui_chose(in, ZONE_BACK));
}

static bool input(scene *s, app *a, const ui_input *in) {
    private_view *p = (private_view *)s;
    nt_move move;
    bool has_move = false;
    if (shuts_help(p, in)) {
        help(p, a, false);
    } else if (in->kind == UI_HELP || ui_chose(in, ZONE_HELP)) {
        help(p, a, true);
    } else if (closes(p, in)) {
        app_go_on(a);
    } else if (wants_menu(a, in)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_COVERED || in->kind == UI_PAUSE || ui_chose(in, ZONE_HIDE)) {
        cover(p, a);
    } else if (in->kind == UI_RULES || (ui_chose(in, ZONE_RULES))) {
        table_scene_rules(&p->t, a);
    } else if (!p->helped && table_scene_input(&p->t, a, in, &move, &has_move) && has_move && !p->arg.look) {
        finish(p, a, move);
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    private_view *p = (private_view *)s;
    nt_move move;
    if (p->arg.look) {
        return;
    }
    app_director_tick(a->table, now, app_tempo_of(&a->settings), false);
    if (table_scene_clock(&p->t, a, now, &move)) {
        decide(p, a, move);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const private_view *p = (const private_view *)s;
    const uint64_t clock = table_scene_clock_wake(&p->t);
    const uint64_t bots = p->arg.look ? UINT64_MAX : app_director_pause_end(a->table, a->now);
    return clock < bots ? clock : bots;
}

static void draw_close(const nt_table *table, ui_draw *d) {
    const float high = ui_target(d->ui) > 46 ? ui_target(d->ui) : 46;
    const float axis = table->axis != NULL ? table->axis(d->ui) : d->ui->width / 2;
    const ui_rect at = {axis - 100, d->ui->height - high - 18, 200, high};
    ui_button(d, at, ZONE_CLOSE, 0, ui_say(d, "play.close"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

static void draw_table(const private_view *p, const app *a, ui_draw *d) {
    table_scene_draw(&p->t, a, d, false);
    if (p->arg.look) {
        draw_close(app_director_table(a->table), d);
    }
}

/* Whatever may be done, it has one shape: the game's picture, as over the table, and words on one plate, of one
 * size and light, and no zone. Returns where the picture lies on the window, a place of its own; w 0: nowhere. */
static ui_rect draw_help(const private_view *p, const app *a, ui_draw *d, ui_rect above) {
    const char *line[TABLE_CHOICES + 1] = {0};
    ui_label_style title = UI_STYLE_TITLE;
    const char *sign[TABLE_CHOICES + 1] = {0};
    int n = table_scene_choices(&p->t, a, &d->words, line);
    table_scene_choice_signs(&p->t, a, sign);
    const float wing = table_wing(d->ui), w = fminf(d->ui->width - 2 * fmaxf(wing, 30.0f), 1000.0f), top = 96.0f;
    line[n++] = table_scene_hold(a, &d->words, false, d->ui->keys);
    table_stage(d, "private", wing, wing);
    title.lines = 1;
    ui_label(d, (ui_rect){(d->ui->width - w) / 2, 16, w, top - 24}, &title, ui_say(d, "play.can.head"));
    const ui_rect at = aside_page(d->ui, (ui_rect){(d->ui->width - w) / 2, top, w, d->ui->height - top - 30});
    const float k = above.w / d->ui->width;
    const ui_rect cover = aside_cover(d->ui, at);
    aside_draw_page(d, at, line, sign, n);
    return (ui_rect){above.x + cover.x * k, above.y + cover.y * k, cover.w * k, cover.h * k};
}

/* The house says its own below the game's frame, so that it lies on nothing, whatever game it is. */
static void draw(const scene *s, const app *a, ui_draw *d) {
    enum { PLACE = 1, COVER };
    ui_rect cover = {0};
    const private_view *p = (const private_view *)s;
    const aside_strip strip = {.goal = table_scene_goal(&p->t, a, &d->words),
                               .hint = a->hints && !p->helped ? table_scene_hold(a, &d->words, false, false) : NULL,
                               .pause = app_is_alone(a),
                               .hide = !app_is_alone(a) && !p->arg.look,
                               .marked = table_scene_page(&p->t, a).piece != NULL,
                               .helped = p->helped};
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    const ui_rect above = aside_above(d->ui);
    if (ui_place_begin(d, PLACE, above, 0, NULL, 0)) {
        if (p->helped) {
            cover = draw_help(p, a, d, above);
        } else {
            draw_table(p, a, d);
        }
        rise_draw_over(a, d);
        ui_place_end(d);
    }
    if (cover.w > 0.0f) {
        shelf_cover(d, COVER, app_director_table(a->table), cover, 1.0f);
    }
    aside_draw_strip(d, &strip);
    rise_draw_foot(a, d, (ui_rect){0, above.h, above.w, d->ui->height - above.h});
}

static uint8_t seat(const scene *s, const app *a) {
    (void)a;
    return ((const private_view *)s)->arg.seat;
}

static const char *lang(const scene *s, const app *a) {
    const private_view *p = (const private_view *)s;
    return app_director_seating(a->table)->seat[p->arg.seat].lang;
}

const scene_ops scene_private = {
    .name = "private",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET,
    .size = sizeof(private_view),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .state = table_scene_state,
    .seat = seat,
    .lang = lang,
};
