/* For tests of the lessons: each is played to its end by pressing what is lit. */
#ifndef NT_TESTS_APP_LESSONS_H
#define NT_TESTS_APP_LESSONS_H

#include "app/kit_app.h"
#include "app/lessons/lesson.h"

typedef struct {
    char dir[256], id[16];
    lesson *l; /* the test's own copy, to know what is to be pressed */
    struct pf *window;
    app *app;
    player hand;
} lesson_run;

typedef struct {
    const char *id, *lang;
    int w, h, percent;
    void (*seen)(void *user, app *); /* told each frame; or NULL */
    void *user;
} lesson_tour;

/* The ids of the lessons that are there; gives their number. */
int lessons_ids(char id[][16], int cap);
/* An application with real letters, which has shown its offer; the lesson is open at its first step. */
void lesson_open(lesson_run *, const lesson_tour *);
void lesson_close(lesson_run *);
/* What leads to the step has been told. */
void lesson_wait(lesson_run *);
/* Does what the step asks: presses what is lit in its order, or presses on. */
void lesson_do(lesson_run *, int step);
/* Makes the mistake of a step, up to where it is seen what came of it. */
void lesson_try(lesson_run *, int step);
/* The step that the application has kept. */
int lesson_at(const lesson_run *);
/* A text that begins so stands on the frame. */
bool lesson_says(const lesson_run *, const char *words);

#endif
