/* The Sheriff's badge on a slide, large: somebody gets it, hands it on, or it breaks. */
#include <math.h>

#include "ui/cut.h"
#include "werewolf_table_slide.h"

/* Drawn once, so large; what is seen of it is scaled. */
#define SIDE 190.0f

enum { WHOLE = 0, LEFT = -1, RIGHT = 1 };

static const float point = 0.76f, notch = 0.35f; /* of the star, in half a SIDE */

/* Where it breaks, from the star's upper point to its lower notch. */
static const float crack[][2] = {{0.0f, -0.76f}, {0.1f, -0.36f}, {-0.11f, -0.05f}, {0.1f, 0.17f}, {0.0f, 0.35f}};
enum { CRACK = sizeof crack / sizeof crack[0] };

static void to_point(cut_svg *s, char command, float x, float y) {
    cut_point(s, command, SIDE / 2 * (1.0f + x), SIDE / 2 * (1.0f + y));
}

/* From the upper end of a round outline, or of the star, to its lower one on this side; of the whole all round. */
static void outline(cut_svg *s, int side, int corners, float outer, float inner) {
    const int n = side == WHOLE ? 2 * corners : corners;
    const float way = side == LEFT ? -1.0f : 1.0f;

    cut_text(s, "<path d=\"");
    for (int i = 0; i <= n; i++) {
        const float angle = 3.1415927f * (float)i / (float)corners, r = i % 2 ? inner : outer;
        to_point(s, i ? 'L' : 'M', way * r * sinf(angle), -r * cosf(angle));
    }
}

/* Back along the crack. */
static void close_in(cut_svg *s, int side, ui_colour colour) {
    for (int i = CRACK - 1; i >= 0 && side != WHOLE; i--) {
        to_point(s, 'L', crack[i][0], crack[i][1]);
    }
    cut_text(s, "Z\"");
    cut_paint(s, "fill", colour);
    cut_text(s, "/>");
}

static void cut_badge(cut_svg *s, const ui_frame *ui, int side) {
    enum { FACETS = 16, POINTS = 5 };
    static const float round[] = {1.0f, 0.95f, 0.87f}; /* an edge on any ground, the rim, the field */
    const ui_colour gold = ui_theme(ui, UI_YELLOW), dark = ui_theme(ui, UI_INK_950);

    for (int i = 0; i < 3; i++) {
        outline(s, side, FACETS, round[i], round[i]);
        close_in(s, side, i == 1 ? gold : dark);
    }
    outline(s, side, POINTS, point, notch);
    close_in(s, side, gold);
}

/* About its middle x, y in the picture; `size` wide there, turned. */
static void draw_piece(const werewolf_stage *g, int side, float x, float y, float size, float degrees) {
    ui_draw *d = g->look->d;
    const float seen = size * g->one;
    const ui_rect at = {g->at.x + x * g->one - SIDE / 2, g->at.y + y * g->one - SIDE / 2, SIDE, SIDE};
    cut_svg s;
    cut_begin(&s);

    cut_badge(&s, d->ui, side);
    ui_scale(d, (ui_rect){.w = seen, .h = seen}, at);
    ui_group(d, at, 0, degrees);
    ui_shape(d, at, s.at);
    ui_group_end(d);
}

static const float large = 128.0f, middle = 128.0f; /* how wide it is, how high it hangs */

/* It grows out of its middle and comes to rest upright, beside whoever is Sheriff now. */
static void draw_given(const werewolf_stage *g) {
    static const float who = 198.0f, badge = 330.0f;
    const float comes = motion_over(motion_of(g->part, WEREWOLF_SLIDE_COMES_BY, 0.44f));

    werewolf_draw_standing(g, who, g->s->seat[0], false);
    if (comes > 0.0f) {
        draw_piece(g, WHOLE, badge, middle, large * (0.3f + 0.7f * comes), motion_degrees(50.0f * (1.0f - comes)));
    }
}

/* In a bow from one to the other. */
static void draw_passed(const werewolf_stage *g) {
    static const float from = 226.0f, to = 334.0f, bow = 26.0f, leans = 24.0f, size = 108.0f;
    const float way = motion_smooth(motion_of(g->part, WEREWOLF_SLIDE_COMES_BY, WEREWOLF_BADGE_LANDS));
    const float up = 4.0f * way * (1.0f - way);

    werewolf_draw_standing(g, WEREWOLF_FIGHT_LEFT - 10.0f, g->s->seat[0], false);
    werewolf_draw_standing(g, WEREWOLF_FIGHT_RIGHT + 10.0f, g->s->seat[1], true);
    draw_piece(g, WHOLE, from + (to - from) * way, middle - bow * up, size, motion_degrees(leans * up));
}

/* In two, and both fall. */
static void draw_broken(const werewolf_stage *g) {
    static const float from = 0.32f, apart_by = 0.44f, fallen_by = 0.54f, gap = 16.0f, wide = 28.0f, deep = 30.0f,
                       turns = 34.0f;
    const bool alone = g->s->n == 0;
    const float x = alone ? WEREWOLF_SLIDE_W / 2 : 342.0f, y = middle - (alone ? 6.0f : 0.0f);
    const float apart = motion_out(motion_of(g->part, from, apart_by)), falls = motion_of(g->part, 0.38f, fallen_by);
    const float away = gap * apart + wide * falls, down = deep * falls * falls;

    if (!alone) {
        werewolf_draw_standing(g, 190.0f, g->s->seat[0], false);
    }
    if (apart <= 0.0f) {
        draw_piece(g, WHOLE, x, y, large, 0.0f);
        return;
    }
    for (int half = LEFT; half <= RIGHT; half += RIGHT - LEFT) {
        draw_piece(g, half, x + (float)half * away, y + down, large,
                   motion_degrees((float)half * turns * (0.3f * apart + 0.7f * falls)));
    }
}

void werewolf_draw_badge(const werewolf_stage *g) {
    if (g->s->what == WEREWOLF_SLIDE_BROKEN) {
        draw_broken(g);
    } else if (g->s->n == 2) {
        draw_passed(g);
    } else {
        draw_given(g);
    }
}
