/* After the end: who voted for whom, day by day, as threads between the players. The wolves' threads have their own
 * colour. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

static bool wolf(const werewolf_pub *pub, int seat) {
    return pub->role[seat] < WEREWOLF_ROLES && werewolf_role[pub->role[seat]].camp == WEREWOLF_CAMP_WOLF;
}

/* Whether the seat still lived when the village voted that day. */
static bool there(const werewolf_pub *pub, int round, int seat) {
    const int out = pub->out_round[seat];

    return out == 0 || out > round || (out == round && pub->out_how[seat] != WEREWOLF_OUT_NIGHT);
}

static void on_ellipse(ui_rect area, float size, float part, float *x, float *y) {
    const float angle = 1.5707963f + 6.2831853f * part;

    *x = area.x + area.w / 2 + cosf(angle) * (area.w - size) / 2;
    *y = area.y + area.h / 2 + sinf(angle) * (area.h - size) / 2;
}

/* Seat 1 right of the lowest point, the others clockwise, with equal room between them along the ellipse. */
static ui_rect place(ui_rect area, int n, int seat, float size) {
    enum { STEPS = 120 };
    float way[STEPS + 1] = {0}, x0, y0, x, y;
    int i = 0;

    on_ellipse(area, size, 0, &x0, &y0);
    for (int k = 1; k <= STEPS; k++) {
        on_ellipse(area, size, (float)k / STEPS, &x, &y);
        way[k] = way[k - 1] + hypotf(x - x0, y - y0);
        x0 = x;
        y0 = y;
    }
    const float want = way[STEPS] * ((float)(seat == 0 ? n : seat) - 0.5f) / (float)n;
    while (i < STEPS && way[i] < want) {
        i++;
    }
    on_ellipse(area, size, (float)i / STEPS, &x, &y);
    return (ui_rect){x - size / 2, y - size / 2, size, size};
}

static void draw_player(const werewolf_look *look, ui_rect at, int round, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    char text[12];

    if (pub->exiled[round] == seat) {
        ui_disc(d, ui_inset(at, -6), UI_LANTERN, 0, 0.0f);
    }
    if (there(pub, round, seat)) {
        werewolf_draw_role(d, at, pub->role[seat]);
    } else {
        ui_disc(d, at, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "tomb", ui_inset(at, at.w * 0.28f), UI_INK_500);
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    table_disc(d, (ui_rect){at.x + at.w - 24, at.y + at.h - 26, 32, 32}, text,
               wolf(pub, seat) ? UI_EMBER : UI_PAPER_100);
}

static int draw_threads(const werewolf_look *look, ui_rect area, int round, float size) {
    const werewolf_pub *pub = look->pub;
    int n = 0;

    for (int pass = 0; pass < 2; pass++) { /* the wolves' above the others' */
        for (int seat = 0; seat < pub->n; seat++) {
            const int to = pub->votes[round][seat];
            if (to < pub->n && wolf(pub, seat) == (pass == 1)) {
                table_thread(look->d, place(area, pub->n, seat, size), place(area, pub->n, to, size),
                             area.x + area.w / 2, area.y + area.h / 2, pass == 1 ? UI_EMBER : UI_PAPER_200);
                n++;
            }
        }
    }
    return n;
}

static void draw_days(const werewolf_look *look, ui_rect at, int round) {
    ui_draw *d = look->d;
    const float w = fminf(100.0f, at.w * 0.16f);
    ui_label_style head = UI_STYLE_BUTTON;

    head.lines = 1;
    ui_button(d, (ui_rect){at.x, at.y, w, at.h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
              round <= 1 ? UI_ZONE_OFF : 0);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
              round >= look->pub->round ? UI_ZONE_OFF : 0);
    ui_label(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, at.h}, &head,
             UI_SAY(d, "werewolf.when.day", TEXT_NUM("n", round)));
}

void werewolf_draw_votes(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float strip = fmaxf(48.0f, ui_target(d->ui)),
                key = (d->ui->height > d->ui->width ? 60.0f : 30.0f) * d->ui->text_scale;
    const ui_rect area = {at.x + 16, at.y + key + 12, at.w - 32, at.h - key - strip - 30};
    const float size = fminf(pub->n > 12 ? 62.0f : 74.0f, area.h * 0.24f);
    const int round = look->t->keep + 1 < pub->round ? look->t->keep + 1 : pub->round;
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.lines = 2;
    ui_label(d, (ui_rect){at.x, at.y, at.w, key}, &small, ui_say(d, "werewolf.results.votes_key"));
    const int n = round > 0 ? draw_threads(look, area, round, size) : 0;
    for (int seat = 0; seat < pub->n && round > 0; seat++) {
        draw_player(look, place(area, pub->n, seat, size), round, seat);
    }
    if (n == 0) {
        ui_label(d, ui_centre(area, area.w * 0.5f, 80), &small, ui_say(d, "werewolf.results.no_vote"));
    }
    if (round > 0) {
        draw_days(look, ui_centre((ui_rect){at.x, at.y + at.h - strip, at.w, strip}, fminf(at.w, 520), strip), round);
    }
}
