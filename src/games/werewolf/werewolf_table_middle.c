/* The middle of the public frame: words, clock, speakers, a list and buttons, and how they share its room. From the
 * public part alone. */
#include <math.h>

#include "werewolf_table_board.h"
#include "werewolf_table_public.h"

static const float clock_high = 66.0f;

/* The queue is one row below a clock that is a little lower; large words leave no room for that. */
static const float clock_low = 58.0f;

static float short_row(const ui_frame *ui) {
    return 52.0f * werewolf_queue_larger(ui);
}

static bool row_below_clock(const ui_frame *ui) {
    return !ui_large_words(ui);
}

/* How many places so many in the order take. */
static int queue_of(int order) {
    return order > WEREWOLF_SHORT_QUEUE ? WEREWOLF_SHORT_QUEUE : order;
}

/* In a wide frame with large words clock and queue stand in one line, so that they hide nobody on the square. */
static void row_beside_clock(const ui_frame *ui, int n, werewolf_stack *s) {
    static const int most_rows = 3;
    const float wide = ui->width * 0.54f - werewolf_clock_width(ui) - WEREWOLF_CLOCK_TO_ROW;
    int rows = 1, in_row = n;

    while (wide < 38.0f * (float)in_row && rows < most_rows) {
        rows++;
        in_row = (n + rows - 1) / rows;
    }
    if (ui->height > ui->width || wide < 38.0f * (float)in_row) {
        return;
    }
    const float size = werewolf_speaker_size(ui, rows);
    s->rows = rows;
    s->beside = fminf(size, wide / (float)in_row) * (float)in_row + WEREWOLF_CLOCK_TO_ROW;
    s->clock = fmaxf(s->clock, size * (float)rows);
    s->row = 0.0f;
}

static const float list_air = 12.0f, list_over = 4.0f; /* below its rows, and above them */
static const float list_edge = 16.0f;                  /* of its sheet, left and right */

/* So far its board's frame stands out. */
float werewolf_beyond_sheet(const ui_frame *ui) {
    return 0.6f * werewolf_board_frame(ui);
}

/* So far from its sheet the buttons begin. */
static float below_sheet(const ui_frame *ui) {
    return werewolf_beyond_sheet(ui) + (ui->height > ui->width ? 9.0f : 0.0f); /* a tall frame has room for air */
}

/* What the words above it, and so many buttons, leave it of a middle so high; large words leave these no more. */
static float list_high(const werewolf_look *look, const werewolf_button *list, int n, int in_row, ui_rect row,
                       float clear) {
    const ui_frame *ui = look->d->ui;
    const float most = ui->rim != NULL ? INFINITY : ui->height > ui->width ? 560.0f * ui->text_scale : 330.0f;
    werewolf_button_rows rows = werewolf_rows_of(ui, list, n, in_row, row, 0.0f);

    if (ui->rim == NULL && !ui_large_words(ui)) {
        werewolf_raise_buttons(look, list, &rows, 0.0f);
    }
    return fminf(most, clear - werewolf_rows_high(&rows) - list_over - list_air - below_sheet(ui));
}

static werewolf_stack stack_of(const werewolf_look *look, const char *line, werewolf_mark mark, float w,
                               ui_rect for_list) {
    const werewolf_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    /* Whoever declares something speaks: whose turn it was is not asked then, nor while something is told of others.
     */
    const bool news =
        werewolf_tells_of_others(look) || (table_tells(look->t) && look->t->event.kind == WEREWOLF_EV_BADGE);
    /* One alone is no order. */
    const bool speech = pub->order_n > 1 && pub->speaker < pub->n && !werewolf_in_vote(pub) &&
                        pub->step != WEREWOLF_STEP_DECLARE && !news;
    /* While the count is told, threads and totals tell it; nothing can be taken back. */
    const bool listed = werewolf_shows_list(look);
    const bool below = row_below_clock(ui);
    werewolf_stack s = {.rows = 1};

    /* The last one's time still runs when it is asked whether night may fall. */
    s.clock = !look->t->has_clock || news || pub->step == WEREWOLF_STEP_DUSK ? 0.0f : below ? clock_low : clock_high;
    s.row = !speech ? 0.0f : below ? short_row(ui) : 60.0f;
    if (speech && s.clock > 0 && !below) {
        row_beside_clock(ui, queue_of(pub->order_n), &s);
    }
    if (line != NULL) {
        const ui_label_style style = werewolf_note_style(ui);
        s.words =
            fmaxf(58.0f, fminf(ui_label_height(ui, &style, w - werewolf_beside_words(mark), line) + 22, 150.0f));
    }
    if (listed) {
        s.lines = werewolf_list_in(look, for_list.w - 2 * list_edge, for_list.h - s.words);
        /* On a flat table it hides the village however few rows it has, and no cross stands out above it. */
        const float high = ui->rim != NULL ? for_list.h - s.words : s.lines.high;
        s.list = s.lines.n > 0 ? high + list_over + list_air + below_sheet(ui) : 0.0f;
    }
    return s;
}

static float high_of(const werewolf_stack *s) {
    return s->words + s->clock + s->row + s->list;
}

/* The village and who stands before it stay in sight above: all of it is one block with the buttons, as low as these;
 * on a tall frame higher, where there is room. */
static float top_of(const ui_frame *ui, ui_rect rest, const werewolf_stack *s) {
    const bool tall = ui->height > ui->width;
    const float sill = ui->height * WEREWOLF_SILL, used = high_of(s), low = fmaxf(0.0f, rest.h - used);

    return rest.y + (tall ? fmaxf(0.0f, fminf(fmaxf(low / 2, sill - rest.y), low)) : low);
}

/* What stands above the plates below the middle, with air. */
static const float at_dusk = 16.0f, strip_to_act = 47.0f, their_votes = 72.0f;

/* With large words they have no more air than they need: people stand above. */
static float above_votes(const ui_frame *ui) {
    static const float least = 54.0f;

    return ui_large_words(ui) && ui->rim == NULL && ui->height <= ui->width ? least : their_votes;
}

/* The middle, down to that. */
static ui_rect clear_middle(const ui_frame *ui, const werewolf_ring *ring, int n, float to_act) {
    /* Votes stand at a plate's inner end. */
    const float half = ui->width * (ui->height > ui->width ? 0.3f : to_act < above_votes(ui) ? 0.2f : 0.22f);
    ui_rect c = ring->middle;
    float foot = c.y + c.h + to_act;

    for (int i = 0; i < n; i++) {
        const ui_rect at = ring->plate[i];
        const float x = at.x + at.w / 2 - ui->width / 2;
        if (fabsf(x) < half && at.y > ui->height / 2) {
            foot = fminf(foot, at.y - to_act);
        }
    }
    c.h = foot - c.y;
    return c;
}

/* What stands beside the plates at the sides. */
typedef enum { NO_VOTES, VOTES, VOTES_OF_COLUMNS, A_LIST } beside;

/* What the plates beside the lowest of a middle, `high`, leave of it, with the words "to act" above them, or in a
 * vote the votes beside them: half its width, and where they begin. */
static float room_beside(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect c, float high, beside what,
                         float *from) {
    static const float air_of[] = {[NO_VOTES] = 14.0f, [VOTES] = 70.0f, [VOTES_OF_COLUMNS] = 65.0f, [A_LIST] = 26.0f};
    const bool tall = ui->height > ui->width;
    static const float above = 6.0f;
    const bool votes = what != NO_VOTES;
    const float to_act = votes && tall ? 15.0f : 40.0f, air = air_of[what];
    float half = werewolf_button_row(ui, c).w / 2;

    *from = c.y + c.h;
    for (int i = 0; i < n; i++) {
        const ui_rect at = ring->plate[i], emblem = werewolf_emblem_over(at, ring->wide);
        const bool lies_inwards = tall && emblem.w > 0.0f && emblem.x > ui->width / 2;
        const float over = lies_inwards && !votes ? at.x - emblem.x : 0.0f;
        const float aside = fabsf(at.x + at.w / 2 - ui->width / 2) - at.w / 2 - over - air;
        if (at.y - to_act < c.y + c.h && at.y + at.h + to_act > c.y + c.h - high && aside > 0 && aside < half) {
            half = aside;
            *from = at.y - (votes ? above_votes(ui) : to_act + above);
        }
    }
    return half;
}

/* Where the buttons stand: between plates, and in a vote their votes, where that is wide enough, else the middle ends
 * above these; of a tall frame's columns it cannot. */
static ui_rect button_row(const ui_frame *ui, const werewolf_ring *ring, int n, beside what, ui_rect *c) {
    const bool tall = ui->height > ui->width;
    float from;
    const float half = room_beside(ui, ring, n, *c, 130.0f, what, &from);

    if (what != NO_VOTES && tall) {
        return (ui_rect){ui->width / 2 - half, c->y, 2 * half, c->h};
    }
    if (half > ui->width * 0.195f &&
        werewolf_in_a_row(2 * half) >= (int)fminf(3.0f, (float)werewolf_in_a_row(werewolf_button_row(ui, *c).w))) {
        return (ui_rect){ui->width / 2 - half, c->y, 2 * half, c->h};
    }
    c->h = fminf(c->h, from - c->y);
    return werewolf_button_row(ui, *c);
}

/* The aside stands below the question: the speakers' numbers, and whoever stands there, or shines there for the last
 * words, have the middle; what is known of declarations, while there are buttons for these. */
bool werewolf_aside_below(const werewolf_look *look) {
    const int step = look->pub->step;

    return step == WEREWOLF_STEP_CAMPAIGN || step == WEREWOLF_STEP_WORDS ||
           (step == WEREWOLF_STEP_DECLARE && look->t->n_legal > 0) ||
           (step == WEREWOLF_STEP_DIRECTION && look->d->ui->rim != NULL);
}

static const float over_arrow = 40.0f; /* on which the speeches go round */

/* What a speech that all may hold, its clock and one row of buttons take up of a wide frame: in all steps of a game
 * alike. */
enum { PARTS = 4 };

static void parts_of_speech(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect part[PARTS]) {
    ui_rect c = clear_middle(ui, ring, n, strip_to_act);
    const ui_rect row = button_row(ui, ring, n, NO_VOTES, &c);
    const bool below = row_below_clock(ui);
    const int shown = queue_of(n);
    werewolf_stack s = {.clock = below ? clock_low : clock_high};

    if (!below) {
        row_beside_clock(ui, shown, &s);
    }
    const float w = werewolf_clock_width(ui), high = werewolf_clock_button(ui),
                sill = c.y + c.h - werewolf_one_row(ui) + WEREWOLF_NEAR_BUTTONS,
                foot = sill - (below ? short_row(ui) : 0.0f);
    const float shorter =
        s.rows == 2 && shown % 2 ? werewolf_speaker_size(ui, 2) : 0.0f; /* the lower one of two rows */
    const float x = (ui->width - w - s.beside) / 2,
                buttons = fminf(row.w, 2 * WEREWOLF_BUTTON_MOST + WEREWOLF_BUTTON_GAP);

    part[0] = (ui_rect){x, foot - (s.clock + high) / 2, w, high};
    part[1] = (ui_rect){x + w, foot - s.clock + 9, s.beside - 5, s.clock / 2 - 11}; /* discs at its corners */
    part[2] = (ui_rect){x + w, foot - s.clock / 2 + 2, s.beside - shorter, s.clock / 2 - 4};
    if (below) {
        const float each = short_row(ui);
        part[1] = part[2] = ui_centre((ui_rect){0, foot, ui->width, each}, each * (float)shown, 0.77f * each);
    }
    part[3] = (ui_rect){(ui->width - buttons) / 2, sill, buttons, werewolf_one_row(ui)};
}

static bool has_square(const ui_frame *ui, const werewolf_ring *ring, int n) {
    ui_rect part[PARTS];

    if (ui->height > ui->width) {
        return true;
    }
    parts_of_speech(ui, ring, n, part);
    for (int i = 0; i < PARTS; i++) {
        if (werewolf_meets_people(ui, ring, n, part[i])) {
            return false;
        }
    }
    return true;
}

/* Half the width of all that, with air. */
static float beside_speech(const ui_frame *ui, const werewolf_ring *ring, int n) {
    static const float air = 34.0f;
    ui_rect part[PARTS];
    float half = 0.0f;

    parts_of_speech(ui, ring, n, part);
    for (int i = 0; i < PARTS; i++) {
        half = fmaxf(half, fmaxf(ui->width / 2 - part[i].x, part[i].x + part[i].w - ui->width / 2));
    }
    return half + air;
}

/* Up to so many steps smaller, free: with nobody before another one, or before a house. */
static bool fits_smaller(const ui_frame *ui, werewolf_ring *ring, int n, int steps, bool free) {
    static const float step = 0.06f;

    for (int i = 0; i <= steps; i++) {
        ring->smaller = step * (float)i;
        if (has_square(ui, ring, n) && !(free && werewolf_people_crowd(ui, ring, n))) {
            return true;
        }
    }
    return false;
}

/* In one arc, a little smaller where need be, a crowd rather without signs at the feet; else in two wings, else in an
 * arc on the walls of the village: while signs are still read. On a flat table a crowd's would be dots: its seats
 * have theirs on discs. */
bool werewolf_fit_square(const ui_frame *ui, werewolf_ring *ring, int n) {
    enum { SIGNED = 3, LITTLE = 6, MOST = 8 };

    ring->wings = 0.0f;
    ring->bare = false;
    if (werewolf_is_crowd(ui, n)) {
        if (ui->rim == NULL && fits_smaller(ui, ring, n, SIGNED, true)) {
            return true;
        }
        ring->bare = true;
    }
    if (fits_smaller(ui, ring, n, LITTLE, ui->height <= ui->width)) {
        return true;
    }
    ring->wings = beside_speech(ui, ring, n);
    if (fits_smaller(ui, ring, n, MOST, true)) {
        return true;
    }
    ring->wings = 0.0f;
    if (fits_smaller(ui, ring, n, MOST, false)) {
        return true;
    }
    ring->smaller = 0.0f;
    return false;
}

static bool fit_in_rows(const werewolf_look *look, const werewolf_button *list, int n, int most, ui_rect row,
                        float above) {
    const werewolf_button_rows r = werewolf_rows_of(look->d->ui, list, n, most, row, above);

    return werewolf_buttons_fit(look, list, &r);
}

/* No higher than they must be. */
static bool fit_in_one_row(const werewolf_look *look, const werewolf_button *list, int n, ui_rect row) {
    return look->d->ui->width > look->d->ui->height && fit_in_rows(look, list, n, n, row, row.h);
}

/* One less where their words would be cut, or where large ones are larger in as many rows. A list's have one row if
 * they can, but for large words: a second takes the height of its slips. */
static int usual_in_a_row(const werewolf_look *look, const werewolf_button *list, int n, ui_rect row) {
    static const float least_words = 145.0f;
    const ui_frame *ui = look->d->ui;
    const int most = row.w < 2 * least_words * ui->text_scale ? 1 : werewolf_in_a_row(row.w);

    if (n > most && werewolf_shows_list(look) && !ui_large_words(ui) && fit_in_one_row(look, list, n, row)) {
        return n;
    }
    const bool even = ui_large_words(ui) && most > 2 && list[n - 1].look != UI_OUTLINED &&
                      (n + most - 1) / most == (n + most - 2) / (most - 1);
    const bool cut = most > 1 && !fit_in_rows(look, list, n, most, row, 0.0f);

    return (cut || even) && fit_in_rows(look, list, n, most - 1, row, 0.0f) ? most - 1 : most;
}

/* More stand in one row than usually where two rows would lift the speakers' numbers onto the village. */
static int buttons_in_a_row(const werewolf_look *look, const werewolf_button *list, int n, ui_rect row,
                            const werewolf_stack *s) {
    const ui_frame *ui = look->d->ui;
    const float village = ui->height * 0.42f; /* its foot */
    const int most = usual_in_a_row(look, list, n, row);
    const werewolf_button_rows usual = werewolf_rows_of(ui, list, n, most, row, high_of(s));
    const bool lifted = s->row > 0 && row.y + row.h - werewolf_rows_high(&usual) - high_of(s) < village;

    return n > most && lifted && fit_in_one_row(look, list, n, row) ? n : most;
}

/* In a tall frame's columns votes stand beyond the plates. */
static float within_votes(const werewolf_look *look, ui_rect c) {
    const ui_frame *ui = look->d->ui;
    const bool votes = werewolf_in_vote(look->pub) && !werewolf_shows_list(look);

    return ui->height > ui->width && votes ? c.w - 84.0f : c.w;
}

/* Its board stands off the plates at the sides, and off the signs at their corners. */
static float list_width(const werewolf_look *look, const werewolf_ring *ring, ui_rect row, ui_rect c) {
    static const float air = 28.0f, flat = 0.68f;
    const ui_frame *ui = look->d->ui;
    const float most = ui->rim != NULL ? fmaxf(row.w, flat * ui->width) : row.w;
    float half = fminf(most, within_votes(look, c)) / 2;

    for (int i = 0; i < look->pub->n && ui->width > ui->height; i++) {
        const ui_rect at = ring->plate[i];
        const float aside = fabsf(at.x + at.w / 2 - ui->width / 2) - at.w / 2 - air;
        if (at.y < c.y + c.h && at.y + at.h > c.y && aside > 0) {
            half = fminf(half, aside);
        }
    }
    return 2 * half;
}

/* In a tall window the arrow of either way passes below the buttons: they stand above it, below each other, so that
 * it passes beside them, too. */
static bool within_arrow(const werewolf_look *look) {
    const ui_frame *ui = look->d->ui;

    return look->pub->step == WEREWOLF_STEP_DIRECTION && ui->height > ui->width && ui->rim == NULL;
}

static void lay_words(const ui_frame *ui, werewolf_middle *m, float wide) {
    const float foot = m->c.y + m->c.h, end = foot - werewolf_rows_high(&m->buttons);

    m->rest =
        (ui_rect){m->c.x, m->c.y, m->c.w, fminf(end, foot - werewolf_one_row(ui)) + WEREWOLF_NEAR_BUTTONS - m->c.y};
    m->note = (ui_rect){m->c.x + (m->c.w - wide) / 2, top_of(ui, m->rest, &m->s), wide, m->s.words};
}

/* Slips that have no room for an emblem have that of the words above their list: their plates tell the same. */
static void leave_out_line(const werewolf_look *look, werewolf_middle *m, float wide, ui_rect for_list) {
    if (m->line == NULL || m->s.list <= 0.0f || m->s.lines.disc > 0.0f) {
        return;
    }
    const werewolf_stack alone = stack_of(look, NULL, m->mark, wide, for_list);
    if (alone.lines.slip_h > m->s.lines.slip_h) {
        m->s = alone;
        m->line = NULL;
    }
}

werewolf_middle werewolf_middle_near(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    /* A wide list of them stands in their way. */
    const bool votes =
        pub->step == WEREWOLF_STEP_SAY || /* the tied still have theirs */
        (werewolf_in_vote(pub) && (ui->height > ui->width || werewolf_way_of(look) != WEREWOLF_WAY_LIST));
    const float to_act = werewolf_has_sheet(pub) ? at_dusk : votes ? above_votes(ui) : strip_to_act;
    /* Words would bend the threads that stand while what came of them is told, and cover them. */
    const bool told = werewolf_tells_count(look) || look->t->event.kind == WEREWOLF_EV_EXILE;
    /* In a campaign, and after a tie, their numbers stand in the row, and the names below the question. */
    const bool numbered = werewolf_aside_below(look) || pub->step == WEREWOLF_STEP_PK_SPEECH;
    const bool miniature = ui_seat_small(ui); /* its caption tells what happens */
    werewolf_middle m = {.c = clear_middle(ui, ring, pub->n, to_act),
                         .letters = 1.0f,
                         .line = told || numbered || miniature ? NULL : werewolf_aside(look)};

    const ui_rect clear = m.c;
    m.mark = m.line != NULL ? werewolf_aside_mark(look) : WEREWOLF_MARK_NONE;

    m.row = button_row(ui, ring, pub->n,
                       !votes                      ? NO_VOTES
                       : werewolf_shows_list(look) ? A_LIST
                       : ui->height > ui->width    ? VOTES_OF_COLUMNS
                                                   : VOTES,
                       &m.c);
    if (within_arrow(look)) {
        m.c.h -= over_arrow;
        m.row.h -= over_arrow;
    }
    /* Left and right of the words "to act" may stand, in a vote beyond the totals, and before it whoever may stand
     * for Sheriff, with their signs. */
    const bool narrow = pub->n > 12 || pub->step == WEREWOLF_STEP_STAND;
    /* Large words rather beside few than before many. */
    const bool in_few_lines = pub->n <= 12 && narrow && ui_large_words(ui);
    const float most = ui->width * (ui->height > ui->width  ? 1.0f
                                    : werewolf_in_vote(pub) ? 0.27f
                                    : in_few_lines          ? 0.46f
                                    : narrow                ? 0.38f
                                                            : 0.5f);
    const bool over_list = werewolf_in_vote(pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST;
    m.list_w = list_width(look, ring, m.row, m.c);
    float wide = over_list ? m.list_w : fminf(within_votes(look, m.c), werewolf_note_most(look, ring, &m, most));
    const ui_label_style style = werewolf_note_style(ui);
    const bool counts = m.mark == WEREWOLF_MARK_GIVEN && m.line != NULL &&
                        ui_label_width(ui, &style, m.line) > wide - werewolf_beside_words(m.mark);
    m.line = counts || (over_list && ui->width > ui->height) ? werewolf_note_in_one_line(look, m.line) : m.line;
    wide = counts && ui_large_words(ui) ? werewolf_note_wide_for(ui, &m, wide) : wide;
    if (m.line != NULL) {
        m.line = werewolf_by_sentence(look->d, &style, wide - werewolf_beside_words(m.mark), m.line);
    }
    const int n = werewolf_buttons_of(look, m.list), usual = usual_in_a_row(look, m.list, n, m.row);
    const ui_rect for_list = {0, 0, m.list_w, list_high(look, m.list, n, usual, m.row, m.c.h)};
    m.s = stack_of(look, m.line, m.mark, wide, for_list);
    leave_out_line(look, &m, wide, for_list);
    const int in_row = within_arrow(look) ? 1 : buttons_in_a_row(look, m.list, n, m.row, &m.s);
    m.buttons = werewolf_rows_of(ui, m.list, n, in_row, m.row, high_of(&m.s));
    m.buttons = werewolf_rows_widened(look, ring, m.list, &m.buttons);
    const bool square = has_square(ui, ring, pub->n);
    m.buttons = werewolf_rows_off_people(look, ring, m.list, &m.buttons, square);
    if (ui->rim == NULL) {
        m.buttons = werewolf_rows_raised(look, ring, m.list, &m.buttons, high_of(&m.s), square && m.s.list <= 0.0f);
    }
    if (pub->step == WEREWOLF_STEP_DECLARE && n > 1) {
        m.buttons = werewolf_noted_rows(look, ring, m.list, &m.buttons, clear, square, &m.covers);
    }
    lay_words(ui, &m, wide);
    const werewolf_middle plain = m;
    const bool free_vote = werewolf_in_vote(pub) && !over_list && ui->width > ui->height; /* else threads have it */
    const bool notes = free_vote && werewolf_note_rows(look, ring, m.list, &m.buttons, square, false);
    lay_words(ui, &m, wide);
    m = notes && !werewolf_note_meets_people(look, ring, &m) ? m : plain;
    if (free_vote && ui->rim != NULL) {
        werewolf_lower_middle(look, ring, &m);
    }
    return m;
}

/* What threads go round: the words, and the buttons. */
void werewolf_blocks_of(const werewolf_look *look, const werewolf_middle *m, ui_rect block[WEREWOLF_BLOCKS]) {
    block[0] = m->line != NULL ? werewolf_note_plate(look->d, m) : (ui_rect){0};
    block[1] = werewolf_buttons_seen(&m->buttons);
}

/* Where a slide stands, told or while last rites are asked for: on a tall frame over the plates at the sides, which
 * are dim, too. */
ui_rect werewolf_slide_place(const werewolf_look *look, const werewolf_ring *ring) {
    static const float edge = 44.0f;
    const ui_frame *ui = look->d->ui;
    const ui_rect c = clear_middle(ui, ring, look->pub->n, strip_to_act), m = ring->middle;

    return ui->height > ui->width ? (ui_rect){edge, m.y, ui->width - 2 * edge, m.h}
                                  : werewolf_slide_room(look, ring, (ui_rect){c.x, c.y + 8, c.w, c.h - 16});
}

/* Where the list's lines stand. */
ui_rect werewolf_list_place(const ui_frame *ui, const werewolf_middle *m) {
    const float top = m->note.y + m->s.words + m->s.clock + m->s.row + list_over, below = list_air + below_sheet(ui);
    const float end = m->c.y + m->c.h - werewolf_rows_high(&m->buttons), w = m->list_w;

    return (ui_rect){m->row.x + (m->row.w - w) / 2, top, w, fminf(m->s.list - list_over - below, end - below - top)};
}

/* All that the list and the words above it need, in one: the village is not seen between them. */
ui_rect werewolf_list_panel(const werewolf_look *look, const werewolf_middle *m) {
    const ui_rect list = werewolf_list_place(look->d->ui, m);
    const float rows = m->s.lines.wide + 2 * list_edge;
    const float words = m->line != NULL ? werewolf_note_plate(look->d, m).w : 0.0f;
    const float w = fmaxf(rows, words), top = m->s.words > 0 ? m->note.y : list.y - list_air;

    return (ui_rect){list.x + (list.w - w) / 2, top, w, list.y + list.h + list_air - top};
}

/* The row below the clock, in which the queue stands. */
ui_rect werewolf_queue_row(const ui_frame *ui, const werewolf_middle *m) {
    const float y = m->note.y + m->s.words + m->s.clock;
    const ui_rect at = {m->c.x, y + (row_below_clock(ui) ? 0.0f : 4.0f), m->c.w, m->s.row};

    return ui->height > ui->width ? at : ui_centre(at, fminf(m->c.w, ui->width * 0.54f), m->s.row);
}
