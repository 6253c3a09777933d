/* Twins: one game in the whole application on an off-screen platform, played twice, pressed by hand, in two truths
 * that may not be told apart. Everything that can be noticed from outside is noted on the way and compared: frames,
 * painted pixels, sounds, wake times, moments, the size of the save, presses and the log (interface guide 14). */
#ifndef NT_TESTS_APP_KIT_TWINS_H
#define NT_TESTS_APP_KIT_TWINS_H

#include "app/kit_app.h"
#include "platform/platform.h"

enum { TWINS = 2, TWINS_MOST = 60000, TWINS_LOG = 20000 };

typedef struct {
    char what; /* 'f'rame, 'p'ixels, 's'ound, 'w'ake, 't'ime of a private frame, 'o'wn private frame, 'l'ength of the
                  save, 'n'umber of presses */
    int phase, plies; /* of the match; -1 and 0 before there is one */
    uint64_t at, value;
} noted;

typedef struct {
    noted at[TWINS_MOST];
    int n;
    char log[TWINS_LOG]; /* without the day and the hour; empty when nothing was written down */
} course;

typedef struct twin twin;

/* What a game's twins are; what may be NULL then holds of none of its frames. */
typedef struct {
    const nt_table *table;
    int seats;
    uint32_t people; /* bit per seat, the others are bots */
    int (*phase)(const void *pub);
    bool (*paints)(const twin *);                      /* pixels are compared, too: NULL = whenever nothing moves */
    bool (*sees_the_same)(const twin *, uint8_t seat); /* in the private frame that is shown */
    bool (*parted)(const twin *);                      /* from here on the truths differ openly: nothing is noted */
} twins;

struct twin {
    const twins *is;
    void *own; /* the test's */
    app *a;
    player hand;
    course *course;
    pf *screen;
    uint64_t painted; /* ms, when it last was */
    const void *painted_in;
    int presses;
    char dir[256];
    const nt_game *games[2];
    const nt_table *tables[2];
};

/* The platform without a window that all twins of a test are painted on: a group's setup and teardown. */
int twins_open_screen(void **state);
int twins_close_screen(void **state);

/* An application with this game alone, planned as standard; settings and options may be changed before the start. The
 * twin stays where it is, and `game` and `is` stay as they are, until the end. */
void twin_begin(twin *, const twins *is, const nt_game *game, pf *screen, course *into);
/* Deals; from here on everything is noted. */
void twin_start(twin *);
/* Notes what is left over, and closes the application. */
void twin_end(twin *);

/* What the table knows. */
const void *twin_pub(const twin *);
bool twin_in(const twin *, const char *name);
/* An event is being shown. */
bool twin_moves(const twin *);
/* Presses a zone that has to be there and active; n < 0: the first of this name. */
void twin_press(twin *, const char *zone, int n);

/* How much was noted before so many moves were made. */
int course_before_ply(const course *, int plies);
/* Both are the same, and longer than `more_than`; `which` names the match in the message. */
void courses_same(const course two[TWINS], int more_than, const char *which);

#endif
