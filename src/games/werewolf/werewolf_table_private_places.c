/* Werewolf's private frame: where its card, its figure and its words lie. What is made for words has room for the
 * longest that anybody may read there: no place tells a role. */
#include <math.h>

#include "werewolf_table_private.h"

/* ---- how high words are ---- */

float werewolf_role_name_height(const ui_frame *ui) {
    const float more = ui->text_scale - 1.0f;

    return (50.0f + 36 * more) + WEREWOLF_TO_CAMP + (28.0f + 26 * more) + WEREWOLF_TO_TEXT;
}

float werewolf_role_text_height(ui_draw *d, float w, float size, int role) {
    ui_label_style body = UI_STYLE_BODY;

    body.size = size;
    return ui_label_height(d->ui, &body, w, werewolf_role_text(&d->words, role));
}

/* So high are name, camp and text where they lie below the figure or beside a large one, whoever has the longest: the
 * plate tells no role. */
static float role_words_height(ui_draw *d, float w, float size) {
    float most = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        most = fmaxf(most, werewolf_role_text_height(d, w, size, role));
    }
    return most + werewolf_role_name_height(d->ui);
}

void werewolf_going_words(const werewolf_look *look, ui_rect at, ui_rect *asks, ui_rect *hints) {
    static const float edge = 20.0f, rule = 8.0f, gap = 4.0f, most = 0.46f;
    const float w = at.w - 2 * edge;
    ui_label_style head = UI_STYLE_SENTENCE;

    head.size = WEREWOLF_ASKS_SIZE;
    const float high = ui_label_height(look->d->ui, &head, w, werewolf_private_question(look)) + 2.0f;
    *asks = (ui_rect){at.x + edge, at.y + rule, w, at.h > 0.0f ? fminf(high, most * at.h) : high};
    const float y = asks->y + asks->h + gap;
    *hints = (ui_rect){asks->x, y, w, at.y + at.h - WEREWOLF_ASK_FOOT + gap - y};
}

/* ---- the frame ---- */

/* Between the curtains; on a narrow frame over them. */
static float page_wide(const ui_frame *ui, float longest) {
    return fminf(ui->width - (ui->width < 1000.0f ? 60.0f : 300.0f), longest);
}

static const float tiles_longest = 1040.0f, words_longest = 800.0f;

float werewolf_tiles_wide(const ui_frame *ui) {
    return page_wide(ui, tiles_longest);
}

float werewolf_turn_line(const werewolf_look *look) {
    return werewolf_counts_turns(look) ? 30.0f * look->d->ui->text_scale : 0.0f;
}

static const float card_air = 12.0f; /* above and below words beside a disc */

/* Where words lie beside a disc, down to the card's foot. */
ui_rect werewolf_beside_disc(const werewolf_places *p) {
    static const float gap = 24.0f, edge = 20.0f;
    const float x = p->disc.x + p->disc.w + gap;

    return (ui_rect){x, p->card.y + card_air, p->card.x + p->card.w - edge - x, p->card.h - 2 * card_air};
}

static float owner_height(const ui_frame *ui) {
    return 36.0f + 24.0f * (ui->text_scale - 1.0f);
}

/* What whose it is takes above a card that leaves so much room; 0: it has none there. */
static float owner_above(const ui_frame *ui, float room) {
    static const float gap = 14.0f, edge = 10.0f;
    const float needs = owner_height(ui) + gap;
    return room >= needs + edge ? needs : 0.0f;
}

static const float over = 16.0f; /* of a figure's disc, that its owner's tab lies on */

/* A figure's disc from y on, and on one plate below it what it is, so high, and what is asked. */
static werewolf_places figure_above(const ui_frame *ui, float wide, float y, float r, float card, float ask) {
    const float left = (ui->width - wide) / 2, owner = owner_height(ui), named = y + r - over, foot = named + owner;

    return (werewolf_places){.disc = {(ui->width - r) / 2, y, r, r},
                             .owner = {left, named, wide, owner},
                             .card = {left, foot, wide, card},
                             .ask = {left, foot + card, wide, ask}};
}

/* Where nothing is chosen: the figure, and on one plate below it what it is and what is to be done, no wider than
 * their lines are long. Whose it is stands on that plate's tab, over the rim of the figure's disc, off the figure.
 * What the night told has the room of what the role does. On a tall frame all of it stands low, the disc as wide as
 * between the curtains. */
static werewolf_places standing_places(ui_draw *d, ui_rect done, bool told) {
    static const float top = 14.0f, side = 24.0f;
    const ui_frame *ui = d->ui;
    const float wide = page_wide(ui, words_longest);
    const float more = ui->text_scale - 1.0f;
    const float card = (told ? werewolf_role_name_height(ui) : role_words_height(d, wide - 2 * side, 24.0f)) + 22.0f;
    const float ask = told ? 150.0f + 90.0f * more : 92.0f + 60.0f * more, owner = owner_height(ui),
                room = done.y - 14 - top - card - ask - owner + over;
    const bool tall = ui->height > ui->width;
    const float r = fminf(tall ? 560.0f : 420.0f, room), y = top + (room - r) * (tall ? 0.95f : 0.5f);

    return figure_above(ui, wide, y, r, card, ask);
}

/* Where something is chosen: the role's card, below it on the same plate the question, and the tiles below these. On
 * a narrow frame words have what usual tiles leave; what the largest ones leave then goes to the figure, and the rest
 * lies above it and below. */
static werewolf_places choosing_places(const werewolf_look *look, ui_rect done) {
    static const float top = 16.0f, gaps = 26.0f, larger = 48.0f;
    const ui_frame *ui = look->d->ui;
    const bool narrow = ui->width < 1000.0f;
    const float wide = werewolf_tiles_wide(ui), left = (ui->width - wide) / 2;
    const float more = ui->text_scale - 1.0f, room = done.y - top - gaps;
    float card = narrow ? 232.0f : 184.0f, y = top,
          ask =
              (narrow ? 170.0f + 40.0f * more : 122.0f + 72.0f * more) + WEREWOLF_ASK_FOOT + werewolf_turn_line(look);

    if (narrow) {
        ask += fminf(werewolf_left_by_tiles(look, room - card - ask, wide, WEREWOLF_USUAL_TILE), 60 + 100 * more);
        const float spare = werewolf_left_by_tiles(look, room - card - ask, wide, werewolf_highest_tile(ui));
        card += fminf(spare, larger);
        y += fmaxf(0.0f, spare - larger) / 2;
    }
    return (werewolf_places){.card = {left, y, wide, card}, .ask = {left, y + card, wide, ask}};
}

/* What whoever goes out is asked, and the longest of what there is to know. */
static float going_ask(const werewolf_look *look, float wide) {
    ui_rect asks, hints;

    werewolf_going_words(look, (ui_rect){0, 0, wide, 0}, &asks, &hints);
    return hints.y + werewolf_rites_hint_height(look, hints.w) + WEREWOLF_ASK_FOOT;
}

/* Whoever goes out: the figure above the card, as where it is looked at, no wider than usual tiles let it be. What it
 * and the largest tiles leave lies above and below. */
static werewolf_places going_above(const werewolf_look *look, ui_rect done) {
    static const float top = 14.0f, gaps = 26.0f, side = 24.0f, largest = 320.0f;
    ui_draw *d = look->d;
    const ui_frame *ui = d->ui;
    const float wide = page_wide(ui, words_longest), tiles = werewolf_tiles_wide(ui);
    const float card = role_words_height(d, wide - 2 * side, 24.0f) + 22.0f, ask = going_ask(look, wide),
                owner = owner_height(ui), room = done.y - top - gaps - card - ask - owner + over;
    const float r = fminf(largest, werewolf_left_by_tiles(look, room, tiles, WEREWOLF_USUAL_TILE));
    const float spare = werewolf_left_by_tiles(look, room - r, tiles, werewolf_highest_tile(ui));

    return figure_above(ui, wide, top + spare / 2, r, card, ask);
}

/* With a disc and a card so wide; *whole: the longest words that anybody may have are read at their size. */
static werewolf_places going_beside(const werewolf_look *look, ui_rect done, float r, float longest, bool *whole) {
    static const float top = 14.0f, gaps = 26.0f, up = 20.0f, out = 28.0f;
    const ui_frame *ui = look->d->ui;
    const bool narrow = ui->width < 1000.0f;
    const float wide = fminf(page_wide(ui, longest), ui->width - 4 * out), left = (ui->width - wide) / 2,
                more = ui->text_scale - 1.0f, least = (narrow ? 215.0f : 190.0f) + 50.0f * more,
                ask = fminf(going_ask(look, wide), (narrow ? 140.0f : 120.0f) + 40.0f * more);
    werewolf_places p = {.disc = {left - out, top, r, r}, .card = {left, top + up, wide, 0}, .beside = true};
    const float words = role_words_height(look->d, werewolf_beside_disc(&p).w, 24.0f) + 2 * card_air;
    const float free =
        werewolf_left_by_tiles(look, done.y - gaps - top - up - ask, werewolf_tiles_wide(ui), WEREWOLF_USUAL_TILE);

    p.card.h = fminf(words, fmaxf(least, free));
    p.ask = (ui_rect){left, p.card.y + p.card.h, wide, ask};
    *whole = p.card.h >= words;
    return p;
}

/* Else it lies over the card's corner with its words beside it. The card is as high as whoever has the longest words
 * needs it; where tiles leave less it is as wide as they are, and then the disc is smaller. */
static werewolf_places going_low(const werewolf_look *look, ui_rect done) {
    static const struct {
        float disc, longest;
    } way[] = {{208.0f, words_longest}, {208.0f, tiles_longest}, {132.0f, tiles_longest}};
    werewolf_places p = {.beside = true};
    bool whole = false;

    for (size_t i = 0; i < sizeof way / sizeof way[0] && !whole; i++) {
        p = going_beside(look, done, way[i].disc, way[i].longest, &whole);
    }
    return p;
}

static werewolf_places going_places(const werewolf_look *look, ui_rect done) {
    static const float least = 200.0f; /* as large as it is beside its words */
    const werewolf_places above = going_above(look, done);

    return above.disc.w >= least ? above : going_low(look, done);
}

bool werewolf_goes_out(const werewolf_look *look) {
    return look->t->n_legal > 0 && look->pub->step == WEREWOLF_STEP_RITES;
}

bool werewolf_chooses(const werewolf_look *look) {
    return werewolf_goes_out(look) || (look->t->n_legal > 0 && look->pub->step == WEREWOLF_STEP_NIGHT);
}

werewolf_places werewolf_private_places(const werewolf_look *look, ui_rect done) {
    ui_draw *d = look->d;
    const ui_frame *ui = d->ui;
    const float wide = werewolf_tiles_wide(ui), left = (ui->width - wide) / 2, more = ui->text_scale - 1.0f;
    const bool told = werewolf_is_told(look);

    if (werewolf_goes_out(look)) {
        return going_places(look, done);
    }
    if (werewolf_chooses(look)) {
        return choosing_places(look, done);
    }
    if (ui->text_scale <= 1.2f) {
        return standing_places(d, done, told);
    }
    const float card = 320.0f + 100.0f * more, ask = 130.0f + 40.0f * more + (told ? 40.0f : 0.0f),
                above = owner_above(ui, done.y - card - ask - 14), y = (done.y - card - ask - 14 + above) / 2;
    return (werewolf_places){.card = {left, y, wide, card},
                             .owner = {left, y - above, above > 0 ? wide : 0, owner_height(ui)},
                             .ask = {left, y + card, wide, ask}};
}
