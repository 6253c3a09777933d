/* Where a trick lies: lead and trump, the cards in the order played, what stands above and below each of them. */
#include <math.h>

#include "robbers_table_trick.h"
#include "ui/rim.h"

static const float gap = 14, air = 5, close = 9, value_h = 40, note_h = 36;
static const float least_card = 100.0f;
static const float sign_most = 236, sign_least = 186; /* width of a sign beside the row */
static const float flank = 26; /* between it and the row at least: the light of a card that wins reaches out */

/* On a flat table the emblem alone, and larger. */
static float who_high(const ui_frame *ui) {
    return ui->rim != NULL ? 42.0f : 30.0f;
}

/* From the left edge of a card's part of the row on, what it counts so wide at `most`: its player above it, never
 * below, where a name would stand close over the plate of somebody else. Where words are large the emblem beside what
 * the card counts says who played it, and a name stands in a place that still waits. */
static void place_words(const ui_frame *ui, robbers_row *l, int i, float x, float each, float most) {
    const ui_rect card = l->card[i];
    const float who_h = who_high(ui);
    const float side = l->merged ? value_h + 6 : 0.0f, value_w = fminf(each - side, most);
    const float name_y = l->merged ? card.y + card.h - value_h - 2 * air : card.y - close - who_h;

    l->value[i] = (ui_rect){x + (each - value_w - side) / 2 + side, card.y + card.h + air, value_w, value_h};
    l->who[i] = (ui_rect){x - 5, name_y, each + 10, l->merged ? value_h : who_h};
}

/* On a small screen letters of this size are so many times larger. */
static float grown(const ui_frame *ui, float size) {
    return fmaxf(1.0f, fminf(4.0f * ui->mm / size, 1.25f));
}

/* Where what a card counts has room for its word. */
static float worded(const ui_frame *ui) {
    return 150.0f * grown(ui, 19.0f);
}

float robbers_tag_ahead(const ui_frame *ui) {
    return 30 + 10.0f * (ui->text_scale - 1.0f);
}

static float tag_height(const ui_frame *ui) {
    return robbers_tag_ahead(ui) + 8.0f;
}

static float card_width(float high, float slot, float widest) {
    return fminf(fminf(high * 63.0f / 88.0f, slot), widest);
}

ui_label_style robbers_tag_style(bool final) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = final ? 26 : 19;
    style.lines = 1;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    return style;
}

const char *robbers_tag_word(ui_draw *d, bool final) {
    return ui_say(d, final ? "robbers.trick.takes" : "robbers.trick.ahead");
}

float robbers_tag_width(ui_draw *d, bool final) {
    const ui_label_style style = robbers_tag_style(final);

    return ui_label_width(d->ui, &style, robbers_tag_word(d, final)) + 22;
}

/* Of a card's part of the row, so wide: on its player's name about the card's middle; without one on the card's head,
 * at the end, off the number. */
static ui_rect tag_place(ui_draw *d, const robbers_row *l, int i, float each) {
    static const float out = 8;
    const ui_rect card = l->card[i];
    const float h = tag_height(d->ui), all = each + 2 * out;
    const float w = fminf(all, fmaxf(robbers_tag_width(d, false), robbers_tag_width(d, true)));

    return l->merged ? (ui_rect){card.x + card.w + 12 - w, card.y + ROBBERS_ONTO_CARD - h, w, h}
                     : (ui_rect){card.x + (card.w - all) / 2, l->who[i].y - 3 - h, all, h};
}

ui_label_style robbers_sign_style(void) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = 22;
    style.align = UI_LEFT;
    return style;
}

const char *robbers_sign_word(int suit) {
    return suit == ROBBERS_NO_SUIT ? "bare" : robbers_suit_word(suit);
}

/* Around the words of a sign beside the row: its large mark and the edges. */
static const float sign_marks = 14.0f + 56.0f + 8.0f + 18.0f;

/* No wider than the longest word that it may show needs. */
static float sign_wish(ui_draw *d) {
    static const int suit[] = {ROBBERS_CHEST, ROBBERS_ROBBER, ROBBERS_NO_SUIT, ROBBERS_NOBODY};
    const ui_label_style style = robbers_sign_style();
    float widest = fmaxf(ui_label_width(d->ui, &style, ui_say(d, "robbers.sign.lead.word")),
                         ui_label_width(d->ui, &style, ui_say(d, "robbers.sign.trump.word")));

    for (int i = 0; i < 4; i++) {
        const char *word = UI_SAY(d, "robbers.suit", TEXT_STR("suit", robbers_sign_word(suit[i])));
        widest = fmaxf(widest, ui_label_width(d->ui, &style, word));
    }
    return fminf(sign_most, widest + sign_marks);
}

bool robbers_signs_twice(const ui_frame *ui) {
    return ui_rim_faces_far(ui) && !ui_large_words(ui);
}

/* What is measured before anything has a place. */
typedef struct {
    robbers_stand stand;
    bool slim;
    float sign_w, margin, sign_h; /* of a sign, between it and the row; its part of the height above the row */
    float slot, widest;           /* a card with what belongs to it; a card at most */
    float drop;                   /* from signs above the row so much further down to it */
    float apart, words;           /* of signs above the row: half of what is left between them; their letters */
} measures;

/* On a flat table a tag is off those who run, where the area is higher than the row needs. */
static float drop_of(const ui_frame *ui, const robbers_spot *spot, float sign_h) {
    static const float low = 470.0f, off = 4.0f;
    const float off_runners = robbers_runners_foot(ui) + off - spot->area.y - sign_h;

    return fmaxf(0.0f, fminf(off_runners, spot->area.h - low)) * (1.0f - spot->moved);
}

/* On the ground of a wide table, from its middle: beside those who run, and before the tower. */
static const float beside_runners = 119.0f, before_tower = 379.0f;

static float ground_scale(const ui_frame *ui) {
    return fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
}

/* Of a sign above the row. */
static float above_width(const ui_frame *ui, const measures *m, const robbers_spot *spot) {
    static const float most = 350.0f, least = 310.0f;
    const bool flat = ui->width >= ui->height && ui->rim != NULL && spot->from != NULL;
    const float free = flat ? fmaxf(before_tower * ground_scale(ui) - m->apart, least) : most;

    return fminf(fminf(most, free), spot->area.w / 2 - m->apart);
}

static measures measures_of(ui_draw *d, const robbers_spot *spot, int n) {
    const ui_frame *ui = d->ui;
    const float below_sign = 14.0f, gaps = gap * (float)(n - 1), w = spot->area.w, all = w + 2 * spot->beyond;
    const float fine = 134.0f; /* a card so wide leaves the rest to the sign */
    const bool tall = ui->height > ui->width, flat = !tall && ui->rim != NULL && spot->from != NULL;
    const float wide_apart = beside_runners * ground_scale(ui);
    measures m = {.stand = ROBBERS_ABOVE,
                  .widest = tall || flat ? 208.0f
                            : n == 3     ? 186.0f
                            : n == 4     ? 172.0f
                                         : 150.0f,
                  .apart = flat ? wide_apart + (air - wide_apart) * spot->moved : air,
                  .words = flat ? 28.0f : robbers_sign_style().size};
    const float least = least_card * (float)n + gaps, wish = m.widest * (float)n + gaps;
    const float most_w = sign_wish(d), least_w = fminf(sign_least, most_w);
    float room = w;

    /* One reader has them on both sides, too, where that leaves all words their room. */
    const bool one = spot->from == NULL, column = (w - gaps) / 2 - most_w - flank < worded(ui) * (float)n / 2;

    if (!tall && one && column && w - least_w - 2 * gap >= least) {
        m.stand = ROBBERS_COLUMN;
        m.margin = 2 * gap;
        m.sign_w = fmaxf(least_w, fminf(most_w, w - m.margin - fine * (float)n - gaps));
        room = w - m.sign_w - m.margin;
    } else if (!tall && !flat && all - 2 * (least_w + flank) >= least) {
        m.stand = ROBBERS_FLANKS;
        m.sign_w = one ? most_w : fmaxf(least_w, fminf(most_w, (all - wish) / 2 - 2 * gap));
        m.margin = fmaxf(flank, fminf(2.5f * gap, (all - wish) / 2 - m.sign_w));
        room = fminf(w, all - 2 * (m.sign_w + m.margin));
    }
    m.slim = m.sign_w < most_w || ui_large_words(ui);
    const float least_sign = robbers_signs_twice(ui) ? 92.0f : flat ? 64.0f : 56.0f;
    m.sign_h = m.stand == ROBBERS_ABOVE ? fmaxf(least_sign, 11.8f * ui->mm) + below_sign : 0.0f;
    m.drop = flat ? drop_of(ui, spot, m.sign_h) : 0.0f;
    m.slot = fminf((room - gaps) / (float)n, tall || flat ? 230.0f : 190.0f);
    return m;
}

/* Beside the row at the height of its cards, so far as nobody sits there. */
static void place_signs(const ui_frame *ui, robbers_row *l, const measures *m, const robbers_spot *spot, ui_rect row,
                        ui_rect cards) {
    const float mid = row.x + row.w / 2, high = 112.0f, above = above_width(ui, m, spot);
    const float y = fminf(cards.y + cards.h / 2 - high / 2, spot->foot > 0.0f ? spot->foot - high : row.y + row.h);
    const float each = fminf(fmaxf((cards.h - gap) / 2, 62.0f * grown(ui, 22.0f) + 8), 100.0f),
                top = cards.y + cards.h / 2 - each - gap / 2;
    const float left = row.x - m->margin - m->sign_w;

    if (l->stand == ROBBERS_FLANKS) {
        l->sign[0] = (ui_rect){left, y, m->sign_w, high};
        l->sign[1] = (ui_rect){row.x + row.w + m->margin, y, m->sign_w, high};
    } else if (l->stand == ROBBERS_COLUMN) {
        /* Nor far from a short row. */
        const float x = fmaxf(spot->area.x, left);
        l->sign[0] = (ui_rect){x, top, m->sign_w, each};
        l->sign[1] = (ui_rect){x, top + each + gap, m->sign_w, each};
    } else {
        l->sign[0] = (ui_rect){mid - m->apart - above, row.y, above, m->sign_h - 14.0f};
        l->sign[1] = (ui_rect){mid + m->apart, row.y, above, m->sign_h - 14.0f};
    }
}

robbers_row robbers_row_of(ui_draw *d, const robbers_spot *spot, int n) {
    const ui_frame *ui = d->ui;
    const ui_rect area = spot->area;
    const measures m = measures_of(d, spot, n);
    const bool tall = ui->height > ui->width;
    const float merged_least = 132.0f, worded_least = worded(ui);
    robbers_row l = {.stand = m.stand,
                     .words = m.words,
                     .slim = m.slim,
                     .merged = !tall && ui_large_words(ui) && m.slot >= merged_least};
    const float besides = m.sign_h + m.drop + value_h + air + (spot->from == NULL ? note_h : 0.0f);
    const float rise = tag_height(ui) + air + (l.merged ? -ROBBERS_ONTO_CARD : who_high(ui) + close);
    const float fixed = besides + rise;
    const float w = card_width(area.h - fixed, m.slot, m.widest), h = w * 88.0f / 63.0f;
    const float each = fminf(m.slot, fmaxf(w, l.merged ? merged_least : worded_least));
    const float row_w = each * (float)n + gap * (float)(n - 1);
    /* On a tall frame with plates it stands near the upper ones: below it somebody runs. */
    const bool upper = tall && spot->from != NULL && ui->rim == NULL;
    const float over = fmaxf(0.0f, (area.h - fixed - h) / 2);
    const float aside = m.stand == ROBBERS_COLUMN ? m.sign_w + m.margin : 0.0f;
    /* With what is beside it on the page's axis. */
    const ui_rect row = {area.x + (area.w - aside - row_w) / 2 + aside, area.y + (upper ? fminf(over, 24.0f) : over),
                         row_w, fixed + h};
    const float y = row.y + m.sign_h + m.drop;

    place_signs(ui, &l, &m, spot, row, (ui_rect){row.x, y + rise, row.w, h});
    for (int i = 0; i < n; i++) {
        const float x = row.x + (each + gap) * (float)i;
        l.card[i] = (ui_rect){x + (each - w) / 2, y + rise, w, h};
        place_words(ui, &l, i, x, each, worded_least + 6.0f);
        l.tag[i] = tag_place(d, &l, i, each);
    }
    const float out = fmaxf(0.0f, fminf(80.0f, area.x - 12.0f)); /* a long note reaches over the wings */
    l.note = (ui_rect){area.x - out, l.value[0].y + l.value[0].h + 8, area.w + 2 * out, note_h - 6}; /* as the hand */
    return l;
}

const robbers_trick *robbers_old_trick(const robbers_pub *pub) {
    return pub->down == 0 && pub->tricks > 0 ? &pub->trick[pub->tricks - 1] : NULL;
}
