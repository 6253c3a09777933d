/* What is heard of GROWL besides its effects: words at dusk, dawn and the end, and what plays below. */
#include "growl_table.h"

int growl_spoken(const table_telling *told, table_phrase out[TABLE_PHRASES]) {
    switch (told->event->kind) {
    case GROWL_EV_NIGHT:
        out[0] = (table_phrase){.key = "voice.night"};
        return 1;
    case GROWL_EV_NIGHT_CLOSED:
        out[0] = (table_phrase){.key = "growl.event.night_closed", .number = told->event->arg[0] == 3 ? 3 : 1};
        return 1;
    default:
        return 0;
    }
}

int growl_spoken_end(nt_view view, table_phrase out[TABLE_PHRASES]) {
    const growl_pub *pub = view.pub;
    out[0] = (table_phrase){.key = "growl.event.won", .form = pub->winner == GROWL_WOLF ? "wolf" : "other"};
    return 1;
}

table_bed growl_bed(nt_view view, bool end) {
    const growl_pub *pub = view.pub;
    if (end) {
        return (table_bed){pub->winner == GROWL_WOLF ? "end_wolves" : "end_village", "village"};
    }
    return pub->night_open ? (table_bed){"growl_night", "wood"} : (table_bed){"growl_day", "village"};
}
