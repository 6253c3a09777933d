/* The stage of GROWL: its table and its match. */
#ifndef NT_TESTS_GROWL_TABLE_STAGE_H
#define NT_TESTS_GROWL_TABLE_STAGE_H

#include "games/growl/growl.h"
#include "table/stage.h"

extern const nt_table growl_table;

static inline nt_match *stage_match(uint8_t seats, uint64_t seed) {
    nt_err err = NT_OK;
    const nt_config config = nt_config_standard(&growl_game, seats);
    nt_match *match = nt_match_create(&growl_game, &config, seed, &err);

    assert_non_null(match);
    return match;
}

#endif
