/* The palette, its high-contrast twin, and mixing of colours. */
#include "ui/theme.h"

#include <math.h>

const ui_colour ui_seat_colour[UI_SEAT_COLOURS] = {
    0xFFA48A00u, 0xFF88CBFFu, 0xFFE74676u, 0xFF1E9C8Bu, 0xFF8B7DE2u, 0xFFD8C8B0u, 0xFFE4FFFFu, 0xFFBAD150u,
};

const char *const ui_emblem[UI_EMBLEMS] = {
    "owl",      "hare",     "snail", "stag", "cat",     "bell",   "key",     "boat",   "fish",  "heron",
    "hedgehog", "mushroom", "frog",  "swan", "rooster", "beetle", "lantern", "anchor", "acorn", "windmill",
};

static ui_colour of(unsigned alpha, unsigned r, unsigned g, unsigned b) {
    return (alpha << 24) | (r << 16) | (g << 8) | b;
}

static float linear(unsigned channel) {
    return powf((float)channel / 255.0f, 2.2f);
}

/* ---- light ---- */

static const float of_red = 0.2126f, of_green = 0.7152f, of_blue = 0.0722f;

static float light_of(unsigned channel) {
    const float part = (float)channel / 255.0f;
    return part <= 0.04045f ? part / 12.92f : powf((part + 0.055f) / 1.055f, 2.4f);
}

/* Not rounded: 0..255. */
static float channel_of(float light) {
    const float l = light < 0.0f ? 0.0f : light > 1.0f ? 1.0f : light;
    return 255.0f * (l <= 0.0031308f ? l * 12.92f : 1.055f * powf(l, 1.0f / 2.4f) - 0.055f);
}

float ui_light(ui_colour c) {
    return of_red * light_of((c >> 16) & 255u) + of_green * light_of((c >> 8) & 255u) + of_blue * light_of(c & 255u);
}

/* One step of green is much light: blue, of which a step is a tenth, makes up for what is lost by whole numbers. Of
 * the steps below and above that one is taken that leaves blue nearest to its hue. */
ui_colour ui_of_light(ui_colour near, float light) {
    const float times = light / fmaxf(ui_light(near), 0.0001f);
    const unsigned r = (unsigned)channel_of(times * light_of((near >> 16) & 255u));
    const unsigned g = (unsigned)channel_of(times * light_of((near >> 8) & 255u));
    const float b = channel_of(times * light_of(near & 255u));
    ui_colour best = near;
    float off = 1e6f;
    for (unsigned i = 0; i < 4; i++) {
        const unsigned more_r = r + (i & 1u) < 255u ? r + (i & 1u) : 255u,
                       more_g = g + i / 2 < 255u ? g + i / 2 : 255u;
        const float left = channel_of((light - of_red * light_of(more_r) - of_green * light_of(more_g)) / of_blue);
        if (fabsf(left - b) < off) {
            off = fabsf(left - b);
            best = of(255u, more_r, more_g, (unsigned)lroundf(left));
        }
    }
    return best;
}

ui_colour ui_theme(const ui_frame *ui, ui_colour c) {
    if (!ui->high_contrast || (c >> 24) == 0) {
        return c;
    }
    ui_colour rgb = c & 0xFFFFFFu;
    if (rgb == (UI_LANTERN & 0xFFFFFFu) || rgb == (UI_EMBER & 0xFFFFFFu)) {
        return (c & 0xFF000000u) | 0xFFD400u;
    }
    float light = 0.21f * linear(rgb >> 16) + 0.72f * linear((rgb >> 8) & 255u) + 0.07f * linear(rgb & 255u);
    return (c & 0xFF000000u) | (light < 0.14f ? 0x000000u : 0xFFFFFFu);
}

ui_colour ui_fade(ui_colour c, float alpha) {
    float a = alpha < 0.0f ? 0.0f : alpha > 1.0f ? 1.0f : alpha;
    return ((ui_colour)lroundf((float)(c >> 24) * a) << 24) | (c & 0xFFFFFFu);
}

static unsigned between(unsigned a, unsigned b, float part) {
    return (unsigned)lroundf((float)a + ((float)b - (float)a) * part);
}

ui_colour ui_mix(ui_colour a, ui_colour b, float part) {
    float p = part < 0.0f ? 0.0f : part > 1.0f ? 1.0f : part;
    return of(between(a >> 24, b >> 24, p), between((a >> 16) & 255u, (b >> 16) & 255u, p),
              between((a >> 8) & 255u, (b >> 8) & 255u, p), between(a & 255u, b & 255u, p));
}
