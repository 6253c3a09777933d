/* How things move, in every game alike: one table of times and one set of curves. A time follows from what moves,
 * never from what it shows. `part` runs from 0 to 1; at 1 everything stands where it belongs. */
#ifndef NT_UI_MOTION_H
#define NT_UI_MOTION_H

#include "ui/draw.h"

/* ms at normal speed. */
enum {
    MOTION_FRAME = 16,      /* from one picture of a movement to the next */
    MOTION_PAGE = 240,      /* a page takes the place of another one */
    MOTION_SAME = 640,      /* the same, where what stands on both glides from place to place */
    MOTION_PANEL = 160,     /* a menu or a panel comes onto its page, or goes */
    MOTION_CURTAIN = 240,   /* parts, closes */
    MOTION_HANG = 100,      /* what hangs before a cloth that has closed */
    MOTION_THREAD = 320,    /* a vote is drawn */
    MOTION_FLIGHT = 320,    /* a card from one place to another */
    MOTION_TAKE = 450,      /* the same, of one that is lifted out of a row first */
    MOTION_TURN = 450,      /* a card or wheel turns over */
    MOTION_STAGGER = 40,    /* from one card to the next, where each is dealt by itself */
    MOTION_DEAL = 1200,     /* a whole deal, however many cards */
    MOTION_DUSK = 900,      /* night falls, dawn lifts */
    MOTION_REVEAL = 900,    /* a step of the results */
    MOTION_DEATH = 1400,    /* somebody leaves the game, seen in the middle of the table */
    MOTION_DUSK_STEPS = 18, /* in so many pictures */
    MOTION_PAGE_STEPS = 6,
    MOTION_PANEL_STEPS = 4,
};

/* How far a movement of so many ms is that waits until its sentence has taken the place of another. */
float motion_behind_words(float part, int ms);
/* When the next picture of what moves until `ends` is due: a frame after `now`, or its end if that is sooner. */
uint64_t motion_next(uint64_t now, uint64_t ends);
/* Where a movement stands that takes the stretch from..to of a longer one: 0 before it, 1 behind it. */
float motion_of(float part, float from, float to);
/* Quick away, slow to its end. */
float motion_out(float part);
/* The same, 4 % beyond its end and back: what flies. */
float motion_over(float part);
/* Slow, quick, slow: what walks or is pushed. */
float motion_smooth(float part);
/* In so many steps that are all seen for the same time: 0, 1/steps ... 1. */
float motion_stepped(float part, int steps);

/* In eighths: how large, or how much turned, what grows and shrinks is seen. */
float motion_eighths(float part);
/* The same in sixteenths: what is most of a table. */
float motion_sixteenths(float part);
/* How far the size of what glides has come, in steps of an eighth: what else changes with it costs no picture more.
 */
float motion_sized(ui_rect from, ui_rect to, float part);
/* What glides from one place to another: 0 the first, 1 the second. */
ui_rect motion_between(ui_rect from, ui_rect to, float part);

/* The same, not in few sizes: of an area in which things are laid out, which would jump with each of them. */
ui_rect motion_area(ui_rect from, ui_rect to, float part);

/* The larger of two places in the middle of `seen`, which is between them: what is drawn of what moves (ui_scale). */
ui_rect motion_whole(ui_rect seen, ui_rect from, ui_rect to);

/* A card on its way; its size and angle change in steps. */
typedef struct {
    ui_rect at;    /* larger in the middle of its way: nearer to who looks */
    ui_rect whole; /* what is drawn of it */
    float degrees; /* on top of how it lies at its end */
    float lift;    /* 0..1 above the table: how far its shadow falls */
} motion_card;
motion_card motion_fly(ui_rect from, ui_rect to, float part);
/* Lifted where it lies, then away, slow, quick, slow; it keeps its size until it is nearly there. */
motion_card motion_take(ui_rect from, ui_rect to, float part);
/* In the steps that angles of what moves change in. */
float motion_degrees(float);
/* The i-th of n that leave one after the other, each in the air for `flight` of the whole. */
float motion_dealt(float part, int i, int n, float flight);
/* How wide a thing that turns over is seen, in eighths, and whether it shows what was below. */
float motion_turned(float part, bool *over);

#endif
