/* The Growl (growl.md 8): the village at night, where wolves' eyes open in the roofs and windows of humans light up.
 */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/cut.h"

/* A pair of slanted eyes in the dark of a box. */
static void slanted_eyes(ui_draw *d, ui_rect at, float open, ui_colour colour) {
    cut_svg s;
    cut_begin(&s);

    for (int i = 0; i < 2; i++) {
        const float side = i == 0 ? -1.0f : 1.0f, x = at.w * (0.5f + side * 0.25f), y = at.h * 0.52f;
        const float w = at.w * 0.2f, h = at.h * 0.24f;
        cut_text(&s, "<path d=\"");
        cut_point(&s, 'M', x - side * w, y + h * open);
        cut_point(&s, 'L', x - side * w * 0.1f, y - h * 0.5f * open);
        cut_point(&s, 'L', x + side * w, y - h * 1.2f * open);
        cut_point(&s, 'L', x + side * w * 0.5f, y + h * 0.8f * open);
        cut_text(&s, "Z\"");
        cut_paint(&s, "fill", colour);
        cut_text(&s, "/>");
    }
    ui_shape(d, at, s.at);
}

/* Where the strip of a dead house lies here: tucked behind the plate, so that eyes have the gable whole. */
static ui_rect marked(const ui_place *at) {
    ui_rect house = at->house;

    house.y += house.h * 0.07f;
    return house;
}

/* Out of the dark walls below the eaves; of somebody dead out of the gable, as much of it as the strip leaves free.
 */
static void eyes(ui_draw *d, const ui_place *at, bool dead, float open) {
    const ui_rect house = growl_house_box(at);
    const ui_rect strip = growl_died_place(d, marked(at), at->plate.w);
    ui_rect face = {house.x + 0.19f * house.w, house.y + 0.58f * house.h, 0.62f * house.w, 0.26f * house.h};

    if (dead) {
        const float high = house.h * 0.18f, askew = house.h * 0.05f;
        face = (ui_rect){house.x + house.w * 0.3f, strip.y - askew - high, house.w * 0.4f, high};
    }
    if (face.w >= 8.0f && face.y >= house.y + house.h * 0.38f) { /* above that a gable is too narrow */
        slanted_eyes(d, face, open, UI_LANTERN);
    }
}

static const float wolf_takes = 450.0f, lamps_take = 270.0f, lamps_after = 200.0f; /* ms */

uint32_t growl_wolves_ms(const growl_pub *pub, int step) {
    static const float most = 2250.0f; /* many come one sooner after the other */
    const float all = wolf_takes * (float)growl_wolves(pub, step == GROWL_STEP_OF_ZEROES);

    return (uint32_t)fmaxf(MOTION_REVEAL, fminf(all, most));
}

/* Of a step that opens houses, ms. */
static float step_takes(const growl_pub *pub, int step) {
    return step >= GROWL_STEP_OF_ZEROES && step <= GROWL_STEP_OF_WOLVES ? (float)growl_wolves_ms(pub, step)
                                                                        : (float)MOTION_REVEAL;
}

/* Whom a step opens, one after the other round the table from its beginning on: how far the house at this place is.
 */
static float opened(const growl_look *look, int place, int step) {
    const growl_pub *pub = look->pub;
    const bool wolves = step <= GROWL_STEP_OF_WOLVES;
    const float takes = step_takes(pub, step), opens = (wolves ? wolf_takes : lamps_take) / takes,
                after = (wolves ? wolf_takes : lamps_after) / takes;
    int n = 0, mine = 0;

    for (int at = 0; at < pub->n; at++) {
        const bool now = growl_is_open(pub, pub->who[at], step) && !growl_is_open(pub, pub->who[at], step - 1);
        mine += now && at < place;
        n += now;
    }
    const float from = (float)mine * fminf(after, n > 1 ? (1.0f - opens) / (float)(n - 1) : after);
    return motion_of(1.0f - look->t->opening, from, from + opens);
}

/* It goes dark from below, window by window. */
static void wolfs_house(const growl_look *look, ui_rect house, int place, float dark) {
    const float crest = house.h * (1.0f - dark), rim = house.w * 0.25f;
    const ui_rect low = {house.x - rim, house.y + crest, house.w + 2 * rim, house.h * dark + rim};

    growl_draw_house(look, house, place, dark < 1.0f ? GROWL_ASLEEP : GROWL_DARK);
    if (dark > 0.0f && dark < 1.0f) {
        ui_group_cut(look->d, low);
        growl_draw_house(look, house, place, GROWL_DARK);
        ui_group_end(look->d);
    }
}

/* What somebody was drops from behind the plate. */
static void dropping_strip(const growl_look *look, ui_rect plate, int seat, float dropped) {
    const float high = growl_role_strip(look->d->ui) + 4.0f,
                edge = 4.0f + (growl_role_widest(look->d->ui, plate.w) - plate.w) / 2;

    if (dropped < 1.0f && seat == look->pub->seance_seat) { /* it has been told before */
        growl_draw_team(look, plate, look->pub->seance_team);
    }
    if (dropped >= 1.0f) {
        growl_draw_role(look, plate, seat);
    } else if (dropped > 0.0f) {
        ui_group_cut(look->d, (ui_rect){plate.x - edge, plate.y + plate.h, plate.w + 2 * edge, high + 4.0f});
        plate.y -= high * (1.0f - dropped);
        growl_draw_role(look, plate, seat);
        ui_group_end(look->d);
    }
}

static void seat(const growl_look *look, const growl_ring *ring, int place, int step) {
    const growl_pub *pub = look->pub;
    const int who = pub->who[place];
    const ui_place *at = &ring->at[place];
    const bool dead = !pub->alive[who], wolf = pub->team[who] == GROWL_WOLF;
    const float part = growl_is_open(pub, who, step - 1) ? 1.0f : opened(look, place, step);
    static const float dark_by = 0.45f, eyes_by = 0.75f; /* of its time */
    const bool open = growl_is_open(pub, who, step) && part > 0.0f;
    const float sees = motion_of(part, dark_by, eyes_by);
    const ui_rect house = growl_house_box(at);
    ui_draw *d = look->d;
    const int from = d->n;

    if (open && !wolf && !dead && !d->ui->high_contrast) { /* its lamps light up what is behind it */
        ui_glow(d, ui_inset(house, -house.w * 0.5f), ui_fade(UI_LANTERN, 0.75f * motion_stepped(part, 4)));
    }
    if (open && wolf && !dead && !d->ui->high_contrast) { /* its walls stand out of the night */
        ui_glow(d, ui_inset(house, -house.w * 0.5f), ui_fade(UI_RED, 0.6f * motion_stepped(sees, 4)));
    }
    if (open && wolf && !dead) {
        wolfs_house(look, house, place, motion_smooth(motion_of(part, 0.0f, dark_by)));
    } else {
        growl_draw_house(look, house, place, dead ? GROWL_DEAD : !open ? GROWL_ASLEEP : GROWL_LIT);
    }
    if (dead) {
        growl_draw_died(d, marked(at), at->plate.w);
    }
    if (open && wolf && sees > 0.0f) {
        eyes(d, at, dead, motion_stepped(sees, MOTION_PANEL_STEPS));
    }
    ui_seat_plate(d, at, &look->t->seat[who], dead ? UI_SEAT_DEAD : UI_SEAT_CALM, NULL, 0);
    ui_same_add(d, who, from, at->plate); /* what stands below goes first: others pass there */
    if (open) {
        dropping_strip(look, at->plate, who, motion_out(motion_of(part, eyes_by, 1.0f)));
    } else if (who == pub->seance_seat) { /* it has been told before */
        growl_draw_team(look, at->plate, pub->seance_team);
    }
}

/* Where "Go on" stands. */
typedef enum {
    IN_CORNER, /* above the apron, as after other games */
    IN_APRON,  /* a seat has that corner */
    ON_HILL,   /* and the apron has no room */
    AT_SIDES   /* of a flat table, both long ones */
} go_on_place;

typedef struct {
    ui_rect moon, go_on; /* on the hill */
} growl_sight;

static const float go_on_w = 176.0f;

static ui_rect corner_of(const growl_look *look, const growl_ring *ring) {
    static const float edge = 24.0f, w = 220.0f, below = 12.0f;
    const ui_frame *ui = look->d->ui;
    const float h = fmaxf(ui_target(ui), 50.0f);

    return (ui_rect){ui->left_handed ? edge : ui->width - edge - w, ui->height - ring->apron - h - below, w, h};
}

static go_on_place goes_on(const growl_look *look, const growl_ring *ring) {
    static const float air = 8.0f; /* beside; below a plate it is in its strip */
    const ui_frame *ui = look->d->ui;
    const ui_rect corner = corner_of(look, ring);
    bool is_free = true;

    if (ui->rim != NULL) {
        return AT_SIDES;
    }
    for (int i = 0; i < look->pub->n; i++) {
        const ui_rect plate = ring->at[i].plate;
        is_free &= !ui_meet((ui_rect){plate.x - air, plate.y, plate.w + 2 * air, plate.h + ring->strip}, corner);
    }
    return is_free ? IN_CORNER : ui_apron_holds_next(ui) ? IN_APRON : ON_HILL;
}

/* The moon in the middle with halo and hill, or from the top of the room on, so large at most; a button on the hill
 * hides the foot of the moon. */
static growl_sight sight_within(const growl_look *look, const growl_ring *ring, go_on_place where, float most) {
    static const float air = 8.0f, button_w = 200.0f, crest = 0.8f, slope = 32.0f;
    const bool bare = where != ON_HILL; /* of a button */
    const float button = bare ? 0.0f : fmaxf(ui_target(look->d->ui), 54.0f);
    const ui_rect c = growl_free_middle(ring, look->pub->n, most - 10.0f);
    const float on_hill = (c.h - button - air - slope) / crest, high = bare ? c.h - air : c.h - button - 2 * air;
    const float size = fminf(most, bare ? high / 1.06f : fmaxf(on_hill, high / 1.06f));
    const float spare = fmaxf(high - 1.06f * size, 0.0f);
    const float down = fmaxf(fminf(0.15f * size, spare), (high - 1.37f * size) / 2 + 0.15f * size);

    return (growl_sight){ui_centre((ui_rect){c.x, c.y + down, c.w, size}, size, size),
                         {c.x + (c.w - button_w) / 2, c.y + c.h - button, bare ? 0.0f : button_w, button}};
}

/* On a flat table, read from all its sides, as large as its seats leave room for. */
static growl_sight sight_of(const growl_look *look, const growl_ring *ring, go_on_place where) {
    enum { LARGER = 6 };
    static const float each = 0.1f;
    const ui_frame *ui = look->d->ui;
    const float usual = ui->height > ui->width ? 330.0f : 250.0f;
    growl_sight best = sight_within(look, ring, where, usual);

    for (int k = LARGER; ui->rim != NULL && k > 0; k--) {
        const growl_sight sight = sight_within(look, ring, where, usual * (1.0f + each * (float)k));
        best = sight.moon.w > best.moon.w ? sight : best;
    }
    return best;
}

/* Parts of the first page's time: the page before it goes, the moon comes up, the wolf, and then what is said. Only
 * its beginning moves. */
static const float rise_begins = (float)MOTION_PAGE / (float)GROWL_MOONRISE_TAKES, moon_up = 0.62f,
                   wolf_begins = 0.5f, wolf_up = 0.86f, said = 0.78f;

static float risen(const growl_look *look, int step, float from, float to) {
    return step > 0 ? 1.0f : motion_of(1.0f - look->t->opening, from, to);
}

/* From behind the hill, up to its place. */
static ui_rect moon_on_its_way(const growl_look *look, ui_rect at, int step) {
    at.y += at.h * (1.0f - motion_out(risen(look, step, rise_begins, moon_up)));
    return at;
}

static void headline_seen(const growl_look *look, int step, float seen) {
    const ui_frame *ui = look->d->ui;

    if (seen >= 1.0f) {
        table_results_headline(look->d, growl_headline(look, step), 1);
    } else if (seen > 0.0f) {
        ui_group_faded(look->d, (ui_rect){0, 0, ui->width, ui->height}, seen);
        table_results_headline(look->d, growl_headline(look, step), 1);
        ui_group_end(look->d);
    }
}

/* What is read comes last on the first page, and with the winners' page; else it takes the place of what was read
 * before, never over it. */
static void draw_headline(const growl_look *look, int step) {
    const float told = 1.0f - look->t->opening, come = (float)MOTION_PAGE / step_takes(look->pub, step),
                went = 0.5f * come;

    if (step <= 0) {
        headline_seen(look, step, motion_stepped(risen(look, step, said, 1.0f), MOTION_PANEL_STEPS));
        return;
    }
    if (step == GROWL_STEP_OF_WINNER) {
        headline_seen(look, step, 1.0f);
        return;
    }
    const float goes = motion_of(told, 0.0f, went), comes = motion_of(told, went, come);
    headline_seen(look, goes < 1.0f ? step - 1 : step,
                  motion_stepped(goes < 1.0f ? 1.0f - goes : comes, MOTION_PANEL_STEPS));
}

/* Before the moon stands whose turn it is to be heard; nobody where nobody is left to cheer. They go behind the hill
 * and come up from there. Behind the seats, which may hide its foot. */
static void middle(const growl_look *look, const growl_ring *ring, ui_rect moon_at, int step) {
    static const float gone = 0.35f, come = 0.75f, golden = 0.6f;
    static const float cheered = 0.5f; /* of the gold: living humans are heard, and who has won is not said yet */
    ui_draw *d = look->d;
    const bool wolves = look->pub->winner == GROWL_WOLF, cheer = step >= GROWL_STEP_OF_CHEER;
    const float told = 1.0f - look->t->opening, up = motion_out(motion_of(told, gone, come));
    const float turns = motion_stepped(motion_of(told, 0.0f, golden), 6);
    const int from = d->n;

    if (moon_at.w <= 60.0f) {
        return;
    }
    growl_draw_moon(d, moon_on_its_way(look, moon_at, step), cheer && !wolves ? cheered * turns : 0.0f);
    const bool silent = step >= GROWL_STEP_OF_WOLVES && !growl_has_other_wolf(look->pub);
    const float down = 1.0f - motion_smooth(motion_of(told, 0.0f, gone));
    if (cheer) {
        growl_wolf_up(d, moon_at, silent ? 0.0f : down);
        growl_human_up(d, moon_at, growl_living_humans(look->pub) > 1, wolves ? 0.0f : up);
    } else {
        const float wolf = motion_out(risen(look, step, wolf_begins, wolf_up));
        growl_wolf_up(d, moon_at, silent ? down : wolf);
    }
    growl_draw_hill(d, moon_at, d->ui->height - ring->apron + 4.0f,
                    cheer ? GROWL_HILL_AT_FIRST_LIGHT : GROWL_HILL_AT_NIGHT);
    ui_same_add(d, GROWL_SAME_MOON, from, moon_at);
}

/* Where living humans cheer it dawns; over a village without any, blood rises. */
static void ground(const growl_look *look, int step) {
    static const float first_light = 0.6f;
    const float told = step == GROWL_STEP_OF_CHEER ? 1.0f - look->t->opening : 1.0f;

    if (step < GROWL_STEP_OF_CHEER) {
        table_ground(look->d, "growl/table_growl");
    } else {
        table_ground_between(look->d, "growl/table_growl", growl_won_ground(look->pub), first_light * told);
    }
}

static void draw_village(const growl_look *look, const growl_ring *ring, ui_rect moon_at, int step) {
    ground(look, step);
    middle(look, ring, moon_at, step);
    for (int place = 0; place < look->pub->n; place++) {
        seat(look, ring, place, step);
    }
}

void growl_draw_growl(const growl_look *look, int step, const char *sentence) {
    static const float air = 14.0f; /* above the apron's crest, or the corner */
    const growl_ring ring = growl_ring_of_end(look);
    const go_on_place where = goes_on(look, &ring);
    const growl_sight sight = sight_of(look, &ring, where);
    const bool log = look->pub->opt[GROWL_OPT_PUBLIC_LOG] != 0;
    ui_draw *d = look->d;
    ui_rect go_on = sight.go_on;

    if (step == GROWL_STEP_OF_WINNER) {
        go_on.y = d->ui->height - ring.apron - go_on.h - air;
        growl_draw_won(look, &ring,
                       where == IN_CORNER ? corner_of(look, &ring).y
                       : where != ON_HILL ? d->ui->height - ring.apron - air
                                          : go_on.y - air);
    } else {
        draw_village(look, &ring, sight.moon, step);
    }
    draw_headline(look, step);
    if (where == IN_APRON) {
        go_on = ui_apron_next(d, sentence, log, go_on_w);
    } else {
        ui_apron_of_end(d, sentence, NULL, log);
    }
    if (go_on.w > 0) { /* else the scene has it in the corner, or at the long sides */
        ui_button(d, go_on, ZONE_REVEAL_NEXT, 0, ui_say(d, "play.results.next"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
    }
}
