/* The owner's PIN: ten keys, a dot for each digit, and nothing that tells which. */
#include <math.h>
#include <stdio.h>

#include "app/menus/menu.h"
#include "app/stack.h"
#include "kiosk/entries.h"
#include "kiosk/kiosk.h"

typedef struct {
    scene base;
    char pin[PIN_MOST + 1];
    int n;
    bool wrong;
} pin_scene;

enum { KEYS = 12, ERASE = 9, NOUGHT = 10, ENTER = 11 };

static bool enter(scene *s, app *a, const void *arg) {
    (void)s;
    (void)arg;
    gate_wait(&kiosk_of(a)->gate, a->now);
    return true;
}

static void forget(pin_scene *s) {
    pin_forget(s->pin, sizeof s->pin);
    s->n = 0;
}

static void leave(scene *s, app *a) {
    (void)a;
    forget((pin_scene *)s);
}

/* The key that was pressed is not marked, by neither focus nor pointer. */
static void put(pin_scene *s, app *a, int digit) {
    if (s->n < PIN_MOST) {
        s->pin[s->n++] = (char)('0' + digit);
    }
    s->wrong = false;
    ui_map_reset(&a->map, a->now);
}

static void try_it(pin_scene *s, app *a) {
    const gate_answer answer = gate_try(&kiosk_of(a)->gate, s->pin, a->now);
    forget(s);
    s->wrong = answer == GATE_WRONG;
    if (answer == GATE_WRONG) {
        kiosk_note(a, ENTRY_WRONG_PIN);
    } else if (answer == GATE_RIGHT) {
        kiosk_note(a, ENTRY_OPENED);
        app_go(a, &scene_owner, NULL, 0);
    }
}

static bool input(scene *base, app *a, const ui_input *in) {
    pin_scene *s = (pin_scene *)base;
    app_dirty(a);
    if (menu_back(in) || in->kind == UI_COVERED) {
        forget(s);
        app_go(a, app_home(a), NULL, 0);
    } else if (menu_pressed(in, ZONE_LETTER)) {
        put(s, a, in->n);
    } else if (menu_pressed(in, ZONE_ERASE) || in->kind == UI_ERASE) {
        forget(s);
    } else if (menu_pressed(in, ZONE_OK) && s->n >= PIN_LEAST) {
        try_it(s, a);
    }
    return true;
}

static uint64_t left(const app *a) {
    const kiosk_gate *g = &kiosk_of(a)->gate;
    return g->until > a->now ? g->until - a->now : 0;
}

static void tick(scene *s, app *a, uint64_t now) {
    (void)s;
    (void)now;
    if (left(a) > 0) {
        app_dirty(a);
    }
}

/* Second by second while there is a wait, and once more when it is over. */
static uint64_t wake(const scene *s, const app *a) {
    (void)s;
    const uint64_t wait = left(a);
    return wait == 0 ? UINT64_MAX : a->now + (wait % 1000 != 0 ? wait % 1000 : 1000);
}

/* ---- the picture ---- */

static void draw_key(const pin_scene *s, ui_draw *d, ui_rect at, int key, bool off) {
    ui_label_style style = UI_STYLE_TITLE;
    char digit[4];
    if (key == ERASE) {
        ui_button(d, at, ZONE_ERASE, 0, ui_say(d, "keyboard.erase"), NULL, UI_PLAIN, s->n == 0 ? UI_ZONE_OFF : 0);
        return;
    }
    if (key == ENTER) {
        ui_button(d, at, ZONE_OK, 0, ui_say(d, "menu.ok"), NULL, UI_PRIMARY,
                  off || s->n < PIN_LEAST ? UI_ZONE_OFF : UI_ZONE_DEFAULT);
        return;
    }
    const int n = key == NOUGHT ? 0 : key + 1;
    snprintf(digit, sizeof digit, "%d", n % 10);
    style.align = UI_MIDDLE;
    style.name = true;
    style.colour = off ? UI_INK_500 : UI_PAPER_100;
    ui_zone_add(d, ZONE_LETTER, n, at, UI_ZONE_OPTION | (off ? UI_ZONE_OFF : 0u));
    ui_plate(d, at, 50u + (unsigned)key, UI_INK_700, off ? UI_INK_500 : UI_PAPER_400, 2.0f, true);
    ui_label(d, ui_inset(at, 6), &style, digit);
    ui_focus(d, at, ZONE_LETTER, n);
}

static void draw_pad(const pin_scene *s, ui_draw *d, ui_rect at, bool off) {
    for (int key = 0; key < KEYS; key++) {
        draw_key(s, d, ui_column(ui_row(at, key / 3, 4, 12), key % 3, 3, 12), key, off);
    }
}

static void draw_words(const pin_scene *s, ui_draw *d, ui_rect at, uint64_t wait) {
    ui_label_style style = UI_STYLE_SENTENCE;
    char time[16];
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    snprintf(time, sizeof time, "%d:%02d", (int)((wait + 999) / 60000), (int)((wait + 999) / 1000 % 60));
    style.colour = UI_PAPER_200;
    if (wait > 0 || s->wrong) {
        ui_warning(d, at, &style,
                   wait > 0 ? UI_SAY(d, "owner.pin.wait", TEXT_STR("time", time)) : ui_say(d, "owner.pin.wrong"));
    } else {
        ui_label(d, at, &style, ui_say(d, "owner.pin.ask"));
    }
}

/* Where everything lies on the board: the sign, the dots and the words in the middle of their part of it. */
typedef struct {
    ui_rect board, sign, dots, words, pad;
} pin_page;

static const float in = 30.0f, between = 26.0f, dots_high = 84.0f;

/* `most`: of the height; without room for the sign there is none. */
static float side_high(const ui_frame *ui, float most, float *sign, float *words) {
    static const float least = 90.0f, usual = 290.0f;
    *words = (ui_large_words(ui) ? 4.6f : 3.2f) * ui_label_least(ui, &UI_STYLE_SENTENCE);
    const float room = most - dots_high - 2 * between - *words;
    *sign = room < least ? 0.0f : fminf(room, usual);
    return *sign + (*sign > 0 ? between : 0.0f) + dots_high + between + *words;
}

static pin_page page_of(const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const bool tall = menu_narrow(ui);
    const float wide = fminf(tall ? 560.0f : 1000.0f, area.w);
    float sign = 0, words = 0;
    pin_page p;
    if (tall) {
        const float pad = 540.0f, side = side_high(ui, area.h - pad - 2 * in - between, &sign, &words);
        p.board = ui_centre(area, wide, 2 * in + side + pad);
        p.pad = (ui_rect){p.board.x + in, p.board.y + p.board.h - in - pad, wide - 2 * in, pad};
        p.sign = (ui_rect){p.board.x + in, p.board.y + in, wide - 2 * in, sign};
    } else {
        const float side = side_high(ui, area.h - 2 * in, &sign, &words), half = (wide - 3 * in) / 2;
        p.board = ui_centre(area, wide, area.h);
        p.pad = (ui_rect){p.board.x + 2 * in + half, p.board.y + in, half, p.board.h - 2 * in};
        p.sign = (ui_rect){p.board.x + in, p.board.y + (p.board.h - side) / 2, half, sign};
    }
    const float y = p.sign.y + sign + (sign > 0 ? between : 0.0f);
    p.dots = ui_centre((ui_rect){p.sign.x, y, p.sign.w, dots_high}, fminf(420.0f, p.sign.w), dots_high);
    p.words = (ui_rect){p.sign.x, y + dots_high + between, p.sign.w, words};
    return p;
}

/* The village by night, as it hangs on the wall; without room for it the key alone. */
static void draw_sign(ui_draw *d, ui_rect at) {
    static const float least = 170.0f, shape = 1.5f, rim = 9.0f;
    const bool shown = at.h >= least && !d->ui->high_contrast;
    const float key = shown ? at.h * 0.46f : fminf(at.h, 140.0f);
    const ui_rect wall = ui_centre(at, fminf(at.w, at.h * shape), at.h), disc = ui_centre(at, key, key);
    if (shown) {
        ui_plate(d, wall, 76, UI_INK_950, 0, 0, true);
        ui_cover(d, "results", ui_inset(wall, rim - 2));
        ui_mount(d, wall, 76, rim, 0xFF4A2E24u, 0xFFB4703Cu, 1.4f);
    } else {
        ui_glow(d, ui_inset(disc, -key * 0.4f), UI_LANTERN);
    }
    ui_disc(d, disc, UI_INK_800, UI_LANTERN, 2.5f);
    ui_figure(d, "key", ui_inset(disc, key * 0.22f), UI_LANTERN);
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const pin_scene *s = (const pin_scene *)base;
    const pin_page p = page_of(d->ui);
    menu_page(d, ui_say(d, "owner.title"));
    ui_plate(d, p.board, 78, 0xE6151B2Cu, 0, 0, true);
    if (p.sign.h > 0) {
        draw_sign(d, p.sign);
    }
    ui_plate(d, p.dots, 77, UI_INK_950, UI_PAPER_400, 2.0f, false);
    if (s->n > 0) { /* empty ones would tell of a length that the PIN need not have */
        ui_dots(d, ui_inset(p.dots, 28), s->n, s->n, UI_LANTERN);
    }
    draw_words(s, d, p.words, left(a));
    draw_pad(s, d, p.pad, left(a) > 0);
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

const scene_ops scene_pin = {.name = "pin",
                             .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS,
                             .size = sizeof(pin_scene),
                             .enter = enter,
                             .leave = leave,
                             .input = input,
                             .tick = tick,
                             .wake = wake,
                             .draw = draw};
