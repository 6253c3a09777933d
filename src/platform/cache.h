/* Pictures that were made once: found again by a 64-bit key, the least used given up first when they weigh too much.
 * Those that let nothing through (grounds) go last while they are not more than half of it, those that were turned
 * (soon turned again) first while they are more than a quarter. */
#ifndef NT_PLATFORM_CACHE_H
#define NT_PLATFORM_CACHE_H

#include "platform/image.h"

typedef struct pf_cache pf_cache;

/* NULL on no memory. `bytes` bounds the pictures kept. */
pf_cache *pf_cache_new(size_t bytes);
void pf_cache_free(pf_cache *);
/* NULL when it is not there. The picture stays the cache's and is valid until the next pf_cache_put. */
const pf_image *pf_cache_get(pf_cache *, uint64_t key);
/* Takes the picture over, and returns it. A key that is there already keeps its old picture. */
const pf_image *pf_cache_put(pf_cache *, uint64_t key, pf_image *, bool turned);

/* Keys: FNV-1a over 64 bits, mixed at the end. Two different things with one key would need 2^32 pictures to expect.
 */
#define PF_HASH_START 0xCBF29CE484222325u
uint64_t pf_hash_bytes(uint64_t hash, const void *, size_t);
uint64_t pf_hash_number(uint64_t hash, uint64_t number);

#endif
