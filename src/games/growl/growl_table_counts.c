/* What a plate counts. */
#include "growl_table.h"

int growl_counts(const growl_look *look, int seat, ui_count out[GROWL_COUNTS]) {
    const int hand = look->pub->hand[seat] + growl_dealt_to(look, seat) - growl_passed_by(look, seat) +
                     growl_taken_by(look, seat) + growl_given_to(look, seat) - growl_stormed_by(look, seat);
    bool gold = false;

    for (int i = 0; i < look->pub->n; i++) {
        gold |= growl_tokens(look->pub, i) > 0;
    }
    out[0] = (ui_count){"card", hand, UI_PAPER_400, false};
    out[1] = (ui_count){"coin", growl_tokens(look->pub, seat), UI_YELLOW, false};
    return gold ? 2 : 1;
}
