/* The list of games, from games.def. */
#include <string.h>

#include "engine/game.h"

#define GAME(id) extern const nt_game id##_game;
#include "games/games.def"
#undef GAME

const nt_game *const nt_games[] = {
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
    NULL,
};

const nt_game *nt_game_find(const char *id) {
    for (const nt_game *const *at = nt_games; *at; at++) {
        if (strcmp((*at)->id, id) == 0) {
            return *at;
        }
    }
    return NULL;
}
