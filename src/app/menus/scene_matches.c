/* The matches that lie in the folder of saves: each is continued or deleted; ends are seen again; files that could
 * not be used are tried again or copied. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/match/match_words.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "ui/seats.h"

typedef struct {
    scene base;
    int first; /* a match of the page that is shown */
} matches_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)s;
    (void)arg;
    app_look_at_matches(a);
    return true;
}

/* A cover down to the feet of who stands on it, as wide as high; what a crown takes above an emblem, of its size. */
static const float cover_part = 0.68f, crown_part = 0.56f;
/* Air around the words and the buttons of a match, and between its buttons. */
static const float act_pad = 16.0f, act_gap = 12.0f, row_gap = 14.0f;

/* ---- places ---- */

/* Buttons beside the words; below them where it is too narrow or the words are too large for that. */
static bool below(const ui_frame *ui) {
    return menu_narrow(ui) || ui->text_scale > 1.4f;
}

/* Below the words three stand side by side: large words have two lines there. */
static float act_height(const ui_frame *ui) {
    return menu_button_height(ui) + (below(ui) ? 36.0f * (ui->text_scale - 1.0f) : 0.0f);
}

static float row_height(const ui_frame *ui) {
    const float words = 24.0f + 84.0f * ui->text_scale;
    return below(ui) ? words + act_height(ui) + 20.0f : fmaxf(words, menu_button_height(ui) + 24.0f);
}

static const float usual_words = 196.0f; /* du, of a match's words without what stands below them */

/* Few of them are larger: one alone has its page. */
static float shown_height(const ui_frame *ui, int rows) {
    static const float most[] = {460.0f, 460.0f, 262.0f};
    const float share = (menu_area(ui).h + 6.0f) / (float)(rows > 0 ? rows : 1) - row_gap;
    const float words = rows < 3 ? most[rows] : usual_words, more = below(ui) ? act_height(ui) + 20.0f : 0.0f;
    return fmaxf(row_height(ui), fminf(share, words + more));
}

/* How large words and people are in a match so high, 1 in a list of several. */
static float grown(float high) {
    return fminf(fmaxf(high / usual_words, 1.0f), 1.7f);
}

static int per_page(const ui_frame *ui) {
    const int n = (int)((menu_area(ui).h + row_gap) / (row_height(ui) + row_gap));
    return n < 1 ? 1 : n;
}

/* ---- one of them ---- */

typedef struct {
    const char *zone, *word, *figure;
    ui_button_look look;
} act;

static bool is_aside(const match_file *m) {
    return m->kind == MATCH_ASIDE || m->kind == MATCH_SETTINGS;
}

/* The latest act is the first a hand meets; what deletes lies last, and asks. */
static int acts_of(const match_file *m, act out[3]) {
    const act delete = {ZONE_DELETE, "matches.remove", "cross", UI_PLAIN};
    if (m->kind == MATCH_OPEN) {
        out[0] = (act){ZONE_CONTINUE, m->known ? "title.continue" : "matches.again", "arrow_right", UI_PLAIN};
        out[1] = delete;
        return 2;
    }
    if (m->kind == MATCH_END) {
        out[0] = (act){ZONE_SEE_END, "matches.see", "crown", UI_PLAIN};
        out[1] = delete;
        return 2;
    }
    out[0] = (act){ZONE_TRY_AGAIN, "matches.again", "arrow_right", UI_PLAIN};
    out[1] = (act){ZONE_EXPORT, "matches.export", "log", UI_PLAIN};
    out[2] = delete;
    return 3;
}

/* Its game's cover, or the sign of a file that could not be used. */
static void draw_picture(const match_file *m, const app *a, ui_draw *d, ui_rect at, int n) {
    const nt_table *table = m->known && !is_aside(m) ? app_find_table(a, m->clear.game) : NULL;
    if (table != NULL) {
        shelf_cover(d, (uint8_t)(1 + n % 200), table, at, 1.0f);
        return;
    }
    const float size = fminf(at.h, at.w) * 0.6f;
    ui_fill(d, at, ui_theme(d->ui, UI_INK_950));
    ui_figure(d, m->kind == MATCH_SETTINGS ? "gear" : "log", ui_centre(at, size, size),
              ui_theme(d->ui, UI_PAPER_400));
}

static ui_label_style small_of(float part) {
    ui_label_style style = UI_STYLE_SMALL;
    style.size *= fminf(part, 1.3f);
    return style;
}

static float name_height(const ui_frame *ui, const ui_label_style *style) {
    return ui_label_height(ui, style, 1000, "0") + 2;
}

/* Everybody at a table, in one row or two; names below their emblems, if these have room for them. */
typedef struct {
    int rows, in_row;
    bool names;
    float each, high; /* from one to the next; of a row */
    float emblem, name_high;
    ui_label_style name;
    bool crowned; /* a crown has its room, whoever won or not: matches below each other stand alike */
} gathering;

/* What a row leaves an emblem below a crown, if one may be there, and above a name, with some air. */
static float emblem_in(const gathering *p) {
    return (p->high * 0.93f - p->name_high) / (1 + (p->crowned ? crown_part : 0.0f));
}

/* Whether all names hold so; then how. */
static bool names_fit(const match_file *m, const ui_frame *ui, ui_rect at, float part, gathering *p) {
    static const float least_emblem = 30.0f, least_each = 64.0f, between = 10.0f;
    float widest = 0;
    for (int i = 0; i < m->clear.seating.n; i++) {
        char name[UI_NAME_BYTES];
        app_seat_name(&m->clear.seating.seat[i], ui->words, name, sizeof name);
        widest = fmaxf(widest, ui_label_width(ui, &p->name, name));
    }
    const float close = fmaxf(widest + between, least_each);
    p->name_high = name_height(ui, &p->name);
    p->each = fminf(close * 1.4f * part, at.w / (float)p->in_row);
    return close * (float)p->in_row <= at.w && emblem_in(p) >= least_emblem;
}

/* Names as large as there is room, and as others on the page are; many people in two rows, without names in one. */
static gathering gathering_in(const match_file *m, const ui_frame *ui, ui_rect at, float part, bool crowned,
                              float most) {
    static const float letters[] = {1.0f, 0.88f, 0.77f, 0.68f}, least = 0.88f;
    static const float least_gap = 6.0f;
    const int n = m->clear.seating.n, most_rows = n > 6 ? 2 : 1;
    gathering p = {.rows = 1, .crowned = crowned};
    for (int i = 0; i < 4 && !p.names; i++) {
        for (int rows = 1; rows <= most_rows && !p.names; rows++) {
            p = (gathering){
                .rows = rows, .in_row = (n + rows - 1) / rows, .high = at.h / (float)rows, .crowned = crowned};
            p.name = small_of(part);
            p.name.size = fminf(most, fmaxf(least * UI_STYLE_SMALL.size, p.name.size * letters[i]));
            p.names = names_fit(m, ui, at, part, &p);
        }
    }
    if (!p.names) {
        p = (gathering){.rows = 1, .in_row = n > 0 ? n : 1, .high = at.h, .crowned = crowned};
        p.each = at.w / (float)p.in_row;
    }
    p.emblem = fminf(fminf(70 * part, emblem_in(&p)), p.each - least_gap);
    p.each = p.names ? p.each : fminf(p.emblem + 8, p.each);
    return p;
}

/* Above whoever has won is a crown. */
static void draw_person(const match_file *m, ui_draw *d, ui_rect at, const gathering *p, int i) {
    const ui_seat *seat = &m->clear.seating.seat[i];
    const bool won = (m->clear.won >> i & 1u) != 0;
    const float size = p->emblem, left = p->names ? at.x + (at.w - size) / 2 : at.x, crown = size * 0.62f;
    ui_seat_emblem(d, (ui_rect){left, at.y, size, size}, seat);
    if (won) {
        const ui_rect over = {left + (size - crown) / 2, at.y - crown * 0.88f, crown, crown};
        ui_figure(d, "crown", ui_inset(over, -crown * 0.07f), UI_INK_900);
        ui_figure(d, "crown", over, ui_theme(d->ui, UI_LANTERN));
    }
    if (p->names) {
        ui_label_style style = p->name;
        char name[UI_NAME_BYTES];
        style.align = UI_MIDDLE;
        style.lines = 1;
        style.name = true;
        style.colour = won ? UI_LANTERN : UI_PAPER_200;
        app_seat_name(seat, d->ui->words, name, sizeof name);
        ui_label(d, (ui_rect){at.x, at.y + size + 1, at.w, p->name_high}, &style, name);
    }
}

static float crown_over(const gathering *p) {
    return p->crowned ? p->emblem * crown_part : 0.0f;
}

/* Half of what people leave of their room beyond some air: the lines above and below them come nearer by that. */
static float spare_around(const match_file *m, float high, const gathering *p) {
    static const float air = 44.0f;
    const float needs = (crown_over(p) + p->emblem + p->name_high) * (float)p->rows + air;
    return m->known ? fmaxf(0.0f, high - needs) / 2 : 0.0f;
}

static void draw_people(const match_file *m, ui_draw *d, ui_rect at, const gathering *p) {
    const float crown = crown_over(p);
    const float top = (p->high - p->name_high - p->emblem - crown) / 2 + crown;
    for (int i = 0; i < m->clear.seating.n; i++) {
        const int row = i / p->in_row;
        draw_person(
            m, d,
            (ui_rect){at.x + (float)(i % p->in_row) * p->each, at.y + (float)row * p->high + top, p->each, p->emblem},
            p, i);
    }
}

/* What it is, and its name. */
static void draw_file(const match_file *m, const app *a, ui_draw *d, ui_rect at) {
    char title[MATCH_WORDS], when[MATCH_WORDS];
    ui_label_style head = UI_STYLE_BUTTON, far = UI_STYLE_SMALL;
    head.align = UI_LEFT;
    head.colour = UI_PAPER_100;
    head.lines = 2;
    far.colour = UI_LANTERN;
    far.lines = 1;
    match_title(a, m, d->ui->words, title);
    match_when(m, d->ui->words, when);
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * 0.64f}, &head, title);
    ui_label(d, (ui_rect){at.x, at.y + at.h * 0.66f, at.w, at.h * 0.34f}, &far, when);
}

/* The game as its cover names it, and how many play: whose names do not stand below their emblems. */
static void draw_head(const match_file *m, const app *a, ui_draw *d, ui_rect at, float part, bool named) {
    const bool has_cover = m->known && app_find_table(a, m->clear.game) != NULL;
    char title[MATCH_WORDS], people[MATCH_WORDS];
    ui_label_style head = has_cover ? UI_STYLE_HEAD : UI_STYLE_BUTTON, small = small_of(part);
    head.align = UI_LEFT;
    head.colour = UI_PAPER_100;
    head.size = fminf(head.size, 28) * part;
    head.lines = small.lines = 1;
    head.name = !m->known; /* a file's, of any length */
    small.colour = UI_PAPER_200;
    if (has_cover) {
        menu_game_name(d->ui->words, m->clear.game, title, sizeof title);
    } else {
        match_title(a, m, d->ui->words, title);
    }
    head.size = ui_label_size(d->ui, at, &head, title); /* no wider than it is high */
    const float wide = fminf(ui_label_width(d->ui, &head, title) + 4, at.w), from = at.x + wide + 24;
    const float room = at.x + at.w - from;
    match_people(m, !named, d->ui->words, people);
    if (ui_label_width(d->ui, &small, people) > room) { /* their emblems say who */
        match_people(m, false, d->ui->words, people);
    }
    ui_label(d, (ui_rect){at.x, at.y, wide, at.h}, &head, title);
    if (ui_label_width(d->ui, &small, people) <= room) {
        ui_label(d, (ui_rect){from, at.y + 2, room, at.h}, &small, people);
    }
}

static float part_of(ui_rect words) {
    return grown(words.h + 20.0f);
}

/* The first and the last line of its words; people are between them. */
static float line_high(const match_file *m, const ui_frame *ui, ui_rect words) {
    return fminf((84.0f * ui->text_scale + 4.0f) / 3.0f * part_of(words), m->known ? words.h : words.h / 2);
}

static gathering people_of(const match_file *m, const ui_frame *ui, ui_rect words, bool crowned, float most) {
    const float line = line_high(m, ui, words);
    const ui_rect middle = {words.x, words.y + line + 2, words.w, words.h - 2 * line - 4};

    return gathering_in(m, ui, middle, part_of(words), crowned, most);
}

/* `names`: no name is larger. */
static void draw_words(const match_file *m, const app *a, ui_draw *d, ui_rect at, bool crowned, float names) {
    const float part = part_of(at);
    char when[MATCH_WORDS];
    ui_label_style far = small_of(part);
    if (is_aside(m)) {
        draw_file(m, a, d, at);
        return;
    }
    far.colour = UI_LANTERN;
    far.lines = 1;
    match_when(m, d->ui->words, when);
    const float line = line_high(m, d->ui, at);
    const ui_rect middle = {at.x, at.y + line + 2, at.w, at.h - 2 * line - 4};
    gathering all = people_of(m, d->ui, at, crowned, names);
    const float spare = spare_around(m, middle.h, &all);
    all.high -= 2 * spare / (float)all.rows;
    draw_head(m, a, d, (ui_rect){at.x, at.y + spare, at.w, line}, part, all.names);
    if (m->known && middle.h >= 20) {
        draw_people(m, d, (ui_rect){middle.x, middle.y + spare, middle.w, middle.h - 2 * spare}, &all);
    }
    ui_label(d, (ui_rect){at.x, at.y + at.h - line - spare, at.w, line}, &far, when);
}

/* Two of them lie below each other where the row is high enough: their words have room then, and so have the names
 * beside them. */
static bool stacked(const ui_frame *ui, ui_rect at, int count) {
    return !below(ui) && count <= 2 && at.h >= 2 * act_height(ui) + 3 * act_gap;
}

/* As wide as the widest words on them need. */
static float acts_width(ui_draw *d, const act *acts, int count) {
    static const float beside_words = 92.0f; /* figure and air */
    float wide = 214.0f;
    for (int i = 0; i < count; i++) {
        wide = fmaxf(wide, ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, acts[i].word)) + beside_words);
    }
    return wide;
}

/* Where they lie in a row of the list. */
static ui_rect acts_in(ui_draw *d, ui_rect at, const act *acts, int count) {
    const float button = act_height(d->ui), most = at.w - 2 * act_pad;
    if (below(d->ui)) {
        return (ui_rect){at.x + act_pad, at.y + at.h - button - 12, most, button};
    }
    const bool column = stacked(d->ui, at, count);
    const float each = acts_width(d, acts, count),
                high = column ? (button + act_gap) * (float)count - act_gap : button;
    const float w =
        column ? fminf(each, at.w * 0.26f)
               : fminf((each + act_gap) * (float)count - act_gap, fminf(at.w * 0.56f, 732.0f) / 3.0f * (float)count);
    return (ui_rect){at.x + at.w - w - act_pad, at.y + (at.h - high) / 2, w, high};
}

/* One alone has its page: its buttons stand below its people, in a row from where the words begin. */
static ui_rect acts_under(ui_draw *d, ui_rect words, const act *acts, int count) {
    const float each = fminf(acts_width(d, acts, count) + 36, (words.w + act_gap) / (float)count - act_gap);
    const float high = act_height(d->ui);
    return (ui_rect){words.x, words.y + words.h - high, (each + act_gap) * (float)count - act_gap, high};
}

static void draw_acts(ui_draw *d, ui_rect at, const act *acts, int count, bool column, int n, bool first, bool lit) {
    ui_button_of row[3];
    for (int i = 0; i < count; i++) {
        row[i] = (ui_button_of){.at = column ? ui_row(at, i, count, act_gap) : ui_column(at, i, count, act_gap),
                                .zone = acts[i].zone,
                                .n = n,
                                .text = ui_say(d, acts[i].word),
                                .figure = acts[i].figure,
                                .look = lit && i == 0 ? UI_PRIMARY : acts[i].look,
                                .flags = UI_ZONE_OPTION | (first && i == 0 ? UI_ZONE_DEFAULT : 0u)};
    }
    ui_button_row(d, row, count);
}

static void draw_alone(const app *a, ui_draw *d, ui_rect at, int n) {
    static const float air = 28.0f;
    const match_file *m = &a->matches.at[n];
    act acts[3];
    const int count = acts_of(m, acts);
    const float shown = (at.h - 16) * cover_part, from = at.x + shown + 8 + air;
    const ui_rect words = {from, at.y + air - 8, at.x + at.w - air - from, at.h - 2 * air + 8};
    const ui_rect buttons = acts_under(d, words, acts, count);
    ui_plate(d, at, 60u + (unsigned)n % 7u, 0xF0151B2Cu, UI_PAPER_400, 1.6f, true);
    draw_picture(m, a, d, (ui_rect){at.x + 8, at.y + 8, shown, at.h - 16}, n);
    draw_words(m, a, d, (ui_rect){words.x, words.y, words.w, words.h - buttons.h - air / 2}, m->clear.won != 0,
               INFINITY);
    draw_acts(d, buttons, acts, count, false, n, true, true);
}

typedef struct {
    ui_rect picture, words, buttons;
    act acts[3];
    int count;
} match_places;

static match_places places_of(const app *a, ui_draw *d, ui_rect at, int n) {
    const match_file *m = &a->matches.at[n];
    match_places p;
    p.count = acts_of(m, p.acts);
    p.buttons = acts_in(d, at, p.acts, p.count);
    const float over = below(d->ui) ? at.h - p.buttons.h - 24 : at.h;
    /* A file's sign is small beside its name. */
    const float shown = is_aside(m) ? fminf(at.w * 0.1f, (over - 16) * 0.86f) : (over - 16) * cover_part;
    const float from = at.x + shown + 8 + act_pad, to = below(d->ui) ? at.x + at.w - act_pad : p.buttons.x - act_gap;
    /* One alone has more air above and below its words. */
    const float air = below(d->ui) ? 10.0f : 10.0f + 12.0f * (grown(over) - 1.0f);
    p.picture = (ui_rect){at.x + 8, at.y + 8, shown, over - 16};
    p.words = (ui_rect){from, at.y + air, to - from, over - (below(d->ui) ? 12.0f : 2 * air)};
    return p;
}

/* `crowned`: on this page is one that somebody won. `names`: so large are names at most. */
static void draw_match(const app *a, ui_draw *d, ui_rect at, int n, bool first, bool crowned, float names) {
    const match_file *m = &a->matches.at[n];
    const bool lit = first && (m->known || is_aside(m));
    const match_places p = places_of(a, d, at, n);
    ui_plate(d, at, 60u + (unsigned)n % 7u, is_aside(m) ? 0xF0201016u : 0xF0151B2Cu, UI_PAPER_400, 1.6f, true);
    draw_picture(m, a, d, p.picture, n);
    draw_words(m, a, d, p.words, crowned, names);
    draw_acts(d, p.buttons, p.acts, p.count, stacked(d->ui, at, p.count), n, first, lit);
}

/* Its cover and all that is known of it have a page to themselves. */
static bool is_alone(const app *a, const ui_frame *ui) {
    return a->matches.n == 1 && a->matches.at[0].known && !is_aside(&a->matches.at[0]) && !below(ui);
}

/* An empty list says so below the moon, and leads to where a match begins. */
static void draw_none(ui_draw *d, ui_rect area) {
    static const float moon = 132.0f, air = 28.0f;
    ui_label_style style = UI_STYLE_HEAD;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    style.size = 32;
    const char *words = ui_say(d, "matches.none"), *play = ui_say(d, "title.play");
    const float lines = ui_label_height(d->ui, &style, area.w, words), button = menu_button_height(d->ui) + 8;
    const float top = area.y + (area.h - moon - lines - button - 2 * air) / 2, x = area.x + area.w / 2;
    const float wide = menu_button_width(d->ui, play, 260.0f, area.w);
    const ui_rect at = {x - moon / 2, top, moon, moon};

    ui_glow(d, ui_inset(at, -moon), UI_LANTERN);
    ui_disc(d, at, UI_INK_900, ui_theme(d->ui, UI_LANTERN), 3.0f);
    ui_figure(d, "moon", ui_inset(at, moon * 0.2f), ui_theme(d->ui, UI_LANTERN));
    ui_label(d, (ui_rect){area.x, top + moon + air, area.w, lines}, &style, words);
    ui_button(d, (ui_rect){x - wide / 2, top + moon + lines + 2 * air, wide, button}, ZONE_PLAY, 0, play,
              "arrow_right", UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
}

/* What is on the page that is shown: rows from the `from`th match on. */
typedef struct {
    int from, rows;
    float high, top;
    bool crowned;
} page;

static page page_of(const matches_scene *m, const app *a, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const int per = per_page(ui), n = a->matches.n, from = m->first / per * per,
              rows = n - from < per ? n - from : per;
    page p = {.from = from, .rows = rows, .high = shown_height(ui, rows)};
    p.top = area.y + (area.h - ((p.high + row_gap) * (float)rows - row_gap)) / 3;
    for (int i = from; i < from + rows; i++) {
        p.crowned |= a->matches.at[i].known && a->matches.at[i].clear.won != 0;
    }
    return p;
}

static ui_rect row_of(const page *p, const ui_frame *ui, int i) {
    const ui_rect area = menu_area(ui);
    return (ui_rect){area.x, p->top + (float)i * (p->high + row_gap), area.w, p->high};
}

/* All names on the page are of one size. */
static float names_size(const page *p, const app *a, ui_draw *d) {
    float least = INFINITY;
    for (int i = 0; i < p->rows; i++) {
        const match_file *m = &a->matches.at[p->from + i];
        if (m->known && !is_aside(m)) {
            const ui_rect words = places_of(a, d, row_of(p, d->ui, i), p->from + i).words;
            const gathering all = people_of(m, d->ui, words, p->crowned, INFINITY);
            least = all.names ? fminf(least, all.name.size) : least;
        }
    }
    return least;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const page p = page_of((const matches_scene *)s, a, d->ui);
    const int per = per_page(d->ui), n = a->matches.n;
    const float names = names_size(&p, a, d);
    menu_page(d, ui_say(d, "matches.head"));
    for (int i = 0; i < p.rows; i++) {
        if (is_alone(a, d->ui)) {
            draw_alone(a, d, row_of(&p, d->ui, i), p.from + i);
        } else {
            draw_match(a, d, row_of(&p, d->ui, i), p.from + i, i == 0, p.crowned, names);
        }
    }
    if (n == 0) {
        draw_none(d, menu_area(d->ui));
    }
    menu_foot_pages(d, menu_foot(d, ui_say(d, "menu.back"), NULL, 0), p.from / per, (n + per - 1) / per);
}

/* ---- what is done with it ---- */

static void failed(app *a, const char *key, const char *detail, const char *file) {
    const text_arg args[] = {TEXT_STR("detail", detail), TEXT_STR("file", file)};
    app_notice(a, key, args, 2);
}

static void export(app *a, const match_file *m) {
    char to[APP_PATH], copy[APP_PATH + MATCHES_FILE], folder[APP_PATH];
    if (!folders_export(to, sizeof to)) {
        failed(a, "trouble.export", app_match_folder(a, m, folder), m->file);
    } else if (!matches_export(app_match_folder(a, m, folder), m->file, to, copy, sizeof copy)) {
        failed(a, "trouble.export", paths_reason(errno), m->file);
    } else {
        failed(a, "matches.exported", "", app_told_file(a, copy));
    }
}

static void try_again(app *a, const match_file *m) {
    char problem[512] = "";
    saves_open open;
    const saves_result result = saves_read_file(a->save_dir, m->file, a->games, &open, problem, sizeof problem);
    if (result != SAVES_READ) {
        char detail[512];
        app_told_reason(a, &open, result == SAVES_NONE ? paths_reason(ENOENT) : problem, detail, sizeof detail);
        failed(a, "matches.still", detail, m->file);
        return;
    }
    nt_match_destroy(open.match);
    if (matches_bring_back(a->save_dir, m->file)) {
        failed(a, "matches.back", "", m->file);
    } else {
        failed(a, "matches.still", paths_reason(errno), m->file);
    }
}

/* Read again they hold from now on, in place of those that hold now. */
static void try_settings(app *a, const match_file *m) {
    char folder[APP_PATH], path[APP_PATH], problem[512] = "";
    app_settings s = a->settings;
    if (!paths_join(path, sizeof path, app_match_folder(a, m, folder), m->file) ||
        !app_settings_try(path, &s, problem, sizeof problem)) {
        failed(a, "matches.still", problem[0] != '\0' ? problem : paths_reason(errno), m->file);
        return;
    }
    s.unread = a->settings.unread;
    if (!s.lang_chosen) {
        snprintf(s.lang, sizeof s.lang, "%s", a->settings.lang);
    }
    if (!app_settings_write(a->settings_file, &s, problem, sizeof problem)) {
        failed(a, "matches.still", problem, m->file);
        return;
    }
    a->settings = s;
    app_settings_changed(a);
    matches_delete(folder, m->file);
    failed(a, "matches.settings", "", m->file);
}

static bool act_on(app *a, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->n < 0 || in->n >= a->matches.n) {
        return false;
    }
    const match_file m = a->matches.at[in->n];
    if (menu_pressed(in, ZONE_CONTINUE)) {
        app_continue_file(a, m.file);
    } else if (menu_pressed(in, ZONE_SEE_END)) {
        app_see_end(a, m.file);
    } else if (menu_pressed(in, ZONE_TRY_AGAIN)) {
        (m.kind == MATCH_SETTINGS ? try_settings : try_again)(a, &m);
    } else if (menu_pressed(in, ZONE_EXPORT)) {
        export(a, &m);
    } else if (menu_pressed(in, ZONE_DELETE)) {
        app_push(a, &scene_delete, &(delete_arg){in->n}, sizeof(delete_arg));
        return true;
    } else {
        return false;
    }
    app_look_at_matches(a);
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    matches_scene *m = (matches_scene *)s;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        m->first = menu_turned(m->first, a->matches.n, per_page(&a->frame), in->n);
    } else if (menu_pressed(in, ZONE_PLAY)) {
        app_push(a, &scene_picker, NULL, 0);
    } else if (!act_on(a, in)) {
        return false;
    }
    m->first = menu_turned(m->first, a->matches.n, per_page(&a->frame), 0);
    return true;
}

const scene_ops scene_matches = {.name = "matches",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(matches_scene),
                                 .enter = enter,
                                 .input = input,
                                 .draw = draw};
