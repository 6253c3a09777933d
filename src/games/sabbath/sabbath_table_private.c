/* The private frame: the column where it always stands, what everybody has taken, the trick, and the own hand with
 * the cards that may be played raised. */
#include <math.h>

#include "sabbath_table.h"

/* The move that plays this card, face up or face down as the rules want it; NULL when it may not be played. */
static const nt_move *play_move(const table_ui *t, int card) {
    const nt_move *open = table_find_move(t, SABBATH_MOVE_PLAY, card, TABLE_ANY);

    return open != NULL ? open : table_find_move(t, SABBATH_MOVE_FACE_DOWN, card, TABLE_ANY);
}

enum { HAND_MAX = 16 };

/* The hand in order of colour and number, at most cap cards; returns how many. */
static int hand_list(const uint8_t set[SABBATH_SET], uint8_t *cards, int cap) {
    int n = 0;

    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int k = sabbath_held(set, card); k > 0 && n < cap; k--) {
            cards[n++] = (uint8_t)card;
        }
    }
    return n;
}

typedef struct {
    ui_rect taken, trick, question, hand, done;
    ui_rect lead;   /* what leads, on the other side of the trick than the words; w 0: above it, or at their head */
    int per_row;    /* places in a row of `taken` */
    bool alone;     /* nothing stands above the trick or beside it */
    bool head;      /* the lead's banner stands at the head of the words, which stand beside the trick */
    bool name_side; /* beside the shelf, or below it */
    float banner;   /* the room for what leads, above the trick */
} frame;

static const float name_h = 34.0f, name_gap = 5.0f, panel_gap = 10.0f;

static bool is_tall(const ui_frame *ui) {
    return ui->height > ui->width;
}

/* Large words have no room below the trick of a window that lies across. */
static bool is_large(const ui_frame *ui) {
    return !is_tall(ui) && ui->text_scale > 1.3f;
}

/* Words as large as they are for most: beside the trick they need less room. */
static bool is_plain(const ui_frame *ui) {
    return ui->text_scale <= 1.05f;
}

/* A second row of panels needs the room that the hand has too. */
static float shelf_height(const ui_frame *ui, int n) {
    return is_tall(ui) && n <= 3 ? 128.0f : is_large(ui) ? 94.0f : 104.0f;
}

static float panel_height(const ui_frame *ui, const frame *f, int n) {
    return shelf_height(ui, n) + (f->name_side ? 0.0f : name_gap + name_h);
}

/* Strips of curtain say that this is a private view; the left one hangs beside the column. */
static float curtain_w(const ui_frame *ui) {
    return is_tall(ui) ? 44.0f : 84.0f;
}

enum { ROW_MOST = 10 /* cards of a hand that lie beside each other in a window that lies across */ };

/* As wide as the cards are, or as what leads; beside it the words, both in the middle. The less wide these are the
 * nearer to the middle the cards stand. */
static void words_beside(frame *f, const ui_frame *ui, int n, float y, float row, float widest) {
    const float between = 26, room = f->taken.w - between, card = 134;
    const float part = sabbath_trick_width(ui, fminf(card * (float)n, room * 0.6f), row, n);
    const float words = fminf(room - part, widest), from = f->taken.x + (room - part - words) / 2;
    f->head = true;
    f->trick = (ui_rect){from, y, part, row};
    f->question = (ui_rect){from + part + between, y + 10, words, row - 20};
}

/* The trick stands on the hand's axis, what leads at its left and the words at its right. Before anything leads
 * nothing is at its left: the two are in the middle together. */
static void words_aside(frame *f, const ui_frame *ui, int n, float y, float row, bool led) {
    const float between = 26, card = 134, banner = sabbath_banner_height(ui);
    const float part = sabbath_trick_width(ui, card * (float)n, row, n), aside = (f->taken.w - part) / 2;
    const float words = led ? aside - between : fminf(aside - between, 250.0f * ui->text_scale);
    const float from = f->taken.x + aside - (led ? 0.0f : (words + between) / 2);

    f->trick = (ui_rect){from, y, part, row};
    f->question = (ui_rect){from + part + between, y + 10, words, row - 20};
    f->lead = (ui_rect){f->taken.x, y + (row - banner) / 2, aside - between, banner};
}

/* A line of what is to be done, in letters of `task`, and one of what that means. */
static const float task = 24.0f, meaning = 20.0f;

static float words_height(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.size = task + meaning;
    return fmaxf(62.0f, ui_label_height(ui, &style, ui->width, "1"));
}

/* Large words below the trick, across the page: what leads stands at the left of the trick then, whose cards get what
 * is left. A hand of one row keeps its room. */
static void words_below(frame *f, const ui_frame *ui, int n, float y) {
    static const float hand = 172.0f, air = 22.0f + 26.0f, between = 12.0f, side = 20.0f, card = 100.0f;
    const float words = words_height(ui), row = f->done.y - air - hand - words - between - y;
    const float part = sabbath_trick_width(ui, card * (float)n, row, n), aside = (f->taken.w - part) / 2;
    const float banner = sabbath_banner_height(ui);

    f->trick = (ui_rect){f->taken.x + aside, y, part, row};
    f->question = (ui_rect){f->taken.x, y + row + between, f->taken.w, words};
    f->lead = (ui_rect){f->taken.x, y + (row - banner) / 2, aside - side, banner};
}

/* Letters are no smaller in a small place, as beside a lesson: there no line of them would go across the page. */
static bool have_room_below(const ui_frame *ui, int cards) {
    static const float most_mm = 5.5f; /* du of a millimetre */

    return cards <= ROW_MOST && ui->mm < most_mm;
}

/* How high a trick is that words stand beside. */
static float beside_height(const ui_frame *ui, int cards) {
    return is_large(ui) ? cards > ROW_MOST ? 242.0f : 274.0f : is_plain(ui) ? 206.0f : 214.0f;
}

/* What was taken, the trick, the words and the hand stand on one axis; words go beside the trick where the hand needs
 * two rows, and large ones where a page is small. */
static void middle_of(frame *f, const ui_frame *ui, int n, int cards, bool led, bool asked) {
    const float below = f->taken.y + f->taken.h + 4;

    if (is_large(ui) && have_room_below(ui, cards)) {
        words_below(f, ui, n, below);
        return;
    }
    if (!is_tall(ui) && (cards > ROW_MOST || is_large(ui))) {
        if (!asked && !led) { /* there are no words, and nothing leads */
            f->alone = true;
            f->trick = (ui_rect){f->taken.x, below, f->taken.w, beside_height(ui, cards)};
        } else if (is_large(ui)) {
            words_beside(f, ui, n, below, beside_height(ui, cards), fmaxf(560.0f, 0.58f * f->taken.w));
        } else {
            words_aside(f, ui, n, below, beside_height(ui, cards), led);
        }
        return;
    }
    const float row = !is_tall(ui) ? 360.0f - 22.0f * (float)n /* many hold few, larger cards */
                      : n == 4     ? 284.0f
                      : n == 5     ? 260.0f
                      : cards <= 8 ? 330.0f /* in two rows */
                                   : 270.0f;
    const float words = is_tall(ui) ? 124.0f : words_height(ui);
    /* What nothing leads yet has no banner: the trick stands higher, with air below its names, and the hand has more
     * room; of that a row of most cards, which are as wide as they can be, leaves some to the trick. */
    const bool low = !led && !is_tall(ui);
    const float banner = sabbath_banner_height(ui), wide_hand = cards == ROW_MOST ? 34.0f : 0.0f;
    const float spare = low ? banner - wide_hand : 0.0f, air = low ? 0.4f * banner : 16.0f;
    f->banner = low ? 0.0f : banner;
    f->trick = (ui_rect){f->taken.x, below, f->taken.w, row - spare};
    f->question = (ui_rect){f->taken.x, below + row - spare + air + (is_tall(ui) ? 18.0f : 8.0f), f->taken.w, words};
}

/* Where the board and the hem of the left wing end. */
static float left_end(const ui_frame *ui) {
    return sabbath_board_of(ui).w + (is_tall(ui) ? curtain_w(ui) * 0.4f + 12 : curtain_w(ui) - 4);
}

static float right_end(const ui_frame *ui) {
    return ui->width - curtain_w(ui) - 6;
}

float sabbath_axis(const ui_frame *ui) {
    return (left_end(ui) + right_end(ui)) / 2;
}

static frame frame_of(const ui_frame *ui, int n, int cards, bool led, bool asked) {
    const bool tall = is_tall(ui);
    const float x = left_end(ui);
    frame f = {.per_row = tall && n > 3 ? (n + 1) / 2 : n, .name_side = !tall && n == 3 && !is_large(ui)};
    const int rows = (n + f.per_row - 1) / f.per_row;

    f.taken = (ui_rect){x, 12, right_end(ui) - x, (panel_height(ui, &f, n) + panel_gap) * (float)rows};
    f.done = table_done_place(ui, 300);
    f.done.x = sabbath_axis(ui) - f.done.w / 2;
    middle_of(&f, ui, n, cards, led, asked);
    /* Below the wings' ties there is more room than between the wings. */
    const float out = tall ? 2.0f : cards == ROW_MOST ? 34.0f : 30.0f;
    const float rises =
        cards > ROW_MOST && !is_plain(ui) ? 22.0f : 34.0f; /* a chosen card, clear of words and discs */
    const float from = fmaxf(f.trick.y + f.trick.h, f.question.y + f.question.h) + rises;
    f.hand = (ui_rect){f.taken.x - out, from, f.taken.w + 2 * out, f.done.y - 26.0f - from};
    return f;
}

/* A shelf on which nothing lies yet stands back, all but its numbers: the trick and the hand are the page then. */
static void taken_of(const sabbath_look *look, ui_rect at, int seat) {
    static const float seen = 0.45f, round = 6.0f; /* its board stands out */
    ui_draw *d = look->d;
    const bool back = !d->ui->high_contrast && sabbath_set_of(look->pub->taken[seat]) == 0;

    if (back) {
        ui_group_faded(d, ui_inset(at, -round), seen);
    }
    sabbath_draw_shelf(look, at, at.h, seat);
    if (back) {
        ui_group_end(d);
    }
    sabbath_draw_shelf_numbers(look, at, seat);
}

/* A shelf and whose it is; the own name is framed. */
static void panel(const sabbath_look *look, const frame *f, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const float high = shelf_height(d->ui, look->pub->n);
    const float side = f->name_side ? 150.0f : 0.0f;
    const ui_rect shelf = {at.x, at.y, at.w - side, high};
    const ui_rect plate = side > 0.0f ? (ui_rect){shelf.x + shelf.w + 6, at.y + high - name_h - 10, side - 6, name_h}
                                      : (ui_rect){at.x, at.y + high + name_gap, at.w, name_h};
    const ui_rect word = {plate.x + name_h + 6, plate.y, plate.w - name_h - 12, name_h};
    const ui_label_style name = UI_STYLE_NAME;

    taken_of(look, shelf, seat);
    ui_plate(d, plate, 36, ui_fade(UI_INK_950, 0.5f), seat == look->seat ? UI_PAPER_400 : 0, 1.6f, false);
    ui_seat_emblem(d, (ui_rect){plate.x + 4, plate.y + 2, name_h - 4, name_h - 4}, &look->t->seat[seat]);
    ui_label(d, word, &name, sabbath_name(look, seat));
}

/* Everybody's cards, clockwise from the own place. */
static void taken(const sabbath_look *look, const frame *f) {
    const ui_frame *ui = look->d->ui;
    const int n = look->pub->n;
    const float room = (f->taken.w - panel_gap * (float)(f->per_row - 1)) / (float)f->per_row;
    const float w = fminf(f->name_side || is_tall(ui) ? 310.0f : 230.0f, room), high = panel_height(ui, f, n);

    for (int i = 0; i < n; i++) {
        const int row = i / f->per_row, before = row * f->per_row;
        const int in_row = n - before < f->per_row ? n - before : f->per_row;
        const float left = (f->taken.w - w * (float)in_row - panel_gap * (float)(in_row - 1)) / 2;
        const float x = f->taken.x + left + (float)(i - before) * (w + panel_gap);
        panel(look, f, (ui_rect){x, f->taken.y + (float)row * (high + panel_gap), w, high}, (look->seat + i) % n);
    }
}

/* ---- question ---- */

static bool lies_face_down(const sabbath_look *look) {
    return look->t->n_legal > 0 && look->t->legal[0].kind == SABBATH_MOVE_FACE_DOWN;
}

/* Nothing is asked: above the hand's middle stands what it is called, wherever a question would; it leaves that the
 * room, as it has no button below. */
static const float over_call = 12.0f, below_call = 6.0f;

static ui_label_style call_style(void) {
    ui_label_style style = UI_STYLE_SENTENCE;

    style.size = task;
    return style;
}

static ui_rect below_a_call(ui_draw *d, const frame *f) {
    const ui_label_style style = call_style();
    const float high = ui_label_height(d->ui, &style, f->hand.w, ui_say(d, "sabbath.private.look"));
    ui_rect hand = f->hand;

    hand.y = fmaxf(hand.y, f->trick.y + f->trick.h + over_call + high + below_call);
    return hand;
}

static void call(ui_draw *d, ui_rect hand, float cards_y) {
    const ui_label_style style = call_style();
    const char *words = ui_say(d, "sabbath.private.look");
    const float high = ui_label_height(d->ui, &style, hand.w, words);

    ui_label(d, (ui_rect){hand.x, cards_y - below_call - high, hand.w, high}, &style, words);
}

static void question(const sabbath_look *look, const frame *f, const uint8_t *cards, int n) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SENTENCE, small = UI_STYLE_SMALL;
    const char *refused = t->page >= 1 && t->page <= n ? sabbath_refusal(look, cards[t->page - 1]) : NULL;
    const char *hint = refused != NULL                           ? refused
                       : lies_face_down(look)                    ? ui_say(d, "sabbath.private.face_down")
                       : look->pub->played == 0                  ? ui_say(d, "sabbath.private.lead")
                       : sabbath_can_follow(look->pub, look->me) ? ui_say(d, "sabbath.private.raised")
                                                                 : ui_say(d, "sabbath.private.free");

    style.size = task;
    style.valign = UI_BOTTOM;
    ui_rect at = f->question;
    if (f->head) {
        const float banner = look->pub->played > 0 ? sabbath_banner_height(d->ui) + 12 : 0.0f;
        at.y += banner;
        at.h -= banner;
    }
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * 0.52f}, &style,
             sabbath_can_follow(look->pub, look->me)
                 ? sabbath_question(look)
                 : UI_SAY(d, "sabbath.private.cannot", TEXT_STR("name", sabbath_name(look, look->seat))));
    small.align = UI_MIDDLE;
    small.valign = UI_TOP;
    small.size = meaning;
    small.colour = UI_PAPER_200;
    const ui_rect below = {at.x, at.y + at.h * 0.54f, at.w, at.h * 0.46f};
    if (refused != NULL) {
        ui_warning(d, below, &small, hint);
    } else {
        ui_label(d, below, &small, hint);
    }
}

/* ---- the hand ---- */

static void hand_card(const sabbath_look *look, const table_place *p, int i, int card, float lift) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const float sinks = 9.0f;
    const bool asked = t->n_legal > 0, may = asked && play_move(t, card) != NULL;
    const bool held = t->pick[0] == i + 1;
    const unsigned flags = UI_ZONE_INSPECT | (may ? UI_ZONE_OPTION | UI_ZONE_DRAG : asked ? UI_ZONE_OFF : 0u);
    ui_rect seen = held ? table_picked_card(d, p->at) : p->at;

    seen.y += held ? 0.0f : may ? -lift : asked ? sinks : 0.0f;
    sabbath_draw_card(d, seen, card, held ? 0.0f : p->degrees, asked && !may);
    ui_zone_add(d, ZONE_CARD, i, p->seen, flags);
    ui_focus(d, (ui_rect){seen.x, seen.y, p->seen.w, p->seen.h}, ZONE_CARD, i);
}

int sabbath_held_card(nt_view view, const table_ui *t) {
    const sabbath_priv *me = view.me;
    uint8_t cards[HAND_MAX];
    const int n = hand_list(me->hand, cards, HAND_MAX), i = t->page - SABBATH_PAGE_READ;

    return i >= 0 && i < n ? cards[i] : -1;
}

/* The card that is read, large, with the place of its witch. */
static void read_sheet(const sabbath_look *look, const frame *f, const uint8_t *cards, int n) {
    ui_draw *d = look->d;
    const int i = look->t->page - SABBATH_PAGE_READ;
    ui_label_style title = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;

    if (i < 0 || i >= n) {
        return;
    }
    const int card = cards[i], place = sabbath_place(look->pub, sabbath_colour(card));
    ui_rect words;
    const ui_rect big = table_large_card(d, (ui_rect){f->taken.x, 8, f->taken.w, f->hand.y - 8}, 600, 330, &words);
    sabbath_draw_card(d, big, card, 0.0f, false);
    title.align = UI_LEFT;
    title.size = 26;
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.24f}, &title,
             UI_SAY(d, "sabbath.card.title", TEXT_STR("colour", sabbath_colour_id[sabbath_colour(card)]),
                    TEXT_NUM("n", sabbath_number(card))));
    body.size = 21;
    body.valign = UI_TOP;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.28f, words.w, words.h * 0.72f}, &body,
             UI_SAY(d, "sabbath.private.read", TEXT_NUM("place", place + 1),
                    TEXT_NUM("value", sabbath_value(look->pub, place))));
}

/* As wide whichever card it names, which has its emblem there, too; until one is chosen it says that. */
static void done_button(const sabbath_look *look, const frame *f, const uint8_t *cards, int n) {
    const table_ui *t = look->t;
    const int i = t->pick[0] - 1;
    const bool ready = i >= 0 && i < n, open = ready && !lies_face_down(look);
    const char *how = !ready ? "none" : open ? "open" : "face_down";

    static const float around = 80.0f; /* the emblem, and the edges */
    const char *word = UI_SAY(look->d, "sabbath.private.play", TEXT_STR("how", how),
                              TEXT_STR("card", ready ? sabbath_card_name(look->w, cards[i]) : ""));
    const bool room = ui_label_width(look->d->ui, &UI_STYLE_BUTTON, word) + around <= f->done.w;

    table_done_sign(look->d, t, f->done, word, open && room ? sabbath_emblem_id[sabbath_colour(cards[i])] : NULL,
                    ready ? 0u : UI_ZONE_OFF);
}

/* The own place in the trick: a card may be dropped there, from below; one that is chosen is seen as it would lie. */
static void own_place(const sabbath_look *look, const sabbath_row_places *row, int chosen) {
    static const float seen = 0.72f;
    ui_draw *d = look->d;
    const int at = look->pub->played;

    if (look->t->n_legal == 0 || at >= look->pub->n) {
        return;
    }
    const ui_rect card = row->card[at];
    const float size = fminf(card.w * 0.3f, 34.0f);
    if (chosen < 0) {
        ui_wedge(d, ui_centre(card, size, size), 0, UI_LANTERN);
    } else {
        ui_group_faded(d, card, seen);
        if (lies_face_down(look)) {
            sabbath_draw_back(d, card, row->tilt[at]);
        } else {
            sabbath_draw_card(d, card, chosen, row->tilt[at], false);
        }
        ui_group_end(d);
    }
    ui_zone_add(d, SABBATH_ZONE_SLOT, 0, card, UI_ZONE_DROP);
    ui_focus(d, card, SABBATH_ZONE_SLOT, 0);
}

static void left_wing(ui_draw *d) {
    const float w = curtain_w(d->ui), behind = 10.0f; /* of it stands behind the column's board */

    if (!d->ui->high_contrast) {
        ui_picture(d, "curtain_left", (ui_rect){sabbath_board_of(d->ui).w - behind, 0, w, d->ui->height}, 1.0f);
    }
}

/* Cards lie in rows that are clear of each other, in as many as make them large where the window is tall, or in one,
 * or two of many. They are seen whole, with both of their numbers; of as many as a row takes at most each lies over
 * the rim of the one before, which makes all of them larger; with large words, which leave two rows little height,
 * the second row lies over the feet of the first. */
static table_hand held_as(const ui_frame *ui, int n) {
    const bool tall = is_tall(ui);
    table_hand held = {.widest = tall ? 190.0f : 150.0f,
                       .gap = 8,
                       .row_gap = 18.0f, /* of raised cards and those that are not */
                       .step = 1.0f,
                       .squeezed = tall ? 0.0f : 96.0f,
                       .one_row = ROW_MOST,
                       .slant_max = 1};

    if (n == ROW_MOST && !tall) {
        held.squeezed = 104.0f;
    } else if (n > ROW_MOST && !tall) {
        held.squeezed = 1.0f;
        held.step = is_large(ui) ? 0.68f : 1.0f;
    }
    return held;
}

void sabbath_draw_private(const sabbath_look *look) {
    const sabbath_priv *me = look->me;
    const ui_frame *ui = look->d->ui;
    uint8_t cards[HAND_MAX];
    table_place place[HAND_MAX];
    const int n = hand_list(me->hand, cards, HAND_MAX);
    const bool asked = look->t->n_legal > 0;
    frame f = frame_of(ui, look->pub->n, n, look->pub->played > 0, asked);
    const bool above = !f.head && f.lead.w <= 0.0f;
    const int picked = look->t->pick[0];
    sabbath_row_places row = f.alone ? sabbath_trick_alone(ui, f.trick, look->pub->n)
                             : above ? sabbath_trick_places(ui, f.trick, f.banner, look->pub->n, 0.5f)
                                     : sabbath_trick_beside(ui, f.trick, f.head ? f.question : f.lead, look->pub->n);
    const table_hand held = held_as(ui, n);

    row.breaks = f.lead.w > 0.0f;
    table_stage(look->d, "private", 0, curtain_w(ui));
    left_wing(look->d);
    sabbath_draw_column(look);
    taken(look, &f);
    sabbath_draw_trick_places(look, &row);
    sabbath_draw_trick(look, &row);
    own_place(look, &row, picked > 0 && picked <= n ? cards[picked - 1] : -1);
    if (asked) {
        question(look, &f, cards, n);
    } else {
        f.hand = below_a_call(look->d, &f);
    }
    table_hand_places(f.hand, &held, n, place);
    if (!asked && n > 0) {
        call(look->d, f.hand, place[0].at.y);
    }
    const bool rows = n > 0 && place[n - 1].at.y > place[0].at.y + place[0].at.h / 2;
    const float lift = rows ? 9.0f : 14.0f; /* two rows have less room between them */
    for (int i = 0; i < n; i++) {
        hand_card(look, &place[i], i, cards[i], lift);
    }
    done_button(look, &f, cards, n);
    read_sheet(look, &f, cards, n);
}

/* ---- input ---- */

/* Not a toggle: a drag presses the card once more before it is dropped. */
static void press_card(table_ui *t, const uint8_t *cards, int n, int index) {
    if (index < 0 || index >= n) {
        return;
    }
    if (play_move(t, cards[index]) != NULL) {
        t->pick[0] = (uint8_t)(index + 1);
        t->picks = 1;
    } else if (t->n_legal > 0) {
        t->page = index + 1;
    }
}

bool sabbath_private_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const sabbath_priv *me = view.me;
    uint8_t cards[HAND_MAX];
    const int n = hand_list(me->hand, cards, HAND_MAX);

    if (table_inspected(t, in, ZONE_CARD, SABBATH_PAGE_READ)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, ZONE_CARD)) {
        press_card(t, cards, n, in->n);
        return true;
    }
    if (ui_chose(in, ZONE_DONE) || ui_chose(in, SABBATH_ZONE_SLOT)) {
        const int at = t->pick[0];
        return table_take(at >= 1 && at <= n ? play_move(t, cards[at - 1]) : NULL, move, has_move);
    }
    return false;
}
