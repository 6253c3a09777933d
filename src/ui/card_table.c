/* Grounds, "done", a card held large, numbers and the rows of the results. */
#include "ui/card_table.h"

#include <math.h>
#include <stdio.h>

#include "text/faces.h"
#include "ui/crowning.h"
#include "ui/cut.h"
#include "ui/edges.h"
#include "ui/rim.h"
#include "ui/same.h"

void table_ground(ui_draw *d, const char *picture) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_900));
    if (!d->ui->high_contrast) {
        ui_cover(d, picture, all);
    }
    ui_ground(d);
}

float table_wing(const ui_frame *ui) {
    return ui->width < ui->height ? ui->height * 0.055f : ui->height * 0.1875f;
}

void table_ground_between(ui_draw *d, const char *from, const char *to, float part) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const float step = motion_stepped(part, MOTION_DUSK_STEPS);

    table_ground(d, step < 1.0f ? from : to);
    if (step > 0.0f && step < 1.0f && !d->ui->high_contrast) {
        ui_cover_faded(d, to, all, step);
    }
}

void table_dim(ui_draw *d, float part) {
    const float h = d->ui->height - ui_apron_height(d->ui);
    const float step = motion_stepped(part, TABLE_DIM_STEPS);

    if (step > 0.0f) {
        const float dark = 0.78f * step;
        ui_fill(d, (ui_rect){0, 0, d->ui->width, h}, ui_fade(UI_INK_950, dark));
        ui_mark_add(d, TABLE_MARK_DIM, (int)lroundf(100.0f * dark), (ui_rect){0}); /* nothing gives way to it */
    }
}

void table_close(ui_draw *d, float part) {
    if (part > 0.0f) {
        ui_next_layer(d, false);
        ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_950, part));
        ui_mark_add(d, TABLE_MARK_CLOSED, (int)lroundf(100.0f * part), (ui_rect){0});
    }
}

bool table_face(ui_draw *d, const table_ui *t, int seats, int seat, ui_rect at) {
    enum { FAR_EDGE = 2 };
    const ui_frame *ui = d->ui;

    if (ui->rim == NULL || seat < 0 || t->seat[seat].bot || at.w <= 0.0f ||
        ui_edge_of(seats, seat, ui->height > ui->width) != FAR_EDGE) {
        return false;
    }
    ui_group(d, at, FAR_EDGE, 0.0f);
    return true;
}

ui_rect table_in_hand(const ui_place *at) {
    return table_off_plate(at, 20, 28);
}

ui_rect table_off_plate(const ui_place *at, float w, float h) {
    static const float air = 6;
    const ui_rect p = at->plate;
    const float angle = at->angle * 3.14159265f / 180.0f, dx = sinf(angle), dy = -cosf(angle);
    const float out =
        fminf((p.w / 2 + w / 2 + air) / fmaxf(fabsf(dx), 0.001f), (p.h / 2 + h / 2 + air) / fmaxf(fabsf(dy), 0.001f));

    return (ui_rect){p.x + p.w / 2 + dx * out - w / 2, p.y + p.h / 2 + dy * out - h / 2, w, h};
}

/* A large one is drawn once and scaled; a small one is made sooner than it is scaled from that. Its edge is soft:
 * over another card a hard one looked like a thing of its own. */
void table_flying_shadow(ui_draw *d, const motion_card *card) {
    enum { SOFT = 4 };
    static const float small = 0.3f; /* of the room that it has when it is largest */
    static const float blur = 0.03f; /* of its width */
    const float away = card->at.w * 0.16f * card->lift;
    const ui_rect seen = {card->at.x - away, card->at.y + away, card->at.w, card->at.h};
    const bool large = seen.w * seen.h > small * card->whole.w * card->whole.h;
    const ui_rect whole = large ? ui_centre(seen, card->whole.w, card->whole.h) : seen;

    if (card->lift > 0.05f) {
        ui_scale(d, seen, whole);
        ui_group(d, whole, 0, 0.0f);
        for (int i = 0; i < SOFT; i++) {
            ui_plate(d, ui_inset(whole, blur * whole.w * (float)i), 6, 0x15000000u, 0, 0.0f, false);
        }
        ui_group_end(d);
    }
}

void table_stage(ui_draw *d, const char *picture, float left, float right) {
    const float w = d->ui->width, h = d->ui->height;

    table_ground(d, picture);
    if (d->ui->high_contrast) {
        return;
    }
    if (left > 0) {
        ui_picture(d, "curtain_left", (ui_rect){0, 0, left, h}, 1.0f);
    }
    if (right > 0) {
        ui_picture(d, "curtain_right", (ui_rect){w - right, 0, right, h}, 1.0f);
    }
}

ui_rect table_done_place(const ui_frame *ui, float w) {
    const float h = fmaxf(52.0f, ui_target(ui));

    return (ui_rect){(ui->width - w) / 2, ui->height - h - 12, w, h};
}

void table_done(ui_draw *d, const table_ui *t, ui_rect at, const char *word, unsigned ready) {
    table_done_sign(d, t, at, word, NULL, ready);
}

void table_done_sign(ui_draw *d, const table_ui *t, ui_rect at, const char *word, const char *figure,
                     unsigned ready) {
    if (!t->only_shown && (t->n_legal > 0 || t->reads_on)) {
        ui_button(d, at, ZONE_DONE, 0, word, figure, UI_PRIMARY,
                  ready & UI_ZONE_OFF ? ready : ready | UI_ZONE_DEFAULT);
    }
}

ui_rect table_large_card(ui_draw *d, ui_rect area, float w, float h, ui_rect *words) {
    const float more = d->ui->text_scale - 1.0f; /* by the reader's text alone, whichever card it is */
    const ui_rect at = ui_centre(area, fminf(w + 250.0f * more, area.w), fminf(h + 90.0f * more, area.h));
    const ui_rect card = {at.x + 18, at.y + 16, (at.h - 32) * TABLE_CARD, at.h - 32};

    ui_next_layer(d, false);
    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    *words = (ui_rect){card.x + card.w + 22, at.y + 20, at.x + at.w - card.x - card.w - 44, at.h - 40};
    return card;
}

void table_disc(ui_draw *d, ui_rect at, const char *text, ui_colour fill) {
    ui_label_style style = UI_STYLE_NAME;

    ui_disc(d, (ui_rect){at.x, at.y + 2, at.w, at.h}, 0x80000000u, 0, 0.0f);
    ui_disc(d, at, fill, 0, 0.0f);
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    ui_label(d, ui_inset(at, 2), &style, text);
}

void table_disc_number(ui_draw *d, ui_rect at, int number, ui_colour fill) {
    char text[12];

    snprintf(text, sizeof text, "%d", number);
    table_disc(d, at, text, fill);
}

void table_number(ui_draw *d, ui_rect at, int number, float size, ui_colour colour, ui_align align) {
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    snprintf(text, sizeof text, "%d", number);
    style.size = size;
    style.colour = colour;
    style.align = align;
    ui_label(d, at, &style, text);
}

/* ---- results ---- */

static const float side = 24.0f, gap = 12.0f;

/* Of a flat table headline and buttons stand at the long sides. */
static float button_height(const ui_frame *ui) {
    return ui->rim != NULL ? 0.0f : fmaxf(ui_target(ui), 54.0f);
}

ui_rect table_results_buttons(const ui_frame *ui) {
    const float h = button_height(ui);

    return (ui_rect){side, ui->height - ui_apron_height(ui) - h - 30, ui->width - 2 * side, h};
}

/* Where the window is narrow a headline of two lines has room for them. */
static float head_height(const ui_frame *ui, int lines) {
    return ui->rim != NULL ? 0.0f : lines < 2 ? 66.0f : ui->width < 1000.0f ? 128.0f : 96.0f;
}

/* Below this a row of players needs the whole width. */
static const float stage_from = 1240.0f, stage_part = 0.34f, least_stage = 250.0f;

/* On the left of a wide frame, or w 0. */
static ui_rect results_stage(const ui_frame *ui) {
    const float top = 26 + head_height(ui, 1), bottom = ui->height - ui_apron_height(ui) - button_height(ui) - 44;

    if (ui->width < stage_from || ui_large_words(ui)) {
        return (ui_rect){0};
    }
    return (ui_rect){side, top, ui->width * stage_part - 2 * side, bottom - top};
}

ui_rect table_results_room(const ui_frame *ui, int lines) {
    const float from = 14 + head_height(ui, lines) + gap;

    return (ui_rect){side, from, ui->width - 2 * side, table_results_buttons(ui).y - 16 - from};
}

void table_results_headline(ui_draw *d, const char *headline, int lines) {
    if (d->ui->rim != NULL) {
        d->ui->rim->headline = headline;
        return;
    }
    const float w = d->ui->width;
    ui_label_style title = UI_STYLE_TITLE;
    /* One that needs no second line stands where those of one line do. */
    const bool one = !ui_large_words(d->ui) && ui_label_width(d->ui, &title, headline) <= w - 80;
    const int shown = one ? 1 : lines;
    const float head = head_height(d->ui, shown);
    float line = ui_label_height(d->ui, &title, 4 * w, headline);
    if (one && line > head - 6) { /* marks above and below the letters, as in Thai, stay on the plate */
        title.size *= (head - 6) / line;
        line = head - 6;
    }
    /* Large letters give way to the height; their ink takes four fifths of a line. */
    const float wish = ui_label_width(d->ui, &title, headline);
    const float wide = wish * fminf(1.0f, 1.25f * (float)shown * head / line) + 48;
    const text_lines lies = text_lines_of(text_lang(d->ui->words));
    const float most = lies.above + lies.below > 1.2f ? head + 16 : head - 6; /* rare stacks of marks reach further */
    const float high = wide <= w - 80 ? fminf(most, line) : most;
    const ui_rect dark = ui_centre((ui_rect){40, 13, w - 80, head}, fminf(w - 80, wide), high);

    if (!d->ui->high_contrast) { /* the sunset is as bright as the words */
        ui_plate(d, dark, 17, ui_fade(UI_INK_900, 0.78f), 0, 0.0f, false);
    }
    title.lines = shown;
    ui_label(d, (ui_rect){40, 14, w - 80, head}, &title, headline);
}

ui_rect table_results_ground(ui_draw *d, const char *headline, float hidden, int lines) {
    const ui_rect room = table_results_room(d->ui, lines);

    table_ground(d, "results");
    if (hidden <= 0.0f || d->ui->rim != NULL) { /* round a flat table words come and go with what is said there */
        table_results_headline(d, headline, lines);
    } else if (hidden < 1.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, room.y}, 1.0f - hidden);
        table_results_headline(d, headline, lines);
        ui_group_end(d);
    }
    return room;
}

/* The rows of players: beside the stage, or at the foot of a tall frame with the stage above. */
static ui_rect rows_of(const ui_frame *ui, const table_results *r, int rows, ui_rect *stage) {
    const float from = 14 + head_height(ui, r->lines) + gap;
    const float high = ui->height - ui_apron_height(ui) - from - button_height(ui) - 44;
    const float each = fminf(r->highest, (high - gap * (float)(rows - 1)) / (float)rows);
    const float all = each * (float)rows + gap * (float)(rows - 1), spare = high - all;

    *stage = r->stage ? results_stage(ui) : (ui_rect){0};
    const float left = stage->w > 0 ? ui->width * stage_part : side, right = ui->width - side;
    const float wide = fminf(right - left, r->widest);
    ui_rect at = {left + (right - left - wide) / 2, from + fmaxf(0, spare / 2), wide, all};
    if (r->stage && stage->w <= 0 && ui->height > ui->width && spare > least_stage) {
        *stage = (ui_rect){side, from, ui->width - 2 * side, fminf(spare - 2 * gap, 420.0f)};
        at.y = from + spare - (spare - 2 * gap - stage->h) / 2;
    }
    return at;
}

ui_rect table_results_frame(ui_draw *d, const table_results *r, int n, ui_rect out[]) {
    const int rows = (n + r->columns - 1) / r->columns;
    ui_rect stage;
    const ui_rect area = rows_of(d->ui, r, rows, &stage);
    const float each = (area.h + gap) / (float)rows - gap;

    table_results_ground(d, r->headline, r->hidden, r->lines);
    /* One dark sheet behind the players: else the dawn shines between them as a cross. */
    if (!d->ui->high_contrast) {
        ui_plate(d, ui_inset(area, -gap), 39, ui_fade(UI_INK_950, 0.84f), 0, 0.0f, false);
    }
    for (int i = 0; i < n; i++) {
        const int row = i / r->columns, in_row = row < rows - 1 ? r->columns : n - r->columns * (rows - 1);
        const ui_rect column = ui_column(area, i % r->columns, r->columns, gap);
        const float aside = (float)(r->columns - in_row) * (column.w + gap) / 2;
        out[i] = (ui_rect){column.x + aside, area.y + (float)row * (each + gap), column.w, each};
    }
    return stage;
}

void table_crown(ui_draw *d, ui_rect at, float edge) {
    const ui_rect jewels = {at.x + 0.26f * at.w, at.y + 0.54f * at.h, 0.48f * at.w, 0.16f * at.h};

    ui_figure(d, "crown", ui_inset(at, -at.w * edge), UI_INK_900);
    ui_fill(d, jewels, UI_INK_900);
    ui_figure(d, "crown", at, ui_theme(d->ui, UI_LANTERN));
}

static ui_label_style winner_style(float name) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = fmaxf(style.size, name);
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    return style;
}

float table_results_name(const ui_frame *ui, float name) {
    static const float least = 40.0f, most = 56.0f, edges = 8.0f;
    const ui_label_style style = winner_style(name);
    const bool larger = style.size > UI_STYLE_NAME.size;
    const float line = larger ? fminf(ui_label_line(ui, &style) + edges, most) : 0.0f;

    return fmaxf(fmaxf(least, line), ui_label_least(ui, &style) + edges);
}

/* The crown, of the lamp's width, and how much of it stands above that. */
static const float crown_part = 0.465f, crown_over = 0.62f;

static float lamp_in(float w, float h) {
    return fminf(0.86f * w, (h - 10.0f) / (1.0f + crown_part * crown_over));
}

ui_rect table_results_lamp(const ui_frame *ui, ui_rect at, float name_size) {
    const float size = lamp_in(at.w, at.h - table_results_name(ui, name_size));

    return (ui_rect){at.x + (at.w - size) / 2, at.y + crown_part * crown_over * size, size, size};
}

ui_rect table_results_winner(ui_draw *d, ui_rect at, const ui_seat *seat, float name_size, float opening) {
    const bool named = seat->name[0] != '\0';
    const float strip = named ? table_results_name(d->ui, name_size) : 0.0f;
    const float size = lamp_in(at.w, at.h - strip), crown = crown_part * size;
    const ui_rect lamp = {at.x + (at.w - size) / 2, at.y + crown * crown_over, size, size};
    const ui_rect name = {at.x, lamp.y + size + 8, at.w, strip};
    const float fallen = motion_of(1.0f - opening, 0.15f, 0.85f),
                fall = (1.0f - motion_over(fallen)) * (lamp.y + crown);
    const ui_label_style style = winner_style(name_size);

    if (!d->ui->high_contrast) {
        ui_disc(d, ui_inset(lamp, -size * 0.1f), ui_fade(UI_LANTERN, 0.28f), 0, 0);
    }
    ui_disc(d, lamp, ui_mix(UI_LANTERN, UI_PAPER_100, 0.45f), ui_seat_colour[seat->colour % UI_SEAT_COLOURS],
            fmaxf(3.0f, size * 0.035f));
    ui_rect emblem = ui_inset(lamp, size * 0.16f);
    emblem.y += size * 0.06f; /* ears and antlers below the crown */
    ui_figure(d, ui_emblem[seat->emblem % UI_EMBLEMS], emblem, UI_INK_900);
    const ui_rect top = {lamp.x + (size - crown) / 2, lamp.y - crown * crown_over - fall, crown, crown};
    if (fallen > 0.0f) { /* before it is above the frame, from where a lamp may be on its way */
        table_crown(d, top, 0.06f);
    }
    if (named) {
        ui_plate(d, name, 61, UI_PAPER_100, 0, 0, true);
        ui_label(d, ui_inset(name, 4), &style, seat->name);
    }
    return name;
}

/* Once the page has come: before, its ground is another one's. */
float table_counted_part(float opening) {
    static const float from = (float)MOTION_PAGE / (float)MOTION_REVEAL, to = 0.95f;

    return motion_smooth(motion_of(1.0f - opening, from, to));
}

int table_counted_up(int number, float opening) {
    return (int)lroundf((float)number * table_counted_part(opening));
}

void table_results_winners(ui_draw *d, ui_rect stage, const ui_seat *seat, uint32_t winners, float opening) {
    int n = 0, at = 0;

    for (uint32_t bits = winners; bits != 0; bits &= bits - 1) {
        n++;
    }
    if (n == 0 || stage.w <= 0) {
        return;
    }
    const bool tall = stage.h > stage.w * 0.7f;
    const int columns = !tall ? n : n < 2 ? 1 : n < 5 ? 2 : 3, rows = (n + columns - 1) / columns;
    const float gaps = 18, w = fminf((stage.w - gaps * (float)(columns - 1)) / (float)columns, 250.0f);
    const float h = fminf((stage.h - gaps * (float)(rows - 1)) / (float)rows, w + 90);
    const float y = stage.y + (stage.h - h * (float)rows - gaps * (float)(rows - 1)) / 2;

    for (int i = 0; i < 32; i++) {
        if (winners >> i & 1u) {
            const int row = at / columns, in_row = row < rows - 1 ? columns : n - columns * (rows - 1);
            const float all = w * (float)in_row + gaps * (float)(in_row - 1);
            const float x = stage.x + (stage.w - all) / 2 + (w + gaps) * (float)(at % columns);
            const int from = d->n;
            const ui_rect name =
                table_results_winner(d, (ui_rect){x, y + (h + gaps) * (float)row, w, h}, &seat[i], 0.0f, opening);
            ui_same_add(d, i, from, name);
            at++;
        }
    }
}

void table_results_crowned(ui_draw *d, ui_rect stage, const ui_seat *seat, uint32_t winners, float opening) {
    const crowning c = crowning_of(opening);

    if (c.light <= 0.0f || stage.w <= 0) {
        return;
    }
    if (c.light < 1.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, c.light);
    }
    table_results_winners(d, stage, seat, winners, c.fall);
    if (c.light < 1.0f) {
        ui_group_end(d);
    }
}

void table_results_darkened(ui_draw *d, ui_rect row, unsigned seed, float opening) {
    static const float darkest = 0.34f; /* its words are still read */
    const float dark = crowning_of(opening).dark;

    if (dark > 0.0f && !d->ui->high_contrast) {
        ui_plate(d, row, seed, ui_fade(UI_INK_950, darkest * dark), 0, 0.0f, false);
    }
}

ui_colour table_results_ink(bool won) {
    return won ? UI_INK_900 : UI_PAPER_100;
}

ui_rect table_results_row(ui_draw *d, ui_rect at, const ui_seat *seat, bool won, bool more) {
    const float e = fminf(at.h - 22, 72.0f), crown = fminf(at.h * 0.5f, 52.0f), half = (at.h - 16) / 2;
    const float x = at.x + e + 28, w = at.x + at.w - x - (won ? crown + 24 : 14);
    ui_label_style name = UI_STYLE_NAME;

    ui_plate(d, at, 60u + seat->emblem, won ? UI_LANTERN : UI_INK_700, ui_seat_colour[seat->colour % UI_SEAT_COLOURS],
             2.4f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 14, at.y + (at.h - e) / 2, e, e}, seat);
    name.size = 24;
    name.colour = table_results_ink(won);
    ui_label(d, (ui_rect){x, at.y + 8, w, more ? half : 2 * half}, &name, seat->name);
    if (won) {
        ui_figure(d, "crown", (ui_rect){at.x + at.w - crown - 16, at.y + (at.h - crown) / 2, crown, crown},
                  UI_INK_900);
    }
    return (ui_rect){x, at.y + 8 + half, w, half};
}
