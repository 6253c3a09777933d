/* What moves on a slide: coffins, the gate, a fight, a card, a stone. */
#include <math.h>
#include <stdio.h>

#include "ui/cut.h"
#include "werewolf_table_slide.h"

static const ui_colour edge = 0xFFE6A45Au; /* of what stands on one, towards its lamp */

/* A place of the picture on the screen. */
static ui_rect on(const werewolf_stage *g, float x, float y, float w, float h) {
    return (ui_rect){g->at.x + x * g->one, g->at.y + y * g->one, w * g->one, h * g->one};
}

/* A figure of the 100 x 100 grid with its feet at x; on black ground no foot is lost. */
static ui_rect standing(const werewolf_stage *g, float x, float size) {
    const float feet = g->look->d->ui->high_contrast ? 211.0f : 218.0f;

    return on(g, x - size / 2, feet - size * 0.95f, size, size);
}

static void emblem_at(const werewolf_stage *g, float x, float y, float size, int seat) {
    ui_seat_emblem(g->look->d, on(g, x - size / 2, y - size / 2, size, size), &g->look->t->seat[seat]);
}

float werewolf_coffin_step(const werewolf_slide *s) {
    return fminf(172.0f, 520.0f / (float)s->n);
}

float werewolf_in_row(int i, int n, float each) {
    return WEREWOLF_SLIDE_W / 2 + ((float)i - (float)(n - 1) / 2) * each;
}

static float coffin_high(float each) {
    return fminf(158.0f, each * 1.3f);
}

float werewolf_coffins_apart(const werewolf_stage *g) {
    const werewolf_slide *s = g->s;
    const bool told = s->what == WEREWOLF_SLIDE_FOUND && s->n > 1 && s->now < s->n;

    return told ? motion_of(g->part, 0.0f, 0.2f) : 1.0f;
}

float werewolf_coffin_at(const werewolf_stage *g, int i, float *size) {
    const werewolf_slide *s = g->s;
    const float way = motion_smooth(werewolf_coffins_apart(g)), each = werewolf_coffin_step(s);
    const werewolf_slide before = {.what = s->what, .n = s->n - 1};
    const float x = werewolf_in_row(i, s->n, each);

    *size = 1.0f;
    if (way >= 1.0f || i == s->now) {
        return x;
    }
    const float was = werewolf_coffin_step(&before), from = werewolf_in_row(i > s->now ? i - 1 : i, before.n, was);
    *size = 1.0f + (coffin_high(was) / coffin_high(each) - 1.0f) * (1.0f - motion_eighths(way));
    return from + (x - from) * way;
}

/* The one that is told turns up from its edge, as a card does. */
static void draw_coffins(const werewolf_stage *g) {
    const werewolf_slide *s = g->s;
    const float h = coffin_high(werewolf_coffin_step(s)), w = h * 102.0f / 160.0f;

    for (int i = 0; i < s->n; i++) {
        const float turned = i == s->now ? motion_stepped(motion_out(motion_of(g->part, 0.24f, 0.46f)), 8) : 1.0f;
        float size;
        const float x = werewolf_coffin_at(g, i, &size);
        const ui_rect at = on(g, x - w / 2, 222.0f - h * (1.0f + size) / 2, w, h);
        if (turned <= 0.0f) {
            continue;
        }
        ui_scale(g->look->d, (ui_rect){.w = at.w * turned * size, .h = at.h * size}, at);
        ui_group(g->look->d, at, 0, 0.0f);
        ui_picture(g->look->d, "werewolf/coffin", at, 1.0f);
        emblem_at(g, x, 222.0f - h * ((1.0f + size) / 2 - 0.36f), w * 0.52f, s->seat[i]);
        ui_group_end(g->look->d);
    }
}

static const float walker = 128.0f; /* how large, before it goes through the gate */

/* Opens a group that is drawn as `whole`, and seen where it is smaller. */
static void smaller(ui_draw *d, ui_rect seen, ui_rect whole) {
    ui_scale(d, seen, ui_centre(seen, whole.w, whole.h));
    ui_group(d, ui_centre(seen, whole.w, whole.h), 0, 0.0f);
}

/* Drawn once, and scaled as it goes away. */
static void draw_going(const werewolf_stage *g, const char *name, float x, float size, float sign) {
    ui_draw *d = g->look->d;
    const ui_seat *seat = &g->look->t->seat[g->s->seat[0]];
    const ui_rect at = standing(g, x, size), large = standing(g, x, walker), most = on(g, 0, 0, 42.0f, 42.0f),
                  disc = on(g, x - sign / 2, 218.0f - size - 1.02f * sign, sign, sign);

    smaller(d, at, large);
    werewolf_draw_paper(d, name, ui_centre(at, large.w, large.h), edge, 1.0f);
    ui_group_end(d);
    smaller(d, disc, most);
    ui_seat_emblem(d, ui_centre(disc, most.w, most.h), seat);
    ui_group_end(d);
}

/* The figure that stands on the square for the first seat of a slide, as it leaves. */
static void draw_walker(const werewolf_stage *g, float x, float size, bool rests) {
    static const char *const pose[][4] = {{"walker_1_1", "walker_1_2", "walker_1_3", "walker_1_4"},
                                          {"walker_2_1", "walker_2_2", "walker_2_3", "walker_2_4"},
                                          {"walker_3_1", "walker_3_2", "walker_3_3", "walker_3_4"},
                                          {"walker_4_1", "walker_4_2", "walker_4_3", "walker_4_4"}};
    static const float stride = 13.0f; /* from one pose to the next */
    const int step = rests ? 2 : (int)(x / stride) % 4;
    const char *name = pose[g->s->seat[0] % 4][step];
    const float sign = fmaxf(30.0f, 42.0f * fminf(1.0f, size / walker)); /* off the arch of the gate */

    if (size < walker) {
        draw_going(g, name, x, size, sign);
        return;
    }
    werewolf_draw_paper(g->look->d, name, standing(g, x, size), edge, 1.0f);
    emblem_at(g, x, 218.0f - size - 0.52f * sign, sign, g->s->seat[0]);
}

static const float gate = 352.0f; /* its middle */

/* One of the gate's leaves where it is seen so narrow: drawn once, and scaled. */
static void draw_leaf(const werewolf_stage *g, const char *name, ui_rect seen, float wide) {
    const ui_rect whole = ui_centre(seen, wide * g->one, seen.h);

    if (seen.w < whole.w) {
        smaller(g->look->d, seen, whole);
        ui_picture(g->look->d, name, whole, 1.0f);
        ui_group_end(g->look->d);
    } else {
        ui_picture(g->look->d, name, seen, 1.0f);
    }
}

/* How far the gate's leaves have come together, 0..1. */
static void draw_leaves(const werewolf_stage *g, float part) {
    static const float wide = 40.0f;
    const float w = wide * part;

    if (w >= 2.0f) {
        draw_leaf(g, "werewolf/gate_left", on(g, gate - wide, 88, w, 132), wide);
        draw_leaf(g, "werewolf/gate_right", on(g, gate + wide - w, 88, w, 132), wide);
    }
}

static void draw_gate(const werewolf_stage *g) {
    static const float from = 92.0f, before = 176.0f; /* black before black is not seen */

    if (g->s->what == WEREWOLF_SLIDE_TO_GATE) {
        const float way = motion_smooth(motion_of(g->part, 0.28f, 0.88f));
        draw_walker(g, from + (before - from) * way, walker, way <= 0.0f || way >= 1.0f);
    } else if (g->s->what == WEREWOLF_SLIDE_THROUGH_GATE) {
        const float way = motion_of(g->part, 0.05f, 0.46f), out = motion_of(g->part, 0.3f, 0.52f);
        const float shut = motion_out(motion_of(g->part, 0.54f, 0.74f));
        if (shut < 1.0f) { /* paper is not seen through: the leaves hide whoever has gone */
            draw_walker(g, before + (gate - before) * motion_smooth(way), walker - 58.0f * out,
                        way <= 0.0f || way >= 1.0f);
        }
        draw_leaves(g, shut);
    } else {
        draw_walker(g, before, walker, true);
        werewolf_draw_turning(g->look->d, on(g, 12, 58, 112, 112), WEREWOLF_NONE, WEREWOLF_IDIOT, g->part);
    }
}

/* Who falls back, and how: side 1 to the right, -1 to the left; fallen: 0 stands, 1 lies. */
typedef struct {
    const char *stands, *lies;
    float x, size, side, fallen;
    int seat;
} falling;

/* About the feet. */
static void draw_as_it_falls(const werewolf_stage *g, const falling *f, float degrees) {
    static const float lit = 2.2f; /* its upper edge, as it leans */
    const float leans = degrees * 0.0174533f;
    const ui_rect at = standing(g, f->x - 36.0f * f->fallen * f->side, f->size);
    const ui_rect about = {at.x, at.y + at.h * 0.92f - at.h, at.w, at.h * 2};
    const ui_rect lamp = {at.x - lit * sinf(leans), at.y - lit * cosf(leans), at.w, at.h};

    ui_group(g->look->d, about, 0, degrees);
    if (!g->look->d->ui->high_contrast) {
        ui_figure(g->look->d, f->stands, lamp, edge);
    }
    ui_figure(g->look->d, f->stands, at, UI_INK_950);
    ui_group_end(g->look->d);
}

static const float lies_wide = 184.0f;

/* On the back, in light that lies on the ground. */
static void draw_lying(const werewolf_stage *g, const falling *f) {
    if (!g->look->d->ui->high_contrast) {
        ui_glow(g->look->d, on(g, f->x - 0.7f * lies_wide, 178.0f, 1.4f * lies_wide, 62.0f), ui_fade(edge, 0.75f));
    }
    werewolf_draw_paper(g->look->d, f->lies, standing(g, f->x, lies_wide), edge, 1.0f);
}

/* The emblem goes with the head, and stays over whoever lies. */
static void draw_falling(const werewolf_stage *g, const falling *f) {
    static const float sign = 42.0f, above = 22.0f, over_chest = 148.0f;
    const float degrees = 86.0f * f->fallen * f->side, leans = degrees * 0.0174533f;
    const float feet = f->x - 36.0f * f->fallen * f->side, y = 218.0f - above - cosf(leans) * f->size;

    if (f->fallen >= 1.0f) {
        draw_lying(g, f);
        emblem_at(g, f->x + 0.08f * lies_wide * f->side, over_chest, sign, f->seat);
        return;
    }
    draw_as_it_falls(g, f, degrees);
    emblem_at(g, feet + sinf(leans) * f->size * 0.72f, fminf(over_chest, y - above * f->fallen), sign, f->seat);
}

static falling of_folk(int seat, float x, float fallen) {
    static const char *const lies[] = {"lies_1", "lies_2", "lies_3", "lies_4"};

    return (falling){.stands = werewolf_folk(seat, true),
                     .lies = lies[seat % 4],
                     .x = x,
                     .size = 122.0f,
                     .side = 1.0f,
                     .fallen = fallen,
                     .seat = seat};
}

void werewolf_draw_standing(const werewolf_stage *g, float x, int seat, bool turned) {
    static const char *const spirit[] = {"spirit_1", "spirit_2", "spirit_3", "spirit_4"};
    static const char *const leaves[] = {"walker_1_3", "walker_2_3", "walker_3_3", "walker_4_3"};
    static const float size = 122.0f;
    const werewolf_pub *pub = g->look->pub;
    const char *who = pub->alive[seat]                           ? werewolf_folk(seat, turned)
                      : pub->out_how[seat] == WEREWOLF_OUT_EXILE ? leaves[seat % 4]
                                                                 : spirit[seat % 4];

    werewolf_draw_paper(g->look->d, who, standing(g, x, size), edge, 1.0f);
    emblem_at(g, x, 218.0f - size - 22.0f, 42.0f, seat);
}

/* Blades meet later than a shot is heard: the two who cross them walk up to each other first. */
static float later(const werewolf_stage *g) {
    return g->s->what == WEREWOLF_SLIDE_DUEL ? 0.16f : 0.0f;
}

static const float burst_wide = 250.0f, burst_high = 140.0f;

/* How much of a flash there is, 0..1: it flares up and falls back into its middle. It does not fade: whoever stands
 * in it would be seen through it as a grey shadow. */
static float flash_grown(float part) {
    const float up = 0.5f + 0.5f * motion_eighths(motion_out(part * 3.0f));

    return fminf(up, 1.0f - motion_eighths(motion_smooth(motion_of(part, 0.5f, 1.0f))));
}

/* Drawn once, and scaled as it grows. */
static void draw_flash(const werewolf_stage *g, float x, float y, float size) {
    static const float within = 0.6f; /* light in fire */
    const float part = motion_of(g->part, 0.28f + later(g), 0.5f + later(g)), grown = flash_grown(part);
    const ui_rect at = on(g, x - size / 2, y - size / 2, size, size);
    ui_draw *d = g->look->d;

    if (part > 0.0f && grown > 0.0f) {
        ui_scale(d, (ui_rect){.w = grown * at.w, .h = grown * at.h}, at);
        ui_group(d, at, 0, 0.0f);
        ui_figure(d, "flash", at, UI_EMBER);
        ui_figure(d, "flash", ui_centre(at, within * at.w, within * at.h), UI_PAPER_100);
        ui_group_end(d);
    }
}

static const float bursts_at = 0.34f; /* the star hides all of the wolf by then */
static const float ground_line = 216.0f;

/* One ray from the middle of a square that is drawn in: from so far out to so far out, narrow at its end. */
static void ray(cut_svg *s, float mid, float angle, float from, float to, float half, ui_colour colour) {
    const float c = cosf(angle), down = sinf(angle);

    cut_text(s, "<path d=\"");
    cut_point(s, 'M', mid + c * from - down * half, mid + down * from + c * half);
    cut_point(s, 'L', mid + c * to, mid + down * to);
    cut_point(s, 'L', mid + c * from + down * half, mid + down * from - c * half);
    cut_text(s, "Z\"");
    cut_paint(s, "fill", colour);
    cut_text(s, "/>");
}

/* What is cut about a place of the picture, drawn once, so far out of it. */
static void draw_out(const werewolf_stage *g, float x, float y, float side, const cut_svg *s, float out) {
    const ui_rect at = on(g, x - side / 2, y - side / 2, side, side);

    ui_scale(g->look->d, (ui_rect){.w = out * at.w, .h = out * at.h}, at);
    ui_group(g->look->d, at, 0, 0.0f);
    ui_shape(g->look->d, at, s->at);
    ui_group_end(g->look->d);
}

/* How far rays and cracks are. */
static float shot_out(const werewolf_stage *g) {
    return motion_eighths(motion_out(motion_of(g->part, bursts_at, 0.56f)));
}

/* What shoots out of a wolf that bursts, all round its middle, longer and shorter in turn, no deeper than the ground.
 */
static void draw_rays(const werewolf_stage *g, float x, float y) {
    enum { RAYS = 18, SIDE = 320 };
    static const float from = 20.0f, shortest = 92.0f, longest = 128.0f, wide = 9.0f;
    const float out = shot_out(g), mid = SIDE / 2.0f;
    const float k = g->one; /* what is cut does not grow with its place */
    cut_svg s;
    cut_begin(&s);

    if (out <= 0.0f) {
        return;
    }
    for (int i = 0; i < RAYS; i++) {
        const float angle = 6.2831853f * ((float)i + 0.5f) / RAYS, down = sinf(angle);
        const float most = down > 0.0f ? (ground_line - y) / down : longest;
        ray(&s, k * mid, angle, k * from, k * fminf(most, i % 2 ? shortest : longest), k * wide,
            ui_theme(g->look->d->ui, i % 2 ? UI_LANTERN : UI_EMBER));
    }
    draw_out(g, x, y, SIDE, &s, out);
}

/* Where it breaks: light in its body, from the same middle. */
static void draw_cracks(const werewolf_stage *g, float x, float y) {
    enum { CRACKS = 7, SIDE = 100 };
    static const float at[CRACKS] = {0.4f, 1.25f, 2.3f, 3.3f, 4.1f, 4.9f, 5.7f};
    static const float far[CRACKS] = {26.0f, 34.0f, 30.0f, 34.0f, 28.0f, 40.0f, 36.0f};
    const float mid = SIDE / 2.0f, k = g->one;
    cut_svg s;
    cut_begin(&s);

    for (int i = 0; i < CRACKS; i++) {
        ray(&s, k * mid, at[i], 0.0f, k * far[i], k * 3.4f, ui_theme(g->look->d->ui, UI_LANTERN));
    }
    draw_out(g, x, y, SIDE, &s, fmaxf(shot_out(g), 0.125f));
}

/* Opens a group that is seen so large, and stands where the whole of it stands. */
static void grown_from_foot(ui_draw *d, ui_rect at, float seen) {
    const ui_rect about = {at.x, at.y, at.w, 2 * at.h};

    ui_scale(d, (ui_rect){.w = seen * about.w, .h = seen * about.h}, about);
    ui_group(d, about, 0, 0.0f);
}

/* Where a werewolf has burst: a stone with his sign, so far risen. */
static void draw_stone(const werewolf_stage *g, float x, float rises) {
    const ui_rect at = standing(g, x, 104.0f);

    grown_from_foot(g->look->d, at, 0.4f + 0.6f * rises);
    werewolf_draw_paper(g->look->d, "tomb", at, edge, 1.0f);
    ui_group_end(g->look->d);
    emblem_at(g, x, 218.0f - 104.0f - 18.0f, 42.0f, g->s->seat[0]);
}

/* More and more, before it bursts; then it stands still. */
static float trembling(float part) {
    enum { SHAKES = 9 };
    const float now = motion_of(part, 0.12f, bursts_at);

    return now >= 1.0f ? 0.0f : 6.0f * now * ((int)(now * SHAKES) % 2 ? 1.0f : -1.0f);
}

static const float fighter = 140.0f, heart = 218.0f - 0.46f * 140.0f;

static float fights_at(const werewolf_slide *s) {
    return s->n == 1 ? WEREWOLF_SLIDE_W / 2 : WEREWOLF_FIGHT_LEFT;
}

static void draw_fight(const werewolf_stage *g) {
    static const float right = WEREWOLF_FIGHT_RIGHT;
    const float size = fighter;
    const werewolf_slide *s = g->s;
    const float comes = 1.0f - motion_out(motion_of(g->part, 0.08f + later(g), 0.24f + later(g))),
                away = 60.0f * comes;
    const float falls = motion_smooth(motion_of(g->part, 0.34f, 0.46f));
    /* They stay at each other: who of them falls is told later. */
    const float lunge =
        s->what == WEREWOLF_SLIDE_DUEL ? motion_smooth(motion_of(g->part, 0.22f + later(g), 0.32f + later(g))) : 0.0f;
    const float stands = fights_at(s) + 60.0f * lunge,
                x = stands + (s->what == WEREWOLF_SLIDE_BURST ? trembling(g->part) : 0.0f);
    const float rival = right + away + 22.0f * lunge; /* gives way */
    static const char *const shooter[] = {"shooter_1", "shooter_2", "shooter_3", "shooter_4"};
    const char *who = s->what == WEREWOLF_SLIDE_SHOT   ? shooter[s->seat[0] % 4]
                      : s->what == WEREWOLF_SLIDE_DUEL ? "knight"
                                                       : "werewolf";

    const bool burst = s->what == WEREWOLF_SLIDE_BURST && g->part >= bursts_at;
    if (burst) {
        draw_rays(g, x, heart);
    }
    werewolf_draw_paper(g->look->d, who, standing(g, x - away, size), edge, 1.0f);
    if (burst) {
        draw_cracks(g, x, heart);
    }
    emblem_at(g, x - away, 218.0f - size - 22.0f, 42.0f, s->seat[0]);
    if (s->n == 2 && s->what == WEREWOLF_SLIDE_DUEL) {
        werewolf_draw_paper(g->look->d, werewolf_folk(s->seat[1], true), standing(g, rival, 122.0f), edge, 1.0f);
        emblem_at(g, rival, 218.0f - 144.0f, 42.0f, s->seat[1]);
    } else if (s->n == 2) {
        const falling victim = of_folk(s->seat[1], rival, falls);
        draw_falling(g, &victim);
    }
    if (s->what == WEREWOLF_SLIDE_BURST) {
        draw_flash(g, stands, burst_high, burst_wide);
    } else {
        draw_flash(g, s->what == WEREWOLF_SLIDE_SHOT ? 226.0f : 318.0f,
                   s->what == WEREWOLF_SLIDE_SHOT ? 126.0f : 130.0f, 96);
    }
}

/* Who has lost a duel, alone: the Knight falls to the left, from where his rival stood, anybody else to the right. */
static void draw_loser(const werewolf_stage *g) {
    const int seat = g->s->seat[0];
    const bool knight = g->look->pub->duelled[seat];
    const float from = werewolf_slide_hung(g->look, g->s) ? 0.08f : WEREWOLF_SLIDE_COMES_BY;
    const float fallen = motion_of(g->part, from, from + 0.18f);

    falling f = of_folk(seat, WEREWOLF_SLIDE_W / 2, fallen * fallen);
    if (knight) {
        f.stands = "knight";
        f.lies = "lies_knight";
        f.size = 140.0f;
        f.side = -1.0f;
    }
    draw_falling(g, &f);
}

/* A seat's card in the middle, so much of its width, turned so far, with its seat's sign. */
static void draw_card_in(const werewolf_stage *g, int role, float open, float turned) {
    static const float x = 280.0f, top = 22.0f, high = 196.0f, sign = 54.0f;
    const float wide = high * TABLE_CARD;
    const ui_rect at = on(g, x - wide / 2, top, wide, high),
                  about = on(g, x - wide, top - 6.0f, 2 * wide, high + 12.0f);

    if (open <= 0.0f) {
        return;
    }
    ui_scale(g->look->d, (ui_rect){.w = about.w * open, .h = about.h}, about);
    ui_group(g->look->d, about, 0, 0.0f);
    werewolf_draw_card(g->look->d, at, role, turned, true);
    emblem_at(g, x + wide * 0.46f, top + high * 0.88f, sign, g->s->seat[0]);
    ui_group_end(g->look->d);
}

enum { OPENS = 4 };
static const float open_by = 0.1f; /* of what is told */

/* The card of somebody who has duelled or burst opens before them, and turns. */
static void draw_shown(const werewolf_stage *g) {
    const float open = motion_stepped(motion_of(g->part, 0.0f, open_by), OPENS);

    if (open < 1.0f && !g->look->pub->duelled[g->s->seat[0]]) {
        const werewolf_slide burst = {.what = WEREWOLF_SLIDE_BURST, .seat = {g->s->seat[0]}, .n = 1};
        werewolf_stage before = *g;
        before.s = &burst;
        before.part = 1.0f;
        draw_fight(&before);
    }
    draw_card_in(g, werewolf_shown_role(g->look->pub, &g->look->t->event), open,
                 motion_of(g->part, WEREWOLF_TURNS, WEREWOLF_FACE_SEEN));
}

/* What all know of the card closes before the stone that rises behind it. */
static void draw_card_closing(const werewolf_stage *g) {
    const werewolf_pub *pub = g->look->pub;
    const int seat = g->s->seat[0];
    const nt_event shown = {
        .kind = WEREWOLF_EV_SHOWN, .n = 3, .arg = {(uint8_t)seat, pub->camp[seat], pub->role[seat]}};

    if (pub->camp[seat] != WEREWOLF_NONE) {
        draw_card_in(g, werewolf_shown_role(pub, &shown),
                     1.0f - motion_stepped(motion_of(g->part, 0.0f, open_by), OPENS), 1.0f);
    }
}

void werewolf_scene_soon(const werewolf_stage *g) {
    const float x = fights_at(g->s);
    werewolf_stage later = *g;

    later.part = bursts_at + 0.04f; /* when all of it is seen */
    if (g->s->what == WEREWOLF_SLIDE_BURST) {
        draw_rays(&later, x, heart);
        draw_cracks(&later, x, heart);
        draw_flash(&later, x, burst_high, burst_wide);
    } else if (g->s->what == WEREWOLF_SLIDE_THROUGH_GATE) {
        draw_leaves(&later, 1.0f);
    }
}

void werewolf_draw_scene(const werewolf_stage *g) {
    const werewolf_scene what = g->s->what;

    if (what == WEREWOLF_SLIDE_FOUND || what == WEREWOLF_SLIDE_BURIED) {
        draw_coffins(g);
    } else if (what == WEREWOLF_SLIDE_SHOT || what == WEREWOLF_SLIDE_DUEL || what == WEREWOLF_SLIDE_BURST) {
        draw_fight(g);
    } else if (what == WEREWOLF_SLIDE_CARD) {
        draw_shown(g);
    } else if (what == WEREWOLF_SLIDE_STONE) {
        draw_stone(g, WEREWOLF_SLIDE_W / 2, motion_stepped(motion_out(motion_of(g->part, 0.1f, 0.34f)), 6));
        draw_card_closing(g);
    } else if (what == WEREWOLF_SLIDE_FALLEN) {
        draw_loser(g);
    } else if (what != WEREWOLF_SLIDE_PEACE) {
        draw_gate(g);
    }
}
