/* Matches on disk: one open match, sealed so that nobody reads secrets in it by accident, and finished ones as plain
 * records. The format is described in docs/saves.md. */
#ifndef NT_APP_SAVES_H
#define NT_APP_SAVES_H

#include "app/seating.h"
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

/* What continues a match. */
typedef struct {
    nt_match *match;
    uint64_t seed; /* of the match: chance goes on where it stood */
    app_seating seating;
    uint8_t last_asked;
    saves_hosted hosted; /* all zero where nobody hosts */
} saves_open;

typedef enum {
    SAVES_NONE, /* there is no open match */
    SAVES_READ,
    SAVES_DAMAGED, /* it cannot be used; `problem` says why. The file is as it was */
} saves_result;

bool saves_there(const char *dir);
/* What the open match tells in the clear: its game's id and how many sit at the table. False when there is none or
 * the line cannot be read; whether the match itself is whole shows only when it is read. */
bool saves_glance(const char *dir, char *game, size_t cap, int *seats);
/* Writes the open match as a whole or not at all. `salt` differs from file to file. While a call runs neither the
 * size nor what stands in the clear tells whether it has been answered. */
bool saves_write(const char *dir, const saves_open *, uint64_t salt, char *problem, size_t cap);
/* The caller owns out->match after SAVES_READ. */
saves_result saves_read(const char *dir, const nt_game *const *games, saves_open *out, char *problem, size_t cap);
/* Keeps the open match's file under another name; `kept` gets it. */
bool saves_keep_aside(const char *dir, char *kept, size_t cap);
/* An open match makes way for a new one: moved to left/DATE-N.nighttable. */
bool saves_set_aside(const char *dir); /* false: errno says why */
/* A match that is over: written to evenings/DATE-GAME-N.nighttable as a plain record, then the open file is removed.
 * On failure the open file stays. */
bool saves_finish(const char *dir, const nt_match *, char *problem, size_t cap);

#endif
