/* Before the end: everybody's card turns over, step by step. */
#include <math.h>

#include "werewolf_table_results.h"

/* Steps open one seat after the other, at large tables two, and the last one all the rest: causes, winner, tabs. By
 * the number of seats alone. */
static int seats_a_step(const werewolf_pub *pub) {
    return pub->n > 10 ? 2 : 1;
}

static int last_step(const werewolf_pub *pub) {
    return (pub->n + seats_a_step(pub) - 1) / seats_a_step(pub) + 1;
}

bool werewolf_all_open(const werewolf_pub *pub, int step) {
    return step >= last_step(pub);
}

static bool opened(const werewolf_pub *pub, int step, int seat) {
    return werewolf_all_open(pub, step) || seat < step * seats_a_step(pub);
}

int werewolf_results_steps(nt_view view) {
    return last_step(view.pub);
}

/* All cards that are left, in one wave; who has won is another press. No less than two steps. */
int werewolf_results_leap(nt_view view, int step) {
    const int cards = last_step(view.pub) - 1;

    return step + 1 < cards ? cards : 0;
}

uint32_t werewolf_results_ms(const table_ui *t) {
    static const uint32_t wave = 2 * MOTION_REVEAL;

    return t->step == 0 ? 0 : t->leapt > 0 ? wave : MOTION_REVEAL;
}

/* Turns over in the step that the last press has opened. */
static bool turns(const werewolf_pub *pub, const table_ui *t, int seat) {
    return opened(pub, t->step, seat) && !opened(pub, t->step - 1 - t->leapt, seat);
}

/* A wolf that is turned up growls; nothing else does, and the last step only when the wolves have won. */
const char *werewolf_results_sound(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;
    const int step = t->step;
    bool growls = step == last_step(pub) && pub->winner == WEREWOLF_WON_WOLF;

    for (int seat = 0; seat < pub->n && step > 0 && step < last_step(pub); seat++) {
        growls |= turns(pub, t, seat) && werewolf_was_wolf(pub, seat);
    }
    return growls ? "growl" : NULL;
}

/* How far the card has turned that is the `at`th of n in a wave; those of one step turn together. */
static float turned_part(const table_ui *t, int at, int n) {
    const float one = t->leapt > 0 ? 1.0f / 3.0f : 1.0f, from = (1.0f - one) * (float)at / fmaxf(1.0f, (float)n - 1);

    return motion_of(1.0f - t->opening, from, from + one);
}

void werewolf_draw_reveal(const werewolf_look *look, ui_rect area) {
    const werewolf_pub *pub = look->pub;
    float part[WEREWOLF_SEATS] = {0};
    bool fresh[WEREWOLF_SEATS] = {0};
    int n = 0, at = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += turns(pub, look->t, seat);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const bool now = turns(pub, look->t, seat);
        part[seat] = now ? turned_part(look->t, at, n) : opened(pub, look->t->step, seat) ? 1.0f : 0.0f;
        fresh[seat] = now && look->t->leapt == 0; /* of all at once none stands out */
        at += now;
    }
    werewolf_draw_turned(look, area, part, fresh);
}

/* Whose cards the last press has turned up, one or two; what is on them once it is seen. */
static const char *turned_up(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    int fresh[2] = {0}, n = 0;

    for (int seat = 0; seat < pub->n && n < 2; seat++) {
        if (turns(pub, look->t, seat)) {
            fresh[n++] = seat;
        }
    }
    const char *a = werewolf_seat_name(look, fresh[0]), *b = werewolf_seat_name(look, fresh[1]);
    return UI_SAY(look->d, look->t->opening > 0.5f ? "werewolf.results.turning" : "werewolf.results.turned",
                  TEXT_STR("form", n == 1 ? "one" : "two"), TEXT_STR("a", a), TEXT_STR("b", b),
                  TEXT_STR("role_a", werewolf_role_name(look->w, pub->role[fresh[0]])),
                  TEXT_STR("role_b", werewolf_role_name(look->w, pub->role[fresh[1]])));
}

const char *werewolf_reveal_words(const werewolf_look *look) {
    const table_ui *t = look->t;

    if (t->leapt > 0 && t->opening > 0.0f) { /* not before they are */
        return ui_say(look->d, "werewolf.results.before");
    }
    return t->step == 0   ? ui_say(look->d, "werewolf.results.hush")
           : t->leapt > 0 ? ui_say(look->d, "werewolf.results.all_open")
                          : turned_up(look);
}
