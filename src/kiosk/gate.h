/* Who may reach the owner's page: a PIN, whose hash lies beside the owner's file, and a wait after wrong ones. */
#ifndef NT_KIOSK_GATE_H
#define NT_KIOSK_GATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "proof/pin.h"

enum {
    GATE_PATH = 1024,
    GATE_FREE = 5,             /* wrong tries without a wait */
    GATE_WAIT_MS = 60000,      /* then this, twice as long after each more */
    GATE_LONGEST_MS = 3600000, /* and no longer */
};

typedef struct {
    char pin[GATE_PATH], tries[GATE_PATH]; /* files; "" = there is no owner's file, and so no way in */
    int wrong;                             /* in a row; also on the disk, so that a restart does not forget them */
    uint64_t until;                        /* no try before that, ms of the presentation clock */
    char hash[PIN_HASH];                   /* as it was looked at last */
    bool read;                             /* the file of tries, at the first look */
} kiosk_gate;

typedef enum { GATE_WRONG, GATE_RIGHT, GATE_TOO_SOON } gate_answer;

/* `problem` gets a sentence when the file of the PIN holds no hash; else "". */
void gate_open(kiosk_gate *, const char *owners_file, char *problem, size_t cap);
/* There is a PIN. Without one nothing leads to the page. */
bool gate_has_pin(const kiosk_gate *);
/* ms until the next try. After a restart the whole wait begins again: nobody shortens it by the plug. */
uint64_t gate_wait(kiosk_gate *, uint64_t now);
/* A try counts before it is looked at, so that none is free by cutting the power. */
gate_answer gate_try(kiosk_gate *, const char *pin, uint64_t now);

#endif
