/* Sounds loaded when first played, and the device that sleeps between them. */
#include "platform/sound.h"

#include "platform/cache.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT = 32, CHANNELS = 12, RATE = 44100, BUFFER = 1024, PATH_BYTES = 1024, SILENCE_MS = 20000 };

typedef struct {
    uint64_t name;    /* hash */
    Mix_Chunk *chunk; /* NULL: missing */
} sound;

struct pf_sounds {
    const char *data_dir;
    pf_trouble *trouble;
    bool missing, open;
    uint64_t check_at; /* ms */
    int n;
    sound at[KEPT];
};

pf_sounds *pf_sounds_new(const char *data_dir, pf_trouble *trouble) {
    pf_sounds *sounds = calloc(1, sizeof *sounds);
    if (sounds) {
        sounds->data_dir = data_dir;
        sounds->trouble = trouble;
    }
    return sounds;
}

static void close_device(pf_sounds *sounds) {
    if (!sounds->open) {
        return;
    }
    Mix_HaltChannel(-1);
    for (int i = 0; i < sounds->n; i++) {
        Mix_FreeChunk(sounds->at[i].chunk);
    }
    sounds->n = 0;
    sounds->open = false;
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void pf_sounds_free(pf_sounds *sounds) {
    if (!sounds) {
        return;
    }
    close_device(sounds);
    Mix_Quit();
    free(sounds);
}

/* A device that did not open is not asked for again: each try may take long. */
static bool open_device(pf_sounds *sounds) {
    if (sounds->open || sounds->missing) {
        return sounds->open;
    }
    Mix_Init(MIX_INIT_OGG);
    bool started = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    sounds->open = started && Mix_OpenAudio(RATE, AUDIO_S16SYS, 2, BUFFER) == 0;
    sounds->missing = !sounds->open;
    if (sounds->open) {
        Mix_AllocateChannels(CHANNELS);
        return true;
    }
    pf_trouble_add(sounds->trouble, "There is no sound: {}. The game goes on without{}.", SDL_GetError(), "");
    if (started) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    return false;
}

static Mix_Chunk *chunk_of(pf_sounds *sounds, const char *name) {
    uint64_t hash = pf_hash_bytes(PF_HASH_START, name, strlen(name));
    for (int i = 0; i < sounds->n; i++) {
        if (sounds->at[i].name == hash) {
            return sounds->at[i].chunk;
        }
    }
    if (sounds->n == KEPT) {
        return NULL;
    }
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/assets/sounds/%s.ogg", sounds->data_dir, name);
    Mix_Chunk *chunk = Mix_LoadWAV(path);
    if (!chunk) {
        pf_trouble_add(sounds->trouble, "The sound {} cannot be played: {}.", name, "its file is missing or damaged");
    }
    sounds->at[sounds->n++] = (sound){hash, chunk};
    return chunk;
}

void pf_sounds_play(pf_sounds *sounds, const char *name, float volume, uint64_t now) {
    if (volume <= 0.0F || !open_device(sounds)) {
        return;
    }
    sounds->check_at = now + SILENCE_MS;
    Mix_Chunk *chunk = chunk_of(sounds, name);
    int channel = chunk ? Mix_PlayChannel(-1, chunk, 0) : -1;
    if (channel >= 0) {
        Mix_Volume(channel, (int)((volume > 1.0F ? 1.0F : volume) * MIX_MAX_VOLUME));
    }
}

void pf_sounds_tick(pf_sounds *sounds, uint64_t now) {
    if (!sounds->open || now < sounds->check_at) {
        return;
    }
    if (Mix_Playing(-1) > 0) {
        sounds->check_at = now + SILENCE_MS;
    } else {
        close_device(sounds);
    }
}

uint64_t pf_sounds_wake(const pf_sounds *sounds) {
    return sounds->open ? sounds->check_at : UINT64_MAX;
}
