/* A call on a table that lies flat: what is said stands round the moon, once for each edge that people sit at. */
#include <math.h>
#include <string.h>

#include "ui/found.h"
#include "werewolf_table_call.h"

static const float moon_air = 10.0f;

static float least_side(ui_rect middle) {
    return fminf(middle.w, middle.h);
}

/* What words keep off; `part` of it where these need more room. */
static ui_rect moon_room(ui_rect middle, float part) {
    const float r = part * fminf(0.26f * least_side(middle), 190.0f);

    return ui_centre(middle, r, r);
}

/* What lies across the middle of an area, half a turn on. */
static ui_rect opposite(ui_rect area, ui_rect at) {
    return (ui_rect){2 * area.x + area.w - at.x - at.w, 2 * area.y + area.h - at.y - at.h, at.w, at.h};
}

/* Of a place down to this foot what discs leave, as whoever sits there reads it. */
static ui_rect down_to(const werewolf_look *look, const werewolf_ring *ring, ui_rect at, float foot, int turn) {
    static const float air = 10.0f;
    const float middle = at.x + at.w / 2;
    float left = at.x, right = at.x + at.w;

    at.h = foot - at.y;
    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect own = ui_inset(ring->plate[seat], -air), disc = turn == 0 ? own : opposite(ring->middle, own);
        if (at.h <= 0.0f || !ui_meet(disc, at)) {
            continue;
        }
        if (disc.x + disc.w / 2 < middle) {
            left = fmaxf(left, disc.x + disc.w);
        } else {
            right = fminf(right, disc.x);
        }
    }
    return (ui_rect){left, at.y, fmaxf(0.0f, right - left), fmaxf(0.0f, at.h)};
}

/* The largest place that no disc reaches: above a row of them, or between two down to where the table's edge is. */
static ui_rect clear_of_discs(const werewolf_look *look, const werewolf_ring *ring, ui_rect at, int turn) {
    static const float least = 380.0f, air = 10.0f; /* narrower lines are hard to read */
    const float foot = at.y + at.h;
    ui_rect best = {at.x, at.y, at.w, 0.0f};

    for (int seat = -1; seat < look->pub->n; seat++) {
        const ui_rect disc = ring->plate[seat < 0 ? 0 : seat];
        const float top = turn == 0 ? disc.y : opposite(ring->middle, disc).y;
        const ui_rect now = down_to(look, ring, at, seat < 0 ? foot : fminf(foot, top - air), turn);
        best = now.w >= least && now.w * now.h > best.w * best.h ? now : best;
    }
    return best;
}

/* So long a title of two lines may be between the discs of a short edge. */
static float clear_length(const werewolf_look *look, const werewolf_ring *ring, ui_rect aside) {
    static const float step = 8.0f, air = 12.0f, line = 1.25f;
    const float x = aside.x + aside.w / 2, y = aside.y + aside.h / 2;
    const float wide = fminf(aside.h, 2 * line * werewolf_spoken_size(look) * look->d->ui->text_scale) / 2;
    float long_ = aside.w;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring->plate[seat];
        const float r = disc.w / 2 + air, dx = fmaxf(0.0f, fabsf(disc.x + disc.w / 2 - x) - wide),
                    dy = fabsf(disc.y + disc.h / 2 - y);
        while (long_ > step && dx < r && dy - long_ / 2 < sqrtf(r * r - dx * dx)) {
            long_ -= step;
        }
    }
    return long_;
}

/* Round the moon of a wide frame: the long edges' words between the ends of the rows of discs, so wide, and the
 * others' between the columns and these. */
static void round_wide(const werewolf_look *look, const werewolf_ring *ring, ui_rect moon, float wide,
                       werewolf_call_place p[]) {
    static const float air = 12.0f, length = 0.9f /* of the middle */, roofs = 46.0f;
    const ui_rect c = ring->middle;
    const float below = moon.y + moon.h + moon_air,
                low = c.y + c.h + ring->plate[0].h -
                      (look->d->ui->high_contrast ? 0.0f : roofs); /* beyond is the village */
    const float thick = (c.w - wide) / 2 - air, w = length * c.h, y = c.y + (c.h - thick) / 2;
    const float x = c.x + (thick - w) / 2;

    for (int turn = 0; turn < WEREWOLF_CALL_PLACES; turn++) {
        ui_rect aside = {turn == 1 ? x : c.x + c.w - thick / 2 - w / 2, y, w, thick};
        aside = ui_centre(aside, clear_length(look, ring, aside), thick);
        const ui_rect whole = {c.x + (c.w - wide) / 2, below, wide, low - below};
        ui_rect at = turn % 2 == 0 ? clear_of_discs(look, ring, whole, turn) : aside;
        at = turn == 2 ? opposite(c, at) : at;
        p[turn] = (werewolf_call_place){at, turn, turn % 2 == 0};
    }
}

/* Of one that stands upright: the long edges' words beside the moon, and the others' beyond both. */
static void round_tall(ui_rect c, ui_rect moon, werewolf_call_place p[]) {
    static const float part = 0.62f;
    const float length = part * c.h, high = (c.h - length) / 2 - moon_air;
    const float thick = moon.x - moon_air - c.x, y = c.y + c.h / 2;

    for (int turn = 0; turn < WEREWOLF_CALL_PLACES; turn++) {
        const bool across = turn % 2 == 0;
        const float mx = across ? c.x + c.w / 2 : turn == 1 ? c.x + thick / 2 : c.x + c.w - thick / 2;
        const float my = !across ? y : turn == 0 ? c.y + c.h - high / 2 : c.y + high / 2;
        const float w = across ? c.w : length, h = across ? high : thick;
        p[turn] = (werewolf_call_place){{mx - w / 2, my - h / 2, w, h}, turn, !across};
    }
}

/* At the short edges, too, it is asked what there is to do, where that has room; the long ones leave these some.
 * Returns in what letters; 0: it has none. */
static float lay_wide(const werewolf_look *look, const werewolf_ring *ring, const werewolf_asked *asked, ui_rect moon,
                      werewolf_call_place p[]) {
    enum { STEPS = 4 };
    static const float widest = 720.0f, step = 80.0f;
    float best = 0.0f, at = widest;

    for (int i = 0; i < STEPS && best < WEREWOLF_HINT_SIZE; i++) {
        const float wide = widest - step * (float)i;
        round_wide(look, ring, moon, wide, p);
        const float size = werewolf_asked_fits(look, asked, p, WEREWOLF_CALL_PLACES);
        at = size > best ? wide : at;
        best = fmaxf(size, best);
    }
    round_wide(look, ring, moon, at, p);
    return best;
}

/* The moon, and where words stand round it. */
typedef struct {
    ui_rect moon;
    werewolf_call_place at[WEREWOLF_CALL_PLACES];
} round_places;

/* Rather about a smaller moon than at two edges alone. */
static void lay_round(const werewolf_look *look, const werewolf_ring *ring, const werewolf_asked *asked,
                      round_places *r) {
    static const float part[] = {1.0f, 0.88f, 0.77f};
    enum { MOONS = sizeof part / sizeof part[0] };
    float best = 0.0f;

    r->moon = moon_room(ring->middle, 1.0f);
    if (werewolf_is_tall(look->d)) {
        round_tall(ring->middle, r->moon, r->at);
        best = werewolf_asked_fits(look, asked, r->at, WEREWOLF_CALL_PLACES);
    } else {
        for (int i = 0; i <= MOONS && best <= 0.0f; i++) { /* at last as usual */
            r->moon = moon_room(ring->middle, part[i % MOONS]);
            best = lay_wide(look, ring, asked, r->moon, r->at);
        }
    }
    for (int i = 0; i < WEREWOLF_CALL_PLACES; i++) {
        r->at[i].whole = r->at[i].whole || best > 0.0f;
    }
}

/* They are found once while a night stands: each is tried with all that its calls may ask. */
static round_places places_round(const werewolf_look *look) {
    const werewolf_ring ring = werewolf_ring_by_night(look);
    ui_found *found = look->d->ui->found;
    const werewolf_asked asked = werewolf_most_asked(look);
    uint64_t key = ui_found_key(werewolf_asked_key(look, &asked), &ring.middle, sizeof ring.middle);
    round_places r = {.moon = {0}};

    key = ui_found_key(key, ring.plate, (size_t)look->pub->n * sizeof ring.plate[0]);
    if (!ui_found_find(found, key, &r, sizeof r)) {
        lay_round(look, &ring, &asked, &r);
        ui_found_keep(found, key, &r, sizeof r);
    }
    return r;
}

/* Smaller where rare stacks of marks over the words would reach the ring round it. */
ui_rect werewolf_moon_between(const werewolf_look *look) {
    const ui_rect room = places_round(look).moon;
    ui_label_style style = UI_STYLE_TITLE;

    style.size = werewolf_spoken_size(look);
    return ui_inset(room, fminf(ui_label_stacks(look->d->ui, &style), 0.12f * room.w));
}

int werewolf_call_places(const werewolf_look *look, ui_rect usual, werewolf_call_place out[WEREWOLF_CALL_PLACES]) {
    if (!werewolf_is_called_round(look)) {
        out[0] = (werewolf_call_place){usual, 0, true};
        return 1;
    }
    const round_places r = places_round(look);
    memcpy(out, r.at, sizeof r.at);
    return WEREWOLF_CALL_PLACES;
}
