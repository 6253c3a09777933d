/* What Werewolf's pages of rules show: roles by their names in pictures, and the Sheriff's badge; and which role a
 * frame is about. */
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
