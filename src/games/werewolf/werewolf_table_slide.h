/* Slides, on which a death, an exile and a shot are seen: what their files have in common. From the public part
 * alone; a slide and its time follow from the kind of event. */
#ifndef NT_GAMES_WEREWOLF_TABLE_SLIDE_H
#define NT_GAMES_WEREWOLF_TABLE_SLIDE_H

#include "werewolf_table.h"

/* A picture's own units; the ground is at 214. */
#define WEREWOLF_SLIDE_W 560.0f
#define WEREWOLF_SLIDE_H 260.0f

typedef enum {
    WEREWOLF_SLIDE_NOTHING,
    WEREWOLF_SLIDE_FOUND,
    WEREWOLF_SLIDE_PEACE,
    WEREWOLF_SLIDE_BURIED,
    WEREWOLF_SLIDE_TO_GATE,
    WEREWOLF_SLIDE_THROUGH_GATE,
    WEREWOLF_SLIDE_AT_GATE,
    WEREWOLF_SLIDE_SHOT,
    WEREWOLF_SLIDE_DUEL,
    WEREWOLF_SLIDE_BURST,
    WEREWOLF_SLIDE_CARD,
    WEREWOLF_SLIDE_FALLEN,
    WEREWOLF_SLIDE_STONE,
    WEREWOLF_SLIDE_BADGE, /* somebody gets it, or hands it on to the second */
    WEREWOLF_SLIDE_BROKEN /* the badge; of a seat, or of nobody */
} werewolf_scene;

typedef struct {
    werewolf_scene what;
    uint8_t seat[WEREWOLF_SEATS];
    int n, now; /* how many; which of them it is about, of those who are found */
} werewolf_slide;

typedef struct {
    const werewolf_look *look;
    const werewolf_slide *s;
    ui_rect at;
    float part, one; /* one: du of the screen in a du of the picture */
} werewolf_stage;

/* ---- which one (werewolf_table_slide_which.c) ---- */
werewolf_slide werewolf_slide_of(const werewolf_look *);
/* Whoever the night has taken; later whoever leaves: before the gate, or dead. */
werewolf_slide werewolf_slide_of_rites(const werewolf_pub *);
/* All whom the night has taken; the last of them is the one it is about. */
werewolf_slide werewolf_slide_of_dead(const werewolf_pub *);

/* ---- when it hangs (werewolf_table_slide_when.c) ---- */
/* Parts of what a slide tells: then it hangs, and all else is dim; then it leaves; then it is at home. */
#define WEREWOLF_SLIDE_COMES_BY 0.24f
#define WEREWOLF_SLIDE_LEAVES_FROM 0.76f
#define WEREWOLF_SLIDE_HOME_BY 0.98f
/* Something else is seen before it comes. */
bool werewolf_slide_waits(const werewolf_look *, werewolf_scene);
/* Of what it tells: then a badge that is handed on is in its receiver's hands. */
#define WEREWOLF_BADGE_LANDS 0.45f
/* How far a slide is with what it tells. */
float werewolf_slide_told(const werewolf_look *, werewolf_scene);
/* How much of the lamp has come to whom the badge is handed on to, since it has landed there, 0..1; else 1. */
float werewolf_badge_landed(const werewolf_look *);
/* A duel, or a burst, and the cards that it shows stay in sight, for the end of their story follows at once; so does
 * whoever has died, and who is before the gate, while they are asked. */
bool werewolf_slide_to_be_told(werewolf_scene);
bool werewolf_slide_stays(werewolf_scene);
/* It hangs already when it is told; the room is dark already. */
bool werewolf_slide_hung(const werewolf_look *, const werewolf_slide *);
bool werewolf_slide_stays_dark(const werewolf_look *, const werewolf_slide *);

/* The night's dead have stood there and go: the last change. */
bool werewolf_dead_go(const table_ui *);

/* ---- what moves on it (werewolf_table_slide_scenes.c) ---- */
void werewolf_draw_scene(const werewolf_stage *);
/* What of it is seen in a moment, between ui_soon and ui_soon_end. */
void werewolf_scene_soon(const werewolf_stage *);
/* Somebody of the square, with the seat's sign over the head; whoever is dead as a spirit, whoever is
 * exiled with a bundle. turned: to the left. */
void werewolf_draw_standing(const werewolf_stage *, float x, int seat, bool turned);
/* ---- the badge (werewolf_table_slide_badge.c) ---- */
void werewolf_draw_badge(const werewolf_stage *);
/* The middle of the i-th of n on a slide, from each to the next so far. */
float werewolf_in_row(int i, int n, float each);
/* From one coffin to the next; below each stands a name. */
float werewolf_coffin_step(const werewolf_slide *);
/* They make room for the one that is told next, so far, 0..1, before it turns up. */
float werewolf_coffins_apart(const werewolf_stage *);
/* The middle of the i-th, and how large it is seen of its own size. */
float werewolf_coffin_at(const werewolf_stage *, int i, float *size);
#define WEREWOLF_FIGHT_LEFT 150.0f /* feet of those who fight */
#define WEREWOLF_FIGHT_RIGHT 410.0f

/* ---- people of paper (werewolf_table_square.c) ---- */
const char *werewolf_folk(int seat, bool turned);

#endif
