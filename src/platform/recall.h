/* What pictures and lines of a list were resolved to. Most of a list is that of the frame before: what is asked again
 * is compared, which takes a fraction of rounding and hashing it anew, and is not written again. */
#ifndef NT_PLATFORM_RECALL_H
#define NT_PLATFORM_RECALL_H

#include "platform/image.h"
#include "ui/draw.h"

/* All that a step follows from, beside its text and its language. */
typedef struct {
    uint32_t kind, style;
    ui_rect at;
    ui_colour colour, tint;
    uint32_t len;
    float u, x, y; /* of what is around: pixels of one du, and where its corner lies, in du and in pixels */
    int left, top;
} pf_asked;

typedef struct {
    pf_asked asked;
    uint32_t text; /* where it is kept, its language behind it */
    pf_rect at, bounds;
    uint64_t picture, shows;
} pf_resolved;

/* Of the list before and of the one that is being resolved. All zero is empty. */
typedef struct {
    int which, next; /* of the list before: those ahead were not asked for again */
    int n[2];
    uint16_t list[2][UI_MAX_COMMANDS]; /* each in the order in which it was asked: places in `kept` */
    int n_kept;                        /* what no list asks for any more is among them until there is no room */
    pf_resolved kept[UI_MAX_COMMANDS];
    uint32_t used;
    char text[UI_ARENA];
} pf_recall;

/* Another list begins. */
void pf_recall_begin(pf_recall *);
/* NULL when it was not asked for the list before, or not in this order. What is found is kept for the next list, too;
 * it stays where it is until something else is kept. */
const pf_resolved *pf_recall_find(pf_recall *, const pf_asked *, const char *text, const char *lang);
/* What was not found, for the next list. Where there is no room, all that was kept is forgotten. */
void pf_recall_keep(pf_recall *, const pf_resolved *, const char *text, const char *lang);

#endif
