/* What a hosted game adds to the application (src/hosting), given by whoever creates it. An application without it
 * plays every game that nobody hosts. */
#ifndef NT_APP_HOSTED_H
#define NT_APP_HOSTED_H

#include "app/table/table_scene.h"

/* The host's frames in a lesson, drawn in a place of it: nothing that is pressed on them reaches the match. */
typedef struct app_led app_led;
typedef enum {
    LED_FACE,  /* the host's own face, to be looked at */
    LED_NAMES, /* a call: who is called */
    LED_ASKS,  /* the choice */
    LED_RESTS, /* it has been answered */
} app_led_frame;
/* What a press came to; LED_MOVES: to a move of the seat that it names. */
typedef enum { LED_NOTHING, LED_HANDLED, LED_GOES_ON, LED_MOVES } app_led_press;

typedef struct {
    /* The frame for the match as it stands; NULL: there is none of this kind now, or no memory. */
    app_led *(*show)(app *, app_led_frame);
    void (*shut)(app_led *, app *); /* NULL is fine */
    void (*draw)(const app_led *, const app *, ui_draw *);
    app_led_press (*press)(app_led *, app *, const ui_input *, nt_move *);
} app_hosted_led;

struct app_hosting {
    /* The scene that the host's game asks for now, in place of table, curtain or private view; NULL: none. While
     * something is being told, only one that cannot wait for it. */
    const scene_ops *(*next)(const app *);
    /* Whether what the match asks for now is the host's alone: then the curtain before it says so. */
    bool (*is_hosts)(const app *);
    /* Whether a person who does not play hosts the match. */
    bool (*judged)(const app *);
    /* Makes a config one that nobody hosts, for a person alone among bots. */
    void (*alone)(const nt_table *, nt_config *);
    /* The host's own scene: the zone ZONE_JUDGE of public frames, and of the results after the end. */
    const scene_ops *face;
    /* Whether a person may make this legal move of a bot that is asked on the public frame, in its place. */
    bool (*interrupts)(const app *, const table_ui *, nt_move);
    /* What all were shown before the match began, line by line from 0; NULL behind the last. */
    const char *(*opening)(const app *, const ui_seat *, int line, text_words *);
    /* The scene in which somebody who is out for good sees everything, opened behind the seat's curtain with its
     * curtain_arg; and whether that seat may. */
    const scene_ops *quiet;
    bool (*sees_all)(const app *, uint8_t seat);
    const app_hosted_led *led;
};

/* Whether the game at the table is hosted at all. */
bool app_is_hosted(const app *);
/* Whether this seat's look at its own view is one at everything. */
bool app_sees_all(const app *, uint8_t seat);
/* app_hosting.next; NULL for a game that nobody hosts. */
const scene_ops *app_host_next(const app *);

#endif
