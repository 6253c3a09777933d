/* A match as a file: sealed so that nobody reads secrets in it by accident. The format is described in docs/saves.md;
 * which files there are is in app/match/matches.h. */
#ifndef NT_APP_SAVES_H
#define NT_APP_SAVES_H

#include "app/seating/seating.h"
#include "engine/record.h"

/* A call of a hosted match that has not come to its end (hosting/table_hosting.h): what was answered in it already
 * stands in the match, but nothing of that may show. */
typedef struct {
    bool runs;
    uint8_t key, called; /* which call; the seat that is called, or NT_SPECTATOR */
    bool read;           /* the page behind the choice has been closed */
    int plies, events;   /* of the match, and told of its public ones, when the call began */
    uint8_t last_asked;  /* then */
} saves_call;

enum { SAVES_CALLS = 16, SAVES_TURNS = 41 };

/* What the host's scenes keep of a match, beside its record. */
typedef struct {
    saves_call call;
    /* How long each call took, by key and by which time it was made: ms, or one of these. */
    uint32_t took[SAVES_CALLS][SAVES_TURNS];
} saves_hosted;
enum {
    SAVES_NEVER_CALLED,
    SAVES_NO_LENGTH /* called for nobody, interrupted, or taken back */,
    SAVES_MOST_MS = 999999
};

/* How much of the match has been shown, so that it goes on there. All zero: nothing is known, all counts as told. */
typedef struct {
    bool counts; /* `told` of its public events had been shown to their end */
    int told;
    bool ends; /* its end is being shown: `steps` of the reveal are open */
    int steps;
} saves_story;

enum { SAVES_FAR = 40 };

/* How far the public table was, in the clear: the third of five rounds; key "" = not known. */
typedef struct {
    char key[SAVES_FAR]; /* as table_far says */
    int n, of;
} saves_far;

/* The signs of a seat's lock (app/private/seat_lock.h). */
enum { LOCK_SIGNS = 6, LOCK_CODE = 3 };

/* What continues a match. */
typedef struct {
    nt_match *match;
    uint64_t seed; /* of the match: chance goes on where it stood */
    app_seating seating;
    uint8_t last_asked;
    saves_hosted hosted; /* all zero where nobody hosts */
    saves_story story;
    saves_far far;
    uint8_t signs[NT_MAX_SEATS][LOCK_CODE]; /* of each seat; 0 = none chosen */
    uint32_t won;                           /* bit a seat: who has won, once everybody saw the end whole; else 0 */
    const char *why; /* not read: the message that says it to a player, or NULL: only `problem` knows */
} saves_open;

typedef enum {
    SAVES_NONE, /* there is no such match */
    SAVES_READ,
    SAVES_UNREADABLE, /* not now: permission, an error of the disk, memory ... `problem` says why */
    SAVES_DAMAGED,    /* it cannot be used; `problem` says why. The file is as it was */
} saves_result;

/* The file of the match at the table, or of the one that was there last. */
extern const char saves_open_file[];

/* Whether a match lies open in `saves_open_file`. */
bool saves_there(const char *dir);
/* Writes the match at the table as a whole or not at all. `salt` differs from file to file. While a call runs neither
 * the size nor what stands in the clear tells whether it has been answered. */
bool saves_write(const char *dir, const saves_open *, uint64_t salt, char *problem, size_t cap);
/* Reads the match at the table, or the one in another file of the folder. The caller owns out->match after
 * SAVES_READ. */
saves_result saves_read(const char *dir, const nt_game *const *games, saves_open *out, char *problem, size_t cap);
saves_result saves_read_file(const char *dir, const char *file, const nt_game *const *games, saves_open *out,
                             char *problem, size_t cap);

/* What a file tells in the clear: public things. Whether its match is whole shows only when it is read. */
typedef struct {
    char game[32];
    app_seating seating;
    bool ends;
    saves_far far;
    uint32_t won;
} saves_clear;

/* False when there is none or the line cannot be read. */
bool saves_glance(const char *dir, const char *file, saves_clear *out);
/* A finished match as a plain record; the caller frees it. NULL on no memory. */
char *saves_record(const nt_match *, size_t *len);

#endif
