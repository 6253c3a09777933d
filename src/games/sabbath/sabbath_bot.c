/* The bot of the table: it plays every choice forward in imagined worlds, where all go on as greedy does, with moves
 * drawn at random between so that the worlds differ. Figures: docs/bots.md. */
#include "bots/flat.h"
#include "games/sabbath/sabbath.h"
#include "games/sabbath/sabbath_greedy.h"

int sabbath_bot(nt_view, const nt_move *legal, int n, nt_rng *);

/* In a series of games only the present one is played out (9.3 `games`). */
static bool scored(const void *from, const void *at) {
    (void)from;
    return ((const sabbath_pub *)at)->phase == SABBATH_BETWEEN;
}

int sabbath_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    static const nt_flat how = {
        .game = &sabbath_game, .playouts = 300, .stray = 128, .playout = sabbath_greedy, .stops = scored};
    return nt_flat_choose(&how, view, legal, n, rng);
}
