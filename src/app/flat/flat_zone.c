/* What lies in a seat's open zone on the flat table: what is read, the hand, whom or what may be chosen, and "done".
 */
#include <math.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/stack.h"
#include "ui/block.h"
#include "ui/frame.h"
#include "ui/level.h"
#include "ui/motion.h"
#include "ui/widgets.h"

static float mm(const ui_frame *ui, float n) {
    return n * ui->mm;
}

typedef struct {
    ui_rect words, cards, others, done;
} zone_places;

ui_rect flat_chip_sign(const ui_edge_seat *at) {
    static const float over = 0.25f; /* no further than the air between chips and the words before them */
    const float side = fminf(at->chip.h * 0.46f, 34.0f);
    return (ui_rect){at->chip.x + at->chip.w - side / 2, at->chip.y - over * side, side, side};
}

/* Millimetres of a zone, which grows with the reader's text. */
static float zone_mm(const flat_scene *f, const ui_frame *ui, float n) {
    return n * ui->mm * ui_edge_growth(ui, f->edge.n);
}

/* On a coarse screen so small that three lines stand where they are on others. */
static ui_label_style zone_words(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    style.size = fminf(18.0f, 4.7f * ui->mm);
    return style;
}

static const float least_words = 14.0f;

/* What is read in a zone. What its owner alone may read stands in a block that says nothing by its outline. */
typedef struct {
    const char *text;
    bool secret;
    float mm;   /* of the zone */
    float most; /* so high */
    int n;
    const char *all[TABLE_OTHERS + 1]; /* it, and what could stand there instead */
    ui_block block;
} reading;

static float reading_air(const reading *r) {
    return 1.2f * r->mm;
}

/* The same for what all may read in this box: where letters are large on the glass, smaller ones before any is cut.
 */
static ui_label_style zone_words_in(const ui_draw *d, ui_rect box, const char *words) {
    ui_label_style style = zone_words(d->ui);
    while (style.size > least_words && !ui_label_fits(d->ui, box, &style, words)) {
        style.size -= 1.0f;
    }
    return style;
}

/* As high as the words need, which have two long lines at most, three, or four over a card or two; of what its owner
 * alone may read, as high as whatever could stand there. */
static float words_high(const ui_frame *ui, float w, bool few, reading *r) {
    const ui_label_style style = zone_words(ui);
    const bool roomy = w > 24.0f * style.size * ui->text_scale;
    const float least = 6 * r->mm, air = reading_air(r);
    const float most = fminf((few ? 25.0f : roomy ? 14.4f : 21.3f) * r->mm, fmaxf(r->most, least));
    if (r->secret) {
        r->block = ui_block_of(ui, w - 4 * air, most - 2 * air, &style, least_words, r->all, r->n);
        return fmaxf(least, r->block.h + 2 * air);
    }
    return r->text[0] == '\0' ? 0.0f : fminf(most, fmaxf(least, ui_label_height(ui, &style, w, r->text) + 2));
}

/* On a plate whose shade makes up for their ink, so that it is as pale from afar whatever stands there. Where nothing
 * else could, all know it: it is set as any sentence. */
static void draw_reading(ui_draw *d, ui_rect at, const reading *r) {
    const ui_label_style style = zone_words(d->ui);
    if (!r->secret) {
        const ui_label_style fitting = zone_words_in(d, at, r->text);
        ui_label(d, at, &fitting, r->text);
    } else if (r->text[0] != '\0') {
        ui_level level = ui_level_begin(d);
        ui_level_plate(&level, at, 12, 0);
        if (r->n > 1) {
            ui_block_draw(d, at, &style, &r->block, r->text);
        } else {
            const ui_label_style plain = zone_words_in(d, ui_inset(at, reading_air(r)), r->text);
            ui_label(d, ui_inset(at, reading_air(r)), &plain, r->text);
        }
        ui_level_end(&level, r->block.light + at.w * at.h * ui_light(ui_theme(d->ui, UI_INK_900)));
    }
}

/* What lies in a zone is so far from its rim. */
static const float over_mm = 2.0f, side_mm = 2.5f, pad_mm = 0.8f;

/* At the head of the zone, away from its rim. */
static ui_rect words_place(const ui_frame *ui, ui_rect zone, bool few, reading *words) {
    const float side = side_mm * words->mm, w = zone.w - 2 * side;
    return (ui_rect){zone.x + side, zone.y + over_mm * words->mm, w, words_high(ui, w, few, words)};
}

/* One card alone is as large as the zone is high, and the words stand beside it. */
static void beside_card(const ui_frame *ui, ui_rect zone, float bottom, reading *words, zone_places *p) {
    const float part = 0.38f, side = side_mm * words->mm, top = zone.y + over_mm * words->mm;
    p->cards = (ui_rect){zone.x + side, top, part * zone.w - side, bottom - top};
    const float x = zone.x + part * zone.w + side, w = zone.x + zone.w - side - x;
    words->most = bottom - top;
    const float high = fminf(words_high(ui, w, true, words), bottom - top);
    p->words = (ui_rect){x, top + (bottom - top - high) / 2, w, high};
}

/* Words above, the hand below them; beside the chip, which stays under its owner's finger, what plays it. */
static zone_places places_of(const ui_frame *ui, const ui_edge_seat *at, const table_held *held, reading *words) {
    static const float most_words = 0.3f; /* on a low screen, over a hand */
    const ui_rect z = at->zone;
    const float pad = pad_mm * words->mm;
    const bool few = held->n_cards <= 2 && held->persons == 0 && held->n_signs == 0;
    const float left = at->chip.x - z.x - 2 * pad, right = z.x + z.w - at->chip.x - at->chip.w - 2 * pad;
    const float done = fminf(16 * words->mm, fmaxf(left, right));
    words->most = fminf(words->most, held->n_cards > 2 ? most_words * (flat_chip_sign(at).y - z.y) : INFINITY);
    zone_places p = {.words = words_place(ui, z, few, words)};
    const float top = p.words.y + p.words.h + pad;
    const ui_rect low = {z.x, top, z.w, flat_chip_sign(at).y - top};
    const bool others = held->persons != 0 || held->n_signs > 0;
    const float cards = !others                                  ? low.w
                        : held->n_cards == 0                     ? pad
                        : held->n_signs > 0 && held->n_cards < 2 ? low.w * 0.3f
                                                                 : low.w * 0.42f;
    const float hand = cards - 2 * (others ? 1.75f * pad : side_mm * words->mm);
    p.cards = (ui_rect){low.x + (cards - hand) / 2, low.y, hand, low.h};
    p.others = (ui_rect){low.x + cards, low.y - 0.3f * pad, low.w - cards - pad, low.h - 0.4f * pad};
    p.done = (ui_rect){right >= done ? at->chip.x + at->chip.w + 2 * pad : at->chip.x - pad - done, at->chip.y, done,
                       at->chip.h};
    if (few && held->n_cards == 1) {
        beside_card(ui, z, flat_chip_sign(at).y - pad, words, &p);
    }
    return p;
}

static const float lift_part = 0.07f; /* of its area, free above a hand for what is picked */

/* Hand and signs are one row, as far from the rim as the words are; one card is as high as the signs. */
static void beside_signs(const nt_table *table, const table_held *held, ui_rect zone, float air, zone_places *p) {
    const float most = 0.36f, top = p->words.y + p->words.h + air;
    const ui_rect row = {zone.x + air, top, zone.w - 2 * air, p->others.y + p->others.h - top};
    p->others = row;
    if (held->n_cards == 1) {
        const float w = fminf(row.h * table->shape(held->card[0]), most * row.w), high = row.h / (1 - lift_part);
        p->cards = (ui_rect){row.x, row.y + row.h - high, w, high};
    }
    if (held->n_cards > 0) {
        p->others.x = p->cards.x + p->cards.w + air;
        p->others.w = row.x + row.w - p->others.x;
    }
}

/* So high that the hand is as high as it is beside words of the usual size. */
static float words_most(const flat_scene *f, const app *a, const ui_draw *d, int seat, const ui_edge_seat *at,
                        const table_held *held, const reading *words) {
    ui_edge_seat seats[UI_EDGE_SEATS];
    ui_frame window = a->frame, reader = *d->ui;
    reading usual = *words;
    window.text_scale = reader.text_scale = 1.0f;
    ui_edge_seats(&window, &f->edge, seats);
    usual.mm = reader.mm * ui_edge_growth(&reader, f->edge.n);
    const float hand = places_of(&reader, &seats[seat], held, &usual).cards.h;
    return flat_chip_sign(at).y - at->zone.y - (over_mm + pad_mm) * words->mm - hand;
}

/* A few more cards than have room beside each other are a little smaller, so that none lies over another; of many
 * each lies over the one to its left, smaller for the numbers in their middle, and too many for that leave the corner
 * with the index. */
static ui_rect card_at(ui_rect area, int i, int n, float shape) {
    const float little = 0.88f, seen = 0.72f, smallest = 0.62f, apart = 1.04f;
    const float lift = area.h * lift_part, h = area.h - lift, whole = fminf(h * shape, area.w);
    const float beside = fminf(whole, area.w / (1 + apart * (float)(n - 1)));
    const float with_numbers = fmaxf(fminf(whole, area.w / (1 + seen * (float)(n - 1))), smallest * whole);
    const float w = beside >= little * whole ? beside : with_numbers;
    const float step = n > 1 ? fminf(w * apart, (area.w - w) / (float)(n - 1)) : 0.0f;
    const float all = w + step * (float)(n - 1);
    return (ui_rect){area.x + (area.w - all) / 2 + step * (float)i, area.y + lift + (h - w / shape) / 2, w,
                     w / shape};
}

/* To whom a card is sent that is given to a side. */
static void side_mark(ui_draw *d, ui_rect card, int side) {
    const float r = fminf(card.w * 0.6f, 48.0f);
    const ui_rect at = {card.x + card.w * 0.05f, card.y - r * 0.3f, r, r};
    ui_disc(d, at, UI_LANTERN, UI_INK_900, 1.6f);
    ui_figure(d, side == 0 ? "arrow_left" : "arrow_right", ui_inset(at, r * 0.2f), UI_INK_900);
}

static void cards(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect area, const flat_hand *h) {
    const nt_table *table = app_director_table(a->table);
    const flat_pick *pick = &f->seat[seat].pick;
    const bool sides = flat_has_sides(h, a->table);
    const int n = h->held.n_cards;
    const float seen = n > 1 ? card_at(area, 1, n, table->shape(h->held.card[0])).x -
                                   card_at(area, 0, n, table->shape(h->held.card[0])).x
                             : area.w;
    for (int i = 0; i < n; i++) {
        const int piece = h->held.card[i];
        const bool picked = pick->card[0] == i + 1 || pick->card[1] == i + 1;
        const bool may = flat_may_pick(h, a->table, TABLE_PART_CARD, piece);
        ui_rect at = card_at(area, i, n, table->shape(piece));
        ui_rect zone = at;
        zone.w = i + 1 < n ? fminf(at.w, card_at(area, i + 1, n, table->shape(piece)).x - at.x) : at.w;
        at.y -= picked ? area.h * 0.1f : 0.0f;
        if (table->fanned != NULL) {
            table->fanned(piece, d, at, fminf(seen, at.w));
        } else {
            table->piece(piece, d, at);
        }
        if (picked && sides) {
            side_mark(d, at, pick->card[0] == i + 1 ? 0 : 1);
        }
        ui_zone_add(d, ZONE_CARD, i, zone, UI_ZONE_QUIET | (may ? 0u : UI_ZONE_OFF));
    }
}

/* How those stand who may be chosen: a name below each disc, beside it, or nowhere. */
typedef enum { NAME_BELOW, NAME_BESIDE, NAME_NOWHERE } name_place;
typedef struct {
    int across, rows;
    name_place name;
    float wish, disc, size; /* the last: of all names, as a label has it; the first: at most */
} crowd;

static ui_label_style person_name(const crowd *c) {
    ui_label_style style = UI_STYLE_NAME;
    style.size = c->wish;
    style.align = c->name == NAME_BESIDE ? UI_LEFT : UI_MIDDLE;
    return style;
}

static ui_rect person_cell(const ui_frame *ui, ui_rect area, const crowd *c, int at) {
    return ui_column(ui_row(area, at / c->across, c->rows, mm(ui, 1)), at % c->across, c->across, mm(ui, 1));
}

/* The disc of a person, and what is left for the name. */
static void person_places(const ui_frame *ui, ui_rect cell, const crowd *c, ui_rect *disc, ui_rect *name) {
    const float r = c->disc, air = mm(ui, 1);
    if (c->name == NAME_BESIDE) {
        *disc = (ui_rect){cell.x, cell.y + (cell.h - r) / 2, r, r};
        *name = (ui_rect){cell.x + r + air, cell.y, cell.w - r - air, cell.h};
        return;
    }
    const ui_label_style style = person_name(c);
    const float line = c->name == NAME_BELOW ? ui_label_height(ui, &style, cell.w, "Mg") : 0;
    const float top = cell.y + fmaxf(0, (cell.h - r - line) / 2);
    *disc = (ui_rect){cell.x + (cell.w - r) / 2, top, r, r};
    *name = (ui_rect){cell.x, top + r, cell.w, line};
}

/* The largest disc that leaves room for the names, and the size at which all of them have it. */
static void measure(const flat_scene *f, const ui_frame *ui, ui_rect area, uint32_t persons, crowd *c) {
    const ui_label_style style = person_name(c);
    const ui_rect cell = person_cell(ui, area, c, 0);
    const float line = c->name == NAME_BELOW ? ui_label_height(ui, &style, cell.w, "Mg") : 0;
    ui_rect disc, name;
    c->disc = fminf(c->name == NAME_BESIDE ? cell.w * 0.45f : cell.w, cell.h - line);
    c->disc = fminf(c->disc, zone_mm(f, ui, 18));
    c->size = c->name == NAME_NOWHERE ? 0 : style.size;
    person_places(ui, cell, c, &disc, &name);
    for (int i = 0; i < f->edge.n && c->name != NAME_NOWHERE; i++) {
        if ((persons >> i & 1u) != 0) {
            const bool fits = ui_label_fits(ui, name, &style, f->t.seats[i].name);
            c->size = fits ? fminf(c->size, ui_label_size(ui, name, &style, f->t.seats[i].name)) : -1;
        }
    }
}

/* A fingertip is nine millimetres; beyond that a name is worth more than a larger disc. */
static float worth(const ui_frame *ui, const crowd *c) {
    const float tip = 9, disc = c->disc / mm(ui, 1);
    return c->size < 0 ? -1.0f
                       : fminf(disc, tip) + 0.25f * fmaxf(disc - tip, 0) + (disc > 0.7f * tip ? 0.25f * c->size : 0);
}

static int crowd_size(const flat_scene *f, uint32_t persons) {
    int n = 0;
    for (int i = 0; i < f->edge.n; i++) {
        n += (int)(persons >> i & 1u);
    }
    return n;
}

static void try_crowds(const flat_scene *f, const ui_frame *ui, ui_rect area, uint32_t persons, float wish,
                       crowd *best) {
    const int n = crowd_size(f, persons);
    for (int rows = 1; rows <= 4 && rows <= n; rows++) {
        for (int name = NAME_BELOW; name <= NAME_NOWHERE; name++) {
            crowd c = {.across = (n + rows - 1) / rows, .rows = rows, .name = (name_place)name, .wish = wish};
            measure(f, ui, area, persons, &c);
            *best = worth(ui, &c) > worth(ui, best) ? c : *best;
        }
    }
}

/* Among many, large names that have no room are as large as those of the usual size rather than none. */
static crowd crowd_of(const flat_scene *f, const ui_frame *ui, ui_rect area, uint32_t persons) {
    static const float usual = 18.0f;
    crowd best = {.across = 1, .rows = 1, .size = -1};
    try_crowds(f, ui, area, persons, usual, &best);
    if (best.name == NAME_NOWHERE && ui->text_scale > 1.0f) {
        try_crowds(f, ui, area, persons, usual / ui->text_scale, &best);
    }
    return best;
}

/* The cell of the k-th of n clockwise from the chooser's left. Two rows are bent to a ring as they sit: the lower one
 * begins beside its middle and goes out to the left, the upper one goes over, and the lower one comes in again. */
static int cell_of(const crowd *c, int n, int k) {
    const int below = n - c->across, left = below / 2, right = below - left;
    if (c->rows != 2) {
        return k;
    }
    if (k < left) {
        return c->across + left - 1 - k;
    }
    return k < n - right ? k - left : 2 * c->across - right + n - 1 - k;
}

static void person(const flat_scene *f, ui_draw *d, ui_rect cell, const crowd *c, int who, bool picked) {
    ui_label_style style = person_name(c);
    ui_rect disc, name;
    person_places(d->ui, cell, c, &disc, &name);
    style.size = c->size;
    style.colour = picked ? UI_LANTERN : UI_PAPER_100;
    if (c->name != NAME_NOWHERE) {
        ui_label(d, name, &style, f->t.seats[who].name);
    }
    if (picked) {
        ui_disc(d, disc, UI_LANTERN, 0, 0);
    }
    ui_seat_emblem(d, ui_inset(disc, c->disc * (picked ? 0.1f : 0.05f)), &f->t.seats[who]);
    ui_zone_add(d, FLAT_ZONE_PERSON, who, cell, UI_ZONE_QUIET);
}

static void persons(const flat_scene *f, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const crowd c = crowd_of(f, d->ui, area, held->persons);
    const int n = crowd_size(f, held->persons);
    int at = 0;
    for (int i = 1; i <= f->edge.n; i++) {
        const int who = (seat + i) % f->edge.n;
        if ((held->persons >> who & 1u) != 0) {
            const ui_rect cell = person_cell(d->ui, area, &c, cell_of(&c, n, at++));
            person(f, d, cell, &c, who, (f->seat[seat].pick.persons >> who & 1u) != 0);
        }
    }
}

/* Below a sign: one line for all of them, or two, or none where the pictures have to do. */
static float sign_words(const flat_scene *f, const ui_draw *d, ui_rect cell, const table_held *held,
                        ui_label_style *style) {
    const float line = zone_mm(f, d->ui, 6);
    *style = zone_words(d->ui);
    for (style->lines = 1; style->lines <= 2; style->lines++) {
        const float high = line * (style->lines == 1 ? 1 : 1.7f);
        bool fit = true;
        for (int i = 0; i < held->n_signs; i++) {
            fit &= ui_label_fits(d->ui, (ui_rect){0, 0, cell.w - 6, high}, style, held->sign[i].word);
        }
        if (fit) {
            return high;
        }
    }
    return 0.0f;
}

/* As large as it may be in its room, as wide to its height as it is. */
static ui_rect piece_in(ui_rect room, float shape) {
    const float h = fminf(room.h, room.w / shape);
    return ui_centre(room, h * shape, h);
}

/* When, what it brings, and of what, in a half of the foot of a sign. */
static void outcome(ui_draw *d, ui_rect half, const table_outcome *is, ui_label_style style, ui_colour when) {
    static const float part = 0.36f, of_figure = 0.72f, air = 4.0f; /* of its half, that the figure has at most */
    const float r = fminf(half.h, part * half.w), unit = is->unit != NULL ? of_figure * r + air / 2 : 0.0f;
    const float words = fminf(ui_label_width(d->ui, &style, is->words), half.w - r - air - unit);
    const float x = half.x + (half.w - r - air - words - unit) / 2, middle = half.y + half.h / 2;
    ui_figure(d, is->figure, (ui_rect){x, middle - r / 2, r, r}, ui_theme(d->ui, when));
    ui_label(d, (ui_rect){x + r + air, half.y, words, half.h}, &style, is->words);
    if (is->unit != NULL) {
        const float side = of_figure * r;
        ui_figure(d, is->unit, (ui_rect){x + r + air + words + air / 2, middle - side / 2, side, side},
                  ui_theme(d->ui, UI_YELLOW));
    }
}

/* Beside each other, of one size. */
static void outcomes(ui_draw *d, ui_rect at, const table_sign *sign) {
    ui_label_style style = UI_STYLE_NAME;
    style.lines = 1;
    style.size = fminf(style.size, at.h * 0.8f / d->ui->text_scale);
    for (int i = 0; i < TABLE_OUTCOMES; i++) {
        outcome(d, ui_column(at, i, TABLE_OUTCOMES, 8), &sign->outcome[i], style, i == 0 ? UI_EMBER : UI_PAPER_200);
    }
}

/* What is chosen, as large as there is room. */
static void sign_picture(const app *a, ui_draw *d, ui_rect room, const table_sign *sign) {
    const float r = fminf(room.w, room.h) * 0.9f;
    if (sign->figure != NULL) {
        ui_figure(d, sign->figure, ui_inset(ui_centre(room, r, r), r * 0.15f), UI_PAPER_100);
        return;
    }
    const nt_table *table = app_director_table(a->table);
    const ui_rect inner = ui_centre(room, room.w * 0.9f, room.h * 0.9f);
    table->piece(sign->piece, d, piece_in(inner, table->shape(sign->piece)));
}

static void signs(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const flat_pick *pick = &f->seat[seat].pick;
    ui_label_style style;
    const ui_rect first = ui_column(area, 0, held->n_signs > 0 ? held->n_signs : 1, mm(d->ui, 2));
    const float words = sign_words(f, d, first, held, &style);
    for (int i = 0; i < held->n_signs; i++) {
        const table_sign *sign = &held->sign[i];
        const bool tells = sign->outcome[0].words != NULL;
        const float foot = tells ? zone_mm(f, d->ui, 5.5f) : 0.0f;
        const ui_rect cell = ui_column(area, i, held->n_signs, mm(d->ui, 2));
        const float below = cell.y + cell.h - foot - (tells ? 3.0f : 0.0f);
        ui_plate(d, cell, 31u + (unsigned)i, UI_INK_700, pick->sign == i + 1 ? UI_LANTERN : UI_INK_500, 2.4f, false);
        sign_picture(a, d, (ui_rect){cell.x, cell.y, cell.w, below - words - cell.y}, sign);
        if (words > 0.0f) {
            ui_label(d, (ui_rect){cell.x + 3, below - words - 2, cell.w - 6, words}, &style, sign->word);
        }
        if (tells) {
            outcomes(d, (ui_rect){cell.x + 6, below - 2, cell.w - 12, foot}, sign);
        }
        ui_zone_add(d, FLAT_ZONE_SIGN, i, cell, UI_ZONE_QUIET);
    }
}

/* It stands at one place whatever is picked, and fills while the least time runs. */
static void done(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect at, const flat_hand *h) {
    const flat_seat *s = &f->seat[seat];
    const bool time = s->turn || (s->ready > 0 && a->now >= s->ready);
    const bool ready = time && flat_picked(h, a->table, &s->pick) != NULL;
    const float r = fminf(at.w, at.h);
    const ui_rect disc = ui_centre(at, r, r);
    ui_disc(d, disc, ready ? UI_LANTERN : UI_INK_700, UI_INK_900, 1.6f);
    ui_figure(d, time ? "check" : "hourglass", ui_inset(disc, r * 0.24f), ready ? UI_INK_900 : UI_INK_500);
    ui_zone_add(d, ZONE_DONE, 0, at, UI_ZONE_QUIET | (ready ? 0u : UI_ZONE_OFF));
}

static const char *words_of(const app *a, text_words *w, const flat_hand *h) {
    const nt_table *table = app_director_table(a->table);
    const char *line[TABLE_CHOICES + 1] = {0};
    if (h->held.news != NULL) {
        return h->held.news;
    }
    if (h->ui.n_legal == 0) {
        return table->goal != NULL && h->ui.frame == TABLE_PRIVATE ? table->goal(h->view, &h->ui, w) : "";
    }
    return table->choices != NULL && table->choices(h->view, &h->ui, w, line) > 0 ? line[0] : "";
}

static reading reading_of(const flat_scene *f, const app *a, const ui_frame *ui, text_words *w, int seat,
                          const flat_hand *h) {
    const flat_seat *s = &f->seat[seat];
    reading r = {
        .text = words_of(a, w, h), .secret = !s->turn && !s->ballot, .mm = zone_mm(f, ui, 1), .most = INFINITY};
    r.all[r.n++] = r.text;
    for (int i = 0; i < h->held.n_others; i++) {
        r.all[r.n++] = h->held.other[i];
    }
    return r;
}

static void choices(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect at, const table_held *held) {
    const bool both = held->persons != 0 && held->n_signs > 0;
    const float many = both ? 0.74f * at.w : at.w, beside = both ? many + mm(d->ui, 2) : 0.0f;
    persons(f, d, seat, (ui_rect){at.x, at.y, many, at.h}, held);
    signs(f, a, d, seat, (ui_rect){at.x + beside, at.y, at.w - beside, at.h}, held);
}

static void zone_plate(const flat_scene *f, ui_draw *d, int seat, const ui_edge_seat *at, float open) {
    const float down = (1.0f - open) * at->zone.h;
    const ui_colour own = ui_seat_colour[f->t.seats[seat].colour % UI_SEAT_COLOURS];
    ui_plate(d, (ui_rect){at->zone.x, at->zone.y + down, at->zone.w, at->zone.h - down + 20}, 5, UI_INK_950, own,
             3.0f, true);
}

/* Before its signs are given nothing of the hand is made, drawn or not. */
static void locked_zone(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at) {
    const seat_lock *lock = &f->seat[seat].lock;
    reading words = {
        .text = seat_lock_words(lock, a, (uint8_t)seat, &d->words), .mm = zone_mm(f, d->ui, 1), .most = INFINITY};
    const ui_rect said = words_place(d->ui, at->zone, false, &words);
    const float below = said.y + said.h;
    zone_plate(f, d, seat, at, 1.0f);
    draw_reading(d, said, &words);
    seat_lock_draw(lock, d, (ui_rect){said.x, below, said.w, at->chip.y - below - mm(d->ui, 1)}, ZONE_LOCK,
                   UI_ZONE_QUIET);
}

static void open_zone(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at,
                      const char *beside, float open) {
    static const float nearly = 0.85f; /* nothing in it stands out of it */
    flat_hand hand;
    flat_hand_of(f, a, (uint8_t)seat, &d->words, &hand);
    reading words = reading_of(f, a, d->ui, &d->words, seat, &hand);
    if (f->seat[seat].turn && beside != NULL && strcmp(words.text, beside) == 0) {
        words.text = "";
    }
    if (d->ui->text_scale > 1.0f) {
        words.most = words_most(f, a, d, seat, at, &hand.held, &words);
    }
    zone_places p = places_of(d->ui, at, &hand.held, &words);
    if (hand.held.n_signs > 0 && hand.held.persons == 0) {
        beside_signs(app_director_table(a->table), &hand.held, at->zone, side_mm * words.mm, &p);
    }
    zone_plate(f, d, seat, at, open);
    if (open < 1.0f) {
        ui_group_faded(d, at->zone, motion_of(open, nearly, 1.0f));
    }
    draw_reading(d, p.words, &words);
    cards(f, a, d, seat, p.cards, &hand);
    choices(f, a, d, seat, p.others, &hand.held);
    if (hand.ui.n_legal > 0) {
        done(f, a, d, seat, p.done, &hand);
    }
    if (open < 1.0f) {
        ui_group_end(d);
    }
}

void flat_zone_draw(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at,
                    const char *beside, float open) {
    if (f->seat[seat].locked) {
        locked_zone(f, a, d, seat, at);
    } else {
        open_zone(f, a, d, seat, at, beside, open);
    }
}

/* How those who may be chosen stand in such a zone. At a long side the sentence stands beside it. */
static crowd crowd_in(const flat_scene *f, const ui_frame *ui, const ui_edge_table *t, int seat,
                      const table_held *held, reading words) {
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_edge_seats(ui, t, at);
    words.text = at[seat].turn % 2 == 0 ? "" : words.text;
    return crowd_of(f, ui, places_of(ui, &at[seat], held, &words).others, held->persons);
}

bool flat_zone_fits_low(const flat_scene *f, const app *a, int seat) {
    static const float tip = 9.0f, hair = 0.5f, part = 0.85f; /* a fingertip; as far as words are made smaller */
    char arena[2048];
    flat_hand hand;
    ui_edge_table low = f->edge;
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    flat_hand_of(f, a, (uint8_t)seat, &words, &hand);
    if (hand.held.n_cards > 0 || hand.held.n_signs > 0) {
        return false;
    }
    low.low |= 1u << seat;
    const reading said = reading_of(f, a, &a->frame, &words, seat, &hand);
    const crowd usual = crowd_in(f, &a->frame, &f->edge, seat, &hand.held, said);
    const crowd less = crowd_in(f, &a->frame, &low, seat, &hand.held, said);
    return less.size >= part * usual.size && less.disc >= fminf(usual.disc, mm(&a->frame, tip)) - hair;
}

void flat_zone_draw_empty(const flat_scene *f, ui_draw *d, int seat, const ui_edge_seat *at, float open) {
    zone_plate(f, d, seat, at, open);
}

bool flat_hides(const app *a) {
    const scene *top = stack_top(a);
    return top != NULL && top->ops == &scene_flat && ((const flat_scene *)top)->edge.n_open > 0;
}
