/* The closed curtain between two people. Holds no port: it knows a seat's name and what everybody has seen. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/heard.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/menu.h"
#include "ui/motion.h"

typedef struct {
    scene base;
    curtain_arg arg;
    ui_seat seat;
    char name[UI_NAME_BYTES];       /* as shown, in the seat's language */
    char table_name[UI_NAME_BYTES]; /* and in the table's */
    char seal[NT_COMMITMENT_CODE];  /* of the deal, while the first are asked; else "" */
    char recap[256];                /* what happened last, in the seat's language */
    const text_catalogue *table;    /* the table's words when that was learnt */
    bool press;                     /* the setting that makes a hold a press */
    bool kept;                      /* the seat has chosen; its choice waits for the least time */
    uint64_t begun, ends;           /* of its movement: it closes, or parts */
    bool parts;                     /* it was opened; what lies behind it is made when it has parted */
} curtain;

/* A time of public things alone, so that no movement tells what follows it. */
static void move(curtain *c, const app *a) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    c->begun = a->now;
    c->ends = a->now + (tempo.still ? 0 : (uint64_t)((float)MOTION_CURTAIN * tempo.factor));
}

static bool moves(const curtain *c, const app *a) {
    return a->now < c->ends;
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
    learn(c, a);
    move(c, a);
    app_sound(a, "curtain");
    return true;
}

/* What is behind it is there from now on, and not before. */
static void give_way(curtain *c, app *a) {
    if (c->arg.over) {
        app_pop(a);
    } else if (app_host_next(a) != NULL) {
        app_go_on(a);
    } else if (c->arg.seat == NT_SPECTATOR) {
        app_go(a, &scene_table, NULL, 0);
    } else {
        app_go(a, c->kept ? &scene_still : app_behind_curtain(a, &c->arg), &c->arg, sizeof c->arg);
    }
}

/* Whoever has chosen finds it closed again on the still page: then it does not part. */
static void open_up(curtain *c, app *a) {
    move(c, a);
    c->parts = moves(c, a) && !c->kept;
    app_dirty(a);
    if (!c->parts) {
        c->ends = 0;
        give_way(c, a);
        return;
    }
    app_sound(a, "parting");
}

/* A press while it moves ends the movement and does nothing else. What covers the window shuts it again. */
static bool input_moving(curtain *c, app *a, const ui_input *in) {
    if (in->kind == UI_COVERED) {
        c->parts = false;
        c->ends = 0;
    } else if (in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK || in->kind == UI_PAUSE) {
        c->ends = a->now;
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
        app_push(a, &scene_rules, &(rules_arg){app_director_game(a->table)->id, 0}, sizeof(rules_arg));
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
    if (c->ends != 0) {
        app_dirty(a);
    }
    if (c->ends != 0 && now >= c->ends) {
        c->ends = 0;
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
    const uint64_t next = c->ends == 0 || c->ends < a->now + MOTION_FRAME ? c->ends : a->now + MOTION_FRAME;
    return c->ends != 0 && next < behind ? next : behind;
}

static void draw_corners(const curtain *c, const app *a, ui_draw *d) {
    float high = ui_target(d->ui) > 46 ? ui_target(d->ui) : 46, wide = 150;
    float y = d->ui->height - high - 24;
    const float tongue = menu_language_width(d->ui);
    if (c->arg.seat != NT_SPECTATOR) {
        menu_language_button(d, (ui_rect){24, 24, tongue, high}, c->seat.lang[0] ? c->seat.lang : a->settings.lang);
    }
    ui_button(d, (ui_rect){d->ui->width - wide - 24, y, wide, high}, ZONE_PAUSE, 0, ui_say(d, "apron.pause"), NULL,
              UI_PLAIN, 0);
    if (c->arg.look) {
        ui_button(d, (ui_rect){24, y, wide, high}, ZONE_BACK, 0, ui_say(d, "play.curtain.back"), NULL, UI_PLAIN, 0);
    }
}

static const char *how_key(const curtain *c) {
    return c->press ? "play.curtain.open_press" : "play.curtain.open";
}

/* One thing of the column in the middle: words, or room for a picture. */
typedef struct {
    const char *text;
    ui_label_style style;
    float high, gap; /* of the thing, and under it */
} part;

enum { EMBLEM, NAME, TURN, TABLE_TURN, PAD, HOW, TABLE_HOW, COUNT, DOTS, RECAP, SEAL, PARTS };

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
static void column_of_table(const curtain *c, text_catalogue *table, ui_draw *d, float w, part at[PARTS]) {
    ui_label_style style = UI_STYLE_SMALL;
    style.colour = UI_PAPER_400;
    style.lang = text_lang(table);
    at[TURN].gap = 4;
    words(&at[TABLE_TURN], d, w, &style, whose(c, d, table, c->table_name));
    at[TABLE_TURN].gap = 16;
    words(&at[TABLE_HOW], d, w, &style, text_say_from(&d->words, table, how_key(c), NULL, 0));
}

/* What stands on the curtain, from top to bottom, for words of width w. */
static void column(const curtain *c, const app *a, ui_draw *d, float w, part at[PARTS]) {
    const bool table = c->arg.seat == NT_SPECTATOR;
    ui_label_style name = UI_STYLE_TITLE;
    name.lines = 1;
    name.name = c->seat.name[0] != '\0';
    memset(at, 0, PARTS * sizeof *at);
    if (!table) {
        room(&at[EMBLEM], 104, 4);
        words(&at[NAME], d, w, &name, c->name);
    }
    words(&at[TURN], d, w, &UI_STYLE_SENTENCE, whose(c, d, d->ui->words, c->name));
    at[TURN].gap = 16;
    room(&at[PAD], 120, 10);
    words(&at[HOW], d, w, &UI_STYLE_BODY, ui_say(d, how_key(c)));
    if (!table && d->ui->words != a->words[0]) {
        column_of_table(c, a->words[0], d, w, at);
    }
    if (c->arg.of > 1) {
        words(&at[COUNT], d, w, &UI_STYLE_SMALL,
              UI_SAY(d, c->arg.looks ? "play.curtain.looked" : "play.curtain.finished", TEXT_NUM("done", c->arg.done),
                     TEXT_NUM("of", c->arg.of)));
        room(&at[DOTS], 16, 12);
    }
    words(&at[RECAP], d, w, &UI_STYLE_SMALL, c->recap);
    if (c->seal[0] != '\0') {
        words(&at[SEAL], d, w, &UI_STYLE_SMALL, UI_SAY(d, "play.curtain.seal", TEXT_STR("code", c->seal)));
    }
}

static float height(const part at[PARTS]) {
    float all = 0;
    for (int i = 0; i < PARTS; i++) {
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
        ui_hold_pad(d, ui_centre(box, p->high, p->high), ZONE_OPEN, 0, "lantern");
    } else if (kind == DOTS) {
        ui_dots(d, box, c->arg.of, c->arg.done, UI_MOSS);
    } else {
        ui_label(d, box, &p->style, p->text);
    }
}

static void draw_cloth(const curtain *c, const app *a, ui_draw *d) {
    if (moves(c, a)) {
        const float way = motion_smooth((float)(a->now - c->begun) / (float)(c->ends - c->begun));
        menu_curtain_parted(d, c->parts ? way : 1.0f - way);
    } else {
        menu_curtain(d);
    }
}

/* While it closes it can be read and pressed already; what parts has nothing to press. */
static void draw(const scene *s, const app *a, ui_draw *d) {
    const curtain *c = (const curtain *)s;
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const float w = fminf(680, frame.w - 100), most = frame.h - 60;
    part at[PARTS];
    draw_cloth(c, a, d);
    if (c->parts) {
        return;
    }
    column(c, a, d, w, at);
    if (height(at) > most) {
        at[EMBLEM].high *= 0.6f;
        at[PAD].high = fmaxf(84, ui_target(d->ui));
    }
    if (height(at) > most) { /* the log has it, too */
        at[SEAL] = (part){0};
    }
    const float all = height(at);
    float y = (frame.h - all) / 2;
    ui_plate(d, ui_centre(frame, w + 60, all + 44), 41, ui_fade(UI_INK_950, 0.86f), 0, 0, false);
    for (int i = 0; i < PARTS; i++) {
        draw_part(c, d, i, &at[i], (ui_rect){(frame.w - w) / 2, y, w, at[i].high});
        y += at[i].high + at[i].gap;
    }
    draw_corners(c, a, d);
}

static bool waits(const scene *s) {
    return ((const curtain *)s)->parts;
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
    .lang = lang,
    .waits = waits,
};
