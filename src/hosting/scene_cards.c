/* A card that the judge holds up for one player: full screen, opaque, closed only by a hold, over his face or a call.
 */
#include <stdlib.h>
#include <string.h>

#include "hosting/house.h"
#include "hosting/judge.h"

typedef struct {
    hosted_scene s;
    void *whole_bytes;
    nt_whole whole;
} cards_scene;

static bool enter(scene *s, app *a, const void *arg) {
    cards_scene *c = (cards_scene *)s;
    const cards_arg *from = arg;
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    c->whole_bytes = judge != NULL ? malloc(nt_judge_whole_size(judge)) : NULL;
    if (c->whole_bytes == NULL) {
        return false;
    }
    hosted_open(&c->s, a, HOSTING_CARDS);
    table_scene_refresh(&c->s.t, a, NT_SPECTATOR);
    table_ui *ui = &c->s.t.ui;
    hosting_frame *h = &c->s.h;
    c->whole = nt_judge_whole(judge, c->whole_bytes);
    h->whole = &c->whole;
    h->from = from->from;
    h->phase = from->phase;
    h->call = from->call;
    h->called = from->called;
    memcpy(ui->pick, from->pick, sizeof ui->pick);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((cards_scene *)s)->whole_bytes);
}

static bool input(scene *s, app *a, const ui_input *in) {
    cards_scene *c = (cards_scene *)s;
    nt_move move;
    bool has_move = false;
    if (in->kind == UI_COVERED) {
        app_cover(a, true);
    } else if (ui_chose(in, ZONE_CARD_CLOSE)) {
        app_pop(a);
    } else {
        hosted_input(&c->s, a, app_director_view(a->table, NT_SPECTATOR), in, &move, &has_move);
    }
    app_dirty(a);
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    hosting_of(a)->draw(app_director_view(a->table, NT_SPECTATOR), &((const cards_scene *)s)->s.h, d);
}

const scene_ops scene_cards = {
    .name = "cards",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS,
    .size = sizeof(cards_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .draw = draw,
    .state = hosted_state,
    .way_out = ZONE_CARD_CLOSE,
};
