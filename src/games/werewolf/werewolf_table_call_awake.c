/* Signs on a judge's call: whom it has woken, and what he shows them. All from what is his to see. */
#include <math.h>

#include "werewolf_table_call.h"

/* Whom a judge's call has woken. */
bool werewolf_is_awake(const werewolf_look *look, int seat) {
    const hosting_frame *h = look->h;

    const bool asks = h->phase == HOSTING_CALL_ASKS || h->phase == HOSTING_CALL_RESTS;

    if (!asks || !h->call.judged || werewolf_is_rites(h) || look->me == NULL ||
        look->t->page == WEREWOLF_CALL_AGAIN) {
        return false;
    }
    return h->call.key == WEREWOLF_CALL_PACK ? look->me->pack[seat] != 0 : h->called == seat;
}

/* ---- what he shows ---- */

static const werewolf_memory *night_of(const werewolf_look *look) {
    return &look->me->night[look->pub->round];
}

int werewolf_shown_seat(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const bool looks = h->call.key == WEREWOLF_CALL_SEER || h->call.key == WEREWOLF_CALL_STATUE;

    if (!werewolf_is_awake(look, h->called) || night_of(look)->seen >= look->pub->n) {
        return -1;
    }
    return (looks && h->phase == HOSTING_CALL_RESTS) || h->call.key == WEREWOLF_CALL_KEEPER ? night_of(look)->seen
                                                                                            : -1;
}

int werewolf_shown_victim(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const bool told = h->call.key == WEREWOLF_CALL_WITCH && werewolf_is_awake(look, h->called);

    return told && night_of(look)->knife < look->pub->n ? night_of(look)->knife : -1;
}

/* What the judge's thumb, or his card, tells the one who has looked. */
static const char *shown_figure(const werewolf_look *look) {
    const uint8_t result = werewolf_shown_seat(look) < 0 ? WEREWOLF_SAW_NOTHING : night_of(look)->result;

    if (werewolf_shown_seat(look) >= 0 && look->h->call.key == WEREWOLF_CALL_STATUE) {
        return result < WEREWOLF_ROLES ? werewolf_role[result].id : NULL;
    }
    return result == WEREWOLF_SAW_NOTHING ? NULL : result == WEREWOLF_SAW_WOLF ? "thumb_down" : "thumb_up";
}

/* ---- places: on both sides of the moon, and at its foot ---- */

static const float moon_rim = 0.63f; /* of its width, from its middle */
static const float gap = 8.0f;

/* How far it is from the moon to what lies beside it in these rows: the next disc of the ring, or the frame's edge.
 */
static float room_beside(const werewolf_look *look, ui_rect round, ui_rect rows, bool left) {
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const float middle = round.x + round.w / 2, air = 12;
    float room = look->d->ui->width / 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring.plate[seat];
        const bool beside = disc.y < rows.y + rows.h && disc.y + disc.h > rows.y;
        if (beside && (disc.x + disc.w / 2 < middle) == left) {
            room = fminf(room, left ? middle - disc.x - disc.w : disc.x - middle);
        }
    }
    return room - air - round.w * moon_rim;
}

/* So large that this many stand there on either side. */
static float size_beside(const werewolf_look *look, ui_rect round, int n, float most) {
    const ui_rect rows = {round.x, round.y + round.h * 0.5f, round.w, most};
    const float room = fminf(room_beside(look, round, rows, true), room_beside(look, round, rows, false));

    return fminf(most, room / (float)n - gap);
}

/* `out`: so many steps from the moon. */
static ui_rect place_beside(ui_rect round, bool left, float out, float size) {
    const float from = round.w * moon_rim + gap + out * (size + gap), middle = round.x + round.w / 2;

    return (ui_rect){left ? middle - from - size : middle + from, round.y + round.h * 0.7f - size / 2, size, size};
}

/* ---- a seat's sign ---- */

static ui_colour own_colour(const werewolf_look *look, int seat) {
    return ui_mix(ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], UI_INK_950, 0.4f);
}

/* Emblem and number. */
static void draw_token(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const float more = d->ui->text_scale - 1.0f, part = 0.46f + 0.24f * more, from = 0.62f - 0.16f * more;
    const ui_rect small = {at.x + at.w * from, at.y + at.h * from, at.w * part, at.h * part};
    ui_label_style style = UI_STYLE_NAME;

    ui_disc(d, at, 0xFF0B1120u, werewolf_call_ink(d, own_colour(look, seat)), 2.6f);
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS], ui_inset(at, at.w * 0.18f),
              werewolf_words_ink(look));
    ui_disc(d, small, 0xFF070B16u, werewolf_call_ink(d, UI_INK_700), 1.2f);
    style.align = UI_MIDDLE;
    style.size = fminf(17.0f, 0.68f * small.w / d->ui->text_scale);
    style.colour = werewolf_words_ink(look);
    ui_label_number(d, small, &style, seat + 1, true); /* a judge holds it up to whoever is awake */
}

void werewolf_draw_disc_sign(const werewolf_look *look, ui_rect disc, bool left, const char *figure) {
    static const float size = 30.0f, out = 2.0f;
    const ui_rect at = {left ? disc.x - out : disc.x + disc.w - size + out, disc.y - out, size, size};

    ui_disc(look->d, at, 0xFF070B16u, 0, 0.0f);
    ui_figure(look->d, figure, ui_inset(at, 3), werewolf_words_ink(look));
}

/* ---- who is awake ---- */

typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
    float size;
} awake_row;

static awake_row all_awake(const werewolf_look *look, ui_rect round) {
    static const float part = 0.36f, alone = 0.32f;
    awake_row row = {0};

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (werewolf_is_awake(look, seat)) {
            row.seat[row.n++] = (uint8_t)seat;
        }
    }
    row.size = row.n > 1 ? size_beside(look, round, (row.n + 1) / 2, round.w * part) : round.w * alone;
    return row;
}

/* One stands at the moon's foot, more on both sides, in the order of their seats; one fewer in the middle of that. */
void werewolf_draw_all_awake(const werewolf_look *look, ui_rect round) {
    const awake_row row = all_awake(look, round);
    const int first = (row.n + 1) / 2;

    if (row.n == 1) {
        const float foot = round.y + round.h * (moon_rim + 0.5f);
        draw_token(look, (ui_rect){round.x + (round.w - row.size) / 2, foot - row.size, row.size, row.size},
                   row.seat[0]);
    }
    for (int i = 0; i < row.n && row.n > 1; i++) {
        const bool left = i < first;
        const float out = left ? (float)(first - 1 - i) : (float)(i - first) + (row.n % 2 ? 0.5f : 0.0f);
        draw_token(look, place_beside(round, left, out, row.size), row.seat[i]);
    }
}

/* ---- what he shows ---- */

static void draw_disc(const werewolf_look *look, ui_rect at, const char *figure, bool spent) {
    static const float inset = 0.18f;
    const ui_colour ink = werewolf_words_ink(look);
    ui_draw *d = look->d;

    ui_disc(d, at, 0xFF070B16u, werewolf_call_ink(d, spent ? UI_INK_700 : UI_INK_500), 2.0f);
    ui_figure(d, figure, ui_inset(at, at.w * inset), spent ? ui_mix(ink, UI_INK_950, 0.5f) : ink);
    if (spent) {
        ui_figure(d, "stroke", ui_inset(at, at.w * 0.1f), ink);
    }
}

/* Her potions on one side, and the victim on the other. */
static void draw_brew(const werewolf_look *look, ui_rect round) {
    const float size = size_beside(look, round, 2, round.w * 0.38f);
    const int victim = werewolf_shown_victim(look);

    draw_disc(look, place_beside(round, true, 1.0f, size), "antidote", look->me->antidote == 0);
    draw_disc(look, place_beside(round, true, 0.0f, size), "poison", look->me->poison == 0);
    if (victim >= 0) {
        const ui_rect at = place_beside(round, false, 0.5f, size);
        draw_token(look, at, victim);
        werewolf_draw_disc_sign(look, at, true, "slashes");
    }
}

void werewolf_draw_shown(const werewolf_look *look, ui_rect round) {
    const float size = size_beside(look, round, 1, round.w * 0.46f);
    const char *figure = shown_figure(look);

    if (look->h->call.key == WEREWOLF_CALL_WITCH && werewolf_is_awake(look, look->h->called)) {
        draw_brew(look, round);
    } else if (figure != NULL) {
        draw_token(look, place_beside(round, true, 0.0f, size), werewolf_shown_seat(look));
        draw_disc(look, place_beside(round, false, 0.0f, size), figure, false);
    }
}
