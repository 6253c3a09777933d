/* Where a lesson stands. */
#include "app/lessons/lesson_scene.h"

#include <stdio.h>

const lesson_step *lesson_step_of(const lesson_scene *s) {
    return &s->l->step[s->step];
}

bool lesson_asks(const lesson_scene *s) {
    const lesson_kind kind = lesson_step_of(s)->kind;
    return s->arrived && !s->tried && (kind == LESSON_DO || kind == LESSON_TRY);
}

bool lesson_is_last(const lesson_scene *s) {
    return s->step == s->l->n - 1;
}

void lesson_key_of(const lesson_scene *s, const char *word, char key[LESSON_CATALOGUE_KEY]) {
    snprintf(key, LESSON_CATALOGUE_KEY, "lesson.%s.%s", s->id, word);
}
