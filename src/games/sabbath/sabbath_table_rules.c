/* What the pages of rules of Witches of the Sabbath show: cards, witches and score cards by name; and which card a
 * frame is about. */
#include "sabbath_table.h"

enum { WITCHES = SABBATH_COLOURS * SABBATH_NUMBERS, BACK = WITCHES + SABBATH_COLOURS, VALUES, PLACES = VALUES + 5 };

/* Cards by colour and number, then the rest in the order of the enumeration; places stand beside house rules alone.
 */
const char *const sabbath_pieces[] = {
    "red 1",   "red 2",   "red 3",    "red 4",    "red 5",     "blue 1",     "blue 2",       "blue 3",
    "blue 4",  "blue 5",  "yellow 1", "yellow 2", "yellow 3",  "yellow 4",   "yellow 5",     "green 1",
    "green 2", "green 3", "green 4",  "green 5",  "witch red", "witch blue", "witch yellow", "witch green",
    "back",    "value 8", "value 5",  "value 3",  "value 2",   "value 1",    NULL,
};

float sabbath_shape(int n) {
    return n >= PLACES ? 1.0f : n >= WITCHES && n < BACK ? 276.0f / 280.0f : TABLE_CARD;
}

/* A place of the column, whoever's colour stands there: the others are narrow lines above and below it. */
static void place(ui_draw *d, ui_rect at, int which) {
    const float gap = at.h * 0.045f, line = at.h * 0.13f, high = at.h - (SABBATH_COLOURS - 1) * (line + gap);
    float y = at.y;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const ui_rect bar = {at.x, y, at.w, i == which ? high : line};
        ui_plate(d, bar, 30u + (unsigned)i, i == which ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : UI_PAPER_400, 0,
                 0.0f, false);
        if (i == which) {
            ui_figure(d, "hat", ui_centre(bar, high, high), UI_INK_900);
        }
        y += bar.h + gap;
    }
}

void sabbath_piece(int n, ui_draw *d, ui_rect at) {
    static const uint8_t value[] = {8, 5, 3, 2, 1};

    if (n < WITCHES) {
        sabbath_draw_card(d, at, sabbath_card(n / SABBATH_NUMBERS, n % SABBATH_NUMBERS + 1), 0.0f, false);
    } else if (n < BACK) {
        sabbath_draw_witch(d, at, n - WITCHES);
    } else if (n == BACK) {
        sabbath_draw_back(d, at, 0.0f);
    } else if (n < PLACES) {
        sabbath_draw_value(d, at, value[n - VALUES]);
    } else {
        place(d, at, n - PLACES);
    }
}

static int piece_of(int card) {
    return sabbath_colour(card) * SABBATH_NUMBERS + sabbath_number(card) - 1;
}

int sabbath_event_piece(const nt_event *e) {
    switch (e->kind) {
    case SABBATH_EV_PLAYED:
    case SABBATH_EV_TRICK:
    case SABBATH_EV_TURNED_UP:
    case SABBATH_EV_TOOK:
    case SABBATH_EV_LEFT_OVER:
        return piece_of(e->arg[1] % SABBATH_FACES);
    case SABBATH_EV_WITCH:
        return WITCHES + e->arg[1] % SABBATH_COLOURS;
    default:
        return -1;
    }
}

ui_colour sabbath_event_tint(const nt_event *e) {
    const int piece = e->kind == SABBATH_EV_TRICK ? -1 : sabbath_event_piece(e); /* the crown is the lamp's */

    return piece < 0 ? 0 : sabbath_tissue(piece < WITCHES ? piece / SABBATH_NUMBERS : piece - WITCHES);
}

void sabbath_draw_event(const nt_event *e, ui_draw *d, ui_rect at) {
    sabbath_piece(sabbath_event_piece(e), d, at);
}

const char *sabbath_piece_read(nt_view view, const table_ui *t) {
    const int card = t->frame == TABLE_PRIVATE ? sabbath_held_card(view, t) : -1;

    return card < 0 ? NULL : sabbath_pieces[piece_of(card)];
}

table_sign sabbath_option_sign(int option) {
    static const table_sign sign[SABBATH_OPT_FRONT] = {
        [SABBATH_OPT_CONFLICT] = {.figure = "imp"},
        [SABBATH_OPT_SILENT] = {.figure = "hush"},
        [SABBATH_OPT_TIE] = {.figure = "crown"},
        [SABBATH_OPT_GAMES] = {.figure = "hourglass"},
    };

    return option < SABBATH_OPT_FRONT
               ? sign[option]
               : (table_sign){.piece = (uint8_t)(PLACES + (option - SABBATH_OPT_FRONT) % SABBATH_COLOURS)};
}
