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

/* Of the opponents behind the first, each of whom fills a side's sack once more: so many have, the last of them in
 * part. */
static float refills(const robbers_scale *s, int team) {
    return s->filled[team] * (float)(s->times[team] - 1);
}

static const float named = 0.15f; /* of the time of each, until it is told that this one counts, too */

/* How many times the points of a side are told to count so far; 0: its sum is not told yet. */
static int times_told(const robbers_scale *s, int team) {
    return s->joined[team] < 1.0f || s->times[team] == 0 ? 0 : 1 + (int)floorf(refills(s, team) + 1.0f - named);
}

/* How far the last of them has: one after the other, with a moment between. */
static float refilled(const robbers_scale *s, int team) {
    const int more = times_told(s, team) - 1;

    return more < 1 ? 1.0f : motion_of(refills(s, team) - (float)(more - 1), 0.25f, 0.9f);
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
    const int times = times_told(s, team);

    return fmaxf(0.0f, (float)lying(s, team)) * (times < 1 ? 1.0f : (float)(times - 1) + refilled(s, team));
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

static ui_rect mouth_of(ui_rect sack, float points) {
    return (ui_rect){sack.x + sack.w / 2, sack.y + sack.h * (flat_part(points) + 0.07f), 0.0f, 0.0f};
}

static ui_rect side_sign_at(ui_rect sack, float points) {
    const float sign = sack.w * 0.34f;

    return (ui_rect){sack.x + sack.w - sign, sack.y + sack.h * flat_part(points) - sign * 0.1f, sign, sign};
}

/* Gold on its way from one place to another, over the third, coin after coin: 0 none has left, 1 all have come. */
static void gold(ui_draw *d, ui_rect from, ui_rect over, ui_rect to, int points, float size, float part) {
    enum { MOST = 6 };
    static const float flight = 0.5f;
    const int coins = points < MOST ? points : MOST;

    for (int i = 0; i < coins; i++) {
        const float p = motion_dealt(part, i, coins, flight), q = 1.0f - p;
        if (p > 0.0f && p < 1.0f) {
            const ui_rect middle = {q * q * from.x + 2 * q * p * over.x + p * p * to.x,
                                    q * q * from.y + 2 * q * p * over.y + p * p * to.y, 0.0f, 0.0f};
            ui_figure(d, "coin", ui_centre(middle, size, size), ui_theme(d->ui, UI_YELLOW));
        }
    }
}

static float coin_in(ui_rect pan) {
    return pan.w * 0.12f;
}

/* For one more opponent the same gold once more: it comes from the slip, round the sack, and falls into it. */
static void refill(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, ui_rect sack) {
    const ui_rect mouth = mouth_of(sack, weight(s, team)),
                  from = {pan.x + pan.w * 0.7f, pan.y + pan.h * 1.1f, 0.0f, 0.0f},
                  over = {pan.x + pan.w * 1.15f, mouth.y - pan.h * 0.5f, 0.0f, 0.0f};

    if (refilled(s, team) < 1.0f) {
        gold(d, from, over, mouth, lying(s, team), coin_in(pan), refilled(s, team));
    }
}

static void side_sack(ui_draw *d, const robbers_scale *s, int team, ui_rect pan) {
    const ui_rect at = side_sack_at(s, team, pan);
    const float points = weight(s, team);

    if (s->shines[team] > 0.0f && !d->ui->high_contrast) {
        ui_group_faded(d, ui_inset(at, -at.w * 0.4f), s->shines[team]);
        ui_glow(d, ui_inset(at, -at.w * 0.4f), UI_LANTERN);
        ui_group_end(d);
    }
    refill(d, s, team, pan, at);
    sack(d, at, points, (int)(points + 0.01f), true);
    robbers_draw_side_sign(d, side_sign_at(at, points), team);
}

/* Whose it is hangs at its neck, at the outer side of a row. */
static ui_rect owner_sign_at(const robbers_scale *s, int seat, ui_rect at, bool outwards) {
    const float sign = at.w * 0.38f, y = at.y + at.h * flat_part(content(s, seat));

    return (ui_rect){at.x + (outwards ? at.w - sign : 0.0f), y - sign * 0.1f, sign, sign};
}

static void owner_sign(ui_draw *d, const robbers_scale *s, int seat, ui_rect at, bool outwards) {
    ui_seat_emblem(d, owner_sign_at(s, seat, at, outwards), &s->seat[seat]);
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

/* Sacks of one pan, the lower row first. */
typedef struct {
    int n, owner[ROBBERS_SEATS];
} sack_row;

static sack_row row_in(const robbers_scale *s, int team) {
    sack_row row = {0};

    for (int i = 0; i < s->n; i++) {
        if (s->lies[i] && s->team[i] == team) {
            row.owner[row.n++] = i;
        }
    }
    return row;
}

static bool outer(const sack_row *row, int i) {
    return i % 2 != 0 || i == row->n - 1;
}

/* ---- a side's sacks are put into one ---- */

/* All that is in the others is poured into the fullest. Those that hold nothing just go. */
typedef struct {
    int into, many, nth[ROBBERS_SEATS]; /* nth: of `many` that are poured; -1: not */
} pouring;

static pouring pouring_of(const robbers_scale *s, const sack_row *row) {
    pouring p = {0};

    for (int i = 1; i < row->n; i++) {
        p.into = s->points[row->owner[i]] > s->points[row->owner[p.into]] ? i : p.into;
    }
    for (int i = 0; i < row->n; i++) {
        p.nth[i] = i != p.into && s->points[row->owner[i]] > 0 ? p.many++ : -1;
    }
    return p;
}

/* One after the other, from the left and the right: it is lifted and tipped, pours, and is empty. */
typedef struct {
    float lifted, pours, goes;
    float side; /* -1: from the left */
} pour_times;

static pour_times pour_of(const robbers_scale *s, int team, const pouring *p, int i) {
    static const float ends = 0.88f, from = 0.3f, to = 0.85f;
    const float joined = s->joined[team], flight = p->many > 1 ? 0.62f : 0.85f;

    if (p->nth[i] < 0) {
        return (pour_times){.goes = motion_of(joined, 0.0f, 0.2f)};
    }
    const float part = motion_dealt(motion_of(joined, 0.0f, ends), p->nth[i], p->many, flight);
    return (pour_times){motion_smooth(motion_of(part, 0.0f, from)), motion_of(part, from, to),
                        motion_of(part, to, 1.0f), p->nth[i] % 2 == 0 ? -1.0f : 1.0f};
}

/* The mouth of what is tipped is over the one that it is emptied into. */
static void poured(ui_draw *d, const robbers_scale *s, int seat, ui_rect lies, ui_rect mouth, const pour_times *t) {
    static const float tips = 112.0f, beside = 0.6f, above = 0.26f, part = 0.9f;
    const float size = lies.w * part;
    const ui_rect middle = {mouth.x + t->side * size * beside, mouth.y - size * above, 0.0f, 0.0f};
    const ui_rect at = motion_between(lies, ui_centre(middle, size, size), t->lifted);
    const bool goes = t->goes > 0.0f;

    if (t->goes >= 1.0f) {
        return;
    }
    if (goes) {
        ui_group_faded(d, ui_inset(at, -at.w * 0.3f), 1.0f - motion_stepped(t->goes, MOTION_PAGE_STEPS));
    }
    ui_group(d, at, 0, motion_degrees(-t->side * tips * t->lifted));
    sack(d, at, (float)s->points[seat] * (1.0f - t->pours), s->points[seat], t->lifted <= 0.0f);
    ui_group_end(d);
    owner_sign(d, s, seat, at, t->side > 0.0f);
    if (goes) {
        ui_group_end(d);
    }
}

/* The emblem of its owner turns over, and is the sign of the side. */
static void joined_sign(ui_draw *d, const robbers_scale *s, int team, int seat, ui_rect from, ui_rect to) {
    static const float turns_from = 0.8f;
    const float joined = s->joined[team];
    bool over = false;
    const float open = motion_turned(motion_of(joined, turns_from, 1.0f), &over);
    const ui_rect at = motion_between(from, to, motion_smooth(motion_of(joined, 0.0f, turns_from)));

    ui_scale(d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    ui_group(d, at, 0, 0.0f);
    if (over) {
        robbers_draw_side_sign(d, at, team);
    } else {
        ui_seat_emblem(d, at, &s->seat[seat]);
    }
    ui_group_end(d);
}

/* The gold of a sack that is poured: out of its mouth, into the other one. */
static void poured_gold(ui_draw *d, int points, ui_rect pan, ui_rect mouth, const pour_times *t) {
    const ui_rect from = {mouth.x + t->side * pan.w * 0.05f, mouth.y - pan.w * 0.06f, 0.0f, 0.0f},
                  in = {mouth.x, mouth.y + pan.w * 0.14f, 0.0f, 0.0f};

    gold(d, from, mouth, in, points, coin_in(pan), t->pours);
}

/* The fullest comes down to the middle of the pan's floor, and grows there. */
static ui_rect filled_at(const robbers_scale *s, int team, ui_rect first, ui_rect last) {
    static const float down = 0.3f, grown = 0.75f;
    const float comes = motion_smooth(motion_of(s->joined[team], 0.0f, down));
    ui_rect at = motion_between(first, last, motion_smooth(motion_of(s->joined[team], 0.0f, grown)));
    const float foot = first.y + first.h, x = first.x + first.w / 2;

    at.x = x + (last.x + last.w / 2 - x) * comes - at.w / 2;
    at.y = foot + (last.y + last.h - foot) * comes - at.h;
    return at;
}

/* Gold runs from all sacks into the fullest, which says how much is in it. */
static void joining(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, const sack_row *row) {
    const pouring p = pouring_of(s, row);
    const int owner = row->owner[p.into];
    const ui_rect at = filled_at(s, team, sack_at(pan, p.into, row->n), side_sack_at(s, team, pan));
    pour_times t[ROBBERS_SEATS] = {0};
    float points = (float)s->points[owner];

    for (int i = 0; i < row->n; i++) {
        t[i] = pour_of(s, team, &p, i);
        points += i == p.into ? 0.0f : (float)s->points[row->owner[i]] * t[i].pours;
    }
    const ui_rect mouth = mouth_of(at, points);
    for (int i = 0; i < row->n; i++) {
        if (p.nth[i] >= 0) {
            poured_gold(d, s->points[row->owner[i]], pan, mouth, &t[i]);
        }
    }
    sack(d, at, points, (int)(points + 0.01f), true);
    for (int i = 0; i < row->n; i++) {
        if (i != p.into) {
            poured(d, s, row->owner[i], sack_at(pan, i, row->n), mouth, &t[i]);
        }
    }
    joined_sign(d, s, team, owner, owner_sign_at(s, owner, at, outer(row, p.into)), side_sign_at(at, points));
}

/* Their owners' signs lie over all of them. While one more comes down the others make room. */
static void sacks(ui_draw *d, const robbers_scale *s, int team, ui_rect pan) {
    const sack_row row = row_in(s, team);
    const int many = row.n, lie = many - comes_to(s, team);
    ui_rect at[ROBBERS_SEATS];

    if (s->joined[team] >= 1.0f) {
        side_sack(d, s, team, pan);
        return;
    }
    if (s->joined[team] > 0.0f && many > 0) {
        joining(d, s, team, pan, &row);
        return;
    }
    for (int i = 0; i < lie; i++) {
        at[i] =
            motion_between(sack_at(pan, i, lie), sack_at(pan, i, many), lie < many ? motion_smooth(s->comes) : 1.0f);
        sack(d, at[i], content(s, row.owner[i]), s->points[row.owner[i]], true);
    }
    for (int i = 0; i < lie; i++) {
        owner_sign(d, s, row.owner[i], at[i], outer(&row, i));
    }
    if (lie < many) {
        coming_sack(d, s, row.owner[lie], pan, sack_at(pan, lie, many), true);
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

/* How far the stand goes up at most, so that nothing of it or of its beam, `swing` up, is before those who run. */
static float below_runners(const ui_frame *ui, ui_rect at, float swing) {
    static const float arm = 1.0f - stand_hub / stand_h, ring = 8.0f, air = 6.0f;
    const float room = at.y + at.h - robbers_runners_foot(ui) - air;

    return ui->height > ui->width ? at.h : fminf(room, (room - swing - ring) / arm);
}

static scale_places places_of(const ui_frame *ui, ui_rect at, const robbers_scale *s) {
    const float pan = fminf(at.w * 0.47f, at.h * 0.6f), apart = fminf(at.w - pan, at.h * 1.1f);
    const float k = apart / (beam_w - 2 * beam_from), cx = at.x + at.w / 2, degrees = tilt(s);
    const float sine = sinf(degrees * 3.14159265f / 180.0f), cosine = cosf(degrees * 3.14159265f / 180.0f);
    const float swing = apart / 2 * sinf(steepest * 3.14159265f / 180.0f);
    /* The lower pan's slip ends where the stand does, or higher where there is room. */
    const float hangs = pan * pan_h / pan_w,
                below = fminf(at.h * 0.13f, slip_row * (ui_large_words(ui) ? 1.3f : 1.0f));
    const float least = (swing + hangs + below) * stand_h / (stand_h - stand_hub);
    const float wish = fminf(least + 0.35f * fmaxf(at.h - least, 0.0f), below_runners(ui, at, swing));
    const float tall = fminf(at.h, fmaxf(least, wish)), stand = tall / stand_h;
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

ui_rect robbers_sack_mouth(const ui_frame *ui, ui_rect at, const robbers_scale *s, int team) {
    return mouth_of(side_sack_at(s, team, places_of(ui, at, s).pan[team]), weight(s, team));
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
