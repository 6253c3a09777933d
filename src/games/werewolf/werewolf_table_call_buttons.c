/* The buttons of calls: the choices, the judge's own, the dots of the night, the corners. */
#include <math.h>
#include <string.h>

#include "werewolf_table_call.h"

/* Of one that is off: 3:1 on its plate. */
static ui_colour paler(ui_colour ink) {
    return ui_mix(ink, UI_INK_950, 0.2f);
}

static ui_label_style plate_of_night(ui_draw *d, ui_rect at, bool on, unsigned flags) {
    ui_label_style style = UI_STYLE_BUTTON;

    ui_plate(d, at, 26, 0xFF070B16u, werewolf_call_outline(d, on), on ? 3.4f : 1.8f, false);
    style.colour = werewolf_call_ink(d, flags & UI_ZONE_OFF ? paler(UI_NIGHT_TEXT) : UI_NIGHT_TEXT);
    return style;
}

static void night_button(ui_draw *d, ui_rect at, const char *zone, int n, const char *word, bool on, unsigned flags) {
    const ui_label_style style = plate_of_night(d, at, on, flags);

    ui_label(d, ui_inset(at, 6), &style, word);
    ui_zone_add(d, zone, n, at, flags);
    ui_focus(d, at, zone, n);
}

/* How far a judge's wait is, along the foot of the button that ends it, as what is held fills. */
static void waited_bar(const werewolf_look *look, ui_rect at) {
    static const float edge = 14.0f, thick = 4.0f, above = 5.0f;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    ui_rect bar = {at.x + edge, at.y + at.h - above - thick, at.w - 2 * edge, thick};

    if (h->seconds_left == 0 || h->seconds_to_wait < h->seconds_left) {
        return;
    }
    ui_fill(d, bar, werewolf_call_ink(d, UI_INK_700));
    bar.w *= 1.0f - (float)h->seconds_left / (float)h->seconds_to_wait;
    ui_fill(d, bar, d->ui->high_contrast ? UI_LANTERN : UI_NIGHT_TEXT);
}

static void judge_button(ui_draw *d, ui_rect at) {
    ui_plate(d, at, 26, 0xFF070B16u, werewolf_call_outline(d, false), 1.8f, false);
    werewolf_draw_judge_word(d, at, werewolf_call_ink(d, UI_NIGHT_TEXT));
    ui_zone_add(d, ZONE_JUDGE, 0, at, UI_ZONE_HOLD);
    ui_focus(d, at, ZONE_JUDGE, 0);
}

typedef struct {
    const char *zone, *word;
    int n;
    bool on;
    unsigned flags;
} choice;

enum { CHOICES = 4 };

/* Whoever presses it sits at any edge of a flat table. */
static bool is_pressed_round(const werewolf_look *look) {
    return look->h->sit != NULL && !look->h->call.judged;
}

/* What is read from every edge. */
static const char *sign_of(const choice *c) {
    return strcmp(c->word, "begin") == 0 ? "hand" : strcmp(c->zone, ZONE_CONFIRM) == 0 ? "check" : "cross";
}

static const float sign_part = 0.46f, round_edge = 12.0f, round_gap = 10.0f; /* part: of the button's height */

/* As wide as two of its words and the sign between them want. */
static float round_wide(const werewolf_look *look, float high, const char *word) {
    static const float least = 340.0f, air = 10.0f;
    const float w = ui_label_width(look->d->ui, &UI_STYLE_BUTTON, werewolf_say(look->w, "call", word)) + air;

    return fmaxf(least, 2 * (w + round_edge + round_gap) + sign_part * high);
}

/* Its word for either long side, and between them a sign for the short ones, too. */
static void round_button(ui_draw *d, ui_rect at, const choice *c, const char *word) {
    const ui_label_style style = plate_of_night(d, at, c->on, c->flags);
    const float sign = sign_part * at.h, w = (at.w - sign) / 2 - round_edge - round_gap;
    const ui_rect near = {at.x + round_edge, at.y, w, at.h}, far = {at.x + at.w - round_edge - w, at.y, w, at.h};

    ui_label(d, near, &style, word);
    ui_figure(d, sign_of(c), ui_centre(at, sign, sign), style.colour);
    ui_group(d, far, 2, 0.0f);
    ui_label(d, far, &style, word);
    ui_group_end(d);
    ui_zone_add(d, c->zone, c->n, at, c->flags);
    ui_focus(d, at, c->zone, c->n);
}

static void call_button(const werewolf_look *look, ui_rect at, const choice *c) {
    const char *word = werewolf_say(look->w, "call", c->word);

    if (is_pressed_round(look)) {
        round_button(look->d, at, c, word);
    } else {
        night_button(look->d, at, c->zone, c->n, word, c->on, c->flags);
    }
}

/* No other call comes at once. */
static bool is_last_call(const hosting_frame *h, const werewolf_pub *pub) {
    return werewolf_is_rites(h) || werewolf_call_after(pub, h->call.key) >= WEREWOLF_CALLS;
}

static bool kills(uint8_t key) {
    return key == WEREWOLF_CALL_PACK || key == WEREWOLF_CALL_HIDDEN || key == WEREWOLF_CALL_GHOST;
}

/* Two in every call; a judge has one more in the Witch's. */
static int choices_of(const werewolf_look *look, choice list[CHOICES]) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool picked = kind >= 0, rites = werewolf_is_rites(h);
    const bool early = rites && h->seconds_left > 0; /* their least time */
    int n = 0;

    if (h->call.judged && t->pick[WEREWOLF_PICK_MENU]) {
        list[n++] = (choice){WEREWOLF_ZONE_SKIP, "skip_back", 0, false, UI_ZONE_DEFAULT};
        list[n++] = (choice){ZONE_CONFIRM, "skip", 0, false, UI_ZONE_HOLD};
        return n;
    }
    if (h->call.judged && h->call.key == WEREWOLF_CALL_WITCH) {
        list[n++] = (choice){WEREWOLF_ZONE_KIND, "save", WEREWOLF_MOVE_SAVE,
                             kind == WEREWOLF_MOVE_SAVE || kind == WEREWOLF_MOVE_BOTH, UI_ZONE_OPTION};
    }
    if (rites && werewolf_may_be_dealt(look->pub, WEREWOLF_IDIOT)) { /* nobody else shows a card */
        list[n++] =
            (choice){WEREWOLF_ZONE_KIND, "show", WEREWOLF_MOVE_SHOW, kind == WEREWOLF_MOVE_SHOW, UI_ZONE_OPTION};
    }
    if (rites) {
        list[n++] = (choice){WEREWOLF_ZONE_KIND, "nothing", WEREWOLF_MOVE_NOTHING, kind == WEREWOLF_MOVE_NOTHING,
                             UI_ZONE_OPTION};
    } else {
        list[n++] = (choice){WEREWOLF_ZONE_NOBODY, h->call.judged && kills(h->call.key) ? "kill_nobody" : "nobody", 0,
                             kind == WEREWOLF_MOVE_CHOOSE && t->pick[WEREWOLF_PICK_SEAT] == 0, UI_ZONE_OPTION};
    }
    if (h->call.judged && !picked && !rites) {
        list[n++] = (choice){WEREWOLF_ZONE_SKIP, "skip_open", 0, false, 0};
    } else {
        list[n++] = (choice){ZONE_CONFIRM, "confirm", 0, false, picked && !early ? UI_ZONE_DEFAULT : UI_ZONE_OFF};
    }
    return n;
}

static const float judge_edge = 24.0f; /* of his buttons */

/* How wide those at his left are: as the longer of their words, alike. */
static float judge_left(ui_draw *d) {
    const float cards = ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "werewolf.face.card_seat"));
    const float back = ui_label_width(d->ui, &UI_STYLE_BUTTON, werewolf_say(&d->words, "call", "back_whole"));
    const float least = d->ui->width < 1100.0f ? 140.0f : 168.0f;

    return fmaxf(least, fminf(fmaxf(cards, back) + 26, 0.2f * d->ui->width));
}

/* Says what it does where that has room in one line, else the short word for it. */
static void named_button(ui_draw *d, ui_rect at, const char *zone, const char *whole, const char *word) {
    const bool fits = ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, whole)) <= at.w - 12;

    night_button(d, at, zone, 0, ui_say(d, fits ? whole : word), false, 0);
}

/* The column at his right: as wide as the longer of its words. */
static float judge_column(ui_draw *d) {
    const float named =
        ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "werewolf.judge.open")) + 66; /* its sign, too */
    const float undo = ui_label_width(d->ui, &UI_STYLE_BUTTON, werewolf_say(&d->words, "judge", "undo")) + 26;

    return fmaxf(judge_left(d), fminf(fmaxf(undo, named), 0.22f * d->ui->width));
}

/* In the middle, as far as a judge's buttons leave it. */
static ui_rect choices_row(const werewolf_look *look, ui_rect at, const choice *list, int n) {
    static const float air = 14.0f;
    ui_draw *d = look->d;
    float each = 250.0f;

    for (int i = 0; i < n && is_pressed_round(look); i++) {
        each = fmaxf(each, round_wide(look, at.h, list[i].word) + air);
    }
    ui_rect row = ui_centre(at, fminf(at.w, each * (float)n), at.h);
    if (look->h->call.judged && !werewolf_is_tall(d)) {
        const float left = judge_edge + judge_left(d) + air,
                    right = d->ui->width - judge_edge - judge_column(d) - air;
        row.w = fminf(row.w, right - left);
        row.x = fmaxf(left, fminf(row.x, right - row.w));
    }
    return row;
}

/* All alike, unless a longer one needs more of the row. */
static ui_rect choice_place(ui_draw *d, ui_rect row, const choice *list, int i, int n) {
    static const float gap = 14.0f, edge = 30.0f;
    const float room = row.w - gap * (float)(n - 1);
    float all = 0.0f, before = 0.0f, own = 0.0f;
    bool alike = true;

    for (int k = 0; k < n; k++) {
        const char *word = werewolf_say(&d->words, "call", list[k].word);
        const float w = ui_label_width(d->ui, &UI_STYLE_BUTTON, word) + edge;
        alike &= w <= room / (float)n;
        before += k < i ? w : 0.0f;
        own = k == i ? w : own;
        all += w;
    }
    if (alike) {
        return ui_column(row, i, n, gap);
    }
    return (ui_rect){row.x + gap * (float)i + room * before / all, row.y, room * own / all, row.h};
}

void werewolf_draw_call_choices(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    choice list[CHOICES];

    if (t->page == WEREWOLF_CALL_AGAIN) {
        night_button(d, ui_centre(at, fminf(at.w, 300), at.h), ZONE_AGAIN, 0,
                     werewolf_say(&d->words, "call", "go_on"), false, UI_ZONE_DEFAULT);
        return;
    }
    if (h->phase != HOSTING_CALL_ASKS || werewolf_is_fake_of_judge(h)) {
        const bool rests = h->call.judged && h->phase == HOSTING_CALL_RESTS;
        const bool waits = h->waits || ((rests || werewolf_is_fake_of_judge(h)) && h->seconds_left > 0);
        const char *word = werewolf_is_told_page(h)     ? "read"
                           : werewolf_is_naming(h)      ? "begin"
                           : is_last_call(h, look->pub) ? "on"
                                                        : "next";
        const float wide = is_pressed_round(look) ? round_wide(look, at.h, word) : 340.0f;
        const ui_rect button = ui_centre(at, fminf(at.w, wide), at.h);
        const unsigned flags = waits ? UI_ZONE_OFF : UI_ZONE_HOLD | UI_ZONE_DEFAULT;
        call_button(look, button, &(choice){ZONE_CONFIRM, word, 0, false, flags});
        if (h->call.judged && waits) {
            waited_bar(look, button);
        }
        return;
    }
    const int n = choices_of(look, list);
    const ui_rect row = choices_row(look, at, list, n);
    for (int i = 0; i < n; i++) {
        call_button(look, choice_place(d, row, list, i, n), &list[i]);
    }
}

/* A judge's buttons stand above the choices of a tall frame: there the dots are between the corners. */
void werewolf_draw_call_dots(const werewolf_look *look, float foot) {
    static const float ring = 4.0f; /* so far round the call that this is */
    static const float size = 12.0f, left = 30.0f;
    const ui_frame *ui = look->d->ui;
    int n = 0, lit = 0;

    for (int call = WEREWOLF_CALL_PACK; call < WEREWOLF_STEPS; call = werewolf_call_after(look->pub, call)) {
        n++;
        lit += call <= look->h->call.key;
    }
    if (look->h->call.key >= WEREWOLF_CALLS) {
        return;
    }
    const float w = size * (2.0f * (float)n - 1.0f);
    const float corners = fmaxf(46.0f, ui_target(ui));
    const ui_rect at = !werewolf_is_tall(look->d) ? (ui_rect){left, 20 + corners + 2, w, size}
                       : look->h->call.judged ? (ui_rect){ui->width / 2 - w / 2, 20 + (corners - size) / 2, w, size}
                                              : (ui_rect){ui->width / 2 - w / 2, foot - 25, w, size};
    ui_dots(look->d, at, n, lit, UI_NIGHT_TEXT);
    ui_disc(look->d, ui_inset(ui_dot_of(at, n, lit - 1), -ring), 0, werewolf_call_ink(look->d, UI_NIGHT_TEXT), 1.6f);
}

/* The judge's: a card to hold up, the last sentence again, his own face, a way back. Beside the choices where there
 * is room, else in a row above them. */
void werewolf_draw_judge_buttons(const werewolf_look *look, float foot, float high) {
    enum { CARDS, AGAIN, FACE, UNDO, BUTTONS };
    static const float gap = 10.0f;
    ui_draw *d = look->d;
    const float above = foot - high - gap, left = judge_left(d), right = judge_column(d), edge = judge_edge;
    const ui_rect row = {edge, above, d->ui->width - 2 * edge, high};
    ui_rect at[BUTTONS] = {{edge, foot, left, high},
                           {edge, above, left, high},
                           {d->ui->width - edge - right, foot, right, high},
                           {d->ui->width - edge - right, above, right, high}};

    for (int i = 0; i < BUTTONS && werewolf_is_tall(d); i++) {
        at[i] = ui_column(row, i, BUTTONS, gap);
    }
    named_button(d, at[CARDS], ZONE_CARDS, "werewolf.face.card_seat", "werewolf.call.cards");
    judge_button(d, at[FACE]);
    named_button(d, at[AGAIN], ZONE_AGAIN, "werewolf.call.back_whole", "werewolf.call.back");
    night_button(d, at[UNDO], ZONE_JUDGE_UNDO, 0, werewolf_say(&d->words, "judge", "undo"), false,
                 look->h->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF);
}

void werewolf_draw_call_corners(const werewolf_look *look) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_BUTTON;
    const float h = fmaxf(46.0f, ui_target(d->ui)), w = 130;
    const ui_rect pause = {d->ui->width - w - 24, 20, w, h};

    style.colour = werewolf_words_ink(look);
    style.align = UI_LEFT;
    ui_label(d, (ui_rect){28, 20, 200.0f, h}, &style, werewolf_when(look));
    style.align = UI_RIGHT;
    style.lines = 1;
    ui_label(d, pause, &style, ui_say(d, "apron.pause"));
    ui_zone_add(d, ZONE_PAUSE, 0, pause, 0);
    ui_focus(d, pause, ZONE_PAUSE, 0);
}
