/* The Growl and the gold (growl.md 8): a paced reveal, the same order in every game. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/rim.h"

int growl_results_steps(nt_view view) {
    (void)view; /* the same number whoever won */
    return GROWL_STEP_OF_GOLD;
}

const char *growl_results_sound(nt_view view, int step) {
    (void)view;
    return step == GROWL_STEP_OF_ZEROES || step == GROWL_STEP_OF_WOLVES ? "growl"
           : step == GROWL_STEP_OF_GOLD                                 ? "gold"
                                                                        : NULL;
}

/* ---- one player ---- */

static void role_disc(ui_draw *d, ui_rect at, bool wolf, bool won) {
    const bool plain = !won && d->ui->high_contrast;
    const ui_colour lamp = won ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : ui_mix(UI_INK_500, UI_INK_700, 0.25f);

    ui_disc(d, at, plain ? UI_INK_900 : lamp, plain ? UI_PAPER_100 : UI_INK_900, 2.0f);
    ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(at, at.w * 0.1f), plain ? UI_PAPER_100 : UI_INK_900);
}

static void hand_counts(ui_draw *d, ui_rect at, const uint8_t *hand) {
    ui_label_style style = UI_STYLE_NAME;
    const float icon = fminf(fminf(at.h, 26.0f), (at.w / GROWL_KINDS - 8) * 0.54f);

    style.size = 19;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        const ui_rect cell = ui_column(at, kind, GROWL_KINDS, 4);
        char text[8];
        growl_kind_sign(d, (ui_rect){cell.x, cell.y + (cell.h - icon) / 2, icon, icon}, kind);
        snprintf(text, sizeof text, "%d", hand[kind]);
        style.colour = hand[kind] > 0 ? UI_PAPER_100 : UI_INK_500;
        ui_label(d, (ui_rect){cell.x + icon + 4, cell.y, cell.w - icon - 4, cell.h}, &style, text);
    }
}

/* Every total in one size: two digits have their room. */
static void gold_gain(ui_draw *d, ui_rect at, const char *text, int total) {
    ui_label_style style = UI_STYLE_NAME;
    const float icon = fminf(fminf(at.h, 26.0f), at.w * 0.18f);

    style.size = 24;
    style.name = false;
    const float digits = fminf(ui_label_width(d->ui, &style, "88") + 4, at.w * 0.34f);
    const ui_rect coin = {at.x + at.w - digits - icon - at.w * 0.04f, at.y + (at.h - icon) / 2, icon, icon};
    style.colour = UI_YELLOW;
    style.align = UI_RIGHT;
    ui_label(d, (ui_rect){at.x, at.y, coin.x - at.x - at.w * 0.05f, at.h}, &style, text);
    ui_figure(d, "coin", coin, UI_YELLOW);
    table_number(d, (ui_rect){at.x + at.w - digits, at.y, digits, at.h}, total, 24, UI_PAPER_100, UI_LEFT);
}

/* What the last game made of somebody: role and hand. */
static void last_game(const growl_look *look, ui_rect row, ui_rect disc, int seat, bool won) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    ui_label_style role = UI_STYLE_SMALL;

    role.lines = 1;
    role.colour = UI_PAPER_200;
    role_disc(d, disc, pub->team[seat] == GROWL_WOLF, won);
    ui_label(d, ui_row(row, 1, 3, 0), &role, growl_role_word(look, seat, pub->alive[seat]));
    hand_counts(d, ui_row(row, 2, 3, 0), pub->shown[seat]);
}

static void player(const growl_look *look, ui_rect at, int seat) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool series = growl_is_series_end(pub), won = (growl_lit_seats(pub) >> seat & 1u) != 0;
    const float e = fminf(at.h * 0.5f, 52.0f); /* all the width is for gold at the very end */
    const float r = series ? -16.0f : fminf(fminf(at.h - 20, 76.0f), at.w * 0.15f);
    const ui_colour edge = won ? UI_LANTERN : d->ui->high_contrast ? UI_PAPER_100 : UI_INK_700;

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.92f), edge, won ? 2.6f : 1.6f,
             true);
    ui_seat_emblem(d, (ui_rect){at.x + 12, series ? at.y + (at.h - e) / 2 : at.y + 10, e, e}, &look->t->seat[seat]);
    if (!series && !pub->alive[seat]) {
        ui_figure(d, "tomb", (ui_rect){at.x + 12 + e / 2 - 14, at.y + at.h - 34, 28, 28}, UI_INK_500);
    }
    const ui_rect words = {at.x + e + 26, at.y + 8, at.w - e - r - 52, at.h - 16};
    const ui_rect disc = {at.x + at.w - r - 12, at.y + (at.h - r) / 2, r, r};
    const ui_rect first = series ? words : ui_row(words, 0, 3, 0);
    const float name_w = fminf(words.w * 0.54f, words.w - 112), to_gain = 8.0f;
    ui_label(d, (ui_rect){first.x, first.y, name_w - to_gain, first.h}, &UI_STYLE_NAME, look->t->seat[seat].name);
    gold_gain(d, (ui_rect){first.x + name_w, first.y, first.w - name_w, first.h},
              growl_gain_told(pub, seat) ? UI_SAY(d, "growl.results.gain", TEXT_NUM("n", pub->gain[seat])) : "",
              growl_gold_counted(look, seat));
    if (!series) {
        last_game(look, words, disc, seat, won);
    } else if (won) { /* as on every emblem */
        const float wide = e * 0.9f, above = (at.h + e) / 2 + wide * 0.76f;
        ui_figure(d, "crown", (ui_rect){at.x + 12 + (e - wide) / 2, at.y + at.h - above, wide, wide},
                  ui_theme(d->ui, UI_LANTERN));
    }
}

/* On either side of the headline: who has won, under the crown. */
static void beside_the_headline(const growl_look *look, const char *headline) {
    ui_draw *d = look->d;
    const float words = ui_label_width(d->ui, &UI_STYLE_TITLE, headline), mid = d->ui->width / 2;
    const float size = 54.0f, away = words / 2 + 44, crown = 34.0f;
    const bool series = growl_is_series_end(look->pub), wolf = look->pub->winner == GROWL_WOLF;

    for (int side = 0; side < 2 && mid - away - size > 12; side++) {
        const ui_rect at = {side == 0 ? mid - away - size : mid + away, 22, size, size};
        const ui_rect top = series ? ui_inset(at, 4) : (ui_rect){at.x + (size - crown) / 2, 4, crown, crown};
        if (!series) {
            role_disc(d, at, wolf, true);
        }
        table_crown(d, top, 0.07f);
    }
}

/* ---- the frame ---- */

uint32_t growl_crowned(nt_view view) {
    return growl_is_series_end(view.pub) ? growl_lit_seats(view.pub) : 0;
}

static bool has_buttons(const growl_look *look, int step) {
    return step >= GROWL_STEP_OF_GOLD && look->t->n_legal > 0 && !look->t->locked;
}

/* What those were who growl, and since when. */
static const char *wolves_were(const growl_look *look, int step) {
    ui_draw *d = look->d;

    if (step == GROWL_STEP_OF_ZEROES) {
        return UI_SAY(d, "growl.results.zeroes_were", TEXT_NUM("n", growl_wolves(look->pub, true)));
    }
    if (step == GROWL_STEP_OF_WOLVES) {
        const int n = growl_wolves(look->pub, false);
        return n > 0 ? UI_SAY(d, "growl.results.wolves_were", TEXT_NUM("n", n)) : ui_say(d, "growl.results.alone");
    }
    return ui_say(d, "growl.results.hush");
}

static const char *reason(const growl_look *look, int step) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (has_buttons(look, step) && table_find_move(look->t, GROWL_MOVE_TITLE, TABLE_ANY, TABLE_ANY) != NULL) {
        return UI_SAY(d, "growl.results.which", TEXT_STR("name", growl_name(look, look->t->asked)));
    }
    if (step < GROWL_STEP_OF_CHEER) {
        return wolves_were(look, step);
    }
    if (step < GROWL_STEP_OF_WINNER) {
        return UI_SAY(d, "growl.results.heard", TEXT_STR("team", pub->winner == GROWL_WOLF ? "wolf" : "human"),
                      TEXT_NUM("n", growl_living_humans(pub)));
    }
    if (step < GROWL_STEP_OF_GOLD) {
        return UI_SAY(d, "growl.results.reason", TEXT_STR("team", pub->winner == GROWL_WOLF ? "wolf" : "human"),
                      TEXT_NUM("n", growl_living_humans(pub)));
    }
    return growl_is_series_end(pub) ? UI_SAY(d, "growl.results.series", TEXT_NUM("n", pub->series_game + 1))
                                    : ui_say(d, "growl.results.gold");
}

/* The same where both long sides press it. */
static void said_buttons(const growl_look *look, ui_rim *rim) {
    ui_draw *d = look->d;

    if (table_find_move(look->t, GROWL_MOVE_TITLE, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_rim_add(rim, (ui_rim_act){GROWL_ZONE_TITLE, ui_say(d, "growl.results.queen"), 1, UI_ZONE_OPTION, false});
        ui_rim_add(rim, (ui_rim_act){GROWL_ZONE_TITLE, ui_say(d, "growl.results.king"), 0, UI_ZONE_OPTION, false});
        return;
    }
    if (table_find_move(look->t, GROWL_MOVE_NEXT, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_rim_add(rim, (ui_rim_act){ZONE_NEXT, ui_say(d, "growl.results.next"), 0, UI_ZONE_OPTION | UI_ZONE_DEFAULT,
                                     false});
    }
    if (table_find_move(look->t, GROWL_MOVE_FINISH, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_rim_add(rim, (ui_rim_act){GROWL_ZONE_FINISH, ui_say(d, "growl.results.finish"), 0, UI_ZONE_OPTION, true});
    }
}

/* Where the buttons of the very end will stand, and as large. */
static ui_rect end_row(const ui_frame *ui) {
    static const float least = 50.0f, air = 16.0f;
    ui_rect at = table_results_buttons(ui);

    at.h = fmaxf(ui_target(ui), least);
    at.y = ui->height - ui_apron_height(ui) - at.h - air;
    return at;
}

/* Of two words beside each other, `place` 0 and 1. */
static ui_rect of_two(ui_draw *d, ui_rect row, const char *const word[2], int place) {
    static const float least = 244.0f, air = 64.0f, gap = 14.0f;
    const float wish =
        fmaxf(ui_label_width(d->ui, &UI_STYLE_BUTTON, word[0]), ui_label_width(d->ui, &UI_STYLE_BUTTON, word[1])) +
        air;
    const float w = fminf(fmaxf(least, wish), (row.w - gap) / 2), mid = row.x + row.w / 2;

    return (ui_rect){place == 0 ? mid - gap / 2 - w : mid + gap / 2, row.y, w, row.h};
}

/* Next and Finish, or King and Queen, centred in a row. */
static void buttons(const growl_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool titles = table_find_move(t, GROWL_MOVE_TITLE, TABLE_ANY, TABLE_ANY) != NULL;
    const char *const word[2] = {ui_say(d, titles ? "growl.results.king" : "growl.results.next"),
                                 ui_say(d, titles ? "growl.results.queen" : "growl.results.finish")};
    const ui_rect row = end_row(d->ui), one = of_two(d, row, word, 0), two = of_two(d, row, word, 1);

    if (titles) {
        ui_button(d, one, GROWL_ZONE_TITLE, 0, word[0], "crown", UI_PRIMARY, UI_ZONE_OPTION);
        ui_button(d, two, GROWL_ZONE_TITLE, 1, word[1], "crown", UI_PRIMARY, UI_ZONE_OPTION);
        return;
    }
    if (table_find_move(t, GROWL_MOVE_NEXT, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, one, ZONE_NEXT, 0, word[0], NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    }
    if (table_find_move(t, GROWL_MOVE_FINISH, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, two, GROWL_ZONE_FINISH, 0, word[1], NULL, UI_PLAIN, UI_ZONE_OPTION);
    }
}

static void offer(const growl_look *look) {
    if (look->d->ui->rim != NULL) {
        said_buttons(look, look->d->ui->rim);
    } else {
        buttons(look);
    }
}

/* More players than there is room for houses, with large words. */
static void rows(const growl_look *look, const char *head) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool upright = d->ui->height > d->ui->width;
    const table_results r = {head, .lines = 1, .columns = upright ? 2 : 2 + (pub->n > 8), .widest = 9999,
                             .highest = 124};
    ui_rect cell[GROWL_SEATS];
    uint8_t order[GROWL_SEATS];

    table_results_frame(d, &r, pub->n, cell);
    beside_the_headline(look, head);
    growl_order_of_gold(pub, order);
    for (int i = 0; i < pub->n; i++) {
        player(look, cell[i], order[i]);
    }
}

/* What is counted below the names, where the line above needs no second one: of a series there are no hands. */
static const char *hands(const growl_look *look, const char *above) {
    const ui_frame *ui = look->d->ui;
    /* Of a wide frame: there are buttons beside it; in a tall one the line above may be a little smaller for it. */
    const float most = ui->height > ui->width ? 1.04f : 0.74f;
    const bool room = !ui_large_words(ui) && ui_label_width(ui, &UI_STYLE_SENTENCE, above) <= most * ui->width;

    return room && !growl_is_series_end(look->pub) ? ui_say(look->d, "growl.results.hands") : NULL;
}

void growl_draw_results(const growl_look *look) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int step = look->t->frame == TABLE_RESULTS ? look->t->step : GROWL_STEP_OF_GOLD;
    if (step < GROWL_STEP_OF_GOLD) {
        growl_draw_growl(look, step, reason(look, step));
        return;
    }
    if (growl_gold_fits(look)) {
        growl_draw_gold(look, growl_headline(look, step));
    } else {
        rows(look, growl_headline(look, step));
    }
    if (has_buttons(look, step)) {
        offer(look);
    }
    ui_apron_of_end(d, reason(look, step), hands(look, reason(look, step)), pub->opt[GROWL_OPT_PUBLIC_LOG] != 0);
}

bool growl_results_input(const table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked) {
        return false;
    }
    if (ui_chose(in, ZONE_NEXT)) {
        return table_take(table_find_move(t, GROWL_MOVE_NEXT, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_FINISH)) {
        return table_take(table_find_move(t, GROWL_MOVE_FINISH, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_TITLE)) {
        return table_take(table_find_move(t, GROWL_MOVE_TITLE, in->n, TABLE_ANY), move, has_move);
    }
    return false;
}
