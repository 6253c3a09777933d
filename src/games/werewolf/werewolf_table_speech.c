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

/* Whoever no longer stands for Sheriff has no turn. */
static bool has_turn(const werewolf_pub *pub, int seat) {
    return pub->step != WEREWOLF_STEP_CAMPAIGN || pub->candidate[seat] == WEREWOLF_STANDING;
}

/* The seats of the queue from the first one that is shown on; returns how many. */
static int queue_in(const werewolf_pub *pub, bool is_short, uint8_t seat[WEREWOLF_SEATS]) {
    int n = 0;

    for (int i = is_short ? first_shown(pub) : 0; i < pub->order_n; i++) {
        if (has_turn(pub, pub->order[i])) {
            seat[n++] = pub->order[i];
        }
    }
    return n;
}

static const float sign_size = 20.0f;

/* Of the Sheriff, and of a seat that is silenced: at its own disc's upper right, off that one's number and off all
 * other discs. */
static ui_rect sign_place(ui_rect disc) {
    static const float out = 0.64f; /* of the disc, from its middle */
    const float size = fminf(sign_size, 0.5f * disc.w), mx = disc.x + (0.5f + 0.707f * out) * disc.w,
                my = disc.y + (0.5f - 0.707f * out) * disc.h;

    return (ui_rect){mx - size / 2, my - size / 2, size, size};
}

static void queue_sign(const werewolf_look *look, ui_rect sign, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (seat == pub->silenced) {
        ui_disc(d, ui_inset(sign, -1.0f), UI_INK_950, 0, 0.0f);
        ui_figure(d, "hush", ui_inset(sign, 1.0f), UI_EMBER);
    } else if (pub->badge == WEREWOLF_BADGE_HELD && seat == pub->sheriff) {
        ui_disc(d, sign, UI_INK_950, 0, 0.0f);
        werewolf_draw_star(d, ui_inset(sign, 1.0f), UI_YELLOW);
    }
}

/* So many more follow before the last one. */
static void say_more(ui_draw *d, ui_rect at, int more) {
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    snprintf(text, sizeof text, "+%d", more % 100);
    style.align = UI_MIDDLE;
    style.name = true;
    style.colour = UI_PAPER_100;
    ui_plate(d, at, 37, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    ui_label(d, ui_inset(at, 3), &style, text);
}

/* Whether a seat of the order has had its turn. */
static bool has_spoken(const werewolf_pub *pub, int seat) {
    for (int i = 0; i < pub->order_at; i++) {
        if (pub->order[i] == seat) {
            return seat != pub->speaker;
        }
    }
    return false;
}

/* Who has spoken, who speaks, who will: numbers in their order, the speaker's larger. Their discs stand at the foot
 * of their row, clear of the clock above it. */
void werewolf_draw_queue(const werewolf_look *look, ui_rect at, int rows) {
    static const float most = 48.0f, usual = 38.0f, least_apart = 4.0f, air = 9.0f;
    const werewolf_pub *pub = look->pub;
    const bool is_short = werewolf_queue_is_short(pub->n);
    uint8_t seat[WEREWOLF_SEATS];
    const int all = queue_in(pub, is_short, seat), left_out = is_short ? all - WEREWOLF_SHORT_QUEUE : 0;
    const int places = left_out > 0 ? WEREWOLF_SHORT_QUEUE : all, more = left_out > 0 ? places - 2 : places;
    const int in_row = (places + rows - 1) / rows;
    /* A tall frame's row ends at plates. */
    const float ends = look->d->ui->height > look->d->ui->width ? 2 * sign_size : 0.0f;
    const float step = fminf(52.0f, (at.w - ends) / (float)(in_row > 0 ? in_row : 1)), high = at.h / (float)rows;
    const float left = at.x + (at.w - step * (float)in_row) / 2, above = rows == 1 ? air : 0.0f;
    const float room = fminf(step, high - above);

    for (int i = 0; i < places; i++) {
        const int row = i / in_row;
        const ui_rect cell = {left + step * (float)(i % in_row), at.y + high * (float)row + above, step,
                              high - above};
        const int who = seat[i <= more ? i : all - 1];
        const bool now = i != more && who == pub->speaker;
        const float r = now ? fminf(room, most) : fminf(room - least_apart, usual);
        if (i == more) {
            say_more(look->d, ui_centre(cell, fminf(step, 48.0f), r), left_out + 1);
        } else {
            const ui_rect disc = ui_centre(cell, r, r);
            speaker_disc(look->d, disc, who + 1, pub->n, number_colour(look, who, has_spoken(pub, who)));
            queue_sign(look, sign_place(disc), who);
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
