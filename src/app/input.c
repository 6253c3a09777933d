/* What comes in: raw input as scenes get it, what the program itself does with it, and text that is typed or pasted.
 */
#include <string.h>

#include "app/inside.h"
#include "app/kiosk.h"
#include "app/rise.h"
#include "app/shot.h"
#include "app/sign.h"
#include "app/sound/heard.h"
#include "app/stack.h"
#include "ui/focus.h"

/* Secrets go at once: the scene that holds them becomes the curtain, and with it whatever lay over it. */
void app_cover_secrets(app *a) {
    const ui_input covered = {.kind = UI_COVERED};
    for (int i = a->depth - 1; i >= 0; i--) {
        if (a->stack[i]->ops->flags & (SCENE_SECRET | SCENE_SHUTS)) {
            a->stack[i]->ops->input(a->stack[i], a, &covered);
            break;
        }
    }
    stack_settle(a);
}

/* What guests of a kiosk have no business with: the window, files, what somebody copied. */
static bool is_owners(const app *a, const ui_input *input) {
    return a->kiosk != NULL && (input->kind == UI_FULLSCREEN || input->kind == UI_SHOT || input->kind == UI_PASTE);
}

static void say_hold(app *a, const ui_input *input) {
    const ui_zone *held = ui_zone_at(a->shown, (ui_spot){input->zone, input->n, input->place});
    sign_show_by(a, "sign.hold", held != NULL ? held->at : (ui_rect){0});
}

static void take(app *a, const ui_input *input) {
    if (is_owners(a, input)) {
        return;
    }
    switch (input->kind) {
    case UI_COVERED:
        app_cover_secrets(a);
        break;
    case UI_FULLSCREEN:
        a->settings.full_screen = !a->settings.full_screen;
        app_settings_changed(a);
        break;
    case UI_MUTE:
        a->settings.mute = !a->settings.mute;
        app_settings_changed(a);
        sign_show(a, a->settings.mute ? "sign.silent" : "sign.sound", NULL);
        break;
    case UI_SHORT:
        say_hold(a, input);
        break;
    case UI_INSPECT:
        a->card_read |= a->table != NULL;
        stack_input(a, input);
        break;
    case UI_SHOT:
        shot_wish(a);
        break;
    case UI_PASTE:
        a->wants_paste = app_wants_text(a) && a->pasted == NULL;
        break;
    default:
        if (input->kind == UI_CHOOSE) {
            sign_end(a);
            app_sound(a, "press");
        }
        stack_input(a, input);
    }
}

/* What the frame shows of the input map. */
static bool map_looks_the_same(const ui_map *a, const ui_map *b) {
    return a->focus_name == b->focus_name && a->focus_n == b->focus_n && a->hover_name == b->hover_name &&
           a->hover_n == b->hover_n && a->focus_place == b->focus_place && a->hover_place == b->hover_place &&
           a->down_place == b->down_place && a->down_name == b->down_name && a->down_n == b->down_n &&
           a->down == b->down && a->drag_name == b->drag_name && a->show_focus == b->show_focus &&
           a->hold_done == b->hold_done && a->inspecting == b->inspecting && a->dragging == b->dragging;
}

void app_take_inputs(app *a, const ui_map *before, const ui_input *inputs, int n) {
    bool moving = (a->map.down && (a->map.down_flags & UI_ZONE_HOLD)) || a->map.dragging;
    if (moving || !map_looks_the_same(before, &a->map)) {
        app_dirty(a);
    }
    for (int i = 0; i < n; i++) {
        take(a, &inputs[i]);
    }
    app_settle(a);
}

static uint64_t max_at(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

/* Where a secret stays, since somebody sits alone, no notice may come: the menu says the same. */
static void tell_close(app *a) {
    app_cover_secrets(a);
    if (!stack_secret(a)) {
        app_notice(a, "trouble.close", NULL, 0);
    } else if (!stack_has(a, &scene_pause)) {
        app_push(a, &scene_pause, NULL, 0);
    }
    app_settle(a);
}

static void end(app *a, bool by_hand) {
    const bool told = a->close_told;
    a->close_told = app_unkept(a);
    if (by_hand && a->close_told && !told) {
        tell_close(a);
    } else {
        a->quit = true;
    }
}

void app_handle(app *a, const ui_raw *raw) {
    if (raw->at > a->now) {
        a->now = raw->at;
    }
    a->last_input = a->now;
    if (raw->kind == UI_RAW_CLOSE || raw->kind == UI_RAW_QUIT) {
        end(a, raw->kind == UI_RAW_CLOSE);
        return;
    }
    if (raw->kind == UI_RAW_RESIZE) {
        app_fit_window(a, raw->w, raw->h, raw->px_per_mm);
        rise_end(a); /* what lies over the page has another size */
    }
    if (raw->kind == UI_RAW_RESIZE || raw->kind == UI_RAW_COVER) {
        ui_map_reset(&a->map, a->now);
        a->map.fingers = 0; /* fingers may be lifted unseen */
        app_cover_secrets(a);
        return;
    }
    ui_raw stamped = *raw;
    stamped.at = a->now;
    if (rise_holds(a) && (raw->kind == UI_RAW_DOWN || raw->kind == UI_RAW_KEY_DOWN)) {
        rise_end(a);
        a->map.locked_until = max_at(a->map.locked_until, a->now + 1); /* the press does nothing else */
    }
    scene *top = stack_top(a);
    if (top != NULL && top->ops->touch != NULL && top->ops->touch(top, a, &stamped)) {
        stack_settle(a);
        app_settle(a);
        return;
    }
    ui_map before = a->map;
    ui_input inputs[4];
    int n = ui_map_feed(&a->map, a->shown, &stamped, inputs);
    app_take_inputs(a, &before, inputs, n);
}

bool app_wants_text(const app *a) {
    for (int i = 0; i < a->shown->n_zones; i++) {
        const ui_zone *zone = &a->shown->zone[i];
        if ((zone->flags & UI_ZONE_FIELD) && a->map.focus_name && a->map.focus_n == zone->n &&
            a->map.focus_place == zone->place && strcmp(zone->name, a->map.focus_name) == 0) {
            return true;
        }
    }
    return false;
}

bool app_wants_paste(app *a) {
    const bool wants = a->wants_paste;
    a->wants_paste = false;
    return wants;
}

/* The field may have gone while the system looked for its text. */
void app_paste(app *a, const char *utf8) {
    if (!app_wants_text(a)) {
        return;
    }
    a->pasted = utf8;
    stack_input(a, &(ui_input){.kind = UI_PASTE});
    a->pasted = NULL;
    app_settle(a);
}
