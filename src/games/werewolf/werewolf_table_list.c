/* The list of advanced voting, as votes are counted: a row for each seat that has some, and behind its name a slip of
 * each voter, as wide as it counts; below these who abstains, whose ballots are closed, and who has given none. A slip
 * that is touched takes its ballot back. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

/* Of whom the slips of a row are for; less than that: of a seat. */
enum { ABSTAINING = WEREWOLF_SEATS, CLOSED, AWAITED, PILES };

typedef struct {
    int of, n, half; /* half: their votes */
    uint8_t voter[WEREWOLF_SEATS];
} pile;

/* ---- who voted for whom ---- */

static bool is_listed(const werewolf_pub *pub, int seat) {
    return pub->voter[seat] || pub->voted[seat];
}

/* Where a slip lies. It tells no more than the plate does, that it is given, until the vote is seen. */
static int pile_of(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    if (!pub->voted[seat]) {
        return AWAITED;
    }
    if (!werewolf_sees_ballot(look, seat)) {
        return CLOSED;
    }
    return pub->ballot[seat] < pub->n ? pub->ballot[seat] : ABSTAINING;
}

/* The highest first, those that are for nobody last. */
static int find_piles(const werewolf_look *look, pile out[PILES]) {
    pile all[PILES] = {0};
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (is_listed(look->pub, seat)) {
            pile *p = &all[pile_of(look, seat)];
            p->voter[p->n++] = (uint8_t)seat;
            p->half += werewolf_weight(look->pub, seat);
        }
    }
    for (int i = 0; i < PILES; i++) {
        int at = n;
        all[i].of = i;
        while (i < WEREWOLF_SEATS && at > 0 && all[i].n > 0 && out[at - 1].half < all[i].half) {
            out[at] = out[at - 1];
            at--;
        }
        if (all[i].n > 0) {
            out[at] = all[i];
            n++;
        }
    }
    return n;
}

static const char *words_of(const werewolf_look *look, int of) {
    return of < WEREWOLF_SEATS ? werewolf_seat_name(look, of)
                               : werewolf_say(look->w, "list",
                                              of == ABSTAINING ? "abstains"
                                              : of == CLOSED   ? "given"
                                                               : "awaited");
}

/* ---- its shape ---- */

static const float gap = 14.0f;                          /* between columns */
static const float air = 5.0f;                           /* between slips, and above and below them */
static const float emblem_high = 44.0f, to_words = 9.0f; /* of whom a row is */
static const float total_wide = 48.0f;
static const float edge = 6.0f; /* around the emblem on a slip */

static ui_label_style number_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 18.0f;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    return style;
}

static ui_label_style words_style(const werewolf_list *l) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = l->size;
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

/* Of all who sit there: it does not move as the vote goes on. */
static float widest(const werewolf_look *look, const ui_label_style *style) {
    const ui_frame *ui = look->d->ui;
    float w = 0.0f;

    for (int of = 0; of < PILES; of++) {
        if (of < look->pub->n || of >= WEREWOLF_SEATS) {
            w = fmaxf(w, ui_label_width(ui, style, words_of(look, of)));
        }
    }
    return w + 2;
}

static float slip_wide(const werewolf_look *look, const werewolf_list *l, int seat) {
    return l->slip_w * fmaxf(1.0f, (float)werewolf_weight(look->pub, seat) / 2);
}

static float room_for_slips(const werewolf_list *l) {
    return l->column - 2 * edge - l->head - l->total;
}

/* Where a row's slips lie from where its first one does; returns in how many lines. */
static int lay_slips(const werewolf_look *look, const werewolf_list *l, const pile *p, ui_rect at[WEREWOLF_SEATS]) {
    const float room = room_for_slips(l);
    float x = 0.0f;
    int line = 0;

    for (int i = 0; i < p->n; i++) {
        const float w = slip_wide(look, l, p->voter[i]);
        if (x > 0.0f && x + w > room) {
            x = 0.0f;
            line++;
        }
        at[i] = (ui_rect){x, (float)line * l->line, fminf(w, room), l->slip_h};
        x += w + air;
    }
    return line + 1;
}

/* A row stands in one column, from that line on. */
typedef struct {
    int column, from, lines;
} row_place;

/* From the first column to the last; false: they have no room in so many lines. */
static bool place_rows(const werewolf_look *look, const werewolf_list *l, const pile *p, int n, row_place *at) {
    ui_rect slip[WEREWOLF_SEATS];
    int column = 0, line = 0;

    for (int i = 0; i < n; i++) {
        const int lines = lay_slips(look, l, &p[i], slip);
        if (line + lines > l->lines && line > 0) {
            column++;
            line = 0;
        }
        if (column >= l->columns || lines > l->lines) {
            return false;
        }
        at[i] = (row_place){column, line, lines};
        line += lines;
    }
    return true;
}

/* Slips are no smaller than what is touched must be, unless nothing else is left. */
static void size_slips(const ui_frame *ui, float scale, werewolf_list *l) {
    static const float emblem = 30.0f, least_w = 44.0f;
    const ui_label_style style = number_style();
    const float text = fminf(ui->text_scale, 1.5f);

    l->number = fmaxf(ui_label_least(ui, &style), 1.1f * style.size * text * scale);
    l->slip_w = scale * fmaxf(least_w, ui_target(ui));
    l->slip_h = fmaxf(l->number + scale * emblem + 1.5f * edge, l->slip_w);
    l->line = l->slip_h + 2 * air;
}

/* So many columns, with names or with numbers alone. */
static void set_columns(const werewolf_look *look, float w, int columns, bool named, werewolf_list *l) {
    const ui_frame *ui = look->d->ui;
    const ui_label_style number = number_style(), words = words_style(l);
    const float beside = named ? widest(look, &words) : ui_label_width(ui, &number, "20") + 2;
    float votes = 0.0f;

    l->columns = columns;
    l->named = named;
    l->emblem = fminf(emblem_high, l->slip_h - 4);
    l->head = l->emblem + to_words + beside + 2 * to_words;
    l->total = columns <= 2 ? total_wide : 0.0f; /* a few slips are counted at once */
    for (int seat = 0; seat < look->pub->n; seat++) {
        votes += is_listed(look->pub, seat) ? slip_wide(look, l, seat) + air : 0.0f;
    }
    l->column =
        fminf((w - gap * (float)(columns - 1)) / (float)columns, 2 * edge + l->head + fmaxf(votes, 0.0f) + l->total);
}

/* Names and slips as large as fit, in as few columns as do. */
werewolf_list werewolf_list_in(const werewolf_look *look, float w, float h) {
    static const float part[] = {1.25f, 1.12f, 1.0f, 0.9f, 0.8f};
    enum { COLUMNS = 5, SIZES = sizeof part / sizeof part[0] };
    row_place at[PILES];
    pile p[PILES];
    const int n = find_piles(look, p);
    werewolf_list l = {.n = n, .size = UI_STYLE_NAME.size, .high = h};

    for (int way = 0; way < 2 * COLUMNS * SIZES; way++) {
        const int columns = 1 + way / (2 * SIZES);
        const bool named = way / SIZES % 2 == 0;
        size_slips(look->d->ui, part[way % SIZES], &l);
        set_columns(look, w, columns, named, &l);
        l.lines = (int)(h / l.line);
        if (room_for_slips(&l) >= l.slip_w && place_rows(look, &l, p, n, at)) {
            break;
        }
    }
    return l;
}

float werewolf_list_width(const werewolf_list *l) {
    return (l->column + gap) * (float)l->columns - gap;
}

/* ---- a row ---- */

static bool takes_back(const werewolf_look *look, int seat, int of) {
    const bool own = of <= ABSTAINING || (of == CLOSED && !look->chair[seat].bot);

    return own && !look->t->locked && table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY) != NULL;
}

/* At the right end of a slip that is wider for it. */
static void draw_badge(ui_draw *d, ui_rect slip) {
    static const float size = 18.0f;

    werewolf_draw_star(d, (ui_rect){slip.x + slip.w - size - 3, slip.y + 4, size, size}, UI_YELLOW);
}

static void draw_slip(const werewolf_look *look, ui_rect at, const werewolf_list *l, int seat, int of) {
    const bool touched = takes_back(look, seat, of);
    const float disc = fminf(at.h - l->number - 1.5f * edge, l->slip_w - 1.5f * edge);
    const ui_rect emblem = {at.x + (l->slip_w - disc) / 2, at.y + edge, disc, disc};
    ui_label_style style = number_style();
    ui_draw *d = look->d;
    char text[12];

    if (of == AWAITED) {
        ui_slot(d, at, UI_INK_500);
        style.colour = UI_INK_900;
    } else {
        ui_plate(d, at, 60u + (unsigned)seat, touched ? UI_INK_700 : UI_BARK, 0, 0.0f, touched);
    }
    ui_seat_emblem(d, emblem, &look->t->seat[seat]);
    if (at.w > l->slip_w + 1) {
        draw_badge(d, at);
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    ui_label(d, (ui_rect){at.x, at.y + at.h - l->number - 2, l->slip_w, l->number}, &style, text);
    if (touched) {
        ui_zone_add(d, WEREWOLF_ZONE_LINE, seat, at, UI_ZONE_OPTION);
        ui_focus(d, at, WEREWOLF_ZONE_LINE, seat);
    }
}

/* Of whom it is: emblem and name, or what its plates have in a vote. */
static void draw_head(const werewolf_look *look, ui_rect at, const werewolf_list *l, int of) {
    const ui_rect disc = {at.x, at.y + (at.h - l->emblem) / 2, l->emblem, l->emblem};
    ui_label_style style = words_style(l);
    char text[12];
    ui_draw *d = look->d;

    if (of < WEREWOLF_SEATS) {
        ui_disc(d, ui_inset(disc, -2.5f), UI_INK_900, 0, 0.0f);
        ui_seat_emblem(d, disc, &look->t->seat[of]);
    } else {
        werewolf_draw_mark(d, ui_inset(disc, 4),
                           of == ABSTAINING ? WEREWOLF_MARK_DOWN
                           : of == CLOSED   ? WEREWOLF_MARK_GIVEN
                                            : WEREWOLF_MARK_AWAITED);
    }
    snprintf(text, sizeof text, "%d", of + 1);
    if (l->named || of < WEREWOLF_SEATS) {
        style.colour = of < WEREWOLF_SEATS ? UI_INK_900 : UI_BARK;
        ui_label(d, (ui_rect){disc.x + l->emblem + to_words, at.y, at.w - l->emblem - 2 * to_words, at.h}, &style,
                 l->named ? words_of(look, of) : text);
    }
}

static void draw_row(const werewolf_look *look, ui_rect at, const werewolf_list *l, const pile *p) {
    const float x = at.x + edge + l->head, room = room_for_slips(l);
    ui_rect slip[WEREWOLF_SEATS];

    lay_slips(look, l, p, slip);
    draw_head(look, (ui_rect){at.x + edge, at.y, l->head, at.h}, l, p->of);
    for (int i = 0; i < p->n; i++) {
        draw_slip(look, (ui_rect){x + slip[i].x, at.y + air + slip[i].y, slip[i].w, slip[i].h}, l, p->voter[i],
                  p->of);
    }
    if (l->total > 0 && p->of < WEREWOLF_SEATS) {
        static const float size = 40.0f;
        const ui_rect total = {x + room + l->total - size, at.y + (at.h - size) / 2, size, size};
        table_disc(look->d, total, werewolf_votes(look->w, p->half), UI_LANTERN);
    }
}

void werewolf_draw_list(const werewolf_look *look, ui_rect at, const werewolf_list *l) {
    const ui_rect list = ui_centre(at, werewolf_list_width(l), at.h);
    row_place place[PILES];
    pile p[PILES];
    const int n = find_piles(look, p);
    int most = 0;

    place_rows(look, l, p, n, place);
    for (int i = 0; i < n; i++) {
        const int end = place[i].from + place[i].lines;
        most = end > most ? end : most;
    }
    const float top = list.y + (list.h - (float)most * l->line) / 2;
    for (int i = 0; i < n; i++) {
        const ui_rect column = ui_column(list, place[i].column, l->columns, gap);
        draw_row(look,
                 (ui_rect){column.x, top + (float)place[i].from * l->line, column.w,
                           (float)place[i].lines * l->line},
                 l, &p[i]);
    }
}
