/* What an option and its values are called. */
#include "app/options/option_words.h"

#include <stdio.h>
#include <string.h>

enum { KEY = 96 };

const char *option_word(ui_draw *d, const nt_game *game, int option, const char *what) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.option.%s.%s", game->id, game->options[option].id, what);
    return ui_say(d, key);
}

static bool has_two_values(const nt_game *game, int option) {
    return game->options[option].min == 0 && game->options[option].max == 1;
}

const char *option_value_word(ui_draw *d, const nt_game *game, int option, int value) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.option.%s.%d", game->id, game->options[option].id, value);
    if (text_has(d->ui->words, key)) {
        return ui_say(d, key);
    }
    if (has_two_values(game, option)) {
        return ui_say(d, value != 0 ? "menu.on" : "menu.off");
    }
    return UI_SAY(d, option < nt_rule_options(game) ? "options.number" : "settings.seconds", TEXT_NUM("n", value));
}

bool option_is_switch(ui_draw *d, const nt_game *game, int option) {
    return has_two_values(game, option) &&
           strcmp(option_value_word(d, game, option, 0), ui_say(d, "menu.off")) == 0 &&
           strcmp(option_value_word(d, game, option, 1), ui_say(d, "menu.on")) == 0;
}
