/* A stable sort, as glibc's is: what compares as the same stays in its order. Windows' own mixes it. */
#include <stdlib.h>
#include <string.h>

typedef int comparing(const void *, const void *);

/* Without memory for merging: slow, and the same. */
static void insert(char *base, size_t n, size_t size, comparing *compare) {
    for (size_t i = 1; i < n; i++) {
        for (char *at = base + i * size; at > base && compare(at - size, at) > 0; at -= size) {
            for (size_t k = 0; k < size; k++) {
                const char kept = at[k];
                at[k] = at[k - size];
                at[k - size] = kept;
            }
        }
    }
}

static void merge(char *base, size_t n, size_t size, comparing *compare, char *room) {
    if (n < 2) {
        return;
    }
    const size_t half = n / 2;
    char *right = base + half * size, *end = base + n * size, *out = base;
    merge(base, half, size, compare, room);
    merge(right, n - half, size, compare, room);
    memcpy(room, base, half * size);
    for (char *left = room, *left_end = room + half * size; left < left_end; out += size) {
        char **from = right < end && compare(left, right) > 0 ? &right : &left;
        memmove(out, *from, size);
        *from += size;
    }
}

void qsort(void *base, size_t n, size_t size, comparing *compare) {
    char *room = n > 1 ? malloc((n / 2) * size) : NULL;
    if (room != NULL) {
        merge(base, n, size, compare, room);
    } else {
        insert(base, n, size, compare);
    }
    free(room);
}
