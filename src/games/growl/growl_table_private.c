/* GROWL's private frame, top to bottom: team, totals, the question with its slots or what is new, the hand, Done; and
 * what is pressed on it. Its pieces stand at the same places and are equally bright for wolf and human. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table.h"

enum { DISCS = 3, HAND_MAX = 96 };
enum { SIDE_LEFT, SIDE_RIGHT, SIDE_ONE }; /* slots of a choice of cards */
/* t->pick in choices of cards: what lies in a slot, and what is held; 0 = nothing, else 1 + index in the hand. */
enum { PICK_LEFT = SIDE_LEFT, PICK_RIGHT = SIDE_RIGHT, PICK_HELD = 2 };

/* Low and wide: letters are large there, and there is room at the sides. */
static bool low(const ui_frame *ui) {
    return ui->width > 1430.0f;
}

/* ---- pieces ---- */

static float team_width(ui_draw *d) {
    const char *night = UI_SAY(d, "growl.when.night", TEXT_NUM("night", GROWL_NIGHTS), TEXT_NUM("of", GROWL_NIGHTS));
    const char *wolf = UI_SAY(d, "growl.private.team", TEXT_STR("team", "wolf"), TEXT_STR("alive", "no"));
    const char *human = UI_SAY(d, "growl.private.team", TEXT_STR("team", "human"), TEXT_STR("alive", "no"));
    ui_label_style style = UI_STYLE_NAME;

    style.size = 24;
    style.name = false;
    float w = ui_label_width(d->ui, &UI_STYLE_SMALL, UI_SAY(d, "growl.private.zero", TEXT_STR("when", night)));
    w = fmaxf(w, fmaxf(ui_label_width(d->ui, &style, wolf), ui_label_width(d->ui, &style, human)));
    return fminf(fmaxf(340.0f, w + 142.0f), fminf(620.0f, d->ui->width - 120.0f));
}

static void draw_team(ui_draw *d, ui_rect at, bool wolf, const char *team, const char *when) {
    const float r = at.h - 22;
    const ui_rect disc = {at.x + 18, at.y + 11, r, r};
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 3, UI_INK_900, 0, 0.0f, true);
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(disc, r * 0.12f), UI_INK_900);
    const ui_rect words = {disc.x + r + 18, at.y + 8, at.x + at.w - disc.x - r - 32, at.h - 16};
    style.name = false;
    style.size = 24;
    style.valign = UI_BOTTOM;
    style.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.56f}, &style, team);
    ui_label_style small = UI_STYLE_SMALL;
    small.colour = UI_PAPER_400;
    small.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.58f, words.w, words.h * 0.36f}, &small, when);
}

/* What the cards in hand come to: so many, of which others take away some. */
typedef struct {
    const char *figure, *against;
    ui_colour tissue;
    int cards, less;
} total;

static int left_of(const total *t) {
    return t->cards > t->less ? t->cards - t->less : 0;
}

/* Behind those that count each one that is taken away shows by what. */
static void draw_total(ui_draw *d, ui_rect at, const total *t, float text_w, const char *count, const char *what) {
    const int lit = left_of(t), gone = t->cards - lit;
    const float gap = 13;
    float r = at.h - 32;

    ui_plate(d, at, (unsigned)t->figure[0], UI_INK_900, 0, 0.0f, true);
    if (r * DISCS + gap * (DISCS + 1) > at.w - text_w) {
        r = (at.w - text_w - gap * (DISCS + 1)) / DISCS;
    }
    for (int i = 0; i < DISCS; i++) {
        const ui_rect disc = {at.x + gap + 6 + (float)i * (r + gap), at.y + (at.h - r) / 2, r, r};
        const bool on = i < lit, taken = !on && i < lit + gone;
        ui_disc(d, disc, on ? ui_mix(t->tissue, UI_PAPER_100, 0.28f) : UI_INK_900, on ? UI_INK_900 : UI_PAPER_400,
                on ? 0.0f : 1.6f);
        ui_figure(d, taken ? t->against : t->figure, ui_inset(disc, r * 0.2f),
                  on      ? UI_INK_900
                  : taken ? UI_PAPER_200
                          : ui_mix(UI_INK_500, UI_INK_900, 0.35f));
    }
    ui_label_style style = UI_STYLE_NAME;
    style.name = false;
    style.align = UI_RIGHT;
    style.valign = UI_BOTTOM;
    const ui_rect words = {at.x + at.w - text_w - 2, at.y + 10, text_w - 16, at.h - 20};
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f}, &style, count);
    ui_label_style small = UI_STYLE_SMALL;
    small.align = UI_RIGHT;
    small.valign = UI_TOP;
    small.colour = UI_PAPER_400;
    small.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.53f, words.w, words.h * 0.47f}, &small, what);
}

static ui_rect slot_card(ui_rect slot) {
    const float h = slot.h - 40;

    return ui_centre(slot, h * 63.0f / 88.0f, h);
}

static void draw_slot(ui_draw *d, ui_rect at, int side, const ui_seat *seat, const char *label, const char *hint) {
    const float r = 54;
    const ui_rect disc = {side == SIDE_RIGHT ? at.x + at.w - r * 0.88f : at.x - r * 0.12f, at.y - r * 0.55f, r, r};
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 20u + (unsigned)side, UI_INK_900, ui_seat_colour[seat->colour % UI_SEAT_COLOURS], 2.6f, true);
    if (hint != NULL) {
        ui_slot(d, slot_card(at), UI_PAPER_400);
    }
    ui_seat_emblem(d, disc, seat);
    style.name = false;
    style.lines = 1;
    style.valign = UI_BOTTOM;
    style.align = side == SIDE_RIGHT ? UI_RIGHT : UI_LEFT;
    const float over = low(d->ui) ? 130 : 70;
    const ui_rect head = {side == SIDE_RIGHT ? at.x - over : at.x + r, at.y - 36, at.w - r + over - 6, 32};
    ui_label(d,
             side == SIDE_RIGHT ? (ui_rect){head.x, head.y, head.w + 6, head.h}
                                : (ui_rect){head.x + 6, head.y, head.w, head.h},
             &style, label);
    if (hint != NULL) {
        ui_label_style small = UI_STYLE_SMALL;
        small.align = UI_MIDDLE;
        small.colour = UI_PAPER_400;
        ui_label(d, ui_inset(slot_card(at), 8), &small, hint);
    }
    if (side == SIDE_LEFT) {
        ui_wedge(d, (ui_rect){at.x - 44, at.y + at.h / 2 - 26, 33, 52}, 3, UI_LANTERN);
    } else if (side == SIDE_RIGHT) {
        ui_wedge(d, (ui_rect){at.x + at.w + 11, at.y + at.h / 2 - 26, 33, 52}, 1, UI_LANTERN);
    }
}

static void draw_question(ui_draw *d, ui_rect at, const char *question, const char *hint) {
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_label_style small = UI_STYLE_SMALL;

    style.size = 26;
    style.valign = UI_BOTTOM;
    const bool two = hint != NULL;
    const float from = low(d->ui) ? 0.5f : 0.64f; /* of the hint */
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * (two ? from - 0.06f : 0.8f)}, &style, question);
    if (two) {
        small.align = UI_MIDDLE;
        small.valign = UI_TOP;
        small.colour = UI_PAPER_200;
        ui_label(d, (ui_rect){at.x, at.y + at.h * from, at.w, at.h * (1 - from)}, &small, hint);
    }
}

/* ---- what is chosen ---- */

growl_choice growl_choice_of(const growl_pub *pub) {
    switch (pub->step) {
    case GROWL_STEP_PASS:
    case GROWL_STEP_HALLOWS_CARDS:
        return GROWL_TWO_CARDS;
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_SERUM_SHOW:
    case GROWL_STEP_TEMPEST_CARD:
        return GROWL_ONE_CARD;
    default:
        return GROWL_NO_CARDS;
    }
}

static int hand_list(const uint8_t hand[GROWL_KINDS], uint8_t *kinds, int cap) {
    int n = 0;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < hand[kind] && n < cap; i++) {
            kinds[n++] = (uint8_t)kind;
        }
    }
    return n;
}

static bool kind_legal(const growl_look *look, int kind) {
    if (growl_choice_of(look->pub) == GROWL_ONE_CARD) {
        return table_find_move(look->t, GROWL_MOVE_CARD, kind, TABLE_ANY) != NULL;
    }
    return table_find_move(look->t, GROWL_MOVE_CARDS, kind, TABLE_ANY) != NULL ||
           table_find_move(look->t, GROWL_MOVE_CARDS, TABLE_ANY, kind) != NULL;
}

static int picked_kind(const growl_look *look, int slot) {
    uint8_t kinds[HAND_MAX];
    const int n = hand_list(look->me->hand, kinds, HAND_MAX);
    const int at = look->t->pick[slot];

    return at >= 1 && at <= n ? kinds[at - 1] : GROWL_NONE;
}

static const nt_move *chosen_move(const growl_look *look) {
    const table_ui *t = look->t;

    if (t->n_legal == 0) {
        return NULL;
    }
    switch (growl_choice_of(look->pub)) {
    case GROWL_TWO_CARDS:
        return table_find_move(t, GROWL_MOVE_CARDS, picked_kind(look, PICK_LEFT), picked_kind(look, PICK_RIGHT));
    case GROWL_ONE_CARD:
        return table_find_move(t, GROWL_MOVE_CARD, picked_kind(look, PICK_LEFT), TABLE_ANY);
    default:
        break;
    }
    const uint8_t kind = t->legal[0].kind;
    if (kind == GROWL_MOVE_VIEW || kind == GROWL_MOVE_PEEK_DONE) {
        return &t->legal[0];
    }
    return t->pick[0] == 0 ? NULL : table_find_move(t, kind, t->pick[0] - 1, TABLE_ANY);
}

static bool private_move(const growl_look *look, nt_move *move) {
    const nt_move *found = chosen_move(look);

    if (found != NULL) {
        *move = *found;
    }
    return found != NULL;
}

/* ---- the middle: the question for cards ---- */

static const char *kind_id(int kind) {
    return kind < GROWL_KINDS ? growl_kind_id[kind] : "none";
}

/* What the viewer saw of somebody's hand tonight, while the night is open. */
static const char *looked_at(const growl_look *look) {
    const growl_priv *me = look->me;
    ui_draw *d = look->d;

    if (!me->peek_open) {
        return NULL;
    }
    if (me->serum_seat != 0 && me->serum_night == look->pub->nights + 1) {
        return UI_SAY(d, "growl.private.serum_seen", TEXT_STR("name", growl_name(look, me->serum_seat - 1)),
                      TEXT_STR("card", kind_id(me->serum_kind)));
    }
    if (me->hound_seat != 0 && me->hound_night == look->pub->nights + 1) {
        const uint8_t *h = me->hound_hand;
        return UI_SAY(d, "growl.private.hound_seen", TEXT_STR("name", growl_name(look, me->hound_seat - 1)),
                      TEXT_NUM("bites", h[GROWL_BITE]), TEXT_NUM("charms", h[GROWL_CHARM]),
                      TEXT_NUM("wounds", h[GROWL_WOUND]), TEXT_NUM("salves", h[GROWL_SALVE]),
                      TEXT_NUM("gold", h[GROWL_GOLD]));
    }
    return NULL;
}

static const char *two_cards(const growl_look *look, const uint8_t *kinds, int n) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int held = t->pick[PICK_HELD];
    const bool left = t->pick[PICK_LEFT] != 0, right = t->pick[PICK_RIGHT] != 0;

    if (held >= 1 && held <= n) {
        return UI_SAY(d, "growl.private.place", TEXT_STR("card", kind_id(kinds[held - 1])));
    }
    if (left && right) {
        return ui_say(d, "growl.private.ready_two");
    }
    if (left || right) {
        const int to = growl_neighbour(look->pub, look->seat, left ? 1 : 0);
        return UI_SAY(d, left ? "growl.private.now_right" : "growl.private.now_left",
                      TEXT_STR("name", growl_name(look, to)));
    }
    return ui_say(d, "growl.private.choose_two");
}

static void draw_asking(const growl_look *look, ui_rect at, const uint8_t *kinds, int n) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *hint = NULL, *question;
    char key[48];

    if (growl_choice_of(pub) == GROWL_TWO_CARDS) {
        question = two_cards(look, kinds, n);
    } else if (look->t->pick[PICK_LEFT] != 0) {
        question = ui_say(d, "growl.private.ready_one");
    } else {
        snprintf(key, sizeof key, "growl.private.%s", growl_step_id[pub->step]);
        const int other = pub->step == GROWL_STEP_SERUM_SHOW ? pub->active
                          : pub->target[0] == look->seat     ? pub->target[1]
                                                             : pub->target[0];
        question = UI_SAY(d, key, TEXT_STR("name", growl_name(look, other)));
    }
    hint = looked_at(look);
    if (hint == NULL && pub->step == GROWL_STEP_PASS) {
        hint = ui_say(d, look->me->team == GROWL_WOLF ? "growl.private.pass_wolf" : "growl.private.pass_human");
    } else if (hint == NULL) {
        snprintf(key, sizeof key, "growl.private.%s_hint", growl_step_id[pub->step]);
        hint = ui_say(d, key);
    }
    draw_question(d, at, question, hint);
}

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
        return UI_SAY(look->d, "growl.private.came_gift", TEXT_STR("card", kind_id(me->fresh[0])),
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
                 TEXT_STR("card", kind_id(me->serum_kind))),
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
    const float r = fminf(at.h - 14, 56.0f);
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

static void question_line(ui_draw *d, ui_rect at, const char *text) {
    ui_label_style style = UI_STYLE_SENTENCE;

    style.size = 26;
    style.lines = 2;
    ui_label(d, at, &style, text);
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

/* Left stays left: real directions are never swapped. */
static void point(const growl_look *look, ui_rect at) {
    ui_draw *d = look->d;
    static const char *const key[] = {"growl.private.left", "growl.private.right"};
    const float h = fminf(112.0f, at.h * 0.46f), w = fminf(340.0f, (at.w - 130) / 2);
    const float y = at.y + at.h - h - 8;

    question_line(d, (ui_rect){at.x + 20, at.y + 4, at.w - 40, at.h - h - 24}, ui_say(d, "growl.private.point"));
    for (int side = 0; side < 2; side++) {
        const int to = next_pointing(look->pub, look->seat, side);
        const ui_rect box = {side == 0 ? at.x + at.w / 2 - w - 20 : at.x + at.w / 2 + 20, y, w, h};
        pick_plate(look, box, side, to, UI_SAY(d, key[side], TEXT_STR("name", growl_name(look, to))));
        const ui_rect wedge = {side == 0 ? box.x - 42 : box.x + box.w + 10, y + h / 2 - 26, 32, 52};
        ui_wedge(d, wedge, side == 0 ? 3 : 1, UI_LANTERN);
    }
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
    const int columns = at.w > 800 ? 5 : 3, rows = n > 0 ? (n + columns - 1) / columns : 1;
    const float gap = 10, top = 50;
    const float h = fminf(72.0f, (at.h - top - gap * (float)rows) / (float)rows);
    const float w = fminf(200.0f, (at.w - gap * (float)(columns - 1)) / (float)columns);
    question_line(look->d, (ui_rect){at.x, at.y, at.w, top - 4}, ui_say(look->d, "growl.private.purge"));
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

static void draw_news(const growl_look *look, ui_rect at) {
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
                        : 22.0f; /* off the edge of the stage's floor */
            panel(d, at, ui_say(d, "growl.private.first_look"),
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

/* ---- the frame ---- */

typedef struct {
    ui_rect team, bites, wounds, middle, question, slot[3], hand, done;
    float aside;   /* the question with a single slot beside it, so that both are in the middle */
    ui_rect large; /* where a card is held large */
    float widest;  /* of a card of the hand */
} frame;

/* Nothing is asked but to look: the hand stands large in the light, and what there is to say on the floor below. */
static void look_at_the_hand(const ui_frame *ui, frame *f) {
    const bool narrow = ui->width < 1000.0f;
    const float from = f->middle.y, all = f->hand.y + f->hand.h - from;
    const float words = (narrow ? 150.0f : 108.0f) + 140.0f * (ui->text_scale - 1.0f);
    const float high = fminf(all - words, narrow ? 350.0f : 380.0f);
    const float y = from + (all - words - high) * 0.4f;

    f->hand = (ui_rect){f->hand.x, y, f->hand.w, high};
    f->middle = (ui_rect){f->middle.x, y + high + 4, f->middle.w, words - 4};
    f->widest = 200.0f;
}

/* Places depend on the window alone. */
static frame frame_of(ui_draw *d) {
    const ui_frame *ui = d->ui;
    const float w = ui->width, cx = w / 2;
    const bool narrow = w < 1000.0f;
    const float total_w = fminf(332.0f, (w - 60.0f) / 2);
    const float team_w = team_width(d), more = ui->text_scale - 1.0f;
    frame f = {.aside = 0.0f};

    f.team = (ui_rect){cx - team_w / 2, 20.0f - 12.0f * more, team_w, 98.0f + 24.0f * more};
    f.bites = (ui_rect){cx - 10 - total_w, 132, total_w, 92};
    f.wounds = (ui_rect){cx + 10, 132, total_w, 92};
    f.done = table_done_place(ui, 260);
    const float from = 240.0f, to = f.done.y - 14, all = to - from;
    const float wide = fminf(w - 2 * (narrow ? 30.0f : 130.0f), 1240.0f);
    f.middle = (ui_rect){cx - wide / 2, from, wide, all * (narrow ? 0.46f : 0.5f)};
    f.hand = (ui_rect){cx - wide / 2, from + f.middle.h + 8, wide, all - f.middle.h - 8};
    f.large = (ui_rect){f.middle.x, 116, f.middle.w, f.hand.y - 116};
    f.widest = 170.0f;
    const float room = narrow ? f.middle.h - 150 : f.middle.h - 40;
    const float slot_h = fminf(250.0f, room), slot_w = slot_h * 192.0f / 208.0f;
    const float y = f.middle.y + f.middle.h - slot_h - 2;
    const float out = fminf(low(ui) ? 520.0f : 424.0f, narrow ? cx - 96 : cx - 216);
    f.slot[SIDE_LEFT] = (ui_rect){cx - out, y, slot_w, slot_h};
    f.slot[SIDE_RIGHT] = (ui_rect){cx + out - slot_w, y, slot_w, slot_h};
    if (narrow) {
        f.question = (ui_rect){f.middle.x, f.middle.y, f.middle.w, 104};
        f.slot[SIDE_ONE] = (ui_rect){cx - slot_w / 2, y, slot_w, slot_h};
    } else {
        const float left = cx - out + slot_w + 16;
        f.question = (ui_rect){left, f.middle.y + 40, 2 * (cx - left), f.middle.h - 46};
        f.slot[SIDE_ONE] = f.slot[SIDE_LEFT];
        f.aside = (slot_w + 16) / 2;
        f.slot[SIDE_ONE].x += f.aside;
    }
    return f;
}

static const char *totals_word(const growl_look *look, int n) {
    return n <= 3 ? UI_SAY(look->d, "growl.private.of_three", TEXT_NUM("n", n))
                  : UI_SAY(look->d, "growl.private.over_three", TEXT_NUM("n", n));
}

/* Room for the words of both totals at any count. */
static float words_width(ui_draw *d, float most) {
    const char *bites = UI_SAY(d, "growl.private.bites", TEXT_NUM("n", 2));
    const char *wounds = UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", 2));
    const char *count = UI_SAY(d, "growl.private.of_three", TEXT_NUM("n", 2));
    const float w =
        fmaxf(ui_label_width(d->ui, &UI_STYLE_SMALL, wounds), ui_label_width(d->ui, &UI_STYLE_SMALL, bites));

    return fminf(fmaxf(w, ui_label_width(d->ui, &UI_STYLE_BUTTON, count)) + 30, most * 0.52f);
}

/* Whether the cards that are chosen leave the hand: what is only shown stays. */
static bool gives_away(const growl_look *look) {
    return look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS &&
           look->pub->step != GROWL_STEP_SERUM_SHOW;
}

/* Cards of a kind in hand, less those that lie in the places of others already. */
static int kept(const growl_look *look, const uint8_t *kinds, int n, int kind) {
    int cards = look->me->hand[kind];

    for (int side = 0; side < 2 && gives_away(look); side++) {
        const int at = look->t->pick[side];
        cards -= at >= 1 && at <= n && kinds[at - 1] == kind;
    }
    return cards;
}

static void head(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    const growl_priv *me = look->me;
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int lies = pub->bullet_place < pub->n && pub->who[pub->bullet_place] == look->seat;
    const int bullet = lies && pub->alive[look->seat] ? (me->team == GROWL_WOLF ? 2 : 1) : 0;
    const total bites = {"fangs", "horseshoe", UI_RED, kept(look, kinds, n, GROWL_BITE),
                         kept(look, kinds, n, GROWL_CHARM)};
    const total wounds = {"slashes", "leaf", UI_VIOLET, kept(look, kinds, n, GROWL_WOUND) + bullet,
                          kept(look, kinds, n, GROWL_SALVE)};
    const char *team = UI_SAY(d, "growl.private.team", TEXT_STR("team", me->team == GROWL_WOLF ? "wolf" : "human"),
                              TEXT_STR("alive", pub->alive[look->seat] ? "yes" : "no"));
    const char *when =
        me->zero ? UI_SAY(d, "growl.private.zero", TEXT_STR("when", growl_when(look))) : growl_when(look);

    const float words = words_width(d, f->bites.w);
    draw_team(d, f->team, me->team == GROWL_WOLF, team, when);
    ui_mark_add(d, GROWL_MARK_BITES, 0, f->bites);
    ui_mark_add(d, GROWL_MARK_WOUNDS, 0, f->wounds);
    draw_total(d, f->bites, &bites, words, totals_word(look, left_of(&bites)),
               UI_SAY(d, "growl.private.bites", TEXT_NUM("n", left_of(&bites))));
    draw_total(d, f->wounds, &wounds, words, totals_word(look, left_of(&wounds)),
               UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", left_of(&wounds))));
}

/* ---- slots ---- */

/* By keys a card that is taken up goes to the first place that is free. */
static void slot_zone(const growl_look *look, ui_rect at, int side) {
    const bool next = look->t->pick[PICK_HELD] != 0 && look->t->pick[side] == 0;

    ui_zone_add(look->d, GROWL_ZONE_SLOT, side, at, UI_ZONE_DROP | (next ? UI_ZONE_DEFAULT : 0u));
    ui_focus(look->d, at, GROWL_ZONE_SLOT, side);
}

static void filled_slot(const growl_look *look, ui_rect slot, int pick, const uint8_t *kinds, int n) {
    const int at = look->t->pick[pick];

    if (at >= 1 && at <= n) {
        growl_draw_day_card(look->d, slot_card(slot), growl_kind_id[kinds[at - 1]], -1.5f, false);
    }
}

/* To whom a card placed on this side goes. */
static int slot_seat(const growl_look *look, int side) {
    const growl_pub *pub = look->pub;

    if (pub->step == GROWL_STEP_GIFT_CARD) {
        return pub->target[0] == look->seat ? pub->target[1] : pub->target[0];
    }
    if (pub->step == GROWL_STEP_SERUM_SHOW) {
        return pub->active;
    }
    if (pub->step == GROWL_STEP_TEMPEST_CARD) {
        return look->seat;
    }
    return growl_neighbour(pub, look->seat, side);
}

static void slots(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    static const char *const key[] = {"growl.private.left", "growl.private.right"};

    if (growl_choice_of(pub) == GROWL_ONE_CARD) {
        const int to = slot_seat(look, SIDE_ONE);
        const char *label = pub->step == GROWL_STEP_TEMPEST_CARD
                                ? ui_say(d, "growl.private.storm")
                                : UI_SAY(d, "growl.private.for", TEXT_STR("name", growl_name(look, to)));
        draw_slot(d, f->slot[SIDE_ONE], SIDE_ONE, &look->t->seat[to], label,
                  look->t->pick[PICK_LEFT] ? NULL : ui_say(d, "growl.private.one_card"));
        filled_slot(look, f->slot[SIDE_ONE], PICK_LEFT, kinds, n);
        slot_zone(look, f->slot[SIDE_ONE], SIDE_ONE);
        return;
    }
    for (int side = 0; side < 2; side++) {
        const int to = slot_seat(look, side);
        draw_slot(d, f->slot[side], side, &look->t->seat[to],
                  UI_SAY(d, key[side], TEXT_STR("name", growl_name(look, to))),
                  look->t->pick[side] ? NULL : ui_say(d, "growl.private.one_card"));
        filled_slot(look, f->slot[side], side, kinds, n);
        slot_zone(look, f->slot[side], side);
    }
}

/* ---- the hand ---- */

/* New cards are the last of their kind. */
static void mark_fresh(const growl_priv *me, const uint8_t *kinds, int n, uint8_t from[HAND_MAX]) {
    memset(from, GROWL_NONE, HAND_MAX);
    for (int k = 0; k < me->fresh_n && k < 3; k++) {
        for (int i = n - 1; i >= 0; i--) {
            if (kinds[i] == me->fresh[k] && from[i] == GROWL_NONE) {
                from[i] = me->fresh_from[k];
                break;
            }
        }
    }
}

static void fresh_tab(ui_draw *d, ui_rect card, int from) {
    char key[32];
    ui_label_style style = UI_STYLE_SMALL;

    snprintf(key, sizeof key, "growl.from.%d", from);
    style.colour = UI_INK_900;
    style.face = TEXT_BOLD;
    style.align = UI_MIDDLE;
    style.lines = 1;
    const char *word = ui_say(d, key);
    const float w = fminf(card.w + 4, ui_label_width(d->ui, &style, word) + 26);
    const float h = 28 + 14 * (d->ui->text_scale - 1);
    const ui_rect tab = {card.x + (card.w - w) / 2, card.y + 1 - h, w, h};
    ui_plate(d, tab, 15, UI_MOSS, UI_INK_900, 1.2f, false);
    ui_label(d, ui_inset(tab, 2), &style, word);
}

static unsigned card_flags(const growl_look *look, int kind) {
    const bool choosing = look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS;
    const bool legal = choosing && kind_legal(look, kind);

    return UI_ZONE_INSPECT | (legal ? UI_ZONE_OPTION | UI_ZONE_DRAG : choosing ? UI_ZONE_OFF : 0u);
}

/* `front`: no other row lies over it. */
static void hand_card(const growl_look *look, const table_place *p, int i, int kind, int from, bool front) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const unsigned flags = card_flags(look, kind);
    const bool off = (flags & UI_ZONE_OFF) != 0, held = t->pick[PICK_HELD] == i + 1;
    const bool choosing = look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS;
    ui_rect at = p->at, zone = p->seen;

    if (choosing && (t->pick[PICK_LEFT] == i + 1 || t->pick[PICK_RIGHT] == i + 1)) {
        ui_slot(d, ui_inset(at, 4), UI_PAPER_400);
        ui_zone_add(d, ZONE_CARD, i, zone, flags);
        ui_focus(d, zone, ZONE_CARD, i);
        return;
    }
    if (held) {
        at = table_picked_card(d, at);
    } else if (off && front) { /* behind another row it would show less of itself: the light would tell */
        at.y += 14.0f;
    }
    growl_draw_day_card(d, at, growl_kind_id[kind], p->degrees, off);
    if (from != GROWL_NONE) {
        fresh_tab(d, at, from);
    }
    ui_zone_add(d, ZONE_CARD, i, zone, flags);
    ui_focus(d, (ui_rect){at.x, at.y, zone.w, zone.h}, ZONE_CARD, i);
}

/* The cards stand in the light of a lamp, on a board. */
static void ledge(ui_draw *d, const table_place *places, int n) {
    const ui_rect last = places[n - 1].at;
    const float foot = last.y + last.h;
    float left = last.x, right = last.x + last.w;
    char svg[512];

    for (int i = 0; i < n; i++) {
        left = fminf(left, places[i].at.x);
        right = fmaxf(right, places[i].at.x + places[i].at.w);
    }
    const float w = right - left + 76.0f, mid = (left + right) / 2;
    const ui_rect board = {mid - w / 2, foot - 5, w, 17}, glow = {mid - w * 0.72f, foot - 300, w * 1.44f, 470};
    if (!d->ui->high_contrast) {
        snprintf(svg, sizeof svg,
                 "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"100\">"
                 "<stop offset=\"0\" stop-color=\"#F7C273\" stop-opacity=\"0.5\"/><stop offset=\"0.55\" "
                 "stop-color=\"#D58B45\" stop-opacity=\"0.2\"/><stop offset=\"1\" stop-color=\"#965A3C\" "
                 "stop-opacity=\"0\"/></radialGradient></defs><g transform=\"translate(%.1f %.1f) scale(%.3f %.3f)\">"
                 "<rect x=\"-100\" y=\"-100\" width=\"200\" height=\"200\" fill=\"url(#g)\"/></g>",
                 (double)glow.w / 2, (double)glow.h / 2, (double)glow.w / 200, (double)glow.h / 200);
        ui_shape(d, glow, svg);
    }
    ui_plate(d, (ui_rect){board.x, board.y - 2, board.w, board.h}, 19, ui_mix(UI_BARK, UI_LANTERN, 0.6f), 0, 0.0f,
             true);
    ui_plate(d, board, 19, UI_BARK, 0, 0.0f, false);
}

static void hand(const growl_look *look, const frame *f, const uint8_t *kinds, int n, bool own) {
    const table_hand held = {.widest = f->widest,
                             .gap = 7,
                             .row_gap = 7,
                             .step = 0.5f,
                             .squeezed = 92,
                             .one_row = look->d->ui->width < 1000.0f ? 5 : 14,
                             .slant_max = 1.4f};
    table_place places[HAND_MAX];
    uint8_t from[HAND_MAX];
    ui_rect area = f->hand;

    /* Room for greyed cards below and for new or chosen ones above. */
    area.y += 26;
    area.h -= 26 + 14;
    table_hand_places(area, &held, n, places);
    mark_fresh(look->me, kinds, n, from);
    if (n > 0) {
        ledge(look->d, places, n);
    }
    for (int i = 0; i < n; i++) {
        if (own) {
            hand_card(look, &places[i], i, kinds[i], from[i], places[i].at.y == places[n - 1].at.y);
        } else {
            growl_draw_day_card(look->d, places[i].at, growl_kind_id[kinds[i]], places[i].degrees, false);
        }
    }
}

const char *growl_held_card(const growl_pub *pub, const growl_priv *me, const table_ui *t) {
    const bool hound = t->n_legal > 0 && pub->step == GROWL_STEP_PEEK && pub->night_card == GROWL_HOUND;
    uint8_t kinds[HAND_MAX];
    const int i = t->page - 1, n = hand_list(hound ? me->hound_hand : me->hand, kinds, HAND_MAX);

    return i >= 0 && i < n ? growl_kind_id[kinds[i]] : NULL;
}

static void inspector(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    ui_draw *d = look->d;
    const int i = look->t->page - 1;

    if (i < 0 || i >= n) {
        return;
    }
    const char *id = growl_kind_id[kinds[i]];
    ui_rect words;
    const ui_rect card = table_large_card(d, f->large, 600, 352, &words);
    ui_label_style body = UI_STYLE_BODY;
    growl_draw_day_card(d, card, id, 0.0f, false);
    body.size = 22;
    ui_label(d, words, &body, growl_card_text(&d->words, id));
}

/* ---- all of it ---- */

static bool looks_at_the_hand(const growl_look *look) {
    const uint8_t step = look->pub->step;

    return look->t->n_legal == 0 || (growl_choice_of(look->pub) == GROWL_NO_CARDS && step != GROWL_STEP_PEEK &&
                                     step != GROWL_STEP_POINT && step != GROWL_STEP_PURGE);
}

void growl_draw_private(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const growl_priv *me = look->me;
    frame f = frame_of(look->d);
    uint8_t kinds[HAND_MAX];
    nt_move move;
    const bool asked = look->t->n_legal > 0; /* else the seat only looks at its own, whatever others are asked */
    const bool hound = asked && pub->step == GROWL_STEP_PEEK && pub->night_card == GROWL_HOUND;
    const int n = hand_list(hound ? me->hound_hand : me->hand, kinds, HAND_MAX);
    const growl_choice choice = asked ? growl_choice_of(pub) : GROWL_NO_CARDS;

    if (looks_at_the_hand(look)) {
        look_at_the_hand(look->d->ui, &f);
    }
    table_stage(look->d, "private", table_wing(look->d->ui), table_wing(look->d->ui));
    head(look, &f, kinds, n);
    if (choice != GROWL_NO_CARDS) {
        slots(look, &f, kinds, n);
        f.question.x += choice == GROWL_ONE_CARD ? f.aside : 0.0f;
        draw_asking(look, f.question, kinds, n);
    } else {
        draw_news(look, f.middle);
    }
    hand(look, &f, kinds, n, !hound);
    inspector(look, &f, kinds, n);
    table_done(look->d, look->t, f.done, ui_say(look->d, "growl.private.done"),
               private_move(look, &move) ? 0u : UI_ZONE_OFF);
}

/* ---- input ---- */

/* Choose, then place; with one slot a chosen card is placed at once. */
static void press_card(const growl_look *look, table_ui *t, int index) {
    uint8_t kinds[HAND_MAX];
    const int n = hand_list(look->me->hand, kinds, HAND_MAX);
    const uint8_t held = (uint8_t)(index + 1);

    if (index < 0 || index >= n || !kind_legal(look, kinds[index])) {
        return;
    }
    if (growl_choice_of(look->pub) == GROWL_ONE_CARD) {
        t->pick[PICK_LEFT] = t->pick[PICK_LEFT] == held ? 0 : held;
        return;
    }
    if (t->pick[PICK_LEFT] == held || t->pick[PICK_RIGHT] == held) {
        t->pick[t->pick[PICK_LEFT] == held ? PICK_LEFT : PICK_RIGHT] = 0;
        t->pick[PICK_HELD] = held;
        return;
    }
    t->pick[PICK_HELD] = held; /* not a toggle: a drag presses the card once more */
}

static void press_slot(table_ui *t, int slot) {
    const uint8_t held = t->pick[PICK_HELD];

    /* The only slot is filled when its card is taken up: nothing more to do when the card is dropped there. */
    if (slot == SIDE_LEFT || slot == SIDE_RIGHT) {
        t->pick[slot] = held;
        t->pick[PICK_HELD] = 0;
    }
}

bool growl_private_input(const growl_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, ZONE_CARD, 1)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, ZONE_DONE)) {
        *has_move = private_move(look, move);
    } else if (ui_chose(in, ZONE_CARD)) {
        if (growl_choice_of(look->pub) != GROWL_NO_CARDS) {
            press_card(look, t, in->n);
        }
    } else if (ui_chose(in, GROWL_ZONE_SLOT)) {
        press_slot(t, in->n);
    } else if (ui_chose(in, GROWL_ZONE_PICK)) {
        t->pick[0] = t->pick[0] == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
    } else {
        return false;
    }
    t->picks = (t->pick[PICK_LEFT] != 0) + (t->pick[PICK_RIGHT] != 0);
    return true;
}
