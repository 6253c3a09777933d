/* Buttons, the pad that is held, and the focus ring. */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "ui/focus.h"
#include "ui/widgets.h"

/* A screen that claims very small pixels must not make buttons larger than the layouts can hold. */
float ui_target(const ui_frame *ui) {
    return fminf(11.0f * ui->mm, 60.0f);
}

bool ui_large_words(const ui_frame *ui) {
    return ui->text_scale > 1.2f;
}

static bool is(const char *name, int n, const char *other, int m) {
    return name != NULL && n == m && strcmp(name, other) == 0;
}

/* Before the first key after a change of scene the focus rests on the default. */
bool ui_focused(const ui_draw *d, const char *zone, int n) {
    if (!d->ui->show_focus) {
        return false;
    }
    if (ui_zone_at(d, (ui_spot){d->ui->focus_name, d->ui->focus_n, d->place}) != NULL) {
        return is(d->ui->focus_name, d->ui->focus_n, zone, n);
    }
    const ui_zone *z = ui_zone_at(d, (ui_spot){zone, n, d->place});
    return d->ui->focus_name == NULL && z != NULL && (z->flags & UI_ZONE_DEFAULT) != 0;
}

static void corner_mark(cut_svg *s, float x, float y, float dx, float dy) {
    cut_point(s, 'M', x, y + dy);
    cut_point(s, 'L', x, y);
    cut_point(s, 'L', x + dx, y);
}

/* A dark line under the lantern line keeps the ring visible on lantern-coloured buttons too. */
void ui_focus(ui_draw *d, ui_rect at, const char *zone, int n) {
    if (!ui_focused(d, zone, n)) {
        return;
    }
    cut_svg s;
    cut_begin(&s);
    float line = fmaxf(3.0f / d->ui->u, 2.4f), out = 5.0f, room = out + 8.0f;
    ui_rect r = {at.x, at.y, roundf(at.w), roundf(at.h)};
    cut_outline o = cut_plate(r.w + 2 * out, r.h + 2 * out, 7);
    for (int pass = 0; pass < 2; pass++) {
        cut_path(&s, &o, room - out, room - out);
        cut_text(&s, " fill=\"none\"");
        cut_paint(&s, "stroke", ui_theme(d->ui, pass == 0 ? UI_INK_950 : UI_LANTERN));
        cut_text(&s, " stroke-width=\"");
        cut_number(&s, pass == 0 ? line + 3 : line);
        cut_text(&s, "\"/>");
    }
    float left = room - out - 4, top = left, right = r.w + room + out + 4, bottom = r.h + room + out + 4, leg = 14;
    cut_text(&s, "<path d=\"");
    corner_mark(&s, left, top, leg, leg);
    corner_mark(&s, right, top, -leg, leg);
    corner_mark(&s, left, bottom, leg, -leg);
    corner_mark(&s, right, bottom, -leg, -leg);
    cut_text(&s, "\" fill=\"none\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_LANTERN));
    cut_text(&s, " stroke-width=\"");
    cut_number(&s, line + 1);
    cut_text(&s, "\"/>");
    ui_shape(d, ui_inset(r, -room), s.at);
}

typedef struct {
    ui_colour fill, border, text;
} look;

static look look_of(ui_button_look kind, unsigned flags) {
    if ((flags & UI_ZONE_OFF) != 0) {
        return (look){UI_INK_800, UI_INK_500, UI_INK_500};
    }
    switch (kind) {
    case UI_PRIMARY:
    case UI_CHOSEN:
        return (look){UI_LANTERN, 0, UI_INK_900};
    case UI_DANGER:
        return (look){UI_INK_950, UI_EMBER, UI_PAPER_100};
    case UI_QUIET:
    case UI_ROW:
        return (look){UI_INK_800, 0, UI_PAPER_100};
    case UI_OUTLINED:
        return (look){UI_INK_950, UI_PAPER_400, UI_PAPER_100};
    default:
        return (look){UI_INK_700, 0, UI_PAPER_100};
    }
}

/* Ember and lantern are one yellow in high contrast: there it has two white frames. */
static ui_colour danger_ink(const ui_frame *ui) {
    return ui->high_contrast ? UI_PAPER_100 : UI_EMBER;
}

static bool is_listed(ui_button_look kind) {
    return kind == UI_QUIET || kind == UI_CHOSEN || kind == UI_ROW;
}

/* Where the words of a button stand. */
static ui_rect words_box(ui_rect at, bool left) {
    const float edge = 12.0f, in = left ? 14.0f : 0.0f;
    return (ui_rect){at.x + edge + in, at.y + 1, at.w - 2 * edge - in, at.h - 2};
}

bool ui_button_fits(const ui_frame *ui, float w, float h, const char *text, ui_button_look kind) {
    return ui_label_fits(ui, words_box((ui_rect){0, 0, w, fmaxf(h, ui_target(ui))}, is_listed(kind)),
                         &UI_STYLE_BUTTON, text);
}

/* Two lines beside neighbours of one look like another kind of button: rather a little smaller. */
int ui_button_lines(const ui_frame *ui, const ui_label_style *style, ui_rect box, const char *text) {
    static const float little = 0.87f;
    const float wide = ui_label_width(ui, style, text);
    ui_label_style one = *style;
    one.lines = 1;
    return wide <= box.w || (wide * little <= box.w && ui_label_fits(ui, box, &one, text)) ? 1 : 2;
}

static const float figure_gap = 10.0f;

static float figure_side(ui_rect at) {
    return fminf(at.h * 0.62f, 34.0f);
}

/* Words of a given size keep it, on two lines where they need them. */
static int lines_of(const ui_frame *ui, const ui_label_style *style, ui_rect box, const char *text, bool given) {
    static const float slack = 0.5f;
    if (!given) {
        return ui_button_lines(ui, style, box, text);
    }
    return ui_label_width(ui, style, text) <= box.w + slack ? 1 : 2;
}

/* The sign of what cannot be taken back: where the words keep their size and their line beside it. */
static bool has_mark(const ui_frame *ui, const ui_label_style *style, ui_rect box, float icon, const char *text) {
    return ui_label_width(ui, style, text) <= box.w - icon - figure_gap;
}

/* `size`: of its words, 0 for what fits. */
static void button_face(ui_draw *d, ui_rect at, const char *text, float size, const char *figure, ui_colour colour,
                        ui_button_look kind) {
    const bool left = is_listed(kind);
    ui_label_style style = UI_STYLE_BUTTON;
    style.size = size > 0.0f ? size : style.size;
    style.colour = colour;
    bool words = text != NULL && text[0] != '\0';
    float icon = figure_side(at);
    if (figure != NULL && !words) {
        ui_figure(d, figure, ui_centre(at, icon, icon), ui_theme(d->ui, colour));
        return;
    }
    ui_rect box = words_box(at, left);
    style.align = left ? UI_LEFT : style.align;
    const bool mark = figure == NULL && words && kind == UI_DANGER && has_mark(d->ui, &style, box, icon, text);
    if (figure != NULL || mark) {
        float gap = figure_gap, wide = ui_label_width(d->ui, &style, text), free = box.w - icon - gap - wide;
        float x = box.x + (free > 0 && !left ? free / 2 : 0);
        const ui_rect beside = {x, at.y + (at.h - icon) / 2, icon, icon};
        if (mark) {
            ui_warning_mark(d, ui_inset(beside, icon * 0.1f), danger_ink(d->ui));
        } else {
            ui_figure(d, figure, beside, ui_theme(d->ui, colour));
        }
        box.w = box.x + box.w - (x + icon + gap);
        box.x = x + icon + gap;
        style.align = UI_LEFT;
    }
    style.lines = words ? lines_of(d->ui, &style, box, text, size > 0.0f) : style.lines;
    ui_label(d, box, &style, text);
}

/* Under the pointer: night blue on a dark face, since grey would look like a button that is off. */
static ui_colour lifted(ui_colour fill) {
    const bool bright = fill == UI_LANTERN;
    return bright ? ui_mix(fill, UI_PAPER_100, 0.25f) : ui_mix(fill, UI_BLUE, 0.2f);
}

/* How long it has been held, along its foot, and how long it must be. */
static void held_bar(ui_draw *d, ui_rect at, ui_colour ink) {
    static const float edge = 14.0f, thick = 4.0f, above = 5.0f, pale = 0.28f;
    const ui_rect track = {at.x + edge, at.y + at.h - above - thick, at.w - 2 * edge, thick};
    ui_rect done = track;

    done.w *= d->ui->held_part;
    ui_fill(d, track, ui_fade(ui_theme(d->ui, ink), pale));
    ui_fill(d, done, ui_theme(d->ui, ink));
}

/* The plate of one that may be pressed. */
static void face_plate(ui_draw *d, ui_rect at, unsigned seed, ui_colour fill, ui_colour border, ui_button_look kind,
                       bool shadow) {
    static const float usual = 2.0f, grave = 3.0f, second = 6.0f;
    if (kind != UI_DANGER) {
        ui_plate(d, at, seed, fill, border, usual, shadow);
        return;
    }
    ui_plate(d, at, seed, fill, danger_ink(d->ui), grave, shadow);
    if (d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, second), seed, 0x00000000u, UI_PAPER_100, usual, false);
    }
}

/* As it looks with and without the pointer on it: what changes then is there, also where much was shown since. On a
 * flat table, whose edges have frames of their own, fingers press. */
static void faces_soon(ui_draw *d, ui_rect at, unsigned seed, const look *l, ui_button_look kind) {
    if (!d->ui->pointer || d->frames > 0) {
        return;
    }
    ui_soon(d);
    face_plate(d, at, seed, l->fill, l->border, kind, kind != UI_ROW);
    face_plate(d, at, seed, lifted(l->fill), l->border, kind, kind != UI_ROW);
    ui_soon_end(d);
}

static void button(ui_draw *d, ui_rect at, const char *zone, int n, const char *text, float size, const char *figure,
                   ui_button_look kind, unsigned flags) {
    if (d->ui->watched) {
        return;
    }
    float target = ui_target(d->ui);
    if (at.h < target) {
        at.y -= (target - at.h) / 2;
        at.h = target;
    }
    bool off = (flags & UI_ZONE_OFF) != 0;
    kind = off && kind == UI_DANGER ? UI_PLAIN : kind;
    bool held = !off && is(d->ui->held_name, d->ui->held_n, zone, n);
    bool hover = !off && !held && is(d->ui->hover_name, d->ui->hover_n, zone, n);
    look l = look_of(kind, flags);
    /* One that has to be held keeps its light: darkened all the while it would look off. */
    bool filling = held && (flags & UI_ZONE_HOLD) != 0;
    ui_colour fill = held && !filling ? ui_mix(l.fill, UI_INK_950, 0.25f) : hover ? lifted(l.fill) : l.fill;
    ui_zone_add(d, zone, n, at, flags);
    ui_rect shown = held ? (ui_rect){at.x, at.y + 2, at.w, at.h} : at;
    if (off && d->ui->high_contrast) {
        ui_slot(d, shown, UI_PAPER_100); /* a pattern instead of a paler tint */
    } else {
        const unsigned seed = (unsigned)n * 31u + (unsigned)strlen(zone);
        face_plate(d, shown, seed, d->ui->high_contrast ? l.fill : fill, l.border, kind,
                   !held && !off && kind != UI_ROW);
        if (!off && !held && !d->ui->high_contrast) {
            faces_soon(d, shown, seed, &l, kind);
        }
    }
    button_face(d, shown, text, size, figure, l.text, kind);
    if (filling) {
        held_bar(d, shown, l.text);
    }
    ui_focus(d, at, zone, n);
}

void ui_button(ui_draw *d, ui_rect at, const char *zone, int n, const char *text, const char *figure,
               ui_button_look kind, unsigned flags) {
    button(d, at, zone, n, text, 0.0f, figure, kind, flags);
}

void ui_button_sized(ui_draw *d, ui_rect at, const char *zone, int n, const char *text, float size,
                     ui_button_look kind, unsigned flags) {
    button(d, at, zone, n, text, size, NULL, kind, flags);
}

/* The size of its words by itself. */
static float size_alone(const ui_frame *ui, const ui_button_of *b) {
    ui_rect box = words_box((ui_rect){0, 0, b->at.w, fmaxf(b->at.h, ui_target(ui))}, is_listed(b->look));
    ui_label_style style = UI_STYLE_BUTTON;
    box.w -= b->figure != NULL ? figure_side(b->at) + figure_gap : 0.0f;
    style.lines = ui_button_lines(ui, &style, box, b->text);
    return ui_label_size(ui, box, &style, b->text);
}

float ui_button_row_size(const ui_frame *ui, const ui_button_of *row, int n) {
    float size = UI_STYLE_BUTTON.size;
    for (int i = 0; i < n; i++) {
        size = row[i].text != NULL && row[i].text[0] != '\0' ? fminf(size, size_alone(ui, &row[i])) : size;
    }
    return size;
}

void ui_button_row(ui_draw *d, const ui_button_of *row, int n) {
    const float size = ui_button_row_size(d->ui, row, n);
    for (int i = 0; i < n; i++) {
        const ui_button_of *b = &row[i];
        button(d, b->at, b->zone, b->n, b->text, size, b->figure, b->look, b->flags);
    }
}

void ui_hold_pad(ui_draw *d, ui_rect at, const char *zone, int n, const char *figure) {
    bool held = is(d->ui->held_name, d->ui->held_n, zone, n);
    float size = fmaxf(fminf(at.w, at.h), ui_target(d->ui));
    ui_rect r = ui_centre(at, size, size);
    ui_zone_add(d, zone, n, r, UI_ZONE_HOLD | UI_ZONE_DEFAULT);
    ui_disc(d, r, held ? UI_INK_900 : UI_INK_700, UI_PAPER_400, 2.5f);
    if (held) {
        ui_ring(d, ui_inset(r, 2.0f), d->ui->held_part, UI_LANTERN, 7.0f);
    }
    ui_figure(d, figure, ui_centre(r, size * 0.5f, size * 0.5f), ui_theme(d->ui, held ? UI_LANTERN : UI_PAPER_100));
    ui_focus(d, r, zone, n);
}
