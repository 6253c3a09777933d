/* Covers that fill their tiles, with the words on their dark foot. */
#include "app/menus/shelf.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/menus/menu.h"
#include "text/faces.h"
#include "ui/frame.h"
#include "ui/lines.h"

enum { KEY = 64, WORDS = 1024, MOST_IN_ROW = 5, LEAST_IN_ROW = 3, FIGURES_IN_ROW = 9, FIGURES_AFTER_DOTS = 2 };

typedef enum { TITLE, IDEA, PLAYERS, SIZES } part;

static const float inset = 16.0f, title_inset = 12.0f, gap = 18.0f, foot = 12.0f, dusk = 44.0f, lift = 12.0f,
                   light = 84.0f;
static const float broadest = 0.58f, most_words = 0.62f, smaller = 0.85f, figure = 22.0f, figure_away = 12.0f;

/* ---- words ---- */

/* `scale` of the reader's size. */
static ui_label_style style_of(const ui_frame *ui, part p, float scale) {
    ui_label_style style = p == TITLE ? UI_STYLE_HEAD : UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    if (p == TITLE) {
        style.size = 28;
        style.lines = ui_large_words(ui) ? 3 : 2; /* rather than smaller than what stands below it */
        style.tight = true;
        style.valign = UI_BOTTOM; /* right above what stands below it, the last line's base is all titles' */
    } else if (p == IDEA) {
        style.valign = UI_TOP;
    } else if (p == SIZES) {
        style.colour = UI_LANTERN;
        style.face = TEXT_BOLD;
    }
    style.size *= scale;
    return style;
}

/* Without a list, since a page is also counted when nothing is drawn. */
static void words_of(const app *a, const ui_frame *ui, int game, part p, char buf[WORDS]) {
    const nt_table *table = a->tables[game];
    const text_arg size[] = {TEXT_NUM("from", a->games[game]->min_seats), TEXT_NUM("to", a->games[game]->max_seats),
                             TEXT_NUM("least", table->minutes_from), TEXT_NUM("most", table->minutes_to)};
    char key[KEY];
    if (p == TITLE) {
        menu_game_name(ui->words, table->game, buf, WORDS);
        return;
    }
    snprintf(key, sizeof key, "%s.idea", table->game);
    text_format(ui->words, p == SIZES ? "picker.size" : key, size, p == SIZES ? 4 : 0, buf, WORDS);
}

/* Of letters that need no space to end a line a title of two words is long. */
static bool is_one_word(part p, const char *words) {
    static const size_t two_words = 15;
    const bool dense = (unsigned char)words[0] >= 0xE0;
    return strchr(words, ' ') == NULL && (!dense || p != TITLE || strlen(words) <= two_words);
}

/* A word that is wider than its line makes all of them smaller. */
static float size_in(const ui_frame *ui, const ui_label_style *style, float w, float high, const char *words) {
    return ui_label_size(ui, (ui_rect){0, 0, w, high + 5.0f}, style, words);
}

/* Letters that need no space to end a line: whether one ends within a word, of which no letter was made smaller. */
static bool tears_at(const ui_frame *ui, const ui_label_style *style, float w, const char *words) {
    ui_lines lines = {0};
    ui_break_whole(ui, style, ui_px_wish(ui, style), w, words, &lines);
    return (unsigned char)words[0] >= 0xE0 && lines.broken;
}

/* A title or an idea that would fill its line to the rims stands on two, and lines are as even as they can be. */
static float room_for(const ui_frame *ui, const ui_label_style *style, part p, float w, const char *words) {
    static const float least = 0.55f, step = 0.94f;
    const float room = w - 2 * (p == TITLE || (p == IDEA && ui_large_words(ui)) ? title_inset : inset);
    const float two = 2.0f * ui_label_height(ui, style, 4 * w, words);
    if (p > IDEA || is_one_word(p, words) || ui_label_height(ui, style, room, words) > two) {
        return room; /* what takes more lines needs all of it */
    }
    const float wide = ui_label_width(ui, style, words);
    float even = wide > 0.86f * room && wide <= room ? 0.8f * room : room;
    const float high = ui_label_height(ui, style, even, words), size = size_in(ui, style, even, high, words);
    while (even * step > least * room && ui_label_height(ui, style, even * step, words) <= high &&
           size_in(ui, style, even * step, high, words) >= size && !tears_at(ui, style, even * step, words)) {
        even *= step;
    }
    return even;
}

/* All games' figures are of one size. */
static float figure_size(float w) {
    return fminf(figure, (w - 2 * inset) / FIGURES_IN_ROW);
}

/* The highest of the games from one to another. */
static float words_height(const app *a, const ui_frame *ui, const shelf *s, part p, int from, int to) {
    const ui_label_style style = style_of(ui, p, s->scale);
    char words[WORDS];
    float high = 0.0f;
    for (int game = from; game < to; game++) {
        words_of(a, ui, game, p, words);
        high = fmaxf(high, ui_label_height(ui, &style, room_for(ui, &style, p, s->w, words), words));
    }
    return high + 5.0f;
}

/* How many and how long: a little smaller rather than on two lines. Whether that is enough for all games. */
static bool sizes_on_one_line(const app *a, const ui_frame *ui, const shelf *s, float *high) {
    ui_label_style style = style_of(ui, SIZES, s->scale);
    char words[WORDS];
    style.lines = 1;
    *high = 0.0f;
    for (int game = 0; game < app_games(a); game++) {
        words_of(a, ui, game, SIZES, words);
        *high = ui_label_height(ui, &style, 4 * s->w, words) + 5.0f;
        if (!ui_label_fits(ui, (ui_rect){0, 0, room_for(ui, &style, SIZES, s->w, words), *high}, &style, words)) {
            return false;
        }
    }
    return true;
}

/* One name is not smaller than the next. */
static float title_size(const app *a, const ui_frame *ui, const shelf *s) {
    const ui_label_style style = style_of(ui, TITLE, s->scale);
    float least = style.size;
    char words[WORDS];
    for (int game = 0; game < app_games(a); game++) {
        words_of(a, ui, game, TITLE, words);
        const ui_rect box = {0, 0, room_for(ui, &style, TITLE, s->w, words), s->high[TITLE]};
        least = fminf(least, ui_label_size(ui, box, &style, words));
    }
    return least;
}

/* A title in Fraktur is as high as its neighbours in other letters. Returns how far its box sinks, so that its base
 * stays theirs. */
static float beside_others(const ui_frame *ui, ui_label_style *style, const char *words) {
    static const float larger = 1.28f;
    const char *lang = text_lang(ui->words);
    const text_lines lies = text_lines_of(lang);
    const bool others = strcmp(lang, "th") == 0 || strncmp(lang, "ja", 2) == 0 || strncmp(lang, "zh", 2) == 0;
    if (!others || (unsigned char)words[0] >= 0x80) {
        return 0.0f;
    }
    const float more = (larger - 1.0f) * style->size * ui->text_scale;
    style->size *= larger;
    return more * ((lies.skip - lies.above - lies.below) / 2 + lies.below);
}

/* Of titles that are smaller than they might be, so that one of them is not cut: no more than they need. */
static float title_height(const app *a, const ui_frame *ui, const shelf *s, int from, int to) {
    const ui_label_style wished = style_of(ui, TITLE, s->scale);
    ui_label_style style = wished;
    char words[WORDS];
    float high = 0.0f;
    style.size = s->title;
    for (int game = from; game < to; game++) {
        words_of(a, ui, game, TITLE, words);
        high = fmaxf(high, ui_label_height(ui, &style, room_for(ui, &wished, TITLE, s->w, words), words));
    }
    return fminf(high + 5.0f, s->high[TITLE]);
}

static bool tears(const app *a, const ui_frame *ui, const shelf *s, part p) {
    const ui_label_style style = style_of(ui, p, s->scale);
    char words[WORDS];
    for (int game = 0; game < app_games(a); game++) {
        words_of(a, ui, game, p, words);
        if (tears_at(ui, &style, room_for(ui, &style, p, s->w, words), words)) {
            return true;
        }
    }
    return false;
}

static void measure(const app *a, const ui_frame *ui, shelf *s) {
    const bool large = ui_large_words(ui);
    float one;
    const bool line = sizes_on_one_line(a, ui, s, &one);
    s->words = foot;
    for (int i = 0; i < SHELF_WORDS; i++) {
        const part p = (part)i;
        /* large figures would take the picture's room, and the numbers below say the same */
        const bool none = (s->titles && p != TITLE) || (p == PLAYERS && large);
        s->high[i] = none                 ? 0.0f
                     : p == PLAYERS       ? figure_away + figure_size(s->w) + 8
                     : p == SIZES && line ? one
                                          : words_height(a, ui, s, p, 0, app_games(a));
        s->words += s->high[i];
    }
    s->title = title_size(a, ui, s);
    const float high = title_height(a, ui, s, 0, app_games(a));
    s->words -= s->high[TITLE] - high;
    s->high[TITLE] = high;
    s->fits = s->words <= s->h * most_words && (s->titles || line || !large);
    s->whole = !tears(a, ui, s, TITLE) && (s->titles || !tears(a, ui, s, IDEA));
}

/* ---- pages ---- */

static shelf shelf_with(const app *a, const ui_frame *ui, ui_rect at, bool titles, int columns, float scale) {
    shelf s = {.titles = titles, .scale = scale, .at = at, .rows = menu_narrow(ui) ? 2 : 1};
    const int n = app_games(a) > 0 ? app_games(a) : 1, most = columns * s.rows;
    s.pages = (n + most - 1) / most;
    s.per = (n + s.pages - 1) / s.pages; /* pages of about as many games each */
    s.columns = (s.per + s.rows - 1) / s.rows;
    s.rows = (s.per + s.columns - 1) / s.columns;
    s.h = ui_row(at, 0, s.rows, gap).h;
    s.w = fminf(ui_column(at, 0, s.columns, gap).w, s.h * broadest);
    measure(a, ui, &s);
    return s;
}

/* Large words may be a little smaller for one column more. */
static shelf shelf_for(const app *a, const ui_frame *ui, ui_rect at, bool titles, bool whole) {
    const bool large = ui->text_scale * smaller >= 1.0f;
    const int n = app_games(a), most = menu_narrow(ui) ? LEAST_IN_ROW : MOST_IN_ROW;
    int columns = n < LEAST_IN_ROW ? LEAST_IN_ROW : n > most ? most : n;
    shelf s = shelf_with(a, ui, at, titles, columns, 1.0f);
    while ((!s.fits || (whole && !s.whole)) && columns > 1) {
        if (large && s.scale == 1.0f) {
            s = shelf_with(a, ui, at, titles, columns, smaller);
        } else {
            s = shelf_with(a, ui, at, titles, --columns, 1.0f);
        }
    }
    return s;
}

/* With whole words, if they are so on any page. */
shelf shelf_of(const app *a, const ui_frame *ui, ui_rect at, bool titles) {
    const shelf s = shelf_for(a, ui, at, titles, true);
    return s.whole ? s : shelf_for(a, ui, at, titles, false);
}

/* Words are level in each row: what none of its games needs is their pictures'. */
static shelf row_of(const app *a, const ui_frame *ui, const shelf *s, int from, int to) {
    shelf row = *s;
    row.high[TITLE] = title_height(a, ui, s, from, to);
    row.high[IDEA] = s->high[IDEA] > 0.0f ? words_height(a, ui, s, IDEA, from, to) : 0.0f;
    row.words -= s->high[TITLE] + s->high[IDEA] - row.high[TITLE] - row.high[IDEA];
    return row;
}

/* Rows stand in the middle, the last one, too. */
static ui_rect tile_at(const shelf *s, int i, int n) {
    const int row = i / s->columns, before = row * s->columns;
    const int in_row = n - before < s->columns ? n - before : s->columns;
    const float all = (float)in_row * (s->w + gap) - gap, x = s->at.x + (s->at.w - all) / 2;
    return (ui_rect){x + (float)(i - before) * (s->w + gap), s->at.y + (float)row * (s->h + gap), s->w, s->h};
}

/* ---- drawing ---- */

/* So many as must play in the lamp's colour, those who may besides paler; dots stand for the many between. */
static void draw_players(ui_draw *d, ui_rect at, float size, int least, int most) {
    const bool many = most > FIGURES_IN_ROW;
    const int n = many ? least + 1 + FIGURES_AFTER_DOTS : most;
    const ui_colour pale = ui_theme(d->ui, 0xFF8A7A5Cu);
    const float x = at.x + (at.w - size * (float)n) / 2;
    for (int i = 0; i < n; i++) {
        const ui_rect box = {x + (float)i * size, at.y + figure_away, size, size};
        if (!many || i != least) {
            ui_figure(d, "person", box, i < least ? ui_theme(d->ui, UI_LANTERN) : pale);
            continue;
        }
        for (int dot = -1; dot <= 1; dot++) {
            const ui_rect middle = ui_centre(box, size * 0.16f, size * 0.16f);
            ui_disc(d, (ui_rect){middle.x + (float)dot * size * 0.28f, middle.y, middle.w, middle.h}, 0xFF8A7A5Cu, 0,
                    0);
        }
    }
}

static void draw_words(const app *a, ui_draw *d, ui_rect at, const shelf *s, int game) {
    static const float above_idea = 5.0f;
    const nt_game *of = a->games[game];
    char words[WORDS];
    float y = at.y + at.h - s->words;
    const float over = d->ui->high_contrast ? 8.0f : dusk;
    const float free = s->high[TITLE] - title_height(a, d->ui, s, game, game + 1); /* of a title with fewer lines */
    ui_dusk(d, (ui_rect){at.x + 5, y + free - over, at.w - 10, s->words - free + over - 5}, over);
    if (!d->ui->high_contrast) { /* the words lie on the dark and not on the picture */
        ui_dusk(d, (ui_rect){at.x + 5, y + free - over / 2, at.w - 10, s->words - free + over / 2 - 5}, over / 2);
    }
    for (int i = 0; i < SHELF_WORDS; i++) {
        const part p = (part)i;
        ui_rect box = {at.x, y, at.w, s->high[i]};
        if (p == PLAYERS && box.h > 0) {
            draw_players(d, box, figure_size(at.w), of->min_seats, of->max_seats);
        } else if (box.h > 0) {
            ui_label_style style = style_of(d->ui, p, s->scale);
            style.size = p == TITLE ? s->title : style.size;
            words_of(a, d->ui, game, p, words);
            box = ui_centre(box, room_for(d->ui, &style, p, at.w, words), box.h);
            if (p == TITLE) {
                box.y += beside_others(d->ui, &style, words) - above_idea;
            }
            ui_label(d, box, &style, words);
        }
        y += s->high[i];
    }
}

/* Whichever is pointed at, or has the focus; -1: none. */
static int chosen(const ui_draw *d, int n) {
    const ui_frame *ui = d->ui;
    for (int i = 0; i < n; i++) {
        const bool hover = ui->hover_name != NULL && ui->hover_n == i && strcmp(ui->hover_name, ZONE_GAME) == 0;
        if (hover || ui_focused(d, ZONE_GAME, i)) {
            return i;
        }
    }
    return -1;
}

/* Of a cover's height so many of its widths tell something; the rest is dark, for the picker's words. */
static const float telling = 1.75f, scene_middle = 0.385f;

/* A cover that is too high for its place, or for what large words leave of it: `middle` of its height lies in the
 * middle of so much as is seen of it. */
static void cover_about(ui_draw *d, uint8_t id, const nt_table *table, ui_rect at, float middle, float seen,
                        float alpha) {
    const float high = fmaxf(at.w * 8 / 3, at.h), w = high * 3 / 8, more = high - at.h;
    const float hidden = ui_large_words(d->ui) ? fmaxf(more, w * telling - seen) : more;
    const float from = fminf(fmaxf(middle * high - seen / 2, 0), hidden);
    if (hidden <= 0 || !ui_place_begin(d, id, at, 0, NULL, 0)) {
        ui_cover_faded(d, table->cover, at, alpha);
        return;
    }
    const float k = d->outer[d->frames - 1]->u / d->ui->u;
    ui_cover_faded(d, table->cover, (ui_rect){(at.w - w) / 2 * k, -from * k, w * k, high * k}, alpha);
    ui_place_end(d);
}

/* What a cover tells fills the upper `seen` of the place. The scene's middle lies at three eighths of the height,
 * unless the game has told. */
static void cover_told(ui_draw *d, uint8_t id, const nt_table *table, ui_rect at, float seen, float alpha) {
    const float w = fmaxf(at.w, seen / telling), high = fmaxf(w * 8 / 3, at.h);
    const float middle = table->cover_middle > 0.0f ? table->cover_middle : scene_middle;
    const float from = fminf(fmaxf(middle * high - seen / 2, 0), high - at.h);
    if (!ui_place_begin(d, id, at, 0, NULL, 0)) {
        return;
    }
    const float k = d->outer[d->frames - 1]->u / d->ui->u;
    ui_cover_faded(d, table->cover, (ui_rect){(at.w - w) / 2 * k, -from * k, w * k, high * k}, alpha);
    ui_place_end(d);
}

void shelf_cover(ui_draw *d, uint8_t id, const nt_table *table, ui_rect at, float alpha) {
    cover_told(d, id, table, at, at.h, alpha);
}

/* What large words leave of a cover holds what the game names and who stands at the scene's foot, too. */
static float middle_of(const nt_table *table, bool large) {
    const float own = table->cover_middle;
    if (large) {
        return own > 0.0f ? (own + scene_middle) / 2 : scene_middle;
    }
    return own > 0.0f ? own : 0.3f;
}

/* Of a low picture: nobody's head is cut. */
static float low_middle(const nt_table *table) {
    static const float below_the_moon = 0.37f;
    return table->cover_low > 0.0f ? table->cover_low : below_the_moon;
}

/* The row in which the i-th of a page stands. */
static shelf row_with(const app *a, const ui_frame *ui, const shelf *s, int from, int n, int i) {
    const int first = i / s->columns * s->columns, end = first + s->columns < n ? first + s->columns : n;
    return row_of(a, ui, s, from + first, from + end);
}

/* One that is chosen reaches out of the row, in its own light, and the others step back; its words stay on the line
 * of theirs. */
static void draw_tile(const app *a, ui_draw *d, ui_rect at, const shelf *s, int game, int lit) {
    const bool up = game == lit;
    if (up) {
        at.y -= lift;
        at.h += lift;
    }
    ui_plate(d, at, 60u + (unsigned)game, UI_INK_950, 0, 0, true);
    const nt_table *table = a->tables[game];
    const float seen = at.h - s->words + dusk / 2;
    const float middle = seen < at.w ? low_middle(table) : middle_of(table, ui_large_words(d->ui));
    const float alpha = lit < 0 || up || d->ui->high_contrast ? 1.0f : 0.8f;
    if (s->titles) {
        cover_told(d, (uint8_t)(1 + game), table, ui_inset(at, 4), at.h - s->words, alpha);
    } else {
        cover_about(d, (uint8_t)(1 + game), table, ui_inset(at, 4), middle, seen, alpha);
    }
    draw_words(a, d, at, s, game);
    const bool ring = ui_focused(d, ZONE_GAME, game); /* is its rim */
    ui_mount(d, at, 60u + (unsigned)game, 7.0f, UI_INK_900,
             ring ? UI_INK_900
             : up ? UI_LANTERN
                  : UI_PAPER_400,
             up ? 3.0f : 2.0f);
    ui_focus(d, at, ZONE_GAME, game);
}

int shelf_draw(const app *a, ui_draw *d, const shelf *s, int first) {
    const int page = first / s->per, from = page * s->per, left = app_games(a) - from,
              n = left < s->per ? left : s->per;
    for (int i = 0; i < n; i++) {
        ui_zone_add(d, ZONE_GAME, from + i, tile_at(s, i, n), UI_ZONE_OPTION | (i == 0 ? UI_ZONE_DEFAULT : 0));
    }
    const int lit = chosen(d, app_games(a));
    if (lit >= from && lit < from + n) { /* below all tiles, so that it lies on the wall alone */
        const ui_rect at = tile_at(s, lit - from, n);
        ui_glow(d, ui_inset((ui_rect){at.x, at.y - lift, at.w, at.h + lift}, -light), UI_LANTERN);
    }
    for (int i = 0; i < n; i++) {
        if (from + i != lit) {
            const shelf row = row_with(a, d->ui, s, from, n, i);
            draw_tile(a, d, tile_at(s, i, n), &row, from + i, lit);
        }
    }
    if (lit >= from && lit < from + n) {
        const shelf row = row_with(a, d->ui, s, from, n, lit - from);
        draw_tile(a, d, tile_at(s, lit - from, n), &row, lit, lit);
    }
    return page;
}
