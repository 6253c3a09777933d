#include "app/kit_app.h"
#include "hosting/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/stack.h"
#include "app/table_scene.h"
#include "ui/widgets.h"

/* ---- the table of the blank game ---- */

static void draw_private(const blank_priv *me, const table_ui *t, ui_draw *d) {
    char text[16];
    ui_label_style style = UI_STYLE_NAME;
    snprintf(text, sizeof text, "%d", me->card);
    style.name = true;
    ui_label(d, (ui_rect){100, 100, 200, 60}, &style, text);
    for (int i = 1; i <= BLANK_CARDS && t->n_legal > 0; i++) {
        ui_zone_add(d, "guess", i, (ui_rect){(float)i * 120, 300, 100, 100}, UI_ZONE_OPTION);
    }
    ui_zone_add(d, "done", 0, (ui_rect){500, 600, 200, 60}, t->pick[0] ? 0 : UI_ZONE_OFF);
}

static void draw_public(const blank_pub *pub, const table_ui *t, ui_draw *d) {
    char text[96];
    ui_label_style style = UI_STYLE_NAME;
    style.name = true;
    for (int i = 0; i < pub->seats; i++) {
        ui_rect at = {100 + (float)i * 200, 100, 150, 50};
        ui_fill(d, at, pub->sealed[i] ? UI_MOSS : UI_INK_700);
        snprintf(text, sizeof text, "%s %d", t->seat[i].name, pub->guesses[i]);
        ui_label(d, at, &style, text);
    }
    snprintf(text, sizeof text, "%d.%d.%d", pub->cup, t->event.kind, (int)(t->part * 100));
    ui_label(d, (ui_rect){100, 300, 200, 60}, &style, text);
    if (t->n_legal > 0 && !t->locked) {
        ui_zone_add(d, "lift", 0, (ui_rect){500, 300, 100, 100}, UI_ZONE_OPTION);
    }
    ui_zone_add(d, "pause", 0, (ui_rect){1100, 700, 100, 60}, 0);
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    if (t->frame == TABLE_PRIVATE) {
        draw_private(view.me, t, d);
    } else {
        draw_public(view.pub, t, d);
    }
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    (void)view;
    if (in->kind != UI_CHOOSE) {
        return false;
    }
    if (strcmp(in->zone, "guess") == 0) {
        t->pick[0] = (uint8_t)in->n;
    } else if (strcmp(in->zone, "done") == 0 && t->pick[0]) {
        *move = (nt_move){.kind = BLANK_MOVE_GUESS, .n = 1, .arg = {t->pick[0]}};
        *has_move = true;
    } else if (strcmp(in->zone, "lift") == 0 && t->n_legal > 0) {
        *move = t->legal[0];
        *has_move = true;
    } else {
        return false;
    }
    return true;
}

static table_show show(const nt_event *event) {
    return event->kind == BLANK_EVENT_CUP ? (table_show){400, "bell", 0} : (table_show){0, "card", 0};
}

static const char *sentence(const table_telling *told, text_words *words) {
    return told->event->kind == BLANK_EVENT_CUP ? text_keep(words, "The cup.", 8) : NULL;
}

static table_state state(nt_view view, const table_ui *t) {
    static const char *const phase[] = {"deal", "guess", "lift", "over"};
    return (table_state){.screen = t->frame == TABLE_PRIVATE ? "card" : phase[((const blank_pub *)view.pub)->phase],
                         .results_steps = 1};
}

static const char *const pages[] = {"overview", NULL};

const nt_table fake_table = {.game = "blank",
                             .cover = "title",
                             .minutes_from = 1,
                             .minutes_to = 2,
                             .rules_pages = pages,
                             .draw = draw,
                             .input = input,
                             .show = show,
                             .sentence = sentence,
                             .state = state};

/* ---- the application ---- */

static float half_width(void *user, const char *lang, text_style style, float px, const char *utf8, size_t len) {
    (void)user;
    (void)lang;
    (void)style;
    (void)utf8;
    return px * 0.5f * (float)len;
}

static bool covers(void *user, const char *lang, text_style style, const char *utf8, size_t len) {
    (void)user;
    (void)lang;
    (void)style;
    (void)utf8;
    (void)len;
    return true;
}

ui_type kit_type(void) {
    return (ui_type){.width = half_width, .covers = covers};
}

void kit_folder(char *buf, size_t cap) {
    snprintf(buf, cap, "night-table-test-XXXXXX");
    assert_non_null(mkdtemp(buf));
}

void kit_remove(const char *dir) {
    char command[400];
    snprintf(command, sizeof command, "chmod -R u+rwx %s && rm -rf %s", dir, dir);
    assert_int_equal(system(command), 0);
}

app *kit_app_with(const char *dir, uint64_t seed, const nt_game *const *games, const nt_table *const *tables,
                  ui_type type) {
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = dir,
                                 .seed = seed,
                                 .quiet = true,
                                 .games = games,
                                 .tables = tables};
    app *a = app_create(&options, type, 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

app *kit_app(const char *dir, uint64_t seed) {
    static const nt_game *const games[] = {&blank_game, NULL};
    static const nt_table *const tables[] = {&fake_table, NULL};
    return kit_app_with(dir, seed, games, tables, kit_type());
}

void kit_begin(table_for_tests *t, uint64_t seed) {
    kit_folder(t->dir, sizeof t->dir);
    t->app = kit_app(t->dir, seed);
    player_begin(&t->hand, t->app, seed);
}

void kit_end(table_for_tests *t) {
    app_destroy(t->app);
    kit_remove(t->dir);
}

void kit_start(table_for_tests *t, int people) {
    app *a = t->app;
    a->plan.game = &blank_game;
    a->plan.config = nt_config_standard(&blank_game, BLANK_SEATS);
    a->plan.seating = app_seating_standard(BLANK_SEATS, true);
    for (int i = 0; i < people; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&t->hand, 0);
}

int kit_legal_guess(const table_for_tests *t, int want) {
    const table_scene *shown = table_scene_shown(t->app);
    for (int i = 0; i < BLANK_CARDS; i++) {
        const int card = (want - 1 + i) % BLANK_CARDS + 1;
        for (int j = 0; j < shown->ui.n_legal; j++) {
            if (shown->ui.legal[j].arg[0] == card) {
                return card;
            }
        }
    }
    fail_msg("no guess is legal");
    return 0;
}

void kit_guess(table_for_tests *t, int card) {
    if (strcmp(app_scene_name(t->app), "curtain") == 0) {
        assert_true(player_press(&t->hand, "open", -1));
    }
    assert_string_equal(app_scene_name(t->app), "private");
    assert_true(player_press(&t->hand, "guess", kit_legal_guess(t, card)));
    assert_true(player_press(&t->hand, "done", -1));
    player_wait(&t->hand, (uint64_t)t->app->settings.dwell_seconds * 1000);
}

uint64_t kit_frame_hash(const app *a) {
    const ui_draw *d = a->shown;
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const float at[] = {c->at.x, c->at.y, c->at.w, c->at.h, c->angle};
        const uint32_t words[] = {c->kind, c->style, c->turn, c->colour, c->tint, c->text, c->len};
        for (size_t j = 0; j < sizeof at; j++) {
            hash = (hash ^ ((const unsigned char *)at)[j]) * 0x100000001b3u;
        }
        for (size_t j = 0; j < sizeof words; j++) {
            hash = (hash ^ ((const unsigned char *)words)[j]) * 0x100000001b3u;
        }
    }
    for (size_t i = 0; i < d->words.used; i++) {
        hash = (hash ^ (unsigned char)d->arena[i]) * 0x100000001b3u;
    }
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        for (const char *at = z->name; *at; at++) {
            hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
        }
        for (size_t j = 0; j < sizeof z->at; j++) {
            hash = (hash ^ ((const unsigned char *)&z->at)[j]) * 0x100000001b3u;
        }
        hash = (hash ^ (z->flags << 8 | (unsigned)z->n)) * 0x100000001b3u;
    }
    return hash;
}
