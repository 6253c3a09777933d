/* What each pile is worth for its side, and both sides' sums. */
#include <math.h>
#include <stdio.h>

#include "robbers_table_summary.h"

static bool gains_point(const robbers_summary *last, int seat) {
    return last->scored && last->winner == robbers_team(last->role[seat]);
}

/* ---- piles ---- */

/* The cards of a pile that count for its owner's role, and those that halve: the others change nothing. *more gets
 * how many those are. */
static int telling(const robbers_look *look, const robbers_summary *last, int seat, uint8_t out[ROBBERS_PILE],
                   int *more) {
    uint8_t pile[ROBBERS_PILE];
    const int of = last->role[seat];
    const int all = robbers_pile(last->trick, robbers_hand_size(look->pub->n), look->pub->n, seat, pile);
    int n = 0;

    for (int card = ROBBERS_CARDS - 1; card > ROBBERS_NONE; card--) {
        for (int i = 0; i < all; i++) {
            const bool counts = robbers_icons(look->pub->opt, robbers_counts((uint8_t)of), (uint8_t)card) > 0;
            if (pile[i] == card && (counts || card == robbers_penalty((uint8_t)of))) {
                out[n++] = (uint8_t)card;
            }
        }
    }
    *more = all - n;
    return n;
}

static const char *figures(ui_draw *d, int n) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", n);

    return text_keep(&d->words, text, (size_t)len);
}

/* How many cards of the pile change nothing, as so many that lie face down: a sign with a plus would be points. A
 * press on the row shows them, too. */
static void more_tile(ui_draw *d, ui_rect at, int more) {
    static const float lifted = 3.0f, apart = 5.0f;
    const float high = at.h - 2 * lifted, wide = high * TABLE_CARD;
    ui_label_style style = UI_STYLE_NAME;

    style.lines = 1;
    style.size = 19;
    style.colour = UI_PAPER_400;
    const float all = wide + lifted + apart + ui_label_width(d->ui, &style, "24") + 2;
    const float x = at.x + fmaxf(0.0f, (at.w - all) / 2);
    const ui_rect back = {x, at.y + 2 * lifted, wide, high - lifted};
    robbers_draw_back(d, (ui_rect){back.x + lifted, back.y - lifted, back.w, back.h}, 0.0f);
    robbers_draw_back(d, back, 0.0f);
    const float from = back.x + back.w + lifted + apart;
    ui_label(d, (ui_rect){from, at.y, at.x + at.w - from, at.h}, &style, figures(d, more));
}

/* Tiles of the longest pile: those of all are as wide. */
static int most_tiles(const robbers_look *look, const robbers_summary *last) {
    uint8_t card[ROBBERS_PILE];
    int most = 1;

    for (int seat = 0; seat < look->pub->n; seat++) {
        int more = 0;
        const int n = telling(look, last, seat, card, &more) + (more > 0);
        most = n > most ? n : most;
    }
    return most;
}

/* A row has two lines of tiles where one would squeeze them. */
static int pile_lines(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    static const float least_row = 140.0f;

    return row.h >= least_row && (float)most_tiles(look, last) * (ROBBERS_IN_PILE.w + 4) > row.w - 20 ? 2 : 1;
}

/* Of a row so much is the pile's; none in a low row, and less where large words need two lines of a rather low one.
 */
static float pile_height(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    static const float least_row = 72.0f, least_large = 104.0f, high_large = 150.0f, line = 50.0f, two = 76.0f;
    const bool large = ui_large_words(look->d->ui);

    if (row.h <= (large ? least_large : least_row)) {
        return 0.0f;
    }
    if (large && row.h <= high_large) {
        return row.h * 0.26f;
    }
    return pile_lines(look, last, row) > 1 ? fminf(row.h * 0.46f, two) : fminf(row.h / 3, line);
}

static void pile(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at, int lines, float part) {
    uint8_t card[ROBBERS_PILE];
    int more = 0;
    const int n = telling(look, last, seat, card, &more);
    const int whole = (int)((at.w + 4) / (ROBBERS_IN_PILE.w + 4)),
              share = (most_tiles(look, last) + lines - 1) / lines;
    const int in_line = n + (more > 0) > whole ? share : whole; /* a short pile has one line */

    for (int i = 0; i < n && (float)i < part * (float)n; i++) {
        robbers_draw_tile(look->d,
                          robbers_tile_at(ui_row(at, i / in_line, lines, 4), ROBBERS_IN_PILE, in_line, i % in_line),
                          card[i]);
    }
    if (more > 0 && part >= 1.0f) {
        more_tile(look->d, robbers_tile_at(ui_row(at, n / in_line, lines, 4), ROBBERS_IN_PILE, in_line, n % in_line),
                  more);
    }
}

/* From the right: the points; before them, where a card halves, that card and what was there before; and what was
 * counted. While the row opens (part) they are counted, and nothing is halved yet. Returns the place of the points.
 */
static ui_rect points(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at, float part) {
    ui_draw *d = look->d;
    const float icon = fminf(at.h - 2, 38.0f), y = at.y + (at.h - icon) / 2;
    const uint8_t of = last->role[seat];
    float x = at.x + at.w;
    ui_label_style big = UI_STYLE_HEAD, small = UI_STYLE_NAME;

    big.lines = small.lines = 1;
    big.name = small.name = true;
    big.align = small.align = UI_RIGHT;
    big.colour = UI_PAPER_100;
    small.colour = UI_PAPER_200;
    const bool counts = part < 1.0f;
    const char *sum = figures(d, counts ? (int)((float)last->icons[seat] * part) : last->points[seat]);
    const float w = ui_label_width(d->ui, &big, sum) + 4;
    const ui_rect place = {x - w, at.y, w, at.h};
    ui_label(d, robbers_over_line(place), &big, sum);
    x -= w + 6;
    if (last->halved[seat] && !counts) {
        const char *icons = figures(d, last->icons[seat]);
        const float wide = ui_label_width(d->ui, &small, icons) + 4;
        ui_figure(d, "arrow_right",
                  (ui_rect){x - icon * 0.6f, at.y + (at.h - icon * 0.6f) / 2, icon * 0.6f, icon * 0.6f},
                  ui_theme(d->ui, UI_PAPER_400));
        x -= icon * 0.6f + 5;
        ui_disc(d, (ui_rect){x - icon, y, icon, icon}, UI_EMBER, UI_INK_900, 1.4f);
        ui_figure(d, robbers_card_word(robbers_penalty(of)),
                  ui_inset((ui_rect){x - icon, y, icon, icon}, icon * 0.14f), UI_INK_900);
        x -= icon + 8;
        ui_label(d, (ui_rect){x - wide, at.y, wide, at.h}, &small, icons);
        x -= wide + 5;
    }
    robbers_draw_suit(d, (ui_rect){x - icon, y, icon, icon}, robbers_counts(of));
    return place;
}

/* Name, role and points, and the pile where there is room for it, which lies in the row that is pressed anyway.
 * Returns the place of the points. */
static ui_rect counted(const robbers_look *look, ui_rect at, int seat, const robbers_opened *o) {
    const float below = pile_height(look, &o->last, at);
    const bool large = ui_large_words(look->d->ui);
    const float spare = below > 0.0f && !large ? 5.0f : 0.0f; /* air at the row's upper edge as at its lower one */
    const float names = fminf((at.h - below) / 2 - spare, robbers_names_line(look->d->ui) + 6),
                y = at.y + (at.h - below) / 2 - names;
    const ui_rect of_points = {at.x + at.w * 0.48f, y + names - 2, at.w * 0.52f - 14, names};
    const float part = seat == o->points - 1 ? o->part : 1.0f;

    robbers_draw_player(look, at, (ui_rect){at.x, y, at.w - 12, names}, seat, o->won && gains_point(&o->last, seat));
    robbers_draw_role(look->d, o->last.role[seat],
                      (ui_rect){at.x + ROBBERS_ROW_PAD, y + names - 2, at.w * 0.47f - ROBBERS_ROW_PAD, names},
                      robbers_player_emblem(names));
    if (seat >= o->points) {
        return (ui_rect){0};
    }
    if (below > 0.0f) {
        const float edge = large ? 4.0f : at.h > 170.0f ? 10.0f : 8.0f;
        const ui_rect tiles = {at.x + ROBBERS_ROW_PAD, at.y + at.h - below + 4 - edge, at.w - 2 * ROBBERS_ROW_PAD,
                               below - 4};
        pile(look, &o->last, seat, tiles, pile_lines(look, &o->last, at), part);
    }
    const ui_rect number = points(look, &o->last, seat, of_points, part);
    ui_zone_add(look->d, ROBBERS_ZONE_SHOWN, seat, at, UI_ZONE_INSPECT);
    ui_focus(look->d, at, ROBBERS_ZONE_SHOWN, seat);
    return number;
}

/* ---- the sides ---- */

/* "6 + 7 = 13": the points of a side's players; or the sum alone. */
static const char *parts(const robbers_look *look, const robbers_summary *last, int team, bool sum_alone) {
    char text[64] = "";
    int at = 0, players = 0;

    for (int i = 0; i < look->pub->n && !sum_alone; i++) {
        if (robbers_team(last->role[i]) == team) {
            at += snprintf(text + at, sizeof text - (size_t)at, "%s%d", at > 0 ? " + " : "", last->points[i]);
            players++;
        }
    }
    if (players != 1) {
        at += snprintf(text + at, sizeof text - (size_t)at, "%s%d", sum_alone ? "" : " = ", last->sum[team]);
    }
    return text_keep(&look->d->words, text, (size_t)at);
}

static void side_sign(ui_draw *d, ui_rect at, int team) {
    ui_disc(d, at, team == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.6f);
    ui_figure(d, team == ROBBERS_TEAM_WOLVES ? "werewolf" : "robber", ui_inset(at, at.w * 0.13f), UI_INK_900);
}

/* Whether both sides have room for the points of each player: else both tell their sums alone. */
static bool parts_fit(const robbers_look *look, const robbers_summary *last, const ui_label_style *style, float w) {
    bool fit = true;

    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        fit &= ui_label_width(look->d->ui, style, parts(look, last, team, false)) <= w;
    }
    return fit;
}

/* The points, times so many opponents, each of them a sign where there is room. */
static void product(const robbers_look *look, ui_rect at, int team, const robbers_summary *last, ui_colour ink) {
    ui_draw *d = look->d;
    const int others = robbers_players(look, last, 1 - team);
    const char *times = UI_SAY(d, "robbers.side.times", TEXT_NUM("n", others));
    const float icon = fminf(at.h - 4, 25.0f), gap = 10;
    ui_label_style style = UI_STYLE_SMALL;
    float x = at.x;

    style.colour = ink;
    style.lines = 1;
    style.name = true;
    const float after = ui_label_width(d->ui, &style, times) + 2;
    const int same = look->pub->n - others, most = same > others ? same : others; /* both sides decide alike */
    const float signs = (icon + 3) * (float)most + 4;
    const char *sum = parts(look, last, team, !parts_fit(look, last, &style, at.w - gap - after - signs));
    const float before = ui_label_width(d->ui, &style, sum) + 2;
    ui_label(d, (ui_rect){x, at.y, before, at.h}, &style, sum);
    x += before + gap;
    ui_label(d, (ui_rect){x, at.y, fminf(after, at.x + at.w - x), at.h}, &style, times);
    x += after + 4;
    /* All of them or none: fewer would be another number. */
    const bool room = x + (icon + 3) * (float)others <= at.x + at.w + 3;
    for (int i = 0; i < others && room; i++) {
        side_sign(d, (ui_rect){x, at.y + (at.h - icon) / 2, icon, icon}, 1 - team);
        x += icon + 3;
    }
}

static void side(const robbers_look *look, ui_rect at, int team, const robbers_opened *o) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const bool open = o->teams > team, wins = o->won && last->winner == team;
    const float icon = fminf(at.h - 16, 60.0f);
    const ui_colour ink = wins ? UI_INK_900 : UI_PAPER_100;
    ui_label_style head = UI_STYLE_NAME, total = UI_STYLE_TITLE;

    ui_plate(d, at, 50u + (unsigned)team, wins ? UI_LANTERN : UI_INK_700, 0, 0.0f, true);
    side_sign(d, (ui_rect){at.x + 12, at.y + (at.h - icon) / 2, icon, icon}, team);
    const float x = at.x + icon + 24;
    float w = at.x + at.w - x - 14;
    head.name = false;
    head.colour = total.colour = ink;
    head.lines = total.lines = 1;
    total.align = UI_RIGHT;
    total.name = true;
    const char *name = UI_SAY(d, "robbers.side", TEXT_STR("team", robbers_team_id[team]));
    ui_rect of_name = {x, at.y + (open ? 4.0f : 0.0f), w, open ? at.h * 0.5f : at.h};
    if (open) {
        const char *n = figures(d, robbers_total(last, team));
        const float wide = ui_label_width(d->ui, &total, n) + 6;
        /* A long name has the whole line above for itself. */
        const bool beside = robbers_fits(d->ui, &head, w - wide - 6, name);
        ui_label(d, (ui_rect){x + w - wide, at.y + (beside ? 0 : at.h * 0.46f), wide, beside ? at.h : at.h * 0.5f},
                 &total, n);
        w -= wide + 6;
        of_name.w = beside ? w : of_name.w;
        product(look, (ui_rect){x, at.y + at.h * 0.5f, w, at.h * 0.46f}, team, last, ink);
    }
    ui_label(d, of_name, &head, name);
}

/* What a side of fewer players leaves free of its board has the side's figure in it, as a watermark. */
static void spare(ui_draw *d, ui_rect at, int team) {
    const float size = fminf(fminf(at.h - 2 * ROBBERS_ROW_GAP, at.w * 0.6f), 190.0f);

    if (size >= 60.0f) {
        ui_figure(d, team == ROBBERS_TEAM_WOLVES ? "werewolf" : "robber", ui_centre(at, size, size),
                  ui_theme(d->ui, UI_INK_800));
    }
}

/* Rows of both sides are equal, and so are the boards they lie on. Returns the number that was counted last. */
ui_rect robbers_draw_sides(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s) {
    static const float highest = 240.0f;
    const int wolves = robbers_players(look, &o->last, ROBBERS_TEAM_WOLVES),
              robbers = robbers_players(look, &o->last, ROBBERS_TEAM_ROBBERS),
              most = wolves > robbers ? wolves : robbers, rows = most > 1 ? most : 1;
    const float room = s->column[0].h - s->head - ROBBERS_ROW_GAP;
    const float each = fminf(highest, room / (float)rows - ROBBERS_ROW_GAP);
    ui_rect newest = {0};

    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const ui_rect c = s->column[team];
        float y = c.y + s->head + ROBBERS_ROW_GAP;

        robbers_draw_board(look->d, (ui_rect){c.x, c.y, c.w, s->head + (each + ROBBERS_ROW_GAP) * (float)rows});
        side(look, (ui_rect){c.x, c.y, c.w, s->head}, team, o);
        for (int i = 0; i < look->pub->n; i++) {
            if (robbers_team(o->last.role[i]) == team) {
                const ui_rect number = counted(look, (ui_rect){c.x, y, c.w, each}, i, o);
                newest = i == o->points - 1 ? number : newest;
                y += each + ROBBERS_ROW_GAP;
            }
        }
        spare(look->d,
              (ui_rect){c.x, y, c.w, c.y + s->head + ROBBERS_ROW_GAP + (each + ROBBERS_ROW_GAP) * (float)rows - y},
              team);
    }
    return newest;
}
