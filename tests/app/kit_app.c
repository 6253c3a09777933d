#include "app/kit_app.h"
#include "hosting/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/stack.h"
#include "app/table/table_scene.h"
#include "platform/cache.h"
#include "ui/motion.h"

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
    const char *tmp = getenv("TMPDIR"); /* which ./check lays into memory */
    snprintf(buf, cap, "%s/night-table-test-XXXXXX", tmp != NULL ? tmp : ".");
    assert_non_null(mkdtemp(buf));
}

void kit_remove(const char *dir) {
    char command[400];
    snprintf(command, sizeof command, "chmod -R u+rwx %s && rm -rf %s", dir, dir);
    assert_int_equal(system(command), 0);
}

void kit_plain(const char *shown, char *to, size_t cap) {
    static const char may[] = "\u200B", may_not[] = "\u00A0";
    size_t used = 0;

    while (*shown != '\0' && used + 1 < cap) {
        if (strncmp(shown, may, strlen(may)) == 0) {
            shown += strlen(may);
        } else if (strncmp(shown, may_not, strlen(may_not)) == 0) {
            to[used++] = ' ';
            shown += strlen(may_not);
        } else {
            to[used++] = *shown++;
        }
    }
    to[used] = '\0';
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
    static const nt_table *const tables[] = {&blank_table, NULL};
    return kit_app_with(dir, seed, games, tables, kit_type());
}

void kit_begin(table_for_tests *t, uint64_t seed) {
    kit_folder(t->dir, sizeof t->dir);
    t->app = kit_app(t->dir, seed);
    player_begin(&t->hand, t->app, seed);
    t->hand.coarse = 2 * MOTION_FRAME; /* every second picture of what moves */
}

void kit_end(table_for_tests *t) {
    app_destroy(t->app);
    kit_remove(t->dir);
}

void kit_same_seal(app *a) {
    const nt_commitment same = {"0123-4567-89ab-cdef-0123-4567-89ab-cdef", "00112233445566778899aabbccddeeff"};
    nt_match_commit(app_director_match(a->table), &same);
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
    kit_same_seal(a);
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

const ui_box *kit_box(const app *a, const char *text) {
    const ui_draw *d = a->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, text) == 0) {
            return &d->box[i];
        }
    }
    return NULL;
}

uint64_t kit_frame_hash(const app *a) {
    const ui_draw *d = a->shown;
    uint64_t hash = pf_hash_bytes(PF_HASH_START, d->arena, d->words.used);
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const float at[] = {c->at.x, c->at.y, c->at.w, c->at.h, c->angle};
        const uint32_t words[] = {c->kind, c->style, c->turn, c->colour, c->tint, c->text, c->len};
        hash = pf_hash_bytes(pf_hash_bytes(hash, at, sizeof at), words, sizeof words);
    }
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        hash = pf_hash_bytes(pf_hash_bytes(hash, z->name, strlen(z->name)), &z->at, sizeof z->at);
        hash = pf_hash_number(hash, z->flags << 8 | (unsigned)z->n);
    }
    return hash;
}
