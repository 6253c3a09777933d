/* The host's frames in a lesson: his face, and his calls phase by phase. The lesson leads through them; nothing that
 * is pressed here reaches the match. */
#include <stdlib.h>

#include "hosting/house.h"
#include "hosting/judge.h"

struct app_led {
    hosted_scene s;
    scene *face; /* his face is the scene's own; NULL: a call */
    void *whole_bytes;
    nt_whole whole;
};

static void shut(app_led *l, app *a) {
    if (l != NULL && l->face != NULL) {
        scene_judge.leave(l->face, a);
        free(l->face);
    }
    if (l != NULL) {
        free(l->whole_bytes);
        free(l);
    }
}

static bool open_face(app_led *l, app *a) {
    l->face = calloc(1, scene_judge.size);
    if (l->face == NULL) {
        return false;
    }
    l->face->ops = &scene_judge;
    if (!scene_judge.enter(l->face, a, NULL)) {
        free(l->face);
        l->face = NULL;
        return false;
    }
    return true;
}

static void find_called(hosting_frame *h, app *a) {
    const int n = app_director_seating(a->table)->n;
    for (uint8_t seat = 0; seat < n && h->called == NT_SPECTATOR; seat++) {
        if (hosting_of(a)->called(app_director_view(a->table, seat), h->call.key)) {
            h->called = seat;
        }
    }
}

static bool open_call(app_led *l, app *a, app_led_frame frame) {
    static const hosting_phase phase[] = {
        [LED_NAMES] = HOSTING_CALL_NAMES, [LED_ASKS] = HOSTING_CALL_ASKS, [LED_RESTS] = HOSTING_CALL_RESTS};
    hosting_frame *h = &l->s.h;
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    l->whole_bytes = judge != NULL ? malloc(nt_judge_whole_size(judge)) : NULL;
    hosted_open(&l->s, a, HOSTING_CALL);
    if (l->whole_bytes == NULL || !hosting_is_called(a, &h->call)) {
        return false;
    }
    table_scene_refresh(&l->s.t, a, NT_SPECTATOR);
    l->whole = nt_judge_whole(judge, l->whole_bytes);
    h->whole = &l->whole;
    h->phase = phase[frame];
    h->can_undo = nt_judge_can_undo(judge);
    find_called(h, a);
    return true;
}

static app_led *show(app *a, app_led_frame frame) {
    app_led *l = calloc(1, sizeof *l);
    if (l == NULL || !(frame == LED_FACE ? open_face(l, a) : open_call(l, a, frame))) {
        shut(l, a);
        return NULL;
    }
    return l;
}

/* Before it is begun it is everybody's; then it is that of whoever wakes. */
static nt_view shown(const app_led *l, const app *a) {
    const uint8_t whose = l->s.h.phase == HOSTING_CALL_NAMES ? NT_SPECTATOR : l->s.h.called;
    return app_director_view(a->table, whose);
}

static void draw(const app_led *l, const app *a, ui_draw *d) {
    if (l->face != NULL) {
        scene_judge.draw(l->face, a, d);
    } else {
        hosting_of(a)->draw(shown(l, a), &l->s.h, d);
    }
}

static app_led_press press(app_led *l, app *a, const ui_input *in, nt_move *move) {
    hosting_frame *h = &l->s.h;
    bool has_move = false;
    if (l->face != NULL) {
        return LED_NOTHING;
    }
    const bool handled = hosted_input(&l->s, a, shown(l, a), in, move, &has_move);
    if (!has_move) {
        return handled ? LED_HANDLED : LED_NOTHING;
    }
    if (h->phase != HOSTING_CALL_ASKS || h->called == NT_SPECTATOR) {
        return LED_GOES_ON;
    }
    const int n = nt_port_legal(app_director_port(a->table, h->called), l->s.t.legal, NT_MAX_LEGAL);
    if (n == 0) {
        return LED_GOES_ON;
    }
    *move = hosting_of(a)->answer(app_director_view(a->table, h->called), h, l->s.t.legal, n);
    return LED_MOVES;
}

const app_hosted_led hosting_led = {.show = show, .shut = shut, .draw = draw, .press = press};
