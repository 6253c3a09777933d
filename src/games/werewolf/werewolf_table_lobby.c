/* The set that is played: the lobby, where it is chosen, weighed and shown in pictures; and the page that all read
 * before the first night, with the house rules that differ. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

/* ---- sets ---- */

static const werewolf_preset *preset(int seats, int k) {
    for (int i = 0; i < WEREWOLF_PRESETS; i++) {
        if (werewolf_presets[i].seats == seats && k-- == 0) {
            return &werewolf_presets[i];
        }
    }
    return NULL;
}

/* The set that the options make. */
static void set_of(const nt_config *config, uint8_t set[WEREWOLF_ROLES]) {
    if (config->opt[WEREWOLF_OPT_SET] == 0) {
        werewolf_default_set(config->seats, set);
        return;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        set[role] = (uint8_t)config->opt[WEREWOLF_OPT_COUNT + role];
    }
}

static void put_counts(nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        config->opt[WEREWOLF_OPT_COUNT + role] = set[role];
    }
}

static bool same(const nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (config->opt[WEREWOLF_OPT_COUNT + role] != set[role]) {
            return false;
        }
    }
    return true;
}

static int sets(const nt_config *config, int *at) {
    int n = 1;

    *at = config->opt[WEREWOLF_OPT_SET] == 0 ? 0 : -1;
    for (const werewolf_preset *p = preset(config->seats, 0); p != NULL; p = preset(config->seats, n - 1)) {
        *at = *at < 0 && same(config, p->set) ? n : *at;
        n++;
    }
    *at = *at < 0 ? n : *at;
    return n;
}

static void take(nt_config *config, int set) {
    const werewolf_preset *chosen = set > 0 ? preset(config->seats, set - 1) : NULL;
    uint8_t counts[WEREWOLF_ROLES] = {0};

    if (chosen != NULL) {
        memcpy(counts, chosen->set, sizeof counts);
    } else if (set > 0) {
        werewolf_default_set(config->seats, counts);
    }
    put_counts(config, counts);
    config->opt[WEREWOLF_OPT_SET] = (int16_t)(set > 0);
}

static const char *name(const nt_config *config, int set, text_words *w) {
    const werewolf_preset *chosen = set > 0 ? preset(config->seats, set - 1) : NULL;

    return chosen != NULL ? werewolf_say(w, "preset", chosen->id)
                          : text_say(w, set == 0 ? "werewolf.option.own_set.0" : "werewolf.option.own_set.1");
}

/* ---- what is to be said of a set ---- */

static int count(const uint8_t set[WEREWOLF_ROLES], int kind) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += werewolf_role[role].kind == kind ? set[role] : 0;
    }
    return n;
}

/* The usual number of wolves (3.2): that of the usual set. */
static int usual_wolves(int seats) {
    uint8_t set[WEREWOLF_ROLES];

    werewolf_default_set(seats, set);
    return count(set, WEREWOLF_KIND_WOLF);
}

/* Coarse: more or fewer wolves than usual weigh most, then whether the village has its usual helpers, then that total
 * victory is hard for the wolves at small tables. */
static const char *lean(int seats, const uint8_t set[WEREWOLF_ROLES], bool total, int found) {
    const int wolves = count(set, WEREWOLF_KIND_WOLF), usual = usual_wolves(seats);

    if (wolves != usual) {
        return wolves > usual ? "wolves" : "village";
    }
    if ((found & (WEREWOLF_W2 | WEREWOLF_W6)) != 0) {
        return "wolves";
    }
    return total && seats < 12 ? "village" : "even";
}

static const char *balance_words(text_words *w, int seats, const uint8_t set[WEREWOLF_ROLES], bool total) {
    const int found = werewolf_check_set(seats, set, total);
    const int divine = count(set, WEREWOLF_KIND_DIVINE), commoners = count(set, WEREWOLF_KIND_COMMONER);

    return TEXT_SAY(w, "werewolf.setup.balance", TEXT_NUM("wolves", count(set, WEREWOLF_KIND_WOLF)),
                    TEXT_NUM("usual", usual_wolves(seats)), TEXT_NUM("good", divine + commoners),
                    TEXT_NUM("divine", divine), TEXT_NUM("commoners", commoners),
                    TEXT_STR("lean", lean(seats, set, total, found)));
}

static int advice(const nt_config *config, text_words *w, table_advice out[TABLE_ADVICE]) {
    static const char *const id[] = {"e1", "e2", "e3", "e4", "w1", "w2", "w3", "w4", "w5", "w6"};
    const bool total = config->opt[WEREWOLF_OPT_VICTORY] == 1;
    uint8_t set[WEREWOLF_ROLES];
    char key[48];
    const int most = (config->seats - 1) / 2; /* fewer than half (E2) */
    int n = 0, roles = 0;

    set_of(config, set);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        roles += set[role];
    }
    const int found = werewolf_check_set(config->seats, set, total);
    for (int i = 0; i < 10; i++) {
        if ((found & 1 << i) != 0) {
            snprintf(key, sizeof key, "werewolf.setup.%s", id[i]);
            out[n++] = (table_advice){.level = (1 << i & WEREWOLF_SET_ERRORS) != 0 ? TABLE_ERROR : TABLE_WARNING,
                                      .words = TEXT_SAY(w, key, TEXT_NUM("roles", roles),
                                                        TEXT_NUM("seats", config->seats), TEXT_NUM("most", most),
                                                        TEXT_NUM("usual", usual_wolves(config->seats))),
                                      .mends = 1 << i == WEREWOLF_W3,
                                      .option = WEREWOLF_OPT_VICTORY,
                                      .value = 1};
        }
    }
    if ((found & WEREWOLF_SET_ERRORS) == 0) {
        out[n++] = (table_advice){.level = TABLE_NOTE, .words = balance_words(w, config->seats, set, total)};
    }
    return n;
}

/* ---- the set in pictures ---- */

static int kinds_in(const uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role] > 0;
    }
    return n;
}

static void bare_role(ui_draw *d, ui_rect at, int role, int copies) {
    const float r = fminf(fminf(at.h, at.w) - 6, 76.0f);
    const ui_rect disc = ui_centre(at, r, r);
    char text[12];

    werewolf_draw_role(d, disc, role);
    if (copies > 1) {
        snprintf(text, sizeof text, "%d", copies);
        table_disc(d, (ui_rect){disc.x + r - 27, disc.y + r - 29, 32, 32}, text, UI_PAPER_100);
    }
}

static void named_role(ui_draw *d, ui_rect at, int role, int copies) {
    const float r = fminf(at.h - 4, 60.0f);
    ui_label_style style = UI_STYLE_SMALL;

    werewolf_draw_role(d, (ui_rect){at.x, at.y + (at.h - r) / 2, r, r}, role);
    style.lines = 2;
    ui_label(d, (ui_rect){at.x + r + 10, at.y, at.w - r - 10, at.h}, &style,
             UI_SAY(d, "werewolf.setup.role", TEXT_NUM("n", copies),
                    TEXT_STR("role", werewolf_role_name(&d->words, role))));
}

static float named_width(const ui_frame *ui) {
    return 214.0f * fminf(ui->text_scale, 1.4f);
}

static int columns_of(float w, float least, int n) {
    const int most = (int)fmaxf(1.0f, w / least), rows = n > 0 ? (n + most - 1) / most : 1;

    return n > 0 ? (n + rows - 1) / rows : 1;
}

float werewolf_set_height(const ui_frame *ui, float w, const uint8_t set[WEREWOLF_ROLES]) {
    const int n = kinds_in(set), columns = columns_of(w, named_width(ui), n);
    const int rows = (n + columns - 1) / columns;
    const float two_lines = 2.25f * ui_label_least(ui, &UI_STYLE_SMALL);

    return (float)rows * fmaxf(fmaxf(56.0f, two_lines), 46.0f * ui->text_scale);
}

void werewolf_draw_set(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], bool named) {
    const float least = named ? named_width(d->ui) : 62.0f;
    const int n = kinds_in(set), columns = columns_of(at.w, least, n), rows = (n + columns - 1) / columns;
    const float wide = fminf(at.w / (float)columns, least * 1.3f), high = at.h / fmaxf(1.0f, (float)rows);
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            const int row = i / columns, here = row == rows - 1 && !named ? n - row * columns : columns;
            const float left = at.x + (at.w - wide * (float)here) / 2;
            const ui_rect cell = {left + wide * (float)(i % columns) + 3, at.y + high * (float)row, wide - 6, high};
            (named ? named_role : bare_role)(d, cell, role, set[role]);
            i++;
        }
    }
}

static void draw(const nt_config *config, ui_draw *d, ui_rect at) {
    uint8_t set[WEREWOLF_ROLES];

    set_of(config, set);
    ui_plate(d, at, 38, 0xE6151B2Cu, 0, 0.0f, false);
    werewolf_draw_set(d, ui_inset(at, 6), set, false);
}

static bool is_rule(int option) {
    return option != WEREWOLF_OPT_SET && option != WEREWOLF_OPT_HOST && option < WEREWOLF_RULES &&
           (option < WEREWOLF_OPT_COUNT || option >= WEREWOLF_OPT_COUNT + WEREWOLF_ROLES);
}

const table_lobby werewolf_lobby = {.option = WEREWOLF_OPT_SET,
                                    .sets = sets,
                                    .take = take,
                                    .name = name,
                                    .advice = advice,
                                    .draw = draw,
                                    .is_rule = is_rule};

/* ---- the page that all read before the first night ---- */

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

    for (int i = 0; i < WEREWOLF_RULES; i++) {
        const nt_option *o = &werewolf_game.options[i];
        if (!is_rule(i) || look->pub->opt[i] == o->standard) {
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
           : line == 1 ? balance_words(look->w, pub->n, pub->set, pub->opt[WEREWOLF_OPT_VICTORY] != 0)
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
