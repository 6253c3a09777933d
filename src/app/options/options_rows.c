/* What the page of options shows: rows in groups, pages, and where they lie. */
#include "app/options/options_rows.h"

#include <math.h>

#include "app/menus/menu.h"

const table_lobby *options_lobby(const app *a) {
    const nt_table *table = app_find_table(a, a->plan.game->id);
    return table != NULL ? table->lobby : NULL;
}

int options_advice(const app *a, text_words *words, table_advice out[TABLE_ADVICE]) {
    const nt_config config = app_planned(a, &a->plan.config);
    return options_lobby(a) != NULL ? options_lobby(a)->advice(&config, words, out) : 0;
}

const table_presets *options_presets(const app *a, int row) {
    const table_lobby *lobby = options_lobby(a);
    return lobby == NULL ? NULL : row == OPTIONS_HOUSE ? &lobby->houses : row == lobby->option ? &lobby->sets : NULL;
}

/* Whoever plays is played whatever it says: hosting, for a person alone. */
static bool is_fixed(const app *a, int option) {
    const nt_option *o = &a->plan.game->options[option];
    nt_config least = a->plan.config, most = a->plan.config;
    least.opt[option] = o->min;
    most.opt[option] = o->max;
    return app_planned(a, &least).opt[option] == app_planned(a, &most).opt[option];
}

static bool is_offered(const app *a, const nt_config *planned, int option) {
    const table_lobby *lobby = options_lobby(a);
    const bool piece = lobby != NULL && lobby->is_piece(option);
    return piece || (nt_option_counts(a->plan.game, planned, option) && !is_fixed(a, option));
}

static void put(options_rows *rows, int row, int group) {
    rows->row[rows->n] = row;
    rows->group[rows->n++] = (uint8_t)group;
}

options_rows options_rows_of(const app *a) {
    const table_lobby *lobby = options_lobby(a);
    const nt_config planned = app_planned(a, &a->plan.config);
    options_rows rows = {0};
    for (int group = 0; group < (lobby != NULL ? lobby->n_groups : 1); group++) {
        for (int nth = 0; nth < a->plan.game->n_options; nth++) {
            const int i = lobby != NULL ? lobby->nth(nth) : nth;
            if ((lobby == NULL || lobby->group(i) == group) && is_offered(a, &planned, i)) {
                put(&rows, i, group);
            }
            if (lobby != NULL && lobby->option == i && lobby->group(i) == group) {
                put(&rows, OPTIONS_HOUSE, group);
            }
        }
    }
    return rows;
}

int options_changes(const app *a) {
    const options_rows rows = options_rows_of(a);
    const table_lobby *lobby = options_lobby(a);
    const nt_config config = app_planned(a, &a->plan.config);
    int n = 0;
    for (int i = 0; i < a->plan.game->n_options && lobby != NULL; i++) {
        n += lobby->differs(&config, i);
    }
    for (int i = 0; i < rows.n && lobby == NULL; i++) {
        n += config.opt[rows.row[i]] != a->plan.game->options[rows.row[i]].standard;
    }
    return n;
}

typedef struct {
    const table_lobby *lobby;
    const nt_config *config;
    int n, option[NT_MAX_OPTIONS];
} differences;

static const char *told(void *user, int i, text_words *words) {
    const differences *are = user;
    return are->n > 0 ? are->lobby->difference(are->config, are->option[i], words)
                      : TEXT_SAY(words, "options.changed", TEXT_NUM("n", 0));
}

void options_draw_changes(ui_draw *d, ui_rect at, const nt_table *table, const nt_config *config, int page) {
    differences are = {.lobby = table->lobby, .config = config};
    const nt_game *game = nt_game_find(table->game);
    for (int i = 0; i < game->n_options; i++) {
        if (table->lobby->differs(config, i)) {
            are.option[are.n++] = i;
        }
    }
    ui_label_style ink = UI_STYLE_BODY;
    ink.colour = UI_INK_900;
    ui_pages_of(d, at, &ink, are.n > 0 ? are.n : 1, told, &are, page);
}

/* ---- where things lie ---- */

static const float between = 6.0f;

ui_rect options_tabs(const app *a, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const int lines = options_lobby(a) == NULL ? 0 : menu_narrow(ui) ? 2 : 1;
    const float high = menu_button_height(ui);
    return (ui_rect){area.x, area.y - 6, area.w, (float)lines * high + (lines == 2 ? 8.0f : 0.0f)};
}

static bool has_pictures(const app *a, int group) {
    const table_lobby *lobby = options_lobby(a);
    return lobby != NULL && lobby->group(lobby->option) == group;
}

/* A game that shows its set in pictures needs no other, and large words need the room. */
ui_rect options_cover(const app *a, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const float high = options_strip(a, ui).y - 22 - area.y, wide = fminf(high * 0.4f, area.w * 0.19f);
    const bool large = ui->text_scale > 1.05f || 4.0f * ui->mm > 24.0f; /* four millimetres are the least type */
    if (options_lobby(a) != NULL || menu_narrow(ui) || large) {
        return (ui_rect){0};
    }
    return (ui_rect){ui->left_handed ? area.x + area.w - wide : area.x, area.y, wide, high};
}

/* What is left between the groups' buttons and the strip. */
static ui_rect body(const app *a, const ui_frame *ui) {
    const ui_rect tabs = options_tabs(a, ui), area = menu_area(ui);
    const float top = tabs.h > 0 ? tabs.y + tabs.h + 12 : area.y;
    const ui_rect all = {area.x, top, area.w, options_strip(a, ui).y - 16 - top}, cover = options_cover(a, ui);
    const float beside = cover.w > 0 ? cover.w + 28 : 0;
    return (ui_rect){all.x + (ui->left_handed ? 0 : beside), all.y, all.w - beside, all.h};
}

/* Name and help, at the text's size and the screen's; beside a cover with a picture. */
float options_row_height(const app *a, const ui_frame *ui) {
    const float dense = fmaxf(1.0f, 4.0f * ui->mm / 17.0f); /* the least type is four millimetres, not 17 du */
    return menu_narrow(ui) ? 150.0f + 110.0f * (ui->text_scale - 1.0f)
                           : (options_cover(a, ui).w > 0 ? 112.0f : 90.0f) * dense + 84.0f * (ui->text_scale - 1.0f);
}

/* What its rows leave, of which so many are on the page: fewer where the pictures would have no room beside them. */
enum { OPTIONS_BESIDE = 3, OPTIONS_BESIDE_LEAST = 2 };

ui_rect options_pictures(const app *a, int group, const ui_frame *ui) {
    const ui_rect all = body(a, ui);
    const options_rows rows = options_rows_of(a);
    const float least = menu_narrow(ui) ? 160.0f : 100.0f, most = 300.0f;
    const float room = 130.0f, each = options_row_height(a, ui) + between;
    int n = 0;
    for (int i = 0; i < rows.n && n < OPTIONS_BESIDE; i++) {
        n += rows.group[i] == group;
    }
    while (n > OPTIONS_BESIDE_LEAST && !menu_narrow(ui) && all.h - each * (float)n - between < room) {
        n--;
    }
    const float needed = each * (float)n;
    const float high = has_pictures(a, group) ? fmaxf(least, fminf(most, all.h - needed - between)) : 0.0f;
    return (ui_rect){all.x, all.y + all.h - high, all.w, high};
}

ui_rect options_list(const app *a, int group, const ui_frame *ui) {
    ui_rect list = body(a, ui);
    const float pictures = options_pictures(a, group, ui).h;
    list.h -= pictures > 0.0f ? pictures + between : 0.0f;
    return list;
}

ui_rect options_words(const app *a, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const bool said = options_lobby(a) != NULL || a->plan.refused;
    const float high = menu_narrow(ui) && said ? 64.0f + 46.0f * ui->text_scale : 0.0f;
    return (ui_rect){area.x, area.y + area.h - high + 14, area.w, high};
}

ui_rect options_strip(const app *a, const ui_frame *ui) {
    const ui_rect area = menu_area(ui), words = options_words(a, ui);
    const float high = menu_button_height(ui);
    return (ui_rect){area.x, area.y + area.h - high - words.h, area.w, high};
}

/* ---- pages ---- */

/* A figure beside its name, in two lines, over the two buttons. */
static float piece_height(const ui_frame *ui) {
    const float name = fmaxf(40.0f * ui->text_scale, 2.3f * ui_label_least(ui, &UI_STYLE_SMALL));
    return menu_button_height(ui) + name + 14.0f;
}

static int piece_columns(const ui_frame *ui) {
    const int n = (int)floorf(menu_area(ui).w / (250.0f * fmaxf(1.0f, ui->text_scale * 0.9f)));
    return n < 1 ? 1 : n > 4 ? 4 : n;
}

static bool has_pieces(const app *a, int row) {
    return options_lobby(a) != NULL && row < OPTIONS_HOUSE && options_lobby(a)->is_piece(row);
}

static void fit(const app *a, options_page *page, int row, const ui_frame *ui) {
    const float high = options_list(a, page->group, ui).h;
    page->pieces = has_pieces(a, row);
    page->columns = page->pieces ? piece_columns(ui) : 1;
    const float each = page->pieces ? piece_height(ui) : options_row_height(a, ui);
    const int rows = (int)floorf((high + between) / (each + between));
    page->per = page->columns * (rows < 1 ? 1 : rows);
}

/* Rows are spread over their pages, so that the last is not nearly empty. */
static void spread(options_page *page, const options_rows *rows) {
    int left = 0;
    while (page->from + left < rows->n && rows->group[page->from + left] == page->group) {
        left++;
    }
    const int pages = (left + page->per - 1) / page->per, lines = (left + page->columns - 1) / page->columns;
    page->per = (lines + pages - 1) / pages * page->columns;
}

/* Every group begins a page. */
static options_page page_number(const app *a, const options_rows *rows, int wanted, const ui_frame *ui) {
    options_page page = {.pages = 0}, found = {0};
    for (int from = 0; from < rows->n; from += page.n) {
        page.group = rows->group[from];
        page.from = from;
        fit(a, &page, rows->row[from], ui);
        spread(&page, rows);
        for (page.n = 0; page.n < page.per && from + page.n < rows->n && rows->group[from + page.n] == page.group;) {
            page.n++;
        }
        if (page.pages <= wanted) {
            found = page;
            found.page = page.pages;
        }
        page.pages++;
    }
    found.pages = page.pages;
    return found;
}

options_page options_page_of(const app *a, const options_rows *rows, int first, const ui_frame *ui) {
    options_page page = page_number(a, rows, 0, ui);
    for (int i = 1; i < page.pages && page.from + page.n <= first; i++) {
        page = page_number(a, rows, i, ui);
    }
    return page;
}

int options_turned(const app *a, const options_rows *rows, int first, int by, const ui_frame *ui) {
    const int page = options_page_of(a, rows, first, ui).page + by;
    return page_number(a, rows, page < 0 ? 0 : page, ui).from;
}
