/* What can be done, as sentences. */
#include "ui/choices.h"

#include <string.h>

#include "ui/card_table.h"

void table_can_say(table_can *c, const char *words) {
    if (words == NULL || words[0] == '\0' || c->n == TABLE_CHOICES) {
        return;
    }
    for (int i = 0; i < c->n; i++) {
        if (strcmp(c->out[i], words) == 0) {
            return;
        }
    }
    c->out[c->n++] = words;
}

void table_can_key(table_can *c, const char *key) {
    table_can_say(c, text_say(c->w, key));
}

void table_can_none(table_can *c, const table_ui *t) {
    if (t->frame != TABLE_PUBLIC) {
        table_can_key(c, "play.can.look");
    }
}

void table_can_choose(table_can *c, const char *names) {
    if (names != NULL) {
        table_can_say(c, TEXT_SAY(c->w, "play.can.choose", TEXT_STR("names", names)));
    }
}

void table_can_not(table_can *c, const char *names, const char *why) {
    if (names != NULL && why != NULL) {
        table_can_say(c, TEXT_SAY(c->w, "play.can.not", TEXT_STR("names", names), TEXT_STR("why", why)));
    }
}

const char *table_can_and(table_can *c, const char *names, const char *name) {
    return table_and(c->w, names, name);
}
