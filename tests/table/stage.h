/* What a game's table is drawn on in tests: an off-screen platform's frame of any size in one language, chairs, and
 * what a seat or the table is asked in a match. The folders *_table add what is their game's own. */
#ifndef NT_TESTS_TABLE_STAGE_H
#define NT_TESTS_TABLE_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/port.h"
#include "platform/platform.h"
#include "ui/focus.h"
#include "ui/rim.h"
#include "ui/table.h"

/* Catalogues stay open: many tests go to and fro between languages. */
typedef struct {
    char from[256]; /* folder and language */
    text_catalogue *words;
} stage_catalogue;

typedef struct {
    const nt_table *table;
    pf *screen;
    stage_catalogue opened[16];
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[NT_MAX_SEATS];
    nt_move legal[NT_MAX_LEGAL];
    uint64_t view[NT_VIEW_MAX / 8];
    table_telling telling; /* of stage_sentence */
} stage;

/* 1280 x 800 in English; chairs have the names "Seat 1", "Seat 2", and so on. */
void stage_open(stage *, const nt_table *);
void stage_close(stage *);
/* A group's setup and teardown, for tests whose state is a stage. */
int stage_setup(void **state, const nt_table *);
int stage_teardown(void **state);
/* As the application lays a window out: at least 1280 x 800 units, or 800 x 1280. */
void stage_size(stage *, int w, int h, float px_per_mm, float text_scale);
/* Lays it in the middle of a flat table at which so many sit. */
void stage_sit(ui_frame *middle, ui_rim *, int n);
void stage_words(stage *, const char *folder, const char *lang);

/* ---- drawing and pressing ---- */

/* Fails when the list overflows. */
void stage_draw(stage *, ui_draw *list, nt_view, const table_ui *);
/* A press on a zone; true when it made a move. */
bool stage_press(const stage *, nt_view, table_ui *, const char *zone, int n, nt_move *);
/* No text is cut, too small, or lacks a glyph. */
void stage_fits(const ui_draw *);
/* Whether a text holds this part. */
bool stage_shows(const ui_draw *, const char *part);
/* How many pictures of this name there are. */
int stage_pictures(const ui_draw *, const char *name);
/* Whether there is a zone of this name, whatever its number. */
bool stage_offers(const ui_draw *, const char *zone);
/* The same commands, texts and zones, byte for byte. */
void stage_same(const ui_draw *, const ui_draw *);
/* Zones of the same names at the same places. */
void stage_same_places(const ui_draw *, const ui_draw *);
/* The same zones, whose numbers and flags are the same, too. */
void stage_same_zones(const ui_draw *, const ui_draw *);
/* The event in words, kept on s->list, which is emptied first; NULL when it has none. `news`: it is told now. */
const char *stage_sentence(stage *, nt_view, const nt_event *, bool news);
/* How long an event is shown and how it sounds follows from its kind, never from what `told` says. */
void stage_time_and_sound_by_kind(const nt_table *, int kinds, nt_event told);

/* ---- a match ---- */

/* The first seat that is asked, or -1. */
int stage_asked(const nt_match *);
/* What the table is given when this seat is asked. */
table_ui stage_ui(stage *, nt_match *, int seat);
nt_view stage_view(stage *, nt_match *, int seat);
/* Of who looks at this frame: a seat at its private one, else the table. */
nt_view stage_view_of(stage *, nt_match *, const table_ui *);
/* Plays to the end by pressing nothing but what is shown, in English texts that fit; forced moves are the house's. */
void stage_play_by_pressing(stage *, nt_match *, uint64_t seed);

#endif
