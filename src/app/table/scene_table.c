/* The public table on the whole frame: the game's own, with the application's buttons where nobody sits. */
#include <math.h>
#include <string.h>

#include "app/menus/menu.h"
#include "app/table/public_table.h"

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    public_table_enter((table_scene *)s, a);
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    public_table_input((table_scene *)s, a, in);
    return true;
}

/* Something that can be held down to be read lies here. */
static bool has_cards(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & UI_ZONE_INSPECT) != 0) {
            return true;
        }
    }
    return false;
}

static void tick(scene *s, app *a, uint64_t now) {
    public_table_tick((table_scene *)s, a, now);
    if (a->rise.shown == &scene_table && has_cards(a->shown)) { /* else it would come and go with every trick */
        a->hint_stands = true;
    }
}

static uint64_t wake(const scene *s, const app *a) {
    return public_table_wake((const table_scene *)s, a);
}

/* The room that the apron's buttons leave between them. */
static ui_rect between_buttons(const ui_draw *d) {
    static const char *const button[] = {ZONE_LOG, ZONE_RULES, ZONE_HELP, ZONE_PAUSE};
    float left = 24, right = d->ui->width - 24, y = 0, high = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect at = d->zone[i].at;
        for (size_t k = 0; k < sizeof button / sizeof button[0]; k++) {
            if (strcmp(d->zone[i].name, button[k]) != 0 || at.y < d->ui->height - 2 * at.h) {
                continue;
            }
            if (at.x + at.w / 2 < d->ui->width / 2) {
                left = fmaxf(left, at.x + at.w + 12);
            } else {
                right = fminf(right, at.x - 12);
            }
            y = at.y;
            high = at.h;
        }
    }
    return (ui_rect){left, y, right - left, high};
}

/* Whether a word of the table stands there, or nearly. */
static bool covers_words(const ui_draw *d, ui_rect at) {
    static const float air = 4;
    for (int i = 0; i < d->n_boxes; i++) {
        if (ui_meet(d->box[i].at, ui_inset(at, -air))) {
            return true;
        }
    }
    return false;
}

/* Whether a seat's words stand there, or the emblem at their left. */
static bool covers_seats(const ui_draw *d, ui_rect at) {
    static const float emblem = 64;
    return covers_words(d, (ui_rect){at.x, at.y, at.w + emblem, at.h});
}

/* Above one end of the apron. */
static ui_rect above_apron(const ui_frame *ui, bool right, float wide) {
    const float high = fmaxf(46, ui_target(ui));
    return (ui_rect){right ? ui->width - wide - 20 : 20, ui->height - ui_apron_height(ui) - high - 22, wide, high};
}

/* Between the apron's buttons, where these stand below the sentence; above them where its words would be too small.
 */
static ui_rect own_place_narrow(const ui_draw *d, bool right, bool alone, float wish) {
    const ui_rect all = between_buttons(d), part = alone ? all : ui_column(all, right ? 1 : 0, 2, 12);
    const float wide = fminf(wish, part.w);
    const ui_rect low = above_apron(d->ui, right, fminf(wish, d->ui->width * 0.45f));
    if (wide < 0.85f * wish && !covers_seats(d, low)) {
        return low;
    }
    return (ui_rect){right ? part.x + part.w - wide : part.x, part.y, wide, part.h};
}

/* Down to the apron, below the plate of a seat that stands above its end. */
static ui_rect below_seat(ui_rect low) {
    static const float down = 14;
    return (ui_rect){low.x, low.y + down, low.w, low.h};
}

/* Whether a seat's words with the edge of their plate end above it. */
static bool clears_plates(const ui_draw *d, ui_rect at) {
    static const float edge = 10;
    return !covers_seats(d, (ui_rect){at.x, at.y - edge, at.w, at.h + edge});
}

static bool covers_zones(const ui_draw *d, ui_rect at) {
    for (int i = 0; i < d->n_zones; i++) {
        if (ui_meet(d->zone[i].at, at)) {
            return true;
        }
    }
    return false;
}

/* Wider and higher than so much of the frame, or down to its foot, a shape is ground, not a thing on it. */
static bool is_ground(const ui_frame *ui, ui_rect at) {
    static const float wide = 0.6f, high = 0.25f;
    return at.w >= wide * ui->width && (at.h >= high * ui->height || at.y + at.h >= ui->height - 1);
}

/* Whether a plate, a panel or a strip of the table lies there: no more of it than its glow may be covered. */
static bool covers_plates(const ui_draw *d, ui_rect at) {
    static const float glow = 6;
    const ui_rect inner = ui_inset(at, glow);
    int inside = 0; /* of a group that moves, or of a seat's own frame */
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        inside += c->kind == UI_GROUP || c->kind == UI_PLACE ? 1 : c->kind == UI_GROUP_END ? -1 : 0;
        if (inside == 0 && (c->kind == UI_SHAPE || c->kind == UI_FILL) && !is_ground(d->ui, c->at) &&
            ui_meet(c->at, inner)) {
            return true;
        }
    }
    return false;
}

/* Towards the middle, past what a board shows that stands at the table's edge. One that is tall has its brim down to
 * the table's foot: below it, too, what is wider would lie across that. */
static ui_rect past_board(const ui_draw *d, ui_rect at) {
    static const float close = 6, brim = 24, past = 40;

    for (int i = 0; i < d->n_marks; i++) {
        const ui_rect mark = d->mark[i].at;
        const float right = mark.x + mark.w, foot = mark.y + mark.h;
        const bool across = mark.h > mark.w && at.x + at.w > right + brim;
        if (mark.x <= at.x && right + close > at.x && mark.y - close < at.y + at.h &&
            at.y < foot + (across ? at.h : close)) {
            at.x = right + past;
        }
    }
    return at;
}

/* A little narrower, with all words still on one line, or yet less. */
static ui_rect narrower_place(const ui_draw *d, bool right, float wide, float wish) {
    static const float less = 0.8f, air = 24;
    const ui_rect on_a_line = above_apron(d->ui, right, fmaxf(less * wide, fminf(wide, wish - air)));
    return covers_seats(d, on_a_line) ? above_apron(d->ui, right, less * wide) : on_a_line;
}

/* Where a button of the app's own covers nobody: above one end of the apron, a little lower where a seat's plate ends
 * there, past a board that stands there, or, where a seat does, in the upper corner, or beside the plate there; where
 * seats stand in both it is a little narrower. */
static ui_rect own_place(const ui_draw *d, bool right, bool alone, float wish) {
    const ui_frame *ui = d->ui;
    const float corner = 242;
    if (menu_narrow(ui)) {
        return own_place_narrow(d, right, alone, wish);
    }
    const float wide = fminf(wish, ui->width * 0.24f);
    const ui_rect low = above_apron(ui, right, wide), narrower = narrower_place(d, right, wide, wish);
    if (!covers_seats(d, low) && clears_plates(d, low)) {
        return low;
    }
    if (clears_plates(d, below_seat(low))) {
        return below_seat(low);
    }
    const ui_rect past = past_board(d, low);
    if (past.x > low.x && past.x + past.w < ui->width / 2 && clears_plates(d, past) && !covers_zones(d, past)) {
        return past;
    }
    const float less = fminf(wish, (ui->width - 294) / 2 - corner - 12);
    const ui_rect top = {right ? ui->width - 20 - less : 20, 20, less, low.h};
    if (!covers_seats(d, top) && !covers_zones(d, top) && !covers_plates(d, top)) {
        return top;
    }
    const ui_rect high = {right ? ui->width - corner - less : corner, 20, less, low.h};
    return covers_seats(d, high) && !covers_seats(d, narrower) ? narrower : high;
}

/* Where seats leave no room for words it stands beside the apron's help, so wide where its words have room there,
 * else a sign alone, which beside a long sentence stands above it; w 0: seats do, or nothing does. */
static ui_rect by_help(const ui_draw *d, ui_rect usual, float wish) {
    static const float air = 12, crest = 14; /* of the apron */
    for (int i = 0; i < d->n_zones && !menu_narrow(d->ui) && covers_seats(d, usual); i++) {
        const ui_rect help = d->zone[i].at;
        const float x = d->ui->left_handed ? help.x + help.w + air : help.x - air - help.w;
        const ui_rect whole = {d->ui->left_handed ? x : x + help.w - wish, help.y, wish, help.h};
        const ui_rect beside = {x, help.y, help.w, help.h}, above = {help.x, help.y - air - help.h, help.w, help.h};
        if (strcmp(d->zone[i].name, ZONE_HELP) != 0) {
            continue;
        }
        if (!covers_words(d, ui_inset(whole, -air)) && !covers_zones(d, whole)) {
            return whole;
        }
        if (!covers_words(d, beside)) {
            return beside;
        }
        if (!covers_words(d, above) && above.y > d->ui->height - ui_apron_height(d->ui) - crest) {
            return above;
        }
    }
    return (ui_rect){0};
}

static void own_button(ui_draw *d, bool right, bool alone, const char *zone, const char *text, const char *figure) {
    const float wish = ui_label_width(d->ui, &UI_STYLE_BUTTON, text) + (figure ? 90.0f : 50.0f);
    const ui_rect sign = figure != NULL
                             ? by_help(d, above_apron(d->ui, right, fminf(wish, d->ui->width * 0.24f)), wish)
                             : (ui_rect){0};
    if (sign.w > 0) {
        ui_button(d, sign, zone, 0, sign.w >= wish ? text : NULL, figure, UI_PLAIN, 0);
        return;
    }
    ui_button(d, own_place(d, right, alone, wish), zone, 0, text, figure, UI_PLAIN, 0);
}

static void draw_own(const table_scene *t, const app *a, ui_draw *d) {
    const bool swap = d->ui->left_handed, looks = public_table_looker(t, a) != NT_SPECTATOR,
               undoes = public_table_takes_back(a) && !table_scene_state(&t->base, a).own_back;
    if (looks) {
        own_button(d, !swap, !undoes, "look", ui_say(d, "play.look"), "eye");
    }
    if (undoes) {
        own_button(d, swap, !looks, "undo", ui_say(d, "play.undo"), NULL);
    }
}

/* Above one end of the apron; w 0: something else lies there. */
static ui_rect hint_place(const ui_draw *d, bool right, float wide, float high) {
    ui_rect at = above_apron(d->ui, right, wide);
    const float more = fmaxf(0.0f, high - at.h);
    at.y -= more - 8;
    at.h += more;
    at = past_board(d, at);
    const bool beyond = wide > 0.4f * d->ui->width || at.x + wide > d->ui->width;
    if (beyond || covers_seats(d, at) || covers_zones(d, at) || covers_plates(d, at)) {
        at.w = 0;
    }
    return at;
}

/* How a card is read, at the end of the apron that has no button, else at the other, where nothing else lies there;
 * narrow, for boards that stand at the table's edge. */
static void draw_hint(const app *a, ui_draw *d) {
    static const float most_scale = 1.3f; /* larger it would be more than what it is about */
    const char *words = table_scene_hold(a, &d->words, true, false);
    ui_label_style style = UI_STYLE_SMALL;
    if (words == NULL || !(a->hint_stands || has_cards(d))) {
        return;
    }
    style.lines = 2;
    style.size *= fminf(1.0f, most_scale / d->ui->text_scale);
    const float hand = 26.0f, words_w = ui_label_two_lines(d->ui, &style, words), wide = words_w + hand + 22;
    const float high = ui_label_height(d->ui, &style, words_w, words) + 8;
    ui_rect at = hint_place(d, d->ui->left_handed, wide, high);
    if (at.w == 0) {
        at = hint_place(d, !d->ui->left_handed, wide, high);
    }
    if (at.w == 0) {
        return;
    }
    style.colour = UI_PAPER_200;
    const float light = table_scene_light(d);
    if (light < 1.0f) {
        ui_group_faded(d, at, light);
    }
    ui_plate(d, at, 46, ui_fade(UI_INK_900, 0.8f), 0, 0.0f, false); /* no edge and no shadow: nothing to be pressed */
    ui_figure(d, "hand", (ui_rect){at.x + 9, at.y + (at.h - hand) / 2, hand, hand}, ui_theme(d->ui, UI_LANTERN));
    ui_label(d, (ui_rect){at.x + hand + 15, at.y, words_w + 3, at.h}, &style, words);
    if (light < 1.0f) {
        ui_group_end(d);
    }
}

/* A seat may stand where the button usually does: its plate goes a little beyond its words. */
static void draw_next(ui_draw *d) {
    static const float plate = 20;
    const ui_rect usual = table_scene_next_place(d);
    const bool taken = covers_words(d, ui_inset(usual, -plate)) || covers_zones(d, usual);
    table_scene_next_button(d, taken ? own_place(d, !d->ui->left_handed, false, usual.w) : usual);
}

/* It goes into the dark, and comes out of it, with all the rest. */
static void draw_help(ui_draw *d) {
    const float open = table_scene_unclosed(d);
    if (open < 1.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, open);
    }
    ui_apron_help(d);
    if (open < 1.0f) {
        ui_group_end(d);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const table_scene *t = (const table_scene *)s;
    table_scene_draw(t, a, d, true);
    if (t->ui.reading) {
        return; /* in the dark, where the next press puts it away: nothing else is lit */
    }
    draw_help(d);
    if (app_director_holds(a->table)) {
        draw_next(d);
    } else {
        draw_own(t, a, d);
        if (a->hints && !public_table_takes_back(a)) {
            draw_hint(a, d);
        }
    }
}

const scene_ops scene_table = {
    .name = "table",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
    .size = sizeof(table_scene),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .state = table_scene_state,
    .stood = table_scene_stood,
};
