/* What hangs at the upper edge of the table: the sign of silence, day or night, which game of several it is. */
#include <math.h>

#include "growl_table.h"

/* ---- the plates in the corners ---- */

/* Beside its sign, without becoming smaller where letters are large. */
static bool corner_holds(const ui_frame *ui, const char *when) {
    static const float beside = 150.0f;
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = 22;
    style.lines = 1;
    return growl_text_fits(ui, &style, beside, 50.0f, when) &&
           (ui->text_scale <= 1.0f || ui_label_width(ui, &style, when) * 0.85f < beside);
}

/* Day or night at the top left, which game of several at the top right (text NULL: it is the first), in letters of
 * one size. */
typedef struct {
    ui_corner hour, game;
} corners;

/* Its sign gives way to long words, by day as by night. */
static corners corners_of(const growl_look *look) {
    const ui_frame *ui = look->d->ui;
    const int game = look->pub->series_game + 1;
    const char *when = growl_when(look);
    const char *night =
        TEXT_SAY(look->w, "growl.when.night", TEXT_NUM("night", look->pub->nights + 1), TEXT_NUM("of", GROWL_NIGHTS));
    const bool room = corner_holds(ui, when) && corner_holds(ui, night);
    const char *sign = growl_shows_night(look) ? "moon" : "sun";
    corners c = {.hour = {.text = when, .figure = room ? sign : NULL, .both = true, .open = growl_hour_open(look)},
                 .game = {.right = true, .both = true, .open = 1.0f}};

    if (game > 1) {
        ui_corner longest = c.hour;
        longest.text = night; /* by day, too: nothing changes its size */
        c.game.text = TEXT_SAY(look->w, "growl.table.game", TEXT_NUM("n", game));
        c.hour.size = fminf(ui_corner_size(ui, &longest), ui_corner_size(ui, &c.game));
        c.game.size = c.hour.size;
    }
    return c;
}

/* ---- where they hang ---- */

ui_things growl_things_of(const growl_look *look, const growl_ring *ring, int but) {
    const bool falls = growl_is_dusk(look) && look->t->part >= GROWL_NIGHT_TURNS; /* its card has been seen */
    ui_things all = {.n = 0};

    for (int i = 0; i < ring->rim->n_open; i++) { /* of the ring, which may be the one before */
        ui_things_add(&all, ring->rim->open[i]);
    }
    for (int i = 0; i < look->pub->n; i++) {
        ui_things_add(&all, i != but ? growl_tile_of(ring, i) : (ui_rect){0});
    }
    if (look->pub->night_open || falls) {
        const growl_night_places at = growl_night_places_of(look, ring);
        const int card = growl_is_dusk(look) ? look->t->event.arg[1] : look->pub->night_card;
        ui_things_add(&all, at.pile);
        ui_things_add(&all, at.card);
        if (card < GROWL_NIGHT_CARDS) {
            ui_things_add(&all, growl_rule_at(look, &at, card));
        }
    }
    if (!look->pub->night_open) {
        const growl_day_places at = growl_day_places_of(ring, look->pub->n);
        ui_things_add(&all, at.pile);
        ui_things_add(&all, at.turned);
        ui_things_add(&all, at.slot);
    }
    return all;
}

static bool is_covered(const growl_ring *ring, ui_rect at) {
    return at.w > 0 && !growl_is_clear(ring, at);
}

/* Silence first, for it is kept by all; what is covered by nothing stays. */
static growl_hung hung_beside(const growl_look *look, const growl_ring *ring, growl_hung own) {
    const ui_frame *ui = look->d->ui;
    ui_rect *const each[] = {&own.silence, &own.hour, &own.game};
    ui_things all = {.n = 0};

    for (int i = 0; i < 3; i++) {
        if (!is_covered(ring, *each[i])) {
            continue;
        }
        if (all.n == 0) {
            all = growl_things_of(look, ring, -1);
            for (int k = 0; k < 3; k++) {
                if (!is_covered(ring, *each[k])) {
                    ui_things_add(&all, *each[k]);
                }
            }
        }
        *each[i] = ui_things_beside(&all, ui, ring->bottom, *each[i]);
        ui_things_add(&all, *each[i]);
    }
    return own;
}

static ui_rect between(ui_rect was, ui_rect now, float part) {
    return was.w <= 0 || now.w <= 0 ? now : motion_area(was, now, part);
}

/* A little narrower where cards would nearly touch it that are passed to a house beside it. */
static ui_rect off_cards(const growl_ring *ring, int n, ui_rect sign) {
    static const float air = 12.0f, most = 0.05f; /* from it; of its width, at either end */
    const float mid = sign.x + sign.w / 2;
    float less = 0.0f;

    for (int i = 0; i < n * GROWL_TILE_SEEN; i++) {
        const ui_rect card = growl_tile_card(&ring->at[i / GROWL_TILE_SEEN], i % GROWL_TILE_SEEN);
        const float off = card.x < mid ? sign.x - card.x - card.w : card.x - sign.x - sign.w;
        if (card.y < sign.y + sign.h + air && card.y + card.h > sign.y - air) {
            less = fmaxf(less, air - off);
        }
    }
    less = fminf(less, most * sign.w);
    return (ui_rect){sign.x + less, sign.y, sign.w - 2 * less, sign.h};
}

growl_hung growl_hung_of(const growl_look *look, const growl_ring *ring) {
    const ui_frame *ui = look->d->ui;
    const corners c = corners_of(look);
    const bool says = look->pub->opt[GROWL_OPT_TALK_REMINDER] != 0;
    const ui_rect banner = growl_banner_place(ui, look->pub->n);
    const ui_rect sign = ui_large_words(ui) ? banner : off_cards(ring, look->pub->n, banner);
    const growl_hung own = {.silence = says ? sign : (ui_rect){0},
                            .hour = ui_corner_place(ui, &c.hour),
                            .game = c.game.text != NULL ? ui_corner_place(ui, &c.game) : (ui_rect){0}};
    const growl_hung now = ring->rim != NULL ? hung_beside(look, ring, own) : own;
    growl_ring before;

    if (!growl_ring_before(ring, &before)) {
        return now;
    }
    const growl_hung was = hung_beside(look, &before, own);
    const float part = ring->rim->glides;
    return (growl_hung){between(was.silence, now.silence, part), between(was.hour, now.hour, part),
                        between(was.game, now.game, part)};
}

/* ---- how they look ---- */

/* How far the sign hangs down: it comes when the last window is dark, and is gone before anybody talks. */
static float hangs(const growl_look *look) {
    static const float all_dark = 0.78f;

    if (growl_is_dusk(look)) {
        return motion_out(motion_of(growl_darkness(look), all_dark, 1.0f));
    }
    if (growl_is_dawn(look)) {
        return 1.0f - motion_smooth(motion_of(look->t->part, 0.0f, GROWL_TALK_FROM));
    }
    return look->pub->night_open != 0 ? 1.0f : 0.0f;
}

/* Of the sign: its words and how large they are, its picture, what is beside them. */
typedef struct {
    const char *said;
    ui_label_style style;
    float words, sign, pad, next_to;
} hush_laid;

static hush_laid hush_of(const ui_frame *ui, const char *said, ui_rect at) {
    const float more = ui->text_scale - 1.0f;
    hush_laid h = {.said = said,
                   .style = UI_STYLE_BUTTON,
                   .sign = fminf(42.0f - 16.0f * more, at.h - 8.0f),
                   .pad = 20.0f - 10.0f * more,
                   .next_to = 12.0f - 4.0f * more};
    const ui_rect words = {0, at.y, at.w - 1.8f * h.pad - h.sign - h.next_to, at.h - fminf(12.0f, at.h * 0.18f)};
    const int lines = h.style.lines;

    h.style.size = 22;
    h.style.align = UI_LEFT;
    h.style.lines = 1; /* rather than two short ones */
    if (ui_large_words(ui) || !ui_label_fits(ui, words, &h.style, said)) {
        h.style.lines = lines;
    }
    h.style.size = ui_label_size(ui, words, &h.style, said);
    h.words = growl_balanced(ui, &h.style, words.w, said);
    return h;
}

static void hush_said(ui_draw *d, const hush_laid *h, ui_rect at, bool worded) {
    const float x = at.x + fmaxf(h->pad, (at.w - h->sign - h->next_to - h->words) / 2);
    const float off = fminf(6.0f, at.h * 0.09f);

    ui_figure(d, "hush", (ui_rect){x, at.y + (at.h - h->sign) / 2, h->sign, h->sign}, ui_theme(d->ui, UI_EMBER));
    if (worded) {
        ui_label(d, (ui_rect){x + h->sign + h->next_to, at.y + off, h->words, at.h - 2 * off}, &h->style, h->said);
    }
}

static void silence(const growl_look *look, ui_rect at, float down) {
    ui_draw *d = look->d;
    const bool twice = growl_hushes_twice(d->ui);

    /* From the nearer edge: it passes over nothing. */
    const bool above = at.y + at.h / 2 < d->ui->height / 2;
    at.y += (1.0f - down) * (above ? -at.y - at.h - 12.0f : d->ui->height - at.y + 12.0f);
    const ui_rect near = twice ? (ui_rect){at.x, at.y + at.h / 2, at.w, at.h / 2} : at;
    const hush_laid h = hush_of(d->ui, ui_say(d, "growl.table.silence"), near);
    if (ui_label_is_speck(d->ui, &h.style)) { /* in a picture that small the sign is read alone */
        const float side = fminf(at.h, h.sign * 1.4f);
        at = ui_centre(at, side, side);
        ui_plate(d, at, 13, UI_INK_950, UI_EMBER, 2.2f, true);
        ui_figure(d, "hush", ui_inset(at, side * 0.14f), ui_theme(d->ui, UI_EMBER));
        return;
    }
    ui_plate(d, at, 13, UI_INK_950, UI_EMBER, 2.2f, true);
    const bool worded = at.y >= 0.0f && at.y + at.h <= d->ui->height; /* no word is cut by the edge */
    hush_said(d, &h, near, worded);
    if (twice) { /* for either long side */
        ui_group(d, at, 2, 0.0f);
        hush_said(d, &h, near, worded);
        ui_group_end(d);
    }
}

/* From its edge, or, where bars lie at the edges of a flat table, in its place. */
static void silence_comes(const growl_look *look, ui_rect at, float down) {
    static const float shadow = 12.0f;
    const bool fades = look->d->ui->rim != NULL && down < 1.0f;

    if (fades) {
        ui_group_faded(look->d, ui_inset(at, -shadow), down);
    }
    silence(look, at, fades ? 1.0f : down);
    if (fades) {
        ui_group_end(look->d);
    }
}

void growl_draw_hung(const growl_look *look, const growl_ring *ring) {
    const growl_hung at = growl_hung_of(look, ring);
    const corners c = corners_of(look);
    const float down = hangs(look);

    if (at.hour.w > 0) {
        ui_corner_draw(look->d, at.hour, &c.hour);
        ui_mark_add(look->d, GROWL_MARK_READ, GROWL_READ_HOUR, at.hour);
    }
    if (at.game.w > 0) {
        ui_corner_draw(look->d, at.game, &c.game);
        ui_mark_add(look->d, GROWL_MARK_READ, GROWL_READ_GAME, at.game);
    }
    if (at.silence.w > 0 && down > 0.0f) {
        silence_comes(look, at.silence, down);
        ui_mark_add(look->d, GROWL_MARK_READ, GROWL_READ_SILENCE, at.silence);
    }
}
