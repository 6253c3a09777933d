/* Lessons as the menus see them: which games have one, how far the learner is, and whether it was offered. */
#ifndef NT_APP_LESSONS_H
#define NT_APP_LESSONS_H

#include "app/app_state.h"

/* Whether there is a lesson of this game, and nothing is at the table that it would push aside. */
bool lessons_has(const app *, const char *game);
/* Whether it is to be offered before the game is played for the first time: once. A run with a seed repeats what was
 * played, and is offered nothing. */
bool lessons_offers(const app *, const char *game);
void lessons_offer(app *, const char *game);
/* The step that the learner has come to, from 0; it is kept in the save folder. */
int lessons_step(const app *, const char *game);
void lessons_keep(const app *, const char *game, int step);
/* The folder of the lessons. */
bool lessons_folder(const app *, char buf[APP_PATH]);
/* Begins the lesson, or goes on with it where it was left. */
void lessons_begin(app *, const char *game);

#endif
