/* The last night, as it stands at the end (eat-me.md 8), and how it goes before points are counted. */
#include <math.h>

#include "eatme_table.h"
#include "ui/score_houses.h"

/* How far the step of the points is that takes so many ms, from the time on at which others have gone. */
static float of_points(const table_ui *t, int behind, int ms) {
    const float all = (float)EATME_POINTS_MS;

    return t->frame == TABLE_RESULTS && t->step == EATME_RESULTS_POINTS
               ? motion_of(1.0f - t->opening, (float)behind / all, (float)(behind + ms) / all)
               : 1.0f;
}

/* How far what stood there in the last night has gone. */
float eatme_night_gone(const table_ui *t) {
    return of_points(t, 0, EATME_NIGHT_GOES_MS);
}

bool eatme_night_goes(const table_ui *t) {
    return eatme_night_gone(t) < 1.0f;
}

/* Of the counting, 1 its beginning, 0 its end. */
float eatme_points_opening(const table_ui *t) {
    return 1.0f - of_points(t, EATME_NIGHT_GOES_MS + EATME_PLACES_MS, EATME_COUNT_MS);
}

/* It comes as it was: the way that the Wolf went, and then one player after the other. It goes in that order, too,
 * sooner. */
static float came(const eatme_look *look, float from, float within) {
    const bool comes = look->t->frame == TABLE_RESULTS && look->t->step < EATME_RESULTS_POINTS;

    return comes ? motion_of(1.0f - look->t->opening, from, from + within) : 1.0f;
}

static float way_came(const eatme_look *look) {
    return eatme_night_goes(look->t) ? 1.0f - motion_of(eatme_night_gone(look->t), 0.0f, 0.3f)
                                     : came(look, 0.1f, 0.2f);
}

float eatme_night_came(const eatme_look *look, int seat) {
    static const float apart = 0.05f, within = 0.7f;

    return eatme_night_goes(look->t) ? 1.0f - motion_smooth(motion_of(eatme_night_gone(look->t), apart * (float)seat,
                                                                      apart * (float)seat + within))
                                     : motion_out(came(look, 0.24f + 0.09f * (float)seat, 0.28f));
}

/* Of a player in the row: the middle, what stands there, and above its roof what was chosen and what it brought. */
typedef struct {
    float x, feet, size;
    ui_rect wheel, badge;
} home;

/* From the ground to the top of the highest that stands there, in its size: a chimney. What each brought is at one
 * height. */
static const float highest_top = 173.0f;

/* Wheel and points beside each other, read from across the table, as far as the narrowest column has room for them:
 * as many times as large. */
static const float disc_size = 58.0f, disc_air = 6.0f;

static float signs_larger(const ui_frame *ui, const ui_rect room[], int n) {
    static const float most = 1.5f, air = 14.0f, of_height = 0.3f;
    const float pair = disc_size + disc_air + eatme_badge_at(ui, 0.0f, 0.0f).w;
    float larger = most;

    for (int i = 0; i < n; i++) {
        larger = fminf(larger, fminf((room[i].w - air) / pair, of_height * room[i].h / disc_size));
    }
    return fmaxf(larger, 1.0f);
}

/* The wheel stands beside the points, or above them in a narrow column; both are in the house's middle. The Wolf has
 * none. */
static home home_in(const ui_frame *ui, ui_rect room, float larger, int who) {
    static const float widest = 290.0f, over_roof = 4.0f;
    const float disc = disc_size * larger, between = disc_air * larger;
    const ui_rect small = eatme_badge_at(ui, 0.0f, 0.0f), points = {0, 0, small.w * larger, small.h * larger};
    const bool pair = room.w >= disc + between + points.w + 8.0f;
    const float above = over_roof + (pair ? disc : points.h + between + disc);
    const float high = room.h - above;
    const float w = fminf(fminf(room.w - 14, widest), high * 200.0f / 180.0f), x = room.x + room.w / 2;
    home h = {.x = x, .feet = room.y + room.h - 4, .size = w / 200.0f};
    const float low = h.feet - highest_top * h.size - over_roof, from = x - (disc + between + points.w) / 2;

    h.wheel =
        pair ? (ui_rect){from, low - disc, disc, disc} : (ui_rect){x - disc / 2, low - above + over_roof, disc, disc};
    const float level = low - ((pair ? disc : points.h) + points.h) / 2;
    const bool beside = pair && who != EATME_WOLF;
    h.badge = (ui_rect){beside ? from + disc + between : x - points.w / 2, level, points.w, points.h};
    return h;
}

static const float way_air = 22.0f; /* across: from words and wheels to the middle of a paw */

/* Down from below whoever was the Wolf, and up to the one at whose door he knocked, hardly below the row's end. */
static void knock(const eatme_look *look, const home at[], ui_rect words) {
    const eatme_pub *pub = look->pub;
    static const float deep = 60.0f, under = 20.0f, air = 29.0f;
    const float from = at[pub->wolf].x, to = at[pub->victim].x, y = words.y + words.h + air;
    const float low = fmaxf(fminf(deep, 2.0f * (words.y + words.h + EATME_WAY_H + under - air - y)), 0.0f);
    const float x[3] = {from, (from + to) / 2, to}, level[3] = {y, y + low, y};

    eatme_draw_track(look->d, x, level);
}

/* From hill to hill between the words of the far row and the wheels of the near one, where that leaves room for two
 * paws, one before the other. */
static void knock_across(const eatme_look *look, const home at[], const ui_rect words[]) {
    static const float least = 34.0f;
    const int wolf = look->pub->wolf, victim = look->pub->victim;
    const bool down = at[wolf].feet < at[victim].feet;
    const int far = down ? wolf : victim, near = down ? victim : wolf;
    const float high = words[far].y + words[far].h + way_air, low = at[near].wheel.y - way_air;
    const float from = down ? high : low, to = down ? low : high;

    if (low - high >= least) {
        eatme_draw_track(look->d, (float[]){at[wolf].x, (at[wolf].x + at[victim].x) / 2, at[victim].x},
                         (float[]){from, (from + to) / 2, to});
    }
}

static float wolf_high(const home *h) {
    return 126.0f * h->size;
}

static float wolf_feet(const home *h) {
    return h->feet - 12.0f * h->size;
}

/* Before all homes, so that none of them pales in the light of its neighbour. */
static void draw_light(const eatme_look *look, const home *h, int seat) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (seat == pub->victim) {
        /* Behind what was chosen and what it brought. */
        const float left = fminf(h->wheel.x, h->badge.x), right = h->badge.x + h->badge.w;
        const float shine = 2.2f * (right - left), top = h->wheel.y, low = h->badge.y + h->badge.h;
        ui_glow(d, (ui_rect){(left + right - shine) / 2, (top + low - shine) / 2, shine, shine},
                pub->wheel[seat] == EATME_SLEEP ? UI_EMBER : UI_LANTERN);
    }
    if (seat == pub->wolf && !d->ui->high_contrast) {
        /* Before the trees at the rim black needs light. */
        const float high = wolf_high(h), light = 2.0f * high;
        ui_glow(d, (ui_rect){h->x - light / 2, wolf_feet(h) - (high + light) / 2, light, light},
                ui_mix(UI_LANTERN, UI_PAPER_100, 0.5f));
    }
}

static void draw_home(const eatme_look *look, const home *h, int seat, bool to_right) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_rect house = {h->x - 100 * h->size, h->feet - 178 * h->size, 200 * h->size, 180 * h->size};
    const bool caught = pub->victim < pub->n && pub->wheel[pub->victim] == EATME_TRAP;
    const eatme_spot spot = {.x = h->x, .feet = h->feet, .size = h->size, .place.house = house};

    if (seat == pub->wolf) {
        eatme_draw_wolf(d, (eatme_stand){.x = h->x,
                                         .feet = wolf_feet(h),
                                         .high = wolf_high(h),
                                         .right = to_right,
                                         .stride = caught ? 0.5f : 0.0f,
                                         .caught = caught ? 1.0f : 0.0f});
    } else {
        eatme_draw_house(d, &spot, pub->cast[seat], 1.0f, pub->wheel[seat] == EATME_SLEEP ? 1.0f : 0.0f);
    }
}

/* What was chosen, what it brought, and at whom he knocked. */
static void draw_signs(const eatme_look *look, const home *h, int seat, bool to_right) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (seat != pub->wolf) {
        eatme_draw_wheel(d, h->wheel, h->wheel.w, pub->wheel[seat], pub->wheel[seat] != EATME_HIDDEN ? 1.0f : 0.0f);
    }
    if (seat == pub->victim) {
        /* At the wall to which he came. */
        const float wall = 86.0f * h->size, disc = fmaxf(50.0f * h->size, 34.0f),
                    x = to_right ? h->x - wall : h->x + wall;
        eatme_draw_knocked(d, (ui_rect){x - disc / 2, h->feet - disc * 1.15f, disc, disc});
    }
    eatme_draw_badge(look, h->badge, pub->gained[seat] - pub->lost[seat]);
}

/* Out of the ground; its signs, which would be squeezed flat, come in their places when it nearly stands, and go
 * first. */
static void draw_rising(const eatme_look *look, const home *h, ui_rect room, int seat, bool to_right) {
    static const float signs_from = 0.7f;
    const float part = eatme_night_came(look, seat), signs = motion_of(part, signs_from, 1.0f);
    home at = *h;

    if (part <= 0.0f) {
        return;
    }
    at.feet += part < 1.0f ? score_rises(look->d, room, part) : 0.0f;
    draw_home(look, &at, seat, to_right);
    ui_seen_end(look->d, part);
    if (signs > 0.0f) {
        ui_seen_begin(look->d, ui_inset(room, -8), signs);
        draw_signs(look, h, seat, to_right);
        ui_seen_end(look->d, signs);
    }
}

bool eatme_knocked(const eatme_pub *pub) {
    return pub->wolf < pub->n && pub->victim < pub->n;
}

/* On the Wolf's hill. */
static bool with_wolf(const eatme_pub *pub, const ui_rect room[], int seat) {
    return room[pub->wolf].y + room[pub->wolf].h == room[seat].y + room[seat].h;
}

void eatme_draw_last_night(const eatme_look *look, const ui_rect room[], const ui_rect words[]) {
    const eatme_pub *pub = look->pub;
    const float larger = signs_larger(look->d->ui, room, pub->n);
    home at[EATME_SEATS] = {{.x = 0.0f}};

    for (int i = 0; i < pub->n; i++) {
        const int who = i == pub->wolf ? EATME_WOLF : pub->cast[i];
        at[i] = home_in(look->d->ui, room[i], larger, who);
    }
    for (int i = 0; i < pub->n; i++) {
        if (i == pub->victim || i == pub->wolf) {
            ui_seen_begin(look->d, room[i], eatme_night_came(look, i));
            draw_light(look, &at[i], i);
            ui_seen_end(look->d, eatme_night_came(look, i));
        }
    }
    for (int i = 0; i < pub->n; i++) {
        draw_rising(look, &at[i], room[i], i, eatme_knocked(pub) && at[pub->victim].x > at[pub->wolf].x);
    }
    ui_seen_begin(look->d, (ui_rect){0, 0, look->d->ui->width, look->d->ui->height}, way_came(look));
    if (eatme_knocked(pub) && with_wolf(pub, room, pub->victim)) {
        knock(look, at, words[pub->wolf]);
    } else if (eatme_knocked(pub)) {
        knock_across(look, at, words);
    }
    ui_seen_end(look->d, way_came(look));
}
