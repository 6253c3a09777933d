/* How the chairs look while they are taken. */
#include "app/seating_draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/menu.h"

/* ---- the ring ---- */

static int sides_for(int n) {
    return n <= 2 ? 0 : n <= 7 ? 1 : n <= 10 ? 2 : n <= 13 ? 3 : n <= 16 ? 4 : 5;
}

/* Words that are larger make the chairs higher, as far as those at a side have room. */
static float chair_height(const ui_frame *ui, ui_rect r, int n) {
    const float wish = 62.0f + 22.0f * (ui->text_scale - 1.0f);
    return fmaxf(62.0f, fminf(wish, (r.h - 24) / (float)(sides_for(n) + 2) - 4));
}

/* Even places along a span. */
static float spread(float from, float span, float each, int i, int n) {
    float gap = (span - each * (float)n) / (float)n;
    return from + gap / 2 + (float)i * (each + gap);
}

/* As wide as the fullest row allows. */
static float chair_width(ui_rect r, int n) {
    return fminf(168.0f, n <= 16 ? r.w / 4 - 8 : r.w / 5 - 8);
}

/* Clockwise from the right end of the bottom row, as at the table. */
static ui_rect chair_at(const ui_frame *ui, ui_rect r, int i, int n) {
    const float chair_h = chair_height(ui, r, n);
    int side = sides_for(n), rest = n - 2 * side, top = rest == 1 ? 0 : (rest + 1) / 2, bottom = rest - top;
    float w = chair_width(r, n), inner = r.y + chair_h + 12, span = r.h - 2 * chair_h - 24;
    if (i < bottom) {
        return (ui_rect){spread(r.x, r.w, w, bottom - 1 - i, bottom), r.y + r.h - chair_h, w, chair_h};
    }
    i -= bottom;
    if (i < side) {
        return (ui_rect){r.x, spread(inner, span, chair_h, side - 1 - i, side), w, chair_h};
    }
    i -= side;
    if (i < top) {
        return (ui_rect){spread(r.x, r.w, w, i, top), r.y, w, chair_h};
    }
    return (ui_rect){r.x + r.w - w, spread(inner, span, chair_h, i - top, side), w, chair_h};
}

static void draw_chair(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, int i) {
    const ui_seat *seat = &a->plan.seating.seat[i];
    bool open = i == v->seat;
    char name[UI_NAME_BYTES];
    ui_label_style style = UI_STYLE_NAME;
    app_seat_name(seat, d->ui->words, name, sizeof name);
    ui_zone_add(d, ZONE_CHAIR, i, at, UI_ZONE_OPTION);
    ui_plate(d, at, 50u + (unsigned)i % 4u, open ? UI_PAPER_100 : UI_INK_700, ui_seat_colour[seat->colour], 2.5f,
             true);
    style.colour = open ? UI_INK_900 : UI_PAPER_100;
    float disc = at.w < 150 ? 30 : 40, x = at.x + 7 + disc + 7;
    ui_seat_emblem(d, (ui_rect){at.x + 7, at.y + (at.h - disc) / 2, disc, disc}, seat);
    const float under = at.y + at.h - 30;
    ui_label(d, (ui_rect){x, at.y + 3, at.x + at.w - 5 - x, under - at.y - 3}, &style, name);
    ui_figure(d, seat->bot ? "robot" : "person", (ui_rect){x, under, 24, 24},
              ui_theme(d->ui, open ? UI_BARK : UI_PAPER_400));
    if (seat->lang[0] != '\0') {
        ui_label_style tongue = UI_STYLE_NAME;
        tongue.size = 16;
        tongue.face = TEXT_BODY;
        tongue.colour = open ? UI_BARK : UI_PAPER_400;
        tongue.lang = seat->lang;
        ui_label(d, (ui_rect){x + 30, under - 1, at.x + at.w - 6 - x - 30, 26}, &tongue,
                 app_language_name(d, seat->lang));
    }
    ui_focus(d, at, ZONE_CHAIR, i);
}

static void draw_count(const app *a, ui_draw *d, ui_rect at) {
    const nt_game *game = a->plan.game;
    int n = a->plan.seating.n;
    float button = fmaxf(54.0f, ui_target(d->ui));
    const ui_rect number = {at.x + button + 8, at.y, at.w - 2 * button - 16, at.h};
    ui_button(d, (ui_rect){at.x, at.y, button, at.h}, ZONE_LESS, SEATING_COUNT, NULL, "minus", UI_PLAIN,
              n > game->min_seats ? 0 : UI_ZONE_OFF);
    ui_button(d, (ui_rect){at.x + at.w - button, at.y, button, at.h}, ZONE_MORE, SEATING_COUNT, NULL, "plus",
              UI_PLAIN, n < game->max_seats ? 0 : UI_ZONE_OFF);
    ui_button(d, number, ZONE_COUNT, 0, UI_SAY(d, "seating.players", TEXT_NUM("n", n)), NULL, UI_QUIET, 0);
}

/* One below the other, or side by side where there is room. */
static void draw_people(const seating_scene *v, ui_draw *d, ui_rect at, bool beside) {
    static const char *const key[] = {"seating.people.all", "seating.people.alone", "seating.people.last"};
    for (int i = 0; i < 3; i++) {
        const ui_rect button = beside ? ui_column(at, i, 3, 8) : ui_row(at, i, 3, 8);
        ui_button(d, button, ZONE_PEOPLE, i, ui_say(d, key[i]), NULL, UI_PLAIN,
                  i == SEATING_LAST && !v->has_last ? UI_ZONE_OFF : 0);
    }
}

static void draw_modes(const seating_scene *v, ui_draw *d, ui_rect at) {
    static const char *const key[] = {"seating.mode.upright", "seating.mode.pass"};
    static const char *const help[] = {"seating.mode.upright.help", "seating.mode.pass.help"};
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    float h = fmaxf(54.0f, ui_target(d->ui));
    for (int i = 0; i < 2; i++) {
        ui_rect button = ui_column((ui_rect){at.x, at.y, at.w, h}, i, 2, 12);
        ui_button(d, button, ZONE_MODE, i, ui_say(d, key[i]), NULL, (int)v->mode == i ? UI_PRIMARY : UI_PLAIN, 0);
    }
    const char *words = ui_say(d, help[v->mode]);
    const ui_rect under = {at.x, at.y + h + 10, at.w, at.h - h - 10};
    if (ui_label_height(d->ui, &style, under.w, words) <= under.h) {
        ui_label(d, under, &style, words);
    }
}

void seating_draw_ring(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    int n = a->plan.seating.n;
    const float w = chair_width(r, n), chair_h = chair_height(d->ui, r, n);
    ui_rect table = {r.x + w + 18, r.y + chair_h + 18, r.w - 2 * w - 36, r.h - 2 * chair_h - 36};
    ui_plate(d, table, 58, 0xF0272029u, 0xFF6B4A38u, 2.5f, true);
    const ui_rect in = ui_inset(table, 18);
    const float each = fmaxf(50.0f, ui_target(d->ui)), gap = 14;
    const bool beside = in.w > 500;
    const float people = beside ? each + 12 : 3 * each + 16;
    const float left = in.h - each - people - 2 * gap, modes = fminf(fmaxf(54.0f, each) + 120.0f, left);
    const float y = in.y + (left - modes) / 2, below = y + each + gap;
    /* First, so that they are the next ones behind "start": by keys one press each from where the focus rests. */
    draw_people(v, d, (ui_rect){in.x, below, in.w, people}, beside);
    draw_count(a, d, (ui_rect){in.x, y, in.w, each});
    draw_modes(v, d, (ui_rect){in.x, below + people + gap, in.w, modes});
    for (int i = 0; i < n; i++) {
        draw_chair(v, a, d, chair_at(d->ui, r, i, n), i);
    }
}

/* ---- in place of the ring ---- */

static bool has(const app *a, int emblem, int *who) {
    for (int i = 0; i < a->plan.seating.n; i++) {
        if (a->plan.seating.seat[i].emblem == emblem) {
            *who = i;
            return true;
        }
    }
    return false;
}

static void draw_look(ui_draw *d, ui_rect at, const char *zone, int n, const ui_seat *looks, bool now, bool others) {
    ui_zone_add(d, zone, n, at, UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 44u + (unsigned)n % 5u, now ? UI_PAPER_100 : UI_INK_700, 0, 1.6f, false);
    const float side = fminf(at.w, at.h) * (others ? 0.56f : 0.84f);
    ui_seat_emblem(d, ui_centre(at, side, side), looks);
    ui_focus(d, at, zone, n);
}

/* An emblem that somebody has is smaller and in that one's colour: whoever takes it gives the own one for it. */
void seating_draw_looks(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    enum { COLUMNS = 5, ROWS = UI_EMBLEMS / COLUMNS };
    const ui_seat *own = &a->plan.seating.seat[v->seat];
    const ui_rect in = ui_inset(r, 18);
    const float each = menu_button_height(d->ui), colours = fmaxf(each, 64.0f), gap = 8;
    const ui_rect grid = {in.x, in.y, in.w, in.h - colours - each - 32};
    ui_plate(d, r, 38, 0xD20D111Du, 0, 0, true);
    for (int i = 0; i < UI_EMBLEMS; i++) {
        int who = v->seat;
        const bool others = has(a, i, &who) && who != v->seat;
        ui_seat looks = a->plan.seating.seat[who];
        looks.emblem = (uint8_t)i;
        draw_look(d, ui_column(ui_row(grid, i / COLUMNS, ROWS, gap), i % COLUMNS, COLUMNS, gap), ZONE_EMBLEM, i,
                  &looks, i == own->emblem, others);
    }
    for (int i = 0; i < UI_SEAT_COLOURS; i++) {
        ui_seat looks = *own;
        looks.colour = (uint8_t)i;
        draw_look(d, ui_column((ui_rect){in.x, grid.y + grid.h + 16, in.w, colours}, i, UI_SEAT_COLOURS, gap),
                  ZONE_COLOUR, i, &looks, i == own->colour, false);
    }
    ui_button(d, (ui_rect){in.x + in.w * 0.3f, in.y + in.h - each, in.w * 0.4f, each}, ZONE_DONE, 0,
              ui_say(d, "menu.done"), NULL, UI_PRIMARY, 0);
}

void seating_draw_numbers(const app *a, ui_draw *d, ui_rect r) {
    const nt_game *game = a->plan.game;
    const int n = game->max_seats - game->min_seats + 1, columns = n < 5 ? n : 5, rows = (n + columns - 1) / columns;
    const float gap = 12, high = 54,
                each = fminf(fmaxf(84, ui_target(d->ui)), (r.h - high - 40 - (float)rows * gap) / (float)rows);
    const float w = fminf(r.w - 40, (float)columns * 130), all = (float)rows * (each + gap) - gap;
    const ui_rect in = ui_centre(r, w, all + high + 16);
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_plate(d, r, 38, 0xD20D111Du, 0, 0, true);
    ui_label(d, (ui_rect){in.x, in.y, in.w, high}, &style, ui_say(d, "seating.count"));
    for (int i = 0; i < n; i++) {
        const int number = game->min_seats + i;
        const bool now = number == a->plan.seating.n;
        const int line = i / columns;
        const ui_rect row = {in.x, in.y + high + 16 + (float)line * (each + gap), in.w, each};
        ui_button(d, ui_column(row, i % columns, columns, gap), ZONE_NUMBER, number,
                  UI_SAY(d, "options.number", TEXT_NUM("n", number)), NULL, now ? UI_PRIMARY : UI_PLAIN,
                  UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    }
}

/* ---- the open chair ---- */

/* The name as far as it is written, what an input method is making of the rest, and the cursor. */
static void draw_written(const seating_scene *v, ui_draw *d, ui_rect at, const ui_label_style *style,
                         const ui_seat *seat) {
    char name[UI_NAME_BYTES + sizeof v->composing];
    const bool writing = seat->name[0] != '\0' || v->composing[0] != '\0';
    const bool focus = d->ui->focus_name != NULL && strcmp(d->ui->focus_name, "name") == 0;
    if (writing) {
        snprintf(name, sizeof name, "%s%s", seat->name, v->composing);
    } else {
        app_seat_name(seat, d->ui->words, name, sizeof name);
    }
    ui_label(d, at, style, name);
    const float end = writing ? fminf(ui_label_width(d->ui, style, name), at.w - 2) : 0;
    if (v->composing[0] != '\0') {
        const float from = fminf(ui_label_width(d->ui, style, seat->name), end);
        ui_fill(d, (ui_rect){at.x + from, at.y + at.h - 6, end - from, 2.5f}, UI_AMBER_INK);
    }
    if (focus || v->panel == SEATING_KEYS) {
        ui_fill(d, (ui_rect){at.x + 1 + end, at.y + 8, 2.5f, at.h - 16}, UI_AMBER_INK);
    }
}

static void draw_name(const seating_scene *v, ui_draw *d, ui_rect at, const ui_seat *seat) {
    float disc = at.h, clear = fmaxf(50.0f, ui_target(d->ui));
    const ui_rect looks = {at.x, at.y, disc, disc};
    ui_zone_add(d, ZONE_LOOKS, 0, looks, 0);
    ui_seat_emblem(d, looks, seat);
    ui_focus(d, looks, ZONE_LOOKS, 0);
    ui_rect field = {at.x + disc + 12, at.y + (at.h - 58) / 2, at.w - disc - 24 - clear, 58};
    ui_label_style style = UI_STYLE_NAME;
    style.size = 24;
    style.colour = seat->name[0] != '\0' || v->composing[0] != '\0' ? UI_INK_900 : UI_BARK;
    ui_zone_add(d, ZONE_NAME, 0, field, UI_ZONE_FIELD);
    ui_plate(d, field, 37, UI_PAPER_100, v->panel == SEATING_KEYS ? UI_LANTERN : 0, 3.0f, false);
    draw_written(v, d, (ui_rect){field.x + 14, field.y + 4, field.w - 28, field.h - 8}, &style, seat);
    ui_focus(d, field, ZONE_NAME, 0);
    ui_button(d, (ui_rect){at.x + at.w - clear, field.y, clear, field.h}, ZONE_CLEAR, 0, NULL, "cross", UI_PLAIN,
              seat->name[0] != '\0' ? 0 : UI_ZONE_OFF);
}

/* Emblem and colour, and who plays. */
static void draw_rows(const seating_scene *v, ui_draw *d, ui_rect at, const ui_seat *seat) {
    char emblem[64], colour[64];
    snprintf(emblem, sizeof emblem, "emblem.%s", ui_emblem[seat->emblem % UI_EMBLEMS]);
    snprintf(colour, sizeof colour, "colour.%d", seat->colour % UI_SEAT_COLOURS);
    const menu_choice who = {.name = ui_say(d, "seating.who"),
                             .value = ui_say(d, seat->bot ? "seating.bot" : "seating.person"),
                             .n = SEATING_WHO,
                             .less = true,
                             .more = true};
    ui_button(
        d, ui_row(at, 0, 2, 10), ZONE_LOOKS, 1,
        UI_SAY(d, "seating.looks", TEXT_STR("emblem", ui_say(d, emblem)), TEXT_STR("colour", ui_say(d, colour))),
        NULL, v->panel == SEATING_LOOKS ? UI_PRIMARY : UI_PLAIN, 0);
    menu_choice_draw(d, ui_row(at, 1, 2, 10), &who);
}

void seating_draw_editor(const seating_scene *v, const app *a, ui_draw *d, ui_rect at) {
    const ui_seat *seat = &a->plan.seating.seat[v->seat];
    float swap = menu_button_height(d->ui), name = 84;
    if (!menu_narrow(d->ui)) { /* two lines of large words */
        swap += 50 * (d->ui->text_scale - 1);
    }
    ui_plate(d, at, 34, 0xD20D111Du, 0, 0, true);
    ui_rect in = ui_inset(at, 16);
    draw_name(v, d, (ui_rect){in.x, in.y, in.w, name}, seat);
    float rows = fminf(in.h - name - swap - 32, 230);
    draw_rows(v, d, (ui_rect){in.x, in.y + name + 16, in.w, rows}, seat);
    const ui_rect foot = {in.x, in.y + in.h - swap, in.w, swap};
    ui_button(d, ui_column(foot, 0, 2, 12), ZONE_SWAP, 0, ui_say(d, "seating.swap"), NULL,
              v->placing ? UI_PRIMARY : UI_PLAIN, 0);
    menu_language_button(d, ui_column(foot, 1, 2, 12), seat->lang[0] ? seat->lang : a->settings.lang);
}
