/* Werewolf's private frame: who I am, what I have learned, and one task in one layout for everybody. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

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
    werewolf_draw_card(look, role, look->me->role);
    panel(look, ask);
    if (choice) {
        const float top = ask.y + panel_h + 12, small = fmaxf(46.0f, ui_target(d->ui));
        seats(look, (ui_rect){left, top, wide, done.y - 14 - small - 12 - top});
        others(look, (ui_rect){left, done.y - 14 - small, wide, small});
    }
    if (look->t->page > 0) {
        werewolf_draw_inspected(look, (ui_rect){left, 16, wide, done.y - 30}, look->t->page - 1);
    }
    table_done(d, look->t, done, werewolf_say(look->w, "private", "done"),
               werewolf_say(look->w, "private", "waiting"),
               werewolf_picked(look) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF);
}
