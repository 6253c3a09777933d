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
