/* Who has won the Growl (growl.md 8.3): dawn over humans, a moon of blood over wolves. The winners stand crowned in
 * the middle, below whoever they were; the others are named aside, small. */
#include <math.h>

#include "growl_table.h"

static const float air = 12.0f, side = 24.0f, aside = 28.0f; /* between winners and the others */
static const float gap = 18.0f;                              /* from winner to winner */
static const float moon_part = 0.96f; /* of its width: what it takes above them, with its halo */

typedef struct {
    ui_rect room;            /* of all */
    ui_rect middle;          /* the moon and the winners below it */
    ui_rect tag;             /* the size of each other one's */
    ui_rect column[2];       /* where they stand, landscape: left and right; portrait: below */
    float moon;              /* its width */
    ui_rect stage;           /* of the winners */
    int winners, per_row, n; /* n: the others */
    int on_left;             /* so many of those stand in the left column, landscape */
    bool roles;              /* they have room for what they were */
    float size;              /* of their tags, 1: as they are where room is little */
    float name;              /* of the winners' names: larger than the others' */
} won_places;

/* ---- places ---- */

static ui_label_style tag_style(const won_places *p) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 19.0f * p->size;
    style.colour = UI_PAPER_400;
    return style;
}

static float widest_name(const growl_look *look, const ui_label_style *style, float most) {
    float widest = 0.0f;

    for (int i = 0; i < look->pub->n; i++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, style, growl_name(look, i)));
    }
    return fminf(widest, most * look->d->ui->text_scale);
}

/* What somebody was; a stone says who is dead. */
static const char *role_word(const growl_look *look, int seat) {
    return growl_role_word(look, seat, true);
}

static ui_label_style role_style(const won_places *p) {
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    style.size *= p->size;
    style.colour = UI_PAPER_400;
    return style;
}

static float emblem_of(const won_places *p) {
    return p->size * (p->roles ? 44.0f : 28.0f);
}

static float stone_of(const won_places *p) {
    return p->size * (p->roles ? 36.0f : 24.0f);
}

/* Of the others' words. */
static float widest_role(const growl_look *look, const won_places *p) {
    const ui_label_style style = role_style(p);
    float widest = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if ((growl_lit_seats(look->pub) >> seat & 1u) == 0) {
            widest = fmaxf(widest, ui_label_width(look->d->ui, &style, role_word(look, seat)));
        }
    }
    return widest;
}

/* The size of each tag; roles are told only where they are read whole. */
static void measure_tag(const growl_look *look, bool roles, won_places *p) {
    static const float most_name = 130.0f, around = 34.0f;
    const ui_frame *ui = look->d->ui;
    const ui_label_style name = tag_style(p), role = role_style(p);
    const float said = widest_role(look, p), most = p->size * most_name * ui->text_scale;
    float words = widest_name(look, &name, p->size * most_name);
    float high = fmaxf(p->size * 40.0f, ui_label_least(ui, &name) + 10.0f);

    p->roles = roles && said <= most;
    if (p->roles) {
        words = fmaxf(words, said);
        high = fmaxf(p->size * 64.0f, ui_label_least(ui, &name) + ui_label_least(ui, &role) + 18.0f);
    }
    p->tag = (ui_rect){0, 0, words + emblem_of(p) + stone_of(p) + around, high};
}

static int tags_in_row(ui_rect room, const won_places *p) {
    return (int)((room.w + air) / (p->tag.w + air));
}

/* So much of the height may be theirs: the sides of a wide room, and less below the winners of a tall one. */
static bool tags_fit(const growl_look *look, ui_rect room, const won_places *p) {
    static const float beside = 0.96f, below = 0.26f;
    const bool tall = look->d->ui->height > look->d->ui->width;
    const int columns = tall ? tags_in_row(room, p) : 2, on_right = p->n - p->on_left;

    if (columns < 1) {
        return false;
    }
    const int higher = p->on_left > on_right ? p->on_left : on_right;
    const int rows = tall ? (p->n + columns - 1) / columns : higher;
    const float high = (float)rows * (p->tag.h + air);
    return high <= (tall ? below : beside) * room.h;
}

/* As high as both lines are at their size, where columns at the sides have room. */
static void heighten_tags(const growl_look *look, ui_rect room, won_places *p) {
    static const float part = 0.44f; /* of it, that a line has */
    const ui_label_style name = tag_style(p), role = role_style(p);
    const ui_frame *ui = look->d->ui;
    const float was = p->tag.h, line = fmaxf(ui_label_height(ui, &name, ui->width, growl_name(look, 0)),
                                             ui_label_height(ui, &role, ui->width, role_word(look, 0)));

    if (p->roles && ui->width > ui->height) {
        p->tag.h = fmaxf(was, line / part);
        p->tag.h = tags_fit(look, room, p) ? p->tag.h : was;
    }
}

/* The others stand left and right of the winners, or below them on a tall frame. */
static void lay_others(const growl_look *look, ui_rect room, won_places *p) {
    p->room = p->middle = room;
    if (p->n == 0) {
        return;
    }
    measure_tag(look, true, p);
    if (!tags_fit(look, room, p)) {
        measure_tag(look, false, p);
    }
    heighten_tags(look, room, p);
    const float w = p->tag.w, h = p->tag.h;
    if (look->d->ui->height > look->d->ui->width) {
        const int per_row = tags_in_row(room, p), rows = (p->n + per_row - 1) / per_row;
        const float high = (float)rows * (h + air);
        p->middle.h -= high + aside;
        p->column[0] = (ui_rect){room.x, room.y + room.h - high + air, room.w, high};
        return;
    }
    const float taken = p->n > 1 ? 2.0f * (w + aside) : 2.0f * w;
    p->column[0] = (ui_rect){room.x, room.y, w, room.h};
    p->column[1] = (ui_rect){room.x + room.w - w, room.y, w, room.h};
    p->middle = (ui_rect){room.x + taken / 2, room.y, room.w - taken, room.h};
}

static float widest_winner(const growl_look *look, float size) {
    ui_label_style style = UI_STYLE_NAME;
    float widest = 0.0f;

    style.size = size;
    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool won = (growl_lit_seats(look->pub) >> seat & 1u) != 0;
        widest = won ? fmaxf(widest, ui_label_width(look->d->ui, &style, growl_name(look, seat))) : widest;
    }
    return widest;
}

/* As much larger than on tags as the cells hold. */
static void size_names(const growl_look *look, won_places *p) {
    static const float edges = 12.0f;

    while (p->name > UI_STYLE_NAME.size && widest_winner(look, p->name) > p->stage.w - edges) {
        p->name = fmaxf(p->name - 1.0f, UI_STYLE_NAME.size);
    }
}

/* One winner's cell: in one row with whole names, or in more where that makes them clearly larger. Returns how large
 * a lamp becomes below a moon of this width at least. */
static float choose_rows(const growl_look *look, float least_moon, won_places *p) {
    static const float widest = 240.0f, most_name = 150.0f, clearly = 1.2f;
    const float high = p->middle.h - moon_part * least_moon;
    const float least = fminf(0.87f * widest_name(look, &UI_STYLE_NAME, most_name) + 12.0f, p->middle.w);
    float best = 0.0f;

    for (int rows = 1; rows <= p->winners; rows++) {
        const int columns = (p->winners + rows - 1) / rows;
        const float wide = fminf((p->middle.w - gap * (float)(columns - 1)) / (float)columns, widest);
        const float cell = fminf((high - gap * (float)(rows - 1)) / (float)rows, wide + 64.0f);
        const float lamp = table_results_lamp(look->d->ui, (ui_rect){0, 0, wide, cell}, p->name).w;
        if ((wide >= least && lamp > clearly * best) || (columns == 1 && best <= 0.0f)) {
            best = lamp;
            p->per_row = columns;
            p->stage.w = wide;
            p->stage.h = cell;
        }
    }
    return best;
}

/* What is left above them is the moon's, which goes where they would be too small. */
static void lay_winners(const growl_look *look, won_places *p) {
    static const float least_moon = 150.0f, least_lamp = 64.0f;
    const ui_frame *ui = look->d->ui;

    if (choose_rows(look, least_moon, p) < least_lamp) {
        choose_rows(look, 0.0f, p);
    }
    const int rows = (p->winners + p->per_row - 1) / p->per_row;
    const float all = p->stage.h * (float)rows + gap * (float)(rows - 1);
    const float spare = fmaxf(p->middle.h - all, 0.0f), most = ui->height > ui->width ? 420.0f : 300.0f;

    p->moon = fminf(spare / moon_part, most);
    p->stage.x = p->middle.x + (p->middle.w - p->stage.w) / 2;
    p->stage.y = p->middle.y + (p->middle.h - all + moon_part * p->moon) / 2;
}

/* How many there are, and how many of the others sit to the left: each goes to the column on its own side, past no
 * winner; from the middle to the shorter one. */
static void count_seats(const growl_look *look, const growl_ring *ring, won_places *p) {
    static const float about = 1.0f;
    const uint32_t lit = growl_lit_seats(look->pub);
    int left = 0, right = 0;

    for (int i = 0; i < look->pub->n; i++) {
        const float off = table_middle(ring->at[look->pub->place[i]].plate).x - look->d->ui->width / 2;
        const bool won = (lit >> i & 1u) != 0;
        p->winners += won;
        left += !won && off < -about;
        right += !won && off > about;
    }
    p->n = look->pub->n - p->winners;
    p->on_left = left;
    for (int between = p->n - left - right; between > 0; between--) {
        p->on_left += p->on_left <= p->n - p->on_left - between;
    }
}

static won_places places_with(const growl_look *look, const growl_ring *ring, float bottom, float size) {
    const float top = table_results_room(look->d->ui, 1).y;
    static const float larger = 1.2f;
    won_places p = {.per_row = 1, .size = size};

    p.name = larger * tag_style(&p).size;

    count_seats(look, ring, &p);
    lay_others(look, (ui_rect){side, top, look->d->ui->width - 2 * side, bottom - top}, &p);
    lay_winners(look, &p);
    size_names(look, &p);
    return p;
}

/* Tags are as large as the winners lose nothing by it, and no name of theirs is larger than a winner's. */
static won_places places_of(const growl_look *look, const growl_ring *ring, float bottom) {
    static const float larger[] = {1.4f, 1.2f};
    const won_places usual = places_with(look, ring, bottom, 1.0f);

    for (size_t i = 0; usual.n > 0 && i < sizeof larger / sizeof larger[0]; i++) {
        const won_places p = places_with(look, ring, bottom, larger[i]);
        const bool fits = tags_fit(look, p.room, &p) && p.roles == usual.roles && p.name >= tag_style(&p).size;
        if (fits && p.stage.w >= usual.stage.w && p.stage.h >= usual.stage.h && p.moon >= usual.moon) {
            return p;
        }
    }
    return usual;
}

/* The i-th winner's, a last row that is not full in the middle. */
static ui_rect winner_at(const won_places *p, int i) {
    const int rows = (p->winners + p->per_row - 1) / p->per_row, row = i / p->per_row;
    const int in_row = row < rows - 1 ? p->per_row : p->winners - p->per_row * (rows - 1);
    const float all = p->stage.w * (float)in_row + gap * (float)(in_row - 1);

    return (ui_rect){p->middle.x + (p->middle.w - all) / 2 + (p->stage.w + gap) * (float)(i % p->per_row),
                     p->stage.y + (p->stage.h + gap) * (float)row, p->stage.w, p->stage.h};
}

/* The i-th of the others'. */
static ui_rect tag_at(const ui_frame *ui, const won_places *p, int i) {
    const float w = p->tag.w, h = p->tag.h;

    if (ui->height > ui->width) {
        const int per_row = tags_in_row(p->column[0], p), row = i / per_row;
        const int left = p->n - row * per_row, in_row = left < per_row ? left : per_row;
        const float all = (w + air) * (float)in_row - air;
        return (ui_rect){p->column[0].x + (p->column[0].w - all) / 2 + (w + air) * (float)(i % per_row),
                         p->column[0].y + (h + air) * (float)row, w, h};
    }
    const int on_left = p->on_left, here = i < on_left ? on_left : p->n - on_left;
    const ui_rect column = p->column[i < on_left ? 0 : 1];
    const float step = fminf(h + air, (column.h + air) / (float)here), all = step * (float)here - air;
    return (ui_rect){column.x, column.y + (column.h - all) / 2 + step * (float)(i < on_left ? i : i - on_left), w,
                     fminf(h, step - 4.0f)};
}

/* ---- drawing ---- */

void growl_draw_stone(ui_draw *d, ui_rect at) {
    const ui_rect cut = {at.x + 0.32f * at.w, at.y + 0.25f * at.h, 0.36f * at.w, 0.57f * at.h};

    ui_figure(d, "tomb", ui_inset(at, -at.w * 0.08f), UI_INK_950);
    ui_fill(d, cut, UI_INK_950); /* what lies behind is not seen in cross and letters */
    ui_figure(d, "tomb", at, ui_theme(d->ui, UI_PAPER_200));
}

static void draw_tag(const growl_look *look, const won_places *p, ui_rect at, int seat) {
    static const float edge = 8.0f, gap_to_words = 9.0f;
    ui_draw *d = look->d;
    const float emblem = emblem_of(p), dead = stone_of(p);
    const ui_rect disc = {at.x + edge, at.y + (at.h - emblem) / 2, emblem, emblem};
    const float x = disc.x + emblem + gap_to_words, stone_x = at.x + at.w - dead - edge;
    ui_rect words = {x, at.y + 2, stone_x - x, at.h - 4};
    ui_label_style name = tag_style(p), role = role_style(p);

    ui_plate(d, at, 60u + (unsigned)seat, ui_fade(UI_INK_900, 0.82f), d->ui->high_contrast ? UI_PAPER_400 : 0,
             d->ui->high_contrast ? 1.4f : 0.0f, false);
    ui_seat_emblem(d, disc, &look->t->seat[seat]);
    if (p->roles) {
        role.valign = UI_TOP;
        name.valign = UI_BOTTOM;
        name.colour = UI_PAPER_200;
        words.h = at.h * 0.5f;
        ui_label(d, (ui_rect){x, at.y + at.h * 0.54f, words.w, at.h * 0.44f}, &role, role_word(look, seat));
    }
    ui_label(d, words, &name, look->t->seat[seat].name);
    if (!look->pub->alive[seat]) {
        ui_figure(d, "tomb", (ui_rect){stone_x, at.y + (at.h - dead) / 2, dead, dead},
                  p->roles ? UI_PAPER_400 : UI_INK_500);
    }
}

static void draw_winner(const growl_look *look, const won_places *p, ui_rect at, int seat) {
    static const float from = (float)MOTION_SAME / (float)GROWL_WON_TAKES;
    const float opening = 1.0f - motion_of(1.0f - look->t->opening, from, 1.0f);
    const ui_rect lamp = table_results_lamp(look->d->ui, at, p->name);
    const float stone = fmaxf(26.0f, 0.28f * lamp.w);
    const int begin = look->d->n;
    const ui_rect name = table_results_winner(look->d, at, &look->t->seat[seat], p->name, opening);
    if (!look->pub->alive[seat]) { /* who died has won, too */
        growl_draw_stone(look->d, (ui_rect){lamp.x + lamp.w - 0.7f * stone, lamp.y + lamp.h - stone, stone, stone});
    }
    ui_same_add(look->d, seat, begin, name);
}

const char *growl_won_ground(const growl_pub *pub) {
    return pub->winner == GROWL_WOLF ? "growl/table_blood" : "growl/table_dawn";
}

static void draw_moon(const growl_look *look, ui_rect at) {
    const int from = look->d->n;

    growl_draw_victor(look, at);
    if (look->d->n > from) {
        ui_same_add(look->d, GROWL_SAME_MOON, from, at);
    }
}

/* Whoever has won, or has not, by where they sit, so that nobody's way here crosses another's. Returns how many. */
static int order_of(const growl_look *look, const growl_ring *ring, const won_places *p, bool lit, uint8_t out[]) {
    const bool tall = look->d->ui->height > look->d->ui->width;
    int n = 0;

    for (uint8_t seat = 0; seat < look->pub->n; seat++) {
        if ((growl_lit_seats(look->pub) >> seat & 1u) == lit) {
            out[n++] = seat;
        }
    }
    if (!lit && !tall) { /* in two columns */
        growl_from_left(look, ring, out, n);
        growl_from_top(look, ring, out, p->on_left);
        growl_from_top(look, ring, out + p->on_left, n - p->on_left);
        return n;
    }
    const int per_row = lit ? p->per_row : tags_in_row(p->column[0], p);
    growl_from_top(look, ring, out, n);
    for (int i = 0; i < n; i += per_row) {
        growl_from_left(look, ring, out + i, n - i < per_row ? n - i : per_row);
    }
    return n;
}

void growl_draw_won(const growl_look *look, const growl_ring *ring, float bottom) {
    static const float halo = 0.08f; /* of the moon's width */
    const won_places p = places_of(look, ring, bottom);
    const float moon = p.moon;
    uint8_t order[GROWL_SEATS];

    table_ground(look->d, growl_won_ground(look->pub));
    draw_moon(look,
              (ui_rect){p.middle.x + (p.middle.w - moon) / 2, p.stage.y - (moon_part - halo) * moon, moon, moon});
    const int lost = order_of(look, ring, &p, false, order);
    for (int i = 0; i < lost; i++) {
        const int from = look->d->n;
        const ui_rect at = tag_at(look->d->ui, &p, i);
        draw_tag(look, &p, at, order[i]);
        ui_same_add(look->d, order[i], from, at);
    }
    const int won = order_of(look, ring, &p, true, order);
    for (int i = 0; i < won; i++) {
        draw_winner(look, &p, winner_at(&p, i), order[i]);
    }
}
