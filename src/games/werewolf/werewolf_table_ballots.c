/* Who voted for whom, day by day: threads between the players, the wolves' of their own colour. */
#include <math.h>

#include "werewolf_table_results.h"

/* Whether the seat still lived when the village voted that day. */
static bool there(const werewolf_pub *pub, int round, int seat) {
    const int out = pub->out_round[seat];

    return out == 0 || out > round || (out == round && pub->out_how[seat] != WEREWOLF_OUT_NIGHT);
}

static void draw_player(const werewolf_look *look, const werewolf_lines *l, int round, int seat) {
    if (l->ringed == seat) {
        ui_disc(look->d, ui_inset(l->place[seat], -WEREWOLF_RING), UI_LANTERN, 0, 0.0f);
    }
    werewolf_draw_at_line(look, l, seat, there(look->pub, round, seat));
}

static void add_votes(const werewolf_pub *pub, int round, werewolf_lines *l) {
    for (int seat = 0; seat < pub->n; seat++) {
        const uint8_t to = pub->votes[round][seat];
        if (to < pub->n && to != seat) {
            l->at[l->n++] = (werewolf_line){(uint8_t)seat, to, werewolf_was_wolf(pub, seat)};
        }
    }
}

static bool voted_on(const werewolf_pub *pub, int round) {
    bool any = false;

    for (int seat = 0; seat < pub->n; seat++) {
        any |= pub->votes[round][seat] < pub->n;
    }
    return any;
}

/* The page-th of the days on which somebody voted, else the first one; in *pages how many there are. */
static int day_of_votes(const werewolf_pub *pub, int page, int *pages) {
    int day = pub->round > 0;

    *pages = 0;
    for (int round = 1; round <= pub->round; round++) {
        if (voted_on(pub, round)) {
            day = *pages <= page ? round : day;
            ++*pages;
        }
    }
    return day;
}

/* What came of the day's vote: it is what the lines led to. */
static const char *outcome(const werewolf_look *look, int round) {
    const int out = look->pub->exiled[round];
    const char *what = out < look->pub->n ? TEXT_SAY(look->w, "werewolf.event.exile",
                                                     TEXT_STR("name", werewolf_seat_name(look, out)))
                                          : text_say(look->w, "werewolf.event.no_exile");

    return TEXT_SAY(look->w, "werewolf.results.vote_of_day",
                    TEXT_STR("day", TEXT_SAY(look->w, "werewolf.when.day", TEXT_NUM("n", round))),
                    TEXT_STR("what", what));
}

void werewolf_draw_ballots(const werewolf_look *look, ui_rect at) {
    static const float air = 6.0f;
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool tall = d->ui->height > d->ui->width;
    const float strip = fmaxf((tall ? 72.0f : 50.0f) * d->ui->text_scale, ui_target(d->ui)),
                key = (tall ? 60.0f : 30.0f) * d->ui->text_scale, top = strip + key + 2 * air;
    const ui_rect area = {at.x + 16, at.y + top, at.w - 32, at.h - top - air};
    const float size = fminf(pub->n > 12 ? 66.0f : 84.0f, area.h * 0.24f);
    int pages;
    const int round = day_of_votes(pub, look->t->keep, &pages);
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.lines = 2;
    ui_label(d, (ui_rect){at.x, at.y + strip + air, at.w, key}, &small, ui_say(d, "werewolf.results.votes_key"));
    werewolf_lines lines = werewolf_lines_in(area, pub->n, size);
    lines.ringed = round > 0 && pub->exiled[round] < pub->n ? pub->exiled[round] : -1;
    add_votes(pub, round, &lines);
    werewolf_draw_lines(d, &lines);
    if (pages == 0) {
        ui_label(d, ui_centre(area, area.w * 0.5f, 80), &small, ui_say(d, "werewolf.results.no_vote"));
    }
    for (int seat = 0; seat < pub->n && round > 0; seat++) {
        draw_player(look, &lines, round, seat);
    }
    if (round > 0) {
        werewolf_results_arrows(look, ui_centre((ui_rect){at.x, at.y, at.w, strip}, fminf(at.w, 860), strip),
                                pages > 0 ? outcome(look, round)
                                          : UI_SAY(d, "werewolf.when.day", TEXT_NUM("n", round)),
                                look->t->keep == 0, look->t->keep + 1 >= pages);
    }
}
