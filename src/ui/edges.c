/* Which edge of a flat table is whose, where along it the chips are, and where a zone opens. */
#include "ui/edges.h"

#include <math.h>

enum { LEAST = 2, MOST = 20, EDGES = 4 };

/* Seats at the bottom, left, top and right of a screen that lies across, by how many there are. */
static const unsigned char seats_at[MOST - LEAST + 1][EDGES] = {
    {1, 0, 1, 0}, {1, 1, 0, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}, {2, 1, 2, 1}, {3, 1, 2, 1}, {3, 1, 3, 1},
    {3, 1, 3, 2}, {3, 2, 3, 2}, {4, 2, 3, 2}, {4, 2, 4, 2}, {5, 2, 4, 2}, {5, 2, 5, 2}, {5, 2, 5, 3},
    {5, 3, 5, 3}, {6, 3, 5, 3}, {6, 3, 6, 3}, {7, 3, 6, 3}, {7, 3, 7, 3},
};

int ui_edge_of(int n, int seat, bool portrait) {
    const int row = n < LEAST ? 0 : n > MOST ? MOST - LEAST : n - LEAST;
    int edge = 0, before = seats_at[row][0];
    while (edge < EDGES - 1 && seat >= before) {
        edge++;
        before += seats_at[row][edge];
    }
    return portrait ? (edge + 1) % EDGES : edge;
}

/* ---- along the edges ---- */

/* In millimetres; a chip is never smaller than its words on a coarse screen, du. */
static const float chip_w = 32, chip_h = 13, zone_w = 90, roomy_w = 125, zone_above = 46, low_above = 38, gap_mm = 3,
                   corner_mm = 30;
static const float least_chip_w = 150, least_chip_h = 56, least_zone_w = 364, least_above = 178;
static const float deep_above = 61, least_deep = 231; /* of a narrow one */
/* Of the window's short side: a zone that grows leaves the table between two to be seen, and the corners. */
static const float deepest = 0.39f, longest = 0.62f;
/* Where few sit it grows along its edge instead: at their tables words lie in the middle, down to where a zone
 * usually ends, and what is read in it takes two lines. */
static const float deepest_of_few = 0.335f, longest_of_few = 0.67f;
enum { FEW = 6 };

static const float below_chip = 1.2f; /* mm */

static float chip_wide(const ui_frame *ui) {
    return fmaxf(chip_w * ui->mm, least_chip_w);
}

static float chip_high(const ui_frame *ui) {
    return fmaxf(chip_h * ui->mm, least_chip_h);
}

/* While no zone at its edge is open a chip grows with the reader's text, as far as its slot leaves air for those who
 * move it and for words beside it; further where that is more than half. */
static float chip_grown(const ui_frame *ui, float slot) {
    static const float most = 1.3f, part = 0.8f, most_alone = 1.5f, part_alone = 0.45f;
    const float wide = chip_wide(ui), usual = fminf(wide, slot - 2);
    const float grown = fminf(wide * fminf(ui->text_scale, most), part * slot);
    return fmaxf(fmaxf(usual, grown), fminf(wide * fminf(ui->text_scale, most_alone), part_alone * slot));
}

float ui_edge_rim(const ui_frame *ui) {
    return chip_high(ui) + gap_mm * ui->mm;
}

static float length_of(const ui_frame *ui, int turn) {
    return turn % 2 == 0 ? ui->width : ui->height;
}

static float depth_of(const ui_frame *ui, int turn) {
    return turn % 2 == 0 ? ui->height : ui->width;
}

ui_rect ui_edge_on_window(const ui_frame *ui, int turn, ui_rect r) {
    switch (turn) {
    case 1:
        return (ui_rect){ui->width - r.y - r.h, r.x, r.h, r.w};
    case 2:
        return (ui_rect){ui->width - r.x - r.w, ui->height - r.y - r.h, r.w, r.h};
    case 3:
        return (ui_rect){r.y, ui->height - r.x - r.w, r.h, r.w};
    default:
        return r;
    }
}

int ui_edge_seats_at(const ui_frame *ui, int n, int turn) {
    int at = 0;
    for (int seat = 0; seat < n; seat++) {
        at += ui_edge_of(n, seat, ui->height > ui->width) == turn;
    }
    return at;
}

/* From a corner to the zone nearest to it, when it is so wide, du. */
static float beside_corner(const ui_frame *ui, int seats, int turn, float wide) {
    const float end = ui_edge_rim(ui), slot = (length_of(ui, turn) - 2 * end) / (float)seats;
    const float from = end + (slot - wide) / 2, least = turn % 2 == 0 ? end + corner_mm * ui->mm : end;
    return fmaxf(from, least);
}

/* The most that a zone may reach above its chip. */
static float most_above(const ui_frame *ui, int n) {
    return (n <= FEW ? deepest_of_few : deepest) * fminf(ui->width, ui->height) - chip_high(ui) - below_chip * ui->mm;
}

/* Among few no higher than leaves their table to be seen, on a low window; larger words have their room. */
static float above_chip(const ui_frame *ui, int n) {
    const float usual = zone_above * ui->mm, low = fmaxf(low_above * ui->mm, most_above(ui, n)) * ui->text_scale;
    return fmaxf(n <= FEW ? fminf(usual, low) : usual, least_above);
}

/* Whether so wide a zone is in the way of those beside it on its own edge. */
static bool crowds(const ui_frame *ui, int n, float wide) {
    for (int turn = 0; turn < EDGES; turn++) {
        const int seats = ui_edge_seats_at(ui, n, turn);
        if (seats > 1 && (length_of(ui, turn) - 2 * ui_edge_rim(ui)) / (float)seats < wide + gap_mm * ui->mm) {
            return true;
        }
    }
    return false;
}

/* Whether it meets another one round a corner. */
static bool meets(const ui_frame *ui, int n, float wide) {
    const float reach = chip_high(ui) + (below_chip + gap_mm) * ui->mm + above_chip(ui, n);
    bool corner[2] = {false, false}; /* at an edge that lies, and at one that stands */
    for (int turn = 0; turn < EDGES; turn++) {
        const int seats = ui_edge_seats_at(ui, n, turn);
        corner[turn % 2] |= seats > 0 && beside_corner(ui, seats, turn, wide) < reach;
    }
    return corner[0] && corner[1];
}

static bool hinders(const ui_frame *ui, int n, float wide) {
    return crowds(ui, n, wide) || meets(ui, n, wide);
}

static float roomy_wide(const ui_frame *ui, int n) {
    return fminf(roomy_w * ui->mm, (n <= FEW ? longest_of_few : longest) * fminf(ui->width, ui->height));
}

/* On a coarse screen wider than it has to be, for cards that lie beside each other, where that is in nobody's way;
 * on any wider still where it is in no more ways. */
static float zone_wide(const ui_frame *ui, int n) {
    const float wide = zone_w * ui->mm, roomy = roomy_wide(ui, n);
    const bool coarse = wide < least_zone_w && (hinders(ui, n, wide) || !hinders(ui, n, least_zone_w));
    const float usual = coarse ? least_zone_w : wide;
    return !crowds(ui, n, roomy) && meets(ui, n, roomy) == meets(ui, n, usual) ? fmaxf(roomy, usual) : usual;
}

/* What an edge has for one zone when all others there are closed, du. */
static float widest_at(const ui_frame *ui, int n, int turn) {
    const int others = ui_edge_seats_at(ui, n, turn) - 1;
    const float length = length_of(ui, turn) - 2 * ui_edge_rim(ui);
    const float chip = fminf(chip_wide(ui), length / (float)(others + 1) - 2);
    return others < 0 ? INFINITY : length - (float)others * (chip + 2) - 2 * gap_mm * ui->mm;
}

float ui_edge_growth(const ui_frame *ui, int n) {
    return fmaxf(fminf(ui->text_scale, most_above(ui, n) / above_chip(ui, n)), 1.0f);
}

/* Among many its neighbours may leave it no width. */
static bool is_narrow(const ui_frame *ui, int n) {
    return n > FEW && zone_wide(ui, n) < roomy_wide(ui, n);
}

/* As it grows with the reader's text, beside the table's buttons in the corners. */
static float grown_wide(const ui_frame *ui, int n) {
    const float usual = zone_wide(ui, n);
    const float part = n <= FEW ? longest_of_few : longest;
    float most = fminf(usual * ui->text_scale, part * fminf(ui->width, ui->height));
    for (int turn = 0; turn < EDGES; turn++) {
        most = fminf(most, widest_at(ui, n, turn));
    }
    return fmaxf(most, usual);
}

float ui_edge_reach(const ui_frame *ui, int n) {
    return chip_high(ui) + below_chip * ui->mm + above_chip(ui, n) * ui_edge_growth(ui, n);
}

/* A narrow one has the room for its cards that it lacks beside it, over the nearest seats. */
static float zone_high(const ui_frame *ui, int n) {
    const float deep = is_narrow(ui, n) ? fminf(fmaxf(deep_above * ui->mm, least_deep), most_above(ui, n)) : 0.0f;
    return fmaxf(ui_edge_reach(ui, n), chip_high(ui) + below_chip * ui->mm + deep);
}

/* What the table lays out for, whatever the reader's text. */
static float low_zone(const ui_frame *ui, int n) {
    ui_frame usual = *ui;
    usual.text_scale = 1.0f;
    return ui_edge_reach(&usual, n);
}

void ui_edge_from_window(const ui_frame *ui, int turn, float *x, float *y) {
    const float wx = *x, wy = *y;
    switch (turn) {
    case 1:
        *x = wy;
        *y = ui->width - wx;
        break;
    case 2:
        *x = ui->width - wx;
        *y = ui->height - wy;
        break;
    case 3:
        *x = ui->height - wy;
        *y = wx;
        break;
    default:
        break;
    }
}

ui_rect ui_edge_rect_from_window(const ui_frame *ui, int turn, ui_rect at) {
    float x[] = {at.x, at.x + at.w}, y[] = {at.y, at.y + at.h};
    ui_edge_from_window(ui, turn, &x[0], &y[0]);
    ui_edge_from_window(ui, turn, &x[1], &y[1]);
    return (ui_rect){fminf(x[0], x[1]), fminf(y[0], y[1]), fabsf(x[1] - x[0]), fabsf(y[1] - y[0])};
}

/* What one seat takes of its edge, from left to right as it is read there. */
typedef struct {
    int seat;
    float from, wide, wish; /* wish: middle of its chip */
    bool open;
} stretch;

static bool is_open(const ui_edge_table *t, int seat) {
    for (int i = 0; i < t->n_open; i++) {
        if (t->open[i] == seat) {
            return true;
        }
    }
    return false;
}

/* A zone before a long side lies aside from its corners, where the table's buttons are and who sits at the short
 * sides, as far as it goes with its chip where that is. */
static void leave_corners(const ui_frame *ui, int turn, stretch *s) {
    const float end = ui_edge_rim(ui) + corner_mm * ui->mm, chip = fminf(chip_wide(ui), s->wide) / 2 + 1.0f;
    const float least = fminf(end, s->wish - chip), most = fmaxf(length_of(ui, turn) - end, s->wish + chip);
    if (turn % 2 == 0 && most - least >= s->wide) {
        s->from = fmaxf(least, fminf(s->from, most - s->wide));
    }
}

/* On a window that stands, words lie across the ends of its long sides, so deep; where zones at all its seats have
 * room between these, they are there; and that of somebody whom all wait for always is. */
static const float strip_mm = 17;

static void leave_strips(const ui_frame *ui, const ui_edge_table *t, int turn, stretch s[], int n, float zone) {
    const float gap = gap_mm * ui->mm, from = ui_edge_rim(ui) + strip_mm * ui->mm * fmaxf(ui->text_scale, 1.0f);
    const float to = length_of(ui, turn) - from;

    const bool all = to - from >= (float)n * zone + (float)(n - 1) * gap;

    for (int i = 0; i < n && turn % 2 == 1; i++) {
        if (s[i].open && (all || (t->alone >> s[i].seat & 1u) != 0)) {
            s[i].from = fmaxf(from, fminf(s[i].from, to - s[i].wide));
        }
    }
}

/* Where the chips of an edge stand when nobody has moved them: returns where the first one's slot begins, and how
 * long each is. Those of three and more at the left or the right leave no room between them for words, which are read
 * there as well: they may stand closer, so that it is before the first. */
static float slots_of(const ui_frame *ui, const ui_edge_table *t, int turn, int n, float *slot) {
    static const float words_mm = 22, most_mm = 60, wish_mm = 40, close_mm = 2;
    const float end = ui_edge_rim(ui), length = length_of(ui, turn) - 2 * end, chip = chip_wide(ui);
    const float rest = length - (float)n * (chip + close_mm * ui->mm), between = length / (float)n - chip;
    const bool closer =
        t->closer && turn % 2 == 1 && n > 2 && between < wish_mm * ui->mm && rest >= words_mm * ui->mm;
    const float words = closer ? fminf(rest, most_mm * ui->mm) : 0.0f;
    *slot = (length - words) / (float)n;
    return end + words;
}

/* Those at one edge, from left to right: the last of them sits leftmost. Each where it wishes to be. */
static int wishes(const ui_frame *ui, const ui_edge_table *t, int turn, stretch out[]) {
    const bool portrait = ui->height > ui->width;
    const float zone = grown_wide(ui, t->n);
    float slot = 0.0f;
    int n = 0;
    bool shut = true;
    for (int seat = t->n - 1; seat >= 0; seat--) {
        if (ui_edge_of(t->n, seat, portrait) == turn) {
            out[n++] = (stretch){.seat = seat, .open = is_open(t, seat)};
            shut &= !is_open(t, seat);
        }
    }
    const float first = n > 0 ? slots_of(ui, t, turn, n, &slot) : 0.0f;
    for (int i = 0; i < n; i++) {
        out[i].wide = out[i].open ? zone : shut ? chip_grown(ui, slot) : fminf(chip_wide(ui), slot - 2);
        out[i].wish = first + ((float)i + 0.5f) * slot + t->shift[out[i].seat];
        out[i].from = out[i].wish - out[i].wide / 2;
        if (out[i].open) {
            leave_corners(ui, turn, &out[i]);
        }
    }
    if (portrait) {
        leave_strips(ui, t, turn, out, n, zone);
    }
    return n;
}

/* Whoever is in the way gives way, first to the right and then to the left; false when all of it is too long. */
static bool give_way(const ui_frame *ui, int turn, stretch s[], int n) {
    const float gap = fminf(gap_mm * ui->mm, 12.0f), from = ui_edge_rim(ui), to = length_of(ui, turn) - from;
    float left = from;
    for (int i = 0; i < n; i++) {
        s[i].from = fmaxf(s[i].from, left);
        left = s[i].from + s[i].wide + (s[i].open || (i + 1 < n && s[i + 1].open) ? gap : 2.0f);
    }
    float right = to;
    for (int i = n - 1; i >= 0; i--) {
        s[i].from = fminf(s[i].from, right - s[i].wide);
        right = s[i].from - (s[i].open || (i > 0 && s[i - 1].open) ? gap : 2.0f);
    }
    return n == 0 || s[0].from >= from - 0.5f;
}

static ui_edge_seat seat_at(const ui_frame *ui, int turn, float h, const stretch *s) {
    const float bottom = depth_of(ui, turn), high = chip_high(ui),
                chip = s->open ? fminf(chip_wide(ui), s->wide) : s->wide;
    const float edge = below_chip * ui->mm;
    const float x = fmaxf(s->from, fminf(s->wish - chip / 2, s->from + s->wide - chip));
    ui_edge_seat at = {.turn = turn, .chip = {x, bottom - edge - high, chip, high}};
    if (s->open) {
        at.zone = (ui_rect){s->from, bottom - h, s->wide, h};
    }
    return at;
}

static bool lay(const ui_frame *ui, const ui_edge_table *t, ui_edge_seat out[]) {
    const float high = zone_high(ui, t->n), low = low_zone(ui, t->n);
    stretch s[UI_EDGE_SEATS];
    bool fits = true;
    for (int turn = 0; turn < EDGES; turn++) {
        const int n = wishes(ui, t, turn, s);
        fits &= give_way(ui, turn, s, n);
        for (int i = 0; i < n; i++) {
            out[s[i].seat] = seat_at(ui, turn, (t->low >> s[i].seat & 1u) != 0 ? low : high, &s[i]);
        }
    }
    return fits;
}

void ui_edge_seats(const ui_frame *ui, const ui_edge_table *t, ui_edge_seat out[]) {
    lay(ui, t, out);
}

void ui_edge_chips(const ui_frame *ui, const ui_edge_table *t, ui_rect out[]) {
    ui_edge_table shut = *t;
    ui_edge_seat at[UI_EDGE_SEATS];
    shut.n_open = 0;
    lay(ui, &shut, at);
    for (int seat = 0; seat < t->n; seat++) {
        out[seat] = ui_edge_on_window(ui, at[seat].turn, at[seat].chip);
    }
}

bool ui_edge_opens(const ui_frame *ui, const ui_edge_table *t, int seat) {
    ui_edge_seat before[UI_EDGE_SEATS], after[UI_EDGE_SEATS];
    ui_edge_table with = *t;
    const float air = gap_mm * ui->mm;
    if (is_open(t, seat)) {
        return true;
    }
    with.open[with.n_open++] = (uint8_t)seat;
    lay(ui, t, before);
    if (!lay(ui, &with, after)) {
        return false;
    }
    const ui_rect mine = ui_edge_on_window(ui, after[seat].turn, after[seat].zone);
    if (mine.x < -1 || mine.y < -1 || mine.x + mine.w > ui->width + 1 || mine.y + mine.h > ui->height + 1) {
        return false;
    }
    for (int i = 0; i < t->n_open; i++) {
        const int other = t->open[i];
        const ui_rect theirs = ui_edge_on_window(ui, after[other].turn, after[other].zone);
        if (fabsf(after[other].zone.x - before[other].zone.x) > 0.5f || ui_meet(ui_inset(mine, -air), theirs)) {
            return false;
        }
    }
    return true;
}

int ui_edge_in_way(const ui_frame *ui, const ui_edge_table *t, int seat, uint8_t out[UI_EDGE_SEATS]) {
    int n = 0;
    if (ui_edge_opens(ui, t, seat)) {
        return 0;
    }
    for (int i = 0; i < t->n_open; i++) {
        ui_edge_table alone = *t;
        alone.open[0] = t->open[i];
        alone.n_open = 1;
        if (!ui_edge_opens(ui, &alone, seat)) {
            out[n++] = t->open[i];
        }
    }
    for (int i = 0; n == 0 && i < t->n_open; i++) {
        out[i] = t->open[i];
    }
    return n > 0 ? n : t->n_open;
}
