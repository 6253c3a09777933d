/* Everything there is, for somebody who is out for good: who is what, and the nights. Behind that seat's curtain,
 * closed by a press and by whatever covers it. */
#include <math.h>
#include <stdlib.h>

#include "hosting/house.h"
#include "hosting/quiet.h"
#include "ui/widgets.h"

typedef struct {
    hosted_scene s;
    uint8_t seat;
    void *whole_bytes;
    nt_whole whole;
} quiet_scene;

static bool enter(scene *s, app *a, const void *arg) {
    quiet_scene *q = (quiet_scene *)s;
    const nt_match *match = app_director_match(a->table);
    q->seat = ((const curtain_arg *)arg)->seat;
    q->whole_bytes = malloc(nt_quiet_size(match));
    if (q->whole_bytes == NULL || !nt_quiet_whole(match, q->seat, q->whole_bytes, &q->whole)) {
        return false;
    }
    a->last_input = a->now;
    hosted_open(&q->s, a, HOSTING_QUIET);
    table_scene_refresh(&q->s.t, a, NT_SPECTATOR);
    q->s.h.whole = &q->whole;
    q->s.h.called = q->seat;
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((quiet_scene *)s)->whole_bytes);
}

static bool input(scene *s, app *a, const ui_input *in) {
    quiet_scene *q = (quiet_scene *)s;
    nt_move move;
    bool has_move = false;
    if (in->kind == UI_COVERED || in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_CLOSE)) {
        app_go_on(a);
    } else {
        hosted_input(&q->s, a, app_director_view(a->table, NT_SPECTATOR), in, &move, &has_move);
    }
    app_dirty(a);
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const float high = fmaxf(46, ui_target(d->ui));
    const ui_rect at = {d->ui->width / 2 - 100, d->ui->height - high - 18, 200, high};
    hosting_of(a)->draw(app_director_view(a->table, NT_SPECTATOR), &((const quiet_scene *)s)->s.h, d);
    ui_button(d, at, ZONE_CLOSE, 0, ui_say(d, "play.close"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

static const char *lang(const scene *s, const app *a) {
    return app_director_seating(a->table)->seat[((const quiet_scene *)s)->seat].lang;
}

const scene_ops scene_quiet = {
    .name = "quiet",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET,
    .size = sizeof(quiet_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .draw = draw,
    .state = hosted_state,
    .lang = lang,
};
