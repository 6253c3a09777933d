/* The light of calls: inks, ground, the moon with a figure. */
#include <math.h>

#include "ui/level.h"
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

/* So much of the moon is seen beside a figure, of its disc: as much as the figure takes from a light. */
static float seen_beside(ui_draw *d, const char *figure, ui_rect at, ui_rect face) {
    static const float round = 0.785f;
    static const ui_colour lit = 0xFF808080u;
    const int before = d->n;

    ui_figure(d, figure, at, UI_INK_950);
    const float taken = d->n > before ? ui_level_of_command(d, &d->command[before], lit) : 0.0f;
    d->n = before;
    return 1.0f + taken / (ui_light(lit) * round * face.w * face.h);
}

/* Who is called stands before the moon over the village. Where a figure is heavy the moon is paler. */
void werewolf_call_moon(const werewolf_look *look, ui_rect at, const char *figure) {
    static const float full = 0.1f, usual = 0.64f;
    const ui_rect face = ui_inset(at, at.w * 0.07f), figure_at = ui_inset(at, at.w * 0.12f);
    ui_draw *d = look->d;

    ui_disc(d, ui_inset(at, -at.w * 0.13f), 0xFF0E1526u, 0, 0.0f);
    if (!d->ui->high_contrast) {
        ui_disc(d, at, 0xFF2E3957u, 0xFF55627Fu, 2.0f);
        const float light = usual * full / seen_beside(d, figure, figure_at, face);
        ui_disc(d, face, ui_of_light(0xFF36425Fu, light), 0, 0.0f);
    }
    ui_figure(d, figure, figure_at, werewolf_call_ink(d, UI_INK_950));
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
