/* Pictures of the screen that a player takes home: only of what everybody may see. */
#ifndef NT_APP_SHOT_H
#define NT_APP_SHOT_H

#include "app/app_state.h"

/* The key was pressed. Over a frame that is not everybody's nothing is taken: where a secret is open nothing at all
 * is said, else the same word each time. */
void shot_wish(app *);

#endif
