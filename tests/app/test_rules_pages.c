/* The pages of rules show what they speak of: pictures, a position that moves, a search; and cards lead to them. */
#include "app/kit_app.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/inside.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_layout.h"
#include "app/rules/rules_page.h"
#include "app/rules/rules_search.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"
#include "ui/lines.h"
#include "ui/table.h"

enum { W = 1280, H = 800, TEXT = 16384 };

static const char *const languages[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

typedef struct {
    char dir[256];
    app *app;
    player hand;
} reader;

static void open_app(reader *r, const char *lang) {
    char problem[256] = "";
    kit_folder(r->dir, sizeof r->dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = r->dir,
                                 .lang = lang,
                                 .seed = 1,
                                 .quiet = true};
    r->app = app_create(&options, kit_type(), W, H, 3.78f, problem, sizeof problem);
    assert_non_null(r->app);
    player_begin(&r->hand, r->app, 1);
    player_wait(&r->hand, 500);
}

static void close_app(reader *r) {
    app_destroy(r->app);
    kit_remove(r->dir);
}

static int game_of(const app *a, const char *id) {
    int n = 0;
    while (strcmp(a->tables[n]->game, id) != 0) {
        n++;
    }
    return n;
}

static void open_rules(reader *r, const char *lang, const char *game) {
    open_app(r, lang);
    assert_true(player_press(&r->hand, "rules", -1));
    player_wait(&r->hand, 400);
    assert_true(player_press(&r->hand, "game", game_of(r->app, game)));
    player_wait(&r->hand, 400);
}

static void read_book(rules_book *book, const nt_table *table) {
    char problem[256] = "";
    if (!book_read(book, NT_SOURCE_DIR "/assets/rules", table, problem, sizeof problem)) {
        fail_msg("%s", problem);
    }
}

/* ---- the data ---- */

static void figure_exists(const char *name) {
    char path[512];
    snprintf(path, sizeof path, NT_SOURCE_DIR "/assets/pictures/figures/%s.svg", name);
    if (!paths_exists(path)) {
        fail_msg("no figure %s", name);
    }
}

static int pictures_of(const book_page *page) {
    int n = 0;
    for (int p = 0; p < BOOK_PARAGRAPHS; p++) {
        for (int i = 0; i < page->row[p].n; i++, n++) {
            if (page->row[p].at[i].piece < 0) {
                figure_exists(page->row[p].at[i].figure);
            }
        }
    }
    return n;
}

static void each_page_has_a_picture(void **state) {
    (void)state;
    static rules_book book;
    for (int g = 0; nt_tables[g] != NULL; g++) {
        const nt_table *table = nt_tables[g];
        read_book(&book, table);
        for (int page = 0; table->rules_pages[page] != NULL; page++) {
            const bool words = strcmp(table->rules_pages[page], "glossary") == 0;
            if (!words && pictures_of(&book.page[page]) == 0) {
                fail_msg("%s: page %s has no picture", table->game, table->rules_pages[page]);
            }
        }
    }
}

/* So a paragraph with pictures is there in each language. */
static void each_language_has_the_paragraphs(void **state) {
    (void)state;
    static rules_book book;
    char text[TEXT], key[96];
    const char *from;
    size_t len;
    for (int l = 0; l < LANGUAGES; l++) {
        text_catalogue *words = text_open(NT_SOURCE_DIR "/locales", languages[l], NULL, 0);
        for (int g = 0; nt_tables[g] != NULL; g++) {
            const nt_table *table = nt_tables[g];
            read_book(&book, table);
            for (int page = 0; table->rules_pages[page] != NULL; page++) {
                snprintf(key, sizeof key, "%s.rules.%s.text", table->game, table->rules_pages[page]);
                text_format(words, key, NULL, 0, text, sizeof text);
                for (int p = 0; p < BOOK_PARAGRAPHS; p++) {
                    if (book.page[page].row[p].n > 0 && !rules_paragraph(text, p, &from, &len)) {
                        fail_msg("%s: %s has no paragraph %d", languages[l], key, p);
                    }
                }
            }
        }
        text_close(words);
    }
}

static void each_piece_leads_to_a_page(void **state) {
    (void)state;
    static rules_book book;
    book_place place;
    for (int g = 0; nt_tables[g] != NULL; g++) {
        read_book(&book, nt_tables[g]);
        for (int i = 0; nt_tables[g]->pieces[i] != NULL; i++) {
            if (!book_find(&book, nt_tables[g], nt_tables[g]->pieces[i], &place)) {
                fail_msg("%s: %s stands nowhere", nt_tables[g]->game, nt_tables[g]->pieces[i]);
            }
        }
    }
    read_book(&book, nt_tables[0]);
    assert_true(book_find(&book, nt_tables[0], "hound", &place)); /* where it stands alone */
    assert_string_equal(nt_tables[0]->rules_pages[place.page], "night_cards");
}

static void each_game_has_positions(void **state) {
    (void)state;
    static rules_book book;
    char problem[256] = "";
    for (int g = 0; nt_tables[g] != NULL; g++) {
        int n = 0;
        read_book(&book, nt_tables[g]);
        for (int page = 0; page < BOOK_PAGES; page++) {
            const book_moves *moves = &book.page[page].moves;
            if (moves->record[0] == '\0') {
                continue;
            }
            nt_match *record = book_record(&book, moves, nt_games, problem, sizeof problem);
            if (record == NULL) {
                fail_msg("%s", problem);
            }
            assert_string_equal(nt_match_game(record)->id, nt_tables[g]->game);
            nt_match_destroy(record);
            n++;
        }
        assert_true(n >= 5);
    }
}

static void a_game_without_a_book_has_words(void **state) {
    (void)state;
    static rules_book book;
    book_place place;
    read_book(&book, &blank_table);
    assert_int_equal(pictures_of(&book.page[0]), 0);
    assert_false(book_find(&book, &blank_table, "card", &place));
}

/* ---- positions ---- */

static text_catalogue *english;

static position *position_of(const char *game, const char *page, app_tempo tempo, int *from, int *to) {
    static rules_book book;
    char problem[256] = "";
    int g = 0, p = 0;
    while (strcmp(nt_tables[g]->game, game) != 0) {
        g++;
    }
    read_book(&book, nt_tables[g]);
    while (strcmp(nt_tables[g]->rules_pages[p], page) != 0) {
        p++;
    }
    const book_moves *moves = &book.page[p].moves;
    *from = moves->from;
    *to = moves->to;
    nt_match *record = book_record(&book, moves, nt_games, problem, sizeof problem);
    assert_non_null(record);
    return position_create(nt_tables[g], moves, record, english, tempo);
}

/* On each sheet by itself: what stands on another one may be wider. */
static void words_stand_near_their_pictures(void **state) {
    enum { GAME = 2, PAGE = 4, NEAR = 30 }; /* of the special cards the last but one stands beside two */
    static rules_book book;
    static rules_layout l;
    static char text[8192];
    const ui_frame frame = {
        .words = english, .width = 1280, .height = 800, .u = 1, .text_scale = 1, .mm = 3.78f, .type = kit_type()};
    (void)state;
    read_book(&book, nt_tables[GAME]);
    assert_string_equal(nt_tables[GAME]->rules_pages[PAGE], "specials");
    text_format(english, "robbers.rules.specials.text", NULL, 0, text, sizeof text);
    const rules_page page = {.table = nt_tables[GAME], .of = &book.page[PAGE], .text = text, .lit = -1};
    rules_lay(&l, &frame, &page, (ui_rect){380, 100, 860, 500});
    assert_true(l.sheet > 0);
    for (int sheet = 0; sheet <= l.sheet; sheet++) {
        float pictures = 0.0f, words = 0.0f;
        for (int i = 0; i < l.n; i++) {
            const rules_part *p = &l.at[i];
            const float of = p->kind == PART_PICTURE ? p->at.x + p->at.w : p->at.x;
            float *most = p->kind == PART_PICTURE ? &pictures : &words;
            *most = p->sheet == sheet ? fmaxf(*most, of) : *most;
        }
        assert_true(words <= pictures + NEAR);
    }
}

/* A page as it lies beside the contents of a window of 1280 x 800. */
static void lay_page(rules_layout *l, int game, int n) {
    static rules_book book;
    static char text[TEXT];
    char key[96];
    static ui_frame frame;
    frame = (ui_frame){
        .words = english, .width = 1280, .height = 800, .u = 1, .text_scale = 1, .mm = 3.78f, .type = kit_type()};
    const nt_table *table = nt_tables[game];
    char problem[256] = "";
    read_book(&book, table);
    snprintf(key, sizeof key, "%s.rules.%s.text", table->game, table->rules_pages[n]);
    text_format(english, key, NULL, 0, text, sizeof text);
    position *moves = NULL;
    if (book.page[n].moves.record[0] != '\0') {
        nt_match *record = book_record(&book, &book.page[n].moves, nt_games, problem, sizeof problem);
        assert_non_null(record);
        moves = position_create(table, &book.page[n].moves, record, english, (app_tempo){1.0f, true});
    }
    const rules_page page = {.table = table, .of = &book.page[n], .moves = moves, .text = text, .lit = -1};
    rules_lay(l, &frame, &page, (ui_rect){372, 100, 860, 604});
    position_destroy(moves);
}

/* Whether they have a picture or not. */
static void words_of_a_sheet_begin_at_one_edge(void **state) {
    enum { EATME = 3, OPTIONS = 6 };
    static rules_layout l;
    float edge[RULES_SHEETS] = {0};
    (void)state;
    lay_page(&l, EATME, OPTIONS);
    for (int i = 0; i < l.n; i++) {
        const rules_part *p = &l.at[i];
        if (p->kind == PART_TEXT) {
            edge[p->sheet] = edge[p->sheet] > 0.0f ? edge[p->sheet] : p->at.x;
            assert_float_equal(p->at.x, edge[p->sheet], 0.5f);
        }
    }
}

/* Few words on the last sheet have the position once more beside them, or larger pictures. */
static void a_last_sheet_is_not_bare(void **state) {
    enum { EATME = 3, POINTS = 3, END = 5, USUAL = 76 };
    static rules_layout l;
    int positions = 0;
    float high = 0.0f;
    (void)state;
    lay_page(&l, EATME, END);
    assert_true(l.sheet > 0);
    for (int i = 0; i < l.n; i++) {
        positions += l.at[i].kind == PART_POSITION && l.at[i].sheet == l.sheet;
    }
    assert_int_equal(positions, 1);
    lay_page(&l, EATME, POINTS);
    for (int i = 0; i < l.n; i++) {
        high = l.at[i].kind == PART_PICTURE && l.at[i].sheet == l.sheet ? fmaxf(high, l.at[i].at.h) : high;
    }
    assert_true(high > USUAL + 1);
}

/* Paper beside a position is not left bare where one more paragraph has room there. */
static void words_go_on_beside_a_position(void **state) {
    (void)state;
    reader r;
    open_app(&r, "en");
    app_handle(r.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1280, .h = 800, .px_per_mm = 3.78f});
    const rules_arg arg = {.game = "robbers", .page = 4};
    app_push(r.app, &scene_rules, &arg, sizeof arg);
    player_wait(&r.hand, 100);
    bool prowls = false;
    for (int i = 0; i < r.app->shown->n_boxes; i++) {
        prowls = prowls || strstr(r.app->shown->arena + r.app->shown->box[i].text, "Traitor: 16") != NULL;
    }
    assert_true(prowls);
    close_app(&r);
}

/* What "The end" says of the deals is what its picture has played: the printed rules, to their end. */
static void the_end_is_that_of_a_printed_match(void **state) {
    (void)state;
    static rules_book book;
    char problem[256] = "";
    int g = 0, p = 0;
    while (strcmp(nt_tables[g]->game, "robbers") != 0) {
        g++;
    }
    read_book(&book, nt_tables[g]);
    while (strcmp(nt_tables[g]->rules_pages[p], "end") != 0) {
        p++;
    }
    nt_match *record = book_record(&book, &book.page[p].moves, nt_games, problem, sizeof problem);
    assert_non_null(record);
    const nt_config *played = nt_match_config(record);
    const nt_config printed = nt_config_standard(nt_game_find("robbers"), played->seats);
    assert_memory_equal(played->opt, printed.opt, sizeof printed.opt);
    assert_true(nt_match_over(record));
    assert_int_equal(nt_match_plies(record), book.page[p].moves.to);
    nt_match_destroy(record);
}

static void a_position_goes_on_and_begins_again(void **state) {
    (void)state;
    const app_tempo tempo = {1.0f, false};
    int from, to, ply = -1, most = 0;
    bool again = false;
    position *p = position_of("sabbath", "after", tempo, &from, &to);
    assert_int_equal(position_ply(p), from);
    for (uint64_t now = 1000; now < 120000 && !again; now += 20) {
        position_tick(p, tempo, now);
        assert_true(position_wake(p, now) < UINT64_MAX);
        again = position_ply(p) < ply;
        ply = position_ply(p);
        most = ply > most ? ply : most;
    }
    assert_int_equal(most, to);
    assert_true(again);
    assert_int_equal(ply, from);
    position_destroy(p);
}

static void without_motion_it_stands_at_its_end(void **state) {
    (void)state;
    const app_tempo still = {1.0f, true};
    int from, to;
    position *p = position_of("sabbath", "after", still, &from, &to);
    assert_int_equal(position_ply(p), to);
    for (uint64_t now = 1000; now < 60000; now += 500) {
        assert_false(position_tick(p, still, now));
        assert_true(position_wake(p, now) == UINT64_MAX);
    }
    assert_true(position_tick(p, (app_tempo){1.0f, false}, 60000)); /* motion is switched on */
    assert_int_equal(position_ply(p), from);
    position_destroy(p);
}

static void tells(const char *game, const char *page, app_tempo tempo, const char *words) {
    static ui_draw d;
    const ui_frame frame = {.words = english, .text_scale = 1.0f};
    int from, to;
    position *p = position_of(game, page, tempo, &from, &to);
    assert_non_null(p);
    ui_begin(&d, &frame);
    assert_string_equal(position_words(p, &d), words);
    position_destroy(p);
}

/* No day is seen under the words of a night, at the first look either. */
static void a_page_of_the_night_begins_at_night(void **state) {
    (void)state;
    static const char *const told[][3] = {{"growl", "night", "Owl: choose whose hand the hound sniffs."},
                                          {"growl", "night_cards", "Owl: choose whose hand the hound sniffs."},
                                          {"growl", "final_cards", "Owl: vote for who dies."},
                                          {"werewolf", "night", "Night. All eyes are closed."}};
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        tells(told[i][0], told[i][1], (app_tempo){1.0f, false}, told[i][2]);
    }
}

/* The first step that it speaks of is asked for, rather than what was told before; a card is seen that is described.
 */
static void a_page_begins_with_its_own_words(void **state) {
    (void)state;
    tells("eatme", "round", (app_tempo){1.0f, false}, "Every house: sleep or trap?");
    tells("robbers", "specials", (app_tempo){1.0f, false}, "Cat opens trick 3 of 9.");
    tells("robbers", "specials", (app_tempo){1.0f, true}, "Owl plays Robber 9.");
}

/* A trick is seen before it is taken, a summary before the table is bare again. */
static void without_motion_it_stands_where_something_lies(void **state) {
    (void)state;
    static const char *const told[][3] = {
        {"robbers", "trick", "Owl plays Robber 3."},
        {"robbers", "scoring", "The robbers win 15 to 8: a game point for Owl and Key."},
        {"sabbath", "after", "The red witch sinks below the blue witch."},
        {"growl", "night", "Each passes one card left and one card right."},
        {"werewolf", "night", "Night 2 falls. Close your eyes."}};
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        tells(told[i][0], told[i][1], (app_tempo){1.0f, true}, told[i][2]);
    }
}

/* Below it stands what was told last, from the first of its plies on; the page's title is above it already. */
static void each_position_says_what_was_told(void **state) {
    (void)state;
    static rules_book book;
    static ui_draw d;
    const app_tempo tempo = {1.0f, false};
    ui_frame frame = {.words = english, .text_scale = 1.0f};
    for (int g = 0; nt_tables[g] != NULL; g++) {
        read_book(&book, nt_tables[g]);
        for (int page = 0; nt_tables[g]->rules_pages[page] != NULL; page++) {
            int from, to, said = 0;
            if (book.page[page].moves.record[0] == '\0') {
                continue;
            }
            position *p = position_of(nt_tables[g]->game, nt_tables[g]->rules_pages[page], tempo, &from, &to);
            for (uint64_t now = 1000; now < 12000; now += 100) {
                position_tick(p, tempo, now);
                ui_begin(&d, &frame);
                const char *words = position_words(p, &d);
                said += words != NULL;
                if (words == NULL && said > 0 && position_ply(p) > from) {
                    fail_msg("%s: %s says nothing at ply %d", nt_tables[g]->game, nt_tables[g]->rules_pages[page],
                             position_ply(p));
                }
            }
            assert_true(said > 0 || from == 0); /* a deal has no words everywhere */
            position_destroy(p);
        }
    }
}

static void nothing_of_the_position_is_pressed(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        assert_int_equal(d->zone[i].place, 0);
    }
    for (int i = 0; i < d->n_boxes; i++) {
        assert_int_equal(d->box[i].place, 0);
    }
}

/* Of the small table on the sheet, by the page's width; 0: none stands there. */
static float widest_position(const reader *r) {
    const ui_draw *d = r->app->shown;
    float wide = 0.0f;
    for (int i = 0; i < d->n; i++) {
        wide = d->command[i].kind == UI_PLACE ? fmaxf(wide, d->command[i].at.w) : wide;
    }
    return wide / player_zone(&r->hand, "reading", 0)->at.w;
}

/* How many emblems are named on the frame, in letters that can be read; a number may stand before a name. */
static int named(const ui_draw *d, text_catalogue *words) {
    int n = 0;
    for (int e = 0; e < UI_EMBLEMS; e++) {
        const ui_seat seat = {.emblem = (uint8_t)e};
        char name[UI_NAME_BYTES];
        app_seat_name(&seat, words, name, sizeof name);
        bool seen = false;
        for (int i = 0; i < d->n; i++) {
            const ui_command *c = &d->command[i];
            const char *text = c->kind == UI_TEXT ? d->arena + c->text : "";
            const size_t len = strlen(text), of = strlen(name);
            seen |= c->at.h >= 9 && len >= of && len < of + 6 && strcmp(text + len - of, name) == 0;
        }
        n += seen;
    }
    return n;
}

static int seats_of(const char *game, int *page) {
    static rules_book book;
    char problem[256] = "";
    int g = 0;
    while (strcmp(nt_tables[g]->game, game) != 0) {
        g++;
    }
    read_book(&book, nt_tables[g]);
    *page = 0;
    while (book.page[*page].moves.record[0] == '\0' || book.page[*page].moves.frame != NT_SPECTATOR) {
        (*page)++;
    }
    nt_match *record = book_record(&book, &book.page[*page].moves, nt_games, problem, sizeof problem);
    assert_non_null(record);
    const int seats = nt_match_config(record)->seats;
    nt_match_destroy(record);
    return seats;
}

/* It may have a sheet of its own, the last one. */
static void turn_to_position(reader *r) {
    const ui_zone *more;
    while (widest_position(r) <= 0.0f && (more = player_zone(&r->hand, "page", 1)) != NULL &&
           (more->flags & UI_ZONE_OFF) == 0) {
        assert_true(player_press(&r->hand, "page", 1));
        player_wait(&r->hand, 20);
    }
}

/* Who sits at the small table is written there; marks above Thai letters are as wide as letters in a test. */
static void a_small_table_names_its_seats(void **state) {
    static const char *const measured[] = {"en", "de", "es", "fr", "it", "ja", "zh-Hant"};
    static const char *const games[] = {"growl", "sabbath", "robbers", "eatme", "werewolf"};
    (void)state;
    for (size_t l = 0; l < sizeof measured / sizeof measured[0]; l++) {
        reader r;
        open_app(&r, measured[l]);
        app_handle(r.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1024, .h = 600, .px_per_mm = 3.78f});
        for (size_t k = 0; k < sizeof games / sizeof games[0]; k++) {
            rules_arg arg = {.game = games[k]};
            const int seats = seats_of(games[k], &arg.page);
            app_push(r.app, &scene_rules, &arg, sizeof arg);
            player_wait(&r.hand, 100);
            turn_to_position(&r);
            const int seen = named(r.app->shown, app_words(r.app, NULL));
            if (seen < seats) {
                fail_msg("%s, %s: %d of %d seats are named", measured[l], games[k], seen, seats);
            }
            app_pop(r.app);
        }
        close_app(&r);
    }
}

/* On the page: frames change by themselves, and without motion none does. */
static void the_page_moves_as_the_settings_say(void **state) {
    (void)state;
    for (int off = 0; off < 2; off++) {
        reader r;
        open_rules(&r, "en", "sabbath");
        r.app->settings.motion = off ? APP_MOTION_OFF : APP_MOTION_ON;
        app_settings_changed(r.app);
        player_wait(&r.hand, 300);
        const uint64_t first = kit_frame_hash(r.app);
        bool changed = false;
        for (int i = 0; i < 40; i++) {
            player_wait(&r.hand, 200);
            changed |= kit_frame_hash(r.app) != first;
            nothing_of_the_position_is_pressed(r.app->shown);
        }
        assert_true(changed == !off);
        assert_true((app_wake(r.app) == UINT64_MAX) == off);
        close_app(&r);
    }
}

/* ---- large words ---- */

/* Of a sheet: its first or its last text in the size of paragraphs, and in how many lines. */
typedef struct {
    char text[TEXT];
    int lines;
} block;

static void block_of(const reader *r, bool last, block *out) {
    const ui_draw *d = r->app->shown;
    const ui_zone *above = player_zone(&r->hand, "reading", 0), *below = player_zone(&r->hand, "page", 1);
    const int px = ui_px_wish(d->ui, &UI_STYLE_BODY);
    assert_non_null(below);
    out->text[0] = '\0';
    for (int i = 0; i < d->n_boxes && (last || out->text[0] == '\0'); i++) {
        const ui_box *box = &d->box[i];
        if (box->px == px && box->place == 0 && box->at.x >= above->at.x - 1 && box->at.y >= above->at.y - 1 &&
            box->at.y < below->at.y) {
            snprintf(out->text, sizeof out->text, "%s", d->arena + box->text);
            out->lines = (int)(box->at.h / ui_skip(d->ui, text_lang(d->ui->words), px) + 0.5f);
        }
    }
}

/* A paragraph that is longer than a sheet goes on with two lines or more, a long one with three. */
static void turn_through(reader *r, int *turned) {
    static block before, here;
    for (int sheet = 0; sheet < 12; sheet++) {
        block_of(r, false, &here);
        const size_t part = sheet > 0 ? strlen(before.text) : 0; /* a text is known from its beginning */
        if (part > 0 && strncmp(before.text, here.text, part) == 0) {
            assert_in_range(here.lines, before.lines > 4 ? 3 : 2, 20);
            ++*turned;
        }
        block_of(r, true, &before);
        const ui_zone *more = player_zone(&r->hand, "page", 1);
        if ((more->flags & UI_ZONE_OFF) != 0) {
            return;
        }
        assert_true(player_press(&r->hand, "page", 1));
        player_wait(&r->hand, 100);
    }
    fail_msg("it goes on and on");
}

static void large_words_leave_no_line_alone(void **state) {
    (void)state;
    static const char *const long_pages[][2] = {
        {"robbers", "specials"}, {"werewolf", "day"}, {"growl", "night_cards"}};
    int turned = 0;
    for (size_t i = 0; i < sizeof long_pages / sizeof long_pages[0]; i++) {
        reader r;
        open_app(&r, "en");
        r.app->settings.text_percent = 175;
        r.app->settings.motion = APP_MOTION_OFF;
        app_settings_changed(r.app);
        const nt_table *table = r.app->tables[game_of(r.app, long_pages[i][0])];
        rules_arg arg = {.game = table->game};
        while (strcmp(table->rules_pages[arg.page], long_pages[i][1]) != 0) {
            arg.page++;
        }
        app_push(r.app, &scene_rules, &arg, sizeof arg);
        player_wait(&r.hand, 400);
        turn_through(&r, &turned);
        close_app(&r);
    }
    assert_in_range(turned, 3, 20);
}

/* ---- what a page is divided into ---- */

/* How much of its room a sheet's words reach down to, 0..1. */
static float reach(const reader *r) {
    const ui_draw *d = r->app->shown;
    const ui_zone *above = player_zone(&r->hand, "reading", 0), *below = player_zone(&r->hand, "page", 1);
    const int px = ui_px_wish(d->ui, &UI_STYLE_BODY);
    float to = above->at.y;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (box->px == px && box->place == 0 && box->at.x >= above->at.x - 1 && box->at.y < below->at.y) {
            to = fmaxf(to, box->at.y + box->at.h);
        }
    }
    return (to - above->at.y) / (below->at.y - above->at.y);
}

/* Its last sheet is open then. */
static int sheets_of_open_page(reader *r) {
    const ui_zone *more;
    int n = 1;
    while ((more = player_zone(&r->hand, "page", 1)) != NULL && (more->flags & UI_ZONE_OFF) == 0) {
        assert_true(player_press(&r->hand, "page", 1));
        player_wait(&r->hand, 100);
        n++;
    }
    return n;
}

/* Of how many pages of all games this holds, with each of them open. */
static int count_pages_of(const char *lang, int w, int h, int percent, bool (*holds)(reader *)) {
    int n = 0;
    reader r;
    open_app(&r, lang);
    app_handle(r.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = w, .h = h, .px_per_mm = 3.78f});
    r.app->settings.text_percent = percent;
    r.app->settings.motion = APP_MOTION_OFF;
    app_settings_changed(r.app);
    for (int g = 0; r.app->tables[g] != NULL; g++) {
        const nt_table *table = r.app->tables[g];
        for (int page = 0; table->rules_pages[page] != NULL; page++) {
            const rules_arg arg = {.game = table->game, .page = page};
            app_push(r.app, &scene_rules, &arg, sizeof arg);
            player_wait(&r.hand, 200);
            n += holds(&r);
            app_pop(r.app);
        }
    }
    close_app(&r);
    return n;
}

static int count_pages(bool (*holds)(reader *)) {
    return count_pages_of("en", W, H, 100, holds);
}

static bool is_divided(reader *r) {
    if (sheets_of_open_page(r) <= 1) {
        return false;
    }
    assert_true(reach(r) > 0.3f || (reach(r) <= 0.0f && widest_position(r) > 0.6f));
    return true;
}

static void no_sheet_holds_a_rest_alone(void **state) {
    (void)state;
    assert_in_range(count_pages(is_divided), 10, 100);
    assert_in_range(count_pages_of("en", 800, 1280, 100, is_divided), 10, 100);
    assert_in_range(count_pages_of("de", 1280, 800, 100, is_divided), 10, 100);
}

/* Rows of cards stand beside their words where that saves a sheet. */
static void examples_stand_close(void **state) {
    enum { ROBBERS = 2, EXAMPLES = 5, SHEETS = 2 };
    static rules_layout l;
    (void)state;
    lay_page(&l, ROBBERS, EXAMPLES);
    assert_int_equal(l.sheet + 1, SHEETS);
}

/* Whether the open page has a position at the right of its first words; then these begin no lower than it by more
 * than the pictures over them take. */
static bool stands_beside(reader *r) {
    static const float pictures = 140.0f;
    const ui_draw *d = r->app->shown;
    const ui_zone *page = player_zone(&r->hand, "reading", 0);
    const int px = ui_px_wish(d->ui, &UI_STYLE_BODY);
    float place = 0, words = INFINITY;
    for (int i = 0; i < d->n; i++) {
        place = d->command[i].kind == UI_PLACE && d->command[i].at.x > page->at.x + page->at.w * 0.3f
                    ? d->command[i].at.y
                    : place;
    }
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        words = box->px == px && box->place == 0 && box->at.x >= page->at.x - 1 && box->at.y > page->at.y
                    ? fminf(words, box->at.y)
                    : words;
    }
    if (place > 0) {
        assert_in_range(place - page->at.y, 0, 90);
        assert_true(words - place < pictures);
    }
    return place > 0;
}

/* Few words and many begin at the same height beside a position: where that does, below the title. */
static void words_begin_where_the_position_does(void **state) {
    (void)state;
    assert_in_range(count_pages(stands_beside), 5, 100);
}

/* What is told beside a table that lies over the whole page stands on the page's paper, as all that is read there. */
static bool tells_on_paper(reader *r) {
    const ui_draw *d = r->app->shown;
    const ui_zone *page = player_zone(&r->hand, "reading", 0);
    ui_rect place = {0};
    bool told = false;
    int depth = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        place = c->kind == UI_PLACE ? c->at : place;
        depth += (c->kind == UI_PLACE || c->kind == UI_GROUP) - (c->kind == UI_GROUP_END);
        const bool beside = depth == 0 && place.w > 0 && c->kind == UI_TEXT && c->at.x > place.x + place.w &&
                            c->at.y > place.y && c->at.y < place.y + place.h &&
                            place.x < page->at.x + page->at.w * 0.3f;
        assert_true(!beside || c->colour == UI_INK_900);
        told = told || beside;
    }
    return told;
}

static void what_is_told_beside_a_table_is_on_paper(void **state) {
    (void)state;
    assert_in_range(count_pages_of("en", 800, 1280, 100, tells_on_paper), 10, 100);
}

/* So wide that its words are read, of the width that the page has for both. */
static bool is_large(reader *r) {
    static const float wide = 0.59f;
    return widest_position(r) > wide;
}

/* Where that costs no sheet. */
static void a_position_is_as_large_as_its_words_allow(void **state) {
    (void)state;
    assert_in_range(count_pages(is_large), 15, 100);
}

static void a_table_gives_way_to_the_last_words(void **state) {
    (void)state;
    reader r;
    open_rules(&r, "en", "werewolf");
    assert_int_equal(sheets_of_open_page(&r), 1);
    close_app(&r);
}

/* What moves has a sheet of its own where words are large, and these come first. */
static bool begins_with_words(reader *r) {
    assert_true(reach(r) > 0.1f);
    return true;
}

/* In a tall window no bare wood lies between the contents and the page. */
static void a_page_begins_below_its_contents(void **state) {
    enum { EATME = 3, NEAR = 120 /* the edges and the title */ };
    reader r;
    float contents = 0.0f, words = 0.0f;
    (void)state;
    open_app(&r, "en");
    app_handle(r.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 3.78f});
    const rules_arg arg = {.game = nt_tables[EATME]->game, .page = 0};
    app_push(r.app, &scene_rules, &arg, sizeof arg);
    player_wait(&r.hand, 100);
    const ui_draw *d = r.app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect at = d->zone[i].at;
        contents = strcmp(d->zone[i].name, ZONE_SUBJECT) == 0 ? fmaxf(contents, at.y + at.h) : contents;
        words = strcmp(d->zone[i].name, ZONE_READING) == 0 && d->zone[i].n == 0 ? at.y : words;
    }
    assert_true(contents > 0.0f && words > contents && words < contents + NEAR);
    close_app(&r);
}

static void who_opens_a_page_reads_first(void **state) {
    (void)state;
    assert_in_range(count_pages_of("de", 1024, 600, 175, begins_with_words), 40, 100);
    assert_in_range(count_pages_of("ja", 1280, 800, 175, begins_with_words), 40, 100);
}

/* Whether a table stands there, which little on the last sheet does not make smaller. */
static bool is_no_stamp(reader *r) {
    static const float least = 0.45f;
    turn_to_position(r);
    const float wide = widest_position(r);
    assert_true(wide <= 0.0f || wide > least);
    return wide > 0.0f;
}

static void no_table_is_a_stamp(void **state) {
    (void)state;
    assert_in_range(count_pages_of("de", W, H, 100, is_no_stamp), 20, 100);
}

/* ---- the search ---- */

static int open_page(const reader *r) {
    for (int i = 0; i < BOOK_PAGES; i++) {
        const ui_zone *z = player_zone(&r->hand, "subject", i);
        if (z != NULL && z->n == i && (z->flags & UI_ZONE_DEFAULT) != 0) {
            return i;
        }
    }
    return -1;
}

/* A page that was found is read beside the list and the word; the cross leads back to the contents. */
static int found_page(reader *r) {
    assert_null(player_zone(&r->hand, "letter", 0));
    assert_non_null(player_zone(&r->hand, "reading", 0));
    assert_non_null(player_zone(&r->hand, "found", 0));
    assert_true(player_press(&r->hand, "clear", 0));
    player_wait(&r->hand, 400);
    assert_null(player_zone(&r->hand, "found", 0));
    return open_page(r);
}

static void finds(const char *lang, const char *what, const char *page) {
    reader r;
    open_rules(&r, lang, "growl");
    assert_true(player_press(&r.hand, "search", 0));
    player_wait(&r.hand, 400);
    player_text(&r.hand, what);
    player_wait(&r.hand, 400);
    if (player_zone(&r.hand, "found", 0) == NULL) {
        fail_msg("%s: \"%s\" is not found", lang, what);
    }
    player_key(&r.hand, UI_KEY_CHOOSE, false); /* Enter opens the first one */
    player_wait(&r.hand, 400);
    const int at = found_page(&r);
    assert_true(at >= 0);
    assert_string_equal(r.app->tables[game_of(r.app, "growl")]->rules_pages[at], page);
    close_app(&r);
}

static void part_of_a_word_is_found_in_each_language(void **state) {
    (void)state;
    finds("en", "horsesh", "cards");
    finds("de", "hufeis", "cards");
    finds("ja", "蹄鉄", "cards");
    finds("th", "เกือกม้า", "cards");
    finds("zh-Hant", "馬蹄", "cards");
    finds("fr", "griffures viol", "cards");
    finds("fr", "machoire", "cards");
    finds("es", "balsamo", "cards");
    finds("it", "amulet", "cards");
}

static void nothing_found_opens_nothing(void **state) {
    (void)state;
    reader r;
    open_rules(&r, "en", "growl");
    assert_true(player_press(&r.hand, "search", 0));
    player_wait(&r.hand, 400);
    player_text(&r.hand, "qqqq");
    player_wait(&r.hand, 400);
    assert_null(player_zone(&r.hand, "found", 0));
    player_key(&r.hand, UI_KEY_CHOOSE, false);
    player_wait(&r.hand, 400);
    assert_null(player_zone(&r.hand, "subject", 0));
    player_key(&r.hand, UI_KEY_BACK, false);
    player_wait(&r.hand, 400);
    assert_int_equal(open_page(&r), 0);
    close_app(&r);
}

/* A page whose title has the word shows a passage with it, too; that one has no row of its own. */
static void no_passage_is_listed_twice(void **state) {
    static const struct {
        const char *lang, *game, *text;
    } of[] = {{"de", "werewolf", "wolf"}, {"en", "werewolf", "night"}, {"fr", "growl", "carte"}};
    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        reader r;
        rules_search s = {.n = 0};
        open_app(&r, of[i].lang);
        snprintf(s.text, sizeof s.text, "%s", of[i].text);
        search_run(&s, r.app->frame.words, r.app->tables[game_of(r.app, of[i].game)]);
        assert_true(s.n > 2);
        for (int a = 0; a < s.n; a++) {
            for (int b = 0; b < a; b++) { /* without a passage the page's first one is shown */
                const int at[2] = {s.hit[a].paragraph > 0 ? s.hit[a].paragraph : 0,
                                   s.hit[b].paragraph > 0 ? s.hit[b].paragraph : 0};
                assert_false(s.hit[a].page == s.hit[b].page && at[0] == at[1]);
            }
        }
        close_app(&r);
    }
}

/* Of more words than the field holds the last ones stay in it, as large as a few are. */
static void the_end_of_a_long_search_is_seen(void **state) {
    (void)state;
    static const char end[] = "a victim";
    reader r;
    float px = 0.0f;
    open_rules(&r, "en", "growl");
    player_text(&r.hand, "what the werewolves do when they choose a victim");
    player_wait(&r.hand, 300);
    const ui_draw *d = r.app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        const char *text = d->arena + d->box[i].text;
        const size_t len = strlen(text);
        if (len > strlen(end) && strcmp(text + len - strlen(end), end) == 0) {
            px = d->box[i].px;
        }
    }
    assert_true(px >= 20.0f);
    close_app(&r);
}

/* Another that was found is a press away, typing goes on at the word, and back leads to the contents first. */
static void what_was_found_stays_beside_its_page(void **state) {
    (void)state;
    reader r;
    open_rules(&r, "en", "sabbath");
    player_text(&r.hand, "witch");
    player_wait(&r.hand, 300);
    assert_true(player_press(&r.hand, "done", 0));
    player_wait(&r.hand, 400);
    assert_true(player_press(&r.hand, "found", 1));
    player_wait(&r.hand, 400);
    player_text(&r.hand, "zz");
    player_wait(&r.hand, 300);
    assert_null(player_zone(&r.hand, "found", 0)); /* "witchzz" */
    assert_non_null(player_zone(&r.hand, "letter", 0));
    for (int i = 0; i < 2; i++) {
        assert_true(player_press(&r.hand, "erase", 0));
        player_wait(&r.hand, 300);
    }
    assert_true(player_press(&r.hand, "found", 1));
    player_wait(&r.hand, 400);
    player_key(&r.hand, UI_KEY_BACK, false);
    player_wait(&r.hand, 400);
    assert_null(player_zone(&r.hand, "found", 0));
    assert_int_equal(open_page(&r), 0);
    close_app(&r);
}

/* Whoever has keys need not look for the field. */
static void typing_on_the_contents_searches(void **state) {
    (void)state;
    reader r;
    open_rules(&r, "en", "growl");
    player_key(&r.hand, UI_KEY_DOWN, false);
    player_key(&r.hand, UI_KEY_DOWN, false);
    player_wait(&r.hand, 300);
    assert_true(app_wants_text(r.app));
    player_text(&r.hand, "unwanted");
    player_wait(&r.hand, 300);
    assert_non_null(player_zone(&r.hand, "found", 0));
    close_app(&r);
}

static void touch_types_on_the_screen(void **state) {
    (void)state;
    reader r;
    open_rules(&r, "en", "growl");
    assert_true(player_press(&r.hand, "search", 0));
    player_wait(&r.hand, 400);
    for (int i = 0; i < 3; i++) {
        assert_true(player_press(&r.hand, "letter", 0)); /* q */
        player_wait(&r.hand, 300);
    }
    assert_null(player_zone(&r.hand, "found", 0));
    for (int i = 0; i < 2; i++) {
        assert_true(player_press(&r.hand, "erase", 0));
        player_wait(&r.hand, 300);
    }
    assert_non_null(player_zone(&r.hand, "found", 0));
    assert_true(player_press(&r.hand, "found", 0));
    player_wait(&r.hand, 400);
    assert_true(found_page(&r) >= 0);
    close_app(&r);
}

/* ---- from a card to its page ---- */

static void deal(reader *r, const char *game, bool alone) {
    open_app(r, "en");
    r->app->plan.game = nt_game_find(game);
    r->app->plan.seating = app_seating_standard(3, alone);
    r->app->plan.config = nt_config_standard(r->app->plan.game, 3);
    assert_true(app_start(r->app));
    for (int i = 0; i < 400 && strcmp(app_scene_name(r->app), "private") != 0; i++) {
        player_wait(&r->hand, 200);
        if (strcmp(app_scene_name(r->app), "curtain") == 0) {
            player_press(&r->hand, "open", -1);
        }
    }
    assert_string_equal(app_scene_name(r->app), "private");
}

static void hold_card(reader *r) {
    player_wait(&r->hand, 1000); /* input is taken again */
    const ui_zone *z = player_zone(&r->hand, "card", 0);
    assert_non_null(z);
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .at = r->app->now};
    raw.x = (z->at.x + z->at.w / 3) * r->app->frame.u;
    raw.y = (z->at.y + z->at.h / 3) * r->app->frame.u;
    app_handle(r->app, &raw);
    player_wait(&r->hand, 900);
    raw.kind = UI_RAW_UP;
    raw.at = r->app->now;
    app_handle(r->app, &raw);
    player_wait(&r->hand, 300);
}

static void a_card_that_was_held_leads_to_its_page(void **state) {
    (void)state;
    static rules_book book;
    book_place place;
    reader r;
    deal(&r, "robbers", true);
    hold_card(&r);
    const char *piece = table_scene_shown(r.app)->piece;
    assert_non_null(piece);
    const nt_table *table = app_find_table(r.app, "robbers");
    read_book(&book, table);
    assert_true(book_find(&book, table, piece, &place));
    assert_true(player_press(&r.hand, "rules", -1));
    player_wait(&r.hand, 400);
    assert_string_equal(app_scene_name(r.app), "rules");
    assert_int_equal(open_page(&r), place.page);
    assert_true(player_press(&r.hand, "back", -1));
    player_wait(&r.hand, 400);
    assert_string_equal(app_scene_name(r.app), "private");
    close_app(&r);
}

/* Where others look on, the page says nothing of the hand. */
static void no_card_of_a_hand_is_told_by_a_page(void **state) {
    (void)state;
    reader r;
    deal(&r, "robbers", false);
    const int page = table_scene_state(r.app->stack[r.app->depth - 1], r.app).rules_page;
    hold_card(&r);
    assert_non_null(table_scene_shown(r.app)->piece);
    assert_true(player_press(&r.hand, "rules", -1));
    player_wait(&r.hand, 400);
    assert_string_equal(app_scene_name(r.app), "rules");
    assert_int_equal(open_page(&r), page);
    close_app(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_page_has_a_picture),
        cmocka_unit_test(each_language_has_the_paragraphs),
        cmocka_unit_test(each_piece_leads_to_a_page),
        cmocka_unit_test(each_game_has_positions),
        cmocka_unit_test(a_game_without_a_book_has_words),
        cmocka_unit_test(the_end_is_that_of_a_printed_match),
        cmocka_unit_test(a_position_goes_on_and_begins_again),
        cmocka_unit_test(without_motion_it_stands_at_its_end),
        cmocka_unit_test(a_page_of_the_night_begins_at_night),
        cmocka_unit_test(a_page_begins_with_its_own_words),
        cmocka_unit_test(without_motion_it_stands_where_something_lies),
        cmocka_unit_test(each_position_says_what_was_told),
        cmocka_unit_test(large_words_leave_no_line_alone),
        cmocka_unit_test(no_sheet_holds_a_rest_alone),
        cmocka_unit_test(examples_stand_close),
        cmocka_unit_test(words_stand_near_their_pictures),
        cmocka_unit_test(words_of_a_sheet_begin_at_one_edge),
        cmocka_unit_test(a_last_sheet_is_not_bare),
        cmocka_unit_test(words_go_on_beside_a_position),
        cmocka_unit_test(words_begin_where_the_position_does),
        cmocka_unit_test(what_is_told_beside_a_table_is_on_paper),
        cmocka_unit_test(a_position_is_as_large_as_its_words_allow),
        cmocka_unit_test(a_table_gives_way_to_the_last_words),
        cmocka_unit_test(a_page_begins_below_its_contents),
        cmocka_unit_test(who_opens_a_page_reads_first),
        cmocka_unit_test(no_table_is_a_stamp),
        cmocka_unit_test(a_small_table_names_its_seats),
        cmocka_unit_test(the_page_moves_as_the_settings_say),
        cmocka_unit_test(part_of_a_word_is_found_in_each_language),
        cmocka_unit_test(nothing_found_opens_nothing),
        cmocka_unit_test(no_passage_is_listed_twice),
        cmocka_unit_test(the_end_of_a_long_search_is_seen),
        cmocka_unit_test(what_was_found_stays_beside_its_page),
        cmocka_unit_test(typing_on_the_contents_searches),
        cmocka_unit_test(touch_types_on_the_screen),
        cmocka_unit_test(a_card_that_was_held_leads_to_its_page),
        cmocka_unit_test(no_card_of_a_hand_is_told_by_a_page),
    };
    english = text_open(NT_SOURCE_DIR "/locales", "en", NULL, 0);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    text_close(english);
    return failed;
}
