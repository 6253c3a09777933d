/* What the summary tells, and for how long. */
#include "robbers_table_summary.h"

bool robbers_opens_summary(const table_ui *t) {
    switch (t->event.kind) {
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_UNDEALT:
    case ROBBERS_EV_POINTS:
    case ROBBERS_EV_TEAM:
    case ROBBERS_EV_DEAL_WON:
        return true;
    default:
        return false;
    }
}

/* A pile in which little counts is told soon: nothing would be seen to change. The number is in the event, told to
 * everybody. Before the first one the hands go, and all go over to their sides. */
robbers_row_times robbers_row_times_of(const nt_event *e) {
    enum {
        CARDS = 940,
        DISC = MOTION_TURN,
        STANDS = 140,
        HAND = CARDS + DISC + STANDS,
        SACK = 240,
        LEAST = 300,
        EACH = 160,
        MOST = 1260,
        FALLS = 540
    };

    if (e->kind != ROBBERS_EV_POINTS) {
        return (robbers_row_times){HAND, 0.0f, 0.0f, (float)CARDS / (float)HAND, (float)(CARDS + DISC) / (float)HAND};
    }
    const int counts = e->arg[2], wish = counts > 1 ? LEAST + EACH * counts : LEAST, row = wish < MOST ? wish : MOST;
    const int over = e->arg[0] == 0 ? ROBBERS_GO_OVER : 0, from = over + SACK, all = from + row + FALLS;
    const float open = (float)(from + row) / (float)all;
    return (robbers_row_times){(uint32_t)all, (float)over / (float)all, (float)from / (float)all, open, open};
}

float robbers_gone_over(const table_ui *t) {
    const bool first = t->event.kind == ROBBERS_EV_POINTS && t->event.arg[0] == 0;

    return first ? motion_of((float)robbers_row_times_of(&t->event).ms * t->part, 0.0f, (float)ROBBERS_GO_OVER)
                 : 1.0f;
}
