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
