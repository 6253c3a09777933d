/* What the files of a call know of each other: see scene_call.c. */
#ifndef NT_HOSTING_CALL_SCENE_H
#define NT_HOSTING_CALL_SCENE_H

#include "hosting/house.h"

enum { CALL_SECOND = 1000 };

typedef struct {
    hosted_scene s;
    uint64_t began, dark; /* ms; when the window was over and the frame went dark, 0 = not yet */
    uint64_t closed;      /* until then all close their eyes; 0: that has not begun, something lies over the call */
    uint64_t may_go_on;   /* a judge may press on from here */
    uint64_t ticked;      /* it is called at least once a second: a longer gap was spent elsewhere */
    uint64_t left;        /* a judge's menu or curtain was laid over it then; 0 = none */
    int second;           /* of the window, as it was saved last */
    bool confirmed;       /* a choice waits for the next full second */
    bool answered;        /* by now or before an interruption */
    bool neutral;         /* the page tells nothing: held again, or answered before */
    bool begun;           /* a judge's time runs */
    bool measured;        /* how long it takes is kept */
    hosting_phase then;   /* a judge's phase behind the frame that names */
    void *whole_bytes;    /* of a judge's call, else NULL */
    nt_whole whole;
    size_t size;                       /* of view; 0 = the spectator's is drawn */
    unsigned char view[NT_VIEW_MAX];   /* of the seat that is called, as it was when it had answered */
    unsigned char before[NT_VIEW_MAX]; /* the spectator's, as the call began */
    nt_view table;                     /* in it */
} call_scene;

/* ---- what is drawn (call_view.c) ---- */
nt_view call_shown(const call_scene *, const app *);
/* Keeps the view of the seat that is called; the table as it knows it, also where the match stands behind the call.
 */
void call_keep_view(call_scene *, app *);
void call_keep_table(call_scene *, app *);
/* What the judge is reminded of. Once the match has gone on it would speak of another call. */
void call_look_at_whole(call_scene *, app *);
bool call_has_page(const call_scene *, const app *);

/* ---- from phase to phase (call_phase.c) ---- */
/* Sets the seconds that are left; true when the number has changed. */
bool call_count_down(call_scene *, uint64_t now);
void call_forget_choice(call_scene *);
/* To a phase that everybody may see; to one that shows what is secret, or the judge's own. */
void call_show_table(call_scene *, app *, hosting_phase);
void call_show_page(call_scene *, app *, hosting_phase);
/* Where the device leads it calls out aloud, at times that are the same whoever is called. */
void call_speak(const call_scene *, app *);
/* Something is laid over the call, or was: when nothing lies there any more, all close their eyes first. */
void call_close_eyes(call_scene *, app *);
/* Its window begins, with the frame that names. */
void call_open(call_scene *, app *);
/* A judge's time runs from the first sentence that is heard. */
void call_start_judging(call_scene *, app *);
/* What the hold on the frame that names leads to. */
hosting_phase call_first_phase(const call_scene *, const app *);

/* ---- from the beginning (call_begin.c) ---- */
/* The call that is open. `taken_up`: a judge has not held the device just now. */
void call_begin(call_scene *, app *, bool taken_up);
/* The call that ran when the match was interrupted; false when the match does not stand in it or right behind it. */
bool call_resume(call_scene *, app *);

/* ---- answers (call_answer.c) ---- */
/* Everybody of this call, in one step. */
void call_answer_all(call_scene *, app *);
/* From call to call, or back to the table. */
void call_go_on(call_scene *, app *);
/* The hold or the press that each phase waits for. */
void call_press_on(call_scene *, app *);

#endif
