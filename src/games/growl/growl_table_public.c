/* GROWL's public frame: ground, seats with their houses, and the middle by day. Drawn from the public part alone. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"

enum { HOUSES = 5, PILE_LAYERS = 8 };

static bool touches(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool is_night(const growl_pub *pub) {
    return pub->night_open != 0;
}

/* The same place by day and night, whether the banner is shown or not. */
static ui_rect banner_place(const ui_frame *ui) {
    const float w = fmaxf(220.0f, fminf(294.0f, ui->width - 520.0f));

    return (ui_rect){(ui->width - w) / 2, 18, w, 66};
}

/* What a seat takes: house, plate, and below it the words "to act". */
static ui_rect tile_of(const ui_place *p) {
    const float strip = 36.0f;

    return (ui_rect){p->plate.x, p->house.y, p->plate.w, p->plate.y + p->plate.h + strip - p->house.y};
}

ui_rect growl_free_space(const growl_ring *ring, int n, float x, float w) {
    const float mid = ring->centre.y + ring->centre.h / 2, air = 10.0f;
    float top = ring->top, bottom = ring->bottom;

    for (int i = 0; i < n; i++) {
        const ui_rect t = tile_of(&ring->at[i]);
        if (t.x >= x + w + air || t.x + t.w + air <= x) {
            continue;
        }
        if (t.y + t.h / 2 < mid) {
            top = fmaxf(top, t.y + t.h + air);
        } else {
            bottom = fminf(bottom, t.y - air);
        }
    }
    return (ui_rect){x, top, w, bottom - top};
}

ui_rect growl_free_middle(const growl_ring *ring, int n, float w) {
    const ui_rect c = ring->centre;

    return growl_free_space(ring, n, c.x + (c.w - fminf(w, c.w)) / 2, fminf(w, c.w));
}

bool growl_free_sides(const growl_ring *ring, int n, ui_rect out[2]) {
    const ui_rect c = ring->centre;
    const float cx = c.x + c.w / 2, air = 14.0f;
    float left = cx, right = cx;

    for (int i = 0; i < n; i++) {
        const ui_rect t = tile_of(&ring->at[i]);
        if (t.x < cx && t.x + t.w > cx) {
            left = fminf(left, t.x - air);
            right = fmaxf(right, t.x + t.w + air);
        }
    }
    out[0] = growl_free_space(ring, n, c.x, left - c.x);
    out[1] = growl_free_space(ring, n, right, c.x + c.w - right);
    return left < cx && out[0].w > 200.0f && out[1].w > 200.0f;
}

static growl_ring ring_of(const growl_look *look) {
    const ui_frame *ui = look->d->ui;
    growl_ring ring = {.apron = ui_apron_height(ui)};
    /* The apron's crest rises above its height. */
    ui_rect area = {0, 0, ui->width, ui->height - ring.apron - 14};
    const ui_rect banner = ui_inset(banner_place(ui), -3);

    ring.top = banner.y + banner.h;
    ring.bottom = area.h;
    ui_places_upright(ui, area, look->pub->n, ring.at, &ring.centre);
    for (int i = 0; i < look->pub->n; i++) {
        if (touches(ring.at[i].house, banner) || touches(ring.at[i].plate, banner)) {
            area.y = banner.y + banner.h - 3;
            area.h = ui->height - ring.apron - 14 - area.y;
            ui_places_upright(ui, area, look->pub->n, ring.at, &ring.centre);
            break;
        }
    }
    return ring;
}

/* ---- seats ---- */

/* "I Died" on a strip of paper, a little askew. */
static void died_strip(ui_draw *d, ui_rect house, float widest) {
    const float h = fmaxf(house.h * 0.34f, 4.0f * d->ui->mm * 1.25f);
    const char *word = ui_say(d, "growl.table.died");
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.lines = 1;
    style.size = h * 0.62f;
    const float w = fmaxf(house.w * 1.12f, fminf(ui_label_width(d->ui, &style, word) + 16, widest));
    const ui_rect at = {house.x + (house.w - w) / 2, house.y + house.h - h - 2, w, h};
    style.align = UI_MIDDLE;
    style.colour = d->ui->high_contrast ? UI_PAPER_100 : 0xFF7E1010u;
    ui_group(d, at, 0, -5.0f);
    ui_plate(d, at, 9, UI_PAPER_200, 0, 0.0f, true);
    ui_label(d, ui_inset(at, 3), &style, ui_say(d, "growl.table.died"));
    ui_group_end(d);
}

static void house(const growl_look *look, const ui_place *at, int place, bool dead) {
    ui_draw *d = look->d;
    const ui_rect r = at->house;
    const float w = fminf(r.w, r.h * 110.0f / 120.0f), h = w * 120.0f / 110.0f;
    ui_rect box = {r.x + (r.w - w) / 2, r.y + r.h - h, w, h};
    char name[32];

    /* The house that just lost its owner turns over. */
    const nt_event *e = &look->t->event;
    float open = 1.0f;
    if (e->kind == GROWL_EV_DEATH && look->t->part < 1.0f && look->pub->place[e->arg[0]] == place) {
        open = fabsf(cosf(look->t->part * 3.14159f));
        dead = look->t->part > 0.5f;
    }
    box.x += box.w * (1.0f - open) / 2;
    box.w *= fmaxf(open, 0.02f);
    if (dead) {
        snprintf(name, sizeof name, "growl/house_dead");
    } else {
        snprintf(name, sizeof name, "growl/house_%d%s", place % HOUSES + 1, is_night(look->pub) ? "_night" : "");
    }
    ui_picture(d, name, box, 1.0f);
    if (dead && open > 0.9f) {
        died_strip(d, r, at->plate.w);
    }
}

/* A card that lies on a seat can be read; where it covers the seat's plate a press is meant for the seat. */
static void lying_zone(ui_draw *d, const ui_place *at, ui_rect card, int which) {
    card.h = fminf(card.h, at->plate.y - card.y);
    ui_zone_add(d, GROWL_ZONE_LYING, which, card, UI_ZONE_INSPECT);
    ui_focus(d, card, GROWL_ZONE_LYING, which);
}

/* The card that is being read, over the middle of the table. */
static void lying_card(const growl_look *look) {
    static const char *const id[2] = {"bullet", "seance"};
    ui_draw *d = look->d;
    const int which = look->t->page - GROWL_PAGE_LYING;
    ui_label_style body = UI_STYLE_BODY;

    if (which != 0 && which != 1) {
        return;
    }
    const ui_rect room = {0, 0, d->ui->width, d->ui->height - ui_apron_height(d->ui)};
    const ui_rect at = ui_centre(room, fminf(680.0f, room.w - 40), 340.0f);
    const ui_rect card = {at.x + 20, at.y + 20, 300.0f * 63.0f / 88.0f, 300.0f};
    const float x = card.x + card.w + 26;
    ui_next_layer(d, false);
    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    growl_draw_night_card(d, card, id[which], false);
    body.size = 24;
    ui_label(d, (ui_rect){x, at.y + 24, at.x + at.w - x - 24, at.h - 48}, &body,
             growl_card_text(&d->words, id[which]));
}

/* Cards that lie on a seat lean on its house, without text: on the side away from the table's middle where the frame
 * has room, a second one on the other side. */
static void seat_cards(const growl_look *look, const ui_place *at, int place) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const uint8_t lies[2] = {pub->bullet_place, pub->seance_place};
    static const char *const id[2] = {"bullet", "seance"};
    const float h = fminf(at->house.h * 0.98f, 106.0f), w = h * 63.0f / 88.0f;
    const float right_x = fminf(at->house.x + at->house.w * 0.92f, at->plate.x + at->plate.w - w * 0.55f);
    const float left_x = fmaxf(at->house.x + at->house.w * 0.08f - w, at->plate.x - w * 0.45f);
    bool right = at->plate.x + at->plate.w / 2 > d->ui->width / 2;

    if (right ? right_x + w > d->ui->width - 8 : left_x < 8) {
        right = !right;
    }
    for (int i = 0; i < 2; i++) {
        if (lies[i] == place) {
            const ui_rect card = {right ? right_x : left_x, at->house.y + at->house.h - h + 6, w, h};
            growl_draw_seat_card(d, card, id[i], right ? 5.0f : -5.0f);
            lying_zone(d, at, card, i);
            right = !right;
        }
    }
}

/* Cards waiting face down on the home tile. */
static void tile_cards(const growl_look *look, const ui_place *at, int seat) {
    const int n = look->pub->tile[seat];
    const float h = at->house.h * 0.46f, w = h * 63.0f / 88.0f;

    for (int i = 0; i < n && i < 3; i++) {
        const ui_rect card = {at->plate.x + 8 + (float)i * w * 0.45f, at->house.y + at->house.h - h - 2, w, h};
        growl_draw_back(look->d, card, -6.0f + 6.0f * (float)i);
    }
}

static ui_seat_state state_of(const growl_look *look, int seat) {
    const growl_pub *pub = look->pub;

    if (!pub->alive[seat] && !pub->asked[seat]) {
        return UI_SEAT_DEAD;
    }
    if (pub->done[seat]) {
        return UI_SEAT_DONE;
    }
    int asked = 0;
    for (int i = 0; i < pub->n; i++) {
        asked += pub->asked[i];
    }
    /* When everybody chooses at once nobody is pointed out. */
    return pub->asked[seat] && asked == 1 && !pub->ended ? UI_SEAT_TO_ACT : UI_SEAT_CALM;
}

static bool picked(const table_ui *t, int seat) {
    return growl_wants_pair(t) && (t->pick[0] == seat + 1 || t->pick[1] == seat + 1);
}

static void seat_zone(const growl_look *look, ui_rect plate, int seat) {
    const table_ui *t = look->t;
    bool asks_seat = false;

    for (int i = 0; i < look->pub->n && !asks_seat; i++) {
        asks_seat = growl_seat_legal(t, i);
    }
    if (!asks_seat || t->locked) {
        return;
    }
    const bool legal = growl_seat_legal(t, seat);
    const float grow = fmaxf(0.0f, (ui_target(look->d->ui) - plate.h) / 2);
    const ui_rect zone = {plate.x, plate.y - grow, plate.w, plate.h + 2 * grow};
    ui_zone_add(look->d, ZONE_SEAT, seat, zone, legal ? UI_ZONE_OPTION : UI_ZONE_OFF);
    if (legal) {
        /* A seat that may be chosen wears a paper outline. */
        const bool on = picked(t, seat);
        ui_plate(look->d, ui_inset(plate, -5), 24, 0x00000000u, on ? UI_MOSS : UI_PAPER_200, on ? 4.0f : 1.4f, false);
        if (on) {
            ui_figure(look->d, "check", (ui_rect){plate.x + plate.w - 30, plate.y + 6, 24, 24},
                      look->pub->asked[seat] ? UI_INK_900 : UI_MOSS);
        }
    }
    ui_focus(look->d, plate, ZONE_SEAT, seat);
}

/* What is gained in the end is shown by the results alone: before them it would tell who won. */
static int tokens_before_the_end(const growl_pub *pub, int seat) {
    return growl_tokens(pub, seat) - pub->gain[seat];
}

static void seat(const growl_look *look, const growl_ring *ring, int place) {
    const growl_pub *pub = look->pub;
    const int who = pub->who[place];
    const ui_place *at = &ring->at[place];
    const ui_count count[2] = {{"card", pub->hand[who], UI_PAPER_400},
                               {"coin", tokens_before_the_end(pub, who), UI_YELLOW}};
    const bool dead = !pub->alive[who];

    house(look, at, place, dead);
    tile_cards(look, at, who);
    ui_seat_plate(look->d, at, &look->t->seat[who], state_of(look, who), count, 2);
    seat_cards(look, at, place);
    seat_zone(look, at->plate, who);
}

/* ---- the middle by day ---- */

static int layers_of(const growl_pub *pub) {
    return pub->pile_full == 0 ? 0 : (pub->pile * PILE_LAYERS + pub->pile_full - 1) / pub->pile_full;
}

void growl_draw_stock(const growl_look *look, ui_rect at) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool may_turn = !t->locked && table_find_move(t, GROWL_MOVE_TURN, TABLE_ANY, TABLE_ANY) != NULL;

    if (pub->pile == 0) {
        ui_slot(d, at, UI_PAPER_400);
        return;
    }
    growl_draw_pile(d, at, layers_of(pub));
    if (pub->opt[GROWL_OPT_PILE_COUNT]) {
        const float r = fminf(fmaxf(at.w * 0.34f, 42.0f), at.w * 0.6f);
        table_disc_number(d, (ui_rect){at.x - r * 0.3f, at.y - r * 0.3f, r, r}, pub->pile, UI_PAPER_200);
    }
    if (may_turn) {
        ui_plate(d, ui_inset(at, -6), 25, 0x00000000u, UI_LANTERN, 3.0f, false);
        ui_zone_add(d, GROWL_ZONE_PILE, 0, ui_inset(at, -6), UI_ZONE_DEFAULT | UI_ZONE_OPTION);
        ui_focus(d, at, GROWL_ZONE_PILE, 0);
    }
}

static ui_rect mix_rect(ui_rect a, ui_rect b, float part) {
    return (ui_rect){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part,
                     a.h + (b.h - a.h) * part};
}

/* The turned card: while it is turned up it comes from the pile and opens; given, it goes to the receiver's plate. */
static void turned_card(const growl_look *look, const growl_ring *ring, ui_rect pile, ui_rect at) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool moving = t->part < 1.0f;

    if (t->event.kind == GROWL_EV_TURN && moving) {
        const float part = t->part;
        ui_rect box = mix_rect(pile, at, fminf(part * 1.4f, 1.0f));
        const float open = fabsf(1.0f - 2.0f * part);
        box.x += box.w * (1.0f - open) / 2;
        box.w *= fmaxf(open, 0.04f);
        if (part < 0.5f) {
            ui_picture(d, "growl/back", box, 1.0f);
        } else {
            char name[40];
            snprintf(name, sizeof name, "growl/card_%s", growl_kind_id[t->event.arg[1] % GROWL_KINDS]);
            ui_picture(d, name, box, 1.0f);
        }
        return;
    }
    if (t->event.kind == GROWL_EV_GIFT && moving) {
        const ui_rect plate = ring->at[pub->place[t->event.arg[2] % GROWL_SEATS]].plate;
        const ui_rect end = ui_centre(plate, at.w * 0.35f, at.h * 0.35f);
        growl_draw_day_card(d, mix_rect(at, end, t->part), growl_kind_id[t->event.arg[1] % GROWL_KINDS], -2.0f,
                            false);
        return;
    }
    if (pub->turned < GROWL_KINDS) {
        growl_draw_day_card(d, at, growl_kind_id[pub->turned], -2.0f, false);
    } else {
        ui_slot(d, ui_centre(at, at.w * 0.86f, at.h * 0.86f), UI_PAPER_400);
    }
}

static void night_slot(const growl_look *look, ui_rect at) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const float dots = fminf(at.w * 0.5f, 64.0f);

    ui_slot(d, at, UI_PAPER_400);
    style.colour = UI_PAPER_400;
    style.align = UI_MIDDLE;
    style.valign = UI_BOTTOM;
    style.lines = 1;
    if (at.w >= 26.0f * d->ui->mm) {
        ui_label(d, ui_inset(at, 6), &style, ui_say(d, "growl.table.night"));
    }
    ui_dots(d, (ui_rect){at.x + (at.w - dots) / 2, at.y + at.h + 12, dots, 14}, GROWL_NIGHTS, look->pub->nights,
            UI_LANTERN);
}

static void middle_by_day(const growl_look *look, const growl_ring *ring) {
    ui_rect c = ring->centre;
    float s = 0.0f;

    float w = ring->centre.w;
    while (w > 200.0f) {
        const ui_rect free = growl_free_middle(ring, look->pub->n, w);
        const float fits = fminf(1.25f, fminf(free.w / 512.0f, free.h / 276.0f));
        if (fits > s) {
            s = fits;
            c = free;
        }
        w *= 0.93f;
    }
    const ui_rect all = ui_centre(c, 512.0f * s, 240.0f * s);
    const float small_w = 126.0f * s, small_h = 176.0f * s, big_w = 168.0f * s, big_h = 235.0f * s;
    const float mid = all.y + all.h / 2;
    const ui_rect pile = {all.x, mid - small_h / 2 - 6 * s, small_w, small_h};
    const ui_rect big = {all.x + (all.w - big_w) / 2, mid - big_h / 2, big_w, big_h};
    const ui_rect slot = {all.x + all.w - small_w, mid - small_h / 2, small_w, small_h};

    growl_draw_stock(look, pile);
    night_slot(look, slot);
    turned_card(look, ring, pile, big);
}

/* ---- the frame ---- */

/* Day or night at the top left; the sign gives way to long words. */
static void corner(const growl_look *look) {
    ui_label_style style = UI_STYLE_BUTTON;
    const char *when = growl_when(look);

    style.size = 22;
    style.lines = 1;
    const bool room = growl_text_fits(look->d->ui, &style, 136.0f, 50.0f, when);
    ui_corner_plate(look->d, false, when, !room ? NULL : is_night(look->pub) ? "moon" : "sun", false);
}

static void banner(const growl_look *look) {
    ui_draw *d = look->d;
    const ui_rect at = banner_place(d->ui);
    ui_label_style style = UI_STYLE_BUTTON;

    if (!is_night(look->pub) || !look->pub->opt[GROWL_OPT_TALK_REMINDER]) {
        return;
    }
    ui_plate(d, at, 13, UI_INK_950, UI_EMBER, 2.2f, true);
    ui_figure(d, "hush", (ui_rect){at.x + 20, at.y + 12, 42, 42}, UI_EMBER);
    style.size = 22;
    style.align = UI_LEFT;
    ui_label(d, (ui_rect){at.x + 74, at.y + 6, at.w - 90, at.h - 12}, &style, ui_say(d, "growl.table.silence"));
}

static int secret_done(const growl_pub *pub, int *of) {
    int done = 0, asked = 0;

    for (int i = 0; i < pub->n; i++) {
        done += pub->done[i];
        asked += pub->asked[i] || pub->done[i];
    }
    *of = asked;
    return done;
}

static void apron(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool telling = t->part < 1.0f;
    const char *told = NULL, *second = NULL;
    int of;

    if (telling) {
        told = growl_told_on(look, &t->event);
    }
    const int done = secret_done(pub, &of);
    if (told != NULL) {
        second = NULL;
    } else if (t->page > 0 && t->page <= pub->n) {
        second = growl_why_not(look, t->page - 1);
    } else if (of > 1) {
        second = UI_SAY(d, "growl.table.chosen", TEXT_NUM("done", done), TEXT_NUM("of", of));
    } else if (t->last.kind != 0) {
        second = growl_told_on(look, &t->last);
    }
    ui_apron(d, told != NULL ? told : growl_question(look), second, pub->opt[GROWL_OPT_PUBLIC_LOG] != 0);
}

void growl_draw_public(const growl_look *look) {
    ui_draw *d = look->d;
    const growl_ring ring = ring_of(look);

    table_ground(look->d, is_night(look->pub) ? "growl/table_night" : "growl/table_day");
    growl_draw_threads(look, &ring);
    for (int place = 0; place < look->pub->n; place++) {
        if (ring.at[place].far) {
            seat(look, &ring, place);
        }
    }
    if (is_night(look->pub) && look->pub->night_card < GROWL_NIGHT_CARDS) {
        growl_draw_night(look, &ring);
    } else {
        middle_by_day(look, &ring);
    }
    for (int place = 0; place < look->pub->n; place++) {
        if (!ring.at[place].far) {
            seat(look, &ring, place);
        }
    }
    growl_draw_marks(look, &ring);
    corner(look);
    ui_corner_plate(d, true, ui_say(d, "growl.title"), NULL, false);
    banner(look);
    apron(look);
    lying_card(look);
}
