/* The desktop: the clock, the events, the screen as eyes see it, and what must not be on it in any truth. */
#include "window/desk.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/kit_app.h"
#include "app/stack.h"
#include "platform/frame.h"
#include "window/known.h"
#include "window/screen.h"

enum { AT_START = 5000, HOUR = 3600, SOME_DAY = 1800000000, FRESH_IN = 12 };

int __wrap_SDL_WaitEventTimeout(SDL_Event *, int);
Uint64 __wrap_SDL_GetTicks64(void);
time_t __wrap_time(time_t *);
SDL_Window *__wrap_SDL_GetMouseFocus(void);
void __real_SDL_SetWindowSize(SDL_Window *, int, int);

/* One program runs in a process. */
static struct {
    const desk_job *job;
    side side;
    int step;
    uint64_t now; /* ms since the program began */
    time_t wall;  /* seconds that the machine has slept */
    SDL_Window *window;
    bool changed;   /* the screen, since the last rest */
    char last_eyes; /* of the pixels that were written down last */
    uint64_t last_hash;
    char shown_eyes; /* of what was sent last */
    int x, y;
    bool pointer_seen, pressed;
    uint32_t into_other; /* what could be pressed there, when the last event went into another's frame; else 0 */
    bool moved_by_program;
    unsigned hand_overs; /* that were seen */
    bool sent_whole;     /* all of the window was sent since the last rest */
    const char *covered; /* by what, while the secret has not gone yet; or NULL */
    bool check;          /* the screen is compared with a fresh painting */
    int rests, plies;
} desk;

/* ---- writing down ---- */

static char eyes(void) {
    return known_eyes(&desk.side);
}

static void say_as(char whose, desk_channel by, const char *text) {
    char scene_name[40];
    known_scene(&desk.side, scene_name, sizeof scene_name);
    fprintf(desk.job->out, "%llu %llx %llx %c %x %s %d ", (unsigned long long)desk.now,
            (unsigned long long)known_told(&desk.side), (unsigned long long)known_stands(&desk.side), whose,
            desk.into_other, scene_name, (int)by);
    for (; *text != '\0'; text++) {
        fputc(*text == '\n' ? '|' : *text, desk.job->out);
    }
    fputc('\n', desk.job->out);
}

void desk_say(desk_channel by, const char *format, ...) {
    char text[DESK_LINE - 100];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    say_as(eyes(), by, text);
}

uint64_t desk_now(void) {
    return desk.now;
}

/* ---- the screen ---- */

void desk_show(SDL_Window *window, const SDL_Rect *rect, int n) {
    const SDL_Surface *from = SDL_GetWindowSurface(window);
    const SDL_Rect all = {0, 0, from->w, from->h};
    const char whose = eyes();
    char text[600];
    size_t len = 0;
    if (rect == NULL) {
        rect = &all;
        n = 1;
    }
    if (desk.covered != NULL && whose != 'A' && !app_is_alone(desk.side.a)) {
        desk_say(OUT_BROKEN, "%s, and a secret frame is sent after it", desk.covered);
    }
    screen_take(from, rect, n);
    for (int i = 0; i < n; i++) {
        desk.sent_whole |= memcmp(&rect[i], &all, sizeof all) == 0;
        if (len < sizeof text) {
            len += (size_t)snprintf(text + len, sizeof text - len, " %d,%d,%d,%d", rect[i].x, rect[i].y, rect[i].w,
                                    rect[i].h);
        }
    }
    /* What is painted over another's frame hangs on that frame: only its result is compared. */
    say_as(desk.shown_eyes == whose ? whose : 'O', OUT_RECTS, text);
    desk.shown_eyes = whose;
    desk.changed = true;
}

static void look_at_screen(void) {
    const char whose = eyes();
    const pf_image *seen = screen_seen();
    const ui_draw *list = desk.side.a->shown;
    if (seen == NULL || list->ui == NULL) {
        return;
    }
    if ((desk.check || (desk.changed && desk.rests % FRESH_IN == 0)) && !screen_is(list)) {
        desk_say(OUT_BROKEN, "the window does not show what was drawn last");
    }
    desk.check = false;
    if (whose == 'A' || whose == 'V') {
        const uint64_t hash = desk.changed || whose != desk.last_eyes ? pf_image_hash(seen) : desk.last_hash;
        if (whose != desk.last_eyes || hash != desk.last_hash) {
            desk_say(OUT_PIXELS, "%dx%d %016llx", seen->w, seen->h, (unsigned long long)hash);
        }
        desk.last_hash = hash;
    }
    desk.last_eyes = whose;
    desk.changed = false;
}

/* ---- the pointer ---- */

void desk_put_pointer(int x, int y) {
    desk.x = x;
    desk.y = y;
    desk.moved_by_program = true;
}

int desk_cursor(int toggle) {
    const bool was = desk.pointer_seen;
    if (toggle >= 0) {
        desk.pointer_seen = toggle != 0;
    }
    return was ? SDL_ENABLE : SDL_DISABLE;
}

static bool by_mouse(void) {
    const side_manner *m = desk.job->manner;
    return !m->touch && !m->keys && !m->pad;
}

/* ---- what must not be in any truth ---- */

static void look_at_hand_over(void) {
    int w = 0, h = 0;
    if (app_hand_overs(desk.side.a) == desk.hand_overs) {
        return;
    }
    desk.hand_overs = app_hand_overs(desk.side.a);
    desk.check = true;
    SDL_GetWindowSize(desk.window, &w, &h);
    if (desk.pointer_seen || (by_mouse() && (desk.x != w / 2 || desk.y != h / 2))) {
        desk_say(OUT_BROKEN, "the pointer stays where it was when a private view opens or falls");
    }
    if (!desk.sent_whole) {
        desk_say(OUT_BROKEN, "a private view opens or falls, and not all of the window is sent");
    }
}

/* Before somebody alone a view stays: there is nobody to hide it from. */
static void look_at_cover(void) {
    const app *a = desk.side.a;
    if (desk.covered != NULL && eyes() != 'A' && (a->table == NULL || !app_is_alone(a))) {
        desk_say(OUT_BROKEN, "%s, and the secret frame still stands", desk.covered);
    }
    desk.check |= desk.covered != NULL;
    desk.covered = NULL;
}

/* ---- folder and words ---- */

static void look_around(void) {
    side *s = &desk.side;
    const int before = s->files;
    side_look_around(s);
    if (s->fresh[0] != '\0' || s->touched[0] != '\0' || s->files != before) {
        desk_say(OUT_FILES, "%d files; %s; done: %s", s->files, s->fresh, s->touched);
    }
    if (s->log[0] != '\0') {
        desk_say(OUT_LOG, "%s", s->log);
    }
    if (s->said[0] != '\0') {
        desk_say(OUT_SPEECH, "%s", s->said);
    }
}

static void look_at_plies(void) {
    const app *a = desk.side.a;
    const int plies = a->table != NULL ? nt_match_plies(app_director_match(a->table)) : 0;
    if (plies > desk.plies) {
        desk_say(OUT_PLY, "%d", plies);
    }
    desk.plies = plies;
}

/* The program wants to sleep: everything it does for now has been done. */
static void rest(int timeout) {
    char text[40];
    desk.rests++;
    look_at_hand_over();
    look_at_cover();
    look_at_plies();
    look_at_screen();
    look_around();
    desk.sent_whole = false;
    /* While something lies on another's card what it does hangs on the card. */
    snprintf(text, sizeof text, "%d ms", timeout);
    say_as(eyes() == 'O' && desk.pressed ? 'J' : eyes(), OUT_WAIT, text);
}

/* ---- events ---- */

static bool move_pointer(SDL_Event *e) {
    if (!desk.moved_by_program) {
        return false;
    }
    desk.moved_by_program = false;
    *e = (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = desk.x, .y = desk.y}};
    return true;
}

/* What SDL itself has to say: the window's size, gamepads that come and go. */
static bool poll(SDL_Event *e) {
    while (SDL_PollEvent(e) == 1) {
        if (e->type == SDL_WINDOWEVENT || e->type == SDL_CONTROLLERDEVICEADDED ||
            e->type == SDL_CONTROLLERDEVICEREMOVED) {
            desk.check = true;
            return true;
        }
    }
    return false;
}

static void note_press(const SDL_Event *e) {
    switch (e->type) {
    case SDL_MOUSEMOTION:
        desk.x = e->motion.x;
        desk.y = e->motion.y;
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_FINGERDOWN:
    case SDL_KEYDOWN:
    case SDL_CONTROLLERBUTTONDOWN:
        desk.pressed = true;
        break;
    case SDL_MOUSEBUTTONUP:
    case SDL_FINGERUP:
    case SDL_KEYUP:
    case SDL_CONTROLLERBUTTONUP:
        desk.pressed = false;
        break;
    default:
        break;
    }
}

/* A move as if it had been made there; an event without a meaning lets the program look at what came of it. */
static void give(const tape_step *s, SDL_Event *e) {
    app *a = desk.side.a;
    const bool taken = a->table != NULL && app_director_submit(a->table, s->seat, s->move[desk.job->truth]) == NT_OK;
    if (taken) {
        app_go_on(a);
        stack_settle(a);
    }
    desk_say(OUT_GIVEN, "%s", taken ? "taken" : "refused");
    *e = (SDL_Event){.key = {.type = SDL_KEYUP, .keysym = {.sym = SDLK_i}}};
}

/* Whether anything changes with it. */
static bool happens(const tape_step *s) {
    int w = 0, h = 0;
    SDL_GetWindowSize(desk.window, &w, &h);
    return s->kind == TAPE_SIZE ? s->w != w || s->h != h : s->kind != TAPE_PAD_LOST || SDL_NumJoysticks() > 0;
}

/* Whether it is an event; the others come through SDL or are no events. */
static bool carry_out(const tape_step *s, SDL_Event *e) {
    if (s->covers != NULL && happens(s)) {
        desk_say(OUT_EVENT, "%s%s", s->covers, eyes() == 'A' ? "" : " over somebody's frame");
        const bool alone = desk.side.a->table != NULL && app_is_alone(desk.side.a);
        desk.covered = alone ? NULL : s->covers; /* who sits alone hides from nobody */
    }
    desk.into_other = eyes() == 'O' ? known_offers(&desk.side) : eyes() == 'J' ? DESK_JUDGE : 0;
    switch (s->kind) {
    case TAPE_EVENT:
        *e = s->event;
        desk.check |= e->type == SDL_WINDOWEVENT;
        note_press(e);
        return true;
    case TAPE_SIZE:
        __real_SDL_SetWindowSize(desk.window, s->w, s->h);
        return false;
    case TAPE_SLEEP:
        desk.wall += HOUR;
        return false;
    case TAPE_PAD_LOST:
        if (SDL_NumJoysticks() > 0) {
            SDL_JoystickDetachVirtual(0);
        }
        return false;
    case TAPE_GIVEN:
        give(s, e);
        return true;
    case TAPE_KILL:
        fflush(desk.job->out);
        _Exit(0);
    case TAPE_QUIT:
        break;
    }
    *e = (SDL_Event){.type = SDL_QUIT};
    return true;
}

int __wrap_SDL_WaitEventTimeout(SDL_Event *e, int timeout) {
    const uint64_t until = desk.now + (uint64_t)timeout;
    rest(timeout);
    desk.into_other = 0;
    while (!move_pointer(e) && !poll(e)) {
        const tape_step *s = &desk.job->tape->step[desk.step];
        if (s->at > desk.now && until <= s->at) {
            desk.now = timeout > 0 ? until : until + 1;
            return 0;
        }
        desk.now = s->at > desk.now ? s->at : desk.now;
        desk.step++;
        if (carry_out(s, e)) {
            break;
        }
    }
    return 1;
}

Uint64 __wrap_SDL_GetTicks64(void) {
    return AT_START + desk.now;
}

time_t __wrap_time(time_t *out) {
    const time_t now = SOME_DAY + (time_t)(desk.now / 1000) + desk.wall;
    if (out != NULL) {
        *out = now;
    }
    return now;
}

SDL_Window *__wrap_SDL_GetMouseFocus(void) {
    return by_mouse() ? desk.window : NULL;
}

/* ---- the program ---- */

SDL_Window *__real_SDL_CreateWindow(const char *, int, int, int, int, Uint32);
SDL_Window *__wrap_SDL_CreateWindow(const char *, int, int, int, int, Uint32);
int __real_SDL_InitSubSystem(Uint32);
int __wrap_SDL_InitSubSystem(Uint32);
app *__real_app_create(const app_options *, ui_type, int, int, float, char *, size_t);
app *__wrap_app_create(const app_options *, ui_type, int, int, float, char *, size_t);
void __real_app_destroy(app *);
void __wrap_app_destroy(app *);
int __real_main(int, char **);

SDL_Window *__wrap_SDL_CreateWindow(const char *title, int x, int y, int w, int h, Uint32 flags) {
    desk_say(OUT_WINDOW, "opens \"%s\" %d %d %d %d %u", title, x, y, w, h, flags);
    desk.window = __real_SDL_CreateWindow(title, x, y, w, h, flags);
    return desk.window;
}

int __wrap_SDL_InitSubSystem(Uint32 flags) {
    const int code = __real_SDL_InitSubSystem(flags);
    if (desk.job != NULL && (flags & SDL_INIT_GAMECONTROLLER)) {
        SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                  SDL_CONTROLLER_BUTTON_MAX, 0);
    }
    return code;
}

app *__wrap_app_create(const app_options *options, ui_type type, int w, int h, float px_per_mm, char *problem,
                       size_t cap) {
    app_options laid = *options;
    if (desk.job != NULL) {
        desk.side.games[0] = &desk.job->of->laid[desk.job->truth];
        desk.side.tables[0] = desk.job->table;
        laid.games = desk.side.games;
        laid.tables = desk.side.tables;
    }
    app *a = __real_app_create(&laid, type, w, h, px_per_mm, problem, cap);
    if (desk.job != NULL) {
        desk.side.a = a;
    }
    return a;
}

void __wrap_app_destroy(app *a) {
    __real_app_destroy(a);
    desk.side.a = NULL;
}

int desk_run(const desk_job *job) {
    char seed[24], data[] = NT_SOURCE_DIR, name[] = "night-table", at_data[] = "--data-dir", at_save[] = "--save-dir",
                   at_seed[] = "--seed", save[sizeof desk.side.dir];
    char *argv[] = {name, at_data, data, at_save, save, at_seed, seed, NULL};
    desk.job = job;
    desk.side.of = job->of;
    desk.side.truth = job->truth;
    desk.side.manner = job->manner;
    desk.step = job->tape->first[job->run];
    desk.pointer_seen = true;
    desk.shown_eyes = 'A';
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)job->manner->seed);
    snprintf(save, sizeof save, "%s", job->dir);
    memcpy(desk.side.dir, save, sizeof save);
    setenv("SDL_VIDEODRIVER", job->driver, 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("LC_ALL", "C", 1); /* no language of the machine */
    setenv("HOME", "/dev/null", 1);
    side_capture();
    side_watch(&desk.side);
    const int code = __real_main(7, argv);
    look_around();
    desk_say(OUT_OTHER, "ends with %d", code);
    return code;
}
