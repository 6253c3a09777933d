/* From one scene of a match to the next. */
#include <stdio.h>

#include "app/flat/flat.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/kiosk.h"
#include "app/stack.h"
#include "engine/match.h"

enum { RECAP = 8192 };

/* What the public frame would be asked, as far as it has been told. */
static table_state public_state(const app *a) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = app_director_seating(a->table)->seat,
                         .config = nt_match_config(app_director_match(a->table)),
                         .asked = NT_SPECTATOR};
    return app_director_table(a->table)->state(app_director_told_view(a->table, NT_SPECTATOR), &ui);
}

void app_recap(app *a, const char *lang, char *buf, size_t cap) {
    ui_seat seats[NT_MAX_SEATS];
    char arena[RECAP];
    nt_event event, last;
    float part;
    buf[0] = '\0';
    app_director_event(a->table, a->now, &event, &part, &last);
    if ((last.kind == 0 && public_state(a).curtain_key == NULL) ||
        app_director_step(a->table).kind == STEP_RESULTS) { /* the end has its own reveal */
        return;
    }
    table_scene_names(a, lang, seats);
    text_words words = text_words_in(app_words(a, lang), arena, sizeof arena);
    const app_step step = app_director_step(a->table);
    const char *why = public_state(a).curtain_key;
    if (step.kind == STEP_PRIVATE && why != NULL) {
        snprintf(buf, cap, "%s", TEXT_SAY(&words, why, TEXT_STR("name", seats[step.seat].name)));
        return;
    }
    const table_telling telling = {app_director_told_view(a->table, NT_SPECTATOR), seats, &last, true};
    const char *said = app_director_table(a->table)->sentence(&telling, &words);
    snprintf(buf, cap, "%s", said ? said : "");
}

const scene_ops *app_host_next(const app *a) {
    return app_is_hosted(a) ? a->hosting->next(a) : NULL;
}

const scene_ops *app_behind_curtain(const app *a, const curtain_arg *known) {
    return known->look && app_sees_all(a, known->seat) ? a->hosting->quiet : &scene_private;
}

/* Where the still page is on the screen the cloth hangs already. */
static void hand_over(app *a, const curtain_arg *known) {
    curtain_arg arg = *known;
    arg.closes_since = a->shown_still ? a->cloth_since : 0;
    app_go(a, app_is_alone(a) ? app_behind_curtain(a, known) : &scene_curtain, &arg, sizeof arg);
}

void app_come(app *a, uint8_t seat) {
    const app_step step = app_director_step(a->table);
    hand_over(a, &(curtain_arg){.seat = seat, .done = step.done, .of = step.of, .looks = public_state(a).looks});
}

const scene_ops *app_public_scene(const app *a) {
    return app_in_zones(a) ? &scene_flat : &scene_table;
}

const scene_ops *app_home(const app *a) {
    return a->kiosk != NULL ? a->kiosk->home : &scene_title;
}

void app_go_on(app *a) {
    const app_step step = app_director_step(a->table);
    const scene_ops *host = app_host_next(a);
    if (host != NULL) {
        a->end = (app_end){0}; /* a judge may have taken the end back */
        app_go(a, host, NULL, 0);
    } else if (step.kind == STEP_PRIVATE) {
        a->seen_results = false; /* of a game of this match, perhaps: play goes on, and there will be others */
        a->end = (app_end){0};
        if (app_in_zones(a)) {
            app_go(a, &scene_flat, NULL, 0);
        } else {
            app_come(a, step.seat);
        }
    } else if (step.kind == STEP_RESULTS) {
        app_go(a, &scene_results, NULL, 0);
    } else {
        app_go(a, app_public_scene(a), NULL, 0);
    }
}

void app_go_behind_curtain(app *a) {
    const bool strangers =
        a->kiosk != NULL && app_is_alone(a); /* may come, where nothing else keeps a hand from them */
    if (!strangers &&
        (app_is_alone(a) || (app_director_step(a->table).kind == STEP_PRIVATE && app_host_next(a) == NULL))) {
        app_go_on(a);
        return;
    }
    const curtain_arg arg = {.seat = NT_SPECTATOR, .judge = app_is_hosted(a) && a->hosting->is_hosts(a)};
    app_go(a, &scene_curtain, &arg, sizeof arg);
}

void app_cover(app *a, bool judge) {
    const curtain_arg arg = {.seat = NT_SPECTATOR, .over = true, .judge = judge};
    if (stack_top(a)->ops != &scene_curtain) {
        app_push(a, &scene_curtain, &arg, sizeof arg);
    }
}

void app_look(app *a, uint8_t seat) {
    if (seat < app_director_seating(a->table)->n && !app_director_seating(a->table)->seat[seat].bot) {
        hand_over(a, &(curtain_arg){.seat = seat, .look = true});
    }
}
