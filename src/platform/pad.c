/* Gamepads. X alone opens the rules when it is let go; held with a direction it moves what has the focus. */
#include "platform/input.h"

enum { PADS = 4, REPEAT_FIRST_MS = 400, REPEAT_MS = 130, LEAN = 18000, UPRIGHT = 12000 };

static const struct {
    Uint8 button;
    ui_key key;
} buttons[] = {
    {SDL_CONTROLLER_BUTTON_A, UI_KEY_CHOOSE},           {SDL_CONTROLLER_BUTTON_B, UI_KEY_BACK},
    {SDL_CONTROLLER_BUTTON_Y, UI_KEY_INSPECT},          {SDL_CONTROLLER_BUTTON_START, UI_KEY_PAUSE},
    {SDL_CONTROLLER_BUTTON_BACK, UI_KEY_LOG},           {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, UI_KEY_NEXT},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, UI_KEY_NEXT}, {SDL_CONTROLLER_BUTTON_DPAD_UP, UI_KEY_UP},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, UI_KEY_DOWN},     {SDL_CONTROLLER_BUTTON_DPAD_LEFT, UI_KEY_LEFT},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, UI_KEY_RIGHT},
};

static void put_key(pf_input *in, ui_key key, bool down, bool shift, uint64_t now) {
    pf_input_put(
        in,
        (ui_raw){.kind = down ? UI_RAW_KEY_DOWN : UI_RAW_KEY_UP, .at = now, .pad = true, .key = key, .shift = shift});
}

static void direction(pf_input *in, ui_key key, bool down, uint64_t now) {
    if (down && in->x_held) {
        in->x_used = true;
    }
    put_key(in, key, down, in->x_held, now);
    if (down) {
        in->stick = (pf_repeat){key, now + REPEAT_FIRST_MS};
    } else if (in->stick.key == key) {
        in->stick.key = UI_KEY_NONE;
    }
}

static void x_button(pf_input *in, bool down, uint64_t now) {
    if (!down && in->x_held && !in->x_used) {
        put_key(in, UI_KEY_RULES, true, false, now);
        put_key(in, UI_KEY_RULES, false, false, now);
    }
    in->x_held = down;
    in->x_used = false;
}

static void button(pf_input *in, const SDL_ControllerButtonEvent *e, uint64_t now) {
    bool down = e->type == SDL_CONTROLLERBUTTONDOWN;
    if (e->button == SDL_CONTROLLER_BUTTON_X) {
        x_button(in, down, now);
        return;
    }
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        if (buttons[i].button != e->button) {
            continue;
        }
        if (buttons[i].key <= UI_KEY_RIGHT) {
            direction(in, buttons[i].key, down, now);
        } else {
            put_key(in, buttons[i].key, down, e->button == SDL_CONTROLLER_BUTTON_LEFTSHOULDER, now);
        }
    }
}

/* The stick is a direction as soon as it leans far, and none again when it is nearly upright. */
static void axis(pf_input *in, SDL_GameController *pad, uint64_t now) {
    int x = SDL_GameControllerGetAxis(pad, SDL_CONTROLLER_AXIS_LEFTX);
    int y = SDL_GameControllerGetAxis(pad, SDL_CONTROLLER_AXIS_LEFTY);
    int across = x < 0 ? -x : x, along = y < 0 ? -y : y;
    int far = in->leaning == UI_KEY_NONE ? LEAN : UPRIGHT;
    ui_key key = UI_KEY_NONE;
    if (across >= far || along >= far) {
        key = across > along ? (x < 0 ? UI_KEY_LEFT : UI_KEY_RIGHT) : (y < 0 ? UI_KEY_UP : UI_KEY_DOWN);
    }
    if (key == in->leaning) {
        return;
    }
    if (in->leaning != UI_KEY_NONE) {
        direction(in, in->leaning, false, now);
    }
    in->leaning = key;
    if (key != UI_KEY_NONE) {
        direction(in, key, true, now);
    }
}

static void added(pf_input *in, int device) {
    for (int i = 0; i < PADS; i++) {
        if (!in->pad[i]) {
            in->pad[i] = SDL_GameControllerOpen(device);
            return;
        }
    }
}

static void removed(pf_input *in, SDL_JoystickID which, uint64_t now) {
    SDL_GameController *gone = SDL_GameControllerFromInstanceID(which);
    for (int i = 0; i < PADS; i++) {
        if (!gone || in->pad[i] != gone) {
            continue;
        }
        SDL_GameControllerClose(gone);
        in->pad[i] = NULL;
        in->stick.key = in->leaning = UI_KEY_NONE;
        in->x_held = false;
        pf_input_put(in, (ui_raw){.kind = UI_RAW_COVER, .at = now});
    }
}

void pf_pad_event(pf_input *in, const SDL_Event *e, uint64_t now) {
    SDL_GameController *pad;
    switch (e->type) {
    case SDL_CONTROLLERDEVICEADDED:
        added(in, e->cdevice.which);
        break;
    case SDL_CONTROLLERDEVICEREMOVED:
        removed(in, e->cdevice.which, now);
        break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        button(in, &e->cbutton, now);
        break;
    case SDL_CONTROLLERAXISMOTION:
        pad = SDL_GameControllerFromInstanceID(e->caxis.which);
        if (pad && e->caxis.axis <= SDL_CONTROLLER_AXIS_LEFTY) {
            axis(in, pad, now);
        }
        break;
    default:
        break;
    }
}

void pf_pad_tick(pf_input *in, uint64_t now) {
    if (in->stick.key == UI_KEY_NONE || now < in->stick.next) {
        return;
    }
    put_key(in, in->stick.key, true, in->x_held, now);
    in->stick.next = now + REPEAT_MS;
}

uint64_t pf_pad_wake(const pf_input *in) {
    return in->stick.key == UI_KEY_NONE ? UINT64_MAX : in->stick.next;
}

void pf_pad_close(pf_input *in) {
    for (int i = 0; i < PADS; i++) {
        if (in->pad[i]) {
            SDL_GameControllerClose(in->pad[i]);
        }
        in->pad[i] = NULL;
    }
}
