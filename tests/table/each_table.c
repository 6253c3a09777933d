/* The table of one game, named by the first argument, keeps to what every table promises (table/kit_table.h). */
#include "games/blank/blank.h"
#include "table/kit_table.h"

extern const nt_table blank_table;

typedef struct {
    const nt_game *game;
    const nt_table *table;
} subject;

static subject find(const char *id) {
    subject found = {nt_game_find(id), NULL};
    if (strcmp(id, blank_game.id) == 0) {
        return (subject){&blank_game, &blank_table};
    }
    for (int i = 0; nt_tables[i] != NULL; i++) {
        found.table = strcmp(nt_tables[i]->game, id) == 0 ? nt_tables[i] : found.table;
    }
    return found;
}

static kit_table kit_of(const subject *it, stage *s) {
    stage_open(s, it->table);
    return (kit_table){.s = s, .game = it->game, .numbers = it->table->hosting == NULL};
}

static void random_matches(void **state) {
    const subject *it = *state;
    stage s;
    kit_table k = kit_of(it, &s);
    for (int seats = it->game->min_seats; seats <= it->game->max_seats; seats += seats < 6 ? 1 : 5) {
        if (!kit_table_match(&k, seats, (uint64_t)seats)) {
            fail_msg("%s, %d seats: %s", it->game->id, seats, k.why);
        }
    }
    print_message("%d frames, %d moves found by pressing\n", k.frames, k.reached);
    assert_true(k.frames > 0 && k.reached > 0);
    stage_close(&s);
}

static void pages_of_rules(void **state) {
    stage s;
    kit_table k = kit_of(*state, &s);
    if (!kit_table_pages(&k)) {
        fail_msg("%s", k.why);
    }
    stage_close(&s);
}

static void assert_picture(const char *name) {
    char path[512];
    snprintf(path, sizeof path, "%s/assets/pictures/%s.svg", NT_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    fclose(file);
}

/* They are drawn before the game begins: of a wide window and of a tall one, and the room of hands. */
static void grounds(void **state) {
    const subject *it = *state;
    assert_picture(it->table->room != NULL ? it->table->room : "private");
    for (int tall = 0; tall < 2; tall++) {
        const char *const *name = it->table->grounds[tall];
        assert_true(name != NULL && *name != NULL);
        for (; *name != NULL; name++) {
            assert_picture(*name);
        }
    }
}

int main(int argc, char **argv) {
    subject it = argc == 2 ? find(argv[1]) : (subject){NULL, NULL};
    if (it.game == NULL || it.table == NULL) {
        fprintf(stderr, "each_table GAME\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(random_matches, &it),
                                       cmocka_unit_test_prestate(grounds, &it),
                                       cmocka_unit_test_prestate(pages_of_rules, &it)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
