/* What an option and its values are called, and what stands for it. */
#include "app/options/option_words.h"

#include <math.h>
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

static bool is_digits(const char *word) {
    return word[0] != '\0' && strspn(word, "0123456789") == strlen(word);
}

bool option_is_number(ui_draw *d, const nt_game *game, int option, int value) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.option.%s.%d", game->id, game->options[option].id, value);
    return option < nt_rule_options(game) && !has_two_values(game, option) &&
           (!text_has(d->ui->words, key) || is_digits(ui_say(d, key)));
}

int option_dots(const nt_game *game, int option) {
    static const int most = 12;
    return game->options[option].max <= most && game->options[option].step <= 1 ? game->options[option].max : 0;
}

bool option_shows_both(const ui_frame *ui) {
    return ui->text_scale < 1.3f;
}

const char *option_named(ui_draw *d, const nt_game *game, int option, int value) {
    return has_two_values(game, option) && option_shows_both(d->ui) ? option_value_word(d, game, option, value)
                                                                    : NULL;
}

void option_sign_draw(ui_draw *d, ui_rect at, const nt_table *table, int option) {
    const table_sign sign = table->option_sign(option);
    if (sign.figure != NULL) {
        const float side = fminf(fminf(at.w, at.h) * 0.9f, 140.0f);
        const ui_rect disc = ui_centre(at, side, side);
        ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0);
        ui_figure(d, sign.figure, ui_inset(disc, side * 0.16f), UI_INK_900);
        return;
    }
    const float shape = table->shape(sign.piece), h = fminf(at.h, at.w / shape);
    table->piece(sign.piece, d, ui_centre(at, h * shape, h));
}
