/* Houses in a row, drawn in the paper-cut style of the ground behind them. */
#include "ui/score_houses.h"

#include <math.h>
#include <stdio.h>

#include "ui/card_table.h"
#include "ui/crowning.h"
#include "ui/cut.h"
#include "ui/same.h"
#include "ui/widgets.h"

#define RIM 0xFFE79A55u /* the sun's light on an edge, as the ground has it */

enum { SAME_HILL = SCORE_HOUSES };

static const float between = 16.0f;
static const float onto_plate = 3.0f; /* a house stands on its owner's plate */

typedef struct {
    float wide, name_h, feet;
    float side, step; /* of a window; from one to the next */
    int columns;
    float plate_w, emblem; /* of a name's plate */
    bool above;            /* the emblem stands above the name: beside it not all names have room */
    ui_label_style name;   /* of one size for all */
} measures;

bool score_houses_fit(const ui_frame *ui, int n) {
    return n <= SCORE_HOUSES && (ui->width - 48.0f) / (float)n >= 116.0f * fmaxf(1.0f, ui->text_scale);
}

static float board_h(float wide) {
    return fminf(wide * 0.36f, 58.0f);
}

static const float crown_h = 58.0f, least_stage = 250.0f, above_roofs = 30.0f; /* the stage's foot above them */

/* So many columns that windows become as large as they may. */
static void lay_windows(measures *m, int most, float room, float largest) {
    const float wide = m->wide * (1.0f - 2.0f * SCORE_EAVES) - 10.0f;

    m->columns = 1;
    for (int columns = 1; columns <= 6 && most > 0; columns++) {
        const int rows = (most + columns - 1) / columns;
        const float step = fminf(fminf(room / (float)rows, wide / (float)columns), largest);
        if (step > m->step) {
            m->step = step;
            m->columns = columns;
        }
    }
    m->side = m->step - fminf(9.0f, m->step * 0.22f);
}

static float bare_height(float wide) {
    return wide * SCORE_ROOF + board_h(wide) * 0.7f + wide * 0.44f + 12.0f;
}

static const float plate_side = 7.0f, emblem_gap = 6.0f;

/* The size at which every name is whole in so much room; 0: one of them is cut at any size. */
static float names_size(const ui_frame *ui, const score_row *row, const ui_label_style *style, ui_rect room) {
    float size = style->size;

    for (int i = 0; i < row->n; i++) {
        if (!ui_label_fits(ui, room, style, row->name[i])) {
            return 0.0f;
        }
        size = fminf(size, ui_label_size(ui, room, style, row->name[i]));
    }
    return size;
}

/* A name is read from across the table: where one would be smaller than meant beside its emblem, narrow plates have
 * the emblem above. All are as large, but where one is cut none is made smaller for it. */
static void lay_names(const ui_frame *ui, const score_row *row, float each, measures *m) {
    static const float narrow = 140.0f, small_emblem = 34.0f;
    const float apart = fminf(fmaxf(0.08f * each, 6.0f), between); /* rough edges that nearly meet look like one */
    const float line = fmaxf(46.0f, ui_label_least(ui, &UI_STYLE_NAME) + 14.0f);

    m->plate_w = fminf(each - apart, m->wide + 76.0f);
    m->name = UI_STYLE_NAME;
    m->name.size = m->plate_w > 170.0f ? 23.0f : 20.0f;
    m->name_h = line;
    m->emblem = line - 10;
    ui_rect room = {0, 0, m->plate_w - 2 * plate_side - m->emblem - emblem_gap, line - 4};
    float size = names_size(ui, row, &m->name, room);
    m->above = m->plate_w < narrow * ui->text_scale && size * ui->text_scale < m->name.size;
    if (m->above) {
        m->emblem = small_emblem;
        m->name_h = line + small_emblem;
        room.w = m->plate_w - 2 * plate_side;
        size = names_size(ui, row, &m->name, room);
    }
    m->name.size = size > 0.0f ? size : m->name.size;
}

static measures measure(const ui_frame *ui, const score_row *row) {
    measures m = {0};
    const float each = row->area.w / (float)row->n;
    const bool tall = ui->width < ui->height;
    int most = 0;

    for (int i = 0; i < row->n; i++) {
        const int points = row->house[i].points < SCORE_WINDOWS ? row->house[i].points : SCORE_WINDOWS;
        most = points > most ? points : most;
    }
    m.wide = fminf(each - between, tall ? 220.0f : 190.0f);
    lay_names(ui, row, each, &m);
    m.feet = row->area.y + row->area.h - m.name_h - row->foot + onto_plate;
    const float room = m.feet - row->area.y - crown_h - bare_height(m.wide);
    const float below_stage = room + crown_h - least_stage - above_roofs;
    const float high = tall && below_stage >= least_stage / 2 ? below_stage : room;
    const float tower = tall ? 3.2f : 2.4f; /* how often as high as wide: less bare sky */
    lay_windows(&m, most, fminf(high, m.wide * tower), tall ? 110.0f : 74.0f);
    return m;
}

static int storeys_for(int points, const measures *m) {
    return ((points < SCORE_WINDOWS ? points : SCORE_WINDOWS) + m->columns - 1) / m->columns;
}

static int storeys_of(const score_house *h, const measures *m) {
    return storeys_for(h->points, m);
}

static float height_of(const score_house *h, const measures *m) {
    return bare_height(m->wide) + m->step * (float)storeys_of(h, m);
}

/* So many storeys stand: a house grows while its points are counted, so that it does not tell them before. In steps,
 * each of which is cut out once. */
static float built(const score_row *row, const score_house *h, const measures *m) {
    const float steps = 3.0f, all = (float)storeys_of(h, m);

    if (row->one_by_one) {
        const int now = storeys_for(h->lit, m), next = h->lit < h->points ? storeys_for(h->lit + 1, m) : now;
        return (float)now + roundf((float)(next - now) * motion_out(h->next) * steps) / steps;
    }
    return row->decided ? all : roundf(all * table_counted_part(row->opening) * steps) / steps;
}

/* Beside a crown a chimney is lower. */
static void outline(cut_svg *s, ui_rect r, float roof, unsigned seed, bool crowned) {
    const float w = r.w, out = w * SCORE_EAVES, lean = (float)(seed % 3) * 2.5f - 2.5f;
    const float chimney = seed % 2 == 0 ? 0.72f : 0.26f, top = roof * (1.0f - fabsf(chimney - 0.5f) * 2.0f);
    const float high = crowned ? 0.25f : 0.1f, slant = 0.02f;

    cut_text(s, "<path d=\"");
    cut_point(s, 'M', out + 1, r.h);
    cut_point(s, 'L', out - lean * 0.4f, roof - 2);
    cut_point(s, 'L', 1, roof + 5);
    if (chimney < 0.5f) {
        cut_point(s, 'L', w * (chimney - 0.06f), roof - top + 10);
        cut_point(s, 'L', w * (chimney - 0.065f), roof * (high + slant));
        cut_point(s, 'L', w * (chimney + 0.065f), roof * high);
        cut_point(s, 'L', w * (chimney + 0.06f), roof - top - 6);
    }
    cut_point(s, 'L', w / 2 + lean, 1);
    if (chimney > 0.5f) {
        cut_point(s, 'L', w * (chimney - 0.06f), roof - top - 6);
        cut_point(s, 'L', w * (chimney - 0.065f), roof * high);
        cut_point(s, 'L', w * (chimney + 0.065f), roof * (high + slant));
        cut_point(s, 'L', w * (chimney + 0.06f), roof - top + 10);
    }
    cut_point(s, 'L', w - 1, roof + 3);
    cut_point(s, 'L', w - out + lean * 0.4f, roof - 2);
    cut_point(s, 'L', w - out - 1, r.h);
    cut_text(s, "Z\"");
}

void score_house_walls(ui_draw *d, ui_rect at, float roof, unsigned seed, bool won, bool dark) {
    const ui_colour rim = d->ui->high_contrast ? UI_PAPER_100 : dark ? UI_INK_500 : RIM;
    cut_svg s;
    cut_begin(&s);

    outline(&s, at, roof, seed, won);
    cut_paint(&s, "fill", ui_theme(d->ui, dark ? UI_INK_900 : 0xFF1B1522u));
    cut_paint(&s, "stroke", won ? ui_theme(d->ui, UI_LANTERN) : rim);
    cut_text(&s, won ? " stroke-width=\"4\" stroke-linejoin=\"round\"/>"
                     : " stroke-width=\"2\" stroke-linejoin=\"round\"/>");
    ui_shape(d, at, s.at);
}

/* ---- one house ---- */

static void window(ui_draw *d, ui_rect at, unsigned seed, bool lit, bool dim, const char *figure) {
    ui_colour fill = UI_INK_800;

    if (lit) {
        fill = dim ? ui_mix(UI_LANTERN, UI_INK_800, 0.45f) : ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f);
    }
    ui_plate(d, at, seed, fill, lit ? 0 : UI_INK_500, lit ? 0.0f : 1.4f, false);
    if (lit && figure != NULL && at.w >= 26.0f) {
        ui_figure(d, figure, ui_inset(at, at.w * 0.12f), UI_INK_900);
    } else if (lit && at.w >= 16.0f) {
        const float bar = fmaxf(1.6f, at.w * 0.07f);
        ui_fill(d, (ui_rect){at.x + (at.w - bar) / 2, at.y + 2, bar, at.h - 4}, UI_INK_900);
        ui_fill(d, (ui_rect){at.x + 2, at.y + (at.h - bar) / 2, at.w - 4, bar}, UI_INK_900);
    }
}

/* From below, row by row, so that those that light up later lie above. */
static void windows(ui_draw *d, const score_row *row, const measures *m, int i, ui_rect walls, bool told) {
    const score_house *h = &row->house[i];
    const int all = h->points < SCORE_WINDOWS ? h->points : SCORE_WINDOWS;
    const int points = row->one_by_one && h->lit < all ? h->lit : all;
    const float door = m->wide * 0.44f + 6.0f;
    const bool dim = told && !h->won;

    const float up = built(row, h, m);
    for (int k = 0; k < points; k++) {
        const int storey = k / m->columns;
        if ((float)storey + 0.6f > up) {
            break;
        }
        const int left = points - storey * m->columns;
        const int in_row = left < m->columns ? left : m->columns;
        const float from = walls.x + (walls.w - m->step * (float)in_row) / 2;
        const float x = from + m->step * (float)(k % m->columns) + (m->step - m->side) / 2;
        const float y = m->feet - door - m->step * (float)(storey + 1) + (m->step - m->side) / 2;
        window(d, (ui_rect){x, y, m->side, m->side}, 3u + (unsigned)k % 5u, k < h->lit, dim, h->figure);
    }
}

static ui_rect door_of(const measures *m, ui_rect walls) {
    const float w = m->wide * 0.24f, h = m->wide * 0.38f;

    return (ui_rect){walls.x + (walls.w - w) / 2, m->feet - h, w, h};
}

static ui_rect board_of(ui_rect walls) {
    const float h = board_h(walls.w), w = fmaxf(h * 1.25f, walls.w * 0.46f);

    return (ui_rect){walls.x + (walls.w - w) / 2, walls.y + walls.w * SCORE_ROOF - h * 0.5f, w, h};
}

void score_name(ui_draw *d, ui_rect plate, float emblem, const ui_seat *seat, const char *name,
                const ui_label_style *style) {
    const float gap = emblem_gap, room = plate.w - 2 * plate_side - emblem - gap;
    /* With air for letters that are a little wider than they were measured. */
    const float words = fminf(ui_label_width(d->ui, style, name) + 4.0f, room);
    const float x = plate.x + (plate.w - emblem - gap - words) / 2;

    ui_seat_emblem(d, (ui_rect){x, plate.y + (plate.h - emblem) / 2, emblem, emblem}, seat);
    ui_label(d, (ui_rect){x + emblem + gap, plate.y + 2, words, plate.h - 4}, style, name);
}

float score_names(const ui_frame *ui, ui_rect plate, float emblem, const ui_seat seat[], int n, float most) {
    const ui_rect in = {0, 0, plate.w - 2 * plate_side - emblem - emblem_gap, plate.h - 4};
    ui_label_style style = UI_STYLE_NAME;
    float size = most;

    style.size = most;
    for (int i = 0; i < n; i++) {
        size = fminf(size, ui_label_size(ui, in, &style, seat[i].name));
    }
    return size;
}

static ui_rect plate_of(const score_row *row, const measures *m, int i) {
    const float each = row->area.w / (float)row->n;

    return (ui_rect){row->area.x + each * (float)i + (each - m->plate_w) / 2, m->feet - onto_plate, m->plate_w,
                     m->name_h};
}

static void plate(ui_draw *d, const score_row *row, const measures *m, int i, bool won) {
    const ui_seat *seat = &row->seat[i];

    ui_plate(d, plate_of(row, m, i), 60u + seat->emblem, won ? UI_LANTERN : UI_INK_700,
             ui_seat_colour[seat->colour % UI_SEAT_COLOURS], 2.0f, true);
}

static void name(ui_draw *d, const score_row *row, const measures *m, int i, bool won) {
    const ui_seat *seat = &row->seat[i];
    const ui_rect at = plate_of(row, m, i);
    ui_label_style style = m->name;

    style.colour = table_results_ink(won);
    if (m->above) {
        static const float top = 6.0f;
        const float below = top + m->emblem;
        style.align = UI_MIDDLE;
        ui_seat_emblem(d, (ui_rect){at.x + (at.w - m->emblem) / 2, at.y + top, m->emblem, m->emblem}, seat);
        ui_label(d, (ui_rect){at.x + plate_side, at.y + below, at.w - 2 * plate_side, at.h - below - 2}, &style,
                 row->name[i]);
    } else {
        score_name(d, at, m->emblem, seat, row->name[i], &style);
    }
}

void score_crown(ui_draw *d, ui_rect walls, float room, float opening) {
    const float above = 0.82f; /* of its size, rim and all; the rest is on the roof */
    const float size = fminf(fminf(walls.w * 0.46f, 76.0f), room / above), y = walls.y - size * 0.76f;
    const float fall = (1.0f - motion_over(motion_of(1.0f - opening, 0.15f, 0.85f))) * (y + size);

    const ui_rect at = {walls.x + (walls.w - size) / 2, y - fall, size, size};

    table_crown(d, at, 0.06f); /* it may fall before the sun */
}

/* `told`: as it stands once it is told who has won. Without its number. */
static void standing(ui_draw *d, const score_row *row, const measures *m, int i, ui_rect walls, bool told) {
    const score_house *h = &row->house[i];
    const bool won = told && h->won, dark = told && !h->won;

    score_house_walls(d, walls, walls.w * SCORE_ROOF, row->seat[i].emblem, won, dark);
    windows(d, row, m, i, walls, told);
    ui_plate(d, door_of(m, walls), 9, dark ? UI_INK_700 : ui_mix(UI_LANTERN, UI_PAPER_100, 0.55f), 0, 0.0f, false);
    ui_plate(d, board_of(walls), 71, won ? UI_LANTERN : UI_PAPER_100, 0, 0.0f, true);
}

static void number(ui_draw *d, const score_house *h, ui_rect walls) {
    const ui_rect at = board_of(walls);

    table_number(d, at, h->lit, at.h * 0.72f, UI_INK_900, UI_MIDDLE);
}

void score_house_alone(ui_draw *d, ui_rect at, const ui_seat *owner, int points) {
    static const int columns = 2;
    const score_row row = {
        .n = 1, .one_by_one = true, .seat = owner, .house = {{.points = points, .lit = points, .numbered = true}}};
    const float room = at.h - bare_height(at.w), storeys = ceilf((float)points / (float)columns);
    measures m = {.wide = at.w, .feet = at.y + at.h, .columns = columns};

    m.step = fminf(room / storeys, at.w * (1.0f - 2.0f * SCORE_EAVES) / (float)columns - 6.0f);
    m.side = m.step * 0.8f;
    const float high = height_of(&row.house[0], &m);
    const ui_rect walls = {at.x, m.feet - high, at.w, high};
    standing(d, &row, &m, 0, walls, false);
    number(d, &row.house[0], walls);
}

float score_rises(ui_draw *d, ui_rect at, float part) {
    const float high = at.h * part;
    const ui_rect seen = {at.x, at.y + at.h - high, at.w, high}, whole = ui_centre(seen, at.w, at.h);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    return whole.y - at.y; /* a group is squeezed towards its middle */
}

static void stands_up(ui_draw *d, const score_row *row, const measures *m, int i, ui_rect walls) {
    const float by = score_rises(d, walls, 1.0f - row->house[i].sunk);
    const ui_rect whole = {walls.x, walls.y + by, walls.w, walls.h};
    measures there = *m;

    there.feet = whole.y + whole.h;
    standing(d, row, &there, i, whole, false);
    number(d, &row->house[i], whole);
    ui_group_end(d);
}

/* What it was before goes from over it: pieces of both are at one place, and none shines through. Its words are there
 * once. */
static void decided(ui_draw *d, const score_row *row, const measures *m, int i, ui_rect walls) {
    const crowning c = crowning_of(row->opening);
    const bool won = row->house[i].won;
    const float part = won ? c.light : c.dark, each = row->area.w / (float)row->n;

    if (won && part > 0.0f) {
        ui_glow(d, ui_inset(walls, -walls.w * 0.4f), ui_fade(UI_LANTERN, part));
    }
    if (part > 0.0f) {
        standing(d, row, m, i, walls, true);
        plate(d, row, m, i, won);
    }
    if (part < 1.0f) {
        ui_group_faded(d, (ui_rect){row->area.x + each * (float)i, 0, each, d->ui->height}, 1.0f - part);
        standing(d, row, m, i, walls, false);
        plate(d, row, m, i, false);
        ui_group_end(d);
    }
    number(d, &row->house[i], walls);
    name(d, row, m, i, won && part >= 0.5f);
}

static void house(ui_draw *d, const score_row *row, const measures *m, int i, bool sky) {
    const score_house *h = &row->house[i];
    const float each = row->area.w / (float)row->n, high = bare_height(m->wide) + m->step * built(row, h, m);
    const ui_rect walls = {row->area.x + each * (float)i + (each - m->wide) / 2, m->feet - high, m->wide, high};

    if (h->numbered && row->decided) {
        const float fall = crowning_of(row->opening).fall;
        decided(d, row, m, i, walls);
        if (h->won && !sky && fall < 1.0f) {
            score_crown(d, walls, walls.y, fall);
        }
        return;
    }
    if (h->numbered && h->sunk > 0.0f && h->sunk < 1.0f) {
        stands_up(d, row, m, i, walls);
    } else if (h->numbered && h->sunk <= 0.0f) {
        standing(d, row, m, i, walls, false);
        number(d, h, walls);
    }
    const int from = d->n;
    plate(d, row, m, i, false); /* its edge is whole, and hides the house's foot */
    name(d, row, m, i, false);
    ui_same_add(d, row->first + i, from, plate_of(row, m, i));
}

static void hill(ui_draw *d, const score_row *row, float feet) {
    const int from = d->n;

    score_ground(d, feet, row->before);
    if (row->before <= 0.0f && d->n > from) {
        ui_same_add(d, SAME_HILL, from, (ui_rect){0, feet, d->ui->width, 1.0f});
    }
}

/* Words and buttons lie on it. */
void score_ground(ui_draw *d, float feet, float before) {
    const float w = d->ui->width, h = d->ui->height - feet;
    cut_svg s;
    cut_begin(&s);

    if (d->ui->high_contrast) {
        return;
    }
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', -4, h + 4);
    cut_point(&s, 'L', -4, 26);
    cut_point(&s, 'Q', w / 2, -22); /* its crest, rim and all, within the box */
    cut_point(&s, ' ', w + 4, 26);
    cut_point(&s, 'L', w + 4, h + 4);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_mix(0xFF150F19u, 0xFF6A4350u, fminf(0.3f * before, 0.6f)));
    cut_paint(&s, "stroke", ui_fade(RIM, 0.7f));
    cut_text(&s, " stroke-width=\"1.6\"/>");
    ui_shape(d, (ui_rect){0, feet - 18, w, h + 18}, s.at);
}

/* What a tall frame leaves above the roofs: the winners stand there in the sun; w 0: no room. */
static ui_rect sky_of(const score_row *row, const measures *m) {
    float top = m->feet;

    for (int i = 0; i < row->n; i++) {
        top = fminf(top, m->feet - height_of(&row->house[i], m));
    }
    const float high = top - row->area.y - above_roofs;
    if (high < least_stage) {
        return (ui_rect){0};
    }
    return (ui_rect){row->area.x, row->area.y, row->area.w, high};
}

static uint32_t winners_of(const score_row *row) {
    uint32_t seats = 0;

    for (int i = 0; i < row->n; i++) {
        seats |= (uint32_t)row->house[i].won << i;
    }
    return seats;
}

float score_foot_width(float row, int n) {
    return row / (float)n - 8.0f;
}

void score_houses_draw(ui_draw *d, const score_row *row, ui_rect out[], ui_rect room[]) {
    const measures m = measure(d->ui, row);
    const float each = row->area.w / (float)row->n;

    const ui_rect sky = sky_of(row, &m);

    hill(d, row, m.feet);
    for (int i = 0; i < row->n; i++) {
        house(d, row, &m, i, sky.w > 0);
        if (out != NULL) {
            out[i] = (ui_rect){row->area.x + each * (float)i + 4, m.feet + m.name_h + 6,
                               score_foot_width(row->area.w, row->n), row->foot};
        }
        if (room != NULL) {
            room[i] = (ui_rect){row->area.x + each * (float)i, row->area.y, each, m.feet - row->area.y};
        }
    }
    table_results_crowned(d, sky, row->seat, winners_of(row), row->opening);
}
