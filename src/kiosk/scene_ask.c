/* Is somebody still there? A ring that empties; any touch goes on, none puts the table away. */
#include <math.h>

#include "app/menus/menu.h"
#include "kiosk/kiosk.h"

typedef struct {
    scene base;
    uint64_t begun;
} ask_scene;

static uint64_t lasts(const app *a) {
    return (uint64_t)kiosk_of(a)->wishes.answer_seconds * 1000;
}

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    ((ask_scene *)s)->begun = a->now;
    return true;
}

/* What covers a secret view is no touch, and neither is a finger that only passes. */
static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    if (in->kind != UI_COVERED) {
        app_pop(a);
        app_dirty(a);
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    const ask_scene *ask = (const ask_scene *)s;
    if (now >= ask->begun + lasts(a)) {
        kiosk_put_away(a);
    }
    app_dirty(a);
}

/* Second by second. */
static uint64_t wake(const scene *s, const app *a) {
    const ask_scene *ask = (const ask_scene *)s;
    return a->now + 1000 - (a->now - ask->begun) % 1000;
}

/* Its words are no smaller than those above it. */
static void draw_yes(ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.colour = UI_INK_900;
    ui_button(d, at, ZONE_RESUME, 0, NULL, NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    ui_label(d, ui_inset(at, 8), &style, ui_say(d, "kiosk.still.yes"));
}

/* As high as its words ask for. */
static void draw(const scene *s, const app *a, ui_draw *d) {
    static const float edge = 28, gap = 22, across = 174, thick = 14;
    const ask_scene *ask = (const ask_scene *)s;
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const float gone = (float)(a->now - ask->begun) / (float)lasts(a),
                high = menu_button_height(d->ui) + 16 + 20 * (d->ui->text_scale - 1.0f);
    const int left = (int)ceilf((1.0f - gone) * (float)lasts(a) / 1000.0f);
    const float wide = fminf(760, frame.w - 60), room = wide - 2 * edge;
    const int kept = kiosk_has_table(a) ? kiosk_of(a)->wishes.offer_minutes : 0;
    const char *still = ui_say(d, "kiosk.still"), *other = UI_SAY(d, "kiosk.still.else", TEXT_NUM("n", kept));
    ui_label_style number = UI_STYLE_TITLE, words = UI_STYLE_SENTENCE;
    number.lines = 1;
    words.align = UI_MIDDLE;
    const float title = fminf(84, ui_label_height(d->ui, &number, room, still)), fixed = title + across + high;
    const float told =
        fminf(ui_label_height(d->ui, &words, room, other) + 4, frame.h - 40 - fixed - 2 * edge - 3 * gap);
    const ui_rect at = ui_centre(frame, wide, fixed + told + 2 * edge + 3 * gap);
    const ui_rect ring = {at.x + (at.w - across) / 2, at.y + edge + title + gap, across, across};
    const float below = ring.y + ring.h + gap;
    ui_fill(d, frame, 0xF205070Du); /* no sign of the curtain looks out above the plate */
    ui_plate(d, at, 91, UI_INK_800, UI_PAPER_400, 2.5f, true);
    ui_label(d, (ui_rect){at.x + edge, at.y + edge, room, title}, &number, still);
    ui_ring(d, ui_inset(ring, thick / 2), 1.0f, ui_fade(UI_INK_500, 0.4f), thick);
    ui_ring(d, ui_inset(ring, thick / 2), fmaxf(0.0f, 1.0f - gone), UI_LANTERN, thick);
    ui_label(d, ui_inset(ring, 30), &number, UI_SAY(d, "kiosk.seconds", TEXT_NUM("n", left)));
    ui_label(d, (ui_rect){at.x + edge, below, room, told}, &words, other);
    draw_yes(d, (ui_rect){at.x + 60, below + told + gap, at.w - 120, high});
}

const scene_ops scene_ask = {.name = "ask",
                             .flags = SCENE_TRAPS_INPUT,
                             .size = sizeof(ask_scene),
                             .enter = enter,
                             .input = input,
                             .tick = tick,
                             .wake = wake,
                             .draw = draw};
