/* Lines between the players of a page of results: each leaves towards whom it names and goes round everybody else,
 * and those that meet at one player stand side by side on the rim. */
#include <math.h>

#include "werewolf_table_results.h"

/* How near the bend comes to the middle of anybody whom it does not join. */
static float clearance(const werewolf_lines *l, const werewolf_line *line, table_point a, table_point bend,
                       table_point b) {
    enum { STEPS = 24 };
    float least = INFINITY;

    for (int i = 1; i < STEPS; i++) {
        const float part = (float)i / STEPS;
        const table_point p = table_towards(table_towards(a, bend, part), table_towards(bend, b, part), part);
        for (int seat = 0; seat < l->seats; seat++) {
            const table_point m = table_middle(l->place[seat]);
            if (seat != line->from && seat != line->to) {
                least = fminf(least, hypotf(m.x - p.x, m.y - p.y));
            }
        }
    }
    return least;
}

/* As little towards the middle as leaves everybody air; a little to its right, that two who name each other have two
 * lines. */
static table_point bend_of(const werewolf_lines *l, const werewolf_line *line) {
    enum { PULLS = 12 };
    static const float aside = 14.0f, air = 12.0f;
    const table_point a = table_middle(l->place[line->from]), b = table_middle(l->place[line->to]);
    const float length = fmaxf(1.0f, hypotf(b.x - a.x, b.y - a.y)), rim = l->place[line->from].w / 2;
    const table_point half = table_towards(a, b, 0.5f);
    const table_point right = {half.x - (b.y - a.y) / length * aside, half.y + (b.x - a.x) / length * aside};
    table_point best = right;
    float widest = -1.0f;

    for (int pull = 0; pull < PULLS && widest < rim + air; pull++) {
        const table_point bend = table_towards(right, l->middle, (float)pull / PULLS);
        const float room = clearance(l, line, a, bend, b);
        if (room > widest) {
            widest = room;
            best = bend;
        }
    }
    return best;
}

/* ---- where they meet a rim ---- */

void werewolf_meet(werewolf_meeting *list, int n, werewolf_meeting one) {
    for (; n > 0 && list[n - 1].angle > one.angle; n--) {
        list[n] = list[n - 1];
    }
    list[n] = one;
}

static float turned_from(float angle, float axis) {
    return remainderf(angle - axis, 6.2831853f);
}

/* In the order of their angles, as seen from the axis. */
static int meetings_at(const werewolf_lines *l, const table_point *bend, int seat, werewolf_meeting *out) {
    const table_point m = table_middle(l->place[seat]);
    const float axis = atan2f(l->middle.y - m.y, l->middle.x - m.x);
    int n = 0;

    for (int i = 0; i < l->n; i++) {
        for (int end = 0; end < 2; end++) {
            if ((end == 0 ? l->at[i].from : l->at[i].to) != seat) {
                continue;
            }
            werewolf_meet(out, n++,
                          (werewolf_meeting){i, end, turned_from(atan2f(bend[i].y - m.y, bend[i].x - m.x), axis)});
        }
    }
    return n;
}

/* Too close ones give way to each other, both alike. */
void werewolf_part(werewolf_meeting *list, int n, float least) {
    enum { ROUNDS = 40 };

    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i + 1 < n; i++) {
            const float lacks = (least - (list[i + 1].angle - list[i].angle)) / 2;
            if (lacks > 0.0f) {
                list[i].angle -= lacks;
                list[i + 1].angle += lacks;
            }
        }
    }
}

typedef struct {
    table_point bend[WEREWOLF_SEATS], end[WEREWOLF_SEATS][2];
} ways;

static void meet(const werewolf_lines *l, int seat, ways *w) {
    static const float apart = 13.0f, all_round = 3.6f; /* the back of a rim stays free */
    const table_point m = table_middle(l->place[seat]);
    const float rim = l->place[seat].w / 2 + 2;
    const float axis = atan2f(l->middle.y - m.y, l->middle.x - m.x);
    werewolf_meeting list[2 * WEREWOLF_SEATS];
    const int n = meetings_at(l, w->bend, seat, list);

    werewolf_part(list, n, fminf(apart / rim, all_round / (float)(n > 1 ? n - 1 : 1)));
    for (int i = 0; i < n; i++) {
        const float angle = axis + list[i].angle;
        w->end[list[i].line][list[i].end] = (table_point){m.x + cosf(angle) * rim, m.y + sinf(angle) * rim};
    }
}

void werewolf_draw_lines(ui_draw *d, const werewolf_lines *l) {
    ways w;

    for (int i = 0; i < l->n; i++) {
        w.bend[i] = bend_of(l, &l->at[i]);
    }
    for (int seat = 0; seat < l->seats; seat++) {
        meet(l, seat, &w);
    }
    for (int two = 0; two < 2; two++) { /* double ones above the others: not told by colour alone */
        for (int i = 0; i < l->n; i++) {
            if (l->at[i].two == (two == 1)) {
                table_part_of_rope(d, (table_point[]){w.end[i][0], w.bend[i], w.end[i][1]}, 1, 1.0f,
                                   two == 1 ? UI_EMBER : UI_PAPER_200, two == 1);
            }
        }
    }
}

static void on_ellipse(ui_rect area, float size, float part, float *x, float *y) {
    const float angle = 1.5707963f + 6.2831853f * part;

    *x = area.x + area.w / 2 + cosf(angle) * (area.w - size) / 2;
    *y = area.y + area.h / 2 + sinf(angle) * (area.h - size) / 2;
}

/* Seat 1 right of the lowest point, the others clockwise, with equal room between them along the ellipse. */
static ui_rect place_of(ui_rect area, int n, int seat, float size) {
    enum { STEPS = 120 };
    float way[STEPS + 1] = {0}, x0, y0, x, y;
    int i = 0;

    on_ellipse(area, size, 0, &x0, &y0);
    for (int k = 1; k <= STEPS; k++) {
        on_ellipse(area, size, (float)k / STEPS, &x, &y);
        way[k] = way[k - 1] + hypotf(x - x0, y - y0);
        x0 = x;
        y0 = y;
    }
    const float want = way[STEPS] * ((float)(seat == 0 ? n : seat) - 0.5f) / (float)n;
    while (i < STEPS && way[i] < want) {
        i++;
    }
    on_ellipse(area, size, (float)i / STEPS, &x, &y);
    return (ui_rect){x - size / 2, y - size / 2, size, size};
}

werewolf_lines werewolf_lines_in(ui_rect area, int seats, float size) {
    werewolf_lines l = {.seats = seats, .middle = table_middle(area)};

    for (int seat = 0; seat < seats; seat++) {
        l.place[seat] = place_of(area, seats, seat, size);
    }
    return l;
}

/* Out towards the edge, where no line comes: the number. */
static ui_rect number_place(const werewolf_lines *l, int seat) {
    static const float number = 32.0f, part = 0.9f;
    const ui_rect at = l->place[seat];
    const table_point m = table_middle(at);
    const float dx = m.x - l->middle.x, dy = m.y - l->middle.y, far = fmaxf(1.0f, hypotf(dx, dy));
    const table_point p = {m.x + dx / far * at.w / 2 * part, m.y + dy / far * at.w / 2 * part};

    return (ui_rect){p.x - number / 2, p.y - number / 2, number, number};
}

void werewolf_draw_at_line(const werewolf_look *look, const werewolf_lines *l, int seat, bool there) {
    const werewolf_pub *pub = look->pub;
    const ui_rect at = l->place[seat];
    ui_draw *d = look->d;
    const ui_rect disc = number_place(l, seat);
    ui_label_style number = UI_STYLE_NAME;

    if (there) {
        werewolf_draw_role(d, at, pub->role[seat]);
    } else {
        ui_disc(d, at, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "tomb", ui_inset(at, at.w * 0.28f), UI_INK_500);
    }
    number.align = UI_MIDDLE;
    number.colour = UI_INK_900;
    table_disc(d, disc, NULL, werewolf_was_wolf(pub, seat) ? UI_EMBER : UI_PAPER_100);
    ui_label_number(d, ui_inset(disc, 2), &number, seat + 1, d->ui->rim != NULL);
}
