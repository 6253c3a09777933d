/* The gold page: how large its rows, its houses and what is on them are. */
#include <math.h>

#include "growl_table_gold.h"
#include "ui/score_houses.h"

static const float between = 20.0f;

enum {
    MOST_ROWS = 3,
    IN_A_ROW = 10 /* more would be towers */,
    WINDOWS = 40 /* a house of more gold has no more of them */
};

/* ---- what has room ---- */

/* Of the widest name, as far as a strip gives way to one. */
static float widest_name(const growl_look *look) {
    const float most = 170.0f * look->d->ui->text_scale;
    float widest = 0.0f;

    for (int i = 0; i < look->pub->n; i++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_NAME, growl_name(look, i)));
    }
    return fminf(widest, most);
}

/* After a game rows without a winner need no room for crowns, and leave it to all. */
static void give_crowns(const growl_look *look, ui_rect area, growl_measures *m) {
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
static bool measure_rows(const growl_look *look, ui_rect area, int rows, bool ample, bool large, growl_measures *m) {
    static const float least_house = 100.0f, air = 12.0f; /* below the headline */
    const ui_frame *ui = look->d->ui;
    const bool series = growl_is_series_end(look->pub);
    const int n = look->pub->n, per_row = n > rows ? (n + rows - 1) / rows : 1;
    const float names = 0.87f * widest_name(look), text = ui->text_scale;

    *m = (growl_measures){
        .rows = rows, .per_row = per_row, .wide = area.w / (float)per_row, .high = area.h / (float)rows};
    m->low = m->high < 380.0f;
    m->name_h = fmaxf(m->low ? 40.0f : 46.0f, fmaxf(ui_label_least(ui, &UI_STYLE_NAME) + 14.0f, 30.0f * text));
    const float line = 24.0f * text + 0.5f * ui_label_stacks(ui, &UI_STYLE_SMALL);
    m->line_h = fmaxf(m->low ? 25.0f : 28.0f, fmaxf(ui_label_least(ui, &UI_STYLE_SMALL) + 4.0f, line));
    m->emblem = fminf(m->name_h - 10.0f, m->wide < 180.0f ? 28.0f : 40.0f);
    m->stacked = m->wide - 8.0f - m->emblem - 18.0f < names;
    const float most_house = fminf(m->wide - fminf(between, 0.1f * m->wide), 210.0f);
    m->crown = m->low ? 42.0f : fmaxf(58.0f, 0.82f * fminf(76.0f, 0.46f * (m->wide - between)) + air);
    m->crown += !ample ? 0.0f : m->low ? 6.0f : GROWL_OVER_CHIMNEY * most_house;
    if (!series) {
        give_crowns(look, area, m);
        growl_measure_words(look, large, m);
    }
    m->feet = m->high - m->name_h - m->line_h * (float)(m->lines + m->role) - 10.0f;
    /* A wide gable would take the room of who lived there and of the gold. */
    const float slender = m->low ? (series ? 1.22f : 0.95f) : series || ui_large_words(ui) ? 1.28f : 1.9f;
    m->house = fminf(most_house, (m->feet - m->crown) / slender);
    m->storeys = m->house < 130.0f ? 2.2f : 1.72f;
    return m->feet - m->crown >= least_house * (0.4f + 0.6f * text) && m->wide - 20.0f >= names &&
           !(m->stacked && m->low) && (series || growl_hand_fits(look, m));
}

bool growl_measure_gold(const growl_look *look, ui_rect area, growl_measures *m) {
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
    growl_measures m;

    return growl_measure_gold(look, table_results_room(look->d->ui, 1), &m);
}

/* ---- a house, and its board ---- */

/* A board smaller than the gable, where its number is still read. */
static bool small_board(const growl_measures *m, const ui_frame *ui) {
    return !m->low && m->house >= 90.0f && !ui_large_words(ui);
}

float growl_board_height(const growl_measures *m, const ui_frame *ui) {
    const bool small = small_board(m, ui);
    const float part = small ? 0.28f : 0.34f, most = m->low ? 34.0f : small ? 45.0f : 56.0f;

    return fminf(m->house * part, most) * (ui_large_words(ui) ? 1.05f : 1.0f);
}

float growl_board_width(const growl_measures *m, const ui_frame *ui) {
    return fmaxf(m->house * (small_board(m, ui) ? 0.46f : 0.56f), growl_board_height(m, ui) * 1.7f);
}

/* From the top of a house to its board: over the eaves, or below them where it would hide the roof. */
float growl_above_board(const growl_measures *m, const ui_frame *ui) {
    const bool within = m->low || m->house < 130.0f || ui_large_words(ui);

    return m->house * SCORE_ROOF + (within ? 3.0f : -0.6f * growl_board_height(m, ui));
}

/* From the top of a house: where windows begin. */
float growl_below_board(const growl_measures *m, const ui_frame *ui) {
    return growl_above_board(m, ui) + growl_board_height(m, ui) + (m->low ? 5.0f : 10.0f);
}

/* Of a house in which no window for gold is, and no board. */
static float hut_height(const growl_measures *m, const ui_frame *ui) {
    return m->stacked ? growl_below_board(m, ui) + GROWL_EMBLEM_DOOR + 16.0f
                      : m->house * SCORE_ROOF + GROWL_HUT_DOOR + 10.0f;
}

/* A house of a series in which no gold is: small, so that the others tell who is ahead. */
growl_measures growl_hut_of(const growl_measures *m) {
    static const float with_emblem = 0.82f; /* at its door */
    growl_measures hut = *m;

    hut.hut = true;
    hut.house *= m->stacked ? with_emblem : GROWL_HUT_SIZE;
    return hut;
}

/* ---- how high they are ---- */

int growl_gold_windows(int gold) {
    return gold < WINDOWS ? gold : WINDOWS;
}

/* Rows in which nobody owns anything are of huts, and higher houses stand behind them. */
static void give_height(const growl_look *look, const uint8_t *order, growl_measures *m) {
    const float air = 12.0f;

    if (!growl_is_series_end(look->pub)) {
        return;
    }
    for (int row = m->rows - 1; row > 0; row--) {
        const int first = m->per_row * row;
        m->huts += growl_tokens(look->pub, order[first]) == 0;
    }
    if (m->huts > 0) {
        const growl_measures hut = growl_hut_of(m);
        m->given = fmaxf(0.0f, m->feet - hut_height(&hut, look->d->ui) - air);
        m->gained = m->given * (float)m->huts / (float)(m->rows - m->huts);
    }
}

float growl_more_high(const growl_measures *m, int row) {
    return row < m->rows - m->huts ? m->gained : -m->given;
}

/* How high windows for so much gold are: each gold more is as much higher, though windows stand in rows. */
static float storeys_of(int gold, int columns) {
    return gold > 0 ? (float)(gold + columns - 1) / (float)columns : 0.0f;
}

/* So many columns that windows for the gold of the richest become as large as they may. */
static void lay_windows(const growl_look *look, growl_measures *m) {
    const float wide = m->house * (1.0f - 2.0f * SCORE_EAVES) - 10.0f;
    const float tower = m->house < 130.0f ? 3.4f : 2.3f; /* how often as high as wide */
    static const float least_door = 30.0f;
    int most = 1;

    if (!growl_is_series_end(look->pub)) {
        return;
    }
    m->columns = 1;
    m->ground = m->stacked ? GROWL_EMBLEM_DOOR + 6.0f : 0.0f;
    const float most_high = m->feet - m->crown + growl_more_high(m, 0);
    const float tall = fminf(most_high, m->house * tower) - growl_below_board(m, look->d->ui) - 16.0f - m->ground;

    for (int i = 0; i < look->pub->n; i++) {
        const int gold = growl_gold_windows(growl_tokens(look->pub, i));
        most = gold > most ? gold : most;
    }
    for (int columns = 1; columns <= 6; columns++) {
        const float step = fminf(fminf(tall / storeys_of(most, columns), wide / (float)columns), 56.0f);
        if (step > m->step) {
            m->step = step;
            m->columns = columns;
        }
    }
    /* Few windows leave room for a door. */
    const float spare = tall - m->step * storeys_of(most, m->columns);
    if (!m->stacked && spare >= least_door) {
        m->ground = fminf(spare, m->house * 0.62f);
    }
}

/* After a game, of a house without gold: it has its board and below it its window, also where letters are large. */
float growl_low_house(const growl_measures *m, const ui_frame *ui) {
    static const float low = 0.62f, lower = 0.9f, pane = 56.0f, foot = 12.0f;
    const float most = m->feet - m->crown, door = m->stacked ? GROWL_EMBLEM_DOOR + 6.0f : 0.0f;
    const float needs = growl_below_board(m, ui) + pane + foot + door;

    return fmaxf(fminf(low * most, m->house * (m->storeys - 0.2f)), fminf(needs, lower * most));
}

/* So high is a storey that the richest house ends below the crown's room. */
static void lay_storeys(const growl_look *look, growl_measures *m) {
    static const float highest = 44.0f;
    int most = 1;

    for (int i = 0; i < look->pub->n; i++) {
        const int gold = growl_tokens(look->pub, i);
        most = gold > most ? gold : most;
    }
    if (!m->low && !growl_is_series_end(look->pub)) {
        m->storey = fminf((m->feet - m->crown - growl_low_house(m, look->d->ui)) / (float)most, highest);
    }
}

void growl_lay_houses(const growl_look *look, const uint8_t *order, growl_measures *m) {
    give_height(look, order, m);
    lay_windows(look, m);
    lay_storeys(look, m);
}

/* A house is as high as its gold, or else a winner's stands out. `grows`: how far it has, 1 whole. */
float growl_house_height(const growl_look *look, const growl_measures *m, int gold, bool won, float grows) {
    const float most = m->feet - m->crown;

    if (growl_is_series_end(look->pub)) {
        const int n = growl_gold_windows(gold);
        const float windows = m->step * storeys_of(n, m->columns);
        if (n == 0 && !m->stacked) {
            return fminf(m->feet, hut_height(m, look->d->ui)); /* never crowned */
        }
        return fminf(most, growl_below_board(m, look->d->ui) + 16.0f + m->ground + windows);
    }
    const float flat = fminf(won ? most : most - 6.0f, m->house * (won ? m->storeys : m->storeys - 0.2f));
    const float high = m->storey > 0.0f ? growl_low_house(m, look->d->ui) + m->storey * (float)gold : flat;
    const float least = fminf(high, growl_below_board(m, look->d->ui) + 12.0f);
    return least + (high - least) * grows;
}

/* What a tall frame leaves above one row of roofs: the winners stand there; w 0: no room. */
ui_rect growl_gold_sky(const growl_look *look, const growl_measures *m, float top) {
    static const float least = 250.0f;
    const ui_frame *ui = look->d->ui;
    float most = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        most = fmaxf(most, growl_house_height(look, m, growl_tokens(look->pub, seat), true, 1.0f));
    }
    const float high = m->feet - most - 30.0f;
    if (m->rows > 1 || ui->height < ui->width || high < least) {
        return (ui_rect){0};
    }
    return (ui_rect){24, top, ui->width - 48, high};
}
