/* A process that has never seen the truth. It is forked before anything is dealt, gets views and generators over a
 * line, and imagines worlds. What a game remembers of a state, and whatever lies around one, is not there. */
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit/kit.h"

enum { MOST = KIT_BLIND };

struct kit_blind {
    const nt_game *game;
    pid_t process;
    int line;
    uint8_t *message; /* a request with its view, or worlds */
};

typedef struct {
    uint8_t seat, n, pad[6]; /* n worlds are wanted; 0 ends the process */
    nt_rng rng[MOST];
} request;

static size_t asks(const nt_game *game) {
    return sizeof(request) + game->pub_size + game->priv_size;
}

static size_t tells(const nt_game *game, int n) {
    return (size_t)n * (1 + (size_t)game->state_size);
}

static bool put(int line, const void *bytes, size_t n) {
    for (const uint8_t *at = bytes; n > 0;) {
        const ssize_t sent = send(line, at, n, MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        at += sent;
        n -= (size_t)sent;
    }
    return true;
}

static bool get(int line, void *bytes, size_t n) {
    for (uint8_t *at = bytes; n > 0;) {
        const ssize_t got = recv(line, at, n, 0);
        if (got <= 0) {
            return false;
        }
        at += got;
        n -= (size_t)got;
    }
    return true;
}

/* Views lie in blocks of exactly their size. */
static void answer(kit_blind *b, int line) {
    const nt_game *game = b->game;
    request asked;
    uint8_t *pub = malloc(game->pub_size), *me = malloc(game->priv_size);
    while (get(line, b->message, asks(game))) {
        memcpy(&asked, b->message, sizeof asked);
        memcpy(pub, b->message + sizeof asked, game->pub_size);
        memcpy(me, b->message + sizeof asked + game->pub_size, game->priv_size);
        for (int i = 0; i < asked.n; i++) {
            uint8_t *world = b->message + asked.n + (size_t)i * game->state_size;
            b->message[i] = (uint8_t)game->imagine((nt_view){pub, me, asked.seat}, &asked.rng[i], world);
        }
        if (asked.n == 0 || !put(line, b->message, tells(game, asked.n))) {
            break;
        }
    }
}

kit_blind *kit_blind_start(const nt_game *game) {
    int ends[2];
    kit_blind *b = malloc(sizeof *b);
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        abort();
    }
    const size_t most = asks(game) > tells(game, MOST) ? asks(game) : tells(game, MOST);
    *b = (kit_blind){.game = game, .line = ends[0], .message = calloc(1, most)};
    b->process = fork();
    if (b->process < 0) {
        abort();
    }
    if (b->process == 0) {
        close(ends[0]);
        answer(b, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    return b;
}

bool kit_blind_imagine(kit_blind *b, nt_view view, const nt_rng *rng, int n, uint8_t *err, uint8_t *worlds) {
    const nt_game *game = b->game;
    request asked = {.seat = view.seat, .n = (uint8_t)n};
    assert(n > 0 && n <= MOST);
    memcpy(asked.rng, rng, (size_t)n * sizeof *rng);
    memcpy(b->message, &asked, sizeof asked);
    memcpy(b->message + sizeof asked, view.pub, game->pub_size);
    memcpy(b->message + sizeof asked + game->pub_size, view.me, game->priv_size);
    if (!put(b->line, b->message, asks(game)) || !get(b->line, b->message, tells(game, n))) {
        return false;
    }
    memcpy(err, b->message, (size_t)n);
    memcpy(worlds, b->message + n, (size_t)n * game->state_size);
    return true;
}

void kit_blind_end(kit_blind *b) {
    const request bye = {.n = 0}; /* another process may hold this end of the line: it does not close by itself */
    int status;
    memset(b->message, 0, asks(b->game));
    memcpy(b->message, &bye, sizeof bye);
    put(b->line, b->message, asks(b->game));
    close(b->line);
    waitpid(b->process, &status, 0);
    free(b->message);
    free(b);
}
