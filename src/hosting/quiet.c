/* What somebody who is out for good may see. */
#include "hosting/quiet.h"

#include <string.h>

#include "hosting/hosting.h"

bool nt_quiet_may(const nt_match *match, uint8_t seat) {
    const nt_game *game = nt_match_game(match);
    return seat < nt_match_config(match)->seats && game->hosting != NULL && game->hosting->sees_all != NULL &&
           game->hosting->sees_all(nt_match_config(match), nt_look(game, nt_match_state(match), NT_SPECTATOR).pub,
                                   seat);
}

size_t nt_quiet_size(const nt_match *match) {
    return nt_match_game(match)->state_size;
}

bool nt_quiet_whole(const nt_match *match, uint8_t seat, void *buf, nt_whole *out) {
    if (!nt_quiet_may(match, seat)) {
        return false;
    }
    memcpy(buf, nt_match_state(match), nt_quiet_size(match));
    *out = nt_look_whole(nt_match_game(match), buf);
    return true;
}
