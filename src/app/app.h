/* The application without a screen: raw input and time in, draw lists and sounds out. Knows no game's name; holds the
 * match, the scenes, settings and saves. Scenes see the inside through app/app_state.h. */
#ifndef NT_APP_APP_H
#define NT_APP_APP_H

#include "app/scene.h"
#include "ui/table.h"

typedef struct app_hosting app_hosting;
typedef struct app_kiosk app_kiosk;

typedef struct {
    const char *data_dir;          /* holds assets, fonts, locales */
    const char *locales_dir;       /* NULL = data_dir/locales */
    const char *save_dir;          /* NULL = by the platform's convention */
    const char *lang;              /* NULL = settings */
    const char *system_languages;  /* for whoever has not chosen one: as app_language_wished takes them; or NULL */
    const char *settings_file;     /* NULL = by convention */
    const char *voices_dir;        /* recordings of one's own; NULL = "voices" beside the settings */
    uint64_t seed;                 /* 0 = from the system; scripts give one for repeatable pictures */
    int text_percent;              /* 100..175; 0 = settings */
    bool full_screen;              /* begins on the whole screen whatever the settings say */
    bool report_plies;             /* one line "plies N" on standard output after every accepted and saved move */
    bool quiet;                    /* log to the file only, not to standard error */
    bool alone;                    /* no other program may have the same folder of saves */
    bool hidden_folders;           /* folders_are_hidden: words name files without them */
    const nt_game *const *games;   /* NULL = nt_games */
    const nt_table *const *tables; /* NULL = nt_tables; given together with games */
    const app_hosting *hosting;    /* scenes of hosted games (app/hosted.h); NULL: no game is hosted */
    app_kiosk *kiosk;              /* of a house for strangers (app/kiosk.h), stays the caller's; or NULL */
} app_options;

/* NULL when there is not even a catalogue to speak with; `problem` says why. The caller destroys it. */
app *app_create(const app_options *, ui_type, int pixel_w, int pixel_h, float px_per_mm, char *problem, size_t cap);
void app_destroy(app *);

void app_handle(app *, const ui_raw *);
/* Lets the presentation clock reach `now` (ms, rising): bots, animations, holds. */
void app_advance(app *, uint64_t now);
/* When app_advance has something to do next; UINT64_MAX = only input changes anything. */
uint64_t app_wake(const app *);
/* The frame to show, when it changed since the last call; NULL when the screen is right as it is. */
const ui_draw *app_frame(app *);
/* The next that is to be heard, volume 0..1; false when there is nothing new. `name`, valid until time or input
 * comes: sounds/X is played; voices/LANG/X is spoken after what is being spoken, own/LANG/X.END likewise from the
 * folder of app_voices_dir; music/X and ambience/X play from now on, below all else, or change their volume. A folder
 * alone
 * ("voices/", "music/") ends what plays of it. */
bool app_next_sound(app *, const char **name, float *volume);
const char *app_voices_dir(const app *);
/* There is no sound device: the title says so. */
void app_no_sound(app *);
/* Grows whenever a private view opens or falls: then the pointer has to leave the place where it rested, which would
 * tell what was pressed, and the next frame is painted whole. */
unsigned app_hand_overs(const app *);
/* Pictures that will cover the whole frame, the place of a hand, or of a table that follows by itself its place, by
 * the game and the frame's shape alone: to be drawn before they are shown. n is 0 where no game is chosen, and while
 * anything is shown that is somebody's own. */
enum { APP_GROUNDS = 10 };
typedef struct {
    ui_ahead at[APP_GROUNDS];
    int n;
} app_ahead;
app_ahead app_grounds(const app *);
bool app_wants_quit(const app *);
/* Another program has the folder of saves: nothing but a sentence is shown, and nothing is played. */
bool app_is_locked_out(const app *);
bool app_wants_full_screen(const app *);
bool app_wants_text(const app *); /* a text field has the focus */
/* Somebody wants to paste: true once, and the caller answers with what the system's clipboard holds. */
bool app_wants_paste(app *);
void app_paste(app *, const char *utf8);
/* Somebody wants a picture of the screen, and what was shown last may be seen by all: true once, with where it is to
 * go. The caller saves what stands on the screen before anything else is drawn, and says whether that went well. */
bool app_wants_shot(app *, char *path, size_t cap);
void app_shot_taken(app *, bool good, const char *problem);
/* Something outside went wrong (no sound device, a picture missing): said on the screen once and in the log. What
 * goes wrong over a private view may name what it shows: that is said when the match has ended or was left. `key` is
 * a literal. */
void app_report(app *, const char *key, const char *detail);
/* For scripts and pictures: name of the top scene, and of the table's screen behind it or "". */
const char *app_scene_name(const app *);
const char *app_screen_name(const app *);

#endif
