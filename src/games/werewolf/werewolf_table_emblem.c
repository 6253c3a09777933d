/* Where the emblem of a plate lies over its edge. */
#include "werewolf_table.h"

bool werewolf_lies_over(ui_rect plate) {
    return plate.w < 160.0f;
}

float werewolf_number_height(ui_rect plate) {
    return (plate.h - 6) * 0.42f;
}

/* Where neighbours are not near it is larger, over the plate's corner. */
static ui_rect beside_number(ui_rect at) {
    static const float edge = 8.0f;
    const float high = werewolf_number_height(at), low = at.y + 3 + high, disc = high + 16;

    return werewolf_lies_over(at) ? (ui_rect){at.x + edge, at.y + 4, high + 2, high + 2}
                                  : (ui_rect){at.x - edge, low + 2 - disc, disc, disc};
}

static ui_rect beside_name(ui_rect at) {
    const float disc = 0.68f * at.h;

    return (ui_rect){at.x - 10.0f, at.y + (at.h - disc) / 2, disc, disc};
}

ui_rect werewolf_emblem_over(ui_rect plate, bool wide) {
    return wide ? beside_number(plate) : werewolf_lies_over(plate) ? beside_name(plate) : (ui_rect){0};
}
