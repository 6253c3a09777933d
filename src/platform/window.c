/* The desktop window by SDL: icon, size, density. */
#include "platform/window.h"

#include "platform/patience.h"
#include "platform/present.h"
#ifdef __EMSCRIPTEN__
#include "platform/page.h"
#endif

#include <stdio.h>
#include <string.h>

enum { LEAST_W = 1024, LEAST_H = 600 };

static const Uint32 not_normal =
    SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN;

static const float ESTIMATE = 3.78F; /* 96 pixels an inch */

/* Hints that must stand before SDL starts. */
static void hints(void) {
    pf_patience_hints();
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    /* A pointer that is put elsewhere would be locked there, and a compositor that cannot ends the program. The name
     * is newer than the least SDL. */
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"); /* a window that is closed may ask first */
    SDL_SetHint("SDL_VIDEO_WAYLAND_EMULATE_MOUSE_WARP", "0");
}

/* At least one: where SDL tells of none the usual size is taken for it. */
static int screens(pf_screen all[PF_SCREENS]) {
    int n = SDL_GetNumVideoDisplays();
    n = n > PF_SCREENS ? PF_SCREENS : n;
    for (int i = 0; i < n; i++) {
        SDL_Rect usable = {0, 0, LEAST_W, LEAST_H};
        const char *name = SDL_GetDisplayName(i);
        SDL_GetDisplayUsableBounds(i, &usable);
        all[i].usable = (pf_rect){usable.x, usable.y, usable.w, usable.h};
        snprintf(all[i].name, sizeof all[i].name, "%s", name ? name : "");
    }
    if (n < 1) {
        all[0] = (pf_screen){.usable = {0, 0, LEAST_W, LEAST_H}};
        return 1;
    }
    return n;
}

static pf_borders borders_of(SDL_Window *window) {
    pf_borders b = {0, 0, 0, 0};
    if (SDL_GetWindowBordersSize(window, &b.top, &b.left, &b.bottom, &b.right) != 0) {
        return (pf_borders){0, 0, 0, 0};
    }
    return b;
}

static void put_window(SDL_Window *window, pf_rect at) {
    SDL_SetWindowSize(window, at.w, at.h);
    SDL_SetWindowPosition(window, at.x, at.y);
}

/* No least size may be larger than a screen that the window can be on. */
static void set_least(SDL_Window *window, const pf_screen *all, int n, pf_borders b) {
    int w = LEAST_W, h = LEAST_H;
    for (int i = 0; i < n; i++) {
        const int room_w = all[i].usable.w - b.left - b.right, room_h = all[i].usable.h - b.top - b.bottom;
        w = room_w < w ? room_w : w;
        h = room_h < h ? room_h : h;
    }
    if (w > 0 && h > 0) {
        SDL_SetWindowMinimumSize(window, w, h);
    }
}

/* Where there is no display SDL takes a driver that shows nothing, unasked, and reports success. */
static bool shows_nothing(void) {
    const char *driver = SDL_GetCurrentVideoDriver(), *asked = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    const bool blind = driver != NULL && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0 ||
                                          strcmp(driver, "evdev") == 0);
    return blind && (asked == NULL || asked[0] == '\0');
}

SDL_Window *pf_window_open(const char *title, const ui_window *was, pf_rect *normal) {
    pf_screen all[PF_SCREENS];
    hints();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        return NULL;
    }
    if (shows_nothing()) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        SDL_SetError("there is no display");
        return NULL;
    }
    const int n = screens(all);
    const pf_rect first = pf_fit(was, (pf_borders){0, 0, 0, 0}, all, n);
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    SDL_Window *window = SDL_CreateWindow(title, first.x, first.y, first.w, first.h, flags);
    if (!window) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return NULL;
    }
    pf_present_begin(window);
    SDL_ShowWindow(window);
    *normal = first;
    set_least(window, all, n, (pf_borders){0, 0, 0, 0});
    pf_window_framed(window, was, normal);
    if (was->largest) {
        SDL_MaximizeWindow(window);
    }
    SDL_StopTextInput();
    SDL_EnableScreenSaver();
    return window;
}

bool pf_window_framed(SDL_Window *window, const ui_window *was, pf_rect *normal) {
    pf_screen all[PF_SCREENS];
    const pf_borders b = borders_of(window);
    const int n = screens(all);
    if (b.left + b.top + b.right + b.bottom <= 0 || (SDL_GetWindowFlags(window) & not_normal) != 0) {
        return false;
    }
    *normal = pf_fit(was, b, all, n);
    set_least(window, all, n, b);
    put_window(window, *normal);
    return true;
}

pf_rect pf_window_normal(SDL_Window *window, pf_rect known) {
    if ((SDL_GetWindowFlags(window) & not_normal) == 0) {
        SDL_GetWindowPosition(window, &known.x, &known.y);
        SDL_GetWindowSize(window, &known.w, &known.h);
    }
    return known;
}

#ifdef __EMSCRIPTEN__
bool pf_window_is_full(SDL_Window *window) {
    (void)window;
    return pf_page_is_full();
}

void pf_window_full(SDL_Window *window, bool on, pf_rect normal) {
    (void)window;
    (void)normal;
    pf_page_full(on);
}
#else
bool pf_window_is_full(SDL_Window *window) {
    return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

/* Where no window manager hears of it, X11 leaves the window as it is while SDL takes it for larger. One that draws a
 * frame puts the window back itself; moved before that frame is round it again, the window would sink by its height.
 */
static bool must_grow_itself(SDL_Window *window, bool on) {
    const char *driver = SDL_GetCurrentVideoDriver();
    const pf_borders b = borders_of(window);
    const bool framed = b.left + b.top + b.right + b.bottom > 0;
    const bool grown = (SDL_GetWindowFlags(window) & SDL_WINDOW_BORDERLESS) != 0;
    return driver != NULL && strcmp(driver, "x11") == 0 && (on ? !framed : grown);
}

void pf_window_full(SDL_Window *window, bool on, pf_rect normal) {
    SDL_Rect all;
    const bool itself = must_grow_itself(window, on);
    if (!on) {
        SDL_SetWindowFullscreen(window, 0);
    }
    if (itself) {
        SDL_SetWindowBordered(window, on ? SDL_FALSE : SDL_TRUE);
    }
    if (itself && on && SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &all) == 0) {
        put_window(window, (pf_rect){all.x, all.y, all.w, all.h});
    } else if (itself && !on) {
        put_window(window, normal);
    }
    if (on) {
        SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP);
    }
}
#endif

ui_window pf_window_kept(SDL_Window *window, pf_rect normal) {
    pf_screen all[PF_SCREENS];
    ui_window kept = pf_fit_kept(normal, all, screens(all));
    kept.largest = (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0;
    return kept;
}

void pf_window_close(SDL_Window *window) {
    if (!window) {
        return;
    }
#ifdef __EMSCRIPTEN__
    pf_page_over();
#endif
    pf_present_end(window);
    SDL_DestroyWindow(window);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

void pf_window_icon(SDL_Window *window, const pf_image *image) {
    SDL_Surface *view =
        SDL_CreateRGBSurfaceWithFormatFrom(image->px, image->w, image->h, 32, image->w * 4, SDL_PIXELFORMAT_ARGB8888);
    if (view) {
        SDL_SetWindowIcon(window, view);
    }
    SDL_FreeSurface(view);
}

/* A page is as large as the browser says: SDL cuts off parts of a point. */
void pf_window_pixels(SDL_Window *window, int *w, int *h) {
#ifdef __EMSCRIPTEN__
    (void)window;
    pf_page_pixels(w, h);
#else
    SDL_GetWindowSizeInPixels(window, w, h);
#endif
}

float pf_window_density(SDL_Window *window) {
    int points = 0, pixels = 0, ignored = 0;
    SDL_GetWindowSize(window, &points, &ignored);
    SDL_GetWindowSizeInPixels(window, &pixels, &ignored);
    float ratio = points > 0 ? (float)pixels / (float)points : 1.0F, inch = 0.0F;
    int display = SDL_GetWindowDisplayIndex(window);
    if (display >= 0 && SDL_GetDisplayDPI(display, NULL, &inch, NULL) == 0 && inch / 25.4F * ratio >= 3.0F &&
        inch / 25.4F * ratio <= 16.0F) {
        return inch / 25.4F * ratio;
    }
    return ESTIMATE * ratio;
}
