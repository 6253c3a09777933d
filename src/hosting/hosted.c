/* What the scenes of the host have in common. */
#include "hosting/house.h"

#include <string.h>

#include "engine/match.h"
#include "hosting/judge.h"

const table_hosting *hosting_of(const app *a) {
    return app_director_table(a->table)->hosting;
}

nt_view hosting_public_view(const app *a) {
    return app_director_view(a->table, NT_SPECTATOR);
}

bool hosting_corrects(const app *a) {
    const nt_judge *judge = nt_match_judge(app_director_match(a->table));
    return judge != NULL && nt_judge_waiting(judge) > 0;
}

bool hosting_asks_judge(const app *a) {
    return nt_match_to_act(app_director_match(a->table)) == (uint32_t)1 << NT_JUDGE || hosting_corrects(a);
}

bool hosting_is_called(const app *a, hosting_call *call) {
    if (hosting_of(a) == NULL ||
        !hosting_of(a)->call(hosting_public_view(a), nt_match_config(app_director_match(a->table)), call)) {
        return false;
    }
    return call->only == NT_SPECTATOR || !app_director_seating(a->table)->seat[call->only].bot;
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
    return hosting_of(a)->state(hosting_public_view(a), &((const hosted_scene *)s)->h);
}
