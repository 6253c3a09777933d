/* How a seat looks on a public frame: its plate with emblem, name and counts. */
#include "ui/seats.h"

#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "ui/frame.h"
#include "ui/lines.h"
#include "ui/rim.h"

float ui_seat_strip(const ui_frame *ui) {
    return 30.0f + 18.0f * (ui->text_scale - 1.0f);
}

static void border(ui_draw *d, ui_rect r, int pattern, ui_colour c) {
    cut_svg s;
    cut_begin(&s);
    float room = 4.0f;
    ui_rect at = {r.x, r.y, roundf(r.w), roundf(r.h)};
    cut_outline o = cut_plate(at.w, at.h, 21);
    if (pattern == 2) {
        cut_dashes(&s, &o, true, room, room, 3.4f, 4.2f);
    } else {
        cut_path(&s, &o, room, room);
    }
    cut_text(&s, " fill=\"none\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, c));
    cut_text(&s, pattern == 2 ? " stroke-width=\"3.2\"/>" : " stroke-width=\"2.5\"/>");
    ui_shape(d, ui_inset(at, -room), s.at);
}

/* Of the dead in high contrast: dimmer than all else there, and still 7:1 on black. */
static const ui_colour bright_dead = 0x99FFFFFFu;

static const char *emblem_of(const ui_seat *seat) {
    return ui_emblem[seat->emblem % UI_EMBLEMS];
}

/* Lines across the rim of a disc: what stands in its middle stays whole. */
static void hatch(ui_draw *d, ui_rect r) {
    static const float rim = 0.76f; /* from here on, of the radius */
    const float radius = r.w / 2 - 1.0f, inner = rim * radius, mid = r.w / 2, step = fmaxf(4.5f, r.w * 0.13f),
                slant = 0.7071f;
    cut_svg s;
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    const int each_side = (int)floorf(radius / step + 0.5f);
    for (int i = -each_side; i <= each_side; i++) {
        const float off = step * ((float)i + 0.5f);
        if (off >= radius) {
            break;
        }
        const float half = sqrtf(fmaxf(radius * radius - off * off, 0.0f)),
                    free = sqrtf(fmaxf(inner * inner - off * off, 0.0f));
        for (int end = -1; end <= 1; end += 2) {
            const float from = half * (float)end, to = free * (float)end;
            cut_point(&s, 'M', mid + (off + from) * slant, mid + (off - from) * slant);
            cut_point(&s, 'L', mid + (off + to) * slant, mid + (off - to) * slant);
        }
    }
    cut_text(&s, "\" fill=\"none\"");
    cut_paint(&s, "stroke", ui_fade(ui_theme(d->ui, UI_INK_900), 0.44f));
    cut_text(&s, " stroke-width=\"1.6\"/>");
    ui_shape(d, r, s.at);
}

/* Short strokes just within a disc's edge. */
static void dashed_rim(ui_draw *d, ui_rect r) {
    static const float radian = 6.2831853f, stroked = 0.58f; /* of its pitch */
    const float width = fmaxf(1.7f, r.w * 0.06f), radius = r.w / 2 - width / 2 - 1.2f, mid = r.w / 2;
    const int n = r.w < 30.0f ? 10 : 14;
    cut_svg s;
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
            const float angle = radian * ((float)i + stroked * (float)k / 2) / (float)n;
            cut_point(&s, k == 0 ? 'M' : 'L', mid + radius * sinf(angle), mid - radius * cosf(angle));
        }
    }
    cut_text(&s, "\" fill=\"none\"");
    cut_paint(&s, "stroke", ui_fade(ui_theme(d->ui, UI_INK_900), 0.7f));
    cut_text(&s, " stroke-width=\"");
    cut_number(&s, width);
    cut_text(&s, "\"/>");
    ui_shape(d, r, s.at);
}

/* A second frame around a plate would look like one that may be pressed, and a disc may stand without its plate. */
static void disc_pattern(ui_draw *d, ui_rect r, const ui_seat *seat) {
    if (seat->pattern % 3 == 1) {
        hatch(d, r);
    } else if (seat->pattern % 3 == 2) {
        dashed_rim(d, r);
    }
}

/* Where all discs are white one may lie on white: a dark ring is its edge there. */
static void ringed(ui_draw *d, ui_rect r, ui_colour disc) {
    const bool bright = d->ui->high_contrast;

    ui_disc(d, r, disc, bright ? UI_INK_900 : 0, bright ? 2.0f : 0.0f);
}

/* disc 0: an outline alone, where greys would be black. */
static void emblem(ui_draw *d, ui_rect at, const ui_seat *seat, ui_colour disc) {
    float size = fminf(at.w, at.h);
    ui_rect r = ui_centre(at, size, size);
    if (disc == 0) {
        ui_disc(d, r, UI_INK_900, bright_dead, 1.4f);
        ui_figure(d, emblem_of(seat), ui_centre(r, size * 0.7f, size * 0.7f), bright_dead);
        return;
    }
    if (!d->ui->high_contrast) { /* there it would be a crescent on white */
        ui_disc(d, (ui_rect){r.x, r.y + 1.5f, r.w, r.h}, 0x73000000u, 0, 0);
    }
    ringed(d, r, disc);
    disc_pattern(d, r, seat);
    ui_figure(d, emblem_of(seat), ui_centre(r, size * 0.7f, size * 0.7f), ui_theme(d->ui, UI_INK_900));
}

void ui_seat_emblem(ui_draw *d, ui_rect at, const ui_seat *seat) {
    emblem(d, at, seat, ui_seat_colour[seat->colour % UI_SEAT_COLOURS]);
}

void ui_seat_emblem_in(ui_draw *d, ui_rect at, const ui_seat *seat, ui_colour disc, ui_colour figure) {
    ringed(d, at, disc);
    disc_pattern(d, at, seat);
    ui_figure(d, emblem_of(seat), ui_inset(at, at.w * 0.15f), figure);
}

/* Wedge and word are one group in the middle: where the strip is narrow the wedge gives way first, down to its least.
 * most_size: of the word, which is never larger than the name it belongs to. */
static void cue(ui_draw *d, ui_rect strip, const char *words, int turn, bool last, float most_size) {
    static const float most = 20.0f, least = 12.0f, end = 6.0f, gap = 7.0f;
    ui_label_style style = UI_STYLE_SMALL;
    style.face = TEXT_BOLD;
    style.colour = UI_LANTERN;
    style.lines = 1;
    style.name = true; /* high letters shrink to the strip */
    style.lone = true;
    style.size = fminf(style.size, most_size);
    const float room = strip.w - 2 * end - gap, wish = ui_label_width(d->ui, &style, words);
    const float wedge = fminf(most, fmaxf(least, room - wish));
    ui_rect word = {0, strip.y + 1, room - wedge, strip.h - 2};
    word.w = ui_label_name_end(d->ui, word, &style, words, strlen(words));
    const float x = strip.x + (strip.w - wedge - gap - word.w) / 2;
    word.x = last ? x : x + wedge + gap;
    ui_plate(d, strip, 23, UI_INK_950, 0, 0, false);
    ui_wedge(d, (ui_rect){last ? word.x + word.w + gap : x, strip.y + (strip.h - wedge) / 2, wedge, wedge}, turn,
             UI_LANTERN);
    ui_label(d, word, &style, words);
}

void ui_seat_cue(ui_draw *d, ui_rect strip, const char *words, int turn, bool last) {
    cue(d, strip, words, turn, last, UI_STYLE_SMALL.size);
}

static void write_number(char *buf, int n) {
    int at = 0;
    char back[12];
    unsigned left = n < 0 ? (unsigned)-n : (unsigned)n;
    do {
        back[at++] = (char)('0' + left % 10);
        left /= 10;
    } while (left != 0);
    if (n < 0) {
        *buf++ = '-';
    }
    while (at > 0) {
        *buf++ = back[--at];
    }
    *buf = '\0';
}

enum { MOST_COUNTS = 4 };

/* Figures with their numbers: what each takes, with air before the next figure. Returns all of it. */
static float counts_take(const ui_frame *ui, const ui_label_style *style, ui_rect at, const ui_count *count, int n,
                         float beside, float out[MOST_COUNTS]) {
    const float air = 7.0f;
    float all = 0.0f;
    for (int i = 0; i < n; i++) {
        char number[12];
        write_number(number, count[i].number);
        const float size = ui_label_size(ui, (ui_rect){0, 0, at.w, at.h}, style, number);
        out[i] = beside + ui_label_width(ui, style, number) * size / style->size + (i + 1 < n ? air : 2.0f);
        all += out[i];
    }
    return all;
}

/* Beside large digits a figure is a little smaller. */
static float icon_beside(const ui_frame *ui, float most) {
    return most - 5.0f * (ui->text_scale - 1.0f);
}

static const float small_icon = 22.0f;

/* A large one has the room that capitals leave above and below its line. */
static void counts(ui_draw *d, ui_rect at, const ui_count *count, int n, ui_colour text, bool own_colours) {
    static const float large_size = 28.0f, large_icon = 26.0f, over = 0.1f;
    const bool large = n > 0 && count[0].large;
    const ui_rect line = large ? (ui_rect){at.x, at.y - over * at.h, at.w, at.h * (1.0f + 2 * over)} : at;
    ui_label_style style = UI_STYLE_NAME;
    style.size = large ? large_size : UI_STYLE_SMALL.size;
    style.colour = large && own_colours ? UI_PAPER_100 : text;
    const float each = at.w / (float)(n > 2 ? n : 2), most = large ? large_icon : small_icon;
    const float icon = fminf(fminf(icon_beside(d->ui, most), at.h - 4), each * 0.42f);
    float take[MOST_COUNTS], gap = each > 50 ? 5 : 2, x = at.x;
    float left = counts_take(d->ui, &style, line, count, n, icon + gap, take);
    if (left > at.w) {
        gap = 2;
        left = counts_take(d->ui, &style, line, count, n, icon + gap, take);
    }
    const float part = fminf(1.0f, at.w / left);
    for (int i = 0; i < n; i++) {
        char number[12];
        write_number(number, count[i].number);
        /* In columns, as long as what follows has its room. */
        left -= take[i];
        const float w = fmaxf(take[i] * part, fminf(each, at.x + at.w - x - left * part));
        ui_figure(d, count[i].figure, (ui_rect){x, at.y + (at.h - icon) / 2, icon, icon},
                  ui_theme(d->ui, own_colours ? count[i].colour : text));
        ui_label(d, (ui_rect){x + icon + gap, line.y, fminf(w, at.x + at.w - x) - icon - gap, line.h}, &style,
                 number);
        x += w;
    }
}

typedef struct {
    ui_colour fill, border, name, count, disc;
} skin;

static skin skin_of(const ui_frame *ui, const ui_seat *seat, ui_seat_state state) {
    ui_colour own = ui_seat_colour[seat->colour % UI_SEAT_COLOURS];
    if (state == UI_SEAT_TO_ACT || state == UI_SEAT_WON) {
        return (skin){UI_LANTERN, UI_LANTERN, UI_INK_900, UI_INK_900, own};
    }
    if (state == UI_SEAT_DECIDING) {
        const ui_colour fill = ui->high_contrast ? UI_INK_900 : ui_mix(UI_LANTERN, UI_INK_900, 0.49f);
        return (skin){fill, UI_LANTERN, UI_PAPER_100, UI_PAPER_100, own};
    }
    if (state == UI_SEAT_DEAD && ui->high_contrast) {
        return (skin){UI_INK_900, bright_dead, bright_dead, bright_dead, 0};
    }
    if (state == UI_SEAT_DEAD) {
        return (skin){0xFF171D2Eu, 0xFF616168u, UI_INK_500, UI_INK_500, 0xFF67666Cu};
    }
    return (skin){UI_INK_700, own, UI_PAPER_100, UI_PAPER_200, own};
}

/* What the rim is told of this seat; NULL where there is no rim for it. */
static ui_rim_seat *rim_of(const ui_draw *d, const ui_seat *seat) {
    ui_rim *rim = d->ui->rim;
    const bool has = rim != NULL && seat >= rim->seat && seat < rim->seat + UI_RIM_SEATS;
    return has ? &rim->of[seat - rim->seat] : NULL;
}

void ui_seat_said(ui_draw *d, const ui_seat *seat, ui_seat_state state, int number) {
    ui_rim_seat *to = rim_of(d, seat);
    if (to != NULL) {
        *to = (ui_rim_seat){.said = true, .state = state, .number = number};
    }
}

void ui_seat_counts_said(ui_draw *d, const ui_seat *seat, ui_seat_state state, const ui_count *count, int n_counts) {
    ui_rim_seat *to = rim_of(d, seat);
    if (to != NULL) {
        ui_seat_said(d, seat, state, 0);
        to->n_counts = n_counts < UI_RIM_COUNTS ? n_counts : UI_RIM_COUNTS;
        for (int i = 0; i < to->n_counts; i++) {
            to->count[i] = count[i];
        }
    }
}

void ui_seat_badge_said(ui_draw *d, const ui_seat *seat, const char *figure, ui_colour ground) {
    ui_rim_seat *to = rim_of(d, seat);
    if (to != NULL) {
        to->badge = figure;
        to->badge_ground = ground;
    }
}

void ui_seat_stands(ui_draw *d, const ui_seat *seat, ui_rect at) {
    if (rim_of(d, seat) != NULL) {
        ui_mark_add(d, UI_MARK_STANDS, (int)(seat - d->ui->rim->seat), at);
    }
}

/* Said to the rim; the emblem stays, so that house and cards are somebody's. False where there is no rim for it. */
static bool said_to_rim(ui_draw *d, ui_rect plate, const ui_seat *seat, ui_seat_state state, const ui_count *count,
                        int n_counts) {
    if (rim_of(d, seat) == NULL) {
        return false;
    }
    ui_seat_counts_said(d, seat, state, count, n_counts);
    const float size = fminf(plate.h, 58.0f);
    const ui_rect at = ui_centre(plate, size, size);
    if (state == UI_SEAT_TO_ACT) {
        ui_disc(d, ui_inset(at, -5), UI_LANTERN, 0, 0);
    }
    emblem(d, at, seat, skin_of(d->ui, seat, state).disc);
    ui_seat_stands(d, seat, at);
    return true;
}

/* On the rim of an emblem's disc: a name has the same room, and so the same size, before and after. */
static void done_mark(ui_draw *d, ui_rect disc) {
    const float size = fmaxf(disc.w * 0.48f, 18.0f);
    const ui_rect at = {disc.x + disc.w - size * 0.72f, disc.y + disc.h - size * 0.8f, size, size};

    ui_disc(d, at, UI_MOSS, UI_INK_900, 2.0f);
    ui_figure(d, "check", ui_inset(at, size * 0.16f), UI_INK_900);
}

/* Its emblem lower and smaller, below a crown that hides nothing of it, both within the plate: name and neighbours
 * stay whole. */
static void crowned_emblem(ui_draw *d, ui_rect plate, ui_rect disc, const ui_seat *seat, ui_colour fill) {
    static const float edge = 0.05f, most = 0.64f, smaller = 0.86f, foot = 0.93f; /* of the plate, disc and crown */
    const float air = edge * plate.h, r = smaller * disc.w, x = disc.x + (disc.w - r) / 2;
    const float y = plate.y + plate.h - air - r;
    const float size = fminf(most * disc.w, (y - plate.y - air) / foot);

    emblem(d, (ui_rect){x, y, r, r}, seat, fill);
    ui_figure(d, "crown", (ui_rect){disc.x + (disc.w - size) / 2, y - foot * size, size, size}, UI_INK_900);
}

static void chip_emblem(ui_draw *d, ui_rect plate, ui_rect disc, const ui_seat *seat, ui_seat_state state) {
    const ui_colour fill = skin_of(d->ui, seat, state).disc;

    if (state == UI_SEAT_WON) {
        crowned_emblem(d, plate, disc, seat, fill);
    } else {
        emblem(d, disc, seat, fill);
    }
}

bool ui_seat_small(const ui_frame *ui) {
    return UI_STYLE_NAME.size * ui->u < UI_SPECK;
}

bool ui_seat_holds(const ui_frame *ui, const char *name, float w) {
    const char *lang = ui_lang_of(ui, &UI_STYLE_NAME, name);
    return ui_wide(ui, &UI_STYLE_NAME, lang, (int)UI_SPECK, name, strlen(name)) <= w;
}

/* The disc of its emblem, and right of that two lines, for the name and what is counted. */
typedef struct {
    ui_rect disc, words;
} chip_places;

static chip_places chip_places_of(ui_rect r) {
    const float disc = fminf(r.h * 0.68f, r.w < 180 ? r.w * 0.23f : r.w * 0.3f);
    const float pad = fminf((r.h - disc) / 2, r.w < 150 ? 7 : 11), air = r.w < 150 ? 6 : 9, inset = r.h * 0.07f;
    const float x = r.x + pad + disc + air;
    return (chip_places){{r.x + pad, r.y + (r.h - disc) / 2, disc, disc},
                         {x, r.y + inset, r.x + r.w - 7 - x, r.h - 2 * inset}};
}

ui_rect ui_seat_first_count(ui_rect plate) {
    const ui_rect words = chip_places_of(plate).words;
    const float size = fminf(22.0f, words.h / 2);
    return (ui_rect){words.x, words.y + words.h * 0.75f - size / 2, size, size};
}

static ui_rect name_place(const ui_frame *ui, ui_rect words, bool row) {
    const float air_after = ui_seat_small(ui) ? 0.0f : 4.0f; /* a long name keeps off the border */

    return (ui_rect){words.x, words.y, words.w - air_after, row ? words.h / 2 : words.h};
}

/* What is counted stands right of the name, in so much of the words' width, off a sign at the chip's corner. */
static const float off_sign = 8.0f;

static float counts_beside(const ui_frame *ui, ui_rect words, const ui_count *count, int n) {
    const float gap = 5.0f;
    ui_label_style style = UI_STYLE_NAME;
    float take[MOST_COUNTS];
    style.size = UI_STYLE_SMALL.size;
    return off_sign + counts_take(ui, &style, words, count, n, icon_beside(ui, small_icon) + gap, take);
}

static ui_rect name_beside(ui_rect words, float counted) {
    static const float air = 8.0f;
    return (ui_rect){words.x, words.y, fmaxf(words.w - (counted > 0.0f ? counted + air : 0.0f), 0.0f), words.h};
}

float ui_seat_names(const ui_frame *ui, ui_rect plate, const ui_seat seat[], int n, float most) {
    const ui_rect in = name_place(ui, chip_places_of(plate).words, false);
    ui_label_style style = UI_STYLE_NAME;
    style.size = most;
    for (int i = 0; i < n; i++) {
        style.size = fminf(style.size, ui_label_size(ui, in, &style, seat[i].name));
    }
    return fmaxf(style.size, UI_STYLE_NAME.size);
}

/* On a plate that small: the name without its emblem where both have no room, or, where letters are specks, the
 * emblem. */
static bool small_chip(ui_draw *d, ui_rect r, const ui_seat *seat, ui_seat_state state, ui_colour ink, float words) {
    static const float border_air = 3.0f;
    const bool speck = ui_label_is_speck(d->ui, &UI_STYLE_NAME);
    if (!speck && ui_seat_holds(d->ui, seat->name, words)) {
        return false;
    }
    if (!speck && ui_seat_holds(d->ui, seat->name, r.w - 2 * border_air)) {
        ui_label_style name = UI_STYLE_NAME;
        name.colour = ink;
        name.align = UI_MIDDLE;
        ui_label(d, (ui_rect){r.x + border_air, r.y, r.w - 2 * border_air, r.h}, &name, seat->name);
        return true;
    }
    const float alone = r.h * (state == UI_SEAT_WON ? 0.62f : 0.8f);
    chip_emblem(d, r, ui_centre(r, alone, alone), seat, state);
    return true;
}

/* All but what stands in the row below the name, which is returned; h 0: there is none. */
static ui_rect chip(ui_draw *d, ui_rect r, const ui_seat *seat, ui_seat_state state, float size, bool row,
                    float beside) {
    skin k = skin_of(d->ui, seat, state);
    const chip_places at = chip_places_of(r);
    const bool hollow = k.disc == 0;
    ui_plate(d, r, 21, k.fill, hollow ? k.border : 0, hollow ? 1.4f : 0.0f, true);
    const bool lit = state == UI_SEAT_TO_ACT || state == UI_SEAT_DECIDING;
    if (!hollow && (!lit || d->ui->high_contrast)) {
        border(d, r, seat->pattern % 3, k.border);
    }
    if (ui_seat_small(d->ui)) {
        row = false;
        if (small_chip(d, r, seat, state, k.name, at.words.w)) {
            return (ui_rect){0};
        }
    }
    chip_emblem(d, r, at.disc, seat, state);
    if (state == UI_SEAT_TO_ACT) {
        ui_mark_add(d, UI_MARK_LIT, seat->emblem << 8 | seat->colour, r);
    }
    if (state == UI_SEAT_DONE) {
        done_mark(d, at.disc);
    }
    ui_label_style name = UI_STYLE_NAME;
    name.colour = k.name;
    name.size = size > 0.0f ? size : name.size;
    const ui_rect w = at.words;
    const float half = w.h / 2;
    ui_label(d, beside > 0.0f ? name_beside(w, beside) : name_place(d->ui, w, row), &name, seat->name);
    return (ui_rect){w.x, w.y + half, w.w, row ? half : 0.0f};
}

static void counted_chip(ui_draw *d, ui_rect r, const ui_seat *seat, ui_seat_state state, ui_chip_name name,
                         const ui_count *count, int n_counts) {
    const ui_rect words = chip_places_of(r).words;
    const bool beside = name.beside && n_counts > 0;
    const float counted = beside ? counts_beside(d->ui, words, count, n_counts) : 0.0f;
    ui_rect row = chip(d, r, seat, state, name.size, n_counts > 0, counted);
    ui_count as[MOST_COUNTS];
    for (int i = 0; i < n_counts && i < MOST_COUNTS; i++) {
        as[i] = count[i];
        as[i].large &= !beside; /* no larger than the name */
    }
    if (beside && row.h > 0) { /* columns for one have the room of two */
        row = (ui_rect){words.x + words.w - counted, words.y, counted * (n_counts > 1 ? 1.0f : 2.0f), words.h};
    }
    if (row.h > 0) {
        counts(d, row, as, n_counts, skin_of(d->ui, seat, state).count,
               state == UI_SEAT_CALM || state == UI_SEAT_DONE || state == UI_SEAT_DECIDING);
    }
}

void ui_seat_chip(ui_draw *d, ui_rect r, const ui_seat *seat, ui_seat_state state, ui_chip_name name,
                  const ui_count *count, int n_counts) {
    counted_chip(d, r, seat, state, name, count, n_counts);
}

float ui_seat_chip_beside(const ui_frame *ui, ui_rect r, const ui_seat *seat, const ui_count *count, int n_counts) {
    const ui_rect words = chip_places_of(r).words;
    const float counted = n_counts > 0 ? counts_beside(ui, words, count, n_counts) : 0.0f;
    const ui_rect in = name_beside(words, counted);
    return ui_label_fits(ui, in, &UI_STYLE_NAME, seat->name) ? ui_label_size(ui, in, &UI_STYLE_NAME, seat->name)
                                                             : 0.0f;
}

float ui_seat_chip_name(const ui_frame *ui, ui_rect r, const ui_seat *seat, bool counted) {
    return ui_label_size(ui, name_place(ui, chip_places_of(r).words, counted), &UI_STYLE_NAME, seat->name);
}

void ui_seat_chip_after(ui_draw *d, ui_rect r, const ui_seat *seat, ui_seat_state state, ui_chip_name name,
                        const ui_seat *const first[], int n, const char *words) {
    static const float gap = 4.0f, least = 13.0f;
    const ui_rect row = chip(d, r, seat, state, name.size, true, 0.0f);
    const float disc = fminf(row.h - 2, 24.0f);
    ui_label_style style = UI_STYLE_SMALL;
    float x = row.x;
    style.face = TEXT_BOLD;
    style.lines = 1;
    style.colour = state == UI_SEAT_TO_ACT || state == UI_SEAT_DECIDING ? UI_INK_900 : UI_LANTERN;
    for (int i = 0; i < n && x + disc <= row.x + row.w; i++) {
        ui_seat_emblem(d, (ui_rect){x, row.y + (row.h - disc) / 2, disc, disc}, first[i]);
        x += disc + gap;
    }
    const ui_rect room = {x, row.y, row.x + row.w - x, row.h};
    while (style.size > least && !ui_label_fits(d->ui, room, &style, words)) {
        style.size -= 1.0f;
    }
    if (row.h > 0 && ui_label_fits(d->ui, room, &style, words)) { /* beside many emblems they have to do */
        ui_label(d, room, &style, words);
    }
}

void ui_seat_corners(ui_draw *d, ui_rect plate, ui_colour colour) {
    static const float out = 1.0f, room = 4.0f, round = 5.0f;
    const ui_rect at = ui_inset(plate, -out - room);
    const float reach = fminf(19.0f, plate.h * 0.26f), right = at.w - room, low = at.h - room;
    const float x[] = {room, right, right, room}, y[] = {room, room, low, low};
    cut_svg s;
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < 4; i++) {
        const float in_x = i % 3 == 0 ? 1.0f : -1.0f, in_y = i < 2 ? 1.0f : -1.0f;
        cut_point(&s, 'M', x[i], y[i] + in_y * reach);
        cut_point(&s, 'L', x[i], y[i] + in_y * round);
        cut_point(&s, 'Q', x[i], y[i]);
        cut_point(&s, ' ', x[i] + in_x * round, y[i]);
        cut_point(&s, 'L', x[i] + in_x * reach, y[i]);
    }
    cut_text(&s, "\" fill=\"none\" stroke-linecap=\"round\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, colour));
    cut_text(&s, " stroke-width=\"5.6\"/>");
    ui_shape(d, at, s.at);
}

void ui_seat_frame(ui_draw *d, ui_rect plate, ui_colour colour, bool strong) {
    if (strong || d->ui->high_contrast) { /* where every seat's line is white it is a second one */
        ui_plate(d, ui_inset(plate, strong ? -3.0f : -5.0f), 21, 0x00000000u, colour, strong ? 4.0f : 1.4f, false);
    } else {
        border(d, plate, 0, colour);
        ui_seat_corners(d, plate, colour);
    }
}

void ui_seat_plate(ui_draw *d, const ui_place *p, const ui_seat *seat, ui_seat_state state, const ui_count *count,
                   int n_counts) {
    if (said_to_rim(d, p->plate, seat, state, count, n_counts)) {
        return;
    }
    counted_chip(d, p->plate, seat, state, (ui_chip_name){.size = p->name}, count, n_counts);
    ui_mark_add(d, UI_MARK_PLATE, 0, p->plate);
    if (state == UI_SEAT_TO_ACT || state == UI_SEAT_DECIDING) {
        const float high = ui_seat_strip(d->ui) - 4;
        const float y = p->cue_above ? p->plate.y - 4 - high : p->plate.y + p->plate.h + 4;
        const ui_rect name = name_place(d->ui, chip_places_of(p->plate).words, n_counts > 0);
        cue(d, (ui_rect){p->plate.x, y, p->plate.w, high}, ui_say(d, "seat.to_act"), p->cue_above ? 2 : 0, false,
            ui_label_size(d->ui, name, &UI_STYLE_NAME, seat->name));
    }
}
