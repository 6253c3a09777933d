/* Music and ambience below all else. One goes away softly, the other comes after a breath; both give way to the
 * voice. A piece is played once, from where it was when it comes back; ambience without end. For sound.c alone. */
#ifndef NT_PLATFORM_SOUND_BED_H
#define NT_PLATFORM_SOUND_BED_H

#include "platform/sound_stream.h"
#include "platform/trouble.h"

#include <SDL_mixer.h>

enum { PF_BED_MUSIC, PF_BED_AMBIENCE, PF_BEDS, PF_BED_NAME = 96, PF_BED_PATH = 1200 };

typedef struct {
    char name[PF_BED_NAME], wish[PF_BED_NAME]; /* what plays, and what shall; "" = nothing */
    float volume;                              /* wished */
    uint64_t at;                               /* the wish begins then; 0 = it is as wished */
} pf_bed_part;

typedef struct {
    const char *data_dir;
    pf_trouble *trouble;
    pf_bed_part part[PF_BEDS];
    Mix_Music *music;
    pf_stream *ambience;
    char last[PF_BED_NAME]; /* the piece that was played last, how far, and how long it is */
    uint64_t began, played, length;
    float ducked, duck_to; /* how far it gives way, 0..1, and how far it shall */
    uint64_t duck_at;      /* the next step of that; 0 = it is so far */
} pf_bed;

/* What is given must outlive it. */
pf_bed pf_bed_with(const char *data_dir, pf_trouble *);
/* `name` from now on, or its new volume; a folder alone ends it. */
void pf_bed_wish(pf_bed *, int part, const char *name, float volume, uint64_t now);
/* A voice begins or has ended. */
void pf_bed_duck(pf_bed *, bool speaks, uint64_t now);
void pf_bed_tick(pf_bed *, uint64_t now);
/* UINT64_MAX: nothing is to be done. */
uint64_t pf_bed_wake(const pf_bed *);
/* Something sounds, or is about to. */
bool pf_bed_plays(const pf_bed *, uint64_t now);
/* Something sounds that does not end by itself. */
bool pf_bed_lasts(const pf_bed *);
/* The device closes. */
void pf_bed_close(pf_bed *);

#endif
