/* GROWL's private frame, its head: the team, and what the hand comes to. */
#include <math.h>

#include "growl_table_private.h"

enum { DISCS = 3 };

/* Of the second line, beside the small emblem. */
static const float whose_emblem = 28.0f, whose_gap = 8.0f;

static const char *whose(const growl_look *look, const char *when) {
    return UI_SAY(look->d, "growl.private.whose", TEXT_STR("name", growl_name(look, look->seat)),
                  TEXT_STR("when", when));
}

static float small_emblem(const ui_frame *ui) {
    return whose_emblem * ui->text_scale;
}

float growl_team_width(const growl_look *look) {
    static const char *const team[] = {"human", "wolf", "zero"};
    ui_draw *d = look->d;
    const char *night = UI_SAY(d, "growl.when.night", TEXT_NUM("night", GROWL_NIGHTS), TEXT_NUM("of", GROWL_NIGHTS));
    ui_label_style style = UI_STYLE_NAME;
    float w = ui_label_width(d->ui, &UI_STYLE_SMALL, whose(look, night)) + small_emblem(d->ui) + whose_gap;

    style.size = 24;
    style.name = false;
    for (size_t i = 0; i < sizeof team / sizeof team[0]; i++) {
        w = fmaxf(
            w, ui_label_width(d->ui, &style,
                              UI_SAY(d, "growl.private.team", TEXT_STR("team", team[i]), TEXT_STR("alive", "no"))));
    }
    return fminf(fmaxf(340.0f, w + 142.0f), fminf(620.0f, d->ui->width - 120.0f));
}

static void draw_team(const growl_look *look, ui_rect at, bool wolf, const char *team) {
    ui_draw *d = look->d;
    const float r = at.h - 22;
    const ui_rect disc = {at.x + 18, at.y + 11, r, r};
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 3, UI_INK_900, 0, 0.0f, true);
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(disc, r * 0.12f), UI_INK_900);
    const ui_rect words = {disc.x + r + 18, at.y + 8, at.x + at.w - disc.x - r - 32, at.h - 16};
    style.name = false;
    style.size = 24;
    style.valign = UI_BOTTOM;
    style.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.54f}, &style, team);
    ui_label_style small = UI_STYLE_SMALL;
    small.colour = UI_PAPER_200;
    small.lines = 1;
    const ui_rect line = {words.x, words.y + words.h * 0.58f, words.w, words.h * 0.4f};
    const float size = small_emblem(d->ui), beside = size + whose_gap;
    ui_seat_emblem(d, (ui_rect){line.x, line.y + (line.h - size) / 2, size, size}, &look->t->seat[look->seat]);
    ui_label(d, (ui_rect){line.x + beside, line.y, line.w - beside, line.h}, &small, whose(look, growl_when(look)));
}

/* What the cards in hand come to: so many, of which others take away some. */
typedef struct {
    const char *figure, *against;
    ui_colour tissue;
    int cards, less;
    bool waits; /* the last one counts when the night's cards are in the hand */
} total;

static int left_of(const total *t) {
    return t->cards > t->less ? t->cards - t->less : 0;
}

/* Behind those that count each one that is taken away shows by what. One that turns nobody yet is hollow. */
static void draw_total(ui_draw *d, ui_rect at, const total *t, float text_w, const char *count, const char *what) {
    const int lit = left_of(t), gone = t->cards - lit;
    const float gap = 13;
    float r = at.h - 32;

    ui_plate(d, at, (unsigned)t->figure[0], UI_INK_900, 0, 0.0f, true);
    if (r * DISCS + gap * (DISCS + 1) > at.w - text_w) {
        r = (at.w - text_w - gap * (DISCS + 1)) / DISCS;
    }
    for (int i = 0; i < DISCS; i++) {
        const ui_rect disc = {at.x + gap + 6 + (float)i * (r + gap), at.y + (at.h - r) / 2, r, r};
        const bool hollow = t->waits && i == DISCS - 1, on = i < lit && !hollow, taken = i >= lit && i < lit + gone;
        const ui_colour light = ui_mix(t->tissue, UI_PAPER_100, 0.28f);
        ui_disc(d, disc, on ? light : UI_INK_900,
                on       ? UI_INK_900
                : hollow ? light
                         : UI_PAPER_400,
                on       ? 0.0f
                : hollow ? 3.0f
                         : 1.6f);
        ui_figure(d, taken ? t->against : t->figure, ui_inset(disc, r * 0.2f),
                  on       ? UI_INK_900
                  : hollow ? light
                  : taken  ? UI_PAPER_200
                           : ui_mix(UI_INK_500, UI_INK_900, 0.35f));
    }
    ui_label_style style = UI_STYLE_NAME;
    style.name = false;
    style.align = UI_RIGHT;
    style.valign = UI_BOTTOM;
    const ui_rect words = {at.x + at.w - text_w - 2, at.y + 10, text_w - 16, at.h - 20};
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f}, &style, count);
    ui_label_style small = UI_STYLE_SMALL;
    small.align = UI_RIGHT;
    small.valign = UI_TOP;
    small.colour = UI_PAPER_400;
    small.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.53f, words.w, words.h * 0.47f}, &small, what);
}

static const char *totals_word(const growl_look *look, int n) {
    return n <= 3 ? UI_SAY(look->d, "growl.private.of_three", TEXT_NUM("n", n))
                  : UI_SAY(look->d, "growl.private.over_three", TEXT_NUM("n", n));
}

/* Room for the words of both totals at any count. */
static float words_width(ui_draw *d, float most) {
    const char *bites = UI_SAY(d, "growl.private.bites", TEXT_NUM("n", 2));
    const char *wounds = UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", 2));
    const char *count = UI_SAY(d, "growl.private.of_three", TEXT_NUM("n", 2));
    const float w =
        fmaxf(ui_label_width(d->ui, &UI_STYLE_SMALL, wounds), ui_label_width(d->ui, &UI_STYLE_SMALL, bites));

    return fminf(fmaxf(w, ui_label_width(d->ui, &UI_STYLE_BUTTON, count)) + 30, most * 0.52f);
}

/* Whether the cards that are chosen leave the hand: what is only shown stays. */
static bool gives_away(const growl_look *look) {
    return look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS &&
           look->pub->step != GROWL_STEP_SERUM_SHOW;
}

/* Cards of a kind in hand, less those that lie in the places of others already. */
static int kept(const growl_look *look, const uint8_t *kinds, int n, int kind) {
    int cards = look->me->hand[kind];

    for (int side = 0; side < 2 && gives_away(look); side++) {
        const int at = look->t->pick[side];
        cards -= at >= 1 && at <= n && kinds[at - 1] == kind;
    }
    return cards;
}

/* Three bites turn nobody before the cards have been passed: a Charm may come in. */
int growl_turns_with(const growl_look *look, const uint8_t *kinds, int n) {
    const int bites = kept(look, kinds, n, GROWL_BITE) - kept(look, kinds, n, GROWL_CHARM);

    return look->me->team != GROWL_WOLF && look->pub->alive[look->seat] && gives_away(look) && bites >= DISCS ? bites
                                                                                                              : 0;
}

const char *growl_team_word(const growl_priv *me) {
    return me->team != GROWL_WOLF ? "human" : me->zero ? "zero" : "wolf";
}

void growl_draw_head(const growl_look *look, const growl_head *at, const uint8_t *kinds, int n) {
    const growl_priv *me = look->me;
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int lies = pub->bullet_place < pub->n && pub->who[pub->bullet_place] == look->seat;
    const int bullet = lies && pub->alive[look->seat] ? (me->team == GROWL_WOLF ? 2 : 1) : 0;
    total bites = {"fangs", "horseshoe", UI_RED, kept(look, kinds, n, GROWL_BITE), kept(look, kinds, n, GROWL_CHARM),
                   false};
    const total wounds = {
        "slashes", "leaf", UI_VIOLET, kept(look, kinds, n, GROWL_WOUND) + bullet, kept(look, kinds, n, GROWL_SALVE),
        false};
    bites.waits = growl_turns_with(look, kinds, n) > 0;
    const char *team = bites.waits ? ui_say(d, "growl.private.still_human")
                                   : UI_SAY(d, "growl.private.team", TEXT_STR("team", growl_team_word(me)),
                                            TEXT_STR("alive", pub->alive[look->seat] ? "yes" : "no"));

    const float words = words_width(d, at->bites.w);
    draw_team(look, at->team, me->team == GROWL_WOLF, team);
    ui_mark_add(d, GROWL_MARK_BITES, 0, at->bites);
    ui_mark_add(d, GROWL_MARK_WOUNDS, 0, at->wounds);
    draw_total(d, at->bites, &bites, words, totals_word(look, left_of(&bites)),
               UI_SAY(d, "growl.private.bites", TEXT_NUM("n", left_of(&bites))));
    draw_total(d, at->wounds, &wounds, words, totals_word(look, left_of(&wounds)),
               UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", left_of(&wounds))));
}
