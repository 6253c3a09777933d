/* What a table is like: its screen, its people, their languages and settings, drawn by lot. */
#include <stdio.h>

#include "twins/side.h"

static uint32_t below(nt_rng *luck, uint32_t n) {
    return nt_rng_below(luck, n);
}

static const char *language(nt_rng *luck) {
    static const char *const all[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    return all[below(luck, 8)];
}

static void draw_device(side_manner *m, nt_rng *luck) {
    const uint32_t by = below(luck, 5);
    m->touch = by == 1 || by == 2;
    m->keys = by == 3;
    m->pad = by == 4;
}

/* What few tables have, by a luck of its own: all else stays as it was drawn before there was this. */
static void draw_rare(side_manner *m) {
    static const int measured[] = {80, 140};
    nt_rng luck = nt_rng_seed(m->seed);
    if (below(&luck, 6) == 0) {
        m->guests_idle = 15 + 15 * (int)below(&luck, 4);
    }
    if (below(&luck, 6) == 0) { /* the least that is promised */
        m->w = 1024;
        m->h = 600;
    }
    if (below(&luck, 8) == 0) {
        m->settings.measured_percent = measured[below(&luck, 2)];
    }
    for (int i = 0; i < APP_SOUND_GROUPS; i++) { /* without a voice other sounds speak */
        m->settings.level[i] = below(&luck, 5) == 0 ? (int)below(&luck, 2) : m->settings.level[i];
    }
    m->settings.mute = below(&luck, 12) == 0;
}

/* What people have chosen long ago, by a luck of its own again. */
static void draw_habits(side_manner *m) {
    nt_rng luck = nt_rng_seed(m->seed ^ 0x68616269u);
    m->settings.text_percent = below(&luck, 8) == 0 ? 150 : m->settings.text_percent;
    m->settings.full_screen = below(&luck, 4) == 0;
    m->settings.card_read = below(&luck, 2) == 0;
    m->settings.lang_chosen = below(&luck, 2) == 0;
    m->settings.mode = m->settings.mode == APP_UPRIGHT && below(&luck, 3) == 0 ? APP_PASS : m->settings.mode;
    m->settings.dwell_seconds = below(&luck, 5) == 0 ? 5 + (int)below(&luck, 6) : m->settings.dwell_seconds;
    for (int i = 0; i < APP_SOUND_GROUPS; i++) {
        m->settings.level[i] = below(&luck, 5) == 0 ? (int)below(&luck, 11) : m->settings.level[i];
    }
    if (!m->paints && below(&luck, 10) == 0) {
        m->w = 2560;
        m->h = 1440;
    }
    m->no_sound = below(&luck, 8) == 0;
    m->another = below(&luck, 4) == 0;
    m->own_voices = below(&luck, 2) == 0;
    m->named = below(&luck, 3) == 0;
}

side_manner side_draw_manner(const truths *t, nt_rng *luck) {
    static const int sizes[][2] = {{1280, 800}, {800, 1280}, {1024, 768}, {1366, 768}, {1920, 1080}};
    static const int large[] = {175, 175, 130, 115};
    const int *size = sizes[below(luck, 5)];
    side_manner m = {.w = size[0],
                     .h = size[1],
                     .px_per_mm = 3.78f,
                     .settings = app_settings_standard(),
                     .seed = 1 + below(luck, 1000000),
                     .paints = below(luck, 6) == 0};
    draw_device(&m, luck);
    m.px_per_mm = m.seed / 24 % 4 == 0 ? 6.3f : m.px_per_mm;
    snprintf(m.settings.lang, sizeof m.settings.lang, "%s", language(luck));
    m.settings.text_percent = below(luck, 3) == 0 ? large[m.seed / 8 % 4] : 100;
    m.settings.high_contrast = below(luck, 6) == 0;
    m.settings.left_handed = below(luck, 6) == 0;
    m.settings.hold_toggle = below(luck, 6) == 0;
    m.settings.curtain_alone = below(luck, 2) == 0;
    m.settings.motion = (app_motion)below(luck, 2);
    m.settings.pace = (app_pace)below(luck, 4);
    m.settings.seat_lock = m.seed / 4 % 6 == 0;
    m.settings.flat_alarm ^= m.seed / 16 % 3 == 0;
    m.settings.mode = m.seed % 4 == 0 ? APP_FLAT : APP_UPRIGHT;
    m.settings.dwell_seconds = 1 + (int)below(luck, 4);
    m.settings.idle_seconds = 10 + (int)below(luck, 51);
    const uint32_t chairs = (1u << t->config.seats) - 1;
    m.people = below(luck, 3) > 0 ? chairs : (chairs & (uint32_t)nt_rng_next(luck)) | 1u << t->viewer;
    for (int i = 0; i < t->config.seats; i++) {
        m.seat_lang[i] = below(luck, 4) == 0 ? language(luck) : NULL;
    }
    draw_rare(&m);
    draw_habits(&m);
    return m;
}
