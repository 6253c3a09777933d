/* The gold page: one player's house with its window, its board and its gold. */
#include <math.h>

#include "growl_table_gold.h"
#include "ui/same.h"
#include "ui/score_houses.h"

static const float over_crown = 7.0f, over_low = 1.0f; /* free below a headline, or words of the row before */
static const float least_pane = 16.0f;

/* ---- who lived there, and windows for gold ---- */

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
static void gold_windows(const growl_look *look, const growl_measures *m, ui_rect walls, int seat, bool lit) {
    ui_draw *d = look->d;
    const int n = growl_gold_windows(growl_gold_counted(look, seat));
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

static const float least_coin = 9.0f;

/* The k-th window for gold, over that of who lived there. */
static ui_rect coin_at(const growl_measures *m, float mid, float foot, int k) {
    const float side = m->storey - fminf(8.0f, m->storey * 0.22f);

    return (ui_rect){mid - side / 2, foot - m->storey * (float)k - side, side, side};
}

/* A window for each gold, from below up to the board. */
static void coins(const growl_look *look, const growl_measures *m, float mid, float foot, float top, int seat,
                  bool lit) {
    static const float least_figure = 15.0f;
    const int n = growl_gold_counted(look, seat);

    for (int k = 0; k < n; k++) {
        const ui_rect at = coin_at(m, mid, foot, k);
        const float side = at.w;
        if (at.y < top || side < least_coin) {
            return;
        }
        ui_plate(look->d, at, 3u + (unsigned)k % 5u, pane_colour(look->d->ui, lit), 0, 0.0f, false);
        if (side >= least_figure) {
            const bool dark = !lit && look->d->ui->high_contrast; /* black on black */
            ui_figure(look->d, "coin", ui_inset(at, side * 0.14f), dark ? UI_PAPER_100 : UI_INK_950);
        }
    }
}

/* ---- what is owned ---- */

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

    /* Who owns nothing has a quiet board: what is owned is found at once. */
    const bool none = growl_tokens(look->pub, seat) == 0 && !d->ui->high_contrast;
    const ui_colour quiet = ui_mix(UI_INK_500, UI_INK_700, 0.5f);

    ui_plate(d, at, 71, none ? quiet : won ? UI_LANTERN : UI_PAPER_100, 0, 0.0f, true);
    ui_disc(d, (ui_rect){from, y, coin, coin}, none ? ui_mix(UI_YELLOW, quiet, 0.6f) : UI_YELLOW, UI_INK_900, 1.6f);
    ui_figure(d, "coin", (ui_rect){from + coin * 0.14f, y + coin * 0.14f, coin * 0.72f, coin * 0.72f}, UI_INK_900);
    table_number(d, narrow ? under : beside, growl_gold_counted(look, seat), narrow ? at.h * 0.44f : style.size,
                 none ? UI_PAPER_200 : UI_INK_900, narrow ? UI_MIDDLE : UI_LEFT);
}

bool growl_gain_told(const growl_pub *pub, int seat) {
    bool before = false;

    for (int i = 0; i < pub->n; i++) {
        before |= growl_tokens(pub, i) != pub->gain[i];
    }
    return before && pub->gain[seat] > 0;
}

/* Where the slip lies under a crown: in the air over the roof's slope, away from the chimney; of a narrow house
 * beside it, or at the end of a series over the slope on its `outer` side. */
static ui_rect slip(const growl_measures *m, const ui_frame *ui, ui_rect walls, int outer, float w, float h) {
    const float rise = 1.0f / (2.0f * SCORE_ROOF), over_slope = (h - 8.0f) * rise + 8.0f; /* along for each down */
    const float mid = walls.x + walls.w / 2;
    const float board_top = walls.y + growl_above_board(m, ui);

    if (walls.w < 90.0f && outer != 0) {
        return (ui_rect){outer < 0 ? mid - over_slope - w : mid + over_slope, walls.y - 8.0f, w, h};
    }
    if (walls.w < 90.0f) {
        return (ui_rect){walls.x + walls.w + 3, board_top + 2, w, h};
    }
    return (ui_rect){mid + over_slope, walls.y - 8.0f, w, h};
}

/* What this game brought of it. */
static void gain(const growl_look *look, const growl_measures *m, ui_rect walls, int seat, bool crowned) {
    static const float edge = 8.0f; /* of the frame: the last house of a row may stand nearer than the slip is wide */
    static const float over_roof = 5.0f;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = UI_SAY(d, "growl.results.gain", TEXT_NUM("n", look->pub->gain[seat]));
    const float h = fmaxf(m->low ? 26.0f : 30.0f, ui_label_least(d->ui, &style) + 4);
    const float w = fmaxf(m->low ? 36.0f : fminf(52.0f, walls.w * 0.4f), ui_label_width(d->ui, &style, word) + 12);
    const int side = walls.x + walls.w < d->ui->width / 2 ? -1 : 1;
    const bool series = growl_is_series_end(look->pub);
    ui_rect at = slip(m, d->ui, walls, series ? side : 0, w, h);

    if (!growl_gain_told(look->pub, seat) || !growl_gold_is_counted(look)) {
        return;
    }
    if (series && !crowned) { /* over its own roof no neighbour hides it */
        at = (ui_rect){walls.x + (walls.w - w) / 2, walls.y - over_roof - h, w, h};
    }
    at.x = fmaxf(edge, fminf(at.x, d->ui->width - edge - w));
    ui_plate(d, at, 23, UI_MOSS, 0, 0.0f, true);
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, at, &style, word);
}

/* ---- the whole house ---- */

/* In a hut, where others have a door: with its coin where that has room, like any other number. */
static void nothing(ui_draw *d, ui_rect walls) {
    static const float coin = 22.0f, gap = 5.0f;
    ui_label_style style = UI_STYLE_NAME;

    style.size = GROWL_HAND_NUMBER;
    const float digit = ui_label_width(d->ui, &style, "0"), wide = coin + gap + digit;
    const ui_rect at = {walls.x, walls.y + walls.w * SCORE_ROOF - 3.0f, walls.w, GROWL_HUT_DOOR + 4.0f};
    const ui_rect disc = {at.x + (at.w - wide) / 2, at.y + (at.h - coin) / 2, coin, coin};
    if (wide > walls.w * (1 - 2 * SCORE_EAVES) - 2 * gap) {
        table_number(d, at, 0, GROWL_HAND_NUMBER, UI_PAPER_100, UI_MIDDLE);
        return;
    }
    ui_disc(d, disc, UI_YELLOW, UI_INK_900, 1.6f);
    ui_figure(d, "coin", ui_inset(disc, 0.14f * coin), UI_INK_900);
    table_number(d, (ui_rect){disc.x + coin + gap, at.y, digit + 2, at.h}, 0, GROWL_HAND_NUMBER, UI_PAPER_100,
                 UI_LEFT);
}

/* Who lived there and what is owned, one below the other, or side by side under a low roof. Returns where the next
 * gold goes: its window, or the board where none has room. */
static ui_rect front(const growl_look *look, const growl_measures *m, ui_rect walls, int seat, bool won) {
    const ui_frame *ui = look->d->ui;
    const bool series = growl_is_series_end(look->pub), beside = m->low && !series;
    const float w = growl_board_width(m, ui), mid = walls.x + walls.w / 2, gap = 5.0f;
    const float foot = walls.y + walls.h - (beside ? 9.0f : 12.0f) - (m->stacked ? GROWL_EMBLEM_DOOR + 6.0f : 0.0f);
    const float top = walls.y + (beside ? walls.w * SCORE_ROOF - 1.0f : growl_below_board(m, ui));
    const float room = walls.w * (1 - 2 * SCORE_EAVES) - (beside ? 12.0f : 14.0f);
    /* In all of them the same: what is above it is for gold. */
    const float tall =
        m->storey > 0.0f ? fminf(foot - top, growl_low_house(m, ui) - walls.h + foot - top) : foot - top;
    const float pane = fminf(tall, beside ? room * 0.64f - gap : room), left = mid - room / 2;
    const float y = foot - (tall + pane) / 2;
    ui_rect at = {mid - w / 2, walls.y + growl_above_board(m, ui), w, growl_board_height(m, ui)};

    if (series) {
        gold_windows(look, m, walls, seat, won);
        const bool hut = growl_gold_counted(look, seat) == 0;
        if (m->hut) {
            nothing(look->d, walls);
        } else if (!m->stacked && (hut || m->ground > 0)) {
            door(look->d, walls, hut ? fminf(GROWL_HUT_DOOR, foot - top) : m->ground - 4.0f, m->house * 0.26f,
                 won && !hut);
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
    const ui_rect next = coin_at(m, mid, y - 6.0f, growl_gold_counted(look, seat));
    return !series && pane > least_pane && next.w >= least_coin && next.y >= top - 7.0f ? next : at;
}

/* On its way from the Gold card that it comes of, or of having won, from the top of the name. */
static void coin_comes(const growl_look *look, const growl_measures *m, ui_rect cell, ui_rect plate, ui_rect to,
                       int seat) {
    static const float size = 26.0f;
    const float part = growl_gold_coming(look, seat);
    const ui_rect from = growl_gold_of_card(look, seat) ? growl_gold_card(look, m, cell, seat)
                                                        : (ui_rect){plate.x, plate.y, plate.w, 0};
    const float x = from.x + from.w / 2, y = from.y + from.h / 2;

    if (part > 0.0f) {
        const float way = motion_smooth(part);
        const ui_rect at =
            ui_centre((ui_rect){x + (to.x + to.w / 2 - x) * way, y + (to.y + to.h / 2 - y) * way, 0, 0}, size, size);
        ui_disc(look->d, at, UI_YELLOW, UI_INK_900, 1.6f);
        ui_figure(look->d, "coin", ui_inset(at, 0.14f * size), UI_INK_900);
    }
}

/* Of somebody who is dead: beside the walls, on the end of the plate. */
static void gravestone(ui_draw *d, ui_rect walls, ui_rect plate) {
    const float size = fminf(fmaxf(walls.x + walls.w * SCORE_EAVES - plate.x + 6.0f, 26.0f), 40.0f);
    const ui_rect at = {plate.x + 2, plate.y + 3 - size, size, size};

    growl_draw_stone(d, at);
}

void growl_draw_gold_house(const growl_look *look, const growl_measures *m, ui_rect cell, int seat) {
    ui_draw *d = look->d;
    const bool won = (growl_lit_seats(look->pub) >> seat & 1u) != 0;
    const int gold = growl_is_series_end(look->pub) ? growl_gold_counted(look, seat) : growl_tokens(look->pub, seat);
    const float high = growl_house_height(look, m, gold, won, growl_house_grown(look));
    const ui_rect walls = {cell.x + (cell.w - m->house) / 2, cell.y + m->feet - high, m->house, high};
    const ui_seat *who = &look->t->seat[seat];
    const float foot = cell.y + m->feet - 12.0f;
    const int from = d->n;

    if (won) {
        ui_glow(d, ui_inset(walls, -walls.w * 0.4f), UI_LANTERN);
    }
    const unsigned seed = growl_gain_told(look->pub, seat) ? 2u * who->emblem + 1u : who->emblem;
    /* An odd one's chimney is on the left, clear of what was gained. */
    score_house_walls(d, walls, walls.w * SCORE_ROOF, seed, won, !won);
    const ui_rect next = front(look, m, walls, seat, won);
    if (m->stacked) {
        ui_seat_emblem(d,
                       (ui_rect){cell.x + (cell.w - GROWL_EMBLEM_DOOR) / 2, foot - GROWL_EMBLEM_DOOR,
                                 GROWL_EMBLEM_DOOR, GROWL_EMBLEM_DOOR},
                       who);
    }
    const bool over = won && growl_gold_sky(look, m, cell.y).w > 0; /* who lives here stands there, too */
    const bool crowned = won && !over;
    gain(look, m, walls, seat, crowned);
    if (crowned) {
        const ui_rect tip = {walls.x, walls.y - GROWL_OVER_CHIMNEY * walls.w, walls.w, walls.h};
        score_crown(d, tip, tip.y - cell.y - (m->low ? over_low : over_crown), growl_crown_opening(look));
    }
    const ui_rect plate = {cell.x + (cell.w - m->plate) / 2, cell.y + m->feet - 2, m->plate, m->name_h};
    if (!look->pub->alive[seat] && !growl_is_series_end(look->pub)) {
        gravestone(d, walls, plate);
    }
    growl_draw_gold_name(look, m, plate, seat, won);
    growl_draw_gold_words(look, m, cell, seat);
    /* Who has not won comes when the winners have come to their places, and goes through nobody. */
    ui_same_add(d, crowned ? seat : GROWL_SAME_HOUSE + seat, from, plate);
    coin_comes(look, m, cell, plate, next, seat);
}
