/* Cards that the judge holds up to one player: huge words on an opaque page, one layout for all, and a page to choose
 * from. They say what the judge chose to say; a page that is not chosen shows nothing of the truth. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

enum {
    CARD_WAKE,
    CARD_TARGET,
    CARD_AGAIN,
    CARD_UP,
    CARD_DOWN,
    CARD_ROLE,
    CARD_PACK,
    CARD_MISTAKE,
    CARD_ASLEEP,
    CARD_NUMBER,
    CARDS
};

/* h->tab: 0 while the first card follows from the frame below, 1 + card, or CHOOSER. h->line: 0, or 1 + the card's
 * seat or role. */
enum { CHOOSER = 1 + CARDS };

static const struct {
    const char *id, *figure;
} cards[CARDS] = {
    [CARD_WAKE] = {"wake", "sun"},      [CARD_TARGET] = {"target", NULL},      [CARD_AGAIN] = {"again", "check"},
    [CARD_UP] = {"up", "thumb_up"},     [CARD_DOWN] = {"down", "thumb_down"},  [CARD_ROLE] = {"role", NULL},
    [CARD_PACK] = {"pack", "werewolf"}, [CARD_MISTAKE] = {"mistake", "cross"}, [CARD_ASLEEP] = {"asleep", "moon"},
    [CARD_NUMBER] = {"number", NULL}};

/* ---- which card ---- */

static const uint8_t *set_of(const hosting_frame *h) {
    return ((const werewolf_hid *)h->whole->hid)->set;
}

static const werewolf_priv *seat_of(const hosting_frame *h, int seat) {
    return (const werewolf_priv *)h->whole->seats + seat;
}

static const werewolf_memory *tonight(const hosting_frame *h) {
    const werewolf_pub *pub = h->whole->pub;

    return h->called < pub->n ? &seat_of(h, h->called)->night[pub->round] : NULL;
}

static int picked_seat(const hosting_frame *h) {
    return h->table->pick[WEREWOLF_PICK_SEAT] - 1;
}

/* The seat whose role a Stone Statue Ghost sees, or -1. */
static int looked_at(const hosting_frame *h) {
    const werewolf_memory *night = tonight(h);

    if (h->from != HOSTING_CALL || h->call.key != WEREWOLF_CALL_STATUE || night == NULL) {
        return -1;
    }
    return night->seen < ((const werewolf_pub *)h->whole->pub)->n ? night->seen : -1;
}

static int thumb(int camp) {
    return camp == WEREWOLF_SAW_WOLF ? CARD_DOWN : camp == WEREWOLF_SAW_GOOD ? CARD_UP : CARD_AGAIN;
}

/* What whoever wakes has looked at. */
static int card_of_result(const hosting_frame *h) {
    const werewolf_memory *night = tonight(h);
    const uint8_t key = h->call.key;

    if (looked_at(h) >= 0) {
        return CARD_ROLE;
    }
    if (night == NULL || (key != WEREWOLF_CALL_SEER && key != WEREWOLF_CALL_KEEPER)) {
        return CARD_AGAIN;
    }
    return thumb(night->result);
}

/* What there is to tell before anything is chosen. */
static int card_of_waking(const hosting_frame *h) {
    const werewolf_memory *night = tonight(h);

    switch (h->call.key) {
    case WEREWOLF_CALL_WITCH:
        return night != NULL && night->knife < ((const werewolf_pub *)h->whole->pub)->n ? CARD_NUMBER : CARD_WAKE;
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        return night != NULL && !seat_of(h, h->called)->awake ? CARD_ASLEEP : CARD_WAKE;
    case WEREWOLF_CALL_KEEPER:
        return card_of_result(h) == CARD_AGAIN ? CARD_WAKE : card_of_result(h);
    default:
        return CARD_WAKE;
    }
}

/* The card that fits what the frame below shows. */
static int first_card(const hosting_frame *h) {
    if (h->from == HOSTING_JUDGE) {
        return picked_seat(h) >= 0 ? CARD_NUMBER : CARD_WAKE;
    }
    if (h->phase != HOSTING_CALL_ASKS) {
        return card_of_result(h);
    }
    return picked_seat(h) >= 0 ? CARD_TARGET : card_of_waking(h);
}

static int card_of(const hosting_frame *h) {
    return h->tab == 0 ? first_card(h) : h->tab - 1;
}

static bool has_seat(int card) {
    return card == CARD_TARGET || card == CARD_NUMBER;
}

static int first_role(const hosting_frame *h) {
    int role = 0;

    if (looked_at(h) >= 0) {
        return seat_of(h, looked_at(h))->role;
    }
    if (h->from == HOSTING_CALL && h->called < ((const werewolf_pub *)h->whole->pub)->n) {
        return seat_of(h, h->called)->role;
    }
    while (role < WEREWOLF_ROLES - 1 && set_of(h)[role] == 0) {
        role++;
    }
    return role;
}

static int value_of(const hosting_frame *h, int card) {
    if (h->line > 0) {
        return h->line - 1;
    }
    const werewolf_memory *night = tonight(h);
    const bool victim = h->from == HOSTING_CALL && h->call.key == WEREWOLF_CALL_WITCH && card == CARD_NUMBER &&
                        night != NULL && night->knife < ((const werewolf_pub *)h->whole->pub)->n;

    return card == CARD_ROLE ? first_role(h) : picked_seat(h) >= 0 ? picked_seat(h) : victim ? night->knife : 0;
}

/* ---- input ---- */

static void step_value(const werewolf_look *look, hosting_frame *h, int by) {
    const int card = card_of(h), n = card == CARD_ROLE ? WEREWOLF_ROLES : look->pub->n;
    int value = value_of(h, card);

    do {
        value = (value + by + n) % n;
    } while (card == CARD_ROLE && set_of(h)[value] == 0);
    h->tab = (uint8_t)(1 + card);
    h->line = (uint8_t)(1 + value);
}

static void show(hosting_frame *h, int card, int value) {
    h->tab = (uint8_t)(1 + card);
    h->line = (uint8_t)(1 + value);
}

bool werewolf_cards_input(const werewolf_look *look, hosting_frame *h, const ui_input *in) {
    if (in->kind == UI_BACK && h->tab == CHOOSER) {
        h->tab = 0;
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, ZONE_CARD)) {
        show(h, in->n, -1);
    } else if (ui_chose(in, WEREWOLF_ZONE_CARD_ROLE)) {
        show(h, CARD_ROLE, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_CARD_NUMBER)) {
        show(h, CARD_TARGET, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_CARD_STEP)) {
        show(h, (card_of(h) + in->n + CARDS) % CARDS, has_seat(card_of(h)) && h->line ? h->line - 1 : -1);
    } else if (ui_chose(in, WEREWOLF_ZONE_CARD_VALUE)) {
        step_value(look, h, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_CARD_ALL)) {
        h->tab = CHOOSER;
    } else {
        return false;
    }
    if (card_of(h) == CARD_ROLE && h->line > WEREWOLF_ROLES) {
        h->line = 0;
    }
    return true;
}

/* ---- huge words ---- */

/* Thai and the scripts of East Asia break within what no space parts. */
static bool breaks_anywhere(const char *word) {
    const unsigned char first = (unsigned char)word[0];

    return first == 0xE0 || (first >= 0xE3 && first <= 0xED);
}

/* Whether a word that cannot be broken is wider than the box. */
static bool has_wider_word(const ui_frame *ui, const ui_label_style *style, float w, const char *text) {
    while (*text) {
        char word[96];
        const size_t n = strcspn(text, " \n"), len = n < sizeof word ? n : sizeof word - 1;
        memcpy(word, text, len);
        word[len] = '\0';
        if (!breaks_anywhere(word) && ui_label_width(ui, style, word) > w) {
            return true;
        }
        text += n + (text[n] != '\0');
    }
    return false;
}

/* As large as the box allows: what is read from two metres does not grow with the reader's scale. Few words stay on
 * one line as long as they are large there. */
static void huge(ui_draw *d, ui_rect at, const char *text, float most, ui_colour colour) {
    static const float large_line = 96.0f;
    ui_label_style style = UI_STYLE_SENTENCE;

    style.colour = colour;
    style.size = most / d->ui->text_scale;
    const float line = most * fminf(1.0f, 0.97f * at.w / ui_label_width(d->ui, &style, text));
    if (line >= large_line) {
        style.size = line / d->ui->text_scale;
        style.lines = 1;
        ui_label(d, at, &style, text);
        return;
    }
    style.size = most;
    while (style.size > 30.0f &&
           (ui_label_height(d->ui, &style, at.w, text) > at.h || has_wider_word(d->ui, &style, at.w, text))) {
        style.size *= 0.92f;
    }
    ui_label(d, at, &style, text);
}

static const char *numbers_of_pack(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const char *all = NULL;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const int role = seat_of(h, seat)->role;
        if (look->pub->alive[seat] && role < WEREWOLF_ROLES && werewolf_role[role].pack) {
            const char *one = UI_SAY(look->d, "werewolf.card.one", TEXT_NUM("n", seat + 1));
            all = table_and(&look->d->words, all, one);
        }
    }
    return all != NULL ? all : ui_say(look->d, "werewolf.card.none");
}

static const char *words_of(const werewolf_look *look, int card, int value) {
    ui_draw *d = look->d;

    switch (card) {
    case CARD_UP:
    case CARD_DOWN:
    case CARD_NUMBER:
        return NULL;
    case CARD_ROLE:
        return looked_at(look->h) >= 0 && look->h->line == 0
                   ? werewolf_role_name(&d->words, value)
                   : UI_SAY(d, "werewolf.card.role", TEXT_STR("role", werewolf_role_name(&d->words, value)));
    case CARD_PACK:
        return UI_SAY(d, "werewolf.card.pack", TEXT_STR("numbers", numbers_of_pack(look)));
    default:
        return werewolf_say(&d->words, "card", cards[card].id);
    }
}

/* ---- the card ---- */

/* A window in the paper with the lamp behind it: rings of light, the figure before them. */
static void window(ui_draw *d, ui_rect at) {
    static const struct {
        float in;
        ui_colour light;
    } ring[] = {{0.025f, 0xFFD58B45u}, {0.06f, 0xFFEBAA5Eu}, {0.13f, 0xFFF7C273u}, {0.24f, 0xFFFFD996u}};

    if (d->ui->high_contrast) {
        ui_disc(d, at, UI_PAPER_100, UI_INK_900, 0.0f);
        return;
    }
    ui_disc(d, at, UI_INK_900, UI_PAPER_200, fmaxf(3.0f, at.w * 0.012f));
    for (size_t i = 0; i < sizeof ring / sizeof ring[0]; i++) {
        ui_disc(d, ui_inset(at, at.w * ring[i].in), ring[i].light, 0, 0.0f);
    }
}

static void picture(const werewolf_look *look, ui_rect at, int card, int value) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_TITLE;
    char number[12];

    window(d, at);
    if (!has_seat(card)) {
        ui_figure(d, card == CARD_ROLE ? werewolf_role[value % WEREWOLF_ROLES].id : cards[card].figure,
                  ui_inset(at, at.w * 0.13f), UI_INK_900);
        return;
    }
    snprintf(number, sizeof number, "%d", value + 1);
    style.face = TEXT_BOLD;
    style.size = at.h * 0.58f / d->ui->text_scale;
    style.colour = UI_INK_900;
    style.lines = 1;
    style.name = true;
    ui_label(d, ui_inset(at, at.w * 0.08f), &style, number);
}

/* Other cards, other numbers; in the middle what puts the card away. */
static void foot(const werewolf_look *look, ui_rect at, int card) {
    ui_draw *d = look->d;
    const float side = at.h, gap = 12;
    const unsigned valued = has_seat(card) || card == CARD_ROLE ? 0u : UI_ZONE_OFF;
    const float wide = fminf(420.0f, at.w - 4 * (side + gap) - (side + gap));
    const float x = at.x + (at.w - wide) / 2;

    ui_button(d, (ui_rect){x, at.y, wide, at.h}, ZONE_CARD_CLOSE, 0, werewolf_say(&d->words, "card", "close"), NULL,
              UI_PLAIN, UI_ZONE_HOLD | UI_ZONE_DEFAULT);
    ui_button(d, (ui_rect){at.x, at.y, side, side}, WEREWOLF_ZONE_CARD_STEP, -1, NULL, "arrow_left", UI_PLAIN, 0);
    ui_button(d, (ui_rect){at.x + at.w - side, at.y, side, side}, WEREWOLF_ZONE_CARD_STEP, 1, NULL, "arrow_right",
              UI_PLAIN, 0);
    ui_button(d, (ui_rect){x - side - gap, at.y, side, side}, WEREWOLF_ZONE_CARD_VALUE, -1, NULL, "minus", UI_PLAIN,
              valued);
    ui_button(d, (ui_rect){x + wide + gap, at.y, side, side}, WEREWOLF_ZONE_CARD_VALUE, 1, NULL, "plus", UI_PLAIN,
              valued);
    ui_button(d, (ui_rect){at.x + at.w - side, 20, side, side}, WEREWOLF_ZONE_CARD_ALL, 0, NULL, "cards", UI_PLAIN,
              0);
}

/* In the middle of the frame; the corner with the button that leads to all signs stays free. */
static void draw_card(const werewolf_look *look, ui_rect area, ui_rect low) {
    ui_draw *d = look->d;
    const int card = card_of(look->h), value = value_of(look->h, card);
    const bool tall = d->ui->height > d->ui->width;
    const char *words = words_of(look, card, value);
    const float corner = low.h + 12, within = area.w - 2 * corner;
    const float r = tall ? fminf(within, area.h * 0.6f) : fminf(area.h * 0.98f, area.w * 0.46f);
    ui_rect disc = {area.x, area.y + (area.h - r) / 2, r, r};
    ui_rect text = {area.x + r + 40, area.y + corner, area.w - r - 40, area.h - 2 * corner};

    if (tall) {
        disc = (ui_rect){area.x + (area.w - r) / 2, area.y + 40, r, r};
        text = (ui_rect){area.x, area.y + r + 60, area.w, area.h - r - 70};
    }
    if (words == NULL) { /* nothing beside it: all the more of it */
        const float all = fminf(tall ? area.w : within, area.h);
        disc = ui_centre(area, all, all);
    }
    picture(look, disc, card, value);
    if (words != NULL) {
        huge(d, text, words, 150, ui_theme(d->ui, UI_PAPER_100));
    }
    foot(look, low, card);
}

/* ---- the page to choose from ---- */

/* A card that may be chosen: its picture, and beside it what it says. */
static void tile(ui_draw *d, ui_rect at, const char *zone, int n, const char *figure, const char *words) {
    ui_label_style style = UI_STYLE_BUTTON;
    const float r = fminf(at.h - 8, at.w * 0.3f);
    const ui_rect disc = {at.x + 8, at.y + (at.h - r) / 2, r, r};

    style.align = UI_LEFT;
    ui_plate(d, at, 44u + (unsigned)n, ui_theme(d->ui, UI_INK_700), 0, 0.0f, true);
    window(d, disc);
    ui_figure(d, figure, ui_inset(disc, r * 0.15f), UI_INK_900);
    ui_label(d, (ui_rect){disc.x + r + 10, at.y + 2, at.w - r - 24, at.h - 4}, &style, words);
    ui_zone_add(d, zone, n, at, UI_ZONE_OPTION);
    ui_focus(d, at, zone, n);
}

/* Tiles of a part of the page, all rows of the page equally high. */
typedef struct {
    int n, columns, rows;
} part;

static const float tile_gap = 8.0f;

static part part_of(int n, int columns) {
    return (part){n, columns, (n + columns - 1) / columns};
}

/* Up to `most` columns: as few rows as there can be, then as few holes. */
static part filled_part(int n, int most) {
    const int rows = (n + most - 1) / most;

    return part_of(n, rows > 0 ? (n + rows - 1) / rows : 1);
}

static ui_rect place_in(ui_rect at, const part *p, int i) {
    return ui_column(ui_row(at, i / p->columns, p->rows, tile_gap), i % p->columns, p->columns, 10);
}

static const uint8_t plain[] = {CARD_WAKE, CARD_AGAIN, CARD_UP, CARD_DOWN, CARD_PACK, CARD_MISTAKE, CARD_ASLEEP};

static void draw_kinds(const werewolf_look *look, ui_rect at, const part *p) {
    for (int i = 0; i < p->n; i++) {
        char key[24];
        snprintf(key, sizeof key, "name_%s", cards[plain[i]].id);
        tile(look->d, place_in(at, p, i), ZONE_CARD, plain[i], cards[plain[i]].figure,
             werewolf_say(look->w, "card", key));
    }
}

static void draw_roles(const werewolf_look *look, ui_rect at, const part *p) {
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set_of(look->h)[role] > 0) {
            tile(look->d, place_in(at, p, i++), WEREWOLF_ZONE_CARD_ROLE, role, werewolf_role[role].id,
                 werewolf_role_name(look->w, role));
        }
    }
}

static void draw_numbers(const werewolf_look *look, ui_rect at, const part *p) {
    ui_draw *d = look->d;

    for (int seat = 0; seat < p->n; seat++) {
        const ui_rect box = place_in(at, p, seat);
        const float e = fminf(fminf(box.h - 12, box.w * 0.48f), 60.0f), words = 40.0f * d->ui->text_scale;
        const float x = box.x + fmaxf(8.0f, (box.w - e - words) / 2);
        ui_label_style style = UI_STYLE_NAME;
        char number[12];
        snprintf(number, sizeof number, "%d", seat + 1);
        style.align = UI_MIDDLE;
        ui_plate(d, box, 44u + (unsigned)seat, ui_theme(d->ui, UI_INK_700), 0, 0.0f, true);
        ui_seat_emblem(d, (ui_rect){x, box.y + (box.h - e) / 2, e, e}, &look->t->seat[seat]);
        ui_label(d, (ui_rect){x + e + 2, box.y, fminf(words, box.x + box.w - x - e - 4), box.h}, &style, number);
        ui_zone_add(d, WEREWOLF_ZONE_CARD_NUMBER, seat, box, UI_ZONE_OPTION);
        ui_focus(d, box, WEREWOLF_ZONE_CARD_NUMBER, seat);
    }
}

static void draw_chooser(const werewolf_look *look, ui_rect area, ui_rect low) {
    static const float head = 40.0f, highest = 104.0f;
    ui_draw *d = look->d;
    const bool tall = d->ui->height > d->ui->width;
    int roles = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        roles += set_of(look->h)[role] > 0;
    }
    const part kind = part_of((int)sizeof plain, tall ? 2 : 4), role = filled_part(roles, tall ? 2 : 4),
               seat = filled_part(look->pub->n, tall ? 7 : 10);
    const float high = fminf(highest, (area.h - 2 * head) / (float)(kind.rows + role.rows + seat.rows));
    ui_rect at = {area.x, area.y, area.w, high * (float)kind.rows - tile_gap};
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    draw_kinds(look, at, &kind);
    at.y += at.h + tile_gap;
    ui_label(d, (ui_rect){at.x, at.y, at.w, head}, &style, werewolf_say(&d->words, "card", "head_roles"));
    at = (ui_rect){at.x, at.y + head, at.w, high * (float)role.rows - tile_gap};
    draw_roles(look, at, &role);
    at.y += at.h + tile_gap;
    ui_label(d, (ui_rect){at.x, at.y, at.w, head}, &style, werewolf_say(&d->words, "card", "head_numbers"));
    draw_numbers(look, (ui_rect){at.x, at.y + head, at.w, high * (float)seat.rows - tile_gap}, &seat);
    ui_button(d, ui_centre(low, fminf(420.0f, low.w), low.h), ZONE_CARD_CLOSE, 0,
              werewolf_say(&d->words, "card", "close"), NULL, UI_PLAIN, UI_ZONE_HOLD | UI_ZONE_DEFAULT);
}

void werewolf_draw_cards(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, high = fmaxf(66.0f, ui_target(d->ui)), edge = 28;
    const ui_rect low = {edge, h - high - 22, w - 2 * edge, high};
    const ui_rect area = {edge + 12, 26, w - 2 * edge - 24, h - high - 70};

    ui_fill(d, (ui_rect){0, 0, w, h}, ui_theme(d->ui, UI_INK_900));
    if (look->h->tab == CHOOSER) {
        draw_chooser(look, area, low);
    } else {
        draw_card(look, area, low);
    }
}

const char *werewolf_cards_screen(const hosting_frame *h) {
    static const char *const id[CARDS] = {
        [CARD_WAKE] = "card-wake",    [CARD_TARGET] = "card-target",   [CARD_AGAIN] = "card-again",
        [CARD_UP] = "card-up",        [CARD_DOWN] = "card-down",       [CARD_ROLE] = "card-role",
        [CARD_PACK] = "card-pack",    [CARD_MISTAKE] = "card-mistake", [CARD_ASLEEP] = "card-asleep",
        [CARD_NUMBER] = "card-number"};

    return h->tab == CHOOSER ? "cards" : id[card_of(h) % CARDS];
}
