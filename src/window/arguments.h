/* What the command line of the window asks for. */
#ifndef NT_WINDOW_ARGUMENTS_H
#define NT_WINDOW_ARGUMENTS_H

#include "app/scripts/stage.h"

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
} arguments;

/* Texts stay argv's. 0 = go on, -1 = done (--help, --version), else the exit code: what is wrong has been said
 * (pf_refuse), and `out` is not to be used. */
int arguments_read(arguments *out, int argc, char **argv);

#endif
