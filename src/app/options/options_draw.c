/* How the house rules look: pages of rows, what differs, and what is to be warned of. */
#include "app/options/options_draw.h"

#include <math.h>

#include "app/menus/menu.h"
#include "app/menus/menu_choice.h"
#include "app/menus/shelf.h"
#include "app/options/option_words.h"
#include "app/options/options_rows.h"

static bool changed(const app *a, int option) {
    return a->plan.config.opt[option] != a->plan.game->options[option].standard;
}

static bool any_change(const app *a) {
    bool any = false;
    for (int i = 0; i < a->plan.game->n_options; i++) {
        any |= changed(a, i);
    }
    return any;
}

static menu_choice preset_row(const app *a, ui_draw *d, int row) {
    const table_presets *presets = options_presets(a, row);
    const nt_config config = app_planned(a, &a->plan.config);
    int at = 0;
    const int n = presets->count(&config, &at);
    const bool house = row == OPTIONS_HOUSE;
    return (menu_choice){.name = house ? ui_say(d, "options.house") : option_word(d, a->plan.game, row, "name"),
                         .help = house ? ui_say(d, "options.house.help") : option_word(d, a->plan.game, row, "help"),
                         .value = presets->name(&config, at, &d->words),
                         .n = row,
                         .less = at > 0,
                         .more = at<n - (house ? 1 : 0), .changed = at> 0};
}

static menu_choice option_row(const app *a, ui_draw *d, int i) {
    const nt_option *o = &a->plan.game->options[i];
    const int value = a->plan.config.opt[i];
    return (menu_choice){.name = option_word(d, a->plan.game, i, "name"),
                         .help = option_word(d, a->plan.game, i, "help"),
                         .value = option_value_word(d, a->plan.game, i, value),
                         .n = i,
                         .less = value - o->step >= o->min,
                         .more = value + o->step <= o->max,
                         .two_way = option_is_switch(d, a->plan.game, i),
                         .both = {option_named(d, a->plan.game, i, 0), option_named(d, a->plan.game, i, 1)},
                         .number = option_is_number(d, a->plan.game, i, value),
                         .dots = option_dots(a->plan.game, i),
                         .lit = value,
                         .on = value != 0,
                         .changed = changed(a, i)};
}

/* Large words have no room for pictures. */
static bool has_room(const app *a, const ui_frame *ui) {
    if (menu_narrow(ui)) {
        return ui->text_scale < 1.15f;
    }
    return options_lobby(a) != NULL ? ui->text_scale < 1.3f : ui->text_scale < 1.15f;
}

static menu_choice row_of(const app *a, ui_draw *d, ui_rect at, int row) {
    const nt_table *table = app_find_table(a, a->plan.game->id);
    menu_choice c = options_presets(a, row) != NULL ? preset_row(a, d, row) : option_row(a, d, row);
    c.picture = table->option_sign != NULL && has_room(a, d->ui) && at.h >= 72.0f;
    return c;
}

/* What rows of one page have in common: the width of their pictures and of their named values, the size of the help.
 */
typedef struct {
    float picture, both, help, value;
} row_look;

static menu_choice row_like(const app *a, ui_draw *d, ui_rect at, int row, const row_look *all) {
    menu_choice c = row_of(a, d, at, row);
    c.picture_w = all->picture;
    c.both_w = all->both;
    c.help_size = all->help;
    c.value_size = all->value;
    return c;
}

static void draw_row(const app *a, ui_draw *d, ui_rect at, int row, const row_look *all) {
    const nt_table *table = app_find_table(a, a->plan.game->id);
    const menu_choice c = row_like(a, d, at, row, all);
    menu_choice_draw(d, at, &c);
    if (c.picture) {
        option_sign_draw(d, menu_choice_picture(at, &c), table, row);
    }
}

/* A figure, beside it its name over less, how many, and more. */
static void draw_piece(const app *a, ui_draw *d, ui_rect at, int option) {
    const table_lobby *lobby = options_lobby(a);
    const nt_option *o = &a->plan.game->options[option];
    const nt_config config = app_planned(a, &a->plan.config);
    const int n = lobby->pieces(&config, option);
    const float button = menu_button_height(d->ui), r = fminf(at.h - 18, at.w * 0.3f);
    const float x = at.x + r + 22, w = at.w - r - 30, y = at.y + at.h - button - 7;
    ui_label_style name = UI_STYLE_SMALL, number = UI_STYLE_HEAD;
    ui_plate(d, at, 40u + (unsigned)option % 5u, menu_piece_ground(lobby->threatens(option), n > 0), 0, 0.0f, false);
    lobby->draw_piece(&config, d, ui_centre((ui_rect){at.x + 10, at.y, r, at.h}, r, r), option);
    ui_zone_add(d, ZONE_PIECE, option, (ui_rect){at.x, at.y, r + 18, at.h}, UI_ZONE_INSPECT | UI_ZONE_QUIET);
    name.colour = n > 0 ? UI_PAPER_100 : UI_PAPER_400;
    name.lines = 2;
    ui_label(d, (ui_rect){x, at.y + 4, w, y - at.y - 6}, &name, option_word(d, a->plan.game, option, "name"));
    number.align = UI_MIDDLE;
    number.colour = n > 0 ? UI_LANTERN : UI_PAPER_400;
    number.lines = 1;
    ui_button(d, (ui_rect){x, y, button, button}, ZONE_LESS, option, NULL, "minus", UI_PLAIN,
              n > o->min ? 0 : UI_ZONE_OFF);
    ui_label(d, (ui_rect){x + button, y, w - 2 * button, button}, &number,
             UI_SAY(d, "options.number", TEXT_NUM("n", n)));
    ui_button(d, (ui_rect){x + w - button, y, button, button}, ZONE_MORE, option, NULL, "plus", UI_PLAIN,
              n < o->max ? 0 : UI_ZONE_OFF);
}

/* Rows are alike, unless one of them needs more for its words than the others do; what all lack is shared. Returns
 * whether nothing is lacking. */
static bool set_heights(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page,
                        const row_look *look, float high[]) {
    float needs[NT_MAX_OPTIONS + 1], all = 0.0f, level = row.h, sum;
    for (int i = 0; i < page->n; i++) {
        const menu_choice c = row_like(a, d, row, rows->row[page->from + i], look);
        needs[i] = fmaxf(menu_choice_needs(d->ui, row, &c), 12.0f * d->ui->mm);
        all += needs[i];
    }
    const float room = row.h * (float)page->n, shrunk = fminf(1.0f, room / all);
    do {
        sum = 0.0f;
        for (int i = 0; i < page->n; i++) {
            high[i] = fmaxf(needs[i] * shrunk, shrunk < 1.0f ? 0.0f : level);
            sum += high[i];
        }
        level -= 1.0f;
    } while (sum > room + 0.5f && level > 0.0f);
    return all <= room;
}

/* Words of one page begin on one line: its largest picture gives all of them their room. */
static float picture_width(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page,
                           const float high[]) {
    float most = 0.0f;
    for (int i = 0; i < page->n; i++) {
        row.h = high[i];
        const menu_choice c = row_of(a, d, row, rows->row[page->from + i]);
        most = c.picture ? fmaxf(most, menu_choice_picture(row, &c).w) : most;
    }
    return most;
}

/* The two names of every value that has no more stand in boxes of one width. */
static float both_width(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page) {
    float most = 0.0f;
    for (int i = 0; i < page->n; i++) {
        const menu_choice c = row_of(a, d, row, rows->row[page->from + i]);
        most = fmaxf(most, menu_choice_both(d->ui, &c));
    }
    return most;
}

/* Rows of one page are read as one text: the longest help sets the size of all. */
static float help_size(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page,
                       const row_look *look, const float high[]) {
    row_look now = *look;
    float least = 0.0f;
    for (int i = 0; i < 2 * page->n; i++) { /* once more: what is smaller gives names more room */
        row.h = high[i % page->n];
        now.help = i < page->n ? 0.0f : least;
        const menu_choice c = row_like(a, d, row, rows->row[page->from + i % page->n], &now);
        const float size = menu_choice_help_size(d->ui, row, &c);
        least = i == 0 ? size : fminf(least, size);
    }
    return least;
}

static float value_size(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page,
                        const row_look *look, const float high[]) {
    float least = UI_STYLE_BUTTON.size;
    for (int i = 0; i < page->n; i++) {
        row.h = high[i];
        const menu_choice c = row_like(a, d, row, rows->row[page->from + i], look);
        least = fminf(least, menu_choice_value_size(d->ui, row, &c));
    }
    return least;
}

static const float list_gap = 6.0f;

static void draw_pieces(const app *a, ui_draw *d, ui_rect row, const options_rows *rows, const options_page *page) {
    const float top = row.y;
    for (int i = 0; i < page->n; i++) {
        const int line = i / page->columns;
        row.y = top + (float)line * (row.h + list_gap);
        draw_piece(a, d, ui_column(row, i % page->columns, page->columns, 8), rows->row[page->from + i]);
    }
}

static void draw_list(const app *a, ui_draw *d, const options_rows *rows, const options_page *page) {
    const ui_rect list = options_list(a, page->group, d->ui);
    const int needed = (page->n + page->columns - 1) / page->columns;
    const float most = page->pieces ? 180.0f : 1.7f * options_row_height(a, d->ui);
    ui_rect row = {list.x, list.y, list.w, fminf(most, (list.h + list_gap) / (float)needed - list_gap)};
    float high[NT_MAX_OPTIONS + 1] = {0};
    if (page->pieces) {
        draw_pieces(a, d, row, rows, page);
        return;
    }
    row_look look = {.both = both_width(a, d, row, rows, page)};
    if (!set_heights(a, d, row, rows, page, &look, high)) { /* words come before equal boxes */
        look.both = 0.0f;
        set_heights(a, d, row, rows, page, &look, high);
    }
    look.picture = picture_width(a, d, row, rows, page, high);
    set_heights(a, d, row, rows, page, &look, high);
    look.help = help_size(a, d, row, rows, page, &look, high);
    look.value = value_size(a, d, row, rows, page, &look, high);
    for (int i = 0; i < page->n; i++) {
        row.h = high[i];
        draw_row(a, d, row, rows->row[page->from + i], &look);
        row.y += row.h + list_gap;
    }
}

/* All tabs have their figures, or none. */
static bool tabs_have_figures(const table_lobby *lobby, ui_draw *d, float wide) {
    static const float figure = 78.0f; /* with the air beside it and the words */
    bool all = true;
    for (int group = 0; group < lobby->n_groups; group++) {
        all &= ui_label_width(d->ui, &UI_STYLE_BUTTON, lobby->group_name(group, &d->words)) + figure <= wide;
    }
    return all;
}

static void draw_tabs(const app *a, ui_draw *d, const options_rows *rows, int open) {
    const table_lobby *lobby = options_lobby(a);
    const ui_rect tabs = options_tabs(a, d->ui);
    if (tabs.h <= 0) {
        return;
    }
    const int lines = menu_narrow(d->ui) ? 2 : 1, each = (lobby->n_groups + lines - 1) / lines;
    const bool figures = tabs_have_figures(lobby, d, ui_column(tabs, 0, each, 8).w);
    for (int group = 0; group < lobby->n_groups; group++) {
        const ui_rect line = ui_row(tabs, group / each, lines, 8);
        bool empty = true;
        for (int i = 0; i < rows->n; i++) {
            empty &= rows->group[i] != group;
        }
        const ui_rect box = ui_column(line, group % each, each, 8);
        const char *name = lobby->group_name(group, &d->words);
        ui_button(d, box, ZONE_GROUP, group, name, figures ? lobby->group_figure(group) : NULL,
                  group == open ? UI_PRIMARY : UI_PLAIN, empty ? UI_ZONE_OFF : UI_ZONE_OPTION);
    }
}

/* Below the rows: Reset, what was changed, and arrows between pages above what leads on. */
static void draw_strip(const app *a, ui_draw *d, int page, int pages) {
    const ui_rect at = options_strip(a, d->ui);
    ui_label_style style = UI_STYLE_SMALL;
    const char *printed = ui_say(d, "options.reset");
    const bool narrow = menu_narrow(d->ui);
    const float button = menu_button_height(d->ui);
    const float reset = menu_button_width(d->ui, printed, narrow ? 170 : 240, narrow ? 220 : 320);
    const int n = options_changes(a);
    const char *words = UI_SAY(d, "options.changed", TEXT_NUM("n", n));
    const float x = at.x + reset + 20, pager = pages > 1 ? menu_pager_width() + 20 : 0.0f;
    const float to = at.x + at.w - pager;
    menu_pager(d, to + 20, at.y, page, pages);
    if (n > 0 && options_lobby(a) != NULL) {
        ui_button(d, (ui_rect){x, at.y, fminf(to - x, 420.0f), button}, ZONE_CHANGES, 0, words, NULL, UI_QUIET, 0);
    } else if (n > 0) { /* that nothing was changed is said by the button that is off */
        style.colour = UI_LANTERN;
        ui_label(d, (ui_rect){x, at.y - 4, to - x, button + 8}, &style, words);
    }
    ui_button(d, (ui_rect){at.x, at.y, reset, button}, ZONE_RESET, 0, printed, NULL, UI_PLAIN,
              any_change(a) ? 0 : UI_ZONE_OFF);
}

/* What differs, as it stands on every other page that lists it. */
static void draw_changes(const options_scene *o, const app *a, ui_draw *d) {
    const nt_config config = app_planned(a, &a->plan.config);
    const ui_rect area = menu_area(d->ui), page = ui_centre(area, fminf(area.w, 900.0f), area.h);
    menu_page(d, ui_say(d, "options.house"));
    menu_sheet(d, page);
    options_draw_changes(d, ui_inset(page, 28), app_find_table(a, a->plan.game->id), &config, o->sheet);
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

enum { OF_THE_SET = 2 }; /* so many groups of a lobby choose who plays what */

/* The worst that is to be said of the set, or, on the pages that choose it, that all is well with it. What nobody has
 * touched is not warned of on every page, but when it is to be dealt: until then what else is said of it stands
 * there. How many play stands between the buttons of the foot, `beside` them. */
static void draw_advice(const app *a, ui_draw *d, ui_rect at, ui_rect beside, int group) {
    table_advice advice[TABLE_ADVICE];
    const int n = options_advice(a, &d->words, advice);
    int i = 0;
    while (i < n && advice[i].level == TABLE_WARNING && !any_change(a)) {
        i++;
    }
    if (i == n || (advice[i].level == TABLE_NOTE && group >= OF_THE_SET)) {
        menu_sentence(d, beside, UI_SAY(d, "seating.players", TEXT_NUM("n", a->plan.seating.n)), false);
        return;
    }
    menu_sentence(d, at, advice[i].words, advice[i].level != TABLE_NOTE);
}

static bool has_error(const app *a, ui_draw *d) {
    table_advice advice[TABLE_ADVICE];
    return options_advice(a, &d->words, advice) > 0 && advice[0].level == TABLE_ERROR;
}

static ui_label_style warning_style(const table_advice *advice) {
    ui_label_style style = UI_STYLE_BODY;
    style.colour = UI_PAPER_200;
    style.face = advice->level == TABLE_NOTE ? TEXT_BODY : TEXT_BOLD;
    style.size = 22;
    return style;
}

/* Of the button that mends it; 0: nothing does. */
static float mend_width(ui_draw *d, float row, const table_advice *advice) {
    return advice->mends ? menu_button_width(d->ui, ui_say(d, "options.mend.it"), 190, row * 0.36f) : 0.0f;
}

static float warning_height(ui_draw *d, float row, const table_advice *advice) {
    const ui_label_style style = warning_style(advice);
    const float sign = advice->level == TABLE_NOTE ? 0.0f : ui_warning_sign(d->ui, &style);
    const float words = row - mend_width(d, row, advice) - 36 - sign;
    return fmaxf(82.0f, ui_label_height(d->ui, &style, words, advice->words) + 16);
}

static void draw_warning(ui_draw *d, ui_rect row, const table_advice *advice, int n) {
    const ui_label_style style = warning_style(advice);
    const float button = menu_button_height(d->ui), w = mend_width(d, row.w, advice);
    ui_plate(d, row, 44u + (unsigned)n, 0xE6151B2Cu, 0, 0.0f, false);
    const ui_rect words = {row.x + 14, row.y + 4, row.w - w - 36, row.h - 8};
    if (advice->level == TABLE_NOTE) {
        ui_label(d, words, &style, advice->words);
    } else {
        ui_warning(d, words, &style, advice->words);
    }
    if (advice->mends) {
        ui_button(d, (ui_rect){row.x + row.w - w - 10, row.y + (row.h - button) / 2, w, button}, ZONE_MEND, n,
                  ui_say(d, "options.mend.it"), NULL, UI_PLAIN, 0);
    }
}

/* Every warning, to be confirmed once. */
static void draw_warnings(const app *a, ui_draw *d) {
    table_advice advice[TABLE_ADVICE];
    const int n = options_advice(a, &d->words, advice);
    const ui_rect area = menu_area(d->ui);
    const float gap = 10.0f, least = 130.0f, most = 380.0f;
    const nt_config config = app_planned(a, &a->plan.config);
    float all = 0;
    for (int i = 0; i < n; i++) {
        all += warning_height(d, area.w, &advice[i]);
    }
    const float shrunk = fminf(1.0f, (area.h - least - gap * (float)n) / all), rows = all * shrunk + gap * (float)n;
    const float pictures = fminf(area.h - rows, most), top = area.y + (area.h - rows - pictures) / 2;
    menu_page(d, ui_say(d, "options.careful"));
    options_lobby(a)->draw(&config, d, (ui_rect){area.x, top, area.w, pictures - 8});
    ui_rect row = {area.x, top + pictures + gap, area.w, 0};
    for (int i = 0; i < n; i++) {
        row.h = warning_height(d, row.w, &advice[i]) * shrunk;
        draw_warning(d, row, &advice[i], i);
        row.y += row.h + gap;
    }
    const ui_rect words = menu_foot(d, ui_say(d, "menu.back"), ui_say(d, "options.start_anyway"), UI_ZONE_DEFAULT);
    menu_sentence(d, words, ui_say(d, "options.careful.ask"), false);
}

static void draw_verdict(const options_scene *o, const app *a, ui_draw *d, ui_rect at) {
    const nt_game *game = a->plan.game;
    if (o->is.option < 0) {
        menu_sentence(d, at, ui_say(d, "options.refused"), true);
        return;
    }
    float button = menu_button_height(d->ui), w = menu_narrow(d->ui) ? 120 : 170;
    menu_sentence(d, (ui_rect){at.x, at.y, at.w - w - 14, at.h},
                  UI_SAY(d, "options.mend", TEXT_STR("option", option_word(d, game, o->is.option, "name")),
                         TEXT_STR("value", option_value_word(d, game, o->is.option, o->is.value))),
                  true);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y + (at.h - button) / 2, w, button}, ZONE_MEND, 0,
              ui_say(d, "options.mend.do"), NULL, UI_PLAIN, 0);
}

/* In a frame, as it hangs on the wall. */
static void draw_cover(const app *a, ui_draw *d) {
    enum { COVER = 1 };
    const ui_rect at = options_cover(a, d->ui);
    if (at.w > 0) {
        ui_plate(d, at, 52, UI_INK_900, 0, 0.0f, true);
        shelf_cover(d, COVER, app_find_table(a, a->plan.game->id), ui_inset(at, 10), 1.0f);
        ui_mount(d, at, 52, 12.0f, 0xFF5A3B2Au, 0xFFB4703Cu, 1.6f);
    }
}

static void draw_rows(const options_scene *o, const app *a, ui_draw *d) {
    const options_rows rows = options_rows_of(a);
    const options_page page = options_page_of(a, &rows, o->first, d->ui);
    const ui_rect pictures = options_pictures(a, page.group, d->ui);
    const nt_config config = app_planned(a, &a->plan.config);
    menu_page_of(d, a->plan.game->id, ui_say(d, "options.head"));
    menu_rules_button(d);
    draw_cover(a, d);
    draw_tabs(a, d, &rows, page.group);
    draw_list(a, d, &rows, &page);
    if (pictures.h > 0.0f) {
        options_lobby(a)->draw(&config, d, pictures);
    }
    draw_strip(a, d, page.page, page.pages);
    const ui_rect room =
        menu_foot(d, ui_say(d, "menu.back"), ui_say(d, "options.start"), o->is.wrong ? UI_ZONE_OFF : UI_ZONE_DEFAULT);
    const ui_rect words = options_words(a, d->ui).h > 0.0f ? options_words(a, d->ui) : room;
    if (o->is.wrong && !has_error(a, d)) {
        draw_verdict(o, a, d, words);
    } else {
        draw_advice(a, d, words, room, page.group);
    }
}

void options_draw(const scene *s, const app *a, ui_draw *d) {
    const options_scene *o = (const options_scene *)s;
    if (o->warned) {
        draw_warnings(a, d);
    } else if (o->listed) {
        draw_changes(o, a, d);
    } else {
        draw_rows(o, a, d);
    }
}
