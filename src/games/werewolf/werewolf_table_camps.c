/* The winners' scene: whoever has won stands in the light of the dawn, each below a crown, the other camp is small
 * beneath.
 */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
} camp;

static camp camp_of(const werewolf_pub *pub, bool wolves) {
    camp c = {.n = 0};

    for (int seat = 0; seat < pub->n; seat++) {
        if (werewolf_was_wolf(pub, seat) == wolves) {
            c.seat[c.n++] = (uint8_t)seat;
        }
    }
    return c;
}

/* As it fits, at this size or a little smaller; else its number alone, which the emblem stands beside. */
static const char *name_in(const werewolf_look *look, int seat, ui_label_style *style, float w) {
    const char *name = werewolf_seat_name(look, seat);

    if (ui_label_width(look->d->ui, style, name) > w) {
        style->size = 17;
    }
    return ui_label_width(look->d->ui, style, name) * 0.9f <= w
               ? name
               : UI_SAY(look->d, "werewolf.card.one", TEXT_NUM("n", seat + 1));
}

static const ui_colour amber_ink = 0xFF8A4B00u;

static ui_label_style strip_name(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 19;
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

static ui_label_style strip_role(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = 17;
    style.lines = 1;
    return style;
}

/* One line at the reader's size. */
static float line_of(const ui_frame *ui, const ui_label_style *style) {
    return fmaxf(ui_label_least(ui, style), style->size * ui->text_scale * 1.18f);
}

static bool is_narrow(const ui_frame *ui, float w) {
    return w < 172.0f * ui->text_scale;
}

/* Emblem and name on a strip of paper; below the name the role, where there is room for two lines. */
static void draw_strip(const werewolf_look *look, ui_rect at, int seat, bool two) {
    ui_draw *d = look->d;
    ui_label_style name = strip_name(), role = strip_role();
    const bool under = two && is_narrow(d->ui, at.w); /* the role has the whole width */
    const float line = line_of(d->ui, &role), rest = at.h - line_of(d->ui, &name) - 6;
    const float below = !two ? 0.0f : rest >= 2 * line ? 2 * line + 2 : line + 2;
    const float e = fminf((under ? at.h - below : at.h) - 6, 46.0f);
    const ui_rect words = {at.x + e + 12, at.y, at.w - e - 18, at.h - below};
    const float x = under ? at.x + 8 : words.x;

    ui_plate(d, at, 61u + (unsigned)seat, UI_PAPER_100, 0, 0.0f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 5, at.y + ((under ? words.h : at.h) - e) / 2, e, e}, &look->t->seat[seat]);
    ui_label(d, words, &name, name_in(look, seat, &name, words.w));
    if (two) {
        const char *word = werewolf_role_name(look->w, look->pub->role[seat]);
        const ui_rect box = {x, at.y + at.h - below, at.x + at.w - 6 - x, below - 2};
        role.colour = werewolf_was_wolf(look->pub, seat) ? amber_ink : UI_INK_700;
        role.lines = below > 2 * line ? 2 : 1;
        if (ui_label_fits(d->ui, box, &role, word)) { /* else the picture tells, and the page of the players */
            ui_label(d, box, &role, word);
        }
    }
}

/* Of those who have the same role every other one looks to the other side. */
static const char *figure_in(const werewolf_pub *pub, int seat) {
    const int role = pub->role[seat] % WEREWOLF_ROLES;
    int before = 0;

    for (int i = 0; i < seat; i++) {
        before += pub->role[i] == role;
    }
    if (before % 2 == 1 && role == WEREWOLF_WEREWOLF) {
        return "werewolf_turned";
    }
    return before % 2 == 1 && role == WEREWOLF_VILLAGER ? "villager_turned" : werewolf_role[role].id;
}

/* In the light of the dawn; who is out has a stone beside. */
static void draw_figure(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const char *figure = figure_in(look->pub, seat);
    const float stone = fmaxf(26.0f, at.w * 0.24f);
    const ui_rect tomb = {at.x + at.w - stone * 0.8f, at.y + at.h - stone, stone, stone};

    if (d->ui->high_contrast) {
        ui_disc(d, ui_inset(at, at.w * 0.04f), UI_PAPER_100, 0, 0.0f);
        ui_figure(d, figure, ui_inset(at, at.w * 0.16f), UI_INK_900);
    } else {
        ui_glow(d, ui_inset(at, -at.w * 0.22f), ui_fade(0xFFFFD98Au, 0.85f));
        ui_figure(d, figure, at, UI_INK_950);
    }
    if (!look->pub->alive[seat]) {
        ui_figure(d, "tomb", ui_inset(tomb, -2.5f), UI_INK_950);
        ui_figure(d, "tomb", tomb, UI_PAPER_200);
    }
}

/* Falls from above the frame while the last step is opening. */
static void draw_crown(ui_draw *d, ui_rect at, float opening) {
    at.y -= (1.0f - motion_over(motion_of(1.0f - opening, 0.15f, 0.85f))) * (at.y + at.h);
    if (!d->ui->high_contrast) {
        ui_figure(d, "crown", ui_inset(at, -5), UI_INK_950);
    }
    ui_figure(d, "crown", at, ui_theme(d->ui, UI_LANTERN));
}

/* One that has room for name and role, whether the role is told yet or not. */
float werewolf_name_strip_height(const ui_frame *ui) {
    const ui_label_style name = strip_name(), role = strip_role();

    return line_of(ui, &name) + line_of(ui, &role) + 8;
}

void werewolf_draw_name_strip(const werewolf_look *look, ui_rect at, int seat, bool told) {
    draw_strip(look, at, seat, told);
}

static void draw_winner(const werewolf_look *look, ui_rect at, int seat, bool crowned) {
    static const float most = 230.0f;
    const ui_frame *ui = look->d->ui;
    const ui_label_style name = strip_name(), small = strip_role();
    const float line = fmaxf(32.0f, ui_label_least(ui, &name) + 4), below = line_of(ui, &small) + 4;
    const char *role = werewolf_role_name(look->w, look->pub->role[seat]);
    const bool two = at.h > 130 + line + below && ui_label_width(ui, &small, role) <= at.w - 70;
    const float strip = two ? line + below : line, over = crowned ? 1.26f : 1.0f; /* the crown's room */
    const float size = fminf(fminf(at.w, (at.h - strip - 4) / over), most);
    const float low = at.y + at.h - strip, crown = fminf(size * 0.34f, 72.0f);
    const ui_rect figure = {at.x + (at.w - size) / 2, low - 4 - size, size, size};

    draw_figure(look, figure, seat);
    if (crowned) {
        draw_crown(look->d, (ui_rect){at.x + (at.w - crown) / 2, figure.y - crown * 0.74f, crown, crown},
                   look->t->opening);
    }
    draw_strip(look, (ui_rect){at.x, low, at.w, strip}, seat, two);
}

static int rows_for(ui_rect at, int n) {
    int best = 1;
    float most = 0.0f;

    for (int rows = 1; rows <= 4; rows++) {
        const int per = (n + rows - 1) / rows;
        const float size = fminf(at.w / (float)per, at.h / (float)rows - 36.0f);
        if (size > most * 1.05f) {
            most = size;
            best = rows;
        }
    }
    return best;
}

static void draw_winners(const werewolf_look *look, ui_rect at, const camp *c, bool crowned) {
    static const float widest = 250.0f, gap = 14.0f;
    const int rows = rows_for(at, c->n), per = (c->n + rows - 1) / rows;
    const float w = fminf(widest, (at.w - gap * (float)(per - 1)) / (float)per), h = at.h / (float)rows;

    for (int i = 0; i < c->n; i++) {
        const int row = i / per, here = row < rows - 1 ? per : c->n - per * row;
        const float left = at.x + (at.w - w * (float)here - gap * (float)(here - 1)) / 2;
        draw_winner(look, (ui_rect){left + (w + gap) * (float)(i % per), at.y + h * (float)row, w, h - 8}, c->seat[i],
                    crowned);
    }
}

/* The other camp: a dark strip with its name, and its people as small figures. */
static void draw_losers(const werewolf_look *look, ui_rect at, const camp *c, const char *words) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const float head = fminf(at.w * 0.24f, 190.0f * d->ui->text_scale), pad = 12;
    const float room = at.w - head - 2 * pad, high = at.h - 8;
    const int rows = room / (float)c->n < 40.0f ? 2 : 1, per = (c->n + rows - 1) / rows;
    const float each = fminf(room / (float)per, high / (float)rows * 1.4f);
    const float r = fminf(each * 0.9f, high / (float)rows - 2), e = r * 0.46f;

    at = ui_centre(at, head + each * (float)per + 2 * pad, at.h);
    const ui_rect in = {at.x + head + pad, at.y + 4, each * (float)per, high};
    ui_plate(d, at, 33, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    style.lines = 2;
    style.colour = UI_PAPER_200;
    ui_label(d, (ui_rect){at.x + 16, at.y, head - 16, at.h}, &style, words);
    for (int i = 0; i < c->n; i++) {
        const int row = i / per;
        const ui_rect disc = {in.x + each * (float)(i % per), in.y + in.h / (float)rows * (float)row, r, r};
        werewolf_draw_absent(d, disc, look->pub->role[c->seat[i]]);
        ui_seat_emblem(d, (ui_rect){disc.x + r - e, disc.y + r - e, e, e}, &look->t->seat[c->seat[i]]);
    }
}

/* Nobody has won: both stand there alike. */
static void draw_both(const werewolf_look *look, ui_rect at, const camp *wolves, const camp *good) {
    static const float gap = 30.0f;
    const bool tall = at.h > at.w;
    const ui_rect first =
        tall ? (ui_rect){at.x, at.y, at.w, (at.h - gap) * 0.4f} : (ui_rect){at.x, at.y, (at.w - gap) * 0.38f, at.h};
    const ui_rect other = tall ? (ui_rect){at.x, first.y + first.h + gap, at.w, at.h - first.h - gap}
                               : (ui_rect){first.x + first.w + gap, at.y, at.w - first.w - gap, at.h};

    draw_winners(look, first, wolves, false);
    draw_winners(look, other, good, false);
}

void werewolf_draw_camps(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    const camp wolves = camp_of(pub, true), good = camp_of(pub, false);
    const bool won_wolf = pub->winner == WEREWOLF_WON_WOLF;
    const camp *winners = won_wolf ? &wolves : &good, *losers = won_wolf ? &good : &wolves;
    const bool two_rows = at.w < at.h && losers->n > 8;
    const float strip = two_rows ? 108.0f : 64.0f;

    if ((!won_wolf && pub->winner != WEREWOLF_WON_GOOD) || winners->n == 0) {
        draw_both(look, at, &wolves, &good);
        return;
    }
    const float foot = losers->n > 0 ? strip + 10 : 0.0f;
    draw_winners(look, (ui_rect){at.x, at.y, at.w, at.h - foot}, winners, true);
    if (losers->n > 0) {
        draw_losers(look, (ui_rect){at.x, at.y + at.h - strip, at.w, strip}, losers,
                    werewolf_say(look->w, "camp", won_wolf ? "good" : "wolf"));
    }
}
