/* Emblem and name of a seat in one line, below what is theirs. */
#include <math.h>

#include "ui/seats.h"

static const float line_gap = 6.0f; /* between emblem and name */

static ui_label_style line_style(const ui_seat *seat, float part) {
    ui_label_style style = UI_STYLE_NAME;
    style.size = 19 * part;
    style.lang = seat->lang[0] != '\0' ? seat->lang : NULL;
    return style;
}

static float line_width(const ui_frame *ui, const ui_seat *seat, float high, float part) {
    const ui_label_style style = line_style(seat, part);
    return high * part + line_gap + ui_label_width(ui, &style, seat->name) + 4;
}

static const float line_over = 1.25f; /* of its place, where its neighbours' lines are short */

/* Those of neighbours in a row, whoever begins it. */
static bool lines_fit(const ui_frame *ui, const ui_seat *seat, int n, ui_rect place, float part) {
    static const float air = 8.0f, between = 7.0f;

    for (int i = 0; i < n; i++) {
        const float own = line_width(ui, &seat[i], place.h, part);
        const float next = line_width(ui, &seat[(i + 1) % n], place.h, part);
        if (own > line_over * place.w - (part < 1.0f ? air : 0.0f) || (own + next) / 2 > place.w - between) {
            return false;
        }
    }
    return true;
}

/* Large letters give way further: they stay as large as others are. */
float ui_seat_lines_part(const ui_frame *ui, const ui_seat *seat, int n, float w, float high) {
    enum { STEPS = 50 };
    static const float shrunk = 0.8f, least = 0.58f;
    const float last = fmaxf(least, fminf(shrunk, 1.0f / ui->text_scale));

    for (int step = STEPS; (float)step >= last * STEPS; step--) {
        if (lines_fit(ui, seat, n, (ui_rect){.w = w, .h = high}, (float)step / STEPS)) {
            return (float)step / STEPS;
        }
    }
    return 0.0f;
}

static void emblem_alone(ui_draw *d, ui_rect at, const ui_seat *seat, bool lit) {
    if (lit) {
        ui_plate(d, ui_centre(at, 1.6f * at.h, at.h + 6.0f), 35, UI_LANTERN, 0, 0.0f, false);
    }
    ui_seat_emblem(d, ui_centre(at, at.h, at.h), seat);
}

void ui_seat_line(ui_draw *d, ui_rect at, const ui_seat *seat, float part, bool lit) {
    static const float most_edge = 8.0f, above = 3.0f;
    if (part <= 0.0f || d->ui->rim != NULL) {
        emblem_alone(d, at, seat, lit);
        return;
    }
    const float wide = fminf(line_width(d->ui, seat, at.h, part), line_over * at.w), x = at.x + (at.w - wide) / 2;
    const float size = at.h * part;
    ui_label_style style = line_style(seat, part);
    if (lit) {
        const float edge = fminf(fmaxf(x - at.x, 4.0f), most_edge);
        ui_plate(d, (ui_rect){x - edge, at.y - above, wide + 2 * edge, at.h + 2 * above}, 35, UI_LANTERN, 0, 0.0f,
                 false);
        style.colour = UI_INK_900;
    }
    ui_seat_emblem(d, (ui_rect){x, at.y + (at.h - size) / 2, size, size}, seat);
    const float words = x + size + line_gap;
    ui_label(d, (ui_rect){words, at.y, x + wide - words, at.h}, &style, seat->name);
}
