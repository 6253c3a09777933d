/* The input map: raw events become choices, holds, drags and looks, whatever device they come from. */
#include "ui/input.h"

#include <math.h>
#include <string.h>

#include "ui/focus.h"
#include "ui/frame.h"
#include "ui/motion.h"

enum { HOLD_MS = 600, INSPECT_MS = 500, GUARD_MS = 250, GHOST_MS = 60 };
static const float ghost_mm = 12.0f, drag_mm = 4.0f, row_part = 0.6f;

bool ui_chose(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && in->zone != NULL && strcmp(in->zone, zone) == 0;
}

void ui_map_init(ui_map *m) {
    *m = (ui_map){0};
}

void ui_map_reset(ui_map *m, uint64_t until) {
    *m = (ui_map){.show_focus = m->show_focus,
                  .hold_toggle = m->hold_toggle,
                  .x = m->x,
                  .y = m->y,
                  .last_touch_at = m->last_touch_at,
                  .fingers = m->fingers,
                  .pointer = m->pointer,
                  .stale = true,
                  .locked_until = until};
}

/* ---- what comes out ---- */

typedef struct {
    ui_input *at;
    int n;
} outbox;

static void put(outbox *o, ui_input in) {
    if (o->n < 4) {
        o->at[o->n++] = in;
    }
}

static void put_kind(outbox *o, ui_input_kind kind) {
    put(o, (ui_input){.kind = kind});
}

static void put_zone(outbox *o, ui_input_kind kind, const ui_zone *z, int step) {
    put(o, (ui_input){.kind = kind, .zone = z->name, .n = z->n, .place = z->place, .step = step, .flags = z->flags});
}

static bool is_spot(const ui_zone *z, ui_spot s) {
    return s.name != NULL && s.n == z->n && s.place == z->place && strcmp(s.name, z->name) == 0;
}

static void choose(ui_map *m, outbox *o, const ui_zone *z, uint64_t at) {
    bool again = is_spot(z, m->last);
    if (again && at - m->last_choose_at < GUARD_MS) {
        return;
    }
    m->last = (ui_spot){z->name, z->n, z->place};
    m->last_choose_at = at;
    put_zone(o, UI_CHOOSE, z, 0);
}

/* ---- press ---- */

/* A hold that is let go is heard of, so that whoever did not know can be told. */
static void put_short(const ui_map *m, const ui_draw *shown, outbox *o) {
    const ui_zone *z = ui_zone_at(shown, (ui_spot){m->down_name, m->down_n, m->down_place});
    if (z != NULL && (z->flags & (UI_ZONE_HOLD | UI_ZONE_OFF)) == UI_ZONE_HOLD) {
        put_zone(o, UI_SHORT, z, 0);
    }
}

static void let_go(ui_map *m) {
    m->down = m->down_touch = m->down_key = m->hold_done = m->inspecting = m->dragging = false;
    m->down_name = m->drag_name = NULL;
    m->down_flags = 0;
}

static void set_focus(ui_map *m, const ui_zone *z) {
    if ((z->flags & UI_ZONE_QUIET) == 0) {
        m->focus_name = z->name;
        m->focus_n = z->n;
        m->focus_place = z->place;
    }
}

static ui_spot focus_of(const ui_map *m) {
    return (ui_spot){m->focus_name, m->focus_n, m->focus_place};
}

static ui_spot down_of(const ui_map *m) {
    return (ui_spot){m->down ? m->down_name : NULL, m->down_n, m->down_place};
}

static void press(ui_map *m, const ui_zone *z, uint64_t at) {
    m->down = true;
    m->hold_done = m->inspecting = m->dragging = false;
    m->down_name = z->name;
    m->down_n = z->n;
    m->down_place = z->place;
    m->down_flags = z->flags;
    m->down_row = z->at.h;
    m->down_at = at;
    set_focus(m, z);
}

static const ui_zone *pressed(const ui_map *m, const ui_draw *shown) {
    return ui_zone_at(shown, down_of(m));
}

/* A hold that is started by one press runs on alone; any second press on the pad ends it. */
static bool runs_alone(const ui_map *m) {
    return m->down && m->hold_toggle && (m->down_flags & UI_ZONE_HOLD) != 0;
}

/* A touch that the system also reports as a mouse press must not press twice. */
static bool ghost(const ui_map *m, const ui_draw *shown, const ui_raw *r) {
    if (r->touch || m->last_touch_at == 0 || r->at - m->last_touch_at > GHOST_MS) {
        return false;
    }
    float dx = (r->x - m->down_x) / shown->ui->u, dy = (r->y - m->down_y) / shown->ui->u;
    return hypotf(dx, dy) <= ghost_mm * shown->ui->mm;
}

static uint32_t finger_bit(const ui_raw *r) {
    return 1u << ((unsigned)r->finger % 32u);
}

/* Kept even while input is locked: a finger that is lifted then must not seem to lie there for ever. */
static void count_fingers(ui_map *m, const ui_raw *r) {
    if (r->touch && r->kind == UI_RAW_DOWN) {
        m->fingers |= finger_bit(r);
    } else if (r->touch && r->kind == UI_RAW_UP) {
        m->fingers &= ~finger_bit(r);
    }
}

static void pointer_down(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    float u = shown->ui->u;
    const ui_zone *z = ui_zone_under(shown, r->x / u, r->y / u);
    if (ghost(m, shown, r)) {
        return;
    }
    m->show_focus = m->picked = false;
    if (r->touch) {
        m->last_touch_at = r->at;
        m->pointer = false;
    }
    if (m->down && !m->down_key && !runs_alone(m)) {
        if (z != pressed(m, shown)) {
            put_kind(o, UI_COVERED);
        }
        return;
    }
    if (r->touch && (m->fingers & ~finger_bit(r)) != 0) {
        put_kind(o, UI_COVERED); /* a hand that rests beside everything may be another person's */
    }
    if (runs_alone(m) && z != NULL && z == pressed(m, shown)) {
        let_go(m);
        return;
    }
    let_go(m);
    m->down_x = m->x = r->x;
    m->down_y = m->y = r->y;
    m->finger = r->finger;
    if (z == NULL) {
        put_kind(o, UI_ANY);
        return;
    }
    press(m, z, r->at);
    m->down_touch = r->touch;
}

/* A list follows the finger by whole rows; a press that has dragged it chooses nothing. */
static void drag_list(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    const float moved = (m->down_y - r->y) / shown->ui->u;
    if (fabsf(moved) >= m->down_row * row_part) {
        m->dragging = true;
        m->down_y = r->y;
        put(o, (ui_input){.kind = UI_SCROLL, .zone = m->down_name, .n = m->down_n, .step = moved > 0 ? 1 : -1});
    }
}

static void wheel(const ui_draw *shown, const ui_raw *r, outbox *o) {
    const ui_zone *z = ui_zone_under(shown, r->x / shown->ui->u, r->y / shown->ui->u);
    if (z != NULL && (z->flags & UI_ZONE_SCROLL) != 0) {
        put_zone(o, UI_SCROLL, z, r->shift ? -1 : 1);
    }
}

static void pointer_move(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    float u = shown->ui->u;
    const ui_zone *z = ui_zone_under(shown, r->x / u, r->y / u);
    m->pointer = !r->touch;
    if (!r->touch) {
        m->hover_name = z != NULL ? z->name : NULL;
        m->hover_n = z != NULL ? z->n : 0;
        m->hover_place = z != NULL ? z->place : 0;
    }
    if (!m->down || m->down_key || m->down_touch != r->touch || m->finger != r->finger) {
        return;
    }
    m->x = r->x;
    m->y = r->y;
    bool outside = z == NULL || z != pressed(m, shown);
    if ((m->down_flags & UI_ZONE_HOLD) != 0 && !m->hold_toggle && outside) {
        let_go(m);
    } else if ((m->down_flags & UI_ZONE_SCROLL) != 0) {
        drag_list(m, shown, r, o);
    } else if ((m->down_flags & UI_ZONE_DRAG) != 0 && !m->dragging && !m->inspecting) {
        float far = hypotf(r->x - m->down_x, r->y - m->down_y) / u;
        m->dragging = far > drag_mm * shown->ui->mm;
        m->drag_name = m->dragging ? m->down_name : NULL;
        m->drag_n = m->down_n;
    }
}

static void drop(ui_map *m, const ui_zone *from, const ui_zone *onto, uint64_t at, outbox *o) {
    if (onto != NULL && onto != from && (onto->flags & UI_ZONE_DROP) != 0) {
        choose(m, o, from, at);
        const int chosen = o->n;
        choose(m, o, onto, at);
        if (o->n > chosen) {
            o->at[chosen].dropped = true;
        }
    }
}

static void pointer_up(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    if (!m->down || m->down_key || m->down_touch != r->touch || m->finger != r->finger || runs_alone(m)) {
        return;
    }
    float u = shown->ui->u;
    if (r->touch) {
        m->last_touch_at = r->at;
    }
    const ui_zone *from = pressed(m, shown), *here = ui_zone_under(shown, r->x / u, r->y / u);
    bool inspecting = m->inspecting, dragging = m->dragging;
    put_short(m, shown, o);
    let_go(m);
    if (from == NULL) {
        return;
    }
    if (inspecting) {
        put_zone(o, UI_INSPECT_END, from, 0);
    } else if (dragging && here != from) {
        drop(m, from, here, r->at, o);
    } else if (here == from && (from->flags & UI_ZONE_HOLD) == 0 &&
               !(dragging && (from->flags & UI_ZONE_SCROLL) != 0)) {
        choose(m, o, from, r->at);
    }
}

/* ---- keys ---- */

static bool is_marked(const ui_map *m, const ui_draw *shown) {
    return ui_zone_at(shown, focus_of(m)) != NULL;
}

static const ui_zone *focused(ui_map *m, const ui_draw *shown) {
    const ui_zone *z = ui_zone_at(shown, focus_of(m));
    if (z == NULL) {
        z = ui_zone_first(shown);
        m->focus_name = z != NULL ? z->name : NULL;
        m->focus_n = z != NULL ? z->n : 0;
        m->focus_place = z != NULL ? z->place : 0;
    }
    return z;
}

/* The zone that has the focus; where it is gone, what is to be decided. NULL when nothing is: a key then opens
 * nothing that was never looked at. After a card was picked, and until the focus is moved, what plays it. */
static const ui_zone *to_choose(ui_map *m, const ui_draw *shown) {
    const ui_zone *z = m->picked ? ui_zone_default(shown) : NULL;
    z = z != NULL ? z : ui_zone_at(shown, focus_of(m));
    z = z != NULL ? z : ui_zone_decision(shown);
    if (z != NULL) {
        m->focus_name = z->name;
        m->focus_n = z->n;
        m->focus_place = z->place;
    }
    return z;
}

/* The first key of somebody who used a pointer only shows where the focus is, unless it rests on the default. */
static void key_choose(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    bool seen = m->show_focus;
    const ui_zone *z = to_choose(m, shown);
    m->show_focus = true;
    if (z == NULL) {
        put_kind(o, UI_ANY);
        return;
    }
    if (!seen && (z->flags & (UI_ZONE_DEFAULT | UI_ZONE_FIELD)) == 0) {
        return;
    }
    if ((z->flags & UI_ZONE_HOLD) == 0) {
        /* Where nothing could be played before, Enter picks and Enter plays. */
        m->picked |= (z->flags & UI_ZONE_OPTION) != 0 && ui_zone_default(shown) == NULL;
        choose(m, o, z, r->at);
    } else if (!m->down) {
        press(m, z, r->at);
        m->down_key = true;
    } else if (m->hold_toggle && z == pressed(m, shown)) {
        let_go(m);
    }
}

static void key_arrow(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    int dx = r->key == UI_KEY_LEFT ? -1 : r->key == UI_KEY_RIGHT ? 1 : 0;
    int dy = r->key == UI_KEY_UP ? -1 : r->key == UI_KEY_DOWN ? 1 : 0;
    bool seen = m->show_focus && is_marked(m, shown);
    const ui_zone *z = focused(m, shown);
    m->show_focus = true;
    if (z == NULL) {
        return;
    }
    if (r->shift) {
        put_zone(o, UI_MOVE, z, dx + dy);
    } else if (seen) {
        const ui_zone *to = ui_zone_towards(shown, z, dx, dy);
        if (to != NULL) {
            set_focus(m, to);
        }
    }
}

static void key_next(ui_map *m, const ui_draw *shown, bool back) {
    bool seen = m->show_focus && is_marked(m, shown);
    const ui_zone *z = focused(m, shown);
    m->show_focus = true;
    if (z != NULL && seen) {
        set_focus(m, ui_zone_next(shown, z, back));
    }
}

static void key_digit(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    const ui_zone *z = ui_zone_option(shown, (int)r->key - (int)UI_KEY_DIGIT_1 + (r->shift ? 10 : 0));
    if (z != NULL) {
        m->picked = true;
        set_focus(m, z);
        m->show_focus = true;
        if ((z->flags & UI_ZONE_HOLD) == 0) {
            choose(m, o, z, r->at);
        }
    }
}

static void key_inspect(ui_map *m, const ui_draw *shown, outbox *o) {
    const ui_zone *z = focused(m, shown);
    m->show_focus = true;
    if (z != NULL && (z->flags & UI_ZONE_INSPECT) != 0) {
        m->inspecting = true;
        put_zone(o, UI_INSPECT, z, 0);
    }
}

/* In a text field letters, digits and the space are text. */
static bool typed(const ui_map *m, const ui_draw *shown, const ui_raw *r) {
    const ui_zone *z = ui_zone_at(shown, focus_of(m));
    if (r->pad || z == NULL || (z->flags & UI_ZONE_FIELD) == 0) {
        return false;
    }
    return r->key == UI_KEY_HOLD || r->key == UI_KEY_INSPECT || r->key == UI_KEY_LOG || r->key == UI_KEY_PAUSE ||
           r->key == UI_KEY_MUTE || r->key >= UI_KEY_HELP;
}

static void key_down(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    static const struct {
        ui_key key;
        ui_input_kind kind;
    } plain[] = {
        {UI_KEY_BACK, UI_BACK},   {UI_KEY_LOG, UI_LOG},
        {UI_KEY_RULES, UI_RULES}, {UI_KEY_HELP, UI_HELP},
        {UI_KEY_PAUSE, UI_PAUSE}, {UI_KEY_MUTE, UI_MUTE},
        {UI_KEY_ERASE, UI_ERASE}, {UI_KEY_FULLSCREEN, UI_FULLSCREEN},
        {UI_KEY_SHOT, UI_SHOT},   {UI_KEY_PASTE, UI_PASTE},
    };
    if (typed(m, shown, r)) {
        return;
    }
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (plain[i].key == r->key) {
            put_kind(o, plain[i].kind);
        }
    }
    const bool digit = r->key >= UI_KEY_DIGIT_1 && r->key <= UI_KEY_LAST;
    m->picked &= digit || r->key == UI_KEY_CHOOSE || r->key == UI_KEY_HOLD;
    if (r->key == UI_KEY_CHOOSE || r->key == UI_KEY_HOLD) {
        key_choose(m, shown, r, o);
    } else if (r->key >= UI_KEY_UP && r->key <= UI_KEY_RIGHT) {
        key_arrow(m, shown, r, o);
    } else if (r->key == UI_KEY_NEXT) {
        key_next(m, shown, r->shift);
    } else if (digit) {
        key_digit(m, shown, r, o);
    } else if (r->key == UI_KEY_INSPECT) {
        key_inspect(m, shown, o);
    }
}

static void key_up(ui_map *m, const ui_draw *shown, const ui_raw *r, outbox *o) {
    if (r->key == UI_KEY_INSPECT && m->inspecting && !m->down) {
        const ui_zone *z = focused(m, shown);
        m->inspecting = false;
        if (z != NULL) {
            put_zone(o, UI_INSPECT_END, z, 0);
        } else {
            put_kind(o, UI_INSPECT_END);
        }
    } else if ((r->key == UI_KEY_CHOOSE || r->key == UI_KEY_HOLD) && m->down_key && !runs_alone(m)) {
        put_short(m, shown, o);
        let_go(m);
    }
}

/* ---- the doors ---- */

static void cover(ui_map *m, outbox *o) {
    let_go(m);
    put_kind(o, UI_COVERED);
}

int ui_map_feed(ui_map *m, const ui_draw *shown, const ui_raw *r, ui_input out[4]) {
    outbox o = {out, 0};
    if (r->kind == UI_RAW_COVER || r->kind == UI_RAW_RESIZE) {
        cover(m, &o);
        return o.n;
    }
    count_fingers(m, r);
    if (r->at < m->locked_until) {
        return 0;
    }
    if (r->kind == UI_RAW_DOWN) {
        pointer_down(m, shown, r, &o);
    } else if (r->kind == UI_RAW_MOVE) {
        pointer_move(m, shown, r, &o);
    } else if (r->kind == UI_RAW_WHEEL) {
        wheel(shown, r, &o);
    } else if (r->kind == UI_RAW_UP) {
        pointer_up(m, shown, r, &o);
    } else if (r->kind == UI_RAW_KEY_DOWN) {
        key_down(m, shown, r, &o);
    } else if (r->kind == UI_RAW_KEY_UP) {
        key_up(m, shown, r, &o);
    } else if (r->kind == UI_RAW_TEXT || r->kind == UI_RAW_COMPOSE) {
        ui_input in = {.kind = r->kind == UI_RAW_TEXT ? UI_TYPE : UI_COMPOSE};
        memcpy(in.text, r->text, sizeof in.text);
        in.text[sizeof in.text - 1] = '\0';
        put(&o, in);
    }
    return o.n;
}

/* Looked at more closely, and nothing else. */
static bool is_seen_alone(const ui_zone *z) {
    return (z->flags & (UI_ZONE_INSPECT | UI_ZONE_OPTION | UI_ZONE_DEFAULT)) == UI_ZONE_INSPECT;
}

/* Whoever uses keys sees where the focus is as soon as there is something to decide; from what was looked at
 * meanwhile it goes there, once. */
static void rest(ui_map *m, const ui_draw *shown) {
    const ui_zone *to = ui_zone_decision(shown), *at = ui_zone_at(shown, focus_of(m));
    const bool begins = to != NULL && !m->asked;
    m->asked = to != NULL;
    if (m->show_focus && to != NULL && (at == NULL || (begins && is_seen_alone(at)))) {
        set_focus(m, to);
    }
}

int ui_map_tick(ui_map *m, const ui_draw *shown, uint64_t now, ui_input out[4]) {
    outbox o = {out, 0};
    if (!m->stale) {
        rest(m, shown);
    }
    if (!m->down) {
        return 0;
    }
    const ui_zone *z = pressed(m, shown);
    if (z == NULL && (m->down_flags & UI_ZONE_SCROLL) != 0) {
        return 0; /* its row has left the list under the finger */
    }
    if (z == NULL) {
        let_go(m);
        return 0;
    }
    uint64_t held = now > m->down_at ? now - m->down_at : 0;
    if ((m->down_flags & UI_ZONE_HOLD) != 0) {
        if (held >= HOLD_MS) {
            let_go(m);
            choose(m, &o, z, now);
        }
    } else if ((m->down_flags & UI_ZONE_INSPECT) != 0 && !m->inspecting && !m->dragging && held >= INSPECT_MS) {
        m->inspecting = true;
        put_zone(&o, UI_INSPECT, z, 0);
    }
    return o.n;
}

uint64_t ui_map_wake(const ui_map *m, uint64_t now) {
    if (!m->down) {
        return UINT64_MAX;
    }
    if ((m->down_flags & UI_ZONE_HOLD) != 0) {
        return motion_next(now, m->down_at + HOLD_MS);
    }
    bool waits = (m->down_flags & UI_ZONE_INSPECT) != 0 && !m->inspecting && !m->dragging;
    return waits ? m->down_at + INSPECT_MS : UINT64_MAX;
}

void ui_map_show(ui_map *m, ui_frame *ui, uint64_t now) {
    m->stale = false;
    ui->focus = focus_of(m);
    ui->held = down_of(m);
    ui->hover = (ui_spot){m->hover_name, m->hover_n, m->hover_place};
    ui->keys = m->show_focus;
    ui->pointer = m->pointer;
    ui_frame_see(ui, 0);
    ui->held_part = 0.0f;
    if (m->down && (m->down_flags & UI_ZONE_HOLD) != 0 && now > m->down_at) {
        float part = (float)(now - m->down_at) / (float)HOLD_MS;
        ui->held_part = part < 1.0f ? part : 1.0f;
    }
}
