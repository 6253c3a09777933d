/* SDL's events as raw input. A queue, because one event may give several. */
#ifndef NT_PLATFORM_INPUT_H
#define NT_PLATFORM_INPUT_H

#include "ui/input.h"

#include <SDL.h>

enum { PF_QUEUE = 64, PF_FINGERS = 24 };

/* A direction that is held on a gamepad: it repeats. */
typedef struct {
    ui_key key;    /* UI_KEY_NONE: none */
    uint64_t next; /* ms when it comes again */
} pf_repeat;

typedef struct {
    ui_raw queue[PF_QUEUE];
    int first, n;
    SDL_FingerID finger[PF_FINGERS];
    bool finger_down[PF_FINGERS];
    uint64_t finger_at[PF_FINGERS]; /* ms, when it was heard of last */
    SDL_GameController *pad[4];
    pf_repeat stick;
    ui_key leaning; /* where the stick leans */
    bool x_held, x_used;
} pf_input;

/* Appends. A full queue drops its oldest move, else the new event; but to be covered, resized or ended never is: the
 * newest of the others makes room for it. */
void pf_input_put(pf_input *, ui_raw);
bool pf_input_next(pf_input *, ui_raw *);
/* Keyboard, mouse, touch and text; window is needed for its pixel ratio. Other events are left alone. */
void pf_input_event(pf_input *, const SDL_Event *, SDL_Window *, int pixel_w, int pixel_h, uint64_t now);

/* Gamepads: hot-plug, buttons, stick. */
void pf_pad_event(pf_input *, const SDL_Event *, uint64_t now);
/* Repeats a held direction when it is due. */
void pf_pad_tick(pf_input *, uint64_t now);
uint64_t pf_pad_wake(const pf_input *); /* UINT64_MAX: nothing is held */
void pf_pad_close(pf_input *);

#endif
