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

/* What a side weighs: what is told of its total, or else what lies in its pan. */
static float weight(const robbers_scale *s, int team) {
    return fmaxf(0.0f, (float)(s->total[team] >= 0 ? s->total[team] : lying(s, team)));
}

/* Degrees clockwise: the robbers' side is on the right. */
static float tilt(const robbers_scale *s) {
    const float wolves = weight(s, ROBBERS_TEAM_WOLVES), robbers = weight(s, ROBBERS_TEAM_ROBBERS);
    const float heavier = fmaxf(fmaxf(wolves, robbers), 1.0f), part = (robbers - wolves) / heavier;

    /* The smallest difference is seen, too. */
    return part == 0 ? 0 : copysignf(2.5f + (steepest - 2.5f) * sqrtf(fabsf(part)), part);
}

/* An empty one lies flat, and four points fill it. */
static float flat_part(int points) {
    static const float full = 4.0f;

    return 0.42f * fmaxf(0.0f, 1.0f - (float)points / full);
}

static void sack(ui_draw *d, ui_rect at, int points) {
    const float flat = at.h * flat_part(points), high = at.h - flat;
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", points);
    ui_label_style number = UI_STYLE_NAME;

    number.size = at.h * 0.36f;
    number.colour = UI_INK_900;
    number.align = UI_MIDDLE;
    number.valign = UI_CENTRE;
    number.lines = 1;
    number.name = true;
    ui_picture(d, "robbers/sack", (ui_rect){at.x, at.y + flat, at.w, high}, 1.0f);
    ui_label(d, (ui_rect){at.x, at.y + flat + high * 0.42f, at.w, high * 0.5f}, &number,
             text_keep(&d->words, text, (size_t)len));
}

/* ---- the slip below a pan ---- */

/* A sum in writing: what lies in the pan, times the opponents, and below a stroke what comes of that. */
static const float slip_row = 43.0f, slip_wide = 164.0f, slip_pad = 13.0f,
                   slip_total = 1.25f; /* the last line is so much higher */

static const char *figures(ui_draw *d, int n) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", n);

    return text_keep(&d->words, text, (size_t)len);
}

/* What a line of figures is about: so many signs, a little over each other where there is no room for all. */
typedef struct {
    int many; /* 0: a sack, whatever lies there */
    int team; /* of each */
    ui_colour ink;
    float size; /* of the figures */
    const char *text;
} slip_line;

static ui_label_style figures_style(const slip_line *l) {
    ui_label_style style = UI_STYLE_HEAD;

    style.size = l->size;
    style.colour = l->ink;
    style.align = UI_RIGHT;
    style.lines = 1;
    style.name = true;
    return style;
}

static void signs_of(ui_draw *d, ui_rect at, const slip_line *l) {
    const float icon = fminf(at.h - 8, 31.0f), y = at.y + (at.h - icon) / 2;
    const float step = l->many > 1 ? fminf(icon + 3, (at.w - icon) / (float)(l->many - 1)) : 0.0f;

    if (at.w < icon || (l->many > 1 && step < icon * 0.4f)) {
        return; /* all of them or none: fewer would be another number */
    }
    if (l->many == 0) {
        ui_picture(d, "robbers/sack", (ui_rect){at.x, y, icon, icon}, 1.0f);
    }
    for (int i = 0; i < l->many; i++) {
        robbers_draw_side_sign(d, (ui_rect){at.x + step * (float)i, y, icon, icon}, l->team);
    }
}

static void line_of(ui_draw *d, ui_rect at, const slip_line *l) {
    const ui_label_style style = figures_style(l);
    const float w = fminf(ui_label_width(d->ui, &style, l->text) + 8, at.w);

    signs_of(d, (ui_rect){at.x, at.y, at.w - w - 6, at.h}, l);
    ui_label(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, &style, l->text);
}

static void hung(ui_draw *d, ui_rect at, int team) {
    ui_plate(d, at, 52u + (unsigned)team, UI_INK_950, team == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200, 2.0f,
             true);
}

/* What lies in the pan, until the side's total is told. */
static void so_far(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, float high) {
    ui_label_style style = UI_STYLE_HEAD;
    const char *text = figures(d, lying(s, team));

    style.align = UI_MIDDLE;
    style.lines = 1;
    style.name = true;
    const float w = ui_label_width(d->ui, &style, text) + 2 * slip_pad + 8;
    const ui_rect at = {pan.x + (pan.w - w) / 2, pan.y + pan.h, w, high};
    hung(d, at, team);
    ui_label(d, at, &style, text);
}

static void whole_slip(ui_draw *d, const robbers_scale *s, int team, ui_rect at, float line) {
    const char *times = UI_SAY(d, "robbers.side.times", TEXT_NUM("n", s->times[team]));
    ui_rect row = {at.x + slip_pad, at.y + 2, at.w - 2 * slip_pad, line};

    hung(d, at, team);
    line_of(d, row, &(slip_line){0, team, UI_PAPER_100, 31.0f, figures(d, lying(s, team))});
    row.y += line;
    line_of(d, row, &(slip_line){s->times[team], 1 - team, UI_PAPER_100, 31.0f, times});
    row.y += line;
    ui_fill(d, (ui_rect){row.x - 3, row.y, row.w + 6, 2.0f}, ui_theme(d->ui, UI_PAPER_400));
    row.h = line * slip_total - 2;
    line_of(d, row, &(slip_line){1, team, UI_PAPER_100, 40.0f, figures(d, s->total[team])});
}

/* Below a pan hangs what it weighs, in the colour of its side. */
static void slip(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, float room) {
    const float line = fminf(room / (2.0f + slip_total), slip_row * (ui_large_words(d->ui) ? 1.3f : 1.0f));
    const float w = fminf(pan.w, slip_wide);

    if (lying(s, team) < 0) {
        return;
    }
    if (s->total[team] < 0) {
        so_far(d, s, team, pan, line);
        return;
    }
    whole_slip(d, s, team, (ui_rect){pan.x + (pan.w - w) / 2, pan.y + pan.h, w, line * (2.0f + slip_total)}, line);
}

/* The i-th of so many sacks: side by side on the floor of the pan, from the third on a second row upon them. */
static ui_rect sack_at(ui_rect pan, int i, int many) {
    const float size = pan.w * 0.4f, ground = pan.y + pan.h * pan_floor / pan_h;
    const int row = i / 2, in_row = many - 2 * row < 2 ? many - 2 * row : 2;
    const float x = pan.x + pan.w / 2 + ((float)(i % 2) - (float)(in_row - 1) / 2) * size * 0.92f - size / 2;

    return (ui_rect){x, ground - size * (0.94f + 0.7f * (float)row), size, size};
}

/* Once its total is told a side has one sack with that: the scale sinks by what is written there. */
static void side_sack(ui_draw *d, int team, ui_rect pan, int total) {
    const float size = pan.w * 0.62f, ground = pan.y + pan.h * pan_floor / pan_h, sign = size * 0.34f;
    const ui_rect at = {pan.x + (pan.w - size) / 2, ground - size * 0.96f, size, size};

    sack(d, at, total);
    robbers_draw_side_sign(d, (ui_rect){at.x + at.w - sign, at.y + at.h * flat_part(total) - sign * 0.1f, sign, sign},
                           team);
}

/* Whose they are hangs at their necks, at the outer side of a row, over all of them. */
static void sacks(ui_draw *d, const robbers_scale *s, int team, ui_rect pan) {
    int owner[ROBBERS_SEATS], many = 0;

    if (s->total[team] >= 0) {
        side_sack(d, team, pan, s->total[team]);
        return;
    }
    for (int i = 0; i < s->n; i++) {
        if (s->lies[i] && s->team[i] == team) {
            owner[many++] = i;
        }
    }
    for (int i = 0; i < many; i++) {
        sack(d, sack_at(pan, i, many), s->points[owner[i]]);
    }
    for (int i = 0; i < many; i++) {
        const ui_rect at = sack_at(pan, i, many);
        const bool outwards = i % 2 != 0 || i == many - 1;
        const float sign = at.w * 0.38f, y = at.y + at.h * flat_part(s->points[owner[i]]);
        ui_seat_emblem(d, (ui_rect){at.x + (outwards ? at.w - sign : 0.0f), y - sign * 0.1f, sign, sign},
                       &s->seat[owner[i]]);
    }
}

void robbers_draw_scale(ui_draw *d, ui_rect at, const robbers_scale *s) {
    const float pan = fminf(at.w * 0.47f, at.h * 0.46f), apart = fminf(at.w - pan, at.h * 1.1f);
    const float k = apart / (beam_w - 2 * beam_from), cx = at.x + at.w / 2, degrees = tilt(s);
    const float sine = sinf(degrees * 3.14159265f / 180.0f), cosine = cosf(degrees * 3.14159265f / 180.0f);
    const float swing = apart / 2 * sinf(steepest * 3.14159265f / 180.0f);
    /* The lower pan's slip ends where the stand does. */
    const float hangs = pan * pan_h / pan_w, below = at.h * 0.3f;
    const float tall = fminf(at.h, (swing + hangs + below) * stand_h / (stand_h - stand_hub)), stand = tall / stand_h;
    const float y = at.y + (at.h - tall) + stand_hub * stand;
    const ui_rect beam = {cx - beam_w * k / 2, y - beam_y * k, beam_w * k, beam_h * k};

    const bool bright = d->ui->high_contrast;
    ui_picture(d, bright ? "robbers/bright_scale_stand" : "robbers/scale_stand",
               (ui_rect){cx - stand_w * stand / 2, y - stand_hub * stand, stand_w * stand, stand_h * stand}, 1.0f);
    ui_group(d, beam, 0, degrees);
    ui_picture(d, bright ? "robbers/bright_scale_beam" : "robbers/scale_beam", beam, 1.0f);
    ui_group_end(d);
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const float away = (team == ROBBERS_TEAM_ROBBERS ? 1.0f : -1.0f) * apart / 2;
        const ui_rect hung = {cx + away * cosine - pan / 2, y + away * sine, pan, hangs};
        ui_picture(d, bright ? "robbers/bright_scale_pan" : "robbers/scale_pan", hung, 1.0f);
        sacks(d, s, team, hung);
        slip(d, s, team, hung, below);
    }
}
