/* A village of Werewolf in the whole application, played by people in the midst of a painted screen, for tests that
 * walk through its frames. */
#ifndef NT_TESTS_KIT_APP_VILLAGE_H
#define NT_TESTS_KIT_APP_VILLAGE_H

#include "app/scripts/player.h"
#include "engine/match.h"
#include "platform/platform.h"
#include "table/frames.h"

typedef struct {
    app *a;
    player hand;
    frames *found; /* the caller's, set before the village begins */
    char dir[256]; /* of its saves */
} village;

/* 1280x800, at once, everybody a person; fails the test when it cannot begin. The caller ends it. */
void village_begin(village *, pf *screen, const char *lang, int percent, const nt_config *);
void village_end(village *);
void village_resize(village *, int wide, int high);
/* What is wrong with words and zones of the frame that is shown is added to what was found. */
void village_check(village *);

#endif
