/* The log of the match at the table as sentences: what everybody was told and shown, and once its end was shown also
 * what was secret till then. Never more: it is made from the spectator's view, as far as that was told. */
#ifndef NT_APP_LOG_LINES_H
#define NT_APP_LOG_LINES_H

#include "app/hosted.h"

typedef struct {
    const app *a;
    nt_port *port;
    nt_view view;
    nt_event event;
    ui_seat seat[NT_MAX_SEATS]; /* with the names as shown */
    int seats;
    bool keeps_all;            /* or the last sentence alone: the rules of this game keep no list */
    int told, opening, opened; /* events; lines from before the first of them; lines that tell what was secret */
    float top;                 /* of the list on its page: no rule stands there */
    float line;                /* and the least height of a line with its air */
    float thumb;               /* and how large it is what stands beside a line */
    bool sealed;               /* the deal has a seal, which is no line of these */
} log_lines;

/* Names in the language of `words`. */
void log_lines_begin(log_lines *, const app *, text_words *);
int log_lines_count(const log_lines *);
/* Behind the end what was secret; then what was shown before the first event, and all that happened in its order.
 * "" or NULL: this one has no sentence. */
const char *log_line(log_lines *, int i, text_words *);
/* Whether another part begins with this line: a night or a day, what the game says begins anew, the story itself or
 * its nights behind lines that tell what was secret. */
bool log_line_begins(log_lines *, int i);
/* Whose name comes first in a line; NT_SPECTATOR: nobody's. */
uint8_t log_line_seat(const log_lines *, const char *text);
/* Whose name comes next after that of `seat`, such as who is given something; NT_SPECTATOR: nobody's. */
uint8_t log_line_other(const log_lines *, const char *text, uint8_t seat);
/* The figure of a line with which a night or a day begins, or NULL. */
const char *log_line_sign(log_lines *, int i);
/* The figure of what a line tells of, or NULL. */
const char *log_line_figure(log_lines *, int i);
/* The newest event that has a sentence, or NULL. */
const char *log_newest(log_lines *, text_words *);
/* The figure of the event that was worded last, or NULL. */
const char *log_event_figure(const log_lines *);
/* And the colour on which it stands; 0: the lamp's. */
ui_colour log_event_tint(const log_lines *);
/* The piece (nt_table.piece) that this event turned up, or -1. */
int log_event_card(const log_lines *);
/* The seal of the deal, with what opens it once that is known; NULL where there is none. */
const char *log_seal(const log_lines *, text_words *);

/* The log as plain text in the table's language, the oldest first, each line ended by a newline; the caller frees it.
 * NULL on no memory. */
char *log_text(app *, size_t *len);

#endif
