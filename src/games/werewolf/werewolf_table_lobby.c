/* The set that is played: the lobby, where it is chosen, weighed and shown in pictures; and the page that all read
 * before the first night. */
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

static void put_counts(nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        config->opt[WEREWOLF_OPT_COUNT + role] = set[role];
    }
    config->opt[WEREWOLF_OPT_SET] = 1;
}

/* Of a set of one's own nothing is left. */
static void take_usual(nt_config *config) {
    static const uint8_t none[WEREWOLF_ROLES];

    put_counts(config, none);
    config->opt[WEREWOLF_OPT_SET] = 0;
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

    if (set == 0) {
        take_usual(config);
        return;
    }
    werewolf_default_set(config->seats, counts);
    if (chosen != NULL) {
        memcpy(counts, chosen->set, sizeof counts);
    }
    put_counts(config, counts);
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

static const char *balance_words(text_words *w, const nt_config *config) {
    uint8_t set[WEREWOLF_ROLES];

    werewolf_set_of(config, set);
    const int divine = count(set, WEREWOLF_KIND_DIVINE), commoners = count(set, WEREWOLF_KIND_COMMONER);
    return TEXT_SAY(w, "werewolf.setup.balance", TEXT_NUM("wolves", count(set, WEREWOLF_KIND_WOLF)),
                    TEXT_NUM("usual", usual_wolves(config->seats)), TEXT_NUM("good", divine + commoners),
                    TEXT_NUM("divine", divine), TEXT_NUM("commoners", commoners),
                    TEXT_STR("chance", werewolf_chance_words(config, w)));
}

static int advice(const nt_config *config, text_words *w, table_advice out[TABLE_ADVICE]) {
    static const char *const id[] = {"e1", "e2", "e3", "e4", "w1", "w2", "w3", "w4", "w5", "w6"};
    const bool total = config->opt[WEREWOLF_OPT_VICTORY] == 1;
    uint8_t set[WEREWOLF_ROLES];
    char key[48];
    const int most = (config->seats - 1) / 2; /* fewer than half (E2) */
    int n = 0, roles = 0;

    werewolf_set_of(config, set);
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
        out[n++] = (table_advice){.level = TABLE_NOTE, .words = balance_words(w, config)};
    }
    return n;
}

/* ---- the set in pictures ---- */

int werewolf_kinds_in(const uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role] > 0;
    }
    return n;
}

/* How many there are: on the rim of a large disc; beside a small one, where there is room, else small on its rim, so
 * that the figure is seen. */
static void bare_role(ui_draw *d, ui_rect at, int role, int copies) {
    static const float largest = 96.0f, small = 60.0f, badge = 32.0f, least = 20.0f, on = 5.0f;
    const float r = fminf(fminf(at.h, at.w) - 6, largest);
    const bool beside = copies > 1 && r < small && at.w >= r + badge;
    const bool whole = r >= small || beside || ui_large_words(d->ui); /* large words are read large here, too */
    const float size = whole ? badge : fmaxf(least, 0.56f * r);
    ui_rect disc = ui_centre(at, r, r);
    char text[12];

    disc.x -= beside ? (badge - on) / 2 : 0.0f;
    werewolf_draw_role(d, disc, role);
    if (copies > 1) {
        const float x = beside ? disc.x + r - on : disc.x + 0.88f * r - size / 2;
        const float y = beside ? disc.y + (r - size) / 2 : disc.y + 0.88f * r - size / 2;
        snprintf(text, sizeof text, "%d", copies);
        table_disc(d, (ui_rect){x, y, size, size}, text, UI_PAPER_100);
    }
}

static int columns_of(float w, float least, int n) {
    const int most = (int)fmaxf(1.0f, w / least), rows = n > 0 ? (n + most - 1) / most : 1;

    return n > 0 ? (n + rows - 1) / rows : 1;
}

/* The roles of a set as lit discs with their numbers. */
static void draw_set(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    const float least = at.h < 84.0f ? at.h * 0.75f : 75.0f; /* a low place has fewer rows */
    const int n = werewolf_kinds_in(set), columns = columns_of(at.w, least, n), rows = (n + columns - 1) / columns;
    const float wide = fminf(at.w / (float)columns, least * 1.3f), high = at.h / fmaxf(1.0f, (float)rows);
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            const int row = i / columns, here = row == rows - 1 ? n - row * columns : columns;
            const float left = at.x + (at.w - wide * (float)here) / 2;
            const ui_rect cell = {left + wide * (float)(i % columns) + 3, at.y + high * (float)row, wide - 6, high};
            bare_role(d, cell, role, set[role]);
            i++;
        }
    }
}

/* ---- the two camps on a balance ---- */

static const float scale_w = 900.0f, scale_h = 300.0f; /* of its picture */

/* The roles of a camp on a pan, the lowest row full; `floor` of the middle of the pan. Wolves are few: each has a
 * disc. */
static void draw_camp(ui_draw *d, const uint8_t set[WEREWOLF_ROLES], bool wolves, ui_rect pan) {
    int role[WEREWOLF_SEATS], n = 0;

    for (int i = 0; i < WEREWOLF_ROLES; i++) {
        const int discs = (werewolf_role[i].kind == WEREWOLF_KIND_WOLF) != wolves ? 0 : wolves ? set[i] : set[i] > 0;
        for (int k = 0; k < discs && n < WEREWOLF_SEATS; k++) {
            role[n++] = i;
        }
    }
    const int rows = n > 10 ? 3 : n > 4 ? 2 : 1, per = n > 0 ? (n + rows - 1) / rows : 1;
    const float each = fminf(fminf(pan.h / (float)rows, pan.w / (float)per), pan.w * 0.34f);
    for (int i = 0; i < n; i++) {
        const int row = i / per, here = n - row * per < per ? n - row * per : per;
        const float x = pan.x + (pan.w - each * (float)here) / 2 + each * (float)(i % per);
        bare_role(d, (ui_rect){x, pan.y + pan.h - each * (float)(row + 1), each, each}, role[i],
                  wolves ? 1 : set[role[i]]);
    }
}

/* Whom it favours, -1 the village to 1 the wolves: what bots made of it, or where that is not known whether there are
 * more wolves than usual. */
static int favours(const nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    const werewolf_chance *c = werewolf_chance_of(config->seats, set, config->opt[WEREWOLF_OPT_VICTORY] == 1);
    const int wolves = count(set, WEREWOLF_KIND_WOLF), usual = usual_wolves(config->seats);

    if (c == NULL) {
        return (wolves > usual) - (wolves < usual);
    }
    return (20 * c->wolves > 11 * c->games) - (20 * c->good > 11 * c->games); /* 55 % */
}

/* Whose pan it is. */
static void draw_camp_name(ui_draw *d, ui_rect at, int side, ui_align align) {
    ui_label_style style = UI_STYLE_NAME;

    style.align = align;
    style.lines = align == UI_MIDDLE ? 1 : 2;
    style.colour = side == 0 ? ui_mix(UI_EMBER, UI_PAPER_100, 0.5f) : UI_PAPER_200; /* on wood */
    ui_label(d, at, &style, werewolf_say(&d->words, "camp", side == 0 ? "wolf" : "good"));
}

static float balance_size(ui_rect at) {
    return fminf(at.w / scale_w, at.h / scale_h);
}

static const float name_gap = 20.0f; /* from the balance to a name beside it */

/* Whether each camp's name has a line beside a balance that fills its place. */
static bool names_beside(ui_draw *d, ui_rect at) {
    const float aside = (at.w - scale_w * balance_size(at)) / 2 - name_gap;
    bool fit = true;

    for (int side = 0; side < 2; side++) {
        const char *name = werewolf_say(&d->words, "camp", side == 0 ? "wolf" : "good");
        fit &= ui_label_width(d->ui, &UI_STYLE_NAME, name) <= aside;
    }
    return fit;
}

/* It sinks to the side that is favoured. The camps' names stand beside it, where it is largest; where they have no
 * line there below the pans, unless that would make it too small. */
static void draw_balance(const nt_config *config, ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const char *const picture[2][3] = {
        {"werewolf/balance_right", "werewolf/balance_even", "werewolf/balance_left"},
        {"werewolf/balance_right_on_black", "werewolf/balance_even_on_black", "werewolf/balance_left_on_black"}};
    static const float pan = 38.0f, wider = 60.0f, least = 150.0f; /* of its picture: a pan's height */
    const int tilt = favours(config, set);
    const float line = UI_STYLE_NAME.size * d->ui->text_scale * 1.3f;
    const bool beside = names_beside(d, at), below = !beside && at.h - line >= least;
    const ui_rect room = {at.x, at.y, at.w, below ? at.h - line : at.h};
    const float k = balance_size(room), w = 286 * k;
    const ui_rect in = ui_centre(room, scale_w * k, scale_h * k);
    const float aside = in.x - at.x - name_gap;

    ui_picture(d, picture[d->ui->high_contrast][tilt + 1], in, 1.0f);
    for (int side = 0; side < 2; side++) {
        const float x = in.x + (side == 0 ? 190.0f : 710.0f) * k - w / 2, high = 136 * k;
        const float floor = in.y + (231 + (float)(side == 0 ? tilt : -tilt) * 20) * k;
        draw_camp(d, set, side == 0, (ui_rect){x, floor - high, w, high});
        if (below) {
            draw_camp_name(d, (ui_rect){x - wider, floor + pan * k, w + 2 * wider, line}, side, UI_MIDDLE);
        } else if (beside || aside >= least) {
            draw_camp_name(d, (ui_rect){side == 0 ? at.x : in.x + in.w + name_gap, at.y, aside, at.h}, side,
                           side == 0 ? UI_RIGHT : UI_LEFT);
        }
    }
}

/* Both camps beside each other, each on a plate of its own below its name. */
static void draw_sides(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const float gap = 12.0f, least = 0.24f;
    const float line = fmaxf(ui_label_least(d->ui, &UI_STYLE_SMALL), UI_STYLE_SMALL.size * d->ui->text_scale * 1.25f);
    const float head = at.h > 90 ? line + 4 : 0.0f;
    uint8_t of[2][WEREWOLF_ROLES] = {{0}};

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        of[werewolf_role[role].kind != WEREWOLF_KIND_WOLF][role] = set[role];
    }
    const float part = (float)werewolf_kinds_in(of[0]) / fmaxf(1.0f, (float)werewolf_kinds_in(set));
    const float left = (at.w - gap) * fmaxf(least, fminf(part, 1.0f - least));
    for (int side = 0; side < 2; side++) {
        const ui_rect plate = side == 0 ? (ui_rect){at.x, at.y, left, at.h}
                                        : (ui_rect){at.x + left + gap, at.y, at.w - left - gap, at.h};
        ui_label_style style = UI_STYLE_SMALL;
        style.align = UI_MIDDLE;
        style.lines = 1;
        style.colour = side == 0 ? UI_EMBER : UI_PAPER_200;
        ui_plate(d, plate, 38u + (unsigned)side, 0xE6151B2Cu, side == 0 ? UI_EMBER : UI_INK_500, 1.4f, false);
        if (head > 0) {
            ui_label(d, (ui_rect){plate.x + 8, plate.y + 4, plate.w - 16, head}, &style,
                     werewolf_say(&d->words, "camp", side == 0 ? "wolf" : "good"));
        }
        draw_set(d, (ui_rect){plate.x + 6, plate.y + head + 4, plate.w - 12, plate.h - head - 10}, of[side]);
    }
}

static void draw(const nt_config *config, ui_draw *d, ui_rect at) {
    uint8_t set[WEREWOLF_ROLES];

    werewolf_set_of(config, set);
    if (at.h >= scale_h * 0.42f && at.w > at.h * 1.5f) {
        draw_balance(config, d, at, set);
        return;
    }
    draw_sides(d, at, set);
}

/* ---- figures with less and more ---- */

static bool is_piece(int option) {
    return option >= WEREWOLF_OPT_COUNT && option < WEREWOLF_OPT_COUNT + WEREWOLF_ROLES;
}

static bool threatens(int option) {
    return werewolf_role[option - WEREWOLF_OPT_COUNT].kind == WEREWOLF_KIND_WOLF;
}

static int pieces(const nt_config *config, int option) {
    uint8_t set[WEREWOLF_ROLES];

    werewolf_set_of(config, set);
    return set[option - WEREWOLF_OPT_COUNT];
}

/* Whoever comes back to the usual set has it. */
static void add(nt_config *config, int option, int by) {
    const nt_option *o = &werewolf_game.options[option];
    const int number = pieces(config, option) + by;
    uint8_t set[WEREWOLF_ROLES], usual[WEREWOLF_ROLES];

    if (number < o->min || number > o->max) {
        return;
    }
    werewolf_set_of(config, set);
    set[option - WEREWOLF_OPT_COUNT] = (uint8_t)number;
    werewolf_default_set(config->seats, usual);
    if (memcmp(set, usual, sizeof set) == 0) {
        take_usual(config);
    } else {
        put_counts(config, set);
    }
}

/* In the corner that its disc leaves: of which side it is. */
static void draw_piece(const nt_config *config, ui_draw *d, ui_rect at, int option) {
    const int role = option - WEREWOLF_OPT_COUNT;
    const float r = fminf(at.h, at.w), side = fmaxf(20.0f, 0.3f * r);
    const ui_rect disc = ui_centre(at, r, r);

    if (pieces(config, option) > 0) {
        werewolf_draw_role(d, disc, role);
    } else {
        werewolf_draw_absent(d, disc, role);
    }
    werewolf_draw_side(d, (ui_rect){disc.x, disc.y + r - side, side, side}, threatens(option));
}

static const char *piece_name(int option) {
    return werewolf_pieces[option - WEREWOLF_OPT_COUNT];
}

/* ---- groups ---- */

enum { GROUP_GAME, GROUP_ROLES, GROUP_NIGHT, GROUP_DAY, GROUP_VOTE, GROUP_END, GROUP_TIMES, GROUPS };

static int group(int option) {
    static const uint8_t of[WEREWOLF_OPT_DEAD_SEE + 1] = {
        [WEREWOLF_OPT_SELF_SAVE] = GROUP_NIGHT,    [WEREWOLF_OPT_GUARD_REPEAT] = GROUP_NIGHT,
        [WEREWOLF_OPT_GUARD_SAVE] = GROUP_NIGHT,   [WEREWOLF_OPT_BOTH_POTIONS] = GROUP_NIGHT,
        [WEREWOLF_OPT_WITCH_SEES] = GROUP_NIGHT,   [WEREWOLF_OPT_SELF_KNIFE] = GROUP_NIGHT,
        [WEREWOLF_OPT_RIDER_IMMUNE] = GROUP_NIGHT, [WEREWOLF_OPT_CHARM_REPEAT] = GROUP_NIGHT,
        [WEREWOLF_OPT_GHOST_CHECKS] = GROUP_NIGHT, [WEREWOLF_OPT_SILENCER_REPEAT] = GROUP_NIGHT,
        [WEREWOLF_OPT_KEEPER_SCOPE] = GROUP_NIGHT, [WEREWOLF_OPT_KING_SHOOTS] = GROUP_DAY,
        [WEREWOLF_OPT_AFTER_DUEL] = GROUP_DAY,     [WEREWOLF_OPT_CHARMED_SHOOTS] = GROUP_DAY,
        [WEREWOLF_OPT_CHARM_ON_DUEL] = GROUP_DAY,  [WEREWOLF_OPT_EXPLODE_ROLES] = GROUP_DAY,
        [WEREWOLF_OPT_EXPLOSION] = GROUP_DAY,      [WEREWOLF_OPT_KNIGHT_DUELS] = GROUP_DAY,
        [WEREWOLF_OPT_LAST_WORDS] = GROUP_DAY,     [WEREWOLF_OPT_REVEAL] = GROUP_DAY,
        [WEREWOLF_OPT_SHERIFF] = GROUP_VOTE,       [WEREWOLF_OPT_ELECTION] = GROUP_VOTE,
        [WEREWOLF_OPT_BADGE_BLAST] = GROUP_VOTE,   [WEREWOLF_OPT_WEIGHT] = GROUP_VOTE,
        [WEREWOLF_OPT_TIE] = GROUP_VOTE,           [WEREWOLF_OPT_SHERIFF_TIED] = GROUP_VOTE,
        [WEREWOLF_OPT_ABSTAIN] = GROUP_VOTE,       [WEREWOLF_OPT_BALLOTS] = GROUP_VOTE,
        [WEREWOLF_OPT_SECOND_EXILE] = GROUP_VOTE,  [WEREWOLF_OPT_VICTORY] = GROUP_END,
        [WEREWOLF_OPT_PARITY] = GROUP_END,         [WEREWOLF_OPT_KNIFE_FIRST] = GROUP_END,
        [WEREWOLF_OPT_IDIOT_COUNTS] = GROUP_END,   [WEREWOLF_OPT_DEAD_SEE] = GROUP_DAY,
    };

    return is_piece(option) ? GROUP_ROLES : option > WEREWOLF_OPT_DEAD_SEE ? GROUP_TIMES : of[option];
}

static const char *group_name(int of, text_words *w) {
    static const char *const id[GROUPS] = {"game", "roles", "night", "day", "vote", "end", "times"};

    return werewolf_say(w, "group", id[of]);
}

static const char *group_figure(int of) {
    static const char *const name[GROUPS] = {"gear", "werewolf", "moon", "sun", "hand", "crown", "hourglass"};

    return name[of];
}

table_sign werewolf_option_sign(int option) {
    static const char *const of[WEREWOLF_OPTIONS] = {
        [WEREWOLF_OPT_HOST] = "lantern",
        [WEREWOLF_OPT_SET] = "cards",
        [WEREWOLF_OPT_SELF_SAVE] = "witch",
        [WEREWOLF_OPT_GUARD_REPEAT] = "guardian",
        [WEREWOLF_OPT_GUARD_SAVE] = "guardian",
        [WEREWOLF_OPT_BOTH_POTIONS] = "witch",
        [WEREWOLF_OPT_WITCH_SEES] = "witch",
        [WEREWOLF_OPT_SELF_KNIFE] = "werewolf",
        [WEREWOLF_OPT_RIDER_IMMUNE] = "wraith_rider",
        [WEREWOLF_OPT_CHARM_REPEAT] = "wolf_beauty",
        [WEREWOLF_OPT_GHOST_CHECKS] = "stone_ghost",
        [WEREWOLF_OPT_SILENCER_REPEAT] = "silencer",
        [WEREWOLF_OPT_KEEPER_SCOPE] = "grave_keeper",
        [WEREWOLF_OPT_KING_SHOOTS] = "wolf_king",
        [WEREWOLF_OPT_AFTER_DUEL] = "knight",
        [WEREWOLF_OPT_CHARMED_SHOOTS] = "hunter",
        [WEREWOLF_OPT_CHARM_ON_DUEL] = "wolf_beauty",
        [WEREWOLF_OPT_EXPLODE_ROLES] = "flash",
        [WEREWOLF_OPT_EXPLOSION] = "flash",
        [WEREWOLF_OPT_KNIGHT_DUELS] = "knight",
        [WEREWOLF_OPT_LAST_WORDS] = "speech",
        [WEREWOLF_OPT_REVEAL] = "card",
        [WEREWOLF_OPT_SHERIFF] = "flag",
        [WEREWOLF_OPT_ELECTION] = "speech",
        [WEREWOLF_OPT_BADGE_BLAST] = "flash",
        [WEREWOLF_OPT_WEIGHT] = "plus",
        [WEREWOLF_OPT_TIE] = "hand",
        [WEREWOLF_OPT_SHERIFF_TIED] = "thumb_down",
        [WEREWOLF_OPT_ABSTAIN] = "hush",
        [WEREWOLF_OPT_BALLOTS] = "eye",
        [WEREWOLF_OPT_SECOND_EXILE] = "walker_1_2",
        [WEREWOLF_OPT_VICTORY] = "crown",
        [WEREWOLF_OPT_PARITY] = "werewolf",
        [WEREWOLF_OPT_KNIFE_FIRST] = "knife",
        [WEREWOLF_OPT_IDIOT_COUNTS] = "idiot",
        [WEREWOLF_OPT_DEAL] = "cards",
        [WEREWOLF_OPT_HIDDEN_SET] = "mask",
        [WEREWOLF_OPT_PEEK] = "eye",
        [WEREWOLF_OPT_DEAD_SEE] = "tomb",
        [WEREWOLF_OPT_LEAST_TURN] = "hourglass",
        [WEREWOLF_OPT_LEAST_LOOK] = "eye",
        [WEREWOLF_OPT_WINDOWS] = "speaker",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_PACK] = "werewolf",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_HIDDEN] = "hidden_wolf",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GHOST] = "knife",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_BEAUTY] = "wolf_beauty",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_WITCH] = "witch",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SEER] = "seer",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN] = "guardian",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_STATUE] = "stone_ghost",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SILENCER] = "silencer",
        [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_KEEPER] = "grave_keeper",
        [WEREWOLF_OPT_SPEECH] = "speech",
        [WEREWOLF_OPT_SHORT_SPEECH] = "walker_1_1",
        [WEREWOLF_OPT_WORDS] = "tomb",
        [WEREWOLF_OPT_SHERIFF_MORE] = "flag",
    };

    return (table_sign){.figure = option >= WEREWOLF_OPTIONS ? "castle" : of[option]};
}

static const char *difference(const nt_config *config, int option, text_words *w) {
    return werewolf_rule_words(w, option, config->opt[option]);
}

/* As the rules list them, but whether anybody may explode stands above who. */
static int nth(int i) {
    return i == WEREWOLF_OPT_EXPLOSION       ? WEREWOLF_OPT_EXPLODE_ROLES
           : i == WEREWOLF_OPT_EXPLODE_ROLES ? WEREWOLF_OPT_EXPLOSION
                                             : i;
}

const table_lobby werewolf_lobby = {.option = WEREWOLF_OPT_SET,
                                    .sets = {sets, take, name},
                                    .houses = {werewolf_houses, werewolf_take_house, werewolf_house_name},
                                    .n_groups = GROUPS,
                                    .group = group,
                                    .group_name = group_name,
                                    .group_figure = group_figure,
                                    .nth = nth,
                                    .is_piece = is_piece,
                                    .threatens = threatens,
                                    .pieces = pieces,
                                    .add = add,
                                    .draw_piece = draw_piece,
                                    .piece_name = piece_name,
                                    .advice = advice,
                                    .draw = draw,
                                    .differs = werewolf_differs,
                                    .difference = difference,
                                    .usual_seats = 8}; /* the fewest whose set calls for no care */

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

static const char *roles(const nt_config *config, text_words *w) {
    uint8_t set[WEREWOLF_ROLES];
    const char *all = NULL;

    if (config->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        return text_say(w, "werewolf.setup.hidden");
    }
    werewolf_set_of(config, set);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            all = joined(w, "werewolf.setup.list", all,
                         TEXT_SAY(w, "werewolf.setup.role", TEXT_NUM("n", set[role]),
                                  TEXT_STR("role", werewolf_role_name(w, role))));
        }
    }
    return TEXT_SAY(w, "werewolf.setup.roles", TEXT_STR("roles", all != NULL ? all : ""));
}

/* The i-th of the warnings that hold (3.3), or NULL. */
static const char *warning(const nt_config *config, text_words *w, int i) {
    static const char *const id[] = {"w1", "w2", "w3", "w4", "w5", "w6"};
    uint8_t set[WEREWOLF_ROLES];
    char key[KEY];

    werewolf_set_of(config, set);
    const int found = werewolf_check_set(config->seats, set, config->opt[WEREWOLF_OPT_VICTORY] == 1);
    for (int k = 0; k < 6; k++) {
        if ((found & WEREWOLF_W1 << k) != 0 && i-- == 0) {
            snprintf(key, sizeof key, "werewolf.setup.%s", id[k]);
            return TEXT_SAY(w, key, TEXT_NUM("usual", usual_wolves(config->seats)));
        }
    }
    return NULL;
}

/* What is known of the roles: all of it, or that it is hidden. */
static const char *line_of_set(const nt_config *config, int line, text_words *w) {
    if (line == 0) {
        return roles(config, w);
    }
    if (config->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        return NULL;
    }
    return line == 1 ? balance_words(w, config) : warning(config, w, line - 2);
}

const char *werewolf_setup_line(const nt_config *config, int line, text_words *w) {
    int known = 0;

    while (line_of_set(config, known, w) != NULL) {
        known++;
    }
    return line < known ? line_of_set(config, line, w) : line == known ? werewolf_differing(config, w) : NULL;
}

const char *werewolf_setup_words(const nt_config *config, text_words *w) {
    const int first = config->opt[WEREWOLF_OPT_HIDDEN_SET] ? 0 : 1;
    const char *all = werewolf_setup_line(config, first, w), *more;

    for (int line = first + 1; (more = werewolf_setup_line(config, line, w)) != NULL; line++) {
        all = lines(w, all, more);
    }
    return config->opt[WEREWOLF_OPT_PEEK] == 2 ? all : lines(w, all, text_say(w, "werewolf.note.look_again"));
}
