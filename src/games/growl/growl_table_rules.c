/* What GROWL's pages of rules show: cards by name, backs and houses; and which card a frame is about. */
#include "growl_table.h"

enum { BACK = GROWL_KINDS + GROWL_NIGHT_CARDS, HOUSE, HOUSE_DEAD };

const char *const growl_pieces[] = {
    "bite",     "charm",   "wound",  "salve",    "gold",     "gift",       "serum",   "caged",        "hound",
    "insomnia", "bullet",  "seance", "hypnosis", "unwanted", "tempest",    "accused", "sleepwalkers", "unsaved",
    "hallows",  "trusted", "purge",  "back",     "house",    "house dead", NULL,
};

float growl_shape(int n) {
    return n < HOUSE ? TABLE_CARD : 1.0f;
}

void growl_piece(int n, ui_draw *d, ui_rect at) {
    if (n < GROWL_KINDS) {
        growl_draw_day_card(d, at, growl_pieces[n], 0.0f, false);
    } else if (n < BACK) {
        growl_draw_night_card(d, at, n - GROWL_KINDS, GROWL_NO_NIGHT);
    } else if (n == BACK) {
        growl_draw_back(d, at, 0.0f);
    } else {
        ui_plate(d, at, 12, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0.0f, true);
        ui_picture(d, n == HOUSE ? "growl/house_1" : "growl/house_dead", ui_inset(at, at.h * 0.06f), 1.0f);
    }
}

void growl_fanned(int n, ui_draw *d, ui_rect at, float seen) {
    if (n < GROWL_KINDS && seen < at.w) {
        growl_draw_named_card(d, at, growl_pieces[n], 0.0f, false, growl_day_name_within(d, at, seen));
    } else {
        growl_piece(n, d, at);
    }
}

const char *growl_piece_read(nt_view view, const table_ui *t) {
    const growl_pub *pub = view.pub;

    if (t->frame == TABLE_PRIVATE) {
        return growl_held_card(pub, view.me, t);
    }
    if (t->frame == TABLE_PUBLIC && t->page >= GROWL_PAGE_LYING) {
        return t->page == GROWL_PAGE_LYING ? "bullet" : "seance";
    }
    return t->frame == TABLE_PUBLIC && pub->night_open ? growl_night_id[pub->night_card] : NULL;
}

table_sign growl_option_sign(int option) {
    static const table_sign sign[GROWL_OPTIONS] = {
        [GROWL_OPT_BIG_TABLE] = {.piece = HOUSE},
        [GROWL_OPT_GOLD_CARDS] = {.piece = GROWL_GOLD},
        [GROWL_OPT_NIGHT_JITTER] = {.figure = "moon"},
        [GROWL_OPT_UNWANTED_BLANK] = {.piece = GROWL_KINDS + GROWL_UNWANTED},
        [GROWL_OPT_SHUFFLE_INTO_HAND] = {.figure = "cards"},
        [GROWL_OPT_FRESH_NIGHTS] = {.piece = GROWL_KINDS + GROWL_SEANCE},
        [GROWL_OPT_SERIES] = {.figure = "crown"},
        [GROWL_OPT_TALK_REMINDER] = {.figure = "hush"},
        [GROWL_OPT_PILE_COUNT] = {.piece = BACK},
        [GROWL_OPT_PUBLIC_LOG] = {.figure = "book"},
    };

    return sign[option];
}
