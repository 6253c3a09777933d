/* What the results say. */
#include "sabbath_table_results.h"

static bool is_of_numbers(const sabbath_results *t) {
    return t->step >= STEP_NUMBER && t->step < STEP_SUM;
}

const char *sabbath_subline(const sabbath_results *t) {
    ui_draw *d = t->look->d;

    return is_of_numbers(t)        ? UI_SAY(d, "sabbath.results.gives", TEXT_NUM("n", SABBATH_MOST))
           : t->step == STEP_WITCH ? ui_say(d, "sabbath.results.why.tied")
                                   : NULL;
}

const char *sabbath_headline(const sabbath_results *t) {
    const sabbath_pub *pub = t->look->pub;
    ui_draw *d = t->look->d;

    if (t->step < STEP_WITCH) {
        return UI_SAY(d, "sabbath.results.head", TEXT_NUM("game", pub->game + 1), TEXT_NUM("of", pub->games));
    }
    if (t->step < STEP_NUMBER) {
        return ui_say(d, "sabbath.results.witch");
    }
    if (t->step < STEP_SUM) {
        return UI_SAY(d, "sabbath.results.number", TEXT_NUM("n", t->step - STEP_NUMBER + 1));
    }
    if (t->winners == 0) {
        return UI_SAY(d, "sabbath.results.between", TEXT_NUM("game", pub->game + 1), TEXT_NUM("of", pub->games));
    }
    int n = 0;
    for (uint32_t bits = t->winners; bits != 0; bits &= bits - 1) {
        n++;
    }
    return UI_SAY(d, "sabbath.event.won", TEXT_NUM("n", n),
                  TEXT_STR("names", table_names(t->look->w, t->look->chair, t->winners)));
}

static bool tied(const sabbath_results *t) {
    const sabbath_pub *pub = t->look->pub;
    int best = -1, n = 0;

    for (int i = 0; i < pub->n; i++) {
        const int sum = sabbath_total(pub, i);
        n = sum > best ? 1 : n + (sum == best);
        best = sum > best ? sum : best;
    }
    return n > 1;
}

/* Who has the most of the number that is told. */
static const char *have_most(const sabbath_results *t) {
    uint32_t seats = 0;
    int n = 0;

    for (int i = 0; i < t->look->pub->n; i++) {
        if (t->row[i].most[t->step - STEP_NUMBER] != 0) {
            seats |= 1u << i;
            n++;
        }
    }
    return UI_SAY(t->look->d, "sabbath.results.most", TEXT_NUM("n", n),
                  TEXT_STR("names", table_names(t->look->w, t->look->chair, seats)),
                  TEXT_NUM("points", SABBATH_MOST));
}

static bool any_halved(const sabbath_results *t) {
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        if (t->row[seat].halved) {
            return true;
        }
    }
    return false;
}

const char *sabbath_reason(const sabbath_results *t) {
    const sabbath_pub *pub = t->look->pub;
    ui_draw *d = t->look->d;

    if (t->step < STEP_WITCH) {
        return ui_say(d, "sabbath.results.why.head");
    }
    if (t->step < STEP_NUMBER) {
        return ui_say(d, any_halved(t) ? "sabbath.results.why.conflict" : "sabbath.results.why.witch");
    }
    if (is_of_numbers(t)) { /* who has the most is seen first */
        return sabbath_answered(t, 0) > 0.0f ? have_most(t) : ui_say(d, "sabbath.results.why.number");
    }
    if (t->winners == 0) {
        return ui_say(d, "sabbath.results.why.between");
    }
    if (!tied(t)) {
        return ui_say(d, "sabbath.results.why.most");
    }
    return ui_say(d, pub->opt[SABBATH_OPT_TIE] ? "sabbath.results.why.devil" : "sabbath.results.why.shared");
}

/* At the end, with three players: the card nobody saw. */
const char *sabbath_besides(const sabbath_results *t) {
    const sabbath_pub *pub = t->look->pub;
    const int card = pub->left_over[pub->game < SABBATH_GAMES ? pub->game : 0];

    if (t->step < STEP_SUM || pub->phase != SABBATH_OVER || card >= SABBATH_FACES) {
        return NULL;
    }
    return sabbath_left_over(t->look, pub->game, card);
}
