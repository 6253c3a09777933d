/* The open chair: who sits there, how it looks, and how the screen is shared where that has room below. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/keyboard.h"
#include "app/menus/menu.h"
#include "app/seating/seating_parts.h"

float seating_editor_width(const ui_frame *ui) {
    return fminf(450.0f + 60.0f * (ui->text_scale - 1.0f), ui->width * (0.33f + 0.04f * (ui->text_scale - 1.0f)));
}

static const float panel = 16.0f, name_high = 62.0f, row_gap = 10.0f;

/* A colour is taken by touching it, as long as each is wide enough, large words leave room for them, and seats have
 * colours; where not, the page of looks has them. */
bool seating_has_swatches(const ui_frame *ui) {
    const float w = (menu_narrow(ui) ? menu_area(ui).w : seating_editor_width(ui)) - 2 * panel;
    return (menu_narrow(ui) || ui->text_scale < 1.5f) && !ui->high_contrast &&
           ui_column((ui_rect){0, 0, w, 0}, 0, UI_SEAT_COLOURS, 6).w >= ui_target(ui);
}

static float editor_rows(const ui_frame *ui) {
    return seating_has_swatches(ui) ? 196.0f : 2 * 58.0f + row_gap;
}

static float swap_height(const ui_frame *ui) { /* two lines of large words */
    return menu_button_height(ui) + (menu_narrow(ui) ? 0.0f : 50 * (ui->text_scale - 1));
}

/* The height that the ways of sharing the screen take under the open chair; 0 where they have no room there. */
float seating_modes_beside(const seating_scene *v, const app *a, ui_draw *d, ui_rect editor) {
    const float chair = name_high + editor_rows(d->ui) + swap_height(d->ui) + 4 * panel;
    const float rest = editor.h - chair - panel;
    const ui_rect in = {0, 0, editor.w - 2 * panel, rest - 2 * panel};
    const float needs =
        menu_narrow(d->ui) || rest < seating_row(d->ui) + 2 * panel ? 0.0f : seating_modes(v, a, d, in, false);
    return needs > 0.0f ? needs + 2 * panel : 0.0f;
}

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
    const float end = writing ? fminf(ui_label_name_end(d->ui, at, style, name, strlen(name)), at.w - 2) : 0;
    if (v->composing[0] != '\0') {
        const float from = fminf(ui_label_name_end(d->ui, at, style, name, strlen(seat->name)), end);
        ui_fill(d, (ui_rect){at.x + from, at.y + at.h - 6, end - from, 2.5f}, UI_AMBER_INK);
    }
    if (focus || v->panel == SEATING_KEYS) {
        const float x = at.x + (writing ? 1 + end : -7); /* before a name that is only proposed */
        ui_fill(d, (ui_rect){x, at.y + 8, 2.5f, at.h - 16}, UI_AMBER_INK);
    }
}

/* What takes a written name away; in a word where that leaves the name its room. */
static void draw_clear(ui_draw *d, ui_rect at, const char *word, bool said) {
    ui_button(d, at, ZONE_CLEAR, 0, said ? word : NULL, said ? NULL : "cross", UI_PLAIN, 0);
}

/* A name that is only proposed has nothing to be taken away: the field has that room. */
static void draw_name(const seating_scene *v, ui_draw *d, ui_rect at, const ui_seat *seat) {
    static const float gap = 12.0f, word_side = 14.0f, most = 0.3f; /* of the row, for the word */
    const bool written = seat->name[0] != '\0';
    const char *word = ui_say(d, "seating.clear");
    const float wide = ui_label_width(d->ui, &UI_STYLE_BUTTON, word) + 2 * word_side;
    const bool said = wide <= at.w * most;
    const bool large = at.h > 1.3f * name_high; /* a page of its own */
    const float high = large ? 72.0f : 58.0f, disc = at.h, clear = said ? wide : fmaxf(50.0f, ui_target(d->ui));
    const ui_rect looks = {at.x, at.y, disc, disc};
    if (v->panel != SEATING_KEYS) {
        ui_zone_add(d, ZONE_LOOKS, 0, looks, 0);
    }
    ui_seat_emblem(d, looks, seat);
    ui_focus(d, looks, ZONE_LOOKS, 0);
    const float from = disc + (large ? 2 * gap : gap);
    const ui_rect field = {at.x + from, at.y + (at.h - high) / 2, at.w - from - (written ? gap + clear : 0.0f), high};
    ui_label_style style = UI_STYLE_NAME;
    style.size = large ? 30 : 24;
    style.colour = written || v->composing[0] != '\0' ? UI_INK_900 : UI_BARK;
    ui_zone_add(d, ZONE_NAME, 0, field, UI_ZONE_FIELD);
    ui_plate(d, field, 37, UI_PAPER_100, v->panel == SEATING_KEYS ? UI_LANTERN : 0, 3.0f, false);
    draw_written(v, d, (ui_rect){field.x + 14, field.y + 4, field.w - 28, field.h - 8}, &style, seat);
    ui_focus(d, field, ZONE_NAME, 0);
    if (written) {
        draw_clear(d, (ui_rect){at.x + at.w - clear, field.y, clear, field.h}, word, said);
    }
}

/* Who has a colour, the open chair before all others; NULL: nobody. */
static const ui_seat *has_colour(const app_seating *all, const ui_seat *open, int colour) {
    const ui_seat *has = open->colour == colour ? open : NULL;
    for (int i = 0; i < all->n && has == NULL; i++) {
        has = all->seat[i].colour == colour ? &all->seat[i] : NULL;
    }
    return has;
}

/* Those at the table have the emblem of whoever has them: not all eyes can tell colours apart. */
static void draw_swatches(const app_seating *all, ui_draw *d, ui_rect at, const ui_seat *seat) {
    const float gap = 6;
    for (int i = 0; i < UI_SEAT_COLOURS; i++) {
        const ui_rect one = ui_column(at, i, UI_SEAT_COLOURS, gap);
        const float size = fminf(one.w, one.h) - 8;
        ui_zone_add(d, ZONE_COLOUR, i, one, 0);
        if (i == seat->colour) {
            ui_plate(d, one, 44u + (unsigned)i % 5u, UI_PAPER_100, 0, 0, false);
        }
        const ui_rect disc = ui_centre(one, size, size);
        const ui_seat *has = has_colour(all, seat, i);
        ui_disc_of(d, disc, ui_seat_colour[i], i == seat->colour ? UI_INK_900 : 0, 2.5f);
        if (has != NULL) {
            ui_figure(d, ui_emblem[has->emblem % UI_EMBLEMS], ui_inset(disc, size * 0.2f), UI_INK_900);
        }
        ui_focus(d, one, ZONE_COLOUR, i);
    }
}

/* Whichever plays is lit; the other one is pressed. */
static void draw_who(ui_draw *d, ui_rect at, const ui_seat *seat) {
    ui_button_of row[2];
    for (int i = 0; i < 2; i++) {
        const bool now = (i == 1) == seat->bot;
        row[i] = (ui_button_of){.at = ui_column(at, i, 2, 10),
                                .zone = now ? ZONE_LESS : ZONE_MORE,
                                .n = SEATING_WHO,
                                .text = ui_say(d, i == 1 ? "seating.bot" : "seating.person"),
                                .figure = i == 1 ? "robot" : "person",
                                .look = now ? UI_PRIMARY : UI_PLAIN};
    }
    ui_button_row(d, row, 2);
}

/* Emblem and colour, and who plays. */
static void draw_rows(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, const ui_seat *seat) {
    char emblem[64], colour[64];
    const int rows = seating_has_swatches(d->ui) ? 3 : 2;
    snprintf(emblem, sizeof emblem, "emblem.%s", ui_emblem[seat->emblem % UI_EMBLEMS]);
    snprintf(colour, sizeof colour, "colour.%d", seat->colour % UI_SEAT_COLOURS);
    const ui_rect looks = ui_row(at, 0, rows, row_gap);
    if (rows == 3) {
        draw_swatches(&a->plan.seating, d, ui_row(at, 1, rows, row_gap), seat);
    }
    const bool open = v->panel == SEATING_LOOKS;
    const char *words =
        UI_SAY(d, "seating.looks", TEXT_STR("emblem", ui_say(d, emblem)), TEXT_STR("colour", ui_say(d, colour)),
               TEXT_STR("coloured", d->ui->high_contrast ? "no" : "yes"));
    ui_button(d, looks, ZONE_LOOKS, 1, words, ui_emblem[seat->emblem % UI_EMBLEMS], open ? UI_PRIMARY : UI_PLAIN, 0);
    if (ui_label_width(d->ui, &UI_STYLE_BUTTON, words) + 130 < looks.w) { /* with the emblem and air */
        ui_wedge(d, (ui_rect){looks.x + looks.w - 26, looks.y + looks.h / 2 - 10, 12, 20}, 1,
                 ui_theme(d->ui, open ? UI_INK_900 : UI_LANTERN));
    }
    draw_who(d, ui_row(at, rows - 1, rows, row_gap), seat);
}

/* Changes places, and the language of whoever sits there, which has as much more room as it takes. */
static void draw_foot(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, const ui_seat *seat) {
    static const float gap = 12.0f, most = 0.54f;
    const char *what = ui_say(d, "seating.reads"), *tag = seat->lang[0] ? seat->lang : a->settings.lang;
    const float half = (at.w - gap) / 2,
                needs = menu_language_width(d, tag) + ui_label_width(d->ui, &UI_STYLE_BUTTON, what);
    const float reads = fminf(fmaxf(half, needs), (at.w - gap) * most);
    ui_button(d, (ui_rect){at.x, at.y, at.w - gap - reads, at.h}, ZONE_SWAP, 0, ui_say(d, "seating.swap"), NULL,
              v->placing ? UI_PRIMARY : UI_PLAIN, 0);
    menu_language_button(d, (ui_rect){at.x + at.w - reads, at.y, reads, at.h}, what, tag, UI_PLAIN);
}

bool seating_draw_editor(const seating_scene *v, const app *a, ui_draw *d, ui_rect at) {
    const ui_seat *seat = &a->plan.seating.seat[v->seat];
    bool told = false;
    const float swap = swap_height(d->ui), modes = seating_modes_beside(v, a, d, at);
    if (modes > 0.0f) {
        const ui_rect below = {at.x, at.y + at.h - modes, at.w, modes};
        ui_plate(d, below, 33, 0xD20D111Du, 0, 0, true);
        const ui_rect in = ui_inset(below, panel);
        told = seating_modes(v, a, d, in, true) > seating_modes_height(d, in.w);
        at.h -= modes + panel;
    }
    ui_plate(d, at, 34, 0xD20D111Du, 0, 0, true);
    const ui_rect in = ui_inset(at, panel);
    draw_name(v, d, (ui_rect){in.x, in.y, in.w, name_high}, seat);
    const float rows = fminf(in.h - name_high - swap - 2 * panel, seating_has_swatches(d->ui) ? 250 : 210);
    draw_rows(v, a, d, (ui_rect){in.x, in.y + name_high + panel, in.w, rows}, seat);
    draw_foot(v, a, d, (ui_rect){in.x, in.y + in.h - swap, in.w, swap}, seat);
    return told;
}

void seating_draw_keys(const seating_scene *v, const app *a, ui_draw *d, ui_rect area) {
    static const float widest = 1000.0f, air = 20.0f, between = 14.0f, most = 168.0f;
    const float least = name_high + 2 * air, wide = fminf(area.w, widest);
    const float keys = keyboard_height(d->ui, v->keys, v->letters, area.h - least - between);
    const float row = fmaxf(least, fminf(most, area.h - keys - between));
    const float y = area.y + (area.h - row - between - keys) / (menu_narrow(d->ui) ? 3.0f : 2.0f);
    const ui_rect name = {area.x + (area.w - wide) / 2, y, wide, row};
    ui_plate(d, name, 34, 0xD20D111Du, 0, 0, true);
    draw_name(v, d, ui_inset(name, air), &a->plan.seating.seat[v->seat]);
    keyboard_draw(d, (ui_rect){name.x, y + row + between, wide, keys}, v->keys, v->letters);
}
