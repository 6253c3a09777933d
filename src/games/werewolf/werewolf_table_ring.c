/* The ring of up to twenty seats: places of plates, totals and marks, and the strip at whose plate acts. From the
 * public part alone. */
#include <math.h>

#include "ui/found.h"
#include "ui/rim.h"
#include "werewolf_table_public.h"

/* ---- places ---- */

static float plate_width(int n) {
    return n <= 8 ? 188.0f : n <= 12 ? 180.0f : n <= 15 ? 168.0f : n <= 18 ? 156.0f : 150.0f;
}

static float plate_height(int n) {
    return n <= 12 ? 70.0f : n <= 15 ? 66.0f : 60.0f;
}

/* The middle of an area round whose edges plates of this size stand; below and above them stands "to act". */
static ui_rect within_ring(ui_rect area, int n, float w, float h) {
    const bool tall = area.h > area.w;
    const float in_x = w + (tall ? 14.0f : 26.0f);
    const float in_y = h + (tall ? 50.0f : w <= h ? 22.0f : n > 12 ? 86.0f : 56.0f);

    return (ui_rect){area.x + in_x, area.y + in_y, area.w - 2 * in_x, area.h - 2 * in_y};
}

static ui_rect around(float x, float y, float w, float h) {
    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

/* An oval with fuller corners than an ellipse, clockwise from its lowest point. Its quarters are alike, and each is
 * the same backwards: to_side is how far out of the middle column each step of the first one stands, in halves of its
 * width. */
enum { QUARTER = 180, STEPS = 4 * QUARTER };
typedef struct {
    ui_rect area;
    float to_side[QUARTER + 1];
} oval;

static void oval_in(oval *o, ui_rect area) {
    o->area = area;
    o->to_side[0] = 0;
    for (int i = 1; i < QUARTER; i++) {
        o->to_side[i] = powf(sinf(1.5707963f * (float)i / QUARTER), 2.0f / 2.35f);
    }
    o->to_side[QUARTER] = 1;
}

static void oval_point(const oval *o, int step, float *x, float *y) {
    const int quarter = step / QUARTER % 4, i = step % QUARTER;
    const float near = o->to_side[i], far = o->to_side[QUARTER - i], c = quarter % 2 ? far : near,
                s = quarter % 2 ? near : far;

    *x = o->area.x + o->area.w / 2 * (1 + (quarter < 2 ? -c : c));
    *y = o->area.y + o->area.h / 2 * (1 + (quarter == 1 || quarter == 2 ? -s : s));
}

/* How many plates side by side or one above the other lie between two points. */
static float plates_between(float dx, float dy, float w, float h) {
    const float across = fabsf(dx) / w, down = fabsf(dy) / h;
    return across > down ? across : down;
}

static void stand_on_oval(ui_rect area, int n, float w, float h, ui_rect *plate) {
    const float slack =
        0.001f; /* sums of many steps: who sits opposite, or at the top, stands level and in the middle */
    float at[STEPS + 1] = {0}, x0, y0, x, y;
    oval path;

    oval_in(&path, (ui_rect){area.x + w / 2, area.y + h / 2, area.w - w, area.h - h});
    oval_point(&path, 0, &x0, &y0);
    for (int i = 1; i <= STEPS; i++) {
        oval_point(&path, i, &x, &y);
        at[i] = at[i - 1] + plates_between(x - x0, y - y0, w, h * 1.2f);
        x0 = x;
        y0 = y;
    }
    for (int seat = 0; seat < n; seat++) {
        /* The first one half a place before the lowest point, where the round ends. */
        const float want = at[STEPS] * ((float)(seat == 0 ? n : seat) - 0.5f) / (float)n;
        int i = 0, back = STEPS;
        while (i < STEPS && at[i] < want - slack) {
            i++;
        }
        while (back > 0 && at[back] > want + slack) {
            back--;
        }
        oval_point(&path, want > at[STEPS] / 2 + slack ? back : i, &x, &y); /* one half as the other */
        plate[seat] = around(x, y, w, h);
    }
}

/* Seat 1 stands at the right of the lower edge, the others follow clockwise, with equal room for their plates. It is
 * asked many times a frame. */
static void on_oval(const ui_frame *ui, ui_rect area, int n, float w, float h, werewolf_ring *ring) {
    const float from[] = {area.x, area.y, area.w, area.h, w, h, (float)n};
    const uint64_t key = ui_found_key(0, from, sizeof from);
    const size_t bytes = (size_t)n * sizeof ring->plate[0];

    if (!ui_found_find(ui->found, key, ring->plate, bytes)) {
        stand_on_oval(area, n, w, h, ring->plate);
        ui_found_keep(ui->found, key, ring->plate, bytes);
    }
    ring->middle = within_ring(area, n, w, h);
}

/* On a tall frame the seats stand along the edges: short rows above and below, columns at the sides. */
static void on_edges(ui_rect area, int n, float w, float h, werewolf_ring *ring) {
    const int row = n <= 8 ? 2 : 3, low = row, high = n % 2 ? row - 1 : row, side = (n - low - high) / 2;
    const float left = area.x + w / 2, right = area.x + area.w - w / 2;
    const float top = area.y + h / 2, bottom = area.y + area.h - h / 2;
    int at = 0;

    for (int i = 0; i < low; i++) {
        const float x = right - (right - left) * ((float)i + 0.5f) / (float)low;
        ring->plate[at++] = around(x, bottom, w, h);
    }
    for (int i = 0; i < side; i++) {
        ring->plate[at++] = around(left, bottom - (bottom - top) * (float)(i + 1) / (float)(side + 1), w, h);
    }
    for (int i = 0; i < high; i++) {
        const float x = left + (right - left) * ((float)i + 0.5f) / (float)high;
        ring->plate[at++] = around(x, top, w, h);
    }
    for (int i = 0; i < side; i++) {
        ring->plate[at++] = around(right, top + (bottom - top) * (float)(i + 1) / (float)(side + 1), w, h);
    }
    ring->middle = within_ring(area, n, w, h);
}

/* How far an emblem juts out of its plate at most, at its left or above. */
static float emblem_out(const ui_frame *ui, ui_rect plate) {
    static const float beside = 10.0f, above = 11.0f;

    return !werewolf_lies_over(plate) ? above : ui_large_words(ui) ? 0.0f : beside;
}

static bool is_clear(const werewolf_ring *ring, int n, int seat, ui_rect at) {
    static const float air = 2.0f;
    bool clear = true;

    for (int i = 0; i < n; i++) {
        clear &= i == seat || !ui_meet(ui_inset(at, -air), ring->plate[i]);
    }
    return clear;
}

/* Where larger words lie in the frame's upper corners, a plate and its emblem stand beside them or below, whichever
 * is nearer and no neighbour's. Both ends of a plate are taken for the one at which the emblem juts out: who sits
 * opposite moves as much. The judge's button is no larger than these words. */
static void clear_of_corners(const ui_frame *ui, int n, werewolf_ring *ring) {
    static const float air = 4.0f;

    for (int seat = 0; seat < n && ui->text_scale > 1.0f; seat++) {
        const ui_rect at = ring->plate[seat], all = ui_inset(at, -emblem_out(ui, at) - air);
        const bool right = at.x + at.w / 2 > ui->width / 2;
        const ui_rect corner = ui_corner_widest(ui, right);
        const float down = corner.y + corner.h - all.y;
        const float in = right ? corner.x - all.x - all.w : corner.x + corner.w - all.x;
        const ui_rect beside = {at.x + in, at.y, at.w, at.h}, below = {at.x, at.y + down, at.w, at.h};
        if (ui_meet(all, corner)) {
            ring->plate[seat] = down < fabsf(in) && is_clear(ring, n, seat, below) ? below : beside;
        }
    }
}

/* It rises above the apron's height. */
static float apron_crest(const ui_frame *ui) {
    return ui->height - ui_apron_height(ui) - (ui->height > ui->width ? 24.0f : 12.0f);
}

/* Of a tall frame by night: above the buttons, and the dots over these. */
static float above_buttons(const ui_frame *ui) {
    return ui->height - 30 - fmaxf(54.0f, ui_target(ui)) - 48;
}

/* Round a table, or where the chips of a flat one lie. */
static werewolf_ring ring_round(const ui_frame *ui, int n, bool discs, const ui_rim_chip *chip) {
    werewolf_ring ring = {.apron = ui_apron_height(ui)};
    static const float as_on_chips = 54.0f;
    const bool tall = ui->height > ui->width;
    const float corner = tall ? 84.0f : 10.0f;
    /* A row of plates ends above the apron, with its shadow. */
    const float air = discs ? 0.0f : tall ? 4.0f : 10.0f;
    const float foot = chip != NULL && discs && tall ? above_buttons(ui) : apron_crest(ui) - air;
    const ui_rect area = {16, corner, ui->width - 32, foot - corner};
    /* Where there are few seats their plates grow with the text; higher only where they leave the middle its room. */
    const float more = n <= 8 ? ui->text_scale - 1.0f : 0.0f;
    float w = plate_width(n) + 24.0f * more, h = plate_height(n) + (tall ? 20.0f : 3.0f) * more;

    if (discs) {
        w = h = n <= 12 ? 92.0f : 80.0f;
    } else if (chip != NULL) { /* their plates are at the edges of the table */
        w = h = ui_rim_read(ui, fmaxf(n <= 16 ? 76.0f : 66.0f, ui_target(ui)), as_on_chips);
    }
    if (chip != NULL) {
        werewolf_discs_by_chips(area, chip, n, w, discs, &ring);
        ring.middle = within_ring(area, n, w, h);
    } else if (tall) {
        on_edges(area, n, w, h, &ring);
    } else {
        on_oval(ui, area, n, w, h, &ring);
    }
    if (chip == NULL && !discs) {
        clear_of_corners(ui, n, &ring);
    }
    return ring;
}

werewolf_ring werewolf_ring_of(const ui_frame *ui, int n, bool discs) {
    return ring_round(ui, n, discs, !discs && ui->rim != NULL ? ui->rim->chip : NULL);
}

werewolf_ring werewolf_ring_by_night(const werewolf_look *look) {
    const ui_frame *ui = look->d->ui;
    const int n = look->pub->n;
    ui_edge_table sit = {.n = n};
    ui_rim rim = {0};

    if (look->h->sit == NULL) {
        return ring_round(ui, n, true, NULL);
    }
    for (int seat = 0; seat < n; seat++) {
        sit.shift[seat] = look->h->sit[seat];
    }
    ui_rim_sit(&rim, ui, &sit, (ui_rect){0}, 1.0f);
    werewolf_ring ring = ring_round(ui, n, true, rim.chip);
    for (int seat = 0; seat < n && !look->h->call.judged; seat++) { /* a judge reads all of it himself */
        ring.turn[seat] = (uint8_t)rim.chip[seat].edge;
    }
    return ring;
}

/* Low in the middle plates stand on both sides. */
ui_rect werewolf_button_row(const ui_frame *ui, ui_rect middle) {
    const bool tall = ui->height > ui->width;

    return ui_centre(middle, fminf(middle.w, ui->width * (tall ? 0.9f : 0.52f)), middle.h);
}

/* Whether a plate stands left or right of a wide middle. */
static bool stands_aside(const ui_frame *ui, ui_rect plate) {
    const float x = plate.x + plate.w / 2;

    return ui->height <= ui->width && (x < ui->width * 0.26f || x > ui->width * 0.74f);
}

static const float total_air = 5.0f; /* from a plate to its votes */

static float total_size(const ui_frame *ui) {
    return ui->height > ui->width ? 40.0f : 44.0f;
}

/* What stands above or below a plate stands towards the middle; of a tall frame's columns below all alike. */
static bool tells_above(const ui_frame *ui, ui_rect plate) {
    return ui->height > ui->width ? plate.y + 1.8f * plate.h > ui->height - ui_apron_height(ui)
                                  : plate.y + plate.h / 2 > ui->height * 0.44f;
}

static ui_rect votes_beside(const ui_frame *ui, ui_rect plate) {
    const float size = total_size(ui);
    const bool left = plate.x + plate.w / 2 < ui->width / 2;

    return (ui_rect){left ? plate.x + plate.w + total_air : plate.x - total_air - size,
                     plate.y + (plate.h - size) / 2, size, size};
}

/* At the plate's end towards the middle; before a disc's middle, and that of a plate which stands in the middle. */
static ui_rect votes_along(const ui_frame *ui, ui_rect plate) {
    const float size = total_size(ui), aside = plate.x + plate.w / 2 - ui->width / 2;
    const float end = aside < 0.0f ? plate.x + plate.w - size : plate.x;
    const bool central = ui->rim != NULL || fabsf(aside) < plate.w / 4;

    return (ui_rect){central ? plate.x + (plate.w - size) / 2 : end,
                     tells_above(ui, plate) ? plate.y - total_air - size : plate.y + plate.h + total_air, size, size};
}

static bool on_a_plate(const werewolf_ring *ring, ui_rect at) {
    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        if (ui_meet(at, ring->plate[i])) {
            return true;
        }
    }
    return false;
}

/* So near another disc that votes would seem to be of that. */
static bool is_at_another(const werewolf_ring *ring, int seat, ui_rect votes) {
    static const float off = 20.0f;
    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        if (i != seat && ui_meet(ui_inset(votes, -off), ring->plate[i])) {
            return true;
        }
    }
    return false;
}

/* As its plate stands, unless a neighbour's stands there: in a tall frame's columns of plates always. */
static bool has_votes_beside(const ui_frame *ui, const werewolf_ring *ring, int seat) {
    const ui_rect p = ring->plate[seat];

    if (ui->height > ui->width) {
        return fabsf(p.x + p.w / 2 - ui->width / 2) > ui->width * 0.3f &&
               !(ui->rim != NULL && is_at_another(ring, seat, votes_beside(ui, p)));
    }
    return stands_aside(ui, p) ? !on_a_plate(ring, votes_beside(ui, p)) : on_a_plate(ring, votes_along(ui, p));
}

ui_rect werewolf_total_place(const ui_frame *ui, const werewolf_ring *ring, int seat) {
    const ui_rect p = ring->plate[seat];

    return has_votes_beside(ui, ring, seat) ? votes_beside(ui, p) : votes_along(ui, p);
}

/* A small disc over one of the corners of a seat's: the left or the right, the upper or the lower. */
ui_rect werewolf_disc_corner(ui_rect at, bool right, bool low) {
    const float s = at.w * 0.42f, out = s * 0.3f;

    return (ui_rect){right ? at.x + at.w - s + out : at.x - out, low ? at.y + at.h - s + out : at.y - out, s, s};
}

/* Where it begins, to the left or the right off the emblems that lie over the edges of other plates. */
static float off_emblems(const werewolf_ring *ring, int seat, ui_rect mark) {
    static const float air = 3.0f;
    float x = mark.x;

    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        const ui_rect emblem = werewolf_emblem_over(ring->plate[i], ring->wide);
        const float r = (emblem.w + mark.w) / 2 + air, over = emblem.x + (emblem.w - mark.w) / 2;
        const float down = emblem.y + emblem.h / 2 - mark.y - mark.h / 2;
        if (i != seat && emblem.w > 0.0f && fabsf(down) < r) {
            const float off = sqrtf(r * r - down * down);
            x = fabsf(x - over) >= off ? x : mark.x < over ? over - off : over + off;
        }
    }
    return x;
}

ui_rect werewolf_mark_place(const ui_frame *ui, const werewolf_ring *ring, int seat) {
    static const float size = 30.0f, edge = 6.0f, above = 3.0f; /* the apron would cut it */
    static const float out = 5.0f, in = 4.0f; /* off a long name, and off the sign of the next seat */
    const ui_rect p = ring->plate[seat];

    if (ui->rim != NULL) {
        return werewolf_disc_corner(p, true, true);
    }
    const bool low = has_votes_beside(ui, ring, seat) || tells_above(ui, p);
    const float y = low ? p.y + p.h - size / 2 : p.y - size / 2, lowest = apron_crest(ui) - above - size;
    const float x = p.x + p.w - size / 2 + (low ? out : -in);
    ui_rect at = {x, fmaxf(edge, fminf(y + (low ? out : 0.0f), lowest)), size, size};

    at.x = fminf(off_emblems(ring, seat, at), ui->width - edge - size);
    return at;
}

/* ---- who acts ---- */

typedef struct {
    ui_rect at;
    int turn;  /* of its wedge, towards its plate */
    bool last; /* the wedge stands at its right end */
} cue_place;

/* Beside the plate, on the table's side, beyond its own votes. */
static ui_rect cue_beside(const ui_frame *ui, ui_rect plate, float wide, bool votes) {
    const float high = 30.0f, out = total_air + (votes ? total_size(ui) + total_air : 0.0f);
    const bool left = plate.x + plate.w / 2 < ui->width / 2;

    return (ui_rect){left ? plate.x + plate.w + out : plate.x - out - wide, plate.y + (plate.h - high) / 2, wide,
                     high};
}

/* Below the plate or above it, from its middle inwards: between plates that stand in steps. */
static ui_rect cue_inwards(const ui_frame *ui, ui_rect plate, float wide) {
    const float high = 30.0f, air = 7.0f;
    const bool left = plate.x + plate.w / 2 < ui->width / 2;

    return (ui_rect){left ? plate.x + plate.w * 0.47f : plate.x + plate.w * 0.53f - wide,
                     tells_above(ui, plate) ? plate.y - high - air : plate.y + plate.h + air, wide, high};
}

/* Below the plate or above it; its votes, at the end towards the middle, keep their room. */
static ui_rect cue_along(const ui_frame *ui, ui_rect plate, float wish, bool above, bool votes) {
    const ui_rect own = votes_along(ui, plate);
    const float high = 30.0f, air = 7.0f, y = above ? plate.y - high - air : plate.y + plate.h + air;
    const bool left = plate.x + plate.w / 2 < ui->width / 2;
    const float end = !votes ? plate.x + plate.w : left ? own.x - total_air : plate.x + plate.w;
    const float begin = votes && !left ? own.x + own.w + total_air : plate.x;
    const float wide = fmaxf(end - begin, fminf(wish, 230.0f)), x = votes == left ? end - wide : begin;

    return (ui_rect){fmaxf(4.0f, fminf(x, ui->width - wide - 4)), y, wide, high};
}

/* On the plate's outer side, clear of its votes and of all threads. */
static ui_rect cue_outside(const ui_frame *ui, ui_rect plate, float wide) {
    const float high = 30.0f;
    const bool left = plate.x + plate.w / 2 < ui->width / 2;

    return (ui_rect){left ? plate.x - total_air - wide : plate.x + plate.w + total_air,
                     plate.y + (plate.h - high) / 2, wide, high};
}

/* Above the middle of a plate or below it, towards the middle of the table first, clear of all plates; no width:
 * there is no room. */
static ui_rect cue_in_the_middle(const ui_frame *ui, const werewolf_ring *ring, ui_rect plate, float wide) {
    static const float high = 30.0f, air = 7.0f, clear = 4.0f, corners = 84.0f;
    const bool above = tells_above(ui, plate);

    for (int i = 0; i < 2; i++) {
        const ui_rect at = {plate.x + (plate.w - wide) / 2,
                            (i == 0) == above ? plate.y - high - air : plate.y + plate.h + air, wide, high};
        if (at.y > corners && !on_a_plate(ring, ui_inset(at, -clear))) {
            return at;
        }
    }
    return (ui_rect){0};
}

/* Where plates stand close at the sides it stands where no neighbour's plate is, else along its own. */
static ui_rect cue_place_of(const werewolf_look *look, const werewolf_ring *ring, int seat, float wish) {
    const ui_frame *ui = look->d->ui;
    const float most = ui_large_words(ui) ? 120.0f : 108.0f; /* buttons and votes stand beyond */
    const ui_rect at = ring->plate[seat], inwards = cue_inwards(ui, at, fminf(wish, most));
    const float foot = ui->height - ui_apron_height(ui) - 40;
    const bool aside = stands_aside(ui, at), beside = has_votes_beside(ui, ring, seat);

    const bool votes = !beside && werewolf_votes_landed(look, seat) > 0; /* else it stands over the middle */
    const ui_rect outside = cue_outside(ui, at, fminf(wish, most));
    if (votes && !aside && !on_a_plate(ring, outside)) {
        return outside;
    }
    if (!aside || look->pub->n <= 12) {
        const bool above = aside ? at.y + at.h + 30 > foot : tells_above(ui, at);
        const ui_rect along = cue_along(ui, at, wish, above, votes);
        return on_a_plate(ring, along) ? cue_along(ui, at, 0.0f, above, votes) : along;
    }
    const ui_rect middle = cue_in_the_middle(ui, ring, at, inwards.w);
    return middle.w > 0 && !werewolf_shows_votes(look) ? middle
           : beside && !on_a_plate(ring, inwards)
               ? inwards
               : cue_beside(ui, at, inwards.w, beside && werewolf_votes_landed(look, seat) > 0);
}

static const char *cue_words(const werewolf_look *look, int seat) {
    return ui_say(look->d, werewolf_speaks(look->pub, seat) ? "werewolf.seat_speaks" : "seat.to_act");
}

/* "to act", or "speaks": one strip with a wedge towards whose it is. */
static cue_place cue_of(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const ui_frame *ui = look->d->ui;
    const ui_rect at = ring->plate[seat];
    ui_label_style style = UI_STYLE_SMALL;
    cue_place c;

    style.face = TEXT_BOLD;
    c.at = cue_place_of(look, ring, seat, ui_label_width(ui, &style, cue_words(look, seat)) + 44);
    c.last = c.at.x + c.at.w <= at.x;
    c.turn = c.at.y + c.at.h <= at.y ? 2 : c.at.y >= at.y + at.h ? 0 : c.last ? 1 : 3;
    return c;
}

ui_rect werewolf_cue_at(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    return cue_of(look, ring, seat).at;
}

static void cue(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    static const float edge = 4.0f;
    const cue_place c = cue_of(look, ring, seat);
    const float light = werewolf_light(look, seat);

    if (light < 1.0f) {
        ui_group_faded(look->d, ui_inset(c.at, -edge), light);
    }
    ui_seat_cue(look->d, c.at, cue_words(look, seat), c.turn, c.last);
    if (light < 1.0f) {
        ui_group_end(look->d);
    }
}

/* Whose plate the sheet hides: below its name on the sheet. */
static void cue_below(const werewolf_look *look, ui_rect sheet, int seat) {
    static const float high = 30.0f, air = 8.0f, wedge = 44.0f;
    const char *words = cue_words(look, seat);
    ui_label_style style = UI_STYLE_SMALL;

    style.face = TEXT_BOLD;
    const float wide = ui_label_width(look->d->ui, &style, words) + wedge;
    ui_seat_cue(look->d, (ui_rect){sheet.x + (sheet.w - wide) / 2, sheet.y + sheet.h + air, wide, high}, words, 0,
                false);
}

void werewolf_draw_cues(const werewolf_look *look, const werewolf_ring *ring, ui_rect sheet) {
    for (int seat = 0; seat < look->pub->n && look->d->ui->rim == NULL; seat++) { /* its plate is at the edge */
        if (!werewolf_acts(look, seat) || look->t->locked) { /* whoever has acted stays lit until it has been told */
            continue;
        }
        if (sheet.w > 0 && ui_meet(sheet, ring->plate[seat])) {
            cue_below(look, sheet, seat);
        } else {
            cue(look, ring, seat);
        }
    }
}
