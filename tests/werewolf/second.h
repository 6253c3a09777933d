/* A second, plain reading of werewolf.md 6, 7.9 and 8: resolve_night, settle, verdict and tally, as the pseudo-code
 * there has them. It follows a game move by move with a state of its own and shares no code with the rules but
 * numbers. */
#ifndef NT_TESTS_WEREWOLF_SECOND_H
#define NT_TESTS_WEREWOLF_SECOND_H

#include "games/werewolf/werewolf_state.h"

typedef struct {
    int n;
    const uint8_t *rule; /* house rules, by WEREWOLF_OPT_* */
    int role[WEREWOLF_SEATS];
    bool alive[WEREWOLF_SEATS], shot_used[WEREWOLF_SEATS], idiot_shown[WEREWOLF_SEATS];
    unsigned causes[WEREWOLF_SEATS];
    int order[WEREWOLF_SEATS], out; /* order of death */

    int named[WEREWOLF_SEATS], names;      /* seats named for the knife, in order */
    int kill, charm, guard, poison, check; /* -1 = nobody */
    bool saved;
    unsigned night[WEREWOLF_SEATS]; /* the batch found at dawn */
    bool pending;                   /* not announced yet */

    int queue[WEREWOLF_SEATS], queued;
    bool at_dawn; /* the chain that runs began with the night's dead */
    bool knife_won;

    char why[160]; /* of the first difference */
} second;

/* Starts with the roles as dealt. */
void second_start(second *, const struct werewolf_state *);
/* Follows one move; false with `why` when the rules did something else. */
bool second_follow(second *, const struct werewolf_state *before, nt_move, const struct werewolf_state *after);

#endif
