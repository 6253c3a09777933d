/* What a night of GROWL costs at eight people: the device passed round, and lying between them (docs/performance.md).
 * Presses, and seconds of the presentation clock of hands that never hesitate. */
#include "app/kit_app_flat.h"

#include <stdio.h>

#include "app/inside.h"
#include "games/growl/growl.h"

typedef struct {
    int nights, presses;
    uint64_t ms;
} cost;

static bool by_night(const app *a) {
    const growl_pub *pub = app_director_view(a->table, NT_SPECTATOR).pub;
    return pub->night_open != 0;
}

static cost nights_of(app_mode mode) {
    static table_for_tests t;
    cost all = {0};
    kit_flat_begin(&t, "growl", 8, 1920, 1080, 3.6f, 0);
    t.app->settings.mode = mode;
    t.app->settings.pace = APP_PACE_NORMAL;
    app_settings_changed(t.app);
    bool night = false;
    for (int i = 0; i < 5000; i++) {
        const int presses = t.hand.touches;
        const uint64_t at = t.app->now;
        const bool was = night;
        if (!player_act(&t.hand) || t.app->table == NULL || nt_match_over(app_director_match(t.app->table))) {
            break;
        }
        night = by_night(t.app);
        all.nights += night && !was;
        all.presses += was ? t.hand.touches - presses : 0;
        all.ms += was ? t.app->now - at : 0;
    }
    kit_end(&t);
    return all;
}

int main(void) {
    static const struct {
        app_mode mode;
        const char *name;
    } ways[] = {{APP_PASS, "passed"}, {APP_FLAT, "flat"}};
    for (int i = 0; i < 2; i++) {
        const cost c = nights_of(ways[i].mode);
        const int nights = c.nights > 0 ? c.nights : 1;
        printf("%-8s %d nights, %d presses and %.1f seconds a night\n", ways[i].name, c.nights, c.presses / nights,
               (double)c.ms / 1000 / nights);
    }
    return 0;
}
