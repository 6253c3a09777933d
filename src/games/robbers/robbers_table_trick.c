/* The trick: lead and trump above, below them the cards in the order played, each over what it counts as the trick
 * now stands and below the one who played it. The same on the public and on the private frame. */
#include <math.h>

#include "robbers_table_trick.h"

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

robbers_shown robbers_with_card(const robbers_look *look, robbers_shown s, uint8_t card) {
    if (s.trick.leader >= look->pub->n || s.down >= look->pub->n || s.flies || s.old) {
        return s;
    }
    s.trick.card[s.down++] = card;
    read_shown(&s, look->pub->n);
    s.final = false; /* nothing is decided by it yet */
    s.foreseen = true;
    return s;
}

robbers_shown robbers_shown_again(const robbers_trick *old, int n) {
    robbers_shown s = {.trick = *old, .down = n, .old = true, .part = 1.0f};

    read_shown(&s, n);
    return s;
}

/* ---- lead and trump ---- */

static void sign_words(const robbers_look *look, ui_rect at, bool known, float size, const char *text, int lines) {
    ui_label_style style = robbers_sign_style();

    style.size = size;
    style.colour = known ? UI_PAPER_100 : UI_PAPER_400;
    style.lines = lines;
    ui_label(look->d, at, &style, text);
}

/* How far words keep off the right edge of a narrow sign: less where a word needs that room. */
static float sign_edge(ui_draw *d, const char *const word[2], float most, float high) {
    static const float edge = 12.0f, least = 5.0f;
    ui_label_style style = robbers_sign_style();
    const ui_rect box = {0, 0, most - edge, high};

    style.lines = 1;
    return ui_label_fits(d->ui, box, &style, word[0]) && ui_label_fits(d->ui, box, &style, word[1]) ? edge : least;
}

/* Flag or crown and, below it, the suit on its tissue, each with its word. */
static void sign_beside(const robbers_look *look, ui_rect at, bool slim, bool trump, int suit) {
    ui_draw *d = look->d;
    const bool known = suit < ROBBERS_SUITS;
    const char *const words[2] = {ui_say(d, trump ? "robbers.sign.trump.word" : "robbers.sign.lead.word"),
                                  UI_SAY(d, "robbers.suit", TEXT_STR("suit", robbers_sign_word(suit)))};
    const float half = at.h / 2, pad = slim ? 8 : 14, mark = fminf(slim ? 38 : 56, half - 4);
    const float icon = fminf(slim ? 34 : 42, half - 8), x = at.x + pad + mark + 8, most = at.x + at.w - x;
    const float w = most - (slim ? sign_edge(d, words, most, half - 6) : 5.0f);

    ui_figure(d, trump ? "crown" : "flag",
              (ui_rect){at.x + pad + (mark - icon) / 2, at.y + (half - icon) / 2 + 2, icon, icon},
              ui_theme(d->ui, known ? UI_PAPER_100 : UI_PAPER_400));
    const ui_rect disc = {at.x + pad, at.y + half + (half - mark) / 2 - 2, mark, mark};
    const ui_label_style style = robbers_sign_style();
    /* The empty place of a suit gives way to words that need it. */
    const bool placed = known || robbers_fits(d->ui, &style, w, words[1]);
    if (known) {
        robbers_draw_suit(d, disc, suit);
    } else if (placed) {
        ui_slot(d, ui_inset(disc, 6), UI_PAPER_400);
    }
    sign_words(look, (ui_rect){x, at.y + 4, w, half - 6}, known, style.size, words[0], 1);
    const float left = placed ? x : at.x + pad;
    sign_words(look, (ui_rect){left, at.y + half, x + w - left, half - 4}, known, style.size, words[1], 1);
}

static const char *sign_sentence(ui_draw *d, bool trump, int suit) {
    return UI_SAY(d, trump ? "robbers.sign.trump" : "robbers.sign.lead", TEXT_STR("suit", robbers_sign_word(suit)));
}

/* Whether so large a box holds whole what both signs may say there: a lead that is told and a trump that is cut would
 * look like different things. */
static bool sign_tells(ui_draw *d, ui_rect at, float size, bool known) {
    static const int suits[2][2] = {{ROBBERS_NO_SUIT, ROBBERS_NOBODY}, {ROBBERS_CHEST, ROBBERS_ROBBER}};
    ui_label_style style = robbers_sign_style();
    bool whole = true;

    style.size = size;
    style.lines = 2;
    for (int i = 0; i < 4 && whole; i++) {
        whole = ui_label_fits(d->ui, at, &style, sign_sentence(d, i % 2 != 0, suits[known][i / 2]));
    }
    return whole;
}

/* Where the sentence has no room the word alone stands between its mark and the suit. */
static void sign_above(const robbers_look *look, ui_rect at, float words, bool trump, int suit) {
    ui_draw *d = look->d;
    const bool known = suit < ROBBERS_SUITS;
    static const float usual = 34.0f; /* a sign, of one line */
    const float edge = at.h > usual + 12.0f ? 10.0f : 6.0f;
    const float pad = 12, icon = at.h - 2 * edge, x = at.x + pad + icon + 10, own = robbers_sign_style().size;
    const ui_rect disc = {at.x + at.w - pad - icon, at.y + edge, icon, icon};
    const ui_rect left = {x, at.y + 2, disc.x - 6 - x, at.h - 4}, whole = {x, left.y, at.x + at.w - 8 - x, left.h};
    const ui_rect box = known ? left : whole;
    const float size = sign_tells(d, box, words, known) ? words : sign_tells(d, box, own, known) ? own : 0.0f;

    ui_figure(d, trump ? "crown" : "flag", (ui_rect){at.x + pad, at.y + edge, icon, icon},
              ui_theme(d->ui, known ? UI_PAPER_100 : UI_PAPER_400));
    if (known) {
        robbers_draw_suit(d, disc, suit);
    } else if (size <= 0.0f) {
        ui_slot(d, disc, UI_PAPER_400);
    }
    if (size > 0.0f) {
        sign_words(look, box, known, size, sign_sentence(d, trump, suit), 2);
    } else {
        sign_words(look, left, known, words, ui_say(d, trump ? "robbers.sign.trump.word" : "robbers.sign.lead.word"),
                   1);
    }
}

/* For either long side of a flat table. */
static void sign_twice(const robbers_look *look, ui_rect at, float words, bool trump, int suit) {
    const ui_rect near = {at.x, at.y + at.h / 2, at.w, at.h / 2};

    sign_above(look, near, words, trump, suit);
    ui_group(look->d, at, 2, 0.0f);
    sign_above(look, near, words, trump, suit);
    ui_group_end(look->d);
}

/* What a sign shows: a whole edge once the suit is fixed, a dashed one before. Its ground is dark always: the card
 * that wins is brighter. */
typedef struct {
    bool trump;
    int suit, before;
    bool fresh;   /* the card that lies there has just fixed it */
    float turned; /* how far the sign has turned over to `suit` */
} sign_shown;

static void sign_face(const robbers_look *look, const robbers_row *l, const sign_shown *s, int suit) {
    const ui_rect at = l->sign[s->trump];
    const unsigned seed = s->trump ? 32 : 31;

    if (suit < ROBBERS_SUITS) {
        ui_plate(look->d, at, seed, UI_INK_950, s->fresh ? UI_LANTERN : UI_PAPER_400, s->fresh ? 6.0f : 1.6f, true);
    } else {
        robbers_draw_unsure(look->d, at, seed, 0xF405070Du, UI_PAPER_400); /* cards fly below it */
    }
    if (l->stand != ROBBERS_ABOVE) {
        sign_beside(look, at, l->slim, s->trump, suit);
    } else if (!robbers_signs_twice(look->d->ui)) {
        sign_above(look, at, l->words, s->trump, suit);
    } else {
        sign_twice(look, at, l->words, s->trump, suit);
    }
}

/* It turns over with its words, and is never seen on edge: a dark stick would be no sign. */
static void sign(const robbers_look *look, const robbers_row *l, const sign_shown *s) {
    static const float narrowest = 0.6f;
    const ui_rect at = l->sign[s->trump];
    bool over = false;
    const float open = narrowest + (1.0f - narrowest) * motion_turned(s->turned, &over);

    ui_scale(look->d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    ui_group(look->d, at, 0, 0.0f);
    sign_face(look, l, s, over ? s->suit : s->before);
    ui_group_end(look->d);
    ui_mark_add(look->d, s->trump ? ROBBERS_MARK_TRUMP : ROBBERS_MARK_LEAD, 0, at);
}

/* A card that has come down: first what it counts, then lead and trump, then who is ahead; then all of that is looked
 * at. Parts of the time that it lies. */
static const float turn_from = 0.06f, turn_to = 0.3f, ahead_from = 0.12f, ahead_to = 0.26f, dusk_to = 0.62f;
/* What grows or goes around a card does so in steps: each of its sizes is drawn once, not in every frame. */
static const int grow_steps = ROBBERS_GROW_STEPS;

static bool landed(const robbers_look *look, const robbers_shown *s) {
    return look->telling && look->t->event.kind == ROBBERS_EV_CARD && !s->flies && !s->old;
}

/* Behind a trick that is taken lead and trump turn back, and the next one's row comes up. */
static const float signs_from = 0.84f, signs_to = 0.98f, next_from = 0.9f;

/* The trick has been looked at, its cards are on their way. */
static bool collects(const robbers_look *look, const robbers_shown *s) {
    return robbers_taken(look, s) && s->part >= ROBBERS_GATHER_FROM;
}

/* Another trick of this deal follows. */
static bool goes_on(const robbers_look *look, const robbers_shown *s) {
    return collects(look, s) && look->pub->tricks + 1 < robbers_hand_size(look->pub->n);
}

/* Above the row cards are dealt across the place of the signs, which open when these lie. */
static bool deals(const robbers_look *look) {
    return look->me == NULL && look->telling && look->t->event.kind == ROBBERS_EV_DEAL;
}

static bool below_a_deal(const robbers_look *look, const robbers_row *l) {
    return l->stand == ROBBERS_ABOVE && deals(look);
}

static void signs(const robbers_look *look, const robbers_row *l, const robbers_shown *s) {
    const bool dealt = below_a_deal(look, l);
    const bool bare = s->final && s->now.lead == ROBBERS_NOBODY, back = goes_on(look, s);
    const bool fresh = landed(look, s) && s->now.lead != s->before.lead;
    const float turned = back    ? motion_of(s->part, signs_from, signs_to)
                         : fresh ? motion_of(s->part, turn_from, turn_to)
                         : dealt ? 0.5f + motion_of(look->t->part, ROBBERS_DEAL_DEALT, 1.0f) / 2
                                 : 1.0f;

    if (dealt && look->t->part < ROBBERS_DEAL_DEALT) {
        return;
    }
    for (int trump = 0; trump < 2; trump++) {
        const int now = trump ? s->now.trump : s->now.lead, before = trump ? s->before.trump : s->before.lead;
        const int shown = bare ? ROBBERS_NO_SUIT : now;
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

/* Cards that have been played. */
static int played(const robbers_shown *s) {
    return s->down - s->foreseen;
}

static bool is_next(const robbers_look *look, const robbers_shown *s, int position) {
    return position == played(s) && !s->flies && robbers_turn(look->pub) == seat_at(look, s, position);
}

/* Beside what a card counts there is room for the emblem alone. */
static void whose(const robbers_look *look, const robbers_shown *s, const robbers_row *l, int i) {
    const ui_rect value = l->value[i];
    const int seat = seat_at(look, s, i);

    if (l->merged && i < s->down) {
        const ui_rect at = {value.x - value.h - 6, value.y, value.h, value.h};
        ui_seat_emblem(look->d, ui_inset(at, 2), &look->t->seat[seat]);
    } else {
        ui_seat_line(look->d, l->who[i], &look->t->seat[seat], 1.0f, is_next(look, s, i));
    }
}

/* How far what stands around a card is still seen: the others' go before their cards do, then the winner's. */
static float words_left(const robbers_look *look, const robbers_shown *s, int i) {
    const float gone = s->now.best == i ? motion_of(s->part, ROBBERS_GATHER_TO, ROBBERS_PILE_FROM)
                                        : motion_of(s->part, ROBBERS_WORDS_FROM, ROBBERS_GATHER_FROM);
    return robbers_taken(look, s) ? 1.0f - motion_smooth(motion_stepped(gone, grow_steps)) : 1.0f;
}

/* How much of the tag is seen on the card that is ahead. A card that has just taken the lead says so behind all else
 * that it changes; the one before it has lost the tag at once. */
static float tag_grown(const robbers_look *look, const robbers_shown *s) {
    const bool moves = landed(look, s) && (s->now.best != s->before.best || s->final || s->down == 1);

    return moves ? motion_out(motion_stepped(motion_of(s->part, ahead_from, ahead_to), grow_steps)) : 1.0f;
}

/* Behind the tag of the winner dusk falls over the others. */
static float dusk(const robbers_look *look, const robbers_shown *s) {
    return landed(look, s) ? motion_smooth(motion_stepped(motion_of(s->part, ahead_to, dusk_to), grow_steps)) : 1.0f;
}

/* Whether the last card changed what an earlier one counts. */
static bool changed(const robbers_shown *s, int position) {
    return position < s->down - 1 && (s->now.strong[position] != s->before.strong[position] ||
                                      s->now.rank[position] != s->before.rank[position]);
}

/* Around a card or its place: whose it is and, once it lies, what it counts; so far it is seen. */
static void words_of(const robbers_look *look, const robbers_shown *s, const robbers_row *l, int i, float lit) {
    static const float around = 6.0f;
    ui_draw *d = look->d;
    const ui_rect value = ui_inset(l->value[i], -around), who = ui_inset(l->who[i], -around);
    const float left = fminf(value.x - value.h, who.x), right = fmaxf(value.x + value.w, who.x + who.w);
    const float top = fminf(value.y, who.y);

    if (lit <= 0.0f) {
        return;
    }
    if (lit < 1.0f) {
        ui_group_faded(d, (ui_rect){left, top, right - left, value.y + value.h - top}, lit);
    }
    whose(look, s, l, i);
    if (i < s->down && landed(look, s) && changed(s, i)) {
        ui_plate(d, value, 34, UI_EMBER, 0, 0.0f, false);
    }
    if (i < s->down) {
        const bool full = s->final || s->down == look->pub->n;
        robbers_draw_value(d, l->value[i], &s->now, i, full);
    }
    if (s->final && s->now.best != i) {
        robbers_draw_beaten(look, l->value[i], 28, 0.0f, 0.75f * dusk(look, s));
    }
    if (lit < 1.0f) {
        ui_group_end(d);
    }
}

/* A card that is only picked shows where it would lie. */
static void ghost(const robbers_look *look, ui_rect at, int card) {
    ui_plate(look->d, at, 7, UI_INK_950, 0, 0.0f, false);
    ui_group_faded(look->d, at, 0.66f);
    robbers_draw_card(look, at, card, 0.0f);
    ui_group_end(look->d);
}

static void lying(const robbers_look *look, const robbers_shown *s, const robbers_row *l, int i) {
    ui_draw *d = look->d;
    const ui_rect at = l->card[i];
    const float grown = tag_grown(look, s);

    if (s->now.best == i) {
        robbers_draw_around(look, at, robbers_lean[i], s->final, grown);
    }
    if (i >= played(s)) {
        ghost(look, at, s->trick.card[i]);
    } else {
        robbers_draw_card(look, at, s->trick.card[i], robbers_lean[i]);
    }
    if (s->now.best == i) {
        robbers_draw_tag(look, l->tag[i], s->final, grown);
    } else if (s->final) {
        robbers_draw_beaten(look, at, 7, robbers_lean[i], dusk(look, s));
    }
    if (i >= played(s)) {
        return; /* it is read in the hand */
    }
    /* What is picked moves no zone: others may see where a finger goes. */
    const bool tagged = (s->foreseen ? s->before.best : s->now.best) == i && grown > 0.0f;
    const float top = tagged ? l->tag[i].y : fminf(l->who[i].y, at.y);
    const ui_rect zone = {at.x, top, at.w, l->value[i].y + l->value[i].h - top};
    ui_zone_add(d, ROBBERS_ZONE_TRICK, i, zone, UI_ZONE_INSPECT);
    ui_focus(d, zone, ROBBERS_ZONE_TRICK, i);
}

/* The place of a card that is still to come: a dark bed with the faint emblem of whoever will play there. */
static void waiting(const robbers_look *look, const robbers_row *l, int i, int seat, bool next, float grown) {
    ui_draw *d = look->d;
    const ui_rect at = ui_inset(l->card[i], 4), emblem = ui_centre(at, at.w * 0.44f, at.w * 0.44f);

    robbers_grow(d, at, grown);
    if (!d->ui->high_contrast) {
        ui_plate(d, at, 7, ui_fade(UI_INK_950, 0.5f), 0, 0.0f, false);
    }
    ui_slot(d, at, next ? UI_LANTERN : UI_PAPER_400);
    ui_group_faded(d, emblem, next ? 0.6f : 0.3f);
    ui_seat_emblem(d, emblem, &look->t->seat[seat]);
    ui_group_end(d);
    ui_group_end(d);
}

/* While a trick is taken: how far the next one's row has come. */
static float next_come(const robbers_look *look, const robbers_shown *s) {
    return goes_on(look, s) ? motion_out(motion_of(s->part, next_from, 1.0f)) : 0.0f;
}

/* Behind a deal the places of its first trick are laid, from whoever leads on: how far the i-th one is. */
static float laid(const robbers_look *look, int i) {
    static const float each = 0.6f;

    return motion_out(motion_dealt(motion_of(look->t->part, ROBBERS_DEAL_DEALT, 1.0f), i, look->pub->n, each));
}

static void laying(const robbers_look *look, const robbers_row *l) {
    const int leader = look->t->event.arg[2];

    for (int i = 0; i < look->pub->n; i++) {
        if (laid(look, i) > 0.0f) {
            waiting(look, l, i, (leader + i) % look->pub->n, i == 0, laid(look, i));
        }
    }
}

static void places(const robbers_look *look, const robbers_shown *s, const robbers_row *l) {
    const float come = next_come(look, s);

    if (come > 0.0f) {
        for (int i = 0; i < look->pub->n; i++) {
            waiting(look, l, i, (look->t->event.arg[0] + i) % look->pub->n, i == 0, come);
        }
        return;
    }
    for (int i = s->down; i < look->pub->n; i++) {
        const int seat = seat_at(look, s, i);
        waiting(look, l, i, seat, i == played(s) && robbers_turn(look->pub) == seat, 1.0f);
    }
}

/* Who sits where in the row: of this trick, until its words are gone, then of the next one. */
static void words_around(const robbers_look *look, const robbers_shown *s, const robbers_row *l) {
    const float come = next_come(look, s);
    const robbers_shown next = {.trick = {.leader = look->t->event.arg[0]}}; /* whoever took it leads */

    for (int i = 0; i < look->pub->n; i++) {
        words_of(look, come > 0.0f ? &next : s, l, i, come > 0.0f ? come : words_left(look, s, i));
    }
}

static void words_laid(const robbers_look *look, const robbers_row *l) {
    const robbers_shown first = {.trick = {.leader = look->t->event.arg[2]}};

    for (int i = 0; i < look->pub->n; i++) {
        words_of(look, &first, l, i, motion_stepped(laid(look, i), grow_steps));
    }
}

/* The card on its way, from the plate of the one who plays it. */
static void flying(const robbers_look *look, const robbers_shown *s, const robbers_row *l, const ui_place *from) {
    const ui_rect end = l->card[s->down], plate = from[seat_at(look, s, s->down)].plate;
    const float w = end.w * 0.4f, h = end.h * 0.4f;
    const motion_card card = motion_fly(ui_centre(plate, w, h), end, s->part);

    table_flying_shadow(look->d, &card);
    ui_carry(look->d, card.at, card.whole);
    robbers_draw_card(look, card.whole, s->trick.card[s->down], card.degrees);
}

static bool one_unsure(const robbers_shown *s) {
    bool one = false;

    for (int i = 0; i < s->down; i++) {
        one |= robbers_unsure(&s->now, i);
    }
    return one;
}

/* One quiet line: whether the values hold, and that a card can be pressed to see why, where it can. */
const char *robbers_note(const robbers_look *look, const robbers_shown *s) {
    const bool watched = look->d->ui->watched;
    const bool hints =
        !watched && (look->me == NULL || s->old); /* a private view has one hint for all of its cards */
    if (!s->final && s->down == 0) {
        return text_say(look->w, "robbers.trick.empty");
    }
    if (!s->final && s->now.lead == ROBBERS_NOBODY) {
        return text_say(look->w, "robbers.trick.open");
    }
    if (!s->final && one_unsure(s)) {
        return text_say(look->w, watched ? "robbers.why.provisional" : "robbers.trick.seer");
    }
    if (!hints) {
        return "";
    }
    return text_say(look->w, s->old ? "robbers.trick.last" : s->final ? "robbers.trick.final" : "robbers.trick.why");
}

static void note(const robbers_look *look, const robbers_shown *s, ui_rect at) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *ahead = s->now.best == s->down - 1 ? "yes" : "no";

    style.align = UI_MIDDLE;
    style.lines = 1;
    ui_label(look->d, at, &style,
             s->foreseen ? UI_SAY(look->d, "robbers.private.picked", TEXT_STR("ahead", ahead))
                         : robbers_note(look, s));
}

void robbers_draw_below(const robbers_look *look, const robbers_shown *s, const robbers_spot *spot) {
    const robbers_row l = robbers_row_of(look->d, spot, look->pub->n);

    if (deals(look)) {
        laying(look, &l);
        return;
    }
    if (s->trick.leader >= look->pub->n) {
        return;
    }
    places(look, s, &l);
    if (spot->from != NULL && collects(look, s)) {
        robbers_draw_taking(look, s, &l, spot->from);
    }
}

void robbers_draw_flying(const robbers_look *look, const robbers_shown *s, const robbers_spot *spot) {
    const bool trick = !deals(look) && s->trick.leader < look->pub->n && !collects(look, s);

    if (trick && spot->from != NULL && s->flies) {
        const robbers_row l = robbers_row_of(look->d, spot, look->pub->n);
        flying(look, s, &l, spot->from);
    }
}

void robbers_draw_trick(const robbers_look *look, const robbers_shown *s, const robbers_spot *spot) {
    const int n = look->pub->n;
    const robbers_row l = robbers_row_of(look->d, spot, n);

    signs(look, &l, s);
    if (deals(look)) {
        words_laid(look, &l);
        return;
    }
    if (s->trick.leader >= n) {
        return;
    }
    words_around(look, s, &l);
    for (int i = 0; i < s->down && !(spot->from != NULL && collects(look, s)); i++) {
        lying(look, s, &l, i);
    }
    if (spot->from == NULL) {
        note(look, s, l.note);
    }
}
