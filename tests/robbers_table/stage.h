/* The stage of Werewolves and Robbers: a match, and a frame of each kind. */
#ifndef NT_TESTS_ROBBERS_TABLE_STAGE_H
#define NT_TESTS_ROBBERS_TABLE_STAGE_H

#include "engine/playback.h"
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

/* A match as it was told, event by event. */
typedef struct {
    nt_match *match;
    nt_playback *playback;
    uint64_t buf[NT_VIEW_MAX / 8];
} stage_story;

static inline stage_story stage_tell(nt_match *match) {
    stage_story story = {.match = match, .playback = nt_playback_create(match)};

    assert_non_null(story.playback);
    return story;
}

/* Draws the table while that public event is told and has come so far; their number: as it stands in the end. */
static inline table_ui stage_draw_told(stage *s, stage_story *story, int event, float part) {
    nt_port *port = nt_match_port(story->match, NT_SPECTATOR);
    table_ui ui = stage_public(s, story->match, TABLE_PUBLIC);
    const bool any = event < nt_port_events(port);

    ui.n_legal = 0;
    if (event > 0) {
        ui.last = nt_port_event(port, event - 1);
    }
    if (any) {
        ui.event = nt_port_event(port, event);
        ui.part = part;
        ui.last = part < robbers_table.show(&ui.event).words_from ? ui.last : ui.event;
    }
    stage_draw(s, s->list, nt_playback_view(story->playback, event, NT_SPECTATOR, story->buf), &ui);
    return ui;
}

/* The first public event of this kind from `from` on. */
static inline int stage_find(const stage_story *story, int from, uint8_t kind) {
    nt_port *port = nt_match_port(story->match, NT_SPECTATOR);

    while (from < nt_port_events(port) && nt_port_event(port, from).kind != kind) {
        from++;
    }
    assert_true(from < nt_port_events(port));
    return from;
}

#endif
