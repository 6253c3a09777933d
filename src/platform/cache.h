/* Pictures that were made once: found again by a 64-bit key. When they weigh too much, that one is given up first
 * whose making takes least for the room that it has, and that was not used for longest. */
#ifndef NT_PLATFORM_CACHE_H
#define NT_PLATFORM_CACHE_H

#include "platform/image.h"

typedef struct pf_cache pf_cache;

/* NULL on no memory. `bytes` bounds the pictures kept. */
pf_cache *pf_cache_new(size_t bytes);
void pf_cache_free(pf_cache *);
/* Another bound, from the next pf_cache_put on. */
void pf_cache_bound(pf_cache *, size_t bytes);
/* Another frame begins: what is used from now on is given up only when there is nothing else, so that what one frame
 * needs is made once in it. */
void pf_cache_begin(pf_cache *);
/* It is on the frame, though it need not be laid again: it is not given up before what was laid for frames before. */
void pf_cache_shown(pf_cache *, uint64_t key);
/* NULL when it is not there. The picture stays the cache's and is valid until the next pf_cache_put. */
const pf_image *pf_cache_get(pf_cache *, uint64_t key);
/* How long a pixel takes to make, beside others. */
typedef enum {
    PF_MOVED = 0,    /* of another size in a moment: kept for a moment, and nothing else is given up sooner for it */
    PF_LAID = 1,     /* put together from other pictures that are there, and turned */
    PF_SHAPE = 2,    /* a few lines */
    PF_DOCUMENT = 4, /* a whole document, or letters */
    PF_AWAITED = 16, /* a ground that was drawn ahead: until it comes, pages that were left are given up */
} pf_effort;

/* Takes the picture over, and returns it. A key that is there already keeps its old picture. */
const pf_image *pf_cache_put(pf_cache *, uint64_t key, pf_image *, pf_effort);

/* Keys of 64 bits, for this run of the program alone. Two different things with one key would need 2^32 pictures to
 * expect.
 */
#define PF_HASH_START 0xCBF29CE484222325u
uint64_t pf_hash_bytes(uint64_t hash, const void *, size_t);
uint64_t pf_hash_number(uint64_t hash, uint64_t number);

#endif
