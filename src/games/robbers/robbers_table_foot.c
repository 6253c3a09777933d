/* What a special card counts, on its dark foot, where a card with a number has the icons that it is worth: crown or
 * flag, and a number each. */
#include <math.h>

#include "robbers_table.h"

/* A figure or a number, and whether something else begins with it. */
typedef struct {
    const char *figure, *text; /* one of them */
    bool apart;
} piece;

enum { PIECES = 5 };

/* (rules 5.3) A Werewolf: 16 of trump when it opens, else one more than the card before it. A Seer falls as soon as a
 * Werewolf lies. */
static const piece werewolf[PIECES] = {{.figure = "crown"},
                                       {.text = "16"},
                                       {.figure = "card", .apart = true},
                                       {.text = "+1"}},
                   knife[PIECES] = {{.figure = "crown"}, {.text = "0"}},
                   traitor[PIECES] = {{.figure = "flag"}, {.text = "16"}},
                   seer[PIECES] = {{.figure = "crown"},
                                   {.text = "16"},
                                   {.figure = "werewolf", .apart = true},
                                   {.figure = "flag"},
                                   {.text = "0"}};
static const piece *const foot_of[ROBBERS_SPECIALS] = {werewolf, knife, traitor, seer};

/* Of a card 63 wide: from edge to edge of its window, below the picture. */
static const float room_x = 7.4f, room_w = 48.4f, ground_y = 69.4f, ground_h = 14.05f;
static const float largest = 11.0f; /* letters */

/* As large as the card has them, whatever size of text its reader wishes. */
static ui_label_style digits(const ui_frame *ui, float em) {
    ui_label_style style = UI_STYLE_NAME;

    style.face = TEXT_TITLE;
    style.size = em / ui->text_scale;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    style.lang = "en"; /* as high in every language */
    return style;
}

static float width_of(const ui_frame *ui, const piece *p, float em) {
    const ui_label_style style = digits(ui, em);

    return p->figure != NULL ? em * 0.86f : ui_label_width(ui, &style, p->text) + 1.0f;
}

static float before(const piece *p, int i, float em) {
    return i == 0 ? 0.0f : em * (p->apart ? 0.42f : 0.1f);
}

static bool is_piece(const piece *p, int i) {
    return i < PIECES && (p[i].figure != NULL || p[i].text != NULL);
}

static float foot_width(const ui_frame *ui, const piece *p, float em) {
    float w = 0.0f;

    for (int i = 0; is_piece(p, i); i++) {
        w += before(&p[i], i, em) + width_of(ui, &p[i], em);
    }
    return w;
}

/* All feet have the letters that the longest has room for; 0: too small to be read. */
static float letters(const ui_frame *ui, float w) {
    const float room = room_w * w / 63.0f;
    float em = largest * w / 63.0f;

    for (int i = 0; i < ROBBERS_SPECIALS; i++) {
        em *= fminf(1.0f, room / foot_width(ui, foot_of[i], em));
    }
    return em >= 4.0f * ui->mm ? em : 0.0f;
}

bool robbers_draw_foot(ui_draw *d, ui_rect card, int of) {
    const float em = letters(d->ui, card.w);

    if (of < ROBBERS_WEREWOLF || of >= ROBBERS_CARDS || em <= 0.0f) {
        return false;
    }
    const piece *p = foot_of[of - ROBBERS_WEREWOLF];
    const ui_rect at = table_part_of_card(card, room_x, ground_y, room_w, ground_h);
    const ui_label_style style = digits(d->ui, em);
    robbers_whole_window(d, card);
    float x = at.x + (at.w - foot_width(d->ui, p, em)) / 2;
    for (int i = 0; is_piece(p, i); i++) {
        const float w = width_of(d->ui, &p[i], em);
        x += before(&p[i], i, em);
        if (p[i].figure != NULL) {
            ui_figure(d, p[i].figure, (ui_rect){x, at.y + (at.h - w) / 2, w, w}, ui_theme(d->ui, UI_PAPER_100));
        } else {
            ui_label(d, (ui_rect){x, at.y, w, at.h}, &style, p[i].text);
        }
        x += w;
    }
    return true;
}

void robbers_whole_window(ui_draw *d, ui_rect at) {
    ui_fill(d, table_part_of_card(at, 45.0f, 69.8f, 12.5f, 13.6f), 0xFF0D111Du);
}
