/* Where GROWL's seats, banner and middle are on the public frame, by day and night alike. */
#include <math.h>

#include "growl_table.h"
#include "ui/rim.h"

/* Of a frame that is not low, its width to its height; of one that is not too low for many. */
static const float lowest = 2.25f, packed = 2.1f;

/* Above this line nothing lies that an open hand at the lower edge would cover. */
static float words_line(const ui_frame *ui) {
    return ui->height - ui->rim->sheet - 16.0f;
}

/* On a flat table, where hands are opened over the upper edge: between those at the lower one, unless somebody has
 * a place in the middle of it, or the card would lack the height. */
static bool hangs_low(const ui_frame *ui, int n) {
    static const float least = 280.0f;

    return ui->rim != NULL && ui->width > ui->height && n == 6 && words_line(ui) - ui->rim->sheet >= least;
}

/* Low and wide: letters are large there, on a small flat table more so. */
static float widest_banner(const ui_frame *ui) {
    const float usual = ui->width > 1340.0f ? 350.0f : 294.0f, letters = 22.0f;

    return ui->rim != NULL ? fmaxf(usual, 320.0f * 4.0f * ui->mm / letters) : usual;
}

bool growl_hushes_twice(const ui_frame *ui) {
    return ui_rim_faces_far(ui) && !ui_large_words(ui);
}

ui_rect growl_banner_place(const ui_frame *ui, int n) {
    static const float one_above = 110.0f;
    const float most = widest_banner(ui);
    const float w = fmaxf(220.0f, fminf(most, ui->width - 520.0f));

    const bool beside = ui->rim != NULL && ui->width > ui->height && (n == 4 || n == 5); /* one house is above */
    const float x = beside ? ui->width / 2 + one_above : (ui->width - w) / 2;

    const bool twice = growl_hushes_twice(ui);
    const float low = twice ? 74.0f : 58.0f, top = twice ? 8.0f : 18.0f;
    return hangs_low(ui, n) ? (ui_rect){x, words_line(ui) - low, w, low} : (ui_rect){x, top, w, 84.0f - top};
}

ui_rect growl_tile_of(const growl_ring *ring, int seat) {
    const ui_place *p = &ring->at[seat];

    return (ui_rect){p->plate.x, p->house.y, p->plate.w, p->plate.y + p->plate.h + ring->strip - p->house.y};
}

/* What of the column is above or below this is not free. */
static void leave_free(const growl_ring *ring, ui_rect t, ui_rect *column) {
    const float mid = ring->centre.y + ring->centre.h / 2, air = 10.0f, foot = column->y + column->h;

    if (t.x >= column->x + column->w + air || t.x + t.w + air <= column->x) {
        return;
    }
    if (t.y + t.h / 2 < mid) {
        column->y = fmaxf(column->y, t.y + t.h + air);
        column->h = foot - column->y;
    } else {
        column->h = fminf(foot, t.y - air) - column->y;
    }
}

ui_rect growl_free_at(const growl_ring *ring, int n, float x, float w) {
    ui_rect column = {x, ring->top, w, ring->bottom - ring->top};

    for (int i = 0; i < n; i++) {
        leave_free(ring, growl_tile_of(ring, i), &column);
    }
    for (int i = 0; ring->clears && ring->rim != NULL && i < ring->rim->n_open; i++) {
        leave_free(ring, ring->rim->open[i], &column);
    }
    return column;
}

ui_rect growl_free_middle(const growl_ring *ring, int n, float w) {
    const ui_rect c = ring->centre;

    return growl_free_at(ring, n, c.x + (c.w - fminf(w, c.w)) / 2, fminf(w, c.w));
}

bool growl_free_sides(const growl_ring *ring, int n, ui_rect out[2]) {
    const ui_rect c = ring->centre;
    const float cx = c.x + c.w / 2, air = 14.0f;
    float left = cx, right = cx;

    for (int i = 0; i < n; i++) {
        const ui_rect t = growl_tile_of(ring, i);
        if (t.x < cx && t.x + t.w > cx) {
            left = fminf(left, t.x - air);
            right = fmaxf(right, t.x + t.w + air);
        }
    }
    out[0] = growl_free_at(ring, n, c.x, left - c.x);
    out[1] = growl_free_at(ring, n, right, c.x + c.w - right);
    return left < cx && out[0].w > 200.0f && out[1].w > 200.0f;
}

/* A low frame among many: cards in its middle have the height between a house at either edge. */
static bool is_packed(const ui_frame *ui, int n) {
    return n > 6 && ui->width > packed * ui->height;
}

/* Few houses round a flat table that lies are large: up from where they stand, and those at the upper edge down. Not
 * where one stands in the middle of an edge, nor on a low frame with few or with large words: there the cards need
 * the room. One that stands upright has room for them at its long sides, a low one among many below the sheets' line.
 */
static void grow_houses(const ui_frame *ui, int n, growl_ring *ring) {
    static const float part = 1.4f, above = 0.4f; /* of the height: whose feet are up there is at the upper edge */
    const bool stands = ui->height > ui->width && n <= 6;
    const bool lies = n == 6 && ui->width > ui->height && ui->width < lowest * ui->height;
    const bool low = n > 6 && ui->width > lowest * ui->height;
    const bool grow = (stands || lies || low) && !ui_large_words(ui);

    if (grow && low) { /* houses stand over and under the middle */
        const float more = (part - 1.0f) * ring->at[0].house.h;
        ring->centre.y += more;
        ring->centre.h -= 2 * more;
    }
    for (int i = 0; grow && i < n; i++) {
        ui_place *at = &ring->at[i];
        const float more = (part - 1.0f) * at->house.h;
        const bool upper = at->house.y + at->house.h < above * ui->height;
        const ui_rect house = at->house;
        at->house = (ui_rect){house.x - (part - 1.0f) * house.w / 2, upper ? house.y : house.y - more, part * house.w,
                              part * house.h};
        at->plate.y += upper ? more : 0.0f;
    }
}

/* On one that stands upright hands are opened before the long sides, over houses there, and the middle is between
 * them, as wide as its cards need: where larger words let hands reach over it these lie beside a hand that is open.
 */
static void between_hands(const ui_frame *ui, growl_ring *ring) {
    static const float air = 10.0f, least = 360.0f;
    const float out = fminf(ui->rim->side + air - ring->centre.x, (ring->centre.w - least) / 2);

    ring->between = ui->height > ui->width;
    if (ring->between && out > 0.0f) {
        ring->centre.x += out;
        ring->centre.w -= 2 * out;
    }
}

/* On a flat table houses stand over their emblems, the nearest on the line where a sheet may end, and words end above
 * it. A low one among many has no room for that: there a hand that is opened lies over the own house. */
static void lay_flat(const growl_look *look, ui_rect area, growl_ring *ring) {
    const ui_frame *ui = look->d->ui;
    const float line = ui->height - ui->rim->sheet, words = words_line(ui);
    float feet = 0.0f;

    for (int i = 0; i < look->pub->n; i++) {
        feet = fmaxf(feet, ring->at[i].house.y + ring->at[i].house.h);
    }
    if (feet > line && !is_packed(ui, look->pub->n)) {
        area.h -= feet - line;
        ui_places_at_edges(ui, area, look->pub->n, ring->at, &ring->centre);
    }
    for (int i = 0; i < look->pub->n; i++) {
        ui_place *at = &ring->at[i];
        at->house.x = at->plate.x + (at->plate.w - at->house.w) / 2;
    }
    grow_houses(ui, look->pub->n, ring);
    between_hands(ui, ring);
    ring->bottom = fminf(area.h, words);
    if (hangs_low(ui, look->pub->n)) {
        ring->top = ui->rim->sheet;
        ring->sign = growl_banner_place(ui, look->pub->n).y;
        ring->bottom = fminf(ring->bottom, ring->sign - 8.0f);
    }
}

growl_ring growl_ring_of(const growl_look *look) {
    return growl_ring_below(look, growl_banner_place(look->d->ui, look->pub->n));
}

/* A tall frame has room below its lower row for cards that are passed there, as below the upper one; a wide one so
 * much that "to act" does not run into the apron. Large words want it. */
static float below_row(const ui_frame *ui) {
    static const float passing = 52.0f, air = 5.0f;

    return ui->rim != NULL || ui_large_words(ui) ? 0.0f : ui->height > ui->width ? passing : air;
}

growl_ring growl_ring_below(const growl_look *look, ui_rect head) {
    const ui_frame *ui = look->d->ui;
    growl_ring ring = {.apron = ui_apron_height(ui), .rim = ui->rim};
    /* The apron's crest rises above its height. */
    const float bottom = ui->height - ring.apron - 14, foot = bottom - below_row(ui);
    ui_rect area = {0, 0, ui->width, foot};
    const ui_rect banner = ui_inset(head, -3);

    ring.strip = ui->rim != NULL ? 0.0f : ui_seat_strip(ui) + 6.0f; /* chips at the edge say who is to act */
    ring.top = banner.y + banner.h;
    ring.bottom = bottom;
    ui_places_at_edges(ui, area, look->pub->n, ring.at, &ring.centre);
    for (int i = 0; i < look->pub->n && !hangs_low(ui, look->pub->n); i++) {
        if (ui_meet(ring.at[i].house, banner) || ui_meet(ring.at[i].plate, banner)) {
            area.y = banner.y + banner.h - 3;
            area.h = foot - area.y;
            ui_places_at_edges(ui, area, look->pub->n, ring.at, &ring.centre);
            break;
        }
    }
    if (ui->rim != NULL) {
        lay_flat(look, area, &ring);
    }
    return ring;
}
