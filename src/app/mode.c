/* How the match at the table is played: by one person, with a host, in the zones of a flat table. */
#include "app/hosted.h"
#include "app/inside.h"

static bool is_judged(const app *a) {
    return app_is_hosted(a) && a->hosting->judged(a);
}

bool app_is_alone(const app *a) {
    return app_seating_is_one(app_director_seating(a->table)) && !a->settings.curtain_alone && !is_judged(a);
}

bool app_in_zones(const app *a) {
    return a->settings.mode == APP_FLAT && a->table != NULL && !is_judged(a) && !app_is_alone(a);
}

bool app_is_hosted(const app *a) {
    return a->hosting != NULL && app_director_table(a->table)->hosting != NULL;
}

bool app_sees_all(const app *a, uint8_t seat) {
    return app_is_hosted(a) && a->hosting->sees_all(a, seat);
}
