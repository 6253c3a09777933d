/* The inside of the application: for the files of src/app only. */
#ifndef NT_APP_APP_STATE_H
#define NT_APP_APP_STATE_H

#include "app/app.h"
#include "app/files/lock.h"
#include "app/files/saves.h"
#include "app/match/director.h"
#include "app/match/matches.h"
#include "app/seating/seating.h"
#include "app/settings/settings.h"
#include "ui/differ.h"
#include "ui/table.h"

enum {
    APP_MAX_SCENES = 12,
    APP_QUEUE = 8,
    APP_PATH = 1024,
    APP_LANGS = 16,
    APP_SOUNDS = 24,
    APP_SOUND_NAME = 96,
    APP_ARG = 512, /* bytes of the largest argument of a scene */
    APP_REPORTS = 16,
};

/* What a table is started with, and what "same again" takes up. */
typedef struct {
    const nt_game *game;
    nt_config config;
    app_seating seating;
    bool refused; /* on the page of options: the game takes none like these */
} app_plan;

typedef enum {
    RISE_AT_ONCE,
    RISE_OUT_OF_STAGE,
    RISE_OUT_OF_PAGE,
    RISE_WITH_SAME, /* the same, of two pages on which the same things stand (app/rise_same.h) */
    RISE_OUT_OF_DARK,
    RISE_THROUGH_DARK,
    RISE_UNDER_CLOTH, /* all of the page before lies there while the cloth closes over it */
    RISE_ACROSS,      /* the page stays, and what lies on it changes */
    RISE_ONTO_PAGE,   /* a menu or a notice comes onto the page, which stays */
    RISE_OFF_PAGE,    /* and goes again: what it was lies over the page as that goes on */
    RISE_OVER_CLOTH,  /* the same before a closed curtain: its words go, and then the others come */
    RISE_ON_TABLE,    /* as across, above the table's apron */
} rise_way;

/* A page on its way up (app/rise.h). */
typedef struct {
    uint64_t begun, ends; /* 0: none is */
    rise_way way;
    const scene_ops *shown; /* the page of the list on the screen, as rise_now has it */
    const scene_ops *under; /* and what lies deepest of it */
    const scene_ops *table; /* the table of that list as all see it, with no hand open; NULL: it is none */
    ui_draw *before;        /* out of a page, through the dark or across: all of what goes */
    ui_differ *parts;       /* across: where that is not what was to come at the beginning */
    int n_sentences;        /* on the table: where it says another one, in its apron or at the long sides */
    ui_rect sentence[UI_DIFFER_APART];
    bool turns;    /* on the table: it shows another page */
    bool compared; /* parts and sentences are those of this one */
} app_rise;

/* A table that something lies over (app/table/stands.h). */
typedef struct {
    const scene *of; /* or NULL */
    uint64_t since;
} app_stands;

/* The end of the match at the table, as far as it is shown. */
typedef struct {
    bool begun, whole; /* its results are on the screen; they are open to their last step */
    int steps;         /* of the reveal, that are open */
    bool before;       /* it had ended before it was continued */
    bool again;        /* it was over long ago and is only looked at: nothing of it is saved */
} app_end;

typedef enum { APP_PUSH, APP_POP, APP_GO } app_change_kind;

typedef struct {
    app_change_kind kind;
    const scene_ops *ops;
    unsigned char arg[APP_ARG];
    size_t size;
} app_change;

struct app {
    char data_dir[APP_PATH], locales_dir[APP_PATH], save_dir[APP_PATH], settings_file[APP_PATH];
    char voices_dir[APP_PATH];     /* recordings of one's own, by language */
    const nt_game *const *games;   /* those that are built in, then NULL */
    const nt_table *const *tables; /* in the order of games, then NULL */
    const app_hosting *hosting;    /* or NULL */
    app_kiosk *kiosk;              /* or NULL */
    app_settings settings;
    float text_forced;                /* of the command line; 0 = by the settings */
    text_catalogue *words[APP_LANGS]; /* opened as needed; words[0] is the table's */
    char words_for[APP_LANGS][12];    /* the language each was asked for: English where that one cannot be had */
    int n_words;
    ui_type type;
    ui_frame frame;
    float density; /* pixels of a millimetre, as the display claims */
    ui_map map;
    ui_draw *shown, *next; /* two lists: the one on the screen and the one being made */
    bool dirty;
    scene *stack[APP_MAX_SCENES];
    int depth;
    app_change queue[APP_QUEUE];
    int queued;
    app_rise rise;
    app_stands stands;
    nt_rng presentation; /* never the game's */
    nt_rng seeds;        /* gives each new match its seed when `seeded`, so that scripts repeat */
    bool seeded;         /* else each seed comes from the system: no finished match tells of the next one */
    nt_rng salts;        /* of the seals on saved matches */
    uint64_t match_seed;
    saves_far kept_far;  /* of the match at the table, as its file has it */
    int looked_far;      /* with so many events told it was looked whether that still holds */
    saves_hosted hosted; /* what the host's scenes keep of the match at the table */
    bool eyes_open;      /* the match was continued in the middle of a night: first all close their eyes */
    bool holds_saves;    /* several moves are one step of the host's: whoever makes them saves once, with app_save */
    uint64_t now, last_input;
    app_plan plan;       /* the last one chosen; plan.game NULL before the first */
    app_director *table; /* the match at the table, or NULL */
    /* Signs of each seat of this match (app/private/seat_lock.h); 0 = none chosen yet. */
    uint8_t lock_code[NT_MAX_SEATS][LOCK_CODE];
    float flat_shift[NT_MAX_SEATS]; /* where people sit along the edges of a flat table (ui_edge_table) */
    app_end end;
    bool quit;
    match_list matches; /* of the folder of saves, when the title or the page of matches was entered */
    app_lock *lock;
    bool locked_out;     /* another program has the folder of saves */
    bool save_failed;    /* said once for each table */
    bool close_told;     /* who closes the window over such a match was told what is lost by it */
    bool said_no_log;    /* what is in place of the log is no file */
    bool older_in_place; /* an older match could not be put aside: until it can, this one is not saved over it */
    char notice[1024];   /* sentences for the player, one a line; scene_notice shows them and empties this when it is
                            left. Never shown over a secret scene: they wait for the next public one */
    char sound[APP_SOUNDS][APP_SOUND_NAME]; /* below assets, in the order in which they are to be heard */
    int sounds, sounds_taken;
    char bed[2][APP_SOUND_NAME]; /* music and ambience as they were told last, and how loud */
    float bed_volume[2];
    bool spoke;    /* something may still be spoken */
    bool no_sound; /* there is no device: said on the title until it is left */
    unsigned hand_overs;
    const char *held_key; /* of app_report while a private view was open, or NULL: the first one waits here */
    char held_detail[512];
    uint64_t reported[APP_REPORTS]; /* hashes of what has been said by app_report, so that it is said once */
    int reports;
    bool hints;        /* of this match, from its beginning to its end: how a card is read is said on its frames */
    bool hint_stands;  /* that has been said on a public frame of it: there it stays */
    bool card_read;    /* somebody has held a card down: from the next match on that need not be said */
    bool seen_results; /* the end has been revealed: of this match, or of the game of it that was played last */
    bool leaving;      /* the table is to be cleared once its scenes are gone */
    bool report_plies, quiet, hidden_folders;
    const char *pasted;           /* of UI_PASTE, while it is handled */
    bool wants_paste, wants_shot; /* the caller was not asked yet */
    bool shown_public;            /* nothing of what is on the screen is anybody's own */
    bool shown_still;             /* the still page is what is on the screen */
    char shot_file[APP_PATH];
    char sign[256];  /* a short word over the frame, "" = none */
    ui_rect sign_by; /* of what it speaks; h 0: of nothing on the frame */
    uint64_t sign_until;
    uint64_t cloth_since;       /* when the cloth of the still page began to close */
    char tongue[APP_LANGS][12]; /* named by lists, which outlive the scenes that they were made of */
    int painted_w, painted_h;   /* pixels of the list that was shown last */
};

/* The file of settings that an application with these options reads. */
void app_settings_place(const app_options *, char buf[APP_PATH]);

/* ---- for scenes ---- */
/* The frame changed. */
static inline void app_dirty(app *a) {
    a->dirty = true;
}
text_catalogue *app_words(app *, const char *lang); /* NULL = the table's language; opened once */
/* Settings as changed by the player: applied and written at once. */
void app_settings_changed(app *);
/* Starts a match by app->plan and goes to its first scene; false with a notice when it cannot. */
bool app_start(app *);
/* A config as those of the plan will play it: with the seats of the seating, and by nobody hosted for a person alone.
 */
nt_config app_planned(const app *, const nt_config *);
/* Continues a saved match behind a curtain: the one that was at the table last, or the one in a file of app->matches.
 * False with a notice when there is none or it cannot be used. */
bool app_continue(app *);
bool app_continue_file(app *, const char *file);
/* The folder in which a file of the list lies. */
const char *app_match_folder(const app *, const match_file *, char buf[APP_PATH]);
/* Why a match was not read, in the table's language where there are words for it; the exact reason is logged then. */
void app_told_reason(app *, const saves_open *, const char *problem, char *buf, size_t cap);
/* Deletes it, with a notice when that fails, and looks anew. */
void app_delete_match(app *, const match_file *);
/* Shows the end of a match that is over once more; false with a notice. */
bool app_see_end(app *, const char *file);
/* Who has won a series of games that is over, a bit per seat; 0: there was none. */
uint32_t app_crowned(const app *);
/* Looks into the folder of saves anew. */
void app_look_at_matches(app *);
/* Takes the folder of saves for this program; false when another one has it. */
bool app_take_folder(app *);
/* Writes the match at the table: what is open, or what is over and was seen to its end. */
void app_save(app *);
/* So many steps of the end are open: kept at once. */
void app_end_shown(app *, int steps, bool whole);
/* Leaves the table: the match stays saved; goes to the title. */
void app_leave_table(app *);
/* Writes the match at the table, which goes on, with what was told since its last move. */
void app_keep_told(app *);
/* The same; true: the match goes on and cannot be written, so that it ends with the program. */
bool app_unkept(app *);
/* The same where the story has come so far that the list of matches says other words. */
void app_told(app *);
/* Leaves the table by app_keep_told. */
void app_leave_match(app *);
/* Goes to the scene that the match at the table asks for now: table, curtain, private view or results. */
void app_go_on(app *);
/* The same, but behind a curtain whatever comes next, unless somebody sits there alone: after a match was continued.
 */
void app_go_behind_curtain(app *);
/* A closed curtain over what is there, until it is opened; nothing when one lies there already. `judge`: for him. */
void app_cover(app *, bool judge);
/* What is secret goes at once, as if something had been laid over the window: it comes back through its curtain. */
void app_cover_secrets(app *);
/* One person sits at the table among bots, and nobody hosts: nothing is hidden from anybody, so no curtain falls, no
 * step has a least time, and nothing closes by itself. Not where the settings ask for a curtain all the same. */
bool app_is_alone(const app *);
/* Whether the match at the table is played in zones: the table lies flat, its game can show a hand in one, and
 * somebody else is there to hide it from. */
bool app_in_zones(const app *);
/* A person who is asked in secret, or for a card, comes to decide; behind the curtain. */
void app_come(app *, uint8_t seat);
/* A person wants to look at the own view; behind the curtain. Nothing when that seat is a bot. */
void app_look(app *, uint8_t seat);
/* Why the next private view is opened, or the last public event, as a sentence in a language (NULL or "" = the
 * table's); "" when there is none to tell. */
void app_recap(app *, const char *lang, char *buf, size_t cap);
/* Chooses the language of a seat, "" = the table's, for the table that is played and the next ones; saved at once. */
void app_choose_language(app *, uint8_t seat, const char *tag);
/* The match is over and the series goes on: starts its next game; false when there is none. */
bool app_next_game(app *);
/* The match is over and no other follows by itself. */
bool app_has_ended(const app *);
/* The same game with the same people and options from the beginning. */
bool app_again(app *);
/* A sentence for the player, shown by scene_notice over whatever is there; also written to the log. */
void app_notice(app *, const char *key, const text_arg *, int n);
/* A file, or a problem that begins with one, as people are told of it: with its path, or its name alone where they
 * find no folder. */
const char *app_told_file(const app *, const char *path);
/* Logs one line (log file in the save folder and stderr); never a secret. */
void app_log(app *, const char *line);
/* The table of a game in app->tables, or NULL. */
const nt_table *app_find_table(const app *, const char *game);
/* How many games there are. */
int app_games(const app *);
/* How time passes at the table by these settings. */
app_tempo app_tempo_of(const app_settings *);
/* Argument of scene_seating; without one it seats the game that was played last. */
typedef struct {
    const nt_game *game;
} seating_arg;

/* Argument of scene_options; without one the page is shown. */
typedef struct {
    bool start; /* deals at once, unless something of the options has to be said before */
} options_arg;

/* Argument of scene_rules. */
typedef struct {
    const char *game; /* NULL = the list of games */
    int page;
    const char *piece; /* what is to be read about, as the game calls it: its page goes before `page`; or NULL */
} rules_arg;

/* Argument of scene_lesson, and of scene_offer, which offers it once. */
enum { LESSON_ID = 16 };
typedef struct {
    char id[LESSON_ID]; /* of the lesson; of the game, whose first lesson has the same */
} lesson_arg;

/* Argument of scene_languages. */
typedef struct {
    uint8_t seat; /* of the table that is played, or of the plan; NT_SPECTATOR: the table's language */
} languages_arg;

/* Scene delete: which match of the list. */
typedef struct {
    int n;
} delete_arg;

/* Argument of scene_curtain, scene_private and scene_still. The curtain gets nothing else: it holds no port. */
typedef struct {
    uint8_t seat; /* NT_SPECTATOR: the table's curtain, after a match was continued */
    bool look;    /* the seat only looks at its own view; nothing is asked */
    /* The seat has answered, and reads in the same turn what came of it; the turn does not end before `until`. */
    bool reads_on;
    uint64_t until;
    bool over;    /* it lies over what goes on when it is opened */
    bool judge;   /* the judge alone may open it; `seat` then is a player who judges from now on */
    int done, of; /* of a secret step; of 0 = not shown */
    bool looks;   /* everybody only looks in it */
    /* The still page stands there, and the cloth began to close then; 0: what is there is no cloth. */
    uint64_t closes_since;
} curtain_arg;

#endif
