/* House rules: ready-made ones by name, and which differ from the printed ones, in one sentence. */
#include <stdio.h>

#include "werewolf_table.h"

enum { KEY = 80, MOST = 10 };

typedef struct {
    uint8_t option, value;
} house_rule;

/* What a house changes of the standard (9); the first rule without an option ends it. */
typedef struct {
    const char *id;
    house_rule rule[MOST];
} house;

static const house houses[] = {
    {"printed", {{0}}},
    /* The wording of the original program's manual, where the standard follows common practice. */
    {"original", {{WEREWOLF_OPT_WITCH_SEES, 1}}},
    /* What section 9 tells of tables of twelve: never herself, a Rider no knife hurts, a charm that binds no tighter
     * than the night, and who has died first stands for Sheriff as if alive. */
    {"chinese_12",
     {{WEREWOLF_OPT_SELF_SAVE, 1},
      {WEREWOLF_OPT_RIDER_IMMUNE, 1},
      {WEREWOLF_OPT_CHARMED_SHOOTS, 0},
      {WEREWOLF_OPT_CHARM_ON_DUEL, 0},
      {WEREWOLF_OPT_SILENCER_REPEAT, 0},
      {WEREWOLF_OPT_ELECTION, 1}}},
    /* Wolves win when they are as many as the others; the Witch is free, cards are turned up, nobody explodes. */
    {"western",
     {{WEREWOLF_OPT_VICTORY, 1},
      {WEREWOLF_OPT_PARITY, 1},
      {WEREWOLF_OPT_SELF_SAVE, 2},
      {WEREWOLF_OPT_BOTH_POTIONS, 1},
      {WEREWOLF_OPT_WITCH_SEES, 1},
      {WEREWOLF_OPT_GUARD_SAVE, 1},
      {WEREWOLF_OPT_EXPLOSION, 0},
      {WEREWOLF_OPT_WEIGHT, 4},
      {WEREWOLF_OPT_REVEAL, 2}}},
};
enum { HOUSES = sizeof houses / sizeof *houses };

/* What a house sets; the rest is how this table sits. */
static bool is_of_house(int option) {
    return option >= WEREWOLF_OPT_VICTORY && option < WEREWOLF_RULES && option != WEREWOLF_OPT_DEAL &&
           option != WEREWOLF_OPT_HIDDEN_SET && option != WEREWOLF_OPT_PEEK && option != WEREWOLF_OPT_BALLOTS;
}

static int value_in(const house *h, int option) {
    for (int i = 0; i < MOST && h->rule[i].option != 0; i++) {
        if (h->rule[i].option == option) {
            return h->rule[i].value;
        }
    }
    return werewolf_game.options[option].standard;
}

static bool is_house(const nt_config *config, const house *h) {
    for (int i = 0; i < WEREWOLF_RULES; i++) {
        if (is_of_house(i) && config->opt[i] != value_in(h, i)) {
            return false;
        }
    }
    return true;
}

int werewolf_houses(const nt_config *config, int *at) {
    *at = 0;
    while (*at < HOUSES && !is_house(config, &houses[*at])) {
        (*at)++;
    }
    return HOUSES;
}

/* One's own begins as it stands. */
void werewolf_take_house(nt_config *config, int which) {
    for (int i = 0; i < WEREWOLF_RULES && which < HOUSES; i++) {
        if (is_of_house(i)) {
            config->opt[i] = (int16_t)value_in(&houses[which], i);
        }
    }
}

const char *werewolf_house_name(const nt_config *config, int which, text_words *w) {
    (void)config;
    return werewolf_say(w, "house", which < HOUSES ? houses[which].id : "own");
}

/* ---- what differs ---- */

bool werewolf_differs(const nt_config *config, int option) {
    const bool counted = option >= WEREWOLF_OPT_VICTORY && werewolf_game.option_counts(config, option);

    return counted && config->opt[option] != werewolf_game.options[option].standard;
}

static const char *value_words(text_words *w, int option, int value) {
    const nt_option *o = &werewolf_game.options[option];
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.option.%s.%d", o->id, value);
    if (text_has(w->from, key)) {
        return text_say(w, key);
    }
    if (o->min == 0 && o->max == 1) {
        return text_say(w, value ? "werewolf.setup.on" : "werewolf.setup.off");
    }
    if (option >= WEREWOLF_RULES) {
        return TEXT_SAY(w, "settings.seconds", TEXT_NUM("n", value));
    }
    return TEXT_SAY(w, "werewolf.setup.number", TEXT_NUM("n", value));
}

const char *werewolf_rule_words(text_words *w, int option, int value) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.option.%s.name", werewolf_game.options[option].id);
    return TEXT_SAY(w, "werewolf.setup.rule", TEXT_STR("name", text_say(w, key)),
                    TEXT_STR("value", value_words(w, option, value)));
}

const char *werewolf_differing(const nt_config *config, text_words *w) {
    const char *all = NULL;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        if (werewolf_differs(config, i)) {
            const char *one = werewolf_rule_words(w, i, config->opt[i]);
            all = all == NULL ? one : TEXT_SAY(w, "werewolf.setup.also", TEXT_STR("some", all), TEXT_STR("one", one));
        }
    }
    return all == NULL ? text_say(w, "werewolf.setup.no_rules")
                       : TEXT_SAY(w, "werewolf.setup.rules", TEXT_STR("rules", all));
}
