/* Records: a match as text. Save, replay, bug report, golden test and CLI input are this one format; see
 * docs/records.md.
 *
 *   nighttable 2              1 in records of before, which are read and written on as they are
 *   game growl 1              id and rules version
 *   seats 6
 *   opt night_jitter 1        only those that differ from the standard
 *   series 2 carry 5 7 7 2 0 1 memory 40     only in a later game of a series
 *   commitment 3f2a-... 77e1...              only where one was shown: its code and its salt
 *   chance 00c0ffee12345678 #0123456789abcdef    the 64 bits, hash of it and the state after it
 *   0 turn #0123456789abcdef  one line a ply: seat, text of the move, hash of it and the state after it
 *   ...
 *   judge remove 4 #...       a move of the judge, in games that have one
 *   note corrected 2 3 #...   the judge's note of a correction
 *   due corrected 2 3         ... that is to be made before the next move
 *   undone 3 vote 5 #...      was taken back and can be redone
 *   held 3 vote 5 #...        waits in a correction that was opened and not begun
 *   waits 3 vote 5            waits in a correction; what is no event follows the one that waits before it:
 *   follows chance 00c0...
 *   result 3 0 2 ...          only when the match is over: score by seat
 */
#ifndef NT_ENGINE_RECORD_H
#define NT_ENGINE_RECORD_H

#include "engine/match.h"

typedef enum {
    NT_RECORD_OK,
    NT_RECORD_NOT_OURS,   /* no "nighttable 2" nor "nighttable 1" at its head */
    NT_RECORD_BAD_LINE,   /* a line that cannot be read */
    NT_RECORD_UNKNOWN,    /* a game or rules version this program does not have */
    NT_RECORD_BAD_CONFIG, /* seats or options the game refuses */
    NT_RECORD_BAD_MOVE,   /* a move that is not legal there */
    NT_RECORD_DIVERGES,   /* the hash or the result differs from what the rules give */
    NT_RECORD_TOO_LONG,   /* more plies than the game can have */
    NT_RECORD_NO_MEMORY,
} nt_record_err;

typedef struct {
    nt_record_err err;
    int line;        /* 1-based line of the text, 0 when there is none */
    int ply;         /* 0-based ply of the difference, -1 when there is none */
    char reason[96]; /* one English sentence for logs and the command line */
} nt_record_report;

/* Writes the record (replays the match: see nt_match_replay); returns its length without the final zero. When the
 * length is cap or more, buf holds nothing useful (as snprintf). buf may be NULL when cap is 0. */
size_t nt_record_write(const nt_match *, char *buf, size_t cap);
/* The lines of the record that say what was dealt: its head without the commitment, and the first ply, which is
 * chance. As nt_record_write; 0 when the match does not begin with chance. */
size_t nt_record_deal(const nt_match *, char *buf, size_t cap);
/* Rebuilds a match from text[0..len); `games` lists the games that are known, then NULL (nt_games). The record must
 * be exactly what nt_record_write gives, to the byte: a missing last newline, anything after the result or any
 * difference is refused. It may end after any ply: then the match is not over (nt_match_over), and chance that is
 * due is drawn from `seed`. With the seed of the match that was saved, chance goes on where it stood, and what a
 * judge has taken back, corrects or is to note is as it was. Returns NULL and fills *report on error; the caller
 * destroys the match. */
nt_match *nt_record_read(const nt_game *const *games, const char *text, size_t len, uint64_t seed,
                         nt_record_report *report);

#endif
