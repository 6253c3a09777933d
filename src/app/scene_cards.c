/* A card that the judge holds up for one player: full screen, opaque, closed only by a hold, over his face or a call.
 */
#include <stdlib.h>
#include <string.h>

#include "app/table_scene.h"
#include "hosting/judge.h"

typedef struct {
    table_scene t;
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
    table_scene_open(&c->t, a, TABLE_CARDS, NT_SPECTATOR);
    table_scene_refresh(&c->t, a, NT_SPECTATOR);
    table_ui *ui = &c->t.ui;
    c->whole = nt_judge_whole(judge, c->whole_bytes);
    ui->whole = &c->whole;
    ui->from = from->from;
    ui->phase = from->phase;
    ui->call = from->call;
    ui->called = from->called;
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
    } else if (in->kind == UI_CHOOSE && in->zone && strcmp(in->zone, "card-close") == 0) {
        app_pop(a);
    } else {
        table_scene_input(&c->t, a, in, &move, &has_move);
    }
    app_dirty(a);
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    table_scene_draw(&((const cards_scene *)s)->t, a, d, false);
}

const scene_ops scene_cards = {
    .name = "cards",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS,
    .size = sizeof(cards_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .draw = draw,
};
