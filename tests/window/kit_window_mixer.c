/* The mixer: what is played, how loud and on which channel is written down; how long it plays is reckoned by our
 * clock. Decoding is SDL's own. */
#include "window/desk.h"

#include <SDL_mixer.h>

#include <string.h>

enum { MOST_CHUNKS = 64, MOST_CHANNELS = 32, BYTES_A_SECOND = 44100 * 4 };

static struct {
    const Mix_Chunk *chunk[MOST_CHUNKS];
    char name[MOST_CHUNKS][64];
    uint64_t until[MOST_CHANNELS]; /* each plays up to here */
} mixer;

SDL_RWops *__real_SDL_RWFromFile(const char *, const char *);
SDL_RWops *__wrap_SDL_RWFromFile(const char *, const char *);
int __wrap_Mix_QuerySpec(int *, Uint16 *, int *);
int __wrap_Mix_RegisterEffect(int, Mix_EffectFunc_t, Mix_EffectDone_t, void *);
Mix_Chunk *__real_Mix_LoadWAV(const char *);
Mix_Chunk *__wrap_Mix_LoadWAV(const char *);
void __real_Mix_FreeChunk(Mix_Chunk *);
void __wrap_Mix_FreeChunk(Mix_Chunk *);
int __wrap_Mix_PlayChannel(int, Mix_Chunk *, int);
int __wrap_Mix_PlayChannelTimed(int, Mix_Chunk *, int, int);
int __wrap_Mix_FadeInChannel(int, Mix_Chunk *, int, int);
int __wrap_Mix_FadeInChannelTimed(int, Mix_Chunk *, int, int, int);
int __wrap_Mix_Volume(int, int);
int __real_Mix_VolumeChunk(Mix_Chunk *, int);
int __wrap_Mix_VolumeChunk(Mix_Chunk *, int);
int __wrap_Mix_Playing(int);
int __wrap_Mix_HaltChannel(int);
int __wrap_Mix_FadeOutChannel(int, int);

static const char *name_of(const Mix_Chunk *chunk) {
    for (int i = 0; i < MOST_CHUNKS; i++) {
        if (mixer.chunk[i] == chunk) {
            return mixer.name[i];
        }
    }
    return "?";
}

static const char *file_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* Of what is read while it is heard the file is known when it is opened. */
SDL_RWops *__wrap_SDL_RWFromFile(const char *path, const char *mode) {
    desk_say(OUT_SOUND, "%s is opened", file_of(path));
    return __real_SDL_RWFromFile(path, mode);
}

int __wrap_Mix_QuerySpec(int *rate, Uint16 *format, int *channels) {
    if (rate != NULL && format != NULL && channels != NULL) {
        *rate = 44100;
        *format = AUDIO_S16SYS;
        *channels = 2;
    }
    return 1;
}

/* What it would do is done by a thread that has no sound to do it to. */
int __wrap_Mix_RegisterEffect(int lane, Mix_EffectFunc_t effect, Mix_EffectDone_t done, void *of) {
    (void)effect;
    (void)done;
    (void)of;
    desk_say(OUT_SOUND, "%d is written over", lane);
    return 1;
}

Mix_Chunk *__wrap_Mix_LoadWAV(const char *path) {
    Mix_Chunk *chunk = __real_Mix_LoadWAV(path);
    for (int i = 0; chunk != NULL && i < MOST_CHUNKS; i++) {
        if (mixer.chunk[i] == NULL) {
            mixer.chunk[i] = chunk;
            snprintf(mixer.name[i], sizeof mixer.name[i], "%s", file_of(path));
            break;
        }
    }
    return chunk;
}

void __wrap_Mix_FreeChunk(Mix_Chunk *chunk) {
    for (int i = 0; i < MOST_CHUNKS; i++) {
        if (mixer.chunk[i] == chunk) {
            mixer.chunk[i] = NULL;
        }
    }
    __real_Mix_FreeChunk(chunk);
}

static int play(int lane, const Mix_Chunk *chunk, int loops, const char *how) {
    for (int i = 0; lane < 0 && i < MOST_CHANNELS; i++) {
        lane = mixer.until[i] <= desk_now() ? i : -1;
    }
    if (lane < 0 || lane >= MOST_CHANNELS) {
        return -1;
    }
    mixer.until[lane] =
        loops < 0 ? UINT64_MAX : desk_now() + (uint64_t)1000 * chunk->alen / BYTES_A_SECOND * (uint64_t)(1 + loops);
    desk_say(OUT_SOUND, "%s on %d, %d times more, at %d%s", name_of(chunk), lane, loops, chunk->volume, how);
    return lane;
}

int __wrap_Mix_PlayChannel(int lane, Mix_Chunk *chunk, int loops) {
    return play(lane, chunk, loops, "");
}

int __wrap_Mix_PlayChannelTimed(int lane, Mix_Chunk *chunk, int loops, int ms) {
    return play(lane, chunk, loops, ms < 0 ? "" : ", cut");
}

int __wrap_Mix_FadeInChannel(int lane, Mix_Chunk *chunk, int loops, int ms) {
    return play(lane, chunk, loops, ms > 0 ? ", rising" : "");
}

int __wrap_Mix_FadeInChannelTimed(int lane, Mix_Chunk *chunk, int loops, int ms, int ticks) {
    return play(lane, chunk, loops, ms > 0 || ticks > 0 ? ", rising and cut" : "");
}

int __wrap_Mix_Volume(int lane, int volume) {
    if (volume >= 0) {
        desk_say(OUT_SOUND, "%d at %d", lane, volume);
    }
    return volume;
}

int __wrap_Mix_VolumeChunk(Mix_Chunk *chunk, int volume) {
    if (volume >= 0) {
        desk_say(OUT_SOUND, "%s at %d", name_of(chunk), volume);
    }
    return __real_Mix_VolumeChunk(chunk, volume);
}

int __wrap_Mix_Playing(int lane) {
    int n = 0;
    for (int i = 0; i < MOST_CHANNELS; i++) {
        n += (lane < 0 || lane == i) && mixer.until[i] > desk_now();
    }
    return n;
}

int __wrap_Mix_HaltChannel(int lane) {
    desk_say(OUT_SOUND, "%d ends", lane);
    for (int i = 0; i < MOST_CHANNELS; i++) {
        mixer.until[i] = lane < 0 || lane == i ? 0 : mixer.until[i];
    }
    return 0;
}

int __wrap_Mix_FadeOutChannel(int lane, int ms) {
    desk_say(OUT_SOUND, "%d ends in %d ms", lane, ms);
    if (mixer.until[lane] > desk_now() + (uint64_t)ms) {
        mixer.until[lane] = desk_now() + (uint64_t)ms;
    }
    return 0;
}
