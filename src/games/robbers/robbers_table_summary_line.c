/* A player's line in a deal's summary: plate, name, role, tiles; and the card that nobody was dealt. */
#include <math.h>
#include <stdio.h>

#include "robbers_table_summary.h"

ui_rect robbers_tile_at(ui_rect at, robbers_tile_size size, int n, int i) {
    const float gap = 4, w = fminf(size.w, (at.w + gap) / (float)(n > 0 ? n : 1) - gap);
    const float h = fminf(at.h, size.h);

    return (ui_rect){at.x + (w + gap) * (float)i, at.y + (at.h - h) / 2, w, h};
}

ui_rect robbers_over_line(ui_rect at) {
    static const float over = 2.0f;

    return (ui_rect){at.x, at.y - over, at.w, at.h + 2 * over};
}

static const char *role_word(ui_draw *d, int of) {
    return UI_SAY(d, "robbers.role", TEXT_STR("role", robbers_role_id[of]));
}

float robbers_widest_role_word(ui_draw *d, const ui_label_style *style) {
    float widest = 1.0f;

    for (int i = 0; i < ROBBERS_ROLES; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, style, role_word(d, i)));
    }
    return widest;
}

/* All words in one size, a little smaller where the longest or a low line needs it. Where one has no room none has: a
 * sign without a word would look like another kind of player. */
static bool role_words_fit(ui_draw *d, ui_label_style *style, ui_rect at) {
    static const float least = 0.78f; /* of their size */
    const float part = fminf(at.w / robbers_widest_role_word(d, style), at.h / ui_label_least(d->ui, style));

    if (part < 1.0f) {
        style->size *= 0.97f * part; /* letters do not shrink evenly */
    }
    return part >= least && robbers_widest_role_word(d, style) <= at.w && ui_label_least(d->ui, style) <= at.h;
}

float robbers_role_disc(float line) {
    return fminf(line - 2, 40.0f);
}

static ui_colour role_ink(int of) {
    return robbers_team((uint8_t)of) == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200;
}

static bool role_word_in(ui_draw *d, int of, ui_rect at, ui_label_style style) {
    style.lines = 1;
    style.colour = role_ink(of);
    if (!role_words_fit(d, &style, at)) {
        return false;
    }
    ui_label(d, at, &style, role_word(d, of));
    return true;
}

void robbers_draw_role_word(ui_draw *d, int of, ui_rect at) {
    role_word_in(d, of, at, UI_STYLE_SMALL);
}

ui_label_style robbers_role_news(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = UI_STYLE_NAME.size; /* no larger than whose it is */
    return style;
}

void robbers_draw_role_news(ui_draw *d, int of, ui_rect at) {
    if (!role_word_in(d, of, at, robbers_role_news())) {
        robbers_draw_role_word(d, of, at);
    }
}

/* Whoever has opened a hand has a role: the cards first, then what they make of their owner. Its disc is in the
 * middle of so wide a column. */
void robbers_draw_role(ui_draw *d, int of, ui_rect at, float column) {
    const float icon = fminf(robbers_role_disc(at.h), column); /* no larger than the emblem above it */
    const ui_rect disc = {at.x + (column - icon) / 2, at.y + (at.h - icon) / 2, icon, icon};
    const ui_rect beside = robbers_over_line((ui_rect){at.x + column + 8, at.y, at.w - column - 8, at.h});

    ui_disc(d, disc, role_ink(of), UI_INK_900, 1.4f);
    ui_figure(d, robbers_role_figure(of), ui_inset(disc, icon * 0.14f), UI_INK_900);
    robbers_draw_role_word(d, of, beside);
}

float robbers_player_emblem(float line) {
    return fminf(line - 6, 48.0f);
}

ui_rect robbers_emblem_in(ui_rect line) {
    const float e = robbers_player_emblem(line.h);

    return (ui_rect){line.x + ROBBERS_ROW_PAD, line.y + (line.h - e) / 2 + 1, e, e};
}

/* The row of whom the sentence speaks has an edge. */
static bool is_told(const robbers_look *look, int seat) {
    const nt_event *e = &look->t->event;

    return look->telling && (e->kind == ROBBERS_EV_SHOWN || e->kind == ROBBERS_EV_POINTS) && e->arg[0] == seat;
}

/* The point that a player of the winning side gains, and the coin of the game with as many as there are then: large
 * in the free room of a row, else at the line's end, above the points of the deal, as large as names leave it. */
static const float gain_chip = 42.0f, gain_widest = 46.0f, gain_apart = 8.0f, gain_high = 28.0f, gain_large = 36.0f,
                   larger = 1.4f;

static ui_label_style gain_style(ui_colour ink, float high) {
    ui_label_style style = UI_STYLE_NAME;

    style.size *= high >= gain_large ? larger : 1.0f;
    style.lang = "en"; /* as high in every language */
    style.colour = ink;
    style.lines = 1;
    return style;
}

static const char *gain_total(ui_draw *d, int total) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", total);

    return text_keep(&d->words, text, (size_t)len);
}

static float gain_size(const ui_frame *ui, float line) {
    return fminf(line - 6, gain_high * (ui_large_words(ui) ? 1.1f : 1.0f));
}

/* Of the coin and what follows it. */
static float coins_width(ui_draw *d, int total, float high) {
    const ui_label_style style = gain_style(0, high);

    return gain_apart + high + 4.0f + ui_label_width(d->ui, &style, gain_total(d, total)) + 4.0f;
}

/* Of a high one hardly wider: names are long. */
static float chip_width(float high) {
    return high >= gain_large ? larger * gain_chip : fminf(gain_chip * high / gain_high, gain_widest);
}

static void gain(ui_draw *d, ui_rect at, int total, bool coins) {
    ui_label_style number = gain_style(UI_PAPER_100, at.h), plus = gain_style(UI_INK_900, at.h);
    const ui_rect chip = {at.x, at.y, chip_width(at.h), at.h};
    const float x = chip.x + chip.w + gain_apart, behind = x + at.h + 4.0f;

    number.align = UI_RIGHT;
    plus.align = UI_MIDDLE;
    ui_plate(d, chip, 23, UI_MOSS, 0, 0.0f, false);
    ui_label(d, robbers_over_line(chip), &plus, "+1");
    if (coins) {
        ui_figure(d, "coin", (ui_rect){x, at.y, at.h, at.h}, ui_theme(d->ui, UI_YELLOW));
        ui_label(d, robbers_over_line((ui_rect){behind, at.y, at.x + at.w - behind, at.h}), &number,
                 gain_total(d, total));
    }
}

/* Whether every player's name has room: rows are alike. */
static bool all_fit(const robbers_look *look, const ui_label_style *name, float w) {
    bool fit = true;

    for (int i = 0; i < look->pub->n; i++) {
        fit &= ui_label_width(look->d->ui, name, robbers_name(look, i)) <= w;
    }
    return fit;
}

/* How a line whose player gains a point is shared out: the room of the name, and the signs behind it. */
typedef struct {
    ui_rect name, signs;
    bool counted;
} gain_line;

static gain_line gain_line_of(const robbers_look *look, const robbers_gain_place *at, int gained) {
    const ui_rect line = at->line, room = at->room;
    const float x = line.x + ROBBERS_ROW_PAD + robbers_player_emblem(line.h) + 8, all = line.x + line.w - x;
    const float large = chip_width(gain_large) + coins_width(look->d, gained, gain_large);

    if (room.w >= large && room.h >= gain_large && !ui_large_words(look->d->ui)) {
        return (gain_line){.name = {x, line.y, all, line.h},
                           .signs = {room.x + room.w - large, room.y + (room.h - gain_large) / 2, large, gain_large},
                           .counted = true};
    }
    const bool roomy = !ui_large_words(look->d->ui) && line.h - 6 >= gain_large &&
                       all_fit(look, &UI_STYLE_NAME, all - gain_apart - large);
    const float high = roomy ? gain_large : gain_size(look->d->ui, line.h),
                coins = coins_width(look->d, gained, high);
    const float beside = all - chip_width(high) - gain_apart;
    const bool counted = gained > 0 && all_fit(look, &UI_STYLE_NAME, beside - coins);
    const float w = chip_width(high) + (counted ? coins : 0.0f);
    const float name = counted ? beside - coins : gained > 0 ? beside : all;

    return (gain_line){.name = {x, line.y, name, line.h},
                       .signs = {line.x + line.w - w, line.y + (line.h - high) / 2 + 1, w, high},
                       .counted = counted};
}

ui_rect robbers_gain_at(const robbers_look *look, const robbers_gain_place *place, int gained) {
    const ui_rect at = gain_line_of(look, place, gained).signs;

    return (ui_rect){at.x, at.y, chip_width(at.h), at.h};
}

/* The plate of whoever gains a point comes into the light of that. */
static void player_plate(const robbers_look *look, ui_rect at, int seat, bool gains) {
    ui_draw *d = look->d;
    const float shines = gains ? robbers_won_times_of(look->t).shines : 0.0f;

    ui_plate(d, at, 40u + (unsigned)seat, UI_INK_800, is_told(look, seat) ? UI_PAPER_200 : 0, 2.4f, true);
    if (shines > 0.0f) {
        ui_group_faded(d, ui_inset(at, -12), shines);
        ui_plate(d, at, 40u + (unsigned)seat, UI_INK_800, UI_LANTERN, 2.4f, true);
        ui_group_end(d);
    }
}

/* A plate, with emblem and name in a line of it. The points of the game give way to names. */
void robbers_draw_player(const robbers_look *look, ui_rect at, const robbers_gain_place *place, int seat,
                         int gained) {
    ui_draw *d = look->d;
    const gain_line l = gain_line_of(look, place, gained);

    player_plate(look, at, seat, gained > 0);
    if (!robbers_go_over(look->t)) {
        ui_seat_emblem(d, robbers_emblem_in(place->line), &look->t->seat[seat]);
    }
    ui_label(d, robbers_over_line(l.name), &UI_STYLE_NAME, robbers_name(look, seat));
    if (gained > 0 && robbers_won_times_of(look->t).flies >= 1.0f) {
        gain(d, l.signs, gained, l.counted);
    }
}

float robbers_names_line(const ui_frame *ui) {
    return ui_large_words(ui) ? 58.0f : 46.0f;
}

/* What rows lie on: between them nothing of the town is seen. */
void robbers_draw_board(ui_draw *d, ui_rect rows) {
    ui_plate(d, ui_inset(rows, -7), 38, UI_INK_950, 0, 0.0f, true);
}

/* Face down until it is told. */
void robbers_draw_undealt(const robbers_look *look, const robbers_opened *o, ui_rect at) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = ui_say(d, "robbers.summary.undealt");
    const float tile_w = 66.0f + 40.0f * (d->ui->text_scale - 1.0f); /* a larger number leaves its sign room */
    const float w = fminf(ui_label_width(d->ui, &style, word) + 12, at.w - tile_w - 24);
    const float x = at.x + (at.w - w - tile_w) / 2;

    ui_plate(d, (ui_rect){x - 12, at.y, w + tile_w + 24, at.h}, 19, ui_fade(UI_INK_900, 0.9f), 0, 0, false);
    style.lines = 1;
    ui_label(d, (ui_rect){x, at.y, w, at.h}, &style, word);
    const ui_rect tile = {x + w, at.y + 4, tile_w, at.h - 8};
    if (o->undealt >= 0.5f) {
        robbers_draw_tile(d, tile, o->last.undealt);
    } else {
        robbers_draw_back(d, ui_centre(tile, tile.h * TABLE_CARD, tile.h), 0.0f);
    }
}
