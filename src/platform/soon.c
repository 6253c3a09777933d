/* A few places under a lock, and a thread that waits for wishes in them from the first one on. */
#include "platform/soon.h"

#include "platform/pack.h"
#include "platform/shape.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 8 };

typedef enum { FREE, WAITS, DRAWN, THERE } progress;

typedef struct {
    progress how;
    pf_wish wish;
    pf_image *image; /* of one that is there */
    char text[PF_SOON_TEXT];
} place;

struct pf_soon {
    const char *data_dir;
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread;
    bool begun, ends;
    uint64_t waited; /* in counts of SDL_GetPerformanceCounter */
    place at[PLACES];
};

pf_soon *pf_soon_new(const char *data_dir) {
    pf_soon *soon = calloc(1, sizeof *soon);
    if (soon == NULL) {
        return NULL;
    }
    soon->data_dir = data_dir;
    soon->lock = SDL_CreateMutex();
    soon->changed = SDL_CreateCond(); /* NULL: nor are there threads, as in a browser */
    if (soon->lock == NULL) {
        pf_soon_free(soon);
        return NULL;
    }
    return soon;
}

static place *first_that(pf_soon *soon, progress how) {
    for (int i = 0; i < PLACES; i++) {
        if (soon->at[i].how == how) {
            return &soon->at[i];
        }
    }
    return NULL;
}

static place *find(pf_soon *soon, uint64_t key) {
    for (int i = 0; i < PLACES; i++) {
        if (soon->at[i].how != FREE && soon->at[i].wish.key == key) {
            return &soon->at[i];
        }
    }
    return NULL;
}

/* ---- the thread ---- */

static pf_image *make(const pf_soon *soon, const pf_wish *wish) {
    const char *why;
    const pf_picture *is = &wish->is;
    const pf_shape shape = {is->name, wish->shape ? strlen(is->name) : 0, wish->du_w, wish->du_h, wish->solid};
    return pf_packed(wish->shape ? pf_shape_make(&shape, is->w, is->h) : pf_picture_make(soon->data_dir, is, &why));
}

/* Under the lock, which is open while the picture is drawn: nobody else changes a place that is being drawn. Whoever
 * asks for one that cannot be drawn is told why when he draws it himself. */
static void draw(pf_soon *soon, place *p) {
    p->how = DRAWN;
    SDL_UnlockMutex(soon->lock);
    pf_image *image = make(soon, &p->wish);
    SDL_LockMutex(soon->lock);
    p->image = image;
    p->how = image != NULL ? THERE : FREE;
    SDL_CondBroadcast(soon->changed);
}

static int draw_wishes(void *user) {
    pf_soon *soon = user;
    SDL_LockMutex(soon->lock);
    while (!soon->ends) {
        place *p = first_that(soon, WAITS);
        if (p != NULL) {
            draw(soon, p);
        } else {
            SDL_CondWait(soon->changed, soon->lock);
        }
    }
    SDL_UnlockMutex(soon->lock);
    return 0;
}

/* ---- the window ---- */

void pf_soon_free(pf_soon *soon) {
    if (soon == NULL) {
        return;
    }
    SDL_LockMutex(soon->lock);
    soon->ends = true;
    SDL_CondBroadcast(soon->changed);
    SDL_UnlockMutex(soon->lock);
    SDL_WaitThread(soon->thread, NULL);
    for (int i = 0; i < PLACES; i++) {
        pf_image_free(soon->at[i].image);
    }
    SDL_DestroyCond(soon->changed);
    SDL_DestroyMutex(soon->lock);
    free(soon);
}

static void put(place *p, const pf_wish *wish, size_t len) {
    memcpy(p->text, wish->is.name, len + 1);
    p->wish = *wish;
    p->wish.is.name = p->text;
    p->how = WAITS;
}

void pf_soon_ask(pf_soon *soon, const pf_wish *wish) {
    const size_t len = strlen(wish->is.name);
    if (!soon->begun && soon->changed != NULL) {
        soon->begun = true;
        soon->thread = SDL_CreateThread(draw_wishes, "soon", soon);
    }
    if (soon->thread == NULL || len >= PF_SOON_TEXT) {
        return;
    }
    SDL_LockMutex(soon->lock);
    place *p = find(soon, wish->key) == NULL ? first_that(soon, FREE) : NULL;
    if (p != NULL) {
        put(p, wish, len);
        SDL_CondBroadcast(soon->changed);
    }
    SDL_UnlockMutex(soon->lock);
}

static pf_image *taken(place *p) {
    pf_image *image = p->image;
    p->image = NULL;
    p->how = FREE;
    return image;
}

pf_image *pf_soon_next(pf_soon *soon, uint64_t *key, pf_effort *effort) {
    pf_image *image = NULL;
    SDL_LockMutex(soon->lock);
    place *p = first_that(soon, THERE);
    if (p != NULL) {
        *key = p->wish.key;
        *effort = p->wish.shape ? PF_SHAPE : PF_DOCUMENT;
        image = taken(p);
    }
    SDL_UnlockMutex(soon->lock);
    return image;
}

pf_image *pf_soon_take(pf_soon *soon, uint64_t key) {
    pf_image *image = NULL;
    SDL_LockMutex(soon->lock);
    place *p = find(soon, key);
    const uint64_t from = SDL_GetPerformanceCounter();
    while (p != NULL && p->how == DRAWN) {
        SDL_CondWait(soon->changed, soon->lock);
    }
    soon->waited += SDL_GetPerformanceCounter() - from;
    if (p != NULL) {
        image = taken(p);
    }
    SDL_UnlockMutex(soon->lock);
    return image;
}

double pf_soon_leave(pf_soon *soon, uint32_t ms) {
    const uint64_t from = SDL_GetTicks64();
    SDL_LockMutex(soon->lock);
    while (first_that(soon, WAITS) != NULL || first_that(soon, DRAWN) != NULL) {
        const uint64_t gone = SDL_GetTicks64() - from;
        if (gone >= ms || SDL_CondWaitTimeout(soon->changed, soon->lock, ms - (uint32_t)gone) != 0) {
            break;
        }
    }
    const double waited = (double)soon->waited / (double)SDL_GetPerformanceFrequency();
    soon->waited = 0;
    SDL_UnlockMutex(soon->lock);
    return waited;
}
