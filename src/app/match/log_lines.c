/* The log, line by line, and as plain text. */
#include "app/match/log_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/table/stands.h"
#include "engine/match.h"
#include "proof/commitment.h"

static const nt_table *table_of(const log_lines *l) {
    return app_director_table(l->a->table);
}

static bool keeps_all(const app *a) {
    const char *name = app_director_table(a->table)->log_option;
    return name == NULL ||
           nt_match_config(app_director_match(a->table))->opt[nt_option_find(app_director_game(a->table), name)] != 0;
}

/* The end was shown to its last step: nothing of the match is a secret any more. */
static bool is_open(const app *a) {
    return nt_match_over(app_director_match(a->table)) && (a->end.whole || a->end.again);
}

static const char *opening(const log_lines *l, int line, text_words *words) {
    return app_is_hosted(l->a) ? l->a->hosting->opening(l->a, l->seat, line, words) : NULL;
}

static const char *opened(const log_lines *l, int line, text_words *words) {
    const nt_table *table = table_of(l);
    return is_open(l->a) && table->opened ? table->opened(l->view, l->seat, line, words) : NULL;
}

static int lines_of(const log_lines *l, const char *(*line)(const log_lines *, int, text_words *),
                    text_words *words) {
    const size_t used = words->used;
    int n = 0;
    while (line(l, n, words) != NULL) {
        words->used = used;
        n++;
    }
    return n;
}

void log_lines_begin(log_lines *l, const app *a, text_words *words) {
    const app_seating *seating = app_director_seating(a->table);
    *l = (log_lines){.a = a,
                     .port = app_director_port(a->table, NT_SPECTATOR),
                     .view = app_director_told_view(a->table, NT_SPECTATOR),
                     .seats = seating->n,
                     .keeps_all = keeps_all(a),
                     .told = app_director_told(a->table, stands_time(a)),
                     .sealed = nt_match_commitment(app_director_match(a->table))->code[0] != '\0'};
    for (int i = 0; i < seating->n; i++) {
        l->seat[i] = seating->seat[i];
        app_seat_name(&seating->seat[i], words->from, l->seat[i].name, sizeof l->seat[i].name);
    }
    l->opening = lines_of(l, opening, words);
    l->opened = lines_of(l, opened, words);
}

int log_lines_count(const log_lines *l) {
    return l->opened + l->opening + l->told;
}

/* The i-th event, from the first. */
static const char *event(log_lines *l, int i, text_words *words) {
    l->event = nt_port_event(l->port, i);
    const table_telling telling = {l->view, l->seat, &l->event, false};
    return table_of(l)->sentence(&telling, words);
}

/* Which event a line tells of, from the first; -1: of none. */
static int event_of(const log_lines *l, int line) {
    const int i = line - l->opened - l->opening;
    return i < 0 || i >= l->told ? -1 : i;
}

const char *log_line(log_lines *l, int i, text_words *words) {
    const int of = event_of(l, i);
    return i < l->opened ? opened(l, i, words) : of >= 0 ? event(l, of, words) : opening(l, i - l->opened, words);
}

/* Inside a longer word it is no name. */
static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static const char *name_in(const char *text, const char *name) {
    const size_t len = strlen(name);
    for (const char *at = strstr(text, name); at != NULL && len > 0; at = strstr(at + 1, name)) {
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[len])) {
            return at;
        }
    }
    return NULL;
}

uint8_t log_line_seat(const log_lines *l, const char *text) {
    uint8_t found = NT_SPECTATOR;
    const char *first = NULL;
    for (int i = 0; i < l->seats; i++) {
        const char *at = name_in(text, l->seat[i].name);
        const bool longer = at != NULL && at == first && strlen(l->seat[i].name) > strlen(l->seat[found].name);
        if (at != NULL && (first == NULL || at < first || longer)) {
            first = at;
            found = (uint8_t)i;
        }
    }
    return found;
}

uint8_t log_line_other(const log_lines *l, const char *text, uint8_t seat) {
    const char *at = seat < l->seats ? name_in(text, l->seat[seat].name) : NULL;
    return at != NULL ? log_line_seat(l, at + strlen(l->seat[seat].name)) : NT_SPECTATOR;
}

const char *log_line_sign(log_lines *l, int i) {
    const int of = event_of(l, i);
    if (of < 0) {
        return NULL;
    }
    l->event = nt_port_event(l->port, of);
    const char *sound = table_of(l)->show(&l->event).sound;
    return sound == NULL ? NULL : strcmp(sound, "dusk") == 0 ? "moon" : strcmp(sound, "cock") == 0 ? "sun" : NULL;
}

/* What was secret begins with a line for each player. */
bool log_line_begins(log_lines *l, int i) {
    const int of = event_of(l, i);
    if (i == 0 || i < l->opened) {
        return i > 0 && i == l->seats;
    }
    if (log_line_sign(l, i) != NULL || (l->opened > 0 && i == l->opened)) {
        return true;
    }
    const nt_table *table = table_of(l);
    return of >= 0 && table->begins != NULL && table->begins(&l->event);
}

const char *log_event_figure(const log_lines *l) {
    return table_of(l)->figure != NULL ? table_of(l)->figure(&l->event) : NULL;
}

ui_colour log_event_tint(const log_lines *l) {
    return table_of(l)->tint != NULL ? table_of(l)->tint(&l->event) : 0;
}

int log_event_card(const log_lines *l) {
    return table_of(l)->card != NULL ? table_of(l)->card(&l->event) : -1;
}

const char *log_line_figure(log_lines *l, int i) {
    const int of = event_of(l, i);
    if (of < 0) {
        return NULL;
    }
    l->event = nt_port_event(l->port, of);
    return log_event_figure(l);
}

const char *log_newest(log_lines *l, text_words *words) {
    for (int i = l->told - 1; i >= 0; i--) {
        const char *sentence = event(l, i, words);
        if (sentence != NULL && sentence[0] != '\0') {
            return sentence;
        }
    }
    return NULL;
}

const char *log_seal(const log_lines *l, text_words *words) {
    const nt_match *match = app_director_match(l->a->table);
    const nt_commitment *shown = nt_match_commitment(match);
    if (!l->sealed) {
        return NULL;
    }
    if (!is_open(l->a)) {
        return TEXT_SAY(words, "log.seal", TEXT_STR("code", shown->code));
    }
    return TEXT_SAY(words, commitment_check(match) == COMMITMENT_HOLDS ? "log.seal_fits" : "log.seal_broken",
                    TEXT_STR("code", shown->code), TEXT_STR("salt", shown->salt));
}

/* ---- as text ---- */

typedef struct {
    char *text;
    size_t len, cap;
    bool failed;
} page;

static void put(page *p, const char *line) {
    const size_t n = strlen(line) + 1;
    if (p->len + n > p->cap) {
        const size_t cap = (p->len + n) * 2;
        char *more = realloc(p->text, cap);
        if (more == NULL) {
            p->failed = true;
            return;
        }
        p->text = more;
        p->cap = cap;
    }
    memcpy(p->text + p->len, line, n - 1);
    p->text[p->len + n - 1] = '\n';
    p->len += n;
}

/* A sentence, and what it took of the arena is free again. */
static void put_said(page *p, const char *line, text_words *words, size_t used) {
    if (line != NULL && line[0] != '\0') {
        put(p, line);
    }
    words->used = used;
}

static void put_head(page *p, log_lines *l, text_words *words) {
    char key[64];
    const size_t used = words->used;
    snprintf(key, sizeof key, "%s.title", app_director_game(l->a->table)->id);
    put_said(p, text_say(words, key), words, used);
    for (int i = 0; i < app_director_seating(l->a->table)->n; i++) {
        char name[UI_NAME_BYTES + 8];
        snprintf(name, sizeof name, "%d  %s", i + 1, l->seat[i].name);
        put(p, name);
    }
    put(p, "");
    for (int i = 0; i < l->opening; i++) {
        put_said(p, opening(l, i, words), words, used);
    }
}

char *log_text(app *a, size_t *len) {
    enum { SENTENCES = 16384 };
    char arena[SENTENCES];
    page p = {0};
    log_lines l;
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    log_lines_begin(&l, a, &words);
    const size_t used = words.used;
    put_head(&p, &l, &words);
    put_said(&p, log_seal(&l, &words), &words, used);
    put(&p, "");
    if (l.keeps_all || is_open(a)) {
        for (int i = 0; i < l.told; i++) {
            put_said(&p, event(&l, i, &words), &words, used);
        }
    } else {
        put_said(&p, log_newest(&l, &words), &words, used);
    }
    if (l.opened > 0) {
        put(&p, "");
    }
    for (int i = 0; i < l.opened; i++) {
        put_said(&p, opened(&l, i, &words), &words, used);
    }
    if (p.failed) {
        free(p.text);
        return NULL;
    }
    *len = p.len;
    return p.text;
}
