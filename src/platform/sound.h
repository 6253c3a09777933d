/* Sounds: Ogg files below assets/sounds. The device is opened with the first sound; without one everything works. */
#ifndef NT_PLATFORM_SOUND_H
#define NT_PLATFORM_SOUND_H

#include "platform/trouble.h"

typedef struct pf_sounds pf_sounds;

/* What is given must outlive it. NULL on no memory. */
pf_sounds *pf_sounds_new(const char *data_dir, pf_trouble *);
void pf_sounds_free(pf_sounds *);
/* volume 0..1; plays from the middle, over what plays already. */
void pf_sounds_play(pf_sounds *, const char *name, float volume);

#endif
