/* A match as a file: its record, sealed, beside who sits at its table in the clear. */
#include "app/files/saves.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/json_file.h"
#include "app/files/paths.h"
#include "app/files/seal.h"
#include "app/languages.h"
#include "engine/match.h"
#include "ui/theme.h"

enum {
    PATH_MAX_BYTES = 1200,
    SEED_LINE = 22,
    HEAD_ROOM = 1024,            /* what the record says before its plies */
    PLY_ROOM = NT_TEXT_MAX + 24, /* the longest line of one ply: seat, text, hash */
    KEPT_ROOM = PLY_ROOM + 8,    /* the same with a word before it: what a judge took back */
    OPTION_ROOM = 64,
    CALL_ROOM = 96,                   /* the line of a call that runs */
    TOOK_ROOM = 16 + SAVES_TURNS * 7, /* a line of lengths */
    HOSTED_ROOM = CALL_ROOM + SAVES_CALLS * TOOK_ROOM,
    STORY_ROOM = 48, /* the lines of what has been shown */
    LOCK_LINE = 16,  /* a line of one seat's signs */
    LOCK_ROOM = NT_MAX_SEATS * LOCK_LINE,
    CLEAR_MOST = 1 << 15, /* the first two lines: 20 names, if all their letters had to be escaped */
};

static const char head[] = "nighttable-sealed 1\n";

const char saves_open_file[] = "open.nighttable";

bool saves_there(const char *dir) {
    char path[PATH_MAX_BYTES];
    return paths_join(path, sizeof path, dir, saves_open_file) && paths_exists(path);
}

/* The largest file that a match of these games can make: as many plies as its game allows, as many taken back by a
 * judge and as many waiting, filled up and in base64. What is larger is none of ours. */
static size_t largest(const nt_game *const *games) {
    size_t most = 0;
    for (; *games; games++) {
        const size_t plies = (*games)->max_plies, options = (*games)->n_options;
        const size_t room = SEED_LINE + HOSTED_ROOM + STORY_ROOM + LOCK_ROOM + 2 * HEAD_ROOM + options * OPTION_ROOM +
                            3 * plies * KEPT_ROOM;
        most = room > most ? room : most;
    }
    return CLEAR_MOST + most / 3 * 4 + most / 57 * 2 + HEAD_ROOM; /* 57 bytes are a line of 76 letters */
}

/* ---- the line in the clear: who sits at the table ---- */

static char *seating_line(const saves_open *open) {
    json_t *root = json_object(), *seats = json_array();
    json_object_set_new(root, "game", json_string(nt_match_game(open->match)->id));
    const saves_call *call = &open->hosted.call;
    json_object_set_new(root, "last_asked", json_integer(call->runs ? call->last_asked : open->last_asked));
    for (int i = 0; i < open->seating.n; i++) {
        const ui_seat *seat = &open->seating.seat[i];
        json_t *one = json_object();
        json_object_set_new(one, "name", json_string(seat->name));
        json_object_set_new(one, "colour", json_integer(seat->colour));
        json_object_set_new(one, "pattern", json_integer(seat->pattern));
        json_object_set_new(one, "emblem", json_integer(seat->emblem));
        json_object_set_new(one, "bot", json_boolean(seat->bot));
        json_object_set_new(one, "language", json_string(seat->lang));
        json_object_set_new(one, "text", json_real((double)seat->text_scale));
        json_array_append_new(seats, one);
    }
    json_object_set_new(root, "seats", seats);
    if (open->far.key[0] != '\0') {
        json_object_set_new(root, "far", json_pack("[s,i,i]", open->far.key, open->far.n, open->far.of));
    }
    if (open->story.ends) {
        json_object_set_new(root, "ends", json_true());
    }
    if (open->won != 0) {
        json_object_set_new(root, "won", json_integer(open->won));
    }
    char *line = json_dumps(root, JSON_COMPACT);
    json_decref(root);
    return line;
}

static bool read_text(const json_t *from, const char *key, char *buf, size_t cap) {
    const char *value = json_string_value(json_object_get(from, key));
    if (value == NULL || strlen(value) >= cap) {
        return false;
    }
    memcpy(buf, value, strlen(value) + 1);
    return true;
}

static bool read_seat(const json_t *from, ui_seat *seat) {
    const json_t *bot = json_object_get(from, "bot"), *scale = json_object_get(from, "text");
    if (!json_is_boolean(bot) || !json_is_number(scale)) {
        return false;
    }
    seat->bot = json_is_true(bot);
    seat->text_scale = (float)json_number_value(scale);
    return seat->text_scale >= 1.0f && seat->text_scale <= 1.75f &&
           json_file_small(from, "colour", UI_SEAT_COLOURS, &seat->colour) &&
           json_file_small(from, "pattern", 3, &seat->pattern) &&
           json_file_small(from, "emblem", UI_EMBLEMS, &seat->emblem) &&
           read_text(from, "name", seat->name, sizeof seat->name) &&
           read_text(from, "language", seat->lang, sizeof seat->lang) &&
           (seat->lang[0] == '\0' || app_is_language_tag(seat->lang, sizeof seat->lang));
}

static bool read_seats(const json_t *root, app_seating *out) {
    const json_t *seats = json_object_get(root, "seats");
    const size_t n = json_array_size(seats);
    bool good = n >= 1 && n <= NT_MAX_SEATS;
    out->n = good ? (int)n : 0;
    for (size_t i = 0; good && i < n; i++) {
        good = read_seat(json_array_get(seats, i), &out->seat[i]);
    }
    return good;
}

/* Saves of before have none; one that cannot be read is none. */
static saves_far read_far(const json_t *root) {
    saves_far far = {.n = 0};
    const json_t *from = json_object_get(root, "far"), *n = json_array_get(from, 1), *of = json_array_get(from, 2);
    const char *key = json_string_value(json_array_get(from, 0));
    const bool good = key != NULL && strlen(key) < sizeof far.key && json_is_integer(n) && json_is_integer(of) &&
                      json_integer_value(n) >= 0 && json_integer_value(n) < INT_MAX && json_integer_value(of) >= 0 &&
                      json_integer_value(of) < INT_MAX;
    if (good) {
        far.n = (int)json_integer_value(n);
        far.of = (int)json_integer_value(of);
        snprintf(far.key, sizeof far.key, "%s", key);
    }
    return far;
}

/* Of those who sit there: 0 in saves of before, and where it cannot be read. */
static uint32_t read_won(const json_t *root, int seats) {
    const json_t *won = json_object_get(root, "won");
    const json_int_t bits = json_is_integer(won) ? json_integer_value(won) : 0;
    return bits > 0 && bits >> seats == 0 ? (uint32_t)bits : 0;
}

static bool read_seating(const char *line, saves_open *out) {
    json_error_t error;
    json_t *root = json_loads(line, 0, &error);
    const bool good =
        read_seats(root, &out->seating) && json_file_small(root, "last_asked", out->seating.n, &out->last_asked);
    out->far = read_far(root);
    json_decref(root);
    return good;
}

/* ---- what the host's scenes keep ---- */

static bool is_hosted(const saves_open *open) {
    return nt_match_game(open->match)->hosting != NULL;
}

/* Returns its length, 0 when this call has never been made. */
static size_t write_took(const saves_hosted *hosted, int key, char *line, size_t cap) {
    int turns = SAVES_TURNS;
    while (turns > 0 && hosted->took[key][turns - 1] == SAVES_NEVER_CALLED) {
        turns--;
    }
    if (turns == 0) {
        return 0;
    }
    int len = snprintf(line, cap, "took %d", key);
    for (int turn = 0; turn < turns; turn++) {
        len += snprintf(line + len, cap - (size_t)len, " %" PRIu32, hosted->took[key][turn]);
    }
    len += snprintf(line + len, cap - (size_t)len, "\n");
    return (size_t)len;
}

/* Lines before the record: the call that runs, and the lengths of calls. Returns their length. */
static size_t write_hosted(const saves_open *open, char text[HOSTED_ROOM]) {
    const saves_call *call = &open->hosted.call;
    size_t len = 0;
    if (call->runs) {
        len = (size_t)snprintf(text, CALL_ROOM, "call %u %u %d %d %d %u\n", call->key, call->called, call->read,
                               call->plies, call->events, open->last_asked);
    }
    for (int key = 0; key < SAVES_CALLS; key++) {
        len += write_took(&open->hosted, key, text + len, HOSTED_ROOM - len);
    }
    return len;
}

/* ---- what has been shown ---- */

static size_t write_story(const saves_story *story, char text[STORY_ROOM]) {
    int len = 0;
    if (story->counts) {
        len += snprintf(text, STORY_ROOM, "told %d\n", story->told);
    }
    if (story->ends) {
        len += snprintf(text + len, STORY_ROOM - (size_t)len, "ends %d\n", story->steps);
    }
    return (size_t)len;
}

/* ---- the signs that seats have chosen ---- */

static size_t write_locks(const saves_open *open, char text[LOCK_ROOM]) {
    int len = 0;
    for (int seat = 0; seat < open->seating.n; seat++) {
        const uint8_t *sign = open->signs[seat];
        if (sign[0] != 0) {
            len += snprintf(text + len, LOCK_LINE, "lock %d %u %u %u\n", seat, sign[0], sign[1], sign[2]);
        }
    }
    return (size_t)len;
}

/* ---- reading all three ---- */

/* The numbers of a line after its word; true when there are as many as `least`, at most `most`, and nothing else. */
static bool read_numbers(const char *line, long *number, int least, int most, int *n) {
    char *end = NULL;
    for (*n = 0; *line == ' ' && *n < most; line = end) {
        number[(*n)++] = strtol(line + 1, &end, 10);
        if (end == line + 1 || number[*n - 1] < 0) {
            return false;
        }
    }
    return *line == '\n' && *n >= least;
}

static bool read_call(const char *line, saves_open *out) {
    long at[6];
    int n;
    if (!read_numbers(line, at, 6, 6, &n) || at[0] > UINT8_MAX || at[2] > 1 || at[3] > INT_MAX || at[4] > INT_MAX ||
        (at[1] >= out->seating.n && at[1] != NT_SPECTATOR) || at[5] >= out->seating.n) {
        return false;
    }
    out->hosted.call = (saves_call){.runs = true,
                                    .key = (uint8_t)at[0],
                                    .called = (uint8_t)at[1],
                                    .read = at[2] != 0,
                                    .plies = (int)at[3],
                                    .events = (int)at[4],
                                    .last_asked = out->last_asked};
    out->last_asked = (uint8_t)at[5];
    return true;
}

static bool read_took(const char *line, saves_hosted *out) {
    long at[SAVES_TURNS + 1];
    int n;
    if (!read_numbers(line, at, 1, SAVES_TURNS + 1, &n) || at[0] >= SAVES_CALLS) {
        return false;
    }
    for (int turn = 0; turn + 1 < n; turn++) {
        if (at[turn + 1] > SAVES_MOST_MS) {
            return false;
        }
        out->took[at[0]][turn] = (uint32_t)at[turn + 1];
    }
    return true;
}

/* A line of one number. */
static bool read_count(const char *line, int *out) {
    long at[1];
    int n;
    if (!read_numbers(line, at, 1, 1, &n) || at[0] >= INT_MAX) {
        return false;
    }
    *out = (int)at[0];
    return true;
}

static bool read_told(const char *line, saves_open *out) {
    out->story.counts = true;
    return read_count(line, &out->story.told);
}

static bool read_ends(const char *line, saves_open *out) {
    out->story.ends = true;
    return read_count(line, &out->story.steps);
}

static bool read_took_line(const char *line, saves_open *out) {
    return read_took(line, &out->hosted);
}

static bool read_lock(const char *line, saves_open *out) {
    long at[1 + LOCK_CODE];
    int n;
    if (!read_numbers(line, at, 1 + LOCK_CODE, 1 + LOCK_CODE, &n) || at[0] >= out->seating.n) {
        return false;
    }
    for (int i = 0; i < LOCK_CODE; i++) {
        if (at[1 + i] < 1 || at[1 + i] > LOCK_SIGNS) {
            return false;
        }
        out->signs[at[0]][i] = (uint8_t)at[1 + i];
    }
    return true;
}

typedef struct {
    const char *word;
    bool (*read)(const char *behind, saves_open *);
} kept_line;

/* Takes the lines of four letters before the record; *from then is the record. Saves from before they were written
 * have none. */
static bool read_kept(const char **from, saves_open *out) {
    static const kept_line lines[] = {{"call ", read_call},
                                      {"took ", read_took_line},
                                      {"told ", read_told},
                                      {"ends ", read_ends},
                                      {"lock ", read_lock}};
    enum { WORD = 4, LINES = sizeof lines / sizeof lines[0] };
    for (;;) {
        size_t i = 0;
        while (i < LINES && strncmp(*from, lines[i].word, WORD + 1) != 0) {
            i++;
        }
        if (i == LINES) {
            return true;
        }
        const char *end = strchr(*from, '\n');
        if (end == NULL || !lines[i].read(*from + WORD, out)) {
            return false;
        }
        *from = end + 1;
    }
}

/* ---- the sealed part: the match's seed and its record ---- */

static char *record_text(const nt_match *match, size_t before, size_t *len) {
    size_t cap = 32768;
    for (;;) {
        char *text = malloc(before + cap);
        if (text == NULL) {
            return NULL;
        }
        *len = nt_record_write(match, text + before, cap);
        if (*len < cap) {
            return text;
        }
        free(text);
        cap = *len + 1;
    }
}

/* The plies that a file has room for: while a call runs, as many as it may come to, so that the size does not tell
 * whether it has been answered. */
static int plies_of(const saves_open *open) {
    const int plies = nt_match_plies(open->match), most = open->hosted.call.plies + 2 * open->seating.n;
    return open->hosted.call.runs && most > plies ? most : plies;
}

/* The length of a text that all texts of so many plies share: the size of the file must not tell what was chosen. */
static size_t padded(const saves_open *open, size_t len) {
    size_t room = SEED_LINE + STORY_ROOM + LOCK_ROOM + (is_hosted(open) ? (size_t)HOSTED_ROOM : 0) + HEAD_ROOM +
                  (size_t)plies_of(open) * PLY_ROOM;
    while (room < len) {
        room += HEAD_ROOM;
    }
    return room;
}

static char *sealed_part(const saves_open *open, const char *line, uint64_t salt) {
    char before[SEED_LINE + HOSTED_ROOM + STORY_ROOM + LOCK_ROOM];
    size_t len = 0;
    snprintf(before, sizeof before, "seed %016" PRIx64 "\n", open->seed);
    size_t at = SEED_LINE + write_hosted(open, before + SEED_LINE);
    at += write_story(&open->story, before + at);
    at += write_locks(open, before + at);
    char *text = record_text(open->match, at, &len);
    if (text == NULL) {
        return NULL;
    }
    const size_t room = padded(open, at + len);
    char *secret = realloc(text, room);
    if (secret == NULL) {
        free(text);
        return NULL;
    }
    memset(secret + at + len, 0, room - at - len);
    memcpy(secret, before, at);
    char *sealed = seal_close(line, secret, room, salt);
    free(secret);
    return sealed;
}

bool saves_write(const char *dir, const saves_open *open, uint64_t salt, char *problem, size_t cap) {
    char *line = seating_line(open);
    char *sealed = line ? sealed_part(open, line, salt) : NULL;
    size_t room = sealed ? sizeof head + strlen(line) + strlen(sealed) + 2 : 0;
    char *text = sealed ? malloc(room) : NULL;
    bool good = false;
    if (text == NULL) {
        snprintf(problem, cap, "no memory");
    } else {
        char path[PATH_MAX_BYTES];
        int len = snprintf(text, room, "%s%s\n%s", head, line, sealed);
        good = paths_join(path, sizeof path, dir, saves_open_file) && paths_make(dir) &&
               paths_write_whole(path, text, (size_t)len);
        if (!good) {
            snprintf(problem, cap, "%s: %s", dir, paths_reason(errno));
        }
    }
    free(text);
    free(sealed);
    free(line);
    return good;
}

/* The first line: "seed " and 16 digits. */
static bool read_seed(const char *secret, size_t len, uint64_t *seed) {
    if (len < SEED_LINE || strncmp(secret, "seed ", 5) != 0 || secret[SEED_LINE - 1] != '\n' ||
        strspn(secret + 5, "0123456789abcdef") != SEED_LINE - 6) {
        return false;
    }
    *seed = strtoull(secret + 5, NULL, 16);
    return true;
}

static bool fits(const saves_open *open) {
    const saves_call *call = &open->hosted.call;
    return nt_match_config(open->match)->seats == open->seating.n && call->plies <= nt_match_plies(open->match) &&
           call->events <= nt_port_events(nt_match_port(open->match, NT_SPECTATOR)) &&
           open->story.told <= nt_port_events(nt_match_port(open->match, NT_SPECTATOR));
}

/* The record inside; also checks that the rest fits it. */
static saves_result read_secret(const char *secret, size_t len, const nt_game *const *games, saves_open *out,
                                char *problem, size_t cap) {
    while (len > 0 && secret[len - 1] == '\0') {
        len--;
    }
    if (!read_seed(secret, len, &out->seed)) {
        out->why = "trouble.why.inside";
        snprintf(problem, cap, "the seed is missing");
        return SAVES_DAMAGED;
    }
    const char *record = secret + SEED_LINE;
    if (!read_kept(&record, out)) {
        out->why = "trouble.why.inside";
        snprintf(problem, cap, "what was kept beside its record cannot be read");
        return SAVES_DAMAGED;
    }
    nt_record_report report = {0};
    out->match = nt_record_read(games, record, (size_t)(secret + len - record), out->seed, &report);
    if (out->match == NULL) {
        out->why = report.err == NT_RECORD_NO_MEMORY ? "trouble.why.memory" : "trouble.why.inside";
        snprintf(problem, cap, "line %d of the record: %s", report.line, report.reason);
        return report.err == NT_RECORD_NO_MEMORY ? SAVES_UNREADABLE : SAVES_DAMAGED;
    }
    if (!fits(out)) {
        nt_match_destroy(out->match);
        out->why = "trouble.why.inside";
        snprintf(problem, cap, "what stands before the record does not fit it");
        return SAVES_DAMAGED;
    }
    return SAVES_READ;
}

static saves_result read_file(char *text, size_t len, const nt_game *const *games, saves_open *out, char *problem,
                              size_t cap) {
    char *line = text + strlen(head);
    char *line_end = len > strlen(head) ? strchr(line, '\n') : NULL;
    if (strncmp(text, head, strlen(head)) != 0 || line_end == NULL) {
        out->why = "trouble.why.start";
        snprintf(problem, cap, "it does not begin as a saved match does");
        return SAVES_DAMAGED;
    }
    *line_end = '\0';
    char *sealed = line_end + 1;
    size_t secret_len = 0;
    errno = 0;
    char *secret = seal_open(line, sealed, len - (size_t)(sealed - text), &secret_len);
    if (secret == NULL || !read_seating(line, out)) {
        const bool no_memory = errno == ENOMEM;
        out->why = no_memory ? "trouble.why.memory" : "trouble.why.changed";
        snprintf(problem, cap, "%s", no_memory ? "there is not enough memory" : "it is cut off or was changed");
        free(secret);
        return no_memory ? SAVES_UNREADABLE : SAVES_DAMAGED;
    }
    saves_result result = read_secret(secret, secret_len, games, out, problem, cap);
    free(secret);
    return result;
}

bool saves_glance(const char *dir, const char *file, saves_clear *out) {
    char path[PATH_MAX_BYTES];
    size_t len = 0;
    char *text = paths_join(path, sizeof path, dir, file) ? paths_read_start(path, CLEAR_MOST, &len) : NULL;
    char *line = text != NULL && strncmp(text, head, strlen(head)) == 0 ? text + strlen(head) : NULL;
    char *end = line != NULL ? strchr(line, '\n') : NULL;
    json_t *root = NULL;
    if (end != NULL) {
        json_error_t error;
        *end = '\0';
        root = json_loads(line, 0, &error);
    }
    *out = (saves_clear){.ends = json_is_true(json_object_get(root, "ends")), .far = read_far(root)};
    const bool good = read_seats(root, &out->seating) && read_text(root, "game", out->game, sizeof out->game);
    out->won = read_won(root, out->seating.n);
    json_decref(root);
    free(text);
    return good;
}

saves_result saves_read_file(const char *dir, const char *file, const nt_game *const *games, saves_open *out,
                             char *problem, size_t cap) {
    char path[PATH_MAX_BYTES];
    *out = (saves_open){0};
    if (!paths_join(path, sizeof path, dir, file)) {
        return SAVES_NONE;
    }
    size_t len = 0;
    char *text = paths_read_whole(path, largest(games), &len);
    if (text == NULL) {
        const int why = errno;
        snprintf(problem, cap, "%s", paths_reason(why));
        return why == ENOENT ? SAVES_NONE : why == EFBIG ? SAVES_DAMAGED : SAVES_UNREADABLE;
    }
    saves_result result = read_file(text, len, games, out, problem, cap);
    free(text);
    return result;
}

saves_result saves_read(const char *dir, const nt_game *const *games, saves_open *out, char *problem, size_t cap) {
    return saves_read_file(dir, saves_open_file, games, out, problem, cap);
}

char *saves_record(const nt_match *match, size_t *len) {
    return record_text(match, 0, len);
}
