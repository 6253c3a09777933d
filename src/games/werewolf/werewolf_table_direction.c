/* Which way the speeches go round: an arrow along the ring for each way, from the Sheriff's seat on. While it is asked
 * both are seen, and the one whose button is pointed at is lit; while it is told the one that was chosen grows. From
 * the public part alone. */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "werewolf_table_public.h"

enum { CLOCKWISE, COUNTER, WAYS };
enum { MOST = WEREWOLF_SEATS / 3, SPOTS = 12 * MOST };

/* A line of points, each with how far it is to it. */
typedef struct {
    table_point at[SPOTS + 1];
    float far[SPOTS + 1];
    int n;
} line;

/* Where it passes a plate: before that, towards the middle of the ring. */
static table_point before(const ui_frame *ui, const werewolf_ring *ring, ui_rect plate) {
    static const float air = 20.0f;
    const float x = plate.x + plate.w / 2, y = plate.y + plate.h / 2;
    const float dx = ui->width / 2 - x, dy = ring->middle.y + ring->middle.h / 2 - y;
    const float far = fmaxf(1.0f, hypotf(dx, dy)), along_x = fabsf(dx) / far, along_y = fabsf(dy) / far;
    const float out = fminf(plate.w / 2 / fmaxf(along_x, 0.01f), plate.h / 2 / fmaxf(along_y, 0.01f)) + air;

    return (table_point){x + dx / far * out, y + dy / far * out};
}

static table_point between(table_point a, table_point b, float part) {
    return (table_point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

static void add(line *l, table_point at) {
    const table_point last = l->at[l->n > 0 ? l->n - 1 : 0];

    if (l->n <= SPOTS) {
        l->far[l->n] = l->n > 0 ? l->far[l->n - 1] + hypotf(at.x - last.x, at.y - last.y) : 0.0f;
        l->at[l->n++] = at;
    }
}

/* Past a third of the others, off the words "to act" of the first. */
static void lay(const werewolf_look *look, const werewolf_ring *ring, int way, line *l) {
    static const float begins = 0.56f;
    enum { EACH = SPOTS / MOST };
    const int n = look->pub->n, seats = (n + 2) / 3, step = way == COUNTER ? n - 1 : 1;
    int seat = look->pub->sheriff;
    table_point from = before(look->d->ui, ring, ring->plate[seat]);

    seat = (seat + step) % n;
    table_point bend = before(look->d->ui, ring, ring->plate[seat]);
    from = between(from, bend, begins);
    l->n = 0;
    for (int i = 0; i < seats; i++) {
        seat = (seat + step) % n;
        const table_point next = before(look->d->ui, ring, ring->plate[seat]), to = between(bend, next, 0.5f);
        for (int k = i == 0 ? 0 : 1; k <= EACH; k++) {
            const float part = (float)k / EACH;
            add(l, between(between(from, bend, part), between(bend, to, part), part));
        }
        from = to;
        bend = next;
    }
}

/* A point so far along it, and the way it goes there, one long. */
static table_point spot(const line *l, float far, table_point *goes) {
    int i = 1;

    while (i < l->n - 1 && l->far[i] < far) {
        i++;
    }
    const float one = fmaxf(0.01f, l->far[i] - l->far[i - 1]);
    *goes = (table_point){(l->at[i].x - l->at[i - 1].x) / one, (l->at[i].y - l->at[i - 1].y) / one};
    return between(l->at[i - 1], l->at[i], fminf(1.0f, (far - l->far[i - 1]) / one));
}

/* A piece cut of paper, so long before and behind its point and so wide at each end. */
static void piece(ui_draw *d, table_point at, table_point goes, float behind, float before_it, float wide, float tip,
                  ui_colour colour) {
    const float most = fmaxf(fmaxf(behind, before_it), wide) + 2;
    const ui_rect box = {at.x - most, at.y - most, 2 * most, 2 * most};
    const float end[4][2] = {{-behind, wide}, {before_it, tip}, {before_it, -tip}, {-behind, -wide}};
    cut_svg s;

    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < 4; i++) {
        cut_point(&s, i == 0 ? 'M' : 'L', most + end[i][0] * goes.x - end[i][1] * goes.y,
                  most + end[i][0] * goes.y + end[i][1] * goes.x);
    }
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_text(&s, "/>");
    ui_shape(d, box, s.at);
}

/* Up to that part of its length. */
static void draw_arrow(ui_draw *d, const line *l, float part, ui_colour colour, bool lit) {
    static const float each = 22.0f, dash = 6.5f, head = 13.0f;
    const float wide = lit ? 3.4f : 2.4f, larger = lit ? 1.25f : 1.0f, end = part * l->far[l->n - 1];
    table_point goes;

    for (float far = dash; far < end - 1.4f * head; far += each) {
        const table_point at = spot(l, far, &goes);
        piece(d, at, goes, dash, dash, wide, wide, colour);
    }
    if (end > 2 * head) {
        const table_point at = spot(l, end - head, &goes);
        piece(d, at, goes, larger * head, larger * head, larger * head * 0.85f, 0.0f, colour);
    }
}

static bool points_at(const ui_frame *ui, int way) {
    const int n = WEREWOLF_MOVE_DIRECTION + 64 * (1 + way);
    const char *const name[] = {ui->held_name, ui->hover_name, ui->show_focus ? ui->focus_name : NULL};
    const int at[] = {ui->held_n, ui->hover_n, ui->focus_n};

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        if (name[i] != NULL && strcmp(name[i], WEREWOLF_ZONE_ACT) == 0) {
            return at[i] == n;
        }
    }
    return false;
}

void werewolf_draw_direction(const werewolf_look *look, const werewolf_ring *ring) {
    const table_ui *t = look->t;
    const bool told = table_tells(t) && t->event.kind == WEREWOLF_EV_DIRECTION;
    const bool asked = look->pub->step == WEREWOLF_STEP_DIRECTION && !table_tells(t);

    for (int way = 0; way < WAYS && look->pub->sheriff < look->pub->n; way++) {
        const bool lit = told ? t->event.arg[0] == way : points_at(look->d->ui, way);
        if (asked || (told && lit)) {
            line l;
            lay(look, ring, way, &l);
            draw_arrow(look->d, &l, told ? motion_out(motion_of(t->part, 0.0f, 0.6f)) : 1.0f,
                       lit ? UI_LANTERN : UI_PAPER_200, lit);
        }
    }
}
