/* The scene stack. Three rules: input from the top, drawn from the topmost opaque one, push and pop queued until the
 * current call returns. Press zones are rebuilt with each draw. */
#ifndef NT_APP_SCENE_H
#define NT_APP_SCENE_H

#include "ui/table.h"

typedef struct app app;
typedef struct scene scene;

enum {
    SCENE_OPAQUE = 1,
    SCENE_TRAPS_INPUT = 2, /* scenes below get no input and lose their zones */
    SCENE_SECRET = 4,      /* holds a private view: silent, no pause menu, falls to the curtain when covered */
    SCENE_PUBLIC = 16,     /* everybody may see it, and take a picture of it home */
    SCENE_SHUTS = 32,      /* what covers secrets reaches it, too: it may be about to give way to one */
    SCENE_WAITS = 8,       /* a secret one that keeps its own time: nobody's touch for a while does not cover it */
    SCENE_DARK = 64,       /* the table goes dark before it: it comes out of that */
    SCENE_ROUND = 128,     /* turned to nobody: it lies before each edge of a flat table by itself */
};

typedef struct {
    const char *name; /* also how scripts and pictures call it */
    unsigned flags;
    size_t size;                                     /* of the scene's own struct, which begins with `scene base;` */
    bool (*enter)(scene *, app *, const void *arg);  /* false: not entered; the app says why */
    void (*leave)(scene *, app *);                   /* may be NULL */
    bool (*input)(scene *, app *, const ui_input *); /* true = handled */
    /* Presses, moves and lifts of fingers and mouse before the input map sees them, while nothing lies over the
     * scene: true = taken. A scene that is pushed over it covers it. May be NULL. */
    bool (*touch)(scene *, app *, const ui_raw *);
    void (*tick)(scene *, app *, uint64_t now); /* may be NULL */
    /* When tick or draw has something new, ms of the presentation clock; UINT64_MAX = nothing by itself. May be NULL.
     */
    uint64_t (*wake)(const scene *, const app *);
    void (*draw)(const scene *, const app *, ui_draw *); /* appends, changes nothing */
    /* Whose frame it is: on a flat table it is turned to that seat's edge. NT_SPECTATOR, or NULL: everybody's. */
    uint8_t (*seat)(const scene *, const app *);
    /* Quarter turns in which what lies over it is read, on a flat table: whoever called it sits at that edge. May be
     * NULL. */
    int (*called)(const scene *);
    /* Language of the frame: NULL = the table's. */
    const char *(*lang)(const scene *, const app *);
    /* What the game says of its frame; NULL: the scene shows none. Where it is set the scene begins with a
     * table_scene (app/table/table_scene.h). */
    table_state (*state)(const scene *, const app *);
    /* Of the game whose table follows without anybody's doing: how large it is in pixels, and which of its grounds is
     * to be drawn now. NULL: none. May be NULL. */
    const nt_table *(*follows)(const scene *, const app *, int *w, int *h, int *ground);
    /* For hands that play by themselves: nothing is to be done now but to wait; a zone that leads out of the scene
     * where nothing else has to be done in it. Either may be NULL. */
    bool (*waits)(const scene *);
    const char *way_out;
    /* A table's: what lay over it is gone after so many ms, in which it stood: its own times go on from there (the
     * director's do so by themselves). Of others NULL. */
    void (*stood)(scene *, uint64_t ms);
} scene_ops;

struct scene {
    const scene_ops *ops;
};

/* Queued; `arg` is copied (size bytes). */
void app_push(app *, const scene_ops *, const void *arg, size_t size);
void app_pop(app *);
/* Pops all scenes, then pushes this one. */
void app_go(app *, const scene_ops *, const void *arg, size_t size);

extern const scene_ops scene_title, scene_picker, scene_seating, scene_options, scene_curtain, scene_private,
    scene_still, scene_table, scene_flat, scene_results, scene_rules, scene_settings, scene_pause, scene_notice,
    scene_log, scene_languages, scene_matches, scene_locked, scene_lesson, scene_offer, scene_help, scene_seat_lock,
    scene_measure, scene_delete;

#endif
