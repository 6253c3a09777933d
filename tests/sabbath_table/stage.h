/* The stage of Witches of the Sabbath: its chairs, matches with options, and bots. */
#ifndef NT_TESTS_SABBATH_TABLE_STAGE_H
#define NT_TESTS_SABBATH_TABLE_STAGE_H

#include "bots/bots.h"
#include "games/sabbath/sabbath.h"
#include "table/stage.h"

extern const nt_table sabbath_table;

static inline int open_stage(void **state) {
    static const char *const name[SABBATH_SEATS] = {"Owl", "Hare", "Snail", "Hedgehog", "Mushroom"};
    stage_setup(state, &sabbath_table);
    stage *s = *state;
    for (int i = 0; i < SABBATH_SEATS; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", name[i]);
    }
    return 0;
}

static inline nt_match *stage_match(int seats, uint64_t seed, int conflict, int silent, int games) {
    nt_config config = nt_config_standard(&sabbath_game, (uint8_t)seats);
    nt_err err = NT_OK;

    config.opt[SABBATH_OPT_CONFLICT] = (int16_t)conflict;
    config.opt[SABBATH_OPT_SILENT] = (int16_t)silent;
    config.opt[SABBATH_OPT_GAMES] = (int16_t)games;
    nt_match *match = nt_match_create(&sabbath_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

static inline void stage_bot(nt_match *match, int seat, nt_rng *luck) {
    nt_bot_play(nt_bot_find("random", "sabbath"), nt_match_port(match, (uint8_t)seat), luck);
}

#endif
