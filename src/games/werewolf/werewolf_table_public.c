/* Werewolf's public frame: ground, ring, what is said and shown in the middle, buttons, and what pressing them does.
 * From the public part alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

/* ---- the ground ---- */

static bool turns(const werewolf_look *look) {
    return look->t->event.kind == WEREWOLF_EV_NIGHTFALL || look->t->event.kind == WEREWOLF_EV_DAWN;
}

/* Night falls and day breaks over the first half of their event: how far it is, 0..1. */
static float turn_of_day(const werewolf_look *look) {
    return turns(look) ? motion_of(look->t->part, 0.0f, 0.5f) : 0.0f;
}

/* How dark it is: 0 by day, 1 by night. */
static float darkness(const werewolf_look *look) {
    const float turned = turn_of_day(look);

    return look->pub->night != 0 ? 1.0f - turned : turned;
}

static bool dark(const werewolf_look *look) {
    return darkness(look) > 0.5f;
}

static void ground(const werewolf_look *look) {
    const bool tall = look->d->ui->height > look->d->ui->width;
    const char *const day = tall ? "werewolf/table_day_tall" : "werewolf/table_day";
    const char *const night = tall ? "werewolf/table_night_tall" : "werewolf/table_night";

    table_ground_between(look->d, day, night, darkness(look));
}

/* ---- what touching a seat means ---- */

/* The kind of move that it leads to now, or WEREWOLF_NONE; in *confirmed whether it waits for the button. */
static uint8_t seat_kind(const werewolf_look *look, bool *confirmed) {
    static const uint8_t of_menu[WEREWOLF_MENU_KINDS] = {[WEREWOLF_MENU_DECLARE] = WEREWOLF_MOVE_DECLARE,
                                                         [WEREWOLF_MENU_WITHDRAW] = WEREWOLF_MOVE_WITHDRAW,
                                                         [WEREWOLF_MENU_DUEL] = WEREWOLF_MOVE_DUEL,
                                                         [WEREWOLF_MENU_EXPLODE] = WEREWOLF_MOVE_EXPLODE,
                                                         [WEREWOLF_MENU_TAKE] = WEREWOLF_MOVE_EXPLODE};
    const table_ui *t = look->t;
    const int menu = t->pick[WEREWOLF_PICK_MENU];

    *confirmed = false;
    if (t->n_legal == 0) {
        return WEREWOLF_NONE;
    }
    if (menu > WEREWOLF_MENU_NONE && menu < WEREWOLF_MENU_VOTER) {
        *confirmed = true;
        return menu == WEREWOLF_MENU_EXPLODE ? WEREWOLF_NONE : of_menu[menu];
    }
    switch (look->pub->step) {
    case WEREWOLF_STEP_BADGE:
        *confirmed = true;
        return WEREWOLF_MOVE_GIVE;
    case WEREWOLF_STEP_SAY:
        *confirmed = true;
        return WEREWOLF_MOVE_NAME;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        *confirmed = werewolf_way_of(look) == WEREWOLF_WAY_LIST;
        return WEREWOLF_MOVE_VOTE;
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        return WEREWOLF_MOVE_RECALL;
    default:
        return WEREWOLF_NONE;
    }
}

/* Hands are raised here, and seats are touched for them. */
static bool hands(const werewolf_look *look) {
    return look->t->n_legal > 0 && look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_NONE &&
           (werewolf_by_hands(look) || werewolf_hands_stand(look));
}

static bool seat_legal(const werewolf_look *look, int seat) {
    bool confirmed;
    const uint8_t kind = seat_kind(look, &confirmed);

    if (hands(look)) {
        return werewolf_hand_legal(look, seat);
    }
    if (look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_VOTER) {
        return werewolf_may_vote(look, seat);
    }
    return kind != WEREWOLF_NONE && table_find_move(look->t, kind, seat, TABLE_ANY) != NULL;
}

/* The move that "confirm" makes of what is picked, or NULL. */
static const nt_move *picked(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int seat = t->pick[WEREWOLF_PICK_SEAT] - 1;
    bool confirmed;
    const uint8_t kind = seat_kind(look, &confirmed);

    if (t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_EXPLODE) {
        return table_find_move(t, WEREWOLF_MOVE_EXPLODE, WEREWOLF_NONE, TABLE_ANY);
    }
    return confirmed && seat >= 0 ? table_find_move(t, kind, seat, TABLE_ANY) : NULL;
}

/* Somebody who is out for good opens everything there is, by a hold on the own seat. */
static void quiet_zone(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const ui_rect eye = {at.x + at.w - 66, at.y + 8, 28, 28}; /* beside the tomb */

    ui_figure(d, "eye", eye, UI_PAPER_200);
    ui_zone_add(d, ZONE_LOOK, seat + 1, ui_inset(at, -2), UI_ZONE_HOLD);
    ui_focus(d, at, ZONE_LOOK, seat + 1);
}

/* Its frame is lighter, in place of its own: two of them at twenty seats were a thicket. In high contrast all frames
 * are white, and it has a second one. */
static void may_be_touched(ui_draw *d, ui_rect at, bool on) {
    const ui_colour colour = on ? UI_MOSS : UI_PAPER_200;

    if (d->ui->rim != NULL) {
        ui_disc(d, ui_inset(at, -7), 0x00000000u, colour, on ? 4.0f : 1.4f);
    } else if (on || d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, -5), 24, 0x00000000u, colour, on ? 4.0f : 1.4f, false);
    } else {
        ui_plate(d, at, 21, 0x00000000u, colour, 2.6f, false);
    }
}

static void seat_zone(const werewolf_look *look, ui_rect at, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    bool confirmed;
    const bool looks = look->pub->step == WEREWOLF_STEP_DUSK && look->pub->round == 0 && (t->humans >> seat & 1) &&
                       look->pub->opt[WEREWOLF_OPT_PEEK] != 2;

    if (!t->locked && (t->humans >> seat & 1) && werewolf_sees_all(t->config, look->pub, (uint8_t)seat)) {
        quiet_zone(look, at, seat);
        return;
    }
    if (t->locked || (seat_kind(look, &confirmed) == WEREWOLF_NONE && !looks && !hands(look))) {
        return;
    }
    const bool legal = looks || seat_legal(look, seat);
    const bool on = t->pick[WEREWOLF_PICK_SEAT] == seat + 1 || werewolf_hand_up(look, seat);
    if (legal) {
        may_be_touched(d, at, on);
    }
    if (werewolf_hand_spent(look, seat)) {
        ui_plate(d, at, 21, ui_fade(UI_INK_950, 0.62f), 0, 0.0f, false);
    }
    ui_zone_add(d, looks ? ZONE_LOOK : ZONE_SEAT, looks ? seat + 1 : seat, ui_inset(at, -2),
                legal ? UI_ZONE_OPTION : UI_ZONE_OFF);
    ui_focus(d, at, looks ? ZONE_LOOK : ZONE_SEAT, looks ? seat + 1 : seat);
}

/* ---- the middle ---- */

/* Gold is whoever is to act: in the middle of a speech that may be somebody else. */
static ui_colour number_colour(const werewolf_look *look, int seat, bool over) {
    return werewolf_acts(look, seat) ? UI_LANTERN : over ? UI_INK_500 : UI_PAPER_200;
}

/* A number of a row whose widest is `widest`: larger words leave each disc its rim, and are of one size. */
static void speaker_disc(ui_draw *d, ui_rect disc, int number, int widest, ui_colour fill) {
    const float part = 0.74f; /* of the disc */
    ui_label_style style = UI_STYLE_NAME;
    char text[12], wide[12];

    snprintf(text, sizeof text, "%d", number);
    snprintf(wide, sizeof wide, "%d", widest);
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    style.size *= fminf(1.0f, part * disc.w / ui_label_width(d->ui, &style, wide));
    table_disc(d, disc, NULL, fill);
    ui_label(d, ui_inset(disc, 2), &style, text);
}

/* Who has spoken, who speaks, who will: numbers in their order, the speaker's larger. */
static void queue(const werewolf_look *look, ui_rect at, int rows) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int n = pub->order_n, in_row = (n + rows - 1) / rows;
    const float step = fminf(52.0f, at.w / (float)(in_row > 0 ? in_row : 1)), high = at.h / (float)rows;
    const float left = at.x + (at.w - step * (float)in_row) / 2;

    for (int i = 0; i < n; i++) {
        const int seat = pub->order[i], row = i / in_row;
        const bool now = seat == pub->speaker, over = i < pub->order_at && !now;
        const float r = now ? fminf(fminf(step, high), 48.0f) : fminf(fminf(step, high) - 4, 38.0f);
        const ui_rect cell = {left + step * (float)(i % in_row), at.y + high * (float)row, step, high};
        const ui_rect disc = ui_centre(cell, r, r);
        if (seat == pub->silenced) {
            ui_disc(d, disc, UI_INK_800, UI_EMBER, 2.0f);
            ui_figure(d, "hush", ui_inset(disc, r * 0.2f), UI_EMBER);
        } else {
            speaker_disc(d, disc, seat + 1, pub->n, number_colour(look, seat, over));
        }
    }
}

/* ---- buttons ---- */

typedef struct {
    const char *zone, *key;
    int n;
    ui_button_look look;
    unsigned flags;
} button;

enum { BUTTONS = 8 };

static void add(button *list, int *n, button one) {
    if (*n < BUTTONS) {
        list[(*n)++] = one;
    }
}

static void add_menu_buttons(const werewolf_look *look, button *list, int *n) {
    const int menu = look->t->pick[WEREWOLF_PICK_MENU];
    const bool ready = picked(look) != NULL;
    const bool grave = menu == WEREWOLF_MENU_DUEL || menu == WEREWOLF_MENU_EXPLODE || menu == WEREWOLF_MENU_TAKE;

    if (menu != WEREWOLF_MENU_VOTER) {
        add(list, n,
            (button){ZONE_CONFIRM, "hold", 0, grave ? UI_DANGER : UI_PRIMARY,
                     (ready ? UI_ZONE_DEFAULT : UI_ZONE_OFF) | UI_ZONE_HOLD});
    }
    add(list, n, (button){WEREWOLF_ZONE_MENU, "cancel", WEREWOLF_MENU_NONE, UI_PLAIN, 0});
}

static void add_declared(const werewolf_look *look, button *list, int *n) {
    const table_ui *t = look->t;

    if (table_find_move(t, WEREWOLF_MOVE_DUEL, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n, (button){WEREWOLF_ZONE_MENU, "duel", WEREWOLF_MENU_DUEL, UI_PLAIN, UI_ZONE_OPTION});
    }
    if (table_find_move(t, WEREWOLF_MOVE_EXPLODE, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n, (button){WEREWOLF_ZONE_MENU, "explode", WEREWOLF_MENU_EXPLODE, UI_PLAIN, UI_ZONE_OPTION});
        add(list, n, (button){WEREWOLF_ZONE_MENU, "take", WEREWOLF_MENU_TAKE, UI_PLAIN, UI_ZONE_OPTION});
    }
}

/* The next of the ways to give the same ballots. */
static void add_way(const werewolf_look *look, button *list, int *n) {
    static const char *const key[WEREWOLF_WAYS] = {"by_hands", "by_seats", "by_list"};
    int way = ((int)werewolf_way_of(look) + 1) % WEREWOLF_WAYS;

    if (way == WEREWOLF_WAY_HANDS && !werewolf_may_raise(look->pub)) {
        way++;
    }
    add(list, n, (button){WEREWOLF_ZONE_WAY, key[way], way, UI_PLAIN, 0});
}

static void add_vote_buttons(const werewolf_look *look, button *list, int *n) {
    const werewolf_way way = werewolf_way_of(look);
    bool confirmed;

    if (werewolf_hands_stand(look)) {
        add(list, n, (button){WEREWOLF_ZONE_END, "these_stand", 0, UI_PRIMARY, UI_ZONE_DEFAULT});
    }
    if (!werewolf_in_vote(look->pub)) {
        return;
    }
    const bool open = seat_kind(look, &confirmed) == WEREWOLF_MOVE_VOTE; /* or all have voted, and are counted */
    if (way == WEREWOLF_WAY_LIST && open) {
        add(list, n,
            (button){ZONE_CONFIRM, "confirm", 0, UI_PRIMARY, picked(look) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF});
        add(list, n, (button){WEREWOLF_ZONE_MENU, "voter", WEREWOLF_MENU_VOTER, UI_PLAIN, 0});
    }
    if (werewolf_candidate(look) >= 0) {
        add(list, n, (button){WEREWOLF_ZONE_NEXT, "other_candidate", 0, UI_PLAIN, 0});
    }
    if (open || way == WEREWOLF_WAY_HANDS) {
        add(list, n,
            (button){WEREWOLF_ZONE_END, "end_vote", 0, way == WEREWOLF_WAY_HANDS ? UI_PRIMARY : UI_PLAIN,
                     UI_ZONE_HOLD | (werewolf_may_end(look) ? 0u : UI_ZONE_OFF)});
    }
    if (open) {
        add_way(look, list, n);
    }
}

/* 12: all living people agree to a void game, one by one, and bots with them. Only the last of them holds: his touch
 * ends it and shows all roles. */
static bool agrees_last(const werewolf_look *look) {
    int left = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        left += look->pub->asked[seat] && !look->t->seat[seat].bot;
    }
    return left <= 1;
}

static void add_acts(const werewolf_look *look, button *list, int *n) {
    static const struct {
        uint8_t kind;
        const char *key;
        ui_button_look look;
        unsigned flags;
    } plain[] = {{WEREWOLF_MOVE_NIGHT, "night", UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT},
                 {WEREWOLF_MOVE_VOID, "void", UI_PLAIN, UI_ZONE_HOLD},
                 {WEREWOLF_MOVE_AGREE, "agree", UI_DANGER, UI_ZONE_HOLD},
                 {WEREWOLF_MOVE_DONE, "done", UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT},
                 {WEREWOLF_MOVE_STAND, "stand", UI_PLAIN, UI_ZONE_OPTION},
                 {WEREWOLF_MOVE_STAY_OUT, "stay_out", UI_PLAIN, UI_ZONE_OPTION},
                 {WEREWOLF_MOVE_DESTROY, "destroy", UI_DANGER, UI_ZONE_HOLD},
                 {WEREWOLF_MOVE_ABSTAIN, "abstain", UI_PLAIN, UI_ZONE_OPTION},
                 {WEREWOLF_MOVE_COUNT, "count", UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT},
                 {WEREWOLF_MOVE_BACK, "back", UI_PLAIN, UI_ZONE_OPTION}};

    for (size_t i = 0; i < sizeof plain / sizeof plain[0] && !hands(look); i++) {
        if (plain[i].kind == WEREWOLF_MOVE_VOID && look->pub->step != WEREWOLF_STEP_DUSK) {
            continue; /* the pause menu has it */
        }
        const bool agrees = plain[i].kind == WEREWOLF_MOVE_AGREE && !agrees_last(look);
        if (agrees && table_find_move(look->t, WEREWOLF_MOVE_AGREE, TABLE_ANY, TABLE_ANY) != NULL) {
            add(list, n, (button){WEREWOLF_ZONE_ACT, "agree_too", WEREWOLF_MOVE_AGREE, UI_PLAIN, UI_ZONE_OPTION});
        } else if (table_find_move(look->t, plain[i].kind, TABLE_ANY, TABLE_ANY) != NULL) {
            add(list, n, (button){WEREWOLF_ZONE_ACT, plain[i].key, plain[i].kind, plain[i].look, plain[i].flags});
        }
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_DIRECTION, 0, TABLE_ANY) != NULL) {
        add(list, n,
            (button){WEREWOLF_ZONE_ACT, "clockwise", WEREWOLF_MOVE_DIRECTION + 64, UI_PLAIN, UI_ZONE_OPTION});
        add(list, n, (button){WEREWOLF_ZONE_ACT, "counter", WEREWOLF_MOVE_DIRECTION + 128, UI_PLAIN, UI_ZONE_OPTION});
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_DECLARE, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n, (button){WEREWOLF_ZONE_MENU, "declare", WEREWOLF_MENU_DECLARE, UI_PLAIN, UI_ZONE_OPTION});
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_WITHDRAW, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n, (button){WEREWOLF_ZONE_MENU, "withdraw", WEREWOLF_MENU_WITHDRAW, UI_PLAIN, UI_ZONE_OPTION});
    }
}

static int buttons_of(const werewolf_look *look, button *list) {
    bool confirmed;
    int n = 0;

    if (look->t->locked || look->t->n_legal == 0) {
        return 0;
    }
    if (look->t->pick[WEREWOLF_PICK_MENU] != WEREWOLF_MENU_NONE) {
        add_menu_buttons(look, list, &n);
        return n;
    }
    add_vote_buttons(look, list, &n);
    if (seat_kind(look, &confirmed) != WEREWOLF_MOVE_VOTE && confirmed) {
        add(list, &n,
            (button){ZONE_CONFIRM, "confirm", 0, UI_PRIMARY, picked(look) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF});
    }
    add_declared(look, list, &n);
    add_acts(look, list, &n);
    return n;
}

static int in_a_row(float wide) {
    return wide < 430 ? 2 : wide < 700 ? 3 : 4;
}

static const float button_gap = 12.0f, button_most = 230.0f;

static float least_button(const ui_frame *ui) {
    return fmaxf(50.0f, ui_target(ui));
}

/* Higher with the words on it, but no higher than leaves those on the square their place. */
static float wished_button(const ui_frame *ui) {
    return 50.0f + 10.0f * (ui->text_scale - 1.0f);
}

/* Buttons at the lower end of a place, as high as what stands above them leaves. */
typedef struct {
    ui_rect at;
    int n, most, rows; /* most: in a row */
    float high;
} button_rows;

static button_rows rows_of(const ui_frame *ui, int n, int most, ui_rect at, float above) {
    const int rows = (n + most - 1) / most;
    const float least = least_button(ui), wish = wished_button(ui);
    const float left = (at.h - above) / fmaxf(1.0f, (float)rows) - button_gap;

    return (button_rows){at, n, most, rows, fmaxf(least, fminf(wish, left))};
}

static float high_of_rows(const button_rows *r) {
    return (float)r->rows * (r->high + button_gap);
}

static ui_rect button_place(const button_rows *r, int i) {
    const int row = i / r->most, here = row == r->rows - 1 ? r->n - row * r->most : r->most;
    const float w = fminf(button_most, (r->at.w - button_gap * (float)(here - 1)) / (float)here);
    const float left = r->at.x + (r->at.w - w * (float)here - button_gap * (float)(here - 1)) / 2;

    return (ui_rect){left + (float)(i % r->most) * (w + button_gap),
                     r->at.y + r->at.h - (float)(r->rows - row) * (r->high + button_gap) + button_gap, w, r->high};
}

static void draw_buttons(const werewolf_look *look, const button *list, const button_rows *r) {
    ui_draw *d = look->d;

    for (int i = 0; i < r->n; i++) {
        ui_button(d, button_place(r, i), list[i].zone, list[i].n, werewolf_say(&d->words, "button", list[i].key),
                  NULL, list[i].look, list[i].flags);
    }
}

static const float clock_gap = 10.0f;

/* Larger words need more; else it leaves the square to those who stand there. */
static float clock_face(const ui_frame *ui) {
    return ui_large_words(ui) ? 150.0f : 120.0f;
}

static float clock_button(const ui_frame *ui) {
    return fmaxf(52.0f, ui_target(ui));
}

static float clock_width(const ui_frame *ui) {
    return clock_face(ui) + 2 * (clock_button(ui) + clock_gap);
}

/* What is left of a speech, with pause and half a minute more beside it. */
static void clock_plate(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int left = t->time_left < 0 ? -t->time_left : t->time_left;
    const float side = clock_button(d->ui), w = clock_face(d->ui);
    const ui_rect plate = ui_centre(at, w, at.h);
    ui_label_style style = UI_STYLE_TITLE;
    char text[16];

    snprintf(text, sizeof text, "%s%d:%02d", t->time_left < 0 ? "-" : "", left / 60 % 100, left % 60);
    ui_plate(d, plate, 34, UI_INK_950, t->time_left <= 10 ? UI_EMBER : 0, 2.2f, true);
    style.face = TEXT_BOLD;
    style.size = 40;
    style.name = true;
    style.colour = t->time_left <= 10 ? UI_EMBER : UI_LANTERN;
    ui_label(d, ui_inset(plate, 4), &style, text);
    ui_button(d, ui_centre((ui_rect){plate.x - side - clock_gap, at.y, side, at.h}, side, side), ZONE_CLOCK_PAUSE, 0,
              NULL, t->clock_stands ? "hourglass" : "pause", UI_PLAIN, 0);
    ui_button(d, ui_centre((ui_rect){plate.x + w + clock_gap, at.y, side, at.h}, side, side), ZONE_CLOCK_MORE, 0,
              NULL, "plus", UI_PLAIN, 0);
}

/* Night falls or day breaks, and the ground is already what follows. */
static bool has_turned(const werewolf_look *look) {
    return turns(look) && dark(look) != (look->pub->night != 0);
}

/* Which day or night it is: the chip goes with the sky. */
static const char *when(const werewolf_look *look) {
    return !has_turned(look) ? werewolf_when(look)
                             : UI_SAY(look->d, dark(look) ? "werewolf.when.night" : "werewolf.when.day",
                                      TEXT_NUM("n", look->t->event.arg[0]));
}

/* The chips in the corners: which day or night it is, and how many live, where no judge has his button. */
static void say_when(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *sign = pub->round == 0 && !has_turned(look) ? NULL : dark(look) ? "moon" : "sun";
    char text[12];
    int living = 0;

    ui_corner_plate(d, d->ui->left_handed && werewolf_judged(pub), when(look), sign, false);
    for (int seat = 0; seat < pub->n; seat++) {
        living += pub->alive[seat] != 0;
    }
    if (!werewolf_judged(pub)) {
        snprintf(text, sizeof text, "%d/%d", living % 100, pub->n % 100);
        ui_corner_plate(d, true, text, "person", true);
    }
}

static ui_rect note_plate(const ui_frame *ui, ui_rect at, const char *line) {
    return ui_centre(at, fminf(at.w, ui_label_width(ui, &UI_STYLE_SMALL, line) + 36), at.h - 4);
}

static void say_note(ui_draw *d, ui_rect at, const char *line, bool on_panel) {
    ui_label_style small = UI_STYLE_SMALL;

    if (line == NULL) {
        return;
    }
    small.align = UI_MIDDLE;
    small.colour = UI_PAPER_100;
    const ui_rect plate = note_plate(d->ui, at, line);
    if (!on_panel) {
        ui_plate(d, plate, 33, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    }
    ui_label(d, ui_inset(plate, 6), &small, line);
}

/* Heights of what stands in the middle, from above; 0 = not there. */
typedef struct {
    float words, clock, row, list;
    werewolf_list lines; /* which that has */
    int rows;            /* of speakers */
    float beside;        /* their width where they stand in the clock's line; 0: below it */
} stack;

static const float clock_to_row = 18.0f, clock_high = 66.0f;

static const int few_speakers = 7; /* stand side by side */

/* A row, and beside the clock a column, of their discs; three rows leave a crowd its place. */
static float speaker_size(const ui_frame *ui, int rows) {
    return rows > 2 ? 35.0f : ui_large_words(ui) ? 42.0f : 39.0f;
}

/* In a wide frame the clock and who speaks stand in one line, so that they hide nobody on the square. */
static void row_beside_clock(const ui_frame *ui, int n, stack *s) {
    static const int most_rows = 3;
    const float wide = ui->width * 0.54f - clock_width(ui) - clock_to_row;
    int rows = n > 12 ? 3 : n > few_speakers ? 2 : 1, in_row = (n + rows - 1) / rows;

    while (wide < 38.0f * (float)in_row && rows < most_rows) {
        rows++;
        in_row = (n + rows - 1) / rows;
    }
    if (ui->height > ui->width || wide < 38.0f * (float)in_row) {
        return;
    }
    const float size = speaker_size(ui, rows);
    s->rows = rows;
    s->beside = fminf(size, wide / (float)in_row) * (float)in_row + clock_to_row;
    s->clock = fmaxf(s->clock, size * (float)rows);
    s->row = 0.0f;
}

static const float list_air = 12.0f, list_over = 4.0f; /* below its lines, and above them */
static const float most_for_list = 0.5f;               /* of the clear middle's height */

static stack stack_of(const werewolf_look *look, const char *line, float w, ui_rect for_list) {
    const werewolf_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    /* Whoever declares something speaks: whose turn it was is not asked then. */
    const bool speech =
        pub->order_n > 0 && pub->speaker < pub->n && !werewolf_in_vote(pub) && pub->step != WEREWOLF_STEP_DECLARE;
    /* While the count is told, threads and totals tell it; nothing can be taken back. */
    const bool listed = werewolf_in_vote(pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST && !table_tells(look->t);
    stack s = {.rows = pub->order_n > 12 ? 2 : 1};

    if (listed) {
        s.lines = werewolf_list_in(look, for_list.w, for_list.h * most_for_list);
        s.list = s.lines.n > 0 ? s.lines.line * (float)s.lines.rows + list_over + list_air : 0.0f;
    }
    s.clock = look->t->has_clock ? clock_high : 0.0f;
    s.row = !speech ? 0.0f : s.rows > 1 ? 92.0f : 60.0f;
    if (speech && s.clock > 0) {
        row_beside_clock(ui, pub->order_n, &s);
    }
    if (line != NULL) {
        s.words = fmaxf(58.0f, fminf(ui_label_height(ui, &UI_STYLE_SMALL, w - 36, line) + 22, 150.0f));
    }
    return s;
}

static float high_of(const stack *s) {
    return s->words + s->clock + s->row + s->list;
}

/* The village and who stands before it stay in sight above: all of it is one block with the buttons, as low as these;
 * on a tall frame higher, where there is room. */
static float top_of(const ui_frame *ui, ui_rect rest, const stack *s) {
    const bool tall = ui->height > ui->width;
    const float sill = ui->height * 0.58f, used = high_of(s), low = fmaxf(0.0f, rest.h - used);

    return rest.y + (tall ? fmaxf(0.0f, fminf(fmaxf(low / 2, sill - rest.y), low)) : low);
}

/* What stands above the plates below the middle, with air. */
static const float at_dusk = 16.0f, strip_to_act = 47.0f, their_votes = 72.0f;

/* The middle, down to that. */
static ui_rect clear_middle(const ui_frame *ui, const werewolf_ring *ring, int n, float to_act) {
    /* Votes stand at a plate's inner end. */
    const float half = ui->width * (ui->height > ui->width ? 0.3f : to_act < their_votes ? 0.2f : 0.22f);
    ui_rect c = ring->middle;
    float foot = c.y + c.h + to_act;

    for (int i = 0; i < n; i++) {
        const ui_rect at = ring->plate[i];
        const float x = at.x + at.w / 2 - ui->width / 2;
        if (fabsf(x) < half && at.y > ui->height / 2) {
            foot = fminf(foot, at.y - to_act);
        }
    }
    c.h = foot - c.y;
    return c;
}

/* What the plates beside the lowest of a middle, `high`, leave of it, with the words "to act" above them, or in a
 * vote the votes beside them: half its width, and where they begin. */
static float room_beside(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect c, float high, bool votes,
                         float *from) {
    const bool tall = ui->height > ui->width;
    const float to_act = votes && tall ? 15.0f : 40.0f, air = !votes ? 14.0f : tall ? 65.0f : 70.0f;
    float half = werewolf_button_row(ui, c).w / 2;

    *from = c.y + c.h;
    for (int i = 0; i < n; i++) {
        const ui_rect at = ring->plate[i];
        const float aside = fabsf(at.x + at.w / 2 - ui->width / 2) - at.w / 2 - air;
        if (at.y - to_act < c.y + c.h && at.y + at.h + to_act > c.y + c.h - high && aside > 0 && aside < half) {
            half = aside;
            *from = at.y - (votes ? their_votes : to_act + air);
        }
    }
    return half;
}

/* Where the buttons stand: between plates, and in a vote their votes, where that is wide enough, else the middle ends
 * above these; of a tall frame's columns it cannot. */
static ui_rect button_row(const ui_frame *ui, const werewolf_ring *ring, int n, bool votes, ui_rect *c) {
    const bool tall = ui->height > ui->width;
    float from;
    const float half = room_beside(ui, ring, n, *c, 130.0f, votes, &from);

    if (votes && tall) {
        return (ui_rect){ui->width / 2 - half, c->y, 2 * half, c->h};
    }
    if (half > ui->width * 0.195f &&
        in_a_row(2 * half) >= (int)fminf(3.0f, (float)in_a_row(werewolf_button_row(ui, *c).w))) {
        return (ui_rect){ui->width / 2 - half, c->y, 2 * half, c->h};
    }
    c->h = fminf(c->h, from - c->y);
    return werewolf_button_row(ui, *c);
}

/* Something is shown before the square, and hides whoever stands there; while anything is told it is taken away. */
static bool hangs(const werewolf_look *look) {
    return (werewolf_has_sheet(look->pub) && !(look->t->part < 1.0f && turns(look))) ||
           (look->pub->step == WEREWOLF_STEP_RITES && !table_tells(look->t));
}

/* The aside stands below the question: the speakers' numbers, and whoever stands there, have the middle. */
static bool is_below(const werewolf_pub *pub) {
    return pub->step == WEREWOLF_STEP_CAMPAIGN || pub->step == WEREWOLF_STEP_DECLARE;
}

static const float near = 4.0f; /* so much nearer to the buttons than these to each other */

static float one_row(const ui_frame *ui) {
    return fmaxf(least_button(ui), wished_button(ui)) + button_gap;
}

/* Whether a speech that all may hold, its clock and one row of buttons leave room for those who stand there: in all
 * steps of a game alike. */
static bool has_square(const ui_frame *ui, const werewolf_ring *ring, int n) {
    ui_rect c = clear_middle(ui, ring, n, strip_to_act);
    const ui_rect row = button_row(ui, ring, n, false, &c);
    stack s = {.clock = clock_high};

    if (ui->height > ui->width) {
        return true;
    }
    row_beside_clock(ui, n, &s);
    const float w = clock_width(ui), high = clock_button(ui), foot = c.y + c.h - one_row(ui) + near;
    const float shorter = s.rows == 2 && n % 2 ? speaker_size(ui, 2) : 0.0f; /* the lower one of two rows */
    const float x = (ui->width - w - s.beside) / 2, buttons = fminf(row.w, 2 * button_most + button_gap);
    const ui_rect parts[] = {{x, foot - (s.clock + high) / 2, w, high},
                             {x + w, foot - s.clock + 9, s.beside - 5, s.clock / 2 - 11}, /* discs at its corners */
                             {x + w, foot - s.clock / 2 + 2, s.beside - shorter, s.clock / 2 - 4},
                             {(ui->width - buttons) / 2, foot, buttons, one_row(ui)}};

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (werewolf_meets_people(ui, ring, n, parts[i])) {
            return false;
        }
    }
    return true;
}

/* What stands in the middle, and where. */
typedef struct {
    ui_rect c, row, note; /* the middle, the buttons' part of it, the words above these */
    ui_rect rest;         /* above the buttons: what is told takes them away, and nothing moves for it */
    const char *line;
    stack s;
    button list[BUTTONS];
    button_rows buttons;
} middle;

static bool fit(const werewolf_look *look, const button *list, const button_rows *r) {
    ui_draw *d = look->d;

    for (int i = 0; i < r->n; i++) {
        const char *words = werewolf_say(&d->words, "button", list[i].key);
        const ui_rect at = button_place(r, i);
        if (!ui_button_fits(d->ui, at.w, at.h, words, list[i].look)) {
            return false;
        }
    }
    return true;
}

static bool fit_in_a_row(const werewolf_look *look, const button *list, int n, ui_rect row) {
    const button_rows r = rows_of(look->d->ui, n, n, row, row.h); /* no higher than they must be */

    return fit(look, list, &r);
}

static bool meet_people(const werewolf_look *look, const werewolf_ring *ring, const button_rows *r) {
    const ui_frame *ui = look->d->ui;

    for (int i = 0; i < r->n; i++) {
        if (werewolf_meets_people(ui, ring, look->pub->n, button_place(r, i))) {
            return has_square(ui, ring, look->pub->n);
        }
    }
    return false;
}

/* Buttons stand between the people, closer to each other, where that takes no further row and their words allow it.
 */
static button_rows between_people(const werewolf_look *look, const werewolf_ring *ring, const button *list,
                                  const button_rows *r) {
    static const float air = 10.0f;
    const ui_frame *ui = look->d->ui;
    const float high = high_of_rows(r), foot = r->at.y + r->at.h;
    const float half = werewolf_between_people(ui, ring, look->pub->n, foot - high, foot) - air;

    for (int most = r->most; most > 1 && (r->n + most - 1) / most == r->rows; most--) {
        button_rows in = *r;
        in.most = most;
        if (half > 0.0f && r->at.w > 2 * half) {
            in.at = (ui_rect){ui->width / 2 - half, r->at.y, 2 * half, r->at.h};
        }
        if (fit(look, list, &in)) {
            return in;
        }
    }
    return *r;
}

/* More stand in one row than usually where two rows would lift the speakers' numbers onto the village. */
static int buttons_in_a_row(const werewolf_look *look, const button *list, int n, ui_rect row, const stack *s) {
    const ui_frame *ui = look->d->ui;
    static const float least_words = 145.0f;
    const float village = ui->height * 0.42f; /* its foot */
    const int most = row.w < 2 * least_words * ui->text_scale ? 1 : in_a_row(row.w);
    const button_rows usual = rows_of(ui, n, most, row, high_of(s));
    const bool lifted = s->row > 0 && row.y + row.h - high_of_rows(&usual) - high_of(s) < village;

    return n > most && lifted && ui->width > ui->height && fit_in_a_row(look, list, n, row) ? n : most;
}

/* In a tall frame's columns votes stand beyond the plates. */
static float within_votes(const werewolf_look *look, ui_rect c) {
    const ui_frame *ui = look->d->ui;

    return ui->height > ui->width && werewolf_in_vote(look->pub) ? c.w - 84.0f : c.w;
}

static float list_width(const werewolf_look *look, ui_rect row, ui_rect c) {
    return fminf(row.w, within_votes(look, c));
}

static middle middle_of(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    /* A wide list of them stands in their way. */
    const bool votes =
        werewolf_in_vote(pub) && (ui->height > ui->width || werewolf_way_of(look) != WEREWOLF_WAY_LIST);
    const float to_act = werewolf_has_sheet(pub) ? at_dusk : votes ? their_votes : strip_to_act;
    /* Words would bend the threads that stand while what came of them is told, and cover them. */
    const bool told = werewolf_tells_count(look) || look->t->event.kind == WEREWOLF_EV_EXILE;
    /* In a campaign, and after a tie, their numbers stand in the row, and the names below the question. */
    const bool numbered = is_below(pub) || pub->step == WEREWOLF_STEP_PK_SPEECH;
    middle m = {.c = clear_middle(ui, ring, pub->n, to_act), .line = told || numbered ? NULL : werewolf_aside(look)};

    m.row = button_row(ui, ring, pub->n, votes, &m.c);
    /* Left and right of the words "to act" may stand, in a vote beyond the totals. */
    const float most = ui->width * (ui->height > ui->width  ? 1.0f
                                    : werewolf_in_vote(pub) ? 0.27f
                                    : pub->n > 12           ? 0.38f
                                                            : 0.5f);
    const float wide = fminf(within_votes(look, m.c), most);
    m.s = stack_of(look, m.line, wide, (ui_rect){0, 0, list_width(look, m.row, m.c), m.c.h});
    const int n = buttons_of(look, m.list), in_row = buttons_in_a_row(look, m.list, n, m.row, &m.s);
    m.buttons = rows_of(ui, n, in_row, m.row, high_of(&m.s));
    if (meet_people(look, ring, &m.buttons)) {
        m.buttons = between_people(look, ring, m.list, &m.buttons);
    }
    const float foot = m.c.y + m.c.h, end = foot - high_of_rows(&m.buttons);
    m.rest = (ui_rect){m.c.x, m.c.y, m.c.w, fminf(end, foot - one_row(ui)) + near - m.c.y};
    m.note = (ui_rect){m.c.x + (m.c.w - wide) / 2, top_of(ui, m.rest, &m.s), wide, m.s.words};
    return m;
}

/* What threads go round: the words, and the buttons. */
static void blocks_of(const werewolf_look *look, const middle *m, ui_rect block[WEREWOLF_BLOCKS]) {
    ui_rect all = {0};

    for (int i = 0; i < m->buttons.n; i++) {
        const ui_rect at = button_place(&m->buttons, i);
        const float left = all.w > 0 ? fminf(all.x, at.x) : at.x, top = all.w > 0 ? fminf(all.y, at.y) : at.y;
        all = (ui_rect){left, top, fmaxf(all.x + all.w, at.x + at.w) - left, fmaxf(all.y + all.h, at.y + at.h) - top};
    }
    block[0] = m->line != NULL ? note_plate(look->d->ui, m->note, m->line) : (ui_rect){0};
    block[1] = all;
}

/* Where a slide stands, told or while last rites are asked for. */
static ui_rect slide_place(const werewolf_look *look, const werewolf_ring *ring) {
    const ui_rect c = clear_middle(look->d->ui, ring, look->pub->n, strip_to_act);

    return (ui_rect){c.x, c.y + 8, c.w, c.h - 16};
}

/* Where the list's lines stand. */
static ui_rect list_place(const werewolf_look *look, const middle *m) {
    const float top = m->note.y + m->s.words + m->s.clock + m->s.row + list_over;
    const float end = m->c.y + m->c.h - high_of_rows(&m->buttons), w = list_width(look, m->row, m->c);

    return (ui_rect){m->row.x + (m->row.w - w) / 2, top, w,
                     fminf(m->s.list - list_over - list_air, end - list_air - top)};
}

/* All that the list and the words above it need, in one: the village is not seen between them. */
static ui_rect list_panel(const werewolf_look *look, const middle *m) {
    static const float air = 14.0f;
    const ui_rect list = list_place(look, m);
    const float lines = werewolf_list_width(&m->s.lines, list.w);
    const float words = m->line != NULL ? note_plate(look->d->ui, m->note, m->line).w : 0.0f;
    const float w = fmaxf(lines, words) + 2 * air, top = m->s.words > 0 ? m->note.y : list.y - list_air;

    return (ui_rect){list.x + (list.w - w) / 2, top, w, list.y + list.h + list_air - top};
}

static void draw_middle(const werewolf_look *look, const werewolf_ring *ring, const middle *m) {
    const ui_rect c = m->c;
    const stack *s = &m->s;
    ui_draw *d = look->d;
    const float end = c.y + c.h - high_of_rows(&m->buttons);

    draw_buttons(look, m->list, &m->buttons);
    if ((look->t->part < 1.0f && turns(look)) || werewolf_slide_covers(look)) { /* only that is looked at */
        return;
    }
    if (werewolf_has_sheet(look->pub)) {
        werewolf_draw_sheet(look, (ui_rect){c.x, c.y, c.w, end - c.y - 8});
        return;
    }
    ui_rect slide = slide_place(look, ring);
    slide.h = fminf(slide.h, end - 8 - slide.y); /* above buttons */
    if (werewolf_draw_rites(look, slide)) {
        return;
    }
    if (s->list > 0) {
        ui_plate(d, list_panel(look, m), 35, UI_INK_950, 0, 0.0f, true);
    }
    say_note(d, m->note, m->line, s->list > 0);
    float y = m->note.y + s->words;
    if (s->clock > 0) {
        const float w = clock_width(d->ui), x = c.x + (c.w - w - s->beside) / 2;
        clock_plate(look, (ui_rect){x, y + (s->clock - 62) / 2, w, 62});
        if (s->beside > 0) {
            queue(look, (ui_rect){x + w + clock_to_row, y, s->beside - clock_to_row, s->clock}, s->rows);
        }
        y += s->clock;
    }
    if (s->row > 0) {
        const ui_rect at = {c.x, y + 4, c.w, s->row};
        const bool upright = d->ui->height > d->ui->width;
        queue(look, upright ? at : ui_centre(at, fminf(c.w, d->ui->width * 0.46f), s->row), s->rows);
    }
    if (s->list > 0) {
        werewolf_draw_list(look, list_place(look, m), &m->s.lines);
    }
}

/* ---- the frame ---- */

/* A vote was taken back, and is given again since: a bot's without a word. */
static bool is_overtaken(const werewolf_pub *pub, const nt_event *e) {
    return e->kind == WEREWOLF_EV_RECALLED && werewolf_in_vote(pub) && pub->voted[e->arg[0] % WEREWOLF_SEATS];
}

static int asked_first(const werewolf_pub *pub) {
    int seat = 0;

    while (seat < pub->n && !pub->asked[seat]) {
        seat++;
    }
    return seat;
}

/* The question says no more than the last event does: on a flat table, where both have one line, the event alone. */
static bool event_says_all(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const int seat = asked_first(pub), kind = look->t->last.kind;

    return look->d->ui->rim != NULL && ((pub->step == WEREWOLF_STEP_NIGHT && kind == WEREWOLF_EV_NIGHTFALL) ||
                                        (pub->step == WEREWOLF_STEP_RITES && kind == WEREWOLF_EV_DEATH &&
                                         seat < pub->n && !werewolf_page_asks(pub, seat)));
}

/* Or the event is in the question. */
static bool question_says_all(const werewolf_look *look) {
    return look->d->ui->rim != NULL && look->pub->step == WEREWOLF_STEP_SAY && look->t->last.kind == WEREWOLF_EV_TIE;
}

/* The last event stands below the question, unless that needs both lines, or is no more true. */
static void apron(const werewolf_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool tells = t->last.kind != 0 && (table_tells(t) || !is_overtaken(look->pub, &t->last));
    const char *last = tells ? werewolf_told_on(look, &t->last) : NULL;
    const char *told = table_tells(t) ? last : NULL; /* the event's own words, once they are said */
    const char *second = is_below(look->pub) ? werewolf_aside(look) : last;
    const char *asks = told != NULL ? told : last != NULL && event_says_all(look) ? last : werewolf_question(look);
    const float line = d->ui->width < 1000.0f ? d->ui->width - 48 : d->ui->width * 0.6f;
    const bool both = ui_label_width(d->ui, &UI_STYLE_SENTENCE, asks) > line;

    const bool twice = asks == last || question_says_all(look);

    ui_apron(d, asks, !twice && !both ? second : NULL, true);
}

/* In the upper corner, where no seat is: held, it opens the judge's face. */
static void judge_pad(const werewolf_look *look) {
    ui_draw *d = look->d;
    const char *word = ui_say(d, "werewolf.judge.open");

    if (werewolf_judged(look->pub)) {
        const ui_rect at = werewolf_judge_place(d->ui, word, true);
        ui_button(d, at, ZONE_JUDGE, 0, NULL, NULL, UI_PLAIN, UI_ZONE_HOLD);
        werewolf_draw_judge_word(d, at, UI_PAPER_100);
    }
}

void werewolf_draw_public(const werewolf_look *look) {
    werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, false);

    werewolf_size_names(look, &ring);
    const middle m = middle_of(look, &ring);
    const bool square = has_square(look->d->ui, &ring, look->pub->n);
    const ui_rect place = slide_place(look, &ring), over = werewolf_rites_over(look, place);
    ui_rect block[WEREWOLF_BLOCKS];

    ground(look);
    blocks_of(look, &m, block);
    const bool over_people = werewolf_threads_lie_over(look->pub), threads = !werewolf_slide_covers(look);
    if (threads && !over_people) {
        werewolf_draw_threads(look, &ring, block, square);
    }
    const bool covered =
        m.s.list > 0 && werewolf_meets_people(look->d->ui, &ring, look->pub->n, list_panel(look, &m));
    if (!covered && !hangs(look) && !werewolf_slide_hides_people(look) && square) {
        werewolf_draw_people(look, &ring, 1.0f - motion_stepped(darkness(look), MOTION_DUSK_STEPS));
    }
    if (threads && over_people) {
        werewolf_draw_threads(look, &ring, block, square);
    }
    draw_middle(look, &ring, &m);
    for (int seat = 0; seat < look->pub->n; seat++) {
        werewolf_draw_seat(look, &ring, seat);
        if (over.w <= 0 || !werewolf_meet(over, ring.plate[seat])) {
            seat_zone(look, ring.plate[seat], seat);
        }
    }
    werewolf_draw_cues(look, &ring);
    if (!werewolf_slide_covers(look)) {
        werewolf_draw_totals(look, &ring);
    }
    werewolf_draw_badge(look, &ring);
    say_when(look);
    judge_pad(look);
    werewolf_draw_slide(look, &ring, place);
    if (over.w > 0) {
        werewolf_draw_rites_over(look, place, over);
    }
    apron(look);
}

/* ---- input ---- */

static bool press_seat(const werewolf_look *look, table_ui *t, int seat, nt_move *move, bool *has_move) {
    bool confirmed;
    const uint8_t kind = seat_kind(look, &confirmed);

    if (!seat_legal(look, seat)) {
        return true;
    }
    if (hands(look)) {
        werewolf_touch_hand(look, t, seat, move, has_move);
        return true;
    }
    if (t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_VOTER) {
        if (look->pub->voted[seat]) {
            return table_take(table_find_move(t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY), move, has_move);
        }
        t->pick[WEREWOLF_PICK_MENU] = WEREWOLF_MENU_NONE;
        t->pick[WEREWOLF_PICK_KIND] = (uint8_t)(seat + 1);
        return true;
    }
    if (!confirmed) {
        return table_take(table_find_move(t, kind, seat, TABLE_ANY), move, has_move);
    }
    t->pick[WEREWOLF_PICK_SEAT] = t->pick[WEREWOLF_PICK_SEAT] == seat + 1 ? 0 : (uint8_t)(seat + 1);
    t->picks = t->pick[WEREWOLF_PICK_SEAT] != 0;
    return true;
}

static bool confirm(const werewolf_look *look, const table_ui *t, nt_move *move, bool *has_move) {
    table_take(picked(look), move, has_move);
    if (*has_move && t->pick[WEREWOLF_PICK_KIND] > 0 && move->kind == WEREWOLF_MOVE_VOTE) {
        move->seat = (uint8_t)(t->pick[WEREWOLF_PICK_KIND] - 1);
    }
    return true;
}

static bool press_way(table_ui *t, int way) {
    memset(t->pick, 0, sizeof t->pick);
    t->picks = 0;
    werewolf_choose_way(t, way);
    return true;
}

bool werewolf_public_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move,
                           bool *has_move) {
    if (in->kind == UI_BACK && t->pick[WEREWOLF_PICK_MENU] != WEREWOLF_MENU_NONE) {
        memset(t->pick, 0, sizeof t->pick);
        t->picks = 0;
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0 || t->locked) {
        return false;
    }
    if (ui_chose(in, ZONE_SEAT)) {
        return press_seat(look, t, in->n, move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_ACT)) {
        return table_take(table_find_move(t, in->n % 64, in->n >= 64 ? in->n / 64 - 1 : TABLE_ANY, TABLE_ANY), move,
                          has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_MENU)) {
        memset(t->pick, 0, sizeof t->pick);
        t->pick[WEREWOLF_PICK_MENU] = (uint8_t)in->n;
        t->picks = in->n != 0;
        return true;
    }
    if (ui_chose(in, ZONE_PAGE)) {
        t->page += in->n;
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_SHEET)) {
        t->page = in->n;
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_WAY)) {
        return press_way(t, in->n);
    }
    if (ui_chose(in, WEREWOLF_ZONE_NEXT)) {
        werewolf_next_candidate(t);
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_END)) {
        werewolf_end_hands(look, t);
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_LINE)) {
        return table_take(table_find_move(t, WEREWOLF_MOVE_RECALL, in->n, TABLE_ANY), move, has_move);
    }
    return ui_chose(in, ZONE_CONFIRM) && confirm(look, t, move, has_move);
}
