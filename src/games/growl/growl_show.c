/* What a seat sees, in English for the terminal. */
#include "engine/say.h"
#include "games/growl/growl_names.h"
#include "games/growl/growl_state.h"

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

static void show_seats(nt_words *out, const growl_pub *pub) {
    for (int place = 0; place < pub->n; place++) {
        const int seat = pub->who[place];
        nt_say(out, "  %d%s: %d cards, %d gold", nt_player(seat), seat == pub->active ? " (active)" : "",
               pub->hand[seat], growl_tokens(pub, seat));
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
            nt_say(out, " (was a %s)", growl_team_english[pub->seance_team & 1]);
        }
        if (pub->caged == seat) {
            nt_say(out, ", caged");
        }
        if (pub->ended) {
            nt_say(out, ", %s", pub->zero[seat] ? "Wolf Zero" : growl_team_english[pub->team[seat] & 1]);
        }
        nt_say(out, "\n");
    }
}

static void show_hand(nt_words *out, const uint8_t hand[GROWL_KINDS]) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        nt_say(out, "%s%d %s", kind > 0 ? ", " : "", hand[kind], growl_kind_english(kind));
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
        nt_say(out, "%s %s%s", i > 0 ? "," : "", growl_kind_english(me->fresh[i]), origins[me->fresh_from[i]]);
    }
    nt_say(out, "\n");
}

static void show_me(nt_words *out, const growl_pub *pub, const growl_priv *me, int seat) {
    nt_say(out, "You are player %d, %s.\nYour hand: ", nt_player(seat),
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
                nt_say(out, " %d", nt_player(other));
            }
        }
        nt_say(out, "\n");
    }
    if (me->peek_open && me->serum_seat && me->serum_night == pub->nights + 1) {
        nt_say(out, "Player %d showed you %s.\n", nt_player(me->serum_seat - 1), growl_kind_english(me->serum_kind));
    }
    if (me->peek_open && me->hound_seat && me->hound_night == pub->nights + 1) {
        nt_say(out, "Player %d holds: ", nt_player(me->hound_seat - 1));
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
        nt_say(&out, "Turned up: %s.\n", growl_kind_english(pub->turned));
    }
    if (pub->night_open) {
        nt_say(&out, "Night: %s.", growl_night_english[pub->night_card]);
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
