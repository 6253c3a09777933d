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
    WEREWOLF_SLIDE_STONE
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

/* ---- what moves on it (werewolf_table_slide_scenes.c) ---- */
void werewolf_draw_scene(const werewolf_stage *);
/* From one coffin to the next; below each stands a name. */
float werewolf_coffin_step(const werewolf_slide *);
#define WEREWOLF_FIGHT_LEFT 150.0f /* feet of those who fight */
#define WEREWOLF_FIGHT_RIGHT 410.0f

/* ---- people of paper (werewolf_table_square.c) ---- */
const char *werewolf_folk(int seat, bool turned);

#endif
