/* The platform as main sees it: opening, waiting for input, painting and sound, with or without a screen. */
#include "platform/platform.h"

#include "platform/frame.h"
#include "platform/input.h"
#include "platform/lights.h"
#include "platform/pack.h"
#include "platform/painter.h"
#include "platform/patience.h"
#include "platform/pictures.h"
#include "platform/present.h"
#include "platform/sound.h"
#include "platform/window.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { ICON = 128, SLEEP_JUMP_S = 4, WAIT_LONGEST_MS = 60 * 60 * 1000, FRAMED_MS = 3000, FRAME_LOOK_MS = 100 };

static const float OFFSCREEN_DENSITY = 3.78F;

struct pf {
    char *data_dir, *kept_dir;
    SDL_Window *window; /* NULL: off-screen */
    pf_rect normal;     /* where it is when it does not fill the screen */
    ui_window asked;    /* where it was to be, */
    bool framed;        /* whether the frame that came round it has been seen to, */
    uint64_t framed_by; /* and until when one comes, or never */
    pf_image *frame;
    bool dark;             /* the window did not take the last frame */
    bool painted, exposed; /* exposed: the system has lost what the window showed */
    float px_per_mm;
    uint64_t clock;     /* off-screen: the time; else SDL's at opening */
    int64_t wall_ahead; /* seconds of the day's clock over the steady one */
    pf_fonts *fonts;
    pf_lights *lights;
    pf_ahead *ahead;
    pf_soon *soon;
    pf_painter *painter;
    pf_sounds *sounds;
    pf_trouble trouble;
    pf_input input;
    bool pointer_hidden;
    int rest_x, rest_y; /* where it was put, in the desktop's points */
};

static int64_t wall_ahead(void) {
    return (int64_t)time(NULL) - (int64_t)(SDL_GetTicks64() / 1000);
}

static bool open_window(pf *p, const pf_options *o) {
    p->asked = o->window;
    p->window = pf_window_open(o->title, &p->asked, &p->normal);
    if (!p->window) {
        return false;
    }
    pf_full_screen(p, o->full_screen);
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    p->clock = SDL_GetTicks64();
    p->framed_by = FRAMED_MS;
    p->wall_ahead = wall_ahead();
    p->px_per_mm = pf_window_density(p->window);
    const char *why;
    pf_image *icon = pf_unpacked(pf_picture_make(p->data_dir, &(pf_picture){"icon", ICON, ICON, 0, false}, &why));
    if (icon) {
        pf_window_icon(p->window, icon);
    }
    pf_image_free(icon);
    return true;
}

static void replace_frame(pf *p, pf_image *frame) {
    pf_image_free(p->frame);
    p->frame = frame;
}

/* Where there is not even memory for one of its own the old frame stays, and the window's memory as it is. */
static bool new_frame(pf *p, int w, int h) {
    pf_image *own = pf_image_new(w, h);
    if (!own) {
        return false;
    }
    pf_image *theirs = p->window ? pf_present_frame(p->window, w, h) : NULL;
    if (theirs) {
        pf_image_free(own);
    }
    replace_frame(p, theirs ? theirs : own);
    p->painted = false;
    pf_painter_forget(p->painter);
    return true;
}

static bool open_all(pf *p, const pf_options *o, char *problem, size_t cap) {
    int w = o->w, h = o->h;
    p->px_per_mm = OFFSCREEN_DENSITY;
    p->data_dir = strdup(o->data_dir);
    p->fonts = p->data_dir ? pf_fonts_new(p->data_dir, &p->trouble) : NULL;
    p->lights = p->data_dir ? pf_lights_new(p->data_dir) : NULL;
    p->painter = p->fonts ? pf_painter_new(p->data_dir, p->fonts, &p->trouble) : NULL;
    p->kept_dir = o->kept_dir != NULL ? strdup(o->kept_dir) : NULL;
    p->ahead = p->painter ? pf_ahead_new(p->data_dir, p->kept_dir) : NULL;
    p->soon = p->ahead ? pf_soon_new(p->data_dir) : NULL;
    if (p->soon) {
        pf_painter_ahead(p->painter, p->ahead);
        pf_painter_soon(p->painter, p->soon);
    }
    p->sounds = p->soon ? pf_sounds_new(p->data_dir, &p->trouble) : NULL;
    if (!p->sounds) {
        snprintf(problem, cap, "There is not enough memory to start.");
        return false;
    }
    if (!o->offscreen) {
        if (!open_window(p, o)) {
            snprintf(problem, cap, "No window can be opened: %s.", SDL_GetError());
            return false;
        }
        pf_window_pixels(p->window, &w, &h);
    }
    if (!new_frame(p, w, h)) {
        snprintf(problem, cap, "A frame of %d x %d pixels cannot be made.", w, h);
        return false;
    }
    if (o->first[h > w] != NULL) {
        pf_draw_ahead(p, &(ui_ahead){o->first[h > w], w, h}, 1);
    }
    return true;
}

/* Pictures come and go by the megabyte: what one gave back is to be the system's, and not a hole that the next one
 * does not fit into. Whoever has set the C library's memory from outside, as the check does, is not overruled. */
static void return_memory(void) {
#ifdef __GLIBC__
    enum { PICTURE_BYTES = 64 * 1024, LEFT_BYTES = 512 * 1024 };
    if (!getenv("GLIBC_TUNABLES")) {
        mallopt(M_MMAP_THRESHOLD, PICTURE_BYTES);
        mallopt(M_TRIM_THRESHOLD, LEFT_BYTES);
    }
#endif
}

pf *pf_open(const pf_options *o, char *problem, size_t cap) {
    return_memory();
    pf *p = calloc(1, sizeof *p);
    if (!p) {
        snprintf(problem, cap, "There is not enough memory to start.");
        return NULL;
    }
    if (!open_all(p, o, problem, cap)) {
        pf_close(p);
        return NULL;
    }
    return p;
}

void pf_close(pf *p) {
    if (!p) {
        return;
    }
    pf_pad_close(&p->input);
    pf_sounds_free(p->sounds);
    pf_painter_free(p->painter);
    pf_ahead_free(p->ahead);
    pf_soon_free(p->soon);
    pf_fonts_free(p->fonts);
    pf_lights_free(p->lights);
    pf_image_free(p->frame);
    pf_window_close(p->window);
    free(p->data_dir);
    free(p->kept_dir);
    free(p);
    SDL_Quit();
}

ui_type pf_type(pf *p) {
    ui_type type = pf_fonts_type(p->fonts);

    type.lights = p->lights;
    type.shines = p->lights != NULL ? pf_lights_of : NULL;
    return type;
}

void pf_size(const pf *p, int *w, int *h, float *px_per_mm) {
    *w = p->frame->w;
    *h = p->frame->h;
    *px_per_mm = p->px_per_mm;
}

uint64_t pf_now(const pf *p) {
    return p->window ? SDL_GetTicks64() - p->clock : p->clock;
}

void pf_pass(pf *p, uint64_t ms) {
    if (!p->window) {
        p->clock += ms;
    }
}

static void put(pf *p, ui_raw_kind kind) {
    ui_raw raw = {.kind = kind, .at = pf_now(p), .px_per_mm = p->px_per_mm};
    raw.w = p->frame->w;
    raw.h = p->frame->h;
    pf_input_put(&p->input, raw);
}

/* The frame follows the window. Without memory for a larger one the old frame is shown on. */
static void follow_window(pf *p) {
    int w, h;
    float density = pf_window_density(p->window);
    pf_window_pixels(p->window, &w, &h);
    if (w == p->frame->w && h == p->frame->h && density == p->px_per_mm) {
        return;
    }
    p->px_per_mm = density;
    if (new_frame(p, w, h)) {
        put(p, UI_RAW_RESIZE);
    }
}

static pf_rect all_of(const pf_image *frame) {
    return (pf_rect){0, 0, frame->w, frame->h};
}

/* Until it is told of its new size the window gets the frame of the old one. */
static bool present(pf *p, const pf_rect *rect, int n) {
    if (pf_present(p->window, p->frame, rect, n)) {
        return true;
    }
    pf_image *own = pf_image_owns(p->frame) ? NULL : pf_image_new(p->frame->w, p->frame->h);
    if (!own) {
        return false;
    }
    const pf_rect all = all_of(own);
    pf_draw_image(own, all, p->frame, 0, 0, 255);
    replace_frame(p, own);
    return pf_present(p->window, own, &all, 1);
}

static void show_all(pf *p) {
    const pf_rect all = all_of(p->frame);
    if (p->painted) {
        present(p, &all, 1);
    }
}

/* SDL hears of it without a word to us. */
static uint64_t frame_wake(const pf *p) {
    return p->framed ? UINT64_MAX : pf_now(p) + FRAME_LOOK_MS;
}

static void see_to_frame(pf *p) {
    if (!p->framed) {
        p->framed = pf_now(p) > p->framed_by || pf_window_framed(p->window, &p->asked, &p->normal);
    }
}

static void window_event(pf *p, const SDL_WindowEvent *e) {
    switch (e->event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        put(p, UI_RAW_COVER);
        break;
    case SDL_WINDOWEVENT_CLOSE:
        put(p, UI_RAW_CLOSE);
        break;
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        put(p, UI_RAW_COVER);
        follow_window(p);
        break;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        follow_window(p);
        p->normal = pf_window_normal(p->window, p->normal);
        break;
    case SDL_WINDOWEVENT_MOVED:
        p->normal = pf_window_normal(p->window, p->normal);
        break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESTORED:
        p->exposed = true;
        break;
    default:
        break;
    }
}

/* The move that comes of putting it there does not show it again. */
static void show_pointer(pf *p, const SDL_MouseMotionEvent *e) {
    if (!p->pointer_hidden || (e->x == p->rest_x && e->y == p->rest_y)) {
        return;
    }
    p->pointer_hidden = false;
    SDL_ShowCursor(SDL_ENABLE);
}

static void event(pf *p, const SDL_Event *e) {
    if (e->type == SDL_MOUSEMOTION) {
        show_pointer(p, &e->motion);
    }
    switch (e->type) {
    case SDL_QUIT:
        put(p, UI_RAW_QUIT);
        break;
    case SDL_WINDOWEVENT:
        window_event(p, &e->window);
        break;
    case SDL_AUDIODEVICEREMOVED: /* the one that is open, which is the only one; or one that nobody uses */
        if (!e->adevice.iscapture && e->adevice.which != 0) {
            pf_sounds_lost(p->sounds, pf_now(p));
        }
        break;
    case SDL_DISPLAYEVENT: /* another screen may show the same from now on */
    case SDL_APP_WILLENTERBACKGROUND:
    case SDL_APP_DIDENTERBACKGROUND:
        put(p, UI_RAW_COVER);
        break;
    default:
        pf_input_event(&p->input, e, p->window, p->frame->w, p->frame->h, pf_now(p));
        pf_pad_event(&p->input, e, pf_now(p));
        break;
    }
}

/* The machine slept when the day's clock went on without the steady one: whoever wakes it may be somebody else. */
static void notice_sleep(pf *p) {
    int64_t ahead = wall_ahead();
    if (ahead - p->wall_ahead > SLEEP_JUMP_S) {
        put(p, UI_RAW_COVER);
    }
    p->wall_ahead = ahead;
}

static uint64_t sooner(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

/* Shows the frame again only when no input waits: that may be what takes a secret off it. */
static bool wait_once(pf *p, uint64_t until) {
    if (p->exposed) {
        show_all(p);
        p->exposed = false;
    }
    const uint64_t own = sooner(frame_wake(p), sooner(pf_pad_wake(&p->input), pf_sounds_wake(p->sounds)));
    const uint64_t now = pf_now(p), end = sooner(until, own);
    uint64_t left = end > now ? end - now : 0;
    SDL_Event e;
    bool came = pf_patience_wait(&e, (int)sooner(left, WAIT_LONGEST_MS));
    notice_sleep(p);
    see_to_frame(p);
    if (came) {
        event(p, &e);
    }
    pf_pad_tick(&p->input, pf_now(p));
    pf_sounds_tick(p->sounds, pf_now(p));
    return came;
}

bool pf_wait(pf *p, uint64_t until, ui_raw *out) {
    if (!p->window) {
        p->clock = until > p->clock && until != UINT64_MAX ? until : p->clock;
        return false;
    }
    while (!pf_input_next(&p->input, out)) {
        if (!wait_once(p, until) && p->input.n == 0 && pf_now(p) >= until) {
            return false;
        }
    }
    return true;
}

void pf_draw_ahead(pf *p, const ui_ahead *all, int n) {
    pf_picture is[PF_AHEAD];
    n = n < PF_AHEAD ? n : PF_AHEAD;
    for (int i = 0; i < n; i++) {
        is[i] = (pf_picture){all[i].name, all[i].w, all[i].h, 0, true};
    }
    pf_painter_collect(p->painter);
    pf_ahead_want(p->ahead, is, n);
}

void pf_drawn_ahead(pf *p) {
    pf_ahead_finish(p->ahead);
}

double pf_leave_soon(pf *p, uint32_t ms) {
    return pf_soon_leave(p->soon, ms);
}

void pf_paint(pf *p, const ui_draw *list) {
    pf_rect painted[PF_DIRTY];
    const int w = list->ui->pixel_w, h = list->ui->pixel_h;
    if (p->window && !pf_patience_keep()) {
        pf_trouble_add(&p->trouble, "This browser does not keep what was saved.{}{}", "", "");
    }
    if (!p->window && (w != p->frame->w || h != p->frame->h)) {
        new_frame(p, w, h); /* off-screen the list alone says how large a picture it is */
    }
    int n = pf_painter_paint(p->painter, list, p->frame, painted);
    p->painted = true;
    if (p->window && n > 0) {
        p->dark = !present(p, painted, n);
    }
    if (p->dark) {
        pf_trouble_add(&p->trouble, "The window cannot be drawn: {}{}.", SDL_GetError(), "");
    }
}

bool pf_shows(const pf *p) {
    return !p->dark;
}

bool pf_shot(pf *p, const char *path, char *problem, size_t cap) {
    return pf_image_save(p->frame, path, problem, cap);
}

uint64_t pf_frame_hash(const pf *p) {
    return pf_image_hash(p->frame);
}

bool pf_frame_same(const pf *a, const pf *b) {
    return pf_image_same(a->frame, b->frame);
}

void pf_frame_light(const pf *p, double rgb[3]) {
    pf_image_light(p->frame, rgb);
}

double pf_frame_luminance(const pf *p) {
    return pf_image_luminance(p->frame);
}

bool pf_try_sound(pf *p) {
    return p->window == NULL || pf_sounds_try(p->sounds, pf_now(p));
}

void pf_voices(pf *p, const char *dir) {
    pf_sounds_own(p->sounds, dir);
}

void pf_sound(pf *p, const char *name, float volume) {
    if (p->window) {
        pf_sounds_play(p->sounds, name, volume, pf_now(p));
    }
}

void pf_hand_over(pf *p) {
    int w = 0, h = 0;
    pf_painter_forget(p->painter);
    if (!p->window) {
        return;
    }
    SDL_GetWindowSize(p->window, &w, &h);
    p->rest_x = w / 2;
    p->rest_y = h / 2;
    p->pointer_hidden = true;
    SDL_ShowCursor(SDL_DISABLE);
    if (SDL_GetMouseFocus() == p->window) {
        SDL_WarpMouseInWindow(p->window, p->rest_x, p->rest_y);
    }
}

void pf_full_screen(pf *p, bool on) {
    if (p->window && pf_window_is_full(p->window) != on) {
        p->asked = pf_where(p);
        pf_window_full(p->window, on, p->normal);
        p->framed = on; /* it comes back with its frame, in which it may have to be smaller */
        p->framed_by = pf_now(p) + FRAMED_MS;
    }
}

ui_window pf_where(const pf *p) {
    return p->window ? pf_window_kept(p->window, p->normal) : (ui_window){0};
}

void pf_text_input(pf *p, bool on) {
    if (!p->window || (SDL_IsTextInputActive() == SDL_TRUE) == on) {
        return;
    }
    if (on) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

char *pf_clipboard(const pf *p) {
    char *theirs = p->window ? SDL_GetClipboardText() : NULL;
    char *text = theirs ? strdup(theirs) : NULL;
    SDL_free(theirs);
    return text;
}

bool pf_problem(pf *p, char *buf, size_t cap) {
    return pf_trouble_next(&p->trouble, buf, cap);
}
