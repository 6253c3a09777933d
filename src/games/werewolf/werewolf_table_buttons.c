/* The buttons of the public frame: which there are, and how many stand in a row. From the public part alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/rim.h"
#include "werewolf_table_public.h"

/* ---- which ---- */

static void add(werewolf_button *list, int *n, werewolf_button one) {
    if (*n < WEREWOLF_BUTTONS) {
        list[(*n)++] = one;
    }
}

static void add_menu_buttons(const werewolf_look *look, werewolf_button *list, int *n) {
    const int menu = look->t->pick[WEREWOLF_PICK_MENU];
    const bool ready = werewolf_picked(look) != NULL;
    const bool grave = menu == WEREWOLF_MENU_DUEL || menu == WEREWOLF_MENU_EXPLODE || menu == WEREWOLF_MENU_TAKE;

    if (menu != WEREWOLF_MENU_VOTER) {
        add(list, n,
            (werewolf_button){ZONE_CONFIRM, "hold", 0, grave ? UI_DANGER : UI_PRIMARY,
                              (ready ? UI_ZONE_DEFAULT : UI_ZONE_OFF) | UI_ZONE_HOLD});
    }
    add(list, n, (werewolf_button){WEREWOLF_ZONE_MENU, "cancel", WEREWOLF_MENU_NONE, UI_OUTLINED, 0});
}

/* One alone is the main one. */
static void add_declared(const werewolf_look *look, werewolf_button *list, int *n) {
    const table_ui *t = look->t;
    const int before = *n;

    if (table_find_move(t, WEREWOLF_MOVE_DUEL, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n, (werewolf_button){WEREWOLF_ZONE_MENU, "duel", WEREWOLF_MENU_DUEL, UI_PLAIN, UI_ZONE_OPTION});
    }
    if (table_find_move(t, WEREWOLF_MOVE_EXPLODE, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_MENU, "explode", WEREWOLF_MENU_EXPLODE, UI_PLAIN, UI_ZONE_OPTION});
        if (werewolf_offers_taking(look->pub)) {
            add(list, n, (werewolf_button){WEREWOLF_ZONE_MENU, "take", WEREWOLF_MENU_TAKE, UI_PLAIN, UI_ZONE_OPTION});
        }
    }
    if (*n == before + 1) {
        list[before].look = UI_PRIMARY;
    }
}

/* The next of the ways to give the same ballots: it gives none, and stands apart behind what does. */
static void add_way(const werewolf_look *look, werewolf_button *list, int *n) {
    static const char *const key[WEREWOLF_WAYS] = {"by_hands", "by_seats", "by_list"};
    int way = ((int)werewolf_way_of(look) + 1) % WEREWOLF_WAYS;

    if (way == WEREWOLF_WAY_HANDS && !werewolf_may_raise(look->pub)) {
        way++;
    }
    add(list, n, (werewolf_button){WEREWOLF_ZONE_WAY, key[way], way, UI_PLAIN, 0});
}

static void add_vote_buttons(const werewolf_look *look, werewolf_button *list, int *n) {
    const werewolf_way way = werewolf_way_of(look);
    bool confirmed;

    if (werewolf_hands_stand(look)) {
        const bool any = werewolf_hands_up(look) > 0;
        const bool bots = werewolf_bots_answer(look); /* whose hands are not seen yet */
        const char *all = bots ? (any ? "no_more_hands" : "no_hand") : any ? "these_stand" : "nobody_stands";
        add(list, n, (werewolf_button){WEREWOLF_ZONE_END, all, 0, any ? UI_PRIMARY : UI_PLAIN, UI_ZONE_DEFAULT});
    }
    if (!werewolf_in_vote(look->pub)) {
        return;
    }
    const bool open =
        werewolf_seat_kind(look, &confirmed) == WEREWOLF_MOVE_VOTE; /* or all have voted, and are counted */
    const bool picked = way == WEREWOLF_WAY_LIST && werewolf_picked(look) != NULL;
    if (werewolf_candidate(look) >= 0) {
        const bool any = werewolf_hands_up(look) > 0 && werewolf_silent(look) > 0;
        add(list, n, (werewolf_button){WEREWOLF_ZONE_NEXT, "other_candidate", 0, any ? UI_PRIMARY : UI_PLAIN, 0});
    }
    if (open || way == WEREWOLF_WAY_HANDS) { /* it is what is meant once all have voted */
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_END, "end_vote", 0, werewolf_silent(look) > 0 ? UI_PLAIN : UI_PRIMARY,
                              UI_ZONE_HOLD | (werewolf_may_end(look) ? 0u : UI_ZONE_OFF)});
    }
    if (way == WEREWOLF_WAY_LIST && open) { /* who is picked is confirmed; until then another one may be asked */
        add(list, n,
            picked ? (werewolf_button){ZONE_CONFIRM, "confirm", 0, UI_PRIMARY, UI_ZONE_DEFAULT}
                   : (werewolf_button){WEREWOLF_ZONE_MENU, "voter", WEREWOLF_MENU_VOTER, UI_PLAIN, 0});
    }
}

static bool ends_vote(const werewolf_look *look, const werewolf_button *button) {
    return strcmp(button->zone, WEREWOLF_ZONE_END) == 0 && werewolf_in_vote(look->pub);
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

static void add_acts(const werewolf_look *look, werewolf_button *list, int *n) {
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
                 {WEREWOLF_MOVE_BACK, "back", UI_OUTLINED, UI_ZONE_OPTION}};

    for (size_t i = 0; i < sizeof plain / sizeof plain[0] && !werewolf_seats_raise(look); i++) {
        if (plain[i].kind == WEREWOLF_MOVE_VOID && look->pub->step != WEREWOLF_STEP_DUSK) {
            continue; /* the pause menu has it */
        }
        const bool agrees = plain[i].kind == WEREWOLF_MOVE_AGREE && !agrees_last(look);
        if (agrees && table_find_move(look->t, WEREWOLF_MOVE_AGREE, TABLE_ANY, TABLE_ANY) != NULL) {
            add(list, n,
                (werewolf_button){WEREWOLF_ZONE_ACT, "agree_too", WEREWOLF_MOVE_AGREE, UI_PLAIN, UI_ZONE_OPTION});
        } else if (table_find_move(look->t, plain[i].kind, TABLE_ANY, TABLE_ANY) != NULL) {
            add(list, n,
                (werewolf_button){WEREWOLF_ZONE_ACT, plain[i].key, plain[i].kind, plain[i].look, plain[i].flags});
        }
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_DIRECTION, 0, TABLE_ANY) != NULL) {
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_ACT, "clockwise", WEREWOLF_ACT_WITH(WEREWOLF_MOVE_DIRECTION, 0), UI_PLAIN,
                              UI_ZONE_OPTION});
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_ACT, "counter", WEREWOLF_ACT_WITH(WEREWOLF_MOVE_DIRECTION, 1), UI_PLAIN,
                              UI_ZONE_OPTION});
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_DECLARE, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_MENU, "declare", WEREWOLF_MENU_DECLARE, UI_PLAIN, UI_ZONE_OPTION});
    }
    if (table_find_move(look->t, WEREWOLF_MOVE_WITHDRAW, TABLE_ANY, TABLE_ANY) != NULL) {
        add(list, n,
            (werewolf_button){WEREWOLF_ZONE_MENU, "withdraw", WEREWOLF_MENU_WITHDRAW, UI_PLAIN, UI_ZONE_OPTION});
    }
}

/* What anybody may press, for all; while hands go up for a name, the next name and the end of the vote stay together.
 */
static bool is_for_all(const werewolf_look *look, const werewolf_button *b) {
    const bool leads = b->look == UI_PRIMARY || b->n == WEREWOLF_MOVE_VOID;

    return strcmp(b->zone, WEREWOLF_ZONE_END) == 0 ? werewolf_candidate(look) < 0
                                                   : leads && strcmp(b->zone, WEREWOLF_ZONE_ACT) == 0;
}

static const char *words_for_all(const werewolf_look *look, const werewolf_button *b) {
    const char *key = !ends_vote(look, b) ? b->key : werewolf_silent(look) == 0 ? "end_count" : "close_vote";

    return werewolf_say(look->w, "button", key);
}

/* On a flat table that stands where both long sides read it, and not here. */
static int without_act(const werewolf_look *look, werewolf_button *list, int n) {
    ui_rim *rim = look->d->ui->rim;
    int left = 0;

    for (int i = 0; i < n; i++) {
        if (rim != NULL && is_for_all(look, &list[i])) {
            ui_rim_add(rim, (ui_rim_act){list[i].zone, words_for_all(look, &list[i]), list[i].n, list[i].flags,
                                         list[i].look != UI_PRIMARY});
        } else {
            list[left++] = list[i];
        }
    }
    return left;
}

int werewolf_buttons_of(const werewolf_look *look, werewolf_button *list) {
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
    const bool votes = werewolf_seat_kind(look, &confirmed) == WEREWOLF_MOVE_VOTE;
    if (!votes && confirmed) {
        add(list, &n,
            (werewolf_button){ZONE_CONFIRM, "confirm", 0, UI_PRIMARY,
                              werewolf_picked(look) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF});
    }
    add_declared(look, list, &n);
    add_acts(look, list, &n);
    if (votes && werewolf_in_vote(look->pub)) {
        add_way(look, list, &n);
    }
    return without_act(look, list, n);
}

/* ---- where ---- */

int werewolf_in_a_row(float wide) {
    return wide < 430 ? 2 : wide < 700 ? 3 : 4;
}

static float least_button(const ui_frame *ui) {
    return fmaxf(50.0f, ui_target(ui));
}

/* Higher with the words on it, but no higher than leaves those on the square their place. */
static float wished_button(const ui_frame *ui) {
    return 50.0f + 10.0f * (ui->text_scale - 1.0f);
}

werewolf_button_rows werewolf_rows_of(const ui_frame *ui, const werewolf_button *list, int n, int most, ui_rect at,
                                      float above) {
    const bool changes_way = n > 1 && strcmp(list[n - 1].zone, WEREWOLF_ZONE_WAY) == 0;
    const bool back = n > 1 && list[n - 1].look == UI_OUTLINED, leads_back = changes_way || back;
    const float apart = changes_way ? 16.0f : 32.0f;
    const int rows = (n + most - 1) / most;
    const float least = least_button(ui), wish = wished_button(ui);
    const float left = (at.h - above) / fmaxf(1.0f, (float)rows) - WEREWOLF_BUTTON_GAP;

    return (werewolf_button_rows){.at = at,
                                  .n = n,
                                  .most = most,
                                  .rows = rows,
                                  .high = fmaxf(least, fminf(wish, left)),
                                  .apart = leads_back ? apart - WEREWOLF_BUTTON_GAP : 0.0f,
                                  .back = back,
                                  .wide = WEREWOLF_BUTTON_MOST};
}

/* One that leads back alone in its row has no note. */
static float row_high(const werewolf_button_rows *r, int row) {
    const bool lone = row > 0 && row == r->rows - 1 && r->n - row * r->most == 1;

    return lone ? r->high : fmaxf(r->high, r->noted);
}

/* What these rows take with the gaps above them, from one on. */
static float rows_from(const werewolf_button_rows *r, int row) {
    float high = 0.0f;

    for (; row < r->rows; row++) {
        high += row_high(r, row) + WEREWOLF_BUTTON_GAP;
    }
    return high;
}

float werewolf_rows_high(const werewolf_button_rows *r) {
    return rows_from(r, 0);
}

static const float noted_most = 290.0f, noted_shape = 2.3f; /* as wide is a button with a note, and to its height */
static const float back_most = 160.0f; /* and beside such what leads back, as high as these and narrower */

static const float own_gap = 9.0f;

/* In one row, each as wide as its own words want it. */
static ui_rect own_place(const werewolf_button_rows *r, int i) {
    float all = own_gap * (float)(r->n - 1), before = 0.0f;

    for (int k = 0; k < r->n; k++) {
        all += r->own[k];
        before += k < i ? r->own[k] + own_gap : 0.0f;
    }
    return (ui_rect){r->at.x + (r->at.w - all) / 2 + before,
                     r->at.y + r->at.h - rows_from(r, 0) + WEREWOLF_BUTTON_GAP, r->own[i], row_high(r, 0)};
}

ui_rect werewolf_button_place(const werewolf_button_rows *r, int i) {
    if (r->own[0] > 0.0f) {
        return own_place(r, i);
    }
    const int row = i / r->most, here = row == r->rows - 1 ? r->n - row * r->most : r->most, at = i % r->most;
    const bool last = row == r->rows - 1;
    /* What stands apart from the others does so from the plates beside them, too. */
    const float edge = here > 1 && last ? r->apart : 0.0f;
    const float gaps = WEREWOLF_BUTTON_GAP * (float)(here - 1) + edge;
    const float most = r->noted > 0.0f ? fmaxf(noted_most, noted_shape * r->noted) : r->wide;
    const bool quiet = r->back && r->noted > 0.0f && last && here > 1;
    const float all = r->at.w - 2 * edge - gaps, share = fminf(most, all / (float)here);
    const float end = quiet ? fminf(share, back_most) : share;
    const float w = quiet ? fminf(most, (all - end) / (float)(here - 1)) : share; /* with what that leaves */
    const float left = r->at.x + (r->at.w - w * (float)(here - 1) - end - gaps) / 2;

    return (ui_rect){left + (float)at * (w + WEREWOLF_BUTTON_GAP) + (at == here - 1 ? edge : 0.0f),
                     r->at.y + r->at.h - rows_from(r, row) + WEREWOLF_BUTTON_GAP, at == here - 1 ? end : w,
                     row_high(r, row)};
}

ui_rect werewolf_all_buttons(const werewolf_button_rows *r) {
    ui_rect all = {0};

    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i);
        all = i > 0 ? ui_both(all, at) : at;
    }
    return all;
}

enum { TURNS = 4 };

/* All of them as they are seen there. */
static ui_rect turned_about(ui_rect all, int turn) {
    return turn % 2 == 0 ? all : ui_centre(all, all.h, all.w);
}

ui_rect werewolf_button_seen(const werewolf_button_rows *r, int i) {
    const ui_rect all = werewolf_all_buttons(r), at = werewolf_button_place(r, i);
    const float x = at.x + at.w / 2 - all.x - all.w / 2, y = at.y + at.h / 2 - all.y - all.h / 2;
    const float across[TURNS] = {x, -y, -x, y}, down[TURNS] = {y, x, -y, -x};
    const int turn = r->turn % TURNS;
    const ui_rect there = {all.x + all.w / 2 + across[turn] - at.w / 2, all.y + all.h / 2 + down[turn] - at.h / 2,
                           at.w, at.h};

    return turned_about(there, turn);
}

ui_rect werewolf_buttons_seen(const werewolf_button_rows *r) {
    return turned_about(werewolf_all_buttons(r), r->turn);
}

/* What ends a vote is short where it would take two lines: the second lay on the track of its hold. */
static const char *words_of(const werewolf_look *look, const werewolf_button *button, ui_rect at) {
    static const float edges = 24.0f; /* beside the words */
    text_words *w = &look->d->words;

    if (!ends_vote(look, button)) {
        return werewolf_say(w, "button", button->key);
    }
    if (werewolf_silent(look) == 0) {
        return werewolf_say(w, "button", "end_count");
    }
    const char *whole = werewolf_say(w, "button", "close_vote");
    const ui_rect box = ui_centre(at, at.w - edges, at.h);
    return ui_button_lines(look->d->ui, &UI_STYLE_BUTTON, box, whole) == 1 ? whole
                                                                           : werewolf_say(w, "button", button->key);
}

/* Who may explode: by the house rule, and by the roles that all know to be in the game. */
static const char *who_explodes(const werewolf_pub *pub) {
    return pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 1                                                ? "all"
           : pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 0 && werewolf_may_be_dealt(pub, WEREWOLF_KING) ? "kings"
                                                                                                    : "werewolf";
}

const char *werewolf_declares(const werewolf_look *look, int menu) {
    switch (menu) {
    case WEREWOLF_MENU_DUEL:
        return ui_say(look->d, "werewolf.declares.duel");
    case WEREWOLF_MENU_EXPLODE:
        return UI_SAY(look->d, "werewolf.declares.explode", TEXT_STR("who", who_explodes(look->pub)));
    case WEREWOLF_MENU_TAKE:
        return ui_say(look->d, "werewolf.declares.take");
    default:
        return NULL;
    }
}

/* What ends a vote says how many abstain by it. */
static const char *note_of(const werewolf_look *look, const werewolf_button *button) {
    if (ends_vote(look, button) && werewolf_may_end(look) && werewolf_silent(look) > 0) {
        return UI_SAY(look->d, "werewolf.note.abstained", TEXT_NUM("n", werewolf_silent(look)));
    }
    return strcmp(button->zone, WEREWOLF_ZONE_MENU) == 0 ? werewolf_declares(look, button->n) : NULL;
}

static const float note_edge = 8.0f, note_side = 8.0f; /* of a button: above and below its note, and beside it */

static ui_label_style note_style(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = 17.0f;
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.lines = 2;
    return style;
}

static ui_label_style name_style(void) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.lines = 1;
    return style;
}

/* A button's name, as high as its letters are, and below it two lines. */
static float name_high(const ui_frame *ui, const char *words) {
    const ui_label_style style = name_style();

    return fmaxf(1.3f * UI_STYLE_BUTTON.size * ui->text_scale, ui_label_height(ui, &style, INFINITY, words));
}

static ui_rect note_place(const ui_frame *ui, ui_rect at, const char *words) {
    const float name = name_high(ui, words);

    return (ui_rect){at.x + note_side, at.y + note_edge + name, at.w - 2 * note_side, at.h - 1.5f * note_edge - name};
}

static ui_rect name_place(const ui_frame *ui, ui_rect at, const char *words) {
    return (ui_rect){at.x + note_side, at.y + note_edge / 2, at.w - 2 * note_side,
                     name_high(ui, words) + note_edge / 2};
}

static bool note_fits(const ui_frame *ui, ui_rect at, const char *words, const char *note) {
    static const float least = 0.84f; /* as large as a reader has set it */
    const ui_label_style style = note_style(), named = name_style();
    const ui_rect place = note_place(ui, at, words);

    return ui_label_fits(ui, name_place(ui, at, words), &named, words) && ui_label_fits(ui, place, &style, note) &&
           ui_label_size(ui, place, &style, note) >= least * style.size;
}

/* What a name and two lines take: all notes are of two. */
static float noted_high(const ui_frame *ui, const char *words, const char *note) {
    const ui_label_style style = note_style();

    return 1.5f * note_edge + name_high(ui, words) + ui_label_height(ui, &style, INFINITY, note);
}

bool werewolf_note_buttons(const werewolf_look *look, const werewolf_button *list, werewolf_button_rows *r) {
    const ui_frame *ui = look->d->ui;
    bool any = false, all = true;

    r->noted = 0.0f;
    for (int i = 0; i < r->n; i++) {
        const char *note = note_of(look, &list[i]), *words = words_of(look, &list[i], werewolf_button_place(r, i));
        r->noted = note != NULL ? fmaxf(r->noted, noted_high(ui, words, note)) : r->noted;
    }
    for (int i = 0; i < r->n; i++) {
        const char *note = note_of(look, &list[i]), *words = words_of(look, &list[i], werewolf_button_place(r, i));
        any = any || note != NULL;
        all = all && (note == NULL || note_fits(ui, werewolf_button_place(r, i), words, note));
    }
    r->noted = any && all ? r->noted : 0.0f;
    return any && all;
}

/* The longer of a note's two lines. */
static float note_wide(const ui_frame *ui, const char *note) {
    const ui_label_style style = note_style();
    const size_t first = strcspn(note, "\n");
    char line[128];

    snprintf(line, sizeof line, "%.*s", (int)first, note);
    return fmaxf(ui_label_width(ui, &style, line), ui_label_width(ui, &style, note + first + (note[first] == '\n')));
}

/* What leads back is as wide as its word. */
static float back_wide(const werewolf_look *look, const werewolf_button *button) {
    static const float least = 96.0f, edges = 34.0f;
    const char *word = werewolf_say(&look->d->words, "button", button->key);
    return fmaxf(least, ui_label_width(look->d->ui, &UI_STYLE_BUTTON, word) + edges);
}

void werewolf_own_widths(const werewolf_look *look, const werewolf_button *list, werewolf_button_rows *r) {
    float left = r->at.w - own_gap * (float)(r->n - 1);
    int notes = 0;

    for (int i = 0; i < r->n; i++) {
        const char *note = note_of(look, &list[i]);
        r->own[i] = note != NULL ? note_wide(look->d->ui, note) + 2 * note_side + 2 : back_wide(look, &list[i]);
        left -= r->own[i];
        notes += note != NULL;
    }
    for (int i = 0; i < r->n; i++) {
        r->own[i] += note_of(look, &list[i]) != NULL ? left / (float)notes : 0.0f;
    }
}

/* One size for all notes: that of the longest. */
static float notes_size(const werewolf_look *look, const werewolf_button *list, const werewolf_button_rows *r) {
    const ui_frame *ui = look->d->ui;
    const ui_label_style style = note_style();
    float size = style.size;

    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i);
        const char *note = note_of(look, &list[i]), *words = words_of(look, &list[i], at);
        size = note != NULL ? fminf(size, ui_label_size(ui, note_place(ui, at, words), &style, note)) : size;
    }
    return size;
}

static void noted_button(ui_draw *d, ui_rect at, const werewolf_button *b, const char *words, const char *note,
                         float size) {
    ui_label_style style = note_style(), named = name_style();

    style.size = size;
    if (b->look == UI_PRIMARY) {
        style.colour = named.colour = UI_INK_900;
    }
    ui_button(d, at, b->zone, b->n, NULL, NULL, b->look, b->flags);
    ui_label(d, name_place(d->ui, at, words), &named, words);
    ui_label(d, note_place(d->ui, at, words), &style, note);
}

static const float turn_sign = 44.0f; /* and the air beside it */

static bool turns(const werewolf_button *b) {
    return strcmp(b->key, "clockwise") == 0 || strcmp(b->key, "counter") == 0;
}

/* Which way round, where it has room beside the words. */
static const char *figure_of(const werewolf_look *look, const werewolf_button *b, ui_rect at, const char *words) {
    return turns(b) && ui_button_fits(look->d->ui, at.w - turn_sign, at.h, words, b->look) ? b->key : NULL;
}

/* Below the words of a hold is its track, where a second line has no room. */
void werewolf_widen_buttons(const werewolf_look *look, const werewolf_button *list, werewolf_button_rows *r) {
    static const float edges = 26.0f;

    for (int i = 0; i < r->n; i++) {
        const bool holds = (list[i].flags & UI_ZONE_HOLD) != 0 && !ends_vote(look, &list[i]);
        const bool large = ui_large_words(look->d->ui);
        if (turns(&list[i]) || holds || large ||
            r->n == 1) { /* large ones, and one alone, have room for their words */
            const char *words = werewolf_say(&look->d->words, "button", list[i].key);
            const float sign = turns(&list[i]) ? turn_sign : 0.0f;
            r->wide = fmaxf(r->wide, ui_label_width(look->d->ui, &UI_STYLE_BUTTON, words) + sign + edges);
        }
    }
}

void werewolf_raise_buttons(const werewolf_look *look, const werewolf_button *list, werewolf_button_rows *r,
                            float above) {
    static const float edges = 24.0f, more = 14.0f; /* air over two lines, and below them the track of a hold */
    const ui_frame *ui = look->d->ui;
    const float left = (r->at.h - above) / fmaxf(1.0f, (float)r->rows) - WEREWOLF_BUTTON_GAP;
    bool two = false;

    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i), box = ui_centre(at, at.w - edges, at.h);
        two = two || ui_button_lines(ui, &UI_STYLE_BUTTON, box, words_of(look, &list[i], at)) > 1;
    }
    if (two) {
        r->high = fmaxf(r->high, fminf(r->high + more * ui->text_scale, left));
    }
}

void werewolf_draw_buttons(const werewolf_look *look, const werewolf_button *list, const werewolf_button_rows *r) {
    ui_draw *d = look->d;
    const ui_rect all = werewolf_all_buttons(r);
    const bool there = r->turn != 0, turned = there || werewolf_face_asked(look, all);
    const float notes = r->noted > 0 ? notes_size(look, list, r) : 0.0f;
    ui_button_of row[WEREWOLF_BUTTONS];
    int n = 0;

    if (there) {
        ui_group(d, all, r->turn, 0.0f);
    }
    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i);
        const char *words = words_of(look, &list[i], at), *note = r->noted > 0 ? note_of(look, &list[i]) : NULL;
        if (note != NULL) {
            noted_button(d, at, &list[i], words, note, notes);
        } else {
            row[n++] =
                (ui_button_of){at,           list[i].zone, list[i].n, words, figure_of(look, &list[i], at, words),
                               list[i].look, list[i].flags};
        }
    }
    ui_button_row(d, row, n);
    if (turned) {
        ui_group_end(d);
    }
}

float werewolf_one_row(const ui_frame *ui) {
    return fmaxf(least_button(ui), wished_button(ui)) + WEREWOLF_BUTTON_GAP;
}

bool werewolf_buttons_fit(const werewolf_look *look, const werewolf_button *list, const werewolf_button_rows *r) {
    ui_draw *d = look->d;

    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i);
        const char *words = words_of(look, &list[i], at);
        if (!ui_button_fits(d->ui, at.w, at.h, words, list[i].look)) {
            return false;
        }
    }
    return true;
}
