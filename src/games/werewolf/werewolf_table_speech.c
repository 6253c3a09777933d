/* A speech on the public frame: who has spoken and who will, and the clock. From the public part alone. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_public.h"

/* A row, and beside the clock a column, of their discs. */
float werewolf_speaker_size(const ui_frame *ui, int rows) {
    return rows > 2 ? 35.0f : ui_large_words(ui) ? 42.0f : 39.0f;
}

/* Gold is whoever is to act: in the middle of a speech that may be somebody else. */
static ui_colour number_colour(const werewolf_look *look, int seat, bool over) {
    return werewolf_acts(look, seat) ? UI_LANTERN : over ? UI_INK_500 : UI_PAPER_200;
}

/* A number of a row whose widest is `widest`: larger words leave each disc its rim, and are of one size. */
static void speaker_disc(ui_draw *d, ui_rect disc, int number, int widest, ui_colour fill) {
    const float part = 0.74f; /* of the disc */
    ui_label_style style = UI_STYLE_NAME;
    char text[12], wide[12];

    snprintf(text, sizeof text, "%d", number);
    snprintf(wide, sizeof wide, "%d", widest);
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    style.size *= fminf(1.0f, part * disc.w / ui_label_width(d->ui, &style, wide));
    table_disc(d, disc, NULL, fill);
    ui_label(d, ui_inset(disc, 2), &style, text);
}

bool werewolf_queue_is_short(int n) {
    return n > 12;
}

/* Where the speaker stands in the order: the first one that is shown where this is short. */
static int first_shown(const werewolf_pub *pub) {
    int i = 0;

    while (i < pub->order_at && pub->order[i] != pub->speaker) {
        i++;
    }
    return i;
}

/* Who has spoken, who speaks, who will: numbers in their order, the speaker's larger. */
void werewolf_draw_queue(const werewolf_look *look, ui_rect at, int rows) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool is_short = werewolf_queue_is_short(pub->n);
    const int first = is_short ? first_shown(pub) : 0, left_over = pub->order_n - first;
    const int n = is_short && left_over > WEREWOLF_SHORT_QUEUE ? WEREWOLF_SHORT_QUEUE : left_over;
    const int in_row = (n + rows - 1) / rows;
    const float step = fminf(52.0f, at.w / (float)(in_row > 0 ? in_row : 1)), high = at.h / (float)rows;
    const float left = at.x + (at.w - step * (float)in_row) / 2;

    for (int i = 0; i < n; i++) {
        const int seat = pub->order[first + i], row = i / in_row;
        const bool now = seat == pub->speaker, over = first + i < pub->order_at && !now;
        const float r = now ? fminf(fminf(step, high), 48.0f) : fminf(fminf(step, high) - 4, 38.0f);
        const ui_rect cell = {left + step * (float)(i % in_row), at.y + high * (float)row, step, high};
        const ui_rect disc = ui_centre(cell, r, r);
        if (seat == pub->silenced) {
            ui_disc(d, disc, UI_INK_800, UI_EMBER, 2.0f);
            ui_figure(d, "hush", ui_inset(disc, r * 0.2f), UI_EMBER);
        } else {
            speaker_disc(d, disc, seat + 1, pub->n, number_colour(look, seat, over));
        }
    }
}

static const float clock_gap = 10.0f;

/* Larger words need more; else it leaves the square to those who stand there. */
static float clock_face(const ui_frame *ui) {
    return ui_large_words(ui) ? 150.0f : 120.0f;
}

float werewolf_clock_button(const ui_frame *ui) {
    return fmaxf(52.0f, ui_target(ui));
}

float werewolf_clock_width(const ui_frame *ui) {
    return clock_face(ui) + 2 * (werewolf_clock_button(ui) + clock_gap);
}

/* What is left of a speech, with pause and half a minute more beside it. */
void werewolf_draw_clock(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int left = t->time_left < 0 ? -t->time_left : t->time_left;
    const float side = werewolf_clock_button(d->ui), w = clock_face(d->ui);
    const ui_rect plate = ui_centre(at, w, at.h);
    ui_label_style style = UI_STYLE_TITLE;
    char text[16];

    snprintf(text, sizeof text, "%s%d:%02d", t->time_left < 0 ? "-" : "", left / 60 % 100, left % 60);
    ui_plate(d, plate, 34, UI_INK_950, t->time_left <= 10 ? UI_EMBER : 0, 2.2f, true);
    style.face = TEXT_BOLD;
    style.size = 40;
    style.name = true;
    style.colour = t->time_left <= 10 ? UI_EMBER : UI_LANTERN;
    ui_label(d, ui_inset(plate, 4), &style, text);
    ui_button(d, ui_centre((ui_rect){plate.x - side - clock_gap, at.y, side, at.h}, side, side), ZONE_CLOCK_PAUSE, 0,
              NULL, t->clock_stands ? "hourglass" : "pause", UI_PLAIN, 0);
    ui_button(d, ui_centre((ui_rect){plate.x + w + clock_gap, at.y, side, at.h}, side, side), ZONE_CLOCK_MORE, 0,
              NULL, "plus", UI_PLAIN, 0);
}
