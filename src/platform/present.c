/* Showing a frame. */
#include "platform/present.h"

#ifdef __EMSCRIPTEN__
#include "platform/page.h"
#endif

#include <string.h>

static const char texture_of[] = "night-table.texture"; /* the window's, by this name */

#ifdef __EMSCRIPTEN__
/* Not by SDL, which would send all of a page of points. */
void pf_present_begin(SDL_Window *window) {
    (void)window;
}

bool pf_present(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    (void)window;
    return pf_page_show(frame, rect, n);
}

pf_image *pf_present_frame(SDL_Window *window, int w, int h) {
    (void)window, (void)w, (void)h;
    return NULL;
}
#else
enum { RECTS = 16 };

static bool driver_is(const char *const *one_of, int n) {
    const char *driver = SDL_GetCurrentVideoDriver();
    for (int i = 0; driver != NULL && i < n; i++) {
        if (strcmp(driver, one_of[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* SDL has a surface for every window, but on Wayland and macOS it is a texture of points, not of pixels. */
static bool gives_pixels(void) {
    static const char *const drivers[] = {"x11", "windows", "dummy", "offscreen"};
    return driver_is(drivers, 4);
}

/* X has read the memory when SDL's call returns; Windows may still read it while the next frame is painted. */
static bool gives_memory(void) {
    static const char *const drivers[] = {"x11", "dummy", "offscreen"};
    return driver_is(drivers, 3);
}

static bool just_so(const SDL_Surface *surface, int w, int h) {
    const Uint32 format = surface->format->format;
    return surface->w == w && surface->h == h && surface->pitch == w * 4 &&
           (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888);
}

pf_image *pf_present_frame(SDL_Window *window, int w, int h) {
    const SDL_Surface *surface = gives_memory() ? SDL_GetWindowSurface(window) : NULL;
    return surface != NULL && just_so(surface, w, h) ? pf_image_over(surface->pixels, w, h) : NULL;
}

void pf_present_begin(SDL_Window *window) {
    if (gives_pixels()) { /* no texture between them and the frame */
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    } else {
        SDL_CreateRenderer(window, -1, 0);
    }
}

bool pf_present_by_surface(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    SDL_Surface *to = SDL_GetWindowSurface(window);
    SDL_Surface *from = to ? SDL_CreateRGBSurfaceWithFormatFrom(frame->px, frame->w, frame->h, 32, frame->w * 4,
                                                                SDL_PIXELFORMAT_ARGB8888)
                           : NULL;
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

static bool fits(SDL_Texture *texture, const pf_image *frame) {
    int w = 0, h = 0;
    return texture && SDL_QueryTexture(texture, NULL, NULL, &w, &h) == 0 && w == frame->w && h == frame->h;
}

/* A new one has nothing yet: `whole` says that all of the frame is to be sent. */
static SDL_Texture *texture_for(SDL_Window *window, SDL_Renderer *renderer, const pf_image *frame, bool *whole) {
    SDL_Texture *texture = SDL_GetWindowData(window, texture_of);
    *whole = !fits(texture, frame);
    if (*whole) {
        SDL_SetWindowData(window, texture_of, NULL);
        if (texture) {
            SDL_DestroyTexture(texture);
        }
        texture =
            SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, frame->w, frame->h);
        if (texture) {
            SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
            SDL_SetWindowData(window, texture_of, texture);
        }
    }
    return texture;
}

bool pf_present_by_texture(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    const pf_rect all = {0, 0, frame->w, frame->h};
    SDL_Renderer *renderer = SDL_GetRenderer(window);
    bool whole = false;
    renderer = renderer ? renderer : SDL_CreateRenderer(window, -1, 0);
    SDL_Texture *texture = renderer ? texture_for(window, renderer, frame, &whole) : NULL;
    if (!texture) {
        return false;
    }
    for (int i = 0; i < (whole ? 1 : n); i++) {
        const pf_rect cut = whole ? all : pf_rect_cut(rect[i], all);
        const SDL_Rect put = {cut.x, cut.y, cut.w, cut.h};
        if (!pf_rect_empty(cut) &&
            SDL_UpdateTexture(texture, &put, frame->px + (size_t)cut.y * (size_t)frame->w + cut.x, frame->w * 4) !=
                0) {
            return false;
        }
    }
    if (SDL_RenderClear(renderer) != 0 || SDL_RenderCopy(renderer, texture, NULL, NULL) != 0) {
        return false;
    }
    SDL_RenderPresent(renderer);
    return true;
}

static bool send_memory(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    SDL_Rect shown[RECTS];
    int count = 0;
    for (int i = 0; i < n && count < RECTS; i++) {
        const pf_rect cut = pf_rect_cut(rect[i], (pf_rect){0, 0, frame->w, frame->h});
        if (!pf_rect_empty(cut)) {
            shown[count++] = (SDL_Rect){cut.x, cut.y, cut.w, cut.h};
        }
    }
    return count == 0 || SDL_UpdateWindowSurfaceRects(window, shown, count) == 0;
}

bool pf_present(SDL_Window *window, const pf_image *frame, const pf_rect *rect, int n) {
    if (!pf_image_owns(frame)) {
        return send_memory(window, frame, rect, n);
    }
    return gives_pixels() ? pf_present_by_surface(window, frame, rect, n)
                          : pf_present_by_texture(window, frame, rect, n);
}
#endif

void pf_present_end(SDL_Window *window) {
    SDL_Texture *texture = window ? SDL_GetWindowData(window, texture_of) : NULL;
    SDL_Renderer *renderer = window ? SDL_GetRenderer(window) : NULL;
    if (texture) {
        SDL_DestroyTexture(texture);
    }
    if (renderer) {
        SDL_DestroyRenderer(renderer);
    }
}
