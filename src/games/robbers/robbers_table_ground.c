/* The ground of the table. */
#include "robbers_table.h"

void robbers_draw_ground(ui_draw *d) {
    table_ground(d, d->ui->height > d->ui->width ? "robbers/table_tall" : "robbers/table");
}
