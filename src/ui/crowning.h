/* The last step of an end, which says who has won, in every game alike: it gets dark, the winners come into the light
 * and are crowned, then that is read, and at last there is something to press. */
#ifndef NT_UI_CROWNING_H
#define NT_UI_CROWNING_H

#include "ui/draw.h"

/* ms at normal speed, whoever has won and however many. */
enum { CROWNING_MS = 1700 };

typedef struct {
    float dark;  /* how far the lights of the others are out */
    float light; /* how far the winners stand in theirs */
    float fall;  /* of the crowns: 1 its beginning, 0 its end */
    bool said;   /* what is read says who has won; until then it is what stood there */
    float words; /* how much of it is seen */
} crowning;
/* While the step is `opening`: 1 its beginning, 0 its end. */
crowning crowning_of(float opening);

#endif
