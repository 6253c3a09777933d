/* The list of what is wanted is shared under a lock. A picture that is drawn while another list comes is dropped. */
#include "platform/ahead.h"

#include "platform/pack.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

typedef enum { WAITS, DRAWN, THERE, DONE } progress;

typedef struct {
    pf_picture is;
    progress how;
    pf_image *image; /* of one that is there */
} wanted;

struct pf_ahead {
    const char *data_dir, *kept_dir;
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread;
    bool runs;      /* the thread looks at the list once more */
    unsigned lists; /* so many came */
    int n;
    wanted at[PF_AHEAD];
};

pf_ahead *pf_ahead_new(const char *data_dir, const char *kept_dir) {
    pf_ahead *ahead = calloc(1, sizeof *ahead);
    if (ahead == NULL) {
        return NULL;
    }
    ahead->data_dir = data_dir;
    ahead->kept_dir = kept_dir;
    ahead->lock = SDL_CreateMutex();
    ahead->changed = SDL_CreateCond(); /* NULL: nor are there threads, as in a browser */
    if (ahead->lock == NULL) {
        pf_ahead_free(ahead);
        return NULL;
    }
    return ahead;
}

static wanted *first_that(pf_ahead *ahead, progress how) {
    for (int i = 0; i < ahead->n; i++) {
        if (ahead->at[i].how == how) {
            return &ahead->at[i];
        }
    }
    return NULL;
}

/* ---- the thread ---- */

/* Under the lock, which is open while the picture is drawn. Whoever asks for one that cannot be drawn is told why
 * when he draws it himself. */
static void draw(pf_ahead *ahead, wanted *w) {
    const pf_picture is = w->is;
    const unsigned list = ahead->lists;
    const char *why;
    w->how = DRAWN;
    SDL_UnlockMutex(ahead->lock);
    pf_image *image = pf_packed(pf_kept_make(ahead->kept_dir, ahead->data_dir, &is, &why));
    SDL_LockMutex(ahead->lock);
    if (list != ahead->lists) {
        pf_image_free(image);
        return;
    }
    w->image = image;
    w->how = image != NULL ? THERE : DONE;
    SDL_CondBroadcast(ahead->changed);
}

static int draw_all(void *user) {
    pf_ahead *ahead = user;
    SDL_LockMutex(ahead->lock);
    for (wanted *w; (w = first_that(ahead, WAITS)) != NULL;) {
        draw(ahead, w);
    }
    ahead->runs = false;
    SDL_UnlockMutex(ahead->lock);
    return 0;
}

/* ---- the window ---- */

static bool same(const pf_picture *a, const pf_picture *b) {
    return a->w == b->w && a->h == b->h && a->tint == b->tint && a->cover == b->cover &&
           strcmp(a->name, b->name) == 0;
}

static bool all_same(const pf_ahead *ahead, const pf_picture *is, int n) {
    bool all = ahead->n == n;
    for (int i = 0; i < n && all; i++) {
        all = same(&ahead->at[i].is, &is[i]);
    }
    return all;
}

static void change_list(pf_ahead *ahead, const pf_picture *is, int n) {
    for (int i = 0; i < ahead->n; i++) {
        pf_image_free(ahead->at[i].image);
    }
    for (int i = 0; i < n; i++) {
        ahead->at[i] = (wanted){.is = is[i], .how = WAITS};
    }
    ahead->n = n;
    ahead->lists++;
}

void pf_ahead_want(pf_ahead *ahead, const pf_picture *is, int n) {
    n = n < PF_AHEAD ? n : PF_AHEAD;
    if (all_same(ahead, is, n)) {
        return;
    }
    SDL_LockMutex(ahead->lock);
    change_list(ahead, is, n);
    const bool begins = n > 0 && !ahead->runs && ahead->changed != NULL;
    ahead->runs |= begins;
    SDL_UnlockMutex(ahead->lock);
    if (begins) {
        SDL_WaitThread(ahead->thread, NULL); /* it has ended, or never was */
        ahead->thread = SDL_CreateThread(draw_all, "pictures", ahead);
        if (ahead->thread == NULL) {
            ahead->runs = false;
        }
    }
}

void pf_ahead_free(pf_ahead *ahead) {
    if (ahead == NULL) {
        return;
    }
    pf_ahead_want(ahead, NULL, 0);
    SDL_WaitThread(ahead->thread, NULL);
    SDL_DestroyCond(ahead->changed);
    SDL_DestroyMutex(ahead->lock);
    free(ahead);
}

static pf_image *taken(wanted *w) {
    pf_image *image = w->image;
    w->image = NULL;
    w->how = DONE;
    return image;
}

pf_image *pf_ahead_next(pf_ahead *ahead, pf_picture *is) {
    pf_image *image = NULL;
    SDL_LockMutex(ahead->lock);
    wanted *w = first_that(ahead, THERE);
    if (w != NULL) {
        *is = w->is;
        image = taken(w);
    }
    SDL_UnlockMutex(ahead->lock);
    return image;
}

pf_image *pf_ahead_take(pf_ahead *ahead, const pf_picture *is) {
    pf_image *image = NULL;
    SDL_LockMutex(ahead->lock);
    for (int i = 0; i < ahead->n; i++) {
        wanted *w = &ahead->at[i];
        if (same(&w->is, is)) {
            while (w->how == DRAWN) {
                SDL_CondWait(ahead->changed, ahead->lock);
            }
            image = taken(w);
        }
    }
    SDL_UnlockMutex(ahead->lock);
    return image;
}

void pf_ahead_finish(pf_ahead *ahead) {
    SDL_LockMutex(ahead->lock);
    while (ahead->runs && (first_that(ahead, WAITS) != NULL || first_that(ahead, DRAWN) != NULL)) {
        SDL_CondWait(ahead->changed, ahead->lock);
    }
    SDL_UnlockMutex(ahead->lock);
}
