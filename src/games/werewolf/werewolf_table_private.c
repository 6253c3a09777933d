/* Werewolf's private frame: the role's card, what I have learned, and one task in one layout for everybody. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

/* ---- the card: one layout and one light for every role ---- */

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

static void draw_card(const werewolf_look *look, ui_rect at, int role) {
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

static void draw_inspected(const werewolf_look *look, ui_rect area, int role) {
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

/* ---- what the night told: every seat gets a page of like length ---- */

static const char *camp_line(const werewolf_look *look, const werewolf_memory *night) {
    ui_draw *d = look->d;
    const char *name = werewolf_seat_name(look, night->seen);

    if (look->me->role == WEREWOLF_GHOST) {
        return UI_SAY(d, "werewolf.told.role", TEXT_STR("name", name),
                      TEXT_STR("role", werewolf_role_name(&d->words, night->result)));
    }
    return UI_SAY(d, "werewolf.told.camp", TEXT_STR("name", name),
                  TEXT_STR("camp", night->result == WEREWOLF_SAW_WOLF   ? "wolf"
                                   : night->result == WEREWOLF_SAW_GOOD ? "good"
                                                                        : "none"));
}

static const char *learned(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const werewolf_memory *night = &look->me->night[pub->round];
    ui_draw *d = look->d;

    if (night->seen < pub->n) {
        return camp_line(look, night);
    }
    if (look->me->role == WEREWOLF_KEEPER) {
        return ui_say(d, "werewolf.told.no_exile");
    }
    if (werewolf_role[look->me->role % WEREWOLF_ROLES].pack && night->knife < pub->n) {
        return UI_SAY(d, "werewolf.told.knife", TEXT_STR("name", werewolf_seat_name(look, night->knife)));
    }
    return ui_say(d, "werewolf.told.general");
}

/* What a wolf of the pack sees of the others' choices tonight. */
static const char *pack_line(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const werewolf_priv *me = look->me;
    ui_draw *d = look->d;
    const char *all = UI_SAY(d, "werewolf.told.pack", TEXT_STR("names", werewolf_marked(look, me->pack)));

    for (int seat = 0; seat < pub->n; seat++) {
        if (me->has_named[seat] && seat != look->seat) {
            const bool nobody = me->named[seat] >= pub->n;
            const char *one = UI_SAY(d, "werewolf.told.named", TEXT_STR("name", werewolf_seat_name(look, seat)),
                                     TEXT_STR("to", werewolf_seat_name(look, me->named[seat])),
                                     TEXT_STR("whom", nobody ? "nobody" : "seat"));
            all = UI_SAY(d, "werewolf.told.both", TEXT_STR("a", all), TEXT_STR("b", one));
        }
    }
    return all;
}

/* The line under the question. */
static const char *hint(const werewolf_look *look) {
    const werewolf_priv *me = look->me;
    const int step = look->pub->step;
    ui_draw *d = look->d;

    if (step == WEREWOLF_STEP_RITES) {
        return werewolf_told(look, WEREWOLF_KEY_RITES);
    }
    if (step == WEREWOLF_STEP_INFO) {
        return learned(look);
    }
    if (step != WEREWOLF_STEP_NIGHT) {
        return ui_say(d, "werewolf.private.hint_reveal");
    }
    if (me->task == WEREWOLF_TASK_POTION) {
        return werewolf_told(look, WEREWOLF_CALL_WITCH);
    }
    if (me->task == WEREWOLF_TASK_KNIFE && me->pack[look->seat]) {
        return pack_line(look);
    }
    if (me->role == WEREWOLF_HIDDEN || (me->role == WEREWOLF_GHOST && me->task == WEREWOLF_TASK_KNIFE)) {
        return werewolf_told(look, me->role == WEREWOLF_HIDDEN ? WEREWOLF_CALL_HIDDEN : WEREWOLF_CALL_GHOST);
    }
    return werewolf_say(&d->words, "task_hint", werewolf_task_id[me->task % WEREWOLF_TASKS]);
}

static const char *question(const werewolf_look *look) {
    const int step = look->pub->step;
    ui_draw *d = look->d;

    if (look->t->n_legal == 0) {
        return ui_say(d, "werewolf.private.look");
    }
    if (step == WEREWOLF_STEP_NIGHT) {
        return werewolf_say(&d->words, "task", werewolf_task_id[look->me->task % WEREWOLF_TASKS]);
    }
    return werewolf_say(&d->words, "private", werewolf_step_id[step % WEREWOLF_STEP_KINDS]);
}

static void panel(const werewolf_look *look, ui_rect at) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    ui_draw *d = look->d;

    ui_plate(d, at, 18, 0xC805070Du, UI_INK_700, 1.6f, false);
    head.size = 26;
    head.lines = 2;
    ui_label(d, (ui_rect){at.x + 20, at.y + 8, at.w - 40, at.h * 0.46f}, &head, question(look));
    body.align = UI_MIDDLE;
    body.colour = UI_PAPER_200;
    if (look->t->n_legal > 0) {
        ui_label(d, (ui_rect){at.x + 20, at.y + at.h * 0.5f, at.w - 40, at.h * 0.48f}, &body, hint(look));
    }
}

/* ---- choices ---- */

/* The move that "done" makes of what is picked, or NULL. */
static const nt_move *picked(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int seat = t->pick[WEREWOLF_PICK_SEAT] - 1, kind = t->pick[WEREWOLF_PICK_KIND] - 1;

    if (t->n_legal == 1 && t->legal[0].kind == WEREWOLF_MOVE_SEEN) {
        return &t->legal[0];
    }
    if (kind < 0) {
        return NULL;
    }
    return table_find_move(t, kind, kind == WEREWOLF_MOVE_CHOOSE && seat < 0 ? WEREWOLF_NONE : seat, TABLE_ANY);
}

static bool chooses(const werewolf_look *look) {
    const int step = look->pub->step;

    return look->t->n_legal > 0 && (step == WEREWOLF_STEP_NIGHT || step == WEREWOLF_STEP_RITES);
}

static void one_seat(const werewolf_look *look, ui_rect at, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const uint8_t kind = look->pub->step == WEREWOLF_STEP_RITES ? WEREWOLF_MOVE_SHOOT : WEREWOLF_MOVE_CHOOSE;
    const bool legal = table_find_move(t, kind, seat, TABLE_ANY) != NULL,
               on = t->pick[WEREWOLF_PICK_SEAT] == seat + 1;
    const bool mate = look->me->pack[seat] && look->pub->step == WEREWOLF_STEP_NIGHT;
    const float disc = fminf(at.h * 0.7f, at.w * 0.26f), x = at.x + disc + 18;
    ui_label_style number = UI_STYLE_NAME, name = UI_STYLE_NAME;
    char text[12];

    ui_plate(d, at, 21, on ? UI_LANTERN : UI_INK_700,
             legal ? ui_seat_colour[t->seat[seat].colour % UI_SEAT_COLOURS] : UI_INK_700, 2.2f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 9, at.y + (at.h - disc) / 2, disc, disc}, &t->seat[seat]);
    snprintf(text, sizeof text, "%d", seat + 1);
    number.colour = on ? UI_INK_900 : legal ? UI_PAPER_100 : UI_INK_500;
    name.colour = on ? UI_INK_900 : legal ? UI_PAPER_200 : UI_INK_500;
    name.face = TEXT_BODY;
    const float half = (at.h - 10) / 2, w = at.x + at.w - x - 8;
    ui_label(d, (ui_rect){x, at.y + 5, w, half}, &number, text);
    ui_label(d, (ui_rect){x, at.y + 5 + half, w, half}, &name, t->seat[seat].name);
    if (mate) {
        ui_figure(d, "werewolf", (ui_rect){at.x + at.w - 36, at.y + 4, 30, 30}, on ? UI_INK_900 : UI_PAPER_200);
    }
    ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, legal ? UI_ZONE_OPTION : UI_ZONE_OFF);
    ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
}

/* All living seats in the order of the ring, from a place drawn anew each time. */
static void seats(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    uint8_t list[WEREWOLF_SEATS];
    int n = 0;

    for (int k = 0; k < pub->n; k++) {
        const int seat = (k + (int)(look->t->shuffle % pub->n)) % pub->n;
        if (pub->alive[seat]) {
            list[n++] = (uint8_t)seat;
        }
    }
    const int columns = at.w < 700 ? 4 : n <= 8 ? 4 : 5, rows = (n + columns - 1) / columns;
    const float high = fminf(at.w < 800 ? 100.0f : 74.0f, (at.h - 8.0f * (float)(rows - 1)) / (float)rows);
    for (int i = 0; i < n; i++) {
        const int row = i / columns;
        const ui_rect column = ui_column(at, i % columns, columns, 10);
        one_seat(look, (ui_rect){column.x, at.y + (float)row * (high + 8), column.w, high}, list[i]);
    }
}

static void kind_button(const werewolf_look *look, ui_rect at, int kind, const char *word) {
    const int picked = look->t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool both = kind == WEREWOLF_MOVE_SAVE && picked == WEREWOLF_MOVE_BOTH;
    const bool on = (picked == kind && look->t->pick[WEREWOLF_PICK_SEAT] == 0) || both;
    const bool nobody = kind == WEREWOLF_MOVE_CHOOSE;
    const bool legal = table_find_move(look->t, kind, nobody ? WEREWOLF_NONE : TABLE_ANY, TABLE_ANY) != NULL;

    ui_button(look->d, at, nobody ? WEREWOLF_ZONE_NOBODY : WEREWOLF_ZONE_KIND, nobody ? 0 : kind, word,
              on ? "check" : NULL, UI_PLAIN, legal ? UI_ZONE_OPTION : UI_ZONE_OFF);
}

/* Below the seats: choices that name no seat. */
static void others(const werewolf_look *look, ui_rect at) {
    const bool rites = look->pub->step == WEREWOLF_STEP_RITES;
    const bool two = rites || look->me->task == WEREWOLF_TASK_POTION;
    const ui_rect row = ui_centre(at, fminf(at.w, two ? 560 : 280), at.h);

    if (!two) {
        kind_button(look, row, WEREWOLF_MOVE_CHOOSE, werewolf_say(look->w, "call", "nobody"));
        return;
    }
    kind_button(look, ui_column(row, 0, 2, 14), rites ? WEREWOLF_MOVE_SHOW : WEREWOLF_MOVE_SAVE,
                werewolf_say(look->w, "call", rites ? "show" : "save"));
    kind_button(look, ui_column(row, 1, 2, 14), rites ? WEREWOLF_MOVE_NOTHING : WEREWOLF_MOVE_CHOOSE,
                werewolf_say(look->w, "call", rites ? "nothing" : "nobody"));
}

void werewolf_draw_private(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float w = d->ui->width;
    const bool narrow = w < 1000.0f;
    const float wide = fminf(w - (narrow ? 60.0f : 300.0f), 1040.0f), left = (w - wide) / 2;
    const bool choice = chooses(look);
    const float card_h = !choice ? 320.0f : narrow ? 240.0f : 190.0f;
    const float panel_h = 130.0f + 40.0f * (d->ui->text_scale - 1.0f);
    const ui_rect done = table_done_place(d->ui, 260);
    const float top_y = choice ? 16.0f : (done.y - card_h - panel_h - 14) / 2;
    const ui_rect role = {left, top_y, wide, card_h}, ask = {left, role.y + card_h + 14, wide, panel_h};

    table_stage(d, "private", table_wing(d->ui), table_wing(d->ui));
    draw_card(look, role, look->me->role);
    panel(look, ask);
    if (choice) {
        const float top = ask.y + panel_h + 12, small = fmaxf(46.0f, ui_target(d->ui));
        seats(look, (ui_rect){left, top, wide, done.y - 14 - small - 12 - top});
        others(look, (ui_rect){left, done.y - 14 - small, wide, small});
    }
    if (look->t->page > 0) {
        draw_inspected(look, (ui_rect){left, 16, wide, done.y - 30}, look->t->page - 1);
    }
    table_done(d, look->t, done, werewolf_say(look->w, "private", "done"),
               picked(look) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF);
}

/* ---- input ---- */

bool werewolf_private_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move,
                            bool *has_move) {
    if (table_inspected(t, in, ZONE_CARD, 1) || werewolf_press_choice(look, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0 || !ui_chose(in, ZONE_DONE)) {
        return false;
    }
    return table_take(picked(look), move, has_move);
}
