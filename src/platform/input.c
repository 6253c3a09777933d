/* The queue of raw input, and what keyboard, mouse, fingers and text put into it. */
#include "platform/input.h"

#include "text/utf8.h"

#include <string.h>

static const struct {
    SDL_Keycode code;
    ui_key key;
} keys[] = {
    {SDLK_UP, UI_KEY_UP},           {SDLK_DOWN, UI_KEY_DOWN},        {SDLK_LEFT, UI_KEY_LEFT},
    {SDLK_RIGHT, UI_KEY_RIGHT},     {SDLK_TAB, UI_KEY_NEXT},         {SDLK_RETURN, UI_KEY_CHOOSE},
    {SDLK_KP_ENTER, UI_KEY_CHOOSE}, {SDLK_SPACE, UI_KEY_HOLD},       {SDLK_ESCAPE, UI_KEY_BACK},
    {SDLK_AC_BACK, UI_KEY_BACK},    {SDLK_i, UI_KEY_INSPECT},        {SDLK_l, UI_KEY_LOG},
    {SDLK_F1, UI_KEY_RULES},        {SDLK_p, UI_KEY_PAUSE},          {SDLK_PAUSE, UI_KEY_PAUSE},
    {SDLK_F11, UI_KEY_FULLSCREEN},  {SDLK_m, UI_KEY_MUTE},           {SDLK_BACKSPACE, UI_KEY_ERASE},
    {SDLK_F12, UI_KEY_SHOT},        {SDLK_PRINTSCREEN, UI_KEY_SHOT}, {SDLK_h, UI_KEY_HELP},
    {SDLK_QUESTION, UI_KEY_HELP},
};

static int index_of(const pf_input *in, int i) {
    return (in->first + i) % PF_QUEUE;
}

static ui_raw_kind kind_at(const pf_input *in, int at) {
    return in->queue[index_of(in, at)].kind;
}

static void drop(pf_input *in, int at) {
    for (; at + 1 < in->n; at++) {
        in->queue[index_of(in, at)] = in->queue[index_of(in, at + 1)];
    }
    in->n--;
}

/* What must come through whatever is lost for it: secrets go, the frame has another size, the program ends. */
static bool is_urgent(ui_raw_kind kind) {
    return kind == UI_RAW_COVER || kind == UI_RAW_RESIZE || kind == UI_RAW_CLOSE || kind == UI_RAW_QUIT;
}

/* A full queue loses its oldest move; for what is urgent its newest event that is not, and of urgent ones alone the
 * oldest, which a later one says again. False when nothing makes room. */
static bool make_room(pf_input *in, ui_raw_kind kind) {
    for (int at = 0; at < in->n; at++) {
        if (kind_at(in, at) == UI_RAW_MOVE) {
            drop(in, at);
            return true;
        }
    }
    if (!is_urgent(kind)) {
        return false;
    }
    int at = in->n - 1;
    while (at >= 0 && is_urgent(kind_at(in, at))) {
        at--;
    }
    drop(in, at >= 0 ? at : kind_at(in, 0) == UI_RAW_QUIT ? 1 : 0);
    return true;
}

void pf_input_put(pf_input *in, ui_raw raw) {
    if (raw.kind == UI_RAW_MOVE && in->n > 0) {
        ui_raw *last = &in->queue[index_of(in, in->n - 1)];
        if (last->kind == UI_RAW_MOVE && last->touch == raw.touch && last->finger == raw.finger) {
            *last = raw;
            return;
        }
    }
    if (raw.kind == UI_RAW_COVER) { /* fingers may be lifted unseen: they would keep their places for ever */
        memset(in->finger_down, 0, sizeof in->finger_down);
    }
    if (in->n < PF_QUEUE || make_room(in, raw.kind)) {
        in->queue[index_of(in, in->n++)] = raw;
    }
}

bool pf_input_next(pf_input *in, ui_raw *out) {
    if (in->n == 0) {
        return false;
    }
    *out = in->queue[in->first];
    in->first = (in->first + 1) % PF_QUEUE;
    in->n--;
    return true;
}

static ui_key key_of(SDL_Keycode code) {
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (keys[i].code == code) {
            return keys[i].key;
        }
    }
    if (code == SDLK_0 || code == SDLK_KP_0) {
        return UI_KEY_LAST;
    }
    if (code >= SDLK_1 && code <= SDLK_9) {
        return (ui_key)(UI_KEY_DIGIT_1 + (code - SDLK_1));
    }
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) {
        return (ui_key)(UI_KEY_DIGIT_1 + (code - SDLK_KP_1));
    }
    return UI_KEY_NONE;
}

/* Keys that go on while they are held. */
static bool repeats(ui_key key) {
    return (key >= UI_KEY_UP && key <= UI_KEY_NEXT) || key == UI_KEY_ERASE;
}

static bool is_paste(const SDL_Keysym *key) {
    const bool alone = (key->mod & KMOD_ALT) == 0;
    return (key->sym == SDLK_v && alone && (key->mod & (KMOD_CTRL | KMOD_GUI)) != 0) ||
           (key->sym == SDLK_INSERT && alone && (key->mod & KMOD_SHIFT) != 0);
}

static void key_event(pf_input *in, const SDL_KeyboardEvent *e, uint64_t now) {
    ui_key key = key_of(e->keysym.sym);
    bool alt = (e->keysym.mod & (KMOD_ALT | KMOD_CTRL | KMOD_GUI)) != 0;
    if (e->keysym.sym == SDLK_RETURN && (e->keysym.mod & KMOD_ALT)) {
        key = UI_KEY_FULLSCREEN;
    } else if (is_paste(&e->keysym)) {
        key = UI_KEY_PASTE;
    } else if (e->keysym.sym == SDLK_SLASH && (e->keysym.mod & KMOD_SHIFT) != 0) {
        key = UI_KEY_HELP; /* where "?" stands on it */
    } else if (alt && e->type == SDL_KEYDOWN) {
        return;
    }
    if (key == UI_KEY_NONE || (e->repeat && !repeats(key))) {
        return;
    }
    pf_input_put(in, (ui_raw){.kind = e->type == SDL_KEYDOWN ? UI_RAW_KEY_DOWN : UI_RAW_KEY_UP,
                              .at = now,
                              .key = key,
                              .shift = (e->keysym.mod & KMOD_SHIFT) != 0});
}

/* SDL gives mouse positions in the desktop's points. */
static float ratio(SDL_Window *window, int pixel_w) {
    int w = 0, h = 0;
    SDL_GetWindowSize(window, &w, &h);
    return w > 0 ? (float)pixel_w / (float)w : 1.0F;
}

static void button_event(pf_input *in, const SDL_MouseButtonEvent *e, float scale, uint64_t now) {
    bool down = e->type == SDL_MOUSEBUTTONDOWN;
    ui_raw raw = {.at = now, .x = (float)e->x * scale, .y = (float)e->y * scale};
    if (e->which == SDL_TOUCH_MOUSEID) {
        return;
    }
    if (e->button == SDL_BUTTON_LEFT) {
        raw.kind = down ? UI_RAW_DOWN : UI_RAW_UP;
    } else if (e->button == SDL_BUTTON_RIGHT || e->button == SDL_BUTTON_X1) {
        raw.kind = down ? UI_RAW_KEY_DOWN : UI_RAW_KEY_UP;
        raw.key = UI_KEY_BACK;
    } else {
        return;
    }
    pf_input_put(in, raw);
}

/* One row a notch, however the system counts. */
static void wheel_event(pf_input *in, const SDL_MouseWheelEvent *e, float scale, uint64_t now) {
    const int up = e->direction == SDL_MOUSEWHEEL_FLIPPED ? -e->y : e->y;
    if (up != 0 && e->which != SDL_TOUCH_MOUSEID) {
        pf_input_put(in, (ui_raw){.kind = UI_RAW_WHEEL,
                                  .at = now,
                                  .shift = up > 0,
                                  .x = (float)e->mouseX * scale,
                                  .y = (float)e->mouseY * scale});
    }
}

/* A small number for the system's finger; for a new one the lowest that is free. Where none is, lifts were lost: the
 * finger that was silent for longest lies there no more. */
static int finger_of(pf_input *in, SDL_FingerID id) {
    int silent = 0;
    for (int i = 0; i < PF_FINGERS; i++) {
        if (in->finger_down[i] && in->finger[i] == id) {
            return i;
        }
    }
    for (int i = 0; i < PF_FINGERS; i++) {
        if (!in->finger_down[i]) {
            in->finger_down[i] = true;
            in->finger[i] = id;
            return i;
        }
        silent = in->finger_at[i] < in->finger_at[silent] ? i : silent;
    }
    in->finger[silent] = id;
    return silent;
}

static void finger_event(pf_input *in, const SDL_TouchFingerEvent *e, int w, int h, uint64_t now) {
    const int finger = finger_of(in, e->fingerId);
    in->finger_at[finger] = now;
    if (e->type == SDL_FINGERUP) {
        in->finger_down[finger] = false;
    }
    pf_input_put(in, (ui_raw){.kind = e->type == SDL_FINGERDOWN ? UI_RAW_DOWN
                                      : e->type == SDL_FINGERUP ? UI_RAW_UP
                                                                : UI_RAW_MOVE,
                              .at = now,
                              .touch = true,
                              .finger = finger,
                              .x = e->x * (float)w,
                              .y = e->y * (float)h});
}

/* How many bytes of the text go into an event, never a part of a character. */
static size_t bytes_taken(const char *text, size_t room) {
    size_t len = strlen(text);
    return len < room ? len : utf8_start(text, room - 1);
}

/* As much of an unfinished word as an event holds: the input method keeps the rest. */
static void compose_event(pf_input *in, const char *text, uint64_t now) {
    ui_raw raw = {.kind = UI_RAW_COMPOSE, .at = now};
    memcpy(raw.text, text, bytes_taken(text, sizeof raw.text));
    pf_input_put(in, raw);
}

/* Typed text comes in pieces that never cut a character. */
static void text_event(pf_input *in, const char *text, uint64_t now) {
    while (*text) {
        ui_raw raw = {.kind = UI_RAW_TEXT, .at = now};
        const size_t take = bytes_taken(text, sizeof raw.text);
        if (take == 0) {
            return;
        }
        memcpy(raw.text, text, take);
        pf_input_put(in, raw);
        text += take;
    }
}

void pf_input_event(pf_input *in, const SDL_Event *e, SDL_Window *window, int pixel_w, int pixel_h, uint64_t now) {
    switch (e->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        key_event(in, &e->key, now);
        break;
    case SDL_TEXTINPUT:
        text_event(in, e->text.text, now);
        break;
    case SDL_TEXTEDITING:
        compose_event(in, e->edit.text, now);
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        button_event(in, &e->button, ratio(window, pixel_w), now);
        break;
    case SDL_MOUSEMOTION:
        if (e->motion.which != SDL_TOUCH_MOUSEID) {
            float scale = ratio(window, pixel_w);
            pf_input_put(in, (ui_raw){.kind = UI_RAW_MOVE,
                                      .at = now,
                                      .x = (float)e->motion.x * scale,
                                      .y = (float)e->motion.y * scale});
        }
        break;
    case SDL_MOUSEWHEEL:
        wheel_event(in, &e->wheel, ratio(window, pixel_w), now);
        break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
        finger_event(in, &e->tfinger, pixel_w, pixel_h, now);
        break;
    default:
        break;
    }
}
