/* What became of a player, and whether that was a victory. */
#include "werewolf_table_results.h"

/* "killed by the wolves and poisoned, night 2". */
const char *werewolf_fate(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    text_words *w = look->w;
    const int bits = werewolf_causes(pub->cause[seat]);
    const char *all = NULL;

    if (pub->alive[seat]) {
        return text_say(w, "werewolf.results.lives");
    }
    for (int i = 0; i < WEREWOLF_CAUSES; i++) {
        if (bits >> i & 1) {
            const char *one = werewolf_say(w, "cause", werewolf_cause_id[i]);
            all = all == NULL ? one : TEXT_SAY(w, "werewolf.results.and", TEXT_STR("a", all), TEXT_STR("b", one));
        }
    }
    return TEXT_SAY(w, "werewolf.results.out", TEXT_STR("cause", all != NULL ? all : ""),
                    TEXT_NUM("n", pub->out_round[seat]),
                    TEXT_STR("when", pub->out_how[seat] == WEREWOLF_OUT_NIGHT ? "night" : "day"));
}

bool werewolf_has_won(const werewolf_pub *pub, int seat) {
    return (pub->winner == WEREWOLF_WON_WOLF && werewolf_was_wolf(pub, seat)) ||
           (pub->winner == WEREWOLF_WON_GOOD && !werewolf_was_wolf(pub, seat));
}
