/* Whom the middle of a flat table faces. */
#include "ui/edges.h"
#include "werewolf_table_public.h"

bool werewolf_face_asked(const werewolf_look *look, ui_rect at) {
    enum { FAR_EDGE = 2 };
    const ui_frame *ui = look->d->ui;
    const int seat = ui->rim != NULL ? werewolf_asked_by_name(look) : -1;

    if (at.w <= 0 || seat < 0 || look->t->seat[seat].bot ||
        ui_edge_of(look->pub->n, seat, ui->height > ui->width) != FAR_EDGE) {
        return false;
    }
    ui_group(look->d, at, FAR_EDGE, 0.0f);
    return true;
}
