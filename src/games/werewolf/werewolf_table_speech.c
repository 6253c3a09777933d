/* A speech on the public frame: who has spoken and who will, and the clock. From the public part alone. */
#include <math.h>
#include <stdio.h>

#include "ui/rim.h"
#include "werewolf_table_public.h"

/* A row, and beside the clock a column, of their discs. */
float werewolf_speaker_size(const ui_frame *ui, int rows) {
    return rows > 2 ? 35.0f : ui_large_words(ui) ? 42.0f : 39.0f;
}

float werewolf_queue_larger(const ui_frame *ui) {
    static const float as_in_bars = 0.8f, most = 1.3f;

    return ui_large_words(ui) ? 1.0f : fminf(ui_rim_read(ui, 1.0f, as_in_bars), most);
}

/* Gold is whoever is to act: in the middle of a speech that may be somebody else. */
static ui_colour number_colour(const werewolf_look *look, int seat) {
    return werewolf_acts(look, seat) ? UI_LANTERN : UI_PAPER_200;
}

/* A number of a row whose widest is `widest`: larger words leave each disc its rim, and are of one size. */
static void speaker_disc(ui_draw *d, ui_rect disc, int number, int widest, ui_colour fill) {
    const float part = 0.74f; /* of the disc */
    ui_label_style style = UI_STYLE_NAME;
    char wide[12];

    snprintf(wide, sizeof wide, "%d", widest);
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    style.size *= fminf(1.0f, part * disc.w / ui_label_width(d->ui, &style, wide));
    table_disc(d, disc, NULL, fill);
    ui_label_number(d, ui_inset(disc, 2), &style, number, d->ui->rim != NULL);
}

/* Where the speaker stands in the order: the first one that is shown. */
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

/* The seats of the queue from the speaker on; returns how many. */
static int queue_in(const werewolf_pub *pub, uint8_t seat[WEREWOLF_SEATS]) {
    int n = 0;

    for (int i = first_shown(pub); i < pub->order_n; i++) {
        if (has_turn(pub, pub->order[i])) {
            seat[n++] = pub->order[i];
        }
    }
    return n;
}

static const float sign_size = 20.0f;

/* Of the Sheriff, and of a seat that is silenced: at its own disc's upper right, off that one's number and off all
 * other discs. */
static ui_rect sign_place(ui_rect disc, float larger) {
    static const float out = 0.64f; /* of the disc, from its middle */
    const float size = fminf(sign_size * larger, 0.5f * disc.w), mx = disc.x + (0.5f + 0.707f * out) * disc.w,
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

static const float order_sign = 14.0f, order_gap = 7.0f;

/* What the numbers are, with an arrow: so wide is that; nothing where it is not read. */
static float order_width(ui_draw *d) {
    const ui_label_style style = werewolf_note_style(d->ui);

    return ui_label_is_speck(d->ui, &style)
               ? 0.0f
               : ui_label_width(d->ui, &style, ui_say(d, "werewolf.note.order")) + 2 + order_sign + 2 * order_gap;
}

static void say_order(ui_draw *d, ui_rect at) {
    ui_label_style style = werewolf_note_style(d->ui);
    const float x = at.x + at.w - order_gap - order_sign;

    style.align = UI_RIGHT;
    style.colour = UI_PAPER_200;
    ui_label(d, (ui_rect){at.x, at.y, x - order_gap - at.x, at.h}, &style, ui_say(d, "werewolf.note.order"));
    ui_figure(d, "arrow_right", (ui_rect){x, at.y + (at.h - order_sign) / 2, order_sign, order_sign}, UI_LANTERN);
}

/* The order's places in a row: where they begin, and how wide each is. */
typedef struct {
    float left, step;
    float said; /* left of them is said what they are, so wide */
} order_row;

/* In the middle, with those words beside them; where that is too narrow together with them, or without. */
static order_row row_in(ui_draw *d, ui_rect at, int places, bool says) {
    const float widest = 52.0f * werewolf_queue_larger(d->ui), least = 36.0f;
    const float said = says ? order_width(d) : 0.0f, n = (float)places;
    order_row r = {.step = fminf(widest, at.w / n)};

    r.left = at.x + (at.w - r.step * n) / 2;
    if (r.left - at.x >= said) {
        r.said = said;
    } else if (at.w - said >= least * n) {
        r.step = fminf(widest, (at.w - said) / n);
        r.left = at.x + said + (at.w - said - r.step * n) / 2;
        r.said = said;
    }
    return r;
}

static int shown_of(int all) {
    return all > WEREWOLF_SHORT_QUEUE ? WEREWOLF_SHORT_QUEUE : all;
}

/* Where so many places, in so many rows, stand in the first. A tall frame's row ends at plates, and a sign stands out
 * of it. */
static order_row first_row(const werewolf_look *look, ui_rect at, int places, int rows) {
    const float ends = look->d->ui->height > look->d->ui->width ? 2 * sign_size : 0.0f;
    const int in_row = (places + rows - 1) / rows;

    return row_in(look->d, (ui_rect){at.x + ends / 2, at.y, at.w - ends, at.h}, in_row > 0 ? in_row : 1, rows == 1);
}

ui_rect werewolf_queue_place(const werewolf_look *look, ui_rect at, int rows) {
    static const float bare = 8.0f; /* above its words, and below them */
    uint8_t seat[WEREWOLF_SEATS];
    const int places = shown_of(queue_in(look->pub, seat)), in_row = (places + rows - 1) / rows;
    const order_row row = first_row(look, at, places, rows);

    return (ui_rect){row.left - row.said, at.y + bare, row.said + row.step * (float)in_row, at.h - 2 * bare};
}

/* Who speaks, the speaker's number larger, and who will, in their order. Their discs stand at the foot of their row,
 * clear of the clock above it. */
void werewolf_draw_queue(const werewolf_look *look, ui_rect at, int rows) {
    static const float least_apart = 4.0f, air = 9.0f;
    const float larger = werewolf_queue_larger(look->d->ui), most = 48.0f * larger, usual = 38.0f * larger;
    const werewolf_pub *pub = look->pub;
    uint8_t seat[WEREWOLF_SEATS];
    const int all = queue_in(pub, seat), left_out = all - WEREWOLF_SHORT_QUEUE;
    const int places = shown_of(all), more = left_out > 0 ? places - 2 : places;
    const int in_row = (places + rows - 1) / rows;
    const float high = at.h / (float)rows, above = rows == 1 ? air : 0.0f;
    const order_row row = first_row(look, at, places, rows);
    const float room = fminf(row.step, high - above);

    if (row.said > 0.0f) {
        say_order(look->d, (ui_rect){row.left - row.said, at.y + above, row.said, high - above});
    }
    for (int i = 0; i < places; i++) {
        const int line = i / in_row;
        const ui_rect cell = {row.left + row.step * (float)(i % in_row), at.y + high * (float)line + above, row.step,
                              high - above};
        const int who = seat[i <= more ? i : all - 1];
        const bool now = i != more && who == pub->speaker;
        const float r = now ? fminf(room, most) : fminf(room - least_apart, usual);
        if (i == more) {
            say_more(look->d, ui_centre(cell, fminf(row.step, most), r), left_out + 1);
        } else {
            const ui_rect disc = ui_centre(cell, r, r);
            speaker_disc(look->d, disc, who + 1, pub->n, number_colour(look, who));
            queue_sign(look, sign_place(disc, larger), who);
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
