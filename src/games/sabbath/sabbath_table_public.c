/* The public frame: the clearing, the witch column, the players with what they took, the trick. Drawn from the public
 * part alone. */
#include <math.h>

#include "sabbath_table.h"

static void seat(const sabbath_look *look, const sabbath_ring *ring, int who) {
    const sabbath_pub *pub = look->pub;
    const ui_place *at = &ring->at[who];
    const bool acts = pub->turn == who && pub->phase != SABBATH_OVER;
    const ui_count count = {"card", pub->hand[who], UI_PAPER_400};

    sabbath_draw_taken(look, at->house, who);
    ui_seat_plate(look->d, at, &look->t->seat[who], acts ? UI_SEAT_TO_ACT : UI_SEAT_CALM, &count, 1);
    const ui_rect all = sabbath_both_of(at->house, at->plate);
    ui_zone_add(look->d, ZONE_SEAT, who, all, UI_ZONE_INSPECT);
    ui_focus(look->d, all, ZONE_SEAT, who);
}

/* Which of several games is played, at the top beside the board; the trick in the corner opposite. */
static void counters(const sabbath_look *look, ui_rect board) {
    const sabbath_pub *pub = look->pub;
    const int all = sabbath_tricks(pub->n), done = pub->tricks;
    ui_draw *d = look->d;

    if (pub->phase == SABBATH_DEAL) {
        return;
    }
    ui_corner_plate(d, true,
                    UI_SAY(d, "sabbath.table.trick", TEXT_NUM("n", done < all ? done + 1 : all), TEXT_NUM("of", all)),
                    NULL, false);
    if (pub->games > 1) {
        const char *text = UI_SAY(d, "sabbath.table.game", TEXT_NUM("n", pub->game + 1), TEXT_NUM("of", pub->games));
        ui_label_style style = UI_STYLE_BUTTON;
        style.size = 22;
        style.lines = 1;
        style.align = UI_MIDDLE;
        const float w = fminf(ui_label_width(d->ui, &style, text) + 34, 206.0f);
        const ui_rect at = {board.w + 16, 18, w, 54};
        ui_plate(d, at, 44, ui_fade(UI_INK_950, 0.82f), 0, 0.0f, false);
        ui_label(d, ui_inset(at, 2), &style, text);
    }
}

static void apron(const sabbath_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const char *told = NULL, *second = NULL;

    if (t->part < 1.0f) {
        told = sabbath_told_on(look, &t->event);
    }
    if (told == NULL && t->page == SABBATH_PAGE_END && look->pub->phase == SABBATH_WITCH) {
        second = sabbath_end_refusal(look);
    } else if (told == NULL && t->last.kind != 0) {
        second = sabbath_told_on(look, &t->last);
    }
    ui_apron(d, told != NULL ? told : sabbath_question(look), second, true);
}

void sabbath_draw_public(const sabbath_look *look) {
    const sabbath_ring ring = sabbath_ring_of(look->d->ui, look->pub->n);
    const sabbath_row_places row = sabbath_trick_places(look->d->ui, ring.centre, look->pub->n);

    table_ground(look->d, ring.tall ? "sabbath/table_tall" : "sabbath/table");
    sabbath_draw_column(look, ring.board);
    for (int i = 0; i < look->pub->n; i++) {
        seat(look, &ring, i);
    }
    sabbath_draw_trick(look, &row);
    sabbath_draw_flights(look, &ring, &row);
    counters(look, ring.board);
    apron(look);
    if (look->t->page >= 1 && look->t->page <= look->pub->n) {
        const float x = ring.board.w, bottom = look->d->ui->height - ring.apron;
        sabbath_draw_taken_sheet(look, (ui_rect){x, 0, look->d->ui->width - x, bottom}, look->t->page - 1);
    }
}
