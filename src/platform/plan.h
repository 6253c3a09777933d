/* A draw list resolved to whole pixels, each step with the hash of all that it shows, and what differs between two.
 */
#ifndef NT_PLATFORM_PLAN_H
#define NT_PLATFORM_PLAN_H

#include "platform/pictures.h"
#include "platform/recall.h"
#include "platform/type.h"
#include "ui/draw.h"

enum { PF_DIRTY = 12 };

typedef struct {
    uint8_t kind;     /* ui_kind; a group or place that is not turned is none, a turned place is a UI_GROUP */
    uint8_t turn;     /* UI_GROUP */
    float angle;      /* UI_GROUP */
    pf_rect at;       /* pixels of the frame, or from the corner of the turned group's box; UI_TEXT: x, y, w, em */
    pf_rect bounds;   /* nothing is drawn outside */
    uint64_t picture; /* names the picture that is laid: kind, content and pixel size */
    uint64_t shows;   /* the same with colour and opacity */
    const ui_command *command;
    const char *text;
    const pf_image *image; /* the painter's: found when it had made so many, or NULL */
    uint64_t made;
    int end; /* the step after this one and all inside */
    /* Of a UI_GROUP alone: */
    pf_rect inner;  /* what its steps cover, from its box's corner */
    pf_rect scaled; /* the same, when it is scaled */
    uint64_t laid;  /* its picture as it is turned and scaled */
} pf_step;

/* All zero before the first list. */
typedef struct {
    int n;
    pf_step step[UI_MAX_COMMANDS];
    pf_recall recall;
} pf_plan;

/* What a painted step leaves behind. */
typedef struct {
    uint64_t shows;
    pf_rect bounds;
    int step; /* of the plan that it was traced from */
    int pair; /* which of the other list is the same, or -1 */
} pf_trace;

typedef struct {
    int n;
    pf_trace at[UI_MAX_COMMANDS];
} pf_traces;

/* The plan points into the list, which must outlive it. */
void pf_plan_make(pf_plan *, const ui_draw *, pf_fonts *);
void pf_plan_trace(const pf_plan *, pf_traces *);
/* Pairs what is the same in both, in rising order. Rectangles that together hold every pixel that may differ; at most
 * PF_DIRTY. Returns how many, 0 = equal. */
int pf_plan_differences(pf_traces *before, pf_traces *now, pf_rect frame, pf_rect out[PF_DIRTY]);

/* pf_step.picture of a step that lays this picture. */
uint64_t pf_picture_key(const pf_picture *);
/* One of the list's that come soon: how large it will be, and pf_step.picture of the step that will lay it. */
uint64_t pf_soon_key(const ui_draw *, const ui_command *, int *w, int *h);
/* The line of a UI_TEXT step. */
pf_line pf_step_line(const pf_step *);

#endif
