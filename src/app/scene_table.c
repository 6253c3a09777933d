/* The public table: from the spectator's view alone. Shows events, waits for bots, takes open decisions. */
#include <math.h>
#include <string.h>

#include "app/hosted.h"
#include "app/menu.h"

static uint8_t asked_seat(const app *a) {
    app_step step = app_director_step(a->table);
    return step.kind == STEP_OPEN ? step.seat : NT_SPECTATOR;
}

/* The bot that is asked now, where people may interrupt bots: in a hosted game. */
static uint8_t bot_asked(const app *a) {
    if (!app_is_hosted(a) || app_director_step(a->table).kind != STEP_BOTS) {
        return NT_SPECTATOR;
    }
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n; seat++) {
        if (nt_port_ask(app_director_port(a->table, seat)) == NT_ASK_OPEN) {
            return seat;
        }
    }
    return NT_SPECTATOR;
}

/* Who decides on this frame, and among what: a person; or any person in the place of a bot, as far as that goes. */
static void look_at(table_scene *t, app *a) {
    const uint8_t person = asked_seat(a), bot = person == NT_SPECTATOR ? bot_asked(a) : NT_SPECTATOR;
    int n = 0;
    table_scene_refresh(t, a, bot == NT_SPECTATOR ? person : bot);
    if (bot == NT_SPECTATOR) {
        return;
    }
    for (int i = 0; i < t->ui.n_legal; i++) {
        if (a->hosting->interrupts(a, &t->ui, t->legal[i])) {
            t->legal[n++] = t->legal[i];
        }
    }
    t->ui.n_legal = n;
}

/* Something is picked that would interrupt a bot: it waits. */
static bool interrupts(const table_scene *t, const app *a) {
    return t->ui.picks > 0 && bot_asked(a) != NT_SPECTATOR;
}

/* Whether another scene comes next. */
static bool leads_on(const app *a) {
    const app_step step = app_director_step(a->table);
    return step.kind == STEP_PRIVATE || step.kind == STEP_RESULTS || app_host_next(a) != NULL;
}

/* What takes no time is told before the first frame: between two private turns there is none. */
static bool enter(scene *s, app *a, const void *arg) {
    table_scene *t = (table_scene *)s;
    (void)arg;
    app_director_tick(a->table, a->now, app_tempo_of(&a->settings), true);
    table_scene_open(t, a, TABLE_PUBLIC, NT_SPECTATOR);
    if (leads_on(a)) {
        app_go_on(a);
    }
    look_at(t, a);
    return true;
}

static bool may_look(const table_scene *t, const app *a) {
    return !table_scene_state(&t->base, a).no_look;
}

/* Whose cards the button opens: those of the one who decides, or of the only person. */
static uint8_t looker(const table_scene *t, const app *a) {
    app_step step = app_director_step(a->table);
    uint32_t people = app_seating_humans(app_director_seating(a->table));
    if (!may_look(t, a)) {
        return NT_SPECTATOR;
    }
    if (step.kind == STEP_OPEN) {
        return step.seat;
    }
    if (people == 0 || (people & (people - 1)) != 0) {
        return NT_SPECTATOR;
    }
    uint8_t seat = 0;
    while (!(people >> seat & 1)) {
        seat++;
    }
    return seat;
}

/* Zones of the apron and keys; true = handled. */
static bool general(table_scene *t, app *a, const ui_input *in) {
    if (in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || ui_chose(in, ZONE_RULES)) {
        table_scene_rules(t, a);
    } else if (in->kind == UI_HELP || ui_chose(in, ZONE_HELP)) {
        app_push(a, &scene_help, NULL, 0);
    } else if (in->kind == UI_LOG || ui_chose(in, ZONE_LOG)) {
        app_push(a, &scene_log, NULL, 0);
    } else if (ui_chose(in, ZONE_LOOK) && in->n > 0) { /* a seat of the table's own frame */
        const uint8_t seat = (uint8_t)(in->n - 1);
        app_look(a, may_look(t, a) || app_sees_all(a, seat) ? seat : NT_SPECTATOR);
    } else if (ui_chose(in, ZONE_LOOK)) {
        app_look(a, looker(t, a));
    } else if (ui_chose(in, ZONE_JUDGE) && app_is_hosted(a)) {
        app_go(a, a->hosting->face, NULL, 0);
    } else if (ui_chose(in, ZONE_UNDO)) {
        app_director_undo(a->table);
    } else {
        return false;
    }
    return true;
}

static void refresh(table_scene *t, app *a) {
    look_at(t, a);
    app_dirty(a);
}

/* Where several people are asked the same open question, the frame may answer for another one than the next. */
static uint8_t speaker(const app *a, uint8_t asked, uint8_t seat) {
    const uint32_t people = app_seating_humans(app_director_seating(a->table));
    if (seat >= NT_MAX_SEATS || !(people >> seat & 1)) {
        return asked;
    }
    return nt_port_ask(app_director_port(a->table, seat)) == NT_ASK_OPEN ? seat : asked;
}

/* What can be inspected may be opened while something moves, too. */
static bool opens(table_scene *t, app *a, const ui_input *in) {
    nt_move move;
    bool has_move = false;
    const table_ui before = t->ui;
    if (in->kind == UI_CHOOSE && (in->flags & UI_ZONE_INSPECT) && table_scene_input(t, a, in, &move, &has_move) &&
        t->ui.reading) {
        return true;
    }
    t->ui = before;
    return false;
}

/* One press may stand for several seats: their moves follow one another, each when the one before has been told. */
static void follow(table_scene *t, app *a) {
    const nt_table *table = app_director_table(a->table);
    nt_move move;
    while (table->follows != NULL && table->follows(app_director_view(a->table, NT_SPECTATOR), &t->ui, &move) &&
           app_director_submit(a->table, speaker(a, t->ui.asked, move.seat), move) == NT_OK) {
        refresh(t, a);
    }
}

/* A press while something moves ends the movement and does nothing else; so does one while something stays to be
 * read, and one beside everything while bots take their time. */
static bool input(scene *s, app *a, const ui_input *in) {
    table_scene *t = (table_scene *)s;
    nt_move move;
    bool has_move = false;
    if (in->kind == UI_COVERED) {
        return true;
    }
    if (table_scene_clock_input(t, in)) {
        table_scene_clock(t, a, a->now, &move); /* it only warns: no move comes of it */
        return true;
    }
    if (in->kind == UI_BACK && table_scene_input(t, a, in, &move, &has_move)) {
        return true; /* what lay over the table is away */
    }
    if (general(t, a, in)) {
        refresh(t, a);
        return true;
    }
    bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY, moves = app_director_step(a->table).kind == STEP_EVENTS;
    if (moves && !t->ui.reading && opens(t, a, in)) {
        return true;
    }
    const bool held = app_director_holds(a->table);
    if (press && !t->ui.reading && app_director_skip(a->table)) {
        if (held) {
            app_save(a); /* it has been read */
        }
        refresh(t, a);
        return true;
    }
    const bool handled = table_scene_input(t, a, in, &move, &has_move);
    if (has_move && t->ui.asked != NT_SPECTATOR) {
        app_director_submit(a->table, speaker(a, t->ui.asked, move.seat), move);
        refresh(t, a);
    } else if (press && !handled && app_director_hurry(a->table)) {
        refresh(t, a);
    }
    follow(t, a);
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    table_scene *t = (table_scene *)s;
    if (t->ui.reading || interrupts(t, a)) {
        return;
    }
    if (app_director_tick(a->table, now, app_tempo_of(&a->settings), true)) {
        app_dirty(a);
    }
    if (leads_on(a)) {
        app_go_on(a);
    } else {
        look_at(t, a);
        nt_move move;
        if (table_scene_clock(t, a, now, &move)) {
            app_director_submit(a->table, t->ui.asked, move);
            refresh(t, a);
        }
        follow(t, a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const table_scene *t = (const table_scene *)s;
    if (t->ui.reading || interrupts(t, a)) {
        return UINT64_MAX;
    }
    const uint64_t director = app_director_wake(a->table, a->now), clock = table_scene_clock_wake(t);
    return clock < director ? clock : director;
}

/* The room that the apron's buttons leave between them. */
static ui_rect between_buttons(const ui_draw *d) {
    static const char *const button[] = {ZONE_LOG, ZONE_RULES, ZONE_HELP, ZONE_PAUSE};
    float left = 24, right = d->ui->width - 24, y = 0, high = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect at = d->zone[i].at;
        for (size_t k = 0; k < sizeof button / sizeof button[0]; k++) {
            if (strcmp(d->zone[i].name, button[k]) != 0 || at.y < d->ui->height - 2 * at.h) {
                continue;
            }
            if (at.x + at.w / 2 < d->ui->width / 2) {
                left = fmaxf(left, at.x + at.w + 12);
            } else {
                right = fminf(right, at.x - 12);
            }
            y = at.y;
            high = at.h;
        }
    }
    return (ui_rect){left, y, right - left, high};
}

/* Whether a word of the table stands there, or nearly. */
static bool covers_words(const ui_draw *d, ui_rect at) {
    static const float air = 4;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_rect *word = &d->box[i].at;
        if (word->x < at.x + at.w + air && at.x < word->x + word->w + air && word->y < at.y + at.h + air &&
            at.y < word->y + word->h + air) {
            return true;
        }
    }
    return false;
}

/* Whether a seat's words stand there, or the emblem at their left. */
static bool covers_seats(const ui_draw *d, ui_rect at) {
    static const float emblem = 64;
    return covers_words(d, (ui_rect){at.x, at.y, at.w + emblem, at.h});
}

/* Above one end of the apron. */
static ui_rect above_apron(const ui_frame *ui, bool right, float wide) {
    const float high = fmaxf(46, ui_target(ui));
    return (ui_rect){right ? ui->width - wide - 20 : 20, ui->height - ui_apron_height(ui) - high - 22, wide, high};
}

/* Between the apron's buttons, where these stand below the sentence; above them where its words would be too small.
 */
static ui_rect own_place_narrow(const ui_draw *d, bool right, bool alone, float wish) {
    const ui_rect all = between_buttons(d), part = alone ? all : ui_column(all, right ? 1 : 0, 2, 12);
    const float wide = fminf(wish, part.w);
    const ui_rect low = above_apron(d->ui, right, fminf(wish, d->ui->width * 0.45f));
    if (wide < 0.85f * wish && !covers_seats(d, low)) {
        return low;
    }
    return (ui_rect){right ? part.x + part.w - wide : part.x, part.y, wide, part.h};
}

/* Where a button of the app's own covers nobody: above one end of the apron, or, where a seat stands there, beside
 * the plates in the upper corners; where seats stand in both it is a little narrower. */
static ui_rect own_place(const ui_draw *d, bool right, bool alone, float wish) {
    const ui_frame *ui = d->ui;
    const float corner = 242;
    if (menu_narrow(ui)) {
        return own_place_narrow(d, right, alone, wish);
    }
    const float wide = fminf(wish, ui->width * 0.24f);
    const ui_rect low = above_apron(ui, right, wide), narrower = above_apron(ui, right, 0.8f * wide);
    if (!covers_seats(d, low)) {
        return low;
    }
    const float less = fminf(wish, (ui->width - 294) / 2 - corner - 12);
    const ui_rect high = {right ? ui->width - corner - less : corner, 20, less, low.h};
    return covers_seats(d, high) && !covers_seats(d, narrower) ? narrower : high;
}

static void own_button(ui_draw *d, bool right, bool alone, const char *zone, const char *text, const char *figure) {
    const float wish = ui_label_width(d->ui, &UI_STYLE_BUTTON, text) + (figure ? 90.0f : 50.0f);
    ui_button(d, own_place(d, right, alone, wish), zone, 0, text, figure, figure ? UI_QUIET : UI_PLAIN, 0);
}

/* A move can be taken back from when it begins to be told: before, its button would tell what kind of move it was. */
static bool takes_back(const app *a) {
    nt_event event, last;
    float part;
    app_director_event(a->table, a->now, &event, &part, &last);
    return app_director_can_undo(a->table) && (event.kind != 0 || app_director_step(a->table).kind != STEP_EVENTS);
}

static void draw_own(const table_scene *t, const app *a, ui_draw *d) {
    const bool swap = d->ui->left_handed, looks = looker(t, a) != NT_SPECTATOR, undoes = takes_back(a);
    if (looks) {
        own_button(d, !swap, !undoes, "look", ui_say(d, "play.look"), "eye");
    }
    if (undoes) {
        own_button(d, swap, !looks, "undo", ui_say(d, "play.undo"), NULL);
    }
}

/* Something that can be held down to be read lies here. */
static bool has_cards(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & UI_ZONE_INSPECT) != 0) {
            return true;
        }
    }
    return false;
}

static bool covers_zones(const ui_draw *d, ui_rect at) {
    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect *zone = &d->zone[i].at;
        if (zone->x < at.x + at.w && at.x < zone->x + zone->w && zone->y < at.y + at.h && at.y < zone->y + zone->h) {
            return true;
        }
    }
    return false;
}

/* How a card is read, at the end of the apron that has no button, where nothing else lies there. */
static void draw_hint(const app *a, ui_draw *d) {
    const char *words = table_scene_hold(a, &d->words, false);
    ui_label_style style = UI_STYLE_SMALL;
    const float hand = 30.0f, wide = ui_label_width(d->ui, &style, words) + hand + 40;
    const ui_rect at = above_apron(d->ui, d->ui->left_handed, wide);
    if (!has_cards(d) || wide > 0.4f * d->ui->width || covers_seats(d, at) || covers_zones(d, at)) {
        return;
    }
    style.lines = 1;
    style.colour = UI_PAPER_200;
    ui_plate(d, at, 46, ui_fade(UI_INK_900, 0.8f), 0, 0, false);
    ui_figure(d, "hand", (ui_rect){at.x + 14, at.y + (at.h - hand) / 2, hand, hand}, ui_theme(d->ui, UI_LANTERN));
    ui_label(d, (ui_rect){at.x + hand + 22, at.y, at.w - hand - 30, at.h}, &style, words);
}

/* A seat may stand where the button usually does: its plate goes a little beyond its words. */
static void draw_next(ui_draw *d) {
    static const float plate = 20;
    const ui_rect usual = table_scene_next_place(d->ui);
    const bool taken = covers_words(d, ui_inset(usual, -plate));
    table_scene_next_button(d, taken ? own_place(d, !d->ui->left_handed, false, usual.w) : usual);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const table_scene *t = (const table_scene *)s;
    table_scene_draw(t, a, d, true);
    ui_apron_help(d);
    if (app_director_holds(a->table)) {
        if (!t->ui.reading) {
            draw_next(d);
        }
    } else {
        draw_own(t, a, d);
        if (a->hints && !takes_back(a)) {
            draw_hint(a, d);
        }
    }
}

const scene_ops scene_table = {
    .name = "table",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
    .size = sizeof(table_scene),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .state = table_scene_state,
};
