/* The sheet of a finished deal: hands and roles, then what each pile is worth, then both sides' sums, then who won.
 * The events of the deal's end open it step by step; later it can be looked at whole. */
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
    bool undealt, won;
    float part;           /* of the row that opens last */
    robbers_summary last; /* as far as it is told, what is being told among it */
} opened;

/* A row is open, and a card has turned, a little before its event ends. */
static const float open_part = ROBBERS_ROW_OPEN, turned_part = ROBBERS_CARD_TURNED;

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
    opened o = {n, n, ROBBERS_TEAMS, true, true, 1.0f, look->pub->last};

    if (!robbers_opens_summary(look->t)) {
        return o;
    }
    o.won = e->kind == ROBBERS_EV_DEAL_WON;
    o.teams = o.won ? ROBBERS_TEAMS : e->kind == ROBBERS_EV_TEAM ? arg[0] + 1 : 0;
    o.points = o.teams > 0 ? n : e->kind == ROBBERS_EV_POINTS ? arg[0] + 1 : 0;
    if (e->kind == ROBBERS_EV_SHOWN) {
        o.hands = arg[0] + 1;
        o.undealt = false;
        o.last.role[arg[0]] = arg[1];
        memcpy(o.last.dealt[arg[0]], arg + 2, (size_t)robbers_hand_size(n));
    } else if (e->kind == ROBBERS_EV_UNDEALT) {
        o.undealt = look->t->part >= turned_part;
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
        o.part = fminf(look->t->part / open_part, 1.0f);
    }
    return o;
}

/* ---- one player ---- */

typedef struct {
    ui_rect all, name, role, hand, pile, points;
} row;

/* Name and role on the left, hand over pile in the middle, points on the right, or below them where it is narrow. */
static row row_of(ui_rect at, bool narrow) {
    const float pad = 12, edge = fminf(6.0f, at.h * 0.06f), left = 240.0f, right = narrow ? 0.0f : at.w * 0.27f;
    const float x = at.x + left, w = at.w - left - right - pad, h = at.h - 2 * edge;
    const float line = narrow ? h / 3 : h / 2, y = at.y + edge;
    row r = {.all = at};

    r.name = (ui_rect){at.x + pad, y, left - 2 * pad, h / 2};
    r.role = (ui_rect){at.x + pad, y + h / 2, left - 2 * pad, h / 2};
    r.hand = (ui_rect){x, y, w, line - edge / 2};
    r.pile = (ui_rect){x, y + line, w, line - edge / 2};
    r.points = narrow ? (ui_rect){x, y + 2 * line, w, line}
                      : (ui_rect){at.x + at.w - right, at.y + 1, right - pad, at.h - 2};
    return r;
}

static const float widest_tile = 56;

static ui_rect tile_at(ui_rect at, int n, int i) {
    const float gap = 4, w = fminf(widest_tile, (at.w + gap) / (float)(n > 0 ? n : 1) - gap);
    const float h = fminf(at.h, 38.0f);

    return (ui_rect){at.x + (w + gap) * (float)i, at.y + (at.h - h) / 2, w, h};
}

/* The first `part` of n cards in their slots lie open: a row opens card by card. */
static void tiles(ui_draw *d, ui_rect at, const uint8_t *card, int slots, int n, float part) {
    for (int i = 0; i < n && (float)i < part * (float)n; i++) {
        robbers_draw_tile(d, tile_at(at, slots, i), card[i]);
    }
}

/* A hand face down, until its turn comes. */
static void backs(ui_draw *d, ui_rect at, int n, float part) {
    for (int i = 0; i < n; i++) {
        if ((float)i >= part * (float)n) {
            robbers_draw_tile(d, tile_at(at, n, i), ROBBERS_NONE);
        }
    }
}

/* The cards of a pile that count for its owner's role, and those that halve: the others change nothing. *more gets
 * how many those are. */
static int telling(const robbers_look *look, const robbers_summary *last, int seat, uint8_t out[ROBBERS_PILE],
                   int *more) {
    uint8_t pile[ROBBERS_PILE];
    const int role = last->role[seat];
    const int all = robbers_pile(last->trick, robbers_hand_size(look->pub->n), look->pub->n, seat, pile);
    int n = 0;

    for (int card = ROBBERS_CARDS - 1; card > ROBBERS_NONE; card--) {
        for (int i = 0; i < all; i++) {
            const bool counts = robbers_icons(look->pub->opt, robbers_counts((uint8_t)role), (uint8_t)card) > 0;
            if (pile[i] == card && (counts || card == robbers_penalty((uint8_t)role))) {
                out[n++] = (uint8_t)card;
            }
        }
    }
    *more = all - n;
    return n;
}

/* "3 + 2 + 2": the icons of the cards that count; NULL for fewer than two. */
static const char *icon_parts(const robbers_look *look, const robbers_summary *last, int seat) {
    uint8_t card[ROBBERS_PILE];
    char text[160] = "";
    int at = 0, parts = 0, more = 0;
    const int n = telling(look, last, seat, card, &more);

    for (int i = 0; i < n; i++) {
        const int icons = robbers_icons(look->pub->opt, robbers_counts(last->role[seat]), card[i]);
        if (icons > 0) {
            at += snprintf(text + at, sizeof text - (size_t)at, "%s%d", parts > 0 ? " + " : "", icons);
            parts++;
        }
    }
    return parts < 2 ? NULL
                     : UI_SAY(look->d, "robbers.summary.parts",
                              TEXT_STR("parts", text_keep(&look->d->words, text, (size_t)at)));
}

/* The sum of the icons, and what becomes of it. Where both have no room the tiles of the pile show the sum. */
static void points(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at) {
    const ui_frame *ui = look->d->ui;
    ui_label_style word = UI_STYLE_SMALL, small = UI_STYLE_SMALL;
    const char *sum = icon_parts(look, last, seat), *words = robbers_points_words(look, last, seat);
    const bool narrow = ui->width < 1000.0f;
    const float part = narrow ? 0.62f : 0.58f;
    ui_rect of_sum = {at.x, at.y, at.w, at.h * (1 - part)};
    ui_rect of_words = {at.x, at.y + of_sum.h, at.w, at.h * part};

    word.face = TEXT_BOLD;
    word.size = 21;
    if (narrow) {
        of_words = (ui_rect){at.x, at.y, fminf(ui_label_width(ui, &word, words) + 4, at.w * part), at.h};
        of_sum = (ui_rect){at.x + of_words.w + 8, at.y, at.w - of_words.w - 8, at.h};
    }
    word.colour = UI_PAPER_100;
    small.colour = UI_PAPER_400;
    small.align = narrow ? UI_RIGHT : UI_LEFT;
    word.lines = small.lines = 1;
    const bool both =
        sum != NULL && robbers_fits(ui, &small, of_sum.w, sum) && robbers_fits(ui, &word, of_words.w, words);
    if (both) {
        ui_label(look->d, of_sum, &small, sum);
    }
    word.lines = both ? 1 : 0;
    ui_label(look->d, both ? of_words : at, &word, words);
}

/* How many cards of the pile change nothing; a press on the row shows them, too. */
static void more_tile(ui_draw *d, ui_rect at, int more) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.lines = 1;
    style.size = 18;
    const char *word = UI_SAY(d, "robbers.summary.more", TEXT_NUM("n", more));
    robbers_draw_tile(d, at, ROBBERS_NONE);
    if (robbers_fits(d->ui, &style, at.w - 4, word)) {
        ui_label(d, ui_inset(at, 2), &style, word);
    }
}

static void pile(const robbers_look *look, const robbers_summary *last, int seat, ui_rect at, float part) {
    ui_draw *d = look->d;
    uint8_t card[ROBBERS_PILE];
    int more = 0;
    const int n = telling(look, last, seat, card, &more), slots = n + (more > 0);
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = UI_SAY(d, "robbers.summary.pile", TEXT_NUM("n", n));
    const float w = fminf(ui_label_width(d->ui, &style, word) + 12, at.w * (n == 0 ? 0.85f : 0.3f));
    const ui_rect beside = {at.x + w, at.y, at.w - w, at.h};

    style.colour = UI_PAPER_400;
    style.lines = 1;
    ui_label(d, (ui_rect){at.x, at.y, w, at.h}, &style, word);
    tiles(d, beside, card, slots, n, part);
    if (more > 0 && part >= 1.0f) {
        more_tile(d, tile_at(beside, slots, n), more);
    }
}

static void coin(ui_draw *d, ui_rect at) {
    ui_figure(d, "coin", at, ui_theme(d->ui, UI_YELLOW));
}

/* Whoever has opened a hand has a role: the cards first, then what they make of their owner. */
static void role(const robbers_look *look, int of, ui_rect at, float e) {
    ui_draw *d = look->d;
    const float icon = fminf(at.h - 2, 40.0f);
    const ui_rect disc = {at.x + (e - icon) / 2, at.y + (at.h - icon) / 2, icon, icon};
    const bool wolf = robbers_team((uint8_t)of) == ROBBERS_TEAM_WOLVES;
    ui_label_style word = UI_STYLE_SMALL;

    ui_disc(d, disc, wolf ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.4f);
    ui_figure(d, robbers_role_figure(of), ui_inset(disc, icon * 0.14f), UI_INK_900);
    word.lines = 1;
    ui_label(d, (ui_rect){at.x + e + 8, at.y, at.w - e - 8, at.h}, &word,
             UI_SAY(d, "robbers.role", TEXT_STR("role", robbers_role_id[of])));
}

static void player(const robbers_look *look, ui_rect at, int seat, const opened *o) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const row r = row_of(at, d->ui->width < 1000.0f);
    const bool open = seat < o->hands;
    const bool gains = o->won && gains_point(last, seat);
    ui_label_style name = UI_STYLE_NAME;
    const float e = fminf(r.name.h, 44.0f);

    ui_plate(d, at, 40u + (unsigned)seat, UI_INK_800, gains ? UI_LANTERN : 0, 2.4f, false);
    ui_seat_emblem(d, (ui_rect){r.name.x, r.name.y + (r.name.h - e) / 2, e, e}, &look->t->seat[seat]);
    ui_label(d, (ui_rect){r.name.x + e + 8, r.name.y, r.name.w - e - (gains ? 40.0f : 8.0f), r.name.h}, &name,
             robbers_name(look, seat));
    if (gains) {
        coin(d, (ui_rect){r.name.x + r.name.w - 28, r.name.y + (r.name.h - 28) / 2, 28, 28});
    }
    const int hand = robbers_hand_size(look->pub->n);
    const float shown = !open ? 0.0f : o->points == 0 && seat == o->hands - 1 ? o->part : 1.0f;
    backs(d, r.hand, hand, shown);
    if (!open) {
        return;
    }
    if (shown >= 1.0f) {
        role(look, last->role[seat], r.role, e);
    }
    tiles(d, r.hand, last->dealt[seat], hand, hand, shown);
    if (seat < o->points) {
        const float part = seat == o->points - 1 ? o->part : 1.0f;
        pile(look, last, seat, r.pile, part);
        if (part >= 1.0f) {
            points(look, last, seat, r.points);
        }
        ui_zone_add(d, ROBBERS_ZONE_SHOWN, seat, at, UI_ZONE_INSPECT);
        ui_focus(d, at, ROBBERS_ZONE_SHOWN, seat);
    }
}

/* ---- the sides ---- */

/* "6 + 7": the points of a side's players. */
static const char *parts(const robbers_look *look, const robbers_summary *last, int team) {
    char text[64] = "";
    int at = 0;

    for (int i = 0; i < look->pub->n; i++) {
        if (robbers_team(last->role[i]) == team) {
            at += snprintf(text + at, sizeof text - (size_t)at, "%s%d", at > 0 ? " + " : "", last->points[i]);
        }
    }
    return text_keep(&look->d->words, text, (size_t)at);
}

static void side(const robbers_look *look, ui_rect at, int team, const opened *o) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const bool open = o->teams > team, wins = o->won && last->winner == team;
    const float icon = fminf(at.h - 20, 60.0f);
    ui_label_style head = UI_STYLE_NAME, body = UI_STYLE_SMALL;
    const ui_colour ink = wins ? UI_INK_900 : UI_PAPER_100;

    ui_plate(d, at, 50u + (unsigned)team, wins ? UI_LANTERN : UI_INK_700, 0, 0.0f, true);
    const ui_rect disc = {at.x + 12, at.y + (at.h - icon) / 2, icon, icon};
    ui_disc(d, disc, team == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.6f);
    ui_figure(d, team == ROBBERS_TEAM_WOLVES ? "werewolf" : "robber", ui_inset(disc, icon * 0.13f), UI_INK_900);
    const float x = disc.x + icon + 14, w = at.x + at.w - x - 12;
    head.name = false;
    head.colour = body.colour = ink;
    head.size = 22;
    body.lines = 2;
    const char *team_word = robbers_team_id[team];
    ui_label(d, (ui_rect){x, at.y + 4, w, open ? 34.0f : at.h - 8}, &head,
             open ? UI_SAY(d, "robbers.side.total", TEXT_STR("team", team_word),
                           TEXT_NUM("total", robbers_total(last, team)))
                  : UI_SAY(d, "robbers.side", TEXT_STR("team", team_word)));
    if (open) {
        ui_label(d, (ui_rect){x, at.y + 38.0f, w, at.h - 40.0f}, &body,
                 UI_SAY(d, "robbers.side.sum", TEXT_STR("parts", parts(look, last, team)),
                        TEXT_NUM("players", robbers_players(look, last, team)), TEXT_STR("team", team_word),
                        TEXT_NUM("sum", last->sum[team]), TEXT_NUM("n", robbers_players(look, last, 1 - team)),
                        TEXT_NUM("total", robbers_total(last, team))));
    }
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
    const float w = fminf(ui_label_width(d->ui, &style, word) + 12, at.w - widest_tile);
    const float left = at.w - w - widest_tile, x = at.x + (d->ui->width < 1000.0f ? left / 2 : left);

    style.lines = 1;
    ui_label(d, (ui_rect){x, at.y, w, at.h}, &style, word);
    robbers_draw_tile(d, (ui_rect){x + w, at.y, widest_tile, at.h}, o->undealt ? o->last.undealt : ROBBERS_NONE);
}

/* Places of the sheet above the apron. The undealt card lies beside the title, or below the rows where it is narrow.
 */
typedef struct {
    ui_rect title, rows, bar, sums;
    float each; /* height of a row */
    bool narrow;
} sheet;

static const float row_gap = 8;

static sheet sheet_of(const ui_frame *ui, int n, bool with_bar) {
    const bool narrow = ui->width < 1000.0f, crowded = !narrow && n == ROBBERS_SEATS;
    const float title = crowded ? 66 : 78, button = crowded ? 82 : 84,
                side_h = crowded && ui->text_scale < 1.2f ? 102 : 108;
    const float bar_h = with_bar && narrow ? 36.0f : 0.0f, bar_w = with_bar && !narrow ? 270.0f : 0.0f;
    sheet s = {.narrow = narrow};
    const ui_rect all = {24, title, ui->width - 48, ui->height - ui_apron_height(ui) - button - title};
    const float sums_h = narrow ? 2 * side_h + 10 : side_h;
    const float rows_h = all.h - bar_h - sums_h - (crowded ? 4.0f : 16.0f);

    s.title = (ui_rect){30 + bar_w, title - 66, ui->width - 60 - 2 * bar_w, 60};
    s.each = fminf(narrow ? 176.0f : 118.0f, rows_h / (float)n - row_gap);
    s.rows = (ui_rect){all.x, all.y, all.w, (s.each + row_gap) * (float)n};
    s.bar = narrow ? (ui_rect){all.x, s.rows.y + s.rows.h, all.w, bar_h - 4}
                   : (ui_rect){all.x + all.w - bar_w, s.title.y + 12, bar_w, 36};
    s.sums = (ui_rect){all.x, all.y + all.h - sums_h, all.w, sums_h};
    return s;
}

static void ground(ui_draw *d) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    table_ground(d, "results");
    if (!d->ui->high_contrast) {
        ui_fill(d, all, 0xEE05070Du);
    }
}

/* The button that puts the sheet away, when it was opened to be read. */
static void shut_button(ui_draw *d) {
    const ui_rect at = {d->ui->width / 2 - 110, d->ui->height - ui_apron_height(d->ui) - 70, 220, 54};

    ui_button(d, at, ROBBERS_ZONE_SHUT, 0, ui_say(d, "robbers.shut"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

/* In the middle, or beside the undealt card where that is too narrow. */
static void headline(const robbers_look *look, const opened *o, const sheet *s) {
    const char *words = head_words(look, o);
    ui_label_style title = UI_STYLE_TITLE;
    ui_rect at = s->title;

    title.lines = 1;
    if (!robbers_fits(look->d->ui, &title, at.w, words)) {
        at.w += at.x - 30;
        at.x = 30;
    }
    ui_label(look->d, at, &title, words);
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

void robbers_draw_summary(const robbers_look *look) {
    const opened o = opened_of(look);
    ui_draw *d = look->d;
    const int n = look->pub->n;
    const bool one_left = robbers_leaves_one(n);
    const sheet s = sheet_of(d->ui, n, one_left);

    ground(d);
    headline(look, &o, &s);
    for (int i = 0; i < n; i++) {
        player(look, (ui_rect){s.rows.x, s.rows.y + (s.each + row_gap) * (float)i, s.rows.w, s.each}, i, &o);
    }
    if (one_left) {
        undealt(look, &o, s.bar);
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        side(look, s.narrow ? ui_row(s.sums, team, 2, 10) : ui_column(s.sums, team, 2, 14), team, &o);
    }
    ui_apron(d,
             look->telling ? robbers_told_on(look, &look->t->last) : robbers_won_words(look, &o.last, o.last.winner),
             NULL, true);
    if (look->t->page == ROBBERS_PAGE_LAST) {
        shut_button(d);
    } else if (look->t->page >= ROBBERS_PAGE_SHOWN) {
        shown_pile(look, (ui_rect){0, 20, d->ui->width, d->ui->height - ui_apron_height(d->ui) - 40});
    }
}
