/* The sheet of a slide: how it comes, hangs over a dim table, and leaves. */
#include <math.h>

#include "werewolf_table_public.h"
#include "werewolf_table_slide.h"

static const float slide_margin = 12.0f;

/* How much of a name is there: that of a coffin comes when the others have made room for it. */
static float name_seen(const werewolf_stage *g, int i) {
    enum { STEPS = 4 };

    return i == g->s->now ? motion_stepped(motion_of(werewolf_coffins_apart(g), 0.8f, 1.0f), STEPS) : 1.0f;
}

/* Under the picture, each below its figure. */
static void draw_names(const werewolf_stage *g, ui_rect strip) {
    const werewolf_slide *s = g->s;
    const bool lie = s->what == WEREWOLF_SLIDE_FOUND || s->what == WEREWOLF_SLIDE_BURIED;
    const float step = lie ? werewolf_coffin_step(s) : WEREWOLF_FIGHT_RIGHT - WEREWOLF_FIGHT_LEFT;
    ui_draw *d = g->look->d;
    ui_label_style name = UI_STYLE_NAME;

    name.size = fmaxf(name.size, 24.0f * fminf(1.0f, g->at.w / 680.0f)); /* grows with its picture */
    name.align = UI_MIDDLE;
    name.colour = UI_INK_900;
    name.name = true;
    for (int i = 0; i < s->n; i++) {
        const float w = s->n == 1 ? WEREWOLF_SLIDE_W : step - 6.0f, seen = name_seen(g, i);
        float size;
        const float x = lie ? werewolf_coffin_at(g, i, &size) : werewolf_in_row(i, s->n, step);
        const ui_rect at = {strip.x + (x - w / 2) * g->one, strip.y, w * g->one, strip.h};
        if (seen > 0.0f) {
            ui_seen_begin(d, at, seen);
            ui_label(d, at, &name, werewolf_seat_name(g->look, s->seat[i]));
            ui_seen_end(d, seen);
        }
    }
}

/* Paper and ground. */
static void draw_backing(const werewolf_stage *g, ui_rect sheet) {
    static const char *const ground[] = {
        [WEREWOLF_SLIDE_FOUND] = "werewolf/slide_dawn",        [WEREWOLF_SLIDE_PEACE] = "werewolf/slide_peace",
        [WEREWOLF_SLIDE_BURIED] = "werewolf/slide_field",      [WEREWOLF_SLIDE_TO_GATE] = "werewolf/slide_gate",
        [WEREWOLF_SLIDE_THROUGH_GATE] = "werewolf/slide_gate", [WEREWOLF_SLIDE_AT_GATE] = "werewolf/slide_gate",
        [WEREWOLF_SLIDE_SHOT] = "werewolf/slide_field",        [WEREWOLF_SLIDE_DUEL] = "werewolf/slide_field",
        [WEREWOLF_SLIDE_FALLEN] = "werewolf/slide_field",      [WEREWOLF_SLIDE_BURST] = "werewolf/slide_field",
        [WEREWOLF_SLIDE_CARD] = "werewolf/slide_field",        [WEREWOLF_SLIDE_STONE] = "werewolf/slide_field",
        [WEREWOLF_SLIDE_BADGE] = "werewolf/slide_field",       [WEREWOLF_SLIDE_BROKEN] = "werewolf/slide_field"};
    static const char *const plain[] = {[WEREWOLF_SLIDE_FOUND] = "werewolf/slide_dawn_plain",
                                        [WEREWOLF_SLIDE_PEACE] = "werewolf/slide_peace_plain",
                                        [WEREWOLF_SLIDE_BURIED] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_TO_GATE] = "werewolf/slide_gate_plain",
                                        [WEREWOLF_SLIDE_THROUGH_GATE] = "werewolf/slide_gate_plain",
                                        [WEREWOLF_SLIDE_AT_GATE] = "werewolf/slide_gate_plain",
                                        [WEREWOLF_SLIDE_SHOT] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_DUEL] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_FALLEN] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_BURST] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_CARD] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_STONE] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_BADGE] = "werewolf/slide_field_plain",
                                        [WEREWOLF_SLIDE_BROKEN] = "werewolf/slide_field_plain"};
    ui_draw *d = g->look->d;

    ui_scale(d, sheet, sheet);
    ui_group(d, sheet, 0, 0.0f);
    ui_plate_moving(d, sheet, d->ui->width / 2, 36, UI_PAPER_100);
    ui_picture(d, (d->ui->high_contrast ? plain : ground)[g->s->what], g->at, 1.0f);
    ui_group_end(d);
}

static float foot_of(const ui_frame *ui) {
    return 44.0f * ui->text_scale;
}

/* How wide its picture may be in a place. */
static float wide_in(const ui_frame *ui, ui_rect at) {
    const float most = 800.0f;
    const float high = at.h - foot_of(ui) - slide_margin;

    return fminf(fminf(most, at.w - 2 * slide_margin), high * WEREWOLF_SLIDE_W / WEREWOLF_SLIDE_H);
}

/* Off all plates, and off "to act" wherever that would stand. */
static bool off_all_plates(const werewolf_look *look, const werewolf_ring *ring, ui_rect room) {
    static const float air = 10.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (ui_meet(room, ui_inset(ring->plate[seat], -air)) ||
            ui_meet(room, ui_inset(werewolf_cue_at(look, ring, seat), -air / 2))) {
            return false;
        }
    }
    return true;
}

ui_rect werewolf_slide_room(const werewolf_look *look, const werewolf_ring *ring, ui_rect at) {
    static const float usual = 584.0f, step = 8.0f;
    enum { STEPS = 30 }; /* up to a picture 800 wide */
    const ui_frame *ui = look->d->ui;
    const float middle = ring->middle.y + ring->middle.h / 2;

    for (int i = STEPS; i > 0; i--) {
        const float w = usual + step * (float)i;
        const float h = (w - 2 * slide_margin) * WEREWOLF_SLIDE_H / WEREWOLF_SLIDE_W + foot_of(ui) + slide_margin;
        const ui_rect room = {(ui->width - w) / 2, middle - h / 2, w, h};
        if (off_all_plates(look, ring, room)) {
            return room;
        }
    }
    return ui_centre(at, fminf(at.w, usual), at.h);
}

/* A sheet in the middle of a place; on a wide frame the steeple's cross does not stick out above it. */
static ui_rect sheet_in(const ui_frame *ui, ui_rect at, float wide, float foot) {
    static const float above = 12.0f;
    const float scale = fmaxf(ui->width / 1280.0f, ui->height / 800.0f), cross = 162.0f * scale - above;
    ui_rect sheet =
        ui_centre(at, wide + 2 * slide_margin, wide * WEREWOLF_SLIDE_H / WEREWOLF_SLIDE_W + foot + slide_margin);

    if (ui->height <= ui->width && sheet.y > cross && sheet.y < 338.0f * scale) {
        sheet.y = fmaxf(at.y - 2 * above, cross);
    }
    return sheet;
}

static float strip_of(const ui_frame *ui, const werewolf_slide *s) {
    return s->n > 0 ? foot_of(ui) : slide_margin;
}

static ui_rect sheet_of(const ui_frame *ui, const werewolf_slide *s, ui_rect at) {
    return sheet_in(ui, at, wide_in(ui, at), strip_of(ui, s));
}

static werewolf_stage stage_of(const werewolf_look *look, const werewolf_slide *s, ui_rect sheet, float part) {
    const float wide = sheet.w - 2 * slide_margin, high = wide * WEREWOLF_SLIDE_H / WEREWOLF_SLIDE_W;

    return (werewolf_stage){.look = look,
                            .s = s,
                            .at = {sheet.x + slide_margin, sheet.y + slide_margin, wide, high},
                            .part = part,
                            .one = wide / WEREWOLF_SLIDE_W};
}

/* An answer that nobody hears, at whoever is asked: three dots. */
static void draw_secret(const werewolf_stage *g, int asked) {
    static const float size = 66.0f, line = 3.0f, dot = 0.1f; /* line: on white paper, too, it has an edge */
    const werewolf_slide *s = g->s;
    ui_draw *d = g->look->d;
    float x = 210.0f, y = 62.0f; /* before the gate: beside the head */

    if (s->what != WEREWOLF_SLIDE_TO_GATE) { /* above a coffin's shoulder */
        for (int i = 0; i < s->n; i++) {
            const float middle = WEREWOLF_SLIDE_W / 2 + ((float)i - (float)(s->n - 1) / 2) * werewolf_coffin_step(s);
            x = s->seat[i] == asked ? fminf(middle + 22.0f, WEREWOLF_SLIDE_W - size - 4.0f) : x;
        }
        y = 20.0f;
    }
    const ui_rect at = {g->at.x + x * g->one, g->at.y + y * g->one, size * g->one, size * g->one};
    ui_figure(d, "bubble", ui_inset(at, -line), UI_INK_950);
    ui_figure(d, "bubble", at, UI_PAPER_100);
    for (int i = 0; i < 3; i++) {
        const float each = dot * at.w, mx = at.x + at.w * (0.28f + 0.22f * (float)i), my = at.y + at.h * 0.4f;
        ui_disc(d, (ui_rect){mx - each / 2, my - each / 2, each, each}, UI_INK_900, 0, 0.0f);
    }
}

/* While it is asked for; then it goes before the picture of the dead does. */
static void draw_asked(const werewolf_stage *g) {
    enum { STEPS = 4 };
    static const float gone_by = 0.7f; /* of what is left of the picture */
    const werewolf_look *look = g->look;
    const float left = motion_stepped(motion_of(werewolf_dead_left(look), gone_by, 1.0f), STEPS);

    if (look->pub->step == WEREWOLF_STEP_RITES && !table_tells(look->t)) {
        draw_secret(g, werewolf_asked_first(look->pub));
    } else if (left > 0.0f) {
        ui_group_faded(look->d, g->at, left);
        draw_secret(g, werewolf_shines_on(look->t->stood));
        ui_group_end(look->d);
    }
}

/* Paper with the picture, and below it the names. */
static void draw_hanging(const werewolf_look *look, const werewolf_slide *s, ui_rect sheet, float part) {
    const werewolf_stage g = stage_of(look, s, sheet, part);

    draw_backing(&g, sheet);
    if (s->what == WEREWOLF_SLIDE_BADGE || s->what == WEREWOLF_SLIDE_BROKEN) {
        werewolf_draw_badge(&g);
    } else {
        werewolf_draw_scene(&g);
    }
    draw_asked(&g);
    draw_names(&g, (ui_rect){g.at.x, g.at.y + g.at.h, g.at.w, sheet.y + sheet.h - g.at.y - g.at.h});
}

/* As large, about the middle of another one but for a part of a pixel: its pictures are the same there. */
static ui_rect moved_to(const ui_frame *ui, ui_rect full, ui_rect there) {
    const ui_rect at = ui_centre(there, full.w, full.h);

    return (ui_rect){full.x + roundf((at.x - full.x) * ui->u) / ui->u,
                     full.y + roundf((at.y - full.y) * ui->u) / ui->u, full.w, full.h};
}

/* On its way to where it hangs, or from there: drawn once, so large as it hangs, and scaled. */
static void draw_on_its_way(const werewolf_look *look, const werewolf_slide *s, ui_rect sheet, ui_rect full,
                            float part) {
    ui_draw *d = look->d;
    const ui_rect whole = moved_to(d->ui, full, sheet);

    ui_carry(d, sheet, whole);
    ui_group(d, whole, 0, 0.0f);
    draw_hanging(look, s, whole, fmaxf(part, WEREWOLF_SLIDE_COMES_BY)); /* nothing moves on it yet */
    ui_group_end(d);
    if (part < WEREWOLF_SLIDE_COMES_BY) {
        const werewolf_stage g = stage_of(look, s, full, part);
        ui_soon(d);
        werewolf_scene_soon(&g);
        ui_soon_end(d);
    }
}

static const float least_slide = 180.0f; /* wide, at the usual size of words */

/* Where it comes from: the seat that it is about; a peaceful morning the chip that names the day; a badge that nobody
 * has got the middle. */
static ui_rect home_of(const werewolf_slide *s, const werewolf_ring *ring) {
    static const ui_rect chip = {24, 18, 110, 52};

    if (s->what == WEREWOLF_SLIDE_PEACE) {
        return chip;
    }
    return s->n == 0 ? ui_centre(ring->middle, chip.w, chip.h)
                     : ring->plate[s->seat[s->what == WEREWOLF_SLIDE_FOUND ? s->now : 0]];
}

/* And where it goes to: there, or with the badge. */
static ui_rect end_of(const werewolf_slide *s, const werewolf_ring *ring) {
    return s->what == WEREWOLF_SLIDE_BADGE ? ring->plate[s->seat[s->n - 1]] : home_of(s, ring);
}

/* The whole sheet, as small as it fits there. */
static ui_rect shrunk(ui_rect sheet, ui_rect home) {
    const float part = fminf(home.w / sheet.w, home.h / sheet.h);

    return ui_centre(home, sheet.w * part, sheet.h * part);
}

static bool is_narrow(const ui_frame *ui, ui_rect at) {
    return wide_in(ui, at) < least_slide * ui->text_scale;
}

/* A tall frame is dim below what stays. */
static bool dims_below(const ui_frame *ui) {
    return ui->height > ui->width;
}

/* It is dark while it hangs on for those who are asked. */
static bool lasts(const ui_frame *ui, werewolf_scene what) {
    return what == WEREWOLF_SLIDE_TO_GATE || what == WEREWOLF_SLIDE_FOUND ||
           (werewolf_slide_stays(what) && dims_below(ui));
}

static ui_rect full_sheet(const ui_frame *ui, const werewolf_slide *s, ui_rect at) {
    const ui_rect all = {28, 60, ui->width - 56, ui->height - ui_apron_height(ui) - 80};
    const ui_rect wide = sheet_of(ui, s, all);

    return is_narrow(ui, at) ? ui_centre(all, wide.w, wide.h) : sheet_of(ui, s, at);
}

/* What it is drawn from, before it is seen. */
static void draw_soon(const werewolf_look *look, const werewolf_slide *s, ui_rect full) {
    const werewolf_stage g = stage_of(look, s, full, WEREWOLF_SLIDE_COMES_BY);

    ui_soon(look->d);
    draw_backing(&g, full);
    if (s->what == WEREWOLF_SLIDE_BADGE || s->what == WEREWOLF_SLIDE_BROKEN) {
        werewolf_draw_badge(&g);
    } else if (s->what != WEREWOLF_SLIDE_CARD) {
        werewolf_draw_scene(&g);
    }
    ui_soon_end(look->d);
}

/* Whom it is about stays lit in the dark room, where the sheet leaves their plates in sight. */
static void light_seat(const werewolf_look *look, const werewolf_ring *ring, ui_rect sheet, int seat) {
    if (!ui_meet(sheet, ring->plate[seat])) {
        werewolf_draw_seat(look, ring, seat, WEREWOLF_TOUCH_NONE);
        werewolf_draw_given(look, ring, seat);
    }
}

/* Out of the dark, as the lamp comes to it. */
static void light_coming(const werewolf_look *look, const werewolf_ring *ring, ui_rect sheet, int seat) {
    static const float edge = 24.0f; /* what stands over a plate's */
    const float light = werewolf_light(look, seat);

    if (light >= 1.0f) {
        light_seat(look, ring, sheet, seat);
    } else if (light > 0.0f) {
        ui_group_faded(look->d, ui_inset(ring->plate[seat], -edge), light);
        light_seat(look, ring, sheet, seat);
        ui_group_end(look->d);
    }
}

static void light_seats(const werewolf_look *look, const werewolf_ring *ring, ui_rect sheet) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (werewolf_lit(look, seat)) {
            light_coming(look, ring, sheet, seat);
        }
    }
}

/* As much of the table is covered in each step as in the one before: not the width of what grows is even, its area
 * is.
 */
static float evenly(ui_rect from, ui_rect to, float part) {
    const float least = from.w / to.w, wide = sqrtf(least * least + (1.0f - least * least) * part);

    return least < 1.0f ? (wide - least) / (1.0f - least) : part;
}

bool werewolf_draw_slide(const werewolf_look *look, const werewolf_ring *ring, ui_rect at) {
    const werewolf_slide s = werewolf_slide_of(look);
    ui_draw *d = look->d;

    if (s.what == WEREWOLF_SLIDE_NOTHING) {
        return false;
    }
    const ui_rect full = full_sheet(d->ui, &s, at);
    const float part = werewolf_slide_told(look, s.what);

    if (part <= 0.0f && werewolf_slide_waits(look, s.what)) {
        draw_soon(look, &s, full);
        return false;
    }
    if (part >= WEREWOLF_SLIDE_HOME_BY && !werewolf_slide_stays(s.what)) {
        return false;
    }
    const bool moves = d->ui->motion, rests = werewolf_slide_stays(s.what);
    const float comes = motion_of(part, 0.0f, WEREWOLF_SLIDE_COMES_BY),
                leaves = moves && !werewolf_slide_to_be_told(s.what)
                             ? motion_of(part, WEREWOLF_SLIDE_LEAVES_FROM, WEREWOLF_SLIDE_HOME_BY)
                             : 0.0f;
    const ui_rect from = shrunk(full, home_of(&s, ring)), to = shrunk(full, end_of(&s, ring));

    ui_next_layer(d, false);
    table_dim(d,
              fminf(werewolf_slide_stays_dark(look, &s) ? 1.0f : comes, lasts(d->ui, s.what) ? 1.0f : 1.0f - leaves));
    light_seats(look, ring, full);
    if (leaves > 0.0f && !rests) {
        draw_on_its_way(look, &s, motion_between(to, full, evenly(to, full, 1.0f - leaves)), full, part);
    } else if (comes < 1.0f && !werewolf_slide_hung(look, &s)) {
        draw_on_its_way(look, &s, motion_between(from, full, evenly(from, full, comes)), full, part);
    } else {
        draw_hanging(look, &s, full, part);
    }
    return true;
}

/* The night's dead have been asked; who was asked last stays lit, or loses the lamp on the way. */
void werewolf_draw_dead_going(const werewolf_look *look, const werewolf_ring *ring, ui_rect at) {
    const werewolf_slide s = werewolf_slide_of_dead(look->pub);
    const ui_rect full = full_sheet(look->d->ui, &s, at), home = shrunk(full, home_of(&s, ring));
    const float left = werewolf_dead_left(look);
    const int asked = werewolf_shines_on(look->t->stood);
    const ui_rect sheet = motion_between(home, full, evenly(home, full, left));

    ui_next_layer(look->d, false);
    table_dim(look->d, left);
    if (asked < look->pub->n) {
        light_seat(look, ring, full, asked);
    }
    draw_on_its_way(look, &s, sheet, full, 1.0f);
}

/* ---- what has happened, while those whom it happened to are asked ---- */

/* What hangs on while last rites are asked for, if there is room: what has left as it was told does not come back. */
static werewolf_slide rites_of(const werewolf_look *look, ui_rect at) {
    static const werewolf_slide none = {.what = WEREWOLF_SLIDE_NOTHING};

    if (look->pub->step != WEREWOLF_STEP_RITES || table_tells(look->t) || is_narrow(look->d->ui, at)) {
        return none;
    }
    const werewolf_slide s = werewolf_slide_of_rites(look->pub);
    return lasts(look->d->ui, s.what) ? s : none;
}

ui_rect werewolf_rites_over(const werewolf_look *look, ui_rect at) {
    const werewolf_slide s = rites_of(look, at);

    return s.what != WEREWOLF_SLIDE_NOTHING ? full_sheet(look->d->ui, &s, at) : (ui_rect){0};
}

void werewolf_draw_rites_over(const werewolf_look *look, const werewolf_ring *ring, ui_rect at, ui_rect sheet) {
    const werewolf_slide s = rites_of(look, at);

    ui_next_layer(look->d, false);
    table_dim(look->d, 1.0f);
    light_seats(look, ring, sheet);
    draw_hanging(look, &s, sheet, 1.0f);
}
