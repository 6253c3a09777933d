/* The painter's cache: pictures in buckets by key; and the hash that keys are made of. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "platform/cache.h"

#include <stdlib.h>
#include <string.h>

enum { ENTRIES = 4096, BUCKETS = 8192, NONE = -1 };
enum { RECENT = 256 }; /* uses: what was among them is in the pictures that are shown now */

typedef struct {
    uint64_t key;
    pf_image *image;      /* NULL: free */
    uint64_t value;       /* effort for a byte of it */
    uint64_t worth, used; /* the least goes first; of equal ones that which was used before */
    int next;             /* in the bucket, or of the free ones */
} entry;

/* What is used is worth its value more than what was given up last, so that it can be overtaken by those that are
 * used after it (Cao and Irani's greedy dual size). */
struct pf_cache {
    size_t bytes, limit;
    uint64_t given_up;    /* worth of the last */
    uint64_t uses, began; /* so many before this frame */
    int bucket[BUCKETS];
    int unused, reached; /* entries beyond were never used */
    entry at[ENTRIES];
};

uint64_t pf_hash_bytes(uint64_t hash, const void *data, size_t len) {
    return XXH3_64bits_withSeed(data, len, hash);
}

uint64_t pf_hash_number(uint64_t hash, uint64_t number) {
    hash ^= number * 0x9E3779B97F4A7C15u;
    hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9u;
    hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EBu;
    return hash ^ (hash >> 31);
}

pf_cache *pf_cache_new(size_t bytes) {
    pf_cache *cache = calloc(1, sizeof *cache);
    if (!cache) {
        return NULL;
    }
    cache->limit = bytes;
    cache->began = UINT64_MAX; /* no frame yet */
    for (int i = 0; i < BUCKETS; i++) {
        cache->bucket[i] = NONE;
    }
    for (int i = 0; i < ENTRIES; i++) {
        cache->at[i].next = i + 1 < ENTRIES ? i + 1 : NONE;
    }
    return cache;
}

void pf_cache_free(pf_cache *cache) {
    if (!cache) {
        return;
    }
    for (int i = 0; i < cache->reached; i++) {
        pf_image_free(cache->at[i].image);
    }
    free(cache);
}

void pf_cache_bound(pf_cache *cache, size_t bytes) {
    cache->limit = bytes;
}

void pf_cache_begin(pf_cache *cache) {
    cache->began = cache->uses;
}

static int *bucket_of(pf_cache *cache, uint64_t key) {
    return &cache->bucket[key % BUCKETS];
}

/* 0: nobody has asked for it since long, or what moved has another size since; 2: for this frame. */
static int asked(const pf_cache *cache, const entry *e) {
    if (e->value == 0 && e->used < cache->began) {
        return 0;
    }
    return e->used > cache->began ? 2 : e->used + RECENT >= cache->uses;
}

static bool goes_before(const pf_cache *cache, const entry *e, const entry *l) {
    const int mine = asked(cache, e), other = asked(cache, l);
    if (mine != other) {
        return mine < other;
    }
    return e->worth < l->worth || (e->worth == l->worth && e->used < l->used);
}

/* NONE when there is none at all. Two that are in every picture must not drive each other out. */
static int least_missed(const pf_cache *cache) {
    int least = NONE;
    for (int i = 0; i < cache->reached; i++) {
        const entry *e = &cache->at[i];
        if (e->image && (least == NONE || goes_before(cache, e, &cache->at[least]))) {
            least = i;
        }
    }
    return least;
}

static void give_up(pf_cache *cache, int i) {
    entry *e = &cache->at[i];
    int *from = bucket_of(cache, e->key);
    while (*from != i) {
        from = &cache->at[*from].next;
    }
    *from = e->next;
    cache->given_up = e->worth;
    cache->bytes -= pf_image_bytes(e->image);
    pf_image_free(e->image);
    e->image = NULL;
    e->next = cache->unused;
    cache->unused = i;
}

static void use(pf_cache *cache, entry *e) {
    e->worth = cache->given_up + e->value;
    e->used = ++cache->uses;
}

static entry *find(pf_cache *cache, uint64_t key) {
    for (int i = *bucket_of(cache, key); i != NONE; i = cache->at[i].next) {
        if (cache->at[i].key == key) {
            return &cache->at[i];
        }
    }
    return NULL;
}

void pf_cache_shown(pf_cache *cache, uint64_t key) {
    entry *e = find(cache, key);

    if (e != NULL && e->used < cache->began) {
        e->worth = cache->given_up + e->value;
        e->used = cache->began;
    }
}

const pf_image *pf_cache_get(pf_cache *cache, uint64_t key) {
    entry *e = find(cache, key);

    if (e != NULL) {
        use(cache, e);
    }
    return e != NULL ? e->image : NULL;
}

static uint64_t value_of(const pf_image *image, pf_effort effort) {
    const uint64_t fine = 256, pixels = (uint64_t)image->w * (uint64_t)image->h;
    return fine * effort * pixels * (image->cover ? 1 : sizeof(uint32_t)) / pf_image_bytes(image);
}

const pf_image *pf_cache_put(pf_cache *cache, uint64_t key, pf_image *image, pf_effort effort) {
    const pf_image *there = pf_cache_get(cache, key);
    if (there) {
        pf_image_free(image);
        return there;
    }
    cache->bytes += pf_image_bytes(image);
    for (int i; (cache->bytes > cache->limit || cache->unused == NONE) && (i = least_missed(cache)) != NONE;) {
        give_up(cache, i);
    }
    const int i = cache->unused;
    entry *e = &cache->at[i];
    cache->unused = e->next;
    cache->reached = i >= cache->reached ? i + 1 : cache->reached;
    e->key = key;
    e->image = image;
    e->value = value_of(image, effort);
    e->next = *bucket_of(cache, key);
    *bucket_of(cache, key) = i;
    use(cache, e);
    return image;
}
