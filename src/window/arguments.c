/* What the command line of the window asks for. */
#include "window/arguments.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "platform/platform.h"

static const char help[] =
    "Night Table: games of night and secrets on one shared screen.\n"
    "\n"
    "  night-table [options]                     opens the window\n"
    "  night-table demo GAME [options]           plays a match without a screen and saves its pictures\n"
    "  night-table bench GAME --save-dir DIR     plays it and prints what its pictures take to paint: all,\n"
    "                                            what moves, one thing that moves alone, the pointer's, nothing new\n"
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

static bool to_number(const char *text, long min, long max, long *out) {
    char *end = NULL;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < min || value > max) {
        return false;
    }
    *out = value;
    return true;
}

static bool to_size(const char *text, arguments *o) {
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
    char sentence[2 * PATH_BYTES];
    snprintf(sentence, sizeof sentence, "%s: %s", flag, right);
    pf_refuse(sentence);
    return 2;
}

/* A flag that takes no value; false when it is none of these. */
static bool plain_flag(arguments *o, const char *flag) {
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
static bool is_text_flag(arguments *o, const char *flag, const char *value) {
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
static int number_flag(arguments *o, const char *flag, const char *value) {
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
    arguments ignored = {.is_demo = true};
    return is_text_flag(&ignored, flag, "") || is_number_flag(flag);
}

/* demo, bench, log or voices, and what it is of; *next is the first word behind. 0, or the exit code of what is
 * missing. */
static int command(arguments *o, int argc, char **argv, int *next) {
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

/* What one asks for must not want another; 0, or the exit code. */
static int check_together(const arguments *o) {
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
    if (o->kiosk_file && !o->is_kiosk) { /* else guests find the way out */
        return refuse("--kiosk-file", "needs --kiosk");
    }
    return 0;
}

int arguments_read(arguments *o, int argc, char **argv) {
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
    return check_together(o);
}
