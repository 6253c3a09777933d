/* A seat as it is drawn: plate or disc, emblem, name and signs; totals of votes and the badge. From the public part
 * alone.
 */
#include <math.h>
#include <stdio.h>

#include "ui/cut.h"
#include "ui/edges.h"
#include "ui/frame.h"
#include "werewolf_table.h"

/* Whether this event is being told; totals are told seat by seat. */
static bool tells(const werewolf_look *look, int kind) {
    return look->t->part < 1.0f && look->t->event.kind == kind;
}

/* ---- small signs ---- */

const char *werewolf_out_sign(const werewolf_pub *pub, int seat) {
    return pub->out_how[seat] == WEREWOLF_OUT_EXILE ? "bundle" : "tomb";
}

/* What stands on a disc, as narrow as this is seen while it turns. */
static ui_rect on_disc(ui_rect disc, float in) {
    return ui_centre(disc, disc.w * (1 - 2 * in), disc.h * (1 - 2 * in));
}

void werewolf_draw_role(ui_draw *d, ui_rect disc, int role) {
    if (role >= WEREWOLF_ROLES) {
        ui_disc(d, disc, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "eye", on_disc(disc, 0.24f), UI_INK_500);
        return;
    }
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, werewolf_role[role].id, on_disc(disc, 0.1f), UI_INK_900);
}

void werewolf_draw_absent(ui_draw *d, ui_rect disc, int role) {
    const ui_colour pale = d->ui->high_contrast ? UI_PAPER_100 : UI_INK_500;

    ui_disc(d, disc, UI_INK_800, pale, 1.6f);
    ui_figure(d, werewolf_role[role].id, ui_inset(disc, disc.w * 0.1f), pale);
}

void werewolf_draw_side(ui_draw *d, ui_rect disc, bool wolves) {
    const ui_colour ink = ui_theme(d->ui, wolves ? UI_EMBER : UI_PAPER_200);

    ui_disc(d, disc, UI_INK_950, ink, 1.2f);
    ui_figure(d, wolves ? "moon" : "home", on_disc(disc, wolves ? 0.2f : 0.17f), ink);
}

void werewolf_draw_turning(ui_draw *d, ui_rect disc, int back, int face, float part) {
    const float turned = fminf(1.0f, part / WEREWOLF_FACE_SEEN), wide = fabsf(1 - 2 * turned) * disc.w;

    werewolf_draw_role(d, ui_centre(disc, fmaxf(4.0f, wide), disc.h), turned < 0.5f ? back : face);
}

/* Its five points, and as many corners between them. */
static void star_shape(cut_svg *s, ui_rect at) {
    const float cx = at.w / 2, cy = at.h / 2;

    cut_text(s, "<path d=\"");
    for (int i = 0; i < 10; i++) {
        const float r = (i % 2 ? 0.22f : 0.5f) * at.w, angle = -1.5707963f + 0.6283185f * (float)i;
        cut_point(s, i ? 'L' : 'M', cx + r * cosf(angle), cy + r * sinf(angle));
    }
    cut_text(s, "Z\"");
}

void werewolf_draw_star(ui_draw *d, ui_rect at, ui_colour colour) {
    cut_svg s;
    cut_begin(&s);

    star_shape(&s, at);
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_INK_900));
    cut_text(&s, " stroke-width=\"1.2\"/>");
    ui_shape(d, at, s.at);
}

/* Of who stands for it and does not have it yet. */
static void draw_hollow_star(ui_draw *d, ui_rect at, ui_colour colour) {
    cut_svg s;
    cut_begin(&s);

    star_shape(&s, at);
    cut_text(&s, " fill=\"none\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, colour));
    cut_text(&s, " stroke-width=\"2\" stroke-linejoin=\"round\"/>");
    ui_shape(d, at, s.at);
}

/* ---- a seat ---- */

typedef struct {
    ui_colour fill, border, text, quiet, disc;
} skin;

/* What is drawn on gold, and not on the seat's own ground. */
static bool on_gold(const werewolf_look *look, int seat) {
    return werewolf_light(look, seat) > 0.5f;
}

static skin skin_of(const werewolf_look *look, int seat) {
    const ui_colour own = ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS];
    const skin dead = {0xFF171D2Eu, 0xFF616168u, UI_INK_500, UI_INK_500, 0xFF67666Cu},
               lives = {UI_INK_700, own, UI_PAPER_100, UI_PAPER_200, own};
    const float light = werewolf_light(look, seat);
    skin k = look->pub->alive[seat] ? lives : dead;

    if (light <= 0.0f) {
        return k;
    }
    k.fill = ui_mix(k.fill, UI_LANTERN, light);
    k.border = ui_mix(k.border, UI_LANTERN, light);
    if (on_gold(look, seat)) {
        k.text = k.quiet = UI_INK_900;
        k.disc = own;
    }
    return k;
}

static void frame_of(ui_draw *d, ui_rect at, const ui_seat *seat, const skin *k, bool shines, bool gone) {
    ui_plate(d, at, 21, k->fill, shines && !d->ui->high_contrast ? 0 : k->border, 2.5f, true);
    if (gone && d->ui->high_contrast) { /* greys are black there */
        ui_slot(d, ui_inset(at, 1), UI_PAPER_400);
        return;
    }
    if (seat->pattern % 3 == 2 && shines) { /* as bright as all that are lit */
        ui_dashes(d, ui_inset(at, 4), UI_INK_900);
    } else if (seat->pattern % 3 == 2) {
        ui_slot(d, ui_inset(at, 4), k->border);
    }
}

/* Whoever may be touched: its frame is lighter, in place of its own: two of them at twenty seats were a thicket;
 * where all who live may be it keeps its own, since all alike would hide the seats' colours. In high contrast all
 * frames are white, and it has a second one. Emblem and signs that lie over the edge come after it. */
static void draw_touch(ui_draw *d, ui_rect at, werewolf_touch touch) {
    const bool on = touch == WEREWOLF_TOUCH_ON;
    const ui_colour colour = on ? UI_MOSS : UI_PAPER_200;

    if (touch == WEREWOLF_TOUCH_NONE) {
        return;
    }
    if (d->ui->rim != NULL) {
        ui_disc(d, ui_inset(at, -7), 0x00000000u, colour, on ? 4.0f : 1.4f);
    } else if (on || d->ui->high_contrast) {
        ui_plate(d, ui_inset(at, -5), 24, 0x00000000u, colour, on ? 4.0f : 1.4f, false);
    } else {
        if (touch == WEREWOLF_TOUCH_MAY) {
            ui_plate(d, at, 21, 0x00000000u, colour, 2.6f, false);
        }
        ui_seat_corners(d, at, colour);
    }
}

/* The figure that stands for a role, else for a camp, or NONE. */
static int figure_of(uint8_t role, uint8_t camp) {
    return role < WEREWOLF_ROLES        ? role
           : camp == WEREWOLF_CAMP_WOLF ? WEREWOLF_WEREWOLF
           : camp == WEREWOLF_CAMP_GOOD ? WEREWOLF_VILLAGER
                                        : WEREWOLF_NONE;
}

/* What stands for all that is known of a seat: a role, or WEREWOLF_NONE. */
static int known_role(const werewolf_pub *pub, int seat) {
    return figure_of(pub->role[seat], pub->camp[seat]);
}

int werewolf_shown_role(const werewolf_pub *pub, const nt_event *e) {
    return figure_of(e->arg[2] < WEREWOLF_ROLES ? e->arg[2] : pub->role[e->arg[0]], e->arg[1]);
}

static const float right_room = 8.0f; /* what a plate's words and signs leave free at its right end */

/* The first place in the upper right corner of a plate, or of a disc. */
#define BADGE_OVER 4.0f /* so far a medal reaches over it, on all sides */

static ui_rect first_sign(ui_rect at) {
    const float s = fminf(26.0f, at.h * 0.42f);
    const float name = (at.h - 12) / 2 + 6; /* where it begins on a narrow plate, which it may fill */
    const float down = werewolf_lies_over(at) ? fminf(7.0f, name - s - BADGE_OVER) : 7.0f;

    return (ui_rect){at.x + at.w - s - right_room, at.y + down, s, s};
}

/* The same, beside what a vote puts over that corner; for the whole of it, so that nothing moves. */
static ui_rect first_clear(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    static const float air = 2.0f + BADGE_OVER;
    const ui_rect at = ring->plate[seat], mark = werewolf_mark_place(look->d->ui, ring, seat);
    const bool marked = werewolf_in_vote(look->pub) || werewolf_hands_stand(look);
    ui_rect first = first_sign(at);

    if (marked && mark.y < at.y) {
        first.x = fminf(first.x, mark.x - air - first.w);
    }
    return first;
}

/* Before that place what all know of it stands, whole within the plate, above the name. */
static ui_rect known_place(ui_rect at, ui_rect first) {
    static const float air = 3.0f;
    const float r = at.h * 0.45f;

    return (ui_rect){first.x - air - r, at.y + air, r, r};
}

static bool turns_up(const werewolf_look *look, int seat) {
    return tells(look, WEREWOLF_EV_SHOWN) && look->t->event.arg[0] == seat;
}

/* What all know of it; a card that is being shown turns there. A lit plate and the sun are as bright as its disc. */
static void known_card(const werewolf_look *look, ui_rect disc, int seat) {
    static const float rim = 2.5f;
    const nt_event *e = &look->t->event;
    const int known = known_role(look->pub, seat);

    if (turns_up(look, seat)) {
        werewolf_draw_turning(look->d, disc, known, werewolf_shown_role(look->pub, e), look->t->part);
    } else if (known != WEREWOLF_NONE) {
        ui_disc(look->d, ui_inset(disc, -rim), UI_INK_950, 0, 0.0f);
        werewolf_draw_role(look->d, disc, known);
    }
}

/* The Sheriff's, a medal as in its pictures: a star alone is a candidate's, too. */
static void draw_badge(ui_draw *d, ui_rect sign) {
    const ui_rect medal = ui_inset(sign, -BADGE_OVER);

    ui_disc(d, medal, UI_INK_950, UI_YELLOW, 2.0f);
    werewolf_draw_star(d, ui_inset(medal, medal.w * 0.16f), UI_YELLOW);
}

/* For Sheriff, who is not elected yet. */
static void draw_candidate(const werewolf_look *look, ui_rect at, int seat, ui_colour colour) {
    const float seen = werewolf_candidate_seen(look, seat);

    if (seen < 1.0f) {
        ui_group_faded(look->d, at, seen);
    }
    draw_hollow_star(look->d, at, colour);
    if (seen < 1.0f) {
        ui_group_end(look->d);
    }
}

/* Until its picture has told what becomes of it. */
static bool holds_badge(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    const bool gone = tells(look, WEREWOLF_EV_BADGE) && look->t->part > 0.5f;

    return pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat && !gone;
}

/* In the upper right corner, from the right: badge, or that it is stood for, gravestone, an exile's bundle or
 * silence; before them the role. Three have no room: the stone of a grey plate gives way to the role, and this to
 * silence. */
static void signs(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const ui_rect at = ring->plate[seat], first = first_clear(look, ring, seat);
    const float s = first.w, y = first.y;
    const bool badge = holds_badge(look, seat);
    const bool hushed = pub->alive[seat] && pub->silenced == seat && pub->night == 0;
    const bool has_role = look->h->kind != HOSTING_JUDGE && /* he has the roles, anyway */
                          (turns_up(look, seat) || known_role(pub, seat) != WEREWOLF_NONE);
    const bool starred = badge || werewolf_candidate_seen(look, seat) > 0.0f;
    const float x = starred ? first.x - s - 3 - (badge ? BADGE_OVER : 0.0f) : first.x;

    if (badge) {
        draw_badge(d, first);
    } else if (starred) {
        draw_candidate(look, first, seat, on_gold(look, seat) ? UI_INK_900 : UI_YELLOW);
    }
    if (!pub->alive[seat] && !(starred && has_role)) {
        const float stone = at.h / 2 - 4; /* beside the number, above the name */
        ui_figure(d, werewolf_out_sign(pub, seat), (ui_rect){x + s - stone, at.y + 4, stone, stone},
                  on_gold(look, seat)    ? UI_INK_900
                  : d->ui->high_contrast ? UI_PAPER_100
                                         : UI_INK_500);
    } else if (hushed) {
        ui_figure(d, "hush", (ui_rect){x, y, s, s}, on_gold(look, seat) ? UI_INK_900 : UI_EMBER);
    }
    if (has_role && !(starred && hushed)) {
        known_card(look, known_place(at, badge ? ui_inset(first, -BADGE_OVER) : first), seat);
    }
}

/* Of a plate on which words have little room. */
static bool is_close(const ui_frame *ui, ui_rect plate) {
    return ui_large_words(ui) || werewolf_lies_over(plate);
}

static float emblem_on(const ui_frame *ui, ui_rect plate) {
    return fminf(plate.h * 0.7f, plate.w * (is_close(ui, plate) ? 0.24f : 0.27f));
}

/* Where emblem, number and name of a plate stand. */
typedef struct {
    ui_rect emblem, number, name;
} inside;

/* The plate's width for the name, and most of its height; emblem and number stand above. */
static inside inside_large(ui_rect at) {
    static const float edge = 8.0f, cue = 52.0f; /* what a neighbour's "to act" may cover */
    const float y = at.y + 3, high = werewolf_number_height(at), low = y + high;

    return (inside){werewolf_emblem_over(at, true),
                    {at.x + fmaxf(edge + high + 9, cue), y, 48, high},
                    {at.x + edge, low, at.w - 2 * edge, at.y + at.h - low}};
}

/* A name that has no room beside its emblem has a line of its own, below emblem and number. */
static inside inside_of(const ui_frame *ui, ui_rect at, bool wide, const ui_label_style *name, const char *text) {
    if (wide) {
        return inside_large(at);
    }
    const bool over = werewolf_lies_over(at);
    const ui_rect outside = werewolf_emblem_over(at, false);
    const float disc = over ? outside.w : emblem_on(ui, at), half = (at.h - 12) / 2;
    const float left = over ? outside.x : at.x + 9.0f;
    const float x = over ? left + disc + 6.0f : at.x + disc + (is_close(ui, at) ? 15.0f : 18.0f);
    const float small = half - 1, y = at.y + 6;
    const ui_rect beside = {x, y + half, at.x + at.w - x - (over ? 6.0f : right_room), half};

    if (ui_label_fits(ui, beside, name, text)) {
        return (inside){{left, at.y + (at.h - disc) / 2, disc, disc}, {x, y, 40, half}, beside};
    }
    return (inside){{at.x + 9, y, small, small},
                    {at.x + small + 17, y, 40, half},
                    {at.x + 10, y + half, at.w - 10 - right_room, half}};
}

static ui_label_style name_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.face = TEXT_BODY;
    return style;
}

/* How large a name is drawn that is meant to be so large: small screens keep letters legible. */
static float size_of(const werewolf_look *look, const werewolf_ring *ring, int seat, float size) {
    const char *name = look->t->seat[seat].name;
    ui_label_style style = name_style();

    style.size = size;
    return ui_label_size(look->d->ui, inside_of(look->d->ui, ring->plate[seat], ring->wide, &style, name).name,
                         &style, name);
}

/* The size of the longest one, but for those that are much longer. */
static float names_size(const werewolf_look *look, const werewolf_ring *ring) {
    static const float least = 0.66f; /* of the shortest one's */
    float size[WEREWOLF_SEATS] = {0}, most = 0.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        size[seat] = size_of(look, ring, seat, name_style().size);
        most = fmaxf(most, size[seat]);
    }
    float names = most;
    for (int seat = 0; seat < look->pub->n; seat++) {
        names = size[seat] >= least * most ? fminf(names, size[seat]) : names;
    }
    return names;
}

/* Larger words have the width of plates; so have all where some could not be as small as the longest. */
void werewolf_size_names(const werewolf_look *look, werewolf_ring *ring) {
    static const float alike = 1.1f;

    if (look->d->ui->rim != NULL) {
        return;
    }
    ring->wide = ui_large_words(look->d->ui);
    ring->names = names_size(look, ring);
    for (int seat = 0; seat < look->pub->n && !ring->wide; seat++) {
        ring->wide = size_of(look, ring, seat, ring->names) > alike * ring->names;
    }
    ring->names = ring->wide ? names_size(look, ring) : ring->names;
}

ui_rect werewolf_emblem_of(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const ui_label_style style = name_style();

    return inside_of(look->d->ui, ring->plate[seat], ring->wide, &style, look->t->seat[seat].name).emblem;
}

static void draw_emblem(const werewolf_look *look, ui_rect at, int seat, ui_colour disc) {
    const ui_seat *who = &look->t->seat[seat];
    ui_draw *d = look->d;

    if (look->pub->alive[seat]) {
        ui_seat_emblem(d, at, who);
        return;
    }
    /* black in high contrast */
    ui_seat_emblem_in(d, at, who, disc, d->ui->high_contrast && !on_gold(look, seat) ? UI_PAPER_100 : UI_INK_900);
}

/* Its number, what all know of it, and its badge, gravestone or silence. */
static void signs_on_disc(const werewolf_look *look, ui_rect at, int seat) {
    const werewolf_pub *pub = look->pub;
    const ui_rect first = werewolf_disc_corner(at, false, false), second = werewolf_disc_corner(at, true, false);
    const bool badge = holds_badge(look, seat);
    const bool hushed = pub->silenced == seat && pub->night == 0, alive = pub->alive[seat] != 0;
    const bool candidate = werewolf_candidate_seen(look, seat) > 0.0f;
    ui_label_style number = UI_STYLE_NAME;
    ui_draw *d = look->d;

    number.align = UI_MIDDLE;
    number.name = true;
    number.colour = on_gold(look, seat) ? UI_INK_900 : alive ? UI_PAPER_100 : UI_INK_500;
    ui_disc(d, first, on_gold(look, seat) ? UI_LANTERN : UI_INK_950, 0, 0.0f);
    ui_label_number(d, ui_inset(first, 2), &number, seat + 1, true);
    known_card(look, werewolf_disc_corner(at, false, true), seat);
    if (badge || candidate || !alive || hushed) {
        ui_disc(d, second, UI_INK_950, 0, 0.0f);
    }
    if (badge) {
        werewolf_draw_star(d, ui_inset(second, second.w * 0.12f), UI_YELLOW);
    } else if (candidate) {
        draw_candidate(look, ui_inset(second, second.w * 0.12f), seat, UI_YELLOW);
    } else if (!alive || hushed) {
        ui_figure(d, alive ? "hush" : werewolf_out_sign(pub, seat), ui_inset(second, second.w * 0.16f),
                  alive ? UI_EMBER : UI_PAPER_400);
    }
}

/* The emblem in the place of a plate that lies at the edge of the table. */
static void seat_on_disc(const werewolf_look *look, ui_rect at, int seat, werewolf_touch touch) {
    const skin k = skin_of(look, seat);
    const float light = werewolf_light(look, seat);

    if (light > 0.0f) {
        ui_disc(look->d, ui_inset(at, -6), ui_fade(UI_LANTERN, light), 0, 0.0f);
    }
    draw_touch(look->d, at, touch);
    draw_emblem(look, ui_inset(at, 1), seat, k.disc);
    signs_on_disc(look, at, seat);
}

/* In a miniature so small that a name would be specks: the number, as large as can be read, and no emblem. */
static void draw_number(const werewolf_look *look, ui_rect at, int seat, ui_colour colour) {
    static const float legible = UI_SPECK + 1.0f; /* pixels */
    ui_label_style style = UI_STYLE_NAME;
    char number[12];

    style.colour = colour;
    style.align = UI_MIDDLE;
    style.size = legible / (look->d->ui->u * look->d->ui->text_scale);
    snprintf(number, sizeof number, "%d", seat + 1);
    ui_label(look->d, at, &style, number);
}

/* In a miniature: one line behind the emblem, as the sentences call the seat, or its number alone. */
static void draw_line(const werewolf_look *look, ui_rect at, ui_rect emblem, int seat, ui_colour colour) {
    const float x = emblem.x + emblem.w + 6.0f, w = at.x + at.w - x - right_room;
    const char *called = werewolf_seat_name(look, seat);
    ui_label_style style = UI_STYLE_NAME;
    char number[12];

    style.colour = colour;
    snprintf(number, sizeof number, "%d", seat + 1);
    ui_label(look->d, (ui_rect){x, at.y, w, at.h}, &style, ui_seat_holds(look->d->ui, called, w) ? called : number);
}

void werewolf_draw_seat(const werewolf_look *look, const werewolf_ring *ring, int seat, werewolf_touch touch) {
    const ui_rect at = ring->plate[seat];
    const ui_seat *who = &look->t->seat[seat];
    ui_draw *d = look->d;
    const skin k = skin_of(look, seat);
    ui_label_style number = UI_STYLE_NAME, name = name_style();
    char text[12];

    ui_seat_said(d, who,
                 werewolf_is_asked(look, seat) ? UI_SEAT_TO_ACT
                 : look->pub->alive[seat]      ? UI_SEAT_CALM
                                               : UI_SEAT_DEAD,
                 seat + 1);
    ui_mark_add(d, UI_MARK_PLATE, 0, at);
    if (d->ui->rim != NULL) {
        seat_on_disc(look, at, seat, touch);
        ui_seat_stands(d, who, at);
        return;
    }
    frame_of(d, at, who, &k, on_gold(look, seat), !look->pub->alive[seat] && !on_gold(look, seat));
    draw_touch(d, at, touch);
    number.colour = k.text;
    name.colour = k.quiet;
    const inside in = inside_of(d->ui, at, ring->wide, &name, who->name);
    if (ui_label_size(d->ui, in.name, &name, who->name) > ring->names) {
        name.size = ring->names;
    }
    if (ui_label_is_speck(d->ui, &UI_STYLE_NAME)) {
        draw_number(look, at, seat, k.text);
        signs(look, ring, seat);
        return;
    }
    draw_emblem(look, in.emblem, seat, k.disc);
    if (ui_seat_small(d->ui)) {
        draw_line(look, at, in.emblem, seat, k.text);
        signs(look, ring, seat);
        return;
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    ui_label(d, in.number, &number, text);
    ui_label(d, in.name, &name, who->name);
    signs(look, ring, seat);
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

/* With the Sheriff's vote: the badge over the rim of a disc, off its number, on a side from which few threads come:
 * of one beside its plate the outer end of that, else the outer side that the plate leaves. */
ui_rect werewolf_half_place(const ui_frame *ui, ui_rect disc, ui_rect plate) {
    static const float out = 0.84f, usual = 20.0f; /* of the disc's half width, in both directions; of its size */
    const float size = usual * (0.6f + 0.4f * ui->text_scale);
    const float x = disc.x + disc.w / 2, y = disc.y + disc.h / 2, by = out * disc.w / 2 + 0.5f * (size - usual);
    const bool below = disc.y >= plate.y + plate.h, above = disc.y + disc.h <= plate.y;
    const bool left = below || above ? x < ui->width / 2 : plate.x < disc.x;
    const bool high = above || (!below && y < ui->height * 0.4f);

    return (ui_rect){x + (left ? -by : by) - size / 2, y + (high ? -by : by) - size / 2, size, size};
}

static void draw_half(ui_draw *d, ui_rect at) {
    ui_disc(d, at, UI_INK_900, 0, 0.0f);
    werewolf_draw_star(d, ui_inset(at, 1), UI_YELLOW);
}

/* Half votes stand off the rim; on a larger disc in a miniature, where they would be too small to be read, and with
 * large words. */
static void draw_total(const werewolf_look *look, ui_rect disc, int half, ui_colour fill) {
    static const float larger = 0.14f; /* on each side, of its width */
    ui_label_style style = UI_STYLE_NAME;
    ui_draw *d = look->d;
    const bool grows = werewolf_has_half(half) && (ui_seat_small(d->ui) || ui_large_words(d->ui));

    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    style.size *= werewolf_has_half(half) && !grows ? 0.8f : 1.0f;
    disc = grows ? ui_inset(disc, -larger * disc.w) : disc;
    ui_disc(d, ui_inset(disc, -3), UI_INK_900, 0, 0.0f); /* a lit plate and the sun are as bright */
    ui_disc(d, disc, fill, 0, 0.0f);
    ui_label(d, ui_inset(disc, 2), &style, werewolf_votes(look->w, half));
}

void werewolf_draw_totals(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;
    const int most = best(look), called = werewolf_called(look); /* who leads is lit when all have been told */
    const bool counted = werewolf_tells_count(look) || !werewolf_in_vote(pub);
    const ui_colour others = called >= 0 ? UI_PAPER_400 : UI_PAPER_100;

    for (int seat = 0; seat < pub->n && !werewolf_shows_list(look); seat++) {
        const int seen = werewolf_votes_landed(look, seat);
        if (seen > 0) {
            const bool lit = called >= 0 ? seat == called : counted && seen == most;
            const ui_rect disc = werewolf_total_place(look->d->ui, ring, seat);
            const float light = seat == called ? werewolf_light(look, seat) : 1.0f;
            draw_total(look, disc, seen, lit ? ui_mix(others, UI_LANTERN, light) : others);
            if (werewolf_has_half(seen) && !ui_seat_small(look->d->ui)) {
                draw_half(look->d, werewolf_half_place(look->d->ui, disc, ring->plate[seat]));
            }
        }
    }
}
