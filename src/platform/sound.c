/* Sounds loaded when first played, the voice that says one phrase after the other, and the device that sleeps between
 * them. */
#include "platform/sound.h"

#include "platform/cache.h"
#include "platform/sound_bed.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    KEPT = 48,
    VOICE_CHANNEL = 0,
    RESERVED = 2, /* the voice's and the ambience's */
    CHANNELS = 14,
    PHRASES = 16,
    NAME = 96,
    RATE = 44100,
    BYTES_A_SECOND = RATE * 4,
    BUFFER = 1024,
    PATH_BYTES = 1200,
    SILENCE_MS = 20000,
    AGAIN_MS = 120000, /* a device that did not open: each try may take long */
    LOST_MS = 5000,    /* one that was taken away while it played */
    GAP_MS = 220       /* between two phrases */
};

/* A slider at its end: a phrase and an effect at one moment, over music and ambience, do not clip (docs/sound.md). */
static const float FULL = 0.55F;

typedef struct {
    uint64_t name;    /* hash */
    Mix_Chunk *chunk; /* NULL: missing */
} sound;

/* Phrases that wait, the first of which may be heard now. */
typedef struct {
    char name[PHRASES][NAME];
    float volume[PHRASES];
    int n;
    Mix_Chunk *chunk; /* of the first; NULL: it does not speak */
    uint64_t until;
} voice;

/* Of the bed, whether it can be heard or not. */
typedef struct {
    char name[NAME];
    float volume;
} wish;

struct pf_sounds {
    const char *data_dir, *own_dir;
    pf_trouble *trouble;
    bool open;
    uint64_t check_at, again_at; /* ms; not opened again before that */
    wish wish[PF_BEDS];
    int n;
    sound at[KEPT];
    unsigned takes; /* of sounds that have several */
    voice voice;
    pf_bed bed;
};

/* Sounds that are recorded several times, so that many in a row do not ring like one. */
static const struct {
    const char *name;
    unsigned takes;
} several[] = {{"sounds/card", 3}, {"sounds/thread", 2}};

pf_sounds *pf_sounds_new(const char *data_dir, pf_trouble *trouble) {
    pf_sounds *sounds = calloc(1, sizeof *sounds);
    if (sounds) {
        sounds->data_dir = sounds->own_dir = data_dir;
        sounds->trouble = trouble;
        sounds->bed = pf_bed_with(data_dir, trouble);
    }
    return sounds;
}

void pf_sounds_own(pf_sounds *sounds, const char *dir) {
    sounds->own_dir = dir;
}

/* ---- the device ---- */

static void close_device(pf_sounds *sounds) {
    if (!sounds->open) {
        return;
    }
    Mix_HaltChannel(-1);
    pf_bed_close(&sounds->bed);
    Mix_FreeChunk(sounds->voice.chunk);
    sounds->voice = (voice){0};
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

static bool wants(const wish *w) {
    return w->name[0] != '\0' && w->volume > 0;
}

static bool open_device(pf_sounds *sounds, uint64_t now) {
    if (sounds->open || now < sounds->again_at) {
        return sounds->open;
    }
    Mix_Init(MIX_INIT_OGG);
    bool started = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    sounds->open = started && Mix_OpenAudio(RATE, AUDIO_S16SYS, 2, BUFFER) == 0;
    sounds->again_at = sounds->open ? 0 : now + AGAIN_MS;
    if (sounds->open) {
        Mix_AllocateChannels(CHANNELS);
        Mix_ReserveChannels(RESERVED);
        for (int i = 0; i < PF_BEDS; i++) {
            if (wants(&sounds->wish[i])) {
                pf_bed_wish(&sounds->bed, i, sounds->wish[i].name, sounds->wish[i].volume, now);
            }
        }
        return true;
    }
    if (started) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    return false;
}

bool pf_sounds_try(pf_sounds *sounds, uint64_t now) {
    sounds->check_at = now + SILENCE_MS;
    return open_device(sounds, now);
}

void pf_sounds_lost(pf_sounds *sounds, uint64_t now) {
    if (sounds->open) {
        close_device(sounds);
        sounds->again_at = now + LOST_MS;
    }
}

static void path_of(const pf_sounds *sounds, const char *name, char path[PATH_BYTES]) {
    if (strncmp(name, "own/", 4) == 0) {
        snprintf(path, PATH_BYTES, "%s/%s", sounds->own_dir, name + 4);
    } else {
        snprintf(path, PATH_BYTES, "%s/assets/%s.ogg", sounds->data_dir, name);
    }
}

static Mix_Chunk *load(pf_sounds *sounds, const char *name) {
    char path[PATH_BYTES];
    path_of(sounds, name, path);
    Mix_Chunk *chunk = Mix_LoadWAV(path);
    if (!chunk) {
        pf_trouble_add(sounds->trouble, "The sound {} cannot be played: {}.", name, "its file is missing or damaged");
    }
    return chunk;
}

/* ---- effects ---- */

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
    Mix_Chunk *chunk = load(sounds, name);
    sounds->at[sounds->n++] = (sound){hash, chunk};
    return chunk;
}

/* The takes follow each other: sounds/card, sounds/card_2, sounds/card_3. */
static void choose_take(pf_sounds *sounds, const char *name, char take[NAME]) {
    snprintf(take, NAME, "%s", name);
    for (size_t i = 0; i < sizeof several / sizeof several[0]; i++) {
        const unsigned which = sounds->takes % several[i].takes;
        if (strcmp(name, several[i].name) == 0 && which > 0) {
            snprintf(take, NAME, "%s_%u", name, which + 1);
        }
        sounds->takes += strcmp(name, several[i].name) == 0;
    }
}

static void play_effect(pf_sounds *sounds, const char *name, float volume) {
    char take[NAME];
    choose_take(sounds, name, take);
    Mix_Chunk *chunk = chunk_of(sounds, take);
    int channel = chunk ? Mix_PlayChannel(-1, chunk, 0) : -1;
    if (channel >= 0) {
        Mix_Volume(channel, (int)((volume > 1.0F ? 1.0F : volume) * FULL * MIX_MAX_VOLUME));
    }
}

/* ---- the voice ---- */

static void end_phrase(voice *v) {
    Mix_HaltChannel(VOICE_CHANNEL); /* before its chunk goes */
    Mix_FreeChunk(v->chunk);
    v->chunk = NULL;
    v->n--;
    memmove(v->name[0], v->name[1], (size_t)v->n * sizeof v->name[0]);
    memmove(v->volume, v->volume + 1, (size_t)v->n * sizeof v->volume[0]);
}

/* One's own that cannot be played is told of, and the built one of the same words stands in for it. */
static Mix_Chunk *load_phrase(pf_sounds *sounds, const char *name) {
    char built[NAME];
    Mix_Chunk *chunk = load(sounds, name);
    if (chunk != NULL || strncmp(name, "own/", 4) != 0) {
        return chunk;
    }
    snprintf(built, sizeof built, "voices/%.*s", (int)(strrchr(name, '.') - name - 4), name + 4);
    return load(sounds, built);
}

/* The next one that can be loaded begins. */
static void speak(pf_sounds *sounds, uint64_t now) {
    voice *v = &sounds->voice;
    while (v->n > 0 && v->chunk == NULL) {
        v->chunk = load_phrase(sounds, v->name[0]);
        if (v->chunk == NULL) {
            v->n--;
            memmove(v->name[0], v->name[1], (size_t)v->n * sizeof v->name[0]);
            memmove(v->volume, v->volume + 1, (size_t)v->n * sizeof v->volume[0]);
            continue;
        }
        v->until = now + (uint64_t)1000 * v->chunk->alen / BYTES_A_SECOND + GAP_MS;
        Mix_PlayChannel(VOICE_CHANNEL, v->chunk, 0);
        Mix_Volume(VOICE_CHANNEL, (int)(v->volume[0] * FULL * MIX_MAX_VOLUME));
    }
    pf_bed_duck(&sounds->bed, v->n > 0, now);
}

static void fall_silent(pf_sounds *sounds, uint64_t now) {
    voice *v = &sounds->voice;
    if (v->chunk) {
        v->n = 1;
        end_phrase(v);
    }
    v->n = 0;
    pf_bed_duck(&sounds->bed, false, now);
}

static void queue_phrase(pf_sounds *sounds, const char *name, float volume, uint64_t now) {
    voice *v = &sounds->voice;
    if (v->n < PHRASES) {
        snprintf(v->name[v->n], NAME, "%s", name);
        v->volume[v->n++] = volume > 1.0F ? 1.0F : volume;
        speak(sounds, now);
    }
}

static bool begins(const char *name, const char *with) {
    return strncmp(name, with, strlen(with)) == 0;
}

static void wish_bed(pf_sounds *sounds, int part, const char *name, float volume, uint64_t now) {
    wish *w = &sounds->wish[part];
    snprintf(w->name, NAME, "%s", strchr(name, '/')[1] == '\0' ? "" : name);
    w->volume = volume;
    if (sounds->open || volume > 0) {
        sounds->check_at = now + SILENCE_MS;
        if (open_device(sounds, now)) {
            pf_bed_wish(&sounds->bed, part, name, volume, now);
        }
    }
}

void pf_sounds_play(pf_sounds *sounds, const char *name, float volume, uint64_t now) {
    if (strcmp(name, "voices/") == 0) {
        fall_silent(sounds, now);
        return;
    }
    if (begins(name, "music/") || begins(name, "ambience/")) {
        wish_bed(sounds, begins(name, "music/") ? PF_BED_MUSIC : PF_BED_AMBIENCE, name, volume, now);
        return;
    }
    if (volume <= 0.0F || !open_device(sounds, now)) {
        return;
    }
    sounds->check_at = now + SILENCE_MS;
    if (begins(name, "voices/") || begins(name, "own/")) {
        queue_phrase(sounds, name, volume, now);
    } else {
        play_effect(sounds, name, volume);
    }
}

/* ---- time ---- */

static bool waits_for_device(const pf_sounds *sounds) {
    return !sounds->open && sounds->again_at > 0 &&
           (wants(&sounds->wish[PF_BED_MUSIC]) || wants(&sounds->wish[PF_BED_AMBIENCE]));
}

void pf_sounds_tick(pf_sounds *sounds, uint64_t now) {
    if (waits_for_device(sounds) && now >= sounds->again_at) {
        sounds->check_at = now + SILENCE_MS;
        open_device(sounds, now);
    }
    if (!sounds->open) {
        return;
    }
    if (sounds->voice.chunk && now >= sounds->voice.until) {
        end_phrase(&sounds->voice);
        speak(sounds, now);
    }
    pf_bed_tick(&sounds->bed, now);
    if (now < sounds->check_at) {
        return;
    }
    if (Mix_Playing(-1) > 0 || sounds->voice.n > 0 || pf_bed_plays(&sounds->bed, now)) {
        sounds->check_at = now + SILENCE_MS;
    } else {
        close_device(sounds); /* what has been played to its end is not played again */
        memset(sounds->wish, 0, sizeof sounds->wish);
    }
}

uint64_t pf_sounds_wake(const pf_sounds *sounds) {
    if (!sounds->open) {
        return waits_for_device(sounds) ? sounds->again_at : UINT64_MAX;
    }
    /* Ambience never ends by itself: then nothing is to be checked. */
    uint64_t wake = pf_bed_lasts(&sounds->bed) ? UINT64_MAX : sounds->check_at;
    const uint64_t bed = pf_bed_wake(&sounds->bed);
    wake = bed < wake ? bed : wake;
    return sounds->voice.chunk && sounds->voice.until < wake ? sounds->voice.until : wake;
}
