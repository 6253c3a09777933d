/* The end of the game: the players with their game points, then who has most of them. */
#include <math.h>

#include "robbers_table.h"
#include "ui/crowning.h"
#include "ui/score_houses.h"

enum { STEP_POINTS, STEP_WINNER, STEPS = STEP_WINNER };

int robbers_results_steps(nt_view view) {
    (void)view;
    return STEPS;
}

const char *robbers_results_sound(nt_view view, int step) {
    (void)view;
    return step == STEP_POINTS ? "card" : "win";
}

static int most(const robbers_pub *pub) {
    int points = 0;

    for (int i = 0; i < pub->n; i++) {
        points = pub->points[i] > points ? pub->points[i] : points;
    }
    return points;
}

/* The houses stand up one after the other; then each has a coin more at a time, as many as are its own, so that
 * whoever is ahead gets the last ones alone. */
enum { STAND_UP = 400, COIN = 150, MOST_COINS = 8 };

static float coin_ms(const robbers_pub *pub) {
    const int coins = most(pub);
    return coins > MOST_COINS ? (float)(COIN * MOST_COINS) / (float)coins : (float)COIN;
}

uint32_t robbers_results_ms(nt_view view, int step) {
    return step == STEP_POINTS
               ? MOTION_PAGE + STAND_UP + (uint32_t)lroundf(coin_ms(view.pub) * (float)(most(view.pub) + 1))
               : CROWNING_MS;
}

/* How many coins each may have got so far, and a part of the next one; negative: the houses do not stand yet. */
static float coins_told(const robbers_look *look, int step) {
    const nt_view view = {.pub = look->pub};
    const float gone = (1.0f - look->t->opening) * (float)robbers_results_ms(view, step);

    return (gone - MOTION_PAGE - STAND_UP) / coin_ms(look->pub);
}

static int coins_of(const robbers_look *look, int seat, int step) {
    const int n = look->pub->points[seat];
    const float told = coins_told(look, step);

    return step != STEP_POINTS || look->t->opening <= 0.0f || told >= (float)n ? n : told < 0.0f ? 0 : (int)told;
}

static float sunk(const robbers_look *look, int seat, int step) {
    static const int steps = 6;
    const float gone = (1.0f - look->t->opening) * (float)robbers_results_ms((nt_view){.pub = look->pub}, step);
    const float part = motion_of(gone, MOTION_PAGE, MOTION_PAGE + STAND_UP);

    return step != STEP_POINTS
               ? 0.0f
               : 1.0f - motion_out(motion_stepped(motion_dealt(part, seat, look->pub->n, 0.6f), steps));
}

static unsigned winners(const robbers_pub *pub) {
    unsigned seats = 0;

    for (int i = 0; i < pub->n; i++) {
        seats |= (unsigned)(pub->points[i] == most(pub)) << i;
    }
    return seats;
}

static void player(const robbers_look *look, ui_rect at, int seat, int step) {
    const robbers_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool won =
        step >= STEP_WINNER && (winners(pub) >> seat & 1u) && crowning_of(look->t->opening).light >= 0.5f;
    const ui_rect line = table_results_row(d, at, &look->t->seat[seat], won, true);
    ui_label_style small = UI_STYLE_SMALL;

    small.colour = table_results_ink(won);
    small.lines = 1;
    const float size = fminf(line.h - 6, 30.0f);
    const int n = pub->points[seat], counted = coins_of(look, seat, step);
    const char *whole = UI_SAY(d, "robbers.results.points", TEXT_NUM("n", n));
    const float words = fminf(ui_label_width(d->ui, &small, whole) + 8, line.w);
    const char *word = counted == n ? whole : UI_SAY(d, "robbers.results.points", TEXT_NUM("n", counted));
    const float wide = fmaxf(words, fminf(ui_label_width(d->ui, &small, word) + 8, line.w));
    ui_label(d, (ui_rect){line.x, line.y, wide, line.h}, &small, word);
    const float each = n > 1 ? fminf(size + 3, (line.w - words - size) / (float)(n - 1)) : 0;
    for (int i = 0; i < counted && each >= 0; i++) {
        const float x = line.x + words + each * (float)i;
        ui_figure(d, "coin", (ui_rect){x, line.y + (line.h - size) / 2, size, size},
                  won ? UI_INK_900 : ui_theme(d->ui, UI_YELLOW));
    }
}

static const char *headline(const robbers_look *look, int step) {
    ui_draw *d = look->d;
    const unsigned seats = winners(look->pub);

    if (step < STEP_WINNER) {
        return UI_SAY(d, "robbers.results.counted", TEXT_NUM("n", look->pub->deal));
    }
    return UI_SAY(d, "robbers.results.won", TEXT_NUM("n", nt_count(seats)),
                  TEXT_STR("names", table_names(look->w, look->chair, seats)));
}

static const char *reason(const robbers_look *look, int step) {
    const robbers_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (step < STEP_WINNER) {
        return ui_say(d, "robbers.results.each");
    }
    return UI_SAY(d, "robbers.results.reason", TEXT_NUM("n", nt_count(winners(pub))), TEXT_NUM("points", most(pub)),
                  TEXT_NUM("deals", pub->deal));
}

/* The step whose words are read: who has won is read once the winners are crowned. */
static int read_step(const robbers_look *look, int step) {
    return step >= STEP_WINNER && !crowning_of(look->t->opening).said ? step - 1 : step;
}

static float hidden(const robbers_look *look, int step) {
    return step >= STEP_WINNER ? 1.0f - crowning_of(look->t->opening).words : 0.0f;
}

/* A window with a coin for each deal that was won. */
static void houses(const robbers_look *look, int step) {
    const robbers_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *name[ROBBERS_SEATS];
    score_row row = {.n = pub->n,
                     .decided = step >= STEP_WINNER,
                     .one_by_one = step == STEP_POINTS,
                     .opening = look->t->opening,
                     .area = table_results_ground(d, headline(look, read_step(look, step)), hidden(look, step), 2),
                     .name = name,
                     .seat = look->t->seat};

    for (int i = 0; i < pub->n; i++) {
        const int lit = coins_of(look, i, step);
        const float next = motion_of(coins_told(look, step) - (float)lit, 0.0f, 1.0f);
        name[i] = look->t->seat[i].name;
        row.house[i] = (score_house){.points = pub->points[i],
                                     .lit = lit,
                                     .next = next,
                                     .sunk = sunk(look, i, step),
                                     .numbered = true,
                                     .won = step >= STEP_WINNER && (winners(pub) >> i & 1u),
                                     .figure = "coin"};
    }
    score_houses_draw(d, &row, NULL, NULL);
}

static void rows(const robbers_look *look, int step) {
    const robbers_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool large = ui_large_words(d->ui) && d->ui->width >= 1000.0f;
    const table_results r = {headline(look, read_step(look, step)),
                             .hidden = hidden(look, step),
                             .lines = 2,
                             .columns = large ? 2 : 1,
                             .widest = 1080,
                             .highest = 112,
                             .stage = true};
    ui_rect cell[ROBBERS_SEATS];

    const ui_rect stage = table_results_frame(d, &r, pub->n, cell);
    for (int i = 0; i < pub->n; i++) {
        player(look, cell[i], i, step);
        if (step >= STEP_WINNER && !(winners(pub) >> i & 1u)) {
            table_results_darkened(d, cell[i], 60u + look->t->seat[i].emblem, look->t->opening);
        }
    }
    if (step >= STEP_WINNER) {
        table_results_crowned(d, stage, look->t->seat, winners(pub), look->t->opening);
    }
}

void robbers_draw_results(const robbers_look *look) {
    const int step = look->t->step;

    if (score_houses_fit(look->d->ui, look->pub->n)) {
        houses(look, step);
    } else {
        rows(look, step);
    }
    ui_apron(look->d, reason(look, read_step(look, step)), NULL, true);
}
