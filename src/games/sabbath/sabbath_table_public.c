/* The public frame: the clearing, the witch column, the players with what they took, the trick, cards on their way.
 * Drawn from the public part alone. */
#include <math.h>
#include <string.h>

#include "sabbath_table.h"
#include "ui/rim.h"
#include "ui/things.h"

/* How high the lowest of the shelves is. */
static float lowest(const sabbath_ring *r, int n) {
    float h = r->at[0].house.h;

    for (int i = 1; i < n; i++) {
        h = fminf(h, r->at[i].house.h);
    }
    return h;
}

/* ---- cards on their way ---- */

enum { PILE = 3 /* backs that show that there is more than one card */ };

/* The cards lie beside the plates, and are taken up in the last part of the deal. */
static const float all_dealt = 1.0f - (float)SABBATH_TAKE_UP / (float)SABBATH_DEAL_TIME;

/* Where a seat's pieces are seen, which on a flat table stand turned. */
static ui_place seen_place(const ui_place *p) {
    ui_place seen = *p;

    seen.house = sabbath_rack_seen(p, p->house);
    seen.plate = sabbath_rack_seen(p, p->plate);
    return seen;
}

/* How far the k-th of all cards is on its way in the deal: 0 on the pile, 1 where it lies. */
static float dealt_part(float part, int k, int all) {
    const float flight = (float)MOTION_FLIGHT / (float)(SABBATH_DEAL_TIME - SABBATH_TAKE_UP);

    return motion_dealt(motion_of(part, 0.0f, all_dealt), k, all, flight);
}

/* How many cards of the deal that is shown have reached this seat. */
static int dealt_to(const sabbath_look *look, int seat) {
    const nt_event *e = sabbath_shown(look, SABBATH_EV_DEALT);
    const int n = look->pub->n, all = n * sabbath_tricks(n);
    int landed = 0;

    for (int k = 0; e != NULL && k < all; k++) {
        landed += (e->arg[1] + k) % n == seat && dealt_part(look->t->part, k, all) >= 1.0f;
    }
    return landed;
}

/* Beside the plate, towards the table. */
static ui_rect dealt_place(const ui_place *at, float w, float h) {
    static const float between = 8.0f;
    const ui_rect p = at->plate;
    const float x = p.x + (p.w - w) / 2, y = p.y + (p.h - h) / 2;

    return at->angle == 90.0f    ? (ui_rect){p.x + p.w + between, y, w, h}
           : at->angle == 270.0f ? (ui_rect){p.x - w - between, y, w, h}
           : at->angle == 180.0f ? (ui_rect){x, p.y + p.h + between, w, h}
                                 : (ui_rect){x, p.y - h - between, w, h};
}

/* Where a card goes into a hand, or comes out of it: beyond the words "to act" where they lie on the table's side. */
static ui_rect hand_place(const ui_frame *ui, const ui_place *at) {
    ui_rect hand = table_in_hand(at);

    hand.y += at->far ? ui_seat_strip(ui) : 0.0f;
    return hand;
}

/* What has been dealt to a seat, as a small pile, until it is taken up. */
static void dealt_pile(const sabbath_look *look, const ui_place *at, int cards, float w, float h) {
    const float taken = motion_out(motion_of(look->t->part, all_dealt, 1.0f));
    const ui_rect lies = dealt_place(at, w, h);
    const ui_rect to = table_between(lies, ui_centre(table_in_hand(at), w * 0.2f, h * 0.2f), taken);

    for (int i = 0; i < PILE && i < cards && taken < 1.0f; i++) {
        const float up = 2.0f * (float)i;
        sabbath_draw_back(look->d, (ui_rect){to.x + up, to.y - up, to.w, to.h}, 0.0f);
    }
}

/* It goes down with every card; what nobody is dealt is put away while the others take theirs up. */
static void deck(const sabbath_look *look, ui_rect pile, int all) {
    enum { LAYERS = 6, CARDS = SABBATH_FACES * SABBATH_COPIES };
    const float away = motion_smooth(motion_of(look->t->part, all_dealt, 1.0f));
    const ui_rect lies = table_between(pile, ui_centre(pile, 0, 0), away);
    int left = CARDS;

    for (int k = 0; k < all; k++) {
        left -= dealt_part(look->t->part, k, all) > 0.0f;
    }
    for (int i = 0; i * CARDS < left * LAYERS && away < 1.0f; i++) {
        const float up = 2.5f * (float)i;
        sabbath_draw_back(look->d, (ui_rect){lies.x + up, lies.y - up, lies.w, lies.h}, 0.0f);
    }
}

/* From a pile in the middle, card by card clockwise from the starting player. */
static void deal(const sabbath_look *look, const nt_event *e, const sabbath_ring *r, const sabbath_row_places *p) {
    const int n = look->pub->n, all = n * sabbath_tricks(n);
    const int middle = n / 2;
    const ui_rect row = ui_both(p->card[0], p->card[n - 1]);
    const ui_rect pile = ui_centre(row, p->card[0].w * 0.7f, p->card[0].h * 0.7f);
    const float w = pile.w * 0.5f, h = pile.h * 0.5f;

    deck(look, pile, all);
    for (int seat = 0; seat < n; seat++) {
        const ui_place at = seen_place(&r->at[seat]);
        dealt_pile(look, &at, dealt_to(look, seat), w, h);
    }
    for (int k = 0; k < all; k++) {
        const float part = dealt_part(look->t->part, k, all);
        if (part > 0.0f && part < 1.0f) {
            const ui_place at = seen_place(&r->at[(e->arg[1] + k) % n]);
            const motion_card card = motion_fly(pile, dealt_place(&at, w, h), part);
            table_flying_shadow(look->d, &card);
            ui_carry(look->d, card.at, card.whole);
            sabbath_draw_back(look->d, card.whole, card.degrees + 6.0f * (float)(k % n - middle));
        }
    }
}

/* A card on its way into the trick. */
static void played(const sabbath_look *look, const nt_event *e, const sabbath_ring *r, const sabbath_row_places *p) {
    const bool open = e->kind == SABBATH_EV_PLAYED;
    const int position = (open ? e->arg[2] : e->arg[1]) % SABBATH_SEATS;
    const ui_place at = seen_place(&r->at[e->arg[0] % SABBATH_SEATS]);
    const ui_rect from = hand_place(look->d->ui, &at);
    const motion_card card = motion_fly(from, p->card[position], look->t->part);

    table_flying_shadow(look->d, &card);
    ui_carry(look->d, card.at, card.whole);
    if (open) {
        sabbath_draw_card(look->d, card.whole, e->arg[1], card.degrees + p->tilt[position], false);
    } else {
        sabbath_draw_back(look->d, card.whole, card.degrees + p->tilt[position]);
    }
}

/* A card on its way out of the trick, where it lay askew, at last a tile among those that make room for it. */
static void taken(const sabbath_look *look, const nt_event *e, const sabbath_ring *r, const sabbath_row_places *p) {
    static const float small = 1.25f; /* a card so near to its tile in size is drawn as one */
    const float askew = p->tilt[e->arg[2] % SABBATH_SEATS];
    const int seat = e->arg[0] % SABBATH_SEATS;
    const ui_place *at = &r->at[seat];
    const ui_rect tile = sabbath_rack_seen(
        at, sabbath_next_place(look, at->house, lowest(r, look->pub->n), seat, e->arg[1] % SABBATH_FACES));
    const motion_card card =
        motion_take(p->card[e->arg[2] % SABBATH_SEATS], ui_centre(tile, tile.w, tile.w / TABLE_CARD), look->t->part);

    if (card.at.w < tile.w * small) {
        sabbath_draw_tile(look->d, ui_centre(card.at, tile.w, tile.h), sabbath_colour(e->arg[1]));
        return;
    }
    table_flying_shadow(look->d, &card);
    ui_carry(look->d, card.at, card.whole);
    sabbath_draw_card(look->d, card.whole, e->arg[1], card.degrees + askew, false);
}

/* What is in the air goes over what lies. What is taken goes over plates, too: of a seat at the top the shelf is
 * behind its own. */
static void flights(const sabbath_look *look, const sabbath_ring *r, const sabbath_row_places *p, bool over_plates) {
    const nt_event *e = &look->t->event;

    if (look->t->part >= 1.0f) {
        return;
    }
    if (over_plates) {
        if (e->kind == SABBATH_EV_TOOK) {
            taken(look, e, r, p);
        }
    } else if (e->kind == SABBATH_EV_DEALT) {
        deal(look, e, r, p);
    } else if (e->kind == SABBATH_EV_PLAYED || e->kind == SABBATH_EV_FACE_DOWN) {
        played(look, e, r, p);
    }
}

/* ---- seats and words ---- */

/* Whether a card of this seat is on its way into the trick: it has left the hand. */
static int plays(const sabbath_look *look, int who) {
    const nt_event *open = sabbath_shown(look, SABBATH_EV_PLAYED), *down = sabbath_shown(look, SABBATH_EV_FACE_DOWN);

    return (open != NULL && open->arg[0] == who) || (down != NULL && down->arg[0] == who);
}

/* What stands at a seat is read from there. */
static bool turn_begin(ui_draw *d, const ui_place *at) {
    if (at->turn != 0) {
        ui_group(d, ui_both(at->house, at->plate), at->turn, 0.0f);
    }
    return at->turn != 0;
}

static void turn_end(ui_draw *d, bool turned) {
    if (turned) {
        ui_group_end(d);
    }
}

/* Above cards that are dealt and played: they hide no name. Whose card has come down, in the trick or out of it, has
 * acted.
 */
static void plate(const sabbath_look *look, const sabbath_ring *r, int who) {
    const sabbath_pub *pub = look->pub;
    const nt_event *took = sabbath_shown(look, SABBATH_EV_TOOK);
    const int played = plays(look, who);
    const bool acted = sabbath_comes_down(look) && (played != 0 || (took != NULL && took->arg[0] == who));
    const ui_count count = {"card", pub->hand[who] + dealt_to(look, who) - played, UI_PAPER_400, false};

    const bool turned = turn_begin(look->d, &r->at[who]);
    ui_seat_plate(look->d, &r->at[who], &look->t->seat[who],
                  pub->turn == who && !acted ? UI_SEAT_TO_ACT : UI_SEAT_CALM, &count, 1);
    turn_end(look->d, turned);
}

/* Returns what is wood of it. */
static ui_rect draw_house(const sabbath_look *look, const sabbath_ring *r, int who) {
    const ui_place *at = &r->at[who];

    if (look->d->ui->rim != NULL) {
        sabbath_draw_mat(look, at->house, at->plate, lowest(r, look->pub->n), who);
    }
    return sabbath_draw_taken(look, at->house, lowest(r, look->pub->n), who);
}

static void house(const sabbath_look *look, const sabbath_ring *r, int who) {
    const sabbath_pub *pub = look->pub;
    const ui_place *at = &r->at[who];
    const bool turned = turn_begin(look->d, at);
    const ui_rect shelf = draw_house(look, r, who);
    const bool above = at->plate.y >= at->house.y + at->house.h; /* of the plate, which it touches */

    ui_mark_add(look->d, SABBATH_MARK_HOUSE, who, above ? ui_both(shelf, at->plate) : shelf);
    if (pub->phase != SABBATH_DEAL) { /* else there is nothing to count */
        const ui_rect all = ui_both(at->house, at->plate);
        ui_zone_add(look->d, ZONE_SEAT, who, all, UI_ZONE_INSPECT);
        ui_focus(look->d, all, ZONE_SEAT, who);
    }
    turn_end(look->d, turned);
}

/* What the legend may not cover. */
static ui_things off_legend(const sabbath_look *look, const sabbath_ring *r, ui_rect corner, ui_rect game) {
    const int n = look->pub->n;
    ui_things off = {.n = 0};

    ui_things_add_open(&off, look->d->ui);
    ui_things_add(&off, corner);
    ui_things_add(&off, sabbath_banner_room(look, &r->row));
    ui_things_add(&off, game);
    ui_things_add(&off, r->board);
    ui_things_add(&off, ui_both(r->row.card[0], r->row.card[n - 1]));
    for (int i = 0; i < n; i++) {
        const ui_place at = seen_place(&r->at[i]);
        ui_things_add(&off, at.house);
        ui_things_add(&off, at.plate);
    }
    return off;
}

/* How it is laid: in one line, said once for each long side of a flat table, or in one or two lines for all. */
typedef struct {
    ui_label_style style;
    ui_rect at;
    bool twice;
} legend_laid;

/* A disc with words beside it. */
static const float legend_disc = 20.0f, legend_pad = 10.0f, legend_beside = legend_disc + 3 * legend_pad;

static ui_rect legend_size(const ui_frame *ui, const ui_label_style *style, float words, const char *text,
                           int times) {
    const float high = ui_label_height(ui, style, words, text);

    return (ui_rect){.w = words + legend_beside, .h = (float)times * high + 4.0f};
}

/* Below the corner's plate or beside it, or at the other end of the top, beside the board. w 0: no place is free. */
static legend_laid legend_place(const ui_frame *ui, const ui_things *off, ui_rect corner, float left,
                                const char *text) {
    enum { SIZES = 3, PLACES = 3 };
    static const float between = 10.0f, wider = 1.4f; /* than the corner's plate: a sign, not a sentence */
    static const float most_scale = 1.3f;             /* larger it would be more than what it is about */
    const ui_rect widest = ui_corner_widest(ui, true);
    legend_laid l = {.style = UI_STYLE_SMALL};

    l.style.lines = 2;
    l.style.size *= fminf(1.0f, most_scale / ui->text_scale);
    const float one = ui_label_width(ui, &l.style, text) + 2.0f, two = ui_label_two_lines(ui, &l.style, text);
    const ui_rect size[SIZES] = {legend_size(ui, &l.style, one, text, 2), legend_size(ui, &l.style, one, text, 1),
                                 legend_size(ui, &l.style, two, text, 1)};

    for (int i = ui_rim_faces_far(ui) ? 0 : PLACES; i < SIZES * PLACES; i++) {
        const ui_rect s = size[i / PLACES];
        const float y = corner.y + (corner.h - s.h) / 2;
        const ui_rect place[PLACES] = {{widest.x + widest.w - s.w, corner.y + corner.h + between, s.w, s.h},
                                       {corner.x - between - s.w, y, s.w, s.h},
                                       {left, y, s.w, s.h}};
        if (s.w <= wider * widest.w && !ui_things_meet(off, place[i % PLACES])) {
            l.at = place[i % PLACES];
            l.twice = i < PLACES;
            return l;
        }
    }
    return l;
}

static void legend_said(ui_draw *d, const legend_laid *l, const char *text) {
    const float h = l->at.h / (l->twice ? 2.0f : 1.0f);
    const ui_rect line = {l->at.x, l->at.y + l->at.h - h, l->at.w, h};
    const ui_rect disc = {line.x + legend_pad, line.y, legend_disc, h};
    const float x = disc.x + disc.w + legend_pad;

    ui_disc(d, ui_centre(disc, disc.w, disc.w), UI_LANTERN, 0, 0.0f);
    ui_label(d, (ui_rect){x, line.y, line.x + line.w - x - legend_pad + 2.0f, h}, &l->style, text);
}

/* What the discs on the shelves say; it has no edge and no shadow: nothing to be pressed. Where no place is free the
 * rules say it. */
static void legend(const sabbath_look *look, const sabbath_ring *r, ui_rect corner, ui_rect game) {
    static const float from_board = 16.0f;
    ui_draw *d = look->d;
    const char *text = UI_SAY(d, "sabbath.table.most", TEXT_NUM("n", SABBATH_MOST));
    const ui_things off = off_legend(look, r, corner, game);
    const float left = fmaxf(r->board.x + r->board.w, game.x + game.w) + from_board;
    const legend_laid l = legend_place(d->ui, &off, corner, left, text);

    if (l.at.w <= 0.0f) {
        return;
    }
    ui_mark_add(d, SABBATH_MARK_LEGEND, 0, l.at);
    ui_plate(d, l.at, 46, ui_fade(UI_INK_950, 0.7f), 0, 0.0f, false);
    legend_said(d, &l, text);
    if (l.twice) {
        ui_group(d, l.at, 2, 0.0f);
        legend_said(d, &l, text);
        ui_group_end(d);
    }
}

/* Which of several games is played, at the top beside the board; the trick in the corner opposite, with the legend.
 */
static void counters(const sabbath_look *look, const sabbath_ring *r) {
    const sabbath_pub *pub = look->pub;
    const int all = sabbath_tricks(pub->n), done = pub->tricks;
    ui_draw *d = look->d;
    ui_rect game = {0};

    if (pub->phase == SABBATH_DEAL) {
        return;
    }
    const ui_corner trick = {
        .text = UI_SAY(d, "sabbath.table.trick", TEXT_NUM("n", done < all ? done + 1 : all), TEXT_NUM("of", all)),
        .right = true,
        .both = true,
        .open = 1.0f};
    const ui_rect corner = ui_corner_put(d, &trick);
    if (pub->games > 1) {
        const ui_corner which = {
            .text = UI_SAY(d, "sabbath.table.game", TEXT_NUM("n", pub->game + 1), TEXT_NUM("of", pub->games)),
            .both = true,
            .open = 1.0f};
        game = ui_corner_place(d->ui, &which);
        game.x = r->board.x + r->board.w + 16;
        ui_corner_draw(d, game, &which);
    }
    legend(look, r, corner, game);
}

static void apron(const sabbath_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    /* Once a trick is gathered nobody asks who took its last card. */
    const bool old = t->event.kind == 0 && t->last.kind == SABBATH_EV_TOOK && look->pub->phase != SABBATH_DRAFT;
    const char *told = t->last.kind != 0 && !old ? sabbath_told_on(look, &t->last) : NULL;

    if (t->event.kind != 0) {
        ui_apron(d, told, NULL, true); /* what is asked next is not yet so */
    } else {
        ui_apron(d, sabbath_question(look), told, true);
    }
}

/* The places of the first trick come out of the ground while the deal is taken up. */
static void lay_out(const sabbath_look *look, const sabbath_ring *r) {
    enum { LAY_OUT = 220, STEPS = 6 };
    static const float from = 1.0f - (float)LAY_OUT / (float)SABBATH_DEAL_TIME;
    const nt_event *e = sabbath_shown(look, SABBATH_EV_DEALT);
    const float seen = e != NULL ? motion_stepped(motion_of(look->t->part, from, 1.0f), STEPS) : 0.0f;
    sabbath_pub first = *look->pub;
    sabbath_look told = *look;

    if (seen <= 0.0f) {
        return;
    }
    first.phase = SABBATH_PLAY;
    first.leader = first.turn = e->arg[1];
    first.tricks = 0;
    told.pub = &first;
    ui_group_faded(look->d, (ui_rect){0, 0, look->d->ui->width, look->d->ui->height}, seen);
    sabbath_draw_trick_places(&told, &r->row);
    counters(&told, r);
    ui_group_end(look->d);
}

/* ---- the frame ---- */

/* Those who sit all round a flat table see a clearing that has no upper side. */
static const char *ground_of(const ui_frame *ui) {
    static const char *const ground[2][2] = {{"sabbath/table", "sabbath/table_tall"},
                                             {"sabbath/table_round", "sabbath/table_round_tall"}};

    return ground[ui->rim != NULL][ui->height > ui->width];
}

/* The clearing of a flat table that lies across is beside the board, its light in the middle of what is played. */
static void ground(ui_draw *d, ui_rect board) {
    const ui_frame *ui = d->ui;
    const float x = board.x + board.w;

    table_ground(d, ground_of(ui));
    if (ui->rim != NULL && ui->width >= ui->height && !ui->high_contrast) {
        ui_cover(d, ground_of(ui), (ui_rect){x, 0, ui->width - x, ui->height});
    }
}

static void keep_clear(sabbath_clear *c, ui_rect at, float weight) {
    if (c->n < SABBATH_CLEAR) {
        c->at[c->n] = at;
        c->weight[c->n++] = weight;
    }
}

/* On a flat table it is turned to whom the rack is before, off open hands and off what is asked about. */
static void flat_sheet(const sabbath_look *look, const sabbath_ring *r, const sabbath_row_places *row, int who) {
    static const float open = 12.0f, cards = 6.0f, column = 5.0f, racks = 1.5f;
    const ui_rim *rim = look->d->ui->rim;
    const ui_place own = seen_place(&r->at[who]);
    sabbath_clear clear = {.n = 0};

    for (int i = 0; i < rim->n_open; i++) {
        keep_clear(&clear, rim->open[i], open);
    }
    for (int i = 0; i < look->pub->n; i++) {
        const ui_place at = seen_place(&r->at[i]);
        keep_clear(&clear, row->card[i], cards);
        keep_clear(&clear, ui_both(at.house, at.plate), racks);
    }
    keep_clear(&clear, r->board, column);
    ui_next_layer(look->d, false);
    sabbath_draw_taken_flat(look, &clear, ui_both(own.house, own.plate), r->at[who].turn, who);
}

/* What a seat has taken, beside it; all the rest stands back. */
static void sheet_of_taken(const sabbath_look *look, const sabbath_ring *r, int who) {
    ui_draw *d = look->d;
    const float x = r->board.x + r->board.w, bottom = d->ui->height - r->apron;
    const ui_place at = r->at[who];
    const float strip = ui_seat_strip(d->ui);
    const ui_rect cue = {at.plate.x, at.plate.y - (at.cue_above ? strip : 0), at.plate.w, at.plate.h + strip};
    ui_rect seat = ui_both(at.house, at.plate);

    if (look->pub->turn == who) {
        seat = ui_both(seat, cue);
    }
    ui_next_layer(d, false);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_950, 0.66f));
    draw_house(look, r, who);
    plate(look, r, who);
    ui_next_layer(d, false);
    sabbath_draw_taken_sheet(look, (ui_rect){x, 0, d->ui->width - x, bottom}, seat, who);
}

static void draw(const sabbath_look *look) {
    const sabbath_ring r = sabbath_ring_of(look->d->ui, look->pub->n);
    const sabbath_row_places *row = &r.row;

    ground(look->d, r.board);
    sabbath_draw_column(look);
    for (int i = 0; i < look->pub->n; i++) {
        house(look, &r, i);
    }
    sabbath_draw_trick_places(look, row);
    lay_out(look, &r);
    sabbath_draw_trick(look, row);
    flights(look, &r, row, false);
    sabbath_draw_landed(look, row);
    for (int i = 0; i < look->pub->n; i++) {
        plate(look, &r, i);
    }
    flights(look, &r, row, true);
    sabbath_draw_swap(look);
    counters(look, &r);
    apron(look);
    if (look->t->page >= 1 && look->t->page <= look->pub->n) {
        if (look->d->ui->rim != NULL) {
            flat_sheet(look, &r, row, look->t->page - 1);
        } else {
            sheet_of_taken(look, &r, look->t->page - 1);
        }
    }
}

void sabbath_draw_public(const sabbath_look *look) {
    sabbath_pub pub = *look->pub;
    sabbath_look swept = *look;

    if (pub.phase == SABBATH_DEAL) { /* the view keeps what was taken in the game before (5.3) */
        memset(pub.taken, 0, sizeof pub.taken);
    }
    swept.pub = &pub;
    draw(&swept);
}

/* ---- input ---- */

bool sabbath_public_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const sabbath_pub *pub = view.pub;

    if (sabbath_read_taken_sheet(pub, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, SABBATH_ZONE_SWAP)) {
        return table_take(table_find_move(t, SABBATH_MOVE_WITCH, in->n, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, SABBATH_ZONE_TAKE) && in->n >= 0 && in->n < pub->n) {
        return table_take(table_find_move(t, SABBATH_MOVE_TAKE, pub->trick[in->n], TABLE_ANY), move, has_move);
    }
    return false;
}
