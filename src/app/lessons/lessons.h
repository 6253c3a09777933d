/* Lessons as the menus see them: which games have one, how far the learner is, and whether it was offered. */
#ifndef NT_APP_LESSONS_H
#define NT_APP_LESSONS_H

#include "app/app_state.h"

/* Whether there is a lesson of this game, and nothing is at the table that it would push aside. */
bool lessons_has(const app *, const char *game);
/* Whether there is a second one, for whoever hosts this game and does not play; its id. */
bool lessons_hosts(const app *, const char *game, char id[LESSON_ID]);
/* Whether it is to be offered before the game is played for the first time: once. A run with a seed repeats what was
 * played, and is offered nothing. */
bool lessons_offers(const app *, const char *game);
void lessons_offer(app *, const char *game);
/* The step that the learner of this lesson has come to, from 0; it is kept in the save folder. */
int lessons_step(const app *, const char *id);
void lessons_keep(const app *, const char *id, int step);
/* The folder of the lessons. */
bool lessons_folder(const app *, char buf[APP_PATH]);
/* From a game's rules: its lesson, or, where it has two, the page on which one is chosen. */
void lessons_open(app *, const char *game);
/* Begins the lesson of this id, or goes on with it where it was left. */
void lessons_begin(app *, const char *id);

#endif
