/* The frame of the results: the cards that open, then who has won, behind tabs the seats, the nights, the days' votes
 * and the guesses. */
#include <math.h>

#include "ui/rim.h"
#include "werewolf_table_results.h"

enum { TAB_END, TAB_SEATS, TAB_ROUNDS, TAB_VOTES, TAB_CHART, TABS };

const char *werewolf_results_screen(const werewolf_pub *pub, const table_ui *t) {
    static const char *const tab[TABS] = {"end", "end-seats", "end-rounds", "end-votes", "end-chart"};

    return t->step < 1 ? "end-before" : !werewolf_all_open(pub, t->step) ? "end-opens" : tab[t->page % TABS];
}

/* ---- the frame ---- */

static const char *headline(const werewolf_look *look, bool all) {
    static const char *const won[] = {"none", "wolf", "good", "draw"};
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;

    return !all ? ui_say(d, "werewolf.results.before")
                : UI_SAY(d, "werewolf.event.won", TEXT_STR("form", won[pub->winner & 3]));
}

/* Which of the rules let the wolves win: the house rules have three, and one of them tells of either group. */
static const char *wolves_won(const werewolf_pub *pub) {
    int wolves = 0, good = 0, villagers = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        wolves += pub->alive[seat] && werewolf_was_wolf(pub, seat);
        good += pub->alive[seat] && !werewolf_was_wolf(pub, seat);
        villagers += pub->alive[seat] && pub->role[seat] == WEREWOLF_VILLAGER;
    }
    if (pub->opt[WEREWOLF_OPT_PARITY] != 0 && good > 0 && wolves >= good) {
        return "wolf_parity";
    }
    if (good == 0 || pub->opt[WEREWOLF_OPT_VICTORY] != 0) {
        return "wolf_all";
    }
    return villagers > 0 ? "wolf_skills" : "wolf";
}

static const char *reason(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const char *const won[] = {"none", wolves_won(pub), "good", "draw"};
    static const char *const ended[] = {"rules", "judge", "rounds", "void"};

    return UI_SAY(look->d, "werewolf.results.reason", TEXT_STR("form", won[pub->winner & 3]),
                  TEXT_STR("how", ended[pub->decided & 3]), TEXT_NUM("n", pub->round));
}

/* By how many house rules it was played, which the log and the rules list. */
static const char *changes(const werewolf_look *look) {
    int n = 0;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        n += werewolf_differs(look->t->config, i);
    }
    return n > 0 ? UI_SAY(look->d, "options.changed", TEXT_NUM("n", n)) : NULL;
}

/* A judge has his face behind the others: also the end may be corrected or taken back (12). */
static void tabs(const werewolf_look *look, ui_rect at) {
    static const char *const key[TABS] = {"tab_end", "tab_seats", "tab_rounds", "tab_votes", "tab_chart"};
    const bool judged = werewolf_judged(look->pub);
    const int n = look->pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ? TABS : TABS - 1, all = n + judged;
    const ui_rect row = ui_centre(at, fminf(at.w, 220.0f * (float)all), at.h);

    for (int i = 0; i < n; i++) {
        ui_button(look->d, ui_column(row, i, all, 12), WEREWOLF_ZONE_TAB, i, werewolf_say(look->w, "results", key[i]),
                  NULL, look->t->page == i ? UI_PRIMARY : UI_PLAIN, 0);
    }
    if (judged) {
        ui_button(look->d, ui_column(row, n, all, 12), ZONE_JUDGE, 0, werewolf_say(look->w, "judge", "open"), NULL,
                  UI_PLAIN, UI_ZONE_HOLD);
    }
}

/* On a plate of its own: the sky behind it is bright and dark. On a flat table it stands at the long sides. */
static void say_headline(ui_draw *d, ui_rect at, const ui_label_style *style, const char *words) {
    static const float edge = 28.0f;
    if (d->ui->rim != NULL) {
        d->ui->rim->headline = words;
        return;
    }
    const ui_rect box = ui_inset(at, 2);
    const float size = ui_label_size(d->ui, box, style, words) / style->size;
    const ui_rect under = ui_centre(at, fminf(at.w, size * ui_label_width(d->ui, style, words) + 2 * edge), at.h);

    if (!d->ui->high_contrast) {
        ui_plate(d, under, 40, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    }
    ui_label(d, box, style, words);
}

/* On a tall frame, where tabs are narrow, two words of one stand below each other. */
static float tab_height(const ui_frame *ui) {
    const float least = fmaxf(ui_target(ui), 50.0f);

    return ui->height > ui->width ? fmaxf(least, 58.0f + 40.0f * (ui->text_scale - 1.0f)) : least;
}

void werewolf_draw_results(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, apron = ui_apron_height(d->ui);
    const bool flat = d->ui->rim != NULL;
    const float button = flat ? 0.0f : fmaxf(ui_target(d->ui), 50.0f), tab = tab_height(d->ui);
    const float row = flat ? 14.0f : 78.0f;
    const bool all = look->t->frame != TABLE_RESULTS || werewolf_all_open(look->pub, look->t->step);
    ui_label_style title = UI_STYLE_TITLE;

    table_ground(d, "results");
    title.lines = 1;
    say_headline(d, (ui_rect){40, 8, w - 80, 54}, &title, headline(look, all));
    const float top = all ? row + tab + 18 : row - 4, foot = all ? 42 : 32; /* cards are as large as can be */
    const ui_rect area = {30, top, w - 60, h - apron - top - button - foot};
    const bool scene = all && look->t->page == TAB_END;
    const bool plates = !all || look->t->page == TAB_SEATS, skies = look->t->page == TAB_ROUNDS; /* have their own */
    if (!d->ui->high_contrast && !scene && !plates) {
        ui_plate(d, ui_inset(area, -10), 39, ui_fade(UI_INK_950, skies ? 0.62f : 0.9f), 0, 0.0f, false);
    }
    if (all) {
        tabs(look, (ui_rect){30, row, w - 60, tab});
    }
    if (scene) {
        werewolf_draw_camps(look, area);
    } else if (all && look->t->page == TAB_ROUNDS) {
        werewolf_draw_rounds(look, area);
    } else if (all && look->t->page == TAB_VOTES) {
        werewolf_draw_ballots(look, ui_inset(area, 4));
    } else if (all && look->t->page == TAB_CHART) {
        werewolf_draw_guesses(look, ui_inset(area, 4));
    } else if (!all) {
        werewolf_draw_reveal(look, area);
    } else {
        werewolf_draw_plates(look, area);
    }
    ui_apron(d, all ? reason(look) : werewolf_reveal_words(look), all ? changes(look) : NULL, true);
}

/* ---- input ---- */

/* t->page is the tab, t->keep the page of its list. */
bool werewolf_results_input(table_ui *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, WEREWOLF_ZONE_TAB)) {
        t->page = in->n;
        t->keep = 0;
        return true;
    }
    if (ui_chose(in, ZONE_PAGE)) {
        t->keep = (uint8_t)(t->keep + in->n);
        return true;
    }
    return false;
}
