/* The picture of the flat table: the public frame in the middle, what it says twice, chips and open zones. */
#include <math.h>
#include <stdio.h>

#include "app/flat.h"
#include "app/public_table.h"
#include "ui/block.h"
#include "ui/card_table.h"
#include "ui/frame.h"
#include "ui/level.h"
#include "ui/widgets.h"

enum { MIDDLE = 255 };

static float mm(const ui_draw *d, float n) {
    return n * d->ui->mm;
}

/* ---- what everybody reads ---- */

/* A button of the bar, and the air beside it, du. */
static float bar_button(const ui_frame *ui) {
    return fmaxf(ui_target(ui), 46.0f);
}

static const float bar_air = 8.0f, bar_in = 16.0f; /* beside the strip; between its ends and its words */

static float bar_words(const ui_frame *ui) {
    return ui->width - 2 * (ui_edge_rim(ui) + bar_button(ui) + bar_air);
}

/* What is to be done and what was done take two lines, or four where these have no room beside a button. */
static int bar_lines(const ui_frame *ui) {
    const float four = 24.0f; /* ems of a line below which so many are wanted */
    const float ems = bar_words(ui) / fmaxf(0.85f * UI_STYLE_BODY.size, 4.0f * ui->mm);
    return ems < four ? 4 : 2;
}

/* High enough for its words and for a finger: the same whatever is said. */
static float bar_high(const ui_frame *ui) {
    const float one = ui_label_least(ui, &UI_STYLE_SENTENCE);
    const int lines = bar_lines(ui);
    const bool tight = lines == 2 && ui->text_scale < 1.2f; /* hardly larger letters do without air between */
    return fmaxf(bar_button(ui), tight ? 2.0f * one + 10.0f : (1.0f + 1.3f * (float)(lines - 1)) * one + 12.0f);
}

static ui_rect middle_of(const ui_frame *ui) {
    const float rim = ui_edge_rim(ui), bar = bar_high(ui);
    return (ui_rect){rim, rim + bar, ui->width - 2 * rim, ui->height - 2 * (rim + bar)};
}

static bool is_open_at(const flat_scene *f, const ui_edge_seat *at, int turn) {
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0 && at[who].turn == turn) {
            return true;
        }
    }
    return false;
}

static void middle(const flat_scene *f, const app *a, ui_draw *d, const ui_edge_seat *at, ui_rim *rim) {
    const ui_frame *window = d->ui;
    ui_frame usual = *window; /* the table does not shrink for those whose zones grow */
    usual.text_scale = 1.0f;
    const float rim_w = ui_edge_rim(window), bar = bar_high(window);
    if (ui_place_begin(d, MIDDLE, middle_of(d->ui), 0, NULL, 0)) {
        const float scale = window->u / d->ui->u;
        rim->sheet = (ui_edge_reach(&usual, f->edge.n) - rim_w - bar) * scale;
        rim->side = (ui_edge_reach(window, f->edge.n) - rim_w) * scale;
        rim->left = is_open_at(f, at, 1);
        d->inner[d->frames - 1].rim = rim;
        table_scene_draw(&f->t, a, d, true);
        d->inner[d->frames - 1].rim = NULL;
        ui_place_end(d);
    }
}

/* A zone that is open at this long side lies over the bar: what is left beside it, the wider part. */
static ui_rect beside_zones(const flat_scene *f, const ui_edge_seat *at, int turn, ui_rect bar) {
    float from = bar.x, to = bar.x + bar.w;
    for (int who = 0; who < f->edge.n; who++) {
        const ui_rect zone = at[who].zone;
        if (zone.w <= 0 || at[who].turn != turn || zone.x > to || zone.x + zone.w < from) {
            continue;
        }
        if (zone.x - from > to - zone.x - zone.w) {
            to = zone.x - bar_air;
        } else {
            from = zone.x + zone.w + bar_air;
        }
    }
    return (ui_rect){from, bar.y, to - from, bar.h};
}

/* What is to be done, and below it, smaller, what was done. */
static bool say_in_two(ui_draw *d, ui_rect in, const char *done, const char *next) {
    const float over = 4.0f; /* into the strip's rims: letters with signs above and below are high */
    const ui_rect above = {in.x, in.y - over, in.w, in.h * 0.54f + over};
    const ui_rect below = {in.x, above.y + above.h, in.w, in.h * 0.46f + over};
    ui_label_style small = UI_STYLE_BODY, large = UI_STYLE_SENTENCE;
    small.colour = UI_PAPER_400;
    small.align = large.align = UI_MIDDLE;
    if (!ui_label_fits(d->ui, above, &large, next) || !ui_label_fits(d->ui, below, &small, done)) {
        return false;
    }
    ui_label(d, above, &large, next);
    ui_label(d, below, &small, done);
    return true;
}

/* Rather small letters than words lost. */
static ui_label_style said_as(const ui_draw *d, ui_rect in, const char *text) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_MIDDLE;
    style.lines = 4; /* of so many as it is high */
    style.size = ui_label_fits(d->ui, in, &style, text) ? style.size : UI_STYLE_BODY.size;
    return style;
}

/* What was done, and what is to be done now; the second alone where a zone leaves no room for both. */
static void say(ui_draw *d, ui_rect in, const ui_rim *rim) {
    const char *next = rim->sentence != NULL ? rim->sentence : "", *done = rim->second;
    if (done != NULL && done[0] != '\0') {
        if (say_in_two(d, in, done, next)) {
            return;
        }
        const char *both = UI_SAY(d, "play.flat.two", TEXT_STR("first", done), TEXT_STR("second", next));
        const ui_label_style as = said_as(d, in, both);
        if (ui_label_fits(d->ui, in, &as, both)) {
            ui_label(d, in, &as, both);
            return;
        }
    }
    const ui_label_style style = said_as(d, in, next);
    ui_label(d, in, &style, next);
}

/* The sentence, before the seats of a long side; and at its ends what the whole table may press. */
static void bar(const flat_scene *f, const app *a, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at, int turn) {
    const float edge = ui_edge_rim(d->ui), high = bar_high(d->ui), y = d->ui->height - edge - high;
    const float button = bar_button(d->ui), air = bar_air;
    const bool holds = app_director_holds(a->table),
               undo = !holds && public_table_takes_back(a) && !table_scene_state(&f->t.base, a).own_back;
    ui_rect words = {edge + button + air, y + 2, bar_words(d->ui), high - 4};
    const float whole = words.w, least = 0.4f; /* of it, that words may stand in */
    const ui_rect left = {edge, y + (high - button) / 2, button, button};
    const ui_rect right = {d->ui->width - edge - button, left.y, button, button};

    ui_button(d, left, ZONE_PAUSE, 0, "", "pause", UI_PLAIN, 0);
    ui_button_sized(d, right, ZONE_HELP, 0, ui_say(d, "apron.help"), 26.0f, UI_PLAIN, 0);
    if (holds || undo) {
        const char *word = ui_say(d, holds ? "play.results.next" : "play.undo");
        const float w = fminf(ui_label_width(d->ui, &UI_STYLE_BUTTON, word) + 50, words.w * 0.3f);
        const ui_rect button_at = {words.x + words.w - w, left.y, w, button};
        ui_button(d, button_at, holds ? ZONE_REVEAL_NEXT : ZONE_UNDO, 0, word, NULL, UI_PRIMARY, 0);
        words.w -= w + air;
    }
    words = beside_zones(f, at, turn, words);
    const ui_rect in = {words.x + bar_in, words.y + 3, words.w - 2 * bar_in, words.h - 6};
    if (words.w >= least * whole) {
        ui_plate(d, words, 44, ui_fade(UI_INK_950, 0.8f), 0, 0, false);
        say(d, in, rim);
    }
}

/* ---- chips ---- */

static bool waits_for(const flat_scene *f, const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND || flat_is_sealed(f, a, (uint8_t)seat);
}

/* Beside a chip, as wide as this, where no other chip is nor the corner; else above it, over the bar. */
static ui_rect beside_chip(const flat_scene *f, const ui_draw *d, const ui_edge_seat *at, int seat, float w,
                           float h) {
    const float air = 8.0f;
    const ui_rect chip = at[seat].chip;
    float from = ui_edge_rim(d->ui), to = d->ui->width - from;
    for (int i = 0; i < f->edge.n; i++) {
        if (i != seat && at[i].turn == at[seat].turn) {
            const ui_rect other = at[i].zone.w > 0 ? at[i].zone : at[i].chip;
            from = other.x < chip.x ? fmaxf(from, other.x + other.w) : from;
            to = other.x > chip.x ? fminf(to, other.x) : to;
        }
    }
    const float y = chip.y + (chip.h - h) / 2, right = chip.x + chip.w + air;
    if (right + w + air <= to) {
        return (ui_rect){right, y, w, h};
    }
    if (chip.x - air - w >= from + air) {
        return (ui_rect){chip.x - air - w, y, w, h};
    }
    return (ui_rect){chip.x + (chip.w - w) / 2, chip.y - h - 4, w, h};
}

/* Said to the one whose zone cannot open now. */
static void wait_strip(const flat_scene *f, ui_draw *d, const ui_edge_seat *at, int seat) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *words = ui_say(d, "play.flat.wait");
    const float w = fmaxf(at[seat].chip.w, ui_label_width(d->ui, &style, words) + 24);
    const ui_rect strip = beside_chip(f, d, at, seat, w, ui_seat_strip(d->ui));
    ui_plate(d, strip, 23, UI_PAPER_200, UI_LANTERN, 2.0f, true);
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, ui_inset(strip, 3), &style, words);
}

/* What the game calls this seat by, as it stands in the middle at its emblem. */
static void chip_number(ui_draw *d, ui_rect chip, int number) {
    const float r = chip.h * 0.42f;
    const ui_rect at = {chip.x - 0.28f * r, chip.y - 0.28f * r, r, r};
    ui_label_style style = UI_STYLE_NAME;
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    style.size = 17;
    style.align = UI_MIDDLE;
    ui_disc(d, at, UI_INK_950, 0, 0);
    ui_label(d, at, &style, text);
}

/* At a corner of the chip: that somebody is to come, or looks. A part of it stands above the chip. */
static float chip_sign(const ui_edge_seat *at) {
    return fminf(at->chip.h * 0.5f, 34.0f);
}

static const float sign_above = 0.4f;

/* What is public of a seat, read from its edge. The eye tells that it looks, whatever it sees. */
static void chip(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat all[],
                 const ui_rim_seat *say) {
    const ui_edge_seat *at = &all[seat];
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    const bool open = flat_looks(f, seat), person = !f->t.seats[seat].bot;
    const bool comes = person && !told && waits_for(f, a, seat);
    ui_seat_state state = say->said ? say->state : UI_SEAT_CALM;
    const float sign = chip_sign(at), above = sign_above * sign;
    const ui_rect corner = {at->chip.x + at->chip.w - 0.75f * sign, at->chip.y - above, sign, sign};

    state = comes && state == UI_SEAT_CALM ? UI_SEAT_TO_ACT : state;
    ui_seat_chip(d, at->chip, &f->t.seats[seat], state, say->count, say->n_counts);
    if (say->said && say->number > 0) {
        chip_number(d, at->chip, say->number);
    }
    if (open || comes) {
        ui_disc(d, corner, UI_INK_950, UI_LANTERN, 1.6f);
        ui_figure(d, open ? "eye" : "hand", ui_inset(corner, sign * 0.16f), UI_LANTERN);
    }
    if (a->now < f->seat[seat].waits_until) {
        wait_strip(f, d, all, seat);
    }
    if (person) {
        ui_zone_add(d, ZONE_LOOK, seat + 1, at->chip, UI_ZONE_HOLD);
        ui_focus(d, at->chip, ZONE_LOOK, seat + 1);
    }
}

/* ---- an open zone ---- */

typedef struct {
    ui_rect words, cards, others, done;
} zone_places;

/* Millimetres of a zone, which grows with the reader's text. */
static float zone_mm(const flat_scene *f, const ui_draw *d, float n) {
    return n * d->ui->mm * ui_edge_growth(d->ui, f->edge.n);
}

/* On a coarse screen so small that three lines stand where they are on others. */
static ui_label_style zone_words(const ui_draw *d) {
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    style.size = fminf(18.0f, mm(d, 4.7f));
    return style;
}

static const float least_words = 14.0f;

/* What is read in a zone. What its owner alone may read stands in a block that says nothing by its outline. */
typedef struct {
    const char *text;
    bool secret;
    float mm; /* of the zone */
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
    ui_label_style style = zone_words(d);
    while (style.size > least_words && !ui_label_fits(d->ui, box, &style, words)) {
        style.size -= 1.0f;
    }
    return style;
}

/* As high as the words need, which have two long lines at most, three, or four over a card or two; of what its owner
 * alone may read, as high as whatever could stand there. */
static float words_high(const ui_draw *d, float w, bool few, reading *r) {
    const ui_label_style style = zone_words(d);
    const bool roomy = w > 24.0f * style.size * d->ui->text_scale;
    const float most = (few ? 25.0f : roomy ? 14.4f : 21.3f) * r->mm, least = 6 * r->mm, air = reading_air(r);
    if (r->secret) {
        r->block = ui_block_of(d->ui, w - 4 * air, most - 2 * air, &style, least_words, r->all, r->n);
        return fmaxf(least, r->block.h + 2 * air);
    }
    return fminf(most, fmaxf(least, ui_label_height(d->ui, &style, w, r->text) + 2));
}

/* On a plate whose shade makes up for their ink, so that it is as pale from afar whatever stands there. Where nothing
 * else could, all know it: it is set as any sentence. */
static void draw_reading(ui_draw *d, ui_rect at, const reading *r) {
    const ui_label_style style = zone_words(d);
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

/* At the head of the zone, away from its rim. */
static ui_rect words_place(const ui_draw *d, ui_rect zone, bool few, reading *words) {
    const float over = 2.0f * words->mm, side = 2.5f * words->mm, w = zone.w - 2 * side;
    return (ui_rect){zone.x + side, zone.y + over, w, words_high(d, w, few, words)};
}

/* Words above, the hand below them; beside the chip, which stays under its owner's finger, what plays it. */
static zone_places places_of(const ui_draw *d, const ui_edge_seat *at, const table_held *held, reading *words) {
    const ui_rect z = at->zone;
    const float pad = 0.8f * words->mm;
    const bool few = held->n_cards <= 2 && held->persons == 0 && held->n_signs == 0;
    const float left = at->chip.x - z.x - 2 * pad, right = z.x + z.w - at->chip.x - at->chip.w - 2 * pad;
    const float done = fminf(16 * words->mm, fmaxf(left, right));
    zone_places p = {.words = words_place(d, z, few, words)};
    const float top = p.words.y + p.words.h + pad;
    const ui_rect low = {z.x, top, z.w, at->chip.y - sign_above * chip_sign(at) - top};
    const bool others = held->persons != 0 || held->n_signs > 0;
    const float cards = !others                                  ? low.w
                        : held->n_cards == 0                     ? pad
                        : held->n_signs > 0 && held->n_cards < 2 ? low.w * 0.3f
                                                                 : low.w * 0.42f;
    const float hand = cards - 3.5f * pad;
    p.cards = (ui_rect){low.x + (cards - hand) / 2, low.y, hand, low.h};
    p.others = (ui_rect){low.x + cards, low.y - 0.3f * pad, low.w - cards - pad, low.h - 0.4f * pad};
    p.done = (ui_rect){right >= done ? at->chip.x + at->chip.w + pad : at->chip.x - pad - done, at->chip.y, done,
                       at->chip.h};
    return p;
}

/* A card lies over the one to its left, and a few more are a little smaller, so that their names stay whole; many are
 * smaller for the numbers in their middle, and too many for that leave the corner with the index. */
static ui_rect card_at(ui_rect area, int i, int n, float shape) {
    const float named = 0.88f, little = 0.78f, seen = 0.72f, smallest = 0.62f, apart = 1.04f;
    const float lift = area.h * 0.07f, h = area.h - lift, whole = fminf(h * shape, area.w);
    const float with_names = fminf(whole, area.w / (1 + named * (float)(n - 1)));
    const float with_numbers = fmaxf(fminf(whole, area.w / (1 + seen * (float)(n - 1))), smallest * whole);
    const float w = with_names >= little * whole ? with_names : with_numbers;
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
    for (int i = 0; i < n; i++) {
        const int piece = h->held.card[i];
        const bool picked = pick->card[0] == i + 1 || pick->card[1] == i + 1;
        const bool may = flat_may_pick(h, a->table, TABLE_PART_CARD, piece);
        ui_rect at = card_at(area, i, n, table->shape(piece));
        ui_rect zone = at;
        zone.w = i + 1 < n ? fminf(at.w, card_at(area, i + 1, n, table->shape(piece)).x - at.x) : at.w;
        at.y -= picked ? area.h * 0.1f : 0.0f;
        table->piece(piece, d, at);
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
    float disc, size; /* of all names, as a label has it */
} crowd;

static ui_label_style person_name(name_place at) {
    ui_label_style style = UI_STYLE_NAME;
    style.size = 18;
    style.align = at == NAME_BESIDE ? UI_LEFT : UI_MIDDLE;
    return style;
}

static ui_rect person_cell(const ui_draw *d, ui_rect area, const crowd *c, int at) {
    return ui_column(ui_row(area, at / c->across, c->rows, mm(d, 1)), at % c->across, c->across, mm(d, 1));
}

/* The disc of a person, and what is left for the name. */
static void person_places(const ui_draw *d, ui_rect cell, const crowd *c, ui_rect *disc, ui_rect *name) {
    const float r = c->disc, air = mm(d, 1);
    if (c->name == NAME_BESIDE) {
        *disc = (ui_rect){cell.x, cell.y + (cell.h - r) / 2, r, r};
        *name = (ui_rect){cell.x + r + air, cell.y, cell.w - r - air, cell.h};
        return;
    }
    const ui_label_style style = person_name(c->name);
    const float line = c->name == NAME_BELOW ? ui_label_height(d->ui, &style, cell.w, "Mg") : 0;
    const float top = cell.y + fmaxf(0, (cell.h - r - line) / 2);
    *disc = (ui_rect){cell.x + (cell.w - r) / 2, top, r, r};
    *name = (ui_rect){cell.x, top + r, cell.w, line};
}

/* The largest disc that leaves room for the names, and the size at which all of them have it. */
static void measure(const flat_scene *f, const ui_draw *d, ui_rect area, uint32_t persons, crowd *c) {
    const ui_label_style style = person_name(c->name);
    const ui_rect cell = person_cell(d, area, c, 0);
    const float line = c->name == NAME_BELOW ? ui_label_height(d->ui, &style, cell.w, "Mg") : 0;
    ui_rect disc, name;
    c->disc = fminf(c->name == NAME_BESIDE ? cell.w * 0.45f : cell.w, cell.h - line);
    c->disc = fminf(c->disc, zone_mm(f, d, 18));
    c->size = c->name == NAME_NOWHERE ? 0 : style.size;
    person_places(d, cell, c, &disc, &name);
    for (int i = 0; i < f->edge.n && c->name != NAME_NOWHERE; i++) {
        if ((persons >> i & 1u) != 0) {
            const bool fits = ui_label_fits(d->ui, name, &style, f->t.seats[i].name);
            c->size = fits ? fminf(c->size, ui_label_size(d->ui, name, &style, f->t.seats[i].name)) : -1;
        }
    }
}

/* A fingertip is nine millimetres; beyond that a name is worth more than a larger disc. */
static float worth(const ui_draw *d, const crowd *c) {
    const float tip = 9, disc = c->disc / mm(d, 1);
    return c->size < 0 ? -1.0f
                       : fminf(disc, tip) + 0.25f * fmaxf(disc - tip, 0) + (disc > 0.7f * tip ? 0.25f * c->size : 0);
}

static crowd crowd_of(const flat_scene *f, const ui_draw *d, ui_rect area, uint32_t persons) {
    crowd best = {.across = 1, .rows = 1, .size = -1};
    int n = 0;
    for (int i = 0; i < f->edge.n; i++) {
        n += (int)(persons >> i & 1u);
    }
    for (int rows = 1; rows <= 4 && rows <= n; rows++) {
        for (int name = NAME_BELOW; name <= NAME_NOWHERE; name++) {
            crowd c = {.across = (n + rows - 1) / rows, .rows = rows, .name = (name_place)name};
            measure(f, d, area, persons, &c);
            best = worth(d, &c) > worth(d, &best) ? c : best;
        }
    }
    return best;
}

static void persons(const flat_scene *f, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const flat_pick *pick = &f->seat[seat].pick;
    const crowd c = crowd_of(f, d, area, held->persons);
    ui_label_style style = person_name(c.name);
    int at = 0;
    style.size = c.size;
    for (int i = 0; i < f->edge.n; i++) {
        if ((held->persons >> i & 1u) == 0) {
            continue;
        }
        const bool picked = (pick->persons >> i & 1u) != 0;
        const ui_rect cell = person_cell(d, area, &c, at++);
        ui_rect disc, name;
        person_places(d, cell, &c, &disc, &name);
        style.colour = picked ? UI_LANTERN : UI_PAPER_100;
        if (c.name != NAME_NOWHERE) {
            ui_label(d, name, &style, f->t.seats[i].name);
        }
        if (picked) {
            ui_disc(d, disc, UI_LANTERN, 0, 0);
        }
        ui_seat_emblem(d, ui_inset(disc, c.disc * (picked ? 0.1f : 0.05f)), &f->t.seats[i]);
        ui_zone_add(d, FLAT_ZONE_PERSON, i, cell, UI_ZONE_QUIET);
    }
}

/* Below a sign: one line for all of them, or two, or none where the pictures have to do. */
static float sign_words(const flat_scene *f, const ui_draw *d, ui_rect cell, const table_held *held,
                        ui_label_style *style) {
    const float line = zone_mm(f, d, 6);
    *style = zone_words(d);
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

static void signs(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const flat_pick *pick = &f->seat[seat].pick;
    ui_label_style style;
    const ui_rect first = ui_column(area, 0, held->n_signs > 0 ? held->n_signs : 1, mm(d, 2));
    const float words = sign_words(f, d, first, held, &style);
    for (int i = 0; i < held->n_signs; i++) {
        const table_sign *sign = &held->sign[i];
        const ui_rect cell = ui_column(area, i, held->n_signs, mm(d, 2));
        const ui_rect above = {cell.x, cell.y, cell.w, cell.h - words};
        const float r = fminf(above.w, above.h) * 0.9f;
        const ui_rect at = ui_centre(above, r, r);
        ui_plate(d, cell, 31u + (unsigned)i, UI_INK_700, pick->sign == i + 1 ? UI_LANTERN : UI_INK_500, 2.4f, false);
        if (sign->figure != NULL) {
            ui_figure(d, sign->figure, ui_inset(at, r * 0.15f), UI_PAPER_100);
        } else {
            const nt_table *table = app_director_table(a->table);
            const ui_rect room = ui_centre(above, above.w * 0.9f, above.h * 0.9f);
            table->piece(sign->piece, d, piece_in(room, table->shape(sign->piece)));
        }
        if (words > 0.0f) {
            ui_label(d, (ui_rect){cell.x + 3, cell.y + cell.h - words - 2, cell.w - 6, words}, &style, sign->word);
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

static const char *words_of(const app *a, ui_draw *d, const flat_hand *h) {
    const nt_table *table = app_director_table(a->table);
    const char *line[TABLE_CHOICES + 1] = {0};
    if (h->held.news != NULL) {
        return h->held.news;
    }
    if (h->ui.n_legal == 0) {
        return table->goal != NULL && h->ui.frame == TABLE_PRIVATE ? table->goal(h->view, &h->ui, &d->words) : "";
    }
    return table->choices != NULL && table->choices(h->view, &h->ui, &d->words, line) > 0 ? line[0] : "";
}

static reading reading_of(const flat_scene *f, const app *a, ui_draw *d, int seat, const flat_hand *h) {
    const flat_seat *s = &f->seat[seat];
    reading r = {.text = words_of(a, d, h), .secret = !s->turn && !s->ballot, .mm = zone_mm(f, d, 1)};
    r.all[r.n++] = r.text;
    for (int i = 0; i < h->held.n_others; i++) {
        r.all[r.n++] = h->held.other[i];
    }
    return r;
}

static void choices(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect at, const table_held *held) {
    const bool both = held->persons != 0 && held->n_signs > 0;
    const float many = both ? 0.74f * at.w : at.w, beside = both ? many + mm(d, 2) : 0.0f;
    persons(f, d, seat, (ui_rect){at.x, at.y, many, at.h}, held);
    signs(f, a, d, seat, (ui_rect){at.x + beside, at.y, at.w - beside, at.h}, held);
}

static void zone_plate(const flat_scene *f, ui_draw *d, int seat, const ui_edge_seat *at) {
    const ui_colour own = ui_seat_colour[f->t.seats[seat].colour % UI_SEAT_COLOURS];
    ui_plate(d, (ui_rect){at->zone.x, at->zone.y, at->zone.w, at->zone.h + 20}, 5, UI_INK_950, own, 3.0f, true);
}

/* Before its signs are given nothing of the hand is made, drawn or not. */
static void locked_zone(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at) {
    const seat_lock *lock = &f->seat[seat].lock;
    reading words = {.text = seat_lock_words(lock, a, (uint8_t)seat, &d->words), .mm = zone_mm(f, d, 1)};
    const ui_rect said = words_place(d, at->zone, false, &words);
    const float below = said.y + said.h;
    zone_plate(f, d, seat, at);
    draw_reading(d, said, &words);
    seat_lock_draw(lock, d, (ui_rect){said.x, below, said.w, at->chip.y - below - mm(d, 1)}, ZONE_LOCK,
                   UI_ZONE_QUIET);
}

static void open_zone(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at) {
    flat_hand hand;
    flat_hand_of(f, a, (uint8_t)seat, &d->words, &hand);
    reading words = reading_of(f, a, d, seat, &hand);
    const zone_places p = places_of(d, at, &hand.held, &words);
    zone_plate(f, d, seat, at);
    draw_reading(d, p.words, &words);
    cards(f, a, d, seat, p.cards, &hand);
    choices(f, a, d, seat, p.others, &hand.held);
    if (hand.ui.n_legal > 0) {
        done(f, a, d, seat, p.done, &hand);
    }
}

/* Dark round a hand that lies on the table: what looks out from under it is seen to lie below. */
static void shadow(ui_draw *d, const ui_edge_seat *at) {
    enum { STEPS = 5 };
    const float far = mm(d, 6);
    if (at->zone.w <= 0 || !ui_turn_begin(d, at->turn)) {
        return;
    }
    for (int i = 0; i < STEPS; i++) {
        const float air = far * (1.0f - (float)i / STEPS);
        ui_plate(d, (ui_rect){at->zone.x - air, at->zone.y - air, at->zone.w + 2 * air, at->zone.h + air + 20}, 5,
                 ui_fade(UI_INK_950, 0.26f), 0, 0, false);
    }
    ui_turn_end(d);
}

/* ---- what those at the short sides read ---- */

/* The longest stretch of a short side that neither chips nor an open hand take, as those who sit there see it. */
static ui_rect free_stretch(const flat_scene *f, const ui_edge_seat *at, int turn, const ui_frame *ui) {
    const float rim = ui_edge_rim(ui), air = 10.0f;
    ui_rect best = {0};
    for (int i = -1; i < f->edge.n; i++) { /* from the corner, or from right of a seat */
        float from = rim, to = ui->width - rim;
        if (i >= 0 && at[i].turn != turn) {
            continue;
        }
        from = i >= 0 ? fmaxf(at[i].chip.x + at[i].chip.w, at[i].zone.x + at[i].zone.w) + air : from;
        for (int k = 0; k < f->edge.n; k++) {
            const float left = at[k].zone.w > 0 ? fminf(at[k].zone.x, at[k].chip.x) : at[k].chip.x;
            if (at[k].turn == turn && left + 1 > from - air) {
                to = fminf(to, left - air);
            }
        }
        if (to - from > best.w) {
            best = (ui_rect){from, ui->height - rim + 4, to - from, rim - 8};
        }
    }
    return best;
}

/* Somebody there is told to wait, in the same place. */
static bool is_told_to_wait(const flat_scene *f, const app *a, const ui_edge_seat *at, int turn) {
    bool waits = false;
    for (int i = 0; i < f->edge.n; i++) {
        waits |= at[i].turn == turn && a->now < f->seat[i].waits_until;
    }
    return waits;
}

/* Beside their chips, where it has room: what is to be done now. */
static void side_bar(const flat_scene *f, const app *a, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at,
                     int turn) {
    const ui_rect in = free_stretch(f, at, turn, d->ui);
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.lines = 3;
    if (rim->sentence != NULL && !is_told_to_wait(f, a, at, turn) &&
        ui_label_fits(d->ui, in, &style, rim->sentence)) {
        ui_label(d, in, &style, rim->sentence);
    }
}

/* ---- all of it ---- */

static void seat(const flat_scene *f, const app *a, ui_draw *d, int who, const ui_edge_seat all[],
                 const ui_rim_seat *say) {
    const ui_edge_seat *at = &all[who];
    if (ui_edge_begin(d, FLAT_PLACE(who), at->turn, f->words[who])) {
        if (at->zone.w > 0 && f->seat[who].locked) {
            locked_zone(f, a, d, who, at);
        } else if (at->zone.w > 0) {
            open_zone(f, a, d, who, at);
        }
        chip(f, a, d, who, all, say);
        ui_edge_end(d);
    }
}

void flat_draw(const flat_scene *f, const app *a, ui_draw *d) {
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_rim rim = {.seat = f->t.seats};
    ui_edge_seats(d->ui, &f->edge, at);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    middle(f, a, d, at, &rim);
    for (int who = 0; who < f->edge.n; who++) {
        shadow(d, &at[who]);
    }
    bar(f, a, d, &rim, at, 0);
    for (int turn = 1; turn <= 3; turn++) {
        if (ui_turn_begin(d, turn)) {
            if (turn == 2) {
                bar(f, a, d, &rim, at, turn);
            } else {
                side_bar(f, a, d, &rim, at, turn);
            }
            ui_turn_end(d);
        }
    }
    for (int who = 0; who < f->edge.n; who++) { /* open zones lie over the chips beside them */
        if (at[who].zone.w <= 0) {
            seat(f, a, d, who, at, &rim.of[who]);
        }
    }
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0) {
            seat(f, a, d, who, at, &rim.of[who]);
        }
    }
}
