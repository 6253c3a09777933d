/* A café whose power goes and whose disk goes: lives of a kiosk, each ended by SIGKILL at a random moment, the folder
 * of saves taken away in some: unmounted beneath it, made read-only, or full. Every game that ended while it could be
 * written must be among the evenings at the end, once; every table that was left is offered after a cut and deleted
 * when its time is over. Usage: kiosk_measure_kills [KILLS [LOSSES [SEED]]]; losses need root. */
#define _GNU_SOURCE /* unshare */
#include "kiosk/kit_kiosk_soak.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int kills = 200, losses = 50;
static uint64_t seed = 1;

typedef enum { UNMOUNTED, READ_ONLY, FULL, KINDS } loss_kind;

typedef struct {
    cafe c;
    soak_life *life;
    char store[300]; /* what lies at c.t.dir while all is well */
    nt_rng rng;
    int lost[KINDS], healed;
} house;

static int below(house *h, int n) {
    return (int)(nt_rng_next(&h->rng) % (uint64_t)n);
}

static bool has_ended(pid_t life) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)life, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

/* How long it has had a processor. */
static int64_t own_ms(pid_t life) {
    clockid_t clock;
    struct timespec t = {0};
    if (clock_getcpuclockid(life, &clock) == 0) {
        clock_gettime(clock, &t);
    }
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Of the life's own time: a busy machine makes no life shorter. */
static void rest(pid_t life, int ms) {
    const int64_t end = own_ms(life) + ms;
    const struct timespec moment = {0, 500000};
    while (!has_ended(life) && own_ms(life) < end) {
        nanosleep(&moment, NULL);
    }
}

static void bind_folder(const house *h) {
    assert_int_equal(mount(h->store, h->c.t.dir, NULL, MS_BIND, NULL), 0);
}

/* The data mount, seen by this process and its lives alone. */
static void make_mount(house *h) {
    snprintf(h->store, sizeof h->store, "%s.store", h->c.t.dir);
    assert_int_equal(unshare(CLONE_NEWNS), 0);
    assert_int_equal(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL), 0);
    assert_int_equal(mkdir(h->store, 0700), 0);
    assert_int_equal(mount("kiosk", h->store, "tmpfs", 0, "size=64m"), 0);
    assert_int_equal(mount("below", h->c.t.dir, "tmpfs", MS_RDONLY, "size=4k"), 0);
    bind_folder(h);
}

static void fill(const house *h) {
    char path[320];
    static const char zeros[1 << 16];
    snprintf(path, sizeof path, "%s/filler", h->store);
    const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    assert_true(file >= 0);
    for (size_t part = sizeof zeros; part > 0; part /= 2) {
        while (write(file, zeros, part) > 0) {
        }
    }
    close(file);
}

static void lose(house *h, loss_kind kind) {
    h->lost[kind]++;
    h->life->losses++;
    h->life->lost = 1;
    if (kind == UNMOUNTED) {
        assert_int_equal(umount2(h->c.t.dir, MNT_DETACH), 0);
    } else if (kind == READ_ONLY) {
        assert_int_equal(mount(NULL, h->c.t.dir, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL), 0);
    } else {
        fill(h);
    }
}

static void heal(house *h, loss_kind kind) {
    char path[320];
    if (kind == UNMOUNTED) {
        bind_folder(h);
    } else if (kind == READ_ONLY) {
        assert_int_equal(mount(NULL, h->c.t.dir, NULL, MS_REMOUNT | MS_BIND, NULL), 0);
    } else {
        snprintf(path, sizeof path, "%s/filler", h->store);
        assert_int_equal(unlink(path), 0);
    }
    h->life->lost = 0;
}

/* False when it ended by itself: by a broken promise or a crash. */
static bool end_life(pid_t life) {
    int status = 0;
    kill(life, SIGKILL);
    assert_int_equal(waitpid(life, &status, 0), life);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

static void one_life(house *h, int nth, bool loses) {
    const loss_kind kind = (loss_kind)(nth % KINDS);
    const bool heals = below(h, 2) == 0;
    h->life->ready = 0;
    const pid_t life = fork();
    assert_true(life >= 0);
    if (life == 0) {
        soak_live(&h->c, seed * 1000000 + (uint64_t)nth, h->life);
        _exit(3);
    }
    rest(life, below(h, below(h, 3) == 0 ? 600 : 3000)); /* some while it starts */
    while (loses && !h->life->ready && !has_ended(life)) {
        rest(life, 10);
    }
    if (loses) {
        lose(h, kind);
        rest(life, below(h, 400));
        if (heals) {
            heal(h, kind);
            h->healed++;
            rest(life, below(h, 400));
        }
    }
    if (!end_life(life)) {
        fail_msg("life %d broke a promise or crashed", nth);
    }
    if (loses && !heals) {
        heal(h, kind);
    }
}

static int games_kept(const house *h) {
    return cafe_files(&h->c, "evenings");
}

static void tell(const house *h, int n) {
    const soak_life *l = h->life;
    printf(
        "%d kills, unmounted %d read-only %d full %d (%d came back in the same life), parties %d, games over %d and "
        "%d while lost, kept %d, tables offered after a cut %d, memory %ld KiB files %d threads %d\n",
        n, h->lost[UNMOUNTED], h->lost[READ_ONLY], h->lost[FULL], h->healed, l->parties, l->over, l->over_lost,
        games_kept(h), l->offered, l->memory_kib, l->files, l->threads);
    fflush(stdout);
}

static void power_and_disk_go(void **state) {
    (void)state;
    house h = {.rng = nt_rng_seed(seed)};
    cafe_begin_with(&h.c, "{}", nt_games, nt_tables);
    h.life = mmap(NULL, sizeof *h.life, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(h.life != MAP_FAILED);
    if (losses > 0) {
        make_mount(&h);
    }
    soak_first(&h.c);
    for (int i = 0; i < kills; i++) {
        one_life(&h, i, losses > 0 && (i + 1) * losses / kills > i * losses / kills);
        if (i % 20 == 19 || i == kills - 1) {
            tell(&h, i + 1);
        }
    }
    soak_last(&h.c, h.life);
    tell(&h, kills);
    for (int i = 0; i < h.life->over; i++) {
        if (soak_kept(&h.c, h.life->game[i]) != 1) {
            fail_msg("game %d of %d was kept %d times", i + 1, h.life->over, soak_kept(&h.c, h.life->game[i]));
        }
    }
    assert_true(games_kept(&h) <= h.life->over + h.life->over_lost + kills);
    if (losses > 0) {
        umount2(h.c.t.dir, MNT_DETACH);
        umount2(h.c.t.dir, MNT_DETACH);
        umount2(h.store, MNT_DETACH);
        rmdir(h.store);
    }
    cafe_end(&h.c);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(power_and_disk_go)};
    kills = argc > 1 ? atoi(argv[1]) : kills;
    losses = argc > 2 ? atoi(argv[2]) : losses;
    seed = argc > 3 ? strtoull(argv[3], NULL, 10) : seed;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
