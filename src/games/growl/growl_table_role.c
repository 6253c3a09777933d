/* The strip below a plate that says what somebody was. */
#include <math.h>

#include "growl_table.h"

/* Its line may be a little higher than the paper. */
static const float strip_over = 4.0f, strip_sides = 12.0f;

/* On a flat table, read from afar, as much larger as there is room for. */
static ui_label_style largest_role(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    style.align = UI_MIDDLE;
    style.size = ui->rim != NULL ? 22.0f : 18.0f;
    return style;
}

float growl_role_strip(const ui_frame *ui) {
    const ui_label_style style = largest_role(ui);

    return fmaxf(ui_seat_strip(ui), ui_label_least(ui, &style) - strip_over);
}

static float widest_role(ui_draw *d, const ui_label_style *style) {
    static const char *const roles[] = {"human", "wolf", "zero"};
    float widest = 0.0f;

    for (size_t i = 0; i < sizeof roles / sizeof *roles; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, style, growl_role_named(d, roles[i], true)));
    }
    return widest;
}

/* All roles in one size: larger words than usual give way where they are too wide, down to the usual size. */
static ui_label_style strip_style(ui_draw *d, float width) {
    static const float usual = 18.0f;
    const float least = usual / fmaxf(d->ui->text_scale, 1.0f);
    ui_label_style style = largest_role(d->ui);

    while (style.size > least && widest_role(d, &style) > width) {
        style.size = fmaxf(style.size - 0.5f, least);
    }
    return style;
}

float growl_role_widest(const ui_frame *ui, float plate) {
    return ui->rim != NULL ? 1.2f * plate : plate;
}

/* On a strip of paper below a plate, a human's bright, a wolf's of the dark red of its kind. */
static void strip_below(ui_draw *d, ui_rect plate, const char *word, bool wolf) {
    ui_label_style style = strip_style(d, growl_role_widest(d->ui, plate.w) - strip_sides);
    const float wish = widest_role(d, &style) + strip_sides, high = growl_role_strip(d->ui),
                w = fminf(fmaxf(plate.w, wish), growl_role_widest(d->ui, plate.w));
    const ui_rect strip = {plate.x + (plate.w - w) / 2, plate.y + plate.h + 1, w, high};
    const ui_rect words = {strip.x, strip.y - strip_over / 2, strip.w, strip.h + strip_over};

    style.colour = table_results_ink(!wolf);
    if (ui_label_fits(d->ui, (ui_rect){0, 0, words.w - strip_sides, words.h}, &style, word)) {
        ui_plate(d, strip, 41, wolf ? ui_mix(UI_RED, UI_INK_900, 0.5f) : UI_PAPER_200, 0, 0.0f, false);
        ui_label(d, words, &style, word);
    }
}

void growl_draw_team(const growl_look *look, ui_rect plate, uint8_t team) {
    const bool wolf = team == GROWL_WOLF;

    strip_below(look->d, plate, growl_role_named(look->d, wolf ? "wolf" : "human", true), wolf);
}

void growl_draw_role(const growl_look *look, ui_rect plate, int seat) {
    strip_below(look->d, plate, growl_role_word(look, seat, true), look->pub->team[seat] == GROWL_WOLF);
}
