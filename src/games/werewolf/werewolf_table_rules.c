/* What the pages of Werewolf's rules show: roles by their names in pictures, and the Sheriff's badge; which role a
 * frame is about, and which page helps with it. */
#include "werewolf_table.h"

enum { BADGE = WEREWOLF_ROLES, BACK };

/* Roles as they are numbered. */
const char *const werewolf_pieces[] = {
    "werewolf",     "wolf_beauty", "white_wolf_king", "hidden_wolf", "wolf_king", "wraith_rider", "stone_ghost",
    "seer",         "witch",       "hunter",          "guardian",    "knight",    "idiot",        "silencer",
    "grave_keeper", "villager",    "badge",           "back",        NULL,
};

float werewolf_shape(int n) {
    (void)n;
    return 1.0f;
}

void werewolf_piece(int n, ui_draw *d, ui_rect at) {
    if (n == BADGE) {
        werewolf_draw_star(d, at, UI_YELLOW);
    } else {
        werewolf_draw_role(d, at, n == BACK ? WEREWOLF_NONE : n);
    }
}

const char *werewolf_piece_read(nt_view view, const table_ui *t) {
    const werewolf_priv *me = view.me;
    const bool held = t->frame == TABLE_PRIVATE && t->page > 0 && me != NULL;

    return held && me->role < WEREWOLF_ROLES ? werewolf_pieces[me->role] : NULL;
}

/* ---- the page of the rules that helps ---- */

enum {
    PAGE_OVERVIEW,
    PAGE_START,
    PAGE_WOLVES,
    PAGE_GOOD,
    PAGE_NIGHT,
    PAGE_DEATHS,
    PAGE_SHERIFF,
    PAGE_DAY,
    PAGE_VOTE,
    PAGE_END,
    PAGE_HOSTING
};

const char *const werewolf_rules_pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_START] = "start",   [PAGE_WOLVES] = "wolves",   [PAGE_GOOD] = "good",
    [PAGE_NIGHT] = "night",       [PAGE_DEATHS] = "deaths", [PAGE_SHERIFF] = "sheriff", [PAGE_DAY] = "day",
    [PAGE_VOTE] = "vote",         [PAGE_END] = "end",       [PAGE_HOSTING] = "hosting", NULL};

int werewolf_judges_page(void) {
    return PAGE_HOSTING;
}

int werewolf_rules_page(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS || pub->ended) {
        return PAGE_END;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_REGISTER:
    case WEREWOLF_STEP_REVEAL:
        return PAGE_START;
    case WEREWOLF_STEP_DUSK:
        return pub->round == 0 ? PAGE_START : PAGE_NIGHT;
    case WEREWOLF_STEP_NIGHT:
    case WEREWOLF_STEP_INFO:
        return PAGE_NIGHT;
    case WEREWOLF_STEP_RITES:
        return PAGE_DEATHS;
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_STAND:
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_DIRECTION:
        return PAGE_SHERIFF;
    default:
        return werewolf_in_vote(pub) || pub->step == WEREWOLF_STEP_SAY ? PAGE_VOTE : PAGE_DAY;
    }
}
