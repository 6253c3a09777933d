/* The painter's cache: pictures in buckets by key and in a chain by age; and the hash that keys are made of. */
#include "platform/cache.h"

#include <stdlib.h>

enum { ENTRIES = 4096, BUCKETS = 8192, NONE = -1 };

typedef enum { OTHER, GROUND, TURNED, SORTS } sort;

typedef struct {
    uint64_t key;
    pf_image *image;
    sort is;
    int next;         /* in the bucket, or of the free ones */
    int newer, older; /* in order of use */
} entry;

struct pf_cache {
    size_t bytes, limit;
    size_t of[SORTS]; /* bytes */
    int bucket[BUCKETS];
    int newest, oldest, unused;
    entry at[ENTRIES];
};

uint64_t pf_hash_bytes(uint64_t hash, const void *data, size_t len) {
    const unsigned char *byte = data;
    for (size_t i = 0; i < len; i++) {
        hash = (hash ^ byte[i]) * 0x100000001B3u;
    }
    return hash;
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
    cache->newest = cache->oldest = NONE;
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
    for (int i = cache->newest; i != NONE; i = cache->at[i].older) {
        pf_image_free(cache->at[i].image);
    }
    free(cache);
}

static int *bucket_of(pf_cache *cache, uint64_t key) {
    return &cache->bucket[key % BUCKETS];
}

static void unlink_use(pf_cache *cache, int i) {
    entry *e = &cache->at[i];
    *(e->newer == NONE ? &cache->newest : &cache->at[e->newer].older) = e->older;
    *(e->older == NONE ? &cache->oldest : &cache->at[e->older].newer) = e->newer;
}

static void link_newest(pf_cache *cache, int i) {
    entry *e = &cache->at[i];
    e->newer = NONE;
    e->older = cache->newest;
    *(e->older == NONE ? &cache->oldest : &cache->at[e->older].newer) = i;
    cache->newest = i;
}

/* Grounds take longest to make and come back with every morning, what was turned is turned again in a moment, and is
 * many: a flight has one for each angle. */
static bool is_missed_less(const pf_cache *cache, const entry *e) {
    if (cache->of[TURNED] > cache->limit / 4) {
        return e->is == TURNED;
    }
    return (e->is == GROUND) == (cache->of[GROUND] > cache->limit / 2);
}

static int least_missed(const pf_cache *cache) {
    int i = cache->oldest;
    while (i != NONE && !is_missed_less(cache, &cache->at[i])) {
        i = cache->at[i].newer;
    }
    return i != NONE ? i : cache->oldest;
}

static void give_up_one(pf_cache *cache) {
    const int i = least_missed(cache);
    entry *e = &cache->at[i];
    int *from = bucket_of(cache, e->key);
    while (*from != i) {
        from = &cache->at[*from].next;
    }
    *from = e->next;
    unlink_use(cache, i);
    cache->bytes -= pf_image_bytes(e->image);
    cache->of[e->is] -= pf_image_bytes(e->image);
    pf_image_free(e->image);
    e->image = NULL;
    e->next = cache->unused;
    cache->unused = i;
}

const pf_image *pf_cache_get(pf_cache *cache, uint64_t key) {
    for (int i = *bucket_of(cache, key); i != NONE; i = cache->at[i].next) {
        if (cache->at[i].key != key) {
            continue;
        }
        unlink_use(cache, i);
        link_newest(cache, i);
        return cache->at[i].image;
    }
    return NULL;
}

const pf_image *pf_cache_put(pf_cache *cache, uint64_t key, pf_image *image, bool turned) {
    const pf_image *there = pf_cache_get(cache, key);
    if (there) {
        pf_image_free(image);
        return there;
    }
    cache->bytes += pf_image_bytes(image);
    while (cache->oldest != NONE && (cache->bytes > cache->limit || cache->unused == NONE)) {
        give_up_one(cache);
    }
    int i = cache->unused;
    entry *e = &cache->at[i];
    cache->unused = e->next;
    e->key = key;
    e->image = image;
    e->is = turned ? TURNED : image->opaque ? GROUND : OTHER;
    cache->of[e->is] += pf_image_bytes(image);
    e->next = *bucket_of(cache, key);
    *bucket_of(cache, key) = i;
    link_newest(cache, i);
    return image;
}
