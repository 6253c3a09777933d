/* The rules of the house, and the sets by the number of players, as its owner sets them. */
#include "kiosk/owner_inside.h"

nt_config owner_house_config(const kiosk_wishes *w, const nt_game *game, int seats) {
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

int owner_nth_option(const owner_view *v, const kiosk *k, int nth, int *n) {
    const nt_game *game = k->built[v->game];
    const nt_config config = owner_house_config(&k->wishes, game, game->min_seats);
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

void owner_set_rule(kiosk_wishes *w, const nt_game *game, int seats, int option, int value, int otherwise) {
    forget_rule(w, game, seats, option);
    if (value != otherwise && w->n_rules < WISH_RULES) {
        w->rule[w->n_rules].game = game;
        w->rule[w->n_rules].option = option;
        w->rule[w->n_rules].seats = (uint8_t)seats;
        w->rule[w->n_rules++].value = (int16_t)value;
    }
}

/* ---- sets, by the number of players ---- */

const table_lobby *owner_lobby(const owner_view *v, const kiosk *k) {
    return k->built_tables[v->game]->lobby;
}

int owner_pieces(const table_lobby *lobby, const nt_game *game, int nth, int *option) {
    int n = 0;
    for (int i = 0; i < game->n_options; i++) {
        if (lobby->is_piece(i)) {
            *option = n++ == nth ? i : *option;
        }
    }
    return n;
}

void owner_look_at_set(owner_view *v, const kiosk *k, int seats) {
    v->set = owner_house_config(&k->wishes, k->built[v->game], seats);
}

owner_number owner_of_set(const owner_view *v, const kiosk *k, int row) {
    const nt_game *game = k->built[v->game];
    const table_lobby *lobby = owner_lobby(v, k);
    int at = 0, option = 0;
    if (row == 0) {
        return (owner_number){"seating.count", PLAYERS, v->set.seats, game->min_seats, game->max_seats, 1, 0};
    }
    if (row == 1) {
        const int n = lobby->sets.count(&v->set, &at);
        return (owner_number){NULL, A_SET, at, 0, n, 1, lobby->option};
    }
    owner_pieces(lobby, game, row - 2, &option);
    return (owner_number){
        NULL, A_PIECE, lobby->pieces(&v->set, option), game->options[option].min, game->options[option].max,
        1,    option};
}

static table_advice first_advice(const owner_view *v, const kiosk *k, text_words *words) {
    table_advice all[TABLE_ADVICE];
    const int n = owner_lobby(v, k)->advice(&v->set, words, all);
    return n > 0 ? all[0] : (table_advice){.level = TABLE_NOTE};
}

const char *owner_trouble(const owner_view *v, const kiosk *k, text_words *words) {
    const table_advice a = v->page == OWNER_SETS ? first_advice(v, k, words) : (table_advice){.level = TABLE_NOTE};
    return a.level == TABLE_ERROR ? a.words : NULL;
}

const char *owner_advice(const owner_view *v, const kiosk *k, text_words *words) {
    table_advice all[TABLE_ADVICE];
    int i = 0, at;
    if (v->page != OWNER_SETS) {
        return NULL;
    }
    owner_lobby(v, k)->sets.count(&v->set, &at);
    const int n = owner_lobby(v, k)->advice(&v->set, words, all);
    while (i < n && all[i].level == TABLE_WARNING && at == 0) {
        i++;
    }
    return i < n ? all[i].words : NULL;
}

void owner_set_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at) {
    owner_lobby(v, k)->draw(&v->set, d, at);
}

/* What this number of players has of its own: as little as tells it from what holds for any. */
static void keep_set(const owner_view *v, const kiosk *k, kiosk_wishes *w) {
    const nt_game *game = k->built[v->game];
    for (int i = 0; i < game->n_options; i++) {
        if (is_of_set(owner_lobby(v, k), i)) {
            forget_rule(w, game, v->set.seats, i);
        }
    }
    const nt_config any = owner_house_config(w, game, v->set.seats);
    for (int i = 0; i < game->n_options; i++) {
        if (is_of_set(owner_lobby(v, k), i)) {
            owner_set_rule(w, game, v->set.seats, i, v->set.opt[i], any.opt[i]);
        }
    }
}

owner_stepped owner_step_set(owner_view *v, const kiosk *k, kiosk_wishes *w, const owner_number *is, int value) {
    if (is->unit == PLAYERS) {
        owner_look_at_set(v, k, value);
        return OWNER_LOOKS;
    }
    if (is->unit == A_SET) {
        owner_lobby(v, k)->sets.take(&v->set, value);
    } else {
        owner_lobby(v, k)->add(&v->set, is->of, value - is->value);
    }
    if (!kiosk_can_be_played(k->built[v->game], &v->set)) {
        return OWNER_LOOKS;
    }
    keep_set(v, k, w);
    return OWNER_WISHES;
}
