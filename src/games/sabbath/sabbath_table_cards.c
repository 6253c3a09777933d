/* How cards, witches, score cards and tiles look, and the cards taken: tiles over their numbers. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"
#include "ui/cut.h"

ui_colour sabbath_tissue(int colour) {
    static const ui_colour tissue[SABBATH_COLOURS] = {UI_RED, UI_BLUE, UI_YELLOW, UI_GREEN};

    return tissue[colour % SABBATH_COLOURS];
}

/* A hard shadow that falls away from the lamp, upper right. In high contrast, where a plate has a white edge, it
 * would be a second card. */
static void shadow(ui_draw *d, ui_rect at) {
    const float out = at.w * 0.03f;

    if (d->ui->high_contrast) {
        return;
    }
    ui_plate(d, (ui_rect){at.x - out, at.y + out, at.w, at.h}, 6, 0x80000000u, 0, 0.0f, false);
}

static void face(ui_draw *d, ui_rect at, int card) {
    char name[40];

    snprintf(name, sizeof name, "sabbath/card_%s_%d", sabbath_colour_id[sabbath_colour(card) % SABBATH_COLOURS],
             sabbath_number(card));
    ui_picture(d, name, at, 1.0f);
}

void sabbath_draw_card(ui_draw *d, ui_rect at, int card, float degrees, bool grey) {
    ui_group(d, at, 0, degrees);
    shadow(d, at);
    face(d, at, card);
    if (grey && !d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, -1), 1, ui_fade(UI_INK_800, 0.42f), 0, 0.0f, false);
    } else if (grey) { /* a mark instead of a paler tint */
        const ui_rect mark = {at.x + at.w - 38, at.y + 6, 32, 32};
        ui_disc(d, mark, UI_INK_950, 0, 0.0f);
        ui_figure(d, "cross", ui_inset(mark, 6), UI_PAPER_100);
    }
    ui_group_end(d);
}

/* As far out all round, and turned with it: a plate that wanders would be wider on one side. */
void sabbath_draw_lit_card(ui_draw *d, ui_rect at, int card, float degrees) {
    static const float edge = 5.0f, corner = 6.0f; /* as a card's own corners are cut */
    const ui_rect light = ui_inset(at, -edge);
    const float w = light.w, h = light.h;
    cut_svg s;

    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', 0, corner);
    cut_point(&s, 'L', corner, 0);
    cut_point(&s, 'L', w - corner, 0);
    cut_point(&s, 'L', w, corner);
    cut_point(&s, 'L', w, h - corner);
    cut_point(&s, 'L', w - corner, h);
    cut_point(&s, 'L', corner, h);
    cut_point(&s, 'L', 0, h - corner);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, UI_LANTERN));
    cut_text(&s, "/>");
    ui_group(d, at, 0, degrees);
    shadow(d, light);
    ui_shape(d, light, s.at);
    face(d, at, card);
    ui_group_end(d);
}

/* Dark: on black its edge is drawn around it. */
static void back_face(ui_draw *d, ui_rect at) {
    if (d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, -1), 6, UI_INK_950, UI_PAPER_100, 2.0f, false);
    }
    ui_picture(d, "sabbath/back", at, 1.0f);
}

void sabbath_draw_back(ui_draw *d, ui_rect at, float degrees) {
    ui_group(d, at, 0, degrees);
    shadow(d, at);
    back_face(d, at);
    ui_group_end(d);
}

void sabbath_draw_turning(ui_draw *d, ui_rect at, int card, float part) {
    bool over;
    const float open = motion_turned(part, &over);

    ui_scale(d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    ui_group(d, at, 0, 0.0f);
    if (over) {
        face(d, at, card);
    } else {
        back_face(d, at);
    }
    ui_group_end(d);
}

void sabbath_draw_witch(ui_draw *d, ui_rect at, int colour) {
    char name[40];

    shadow(d, at);
    snprintf(name, sizeof name, "sabbath/witch_%s", sabbath_colour_id[colour % SABBATH_COLOURS]);
    ui_picture(d, name, at, 1.0f);
}

static void figures(ui_draw *d, ui_rect at, float size, ui_colour colour, const char *text) {
    ui_label_style style = UI_STYLE_NAME;

    style.lang = "en"; /* figures need no room for marks above and below them */
    style.face = TEXT_TITLE;
    style.size = size;
    style.colour = colour;
    style.align = UI_MIDDLE;
    ui_label(d, at, &style, text);
}

void sabbath_draw_number(ui_draw *d, ui_rect at, float size, ui_colour colour, int number) {
    char text[12];

    snprintf(text, sizeof text, "%d", number);
    figures(d, at, size, colour, text);
}

/* As a score card says them: +3. */
static void draw_points(ui_draw *d, ui_rect at, float size, ui_colour colour, int value) {
    char text[12];

    snprintf(text, sizeof text, "+%d", value);
    figures(d, at, size, colour, text);
}

static bool is_low(ui_rect at) {
    return at.w > at.h;
}

/* Its number is in the middle of what it leaves. On a flat table it stands twice, as in the corners of a card, the
 * second time for those who sit opposite: beside or below each other, as it is larger. */
static void value_words(ui_draw *d, ui_rect at, int value, ui_colour ink) {
    static const float most = 5.0f, of_two = 1.2f; /* large figures keep off both sides; ems of a sign and a digit */
    const bool twice = d->ui->rim != NULL;
    const float edge = fminf(most, at.w * 0.1f);
    const bool beside = is_low(at) && fminf((at.w / 2 - 2 * edge) / of_two, at.h) >= at.h / 2;
    const float w = twice && beside ? at.w / 2 : at.w, h = twice && !beside ? at.h / 2 : at.h;
    const float size = fminf(w * 0.62f, h * 0.84f);
    const float in = w - 2 * edge;
    const ui_rect first = {at.x + edge, at.y, in, h}, second = {at.x + at.w - edge - in, at.y + at.h - h, in, h};

    draw_points(d, first, size, ink, value);
    if (twice) {
        ui_group(d, second, 2, 0.0f);
        draw_points(d, second, size, ink, value);
        ui_group_end(d);
    }
}

/* What a witch gives, as it is written where it is won. */
void sabbath_draw_value(ui_draw *d, ui_rect at, int value) {
    ui_plate(d, at, 30, UI_PAPER_100, 0, 0.0f, true);
    value_words(d, at, value, UI_INK_900);
}

static ui_label_style way_style(ui_colour ink) {
    ui_label_style style = UI_STYLE_BUTTON;

    style.colour = ink;
    style.align = UI_MIDDLE;
    return style;
}

/* The way in a word behind its arrow, between the two who change places; without a word where it is too long. false:
 * no room is there. */
static bool way_band(ui_draw *d, ui_rect gap, bool up, ui_colour paper, ui_colour ink) {
    static const float air = 6.0f, arrow = 16.0f, smallest = 0.78f, highest = 40.0f;
    const char *word = UI_SAY(d, "sabbath.way.word", TEXT_STR("way", up ? "up" : "down"));
    ui_label_style style = way_style(ink);
    const float least = ui_label_least(d->ui, &style) + 4;
    const ui_rect band = ui_centre(gap, gap.w, fminf(gap.h, fmaxf(highest, least)));
    const float most = band.w - arrow - 3 * air, wide = fminf(ui_label_width(d->ui, &style, word) + 1, most);
    const float x = band.x + (band.w - arrow - air - wide) / 2;
    const ui_rect beside = {x + arrow + air, band.y, wide, band.h}, sign = ui_centre(band, arrow, arrow);

    if (band.h < least) {
        return false;
    }
    style.lines = 1;
    ui_plate(d, band, 43, paper, ink, 2.0f, true);
    if (ui_label_fits(d->ui, beside, &style, word) &&
        ui_label_size(d->ui, beside, &style, word) >= smallest * style.size) {
        ui_wedge(d, (ui_rect){x, sign.y, arrow, arrow}, up ? 0 : 2, ink);
        ui_label(d, beside, &style, word);
    } else {
        ui_wedge(d, sign, up ? 0 : 2, ink);
    }
    return true;
}

/* A low score card has its arrow before the number. */
static void way_low(ui_draw *d, ui_rect at, int value, bool up, ui_colour ink) {
    const float arrow = 0.4f * at.h, pad = 8.0f, from = at.x + pad + arrow;

    ui_wedge(d, (ui_rect){at.x + pad, at.y + (at.h - arrow) / 2, arrow, arrow}, up ? 0 : 2, ink);
    value_words(d, (ui_rect){from, at.y, at.x + at.w - from, at.h}, value, ink);
}

/* A high score card has room for all of it: the arrow at its head, the word at its foot, if it is no large one. */
static void way_high(ui_draw *d, ui_rect at, int value, bool up, ui_colour ink) {
    static const float arrow = 17.0f, high = 32.0f, pad = 8.0f, smallest = 0.78f;
    const char *word = UI_SAY(d, "sabbath.way.word", TEXT_STR("way", up ? "up" : "down"));
    ui_label_style style = way_style(ink);
    const ui_rect box = {at.x + 3, at.y + at.h - high - 3, at.w - 6, high};

    style.lines = 1;
    const bool said = !ui_large_words(d->ui) && ui_label_fits(d->ui, box, &style, word) &&
                      ui_label_size(d->ui, box, &style, word) >= smallest * style.size;
    const float from = at.y + pad + arrow, to = said ? box.y : at.y + at.h;
    ui_wedge(d, (ui_rect){at.x + (at.w - arrow) / 2, at.y + pad, arrow, arrow}, up ? 0 : 2, ink);
    draw_points(d, (ui_rect){at.x, from, at.w, to - from}, fminf(at.w * 0.62f, (to - from) * 1.1f), ink, value);
    if (said) {
        ui_label(d, box, &style, word);
    }
}

void sabbath_draw_way(ui_draw *d, ui_rect at, ui_rect gap, int value, bool up, bool lit) {
    const ui_colour ink = lit ? UI_INK_900 : UI_PAPER_200, paper = lit ? UI_LANTERN : UI_INK_900;
    const float arrow = 0.8f * (is_low(at) ? at.h * 0.36f : at.w * 0.26f);

    ui_plate(d, at, 30, paper, lit ? UI_INK_900 : UI_PAPER_400, 2.0f, true);
    if (d->ui->rim != NULL) { /* no side of a flat table is the upper one: an arrow between the two numbers */
        value_words(d, at, value, ink);
        ui_wedge(d, ui_centre(at, arrow, arrow), up ? 0 : 2, ink);
    } else if (!is_low(at)) {
        way_high(d, at, value, up, ink);
    } else if (way_band(d, gap, up, paper, ink)) {
        value_words(d, at, value, ink);
    } else {
        way_low(d, at, value, up, ink);
    }
}

/* Returns the ink on it. One that steps back lies in the dark, but not what is written on it. */
static ui_colour tissue_tile(ui_draw *d, ui_rect at, int colour, bool back) {
    const bool dark =
        !d->ui->high_contrast && (back || colour == SABBATH_RED || colour == SABBATH_GREEN); /* tissue */

    ui_plate(d, at, 3, d->ui->high_contrast ? UI_PAPER_100 : sabbath_tissue(colour), 0, 0.0f, false);
    if (back && !d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, -0.5f), 3, ui_fade(UI_INK_900, 0.6f), 0, 0.0f, false);
    }
    return !dark ? UI_INK_900 : back ? UI_PAPER_200 : UI_PAPER_100;
}

static void emblem_on(ui_draw *d, ui_rect tile, int colour, ui_colour ink) {
    const float icon = fminf(tile.w, tile.h) * 0.94f;

    ui_figure(d, sabbath_emblem_id[colour % SABBATH_COLOURS], ui_centre(tile, icon, icon), ink);
}

void sabbath_draw_tile(ui_draw *d, ui_rect at, int colour) {
    emblem_on(d, at, colour, tissue_tile(d, at, colour, false));
}

void sabbath_draw_dim_tile(ui_draw *d, ui_rect at, int colour) {
    if (d->ui->high_contrast) { /* no dark tissue: without its paper */
        emblem_on(d, at, colour, UI_PAPER_100);
        return;
    }
    emblem_on(d, at, colour, tissue_tile(d, at, colour, true));
}

/* As on the cards the emblem is below the number, for whom colours tell nothing; alone where a number would be small:
 * its row has it, too. */
void sabbath_draw_number_tile(ui_draw *d, ui_rect at, int card, bool back) {
    static const float high = 0.5f, pad = 1.5f; /* what the number has of it */
    const int colour = sabbath_colour(card);
    const float size = ui_large_words(d->ui) ? 1.34f : 1.1f, least = 16.0f * fminf(d->ui->text_scale, 1.25f);
    const ui_colour ink = tissue_tile(d, at, colour, back);
    const ui_rect head = {at.x, at.y + pad, at.w, at.h * high};
    const ui_rect foot = {at.x, head.y + head.h, at.w, at.h - head.h - 2 * pad};

    if (head.h < least) {
        emblem_on(d, at, colour, ink);
        return;
    }
    /* Figures have no marks above and below: the line may be higher than its place. */
    sabbath_draw_number(d, ui_centre(head, at.w, head.h * 2.0f), fminf(head.h * size, at.w * 1.1f), ink,
                        sabbath_number(card));
    emblem_on(d, foot, colour, ink);
}

/* ---- cards taken ---- */

/* A whole tile, and the least where a stack is high: there all are lower, then it stands in twos, but none hides
 * another. */
static const float tile_high = 34.0f, least_high = 16.0f, between_two = 1.6f;

/* Colours of the tiles over a number, equal ones beside each other. */
static int stack_of(const sabbath_look *look, int seat, int number, uint8_t out[SABBATH_COLOURS * SABBATH_COPIES]) {
    int n = 0;

    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        for (int k = sabbath_held(look->pub->taken[seat], sabbath_card(colour, number)); k > 0; k--) {
            out[n++] = (uint8_t)colour;
        }
    }
    return n;
}

/* The i-th of n tiles in a column, from its foot, where each takes so much of the height. */
static ui_rect tile_at(ui_rect at, int i, int n, float high) {
    const int wide = (float)n * high > at.h + 0.5f ? 2 : 1;
    const int column = i % wide, row = i / wide;
    const float w = (at.w - (float)(wide - 1) * between_two) / (float)wide;

    return (ui_rect){at.x + (float)column * (w + between_two), at.y + at.h - (float)(row + 1) * high, w,
                     high - between_two};
}

/* The board under the tiles: higher for large figures as far as a place has room for it; they are large on a flat
 * table, where they are read across it. */
static float foot_of(const ui_frame *ui, ui_rect at) {
    const float more = fmaxf(ui->text_scale - 1.0f, ui->rim != NULL ? 0.62f : 0.0f);
    const float room = fmaxf(at.h - 80.0f, 0.0f) * 0.5f;

    return 26.0f + fminf(16.0f * more, room);
}

static float number_size(const ui_frame *ui, float foot) {
    static const float usual = 21.0f, across = 29.0f;

    return ui->rim != NULL ? fmaxf(usual, fminf(across, 0.82f * foot / ui->text_scale)) : usual;
}

/* The column of a number in the place of what was taken. */
static ui_rect column_of(const ui_frame *ui, ui_rect at, int number) {
    static const float off_board = 4.0f; /* whose edge is rough */
    const ui_rect in = {at.x + 5, at.y + 5, at.w - 10, at.h - 5 - off_board - foot_of(ui, at)};

    return ui_column(in, number - 1, SABBATH_NUMBERS, 3.0f);
}

/* Whether a card of this number is on its way to this seat. */
static bool comes_to(const sabbath_look *look, int seat, int number) {
    const nt_event *took = sabbath_shown(look, SABBATH_EV_TOOK);

    return took != NULL && took->arg[0] == seat && sabbath_number(took->arg[1]) == number;
}

/* How high tiles are: on all shelves of a frame as high, else a stack of three lower ones would be as high as two.
 * With the card that is on its way, or before. */
static float high_in(const sabbath_look *look, float shelf, bool then) {
    const float room = column_of(look->d->ui, (ui_rect){0, 0, shelf, shelf}, 1).h;
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    float high = tile_high;

    for (int i = 0; i < look->pub->n * SABBATH_NUMBERS; i++) {
        const int seat = i / SABBATH_NUMBERS, number = i % SABBATH_NUMBERS + 1;
        const int n = stack_of(look, seat, number, colours) + (then && comes_to(look, seat, number));
        const int rows = (float)n * least_high > room ? (n + 1) / 2 : n;
        high = rows > 0 ? fminf(high, room / (float)rows) : high;
    }
    return high;
}

/* How far tiles have made room for a card on its way. */
static float gone_over(const sabbath_look *look) {
    return sabbath_shown(look, SABBATH_EV_TOOK) != NULL ? motion_smooth(look->t->part) : 0.0f;
}

/* So many tiles lie below a card of this colour. */
static int below_colour(const uint8_t *colours, int n, int colour) {
    int below = 0;

    while (below < n && colours[below] <= colour) {
        below++;
    }
    return below;
}

ui_rect sabbath_next_place(const sabbath_look *look, ui_rect at, float lowest, int seat, int card) {
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    const int number = sabbath_number(card), n = stack_of(look, seat, number, colours);

    return tile_at(column_of(look->d->ui, at, number), below_colour(colours, n, sabbath_colour(card)), n + 1,
                   high_in(look, lowest, true));
}

/* The tiles over a number; while a card of it is on its way they make room. */
static void stack(const sabbath_look *look, ui_rect column, float lowest, int seat, int number) {
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    const int n = stack_of(look, seat, number, colours);
    const bool comes = comes_to(look, seat, number);
    const int below = comes ? below_colour(colours, n, sabbath_colour(look->t->event.arg[1])) : n;
    const float now = high_in(look, lowest, false), then = high_in(look, lowest, true), part = gone_over(look);

    for (int i = 0; i < n; i++) {
        const ui_rect to = tile_at(column, i < below ? i : i + 1, n + comes, then);
        sabbath_draw_tile(look->d, table_between(tile_at(column, i, n, now), to, part), colours[i]);
    }
}

/* Light of the lamp lies on the edges: dark wood on a dark ground is not seen without. */
static const ui_colour wood_back = 0xFF3B2926u, wood_hollow = 0xFF241A1Du, wood_edge = 0xFF94673Fu,
                       hollow_edge = 0xFF6E4E3Cu, wood_board = 0xFF4A312Au;

/* How high the tiles over a number stand; while a card of it is on its way it goes over to what they are with it. */
static float stack_high(const sabbath_look *look, float room, float lowest, int seat, int number) {
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    const int n = stack_of(look, seat, number, colours), more = n + comes_to(look, seat, number);
    const float now = high_in(look, lowest, false), then = high_in(look, lowest, true);
    const float from = now * (float)((float)n * now > room + 0.5f ? (n + 1) / 2 : n),
                to = then * (float)((float)more * then > room + 0.5f ? (more + 1) / 2 : more);

    return from + (to - from) * gone_over(look);
}

/* A shelf holds its highest tiles, and one of each when nothing stands there. */
static ui_rect shelf_at(const sabbath_look *look, ui_rect room, float lowest, int seat) {
    static const float above = 12.0f;
    const float foot = foot_of(look->d->ui, room), column = column_of(look->d->ui, room, 1).h;
    float tiles = tile_high;

    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        tiles = fmaxf(tiles, stack_high(look, column, lowest, seat, number));
    }
    const float high = fminf(room.h, foot + above + tiles - between_two);

    return (ui_rect){room.x, room.y + room.h - high, room.w, high};
}

/* On a flat table: what a shelf and the emblem beside it lie on, so that they are read as one. */
void sabbath_draw_mat(const sabbath_look *look, ui_rect room, ui_rect emblem, float lowest, int seat) {
    static const float pad = 8.0f;
    ui_draw *d = look->d;
    const ui_rect all = ui_both(shelf_at(look, room, lowest, seat), emblem);

    ui_plate(d, ui_inset(all, -pad), 60u + (unsigned)seat, ui_fade(UI_INK_950, 0.7f),
             ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], 1.6f, false);
}

/* A board with the numbers, and a back behind all tiles. */
static ui_rect shelf(ui_draw *d, ui_rect at, int seat, float foot) {
    const ui_rect board = {at.x - 3, at.y + at.h - foot - 2, at.w + 6, foot + 2};

    if (d->ui->high_contrast) {
        ui_plate(d, at, 35u + (unsigned)seat, UI_INK_950, UI_PAPER_100, 1.5f, false);
        ui_fill(d, (ui_rect){at.x, board.y, at.w, 1.5f}, ui_theme(d->ui, UI_PAPER_100));
        return at;
    }
    ui_plate(d, at, 35u + (unsigned)seat, wood_back, wood_edge, 1.2f, false);
    ui_plate(d, board, 45u + (unsigned)seat, wood_board, wood_edge, 1.4f, true);
    return at;
}

/* Where nothing stands yet. */
static void empty_place(ui_draw *d, ui_rect column, float high) {
    const ui_rect at = tile_at(column, 0, 1, high);

    if (d->ui->high_contrast) {
        ui_slot(d, ui_inset(at, 2), UI_PAPER_400); /* no line as round what lies there */
    } else {
        ui_plate(d, at, 21, wood_hollow, hollow_edge, 1.0f, false);
    }
}

/* The number below its tiles, on a light disc where this seat has the most of it now, as on the sheet that counts. */
static void number_below(ui_draw *d, ui_rect at, int number, bool most) {
    if (most) {
        const float usual = d->ui->rim != NULL ? 32.0f : 24.0f * d->ui->text_scale;
        const float size = fminf(fminf(at.h, at.w), usual);
        ui_disc(d, ui_centre(at, size, size), UI_LANTERN, 0, 0.0f);
    }
    sabbath_draw_number(d, at, number_size(d->ui, at.h), most ? UI_INK_900 : UI_PAPER_200, number);
}

ui_rect sabbath_draw_shelf(const sabbath_look *look, ui_rect at, float lowest, int seat) {
    ui_draw *d = look->d;
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    const float now = high_in(look, lowest, false);
    const float high = now + (high_in(look, lowest, true) - now) * gone_over(look);
    const ui_rect wood = shelf(d, shelf_at(look, at, lowest, seat), seat, foot_of(d->ui, at));

    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        const ui_rect column = column_of(d->ui, at, number);
        if (stack_of(look, seat, number, colours) == 0) {
            empty_place(d, column, high);
        }
        stack(look, column, lowest, seat, number);
    }
    return wood;
}

void sabbath_draw_shelf_numbers(const sabbath_look *look, ui_rect at, int seat) {
    const ui_frame *ui = look->d->ui;
    const float foot = foot_of(ui, at);
    sabbath_row rows[SABBATH_SEATS];

    sabbath_rows(look->pub, rows);
    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        const ui_rect column = column_of(ui, at, number);
        number_below(look->d, (ui_rect){column.x, at.y + at.h - foot, column.w, foot - 2}, number,
                     rows[seat].most[number - 1] != 0);
    }
}

ui_rect sabbath_draw_taken(const sabbath_look *look, ui_rect at, float lowest, int seat) {
    const ui_rect wood = sabbath_draw_shelf(look, at, lowest, seat);

    sabbath_draw_shelf_numbers(look, at, seat);
    return wood;
}
