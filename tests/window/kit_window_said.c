/* What the program asks of SDL that somebody may notice: written down, then done. A call of the program that is
 * neither here nor in harmless.txt fails the check of its imports. */
#include "window/desk.h"

#include <SDL_mixer.h>
#include <string.h>

#include "platform/frame.h"

#define SAYS(result, name, parameters, arguments, channel, ...)                                                      \
    result __real_##name parameters;                                                                                 \
    result __wrap_##name parameters;                                                                                 \
    result __wrap_##name parameters {                                                                                \
        desk_say(channel, __VA_ARGS__);                                                                              \
        return __real_##name arguments;                                                                              \
    }

#define ONLY_SAYS(name, parameters, arguments, channel, ...)                                                         \
    void __real_##name parameters;                                                                                   \
    void __wrap_##name parameters;                                                                                   \
    void __wrap_##name parameters {                                                                                  \
        desk_say(channel, __VA_ARGS__);                                                                              \
        __real_##name arguments;                                                                                     \
    }

/* ---- window ---- */

ONLY_SAYS(SDL_SetWindowTitle, (SDL_Window * w, const char *title), (w, title), OUT_WINDOW, "title \"%s\"", title)
SAYS(int, SDL_SetWindowFullscreen, (SDL_Window * w, Uint32 flags), (w, flags), OUT_WINDOW, "full screen %u", flags)
SAYS(int, SDL_UpdateTexture, (SDL_Texture * t, const SDL_Rect *r, const void *px, int pitch), (t, r, px, pitch),
     OUT_WINDOW, "texture %d %d %d %d", r->x, r->y, r->w, r->h)
SAYS(int, SDL_RenderClear, (SDL_Renderer * r), (r), OUT_WINDOW, "cleared")
SAYS(int, SDL_RenderCopy, (SDL_Renderer * r, SDL_Texture *t, const SDL_Rect *from, const SDL_Rect *to),
     (r, t, from, to), OUT_WINDOW, "copied")
ONLY_SAYS(SDL_RenderPresent, (SDL_Renderer * r), (r), OUT_WINDOW, "presented")
ONLY_SAYS(SDL_SetWindowMaximumSize, (SDL_Window * w, int x, int y), (w, x, y), OUT_WINDOW, "at most %d x %d", x, y)
ONLY_SAYS(SDL_SetWindowSize, (SDL_Window * w, int x, int y), (w, x, y), OUT_WINDOW, "size %d x %d", x, y)
ONLY_SAYS(SDL_SetWindowPosition, (SDL_Window * w, int x, int y), (w, x, y), OUT_WINDOW, "place %d %d", x, y)
SAYS(int, SDL_SetWindowOpacity, (SDL_Window * w, float part), (w, part), OUT_WINDOW, "opacity %f", (double)part)
SAYS(int, SDL_SetWindowBrightness, (SDL_Window * w, float part), (w, part), OUT_WINDOW, "brightness %f", (double)part)
SAYS(int, SDL_FlashWindow, (SDL_Window * w, SDL_FlashOperation how), (w, how), OUT_WINDOW, "flash %d", (int)how)
ONLY_SAYS(SDL_SetWindowBordered, (SDL_Window * w, SDL_bool on), (w, on), OUT_WINDOW, "border %d", on)
ONLY_SAYS(SDL_SetWindowResizable, (SDL_Window * w, SDL_bool on), (w, on), OUT_WINDOW, "resizable %d", on)
ONLY_SAYS(SDL_SetWindowAlwaysOnTop, (SDL_Window * w, SDL_bool on), (w, on), OUT_WINDOW, "on top %d", on)
ONLY_SAYS(SDL_SetWindowGrab, (SDL_Window * w, SDL_bool on), (w, on), OUT_WINDOW, "grab %d", on)
ONLY_SAYS(SDL_ShowWindow, (SDL_Window * w), (w), OUT_WINDOW, "show")
ONLY_SAYS(SDL_HideWindow, (SDL_Window * w), (w), OUT_WINDOW, "hide")
ONLY_SAYS(SDL_RaiseWindow, (SDL_Window * w), (w), OUT_WINDOW, "raise")
ONLY_SAYS(SDL_MaximizeWindow, (SDL_Window * w), (w), OUT_WINDOW, "maximise")
ONLY_SAYS(SDL_MinimizeWindow, (SDL_Window * w), (w), OUT_WINDOW, "minimise")
ONLY_SAYS(SDL_RestoreWindow, (SDL_Window * w), (w), OUT_WINDOW, "restore")
ONLY_SAYS(SDL_DestroyWindow, (SDL_Window * w), (w), OUT_WINDOW, "closes")
ONLY_SAYS(SDL_EnableScreenSaver, (void), (), OUT_WINDOW, "screen saver may come")
ONLY_SAYS(SDL_DisableScreenSaver, (void), (), OUT_WINDOW, "screen saver may not come")
SAYS(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value), OUT_WINDOW, "hint %s %s", name,
     value)
/* ---- pointer and its shape ---- */

SAYS(int, SDL_WarpMouseGlobal, (int x, int y), (x, y), OUT_POINTER, "on the desktop to %d %d", x, y)
SAYS(int, SDL_SetRelativeMouseMode, (SDL_bool on), (on), OUT_POINTER, "relative %d", on)
SAYS(int, SDL_CaptureMouse, (SDL_bool on), (on), OUT_POINTER, "captured %d", on)
/* ---- gamepads ---- */

SAYS(int, SDL_GameControllerRumble, (SDL_GameController * pad, Uint16 low, Uint16 high, Uint32 ms),
     (pad, low, high, ms), OUT_RUMBLE, "%u %u for %u ms", low, high, ms)
SAYS(int, SDL_GameControllerRumbleTriggers, (SDL_GameController * pad, Uint16 left, Uint16 right, Uint32 ms),
     (pad, left, right, ms), OUT_RUMBLE, "triggers %u %u for %u ms", left, right, ms)
SAYS(int, SDL_GameControllerSetLED, (SDL_GameController * pad, Uint8 r, Uint8 g, Uint8 b), (pad, r, g, b), OUT_RUMBLE,
     "light %u %u %u", r, g, b)
SAYS(int, SDL_GameControllerSendEffect, (SDL_GameController * pad, const void *data, int size), (pad, data, size),
     OUT_RUMBLE, "effect of %d bytes", size)
ONLY_SAYS(SDL_GameControllerSetPlayerIndex, (SDL_GameController * pad, int player), (pad, player), OUT_RUMBLE,
          "player %d", player)
SAYS(int, SDL_JoystickRumble, (SDL_Joystick * pad, Uint16 low, Uint16 high, Uint32 ms), (pad, low, high, ms),
     OUT_RUMBLE, "joystick %u %u for %u ms", low, high, ms)
SAYS(int, SDL_JoystickRumbleTriggers, (SDL_Joystick * pad, Uint16 left, Uint16 right, Uint32 ms),
     (pad, left, right, ms), OUT_RUMBLE, "joystick triggers %u %u for %u ms", left, right, ms)
SAYS(int, SDL_JoystickSetLED, (SDL_Joystick * pad, Uint8 r, Uint8 g, Uint8 b), (pad, r, g, b), OUT_RUMBLE,
     "joystick light %u %u %u", r, g, b)
SAYS(int, SDL_HapticRumblePlay, (SDL_Haptic * haptic, float strength, Uint32 ms), (haptic, strength, ms), OUT_RUMBLE,
     "haptic %f for %u ms", (double)strength, ms)
SAYS(int, SDL_HapticRunEffect, (SDL_Haptic * haptic, int effect, Uint32 times), (haptic, effect, times), OUT_RUMBLE,
     "haptic effect %d %u", effect, times)
/* ---- words ---- */

SAYS(int, SDL_SetClipboardText, (const char *text), (text), OUT_CLIPBOARD, "\"%s\"", text)
SAYS(int, SDL_SetPrimarySelectionText, (const char *text), (text), OUT_CLIPBOARD, "selection \"%s\"", text)
ONLY_SAYS(SDL_StartTextInput, (void), (), OUT_TEXT, "begins")
ONLY_SAYS(SDL_StopTextInput, (void), (), OUT_TEXT, "ends")
SAYS(int, SDL_ShowSimpleMessageBox, (Uint32 flags, const char *title, const char *text, SDL_Window *w),
     (flags, title, text, w), OUT_OTHER, "message \"%s\" \"%s\"", title, text)
SAYS(int, SDL_OpenURL, (const char *url), (url), OUT_OTHER, "opens %s", url)
/* ---- sound ---- */

SAYS(int, Mix_OpenAudio, (int rate, Uint16 format, int channels, int size), (rate, format, channels, size), OUT_SOUND,
     "opens %d %u %d %d", rate, format, channels, size)
ONLY_SAYS(Mix_CloseAudio, (void), (), OUT_SOUND, "closes")
SAYS(int, Mix_PlayMusic, (Mix_Music * music, int loops), (music, loops), OUT_SOUND, "music %d", loops)
SAYS(int, Mix_FadeInMusic, (Mix_Music * music, int loops, int ms), (music, loops, ms), OUT_SOUND, "music %d in %d ms",
     loops, ms)
SAYS(Mix_Music *, Mix_LoadMUS, (const char *path), (path), OUT_SOUND, "music %s", strrchr(path, '/') + 1)
SAYS(int, Mix_FadeInMusicPos, (Mix_Music * music, int loops, int ms, double from), (music, loops, ms, from),
     OUT_SOUND, "music %d in %d ms from %f s", loops, ms, from)
SAYS(int, Mix_FadeOutMusic, (int ms), (ms), OUT_SOUND, "no music in %d ms", ms)
SAYS(int, Mix_VolumeMusic, (int volume), (volume), OUT_SOUND, "music at %d", volume)
SAYS(int, Mix_HaltMusic, (void), (), OUT_SOUND, "no music")
SAYS(int, Mix_MasterVolume, (int volume), (volume), OUT_SOUND, "all at %d", volume)
SAYS(int, Mix_SetPanning, (int lane, Uint8 left, Uint8 right), (lane, left, right), OUT_SOUND, "%d from %u %u", lane,
     left, right)
SAYS(int, Mix_SetPosition, (int lane, Sint16 angle, Uint8 distance), (lane, angle, distance), OUT_SOUND,
     "%d from %d far %u", lane, angle, distance)
SAYS(int, Mix_SetDistance, (int lane, Uint8 distance), (lane, distance), OUT_SOUND, "%d far %u", lane, distance)
SAYS(int, Mix_SetReverseStereo, (int lane, int flip), (lane, flip), OUT_SOUND, "%d turned round %d", lane, flip)
ONLY_SAYS(Mix_Pause, (int lane), (lane), OUT_SOUND, "%d pauses", lane)
ONLY_SAYS(Mix_Resume, (int lane), (lane), OUT_SOUND, "%d goes on", lane)

/* ---- what needs more than a word ---- */

void __real_SDL_SetWindowIcon(SDL_Window *, SDL_Surface *);
void __wrap_SDL_SetWindowIcon(SDL_Window *, SDL_Surface *);
void __real_SDL_SetWindowMinimumSize(SDL_Window *, int, int);
void __wrap_SDL_SetWindowMinimumSize(SDL_Window *, int, int);
void __wrap_SDL_WarpMouseInWindow(SDL_Window *, int, int);
int __wrap_SDL_ShowCursor(int);
void __wrap_SDL_SetCursor(SDL_Cursor *);
SDL_Cursor *__wrap_SDL_CreateSystemCursor(SDL_SystemCursor);
void __wrap_SDL_FreeCursor(SDL_Cursor *);
SDL_Cursor *__wrap_SDL_CreateColorCursor(SDL_Surface *, int, int);
void __real_SDL_SetTextInputRect(const SDL_Rect *);
void __wrap_SDL_SetTextInputRect(const SDL_Rect *);
int __real_SDL_UpdateWindowSurface(SDL_Window *);
int __wrap_SDL_UpdateWindowSurface(SDL_Window *);
int __real_SDL_UpdateWindowSurfaceRects(SDL_Window *, const SDL_Rect *, int);
int __wrap_SDL_UpdateWindowSurfaceRects(SDL_Window *, const SDL_Rect *, int);

static unsigned long long pixels_of(SDL_Surface *of) {
    const pf_image image = {.w = of->pitch / 4, .h = of->h, .px = of->pixels};
    return pf_image_hash(&image);
}

void __wrap_SDL_SetWindowIcon(SDL_Window *w, SDL_Surface *icon) {
    desk_say(OUT_WINDOW, "icon %llx", pixels_of(icon));
    __real_SDL_SetWindowIcon(w, icon);
}

/* A tablet that is turned gives a window less than it asks for. */
void __wrap_SDL_SetWindowMinimumSize(SDL_Window *w, int x, int y) {
    desk_say(OUT_WINDOW, "at least %d x %d", x, y);
    __real_SDL_SetWindowMinimumSize(w, 1, 1);
}

void __wrap_SDL_WarpMouseInWindow(SDL_Window *w, int x, int y) {
    (void)w;
    desk_say(OUT_POINTER, "to %d %d", x, y);
    desk_put_pointer(x, y);
}

int __wrap_SDL_ShowCursor(int toggle) {
    if (toggle >= 0) {
        desk_say(OUT_CURSOR, "%s", toggle ? "seen" : "hidden");
    }
    return desk_cursor(toggle);
}

/* Shapes by number: a driver without a screen has none. */
static char shapes[64];
static int pictures = SDL_NUM_SYSTEM_CURSORS;

SDL_Cursor *__wrap_SDL_CreateSystemCursor(SDL_SystemCursor which) {
    return (SDL_Cursor *)(void *)&shapes[which];
}

SDL_Cursor *__wrap_SDL_CreateColorCursor(SDL_Surface *picture, int x, int y) {
    desk_say(OUT_CURSOR, "picture %llx %d %d", pixels_of(picture), x, y);
    return (SDL_Cursor *)(void *)&shapes[pictures < 63 ? pictures++ : 63];
}

void __wrap_SDL_FreeCursor(SDL_Cursor *shape) {
    (void)shape;
}

void __wrap_SDL_SetCursor(SDL_Cursor *shape) {
    desk_say(OUT_CURSOR, "shape %d", shape != NULL ? (int)((char *)(void *)shape - shapes) : -1);
}

void __wrap_SDL_SetTextInputRect(const SDL_Rect *r) {
    desk_say(OUT_TEXT, "at %d %d %d %d", r->x, r->y, r->w, r->h);
    __real_SDL_SetTextInputRect(r);
}

int __wrap_SDL_UpdateWindowSurface(SDL_Window *w) {
    desk_show(w, NULL, 0);
    return __real_SDL_UpdateWindowSurface(w);
}

/* First: it is refused where the memory has become another one, and asking for that would hide it. */
int __wrap_SDL_UpdateWindowSurfaceRects(SDL_Window *w, const SDL_Rect *rect, int n) {
    const int code = __real_SDL_UpdateWindowSurfaceRects(w, rect, n);
    if (code == 0) {
        desk_show(w, rect, n);
    }
    return code;
}
