/* The page that everybody reads before the first night (werewolf.md 3.4): which roles there are, what to be careful
 * about, and the house rules that differ from the printed ones. */
#include <stdio.h>

#include "werewolf_table.h"

enum { KEY = 80 };

static const char *joined(text_words *w, const char *key, const char *some, const char *one) {
    if (some == NULL) {
        return one;
    }
    return TEXT_SAY(w, key, TEXT_STR("some", some), TEXT_STR("one", one));
}

static const char *lines(text_words *w, const char *a, const char *b) {
    return TEXT_SAY(w, "werewolf.setup.lines", TEXT_STR("a", a), TEXT_STR("b", b));
}

static const char *roles(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    text_words *w = look->w;
    const char *all = NULL;

    if (pub->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        return text_say(w, "werewolf.setup.hidden");
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (pub->set[role] > 0) {
            all = joined(w, "werewolf.setup.list", all,
                         TEXT_SAY(w, "werewolf.setup.role", TEXT_NUM("n", pub->set[role]),
                                  TEXT_STR("role", werewolf_role_name(w, role))));
        }
    }
    return TEXT_SAY(w, "werewolf.setup.roles", TEXT_STR("roles", all != NULL ? all : ""));
}

/* The i-th of the warnings that hold (3.3), or NULL. */
static const char *warning(const werewolf_look *look, int i) {
    static const char *const id[] = {"w1", "w2", "w3", "w4", "w5", "w6"};
    const werewolf_pub *pub = look->pub;
    char key[KEY];

    for (int w = 0; w < 6; w++) {
        if ((werewolf_check_set(pub->n, pub->set, pub->opt[WEREWOLF_OPT_VICTORY] != 0) & WEREWOLF_W1 << w) != 0 &&
            i-- == 0) {
            uint8_t usual[WEREWOLF_ROLES];
            int wolves = 0;
            werewolf_default_set(pub->n, usual);
            for (int role = 0; role < WEREWOLF_ROLES; role++) {
                wolves += werewolf_role[role].camp == WEREWOLF_CAMP_WOLF ? usual[role] : 0;
            }
            snprintf(key, sizeof key, "werewolf.setup.%s", id[w]);
            return TEXT_SAY(look->w, key, TEXT_NUM("usual", wolves));
        }
    }
    return NULL;
}

static const char *value_words(text_words *w, const nt_option *o, int value) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.option.%s.%d", o->id, value);
    if (text_has(w->from, key)) {
        return text_say(w, key);
    }
    if (o->min == 0 && o->max == 1) {
        return text_say(w, value ? "werewolf.setup.on" : "werewolf.setup.off");
    }
    return TEXT_SAY(w, "werewolf.setup.number", TEXT_NUM("n", value));
}

const char *werewolf_rule_words(text_words *w, int option, int value) {
    const nt_option *o = &werewolf_game.options[option];
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.option.%s.name", o->id);
    return TEXT_SAY(w, "werewolf.setup.rule", TEXT_STR("name", text_say(w, key)),
                    TEXT_STR("value", value_words(w, o, value)));
}

static const char *house_rules(const werewolf_look *look) {
    text_words *w = look->w;
    const char *all = NULL;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        const nt_option *o = &werewolf_game.options[i];
        const bool count = i >= WEREWOLF_OPT_COUNT && i < WEREWOLF_OPT_COUNT + WEREWOLF_ROLES;
        if (count || i == WEREWOLF_OPT_SET || i == WEREWOLF_OPT_HOST || look->pub->opt[i] == o->standard) {
            continue;
        }
        all = joined(w, "werewolf.setup.also", all, werewolf_rule_words(w, i, look->pub->opt[i]));
    }
    return all == NULL ? text_say(w, "werewolf.setup.no_rules")
                       : TEXT_SAY(w, "werewolf.setup.rules", TEXT_STR("rules", all));
}

/* What is known of the roles: all of it, or that it is hidden. */
static const char *line_of_set(const werewolf_look *look, int line) {
    const werewolf_pub *pub = look->pub;

    if (pub->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        return line == 0 ? roles(look) : NULL;
    }
    return line == 0   ? roles(look)
           : line == 1 ? werewolf_balance_words(look->w, pub->n, pub->set, pub->opt[WEREWOLF_OPT_VICTORY] != 0)
                       : warning(look, line - 2);
}

const char *werewolf_setup_line(const werewolf_look *look, int line) {
    int known = 0;

    while (line_of_set(look, known) != NULL) {
        known++;
    }
    return line < known ? line_of_set(look, line) : line == known ? house_rules(look) : NULL;
}

const char *werewolf_setup_words(const werewolf_look *look, bool with_roles) {
    const int first = with_roles || look->pub->opt[WEREWOLF_OPT_HIDDEN_SET] ? 0 : 1;
    const char *all = werewolf_setup_line(look, first), *more;

    for (int line = first + 1; (more = werewolf_setup_line(look, line)) != NULL; line++) {
        all = lines(look->w, all, more);
    }
    return look->pub->opt[WEREWOLF_OPT_PEEK] == 2
               ? all
               : lines(look->w, all, text_say(look->w, "werewolf.note.look_again"));
}
