/* A lesson: the game's own table above, the teller's words and what leads through them below. The match is played on
 * from its record; nothing of it is anybody's secret, and nothing of it is saved but the step. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/heard.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/lesson.h"
#include "app/lessons.h"
#include "app/menu.h"
#include "app/table_scene.h"
#include "ui/frame.h"
#include "ui/seats.h"

enum { PLACE = 1, KEY = 96, NAMES = 8 };

typedef struct {
    table_scene t;
    lesson *l;
    app_led *led; /* a frame of the host's stands in the place of the table's */
    char id[LESSON_ID];
    int step;
    bool arrived;          /* what leads to the step has been told */
    bool tried;            /* the mistake is made */
    int after;             /* moves that have followed it */
    int lit;               /* which is pressed next, of those that are lit for a move */
    char said[LESSON_KEY]; /* why a move is refused, in place of the step's words; "": nothing is */
    bool not_now;          /* by the house's sentence */
} lesson_scene;

static const lesson_step *step_of(const lesson_scene *s) {
    return &s->l->step[s->step];
}

static bool asks(const lesson_scene *s) {
    const lesson_kind kind = step_of(s)->kind;
    return s->arrived && !s->tried && (kind == LESSON_DO || kind == LESSON_TRY);
}

static bool hosts(const lesson_scene *s) {
    return s->l->seat == NT_JUDGE;
}

static bool is_last(const lesson_scene *s) {
    return s->step == s->l->n - 1;
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
    table_scene_refresh(&s->t, a, asks(s) ? step_of(s)->move.seat : shown); /* a hand shown says what it is asked */
    if (s->t.ui.frame == TABLE_RESULTS) {
        s->t.ui.locked = false;
    }
    s->t.ui.only_shown = !asks(s); /* one way on is enough: the strip's, not the hand's own "done" beside it */
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
    s->t.ui.step = step_of(s)->kind == LESSON_END ? 0 : table_scene_state(&s->t.base, a).results_steps;
    refresh(s, a);
}

static void key_of(const lesson_scene *s, const char *word, char key[KEY]) {
    snprintf(key, KEY, "lesson.%s.%s", s->id, word);
}

static void speak(lesson_scene *s, app *a, const char *word) {
    table_phrase phrase = {.key = ""};
    char key[KEY];
    key_of(s, word, key);
    if (strlen(key) < sizeof phrase.key) {
        memcpy(phrase.key, key, strlen(key) + 1);
        app_speak(a, &phrase, 1);
    }
}

/* What the step is about lies open, as behind a press. */
static void open_for(lesson_scene *s, app *a) {
    const lesson_lit *opens = &step_of(s)->opens;
    const ui_input press = {.kind = UI_CHOOSE, .zone = opens->zone, .n = opens->n, .place = PLACE};
    nt_move move;
    bool has_move = false;
    if (opens->zone[0] != '\0') {
        table_scene_input(&s->t, a, &press, &move, &has_move);
    }
}

/* What leads to the step has been told: its frame, its words, and who is asked. */
static void arrive(lesson_scene *s, app *a) {
    s->arrived = true;
    speak(s, a, s->tried ? step_of(s)->then : step_of(s)->words);
    if (in_results(a) && step_of(s)->opens.zone[0] == '\0') {
        show_results(s, a);
    } else {
        show(s, a, s->tried ? step_of(s)->then_frame : step_of(s)->frame);
        open_for(s, a);
    }
}

/* On its way a step is silent: what happens is told, and the step's words wait for the picture that they are of. */
static void head_for(lesson_scene *s, app *a, int step) {
    s->step = step;
    s->arrived = s->tried = s->not_now = false;
    s->after = 0;
    s->said[0] = '\0';
    lessons_keep(a, s->id, is_last(s) ? 0 : step);
    if (nt_match_plies(app_director_match(a->table)) >= step_of(s)->ply &&
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
    const lesson_step *next = is_last(s) ? NULL : &s->l->step[s->step + 1];
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
    const lesson_step *step = step_of(s);
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
    const lesson_step *step = step_of(s);
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
    } else if (step_of(s)->kind == LESSON_END && s->t.ui.step < steps) {
        s->t.ui.step++;
        const char *sound = table_scene_state(&s->t.base, a).results_sound;
        if (sound != NULL) {
            app_sound(a, sound);
        }
        if (s->t.ui.step == steps && step_of(s)->then[0] != '\0') {
            speak(s, a, step_of(s)->then);
        }
        refresh(s, a);
    } else if (!asks(s)) {
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
    const lesson_step *step = step_of(s);
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
        move.seat = step_of(s)->move.seat;
    }
    return move;
}

static void press_led(lesson_scene *s, app *a, const ui_input *in) {
    nt_move move;
    const app_led_press press = a->hosting->led->press(s->led, a, in, &move);
    if (press == LED_MOVES && asks(s)) {
        made(s, a, move);
    } else if (press == LED_GOES_ON) {
        press_on(s, a);
    }
}

/* One press may stand for several seats: the first of them is the learner's, the record has the others. */
static void follow(lesson_scene *s, app *a) {
    const nt_table *table = app_director_table(a->table);
    nt_move move;
    if (asks(s) && s->led == NULL && table->follows != NULL &&
        table->follows(app_director_view(a->table, NT_SPECTATOR), &s->t.ui, &move)) {
        move.seat = step_of(s)->move.seat;
        made(s, a, move);
    }
}

/* The table's own frame. */
static void press_table(lesson_scene *s, app *a, const ui_input *in, bool press) {
    nt_move move;
    bool has_move = false;
    if (s->t.ui.frame == TABLE_RESULTS && ui_chose(in, ZONE_REVEAL_NEXT)) {
        press_on(s, a);
        return;
    }
    if ((s->t.ui.frame != TABLE_RESULTS || !press) && table_scene_input(&s->t, a, in, &move, &has_move) && has_move) {
        if (asks(s)) {
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
    const lesson_step *step = step_of(s);
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
    if (app_director_tick(a->table, now, app_tempo_of(&a->settings), true)) {
        refresh(s, a);
    }
    while (!s->arrived && app_director_step(a->table).kind != STEP_EVENTS) {
        if (!play_on(s, a)) {
            arrive(s, a);
        }
    }
}

static uint64_t wake(const scene *base, const app *a) {
    if (((const lesson_scene *)base)->arrived) {
        return UINT64_MAX;
    }
    return app_director_step(a->table).kind == STEP_EVENTS ? app_director_wake(a->table, a->now) : a->now;
}

/* ---- drawing ---- */

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
    const lesson_step *step = step_of(s);
    const char *word = step->words;
    char key[KEY], shown[NAMES][UI_NAME_BYTES];
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
    key_of(s, word, key);
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
    if (is_last(s)) {
        out[1] = (strip_button){ZONE_PEOPLE, "lesson.people", UI_PLAIN, 0};
    }
    return 3;
}

/* A host's own button is lit and goes on: the strip has none then. */
static bool leads_elsewhere(const lesson_scene *s) {
    const lesson_step *step = step_of(s);
    return s->arrived && s->led != NULL && !s->tried && step->n_lit > 0 &&
           strcmp(step->lit[0].zone, ZONE_CONFIRM) == 0;
}

static void draw_buttons(const lesson_scene *s, ui_draw *d, ui_rect at) {
    strip_button small[3];
    const int n = small_buttons(s, small);
    const float each = (at.h - 10) / 2;
    const ui_rect top = {at.x, at.y, at.w, each}, row = {at.x, at.y + at.h - each, at.w, each};
    if (is_last(s) && s->arrived) {
        ui_button(d, top, ZONE_START, 0, ui_say(d, "lesson.deal"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
    } else if (!asks(s) && !leads_elsewhere(s)) {
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

static bool is_round(const ui_draw *d, ui_rect at) {
    for (int i = 0; i < d->n_marks; i++) {
        const ui_rect *disc = &d->mark[i].at;
        if (d->mark[i].place == PLACE && strcmp(d->mark[i].name, UI_MARK_DISC) == 0 && fabsf(disc->x - at.x) < 1 &&
            fabsf(disc->y - at.y) < 1 && fabsf(disc->w - at.w) < 1) {
            return true;
        }
    }
    return false;
}

/* In the shape of what it is about. */
static void light(ui_draw *d, ui_rect at) {
    if (is_round(d, at)) {
        ui_disc(d, ui_inset(at, -5), 0, UI_LANTERN, 4.0f);
        return;
    }
    ui_plate(d, ui_inset(at, -5), 24, 0, UI_LANTERN, 4.0f, false); /* within what a button keeps to the edge */
}

/* What is spoken of; paler than what is to be pressed, where something is. */
static void draw_seen(const lesson_scene *s, ui_draw *d) {
    const lesson_step *step = step_of(s);
    for (int k = 0; k < step->n_seen && s->arrived && !s->tried; k++) {
        for (int i = 0; i < d->n_marks; i++) {
            const ui_mark *mark = &d->mark[i];
            if (mark->place != PLACE || mark->n != step->seen[k].n || strcmp(mark->name, step->seen[k].zone) != 0) {
                continue;
            }
            if (asks(s)) {
                ui_plate(d, ui_inset(mark->at, -5), 24, 0, UI_PAPER_100, 3.0f, false);
            } else {
                light(d, mark->at);
            }
        }
    }
}

/* The whole plate on which a name stands; where there is none, its words. */
static ui_rect plate_of(const ui_draw *d, ui_rect name) {
    const float x = name.x + name.w / 2, y = name.y + name.h / 2;
    for (int i = 0; i < d->n_marks; i++) {
        const ui_rect at = d->mark[i].at;
        if (d->mark[i].place == PLACE && strcmp(d->mark[i].name, UI_MARK_PLATE) == 0 && x > at.x && x < at.x + at.w &&
            y > at.y && y < at.y + at.h) {
            return at;
        }
    }
    return name;
}

/* Somebody who is named is lit by name, where there is nothing to press. */
static void light_name(const lesson_scene *s, ui_draw *d, int seat) {
    const char *name = seat >= 0 && seat < NT_MAX_SEATS ? s->t.ui.seat[seat].name : "";
    const int n = d->n_boxes;
    for (int i = 0; i < n; i++) {
        const ui_box *box = &d->box[i];
        if (box->place == PLACE && box->name && strcmp(d->arena + box->text, name) == 0) {
            light(d, plate_of(d, box->at));
        }
    }
}

/* What is lit, on the frame above: for a move one after the other. */
static void draw_lit(const lesson_scene *s, ui_draw *d) {
    const lesson_step *step = step_of(s);
    const int from = asks(s) ? s->lit : 0, to = asks(s) && from < step->n_lit ? from + 1 : step->n_lit;
    const int n = d->n_zones;
    for (int i = 0; i < n && s->arrived && !s->tried; i++) {
        const ui_zone *zone = &d->zone[i];
        for (int k = from; k < to; k++) {
            if (zone->place == PLACE && zone->n == step->lit[k].n && strcmp(zone->name, step->lit[k].zone) == 0) {
                light(d, zone->at);
            }
        }
    }
    for (int k = from; k < to && s->arrived && !s->tried; k++) {
        if (strcmp(step->lit[k].zone, LESSON_WHO) == 0) {
            light_name(s, d, step->lit[k].n);
        }
    }
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
        s->led == NULL ? s->t.ui.frame != TABLE_PRIVATE : s->arrived && step_of(s)->frame == LESSON_FACE;
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

static void draw(const scene *base, const app *a, ui_draw *d) {
    const lesson_scene *s = (const lesson_scene *)base;
    const float w = d->ui->width, h = d->ui->height, strip = strip_height(d->ui);
    if (ui_place_begin(d, PLACE, table_place(s, d->ui, strip), 0, NULL, table_scale(s, d->ui))) {
        if (s->led != NULL) {
            a->hosting->led->draw(s->led, a, d);
        } else {
            table_scene_draw(&s->t, a, d, true);
        }
        ui_place_end(d);
    }
    ui_next_layer(d, false);
    forget_below(d, h - strip);
    draw_seen(s, d);
    draw_lit(s, d);
    draw_whose(s, d, h - strip);
    draw_strip(s, a, d, (ui_rect){0, h - strip, w, strip});
}

const scene_ops scene_lesson = {.name = "lesson",
                                .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                .size = sizeof(lesson_scene),
                                .enter = enter,
                                .leave = leave,
                                .input = input,
                                .tick = tick,
                                .wake = wake,
                                .draw = draw,
                                .state = table_scene_state};
