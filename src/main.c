/* The window: arguments, data, and the loop that sleeps until something happens. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/files/window_file.h"
#include "app/scripts/stage.h"
#include "app/sound/voices.h"
#include "hosting/house.h"
#include "kiosk/kiosk.h"
#include "kiosk/watch.h"
#include "platform/platform.h"

enum { PATH_BYTES = 1024 };

typedef struct {
    app_options app;
    demo_options demo;
    const char *script, *shots;
    const char *kiosk_file;
    int w, h;
    const char *spoken; /* print what is spoken in this language */
    const char *record; /* print its log */
    bool offscreen, full_screen, is_demo, is_bench, portable, is_kiosk;
} options;

static const char help[] =
    "Night Table: games of night and secrets on one shared screen.\n"
    "\n"
    "  night-table [options]                     opens the window\n"
    "  night-table demo GAME [options]           plays a match without a screen and saves its pictures\n"
    "  night-table bench GAME --save-dir DIR     plays it and prints what its pictures take to paint\n"
    "  night-table log RECORD [--lang TAG]       prints what happened in a match, in words\n"
    "  night-table voices LANG [options]         prints what is spoken, file by file, to be read aloud\n"
    "\n"
    "  --lang TAG           language of the table (en, de, ...)\n"
    "  --text PERCENT       size of the text, 100 to 175\n"
    "  --full-screen        whole screen\n"
    "  --kiosk              for strangers: full screen, plays by itself, no way out (docs/kiosk.md)\n"
    "  --kiosk-file FILE    what the owner of the kiosk wants\n"
    "  --save-dir DIR       folder of matches, log and (without --settings) settings\n"
    "  --settings FILE      file of settings\n"
    "  --portable           keeps all of these beside the program, in night-table-saves\n"
    "  --data-dir DIR       folder that holds assets, fonts and locales\n"
    "  --locales DIR        folder of catalogues instead of the data's own\n"
    "  --voices DIR         folder of your own recordings of what is spoken\n"
    "  --seed S             the same chance each time: for pictures and tests\n"
    "  --offscreen WxH      no window; needs --script\n"
    "  --script FILE        commands to play off-screen, one a line\n"
    "  --shots DIR          where the pictures go\n"
    "  --report-plies       prints a line after every saved move\n"
    "  --version, --help\n"
    "\n"
    "  demo, bench: --seats N, --people K, --option ID=VALUE,ID=VALUE..., --languages TAG,TAG..., --seed S, --shots "
    "DIR, --size "
    "WxH\n";

/* ---- arguments ---- */

static bool to_number(const char *text, long min, long max, long *out) {
    char *end = NULL;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < min || value > max) {
        return false;
    }
    *out = value;
    return true;
}

static bool to_size(const char *text, options *o) {
    char width[8];
    const char *by = strchr(text, 'x');
    long w, h;
    if (by == NULL || (size_t)(by - text) >= sizeof width) {
        return false;
    }
    snprintf(width, sizeof width, "%.*s", (int)(by - text), text);
    if (!to_number(width, 320, 7680, &w) || !to_number(by + 1, 240, 7680, &h)) {
        return false;
    }
    o->w = (int)w;
    o->h = (int)h;
    return true;
}

static int refuse(const char *flag, const char *right) {
    char sentence[PATH_BYTES];
    snprintf(sentence, sizeof sentence, "%s: %s", flag, right);
    pf_refuse(sentence);
    return 2;
}

/* A flag that takes no value; false when it is none of these. */
static bool plain_flag(options *o, const char *flag) {
    if (strcmp(flag, "--full-screen") == 0) {
        o->app.full_screen = o->full_screen = true;
    } else if (strcmp(flag, "--kiosk") == 0) {
        o->is_kiosk = o->app.full_screen = o->full_screen = true;
    } else if (strcmp(flag, "--report-plies") == 0) {
        o->app.report_plies = true;
    } else if (strcmp(flag, "--portable") == 0) {
        o->portable = true;
    } else {
        return false;
    }
    return true;
}

typedef struct {
    const char *flag;
    const char **text;
} text_flag;

/* A flag with a text. */
static bool is_text_flag(options *o, const char *flag, const char *value) {
    const text_flag flags[] = {
        {"--lang", &o->app.lang},
        {"--save-dir", &o->app.save_dir},
        {"--settings", &o->app.settings_file},
        {"--data-dir", &o->app.data_dir},
        {"--locales", &o->app.locales_dir},
        {"--voices", &o->app.voices_dir},
        {"--kiosk-file", &o->kiosk_file},
        {"--script", &o->script},
        {"--shots", &o->shots},
        {"--option", &o->demo.option},
        {"--languages", &o->demo.languages},
    };
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        if (strcmp(flag, flags[i].flag) == 0) {
            *flags[i].text = value;
            return true;
        }
    }
    return false;
}

static bool is_number_flag(const char *flag) {
    static const char *const flags[] = {"--text", "--seed", "--seats", "--people", "--offscreen", "--size"};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        if (strcmp(flag, flags[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* A flag with a number or a size; 0, or the exit code of a bad value, or -1 when it is none of these. */
static int number_flag(options *o, const char *flag, const char *value) {
    long n = 0;
    if (strcmp(flag, "--text") == 0) {
        if (!to_number(value, 100, 175, &n)) {
            return refuse(flag, "takes a number from 100 to 175");
        }
        o->app.text_percent = (int)n;
    } else if (strcmp(flag, "--seed") == 0) {
        if (!to_number(value, 1, 2147483647, &n)) {
            return refuse(flag, "takes a number from 1 to 2147483647");
        }
        o->app.seed = o->demo.seed = (uint64_t)n;
    } else if (strcmp(flag, "--seats") == 0 && o->is_demo) {
        if (!to_number(value, 1, NT_MAX_SEATS, &n)) {
            return refuse(flag, "takes a number from 1 to 20");
        }
        o->demo.seats = (int)n;
    } else if (strcmp(flag, "--people") == 0 && o->is_demo) {
        if (!to_number(value, 0, NT_MAX_SEATS, &n)) {
            return refuse(flag, "takes a number from 0 to 20");
        }
        o->demo.people = (int)n;
    } else if (strcmp(flag, "--offscreen") == 0 || strcmp(flag, "--size") == 0) {
        if (!to_size(value, o)) {
            return refuse(flag, "takes a size such as 1280x800");
        }
        o->offscreen = true;
    } else {
        return -1;
    }
    return 0;
}

/* Whether a flag is one that wants a value, which the command line ended before. */
static bool takes_value(const char *flag) {
    options ignored = {.is_demo = true};
    return is_text_flag(&ignored, flag, "") || is_number_flag(flag);
}

/* demo, bench, log or voices, and what it is of; *next is the first word behind. 0, or the exit code of what is
 * missing. */
static int command(options *o, int argc, char **argv, int *next) {
    const char *word = argc > 1 ? argv[1] : "", *of = argc > 2 && argv[2][0] != '-' ? argv[2] : NULL;
    *next = 1;
    if (strcmp(word, "demo") == 0 || strcmp(word, "bench") == 0) {
        o->is_bench = word[0] == 'b';
        o->is_demo = o->offscreen = true;
        o->demo.game = of;
        if (of == NULL) {
            return refuse(word, "takes the name of a game");
        }
        if (nt_game_find(of) == NULL) {
            return refuse(of, "there is no such game");
        }
    } else if (strcmp(word, "log") == 0) {
        o->record = of;
        o->offscreen = true;
        if (of == NULL) {
            return refuse("log", "takes the file of a record");
        }
    } else if (strcmp(word, "voices") == 0) {
        o->spoken = of;
        if (of == NULL) {
            return refuse("voices", "takes the tag of a language");
        }
    } else {
        return 0;
    }
    *next = 3;
    return 0;
}

/* 0 = go on, -1 = done (help), else the exit code. */
static int parse(options *o, int argc, char **argv) {
    int i = 1;
    const int refused = command(o, argc, argv, &i);
    if (refused != 0) {
        return refused;
    }
    for (; i < argc; i++) {
        const char *flag = argv[i];
        if (strcmp(flag, "--help") == 0 || strcmp(flag, "--version") == 0) {
            fputs(strcmp(flag, "--help") == 0 ? help : "night-table " NT_VERSION "\n", stdout);
            return -1;
        }
        if (plain_flag(o, flag)) {
            continue;
        }
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        int code = value ? number_flag(o, flag, value) : -1;
        if (code > 0) {
            return code;
        }
        if (code < 0 && !(value && is_text_flag(o, flag, value))) {
            return refuse(flag, !value && takes_value(flag) ? "takes a value after it"
                                                            : "is not known (--help lists what is)");
        }
        i++;
    }
    if (o->app.voices_dir && !paths_can_list(o->app.voices_dir)) { /* else missed in the first night only */
        char why[PATH_BYTES];
        snprintf(why, sizeof why, "%s is no folder that can be read: %s", o->app.voices_dir, paths_reason(errno));
        return refuse("--voices", why);
    }
    if (o->is_demo && !o->is_bench && o->shots == NULL) {
        return refuse("demo", "needs --shots DIR");
    }
    if (o->is_bench && o->app.save_dir == NULL) {
        return refuse("bench", "needs --save-dir DIR");
    }
    if (o->offscreen && !o->is_demo && !o->record && o->script == NULL) {
        return refuse("--offscreen", "needs --script FILE");
    }
    if (o->script && !o->offscreen) {
        return refuse("--script", "needs --offscreen WxH");
    }
    return 0;
}

/* ---- data ---- */

/* By the system where it tells where the program lies, else by how it was called. */
static const char *find_data(char *buf, size_t cap, const char *called) {
    char own[PATH_BYTES];
    if (pf_program_folder(own, sizeof own) && folders_data(buf, cap, own)) {
        return buf;
    }
    return folders_called(own, sizeof own, called) && folders_data(buf, cap, own) ? buf : NULL;
}

/* ---- the loop ---- */

static void report_problems(app *a, pf *p) {
    char problem[512];
    while (pf_problem(p, problem, sizeof problem)) {
        app_report(a, "trouble.outside", problem);
    }
}

/* Of the loop: what the platform was told last. */
typedef struct {
    bool full, text;
    unsigned hand_overs;
    int w, h; /* of the frame */
} told;

/* Not while the window is being drawn larger or smaller. */
static void draw_ahead(const app *a, pf *p, told *was) {
    const int w = was->w, h = was->h;
    const app_ahead grounds = app_grounds(a);
    float px_per_mm;
    pf_size(p, &was->w, &was->h, &px_per_mm);
    if (grounds.n > 0 && w == was->w && h == was->h) {
        pf_draw_ahead(p, grounds.at, grounds.n);
    }
}

static void show(app *a, pf *p, told *was) {
    const ui_draw *frame = app_frame(a);
    const char *sound = NULL;
    float volume = 0;
    if (was->hand_overs != app_hand_overs(a)) {
        pf_hand_over(p);
    }
    was->hand_overs = app_hand_overs(a);
    if (frame) {
        pf_paint(p, frame);
    }
    draw_ahead(a, p, was);
    while (app_next_sound(a, &sound, &volume)) {
        pf_sound(p, sound, volume);
    }
    if (was->full != app_wants_full_screen(a)) {
        pf_full_screen(p, was->full = app_wants_full_screen(a));
    }
    if (was->text != app_wants_text(a)) {
        pf_text_input(p, was->text = app_wants_text(a));
    }
    report_problems(a, p);
}

/* What the last input wants of the system: before anything else happens, so that a picture is of what was seen. */
static void answer(app *a, pf *p) {
    char path[PATH_BYTES], problem[512] = "";
    if (app_wants_shot(a, path, sizeof path)) {
        app_shot_taken(a, pf_shot(p, path, problem, sizeof problem), problem);
    }
    if (app_wants_paste(a)) {
        char *text = pf_clipboard(p);
        app_paste(a, text ? text : "");
        free(text);
    }
}

static void run(app *a, pf *p, bool full, bool watched) {
    told was = {.full = full};
    show(a, p, &was); /* a device may take a while to open */
    if (!pf_try_sound(p)) {
        app_no_sound(a);
    }
    watch w = {.to = watched ? stdout : NULL};
    while (!app_wants_quit(a)) {
        ui_raw raw;
        show(a, p, &was);
        if (pf_wait(p, app_wake(a), &raw)) {
            app_handle(a, &raw);
            answer(a, p);
        }
        app_advance(a, pf_now(p));
        if (pf_shows(p)) { /* a screen that stays black is no café's night */
            watch_turn(&w, pf_now(p));
        }
    }
}

typedef struct {
    app *app;
    pf *pf;
} offscreen;

static bool shot(void *user, const ui_draw *list, const char *path, char *problem, size_t cap) {
    const offscreen *o = user;
    pf_paint(o->pf, list);
    report_problems(o->app, o->pf);
    return pf_shot(o->pf, path, problem, cap);
}

static void paint(void *user, const ui_draw *list, bool whole) {
    const offscreen *o = user;
    if (whole) {
        pf_hand_over(o->pf);
    }
    pf_paint(o->pf, list);
}

static void ahead(void *user, const app_ahead *grounds) {
    const offscreen *o = user;
    pf_draw_ahead(o->pf, grounds->at, grounds->n);
    pf_drawn_ahead(o->pf);
}

static double leave_soon(void *user, uint32_t ms) {
    const offscreen *o = user;
    return pf_leave_soon(o->pf, ms);
}

static int play(options *o, app *a, pf *p) {
    offscreen both = {a, p};
    if (o->record) {
        return log_print(a, o->record);
    }
    if (app_is_locked_out(a) && o->offscreen) {
        return 1;
    }
    const app_stage stage = {.user = &both, .shot = shot, .paint = paint, .ahead = ahead, .leave_soon = leave_soon};
    report_problems(a, p);
    if (o->is_bench) {
        return bench_play(a, &stage, &o->demo);
    }
    if (o->is_demo) {
        o->demo.shots = o->shots;
        return demo_play(a, &stage, &o->demo);
    }
    if (o->script) {
        return script_play(a, &stage, o->script, o->shots);
    }
    run(a, p, o->full_screen, o->is_kiosk);
    const ui_window where = pf_where(p);
    window_file_write(&o->app, &where);
    return app_is_locked_out(a) ? 1 : 0;
}

/* A folder that moves with the program; a demonstration keeps nothing and --save-dir says it better. False when the
 * system does not tell where the program lies. */
static bool choose_portable(options *o, char *buf, size_t cap, const char *called) {
    char own[PATH_BYTES], carried[PATH_BYTES];
    if (!o->portable || o->is_demo || o->app.save_dir) {
        return true;
    }
    if (!pf_program_folder(own, sizeof own) && !folders_called(own, sizeof own, called)) {
        return false;
    }
    folders_carried(carried, sizeof carried, own);
    if (!paths_join(buf, cap, carried, "night-table-saves")) {
        return false;
    }
    o->app.save_dir = buf;
    return true;
}

/* Pictures of a demonstration must not hang on what this machine has saved. Else it is the folder that the system
 * tells; where it tells none the application knows the convention. */
static void choose_saves(options *o, char *buf, size_t cap) {
    o->app.quiet |= o->is_demo;
    if (o->app.save_dir == NULL &&
        (o->is_demo ? paths_join(buf, cap, o->shots, "saves") : pf_player_folder(buf, cap))) {
        o->app.save_dir = buf;
    }
}

/* Where nobody has named a folder the system's own for such things; where it knows none, nothing is kept. */
static const char *choose_kept(const options *o, char *buf, size_t cap) {
    const bool named = o->app.save_dir != NULL || o->offscreen;
    return !named && folders_cache(buf, cap) && paths_make(buf) ? buf : NULL;
}

static void print_phrase(void *user, const voices_phrase *phrase) {
    (void)user;
    printf("%s\t%s\n", phrase->id, phrase->text);
}

static int print_spoken(const options *o) {
    char locales[PATH_BYTES], problem[512] = "";
    const bool own = o->app.locales_dir == NULL;
    if ((own && !paths_join(locales, sizeof locales, o->app.data_dir, "locales")) ||
        !voices_each(o->app.data_dir, own ? locales : o->app.locales_dir, o->spoken, print_phrase, NULL, problem,
                     sizeof problem)) {
        pf_refuse(problem);
        return 1;
    }
    return 0;
}

/* It runs with mistakes in the owner's file, too. */
static kiosk *open_kiosk(options *o, char *problems, size_t cap) {
    kiosk *house = kiosk_create(&(kiosk_options){.file = o->kiosk_file, .version = NT_VERSION}, problems, cap);
    if (house != NULL) {
        o->app.kiosk = &house->base;
        o->app.games = house->games;
        o->app.tables = house->tables;
    }
    return house;
}

int main(int argc, char **argv) {
    char data[PATH_BYTES], saves[PATH_BYTES], kept[PATH_BYTES], problem[512] = "", languages[256];
    char of_owner[4096] = "";
    options o = {.w = 1280, .h = 800, .demo = {.people = 2, .seed = 1}};
    pf_console();
    int code = parse(&o, argc, argv);
    if (code != 0) {
        return code < 0 ? 0 : code;
    }
    pf_leave_no_core();
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a limit on file sizes is an error of writing, like a full disk */
#endif
    if (o.app.data_dir == NULL) {
        o.app.data_dir = find_data(data, sizeof data, argv[0]);
    }
    if (o.app.data_dir == NULL) {
        pf_refuse("pictures and fonts were not found; --data-dir names their folder");
        return 1;
    }
    if (o.spoken) {
        return print_spoken(&o);
    }
    if (!choose_portable(&o, saves, sizeof saves, argv[0])) {
        pf_refuse("--portable: where the program lies is not known; --save-dir names a folder");
        return 1;
    }
    const char *kept_dir = choose_kept(&o, kept, sizeof kept);
    choose_saves(&o, saves, sizeof saves);
    o.app.hosting = &hosting_house;
    o.app.hidden_folders = folders_are_hidden();
    o.app.alone = o.record == NULL; /* which leaves the folder as it is */
    if (o.is_demo && o.app.seed == 0) {
        o.app.seed = o.demo.seed;
    }
    const ui_window nowhere = {0}, where = o.offscreen ? nowhere : window_file_read(&o.app);
    const pf_options window = {.data_dir = o.app.data_dir,
                               .title = "Night Table",
                               .w = o.w,
                               .h = o.h,
                               .kept_dir = kept_dir,
                               .first = {"title", "title_tall"},
                               .window = where,
                               .offscreen = o.offscreen,
                               .full_screen = o.full_screen};
    if (!o.offscreen || o.record) { /* pictures of scripts hang on no machine */
        pf_languages(languages, sizeof languages);
        o.app.system_languages = languages;
    }
    kiosk *house = o.is_kiosk ? open_kiosk(&o, of_owner, sizeof of_owner) : NULL;
    pf *p = pf_open(&window, problem, sizeof problem);
    float px_per_mm = 0;
    app *a = NULL;
    if (p) {
        pf_size(p, &o.w, &o.h, &px_per_mm);
        a = app_create(&o.app, pf_type(p), o.w, o.h, px_per_mm, problem, sizeof problem);
    }
    if (a == NULL) {
        pf_refuse(problem);
    } else {
        pf_voices(p, app_voices_dir(a));
        kiosk_log(a, of_owner);
    }
    code = a ? play(&o, a, p) : 1;
    app_destroy(a);
    pf_close(p);
    kiosk_destroy(house);
    return code;
}
