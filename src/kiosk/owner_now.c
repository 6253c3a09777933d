/* What is set now, in a word or two. */
#include "kiosk/owner_now.h"

#include "kiosk/owner_inside.h"
#include "kiosk/owner_week.h"

static const char *some_of(ui_draw *d, int n, int all) {
    return UI_SAY(d, "owner.now.some", TEXT_NUM("n", n), TEXT_NUM("all", all));
}

static const char *games(const kiosk *k, ui_draw *d) {
    int n = 0, all = 0;
    for (; all < WISH_GAMES && k->built[all] != NULL; all++) {
        n += (int)(k->wishes.games >> all & 1);
    }
    return some_of(d, n, all);
}

static const char *languages(const app *a, ui_draw *d) {
    const owner_view v = {.all = app_all_languages(a)};
    return some_of(d, owner_spoken(&v, &kiosk_of(a)->wishes), v.all.n);
}

static const char *rules(const kiosk_wishes *w, ui_draw *d) {
    int n = 0;
    for (int i = 0; i < w->n_rules; i++) {
        n += w->rule[i].seats == 0;
    }
    return UI_SAY(d, "owner.now.changed", TEXT_NUM("n", n));
}

/* Numbers of players, whatever number of roles is laid down for each. */
static const char *sets(const kiosk_wishes *w, ui_draw *d) {
    int n = 0;
    for (int i = 0; i < w->n_rules; i++) {
        bool counts = w->rule[i].seats > 0;
        for (int before = 0; before < i; before++) {
            counts &= w->rule[before].game != w->rule[i].game || w->rule[before].seats != w->rule[i].seats;
        }
        n += counts;
    }
    return UI_SAY(d, "owner.now.sets", TEXT_NUM("n", n));
}

const char *owner_now(const app *a, ui_draw *d, owner_page page) {
    const kiosk *k = kiosk_of(a);
    switch (page) {
    case OWNER_GAMES:
        return games(k, d);
    case OWNER_LANGUAGES:
        return languages(a, d);
    case OWNER_SOUND:
        return UI_SAY(d, "settings.level", TEXT_NUM("n", k->wishes.volume_usual));
    case OWNER_HOURS:
        return owner_week_even(&k->wishes) ? owner_day_hours(&k->wishes, d, 0) : ui_say(d, "owner.hours.by_day");
    case OWNER_TIMES:
        return UI_SAY(d, "settings.seconds", TEXT_NUM("n", k->wishes.idle_seconds));
    case OWNER_RULES:
        return rules(&k->wishes, d);
    case OWNER_SETS:
        return sets(&k->wishes, d);
    default:
        return NULL;
    }
}
