/* The pictures beside the settings. They show a table as it is with these settings, and tell of none that is played.
 */
#include "app/settings/settings_preview.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/card_table.h"
#include "ui/score_houses.h"
#include "ui/seats.h"

enum { OWL, HARE, SNAIL, SEATS };

/* Somebody who could sit at any table. */
static ui_seat guest(ui_draw *d, int i) {
    static const char *const key[SEATS] = {"emblem.owl", "emblem.hare", "emblem.snail"};
    static const char *const figure[SEATS] = {"owl", "hare", "snail"};
    ui_seat seat = {.colour = (uint8_t)i};

    snprintf(seat.name, sizeof seat.name, "%s", ui_say(d, key[i]));
    for (int e = 0; e < UI_EMBLEMS; e++) {
        if (strcmp(ui_emblem[e], figure[i]) == 0) {
            seat.emblem = (uint8_t)e;
        }
    }
    return seat;
}

/* ---- picture: two seats and an apron, in this size, these colours and for this hand ---- */

static void small_button(ui_draw *d, ui_rect at, const char *text) {
    ui_label_style words = UI_STYLE_SMALL;

    words.face = TEXT_BOLD;
    words.align = UI_MIDDLE;
    words.lines = 1;
    ui_plate(d, at, 12, UI_INK_700, d->ui->high_contrast ? UI_PAPER_200 : 0, 1.6f, false);
    ui_label(d, ui_inset(at, 4), &words, text);
}

/* The sentence, and below it the buttons where this hand finds them. */
static void small_apron(ui_draw *d, ui_rect at, bool left_handed) {
    const float high = fmaxf(40.0f, ui_label_least(d->ui, &UI_STYLE_SMALL) + 14), w = (at.w - 40) / 2;
    const ui_rect row = {at.x + 14, at.y + at.h - high - 12, at.w - 28, high};
    ui_label_style words = UI_STYLE_SENTENCE;

    ui_plate(d, at, 12, UI_INK_950, 0, 0, false);
    words.lines = 2;
    ui_label(d, (ui_rect){at.x + 12, at.y + 8, at.w - 24, row.y - at.y - 14}, &words,
             UI_SAY(d, "play.bot_chooses", TEXT_STR("name", ui_say(d, "emblem.owl"))));
    for (int i = 0; i < 2; i++) {
        const bool right = (i == 1) != left_handed;
        small_button(d, (ui_rect){right ? row.x + row.w - w : row.x, row.y, w, high},
                     ui_say(d, i == 0 ? "apron.rules" : "apron.pause"));
    }
}

static void seats_and_words(ui_draw *d, ui_rect at, const app_settings *now) {
    static const int points[] = {3, 4};
    static const float tall = 1.65f;  /* a house with its windows, in its width */
    static const float least = 84.0f; /* a narrower one, beside large words, has a number that nobody reads */
    const float button = fmaxf(40.0f, ui_label_least(d->ui, &UI_STYLE_SMALL) + 14);
    const float apron = button + fmaxf(at.h * 0.18f, 2.6f * ui_label_least(d->ui, &UI_STYLE_BODY)) + 16;
    const float plate_w = fminf((at.w - 48) / 2, 190.0f), plate_h = fmaxf(58.0f, ui_target(d->ui));
    const ui_rect foot = {at.x, at.y + at.h - apron, at.w, apron};
    const float y = foot.y - plate_h - 16, high = fminf((y - at.y) * 0.86f, 250.0f);
    const float house_w = fminf(fminf(plate_w * 0.8f, 150.0f), high / tall);

    ui_cover_or_black(d, "results", at);
    for (int i = 0; i < 2; i++) {
        const ui_seat seat = guest(d, i);
        const float mid = at.x + at.w * (i == 0 ? 0.26f : 0.74f);
        const ui_place place = {.plate = {mid - plate_w / 2, y, plate_w, plate_h}};
        if (house_w >= least) {
            score_house_alone(d, (ui_rect){mid - house_w / 2, y + 3 - high, house_w, high}, &seat, points[i]);
        }
        ui_seat_plate(d, &place, &seat, i == 0 ? UI_SEAT_CALM : UI_SEAT_DONE, NULL, 0);
    }
    small_apron(d, foot, now->left_handed);
}

/* ---- secrets: how a hand opens, and how the screen goes round ---- */

static void guests(ui_draw *d, float x, float step, float y, float side, int n, int from) {
    for (int i = 0; i < n; i++) {
        const float at = x + step * ((float)i - (float)(n - 1) / 2);
        ui_figure(d, "person", (ui_rect){at - side / 2, y, side, side},
                  ui_theme(d->ui, ui_seat_colour[(from + i) % UI_SEAT_COLOURS]));
    }
}

/* What everybody sees on it: the village, and on what lies in hands or on the table nothing else. */
static void small_screen(ui_draw *d, ui_rect at) {
    ui_plate(d, at, 14, UI_INK_900, UI_PAPER_200, 3.0f, true);
    ui_cover_or_black(d, "title", ui_inset(at, 5));
    ui_mount(d, at, 14, 6.0f, UI_INK_900, UI_PAPER_200, 2.0f);
}

/* Upright before all, in one pair of hands, or flat in the middle of all. */
static void shared(ui_draw *d, ui_rect at, app_mode mode) {
    const float side = fminf(at.h * 0.3f, 44.0f), high = at.h - (mode == APP_FLAT ? 2 * side + 8 : side + 12);
    const float mid = at.x + at.w / 2, wide = fminf(high * 1.6f, at.w - 40);
    const ui_rect screen = {mid - wide / 2, at.y + (mode == APP_FLAT ? side + 4 : 0), wide, high};
    const float foot = screen.y + high, step = fminf(side * 1.15f, at.w / 5);

    if (mode == APP_FLAT) {
        guests(d, mid, step, at.y, side, 3, 0);
        small_screen(d, screen);
        guests(d, mid, step, foot + 4, side, 3, 3);
    } else if (mode == APP_PASS) {
        const float hand = high * 0.7f;
        small_screen(d, screen);
        ui_figure(d, "hand", (ui_rect){screen.x + screen.w - hand * 0.55f, foot - hand * 0.5f, hand, hand},
                  ui_theme(d->ui, UI_PAPER_100));
        guests(d, mid, step, foot + 8, side, 1, 0);
    } else {
        small_screen(d, screen);
        ui_fill(d, (ui_rect){mid - wide * 0.22f, foot + 1, wide * 0.44f, 5}, UI_PAPER_200);
        guests(d, mid, step, foot + 10, side, 4, 0);
    }
}

static void lantern(ui_draw *d, ui_rect at, const app_settings *now) {
    const float side = fminf(at.w, at.h);
    const ui_rect disc = ui_centre(at, side, side);

    ui_disc(d, disc, UI_INK_700, UI_PAPER_400, 2.5f);
    ui_figure(d, "lantern", ui_centre(disc, side * 0.5f, side * 0.5f), ui_theme(d->ui, UI_LANTERN));
    if (now->hold_toggle) {
        ui_figure(d, "hand", (ui_rect){disc.x + side * 0.62f, disc.y + side * 0.55f, side * 0.46f, side * 0.46f},
                  ui_theme(d->ui, UI_PAPER_100));
    } else {
        ui_ring(d, ui_inset(disc, 2.0f), 0.7f, UI_LANTERN, 7.0f);
    }
}

/* The three signs that a seat may keep before its hand. */
static void signs(ui_draw *d, ui_rect at) {
    static const char *const sign[] = {"moon", "acorn", "key"};

    for (int i = 0; i < 3; i++) {
        const ui_rect cell = ui_column(at, i, 3, 8);
        const ui_rect disc = ui_centre(cell, at.h, at.h);
        ui_disc(d, disc, UI_INK_900, UI_PAPER_200, 2.0f);
        ui_figure(d, sign[i], ui_inset(disc, at.h * 0.2f), ui_theme(d->ui, UI_PAPER_100));
    }
}

/* The lantern, and below it the signs that it asks for: so much of the height is theirs. */
static void opens(ui_draw *d, ui_rect at, float lamp, float sign, const app_settings *now) {
    const float pad = fminf(at.h * lamp, 110.0f), row = fminf(at.h * sign, 40.0f);

    lantern(d, (ui_rect){at.x, at.y, at.w, pad}, now);
    if (now->seat_lock) {
        signs(d, ui_centre((ui_rect){at.x, at.y + pad + 10, at.w, row}, row * 4, row));
    }
}

/* Below its sign the screen hangs under the lantern, in a broad frame at the lantern's left. */
static void curtain(ui_draw *d, ui_rect at, const app_settings *now) {
    static const float wide = 1.6f;
    const ui_seat owl = guest(d, OWL);
    const float high = fmaxf(64.0f, 2.4f * ui_label_least(d->ui, &UI_STYLE_NAME)), top = at.y + at.h * 0.16f;
    const ui_rect sign = ui_centre((ui_rect){at.x, top, at.w, high}, fminf(at.w - 28, 330.0f), high);
    const float below = sign.y + high + 12, rest = at.y + at.h - below - 12;
    const float e = high - 18;
    ui_label_style words = UI_STYLE_NAME;

    ui_cover_or_black(d, "curtain", at);
    if (!d->ui->high_contrast) {
        ui_picture(d, "valance", (ui_rect){at.x, at.y, at.w, at.h * 0.13f}, 1.0f);
    }
    ui_plate(d, sign, 41, UI_PARCHMENT, UI_PARCHMENT_EDGE, 2.0f, true);
    ui_seat_emblem(d, (ui_rect){sign.x + 10, sign.y + 9, e, e}, &owl);
    words.colour = UI_INK_900;
    words.lines = 2;
    words.name = false;
    ui_label(d, (ui_rect){sign.x + e + 20, sign.y + 4, sign.w - e - 30, high - 8}, &words,
             UI_SAY(d, "play.curtain.turn", TEXT_STR("name", owl.name)));
    if (at.w > wide * at.h) {
        const ui_rect row = {at.x + at.w * 0.08f, below, at.w * 0.84f, rest};
        opens(d, ui_column(row, 1, 2, 20), now->seat_lock ? 0.64f : 0.9f, 0.26f, now);
        shared(d, ui_column(row, 0, 2, 20), now->mode);
        return;
    }
    opens(d, (ui_rect){at.x, below, at.w, rest}, now->seat_lock ? 0.4f : 0.5f, 0.16f, now);
    const float screen = rest * (now->seat_lock ? 0.36f : 0.44f);
    shared(d, (ui_rect){at.x, at.y + at.h - 14 - screen, at.w, screen}, now->mode);
}

/* ---- sound: a house for each slider, a lit window for each step ---- */

static void loud_house(ui_draw *d, ui_rect at, unsigned seed, const char *figure, int level, bool on) {
    enum { ROWS = 5, STEPS = 10 };
    static const float most_apart = 1.8f;
    const float sign = at.w * 0.4f, from = at.y + at.w * SCORE_ROOF;
    const ui_rect walls = {at.x + at.w * SCORE_EAVES + 6, from + sign * 0.55f, at.w * (1 - 2 * SCORE_EAVES) - 12,
                           at.y + at.h - from - sign * 0.55f - 8};
    /* Up a tall wall they stand wider apart, and are taller themselves. */
    const float step = fminf(walls.h / ROWS, walls.w / 2), side = step * 0.76f;
    const float floors = fminf(walls.h / ROWS, step * most_apart), high = floors - (step - side);

    score_house_walls(d, at, at.w * SCORE_ROOF, seed, false, !on);
    for (int i = 0; i < STEPS; i++) {
        const float x = walls.x + walls.w / 2 + step * ((float)(i % 2) - 1) + (step - side) / 2;
        const float y = walls.y + walls.h - floors * floorf((float)i / 2 + 1) + (step - side) / 2;
        const bool lit = on && i < level;
        ui_plate(d, (ui_rect){x, y, side, high}, 3u + (unsigned)i % 5u,
                 lit ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : UI_INK_800, lit ? 0 : UI_INK_500, lit ? 0.0f : 1.4f,
                 false);
    }
    const ui_rect disc = {at.x + (at.w - sign) / 2, from - sign * 0.5f, sign, sign};
    ui_disc(d, disc, on ? UI_LANTERN : UI_INK_700, UI_INK_900, 2.0f);
    ui_figure(d, figure, ui_inset(disc, sign * 0.2f), on ? UI_INK_900 : UI_INK_500);
}

static void houses(ui_draw *d, ui_rect at, const app_settings *now) {
    static const char *const figure[] = {"speaker", "note", "voice", "owl"};
    static const app_sound_group group[] = {APP_EFFECTS, APP_MUSIC, APP_VOICE, APP_AMBIENCE};
    const float w = fminf((at.w - 20) / 4, 118.0f), high = fminf(at.h * 0.78f, w * 3.4f);
    const float left = at.x + (at.w - 4 * w) / 2;

    ui_cover_or_black(d, "results", at);
    for (int i = 0; i < 4; i++) {
        const ui_rect house = {left + w * (float)i + 4, at.y + at.h - high - 4, w - 8, high};
        loud_house(d, house, (unsigned)i, figure[i], now->level[group[i]], !now->mute);
    }
}

void settings_preview(ui_draw *d, ui_rect at, settings_group group, const app_settings *now) {
    const ui_rect in = ui_inset(at, 10);

    ui_plate(d, at, 64, UI_INK_950, 0, 0, true);
    switch (group) {
    case SETTINGS_SECRETS:
        curtain(d, in, now);
        break;
    case SETTINGS_SOUND:
        houses(d, in, now);
        break;
    default:
        seats_and_words(d, in, now);
    }
    ui_mount(d, at, 64, 11.0f, 0xFF4A2E24u, 0xFFB4703Cu, 1.6f);
}
