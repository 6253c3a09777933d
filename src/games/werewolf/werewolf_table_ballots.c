/* Who voted for whom, day by day: behind each name the slips that bear it, those of wolves with a rim. */
#include <math.h>

#include "werewolf_table_results.h"

/* ---- whose votes they were ---- */

typedef struct {
    int to;
    werewolf_camp by;
} pile;

typedef struct {
    pile at[WEREWOLF_SEATS]; /* most votes first */
    int n;
} piles;

static piles piles_of(const werewolf_pub *pub, int round) {
    piles all = {.n = 0};

    for (int to = 0; to < pub->n; to++) {
        pile one = {.to = to, .by = {.n = 0}};
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->votes[round][seat] == to) {
                one.by.seat[one.by.n++] = (uint8_t)seat;
            }
        }
        if (one.by.n > 0) {
            int i = all.n++;
            for (; i > 0 && all.at[i - 1].by.n < one.by.n; i--) {
                all.at[i] = all.at[i - 1];
            }
            all.at[i] = one;
        }
    }
    return all;
}

static bool voted_on(const werewolf_pub *pub, int round) {
    bool any = false;

    for (int seat = 0; seat < pub->n; seat++) {
        any |= pub->votes[round][seat] < pub->n;
    }
    return any;
}

/* The page-th of the days on which somebody voted, else the first one; in *pages how many there are. */
static int day_of_votes(const werewolf_pub *pub, int page, int *pages) {
    int day = pub->round > 0;

    *pages = 0;
    for (int round = 1; round <= pub->round; round++) {
        if (voted_on(pub, round)) {
            day = *pages <= page ? round : day;
            ++*pages;
        }
    }
    return day;
}

/* What came of the day's vote: it is what the slips led to. */
static const char *outcome(const werewolf_look *look, int round) {
    const int out = look->pub->exiled[round];
    const char *what = out < look->pub->n ? TEXT_SAY(look->w, "werewolf.event.exile",
                                                     TEXT_STR("name", werewolf_seat_name(look, out)))
                                          : text_say(look->w, "werewolf.event.no_exile");

    return TEXT_SAY(look->w, "werewolf.results.vote_of_day",
                    TEXT_STR("day", TEXT_SAY(look->w, "werewolf.when.day", TEXT_NUM("n", round))),
                    TEXT_STR("what", what));
}

/* ---- how they lie ---- */

static const float gap = 8.0f; /* between slips, and round those of a pile */

/* All slips are as large as the fullest day allows. */
typedef struct {
    float high, wide, arrow; /* of a slip; arrow: between a name and those who voted for it */
    int cols, per;           /* per: slips of a line */
    float col;               /* width of a column */
} ballots;

static ui_label_style letters(const ui_frame *ui, float high) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = fminf(34.0f, 0.46f * high / ui->text_scale);
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

/* Role, name, and air at the end. */
static float slip_wide(const werewolf_look *look, float high) {
    const ui_label_style style = letters(look->d->ui, high);
    float widest = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &style, werewolf_seat_name(look, seat)));
    }
    return high * 1.3f + widest * 1.04f + 4;
}

static int lines_of(const ballots *b, const pile *p) {
    return (p->by.n + b->per - 1) / b->per;
}

static float pile_high(const ballots *b, const pile *p) {
    return (float)lines_of(b, p) * (b->high + gap) + gap;
}

/* Where the piles stand in columns, one below the other; false where they have no room. */
static bool stand(const ballots *b, const piles *all, ui_rect area, ui_rect place[WEREWOLF_SEATS]) {
    const float w = (float)b->cols * (b->col + gap) - gap;
    float y = 0.0f, deepest = 0.0f;
    int col = 0;

    for (int i = 0; i < all->n; i++) {
        const float high = pile_high(b, &all->at[i]);
        if (y > 0.0f && y + high > area.h) {
            col++;
            y = 0.0f;
        }
        place[i] = (ui_rect){area.x + (area.w - w) / 2 + (float)col * (b->col + gap), area.y + y, b->col, high};
        y += high + gap;
        deepest = fmaxf(deepest, y - gap);
    }
    for (int i = 0; i < all->n; i++) {
        place[i].y += fmaxf(0.0f, (area.h - deepest) / 2);
    }
    return col < b->cols && deepest <= area.h;
}

/* So high slips, in so many columns; false where not even one line of them has room. */
static bool lie(const werewolf_look *look, const piles *all, ui_rect area, float high, int cols, ballots *b) {
    const float room = (area.w + gap) / (float)cols - gap;
    int most = 1;

    for (int i = 0; i < all->n; i++) {
        most = all->at[i].by.n > most ? all->at[i].by.n : most;
    }
    *b = (ballots){.high = high, .wide = slip_wide(look, high), .arrow = high * 0.7f, .cols = cols};
    const float head = b->wide + b->arrow + 2 * gap;
    b->per = (int)((room - head) / (b->wide + gap));
    b->per = b->per > most ? most : b->per;
    b->col = head + (float)b->per * (b->wide + gap);
    return b->per > 0;
}

/* The largest slips that have room; where none have, the smallest ones in one column. */
static ballots ballots_in(const werewolf_look *look, const piles *all, ui_rect area, ui_rect place[WEREWOLF_SEATS]) {
    enum { STEPS = 40, COLS = 4 };
    static const float least = 24.0f;
    const float most = 84.0f * look->d->ui->text_scale; /* of a day with few votes */
    ballots b;

    for (int step = 0; step < STEPS; step++) {
        const float high = most - (most - least) * (float)step / STEPS;
        for (int cols = 1; cols <= COLS; cols++) {
            if (lie(look, all, area, high, cols, &b) && stand(&b, all, area, place)) {
                return b;
            }
        }
    }
    lie(look, all, area, least, 1, &b);
    b.per = b.per > 0 ? b.per : 1;
    stand(&b, all, area, place);
    return b;
}

/* ---- how they look ---- */

static void draw_slip(const werewolf_look *look, ui_rect at, int seat) {
    const bool wolf = werewolf_was_wolf(look->pub, seat);
    const ui_label_style style = letters(look->d->ui, at.h);
    const ui_rect role = {at.x, at.y, at.h, at.h};

    ui_plate(look->d, at, 50u + (unsigned)seat, UI_PAPER_100, wolf ? UI_EMBER : 0, wolf ? 4.0f : 0.0f, false);
    werewolf_draw_role(look->d, ui_inset(role, at.h * 0.08f), look->pub->role[seat]);
    ui_label(look->d, (ui_rect){at.x + at.h, at.y, at.w - at.h - 4, at.h}, &style, werewolf_seat_name(look, seat));
}

/* Whom they name, and to the right, towards them, their slips. */
static void draw_pile(const werewolf_look *look, const ballots *b, const pile *p, ui_rect at, bool exiled) {
    const ui_rect to = {at.x + gap, at.y + (at.h - b->high) / 2, b->wide, b->high};
    const float left = to.x + to.w + b->arrow;

    ui_plate(look->d, at, 60u + (unsigned)p->to, exiled ? UI_INK_700 : UI_INK_800, exiled ? UI_LANTERN : 0,
             exiled ? 4.0f : 0.0f, false);
    draw_slip(look, to, p->to);
    ui_wedge(look->d, ui_centre((ui_rect){to.x + to.w, to.y, b->arrow, to.h}, b->arrow * 0.5f, b->arrow * 0.6f), 3,
             exiled ? UI_LANTERN : UI_PAPER_400);
    for (int i = 0; i < p->by.n; i++) {
        const int row = i / b->per, n = i % b->per;
        draw_slip(
            look,
            (ui_rect){left + (float)n * (b->wide + gap), at.y + gap + (float)row * (b->high + gap), b->wide, b->high},
            p->by.seat[i]);
    }
}

static void draw_day(const werewolf_look *look, ui_rect area, int round) {
    const piles all = piles_of(look->pub, round);
    ui_rect place[WEREWOLF_SEATS];
    const ballots b = ballots_in(look, &all, area, place);

    for (int i = 0; i < all.n; i++) {
        draw_pile(look, &b, &all.at[i], place[i], all.at[i].to == look->pub->exiled[round]);
    }
}

/* Hands that stayed down, and that it is so. */
static void draw_no_vote(const werewolf_look *look, ui_rect area) {
    static const float sign = 120.0f, line = 70.0f;
    ui_draw *d = look->d;
    const ui_rect all = ui_centre(area, area.w * 0.8f, sign + line * d->ui->text_scale);
    ui_label_style style = UI_STYLE_NAME;

    style.align = UI_MIDDLE;
    style.lines = 2;
    style.size = 24.0f;
    ui_figure(d, "lowered", (ui_rect){all.x + (all.w - sign) / 2, all.y, sign, sign}, ui_theme(d->ui, UI_PAPER_400));
    ui_label(d, (ui_rect){all.x, all.y + sign, all.w, all.h - sign}, &style, ui_say(d, "werewolf.results.no_vote"));
}

void werewolf_draw_ballots(const werewolf_look *look, ui_rect at) {
    static const float air = 6.0f;
    ui_draw *d = look->d;
    const bool tall = d->ui->height > d->ui->width;
    const float strip = fmaxf((tall ? 72.0f : 50.0f) * d->ui->text_scale, ui_target(d->ui)),
                key = (tall ? 60.0f : 30.0f) * d->ui->text_scale, top = strip + key + 2 * air;
    const ui_rect area = {at.x + 8, at.y + top, at.w - 16, at.h - top - air};
    int pages;
    const int round = day_of_votes(look->pub, look->t->keep, &pages);
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.lines = 2;
    if (pages == 0) {
        draw_no_vote(look, area);
    } else {
        ui_label(d, (ui_rect){at.x, at.y + strip + air, at.w, key}, &small, ui_say(d, "werewolf.results.votes_key"));
        draw_day(look, area, round);
    }
    if (round > 0) {
        werewolf_results_arrows(look, ui_centre((ui_rect){at.x, at.y, at.w, strip}, fminf(at.w, 860), strip),
                                pages > 0 ? outcome(look, round)
                                          : UI_SAY(d, "werewolf.when.day", TEXT_NUM("n", round)),
                                look->t->keep == 0, look->t->keep + 1 >= pages);
    }
}
