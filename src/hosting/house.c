/* What the host's game asks for. */
#include "hosting/house.h"

#include "engine/match.h"
#include "hosting/hosting.h"
#include "hosting/judge.h"
#include "hosting/quiet.h"

/* A correction cannot wait for what is being told: nobody else can go on. Nor can a call that was interrupted: what
 * is to be told may have come of it. */
static const scene_ops *next(const app *a) {
    hosting_call call;
    if (hosting_corrects(a)) {
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
    return hosting_of(a)->interrupts(hosting_public_view(a), ui, move);
}

static const char *opening(const app *a, const ui_seat *seat, int line, text_words *words) {
    return hosting_of(a)->opening(hosting_public_view(a), nt_match_config(app_director_match(a->table)), seat, line,
                                  words);
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
