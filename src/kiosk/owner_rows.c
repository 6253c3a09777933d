/* The rows of the owner's pages: a number each, its bounds, and its words. */
#include "kiosk/owner_rows.h"

#include <stdio.h>
#include <string.h>

#include "app/menus/shelf.h"
#include "app/options/option_words.h"
#include "kiosk/owner_week.h"

enum { HALF_HOUR = 30, SPAN_ROWS = 3, SOUND_ROWS = 4, KEY = 96 };

typedef enum {
    A_SWITCH,
    A_LEVEL,
    A_COUNT,
    A_TIME,
    AN_END,
    SECONDS,
    MINUTES,
    PERCENT,
    A_DAY,
    A_TAG,
    A_GAME,
    A_RULE,
    PLAYERS,
    A_SET,
    A_PIECE
} unit;

/* Times go round, the others end at their bounds. */
typedef struct {
    const char *name; /* message; NULL: named by what it is of */
    unit unit;
    int value, least, most, step;
    int of; /* which language, game, option or time */
} number;

static const int text_step[] = {100, 115, 130, 150, 175};
enum { TEXT_STEPS = sizeof text_step / sizeof text_step[0] };

/* ---- languages ---- */

static bool speaks(const kiosk_wishes *w, const char *tag) {
    for (int i = 0; i < w->n_languages; i++) {
        if (strcmp(w->language[i], tag) == 0) {
            return true;
        }
    }
    return w->n_languages == 0;
}

static int spoken(const owner_view *v, const kiosk_wishes *w) {
    int n = 0;
    for (int i = 0; i < v->all.n; i++) {
        n += speaks(w, v->all.tag[i]);
    }
    return n;
}

/* The one that guests begin with, among those that are spoken. */
static int first_spoken(const owner_view *v, const kiosk *k) {
    const char *tag = k->wishes.first[0] != '\0' ? k->wishes.first : k->lang;
    for (int i = 0, n = 0; i < v->all.n; i++) {
        if (strcmp(v->all.tag[i], tag) == 0) {
            return n;
        }
        n += speaks(&k->wishes, v->all.tag[i]);
    }
    return 0;
}

static const char *nth_spoken(const owner_view *v, const kiosk_wishes *w, int nth) {
    for (int i = 0; i < v->all.n; i++) {
        if (speaks(w, v->all.tag[i]) && nth-- == 0) {
            return v->all.tag[i];
        }
    }
    return v->all.tag[0];
}

/* All are written as none: a language that comes with a later version is spoken as well. */
static void set_spoken(const owner_view *v, kiosk_wishes *w, int which, bool on) {
    const kiosk_wishes before = *w;
    w->n_languages = 0;
    for (int i = 0; i < v->all.n && w->n_languages < WISH_LANGUAGES; i++) {
        if (i == which ? on : speaks(&before, v->all.tag[i])) {
            snprintf(w->language[w->n_languages++], WISH_TAG, "%s", v->all.tag[i]);
        }
    }
    if (w->first[0] != '\0' && !speaks(w, w->first)) {
        w->first[0] = '\0';
    }
    w->n_languages = w->n_languages == v->all.n ? 0 : w->n_languages;
}

/* ---- house rules ---- */

static nt_config house_config(const kiosk_wishes *w, const nt_game *game, int seats) {
    nt_config config = nt_config_standard(game, (uint8_t)seats);
    kiosk_put_rules(w, game, &config);
    return config;
}

static bool is_of_set(const table_lobby *lobby, int option) {
    return lobby != NULL && (lobby->is_piece(option) || lobby->option == option);
}

/* What hangs on how many play, a set and its pieces, is no rule of the house. */
static bool is_offered(const kiosk *k, int game, const nt_config *config, int option) {
    return nt_option_counts(k->built[game], config, option) && !is_of_set(k->built_tables[game]->lobby, option);
}

/* The option of the so-manieth row, or -1; how many there are. */
static int nth_option(const owner_view *v, const kiosk *k, int nth, int *n) {
    const nt_game *game = k->built[v->game];
    const nt_config config = house_config(&k->wishes, game, game->min_seats);
    int found = -1, seen = 0;
    for (int i = 0; i < game->n_options; i++) {
        if (is_offered(k, v->game, &config, i)) {
            found = seen++ == nth ? i : found;
        }
    }
    *n = seen;
    return found;
}

static void forget_rule(kiosk_wishes *w, const nt_game *game, int seats, int option) {
    int n = 0;
    for (int i = 0; i < w->n_rules; i++) {
        if (w->rule[i].game != game || w->rule[i].option != option || w->rule[i].seats != seats) {
            w->rule[n++] = w->rule[i];
        }
    }
    w->n_rules = n;
}

/* `otherwise`: what holds without it, which is left out. */
static void set_rule(kiosk_wishes *w, const nt_game *game, int seats, int option, int value, int otherwise) {
    forget_rule(w, game, seats, option);
    if (value != otherwise && w->n_rules < WISH_RULES) {
        w->rule[w->n_rules].game = game;
        w->rule[w->n_rules].option = option;
        w->rule[w->n_rules].seats = (uint8_t)seats;
        w->rule[w->n_rules++].value = (int16_t)value;
    }
}

/* ---- sets, by the number of players ---- */

static const table_lobby *lobby_of(const owner_view *v, const kiosk *k) {
    return k->built_tables[v->game]->lobby;
}

static int pieces(const table_lobby *lobby, const nt_game *game, int nth, int *option) {
    int n = 0;
    for (int i = 0; i < game->n_options; i++) {
        if (lobby->is_piece(i)) {
            *option = n++ == nth ? i : *option;
        }
    }
    return n;
}

static void look_at_set(owner_view *v, const kiosk *k, int seats) {
    v->set = house_config(&k->wishes, k->built[v->game], seats);
}

static number of_set(const owner_view *v, const kiosk *k, int row) {
    const nt_game *game = k->built[v->game];
    const table_lobby *lobby = lobby_of(v, k);
    int at = 0, option = 0;
    if (row == 0) {
        return (number){"seating.count", PLAYERS, v->set.seats, game->min_seats, game->max_seats, 1, 0};
    }
    if (row == 1) {
        const int n = lobby->sets.count(&v->set, &at);
        return (number){NULL, A_SET, at, 0, n, 1, lobby->option};
    }
    pieces(lobby, game, row - 2, &option);
    return (number){
        NULL, A_PIECE, lobby->pieces(&v->set, option), game->options[option].min, game->options[option].max,
        1,    option};
}

static table_advice first_advice(const owner_view *v, const kiosk *k, text_words *words) {
    table_advice all[TABLE_ADVICE];
    const int n = lobby_of(v, k)->advice(&v->set, words, all);
    return n > 0 ? all[0] : (table_advice){.level = TABLE_NOTE};
}

const char *owner_trouble(const owner_view *v, const kiosk *k, text_words *words) {
    const table_advice a = v->page == OWNER_SETS ? first_advice(v, k, words) : (table_advice){.level = TABLE_NOTE};
    return a.level == TABLE_ERROR ? a.words : NULL;
}

/* What this number of players has of its own: as little as tells it from what holds for any. */
static void keep_set(const owner_view *v, const kiosk *k, kiosk_wishes *w) {
    const nt_game *game = k->built[v->game];
    for (int i = 0; i < game->n_options; i++) {
        if (is_of_set(lobby_of(v, k), i)) {
            forget_rule(w, game, v->set.seats, i);
        }
    }
    const nt_config any = house_config(w, game, v->set.seats);
    for (int i = 0; i < game->n_options; i++) {
        if (is_of_set(lobby_of(v, k), i)) {
            set_rule(w, game, v->set.seats, i, v->set.opt[i], any.opt[i]);
        }
    }
}

static owner_stepped step_set(owner_view *v, const kiosk *k, kiosk_wishes *w, const number *is, int value) {
    if (is->unit == PLAYERS) {
        look_at_set(v, k, value);
        return OWNER_LOOKS;
    }
    if (is->unit == A_SET) {
        lobby_of(v, k)->sets.take(&v->set, value);
    } else {
        lobby_of(v, k)->add(&v->set, is->of, value - is->value);
    }
    if (!kiosk_can_be_played(k->built[v->game], &v->set)) {
        return OWNER_LOOKS;
    }
    keep_set(v, k, w);
    return OWNER_WISHES;
}

/* ---- numbers ---- */

static int games_of(const kiosk *k) {
    int n = 0;
    while (n < WISH_GAMES && k->built[n] != NULL) {
        n++;
    }
    return n;
}

static number of_language(const owner_view *v, const kiosk *k, int row) {
    const kiosk_wishes *w = &k->wishes;
    if (row == 0) {
        return (number){"owner.languages.first", A_TAG, first_spoken(v, k), 0, spoken(v, w) - 1, 1, 0};
    }
    const bool on = speaks(w, v->all.tag[row - 1]);
    return (number){NULL, A_SWITCH, on, on && spoken(v, w) == 1, 1, 1, row - 1};
}

static number of_sound(const kiosk_wishes *w, int row) {
    const int i = (row - SOUND_ROWS) / SPAN_ROWS, part = (row - SOUND_ROWS) % SPAN_ROWS;
    switch (row) {
    case 0:
        return (number){"owner.sound.usual", A_LEVEL, w->volume_usual, w->volume_least, w->volume_most, 1, 0};
    case 1:
        return (number){"owner.sound.least", A_LEVEL, w->volume_least, 0, w->volume_usual, 1, 0};
    case 2:
        return (number){"owner.sound.most", A_LEVEL, w->volume_most, w->volume_usual, 10, 1, 0};
    case 3:
        return (number){"owner.sound.times", A_COUNT, w->n_hours, 0, WISH_HOURS, 1, 0};
    default:
        return part == 0   ? (number){"owner.sound.from", A_TIME, w->hours[i].at.from, 0, 0, HALF_HOUR, i}
               : part == 1 ? (number){"owner.sound.until", AN_END, w->hours[i].at.to, 0, 0, HALF_HOUR, i}
                           : (number){"owner.sound.then", A_LEVEL, w->hours[i].volume, 0, 10, 1, i};
    }
}

static number of_hours(const owner_view *v, const kiosk_wishes *w, int row) {
    const int day = v->day > 0 ? v->day - 1 : 0;
    switch (row) {
    case 0:
        return (number){"owner.hours.day", A_DAY, v->day, 0, 7, 1, 0};
    case 1:
        return (number){"owner.hours.open", A_SWITCH, !w->day[day].closed, 0, 1, 1, 0};
    case 2:
        return (number){"owner.hours.from", A_TIME, w->day[day].at.from, 0, 0, HALF_HOUR, 0};
    default:
        return (number){"owner.hours.until", AN_END, w->day[day].at.to, 0, 0, HALF_HOUR, 0};
    }
}

static number of_times(const kiosk_wishes *w, int row) {
    int text = 0;
    while (text < TEXT_STEPS - 1 && text_step[text] < w->text_percent) {
        text++;
    }
    switch (row) {
    case 0:
        return (number){"settings.text", PERCENT, text, 0, TEXT_STEPS - 1, 1, 0};
    case 1:
        return (number){"owner.times.idle", SECONDS, w->idle_seconds, 15, 3600, 15, 0};
    case 2:
        return (number){"owner.times.answer", SECONDS, w->answer_seconds, 5, 300, 5, 0};
    default:
        return (number){"owner.times.offer", MINUTES, w->offer_minutes, 0, 24 * 60, 10, 0};
    }
}

static number of_rule(const owner_view *v, const kiosk *k, int row) {
    int n = 0;
    if (row == 0) {
        return (number){"owner.rules.game", A_GAME, v->game, 0, games_of(k) - 1, 1, 0};
    }
    const nt_game *game = k->built[v->game];
    const int option = nth_option(v, k, row - 1, &n);
    const nt_option *o = &game->options[option];
    return (number){NULL,   A_RULE, house_config(&k->wishes, game, game->min_seats).opt[option],
                    o->min, o->max, o->step > 0 ? o->step : 1,
                    option};
}

static number number_of(const owner_view *v, const kiosk *k, int row) {
    const bool on = k->wishes.games >> row & 1;
    switch (v->page) {
    case OWNER_GAMES:
        return (number){NULL, A_SWITCH, on, on && k->wishes.games == 1u << row, 1, 1, row};
    case OWNER_LANGUAGES:
        return of_language(v, k, row);
    case OWNER_SOUND:
        return of_sound(&k->wishes, row);
    case OWNER_HOURS:
        return of_hours(v, &k->wishes, row);
    case OWNER_TIMES:
        return of_times(&k->wishes, row);
    case OWNER_SETS:
        return of_set(v, k, row);
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
        return SOUND_ROWS + SPAN_ROWS * k->wishes.n_hours;
    case OWNER_HOURS:
        return k->wishes.day[v->day > 0 ? v->day - 1 : 0].closed ? 2 : 4;
    case OWNER_TIMES:
        return 4;
    case OWNER_SETS:
        return 2 + pieces(lobby_of(v, k), k->built[v->game], -1, &n);
    default:
        nth_option(v, k, -1, &n);
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
    char time[24];
    snprintf(time, sizeof time, "%d:%02d", minute / 60, minute % 60);
    return UI_SAY(d, "owner.time", TEXT_STR("time", time));
}

static const char *value_word(const owner_view *v, const kiosk *k, ui_draw *d, const number *is) {
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
        return lobby_of(v, k)->sets.name(&v->set, is->value, &d->words);
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
        return app_language_name(d, nth_spoken(v, &k->wishes, is->value));
    case A_GAME:
        return game_word(d, k->built[is->value]);
    default:
        return option_value_word(d, k->built[v->game], is->of, is->value);
    }
}

/* The sign before the name of a row; NULL: none. */
static const char *figure_of(const char *name) {
    static const char *const of[][2] = {
        {"owner.sound.usual", "speaker"},  {"owner.sound.least", "speaker"}, {"owner.sound.most", "speaker"},
        {"owner.sound.times", "moon"},     {"owner.sound.from", "moon"},     {"owner.sound.until", "sun"},
        {"owner.sound.then", "speaker"},   {"owner.hours.day", "sun"},       {"owner.hours.open", "lantern"},
        {"owner.hours.from", "sun"},       {"owner.hours.until", "moon"},    {"settings.text", "book"},
        {"owner.times.idle", "hourglass"}, {"owner.times.answer", "speech"}, {"owner.times.offer", "chest"},
    };
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        if (strcmp(of[i][0], name) == 0) {
            return of[i][1];
        }
    }
    return NULL;
}

menu_choice owner_row(const owner_view *v, const kiosk *k, ui_draw *d, int row) {
    const number is = number_of(v, k, row);
    const nt_game *game = k->built[v->game];
    const bool round = is.unit == A_TIME || is.unit == AN_END;
    menu_choice c = {.value = value_word(v, k, d, &is),
                     .n = row,
                     .less = round || is.value > is.least,
                     .more = round || is.value < is.most,
                     .two_way = is.unit == A_SWITCH || (is.unit == A_RULE && option_is_switch(d, game, is.of)),
                     .on = is.value != 0};
    if (is.name != NULL) {
        c.name = UI_SAY(d, is.name, TEXT_NUM("n", is.of + 1));
        c.figure = figure_of(is.name);
        c.value_lang = is.unit == A_TAG ? nth_spoken(v, &k->wishes, is.value) : NULL;
    } else if (is.unit == A_SET || is.unit == A_PIECE) {
        c.name = option_word(d, game, is.of, "name");
        c.picture = is.unit == A_PIECE;
        c.changed = is.unit == A_SET && is.value > 0;
    } else if (is.unit == A_RULE) {
        c.name = option_word(d, game, is.of, "name");
        c.help = option_word(d, game, is.of, "help");
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

bool owner_row_help(const owner_view *v, const kiosk *k, int row, char name[OWNER_KEY], char help[OWNER_KEY]) {
    const number is = number_of(v, k, row);
    if (is.unit != A_RULE) {
        return false;
    }
    const nt_game *game = k->built[v->game];
    snprintf(name, OWNER_KEY, "%s.option.%s.name", game->id, game->options[is.of].id);
    snprintf(help, OWNER_KEY, "%s.option.%s.help", game->id, game->options[is.of].id);
    return true;
}

void owner_row_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at, int row) {
    const number is = number_of(v, k, row);
    if (is.unit == A_PIECE) {
        lobby_of(v, k)->draw_piece(&v->set, d, at, is.of);
    } else if (v->page == OWNER_GAMES) {
        shelf_cover(d, 1, k->built_tables[is.of], at, is.value != 0 ? 1.0f : 0.4f);
    }
}

/* ---- steps ---- */

/* To the next whole step: what stands in the file may lie between two. */
static int stepped(const number *is, int by) {
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

/* The first quiet time that is made at a press; it is then set as it should be. */
static void set_count(kiosk_wishes *w, int n) {
    if (n > w->n_hours) {
        w->hours[w->n_hours].at = (wish_span){22 * 60, 10 * 60};
        w->hours[w->n_hours].volume = 3;
    }
    w->n_hours = n;
}

static void set_sound(kiosk_wishes *w, int row, int value) {
    const int i = (row - SOUND_ROWS) / SPAN_ROWS, part = (row - SOUND_ROWS) % SPAN_ROWS;
    if (row == 3) {
        set_count(w, value);
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

static void set(const owner_view *v, const kiosk *k, kiosk_wishes *w, int row, int value) {
    switch (v->page) {
    case OWNER_GAMES:
        w->games ^= 1u << row;
        break;
    case OWNER_LANGUAGES:
        if (row == 0) {
            snprintf(w->first, sizeof w->first, "%s", nth_spoken(v, w, value));
        } else {
            set_spoken(v, w, row - 1, value != 0);
        }
        break;
    case OWNER_SOUND:
        set_sound(w, row, value);
        break;
    case OWNER_HOURS:
        set_hours(v, w, row, value);
        break;
    case OWNER_TIMES:
        set_times(w, row, value);
        break;
    default:
        row = number_of(v, k, row).of;
        set_rule(w, k->built[v->game], 0, row, value, k->built[v->game]->options[row].standard);
    }
}

bool owner_open(owner_view *v, const kiosk *k, owner_page page) {
    v->page = page;
    v->game = 0;
    while (page == OWNER_SETS && k->built[v->game] != NULL && lobby_of(v, k) == NULL) {
        v->game++;
    }
    if (k->built[v->game] == NULL) {
        return false;
    }
    look_at_set(v, k, k->built[v->game]->min_seats);
    return true;
}

owner_stepped owner_step(owner_view *v, const kiosk *k, kiosk_wishes *w, int row, int by) {
    if (row < 0 || row >= owner_rows(v, k)) {
        return OWNER_NO_STEP;
    }
    const number is = number_of(v, k, row);
    const bool round = is.unit == A_TIME || is.unit == AN_END;
    int value = stepped(&is, by);
    if (is.most - is.least <= 1 && value > is.most && !round) {
        value = is.least; /* a switch is turned over */
    }
    if (!round && (value < is.least || value > is.most || value == is.value)) {
        return OWNER_NO_STEP;
    }
    if (v->page == OWNER_SETS) {
        return step_set(v, k, w, &is, value);
    }
    if (is.unit == A_DAY || is.unit == A_GAME) {
        *(is.unit == A_DAY ? &v->day : &v->game) = value;
        return OWNER_LOOKS;
    }
    set(v, k, w, row, value);
    return OWNER_WISHES;
}
