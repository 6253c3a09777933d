/* Two lists side by side: what is asked is sought from where the last one was found. */
#include "platform/recall.h"

#include <string.h>

enum { LOOK_AHEAD = 16 }; /* more that are gone at once are resolved anew for one frame */

void pf_recall_begin(pf_recall *recall) {
    recall->which = 1 - recall->which;
    recall->next = 0;
    recall->n[recall->which] = 0;
}

static bool lies_so(const pf_asked *a, const pf_asked *b) {
    return a->at.x == b->at.x && a->at.y == b->at.y && a->at.w == b->at.w && a->at.h == b->at.h && a->x == b->x &&
           a->y == b->y && a->left == b->left && a->top == b->top && a->u == b->u;
}

static bool equal(const pf_asked *a, const pf_asked *b) {
    return a->kind == b->kind && a->len == b->len && a->style == b->style && a->colour == b->colour &&
           a->tint == b->tint && lies_so(a, b);
}

/* Most have no language. */
static bool is_lang(const char *kept, const char *lang) {
    return *kept == *lang && (*lang == '\0' || strcmp(kept, lang) == 0);
}

static bool is(const pf_recall *recall, const pf_resolved *r, const pf_asked *asked, const char *text,
               const char *lang) {
    const char *kept = recall->text + r->text;
    return equal(&r->asked, asked) && memcmp(kept, text, asked->len) == 0 && is_lang(kept + asked->len, lang);
}

static void ask_again(pf_recall *recall, uint16_t place) {
    int *n = &recall->n[recall->which];
    if (*n < UI_MAX_COMMANDS) {
        recall->list[recall->which][(*n)++] = place;
    }
}

const pf_resolved *pf_recall_find(pf_recall *recall, const pf_asked *asked, const char *text, const char *lang) {
    const uint16_t *before = recall->list[1 - recall->which];
    const int n = recall->n[1 - recall->which];
    for (int i = recall->next; i < n && i < recall->next + LOOK_AHEAD; i++) {
        const pf_resolved *r = &recall->kept[before[i]];
        if (is(recall, r, asked, text, lang)) {
            recall->next = i + 1;
            ask_again(recall, before[i]);
            return r;
        }
    }
    return NULL;
}

static void forget(pf_recall *recall) {
    recall->n[0] = recall->n[1] = 0;
    recall->next = 0;
    recall->n_kept = 0;
    recall->used = 0;
}

void pf_recall_keep(pf_recall *recall, const pf_resolved *resolved, const char *text, const char *lang) {
    const size_t len = resolved->asked.len, more = strlen(lang) + 1;
    if (recall->n_kept == UI_MAX_COMMANDS || len + more > sizeof recall->text - recall->used) {
        forget(recall);
    }
    if (len + more > sizeof recall->text) {
        return;
    }
    pf_resolved *to = &recall->kept[recall->n_kept];
    *to = *resolved;
    to->text = recall->used;
    memcpy(recall->text + recall->used, text, len);
    memcpy(recall->text + recall->used + len, lang, more);
    recall->used += (uint32_t)(len + more);
    ask_again(recall, (uint16_t)recall->n_kept++);
}
