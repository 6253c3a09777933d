/* Werewolf's private frame: the role's card, what I have learned, and one task in one layout for everybody. */
#include <math.h>

#include "werewolf_table_private.h"

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

/* A role's figure on a lit disc that gives the same light for all: a heavy figure is drawn a little smaller, and its
 * disc is a little paler. */
static void draw_figure(ui_draw *d, ui_rect disc, int role) {
    const float covers = werewolf_figure_cover(role);
    const float part = fminf(0.8f * powf(0.36f / covers, 0.25f), 0.86f),
                free = WEREWOLF_DISC_COVER - covers * part * part;
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
    const float name = (large ? 50.0f : 44.0f) + 36 * more, camp = 28 + 26 * more,
                below = name + WEREWOLF_TO_CAMP + camp + WEREWOLF_TO_TEXT;
    float room = 0;

    head.lines = 1;
    head.size = large ? 44.0f : head.size;
    head.align = small.align = body.align = align;
    say(d, &room, (ui_rect){words.x, words.y, words.w, name}, &head, werewolf_role_name(&d->words, role));
    small.lines = 1;
    small.colour = UI_PAPER_400;
    say(d, &room, (ui_rect){words.x, words.y + name + WEREWOLF_TO_CAMP, words.w, camp}, &small, camp_of(d, role));
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

/* The same beside the figure, on a plate that is levelled. */
static float draw_role(ui_draw *d, ui_level *level, ui_rect disc, ui_rect words, float size, int role) {
    draw_figure(d, disc, role);
    ui_level_add(level, WEREWOLF_DISC_COVER * disc.w * disc.w, 0);
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

/* ---- what is asked, or told ---- */

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

/* What the words of a place are given room for, however they share it. */
static float light_of_words(const werewolf_look *look, ui_rect at) {
    return at.w * at.h * light_of_full_box(look->d->ui);
}

/* Beside the figure, close to the role's words: the pack, a victim, potions, all that decides the choice has the room
 * that the question leaves. */
static float draw_asked(const werewolf_look *look, ui_rect at) {
    ui_label_style turn = UI_STYLE_SMALL, head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    const float line = werewolf_turn_line(look), w = at.w - 40, high = at.h - WEREWOLF_ASK_FOOT - line;
    const char *text = werewolf_private_hint(look);
    ui_draw *d = look->d;

    if (line > 0) {
        turn.lines = 1;
        turn.colour = UI_LANTERN;
        turn.valign = UI_TOP;
        ui_label(d, (ui_rect){at.x + 20, at.y, w, line}, &turn, werewolf_turn_words(look));
    }
    head.size = WEREWOLF_ASKS_SIZE;
    head.lines = 2;
    head.align = UI_LEFT;
    head.valign = body.valign = UI_TOP;
    const float asked = fminf(0.46f * high, ui_label_height(d->ui, &head, w, werewolf_private_question(look)) + 4.0f);
    ui_label(d, (ui_rect){at.x + 20, at.y + line, w, asked}, &head, werewolf_private_question(look));
    const ui_rect box = {at.x + 20, at.y + line + asked + 6.0f, w, high - asked - 6.0f};
    body.colour = UI_PAPER_200;
    body.size = 1.2f * body.size; /* smaller where that has no room */
    body.size = ui_label_size(d->ui, box, &body, text);
    const char *lines = werewolf_by_sentence(d, &body, w, text);
    ui_label(d, box, &body, ui_label_fits(d->ui, box, &body, lines) ? lines : text);
    return light_of_words(look, (ui_rect){0, 0, w, at.h - WEREWOLF_ASK_FOOT});
}

/* What the night told is what the page is for: nothing on it is larger. That it told nothing is said quietly. */
static float draw_told(const werewolf_look *look, ui_rect at) {
    const float more = look->d->ui->text_scale - 1.0f, head = 42.0f + 26.0f * more;
    const ui_rect box = {at.x + 20, at.y + head, at.w - 40, at.h - head - 8.0f};
    ui_label_style small = UI_STYLE_SMALL, answer = UI_STYLE_SENTENCE;
    const char *text = werewolf_private_hint(look);

    small.lines = 1;
    small.align = UI_MIDDLE;
    small.valign = UI_BOTTOM;
    small.colour = UI_LANTERN;
    ui_label(look->d, (ui_rect){box.x, at.y, box.w, head}, &small, werewolf_private_question(look));
    answer.size = werewolf_learned(look) == NULL ? 26.0f : 46.0f - 10.0f * more;
    answer.lines = 2;
    answer.size = ui_label_size(look->d->ui, box, &answer, text);
    ui_label(look->d, box, &answer, text);
    return light_of_words(look, (ui_rect){0, 0, box.w, at.h});
}

/* Between what a role is and what is asked: the same for all. */
static void draw_rule(ui_draw *d, ui_rect at) {
    ui_fill(d, (ui_rect){at.x + 60, at.y + 2, at.w - 120, 2}, ui_fade(ui_theme(d->ui, UI_INK_500), 0.7f));
}

/* Of whoever goes out, in the middle over the tiles. */
static float draw_going(const werewolf_look *look, ui_rect at) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    ui_rect asks, hints;
    float room = 0;

    werewolf_going_words(look, at, &asks, &hints);
    draw_rule(look->d, at);
    head.size = WEREWOLF_ASKS_SIZE;
    say(look->d, &room, asks, &head, werewolf_private_question(look));
    body.align = UI_MIDDLE;
    body.colour = UI_PAPER_200;
    say(look->d, &room, hints, &body, werewolf_private_hint(look));
    return room;
}

/* Below a figure that is looked at. */
static float draw_shown(const werewolf_look *look, ui_rect at) {
    ui_label_style head = UI_STYLE_SENTENCE, body = UI_STYLE_BODY;
    ui_draw *d = look->d;
    float room = 0;

    if (werewolf_is_told(look)) {
        return draw_told(look, at);
    }
    draw_rule(d, at);
    head.size = WEREWOLF_ASKS_SIZE;
    head.lines = 2;
    say(d, &room, (ui_rect){at.x + 20, at.y + 8.0f, at.w - 40, at.h * 0.46f}, &head, werewolf_private_question(look));
    body.align = UI_MIDDLE;
    body.colour = UI_PAPER_200;
    if (look->t->n_legal > 0) {
        say(d, &room, (ui_rect){at.x + 20, at.y + at.h * 0.5f, at.w - 40, at.h * 0.48f}, &body,
            werewolf_private_hint(look));
    }
    return room;
}

/* ---- what is chosen ---- */

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

/* ---- the frame ---- */

/* Emblem and name of whoever reads: who takes the device up by mistake sees at once that it is not theirs. Names are
 * levelled with the words below them: a long one in large letters is light, too. */
static void draw_owner(const werewolf_look *look, ui_rect at, bool on_tab) {
    static const float gap = 10.0f, emblem = 36.0f; /* a larger one's colour would be light of its own */
    static const float tab = 20.0f, below = 6.0f;
    ui_draw *d = look->d;
    const char *name = werewolf_seat_name(look, look->seat);
    ui_label_style style = UI_STYLE_NAME;

    style.size = 24.0f;
    style.colour = UI_PAPER_100;
    const float wide = fminf(ui_label_width(d->ui, &style, name) + 2, at.w - emblem - gap);
    const float x = at.x + (at.w - emblem - gap - wide) / 2;
    if (on_tab) { /* the plate lies over its foot */
        ui_plate(d, (ui_rect){x - tab, at.y - below, emblem + gap + wide + 2 * tab, at.h + 3 * below}, 5, UI_INK_700,
                 0, 0.0f, false);
    }
    ui_seat_emblem(d, (ui_rect){x, at.y + (at.h - emblem) / 2, emblem, emblem}, &look->t->seat[look->seat]);
    ui_label(d, (ui_rect){x + emblem + gap, at.y, wide, at.h}, &style, name);
}

/* The disc over the card's corner; short words have as much above as below. The place has room for the longest,
 * whoever's they are. */
static float draw_beside(const werewolf_look *look, ui_level *level, const werewolf_places *p) {
    static const float size = 24.0f;
    ui_draw *d = look->d;
    const int role = look->me->role;
    const ui_rect words = werewolf_beside_disc(p);
    const float high =
        fminf(words.h, werewolf_role_name_height(d->ui) + werewolf_role_text_height(d, words.w, size, role));

    draw_role(d, level, p->disc, (ui_rect){words.x, words.y + (words.h - high) / 2, words.w, high}, size, role);
    return words.w * words.h * light_of_full_box(d->ui);
}

/* The role with what it is; all of it is held to read more. */
static float draw_held(const werewolf_look *look, ui_level *level, const werewolf_places *p) {
    const bool stands = p->disc.w > 0;
    const ui_rect card = p->card,
                  all = stands ? (ui_rect){card.x, p->disc.y, card.w, card.y + card.h - p->disc.y} : card;
    const float room = p->beside ? draw_beside(look, level, p)
                       : stands
                           ? draw_role_words(look->d, (ui_rect){card.x + 24, card.y + 8, card.w - 48, card.h - 14},
                                             24.0f, UI_MIDDLE, look->me->role)
                           : draw_card(look, level, card);

    ui_zone_add(look->d, ZONE_CARD, 0, all, UI_ZONE_INSPECT);
    ui_focus(look->d, all, ZONE_CARD, 0);
    return room;
}

/* Role and question stand on one axis, what is done in this turn on that of the figure. */
static float draw_choice(const werewolf_look *look, ui_level *level, const werewolf_places *p) {
    const ui_rect disc = disc_of_card(p->card);
    ui_rect ask = p->ask;

    ask.x = disc.x + disc.w + 4;
    ask.w = p->ask.x + p->ask.w - ask.x;
    if (werewolf_counts_turns(look)) {
        const float high = fminf(p->ask.h - WEREWOLF_ASK_FOOT - 8.0f, 0.6f * disc.w);
        draw_task(look, level, (ui_rect){disc.x, p->ask.y + 4.0f, disc.w, high});
    }
    return p->ask.w / ask.w * draw_asked(look, ask); /* it has the light of the whole plate's width */
}

void werewolf_draw_private(const werewolf_look *look) {
    ui_draw *d = look->d;
    const bool choice = werewolf_chooses(look);
    const ui_rect done = table_done_place(d->ui, 260);
    const werewolf_places p = werewolf_private_places(look, done);
    const float wide = choice ? werewolf_tiles_wide(d->ui) : p.ask.w, left = (d->ui->width - wide) / 2,
                top = p.ask.y + p.ask.h + 12;

    table_stage(d, "private", table_wing(d->ui), table_wing(d->ui));
    if (p.disc.w > 0) {
        draw_lamp(d, p.disc, look->me->role);
    }
    ui_level level = ui_level_begin(d);
    if (p.owner.w > 0) {
        draw_owner(look, p.owner, p.disc.w > 0);
    }
    ui_level_plate(&level, (ui_rect){p.card.x, p.card.y, p.card.w, p.card.h + p.ask.h}, 3, UI_INK_700);
    const float fuller = p.disc.w > 0 ? 1.15f : 1.06f; /* the more where the plate is as high as the longest words */
    const float room = fuller * (draw_held(look, &level, &p) + (werewolf_goes_out(look) ? draw_going(look, p.ask)
                                                                : choice ? draw_choice(look, &level, &p)
                                                                         : draw_shown(look, p.ask)));
    ui_level_beside(&level);
    if (choice) {
        werewolf_draw_tiles(look, &level, (ui_rect){left, top, wide, done.y - 14 - top});
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
