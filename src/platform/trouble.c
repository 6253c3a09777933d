/* Sentences about what failed, each kept until it has been told once. */
#include "platform/trouble.h"

#include "platform/cache.h"

#include <stdio.h>
#include <string.h>

/* Puts `about`, then `why`, where the sentence says {}. */
static void compose(char *out, size_t cap, const char *sentence, const char *about, const char *why) {
    const char *fill[2] = {about, why};
    size_t used = 0;
    int n = 0;
    for (const char *at = sentence; *at && used + 1 < cap;) {
        if (at[0] == '{' && at[1] == '}' && n < 2) {
            int wrote = snprintf(out + used, cap - used, "%s", fill[n++]);
            used = wrote < 0 ? used : used + (size_t)wrote < cap ? used + (size_t)wrote : cap - 1;
            at += 2;
        } else {
            out[used++] = *at++;
        }
    }
    out[used] = '\0';
}

void pf_trouble_add(pf_trouble *trouble, const char *sentence, const char *about, const char *why) {
    uint64_t hash = pf_hash_bytes(PF_HASH_START, sentence, strlen(sentence));
    hash = pf_hash_bytes(hash, about, strlen(about));
    for (int i = 0; i < trouble->n_told; i++) {
        if (trouble->told[i] == hash) {
            return;
        }
    }
    if (trouble->n_told >= PF_TROUBLES || trouble->n_waiting >= PF_TROUBLE_WAITING) {
        return;
    }
    trouble->told[trouble->n_told++] = hash;
    compose(trouble->waiting[trouble->n_waiting++], PF_TROUBLE_BYTES, sentence, about, why);
}

bool pf_trouble_next(pf_trouble *trouble, char *buf, size_t cap) {
    if (trouble->given >= trouble->n_waiting) {
        trouble->given = trouble->n_waiting = 0;
        return false;
    }
    snprintf(buf, cap, "%s", trouble->waiting[trouble->given++]);
    return true;
}
