/* Two lists side by side: what is asked is sought from where the last one was found. */
#include "platform/recall.h"

#include <string.h>

enum { LOOK_AHEAD = 16 }; /* more that are gone at once are resolved anew for one frame */

void pf_recall_begin(pf_recall *recall) {
    recall->which = 1 - recall->which;
    recall->next = 0;
    recall->list[recall->which].n = 0;
    recall->list[recall->which].used = 0;
}

static bool lies_so(const pf_asked *a, const pf_asked *b) {
    return a->at.x == b->at.x && a->at.y == b->at.y && a->at.w == b->at.w && a->at.h == b->at.h && a->x == b->x &&
           a->y == b->y && a->left == b->left && a->top == b->top && a->u == b->u;
}

static bool equal(const pf_asked *a, const pf_asked *b) {
    return a->kind == b->kind && a->len == b->len && a->style == b->style && a->colour == b->colour &&
           a->tint == b->tint && lies_so(a, b);
}

static bool is(const pf_resolved_list *list, const pf_resolved *r, const pf_asked *asked, const char *text,
               const char *lang) {
    const char *kept = list->text + r->text;
    return equal(&r->asked, asked) && memcmp(kept, text, asked->len) == 0 && strcmp(kept + asked->len, lang) == 0;
}

const pf_resolved *pf_recall_find(pf_recall *recall, const pf_asked *asked, const char *text, const char *lang) {
    const pf_resolved_list *before = &recall->list[1 - recall->which];
    for (int i = recall->next; i < before->n && i < recall->next + LOOK_AHEAD; i++) {
        if (is(before, &before->at[i], asked, text, lang)) {
            recall->next = i + 1;
            return &before->at[i];
        }
    }
    return NULL;
}

void pf_recall_keep(pf_recall *recall, const pf_resolved *resolved, const char *text, const char *lang) {
    pf_resolved_list *now = &recall->list[recall->which];
    const size_t len = resolved->asked.len, more = strlen(lang) + 1;
    if (now->n == UI_MAX_COMMANDS || len + more > sizeof now->text - now->used) {
        return;
    }
    pf_resolved *to = &now->at[now->n++];
    to->asked = resolved->asked;
    to->text = now->used;
    to->at = resolved->at;
    to->bounds = resolved->bounds;
    to->picture = resolved->picture;
    to->shows = resolved->shows;
    memcpy(now->text + now->used, text, len);
    memcpy(now->text + now->used + len, lang, more);
    now->used += (uint32_t)(len + more);
}
