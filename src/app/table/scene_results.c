/* The end of a game: the game's own reveal, step by step, then what comes next. */
#include <math.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/hosted.h"
#include "app/rise.h"
#include "app/sound/heard.h"
#include "ui/crowning.h"
#include "ui/motion.h"
#include "ui/widgets.h"

/* A press that was meant for the reveal may come when its last step is open, one for the last question when the match
 * is over: for so long a press does nothing then. */
enum { GRACE_MS = 800 };

/* Where bots alone are asked what comes next, what has been shown is read first. ms at normal speed, whoever won. */
enum { READ_MS = 2000 };

typedef struct {
    flat_scene f; /* the table's frame, and what stands round it where it lies flat */
    int steps;
    bool ended;
    uint64_t still_until;  /* a press does nothing before */
    uint64_t begun, moves; /* of the step that was pressed for: since when and until when it moves */
    uint64_t read_by;      /* of the last step; 0: bots may answer, or another step follows */
    bool leaps;            /* from the beginning one press may open many */
    bool all;              /* all steps were offered beside the next one, when that was pressed */
} results;

static bool over(const app *a) {
    return nt_match_over(app_director_match(a->table));
}

/* From the end of the step's movement. */
static void let_read(results *r, const app *a) {
    const uint64_t from = r->moves > a->now ? r->moves : a->now;
    r->read_by = from + (uint64_t)((float)READ_MS * app_tempo_of(&a->settings).factor);
}

static void read_tick(results *r, app *a) {
    if (r->read_by != 0 && a->now >= r->read_by) {
        r->read_by = 0;
        app_director_revealed(a->table);
    }
}

static void show_step(results *r, app *a) {
    const char *sound = table_scene_state(&r->f.t.base, a).results_sound;
    if (sound) {
        app_sound(a, sound);
    }
    const bool whole = r->f.t.ui.step >= r->steps;
    if (whole) {
        r->still_until = a->now + GRACE_MS;
        let_read(r, a);
    }
    app_end_shown(a, r->f.t.ui.step, whole);
    app_dirty(a);
}

/* Until the last step is shown nobody is asked: the decision would show the end before its time. */
static void refresh(results *r, app *a) {
    app_step step = app_director_step(a->table);
    bool person = step.seat < NT_MAX_SEATS && !app_director_seating(a->table)->seat[step.seat].bot;
    bool asks = step.kind == STEP_RESULTS && !over(a) && person && r->f.t.ui.step >= r->steps;
    table_scene_refresh(&r->f.t, a, asks ? step.seat : NT_SPECTATOR);
    r->f.t.ui.locked = false;
    if (!r->ended && app_has_ended(a)) {
        r->ended = true;
        r->still_until = a->now + GRACE_MS;
    }
}

/* One that was continued goes on at the step where it was left. */
static int steps_before(const results *r, const app *a) {
    return a->end.begun && a->end.steps < r->steps ? a->end.steps : a->end.begun ? r->steps : 0;
}

/* A time of public things alone; any press ends it. */
static void move(results *r, app *a) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    const float ms = (float)table_scene_state(&r->f.t.base, a).results_ms;
    r->begun = a->now;
    r->moves = a->now + (tempo.still ? 0 : (uint64_t)(ms * tempo.factor));
    r->f.t.ui.opening = r->moves > r->begun ? 1.0f : 0.0f;
}

static bool enter(scene *s, app *a, const void *arg) {
    results *r = (results *)s;
    (void)arg;
    r->f.edge.n = app_director_seating(a->table)->n;
    r->f.edge.closer = app_director_table(a->table)->at_chips;
    memcpy(r->f.edge.shift, a->flat_shift, sizeof r->f.edge.shift);
    flat_open_words(&r->f, a);
    table_scene_open(&r->f.t, a, TABLE_RESULTS, NT_SPECTATOR);
    r->steps = table_scene_state(&r->f.t.base, a).results_steps;
    r->leaps = table_scene_state(&r->f.t.base, a).results_leap > 0;
    /* A match that ended in its results, by a decision taken there, is not revealed a second time. */
    r->f.t.ui.step = a->seen_results ? r->steps : steps_before(r, a);
    if (r->f.t.ui.step == 0 && !a->seen_results) {
        move(r, a);
    }
    refresh(r, a);
    show_step(r, a);
    return true;
}

/* A step may show how its page is left before the next one comes; whoever ends the step sees no more of either. */
static void moved(results *r, app *a, uint64_t now) {
    const float left = now < r->moves ? (float)(r->moves - now) / (float)(r->moves - r->begun) : 0.0f;
    const int page = table_scene_state(&r->f.t.base, a).results_page;
    if (r->f.t.ui.opening == left) {
        return;
    }
    r->f.t.ui.opening = left;
    if (left > 0.0f && table_scene_state(&r->f.t.base, a).results_page != page) {
        rise_turn(a);
    }
    app_dirty(a);
}

/* The step to which one press may lead, or 0. */
static int leap(const results *r, const app *a) {
    return r->f.t.ui.step < r->steps ? table_scene_state(&r->f.t.base, a).results_leap : 0;
}

/* One step, or as many as a press may open. */
static void reveal(results *r, app *a, int step) {
    const int page = table_scene_state(&r->f.t.base, a).results_page;
    r->all = leap(r, a) > 0;
    r->f.t.ui.leapt = step - r->f.t.ui.step - 1;
    r->f.t.ui.step = step;
    move(r, a);
    if (table_scene_state(&r->f.t.base, a).results_page != page) {
        rise_turn(a);
    }
    if (r->f.t.ui.step >= r->steps) {
        a->seen_results = true;
    }
    refresh(r, a);
    show_step(r, a);
    if (r->f.t.ui.step >= r->steps) {
        app_speak_end(a);
    }
}

static bool after_the_end(app *a, const ui_input *in) {
    if (!app_has_ended(a)) {
        return false;
    }
    if (ui_chose(in, ZONE_APP_AGAIN)) {
        app_again(a);
    } else if (ui_chose(in, ZONE_APP_PICKER)) {
        app_leave_table(a);
        app_push(a, &scene_picker, NULL, 0);
    } else if (ui_chose(in, ZONE_APP_TITLE)) {
        app_leave_table(a);
    } else {
        return false;
    }
    return true;
}

/* A press says that it has been read. */
static void read_now(results *r, app *a) {
    if (r->read_by != 0) {
        r->read_by = a->now;
    }
    app_director_hurry(a->table);
}

static bool input(scene *s, app *a, const ui_input *in) {
    results *r = (results *)s;
    nt_move move;
    bool has_move = false;
    r->f.called = ui_chose(in, ZONE_PAUSE) || ui_chose(in, ZONE_RULES) || ui_chose(in, ZONE_LOG) ? in->n : 0;
    if (in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || ui_chose(in, ZONE_RULES)) {
        table_scene_rules(&r->f.t, a);
    } else if (r->f.t.ui.opening > 0.0f && (in->kind == UI_CHOOSE || in->kind == UI_ANY)) {
        r->moves = a->now;
        moved(r, a, a->now);
        if (r->read_by != 0) {
            let_read(r, a);
        }
    } else if (r->f.t.ui.step >= r->steps &&
               (in->kind == UI_LOG || ui_chose(in, ZONE_LOG))) { /* it tells the end at once */
        app_push(a, &scene_log, NULL, 0);
    } else if (r->f.t.ui.step < r->steps && (ui_chose(in, ZONE_REVEAL_NEXT) || in->kind == UI_ANY)) {
        reveal(r, a, r->f.t.ui.step + 1);
    } else if (leap(r, a) > 0 && ui_chose(in, ZONE_REVEAL_ALL)) {
        reveal(r, a, leap(r, a));
    } else if (in->kind == UI_CHOOSE && a->now < r->still_until) {
        return true;
    } else if (ui_chose(in, ZONE_JUDGE) && app_is_hosted(a) && app_has_ended(a) && !a->end.again &&
               r->f.t.ui.step >= r->steps) {
        app_go(a, a->hosting->face, NULL, 0);
    } else if (!after_the_end(a, in) && table_scene_input(&r->f.t, a, in, &move, &has_move) && has_move &&
               r->f.t.ui.asked != NT_SPECTATOR) {
        app_director_submit(a->table, r->f.t.ui.asked, move);
        refresh(r, a);
        app_dirty(a);
    } else if ((in->kind == UI_CHOOSE || in->kind == UI_ANY) && !has_move && a->now >= r->still_until) {
        read_now(r, a);
    }
    return true;
}

/* Nobody is asked here any more: a decision taken here has begun the next game, and its events are the table's. */
static bool goes_on(const app *a) {
    for (int seat = 0; seat < app_director_seating(a->table)->n; seat++) {
        if (nt_port_ask(app_director_port(a->table, (uint8_t)seat)) == NT_ASK_TABLE) {
            return false;
        }
    }
    return !over(a);
}

static void tick(scene *s, app *a, uint64_t now) {
    results *r = (results *)s;
    moved(r, a, now);
    read_tick(r, a);
    if (a->queued == 0) {
        r->f.called = 0; /* what opens by itself is for all */
    }
    if (app_director_tick(a->table, now, app_tempo_of(&a->settings), true)) {
        refresh(r, a);
        app_dirty(a);
    }
    app_step step = app_director_step(a->table);
    if (step.kind == STEP_EVENTS && !goes_on(a)) {
        return;
    }
    if (over(a) && app_next_game(a)) {
        return;
    }
    if (step.kind != STEP_RESULTS) {
        app_go_on(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const results *r = (const results *)s;
    const uint64_t answers = app_director_wake(a->table, a->now);
    const uint64_t director = r->read_by != 0 && r->read_by < answers ? r->read_by : answers;
    const uint64_t frame = motion_next(a->now, r->moves);
    return r->f.t.ui.opening > 0.0f && frame < director ? frame : director;
}

static bool has_zone(const ui_draw *d, const char *name) {
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

enum { END_BUTTONS = 3 };

static const char *const end_word[END_BUTTONS] = {"play.results.again", "play.results.picker", "play.results.title"};

/* Of one button at the end, with the air beside it: all are as wide as the longest word needs. */
static float end_width(ui_draw *d) {
    static const float air = 64;
    float widest = 0;
    for (int i = 0; i < END_BUTTONS; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, end_word[i])));
    }
    return widest + air;
}

/* The row at the end, beside what pressed the reveal on: nothing lies there then. */
static ui_rect end_row(ui_draw *d) {
    const ui_frame *ui = d->ui;
    const ui_rect next = table_scene_next_place(d);
    const bool narrow = ui->width<1240, below = ui_apron_middle(d).w> 0;
    const float high = fmaxf(ui_target(ui), 50), gap = 14, in = narrow ? 12 : 20;
    const float end = ui->left_handed ? next.x + next.w : ui->width - next.x;
    const float beside = narrow && !below ? end + gap : in, free = ui->width - in - beside;
    const float y = ui->height - ui_apron_height(ui) - high - 16;
    const float wide = fminf(fmaxf(760, END_BUTTONS * end_width(d)), free),
                left = fminf(ui->width / 2 - wide / 2, in + free - wide);
    return (ui_rect){ui->left_handed ? ui->width - left - wide : left, y, wide, high};
}

static void draw_end(ui_draw *d) {
    static const char *const zone[] = {ZONE_APP_AGAIN, ZONE_APP_PICKER, ZONE_APP_TITLE};
    const ui_rect row = end_row(d);
    ui_button_of end[END_BUTTONS];
    for (int i = 0; i < END_BUTTONS; i++) { /* nothing that is to be decided: a key pressed once more leads nowhere */
        end[i] = (ui_button_of){.at = ui_column(row, i, END_BUTTONS, 14),
                                .zone = zone[i],
                                .text = ui_say(d, end_word[i]),
                                .look = i == 0 ? UI_PRIMARY : UI_PLAIN};
    }
    ui_button_row(d, end, END_BUTTONS);
}

/* How much is seen of what can be pressed at the end: it comes last, in the end of the step's time. */
static float end_seen(const results *r, const app *a) {
    const float left = r->f.t.ui.opening * (float)table_scene_state(&r->f.t.base, a).results_ms;
    return motion_stepped(1.0f - left / (float)MOTION_PAGE, MOTION_PAGE_STEPS);
}

static void draw_end_rising(const results *r, const app *a, ui_draw *d) {
    const float seen = end_seen(r, a);
    if (seen >= 1.0f) {
        draw_end(d);
    } else if (seen > 0.0f) {
        ui_group_faded(d, ui_inset(end_row(d), -12), seen);
        draw_end(d);
        ui_group_end(d);
    }
}

static const float beside = 14.0f; /* of two buttons */

/* On a narrow frame both stand in the apron, and the next step keeps its place when nothing is left to leap over. */
static bool in_apron(const ui_draw *d) {
    static const float least = 2 * 150;

    return ui_apron_between(d).w >= least;
}

static ui_rect next_place(const results *r, const ui_draw *d) {
    return r->leaps && in_apron(d) ? ui_column(ui_apron_between(d), d->ui->left_handed ? 0 : 1, 2, beside)
                                   : table_scene_next_place(d);
}

/* Beside what presses the reveal on, or over it where that stands alone in the apron. */
static ui_rect all_place(const results *r, const ui_draw *d, const char *word) {
    static const float air = 48;
    const ui_frame *ui = d->ui;
    const ui_rect next = next_place(r, d);
    const float w = fmaxf(next.w, ui_label_width(ui, &UI_STYLE_BUTTON, word) + air);
    const float high = fmaxf(ui_target(ui), 50);

    if (in_apron(d)) {
        return ui_column(ui_apron_between(d), ui->left_handed ? 1 : 0, 2, beside);
    }
    if (ui_apron_middle(d).w > 0) {
        return (ui_rect){next.x + (next.w - w) / 2, ui->height - ui_apron_height(ui) - high - 16, w, high};
    }
    return (ui_rect){ui->left_handed ? next.x + next.w + beside : next.x - beside - w, next.y, w, next.h};
}

static void draw_all_button(const results *r, ui_draw *d) {
    const char *word = ui_say(d, "play.results.all");

    ui_button(d, all_place(r, d, word), ZONE_REVEAL_ALL, 0, word, NULL, UI_PLAIN, 0);
}

/* ---- lying between those who play ---- */

/* What leads on, or what comes after the match: in both long bars. What a game asks there it has said itself. */
static void flat_acts(const results *r, const app *a, ui_draw *d, flat_ending *e) {
    static const char *const zone[END_BUTTONS] = {ZONE_APP_AGAIN, ZONE_APP_PICKER, ZONE_APP_TITLE};
    const bool whole = r->f.t.ui.step >= r->steps;

    const bool said = end_seen(r, a) > 0.0f || crowning_of(r->f.t.ui.opening).said;
    e->pressed = whole && !said && r->steps > 0;
    e->over = whole && !e->pressed && app_has_ended(a);
    e->seen = e->pressed ? 0.0f : e->over ? end_seen(r, a) : 1.0f;
    for (int i = 0; i < END_BUTTONS && e->over; i++) { /* the last words come beside their room */
        e->act[e->n_acts++] = (ui_rim_act){zone[i], ui_say(d, end_word[i]), 0, 0, i > 0};
    }
    if (!whole || e->pressed) {
        e->act[e->n_acts++] =
            (ui_rim_act){ZONE_REVEAL_NEXT, ui_say(d, "play.results.next"), 0, UI_ZONE_DEFAULT, false};
    }
    if (leap(r, a) > 0 || (e->pressed && r->all)) {
        e->act[e->n_acts++] = (ui_rim_act){ZONE_REVEAL_ALL, ui_say(d, "play.results.all"), 0, 0, true};
    }
}

static uint32_t crowned(const app *a) {
    const nt_view view = app_director_view(a->table, NT_SPECTATOR);
    const nt_table *table = app_director_table(a->table);
    const uint32_t crowned = table->crowned != NULL ? table->crowned(view) : 0;
    return crowned != 0 ? crowned : app_director_game(a->table)->winners(view.pub);
}

/* Who has won stands at the edges when the last step has shown it. */
static void draw_flat(const results *r, const app *a, ui_draw *d) {
    const bool whole = r->f.t.ui.step >= r->steps;
    flat_ending e = {.whole = whole};

    if (whole && r->f.t.ui.opening <= 0.0f) {
        e.crowned = crowned(a);
    }
    flat_acts(r, a, d, &e);
    flat_draw(&r->f, a, d, &e);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const results *r = (const results *)s;
    if (app_in_zones(a) && flat_ends_within(&a->frame)) {
        draw_flat(r, a, d);
        return;
    }
    ui_frame frame = *d->ui;
    const ui_frame *usual = d->ui;
    frame.log_shut = r->f.t.ui.step < r->steps;
    d->ui = &frame;
    table_scene_draw(&r->f.t, a, d, true);
    d->ui = usual;
    if (leap(r, a) > 0) {
        draw_all_button(r, d);
    }
    if (r->f.t.ui.step < r->steps && !has_zone(d, ZONE_REVEAL_NEXT)) {
        table_scene_next_button(d, next_place(r, d));
    }
    if (app_has_ended(a) && r->f.t.ui.step >= r->steps) {
        draw_end_rising(r, a, d);
    }
}

static void stood(scene *s, uint64_t ms) {
    results *r = (results *)s;
    table_scene_stood(s, ms);
    r->still_until += ms;
    r->begun += ms;
    r->moves += ms;
    r->read_by += r->read_by != 0 ? ms : 0;
}

static int called(const scene *s) {
    return ((const results *)s)->f.called;
}

const scene_ops scene_results = {
    .name = "results",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
    .size = sizeof(results),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .called = called,
    .state = table_scene_state,
    .stood = stood,
};
