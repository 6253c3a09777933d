/* The Growl and the gold (growl.md 8): a paced reveal, the same order in every game. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"

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

bool growl_is_open(const growl_pub *pub, int seat, int step) {
    if (step >= GROWL_STEP_OF_WINNER) {
        return true;
    }
    if (pub->team[seat] == GROWL_WOLF) {
        return step >= (pub->zero[seat] ? GROWL_STEP_OF_ZEROES : GROWL_STEP_OF_WOLVES);
    }
    return step >= GROWL_STEP_OF_CHEER && pub->alive[seat];
}

/* ---- one player ---- */

static void role_disc(ui_draw *d, ui_rect at, const growl_pub *pub, int seat, bool open) {
    if (!open) {
        ui_disc(d, at, UI_INK_800, UI_INK_500, 2.0f);
        ui_figure(d, "eye", ui_inset(at, at.w * 0.24f), UI_INK_500);
        return;
    }
    const bool wolf = pub->team[seat] == GROWL_WOLF;
    ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(at, at.w * 0.1f), UI_INK_900);
}

static void hand_counts(ui_draw *d, ui_rect at, const uint8_t *hand) {
    static const char *const figure[GROWL_KINDS] = {"fangs", "horseshoe", "slashes", "leaf", "coin"};
    static const ui_colour colour[GROWL_KINDS] = {UI_RED, UI_BLUE, UI_VIOLET, UI_GREEN, UI_YELLOW};
    ui_label_style style = UI_STYLE_NAME;
    const float icon = fminf(fminf(at.h, 26.0f), (at.w / GROWL_KINDS - 8) * 0.54f);

    style.size = 19;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        const ui_rect cell = ui_column(at, kind, GROWL_KINDS, 4);
        const ui_rect disc = {cell.x, cell.y + (cell.h - icon) / 2, icon, icon};
        char text[8];
        ui_disc(d, disc, ui_mix(colour[kind], UI_PAPER_100, 0.28f), 0, 0.0f);
        ui_figure(d, figure[kind], ui_inset(disc, icon * 0.16f), UI_INK_900);
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

const char *growl_role_word(const growl_look *look, int seat, bool alive) {
    const growl_pub *pub = look->pub;
    const char *role = pub->team[seat] != GROWL_WOLF ? "human" : pub->zero[seat] ? "zero" : "wolf";

    return UI_SAY(look->d, "growl.results.role", TEXT_STR("role", role), TEXT_STR("alive", alive ? "yes" : "no"));
}

static void player(const growl_look *look, ui_rect at, int seat, int step) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool open = growl_is_open(pub, seat, step), won = (growl_lit_seats(pub) >> seat & 1u) != 0;
    const float third = (at.h - 16) / 3, r = fminf(fminf(at.h - 20, 76.0f), at.w * 0.15f),
                e = fminf(at.h * 0.5f, 52.0f);
    ui_label_style name = UI_STYLE_NAME, role = UI_STYLE_SMALL;

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.92f),
             won                    ? UI_LANTERN
             : d->ui->high_contrast ? UI_PAPER_100
                                    : UI_INK_700,
             won ? 2.6f : 1.6f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 12, at.y + 10, e, e}, &look->t->seat[seat]);
    if (!pub->alive[seat]) {
        ui_figure(d, "tomb", (ui_rect){at.x + 12 + e / 2 - 14, at.y + at.h - 34, 28, 28}, UI_INK_500);
    }
    role_disc(d, (ui_rect){at.x + at.w - r - 12, at.y + (at.h - r) / 2, r, r}, pub, seat, open);
    const ui_rect words = {at.x + e + 26, at.y + 8, at.w - e - r - 52, at.h - 16};
    const bool gold = step >= GROWL_STEP_OF_GOLD;
    const float name_w = gold ? fminf(words.w * 0.54f, words.w - 112) : words.w;
    ui_label(d, (ui_rect){words.x, words.y, name_w, third}, &name, look->t->seat[seat].name);
    if (gold) {
        gold_gain(d, (ui_rect){words.x + name_w, words.y, words.w - name_w, third},
                  UI_SAY(d, "growl.results.gain", TEXT_NUM("n", pub->gain[seat])), growl_tokens(pub, seat));
        hand_counts(d, (ui_rect){words.x, words.y + 2 * third, words.w, third}, pub->shown[seat]);
    }
    if (open) {
        role.lines = 1;
        role.colour = UI_PAPER_200;
        ui_label(d, (ui_rect){words.x, words.y + third, words.w, third}, &role,
                 growl_role_word(look, seat, pub->alive[seat]));
    }
}

/* ---- the two sides ---- */

/* A lantern slide: frame, and behind it a hill before a lamp, or before the dark. Returns where people stand. */
static ui_rect window_of(ui_draw *d, ui_rect at, unsigned seed, bool lit) {
    const ui_rect in = ui_inset(at, 11);
    const char *const stop[2][3] = {{"#4A5478", "#38415F", "#262D46"}, {"#FFF0C8", "#F9CB80", "#C98A47"}};
    const double w = in.w, h = in.h, hill = in.h * 0.8;
    char svg[768];

    ui_plate(d, at, seed, lit ? UI_PAPER_200 : UI_INK_800, lit ? 0 : UI_INK_500, lit ? 0.0f : 1.6f, true);
    if (d->ui->high_contrast) {
        return in;
    }
    snprintf(svg, sizeof svg,
             "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\">"
             "<stop offset=\"0\" stop-color=\"%s\"/><stop offset=\"0.5\" stop-color=\"%s\"/><stop offset=\"1\" "
             "stop-color=\"%s\"/></radialGradient></defs><path d=\"M5 0L%.0f 3L%.0f %.0fL3 %.0fZ\" fill=\"url(#g)\"/>"
             "<path d=\"M0 %.0fQ%.0f %.0f %.0f %.0fL%.0f %.0fL3 %.0fZ\" fill=\"%s\"/>",
             w / 2, h * 0.45, fmax(w, h) * 0.62, stop[lit][0], stop[lit][1], stop[lit][2], w - 2, w - 5, h, h - 3,
             hill + 12, w / 2, hill - 26, w - 1, hill + 8, w - 4, h, h - 3, lit ? "#1A1622" : "#0F1528");
    ui_shape(d, in, svg);
    return in;
}

/* A slide with everybody of a side, the dead as tombs: lit, or without a lamp behind it. */
static void slide(const growl_look *look, ui_rect at, uint8_t team, bool won) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_colour ink = !won && d->ui->high_contrast ? UI_PAPER_100 : UI_INK_950;
    int n = 0, k = 0;

    for (int i = 0; i < pub->n; i++) {
        n += pub->team[i] == team;
    }
    const ui_rect in = ui_inset(window_of(d, at, 44u + team, won), 8);
    const float disc = fminf(36.0f, in.w / fmaxf((float)n, 1.0f) + 8);
    const int half = (n + 1) / 2;
    const bool two = fminf(in.w / (float)half, in.h / 2 - disc) > 1.25f * fminf(in.w / (float)n, in.h - disc);
    const int rows = two ? 2 : 1, columns = two ? half : n;
    const float row_h = in.h / (float)rows;
    const float size = fminf(fminf(in.w / (float)columns * 1.15f, row_h - disc - 8), 240.0f);
    if (two && !d->ui->high_contrast) { /* who stands behind stands higher */
        ui_plate(d, (ui_rect){at.x + 12, in.y + row_h - disc - 8, at.w - 24, disc + 8}, 46, UI_INK_900, 0, 0.0f,
                 false);
    }
    for (int place = 0; place < pub->n; place++) {
        const int seat = pub->who[place];
        if (pub->team[seat] != team) {
            continue;
        }
        const int row = k / columns, in_row = row < rows - 1 ? columns : n - columns * (rows - 1);
        const float step = fminf(in.w / (float)columns, size * 1.1f);
        const float x = in.x + in.w / 2 + ((float)(k % columns) - (float)(in_row - 1) / 2) * step;
        const float foot =
            in.y + row_h * (float)(row + 1) - disc - 4 - (row_h - size - disc - 4) / (rows > 1 ? 2.0f : 6.0f);
        const float s = pub->alive[seat] ? size : size * 0.56f;
        const char *figure = !pub->alive[seat] ? "tomb" : team == GROWL_WOLF ? "werewolf" : "villager";
        ui_figure(d, figure, (ui_rect){x - s / 2, foot - s * 0.95f, s, s}, ink);
        ui_seat_emblem(d, (ui_rect){x - disc / 2, foot + 4, disc, disc}, &look->t->seat[seat]);
        k++;
    }
}

/* Who has won stands large in the light, with a crown; the others beside, in the dark. */
static void two_sides(const growl_look *look, ui_rect stage) {
    const growl_pub *pub = look->pub;
    const bool tall = stage.h > stage.w * 0.7f;
    const float crown = 76.0f, gap = 14.0f, over = crown * 0.62f;
    const ui_rect all = {stage.x, stage.y + over, stage.w, fminf(stage.h - over, 560.0f)};
    const float part = 0.62f;
    const ui_rect won = {all.x, all.y, tall ? all.w : all.w * part, tall ? all.h * part : all.h};
    const ui_rect lost =
        tall ? (ui_rect){all.x + all.w * 0.08f, won.y + won.h + gap, all.w * 0.84f, all.h * (1.0f - part) - gap}
             : (ui_rect){won.x + won.w + gap, all.y + all.h * 0.12f, all.w * (1.0f - part) - gap, all.h * 0.88f};

    slide(look, lost, pub->winner == GROWL_WOLF ? GROWL_HUMAN : GROWL_WOLF, false);
    slide(look, won, pub->winner, true);
    const float fall = (1.0f - motion_over(motion_of(1.0f - look->t->opening, 0.15f, 0.85f))) * (won.y + crown);
    ui_figure(look->d, "crown", (ui_rect){won.x + won.w / 2 - crown / 2, won.y - over - fall, crown, crown},
              ui_theme(look->d->ui, UI_LANTERN));
}

/* Where rows of players leave no room for a stage. */
static void beside_the_headline(const growl_look *look, const char *headline, bool crowned) {
    ui_draw *d = look->d;
    const float words = ui_label_width(d->ui, &UI_STYLE_TITLE, headline), mid = d->ui->width / 2;
    const float size = 64.0f, away = words / 2 + 30, y = 15.0f, crown = 36.0f;

    for (int side = 0; side < 2 && mid - away - size > 12; side++) {
        const ui_rect at = {side == 0 ? mid - away - size : mid + away, y, size, size};
        const bool won = side == 0, wolf = won == (look->pub->winner == GROWL_WOLF);
        if (crowned) {
            ui_figure(d, "crown", ui_inset(at, 6), ui_theme(d->ui, UI_LANTERN));
            continue;
        }
        ui_disc(d, at, won ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : UI_INK_800, won ? UI_INK_900 : UI_INK_500,
                2.0f);
        ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(at, 7), won ? UI_INK_900 : UI_INK_500);
        if (won) {
            ui_figure(d, "crown", (ui_rect){at.x + (size - crown) / 2, y - 14, crown, crown},
                      ui_theme(d->ui, UI_LANTERN));
        }
    }
}

/* ---- the frame ---- */

bool growl_is_series_end(const growl_pub *pub) {
    return pub->series_next == 2 && (pub->step == GROWL_STEP_TITLE || pub->step == GROWL_STEP_OVER);
}

uint32_t growl_lit_seats(const growl_pub *pub) {
    const bool series = growl_is_series_end(pub);
    uint32_t seats = 0;

    for (int i = 0; i < pub->n; i++) {
        seats |= (series ? pub->richest[i] != 0 : pub->team[i] == pub->winner) ? 1u << i : 0u;
    }
    return seats;
}

void growl_order_of_gold(const growl_pub *pub, uint8_t out[GROWL_SEATS]) {
    for (int i = 0; i < pub->n; i++) {
        const uint8_t seat = pub->who[i];
        int at = i;
        for (; growl_is_series_end(pub) && at > 0 && growl_tokens(pub, out[at - 1]) < growl_tokens(pub, seat); at--) {
            out[at] = out[at - 1];
        }
        out[at] = seat;
    }
}

/* Of the whole series; NULL before its end. */
static const char *crowned_line(const growl_look *look) {
    const growl_pub *pub = look->pub;
    uint8_t seats[GROWL_SEATS];
    int n = 0;

    for (int i = 0; growl_is_series_end(pub) && i < pub->n; i++) {
        if (pub->richest[i]) {
            seats[n++] = (uint8_t)i;
        }
    }
    if (n > 1) {
        return UI_SAY(look->d, "growl.results.shared", TEXT_STR("names", growl_names(look, seats, n)));
    }
    if (n == 1 && pub->title[seats[0]] == GROWL_NONE) {
        return UI_SAY(look->d, "growl.results.richest", TEXT_STR("name", growl_name(look, seats[0])));
    }
    return n == 0 ? NULL
                  : UI_SAY(look->d, "growl.results.crowned", TEXT_STR("name", growl_name(look, seats[0])),
                           TEXT_STR("title", pub->title[seats[0]] == 0 ? "king" : "queen"));
}

static const char *headline(const growl_look *look, int step) {
    static const char *const key[] = {"growl.results.before", "growl.results.zeroes", "growl.results.wolves",
                                      "growl.results.cheer"};
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;

    const char *crowned = crowned_line(look);
    if (step >= GROWL_STEP_OF_GOLD && crowned != NULL) {
        return crowned;
    }
    if (step == GROWL_STEP_OF_WINNER - 1 && pub->winner == GROWL_WOLF) {
        return ui_say(d, "growl.results.no_cheer");
    }
    if (step < GROWL_STEP_OF_WINNER) {
        return ui_say(d, key[step < 0 ? 0 : step]);
    }
    return UI_SAY(d, "growl.event.won", TEXT_STR("team", pub->winner == GROWL_WOLF ? "wolf" : "human"));
}

static bool has_buttons(const growl_look *look, int step) {
    return step >= GROWL_STEP_OF_GOLD && look->t->n_legal > 0 && !look->t->locked;
}

static const char *reason(const growl_look *look, int step) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (has_buttons(look, step) && table_find_move(look->t, GROWL_MOVE_TITLE, TABLE_ANY, TABLE_ANY) != NULL) {
        return UI_SAY(d, "growl.results.which", TEXT_STR("name", growl_name(look, look->t->asked)));
    }
    if (step < GROWL_STEP_OF_WINNER) {
        return ui_say(d, "growl.results.hush");
    }
    if (step < GROWL_STEP_OF_GOLD) {
        return UI_SAY(d, "growl.results.reason", TEXT_STR("team", pub->winner == GROWL_WOLF ? "wolf" : "human"));
    }
    return ui_say(d, "growl.results.gold");
}

/* Next and Finish, or King and Queen, centred in a row. */
static void buttons(const growl_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const float w = fminf(280.0f, (at.w - 20) / 2), mid = at.x + at.w / 2;
    const ui_rect one = {mid - w - 10, at.y, w, at.h}, two = {mid + 10, at.y, w, at.h};

    if (table_find_move(t, GROWL_MOVE_TITLE, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, one, GROWL_ZONE_TITLE, 0, ui_say(d, "growl.results.king"), "crown", UI_PRIMARY, UI_ZONE_OPTION);
        ui_button(d, two, GROWL_ZONE_TITLE, 1, ui_say(d, "growl.results.queen"), "crown", UI_PRIMARY, UI_ZONE_OPTION);
        return;
    }
    if (table_find_move(t, GROWL_MOVE_NEXT, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, one, ZONE_NEXT, 0, ui_say(d, "growl.results.next"), NULL, UI_PRIMARY,
                  UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    }
    if (table_find_move(t, GROWL_MOVE_FINISH, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, two, GROWL_ZONE_FINISH, 0, ui_say(d, "growl.results.finish"), NULL, UI_PLAIN, UI_ZONE_OPTION);
    }
}

/* More players than there is room for houses, or large words. */
static void rows(const growl_look *look, int step) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool upright = d->ui->height > d->ui->width, large = d->ui->text_scale > 1.2f;
    const bool beside = !upright && pub->n <= 8 && table_results_stage(d->ui).w > 0;
    const int columns = beside ? 1 + (pub->n > 5) : upright ? 1 + (pub->n > (large ? 8 : 6)) : 2 + (pub->n > 8);
    const table_results r = {headline(look, step), .lines = 1,     .columns = columns,
                             .widest = 9999,       .highest = 124, .stage = beside || (upright && !large)};
    ui_rect cell[GROWL_SEATS];

    const ui_rect stage = table_results_frame(d, &r, pub->n, cell);
    const bool series = growl_is_series_end(pub);
    uint8_t order[GROWL_SEATS];
    if (series) {
        table_results_winners(d, stage, look->t->seat, growl_lit_seats(pub), look->t->opening);
    } else if (stage.w > 0) {
        two_sides(look, stage);
    }
    if (stage.w <= 0) {
        beside_the_headline(look, r.headline, series);
    }
    growl_order_of_gold(pub, order);
    for (int i = 0; i < pub->n; i++) {
        player(look, cell[i], order[i], step);
    }
}

void growl_draw_results(const growl_look *look) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int step = look->t->frame == TABLE_RESULTS ? look->t->step : GROWL_STEP_OF_GOLD;
    if (step < GROWL_STEP_OF_GOLD) {
        growl_draw_growl(look, step);
        ui_apron(d, headline(look, step), reason(look, step), pub->opt[GROWL_OPT_PUBLIC_LOG] != 0);
        return;
    }
    if (growl_gold_fits(d->ui, pub->n)) {
        growl_draw_gold(look, headline(look, step));
    } else {
        rows(look, step);
    }
    if (has_buttons(look, step)) {
        buttons(look, table_results_buttons(d->ui));
    }
    ui_apron(d, reason(look, step), NULL, pub->opt[GROWL_OPT_PUBLIC_LOG] != 0);
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
