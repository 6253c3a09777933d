/* The witch column on its board: value and witch, the strongest on top. The swap is chosen on it and seen on it. */
#include <math.h>

#include "sabbath_table.h"
#include "ui/cut.h"
#include "ui/motion.h"
#include "ui/rim.h"

float sabbath_beside_board(const ui_frame *ui) {
    const bool wide = ui->width > ui->height;

    return ui->rim != NULL && wide ? fminf(ui->rim->side, ui->width * 0.185f) : 0.0f;
}

/* Whether a hand at the left of a tall frame leaves the column room above it or below it, and where: clear of hands
 * at the top and at the bottom that reach there. */
static bool is_past_hand(const ui_frame *ui, ui_rect *room) {
    static const float least = 430.0f, between = 6.0f;
    float top = 0.0f, first = ui->height, last = 0.0f, bottom = ui->height;

    if (ui->rim == NULL || !ui->rim->left || ui->width >= ui->height) {
        return false;
    }
    for (int i = 0; i < ui->rim->n_open; i++) {
        const ui_rect hand = ui_inset(ui->rim->open[i], -between);
        const float foot = hand.y + hand.h;
        if (ui->rim->open[i].x <= 0.0f) {
            first = fminf(first, hand.y);
            last = fmaxf(last, foot);
        } else if (hand.x < ui->rim->side) {
            top = hand.y <= 0.0f ? fmaxf(top, foot) : top;
            bottom = foot >= ui->height ? fminf(bottom, hand.y) : bottom;
        }
    }
    *room = bottom - last >= first - top ? (ui_rect){0, last, ui->rim->side, bottom - last}
                                         : (ui_rect){0, top, ui->rim->side, first - top};
    return last > 0.0f && room->h >= least;
}

/* Hands at the top and the bottom that lie over a board: it stands between them. */
static ui_rect between_hands(const ui_frame *ui, ui_rect board) {
    static const float between = 6.0f, high = 14.0f; /* it ends so far below what it holds */

    for (int i = 0; ui->rim != NULL && i < ui->rim->n_open; i++) {
        const ui_rect hand = ui_inset(ui->rim->open[i], -between);
        const float end = hand.y + hand.h;
        const bool side = hand.x <= 0.0f || hand.x + hand.w >= ui->width;
        if (side || hand.x >= board.x + board.w || hand.x + hand.w <= board.x) {
            continue;
        }
        if (hand.y <= 0.0f) {
            board.h -= fmaxf(end - board.y, 0.0f);
            board.y = fmaxf(end, board.y);
        } else if (end >= ui->height) {
            board.h = fminf(board.h, hand.y + high - board.y);
        }
    }
    return board;
}

/* At the left edge. A hand that is opened there on a flat table lies in its place. It stands beside it meanwhile; on
 * a tall one above or below it, as the trick has to lie beside both, or else narrower. */
ui_rect sabbath_board_beside(const ui_frame *ui) {
    static const float wide = 254.0f, tall = 158.0f, large = 190.0f, narrow = 126.0f;
    const float high = ui->height - ui_apron_height(ui) + 14;
    const bool left = ui->rim != NULL && ui->rim->left;
    ui_rect room;

    if (is_past_hand(ui, &room)) {
        return room;
    }
    if (ui->width >= ui->height) {
        return between_hands(ui, (ui_rect){left ? sabbath_beside_board(ui) : 0.0f, 0, wide, high});
    }
    return between_hands(ui, left ? (ui_rect){ui->rim->side, 0, narrow, high}
                                  : (ui_rect){0, 0, ui_large_words(ui) ? large : tall, high});
}

ui_rect sabbath_board_of(const ui_frame *ui) {
    ui_frame before;
    const ui_rect is = sabbath_board_beside(ui);

    return ui_rim_before(ui, &before) ? motion_area(sabbath_board_beside(&before), is, ui->rim->glides) : is;
}

typedef struct {
    ui_rect title, caption, value[SABBATH_COLOURS], witch[SABBATH_COLOURS];
} places;

/* Off her frame, a witch has the plaque at her feet, of so much of her height, or her value at her side. */
static const float off_witch = 12.0f, plaque = 1.32f;

/* Beside a hand the board is so narrow that words are smaller or want another line. */
static bool is_narrow(float w) {
    return w < 115.0f;
}

static ui_label_style caption_style(float w) {
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_400;
    style.lines = is_narrow(w) ? 3 : 2;
    return style;
}

/* Large words keep to one line where that holds them, smaller but still large: the witches need the height. */
static float caption_height(ui_draw *d, float w) {
    static const float large_least = 1.25f;
    const ui_frame *ui = d->ui;
    const char *text = ui_say(d, "sabbath.column.caption");
    ui_label_style one = caption_style(w);
    const float line = ui_label_height(ui, &one, 10.0f * w, text) + 4;

    one.lines = 1;
    const ui_rect box = {0, 0, w, line};
    const bool large = ui_label_size(ui, box, &one, text) * ui->text_scale >= large_least * one.size;
    if (large && ui_label_fits(ui, box, &one, text)) {
        return line;
    }
    return ui_label_height(ui, &one, w, text) + 4;
}

static ui_label_style title_style(float w) {
    ui_label_style style = UI_STYLE_HEAD;

    style.align = UI_MIDDLE;
    style.size = is_narrow(w) ? 27 : 32;
    style.lines = 2;
    return style;
}

/* Two lines of a script that is high need more on a narrow board. */
static float title_height(ui_draw *d, float w, bool tall) {
    const ui_label_style style = title_style(w);
    const float usual = tall ? 78.0f + 34.0f * (d->ui->text_scale - 1.0f) : 46.0f;
    const ui_rect box = {0, 0, w, usual};

    return !tall || ui_label_fits(d->ui, box, &style, ui_say(d, "sabbath.column.title"))
               ? usual
               : fmaxf(usual, 2.4f * ui_label_least(d->ui, &style));
}

/* A tall board has a witch over its whole width and her value as a plaque at her feet; on a wide one, which is low,
 * the value stands at her side. own: on a private frame. */
static places places_of(ui_draw *d, ui_rect board, int n, bool own) {
    const ui_frame *ui = d->ui;
    places p;
    ui_rect room;
    const bool tall = ui->height > ui->width && !is_past_hand(ui, &room);
    const bool slim = tall && board.x > 0.0f; /* beside a hand */
    const float margin = slim ? 6.0f : tall ? 15.0f : 18.0f, edge = slim ? 8.0f : tall ? 18.0f : 22.0f;
    const float all = board.w - margin - edge, head = title_height(d, all, tall);
    const float caption = fminf(fmaxf(caption_height(d, all), 26.0f), fmaxf(56.0f * ui->text_scale, 92.0f));
    const float witch_w = tall ? all : (all - off_witch) * 0.65f, value_w = all - off_witch - witch_w;
    const float top = board.y + 12.0f + head + caption + 14.0f; /* what a lesson lights there keeps off the words */
    /* The application's own button stands below, but for tall windows and flat tables. */
    const float below = tall || ui->rim != NULL || (n == 5 && !own) ? 6.0f : 76.0f;
    /* A private frame has no apron, and the application's buttons lie below it. */
    const float bottom = own ? ui->height - 24.0f : board.y + board.h - 14.0f - below, each = (bottom - top) / 4;
    const float w_high = fminf(witch_w * 70.0f / 69.0f, tall ? (each - off_witch - 18.0f) / plaque : each - 9.0f);
    const float w_wide = w_high * 69.0f / 70.0f, pitch = tall ? each : fminf(each, w_high * 1.5f);

    p.title = (ui_rect){board.x + margin, board.y + 12.0f, all, head};
    p.caption = (ui_rect){p.title.x, p.title.y + head, all, caption};
    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const float y = top + (float)i * pitch, x = board.x + margin + all - witch_w + (witch_w - w_wide) / 2;
        p.witch[i] = (ui_rect){x, y, w_wide, w_high};
        p.value[i] = tall ? (ui_rect){x, y + w_high + off_witch, w_wide, w_high * (plaque - 1.0f)}
                          : (ui_rect){board.x + margin, y + w_high * 0.07f, value_w, w_high * 0.86f};
    }
    return p;
}

/* Between the i-th place and the one above it, on the side of the values. */
static ui_rect gap_above(const places *p, int i) {
    const ui_rect v = p->value[i], before = p->value[i - 1];
    const float from = before.y + before.h, to = v.x < p->witch[i].x ? v.y : p->witch[i].y;

    return (ui_rect){v.x, from, v.w, to - from};
}

static void ground(ui_draw *d, ui_rect board) {
    board.y = 0.0f;
    board.h = d->ui->height;
    if (board.x > 0.0f) { /* beside an open hand: up to the frame's edge, which the hand may leave free */
        board.w += board.x;
        board.x = 0.0f;
    }
    if (d->ui->high_contrast) {
        ui_fill(d, board, ui_theme(d->ui, UI_INK_950));
        ui_fill(d, (ui_rect){board.x + board.w - 2, 0, 2, board.h}, ui_theme(d->ui, UI_PAPER_100));
        return;
    }
    /* Down to the frame's edge, below what covers its foot. */
    ui_picture(d, "sabbath/board", board, 1.0f);
}

static void words(ui_draw *d, const places *p) {
    const ui_label_style small = caption_style(p->caption.w);
    const ui_label_style title = title_style(p->title.w);

    ui_label(d, p->title, &title, ui_say(d, "sabbath.column.title"));
    ui_label(d, p->caption, &small, ui_say(d, "sabbath.column.caption"));
}

/* ---- the swap ---- */

static const float pi = 3.14159265f;

static ui_rect scaled(ui_rect at, float by) {
    return ui_centre(at, at.w * by, at.h * by);
}

static void moving_witch(ui_draw *d, ui_rect seen, ui_rect stands, int colour) {
    const ui_rect whole = ui_centre(seen, stands.w, stands.h);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    sabbath_draw_witch(d, whole, colour);
    ui_group_end(d);
}

/* Where witches pass, on their board, beside which somebody sits: so large at most is the one that is moved, and of
 * the other, which steps back to a part of her size, so much is seen. */
static const float nearer = 0.92f, stepped_back = 0.72f, seen_of_other = 0.46f;

/* Where the two are when so much of the way is behind them. */
typedef struct {
    ui_rect mover, other;
} pair;

/* Two witches change places: they go round each other on their board and off the values. Where these stand at their
 * feet the two go below them and meet in the lower place. The one that is moved goes away from the values. */
static pair passing(const ui_rect board, const places *p, int from, int to, float turn) {
    static const float edge = 9.0f; /* the light around her, and air */
    const float out = sinf(pi * turn), back = motion_eighths(out), stand = p->witch[to].w;
    const bool beside = p->value[0].x < p->witch[0].x;
    const float left = (beside ? p->value[0].x + p->value[0].w : board.x) + edge;
    const float down = beside ? 0.0f : out * (p->witch[1].y - p->witch[0].y) / 2;
    const float room = board.x + board.w - edge - left;
    const float by = fminf(nearer, room / (stand * (1.0f + seen_of_other * stepped_back)));
    ui_rect mover = scaled(table_between(p->witch[from], p->witch[to], turn), 1.0f - back * (1.0f - by));
    ui_rect other =
        scaled(table_between(p->witch[to], p->witch[from], turn), 1.0f - back * (1.0f - by * stepped_back));

    mover.x += out * (board.x + board.w - edge - mover.w - mover.x);
    other.x += out * (left - other.x);
    mover.y += down;
    other.y += down;
    return (pair){mover, other};
}

/* ---- how she goes: on her broom, and where from and where to ---- */

static void path(cut_svg *s, ui_colour fill) {
    cut_text(s, "Z\"");
    cut_paint(s, "fill", fill);
    cut_text(s, "/>");
}

/* Its bristles at the left. */
static void broom(ui_draw *d, ui_rect at) {
    static const ui_colour wood = 0xFFB98150u, straw = 0xFFE3B765u, band = 0xFF6A4028u;
    const float w = at.w, h = at.h;
    const bool plain = d->ui->high_contrast;
    cut_svg s;

    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', w * 0.2f, h * 0.44f);
    cut_point(&s, 'L', w, h * 0.4f);
    cut_point(&s, 'L', w, h * 0.58f);
    cut_point(&s, 'L', w * 0.2f, h * 0.6f);
    path(&s, plain ? UI_PAPER_100 : wood);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', w * 0.26f, h * 0.34f);
    cut_point(&s, 'L', w * 0.12f, h * 0.08f);
    cut_point(&s, 'L', 0, 0);
    cut_point(&s, 'L', w * 0.035f, h * 0.26f);
    cut_point(&s, 'L', 0, h * 0.36f);
    cut_point(&s, 'L', w * 0.03f, h * 0.56f);
    cut_point(&s, 'L', 0, h * 0.72f);
    cut_point(&s, 'L', w * 0.035f, h * 0.82f);
    cut_point(&s, 'L', 0, h);
    cut_point(&s, 'L', w * 0.13f, h * 0.94f);
    cut_point(&s, 'L', w * 0.26f, h * 0.7f);
    path(&s, plain ? UI_PAPER_100 : straw);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', w * 0.2f, h * 0.24f);
    cut_point(&s, 'L', w * 0.235f, h * 0.26f);
    cut_point(&s, 'L', w * 0.235f, h * 0.78f);
    cut_point(&s, 'L', w * 0.2f, h * 0.8f);
    path(&s, plain ? UI_INK_950 : band);
    ui_shape(d, at, s.at);
}

/* She sits askew, most so halfway: her broom before her, at her feet, and the light that was around her while she was
 * asked about, which goes out as she arrives. */
static void flying_witch(ui_draw *d, ui_rect seen, ui_rect stands, int colour, bool up, float part) {
    static const float light = 5.0f, goes_out = 0.8f, askew = 9.0f, slant = 9.0f;
    const ui_rect whole = ui_centre(seen, stands.w, stands.h);
    const float out = motion_eighths(sinf(pi * motion_smooth(part))), way = up ? -1.0f : 1.0f;
    const ui_rect stick = {whole.x - whole.w * 0.14f, whole.y + whole.h * 0.72f, whole.w * 1.22f, whole.w * 0.36f};
    const float grown = motion_of(out, 0.1f, 0.5f), lit = 1.0f - motion_stepped(motion_of(part, goes_out, 1.0f), 4);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, motion_degrees(way * askew * out));
    ui_plate(d, ui_inset(whole, -light), 31, ui_fade(UI_LANTERN, lit), 0, 0.0f, false);
    sabbath_draw_witch(d, whole, colour);
    if (grown > 0.0f) {
        ui_scale(d, ui_centre(stick, stick.w * grown, stick.h * grown), stick);
        ui_group(d, stick, 0, way * slant);
        broom(d, stick);
        ui_group_end(d);
    }
    ui_group_end(d);
}

/* From the place that she leaves straight to the far end of the one that she goes to: thin where it begins, with a
 * head that is seen until she is there. Where a value stands between the two it begins beyond that. */
static void way_of(ui_draw *d, ui_rect from, ui_rect to, bool between, float alpha) {
    static const float thin = 0.05f, thick = 0.11f, wide = 0.27f, high = 0.34f, air = 0.1f; /* of her place */
    const float way = to.y > from.y ? 1.0f : -1.0f, w = to.w, x = w / 2;
    const ui_rect at = ui_both(from, to);
    const float near = to.y - at.y + to.h * (0.5f - way * 0.5f);
    const float begin = between ? near : from.y - at.y + from.h / 2,
                tip = to.y - at.y + to.h * (0.5f + way * (0.5f - air)), neck = tip - way * high * w;
    cut_svg s;

    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', x - thin * w, begin);
    cut_point(&s, 'L', x - thick * w, neck);
    cut_point(&s, 'L', x - wide * w, neck);
    cut_point(&s, 'L', x, tip);
    cut_point(&s, 'L', x + wide * w, neck);
    cut_point(&s, 'L', x + thick * w, neck);
    cut_point(&s, 'L', x + thin * w, begin);
    path(&s, ui_theme(d->ui, UI_LANTERN));
    ui_slot_faded(d, ui_inset(to, 6.0f), UI_LANTERN, alpha);
    ui_shape_faded(d, at, s.at, alpha);
}

static const float frame_out = 6.0f, frame_w = 4.0f; /* of the witch who moves */

/* Between her frame and what stands in the place above or below, where values stand at the witches' feet. */
static ui_rect room_of_way(const places *p, int at, int direction) {
    static const float air = 4.0f;
    const ui_rect gap = gap_above(p, direction == SABBATH_UP ? at : at + 1);
    const float above = direction == SABBATH_UP ? air : 2 * air,
                below = direction == SABBATH_UP ? frame_out + air : air;

    return (ui_rect){gap.x, gap.y + above, gap.w, gap.h - above - below};
}

/* A way that is open is the score card of the place that she goes to, which says what she is worth there, and the
 * witch who stands there; the way in a word stands on the card or between the two. Beyond the ends there is none. */
static void way(const sabbath_look *look, const places *p, int at, int direction) {
    ui_draw *d = look->d;
    const int beside = direction == SABBATH_UP ? at - 1 : at + 1;
    const bool asked = !look->t->locked && table_find_move(look->t, SABBATH_MOVE_WITCH, direction, TABLE_ANY) != NULL;

    if (beside < 0 || beside >= SABBATH_COLOURS) {
        return;
    }
    sabbath_draw_way(d, p->value[beside], room_of_way(p, at, direction), sabbath_value(look->pub, beside),
                     direction == SABBATH_UP, !look->chair[look->pub->turn % SABBATH_SEATS].bot);
    if (asked) {
        ui_zone_add(d, SABBATH_ZONE_SWAP, direction, ui_both(p->witch[beside], p->value[beside]),
                    UI_ZONE_OPTION | (direction == SABBATH_UP ? UI_ZONE_DEFAULT : 0));
        ui_focus(d, p->witch[beside], SABBATH_ZONE_SWAP, direction);
    }
}

static void ways(const sabbath_look *look, const places *p) {
    const int at = sabbath_place(look->pub, sabbath_moving(look->pub));

    way(look, p, at, SABBATH_UP);
    way(look, p, at, SABBATH_DOWN);
}

/* Over the witches who begin to move. */
static void ways_go(const sabbath_look *look, ui_rect board, const places *p) {
    static const float gone_at = 0.15f;
    const float seen = 1.0f - motion_stepped(look->t->part / gone_at, MOTION_PANEL_STEPS);

    if (seen > 0.0f) {
        ui_group_faded(look->d, board, seen);
        ways(look, p);
        ui_group_end(look->d);
    }
}

void sabbath_draw_swap(const sabbath_look *look) {
    const nt_event *moved = sabbath_shown(look, SABBATH_EV_WITCH);

    if (moved == NULL) {
        return;
    }
    const ui_rect board = sabbath_board_of(look->d->ui);
    const places p = places_of(look->d, board, look->pub->n, false);
    const uint8_t *a = moved->arg;
    const int to = a[4] % SABBATH_COLOURS;
    const int from = a[2] == SABBATH_UP ? (to + 1) % SABBATH_COLOURS : (to + SABBATH_COLOURS - 1) % SABBATH_COLOURS;
    const float part = look->t->part;
    const pair both = passing(board, &p, from, to, motion_smooth(part));

    const bool below = p.value[0].x >= p.witch[0].x; /* the values stand at their feet */
    way_of(look->d, p.witch[from], p.witch[to], below,
           motion_of(part, 0.0f, 0.15f) * (1.0f - motion_of(part, 0.85f, 1.0f)));
    moving_witch(look->d, both.other, p.witch[to], a[3]);
    flying_witch(look->d, both.mover, p.witch[to], a[1], a[2] == SABBATH_UP, part);
    for (int i = 0; i < SABBATH_COLOURS && below; i++) {
        sabbath_draw_value(look->d, p.value[i], sabbath_value(look->pub, i));
    }
    ways_go(look, board, &p);
}

/* While the cards are dealt the witches are turned up on the board, the strongest first. */
static void line_up(const sabbath_look *look, const nt_event *dealt, const places *p) {
    const uint8_t *column = &dealt->arg[2];

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        bool face;
        const float part = fminf(fmaxf(look->t->part * 4.0f - 0.6f * (float)i, 0.0f), 1.0f);
        const float open = motion_turned(part, &face);
        if (face) {
            const ui_rect at = p->witch[i];
            sabbath_draw_witch(look->d, ui_centre(at, at.w * open, at.h), column[i]);
        }
    }
}

/* Of what may be chosen so much is seen. */
static float choice_seen(const sabbath_look *look) {
    return motion_stepped(1.0f - sabbath_change_left(look, SABBATH_STANDS_WITCH), MOTION_PANEL_STEPS);
}

/* Shown while bots choose and while the house makes a forced move, too: everybody sees what may happen. */
static void choice(const sabbath_look *look, ui_rect board, const places *p) {
    const int at = sabbath_place(look->pub, sabbath_moving(look->pub));
    const float seen = choice_seen(look);

    if (seen < 1.0f) {
        ui_group_faded(look->d, board, seen);
    }
    ui_plate(look->d, ui_inset(p->witch[at], -frame_out), 31, 0x00000000u, UI_LANTERN, frame_w, false);
    ways(look, p);
    if (seen < 1.0f) {
        ui_group_end(look->d);
    }
}

static bool is_choosing(const sabbath_look *look) {
    return look->pub->phase == SABBATH_WITCH && look->me == NULL && look->t->part >= 1.0f;
}

/* Whether the i-th place is one that she may go to. */
static bool is_way(const sabbath_look *look, int i) {
    const int at = is_choosing(look) ? sabbath_place(look->pub, sabbath_moving(look->pub)) : 2 * SABBATH_COLOURS;

    return i == at - 1 || i == at + 1;
}

void sabbath_draw_column(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_rect board = sabbath_board_of(d->ui);
    const places p = places_of(d, board, pub->n, look->me != NULL);
    const nt_event *moved = sabbath_shown(look, SABBATH_EV_WITCH), *dealt = sabbath_shown(look, SABBATH_EV_DEALT);
    const bool stands = pub->phase != SABBATH_DEAL;

    ground(d, board);
    words(d, &p);
    ui_mark_add(d, SABBATH_MARK_COLUMN, 0,
                ui_both(ui_both(p.value[0], p.witch[0]),
                        ui_both(p.value[SABBATH_COLOURS - 1], p.witch[SABBATH_COLOURS - 1])));
    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const ui_rect v = p.value[i];
        if (i > 0) {
            ui_wedge(d, ui_centre(gap_above(&p, i), 18, 12), 2, UI_PAPER_400);
        }
        const int colour = pub->column[i];
        const bool in_swap = moved != NULL && (colour == moved->arg[1] || colour == moved->arg[3]);
        if (stands && !in_swap) {
            sabbath_draw_witch(d, p.witch[i], colour);
        }
        if (!is_way(look, i) || choice_seen(look) < 1.0f) {
            sabbath_draw_value(d, v, sabbath_value(pub, i));
        }
    }
    if (dealt != NULL) {
        line_up(look, dealt, &p);
    } else if (is_choosing(look)) {
        choice(look, board, &p);
    }
}
