/* A lesson: the game's own table above, the teller's words and what leads through them below. The match is played on
 * from its record; nothing of it is anybody's secret, and nothing of it is saved but the step. */
#include <stdio.h>
#include <string.h>

#include "app/inside.h"
#include "app/lessons/lesson_scene.h"
#include "app/menus/menu.h"
#include "app/rise.h"
#include "app/sound/heard.h"

static bool hosts(const lesson_scene *s) {
    return s->l->seat == NT_JUDGE;
}

static bool in_results(const app *a) {
    return app_director_step(a->table).kind == STEP_RESULTS;
}

/* ---- the match ---- */

static app_seating seats_of(const lesson *l) {
    const nt_config *config = nt_match_config(l->match);
    app_seating seating = app_seating_standard(config->seats, true);
    for (int i = 0; i < seating.n; i++) {
        seating.seat[i].bot = i != l->seat && l->seat != NT_JUDGE;
    }
    return seating;
}

/* A match that stands at that ply, all of it told. False when there is no memory. */
static bool seat_at(lesson_scene *s, app *a, int ply) {
    const app_seating seating = seats_of(s->l);
    nt_match *match = lesson_match(s->l, ply);
    if (match == NULL || !app_seat_match(a, match, &seating, 0)) {
        return false;
    }
    a->end.again = true; /* nothing of it is saved */
    app_director_led(a->table);
    app_director_resumed(a->table, hosts(s) ? 0 : s->l->seat, -1);
    return true;
}

/* ---- from step to step ---- */

static void refresh(lesson_scene *s, app *a) {
    const uint8_t shown = s->t.ui.frame == TABLE_PRIVATE ? s->t.seat : NT_SPECTATOR;
    s->t.decides = s->arrived && s->t.ui.frame == TABLE_PRIVATE;
    table_scene_refresh(
        &s->t, a, lesson_asks(s) ? lesson_step_of(s)->move.seat : shown); /* a hand shown says what it is asked */
    if (s->t.ui.frame == TABLE_RESULTS) {
        s->t.ui.locked = false;
    }
    s->t.ui.only_shown = !lesson_asks(s); /* one way on is enough: the strip's, not the hand's own "done" beside it */
    app_dirty(a);
}

static void shut_led(lesson_scene *s, app *a) {
    if (s->led != NULL) {
        a->hosting->led->shut(s->led, a);
        s->led = NULL;
    }
}

static void show_hosts(lesson_scene *s, app *a, uint8_t frame) {
    static const app_led_frame led[] = {LED_FACE, LED_NAMES, LED_ASKS, LED_RESTS};
    if (frame >= LESSON_FACE && app_is_hosted(a)) {
        s->led = a->hosting->led->show(a, led[frame - LESSON_FACE]);
    }
}

static void show(lesson_scene *s, app *a, uint8_t frame) {
    const uint8_t seat = frame >= LESSON_FACE ? NT_SPECTATOR : frame;
    s->lit = 0;
    shut_led(s, a);
    show_hosts(s, a, frame);
    table_scene_open(&s->t, a, seat == NT_SPECTATOR ? TABLE_PUBLIC : TABLE_PRIVATE, seat);
    refresh(s, a);
}

static void show_results(lesson_scene *s, app *a) {
    shut_led(s, a);
    table_scene_open(&s->t, a, TABLE_RESULTS, NT_SPECTATOR);
    s->t.ui.step = lesson_step_of(s)->kind == LESSON_END ? 0 : table_scene_state(&s->t.base, a).results_steps;
    refresh(s, a);
}

static void speak(lesson_scene *s, app *a, const char *word) {
    table_phrase phrase = {.key = ""};
    char key[LESSON_CATALOGUE_KEY];
    lesson_key_of(s, word, key);
    if (strlen(key) < sizeof phrase.key) {
        memcpy(phrase.key, key, strlen(key) + 1);
        app_speak(a, &phrase, 1);
    }
}

/* What the step is about lies open, as behind a press. */
static void open_for(lesson_scene *s, app *a) {
    const lesson_lit *opens = &lesson_step_of(s)->opens;
    const ui_input press = {.kind = UI_CHOOSE, .zone = opens->zone, .n = opens->n, .place = LESSON_PLACE};
    nt_move move;
    bool has_move = false;
    if (opens->zone[0] != '\0') {
        table_scene_input(&s->t, a, &press, &move, &has_move);
    }
}

/* What leads to the step has been told: its frame, its words, and who is asked. */
static void arrive(lesson_scene *s, app *a) {
    s->arrived = true;
    speak(s, a, s->tried ? lesson_step_of(s)->then : lesson_step_of(s)->words);
    if (in_results(a) && lesson_step_of(s)->opens.zone[0] == '\0') {
        show_results(s, a);
    } else {
        show(s, a, s->tried ? lesson_step_of(s)->then_frame : lesson_step_of(s)->frame);
        open_for(s, a);
    }
}

/* On its way a step is silent: what happens is told, and the step's words wait for the picture that they are of. */
static void head_for(lesson_scene *s, app *a, int step) {
    s->step = step;
    s->arrived = s->tried = s->not_now = false;
    s->after = 0;
    s->said[0] = '\0';
    lessons_keep(a, s->id, lesson_is_last(s) ? 0 : step);
    if (nt_match_plies(app_director_match(a->table)) >= lesson_step_of(s)->ply &&
        app_director_step(a->table).kind != STEP_EVENTS) {
        arrive(s, a);
    } else {
        show(s, a, NT_SPECTATOR);
    }
}

/* A step out of order, or one before which nothing is told. */
static void go_to(lesson_scene *s, app *a, int step) {
    if (step >= 0 && step < s->l->n && seat_at(s, a, s->l->step[step].ply)) {
        head_for(s, a, step);
    }
}

static void go_on(lesson_scene *s, app *a) {
    const lesson_step *next = lesson_is_last(s) ? NULL : &s->l->step[s->step + 1];
    if (next == NULL) {
        return;
    }
    if (s->tried || next->jump) {
        go_to(s, a, s->step + 1);
    } else {
        head_for(s, a, s->step + 1);
    }
}

static bool enter(scene *base, app *a, const void *arg) {
    lesson_scene *s = (lesson_scene *)base;
    char folder[APP_PATH], problem[320] = "";
    memcpy(s->id, ((const lesson_arg *)arg)->id, sizeof s->id);
    s->l = lessons_folder(a, folder) ? lesson_load(folder, s->id, a->games, problem, sizeof problem) : NULL;
    if (s->l == NULL || app_find_table(a, s->l->game->id) == NULL) {
        lesson_free(s->l);
        app_report(a, "trouble.outside", problem);
        return false;
    }
    const int step = lessons_step(a, s->id);
    if (!seat_at(s, a, s->l->step[step < s->l->n ? step : 0].ply)) {
        lesson_free(s->l);
        return false;
    }
    head_for(s, a, step < s->l->n ? step : 0);
    return true;
}

static void leave(scene *base, app *a) {
    shut_led((lesson_scene *)base, a);
    lesson_free(((lesson_scene *)base)->l);
}

/* ---- the learner's moves ---- */

static void begin_mistake(lesson_scene *s, app *a, nt_move move) {
    nt_match *match = app_director_match(a->table);
    if (nt_match_append(match, move) == NT_OK) {
        nt_match_settle(match);
        s->tried = true;
        s->arrived = false;
        show(s, a, NT_SPECTATOR);
    }
}

static void refuse(lesson_scene *s, app *a, nt_move move) {
    const lesson_step *step = lesson_step_of(s);
    const char *why = step->other;
    for (int i = 0; i < step->n_refused; i++) {
        why = lesson_is(&step->refused[i].move, move) ? step->refused[i].words : why;
    }
    snprintf(s->said, sizeof s->said, "%s", why);
    s->not_now = why[0] == '\0';
    if (!s->not_now) {
        speak(s, a, s->said);
    }
    show(s, a, step->frame);
}

static void made(lesson_scene *s, app *a, nt_move move) {
    const lesson_step *step = lesson_step_of(s);
    if (!lesson_is(&step->move, move) || (hosts(s) && move.seat != step->move.seat)) {
        refuse(s, a, move);
    } else if (step->kind == LESSON_TRY) {
        begin_mistake(s, a, step->move);
    } else if (lesson_next(s->l, app_director_match(a->table))) {
        go_on(s, a);
    }
}

/* ---- input ---- */

static void deal(lesson_scene *s, app *a) {
    const app_seating seating = seats_of(s->l);
    a->plan.game = s->l->game;
    a->plan.seating = seating;
    a->plan.config = nt_config_standard(s->l->game, (uint8_t)seating.n);
    app_start(a);
}

static void seat_people(const lesson_scene *s, app *a) {
    const seating_arg arg = {s->l->game};
    app_leave_table(a);
    app_push(a, &scene_picker, NULL, 0);
    app_push(a, &scene_seating, &arg, sizeof arg);
}

/* The reveal goes on step by step; at its last one the teller says what it came to. */
static void press_on(lesson_scene *s, app *a) {
    const int steps = table_scene_state(&s->t.base, a).results_steps;
    if (!s->arrived) {
        app_director_skip(a->table);
    } else if (lesson_step_of(s)->kind == LESSON_END && s->t.ui.step < steps) {
        s->t.ui.step++;
        const char *sound = table_scene_state(&s->t.base, a).results_sound;
        if (sound != NULL) {
            app_sound(a, sound);
        }
        if (s->t.ui.step == steps && lesson_step_of(s)->then[0] != '\0') {
            speak(s, a, lesson_step_of(s)->then);
        }
        refresh(s, a);
    } else if (!lesson_asks(s)) {
        go_on(s, a);
    }
}

/* What stands in the strip, and what every table has; true = handled. */
static bool leads(lesson_scene *s, app *a, const ui_input *in) {
    const bool own = in->place == 0;
    if (in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || ui_chose(in, ZONE_RULES)) {
        table_scene_rules(&s->t, a);
    } else if (in->kind == UI_LOG || ui_chose(in, ZONE_LOG)) {
        app_push(a, &scene_log, NULL, 0);
    } else if (own && menu_pressed(in, ZONE_NEXT)) {
        press_on(s, a);
    } else if (own && menu_pressed(in, ZONE_SKIP)) {
        go_to(s, a, s->step + 1);
    } else if (own && menu_pressed(in, ZONE_BEFORE)) {
        go_to(s, a, s->tried ? s->step : s->step - 1);
    } else if (own && menu_pressed(in, ZONE_LEAVE)) {
        app_leave_table(a);
    } else if (own && menu_pressed(in, ZONE_START)) {
        deal(s, a);
    } else if (own && menu_pressed(in, ZONE_PEOPLE)) {
        seat_people(s, a);
    } else {
        return false;
    }
    return true;
}

/* Whatever of the lit zones is pressed, the one behind it is next. */
static void follow_lit(lesson_scene *s, const ui_input *in) {
    const lesson_step *step = lesson_step_of(s);
    for (int i = s->lit; in->kind == UI_CHOOSE && i < step->n_lit; i++) {
        if (in->n == step->lit[i].n && ui_chose(in, step->lit[i].zone)) {
            s->lit = i + 1;
            return;
        }
    }
}

/* A host answers for whoever is asked, and a frame may answer for another one than the next. */
static nt_move of_seat(const lesson_scene *s, app *a, nt_move move) {
    const bool open = move.seat < NT_MAX_SEATS && nt_port_ask(app_director_port(a->table, move.seat)) == NT_ASK_OPEN;
    if (!hosts(s) || !open) {
        move.seat = lesson_step_of(s)->move.seat;
    }
    return move;
}

static void press_led(lesson_scene *s, app *a, const ui_input *in) {
    nt_move move;
    const app_led_press press = a->hosting->led->press(s->led, a, in, &move);
    if (press == LED_MOVES && lesson_asks(s)) {
        made(s, a, move);
    } else if (press == LED_GOES_ON) {
        press_on(s, a);
    }
}

/* One press may stand for several seats: the first of them is the learner's, the record has the others. */
static void follow(lesson_scene *s, app *a) {
    const nt_table *table = app_director_table(a->table);
    nt_move move;
    if (lesson_asks(s) && s->led == NULL && table->follows != NULL &&
        table->follows(app_director_view(a->table, NT_SPECTATOR), &s->t.ui, &move)) {
        move.seat = lesson_step_of(s)->move.seat;
        made(s, a, move);
    }
}

/* Where nothing is asked a press reads and picks nothing: there is no button that would play what was picked. */
static bool press_frame(lesson_scene *s, app *a, const ui_input *in, nt_move *move, bool *has_move) {
    const table_ui before = s->t.ui;
    const bool handled = table_scene_input(&s->t, a, in, move, has_move);
    if (!lesson_asks(s)) {
        memcpy(s->t.ui.pick, before.pick, sizeof before.pick);
        s->t.ui.picks = before.picks;
    }
    return handled;
}

/* The table's own frame. */
static void press_table(lesson_scene *s, app *a, const ui_input *in, bool press) {
    nt_move move;
    bool has_move = false;
    if (s->t.ui.frame == TABLE_RESULTS && ui_chose(in, ZONE_REVEAL_NEXT)) {
        press_on(s, a);
        return;
    }
    if ((s->t.ui.frame != TABLE_RESULTS || !press) && press_frame(s, a, in, &move, &has_move) && has_move) {
        if (lesson_asks(s)) {
            made(s, a, of_seat(s, a, move));
        }
    } else {
        follow(s, a);
    }
    if (s->arrived && !s->t.ui.reading) {
        open_for(s, a); /* it stays open: the strip has the way on */
    }
}

static bool input(scene *base, app *a, const ui_input *in) {
    lesson_scene *s = (lesson_scene *)base;
    if (in->kind == UI_COVERED || leads(s, a, in)) {
        app_dirty(a);
        return true;
    }
    const bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY;
    if (press && !s->arrived) {
        app_director_skip(a->table);
        refresh(s, a);
        return true;
    }
    if (press) {
        s->said[0] = '\0';
        s->not_now = false;
    }
    follow_lit(s, in);
    if (s->led != NULL) {
        press_led(s, a, in);
    } else {
        press_table(s, a, in, press);
    }
    app_dirty(a);
    return true;
}

/* ---- time ---- */

/* The next ply on the way to the step; false when it is reached. */
static bool play_on(lesson_scene *s, app *a) {
    nt_match *match = app_director_match(a->table);
    const lesson_step *step = lesson_step_of(s);
    if (!s->tried) {
        return nt_match_plies(match) < step->ply && lesson_next(s->l, match);
    }
    if (s->after < step->n_after && nt_match_append(match, step->after[s->after++]) == NT_OK) {
        nt_match_settle(match);
        return true;
    }
    return false;
}

static void tick(scene *base, app *a, uint64_t now) {
    lesson_scene *s = (lesson_scene *)base;
    if (s->arrived) {
        return;
    }
    const app_tempo tempo = app_tempo_of(&a->settings);
    if (rise_holds(a) ? app_director_comes(a->table, now, tempo) : app_director_tick(a->table, now, tempo, true)) {
        refresh(s, a);
    }
    while (!s->arrived && app_director_step(a->table).kind != STEP_EVENTS) {
        if (!play_on(s, a)) {
            arrive(s, a);
        }
    }
}

static uint64_t wake(const scene *base, const app *a) {
    if (((const lesson_scene *)base)->arrived || rise_holds(a)) {
        return UINT64_MAX;
    }
    return app_director_step(a->table).kind == STEP_EVENTS ? app_director_wake(a->table, a->now) : a->now;
}

const scene_ops scene_lesson = {.name = "lesson",
                                .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                .size = sizeof(lesson_scene),
                                .enter = enter,
                                .leave = leave,
                                .input = input,
                                .tick = tick,
                                .wake = wake,
                                .draw = lesson_draw,
                                .state = table_scene_state,
                                .stood = table_scene_stood};
