/* The light of calls: inks, ground, the moon with a figure. */
#include <math.h>

#include "werewolf_table_call.h"

ui_colour werewolf_call_ink(const ui_draw *d, ui_colour c) {
    return d->ui->high_contrast ? ui_theme(d->ui, UI_PAPER_100) : c;
}

/* Of words: a judge's lie on a lit ground, and are lighter. Not on the page of last rites: it is shown to others. */
ui_colour werewolf_words_ink(const werewolf_look *look) {
    static const ui_colour lit = 0xFF828CA6u;

    return werewolf_call_ink(look->d, look->h->call.judged && !werewolf_asks_rites(look->h) ? lit : UI_NIGHT_TEXT);
}

/* The outline of what may be touched; of what is picked in high contrast the colour of lanterns. */
ui_colour werewolf_call_outline(const ui_draw *d, bool on) {
    return d->ui->high_contrast && on ? UI_LANTERN : werewolf_call_ink(d, on ? UI_NIGHT_TEXT : UI_INK_700);
}

bool werewolf_is_tall(const ui_draw *d) {
    return d->ui->height > d->ui->width;
}

/* The village by night lies behind all pages of a judge's call, dim. It is so much darker as a judge's page gives
 * light of its own, du2 of white: his pages are equally dark, and the figure that is called stands before the same
 * moon on each. */
void werewolf_call_ground(ui_draw *d, float light) {
    static const float dim = 0.4f, least = 0.12f, gives = 0.0094f; /* gives: by all of its light, each du2 */
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (d->ui->high_contrast) {
        return;
    }
    ui_cover_faded(d, werewolf_is_tall(d) ? "werewolf/call_tall" : "werewolf/call", all,
                   fmaxf(least, dim - light / (gives * all.w * all.h)));
}

/* Who is called stands before the moon over the village. Where a role's figure is heavy the moon is paler. */
void werewolf_call_moon(const werewolf_look *look, ui_rect at, const char *figure, int role) {
    static const float full = 0.1f;
    const float paler = (1.0f - werewolf_figure_cover(WEREWOLF_NONE)) / (1.0f - werewolf_figure_cover(role));
    ui_draw *d = look->d;

    ui_disc(d, ui_inset(at, -at.w * 0.13f), 0xFF0E1526u, 0, 0.0f);
    if (!d->ui->high_contrast) {
        ui_disc(d, at, 0xFF2E3957u, 0xFF55627Fu, 2.0f);
        ui_disc(d, ui_inset(at, at.w * 0.07f), ui_of_light(0xFF36425Fu, paler * full), 0, 0.0f);
    }
    ui_figure(d, figure, ui_inset(at, at.w * 0.12f), werewolf_call_ink(d, UI_INK_950));
}

/* What is left of the window, round the moon: only where eyes are open to it; and of the least time of last rites. */
void werewolf_draw_time_left(const werewolf_look *look, ui_rect round) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;

    if ((!h->call.judged || werewolf_asks_rites(h)) && h->call.seconds > 0) {
        const ui_rect at = ui_inset(round, -round.w * 0.065f);
        ui_ring(d, at, 1.0f, werewolf_call_ink(d, UI_INK_700), 1.5f);
        ui_ring(d, at, (float)h->seconds_left / (float)h->call.seconds, werewolf_call_ink(d, UI_NIGHT_TEXT), 3.0f);
    }
}

float werewolf_moon_size(ui_rect middle) {
    return fminf(middle.h * 0.4f, 212.0f);
}
