/* What a lesson is while it is read: scene_lesson plays it, lesson_draw shows it. */
#ifndef NT_APP_LESSON_SCENE_H
#define NT_APP_LESSON_SCENE_H

#include "app/hosted.h"
#include "app/lessons/lesson.h"
#include "app/lessons/lessons.h"
#include "app/table/table_scene.h"

enum { LESSON_CATALOGUE_KEY = 96, LESSON_PLACE = 1 /* the table on its page */ };

typedef struct {
    table_scene t;
    lesson *l;
    app_led *led; /* a frame of the host's stands in the place of the table's */
    char id[LESSON_ID];
    int step;
    bool arrived;          /* what leads to the step has been told */
    bool tried;            /* the mistake is made */
    int after;             /* moves that have followed it */
    int lit;               /* which is pressed next, of those that are lit for a move */
    char said[LESSON_KEY]; /* why a move is refused, in place of the step's words; "": nothing is */
    bool not_now;          /* by the house's sentence */
} lesson_scene;

/* The step it stands at. */
const lesson_step *lesson_step_of(const lesson_scene *);
/* The learner has to make a move. */
bool lesson_asks(const lesson_scene *);
bool lesson_is_last(const lesson_scene *);
/* The catalogue's key of a word of this lesson. */
void lesson_key_of(const lesson_scene *, const char *word, char key[LESSON_CATALOGUE_KEY]);
/* Its table, what is lit there, and the teller's strip below. */
void lesson_draw(const scene *, const app *, ui_draw *);

#endif
