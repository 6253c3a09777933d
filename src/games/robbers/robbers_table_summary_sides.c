/* What each pile is worth for its side, and both sides' sums. */
#include <math.h>
#include <stdio.h>

#include "robbers_table_summary.h"

static bool gains_point(const robbers_summary *last, int seat) {
    return last->scored && last->winner == robbers_team(last->role[seat]);
}

/* The points of the game of whoever gains one by this deal, with that; 0: nobody does, or it is not told yet. While
 * it is told the view is as the event found it. */
static int gained(const robbers_look *look, const robbers_opened *o, int seat) {
    return o->won && gains_point(&o->last, seat) ? look->pub->points[seat] + robbers_opens_summary(look->t) : 0;
}

/* ---- piles ---- */

/* The cards of a pile that count for its owner's role, and those that halve: the others change nothing, and are seen
 * where the whole pile is asked for. */
static int telling(const robbers_look *look, const robbers_summary *last, int seat, uint8_t out[ROBBERS_PILE]) {
    uint8_t pile[ROBBERS_PILE], copies[ROBBERS_CARDS] = {0};
    const int all = robbers_pile(last->trick, robbers_hand_size(look->pub->n), look->pub->n, seat, pile);
    const uint8_t of = last->role[seat], suit = robbers_counts(of);
    int n = 0;

    for (int i = 0; i < all; i++) {
        copies[pile[i]]++;
    }
    for (uint8_t card = ROBBERS_CARDS - 1; card > ROBBERS_NONE; card--) {
        const bool tells = card == robbers_penalty(of) || robbers_icons(look->pub->opt, suit, card) > 0;
        for (int i = 0; tells && i < copies[card]; i++) {
            out[n++] = card;
        }
    }
    return n;
}

static const char *figures(ui_draw *d, int n) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", n);

    return text_keep(&d->words, text, (size_t)len);
}

/* Cards of n that lie open while their row opens. */
static int opened(int n, float part) {
    return part < 1.0f ? (int)ceilf(part * (float)n) : n;
}

static int worth(const robbers_look *look, const robbers_summary *last, int seat, uint8_t card) {
    return robbers_icons(look->pub->opt, robbers_counts(last->role[seat]), card);
}

static float part_of(const robbers_opened *o, int seat) {
    return o->teams == 0 && seat == o->points - 1 ? o->part : 1.0f;
}

int robbers_counted(const robbers_look *look, const robbers_opened *o, int seat) {
    uint8_t card[ROBBERS_PILE];
    int sum = 0;
    const int n = telling(look, &o->last, seat, card);

    if (part_of(o, seat) >= 1.0f) {
        return o->last.points[seat];
    }
    for (int i = 0; i < opened(n, o->part); i++) {
        sum += worth(look, &o->last, seat, card[i]);
    }
    return sum;
}

robbers_fall robbers_falls(const robbers_look *look, const robbers_opened *o) {
    uint8_t card[ROBBERS_PILE];
    const int seat = o->points - 1;

    if (o->teams > 0 || seat < 0) {
        return (robbers_fall){0, 1.0f};
    }
    const int n = telling(look, &o->last, seat, card), open = opened(n, o->part);
    if (o->part >= 1.0f) {
        const float halves = robbers_row_times_of(&look->t->event).open;
        int all = 0;
        for (int i = 0; i < n; i++) {
            all += worth(look, &o->last, seat, card[i]);
        }
        return (robbers_fall){o->last.points[seat] - all, motion_of(look->t->part, halves, (1.0f + halves) / 2)};
    }
    return open == 0
               ? (robbers_fall){0, 1.0f}
               : (robbers_fall){worth(look, &o->last, seat, card[open - 1]), o->part * (float)n - (float)(open - 1)};
}

/* Tiles of the longest pile: those of all are as wide. */
static int most_tiles(const robbers_look *look, const robbers_summary *last) {
    uint8_t card[ROBBERS_PILE];
    int most = 1;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const int n = telling(look, last, seat, card);
        most = n > most ? n : most;
    }
    return most;
}

/* Cards with what they are worth below them, and in a low row signs with it. */
static const robbers_tile_size as_card = {74, 80}, as_sign = {66, 42};
static const float least_card = 46.0f; /* high */

/* A pile that is not counted yet: a card lies face down for each of its tricks. */
static void face_down(ui_draw *d, ui_rect at, int tricks) {
    static const float apart = 0.66f; /* of a card's width, from one to the next */
    const float high = at.h * (at.h >= least_card ? 0.86f : 1.0f), wide = high * TABLE_CARD;
    const float step = tricks > 1 ? fminf(wide * apart, (at.w - wide) / (float)(tricks - 1)) : 0.0f;

    for (int i = 0; i < tricks; i++) {
        robbers_draw_back(d, (ui_rect){at.x + step * (float)i, at.y + (at.h - high) / 2, wide, high}, 0.0f);
    }
}

/* A row has two lines of cards where one would squeeze them. */
static int pile_lines(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    static const float least_row = 170.0f, least_large = 210.0f, least_wide = 42.0f;
    const float least = ui_large_words(look->d->ui) ? least_large : least_row;

    return row.h >= least && (float)most_tiles(look, last) * least_wide > row.w - 20 ? 2 : 1;
}

/* Of a row so much is the pile's, which leaves two lines of words their room; none in a low row. */
static float pile_height(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    static const float least_row = 72.0f, least_large = 104.0f, line = 30.0f, line_large = 43.0f, edge = 14.0f;
    const bool large = ui_large_words(look->d->ui);
    const float most = (as_card.h + 4) * (float)pile_lines(look, last, row);
    const float words = fmaxf(large ? line_large : line, ui_label_least(look->d->ui, &UI_STYLE_SMALL));
    const float room = row.h - 2 * words - edge;

    return row.h <= (large ? least_large : least_row) ? 0.0f : fminf(most, fmaxf(room, row.h * 0.26f));
}

static robbers_tile_size tile_size(float line) {
    static const float widest = 1.1f; /* of its height: number and suit stand beside each other */

    return line < least_card ? as_sign : (robbers_tile_size){fminf(as_card.w, line * widest), as_card.h};
}

/* How a pile's cards lie: so many in each of its lines. */
typedef struct {
    int lines, in_line;
    robbers_tile_size size;
} pile_way;

static pile_way way_of(const robbers_look *look, const robbers_summary *last, int n, ui_rect at, int lines) {
    const robbers_tile_size size = tile_size(ui_row(at, 0, lines, 4).h);
    const int whole = (int)((at.w + 4) / (size.w + 4)), share = (most_tiles(look, last) + lines - 1) / lines;

    return (pile_way){lines, n > whole || lines == 1 ? share : whole, size}; /* a short pile has one line */
}

static ui_rect tile_at(const pile_way *way, ui_rect at, int i) {
    return robbers_tile_at(ui_row(at, i / way->in_line, way->lines, 4), way->size, way->in_line, i % way->in_line);
}

static void pile(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at, int lines, float part,
                 robbers_worth_form form) {
    uint8_t card[ROBBERS_PILE];
    const int n = telling(look, last, seat, card);
    const pile_way way = way_of(look, last, n, at, lines);

    for (int i = 0; i < opened(n, part); i++) {
        robbers_draw_worth(look->d, tile_at(&way, at, i), card[i], worth(look, last, seat, card[i]), form);
    }
}

static int taken(const robbers_look *look, int seat) {
    uint8_t card[ROBBERS_PILE];

    return robbers_pile(look->pub->last.trick, robbers_hand_size(look->pub->n), look->pub->n, seat, card);
}

/* Where no cards lie words say why, if there is room: an empty place looked as if it was still to be counted. */
static void no_cards(const robbers_look *look, ui_rect at, bool none) {
    const char *words = UI_SAY(look->d, "robbers.summary.empty", TEXT_STR("took", none ? "none" : "some"));
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    style.colour = UI_PAPER_400;
    if (ui_label_fits(look->d->ui, at, &style, words)) {
        ui_label(look->d, at, &style, words);
    }
}

/* A pile that is not counted yet lies face down; where its place is low, beside the role instead. */
static void waiting_pile(const robbers_look *look, int seat, ui_rect at, int lines, ui_rect beside) {
    if (taken(look, seat) > 0 && ui_row(at, 0, lines, 4).h < least_card && beside.h > at.h) {
        face_down(look->d, beside, taken(look, seat) / look->pub->n);
    } else if (taken(look, seat) > 0) {
        const ui_rect line = ui_row(at, 0, lines, 4);
        const float high = fminf(line.h, tile_size(line.h).h);
        face_down(look->d, (ui_rect){line.x, line.y + (line.h - high) / 2, line.w, high},
                  taken(look, seat) / look->pub->n);
    } else {
        no_cards(look, at, true);
    }
}

static void open_pile(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at, int lines,
                      float part, robbers_worth_form form) {
    uint8_t card[ROBBERS_PILE];

    if (telling(look, last, seat, card) > 0) {
        pile(look, last, seat, at, lines, part, form);
    } else {
        no_cards(look, at, taken(look, seat) == 0);
    }
}

/* From the right: the points; before them, where a card halves, that card and what was there before; and what was
 * counted. While the row opens (part) they are counted, and nothing is halved yet. Returns the place of the points.
 */
static void points(const robbers_look *look, const robbers_opened *o, int seat, ui_rect at) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const float icon = fminf(at.h - 2, 38.0f), y = at.y + (at.h - icon) / 2;
    const uint8_t of = last->role[seat];
    float x = at.x + at.w;
    ui_label_style big = UI_STYLE_HEAD, small = UI_STYLE_NAME;

    big.lines = small.lines = 1;
    big.name = small.name = true;
    big.lang = small.lang = "en"; /* as high in every language */
    big.align = small.align = UI_RIGHT;
    big.colour = UI_PAPER_100;
    small.colour = UI_PAPER_200;
    const bool counts = part_of(o, seat) < 1.0f;
    const char *sum = figures(d, robbers_counted(look, o, seat));
    const float w = ui_label_width(d->ui, &big, sum) + 4;
    ui_label(d, robbers_over_line((ui_rect){x - w, at.y, w, at.h}), &big, sum);
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
}

/* What is to be counted of a pile that lies face down. */
static void to_count(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at) {
    const float icon = fminf(at.h - 2, 38.0f);
    ui_label_style style = UI_STYLE_NAME;
    const float w = ui_label_width(look->d->ui, &style, "?") + 4;

    style.colour = UI_PAPER_400;
    style.align = UI_RIGHT;
    style.lines = 1;
    ui_label(look->d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, &style, "?");
    robbers_draw_suit(look->d, (ui_rect){at.x + at.w - w - 6 - icon, at.y + (at.h - icon) / 2, icon, icon},
                      robbers_counts(last->role[seat]));
}

/* All rows are as high, whichever side has more players; each board ends with its rows. */
typedef struct {
    int players[ROBBERS_TEAMS];
    float each; /* from one row to the next */
} boards;

static boards boards_of(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s) {
    static const float highest = 240.0f;
    boards b = {.players = {[ROBBERS_TEAM_WOLVES] = robbers_players(look, &o->last, ROBBERS_TEAM_WOLVES),
                            [ROBBERS_TEAM_ROBBERS] = robbers_players(look, &o->last, ROBBERS_TEAM_ROBBERS)}};
    const int most = b.players[0] > b.players[1] ? b.players[0] : b.players[1], rows = most > 1 ? most : 1;
    const float room = s->column[0].h - s->head - ROBBERS_ROW_GAP;

    b.each = fminf(highest + ROBBERS_ROW_GAP, room / (float)rows);
    return b;
}

static ui_rect board_of(const robbers_sheet *s, const boards *b, int team) {
    const ui_rect c = s->column[team];

    return (ui_rect){c.x, c.y, c.w, s->head + b->each * (float)b->players[team]};
}

/* Of a row: its two lines of words, one as high as the other, and what is left below them for the pile. */
typedef struct {
    float below, names, y;
} row_lines;

static float names_in(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    const float below = pile_height(look, last, row);
    /* Air at the row's upper edge as at its lower one. */
    const float spare = below > 0.0f && !ui_large_words(look->d->ui) ? 5.0f : 0.0f;

    return fminf((row.h - below) / 2 - spare, robbers_names_line(look->d->ui) + 6);
}

static row_lines lines_of(const robbers_look *look, const robbers_summary *last, ui_rect at) {
    static const float widest_head = 18.0f;
    const float below = pile_height(look, last, at), names = names_in(look, last, at);

    return (row_lines){below, names, at.y + fminf((at.h - below) / 2 - names, widest_head)};
}

static ui_rect name_in(const row_lines *l, ui_rect row) {
    return (ui_rect){row.x, l->y, row.w - 12, l->names};
}

static ui_rect pile_in(const robbers_look *look, const row_lines *l, ui_rect row) {
    const float edge = ui_large_words(look->d->ui) ? 7.0f : row.h > 170.0f ? 10.0f : 8.0f, widest_air = 24.0f;
    const float foot = fminf(row.y + row.h - edge, l->y + 2 * l->names + l->below + widest_air); /* near the words */

    return (ui_rect){row.x + ROBBERS_ROW_PAD, foot - l->below + 4, row.w - 2 * ROBBERS_ROW_PAD, l->below - 4};
}

/* The name's line, and what the longest pile leaves free at the end of a row with one line of cards. */
static robbers_gain_place gain_place_in(const robbers_look *look, const robbers_summary *last, ui_rect row) {
    static const float air = 12.0f, end = 14.0f;
    const row_lines l = lines_of(look, last, row);
    const ui_rect tiles = pile_in(look, &l, row);
    const int most = most_tiles(look, last);
    robbers_gain_place place = {.line = name_in(&l, row)};

    if (l.below > 0.0f && pile_lines(look, last, row) == 1) {
        const ui_rect end_tile = robbers_tile_at(tiles, tile_size(tiles.h), most, most - 1);
        const float x = end_tile.x + end_tile.w + air;
        place.room = (ui_rect){x, tiles.y, row.x + row.w - end - x, tiles.h};
    }
    return place;
}

/* Name, role and points, and the pile where there is room for it, which lies in the row that is pressed anyway. */
static void counted(const robbers_look *look, ui_rect at, int seat, const robbers_opened *o,
                    robbers_worth_form form) {
    const row_lines l = lines_of(look, &o->last, at);
    const bool open = seat < o->points;
    const float below = l.below, names = l.names, y = l.y;
    const ui_rect of_points = {at.x + at.w * 0.48f, y + names - 2, at.w * 0.52f - 14, names};
    const ui_rect tiles = pile_in(look, &l, at);
    const robbers_gain_place place = gain_place_in(look, &o->last, at);

    robbers_draw_player(look, at, &place, seat, gained(look, o, seat));
    robbers_draw_role(look->d, o->last.role[seat],
                      (ui_rect){at.x + ROBBERS_ROW_PAD, y + names - 3, at.w * 0.47f - ROBBERS_ROW_PAD, names},
                      robbers_player_emblem(names));
    if (below > 0.0f && open && part_of(o, seat) > 0.0f) {
        open_pile(look, &o->last, seat, tiles, pile_lines(look, &o->last, at), part_of(o, seat), form);
    } else if (below > 0.0f) {
        static const float sign = 84.0f, low_edge = 7.0f; /* sign: what is to be counted of it */
        const ui_rect beside = {of_points.x, y + names, of_points.w - sign, at.y + at.h - low_edge - y - names};
        waiting_pile(look, seat, tiles, pile_lines(look, &o->last, at), beside);
    }
    if (!open) {
        to_count(look, &o->last, seat, of_points);
    } else {
        points(look, o, seat, of_points);
        ui_zone_add(look->d, ROBBERS_ZONE_SHOWN, seat, at, UI_ZONE_INSPECT);
        ui_focus(look->d, at, ROBBERS_ZONE_SHOWN, seat);
    }
}

/* ---- the sides ---- */

/* At the end of its head the side that has won has a crown, where its words leave that room. */
static void side_crown(const robbers_look *look, ui_rect head, float words, float shines) {
    static const float widest = 58.0f, air = 16.0f;
    const float w = fminf(head.h - 12, widest);
    const ui_rect at = {head.x + head.w - w - air, head.y + (head.h - w) / 2, w, w};

    if (shines > 0.0f && at.x - air > words) {
        ui_group_faded(look->d, ui_inset(at, -4), shines);
        table_crown(look->d, at, 0.0f);
        ui_group_end(look->d);
    }
}

/* The other side steps back; what it had can be read. */
static void lost(const robbers_look *look, ui_rect board, float shines) {
    static const float veil = 0.3f, edge = 6.0f;

    if (shines > 0.0f && !look->d->ui->high_contrast) {
        ui_plate(look->d, ui_inset(board, -edge), 46, ui_fade(UI_INK_950, veil * shines), 0, 0.0f, false);
    }
}

/* Its sum is told at the scale alone. */
static void side(const robbers_look *look, ui_rect at, int team, const robbers_opened *o) {
    ui_draw *d = look->d;
    const bool wins = o->won && o->last.winner == team;
    const float icon = fminf(at.h - 12, 60.0f), x = at.x + icon + 24;
    ui_label_style head = UI_STYLE_NAME;

    const bool told = look->telling && look->t->event.kind == ROBBERS_EV_TEAM && o->teams == team + 1;
    const float shines = wins ? robbers_won_times_of(look->t).shines : 0.0f;
    ui_plate(d, at, 50u + (unsigned)team, UI_INK_700, told ? UI_PAPER_200 : 0, 3.0f, true);
    if (shines > 0.0f) {
        ui_group_faded(d, ui_inset(at, -12), shines);
        ui_plate(d, at, 50u + (unsigned)team, UI_INK_700, UI_LANTERN, 3.0f, true);
        ui_group_end(d);
    }
    robbers_draw_side_sign(d, (ui_rect){at.x + 12, at.y + (at.h - icon) / 2, icon, icon}, team);
    head.name = false;
    head.colour = shines >= 0.5f ? UI_LANTERN : UI_PAPER_100;
    head.lines = 1;
    const char *word = UI_SAY(d, "robbers.side", TEXT_STR("team", robbers_team_id[team]));
    ui_label(d, (ui_rect){x, at.y, at.x + at.w - x - 14, at.h}, &head, word);
    side_crown(look, at, x + ui_label_width(d->ui, &head, word), shines);
}

static ui_rect row_of(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s, const boards *b,
                      int seat) {
    const int team = robbers_team(o->last.role[seat]);
    const ui_rect c = s->column[team];
    int above = 0;

    for (int i = 0; i < seat && i < look->pub->n; i++) {
        above += robbers_team(o->last.role[i]) == team;
    }
    return (ui_rect){c.x, c.y + s->head + ROBBERS_ROW_GAP + b->each * (float)above, c.w, b->each - ROBBERS_ROW_GAP};
}

ui_rect robbers_name_at_side(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s, int seat) {
    const boards b = boards_of(look, o, s);
    const ui_rect row = row_of(look, o, s, &b, seat);
    const row_lines l = lines_of(look, &o->last, row);

    return name_in(&l, row);
}

/* All tiles look alike: as the smallest of both sides can. */
static robbers_worth_form form_of(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s,
                                  const boards *b) {
    ui_rect least = {.w = as_card.w, .h = as_card.h};

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect row = row_of(look, o, s, b, seat);
        const row_lines l = lines_of(look, &o->last, row);
        const ui_rect at = pile_in(look, &l, row);
        const pile_way way = way_of(look, &o->last, most_tiles(look, &o->last), at, pile_lines(look, &o->last, row));
        const ui_rect tile = tile_at(&way, at, 0);
        if (l.below > 0.0f) {
            least.w = fminf(least.w, tile.w);
            least.h = fminf(least.h, tile.h);
        }
    }
    return robbers_worth_form_of(look->d, least.w, least.h);
}

void robbers_draw_sides(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s) {
    const boards b = boards_of(look, o, s);
    const robbers_worth_form form = form_of(look, o, s, &b);

    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const ui_rect c = s->column[team];
        robbers_draw_board(look->d, board_of(s, &b, team));
        side(look, (ui_rect){c.x, c.y, c.w, s->head}, team, o);
    }
    for (int i = 0; i < look->pub->n; i++) {
        counted(look, row_of(look, o, s, &b, i), i, o, form);
    }
    if (o->won && o->last.winner < ROBBERS_TEAMS) {
        lost(look, board_of(s, &b, 1 - (int)o->last.winner), robbers_won_times_of(look->t).shines);
    }
}

/* Beside the sack, between it and the board; where that is below, to the side that the coin goes to. */
static float coin_lane(const robbers_sheet *s, int team, ui_rect mouth, ui_rect lies) {
    static const float off = 18.0f, half_sack = 96.0f;
    const ui_rect c = s->column[team];

    if (s->scale.y + s->scale.h <= c.y) {
        return mouth.x + copysignf(half_sack, lies.x - mouth.x);
    }
    return c.x > mouth.x ? c.x - off : c.x + c.w + off;
}

/* Out of the sack, up or down along the lane, and in along the line of a name: over no number. */
static ui_rect coin_at(ui_rect mouth, ui_rect lies, float lane, float size, float part) {
    const float p = motion_smooth(part), q = 1.0f - p;
    const float leaves = q * q * q, beside = 3 * p * q * q, in = 3 * p * p * q, there = p * p * p;
    const float to_x = lies.x + lies.w / 2, to_y = lies.y + lies.h / 2;
    const ui_rect middle = {leaves * mouth.x + (beside + in) * lane + there * to_x,
                            (leaves + beside) * mouth.y + (in + there) * to_y, 0.0f, 0.0f};

    return ui_centre(middle, size, size);
}

void robbers_draw_coins(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s, ui_rect mouth) {
    static const float size = 34.0f, flight = 0.8f;
    const float part = robbers_won_times_of(look->t).flies;
    const int all = robbers_players(look, &o->last, o->last.winner);
    const boards b = boards_of(look, o, s);
    int nth = 0;

    for (int seat = 0; part > 0.0f && seat < look->pub->n; seat++) {
        const int total = gained(look, o, seat);
        const float flies = total > 0 ? motion_dealt(part, nth++, all, flight) : 0.0f;
        if (flies > 0.0f) { /* the others are in the sack */
            const robbers_gain_place place = gain_place_in(look, &o->last, row_of(look, o, s, &b, seat));
            const ui_rect lies = robbers_gain_at(look, &place, total);
            const float lane = coin_lane(s, o->last.winner, mouth, lies);
            ui_figure(look->d, "coin", coin_at(mouth, lies, lane, size, flies), ui_theme(look->d->ui, UI_YELLOW));
        }
    }
}
