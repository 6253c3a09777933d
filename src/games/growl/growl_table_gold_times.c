/* What moves on the gold page: dawn lifts, houses grow and their gold is counted, then crowns fall. */
#include "growl_table_gold.h"

static const float dawn_lifted = 0.25f, houses_stand = 0.4f, gold_counts = 0.15f, crown_falls = 0.52f;

static float told(const growl_look *look) {
    return 1.0f - look->t->opening;
}

float growl_dark_before_gold(const growl_look *look) {
    return 1.0f - motion_of(told(look), 0.0f, dawn_lifted);
}

int growl_gold_counted(const growl_look *look, int seat) {
    const float counted = motion_of(told(look), gold_counts, crown_falls);

    return table_counted_up(growl_tokens(look->pub, seat), 1.0f - counted);
}

bool growl_gold_is_counted(const growl_look *look) {
    return told(look) >= crown_falls;
}

float growl_crown_opening(const growl_look *look) {
    return 1.0f - motion_of(told(look), crown_falls, 1.0f);
}

float growl_house_grown(const growl_look *look) {
    return motion_out(motion_stepped(motion_of(told(look), 0.0f, houses_stand), 6));
}
