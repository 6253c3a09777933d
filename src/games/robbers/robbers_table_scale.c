/* The scale before the moon on which the two sides of a deal are weighed: a sack for each player's points, and one
 * for a side's total. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"

/* Pictures of assets/pictures/robbers, in their own units. */
static const float beam_w = 440, beam_h = 60, beam_from = 14, beam_y = 30; /* its rings */
static const float stand_w = 120, stand_h = 360, stand_hub = 40;
static const float pan_w = 220, pan_h = 190, pan_floor = 152;
static const float steepest = 11.0f; /* degrees */

/* The points that lie in a pan; -1 when there is none. */
static int lying(const robbers_scale *s, int team) {
    int sum = -1;

    for (int i = 0; i < s->n; i++) {
        if (s->lies[i] && s->team[i] == team) {
            sum = (sum < 0 ? 0 : sum) + s->points[i];
        }
    }
    return sum;
}

/* How many times the points of a side are told to count so far; 0: its sum is not told yet. */
static int times_told(const robbers_scale *s, int team) {
    return s->joined[team] < 1.0f ? 0 : 1 + (int)floorf(s->filled[team] * (float)(s->times[team] - 1) + 0.001f);
}

static int sacks_in(const robbers_scale *s, int team) {
    int many = 0;

    for (int i = 0; i < s->n; i++) {
        many += s->lies[i] && s->team[i] == team;
    }
    return many;
}

/* What a side weighs: what lies in its pan, so many times as is told. */
static float weight(const robbers_scale *s, int team) {
    const float more = s->joined[team] < 1.0f ? 0.0f : s->filled[team] * (float)(s->times[team] - 1);

    return fmaxf(0.0f, (float)lying(s, team)) * (1.0f + more);
}

static float heavier(float wolves, float robbers) {
    return fmaxf(fmaxf(wolves, robbers), 1.0f);
}

/* Degrees clockwise at rest: the robbers' side is on the right. */
static float tilt_of(float wolves, float robbers) {
    const float part = (robbers - wolves) / heavier(wolves, robbers);

    /* The smallest difference is seen, too. */
    return part == 0 ? 0 : copysignf(2.5f + (steepest - 2.5f) * sqrtf(fabsf(part)), part);
}

/* A pan sinks by what came into it last. */
static float tilt(const robbers_scale *s) {
    const float wolves = weight(s, ROBBERS_TEAM_WOLVES), robbers = weight(s, ROBBERS_TEAM_ROBBERS);
    const float from =
        tilt_of(wolves - (float)s->came[ROBBERS_TEAM_WOLVES], robbers - (float)s->came[ROBBERS_TEAM_ROBBERS]);

    return from + (tilt_of(wolves, robbers) - from) * motion_smooth(s->sunk);
}

/* How full a seat's sack is: what came last fills it as the pan sinks. */
static float content(const robbers_scale *s, int seat) {
    const float last = seat == s->newest ? (float)s->came[s->team[seat]] : 0.0f;

    return (float)s->points[seat] - last * (1.0f - motion_smooth(s->sunk));
}

/* An empty one lies flat, and four points fill it, in steps: each is a picture. */
static float flat_part(float points) {
    static const float full = 4.0f, steps = 2.0f; /* a point */

    return 0.42f * fmaxf(0.0f, 1.0f - roundf(points * steps) / (steps * full));
}

static void sack(ui_draw *d, ui_rect at, float full, int points, bool number_seen) {
    const float flat = at.h * flat_part(full), high = at.h - flat;
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", points);
    ui_label_style number = UI_STYLE_NAME;

    number.size = at.h * 0.38f;
    number.face = TEXT_TITLE;
    number.colour = UI_INK_900;
    number.align = UI_MIDDLE;
    number.valign = UI_CENTRE;
    number.lines = 1;
    number.name = true;
    ui_picture(d, "robbers/sack", (ui_rect){at.x, at.y + flat, at.w, high}, 1.0f);
    if (!number_seen) {
        return;
    }
    ui_label(d, (ui_rect){at.x, at.y + flat + high * 0.42f, at.w, high * 0.5f}, &number,
             text_keep(&d->words, text, (size_t)len));
}

/* ---- the slip below a pan ---- */

static const float slip_row = 43.0f, slip_pad = 11.0f, slip_off = 10.0f; /* the last: from a pan's end */

static ui_label_style slip_style(void) {
    ui_label_style style = UI_STYLE_HEAD;

    style.lines = 1;
    style.name = true;
    return style;
}

/* What lies in the pan, and once the side's sum is told how many times: so many opponents are counted. */
static const char *slip_words(ui_draw *d, const robbers_scale *s, int team) {
    const int times = times_told(s, team);
    char text[64];
    const int len = times > 0 ? snprintf(text, sizeof text, "%d %s", lying(s, team),
                                         UI_SAY(d, "robbers.side.times", TEXT_NUM("n", times)))
                              : snprintf(text, sizeof text, "%d", lying(s, team));

    return text_keep(&d->words, text, (size_t)len);
}

/* The signs of n opponents in so wide a room, smaller and a little over each other where they need it: their size and
 * step. All of them or none: fewer would be another number. */
typedef struct {
    float icon, step;
} slip_signs;

static slip_signs signs_in(float room, float high, int n) {
    static const float least = 22.0f, apart = 3.0f;
    const float share = n > 0 ? room / (float)n - apart : 0.0f;
    const float icon = fminf(fminf(high - 10, 31.0f), fmaxf(share, least));
    const float step = n > 1 ? fminf(icon + apart, (room - icon) / (float)(n - 1)) : 0.0f;

    return n == 0 || room < icon || (n > 1 && step < icon * 0.4f) ? (slip_signs){0, 0} : (slip_signs){icon, step};
}

static void slip_heads(ui_draw *d, float x, float middle, const slip_signs *signs, int n, int team) {
    for (int i = 0; i < n && signs->icon > 0; i++) {
        robbers_draw_side_sign(
            d, (ui_rect){x + signs->step * (float)i, middle - signs->icon / 2, signs->icon, signs->icon}, team);
    }
}

/* Below a pan hangs what it weighs, in the colour of its side, with a sign for each opponent that is counted; signs
 * have the size that leaves room for all of them, below the words where large ones leave them none. Clear of the
 * scale's post. */
static void slip(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, float high) {
    static const float before = 8.0f, below = 4.0f;
    ui_label_style style = slip_style();
    const float most = pan.w - 2 * (slip_pad + slip_off);
    const int times = times_told(s, team), all = s->times[team];

    if (times == 0 && sacks_in(s, team) < 2) {
        return; /* a sack alone says it itself */
    }
    const char *text = slip_words(d, s, team);
    style.size = ui_label_size(d->ui, (ui_rect){0, 0, most, high}, &style, text);
    const float words = fminf(ui_label_width(d->ui, &style, text) + 4, most);
    slip_signs signs = signs_in(most - words - before, high, times > 0 ? all : 0);
    const bool under = times > 0 && signs.icon <= 0 && ui_large_words(d->ui);
    signs = under ? signs_in(most, high, all) : signs;
    const float heads = times > 0 && signs.icon > 0 ? signs.icon + signs.step * (float)(times - 1) : 0;
    const float w = (under ? fmaxf(words, heads) : words + (heads > 0 ? before + heads : 0)) + 2 * slip_pad;
    const ui_rect at = {pan.x + (pan.w - w) / 2, pan.y + pan.h, w, high + (under ? signs.icon + below : 0.0f)};
    ui_plate(d, at, 52u + (unsigned)team, UI_INK_950, team == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200, 2.0f,
             true);
    ui_label(d, (ui_rect){at.x + (under ? (w - words) / 2 : slip_pad), at.y, words, high}, &style, text);
    slip_heads(d, at.x + (under ? (w - heads) / 2 : slip_pad + words + before),
               under ? at.y + high + signs.icon / 2 - below : at.y + high / 2, &signs, times, 1 - team);
}

/* ---- the sacks ---- */

/* The i-th of so many sacks: side by side on the floor of the pan, from the third on a second row upon them. */
static ui_rect sack_at(ui_rect pan, int i, int many) {
    const float size = pan.w * 0.4f, ground = pan.y + pan.h * pan_floor / pan_h;
    const int row = i / 2, in_row = many - 2 * row < 2 ? many - 2 * row : 2;
    const float x = pan.x + pan.w / 2 + ((float)(i % 2) - (float)(in_row - 1) / 2) * size * 0.92f - size / 2;

    return (ui_rect){x, ground - size * (0.94f + 0.7f * (float)row), size, size};
}

/* A side's one sack is as large as it weighs beside the other: the scale sinks by what is written there. A light one
 * is no larger than the other side's sacks that still lie apart. */
static ui_rect side_sack_at(const robbers_scale *s, int team, ui_rect pan) {
    static const float least = 0.36f, most = 0.68f, step = 6.0f; /* of the pan's width; its size changes in steps */
    const float part =
        sqrtf(weight(s, team) / heavier(weight(s, ROBBERS_TEAM_WOLVES), weight(s, ROBBERS_TEAM_ROBBERS)));
    const float size = floorf(pan.w * fmaxf(least, most * part) / step) * step,
                ground = pan.y + pan.h * pan_floor / pan_h;

    return (ui_rect){pan.x + (pan.w - size) / 2, ground - size * 0.96f, size, size};
}

static void side_sack(ui_draw *d, const robbers_scale *s, int team, ui_rect pan) {
    const ui_rect at = side_sack_at(s, team, pan);
    const float sign = at.w * 0.34f;
    const int points = lying(s, team) * times_told(s, team);

    if (s->shines[team] > 0.0f && !d->ui->high_contrast) {
        ui_group_faded(d, ui_inset(at, -at.w * 0.4f), s->shines[team]);
        ui_glow(d, ui_inset(at, -at.w * 0.4f), UI_LANTERN);
        ui_group_end(d);
    }
    sack(d, at, (float)points, points, true);
    robbers_draw_side_sign(
        d, (ui_rect){at.x + at.w - sign, at.y + at.h * flat_part((float)points) - sign * 0.1f, sign, sign}, team);
}

/* Whose it is hangs at its neck, at the outer side of a row. */
static void owner_sign(ui_draw *d, const robbers_scale *s, int seat, ui_rect at, bool outwards) {
    const float sign = at.w * 0.38f, y = at.y + at.h * flat_part(content(s, seat));

    ui_seat_emblem(d, (ui_rect){at.x + (outwards ? at.w - sign : 0.0f), y - sign * 0.1f, sign, sign}, &s->seat[seat]);
}

/* It comes down from where the pan hangs, and is as large as the others when it lies. */
static void coming_sack(ui_draw *d, const robbers_scale *s, int seat, ui_rect pan, ui_rect at, bool outwards) {
    static const float least = 0.3f;
    const float part = motion_out(s->comes), size = least + (1.0f - least) * part;
    const float high = pan.y + pan.h * 0.1f, y = high + (at.y - high) * part;
    const ui_rect whole = {at.x, y, at.w, at.h};

    ui_scale(d, (ui_rect){.w = at.w * size, .h = at.h * size}, whole);
    ui_group(d, whole, 0, 0.0f);
    sack(d, whole, content(s, seat), s->points[seat], true);
    owner_sign(d, s, seat, whole, outwards);
    ui_group_end(d);
}

static bool comes_to(const robbers_scale *s, int team) {
    return s->newest >= 0 && s->lies[s->newest] && s->team[s->newest] == team && s->comes < 1.0f;
}

/* Their owners' signs lie over all of them. While one more comes down the others make room. */
static void sacks(ui_draw *d, const robbers_scale *s, int team, ui_rect pan) {
    int owner[ROBBERS_SEATS], many = 0;
    ui_rect at[ROBBERS_SEATS];

    if (times_told(s, team) > 0) {
        side_sack(d, s, team, pan);
        return;
    }
    for (int i = 0; i < s->n; i++) {
        if (s->lies[i] && s->team[i] == team) {
            owner[many++] = i;
        }
    }
    const int lie = many - comes_to(s, team);
    for (int i = 0; i < lie; i++) {
        const ui_rect room =
            motion_between(sack_at(pan, i, lie), sack_at(pan, i, many), lie < many ? motion_smooth(s->comes) : 1.0f);
        at[i] = motion_between(room, side_sack_at(s, team, pan), motion_smooth(s->joined[team]));
        sack(d, at[i], content(s, owner[i]), s->points[owner[i]],
             many == 1 || s->joined[team] < 0.4f); /* not one over the other */
    }
    for (int i = 0; i < lie; i++) {
        owner_sign(d, s, owner[i], at[i], i % 2 != 0 || i == many - 1);
    }
    if (lie < many) {
        coming_sack(d, s, owner[lie], pan, sack_at(pan, lie, many), true);
    }
}

/* With a second sack the slip comes, too. */
static void slip_as_it_comes(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, float high) {
    const bool comes = comes_to(s, team) && sacks_in(s, team) == 2;
    const float seen = comes ? motion_stepped(s->comes, MOTION_PAGE_STEPS) : 1.0f;

    if (seen < 1.0f) {
        ui_group_faded(d, (ui_rect){pan.x, pan.y + pan.h - 4, pan.w, high + 8}, seen);
    }
    slip(d, s, team, pan, high);
    if (seen < 1.0f) {
        ui_group_end(d);
    }
}

/* Where its parts hang. */
typedef struct {
    ui_rect stand, beam, pan[ROBBERS_TEAMS];
    float degrees, below; /* below: how high the slips are */
} scale_places;

static scale_places places_of(const ui_frame *ui, ui_rect at, const robbers_scale *s) {
    const float pan = fminf(at.w * 0.47f, at.h * 0.6f), apart = fminf(at.w - pan, at.h * 1.1f);
    const float k = apart / (beam_w - 2 * beam_from), cx = at.x + at.w / 2, degrees = tilt(s);
    const float sine = sinf(degrees * 3.14159265f / 180.0f), cosine = cosf(degrees * 3.14159265f / 180.0f);
    const float swing = apart / 2 * sinf(steepest * 3.14159265f / 180.0f);
    /* The lower pan's slip ends where the stand does, or higher where there is room. */
    const float hangs = pan * pan_h / pan_w,
                below = fminf(at.h * 0.13f, slip_row * (ui_large_words(ui) ? 1.3f : 1.0f));
    const float least = (swing + hangs + below) * stand_h / (stand_h - stand_hub);
    const float tall = fminf(at.h, least + 0.35f * fmaxf(at.h - least, 0.0f)), stand = tall / stand_h;
    const float y = at.y + (at.h - tall) + stand_hub * stand;
    scale_places p = {.stand = {cx - stand_w * stand / 2, y - stand_hub * stand, stand_w * stand, stand_h * stand},
                      .beam = {cx - beam_w * k / 2, y - beam_y * k, beam_w * k, beam_h * k},
                      .degrees = degrees,
                      .below = below};

    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const float away = (team == ROBBERS_TEAM_ROBBERS ? 1.0f : -1.0f) * apart / 2;
        p.pan[team] = (ui_rect){cx + away * cosine - pan / 2, y + away * sine, pan, hangs};
    }
    return p;
}

ui_rect robbers_side_sack(const ui_frame *ui, ui_rect at, const robbers_scale *s, int team) {
    return side_sack_at(s, team, places_of(ui, at, s).pan[team]);
}

void robbers_draw_scale(ui_draw *d, ui_rect at, const robbers_scale *s) {
    const scale_places p = places_of(d->ui, at, s);
    const bool bright = d->ui->high_contrast;

    ui_picture(d, bright ? "robbers/bright_scale_stand" : "robbers/scale_stand", p.stand, 1.0f);
    ui_group(d, p.beam, 0, p.degrees);
    ui_picture(d, bright ? "robbers/bright_scale_beam" : "robbers/scale_beam", p.beam, 1.0f);
    ui_group_end(d);
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        ui_picture(d, bright ? "robbers/bright_scale_pan" : "robbers/scale_pan", p.pan[team], 1.0f);
        sacks(d, s, team, p.pan[team]);
        slip_as_it_comes(d, s, team, p.pan[team], p.below);
    }
}
