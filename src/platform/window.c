/* The desktop window by SDL: icon, size, density, and showing a frame. */
#include "platform/window.h"

#include <string.h>

enum { LEAST_W = 1024, LEAST_H = 600, RECTS = 16 };

static const float ESTIMATE = 3.78F; /* 96 pixels an inch */

/* Hints that must stand before SDL starts. */
static void hints(void) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
}

/* Where there is no display SDL takes a driver that shows nothing, unasked, and reports success. */
static bool shows_nothing(void) {
    const char *driver = SDL_GetCurrentVideoDriver(), *asked = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    const bool blind = driver != NULL && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0 ||
                                          strcmp(driver, "evdev") == 0);
    return blind && (asked == NULL || asked[0] == '\0');
}

SDL_Window *pf_window_open(const char *title, int w, int h, bool full_screen) {
    hints();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        return NULL;
    }
    if (shows_nothing()) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        SDL_SetError("there is no display");
        return NULL;
    }
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    flags |= full_screen ? (Uint32)SDL_WINDOW_FULLSCREEN_DESKTOP : 0u;
    SDL_Window *window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          w < LEAST_W ? LEAST_W : w, h < LEAST_H ? LEAST_H : h, flags);
    if (!window) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return NULL;
    }
    SDL_SetWindowMinimumSize(window, LEAST_W, LEAST_H);
    SDL_StopTextInput();
    SDL_EnableScreenSaver();
    return window;
}

void pf_window_close(SDL_Window *window) {
    if (!window) {
        return;
    }
    SDL_DestroyWindow(window);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

static SDL_Surface *view_of(const pf_image *image) {
    return SDL_CreateRGBSurfaceWithFormatFrom(image->px, image->w, image->h, 32, image->w * 4,
                                              SDL_PIXELFORMAT_ARGB8888);
}

void pf_window_icon(SDL_Window *window, const pf_image *image) {
    SDL_Surface *view = view_of(image);
    if (view) {
        SDL_SetWindowIcon(window, view);
    }
    SDL_FreeSurface(view);
}

void pf_window_pixels(SDL_Window *window, int *w, int *h) {
    SDL_GetWindowSizeInPixels(window, w, h);
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

bool pf_window_show(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    SDL_Surface *to = SDL_GetWindowSurface(window), *from = to ? view_of(frame) : NULL;
    if (!from) {
        return false;
    }
    SDL_SetSurfaceBlendMode(from, SDL_BLENDMODE_NONE);
    SDL_Rect shown[RECTS];
    int count = 0;
    for (int i = 0; i < n && count < RECTS; i++) {
        pf_rect cut = pf_rect_cut(rect[i], (pf_rect){0, 0, to->w, to->h});
        SDL_Rect put = {cut.x, cut.y, cut.w, cut.h};
        if (pf_rect_empty(cut)) {
            continue;
        }
        shown[count++] = put;
        SDL_BlitSurface(from, &put, to, &put);
    }
    SDL_FreeSurface(from);
    return count == 0 || SDL_UpdateWindowSurfaceRects(window, shown, count) == 0;
}
