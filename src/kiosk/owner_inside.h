/* What the files of the owner's rows tell each other. */
#ifndef NT_KIOSK_OWNER_INSIDE_H
#define NT_KIOSK_OWNER_INSIDE_H

#include "kiosk/owner_rows.h"

typedef enum {
    A_SWITCH,
    A_LEVEL,
    A_COUNT,
    A_TIME,
    A_TIME_OF_SOME,
    AN_END,
    SECONDS,
    MINUTES,
    PERCENT,
    A_DAY,
    A_TAG,
    A_GAME,
    A_RULE,
    PLAYERS,
    A_SET,
    A_PIECE
} owner_unit;

/* Times go round, the others end at their bounds. */
typedef struct {
    const char *name; /* message; NULL: named by what it is of */
    owner_unit unit;
    int value, least, most, step;
    int of; /* which language, game, option or time */
} owner_number;

/* ---- owner_spoken.c ---- */
bool owner_speaks(const kiosk_wishes *, const char *tag);
/* How many are spoken, the so-manieth of them, and which of them guests begin with. */
int owner_spoken(const owner_view *, const kiosk_wishes *);
const char *owner_nth_spoken(const owner_view *, const kiosk_wishes *, int nth);
int owner_first_spoken(const owner_view *, const kiosk *);
void owner_set_spoken(const owner_view *, kiosk_wishes *, int which, bool on);

/* ---- owner_rules.c ---- */
nt_config owner_house_config(const kiosk_wishes *, const nt_game *, int seats);
/* The option of the so-manieth row, or -1; how many there are. */
int owner_nth_option(const owner_view *, const kiosk *, int nth, int *n);
/* `seats`: 0 = of any number; `otherwise`: what holds without it, which is left out. */
void owner_set_rule(kiosk_wishes *, const nt_game *, int seats, int option, int value, int otherwise);
/* NULL: the game that is looked at has no sets. */
const table_lobby *owner_lobby(const owner_view *, const kiosk *);
/* How many kinds of pieces there are, and the option of the so-manieth. */
int owner_pieces(const table_lobby *, const nt_game *, int nth, int *option);
void owner_look_at_set(owner_view *, const kiosk *, int seats);
owner_number owner_of_set(const owner_view *, const kiosk *, int row);
owner_stepped owner_step_set(owner_view *, const kiosk *, kiosk_wishes *, const owner_number *, int value);

#endif
