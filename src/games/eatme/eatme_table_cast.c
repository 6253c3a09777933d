/* Handing out the characters: two seats change places, so that everybody always has exactly one. */
#include <math.h>
#include <string.h>

#include "eatme_table.h"
#include "ui/rim.h"

/* t->pick: 1 + character by seat once something was changed; 1 + the seat held; how many changes; the changes. */
enum { PICK_CAST = 0, PICK_HELD = 6, PICK_CHANGES = 7, PICK_FIRST = 8 };
enum { MOST_CHANGES = TABLE_PICKS - PICK_FIRST };

/* Where nobody but the Wolf has a character yet, the houses lie in their order from the Wolf on. */
static void proposal(const eatme_pub *pub, uint8_t cast[EATME_SEATS]) {
    int next = EATME_WOLF + 1;

    for (int k = 1; k < pub->n; k++) {
        const int seat = (pub->wolf + k) % pub->n;
        while (next < EATME_CHARACTERS && !eatme_in_play(pub, next)) {
            next++;
        }
        cast[seat] = (uint8_t)next++;
    }
    cast[pub->wolf] = EATME_WOLF;
}

/* Before any change: as cast, but the loser who has to be the Wolf has taken the Wolf's place. */
static void start(const eatme_pub *pub, uint8_t cast[EATME_SEATS]) {
    if (pub->phase == EATME_PHASE_FIRST_CAST) {
        proposal(pub, cast);
        return;
    }
    memcpy(cast, pub->cast, EATME_SEATS);
    if (pub->phase == EATME_PHASE_RECAST && eatme_caster_is_wolf(pub) && cast[pub->loser] != EATME_WOLF) {
        cast[pub->wolf] = cast[pub->loser];
        cast[pub->loser] = EATME_WOLF;
    }
}

static void work(const eatme_pub *pub, const table_ui *t, uint8_t cast[EATME_SEATS]) {
    start(pub, cast);
    for (int i = 0; i < pub->n && i < EATME_SEATS && t->pick[PICK_CAST] != 0; i++) {
        cast[i] = (uint8_t)(t->pick[PICK_CAST + i] - 1);
    }
}

/* As it was before any change, and as it is now; false where nobody hands out. */
static bool both_casts(const eatme_look *look, uint8_t before[EATME_SEATS], uint8_t now[EATME_SEATS]) {
    if (!eatme_hands_out(look)) {
        return false;
    }
    start(look->pub, before);
    work(look->pub, look->t, now);
    return true;
}

void eatme_cast_now(const eatme_look *look, uint8_t cast[EATME_SEATS]) {
    if (eatme_hands_out(look)) {
        work(look->pub, look->t, cast);
    } else {
        memcpy(cast, look->pub->cast, EATME_SEATS);
    }
}

/* As they lie they are another cast than before: until then a press that slips keeps everything. */
static bool another_cast(const eatme_look *look) {
    uint8_t now[EATME_SEATS];

    work(look->pub, look->t, now);
    return look->pub->phase == EATME_PHASE_FIRST_CAST || memcmp(now, look->pub->cast, look->pub->n) != 0;
}

bool eatme_gives(const eatme_look *look) {
    return eatme_hands_out(look) && another_cast(look);
}

/* A person's new characters lie there already when they are told, and nothing comes back for that. */
bool eatme_laid_out(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const uint8_t *a = look->t->event.arg;
    uint8_t before[EATME_SEATS], now[EATME_SEATS];

    start(pub, before);
    if (eatme_moving(look, EATME_EV_CAST)) {
        return a[0] == EATME_BY_LOSER && a[1] < pub->n && (look->t->humans >> a[1] & 1) &&
               memcmp(before, a + 2, pub->n) != 0;
    }
    work(pub, look->t, now);
    return eatme_hands_out(look) && (look->t->pick[PICK_HELD] > 0 || memcmp(now, before, pub->n) != 0);
}

static const nt_move *cast_move(const table_ui *t, int n, const uint8_t *cast) {
    for (int i = 0; i < t->n_legal; i++) {
        if (t->legal[i].kind == EATME_MOVE_CAST && memcmp(t->legal[i].arg, cast, (size_t)n) == 0) {
            return &t->legal[i];
        }
    }
    return NULL;
}

/* ---- drawing ---- */

/* Whoever is taken up stands in the light, below the wedge that a door of the prowl has, too. */
static void held_mark(ui_draw *d, const eatme_yard *yard, int place, int who) {
    const eatme_spot *s = &yard->at[place];
    const ui_rect house = s->place.house;
    const eatme_stand wolf = place == 0 ? eatme_stand_home(yard) : eatme_stand_house(s);
    const float over = who == EATME_WOLF ? wolf.feet - wolf.high : s->feet - 162.0f * s->size;
    const ui_rect wedge = {s->x - 14, over - 26, 28, 24};

    ui_glow(d, ui_centre(house, house.w * 1.7f, house.h * 1.6f), UI_LANTERN);
    ui_wedge(d, ui_inset(wedge, -4), 2, UI_INK_900); /* before the sun, too */
    ui_wedge(d, wedge, 2, UI_LANTERN);
}

/* Which seats have changed so far, and which one the held one would change with if it was pressed. */
static void swap_arrows(const eatme_look *look, const eatme_yard *yard, const uint8_t *before, const uint8_t *now) {
    static const float would = 0.55f;
    const table_ui *t = look->t;
    const ui_frame *ui = look->d->ui;
    const int held = t->pick[PICK_HELD] - 1, n = look->pub->n;
    unsigned drawn[EATME_SEATS] = {0};

    for (int i = 0; i < t->pick[PICK_CHANGES]; i++) {
        const int a = t->pick[PICK_FIRST + i] / EATME_SEATS, b = t->pick[PICK_FIRST + i] % EATME_SEATS;
        if (a < n && b < n && before[a] != now[a] && before[b] != now[b] && !(drawn[a] >> b & 1)) {
            eatme_draw_swap(look, yard, now, a, b, 1.0f);
            drawn[a] |= 1u << b;
            drawn[b] |= 1u << a;
        }
    }
    const bool focus = ui->show_focus && ui->focus_name != NULL && strcmp(ui->focus_name, ZONE_SEAT) == 0,
               hover = !focus && ui->hover_name != NULL && strcmp(ui->hover_name, ZONE_SEAT) == 0;
    const int other = focus ? ui->focus_n : hover ? ui->hover_n : held;
    if (held >= 0 && held < n && other >= 0 && other < n && other != held) {
        eatme_draw_swap(look, yard, now, held, other, would);
    }
}

void eatme_draw_cast_zones(const eatme_look *look, const eatme_yard *yard) {
    ui_draw *d = look->d;
    uint8_t before[EATME_SEATS], now[EATME_SEATS];

    if (!both_casts(look, before, now)) {
        return;
    }
    for (int place = 0; place < yard->n; place++) {
        const int seat = eatme_seat_at(yard, place);
        ui_zone_add(d, ZONE_SEAT, seat, eatme_house_zone(d->ui, yard, place),
                    UI_ZONE_OPTION | UI_ZONE_DRAG | UI_ZONE_DROP);
        if (look->t->pick[PICK_HELD] == seat + 1 && look->t->page != EATME_PAGE_PAST) { /* it would stand out of it */
            held_mark(d, yard, place, now[seat]);
        }
        ui_focus(d, yard->at[place].place.plate, ZONE_SEAT, seat);
    }
}

void eatme_draw_cast_arrows(const eatme_look *look, const eatme_yard *yard) {
    uint8_t before[EATME_SEATS], now[EATME_SEATS];

    if (both_casts(look, before, now)) {
        swap_arrows(look, yard, before, now);
    }
}

/* Two arrows past each other: it can change, would, or has changed. */
static void swap_sign(ui_draw *d, const eatme_spot *s, ui_colour fill) {
    static const float in = 6.0f, box = 24.0f;
    static const float arrow[2][5][2] = {{{4, 8}, {19, 8}, {15, 3.6f}, {20, 8}, {15, 12.4f}},
                                         {{20, 16}, {5, 16}, {9, 11.6f}, {4, 16}, {9, 20.4f}}};
    const ui_rect disc = eatme_swap_sign(d->ui, s);
    const float k = (disc.w - 2 * in) / box;
    cut_svg svg;
    cut_begin(&svg);

    cut_text(&svg, "<path d=\"");
    for (int i = 0; i < 2; i++) {
        for (int p = 0; p < 5; p++) {
            cut_point(&svg, p == 0 || p == 2 ? 'M' : 'L', arrow[i][p][0] * k, arrow[i][p][1] * k);
        }
    }
    cut_text(&svg, "\" fill=\"none\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    cut_paint(&svg, "stroke", UI_INK_900);
    cut_text(&svg, "/>");
    ui_disc(d, disc, fill, UI_INK_900, 2.0f);
    ui_shape(d, ui_inset(disc, in), svg.at);
}

void eatme_draw_cast_frames(const eatme_look *look, const eatme_yard *yard) {
    uint8_t before[EATME_SEATS], now[EATME_SEATS];

    if (!both_casts(look, before, now)) {
        return;
    }
    for (int place = 0; place < yard->n; place++) {
        const int seat = eatme_seat_at(yard, place);
        const ui_rect plate = yard->at[place].place.plate;
        const bool held = look->t->pick[PICK_HELD] == seat + 1;
        ui_seat_frame(look->d, plate, held ? UI_LANTERN : UI_PAPER_200, held);
        const bool changed = now[seat] != before[seat];
        swap_sign(look->d, &yard->at[place], held ? UI_LANTERN : changed ? UI_PAPER_100 : UI_PAPER_400);
    }
}

/* Large words stand without their signs rather than in two sizes. */
static bool signs_fit(const ui_frame *ui, float w, const char *back, const char *give) {
    const float edges = 24.0f, sign = 44.0f;

    return fmaxf(ui_label_width(ui, &UI_STYLE_BUTTON, back), ui_label_width(ui, &UI_STYLE_BUTTON, give)) <=
           w - edges - sign;
}

static const char *longer_of(const ui_frame *ui, const char *a, const char *b) {
    return ui_label_width(ui, &UI_STYLE_BUTTON, a) > ui_label_width(ui, &UI_STYLE_BUTTON, b) ? a : b;
}

/* Of two beside each other the longer word has the more room where both have too little. */
static void share_room(const ui_frame *ui, ui_rect at[2], const char *back, const char *give) {
    const float edges = 28.0f, between = at[1].x - at[0].x - at[0].w;
    const float left = ui_label_width(ui, &UI_STYLE_BUTTON, back) + edges,
                right = ui_label_width(ui, &UI_STYLE_BUTTON, give) + edges, both = at[0].w + at[1].w;

    if (at[0].y != at[1].y || fmaxf(left, right) <= at[0].w) {
        return;
    }
    at[0].w = both * left / (left + right);
    at[1].x = at[0].x + at[0].w + between;
    at[1].w = both - at[0].w;
}

/* Their places stay, whatever was pressed; what a button is called goes before it is called otherwise. Nobody gives
 * with one still in the hand. */
static void draw_buttons(const eatme_look *look, ui_rect at[2]) {
    static const float shadow = 5.0f;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    uint8_t cast[EATME_SEATS];
    const bool held = t->pick[PICK_HELD] > 0, changed = t->pick[PICK_CHANGES] > 0 || held;
    const bool gives = eatme_gives(look);
    const char *back = ui_say(d, "eatme.table.back"), *give = ui_say(d, "eatme.table.give");
    const char *keep = ui_say(d, "eatme.table.keep"), *longer = longer_of(d->ui, keep, give);
    const bool signs = signs_fit(d->ui, at[0].w, back, longer);
    share_room(d->ui, at, back, longer);
    work(look->pub, t, cast);
    const unsigned can = !held && cast_move(t, look->pub->n, cast) != NULL ? UI_ZONE_DEFAULT : UI_ZONE_OFF;
    ui_button(d, at[0], ZONE_BACK, 0, back, signs ? "arrow_left" : NULL, UI_PLAIN, changed ? 0u : UI_ZONE_OFF);
    ui_sentence_mark(d, ui_inset(at[1], -shadow), gives ? give : keep, NULL);
    ui_button(d, at[1], EATME_ZONE_GIVE, 0, gives ? give : keep,
              !signs  ? NULL
              : gives ? "hand"
                      : "check",
              gives ? UI_PRIMARY : UI_PLAIN, can);
}

/* At the edge of whoever hands out, on a flat table. While the sheet of past choices is open, that is closed first.
 */
static void say_buttons(const eatme_look *look) {
    const table_ui *t = look->t;
    const bool sheet = t->page == EATME_PAGE_PAST;
    ui_draw *d = look->d;
    ui_rim *rim = d->ui->rim;
    const int who = eatme_caster(look->pub);
    const bool held = t->pick[PICK_HELD] > 0, gives = eatme_gives(look);
    uint8_t cast[EATME_SEATS];

    work(look->pub, t, cast);
    const unsigned can =
        !held && cast_move(t, look->pub->n, cast) != NULL ? sheet ? 0u : UI_ZONE_DEFAULT : UI_ZONE_OFF;
    const unsigned back = t->pick[PICK_CHANGES] > 0 || held ? 0u : UI_ZONE_OFF;
    ui_rim_add_own(rim, who, (ui_rim_act){ZONE_BACK, ui_say(d, "eatme.table.back"), 0, back, true});
    ui_rim_add_own(rim, who,
                   (ui_rim_act){EATME_ZONE_GIVE, ui_say(d, gives ? "eatme.table.give" : "eatme.table.keep"), 0, can,
                                !gives || sheet});
}

/* They stand beside the Wolf's plate, whoever that is. */
void eatme_draw_cast_buttons(const eatme_look *look, const eatme_yard *yard) {
    ui_rect at[2] = {yard->button[0], yard->button[1]};

    if (eatme_hands_out(look) && yard->flat) {
        say_buttons(look);
    } else if (eatme_hands_out(look)) {
        draw_buttons(look, at);
    }
}

const char *eatme_cast_hint(const eatme_look *look) {
    const table_ui *t = look->t;
    const int held = t->pick[PICK_HELD] - 1, changes = t->pick[PICK_CHANGES];
    const int caster = eatme_caster(look->pub);

    if (t->page == EATME_PAGE_MUST_WOLF) {
        return UI_SAY(look->d, "eatme.table.must_wolf", TEXT_STR("name", eatme_name(look, caster)));
    }
    if (held >= 0) {
        return UI_SAY(look->d, "eatme.table.held", TEXT_STR("name", eatme_name(look, held)));
    }
    if (changes > 0) {
        return UI_SAY(look->d, "eatme.table.changes", TEXT_NUM("n", changes));
    }
    return ui_say(look->d,
                  look->pub->phase == EATME_PHASE_RECAST ? "eatme.table.lost_hint" : "eatme.table.swap_hint");
}

/* ---- input ---- */

static void swap(const eatme_pub *pub, table_ui *t, int a, int b) {
    uint8_t cast[EATME_SEATS];

    work(pub, t, cast);
    for (int i = 0; i < pub->n; i++) {
        t->pick[PICK_CAST + i] = (uint8_t)(cast[i] + 1);
    }
    const uint8_t kept = t->pick[PICK_CAST + a];
    t->pick[PICK_CAST + a] = t->pick[PICK_CAST + b];
    t->pick[PICK_CAST + b] = kept;
}

/* Of more changes than can be kept the oldest cannot be taken back one by one. */
static void remember(table_ui *t, int a, int b) {
    uint8_t *change = &t->pick[PICK_FIRST];

    if (t->pick[PICK_CHANGES] == MOST_CHANGES) {
        memmove(change, change + 1, MOST_CHANGES - 1);
        t->pick[PICK_CHANGES]--;
    }
    change[t->pick[PICK_CHANGES]++] = (uint8_t)(a * EATME_SEATS + b);
}

static void take_back(const eatme_pub *pub, table_ui *t) {
    if (t->pick[PICK_HELD] > 0) {
        t->pick[PICK_HELD] = 0;
    } else if (t->pick[PICK_CHANGES] > 0) {
        const int last = t->pick[PICK_FIRST + --t->pick[PICK_CHANGES]];
        swap(pub, t, last / EATME_SEATS, last % EATME_SEATS);
    }
}

/* Not a toggle: a drag presses the seat that is held once more. */
static void press_seat(const eatme_pub *pub, table_ui *t, int seat) {
    const int held = t->pick[PICK_HELD] - 1;
    uint8_t cast[EATME_SEATS];

    if (seat < 0 || seat >= pub->n || held == seat) {
        return;
    }
    if (held < 0) {
        t->pick[PICK_HELD] = (uint8_t)(seat + 1);
        return;
    }
    t->pick[PICK_HELD] = 0;
    work(pub, t, cast);
    if (eatme_caster_is_wolf(pub) && (cast[held] == EATME_WOLF || cast[seat] == EATME_WOLF)) {
        t->page = EATME_PAGE_MUST_WOLF;
        return;
    }
    swap(pub, t, held, seat);
    remember(t, held, seat);
}

bool eatme_cast_input(const eatme_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const eatme_pub *pub = look->pub;
    uint8_t cast[EATME_SEATS];

    t->page = 0;
    if (ui_chose(in, ZONE_SEAT)) {
        press_seat(pub, t, in->n);
    } else if (ui_chose(in, ZONE_BACK)) {
        take_back(pub, t);
    } else if (ui_chose(in, EATME_ZONE_GIVE)) {
        work(pub, t, cast);
        const nt_move *found = t->pick[PICK_HELD] > 0 ? NULL : cast_move(t, pub->n, cast);
        *has_move = found != NULL;
        if (found != NULL) {
            *move = *found;
        }
    } else {
        return false;
    }
    t->picks = t->pick[PICK_CHANGES] + (t->pick[PICK_HELD] > 0);
    return true;
}
