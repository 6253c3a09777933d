/* A recorded pair's inputs as events of SDL, and interruptions between them. */
#include "window/tape.h"

#include <string.h>

enum {
    WIDTH = 1280,
    HEIGHT = 800,
    EXPOSED_IN = 30,
    AFTERWARDS = 3000,
    LATER = 40,
    INTERRUPTIONS = 8,
    CUT_NOT_IN = 5
};

static const struct {
    ui_key key;
    SDL_Keycode code;
} keyboard[] = {
    {UI_KEY_UP, SDLK_UP},          {UI_KEY_DOWN, SDLK_DOWN},   {UI_KEY_LEFT, SDLK_LEFT},
    {UI_KEY_RIGHT, SDLK_RIGHT},    {UI_KEY_NEXT, SDLK_TAB},    {UI_KEY_CHOOSE, SDLK_RETURN},
    {UI_KEY_HOLD, SDLK_SPACE},     {UI_KEY_BACK, SDLK_ESCAPE}, {UI_KEY_INSPECT, SDLK_i},
    {UI_KEY_LOG, SDLK_l},          {UI_KEY_RULES, SDLK_F1},    {UI_KEY_PAUSE, SDLK_p},
    {UI_KEY_FULLSCREEN, SDLK_F11}, {UI_KEY_MUTE, SDLK_m},      {UI_KEY_ERASE, SDLK_BACKSPACE},
    {UI_KEY_DIGIT_1, SDLK_1},
};

static const struct {
    ui_key key;
    Uint8 button;
} pad[] = {
    {UI_KEY_UP, SDL_CONTROLLER_BUTTON_DPAD_UP},
    {UI_KEY_DOWN, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
    {UI_KEY_LEFT, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
    {UI_KEY_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
    {UI_KEY_NEXT, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
    {UI_KEY_CHOOSE, SDL_CONTROLLER_BUTTON_A},
    {UI_KEY_HOLD, SDL_CONTROLLER_BUTTON_A},
    {UI_KEY_BACK, SDL_CONTROLLER_BUTTON_B},
    {UI_KEY_INSPECT, SDL_CONTROLLER_BUTTON_Y},
    {UI_KEY_LOG, SDL_CONTROLLER_BUTTON_BACK},
    {UI_KEY_RULES, SDL_CONTROLLER_BUTTON_X},
    {UI_KEY_PAUSE, SDL_CONTROLLER_BUTTON_START},
};

/* ---- steps ---- */

static tape_step *add(tape *t, tape_kind kind, uint64_t at) {
    tape_step *s = &t->step[t->n < TAPE_STEPS - 1 ? t->n++ : t->n];
    *s = (tape_step){.kind = kind, .at = at};
    return s;
}

static tape_step *add_window(tape *t, uint64_t at, SDL_WindowEventID id, const char *covers) {
    tape_step *s = add(t, TAPE_EVENT, at);
    s->event.window = (SDL_WindowEvent){.type = SDL_WINDOWEVENT, .event = (Uint8)id};
    s->covers = covers;
    return s;
}

static void add_size(tape *t, uint64_t at, int w, int h) {
    tape_step *s = add(t, TAPE_SIZE, at);
    s->w = w;
    s->h = h;
    s->covers = "another size";
}

/* What may come between. Whatever it is, the desktop then wants to see the window again. */
static void interrupt(tape *t, uint64_t at, uint32_t which) {
    switch (which % INTERRUPTIONS) {
    case 0:
        add_window(t, at, SDL_WINDOWEVENT_MINIMIZED, "minimised");
        add_window(t, at, SDL_WINDOWEVENT_RESTORED, NULL);
        break;
    case 1:
        add_window(t, at, SDL_WINDOWEVENT_HIDDEN, "hidden");
        add_window(t, at, SDL_WINDOWEVENT_SHOWN, NULL);
        break;
    case 2:
        add_window(t, at, SDL_WINDOWEVENT_DISPLAY_CHANGED, "another display");
        break;
    case 3:
        add(t, TAPE_EVENT, at)->event.type = SDL_APP_WILLENTERBACKGROUND;
        t->step[t->n - 1].covers = "put away";
        break;
    case 4:
        add(t, TAPE_SLEEP, at)->covers = "asleep";
        break;
    case 5:
        add_window(t, at, SDL_WINDOWEVENT_FOCUS_LOST, "focus lost");
        break;
    case 6:
        add_size(t, at, 1100, 700);
        break;
    default:
        add(t, TAPE_PAD_LOST, at)->covers = "gamepad lost";
        break;
    }
    add_window(t, at, SDL_WINDOWEVENT_EXPOSED, NULL);
    add_window(t, at, SDL_WINDOWEVENT_FOCUS_GAINED, NULL);
}

/* ---- inputs ---- */

static bool add_button(tape *t, uint64_t at, const ui_raw *raw) {
    for (size_t i = 0; raw->pad && i < sizeof pad / sizeof pad[0]; i++) {
        if (pad[i].key == raw->key) {
            const bool down = raw->kind == UI_RAW_KEY_DOWN, back = raw->key == UI_KEY_NEXT && raw->shift;
            add(t, TAPE_EVENT, at)->event.cbutton = (SDL_ControllerButtonEvent){
                .type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP,
                .button = back ? (Uint8)SDL_CONTROLLER_BUTTON_LEFTSHOULDER : pad[i].button,
                .state = down ? SDL_PRESSED : SDL_RELEASED};
            return true;
        }
    }
    return false;
}

static void add_key(tape *t, uint64_t at, const ui_raw *raw) {
    const bool down = raw->kind == UI_RAW_KEY_DOWN;
    for (size_t i = 0; i < sizeof keyboard / sizeof keyboard[0]; i++) {
        if (keyboard[i].key == raw->key) {
            add(t, TAPE_EVENT, at)->event.key =
                (SDL_KeyboardEvent){.type = down ? SDL_KEYDOWN : SDL_KEYUP,
                                    .state = down ? SDL_PRESSED : SDL_RELEASED,
                                    .keysym = {.sym = keyboard[i].code, .mod = raw->shift ? KMOD_LSHIFT : KMOD_NONE}};
        }
    }
}

static void add_finger(tape *t, uint64_t at, const ui_raw *raw, int w, int h) {
    add(t, TAPE_EVENT, at)->event.tfinger =
        (SDL_TouchFingerEvent){.type = raw->kind == UI_RAW_DOWN ? SDL_FINGERDOWN
                                       : raw->kind == UI_RAW_UP ? SDL_FINGERUP
                                                                : SDL_FINGERMOTION,
                               .fingerId = raw->finger,
                               .x = raw->x / (float)w,
                               .y = raw->y / (float)h};
}

static void add_pointer(tape *t, uint64_t at, const ui_raw *raw) {
    const Sint32 x = (Sint32)raw->x, y = (Sint32)raw->y;
    tape_step *s = add(t, TAPE_EVENT, at);
    if (raw->kind == UI_RAW_MOVE) {
        s->event.motion = (SDL_MouseMotionEvent){.type = SDL_MOUSEMOTION, .x = x, .y = y};
        return;
    }
    const bool down = raw->kind == UI_RAW_DOWN;
    s->event.button = (SDL_MouseButtonEvent){.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                             .button = SDL_BUTTON_LEFT,
                                             .state = down ? SDL_PRESSED : SDL_RELEASED,
                                             .x = x,
                                             .y = y};
}

typedef struct {
    int w, h;
} extent;

static void add_raw(tape *t, uint64_t at, const ui_raw *raw, extent *window, nt_rng *luck) {
    switch (raw->kind) {
    case UI_RAW_RESIZE:
        *window = (extent){raw->w, raw->h};
        add_size(t, at, raw->w, raw->h);
        break;
    case UI_RAW_COVER:
        interrupt(t, at, nt_rng_below(luck, INTERRUPTIONS));
        break;
    case UI_RAW_KEY_DOWN:
    case UI_RAW_KEY_UP:
        if (!add_button(t, at, raw)) {
            add_key(t, at, raw);
        }
        break;
    default:
        if (raw->touch) {
            add_finger(t, at, raw, window->w, window->h);
        } else {
            add_pointer(t, at, raw);
        }
    }
    if (nt_rng_below(luck, EXPOSED_IN) == 0) {
        add_window(t, at, SDL_WINDOWEVENT_EXPOSED, NULL);
    }
}

/* How much of the recording is played, so that it ends over a secret frame; 0 where there is none. */
static int cut(const pair_tape *from) {
    int n = from->n;
    while (n > 0 && (!from->at[n - 1].secret || from->at[n - 1].kind == PAIR_RESTART)) {
        n--;
    }
    return n;
}

static void begin_run(tape *t, extent window) {
    t->first[t->runs++] = t->n;
    if (window.w != WIDTH || window.h != HEIGHT) {
        add_size(t, 0, window.w, window.h);
    }
}

void tape_make(tape *t, const pair_tape *from, const side_manner *m, uint64_t end, uint32_t turn) {
    extent window = {m->w, m->h};
    nt_rng luck = nt_rng_seed(turn);
    uint64_t base = 0;
    const int kept = turn % CUT_NOT_IN > 0 ? cut(from) : 0, n = kept > 0 ? kept : from->n;
    t->n = t->runs = 0;
    begin_run(t, window);
    for (int i = 0; i < n; i++) {
        const pair_input *in = &from->at[i];
        const uint64_t at = in->at - base;
        if (in->kind == PAIR_RAW) {
            add_raw(t, at, &in->raw, &window, &luck);
        } else if (in->kind == PAIR_GIVEN) {
            tape_step *s = add(t, TAPE_GIVEN, at);
            s->seat = in->seat;
            memcpy(s->move, in->move, sizeof s->move);
        } else if (t->runs < TAPE_RUNS) {
            add(t, TAPE_KILL, at);
            base = in->at;
            begin_run(t, window = (extent){m->w, m->h});
        }
    }
    end = kept > 0 ? from->at[kept - 1].at : end;
    if (kept > 0) {
        interrupt(t, end - base + LATER, turn);
    }
    add(t, TAPE_QUIT, end - base + AFTERWARDS);
    t->first[t->runs] = t->n;
}
