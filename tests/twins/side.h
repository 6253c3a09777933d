/* One of two truths at a table: the whole application with a folder and a painter of its own, and what it lets the
 * world notice. */
#ifndef NT_TESTS_TWINS_SIDE_H
#define NT_TESTS_TWINS_SIDE_H

#include <stdio.h>

#include "app/app_state.h"
#include "app/flat/flat.h"
#include "kiosk/kiosk.h"

#include "platform/platform.h"
#include "twins/truths.h"

enum { SIDE_FILES = 64, SIDE_TEXT = 4096, SIDE_SOUNDS = 16 };

/* What a table is like, drawn by lot once for both truths. */
typedef struct {
    int w, h, text_percent;
    float px_per_mm;
    uint32_t people; /* bit per seat; the others are bots */
    const char *lang, *seat_lang[NT_MAX_SEATS];
    app_settings settings;
    bool lights;                   /* frames for other eyes are painted, for their light */
    bool paints, touch, keys, pad; /* else by mouse */
    int guests_idle; /* they play at a kiosk, which asks after so many seconds whether they are there; 0: at home */
    bool no_sound;   /* there is no device */
    bool another;    /* a second match lies open, left before this one */
    bool own_voices; /* there are recordings of one's own */
    bool named;      /* people have typed names and chosen what they look like and how large they read */
    bool title;      /* the table begins at the title, else with the match continued */
    uint64_t seed;   /* of the presentation */
} side_manner;

/* A file of the save folder as it lies there; written anew it is another one. */
typedef struct {
    char name[400];
    uint64_t size, mode, serial, moment;
} side_file;

typedef struct {
    char name[96];
    float volume;
} side_sound;

typedef struct {
    const truths *of;
    int truth;
    const side_manner *manner;
    char dir[256];
    app *a;
    kiosk *house; /* or NULL */
    pf *screen;
    const nt_game *games[2];
    const nt_table *tables[2];
    /* Of the last look. */
    bool drawn;     /* there was a new frame */
    char shot[200]; /* where a picture of it was to go, or "" */
    bool paste;     /* what somebody copied was wished for */
    int chances;    /* so often the system's chance was asked since it began */
    uint64_t wake;
    side_sound sound[SIDE_SOUNDS];
    int sounds;
    side_file file[SIDE_FILES];
    int files, written; /* how many lie there; how many were written since the look before, by name in `fresh` */
    char fresh[SIDE_TEXT];
    char touched[SIDE_TEXT]; /* what was done there since the look before, step by step, where the system says it */
    char said[SIDE_TEXT];    /* on standard output and standard error since the look before */
    char heard[SIDE_TEXT];   /* and since then */
    char log[SIDE_TEXT];     /* added to the log file, without the hour */
    uint64_t log_at;
} side;

/* A device, sizes, people, languages and settings by lot. */
side_manner side_draw_manner(const truths *, nt_rng *luck);
/* Makes a folder with the open match and the settings in it. */
void side_lay(side *);
/* The table is open behind its curtain. `screen` is painted on where the manner says so. */
void side_open(side *, const truths *, int truth, const side_manner *, const nt_table *, pf *screen);
void side_close(side *);
/* The program is killed and started again; it shows its title. */
void side_restart(side *);
/* One raw event now, and what it makes. */
void side_feed(side *, ui_raw);
void side_advance(side *, uint64_t now);
/* Makes a move of a seat as if it had been given there, and goes on. */
bool side_give(side *, uint8_t seat, nt_move);
/* What has been said since anybody listened was said by this side. */
void side_listen(side *);
/* Looks: takes up the frame, the sounds, the files and the words. */
void side_look(side *);

/* From here on every step in the folder is noted. */
void side_watch(const side *);
/* Looks at the folder and hears the words alone. */
void side_look_around(side *);

/* Whose eyes the frame is for: NT_ALL, a seat, NT_JUDGE, or NT_CHANCE: nobody's, a neutral page. */
uint8_t side_audience(const side *);
/* Whether this seat sees in its zone of a flat table what the others may not: not the signs of its lock. */
bool side_looks(const flat_scene *, int seat);
/* "scene" or "call.asks". */
const char *side_scene(const side *);

/* Standard output and standard error go into a file from here on; where tests report to. */
void side_capture(void);
FILE *side_report(void);

#endif
