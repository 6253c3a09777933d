/* A board of paper in a frame of wood. */
#ifndef NT_GAMES_WEREWOLF_TABLE_BOARD_H
#define NT_GAMES_WEREWOLF_TABLE_BOARD_H

#include "werewolf_table.h"

/* ropes: it hangs by two from above the stage, so far within its edges; 0: it stands. */
void werewolf_draw_board(ui_draw *, ui_rect, unsigned seed, float ropes);
/* As far out as ropes pass between the plates above it: these would seem to hang on them. */
float werewolf_board_ropes(const werewolf_look *, ui_rect);
/* How wide its frame is, which lies within its edge. */
float werewolf_board_frame(const ui_frame *);

#endif
