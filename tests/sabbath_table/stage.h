/* The stage of Witches of the Sabbath: its chairs, matches with options, and bots. */
#ifndef NT_TESTS_SABBATH_TABLE_STAGE_H
#define NT_TESTS_SABBATH_TABLE_STAGE_H

#include "bots/bots.h"
#include "engine/playback.h"
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

/* The public frame while an event of the match is being told, on the table as it stood then. */
static inline void stage_draw_told(stage *s, ui_draw *list, nt_playback *playback, nt_match *match, int event,
                                   float part) {
    const nt_event shown = nt_port_event(nt_match_port(match, NT_SPECTATOR), event);
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = s->seat,
                         .asked = NT_SPECTATOR,
                         .locked = true,
                         .part = part,
                         .event = shown,
                         .last = part < sabbath_table.show(&shown).words_from
                                     ? nt_port_event(nt_match_port(match, NT_SPECTATOR), event - 1)
                                     : shown};

    stage_draw(s, list, nt_playback_view(playback, event, NT_SPECTATOR, s->view), &ui);
}

static inline void stage_bot(nt_match *match, int seat, nt_rng *luck) {
    nt_bot_play(nt_bot_find("random", "sabbath"), nt_match_port(match, (uint8_t)seat), luck);
}

#endif
