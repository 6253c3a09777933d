/* What pictures and lines of a list were resolved to. Most of a list is that of the frame before: what is asked again
 * is compared, which takes a fraction of rounding and hashing it anew. */
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

typedef struct {
    int n;
    uint32_t used;
    pf_resolved at[UI_MAX_COMMANDS];
    char text[UI_ARENA];
} pf_resolved_list;

/* Of the list before and of the one that is being resolved. All zero is empty. */
typedef struct {
    int which, next; /* of the list before: those ahead were not asked for again */
    pf_resolved_list list[2];
} pf_recall;

/* Another list begins. */
void pf_recall_begin(pf_recall *);
/* NULL when it was not asked, or not in this order. */
const pf_resolved *pf_recall_find(pf_recall *, const pf_asked *, const char *text, const char *lang);
/* For the next list. Nothing happens when there is no room. */
void pf_recall_keep(pf_recall *, const pf_resolved *, const char *text, const char *lang);

#endif
