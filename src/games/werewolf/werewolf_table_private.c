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
    [WEREWOLF_WEREWOLF] = 0.366f, [WEREWOLF_BEAUTY] = 0.331f,   [WEREWOLF_WHITE_KING] = 0.356f,
    [WEREWOLF_HIDDEN] = 0.385f,   [WEREWOLF_KING] = 0.424f,     [WEREWOLF_RIDER] = 0.397f,
    [WEREWOLF_GHOST] = 0.459f,    [WEREWOLF_SEER] = 0.422f,     [WEREWOLF_WITCH] = 0.383f,
    [WEREWOLF_HUNTER] = 0.233f,   [WEREWOLF_GUARDIAN] = 0.298f, [WEREWOLF_KNIGHT] = 0.304f,
    [WEREWOLF_IDIOT] = 0.265f,    [WEREWOLF_SILENCER] = 0.567f, [WEREWOLF_KEEPER] = 0.365f,
    [WEREWOLF_VILLAGER] = 0.251f};

float werewolf_figure_cover(int role) {
    return role < WEREWOLF_ROLES ? figure_cover[role] : 0.36f;
}

static const float disc_cover = 0.785f; /* of its square */

/* A role's figure on a lit disc that gives the same light for all: a heavy figure is drawn a little smaller, and its
 * disc is a little paler. */
static void draw_figure(ui_draw *d, ui_rect disc, int role) {
    const float covers = werewolf_figure_cover(role);
    const float part = fminf(0.8f * powf(0.36f / covers, 0.25f), 0.86f), free = disc_cover - covers * part * part;
    const ui_colour lit = d->ui->high_contrast ? 0xFFFFFFFFu : ui_mix(UI_LANTERN, UI_PAPER_100, 0.4f);
    const float least_free = 0.49f;

    ui_disc_of(d, disc, ui_of_light(lit, ui_light(lit) * least_free / free), 0, 0.0f);
    ui_figure(d, role < WEREWOLF_ROLES ? werewolf_role[role].id : "eye",
              ui_centre(disc, part * disc.w, part * disc.h), ui_theme(d->ui, UI_INK_900));
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

/* Name, camp and, where there is room below them, text; returns how much light the words may give. Where the card is
 * large name and camp grow with the reader's text, as the words below them do. */
static float draw_role_words(ui_draw *d, ui_rect words, float size, ui_align align, int role) {
    ui_label_style head = UI_STYLE_HEAD, small = UI_STYLE_SMALL, body = UI_STYLE_BODY;
    const float more = size > 23.0f ? d->ui->text_scale - 1.0f : 0.0f;
    const bool large = align == UI_MIDDLE;
    const float name = (large ? 50.0f : 44.0f) + 36 * more, camp = 28 + 26 * more, below = name + camp + 6;
    float room = 0;

    head.lines = 1;
    head.size = large ? 44.0f : head.size;
    head.align = small.align = body.align = align;
    say(d, &room, (ui_rect){words.x, words.y, words.w, name}, &head, werewolf_role_name(&d->words, role));
    small.lines = 1;
    small.colour = UI_PAPER_400;
    say(d, &room, (ui_rect){words.x, words.y + name + 2, words.w, camp}, &small, camp_of(d, role));
    if (words.h < below + 30.0f) {
        return room;
    }
    body.valign = UI_CENTRE; /* few lines leave as much above as below */
    body.size = size;
    const char *text = werewolf_role_text(&d->words, role);
    const ui_rect box = {words.x, words.y + below, words.w, words.h - below};
    body.size = ui_label_size(d->ui, box, &body, text);
    const char *lines = werewolf_by_sentence(d, &body, box.w, text);
    ui_label(d, (ui_rect){box.x, box.y, large ? box.w : werewolf_tight(d, &body, box.w, lines), box.h}, &body, lines);
    return room + box.w * box.h * light_of_full_box(d->ui);
}

static float role_name_height(const ui_frame *ui) {
    const float more = ui->text_scale - 1.0f;

    return (50.0f + 36 * more) + (28.0f + 26 * more) + 6;
}

/* So high are name, camp and text where nothing is chosen, whoever has the longest: the plate tells no role. */
static float role_words_height(ui_draw *d, float w, float size) {
    ui_label_style body = UI_STYLE_BODY;
    float most = 0;

    body.size = size;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        most = fmaxf(most, ui_label_height(d->ui, &body, w, werewolf_role_text(&d->words, role)));
    }
    return most + role_name_height(d->ui);
}

/* The same beside the figure, on a plate that is levelled. */
static float draw_role(ui_draw *d, ui_level *level, ui_rect disc, ui_rect words, float size, int role) {
    draw_figure(d, disc, role);
    ui_level_add(level, disc_cover * disc.w * disc.w, 0);
    return draw_role_words(d, words, size, UI_LEFT, role);
}

/* The figure on its card, left of the words. */
static ui_rect disc_of_card(ui_rect at) {
    const float air = 14.0f, r = fminf(at.h - 2 * air, at.w * 0.34f);

    return (ui_rect){at.x + 18, at.y + (at.h - r) / 2, r, r};
}

static float draw_card(const werewolf_look *look, ui_level *level, ui_rect at) {
    ui_draw *d = look->d;
    const float in = at.h > 240 ? 30.0f : 10.0f;
    const ui_rect disc = disc_of_card(at);
    const float r = disc.w;
    const float x = disc.x + r + 24, w = at.x + at.w - x - 20;
    const ui_rect words = {x, at.y + in, w, at.h - in - 10};

    return draw_role(d, level, disc, words, at.h > 240 ? 24.0f : 22.0f, look->me->role);
}

/* Where nothing is chosen the figure is looked at: it stands before a lamp in the middle of the stage, which is the
 * same whatever stands there, and its words lie below. */
static void draw_lamp(ui_draw *d, ui_rect disc, int role) {
    ui_glow(d, ui_inset(disc, -0.42f * disc.w), UI_LANTERN);
    draw_figure(d, disc, role);
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

/* NULL: nothing. */
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
    return NULL;
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
    const char *refused = werewolf_refused(look), *told = NULL;

    if (refused != NULL) {
        return refused;
    }
    switch (step_of(look)) {
    case WEREWOLF_STEP_RITES:
        return werewolf_told(look, WEREWOLF_KEY_RITES);
    case WEREWOLF_STEP_INFO:
        told = learned(look);
        return told != NULL ? told : ui_say(look->d, "werewolf.told.general");
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

/* ---- which of the night's two turns it is ---- */

/* Among people: whoever plays alone has one turn, and nothing that is only a guess (nt_table.decoy). */
static bool counts_turns(const werewolf_look *look) {
    const bool guess = werewolf_is_guess(look->me->task);

    return look->pub->step == WEREWOLF_STEP_NIGHT && look->t->n_legal > 0 && (guess || !look->t->alone);
}

/* Whether a task of this role's own is sure to come in the second turn. */
static bool acts_later(const werewolf_look *look) {
    const int role = look->me->role;

    return look->pub->call == WEREWOLF_CALL_LAP_A &&
           (role == WEREWOLF_SEER || role == WEREWOLF_GUARDIAN || role == WEREWOLF_SILENCER ||
            (role == WEREWOLF_WITCH && look->me->poison));
}

static const char *turn_words(const werewolf_look *look) {
    const char *what = !werewolf_is_guess(look->me->task) ? "task" : acts_later(look) ? "before" : "guess";

    return UI_SAY(look->d, "werewolf.private.turn", TEXT_NUM("n", look->pub->call == WEREWOLF_CALL_LAP_A ? 1 : 2),
                  TEXT_STR("what", what));
}

static float turn_line(const werewolf_look *look) {
    return counts_turns(look) ? 30.0f * look->d->ui->text_scale : 0.0f;
}

/* What is done in this turn, below the role's own figure: a guess looks like no task. All cover as much of the plate,
 * so that they give one light. */
static void draw_task(const werewolf_look *look, ui_level *level, ui_rect at) {
    static const struct {
        const char *figure;
        float covers;
    } of[WEREWOLF_TASKS] = {
        [WEREWOLF_TASK_SUSPECT] = {"thumb_down", 0.414f}, [WEREWOLF_TASK_TRUST] = {"thumb_up", 0.414f},
        [WEREWOLF_TASK_KNIFE] = {"fangs", 0.335f},        [WEREWOLF_TASK_CHARM] = {"wolf_beauty", 0.331f},
        [WEREWOLF_TASK_POTION] = {"cup", 0.271f},         [WEREWOLF_TASK_CHECK] = {"eye", 0.237f},
        [WEREWOLF_TASK_GUARD] = {"guardian", 0.298f},     [WEREWOLF_TASK_INVESTIGATE] = {"eye", 0.237f},
        [WEREWOLF_TASK_SILENCE] = {"hush", 0.435f}};
    const int task = look->me->task % WEREWOLF_TASKS;
    const float covered = 0.237f * at.h * at.h;

    if (of[task].figure != NULL) {
        const float size = sqrtf(covered / of[task].covers);
        ui_figure(look->d, of[task].figure, ui_centre(at, size, size), ui_theme(look->d->ui, UI_PAPER_400));
        ui_level_add(level, covered, covered * ui_light(ui_theme(look->d->ui, UI_PAPER_400)));
    }
}

/* ---- what is asked, or told ---- */

/* Below what is asked beside a figure, up to the plate's foot. */
static const float ask_foot = 18.0f;

/* What the words of a place are given room for, however they share it. */
static float light_of_words(const werewolf_look *look, ui_rect at) {
    return at.w * at.h * light_of_full_box(look->d->ui);
}

/* Beside the figure, close to the role's words: the pack, a victim, potions, all that decides the choice has the room
 * that the question leaves. */
static float draw_asked(const werewolf_look *look, ui_rect at) {
    ui_label_style turn = UI_STYLE_SMALL, head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    const float line = turn_line(look), w = at.w - 40, high = at.h - ask_foot - line;
    const char *text = hint(look);
    ui_draw *d = look->d;

    if (line > 0) {
        turn.lines = 1;
        turn.colour = UI_LANTERN;
        turn.valign = UI_TOP;
        ui_label(d, (ui_rect){at.x + 20, at.y, w, line}, &turn, turn_words(look));
    }
    head.size = 26;
    head.lines = 2;
    head.align = UI_LEFT;
    head.valign = body.valign = UI_TOP;
    const float asked = fminf(0.46f * high, ui_label_height(d->ui, &head, w, question(look)) + 4.0f);
    ui_label(d, (ui_rect){at.x + 20, at.y + line, w, asked}, &head, question(look));
    const ui_rect box = {at.x + 20, at.y + line + asked + 6.0f, w, high - asked - 6.0f};
    body.colour = UI_PAPER_200;
    body.size = 1.2f * body.size; /* smaller where that has no room */
    body.size = ui_label_size(d->ui, box, &body, text);
    const char *lines = werewolf_by_sentence(d, &body, w, text);
    ui_label(d, box, &body, ui_label_fits(d->ui, box, &body, lines) ? lines : text);
    return light_of_words(look, (ui_rect){0, 0, w, at.h - ask_foot});
}

static bool is_told(const werewolf_look *look) {
    return step_of(look) == WEREWOLF_STEP_INFO && (look->t->n_legal > 0 || look->t->reads_on);
}

/* What the night told is what the page is for: nothing on it is larger. That it told nothing is said quietly. */
static float draw_told(const werewolf_look *look, ui_rect at) {
    const float more = look->d->ui->text_scale - 1.0f, head = 42.0f + 26.0f * more;
    const ui_rect box = {at.x + 20, at.y + head, at.w - 40, at.h - head - 8.0f};
    ui_label_style small = UI_STYLE_SMALL, answer = UI_STYLE_SENTENCE;
    const char *text = hint(look);

    small.lines = 1;
    small.align = UI_MIDDLE;
    small.valign = UI_BOTTOM;
    small.colour = UI_LANTERN;
    ui_label(look->d, (ui_rect){box.x, at.y, box.w, head}, &small, question(look));
    answer.size = learned(look) == NULL ? 26.0f : 46.0f - 10.0f * more;
    answer.lines = 2;
    answer.size = ui_label_size(look->d->ui, box, &answer, text);
    ui_label(look->d, box, &answer, text);
    return light_of_words(look, (ui_rect){0, 0, box.w, at.h});
}

/* Below a figure that is looked at. */
static float draw_shown(const werewolf_look *look, ui_rect at) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    ui_draw *d = look->d;
    float room = 0;

    if (is_told(look)) {
        return draw_told(look, at);
    }
    head.size = 26;
    head.lines = 2;
    say(d, &room, (ui_rect){at.x + 20, at.y + 8.0f, at.w - 40, at.h * 0.46f}, &head, question(look));
    body.align = UI_MIDDLE;
    body.colour = UI_PAPER_200;
    if (look->t->n_legal > 0) {
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

/* A tile with a disc and words: beside each other, or below each other on a tall one. */
static bool is_high(ui_rect at) {
    return at.h > 124.0f;
}

static ui_rect disc_on(ui_rect at) {
    const float r = is_high(at) ? at.h * 0.44f : fminf(at.h * 0.7f, at.w * 0.26f);

    return is_high(at) ? (ui_rect){at.x + (at.w - r) / 2, at.y + 0.09f * at.h, r, r}
                       : (ui_rect){at.x + 10, at.y + (at.h - r) / 2, r, r};
}

static void tile_plate(ui_draw *d, ui_rect at, bool on, ui_colour border) {
    ui_plate(d, at, 21, on ? UI_LANTERN : UI_INK_700, border, 2.2f, true);
}

static ui_rect below_disc(ui_rect at) {
    const ui_rect disc = disc_on(at);
    const float y = disc.y + disc.h + 4;

    return (ui_rect){at.x + 8, y, at.w - 16, at.y + at.h - y - 4};
}

static void seat_words(ui_draw *d, ui_rect at, bool on, const char *number, const char *name) {
    const ui_rect disc = disc_on(at);
    const float x = disc.x + disc.w + 10, line = fminf((at.h - 10) / 2, 32.0f * d->ui->text_scale);
    ui_label_style first = UI_STYLE_NAME, second = UI_STYLE_NAME;

    first.colour = on ? UI_INK_900 : UI_PAPER_100;
    second.colour = on ? UI_INK_900 : UI_PAPER_200;
    second.face = TEXT_BODY;
    if (is_high(at)) {
        second.align = UI_MIDDLE;
        ui_label(d, (ui_rect){at.x + 12, at.y + 6, disc.x - at.x - 16, line}, &first, number);
        ui_label(d, below_disc(at), &second, name);
        return;
    }
    const float w = at.x + at.w - x - 8, y = at.y + at.h / 2 - line;
    ui_label(d, (ui_rect){x, y, w, line}, &first, number);
    ui_label(d, (ui_rect){x, y + line, w, line}, &second, name);
}

/* The pack knows its own where it chooses a victim; the plate above is darker by what the signs give. */
static void mark_pack(const werewolf_look *look, ui_level *level, ui_rect at, int seat, bool on) {
    const werewolf_priv *me = look->me;
    const ui_frame *ui = look->d->ui;
    const float size = fminf(is_high(at) ? 30.0f : 24.0f, 0.42f * at.h), covers = 0.335f * size * size;
    const ui_colour ink = ui_theme(ui, on ? UI_INK_900 : UI_PAPER_200),
                    ground = ui_theme(ui, on ? UI_LANTERN : UI_INK_700);

    if (look->pub->step == WEREWOLF_STEP_NIGHT && me->task == WEREWOLF_TASK_KNIFE && me->pack[look->seat] &&
        me->pack[seat]) {
        ui_figure(look->d, "fangs", (ui_rect){at.x + at.w - size - 10, at.y + 8, size, size}, ink);
        ui_level_add(level, 0, covers * (ui_light(ink) - ui_light(ground)));
    }
}

/* Nothing is greyed: who may not be chosen, and why, the words say. */
static void one_seat(const werewolf_look *look, ui_level *level, ui_rect at, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool on = werewolf_lit_seat(look) == seat;
    char number[12];

    tile_plate(d, at, on, ui_seat_colour[t->seat[seat].colour % UI_SEAT_COLOURS]);
    ui_seat_emblem(d, disc_on(at), &t->seat[seat]);
    snprintf(number, sizeof number, "%d", seat + 1);
    const int words = d->n;
    seat_words(d, at, on, number, t->seat[seat].name);
    if (on) {
        ui_level_lit(level, words, 0, UI_LANTERN, UI_INK_700, UI_PAPER_200);
    }
    mark_pack(look, level, at, seat, on);
    ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, UI_ZONE_OPTION);
    ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
}

/* Tiles of one size, so that each gives the same light when it is lit: the seats, and behind them what names no seat.
 */
typedef struct {
    int n, columns, rows;
    float high;
} grid;

static const float between = 10.0f, below_row = 8.0f;

/* As few rows as there can be, then as few columns. */
static grid grid_in(ui_rect at, int tiles) {
    static const float highest = 150.0f;
    const int least = at.w < 700 ? 3 : 4, rows = (tiles + least - 1) / least, fewer = (tiles + least) / (least + 1);
    grid g = {.n = tiles, .columns = fewer < rows ? least + 1 : least, .rows = fewer};

    g.high = fminf(highest, (at.h - below_row * (float)(g.rows - 1)) / (float)g.rows);
    return g;
}

/* A last row that is not full stands in the middle. */
static ui_rect tile(ui_rect at, const grid *g, int i) {
    const ui_rect column = ui_column(at, i % g->columns, g->columns, between);
    const int row = i / g->columns, left = g->n - row * g->columns;
    const float in = left < g->columns ? (float)(g->columns - left) * (column.w + between) / 2 : 0.0f;

    return (ui_rect){column.x + in, at.y + (float)row * (g->high + below_row), column.w, g->high};
}

/* How much of a seat's tile is lit when it is picked, du2. */
static float lit_of(ui_rect at) {
    const float r = disc_on(at).w;

    return at.w * at.h - disc_cover * r * r;
}

/* `area`: how much of a seat's tile is lit. A low one has no room for a sign beside its words. */
static void one_kind(const werewolf_look *look, ui_level *level, ui_rect at, int kind, const char *word, float area) {
    const bool on = look->t->pick[WEREWOLF_PICK_KIND] == kind + 1 && look->t->pick[WEREWOLF_PICK_SEAT] == 0;
    const bool nobody = kind == WEREWOLF_MOVE_CHOOSE, sign = is_high(at);
    const char *zone = nobody ? WEREWOLF_ZONE_NOBODY : WEREWOLF_ZONE_KIND;
    const ui_rect disc = disc_on(at);
    ui_label_style style = UI_STYLE_BUTTON;
    ui_draw *d = look->d;

    style.colour = on ? UI_INK_900 : UI_PAPER_200;
    tile_plate(d, at, on, UI_INK_500);
    if (sign) {
        ui_disc(d, disc, UI_INK_500, 0, 0.0f);
        ui_figure(d, kind == WEREWOLF_MOVE_SHOW ? "card" : "cross", ui_inset(disc, disc.w * 0.2f),
                  ui_theme(d->ui, UI_INK_900));
    }
    const int words = d->n;
    ui_label(d, sign ? below_disc(at) : (ui_rect){at.x + 4, at.y, at.w - 8, at.h}, &style,
             werewolf_say(look->w, "call", word));
    if (on) {
        ui_level_lit(level, words, (sign ? lit_of(at) : at.w * at.h) - area, UI_LANTERN, UI_INK_700, UI_PAPER_200);
    }
    ui_zone_add(d, zone, nobody ? 0 : kind, at, UI_ZONE_OPTION);
    ui_focus(d, at, zone, nobody ? 0 : kind);
}

/* What names no seat: the last tiles, or where these are low a row below them; either shines like a seat that is
 * picked. */
static void others(const werewolf_look *look, ui_level *level, const ui_rect at[2], float area) {
    if (look->pub->step == WEREWOLF_STEP_NIGHT) {
        one_kind(look, level, at[0], WEREWOLF_MOVE_CHOOSE, "nobody", area);
    } else {
        one_kind(look, level, at[0], WEREWOLF_MOVE_SHOW, "show", area);
        one_kind(look, level, at[1], WEREWOLF_MOVE_NOTHING, "nothing", area);
    }
}

/* All living seats in the order of the ring, from a place drawn anew each time, and what names no seat. */
static void choices(const werewolf_look *look, ui_level *level, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    const int n_others = pub->step == WEREWOLF_STEP_NIGHT ? 1 : 2;
    const float row = fmaxf(46.0f, ui_target(look->d->ui)), gap = 14.0f;
    uint8_t list[WEREWOLF_SEATS];
    int n = 0;

    for (int k = 0; k < pub->n; k++) {
        const int seat = (k + (int)(look->t->shuffle % pub->n)) % pub->n;
        if (pub->alive[seat]) {
            list[n++] = (uint8_t)seat;
        }
    }
    grid g = grid_in(at, n + n_others);
    const bool high = is_high(tile(at, &g, 0));
    g = high ? g : grid_in((ui_rect){at.x, at.y, at.w, at.h - row - 12}, n);
    for (int i = 0; i < n; i++) {
        one_seat(look, level, tile(at, &g, i), list[i]);
    }
    const float area = lit_of(tile(at, &g, 0)), all = (float)n_others * (area / row + gap) - gap;
    const ui_rect below = ui_centre((ui_rect){at.x, at.y + at.h - row, at.w, row}, fminf(at.w, all), row);
    const ui_rect place[2] = {high ? tile(at, &g, n) : ui_column(below, 0, n_others, gap),
                              high ? tile(at, &g, n + 1) : ui_column(below, 1, n_others, gap)};
    others(look, level, place, area);
}

/* ---- the frame ---- */

typedef struct {
    ui_rect card, ask, disc; /* disc: of a figure that is looked at, above its card; else w 0 */
} places;

/* Where nothing is chosen: the figure, and on one plate below it what it is and what is to be done, no wider than
 * their lines are long. What the night told has the room of what the role does. */
static places standing_places(ui_draw *d, ui_rect done, bool told) {
    static const float top = 14.0f, gap = 10.0f, largest = 420.0f, side = 24.0f, longest = 900.0f;
    const ui_frame *ui = d->ui;
    const float wide = fminf(ui->width - (ui->width < 1000.0f ? 60.0f : 300.0f), longest);
    const float more = ui->text_scale - 1.0f;
    const float card = (told ? role_name_height(ui) : role_words_height(d, wide - 2 * side, 24.0f)) + 12.0f;
    const float ask = told ? 150.0f + 90.0f * more : 92.0f + 60.0f * more,
                room = done.y - 14 - top - card - ask - gap;
    const float r = fminf(largest, room), y = top + (room - r) / 2, left = (ui->width - wide) / 2;

    return (places){.disc = {(ui->width - r) / 2, y, r, r},
                    .card = {left, y + r + gap, wide, card},
                    .ask = {left, y + r + gap + card, wide, ask}};
}

/* What tiles of their full height leave of a place so high. */
static float left_by_tiles(const werewolf_look *look, float high, float wide) {
    int tiles = look->pub->step == WEREWOLF_STEP_NIGHT ? 1 : 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        tiles += look->pub->alive[seat];
    }
    const grid g = grid_in((ui_rect){0, 0, wide, high}, tiles);
    return fmaxf(0.0f, high - (float)g.rows * (g.high + below_row));
}

static places places_of(const werewolf_look *look, ui_rect done, bool choice) {
    ui_draw *d = look->d;
    const ui_frame *ui = d->ui;
    const bool narrow = ui->width < 1000.0f;
    const float wide = fminf(ui->width - (narrow ? 60.0f : 300.0f), 1040.0f), left = (ui->width - wide) / 2;
    const float more = ui->text_scale - 1.0f;
    const float card = choice ? (narrow ? 232.0f : 184.0f) : 320.0f + 100.0f * more;
    places p = {.ask = {left, 0, wide, choice && !narrow ? 122.0f + 72.0f * more : 130.0f + 40.0f * more}};
    if (choice) {
        p.ask.h += ask_foot + turn_line(look) + (narrow ? 40.0f : 0.0f);
        p.ask.h +=
            narrow ? fminf(left_by_tiles(look, done.y - 42.0f - card - p.ask.h, wide), 60.0f + 100.0f * more) : 0;
    } else {
        p.ask.h += is_told(look) ? 40.0f : 0.0f;
    }

    if (!choice && ui->text_scale <= 1.2f) {
        return standing_places(d, done, is_told(look));
    }
    p.card = (ui_rect){left, choice ? 16.0f : (done.y - card - p.ask.h - 14) / 2, wide, card};
    p.ask.y = p.card.y + card;
    return p;
}

/* The role with what it is; all of it is held to read more. */
static float draw_held(const werewolf_look *look, ui_level *level, const places *p) {
    const bool stands = p->disc.w > 0;
    const ui_rect card = p->card,
                  all = stands ? (ui_rect){card.x, p->disc.y, card.w, card.y + card.h - p->disc.y} : card;
    const float room = stands ? draw_role_words(look->d, (ui_rect){card.x + 24, card.y + 8, card.w - 48, card.h - 14},
                                                24.0f, UI_MIDDLE, look->me->role)
                              : draw_card(look, level, card);

    ui_zone_add(look->d, ZONE_CARD, 0, all, UI_ZONE_INSPECT);
    ui_focus(look->d, all, ZONE_CARD, 0);
    return room;
}

/* Role and question stand on one axis, what is done in this turn on that of the figure. */
static float draw_choice(const werewolf_look *look, ui_level *level, const places *p) {
    const ui_rect disc = disc_of_card(p->card);
    ui_rect ask = p->ask;

    ask.x = disc.x + disc.w + 4;
    ask.w = p->ask.x + p->ask.w - ask.x;
    if (counts_turns(look)) {
        const float high = fminf(p->ask.h - ask_foot - 8.0f, 0.6f * disc.w);
        draw_task(look, level, (ui_rect){disc.x, p->ask.y + 4.0f, disc.w, high});
    }
    return p->ask.w / ask.w * draw_asked(look, ask); /* it has the light of the whole plate's width */
}

void werewolf_draw_private(const werewolf_look *look) {
    ui_draw *d = look->d;
    const bool choice = chooses(look);
    const ui_rect done = table_done_place(d->ui, 260);
    const places p = places_of(look, done, choice);
    const float left = p.ask.x, wide = p.ask.w, top = p.ask.y + p.ask.h + 12;

    table_stage(d, "private", table_wing(d->ui), table_wing(d->ui));
    if (p.disc.w > 0) {
        draw_lamp(d, p.disc, look->me->role);
    }
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, (ui_rect){p.card.x, p.card.y, p.card.w, p.card.h + p.ask.h}, 3, UI_INK_700);
    const float fuller = p.disc.w > 0 ? 1.15f : 1.06f; /* the more where the plate is as high as the longest words */
    const float room =
        fuller * (draw_held(look, &level, &p) + (choice ? draw_choice(look, &level, &p) : draw_shown(look, p.ask)));
    ui_level_beside(&level);
    if (choice) {
        choices(look, &level, (ui_rect){left, top, wide, done.y - 14 - top});
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
