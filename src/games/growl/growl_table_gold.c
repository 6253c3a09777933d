/* The gold page of the Growl (growl.md 8.4): the village at dawn, a house for each player. In its window stands who
 * lived there, lit if that side won; on its board what is owned, below its name the hand in numbers. At the end of a
 * series the houses stand by what all games brought, a lit window for each gold. */
#include "growl_table_gold.h"

#include <math.h>
#include <string.h>

#include "ui/score_houses.h"

/* ---- the village ---- */

/* The winners over their houses: of a series the headline and the houses have their names. */
static void draw_winners(const growl_look *look, const growl_measures *m, float top) {
    ui_seat seat[GROWL_SEATS];

    for (int i = 0; i < look->pub->n; i++) {
        seat[i] = look->t->seat[i];
        if (growl_is_series_end(look->pub)) {
            seat[i].name[0] = '\0';
        }
    }
    table_results_winners(look->d, growl_gold_sky(look, m, top), seat, growl_lit_seats(look->pub),
                          growl_crown_opening(look));
}

/* Of more rows than one each has those in the light in its middle, and the others on both sides of them. */
static void light_in_the_middle(uint8_t *row, int n, uint32_t lit) {
    uint8_t bright[GROWL_SEATS] = {0}, dark[GROWL_SEATS] = {0};
    int lights = 0, others = 0;

    for (int i = 0; i < n; i++) {
        if ((lit >> row[i] & 1u) != 0) {
            bright[lights++] = row[i];
        } else {
            dark[others++] = row[i];
        }
    }
    const int left = others / 2;
    memcpy(row, dark, (size_t)left);
    memcpy(row + left, bright, (size_t)lights);
    memcpy(row + left + lights, dark + left, (size_t)(others - left));
}

/* Of the village behind them the cross alone would look out, over a house or a hill. */
static bool hides_church(const ui_frame *ui, const growl_measures *m, ui_rect area) {
    static const float church = 145.0f, wide = 1280.0f, high = 800.0f; /* of the ground: from its middle; its size */
    const float x = ui->width / 2 + church * fmaxf(ui->width / wide, ui->height / high);
    const float along = fmodf(x - area.x, m->wide);

    return m->rows > 1 || fabsf(along - m->wide / 2) < m->house * (0.5f - SCORE_EAVES);
}

/* That a row stands on: it stays, too, where as many rows stand on the next page. */
static void draw_hill(ui_draw *d, float feet, float before, int row) {
    const int from = d->n;

    score_ground(d, feet, before);
    ui_same_add(d, GROWL_SAME_HILL + row, from, (ui_rect){0, feet, d->ui->width, 1.0f});
}

void growl_draw_gold(const growl_look *look, const char *headline) {
    static const float haze = 2.0f; /* dark houses stand before it */
    const int all = look->pub->n;
    const ui_rect area = table_results_room(look->d->ui, 1);
    const growl_ring ring = growl_ring_of_end(look); /* a row stands as they sit, after each game and series alike */
    uint8_t order[GROWL_SEATS];
    growl_measures m;

    growl_measure_gold(look, area, &m);
    growl_order_of_gold(look->pub, order);
    growl_lay_houses(look, order, &m);
    growl_size_gold_names(look, &m);
    table_ground(look->d, hides_church(look->d->ui, &m, area) ? "results_hills" : "results");
    table_dim(look->d, growl_dark_before_gold(look));
    draw_winners(look, &m, area.y);
    float y = area.y;
    for (int row = 0; row < m.rows; row++) {
        const int from = row * m.per_row, left = all - from, n = left < m.per_row ? left : m.per_row;
        const float x = area.x + (area.w - m.wide * (float)n) / 2;
        growl_measures here = m;

        here.feet += growl_more_high(&m, row);
        if (!growl_is_series_end(look->pub) && row >= m.rows - m.huts) {
            here.crown -= m.given;
        }
        if (row > 0) { /* a ridge between two rows */
            score_ground(look->d, y + here.feet - 64.0f, haze * ((float)(m.rows - row) - 0.5f));
        }
        draw_hill(look->d, y + here.feet, haze * (float)(m.rows - 1 - row), row);
        growl_from_left(look, &ring, order + from, n);
        if (m.rows > 1) {
            light_in_the_middle(order + from, n, growl_lit_seats(look->pub));
        }
        for (int i = 0; i < n; i++) {
            const bool hut = growl_is_series_end(look->pub) && growl_tokens(look->pub, order[from + i]) == 0;
            const growl_measures its = hut ? growl_hut_of(&here) : here;
            growl_draw_gold_house(look, &its, (ui_rect){x + m.wide * (float)i, y, m.wide, m.high}, order[from + i]);
        }
        y += m.high + growl_more_high(&m, row);
    }
    table_results_headline(look->d, headline, 1); /* crowns fall behind it */
}
