/* The end (eat-me.md 8): the last night, the points, and who wins and why. */
#include <math.h>

#include "eatme_table.h"
#include "ui/crowning.h"
#include "ui/same.h"
#include "ui/score_houses.h"

/* What a player did in the last round, a case of the sentence. */
static const char *did(const eatme_pub *pub, int seat) {
    const bool victim_slept = pub->victim < pub->n && pub->wheel[pub->victim] == EATME_SLEEP;

    if (seat == pub->wolf) {
        return victim_slept ? "ate" : "caught";
    }
    if (seat == pub->victim) {
        return victim_slept ? "eaten" : "trapped";
    }
    return pub->wheel[seat] == EATME_SLEEP ? "slept" : "kept";
}

/* What the wheel or the Wolf was. */
static void deed(const eatme_look *look, ui_rect at, int seat) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (seat == pub->wolf) {
        ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
        eatme_draw_character(d, ui_inset(at, at.w * 0.12f), EATME_WOLF);
    } else {
        eatme_draw_wheel(d, at, at.w, pub->wheel[seat], pub->wheel[seat] != EATME_HIDDEN ? 1.0f : 0.0f);
    }
}

static void night(const eatme_look *look, ui_rect at, int seat) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float r = fminf(at.h - 16, 58.0f);
    const ui_rect disc = {at.x, at.y + (at.h - r) / 2, r, r};
    ui_label_style small = UI_STYLE_SMALL;

    deed(look, ui_inset(disc, 3), seat);
    const ui_rect words = {disc.x + r + 12, at.y, at.w - r - 24, at.h};
    small.size = 21;
    small.lines = 2;
    float size = small.size;
    for (int i = 0; i < pub->n; i++) { /* one size for all rows */
        const char *word = UI_SAY(d, "eatme.results.night", TEXT_STR("did", did(pub, i)));
        size = fminf(size, ui_label_size(d->ui, words, &small, word));
    }
    small.size = size;
    ui_label(d, words, &small, UI_SAY(d, "eatme.results.night", TEXT_STR("did", did(pub, seat))));
}

static void total(const eatme_look *look, ui_rect at, int seat, bool shown) {
    const int score = table_counted_up(look->pub->score[seat], eatme_points_opening(look->t));
    const int by = look->pub->gained[seat] - look->pub->lost[seat];

    if (!shown) {
        static const float larger = 1.2f; /* large words are larger than the row of houses has them */
        const ui_rect small = eatme_badge_at(look->d->ui, 0.0f, 0.0f);
        const float w = fminf(small.w * larger, at.w), h = small.h * larger;
        eatme_draw_badge(look, (ui_rect){at.x + at.w - w, at.y + (at.h - h) / 2, w, h}, by);
        return;
    }
    table_number(look->d, (ui_rect){at.x, at.y, at.w - 6, at.h}, score, 34, UI_PAPER_100, UI_RIGHT);
}

/* Of the words about that night: they go first. */
static float words_left(const eatme_look *look) {
    return 1.0f - motion_of(eatme_night_goes(look->t) ? eatme_night_gone(look->t) : 0.0f, 0.0f, 0.7f);
}

static void player(const eatme_look *look, ui_rect at, int seat, int step) {
    ui_draw *d = look->d;
    const bool won =
        step >= EATME_RESULTS_WINNER && look->pub->won[seat] && crowning_of(look->t->opening).light >= 0.5f;
    const float e = fminf(at.h - 18, 62.0f), points_w = fminf(110.0f, at.w * 0.28f);
    const float names = (at.w - e - points_w - 56) * 0.44f;
    ui_label_style name = UI_STYLE_NAME;
    const int begin = d->n;

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.94f),
             won                    ? UI_LANTERN
             : d->ui->high_contrast ? UI_PAPER_100
                                    : UI_INK_700,
             won ? 3.0f : 1.6f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 14, at.y + (at.h - e) / 2, e, e}, &look->t->seat[seat]);
    name.size = 25;
    const float x = at.x + e + 28;
    ui_label(d, (ui_rect){x, at.y + 4, names - (won ? 40.0f : 0.0f), at.h - 8}, &name, eatme_name(look, seat));
    if (won) {
        const float after = fminf(ui_label_width(d->ui, &name, eatme_name(look, seat)) + 10, names - 36);
        ui_figure(d, "crown", (ui_rect){x + after, at.y + (at.h - 36) / 2, 36, 36}, ui_theme(d->ui, UI_LANTERN));
    }
    const float from = x + names + 6, to = at.x + at.w - points_w - 12;
    ui_seen_begin(d, at, words_left(look));
    night(look, (ui_rect){from, at.y + 2, to - from - 6, at.h - 4}, seat);
    total(look, (ui_rect){to, at.y, points_w, at.h}, seat, step >= EATME_RESULTS_POINTS);
    ui_seen_end(d, words_left(look));
    ui_same_add(d, seat, begin, at);
}

/* ---- words ---- */

static const char *winners(const eatme_look *look, int *n, int *first) {
    const char *name[EATME_SEATS];

    *n = 0;
    *first = 0;
    for (int i = 0; i < look->pub->n; i++) {
        if (look->pub->won[i]) {
            *first = *n == 0 ? i : *first;
            name[(*n)++] = eatme_name(look, i);
        }
    }
    return *n == 0 ? "" : table_list(look->w, name, *n);
}

static const char *headline(const eatme_look *look, int step) {
    int n, first;

    if (step < EATME_RESULTS_POINTS) {
        const int at = look->pub->victim;
        return UI_SAY(look->d, "eatme.results.last", TEXT_STR("did", at < look->pub->n ? did(look->pub, at) : "none"),
                      TEXT_STR("name", at < look->pub->n ? eatme_name(look, at) : ""));
    }
    if (step < EATME_RESULTS_WINNER) {
        return ui_say(look->d, "eatme.results.points");
    }
    const char *names = winners(look, &n, &first);
    return n > 1 ? UI_SAY(look->d, "eatme.results.shared", TEXT_STR("names", names))
                 : UI_SAY(look->d, "eatme.results.won", TEXT_STR("name", names));
}

/* The last night is told in a sentence. */
static int lines_of(int step) {
    return step < EATME_RESULTS_POINTS ? 2 : 1;
}

static int most(const eatme_pub *pub) {
    return eatme_highest(pub->n, pub->score);
}

/* Who has so many points or more, and how many they are. */
static const char *with_points(const eatme_look *look, int points, int *n) {
    const char *name[EATME_SEATS];

    *n = 0;
    for (int i = 0; i < look->pub->n; i++) {
        if (look->pub->score[i] >= points) {
            name[(*n)++] = eatme_name(look, i);
        }
    }
    return table_list(look->w, name, *n);
}

/* Why that night was the last one. */
static const char *why_last(const eatme_look *look) {
    const int target = look->pub->opt[EATME_OPT_TARGET], highest = most(look->pub);
    int n = 0;

    if (highest < target) {
        return UI_SAY(look->d, "eatme.results.never_reached", TEXT_NUM("n", target),
                      TEXT_NUM("rounds", look->pub->round));
    }
    const char *names = with_points(look, target, &n);
    return UI_SAY(look->d, "eatme.results.reached", TEXT_STR("several", n > 1 ? "yes" : "no"),
                  TEXT_STR("names", names), TEXT_NUM("n", n > 1 ? target : highest));
}

static const char *why(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    int n, first;
    const char *name = winners(look, &n, &first), *key;

    switch (pub->won_how) {
    case EATME_WON_DUEL:
        key = first == pub->wolf ? "eatme.results.why_duel_wolf" : "eatme.results.why_duel_victim";
        break;
    case EATME_WON_CLOCKWISE:
        key = "eatme.results.why_clockwise";
        break;
    case EATME_WON_SHARED:
        return UI_SAY(look->d, "eatme.results.why_shared", TEXT_NUM("n", most(pub)));
    default:
        key = "eatme.results.why_highest";
        break;
    }
    return UI_SAY(look->d, key, TEXT_STR("name", name), TEXT_NUM("n", most(pub)));
}

static const char *reason(const eatme_look *look, int step) {
    ui_draw *d = look->d;

    if (step >= EATME_RESULTS_WINNER) {
        return why(look);
    }
    if (step < EATME_RESULTS_POINTS) {
        return why_last(look);
    }
    int n = 0;
    const char *names = with_points(look, most(look->pub), &n);
    return n > 1 ? UI_SAY(d, "eatme.results.tied", TEXT_STR("names", names)) : ui_say(d, "eatme.results.count");
}

/* ---- the frame ---- */

static const float words_apart = 10.0f; /* neighbours' words are not one line */

static const char *deed_words(const eatme_look *look, int seat) {
    return UI_SAY(look->d, "eatme.results.night", TEXT_STR("did", did(look->pub, seat)));
}

static ui_label_style deed_style(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    style.lines = ui->width < 1000.0f ? 3 : 2;
    style.size = 23.0f;
    style.colour = UI_PAPER_100;
    return style;
}

/* So high are the words about that night where so many stand beside each other. */
static float deeds_high(const eatme_look *look, float wide, int in_row) {
    const ui_label_style style = deed_style(look->d->ui);
    const float w = score_foot_width(wide, in_row) - 2 * words_apart;
    const float most = (float)style.lines * ui_label_height(look->d->ui, &style, w, "0");
    float high = 0.0f;

    for (int i = 0; i < look->pub->n; i++) {
        high = fmaxf(high, ui_label_height(look->d->ui, &style, w, deed_words(look, i)));
    }
    return fminf(high, most);
}

/* What each did that night, where there is room for all of it: the picture says so already. How high that is. */
static float deeds(const eatme_look *look, const ui_rect at[]) {
    const char *word[EATME_SEATS];
    ui_rect words[EATME_SEATS];
    ui_label_style small = deed_style(look->d->ui);
    float high = 0.0f, size = small.size;

    for (int i = 0; i < look->pub->n; i++) {
        words[i] = (ui_rect){at[i].x + words_apart, at[i].y, at[i].w - 2 * words_apart, at[i].h};
        word[i] = deed_words(look, i);
        if (!ui_label_fits(look->d->ui, words[i], &small, word[i])) {
            return 0.0f;
        }
        size = fminf(size, ui_label_size(look->d->ui, words[i], &small, word[i]));
    }
    small.size = size;
    for (int i = 0; i < look->pub->n; i++) {
        words[i].h += size; /* a box that is full moves its first line up, and others' stay */
        high = fmaxf(high, ui_label(look->d, words[i], &small, word[i]));
    }
    return high;
}

/* The step whose words are read: who has won is read once the winners are crowned. */
static int read_step(const eatme_look *look, int step) {
    return step >= EATME_RESULTS_WINNER && !crowning_of(look->t->opening).said ? step - 1 : step;
}

static float hidden(const eatme_look *look, int step) {
    return step >= EATME_RESULTS_WINNER ? 1.0f - crowning_of(look->t->opening).words : 0.0f;
}

/* All of the ground of a tall frame, whose apron has the one button of the last night. */
static ui_rect ground_of(const eatme_look *look, int step) {
    static const float air = 14.0f;
    const ui_frame *ui = look->d->ui;
    ui_rect area =
        table_results_ground(look->d, headline(look, read_step(look, step)), hidden(look, step), lines_of(step));

    if (step < EATME_RESULTS_POINTS && ui->height > ui->width && ui->rim == NULL && !ui_large_words(ui)) {
        area.h = ui->height - ui_apron_height(ui) - air - area.y;
    }
    return area;
}

/* Those of the points rise, one after the other, as those of the night did: they have all gone before. Then it is
 * counted. */
static float sunk(const eatme_look *look, int place, int step) {
    static const float apart = 0.02f, within = 0.11f;
    const float begin = apart * (float)place;

    return step == EATME_RESULTS_POINTS
               ? 1.0f - motion_out(motion_of(1.0f - eatme_points_opening(look->t), begin, begin + within))
               : 0.0f;
}

static bool on_two_hills(const eatme_look *look, int step) {
    return step < EATME_RESULTS_POINTS && look->pub->n >= 4 && look->d->ui->height > look->d->ui->width;
}

static score_row row_of(const eatme_look *look, int step, const char *const name[]) {
    const eatme_pub *pub = look->pub;
    const bool counted = step >= EATME_RESULTS_POINTS;
    const ui_rect area = ground_of(look, step);
    const int in_row = on_two_hills(look, step) ? (pub->n + 1) / 2 : pub->n;
    const float usual = look->d->ui->width < 1000.0f ? 84.0f : 62.0f;
    const float words = fmaxf(usual * fmaxf(1.0f, look->d->ui->text_scale), deeds_high(look, area.w, in_row));
    score_row row = {.n = pub->n,
                     .decided = step >= EATME_RESULTS_WINNER,
                     .opening = step == EATME_RESULTS_POINTS ? eatme_points_opening(look->t) : look->t->opening,
                     .foot = counted ? 0.0f : words + (eatme_knocked(pub) ? EATME_WAY_H : 0.0f),
                     .area = area,
                     .name = name,
                     .seat = look->t->seat};

    for (int i = 0; i < pub->n; i++) {
        const int score = pub->score[i] > 0 ? pub->score[i] : 0;
        row.house[i] = (score_house){
            .points = counted ? score : 0,
            .lit = table_counted_up(score, step == EATME_RESULTS_POINTS ? eatme_points_opening(look->t) : 0.0f),
            .sunk = sunk(look, i, step),
            .numbered = counted,
            .won = row.decided && pub->won[i]};
    }
    return row;
}

/* The last night of many on a tall frame fills it in two rows, the nearer hill before the other. */
static void two_hills(const eatme_look *look, const score_row *all, ui_rect words[], ui_rect room[]) {
    const int far = (all->n + 1) / 2;
    const float half = all->area.h / 2;
    score_row row = *all;

    row.n = far;
    row.before = 2.0f; /* dark houses of the nearer row stand before it */
    row.area.h = half;
    score_houses_draw(look->d, &row, words, room);
    row.n = all->n - far;
    row.first = far;
    row.before = 0.0f;
    row.area.y += half;
    row.name += far;
    row.seat += far;
    score_houses_draw(look->d, &row, words + far, room + far);
}

static void houses(const eatme_look *look, int step) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool counted = step >= EATME_RESULTS_POINTS;
    const char *name[EATME_SEATS];
    ui_rect words[EATME_SEATS], room[EATME_SEATS];

    for (int i = 0; i < pub->n; i++) {
        name[i] = eatme_name(look, i);
    }
    const score_row row = row_of(look, step, name);
    if (on_two_hills(look, step)) {
        two_hills(look, &row, words, room);
    } else {
        score_houses_draw(d, &row, words, room);
    }
    if (!counted) {
        for (int i = 0; i < pub->n && eatme_knocked(pub); i++) {
            words[i].h -= EATME_WAY_H;
        }
        ui_seen_begin(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, words_left(look));
        const float high = deeds(look, words);
        ui_seen_end(d, words_left(look));
        for (int i = 0; i < pub->n; i++) {
            words[i].h = high;
        }
        eatme_draw_last_night(look, room, words);
    }
}

/* A row of the list stays. */
static float row_came(const eatme_look *look, int seat) {
    return eatme_night_goes(look->t) ? 1.0f : eatme_night_came(look, seat);
}

static void rows(const eatme_look *look, int step) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    /* Room for the longest headline on each page: rows stay where they are. */
    const table_results r = {headline(look, read_step(look, step)),
                             .hidden = hidden(look, step),
                             .lines = 2,
                             .columns = 1,
                             .widest = 980,
                             .highest = 112,
                             .stage = true};
    ui_rect cell[EATME_SEATS];
    uint32_t won = 0;

    const ui_rect stage = table_results_frame(d, &r, pub->n, cell);
    for (int i = 0; i < pub->n; i++) {
        ui_seen_begin(d, cell[i], row_came(look, i));
        player(look, cell[i], i, step);
        if (step >= EATME_RESULTS_WINNER && !pub->won[i]) {
            table_results_darkened(d, cell[i], 40u + (unsigned)i, look->t->opening);
        }
        ui_seen_end(d, row_came(look, i));
        won |= (uint32_t)(pub->won[i] != 0) << i;
    }
    if (step >= EATME_RESULTS_WINNER) {
        table_results_crowned(d, stage, look->t->seat, won, look->t->opening);
    }
}

void eatme_draw_results(const eatme_look *look) {
    ui_draw *d = look->d;
    const int step = look->t->frame != TABLE_RESULTS ? EATME_RESULTS_STEPS
                     : eatme_night_goes(look->t)     ? EATME_RESULTS_POINTS - 1
                                                     : look->t->step;

    if (score_houses_fit(d->ui, look->pub->n)) {
        houses(look, step);
    } else {
        rows(look, step);
    }
    ui_apron(d, reason(look, read_step(look, step)), NULL, look->pub->opt[EATME_OPT_HISTORY] != 0);
}
