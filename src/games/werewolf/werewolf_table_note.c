/* The note in the middle of the public frame: its plate, and how it keeps off people, plates and votes. From the
 * public part alone. */
#include <math.h>

#include "werewolf_table_public.h"

static const float edges = 36.0f, mark_size = 28.0f, mark_air = 10.0f;
static const float inset = 6.0f; /* of the words, above and below */

float werewolf_beside_words(werewolf_mark mark) {
    return edges + (mark != WEREWOLF_MARK_NONE ? mark_size + mark_air : 0.0f);
}

static ui_label_style style_of(const ui_frame *ui, const werewolf_middle *m) {
    ui_label_style style = werewolf_note_style(ui);

    style.size *= m->letters;
    return style;
}

/* ---- how wide ---- */

/* Large words about a vote are one line, or people on the square would be covered, and in a wide frame slips of a
 * list too small to be touched: whose plate has no sign has not voted. */
const char *werewolf_note_in_one_line(const werewolf_look *look, const char *line) {
    const werewolf_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    int done = 0, of = 0;

    if (line == NULL || !ui_large_words(ui)) {
        return line;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        of += pub->voter[seat] != 0;
        done += pub->voter[seat] && pub->voted[seat];
    }
    return UI_SAY(look->d, "werewolf.note.voted", TEXT_NUM("done", done), TEXT_NUM("of", of));
}

/* So that this line is not broken after all. */
float werewolf_note_wide_for(const ui_frame *ui, const werewolf_middle *m, float wide) {
    static const float most = 0.36f; /* of the frame: beyond it threads pass */
    const ui_label_style style = werewolf_note_style(ui);
    const float one = ui_label_width(ui, &style, m->line) + 1.0f + werewolf_beside_words(m->mark);

    return fmaxf(wide, fminf(one, fminf(m->c.w, most * ui->width)));
}

/* On a wide flat table its letters are larger, and it may be as wide as the people leave it, of two lines. */
float werewolf_note_most(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m, float most) {
    static const float widest = 0.46f, air = 16.0f, lines = 2.0f;
    const ui_frame *ui = look->d->ui;

    if (ui->rim == NULL || ui->height > ui->width) {
        return most;
    }
    const ui_label_style style = werewolf_note_style(ui);
    const float foot = m->c.y + m->c.h - werewolf_one_row(ui), high = lines * ui_label_line(ui, &style) + 22.0f;
    const float free = 2 * (werewolf_between_people(ui, ring, look->pub->n, foot - high, foot) - air);
    return fmaxf(most, fminf(free, widest * ui->width));
}

/* ---- where ---- */

/* On several lines the mark stands beside these, too. */
ui_rect werewolf_note_plate(const ui_draw *d, const werewolf_middle *m) {
    const ui_label_style style = style_of(d->ui, m);
    const float beside = werewolf_beside_words(m->mark), one = ui_label_width(d->ui, &style, m->line) + 1.0f;

    return ui_centre(m->note, beside + werewolf_tight(d, &style, fminf(one, m->note.w - beside), m->line),
                     m->note.h - 4);
}

void werewolf_draw_note(const werewolf_look *look, const werewolf_middle *m, bool on_panel) {
    ui_draw *d = look->d;

    if (m->line == NULL) {
        return;
    }
    const ui_rect plate = werewolf_note_plate(d, m);
    const bool turned = !on_panel && werewolf_face_asked(look, plate);
    ui_label_style style = style_of(d->ui, m);
    style.colour = on_panel ? UI_BARK : UI_PAPER_100;
    if (!on_panel) {
        ui_plate(d, plate, 33, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    }
    ui_rect words = ui_inset(plate, inset);
    if (m->mark != WEREWOLF_MARK_NONE) {
        const float x = plate.x + edges / 2 - 2, left = x + mark_size + mark_air - 6;
        werewolf_draw_mark(d, (ui_rect){x, plate.y + (plate.h - mark_size) / 2, mark_size, mark_size}, m->mark);
        words = (ui_rect){left, words.y, words.x + words.w - left, words.h};
    }
    ui_label(d, words, &style, m->line);
    if (turned) {
        ui_group_end(d);
    }
}

/* ---- off people ---- */

bool werewolf_note_meets_people(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m) {
    return m->line != NULL && werewolf_meets_people(look->d->ui, ring, look->pub->n, werewolf_note_plate(look->d, m));
}

bool werewolf_asks_in_one_line(const ui_frame *ui, const char *question) {
    const float line = ui->width < 1000.0f ? ui->width - 48 : ui->width * 0.6f;

    return ui_label_width(ui, &UI_STYLE_SENTENCE, question) <= line;
}

/* Of a vote, and of who stands, what is to be touched or was told is there. */
static bool has_room_below_question(const werewolf_look *look) {
    return !werewolf_in_vote(look->pub) && look->pub->step != WEREWOLF_STEP_STAND &&
           werewolf_asks_in_one_line(look->d->ui, werewolf_question(look));
}

/* Beyond the frame, on a plate or its emblem, on votes or where they will be, on "to act", or on the arrow of either
 * way. */
static bool meets_ring(const werewolf_look *look, const werewolf_ring *ring, ui_rect at) {
    static const float air = 12.0f;
    const ui_frame *ui = look->d->ui;
    table_point spot[WEREWOLF_DIRECTION_SPOTS];
    const int spots = werewolf_direction_spots(look, ring, spot);
    bool meets = at.x < air || at.x + at.w > ui->width - air;

    for (int i = 0; i < spots; i++) {
        meets |= ui_inside(ui_inset(at, -air), spot[i].x, spot[i].y);
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        meets |= ui_meet(at, ui_inset(ring->plate[seat], -air)) ||
                 (werewolf_in_vote(look->pub) && ui_meet(at, werewolf_total_place(ui, ring, seat))) ||
                 (werewolf_acts(look, seat) && ui_meet(at, werewolf_cue_at(look, ring, seat)));
    }
    return meets;
}

/* How a note may stand, the best first: in so many lines, of letters so large, above the buttons or below. */
typedef struct {
    float letters;
    int lines;
    bool under;
} way;

static const way ways[] = {{1.0f, 1, false}, {0.92f, 1, false}, {0.85f, 1, false}, {1.0f, 1, true}, {0.85f, 1, true},
                           {1.0f, 2, false}, {0.85f, 2, false}, {1.0f, 2, true},   {0.85f, 2, true}};
enum { WAYS = sizeof ways / sizeof ways[0], SMALLEST = 2 };

/* No higher than its lines are. */
static void stand(const werewolf_look *look, werewolf_middle *m, const way *as) {
    static const float below_buttons = 10.0f, half = 0.58f;
    const ui_frame *ui = look->d->ui;
    const ui_rect buttons = werewolf_buttons_seen(&m->buttons);
    const float rest = m->rest.y + m->rest.h, foot = m->buttons.n > 0 ? fminf(rest, buttons.y) : rest;

    m->letters = as->letters;
    const ui_label_style style = style_of(ui, m);
    const float one = ui_label_width(ui, &style, m->line) + 2.0f, wide = as->lines == 1 ? one : half * one;
    const float high = ui_label_height(ui, &style, wide, m->line) + 2 * inset + 4;
    m->note = ui_centre(m->note, wide + werewolf_beside_words(m->mark), high);
    m->note.y = as->under ? buttons.y + buttons.h + below_buttons : foot - high;
    m->s.words = high;
}

void werewolf_note_off_people(const werewolf_look *look, const werewolf_ring *ring, werewolf_middle *m) {
    const bool alone = m->s.clock + m->s.row + m->s.list <= 0.0f;

    if (look->d->ui->rim != NULL || !alone || m->covers || !werewolf_note_meets_people(look, ring, m)) {
        return;
    }
    if (has_room_below_question(look)) {
        m->below = true;
        m->line = NULL;
        m->s.words = 0.0f;
        return;
    }
    werewolf_middle with = *m;
    with.line = werewolf_one_line(&look->d->words, m->line);
    for (int i = 0; i < 2 * WAYS; i++) { /* at last off the ring alone, where it hides the least */
        stand(look, &with, &ways[i < WAYS ? i : (i + SMALLEST) % WAYS]);
        if (!meets_ring(look, ring, werewolf_note_plate(look->d, &with)) &&
            (i >= WAYS || !werewolf_note_meets_people(look, ring, &with))) {
            *m = with;
            return;
        }
    }
}

void werewolf_lower_middle(const werewolf_look *look, const werewolf_ring *ring, werewolf_middle *m) {
    enum { STEPS = 20 };
    static const float step = 3.0f;
    const ui_frame *ui = look->d->ui;

    for (int i = 0; i <= STEPS; i++) {
        const float down = step * (float)i;
        werewolf_middle with = *m;
        with.c.h += down;
        with.rest.h += down;
        with.note.y += down;
        with.buttons.at.h += down;
        if (meets_ring(look, ring, with.note) || meets_ring(look, ring, werewolf_buttons_seen(&with.buttons))) {
            return;
        }
        if (!werewolf_meets_people(ui, ring, look->pub->n, with.note)) {
            *m = with;
            return;
        }
    }
}
