/* The stage of Werewolves and Robbers: a match, and a frame of each kind. */
#ifndef NT_TESTS_ROBBERS_TABLE_STAGE_H
#define NT_TESTS_ROBBERS_TABLE_STAGE_H

#include "games/robbers/robbers.h"
#include "table/stage.h"

extern const nt_table robbers_table;

static inline int open_stage(void **state) {
    return stage_setup(state, &robbers_table);
}

static inline nt_match *stage_match(uint8_t seats, uint64_t seed) {
    nt_err err = NT_OK;
    const nt_config config = nt_config_standard(&robbers_game, seats);
    nt_match *match = nt_match_create(&robbers_game, &config, seed, &err);

    assert_non_null(match);
    return match;
}

/* What the table sees while nobody is asked on it. */
static inline table_ui stage_public(stage *s, nt_match *match, table_frame frame) {
    table_ui ui = stage_ui(s, match, NT_SPECTATOR);

    ui.frame = frame;
    ui.step = 0;
    return ui;
}

/* What a seat sees, asked or not. */
static inline table_ui stage_private(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);

    ui.frame = TABLE_PRIVATE;
    ui.step = 0;
    return ui;
}

#endif
