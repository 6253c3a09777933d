/* Whether one thing alone moved from one list to the next. */
#ifndef NT_APP_LONE_H
#define NT_APP_LONE_H

#include "ui/draw.h"

enum { LONE_MOST = 128 };

typedef struct {
    ui_rect at;
    float scale_x, scale_y, angle;
} lone_thing;

/* Of a list: what is on its way, and how much is seen of what goes over into something else. */
typedef struct {
    int n;
    lone_thing thing[LONE_MOST];
    uint64_t seen_through;
} lone_list;

/* Things are groups that are scaled or carried (ui_scale, ui_carry), the outermost of each, with a picture or words:
 * cards, figures, points; not their shadows. */
void lone_look(lone_list *, const ui_draw *);
/* Exactly one thing is somewhere else, of another size or angle, or new; and whatever is seen through (pictures,
 * groups) is seen as much as before. */
bool lone_moved(const lone_list *before, const lone_list *now);

#endif
