/* The end (eat-me.md 8): the last night, the points, and who wins and why. */
#include <math.h>

#include "eatme_table.h"
#include "ui/crowning.h"
#include "ui/score_houses.h"

/* What a player did in the last round, a case of the sentence. */
static const char *did(const eatme_pub *pub, int seat) {
    const bool victim_slept = pub->victim < pub->n && pub->wheel[pub->victim] == EATME_SLEEP;

    if (seat == pub->wolf) {
        return victim_slept ? "ate" : "caught";
    }
    if (seat == pub->victim) {
        return victim_slept ? "eaten" : "trapped";
    }
    return pub->wheel[seat] == EATME_SLEEP ? "slept" : "kept";
}

/* What the wheel or the Wolf was. */
static void deed(const eatme_look *look, ui_rect at, int seat) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;

    if (seat == pub->wolf) {
        ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
        eatme_draw_character(d, ui_inset(at, at.w * 0.12f), EATME_WOLF);
    } else {
        eatme_draw_wheel(d, at, at.w, pub->wheel[seat], pub->wheel[seat] != EATME_HIDDEN ? 1.0f : 0.0f);
    }
}

static void night(const eatme_look *look, ui_rect at, int seat) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float r = fminf(at.h - 16, 58.0f);
    const ui_rect disc = {at.x, at.y + (at.h - r) / 2, r, r};
    ui_label_style small = UI_STYLE_SMALL;

    deed(look, ui_inset(disc, 3), seat);
    const ui_rect words = {disc.x + r + 12, at.y, at.w - r - 24, at.h};
    small.size = 21;
    small.lines = 2;
    float size = small.size;
    for (int i = 0; i < pub->n; i++) { /* one size for all rows */
        const char *word = UI_SAY(d, "eatme.results.night", TEXT_STR("did", did(pub, i)));
        size = fminf(size, ui_label_size(d->ui, words, &small, word));
    }
    small.size = size;
    ui_label(d, words, &small, UI_SAY(d, "eatme.results.night", TEXT_STR("did", did(pub, seat))));
}

static void total(const eatme_look *look, ui_rect at, int seat, bool shown) {
    const bool counts = look->t->step == EATME_RESULTS_POINTS;
    const int score = table_counted_up(look->pub->score[seat], counts ? look->t->opening : 0.0f);
    const int by = look->pub->gained[seat] - look->pub->lost[seat];

    if (!shown) {
        static const float larger = 1.2f; /* large words are larger than the row of houses has them */
        const ui_rect small = eatme_badge_at(look->d->ui, 0.0f, 0.0f);
        const float w = fminf(small.w * larger, at.w), h = small.h * larger;
        eatme_draw_badge(look, (ui_rect){at.x + at.w - w, at.y + (at.h - h) / 2, w, h}, by);
        return;
    }
    table_number(look->d, (ui_rect){at.x, at.y, at.w - 6, at.h}, score, 34, UI_PAPER_100, UI_RIGHT);
}

static void player(const eatme_look *look, ui_rect at, int seat, int step) {
    ui_draw *d = look->d;
    const bool won =
        step >= EATME_RESULTS_WINNER && look->pub->won[seat] && crowning_of(look->t->opening).light >= 0.5f;
    const float e = fminf(at.h - 18, 62.0f), points_w = fminf(110.0f, at.w * 0.28f);
    const float names = (at.w - e - points_w - 56) * 0.44f;
    ui_label_style name = UI_STYLE_NAME;

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.94f),
             won                    ? UI_LANTERN
             : d->ui->high_contrast ? UI_PAPER_100
                                    : UI_INK_700,
             won ? 3.0f : 1.6f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 14, at.y + (at.h - e) / 2, e, e}, &look->t->seat[seat]);
    name.size = 25;
    const float x = at.x + e + 28;
    ui_label(d, (ui_rect){x, at.y + 4, names - (won ? 40.0f : 0.0f), at.h - 8}, &name, eatme_name(look, seat));
    if (won) {
        const float after = fminf(ui_label_width(d->ui, &name, eatme_name(look, seat)) + 10, names - 36);
        ui_figure(d, "crown", (ui_rect){x + after, at.y + (at.h - 36) / 2, 36, 36}, ui_theme(d->ui, UI_LANTERN));
    }
    const float from = x + names + 6, to = at.x + at.w - points_w - 12;
    night(look, (ui_rect){from, at.y + 2, to - from - 6, at.h - 4}, seat);
    total(look, (ui_rect){to, at.y, points_w, at.h}, seat, step >= EATME_RESULTS_POINTS);
}

/* ---- words ---- */

static const char *winners(const eatme_look *look, int *n, int *first) {
    const char *name[EATME_SEATS];

    *n = 0;
    *first = 0;
    for (int i = 0; i < look->pub->n; i++) {
        if (look->pub->won[i]) {
            *first = *n == 0 ? i : *first;
            name[(*n)++] = eatme_name(look, i);
        }
    }
    return *n == 0 ? "" : table_list(look->w, name, *n);
}

static const char *headline(const eatme_look *look, int step) {
    int n, first;

    if (step < EATME_RESULTS_POINTS) {
        const int at = look->pub->victim;
        return UI_SAY(look->d, "eatme.results.last", TEXT_STR("did", at < look->pub->n ? did(look->pub, at) : "none"),
                      TEXT_STR("name", at < look->pub->n ? eatme_name(look, at) : ""));
    }
    if (step < EATME_RESULTS_WINNER) {
        return ui_say(look->d, "eatme.results.points");
    }
    const char *names = winners(look, &n, &first);
    return n > 1 ? UI_SAY(look->d, "eatme.results.shared", TEXT_STR("names", names))
                 : UI_SAY(look->d, "eatme.results.won", TEXT_STR("name", names));
}

/* The last night is told in a sentence. */
static int lines_of(int step) {
    return step < EATME_RESULTS_POINTS ? 2 : 1;
}

static int most(const eatme_pub *pub) {
    return eatme_highest(pub->n, pub->score);
}

/* Who has so many points or more, and how many they are. */
static const char *with_points(const eatme_look *look, int points, int *n) {
    const char *name[EATME_SEATS];

    *n = 0;
    for (int i = 0; i < look->pub->n; i++) {
        if (look->pub->score[i] >= points) {
            name[(*n)++] = eatme_name(look, i);
        }
    }
    return table_list(look->w, name, *n);
}

/* Why that night was the last one. */
static const char *why_last(const eatme_look *look) {
    const int target = look->pub->opt[EATME_OPT_TARGET], highest = most(look->pub);
    int n = 0;

    if (highest < target) {
        return UI_SAY(look->d, "eatme.results.never_reached", TEXT_NUM("n", target),
                      TEXT_NUM("rounds", look->pub->round));
    }
    const char *names = with_points(look, target, &n);
    return UI_SAY(look->d, "eatme.results.reached", TEXT_STR("several", n > 1 ? "yes" : "no"),
                  TEXT_STR("names", names), TEXT_NUM("n", n > 1 ? target : highest));
}

static const char *why(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    int n, first;
    const char *name = winners(look, &n, &first), *key;

    switch (pub->won_how) {
    case EATME_WON_DUEL:
        key = first == pub->wolf ? "eatme.results.why_duel_wolf" : "eatme.results.why_duel_victim";
        break;
    case EATME_WON_CLOCKWISE:
        key = "eatme.results.why_clockwise";
        break;
    case EATME_WON_SHARED:
        return UI_SAY(look->d, "eatme.results.why_shared", TEXT_NUM("n", most(pub)));
    default:
        key = "eatme.results.why_highest";
        break;
    }
    return UI_SAY(look->d, key, TEXT_STR("name", name), TEXT_NUM("n", most(pub)));
}

static const char *reason(const eatme_look *look, int step) {
    ui_draw *d = look->d;

    if (step >= EATME_RESULTS_WINNER) {
        return why(look);
    }
    if (step < EATME_RESULTS_POINTS) {
        return why_last(look);
    }
    int n = 0;
    const char *names = with_points(look, most(look->pub), &n);
    return n > 1 ? UI_SAY(d, "eatme.results.tied", TEXT_STR("names", names)) : ui_say(d, "eatme.results.count");
}

/* ---- the last night ---- */

/* It comes as it was: the way that the Wolf went, and then one player after the other. */
static float came(const eatme_look *look, float from, float within) {
    const bool comes = look->t->frame == TABLE_RESULTS && look->t->step < EATME_RESULTS_POINTS;

    return comes ? motion_of(1.0f - look->t->opening, from, from + within) : 1.0f;
}

static float way_came(const eatme_look *look) {
    return came(look, 0.1f, 0.2f);
}

static float player_came(const eatme_look *look, int seat) {
    return motion_out(came(look, 0.24f + 0.09f * (float)seat, 0.28f));
}

static void begin_coming(ui_draw *d, ui_rect around, float part) {
    if (part < 1.0f) {
        ui_group_faded(d, around, part);
    }
}

static void end_coming(ui_draw *d, float part) {
    if (part < 1.0f) {
        ui_group_end(d);
    }
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

/* On the ground below the words, which belong to the plates, a strip is left for the Wolf's way. */
static const float way_h = 54.0f;

static const float way_air = 22.0f; /* across: from words and wheels to the middle of a paw */

/* Down from below whoever was the Wolf, and up to the one at whose door he knocked, hardly below the row's end. */
static void knock(const eatme_look *look, const home at[], ui_rect words) {
    const eatme_pub *pub = look->pub;
    static const float deep = 60.0f, under = 20.0f, air = 29.0f;
    const float from = at[pub->wolf].x, to = at[pub->victim].x, y = words.y + words.h + air;
    const float low = fmaxf(fminf(deep, 2.0f * (words.y + words.h + way_h + under - air - y)), 0.0f);
    const float x[3] = {from, (from + to) / 2, to}, level[3] = {y, y + low, y};

    eatme_draw_track(look->d, x, level);
}

/* From hill to hill between the words of the far row and the wheels of the near one, where that leaves room. */
static void knock_across(const eatme_look *look, const home at[], const ui_rect words[]) {
    static const float least = 24.0f;
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

/* Out of the ground, with all that is in its room. */
static void draw_rising(const eatme_look *look, const home *h, ui_rect room, int seat, bool to_right) {
    const float part = player_came(look, seat);
    home at = *h;

    if (part <= 0.0f) {
        return;
    }
    const float by = part < 1.0f ? score_rises(look->d, room, part) : 0.0f;
    at.feet += by;
    at.wheel.y += by;
    at.badge.y += by;
    draw_home(look, &at, seat, to_right);
    end_coming(look->d, part);
}

static bool knocked(const eatme_pub *pub) {
    return pub->wolf < pub->n && pub->victim < pub->n;
}

/* On the Wolf's hill. */
static bool with_wolf(const eatme_pub *pub, const ui_rect room[], int seat) {
    return room[pub->wolf].y + room[pub->wolf].h == room[seat].y + room[seat].h;
}

/* Each before the own house as it was that night, and the Wolf, who has none. */
static void last_night(const eatme_look *look, const ui_rect room[], const ui_rect words[]) {
    const eatme_pub *pub = look->pub;
    const float larger = signs_larger(look->d->ui, room, pub->n);
    home at[EATME_SEATS] = {{.x = 0.0f}};

    for (int i = 0; i < pub->n; i++) {
        const int who = i == pub->wolf ? EATME_WOLF : pub->cast[i];
        at[i] = home_in(look->d->ui, room[i], larger, who);
    }
    for (int i = 0; i < pub->n; i++) {
        if (i == pub->victim || i == pub->wolf) {
            begin_coming(look->d, room[i], player_came(look, i));
            draw_light(look, &at[i], i);
            end_coming(look->d, player_came(look, i));
        }
    }
    for (int i = 0; i < pub->n; i++) {
        draw_rising(look, &at[i], room[i], i, knocked(pub) && at[pub->victim].x > at[pub->wolf].x);
    }
    begin_coming(look->d, (ui_rect){0, 0, look->d->ui->width, look->d->ui->height}, way_came(look));
    if (knocked(pub) && with_wolf(pub, room, pub->victim)) {
        knock(look, at, words[pub->wolf]);
    } else if (knocked(pub)) {
        knock_across(look, at, words);
    }
    end_coming(look->d, way_came(look));
}

/* ---- the frame ---- */

/* What each did that night, where there is room for all of it: the picture says so already. How high that is. */
static float deeds(const eatme_look *look, const ui_rect at[], bool narrow) {
    static const float apart = 10.0f; /* neighbours' words are not one line */
    const char *word[EATME_SEATS];
    ui_rect words[EATME_SEATS];
    ui_label_style small = UI_STYLE_SMALL;
    float high = 0.0f;

    small.align = UI_MIDDLE;
    small.valign = UI_TOP;
    small.lines = narrow ? 3 : 2;
    small.size = 23.0f;
    small.colour = UI_PAPER_100;
    float size = small.size;
    for (int i = 0; i < look->pub->n; i++) {
        words[i] = (ui_rect){at[i].x + apart, at[i].y, at[i].w - 2 * apart, at[i].h};
        word[i] = UI_SAY(look->d, "eatme.results.night", TEXT_STR("did", did(look->pub, i)));
        if (!ui_label_fits(look->d->ui, words[i], &small, word[i])) {
            return 0.0f;
        }
        size = fminf(size, ui_label_size(look->d->ui, words[i], &small, word[i]));
    }
    small.size = size;
    for (int i = 0; i < look->pub->n; i++) {
        high = fmaxf(high, ui_label(look->d, words[i], &small, word[i]));
    }
    return high;
}

/* The step whose words are read: who has won is read once the winners are crowned. */
static int read_step(const eatme_look *look, int step) {
    return step >= EATME_RESULTS_WINNER && !crowning_of(look->t->opening).said ? step - 1 : step;
}

static float hidden(const eatme_look *look, int step) {
    return step >= EATME_RESULTS_WINNER ? 1.0f - crowning_of(look->t->opening).words : 0.0f;
}

/* All of the ground of a tall frame, whose apron has the one button of the last night. */
static ui_rect ground_of(const eatme_look *look, int step) {
    static const float air = 14.0f;
    const ui_frame *ui = look->d->ui;
    ui_rect area =
        table_results_ground(look->d, headline(look, read_step(look, step)), hidden(look, step), lines_of(step));

    if (step < EATME_RESULTS_POINTS && ui->height > ui->width && ui->rim == NULL && !ui_large_words(ui)) {
        area.h = ui->height - ui_apron_height(ui) - air - area.y;
    }
    return area;
}

/* Those of the points rise, one after the other, as those of the night did: they have all gone before. Then it is
 * counted. */
static float sunk(const eatme_look *look, int place, int step) {
    static const float from = 0.14f, apart = 0.02f, within = 0.11f;
    const float begin = from + apart * (float)place;

    return step == EATME_RESULTS_POINTS && look->t->frame == TABLE_RESULTS
               ? 1.0f - motion_out(motion_of(1.0f - look->t->opening, begin, begin + within))
               : 0.0f;
}

static score_row row_of(const eatme_look *look, int step, const char *const name[]) {
    const eatme_pub *pub = look->pub;
    const bool counted = step >= EATME_RESULTS_POINTS;
    const float words = look->d->ui->width < 1000.0f ? 84.0f : 62.0f;
    score_row row = {.n = pub->n,
                     .decided = step >= EATME_RESULTS_WINNER,
                     .opening = look->t->opening,
                     .foot = counted ? 0.0f
                                     : words * fmaxf(1.0f, look->d->ui->text_scale) + (knocked(pub) ? way_h : 0.0f),
                     .area = ground_of(look, step),
                     .name = name,
                     .seat = look->t->seat};

    for (int i = 0; i < pub->n; i++) {
        const int score = pub->score[i] > 0 ? pub->score[i] : 0;
        row.house[i] =
            (score_house){.points = counted ? score : 0,
                          .lit = table_counted_up(score, step == EATME_RESULTS_POINTS ? look->t->opening : 0.0f),
                          .sunk = sunk(look, i, step),
                          .numbered = counted,
                          .won = row.decided && pub->won[i]};
    }
    return row;
}

/* The last night of many on a tall frame fills it in two rows, the nearer hill before the other. */
static void two_hills(const eatme_look *look, const score_row *all, ui_rect words[], ui_rect room[]) {
    const int far = (all->n + 1) / 2;
    const float half = all->area.h / 2;
    score_row row = *all;

    row.n = far;
    row.before = 2.0f; /* dark houses of the nearer row stand before it */
    row.area.h = half;
    score_houses_draw(look->d, &row, words, room);
    row.n = all->n - far;
    row.before = 0.0f;
    row.area.y += half;
    row.name += far;
    row.seat += far;
    score_houses_draw(look->d, &row, words + far, room + far);
}

static void houses(const eatme_look *look, int step) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool counted = step >= EATME_RESULTS_POINTS;
    const char *name[EATME_SEATS];
    ui_rect words[EATME_SEATS], room[EATME_SEATS];

    for (int i = 0; i < pub->n; i++) {
        name[i] = eatme_name(look, i);
    }
    const score_row row = row_of(look, step, name);
    if (counted || pub->n < 4 || d->ui->height <= d->ui->width) {
        score_houses_draw(d, &row, words, room);
    } else {
        two_hills(look, &row, words, room);
    }
    if (!counted) {
        for (int i = 0; i < pub->n && knocked(pub); i++) {
            words[i].h -= way_h;
        }
        const float high = deeds(look, words, d->ui->width < 1000.0f);
        for (int i = 0; i < pub->n; i++) {
            words[i].h = high;
        }
        last_night(look, room, words);
    }
}

static void rows(const eatme_look *look, int step) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    /* Room for the longest headline on each page: rows stay where they are. */
    const table_results r = {headline(look, read_step(look, step)),
                             .hidden = hidden(look, step),
                             .lines = 2,
                             .columns = 1,
                             .widest = 980,
                             .highest = 112,
                             .stage = true};
    ui_rect cell[EATME_SEATS];
    uint32_t won = 0;

    const ui_rect stage = table_results_frame(d, &r, pub->n, cell);
    for (int i = 0; i < pub->n; i++) {
        begin_coming(d, cell[i], player_came(look, i));
        player(look, cell[i], i, step);
        if (step >= EATME_RESULTS_WINNER && !pub->won[i]) {
            table_results_darkened(d, cell[i], 40u + (unsigned)i, look->t->opening);
        }
        end_coming(d, player_came(look, i));
        won |= (uint32_t)(pub->won[i] != 0) << i;
    }
    if (step >= EATME_RESULTS_WINNER) {
        table_results_crowned(d, stage, look->t->seat, won, look->t->opening);
    }
}

void eatme_draw_results(const eatme_look *look) {
    ui_draw *d = look->d;
    const int step = look->t->frame == TABLE_RESULTS ? look->t->step : EATME_RESULTS_STEPS;

    if (score_houses_fit(d->ui, look->pub->n)) {
        houses(look, step);
    } else {
        rows(look, step);
    }
    ui_apron(d, reason(look, read_step(look, step)), NULL, look->pub->opt[EATME_OPT_HISTORY] != 0);
}
