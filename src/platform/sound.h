/* Sounds: Ogg files below assets/sounds. The device is opened with the first sound and closed again after some
 * silence, because an open device keeps the processor awake; without one everything works. */
#ifndef NT_PLATFORM_SOUND_H
#define NT_PLATFORM_SOUND_H

#include "platform/trouble.h"

typedef struct pf_sounds pf_sounds;

/* What is given must outlive it. NULL on no memory. */
pf_sounds *pf_sounds_new(const char *data_dir, pf_trouble *);
void pf_sounds_free(pf_sounds *);
/* volume 0..1; plays from the middle, over what plays already. now: ms of any steady clock. */
void pf_sounds_play(pf_sounds *, const char *name, float volume, uint64_t now);
/* Closes a device that is silent for long. */
void pf_sounds_tick(pf_sounds *, uint64_t now);
/* When pf_sounds_tick has something to do; UINT64_MAX = no device is open. */
uint64_t pf_sounds_wake(const pf_sounds *);

#endif
