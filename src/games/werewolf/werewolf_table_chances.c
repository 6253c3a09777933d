/* How often either camp wins with a set, as bots have played it, and how sure that is. */
#include <math.h>
#include <string.h>

#include "werewolf_table.h"

/* Made by tools/make-chances. */
static const werewolf_chance chances[] = {
#define CHANCE(seats, total, games, good, wolves, ...) {seats, total, games, good, wolves, {__VA_ARGS__}},
#include "games/werewolf/werewolf_table_chances.def"
#undef CHANCE
};

const werewolf_chance *werewolf_chance_of(int seats, const uint8_t set[WEREWOLF_ROLES], bool total) {
    for (size_t i = 0; i < sizeof chances / sizeof *chances; i++) {
        const werewolf_chance *c = &chances[i];
        if (c->seats == seats && (c->total != 0) == total && memcmp(c->set, set, sizeof c->set) == 0) {
            return c;
        }
    }
    return NULL;
}

static int percent(const werewolf_chance *c, int won) {
    return (int)lround(100.0 * won / c->games);
}

/* Two standard errors in points, rounded up. */
static int error_of(const werewolf_chance *c) {
    const double p = (double)c->good / c->games;

    return (int)ceil(200.0 * sqrt(p * (1 - p) / c->games));
}

/* They were played by the printed rules, but for the way to win. */
static bool as_played(const nt_config *config) {
    for (int i = WEREWOLF_OPT_VICTORY + 1; i < WEREWOLF_RULES; i++) {
        if (werewolf_differs(config, i)) {
            return false;
        }
    }
    return true;
}

const char *werewolf_chance_words(const nt_config *config, text_words *w) {
    uint8_t set[WEREWOLF_ROLES];

    werewolf_set_of(config, set);
    const werewolf_chance *c = werewolf_chance_of(config->seats, set, config->opt[WEREWOLF_OPT_VICTORY] == 1);
    if (c == NULL) {
        return werewolf_say(w, "chance", "unknown");
    }
    return TEXT_SAY(w, as_played(config) ? "werewolf.chance.known" : "werewolf.chance.printed",
                    TEXT_NUM("games", c->games), TEXT_NUM("good", percent(c, c->good)),
                    TEXT_NUM("wolves", percent(c, c->wolves)), TEXT_NUM("error", error_of(c)));
}
