/* Sheets over everything: why a card counts what it counts, a card that is read, and the last trick once more. */
#include <math.h>
#include <stdio.h>

#include "robbers_table_trick.h"

/* Where a sheet hides the row of cards and neither lead nor trump: between these, above or below them. Its foot may
 * lie over what is below the trick where nobody sits there. */
static ui_rect clear_of_signs(const robbers_row *l, const robbers_spot *spot, ui_rect area) {
    static const float air_around = 12.0f, close = 2.5f;
    const ui_rect *left = &l->sign[0], *right = &l->sign[1];
    const float end = spot->from == NULL ? area.y + area.h : spot->area.y + spot->area.h;
    ui_rect room = {area.x, spot->area.y, area.w, end - spot->area.y};

    if (l->stand == ROBBERS_ABOVE) {
        room.y = left->y + left->h + close; /* nothing shows between */
        room.h = end - room.y;
    } else {
        room.x = left->x + left->w + air_around;
        room.w = (l->stand == ROBBERS_FLANKS ? right->x : area.x + area.w) - air_around - room.x;
    }
    return room;
}

/* Where large words go: below lead and trump. */
static ui_rect beyond_row(const robbers_row *l, ui_rect area) {
    const float low = l->sign[1].y + l->sign[1].h + 12.0f;

    return (ui_rect){area.x, low, area.w, area.y + area.h - low};
}

/* The cards with what is written above and below them. */
static ui_rect row_of(const robbers_row *l, int n, bool noted) {
    const ui_rect *first = &l->who[0], *last = &l->who[n - 1], *foot = noted ? &l->note : &l->value[0];
    const float top = l->tag[0].y;

    return ui_inset((ui_rect){first->x, top, last->x + last->w - first->x, foot->y + foot->h - top}, -8);
}

enum { NOTE_TEXTS = 4 };

typedef struct {
    ui_rect at, face, word[NOTE_TEXTS];
    bool whole; /* the words have the size they wish, or are a little smaller */
} sheet;

typedef struct {
    ui_label_style style[NOTE_TEXTS];
    const char *text[NOTE_TEXTS]; /* title, text, below, beaten; the last two may be NULL */
} sheet_words;

/* As high as the words and the card need, so far as there is room; `over` is hidden by it. */
static sheet sheet_of(const ui_frame *ui, const sheet_words *words, ui_rect room, ui_rect over, float wish) {
    static const float pad = 24, between = 16, little = 0.85f;
    const float wide = fminf(fmaxf(wish, over.w), fminf(room.w - 8, ui->width - pad));
    const float most_h = fminf(380.0f, fminf(fmaxf(over.h, 300.0f), room.h) - 2 * pad);
    const float face_w = fminf(wide * 0.34f, most_h * TABLE_CARD), face_h = face_w / TABLE_CARD;
    const float w = wide - face_w - 3 * pad;
    float high[NOTE_TEXTS], all = 0.0f;

    for (int i = 0; i < NOTE_TEXTS; i++) {
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
    for (int i = 0; i < NOTE_TEXTS; i++) {
        s.word[i] = (ui_rect){at.x + 2 * pad + face_w, top, w, high[i] * part};
        s.whole &= words->text[i] == NULL || ui_label_fits(ui, s.word[i], &words->style[i], words->text[i]);
        top += (high[i] + between) * part;
    }
    return s;
}

void robbers_draw_note(const robbers_look *look, ui_rect area, const robbers_spot *spot,
                       const robbers_note_of *note) {
    ui_draw *d = look->d;
    const robbers_row l = robbers_row_of(d, spot, look->pub->n);
    sheet_words words = {{UI_STYLE_HEAD, UI_STYLE_BODY, UI_STYLE_SMALL, UI_STYLE_SMALL},
                         {note->title, note->text, note->below, note->beaten}};

    words.style[0].size = 30;
    words.style[0].tight = true;
    words.style[1].size = 21;
    words.style[2].colour = UI_PAPER_400;
    const ui_rect row = row_of(&l, look->pub->n, spot->from == NULL);
    const ui_rect clear = clear_of_signs(&l, spot, area);
    const ui_rect over_plates = {clear.x, l.stand == ROBBERS_ABOVE ? clear.y : area.y, clear.w,
                                 l.stand == ROBBERS_ABOVE ? clear.h : area.h};
    const ui_rect room[4] = {clear, over_plates, beyond_row(&l, area), area};
    const float about_row = 2 * (row.x + row.w / 2 - clear.x);
    const float wish = l.stand == ROBBERS_COLUMN ? fminf(800.0f, about_row) : 800.0f;
    sheet s = {.whole = false};
    for (int i = 0; i < 4 && !s.whole; i++) {
        s = sheet_of(d->ui, &words, room[i], row, i < 2 ? wish : 1080.0f);
    }
    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0xC405070Du);
    ui_plate(d, s.at, 17, UI_INK_900, UI_PAPER_400, 1.8f, true);
    robbers_draw_card(look, s.face, note->card, -1.0f);
    for (int i = 0; i < NOTE_TEXTS; i++) {
        if (words.text[i] != NULL) {
            ui_label(d, s.word[i], &words.style[i], words.text[i]);
        }
    }
    robbers_draw_shut_mark(d, s.at);
    ui_zone_add(d, note->zone, note->n, s.at, UI_ZONE_DEFAULT | UI_ZONE_INSPECT);
    ui_focus(d, s.at, note->zone, note->n);
}

/* A card's name in a sentence: its number begins no line. */
static const char *whole_name(text_words *w, int card, char buf[96]) {
    size_t n = 0;

    buf[0] = '\0';
    for (const char *c = robbers_card_name(w, card); *c != '\0' && n < 93; c++) {
        n += (size_t)snprintf(buf + n, 96 - n, *c == ' ' ? "\u00a0" : "%c", *c);
    }
    return buf;
}

const char *robbers_beaten(text_words *w, const robbers_reading *r, const uint8_t *trick, int at, bool final) {
    char best[96];

    if (r->best != at) {
        return TEXT_SAY(w, "robbers.why.beaten", TEXT_STR("final", final ? "yes" : "no"),
                        TEXT_STR("by", whole_name(w, trick[r->best], best)),
                        TEXT_STR("as", r->strong[r->best] ? "trump" : "lead"), TEXT_NUM("value", r->rank[r->best]));
    }
    return final ? NULL : text_say(w, "robbers.why.unbeaten");
}

/* What will become of it. */
static const char *holds(const robbers_look *look, const robbers_shown *s, int at) {
    const robbers_reading *r = &s->now;
    const char *best = r->best == at ? "yes" : "no";

    if (s->final) {
        return TEXT_SAY(look->w, "robbers.why.final", TEXT_STR("best", best),
                        TEXT_STR("equal", r->equal ? "yes" : "no"));
    }
    if (!robbers_unsure(r, at)) {
        return TEXT_SAY(look->w, "robbers.why.sure", TEXT_STR("best", best));
    }
    return text_say(look->w, r->lead == ROBBERS_NOBODY ? "robbers.why.open" : "robbers.why.provisional");
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
    robbers_draw_note(look, area, spot,
                      &(robbers_note_of){ROBBERS_ZONE_TRICK, at, card, title, text, holds(look, s, at),
                                         robbers_beaten(w, r, s->trick.card, at, s->final)});
}

/* The last trick as it lay, with what each of its cards counted; returns where. */
static robbers_spot old_sheet(const robbers_look *look, const robbers_shown *s, ui_rect area) {
    ui_draw *d = look->d;
    const float pad = 24, button = fmaxf(54.0f, ui_target(d->ui));
    const ui_rect at =
        ui_centre(area, fminf(1200.0f, area.w - 24), fminf(area.w < 1000.0f ? 560.0f : 480.0f, area.h));

    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0xC405070Du);
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
        const robbers_shown s = robbers_shown_again(old, look->pub->n);
        const robbers_spot laid = old_sheet(look, &s, area);
        why(look, &s, page - ROBBERS_PAGE_OLD_WHY, area, &laid);
    }
}
