/* Where words stand in a text, and a line of it around the first one. */
#include "app/rules/rules_found.h"

#include <stdio.h>
#include <string.h>

#include "text/break.h"
#include "ui/widgets.h"

enum { WORD = 96, EXCERPT = 480, LINE = EXCERPT + 16, PLACES = 1024 };

/* ---- finding ---- */

/* The next of the words, or false behind the last one. */
static bool next_word(const char **words, char word[WORD]) {
    const char *from = *words + strspn(*words, " ");
    const size_t len = strcspn(from, " ");
    snprintf(word, WORD, "%.*s", (int)len, from);
    *words = from + len;
    return len > 0;
}

bool rules_holds(const char *text, const char *words) {
    char word[WORD];
    text_found found;
    bool any = false;
    while (next_word(&words, word)) {
        if (!text_find(text, 0, word, &found)) {
            return false;
        }
        any = true;
    }
    return any;
}

int rules_found(const char *text, const char *words, text_found at[RULES_FOUND]) {
    char word[WORD];
    int n = 0;
    while (next_word(&words, word)) {
        for (size_t from = 0; n < RULES_FOUND && text_find(text, from, word, &at[n]); n++) {
            from = at[n].to;
        }
    }
    return n;
}

/* ---- a line of a text ---- */

/* What is shown of a text: a piece that grows from place to place as long as it has room. */
typedef struct {
    const ui_frame *ui;
    const ui_label_style *style;
    float w;
    const char *text;
    size_t len, from, to;
} line;

/* An ellipsis stands apart from words, as they do from each other; where a language has no spaces it does not. */
static void write_line(const line *l, size_t from, size_t to, char out[LINE]) {
    const bool apart = from > 0 && l->text[from - 1] == ' ';
    while (to > from && to < l->len && l->text[to - 1] == ' ') {
        to--;
    }
    const char *before = from == 0 ? "" : apart ? "… " : "…";
    const char *behind = to == l->len ? "" : l->text[to] == ' ' ? " …" : "…";
    snprintf(out, LINE, "%s%.*s%s", before, (int)(to - from), l->text + from, behind);
}

static bool fits(const line *l, size_t from, size_t to) {
    char shown[LINE];
    if (to - from > EXCERPT) {
        return false;
    }
    write_line(l, from, to, shown);
    return ui_label_width(l->ui, l->style, shown) <= l->w;
}

/* Between words: where a line may end, but for hyphens that are not seen. */
static int between_words(const line *l, size_t place[PLACES]) {
    int at[PLACES], n = 0;
    const int all = text_breaks(text_breaker_of(l->ui->words), TEXT_RUNNING, l->text, l->len, at, PLACES - 1);
    place[n++] = 0;
    for (int i = 0; i < all; i++) {
        const size_t to = (size_t)at[i];
        if (to < 2 || memcmp(l->text + to - 2, "\xC2\xAD", 2) != 0) {
            place[n++] = to;
        }
    }
    return n;
}

/* Grows to both sides in turn, word by word, for as long as one has room on either. */
static void grow(line *l, const size_t *place, int n, int left, int right) {
    bool grows = true;
    while (grows) {
        grows = false;
        if (right + 1 < n && fits(l, l->from, place[right + 1])) {
            l->to = place[++right];
            grows = true;
        }
        if (left > 0 && fits(l, place[left - 1], l->to)) {
            l->from = place[--left];
            grows = true;
        }
    }
}

/* From the letters that were found to as many of their word as have room. */
static void cut_word(line *l, size_t from) {
    l->from = from;
    while (l->to > from && !fits(l, from, l->to)) {
        l->to = text_cluster_before(text_breaker_of(l->ui->words), l->text, l->len, l->to - 1);
    }
}

const char *rules_excerpt(ui_draw *d, const ui_label_style *style, float w, const char *text, const char *words) {
    text_found found[RULES_FOUND] = {{0}};
    size_t place[PLACES];
    char shown[LINE];
    line l = {.ui = d->ui, .style = style, .w = w, .text = text, .len = strlen(text)};
    rules_found(text, words, found);
    const int n = between_words(&l, place);
    int left = 0, right = 0;
    while (left + 1 < n && place[left + 1] <= found[0].from) {
        left++;
    }
    while (right + 1 < n && place[right] < found[0].to) {
        right++;
    }
    l.from = place[left];
    l.to = place[right];
    if (fits(&l, l.from, l.to)) {
        grow(&l, place, n, left, right);
    } else {
        cut_word(&l, found[0].from);
    }
    write_line(&l, l.from, l.to, shown);
    return text_keep(&d->words, shown, strlen(shown));
}

/* ---- drawing ---- */

void rules_mark(ui_draw *d, ui_rect letters, ui_colour patch) {
    ui_plate(d, (ui_rect){letters.x - 2, letters.y, letters.w + 3, letters.h}, 29, patch, 0, 0, false);
}
