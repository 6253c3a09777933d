/* What has just happened, large in the middle of the table: who died in the night, who shoots whom, who goes. From
 * the public part and the event alone. */
#include <math.h>

#include "werewolf_table.h"

typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
    bool pair;        /* the first acts on the second */
    const char *sign; /* figure beside or between them; NULL: the card that turns */
    int card;
} heralded;

static heralded one(int seat, const char *sign) {
    return (heralded){.seat = {(uint8_t)seat}, .n = 1, .sign = sign};
}

static heralded two(const uint8_t *arg, const char *sign) {
    return (heralded){.seat = {arg[0], arg[1]}, .n = 2, .pair = true, .sign = sign};
}

/* Whoever has been found dead so far: they are told one after the other, and stand together. */
static heralded found_dead(const werewolf_pub *pub, int now) {
    heralded h = {.sign = "tomb"};

    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->dawn[seat] || seat == now) {
            h.seat[h.n++] = (uint8_t)seat;
        }
    }
    return h;
}

static bool herald_of(const werewolf_pub *pub, const nt_event *e, heralded *h) {
    switch (e->kind) {
    case WEREWOLF_EV_NIGHTFALL:
    case WEREWOLF_EV_DAWN:
        *h = (heralded){0}; /* the ground turns */
        return true;
    case WEREWOLF_EV_DEATH:
        *h = e->arg[1] == WEREWOLF_OUT_NIGHT ? found_dead(pub, e->arg[0]) : one(e->arg[0], "tomb");
        return true;
    case WEREWOLF_EV_SHOT:
    case WEREWOLF_EV_DUEL:
        *h = two(e->arg, "arrow_right");
        return true;
    case WEREWOLF_EV_EXPLODE:
        *h = e->arg[1] < pub->n ? two(e->arg, "arrow_right") : one(e->arg[0], "werewolf");
        return true;
    case WEREWOLF_EV_EXILE:
        *h = one(e->arg[0], "arrow_right");
        return true;
    case WEREWOLF_EV_IDIOT:
        *h = one(e->arg[0], NULL);
        h->card = WEREWOLF_IDIOT;
        return true;
    default:
        return false;
    }
}

static void draw_one(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const float under = 34.0f * d->ui->text_scale, r = fminf(at.w - 12, at.h - under);
    ui_label_style name = UI_STYLE_NAME;

    ui_seat_emblem(d, (ui_rect){at.x + (at.w - r) / 2, at.y, r, r}, &look->t->seat[seat]);
    name.align = UI_MIDDLE;
    ui_label(d, (ui_rect){at.x, at.y + at.h - under, at.w, under}, &name, werewolf_seat_name(look, seat));
}

static void draw_sign(ui_draw *d, ui_rect at, const char *sign) {
    ui_disc(d, at, UI_LANTERN, 0, 0.0f);
    ui_figure(d, sign, ui_inset(at, at.w * 0.16f), UI_INK_900);
}

bool werewolf_draw_herald(const werewolf_look *look, ui_rect at) {
    ui_draw *d = look->d;
    heralded h;

    if (look->t->part >= 1.0f || !herald_of(look->pub, &look->t->event, &h)) {
        return false;
    }
    if (h.n == 0) {
        return true;
    }
    const float each = fminf(150.0f, at.w / (float)(h.n + 1)), high = fminf(150.0f + 20.0f * d->ui->text_scale, at.h);
    const int places = h.n + 1;
    const ui_rect plate = ui_centre(at, each * (float)places + 40, high + 24);
    const ui_rect row = {plate.x + 20, plate.y + 14, each * (float)places, high - 4};

    ui_plate(d, plate, 36, ui_fade(UI_INK_950, 0.86f), UI_LANTERN, 2.0f, true);
    for (int i = 0; i < places; i++) { /* the sign stands between two, else last */
        const int sign_at = h.pair ? 1 : h.n;
        const ui_rect cell = {row.x + each * (float)i, row.y, each, row.h};
        if (i == sign_at) {
            const ui_rect disc = ui_centre(cell, each * 0.56f, each * 0.56f);
            if (h.sign != NULL) {
                draw_sign(d, disc, h.sign);
            } else {
                werewolf_draw_turning(d, disc, WEREWOLF_NONE, h.card, look->t->part);
            }
        } else {
            draw_one(look, cell, h.seat[i < sign_at ? i : i - 1]);
        }
    }
    return true;
}
