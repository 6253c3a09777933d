/* The trick: its cards in the order of play, its lead on a banner, who played each, who took it. */
#include <math.h>

#include "sabbath_table.h"
#include "ui/rim.h"

static const float gap = 12.0f;

/* On a flat table the emblem alone, and larger. */
static float who_high(const ui_frame *ui) {
    return ui->rim != NULL ? 46.0f : 36.0f;
}

/* The line below a card, closer to it where words are large and cards small. */
static float foot_of(const ui_frame *ui, int n) {
    return who_high(ui) + (ui_large_words(ui) && n == SABBATH_SEATS ? 3.0f : 10.0f);
}

/* A crown stands so high above its card; its foot lies on it. */
static float crown_room(const ui_frame *ui) {
    return 18.0f * ui->text_scale;
}

/* On a flat table with somebody at both long sides; large words have no room for that. */
static bool is_led_twice(const ui_frame *ui) {
    return ui_rim_faces_far(ui) && !ui_large_words(ui);
}

/* So much more takes the other half, above: no card lies lower for it. */
static float more_of_twice(const ui_frame *ui) {
    return is_led_twice(ui) ? 20.0f : 0.0f;
}

static float banner_once(const ui_frame *ui) {
    return fmaxf(46.0f, 12.0f * ui->mm);
}

float sabbath_banner_height(const ui_frame *ui) {
    return banner_once(ui) + more_of_twice(ui);
}

float sabbath_trick_height(const ui_frame *ui, float w, int n) {
    const float card = (w - gap * (float)(n - 1)) / (float)n;

    return sabbath_banner_height(ui) + crown_room(ui) + foot_of(ui, n) + card / TABLE_CARD;
}

/* From top to bottom: room for the banner, crowns on the cards, the cards, whose they are. So much of what is free
 * lies above, 0 to 1, and up to so much between the cards, for the sake of the names below. */
static sabbath_row_places row_below(const ui_frame *ui, ui_rect area, float banner, int n, float above, float most) {
    sabbath_row_places p = {.tilt = {-2.0f, 1.0f, -1.2f, 1.6f, -0.8f}};
    static const float off_banner = 8.0f; /* of a crown on a flat table, where there is room */
    const float by_width = (area.w - gap * (float)(n - 1)) / (float)n, crown = crown_room(ui);
    const float foot = foot_of(ui, n);
    const float by_height = (area.h - banner - crown - foot) * TABLE_CARD;
    const float w = fminf(fminf(by_width, by_height), SABBATH_WIDEST_CARD), h = w / TABLE_CARD;
    const float spare = ui->rim != NULL ? fminf(off_banner, area.h - banner - crown - foot - h) : 0.0f;
    const float crown_h = crown + fmaxf(0.0f, spare);
    const float apart = fminf(fmaxf(gap, (area.w - w * (float)n) / (float)(n - 1)), most);
    const float wide = w * (float)n + apart * (float)(n - 1);
    const float lift = (1.0f - above) * more_of_twice(ui), spread = (area.h - banner - crown_h - h - foot) * above;
    const float x = area.x + (area.w - wide) / 2, y = area.y + fmaxf(0.0f, spread - lift);

    const float words = fmaxf(wide, fminf(area.w, 430.0f));
    p.middle = true;
    p.banner = (ui_rect){x + (wide - words) / 2, y, words, banner};
    for (int i = 0; i < n; i++) {
        p.card[i] = (ui_rect){x + (float)i * (w + apart), y + banner + crown_h, w, h};
        p.who[i] = (ui_rect){p.card[i].x - apart / 2, y + banner + crown_h + h + foot - who_high(ui), w + apart,
                             who_high(ui)};
    }
    return p;
}

sabbath_row_places sabbath_trick_places(const ui_frame *ui, ui_rect area, float banner, int n, float above) {
    static const float most = 30.0f;

    return row_below(ui, area, banner, n, above, most);
}

sabbath_row_places sabbath_trick_alone(const ui_frame *ui, ui_rect area, int n) {
    static const float most = 64.0f;

    return row_below(ui, area, 0.0f, n, 0.5f, most);
}

float sabbath_trick_width(const ui_frame *ui, float most, float high, int n) {
    const sabbath_row_places p = row_below(ui, (ui_rect){0, 0, most, high}, 0.0f, n, 0.5f, gap);

    return p.card[n - 1].x + p.card[n - 1].w - p.card[0].x;
}

sabbath_row_places sabbath_trick_beside(const ui_frame *ui, ui_rect area, ui_rect words, int n) {
    sabbath_row_places p = row_below(ui, area, 0.0f, n, 0.5f, gap);

    p.banner = (ui_rect){words.x, words.y, words.w, sabbath_banner_height(ui)};
    p.middle = true;
    return p;
}

/* Whether the card of this position is moved or turned by the event of that kind, which says so at arg[2]. */
static bool is_shown(const sabbath_look *look, int kind, int position) {
    const nt_event *e = sabbath_shown(look, kind);

    return e != NULL && e->arg[2] == position;
}

/* The place that a card is on its way to, or -1. */
static int awaited(const sabbath_look *look) {
    const nt_event *played = sabbath_shown(look, SABBATH_EV_PLAYED),
                   *down = sabbath_shown(look, SABBATH_EV_FACE_DOWN);

    return played != NULL ? played->arg[2] : down != NULL ? down->arg[1] : -1;
}

/* The card that would take the trick now (4.4). */
static int best_so_far(const sabbath_pub *pub) {
    if (pub->won != SABBATH_NONE) {
        return pub->won; /* the witch may have moved since */
    }
    return sabbath_winning(pub->trick, pub->played, pub->lead, pub->column);
}

/* ---- the lead ---- */

/* The emblem or the number that may be followed, on a disc of paper. */
static void lead_mark(ui_draw *d, ui_rect at, const char *emblem, int number) {
    ui_disc(d, at, UI_PAPER_100, UI_INK_900, 1.6f);
    if (emblem != NULL) {
        ui_figure(d, emblem, ui_inset(at, at.w * 0.15f), UI_INK_900);
        return;
    }
    sabbath_draw_number(d, at, at.h * 0.72f / fmaxf(d->ui->text_scale, 1.0f), UI_INK_900, number);
}

static bool is_shared_out(const sabbath_pub *pub) {
    return pub->phase == SABBATH_DRAFT;
}

/* The marks of the banner from here on, so far from each other: what may be followed, or a hand that takes. */
static void banner_marks(const sabbath_look *look, ui_rect mark, float step) {
    const sabbath_pub *pub = look->pub;
    const int c1 = pub->trick[0] % SABBATH_FACES;
    ui_draw *d = look->d;

    if (is_shared_out(pub)) {
        lead_mark(d, mark, "hand", 0);
        return;
    }
    if (pub->lead != SABBATH_LEAD_NUMBER) {
        lead_mark(d, mark, sabbath_emblem_id[sabbath_colour(c1)], 0);
        mark.x += step;
    }
    if (pub->lead != SABBATH_LEAD_COLOUR) {
        lead_mark(d, mark, NULL, sabbath_number(c1));
    }
}

/* Cut words would say less than the marks do alone. */
static bool words_fit(ui_draw *d, const ui_label_style *style, ui_rect banner, float before, const char *text) {
    static const float pad = 9.0f;
    ui_label_style one = *style;

    one.lines = 1;
    return ui_label_fits(d->ui, (ui_rect){0, 0, banner.w - before - pad + 2, banner.h - 6}, &one, text);
}

typedef struct {
    const char *text;
    ui_label_style style;
    ui_rect at;
    float icon, step, marks; /* a mark, one with its air, all of them */
    bool fixed;
    bool below, bare; /* its words stand below its marks, or it has none */
    bool twice;       /* for either long side of a flat table */
} banner_laid;

static const float banner_pad = 9.0f;

static banner_laid banner_of(const sabbath_look *look, const sabbath_row_places *p) {
    const sabbath_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    const bool shared = is_shared_out(pub), both = !shared && pub->lead == SABBATH_LEAD_OPEN;
    banner_laid b = {.text = sabbath_lead_words(look), .style = UI_STYLE_BUTTON, .fixed = !shared && !both};

    b.style.size = 22;
    b.style.lines = 1;
    b.style.align = UI_LEFT;
    b.style.colour = b.fixed ? UI_INK_900 : UI_PAPER_100;
    b.twice = is_led_twice(ui);
    const float high = b.twice ? p->banner.h / 2 : p->banner.h;
    b.icon = high * 0.72f;
    b.step = b.icon + 6.0f;
    b.marks = both ? 2 * b.step : b.step;
    if (!p->breaks) { /* high letters are smaller there, and the plate is as wide as they are */
        b.style.size =
            fminf(b.style.size, ui_label_size(ui, (ui_rect){.w = INFINITY, .h = high - 6}, &b.style, b.text));
    }
    b.bare = !p->breaks && !words_fit(look->d, &b.style, p->banner, banner_pad + b.marks, b.text);
    const float wide = b.marks + (b.bare ? -6.0f : ui_label_width(ui, &b.style, b.text) + 10) + 2 * banner_pad;
    const float w = fminf(wide, p->banner.w), aside = p->middle ? (p->banner.w - w) / 2 : 0.0f;
    const bool breaks = p->breaks && wide > w;
    b.below = breaks && ui_large_words(ui);
    b.style.lines = breaks ? 2 : 1;
    const float words = b.below ? 2 * ui_label_height(ui, &b.style, 10 * w, b.text) : 0.0f;
    const float more = b.below ? b.icon + 2 * banner_pad + words - p->banner.h : breaks ? 0.5f * p->banner.h : 0.0f;
    b.at = (ui_rect){p->banner.x + aside, p->banner.y + 1 - more / 2, w, p->banner.h - 4 + more};
    return b;
}

ui_rect sabbath_banner_room(const sabbath_look *look, const sabbath_row_places *p) {
    sabbath_pub open = *look->pub, shared = open;
    sabbath_look one = *look, other = *look;

    open.phase = SABBATH_PLAY;
    open.lead = SABBATH_LEAD_OPEN;
    open.trick[0] %= SABBATH_FACES; /* nothing may lie there yet */
    shared.phase = SABBATH_DRAFT;
    one.pub = &open;
    other.pub = &shared;
    return ui_both(banner_of(&one, p).at, banner_of(&other, p).at);
}

/* Its marks and words, for one reader. */
static void banner_said(const sabbath_look *look, const banner_laid *b, ui_rect at) {
    ui_draw *d = look->d;
    const float first = b->below ? at.x + (at.w - b->marks + 6.0f) / 2 : at.x + banner_pad;
    const ui_rect mark = {first, b->below ? at.y + banner_pad : at.y + (at.h - b->icon) / 2, b->icon, b->icon};

    banner_marks(look, mark, b->step);
    if (b->below) {
        const float top = mark.y + b->icon;
        ui_label_style middle = b->style;
        middle.align = UI_MIDDLE;
        ui_label(d, (ui_rect){at.x + banner_pad, top, at.w - 2 * banner_pad, at.y + at.h - top - 2}, &middle,
                 b->text);
    } else if (!b->bare) {
        const float x = at.x + banner_pad + b->marks + 2;
        ui_label(d, (ui_rect){x, at.y + 1, at.x + at.w - banner_pad - x + 4, at.h - 2}, &b->style, b->text);
    }
}

/* What may be followed as pictures and in words: dark while both may, lit once one of them is fixed. When the cards
 * are shared out nothing is followed any more, and it says that. */
static void banner_face(const sabbath_look *look, const sabbath_row_places *p) {
    const banner_laid b = banner_of(look, p);
    ui_draw *d = look->d;
    const ui_rect at = b.at, near = {at.x, at.y + at.h / 2, at.w, at.h / 2};

    ui_group(d, at, 0, -1.2f);
    ui_plate(d, at, 33, b.fixed ? UI_LANTERN : UI_INK_900, b.fixed ? 0 : UI_LANTERN, b.fixed ? 0.0f : 2.2f, true);
    banner_said(look, &b, b.twice ? near : at);
    if (b.twice) {
        ui_group(d, at, 2, 0.0f);
        banner_said(look, &b, near);
        ui_group_end(d);
    }
    ui_group_end(d);
}

/* Once one of the two is fixed it turns over to say so, and is never seen on edge: a stick would be no sign. */
static void banner(const sabbath_look *look, const sabbath_row_places *p) {
    static const float narrowest = 0.6f;
    const ui_rect at = ui_inset(p->banner, -p->banner.h / 2);
    const float left = sabbath_change_left(look, SABBATH_STANDS_FIXED);
    sabbath_pub before = *look->pub;
    sabbath_look old = *look;
    bool over = false;

    if (left <= 0.0f) {
        banner_face(look, p);
        return;
    }
    before.lead = SABBATH_LEAD_OPEN;
    old.pub = &before;
    const float open = narrowest + (1.0f - narrowest) * motion_turned(1.0f - left, &over);
    ui_scale(look->d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    ui_group(look->d, at, 0, 0.0f);
    banner_face(over ? look : &old, p);
    ui_group_end(look->d);
}

/* ---- one place of the row ---- */

/* As large as a card that comes down askew still hides. */
static ui_rect slot_of(ui_rect card) {
    static const float askew = 0.0175f, line = 1.5f;

    return ui_inset(card, card.h * askew + line);
}

static void empty_place(ui_draw *d, ui_rect card, bool next) {
    ui_slot(d, slot_of(card), next ? UI_LANTERN : ui_fade(UI_PAPER_400, 0.55f));
}

/* ---- from one trick to the next ---- */

static void begin_seen(const sabbath_look *look, ui_rect around, float seen) {
    if (seen < 1.0f) {
        ui_group_faded(look->d, ui_inset(around, -8), seen);
    }
}

static void end_seen(const sabbath_look *look, float seen) {
    if (seen < 1.0f) {
        ui_group_end(look->d);
    }
}

/* A card is taken: how far what it leaves behind has come. */
static float left_behind(const sabbath_look *look) {
    return motion_stepped(look->t->part, MOTION_PAGE_STEPS);
}

/* With the last card that is taken what is left of the trick goes: so much of it is seen. */
static float draft_seen(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;

    return sabbath_shown(look, SABBATH_EV_TOOK) != NULL && pub->drafted + 1 == pub->n ? 1.0f - left_behind(look)
                                                                                      : 1.0f;
}

/* And whose the places of the next one comes where that was. */
static float next_seen(const sabbath_look *look) {
    return motion_stepped(1.0f - sabbath_change_left(look, SABBATH_STANDS_EMPTY), MOTION_PAGE_STEPS);
}

/* What leads comes behind the first card, and goes while the witch comes to her place; that the trick is shared out
 * comes then: so much of the banner is seen. */
static float banner_seen(const sabbath_look *look) {
    static const float goes_from = 0.7f;
    const float went =
        sabbath_shown(look, SABBATH_EV_WITCH) != NULL
            ? motion_of(look->t->part, goes_from, 1.0f)
            : sabbath_change_left(look, is_shared_out(look->pub) ? SABBATH_STANDS_SHARED : SABBATH_STANDS_OPEN);

    return fminf(draft_seen(look), motion_stepped(1.0f - went, MOTION_PAGE_STEPS));
}

/* A card that is drafted leaves its place; whose it is now stands there over a hand: the emblems below the row are of
 * those who played. */
static void drafted_place(const sabbath_look *look, ui_rect card, int taker, float seen) {
    ui_draw *d = look->d;
    const float size = fminf(card.w * 0.44f, 56.0f), hand = size * 0.8f, between = 4.0f;
    const ui_rect all = ui_centre(card, size, size + between + hand);

    ui_slot(d, slot_of(card), ui_fade(UI_PAPER_400, 0.55f));
    if (seen <= 0.0f) {
        return;
    }
    begin_seen(look, all, seen);
    ui_seat_emblem(d, (ui_rect){all.x, all.y, size, size}, &look->t->seat[taker]);
    ui_figure(d, "hand", (ui_rect){all.x + (size - hand) / 2, all.y + size + between, hand, hand},
              ui_theme(d->ui, UI_PAPER_400));
    end_seen(look, seen);
}

static ui_rect crown_place(ui_rect card, float larger) {
    const float size = fmaxf(34.0f, card.w * 0.27f) * larger;

    return (ui_rect){card.x + card.w - size * 0.78f, card.y - size * 0.3f, size, size};
}

/* It leaves the card that has won, and comes down on it for good. */
static void crown(const sabbath_look *look, ui_rect card) {
    ui_draw *d = look->d;
    const bool has_won = sabbath_shown(look, SABBATH_EV_TRICK) != NULL;
    const float up = has_won ? fmaxf(sinf(3.14159f * motion_of(look->t->part, 0.0f, 0.4f)), 0.0f) : 0.0f;
    const ui_rect disc = crown_place(card, 1.0f + motion_sized(crown_place(card, 1.0f), crown_place(card, 2.0f), up));
    const float size = disc.w;

    ui_disc(d, disc, UI_LANTERN, UI_INK_900, 2.0f);
    ui_figure(d, "crown", ui_inset(disc, size * 0.18f), UI_INK_900);
}

/* A card that does not follow cannot win: a crown in the sign of what is forbidden. */
static void no_crown(ui_draw *d, ui_rect card) {
    const ui_rect disc = crown_place(card, 1.0f), stroke = ui_centre(disc, disc.w * 0.94f, disc.w * 0.1f);

    ui_disc(d, ui_inset(disc, -1.5f), UI_INK_900, 0, 0.0f);
    ui_disc(d, disc, UI_INK_900, UI_EMBER, 3.6f);
    ui_figure(d, "crown", ui_inset(disc, disc.w * 0.2f), ui_theme(d->ui, UI_PAPER_100));
    ui_group(d, stroke, 0, -45.0f);
    ui_fill(d, ui_inset(stroke, -1.5f), ui_theme(d->ui, UI_INK_900));
    ui_fill(d, stroke, ui_theme(d->ui, UI_EMBER));
    ui_group_end(d);
}

static bool may_take(const sabbath_look *look, int card) {
    return look->me == NULL && look->pub->phase == SABBATH_DRAFT && !look->t->locked &&
           table_find_move(look->t, SABBATH_MOVE_TAKE, card, TABLE_ANY) != NULL;
}

/* What may be pressed lies a little out of the row; the lights of neighbours do not touch. */
static ui_rect lying_at(const sabbath_look *look, const sabbath_row_places *p, int position) {
    static const float spare = 8.0f;
    ui_rect at = p->card[position];

    if (may_take(look, look->pub->trick[position])) {
        at = ui_centre(at, at.w - spare, (at.w - spare) / TABLE_CARD);
        at.y -= 8.0f;
    }
    return at;
}

static void lying_card(const sabbath_look *look, const sabbath_row_places *p, int position, bool best) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int card = pub->trick[position];
    const bool asked = may_take(look, card), down = card == SABBATH_FACE_DOWN;
    const float degrees = p->tilt[position];
    const ui_rect at = lying_at(look, p, position);

    if (is_shown(look, SABBATH_EV_TURNED_UP, position)) {
        sabbath_draw_turning(d, at, look->t->event.arg[1], look->t->part);
    } else if (down) {
        sabbath_draw_back(d, at, degrees);
    } else if (asked) {
        sabbath_draw_lit_card(d, at, card, degrees);
    } else {
        sabbath_draw_card(d, at, card, degrees, false);
    }
    const ui_rect who = p->who[position], lying = {at.x, at.y, at.w, who.y + who.h - at.y};
    ui_mark_add(d, SABBATH_MARK_PLAYED, sabbath_seat_at(pub, position),
                best ? ui_both(lying, crown_place(at, 1.0f)) : lying);
    if (asked) {
        bool first = true;
        for (int k = 0; k < position; k++) {
            first = first && pub->taker[k] != SABBATH_NONE;
        }
        ui_zone_add(d, SABBATH_ZONE_TAKE, position, at, UI_ZONE_OPTION | (first ? UI_ZONE_DEFAULT : 0u));
        ui_focus(d, at, SABBATH_ZONE_TAKE, position);
    }
}

/* Over all cards: what lies beside it would cover a part. */
static void lying_mark(const sabbath_look *look, const sabbath_row_places *p, int position, bool best) {
    const sabbath_pub *pub = look->pub;
    const int card = pub->trick[position];

    if (position > 0 && !is_shared_out(pub) &&
        (card == SABBATH_FACE_DOWN || !sabbath_fits(pub->lead, pub->trick[0], card))) {
        no_crown(look->d, lying_at(look, p, position));
    }
    if (best) {
        crown(look, lying_at(look, p, position));
    }
}

/* Nothing lies there, or what lay there is on its way to who drafted it. */
static void open_place(const sabbath_look *look, const sabbath_row_places *p, int i) {
    const sabbath_pub *pub = look->pub;

    if (i >= pub->played) {
        const bool next = i == awaited(look) || (i == pub->played && pub->phase == SABBATH_PLAY);
        empty_place(look->d, p->card[i], next && next_seen(look) >= 1.0f);
    } else if (is_shown(look, SABBATH_EV_TOOK, i)) { /* it is said already; the last one's would go as it comes */
        drafted_place(look, p->card[i], look->t->event.arg[0] % SABBATH_SEATS,
                      draft_seen(look) < 1.0f ? 0.0f : left_behind(look));
    } else if (pub->taker[i] != SABBATH_NONE) {
        drafted_place(look, p->card[i], pub->taker[i], draft_seen(look));
    }
}

/* Whose the i-th card is or will be: with the name in so large a part of its size, or the emblem alone. */
static void whose(const sabbath_look *look, const sabbath_row_places *p, int i, float named) {
    const sabbath_pub *pub = look->pub;
    const ui_seat *seat = &look->t->seat[sabbath_seat_at(pub, i) % SABBATH_SEATS];
    const bool next = pub->phase == SABBATH_PLAY && i == pub->played && awaited(look) < 0;

    ui_seat_line(look->d, p->who[i], seat, named, next);
}

void sabbath_draw_trick_places(const sabbath_look *look, const sabbath_row_places *p) {
    const sabbath_pub *pub = look->pub;

    if (pub->phase == SABBATH_DEAL) {
        return;
    }
    /* All names or none. */
    const float named = ui_seat_lines_part(look->d->ui, look->t->seat, pub->n, p->who[0].w, p->who[0].h);

    for (int i = 0; i < pub->n; i++) {
        const float seen = is_shown(look, SABBATH_EV_TOOK, i) ? 1.0f - left_behind(look) : next_seen(look);
        open_place(look, p, i);
        if ((pub->played > 0 || pub->phase == SABBATH_PLAY) && pub->taker[i] == SABBATH_NONE && seen > 0.0f) {
            begin_seen(look, p->who[i], seen);
            whose(look, p, i, named); /* else it says whose it is now */
            end_seen(look, seen);
        }
    }
}

/* A card on its way that does not follow, as is said meanwhile, has its mark when it comes down. */
static void no_crown_to_come(const sabbath_look *look, const sabbath_row_places *p) {
    const nt_event *open = sabbath_shown(look, SABBATH_EV_PLAYED), *down = sabbath_shown(look, SABBATH_EV_FACE_DOWN);

    if (!sabbath_comes_down(look)) {
        return;
    }
    if (open != NULL && open->arg[3] != SABBATH_C1 && open->arg[5] == 0) {
        no_crown(look->d, p->card[open->arg[2] % SABBATH_SEATS]);
    } else if (down != NULL) {
        no_crown(look->d, p->card[down->arg[1] % SABBATH_SEATS]);
    }
}

/* A card that comes down takes the crown; what leads is said when it lies. */
static bool landed(const sabbath_look *look, sabbath_pub *after) {
    const nt_event *e = sabbath_shown(look, SABBATH_EV_PLAYED);

    if (e == NULL || !sabbath_comes_down(look)) {
        return false;
    }
    *after = *look->pub;
    after->trick[e->arg[2] % SABBATH_SEATS] = e->arg[1];
    after->played = (uint8_t)(e->arg[2] + 1);
    after->lead = e->arg[4];
    return true;
}

static void seen_banner(const sabbath_look *look, const sabbath_row_places *p) {
    const float seen = banner_seen(look);

    if (seen > 0.0f) {
        begin_seen(look, ui_inset(p->banner, -p->banner.h / 2), seen);
        banner(look, p);
        end_seen(look, seen);
    }
}

/* The card of this position takes the trick, as far as it is seen: -1, none. */
static int crowned(const sabbath_look *look, int lie) {
    sabbath_pub after = {0};
    const sabbath_pub *pub = landed(look, &after) ? &after : look->pub;

    return (lie > 0 || pub == &after) && pub->played > 0 ? best_so_far(pub) : -1;
}

static int lying(const sabbath_pub *pub) {
    return pub->phase == SABBATH_DEAL ? 0 : pub->played;
}

static bool lies(const sabbath_look *look, int i) {
    return look->pub->taker[i] == SABBATH_NONE && !is_shown(look, SABBATH_EV_TOOK, i);
}

/* A card is played: marks of those that lie are drawn when it is. */
static bool on_way(const sabbath_look *look) {
    return sabbath_shown(look, SABBATH_EV_PLAYED) != NULL || sabbath_shown(look, SABBATH_EV_FACE_DOWN) != NULL;
}

void sabbath_draw_trick(const sabbath_look *look, const sabbath_row_places *p) {
    const sabbath_pub *pub = look->pub;
    const int lie = lying(pub), best = crowned(look, lie);

    if (lie > 0) { /* a crown that comes down may lie on it */
        seen_banner(look, p);
    }
    for (int i = 0; i < lie; i++) {
        if (lies(look, i)) {
            lying_card(look, p, i, i == best);
        }
    }
    for (int i = 0; i < lie && !on_way(look); i++) {
        if (lies(look, i)) {
            lying_mark(look, p, i, i == best);
        }
    }
}

void sabbath_draw_landed(const sabbath_look *look, const sabbath_row_places *p) {
    const int lie = lying(look->pub), best = crowned(look, lie);

    for (int i = 0; i < lie && on_way(look); i++) { /* a card flew below them */
        lying_mark(look, p, i, i == best);
    }
    no_crown_to_come(look, p);
    if (best >= lie) {
        crown(look, p->card[best]);
    }
}
