/* Calls: what the device asks with closed eyes around it, or what a judge reads aloud. One template for all calls; a
 * fake call looks like a real one. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

/* ---- which call it is, and what a seat does in it ---- */

bool werewolf_call_of(nt_view view, table_call *out) {
    const werewolf_pub *pub = view.pub;
    const bool judged = werewolf_judged(pub);

    if (pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS || pub->ended) {
        return false;
    }
    if (pub->step == WEREWOLF_STEP_NIGHT && pub->call < WEREWOLF_STEPS) {
        *out = (table_call){
            .judged = judged, .key = pub->call, .only = NT_SPECTATOR, .seconds = werewolf_call[pub->call].window};
        return true;
    }
    for (int seat = 0; seat < pub->n && judged && pub->step == WEREWOLF_STEP_RITES; seat++) {
        if (pub->asked[seat]) {
            *out = (table_call){
                .judged = true, .key = (uint8_t)(WEREWOLF_KEY_RITES + seat), .only = (uint8_t)seat, .seconds = 5};
            return true;
        }
    }
    return false;
}

bool werewolf_is_called(nt_view view, uint8_t key) {
    const werewolf_pub *pub = view.pub;
    const werewolf_priv *me = view.me;

    if (me == NULL) {
        return false;
    }
    return key < WEREWOLF_STEPS ? pub->alive[view.seat] && me->task != WEREWOLF_TASK_SLEEP
                                : key - WEREWOLF_KEY_RITES == view.seat;
}

bool werewolf_tells(nt_view view, uint8_t key, bool before) {
    (void)view; /* by the call alone: whoever lives, there is a page to close */
    switch (key) {
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
    case WEREWOLF_CALL_WITCH:
        return before;
    case WEREWOLF_CALL_SEER:
    case WEREWOLF_CALL_STATUE:
    case WEREWOLF_CALL_KEEPER:
        return !before;
    default:
        return before && key >= WEREWOLF_KEY_RITES;
    }
}

static nt_move choice(nt_view view, int kind, int seat) {
    nt_move move = {.seat = view.seat, .kind = (uint8_t)kind};

    if (kind == WEREWOLF_MOVE_CHOOSE || kind == WEREWOLF_MOVE_BOTH || kind == WEREWOLF_MOVE_SHOOT) {
        move.n = 1;
        move.arg[0] = seat < 0 ? WEREWOLF_NONE : (uint8_t)seat;
    }
    return move;
}

nt_move werewolf_device_answer(nt_view view, const table_ui *t, const nt_move *legal, int n) {
    const werewolf_pub *pub = view.pub;
    const nt_move picked = choice(view, t->pick[WEREWOLF_PICK_KIND] - 1, t->pick[WEREWOLF_PICK_SEAT] - 1);
    nt_move neutral = legal[n - 1]; /* nobody stands last; at the last rites "nothing" stands first */

    if (pub->step == WEREWOLF_STEP_RITES) {
        neutral = legal[0];
    }
    for (int i = 0; i < n && werewolf_is_called(view, t->call.key) && t->pick[WEREWOLF_PICK_KIND] != 0; i++) {
        if (legal[i].kind == picked.kind && legal[i].arg[0] == picked.arg[0]) {
            return legal[i];
        }
    }
    return neutral;
}

/* ---- what is told ---- */

static const char *of_camp(ui_draw *d, const char *key, const char *name, int camp) {
    return UI_SAY(d, key, TEXT_STR("name", name),
                  TEXT_STR("camp", camp == WEREWOLF_SAW_WOLF   ? "wolf"
                                   : camp == WEREWOLF_SAW_GOOD ? "good"
                                                               : "none"));
}

static const char *told_in_night(const werewolf_look *look, uint8_t key) {
    const werewolf_priv *me = look->me;
    const werewolf_memory *night = &me->night[look->pub->round];
    const char *seen = werewolf_seat_name(look, night->seen);
    ui_draw *d = look->d;

    switch (key) {
    case WEREWOLF_CALL_PACK:
        return UI_SAY(d, "werewolf.told.pack", TEXT_STR("names", werewolf_marked(look, me->pack)));
    case WEREWOLF_CALL_HIDDEN:
        return ui_say(d, me->awake ? "werewolf.told.hidden_awake" : "werewolf.told.hidden_asleep");
    case WEREWOLF_CALL_GHOST:
        return ui_say(d, me->awake ? "werewolf.told.ghost_alone" : "werewolf.told.ghost_not_alone");
    case WEREWOLF_CALL_WITCH:
        return UI_SAY(d, "werewolf.told.witch", TEXT_STR("name", werewolf_seat_name(look, night->knife)),
                      TEXT_STR("victim", night->knife < look->pub->n ? "yes" : "no"),
                      TEXT_NUM("antidote", me->antidote), TEXT_NUM("poison", me->poison));
    case WEREWOLF_CALL_STATUE:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : UI_SAY(d, "werewolf.told.role", TEXT_STR("name", seen),
                                                    TEXT_STR("role", werewolf_role_name(d, night->result)));
    case WEREWOLF_CALL_SEER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : of_camp(d, "werewolf.told.camp", seen, night->result);
    case WEREWOLF_CALL_KEEPER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.no_exile")
                                           : of_camp(d, "werewolf.told.camp", seen, night->result);
    default:
        return NULL;
    }
}

const char *werewolf_told(const werewolf_look *look, uint8_t key) {
    static const char *const rites[] = {"ok", "ok", "shoot", "blocked", "show"};

    if (look->me == NULL) {
        return ui_say(look->d, "werewolf.told.sleep");
    }
    if (key >= WEREWOLF_KEY_RITES) {
        return werewolf_say(look->d, "rites", rites[look->me->rites < 5 ? look->me->rites : 0]);
    }
    return told_in_night(look, key);
}

/* ---- the frame ---- */

static ui_colour ink(const ui_draw *d, ui_colour c) {
    return d->ui->high_contrast ? ui_theme(d->ui, UI_PAPER_100) : c;
}

static void ground(ui_draw *d) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (!d->ui->high_contrast) {
        ui_cover(d, all.h > all.w ? "werewolf/call_tall" : "werewolf/call", all);
    }
}

static bool open_page(const table_ui *t) {
    return t->phase == TABLE_CALL_TELLS_FIRST || t->phase == TABLE_CALL_TELLS;
}

static void seat_disc(const werewolf_look *look, ui_rect at, int seat) {
    const bool alive = look->pub->alive[seat], on = look->t->pick[WEREWOLF_PICK_SEAT] == seat + 1;
    const bool asks = look->t->phase == TABLE_CALL_ASKS;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_NAME;
    const ui_colour text = alive ? UI_NIGHT_TEXT : ui_mix(UI_NIGHT_TEXT, UI_INK_950, 0.55f);
    char number[12];

    ui_disc(d, at, 0xFF070B16u, on ? UI_NIGHT_TEXT : UI_INK_700, on ? 4.0f : 2.0f);
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS],
              ui_centre((ui_rect){at.x, at.y, at.w, at.h * 0.72f}, at.w * 0.42f, at.w * 0.42f), ink(d, text));
    snprintf(number, sizeof number, "%d", seat + 1);
    style.align = UI_MIDDLE;
    style.colour = ink(d, text);
    ui_label(d, (ui_rect){at.x + 8, at.y + at.h * 0.6f, at.w - 16, at.h * 0.32f}, &style, number);
    if (alive && asks) {
        ui_zone_add(d, "pick", seat, at, UI_ZONE_OPTION);
        ui_focus(d, at, "pick", seat);
    }
}

static const char *call_id(uint8_t key) {
    return key < WEREWOLF_CALLS ? werewolf_call[key].id : "rites";
}

/* Who wakes, for a judge, and what to ask of them. */
static const char *judge_hint(const werewolf_look *look) {
    const uint8_t key = look->t->call.key, called = look->t->called;
    ui_draw *d = look->d;
    const char *names = key == WEREWOLF_CALL_PACK && look->me != NULL ? werewolf_marked(look, look->me->pack)
                                                                      : werewolf_seat_name(look, called);

    return UI_SAY(d, "werewolf.call.wakes", TEXT_STR("names", names != NULL ? names : ""),
                  TEXT_STR("hint", werewolf_say(d, "call_hint", call_id(key))));
}

/* The sentence of the call, and what to do. */
static void words(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    ui_label_style title = UI_STYLE_TITLE, body = UI_STYLE_BODY;
    const bool rites = t->call.key >= WEREWOLF_KEY_RITES;
    const char *name = rites ? werewolf_seat_name(look, t->call.key - WEREWOLF_KEY_RITES) : "";
    const bool rests = t->phase == TABLE_CALL_RESTS;
    char key[48];

    snprintf(key, sizeof key, "werewolf.call.%s.%s", call_id(t->call.key), rests ? "close" : "open");
    title.size = 40;
    title.colour = ink(d, t->call.judged ? UI_PAPER_200 : UI_NIGHT_TEXT);
    title.lines = 2;
    body.align = UI_MIDDLE;
    body.valign = UI_TOP;
    body.size = 22;
    body.colour = ink(d, UI_NIGHT_TEXT);
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * 0.52f}, &title, UI_SAY(d, key, TEXT_STR("name", name)));
    const char *hint = t->call.judged && t->called != NT_SPECTATOR && t->phase == TABLE_CALL_ASKS && !rites
                           ? judge_hint(look)
                       : rests && !t->call.judged ? ui_say(d, "werewolf.call.rest")
                       : t->call.judged && t->called == NT_SPECTATOR
                           ? UI_SAY(d, "werewolf.call.nobody_wakes", TEXT_NUM("n", t->seconds_left))
                       : open_page(t) ? werewolf_told(look, t->call.key)
                                      : werewolf_say(d, "call_hint", call_id(t->call.key));
    ui_label(d, (ui_rect){at.x, at.y + at.h * 0.56f, at.w, at.h * 0.44f}, &body, hint);
}

static void night_button(ui_draw *d, ui_rect at, const char *zone, int n, const char *word, bool on, unsigned flags) {
    ui_label_style style = UI_STYLE_BUTTON;

    ui_plate(d, at, 26, 0xFF070B16u, on ? UI_NIGHT_TEXT : UI_INK_700, on ? 3.4f : 1.8f, false);
    style.colour = ink(d, UI_NIGHT_TEXT);
    ui_label(d, ui_inset(at, 6), &style, word);
    ui_zone_add(d, zone, n, at, flags);
    ui_focus(d, at, zone, n);
}

/* Save stands for everybody in the Witch's call, as the target does: an empty touch area would tell the others. */
static void choices(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool witch = t->call.key == WEREWOLF_CALL_WITCH, rites = t->call.key >= WEREWOLF_KEY_RITES;
    const int n = witch ? 3 : rites ? 3 : 2;
    int i = 0;

    if (t->phase != TABLE_CALL_ASKS) {
        night_button(d, ui_centre(at, fminf(at.w, 300), at.h), "confirm", 0,
                     werewolf_say(d, "call", open_page(t) ? "read" : "next"), false, UI_ZONE_HOLD | UI_ZONE_DEFAULT);
        return;
    }
    const ui_rect row = ui_centre(at, fminf(at.w, 250.0f * (float)n), at.h);
    if (witch) {
        night_button(d, ui_column(row, i++, n, 14), "kind", WEREWOLF_MOVE_SAVE, werewolf_say(d, "call", "save"),
                     kind == WEREWOLF_MOVE_SAVE || kind == WEREWOLF_MOVE_BOTH, UI_ZONE_OPTION);
    }
    if (rites) {
        night_button(d, ui_column(row, i++, n, 14), "kind", WEREWOLF_MOVE_SHOW, werewolf_say(d, "call", "show"),
                     kind == WEREWOLF_MOVE_SHOW, UI_ZONE_OPTION);
        night_button(d, ui_column(row, i++, n, 14), "kind", WEREWOLF_MOVE_NOTHING, werewolf_say(d, "call", "nothing"),
                     kind == WEREWOLF_MOVE_NOTHING, UI_ZONE_OPTION);
    } else {
        night_button(d, ui_column(row, i++, n, 14), "nobody", 0, werewolf_say(d, "call", "nobody"),
                     kind == WEREWOLF_MOVE_CHOOSE && t->pick[WEREWOLF_PICK_SEAT] == 0, UI_ZONE_OPTION);
    }
    night_button(d, ui_column(row, i, n, 14), "confirm", 0, werewolf_say(d, "call", "confirm"), false,
                 t->pick[WEREWOLF_PICK_KIND] != 0 ? UI_ZONE_DEFAULT : UI_ZONE_OFF);
}

/* One dot a call of this set, those done filled: they name no role. */
static void dots(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    int n = 0, lit = 0;

    for (int call = 0; call < WEREWOLF_STEPS; call++) {
        const int role = werewolf_call[call].role;
        const bool made = call == WEREWOLF_CALL_PACK || pub->set[role] || pub->opt[WEREWOLF_OPT_HIDDEN_SET];
        n += made;
        lit += made && call <= look->t->call.key;
    }
    if (look->t->call.key < WEREWOLF_CALLS) {
        ui_dots(look->d, at, n, lit, UI_NIGHT_TEXT);
    }
}

static void corners(const werewolf_look *look) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_BUTTON;
    const float h = fmaxf(46.0f, ui_target(d->ui)), w = 130;
    const ui_rect pause = {d->ui->width - w - 24, 20, w, h};

    style.colour = ink(d, UI_NIGHT_TEXT);
    style.lines = 1;
    style.align = UI_LEFT;
    ui_label(d, (ui_rect){28, 20, 200, h}, &style, werewolf_when(look));
    style.align = UI_RIGHT;
    ui_label(d, pause, &style, ui_say(d, "apron.pause"));
    ui_zone_add(d, "pause", 0, pause, 0);
    ui_focus(d, pause, "pause", 0);
}

void werewolf_draw_call(const werewolf_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, true);
    const ui_rect c = ring.middle;
    const float high = fmaxf(54.0f, ui_target(d->ui)), foot = d->ui->height - 30 - high;
    const float r = fminf(c.h * 0.46f, 212.0f);
    const bool rites = t->call.key >= WEREWOLF_KEY_RITES;

    ground(d);
    corners(look);
    if (t->phase == TABLE_CALL_DARK) {
        return;
    }
    const ui_rect lamp = {c.x + (c.w - r) / 2, c.y + 4, r, r};
    ui_disc(d, ui_inset(lamp, -r * 0.13f), 0xFF080D1Bu, 0, 0.0f);
    ui_disc(d, lamp, 0xFF181F33u, 0, 0.0f);
    ui_figure(d, rites ? "tomb" : werewolf_role[werewolf_call[t->call.key % WEREWOLF_STEPS].role].id,
              ui_inset(lamp, r * 0.16f), UI_INK_950);
    const float side = d->ui->height > d->ui->width ? 0.0f : look->pub->n > 12 ? 120.0f : 40.0f;
    words(look, (ui_rect){c.x + side, lamp.y + r + 14, c.w - 2 * side, c.y + c.h - lamp.y - r - 14});
    for (int seat = 0; seat < look->pub->n; seat++) {
        seat_disc(look, ring.plate[seat], seat);
    }
    dots(look, (ui_rect){d->ui->width / 2 - 110, foot - 30, 220, 14});
    choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
}
