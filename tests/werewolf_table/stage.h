/* The stage of Werewolf: twenty chairs, a match hosted in one of the three ways, its bot, and a copy of the truth. */
#ifndef NT_TESTS_WEREWOLF_TABLE_STAGE_H
#define NT_TESTS_WEREWOLF_TABLE_STAGE_H

#include "bots/bots.h"
#include "games/werewolf/werewolf.h"
#include "hosting/judge.h"
#include "hosting/table_hosting.h"
#include "table/stage.h"

extern const nt_table werewolf_table;
extern const table_hosting werewolf_hosting;

static inline int open_stage(void **state) {
    static const char *const name[WEREWOLF_SEATS] = {
        "Owl",      "Hare",     "Snail", "Stag", "Cat",     "Bell",   "Key",     "Boat",   "Fish",  "Heron",
        "Hedgehog", "Mushroom", "Frog",  "Swan", "Rooster", "Beetle", "Lantern", "Anchor", "Acorn", "Windmill"};
    stage_setup(state, &werewolf_table);
    stage *s = *state;

    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", name[i]);
        s->seat[i].pattern = (uint8_t)(i / UI_SEAT_COLOURS);
    }
    return 0;
}

static inline nt_match *stage_match(int seats, uint64_t seed, int host) {
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    nt_err err = NT_OK;

    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* What everybody knows of it, to be changed. */
static inline werewolf_pub stage_pub(nt_match *match) {
    uint64_t bytes[NT_VIEW_MAX / 8];

    return *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
}

/* The public frame while an event is told to this part; kind 0: none is. */
static inline table_ui stage_telling(const stage *s, const nt_match *match, nt_event event, float part) {
    return (table_ui){.frame = TABLE_PUBLIC,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = NT_SPECTATOR,
                      .locked = event.kind != 0,
                      .event = event,
                      .part = part};
}

/* The game's own bot moves for the seat. */
static inline void stage_bot(nt_match *match, int seat, nt_rng *luck) {
    assert_int_equal(nt_bot_play(nt_bot_best("werewolf"), nt_match_port(match, (uint8_t)seat), luck), NT_OK);
}

/* Bots move until this step is asked for. */
static inline void stage_play_to(stage *s, nt_match *match, int step, nt_rng *luck) {
    const werewolf_pub *pub = (const werewolf_pub *)s->view;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_view(s, match, NT_SPECTATOR);
        if (pub->step == step) {
            return;
        }
        stage_bot(match, seat, luck);
    }
    fail_msg("step %d was never asked", step);
}

/* Whether a call is open, and which. */
static inline bool stage_call(nt_match *match, hosting_call *call) {
    uint64_t bytes[NT_VIEW_MAX / 8];

    return werewolf_hosting.call(nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes), nt_match_config(match),
                                 call);
}

static inline void stage_draw_hosted(stage *s, ui_draw *list, nt_view view, const hosting_frame *h) {
    ui_begin(list, &s->frame);
    werewolf_hosting.draw(view, h, list);
    assert_false(ui_overflowed(list));
}

/* A press on a zone of a hosted frame; true when it made a move. */
static inline bool stage_press_hosted(nt_view view, hosting_frame *h, const ui_input *in, nt_move *move) {
    bool has_move = false;
    werewolf_hosting.input(view, h, in, move, &has_move);
    return has_move;
}

/* All that there is, as the rules keep it. */
typedef union {
    uint64_t align;
    unsigned char at[64 * 1024];
} truth;

static inline void copy_truth(truth *to, const nt_match *match) {
    assert_true(werewolf_game.state_size <= sizeof to->at);
    memcpy(to->at, nt_match_state(match), werewolf_game.state_size);
}

#endif
