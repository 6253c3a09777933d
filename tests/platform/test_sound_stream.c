/* A recording that is read while it is heard: what the device gets is the recording, over and over, without a gap;
 * and what a damaged file is. Heard on SDL's device that writes a file, which does not wait for the clock. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <SDL.h>
#include <SDL_mixer.h>

#include "platform/sound_stream.h"

#define RECORDING NT_SOURCE_DIR "/assets/sounds/knock.ogg"

enum { LANE = 1, FRAMES = 44100 * 5, BUFFER = 1024, ROUNDING = 2 };

/* Several runs at once share the folder they work in. */
static char folder[] = "/tmp/nt-stream-XXXXXX", damaged[sizeof folder + 16];

typedef struct {
    int16_t at[FRAMES * 2]; /* left and right in turn */
    int n;
    SDL_atomic_t begun;
    SDL_sem *full;
} heard;

static bool is_silent(const Uint8 *bytes, int n) {
    int i = 0;
    while (i < n && bytes[i] == 0) {
        i++;
    }
    return i == n;
}

/* The device waits for nobody: what it plays before the stream has begun is not kept. */
static void hear(void *udata, Uint8 *bytes, int n_bytes) {
    heard *h = udata;
    const int n = n_bytes / (int)sizeof h->at[0];
    if (SDL_AtomicGet(&h->begun) == 0 && is_silent(bytes, n_bytes)) {
        return;
    }
    SDL_AtomicSet(&h->begun, 1);
    if (h->n + n <= FRAMES * 2) {
        memcpy(h->at + h->n, bytes, (size_t)n_bytes);
        h->n += n;
    } else {
        SDL_SemPost(h->full);
    }
}

/* What the device gets from the stream's first sample on, however long this thread rests in between. */
static heard *listen(pf_stream *stream) {
    heard *h = calloc(1, sizeof *h);
    assert_non_null(h);
    h->full = SDL_CreateSemaphore(0);
    Mix_SetPostMix(hear, h);
    assert_true(pf_stream_begin(stream, LANE, 0));
    SDL_AtomicSet(&h->begun, 1);
    SDL_SemWait(h->full);
    Mix_SetPostMix(NULL, NULL);
    SDL_DestroySemaphore(h->full);
    return h;
}

static int leading_silence(const int16_t *at, int n) {
    int i = 0;
    while (i < n && at[i] == 0) {
        i++;
    }
    return i;
}

static int open_device(void **state) {
    (void)state;
    if (mkdtemp(folder) == NULL) {
        return -1;
    }
    snprintf(damaged, sizeof damaged, "%s/damaged.ogg", folder);
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", "/dev/null", 1);
    setenv("SDL_DISKAUDIODELAY", "0", 1);
    Mix_Init(MIX_INIT_OGG);
    return SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 ? Mix_OpenAudio(44100, AUDIO_S16SYS, 2, BUFFER) : -1;
}

static int close_device(void **state) {
    (void)state;
    remove(damaged);
    remove(folder);
    Mix_CloseAudio();
    Mix_Quit();
    SDL_Quit();
    return 0;
}

static void it_is_the_recording_over_and_over(void **state) {
    (void)state;
    Mix_Chunk *whole = Mix_LoadWAV(RECORDING);
    pf_stream *stream = pf_stream_open(RECORDING);
    assert_non_null(whole);
    assert_non_null(stream);
    heard *h = listen(stream);
    int16_t *expected = malloc(whole->alen); /* the chunk's own bytes need not lie as samples do */
    assert_non_null(expected);
    memcpy(expected, whole->abuf, whole->alen);
    const int length = (int)whole->alen / (int)sizeof expected[0];
    const int from =
        leading_silence(h->at, h->n) - leading_silence(expected, length); /* the device had begun before */
    assert_true(from + 3 * length < h->n);
    int largest = 0;
    for (int i = from < 0 ? -from : 0; i < 3 * length; i++) {
        assert_in_range(h->at[from + i] - expected[i % length] + ROUNDING, 0, 2 * ROUNDING);
        largest = abs(expected[i % length]) > largest ? abs(expected[i % length]) : largest;
    }
    assert_true(largest > 1000);
    pf_stream_close(stream);
    assert_int_equal(Mix_Playing(LANE), 0);
    Mix_FreeChunk(whole);
    free(expected);
    free(h);
}

static void write_damaged(long from, long bytes) {
    static unsigned char file[1 << 20];
    FILE *in = fopen(RECORDING, "rb"), *out = fopen(damaged, "wb");
    assert_non_null(in);
    assert_non_null(out);
    const size_t n = fread(file, 1, sizeof file, in);
    assert_true((size_t)(from + bytes) <= n);
    memset(file + from, 0x55, (size_t)bytes);
    assert_int_equal(fwrite(file, 1, n, out), n);
    fclose(in);
    fclose(out);
}

static void what_is_no_recording_is_refused(void **state) {
    (void)state;
    assert_null(pf_stream_open(NT_SOURCE_DIR "/assets/sounds/no_such.ogg"));
    assert_null(pf_stream_open(NT_SOURCE_DIR "/README.md"));
    write_damaged(0, 4000);
    assert_null(pf_stream_open(damaged));
    pf_stream_close(NULL);
}

/* It sounds before what is damaged and does not end there. */
static void what_is_damaged_within_is_left_out(void **state) {
    (void)state;
    write_damaged(8000, 2500);
    pf_stream *stream = pf_stream_open(damaged);
    assert_non_null(stream);
    heard *h = listen(stream);
    assert_int_equal(Mix_Playing(LANE), 1);
    assert_true(leading_silence(h->at, h->n) < h->n / 2);
    assert_true(leading_silence(h->at + h->n * 2 / 3, h->n / 3) < h->n / 3);
    pf_stream_close(stream);
    free(h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_the_recording_over_and_over),
        cmocka_unit_test(what_is_no_recording_is_refused),
        cmocka_unit_test(what_is_damaged_within_is_left_out),
    };
    return cmocka_run_group_tests(tests, open_device, close_device);
}
