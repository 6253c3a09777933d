/* A view and an event as plain English, for the terminal. */
#include "engine/say.h"
#include "games/werewolf/werewolf_state.h"

static const char *const winners[] = {"Nobody has won yet", "The werewolves win", "The good people win", "A draw"};

static const char *role_name(uint8_t role) {
    return role < WEREWOLF_ROLES ? werewolf_role[role].id : "unknown";
}

static const char *camp_name(uint8_t camp) {
    return camp == WEREWOLF_CAMP_WOLF ? "werewolf" : camp == WEREWOLF_CAMP_GOOD ? "good" : "nothing";
}

static void show_seats(nt_words *out, const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "  %d%s", seat, pub->alive[seat] ? "" : " out");
        if (!pub->alive[seat]) {
            nt_say(out, " (%s, round %d)", werewolf_out_id[pub->out_how[seat]], pub->out_round[seat]);
        }
        if (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat) {
            nt_say(out, ", Sheriff");
        }
        if (pub->silenced == seat) {
            nt_say(out, ", silenced");
        }
        if (pub->voteless[seat]) {
            nt_say(out, ", no vote");
        }
        if (pub->role[seat] != WEREWOLF_NONE) {
            nt_say(out, ", %s", role_name(pub->role[seat]));
        } else if (pub->camp[seat] != WEREWOLF_NONE) {
            nt_say(out, ", %s", camp_name(pub->camp[seat]));
        }
        if (pub->total[seat] > 0) {
            nt_say(out, ", %d half votes", pub->total[seat]);
        }
        nt_say(out, "\n");
    }
}

static void show_night(nt_words *out, const werewolf_priv *me, int round) {
    const werewolf_memory *night = &me->night[round];
    if (night->knife != WEREWOLF_NONE) {
        nt_say(out, "  night %d: the knife goes to %d.\n", round, night->knife);
    }
    if (night->choice != WEREWOLF_NONE) {
        nt_say(out, "  night %d: you chose %d.\n", round, night->choice);
    }
    if (night->seen == WEREWOLF_NONE) {
        return;
    }
    if (me->role == WEREWOLF_GHOST) {
        nt_say(out, "  night %d: %d is %s.\n", round, night->seen, role_name(night->result));
    } else {
        nt_say(out, "  night %d: %d shows %s.\n", round, night->seen, camp_name(night->result));
    }
}

static void show_me(nt_words *out, const werewolf_pub *pub, const werewolf_priv *me, int seat) {
    nt_say(out, "You are seat %d, %s.\n", seat, role_name(me->role));
    for (int other = 0; other < pub->n; other++) {
        if (me->pack[other]) {
            nt_say(out, "  of your pack: %d\n", other);
        }
    }
    if (me->awake) {
        nt_say(out, "  you are awake: the knife is yours.\n");
    }
    if (me->role == WEREWOLF_WITCH) {
        nt_say(out, "  antidote %d, poison %d\n", me->antidote, me->poison);
    }
    for (int round = 1; round <= pub->round; round++) {
        show_night(out, me, round);
    }
    if (pub->step == WEREWOLF_STEP_NIGHT && pub->asked[seat]) {
        nt_say(out, "Your task: %s.\n", werewolf_task_id[me->task]);
    }
}

int werewolf_show_view(nt_view view, char *buf, size_t cap) {
    const werewolf_pub *pub = view.pub;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "Werewolf, %d players, round %d, %s, %s", pub->n, pub->round, pub->night ? "night" : "day",
           werewolf_step_id[pub->step]);
    if (pub->call != WEREWOLF_NONE) {
        nt_say(&out, ", call %s", werewolf_call[pub->call].id);
    }
    nt_say(&out, "\n");
    show_seats(&out, pub);
    if (view.me != NULL) {
        show_me(&out, pub, view.me, view.seat);
    }
    if (pub->ended) {
        nt_say(&out, "%s.\n", winners[pub->winner]);
    }
    return nt_said(&out);
}

/* Sentences about one seat, or two. %d are the first arguments. */
static const char *sentence(uint8_t kind) {
    switch (kind) {
    case WEREWOLF_EV_NIGHTFALL:
        return "Night %d falls.";
    case WEREWOLF_EV_SILENCED:
        return "%d may not speak today.";
    case WEREWOLF_EV_SHOT:
        return "%d shoots %d.";
    case WEREWOLF_EV_WITHDREW:
        return "%d withdraws.";
    case WEREWOLF_EV_SPEAKS:
        return "%d speaks.";
    case WEREWOLF_EV_VOID:
        return "What %d declares is void.";
    case WEREWOLF_EV_DUEL:
        return "The Knight %d duels %d.";
    case WEREWOLF_EV_TOTAL:
        return "%d has %d half votes.";
    case WEREWOLF_EV_EXILE:
        return "The vote is against %d.";
    case WEREWOLF_EV_IDIOT:
        return "%d shows the Idiot's card and stays.";
    case WEREWOLF_EV_NO_EXILE:
        return "Nobody is exiled.";
    case WEREWOLF_EV_REMOVED:
        return "The judge removes %d.";
    case WEREWOLF_EV_REVIVED:
        return "The judge brings %d back.";
    case WEREWOLF_EV_CORRECTED:
        return "The judge corrected round %d.";
    default:
        return NULL;
    }
}

static void say_other(nt_words *out, nt_event event) {
    const int a = event.arg[0], b = event.arg[1];
    switch (event.kind) {
    case WEREWOLF_EV_DEALT:
        nt_say(out, "You are %s.", role_name(event.arg[0]));
        break;
    case WEREWOLF_EV_LOOK:
        if (a == WEREWOLF_NONE) {
            nt_say(out, "Nobody was exiled.");
        } else {
            nt_say(out, "%d shows %s.", a, camp_name(event.arg[1]));
        }
        break;
    case WEREWOLF_EV_ROLE_SEEN:
        nt_say(out, "%d is %s.", a, role_name(event.arg[1]));
        break;
    case WEREWOLF_EV_DAWN:
        if (b == 0) {
            nt_say(out, "A peaceful night.");
        } else {
            nt_say(out, "Day %d begins.", a);
        }
        break;
    case WEREWOLF_EV_DEATH:
        nt_say(out, "%d is out: %s.", a, werewolf_out_id[b % WEREWOLF_OUTS]);
        break;
    case WEREWOLF_EV_EXPLODE:
        nt_say(out, "%d explodes", a);
        if (b != WEREWOLF_NONE) {
            nt_say(out, " and takes %d", b);
        }
        nt_say(out, ".");
        break;
    case WEREWOLF_EV_BADGE:
        if (b == WEREWOLF_NONE) {
            nt_say(out, "The badge is destroyed.");
        } else {
            nt_say(out, "Seat %d is Sheriff.", b);
        }
        break;
    case WEREWOLF_EV_BALLOT:
        if (b == WEREWOLF_NONE) {
            nt_say(out, "%d abstains.", a);
        } else {
            nt_say(out, "%d votes for %d.", a, b);
        }
        break;
    case WEREWOLF_EV_WON:
        nt_say(out, "%s.", winners[a & 3]);
        break;
    default:
        break;
    }
}

int werewolf_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    nt_words out = {.buf = buf, .cap = cap};
    const char *words = sentence(event.kind);
    (void)view;
    if (cap > 0) {
        buf[0] = 0;
    }
    if (words != NULL) {
        nt_say(&out, words, event.arg[0], event.arg[1]);
    } else {
        say_other(&out, event);
    }
    return nt_said(&out);
}
