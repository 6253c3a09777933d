/* Words of a call, and notes, in lines: each sentence on one of its own where that costs none, and no wider than they
 * need. */
#include <stdio.h>
#include <string.h>

#include "ui/rim.h"
#include "werewolf_table_call.h"

/* A note. On a flat table it is read as what stands in the bars. */
ui_label_style werewolf_note_style(const ui_frame *ui) {
    static const float as_in_bars = 18.0f;
    ui_label_style style = UI_STYLE_SMALL;

    style.align = UI_MIDDLE;
    style.size = ui_rim_read(ui, style.size, as_in_bars / ui->text_scale);
    return style;
}

/* Whether a sentence ends before this place, and how many bytes a break takes the place of; -1: none does. */
static int sentence_ends(const char *text, size_t at) {
    if (at > 0 && text[at] == ' ' && strchr(".!?", text[at - 1]) != NULL) {
        return 1;
    }
    return at >= 3 && text[at] != '\0' && memcmp(text + at - 3, "\u3002", 3) == 0 ? 0 : -1;
}

const char *werewolf_by_sentence(ui_draw *d, const ui_label_style *style, float w, const char *text) {
    enum { MOST = 512 };
    const float high = ui_label_height(d->ui, style, w, text) + 0.5f;
    char lines[MOST + 1];
    size_t n = strlen(text);

    if (n >= MOST) {
        return text;
    }
    memcpy(lines, text, n + 1);
    for (size_t at = 0; at < n && n < MOST; at++) {
        const int in_place_of = sentence_ends(lines, at);
        if (in_place_of < 0) {
            continue;
        }
        char before[MOST + 1];
        memcpy(before, lines, n + 1);
        memmove(lines + at + 1, before + at + in_place_of, n + 1 - at - (size_t)in_place_of);
        lines[at] = '\n';
        if (ui_label_height(d->ui, style, w, lines) > high) {
            memcpy(lines, before, n + 1);
        } else {
            n += 1 - (size_t)in_place_of;
        }
    }
    return text_keep(&d->words, lines, n);
}

float werewolf_tight(const ui_draw *d, const ui_label_style *style, float w, const char *text) {
    static const float step = 8.0f, least = 120.0f;
    const float high = ui_label_height(d->ui, style, w, text) + 0.5f;

    while (w - step > least && ui_label_height(d->ui, style, w - step, text) <= high) {
        w -= step;
    }
    return w;
}

const char *werewolf_one_line(text_words *words, const char *text) {
    char line[256];

    snprintf(line, sizeof line, "%s", text);
    for (char *at = strchr(line, '\n'); at != NULL; at = strchr(at, '\n')) {
        if (sentence_ends(line, (size_t)(at - line)) == 0) { /* in some scripts there is no space between sentences */
            memmove(at, at + 1, strlen(at));
        } else {
            *at = ' ';
        }
    }
    return text_keep(words, line, strlen(line));
}
