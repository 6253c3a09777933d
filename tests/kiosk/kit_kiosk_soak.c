#include "kiosk/kit_kiosk_soak.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/inside.h"
#include "app/stack.h"
#include "engine/match.h"
#include "kiosk/watch.h"

enum { WATCHDOG_MS = 150 * 1000 }; /* of the unit in packaging/kiosk */

static const char wishes[] = "{\"open\": {\"every\": \"10:00-02:00\"}}", owners_pin[] = "975310246801";

typedef struct {
    cafe *c;
    nt_rng rng;
    uint64_t begun, before; /* ms; of lives before the last power cut */
    soak_hour now;
    soak_life *life;  /* NULL: nobody ends it from outside */
    int losses;       /* before these guests came; one may have come and gone unseen */
    bool loss;        /* the folder was lost since */
    bool loss_before; /* or while those before them were there: its notice may still lie over all */
    bool over;        /* of the match at the table */
    bool last;        /* life */
} soaked;

static uint32_t below(soaked *s, uint32_t n) {
    return (uint32_t)(nt_rng_next(&s->rng) % n);
}

/* Promises about files hold where there is a folder for them. */
static bool loses(soaked *s) {
    s->loss |= s->life != NULL && (s->life->lost || s->life->losses != s->losses);
    return s->loss || s->loss_before;
}

static void new_guests(soaked *s) {
    const int losses = s->life->losses;
    loses(s);
    s->loss_before = s->loss;
    s->losses = losses;
    s->loss = s->life->lost;
}

/* Of a record, which the lives tell each other (FNV-1a). */
static uint64_t mark(const char *text, size_t len) {
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < len; i++) {
        h = (h ^ (uint8_t)text[i]) * 0x100000001b3u;
    }
    return h;
}

/* Once, though what is taken up again at its end ends again. */
static void note_over(soaked *s, const nt_match *match) {
    size_t len = 0;
    soak_life *life = s->life;
    if (loses(s)) {
        life->over_lost++;
        return;
    }
    char *record = saves_record(match, &len);
    assert_true(record != NULL && life->over < SOAK_GAMES);
    const uint64_t game = mark(record, len);
    free(record);
    for (int i = 0; i < life->over; i++) {
        if (life->game[i] == game) {
            return;
        }
    }
    life->game[life->over] = game;
    life->over++;
}

static void see(void *user, app *a) {
    soaked *s = user;
    const bool over = kiosk_has_table(a) && nt_match_over(app_director_match(a->table)) && !a->hosted.call.runs;
    if (over && !s->over) {
        note_over(s, app_director_match(a->table));
        if (!s->last && below(s, 4) == 0) {
            raise(SIGKILL); /* the worst moment: it has ended, and nobody has seen that */
        }
    }
    s->over = over;
}

/* Guests may find the corner, never the page behind it. */
static void no_owner(const soaked *s) {
    assert_true(strncmp(cafe_scene(s->c), "owner", 5) != 0);
}

static uint64_t passed(const soaked *s) {
    return s->before + s->c->t.app->now - s->begun;
}

/* How long the loop would sleep now if nobody touched anything, and say nothing: it speaks at the first turn that
 * comes WATCH_MS after the last. */
static void listen(soaked *s) {
    const app *a = s->c->t.app;
    const uint64_t wake = app_wake(a), silent = (wake > a->now ? wake - a->now : 0) + WATCH_MS;
    s->now.silent_ms = silent > s->now.silent_ms ? silent : s->now.silent_ms;
    assert_true(silent < WATCHDOG_MS);
}

/* The clock on the wall goes with the time of the house. */
static void pass(soaked *s, uint64_t ms) {
    while (ms > 0) {
        const uint64_t part = ms < 30 * SECOND ? ms : 30 * SECOND;
        listen(s);
        player_wait(&s->c->t.hand, part);
        no_owner(s);
        s->c->minute = (int)((NOON + passed(s) / MINUTE) % (7 * DAY_MINUTES));
        ms -= part;
    }
}

static int entries(const char *folder) {
    int n = 0;
    DIR *open = opendir(folder);
    while (open != NULL && readdir(open) != NULL) {
        n++;
    }
    if (open != NULL) {
        closedir(open);
    }
    return n;
}

static void measure(soak_hour *h) {
    long size = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%ld %ld", &size, &resident) == 2) {
            h->memory_kib = resident * 4;
        }
        fclose(file);
    }
    h->files = entries("/proc/self/fd");
    h->threads = entries("/proc/self/task") - 2;
}

static void sit_down(soaked *s) {
    app *a = s->c->t.app;
    int n = 0;
    while (a->games[n] != NULL) {
        n++;
    }
    a->plan.game = a->games[below(s, (uint32_t)n)];
    const int least = a->plan.game->min_seats, most = a->plan.game->max_seats;
    const int seats = most < 6 ? most : least > 6 ? least : 6;
    a->plan.config = nt_config_standard(a->plan.game, (uint8_t)seats);
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < 1 + (int)below(s, 3); i++) {
        a->plan.seating.seat[i].bot = false;
    }
    if (app_start(a)) {
        s->now.matches_begun++;
    }
    stack_settle(a);
}

static void press_everywhere(soaked *s) {
    player *hand = &s->c->t.hand;
    for (int i = 0; i < 10; i++) {
        const float x = (float)below(s, 1280), y = (float)below(s, 800);
        player_feed(hand, (ui_raw){.kind = UI_RAW_DOWN, .touch = true, .finger = i + 1, .x = x, .y = y});
    }
    for (int i = 0; i < 10; i++) {
        player_feed(hand, (ui_raw){.kind = UI_RAW_UP, .touch = true, .finger = i + 1});
    }
    for (int i = 0; i < 5; i++) {
        player_key(hand, (ui_key)below(s, UI_KEY_LAST + 1), below(s, 2) == 0);
        pass(s, 200);
    }
}

static void power_cut(soaked *s) {
    s->before = passed(s);
    s->c->seed = nt_rng_next(&s->rng); /* other games than in the life before */
    cafe_power_cut(s->c, s->life == NULL ? wishes : NULL);
    s->c->t.hand.coarse = SECOND;
    if (s->life != NULL) {
        s->c->t.hand.seen = see;
        s->c->t.hand.user = s;
        s->over = false;
    }
    s->begun = s->c->t.app->now;
    s->now.power_cuts++;
}

static void play(soaked *s) {
    const bool whole = s->life != NULL && below(s, 2) == 0;
    const int acts = whole ? 2000 : 10 + (int)below(s, 60);
    for (int i = 0; i < acts && s->c->t.app->table != NULL && player_act(&s->c->t.hand); i++) {
    }
}

/* They touch the screen, and sit down unless the house is closed. */
static void party(soaked *s) {
    s->now.parties++;
    player_tap(&s->c->t.hand, 640, 400);
    pass(s, 500);
    if (strcmp(cafe_scene(s->c), "welcome") != 0) {
        if (loses(s)) {
            return; /* a notice lies over it */
        }
        assert_string_equal(cafe_scene(s->c), "attract");
        assert_false(s->c->house->open);
        return;
    }
    const bool left = player_zone(&s->c->t.hand, "continue", -1) != NULL;
    s->now.offered += left;
    if (left && below(s, 2) == 0 && player_press(&s->c->t.hand, "continue", -1)) {
        s->now.taken_up++;
        assert_true(loses(s) || strcmp(cafe_scene(s->c), "curtain") == 0);
    } else {
        sit_down(s);
    }
    pass(s, 500);
    if (below(s, 3) == 0) {
        press_everywhere(s);
    }
    play(s);
    assert_false(app_wants_quit(s->c->t.app));
    if (s->life == NULL && below(s, 8) == 0) {
        power_cut(s);
    }
}

/* Somebody plays with the corner, and with the keys behind it. */
static void find_corner(soaked *s) {
    char pin[] = "0000";
    for (int i = 0; i < 4; i++) {
        pin[i] = (char)('0' + below(s, 10));
    }
    cafe_hold_corner(s->c, 6 * SECOND);
    assert_string_equal(cafe_scene(s->c), "pin");
    cafe_type_pin(s->c, pin);
    assert_string_equal(cafe_scene(s->c), "pin");
    pass(s, 2 * MINUTE);
    assert_string_equal(cafe_scene(s->c), "attract");
}

/* Everybody has gone: a minute later nobody's table is shown, and when its time is over nothing of it is there. */
static void nobody(soaked *s) {
    pass(s, 3 * MINUTE); /* and a clock of the game may run */
    if (loses(s)) {
        return;
    }
    assert_string_equal(cafe_scene(s->c), "attract");
    if (below(s, 4) == 0) {
        find_corner(s);
    }
    if (below(s, 3) == 0) {
        pass(s, 32 * MINUTE);
        if (loses(s)) {
            return;
        }
        assert_false(cafe_has(s->c, "open.nighttable"));
        assert_int_equal(cafe_files(s->c, "left"), 0);
    }
}

void soak(cafe *c, int minutes, uint64_t seed, void (*tell)(int minute, const soak_hour *)) {
    soaked s = {.c = c, .rng = nt_rng_seed(seed)};
    int told = 0;
    cafe_set_pin(c, owners_pin);
    power_cut(&s);
    while (passed(&s) < (uint64_t)minutes * MINUTE) {
        party(&s);
        nobody(&s);
        const int minute = (int)(passed(&s) / MINUTE);
        if (minute / 60 > told || minute >= minutes) {
            told = minute / 60;
            measure(&s.now);
            tell(minute, &s.now);
        }
    }
}

/* A table that was left is offered to who comes first. */
static void come_after_a_cut(soaked *s) {
    const bool left = cafe_has(s->c, "open.nighttable");
    pass(s, SECOND);
    if (loses(s) || !s->c->house->open || !cafe_has(s->c, "open.nighttable")) {
        return;
    }
    assert_true(left);
    player_tap(&s->c->t.hand, 640, 400);
    pass(s, 500);
    if (!loses(s)) {
        assert_string_equal(cafe_scene(s->c), "welcome");
        assert_non_null(player_zone(&s->c->t.hand, "continue", -1));
        s->life->offered++;
    }
    nobody(s);
}

static void tell_life(soaked *s) {
    measure(&s->now);
    s->life->memory_kib = s->now.memory_kib;
    s->life->files = s->now.files;
    s->life->threads = s->now.threads;
    s->life->parties++;
}

void soak_first(cafe *c) {
    cafe_set_pin(c, owners_pin);
    cafe_power_cut(c, wishes);
}

void soak_live(cafe *c, uint64_t seed, soak_life *life) {
    soaked s = {.c = c, .rng = nt_rng_seed(seed), .life = life, .losses = life->losses};
    power_cut(&s);
    life->ready = 1;
    come_after_a_cut(&s);
    while (true) {
        new_guests(&s);
        party(&s);
        nobody(&s);
        tell_life(&s);
    }
}

void soak_last(cafe *c, soak_life *life) {
    soaked s = {.c = c, .rng = nt_rng_seed(1), .life = life, .losses = life->losses, .last = true};
    power_cut(&s);
    pass(&s, 32 * MINUTE);
    assert_false(cafe_has(c, "open.nighttable"));
    assert_false(cafe_has(c, "open.nighttable.new"));
    assert_int_equal(cafe_files(c, "left"), 0);
}

int soak_kept(const cafe *c, uint64_t game) {
    char folder[400], path[700];
    int n = 0;
    DIR *open = paths_join(folder, sizeof folder, c->t.dir, "evenings") ? opendir(folder) : NULL;
    const struct dirent *entry;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        size_t len = 0;
        char *text = entry->d_name[0] != '.' && paths_join(path, sizeof path, folder, entry->d_name)
                         ? paths_read_whole(path, 1 << 20, &len)
                         : NULL;
        n += text != NULL && mark(text, len) == game;
        free(text);
    }
    if (open != NULL) {
        closedir(open);
    }
    return n;
}
