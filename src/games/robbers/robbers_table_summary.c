/* The end of a deal: hands and roles one below the other, then what each pile is worth for its side on the scale,
 * both sides' sums, and who won. The events of the deal's end open it step by step; later it can be looked at whole.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "robbers_table.h"

bool robbers_opens_summary(const table_ui *t) {
    switch (t->event.kind) {
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_UNDEALT:
    case ROBBERS_EV_POINTS:
    case ROBBERS_EV_TEAM:
    case ROBBERS_EV_DEAL_WON:
        return true;
    default:
        return false;
    }
}

static bool gains_point(const robbers_summary *last, int seat) {
    return last->scored && last->winner == robbers_team(last->role[seat]);
}

/* How much is open. */
typedef struct {
    int hands, points, teams; /* rows, rows, sides */
    bool won;
    float undealt;        /* the card left over has turned so far */
    float part;           /* of the row that opens last */
    robbers_summary last; /* as far as it is told, what is being told among it */
} opened;

/* A card has turned in the middle of its event, and a row is open a little before its own ends. */
static const float turned_part = ROBBERS_CARD_TURNED;

/* A pile in which little counts is told soon: nothing would be seen to change. The number is in the event, told to
 * everybody. */
robbers_row_times robbers_row_times_of(const nt_event *e) {
    enum { HAND = 900, LEAST = 300, EACH = 160, MOST = 1260, FALLS = 540 };

    if (e->kind != ROBBERS_EV_POINTS) {
        return (robbers_row_times){HAND, 0.7f};
    }
    const int counts = e->arg[2], wish = counts > 1 ? LEAST + EACH * counts : LEAST, row = wish < MOST ? wish : MOST;
    return (robbers_row_times){(uint32_t)(row + FALLS), (float)row / (float)(row + FALLS)};
}

static void add_points(robbers_summary *last, const uint8_t *arg) {
    last->icons[arg[0]] = arg[2];
    last->halved[arg[0]] = arg[3];
    last->points[arg[0]] = arg[4];
}

static void add_team(robbers_summary *last, const uint8_t *arg) {
    last->sum[arg[0]] = arg[1];
    memcpy(last->total[arg[0]], arg + 3, sizeof last->total[0]);
}

/* The view is the table as the event found it: what it opens is in the event alone. */
static opened opened_of(const robbers_look *look) {
    const nt_event *e = &look->t->event;
    const uint8_t *arg = e->arg;
    const int n = look->pub->n;
    opened o = {n, n, ROBBERS_TEAMS, true, 1.0f, 1.0f, look->pub->last};

    if (!robbers_opens_summary(look->t)) {
        return o;
    }
    o.won = e->kind == ROBBERS_EV_DEAL_WON;
    o.teams = o.won ? ROBBERS_TEAMS : e->kind == ROBBERS_EV_TEAM ? arg[0] + 1 : 0;
    o.points = o.teams > 0 ? n : e->kind == ROBBERS_EV_POINTS ? arg[0] + 1 : 0;
    if (e->kind == ROBBERS_EV_SHOWN) {
        o.hands = arg[0] + 1;
        o.undealt = 0.0f;
        o.last.role[arg[0]] = arg[1];
        memcpy(o.last.dealt[arg[0]], arg + 2, (size_t)robbers_hand_size(n));
    } else if (e->kind == ROBBERS_EV_UNDEALT) {
        o.undealt = motion_of(look->t->part, turned_part - 0.25f, turned_part + 0.25f);
        o.last.undealt = arg[0];
    } else if (e->kind == ROBBERS_EV_POINTS) {
        add_points(&o.last, arg);
    } else if (e->kind == ROBBERS_EV_TEAM) {
        add_team(&o.last, arg);
    } else {
        o.last.winner = arg[0];
        o.last.scored = 1;
    }
    if (e->kind == ROBBERS_EV_SHOWN || e->kind == ROBBERS_EV_POINTS) {
        o.part = fminf(look->t->part / robbers_row_times_of(e).open, 1.0f);
    }
    return o;
}

/* ---- cards and roles ---- */

typedef struct {
    float w, h; /* at most */
} tile_size;

static const tile_size in_hand = {136, 96}, in_pile = {66, 42};

static ui_rect tile_at(ui_rect at, tile_size size, int n, int i) {
    const float gap = 4, w = fminf(size.w, (at.w + gap) / (float)(n > 0 ? n : 1) - gap);
    const float h = fminf(at.h, size.h);

    return (ui_rect){at.x + (w + gap) * (float)i, at.y + (at.h - h) / 2, w, h};
}

static const float card_gap = 5.0f, hand_pad = 9.0f;
static const float least_card = 80.0f; /* high: below it a tile is read better */

/* The i-th of n cards so wide: with more room they lie a little apart. */
static float hand_x(ui_rect at, float w, int n, int i) {
    static const float widest_gap = 28.0f;
    const float free = (at.w - w * (float)n) / (float)(n > 1 ? n - 1 : 1);

    return at.x + (w + fminf(free, widest_gap)) * (float)i;
}

/* A row opens card by card: each turns over while the next ones begin. */
static void hand(const robbers_look *look, ui_rect at, const uint8_t *card, int n, float part) {
    const float wide = (at.w + card_gap) / (float)(n > 0 ? n : 1) - card_gap;
    const float high = fminf(at.h, wide / TABLE_CARD), w = high * TABLE_CARD;
    const bool cards = high >= least_card && look->d->ui->text_scale <= 1.2f;

    for (int i = 0; i < n; i++) {
        const float turned = motion_dealt(part, i, n, 0.45f);
        if (cards) {
            robbers_draw_turning(look, (ui_rect){hand_x(at, w, n, i), at.y + (at.h - high) / 2, w, high}, card[i],
                                 turned);
        } else {
            robbers_draw_tile(look->d, tile_at(at, in_hand, n, i), turned > 0.5f ? card[i] : ROBBERS_NONE);
        }
    }
}

/* Letters are less high than a line: a little of theirs may lie over those of a low row. */
static ui_rect over_line(ui_rect at) {
    static const float over = 2.0f;

    return (ui_rect){at.x, at.y - over, at.w, at.h + 2 * over};
}

static const char *role_word(ui_draw *d, int of) {
    return UI_SAY(d, "robbers.role", TEXT_STR("role", robbers_role_id[of]));
}

static float widest_role_word(ui_draw *d, const ui_label_style *style) {
    float widest = 1.0f;

    for (int i = 0; i < ROBBERS_ROLES; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, style, role_word(d, i)));
    }
    return widest;
}

static float highest_role_word(ui_draw *d, const ui_label_style *style) {
    float highest = 1.0f;

    for (int i = 0; i < ROBBERS_ROLES; i++) {
        highest = fmaxf(highest, ui_label_height(d->ui, style, 1000, role_word(d, i)));
    }
    return highest;
}

/* All words in one size, a little smaller where the longest or a low line needs it. Where one has no room none has: a
 * sign without a word would look like another kind of player. */
static bool role_words_fit(ui_draw *d, ui_label_style *style, ui_rect at) {
    static const float least = 0.78f; /* of their size */
    const float part = fminf(at.w / widest_role_word(d, style), at.h / highest_role_word(d, style));

    if (part < 1.0f) {
        style->size *= 0.97f * part; /* letters do not shrink evenly */
    }
    return part >= least && widest_role_word(d, style) <= at.w && highest_role_word(d, style) <= at.h;
}

static float role_disc(float line) {
    return fminf(line - 2, 40.0f);
}

/* Whoever has opened a hand has a role: the cards first, then what they make of their owner. Its disc is in the
 * middle of so wide a column. */
static void role(ui_draw *d, int of, ui_rect at, float column) {
    const float icon = role_disc(at.h);
    const ui_rect disc = {at.x + (column - icon) / 2, at.y + (at.h - icon) / 2, icon, icon};
    const ui_rect beside = over_line((ui_rect){at.x + column + 8, at.y, at.w - column - 8, at.h});
    const bool wolf = robbers_team((uint8_t)of) == ROBBERS_TEAM_WOLVES;
    ui_label_style style = UI_STYLE_SMALL;

    ui_disc(d, disc, wolf ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.4f);
    ui_figure(d, robbers_role_figure(of), ui_inset(disc, icon * 0.14f), UI_INK_900);
    style.lines = 1;
    if (role_words_fit(d, &style, beside)) {
        ui_label(d, beside, &style, role_word(d, of));
    }
}

/* Its place, until it is told. */
static void no_role(ui_draw *d, ui_rect at) {
    const float icon = role_disc(at.h);
    const ui_rect disc = {at.x, at.y + (at.h - icon) / 2, icon, icon};
    ui_label_style style = UI_STYLE_NAME;

    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_400;
    ui_disc(d, disc, UI_INK_900, UI_INK_500, 1.4f);
    ui_label(d, disc, &style, "?");
}

static float player_emblem(float line) {
    return fminf(line - 6, 48.0f);
}

/* A plate, with emblem and name in a line of it. */
static void player(const robbers_look *look, ui_rect at, ui_rect line, int seat, bool gains) {
    ui_draw *d = look->d;
    const float e = player_emblem(line.h), x = line.x + hand_pad + e + 8;
    static const float coin = 28.0f, apart = 8.0f;
    const float room = line.x + line.w - x - (gains ? coin + apart : 0.0f);
    ui_label_style name = UI_STYLE_NAME;

    ui_plate(d, at, 40u + (unsigned)seat, UI_INK_800, gains ? UI_LANTERN : 0, 2.4f, true);
    ui_seat_emblem(d, (ui_rect){line.x + hand_pad, line.y + (line.h - e) / 2 + 1, e, e}, &look->t->seat[seat]);
    ui_label(d, over_line((ui_rect){x, line.y, room, line.h}), &name, robbers_name(look, seat));
    if (gains) {
        const float after = fminf(ui_label_width(d->ui, &name, robbers_name(look, seat)), room) + apart;
        ui_figure(d, "coin", (ui_rect){x + after, line.y + (line.h - coin) / 2, coin, coin},
                  ui_theme(d->ui, UI_YELLOW));
    }
}

/* ---- hands ---- */

/* How hands lie: one below the other, or two beside each other; the cards beside name and role, or below both. */
typedef struct {
    ui_rect all;
    int columns;
    float each;  /* height of one */
    float names; /* width of name and role beside the cards */
    bool below;
} spread;

static const float row_gap = 8;

static const float role_in = 14; /* where its disc begins beside cards */

static float names_line(const ui_frame *ui) {
    return ui_large_words(ui) ? 58.0f : 46.0f;
}

/* How wide each of so many cards is in a room. */
static float card_in(float w, float h, int cards) {
    return fminf(h * TABLE_CARD, (w + card_gap) / (float)cards - card_gap);
}

static ui_rect hand_cell(const spread *s, int i) {
    const float w = (s->all.w + row_gap) / (float)s->columns - row_gap;
    const int row = i / s->columns, column = i % s->columns;

    return (ui_rect){s->all.x + (w + row_gap) * (float)column, s->all.y + (s->each + row_gap) * (float)row, w,
                     s->each};
}

static float longest_name(const robbers_look *look) {
    const ui_label_style name = UI_STYLE_NAME;
    float longest = 0;

    for (int i = 0; i < look->pub->n; i++) {
        longest = fmaxf(longest, ui_label_width(look->d->ui, &name, robbers_name(look, i)));
    }
    return longest;
}

/* Name and role on one line: the role follows the longest name, and has what its words need, at most half of it. */
static float names_part(const robbers_look *look, float w, float line) {
    static const float sign = 48.0f, apart = 32.0f;
    const ui_label_style style = UI_STYLE_SMALL;
    const float most = fmaxf(w / 2, w - hand_pad - sign - widest_role_word(look->d, &style) - 4);

    return fminf(most, hand_pad + player_emblem(line) + 8 + longest_name(look) + apart);
}

/* Name above role, before the cards: as wide as the longest of them, so that no name is far from its cards. */
static float names_beside(const robbers_look *look, float line) {
    static const float apart = 28.0f, most = 260.0f;
    const ui_label_style style = UI_STYLE_SMALL;
    const float name = hand_pad + player_emblem(line) + 8 + longest_name(look),
                role = role_in + role_disc(line - 4) + 8 + widest_role_word(look->d, &style);

    return fminf(fmaxf(name, role) + apart, most);
}

static void opened_hand(const robbers_look *look, const spread *s, int seat, const opened *o) {
    const int n = robbers_hand_size(look->pub->n);
    const ui_rect at = hand_cell(s, seat);
    const float line = s->below ? names_line(look->d->ui) : at.h / 2,
                left = s->below ? names_part(look, at.w, line) : s->names;
    const float part = seat >= o->hands ? 0.0f : seat == o->hands - 1 ? o->part : 1.0f;
    const ui_rect cards = s->below ? (ui_rect){at.x + hand_pad, at.y + line, at.w - 2 * hand_pad, at.h - line - 8}
                                   : (ui_rect){at.x + left, at.y + 4, at.w - left - hand_pad, at.h - 8};
    const ui_rect of_role = s->below ? (ui_rect){at.x + left, at.y + 2, at.w - left - hand_pad, line - 4}
                                     : (ui_rect){at.x + role_in, at.y + line, left - role_in - 8, line - 4};

    player(look, at, (ui_rect){at.x, at.y, left - 8, line}, seat, false);
    hand(look, cards, o->last.dealt[seat], n, part);
    if (part >= 1.0f) {
        role(look->d, o->last.role[seat], of_role, role_disc(of_role.h));
    } else {
        no_role(look->d, of_role);
    }
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

    return row.h >= least_row && (float)most_tiles(look, last) * (in_pile.w + 4) > row.w - 20 ? 2 : 1;
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
    const int whole = (int)((at.w + 4) / (in_pile.w + 4)), share = (most_tiles(look, last) + lines - 1) / lines;
    const int in_line = n + (more > 0) > whole ? share : whole; /* a short pile has one line */

    for (int i = 0; i < n && (float)i < part * (float)n; i++) {
        robbers_draw_tile(look->d, tile_at(ui_row(at, i / in_line, lines, 4), in_pile, in_line, i % in_line),
                          card[i]);
    }
    if (more > 0 && part >= 1.0f) {
        more_tile(look->d, tile_at(ui_row(at, n / in_line, lines, 4), in_pile, in_line, n % in_line), more);
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
    ui_label(d, over_line(place), &big, sum);
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
static ui_rect counted(const robbers_look *look, ui_rect at, int seat, const opened *o) {
    const float below = pile_height(look, &o->last, at);
    const bool large = ui_large_words(look->d->ui);
    const float spare = below > 0.0f && !large ? 5.0f : 0.0f; /* air at the row's upper edge as at its lower one */
    const float names = fminf((at.h - below) / 2 - spare, names_line(look->d->ui) + 6),
                y = at.y + (at.h - below) / 2 - names;
    const ui_rect of_points = {at.x + at.w * 0.48f, y + names - 2, at.w * 0.52f - 14, names};
    const float part = seat == o->points - 1 ? o->part : 1.0f;

    player(look, at, (ui_rect){at.x, y, at.w - 12, names}, seat, o->won && gains_point(&o->last, seat));
    role(look->d, o->last.role[seat], (ui_rect){at.x + hand_pad, y + names - 2, at.w * 0.47f - hand_pad, names},
         player_emblem(names));
    if (seat >= o->points) {
        return (ui_rect){0};
    }
    if (below > 0.0f) {
        const float edge = large ? 4.0f : at.h > 170.0f ? 10.0f : 8.0f;
        const ui_rect tiles = {at.x + hand_pad, at.y + at.h - below + 4 - edge, at.w - 2 * hand_pad, below - 4};
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

static void side(const robbers_look *look, ui_rect at, int team, const opened *o) {
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

/* ---- the sheet ---- */

static const char *head_words(const robbers_look *look, const opened *o) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const char *what = o->won          ? (last->winner < ROBBERS_TEAMS ? robbers_team_id[last->winner] : "drawn")
                       : o->teams > 0  ? "sum"
                       : o->points > 0 ? "piles"
                                       : "hands";

    return UI_SAY(d, "robbers.summary.head", TEXT_STR("what", what), TEXT_NUM("deal", last->number + 1));
}

/* Face down until it is told. */
static void undealt(const robbers_look *look, const opened *o, ui_rect at) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = ui_say(d, "robbers.summary.undealt");
    const float tile_w = in_pile.w + 40.0f * (d->ui->text_scale - 1.0f); /* a larger number leaves its sign room */
    const float w = fminf(ui_label_width(d->ui, &style, word) + 12, at.w - tile_w - 24);
    const float x = at.x + (at.w - w - tile_w) / 2;

    ui_plate(d, (ui_rect){x - 12, at.y, w + tile_w + 24, at.h}, 19, ui_fade(UI_INK_900, 0.9f), 0, 0, false);
    style.lines = 1;
    ui_label(d, (ui_rect){x, at.y, w, at.h}, &style, word);
    robbers_draw_tile(d, (ui_rect){x + w, at.y + 4, tile_w, at.h - 8},
                      o->undealt >= 0.5f ? o->last.undealt : ROBBERS_NONE);
}

/* Among hands it lies like one of them, its words beside it, in the middle of its place. */
static void undealt_hand(const robbers_look *look, const opened *o, ui_rect at) {
    static const float apart = 20.0f;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = ui_say(look->d, "robbers.summary.undealt");
    const float w = at.w - 2 * hand_pad, h = at.h - names_line(look->d->ui) - 8; /* as high as others are */
    const int n = robbers_hand_size(look->pub->n);
    const float one = ui_large_words(look->d->ui) ? tile_at(at, in_hand, n, 0).w : card_in(w, h, n);
    const float words = fminf(ui_label_width(look->d->ui, &style, word) + 4, w - one - apart);
    const float x = at.x + (at.w - words - apart - one) / 2;

    ui_plate(look->d, at, 45, UI_INK_900, 0, 0.0f, false);
    style.lines = 1;
    ui_label(look->d, (ui_rect){x, at.y, words, at.h}, &style, word);
    hand(look, (ui_rect){x + words + apart, at.y + (at.h - h) / 2, one, h}, &o->last.undealt, 1, o->undealt);
}

/* Places of the sheet above the apron: `body` holds the hands, or the scale between the columns of the sides, or over
 * them where it is narrow. The undealt card lies at the scale's foot, or below the hands. */
typedef struct {
    ui_rect title, body, column[ROBBERS_TEAMS], scale, bar;
    float head; /* height of a side's own plate */
} sheet;

static sheet sheet_of(const ui_frame *ui, bool hands, bool one_left) {
    const bool narrow = ui->width<1000.0f, large = ui->text_scale> 1.2f;
    const float foot = hands ? 32.0f : large ? 112.0f : 84.0f; /* below numbers a button stands */
    const float title = 78, bottom = ui->height - ui_apron_height(ui) - foot, edge = 20, gap = 14;
    sheet s = {.title = {30, 12, ui->width - 60, 60}, .head = large ? 104.0f : 84.0f};

    s.body = (ui_rect){edge, title, ui->width - 2 * edge, bottom - title};
    s.bar = (ui_rect){s.body.x + s.body.w / 2 - 170, bottom - 46, 340, 46};
    if (hands) {
        return s;
    }
    const float high = narrow ? s.body.h * 0.36f : s.body.h;
    const float wide = narrow ? (s.body.w - gap) / 2 : s.body.w * (large ? 0.355f : 0.33f);
    const float below = narrow && one_left ? s.bar.h : 0;
    const ui_rect columns = {s.body.x, narrow ? title + high : title, s.body.w,
                             (narrow ? s.body.h - high : high) - below};
    s.column[ROBBERS_TEAM_WOLVES] = (ui_rect){columns.x, columns.y, wide, columns.h};
    s.column[ROBBERS_TEAM_ROBBERS] = (ui_rect){columns.x + columns.w - wide, columns.y, wide, columns.h};
    s.scale = narrow ? (ui_rect){s.body.x + 60, title, s.body.w - 120, high - 10}
                     : (ui_rect){columns.x + wide + gap, title, columns.w - 2 * (wide + gap), high};
    if (!narrow) {
        s.bar = (ui_rect){s.scale.x, bottom - 46, s.scale.w, 46};
        s.scale.h -= 50;
    }
    return s;
}

/* The button that puts the sheet away, when it was opened to be read. */
static void shut_button(ui_draw *d) {
    const ui_rect at = {d->ui->width / 2 - 110, d->ui->height - ui_apron_height(d->ui) - 70, 220, 54};

    ui_button(d, at, ROBBERS_ZONE_SHUT, 0, ui_say(d, "robbers.shut"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

static void headline(const robbers_look *look, const opened *o, const sheet *s) {
    ui_label_style title = UI_STYLE_TITLE;

    title.lines = 1;
    ui_label(look->d, s->title, &title, head_words(look, o));
}

/* The whole pile of the seat that t->page says. */
static void shown_pile(const robbers_look *look, ui_rect area) {
    const robbers_pub *pub = look->pub;
    const int seat = look->t->page - ROBBERS_PAGE_SHOWN;
    uint8_t card[ROBBERS_PILE];

    if (seat < 0 || seat >= pub->n) {
        return;
    }
    const int n = robbers_pile(pub->last.trick, robbers_hand_size(pub->n), pub->n, seat, card), tricks = n / pub->n;
    const char *title =
        UI_SAY(look->d, "robbers.summary.whole", TEXT_NUM("n", tricks), TEXT_STR("name", robbers_name(look, seat)));
    robbers_draw_pile(look->d, area, title, card, n);
}

/* What rows lie on: between them nothing of the town is seen. */
static void board(ui_draw *d, ui_rect rows) {
    ui_plate(d, ui_inset(rows, -7), 38, UI_INK_950, 0, 0.0f, true);
}

/* One below the other a row is as wide as its cards need. With an odd number two beside each other leave the last
 * place for the card that was not dealt; they are taken where cards are larger so. */
static spread spread_of(const robbers_look *look, const sheet *s, bool one_left) {
    const ui_frame *ui = look->d->ui;
    const int n = look->pub->n, cards = robbers_hand_size(n), pairs = (n + 1) / 2;
    const bool narrow = ui->width<1000.0f, tiles = ui->text_scale> 1.2f;
    const float highest = 150.0f, line = names_line(ui), foot = line + 8;
    const float high = s->body.h - (one_left ? s->bar.h + row_gap : 0);
    const float row = fminf(narrow ? 230.0f : highest, (high + row_gap) / (float)n - row_gap);
    const float names_w = names_beside(look, row / 2);
    const float beside = card_in(s->body.w - names_w - hand_pad, row - 8, cards);
    const float free = high - (row + row_gap) * (float)n + row_gap;
    spread in_rows = {{s->body.x, s->body.y + free / 2, s->body.w, high}, 1, row, names_w, narrow};
    const float half = (s->body.w - row_gap) / 2, cell = (s->body.h + row_gap) / (float)pairs - row_gap;
    const float in_half = card_in(half - 2 * hand_pad, cell - foot, cards);

    if (one_left && !narrow && in_half > beside) {
        const float each = fminf(cell, in_half / TABLE_CARD + foot);
        const float spare = s->body.h - (each + row_gap) * (float)pairs + row_gap;
        return (spread){{s->body.x, s->body.y + spare / 2, s->body.w, s->body.h - spare}, 2, each, 0, true};
    }
    if (!narrow && !tiles) {
        in_rows.all = ui_centre(in_rows.all, names_w + 2 * hand_pad + (beside + card_gap) * (float)cards, high);
    }
    return in_rows;
}

static void draw_hands(const robbers_look *look, const opened *o, const sheet *s) {
    const int n = look->pub->n;
    const bool one_left = robbers_leaves_one(n);
    const spread all = spread_of(look, s, one_left);
    const ui_rect last = hand_cell(&all, n - 1);

    board(look->d, (ui_rect){all.all.x, all.all.y, all.all.w, last.y + last.h - all.all.y});
    for (int i = 0; i < n; i++) {
        opened_hand(look, &all, i, o);
    }
    if (one_left && all.columns > 1) {
        undealt_hand(look, o, hand_cell(&all, n));
    } else if (one_left) {
        undealt(look, o, (ui_rect){s->bar.x, fminf(s->bar.y, last.y + last.h + 18), s->bar.w, s->bar.h});
    }
}

/* What a side of fewer players leaves free of its board has the side's figure in it, as a watermark. */
static void spare(ui_draw *d, ui_rect at, int team) {
    const float size = fminf(fminf(at.h - 2 * row_gap, at.w * 0.6f), 190.0f);

    if (size >= 60.0f) {
        ui_figure(d, team == ROBBERS_TEAM_WOLVES ? "werewolf" : "robber", ui_centre(at, size, size),
                  ui_theme(d->ui, UI_INK_800));
    }
}

/* Rows of both sides are equal, and so are the boards they lie on. Returns the number that was counted last. */
static ui_rect draw_sides(const robbers_look *look, const opened *o, const sheet *s) {
    static const float highest = 240.0f;
    const int wolves = robbers_players(look, &o->last, ROBBERS_TEAM_WOLVES),
              robbers = robbers_players(look, &o->last, ROBBERS_TEAM_ROBBERS),
              most = wolves > robbers ? wolves : robbers, rows = most > 1 ? most : 1;
    const float room = s->column[0].h - s->head - row_gap;
    const float each = fminf(highest, room / (float)rows - row_gap);
    ui_rect newest = {0};

    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const ui_rect c = s->column[team];
        float y = c.y + s->head + row_gap;

        board(look->d, (ui_rect){c.x, c.y, c.w, s->head + (each + row_gap) * (float)rows});
        side(look, (ui_rect){c.x, c.y, c.w, s->head}, team, o);
        for (int i = 0; i < look->pub->n; i++) {
            if (robbers_team(o->last.role[i]) == team) {
                const ui_rect number = counted(look, (ui_rect){c.x, y, c.w, each}, i, o);
                newest = i == o->points - 1 ? number : newest;
                y += each + row_gap;
            }
        }
        spare(look->d, (ui_rect){c.x, y, c.w, c.y + s->head + row_gap + (each + row_gap) * (float)rows - y}, team);
    }
    return newest;
}

/* What lies in the pans, as far as it is told; `number`: out of which the next one falls. */
static robbers_scale scale_of(const robbers_look *look, const opened *o, ui_rect number) {
    robbers_scale scale = {.n = look->pub->n, .falls = -1, .from = number};

    for (int i = 0; i < o->points; i++) {
        scale.team[i] = robbers_team(o->last.role[i]);
        scale.points[i] = o->last.points[i];
        scale.lies[i] = true;
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        scale.total[team] = o->teams > team ? robbers_total(&o->last, team) : -1;
        scale.times[team] = o->teams > team ? robbers_players(look, &o->last, 1 - team) : 0;
    }
    if (look->telling && look->t->event.kind == ROBBERS_EV_POINTS) {
        scale.falls = look->t->event.arg[0];
        scale.part =
            look->t->part < 1.0f ? motion_of(look->t->part, robbers_row_times_of(&look->t->event).open, 1.0f) : 1.0f;
    }
    return scale;
}

/* What happens, until what it shows is told: a sentence of before would speak of somebody else. */
static const char *summary_line(const robbers_look *look, const opened *o) {
    const nt_event *e = &look->t->event;

    if (!look->telling) {
        return robbers_won_words(look, &o->last, o->last.winner);
    }
    if ((e->kind == ROBBERS_EV_SHOWN || e->kind == ROBBERS_EV_POINTS) &&
        look->t->part < robbers_row_times_of(e).open) {
        return UI_SAY(look->d, e->kind == ROBBERS_EV_SHOWN ? "robbers.summary.opens" : "robbers.summary.counts",
                      TEXT_STR("name", robbers_name(look, e->arg[0])));
    }
    return robbers_told_on(look, &look->t->last);
}

void robbers_draw_summary(const robbers_look *look) {
    const opened o = opened_of(look);
    ui_draw *d = look->d;
    const bool hands = o.points == 0, one_left = robbers_leaves_one(look->pub->n);
    const sheet s = sheet_of(d->ui, hands, one_left);

    robbers_draw_ground(d);
    ui_group(d, (ui_rect){0, 0, d->ui->width, s.body.y + 60}, 2, 0.0f);
    ui_dusk(d, (ui_rect){0, 0, d->ui->width, s.body.y + 60}, s.body.y + 60);
    ui_group_end(d);
    headline(look, &o, &s);
    if (hands) {
        draw_hands(look, &o, &s);
    } else {
        const robbers_scale scale = scale_of(look, &o, draw_sides(look, &o, &s));
        robbers_draw_scale(d, s.scale, &scale); /* over the sides: a sack leaves them */
        if (one_left) {
            undealt(look, &o, s.bar);
        }
    }
    ui_apron(d, summary_line(look, &o), NULL, true);
    if (look->t->page == ROBBERS_PAGE_LAST && !look->t->only_shown) {
        shut_button(d);
    } else if (look->t->page >= ROBBERS_PAGE_SHOWN) {
        shown_pile(look, (ui_rect){0, 20, d->ui->width, d->ui->height - ui_apron_height(d->ui) - 40});
    }
}
