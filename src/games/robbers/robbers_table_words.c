/* The sentences of Werewolves and Robbers: what is asked, what happened, how points come about. Every one is a whole
 * message of the catalogue. */
#include "robbers_table.h"

bool robbers_fits(const ui_frame *ui, const ui_label_style *style, float w, const char *text) {
    return ui_label_least_width(ui, style, text) <= w;
}

const char *robbers_suit_word(int suit) {
    return suit == ROBBERS_CHEST || suit == ROBBERS_ROBBER ? robbers_suit_id[suit] : "none";
}

const char *robbers_card_word(int card) {
    if (card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return robbers_special_id[card - ROBBERS_WEREWOLF];
    }
    return robbers_suit_word(card > 0 && card < ROBBERS_WEREWOLF ? robbers_suit((uint8_t)card) : ROBBERS_NOBODY);
}

const char *robbers_card_name(text_words *w, int card) {
    return TEXT_SAY(w, "robbers.card", ROBBERS_CARD_ARGS(card));
}

const char *robbers_name(const robbers_look *look, int seat) {
    return seat >= 0 && seat < look->pub->n ? look->chair[seat].name : "";
}

const char *robbers_question(const robbers_look *look) {
    const robbers_pub *pub = look->pub;
    const uint8_t turn = robbers_turn(pub);

    if (turn == ROBBERS_NOBODY) {
        return text_say(look->w, "robbers.ask.none");
    }
    return TEXT_SAY(look->w, pub->down == 0 ? "robbers.ask.lead" : "robbers.ask.play",
                    TEXT_STR("name", robbers_name(look, turn)), TEXT_NUM("trick", pub->tricks + 1),
                    TEXT_NUM("of", robbers_hand_size(pub->n)));
}

/* ---- a deal's points ---- */

static const char *role_word(int role) {
    return role < ROBBERS_ROLES ? robbers_role_id[role] : "none";
}

static const char *team_word(int team) {
    return team < ROBBERS_TEAMS ? robbers_team_id[team] : "none";
}

int robbers_players(const robbers_look *look, const robbers_summary *last, int team) {
    int n = 0;

    for (int i = 0; i < look->pub->n; i++) {
        n += robbers_team(last->role[i]) == team;
    }
    return n;
}

static unsigned members(const robbers_look *look, const robbers_summary *last, int team) {
    unsigned seats = 0;

    for (int i = 0; i < look->pub->n; i++) {
        seats |= (unsigned)(robbers_team(last->role[i]) == team) << i;
    }
    return seats;
}

const char *robbers_won_words(const robbers_look *look, const robbers_summary *last, int team) {
    if (team >= ROBBERS_TEAMS) {
        return TEXT_SAY(look->w, "robbers.event.drawn", TEXT_NUM("total", robbers_total(last, ROBBERS_TEAM_WOLVES)));
    }
    return TEXT_SAY(look->w, "robbers.event.won", TEXT_STR("team", team_word(team)),
                    TEXT_NUM("n", robbers_players(look, last, team)), TEXT_NUM("more", robbers_total(last, team)),
                    TEXT_NUM("less", robbers_total(last, 1 - team)),
                    TEXT_STR("names", table_names(look->w, look->chair, members(look, last, team))));
}

const char *robbers_won_brief(text_words *w, int team, int deal) {
    return TEXT_SAY(w, "robbers.event.deal_won", TEXT_STR("team", team_word(team)), TEXT_NUM("deal", deal + 1));
}

/* ---- events ---- */

/* Piles lie face down (8): of a trick that is taken and followed by another lead the log names no card. */
static bool lies_open(const robbers_pub *pub, const nt_event *e) {
    const int shown = pub->down == 0 && pub->tricks > 0 ? pub->tricks - 1 : pub->tricks;

    return e->arg[4] == pub->deal && e->arg[3] >= shown;
}

/* The trick that an event of a trick belongs to: of this deal, or the last of the deal before. */
static const robbers_trick *trick_of(const robbers_pub *pub, int number) {
    if (number >= ROBBERS_TRICKS) {
        return NULL;
    }
    if (pub->phase != ROBBERS_PHASE_PLAY || (pub->tricks == 0 && pub->down == 0)) {
        return pub->last.scored ? &pub->last.trick[number] : NULL;
    }
    const bool full = number == pub->tricks && pub->down == pub->n; /* all cards lie, and it is about to be taken */
    return number < pub->tricks || full ? &pub->trick[number] : NULL;
}

static const char *of_trick(const robbers_look *look, const robbers_pub *pub, const nt_event *e) {
    const robbers_trick *trick = look->news ? trick_of(pub, e->arg[2]) : NULL;
    const int at = e->arg[1];

    if (trick == NULL || at >= pub->n || trick->card[pub->n - 1] == ROBBERS_NONE) {
        return TEXT_SAY(look->w, "robbers.event.taken", TEXT_STR("name", robbers_name(look, e->arg[0])));
    }
    const robbers_reading r = robbers_read(trick->card, pub->n);
    return TEXT_SAY(look->w, "robbers.event.trick", TEXT_STR("name", robbers_name(look, e->arg[0])),
                    ROBBERS_CARD_ARGS(trick->card[at]), TEXT_STR("as", r.strong[at] ? "trump" : "lead"),
                    TEXT_STR("equal", r.equal ? "yes" : "no"), TEXT_NUM("value", r.rank[at]));
}

static const char *of_summary(const robbers_look *look, const robbers_pub *pub, const nt_event *e) {
    text_words *w = look->w;
    const uint8_t *a = e->arg;
    const robbers_summary *last = &pub->last;

    switch (e->kind) {
    case ROBBERS_EV_SHOWN:
        return TEXT_SAY(w, "robbers.event.shown", TEXT_STR("name", robbers_name(look, a[0])),
                        TEXT_STR("role", role_word(a[1])));
    case ROBBERS_EV_UNDEALT:
        return TEXT_SAY(w, "robbers.event.undealt", ROBBERS_CARD_ARGS(a[0]));
    case ROBBERS_EV_POINTS:
        return TEXT_SAY(w, "robbers.event.points", TEXT_STR("name", robbers_name(look, a[0])),
                        TEXT_STR("role", role_word(a[1])), TEXT_NUM("icons", a[2]),
                        TEXT_STR("halved", a[3] ? "yes" : "no"), TEXT_NUM("points", a[4]));
    case ROBBERS_EV_TEAM:
        return TEXT_SAY(w, "robbers.event.team", TEXT_STR("team", team_word(a[0])), TEXT_NUM("sum", a[1]),
                        TEXT_NUM("n", a[2]), TEXT_NUM("total", a[3] + 256 * a[4]));
    case ROBBERS_EV_DEAL_WON:
        return look->news ? robbers_won_words(look, last, a[0]) : robbers_won_brief(w, a[0], a[1]);
    case ROBBERS_EV_EXTRA_DEAL:
        return text_say(w, "robbers.event.extra");
    default:
        return NULL;
    }
}

const char *robbers_told_on(const robbers_look *look, const nt_event *event) {
    const robbers_pub *pub = look->pub;
    const uint8_t *a = event->arg;
    unsigned seats = 0;

    if (event->to != NT_ALL) {
        return NULL;
    }
    switch (event->kind) {
    case ROBBERS_EV_DEAL:
        return TEXT_SAY(look->w, "robbers.event.deal", TEXT_NUM("deal", a[0] + 1),
                        TEXT_STR("dealer", robbers_name(look, a[1])), TEXT_STR("name", robbers_name(look, a[2])));
    case ROBBERS_EV_CARD:
        if (!look->news && !lies_open(pub, event)) {
            return NULL;
        }
        return TEXT_SAY(look->w, "robbers.event.card", TEXT_STR("name", robbers_name(look, a[0])),
                        ROBBERS_CARD_ARGS(a[1]));
    case ROBBERS_EV_TRICK:
        return of_trick(look, pub, event);
    case ROBBERS_EV_OVER:
        for (int i = 0; i < event->n; i++) {
            seats |= 1u << (a[i] & 7u);
        }
        return seats == 0 ? NULL
                          : TEXT_SAY(look->w, "robbers.event.over", TEXT_NUM("n", event->n),
                                     TEXT_STR("names", table_names(look->w, look->chair, seats)));
    default:
        return of_summary(look, pub, event);
    }
}

const char *robbers_sentence(const table_telling *told, text_words *w) {
    const robbers_look look = {
        .pub = told->view.pub, .seat = NT_SPECTATOR, .chair = told->seat, .w = w, .news = told->news};

    return robbers_told_on(&look, told->event);
}
