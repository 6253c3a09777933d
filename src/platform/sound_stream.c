/* The channel plays a short silence over and over, and an effect writes what was read over it: the mixer has one
 * piece of music that is read as it is heard, and that is taken. */
#include "platform/sound_stream.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdlib.h>
#include <string.h>
#include <vorbis/vorbisfile.h>

enum { READ = 4096, SILENCE = 16384, NOWHERE = -1 }; /* bytes */

struct pf_stream {
    OggVorbis_File file;
    SDL_AudioStream *device; /* takes what was read, gives what the device plays */
    Mix_Chunk silence;
    int channel;
    bool empty; /* nothing more can be read */
    Uint8 still[SILENCE];
};

/* ---- the file: by SDL, which takes a path in UTF-8 everywhere ---- */

static size_t read_file(void *to, size_t size, size_t n, void *file) {
    return SDL_RWread(file, to, size, n);
}

static int seek_file(void *file, ogg_int64_t offset, int whence) {
    return SDL_RWseek(file, offset, whence) < 0 ? -1 : 0;
}

static int close_file(void *file) {
    return SDL_RWclose(file);
}

static long tell_file(void *file) {
    return (long)SDL_RWtell(file);
}

static bool open_file(OggVorbis_File *file, const char *path) {
    const ov_callbacks by_sdl = {read_file, seek_file, close_file, tell_file};
    SDL_RWops *from = SDL_RWFromFile(path, "rb");
    if (from && ov_open_callbacks(from, file, NULL, 0, by_sdl) != 0) {
        SDL_RWclose(from);
        return false;
    }
    return from != NULL;
}

static SDL_AudioStream *to_device(OggVorbis_File *file) {
    const vorbis_info *info = ov_info(file, -1);
    int rate, channels;
    Uint16 format;
    return Mix_QuerySpec(&rate, &format, &channels) == 0
               ? NULL
               : SDL_NewAudioStream(AUDIO_S16SYS, (Uint8)info->channels, (int)info->rate, format, (Uint8)channels,
                                    rate);
}

pf_stream *pf_stream_open(const char *path) {
    pf_stream *s = calloc(1, sizeof *s);
    if (!s || !open_file(&s->file, path)) {
        free(s);
        return NULL;
    }
    s->silence = (Mix_Chunk){0, s->still, SILENCE, MIX_MAX_VOLUME};
    s->channel = NOWHERE;
    s->device = to_device(&s->file);
    if (!s->device) {
        pf_stream_close(s);
        return NULL;
    }
    return s;
}

/* ---- the mixer's thread ---- */

static long decode(pf_stream *s, char piece[READ]) {
    int section;
    return ov_read(&s->file, piece, READ, SDL_BYTEORDER == SDL_BIG_ENDIAN, 2, 1, &section);
}

/* A piece more for the device; at the end of the file it goes on with the beginning. */
static void read_on(pf_stream *s) {
    char piece[READ];
    bool again = false;
    long n = decode(s, piece);
    while (n == OV_HOLE || (n == 0 && !again)) {
        if (n == 0) {
            again = true;
            ov_pcm_seek(&s->file, 0);
        }
        n = decode(s, piece);
    }
    s->empty = n <= 0 || SDL_AudioStreamPut(s->device, piece, (int)n) != 0;
}

static void write_over(int channel, void *heard, int bytes, void *stream) {
    (void)channel;
    pf_stream *s = stream;
    while (!s->empty && SDL_AudioStreamAvailable(s->device) < bytes) {
        read_on(s);
    }
    const int n = SDL_AudioStreamGet(s->device, heard, bytes);
    if (n < bytes) {
        memset((Uint8 *)heard + (n > 0 ? n : 0), 0, (size_t)(bytes - (n > 0 ? n : 0)));
    }
}

/* ---- it plays ---- */

bool pf_stream_begin(pf_stream *s, int channel, int fade_ms) {
    if (Mix_FadeInChannel(channel, &s->silence, -1, fade_ms) < 0) {
        return false;
    }
    s->channel = channel;
    return Mix_RegisterEffect(channel, write_over, NULL, s) != 0;
}

void pf_stream_close(pf_stream *s) {
    if (!s) {
        return;
    }
    if (s->channel != NOWHERE) {
        Mix_HaltChannel(s->channel); /* which forgets its effects */
    }
    SDL_FreeAudioStream(s->device);
    ov_clear(&s->file);
    free(s);
}
