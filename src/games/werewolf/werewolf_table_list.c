/* The list of advanced voting, as votes are counted: a row for each seat that has some, and behind its name a slip of
 * each voter, as wide as it counts; below these who abstains, whose ballots are closed, and who has given none. A
 * slip that is touched takes its ballot back. */
#include <math.h>
#include <stdio.h>

#include "ui/rim.h"
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

static const float emblem_high = 44.0f, to_words = 9.0f; /* of whom a row is */
static const float total_wide = 48.0f;
static const float edge = 6.0f; /* around the emblem on a slip */

/* On a flat table they are read from all of its edges. */
static ui_label_style number_style(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = ui_rim_read(ui, 18.0f, 26.0f / ui->text_scale);
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    return style;
}

static ui_label_style words_style(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = ui_rim_read(ui, style.size, 25.0f / ui->text_scale);
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

/* Where a pile lies in the list. */
typedef struct {
    ui_rect head, slip[WEREWOLF_SEATS];
    ui_rect all; /* on its first line, down to its last */
} pile_place;

/* How wide it is on one line, slips behind such a head. */
static float pile_wide(const werewolf_look *look, const werewolf_list *l, const pile *p, float head) {
    float w = head + edge;

    for (int i = 0; i < p->n; i++) {
        w += slip_wide(look, l, p->voter[i]) + l->air;
    }
    return w;
}

/* Lines of their own that end no later than there. */
static int lines_to(const werewolf_look *look, const werewolf_list *l, const pile *p, float end) {
    float x = l->head;
    int lines = 1;

    for (int i = 0; i < p->n; i++) {
        const float w = slip_wide(look, l, p->voter[i]);
        lines += i > 0 && x + w > end;
        x = i > 0 && x + w > end ? l->head + w + l->air : x + w + l->air;
    }
    return lines;
}

/* Where its lines end at most: as few as there can be, and alike, so that no slip stands alone below many. */
static float lines_end(const werewolf_look *look, const werewolf_list *l, const pile *p) {
    /* Who is for nobody has no total. */
    const float most = l->wide - (p->of < WEREWOLF_SEATS && l->over <= 0.0f ? l->total : 0.0f),
                step = 0.5f * l->slip_w;
    const int lines = l->apart ? lines_to(look, l, p, most) : 1;
    float end = most;

    while (lines > 1 && end - step > l->head + l->slip_w && lines_to(look, l, p, end - step) == lines) {
        end -= step;
    }
    return end;
}

/* From x on a line on, so far down besides, slips so far behind its beginning; returns the line behind its last. *x:
 * where its last one ends. */
static int lay_pile(const werewolf_look *look, const werewolf_list *l, const pile *p, int line, float down,
                    float behind, float *x, pile_place *at) {
    const float end = lines_end(look, l, p), begin = *x, again = l->apart ? l->head : edge, over = l->over;
    const int first = line;
    float at_x = begin + behind;

    at->head = (ui_rect){begin, (float)line * l->line + down, over > 0.0f ? l->wide - l->total : behind, l->line};
    for (int i = 0; i < p->n; i++) {
        const float w = slip_wide(look, l, p->voter[i]);
        if (at_x + w > end && (i > 0 || at_x > again)) {
            at_x = again;
            line++;
        }
        at->slip[i] = (ui_rect){at_x, (float)line * l->line + down + over + l->air, w, l->slip_h};
        at_x += w + l->air;
    }
    const float high = (float)(line + 1 - first) * l->line;
    at->head.h = over > 0.0f ? over : l->apart ? high : l->line;
    const bool whole = line > first || l->apart || (l->named && p->of < WEREWOLF_SEATS);
    at->all = (ui_rect){line > first ? 0.0f : begin, at->head.y, whole ? l->wide : at_x - begin, over + high};
    *x = at_x;
    return line + 1;
}

/* For nobody, like the one before it: these may share a line. */
static bool is_gathered(const werewolf_list *l, const pile *p, int i) {
    return !l->apart && (!l->named || (p[i].of >= WEREWOLF_SEATS && p[i - 1].of >= WEREWOLF_SEATS));
}

/* Behind another one a name has no more than its own room. */
static float head_behind(const werewolf_look *look, const werewolf_list *l, const pile *p) {
    const ui_label_style style = words_style(look->d->ui);

    return !l->named ? l->head
                     : edge + l->emblem + 3 * to_words + ui_label_width(look->d->ui, &style, words_of(look, p->of));
}

/* Apart, a line or more for each of them; else as many on a line as there is room for. Returns the lines. */
static int lay_piles(const werewolf_look *look, const werewolf_list *l, const pile *p, int n, pile_place *at) {
    static const float apart = 14.0f;
    float x = 0.0f;
    int line = 0;

    for (int i = 0; i < n; i++) {
        const float behind = i > 0 ? head_behind(look, l, &p[i]) : 0.0f;
        const bool joins = i > 0 && is_gathered(l, p, i) && x + apart + pile_wide(look, l, &p[i], behind) <= l->wide;
        x = joins ? x + apart : 0.0f;
        line = lay_pile(look, l, &p[i], joins ? line - 1 : line, (float)i * l->over, joins ? behind : l->head, &x,
                        &at[i]);
    }
    return line;
}

/* Slips are no smaller than what is touched must be, unless nothing else is left; bare: with a number alone. */
static void size_slips(const ui_frame *ui, float scale, bool bare, werewolf_list *l) {
    static const float emblem = 30.0f, least_w = 44.0f, air = 7.0f;
    const ui_label_style style = number_style(ui);

    l->air = air * fminf(1.4f, scale);
    l->number = fmaxf(ui_label_least(ui, &style), 1.08f * style.size * ui->text_scale * fminf(1.0f, scale));
    l->slip_w = scale * fmaxf(least_w, ui_target(ui));
    l->disc = bare ? 0.0f : scale * emblem;
    l->slip_h = fmaxf(l->number + l->disc + (bare ? 1.0f : 1.25f) * edge, scale * ui_target(ui));
    l->line = l->slip_h + 2 * l->air;
    l->emblem = fminf(emblem_high, l->slip_h - 4);
}

/* What a row begins with, a name or a number alone; headed: the name over its slips; gathered: those that are for
 * nobody on one line; shared: with several piles on a line. */
typedef enum { NAMED, HEADED, GATHERED, NUMBERED, SHARED } shape;

/* With names, whose rows are no wider than a slip of everybody needs, or with numbers alone. */
static void set_width(const werewolf_look *look, float w, float name, shape of, werewolf_list *l) {
    static const float over = 34.0f, sign = 28.0f; /* a name's line, and its emblem */
    const bool named = of == NAMED || of == HEADED || of == GATHERED;
    const ui_frame *ui = look->d->ui;
    const ui_label_style number = number_style(ui);
    const float beside = named ? name + to_words : ui_label_width(ui, &number, "20");
    float votes = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        votes += is_listed(look->pub, seat) ? slip_wide(look, l, seat) + l->air : 0.0f;
    }
    l->named = named;
    l->apart = of != SHARED && of != GATHERED;
    l->over = of == HEADED ? over * fmaxf(1.0f, 0.9f * ui->text_scale) : 0.0f;
    l->emblem = of == HEADED ? sign : l->emblem;
    l->head = of == HEADED ? edge : edge + l->emblem + to_words + beside + to_words;
    l->total = of != SHARED ? total_wide : 0.0f; /* a few slips are counted at once */
    l->wide = of == NAMED ? fminf(w, l->head + votes + l->total) : w;
}

static float list_high(const werewolf_list *l, int lines) {
    return (float)lines * l->line + (float)l->n * l->over;
}

/* One way to lay the piles. */
typedef struct {
    float scale;
    shape of;
    bool bare;
} way;

/* What is laid: whether every pile has its place, how many lines it takes, and whether these are alike. */
typedef struct {
    bool fits, even;
    int lines;
} laid;

/* Lines of a pile that are not all as long leave a slip alone, or a hole. */
static bool is_even(const pile *p, const pile_place *at) {
    int first = 0, last = 0;

    for (int i = 0; i < p->n; i++) {
        first += at->slip[i].y < at->slip[0].y + 1;
        last += at->slip[i].y > at->slip[p->n - 1].y - 1;
    }
    return first == last;
}

static laid lay_way(const werewolf_look *look, const way *as, ui_rect room, float name, const pile *p,
                    werewolf_list *l) {
    static const float least_slips = 3.0f;
    pile_place at[PILES];
    int longest = 0;
    laid it = {.even = true};

    size_slips(look->d->ui, as->scale, as->bare, l);
    set_width(look, room.w, name, as->of, l);
    it.lines = lay_piles(look, l, p, l->n, at);
    for (int i = 0; i < l->n; i++) {
        longest = p[i].n > longest ? p[i].n : longest;
        it.even &= is_even(&p[i], &at[i]);
    }
    const float for_slips = l->wide - l->head - (l->over > 0.0f ? 0.0f : l->total);
    const bool has_room = for_slips >= fminf(least_slips, (float)longest) * l->slip_w;
    it.fits = (has_room || as->of == SHARED) && list_high(l, it.lines) <= l->high &&
              (as->of != GATHERED || it.lines < l->n);
    return it;
}

/* What a way is worth: large slips, rather a little smaller ones where each pile has a line of its own, or lines that
 * are alike. On a flat table, which is read from further off, large ones alone. */
static float worth_of(const ui_frame *ui, const way *as, const laid *it, int piles) {
    static const float whole = 1.2f, alike = 1.35f;
    static const float of[] = {[NAMED] = 1.0f, [HEADED] = 0.7f, [GATHERED] = 0.9f};
    const bool flat = ui->rim != NULL, as_whole = as->of != HEADED && it->lines <= piles;
    const float lines = flat ? 1.0f : as_whole ? whole : it->even ? alike : 1.0f;

    return it->fits ? as->scale * lines * (piles > 1 ? of[as->of] : 1.0f) : 0.0f;
}

/* With names, beside the slips or over them; false: these have no room. */
static bool lay_named(const werewolf_look *look, ui_rect room, float name, const pile *p, werewolf_list *l) {
    static const float scale[] = {2.4f,  2.2f,  2.0f,  1.88f, 1.75f, 1.62f, 1.5f,
                                  1.37f, 1.25f, 1.12f, 1.0f,  0.9f,  0.85f, 0.8f};
    float most = 0.0f;
    way best = {0};

    for (size_t i = 0; i < 3 * sizeof scale / sizeof scale[0]; i++) {
        const way as = {scale[i / 3], (shape)(i % 3), false};
        const laid it = lay_way(look, &as, room, name, p, l);
        const float worth = worth_of(look->d->ui, &as, &it, l->n);
        if (worth > most) {
            most = worth;
            best = as;
        }
    }
    return most > 0.0f && lay_way(look, &best, room, name, p, l).fits;
}

/* Names give way before slips are too small to be touched. */
werewolf_list werewolf_list_in(const werewolf_look *look, float w, float h) {
    static const way less[] = {
        {1.5f, NUMBERED, false}, {1.25f, NUMBERED, false}, {1.12f, NUMBERED, false}, {1.0f, NUMBERED, false},
        {0.9f, NUMBERED, false}, {1.5f, SHARED, false},    {1.25f, SHARED, false},   {1.12f, SHARED, false},
        {1.0f, SHARED, false},   {0.9f, SHARED, false},    {0.8f, SHARED, false},    {1.0f, SHARED, true},
        {0.85f, SHARED, true},   {0.7f, SHARED, true},     {0.55f, SHARED, true},    {0.4f, SHARED, true}};
    static const float usual = 1.25f;
    pile p[PILES] = {{0}};
    const ui_label_style words = words_style(look->d->ui);
    const float name = widest(look, &words);
    const ui_rect room = {0, 0, w, h};
    werewolf_list l = {.n = find_piles(look, p)};
    int voters = 0;

    for (int i = 0; i < l.n; i++) {
        voters += p[i].n;
    }
    size_slips(look->d->ui, usual, false, &l);
    /* No more rows than that, whatever comes of it. */
    l.high = look->d->ui->rim != NULL ? h : fminf(h, (float)voters * l.line);
    if (lay_named(look, room, name, p, &l)) {
        return l;
    }
    for (size_t i = 0; i < sizeof less / sizeof less[0]; i++) {
        if (lay_way(look, &less[i], room, name, p, &l).fits) {
            break;
        }
    }
    return l;
}

/* ---- a row ---- */

static bool takes_back(const werewolf_look *look, int seat, int of) {
    const bool own = of <= ABSTAINING || (of == CLOSED && !look->chair[seat].bot);

    return own && !look->t->locked && table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY) != NULL;
}

/* At the right end of a slip that is wider for it. */
static void draw_badge(ui_draw *d, ui_rect slip, bool on_paper) {
    static const float size = 18.0f;

    werewolf_draw_star(d, (ui_rect){slip.x + slip.w - size - 3, slip.y + 4, size, size},
                       on_paper ? UI_AMBER_INK : UI_YELLOW);
}

static void draw_slip(const werewolf_look *look, ui_rect at, const werewolf_list *l, int seat, int of) {
    const bool touched = takes_back(look, seat, of);
    const float disc = l->disc > 0.0f ? fminf(at.h - l->number - 1.25f * edge, l->slip_w - 1.25f * edge) : 0.0f;
    const float foot = disc > 0.0f ? 2.0f : (at.h - l->number) / 2;
    ui_label_style style = number_style(look->d->ui);
    ui_draw *d = look->d;

    if (of == AWAITED) {
        ui_dashes(d, at, UI_BARK);
        style.colour = UI_INK_900;
    } else {
        ui_plate(d, at, 60u + (unsigned)seat, touched ? UI_INK_700 : UI_BARK, 0, 0.0f, touched);
    }
    if (disc > 0.0f) {
        ui_seat_emblem(d, (ui_rect){at.x + (l->slip_w - disc) / 2, at.y + 0.8f * edge, disc, disc},
                       &look->t->seat[seat]);
    }
    if (at.w > l->slip_w + 1) {
        draw_badge(d, at, of == AWAITED);
    }
    ui_label_number(d, (ui_rect){at.x, at.y + at.h - l->number - foot, l->slip_w, l->number}, &style, seat + 1,
                    d->ui->rim != NULL);
    if (touched) {
        ui_zone_add(d, WEREWOLF_ZONE_LINE, seat, at, UI_ZONE_OPTION);
        ui_focus(d, at, WEREWOLF_ZONE_LINE, seat);
    }
}

static const char *figure_of(int of) {
    return of == ABSTAINING ? "lowered" : of == CLOSED ? "ballot" : "hourglass";
}

/* Without names what its plates have in a vote, or on lines of its own the word for that, where it has room. */
static void draw_head_of_nobody(const werewolf_look *look, ui_rect at, ui_rect disc, const werewolf_list *l, int of) {
    const ui_rect room = {at.x + edge, at.y, at.w - 2 * edge, at.h};
    ui_label_style small = UI_STYLE_SMALL;

    small.lines = 2;
    small.size = 17.0f;
    small.colour = UI_BARK;
    if (l->apart && ui_label_fits(look->d->ui, room, &small, words_of(look, of))) {
        ui_label(look->d, room, &small, words_of(look, of));
    } else {
        ui_figure(look->d, figure_of(of), ui_inset(disc, 4), ui_theme(look->d->ui, UI_BARK));
    }
}

/* Of whom it is. */
static void draw_head(const werewolf_look *look, ui_rect at, const werewolf_list *l, int of) {
    const ui_rect disc = {at.x + edge, at.y + (at.h - l->emblem) / 2, l->emblem, l->emblem};
    const ui_rect words = {disc.x + l->emblem + to_words, at.y, at.w - edge - l->emblem - 2 * to_words, at.h};
    ui_label_style style = words_style(look->d->ui);
    char text[12];
    ui_draw *d = look->d;

    if (of >= WEREWOLF_SEATS && !l->named) {
        draw_head_of_nobody(look, at, disc, l, of);
        return;
    }
    if (of >= WEREWOLF_SEATS) {
        ui_figure(d, figure_of(of), ui_inset(disc, 4), ui_theme(d->ui, UI_BARK));
        style.colour = UI_BARK;
    } else {
        ui_disc(d, ui_inset(disc, -2.5f), UI_INK_900, 0, 0.0f);
        ui_seat_emblem(d, disc, &look->t->seat[of]);
    }
    snprintf(text, sizeof text, "%d", of + 1);
    ui_label(d, words, &style, l->named ? words_of(look, of) : text);
}

static void draw_pile(const werewolf_look *look, ui_rect list, const werewolf_list *l, const pile *p,
                      const pile_place *at) {
    static const float total = 40.0f;
    const ui_rect head = {list.x + at->head.x, list.y + at->head.y, at->head.w, at->head.h};

    /* What lies together belongs together. */
    ui_plate(look->d, (ui_rect){list.x + at->all.x, list.y + at->all.y + 1, at->all.w, at->all.h - 2},
             90u + (unsigned)p->of, UI_PAPER_200, 0, 0.0f, false);
    draw_head(look, head, l, p->of);
    for (int i = 0; i < p->n; i++) {
        const ui_rect slip = at->slip[i];
        draw_slip(look, (ui_rect){list.x + slip.x, list.y + slip.y, slip.w, slip.h}, l, p->voter[i], p->of);
    }
    if (l->total > 0 && p->of < WEREWOLF_SEATS) {
        table_disc(look->d, (ui_rect){list.x + l->wide - total, head.y + (head.h - total) / 2, total, total},
                   werewolf_votes(look->w, p->half), UI_LANTERN);
    }
}

/* Whether a pile begins on another line than the one before it. */
static bool begins(const pile_place *place, int i) {
    return i > 0 && place[i].all.y > place[i - 1].all.y;
}

/* So much further apart rows stand where the board has room. */
static float spread_of(const werewolf_list *l, ui_rect at, const pile_place *place, int n, float high, float *all) {
    static const float most = 24.0f;
    int rows = 1;

    for (int i = 1; i < n; i++) {
        rows += begins(place, i);
    }
    const float spread = l->apart || l->named ? fmaxf(0.0f, fminf(most, (at.h - high) / (float)(rows + 1))) : 0.0f;
    *all = high + spread * (float)(rows - 1);
    return spread;
}

/* Where the longest of its lines ends: those that several piles share lie in the board's middle. */
static float longest_line(const werewolf_list *l, const pile_place *place, int n) {
    float end = 0.0f;

    for (int i = 0; i < n; i++) {
        end = fmaxf(end, place[i].all.x + place[i].all.w);
    }
    return l->apart || l->named || n == 0 ? l->wide : end;
}

/* Where nobody has a row yet: the sheet is ruled for them, above and below who has not voted. */
static void draw_rules(ui_draw *d, ui_rect at, ui_rect list) {
    static const float apart = 44.0f, thick = 1.5f;
    const ui_colour ink = ui_theme(d->ui, ui_mix(UI_PAPER_200, UI_PAPER_400, 0.4f));
    const float step = apart * d->ui->text_scale, foot = list.y + list.h;
    const int above = (int)((list.y - at.y - thick) / step), below = (int)((at.y + at.h - thick - foot) / step);

    for (int i = 1; i <= above; i++) {
        ui_fill(d, (ui_rect){list.x, list.y - step * (float)i, list.w, thick}, ink);
    }
    for (int i = 1; i <= below; i++) {
        ui_fill(d, (ui_rect){list.x, foot + step * (float)i, list.w, thick}, ink);
    }
}

void werewolf_draw_list(const werewolf_look *look, ui_rect at, const werewolf_list *l) {
    pile_place place[PILES];
    pile p[PILES] = {{0}};
    const int n = find_piles(look, p), lines = lay_piles(look, l, p, n, place);
    float high;
    const float spread = spread_of(l, at, place, n, list_high(l, lines), &high);
    ui_rect list = ui_centre(at, longest_line(l, place, n), high);

    if (n == 1 && p[0].of == AWAITED) {
        draw_rules(look->d, at, list);
    }
    for (int i = 0; i < n; i++) {
        list.y += begins(place, i) ? spread : 0.0f;
        draw_pile(look, list, l, &p[i], &place[i]);
    }
}
