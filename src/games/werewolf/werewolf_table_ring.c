/* The ring of up to twenty seats: places, plates, threads of votes. From the public part alone. */
#include <math.h>
#include <stdio.h>

#include "ui/cut.h"
#include "werewolf_table.h"

/* Half the disc of a seat's votes, which stands half beyond the right end of its plate: at the left is the emblem. */
static const float half_total = 22.0f;

/* Whether this event is being told; totals are told seat by seat. */
static bool tells(const werewolf_look *look, int kind) {
    return look->t->part < 1.0f && look->t->event.kind == kind;
}

/* How much of a plate it covers: where plates stand close it lies within. */
static float total_room(int n) {
    return n > 12 ? 2 * half_total : half_total + 8;
}

/* What a plate's words and signs leave free at its right end. */
static float right_room(const werewolf_look *look, int seat) {
    return werewolf_votes_landed(look, seat) > 0 ? total_room(look->pub->n) : 8.0f;
}

/* ---- places ---- */

static float plate_width(int n) {
    return n <= 8 ? 188.0f : n <= 12 ? 180.0f : n <= 15 ? 168.0f : n <= 18 ? 156.0f : 150.0f;
}

static float plate_height(int n) {
    return n <= 12 ? 70.0f : n <= 15 ? 66.0f : 60.0f;
}

static ui_rect around(float x, float y, float w, float h) {
    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

/* An oval with fuller corners than an ellipse, clockwise from its lowest point. Its quarters are alike, and each is
 * the same backwards: to_side is how far out of the middle column each step of the first one stands, in halves of its
 * width. */
enum { QUARTER = 180, STEPS = 4 * QUARTER };
typedef struct {
    ui_rect area;
    float to_side[QUARTER + 1];
} oval;

static void oval_in(oval *o, ui_rect area) {
    o->area = area;
    o->to_side[0] = 0;
    for (int i = 1; i < QUARTER; i++) {
        o->to_side[i] = powf(sinf(1.5707963f * (float)i / QUARTER), 2.0f / 2.35f);
    }
    o->to_side[QUARTER] = 1;
}

static void oval_point(const oval *o, int step, float *x, float *y) {
    const int quarter = step / QUARTER % 4, i = step % QUARTER;
    const float near = o->to_side[i], far = o->to_side[QUARTER - i], c = quarter % 2 ? far : near,
                s = quarter % 2 ? near : far;

    *x = o->area.x + o->area.w / 2 * (1 + (quarter < 2 ? -c : c));
    *y = o->area.y + o->area.h / 2 * (1 + (quarter == 1 || quarter == 2 ? -s : s));
}

/* How many plates side by side or one above the other lie between two points. */
static float plates_between(float dx, float dy, float w, float h) {
    const float across = fabsf(dx) / w, down = fabsf(dy) / h;
    return across > down ? across : down;
}

/* Seat 1 stands at the right of the lower edge, the others follow clockwise, with equal room for their plates. */
static void on_oval(ui_rect area, int n, float w, float h, werewolf_ring *ring) {
    const float slack =
        0.001f; /* sums of many steps: who sits opposite, or at the top, stands level and in the middle */
    float at[STEPS + 1] = {0}, x0, y0, x, y;
    oval path;

    oval_in(&path, (ui_rect){area.x + w / 2, area.y + h / 2, area.w - w, area.h - h});
    oval_point(&path, 0, &x0, &y0);
    for (int i = 1; i <= STEPS; i++) {
        oval_point(&path, i, &x, &y);
        at[i] = at[i - 1] + plates_between(x - x0, y - y0, w, h * 1.2f);
        x0 = x;
        y0 = y;
    }
    for (int seat = 0; seat < n; seat++) {
        /* The first one half a place before the lowest point, where the round ends. */
        const float want = at[STEPS] * ((float)(seat == 0 ? n : seat) - 0.5f) / (float)n;
        int i = 0;
        while (i < STEPS && at[i] < want - slack) {
            i++;
        }
        oval_point(&path, i, &x, &y);
        ring->plate[seat] = around(x, y, w, h);
    }
    const float in_x = w + 26, in_y = h + (w <= h   ? 22.0f
                                           : n > 12 ? 86.0f
                                                    : 56.0f); /* below and above plates stands "to act" */
    ring->middle = (ui_rect){area.x + in_x, area.y + in_y, area.w - 2 * in_x, area.h - 2 * in_y};
}

/* On a tall frame the seats stand along the edges: short rows above and below, columns at the sides. */
static void on_edges(ui_rect area, int n, float w, float h, werewolf_ring *ring) {
    const int row = n <= 8 ? 2 : 3, low = row, high = n % 2 ? row - 1 : row, side = (n - low - high) / 2;
    const float left = area.x + w / 2, right = area.x + area.w - w / 2;
    const float top = area.y + h / 2, bottom = area.y + area.h - h / 2;
    int at = 0;

    for (int i = 0; i < low; i++) {
        const float x = right - (right - left) * ((float)i + 0.5f) / (float)low;
        ring->plate[at++] = around(x, bottom, w, h);
    }
    for (int i = 0; i < side; i++) {
        ring->plate[at++] = around(left, bottom - (bottom - top) * (float)(i + 1) / (float)(side + 1), w, h);
    }
    for (int i = 0; i < high; i++) {
        const float x = left + (right - left) * ((float)i + 0.5f) / (float)high;
        ring->plate[at++] = around(x, top, w, h);
    }
    for (int i = 0; i < side; i++) {
        ring->plate[at++] = around(right, top + (bottom - top) * (float)(i + 1) / (float)(side + 1), w, h);
    }
    ring->middle = (ui_rect){area.x + w + 14, area.y + h + 50, area.w - 2 * w - 28, area.h - 2 * h - 100};
}

werewolf_ring werewolf_ring_of(const ui_frame *ui, int n, bool discs) {
    werewolf_ring ring = {.apron = ui_apron_height(ui)};
    const bool tall = ui->height > ui->width;
    const float corner = tall ? 84.0f : 10.0f;
    /* The apron's crest rises above its height: a row of plates ends above it. */
    const float crest = tall ? 24.0f : 12.0f;
    const ui_rect area = {16, corner, ui->width - 32, ui->height - ring.apron - corner - crest};
    /* Where there are few seats their plates grow with the text. */
    const float more = n <= 8 ? ui->text_scale - 1.0f : 0.0f;
    float w = plate_width(n) + 24.0f * more, h = plate_height(n) + 20.0f * more;

    if (discs) {
        w = h = n <= 12 ? 92.0f : 80.0f;
    }
    if (tall) {
        on_edges(area, n, w, h, &ring);
    } else {
        on_oval(area, n, w, h, &ring);
    }
    return ring;
}

/* Low in the middle plates stand on both sides. */
ui_rect werewolf_button_row(const ui_frame *ui, ui_rect middle) {
    const bool tall = ui->height > ui->width;

    return ui_centre(middle, fminf(middle.w, ui->width * (tall ? 0.9f : 0.52f)), middle.h);
}

ui_rect werewolf_judge_place(const ui_frame *ui, const char *word, bool held) {
    const float w = fminf(170.0f, ui_label_width(ui, &UI_STYLE_BUTTON, word) + (held ? 70.0f : 40.0f));

    return (ui_rect){ui->left_handed ? 20 : ui->width - w - 20, 16, w, fmaxf(48.0f, ui_target(ui))};
}

void werewolf_draw_judge_word(ui_draw *d, ui_rect at, ui_colour colour) {
    const float size = 30.0f, edge = 9.0f;
    const ui_rect sign = {at.x + edge, at.y + (at.h - size) / 2, size, size};
    const bool held = d->ui->held_name != NULL && strcmp(d->ui->held_name, ZONE_JUDGE) == 0;
    ui_label_style style = UI_STYLE_BUTTON;

    style.colour = colour;
    ui_ring(d, sign, 1.0f, colour, 1.8f);
    if (held) {
        ui_ring(d, sign, d->ui->held_part, UI_LANTERN, 4.0f);
    }
    ui_figure(d, "lantern", ui_inset(sign, 6), ui_theme(d->ui, colour));
    ui_label(d, (ui_rect){at.x + edge + size + 4, at.y + 1, at.w - 2 * edge - size - 4, at.h - 2}, &style,
             ui_say(d, "werewolf.judge.open"));
}

/* ---- small signs ---- */

void werewolf_draw_role(ui_draw *d, ui_rect disc, int role) {
    if (role >= WEREWOLF_ROLES) {
        ui_disc(d, disc, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "eye", ui_inset(disc, disc.w * 0.24f), UI_INK_500);
        return;
    }
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, werewolf_role[role].id, ui_inset(disc, disc.w * 0.1f), UI_INK_900);
}

void werewolf_draw_absent(ui_draw *d, ui_rect disc, int role) {
    ui_disc(d, disc, UI_INK_800, UI_INK_500, 1.6f);
    ui_figure(d, werewolf_role[role].id, ui_inset(disc, disc.w * 0.1f), UI_INK_500);
}

void werewolf_draw_turning(ui_draw *d, ui_rect disc, int back, int face, float part) {
    const float turned = fminf(1.0f, part / WEREWOLF_FACE_SEEN), wide = fabsf(1 - 2 * turned) * disc.w;
    const int role = turned < 0.5f ? back : face;

    if (wide < 0.9f * disc.w) { /* seen from the side: no figure */
        ui_disc(d, ui_centre(disc, fmaxf(4.0f, wide), disc.h), role < WEREWOLF_ROLES ? UI_PAPER_200 : UI_INK_800,
                UI_INK_500, 1.6f);
    } else {
        werewolf_draw_role(d, disc, role);
    }
}

void werewolf_draw_star(ui_draw *d, ui_rect at, ui_colour colour) {
    cut_svg s = {.n = 0};
    const float cx = at.w / 2, cy = at.h / 2;

    cut_text(&s, "<path d=\"");
    for (int i = 0; i < 10; i++) {
        const float r = (i % 2 ? 0.22f : 0.5f) * at.w, angle = -1.5707963f + 0.6283185f * (float)i;
        cut_point(&s, i ? 'L' : 'M', cx + r * cosf(angle), cy + r * sinf(angle));
    }
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_INK_900));
    cut_text(&s, " stroke-width=\"1.2\"/>");
    ui_shape(d, at, s.at);
}

/* ---- a seat ---- */

static bool acts(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    const table_ui *t = look->t;

    if (pub->ended) {
        return false;
    }
    if (pub->speaker == seat && (pub->step == WEREWOLF_STEP_SPEECH || pub->step == WEREWOLF_STEP_WORDS ||
                                 pub->step == WEREWOLF_STEP_CAMPAIGN || pub->step == WEREWOLF_STEP_PK_SPEECH)) {
        return true;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_DIRECTION:
    case WEREWOLF_STEP_DECLARE:
    case WEREWOLF_STEP_SAY:
    case WEREWOLF_STEP_RITES:
        return pub->asked[seat] != 0;
    case WEREWOLF_STEP_STAND:
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE: /* hands are up to all at once */
        return t->asked == seat && pub->asked[seat] && !werewolf_by_hands(look) && !werewolf_hands_stand(look);
    default:
        return false;
    }
}

typedef struct {
    ui_colour fill, border, text, quiet, disc;
} skin;

/* Whoever acts, or whom the hands that go up are for; nobody while the votes are counted. */
static bool lit(const werewolf_look *look, int seat) {
    return acts(look, seat) || (werewolf_candidate(look) == seat && !tells(look, WEREWOLF_EV_TOTAL));
}

static skin skin_of(const werewolf_look *look, int seat) {
    const ui_colour own = ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS];

    if (lit(look, seat)) {
        return (skin){UI_LANTERN, UI_LANTERN, UI_INK_900, UI_INK_900, own};
    }
    if (!look->pub->alive[seat]) {
        return (skin){0xFF171D2Eu, 0xFF616168u, UI_INK_500, UI_INK_500, 0xFF67666Cu};
    }
    return (skin){UI_INK_700, own, UI_PAPER_100, UI_PAPER_200, own};
}

static void frame_of(ui_draw *d, ui_rect at, const ui_seat *seat, const skin *k, bool shines, bool gone) {
    ui_plate(d, at, 21, k->fill, shines && !d->ui->high_contrast ? 0 : k->border, 2.5f, true);
    if (gone && d->ui->high_contrast) { /* greys are black there */
        ui_slot(d, ui_inset(at, 1), UI_PAPER_400);
        return;
    }
    if (seat->pattern % 3 == 1) {
        ui_plate(d, ui_inset(at, 5), 22, 0x00000000u, k->border, 1.4f, false);
    } else if (seat->pattern % 3 == 2) {
        ui_slot(d, ui_inset(at, 4), shines ? UI_INK_900 : k->border);
    }
}

/* The figure that stands for what all know of a seat, or NONE. */
static int figure_of(uint8_t role, uint8_t camp) {
    return role < WEREWOLF_ROLES        ? role
           : camp == WEREWOLF_CAMP_WOLF ? WEREWOLF_WEREWOLF
           : camp == WEREWOLF_CAMP_GOOD ? WEREWOLF_VILLAGER
                                        : WEREWOLF_NONE;
}

/* What all know of it, in the upper left corner; a card that is being shown turns there. */
static void known_card(const werewolf_look *look, ui_rect at, int seat) {
    const werewolf_pub *pub = look->pub;
    const nt_event *e = &look->t->event;
    const bool role_known = pub->role[seat] < WEREWOLF_ROLES;
    const float r = at.h * 0.62f, left = role_known ? r * 0.3f : at.h * 0.2f,
                up = role_known ? r * 0.35f : at.h * 0.22f;
    const ui_rect disc = {at.x - left, at.y - up, r, r};
    const int known = figure_of(pub->role[seat], pub->camp[seat]);

    if (tells(look, WEREWOLF_EV_SHOWN) && e->arg[0] == seat) {
        const int shown = figure_of(e->arg[2] < WEREWOLF_ROLES ? e->arg[2] : pub->role[seat], e->arg[1]);
        werewolf_draw_turning(look->d, disc, known, shown, look->t->part);
    } else if (known != WEREWOLF_NONE) {
        werewolf_draw_role(look->d, disc, known);
    }
}

/* The first place in a plate's upper right corner. */
static ui_rect first_sign(const werewolf_look *look, ui_rect at, int seat) {
    const float s = fminf(26.0f, at.h * 0.42f);

    return (ui_rect){at.x + at.w - s - right_room(look, seat), at.y + 7, s, s};
}

/* In the upper right corner, from the right: badge, gravestone or silence. */
static void signs(const werewolf_look *look, ui_rect at, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_rect first = first_sign(look, at, seat);
    const float s = first.w, y = first.y;
    float x = first.x;

    if (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat && !tells(look, WEREWOLF_EV_BADGE)) {
        werewolf_draw_star(d, (ui_rect){x, y, s, s}, lit(look, seat) ? UI_INK_900 : UI_YELLOW);
        x -= s + 3;
    }
    if (!pub->alive[seat]) {
        const float stone = at.h * 0.5f;
        ui_figure(d, "tomb", (ui_rect){x + s - stone, at.y + 5, stone, stone},
                  lit(look, seat) ? UI_INK_900 : UI_INK_500);
    } else if (pub->silenced == seat && pub->night == 0) {
        ui_figure(d, "hush", (ui_rect){x, y, s, s}, lit(look, seat) ? UI_INK_900 : UI_EMBER);
    }
    if (look->h->kind == HOSTING_JUDGE) { /* he has the roles, anyway */
        return;
    }
    known_card(look, at, seat);
}

typedef struct {
    ui_rect at;
    ui_label_style style;
    bool beside, within, left, low; /* within: the wedge stands on the strip, which stands beside the plate */
} cue_place;

/* "to act": a strip as wide as the plate below it, or above where the table is above, and a wedge towards the table,
 * beside the plate where the middle lies beside it. Plates that stand close leave a short strip its room. */
static cue_place cue_of(const werewolf_look *look, ui_rect at) {
    const ui_frame *ui = look->d->ui;
    const float x = at.x + at.w / 2, w = ui->width, h = 30, foot = ui->height - ui_apron_height(ui) - 40;
    const bool tall = ui->height > w, close = look->pub->n > 12, left = x<w * 0.26f, right = x> w * 0.74f;
    const bool beside = !tall && !close && (left || right);
    const bool low = beside ? at.y + at.h + h > foot : at.y + at.h / 2 > ui->height * 0.44f;
    ui_label_style style = UI_STYLE_SMALL;

    style.face = TEXT_BOLD;
    style.colour = UI_LANTERN;
    style.align = UI_MIDDLE;
    style.lines = 1;
    const float wish = ui_label_width(ui, &style, ui_say(look->d, "seat.to_act")) + 44;
    const float wide = close ? fminf(wish, 230.0f) : at.w;
    ui_rect strip = {fmaxf(4.0f, fminf(x - wide / 2, w - wide - 4)), low ? at.y - h - 7 : at.y + at.h + 7, wide, h};
    if (close && !tall) { /* the next plate stays free */
        strip.x = x < w / 2 ? at.x + at.w * 0.45f : at.x + at.w * 0.55f - wide;
    }
    /* In a vote there are few buttons beside, and many above. */
    const bool within = !tall && close && (left || right) && werewolf_shows_votes(look);
    if (within) {
        strip = (ui_rect){left ? at.x + at.w + half_total + 6 : at.x - wide - half_total - 6, at.y + (at.h - h) / 2,
                          wide, h};
    }
    return (cue_place){strip, style, beside, within, left, low};
}

static void cue(const werewolf_look *look, ui_rect plate) {
    static const float wedge = 24.0f, inner = 20.0f;
    ui_draw *d = look->d;
    const cue_place c = cue_of(look, plate);
    const float out = werewolf_shows_votes(look) ? half_total + 6 : 6.0f;
    const ui_rect side = {c.left ? plate.x + plate.w + out : plate.x - out - wedge, plate.y + (plate.h - wedge) / 2,
                          wedge, wedge};
    const bool last = c.within && c.left; /* on the strip's end, else at its beginning */
    const float first = c.beside || last ? 4.0f : inner + 8, taken = c.beside ? 8.0f : inner + 12;

    ui_plate(d, c.at, 23, UI_INK_950, 0, 0.0f, false);
    if (c.beside) {
        ui_wedge(d, side, c.left ? 1 : 3, UI_LANTERN);
    } else {
        ui_wedge(d, (ui_rect){last ? c.at.x + c.at.w - inner - 6 : c.at.x + 6, c.at.y + 5, inner, inner},
                 c.within ? c.left ? 1 : 3
                 : c.low  ? 0
                          : 2,
                 UI_LANTERN);
    }
    ui_label(d, (ui_rect){c.at.x + first, c.at.y + 1, c.at.w - taken, c.at.h - 2}, &c.style,
             ui_say(d, "seat.to_act"));
}

void werewolf_draw_given(const werewolf_look *look, ui_rect disc, int seat) {
    if (werewolf_hand_up(look, seat)) {
        const ui_rect hand = {disc.x - 6, disc.y + disc.h - 24, 32, 32};
        ui_disc(look->d, hand, UI_MOSS, UI_INK_900, 2.5f);
        ui_figure(look->d, "hand", ui_inset(hand, 5), UI_INK_900);
    } else if (werewolf_in_vote(look->pub) && look->pub->voted[seat]) {
        ui_disc(look->d, (ui_rect){disc.x + disc.w - 13, disc.y + disc.h - 13, 16, 16}, UI_PAPER_100, UI_INK_900,
                2.5f);
    }
}

void werewolf_draw_seat(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const ui_rect at = ring->plate[seat];
    const ui_seat *who = &look->t->seat[seat];
    ui_draw *d = look->d;
    const skin k = skin_of(look, seat);
    const float disc = fminf(at.h * 0.7f, at.w * 0.27f), x = at.x + disc + 18;
    ui_label_style number = UI_STYLE_NAME, name = UI_STYLE_NAME;
    char text[12];

    frame_of(d, at, who, &k, lit(look, seat), !look->pub->alive[seat] && !lit(look, seat));
    ui_seat_said(d, who, lit(look, seat) ? UI_SEAT_TO_ACT : look->pub->alive[seat] ? UI_SEAT_CALM : UI_SEAT_DEAD);
    const ui_rect round = {at.x + 9, at.y + (at.h - disc) / 2, disc, disc};
    if (look->pub->alive[seat]) {
        ui_seat_emblem(d, round, who);
    } else {
        ui_disc(d, round, k.disc, 0, 0.0f); /* black in high contrast */
        ui_figure(d, ui_emblem[who->emblem % UI_EMBLEMS], ui_inset(round, disc * 0.15f),
                  d->ui->high_contrast && !acts(look, seat) ? UI_PAPER_100 : UI_INK_900);
    }
    werewolf_draw_given(look, round, seat);
    snprintf(text, sizeof text, "%d", seat + 1);
    number.colour = k.text;
    name.colour = k.quiet;
    name.face = TEXT_BODY;
    const float half = (at.h - 12) / 2, w = at.x + at.w - x - right_room(look, seat);
    ui_label(d, (ui_rect){x, at.y + 6, 40, half}, &number, text);
    ui_label(d, (ui_rect){x, at.y + 6 + half, w, half}, &name, who->name);
    signs(look, at, seat);
}

void werewolf_draw_cues(const werewolf_look *look, const werewolf_ring *ring) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (acts(look, seat) && !look->t->locked) { /* whoever has acted stays lit until it has been told */
            cue(look, ring->plate[seat]);
        }
    }
}

/* ---- votes ---- */

static int best(const werewolf_look *look) {
    int most = 0;

    for (int i = 0; i < look->pub->n; i++) {
        const int seen = werewolf_votes_landed(look, i);
        most = seen > most ? seen : most;
    }
    return most;
}

/* How many seats have more votes: 0 leads. */
static int rank(const werewolf_look *look, int seat) {
    const int mine = werewolf_votes_landed(look, seat);
    int above = 0;

    for (int i = 0; i < look->pub->n; i++) {
        above += werewolf_votes_landed(look, i) > mine;
    }
    return above;
}

/* Where the threads of many voters meet on their way to one seat, and how they look. */
typedef struct {
    ui_rect meets;
    float bend_x, bend_y;
    ui_colour colour;
    bool bundled, leads;
} vote_thread;

static vote_thread thread_to(const werewolf_look *look, const werewolf_ring *ring, int to) {
    static const float trunk = 0.3f;
    const ui_frame *ui = look->d->ui;
    const bool many = look->pub->n > 12;
    const float mx = ui->width / 2, my = (ui->height - ui_apron_height(ui)) * 0.44f; /* above buttons and words */
    const ui_rect p = ring->plate[to];
    const float cx = p.x + p.w / 2, cy = p.y + p.h / 2, dx = mx - cx, dy = my - cy;
    const float out = fmaxf(fminf(trunk, 150.0f / fmaxf(hypotf(dx, dy), 1.0f)), 0.0f);
    const float edge = fminf(p.w / 2 / fmaxf(fabsf(dx), 1.0f), p.h / 2 / fmaxf(fabsf(dy), 1.0f));
    const int place = rank(look, to);
    const bool leads = place == 0 && werewolf_votes_landed(look, to) > 0;

    return (vote_thread){.meets = around(cx + dx * (edge + out), cy + dy * (edge + out), 4, 4),
                         .bend_x = mx,
                         .bend_y = my,
                         .colour = leads ? UI_LANTERN : UI_PAPER_200,
                         .bundled = many,
                         .leads = leads};
}

/* The lead is a double thread: it is told by its shape, too. */
static void draw_thread(const werewolf_look *look, ui_rect from, ui_rect to, const vote_thread *v, float part) {
    if (part > 0.0f) {
        (v->leads ? table_part_of_double_thread : table_part_of_thread)(look->d, from, to, v->bend_x, v->bend_y, part,
                                                                        v->colour);
    }
}

static void draw_threads_to(const werewolf_look *look, const werewolf_ring *ring, int to) {
    static const float to_meet = 0.75f; /* of the time, where threads meet before their end */
    const float grown = motion_out(motion_of(look->t->part, 0.0f, WEREWOLF_LANDED));
    vote_thread v = thread_to(look, ring, to);
    float most = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (look->pub->ballot[seat] == to && werewolf_sees_ballot(look, seat)) {
            const float part = werewolf_counts_ballot(look, seat) ? grown : 1.0f;
            draw_thread(look, ring->plate[seat], v.bundled ? v.meets : ring->plate[to], &v,
                        v.bundled ? motion_of(part, 0.0f, to_meet) : part);
            most = fmaxf(most, part);
        }
    }
    if (v.bundled) { /* straight from there */
        v.bend_x = v.meets.x + v.meets.w / 2;
        v.bend_y = v.meets.y + v.meets.h / 2;
        draw_thread(look, v.meets, ring->plate[to], &v, motion_of(most, to_meet, 1.0f));
    }
}

/* Where many sit only the seat that is counted or called has its threads, and between two those who lead. */
static bool has_threads(const werewolf_look *look, int to) {
    const int called = tells(look, WEREWOLF_EV_TOTAL) ? look->t->event.arg[0] : werewolf_candidate(look);

    return look->pub->n <= 12 || (called >= 0 ? to == called : rank(look, to) == 0);
}

void werewolf_draw_threads(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;

    if (werewolf_in_vote(pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST) {
        return;
    }
    for (int last = pub->n; last >= 0; last--) { /* the leading ones lie above */
        for (int to = 0; to < pub->n; to++) {
            if (rank(look, to) == last && has_threads(look, to)) {
                draw_threads_to(look, ring, to);
            }
        }
    }
}

/* The badge on its way: from whoever held it, or from the middle, to its new holder; it sinks where it is destroyed.
 */
void werewolf_draw_badge(const werewolf_look *look, const werewolf_ring *ring) {
    const nt_event *e = &look->t->event;
    const uint8_t n = look->pub->n, from = e->arg[0] < n ? e->arg[0] : look->pub->sheriff;

    if (!tells(look, WEREWOLF_EV_BADGE) || (from >= n && e->arg[1] >= n)) {
        return;
    }
    const float left = 1.0f - look->t->part, gone = 1.0f - left * left, more = 60.0f * left * (1 - left);
    const ui_rect a = from < n ? first_sign(look, ring->plate[from], from) : ui_centre(ring->middle, 26, 26);
    const ui_rect b = e->arg[1] < n ? first_sign(look, ring->plate[e->arg[1]], e->arg[1]) : a;
    const bool sinks = e->arg[1] >= n;

    werewolf_draw_star(look->d, ui_inset(table_between(a, b, gone), -more / 2),
                       sinks ? ui_fade(UI_YELLOW, left) : UI_YELLOW);
}

void werewolf_draw_totals(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;
    const int most = best(look);

    for (int seat = 0; seat < pub->n; seat++) {
        const int seen = werewolf_votes_landed(look, seat);
        if (seen > 0) {
            const ui_rect p = ring->plate[seat];
            const float x = fminf(p.x + p.w - total_room(pub->n), look->d->ui->width - 2 * half_total - 2);
            const ui_rect disc = {x, p.y + p.h / 2 - half_total, 2 * half_total, 2 * half_total};
            const bool now = tells(look, WEREWOLF_EV_TOTAL) && look->t->event.arg[0] == seat;
            table_disc(look->d, ui_inset(disc, now ? -6.0f : 0.0f), werewolf_votes(look->w, seen),
                       seen == most ? UI_LANTERN : UI_PAPER_100);
        }
    }
}
