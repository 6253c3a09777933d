/* GROWL's private frame, its middle: what is new to a seat, what it is shown, and what it answers without cards. */
#include <math.h>

#include "growl_table_private.h"

/* ---- looks ---- */

/* What came, what it made of you, what to do with it. */
static void panel(ui_draw *d, ui_rect at, const char *title, const char *text) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    const float title_h = at.h * 0.34f;

    head.size = 28;
    head.valign = UI_BOTTOM;
    head.lines = 2;
    body.align = UI_MIDDLE;
    body.size = 22;
    body.valign = UI_TOP;
    body.colour = UI_PAPER_200;
    ui_label(d, (ui_rect){at.x, at.y, at.w, title_h}, &head, title);
    ui_label(d, (ui_rect){at.x, at.y + title_h + 8, at.w, at.h - title_h - 8}, &body, text);
}

static void sniff(const growl_look *look, ui_rect at) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    uint8_t seats[GROWL_SEATS];
    int n = 0;

    for (int i = 0; i < pub->n && look->me->sniffed; i++) {
        if (look->me->sniff[i] && i != look->seat) {
            seats[n++] = (uint8_t)i;
        }
    }
    const char *names = growl_names(look, seats, n);
    const char *text = !look->me->sniffed ? ui_say(d, "growl.private.sniff_human")
                       : names == NULL    ? ui_say(d, "growl.private.sniff_alone")
                                          : UI_SAY(d, "growl.private.sniff_wolf", TEXT_STR("names", names));
    panel(d, at, ui_say(d, "growl.private.sniff"), text);
}

static const char *came(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const growl_priv *me = look->me;

    if (pub->step == GROWL_STEP_VIEW_GIFT && me->fresh_n > 0) {
        const int giver = pub->gifts > 0 ? pub->gift[pub->gifts - 1].giver : pub->active;
        return UI_SAY(look->d, "growl.private.came_gift", TEXT_STR("card", growl_kind_or_none(me->fresh[0])),
                      TEXT_STR("name", growl_name(look, giver)));
    }
    return UI_SAY(look->d, "growl.private.came_night", TEXT_NUM("n", me->fresh_n));
}

static const char *state_line(const growl_look *look) {
    const growl_priv *me = look->me;
    const char *state = me->team != GROWL_WOLF ? "human" : me->news ? "turned" : "wolf";

    return UI_SAY(look->d, "growl.private.state", TEXT_STR("state", state));
}

static void view_news(const growl_look *look, ui_rect at) {
    panel(look->d, at, came(look), state_line(look));
}

static void peek(const growl_look *look, ui_rect at) {
    const growl_priv *me = look->me;
    ui_draw *d = look->d;

    if (look->pub->night_card == GROWL_HOUND) {
        panel(d, at, UI_SAY(d, "growl.private.hound_hand", TEXT_STR("name", growl_name(look, me->hound_seat - 1))),
              ui_say(d, "growl.private.hound_hint"));
        return;
    }
    const ui_rect box = ui_centre(at, fminf(at.w, 820.0f), fminf(at.h - 16, 230.0f));
    const float h = box.h - 16, w = h * 63.0f / 88.0f;
    const ui_rect words = {box.x + w + 30, box.y, box.w - w - 30, box.h};
    panel(d, words,
          UI_SAY(d, "growl.private.serum_shown", TEXT_STR("name", growl_name(look, me->serum_seat - 1)),
                 TEXT_STR("card", growl_kind_or_none(me->serum_kind))),
          ui_say(d, "growl.private.serum_hint"));
    if (me->serum_kind < GROWL_KINDS) {
        growl_draw_day_card(d, (ui_rect){box.x, box.y + 8, w, h}, growl_kind_id[me->serum_kind], -2.0f, false);
    } else {
        ui_slot(d, (ui_rect){box.x, box.y + 8, w, h}, UI_PAPER_400);
    }
}

/* ---- choices without cards ---- */

static void pick_plate(const growl_look *look, ui_rect at, int n, int seat, const char *label) {
    ui_draw *d = look->d;
    const bool on = look->t->pick[0] == n + 1;
    const float r = fminf(at.h - 14, at.h > 90.0f && !ui_large_words(d->ui) ? 80.0f : 56.0f);
    ui_label_style style = UI_STYLE_BUTTON;

    ui_plate(d, at, 30u + (unsigned)seat, on ? UI_PAPER_100 : UI_INK_700,
             ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], 2.4f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 10, at.y + (at.h - r) / 2, r, r}, &look->t->seat[seat]);
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    style.align = UI_LEFT;
    style.name = label == NULL;
    ui_label(d, (ui_rect){at.x + r + 20, at.y + 2, at.w - r - 28 - (on ? 26.0f : 0.0f), at.h - 4}, &style,
             label != NULL ? label : growl_name(look, seat));
    if (on) {
        ui_figure(d, "check", (ui_rect){at.x + at.w - 34, at.y + (at.h - 26) / 2, 26, 26}, UI_INK_900);
    }
    ui_zone_add(d, GROWL_ZONE_PICK, n, at, UI_ZONE_OPTION);
    ui_focus(d, at, GROWL_ZONE_PICK, n);
}

static ui_label_style question_style(void) {
    ui_label_style style = UI_STYLE_SENTENCE;

    style.size = 26;
    style.lines = 2;
    return style;
}

static void question_line(ui_draw *d, ui_rect at, const char *text) {
    const ui_label_style style = question_style();

    ui_label(d, at, &style, text);
}

/* What comes of an answer, below its question. */
static void consequence(ui_draw *d, ui_rect at, const char *text) {
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.colour = UI_PAPER_200;
    small.lines = 1;
    ui_label(d, at, &small, text);
}

static float consequence_high(const ui_frame *ui) {
    return 30.0f * ui->text_scale;
}

/* The next of the pointing circle on a side. */
static int next_pointing(const growl_pub *pub, int seat, int side) {
    for (int k = 1; k < pub->n; k++) {
        const int other = pub->who[(pub->place[seat] + (side == 0 ? k : pub->n - k)) % pub->n];
        if (pub->group[other]) {
            return other;
        }
    }
    return seat;
}

/* On a neighbour's plate stands the house, as on the table; not where words reach so far: `words`, their edge. */
static void neighbours_house(const growl_look *look, ui_rect plate, int seat, int side, float words) {
    static const float high = 84.0f, air = 16.0f;
    const float w = high * 110.0f / 120.0f;
    const ui_rect at = {plate.x + (plate.w - w) / 2, plate.y - high + 3.0f, w, high};

    if (side == 0 ? at.x + w + air <= words : at.x - air >= words) {
        growl_draw_house(look, at, look->pub->place[seat], GROWL_ASLEEP);
    }
}

/* From whoever points an arm reaches to the plate, pale until that is chosen; a wedge where there is no room for it.
 */
static void pointing_hand(const growl_look *look, ui_rect room, int side, bool chosen) {
    static const float narrow = 60.0f;
    ui_draw *d = look->d;

    if (room.w < narrow) {
        ui_wedge(d, ui_centre(room, 24, 40), side == 0 ? 3 : 1, UI_LANTERN);
        return;
    }
    ui_figure(d, side == 0 ? "points_left" : "points_right", ui_centre(room, room.w, room.w),
              ui_theme(d->ui, chosen ? UI_LANTERN : UI_PAPER_400));
}

/* Whoever points is in the middle, with an arm to each neighbour. Left stays left: real directions are never
 * swapped. */
static void pointing(const growl_look *look, ui_rect at, float words) {
    static const char *const key[] = {"growl.private.left", "growl.private.right"};
    static const float widest = 290.0f, least = 220.0f, longest = 128.0f, shortest = 34.0f, air = 8.0f;
    ui_draw *d = look->d;
    const float mid = at.x + at.w / 2, own = fminf(76.0f, at.h - 10), half = fminf(at.w, 1000.0f) / 2;
    const float arm = fmaxf(shortest, fminf(longest, half - own / 2 - 2 * air - least)),
                inner = own / 2 + arm + 2 * air, w = fminf(widest, half - inner);

    ui_seat_emblem(d, (ui_rect){mid - own / 2, at.y + (at.h - own) / 2, own, own}, &look->t->seat[look->seat]);
    for (int side = 0; side < 2; side++) {
        const int to = next_pointing(look->pub, look->seat, side);
        const ui_rect box = {side == 0 ? mid - inner - w : mid + inner, at.y, w, at.h};
        const ui_rect room = {side == 0 ? mid - own / 2 - air - arm : mid + own / 2 + air, at.y, arm, at.h};
        neighbours_house(look, box, to, side, side == 0 ? mid - words / 2 : mid + words / 2);
        pick_plate(look, box, side, to, UI_SAY(d, key[side], TEXT_STR("name", growl_name(look, to))));
        pointing_hand(look, room, side, look->t->pick[0] == side + 1);
    }
}

static void point(const growl_look *look, ui_rect at) {
    ui_draw *d = look->d;
    const float h = fminf(112.0f, at.h * 0.46f);
    const float hint = consequence_high(d->ui), asked = at.h - h - 28 - hint;
    const ui_label_style asks = question_style(), tells = UI_STYLE_SMALL;
    const char *question = ui_say(d, "growl.private.point"), *says = ui_say(d, "growl.private.point_hint");
    const float words = fmaxf(ui_label_width(d->ui, &asks, question), ui_label_width(d->ui, &tells, says));
    const float together = fminf(asked, 96.0f * d->ui->text_scale); /* in a tall window, too */

    question_line(d, (ui_rect){at.x + 20, at.y + asked - together, at.w - 40, together}, question);
    consequence(d, (ui_rect){at.x + 20, at.y + asked, at.w - 40, hint}, says);
    pointing(look, (ui_rect){at.x, at.y + at.h - h - 8, at.w, h}, words);
}

/* The list starts at another seat for each opening. */
static void purge(const growl_look *look, ui_rect at) {
    const growl_pub *pub = look->pub;
    int seats[GROWL_SEATS], n = 0;

    for (int k = 0; k < pub->n; k++) {
        const int seat = pub->who[(look->t->shuffle + (uint32_t)k) % pub->n];
        if (table_find_move(look->t, GROWL_MOVE_VOTE, seat, TABLE_ANY) != NULL) {
            seats[n++] = seat;
        }
    }
    const bool large = ui_large_words(look->d->ui); /* a name needs the width more than a row the height */
    const int most = at.w > 800 ? 5 : large && n <= 6 ? 2 : 3, columns = n > 0 && n < most ? n : most;
    const int rows = n > 0 ? (n + columns - 1) / columns : 1;
    const float gap = 10, question = 50, hint = consequence_high(look->d->ui), all = at.h - gap * (float)rows;
    const bool says =
        (all - question - hint) / (float)rows >= ui_target(look->d->ui); /* else the table's card does */
    const float top = says ? question + hint : question, h = fminf(72.0f, (all - top) / (float)rows);
    const float w = fminf(large ? 240.0f : 200.0f, (at.w - gap * (float)(columns - 1)) / (float)columns);
    question_line(look->d, (ui_rect){at.x, at.y, at.w, question - 4}, ui_say(look->d, "growl.private.purge"));
    if (says) {
        consequence(look->d, (ui_rect){at.x, at.y + question - 4, at.w, hint},
                    ui_say(look->d, "growl.private.purge_hint"));
    }
    for (int i = 0; i < n; i++) {
        const int row = i / columns, in_row = row < rows - 1 ? columns : n - columns * (rows - 1);
        const float row_w = (float)in_row * (w + gap) - gap;
        const ui_rect box = {at.x + (at.w - row_w) / 2 + (float)(i % columns) * (w + gap),
                             at.y + top + (float)row * (h + gap), w, h};
        pick_plate(look, box, seats[i], seats[i], NULL);
    }
}

/* Nothing has come to whoever looks by wish; the dead have nothing to take care of. */
static void by_wish(const growl_look *look, ui_rect at) {
    if (look->pub->alive[look->seat]) {
        question_line(look->d, (ui_rect){at.x, at.y, at.w, at.h * 0.6f}, state_line(look));
    }
}

void growl_draw_news(const growl_look *look, ui_rect at) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;

    switch (look->t->n_legal > 0 ? (growl_step)pub->step : GROWL_STEP_OVER) {
    case GROWL_STEP_VIEW_HANDS:
        if (pub->n >= 8) {
            sniff(look, at);
        } else {
            const uint32_t people = look->t->humans;
            const bool alone = people != 0 && (people & (people - 1)) == 0;
            at.y -= d->ui->height > d->ui->width || ui_large_words(d->ui)
                        ? 0.0f
                        : 10.0f; /* off the edge of the stage's floor */
            panel(d, at, UI_SAY(d, "growl.private.first_look", TEXT_STR("team", growl_team_word(look->me))),
                  ui_say(d, alone ? "growl.private.first_alone" : "growl.private.first_hint"));
        }
        break;
    case GROWL_STEP_PEEK:
        peek(look, at);
        break;
    case GROWL_STEP_POINT:
        point(look, at);
        break;
    case GROWL_STEP_PURGE:
        purge(look, at);
        break;
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
        view_news(look, at);
        break;
    default:
        by_wish(look, at);
        break;
    }
}
