/* Who acts on the public frame, and where they sit. */
#include "eatme_table.h"
#include "ui/edges.h"

bool eatme_hands_out(const eatme_look *look) {
    const uint8_t phase = look->pub->phase;

    return (phase == EATME_PHASE_RECAST || phase == EATME_PHASE_FIRST_CAST) && look->t->n_legal > 0 &&
           look->t->frame == TABLE_PUBLIC && !look->t->locked;
}

int eatme_caster(const eatme_pub *pub) {
    return pub->phase == EATME_PHASE_RECAST ? pub->loser : pub->wolf;
}

bool eatme_wolf_decides(const eatme_look *look) {
    return look->pub->phase == EATME_PHASE_PROWL && look->t->n_legal > 0 && !look->t->locked;
}

int eatme_turn_of(const eatme_look *look) {
    const ui_frame *ui = look->d->ui;
    const int who = eatme_hands_out(look) ? eatme_caster(look->pub) : eatme_wolf_decides(look) ? look->pub->wolf : -1;

    return ui->rim != NULL && who >= 0 ? ui_edge_of(look->pub->n, who, ui->height > ui->width) : 0;
}
