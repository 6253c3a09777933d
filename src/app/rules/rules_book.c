/* Reads what the pages of rules show; each mistake of its writer is one sentence. */
#include "app/rules/rules_book.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "engine/record.h"

enum { MOST_BYTES = 1 << 20 };

typedef struct {
    const nt_table *table;
    const char *page;
    char *problem;
    size_t cap;
} reader;

static bool wrong(const reader *r, const char *format, ...) {
    char what[200];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    snprintf(r->problem, r->cap, "rules of %s, page %s: %s", r->table->game, r->page, what);
    return false;
}

static int find(const char *const *list, const char *name) {
    for (int i = 0; list != NULL && list[i] != NULL; i++) {
        if (strcmp(list[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

/* "figure NAME", or a piece of the game. */
static bool read_picture(const reader *r, const json_t *from, book_picture *out) {
    static const char figure[] = "figure ";
    const char *name = json_string_value(from);
    if (name == NULL || strlen(name) >= BOOK_NAME) {
        return wrong(r, "a picture is a name of at most %d letters", BOOK_NAME - 1);
    }
    *out = (book_picture){.piece = -1};
    if (strncmp(name, figure, strlen(figure)) == 0) {
        snprintf(out->figure, sizeof out->figure, "%s", name + strlen(figure));
        return true;
    }
    out->piece = find(r->table->pieces, name);
    return out->piece >= 0 || wrong(r, "the game has no piece \"%s\"", name);
}

static bool read_rows(const reader *r, const json_t *from, book_page *out) {
    if (from != NULL && (!json_is_array(from) || json_array_size(from) > BOOK_PARAGRAPHS)) {
        return wrong(r, "\"pictures\" is a list, with a list for each paragraph");
    }
    for (size_t i = 0; i < json_array_size(from); i++) {
        const json_t *row = json_array_get(from, i);
        if (!json_is_array(row) || json_array_size(row) > BOOK_PICTURES) {
            return wrong(r, "a paragraph has a list of at most %d pictures", BOOK_PICTURES);
        }
        for (size_t k = 0; k < json_array_size(row); k++) {
            if (!read_picture(r, json_array_get(row, k), &out->row[i].at[k])) {
                return false;
            }
            out->row[i].n++;
        }
    }
    return true;
}

static bool read_frame(const reader *r, const json_t *from, book_moves *out) {
    const char *text = json_string_value(from);
    out->frame = NT_SPECTATOR;
    if (from == NULL || (text != NULL && strcmp(text, "table") == 0)) {
        return true;
    }
    if (text == NULL || strncmp(text, "seat ", 5) != 0 || text[5] < '0' || text[5] > '9') {
        return wrong(r, "\"frame\" is \"table\" or \"seat N\"");
    }
    const long seat = strtol(text + 5, NULL, 10);
    out->frame = seat < NT_MAX_SEATS ? (uint8_t)seat : 0;
    return seat < NT_MAX_SEATS || wrong(r, "there is no such seat");
}

/* "seen": from the left, from the top, and how much of both. */
static bool read_seen(const reader *r, const json_t *from, book_moves *out) {
    static const float least = 0.4f, whole = 1.001f;
    float of[3] = {0.0f, 0.0f, 1.0f};
    for (size_t i = 0; from != NULL && i < 3; i++) {
        of[i] = (float)json_number_value(json_array_get(from, i));
    }
    out->x = of[0];
    out->y = of[1];
    out->part = of[2];
    const float most = of[0] > of[1] ? of[0] : of[1];
    return (of[0] >= 0.0f && of[1] >= 0.0f && of[2] >= least && most + of[2] <= whole) ||
           wrong(r, "\"seen\" is a part of the table, [LEFT, TOP, PART] from 0 to 1");
}

static bool read_moves(const reader *r, const json_t *from, book_moves *out) {
    const char *record = json_string_value(json_object_get(from, "record"));
    if (from == NULL) {
        return true;
    }
    if (record == NULL || strlen(record) >= sizeof out->record || strchr(record, '/') != NULL) {
        return wrong(r, "\"moves\" names a \"record\" of assets/rules");
    }
    out->from = (int)json_integer_value(json_object_get(from, "from"));
    out->to = (int)json_integer_value(json_object_get(from, "to"));
    out->untold = (int)json_integer_value(json_object_get(from, "untold"));
    out->results = json_is_true(json_object_get(from, "results"));
    if (out->from < 0 || out->to < out->from) {
        return wrong(r, "the position goes \"from\" a ply \"to\" a later one");
    }
    if (out->untold < 0) {
        return wrong(r, "\"untold\" counts events");
    }
    snprintf(out->record, sizeof out->record, "%s", record);
    return read_frame(r, json_object_get(from, "frame"), out) && read_seen(r, json_object_get(from, "seen"), out);
}

static bool read_page(reader *r, const char *id, const json_t *from, rules_book *out) {
    const int page = find(r->table->rules_pages, id);
    r->page = id;
    if (page < 0 || page >= BOOK_PAGES) {
        return wrong(r, "there is no such page");
    }
    return read_rows(r, json_object_get(from, "pictures"), &out->page[page]) &&
           read_moves(r, json_object_get(from, "moves"), &out->page[page].moves);
}

static bool read_all(reader *r, const json_t *root, rules_book *out) {
    const char *id;
    json_t *page;
    json_object_foreach((json_t *)root, id, page) {
        if (id[0] != '@' && !read_page(r, id, page, out)) {
            return false;
        }
    }
    return true;
}

static bool place_of(char *path, size_t cap, const char *folder, const char *game) {
    char name[64];
    snprintf(name, sizeof name, "%s.json", game);
    return paths_join(path, cap, folder, name);
}

bool book_read(rules_book *book, const char *folder, const nt_table *table, char *problem, size_t cap) {
    reader r = {table, "-", problem, cap};
    char path[BOOK_PATH];
    size_t len = 0;
    json_error_t error;
    memset(book, 0, sizeof *book);
    if (strlen(folder) >= sizeof book->folder || !place_of(path, sizeof path, folder, table->game) ||
        !paths_exists(path)) {
        return true;
    }
    memcpy(book->folder, folder, strlen(folder) + 1);
    char *text = paths_read_whole(path, MOST_BYTES, &len);
    json_t *root = text != NULL ? json_loadb(text, len, JSON_REJECT_DUPLICATES, &error) : NULL;
    const bool good = json_is_object(root) ? read_all(&r, root, book) : wrong(&r, "the file cannot be read");
    json_decref(root);
    free(text);
    if (!good) {
        memset(book, 0, sizeof *book);
    }
    return good;
}

nt_match *book_record(const rules_book *book, const book_moves *moves, const nt_game *const *games, char *problem,
                      size_t cap) {
    char path[BOOK_PATH];
    size_t len = 0;
    nt_record_report report = {.reason = "cannot be read"};
    char *text =
        paths_join(path, sizeof path, book->folder, moves->record) ? paths_read_whole(path, MOST_BYTES, &len) : NULL;
    nt_match *match = text != NULL ? nt_record_read(games, text, len, 1, &report) : NULL;
    free(text);
    if (match != NULL && moves->to <= nt_match_plies(match) &&
        (moves->frame == NT_SPECTATOR || moves->frame < nt_match_config(match)->seats)) {
        return match;
    }
    snprintf(problem, cap, "%s: %s", moves->record, match != NULL ? "has not so many plies or seats" : report.reason);
    nt_match_destroy(match);
    return NULL;
}

/* Both names begin with the same word. */
static bool alike(const char *a, const char *b) {
    const size_t n = strcspn(a, " ");
    return n == strcspn(b, " ") && strncmp(a, b, n) == 0;
}

static bool look(const rules_book *book, const nt_table *table, const char *piece, bool exact, book_place *out) {
    int fewest = BOOK_PICTURES + 1;
    for (int page = 0; page < BOOK_PAGES; page++) {
        for (int p = 0; p < BOOK_PARAGRAPHS; p++) {
            const book_row *row = &book->page[page].row[p];
            for (int i = 0; i < row->n && row->n < fewest; i++) {
                const char *name = row->at[i].piece >= 0 ? table->pieces[row->at[i].piece] : "";
                if (exact ? strcmp(name, piece) == 0 : alike(name, piece)) {
                    *out = (book_place){page, p};
                    fewest = row->n;
                }
            }
        }
    }
    return fewest <= BOOK_PICTURES;
}

bool book_find(const rules_book *book, const nt_table *table, const char *piece, book_place *out) {
    return look(book, table, piece, true, out) || look(book, table, piece, false, out);
}
