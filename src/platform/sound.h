/* What is heard: effects over each other, one voice after the other, and a bed of music and ambience that gives way
 * to the voice. Names are those of app_next_sound. Files are Ogg below assets; nothing is loaded before it is heard.
 * The device is closed again after some silence, because an open one keeps the processor awake; without one
 * everything works, and it is asked for again now and then. */
#ifndef NT_PLATFORM_SOUND_H
#define NT_PLATFORM_SOUND_H

#include "platform/trouble.h"

typedef struct pf_sounds pf_sounds;

/* What is given must outlive it. NULL on no memory. */
pf_sounds *pf_sounds_new(const char *data_dir, pf_trouble *);
void pf_sounds_free(pf_sounds *);
/* Where own/... lies. */
void pf_sounds_own(pf_sounds *, const char *dir);
/* Opens the device, which then waits for the first sound; false when there is none. */
bool pf_sounds_try(pf_sounds *, uint64_t now);
/* The device was taken away: what plays on and on comes back with it. */
void pf_sounds_lost(pf_sounds *, uint64_t now);
/* volume 0..1; all comes from the middle. now: ms of any steady clock. */
void pf_sounds_play(pf_sounds *, const char *name, float volume, uint64_t now);
/* Goes on: the next phrase, music that begins after its breath, a device that has been silent for long. */
void pf_sounds_tick(pf_sounds *, uint64_t now);
/* When pf_sounds_tick has something to do; UINT64_MAX = nothing. */
uint64_t pf_sounds_wake(const pf_sounds *);

#endif
