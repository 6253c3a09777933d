/* The rows of the owner's pages: a number each, its bounds, and its words. */
#include "kiosk/owner_inside.h"

#include <stdio.h>
#include <string.h>

#include "app/menus/shelf.h"
#include "app/options/option_words.h"
#include "kiosk/owner_week.h"

enum { HALF_HOUR = 30, TIME_ROWS = 4, SOUND_ROWS = 4, KEY = 96 };

static const int text_step[] = {100, 115, 130, 150, 175};
enum { TEXT_STEPS = sizeof text_step / sizeof text_step[0] };

/* ---- numbers ---- */

static int games_of(const kiosk *k) {
    int n = 0;
    while (n < WISH_GAMES && k->built[n] != NULL) {
        n++;
    }
    return n;
}

static owner_number of_language(const owner_view *v, const kiosk *k, int row) {
    const kiosk_wishes *w = &k->wishes;
    if (row == 0) {
        return (owner_number){
            "owner.languages.first", A_TAG, owner_first_spoken(v, k), 0, owner_spoken(v, w) - 1, 1, 0};
    }
    const bool on = owner_speaks(w, v->all.tag[row - 1]);
    return (owner_number){NULL, A_SWITCH, on, on && owner_spoken(v, w) == 1, 1, 1, row - 1};
}

/* What of a quiet time a row sets: from, until, how loud; -1: which one of them the rows are of. */
static int part_of_time(int row) {
    return row - SOUND_ROWS - 1;
}

int owner_time(const owner_view *v, const kiosk_wishes *w) {
    return v->time < w->n_hours ? v->time : w->n_hours - 1;
}

static owner_number of_sound(const owner_view *v, const kiosk_wishes *w, int row) {
    const int i = owner_time(v, w), part = part_of_time(row);
    switch (row) {
    case 0:
        return (owner_number){"owner.sound.usual", A_LEVEL, w->volume_usual, w->volume_least, w->volume_most, 1, 0};
    case 1:
        return (owner_number){"owner.sound.least", A_LEVEL, w->volume_least, 0, w->volume_usual, 1, 0};
    case 2:
        return (owner_number){"owner.sound.most", A_LEVEL, w->volume_most, w->volume_usual, 10, 1, 0};
    case 3:
        return (owner_number){"owner.sound.times", A_COUNT, w->n_hours, 0, WISH_HOURS, 1, 0};
    default:
        return part < 0    ? (owner_number){"owner.sound.which", A_TIME_OF_SOME, i, 0, w->n_hours - 1, 1, 0}
               : part == 0 ? (owner_number){"owner.sound.from", A_TIME, w->hours[i].at.from, 0, 0, HALF_HOUR, i}
               : part == 1 ? (owner_number){"owner.sound.until", AN_END, w->hours[i].at.to, 0, 0, HALF_HOUR, i}
                           : (owner_number){"owner.sound.then", A_LEVEL, w->hours[i].volume, 0, 10, 1, i};
    }
}

/* A day that is closed keeps its hours, which are not to be set. */
static bool is_idle(const owner_view *v, const kiosk_wishes *w, int row) {
    return v->page == OWNER_HOURS && row > 1 && w->day[v->day > 0 ? v->day - 1 : 0].closed;
}

static owner_number of_hours(const owner_view *v, const kiosk_wishes *w, int row) {
    const int day = v->day > 0 ? v->day - 1 : 0;
    switch (row) {
    case 0:
        return (owner_number){"owner.hours.day", A_DAY, v->day, 0, 7, 1, 0};
    case 1:
        return (owner_number){"owner.hours.open", A_SWITCH, !w->day[day].closed, 0, 1, 1, 0};
    case 2:
        return (owner_number){"owner.hours.from", A_TIME, w->day[day].at.from, 0, 0, HALF_HOUR, 0};
    default:
        return (owner_number){"owner.hours.until", AN_END, w->day[day].at.to, 0, 0, HALF_HOUR, 0};
    }
}

static owner_number of_times(const kiosk_wishes *w, int row) {
    int text = 0;
    while (text < TEXT_STEPS - 1 && text_step[text] < w->text_percent) {
        text++;
    }
    switch (row) {
    case 0:
        return (owner_number){"settings.text", PERCENT, text, 0, TEXT_STEPS - 1, 1, 0};
    case 1:
        return (owner_number){"owner.times.idle", SECONDS, w->idle_seconds, 15, 3600, 15, 0};
    case 2:
        return (owner_number){"owner.times.answer", SECONDS, w->answer_seconds, 5, 300, 5, 0};
    default:
        return (owner_number){"owner.times.offer", MINUTES, w->offer_minutes, 0, 24 * 60, 10, 0};
    }
}

static owner_number of_rule(const owner_view *v, const kiosk *k, int row) {
    int n = 0;
    if (row == 0) {
        return (owner_number){"owner.rules.game", A_GAME, v->game, 0, games_of(k) - 1, 1, 0};
    }
    const nt_game *game = k->built[v->game];
    const int option = owner_nth_option(v, k, row - 1, &n);
    const nt_option *o = &game->options[option];
    return (owner_number){NULL,   A_RULE, owner_house_config(&k->wishes, game, game->min_seats).opt[option],
                          o->min, o->max, o->step > 0 ? o->step : 1,
                          option};
}

static owner_number number_of(const owner_view *v, const kiosk *k, int row) {
    const bool on = k->wishes.games >> row & 1;
    switch (v->page) {
    case OWNER_GAMES:
        return (owner_number){NULL, A_SWITCH, on, on && k->wishes.games == 1u << row, 1, 1, row};
    case OWNER_LANGUAGES:
        return of_language(v, k, row);
    case OWNER_SOUND:
        return of_sound(v, &k->wishes, row);
    case OWNER_HOURS:
        return of_hours(v, &k->wishes, row);
    case OWNER_TIMES:
        return of_times(&k->wishes, row);
    case OWNER_SETS:
        return owner_of_set(v, k, row);
    default:
        return of_rule(v, k, row);
    }
}

int owner_rows(const owner_view *v, const kiosk *k) {
    int n = 0;
    switch (v->page) {
    case OWNER_GAMES:
        return games_of(k);
    case OWNER_LANGUAGES:
        return v->all.n + 1;
    case OWNER_SOUND:
        return SOUND_ROWS + (k->wishes.n_hours > 0 ? TIME_ROWS : 0);
    case OWNER_HOURS:
    case OWNER_TIMES:
        return 4;
    case OWNER_SETS:
        return 2 + owner_pieces(owner_lobby(v, k), k->built[v->game], -1, &n);
    default:
        owner_nth_option(v, k, -1, &n);
        return n + 1;
    }
}

/* ---- words ---- */

static const char *game_word(ui_draw *d, const nt_game *game) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.title", game->id);
    return ui_say(d, key);
}

static const char *time_word(ui_draw *d, int minute) {
    char time[OWNER_CLOCK];
    owner_clock(minute, time);
    return UI_SAY(d, "owner.time", TEXT_STR("time", time));
}

static const char *value_word(const owner_view *v, const kiosk *k, ui_draw *d, const owner_number *is) {
    switch (is->unit) {
    case A_SWITCH:
        return ui_say(d, is->value != 0 ? "menu.on" : "menu.off");
    case A_LEVEL:
        return UI_SAY(d, "settings.level", TEXT_NUM("n", is->value));
    case A_COUNT:
    case PLAYERS:
    case A_PIECE:
        return UI_SAY(d, "options.number", TEXT_NUM("n", is->value));
    case A_SET:
        return owner_lobby(v, k)->sets.name(&v->set, is->value, &d->words);
    case A_TIME_OF_SOME:
        return UI_SAY(d, "owner.now.some", TEXT_NUM("n", is->value + 1), TEXT_NUM("all", k->wishes.n_hours));
    case A_TIME:
        return time_word(d, is->value);
    case AN_END:
        return time_word(d, is->value == 0 ? DAY_MINUTES : is->value);
    case SECONDS:
        return UI_SAY(d, "settings.seconds", TEXT_NUM("n", is->value));
    case MINUTES:
        return UI_SAY(d, "owner.minutes", TEXT_NUM("n", is->value));
    case PERCENT:
        return UI_SAY(d, "settings.percent", TEXT_NUM("n", text_step[is->value]));
    case A_DAY:
        return owner_day_name(d, is->value);
    case A_TAG:
        return app_language_name(d, owner_nth_spoken(v, &k->wishes, is->value));
    case A_GAME:
        return game_word(d, k->built[is->value]);
    default:
        return option_value_word(d, k->built[v->game], is->of, is->value);
    }
}

/* The sign before the name of a row; NULL: none. */
static const char *figure_of(const char *name) {
    static const char *const of[][2] = {
        {"owner.sound.usual", "speaker"}, {"owner.sound.least", "speaker"},    {"owner.sound.most", "speaker"},
        {"owner.sound.times", "moon"},    {"owner.sound.which", "hand"},       {"owner.sound.from", "moon"},
        {"owner.sound.until", "sun"},     {"owner.sound.then", "speaker"},     {"owner.hours.day", "rooster"},
        {"owner.hours.open", "lantern"},  {"owner.hours.from", "sun"},         {"owner.hours.until", "moon"},
        {"settings.text", "book"},        {"owner.times.idle", "hourglass"},   {"owner.times.answer", "speech"},
        {"owner.times.offer", "chest"},   {"owner.languages.first", "speech"}, {"owner.rules.game", "cards"},
        {"seating.count", "chair"},
    };
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        if (strcmp(of[i][0], name) == 0) {
            return of[i][1];
        }
    }
    return NULL;
}

bool owner_has_signs(const ui_frame *ui) {
    return ui->text_scale < 1.15f;
}

menu_choice owner_row(const owner_view *v, const kiosk *k, ui_draw *d, int row) {
    const owner_number is = number_of(v, k, row);
    const nt_game *game = k->built[v->game];
    const bool round = is.unit == A_TIME || is.unit == AN_END;
    const bool idle = is_idle(v, &k->wishes, row);
    menu_choice c = {.value = value_word(v, k, d, &is),
                     .n = row,
                     .less = !idle && (round || is.value > is.least),
                     .more = !idle && (round || is.value < is.most),
                     .idle = idle,
                     .two_way = is.unit == A_SWITCH || (is.unit == A_RULE && option_is_switch(d, game, is.of)),
                     .on = is.value != 0};
    if (is.name != NULL) {
        c.name = UI_SAY(d, is.name, TEXT_NUM("n", is.of + 1));
        c.figure = figure_of(is.name);
        c.picture = is.unit == A_GAME && owner_has_signs(d->ui);
        c.value_lang = is.unit == A_TAG ? owner_nth_spoken(v, &k->wishes, is.value) : NULL;
    } else if (is.unit == A_SET || is.unit == A_PIECE) {
        c.name = option_word(d, game, is.of, "name");
        c.picture = is.unit == A_PIECE;
        c.figure = is.unit == A_SET ? "mask" : NULL;
        c.changed = is.unit == A_SET && is.value > 0;
    } else if (is.unit == A_RULE) {
        c.name = option_word(d, game, is.of, "name");
        c.help = option_word(d, game, is.of, "help");
        c.number = option_is_number(d, game, is.of, is.value);
        c.dots = option_dots(game, is.of);
        c.lit = is.value;
        c.both[0] = option_named(d, game, is.of, 0);
        c.both[1] = option_named(d, game, is.of, 1);
        c.picture = k->built_tables[v->game]->option_sign != NULL && owner_has_signs(d->ui);
        c.changed = is.value != game->options[is.of].standard;
    } else if (v->page == OWNER_GAMES) {
        c.name = game_word(d, k->built[is.of]);
        c.picture = true;
    } else {
        c.name = app_language_name(d, v->all.tag[is.of]);
        c.name_lang = v->all.tag[is.of];
    }
    return c;
}

bool owner_row_keys(const owner_view *v, const kiosk *k, int row, owner_keys *keys) {
    const owner_number is = number_of(v, k, row);
    if (is.unit != A_RULE) {
        return false;
    }
    const nt_game *game = k->built[v->game];
    const nt_option *o = &game->options[is.of];
    snprintf(keys->name, OWNER_KEY, "%s.option.%s.name", game->id, o->id);
    snprintf(keys->help, OWNER_KEY, "%s.option.%s.help", game->id, o->id);
    for (int i = 0; i < 2; i++) {
        keys->both[i][0] = '\0';
        if (o->min == 0 && o->max == 1) {
            snprintf(keys->both[i], OWNER_KEY, "%s.option.%s.%d", game->id, o->id, i);
        }
    }
    return true;
}

void owner_row_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at, int row) {
    const owner_number is = number_of(v, k, row);
    if (is.unit == A_PIECE) {
        owner_lobby(v, k)->draw_piece(&v->set, d, at, is.of);
    } else if (is.unit == A_RULE) {
        option_sign_draw(d, at, k->built_tables[v->game], is.of);
    } else if (is.unit == A_GAME) {
        shelf_cover(d, 1, k->built_tables[v->game], at, 1.0f);
    } else if (v->page == OWNER_GAMES) {
        shelf_cover(d, 1, k->built_tables[is.of], at, is.value != 0 ? 1.0f : 0.4f);
    }
}

bool owner_row_threatens(const owner_view *v, const kiosk *k, int row) {
    const owner_number is = number_of(v, k, row);
    return is.unit == A_PIECE && owner_lobby(v, k)->threatens(is.of);
}

/* ---- steps ---- */

/* To the next whole step: what stands in the file may lie between two. */
static int stepped(const owner_number *is, int by) {
    const int down = (is->value - 1 + is->step) / is->step * is->step - is->step;
    if (is->unit == A_TIME || is->unit == AN_END) {
        const int up = is->value / HALF_HOUR * HALF_HOUR + HALF_HOUR;
        return ((by > 0 ? up : down) + DAY_MINUTES) % DAY_MINUTES;
    }
    if (is->unit == A_RULE || is->step == 1) {
        return is->value + by * is->step;
    }
    const int next = by > 0 ? is->value / is->step * is->step + is->step : down;
    return next < is->least && is->value > is->least ? is->least : next;
}

/* A quiet time that is made at a press; it is then set as it should be. */
static void set_count(owner_view *v, kiosk_wishes *w, int n) {
    if (n > w->n_hours) {
        v->time = w->n_hours;
        w->hours[w->n_hours].at = (wish_span){22 * 60, 10 * 60};
        w->hours[w->n_hours].volume = 3;
    }
    w->n_hours = n;
}

static void set_sound(owner_view *v, kiosk_wishes *w, int row, int value) {
    const int i = owner_time(v, w), part = part_of_time(row);
    if (row == 3) {
        set_count(v, w, value);
    } else if (row < SOUND_ROWS) {
        *(row == 0 ? &w->volume_usual : row == 1 ? &w->volume_least : &w->volume_most) = value;
    } else {
        *(part == 0 ? &w->hours[i].at.from : part == 1 ? &w->hours[i].at.to : &w->hours[i].volume) = value;
    }
}

/* Of all days each is as Monday is then. */
static void set_hours(const owner_view *v, kiosk_wishes *w, int row, int value) {
    const int from = v->day > 0 ? v->day - 1 : 0, to = v->day > 0 ? v->day : 7;
    for (int day = from; day < to; day++) {
        w->day[day] = w->day[from];
        if (row == 1) {
            w->day[day].closed = value == 0;
        } else {
            *(row == 2 ? &w->day[day].at.from : &w->day[day].at.to) = value;
        }
    }
}

static void set_times(kiosk_wishes *w, int row, int value) {
    int *const where[] = {&w->text_percent, &w->idle_seconds, &w->answer_seconds, &w->offer_minutes};
    *where[row] = row == 0 ? text_step[value] : value;
}

static void set(owner_view *v, const kiosk *k, kiosk_wishes *w, int row, int value) {
    switch (v->page) {
    case OWNER_GAMES:
        w->games ^= 1u << row;
        break;
    case OWNER_LANGUAGES:
        if (row == 0) {
            snprintf(w->first, sizeof w->first, "%s", owner_nth_spoken(v, w, value));
        } else {
            owner_set_spoken(v, w, row - 1, value != 0);
        }
        break;
    case OWNER_SOUND:
        set_sound(v, w, row, value);
        break;
    case OWNER_HOURS:
        set_hours(v, w, row, value);
        break;
    case OWNER_TIMES:
        set_times(w, row, value);
        break;
    default:
        row = number_of(v, k, row).of;
        owner_set_rule(w, k->built[v->game], 0, row, value, k->built[v->game]->options[row].standard);
    }
}

bool owner_open(owner_view *v, const kiosk *k, owner_page page) {
    v->page = page;
    v->game = 0;
    while (page == OWNER_SETS && k->built[v->game] != NULL && owner_lobby(v, k) == NULL) {
        v->game++;
    }
    if (k->built[v->game] == NULL) {
        return false;
    }
    owner_look_at_set(v, k, k->built[v->game]->min_seats);
    return true;
}

owner_stepped owner_step(owner_view *v, const kiosk *k, kiosk_wishes *w, int row, int by) {
    if (row < 0 || row >= owner_rows(v, k) || is_idle(v, w, row)) {
        return OWNER_NO_STEP;
    }
    const owner_number is = number_of(v, k, row);
    const bool round = is.unit == A_TIME || is.unit == AN_END;
    int value = stepped(&is, by);
    if (is.most - is.least <= 1 && value > is.most && !round) {
        value = is.least; /* a switch is turned over */
    }
    if (!round && (value < is.least || value > is.most || value == is.value)) {
        return OWNER_NO_STEP;
    }
    if (v->page == OWNER_SETS) {
        return owner_step_set(v, k, w, &is, value);
    }
    if (is.unit == A_DAY || is.unit == A_GAME) {
        *(is.unit == A_DAY ? &v->day : &v->game) = value;
        return OWNER_LOOKS;
    }
    if (is.unit == A_TIME_OF_SOME) {
        v->time = value;
        return OWNER_LOOKS;
    }
    set(v, k, w, row, value);
    return OWNER_WISHES;
}
