/* A call: one frame for the whole table, whoever is called. The device keeps the time, or a judge presses on.
 *
 * The frame is drawn from the view of the seat that is called, or from the spectator's when none is, and goes through
 * the same phases. It begins with a frame that names who is called, and nothing secret stands on the screen before
 * somebody has held on it; the same frame stands there when the call is done, and all the time when nobody comes.
 * Whoever sleeps is answered for by the device.
 *
 * Where the device keeps the time, nothing outside of what the called one sees tells whether the call was answered:
 * what was confirmed is given to the ports, and saved, at the next full second of the window (it is saved at each),
 * and only then shown. The save keeps which call runs; the match may stand behind it. What covers the call, a menu or
 * a curtain, and what interrupts the match, begins it anew: all close their eyes, then the whole window. Whoever had
 * answered finds the page behind the choice, if it was not closed, and never a second choice.
 *
 * What covers a judge's call, his face or a card too, lies over it; under a menu or a curtain time stands still. A
 * judge's call is his own frame: its reminders are drawn from the whole. */
#include <stdlib.h>
#include <string.h>

#include "app/menus/menu.h"
#include "app/sound/heard.h"
#include "hosting/call_length.h"
#include "hosting/house.h"
#include "hosting/judge.h"

enum { SECOND = 1000, LATE = 100, DARK = 3 * SECOND, CLOSE = 5 * SECOND, MOST_ANSWERS = 400, LOCK = 300 };

typedef struct {
    hosted_scene s;
    uint64_t began, dark; /* ms; when the window was over and the frame went dark, 0 = not yet */
    uint64_t closed;      /* until then all close their eyes; 0: that has not begun, something lies over the call */
    uint64_t may_go_on;   /* a judge may press on from here */
    uint64_t ticked;      /* it is called at least once a second: a longer gap was spent elsewhere */
    uint64_t left;        /* a judge's menu or curtain was laid over it then; 0 = none */
    int second;           /* of the window, as it was saved last */
    bool confirmed;       /* a choice waits for the next full second */
    bool answered;        /* by now or before an interruption */
    bool neutral;         /* the page tells nothing: held again, or answered before */
    bool begun;           /* a judge's time runs */
    bool measured;        /* how long it takes is kept */
    hosting_phase then;   /* a judge's phase behind the frame that names */
    void *whole_bytes;    /* of a judge's call, else NULL */
    nt_whole whole;
    size_t size;                       /* of view; 0 = the spectator's is drawn */
    unsigned char view[NT_VIEW_MAX];   /* of the seat that is called, as it was when it had answered */
    unsigned char before[NT_VIEW_MAX]; /* the spectator's, as the call began */
    nt_view table;                     /* in it */
} call_scene;

static bool calls(const app *a, uint8_t seat, uint8_t key) {
    const table_hosting *hosting = hosting_of(a);
    return !app_director_seating(a->table)->seat[seat].bot && hosting->called(app_director_view(a->table, seat), key);
}

/* What nobody can learn anything from, whether the call was answered or not. */
static bool is_public(const call_scene *c) {
    const hosting_frame *h = &c->s.h;
    const bool rests = h->phase == HOSTING_CALL_RESTS && !h->call.judged;
    return c->neutral || c->size == 0 || rests || h->phase == HOSTING_CALL_NAMES || h->phase == HOSTING_CALL_CLOSES ||
           h->phase == HOSTING_CALL_DARK;
}

static nt_view shown(const call_scene *c, const app *a) {
    if (is_public(c)) {
        return c->table;
    }
    /* The parts lie in the copy as the port laid them out. */
    nt_view view = app_director_view(a->table, c->s.h.called);
    const unsigned char *live = view.pub;
    view.me = c->view + ((const unsigned char *)view.me - live);
    view.pub = c->view;
    return view;
}

static void keep(call_scene *c, app *a) {
    if (c->s.h.called == NT_SPECTATOR) {
        return;
    }
    c->size = nt_port_view_size(app_director_port(a->table, c->s.h.called));
    nt_port_view(app_director_port(a->table, c->s.h.called), c->view);
}

/* The table as it knows it: also where the match stands behind the call, as the call began. */
static void keep_table(call_scene *c, app *a) {
    c->table = app_director_told_view(a->table, NT_SPECTATOR);
    memcpy(c->before, c->table.pub, nt_port_view_size(app_director_port(a->table, NT_SPECTATOR)));
    c->table.pub = c->before;
}

/* What the judge is reminded of. Once the match has gone on it would speak of another call. */
static void look_at_whole(call_scene *c, app *a) {
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    c->s.h.whole = NULL;
    if (!c->s.h.call.judged || judge == NULL) {
        return;
    }
    if (c->whole_bytes == NULL) {
        c->whole_bytes = malloc(nt_judge_whole_size(judge));
    }
    if (c->whole_bytes == NULL) {
        return; /* without reminders */
    }
    c->whole = nt_judge_whole(judge, c->whole_bytes);
    c->s.h.whole = &c->whole;
}

/* A judge knows when nobody wakes: there is nobody to show a page to. */
static bool tells(const call_scene *c, bool has_page) {
    return has_page && !(c->s.h.call.judged && c->s.h.called == NT_SPECTATOR);
}

static bool has_page(const call_scene *c, const app *a) {
    return tells(c, hosting_of(a)->tells(c->table, c->s.h.call.key));
}

/* Sets the seconds that are left; true when the number has changed. */
static bool count_down(call_scene *c, uint64_t now) {
    hosting_frame *h = &c->s.h;
    const uint64_t until = h->call.judged ? c->may_go_on : c->began + (uint64_t)h->call.seconds * SECOND;
    const int left = now < until ? (int)((until - now + SECOND - 1) / SECOND) : 0, before = h->seconds_left;
    h->seconds_left = left;
    return left != before;
}

/* ---- hands ---- */

/* Nothing of a press, a hover or a focus of before is left, nor of the pointer; `all`: nor of which device it was. */
static void let_go(app *a, bool all) {
    ui_map_reset(&a->map, a->now + LOCK);
    a->map.show_focus &= !all;
    a->hand_overs += all;
    app_dirty(a);
}

static void forget_choice(call_scene *c) {
    table_ui *ui = &c->s.t.ui;
    memset(ui->pick, 0, sizeof ui->pick);
    ui->picks = ui->page = 0;
    c->confirmed = c->s.h.waits = false;
}

/* Where the device leads it calls out aloud, at times that are the same whoever is called. */
static void speak(const call_scene *c, app *a) {
    table_phrase phrase[TABLE_PHRASES];
    if (!c->s.h.call.judged && hosting_of(a)->spoken) {
        app_speak(a, phrase, hosting_of(a)->spoken(c->table, &c->s.h, phrase));
    }
}

/* To a phase that everybody may see. */
static void show_table(call_scene *c, app *a, hosting_phase phase) {
    c->neutral = false;
    c->s.h.phase = phase;
    let_go(a, !c->s.h.call.judged);
}

static void show_page(call_scene *c, app *a, hosting_phase phase) {
    c->s.h.phase = phase;
    let_go(a, false);
}

/* ---- from the beginning ---- */

static void start_window(call_scene *c, app *a) {
    c->began = c->ticked = a->now;
    c->second = 0;
    c->dark = 0;
    c->begun = !c->s.h.call.judged;
    count_down(c, a->now);
}

/* A judge's time runs from the first sentence that is heard. Whoever is called, the same is drawn by lot. */
static void start_judging(call_scene *c, app *a) {
    hosting_frame *h = &c->s.h;
    const uint64_t wait = call_length_fake(&a->hosted, &h->call, &a->presentation);
    const uint64_t fake = h->called == NT_SPECTATOR && !c->answered ? wait : 0,
                   least = c->answered ? 0 : h->call.least * SECOND;
    c->begun = true;
    c->began = a->now;
    c->may_go_on = a->now + (fake > least ? fake : least);
    count_down(c, a->now);
    h->seconds_to_wait = h->seconds_left;
}

/* Something is laid over the call, or was: when nothing lies there any more, all close their eyes first. */
static void close_eyes(call_scene *c, app *a) {
    forget_choice(c);
    c->closed = 0;
    show_table(c, a, HOSTING_CALL_CLOSES);
}

static void open_call(call_scene *c, app *a) {
    start_window(c, a);
    show_table(c, a, HOSTING_CALL_NAMES);
    speak(c, a);
}

/* What the hold on the frame that names leads to. */
static hosting_phase first_phase(const call_scene *c, const app *a) {
    if (!c->answered) {
        return HOSTING_CALL_ASKS;
    }
    const bool unread = has_page(c, a) && !a->hosted.call.read;
    return unread || !c->s.h.call.judged ? HOSTING_CALL_TELLS : HOSTING_CALL_RESTS;
}

static void find_called(call_scene *c, const app *a) {
    hosting_frame *h = &c->s.h;
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n && h->called == NT_SPECTATOR; seat++) {
        if (calls(a, seat, h->call.key)) {
            h->called = seat;
        }
    }
}

/* From here on a save tells which call runs. */
static void note_call(const call_scene *c, app *a) {
    a->hosted.call = (saves_call){.runs = true,
                                  .key = c->s.h.call.key,
                                  .called = c->s.h.called,
                                  .plies = nt_match_plies(app_director_match(a->table)),
                                  .events = app_director_begun(a->table),
                                  .last_asked = app_director_last_asked(a->table)};
}

static void prepare(call_scene *c, app *a) {
    hosted_open(&c->s, a, HOSTING_CALL);
    keep_table(c, a);
    hosting_of(a)->call(c->table, nt_match_config(app_director_match(a->table)), &c->s.h.call);
    table_scene_refresh(&c->s.t, a, NT_SPECTATOR);
    c->answered = c->neutral = c->measured = false;
    c->size = 0;
    c->left = 0;
    c->s.h.can_undo = c->s.h.call.judged && nt_judge_can_undo(nt_match_judge(app_director_match(a->table)));
    forget_choice(c);
}

/* The call that is open. `taken_up`: a judge has not held the device just now. */
static void begin(call_scene *c, app *a, bool taken_up) {
    hosting_frame *h = &c->s.h;
    prepare(c, a);
    find_called(c, a);
    keep(c, a);
    look_at_whole(c, a);
    c->measured = call_length_begins(&a->hosted, &h->call);
    c->then = first_phase(c, a);
    note_call(c, a);
    app_save(a);
    c->may_go_on = a->now;
    if (a->eyes_open && !h->call.judged) {
        close_eyes(c, a);
    } else {
        open_call(c, a);
    }
    if (h->call.judged && !taken_up && h->call.only == NT_SPECTATOR) {
        start_judging(c, a);
        show_page(c, a, c->then);
    }
    a->eyes_open = false;
}

/* The call that ran when the match was interrupted; false when the match does not stand in it or right behind it. */
static bool resume(call_scene *c, app *a) {
    const saves_call ran = a->hosted.call;
    hosting_call call;
    prepare(c, a);
    if (!hosting_of(a)->call(c->table, nt_match_config(app_director_match(a->table)), &call) || call.key != ran.key) {
        return false;
    }
    c->answered = nt_match_plies(app_director_match(a->table)) > ran.plies;
    if (c->answered) {
        c->s.h.called = ran.called;
    } else {
        find_called(c, a);
        look_at_whole(c, a);
    }
    keep(c, a);
    c->then = first_phase(c, a);
    c->may_go_on = a->now;
    if (call.judged) {
        open_call(c, a);
    } else {
        close_eyes(c, a);
    }
    a->eyes_open = false;
    return true;
}

static bool enter(scene *s, app *a, const void *arg) {
    call_scene *c = (call_scene *)s;
    hosting_call call;
    (void)arg;
    if (a->hosted.call.runs && resume(c, a)) {
        return true;
    }
    a->hosted.call.runs = false;
    app_director_tick(a->table, a->now, (app_tempo){0}, true);
    if (!hosting_is_called(a, &call)) {
        app_go_on(a);
        return false;
    }
    begin(c, a, true);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((call_scene *)s)->whole_bytes);
}

/* ---- answers ---- */

static void answer(call_scene *c, app *a, uint8_t seat) {
    nt_port *port = app_director_port(a->table, seat);
    const int n = nt_port_legal(port, c->s.t.legal, NT_MAX_LEGAL);
    if (n > 0) {
        app_director_submit(a->table, seat,
                            hosting_of(a)->answer(app_director_view(a->table, seat), &c->s.h, c->s.t.legal, n));
    }
    if (seat == c->s.h.called) {
        keep(c, a);
    }
}

/* Everybody of this call, in one step: people by what is picked, bots by themselves, without their pause. */
static void answer_all(call_scene *c, app *a) {
    hosting_call call;
    a->holds_saves = true;
    for (int i = 0; i < MOST_ANSWERS && hosting_is_called(a, &call) && call.key == c->s.h.call.key; i++) {
        const app_step step = app_director_step(a->table);
        if (step.kind == STEP_PRIVATE) {
            answer(c, a, step.seat);
        } else if (step.kind == STEP_BOTS) {
            app_director_tick(a->table, a->now, (app_tempo){0}, false);
        } else {
            break;
        }
    }
    a->holds_saves = false;
    c->answered = true;
    forget_choice(c);
    app_save(a);
}

/* From call to call without the table between them, unless it has something to tell first: who died, who was shot. */
static void go_on(call_scene *c, app *a) {
    hosting_call call;
    a->hosted.call.runs = false;
    app_director_tick(a->table, a->now, app_tempo_of(&a->settings), true);
    if (app_director_step(a->table).kind != STEP_EVENTS && hosting_is_called(a, &call) &&
        call.key != c->s.h.call.key) {
        begin(c, a, false);
    } else {
        app_save(a);
        app_go_on(a);
    }
}

/* ---- phases ---- */

static void rest(call_scene *c, app *a) {
    const hosting_frame *h = &c->s.h;
    if (h->call.judged && c->measured && h->called != NT_SPECTATOR) {
        call_length_keep(&a->hosted, &h->call, a->now - c->began);
    }
    c->measured = false;
    show_table(c, a, HOSTING_CALL_RESTS);
}

/* What is confirmed where the device keeps the time waits for the next full second. */
static void confirm(call_scene *c, app *a) {
    const hosting_frame *h = &c->s.h;
    const bool after = has_page(c, a);
    if (h->call.judged && a->now < c->may_go_on) {
        return;
    }
    if (h->call.judged) {
        answer_all(c, a);
    } else {
        c->confirmed = true;
        c->s.h.waits = after;
    }
    if (after) {
        show_page(c, a, HOSTING_CALL_TELLS);
    } else {
        rest(c, a);
    }
}

static void close_page(call_scene *c, app *a) {
    if (c->s.h.waits) {
        return;
    }
    a->hosted.call.read |= !c->neutral;
    rest(c, a);
}

/* Where the device keeps the time the frame looks as it did before the hold, so a hold opens a page again: one that
 * tells nothing. */
static void hold_again(call_scene *c, app *a) {
    c->neutral = true;
    show_page(c, a, HOSTING_CALL_TELLS);
}

static void press_on(call_scene *c, app *a) {
    hosting_frame *h = &c->s.h;
    app_dirty(a);
    switch (h->phase) {
    case HOSTING_CALL_NAMES:
        if (h->call.judged) {
            if (!c->begun) {
                start_judging(c, a);
            }
            show_page(c, a, c->then);
        } else {
            const hosting_phase first = first_phase(c, a);
            c->neutral = first == HOSTING_CALL_TELLS && (a->hosted.call.read || !has_page(c, a));
            show_page(c, a, first);
        }
        break;
    case HOSTING_CALL_ASKS:
        confirm(c, a);
        break;
    case HOSTING_CALL_TELLS:
        close_page(c, a);
        break;
    case HOSTING_CALL_RESTS:
        if (!h->call.judged) {
            hold_again(c, a);
        } else if (a->now >= c->may_go_on) {
            go_on(c, a);
        }
        break;
    case HOSTING_CALL_CLOSES:
    case HOSTING_CALL_DARK:
        break;
    }
}

/* ---- what lies over it ---- */

/* A menu or a curtain comes: what is secret is gone before it lies there, and comes back only behind a hold. */
static void cover(call_scene *c, app *a, bool held) {
    hosting_frame *h = &c->s.h;
    if (!h->call.judged) {
        close_eyes(c, a);
        return;
    }
    c->left = c->left > 0 ? c->left : a->now;
    c->s.t.ui.page = 0;
    if (!held && h->phase != HOSTING_CALL_NAMES) {
        c->then = h->phase;
        show_page(c, a, HOSTING_CALL_NAMES);
    }
}

static void pause(call_scene *c, app *a) {
    cover(c, a, false);
    app_push(a, &scene_pause, NULL, 0);
}

/* Takes back what this call was answered, or else the one before it: all of its answers, whoever gave them. */
static void undo(call_scene *c, app *a) {
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    hosting_call first, call;
    if (nt_judge_undo(judge) != NT_OK) {
        return;
    }
    a->hosted.call.runs = false;
    const bool in_call = hosting_is_called(a, &first);
    while (in_call && nt_judge_undo(judge) == NT_OK) {
        if (!hosting_is_called(a, &call) || call.key != first.key || call.turn != first.turn) {
            nt_judge_redo(judge); /* one too many */
            break;
        }
    }
    app_director_rewound(a->table);
    if (in_call) {
        begin(c, a, false);
    } else {
        app_go_on(a);
    }
}

/* What the judge takes up over his call; true when the zone was one of these. */
static bool judges(call_scene *c, app *a, const ui_input *in) {
    if (!c->s.h.call.judged) {
        return false;
    }
    if (ui_chose(in, ZONE_JUDGE)) {
        app_push(a, &scene_judge, &(judge_arg){.over = true}, sizeof(judge_arg));
    } else if (ui_chose(in, ZONE_CARDS)) {
        hosting_show_cards(a, &c->s.h);
    } else if (in->kind == UI_INSPECT && strcmp(in->zone, ZONE_CARD) == 0) { /* whoever is called */
        cover(c, a, false);
        table_scene_rules(&c->s.t, a);
    } else if (ui_chose(in, ZONE_JUDGE_UNDO) && !(in->flags & UI_ZONE_OFF)) {
        undo(c, a);
    } else {
        return false;
    }
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    call_scene *c = (call_scene *)s;
    nt_move move;
    bool has_move = false;
    app_dirty(a);
    if (in->kind == UI_COVERED) {
        cover(c, a, true); /* the judge's curtain opens by a hold */
        app_cover(a, c->s.h.call.judged);
    } else if (in->kind == UI_PAUSE || ui_chose(in, ZONE_PAUSE)) {
        pause(c, a);
    } else if (judges(c, a, in)) {
        return true;
    } else if (!hosted_input(&c->s, a, shown(c, a), in, &move, &has_move)) {
        if (in->kind == UI_BACK) {
            pause(c, a);
        }
    } else if (has_move) {
        press_on(c, a);
    }
    return true;
}

/* ---- time ---- */

/* A full second of the window: whoever is called, it is saved; what was confirmed is in it. */
static void beat(call_scene *c, app *a) {
    const int second = (int)((a->now - c->began) / SECOND);
    const bool over = second >= c->s.h.call.seconds;
    if (second == c->second) {
        return;
    }
    c->second = second;
    if (c->answered || !(c->confirmed || over)) {
        app_save(a);
    } else {
        if (!c->confirmed) {
            forget_choice(c); /* whoever is late has chosen nobody (rules 5.1) */
        }
        answer_all(c, a);
    }
    app_dirty(a);
}

static void tick_window(call_scene *c, app *a, uint64_t now) {
    hosting_frame *h = &c->s.h;
    if (h->phase == HOSTING_CALL_DARK) {
        if (now >= c->dark + DARK) {
            go_on(c, a);
        }
        return;
    }
    beat(c, a);
    if (h->seconds_left == 0) {
        c->dark = c->began + (uint64_t)h->call.seconds * SECOND; /* a late clock makes it no longer */
        show_table(c, a, HOSTING_CALL_DARK);
        speak(c, a);
    }
}

static void tick(scene *s, app *a, uint64_t now) {
    call_scene *c = (call_scene *)s;
    const uint64_t gap = now - c->ticked, slept = gap > SECOND + LATE ? gap : 0;
    const uint64_t away = c->left > 0 ? now - c->left : c->s.h.call.judged ? 0 : slept;
    c->left = 0;
    c->ticked = now;
    c->began += away;
    c->may_go_on += away;
    c->dark += away;
    if (c->s.h.phase == HOSTING_CALL_CLOSES) {
        if (c->closed == 0) {
            c->closed = now + CLOSE;
            speak(c, a);
        }
        if (now >= c->closed) {
            open_call(c, a);
        }
        return;
    }
    if (count_down(c, now)) {
        app_dirty(a);
    }
    if (!c->s.h.call.judged) {
        tick_window(c, a, now);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    if (c->s.h.phase == HOSTING_CALL_CLOSES) {
        return c->closed == 0 ? a->now : c->closed;
    }
    if (c->s.h.call.judged && a->now >= c->may_go_on) {
        return UINT64_MAX;
    }
    return a->now + SECOND - (a->now - c->began) % SECOND;
}

/* Nothing is to be chosen in the call, and its window is not over. */
static bool waits(const scene *s) {
    const hosting_frame *h = &((const call_scene *)s)->s.h;
    return h->phase == HOSTING_CALL_RESTS && h->seconds_left > 0;
}

/* Of the call as it began, also where the match stands behind it. */
static table_state state(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    return hosting_of(a)->state(c->table, &c->s.h);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const call_scene *c = (const call_scene *)s;
    hosting_of(a)->draw(shown(c, a), &c->s.h, d);
}

const scene_ops scene_call = {
    .name = "call",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS | SCENE_DARK,
    .size = sizeof(call_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .state = state,
    .waits = waits,
};
