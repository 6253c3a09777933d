#include "platform/sound.h"

#include "platform/cache.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT = 32, CHANNELS = 12, RATE = 44100, BUFFER = 1024, PATH_BYTES = 1024 };

typedef struct {
    uint64_t name;    /* hash */
    Mix_Chunk *chunk; /* NULL: missing */
} sound;

struct pf_sounds {
    const char *data_dir;
    pf_trouble *trouble;
    bool tried, open;
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

void pf_sounds_free(pf_sounds *sounds) {
    if (!sounds)
        return;
    if (sounds->open)
        Mix_HaltChannel(-1);
    for (int i = 0; i < sounds->n; i++)
        Mix_FreeChunk(sounds->at[i].chunk);
    if (sounds->open) {
        Mix_CloseAudio();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    Mix_Quit();
    free(sounds);
}

static bool open_device(pf_sounds *sounds) {
    if (sounds->tried)
        return sounds->open;
    sounds->tried = true;
    Mix_Init(MIX_INIT_OGG);
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0 || Mix_OpenAudio(RATE, AUDIO_S16SYS, 2, BUFFER) != 0) {
        pf_trouble_add(sounds->trouble, "There is no sound: {}. The game goes on without{}.", SDL_GetError(), "");
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    Mix_AllocateChannels(CHANNELS);
    sounds->open = true;
    return true;
}

static Mix_Chunk *chunk_of(pf_sounds *sounds, const char *name) {
    uint64_t hash = pf_hash_bytes(PF_HASH_START, name, strlen(name));
    for (int i = 0; i < sounds->n; i++)
        if (sounds->at[i].name == hash)
            return sounds->at[i].chunk;
    if (sounds->n == KEPT)
        return NULL;
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/assets/sounds/%s.ogg", sounds->data_dir, name);
    Mix_Chunk *chunk = Mix_LoadWAV(path);
    if (!chunk)
        pf_trouble_add(sounds->trouble, "The sound {} cannot be played: {}.", name, "its file is missing or damaged");
    sounds->at[sounds->n++] = (sound){hash, chunk};
    return chunk;
}

void pf_sounds_play(pf_sounds *sounds, const char *name, float volume) {
    if (volume <= 0.0F || !open_device(sounds))
        return;
    Mix_Chunk *chunk = chunk_of(sounds, name);
    int channel = chunk ? Mix_PlayChannel(-1, chunk, 0) : -1;
    if (channel >= 0)
        Mix_Volume(channel, (int)((volume > 1.0F ? 1.0F : volume) * MIX_MAX_VOLUME));
}
