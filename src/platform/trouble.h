/* What failed along the way, each told once. */
#ifndef NT_PLATFORM_TROUBLE_H
#define NT_PLATFORM_TROUBLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PF_TROUBLES = 64, PF_TROUBLE_BYTES = 240, PF_TROUBLE_WAITING = 16 };

typedef struct {
    uint64_t told[PF_TROUBLES]; /* hashes of sentences */
    int n_told;
    char waiting[PF_TROUBLE_WAITING][PF_TROUBLE_BYTES];
    int n_waiting, given;
} pf_trouble;

/* A sentence; `about` and `why` stand where it says {}. Dropped when it was told before, or too many wait. */
void pf_trouble_add(pf_trouble *, const char *sentence, const char *about, const char *why);
bool pf_trouble_next(pf_trouble *, char *buf, size_t cap);

#endif
