/* The gold page: a player's name, and below it who lived there and the hand in numbers. */
#include <math.h>

#include "growl_table_gold.h"
#include "ui/score_houses.h"

static const float two_lines_from = 480.0f;                  /* of a row */
static const float least_sign = 16.0f, least_of_few = 12.0f; /* of a kind of card; where only what is held is told */
static const float widest_count = 50.0f;                     /* a sign and the number beside it */

/* ---- what has room ---- */

static ui_label_style number_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = GROWL_HAND_NUMBER;
    style.name = false;
    return style;
}

static ui_label_style role_style(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = UI_PAPER_200;
    return style;
}

/* In so many lines, for all alike. */
static bool roles_fit(const growl_look *look, float w, float line_h, int lines) {
    const ui_frame *ui = look->d->ui;
    const float least = ui_large_words(ui) ? 0.8f : 0.87f; /* else too small beside others */
    const ui_rect box = {0, 0, w, line_h * (float)lines};
    ui_label_style style = role_style();
    bool fit = true;

    style.lines = lines;
    for (int i = 0; i < look->pub->n; i++) {
        const char *word = growl_role_word(look, i, true);
        fit &= ui_label_fits(ui, box, &style, word) &&
               (lines > 1 ? least * style.size <= ui_label_size(ui, box, &style, word)
                          : least * ui_label_width(ui, &style, word) <= w);
    }
    return fit;
}

static int kinds_in(const uint8_t *hand) {
    int n = 0;

    for (int k = 0; k < GROWL_KINDS; k++) {
        n += hand[k] > 0;
    }
    return n;
}

static int most_kinds(const growl_pub *pub) {
    int most = 1;

    for (int i = 0; i < pub->n; i++) {
        const int n = kinds_in(pub->shown[i]);
        most = n > most ? n : most;
    }
    return most;
}

/* What a hand takes of a cell at most: so much is free to the next one that nobody reads them as one; few beside each
 * other need less. */
static float hand_wide(float cell, int ranks) {
    static const float edge = 8.0f, most = 26.0f, part = 0.12f, of_few = 8.0f;

    return cell - edge - (ranks > 1 ? of_few : fminf(most, part * cell));
}

/* Of the widest number in a hand. */
static float number_wide(const growl_look *look) {
    const ui_label_style style = number_style();
    bool two_digits = false;

    for (int i = 0; i < look->pub->n; i++) {
        for (int k = 0; k < GROWL_KINDS; k++) {
            two_digits |= look->pub->shown[i][k] > 9;
        }
    }
    return ui_label_width(look->d->ui, &style, two_digits ? "88" : "8");
}

/* How large the sign of a kind of card in a hand is when `n` of them stand in a row beside their numbers. */
static float sign_size(const growl_look *look, float wide, int n) {
    const float each = fminf(wide / (float)n, widest_count * look->d->ui->text_scale);

    return fminf(each - number_wide(look) - 5.0f, 22.0f * look->d->ui->text_scale);
}

/* So many cards of the fullest hand stand in each of its ranks. */
static int in_rank(const growl_pub *pub, int ranks) {
    return (most_kinds(pub) + ranks - 1) / ranks;
}

/* How wide the card of a kind is where all stand in so many ranks with their numbers on them. */
static float card_wide(const growl_look *look, float cell, int ranks) {
    static const float between = 3.0f, most = 40.0f;
    const float each = hand_wide(cell, ranks) / (float)in_rank(look->pub, ranks);

    return fminf(each - between, most * (ranks > 1 ? look->d->ui->text_scale : 1.0f));
}

/* Numbers on narrow cards beside each other would be read as one: they stand in two ranks, in a high row below their
 * signs, else beside them. */
static void two_ranks(const growl_look *look, growl_measures *m) {
    static const float around = 15.0f, least_beside = 13.0f, air = 5.0f;
    const float number = number_wide(look), one = card_wide(look, m->wide, 1), two = card_wide(look, m->wide, 2);
    const bool high = m->high >= two_lines_from && !ui_large_words(look->d->ui);

    if (m->lines > 1 && one < number + around && two > one && (high || two >= number + least_beside + air)) {
        m->ranks = 2;
        m->lines = high ? 4 : 2;
    }
}

/* What is said below a name; a high house leaves room for two lines of who lived there, and what rows without winners
 * leave makes two of a hand. */
void growl_measure_words(const growl_look *look, bool large, growl_measures *m) {
    const float wide = hand_wide(m->wide, 1);
    const int most = most_kinds(look->pub);
    /* Large words leave a house its window rather than a hand its height. */
    const bool asks = !ui_large_words(look->d->ui) || (m->low && m->huts > 0);
    const bool ample = large && asks && card_wide(look, m->wide, 1) >= least_sign;
    const float least = m->low ? least_of_few : least_sign; /* a low house has no height for a second line */
    m->lines = !ample && sign_size(look, wide, most) >= least ? 1 : 2;
    m->ranks = 1;
    const float w = m->wide - 8;
    const bool room = !m->low || ample || m->lines == 1, one = roles_fit(look, w, m->line_h, 1);
    const bool two = !one && m->high >= two_lines_from && roles_fit(look, w, m->line_h, 2);
    m->role = !room ? 0 : two ? 2 : one;
    two_ranks(look, m);
}

bool growl_hand_fits(const growl_look *look, const growl_measures *m) {
    return m->lines == 1 || card_wide(look, m->wide, m->ranks) >= least_sign;
}

/* ---- a hand ---- */

/* In a light of its own: from this one a gold comes. */
static void lights(const growl_look *look, ui_rect at) {
    static const float around = 4.0f;

    ui_plate(look->d, ui_inset(at, -around), 41, UI_LANTERN, UI_PAPER_100, 1.4f, false);
}

/* Those kinds in a row, each beside its number; as large in every hand. */
static void counts(const growl_look *look, ui_rect at, const uint8_t *kinds, int n, const uint8_t *hand, bool gold) {
    ui_draw *d = look->d;
    const ui_label_style style = number_style();
    const int most = most_kinds(look->pub);
    const float sign = fminf(sign_size(look, at.w, most), at.h - 4.0f),
                each = fminf(at.w / (float)most, widest_count * d->ui->text_scale);
    const float left = at.x + (at.w - each * (float)n) / 2;

    for (int k = 0; k < n; k++) {
        const float digits = ui_label_width(d->ui, &style, hand[kinds[k]] > 9 ? "88" : "8");
        const float x = left + each * (float)k + (each - sign - 2 - digits) / 2;
        const ui_rect its = {x, at.y + (at.h - sign) / 2, sign, sign};
        if (gold && kinds[k] == GROWL_GOLD) {
            lights(look, its);
        }
        growl_kind_sign(d, its, kinds[k]);
        table_number(d, (ui_rect){x + sign + 2, at.y, digits + 2, at.h}, hand[kinds[k]], style.size, UI_PAPER_100,
                     UI_LEFT);
    }
}

static const float counted_digits = 26.0f; /* the height of a number on a small card */

/* A small card: the sign of its kind, and below it how many there are, as large on wide cards as on narrow ones. */
static void counted_card(const growl_look *look, ui_rect at, int kind, int number) {
    static const float most = 24.0f, air = 2.0f, part = 0.8f, least = 0.5f; /* of its width: the sign */
    const float below = counted_digits * look->d->ui->text_scale;
    const float sign = fmaxf(fminf(part * at.w, at.h - 2 * air - below), least * at.w);
    const ui_rect digits = {at.x + air, at.y + air + sign, at.w - 2 * air, at.h - 2 * air - sign};

    growl_kind_card(look->d, at, kind, (ui_rect){at.x + (at.w - sign) / 2, at.y + air, sign, sign});
    table_number(look->d, digits, number, most, UI_INK_900, UI_MIDDLE);
}

/* A low one: how many there are stands beside the sign. */
static void low_card(const growl_look *look, ui_rect at, int kind, int number) {
    static const float air = 2.0f, most = 24.0f;
    const float digits = number_wide(look), sign = fminf(fminf(at.w - digits - 2 * air - 1.0f, at.h - 2 * air), most);
    const float left = at.x + (at.w - sign - digits - 1.0f) / 2;

    growl_kind_card(look->d, at, kind, (ui_rect){left, at.y + (at.h - sign) / 2, sign, sign});
    table_number(look->d, (ui_rect){left + sign + 1.0f, at.y, digits + air, at.h}, number, GROWL_HAND_NUMBER,
                 UI_INK_900, UI_LEFT);
}

static bool low_cards(const growl_measures *m) {
    return m->lines / m->ranks < 2;
}

/* The k-th card of a hand of `n` kinds; as large in every hand. */
static ui_rect card_at(const growl_look *look, const growl_measures *m, ui_rect at, int n, int k) {
    static const float between = 5.0f, part = 0.85f, below = 4.0f;
    const int most = in_rank(look->pub, m->ranks), per = n > most ? (n + m->ranks - 1) / m->ranks : n;
    const int rank = k / per, here = n - rank * per < per ? n - rank * per : per;
    const float wide = card_wide(look, m->wide, m->ranks), each = fminf(wide + between, at.w / (float)most);
    const float room = (m->line_h * (float)m->lines - 3.0f - below * (float)(m->ranks - 1)) / (float)m->ranks;
    const float needs = part * wide + counted_digits * look->d->ui->text_scale;
    const float high = low_cards(m) ? room : fminf(room, needs);

    return (ui_rect){at.x + (at.w - each * (float)here) / 2 + each * (float)(k % per) + (each - wide) / 2,
                     at.y + 2.0f + (high + below) * (float)rank, wide, high};
}

/* Those kinds, each a card with its number. */
static void counted_cards(const growl_look *look, const growl_measures *m, ui_rect at, const uint8_t *kinds, int n,
                          const uint8_t *hand, bool gold) {
    for (int k = 0; k < n; k++) {
        const ui_rect card = card_at(look, m, at, n, k);
        if (gold && kinds[k] == GROWL_GOLD) {
            lights(look, card);
        }
        if (low_cards(m)) {
            low_card(look, card, kinds[k], hand[kinds[k]]);
        } else {
            counted_card(look, card, kinds[k], hand[kinds[k]]);
        }
    }
}

/* A hand in numbers: the kinds that it has, in two lines if need be. */
static void hand_of(const growl_look *look, const growl_measures *m, ui_rect at, int seat) {
    const uint8_t *hand = look->pub->shown[seat];
    uint8_t kinds[GROWL_KINDS];
    int n = 0;

    for (int k = 0; k < GROWL_KINDS; k++) {
        if (hand[k] > 0) {
            kinds[n++] = (uint8_t)k;
        }
    }
    if (m->lines > 1) {
        counted_cards(look, m, at, kinds, n, hand, growl_gold_of_card(look, seat));
    } else if (n > 0) {
        counts(look, at, kinds, n, hand, growl_gold_of_card(look, seat));
    }
}

bool growl_gold_of_card(const growl_look *look, int seat) {
    const growl_pub *pub = look->pub;
    const int left = growl_tokens(pub, seat) - growl_gold_counted(look, seat);

    return growl_gold_coming(look, seat) > 0.0f && left <= pub->shown[seat][GROWL_GOLD];
}

/* Where hands are: below what is said of who lived there. */
static ui_rect hand_place(const growl_measures *m, ui_rect cell) {
    const float wide = hand_wide(m->wide, m->ranks);

    return (ui_rect){cell.x + (cell.w - wide) / 2, cell.y + m->feet + m->name_h + 2 + m->line_h * (float)m->role,
                     wide, m->line_h};
}

/* Gold is the last kind of a hand. */
ui_rect growl_gold_card(const growl_look *look, const growl_measures *m, ui_rect cell, int seat) {
    const ui_rect at = hand_place(m, cell);
    const int n = kinds_in(look->pub->shown[seat]);
    const float each = fminf(widest_count * look->d->ui->text_scale, at.w / (float)most_kinds(look->pub));

    return m->lines > 1 ? card_at(look, m, at, n, n - 1)
                        : (ui_rect){at.x + (at.w + each * (float)(n - 2)) / 2, at.y, each, at.h};
}

/* ---- all of them ---- */

void growl_size_gold_names(const growl_look *look, growl_measures *m) {
    static const float wide = 190.0f, large = 23.0f, usual = 20.0f, longest = 250.0f, beyond = 76.0f;

    m->plate = fminf(m->wide - 8, fmaxf(m->house + beyond, longest)); /* long names have room below a narrow house */
    m->name = m->plate > wide ? large : usual;
    if (!m->stacked) {
        const ui_rect plate = {0, 0, m->plate, m->name_h};
        m->name = score_names(look->d->ui, plate, m->emblem, look->t->seat, look->pub->n, m->name);
    }
}

void growl_draw_gold_name(const growl_look *look, const growl_measures *m, ui_rect at, int seat, bool won) {
    const ui_seat *who = &look->t->seat[seat];
    ui_label_style name = UI_STYLE_NAME;

    ui_plate(look->d, at, 60u + who->emblem, won ? UI_LANTERN : UI_INK_700,
             ui_seat_colour[who->colour % UI_SEAT_COLOURS], 2.0f, true);
    name.size = m->name;
    name.colour = table_results_ink(won);
    if (m->stacked) {
        name.align = UI_MIDDLE;
        ui_label(look->d, (ui_rect){at.x + 4, at.y + 2, at.w - 8, at.h - 4}, &name, who->name);
        return;
    }
    score_name(look->d, at, m->emblem, who, who->name, &name);
}

void growl_draw_gold_words(const growl_look *look, const growl_measures *m, ui_rect cell, int seat) {
    ui_label_style role = role_style();

    if (m->role > 0) {
        const float y = cell.y + m->feet + m->name_h + 2;
        role.lines = m->role;
        role.valign = m->role > 1 ? UI_TOP : UI_CENTRE;
        ui_label(look->d, (ui_rect){cell.x + 4, y, cell.w - 8, m->line_h * (float)m->role}, &role,
                 growl_role_word(look, seat, true));
    }
    if (m->lines > 0) {
        hand_of(look, m, hand_place(m, cell), seat);
    }
}
