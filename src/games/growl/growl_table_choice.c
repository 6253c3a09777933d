/* What a private page asks for, and how its window stands. */
#include "growl_table_private.h"

const char *growl_kind_or_none(int kind) {
    return kind < GROWL_KINDS ? growl_kind_id[kind] : "none";
}

growl_choice growl_choice_of(const growl_pub *pub) {
    switch (pub->step) {
    case GROWL_STEP_PASS:
    case GROWL_STEP_HALLOWS_CARDS:
        return GROWL_TWO_CARDS;
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_SERUM_SHOW:
    case GROWL_STEP_TEMPEST_CARD:
        return GROWL_ONE_CARD;
    default:
        return GROWL_NO_CARDS;
    }
}

/* Low and wide: letters are large there, and there is room at the sides. */
bool growl_is_low(const ui_frame *ui) {
    return ui->width > 1430.0f;
}
