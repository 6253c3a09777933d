/* What still lies over the table where it differs from the list before. */
#ifndef NT_TESTS_APP_LAID_H
#define NT_TESTS_APP_LAID_H

#include "app/app_state.h"

static inline bool lies_on_a_sentence(const app *a, const ui_command *c) {
    int i = 0;
    while (i < a->rise.n_sentences && a->rise.sentence[i].y != c->at.y) {
        i++;
    }
    return i < a->rise.n_sentences;
}

/* 0..1 of the strength of the parts of the list before, beside the sentence of the apron; 0: none is left. */
static inline float laid_left(const app *a) {
    const ui_draw *d = a->shown;
    float left = 0.0f;
    for (int i = 0, depth = 0; i + 1 < d->n; i++) {
        const ui_command *c = &d->command[i];
        const bool begins = c->kind == UI_GROUP || c->kind == UI_PLACE;
        if (depth == 0 && c->kind == UI_GROUP && c[1].kind == UI_GROUP && c[1].cuts && !lies_on_a_sentence(a, c)) {
            left = (float)(c->colour >> 24) / 255.0f;
        }
        depth += begins - (c->kind == UI_GROUP_END);
    }
    return left;
}

#endif
