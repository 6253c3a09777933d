/* GROWL's words that no catalogue holds, one each wherever they are written: ids beside those of growl.h, and the
 * English of the terminal. For the growl_*.c files that write text only. */
#ifndef NT_GAMES_GROWL_NAMES_H
#define NT_GAMES_GROWL_NAMES_H

#include "games/growl/growl.h"

extern const char *const growl_side_id[2];
extern const char *const growl_title_id[2];

extern const char *const growl_night_english[GROWL_NIGHT_CARDS];
extern const char *const growl_team_english[2];
const char *growl_kind_english(int kind); /* "nothing" for GROWL_NONE */

#endif
