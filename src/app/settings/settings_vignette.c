/* Each changes with its setting: a screen and those before it, a lantern, rings that fill, a curtain, cards, signs.
 */
#include "app/settings/settings_vignette.h"

#include <math.h>

#include "ui/widgets.h"

static void people(ui_draw *d, float mid, float y, float side, int n, int from) {
    for (int i = 0; i < n; i++) {
        const float x = mid + side * 1.2f * ((float)i - (float)n / 2) + side * 0.1f;
        ui_figure(d, "person", (ui_rect){x, y, side, side},
                  ui_theme(d->ui, ui_seat_colour[(from + i) % UI_SEAT_COLOURS]));
    }
}

static void screen(ui_draw *d, ui_rect at) {
    ui_cover_or_black(d, "title", ui_inset(at, 2));
    ui_mount(d, at, 14, 3.0f, UI_INK_900, UI_PAPER_200, 1.6f);
}

/* Before all of them, in one pair of hands, or between them. */
static void draw_shared(ui_draw *d, ui_rect in, app_mode mode) {
    const float mid = in.x + in.w / 2, side = in.h * 0.3f, wide = in.h * 1.1f;
    if (mode == APP_FLAT) {
        people(d, mid, in.y, side, 3, 0);
        screen(d, (ui_rect){mid - wide / 2, in.y + side + 1, wide, in.h - 2 * side - 2});
        people(d, mid, in.y + in.h - side, side, 3, 3);
    } else if (mode == APP_PASS) {
        const ui_rect at = {mid - wide / 2, in.y + 2, wide, in.h * 0.8f};
        const float hand = in.h * 0.62f;
        screen(d, at);
        ui_figure(d, "hand", (ui_rect){at.x + at.w - hand * 0.6f, in.y + in.h - hand, hand, hand},
                  ui_theme(d->ui, UI_PAPER_100));
    } else {
        const float foot = in.y + in.h * 0.62f;
        screen(d, (ui_rect){mid - wide / 2, in.y, wide, in.h * 0.62f});
        ui_fill(d, (ui_rect){mid - wide * 0.2f, foot + 1, wide * 0.4f, 3}, ui_theme(d->ui, UI_PAPER_200));
        people(d, mid, in.y + in.h - side, side, 4, 0);
    }
}

/* A sign in a ring, of which so much is filled. */
static void draw_ring(ui_draw *d, ui_rect in, const char *figure, float part) {
    const ui_rect disc = ui_centre(in, in.h, in.h);
    ui_disc(d, disc, UI_INK_700, UI_PAPER_400, 2.0f);
    ui_figure(d, figure, ui_inset(disc, in.h * 0.24f), ui_theme(d->ui, UI_LANTERN));
    if (part > 0.0f) {
        ui_ring(d, ui_inset(disc, 1.5f), part, UI_LANTERN, 5.0f);
    }
}

/* A lantern that is held, or pressed once. */
static void draw_lantern(ui_draw *d, ui_rect in, bool once) {
    const float hand = in.h * 0.52f;
    draw_ring(d, in, "lantern", once ? 0.0f : 0.7f);
    if (once) {
        ui_figure(d, "hand", (ui_rect){in.x + in.w / 2 + in.h * 0.16f, in.y + in.h - hand, hand, hand},
                  ui_theme(d->ui, UI_PAPER_100));
    }
}

/* Somebody alone before a curtain, or before the village. */
static void draw_alone(ui_draw *d, ui_rect in, bool curtain) {
    const ui_rect wall = ui_centre(in, in.h * 1.5f, in.h);
    const float side = in.h * 0.62f;
    ui_cover_or_black(d, curtain ? "curtain" : "results", ui_inset(wall, 2));
    ui_mount(d, wall, 15, 3.0f, UI_INK_900, curtain ? UI_LANTERN : UI_PAPER_400, 1.6f);
    ui_figure(d, "person", (ui_rect){wall.x + (wall.w - side) / 2, wall.y + wall.h - side - 3, side, side},
              ui_theme(d->ui, ui_seat_colour[0]));
}

/* Cards beside which a finger lies: their backs, or what is on them. */
static void draw_cards(ui_draw *d, ui_rect in, bool hidden) {
    const float hand = in.h * 0.5f, w = fminf(in.h * 0.62f, (in.w - hand) / 2 - 4),
                left = in.x + (in.w - 2 * w - hand) / 2;
    for (int i = 0; i < 2; i++) {
        const ui_rect card = {left + (w + 3) * (float)i, in.y + 2, w - 2, in.h - 4};
        ui_plate(d, card, 20u + (unsigned)i, hidden ? UI_INK_700 : UI_PAPER_100, hidden ? UI_LANTERN : UI_PAPER_400,
                 2.0f, false);
        ui_figure(d,
                  hidden   ? "moon"
                  : i == 0 ? "leaf"
                           : "coin",
                  ui_centre(card, w * 0.6f, w * 0.6f), hidden ? ui_theme(d->ui, UI_LANTERN) : UI_INK_900);
    }
    ui_figure(d, "hand", (ui_rect){left + 2 * w + 3, in.y + in.h - hand, hand, hand}, ui_theme(d->ui, UI_PAPER_100));
}

/* Three signs, lit when they are asked for. */
static void draw_signs(ui_draw *d, ui_rect in, bool on) {
    static const char *const sign[] = {"moon", "acorn", "key"};
    const float side = fminf(in.h, (in.w - 8) / 3);
    for (int i = 0; i < 3; i++) {
        const ui_rect disc = ui_centre(ui_column(in, i, 3, 4), side, side);
        ui_disc(d, disc, on ? UI_LANTERN : UI_INK_900, on ? UI_LANTERN : UI_INK_500, 2.0f);
        ui_figure(d, sign[i], ui_inset(disc, side * 0.22f), on ? UI_INK_900 : ui_theme(d->ui, UI_INK_500));
    }
}

void settings_vignette(ui_draw *d, ui_rect at, setting w, const app_settings *now) {
    static const float most_dwell = 10.0f, most_idle = 60.0f; /* seconds */
    switch (w) {
    case MODE:
        draw_shared(d, at, now->mode);
        break;
    case HOLD:
        draw_lantern(d, at, now->hold_toggle);
        break;
    case DWELL:
        draw_ring(d, at, "eye", (float)now->dwell_seconds / most_dwell);
        break;
    case IDLE:
        draw_ring(d, at, "hourglass", (float)now->idle_seconds / most_idle);
        break;
    case CURTAIN_ALONE:
        draw_alone(d, at, now->curtain_alone);
        break;
    case ALARM:
        draw_cards(d, at, now->flat_alarm);
        break;
    case SEAT_LOCK:
        draw_signs(d, at, now->seat_lock);
        break;
    default:
        break;
    }
}
