/* Reading a lesson: each mistake of its writer is one sentence. */
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/lessons/lesson.h"
#include "engine/port.h"
#include "engine/record.h"

enum { PATH = 1024, MOST_BYTES = 1 << 20 };

typedef struct {
    lesson *l;
    nt_match *match; /* played as far as the step that is read */
    int step;        /* its number, from 1, as people count them */
    char *problem;
    size_t cap;
} reader;

static bool wrong(const reader *r, const char *format, ...) {
    char what[200];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    if (r->step > 0) {
        snprintf(r->problem, r->cap, "step %d: %s", r->step, what);
    } else {
        snprintf(r->problem, r->cap, "%s", what);
    }
    return false;
}

/* ---- values ---- */

static bool only_known(const reader *r, const json_t *from, const char *const *known) {
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)from, key, value) {
        int i = 0;
        while (known[i] != NULL && strcmp(known[i], key) != 0) {
            i++;
        }
        if (known[i] == NULL && key[0] != '@') {
            return wrong(r, "there is no \"%s\" in a lesson", key);
        }
    }
    return true;
}

/* A text that may be missing. */
static bool text_of(const reader *r, const json_t *from, const char *key, char *out, size_t cap) {
    const json_t *value = json_object_get(from, key);
    if (value == NULL) {
        out[0] = '\0';
        return true;
    }
    if (!json_is_string(value) || json_string_length(value) == 0 || json_string_length(value) >= cap) {
        return wrong(r, "\"%s\" is to be a text of 1 to %d letters", key, (int)cap - 1);
    }
    memcpy(out, json_string_value(value), json_string_length(value) + 1);
    return true;
}

static const struct {
    const char *name;
    uint8_t frame;
} hosts_frame[] = {{"judge", LESSON_FACE},
                   {"call names", LESSON_CALL_NAMES},
                   {"call", LESSON_CALL},
                   {"call rests", LESSON_CALL_RESTS}};

/* "judge" and the like. */
static bool is_hosts_frame(const reader *r, const char *text, uint8_t *out) {
    const size_t n = sizeof hosts_frame / sizeof hosts_frame[0];
    for (size_t i = 0; i < n && text != NULL && r->l->seat == NT_JUDGE; i++) {
        if (strcmp(text, hosts_frame[i].name) == 0) {
            *out = hosts_frame[i].frame;
            return true;
        }
    }
    return false;
}

/* "table", "own" or "seat N", or one of a host's. */
static bool frame_of(const reader *r, const json_t *from, const char *key, uint8_t otherwise, uint8_t *out) {
    const json_t *value = json_object_get(from, key);
    const char *text = json_string_value(value);
    int seat = -1;
    *out = otherwise;
    if (value == NULL || is_hosts_frame(r, text, out)) {
        return true;
    }
    if (text != NULL && strcmp(text, "table") == 0) {
        *out = NT_SPECTATOR;
        return true;
    }
    if (text != NULL && strcmp(text, "own") == 0 && r->l->seat != NT_JUDGE) {
        *out = r->l->seat;
        return true;
    }
    if (text != NULL && strncmp(text, "seat ", 5) == 0) {
        seat = (int)strtol(text + 5, NULL, 10);
    }
    if (seat < 0 || seat >= nt_match_config(r->l->match)->seats || text == NULL || strlen(text) > 7) {
        return wrong(r, "\"%s\" is to be \"table\", \"own\" or \"seat N\" with a seat from 0", key);
    }
    *out = (uint8_t)seat;
    return true;
}

/* ---- moves ---- */

/* A move that this seat may make there, by its text as in the record. */
static bool move_of(const reader *r, nt_match *match, uint8_t seat, const char *text, nt_move *out) {
    unsigned char view[NT_VIEW_MAX];
    nt_port *port = nt_match_port(match, seat);
    const nt_view seen = nt_port_view(port, view);
    int n = 0;
    const nt_move *legal = nt_port_moves(port, &n);
    for (int i = 0; i < n; i++) {
        char other[NT_TEXT_MAX];
        r->l->game->move_text(seen.pub, legal[i], other, sizeof other);
        if (strcmp(other, text) == 0) {
            *out = legal[i];
            return true;
        }
    }
    return wrong(r, "seat %d may not make the move \"%s\" at ply %d", seat, text, nt_match_plies(match));
}

/* Who moves there: the learner, or, where he hosts, whoever the record says. */
static uint8_t mover(const reader *r) {
    const int ply = nt_match_plies(r->match);
    const bool moves = ply < nt_match_plies(r->l->match);
    const uint8_t seat = moves ? nt_match_ply(r->l->match, ply).move.seat : NT_SPECTATOR;
    return r->l->seat == NT_JUDGE && seat < NT_MAX_SEATS ? seat : r->l->seat;
}

static bool move_at(const reader *r, const char *text, nt_move *out) {
    return move_of(r, r->match, mover(r), text, out);
}

/* Where the learner makes a move: at the table when the question is open, else behind his curtain; a host in his
 * call.
 */
static uint8_t where_asked(const reader *r) {
    const nt_ask ask = nt_port_ask(nt_match_port(r->match, mover(r)));
    return ask == NT_ASK_OPEN || ask == NT_ASK_TABLE ? NT_SPECTATOR
           : r->l->seat == NT_JUDGE                  ? (uint8_t)LESSON_CALL
                                                     : r->l->seat;
}

static bool read_do(const reader *r, const char *text, lesson_step *s) {
    const nt_move recorded = s->ply < nt_match_plies(r->l->match) ? nt_match_ply(r->l->match, s->ply).move
                                                                  : (nt_move){.seat = NT_SPECTATOR};
    s->kind = LESSON_DO;
    if (!move_at(r, text, &s->move)) {
        return false;
    }
    if (recorded.seat != mover(r) || !lesson_is(&recorded, s->move)) {
        return wrong(r, "the record does not make the move \"%s\" of seat %d at ply %d", text, mover(r), s->ply);
    }
    return true;
}

/* The match of a mistake, as far as the moves that follow it are read. */
static bool read_after(const reader *r, const json_t *list, nt_match *match, lesson_step *s) {
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *text = json_string_value(json_array_get(list, i));
        char *end = NULL;
        const long seat = text != NULL ? strtol(text, &end, 10) : -1;
        if (i >= LESSON_AFTER || text == NULL || seat < 0 || seat >= nt_match_config(match)->seats || *end != ' ') {
            return wrong(r, "\"after\" is to be a list of at most %d moves, each \"SEAT MOVE\"", LESSON_AFTER);
        }
        if (!move_of(r, match, (uint8_t)seat, end + 1, &s->after[s->n_after]) ||
            nt_match_append(match, s->after[s->n_after++]) != NT_OK) {
            return false;
        }
        nt_match_settle(match);
    }
    return true;
}

static bool read_try(const reader *r, const json_t *from, const char *text, lesson_step *s) {
    s->kind = LESSON_TRY;
    if (!move_at(r, text, &s->move) || !text_of(r, from, "then", s->then, sizeof s->then)) {
        return false;
    }
    if (s->then[0] == '\0') {
        return wrong(r, "a \"try\" needs \"then\", what is said when it is seen");
    }
    nt_match *match = lesson_match(r->l, s->ply);
    bool good = match != NULL && nt_match_append(match, s->move) == NT_OK;
    if (good) {
        nt_match_settle(match);
        good = read_after(r, json_object_get(from, "after"), match, s);
    }
    nt_match_destroy(match);
    return good && frame_of(r, from, "then_frame", NT_SPECTATOR, &s->then_frame);
}

static bool read_refused(const reader *r, const json_t *from, lesson_step *s) {
    const json_t *all = json_object_get(from, "refused");
    const char *text;
    json_t *words;
    json_object_foreach((json_t *)all, text, words) {
        lesson_refused *one = &s->refused[s->n_refused];
        if (s->n_refused++ == LESSON_REFUSED) {
            return wrong(r, "at most %d moves are refused by name", LESSON_REFUSED);
        }
        if (!move_at(r, text, &one->move) || !text_of(r, all, text, one->words, sizeof one->words)) {
            return false;
        }
        if (lesson_is(&s->move, one->move)) {
            return wrong(r, "\"%s\" is what the learner is to do, and is refused", text);
        }
    }
    return text_of(r, from, "else", s->other, sizeof s->other);
}

/* ---- steps ---- */

/* "card 3", "done". */
static bool lit_of(const char *text, lesson_lit *out) {
    const size_t len = text != NULL ? strcspn(text, " ") : 0;
    if (len == 0 || len >= LESSON_ZONE) {
        return false;
    }
    memcpy(out->zone, text, len);
    out->n = text[len] == ' ' ? (int)strtol(text + len + 1, NULL, 10) : 0;
    return true;
}

static bool read_list(const reader *r, const json_t *from, const char *key, lesson_lit *out, int *n) {
    const json_t *list = json_object_get(from, key);
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (i >= LESSON_LIT || !lit_of(json_string_value(json_array_get(list, i)), &out[*n])) {
            return wrong(r, "\"%s\" is to be a list of at most %d names, each \"NAME\" or \"NAME N\"", key,
                         LESSON_LIT);
        }
        ++*n;
    }
    return true;
}

static bool read_lit(const reader *r, const json_t *from, lesson_step *s) {
    return read_list(r, from, "lit", s->lit, &s->n_lit) && read_list(r, from, "seen", s->seen, &s->n_seen);
}

/* A step that tells: its frame, and what is open on it. */
static bool read_tell(const reader *r, const json_t *from, lesson_step *s) {
    const json_t *opens = json_object_get(from, "opens");
    if (opens != NULL && !lit_of(json_string_value(opens), &s->opens)) {
        return wrong(r, "\"opens\" is to be a zone, \"NAME\" or \"NAME N\"");
    }
    return frame_of(r, from, "frame", NT_SPECTATOR, &s->frame) && read_lit(r, from, s);
}

/* Plays the match of the steps on to this one. */
static bool play_to(reader *r, int ply) {
    if (ply < nt_match_plies(r->match)) {
        return wrong(r, "ply %d lies before that of the step before", ply);
    }
    while (nt_match_plies(r->match) < ply && lesson_next(r->l, r->match)) {
    }
    if (nt_match_plies(r->match) != ply) {
        return wrong(r, "ply %d is chance, or the record has no so many", ply);
    }
    return true;
}

static bool read_step(reader *r, const json_t *from, lesson_step *s) {
    static const char *const known[] = {"ply",  "words",      "frame", "lit",     "do",  "try",  "then",  "after",
                                        "else", "then_frame", "jump",  "refused", "end", "seen", "opens", NULL};
    const json_t *ply = json_object_get(from, "ply"), *jump = json_object_get(from, "jump");
    char does[NT_TEXT_MAX] = "", tries[NT_TEXT_MAX] = "";
    if (!json_is_object(from) || !only_known(r, from, known)) {
        return json_is_object(from) ? false : wrong(r, "is to be an object");
    }
    if (!json_is_integer(ply) || json_integer_value(ply) < 1 || json_integer_value(ply) > UINT16_MAX) {
        return wrong(r, "\"ply\" is to be a number, the plies that were played before");
    }
    s->ply = (int)json_integer_value(ply);
    s->jump = json_is_true(jump);
    if (!play_to(r, s->ply) || !text_of(r, from, "words", s->words, sizeof s->words) ||
        !text_of(r, from, "do", does, sizeof does) || !text_of(r, from, "try", tries, sizeof tries)) {
        return false;
    }
    if (s->words[0] == '\0') {
        return wrong(r, "has no \"words\"");
    }
    if (does[0] != '\0' && tries[0] != '\0') {
        return wrong(r, "\"do\" and \"try\" do not go together");
    }
    if (json_is_true(json_object_get(from, "end"))) {
        s->kind = LESSON_END;
        s->frame = NT_SPECTATOR;
        return text_of(r, from, "then", s->then, sizeof s->then);
    }
    if (does[0] == '\0' && tries[0] == '\0') {
        return read_tell(r, from, s);
    }
    s->frame = where_asked(r);
    return (does[0] != '\0' ? read_do(r, does, s) : read_try(r, from, tries, s)) && read_lit(r, from, s) &&
           read_refused(r, from, s);
}

static bool read_steps(reader *r, const json_t *steps) {
    if (json_array_size(steps) < 2 || json_array_size(steps) > LESSON_STEPS) {
        return wrong(r, "\"steps\" is to be a list of 2 to %d steps", LESSON_STEPS);
    }
    for (size_t i = 0; i < json_array_size(steps); i++) {
        lesson_step *s = &r->l->step[r->l->n];
        const lesson_step *before = i > 0 ? &r->l->step[i - 1] : NULL;
        r->step = (int)i + 1;
        if (before != NULL && before->kind == LESSON_DO && !lesson_next(r->l, r->match)) {
            return wrong(r, "the record ends before it");
        }
        if (!read_step(r, json_array_get(steps, i), s)) {
            return false;
        }
        r->l->n++;
    }
    return r->l->step[r->l->n - 1].kind == LESSON_TELL || wrong(r, "the last step is to be one that tells");
}

/* ---- files ---- */

static bool read_record(reader *r, const char *folder, const json_t *root, const nt_game *const *games) {
    char path[PATH], name[64];
    size_t len = 0;
    nt_record_report report = {.err = NT_RECORD_OK};
    if (!text_of(r, root, "record", name, sizeof name) || strchr(name, '/') != NULL ||
        !paths_join(path, sizeof path, folder, name)) {
        return wrong(r, "\"record\" is to be the name of a file beside the lesson");
    }
    char *text = paths_read_whole(path, MOST_BYTES, &len);
    if (text == NULL) {
        return wrong(r, "%s cannot be read", name);
    }
    r->l->match = nt_record_read(games, text, len, 1, &report);
    free(text);
    if (r->l->match == NULL) {
        return wrong(r, "%s: line %d, ply %d: %s", name, report.line, report.ply, report.reason);
    }
    r->l->game = nt_match_game(r->l->match);
    return nt_match_over(r->l->match) || wrong(r, "%s: the match is not over", name);
}

static bool read_root(reader *r, const char *folder, const json_t *root, const nt_game *const *games) {
    static const char *const known[] = {"record", "seat", "steps", NULL};
    const json_t *seat = json_object_get(root, "seat");
    if (!json_is_object(root) || !only_known(r, root, known)) {
        return json_is_object(root) ? false : wrong(r, "is to be an object");
    }
    if (!read_record(r, folder, root, games)) {
        return false;
    }
    if (json_is_string(seat) && strcmp(json_string_value(seat), "judge") == 0) {
        r->l->seat = NT_JUDGE;
    } else if (json_is_integer(seat) && json_integer_value(seat) >= 0 &&
               json_integer_value(seat) < nt_match_config(r->l->match)->seats) {
        r->l->seat = (uint8_t)json_integer_value(seat);
    } else {
        return wrong(r, "\"seat\" is to be the learner's, from 0, or \"judge\"");
    }
    r->match = lesson_match(r->l, 0);
    const bool good = r->match != NULL && read_steps(r, json_object_get(root, "steps"));
    nt_match_destroy(r->match);
    return good;
}

static bool path_of(char path[PATH], const char *folder, const char *id) {
    char name[64];
    snprintf(name, sizeof name, "%.40s.json", id);
    return paths_join(path, PATH, folder, name);
}

bool lesson_there(const char *folder, const char *id) {
    char path[PATH];
    return path_of(path, folder, id) && paths_exists(path);
}

lesson *lesson_load(const char *folder, const char *id, const nt_game *const *games, char *problem, size_t cap) {
    char path[PATH];
    size_t len = 0;
    json_error_t error = {.line = 0};
    reader r = {.l = calloc(1, sizeof *r.l), .problem = problem, .cap = cap};
    problem[0] = '\0';
    char *text = path_of(path, folder, id) ? paths_read_whole(path, MOST_BYTES, &len) : NULL;
    if (text == NULL) {
        wrong(&r, "%.40s.json cannot be read", id);
    }
    json_t *root = text ? json_loadb(text, len, JSON_REJECT_DUPLICATES, &error) : NULL;
    if (text != NULL && root == NULL) {
        wrong(&r, "line %d: %s", error.line, error.text);
    }
    free(text);
    const bool good = r.l != NULL && root != NULL && read_root(&r, folder, root, games);
    json_decref(root);
    if (!good) {
        lesson_free(r.l);
        return NULL;
    }
    return r.l;
}
