/* The gold page of the Growl (growl.md 8.4): the village at dawn, a house for each player. In its window stands who
 * lived there, lit if that side won; on its board what is owned, below its name the hand in numbers. At the end of a
 * series the houses stand by what all games brought, a lit window for each gold. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/score_houses.h"

static const float over_crown = 7.0f, over_low = 1.0f; /* free below a headline, or words of the row before */
static const float over_chimney = 0.085f;              /* of a house's width: a crown on the very tip of its roof */
static const float between = 20.0f, emblem_door = 40.0f, least_pane = 16.0f;
static const float two_lines_from = 480.0f;                  /* of a row */
static const float hut_door = 24.0f, hut_size = 0.5f;        /* of a house without gold; of its width */
static const float least_sign = 16.0f, least_of_few = 12.0f; /* of a kind of card; where only what is held is told */

enum {
    MOST_ROWS = 3,
    IN_A_ROW = 10 /* more would be towers */,
    WINDOWS = 40 /* a house of more gold has no more of them */
};

typedef struct {
    int rows, per_row;
    float wide, high;     /* of a cell */
    float house, storeys; /* the width of its walls; how often as high a winner's is at most */
    float crown;          /* the room above a roof */
    float name_h, line_h, emblem;
    int lines; /* of the numbers of a hand */
    bool all;  /* its kinds, also those that it has none of */
    bool low;  /* two rows: the board hangs beside the window, no roof has room for it */
    int role;  /* lines of the word that have room; `dead`: with the one that says so, else the stone does */
    bool dead;
    bool stacked; /* the emblem hangs at the door: the strip has room for the name alone */
    float feet;   /* from the top of a cell */
    int huts;     /* so many last rows have no gold, at the end of a series, or no winner */
    float given;  /* what each of them leaves to the rows behind */
    float gained; /* what each of those has of it, where it is not in `high` */
    bool hut;     /* a house without gold */
    int columns;  /* of the windows for gold, and from one to the next */
    float step;
    float ground; /* below them: the floor of the door */
    float storey; /* after a game: by how much each gold makes a house higher */
} measures;

/* ---- what moves: dawn lifts, houses grow and their gold is counted, then crowns fall ---- */

static const float dawn_lifted = 0.25f, houses_stand = 0.4f, gold_counts = 0.15f, crown_falls = 0.52f;

static float told(const growl_look *look) {
    return 1.0f - look->t->opening;
}

int growl_gold_counted(const growl_look *look, int seat) {
    const float counted = motion_of(told(look), gold_counts, crown_falls);

    return table_counted_up(growl_tokens(look->pub, seat), 1.0f - counted);
}

static float crown_opening(const growl_look *look) {
    return 1.0f - motion_of(told(look), crown_falls, 1.0f);
}

/* Of a house's height: in few steps, each of which is drawn once. */
static float grown(const growl_look *look) {
    return motion_out(motion_stepped(motion_of(told(look), 0.0f, houses_stand), 6));
}

/* ---- what has room ---- */

static ui_label_style number_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 19;
    style.name = false;
    return style;
}

/* Of the widest name, as far as a strip gives way to one. */
static float widest_name(const growl_look *look) {
    const float most = 170.0f * look->d->ui->text_scale;
    float widest = 0.0f;

    for (int i = 0; i < look->pub->n; i++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_NAME, growl_name(look, i)));
    }
    return fminf(widest, most);
}

static ui_label_style role_style(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = UI_PAPER_200;
    return style;
}

/* In so many lines, for all alike. */
static bool roles_fit(const growl_look *look, bool dead, float w, float line_h, int lines) {
    const ui_frame *ui = look->d->ui;
    const float least = ui_large_words(ui) ? 0.8f : 0.87f; /* else too small beside others */
    const ui_rect box = {0, 0, w, line_h * (float)lines};
    ui_label_style style = role_style();
    bool fit = true;

    style.lines = lines;
    for (int i = 0; i < look->pub->n; i++) {
        const char *word = growl_role_word(look, i, !dead || look->pub->alive[i]);
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

/* In a line of signs above numbers: a high house tells of all kinds. */
static int kinds_shown(const growl_look *look, const measures *m) {
    return m->low ? most_kinds(look->pub) : GROWL_KINDS;
}

/* How large the sign of a kind of card in a hand is when `n` of them stand in a row beside their numbers. */
static float sign_size(const growl_look *look, float wide, int n) {
    const ui_label_style style = number_style();
    bool two_digits = false;

    for (int i = 0; i < look->pub->n; i++) {
        for (int k = 0; k < GROWL_KINDS; k++) {
            two_digits |= look->pub->shown[i][k] > 9;
        }
    }
    const float digits = ui_label_width(look->d->ui, &style, two_digits ? "88" : "8");
    return fminf(wide / (float)n - digits - 5.0f, 22.0f);
}

/* The same of so many, each above its number. */
static float sign_above(float wide, int n) {
    return fminf(wide / (float)n - 3.0f, 26.0f);
}

/* Of a number there: it stands off the next one's. */
static float size_below(const growl_look *look, float each) {
    static const float most = 22.0f;
    ui_label_style style = number_style();

    style.size = most;
    return most * fminf(1.0f, (each - 8.0f) / ui_label_width(look->d->ui, &style, "8"));
}

/* What is said below a name; a high house leaves room for two lines of who lived there, and what rows without winners
 * leave makes two of a hand. */
static void measure_words(const growl_look *look, bool large, measures *m) {
    m->all = !m->low && sign_size(look, m->wide - 24, GROWL_KINDS) >= least_sign;
    const bool ample = large && m->low && m->huts > 0 && sign_above(m->wide - 8, most_kinds(look->pub)) >= least_sign;
    const float least = m->low ? least_of_few : least_sign; /* a low house has no height for a second line */
    m->lines = ample ? 2 : m->all || sign_size(look, m->wide - 8, most_kinds(look->pub)) >= least ? 1 : 2;
    const float w = m->wide - 8;
    const bool room = !m->low || ample || m->lines == 1, one = roles_fit(look, true, w, m->line_h, 1);
    const bool two = !one && m->high >= two_lines_from && roles_fit(look, true, w, m->line_h, 2);
    m->dead = one || two;
    m->role = !room ? 0 : two ? 2 : one || roles_fit(look, false, w, m->line_h, 1);
}

/* After a game rows without a winner need no room for crowns, and leave it to all. */
static void give_crowns(const growl_look *look, ui_rect area, measures *m) {
    static const float over_roof = 8.0f;
    int won = 0;

    for (uint32_t lit = growl_lit_seats(look->pub); lit != 0; lit &= lit - 1) {
        won++;
    }
    m->huts = m->rows - (won + m->per_row - 1) / m->per_row;
    m->given = m->huts > 0 ? m->crown - over_roof : 0.0f;
    m->high = (area.h + m->given * (float)m->huts) / (float)m->rows;
}

/* Names, and house and words one above the other; `ample`: crowns have all their room over the chimneys, `large`:
 * hands may have two lines. false: a cell is too small for them. */
static bool measure_rows(const growl_look *look, ui_rect area, int rows, bool ample, bool large, measures *m) {
    static const float least_house = 100.0f, air = 12.0f; /* below the headline */
    const ui_frame *ui = look->d->ui;
    const bool series = growl_is_series_end(look->pub);
    const int n = look->pub->n, per_row = (n + rows - 1) / rows;
    const float names = 0.87f * widest_name(look), text = ui->text_scale;

    *m = (measures){.rows = rows, .per_row = per_row, .wide = area.w / (float)per_row, .high = area.h / (float)rows};
    m->low = m->high < 380.0f;
    m->name_h = fmaxf(m->low ? 40.0f : 46.0f, fmaxf(ui_label_least(ui, &UI_STYLE_NAME) + 14.0f, 30.0f * text));
    m->line_h = fmaxf(m->low ? 25.0f : 28.0f, fmaxf(ui_label_least(ui, &UI_STYLE_SMALL) + 4.0f, 24.0f * text));
    m->emblem = fminf(m->name_h - 10.0f, m->wide < 180.0f ? 28.0f : 40.0f);
    m->stacked = m->wide - 8.0f - m->emblem - 18.0f < names;
    const float most_house = fminf(m->wide - fminf(between, 0.1f * m->wide), 210.0f);
    m->crown = m->low ? 42.0f : fmaxf(58.0f, 0.82f * fminf(76.0f, 0.46f * (m->wide - between)) + air);
    m->crown += !ample ? 0.0f : m->low ? 6.0f : over_chimney * most_house;
    if (!series) {
        give_crowns(look, area, m);
        measure_words(look, large, m);
    }
    m->feet = m->high - m->name_h - m->line_h * (float)(m->lines + m->role) - 10.0f;
    m->house = fminf(most_house, (m->feet - m->crown) / (!m->low ? 1.28f : series ? 1.22f : 0.95f));
    m->storeys = m->house < 130.0f ? 2.2f : 1.72f;
    return m->feet - m->crown >= least_house * (0.4f + 0.6f * text) && m->wide - 20.0f >= names &&
           !(m->stacked && m->low) &&
           (series || m->lines == 1 || sign_above(m->wide - 8, kinds_shown(look, m)) >= least_sign);
}

static bool measure(const growl_look *look, ui_rect area, measures *m) {
    const int least = look->pub->n > IN_A_ROW ? 2 : 1;

    for (int rows = least; rows <= MOST_ROWS; rows++) {
        /* Rather smaller crowns and hands than more rows. */
        for (int smaller = 0; smaller < 4; smaller++) {
            if (measure_rows(look, area, rows, smaller % 2 == 0, smaller < 2, m)) {
                return true;
            }
        }
    }
    return false;
}

bool growl_gold_fits(const growl_look *look) {
    measures m;

    return measure(look, table_results_room(look->d->ui, 1), &m);
}

/* ---- one player ---- */

static void number_of(ui_draw *d, ui_rect at, int n, float size, ui_align align) {
    table_number(d, at, n, size, n > 0 ? UI_PAPER_100 : UI_PAPER_400, align);
}

/* Those kinds in a row, each beside its number; as large in every hand. */
static void counts(const growl_look *look, ui_rect at, const uint8_t *kinds, int n, const uint8_t *hand) {
    ui_draw *d = look->d;
    const ui_label_style style = number_style();
    const int most = n < GROWL_KINDS ? most_kinds(look->pub) : GROWL_KINDS;
    const float sign = fminf(sign_size(look, at.w, most), at.h - 4.0f), each = fminf(at.w / (float)most, 62.0f);
    const float left = at.x + (at.w - each * (float)n) / 2;

    for (int k = 0; k < n; k++) {
        const float digits = ui_label_width(d->ui, &style, hand[kinds[k]] > 9 ? "88" : "8");
        const float x = left + each * (float)k + (each - sign - 2 - digits) / 2;
        growl_kind_sign(d, (ui_rect){x, at.y + (at.h - sign) / 2, sign, sign}, kinds[k]);
        number_of(d, (ui_rect){x + sign + 2, at.y, digits + 2, at.h}, hand[kinds[k]], style.size, UI_LEFT);
    }
}

/* Those kinds in a row, each above its number; as large in every hand. */
static void counts_below(const growl_look *look, const measures *m, ui_rect at, const uint8_t *kinds, int n,
                         const uint8_t *hand) {
    static const float widest = 40.0f;
    const int most = kinds_shown(look, m);
    const float sign = fminf(sign_above(at.w, most), m->line_h);
    const float each = fminf(at.w / (float)most, widest), left = at.x + (at.w - each * (float)n) / 2;

    for (int k = 0; k < n; k++) {
        const float x = left + each * (float)k;
        growl_kind_sign(look->d, (ui_rect){x + (each - sign) / 2, at.y + m->line_h - sign, sign, sign}, kinds[k]);
        number_of(look->d, (ui_rect){x, at.y + m->line_h, each, m->line_h}, hand[kinds[k]], size_below(look, each),
                  UI_MIDDLE);
    }
}

/* A hand in numbers: all kinds, in two lines if need be; where there is no room for those, the ones that it has. */
static void hand_of(const growl_look *look, const measures *m, ui_rect at, int seat) {
    const uint8_t *hand = look->pub->shown[seat];
    uint8_t kinds[GROWL_KINDS];
    int n = 0;

    for (int k = 0; k < GROWL_KINDS; k++) {
        if (m->all || !m->low || hand[k] > 0) {
            kinds[n++] = (uint8_t)k;
        }
    }
    if (m->lines > 1) {
        counts_below(look, m, at, kinds, n, hand);
    } else if (n > 0) {
        counts(look, m->all ? ui_centre(at, at.w - 16, at.h) : at, kinds, n, hand);
    }
}

static ui_colour pane_colour(const ui_frame *ui, bool lit) {
    if (lit) {
        return ui_mix(UI_LANTERN, UI_PAPER_100, 0.45f);
    }
    return ui->high_contrast ? UI_INK_700 : ui_mix(UI_INK_500, UI_INK_700, 0.25f);
}

/* Who lived here: before a lamp the side that won, before the moon's light the other. */
static void window(const growl_look *look, ui_rect at, int seat, bool lit, bool role) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool plain = d->ui->high_contrast;
    const char *figure = pub->team[seat] == GROWL_WOLF ? "werewolf" : "villager";

    ui_plate(d, at, 11u + (unsigned)seat, pane_colour(d->ui, lit), lit ? 0 : UI_INK_500, lit ? 0.0f : 1.6f, false);
    ui_figure(d, figure, ui_inset(at, at.w * 0.07f), !lit && plain ? UI_PAPER_100 : UI_INK_950);
    if (!role && pub->zero[seat]) {
        const float zero = fmaxf(26.0f, ui_label_least(d->ui, &UI_STYLE_SMALL) + 6);
        table_disc_number(d, (ui_rect){at.x - zero * 0.3f, at.y - zero * 0.3f, zero, zero}, 0,
                          UI_PAPER_100); /* behind the head, above the back */
    }
}

static int windows_for(int gold) {
    return gold < WINDOWS ? gold : WINDOWS;
}

static void door(ui_draw *d, ui_rect walls, float h, float wide, bool lit) {
    const float w = fminf(h * 0.66f, wide);
    const ui_rect at = {walls.x + (walls.w - w) / 2, walls.y + walls.h - h, w, h};
    const float knob = fmaxf(3.0f, w * 0.13f);

    ui_plate(d, at, 9, lit ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.55f) : UI_INK_700, 0, 0.0f, false);
    if (!lit && d->ui->high_contrast) { /* else an outline like a window's */
        ui_disc(d, (ui_rect){at.x + at.w - 2.2f * knob, at.y + at.h * 0.52f, knob, knob}, UI_PAPER_100, 0, 0.0f);
    }
}

/* A window for each gold, from below. */
static void gold_windows(const growl_look *look, const measures *m, ui_rect walls, int seat, bool lit) {
    ui_draw *d = look->d;
    const int n = windows_for(growl_gold_counted(look, seat));
    const float side = m->step - fminf(8.0f, m->step * 0.2f), foot = walls.y + walls.h - 12.0f;
    const float bottom = foot - m->ground;

    for (int k = 0; k < n; k++) {
        const int storey = k / m->columns, left = n - storey * m->columns;
        const int in_row = left < m->columns ? left : m->columns;
        const float x = walls.x + (walls.w - m->step * (float)in_row) / 2 + m->step * (float)(k % m->columns);
        const ui_rect at = {x + (m->step - side) / 2, bottom - m->step * (float)(storey + 1) + (m->step - side) / 2,
                            side, side};
        ui_plate(d, at, 3u + (unsigned)k % 5u, pane_colour(d->ui, lit), 0, 0.0f, false);
        if (side >= 22.0f) {
            const bool dark = !lit && d->ui->high_contrast; /* black on black */
            ui_figure(d, "coin", ui_inset(at, side * 0.14f), dark ? UI_PAPER_100 : UI_INK_950);
        }
    }
}

/* A board smaller than the gable, where its number is still read. */
static bool small_board(const measures *m, const ui_frame *ui) {
    return !m->low && m->house >= 90.0f && !ui_large_words(ui);
}

static float board_height(const measures *m, const ui_frame *ui) {
    const bool small = small_board(m, ui);
    const float part = small ? 0.28f : 0.34f, most = m->low ? 34.0f : small ? 45.0f : 56.0f;

    return fminf(m->house * part, most) * (ui_large_words(ui) ? 1.05f : 1.0f);
}

static float board_width(const measures *m, const ui_frame *ui) {
    return fmaxf(m->house * (small_board(m, ui) ? 0.46f : 0.56f), board_height(m, ui) * 1.7f);
}

/* From the top of a house to its board: over the eaves, or below them where it would hide the roof. */
static float above_board(const measures *m, const ui_frame *ui) {
    const bool within = m->low || m->house < 130.0f || ui_large_words(ui);

    return m->house * SCORE_ROOF + (within ? 3.0f : -0.6f * board_height(m, ui));
}

/* From the top of a house: where windows begin. */
static float below_board(const measures *m, const ui_frame *ui) {
    return above_board(m, ui) + board_height(m, ui) + (m->low ? 5.0f : 10.0f);
}

/* Of a house in which no window for gold is, and no board. */
static float hut_height(const measures *m, const ui_frame *ui) {
    return m->stacked ? below_board(m, ui) + emblem_door + 16.0f : m->house * SCORE_ROOF + hut_door + 10.0f;
}

/* A house of a series in which no gold is: small, so that the others tell who is ahead. */
static measures hut_of(const measures *m) {
    static const float with_emblem = 0.82f; /* at its door */
    measures hut = *m;

    hut.hut = true;
    hut.house *= m->stacked ? with_emblem : hut_size;
    return hut;
}

/* Rows in which nobody owns anything are of huts, and higher houses stand behind them. */
static void give_height(const growl_look *look, const uint8_t *order, measures *m) {
    const float air = 12.0f;

    if (!growl_is_series_end(look->pub)) {
        return;
    }
    for (int row = m->rows - 1; row > 0; row--) {
        const int first = m->per_row * row;
        m->huts += growl_tokens(look->pub, order[first]) == 0;
    }
    if (m->huts > 0) {
        const measures hut = hut_of(m);
        m->given = fmaxf(0.0f, m->feet - hut_height(&hut, look->d->ui) - air);
        m->gained = m->given * (float)m->huts / (float)(m->rows - m->huts);
    }
}

/* By how much a row is higher than all would be. */
static float more_high(const measures *m, int row) {
    return row < m->rows - m->huts ? m->gained : -m->given;
}

/* So many columns that windows for the gold of the richest become as large as they may. */
static void lay_windows(const growl_look *look, measures *m) {
    const float wide = m->house * (1.0f - 2.0f * SCORE_EAVES) - 10.0f;
    const float tower = m->house < 130.0f ? 3.4f : 2.3f; /* how often as high as wide */
    static const float least_door = 30.0f;
    int most = 1;

    if (!growl_is_series_end(look->pub)) {
        return;
    }
    m->columns = 1;
    m->ground = m->stacked ? emblem_door + 6.0f : 0.0f;
    const float most_high = m->feet - m->crown + more_high(m, 0);
    const float tall = fminf(most_high, m->house * tower) - below_board(m, look->d->ui) - 16.0f - m->ground;

    for (int i = 0; i < look->pub->n; i++) {
        const int gold = windows_for(growl_tokens(look->pub, i));
        most = gold > most ? gold : most;
    }
    for (int columns = 1; columns <= 6; columns++) {
        const int storeys = (most + columns - 1) / columns;
        const float step = fminf(fminf(tall / (float)storeys, wide / (float)columns), 56.0f);
        if (step > m->step) {
            m->step = step;
            m->columns = columns;
        }
    }
    /* Few windows leave room for a door. */
    const int storeys = (most + m->columns - 1) / m->columns;
    const float spare = tall - m->step * (float)storeys;
    if (!m->stacked && spare >= least_door) {
        m->ground = fminf(spare, m->house * 0.62f);
    }
}

/* What is owned: the number beside its coin, or below it on a narrow board. */
static void board(const growl_look *look, ui_rect at, int seat, bool won) {
    ui_draw *d = look->d;
    const bool narrow = at.w<at.h, large = d->ui->text_scale> 1.2f; /* large words take room from the coin */
    const float coin = narrow ? fminf(at.w * 0.66f, at.h * 0.4f) : at.h * (large ? 0.48f : 0.62f);
    ui_label_style style = UI_STYLE_NAME;
    style.size = at.h * (large ? 0.58f : 0.66f);
    const float wide = ui_label_width(d->ui, &style, growl_tokens(look->pub, seat) > 9 ? "88" : "8");
    const float digits = fminf(wide, at.w - coin - 12.0f);
    const float from = at.x + (at.w - coin - (narrow ? 0.0f : 6.0f + digits)) / 2;
    const float y = narrow ? at.y + at.h * 0.27f - coin / 2 : at.y + (at.h - coin) / 2;
    const ui_rect beside = {from + coin + 6, at.y, digits + 2, at.h};
    const ui_rect under = {at.x, at.y + at.h * 0.48f, at.w, at.h * 0.5f};

    ui_plate(d, at, 71, won ? UI_LANTERN : UI_PAPER_100, 0, 0.0f, true);
    ui_disc(d, (ui_rect){from, y, coin, coin}, UI_YELLOW, UI_INK_900, 1.6f);
    ui_figure(d, "coin", (ui_rect){from + coin * 0.14f, y + coin * 0.14f, coin * 0.72f, coin * 0.72f}, UI_INK_900);
    table_number(d, narrow ? under : beside, growl_gold_counted(look, seat), narrow ? at.h * 0.44f : style.size,
                 UI_INK_900, narrow ? UI_MIDDLE : UI_LEFT);
}

bool growl_gain_told(const growl_pub *pub, int seat) {
    bool before = false;

    for (int i = 0; i < pub->n; i++) {
        before |= growl_tokens(pub, i) != pub->gain[i];
    }
    return before && pub->gain[seat] > 0;
}

/* Where the slip lies: on the eaves, away from the chimney; beside a narrow house; where the roof is low, in the air
 * over its slope, and so of a narrow house at the end of a series, on its `outer` side: there no neighbour is higher.
 */
static ui_rect slip(const measures *m, const ui_frame *ui, ui_rect walls, int outer, float w, float h) {
    const float rise = 1.0f / (2.0f * SCORE_ROOF), over_slope = (h - 8.0f) * rise + 8.0f; /* along for each down */
    const float mid = walls.x + walls.w / 2;
    const float board_top = walls.y + above_board(m, ui);
    const bool large = ui_large_words(ui); /* the number on the board reaches higher */

    if (walls.w < 90.0f && outer != 0) {
        return (ui_rect){outer < 0 ? mid - over_slope - w : mid + over_slope, walls.y - 8.0f, w, h};
    }
    if (walls.w < 90.0f) {
        return (ui_rect){walls.x + walls.w + 3, board_top + 2, w, h};
    }
    if (m->low) {
        return (ui_rect){mid + over_slope, walls.y - 8.0f, w, h};
    }
    const float x = fmaxf(walls.x + walls.w - w + 6, walls.x + walls.w / 2 + board_width(m, ui) / 2 - 8);
    return (ui_rect){x, board_top + (large ? 0.0f : 6.0f) - h, w, h};
}

/* What this game brought of it. */
static void gain(const growl_look *look, const measures *m, ui_rect walls, int seat) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = UI_SAY(d, "growl.results.gain", TEXT_NUM("n", look->pub->gain[seat]));
    const float h = fmaxf(m->low ? 26.0f : 30.0f, ui_label_least(d->ui, &style) + 4);
    const float w = fmaxf(m->low ? 36.0f : fminf(52.0f, walls.w * 0.4f), ui_label_width(d->ui, &style, word) + 12);
    const int side = walls.x + walls.w < d->ui->width / 2 ? -1 : 1;
    const ui_rect at = slip(m, d->ui, walls, growl_is_series_end(look->pub) ? side : 0, w, h);

    if (!growl_gain_told(look->pub, seat) || told(look) < crown_falls) {
        return;
    }
    ui_plate(d, at, 23, UI_MOSS, 0, 0.0f, true);
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, at, &style, word);
}

static void name_strip(const growl_look *look, const measures *m, ui_rect at, int seat, bool won) {
    const ui_seat *who = &look->t->seat[seat];
    ui_label_style name = UI_STYLE_NAME;

    const bool calm = m->hut && !look->d->ui->high_contrast;
    ui_plate(look->d, at, 60u + who->emblem,
             won    ? UI_LANTERN
             : calm ? ui_fade(UI_INK_900, 0.82f)
                    : UI_INK_700,
             calm ? 0 : ui_seat_colour[who->colour % UI_SEAT_COLOURS], calm ? 0.0f : 2.0f, !calm);
    name.size = m->hut ? 19.0f : at.w > 190.0f ? 23.0f : 20.0f;
    name.colour = calm ? UI_PAPER_400 : table_results_ink(won);
    if (m->stacked) {
        name.align = UI_MIDDLE;
        ui_label(look->d, (ui_rect){at.x + 4, at.y + 2, at.w - 8, at.h - 4}, &name, who->name);
        return;
    }
    score_name(look->d, at, m->emblem, who, who->name, &name);
}

static void words(const growl_look *look, const measures *m, ui_rect at, int seat) {
    const growl_pub *pub = look->pub;
    ui_label_style role = role_style();

    if (m->role > 0) {
        const float high = m->line_h * (float)m->role;
        role.lines = m->role;
        role.valign = m->role > 1 ? UI_TOP : UI_CENTRE;
        ui_label(look->d, (ui_rect){at.x, at.y, at.w, high}, &role,
                 growl_role_word(look, seat, !m->dead || pub->alive[seat]));
        at.y += high;
    }
    if (m->lines > 0) {
        hand_of(look, m, (ui_rect){at.x, at.y, at.w, m->line_h}, seat);
    }
}

/* After a game, of a house without gold: it has its window and its board. */
static float low_house(const measures *m) {
    return fminf(0.7f * (m->feet - m->crown), m->house * (m->storeys - 0.2f));
}

/* So high is a storey that the richest house ends below the crown's room. */
static void lay_storeys(const growl_look *look, measures *m) {
    static const float highest = 44.0f;
    int most = 1;

    for (int i = 0; i < look->pub->n; i++) {
        const int gold = growl_tokens(look->pub, i);
        most = gold > most ? gold : most;
    }
    if (!m->low && !growl_is_series_end(look->pub)) {
        m->storey = fminf((m->feet - m->crown - low_house(m)) / (float)most, highest);
    }
}

/* A house is as high as its gold, or else a winner's stands out. `grows`: how far it has, 1 whole. */
static float height_of(const growl_look *look, const measures *m, int gold, bool won, float grows) {
    const float most = m->feet - m->crown;

    if (growl_is_series_end(look->pub)) {
        const int n = windows_for(gold), rows = (n + m->columns - 1) / m->columns;
        const float windows = m->step * (float)rows;
        if (rows == 0 && !m->stacked) {
            return fminf(m->feet, hut_height(m, look->d->ui)); /* never crowned */
        }
        return fminf(most, below_board(m, look->d->ui) + 16.0f + m->ground + windows);
    }
    const float flat = fminf(won ? most : most - 6.0f, m->house * (won ? m->storeys : m->storeys - 0.2f));
    const float high = m->storey > 0.0f ? low_house(m) + m->storey * (float)gold : flat;
    const float least = fminf(high, below_board(m, look->d->ui) + 12.0f);
    return least + (high - least) * grows;
}

/* A window for each gold, from below up to the board. */
static void coins(const growl_look *look, const measures *m, float mid, float foot, float top, int seat, bool lit) {
    static const float least = 9.0f, least_figure = 15.0f;
    const float side = m->storey - fminf(8.0f, m->storey * 0.22f);
    const int n = growl_gold_counted(look, seat);

    for (int k = 0; k < n && side >= least; k++) {
        const ui_rect at = {mid - side / 2, foot - m->storey * (float)k - side, side, side};
        if (at.y < top) {
            return;
        }
        ui_plate(look->d, at, 3u + (unsigned)k % 5u, pane_colour(look->d->ui, lit), 0, 0.0f, false);
        if (side >= least_figure) {
            const bool dark = !lit && look->d->ui->high_contrast; /* black on black */
            ui_figure(look->d, "coin", ui_inset(at, side * 0.14f), dark ? UI_PAPER_100 : UI_INK_950);
        }
    }
}

/* In a hut, where others have a door: quiet, but told like any other number. */
static void nothing(ui_draw *d, ui_rect walls) {
    const float roof = walls.w * SCORE_ROOF;

    table_number(d, (ui_rect){walls.x, walls.y + roof - 3.0f, walls.w, hut_door + 4.0f}, 0, number_style().size,
                 d->ui->high_contrast ? UI_PAPER_100 : UI_PAPER_400, UI_MIDDLE);
}

/* Who lived there and what is owned, one below the other, or side by side under a low roof. */
static void front(const growl_look *look, const measures *m, ui_rect walls, int seat, bool won) {
    const ui_frame *ui = look->d->ui;
    const bool series = growl_is_series_end(look->pub), beside = m->low && !series;
    const float w = board_width(m, ui), mid = walls.x + walls.w / 2, gap = 5.0f;
    const float foot = walls.y + walls.h - (beside ? 9.0f : 12.0f) - (m->stacked ? emblem_door + 6.0f : 0.0f);
    const float top = walls.y + (beside ? walls.w * SCORE_ROOF - 1.0f : below_board(m, ui));
    const float room = walls.w * (1 - 2 * SCORE_EAVES) - (beside ? 12.0f : 14.0f);
    /* In all of them the same: what is above it is for gold. */
    const float tall = m->storey > 0.0f ? fminf(foot - top, low_house(m) - walls.h + foot - top) : foot - top;
    const float pane = fminf(tall, beside ? room * 0.64f - gap : room), left = mid - room / 2;
    const float y = foot - (tall + pane) / 2;
    ui_rect at = {mid - w / 2, walls.y + above_board(m, ui), w, board_height(m, ui)};

    if (series) {
        gold_windows(look, m, walls, seat, won);
        const bool hut = growl_gold_counted(look, seat) == 0;
        if (m->hut) {
            nothing(look->d, walls);
        } else if (!m->stacked && (hut || m->ground > 0)) {
            door(look->d, walls, hut ? fminf(hut_door, foot - top) : m->ground - 4.0f, m->house * 0.26f, won && !hut);
        }
    } else if (pane > least_pane) {
        window(look, (ui_rect){beside ? left : mid - pane / 2, y, pane, pane}, seat, won, m->role > 0);
        coins(look, m, mid, y - 6.0f, top - 7.0f, seat, won);
    }
    if (beside && pane > least_pane) {
        at = (ui_rect){left + pane + gap, y, fminf(room - pane - gap, pane * 0.8f), pane};
    }
    if (!m->hut && (!beside || pane > least_pane)) {
        board(look, at, seat, won);
    }
}

/* What a tall frame leaves above one row of roofs: the winners stand there; w 0: no room. */
static ui_rect sky_of(const growl_look *look, const measures *m, float top) {
    static const float least = 250.0f;
    const ui_frame *ui = look->d->ui;
    float most = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        most = fmaxf(most, height_of(look, m, growl_tokens(look->pub, seat), true, 1.0f));
    }
    const float high = m->feet - most - 30.0f;
    if (m->rows > 1 || ui->height < ui->width || high < least) {
        return (ui_rect){0};
    }
    return (ui_rect){24, top, ui->width - 48, high};
}

static const float least_stone = 30.0f; /* beside the walls; where words say it, too, none stands before them */

/* The winners over their houses: of a series the headline and the houses have their names. */
static void draw_winners(const growl_look *look, const measures *m, float top) {
    ui_seat seat[GROWL_SEATS];

    for (int i = 0; i < look->pub->n; i++) {
        seat[i] = look->t->seat[i];
        if (growl_is_series_end(look->pub)) {
            seat[i].name[0] = '\0';
        }
    }
    table_results_winners(look->d, sky_of(look, m, top), seat, growl_lit_seats(look->pub), crown_opening(look));
}

/* Of somebody who is dead: beside the walls, on the end of the plate. */
static void gravestone(ui_draw *d, ui_rect walls, ui_rect plate) {
    const float size = fminf(fmaxf(walls.x + walls.w * SCORE_EAVES - plate.x + 6.0f, 26.0f), 40.0f);
    const ui_rect at = {plate.x + 2, plate.y + 3 - size, size, size};

    ui_figure(d, "tomb", ui_inset(at, -size * 0.07f), UI_INK_950);
    ui_figure(d, "tomb", at, ui_theme(d->ui, UI_PAPER_200));
}

static void player(const growl_look *look, const measures *m, ui_rect cell, int seat) {
    ui_draw *d = look->d;
    const bool won = (growl_lit_seats(look->pub) >> seat & 1u) != 0;
    const int gold = growl_is_series_end(look->pub) ? growl_gold_counted(look, seat) : growl_tokens(look->pub, seat);
    const float high = height_of(look, m, gold, won, grown(look));
    const float strip = fminf(cell.w - 8, m->house / (m->hut && !m->stacked ? hut_size : 1.0f) + 76.0f);
    const ui_rect walls = {cell.x + (cell.w - m->house) / 2, cell.y + m->feet - high, m->house, high};
    const ui_seat *who = &look->t->seat[seat];
    const float foot = cell.y + m->feet - 12.0f;

    if (won) {
        ui_glow(d, ui_inset(walls, -walls.w * 0.4f), UI_LANTERN);
    }
    const unsigned seed = growl_gain_told(look->pub, seat) ? 2u * who->emblem + 1u : who->emblem;
    score_house_walls(d, walls, seed, won, !won); /* an odd one's chimney is on the left, clear of what was gained */
    front(look, m, walls, seat, won);
    if (m->stacked) {
        ui_seat_emblem(
            d, (ui_rect){cell.x + (cell.w - emblem_door) / 2, foot - emblem_door, emblem_door, emblem_door}, who);
    }
    gain(look, m, walls, seat);
    if (won && sky_of(look, m, cell.y).w <= 0) {
        const ui_rect tip = {walls.x, walls.y - over_chimney * walls.w, walls.w, walls.h};
        score_crown(d, tip, tip.y - cell.y - (m->low ? over_low : over_crown), crown_opening(look));
    }
    const ui_rect plate = {cell.x + (cell.w - strip) / 2, cell.y + m->feet - 2, strip, m->name_h};
    const bool stone = !m->dead || walls.x + walls.w * SCORE_EAVES - plate.x >= least_stone;
    if (!look->pub->alive[seat] && !growl_is_series_end(look->pub) && stone) {
        gravestone(d, walls, plate);
    }
    name_strip(look, m, plate, seat, won);
    words(look, m, (ui_rect){cell.x + 4, cell.y + m->feet + m->name_h + 2, cell.w - 8, 0}, seat);
}

/* Where the house at this rank of a row stands: the richest winner in the middle, before the sun, the others to its
 * left and right in turn, so that the roofs fall off to both sides. So many first ones who share the crown of a
 * series stand as the headline names them. */
static int standing(int rank, int n, int crowned) {
    const int middle = (n - 1) / 2;

    if (rank < crowned) {
        return middle - (crowned - 1) / 2 + rank;
    }
    return rank % 2 == 1 ? middle + (rank + 1) / 2 : middle - rank / 2;
}

/* Of the village behind them the cross alone would look out, over a house or a hill. */
static bool hides_church(const ui_frame *ui, const measures *m, ui_rect area) {
    static const float church = 145.0f, wide = 1280.0f, high = 800.0f; /* of the ground: from its middle; its size */
    const float x = ui->width / 2 + church * fmaxf(ui->width / wide, ui->height / high);
    const float along = fmodf(x - area.x, m->wide);

    return m->rows > 1 || fabsf(along - m->wide / 2) < m->house * (0.5f - SCORE_EAVES);
}

void growl_draw_gold(const growl_look *look, const char *headline) {
    static const float haze = 2.0f; /* dark houses stand before it */
    const int all = look->pub->n;
    const ui_rect area = table_results_room(look->d->ui, 1);
    uint8_t order[GROWL_SEATS];
    measures m;

    measure(look, area, &m);
    growl_order_of_gold(look->pub, order);
    give_height(look, order, &m);
    lay_windows(look, &m);
    lay_storeys(look, &m);
    table_ground(look->d, hides_church(look->d->ui, &m, area) ? "results_hills" : "results");
    table_dim(look->d, 1.0f - motion_of(told(look), 0.0f, dawn_lifted));
    draw_winners(look, &m, area.y);
    float y = area.y;
    int crowned = 0;
    for (int i = 0; growl_is_series_end(look->pub) && i < all; i++) {
        crowned += look->pub->richest[i] != 0;
    }
    for (int row = 0; row < m.rows; row++) {
        const int from = row * m.per_row, left = all - from, n = left < m.per_row ? left : m.per_row;
        const float x = area.x + (area.w - m.wide * (float)n) / 2;
        measures here = m;

        here.feet += more_high(&m, row);
        if (!growl_is_series_end(look->pub) && row >= m.rows - m.huts) {
            here.crown -= m.given;
        }
        if (row > 0) { /* a ridge between two rows */
            score_ground(look->d, y + here.feet - 64.0f, haze * ((float)(m.rows - row) - 0.5f));
        }
        score_ground(look->d, y + here.feet, haze * (float)(m.rows - 1 - row));
        const int first = crowned < n ? crowned : n;
        for (int i = 0; i < n; i++) {
            const bool hut = growl_is_series_end(look->pub) && growl_tokens(look->pub, order[from + i]) == 0;
            const measures its = hut ? hut_of(&here) : here;
            player(look, &its, (ui_rect){x + m.wide * (float)standing(i, n, first), y, m.wide, m.high},
                   order[from + i]);
        }
        crowned -= first;
        y += m.high + more_high(&m, row);
    }
    table_results_headline(look->d, headline, 1); /* crowns fall behind it */
}
