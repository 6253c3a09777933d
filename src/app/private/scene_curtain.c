/* The closed curtain between two people. Holds no port: it knows a seat's name and what everybody has seen. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/hosted.h"
#include "app/inside.h"
#include "app/menus/menu.h"
#include "app/private/cloth.h"
#include "app/private/curtain.h"
#include "app/private/seat_lock.h"
#include "app/sound/heard.h"
#include "ui/motion.h"

typedef struct {
    scene base;
    curtain_arg arg;
    ui_seat seat;
    char name[UI_NAME_BYTES];       /* as shown, in the seat's language */
    char table_name[UI_NAME_BYTES]; /* and in the table's */
    char seal[NT_COMMITMENT_CODE];  /* of the deal, while the first are asked; else "" */
    bool dealt;                     /* nothing else has happened yet */
    char recap[256];                /* what happened last, in the seat's language */
    const text_catalogue *table;    /* the table's words when that was learnt */
    bool press;                     /* the setting that makes a hold a press */
    bool kept;                      /* the seat has chosen; its choice waits for the least time */
    cloth cloth;                    /* it closes, or parts */
    bool signs;            /* the cloth hangs: the still page's sign goes up in that time, its own comes down */
    uint64_t closed_since; /* of a cloth that was opened */
    bool parts;            /* it was opened; what lies behind it is made when it has parted */
} curtain;

static bool moves(const curtain *c, const app *a) {
    return cloth_moves(&c->cloth, a);
}

/* The words of whoever comes; anew when a language has changed. */
static void learn(curtain *c, app *a) {
    c->table = app_words(a, NULL);
    if (c->arg.seat != NT_SPECTATOR) {
        c->seat = app_director_seating(a->table)->seat[c->arg.seat];
        app_seat_name(&c->seat, app_words(a, c->seat.lang), c->name, sizeof c->name);
        app_seat_name(&c->seat, app_words(a, NULL), c->table_name, sizeof c->table_name);
    }
    app_recap(a, c->seat.lang, c->recap, sizeof c->recap);
}

static bool enter(scene *s, app *a, const void *arg) {
    curtain *c = (curtain *)s;
    c->arg = *(const curtain_arg *)arg;
    c->press = a->settings.hold_toggle;
    c->kept = app_director_kept(a->table) != NT_SPECTATOR;
    if (nt_match_plies(app_director_match(a->table)) <= app_director_seating(a->table)->n) {
        snprintf(c->seal, sizeof c->seal, "%s", nt_match_commitment(app_director_match(a->table))->code);
    }
    c->dealt = c->seal[0] != '\0' && (c->arg.looks || nt_match_plies(app_director_match(a->table)) == 1);
    learn(c, a);
    c->cloth = cloth_close(a, c->arg.closes_since);
    c->signs = c->arg.closes_since != 0 && !moves(c, a);
    if (c->signs) {
        c->cloth = cloth_move(a);
    }
    app_sound(a, "curtain");
    return true;
}

/* What is behind it is there from now on, and not before. */
static void give_way(curtain *c, app *a) {
    c->arg.closes_since = c->kept ? c->closed_since : 0;
    if (c->arg.over) {
        app_pop(a);
    } else if (app_host_next(a) != NULL) {
        app_go_on(a);
    } else if (c->arg.seat == NT_SPECTATOR) {
        app_go(a, app_public_scene(a), NULL, 0);
    } else if (!c->kept && seat_lock_wanted(a, c->arg.seat)) {
        app_go(a, &scene_seat_lock, &c->arg, sizeof c->arg);
    } else {
        app_go(a, c->kept ? &scene_still : app_behind_curtain(a, &c->arg), &c->arg, sizeof c->arg);
    }
}

enum { PARTING = 220 /* ms of its sound */ };

/* Whoever has chosen finds it closed again on the still page: then it does not part. */
static void open_up(curtain *c, app *a) {
    c->closed_since = c->cloth.begun;
    c->cloth = cloth_move(a);
    c->signs = false;
    c->parts = moves(c, a) && !c->kept;
    app_dirty(a);
    if (!c->parts) {
        c->cloth.ends = 0;
        give_way(c, a);
        return;
    }
    if (c->cloth.ends - c->cloth.begun >= PARTING) { /* what is behind it is silent */
        app_sound(a, "parting");
    }
}

/* A press while it moves ends the movement and does nothing else. What covers the window shuts it again. */
static bool input_moving(curtain *c, app *a, const ui_input *in) {
    if (in->kind == UI_COVERED) {
        c->parts = false;
        c->cloth.ends = 0;
    } else if (in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK || in->kind == UI_PAUSE) {
        c->cloth.ends = a->now;
    }
    app_dirty(a);
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    curtain *c = (curtain *)s;
    if (in->kind == UI_COVERED || (c->parts && moves(c, a))) {
        return input_moving(c, a, in);
    }
    if (ui_chose(in, ZONE_OPEN)) {
        open_up(c, a);
    } else if (c->arg.look && (in->kind == UI_BACK || (ui_chose(in, ZONE_BACK)))) {
        app_go_on(a);
    } else if (in->kind == UI_PAUSE || in->kind == UI_BACK || (ui_chose(in, ZONE_PAUSE))) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (ui_chose(in, ZONE_LANGUAGE)) {
        app_push(a, &scene_languages, &(languages_arg){c->arg.seat}, sizeof(languages_arg));
    } else if (in->kind == UI_RULES) {
        app_push(a, &scene_rules, &(rules_arg){.game = app_director_game(a->table)->id}, sizeof(rules_arg));
    }
    return true;
}

/* Whether the match goes on behind it. Not where the host's scene comes next: how far a call is must not show. */
static bool goes_on_behind(const curtain *c, const app *a) {
    return !c->arg.look && !c->arg.over && app_host_next(a) == NULL;
}

/* Bots go on answering: their places in the count are public and their pauses are fixed. */
static void tick(scene *s, app *a, uint64_t now) {
    curtain *c = (curtain *)s;
    if (c->cloth.ends != 0) {
        app_dirty(a);
    }
    if (c->cloth.ends != 0 && now >= c->cloth.ends) {
        c->cloth.ends = 0;
        if (c->parts) {
            give_way(c, a);
            return;
        }
    }
    const bool anew = c->table != app_words(a, NULL) ||
                      (c->arg.seat != NT_SPECTATOR &&
                       strcmp(c->seat.lang, app_director_seating(a->table)->seat[c->arg.seat].lang) != 0);
    if (anew) {
        learn(c, a);
        app_dirty(a);
    }
    if (!goes_on_behind(c, a)) {
        return;
    }
    app_director_tick(a->table, now, app_tempo_of(&a->settings), false);
    if (c->kept && app_director_kept(a->table) == NT_SPECTATOR) {
        app_go_on(a);
        return;
    }
    app_step step = app_director_step(a->table);
    if (c->arg.of > 0 && step.of == c->arg.of && step.done != c->arg.done) {
        c->arg.done = step.done;
        app_dirty(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const curtain *c = (const curtain *)s;
    const uint64_t behind = goes_on_behind(c, a) ? app_director_pause_end(a->table, a->now) : UINT64_MAX;
    return cloth_wake(&c->cloth, a, behind);
}

static const char *tongue(const curtain *c, const app *a) {
    return c->seat.lang[0] ? c->seat.lang : a->settings.lang;
}

/* Of the language: only a seat chooses its own. */
static ui_rect tongue_place(const curtain *c, const app *a, ui_draw *d) {
    if (c->arg.seat == NT_SPECTATOR) {
        return (ui_rect){0};
    }
    return (ui_rect){24, 24, menu_language_width(d, tongue(c, a)), fmaxf(ui_target(d->ui), 46)};
}

static void draw_corners(const curtain *c, const app *a, ui_draw *d) {
    float high = ui_target(d->ui) > 46 ? ui_target(d->ui) : 46, wide = 150;
    const float y = d->ui->height - high - 24, left = 24, right = d->ui->width - wide - 24;
    const bool other = d->ui->left_handed;
    if (c->arg.seat != NT_SPECTATOR) {
        menu_language_button(d, tongue_place(c, a, d), NULL, tongue(c, a), UI_QUIET);
    }
    ui_button(d, (ui_rect){other ? left : right, y, wide, high}, ZONE_PAUSE, 0, ui_say(d, "apron.pause"), NULL,
              UI_PLAIN, 0);
    if (c->arg.look) {
        ui_button(d, (ui_rect){other ? right : left, y, wide, high}, ZONE_BACK, 0, ui_say(d, "play.curtain.back"),
                  NULL, UI_PLAIN, 0);
    }
}

static const char *how_key(const curtain *c) {
    return c->press ? "play.curtain.open_press" : "play.curtain.open";
}

/* Words, or room for a picture: on the sign, on the cloth, or on the strip at the foot. */
typedef struct {
    const char *text;
    ui_label_style style;
    float high, gap; /* of the thing, and under it */
} part;

enum { EMBLEM, NAME, TURN, TABLE_TURN, PAD, HOW, TABLE_HOW, COUNT, DOTS, RECAP, SEAL, PARTS };

static const float least_sign = 420, most_sign = 760, sign_high = 150, sign_in = 24, emblem_gap = 18;

static void words(part *p, const ui_draw *d, float w, const ui_label_style *style, const char *text) {
    p->text = text;
    p->style = *style;
    p->style.align = UI_MIDDLE;
    p->high = text[0] ? ui_label_height(d->ui, style, w, text) : 0;
    float most = 2.1f * style->size * d->ui->text_scale * 1.45f;
    p->high = fminf(p->high, most);
    p->gap = text[0] ? 8 : 0;
}

static void room(part *p, float high, float gap) {
    p->high = high;
    p->gap = gap;
}

/* Who may open it, in one of two languages. */
static const char *whose(const curtain *c, ui_draw *d, text_catalogue *in, const char *name) {
    const text_arg arg = TEXT_STR("name", name);
    const bool table = c->arg.seat == NT_SPECTATOR;
    const char *key = table ? (c->arg.over ? "play.curtain.covered" : "play.curtain.table") : "play.curtain.turn";
    if (c->arg.judge) {
        key = table ? "play.curtain.judge" : "play.curtain.new_judge";
    }
    return text_say_from(&d->words, in, key, &arg, 1);
}

/* The table reads, too, whose turn it is and what the lantern does, where its language is another one. */
static bool in_two_languages(const curtain *c, const app *a, const ui_draw *d) {
    return c->arg.seat != NT_SPECTATOR && d->ui->words != a->words[0];
}

static ui_label_style on_sign(const ui_label_style *style) {
    ui_label_style ink = *style;
    ink.colour = UI_INK_900;
    return ink;
}

/* Name and turn in ink, the emblem beside them; returns the width of the words. */
static float sign_parts(const curtain *c, const app *a, ui_draw *d, part at[PARTS]) {
    const bool seat = c->arg.seat != NT_SPECTATOR;
    ui_label_style name = on_sign(&UI_STYLE_TITLE), turn = on_sign(&UI_STYLE_SENTENCE), table = UI_STYLE_SMALL;
    name.size = 54;
    name.lines = 1;
    name.name = c->seat.name[0] != '\0';
    table.colour = UI_BARK;
    table.lang = text_lang(a->words[0]);
    room(&at[EMBLEM], seat ? 104 : 0, 0);
    const float beside = 2 * sign_in + (seat ? at[EMBLEM].high + emblem_gap : 0);
    const float most = fminf(most_sign, d->ui->width - 72) - beside;
    const char *said = whose(c, d, d->ui->words, c->name);
    float w = fmaxf(least_sign - beside, ui_label_width(d->ui, &turn, said));
    w = fminf(seat ? fmaxf(w, ui_label_width(d->ui, &name, c->name)) : w, most);
    if (seat) {
        words(&at[NAME], d, w, &name, c->name);
        at[NAME].gap = 0;
    }
    words(&at[TURN], d, w, &turn, said);
    at[TURN].gap = 0;
    if (in_two_languages(c, a, d)) {
        words(&at[TABLE_TURN], d, w, &table, whose(c, d, a->words[0], c->table_name));
        at[TABLE_TURN].gap = 0;
    }
    return w;
}

/* The lantern, what it does, and how many have finished. */
static void cloth_parts(const curtain *c, const app *a, ui_draw *d, float w, part at[PARTS]) {
    ui_label_style how = UI_STYLE_BODY, table = UI_STYLE_SMALL;
    how.size = ui_large_words(d->ui) ? how.size : 28; /* what is to be done is the largest on the cloth */
    table.lang = text_lang(a->words[0]);
    room(&at[PAD], 120, 10);
    words(&at[HOW], d, w, &how, ui_say(d, how_key(c)));
    if (in_two_languages(c, a, d)) {
        words(&at[TABLE_HOW], d, w, &table, text_say_from(&d->words, a->words[0], how_key(c), NULL, 0));
    }
    if (c->arg.of > 1) {
        words(&at[COUNT], d, w, &UI_STYLE_SMALL,
              UI_SAY(d, c->arg.looks ? "play.curtain.looked" : "play.curtain.finished", TEXT_NUM("done", c->arg.done),
                     TEXT_NUM("of", c->arg.of)));
        room(&at[DOTS], 16, 6);
    }
}

static const float wax = 20.0f, wax_gap = 8.0f;

/* One quiet line beside its wax, smaller than what it is for: where the words have no room in it, the code alone. */
static void seal_part(const curtain *c, ui_draw *d, float w, part *seal) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *text = UI_SAY(d, "play.curtain.seal", TEXT_STR("code", c->seal));
    const float room_for_it = w - wax - wax_gap;
    style.colour = UI_PAPER_400;
    style.size = 16;
    style.lines = 1;
    if (ui_label_width(d->ui, &style, text) > room_for_it) {
        text = text_keep(&d->words, c->seal, strlen(c->seal));
        style.name = true;
    }
    words(seal, d, room_for_it, &style, text);
    seal->style.align = UI_LEFT;
    seal->high = fmaxf(seal->high, wax);
    seal->gap = 0;
}

/* Over the seal it is said what that is for, as long as there is no news but that. */
static void strip_parts(const curtain *c, ui_draw *d, float w, part at[PARTS]) {
    const char *why = c->dealt ? ui_say(d, "play.curtain.sealed") : c->recap;
    words(&at[RECAP], d, w, &UI_STYLE_SMALL, ui_label_width(d->ui, &UI_STYLE_SMALL, why) <= w ? why : c->recap);
    if (c->seal[0] != '\0') {
        seal_part(c, d, w, &at[SEAL]);
    } else {
        at[RECAP].gap = 0; /* in the middle of its strip */
    }
}

static float height(const part at[PARTS], int from, int to) {
    float all = 0;
    for (int i = from; i <= to; i++) {
        all += at[i].high + at[i].gap;
    }
    return all;
}

static void draw_part(const curtain *c, ui_draw *d, int kind, const part *p, ui_rect box) {
    if (p->high <= 0) {
        return;
    }
    if (kind == EMBLEM) {
        ui_seat_emblem(d, ui_centre(box, p->high, p->high), &c->seat);
    } else if (kind == PAD) {
        ui_glow(d, ui_centre(box, p->high * 2.4f, p->high * 2.4f), UI_LANTERN);
        ui_hold_pad(d, ui_centre(box, p->high, p->high), ZONE_OPEN, 0, "lantern");
    } else if (kind == SEAL) {
        const float w = fminf(ui_label_width(d->ui, &p->style, p->text) + 2, box.w - wax - wax_gap);
        const float x = box.x + (box.w - w - wax - wax_gap) / 2;
        curtain_wax(d, (ui_rect){x, box.y + (box.h - wax) / 2, wax, wax});
        ui_label(d, (ui_rect){x + wax + wax_gap, box.y, w, box.h}, &p->style, p->text);
    } else if (kind == DOTS) {
        ui_dots(d, box, c->arg.of, c->arg.done, UI_MOSS);
    } else if (box.y >= 0) { /* no word of a sign on its way is cut by the window */
        ui_label(d, box, &p->style, p->text);
    }
}

/* How far the cloth is parted, 0..1. */
static float parted(const curtain *c, const app *a) {
    if (!moves(c, a) || c->signs) {
        return 0.0f;
    }
    return c->parts ? cloth_part(&c->cloth, a) : 1.0f - cloth_part(&c->cloth, a);
}

static ui_rect middle_of(const part at[PARTS], int from, int to, ui_rect in) {
    return ui_centre(in, in.w, height(at, from, to));
}

/* One below the other from the top of a place. */
static void draw_parts(const curtain *c, ui_draw *d, const part at[PARTS], int from, int to, ui_rect in) {
    float y = in.y;
    for (int i = from; i <= to; i++) {
        draw_part(c, d, i, &at[i], (ui_rect){in.x, y, in.w, at[i].high});
        y += at[i].high + at[i].gap;
    }
}

static void draw_sign(const curtain *c, ui_draw *d, const part at[PARTS], ui_rect sign, float up) {
    const float emblem = at[EMBLEM].high, beside = emblem > 0 ? emblem + emblem_gap : 0;
    const ui_rect in = ui_inset(sign, sign_in);
    curtain_hung_sign(d, sign, up);
    draw_part(c, d, EMBLEM, &at[EMBLEM], (ui_rect){in.x, in.y, emblem, in.h});
    draw_parts(c, d, at, NAME, TABLE_TURN,
               middle_of(at, NAME, TABLE_TURN, (ui_rect){in.x + beside, in.y, in.w - beside, in.h}));
}

/* How far above its place its sign is: it comes down with its valance, or, where the cloth hangs, behind the still
 * page's, which goes up first; each of them by `way`. */
static float sign_up(const curtain *c, const app *a, ui_draw *d, float way, float most) {
    enum { LANTERN_STEPS = 4 };
    const float gone = c->signs ? cloth_part(&c->cloth, a) : 1.0f;
    if (gone < 0.5f) {
        const float still_up = way * motion_of(gone, 0.0f, 0.5f);
        cloth_still_sign(d, still_up, still_up, 1.0f - motion_stepped(motion_of(gone, 0.0f, 0.4f), LANTERN_STEPS));
    }
    return c->signs ? way * (1.0f - motion_of(gone, 0.5f, 1.0f))
                    : fminf(curtain_valance_up(d->ui, parted(c, a)), most);
}

/* On the boards, between the buttons of the corners, or above them on a narrow frame. */
static ui_rect strip_of(const ui_frame *ui, float high) {
    const float button = fmaxf(ui_target(ui), 46), edge = 24, side = menu_narrow(ui) ? edge : edge + 150 + 24;
    const float below = menu_narrow(ui) ? edge + button + 16 : edge;
    return (ui_rect){side, ui->height - below - high, ui->width - 2 * side, high};
}

/* What happened last comes up from below while the cloth closes: before that there is another floor. */
static void draw_strip(const curtain *c, ui_draw *d, const part at[PARTS], ui_rect strip, float in, float open) {
    strip.y += roundf((d->ui->height - strip.y) * open);
    ui_plate(d, strip, 43, ui_fade(UI_INK_950, 0.86f), 0, 0, false);
    if (strip.y + strip.h <= d->ui->height) { /* no word is cut by the window */
        draw_parts(c, d, at, RECAP, SEAL, middle_of(at, RECAP, SEAL, ui_inset(strip, in)));
    }
}

/* The least y of a sign as wide as that: under the language's button where it would lie on it. */
static float sign_least(const curtain *c, const app *a, ui_draw *d, float sign_w) {
    const ui_rect at = tongue_place(c, a, d);
    const bool beside = (d->ui->width - sign_w) / 2 >= at.x + at.w + 12;
    return beside ? 6.0f : at.y + at.h + 12;
}

/* What lies on the cloth while one sign takes the place of another: it comes out of it with the second one. */
static void draw_cloth_over(const curtain *c, const app *a, ui_draw *d) {
    enum { STEPS = 4 };
    const float left =
        c->signs ? 1.0f - motion_stepped(motion_of(cloth_part(&c->cloth, a), 0.4f, 1.0f), STEPS) : 0.0f;
    if (left > 0.0f) {
        curtain_over(d, left);
    }
}

/* The lantern has one place on every curtain; where large words leave it no room there they stand in the middle. */
static ui_rect hung_between(const ui_frame *ui, const part at[PARTS], float w, float from, float to) {
    const float high = height(at, PAD, DOTS), y = cloth_lantern(ui) - at[PAD].high / 2;
    const bool fits = y >= from && y + high <= to;
    return (ui_rect){(ui->width - w) / 2, fits ? y : from + (to - from - high) / 2, w, high};
}

/* The sign hangs from the valance, the lantern before the cloth, what happened lies at the foot. */
static void draw_words(const curtain *c, const app *a, ui_draw *d) {
    const float w = fminf(680, d->ui->width - 100), in = 14;
    part at[PARTS];
    memset(at, 0, sizeof at);
    const float words_w = sign_parts(c, a, d, at);
    cloth_parts(c, a, d, w, at);
    strip_parts(c, d, strip_of(d->ui, 0).w - 2 * in, at);
    const float emblem = at[EMBLEM].high, sign_w = words_w + 2 * sign_in + (emblem > 0 ? emblem + emblem_gap : 0);
    float sign_h = fmaxf(sign_high, height(at, NAME, TABLE_TURN) + 2 * sign_in), top = curtain_valance(d->ui) + 26;
    const float foot = d->ui->height - 24 - in;
    if (top + sign_h + height(at, PAD, SEAL) + 2 * in + 14 > foot) {
        at[PAD].high = fmaxf(84, ui_target(d->ui));
    }
    if (at[SEAL].high > 0 && top + sign_h + height(at, PAD, SEAL) + 2 * in + 14 > foot) {
        at[RECAP] = (part){0}; /* that the cards are dealt is what the seal says, too */
    }
    if (top + sign_h + height(at, PAD, SEAL) + 2 * in + 14 > foot) { /* large words in two languages */
        top -= 46;
        sign_h -= 16;
        at[PAD].high = fmaxf(64, ui_target(d->ui));
        for (int i = PAD; i <= DOTS; i++) {
            at[i].gap = fminf(at[i].gap, 2);
        }
    }
    const float told = height(at, RECAP, SEAL);
    const ui_rect strip = strip_of(d->ui, told > 0 ? told + in : 0);
    const ui_rect hung = hung_between(d->ui, at, w, top + sign_h + 8, strip.y - 8);
    const float least = fminf(sign_least(c, a, d, sign_w), top);
    ui_glow(d, ui_centre(hung, w * 1.15f, hung.h * 1.5f), UI_INK_950); /* words are read on cloth */
    draw_parts(c, d, at, PAD, DOTS, hung);
    if (told > 0) {
        draw_strip(c, d, at, strip, in, parted(c, a));
    }
    draw_corners(c, a, d);
    draw_cloth_over(c, a, d);
    const float up = sign_up(c, a, d, top + sign_h + 12, top - least);
    draw_sign(c, d, at, (ui_rect){(d->ui->width - sign_w) / 2, top - up, sign_w, sign_h}, up);
}

/* While it closes it can be pressed already; what parts has nothing to press. */
static void draw(const scene *s, const app *a, ui_draw *d) {
    const curtain *c = (const curtain *)s;
    cloth_draw(a, d, parted(c, a));
    if (c->parts || a->stack[a->depth - 1]->ops == &scene_pause) { /* that one's sign hangs in place of this one */
        return;
    }
    const bool comes = !c->signs && cloth_hang_begin(&c->cloth, a, d);
    draw_words(c, a, d);
    if (comes) {
        cloth_hang_end(d);
    }
}

static bool waits(const scene *s) {
    return ((const curtain *)s)->parts;
}

static uint8_t seat(const scene *s, const app *a) {
    (void)a;
    return ((const curtain *)s)->arg.seat;
}

static const char *lang(const scene *s, const app *a) {
    const curtain *c = (const curtain *)s;
    (void)a;
    return c->seat.lang[0] ? c->seat.lang : NULL;
}

const scene_ops scene_curtain = {
    .name = "curtain",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SHUTS,
    .size = sizeof(curtain),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .seat = seat,
    .lang = lang,
    .waits = waits,
};
