/* The window: its parts are made, run and ended. */
#include <signal.h>
#include <stdio.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/files/window_file.h"
#include "app/sound/voices.h"
#include "hosting/house.h"
#include "kiosk/kiosk.h"
#include "platform/platform.h"
#include "window/arguments.h"
#include "window/places.h"
#include "window/run.h"

static void print_phrase(void *user, const voices_phrase *phrase) {
    (void)user;
    printf("%s\t%s\n", phrase->id, phrase->text);
}

static int print_spoken(const arguments *o) {
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
static kiosk *open_kiosk(arguments *o, char *problems, size_t cap) {
    kiosk *house = kiosk_create(&(kiosk_options){.file = o->kiosk_file, .version = NT_VERSION}, problems, cap);
    if (house != NULL) {
        o->app.kiosk = &house->base;
        o->app.games = house->games;
        o->app.tables = house->tables;
    }
    return house;
}

/* What the command line leaves open. */
static void complete(arguments *o, char *languages, size_t cap) {
    o->app.hosting = &hosting_house;
    o->app.hidden_folders = folders_are_hidden();
    o->app.alone = o->record == NULL; /* which leaves the folder as it is */
    if (o->is_demo && o->app.seed == 0) {
        o->app.seed = o->demo.seed;
    }
    if (!o->offscreen || o->record) { /* pictures of scripts hang on no machine */
        pf_languages(languages, cap);
        o->app.system_languages = languages;
    }
}

static pf *open_window(const arguments *o, const places *at, char *problem, size_t cap) {
    const ui_window nowhere = {0}, where = o->offscreen ? nowhere : window_file_read(&o->app);
    const pf_options window = {.data_dir = o->app.data_dir,
                               .title = "Night Table",
                               .w = o->w,
                               .h = o->h,
                               .kept_dir = at->kept[0] != '\0' ? at->kept : NULL,
                               .first = {"title", "title_tall"},
                               .window = where,
                               .offscreen = o->offscreen,
                               .full_screen = o->full_screen};
    return pf_open(&window, problem, cap);
}

static int play(arguments *o, const places *at) {
    char problem[512] = "", of_owner[4096] = "";
    kiosk *house = o->is_kiosk ? open_kiosk(o, of_owner, sizeof of_owner) : NULL;
    pf *p = open_window(o, at, problem, sizeof problem);
    float px_per_mm = 0;
    app *a = NULL;
    if (p) {
        pf_size(p, &o->w, &o->h, &px_per_mm);
        a = app_create(&o->app, pf_type(p), o->w, o->h, px_per_mm, problem, sizeof problem);
    }
    if (a == NULL) {
        pf_refuse(problem);
    } else {
        pf_voices(p, app_voices_dir(a));
        kiosk_log(a, of_owner);
    }
    const int code = a ? run(o, a, p) : 1;
    app_destroy(a);
    pf_close(p);
    kiosk_destroy(house);
    return code;
}

int main(int argc, char **argv) {
    arguments o = {.w = 1280, .h = 800, .demo = {.people = 2, .seed = 1}};
    places at;
    char languages[256];
    pf_console();
    const int code = arguments_read(&o, argc, argv);
    if (code != 0) {
        return code < 0 ? 0 : code;
    }
    pf_leave_no_core();
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a limit on file sizes is an error of writing, like a full disk */
#endif
    if (!places_choose(&at, &o, argv[0])) {
        return 1;
    }
    if (o.spoken) {
        return print_spoken(&o);
    }
    complete(&o, languages, sizeof languages);
    return play(&o, &at);
}
