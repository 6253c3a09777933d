/* The PIN of the owner's page: tries are counted on the disk, and waits grow. */
#include "kiosk/gate.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"

enum { MOST_BYTES = 512 };

/* What the file holds, without the end of its line; false when there is no file that can be read: errno says why. */
static bool read_hash(const kiosk_gate *g, char out[PIN_HASH]) {
    size_t len = 0;
    char *text = g->pin[0] != '\0' ? paths_read_whole(g->pin, MOST_BYTES, &len) : NULL;
    out[0] = '\0';
    if (text != NULL) {
        text[strcspn(text, "\r\n")] = '\0';
        snprintf(out, PIN_HASH, "%s", text);
        free(text);
    }
    return text != NULL;
}

void gate_open(kiosk_gate *g, const char *owners_file, char *problem, size_t cap) {
    char hash[PIN_HASH];
    *g = (kiosk_gate){.wrong = 0};
    problem[0] = '\0';
    if (owners_file == NULL || strlen(owners_file) + sizeof ".tries" > GATE_PATH) {
        return;
    }
    snprintf(g->pin, sizeof g->pin, "%.*s%s", GATE_PATH - 8, owners_file, ".pin");
    snprintf(g->tries, sizeof g->tries, "%.*s%s", GATE_PATH - 8, owners_file, ".tries");
    const bool read = read_hash(g, hash);
    if (!read && errno != ENOENT) { /* made by another user, say: it must not look as if there were none */
        snprintf(problem, cap, "%.400s: the PIN cannot be read: %s.", g->pin, paths_reason(errno));
    } else if (read && !pin_is_hash(hash)) {
        snprintf(problem, cap, "%.400s: this is no PIN; \"night-table-cli kiosk-pin\" makes one.", g->pin);
    }
}

bool gate_has_pin(const kiosk_gate *g) {
    char hash[PIN_HASH];
    return read_hash(g, hash) && pin_is_hash(hash);
}

/* ---- tries ---- */

static uint64_t wait_after(int wrong) {
    uint64_t wait = GATE_WAIT_MS;
    for (int i = GATE_FREE; i < wrong && wait < GATE_LONGEST_MS; i++) {
        wait *= 2;
    }
    return wrong < GATE_FREE ? 0 : wait < GATE_LONGEST_MS ? wait : GATE_LONGEST_MS;
}

/* A file that holds no number was tampered with or half of it is lost: as if all free tries had been made. */
static int read_tries(const kiosk_gate *g) {
    size_t len = 0;
    char *end = NULL, *text = paths_exists(g->tries) ? paths_read_whole(g->tries, MOST_BYTES, &len) : NULL;
    const long n = text != NULL ? strtol(text, &end, 10) : 0;
    const bool good = text != NULL ? end != text && n >= 0 && n < 1000 : !paths_exists(g->tries);
    free(text);
    return good ? (int)n : GATE_FREE;
}

static void write_tries(const kiosk_gate *g) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d\n", g->wrong);
    paths_write_whole(g->tries, text, (size_t)len); /* where that fails, those of this run count all the same */
}

uint64_t gate_wait(kiosk_gate *g, uint64_t now) {
    char hash[PIN_HASH];
    read_hash(g, hash);
    if (!g->read) {
        g->read = true;
        g->wrong = read_tries(g);
        g->until = now + wait_after(g->wrong);
    } else if (g->wrong > 0 && strcmp(hash, g->hash) != 0) { /* the owner has set another one from outside */
        g->wrong = 0;
        g->until = now;
    }
    memcpy(g->hash, hash, sizeof hash);
    return g->until > now ? g->until - now : 0;
}

gate_answer gate_try(kiosk_gate *g, const char *pin, uint64_t now) {
    if (gate_wait(g, now) > 0) {
        return GATE_TOO_SOON;
    }
    g->wrong += g->wrong < 999;
    write_tries(g);
    if (!pin_is_hash(g->hash) || !pin_matches(g->hash, pin)) {
        g->until = now + wait_after(g->wrong);
        return GATE_WRONG;
    }
    g->wrong = 0;
    g->until = 0;
    write_tries(g);
    return GATE_RIGHT;
}
