/* The frame of a call, one template for all of them, and what is pressed on it: what the device asks with closed eyes
 * around it, or what a judge reads aloud. Where nobody judges a fake call looks like a real one. Before and after
 * there is a frame that names the role alone (rules 5.3, 3). A judge's call has his buttons, the names of whoever
 * wakes, and a reminder. */
#include <math.h>
#include <string.h>

#include "ui/level.h"
#include "werewolf_table_call.h"

/* ---- the ring ---- */

/* The seat of last night, where it may not be chosen again (rules 5.1). Other refusals say why when they are pressed.
 */
static bool is_greyed(const werewolf_look *look, int seat) {
    const char *why = look->pub->step == WEREWOLF_STEP_NIGHT
                          ? werewolf_why_not(look->pub, look->me, look->seat, WEREWOLF_MOVE_CHOOSE, seat)
                          : NULL;

    return why != NULL && strcmp(why, "again") == 0;
}

static bool is_whose(const werewolf_look *look, int seat) {
    return werewolf_is_rites(look->h) && seat == look->h->call.key - WEREWOLF_KEY_RITES;
}

/* Emblem and number, and of the dead a sign; `turn`: towards whoever sits there. */
static void draw_sign(const werewolf_look *look, ui_rect at, int turn, int seat, bool dim) {
    const ui_colour text = dim ? ui_mix(UI_NIGHT_TEXT, UI_INK_950, 0.4f) : UI_NIGHT_TEXT;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_NAME;

    if (!look->pub->alive[seat] && !is_whose(look, seat)) { /* as all know */
        werewolf_draw_disc_sign(look, at, false, werewolf_out_sign(look->pub, seat));
    }
    if (turn != 0) {
        ui_group(d, at, turn, 0.0f);
    }
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS],
              ui_centre((ui_rect){at.x, at.y, at.w, at.h * 0.72f}, at.w * 0.42f, at.w * 0.42f),
              werewolf_call_ink(d, text));
    style.align = UI_MIDDLE;
    style.colour = werewolf_call_ink(d, text);
    ui_label_number(d, (ui_rect){at.x + 8, at.y + at.h * 0.6f, at.w - 16, at.h * 0.32f}, &style, seat + 1,
                    look->h->sit != NULL);
    if (turn != 0) {
        ui_group_end(d);
    }
}

/* Whose last rites these are, which all know: a ring round the seat's own, and a wedge towards it. */
static void mark_whose(const werewolf_look *look, ui_rect at) {
    static const float away = 7.0f, wide = 26.0f, high = 17.0f;
    ui_draw *d = look->d;
    const bool below = at.y < d->ui->height / 2;
    const float x = at.x + (at.w - wide) / 2, y = below ? at.y + at.h + away + 3 : at.y - away - 3 - high;

    ui_disc(d, ui_inset(at, -away), 0xFF070B16u, werewolf_call_outline(d, true), 3.2f);
    ui_wedge(d, (ui_rect){x, y, wide, high}, below ? 0 : 2, werewolf_call_outline(d, true));
}

static void seat_disc(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const ui_rect at = ring->plate[seat];
    const bool alive = look->pub->alive[seat], on = werewolf_lit_seat(look) == seat;
    ui_draw *d = look->d;

    if (is_whose(look, seat)) {
        mark_whose(look, at);
    } else if (werewolf_shown_seat(look) == seat) {
        ui_disc(d, ui_inset(at, -7), 0xFF070B16u, werewolf_call_outline(d, true), 3.2f);
    }
    ui_disc(d, at, 0xFF070B16u, werewolf_call_outline(d, on), on ? 3.2f : 2.0f);
    ui_mark_add(d, UI_MARK_DISC, seat, at);
    if (werewolf_is_awake(look, seat)) {
        werewolf_draw_disc_sign(look, at, false, "eye");
    }
    if (werewolf_shown_victim(look) == seat) {
        werewolf_draw_disc_sign(look, at, true, "slashes");
    }
    draw_sign(look, at, ring->turn[seat], seat,
              (!alive && !is_whose(look, seat)) || (look->h->phase == HOSTING_CALL_ASKS && is_greyed(look, seat)));
    if (look->h->phase == HOSTING_CALL_ASKS && !werewolf_is_fake_of_judge(look->h)) {
        ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, alive ? UI_ZONE_OPTION : UI_ZONE_OFF);
        ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
    }
}

/* ---- words ---- */

/* What is read aloud now. */
static const char *named(const werewolf_look *look) {
    const hosting_frame *h = look->h;

    return h->phase == HOSTING_CALL_CLOSES ? ui_say(look->d, "werewolf.call.nightfall")
           : look->t->page == WEREWOLF_CALL_AGAIN
               ? werewolf_call_spoken_last(look)
               : werewolf_call_spoken(look, h->call.key, h->call.judged && h->phase == HOSTING_CALL_RESTS);
}

/* A line between the discs with its sign before it, as one block in the middle: whether it is to be said, to be done,
 * or comes next. Where the sign would make the words smaller there is none. */
static void signed_line(const werewolf_look *look, ui_rect row, const ui_label_style *style, const char *text,
                        const char *figure) {
    static const float gap = 12.0f;
    const ui_rect at = werewolf_beside_discs(look, row);
    ui_draw *d = look->d;
    const float sign = 28.0f * d->ui->text_scale; /* as large beside large words */
    ui_label_style as = *style;

    if (text == NULL) {
        return;
    }
    const ui_rect narrower = {at.x, at.y, at.w - sign - gap, at.h};
    as.size = ui_label_size(d->ui, narrower, style, text);
    if (as.size < 0.8f * ui_label_size(d->ui, at, style, text) || !ui_label_fits(d->ui, narrower, style, text)) {
        ui_label(d, at, style, text);
        return;
    }
    const float w = werewolf_tight(d, &as, narrower.w, text), line = ui_label_height(d->ui, &as, 1e6f, text);
    const float size = fminf(sign, 0.85f * line), x = at.x + (at.w - size - gap - w) / 2;
    const float high = ui_label_height(d->ui, &as, w, text);
    const float top = as.valign == UI_TOP ? at.y : at.y + fmaxf(0.0f, at.h - high) / 2;

    ui_figure(d, figure, (ui_rect){x, top + (line - size) / 2, size, size}, as.colour);
    ui_label(d, (ui_rect){x + size + gap, at.y, w, at.h}, &as, text);
}

/* A judge's: what he tells and asks, a reminder or what he has entered, and what he says or calls after this. In a
 * tall frame, where there is no reminder, that stands close to what he does. */
static void judge_words(const werewolf_look *look, ui_rect at, ui_label_style style) {
    static const float short_part = 0.38f; /* the reminder stands as far from what is said next as from this */
    const char *line = werewolf_call_entered(look), *does = werewolf_call_hint(look);
    const bool says = werewolf_call_shows(look) != NULL;
    const bool more = line != NULL || werewolf_reminders(look, &line, NULL, 1) > 0;
    const bool close = werewolf_is_tall(look->d) && !ui_large_words(look->d->ui);
    ui_label_style as = style;
    as.size = says ? 1.25f * style.size : style.size;
    const bool low = more && !ui_label_fits(look->d->ui, (ui_rect){at.x, at.y, at.w, at.h * short_part}, &as, does);
    const float does_part = low ? 0.48f : more ? short_part : close ? 0.42f : 0.72f;
    const ui_rect first = {at.x, at.y, at.w, at.h * does_part},
                  last = {at.x, at.y + at.h * (close && !more ? does_part + 0.02f : 0.74f), at.w, at.h * 0.26f};

    signed_line(look, first, &as, does, says ? "speech" : "hand");
    style.lines = 1;
    signed_line(look, last, &style, werewolf_call_next(look), "arrow_right");
    if (more) {
        style.colour = werewolf_call_ink(look->d, ui_mix(UI_LANTERN, UI_INK_950, 0.3f));
        ui_label(look->d, (ui_rect){at.x, at.y + at.h * (does_part + 0.01f), at.w, at.h * 0.25f}, &style, line);
    }
}

static ui_label_style spoken_style(const werewolf_look *look) {
    ui_label_style style = UI_STYLE_TITLE;
    style.size = werewolf_spoken_size(look);
    style.colour = werewolf_words_ink(look);
    style.lines = 2;
    return style;
}

/* Round a flat table it is rather smaller than cut, and a little smaller than in two lines. */
static ui_label_style title_for(const werewolf_look *look, ui_rect at, const char *sentence) {
    static const float little = 0.85f;
    const float least = 20.0f / fmaxf(1.0f, look->d->ui->text_scale);
    ui_label_style style = spoken_style(look);
    const float air = look->d->ui->high_contrast ? 12.0f : 1.0f; /* off a plate's ends */
    const float one = (at.w - air) / ui_label_width(look->d->ui, &style, sentence);

    style.lines = werewolf_is_called_round(look) ? 0 : style.lines;
    style.size *= werewolf_is_called_round(look) && one >= little ? fminf(one, 1.0f) : 1.0f;
    while (werewolf_is_called_round(look) && style.size > least &&
           !ui_label_fits(look->d->ui, at, &style, sentence)) {
        style.size -= 1.0f;
    }
    return style;
}

/* How high the title of a place stands: no higher than it needs there, so that the rest is for what is asked. */
static float title_high(const werewolf_look *look, ui_rect at, float part, const char *sentence) {
    const ui_rect most = {at.x, at.y, at.w, at.h * part};
    const ui_label_style style = title_for(look, most, sentence);

    return werewolf_is_called_round(look) ? fminf(most.h, ui_label_height(look->d->ui, &style, at.w, sentence))
                                          : most.h;
}

/* Of what stands below it. */
static ui_label_style hint_style(const werewolf_look *look) {
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    style.size = WEREWOLF_HINT_SIZE;
    style.colour = werewolf_words_ink(look);
    return style;
}

/* A heading, and below it what there is to do: that has letters in which all of the night fits in so much. */
typedef struct {
    ui_rect title, rest;
    float most;
} heading;

/* Round a flat table both stand together, a line and a half from one to the other where what this page may ask has
 * room, and in the middle of their place, as the longest of the night has: no answer moves them. */
static heading heading_in(const werewolf_look *look, ui_rect at, float row) {
    static const float least = 6.0f, apart = 0.5f, above = 0.4f; /* apart: of a line, between two that touch */
    const ui_label_style body = hint_style(look);
    float gap = least, left = at.h - row - least;

    if (werewolf_is_called_round(look)) {
        const float line = ui_label_height(look->d->ui, &body, at.w, " ");
        const float down = above * fmaxf(0.0f, left - apart * line - werewolf_most_high(look, at, &body));
        left -= down;
        gap += fmaxf(0.0f, fminf(left - werewolf_page_high(look, at, &body), apart * line - least));
        at.y += down;
        at.h -= down;
    }
    return (heading){{at.x, at.y, at.w, row}, {at.x, at.y + row + gap, at.w, at.h - row - gap}, left};
}

static werewolf_said words(const werewolf_look *look, ui_rect at, bool whole) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    ui_label_style body = hint_style(look);
    const char *sentence = named(look);
    const int from = d->n;
    if (werewolf_is_tall(d) && h->call.judged) { /* one block: the lines do not drift apart */
        at.h = fminf(at.h, 400.0f * d->ui->text_scale);
    }
    const float part = !whole                           ? 1.0f
                       : werewolf_is_called_round(look) ? 0.34f
                       : !h->call.judged                ? 0.4f
                       : werewolf_asks_rites(h)         ? 0.34f
                                                        : 0.33f;
    const float row = whole ? title_high(look, at, part, sentence) : at.h;
    const ui_label_style title = title_for(look, (ui_rect){at.x, at.y, at.w, row}, sentence);
    if (!whole) {
        ui_label(d, at, &title, sentence);
        return werewolf_said_in_words(look, from);
    }
    const heading in = heading_in(look, at, row);

    if (h->call.judged && !werewolf_asks_rites(h)) {
        const char *shows = werewolf_call_shows(look); /* first that, then what he says */
        signed_line(look, in.title, &title, shows != NULL ? shows : sentence, shows != NULL ? "hand" : "speech");
        judge_words(look, in.rest, body);
        return werewolf_said_in_words(look, from);
    }
    const werewolf_said asked = werewolf_draw_asked(look, in.rest, in.most, &body);
    const int named_from = d->n;
    ui_label(d, in.title, &title, sentence);
    werewolf_said said = werewolf_said_in_words(look, named_from);
    said.asked = asked.title;
    said.light += asked.light;
    return said;
}

/* ---- the frame ---- */

/* On a flat table it stands in the middle of what is said round it. */
static ui_rect moon_place(const werewolf_look *look, ui_rect middle) {
    const float r = werewolf_moon_size(middle);

    return werewolf_is_called_round(look) ? werewolf_moon_between(look)
                                          : (ui_rect){middle.x + (middle.w - r) / 2, middle.y + 4, r, r};
}

/* The same words for every edge that has a place of its own; in high contrast on plates whose ground makes up for
 * them. */
static void say_evenly(const werewolf_look *look, werewolf_call_page *page, ui_rect usual,
                       werewolf_said (*say)(const werewolf_look *, ui_rect, bool whole)) {
    static const float full = 0.08f; /* white of those plates: a ground that white letters are read on */
    static const float off_discs = 2.0f;
    werewolf_call_place *place = page->place;
    float area = 0.0f;
    const int n = werewolf_call_places(look, usual, place), from = look->d->n;
    const bool plates = n > 1 && look->d->ui->high_contrast;
    ui_level level = ui_level_begin(look->d);

    for (int i = 0; i < n; i++) {
        if (place[i].turn != 0) {
            ui_group(look->d, place[i].at, place[i].turn, 0.0f);
        }
        if (plates) {
            const ui_rect at = ui_inset(place[i].at, off_discs);
            ui_level_plate(&level, at, 19, UI_PAPER_100);
            area += at.w * at.h;
        }
        page->said[i] = say(look, werewolf_words_in(look, place[i].at), place[i].whole);
        if (place[i].turn != 0) {
            ui_group_end(look->d);
        }
    }
    if (plates) {
        ui_level_end(&level, full * area);
    }
    page->places = n;
    if (plates || !look->d->ui->high_contrast) { /* else they lie on the ground itself */
        werewolf_even_apart(look, page, from, !plates);
    }
}

/* Who is called. */
static void draw_moon(const werewolf_look *look, werewolf_call_page *page, const char *figure) {
    const int from = look->d->n;

    page->moon = moon_place(look, werewolf_ring_by_night(look).middle);
    werewolf_call_moon(look, page->moon, figure);
    if (!look->d->ui->high_contrast) { /* its moon makes up for it */
        werewolf_even_apart(look, page, from, false);
    }
}

/* A light where a seat stands on the other frames: it names nobody, and the page is as bright as these. */
static void blank_disc(ui_draw *d, ui_rect at) {
    ui_disc(d, at, 0xFF070B16u, werewolf_call_outline(d, false), 2.0f);
    ui_disc(d, ui_centre(at, at.w * 0.29f, at.w * 0.29f), werewolf_call_ink(d, UI_NIGHT_TEXT), 0, 0.0f);
}

/* A call that has no page says nothing on it. */
static werewolf_said tell(const werewolf_look *look, ui_rect at, bool whole) {
    const char *told = look->h->waits ? text_say(look->w, "play.still") : werewolf_told(look, look->h->call.key);
    ui_label_style style = UI_STYLE_BODY;

    style.align = UI_MIDDLE;
    style.colour = werewolf_call_ink(look->d, UI_NIGHT_TEXT);
    if (told != NULL && whole) {
        style.size = werewolf_told_size(look, told);
        return werewolf_draw_told(look, at, &style, told);
    }
    return (werewolf_said){0};
}

/* At night nothing but what the actor is told: no names, no numbers, no call. */
static void draw_page(const werewolf_look *look, werewolf_call_page *page, float foot, float high) {
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const ui_rect c = ring.middle;
    const float r = werewolf_moon_size(c), side = werewolf_is_tall(d) ? 0.0f : look->pub->n > 12 ? 70.0f : 20.0f;

    say_evenly(look, page, (ui_rect){c.x + side, c.y + r + 18, c.w - 2 * side, c.h - r - 18}, tell);
    draw_moon(look, page, "eye");
    werewolf_draw_time_left(look, page->moon);
    for (int seat = 0; seat < look->pub->n; seat++) {
        blank_disc(d, ring.plate[seat]);
    }
    werewolf_draw_call_choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
}

/* Of last rites the sign of how somebody goes out, which all know. */
static const char *figure_of_call(const werewolf_look *look) {
    const hosting_frame *h = look->h;

    return werewolf_is_rites(h) ? werewolf_out_sign(look->pub, h->call.key - WEREWOLF_KEY_RITES)
                                : werewolf_role[werewolf_call[h->call.key % WEREWOLF_STEPS].role].id;
}

static void draw_ring(const werewolf_look *look, werewolf_call_page *page, float foot, float high) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const ui_rect c = ring.middle;
    const ui_rect at = moon_place(look, c);

    werewolf_draw_call_corners(look);
    if (h->call.judged && !werewolf_is_rites(h)) {
        ui_zone_add(d, ZONE_CARD, 0, at, UI_ZONE_INSPECT | UI_ZONE_QUIET);
    }
    draw_moon(look, page, figure_of_call(look));
    werewolf_draw_all_awake(look, at);
    werewolf_draw_shown(look, at);
    werewolf_draw_time_left(look, at);
    const float side = werewolf_is_tall(d) ? 0.0f : look->pub->n > 12 ? 120.0f : 40.0f;
    /* Somebody may stand at the foot of a judge's moon. */
    const float below = h->call.judged && !werewolf_asks_rites(h) ? 24.0f * d->ui->text_scale : 14.0f,
                top = at.y + at.h + below;
    say_evenly(look, page, (ui_rect){c.x + side, top, c.w - 2 * side, c.y + c.h - top}, words);
    for (int seat = 0; seat < look->pub->n; seat++) {
        seat_disc(look, &ring, seat);
    }
    werewolf_draw_call_dots(look, foot);
    werewolf_draw_call_choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
    if (h->call.judged && t->page != WEREWOLF_CALL_AGAIN) {
        werewolf_draw_judge_buttons(look, foot, high);
    }
}

static werewolf_said name_words(const werewolf_look *look, ui_rect at, bool whole) {
    const hosting_frame *h = look->h;
    const bool closes = h->phase == HOSTING_CALL_CLOSES;
    const float part = werewolf_is_called_round(look) ? WEREWOLF_TITLE_PART : 0.5f; /* its hint is long there */
    const float row = whole ? title_high(look, at, part, named(look)) : at.h;
    const ui_label_style title = title_for(look, (ui_rect){at.x, at.y, at.w, row}, named(look)),
                         body = hint_style(look);
    const heading in = whole ? heading_in(look, at, row) : (heading){at, at, at.h};
    ui_draw *d = look->d;
    const int from = d->n;

    ui_label(d, in.title, &title, named(look));
    if (whole) {
        ui_label(d, werewolf_is_called_round(look) ? in.rest : werewolf_beside_discs(look, in.rest), &body,
                 ui_say(d, closes                 ? "werewolf.call.anew"
                           : werewolf_is_rites(h) ? "werewolf.call.rites_judge"
                           : h->call.judged       ? "werewolf.call.begin_judge"
                                                  : "werewolf.call.begin_called"));
    }
    return werewolf_said_in_words(look, from);
}

/* Who is called, or that all close their eyes; and what to do. */
static void draw_named(const werewolf_look *look, werewolf_call_page *page, float foot, float high) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const ui_rect c = ring.middle;
    const bool closes = h->phase == HOSTING_CALL_CLOSES;
    const float r = werewolf_moon_size(c), side = werewolf_is_tall(d) ? 0.0f : look->pub->n > 12 ? 120.0f : 40.0f;

    werewolf_draw_call_corners(look);
    draw_moon(look, page, closes ? "eye" : figure_of_call(look));
    for (int seat = 0; seat < look->pub->n; seat++) { /* nobody is lit, nobody awake */
        if (is_whose(look, seat)) {
            mark_whose(look, ring.plate[seat]);
        }
        ui_disc(d, ring.plate[seat], 0xFF070B16u, werewolf_call_outline(d, false), 2.0f);
        draw_sign(look, ring.plate[seat], ring.turn[seat], seat, !look->pub->alive[seat] && !is_whose(look, seat));
    }
    say_evenly(look, page, (ui_rect){c.x + side, c.y + r + 18, c.w - 2 * side, c.h - r - 18}, name_words);
    if (!closes) {
        werewolf_draw_call_dots(look, foot);
        werewolf_draw_call_choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
    }
}

void werewolf_draw_call(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float high = fmaxf(54.0f, ui_target(d->ui)), foot = d->ui->height - 30 - high;

    const bool name = werewolf_is_naming(look->h) || look->h->phase == HOSTING_CALL_CLOSES;
    werewolf_call_page page = werewolf_even_ground(look);

    if (look->h->phase == HOSTING_CALL_DARK) {
        werewolf_draw_call_corners(look);
        return;
    }
    if (name) {
        draw_named(look, &page, foot, high);
    } else if (werewolf_is_told_page(look->h)) {
        draw_page(look, &page, foot, high);
    } else {
        draw_ring(look, &page, foot, high);
    }
    werewolf_even_page(look, &page);
}

/* ---- input ---- */

/* On the frame of a call the device answers for every seat: what is picked is enough. A judge who skips picks nobody.
 */
static void confirm_call(const hosting_frame *h, nt_move *move, bool *has_move) {
    *move = (nt_move){0};
    *has_move = h->phase != HOSTING_CALL_ASKS || h->table->pick[WEREWOLF_PICK_KIND] != 0 || h->call.judged;
}

/* A judge goes back: to his choice, or to the sentence that he read last. Never to a page that was closed. */
static bool judge_back(const hosting_frame *h) {
    table_ui *t = h->table;

    if (!h->call.judged || werewolf_is_told_page(h) || werewolf_is_naming(h)) {
        return false;
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        t->pick[WEREWOLF_PICK_MENU] = 0;
    } else {
        t->page = t->page == WEREWOLF_CALL_AGAIN ? WEREWOLF_CALL_NOW : WEREWOLF_CALL_AGAIN;
    }
    return true;
}

bool werewolf_call_input(const werewolf_look *look, hosting_frame *h, const ui_input *in, nt_move *move,
                         bool *has_move) {
    table_ui *t = h->table;

    if (in->kind == UI_BACK) {
        return judge_back(h);
    }
    if (werewolf_press_choice(look, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, ZONE_AGAIN)) {
        return judge_back(h);
    }
    if (ui_chose(in, WEREWOLF_ZONE_SKIP)) {
        t->pick[WEREWOLF_PICK_MENU] = !t->pick[WEREWOLF_PICK_MENU];
        return true;
    }
    if (ui_chose(in, ZONE_CONFIRM)) {
        confirm_call(h, move, has_move);
        return true;
    }
    return false;
}
