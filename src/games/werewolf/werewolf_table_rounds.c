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

/* Two for each round: the night, and who went out. Pictures stand above them, which show whom the night has taken. */
static const char *round_words(const werewolf_look *look, int i, bool night_too) {
    return i % 2 == 0 ? night(look, i / 2 + 1) : falls(look, i / 2 + 1, night_too);
}

const char *werewolf_opened(nt_view view, const ui_seat *seat, int line, text_words *w) {
    werewolf_look look = werewolf_look_of_telling(&(table_telling){.view = view, .seat = seat}, w);
    const int n = look.pub->n;

    if (!look.pub->ended || line >= n + 2 * look.pub->round) {
        return NULL;
    }
    return line < n ? fell(&look, line) : round_words(&look, line - n, true);
}

/* ---- above each under its sky: what was done to whom, and who went ---- */

/* One thing that befell a seat: a sign, and the seat's emblem or, of one who went, the role with it. */
typedef struct {
    const char *sign;
    uint8_t seat;
    bool grave, gone; /* grave: its sign is red */
} deed;

enum { DEEDS = 8 + WEREWOLF_SEATS }; /* of a night: as it has calls, and whom it took */

typedef struct {
    deed list[DEEDS];
    int n;
} deeds;

static void befell(deeds *all, int n, deed one) {
    if (one.seat < n && all->n < DEEDS) {
        all->list[all->n++] = one;
    }
}

/* In the order of the words. */
static void deeds_of_night(const werewolf_pub *pub, int round, deeds *all) {
    const werewolf_night *night = &pub->nights[round];
    const int n = pub->n;

    befell(all, n, (deed){.sign = "knife", .seat = night->knife, .grave = true});
    befell(all, n, (deed){.sign = werewolf_role[WEREWOLF_BEAUTY].id, .seat = night->charm, .grave = true});
    befell(all, n, (deed){.sign = "antidote", .seat = night->saved ? night->knife : WEREWOLF_NONE});
    befell(all, n, (deed){.sign = "poison", .seat = night->poison, .grave = true});
    befell(all, n, (deed){.sign = "eye", .seat = night->check});
    befell(all, n, (deed){.sign = werewolf_role[WEREWOLF_GUARDIAN].id, .seat = night->guard});
    befell(all, n, (deed){.sign = werewolf_role[WEREWOLF_GHOST].id, .seat = night->investigate});
    befell(all, n, (deed){.sign = "hush", .seat = night->silence});
}

/* How somebody went, where a sign tells more than the stone does. */
static const char *sign_of(const werewolf_pub *pub, int seat) {
    return pub->out_how[seat] == WEREWOLF_OUT_SHOT   ? "bullet"
           : pub->out_how[seat] == WEREWOLF_OUT_DUEL ? "knight"
                                                     : werewolf_out_sign(pub, seat);
}

/* Those who went by night, or by day, in the order of death. */
static void add_gone(const werewolf_pub *pub, int round, bool by_night, deeds *all) {
    for (int i = 0; i < pub->deaths; i++) {
        const uint8_t seat = pub->death[i];
        if (pub->out_round[seat] == round && (pub->out_how[seat] == WEREWOLF_OUT_NIGHT) == by_night) {
            befell(all, pub->n, (deed){.sign = sign_of(pub, seat), .seat = seat, .gone = true});
        }
    }
}

static deeds deeds_under(const werewolf_pub *pub, int i) {
    const bool by_night = i % 2 == 0;
    deeds all = {.n = 0};

    if (by_night) {
        deeds_of_night(pub, i / 2 + 1, &all);
    }
    add_gone(pub, i / 2 + 1, by_night, &all);
    if (all.n == 0) { /* a sign of peace stands alone */
        all.list[all.n++] = (deed){.sign = by_night ? "nightcap" : "thumb_up", .seat = WEREWOLF_NONE};
    }
    return all;
}

static void draw_gone(const werewolf_look *look, ui_rect disc, int seat) {
    const float e = disc.w * 0.5f;

    werewolf_draw_role(look->d, disc, look->pub->role[seat]);
    ui_seat_emblem(look->d, (ui_rect){disc.x + disc.w - e * 0.8f, disc.y + disc.h - e * 0.9f, e, e},
                   &look->t->seat[seat]);
}

/* A sign, its disc and the air to the next one, of the disc's width. */
static const float deed_sign = 0.66f, deed_near = 0.08f, deed_apart = 0.44f;
static const float deed_each = deed_sign + deed_near + 1.0f + deed_apart;

/* From left to right, discs of that size. */
static void draw_deeds(const werewolf_look *look, ui_rect at, float size, const deeds *all) {
    float x = at.x;

    for (int k = 0; k < all->n; k++) {
        const deed *one = &all->list[k];
        const ui_rect disc = {x + (deed_sign + deed_near) * size, at.y + (at.h - size) / 2, size, size};
        ui_figure(look->d, one->sign,
                  ui_centre((ui_rect){x, disc.y, deed_sign * size, size}, deed_sign * size, deed_sign * size),
                  one->grave && !look->d->ui->high_contrast ? UI_EMBER : UI_PAPER_100);
        if (one->seat >= look->pub->n) {
            continue;
        }
        if (one->gone) {
            draw_gone(look, disc, one->seat);
        } else {
            ui_seat_emblem(look->d, ui_inset(disc, 0.06f * size), &look->t->seat[one->seat]);
        }
        x += deed_each * size;
    }
}

/* ---- the strips: each night at the left, and its day beside it, or below it where that is narrow ---- */

static const float sky_edge = 12.0f, sky_width = 106.0f; /* moon or sun, and the number */
static const float air = 10.0f, gap = 6.0f;              /* gap: between strips */

enum { STRIPS = 2 * WEREWOLF_LAST_ROUND };

/* Rows of one or two strips, each as high as its words and discs of a fair size need. */
typedef struct {
    int columns, n;
    float high[STRIPS], room; /* room: of a page */
} rows;

/* A night has more to tell. */
static ui_rect strip_place(ui_rect at, int columns, int i) {
    static const float night = 0.6f;
    const float first = (at.w - air) * night;

    if (columns == 1) {
        return at;
    }
    return i % 2 == 0 ? (ui_rect){at.x, at.y, first, at.h}
                      : (ui_rect){at.x + first + air, at.y, at.w - first - air, at.h};
}

static float words_width(ui_rect strip) {
    return strip.w - sky_width - 2 * sky_edge;
}

static float words_high(const werewolf_look *look, ui_rect at, int columns, int i) {
    const size_t used = look->d->words.used;
    const float high = ui_label_height(look->d->ui, &UI_STYLE_SMALL, words_width(strip_place(at, columns, i)),
                                       round_words(look, i, false));

    look->d->words.used = used;
    return high;
}

static rows rows_in(const werewolf_look *look, ui_rect at) {
    static const float discs = 44.0f;
    rows r = {.columns = at.w > at.h && !ui_large_words(look->d->ui) ? 2 : 1, .room = at.h};

    r.n = 2 * look->pub->round / r.columns;
    for (int k = 0; k < r.n; k++) {
        float words = 0.0f;
        for (int i = k * r.columns; i < (k + 1) * r.columns; i++) {
            words = fmaxf(words, words_high(look, at, r.columns, i));
        }
        r.high[k] = words + discs + 3 * air + gap;
    }
    return r;
}

/* The first row that is not on the page any more. */
static int page_end(const rows *r, int from) {
    float y = 0.0f;
    int k = from;

    while (k < r->n && (k == from || y + r->high[k] <= r->room)) {
        y += r->high[k++];
    }
    return k;
}

/* The first row of a page, or of the last one; in *pages how many there are. */
static int page_start(const rows *r, int page, int *pages) {
    int start = 0;

    *pages = 0;
    for (int from = 0; from < r->n; from = page_end(r, from)) {
        start = *pages <= page ? from : start;
        ++*pages;
    }
    return start;
}

/* The largest discs that a strip has room for, beside its words. */
static float discs_in(const werewolf_look *look, ui_rect at, int i) {
    static const float most = 92.0f;
    const deeds all = deeds_under(look->pub, i);
    const float high = at.h - words_high(look, at, 1, i) - 3 * air;

    return fminf(fminf(most, high), words_width(at) / (deed_each * (float)all.n));
}

/* A strip of sky: moon or sun with the number, what was done, and that in words. */
static void draw_strip(const werewolf_look *look, ui_rect at, int i, float discs) {
    static const float sign = 46.0f;
    ui_draw *d = look->d;
    const bool by_night = i % 2 == 0, plain = d->ui->high_contrast;
    const ui_rect first = {at.x + sky_edge, at.y, sign, at.h};
    const deeds all = deeds_under(look->pub, i);
    const float words = words_high(look, at, 1, i), x = first.x + sky_width,
                y = at.y + (at.h - discs - air - words) / 2;
    ui_label_style number = UI_STYLE_NAME, small = UI_STYLE_SMALL;
    char digits[12];

    ui_plate(d, at, 50u + (unsigned)i, by_night ? 0xFF1B2544u : 0xFF5A3A28u, plain ? UI_PAPER_100 : 0, 1.4f, true);
    ui_figure(d, by_night ? "moon" : "sun", ui_centre(first, sign, sign),
              plain || by_night ? UI_PAPER_100 : UI_LANTERN);
    number.colour = small.colour = UI_PAPER_100;
    snprintf(digits, sizeof digits, "%d", i / 2 + 1);
    ui_label(d, (ui_rect){first.x + sign + 6, at.y, 40, at.h}, &number, digits);
    draw_deeds(look, (ui_rect){x, y, words_width(at), discs}, discs, &all);
    ui_label(d, (ui_rect){x, y + discs + air, words_width(at), words + 2}, &small, round_words(look, i, false));
}

/* Where the strips of a page lie: what room it leaves makes its rows higher. Returns the strip behind its last. */
static int lay_page(ui_rect at, const rows *r, int from, ui_rect place[STRIPS]) {
    static const float most = 234.0f;
    const int to = page_end(r, from);
    float spare = r->room, y = at.y;

    for (int k = from; k < to; k++) {
        spare -= r->high[k];
    }
    for (int k = from; k < to; k++) {
        const float high = fmaxf(r->high[k], fminf(most, r->high[k] + spare / (float)(to - from)));
        for (int i = k * r->columns; i < (k + 1) * r->columns; i++) {
            place[i] = strip_place((ui_rect){at.x, y, at.w, high - gap}, r->columns, i);
        }
        y += high;
    }
    return to * r->columns;
}

/* All discs of a page are as large as the fullest of its strips allows: none is more than another. */
static void draw_page(const werewolf_look *look, ui_rect at, const rows *r, int from) {
    ui_rect place[STRIPS];
    const int first = from * r->columns, end = lay_page(at, r, from, place);
    float discs = at.h;

    for (int i = first; i < end; i++) {
        discs = fminf(discs, discs_in(look, place[i], i));
    }
    for (int i = first; i < end; i++) {
        draw_strip(look, place[i], i, discs);
    }
}

void werewolf_draw_rounds(const werewolf_look *look, ui_rect at) {
    const float bar = fmaxf(46.0f, ui_target(look->d->ui));
    rows r = rows_in(look, at);
    int pages;

    if (page_end(&r, 0) < r.n) {
        r.room -= bar + air;
    }
    const int from = page_start(&r, look->t->keep, &pages);
    draw_page(look, at, &r, from);
    if (pages > 1) {
        const int page = look->t->keep < pages ? look->t->keep : pages - 1;
        ui_page_buttons(look->d, (ui_rect){at.x, at.y + at.h - bar, at.w, bar}, UI_PAPER_100, page, pages);
    }
}
