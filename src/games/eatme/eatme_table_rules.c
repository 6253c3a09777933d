/* What the pages of rules of Eat Me If You Can! show: characters, wheels and points by name; and what a frame is
 * about. */
#include "eatme_table.h"

enum { WHEELS = EATME_CHARACTERS, TOKENS = WHEELS + EATME_WHEELS };

const char *const eatme_pieces[] = {
    "wolf", "kids", "hood", "parent", "piga", "pigb", "pigc", "wheel", "sleep", "trap", "five", "one", NULL,
};

float eatme_shape(int n) {
    return n == EATME_WOLF ? 1.3f : n < WHEELS ? 200.0f / 180.0f : 1.0f;
}

void eatme_piece(int n, ui_draw *d, ui_rect at) {
    if (n < WHEELS) {
        ui_plate(d, at, 12u + (unsigned)n, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0.0f, true);
        eatme_draw_character(d, ui_inset(at, at.h * 0.08f), n);
    } else if (n < TOKENS) {
        eatme_draw_wheel(d, at, at.w, n - WHEELS, 1.0f);
    } else {
        const ui_rect small = ui_inset(at, at.h * 0.16f);
        ui_picture(d, n == TOKENS ? "eatme/token_five" : "eatme/token_one", n == TOKENS ? at : small, 1.0f);
    }
}

const char *eatme_piece_read(nt_view view, const table_ui *t) {
    const eatme_pub *pub = view.pub;

    if (t->frame == TABLE_PRIVATE) {
        return t->page == EATME_SLEEP ? "sleep" : t->page == EATME_TRAP ? "trap" : NULL;
    }
    const bool house = t->frame == TABLE_PUBLIC && t->page > 0 && t->page <= pub->n;
    const int who = house ? pub->cast[t->page - 1] : EATME_CHARACTERS;
    return who < EATME_CHARACTERS ? eatme_pieces[who] : NULL;
}

table_sign eatme_option_sign(int option) {
    static const table_sign sign[EATME_OPTIONS] = {
        [EATME_OPT_CAST] = {.piece = EATME_WOLF},       [EATME_OPT_TARGET] = {.figure = "coin"},
        [EATME_OPT_TIE] = {.figure = "crown"},          [EATME_OPT_FIRST_CAST] = {.piece = EATME_PARENT},
        [EATME_OPT_RECAST] = {.piece = EATME_HOOD},     [EATME_OPT_HISTORY] = {.figure = "eye"},
        [EATME_OPT_TIMER] = {.figure = "hourglass"},    [EATME_OPT_VALUE_KIDS] = {.piece = EATME_KIDS},
        [EATME_OPT_VALUE_HOOD] = {.piece = EATME_HOOD}, [EATME_OPT_VALUE_PIGA] = {.piece = EATME_PIGA},
        [EATME_OPT_VALUE_PIGB] = {.piece = EATME_PIGB}, [EATME_OPT_VALUE_PIGC] = {.piece = EATME_PIGC},
    };

    return sign[option];
}
