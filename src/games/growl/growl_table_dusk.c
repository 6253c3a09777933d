/* Night falls over GROWL's table and day breaks: the light, the card of the night, the pile, the sign of silence.
 * What stands at the end of either is what the next frame begins with. */
#include <math.h>

#include "growl_table.h"

/* Also when it stands told, without motion: then everything is at its end. */
static bool tells(const growl_look *look, int kind) {
    return table_tells(look->t) && look->t->event.kind == kind;
}

bool growl_is_dusk(const growl_look *look) {
    return tells(look, GROWL_EV_NIGHT);
}

/* A movement that takes the stretch from..to of the fall: between the card's turn and the rule. */
static float falls(const growl_look *look, float from, float to) {
    return motion_of(motion_of(look->t->part, GROWL_NIGHT_TURNS, GROWL_NIGHT_FALLEN), from, to);
}

bool growl_is_dawn(const growl_look *look) {
    return tells(look, GROWL_EV_NIGHT_CLOSED);
}

/* No day comes after it: the Growl is heard in the dark. */
static bool is_last_dawn(const growl_look *look) {
    return growl_is_dawn(look) && look->t->event.arg[0] >= GROWL_NIGHTS;
}

float growl_darkness(const growl_look *look) {
    if (growl_is_dusk(look)) {
        return falls(look, 0.0f, 1.0f);
    }
    if (growl_is_dawn(look) && !is_last_dawn(look)) {
        return 1.0f - look->t->part;
    }
    return look->pub->night_open != 0 ? 1.0f : 0.0f;
}

bool growl_shows_night(const growl_look *look) {
    return growl_darkness(look) > 0.5f;
}

/* ---- the sign of silence ---- */

/* How far it hangs down: it comes when the card of the night has been seen, and is gone before anybody talks. */
static float hangs(const growl_look *look) {
    if (growl_is_dusk(look)) {
        return motion_out(falls(look, 0.0f, 0.45f));
    }
    if (growl_is_dawn(look)) {
        return 1.0f - motion_smooth(motion_of(look->t->part, 0.0f, GROWL_TALK_FROM));
    }
    return look->pub->night_open != 0 ? 1.0f : 0.0f;
}

void growl_draw_silence(const growl_look *look) {
    ui_draw *d = look->d;
    const float down = hangs(look);
    ui_rect at = growl_banner_place(d->ui, look->pub->n);
    ui_label_style style = UI_STYLE_BUTTON;

    if (down <= 0.0f || !look->pub->opt[GROWL_OPT_TALK_REMINDER]) {
        return;
    }
    /* From the nearer edge: it passes over nothing. */
    const bool above = at.y + at.h / 2 < d->ui->height / 2;
    at.y += (1.0f - down) * (above ? -at.y - at.h - 12.0f : d->ui->height - at.y + 12.0f);
    ui_plate(d, at, 13, UI_INK_950, UI_EMBER, 2.2f, true);
    const float more = d->ui->text_scale - 1.0f, sign = 42.0f - 16.0f * more, pad = 20.0f - 10.0f * more;
    const float next_to = 12.0f - 4.0f * more;
    const char *silence = ui_say(d, "growl.table.silence");
    ui_rect words = {0, at.y + 6, at.w - 1.8f * pad - sign - next_to, at.h - 12};

    style.size = 22;
    style.align = UI_LEFT;
    const int lines = style.lines;
    style.lines = 1; /* rather than two short ones */
    if (ui_large_words(d->ui) || !ui_label_fits(d->ui, words, &style, silence)) {
        style.lines = lines;
    }
    style.size = ui_label_size(d->ui, words, &style, silence);
    words.w = growl_balanced(d->ui, &style, words.w, silence);
    const float x = at.x + fmaxf(pad, (at.w - sign - next_to - words.w) / 2);
    ui_figure(d, "hush", (ui_rect){x, at.y + (at.h - sign) / 2, sign, sign}, ui_theme(d->ui, UI_EMBER));
    if (at.y >= 0.0f && at.y + at.h <= d->ui->height) { /* no word is cut by the edge */
        words.x = x + sign + next_to;
        ui_label(d, words, &style, silence);
    }
}

/* ---- the middle ---- */

static void draw_moving_stock(const growl_look *look, ui_rect from, ui_rect to, float part) {
    const ui_rect seen = motion_between(from, to, part), whole = motion_whole(seen, from, to);

    ui_scale(look->d, seen, whole);
    ui_group(look->d, whole, 0, 0.0f);
    growl_draw_stock(look, whole);
    ui_group_end(look->d);
}

static void draw_moving_card(const growl_look *look, ui_rect from, ui_rect to, float part, int card) {
    const ui_rect seen = motion_between(from, to, part);

    growl_draw_moving_night(look->d, seen, motion_whole(seen, from, to), card, look->pub->nights);
}

/* What is around it, its face where it will lie, and the paper of its rule. */
static void lies_soon(const growl_look *look, const growl_ring *ring, int card) {
    const growl_night_places at = growl_night_places_of(look, ring);

    ui_soon(look->d);
    growl_draw_glow(look->d, at.card, 1.0f);
    ui_soon_end(look->d);
    growl_night_card_soon(look->d, at.card, card);
    growl_rule_soon(look, &at, card);
}

/* The card turns over the pile's neighbour, as by day. Where it will lie depends on how long its rule is, so it goes
 * there when everybody has seen it, and the pile gives way. */
void growl_draw_dusk(const growl_look *look, const growl_ring *ring) {
    const growl_day_places day = growl_day_places_of(ring, look->pub->n);
    const int card = look->t->event.arg[1] % GROWL_NIGHT_CARDS;
    const float part = look->t->part;
    const float moved = motion_smooth(falls(look, 0.0f, 0.6f));

    if (part < GROWL_NIGHT_TURNS) {
        growl_draw_stock(look, day.pile);
        growl_draw_day_slots(look, &day, look->pub->nights, 1.0f);
        growl_draw_turning_night(look->d, day.pile, day.turned, part / GROWL_NIGHT_TURNS, card, look->pub->nights);
        lies_soon(look, ring, card);
        return;
    }
    const growl_night_places night = growl_night_places_of(look, ring);
    growl_draw_day_slots(look, &day, look->pub->nights, 1.0f - falls(look, 0.0f, 0.4f));
    draw_moving_stock(look, day.pile, night.pile, moved);
    growl_draw_glow(look->d, night.card, moved);
    if (moved < 1.0f) {
        draw_moving_card(look, day.turned, night.card, moved, card);
    } else {
        growl_draw_rule(look, &night, card, motion_out(motion_of(part, GROWL_NIGHT_FALLEN, 1.0f)));
        growl_draw_night_card(look->d, night.card, card, look->pub->nights);
    }
}

/* After the last night nothing is played for: pile and card lie whole while that is said, and are gone when the Growl
 * takes the middle. */
static void draw_last_dawn(const growl_look *look, growl_night_places at) {
    if (look->t->part < 1.0f) {
        growl_draw_glow(look->d, at.card, 1.0f);
        growl_draw_stock(look, at.pile);
        growl_draw_night_card(look->d, at.card, look->pub->night_card, look->pub->nights);
    }
}

/* The card becomes one more dot of the nights that are over, and the pile comes back; the places of the day are seen
 * when no card is on its way over them. */
void growl_draw_dawn(const growl_look *look, const growl_ring *ring) {
    static const float goes = 0.05f, there = 0.5f;
    const growl_night_places night = growl_night_places_of(look, ring);
    const float part = look->t->part, moved = motion_smooth(motion_of(part, goes, there));

    if (is_last_dawn(look)) {
        draw_last_dawn(look, night);
        return;
    }
    const growl_day_places day = growl_day_places_of(ring, look->pub->n);
    growl_draw_glow(look->d, night.card, 1.0f - motion_of(part, 0.0f, 0.3f));
    growl_draw_day_slots(look, &day, look->pub->nights + 1, motion_of(part, there, 1.0f));
    draw_moving_stock(look, night.pile, day.pile, moved);
    if (part < there) {
        const ui_rect dot = growl_night_dot(&day, look->pub->nights);
        draw_moving_card(look, night.card, dot, moved, look->pub->night_card);
    }
}
