/* From one scene of a match to the next. */
#include <stdio.h>
#include <string.h>

#include "app/stack.h"
#include "app/table_scene.h"
#include "engine/match.h"
#include "hosting/judge.h"

static int people(const app *a) {
    int n = 0;
    for (uint32_t bits = app_seating_humans(app_director_seating(a->table)); bits; bits &= bits - 1) {
        n++;
    }
    return n;
}

/* One person alone needs no curtain, unless the screen was left or covered meanwhile. */
static bool needs_curtain(const app *a) {
    return a->behind_curtain || a->settings.curtain_alone || people(a) != 1;
}

/* Made with the list that is not on the screen. */
void app_recap(app *a, const char *lang, char *buf, size_t cap) {
    ui_seat seats[NT_MAX_SEATS];
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = seats,
                   .config = nt_match_config(app_director_match(a->table)),
                   .asked = NT_SPECTATOR,
                   .humans = app_seating_humans(app_director_seating(a->table))};
    buf[0] = '\0';
    app_director_event(a->table, a->now, &ui.event, &ui.part, &ui.last);
    if (ui.last.kind == 0 || app_director_step(a->table).kind == STEP_RESULTS) { /* the end has its own reveal */
        return;
    }
    table_scene_names(a, lang, seats);
    a->frame.words = app_words(a, lang);
    ui_begin(a->next, &a->frame);
    const nt_view view = app_director_view(a->table, NT_SPECTATOR);
    const char *said = app_director_table(a->table)->sentence(view, &ui, &ui.last, a->next);
    snprintf(buf, cap, "%s", said ? said : "");
    a->frame.words = app_words(a, NULL);
}

static void hand_over(app *a, const curtain_arg *known) {
    app_go(a, needs_curtain(a) ? &scene_curtain : &scene_private, known, sizeof *known);
}

bool app_corrects(const app *a) {
    const nt_judge *judge = nt_match_judge(app_director_match(a->table));
    return judge != NULL && nt_judge_waiting(judge) > 0;
}

bool app_asks_judge(const app *a) {
    return nt_match_to_act(app_director_match(a->table)) == (uint32_t)1 << NT_JUDGE || app_corrects(a);
}

bool app_is_called(const app *a, table_call *call) {
    const nt_table *table = app_director_table(a->table);
    if (table->call == NULL || !table->call(app_director_view(a->table, NT_SPECTATOR), call)) {
        return false;
    }
    return call->only == NT_SPECTATOR || !app_director_seating(a->table)->seat[call->only].bot;
}

void app_go_on(app *a) {
    app_step step = app_director_step(a->table);
    table_call call;
    if (app_corrects(a) || (step.kind != STEP_EVENTS && app_asks_judge(a))) {
        app_go(a, &scene_judge, NULL, 0);
    } else if (step.kind != STEP_EVENTS && app_is_called(a, &call)) {
        app_go(a, &scene_call, NULL, 0);
    } else if (step.kind == STEP_PRIVATE) {
        a->seen_results = false; /* of a game of this match, perhaps: play goes on, and there will be others */
        hand_over(a, &(curtain_arg){.seat = step.seat, .done = step.done, .of = step.of});
    } else if (step.kind == STEP_RESULTS) {
        app_go(a, &scene_results, NULL, 0);
    } else {
        app_go(a, &scene_table, NULL, 0);
    }
}

void app_go_behind_curtain(app *a) {
    table_call call;
    a->behind_curtain = true;
    if (app_director_step(a->table).kind == STEP_PRIVATE && !app_is_called(a, &call) && !app_asks_judge(a)) {
        app_go_on(a);
        return;
    }
    const curtain_arg arg = {.seat = NT_SPECTATOR,
                             .judge = app_asks_judge(a) || (app_is_called(a, &call) && call.judged)};
    app_go(a, &scene_curtain, &arg, sizeof arg);
}

void app_cover(app *a, bool judge) {
    const curtain_arg arg = {.seat = NT_SPECTATOR, .over = true, .judge = judge};
    if (stack_top(a)->ops != &scene_curtain) {
        app_push(a, &scene_curtain, &arg, sizeof arg);
    }
}

void app_show_cards(app *a, const table_ui *ui) {
    cards_arg arg = {.from = ui->frame, .phase = ui->phase, .call = ui->call, .called = ui->called};
    memcpy(arg.pick, ui->pick, sizeof arg.pick);
    app_push(a, &scene_cards, &arg, sizeof arg);
}

void app_look(app *a, uint8_t seat) {
    if (seat < app_director_seating(a->table)->n && !app_director_seating(a->table)->seat[seat].bot) {
        hand_over(a, &(curtain_arg){.seat = seat, .look = true});
    }
}
