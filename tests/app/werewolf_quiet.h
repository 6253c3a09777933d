/* Werewolf's days in which nobody does anything: nobody stands, votes, shoots or declares. */
#ifndef NT_TESTS_APP_WEREWOLF_QUIET_H
#define NT_TESTS_APP_WEREWOLF_QUIET_H

#include "app/kit_app.h"
#include "app/stack.h"
#include "games/werewolf/werewolf.h"

static nt_move quiet_move(app *a, uint8_t seat) {
    static const uint8_t kinds[] = {WEREWOLF_MOVE_SEEN,  WEREWOLF_MOVE_NIGHT,   WEREWOLF_MOVE_STAY_OUT,
                                    WEREWOLF_MOVE_DONE,  WEREWOLF_MOVE_NOTHING, WEREWOLF_MOVE_ABSTAIN,
                                    WEREWOLF_MOVE_COUNT, WEREWOLF_MOVE_DESTROY, WEREWOLF_MOVE_DIRECTION};
    nt_move legal[NT_MAX_LEGAL];
    const int most = nt_port_legal(app_director_port(a->table, seat), legal, NT_MAX_LEGAL);

    for (size_t k = 0; k < sizeof kinds; k++) {
        for (int i = 0; i < most; i++) {
            if (legal[i].kind == kinds[k]) {
                return legal[i];
            }
        }
    }
    assert_true(most > 0);
    return legal[0];
}

/* The seat that is asked outside of calls makes that move, whatever scene is shown. */
static void answer_quietly(app *a, uint8_t seat) {
    assert_int_equal(app_director_submit(a->table, seat, quiet_move(a, seat)), NT_OK);
    app_go_on(a);
    stack_settle(a);
}

#endif
