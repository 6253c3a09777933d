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
    float air;         /* beside a cell: half of what is between two */
    int n, from;       /* rounds that are shown, the first of them */
    bool houses;       /* there is room for who lived where */
    bool one;          /* the first night alone: its number is in the title's row, the words over the button */
} sheet;

static const float cell_in = 4.0f, cell_air = 8.0f, cell_wheel = 0.78f; /* of its height */

/* Of a cell with the wheel beside the house. */
static float cell_width(float h) {
    return (h - 2 * cell_in) * 200.0f / 180.0f + cell_air + cell_wheel * h + 2 * cell_in;
}

/* Who lived there, lit, and the wheel beside the house, or before its door where there is less room. */
static void cell(const eatme_look *look, ui_rect at, const eatme_round *round, int seat) {
    ui_draw *d = look->d;
    const float in = cell_in;
    const bool wolf = round->wolf == seat, beside = at.w > cell_width(at.h) - 1;
    const float wheel = at.h * (beside ? cell_wheel : 0.48f);
    const float scene_w = wolf ? at.w - 2 * in : beside ? at.w - wheel - 2 * in - cell_air : at.w - wheel * 0.8f;
    const ui_rect scene = {at.x + in, at.y + in, scene_w, at.h - 2 * in};
    const ui_rect lies = {at.x + at.w - wheel - (beside ? in : 2.0f),
                          at.y + at.h - wheel - (beside ? (at.h - wheel) / 2 : 2.0f), wheel, wheel};

    ui_plate(d, at, 30u + (unsigned)seat, wolf ? UI_INK_950 : ui_mix(UI_INK_700, UI_BLUE, 0.3f),
             wolf ? UI_PAPER_400 : 0, wolf ? 1.2f : 0.0f, false);
    if (wolf) {
        const float high = fminf(scene.h, scene.w / EATME_WOLF_SHAPE); /* a cell of large words is narrow */
        ui_figure(d, "wolf", ui_centre(scene, high * EATME_WOLF_SHAPE, high), ui_theme(d->ui, UI_PAPER_200));
        return;
    }
    eatme_draw_character(d, scene, round->cast[seat]);
    ui_picture(d, round->wheel[seat] == EATME_SLEEP ? "eatme/wheel_sleep" : "eatme/wheel_trap", lies, 1.0f);
    if (round->victim == seat) { /* over its edge: the whole house is seen */
        const float sign = beside ? fminf(32.0f, at.h * 0.62f) : at.h * 0.36f, over = beside ? 0.6f * sign : -3.0f;
        eatme_draw_knocked(d, (ui_rect){at.x - over, at.y + (beside ? (at.h - sign) / 2 : 3.0f), sign, sign});
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
            cell(look, (ui_rect){x + s->air, row.y + 4, s->step - 2 * s->air, row.h - 10}, round, seat);
        } else {
            const float size = fminf(s->step - 6, fminf(row.h - 8, 40.0f));
            mark(look->d, (ui_rect){x, row.y + (row.h - size) / 2, size, size}, round, seat);
        }
    }
}

/* A moon for each night, in `row` behind what they are numbers of; a single one has that right at its side. */
static const float moon_most = 38.0f, moon_air = 12.0f;

static ui_label_style heads_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 19;
    style.name = false;
    style.align = UI_RIGHT;
    style.colour = UI_PAPER_200;
    return style;
}

static void heads(const eatme_look *look, const sheet *s, ui_rect row) {
    const float moon = fminf(row.h, moon_most);
    ui_label_style style = heads_style();
    char text[16];

    const float head = s->one && s->houses ? row.x + (s->step - moon) / 2 : row.x;
    ui_label(look->d, (ui_rect){row.x - s->names, row.y, head - row.x + s->names - moon_air, row.h}, &style,
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

static const float least_step = 46.0f, widest_step = 116.0f, highest_row = 76.0f;
static const float read_across = 1.3f; /* so much larger they are on a flat table */
static const float one_names = 236.0f; /* of the first night alone, which has no sums beside it */

/* Title and numbers, in the edge; below the rows, with it; words over the button. */
static float head_height(const sheet *s) {
    return s->one ? 56.0f : 100.0f;
}

static float foot_height(const ui_frame *ui, const sheet *s) {
    return 60.0f + fmaxf(ui_target(ui), 50.0f) + (s->one ? 34.0f * ui->text_scale : 0.0f);
}

/* Few rounds are large. */
static sheet sheet_of(const eatme_look *look, ui_rect room) {
    enum { few = 2 };
    static const float apart = 4.0f, far_apart = 13.0f; /* a paw over a cell's edge lies on no other */
    const ui_frame *ui = look->d->ui;
    const float scale = ui->text_scale, w = fminf(ui->width - 48, 1080.0f) - 44;
    const float grown = ui->rim != NULL ? read_across : 1.0f;
    const int over = rounds_over(look);
    sheet s = {.names = fminf(270.0f + 130.0f * (scale - 1.0f), w * 0.5f), .one = over == 1};
    const int columns = (int)((w - s.names) / least_step);

    s.n = over < columns ? over : columns;
    s.from = over - s.n;
    s.names = s.one ? fminf(s.names, one_names * fmaxf(1.0f, scale)) : s.names;
    const float free = room.h - head_height(&s) - foot_height(ui, &s);
    s.each = fminf(grown * highest_row + 16.0f * (scale - 1.0f), free / (float)look->pub->n);
    s.air = s.n == few ? far_apart : apart;
    const float widest = s.n <= few ? cell_width(s.each - 10) + 2 * s.air + 4.0f : grown * widest_step;
    s.step = fmaxf(least_step, fminf(widest, (w - s.names) / fmaxf((float)s.n, 1.0f)));
    s.houses = s.step >= 76.0f && s.each >= 50.0f;
    return s;
}

static const float button_part = 0.42f, button_most = 230.0f; /* of the width; wide */

/* Of the title and, with a single round, of its number beside it. */
static float title_width(ui_draw *d, const sheet *s, const char *head) {
    static const float between = 24.0f;
    const ui_label_style round = heads_style();
    const float title = ui_label_width(d->ui, &UI_STYLE_HEAD, head);
    const float words = ui_label_width(d->ui, &round, ui_say(d, "eatme.history.round"));

    return !s->one ? title : title + between + words + moon_air + (s->step + moon_most) / 2;
}

/* Of the sheet, in its edges: its columns, its head, and what lies beside each other at its foot. */
static float sheet_width(ui_draw *d, const sheet *s, const char *head, const char *key) {
    static const float edges = 44.0f, between = 20.0f;
    const float columns = s->names + s->step * fmaxf((float)s->n, 1.0f);
    const float words = ui_label_width(d->ui, &UI_STYLE_SMALL, key) + between;
    const float foot = s->one ? words : fminf(words / (1.0f - button_part), words + button_most);
    const float needs = fmaxf(fmaxf(columns, foot), title_width(d, s, head));

    return fminf(fminf(d->ui->width - 48, 1080.0f), needs + edges);
}

/* What the paw is, and the way out: beside each other, or the words over the button. */
static void foot(ui_draw *d, const sheet *s, ui_rect at, const char *key) {
    const float button = fmaxf(ui_target(d->ui), 50.0f), y = at.y + at.h - button;
    const float wide = s->one ? at.w : fminf(button_most, at.w * button_part);
    const ui_rect words =
        s->one ? (ui_rect){at.x, at.y, at.w, at.h - button - 6} : (ui_rect){at.x, y, at.w - wide - 20, button};
    ui_label_style small = UI_STYLE_SMALL;

    small.colour = UI_PAPER_200;
    ui_label(d, words, &small, key);
    ui_button(d, (ui_rect){at.x + at.w - wide, y, wide, button}, EATME_ZONE_AWAY, 0, ui_say(d, "eatme.history.close"),
              NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

/* Down to the apron, where there is one; while a clock goes on the app's own buttons stand above that. */
static ui_rect room_for_sheet(const eatme_look *look) {
    static const float above = 18.0f, below = 20.0f, own = 80.0f;
    const ui_frame *ui = look->d->ui;
    const bool upright = ui->rim == NULL, wide = ui->width > ui->height;
    const float end = ui->height - (upright ? ui_apron_height(ui) : 0.0f);
    const float free = upright && wide && !look->t->reading ? own : below;

    return (ui_rect){0, above, ui->width, end - free - above};
}

static void draw_panel(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_rect room = room_for_sheet(look);
    sheet s = sheet_of(look, room);
    const char *head = ui_say(d, "eatme.history.head"), *key = ui_say(d, "eatme.history.key");
    const float w = sheet_width(d, &s, head, key), rows = s.each * (float)pub->n, head_h = head_height(&s);
    const ui_rect at = ui_centre(room, w, head_h + rows + foot_height(d->ui, &s)), in = ui_inset(at, 22);
    s.names = fmaxf(s.names, in.w - s.step * (float)s.n); /* few rounds end where the button does */
    ui_label_style title = UI_STYLE_HEAD;

    ui_plate(d, at, 56, UI_INK_800, UI_PAPER_400, 1.8f, true);
    title.lines = 1;
    ui_label(d, (ui_rect){in.x, in.y - 8, in.w, 50}, &title, head);
    heads(look, &s, (ui_rect){in.x + s.names, s.one ? in.y - 6 : in.y + 48, in.w - s.names, 44});
    for (int i = 0; i < pub->n; i++) {
        seat_row(look, &s, (ui_rect){in.x, in.y + head_h + s.each * (float)i, in.w, s.each}, i);
    }
    const float y = in.y + head_h + rows;
    foot(d, &s, (ui_rect){in.x, y + 8, in.w, at.y + at.h - 16 - y - 8}, key);
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
