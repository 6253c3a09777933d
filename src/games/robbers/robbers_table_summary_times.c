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
        CARDS = 780,
        DISC = MOTION_TURN,
        STANDS = 520, /* what it was is read */
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

uint8_t robbers_stands(const table_ui *t) {
    return t->frame == TABLE_PUBLIC && t->event.kind == ROBBERS_EV_DEAL_WON ? 1 : 0;
}

robbers_won_times robbers_won_times_of(const table_ui *t) {
    static const float said = MOTION_PAGE, lit = 240.0f, leaves = 300.0f, lands = 800.0f;
    const bool moves = robbers_stands(t) != 0 && t->change_left > 0.0f;
    const float ms = moves ? (1.0f - t->change_left) * (float)ROBBERS_WON_MS : (float)ROBBERS_WON_MS;

    return (robbers_won_times){motion_stepped(ms / said, MOTION_PAGE_STEPS),
                               motion_stepped(motion_of(ms, leaves, leaves + lit), MOTION_PAGE_STEPS),
                               motion_of(ms, leaves, lands)};
}

/* ms of the event before which all go over. */
static float since_hands(const table_ui *t) {
    return (float)robbers_row_times_of(&t->event).ms * t->part;
}

bool robbers_go_over(const table_ui *t) {
    const bool first = t->event.kind == ROBBERS_EV_POINTS && t->event.arg[0] == 0;

    return first && since_hands(t) < (float)ROBBERS_GO_OVER;
}

float robbers_gone_over(const table_ui *t) {
    return motion_of(since_hands(t), (float)ROBBERS_HANDS_GONE, (float)(ROBBERS_HANDS_GONE + MOTION_TAKE));
}
