/* A recording without end that is read while it is heard: a minute that lies decoded takes 13 MB, and as much again
 * while it is decoded. For sound_bed.c alone. */
#ifndef NT_PLATFORM_SOUND_STREAM_H
#define NT_PLATFORM_SOUND_STREAM_H

#include <stdbool.h>

typedef struct pf_stream pf_stream;

/* An Ogg Vorbis file; NULL: it is missing or damaged, or there is no memory. The mixer's device must be open, and
 * stay open until the stream is closed. */
pf_stream *pf_stream_open(const char *path);
/* From the beginning, over and over, on a channel of the mixer, whose volume, fades and halt are as with a chunk.
 * What is damaged further on in the file is left out. False: the mixer does not play it. */
bool pf_stream_begin(pf_stream *, int channel, int fade_ms);
/* The channel falls silent. NULL is allowed. */
void pf_stream_close(pf_stream *);

#endif
