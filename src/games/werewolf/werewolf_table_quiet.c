/* Before the end, for somebody who is out for good: what the end will show. */
#include <math.h>
#include <string.h>

#include "werewolf_table_results.h"

/* The public part as the end will open it. */
static werewolf_pub opened_now(const nt_whole *whole) {
    const werewolf_priv *seats = whole->seats;
    const werewolf_hid *hid = whole->hid;
    werewolf_pub pub = *(const werewolf_pub *)whole->pub;

    memcpy(pub.cause, hid->cause, sizeof pub.cause);
    memcpy(pub.nights, hid->nights, sizeof pub.nights);
    for (int seat = 0; seat < pub.n; seat++) {
        pub.role[seat] = seats[seat].role;
    }
    return pub;
}

void werewolf_draw_quiet(const werewolf_look *hosted) {
    static const char *const key[] = {"tab_seats", "tab_rounds"};
    const werewolf_pub pub = opened_now(hosted->h->whole);
    werewolf_look look = *hosted;
    ui_draw *d = look.d;
    const float w = d->ui->width, button = fmaxf(ui_target(d->ui), 50.0f);
    const ui_rect row = {w / 2 - fminf(w - 60, 460) / 2, 70, fminf(w - 60, 460), button};
    const ui_rect area = {30, 74 + button + 18, w - 60, d->ui->height - 74 - 2 * button - 18 - 50};
    ui_label_style title = UI_STYLE_TITLE;

    look.pub = &pub;
    table_stage(d, "private", 0, 0);
    title.lines = 1;
    ui_label(d, (ui_rect){40, 8, w - 80, 60}, &title, ui_say(d, "werewolf.quiet.head"));
    for (int i = 0; i < 2; i++) {
        ui_button(d, ui_column(row, i, 2, 12), WEREWOLF_ZONE_TAB, i, werewolf_say(look.w, "results", key[i]), NULL,
                  look.t->page == i ? UI_PRIMARY : UI_PLAIN, 0);
    }
    if (look.t->page == 1) {
        werewolf_draw_rounds(&look, ui_inset(area, 10));
    } else {
        werewolf_draw_plates(&look, area);
    }
}
