/* What stands in the middle of the public frame is drawn in its places. */
#include <math.h>

#include "werewolf_table_board.h"
#include "werewolf_table_public.h"

/* Each piece in its own place; what a list's sheet holds is turned with it. */
static bool face_asked(const werewolf_look *look, const werewolf_middle *m, ui_rect at) {
    return m->s.list <= 0 && werewolf_face_asked(look, at);
}

/* w 0: there is none. */
static ui_rect queue_taken(const werewolf_look *look, const werewolf_middle *m) {
    return m->s.row > 0 ? werewolf_queue_place(look, werewolf_queue_row(look->d->ui, m), m->s.rows) : (ui_rect){0};
}

/* The clock, and who speaks beside it. */
static void draw_clock(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m, float y) {
    const werewolf_stack *s = &m->s;
    const float w = werewolf_clock_width(look->d->ui), x = m->c.x + (m->c.w - w - s->beside) / 2;
    const float face = fminf(62.0f, s->clock - 2);
    const ui_rect all = {x, y, w + s->beside, s->clock};
    const bool turned = face_asked(look, m, all);

    werewolf_draw_clock(look, (ui_rect){x, y + (s->clock - face) / 2, w, face});
    if (s->beside > 0) {
        werewolf_draw_queue(
            look, (ui_rect){x + w + WEREWOLF_CLOCK_TO_ROW, y, s->beside - WEREWOLF_CLOCK_TO_ROW, s->clock}, s->rows);
    }
    if (turned) {
        ui_group_end(look->d);
    }
    werewolf_draw_last_words(look, ring, m, all, queue_taken(look, m));
}

static void draw_row(const werewolf_look *look, const werewolf_middle *m) {
    const ui_rect at = werewolf_queue_row(look->d->ui, m);
    const bool turned = face_asked(look, m, at);

    werewolf_draw_queue(look, at, m->s.rows);
    if (turned) {
        ui_group_end(look->d);
    }
}

/* From above: words, clock, speakers and a list, which lie on one sheet with it. */
static void draw_stack(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m) {
    const werewolf_stack *s = &m->s;
    const bool listed = s->list > 0;
    const ui_rect panel = listed ? werewolf_list_panel(look, m) : (ui_rect){0};
    const bool turned = listed && werewolf_face_asked(look, panel);

    if (listed) {
        werewolf_draw_board(look->d, ui_inset(panel, -werewolf_beyond_sheet(look->d->ui)), 35, 0.0f);
    }
    werewolf_draw_note(look, m, listed);
    if (s->clock > 0) {
        draw_clock(look, ring, m, m->note.y + s->words);
    }
    if (s->row > 0) {
        draw_row(look, m);
    }
    if (listed) {
        werewolf_draw_list(look, werewolf_list_place(look->d->ui, m), &s->lines);
    }
    if (turned) {
        ui_group_end(look->d);
    }
}

void werewolf_draw_middle(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m) {
    const ui_rect c = m->c;

    werewolf_draw_buttons(look, m->list, &m->buttons);
    if (werewolf_has_sheet(look->pub)) { /* above the button, also when that is gone */
        werewolf_draw_sheet(
            look, (ui_rect){c.x, c.y, c.w, look->d->ui->rim == NULL ? m->rest.h - WEREWOLF_NEAR_BUTTONS - 8 : c.h});
        return;
    }
    if ((look->t->part < 1.0f && werewolf_day_turns(look)) ||
        werewolf_slide_covers(look)) { /* only that is looked at */
        return;
    }
    if (werewolf_rites_over(look, werewolf_slide_place(look, ring)).w > 0) { /* drawn last */
        return;
    }
    draw_stack(look, ring, m);
}
