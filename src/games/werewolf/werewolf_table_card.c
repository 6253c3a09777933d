/* A role's card: in the private frame, held for a closer look there, and in the set that all read before the first
 * night. Every card has one layout and one light. */
#include <math.h>

#include "werewolf_table.h"

enum { RULES = 4 };

/* House rules that say what a role can do (9); 0 ends a row. */
static const uint8_t rules_of[WEREWOLF_ROLES][RULES] = {
    [WEREWOLF_WEREWOLF] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES},
    [WEREWOLF_BEAUTY] = {WEREWOLF_OPT_CHARM_REPEAT, WEREWOLF_OPT_CHARM_ON_DUEL, WEREWOLF_OPT_CHARMED_SHOOTS},
    [WEREWOLF_WHITE_KING] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES},
    [WEREWOLF_HIDDEN] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES},
    [WEREWOLF_KING] = {WEREWOLF_OPT_KING_SHOOTS, WEREWOLF_OPT_CHARMED_SHOOTS, WEREWOLF_OPT_EXPLOSION},
    [WEREWOLF_RIDER] = {WEREWOLF_OPT_RIDER_IMMUNE, WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLODE_ROLES},
    [WEREWOLF_GHOST] = {WEREWOLF_OPT_GHOST_CHECKS, WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLODE_ROLES},
    [WEREWOLF_SEER] = {WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_REVEAL, WEREWOLF_OPT_PEEK},
    [WEREWOLF_WITCH] = {WEREWOLF_OPT_SELF_SAVE, WEREWOLF_OPT_BOTH_POTIONS, WEREWOLF_OPT_WITCH_SEES,
                        WEREWOLF_OPT_GUARD_SAVE},
    [WEREWOLF_HUNTER] = {WEREWOLF_OPT_CHARMED_SHOOTS, WEREWOLF_OPT_REVEAL, WEREWOLF_OPT_VICTORY},
    [WEREWOLF_GUARDIAN] = {WEREWOLF_OPT_GUARD_REPEAT, WEREWOLF_OPT_GUARD_SAVE, WEREWOLF_OPT_VICTORY},
    [WEREWOLF_KNIGHT] = {WEREWOLF_OPT_KNIGHT_DUELS, WEREWOLF_OPT_AFTER_DUEL, WEREWOLF_OPT_CHARM_ON_DUEL},
    [WEREWOLF_IDIOT] = {WEREWOLF_OPT_SECOND_EXILE, WEREWOLF_OPT_IDIOT_COUNTS, WEREWOLF_OPT_VICTORY},
    [WEREWOLF_SILENCER] = {WEREWOLF_OPT_SILENCER_REPEAT, WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_REVEAL},
    [WEREWOLF_KEEPER] = {WEREWOLF_OPT_KEEPER_SCOPE, WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_REVEAL},
    [WEREWOLF_VILLAGER] = {WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY, WEREWOLF_OPT_REVEAL},
};

static const char *camp_of(ui_draw *d, int role) {
    const bool wolf = role < WEREWOLF_ROLES && werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;

    return ui_say(d, wolf ? "werewolf.camp.wolf" : "werewolf.camp.good");
}

void werewolf_draw_card(const werewolf_look *look, ui_rect at, int role) {
    ui_draw *d = look->d;
    const float r = fminf(at.h - 28, at.w * 0.34f);
    const ui_rect disc = {at.x + 18, at.y + (at.h - r) / 2, r, r};
    const float x = disc.x + r + 24, w = at.x + at.w - x - 20, in = at.h > 240 ? 30.0f : 10.0f;
    ui_label_style head = UI_STYLE_HEAD, small = UI_STYLE_SMALL, body = UI_STYLE_BODY;

    ui_plate(d, at, 3, UI_INK_900, UI_INK_700, 1.6f, true);
    werewolf_draw_role(d, disc, role);
    head.lines = 1;
    ui_label(d, (ui_rect){x, at.y + in, w, 44}, &head, werewolf_role_name(&d->words, role));
    small.lines = 1;
    small.colour = UI_PAPER_400;
    ui_label(d, (ui_rect){x, at.y + in + 46, w, 28}, &small, camp_of(d, role));
    body.valign = UI_TOP;
    body.size = at.h > 240 ? 24.0f : 20.0f;
    ui_label(d, (ui_rect){x, at.y + in + 78, w, at.h - in - 88}, &body, werewolf_role_text(&d->words, role));
    ui_zone_add(d, ZONE_CARD, role, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ZONE_CARD, role);
}

/* The house rules of this table that concern the role, those changed in the colour of changes. */
static void draw_rules(const werewolf_look *look, ui_rect at, int role) {
    ui_draw *d = look->d;
    int n = 0;

    while (n < RULES && rules_of[role][n] != 0) {
        n++;
    }
    for (int i = 0; i < n; i++) {
        const int option = rules_of[role][i], value = look->pub->opt[option];
        ui_label_style style = UI_STYLE_SMALL;
        style.lines = 2;
        style.colour = value != werewolf_game.options[option].standard ? UI_LANTERN : UI_PAPER_200;
        ui_label(d, ui_row(at, i, n, 2), &style, werewolf_rule_words(&d->words, option, value));
    }
}

void werewolf_draw_inspected(const werewolf_look *look, ui_rect area, int role) {
    ui_draw *d = look->d;
    const bool narrow = area.w < 700;
    const ui_rect at = ui_centre(area, fminf(area.w, 820), fminf(area.h, narrow ? 640 : 430));
    const float r = narrow ? 150.0f : fminf(at.h * 0.5f, 210.0f), x = at.x + r + 48, w = at.x + at.w - x - 22;
    ui_label_style head = UI_STYLE_HEAD, small = UI_STYLE_SMALL, body = UI_STYLE_BODY;

    if (role >= WEREWOLF_ROLES) {
        return;
    }
    ui_next_layer(d, false);
    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.8f, true);
    werewolf_draw_role(d, (ui_rect){at.x + 24, at.y + 24, r, r}, role);
    head.lines = 1;
    ui_label(d, (ui_rect){x, at.y + 22, w, 46}, &head, werewolf_role_name(&d->words, role));
    small.lines = 1;
    small.colour = UI_PAPER_400;
    ui_label(d, (ui_rect){x, at.y + 70, w, 30}, &small, camp_of(d, role));
    const float rules = fminf(at.h * 0.46f, 46.0f * RULES), top = at.y + 106;
    body.valign = UI_TOP;
    ui_label(d, (ui_rect){x, top, w, at.y + at.h - rules - 24 - top}, &body, werewolf_role_text(&d->words, role));
    draw_rules(look, (ui_rect){x, at.y + at.h - rules - 14, w, rules}, role);
}
