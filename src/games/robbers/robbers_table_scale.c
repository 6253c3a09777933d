/* The scale before the moon on which the two sides of a deal are weighed: a sack for each player's points. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"

/* Pictures of assets/pictures/robbers, in their own units. */
static const float beam_w = 440, beam_h = 60, beam_from = 14, beam_y = 30; /* its rings */
static const float stand_w = 120, stand_h = 360, stand_hub = 40;
static const float pan_w = 220, pan_h = 190, pan_floor = 152;
static const float steepest = 11.0f; /* degrees */

/* What a side weighs: what is told of its total, or else what lies in its pan. */
static float weight(const robbers_scale *s, int team) {
    float sum = 0;

    if (s->total[team] >= 0) {
        return (float)s->total[team];
    }
    for (int i = 0; i < s->n; i++) {
        if (s->lies[i] && s->team[i] == team) {
            sum += (float)s->points[i] * (i == s->falls ? motion_of(s->part, 0.7f, 1.0f) : 1.0f);
        }
    }
    return sum;
}

/* Degrees clockwise: the robbers' side is on the right. */
static float tilt(const robbers_scale *s) {
    const float wolves = weight(s, ROBBERS_TEAM_WOLVES), robbers = weight(s, ROBBERS_TEAM_ROBBERS);
    const float heavier = fmaxf(fmaxf(wolves, robbers), 1.0f), part = (robbers - wolves) / heavier;

    /* The smallest difference is seen, too. */
    return part == 0 ? 0 : copysignf(2.5f + (steepest - 2.5f) * sqrtf(fabsf(part)), part);
}

static void sack(ui_draw *d, ui_rect at, int points) {
    char text[16];
    const int len = snprintf(text, sizeof text, "%d", points);
    ui_label_style number = UI_STYLE_NAME;

    number.size = at.h * 0.36f;
    number.colour = UI_INK_900;
    number.align = UI_MIDDLE;
    number.valign = UI_CENTRE;
    number.lines = 1;
    number.name = true;
    ui_picture(d, "robbers/sack", at, 1.0f);
    ui_label(d, (ui_rect){at.x, at.y + at.h * 0.42f, at.w, at.h * 0.5f}, &number,
             text_keep(&d->words, text, (size_t)len));
}

/* Side by side on the floor of the pan, from the third on a second row upon them. The one that falls comes from above
 * the beam. */
static void sacks(ui_draw *d, const robbers_scale *s, int team, ui_rect pan, float above) {
    const float size = pan.w * 0.4f, ground = pan.y + pan.h * pan_floor / pan_h;
    int many = 0, lying = 0;

    for (int i = 0; i < s->n; i++) {
        many += s->lies[i] && s->team[i] == team;
    }
    for (int i = 0; i < s->n; i++) {
        if (!s->lies[i] || s->team[i] != team || (i == s->falls && s->part <= 0.0f)) {
            continue;
        }
        const int row = lying / 2, in_row = many - 2 * row < 2 ? many - 2 * row : 2;
        const float x = pan.x + pan.w / 2 + ((float)(lying % 2) - (float)(in_row - 1) / 2) * size * 0.92f - size / 2;
        const float y = ground - size * (0.94f + 0.7f * (float)row);
        const float drop = i == s->falls ? motion_smooth(s->part) : 1.0f;
        sack(d, (ui_rect){x, above + (y - above) * drop, size, size}, s->points[i]);
        lying++;
    }
}

void robbers_draw_scale(ui_draw *d, ui_rect at, const robbers_scale *s) {
    const float pan = fminf(at.w * 0.47f, at.h * 0.62f), apart = fminf(at.w - pan, at.h * 1.1f);
    const float k = apart / (beam_w - 2 * beam_from), cx = at.x + at.w / 2, degrees = tilt(s);
    const float sine = sinf(degrees * 3.14159265f / 180.0f), cosine = cosf(degrees * 3.14159265f / 180.0f);
    const float swing = apart / 2 * sinf(steepest * 3.14159265f / 180.0f);
    const float tall = fminf(at.h, swing + pan * pan_h / pan_w + at.h * 0.3f), stand = tall / stand_h;
    const float y = at.y + (at.h - tall) + stand_hub * stand;
    const ui_rect beam = {cx - beam_w * k / 2, y - beam_y * k, beam_w * k, beam_h * k};

    if (d->ui->high_contrast) { /* the moon that it stands before */
        ui_disc_of(d, ui_centre(at, fminf(at.w, at.h), fminf(at.w, at.h)), UI_BARK, UI_PAPER_400, 2.0f);
    }
    ui_picture(d, "robbers/scale_stand",
               (ui_rect){cx - stand_w * stand / 2, y - stand_hub * stand, stand_w * stand, stand_h * stand}, 1.0f);
    ui_group(d, beam, 0, degrees);
    ui_picture(d, "robbers/scale_beam", beam, 1.0f);
    ui_group_end(d);
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const float away = (team == ROBBERS_TEAM_ROBBERS ? 1.0f : -1.0f) * apart / 2;
        const ui_rect hung = {cx + away * cosine - pan / 2, y + away * sine, pan, pan * pan_h / pan_w};
        ui_picture(d, "robbers/scale_pan", hung, 1.0f);
        sacks(d, s, team, hung, at.y - 10);
    }
}
