/* Pieces of the reader and the writer of records, for what a host keeps behind the plies (engine/host.h). */
#ifndef NT_ENGINE_RECORD_INSIDE_H
#define NT_ENGINE_RECORD_INSIDE_H

#include "engine/host.h"
#include "engine/record.h"

struct nt_writer {
    const nt_match *match;
    char *buf;
    size_t cap, length;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void nt_write(nt_writer *, const char *format, ...);
/* The text of a move alone; with who makes it; the line of a ply with its hash. */
void nt_write_text(nt_writer *, const nt_replayed *);
void nt_write_move(nt_writer *, const nt_replayed *);
void nt_write_ply(nt_writer *, const nt_replayed *);

enum { NT_LINE_MAX = 255 }; /* the longest lawful line, a series of 20 seats, stays below 180 */

struct nt_reader {
    const char *at, *end;
    nt_record_report *report;
    nt_match *match;            /* NULL before it has begun */
    char text[NT_LINE_MAX + 1]; /* the line before `at`, without its newline */
    const char *rest;           /* what is still to be read of it */
    int line;
    bool peeked; /* text holds a line that nobody has taken yet */
};

/* Fills the report; returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
bool nt_refuse(nt_reader *, nt_record_err, int ply, const char *format, ...);
bool nt_refuse_move(nt_reader *);
bool nt_read_at_end(const nt_reader *);
/* Makes the next line the current one; it stays so until it is taken. */
bool nt_read_peek(nt_reader *);
void nt_read_take(nt_reader *);
/* Reads `word` off the current line; false when something else stands there. */
bool nt_read_word(nt_reader *, const char *word);
/* The text of a move of that seat, to the end of the line. Only the one way in which the game prints it is taken. */
bool nt_read_text(nt_reader *, uint8_t seat, nt_move *out);
/* A whole move: who, and what in the game's words, to the end of the line. */
bool nt_read_move(nt_reader *, nt_move *out, bool *note);
/* The line of a ply: makes it. */
bool nt_read_ply(nt_reader *);
bool nt_read_result(nt_reader *);

#endif
