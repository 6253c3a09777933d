/* Is somebody still there? A ring that empties; any touch goes on, none puts the table away. */
#include <math.h>

#include "app/inside.h"
#include "app/menus/menu.h"
#include "app/seating/seating.h"
#include "kiosk/kiosk.h"
#include "ui/edges.h"
#include "ui/frame.h"

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
static void draw_yes(ui_draw *d, ui_rect at, int edge, bool by_enter) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.colour = UI_INK_900;
    ui_button(d, at, ZONE_RESUME, edge, NULL, NULL, UI_PRIMARY, UI_ZONE_OPTION | (by_enter ? UI_ZONE_DEFAULT : 0u));
    ui_label(d, ui_inset(at, 8), &style, ui_say(d, "kiosk.still.yes"));
}

/* What is said, and how much of the time is left. */
typedef struct {
    float gone;
    const char *still, *other, *seconds;
} asked;

static asked asked_of(const ask_scene *s, const app *a, ui_draw *d) {
    const float gone = (float)(a->now - s->begun) / (float)lasts(a);
    const int left = (int)ceilf((1.0f - gone) * (float)lasts(a) / 1000.0f);
    const int kept = kiosk_has_table(a) ? kiosk_of(a)->wishes.offer_minutes : 0;
    return (asked){gone, ui_say(d, "kiosk.still"), UI_SAY(d, "kiosk.still.else", TEXT_NUM("n", kept)),
                   UI_SAY(d, "kiosk.seconds", TEXT_NUM("n", left))};
}

static ui_label_style number_style(void) {
    ui_label_style style = UI_STYLE_TITLE;
    style.lines = 1;
    return style;
}

static void draw_ring(ui_draw *d, ui_rect at, const asked *say) {
    const ui_label_style number = number_style();
    const float thick = at.w * 0.08f;
    ui_ring(d, ui_inset(at, thick / 2), 1.0f, ui_fade(UI_INK_500, 0.4f), thick);
    ui_ring(d, ui_inset(at, thick / 2), fmaxf(0.0f, 1.0f - say->gone), UI_LANTERN, thick);
    ui_label(d, ui_inset(at, at.w * 0.17f), &number, say->seconds);
}

static float yes_high(const ui_draw *d) {
    return menu_button_height(d->ui) + 16 + 20 * (d->ui->text_scale - 1.0f);
}

/* As high as its words ask for. */
static void draw_upright(ui_draw *d, const asked *say) {
    static const float edge = 28, gap = 22, across = 174;
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const float high = yes_high(d), wide = fminf(760, frame.w - 60), room = wide - 2 * edge;
    const ui_label_style number = number_style();
    ui_label_style words = UI_STYLE_SENTENCE;
    words.align = UI_MIDDLE;
    const float title = fminf(84, ui_label_height(d->ui, &number, room, say->still)), fixed = title + across + high;
    const float told =
        fminf(ui_label_height(d->ui, &words, room, say->other) + 4, frame.h - 40 - fixed - 2 * edge - 3 * gap);
    const ui_rect at = ui_centre(frame, wide, fixed + told + 2 * edge + 3 * gap);
    const ui_rect ring = {at.x + (at.w - across) / 2, at.y + edge + title + gap, across, across};
    const float below = ring.y + ring.h + gap;
    ui_plate(d, at, 91, UI_INK_800, UI_PAPER_400, 2.5f, true);
    ui_label(d, (ui_rect){at.x + edge, at.y + edge, room, title}, &number, say->still);
    draw_ring(d, ring, say);
    ui_label(d, (ui_rect){at.x + edge, below, room, told}, &words, say->other);
    draw_yes(d, (ui_rect){at.x + 60, below + told + gap, at.w - 120, high}, 0, true);
}

/* ---- on a flat table: before each edge where somebody sits ---- */

/* They touch neither each other round a corner nor across the table. */
static ui_rect place_before(const ui_frame *ui, float high) {
    static const float air = 14.0f, most = 640.0f;
    const float lies = fmaxf(ui->width, ui->height), stands = fminf(ui->width, ui->height);
    const float deep = fminf(high, (stands - 3 * air) / 2);
    const float wide = fminf(most, fminf(stands - 2 * air, lies - 2 * deep - 4 * air));
    return (ui_rect){(ui->width - wide) / 2, ui->height - air - deep, wide, deep};
}

/* The ring left of what is said; below both the button. */
static void draw_before(ui_draw *d, const asked *say, int edge, bool by_enter) {
    static const float pad = 20, gap = 12, across = 118, told = 96;
    const float grown = d->ui->text_scale - 1.0f, button = menu_button_height(d->ui) + 8 * grown;
    const float head = 44 + 20 * grown;
    const ui_rect at = place_before(d->ui, 2 * pad + head + told * (1 + 0.6f * grown) + button + 2 * gap);
    const ui_rect in = ui_inset(at, pad), yes = {in.x, in.y + in.h - button, in.w, button};
    const float x = in.x + across + pad, high = yes.y - gap - in.y;
    const ui_rect words = {x, in.y, in.x + in.w - x, high};
    ui_label_style number = number_style(), style = UI_STYLE_SENTENCE;
    number.align = style.align = UI_LEFT;
    style.size = UI_STYLE_BODY.size;
    ui_plate(d, at, 91, UI_INK_800, UI_PAPER_400, 2.5f, true);
    draw_ring(d, (ui_rect){in.x, in.y + (high - across) / 2, across, across}, say);
    ui_label(d, (ui_rect){words.x, words.y, words.w, head}, &number, say->still);
    ui_label(d, (ui_rect){words.x, words.y + head + 4, words.w, words.h - head - 4}, &style, say->other);
    draw_yes(d, yes, edge, by_enter);
}

static bool lies_flat(const app *a) {
    return a->settings.mode == APP_FLAT && a->table != NULL && !app_is_alone(a);
}

/* The edges where people sit, a bit each. */
static unsigned edges_of(const app *a) {
    const app_seating *seating = app_director_seating(a->table);
    const uint32_t people = app_seating_humans(seating);
    unsigned edges = 0;
    for (int seat = 0; seat < seating->n; seat++) {
        const int edge = ui_edge_of(seating->n, seat, a->frame.pixel_h > a->frame.pixel_w);
        edges |= (people >> seat & 1u) << edge;
    }
    return edges;
}

static void draw_round(const app *a, ui_draw *d, const asked *say) {
    const unsigned edges = edges_of(a);
    for (int edge = 0; edge < 4; edge++) {
        if ((edges >> edge & 1u) != 0) {
            const bool turned = ui_turn_begin(d, edge);
            draw_before(d, say, edge, (edges & ((1u << edge) - 1u)) == 0);
            if (turned) {
                ui_turn_end(d);
            }
        }
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const asked say = asked_of((const ask_scene *)s, a, d);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height},
            0xF205070Du); /* no sign of the curtain looks out above the plate */
    if (lies_flat(a)) {
        draw_round(a, d, &say);
    } else {
        draw_upright(d, &say);
    }
}

const scene_ops scene_ask = {.name = "ask",
                             .flags = SCENE_TRAPS_INPUT | SCENE_ROUND,
                             .size = sizeof(ask_scene),
                             .enter = enter,
                             .input = input,
                             .tick = tick,
                             .wake = wake,
                             .draw = draw};
