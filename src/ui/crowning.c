#include "ui/crowning.h"

#include "ui/motion.h"

/* ms from the beginning. */
static const float darkens = 360.0f, lit = 720.0f, falls = 320.0f, fallen = 1240.0f, says = 1120.0f;

/* In as many steps as a page takes: each is a picture of its own. */
static float stepped(float ms, float from, float to) {
    return motion_stepped(motion_of(ms, from, to), MOTION_PAGE_STEPS);
}

crowning crowning_of(float opening) {
    const float ms = (1.0f - opening) * (float)CROWNING_MS;
    const bool said = ms >= says;

    return (crowning){.dark = stepped(ms, 0.0f, darkens),
                      .light = stepped(ms, darkens, lit),
                      .fall = 1.0f - motion_of(ms, falls, fallen),
                      .said = said,
                      .words = said ? stepped(ms, says, says + MOTION_PAGE) : 1.0f - stepped(ms, 0.0f, MOTION_PAGE)};
}
