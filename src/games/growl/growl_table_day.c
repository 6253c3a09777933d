/* The middle of the table by day: the pile, the card that is turned up, and where the night will lie. */
#include <math.h>

#include "growl_table.h"

/* Of the night's place: the circles of the nights, over its word, as on the card; higher over a large word. */
static ui_rect dots_of(const ui_frame *ui, const growl_day_places *at) {
    const float w = fminf(at->slot.w * 0.5f, 64.0f), from = 0.64f - 0.22f * (ui->text_scale - 1.0f);

    return (ui_rect){at->slot.x + (at->slot.w - w) / 2, at->slot.y + from * at->slot.h, w, 14};
}

ui_rect growl_night_dot(const ui_frame *ui, const growl_day_places *at, int night) {
    const ui_rect row = dots_of(ui, at);
    const float size = fminf(row.h, row.w / (2.0f * GROWL_NIGHTS - 1.0f));

    return ui_centre((ui_rect){row.x + (row.w - (2.0f * GROWL_NIGHTS - 1.0f) * size) / 2 + 2.0f * size * (float)night,
                               row.y, size, row.h},
                     size, size / TABLE_CARD);
}

/* What will lie there: the sign of its hour, pale as on worn cloth. */
static void hour(ui_draw *d, ui_rect slot, const char *figure, ui_colour colour, float seen) {
    const float size = fminf(slot.w * 0.46f, slot.h * 0.6f);

    ui_figure(d, figure, ui_centre(slot, size, size), ui_theme(d->ui, ui_fade(colour, 0.42f * seen)));
}

static void night_slot(const growl_look *look, const growl_day_places *at, int nights, float seen) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;

    ui_slot_faded(d, at->slot, UI_PAPER_400, seen);
    ui_mark_add(d, GROWL_MARK_NIGHTS, 0, (ui_rect){at->slot.x, at->slot.y, at->slot.w, at->slot.h});
    style.colour = ui_fade(UI_PAPER_400, seen);
    style.align = UI_MIDDLE;
    style.valign = UI_BOTTOM;
    style.lines = 1;
    const ui_rect dots = dots_of(d->ui, at), inner = ui_inset(at->slot, 6);
    const float below = dots.y + dots.h;
    const ui_rect words = {inner.x, below, inner.w, inner.y + inner.h - below};
    const char *night = ui_say(d, "growl.table.night");
    const float least = 24.0f * d->ui->mm; /* lower, the circles would lie on the word */
    const ui_rect above = {at->slot.x, at->slot.y, at->slot.w, dots.y - at->slot.y};
    if (at->slot.h >= least && growl_text_fits(d->ui, &style, words.w, words.h, night)) {
        ui_label(d, words, &style, night);
    }
    hour(d, above, "moon", UI_PAPER_200, seen);
    ui_dots(d, dots, GROWL_NIGHTS, nights, ui_fade(UI_BLUE, seen));
}

/* It lies in the light, for there the next card will be. */
static void turned_slot(ui_draw *d, ui_rect at, float seen) {
    const ui_rect slot = ui_centre(at, at.w * 0.86f, at.h * 0.86f);

    ui_slot_faded(d, slot, UI_PAPER_200, seen);
    if (!d->ui->high_contrast) {
        ui_fill(d, ui_inset(slot, 2), ui_fade(UI_LANTERN, 0.15f * seen));
    }
    hour(d, slot, "sun", UI_LANTERN, 1.6f * seen);
}

void growl_draw_day_slots(const growl_look *look, const growl_day_places *at, int nights, float night, float turned) {
    if (night > 0.0f) {
        night_slot(look, at, nights, night);
    }
    if (turned > 0.0f) {
        turned_slot(look->d, at->turned, turned);
    }
}

/* Pile, turned card and slot beside each other, each in what the seats leave it: the turned card has the column
 * between the seats above and those below. false: there is no room at these scales. */
static bool day_places_at(const growl_ring *ring, int n, float s, float turned_s, growl_day_places *out) {
    const float w = 150.0f * s, h = w / TABLE_CARD, big_w = 190.0f * turned_s, big_h = big_w / TABLE_CARD;
    const ui_rect c = ring->centre;
    const float gap = 28.0f * s, mid = c.x + c.w / 2, pile_x = mid - big_w / 2 - gap - w,
                slot_x = mid + big_w / 2 + gap;
    const float air = 12.0f; /* the turned card lies askew */
    const ui_rect room[3] = {growl_free_at(ring, n, pile_x - 4, w + 8),
                             growl_free_at(ring, n, mid - big_w / 2 - air, big_w + 2 * air),
                             growl_free_at(ring, n, slot_x, w)};
    /* Above and below the line that all three lie on, or nearly: the pile is thick, and the slot begins as high. */
    const float above[3] = {h / 2 + 0.2f * w, big_h / 2, h / 2 + 0.1f * w},
                below[3] = {h / 2 + 0.14f * w, big_h / 2 + 4, h / 2};
    static const float apart = 16.0f; /* nobody sees that they do not lie on one line */
    float low[3], high[3], lowest = 0.0f, highest = 1e6f;

    for (int i = 0; i < 3; i++) {
        low[i] = room[i].y + above[i];
        high[i] = room[i].y + room[i].h - below[i];
        lowest = fmaxf(lowest, low[i]);
        highest = fminf(highest, high[i]);
        if (low[i] > high[i]) {
            return false;
        }
    }
    /* In a tall window the row may stand below the seats at the sides. */
    if (pile_x < (c.h > c.w && !ring->between ? 16.0f : c.x) || lowest > highest + apart) {
        return false;
    }
    const float line = lowest > highest ? (lowest + highest) / 2 : fminf(fmaxf(c.y + c.h / 2, lowest), highest);
    float y[3];
    for (int i = 0; i < 3; i++) {
        y[i] = fminf(fmaxf(line, low[i]), high[i]);
    }
    *out = (growl_day_places){{pile_x, y[0] - h / 2 - 0.1f * w, w, h},
                              {mid - big_w / 2, y[1] - big_h / 2, big_w, big_h},
                              {slot_x, y[2] - h / 2 - 0.1f * w, w, h}};
    return true;
}

/* Pile and slot above, the turned card below: between seats that leave more height than width. */
static bool day_places_above(const growl_ring *ring, int n, float s, growl_day_places *out) {
    const float w = 150.0f * s, h = w / TABLE_CARD, big_w = 218.0f * s, big_h = big_w / TABLE_CARD;
    const float gap = 28.0f * s, wide = fmaxf(2 * w + gap, big_w) + 24.0f;
    const ui_rect c = ring->centre, room = growl_free_middle(ring, n, wide);
    const float high = 0.2f * w + h + gap + big_h, mid = c.x + c.w / 2;
    const float y = room.y + (room.h - high) / 2 + 0.2f * w;

    if (wide > c.w || high > room.h) {
        return false;
    }
    *out = (growl_day_places){{mid - gap / 2 - w, y - 0.1f * w, w, h},
                              {mid - big_w / 2, y + h + gap, big_w, big_h},
                              {mid + gap / 2, y - 0.1f * w, w, h}};
    return true;
}

/* As large as may be; the turned card, which everybody reads, gives way last. False: there is no room. */
static bool largest_of(const growl_ring *ring, int n, growl_day_places *out) {
    const bool tall = ring->centre.h > ring->centre.w;
    const float small = tall ? 0.8f : 0.64f; /* a row of this size, or else above each other what is larger */
    const float largest = tall ? 1.38f : 1.2f, most_turned = tall ? 1.5f : 1.25f;
    growl_day_places row;
    const bool has_row = day_places_at(ring, n, small, small, &row);

    for (int smaller = 0; smaller < 10 && !has_row; smaller++) {
        if (day_places_above(ring, n, 1.1f - 0.03f * (float)smaller, out)) {
            return true;
        }
    }
    for (int smaller = 0; smaller < 30; smaller++) {
        const float s = largest - 0.03f * (float)smaller;
        for (int less = 0; less < 6; less++) {
            const float turned = fminf(most_turned, 2.2f * s) * (1.0f - 0.1f * (float)less);
            if (day_places_at(ring, n, s, fmaxf(s, turned), out)) {
                return true;
            }
        }
    }
    return false;
}

static bool all_clear(const growl_ring *ring, const growl_day_places *at) {
    return growl_is_clear(ring, at->pile) && growl_is_clear(ring, at->turned) && growl_is_clear(ring, at->slot);
}

static ui_rect card_in(ui_rect room) {
    const float w = fminf(room.w, room.h * TABLE_CARD);
    return ui_centre(room, w, w / TABLE_CARD);
}

/* Where they lie when no hand is over them; else beside those that are open, as large as may be. */
static growl_day_places places_beside(const growl_ring *ring, int n) {
    growl_ring way[GROWL_CLEAR_WAYS];
    growl_day_places usual, at, best;
    float most = 0.0f;

    if (!largest_of(ring, n, &usual)) {
        const ui_rect c = growl_free_middle(ring, n, 200.0f);
        usual = (growl_day_places){card_in(ui_column(c, 0, 3, 8)), card_in(ui_column(c, 1, 3, 8)),
                                   card_in(ui_column(c, 2, 3, 8))};
    }
    best = usual;
    if (ring->rim == NULL || all_clear(ring, &usual)) {
        return usual;
    }
    growl_clear_rings(ring, way);
    for (int i = 0; i < GROWL_CLEAR_WAYS; i++) {
        if (largest_of(&way[i], n, &at) && all_clear(ring, &at) && at.turned.w + at.pile.w > most) {
            most = at.turned.w + at.pile.w;
            best = at;
        }
    }
    return best;
}

growl_day_places growl_day_places_of(const growl_ring *ring, int n) {
    const growl_day_places now = places_beside(ring, n);
    growl_ring before;

    if (!growl_ring_before(ring, &before)) {
        return now;
    }
    const growl_day_places was = places_beside(&before, n);
    const float part = ring->rim->glides;
    return (growl_day_places){motion_area(was.pile, now.pile, part), motion_area(was.turned, now.turned, part),
                              motion_area(was.slot, now.slot, part)};
}

/* What lies face up, also while its sentence is read. */
static int lies_turned(const growl_look *look) {
    const table_ui *t = look->t;
    const bool told = t->locked && t->part >= GROWL_TURN_LIES && t->event.kind == GROWL_EV_TURN;

    return told ? t->event.arg[1] % GROWL_KINDS : look->pub->turned;
}

/* The turned card: while it is turned up it comes from the pile and opens; given, it is on its way. */
static void turned_card(const growl_look *look, ui_rect pile, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int kind = lies_turned(look);
    if (growl_is_telling(t, GROWL_EV_TURN) && t->part < GROWL_TURN_LIES) {
        turned_slot(d, at, 1.0f); /* until the card lies on it */
        growl_draw_turning_day(d, pile, at, t->part / GROWL_TURN_LIES, growl_kind_id[t->event.arg[1] % GROWL_KINDS]);
        return;
    }
    if (kind < GROWL_KINDS && !growl_is_telling(t, GROWL_EV_GIFT)) {
        ui_mark_add(d, GROWL_MARK_READ, GROWL_READ_TURNED, at);
        growl_draw_day_card(d, at, growl_kind_id[kind], growl_day_tilt, false);
    } else {
        turned_slot(d, at, 1.0f);
    }
}

void growl_draw_day(const growl_look *look, const growl_ring *ring) {
    const growl_day_places at = growl_day_places_of(ring, look->pub->n);

    growl_draw_stock(look, at.pile);
    night_slot(look, &at, look->pub->nights, 1.0f);
    turned_card(look, at.pile, at.turned);
}
