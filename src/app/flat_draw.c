/* The picture of the flat table: the public frame in the middle, what it says twice, chips and open zones. */
#include <math.h>

#include "app/flat.h"
#include "app/public_table.h"
#include "ui/card_table.h"
#include "ui/frame.h"
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

/* What is to be done and what was done take two lines, or four beside a button, where fewer have no room for both. */
static int bar_lines(const ui_frame *ui) {
    const float two = 48.0f, four = 24.0f; /* ems of a line below which so many are wanted */
    const float ems = bar_words(ui) / fmaxf(0.85f * UI_STYLE_BODY.size, 4.0f * ui->mm);
    return ems < four ? 4 : ems < two || ui->text_scale > 1.3f ? 2 : 1;
}

/* High enough for its words and for a finger: the same whatever is said. */
static float bar_high(const ui_frame *ui) {
    const float one = ui_label_least(ui, &UI_STYLE_SENTENCE), skip = 1.3f * one;
    const int more = bar_lines(ui) - 1;
    return fmaxf(bar_button(ui), more > 0 ? one + skip * (float)more + 12.0f : 0.0f);
}

static ui_rect middle_of(const ui_frame *ui) {
    const float rim = ui_edge_rim(ui), bar = bar_high(ui);
    return (ui_rect){rim, rim + bar, ui->width - 2 * rim, ui->height - 2 * (rim + bar)};
}

static void middle(const flat_scene *f, const app *a, ui_draw *d, ui_rim *rim) {
    const ui_frame *window = d->ui;
    const float over = ui_edge_reach(window) - ui_edge_rim(window) - bar_high(window);
    if (ui_place_begin(d, MIDDLE, middle_of(d->ui), 0, NULL, 0)) {
        rim->sheet = over * window->u / d->ui->u;
        d->inner[d->frames - 1].rim = rim;
        table_scene_draw(&f->t, a, d, true);
        d->inner[d->frames - 1].rim = NULL;
        ui_place_end(d);
    }
}

/* A zone that is open at this long side lies over the sentence, and says more. */
static bool is_covered(const flat_scene *f, const ui_edge_seat *at, int turn) {
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0 && at[who].turn == turn) {
            return true;
        }
    }
    return false;
}

/* The sentence, before the seats of a long side; and at its ends what the whole table may press. */
static void bar(const app *a, ui_draw *d, const ui_rim *rim, bool covered) {
    const float edge = ui_edge_rim(d->ui), high = bar_high(d->ui), y = d->ui->height - edge - high;
    const float button = bar_button(d->ui), air = bar_air;
    const bool holds = app_director_holds(a->table), undo = !holds && public_table_takes_back(a);
    ui_rect words = {edge + button + air, y + 2, bar_words(d->ui), high - 4};
    ui_label_style style = UI_STYLE_SENTENCE;
    const ui_rect left = {edge, y + (high - button) / 2, button, button};
    const ui_rect right = {d->ui->width - edge - button, left.y, button, button};

    ui_button(d, left, ZONE_PAUSE, 0, "", "pause", UI_QUIET, 0);
    ui_button(d, right, ZONE_HELP, 0, ui_say(d, "apron.help"), NULL, UI_QUIET, 0);
    if (holds || undo) {
        const char *word = ui_say(d, holds ? "play.results.next" : "play.undo");
        const float w = fminf(ui_label_width(d->ui, &UI_STYLE_BUTTON, word) + 50, words.w * 0.3f);
        const ui_rect at = {words.x + words.w - w, left.y, w, button};
        ui_button(d, at, holds ? ZONE_REVEAL_NEXT : ZONE_UNDO, 0, word, NULL, UI_PRIMARY, 0);
        words.w -= w + air;
    }
    if (covered) {
        return;
    }
    const char *said = rim->sentence != NULL ? rim->sentence : "";
    ui_plate(d, words, 44, ui_fade(UI_INK_950, 0.8f), 0, 0, false);
    style.lines = 4; /* of so many as it is high */
    if (rim->second != NULL && rim->second[0] != '\0') {
        said = UI_SAY(d, "play.flat.two", TEXT_STR("first", said), TEXT_STR("second", rim->second));
    }
    style.align = UI_MIDDLE;
    const ui_rect in = {words.x + bar_in, words.y + 3, words.w - 2 * bar_in, words.h - 6};
    if (!ui_label_fits(d->ui, in, &style, said)) { /* rather small letters than words lost */
        style.size = UI_STYLE_BODY.size;
    }
    ui_label(d, in, &style, said);
}

/* ---- chips ---- */

static bool waits_for(const flat_scene *f, const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND || flat_is_sealed(f, a, (uint8_t)seat);
}

/* Said to the one whose zone cannot open now. */
static void wait_strip(ui_draw *d, ui_rect chip) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *words = ui_say(d, "play.flat.wait");
    const float h = ui_seat_strip(d->ui), w = fmaxf(chip.w, ui_label_width(d->ui, &style, words) + 24);
    const ui_rect at = {chip.x + (chip.w - w) / 2, chip.y - h - 4, w, h};
    ui_plate(d, at, 23, UI_PAPER_200, UI_LANTERN, 2.0f, true);
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, ui_inset(at, 3), &style, words);
}

/* What is public of a seat, read from its edge. The eye tells that it looks, whatever it sees. */
static void chip(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at,
                 const ui_rim_seat *say) {
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    const bool open = flat_looks(f, seat), person = !f->t.seats[seat].bot;
    const bool comes = person && !told && waits_for(f, a, seat);
    ui_seat_state state = say->said ? say->state : UI_SEAT_CALM;
    const float sign = fminf(at->chip.h * 0.5f, 34.0f);
    const ui_rect corner = {at->chip.x + at->chip.w - 0.75f * sign, at->chip.y - 0.4f * sign, sign, sign};

    state = comes && state == UI_SEAT_CALM ? UI_SEAT_TO_ACT : state;
    ui_seat_chip(d, at->chip, &f->t.seats[seat], state, say->count, say->n_counts);
    if (open || comes) {
        ui_disc(d, corner, UI_INK_950, UI_LANTERN, 1.6f);
        ui_figure(d, open ? "eye" : "hand", ui_inset(corner, sign * 0.16f), UI_LANTERN);
    }
    if (a->now < f->seat[seat].waits_until) {
        wait_strip(d, at->chip);
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

/* Words above, the hand below them; beside the chip, which stays under its owner's finger, what plays it. */
static zone_places places_of(const ui_draw *d, const ui_edge_seat *at, const table_held *held) {
    const ui_rect z = at->zone;
    const float pad = mm(d, 1.5f), words = mm(d, 12);
    const float left = at->chip.x - z.x - 2 * pad, right = z.x + z.w - at->chip.x - at->chip.w - 2 * pad;
    const float done = fminf(mm(d, 16), fmaxf(left, right));
    const ui_rect low = {z.x, z.y + words + 2 * pad, z.w, at->chip.y - z.y - words - 3 * pad};
    const bool others = held->persons != 0 || held->n_signs > 0;
    const float cards = !others                                  ? low.w
                        : held->n_cards == 0                     ? pad
                        : held->n_signs > 0 && held->n_cards < 2 ? low.w * 0.3f
                                                                 : low.w * 0.42f;
    const float side = mm(d, 5); /* of words: away from the rim */
    zone_places p = {.words = {z.x + side, z.y + pad, z.w - 2 * side, words}};
    const float hand = fminf(cards - 2 * pad, mm(d, 80)); /* below two palms (4.3) */
    p.cards = (ui_rect){low.x + (cards - hand) / 2, low.y, hand, low.h};
    p.others = (ui_rect){low.x + cards, low.y - 0.3f * pad, low.w - cards - pad, low.h - 0.4f * pad};
    p.done = (ui_rect){right >= done ? at->chip.x + at->chip.w + pad : at->chip.x - pad - done, at->chip.y, done,
                       at->chip.h};
    return p;
}

/* A card lies over the one to its left and leaves its index to be seen. */
static ui_rect card_at(ui_rect area, int i, int n, float shape) {
    const float lift = area.h * 0.08f, h = area.h - lift, w = fminf(h * shape, area.w);
    const float step = n > 1 ? fminf(w * 1.04f, (area.w - w) / (float)(n - 1)) : 0.0f;
    const float all = w + step * (float)(n - 1);
    return (ui_rect){area.x + (area.w - all) / 2 + step * (float)i, area.y + lift, w, w / shape};
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

static ui_label_style person_name(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.size = 16;
    style.lines = 1;
    style.name = true;
    style.colour = UI_PAPER_100;
    return style;
}

/* How high a line of names below the discs is: 0 where a name, or a disc above it, has no room. */
static float names_below(const flat_scene *f, const ui_draw *d, ui_rect cell, const table_held *held) {
    const ui_label_style style = person_name();
    const float line = ui_label_least(d->ui, &style);
    if (cell.h - line < mm(d, 6)) {
        return 0.0f;
    }
    for (int i = 0; i < f->edge.n; i++) {
        if ((held->persons >> i & 1u) != 0 &&
            !ui_label_fits(d->ui, (ui_rect){0, 0, cell.w, line}, &style, f->t.seats[i].name)) {
            return 0.0f;
        }
    }
    return line;
}

static void persons(const flat_scene *f, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const flat_pick *pick = &f->seat[seat].pick;
    const ui_label_style style = person_name();
    int n = 0, at = 0;
    for (int i = 0; i < f->edge.n; i++) {
        n += (int)(held->persons >> i & 1u);
    }
    const int rows = n > 12 ? 3 : 2, across = n > 1 ? (n + rows - 1) / rows : 1;
    const float line = names_below(f, d, ui_column(ui_row(area, 0, rows, mm(d, 1.5f)), 0, across, mm(d, 1)), held);
    for (int i = 0; i < f->edge.n; i++) {
        if ((held->persons >> i & 1u) == 0) {
            continue;
        }
        const ui_rect cell = ui_column(ui_row(area, at / across, rows, mm(d, 1.5f)), at % across, across, mm(d, 1));
        const float r = fminf(cell.w, cell.h - line);
        const ui_rect disc = ui_centre((ui_rect){cell.x, cell.y, cell.w, cell.h - line}, r, r);
        if (line > 0.0f) {
            ui_label(d, (ui_rect){cell.x, cell.y + cell.h - line, cell.w, line}, &style, f->t.seats[i].name);
        }
        if (pick->persons >> i & 1u) {
            ui_disc(d, disc, UI_LANTERN, 0, 0);
        }
        ui_seat_emblem(d, ui_inset(disc, r * 0.12f), &f->t.seats[i]);
        ui_zone_add(d, FLAT_ZONE_PERSON, i, cell, UI_ZONE_QUIET);
        at++;
    }
}

static void signs(const flat_scene *f, const app *a, ui_draw *d, int seat, ui_rect area, const table_held *held) {
    const flat_pick *pick = &f->seat[seat].pick;
    for (int i = 0; i < held->n_signs; i++) {
        const table_sign *sign = &held->sign[i];
        const ui_rect cell = ui_column(area, i, held->n_signs, mm(d, 2));
        const float words = mm(d, 6), r = fminf(cell.w, cell.h - words) * 0.9f;
        const ui_rect at = ui_centre((ui_rect){cell.x, cell.y, cell.w, cell.h - words}, r, r);
        ui_label_style style = UI_STYLE_SMALL;
        ui_plate(d, cell, 31u + (unsigned)i, UI_INK_700, pick->sign == i + 1 ? UI_LANTERN : UI_INK_500, 2.4f, false);
        if (sign->figure != NULL) {
            ui_figure(d, sign->figure, ui_inset(at, r * 0.15f), UI_PAPER_100);
        } else {
            app_director_table(a->table)->piece(sign->piece, d, at);
        }
        style.align = UI_MIDDLE;
        style.lines = 1;
        style.colour = UI_PAPER_100;
        ui_label(d, (ui_rect){cell.x + 3, cell.y + cell.h - words - 2, cell.w - 6, words}, &style, sign->word);
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

static void open_zone(const flat_scene *f, const app *a, ui_draw *d, int seat, const ui_edge_seat *at) {
    flat_hand hand;
    ui_label_style style = UI_STYLE_SMALL;
    flat_hand_of(f, a, (uint8_t)seat, &d->words, &hand);
    const zone_places p = places_of(d, at, &hand.held);
    const ui_colour own = ui_seat_colour[f->t.seats[seat].colour % UI_SEAT_COLOURS];
    ui_plate(d, (ui_rect){at->zone.x, at->zone.y, at->zone.w, at->zone.h + 20}, 5, UI_INK_950, own, 3.0f, true);
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    style.size = fminf(style.size, p.words.h / 2.75f); /* two lines on a coarse screen, too */
    if (f->seat[seat].locked) {
        const seat_lock *lock = &f->seat[seat].lock;
        const float below = p.words.y + p.words.h;
        ui_label(d, p.words, &style, seat_lock_words(lock, a, (uint8_t)seat, &d->words));
        seat_lock_draw(lock, d, (ui_rect){p.words.x, below, p.words.w, at->chip.y - below - mm(d, 1)}, ZONE_LOCK,
                       UI_ZONE_QUIET);
        return;
    }
    ui_label(d, p.words, &style, words_of(a, d, &hand));
    cards(f, a, d, seat, p.cards, &hand);
    const bool both = hand.held.persons != 0 && hand.held.n_signs > 0;
    const float beside = both ? 0.74f * p.others.w + mm(d, 2) : 0.0f;
    const ui_rect left = {p.others.x, p.others.y, both ? 0.74f * p.others.w : p.others.w, p.others.h};
    const ui_rect right = {p.others.x + beside, p.others.y, p.others.w - beside, p.others.h};
    persons(f, d, seat, left, &hand.held);
    signs(f, a, d, seat, right, &hand.held);
    if (hand.ui.n_legal > 0) {
        done(f, a, d, seat, p.done, &hand);
    }
}

/* ---- all of it ---- */

static void seat(const flat_scene *f, const app *a, ui_draw *d, int who, const ui_edge_seat *at,
                 const ui_rim_seat *say) {
    if (ui_edge_begin(d, FLAT_PLACE(who), at->turn, f->words[who])) {
        if (at->zone.w > 0) {
            open_zone(f, a, d, who, at);
        }
        chip(f, a, d, who, at, say);
        ui_edge_end(d);
    }
}

void flat_draw(const flat_scene *f, const app *a, ui_draw *d) {
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_rim rim = {.seat = f->t.seats};
    ui_edge_seats(d->ui, &f->edge, at);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    middle(f, a, d, &rim);
    bar(a, d, &rim, is_covered(f, at, 0));
    if (ui_turn_begin(d, 2)) {
        bar(a, d, &rim, is_covered(f, at, 2));
        ui_turn_end(d);
    }
    for (int who = 0; who < f->edge.n; who++) { /* open zones lie over the chips beside them */
        if (at[who].zone.w <= 0) {
            seat(f, a, d, who, &at[who], &rim.of[who]);
        }
    }
    for (int who = 0; who < f->edge.n; who++) {
        if (at[who].zone.w > 0) {
            seat(f, a, d, who, &at[who], &rim.of[who]);
        }
    }
}
