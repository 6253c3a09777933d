/* Events in English, for the terminal. */
#include "engine/say.h"
#include "games/growl/growl_names.h"
#include "games/growl/growl_state.h"

static void tell_counts(nt_words *out, const uint8_t *count) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        nt_say(out, "%s%d %s", kind > 0 ? ", " : "", count[kind], growl_kind_english(kind));
    }
}

static void tell_seats(nt_words *out, const uint8_t *seat, int n) {
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s%d", i > 0 ? ", " : "", nt_player(seat[i]));
    }
}

static void tell_death(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Player %d died%s.", nt_player(arg[0]),
           arg[1] == GROWL_DIED_BEFORE_NIGHT ? " before night fell" : "");
    if (arg[2] != GROWL_NONE) {
        nt_say(out, " The Séance says: was a %s.", growl_team_english[arg[2] & 1]);
    }
}

/* Events of the night cards and votes. */
static bool tell_night(nt_words *out, uint8_t kind, const uint8_t *arg) {
    switch (kind) {
    case GROWL_EV_NIGHT:
        nt_say(out, "Night %d: player %d turns up %s.", arg[2], nt_player(arg[0]), growl_night_english[arg[1]]);
        return true;
    case GROWL_EV_PAIR:
        nt_say(out, "%s: players %d and %d.", growl_night_english[arg[0]], nt_player(arg[1]), nt_player(arg[2]));
        return true;
    case GROWL_EV_TARGET:
        nt_say(out, "%s: player %d.", growl_night_english[arg[0]], nt_player(arg[1]));
        return true;
    case GROWL_EV_NO_EFFECT:
        nt_say(out, "%s has no effect.", growl_night_english[arg[0]]);
        return true;
    case GROWL_EV_HYPNO:
        nt_say(out, "%s cards: player %d holds %d, player %d holds %d.", growl_kind_english(arg[0]),
               nt_player(arg[1]), arg[2], nt_player(arg[3]), arg[4]);
        return true;
    case GROWL_EV_POINT:
        nt_say(out, "Round %d: player %d points %s, at player %d.", arg[0], nt_player(arg[1]),
               arg[2] ? "right" : "left", nt_player(arg[3]));
        return true;
    case GROWL_EV_UNWANTED:
        nt_say(out, "Unwanted: ");
        tell_seats(out, arg + 2, arg[1]);
        nt_say(out, "%s.", arg[1] ? "" : "nobody");
        return true;
    case GROWL_EV_DRAWN:
        nt_say(out, "The lot falls on player %d.", nt_player(arg[0]));
        return true;
    case GROWL_EV_VOTE:
        nt_say(out, "Player %d votes for player %d.", nt_player(arg[1]), nt_player(arg[2]));
        return true;
    case GROWL_EV_TIE:
        nt_say(out, "A tie between players ");
        tell_seats(out, arg + 1, arg[0]);
        nt_say(out, ".");
        return true;
    case GROWL_EV_CHOSEN:
        nt_say(out, "%s: player %d.", growl_night_english[arg[0]], nt_player(arg[1]));
        return true;
    case GROWL_EV_SAVED:
        nt_say(out, "Player %d saves player %d.", nt_player(arg[0]), nt_player(arg[1]));
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
                nt_say(out, " %d", nt_player(seat));
            }
        }
        nt_say(out, ".");
        return true;
    case GROWL_EV_FRESH:
        for (int i = 0; i < n / 2; i++) {
            nt_say(out, "%s%s", i > 0 ? ", " : "You receive ", growl_kind_english(arg[i]));
        }
        nt_say(out, n > 0 ? "." : "");
        return true;
    case GROWL_EV_PEEK_CARD:
        nt_say(out, "Player %d shows you %s.", nt_player(arg[0]), growl_kind_english(arg[1]));
        return true;
    case GROWL_EV_PEEK_HAND:
        nt_say(out, "Player %d holds ", nt_player(arg[0]));
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
        nt_say(&out, "The cards are dealt. Player %d begins.", nt_player(arg[0]));
        break;
    case GROWL_EV_TURN:
        nt_say(&out, "Player %d turns up %s.", nt_player(arg[0]), growl_kind_english(arg[1]));
        break;
    case GROWL_EV_GIFT:
        nt_say(&out, "Player %d gives %s to player %d.", nt_player(arg[0]), growl_kind_english(arg[1]),
               nt_player(arg[2]));
        break;
    case GROWL_EV_DEATH:
        tell_death(&out, arg);
        break;
    case GROWL_EV_SEANCE:
        nt_say(&out, "Player %d was a %s.", nt_player(arg[0]), growl_team_english[arg[1] & 1]);
        break;
    case GROWL_EV_PASSED:
        nt_say(&out, "The cards are passed.");
        break;
    case GROWL_EV_NIGHT_CLOSED:
        nt_say(&out, "Night %d is over.", arg[0]);
        break;
    case GROWL_EV_GROWL:
        if (arg[1] == 2) {
            nt_say(&out, "Player %d growls: a Wolf Zero.", nt_player(arg[0]));
        } else {
            nt_say(&out, arg[1] ? "Player %d growls: a wolf." : "Player %d cheers: a living human.",
                   nt_player(arg[0]));
        }
        break;
    case GROWL_EV_SHOWN:
        nt_say(&out, "Player %d held ", nt_player(arg[0]));
        tell_counts(&out, arg + 1);
        nt_say(&out, ".");
        break;
    case GROWL_EV_WON:
        nt_say(&out, "The %s win.", arg[0] == GROWL_WOLF ? "wolves" : "humans");
        break;
    case GROWL_EV_GOLD:
        nt_say(&out, "Player %d gains %d gold.", nt_player(arg[0]), arg[1]);
        break;
    case GROWL_EV_TITLE:
        nt_say(&out, "Player %d is the %s.", nt_player(arg[0]), arg[1] ? "Wolf Queen" : "Wolf King");
        break;
    default:
        break;
    }
    return nt_said(&out);
}
