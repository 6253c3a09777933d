/* The only folder that includes SDL: window, painter, fonts, input, sound; or the same without a screen. */
#ifndef NT_PLATFORM_PLATFORM_H
#define NT_PLATFORM_PLATFORM_H

#include "ui/input.h"
#include "ui/window.h"

typedef struct pf pf;

typedef struct {
    const char *data_dir; /* holds assets and fonts */
    const char *title;
    int w, h;       /* of the off-screen frame, pixels */
    bool offscreen; /* no window, no sound device; time passes only by pf_pass */
    bool full_screen;
    const char *kept_dir; /* a folder of the user's cache for pictures of the title; NULL = none is kept */
    /* What covers the first frame of a wide window and of a tall one: drawn beside what is done till then. NULL:
     * nothing is. */
    const char *first[2];
    ui_window window; /* where the window was last: it then fits the screens that there are */
} pf_options;

/* Before opening: the folder of the running program; the folder where this system keeps a player's files, made if it
 * was not there. False when the system does not tell, or has conventions of its own for each kind of file (XDG). */
bool pf_program_folder(char *buf, size_t cap);
bool pf_player_folder(char *buf, size_t cap);

/* Before opening. First of all: on Windows, words go to the console that the program was called from, if there is
 * one. Then: why the program ends without a window, on the error stream, or in a box where nobody would read that. */
void pf_console(void);
void pf_refuse(const char *sentence);

/* Before opening: the languages that the user has told the system, best first, with colons between ("de_AT:en"); ""
 * when it does not tell. */
void pf_languages(char *buf, size_t cap);

/* Before any secret is in memory: a crash then writes no core file and hands none to a program of the system (Linux),
 * and no other program of this user may read the memory (Linux). Windows writes one only where it was set up to. */
void pf_leave_no_core(void);

/* NULL on failure; `problem` then is one sentence. An off-screen platform needs no display. */
pf *pf_open(const pf_options *, char *problem, size_t cap);
void pf_close(pf *);

ui_type pf_type(pf *);
void pf_size(const pf *, int *w, int *h, float *px_per_mm);
/* ms since opening: the presentation clock. */
uint64_t pf_now(const pf *);
/* Waits for input until `until` (ms of pf_now; UINT64_MAX = for ever); false when the time came without one.
 * Off-screen there is no input: the clock jumps to `until`. */
bool pf_wait(pf *, uint64_t until, ui_raw *);
/* Off-screen: lets the clock go on by ms. */
void pf_pass(pf *, uint64_t ms);

/* Pictures that will be covers, by the game alone: drawn beside the window, in place of those that were named before
 * and wait. Their names must live as long as the platform. */
void pf_draw_ahead(pf *, const ui_ahead *, int n);
/* Waits until they are. */
void pf_drawn_ahead(pf *);
/* Leaves what a list says comes soon (ui_soon) so many milliseconds, fewer when all is drawn; how many seconds
 * painting waited for it since the last call. */
double pf_leave_soon(pf *, uint32_t ms);
/* Paints what differs from the list before, and shows it. Off-screen the frame takes the list's size. */
void pf_paint(pf *, const ui_draw *);
/* Whether the window took the last frame that it was given. */
bool pf_shows(const pf *);
/* Saves the painted frame as PNG; false with the reason. */
bool pf_shot(pf *, const char *path, char *problem, size_t cap);
/* Hash of the painted frame's pixels. */
uint64_t pf_frame_hash(const pf *);
/* Whether both painted frames have the same size and pixels. */
bool pf_frame_same(const pf *, const pf *);
/* Mean of each colour of the painted frame, 0..1, linear light. */
void pf_frame_light(const pf *, double rgb[3]);
/* Mean luminance of the painted frame, 0..1, linear light. */
double pf_frame_luminance(const pf *);

/* Opens the sound device; false when there is none. Off-screen nothing is missed. */
bool pf_try_sound(pf *);
/* The folder of one's own recordings, own/...; it must outlive the platform's last sound. */
void pf_voices(pf *, const char *dir);
/* What app_next_sound says. */
void pf_sound(pf *, const char *name, float volume);
/* A private frame comes or goes with the next paint: that is of the whole frame, so that not even the rectangles that
 * change tell what was there; the pointer moves to the middle and is hidden until it is moved. */
void pf_hand_over(pf *);
void pf_full_screen(pf *, bool);
/* Where the window is, or was before it filled the screen; all zero off-screen. */
ui_window pf_where(const pf *);
void pf_text_input(pf *, bool);
/* The text that another program has copied, or NULL. The caller frees it. */
char *pf_clipboard(const pf *);
/* Sentences about what failed along the way (sound device, picture, font), one a call; false when there is none. */
bool pf_problem(pf *, char *buf, size_t cap);

#endif
