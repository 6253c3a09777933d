/* A pair of twins: two truths at two tables that are given the same inputs at the same moments. After each moment all
 * that the viewer, the table and whoever looks into the folder can notice is compared. */
#ifndef NT_TESTS_TWINS_PAIR_H
#define NT_TESTS_TWINS_PAIR_H

#include "twins/side.h"

/* What is compared. */
typedef enum {
    BY_SCENE, /* which scenes there are */
    BY_FRAME, /* whether there is a new frame */
    BY_LIST,  /* the draw list: pictures, words, places */
    BY_ZONES, /* what can be pressed, and where the focus lies */
    BY_SHAPE, /* of a frame for other eyes: how many zones, and where */
    BY_PIXELS,
    BY_LIGHT,  /* of a frame for other eyes */
    BY_SOUND,  /* which, when, how loud */
    BY_WAKE,   /* when it does something next */
    BY_WINDOW, /* pointer, full screen, text input, end */
    BY_FILES,  /* names, sizes, modes, moment of writing, what lies open in them */
    BY_LOG,    /* the log file */
    BY_SPEECH, /* standard output and standard error */
    BY_MOVES,  /* how many have been made, and so when */
    BY_CHANCE, /* the presentation's: what is drawn by lot later */
    BY_VIEWS,  /* whose view what is shown, said or heard was made from */
    BY_KEPT,   /* what it keeps from scene to scene */
    CHANNELS
} channel;

extern const char *const channel_name[CHANNELS];

enum { MOST_SCENES = 40 };

typedef struct {
    long pairs, moments, plies;
    long by_channel[CHANNELS];
    struct {
        const char *scene;
        long moments;
    } by_scene[MOST_SCENES];
    double light;  /* the largest difference between frames for other eyes, as a part of the lighter one */
    double colour; /* and of a colour's share of it */
} pair_counts;

typedef enum { PAIR_RAW, PAIR_GIVEN, PAIR_RESTART } pair_input_kind;

/* What was put into both. */
typedef struct {
    pair_input_kind kind;
    uint64_t at; /* ms */
    ui_raw raw;
    uint8_t seat; /* of a move that was given */
    nt_move move[TRUTHS];
    bool secret; /* a frame for a seat's or a judge's eyes stands afterwards */
} pair_input;

enum { PAIR_TAPE = 2000 };

/* For whoever repeats it elsewhere. */
typedef struct {
    pair_input at[PAIR_TAPE];
    int n;
} pair_tape;

typedef struct {
    side side[TRUTHS];
    truths *of;
    side_manner manner;
    nt_rng rng; /* of the inputs */
    uint64_t now;
    uint64_t forked; /* 1 + when both were first given unlike keys, to the same end: a tape ends there; 0 = never */
    bool parted, given;  /* the truths differ openly; a move was given that nobody pressed */
    bool one_over;       /* of the matches at the tables, when there last were any */
    bool stood_apart;    /* those, made moves and all, when they were put away */
    bool into_other;     /* what is pressed or held now was so in a frame for other eyes that offers something else */
    bool into_judges;    /* it was the frame of a judge, who sees everything */
    bool two_ways;       /* unlike keys were given to both in the private view that is open */
    unsigned hand_overs; /* of views, when something was last pressed */
    int misses, plies;   /* presses since the last ply; plies of both */
    int ahead;           /* by how many plies the first table is ahead of the second, by what was pressed there */
    pair_counts *counts;
    pair_tape *tape; /* or NULL; a full one ends the pair */
    bool differ;
    char why[1024], last[120]; /* the first difference; the input before it */
} pair;

/* Both tables stand behind their curtains. */
void pair_open(pair *, truths *, const side_manner *, const nt_table *, pf *screens[TRUTHS], uint64_t seed,
               pair_counts *);
void pair_close(pair *);
/* Lets ms pass at both; stops when they differ or part. */
void pair_wait(pair *, uint64_t ms);
/* One raw event at both. */
void pair_feed(pair *, ui_raw);
/* An event of its own for each: where nobody else looks, two people choose two things. */
void pair_feed_each(pair *, const ui_raw[TRUTHS]);
/* Gives each its move. */
void pair_give(pair *, uint8_t seat, const nt_move move[TRUTHS]);
void pair_restart(pair *);
/* Whether it goes on. */
bool pair_lives(const pair *);

/* One input that a person would make, or the wish to wait (kit_twins_hands.c). */
void pair_act(pair *);

#endif
