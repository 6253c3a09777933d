/* The public frame: the yard before the town, the seats with their tricks and badges, the trick in the middle. Drawn
 * from the public part alone. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"
#include "ui/rim.h"
#include "ui/things.h"

/* A seat's plate stands below a low strip with its tricks and, right of them, its badge: the rest of the place for a
 * house goes to the table's middle. */
static const float strip_h = ROBBERS_STRIP, badge_left = 51.0f, badge_beyond = 15.0f;

static bool at_side(const ui_frame *ui, const ui_place *p) {
    const float middle = p->plate.x + p->plate.w / 2;

    return middle < ui->width * 0.2f || middle > ui->width * 0.8f;
}

/* Lead and trump stand beside the row of cards, above whoever sits there: they move down as far as those below let
 * them. */
static void leave_signs(const ui_frame *ui, int n, robbers_ring *r) {
    static const float margin = 12.0f, edge = 24.0f, lower = 44.0f;
    const float low = r->at[0].plate.y - strip_h;

    if (ui->height > ui->width) {
        return;
    }
    r->beyond = fmaxf(0.0f, r->centre.x - edge);
    for (int i = 0; i < n; i++) {
        ui_place *p = &r->at[i];
        if (!at_side(ui, p)) {
            continue;
        }
        /* Beside the lower plate's tricks: there signs hide nothing of the town. */
        p->plate.y = low - p->plate.h + (ui_large_words(ui) ? lower / 2 : lower);
        p->house.y = p->plate.y - strip_h;
        r->told[i] = p->house;
        r->foot = p->house.y - margin;
    }
}

/* Below the middle it is in two, left and right of the plate: so the cards have its height. Where there is no room
 * beside the plate, it leaves its right end free for the wedge "to act". */
static void place_strip(ui_place *p, ui_rect *told, bool beside) {
    const bool below = !p->far && (p->angle < 60.0f || p->angle > 300.0f);
    const float air = 8.0f, y = p->plate.y + (p->plate.h - strip_h) / 2;

    p->house = *told = (ui_rect){p->plate.x - (below ? badge_left : 0.0f), p->plate.y - strip_h, p->plate.w, strip_h};
    if (below && beside) {
        p->house = (ui_rect){p->plate.x - badge_left - air, y, p->plate.w, strip_h};
        *told = (ui_rect){p->plate.x + p->plate.w + air - badge_left, y, p->plate.w, strip_h};
    }
}

/* How far down those at the top reach, with the words below a plate. */
static float far_foot(const ui_frame *ui, const robbers_ring *r, int n) {
    float foot = 0.0f;

    for (int i = 0; i < n; i++) {
        const ui_rect plate = r->at[i].plate;
        foot = r->at[i].far ? fmaxf(foot, plate.y + plate.h + ui_seat_strip(ui)) : foot;
    }
    return foot;
}

static robbers_ring ring_of(const ui_frame *ui, int n) {
    const float apron = ui_apron_height(ui) + 14;
    const bool tall = ui->height > ui->width;
    ui_place probe[ROBBERS_SEATS];
    ui_rect area = {0, 0, ui->width, ui->height - apron}, centre;
    robbers_ring r = {0};

    if (ui->rim != NULL) {
        return robbers_flat_ring(ui, n);
    }
    ui_places_upright(ui, area, n, probe, &centre);
    const float lift = probe[0].house.h - strip_h;
    if (!tall) {
        area.y -= lift;
        area.h += lift;
    }
    ui_places_upright(ui, area, n, r.at, &r.centre);
    float bottom = r.centre.y + r.centre.h, top = r.centre.y;
    for (int i = 0; i < n; i++) {
        ui_place *p = &r.at[i];
        if (tall && p->far) {
            p->house.y -= lift;
            p->plate.y -= lift;
        }
        place_strip(p, &r.told[i], !tall);
    }
    top -= tall ? lift : 0.0f;
    bottom += lift + (tall ? 0.0f : strip_h - 6.0f);
    if (!tall) {
        const float least =
            ui_large_words(ui) ? far_foot(ui, &r, n) : top;           /* what these take of it cards have above */
        top = fmaxf(fminf(top, least), robbers_runners_foot(ui) - 6); /* they stay in sight */
    }
    const float rim = tall ? 12.0f : 0.0f, air = !tall && ui_large_words(ui) ? 3.0f : 8.0f;
    r.centre = (ui_rect){r.centre.x + rim, top + 6, r.centre.w - 2 * rim, bottom - top - air};
    leave_signs(ui, n, &r);
    return r;
}

/* ---- seats ---- */

/* Tricks lie face down, one on the other, under their number; the last one as a small fan until the next lead. */
static void tricks(const robbers_look *look, const ui_place *place, int seat) {
    ui_draw *d = look->d;
    const ui_rect at = place->house;
    const robbers_trick *old = robbers_old_trick(look->pub);
    const int n = look->pub->taken[seat];
    const ui_rect pile = robbers_pile_at(place);
    const float r = ui_large_words(d->ui) ? 30.0f : 26.0f;
    char text[8];
    ui_label_style style = UI_STYLE_NAME;

    if (n == 0) {
        return;
    }
    for (int i = 0; i < n && i < 3; i++) {
        robbers_draw_back(d, (ui_rect){pile.x + 4.0f * (float)i, pile.y + 1 - 2.0f * (float)i, pile.w, pile.h}, 0.0f);
    }
    if (old != NULL && old->winner == seat) {
        robbers_draw_fan(look, robbers_fan_at(place));
    }
    snprintf(text, sizeof text, "%d", n);
    const ui_rect disc = {at.x + badge_left - r, at.y + at.h - r, r, r}; /* leaves the card's keyhole free */
    style.size = 19;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    ui_disc(d, disc, UI_PAPER_200, UI_INK_900, 1.6f);
    ui_label(d, disc, &style, text);
}

/* What the seat's played cards told everybody, as a figure: at the corner of a flat table's chip. */
static void say_badge(const robbers_look *look, int who, int badge_of) {
    if (badge_of != ROBBERS_BADGE_NONE) {
        const bool wolf = badge_of == ROBBERS_BADGE_WEREWOLF;
        ui_seat_badge_said(look->d, &look->t->seat[who], wolf ? "werewolf" : "fangs", wolf ? UI_EMBER : UI_PAPER_200);
    }
}

/* And in words; it may reach a little beyond the plate. */
static void badge(const robbers_look *look, ui_rect at, int badge_of) {
    static const char *const key[ROBBERS_BADGES] = {"", "robbers.badge.wolf_side", "robbers.badge.werewolf"};
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;

    if (badge_of == ROBBERS_BADGE_NONE) {
        return;
    }
    const ui_rect box = {at.x + badge_left, at.y + 4, at.w - badge_left + badge_beyond, at.h - 8};
    const float icon = fminf(box.h - 12, 30.0f);
    const bool wolf = badge_of == ROBBERS_BADGE_WEREWOLF;
    const char *word = ui_say(d, key[badge_of]);
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    /* The figure gives way to long words. */
    const bool figure = robbers_fits(d->ui, &style, box.w - icon - 13, word);
    const float left = figure ? icon + 10 : 4;
    ui_plate(d, box, 29, wolf ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.4f, true);
    if (figure) {
        ui_figure(d, wolf ? "werewolf" : "fangs", (ui_rect){box.x + 6, box.y + (box.h - icon) / 2, icon, icon},
                  UI_INK_900);
    }
    style.lines = 2;
    style.size = 18;
    ui_label(d, (ui_rect){box.x + left, box.y + 1, box.w - left - 3, box.h - 2}, &style, word);
}

/* ---- the card left over ---- */

/* It lies face down for all to see: it may be the one that somebody misses (8, F5). */
typedef struct {
    ui_rect at, card, word; /* word: w 0 where it has no room; then the card lies there alone */
} left_place;

static left_place left_over_place(ui_draw *d, const char *word) {
    static const float pad = 12, back = 29, high = back * 88 / 63;
    const bool tall = d->ui->width < d->ui->height;
    const float most = tall || d->ui->rim != NULL ? 300 : 232;
    const float free = tall ? most : 188; /* right of the tower; a word that needs more goes over it */
    const ui_label_style style = UI_STYLE_SMALL;
    const float fixed = back + 3 * pad;
    const float widest = robbers_fits(d->ui, &style, free - fixed, word) ? free : most;
    const float needs = fmaxf(ui_label_width(d->ui, &style, word), ui_label_least_width(d->ui, &style, word)) + 4;
    const float words = fminf(needs, widest - fixed);
    const bool said = robbers_fits(d->ui, &style, words, word);
    const float w = said ? words + fixed : back + 2 * pad;
    const bool above = tall && d->ui->rim == NULL; /* there somebody's tricks lie */
    const ui_rect at = {above ? (d->ui->width - w) / 2 : d->ui->width - 24 - w, above ? 18 : 82, w, 54};

    return (left_place){at,
                        {at.x + pad, at.y + (at.h - high) / 2, back, high},
                        {at.x + back + 2 * pad, at.y + 2, said ? words : 0, at.h - 4}};
}

/* For either long side of a flat table where somebody sits at both. */
static void said_of_left(ui_draw *d, ui_rect at, const ui_label_style *style, const char *word) {
    if (!ui_rim_faces_far(d->ui)) {
        ui_label(d, at, style, word);
        return;
    }
    const ui_rect near = {at.x, at.y + at.h / 2, at.w, at.h / 2};
    ui_label(d, near, style, word);
    ui_group(d, at, 2, 0.0f);
    ui_label(d, near, style, word);
    ui_group_end(d);
}

static void left_over(const robbers_look *look) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = ui_say(d, "robbers.left_over");
    const left_place l = left_over_place(d, word);
    const bool below_hand = ui_beside_open(d->ui, l.at).x != l.at.x; /* half of it says nothing */

    if (look->pub->phase != ROBBERS_PHASE_PLAY || !robbers_leaves_one(look->pub->n) || below_hand) {
        return;
    }
    style.lines = 1;
    ui_plate(d, l.at, 13, 0xD205070Du, 0, 0, false);
    robbers_draw_back(d, l.card, 0.0f);
    if (l.word.w > 0.0f) {
        said_of_left(d, l.word, &style, word);
    }
}

/* ---- the deal ---- */

/* Of it: the last card lies, too, before anything else is seen, and what is left goes to its place. */
static float all_landed(const robbers_look *look) {
    return robbers_leaves_one(look->pub->n) ? 0.7f : 0.94f;
}

static bool deals(const robbers_look *look) {
    return look->telling && look->t->event.kind == ROBBERS_EV_DEAL && look->t->event.arg[1] < look->pub->n;
}

/* How much of the cards' time is behind. */
static float dealt(const robbers_look *look) {
    return motion_of(look->t->part, 0.0f, ROBBERS_DEAL_DEALT);
}

static int to_deal(const robbers_look *look) {
    return look->pub->n * robbers_hand_size(look->pub->n);
}

/* Where the k-th of all cards goes, clockwise from the dealer's left, and how far it is. */
static int dealt_seat(const robbers_look *look, int k) {
    return (look->t->event.arg[1] + 1 + k) % look->pub->n;
}

static float dealt_part(const robbers_look *look, int k) {
    const float landed = all_landed(look);

    return motion_dealt(motion_of(dealt(look), 0.0f, landed), k, to_deal(look),
                        (float)MOTION_FLIGHT / (float)MOTION_DEAL / landed);
}

static int dealt_to(const robbers_look *look, int who) {
    int landed = 0;

    for (int k = 0; deals(look) && k < to_deal(look); k++) {
        landed += dealt_seat(look, k) == who && dealt_part(look, k) >= 1.0f;
    }
    return landed;
}

static void flying_back(ui_draw *d, ui_rect from, ui_rect to, float part) {
    const motion_card card = motion_fly(from, to, part);

    table_flying_shadow(d, &card);
    ui_carry(d, card.at, card.whole);
    robbers_draw_back(d, card.whole, card.degrees);
}

/* On a flat table it goes to its owner below the edge of the frame. */
static ui_rect beyond_edge(const ui_frame *ui, const ui_place *at, float w, float h) {
    const float x = at->plate.x + at->plate.w / 2, y = at->plate.y + at->plate.h / 2;
    const ui_rect to = {at->angle == 90.0f    ? -h / 2
                        : at->angle == 270.0f ? ui->width + h / 2
                                              : x,
                        at->angle == 180.0f ? -h / 2
                        : at->angle == 0.0f ? ui->height + h / 2
                                            : y,
                        0, 0};

    return ui_centre(to, w, h);
}

/* Where a dealt card is taken up, clear of the plate: whole to the last, since a small one is a speck. */
static ui_rect taken_up(const ui_frame *ui, const ui_place *at) {
    static const float w = 54.0f, h = 76.0f, clear = 26.0f;

    return ui->rim != NULL ? beyond_edge(ui, at, w, h) : ui_centre(table_off_plate(at, w + clear, h + clear), w, h);
}

/* From the pile in the middle, round by round; it goes down with every card, the one that is left over on it. */
static void dealing(const robbers_look *look, const robbers_ring *r) {
    enum { LAYERS = 8 };
    const int all = to_deal(look);
    int left = all + robbers_leaves_one(look->pub->n);

    if (!deals(look)) {
        return;
    }
    const ui_frame *ui = look->d->ui;
    const float size = ui->height > ui->width ? 1.45f : 1.0f; /* a tall frame's middle is wide and empty then */
    const ui_rect pile = ui_centre(r->centre, 90 * size, 126 * size);
    for (int k = 0; k < all; k++) {
        left -= dealt_part(look, k) > 0.0f;
    }
    const float away = motion_of(dealt(look), all_landed(look), 0.97f);
    if (away > 0.0f && left > 0) {
        const left_place to = left_over_place(look->d, ui_say(look->d, "robbers.left_over"));
        flying_back(look->d, pile, to.card, away);
        return;
    }
    for (int i = 0; i * all < left * LAYERS; i++) {
        robbers_draw_back(look->d, (ui_rect){pile.x, pile.y - 2.5f * (float)i, pile.w, pile.h}, 0.0f);
    }
    for (int k = 0; k < all; k++) {
        const float part = dealt_part(look, k);
        if (part > 0.0f && part < 1.0f) {
            flying_back(look->d, pile, taken_up(ui, &r->at[dealt_seat(look, k)]), part);
        }
    }
}

/* What tricks lie on before a chip. */
static void mat(const robbers_look *look, const ui_place *at, int who) {
    static const float pad = 8.0f;

    if (look->pub->taken[who] > 0) {
        ui_plate(look->d, ui_inset(robbers_pile_at(at), -pad), 60u + (unsigned)who, ui_fade(UI_INK_950, 0.7f),
                 ui_seat_colour[look->t->seat[who].colour % UI_SEAT_COLOURS], 1.6f, false);
    }
    ui_seat_stands(look->d, &look->t->seat[who], robbers_pile_at(at));
}

static void seat(const robbers_look *look, const robbers_ring *r, int who) {
    const ui_place *at = &r->at[who];
    const robbers_pub *pub = look->pub;
    const nt_event *e = &look->t->event;
    /* A card that is on its way has left the hand; once it lies, whoever played it has acted. */
    const bool plays = look->telling && e->kind == ROBBERS_EV_CARD && e->arg[0] == who;
    const bool turn = robbers_turn(pub) == who && (!plays || robbers_shown_of(look).flies);
    const ui_count count[2] = {{"card", pub->hand[who] + dealt_to(look, who) - plays, UI_PAPER_400, false},
                               {"coin", pub->points[who], UI_YELLOW, false}};

    const ui_seat_state state = turn ? UI_SEAT_TO_ACT : UI_SEAT_CALM;
    if (look->d->ui->rim != NULL) {
        mat(look, at, who);
        tricks(look, at, who);
        ui_seat_counts_said(look->d, &look->t->seat[who], state, count, 2);
        say_badge(look, who, robbers_badge(pub, who));
        return;
    }
    tricks(look, at, who);
    badge(look, r->told[who], robbers_badge(pub, who));
    ui_seat_plate(look->d, at, &look->t->seat[who], state, count, 2);
}

/* ---- the frame ---- */

/* What a plate that steps aside may not lie on. */
static ui_things things_of(const robbers_look *look, const robbers_ring *r, const robbers_spot *spot) {
    ui_things all = {.n = 0};

    ui_things_add(&all, spot->area);
    ui_things_add(&all, robbers_runners_at(look->d->ui));
    for (int i = 0; i < look->pub->n && look->d->ui->rim != NULL; i++) {
        ui_things_add(&all, r->at[i].house);
    }
    return all;
}

/* Beside what it may not lie on, which it is of from then on. */
static ui_rect plate_beside(const robbers_look *look, const ui_corner *c, ui_things *off) {
    const ui_frame *ui = look->d->ui;
    const ui_rect at = ui_corner_beside(ui, c, off, ui->height);

    if (at.w > 0) {
        ui_corner_draw(look->d, at, c);
        ui_things_add(off, at);
    }
    return at;
}

/* The sign of the deal; once a deal is over it opens that deal's summary again. */
static void corner(const robbers_look *look, ui_things *off) {
    const robbers_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int deal = pub->deal < pub->deals ? pub->deal + 1 : pub->deals;
    const char *word = pub->deal < pub->deals
                           ? UI_SAY(d, "robbers.deal", TEXT_NUM("deal", deal), TEXT_NUM("of", pub->deals))
                           : ui_say(d, "robbers.deal.extra");

    ui_label_style style = UI_STYLE_BUTTON;
    style.size = 22;
    const bool figure = pub->last.scored && robbers_fits(d->ui, &style, 136.0f, word);
    const ui_corner c = {.text = word, .figure = figure ? "log" : NULL, .both = true, .open = 1.0f};
    const ui_rect plate = plate_beside(look, &c, off);
    if (pub->last.scored && plate.w > 0) {
        const ui_rect at = {plate.x, plate.y, 206, plate.h};
        const float grow = fmaxf(0.0f, (ui_target(d->ui) - at.h) / 2);
        ui_zone_add(d, ROBBERS_ZONE_LAST, 0, (ui_rect){at.x, at.y - grow, at.w, at.h + 2 * grow}, UI_ZONE_INSPECT);
        ui_focus(d, at, ROBBERS_ZONE_LAST, 0);
    }
}

static void apron(const robbers_look *look, const robbers_shown *shown) {
    const table_ui *t = look->t;
    const char *told = look->telling ? robbers_told_on(look, &t->last) : NULL;
    /* A trick that is taken has the whole apron for its sentence. */
    const bool taken = look->telling && t->event.kind == ROBBERS_EV_TRICK;

    ui_apron(look->d, told != NULL ? told : robbers_question(look), taken ? NULL : robbers_note(look, shown), true);
}

/* The trick that is played, or that is about to be opened. */
static void trick_number(const robbers_look *look, ui_things *off) {
    const int of = robbers_hand_size(look->pub->n), now = look->pub->tricks + 1;

    const ui_corner c = {
        .text = UI_SAY(look->d, "robbers.trick", TEXT_NUM("trick", now < of ? now : of), TEXT_NUM("of", of)),
        .right = true,
        .both = true,
        .open = 1.0f};
    plate_beside(look, &c, off);
}

void robbers_draw_public(const robbers_look *look) {
    ui_draw *d = look->d;
    robbers_ring r = ring_of(d->ui, look->pub->n);
    const float apron_h = ui_apron_height(d->ui);
    const robbers_shown shown = robbers_shown_of(look);
    const robbers_spot spot = robbers_clear_spot(d, &r, look->pub->n);
    const bool over_runners = spot.moved > 0.5f && ui_meet(spot.area, robbers_runners_at(d->ui));

    r.centre = spot.area;
    robbers_draw_ground(d);
    robbers_draw_runners(d, over_runners ? 0.0f : 1.0f);
    dealing(look, &r); /* cards go below the plates, over no name */
    robbers_draw_below(look, &shown, &spot);
    if (d->ui->rim == NULL) { /* over no name */
        robbers_draw_flying(look, &shown, &spot);
    }
    for (int i = 0; i < look->pub->n; i++) {
        seat(look, &r, i);
    }
    robbers_draw_trick(look, &shown, &spot);
    if (d->ui->rim != NULL) { /* over emblems: names are at the edges */
        robbers_draw_flying(look, &shown, &spot);
    }
    ui_things off = things_of(look, &r, &spot);
    corner(look, &off);
    trick_number(look, &off);
    left_over(look);
    apron(look, &shown);
    if (look->t->page >= ROBBERS_PAGE_LAST) {
        ui_next_layer(d, true);
        robbers_draw_summary(look);
    } else {
        robbers_draw_trick_page(look, (ui_rect){0, 20, d->ui->width, d->ui->height - apron_h - 40}, &spot);
    }
}
