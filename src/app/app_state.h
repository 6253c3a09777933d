/* The inside of the application: for the files of src/app only. */
#ifndef NT_APP_APP_STATE_H
#define NT_APP_APP_STATE_H

#include "app/app.h"
#include "app/director.h"
#include "app/seating.h"
#include "app/settings.h"
#include "ui/table.h"

enum { APP_MAX_SCENES = 12, APP_QUEUE = 8, APP_PATH = 1024, APP_LANGS = 8 };

/* What a table is started with, and what "same again" takes up. */
typedef struct {
    const nt_game *game;
    nt_config config;
    app_seating seating;
} app_plan;

typedef struct {
    enum { APP_PUSH, APP_POP, APP_GO } kind;
    const scene_ops *ops;
    unsigned char arg[256];
    size_t size;
} app_change;

struct app {
    char data_dir[APP_PATH], locales_dir[APP_PATH], save_dir[APP_PATH], settings_file[APP_PATH];
    app_settings settings;
    text_catalogue *words[APP_LANGS]; /* opened as needed; words[0] is the table's */
    int n_words;
    ui_type type;
    ui_frame frame;
    ui_map map;
    ui_draw *shown, *next; /* two lists: the one on the screen and the one being made */
    bool dirty;
    scene *stack[APP_MAX_SCENES];
    int depth;
    app_change queue[APP_QUEUE];
    int queued;
    nt_rng presentation; /* never the game's */
    uint64_t seed, now;
    app_plan plan;        /* the last one chosen; plan.game NULL before the first */
    app_director *table;  /* the match at the table, or NULL */
    bool quit, kiosk, open_game; /* open_game: a saved match can be continued */
    char notice[512];     /* sentences for the player that wait to be shown */
};

/* ---- for scenes ---- */
void app_dirty(app *);                   /* the frame changed */
text_catalogue *app_words(app *, const char *lang); /* NULL = the table's language; opened once */
/* Settings as changed by the player: applied and written at once. */
void app_settings_changed(app *);
void app_sound(app *, const char *name); /* effects group; ignored while a secret scene is on top */
/* Starts a match by app->plan and goes to its first scene; false with a notice when it cannot. */
bool app_start(app *);
/* Continues the saved match behind a curtain; false with a notice when there is none or it is damaged. */
bool app_continue(app *);
/* Leaves the table: the match stays saved; goes to the title. */
void app_leave_table(app *);
/* A sentence for the player, shown by scene_notice over whatever is there; also written to the log. */
void app_notice(app *, const char *key, const text_arg *, int n);
/* Logs one line (log file in the save folder and stderr); never a secret. */
void app_log(app *, const char *line);

/* Argument of scene_rules. */
typedef struct {
    const char *game; /* NULL = the list of games */
    int page;
} rules_arg;

#endif
