/* The trick: lead and trump above, below them the cards in the order played, each over what it counts as the trick
 * now stands and over the one who played it. The same on the public and on the private frame. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"

/* ---- which trick ---- */

static void read_shown(robbers_shown *s, int n) {
    s->final = s->down == n;
    s->now = robbers_read(s->trick.card, s->down);
    s->before = robbers_read(s->trick.card, s->down > 0 ? s->down - 1 : 0);
}

robbers_shown robbers_shown_of(const robbers_look *look) {
    const robbers_pub *pub = look->pub;
    const nt_event *e = &look->t->event;
    const float flight = ROBBERS_CARD_LIES, part = look->t->part;
    robbers_shown s = {.trick = {.leader = ROBBERS_NOBODY, .winner = ROBBERS_NOBODY}, .part = 1.0f};

    if (pub->phase == ROBBERS_PHASE_PLAY && pub->tricks < robbers_hand_size(pub->n)) {
        s.trick = pub->trick[pub->tricks];
        s.down = pub->down;
    }
    if (look->telling && e->kind == ROBBERS_EV_CARD && s.down < pub->n) {
        s.trick.card[s.down] = e->arg[1];
        s.flies = part < flight;
        s.part = s.flies ? part / flight : (part - flight) / (1.0f - flight);
        s.down += !s.flies;
    } else if (look->telling && e->kind == ROBBERS_EV_TRICK) {
        s.part = part;
    }
    read_shown(&s, pub->n);
    return s;
}

const robbers_trick *robbers_old_trick(const robbers_pub *pub) {
    return pub->down == 0 && pub->tricks > 0 ? &pub->trick[pub->tricks - 1] : NULL;
}

static robbers_shown old_shown(const robbers_trick *old, int n) {
    robbers_shown s = {.trick = *old, .down = n, .old = true, .part = 1.0f};

    read_shown(&s, n);
    return s;
}

/* ---- the small fan ---- */

static const float fan_edge = 60;

typedef struct {
    ui_rect at;
    float degrees;
} leaf;

/* The i-th of n cards of a fan. */
static leaf leaf_of(ui_rect fan, int n, int i) {
    const float off = n > 1 ? 2.0f * (float)i / (float)(n - 1) - 1.0f : 0.0f, h = fan.h * 0.66f;
    ui_rect at = ui_centre(fan, h * 63.0f / 88.0f, h);

    at.x += off * fan.w * 0.21f;
    at.y += (off * off - 0.4f) * fan.h * 0.08f;
    return (leaf){at, off * 22.0f};
}

ui_rect robbers_fan_at(const ui_place *place) {
    return (ui_rect){fmaxf(place->house.x - 9, 8), place->house.y - 5, fan_edge, fan_edge};
}

void robbers_draw_fan(const robbers_look *look, ui_rect at) {
    const robbers_trick *old = robbers_old_trick(look->pub);
    ui_draw *d = look->d;

    if (old == NULL) {
        return;
    }
    at = ui_centre(at, fan_edge, fan_edge);
    for (int i = 0; i < look->pub->n; i++) {
        const leaf one = leaf_of(at, look->pub->n, i);
        robbers_draw_card(look, one.at, old->card[i], one.degrees);
    }
    ui_zone_add(d, ROBBERS_ZONE_OLD, 0, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ROBBERS_ZONE_OLD, 0);
}

/* ---- where it lies ---- */

/* Where lead and trump stand: left and right of the row; where all belongs to one reader one below the other on its
 * left, which leaves the cards more room; above it where the area is narrow. */
typedef enum { FLANKS, COLUMN, ABOVE } stand;

typedef struct {
    stand stand;
    ui_rect sign[2];
    bool slim;   /* a sign beside the row, where its words leave little: with smaller marks */
    bool merged; /* what a card counts stands where its player's name was, beside the emblem */
    ui_rect card[ROBBERS_SEATS], tag[ROBBERS_SEATS], value[ROBBERS_SEATS], who[ROBBERS_SEATS];
    ui_rect note;
} layout;

static const float gap = 16, air = 5, value_h = 40, who_h = 30, note_h = 36;
static const float least_card = 100.0f;
static const float sign_most = 236, sign_least = 196; /* width of a sign beside the row */

/* From the left edge of a card's part of the row on: over each other, or emblem and number beside each other. */
static void place_foot(layout *l, int i, float x, float each, float y) {
    const float side = l->merged ? value_h + 6 : 0.0f, value_w = fminf(each - side, 128.0f);

    l->value[i] = (ui_rect){x + (each - value_w - side) / 2 + side, y, value_w, value_h};
    l->who[i] =
        l->merged ? (ui_rect){x - 5, y, each + 10, value_h} : (ui_rect){x - 5, y + value_h + air, each + 10, who_h};
}

/* On a small screen letters of this size are so many times larger. */
static float grown(const ui_frame *ui, float size) {
    return fmaxf(1.0f, fminf(4.0f * ui->mm / size, 1.25f));
}

static float tag_height(const ui_frame *ui) {
    return 30 + 10.0f * (ui->text_scale - 1.0f);
}

static float card_width(float high, float slot, float widest) {
    return fminf(fminf(high * 63.0f / 88.0f, slot), widest);
}

static ui_label_style tag_style(void) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = 19;
    style.lines = 1;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    return style;
}

static const char *tag_word(ui_draw *d, bool final) {
    return ui_say(d, final ? "robbers.trick.takes" : "robbers.trick.ahead");
}

static float tag_width(ui_draw *d, bool final) {
    const ui_label_style style = tag_style();

    return ui_label_width(d->ui, &style, tag_word(d, final)) + 22;
}

/* It stands on the card's head and hides no more of it than the edge above the number; its end is beyond the card. */
static const float tag_out = 12.0f, onto_card = 3.5f;

/* Of a card's part of the row, which begins at `x`. */
static ui_rect tag_place(const ui_frame *ui, ui_rect card, float x) {
    return (ui_rect){x - 4, card.y + onto_card - tag_height(ui), card.x + card.w + tag_out - x + 4, tag_height(ui)};
}

static ui_label_style sign_style(void) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = 22;
    style.align = UI_LEFT;
    return style;
}

/* Lead and trump of a full trick without a number: nothing will fix them any more. */
enum { NO_SUIT = ROBBERS_SUITS };

static const char *sign_word(int suit) {
    return suit == NO_SUIT ? "bare" : robbers_suit_word(suit);
}

/* Around the words of a sign beside the row: its large mark and the edges. */
static const float sign_marks = 14.0f + 56.0f + 8.0f + 18.0f;

/* No wider than the longest word that it may show needs. */
static float sign_wish(ui_draw *d) {
    static const int suit[] = {ROBBERS_CHEST, ROBBERS_ROBBER, NO_SUIT, ROBBERS_NOBODY};
    const ui_label_style style = sign_style();
    float widest = fmaxf(ui_label_width(d->ui, &style, ui_say(d, "robbers.sign.lead.word")),
                         ui_label_width(d->ui, &style, ui_say(d, "robbers.sign.trump.word")));

    for (int i = 0; i < 4; i++) {
        const char *word = UI_SAY(d, "robbers.suit", TEXT_STR("suit", sign_word(suit[i])));
        widest = fmaxf(widest, ui_label_width(d->ui, &style, word));
    }
    return fminf(sign_most, widest + sign_marks);
}

/* What is measured before anything has a place. */
typedef struct {
    stand stand;
    bool slim;
    float sign_w, margin, sign_h; /* of a sign, between it and the row; its part of the height above the row */
    float slot, widest;           /* a card with what belongs to it; a card at most */
} measures;

static measures measures_of(ui_draw *d, const robbers_spot *spot, int n) {
    const ui_frame *ui = d->ui;
    const float below_sign = 14.0f, gaps = gap * (float)(n - 1), w = spot->area.w, all = w + 2 * spot->beyond;
    const float fine = 134.0f; /* a card so wide leaves the rest to the sign */
    const bool tall = ui->height > ui->width;
    measures m = {.stand = ABOVE, .widest = tall ? 208.0f : n == 3 ? 186.0f : n == 4 ? 172.0f : 150.0f};
    const float least = least_card * (float)n + gaps, wish = m.widest * (float)n + gaps;
    const float most_w = sign_wish(d), least_w = fminf(sign_least, most_w);
    float room = w;

    if (!tall && spot->from == NULL && w - least_w - 2 * gap >= least) {
        m.stand = COLUMN;
        m.margin = 2 * gap;
        m.sign_w = fmaxf(least_w, fminf(most_w, w - m.margin - fine * (float)n - gaps));
        room = w - m.sign_w - m.margin;
    } else if (!tall && all - 2 * (least_w + gap) >= least) {
        m.stand = FLANKS;
        m.sign_w = fmaxf(least_w, fminf(most_w, (all - wish) / 2 - 2 * gap));
        m.margin = fmaxf(gap, fminf(2.5f * gap, (all - wish) / 2 - m.sign_w));
        room = fminf(w, all - 2 * (m.sign_w + m.margin));
    }
    m.slim = m.sign_w < most_w || ui_large_words(ui);
    m.sign_h = m.stand == ABOVE ? fmaxf(56.0f, 11.8f * ui->mm) + below_sign : 0.0f;
    m.slot = fminf((room - gaps) / (float)n, tall ? 230.0f : 190.0f);
    return m;
}

/* Beside the row at the height of its cards, so far as nobody sits there. */
static void place_signs(const ui_frame *ui, layout *l, const measures *m, const robbers_spot *spot, ui_rect row,
                        ui_rect cards) {
    const float mid = row.x + row.w / 2, high = 112.0f, above = fminf(330.0f, spot->area.w / 2 - air);
    const float y = fminf(cards.y + cards.h / 2 - high / 2, spot->foot > 0.0f ? spot->foot - high : row.y + row.h);
    const float each = fminf(fmaxf((cards.h - gap) / 2, 62.0f * grown(ui, 22.0f) + 8), 100.0f),
                top = cards.y + cards.h / 2 - each - gap / 2;
    const float left = row.x - m->margin - m->sign_w;

    if (l->stand == FLANKS) {
        l->sign[0] = (ui_rect){left, y, m->sign_w, high};
        l->sign[1] = (ui_rect){row.x + row.w + m->margin, y, m->sign_w, high};
    } else if (l->stand == COLUMN) {
        l->sign[0] = (ui_rect){left, top, m->sign_w, each};
        l->sign[1] = (ui_rect){left, top + each + gap, m->sign_w, each};
    } else {
        l->sign[0] = (ui_rect){mid - air - above, row.y, above, m->sign_h - 14.0f};
        l->sign[1] = (ui_rect){mid + air, row.y, above, m->sign_h - 14.0f};
    }
}

static layout layout_of(ui_draw *d, const robbers_spot *spot, int n) {
    const ui_frame *ui = d->ui;
    const ui_rect area = spot->area;
    const measures m = measures_of(d, spot, n);
    const bool tall = ui->height > ui->width;
    const float merged_least = 132.0f;
    layout l = {.stand = m.stand, .slim = m.slim, .merged = !tall && ui_large_words(ui) && m.slot >= merged_least};
    const float foot = l.merged ? value_h : value_h + air + who_h;
    const float besides = m.sign_h + foot + air + (spot->from == NULL ? note_h : 0.0f);
    const float rise = tag_height(ui) - onto_card, fixed = besides + rise + air;
    const float w = card_width(area.h - fixed, m.slot, m.widest), h = w * 88.0f / 63.0f;
    const float each = fminf(m.slot, fmaxf(w, l.merged ? merged_least : 116.0f));
    const float row_w = each * (float)n + gap * (float)(n - 1);
    /* On a tall frame it stands near the upper plates: below it somebody runs. */
    const float over = fmaxf(0.0f, (area.h - fixed - h) / 2);
    const float aside = m.stand == COLUMN ? m.sign_w + m.margin : 0.0f;
    const ui_rect row = {area.x + aside + (area.w - aside - row_w) / 2,
                         area.y + (tall && spot->from != NULL ? fminf(over, 24.0f) : over), row_w, fixed + h};
    const float y = row.y + m.sign_h;

    place_signs(ui, &l, &m, spot, row, (ui_rect){row.x, y + rise + air, row.w, h});
    for (int i = 0; i < n; i++) {
        const float x = row.x + (each + gap) * (float)i;
        l.card[i] = (ui_rect){x + (each - w) / 2, y + rise + air, w, h};
        l.tag[i] = tag_place(ui, l.card[i], x);
        place_foot(&l, i, x, each, y + rise + air + h + air);
    }
    const float out = fmaxf(0.0f, fminf(80.0f, area.x - 12.0f)); /* a long note reaches over the wings */
    const float mid = row.x + row.w / 2, half = area.x + area.w + out - mid;
    l.note = (ui_rect){mid - half, l.who[0].y + l.who[0].h + 8, 2 * half, note_h - 6};
    return l;
}

/* ---- lead and trump ---- */

static void sign_words(const robbers_look *look, ui_rect at, bool known, const char *text, int lines) {
    ui_label_style style = sign_style();

    style.colour = known ? UI_INK_900 : UI_PAPER_200;
    style.lines = lines;
    ui_label(look->d, at, &style, text);
}

/* Flag or crown and, below it, the suit on its tissue, each with its word. */
static void sign_beside(const robbers_look *look, ui_rect at, bool slim, bool trump, int suit) {
    ui_draw *d = look->d;
    const bool known = suit < ROBBERS_SUITS;
    const float half = at.h / 2, pad = slim ? 8 : 14, mark = fminf(slim ? 38 : 56, half - 4);
    const float icon = fminf(slim ? 34 : 42, half - 8), x = at.x + pad + mark + 8, w = at.x + at.w - 5 - x;

    ui_figure(d, trump ? "crown" : "flag",
              (ui_rect){at.x + pad + (mark - icon) / 2, at.y + (half - icon) / 2 + 2, icon, icon},
              ui_theme(d->ui, known ? UI_INK_900 : UI_PAPER_400));
    const ui_rect disc = {at.x + pad, at.y + half + (half - mark) / 2 - 2, mark, mark};
    if (known) {
        robbers_draw_suit(d, disc, suit);
    } else {
        ui_slot(d, ui_inset(disc, 6), UI_PAPER_400);
    }
    sign_words(look, (ui_rect){x, at.y + 4, w, half - 6}, known,
               ui_say(d, trump ? "robbers.sign.trump.word" : "robbers.sign.lead.word"), 1);
    sign_words(look, (ui_rect){x, at.y + half, w, half - 4}, known,
               UI_SAY(d, "robbers.suit", TEXT_STR("suit", sign_word(suit))), 1);
}

static void sign_above(const robbers_look *look, ui_rect at, bool trump, int suit) {
    ui_draw *d = look->d;
    const bool known = suit < ROBBERS_SUITS;
    const float pad = 12, icon = at.h - 20, x = at.x + pad + icon + 10;
    const ui_rect disc = {at.x + at.w - pad - icon, at.y + 10, icon, icon};

    ui_figure(d, trump ? "crown" : "flag", (ui_rect){at.x + pad, at.y + 10, icon, icon},
              ui_theme(d->ui, known ? UI_INK_900 : UI_PAPER_400));
    if (known) {
        robbers_draw_suit(d, disc, suit);
    }
    sign_words(look, (ui_rect){x, at.y + 2, (known ? disc.x - 6 : at.x + at.w - 8) - x, at.h - 4}, known,
               UI_SAY(d, trump ? "robbers.sign.trump" : "robbers.sign.lead", TEXT_STR("suit", sign_word(suit))), 2);
}

/* What a sign shows: paper once the suit is fixed, dashed before. */
typedef struct {
    bool trump;
    int suit, before;
    bool fresh;   /* the card that lies there has just fixed it */
    float turned; /* how far the sign has turned over to `suit` */
} sign_shown;

static void sign_face(const robbers_look *look, const layout *l, const sign_shown *s, int suit) {
    const ui_rect at = l->sign[s->trump];
    const unsigned seed = s->trump ? 32 : 31;

    if (suit < ROBBERS_SUITS) {
        ui_plate(look->d, at, seed, UI_PAPER_100, s->fresh ? UI_LANTERN : 0, 6.0f, true);
    } else {
        robbers_draw_unsure(look->d, at, seed, 0xD205070Du, UI_PAPER_400);
    }
    if (l->stand != ABOVE) {
        sign_beside(look, at, l->slim, s->trump, suit);
    } else {
        sign_above(look, at, s->trump, suit);
    }
}

/* It turns over with its words. */
static void sign(const robbers_look *look, const layout *l, const sign_shown *s) {
    const ui_rect at = l->sign[s->trump];
    bool over = false;
    const float open = motion_turned(s->turned, &over);

    ui_scale(look->d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    ui_group(look->d, at, 0, 0.0f);
    sign_face(look, l, s, over ? s->suit : s->before);
    ui_group_end(look->d);
    ui_mark_add(look->d, s->trump ? ROBBERS_MARK_TRUMP : ROBBERS_MARK_LEAD, 0, at);
}

/* A card that has come down: first what it counts, then lead and trump, then who is ahead; then all of that is looked
 * at. Parts of the time that it lies. */
static const float turn_from = 0.06f, turn_to = 0.3f, ahead_from = 0.12f, ahead_to = 0.26f;

static bool landed(const robbers_look *look, const robbers_shown *s) {
    return look->telling && look->t->event.kind == ROBBERS_EV_CARD && !s->flies && !s->old;
}

/* Of a trick that is full: so long it is looked at; before the cards go, words and marks around them do. */
static const float look_part = 0.7f, words_go = 0.64f;
/* Behind that lead and trump turn back, and the next trick's row comes up. */
static const float signs_from = 0.72f, signs_to = 0.92f, next_from = 0.86f;

static bool taken(const robbers_look *look, const robbers_shown *s) {
    return look->telling && look->t->event.kind == ROBBERS_EV_TRICK && !s->old;
}

/* The trick has been looked at, its cards are on their way. */
static bool collects(const robbers_look *look, const robbers_shown *s) {
    return taken(look, s) && s->part >= look_part;
}

/* Another trick of this deal follows. */
static bool goes_on(const robbers_look *look, const robbers_shown *s) {
    return collects(look, s) && look->pub->tricks + 1 < robbers_hand_size(look->pub->n);
}

static void signs(const robbers_look *look, const layout *l, const robbers_shown *s) {
    const bool bare = s->final && s->now.lead == ROBBERS_NOBODY, back = goes_on(look, s);
    const bool fresh = landed(look, s) && s->now.lead != s->before.lead;
    const float turned = back    ? motion_of(s->part, signs_from, signs_to)
                         : fresh ? motion_of(s->part, turn_from, turn_to)
                                 : 1.0f;

    for (int trump = 0; trump < 2; trump++) {
        const int now = trump ? s->now.trump : s->now.lead, before = trump ? s->before.trump : s->before.lead;
        const int shown = bare ? NO_SUIT : now;
        sign(look, l,
             &(sign_shown){.trump = trump != 0,
                           .suit = back ? ROBBERS_NOBODY : shown,
                           .before = back ? shown : before,
                           .fresh = fresh,
                           .turned = turned});
    }
}

/* ---- the row ---- */

static int seat_at(const robbers_look *look, const robbers_shown *s, int position) {
    return (s->trick.leader + position) % look->pub->n;
}

static bool is_next(const robbers_look *look, const robbers_shown *s, int position) {
    return position == s->down && !s->flies && robbers_turn(look->pub) == seat_at(look, s, position);
}

/* Beside what a card counts there is room for the emblem alone. */
static void whose(const robbers_look *look, const robbers_shown *s, const layout *l, int i) {
    const ui_rect value = l->value[i];
    const int seat = seat_at(look, s, i);

    if (l->merged && i < s->down) {
        const ui_rect at = {value.x - value.h - 6, value.y, value.h, value.h};
        ui_seat_emblem(look->d, ui_inset(at, 2), &look->t->seat[seat]);
    } else {
        ui_seat_line(look->d, l->who[i], &look->t->seat[seat], 1.0f, is_next(look, s, i));
    }
}

/* The card that is ahead says so; once all are down it takes the trick. `grown`: 0 it is not seen yet, 1 it lies. */
static void tag(const robbers_look *look, ui_rect room, bool final, float grown) {
    ui_draw *d = look->d;
    const ui_label_style style = tag_style();
    const float w = fminf(tag_width(d, final), room.w);
    const ui_rect at = {room.x + room.w - w, room.y, w, room.h};

    if (grown <= 0.0f) {
        return;
    }
    ui_scale(d, (ui_rect){.w = at.w * grown, .h = at.h * grown}, at);
    ui_group(d, at, 0, 0.0f);
    ui_plate(d, at, 33, final ? UI_LANTERN : UI_PAPER_200, UI_INK_900, 1.2f, final);
    ui_label(d, (ui_rect){at.x + 2, at.y + 1, at.w - 4, at.h - onto_card - 1}, &style, tag_word(d, final));
    ui_group_end(d);
}

/* How large words and marks around the cards still are. */
static float words_left(const robbers_look *look, const robbers_shown *s) {
    return taken(look, s) ? 1.0f - motion_smooth(motion_of(s->part, words_go, look_part)) : 1.0f;
}

/* How much of the tag is seen on the card that is ahead. A card that has just taken the lead says so behind all else
 * that it changes; the one before it has lost the tag at once. */
static float tag_grown(const robbers_look *look, const robbers_shown *s) {
    const bool moves = landed(look, s) && (s->now.best != s->before.best || s->final || s->down == 1);

    return fminf(moves ? motion_out(motion_of(s->part, ahead_from, ahead_to)) : 1.0f, words_left(look, s));
}

/* Whether the last card changed what an earlier one counts. */
static bool changed(const robbers_shown *s, int position) {
    return position < s->down - 1 && (s->now.strong[position] != s->before.strong[position] ||
                                      s->now.rank[position] != s->before.rank[position]);
}

static void grow(ui_draw *d, ui_rect at, float grown) {
    ui_scale(d, (ui_rect){.w = at.w * grown, .h = at.h * grown}, at);
    ui_group(d, at, 0, 0.0f);
}

/* Below a card or its place: what it counts, once it lies, and whose it is. */
static void foot(const robbers_look *look, const robbers_shown *s, const layout *l, int i, float grown) {
    static const float around = 6.0f;
    ui_draw *d = look->d;
    const ui_rect value = ui_inset(l->value[i], -around), who = l->who[i];
    const float left = fminf(value.x - value.h, who.x), right = fmaxf(value.x + value.w, who.x + who.w);

    if (grown <= 0.0f) {
        return;
    }
    if (grown < 1.0f) {
        grow(d, (ui_rect){left, value.y, right - left, fmaxf(value.h, who.y + who.h - value.y)}, grown);
    }
    whose(look, s, l, i);
    if (i < s->down && landed(look, s) && changed(s, i)) {
        ui_plate(d, value, 34, UI_EMBER, 0, 0.0f, false);
    }
    if (i < s->down) {
        robbers_draw_value(d, l->value[i], &s->now, i, s->final);
    }
    if (grown < 1.0f) {
        ui_group_end(d);
    }
}

/* Light behind the card that is ahead; more of it once it has won. */
static void around(const robbers_look *look, ui_rect card, float lean, bool final, float grown) {
    const ui_rect at = ui_inset(card, -(final ? 7.0f : 4.0f) * grown);

    if (grown > 0.0f) {
        ui_group(look->d, at, 0, lean);
        ui_plate(look->d, at, 34, UI_LANTERN, 0, 0.0f, false);
        ui_group_end(look->d);
    }
}

/* The others of a full trick are in shadow. */
static void beaten(const robbers_look *look, ui_rect card, float lean, float grown) {
    if (grown > 0.0f && !look->d->ui->high_contrast) {
        ui_group(look->d, card, 0, lean);
        ui_plate(look->d, card, 7, ui_fade(UI_INK_950, 0.4f * grown), 0, 0.0f, false);
        ui_group_end(look->d);
    }
}

static void lying(const robbers_look *look, const robbers_shown *s, const layout *l, int i) {
    ui_draw *d = look->d;
    const float lean[ROBBERS_SEATS] = {-1.6f, 0.8f, -0.7f, 1.3f, -1.0f};
    const ui_rect at = l->card[i];

    const float told = tag_grown(look, s);
    if (s->now.best == i) {
        around(look, at, lean[i], s->final, told);
    }
    robbers_draw_card(look, at, s->trick.card[i], lean[i]);
    if (s->now.best == i) {
        tag(look, l->tag[i], s->final, told);
    } else if (s->final) {
        beaten(look, at, lean[i], told);
    }
    const bool tagged = s->now.best == i && told > 0.0f;
    const float top = tagged ? l->tag[i].y : at.y, wide = at.w + (tagged ? tag_out : 0.0f);
    const ui_rect zone = {at.x, top, wide, l->value[i].y + l->value[i].h - top};
    ui_zone_add(d, ROBBERS_ZONE_TRICK, i, zone, UI_ZONE_INSPECT);
    ui_focus(d, zone, ROBBERS_ZONE_TRICK, i);
}

static void waiting(const robbers_look *look, const layout *l, int i, bool next, float grown) {
    const ui_rect at = ui_inset(l->card[i], 4);

    grow(look->d, at, grown);
    ui_slot(look->d, at, next ? UI_LANTERN : UI_PAPER_400);
    ui_group_end(look->d);
}

/* While a trick is taken: how far the next one's row has come. */
static float next_come(const robbers_look *look, const robbers_shown *s) {
    return goes_on(look, s) ? motion_out(motion_of(s->part, next_from, 1.0f)) : 0.0f;
}

static void places(const robbers_look *look, const robbers_shown *s, const layout *l) {
    const float come = next_come(look, s);

    if (come > 0.0f) {
        for (int i = 0; i < look->pub->n; i++) {
            waiting(look, l, i, i == 0, come);
        }
        return;
    }
    for (int i = s->down; i < look->pub->n; i++) {
        waiting(look, l, i, i == s->down && robbers_turn(look->pub) == seat_at(look, s, i), 1.0f);
    }
}

/* Who sits where in the row: of this trick, until its words are gone, then of the next one. */
static void feet(const robbers_look *look, const robbers_shown *s, const layout *l) {
    const bool old = !collects(look, s);
    const robbers_shown next = {.trick = {.leader = look->t->event.arg[0]}}; /* whoever took it leads */

    for (int i = 0; i < look->pub->n; i++) {
        foot(look, old ? s : &next, l, i, old ? words_left(look, s) : next_come(look, s));
    }
}

/* The card on its way, from the plate of the one who plays it. */
static void flying(const robbers_look *look, const robbers_shown *s, const layout *l, const ui_place *from) {
    const ui_rect end = l->card[s->down], plate = from[seat_at(look, s, s->down)].plate;
    const float w = end.w * 0.4f, h = end.h * 0.4f;
    /* On a flat table there is an emblem instead of the plate: the card comes from beside it. */
    const float out = look->d->ui->rim != NULL ? 0.28f : 0.0f;
    const ui_rect start = table_between(ui_centre(plate, w, h), ui_centre(end, w, h), out);
    const motion_card card = motion_fly(start, end, s->part);

    table_flying_shadow(look->d, &card);
    ui_scale(look->d, card.at, card.whole);
    robbers_draw_card(look, card.whole, s->trick.card[s->down], card.degrees);
}

/* After a look the cards gather to the small fan at the winner's seat. */
static void collected(const robbers_look *look, const robbers_shown *s, const layout *l, const ui_place *to) {
    const float part = motion_of(s->part, look_part, 1.0f);
    const ui_rect fan = robbers_fan_at(&to[look->t->event.arg[0] % ROBBERS_SEATS]);

    for (int i = 0; i < look->pub->n; i++) {
        const leaf end = leaf_of(fan, look->pub->n, i);
        const float way = motion_dealt(part, i, look->pub->n, 0.88f); /* none is seen alone */
        const motion_card card = motion_fly(l->card[i], end.at, way);
        ui_next_layer(look->d, false); /* one lies over the other in the end */
        table_flying_shadow(look->d, &card);
        ui_scale(look->d, card.at, card.whole);
        robbers_draw_card(look, card.whole, s->trick.card[i], card.degrees + motion_degrees(end.degrees * way));
    }
    ui_next_layer(look->d, false); /* plates lie over them */
}

/* One quiet line: whether the values hold, and that a card can be pressed to see why, where it can. */
const char *robbers_note(const robbers_look *look, const robbers_shown *s) {
    const bool watched = look->d->ui->watched;
    if (s->final && watched) {
        return "";
    }
    if (s->final) {
        return text_say(look->w, s->old ? "robbers.trick.last" : "robbers.trick.final");
    }
    if (s->down == 0) {
        return text_say(look->w, "robbers.trick.empty");
    }
    return text_say(look->w, s->now.lead == ROBBERS_NOBODY ? "robbers.trick.open"
                             : watched                     ? "robbers.why.provisional"
                                                           : "robbers.trick.provisional");
}

static void note(const robbers_look *look, const robbers_shown *s, ui_rect at) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.lines = 1;
    ui_label(look->d, at, &style, robbers_note(look, s));
}

void robbers_draw_below(const robbers_look *look, const robbers_shown *s, const robbers_spot *spot) {
    const layout l = layout_of(look->d, spot, look->pub->n);

    if (s->trick.leader >= look->pub->n) {
        return;
    }
    places(look, s, &l);
    if (spot->from != NULL && collects(look, s)) {
        collected(look, s, &l, spot->from);
    } else if (spot->from != NULL && s->flies) {
        flying(look, s, &l, spot->from);
    }
}

void robbers_draw_trick(const robbers_look *look, const robbers_shown *s, const robbers_spot *spot) {
    const int n = look->pub->n;
    const layout l = layout_of(look->d, spot, n);

    signs(look, &l, s);
    if (s->trick.leader >= n) {
        return;
    }
    feet(look, s, &l);
    for (int i = 0; i < s->down && !(spot->from != NULL && collects(look, s)); i++) {
        lying(look, s, &l, i);
    }
    if (spot->from == NULL) {
        note(look, s, l.note);
    }
}

/* ---- over everything ---- */

/* Where a sheet hides the row of cards and neither lead nor trump: between these, above or below them. Its foot may
 * lie over what is below the trick where nobody sits there. */
static ui_rect clear_of_signs(const layout *l, const robbers_spot *spot, ui_rect area) {
    static const float air_around = 12.0f;
    const ui_rect *left = &l->sign[0], *right = &l->sign[1];
    const float end = spot->from == NULL ? area.y + area.h : spot->area.y + spot->area.h;
    ui_rect room = {area.x, spot->area.y, area.w, end - spot->area.y};

    if (l->stand == ABOVE) {
        room.y = left->y + left->h + air / 2; /* nothing shows between */
        room.h = end - room.y;
    } else {
        room.x = left->x + left->w + air_around;
        room.w = (l->stand == FLANKS ? right->x : area.x + area.w) - air_around - room.x;
    }
    return room;
}

/* Where large words go: below lead and trump. */
static ui_rect beyond_row(const layout *l, ui_rect area) {
    const float low = l->sign[1].y + l->sign[1].h + 12.0f;

    return (ui_rect){area.x, low, area.w, area.y + area.h - low};
}

/* The cards with what is written above and below them. */
static ui_rect row_of(const layout *l, int n, bool noted) {
    const ui_rect *first = &l->who[0], *last = &l->who[n - 1], *foot = noted ? &l->note : last;
    const float top = fminf(l->tag[0].y, l->card[0].y);

    return ui_inset((ui_rect){first->x, top, last->x + last->w - first->x, foot->y + foot->h - top}, -8);
}

typedef struct {
    ui_rect at, face, word[3];
    bool whole; /* the words have the size they wish, or are a little smaller */
} sheet;

typedef struct {
    ui_label_style style[3];
    const char *text[3]; /* title, text, below or NULL */
} sheet_words;

/* As high as the words and the card need, so far as there is room; `over` is hidden by it. */
static sheet sheet_of(const ui_frame *ui, const sheet_words *words, ui_rect room, ui_rect over, float wish) {
    static const float pad = 24, between = 16, little = 0.85f;
    const float wide = fminf(fmaxf(wish, over.w), fminf(room.w - 8, ui->width - pad));
    const float most_h = fminf(380.0f, fminf(fmaxf(over.h, 300.0f), room.h) - 2 * pad);
    const float face_w = fminf(wide * 0.34f, most_h * TABLE_CARD), face_h = face_w / TABLE_CARD;
    const float w = wide - face_w - 3 * pad;
    float high[3], all = 0.0f;

    for (int i = 0; i < 3; i++) {
        high[i] = ui_label_height(ui, &words->style[i], w, words->text[i]);
        high[i] += high[i] > 0.0f ? 4.0f : 0.0f;
        all += high[i] + (i > 0 && high[i] > 0.0f ? between : 0.0f);
    }
    const float part = fminf(1.0f, (room.h - 2 * pad) / all);
    const float h = fminf(fmaxf(fmaxf(all, face_h) + 2 * pad, over.h), room.h);
    const float y = fmaxf(room.y, fminf(over.y + (over.h - h) / 2, room.y + room.h - h));
    const float x = fmaxf(room.x, fminf(over.x + (over.w - wide) / 2, room.x + room.w - wide));
    const ui_rect at = {x, y, wide, h};
    sheet s = {.at = at, .face = {at.x + pad, at.y + (at.h - face_h) / 2, face_w, face_h}, .whole = part >= little};
    float top = at.y + (at.h - all * part) / 2;
    for (int i = 0; i < 3; i++) {
        s.word[i] = (ui_rect){at.x + 2 * pad + face_w, top, w, high[i] * part};
        s.whole &= words->text[i] == NULL || ui_label_fits(ui, s.word[i], &words->style[i], words->text[i]);
        top += (high[i] + between) * part;
    }
    return s;
}

void robbers_draw_note(const robbers_look *look, ui_rect area, const robbers_spot *spot,
                       const robbers_note_of *note) {
    ui_draw *d = look->d;
    const layout l = layout_of(d, spot, look->pub->n);
    sheet_words words = {{UI_STYLE_HEAD, UI_STYLE_BODY, UI_STYLE_SMALL}, {note->title, note->text, note->below}};

    words.style[0].size = 30;
    words.style[1].size = 21;
    words.style[2].colour = UI_PAPER_400;
    const ui_rect row = row_of(&l, look->pub->n, spot->from == NULL);
    const ui_rect clear = clear_of_signs(&l, spot, area);
    const ui_rect over_plates = {clear.x, l.stand == ABOVE ? clear.y : area.y, clear.w,
                                 l.stand == ABOVE ? clear.h : area.h};
    const ui_rect room[4] = {clear, over_plates, beyond_row(&l, area), area};
    sheet s = {.whole = false};
    for (int i = 0; i < 4 && !s.whole; i++) {
        s = sheet_of(d->ui, &words, room[i], row, i < 2 ? 800.0f : 1080.0f);
    }
    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0x8C05070Du);
    ui_plate(d, s.at, 17, UI_INK_900, UI_PAPER_400, 1.8f, true);
    robbers_draw_card(look, s.face, note->card, -1.0f);
    for (int i = 0; i < 3 && words.text[i] != NULL; i++) {
        ui_label(d, s.word[i], &words.style[i], words.text[i]);
    }
    robbers_draw_shut_mark(d, s.at);
    ui_zone_add(d, note->zone, note->n, s.at, UI_ZONE_DEFAULT | UI_ZONE_INSPECT);
    ui_focus(d, s.at, note->zone, note->n);
}

static void why(const robbers_look *look, const robbers_shown *s, int at, ui_rect area, const robbers_spot *spot) {
    const robbers_reading *r = &s->now;
    text_words *w = look->w;
    char key[48];

    if (at < 0 || at >= s->down) {
        return;
    }
    const int card = s->trick.card[at], prior = at > 0 ? at - 1 : 0;
    snprintf(key, sizeof key, "robbers.why.%s", robbers_why_id[r->why[at]]);
    const char *title = TEXT_SAY(w, "robbers.why.title", ROBBERS_CARD_ARGS(card),
                                 TEXT_STR("as", r->strong[at] ? "trump" : "lead"), TEXT_NUM("value", r->rank[at]));
    const char *text =
        TEXT_SAY(w, key, TEXT_STR("lead", robbers_suit_word(r->lead)), TEXT_STR("trump", robbers_suit_word(r->trump)),
                 TEXT_NUM("value", r->rank[at]), TEXT_STR("as", r->strong[at] ? "trump" : "lead"),
                 TEXT_NUM("before", r->rank[prior]), TEXT_STR("final", s->final ? "yes" : "no"));
    const char *below = s->final ? TEXT_SAY(w, "robbers.why.final", TEXT_STR("best", r->best == at ? "yes" : "no"),
                                            TEXT_STR("equal", r->equal ? "yes" : "no"))
                        : r->lead == ROBBERS_NOBODY ? text_say(w, "robbers.why.open")
                                                    : text_say(w, "robbers.why.provisional");
    robbers_draw_note(look, area, spot, &(robbers_note_of){ROBBERS_ZONE_TRICK, at, card, title, text, below});
}

/* The last trick as it lay, with what each of its cards counted; returns where. */
static robbers_spot old_sheet(const robbers_look *look, const robbers_shown *s, ui_rect area) {
    ui_draw *d = look->d;
    const float pad = 24, button = fmaxf(54.0f, ui_target(d->ui));
    const ui_rect at =
        ui_centre(area, fminf(1200.0f, area.w - 24), fminf(area.w < 1000.0f ? 560.0f : 480.0f, area.h));

    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0x8C05070Du);
    ui_plate(d, at, 17, UI_INK_900, UI_PAPER_400, 1.8f, true);
    const robbers_spot spot = {.area = {at.x + pad, at.y + pad, at.w - 2 * pad, at.h - 3 * pad - button}};
    robbers_draw_below(look, s, &spot);
    robbers_draw_trick(look, s, &spot);
    /* The zone that opened it: so a hold that opened it ends where it began. */
    ui_button(d, (ui_rect){at.x + at.w / 2 - 110, at.y + at.h - pad - button, 220, button}, ROBBERS_ZONE_OLD, 0,
              ui_say(d, "robbers.shut"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT | UI_ZONE_INSPECT);
    return spot;
}

void robbers_draw_trick_page(const robbers_look *look, ui_rect area, const robbers_spot *spot) {
    const int page = look->t->page;
    const robbers_trick *old = robbers_old_trick(look->pub);

    if (page >= ROBBERS_PAGE_WHY) {
        const robbers_shown s = robbers_shown_of(look);
        why(look, &s, page - ROBBERS_PAGE_WHY, area, spot);
    } else if (page >= ROBBERS_PAGE_OLD && old != NULL) {
        const robbers_shown s = old_shown(old, look->pub->n);
        const robbers_spot laid = old_sheet(look, &s, area);
        why(look, &s, page - ROBBERS_PAGE_OLD_WHY, area, &laid);
    }
}
