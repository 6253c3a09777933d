/* Which layout a page of rules gets: on how many sheets, how large its position is, and where what is left goes. */
#include <limits.h>
#include <math.h>

#include "app/rules/rules_layout.h"

static const float inset = 28.0f;
static const float above_strip = 24.0f; /* of the words, clear of its rule */

ui_rect rules_text_room(ui_rect at) {
    const ui_rect in = ui_inset(at, inset);
    return (ui_rect){in.x, in.y + RULES_TITLE, in.w, in.h - RULES_TITLE};
}

/* Those beside the position begin where it does, with some of its height between them. */
static void spread_beside(rules_layout *l) {
    static const float most = 14.0f;
    const float each = fminf(fmaxf(0.0f, l->taken.h - l->beside_high) / (float)l->beside, most);
    for (int i = 0; i < l->n; i++) {
        rules_part *p = &l->at[i];
        if (p->paragraph >= 0 && p->paragraph < l->beside) {
            p->at.y += each * (float)p->paragraph;
        }
    }
}

static float used_of(const rules_layout *l, int sheet) {
    float used = 0.0f;
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        used = p->sheet == sheet ? fmaxf(used, p->at.y + p->at.h) : used;
    }
    return used;
}

static float last_words(const rules_layout *l) {
    float used = 0.0f;
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        used = p->sheet == l->sheet && p->kind != PART_POSITION ? fmaxf(used, p->at.y + p->at.h) : used;
    }
    return used;
}

/* What a sheet has left goes between its paragraphs and above them, as far as that is no hole. */
static void spread(rules_layout *l, int sheet) {
    /* Words beside the position begin below their title, as it does; it keeps its place. */
    const bool right = rules_has_right(l, sheet);
    const float most_between = right ? 22.0f : 40.0f, most_above = l->again ? 0.0f : right ? 10.0f : 30.0f;
    const float used = used_of(l, sheet);
    int first = INT_MAX, last = -1;
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        if (p->sheet == sheet && p->paragraph >= 0) {
            first = p->paragraph < first ? p->paragraph : first;
            last = p->paragraph > last ? p->paragraph : last;
        }
    }
    const float left = fmaxf(l->room - used, 0.0f);
    const float between = last > first ? fminf(left / (float)(last - first), most_between) : 0.0f;
    const float above = fminf((left - between * (float)(last > first ? last - first : 0)) / 3, most_above);
    for (int i = 0; i < l->n; i++) {
        rules_part *p = &l->at[i];
        if (p->sheet == sheet) {
            p->at.y += above + (p->paragraph > first ? between * (float)(p->paragraph - first) : 0.0f);
        }
    }
}

/* A position below which no words of its sheet have room is as large as a sheet, with what is told below it, and is
 * the last one: who opens the page reads first. */
static void fill_alone(rules_layout *l) {
    rules_part *p = &l->at[0];
    if (l->n < 2 || p->kind != PART_POSITION || !p->aside || l->at[1].sheet == 0) {
        return;
    }
    p->at = rules_whole_table(l, l->room);
    p->aside = false;
    p->sheet = l->sheet;
    for (int i = 1; i < l->n; i++) {
        l->at[i].sheet--;
    }
}

/* What moves, as large as a sheet, behind the words. */
static void add_alone(rules_layout *l, float room) {
    if (l->n < RULES_PARTS) {
        l->at[l->n++] = (rules_part){
            .kind = PART_POSITION, .sheet = ++l->sheet, .paragraph = -1, .at = rules_whole_table(l, room)};
    }
}

/* On one sheet, or on several that leave room to turn them. */
static void lay_sheets(rules_layout *l, float room) {
    const float above = room - rules_strip_high(l->ui) - above_strip;
    if (l->alone) {
        rules_fill(l, above, above);
        add_alone(l, above);
        return;
    }
    rules_fill(l, room, room);
    if (l->sheet > 0) {
        rules_fill(l, above, above);
    }
}

static int splits(const rules_layout *l) {
    int n = 0;
    for (int i = 0; i < l->n; i++) {
        n += l->at[i].kind == PART_TEXT && l->at[i].from > 0;
    }
    return n;
}

/* Paragraphs that begin on the first sheet. */
static int first_words(const rules_layout *l) {
    int n = 0;
    for (int i = 0; i < l->n; i++) {
        n += l->at[i].kind == PART_TEXT && l->at[i].from == 0 && l->at[i].sheet == 0;
    }
    return n;
}

static bool is_better(const rules_layout *a, const rules_layout *b) {
    if (a->sheet != b->sheet) {
        return a->sheet < b->sheet;
    }
    return splits(a) < splits(b);
}

static bool as_good(const rules_layout *a, const rules_layout *b) {
    return a->sheet == b->sheet && splits(a) == splits(b);
}

/* Rather than little on the last sheet: paragraphs move on to it as long as all of them stay whole; from beside a
 * position only where it holds next to nothing. */
static void balance(rules_layout *l) {
    enum { STEPS = 10 };
    static const float little = 0.45f, rest = 0.36f, step = 0.04f;
    const float room = l->room;
    for (int i = 1; i <= STEPS && l->sheet > 0 && last_words(l) < little * room; i++) {
        rules_layout other = *l;
        rules_fill(&other, (1.0f - step * (float)i) * room, room);
        const bool bare = l->page->moves != NULL && last_words(l) > rest * room;
        if (other.sheet > l->sheet || splits(&other) > splits(l) || (bare && first_words(&other) < first_words(l))) {
            break;
        }
        *l = other;
    }
    l->room = room;
}

/* A position above its words is as wide as they are, if some keep room below it and no more sheets are needed. */
static void broaden(rules_layout *l, float room) {
    rules_layout other = *l;
    if (l->taken.h <= 0.0f || rules_has_right(l, 0) || !l->at[0].aside) {
        return;
    }
    other.broad = true;
    lay_sheets(&other, room);
    balance(&other);
    if (!is_better(l, &other) && first_words(&other) > 0) {
        *l = other;
    }
}

/* A position may be smaller where that saves a sheet, keeps a paragraph on one, or lets one more lie with it; what it
 * shows is read as before. */
static void lay_fewest(rules_layout *l, float room) {
    static const float share[] = {0.7f, 0.64f, 0.56f, 0.5f}, least_read = 0.56f, read = 400.0f;
    l->share = share[0];
    lay_sheets(l, room);
    balance(l);
    broaden(l, room);
    for (size_t i = 1; i < sizeof share / sizeof share[0] && l->sheet > 0 && l->page->moves != NULL; i++) {
        rules_layout other = *l;
        other.share = share[i];
        lay_sheets(&other, room);
        balance(&other);
        const bool reads = share[i] >= least_read && other.taken.w >= read;
        if (is_better(&other, l) || (reads && as_good(&other, l) && first_words(&other) > first_words(l))) {
            *l = other;
        }
    }
}

/* Words that lie where a position does, on any sheet. */
static bool covers(const rules_layout *l) {
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        if (p->kind == PART_TEXT && rules_has_right(l, p->sheet) && p->at.y < l->taken.h &&
            p->at.x + p->at.w > l->taken.x) {
            return true;
        }
    }
    return false;
}

/* ---- no sheet is left bare ---- */

/* How much of the barest sheet is covered, 0..1. */
static float barest(const rules_layout *l) {
    float least = 1.0f;
    for (int sheet = 0; sheet <= l->sheet; sheet++) {
        float covered = 0.0f;
        for (int i = 0; i < l->n; i++) {
            const rules_part *p = &l->at[i];
            covered += p->sheet == sheet ? p->at.w * p->at.h : 0.0f;
        }
        least = fminf(least, covered / (l->w * l->room));
    }
    return least;
}

/* Takes the other one where that has no more sheets and its barest one is fuller. */
static void take_fuller(rules_layout *l, const rules_layout *other) {
    static const float more = 0.005f;
    if (!is_better(l, other) && first_words(other) > 0 && (is_better(other, l) || barest(other) > barest(l) + more)) {
        *l = *other;
    }
}

/* If that leaves its words room. */
static void take_repeated(rules_layout *l, const rules_layout *other) {
    if (rules_has_right(other, 0) && !covers(other)) {
        take_fuller(l, other);
    }
}

/* The position stands on each sheet. */
static void repeat(rules_layout *l, const rules_layout *usual, float room) {
    static const float share[] = {0.7f, 0.64f, 0.56f};
    for (size_t i = 0; i < sizeof share / sizeof share[0] && rules_has_right(usual, 0); i++) {
        rules_layout other = *usual;
        other.again = true;
        other.share = share[i];
        lay_sheets(&other, room);
        take_repeated(l, &other);
        balance(&other);
        take_repeated(l, &other);
    }
}

/* Or it leaves all others to the words. */
static void part_with(rules_layout *l, const rules_layout *usual, float room) {
    for (int loose = 0; loose < 2 && usual->page->moves != NULL; loose++) {
        rules_layout other = *usual;
        other.alone = true;
        other.loose = loose;
        lay_sheets(&other, room);
        take_fuller(l, &other);
    }
}

/* Larger pictures, on all sheets or on the last one. */
static void grow(rules_layout *l, const rules_layout *usual, float room) {
    static const float scale[] = {1.3f, 1.6f, 2.0f};
    for (int i = 0; i < 6; i++) {
        rules_layout other = *usual;
        other.grow = scale[i / 2];
        other.grow_from = i % 2 == 0 ? 0 : usual->sheet;
        lay_sheets(&other, room);
        balance(&other);
        if (first_words(&other) >= first_words(usual)) {
            take_fuller(l, &other);
        }
    }
}

/* A row of pictures beside its words may save a sheet. */
static void lay_abreast(rules_layout *l, float room) {
    rules_layout other = *l;
    other.abreast = true;
    lay_fewest(&other, room);
    if (other.sheet < l->sheet) {
        *l = other;
    }
}

static void fill_bare(rules_layout *l, float room) {
    static const float few = 0.66f;
    if (l->sheet > 0) {
        lay_abreast(l, room);
    }
    if (l->sheet > 0 && barest(l) < few) {
        const rules_layout usual = *l;
        repeat(l, &usual, room);
        part_with(l, &usual, room);
        grow(l, &usual, room);
    }
}

/* All words of a sheet begin at one edge, unless that takes a sheet more. */
static void lay_edges(rules_layout *l, float room) {
    rules_layout other = *l;
    lay_fewest(l, room);
    if (l->sheet > 0) {
        other.loose = true;
        lay_fewest(&other, room);
        if (other.sheet < l->sheet) {
            *l = other;
        }
    }
}

void rules_lay(rules_layout *l, const ui_frame *ui, const rules_page *page, ui_rect at) {
    const ui_rect in = rules_text_room(at);
    *l = (rules_layout){.ui = ui, .page = page, .w = in.w, .grow = 1.0f};
    lay_edges(l, in.h);
    fill_bare(l, in.h);
    fill_alone(l);
    if (l->beside > 0) {
        spread_beside(l);
    }
    for (int sheet = 0; sheet <= l->sheet; sheet++) {
        spread(l, sheet);
    }
}

int rules_page_sheets(const ui_frame *ui, const rules_page *page, ui_rect at) {
    rules_layout l;
    rules_lay(&l, ui, page, at);
    return l.sheet + 1;
}

int rules_page_sheet_of(const ui_frame *ui, const rules_page *page, ui_rect at, int paragraph) {
    rules_layout l;
    rules_lay(&l, ui, page, at);
    for (int i = 0; i < l.n; i++) {
        if (l.at[i].paragraph == paragraph) {
            return l.at[i].sheet;
        }
    }
    return 0;
}
