/* What the table of Eat Me If You Can! is drawn on in tests: a stage, and a game that is played as far as a test
 * wants. */
#ifndef NT_TESTS_EATME_TABLE_STAGE_H
#define NT_TESTS_EATME_TABLE_STAGE_H

#include "games/eatme/eatme.h"
#include "games/eatme/eatme_state.h"
#include "table/stage.h"
#include "ui/zones.h"

extern const nt_table eatme_table;

typedef struct {
    stage on;
    struct eatme_state s;
    /* The last move, what it told, and how it stood before. */
    nt_move made;
    nt_events events;
    struct eatme_state was;
    uint32_t humans; /* all, unless a test says else after the deal */
} bench;

static inline int bench_open(void **state) {
    bench *b = *state = calloc(1, sizeof *b);

    stage_open(&b->on, &eatme_table);
    for (int i = 0; i < EATME_SEATS; i++) {
        snprintf(b->on.seat[i].name, sizeof b->on.seat[i].name, "Player %d", i + 1);
    }
    return 0;
}

static inline int bench_close(void **state) {
    bench *b = *state;

    stage_close(&b->on);
    free(b);
    return 0;
}

/* ---- the game ---- */

static inline void bench_move(bench *b, nt_move move) {
    b->events = (nt_events){0};
    b->was = b->s;
    b->made = move;
    if (nt_apply(&eatme_game, &b->s, move, &b->events) != NT_OK) {
        fail_msg("seat %d may not make move %d", move.seat, move.kind);
    }
}

/* A game of n with the Wolf at seat 0 and the houses clockwise from it in the order of their ids. */
static inline void bench_deal(bench *b, int n, const nt_config *config) {
    const nt_config standard = nt_config_standard(&eatme_game, (uint8_t)n);

    b->humans = ~0u;
    assert_int_equal(eatme_game.setup(&b->s, config ? config : &standard), NT_OK);
    bench_move(b, (nt_move){.seat = NT_CHANCE, .n = 8});
    int next = EATME_WOLF;
    for (int seat = 0; seat < n && b->s.pub.phase == EATME_PHASE_CHOOSE; seat++) {
        while (!eatme_in_play(&b->s.pub, next)) {
            next++;
        }
        b->s.pub.cast[seat] = (uint8_t)next++;
        b->s.pub.wolf = 0;
    }
}

static inline void bench_lock(bench *b, int seat, int wheel) {
    bench_move(b, (nt_move){.seat = (uint8_t)seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {(uint8_t)wheel}});
}

/* Every house in turn takes the next of these wheels, 's' or 't', again and again. */
static inline void bench_lock_all(bench *b, const char *wheels) {
    const eatme_pub *pub = &b->s.pub;

    for (int k = 1, i = 0; k < pub->n; k++, i++) {
        bench_lock(b, (pub->wolf + k) % pub->n, wheels[(size_t)i % strlen(wheels)] == 's' ? EATME_SLEEP : EATME_TRAP);
    }
}

static inline void bench_attack(bench *b, int victim) {
    bench_move(b, (nt_move){.seat = b->s.pub.wolf, .kind = EATME_MOVE_ATTACK, .n = 1, .arg = {(uint8_t)victim}});
}

static inline void bench_reveal(bench *b) {
    bench_move(b, (nt_move){.seat = b->s.pub.wolf, .kind = EATME_MOVE_REVEAL});
}

/* ---- the frames ---- */

static inline nt_view bench_view(bench *b, uint8_t seat) {
    return nt_look(&eatme_game, &b->s, seat);
}

/* The public frame, with the question of the seat that is asked in the open, if one is. */
static inline table_ui bench_public(bench *b) {
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = b->on.seat,
                   .asked = NT_SPECTATOR,
                   .humans = b->humans,
                   .part = 1.0f,
                   .time_left = 120};

    for (uint8_t i = 0; i < b->s.pub.n; i++) {
        if (eatme_game.ask(&b->s.pub, i) == NT_ASK_OPEN) {
            ui.asked = i;
            ui.legal = b->on.legal;
            ui.n_legal = eatme_game.legal(&(nt_view){&b->s.pub, NULL, i}, b->on.legal, NT_MAX_LEGAL);
        }
    }
    return ui;
}

static inline table_ui bench_private(bench *b, uint8_t seat) {
    return (table_ui){.frame = TABLE_PRIVATE,
                      .seat = b->on.seat,
                      .asked = seat,
                      .legal = b->on.legal,
                      .n_legal = eatme_game.legal((nt_view[]){bench_view(b, seat)}, b->on.legal, NT_MAX_LEGAL),
                      .humans = ~0u,
                      .time_left = 120,
                      .part = 1.0f};
}

static inline void bench_draw(bench *b, ui_draw *list, const table_ui *ui) {
    stage_draw(&b->on, list, bench_view(b, ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR), ui);
}

/* Draws the public frame while this event of the last move is told: from the table as it was then. */
static inline void bench_tell(bench *b, ui_draw *list, int event, float part) {
    struct eatme_state then = b->was, made = b->was;
    const nt_catch catch = {&made, &then, sizeof made, event};
    nt_events told = {.catch = &catch};
    table_ui ui = bench_public(b);

    eatme_game.apply(&made, b->made, &told);
    ui.n_legal = 0;
    ui.asked = NT_SPECTATOR;
    ui.locked = true;
    ui.event = b->events.at[event];
    ui.part = part;
    if (part >= eatme_table.show(&ui.event).words_from) {
        ui.last = ui.event;
    } else if (event > 0) {
        ui.last = b->events.at[event - 1];
    }
    stage_draw(&b->on, list, (nt_view){&then.pub, NULL, NT_SPECTATOR}, &ui);
}

/* A press on a zone of the public or private frame; true when it made a move. */
static inline bool bench_press(bench *b, table_ui *ui, const char *zone, int n, nt_move *move) {
    const nt_view view = bench_view(b, ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR);

    return stage_press(&b->on, view, ui, zone, n, move);
}

/* How often a picture is drawn. */
static inline int pictures(const ui_draw *list, const char *name) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += (c->kind == UI_PICTURE || c->kind == UI_COVER) && strcmp(list->arena + c->text, name) == 0;
    }
    return n;
}

#endif
