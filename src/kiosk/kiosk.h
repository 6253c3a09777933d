/* A house that lends its device to whoever comes: what the application of a kiosk does beside playing. */
#ifndef NT_KIOSK_KIOSK_H
#define NT_KIOSK_KIOSK_H

#include "app/kiosk.h"
#include "kiosk/gate.h"
#include "kiosk/wishes.h"

typedef struct {
    const char *file;              /* the owner's; NULL: all as standard */
    const nt_game *const *games;   /* all that are built in; NULL = nt_games and nt_tables */
    const nt_table *const *tables; /* in the same order */
    /* The minute of the week by the house's clock, 0 = Monday at midnight; NULL = the machine's. */
    int (*minute)(void *user);
    void *user;
    const char *version; /* of the program, told to the owner; NULL: not */
    const char *stick;   /* folder that a stick appears in; NULL = KIOSK_STICK */
} kiosk_options;

#define KIOSK_STICK "/media/night-table"

enum { KIOSK_LEFT = 64 };

/* A file of the folder of saves that nobody plays. */
typedef struct {
    char file[MATCHES_FILE];
    uint64_t since; /* ms of the presentation clock, which no change of the machine's time moves */
} kiosk_left;

typedef struct {
    app_kiosk base;
    kiosk_wishes wishes;
    const nt_game *games[WISH_GAMES + 1]; /* those that are played here */
    const nt_table *tables[WISH_GAMES + 1];
    const nt_game *const *built; /* all that are built in */
    const nt_table *const *built_tables;
    char file[GATE_PATH], stick[GATE_PATH];
    char version[24];
    bool faulty; /* the file had mistakes: it is kept as FILE.before when it is written anew */
    kiosk_gate gate;
    struct {
        bool held; /* a finger lies in the corner */
        int finger;
        uint64_t since;
    } corner;
    int (*minute)(void *user);
    void *user;
    bool open;        /* by the hours */
    uint64_t look;    /* when files and hours are looked at next */
    bool own_time;    /* the table gives itself its time */
    bool played;      /* guests had a table when that was looked at */
    uint64_t left_at; /* when the last one was left */
    kiosk_left left[KIOSK_LEFT];
    int n_left;
    char lang[WISH_TAG]; /* the table's when guests come */
    int shown;           /* of the attract screen: how many games it has begun */
} kiosk;

/* `problems` gets a sentence for each mistake in the file, one a line: the kiosk runs all the same. NULL only when
 * there is no memory. Give kiosk.base, games and tables to the application, and keep it as long as that. */
kiosk *kiosk_create(const kiosk_options *, char *problems, size_t cap);
/* These sentences into the log, which the owner's page shows. */
void kiosk_log(app *, const char *problems);
void kiosk_destroy(kiosk *);

/* ---- for the scenes of this folder ---- */

extern const scene_ops scene_attract, scene_welcome, scene_ask, scene_pin, scene_owner, scene_owner_page,
    scene_owner_figures, scene_owner_log, scene_owner_export;

static inline kiosk *kiosk_of(const app *a) {
    return (kiosk *)a->kiosk;
}

/* Guests play, or look at an end. */
bool kiosk_has_table(const app *);
/* All that guests have set, chosen and typed is as if nobody had been there. */
void kiosk_tidy(app *);
/* The table is put away, an end that was reached is kept, and the house is by itself again. */
void kiosk_put_away(app *);
/* What the owner wants from now on: written to the file and taken at once. False with a sentence, and nothing is
 * changed, when it cannot be written. */
bool kiosk_change(app *, const kiosk_wishes *, char *problem, size_t cap);
/* A finger that stays in the top left corner leads to the PIN, where there is one; of the scenes that nobody is at.
 * `touch` of a scene; and when the time is over. */
bool kiosk_corner_touch(scene *, app *, const ui_raw *);
void kiosk_corner_tick(app *);
uint64_t kiosk_corner_wake(const app *);

#endif
