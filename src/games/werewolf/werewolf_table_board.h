/* A board of paper in a frame of wood. */
#ifndef NT_GAMES_WEREWOLF_TABLE_BOARD_H
#define NT_GAMES_WEREWOLF_TABLE_BOARD_H

#include "ui/draw.h"

/* hangs: by two ropes, from above the stage. */
void werewolf_draw_board(ui_draw *, ui_rect, unsigned seed, bool hangs);
/* How wide its frame is, which lies within its edge. */
float werewolf_board_frame(const ui_frame *);

#endif
