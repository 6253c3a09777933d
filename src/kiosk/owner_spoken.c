/* The languages of the house, as its owner sets them. */
#include <stdio.h>
#include <string.h>

#include "kiosk/owner_inside.h"

bool owner_speaks(const kiosk_wishes *w, const char *tag) {
    for (int i = 0; i < w->n_languages; i++) {
        if (strcmp(w->language[i], tag) == 0) {
            return true;
        }
    }
    return w->n_languages == 0;
}

int owner_spoken(const owner_view *v, const kiosk_wishes *w) {
    int n = 0;
    for (int i = 0; i < v->all.n; i++) {
        n += owner_speaks(w, v->all.tag[i]);
    }
    return n;
}

int owner_first_spoken(const owner_view *v, const kiosk *k) {
    const char *tag = k->wishes.first[0] != '\0' ? k->wishes.first : k->lang;
    for (int i = 0, n = 0; i < v->all.n; i++) {
        if (strcmp(v->all.tag[i], tag) == 0) {
            return n;
        }
        n += owner_speaks(&k->wishes, v->all.tag[i]);
    }
    return 0;
}

const char *owner_nth_spoken(const owner_view *v, const kiosk_wishes *w, int nth) {
    for (int i = 0; i < v->all.n; i++) {
        if (owner_speaks(w, v->all.tag[i]) && nth-- == 0) {
            return v->all.tag[i];
        }
    }
    return v->all.tag[0];
}

/* All are written as none: a language that comes with a later version is spoken as well. */
void owner_set_spoken(const owner_view *v, kiosk_wishes *w, int which, bool on) {
    const kiosk_wishes before = *w;
    w->n_languages = 0;
    for (int i = 0; i < v->all.n && w->n_languages < WISH_LANGUAGES; i++) {
        if (i == which ? on : owner_speaks(&before, v->all.tag[i])) {
            snprintf(w->language[w->n_languages++], WISH_TAG, "%s", v->all.tag[i]);
        }
    }
    if (w->first[0] != '\0' && !owner_speaks(w, w->first)) {
        w->first[0] = '\0';
    }
    w->n_languages = w->n_languages == v->all.n ? 0 : w->n_languages;
}
