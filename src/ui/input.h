/* Input in two steps. The platform makes raw events; the input map turns them, with the zones of the frame that is
 * shown, into what a person means. Mouse, touch, keyboard and gamepad so all reach everything. */
#ifndef NT_UI_INPUT_H
#define NT_UI_INPUT_H

#include "ui/draw.h"
#include "ui/zones.h"

typedef enum {
    UI_RAW_DOWN, /* x, y in pixels; touch: finger */
    UI_RAW_MOVE,
    UI_RAW_UP,
    UI_RAW_KEY_DOWN, /* key, shift */
    UI_RAW_KEY_UP,
    UI_RAW_TEXT,    /* text: typed characters while text input is on */
    UI_RAW_COMPOSE, /* text: what an input method shows before it decides; "" = nothing */
    UI_RAW_COVER,   /* focus lost, minimised, suspended, controller lost: secrets must go */
    UI_RAW_RESIZE,  /* w, h in pixels, px_per_mm */
    UI_RAW_WHEEL,   /* shift: up; x, y: where the pointer is */
    UI_RAW_CLOSE,   /* the window is to be closed, by a hand at its frame */
    UI_RAW_QUIT,    /* the program is to end: the system asks, and asks once */
} ui_raw_kind;

/* Keys of the guide's table 7. The gamepad's buttons and the rebindable keyboard both end here. */
typedef enum {
    UI_KEY_NONE,
    UI_KEY_UP,
    UI_KEY_DOWN,
    UI_KEY_LEFT,
    UI_KEY_RIGHT,
    UI_KEY_NEXT,   /* Tab; with shift backwards */
    UI_KEY_CHOOSE, /* Enter, A */
    UI_KEY_HOLD,   /* Space: chooses, and holds where a hold is asked; A held does the same */
    UI_KEY_BACK,   /* Esc, B, right click */
    UI_KEY_INSPECT,
    UI_KEY_LOG,
    UI_KEY_RULES,
    UI_KEY_PAUSE,
    UI_KEY_FULLSCREEN,
    UI_KEY_MUTE,
    UI_KEY_ERASE,
    UI_KEY_SHOT,    /* F12, Print: a picture of the screen */
    UI_KEY_PASTE,   /* Ctrl+V, Shift+Insert, Cmd+V */
    UI_KEY_HELP,    /* H, ? */
    UI_KEY_DIGIT_1, /* ... to UI_KEY_DIGIT_1 + 9, and 0 for the tenth; with shift the eleventh to the twentieth */
    UI_KEY_LAST = UI_KEY_DIGIT_1 + 9,
} ui_key;

typedef struct {
    ui_raw_kind kind;
    uint64_t at; /* ms of the presentation clock */
    bool touch, shift, pad;
    int finger; /* 0 for the mouse */
    float x, y;
    ui_key key;
    int w, h;
    float px_per_mm;
    char text[32];
} ui_raw;

typedef enum {
    UI_CHOOSE, /* zone pressed, held to the end, or dropped on */
    UI_BACK,
    UI_INSPECT, /* zone */
    UI_INSPECT_END,
    UI_LOG,
    UI_RULES,
    UI_HELP, /* what can be done on this frame */
    UI_PAUSE,
    UI_FULLSCREEN,
    UI_MUTE,
    UI_MOVE,    /* zone, step -1 or +1: Shift + arrows */
    UI_TYPE,    /* text */
    UI_COMPOSE, /* text of an input method that is not yet decided; "" = none any more */
    UI_ERASE,
    UI_SHOT,    /* a picture of the screen is wanted */
    UI_PASTE,   /* into the field that has the focus */
    UI_SCROLL,  /* zone, step -1 (up) or +1: wheel, or a drag over a list (UI_ZONE_SCROLL) */
    UI_SHORT,   /* zone: a hold was let go before its time */
    UI_COVERED, /* secrets must go this frame */
    UI_ANY,     /* something was pressed that hit no zone: finishes an animation */
} ui_input_kind;

typedef struct {
    ui_input_kind kind;
    int n, step;
    unsigned flags;   /* the zone's */
    bool dropped;     /* UI_CHOOSE: something was let go there that a hand had led */
    const char *zone; /* a zone's name, or NULL */
    uint8_t place;    /* whose the zone is; 0 = the window's own frame */
    char text[32];
} ui_input;

/* Whether it chooses a zone of this name (ui/zones.h), whatever its number and its place. */
bool ui_chose(const ui_input *, const char *zone);

/* State of the map: focus, press, hold, repeat guard, touch rules of interface guide 7. */
typedef struct {
    const char *focus_name, *hover_name, *down_name, *drag_name;
    int focus_n, hover_n, down_n, drag_n;
    uint8_t focus_place, hover_place, down_place;
    unsigned down_flags;
    bool down, down_touch, down_key, show_focus, hold_done, inspecting, dragging;
    int finger;
    uint32_t fingers;                     /* bit per finger that lies on the screen, also beside all zones */
    float down_x, down_y, x, y, down_row; /* down_row: du, height of the zone */
    uint64_t down_at, last_choose_at, last_touch_at, locked_until;
    ui_spot last;
    bool hold_toggle; /* setting: a press starts the hold, no need to keep pressing */
    bool stale;       /* after a reset, until ui_map_show: the zones shown are those of the frame that is gone */
    bool picked;      /* an option was picked by a number or by Enter, so Enter goes on to what plays it */
    bool pointer;     /* a mouse has moved since a finger touched */
    bool asked;       /* there was something to decide when time passed last */
} ui_map;

void ui_map_init(ui_map *);
/* After a change of scene: focus, press and hold are forgotten, input before `until` (ms) is dropped. */
void ui_map_reset(ui_map *, uint64_t until);
/* Feeds one raw event with the zones of the frame shown; fills out[] and returns how many inputs came of it (0..4).
 */
int ui_map_feed(ui_map *, const ui_draw *shown, const ui_raw *, ui_input out[4]);
/* Lets time pass (holds, inspect); as ui_map_feed. */
int ui_map_tick(ui_map *, const ui_draw *shown, uint64_t now, ui_input out[4]);
/* When ui_map_tick has something to do or to show next, ms; UINT64_MAX = nothing. */
uint64_t ui_map_wake(const ui_map *, uint64_t now);
/* Copies focus, hover and hold into the frame that is to be drawn, and shown before time passes again. */
void ui_map_show(ui_map *, ui_frame *, uint64_t now);

#endif
