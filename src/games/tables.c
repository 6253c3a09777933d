/* The list of tables, from games.def. */
#include <string.h>

#include "ui/table.h"

#define GAME(id) extern const nt_table id##_table;
#include "games/games.def"
#undef GAME

const nt_table *const nt_tables[] = {
#define GAME(id) &id##_table,
#include "games/games.def"
#undef GAME
    NULL,
};
