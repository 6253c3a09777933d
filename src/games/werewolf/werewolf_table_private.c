/* Werewolf's private frame: the role's card, what I have learned, and one task in one layout for everybody. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/level.h"
#include "werewolf_table.h"

/* ---- the card: one layout and one light for every role ---- */

enum { RULES = 4 };

/* House rules that say what a role can do (9), and some that are the same for all: as many for everybody. */
static const uint8_t rules_of[WEREWOLF_ROLES][RULES] = {
    [WEREWOLF_WEREWOLF] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES,
                           WEREWOLF_OPT_PARITY},
    [WEREWOLF_BEAUTY] = {WEREWOLF_OPT_CHARM_REPEAT, WEREWOLF_OPT_CHARM_ON_DUEL, WEREWOLF_OPT_CHARMED_SHOOTS,
                         WEREWOLF_OPT_SELF_KNIFE},
    [WEREWOLF_WHITE_KING] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES,
                             WEREWOLF_OPT_BADGE_BLAST},
    [WEREWOLF_HIDDEN] = {WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLOSION, WEREWOLF_OPT_EXPLODE_ROLES,
                         WEREWOLF_OPT_PARITY},
    [WEREWOLF_KING] = {WEREWOLF_OPT_KING_SHOOTS, WEREWOLF_OPT_CHARMED_SHOOTS, WEREWOLF_OPT_EXPLOSION,
                       WEREWOLF_OPT_SELF_KNIFE},
    [WEREWOLF_RIDER] = {WEREWOLF_OPT_RIDER_IMMUNE, WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLODE_ROLES,
                        WEREWOLF_OPT_PARITY},
    [WEREWOLF_GHOST] = {WEREWOLF_OPT_GHOST_CHECKS, WEREWOLF_OPT_SELF_KNIFE, WEREWOLF_OPT_EXPLODE_ROLES,
                        WEREWOLF_OPT_PARITY},
    [WEREWOLF_SEER] = {WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY, WEREWOLF_OPT_REVEAL, WEREWOLF_OPT_PEEK},
    [WEREWOLF_WITCH] = {WEREWOLF_OPT_SELF_SAVE, WEREWOLF_OPT_BOTH_POTIONS, WEREWOLF_OPT_WITCH_SEES,
                        WEREWOLF_OPT_GUARD_SAVE},
    [WEREWOLF_HUNTER] = {WEREWOLF_OPT_CHARMED_SHOOTS, WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY, WEREWOLF_OPT_REVEAL},
    [WEREWOLF_GUARDIAN] = {WEREWOLF_OPT_GUARD_REPEAT, WEREWOLF_OPT_GUARD_SAVE, WEREWOLF_OPT_VICTORY,
                           WEREWOLF_OPT_REVEAL},
    [WEREWOLF_KNIGHT] = {WEREWOLF_OPT_KNIGHT_DUELS, WEREWOLF_OPT_AFTER_DUEL, WEREWOLF_OPT_CHARM_ON_DUEL,
                         WEREWOLF_OPT_VICTORY},
    [WEREWOLF_IDIOT] = {WEREWOLF_OPT_SECOND_EXILE, WEREWOLF_OPT_IDIOT_COUNTS, WEREWOLF_OPT_VICTORY,
                        WEREWOLF_OPT_REVEAL},
    [WEREWOLF_SILENCER] = {WEREWOLF_OPT_SILENCER_REPEAT, WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY,
                           WEREWOLF_OPT_REVEAL},
    [WEREWOLF_KEEPER] = {WEREWOLF_OPT_KEEPER_SCOPE, WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY, WEREWOLF_OPT_REVEAL},
    [WEREWOLF_VILLAGER] = {WEREWOLF_OPT_VICTORY, WEREWOLF_OPT_PARITY, WEREWOLF_OPT_REVEAL, WEREWOLF_OPT_PEEK},
};

/* How much of its square each figure covers: what a black one takes from a white square. Whoever draws a figure anew
 * measures it anew; tests/werewolf_table/test_private.c sees what was forgotten. */
static const float figure_cover[WEREWOLF_ROLES] = {
    [WEREWOLF_WEREWOLF] = 0.366f, [WEREWOLF_BEAUTY] = 0.327f,   [WEREWOLF_WHITE_KING] = 0.356f,
    [WEREWOLF_HIDDEN] = 0.385f,   [WEREWOLF_KING] = 0.424f,     [WEREWOLF_RIDER] = 0.385f,
    [WEREWOLF_GHOST] = 0.459f,    [WEREWOLF_SEER] = 0.422f,     [WEREWOLF_WITCH] = 0.383f,
    [WEREWOLF_HUNTER] = 0.233f,   [WEREWOLF_GUARDIAN] = 0.298f, [WEREWOLF_KNIGHT] = 0.304f,
    [WEREWOLF_IDIOT] = 0.265f,    [WEREWOLF_SILENCER] = 0.567f, [WEREWOLF_KEEPER] = 0.365f,
    [WEREWOLF_VILLAGER] = 0.251f};

static const float disc_cover = 0.785f; /* of its square */

/* A role's figure on a lit disc that gives the same light for all: a heavy figure is drawn a little smaller, and its
 * disc is a little paler. */
static void draw_figure(ui_draw *d, ui_rect disc, int role) {
    const float covers = role < WEREWOLF_ROLES ? figure_cover[role] : 0.36f;
    const float part = fminf(0.8f * powf(0.36f / covers, 0.25f), 0.86f), free = disc_cover - covers * part * part;
    const ui_colour lit = d->ui->high_contrast ? 0xFFFFFFFFu : ui_mix(UI_LANTERN, UI_PAPER_100, 0.4f);
    const float least_free = 0.49f;

    ui_disc_of(d, disc, ui_of_light(lit, ui_light(lit) * least_free / free), 0, 0.0f);
    ui_figure(d, role < WEREWOLF_ROLES ? werewolf_role[role].id : "eye",
              ui_centre(disc, part * disc.w, part * disc.h), ui_theme(d->ui, UI_INK_900));
}

/* A figure that is looked at, beside words that leave it the room. */
static bool is_large(const ui_draw *d, ui_rect disc) {
    return disc.w >= 240.0f && d->ui->text_scale <= 1.2f;
}

/* Two rings of light round a large one, the same whatever stands in it. Returns how wide all of it is. */
static float draw_halo(ui_draw *d, ui_rect disc) {
    static const float out[2] = {0.06f, 0.028f};
    const bool shines = is_large(d, disc) && !d->ui->high_contrast;

    for (int i = 0; i < 2 && shines; i++) {
        ui_disc(d, ui_inset(disc, -out[i] * disc.w), ui_mix(UI_INK_700, UI_LANTERN, i == 0 ? 0.16f : 0.36f), 0, 0.0f);
    }
    return shines ? (1.0f + 2.0f * out[0]) * disc.w : disc.w;
}

static const char *camp_of(ui_draw *d, int role) {
    const bool wolf = role < WEREWOLF_ROLES && werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;

    return ui_say(d, wolf ? "werewolf.camp.wolf" : "werewolf.camp.good");
}

/* The light that words are given room for, as part of their box full of white: enough for the longest there are, and
 * larger letters fill a box more. */
static float light_of_full_box(const ui_frame *ui) {
    return (0.072f + 0.080f * (ui->text_scale - 1.0f)) * ui_light(ui_theme(ui, UI_PAPER_100));
}

/* A label on a plate that is levelled: its box counts, whatever stands in it. */
static void say(ui_draw *d, float *room, ui_rect box, const ui_label_style *style, const char *text) {
    ui_label(d, box, style, text);
    *room += box.w * box.h * light_of_full_box(d->ui);
}

/* Figure, name, camp and text; returns how much light the words may give. Where the card is large name and camp grow
 * with the reader's text, as the words below them do. */
static float draw_role(ui_draw *d, ui_level *level, ui_rect disc, ui_rect words, float size, int role) {
    ui_label_style head = UI_STYLE_HEAD, small = UI_STYLE_SMALL, body = UI_STYLE_BODY;
    const float more = size > body.size ? d->ui->text_scale - 1.0f : 0.0f;
    const bool large = is_large(d, disc);
    const float name = (large ? 66.0f : 44.0f) + 36 * more, camp = 28 + 26 * more, below = name + camp + 6;
    float room = 0;

    const float lit = draw_halo(d, disc);
    draw_figure(d, disc, role);
    ui_level_add(level, disc_cover * lit * lit, 0);
    head.lines = 1;
    head.size = large ? 48.0f : head.size;
    say(d, &room, (ui_rect){words.x, words.y, words.w, name}, &head, werewolf_role_name(&d->words, role));
    small.lines = 1;
    small.colour = UI_PAPER_400;
    say(d, &room, (ui_rect){words.x, words.y + name + 2, words.w, camp}, &small, camp_of(d, role));
    body.valign = UI_TOP;
    body.size = size;
    say(d, &room, (ui_rect){words.x, words.y + below, words.w, words.h - below}, &body,
        werewolf_role_text(&d->words, role));
    return room;
}

static float draw_card(const werewolf_look *look, ui_level *level, ui_rect at) {
    ui_draw *d = look->d;
    const bool large = at.h > 300 && at.w > 760 && d->ui->text_scale <= 1.2f; /* the halo wants room */
    const float air = large ? 0.08f * at.h : 14.0f, r = fminf(at.h - 2 * air, at.w * (large ? 0.36f : 0.34f));
    const float in = large ? air : at.h > 240 ? 30.0f : 10.0f;
    const ui_rect disc = {at.x + fmaxf(18.0f, air), at.y + (at.h - r) / 2, r, r};
    const float x = disc.x + r + (large ? 64.0f : 24.0f), w = at.x + at.w - x - 20;
    const ui_rect words = {x, at.y + in, w, at.h - in - 10};
    const float room = draw_role(d, level, disc, words, at.h > 240 ? 24.0f : 20.0f, look->me->role);

    ui_zone_add(d, ZONE_CARD, 0, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ZONE_CARD, 0);
    return room;
}

/* The house rules of this table that concern the role, those changed in the colour of changes. */
static float draw_rules(const werewolf_look *look, ui_rect at, int role) {
    ui_draw *d = look->d;
    float room = 0;

    for (int i = 0; i < RULES; i++) {
        const int option = rules_of[role][i], value = look->pub->opt[option];
        ui_label_style style = UI_STYLE_SMALL;
        style.lines = 2;
        style.colour = value != werewolf_game.options[option].standard ? UI_LANTERN : UI_PAPER_200;
        say(d, &room, ui_row(at, i, RULES, 2), &style, werewolf_rule_words(&d->words, option, value));
    }
    return room;
}

/* Over everything else, so that nothing else gives light. */
static void draw_inspected(const werewolf_look *look, ui_rect area) {
    ui_draw *d = look->d;
    const int role = look->me->role;
    const bool narrow = area.w < 700;
    const ui_rect at = ui_centre(area, fminf(area.w - 40, 860), fminf(area.h - 40, narrow ? 640 : 420));
    const float r = narrow ? 150.0f : fminf(at.h * 0.5f, 240.0f), x = at.x + r + 28, w = at.x + at.w - x;
    const float rules = fminf(at.h * 0.46f, 46.0f * RULES);

    if (role >= WEREWOLF_ROLES) {
        return;
    }
    ui_next_layer(d, false);
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, area, 17, UI_PAPER_400);
    float room =
        draw_role(d, &level, (ui_rect){at.x, at.y, r, r}, (ui_rect){x, at.y, w, at.h - rules - 12}, 24, role);
    room += draw_rules(look, (ui_rect){x, at.y + at.h - rules, w, rules}, role);
    ui_level_end(&level, room);
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

/* The seat that the same skill had last night and may not have again, or NONE. It looks like any other. */
static int barred(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    for (int seat = 0; seat < pub->n; seat++) {
        const char *why = werewolf_why_not(pub, look->me, look->seat, WEREWOLF_MOVE_CHOOSE, seat);
        if (why != NULL && strcmp(why, "again") == 0) {
            return seat;
        }
    }
    return WEREWOLF_NONE;
}

static const char *night_hint(const werewolf_look *look) {
    const werewolf_priv *me = look->me;
    const int again = barred(look);

    if (me->task == WEREWOLF_TASK_POTION) {
        return werewolf_brews(look);
    }
    if (me->task == WEREWOLF_TASK_KNIFE && me->pack[look->seat]) {
        return pack_line(look);
    }
    if (me->role == WEREWOLF_HIDDEN || (me->role == WEREWOLF_GHOST && me->task == WEREWOLF_TASK_KNIFE)) {
        return werewolf_told(look, me->role == WEREWOLF_HIDDEN ? WEREWOLF_CALL_HIDDEN : WEREWOLF_CALL_GHOST);
    }
    return again != WEREWOLF_NONE
               ? werewolf_why_words(look, "again", again)
               : werewolf_say(&look->d->words, "task_hint", werewolf_task_id[me->task % WEREWOLF_TASKS]);
}

/* What the night told stands behind the answer of the second lap. */
static int step_of(const werewolf_look *look) {
    return look->t->reads_on ? WEREWOLF_STEP_INFO : look->pub->step;
}

/* The line under the question: what was refused last, or what there is to know. */
static const char *hint(const werewolf_look *look) {
    const char *refused = werewolf_refused(look);

    if (refused != NULL) {
        return refused;
    }
    switch (step_of(look)) {
    case WEREWOLF_STEP_RITES:
        return werewolf_told(look, WEREWOLF_KEY_RITES);
    case WEREWOLF_STEP_INFO:
        return learned(look);
    case WEREWOLF_STEP_NIGHT:
        return night_hint(look);
    default:
        return ui_say(look->d, "werewolf.private.hint_reveal");
    }
}

static const char *question(const werewolf_look *look) {
    const int step = step_of(look);
    ui_draw *d = look->d;

    if (look->t->n_legal == 0 && !look->t->reads_on) {
        return ui_say(d, "werewolf.private.look");
    }
    if (step == WEREWOLF_STEP_NIGHT) {
        return werewolf_say(&d->words, "task", werewolf_task_id[look->me->task % WEREWOLF_TASKS]);
    }
    return werewolf_say(&d->words, "private", werewolf_step_id[step % WEREWOLF_STEP_KINDS]);
}

static float draw_question(const werewolf_look *look, ui_rect at) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    ui_draw *d = look->d;
    float room = 0;

    head.size = 26;
    head.lines = 2;
    say(d, &room, (ui_rect){at.x + 20, at.y + 8, at.w - 40, at.h * 0.46f}, &head, question(look));
    body.align = UI_MIDDLE;
    body.colour = UI_PAPER_200;
    if (look->t->n_legal > 0 || look->t->reads_on) {
        say(d, &room, (ui_rect){at.x + 20, at.y + at.h * 0.5f, at.w - 40, at.h * 0.48f}, &body, hint(look));
    }
    return room;
}

/* ---- choices: every living seat and what names no seat, alike for everybody ---- */

/* The move that "done" makes of what is picked, or NULL. */
static const nt_move *picked(const werewolf_look *look) {
    static const nt_move read = {.kind = WEREWOLF_MOVE_SEEN};
    const table_ui *t = look->t;
    const int seat = t->pick[WEREWOLF_PICK_SEAT] - 1, kind = t->pick[WEREWOLF_PICK_KIND] - 1;

    if (t->reads_on) {
        return &read;
    }
    if (werewolf_has_no_choice(look) && (kind >= 0 || t->legal[0].kind == WEREWOLF_MOVE_SEEN)) {
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

/* Nothing is greyed and nobody is marked: who may not be chosen, and why, the words say. */
static void one_seat(const werewolf_look *look, ui_level *level, ui_rect at, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool on = werewolf_lit_seat(look) == seat;
    const float disc = fminf(at.h * 0.7f, at.w * 0.26f), x = at.x + disc + 18;
    ui_label_style number = UI_STYLE_NAME, name = UI_STYLE_NAME;
    char text[12];

    ui_plate(d, at, 21, on ? UI_LANTERN : UI_INK_700, ui_seat_colour[t->seat[seat].colour % UI_SEAT_COLOURS], 2.2f,
             true);
    ui_seat_emblem(d, (ui_rect){at.x + 9, at.y + (at.h - disc) / 2, disc, disc}, &t->seat[seat]);
    snprintf(text, sizeof text, "%d", seat + 1);
    number.colour = on ? UI_INK_900 : UI_PAPER_100;
    name.colour = on ? UI_INK_900 : UI_PAPER_200;
    name.face = TEXT_BODY;
    const float half = (at.h - 10) / 2, w = at.x + at.w - x - 8;
    const int words = d->n;
    ui_label(d, (ui_rect){x, at.y + 5, w, half}, &number, text);
    ui_label(d, (ui_rect){x, at.y + 5 + half, w, half}, &name, t->seat[seat].name);
    if (on) {
        ui_level_lit(level, words, 0, UI_LANTERN, UI_INK_700, UI_PAPER_200);
    }
    ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, UI_ZONE_OPTION);
    ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
}

/* All living seats in the order of the ring, from a place drawn anew each time. Returns how much of one is lit, du2.
 */
static float seats(const werewolf_look *look, ui_level *level, ui_rect at) {
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
        one_seat(look, level, (ui_rect){column.x, at.y + (float)row * (high + 8), column.w, high}, list[i]);
    }
    const float w = ui_column(at, 0, columns, 10).w, disc = fminf(high * 0.7f, w * 0.26f);
    return high * w - disc_cover * disc * disc;
}

static void kind_button(const werewolf_look *look, ui_level *level, ui_rect at, int kind, const char *word,
                        float area) {
    const bool on = look->t->pick[WEREWOLF_PICK_KIND] == kind + 1 && look->t->pick[WEREWOLF_PICK_SEAT] == 0;
    const bool nobody = kind == WEREWOLF_MOVE_CHOOSE;
    const int words = look->d->n;

    ui_button(look->d, at, nobody ? WEREWOLF_ZONE_NOBODY : WEREWOLF_ZONE_KIND, nobody ? 0 : kind,
              werewolf_say(look->w, "call", word), NULL, on ? UI_PRIMARY : UI_PLAIN, UI_ZONE_OPTION);
    if (on) {
        ui_level_lit(level, words, at.w * at.h - area, UI_LANTERN, UI_INK_700, UI_PAPER_100);
    }
}

/* Below the seats: choices that name no seat, which shine like one that does when picked. */
static void others(const werewolf_look *look, ui_level *level, ui_rect at, float area) {
    const float gap = 14, wide = area / at.h;

    if (look->pub->step == WEREWOLF_STEP_NIGHT) {
        kind_button(look, level, ui_centre(at, fminf(at.w, wide), at.h), WEREWOLF_MOVE_CHOOSE, "nobody", area);
        return;
    }
    const ui_rect row = ui_centre(at, fminf(at.w, 2 * wide + gap), at.h);
    kind_button(look, level, ui_column(row, 0, 2, gap), WEREWOLF_MOVE_SHOW, "show", area);
    kind_button(look, level, ui_column(row, 1, 2, gap), WEREWOLF_MOVE_NOTHING, "nothing", area);
}

void werewolf_draw_private(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float w = d->ui->width;
    const bool narrow = w < 1000.0f;
    const float wide = fminf(w - (narrow ? 60.0f : 300.0f), 1040.0f), left = (w - wide) / 2;
    const bool choice = chooses(look);
    const float more = d->ui->text_scale - 1.0f;
    const float panel_h = 130.0f + 40.0f * more;
    const ui_rect done = table_done_place(d->ui, 260);
    /* Where nothing is chosen the figure is looked at. */
    const float most = done.y - panel_h - 14.0f - 44.0f;
    const float card_h = !choice ? fmaxf(320.0f + 100.0f * more, fminf(440.0f, most)) : narrow ? 240.0f : 190.0f;
    const float top_y = choice ? 16.0f : (done.y - card_h - panel_h - 14) / 2;
    const ui_rect role = {left, top_y, wide, card_h}, ask = {left, role.y + card_h + 14, wide, panel_h};

    table_stage(d, "private", table_wing(d->ui), table_wing(d->ui));
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, role, 3, UI_INK_700);
    ui_level_plate(&level, ask, 18, UI_INK_700);
    float room = draw_card(look, &level, role);
    room += draw_question(look, ask);
    ui_level_beside(&level);
    if (choice) {
        const float top = ask.y + panel_h + 12, small = fmaxf(46.0f, ui_target(d->ui));
        const float area = seats(look, &level, (ui_rect){left, top, wide, done.y - 14 - small - 12 - top});
        others(look, &level, (ui_rect){left, done.y - 14 - small, wide, small}, area);
    }
    ui_level_end(&level, room);
    if (look->t->page > 0) {
        draw_inspected(look, (ui_rect){left - 6, 10, wide + 12, done.y - 18});
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
