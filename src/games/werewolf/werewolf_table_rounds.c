/* After the end: what was done in each night, and who went, as a strip of nights and days. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_results.h"

/* ---- in words ---- */

static const char *add(const werewolf_look *look, const char *all, const char *id, int seat) {
    text_words *w = look->w;
    char key[48];

    if (seat >= look->pub->n) {
        return all;
    }
    snprintf(key, sizeof key, "werewolf.night.%s", id);
    const char *one = TEXT_SAY(w, key, TEXT_STR("name", werewolf_seat_name(look, seat)));
    return all == NULL ? one : TEXT_SAY(w, "werewolf.night.and", TEXT_STR("a", all), TEXT_STR("b", one));
}

static const char *night(const werewolf_look *look, int round) {
    const werewolf_night *n = &look->pub->nights[round];
    const char *all = add(look, NULL, "knife", n->knife);

    all = add(look, all, "charm", n->charm);
    all = n->saved ? add(look, all, "saved", n->knife) : all;
    all = add(look, all, "poison", n->poison);
    all = add(look, all, "check", n->check);
    all = add(look, all, "guard", n->guard);
    all = add(look, all, "investigate", n->investigate);
    all = add(look, all, "silence", n->silence);
    return TEXT_SAY(look->w, "werewolf.night.line", TEXT_NUM("n", round),
                    TEXT_STR("what", all != NULL ? all : text_say(look->w, "werewolf.night.none")));
}

/* "3 Owl, Seer: the wolves, night 2". */
static const char *fell(const werewolf_look *look, int seat) {
    return TEXT_SAY(look->w, "werewolf.results.fell", TEXT_STR("name", werewolf_seat_name(look, seat)),
                    TEXT_STR("role", werewolf_role_name(look->w, look->pub->role[seat])),
                    TEXT_STR("fate", werewolf_fate(look, seat)));
}

/* Who went out in a round, in the order of death, each with the causes; those of the night too, or by day alone. */
static const char *falls(const werewolf_look *look, int round, bool night_too) {
    const werewolf_pub *pub = look->pub;
    text_words *w = look->w;
    const char *all = NULL;

    for (int i = 0; i < pub->deaths; i++) {
        const int seat = pub->death[i];
        if (pub->out_round[seat] == round && (night_too || pub->out_how[seat] != WEREWOLF_OUT_NIGHT)) {
            const char *one = fell(look, seat);
            all = all == NULL ? one : TEXT_SAY(w, "werewolf.night.and", TEXT_STR("a", all), TEXT_STR("b", one));
        }
    }
    return all != NULL ? TEXT_SAY(w, "werewolf.results.falls", TEXT_STR("all", all))
                       : text_say(w, "werewolf.results.no_falls");
}

/* Two paragraphs a round: the night, and who went out. */
static const char *round_words(const werewolf_look *look, int i, bool night_too) {
    return i % 2 == 0 ? night(look, i / 2 + 1) : falls(look, i / 2 + 1, night_too);
}

/* Beside pictures, which show whom the night has taken. */
static const char *words_beside(void *user, int i, text_words *w) {
    const werewolf_look *look = user;

    (void)w; /* look's own */
    return round_words(look, i, false);
}

const char *werewolf_opened(nt_view view, const ui_seat *seat, int line, text_words *w) {
    werewolf_look look = werewolf_look_of_telling(&(table_telling){.view = view, .seat = seat}, w);
    const int n = look.pub->n;

    if (!look.pub->ended || line >= n + 2 * look.pub->round) {
        return NULL;
    }
    return line < n ? fell(&look, line) : round_words(&look, line - n, true);
}

/* ---- beside each its sky, and who went under it ---- */

/* The seats that went by night, or by day, in the order of death. */
static int gone(const werewolf_pub *pub, int round, bool by_night, uint8_t out[WEREWOLF_SEATS]) {
    int n = 0;

    for (int i = 0; i < pub->deaths && n < WEREWOLF_SEATS; i++) {
        const uint8_t seat = pub->death[i];
        if (pub->out_round[seat] == round && (pub->out_how[seat] == WEREWOLF_OUT_NIGHT) == by_night) {
            out[n++] = seat;
        }
    }
    return n;
}

/* As wide as the most who went at once need. */
static float sky_width(const werewolf_pub *pub, float wide) {
    static const float bare = 110.0f, each = 84.0f, least = 196.0f, widest = 380.0f;
    uint8_t seat[WEREWOLF_SEATS];
    int most = 0;

    for (int i = 0; i < 2 * pub->round; i++) {
        const int n = gone(pub, i / 2 + 1, i % 2 == 0, seat);
        most = n > most ? n : most;
    }
    return fminf(wide * 0.32f, fminf(fmaxf(least, bare + each * (float)most), widest));
}

static void draw_gone(const werewolf_look *look, ui_rect at, int seat) {
    const float size = fminf(at.w - 8, at.h - 10), e = size * 0.46f;
    const ui_rect disc = ui_centre(at, size, size);

    werewolf_draw_role(look->d, disc, look->pub->role[seat]);
    ui_seat_emblem(look->d, (ui_rect){disc.x + size - e * 0.8f, disc.y + size - e * 0.9f, e, e},
                   &look->t->seat[seat]);
}

static const float strip_edge = 10.0f; /* words end before it */

/* A strip of sky below a paragraph: moon or sun with the number, and whoever went. */
static void draw_sky(void *user, int i, const char *text, ui_draw *d, ui_rect at) {
    const werewolf_look *look = user;
    const bool by_night = i % 2 == 0, plain = d->ui->high_contrast;
    const float high = at.h - 6, sign = fminf(46.0f, high - 14);
    const ui_rect sky = {at.x - strip_edge, at.y + 3, at.w + 2 * strip_edge, high},
                  first = {at.x + 6, sky.y, sign, high};
    const float pictures = at.x + sky_width(look->pub, at.w);
    uint8_t seat[WEREWOLF_SEATS];
    const int n = gone(look->pub, i / 2 + 1, by_night, seat);
    const ui_colour sign_colour = plain || by_night ? UI_PAPER_100 : UI_LANTERN;
    ui_label_style number = UI_STYLE_NAME;
    char digits[12];

    (void)text; /* stands beside */
    ui_plate(d, sky, 50u + (unsigned)i, by_night ? 0xFF1B2544u : 0xFF5A3A28u, plain ? UI_PAPER_100 : 0, 1.4f, true);
    ui_figure(d, by_night ? "moon" : "sun", ui_centre(first, sign, sign), sign_colour);
    number.colour = UI_PAPER_100;
    snprintf(digits, sizeof digits, "%d", i / 2 + 1);
    ui_label(d, (ui_rect){first.x + sign + 6, sky.y, 30, high}, &number, digits);
    const float x = first.x + sign + 40,
                step = fminf(fminf(high, 84.0f) + 6, (pictures - x - 6) / (float)(n > 0 ? n : 1));
    for (int k = 0; k < n; k++) {
        draw_gone(look, (ui_rect){x + step * (float)k, sky.y, step, high}, seat[k]);
    }
}

void werewolf_draw_rounds(const werewolf_look *look, ui_rect at) {
    static const float least = 60.0f, most = 104.0f;
    const int rows = 2 * look->pub->round;
    const ui_rect in = {at.x + strip_edge, at.y, at.w - 2 * strip_edge, at.h};
    werewolf_look teller = *look;
    const ui_margin margin = {.wide = sky_width(look->pub, in.w) + 20,
                              .high = fmaxf(least, fminf(most, floorf(at.h / (float)(rows > 0 ? rows : 1)) - 1)),
                              .draw = draw_sky};

    ui_pages_beside(look->d, in, &UI_STYLE_BODY, &margin, rows, words_beside, &teller, look->t->keep);
}
