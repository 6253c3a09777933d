/* The pages of a tab of the results: a title between the arrows that turn them. */
#include <math.h>

#include "werewolf_table_results.h"

void werewolf_results_arrows(const werewolf_look *look, ui_rect at, const char *title, bool first, bool last) {
    ui_draw *d = look->d;
    const float w = fminf(100.0f, at.w * 0.16f);
    ui_label_style head = UI_STYLE_SENTENCE;

    head.size = 25.0f;
    head.lines = 2;
    if (!first || !last) {
        ui_button(d, (ui_rect){at.x, at.y, w, at.h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
                  first ? UI_ZONE_OFF : 0);
        ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
                  last ? UI_ZONE_OFF : 0);
    }
    ui_label(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, at.h}, &head, title);
}
