/* A seat's view and its events in plain English, for the terminal. */
#include "engine/say.h"
#include "games/growl/growl_state.h"

static const char *const kind_names[GROWL_KINDS] = {"Bite", "Charm", "Wound", "Salve", "Gold"};

static const char *const night_names[GROWL_NIGHT_CARDS] = {
    "The Gift",    "Truth Serum",      "Caged",        "Blood Hound", "Insomnia",    "Silver Bullet",
    "Séance",      "Hypnosis",         "The Unwanted", "The Tempest", "The Accused", "The Sleepwalkers",
    "The Unsaved", "All Hallows' Eve", "The Trusted",  "The Purge",
};

static const char *const team_names[2] = {"human", "wolf"};

static const char *const questions[GROWL_STEPS] = {
    [GROWL_STEP_DEAL] = "The cards are dealt.",
    [GROWL_STEP_VIEW_HANDS] = "Everybody looks at the hand.",
    [GROWL_STEP_TURN] = "The active player turns up a card.",
    [GROWL_STEP_GIVE] = "The active player gives the card to another living player.",
    [GROWL_STEP_VIEW_GIFT] = "The receiver looks at the hand.",
    [GROWL_STEP_GIFT_PAIR] = "The active player names two players with five cards or more.",
    [GROWL_STEP_GIFT_CARD] = "Both players choose a card for each other.",
    [GROWL_STEP_SERUM_TARGET] = "The active player names another living player.",
    [GROWL_STEP_SERUM_SHOW] = "The player questioned shows a card.",
    [GROWL_STEP_CAGE_TARGET] = "The active player names whom to cage.",
    [GROWL_STEP_HOUND_TARGET] = "The active player names whose hand to look at.",
    [GROWL_STEP_PEEK] = "The active player looks.",
    [GROWL_STEP_INSOMNIA_TARGET] = "The active player names who lies awake.",
    [GROWL_STEP_BULLET_TARGET] = "The active player lays the bullet before a living player.",
    [GROWL_STEP_SEANCE_TARGET] = "The active player lays the card before any player.",
    [GROWL_STEP_HYPNO_NAME] = "The active player names a card.",
    [GROWL_STEP_HYPNO_PAIR] = "The active player names two living players.",
    [GROWL_STEP_POINT] = "Everybody asked points left or right.",
    [GROWL_STEP_UNWANTED_DRAW] = "The lot decides.",
    [GROWL_STEP_TEMPEST_CARD] = "Everybody gives one card to the storm.",
    [GROWL_STEP_TEMPEST_DRAW] = "The storm deals the cards.",
    [GROWL_STEP_ACCUSE] = "Vote for who dies, in order.",
    [GROWL_STEP_PURGE] = "Everybody points at who dies.",
    [GROWL_STEP_TRUST] = "Vote for the Trusted, in order.",
    [GROWL_STEP_BREAK_TIE] = "The active player breaks the tie.",
    [GROWL_STEP_CONDEMN] = "The Trusted names who dies.",
    [GROWL_STEP_SWAP_PAIR] = "The active player names two living players who swap seats.",
    [GROWL_STEP_SAVE] = "The player saved last saves another raised hand.",
    [GROWL_STEP_HALLOWS_TARGET] = "The active player names a dead player.",
    [GROWL_STEP_HALLOWS_CARDS] = "The dead player passes a card to each side.",
    [GROWL_STEP_PASS] = "Everybody passes a card to the left and one to the right.",
    [GROWL_STEP_PASS_DRAW] = "The night piles are taken up.",
    [GROWL_STEP_VIEW_NIGHT] = "Everybody looks at the hand.",
    [GROWL_STEP_SERIES] = "Another game, or finish?",
    [GROWL_STEP_TITLE] = "The richest chooses a title.",
    [GROWL_STEP_OVER] = "The game is over.",
};

static const char *kind_name(uint8_t kind) {
    return kind < GROWL_KINDS ? kind_names[kind] : "nothing";
}

static void show_seats(nt_words *out, const growl_pub *pub) {
    for (int place = 0; place < pub->n; place++) {
        const int seat = pub->who[place];
        nt_say(out, "  %d%s: %d cards, %d gold", seat, seat == pub->active ? " (active)" : "", pub->hand[seat],
               growl_tokens(pub, seat));
        if (pub->tile[seat]) {
            nt_say(out, ", %d on the home tile", pub->tile[seat]);
        }
        if (!pub->alive[seat]) {
            nt_say(out, ", I Died");
        }
        if (pub->bullet_place == place) {
            nt_say(out, ", Silver Bullet");
        }
        if (pub->seance_place == place) {
            nt_say(out, ", Séance");
        }
        if (pub->seance_seat == seat && pub->seance_team != GROWL_NONE) {
            nt_say(out, " (was a %s)", team_names[pub->seance_team & 1]);
        }
        if (pub->caged == seat) {
            nt_say(out, ", caged");
        }
        if (pub->ended) {
            nt_say(out, ", %s", pub->zero[seat] ? "Wolf Zero" : team_names[pub->team[seat] & 1]);
        }
        nt_say(out, "\n");
    }
}

static void show_hand(nt_words *out, const uint8_t hand[GROWL_KINDS]) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        nt_say(out, "%s%d %s", kind > 0 ? ", " : "", hand[kind], kind_names[kind]);
    }
    nt_say(out, "\n");
}

static void show_fresh(nt_words *out, const growl_priv *me) {
    static const char *const origins[] = {
        "", " from the left", " from the right", " by The Gift", " by the storm", " from the dead"};
    if (me->fresh_n == 0) {
        return;
    }
    nt_say(out, "New:");
    for (int i = 0; i < me->fresh_n; i++) {
        nt_say(out, "%s %s%s", i > 0 ? "," : "", kind_name(me->fresh[i]), origins[me->fresh_from[i]]);
    }
    nt_say(out, "\n");
}

static void show_me(nt_words *out, const growl_pub *pub, const growl_priv *me, int seat) {
    nt_say(out, "You are player %d, %s.\nYour hand: ", seat,
           me->zero   ? "a Wolf Zero"
           : me->team ? "a wolf"
                      : "human");
    show_hand(out, me->hand);
    show_fresh(out, me);
    nt_say(out, "Net bites %d, net wounds %d.\n", me->hand[GROWL_BITE] - me->hand[GROWL_CHARM],
           me->hand[GROWL_WOUND] - me->hand[GROWL_SALVE] + growl_bullet(pub, seat, me->team));
    if (me->sniffed) {
        nt_say(out, "Wolves at the Sniff:");
        for (int other = 0; other < pub->n; other++) {
            if (me->sniff[other]) {
                nt_say(out, " %d", other);
            }
        }
        nt_say(out, "\n");
    }
    if (me->peek_open && me->serum_seat && me->serum_night == pub->nights + 1) {
        nt_say(out, "Player %d showed you %s.\n", me->serum_seat - 1, kind_name(me->serum_kind));
    }
    if (me->peek_open && me->hound_seat && me->hound_night == pub->nights + 1) {
        nt_say(out, "Player %d holds: ", me->hound_seat - 1);
        show_hand(out, me->hound_hand);
    }
}

int growl_show(nt_view view, char *buf, size_t cap) {
    const growl_pub *pub = view.pub;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "GROWL, %d players, %d of 3 nights gone. %s\n", pub->n, pub->nights, questions[pub->step]);
    if (pub->opt[GROWL_OPT_PILE_COUNT]) {
        nt_say(&out, "%d cards in the pile.\n", pub->pile);
    }
    if (pub->turned != GROWL_NONE) {
        nt_say(&out, "Turned up: %s.\n", kind_name(pub->turned));
    }
    if (pub->night_open) {
        nt_say(&out, "Night: %s.", night_names[pub->night_card]);
        if (pub->opt[GROWL_OPT_TALK_REMINDER]) {
            nt_say(&out, " Nobody talks but to resolve the card.");
        }
        nt_say(&out, "\n");
    }
    show_seats(&out, pub);
    if (view.me != NULL && pub->step != GROWL_STEP_DEAL) {
        show_me(&out, pub, view.me, view.seat);
    }
    if (pub->ended) {
        nt_say(&out, "The %s win.\n", pub->winner == GROWL_WOLF ? "wolves" : "humans");
    }
    return nt_said(&out);
}

static void tell_counts(nt_words *out, const uint8_t *count) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        nt_say(out, "%s%d %s", kind > 0 ? ", " : "", count[kind], kind_names[kind]);
    }
}

static void tell_seats(nt_words *out, const uint8_t *seat, int n) {
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s%d", i > 0 ? ", " : "", seat[i]);
    }
}

static void tell_death(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Player %d died%s.", arg[0], arg[1] == GROWL_DIED_BEFORE_NIGHT ? " before night fell" : "");
    if (arg[2] != GROWL_NONE) {
        nt_say(out, " The Séance says: was a %s.", team_names[arg[2] & 1]);
    }
}

/* Events of the night cards and votes. */
static bool tell_night(nt_words *out, uint8_t kind, const uint8_t *arg) {
    switch (kind) {
    case GROWL_EV_NIGHT:
        nt_say(out, "Night %d: player %d turns up %s.", arg[2], arg[0], night_names[arg[1]]);
        return true;
    case GROWL_EV_PAIR:
        nt_say(out, "%s: players %d and %d.", night_names[arg[0]], arg[1], arg[2]);
        return true;
    case GROWL_EV_TARGET:
        nt_say(out, "%s: player %d.", night_names[arg[0]], arg[1]);
        return true;
    case GROWL_EV_NO_EFFECT:
        nt_say(out, "%s has no effect.", night_names[arg[0]]);
        return true;
    case GROWL_EV_HYPNO:
        nt_say(out, "%s cards: player %d holds %d, player %d holds %d.", kind_name(arg[0]), arg[1], arg[2], arg[3],
               arg[4]);
        return true;
    case GROWL_EV_POINT:
        nt_say(out, "Round %d: player %d points %s, at player %d.", arg[0], arg[1], arg[2] ? "right" : "left",
               arg[3]);
        return true;
    case GROWL_EV_UNWANTED:
        nt_say(out, "Unwanted: ");
        tell_seats(out, arg + 2, arg[1]);
        nt_say(out, "%s.", arg[1] ? "" : "nobody");
        return true;
    case GROWL_EV_DRAWN:
        nt_say(out, "The lot falls on player %d.", arg[0]);
        return true;
    case GROWL_EV_VOTE:
        nt_say(out, "Player %d votes for player %d.", arg[1], arg[2]);
        return true;
    case GROWL_EV_TIE:
        nt_say(out, "A tie between players ");
        tell_seats(out, arg + 1, arg[0]);
        nt_say(out, ".");
        return true;
    case GROWL_EV_CHOSEN:
        nt_say(out, "%s: player %d.", night_names[arg[0]], arg[1]);
        return true;
    case GROWL_EV_SAVED:
        nt_say(out, "Player %d saves player %d.", arg[0], arg[1]);
        return true;
    default:
        return false;
    }
}

/* Events that only one seat is told. */
static bool tell_own(nt_words *out, uint8_t kind, const uint8_t *arg, int n) {
    switch (kind) {
    case GROWL_EV_TURNED:
        nt_say(out, "You are a wolf now.");
        return true;
    case GROWL_EV_HAND:
        nt_say(out, "Your hand: ");
        tell_counts(out, arg);
        nt_say(out, ".");
        return true;
    case GROWL_EV_SNIFF:
        nt_say(out, arg[0] ? "The Sniff: wolves are" : "The Sniff: humans smell nothing");
        for (int seat = 0; seat < GROWL_SEATS; seat++) {
            if ((arg[1] | arg[2] << 8) >> seat & 1) {
                nt_say(out, " %d", seat);
            }
        }
        nt_say(out, ".");
        return true;
    case GROWL_EV_FRESH:
        for (int i = 0; i < n / 2; i++) {
            nt_say(out, "%s%s", i > 0 ? ", " : "You receive ", kind_name(arg[i]));
        }
        nt_say(out, n > 0 ? "." : "");
        return true;
    case GROWL_EV_PEEK_CARD:
        nt_say(out, "Player %d shows you %s.", arg[0], kind_name(arg[1]));
        return true;
    case GROWL_EV_PEEK_HAND:
        nt_say(out, "Player %d holds ", arg[0]);
        tell_counts(out, arg + 1);
        nt_say(out, ".");
        return true;
    default:
        return false;
    }
}

int growl_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    (void)view;
    nt_words out = {.buf = buf, .cap = cap};
    const uint8_t *arg = event.arg;
    if (tell_night(&out, event.kind, arg) || tell_own(&out, event.kind, arg, event.n)) {
        return nt_said(&out);
    }
    switch (event.kind) {
    case GROWL_EV_DEALT:
        nt_say(&out, "The cards are dealt. Player %d begins.", arg[0]);
        break;
    case GROWL_EV_TURN:
        nt_say(&out, "Player %d turns up %s.", arg[0], kind_name(arg[1]));
        break;
    case GROWL_EV_GIFT:
        nt_say(&out, "Player %d gives %s to player %d.", arg[0], kind_name(arg[1]), arg[2]);
        break;
    case GROWL_EV_DEATH:
        tell_death(&out, arg);
        break;
    case GROWL_EV_SEANCE:
        nt_say(&out, "Player %d was a %s.", arg[0], team_names[arg[1] & 1]);
        break;
    case GROWL_EV_PASSED:
        nt_say(&out, "The cards are passed.");
        break;
    case GROWL_EV_NIGHT_CLOSED:
        nt_say(&out, "Night %d is over.", arg[0]);
        break;
    case GROWL_EV_GROWL:
        if (arg[1] == 2) {
            nt_say(&out, "Player %d growls: a Wolf Zero.", arg[0]);
        } else {
            nt_say(&out, arg[1] ? "Player %d growls: a wolf." : "Player %d cheers: a living human.", arg[0]);
        }
        break;
    case GROWL_EV_SHOWN:
        nt_say(&out, "Player %d held ", arg[0]);
        tell_counts(&out, arg + 1);
        nt_say(&out, ".");
        break;
    case GROWL_EV_WON:
        nt_say(&out, "The %s win.", arg[0] == GROWL_WOLF ? "wolves" : "humans");
        break;
    case GROWL_EV_GOLD:
        nt_say(&out, "Player %d gains %d gold.", arg[0], arg[1]);
        break;
    case GROWL_EV_TITLE:
        nt_say(&out, "Player %d is the %s.", arg[0], arg[1] ? "Wolf Queen" : "Wolf King");
        break;
    default:
        break;
    }
    return nt_said(&out);
}
