/* Who says a last word stands beside the clock: on the way out with a bundle, or as a spirit, with what all see of it
 * alone. From the public part alone. */
#include <math.h>
#include <string.h>

#include "werewolf_table_public.h"
#include "werewolf_table_slide.h"

static const float bubble = 0.62f, over = 0.42f; /* of the figure: its size, and how far it rises above that */

static ui_rect figure_in(ui_rect at) {
    const float size = at.h / (1.0f + over / 2);

    return (ui_rect){at.x, at.y + at.h - size, size, size};
}

static ui_rect bubble_in(ui_rect at) {
    const float size = bubble * figure_in(at).w;

    return (ui_rect){at.x + at.w - size, at.y, size, size};
}

/* On nobody's plate, nobody who stands there, no button, none of the speakers' numbers, and on the ground. */
static bool is_free(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m, ui_rect queue,
                    ui_rect at) {
    static const float crest = 14.0f; /* of the apron, above its height */
    const ui_frame *ui = look->d->ui;

    if (at.y + at.h > ui->height - ring->apron - crest || ui_meet(figure_in(at), queue) ||
        ui_meet(bubble_in(at), queue)) {
        return false;
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (ui_meet(ui_inset(at, -6), ring->plate[seat])) {
            return false;
        }
    }
    for (int i = 0; i < m->buttons.n; i++) {
        if (ui_meet(at, werewolf_button_seen(&m->buttons, i))) {
            return false;
        }
    }
    return !werewolf_meets_people(ui, ring, look->pub->n, at);
}

/* Where the lowest button ends, or the clock and the speakers' numbers below it. */
static float foot_of(const werewolf_middle *m, ui_rect clock) {
    float foot = clock.y + clock.h + m->s.row;

    for (int i = 0; i < m->buttons.n; i++) {
        const ui_rect at = werewolf_button_seen(&m->buttons, i);
        foot = fmaxf(foot, at.y + at.h);
    }
    return foot;
}

/* Before the sun of the ground's picture, or its bright sky, nobody sees what is pale. */
static bool is_on_sun(const ui_frame *ui, ui_rect at) {
    static const float reach = 200.0f; /* of the picture, as the others */
    const bool tall = ui->height > ui->width;
    const float scale = fmaxf(ui->width / (tall ? 800.0f : 1280.0f), ui->height / (tall ? 1280.0f : 800.0f));
    const float top = tall ? 345.6f - reach : 264.0f - reach, foot = tall ? 435.0f : 350.0f; /* of the village */
    const ui_rect sky = {ui->width / 2 - reach * scale, top * scale, 2 * reach * scale, (foot - top) * scale};

    return !ui->high_contrast && ui_meet(figure_in(at), sky);
}

/* All of it, as large as has room: left of the clock and the numbers, or of the clock alone, else above it, or below
 * it and the buttons, or beside these, where the people who stand in an arc leave more room than beside the clock;
 * right of them, where it looks away from all that, only if nothing else has room; w 0: nowhere. dark: off the sun.
 */
static ui_rect place_on(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m, ui_rect clock,
                        ui_rect queue, bool dark) {
    static const float sizes[] = {196.0f, 172.0f, 150.0f, 132.0f, 116.0f, 100.0f, 84.0f, 74.0f}, air = 15.0f;
    enum { PLACES = 5, SIZES = sizeof sizes / sizeof sizes[0] };
    const float foot = foot_of(m, clock), left = queue.w > 0 ? fminf(clock.x, queue.x) : clock.x;

    for (int i = 0; i < 2 * SIZES; i++) {
        const float size = sizes[i % SIZES], w = size * (0.72f + bubble), h = size * (1.0f + over / 2);
        const float x = clock.x + clock.w / 2 - w / 2, y = clock.y + clock.h / 2 - h * 0.6f;
        const float above = queue.w > 0 ? fminf(y, queue.y - bubble * size - 1) : y; /* the bubble over the numbers */
        const ui_rect right = {clock.x + clock.w + air, foot - h, w, h};
        const ui_rect at[PLACES] = {{left - air - w, y, w, h},
                                    {clock.x - air - w, above, w, h},
                                    {x, clock.y - air - h, w, h},
                                    {x, foot + air, w, h},
                                    {clock.x - air - w, foot - h, w, h}};
        for (int k = 0; k < PLACES && i < SIZES; k++) {
            if (is_free(look, ring, m, queue, at[k]) && !(dark && is_on_sun(look->d->ui, at[k]))) {
                return at[k];
            }
        }
        if (i >= SIZES && is_free(look, ring, m, queue, right) && !(dark && is_on_sun(look->d->ui, right))) {
            return right;
        }
    }
    return (ui_rect){0};
}

/* Rather small than bright on bright. */
static ui_rect place_of(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m, ui_rect clock,
                        ui_rect queue) {
    const ui_rect dark = place_on(look, ring, m, clock, queue, true);

    return dark.w > 0.0f ? dark : place_on(look, ring, m, clock, queue, false);
}

/* All look there: whoever leaves has a lamp behind, a spirit shines of itself. */
static void draw_light(ui_draw *d, ui_rect who, bool goes) {
    static const ui_colour moonlight = 0xFF9DB2EAu;

    ui_glow(d, ui_inset(who, -0.32f * who.w), goes ? UI_LANTERN : moonlight);
}

static void draw_pale(ui_draw *d, const char *figure, ui_rect who) {
    static const float shine = 0.055f;

    if (!d->ui->high_contrast) { /* a paler one behind, a little larger */
        ui_figure(d, figure, ui_inset(who, -shine * who.w), ui_fade(UI_PAPER_100, 0.28f));
    }
    ui_figure(d, figure, who, UI_PAPER_100);
}

void werewolf_draw_last_words(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m,
                              ui_rect clock, ui_rect queue) {
    static const char *const leaves[] = {"walker_1_3", "walker_2_3", "walker_3_3", "walker_4_3"};
    static const char *const spirit[] = {"spirit_1", "spirit_2", "spirit_3", "spirit_4"};
    const int seat = look->pub->speaker;
    ui_draw *d = look->d;

    if (look->pub->step != WEREWOLF_STEP_WORDS || seat >= look->pub->n || table_tells(look->t)) {
        return;
    }
    const ui_rect at = place_of(look, ring, m, clock, queue);
    if (at.w <= 0.0f) {
        return;
    }
    const ui_rect who = figure_in(at), says = bubble_in(at);
    const bool goes = strcmp(werewolf_out_sign(look->pub, seat), "bundle") == 0;
    draw_light(d, who, goes);
    if (goes && !d->ui->high_contrast) {
        werewolf_draw_paper(d, leaves[seat % 4], who, UI_LANTERN, 1.0f);
    } else { /* pale on the dark ground, as all are in high contrast */
        draw_pale(d, goes ? leaves[seat % 4] : spirit[seat % 4], who);
    }
    ui_figure(d, "bubble", says, UI_PAPER_100);
    ui_seat_emblem(d, (ui_rect){says.x + says.w * 0.24f, says.y + says.h * 0.13f, says.w * 0.54f, says.h * 0.54f},
                   &look->t->seat[seat]);
}
