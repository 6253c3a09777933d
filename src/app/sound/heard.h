/* What is heard: effects, the voice, music and ambience. A private view is silent: effects are dropped while one is
 * on the stack, what is spoken ends, and music is away from the curtain on. Ambience runs on, unchanged. */
#ifndef NT_APP_HEARD_H
#define NT_APP_HEARD_H

#include "app/app_state.h"

/* A sound below assets/sounds; ignored while a secret scene is on the stack. */
void app_sound(app *, const char *name);
/* Spoken one after the other in the table's language: from the folder of one's own recordings, or with the voice that
 * comes along; where neither has a phrase its tone sounds. Ignored like an effect, but for calls, which keep a time
 * of their own (SCENE_WAITS): there whoever speaks answers for it that nothing of it follows a secret. */
void app_speak(app *, const table_phrase *, int n);
/* The winners, after the last step of the results. */
void app_speak_end(app *);

#endif
