/* Past choices: a strip of wheels at each seat, and a sheet with who lived where and what each of them did. */
#include <math.h>
#include <stdio.h>

#include "eatme_table.h"
#include "ui/frame.h"

/* Whoever is asked to hand out has the table for that: what the night brought goes then, and does not come back. */
bool eatme_round_gone(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const uint8_t *a = look->t->event.arg;

    if (eatme_moving(look, EATME_EV_CAST)) {
        return a[0] == EATME_BY_LOSER && a[1] < pub->n && (look->t->humans >> a[1] & 1);
    }
    return pub->phase == EATME_PHASE_RECAST && eatme_hands_out(look);
}

void eatme_draw_knocked(ui_draw *d, ui_rect at) {
    ui_disc(d, at, UI_EMBER, UI_INK_950, 1.5f);
    eatme_draw_paw(d, ui_inset(at, at.w * 0.14f), -90.0f, UI_INK_950);
}

static void mark(ui_draw *d, ui_rect at, const eatme_round *round, int seat) {
    if (round->wolf == seat) {
        ui_disc(d, at, UI_INK_900, UI_PAPER_400, 1.2f);
        ui_figure(d, "wolf", ui_inset(at, at.w * 0.14f), ui_theme(d->ui, UI_PAPER_200));
        return;
    }
    ui_picture(d, round->wheel[seat] == EATME_SLEEP ? "eatme/wheel_sleep" : "eatme/wheel_trap", at, 1.0f);
    if (round->victim == seat) {
        const float size = fmaxf(18.0f, at.h * 0.5f), over = 0.8f; /* the lower corner */
        eatme_draw_knocked(d, (ui_rect){at.x + at.w - size * over, at.y + at.h - size * over, size, size});
    }
}

/* The present round lies open on the table itself until that is cleared, and is past when all sit in the next one, or
 * a person is asked for that. */
static int rounds_over(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const bool present = pub->rounds > 0 && pub->rounds == pub->round,
               risen = eatme_cleared(look) && look->t->part >= EATME_CAST_RISEN,
               over = risen || eatme_round_gone(look);

    return pub->rounds - (present && !over);
}

bool eatme_has_past(const eatme_look *look) {
    return rounds_over(look) > 0;
}

/* Of the strip at a seat: a line round the plate crosses no sign. */
static const float strip_line = 7.0f, strip_edge = 6.0f, strip_apart = 4.0f;

static float strip_sign(ui_rect at) {
    return at.h - strip_line - 3;
}

static float strip_width(ui_rect at, int n) {
    return 2 * strip_edge - strip_apart + (float)n * (strip_sign(at) + strip_apart);
}

int eatme_past_room(ui_rect at) {
    return (int)((at.w - strip_width(at, 0)) / (strip_sign(at) + strip_apart));
}

/* The last few rounds, the sheet has all. Out of the middle of its seat's plate, as wide as its signs and as far as
 * roofs leave room. The newest is to the right. */
void eatme_draw_past_strip(const eatme_look *look, const eatme_yard *yard, int place) {
    enum { few = 3 };
    static const float under = 8.0f;
    const eatme_pub *pub = look->pub;
    const ui_rect plate = yard->at[place].place.plate, at = yard->at[place].past;
    const int most = yard->pasts < few ? yard->pasts : few;
    const int n = rounds_over(look) < most ? rounds_over(look) : most;

    if (n <= 0) {
        return;
    }
    const float size = strip_sign(at), w = strip_width(at, n), middle = plate.x + (plate.w - w) / 2;
    const float x = fmaxf(at.x, fminf(middle, at.x + at.w - w));
    ui_plate(look->d, (ui_rect){x, at.y - under, w, at.h + under}, 55, UI_INK_950, 0, 0.0f, false);
    for (int i = 0; i < n; i++) {
        const ui_rect box = {x + strip_edge + (float)i * (size + strip_apart), at.y + strip_line - 1, size, size};
        mark(look->d, box, eatme_past(pub, rounds_over(look) - n + i), eatme_seat_at(yard, place));
    }
}

static void sum(ui_draw *d, ui_rect at, const char *picture, int n) {
    const float size = fminf(at.h, 34.0f);
    ui_label_style style = UI_STYLE_NAME;
    char text[8];

    ui_picture(d, picture, (ui_rect){at.x, at.y + (at.h - size) / 2, size, size}, 1.0f);
    style.size = fmaxf(19.0f, 0.74f * size);
    style.colour = UI_PAPER_200;
    snprintf(text, sizeof text, "%d", n);
    ui_label(d, (ui_rect){at.x + size + 6, at.y, at.w - size - 6, at.h}, &style, text);
}

/* ---- the sheet ---- */

typedef struct {
    float names, step; /* of a seat's words; from one round to the next */
    float each;        /* height of a seat's row */
    int n, from;       /* rounds that are shown, the first of them */
    bool houses;       /* there is room for who lived where */
} sheet;

/* Who lived there, lit, with the wheel before the door, or in a wide cell beside the house. */
static void cell(const eatme_look *look, ui_rect at, const eatme_round *round, int seat) {
    static const float in = 3.0f, wide = 2.4f, off_edge = 0.22f; /* of its height; of its width */
    ui_draw *d = look->d;
    const bool wolf = round->wolf == seat, beside = at.w > wide * at.h;
    const float wheel = at.h * (beside ? 0.7f : 0.48f), sign = at.h * (beside ? 0.42f : 0.36f);
    const ui_rect lies = {beside ? at.x + at.w * (1.0f - off_edge) - wheel / 2 : at.x + at.w - wheel - 2,
                          at.y + at.h - wheel - (beside ? (at.h - wheel) / 2 : 2.0f), wheel, wheel};
    const float scene_w = wolf ? at.w - 2 * in : beside ? lies.x - at.x - in : at.w - wheel * 0.8f;
    const ui_rect scene = {at.x + in, at.y + in, scene_w, at.h - 2 * in};

    ui_plate(d, at, 30u + (unsigned)seat, wolf ? UI_INK_950 : ui_mix(UI_LANTERN, UI_INK_700, 0.46f),
             wolf ? UI_PAPER_400 : 0, wolf ? 1.2f : 0.0f, false);
    if (wolf) {
        ui_figure(d, "wolf", ui_centre(scene, scene.h, scene.h), ui_theme(d->ui, UI_PAPER_200));
        return;
    }
    eatme_draw_character(d, scene, round->cast[seat]);
    ui_picture(d, round->wheel[seat] == EATME_SLEEP ? "eatme/wheel_sleep" : "eatme/wheel_trap", lies, 1.0f);
    if (round->victim == seat) {
        eatme_draw_knocked(d, (ui_rect){at.x + in, at.y + in, sign, sign}); /* a roof slopes there */
    }
}

static void seat_words(const eatme_look *look, ui_rect row, int seat, float names) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float e = fminf(row.h - 6, 46.0f);
    ui_label_style name = UI_STYLE_NAME;
    int sleep = 0, trap = 0;

    ui_seat_emblem(d, (ui_rect){row.x, row.y + (row.h - e) / 2, e, e}, &look->t->seat[seat]);
    for (int i = 0; i < rounds_over(look); i++) {
        const int wheel = eatme_past(pub, i)->wheel[seat];
        sleep += wheel == EATME_SLEEP;
        trap += wheel == EATME_TRAP;
    }
    const ui_rect words = {row.x + e + 12, row.y, names - e - 20, row.h};
    if (rounds_over(look) == 1) { /* its picture says it */
        name.size *= 1.15f;
        ui_label(d, words, &name, eatme_name(look, seat));
        return;
    }
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f}, &name, eatme_name(look, seat));
    const ui_rect sums = {words.x, words.y + words.h * 0.52f, fminf(words.w, 170.0f), words.h * 0.44f};
    sum(d, ui_column(sums, 0, 2, 6), "eatme/wheel_sleep", sleep);
    sum(d, ui_column(sums, 1, 2, 6), "eatme/wheel_trap", trap);
}

static void seat_row(const eatme_look *look, const sheet *s, ui_rect row, int seat) {
    seat_words(look, row, seat, s->names);
    for (int i = 0; i < s->n; i++) {
        const eatme_round *round = eatme_past(look->pub, s->from + i);
        const float x = row.x + s->names + (float)i * s->step;
        if (s->houses) {
            cell(look, (ui_rect){x + 4, row.y + 4, s->step - 8, row.h - 10}, round, seat);
        } else {
            const float size = fminf(s->step - 6, fminf(row.h - 8, 40.0f));
            mark(look->d, (ui_rect){x, row.y + (row.h - size) / 2, size, size}, round, seat);
        }
    }
}

/* A moon for each night, in `row` behind what they are numbers of; a single one has that right at its side. */
static void heads(const eatme_look *look, const sheet *s, ui_rect row) {
    static const float air = 12.0f;
    const float moon = fminf(row.h, 38.0f);
    ui_label_style style = UI_STYLE_NAME;
    char text[16];

    style.size = 19;
    style.name = false;
    style.align = UI_RIGHT;
    style.colour = UI_PAPER_200;
    const float head = s->n == 1 && s->houses ? row.x + (s->step - moon) / 2 : row.x;
    ui_label(look->d, (ui_rect){row.x - s->names, row.y, head - row.x + s->names - air, row.h}, &style,
             ui_say(look->d, "eatme.history.round"));
    style.name = true; /* numbers are of no catalogue */
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    for (int i = 0; i < s->n; i++) {
        const float mid = row.x + (float)i * s->step + (s->houses ? s->step : fminf(s->step - 6, 40.0f)) / 2;
        const ui_rect disc = {mid - moon / 2, row.y + (row.h - moon) / 2, moon, moon};
        ui_disc(look->d, disc, ui_mix(UI_PAPER_100, UI_BLUE, 0.18f), 0, 0.0f);
        snprintf(text, sizeof text, "%d", s->from + i + 1);
        ui_label(look->d, disc, &style, text);
    }
}

static const float least_step = 46.0f, widest_step = 116.0f, wide_step = 172.0f, head_h = 100.0f;
static const float one_step = 320.0f, one_names = 236.0f; /* of the first night alone, which has no sums beside it */

/* Few rounds are large. */
static sheet sheet_of(const eatme_look *look, ui_rect room) {
    enum { few = 2 };
    const ui_frame *ui = look->d->ui;
    const float scale = ui->text_scale, w = fminf(ui->width - 48, 1080.0f) - 44;
    const float button = fmaxf(ui_target(ui), 50.0f), free = room.h - head_h - 34 - button - 40;
    sheet s = {.names = fminf(270.0f + 130.0f * (scale - 1.0f), w * 0.5f)};
    const int over = rounds_over(look), columns = (int)((w - s.names) / least_step);

    s.n = over < columns ? over : columns;
    s.from = over - s.n;
    s.names = over == 1 ? fminf(s.names, one_names * fmaxf(1.0f, scale)) : s.names;
    const float widest = over == 1    ? one_step
                         : s.n <= few ? wide_step
                                      : widest_step,
                highest = s.n <= few ? 96.0f : 76.0f;
    s.step = fmaxf(least_step, fminf(widest, (w - s.names) / fmaxf((float)s.n, 1.0f)));
    s.each = fminf(highest + 16.0f * (scale - 1.0f), free / (float)look->pub->n);
    s.houses = s.step >= 76.0f && s.each >= 50.0f;
    return s;
}

static const float button_part = 0.42f, button_most = 230.0f; /* of the width; wide */

/* Of the sheet, in its edges: its columns, its head, and what lies beside each other at its foot. */
static float sheet_width(const ui_frame *ui, const sheet *s, const char *head, const char *key) {
    static const float edges = 44.0f, between = 20.0f;
    const float columns = s->names + s->step * fmaxf((float)s->n, 1.0f);
    const float words = ui_label_width(ui, &UI_STYLE_SMALL, key) + between;
    const float foot = fminf(words / (1.0f - button_part), words + button_most);
    const float needs = fmaxf(fmaxf(columns, foot), ui_label_width(ui, &UI_STYLE_HEAD, head));

    return fminf(fminf(ui->width - 48, 1080.0f), needs + edges);
}

static void draw_panel(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float bottom = d->ui->height - ui_apron_height(d->ui), button = fmaxf(ui_target(d->ui), 50.0f);
    /* The app's own buttons stand above the apron. */
    const ui_rect room = {0, 20, d->ui->width, bottom - (d->ui->height > d->ui->width ? 32.0f : 100.0f)};
    sheet s = sheet_of(look, room);
    const char *head = ui_say(d, "eatme.history.head"), *key = ui_say(d, "eatme.history.key");
    const float w = sheet_width(d->ui, &s, head, key);
    const ui_rect at = ui_centre(room, w, head_h + 34 + s.each * (float)pub->n + button + 40);
    const ui_rect in = ui_inset(at, 22);
    s.names = fmaxf(s.names, in.w - s.step * (float)s.n); /* few rounds end where the button does */
    ui_label_style title = UI_STYLE_HEAD, small = UI_STYLE_SMALL;

    ui_plate(d, at, 56, UI_INK_800, UI_PAPER_400, 1.8f, true);
    title.lines = 1;
    ui_label(d, (ui_rect){in.x, in.y - 8, in.w, 50}, &title, head);
    heads(look, &s, (ui_rect){in.x + s.names, in.y + 48, in.w - s.names, 44});
    for (int i = 0; i < pub->n; i++) {
        seat_row(look, &s, (ui_rect){in.x, in.y + head_h + s.each * (float)i, in.w, s.each}, i);
    }
    small.colour = UI_PAPER_200;
    const float y = at.y + at.h - button - 16, wide = fminf(button_most, in.w * button_part);
    ui_label(d, (ui_rect){in.x, y, in.w - wide - 20, button}, &small, key);
    ui_button(d, (ui_rect){in.x + in.w - wide, y, wide, button}, EATME_ZONE_AWAY, 0, ui_say(d, "eatme.history.close"),
              NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

/* On a flat table it is turned to whoever acts. */
void eatme_draw_past_panel(const eatme_look *look) {
    ui_draw *d = look->d;
    const int turn = eatme_turn_of(look);

    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_950, 0.66f));
    const bool turned = ui_sheet_begin(d, turn);
    draw_panel(look);
    if (turned) {
        ui_sheet_end(d);
    }
}
