/* What the host's game asks for, and what its scenes have in common. */
#include "hosting/house.h"

#include <string.h>

#include "engine/match.h"
#include "hosting/hosting.h"
#include "hosting/judge.h"
#include "hosting/quiet.h"

const table_hosting *hosting_of(const app *a) {
    return app_director_table(a->table)->hosting;
}

static nt_view public_view(const app *a) {
    return app_director_view(a->table, NT_SPECTATOR);
}

/* Whether a judge's correction is open: nobody else can go on. */
static bool corrects(const app *a) {
    const nt_judge *judge = nt_match_judge(app_director_match(a->table));
    return judge != NULL && nt_judge_waiting(judge) > 0;
}

bool hosting_asks_judge(const app *a) {
    return nt_match_to_act(app_director_match(a->table)) == (uint32_t)1 << NT_JUDGE || corrects(a);
}

bool hosting_is_called(const app *a, hosting_call *call) {
    if (hosting_of(a) == NULL ||
        !hosting_of(a)->call(public_view(a), nt_match_config(app_director_match(a->table)), call)) {
        return false;
    }
    return call->only == NT_SPECTATOR || !app_director_seating(a->table)->seat[call->only].bot;
}

/* A correction cannot wait for what is being told: nobody else can go on. Nor can a call that was interrupted: what
 * is to be told may have come of it. */
static const scene_ops *next(const app *a) {
    hosting_call call;
    if (corrects(a)) {
        return &scene_judge;
    }
    if (a->hosted.call.runs) {
        return &scene_call;
    }
    if (app_director_step(a->table).kind == STEP_EVENTS) {
        return NULL;
    }
    return hosting_asks_judge(a) ? &scene_judge : hosting_is_called(a, &call) ? &scene_call : NULL;
}

static bool judged(const app *a) {
    return nt_match_judge(app_director_match(a->table)) != NULL;
}

static bool is_hosts(const app *a) {
    hosting_call call;
    if (a->hosted.call.runs) {
        return judged(a);
    }
    return hosting_asks_judge(a) || (hosting_is_called(a, &call) && call.judged);
}

static bool interrupts(const app *a, const table_ui *ui, nt_move move) {
    return hosting_of(a)->interrupts(public_view(a), ui, move);
}

static const char *opening(const app *a, const ui_seat *seat, int line, text_words *words) {
    return hosting_of(a)->opening(public_view(a), nt_match_config(app_director_match(a->table)), seat, line, words);
}

void hosting_show_cards(app *a, const hosting_frame *h) {
    cards_arg arg = {.from = h->kind, .phase = h->phase, .call = h->call, .called = h->called};
    memcpy(arg.pick, h->table->pick, sizeof arg.pick);
    app_push(a, &scene_cards, &arg, sizeof arg);
}

void hosted_open(hosted_scene *s, app *a, hosting_kind kind) {
    s->h = (hosting_frame){.kind = kind, .table = &s->t.ui, .called = NT_SPECTATOR};
    table_scene_open(&s->t, a, TABLE_HOSTED, NT_SPECTATOR);
}

bool hosted_input(hosted_scene *s, app *a, nt_view view, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    const bool handled = hosting_of(a)->input(view, &s->h, in, move, has_move);
    if (handled) {
        app_dirty(a);
    }
    return handled;
}

table_state hosted_state(const scene *s, const app *a) {
    return hosting_of(a)->state(public_view(a), &((const hosted_scene *)s)->h);
}

/* Not before the table has been told that the seat is out. */
static bool sees_all(const app *a, uint8_t seat) {
    const nt_match *match = app_director_match(a->table);
    const nt_view told = app_director_told_view(a->table, NT_SPECTATOR);
    return nt_quiet_may(match, seat) &&
           nt_match_game(match)->hosting->sees_all(nt_match_config(match), told.pub, seat);
}

static void alone(const nt_table *table, nt_config *config) {
    table->hosting->alone(config);
}

const app_hosting hosting_house = {.next = next,
                                   .is_hosts = is_hosts,
                                   .judged = judged,
                                   .alone = alone,
                                   .face = &scene_judge,
                                   .interrupts = interrupts,
                                   .opening = opening,
                                   .quiet = &scene_quiet,
                                   .sees_all = sees_all,
                                   .led = &hosting_led};
