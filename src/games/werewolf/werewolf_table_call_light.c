/* The light of calls: inks, ground, the moon with a figure; and, for a judge, whom his call has woken.
 */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_call.h"

ui_colour werewolf_call_ink(const ui_draw *d, ui_colour c) {
    return d->ui->high_contrast ? ui_theme(d->ui, UI_PAPER_100) : c;
}

/* Of words: a judge's lie on a lit ground, and are lighter. Not on the page of last rites: it is shown to others. */
ui_colour werewolf_words_ink(const werewolf_look *look) {
    static const ui_colour lit = 0xFF828CA6u;

    return werewolf_call_ink(look->d, look->h->call.judged && !werewolf_asks_rites(look->h) ? lit : UI_NIGHT_TEXT);
}

/* The outline of what may be touched; of what is picked in high contrast the colour of lanterns. */
ui_colour werewolf_call_outline(const ui_draw *d, bool on) {
    return d->ui->high_contrast && on ? UI_LANTERN : werewolf_call_ink(d, on ? UI_NIGHT_TEXT : UI_INK_700);
}

bool werewolf_is_tall(const ui_draw *d) {
    return d->ui->height > d->ui->width;
}

/* The village by night lies behind all pages of a call, dim. It is so much darker as a judge's page gives light of
 * its own, du2 of white: his pages are equally dark, and the figure that is called stands before the same moon on
 * each. */
void werewolf_call_ground(ui_draw *d, float light) {
    static const float dim = 0.4f, least = 0.12f, gives = 0.0094f; /* gives: by all of its light, each du2 */
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (d->ui->high_contrast) {
        return;
    }
    ui_cover_faded(d, werewolf_is_tall(d) ? "werewolf/call_tall" : "werewolf/call", all,
                   fmaxf(least, dim - light / (gives * all.w * all.h)));
}

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

/* Who is called stands before the moon over the village. Where a role's figure is heavy the moon is paler. */
void werewolf_call_moon(const werewolf_look *look, ui_rect at, const char *figure, int role) {
    static const float full = 0.1f;
    const float paler = (1.0f - werewolf_figure_cover(WEREWOLF_NONE)) / (1.0f - werewolf_figure_cover(role));
    ui_draw *d = look->d;

    ui_disc(d, ui_inset(at, -at.w * 0.13f), 0xFF0E1526u, 0, 0.0f);
    if (!d->ui->high_contrast) {
        ui_disc(d, at, 0xFF2E3957u, 0xFF55627Fu, 2.0f);
        ui_disc(d, ui_inset(at, at.w * 0.07f), ui_of_light(0xFF36425Fu, paler * full), 0, 0.0f);
    }
    ui_figure(d, figure, ui_inset(at, at.w * 0.12f), werewolf_call_ink(d, UI_INK_950));
}

/* What is left of the window, round the moon: only where eyes are open to it; and of the least time of last rites. */
void werewolf_draw_time_left(const werewolf_look *look, ui_rect round) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;

    if ((!h->call.judged || werewolf_asks_rites(h)) && h->call.seconds > 0) {
        const ui_rect at = ui_inset(round, -round.w * 0.065f);
        ui_ring(d, at, 1.0f, werewolf_call_ink(d, UI_INK_700), 1.5f);
        ui_ring(d, at, (float)h->seconds_left / (float)h->call.seconds, werewolf_call_ink(d, UI_NIGHT_TEXT), 3.0f);
    }
}

float werewolf_moon_size(ui_rect middle) {
    return fminf(middle.h * 0.4f, 212.0f);
}

/* ---- who is awake, for a judge ---- */

static const float moon_rim = 0.63f; /* of its width, from its middle */
static const float signs = 60.0f;    /* its number's light, and that of the eye in the ring, du2 of white */

static ui_colour own_colour(const werewolf_look *look, int seat, float dim) {
    return ui_mix(ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], UI_INK_950, dim);
}

/* Emblem and number. */
static void draw_awake(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const float more = d->ui->text_scale - 1.0f, part = 0.46f + 0.24f * more, from = 0.62f - 0.16f * more;
    const ui_rect small = {at.x + at.w * from, at.y + at.h * from, at.w * part, at.h * part};
    ui_label_style style = UI_STYLE_NAME;
    char number[12];

    ui_disc(d, at, 0xFF0B1120u, werewolf_call_ink(d, own_colour(look, seat, 0.55f)), 2.2f);
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS], ui_inset(at, at.w * 0.18f),
              werewolf_call_ink(d, own_colour(look, seat, 0.46f)));
    ui_disc(d, small, 0xFF070B16u, werewolf_call_ink(d, UI_INK_700), 1.2f);
    snprintf(number, sizeof number, "%d", seat + 1);
    style.align = UI_MIDDLE;
    style.size = fminf(17.0f, 0.55f * small.w / d->ui->text_scale);
    style.colour = werewolf_words_ink(look);
    ui_label(d, small, &style, number);
}

/* The light that it gives, du2 of white. */
static float light_of(const werewolf_look *look, float size, int seat) {
    return 0.2f * size * size * ui_light(own_colour(look, seat, 0.46f)) + signs;
}

/* How far it is from the moon to what lies beside it in these rows: the next disc of the ring, or the frame's edge.
 */
static float room_beside(const werewolf_look *look, ui_rect round, ui_rect rows, bool left) {
    const werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, true);
    const float middle = round.x + round.w / 2, gap = 12;
    float room = look->d->ui->width / 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring.plate[seat];
        const bool beside = disc.y < rows.y + rows.h && disc.y + disc.h > rows.y;
        if (beside && (disc.x + disc.w / 2 < middle) == left) {
            room = fminf(room, left ? middle - disc.x - disc.w : disc.x - middle);
        }
    }
    return room - gap - round.w * moon_rim;
}

/* They stand on both sides of the figure that has woken them, in the order of their seats. */
typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
    float y, size;
} awake_row;

static const float awake_gap = 8.0f;

static awake_row all_awake(const werewolf_look *look, ui_rect round) {
    const float most = round.w * 0.36f;
    awake_row row = {.y = round.y + round.h * 0.52f};
    const ui_rect rows = {round.x, row.y, round.w, most};

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (werewolf_is_awake(look, seat)) {
            row.seat[row.n++] = (uint8_t)seat;
        }
    }
    const int first = (row.n + 1) / 2;
    const float room = fminf(room_beside(look, round, rows, true), room_beside(look, round, rows, false));
    row.size = fminf(most, room / (float)(first > 0 ? first : 1) - awake_gap);
    row.y += (most - row.size) / 2;
    return row;
}

void werewolf_draw_all_awake(const werewolf_look *look, ui_rect round) {
    const awake_row row = all_awake(look, round);
    const int first = (row.n + 1) / 2;

    for (int i = 0; i < row.n; i++) {
        const bool left = i < first;
        const int out = left ? first - 1 - i : i - first;
        const float from = round.x + round.w / 2 + (left ? -1.0f : 1.0f) * (round.w * moon_rim + awake_gap);
        const float step = row.size + awake_gap;
        const float x = left ? from - (float)(out + 1) * step : from + (float)out * step + awake_gap;
        draw_awake(look, (ui_rect){x, row.y, row.size, row.size}, row.seat[i]);
    }
}

/* Theirs, and that of the words that are more then; 0 where nobody is. */
float werewolf_light_of_awake(const werewolf_look *look, ui_rect round) {
    static const float asked = 900.0f, said = 360.0f;
    const awake_row row = all_awake(look, round);
    float light = row.n == 0 ? 0.0f : look->h->phase == HOSTING_CALL_ASKS ? asked : said;

    for (int i = 0; i < row.n; i++) {
        light += light_of(look, row.size, row.seat[i]);
    }
    return light;
}

/* What the judge's thumb, or his card, tells the one who has looked: on the figure's other side. */
static const char *shown_figure(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const bool rests = h->phase == HOSTING_CALL_RESTS, keeper = h->call.key == WEREWOLF_CALL_KEEPER;

    if (!werewolf_is_awake(look, h->called) || look->me->night[look->pub->round].seen >= look->pub->n) {
        return NULL;
    }
    const uint8_t result = look->me->night[look->pub->round].result;
    if (h->call.key == WEREWOLF_CALL_STATUE) {
        return rests && result < WEREWOLF_ROLES ? werewolf_role[result].id : NULL;
    }
    return !keeper && (h->call.key != WEREWOLF_CALL_SEER || !rests) ? NULL
           : result == WEREWOLF_SAW_NOTHING                         ? NULL
           : result == WEREWOLF_SAW_WOLF                            ? "thumb_down"
                                                                    : "thumb_up";
}

void werewolf_draw_shown(const werewolf_look *look, ui_rect round) {
    const float most = round.w * 0.5f, y = round.y + round.h * 0.46f;
    const float size = fminf(most, room_beside(look, round, (ui_rect){round.x, y, round.w, most}, false) - 12);
    const ui_rect at = {round.x + round.w * (0.5f + moon_rim) + 12, y, size, size};
    const char *figure = shown_figure(look);

    if (figure != NULL) {
        ui_disc(look->d, at, 0xFF070B16u, werewolf_call_ink(look->d, UI_INK_500), 2.0f);
        ui_figure(look->d, figure, ui_inset(at, size * 0.18f), werewolf_words_ink(look));
    }
}
