/* A seat's view and its events in plain English, for the terminal. */
#include "engine/say.h"
#include "games/eatme/eatme_state.h"

static const char *const names[EATME_CHARACTERS] = {
    "the Wolf", "the Kids", "Red Riding Hood", "the Parent Pig", "Pig A", "Pig B", "Pig C"};
static const char *const wheel_words[EATME_WHEELS] = {"", "sleeps", "has a trap"};
static const char *const questions[EATME_PHASES] = {
    [EATME_PHASE_CAST_RANDOM] = "The characters are dealt.",
    [EATME_PHASE_FIRST_CAST] = "The Wolf gives every seat a character.",
    [EATME_PHASE_CHOOSE] = "Every house locks its wheel: sleep or trap.",
    [EATME_PHASE_PROWL] = "The Wolf attacks one house.",
    [EATME_PHASE_REVEAL_OTHERS] = "The other wheels are turned round.",
    [EATME_PHASE_RECAST] = "The loser of the duel gives every seat a character.",
    [EATME_PHASE_GAME_END] = "The game is over.",
};
static const char *const won_words[] = {"", "with the most points", "tied, by the duel", "tied, first after the Wolf",
                                        "tied, and shares it"};

static const char *name_of(uint8_t character) {
    return character < EATME_CHARACTERS ? names[character] : "no character yet";
}

static void show_seat(nt_words *out, const eatme_pub *pub, int seat) {
    nt_say(out, "  %d: %d points, %s", seat, pub->score[seat], name_of(pub->cast[seat]));
    if (eatme_value(pub, seat) > 0) {
        nt_say(out, " (%d)", eatme_value(pub, seat));
    }
    if (pub->wheel[seat] != EATME_HIDDEN) {
        nt_say(out, ", %s", wheel_words[pub->wheel[seat] % EATME_WHEELS]);
    } else if (pub->locked[seat]) {
        nt_say(out, ", locked");
    }
    if (pub->victim == seat) {
        nt_say(out, ", attacked");
    }
    if (pub->gained[seat]) {
        nt_say(out, ", +%d", pub->gained[seat]);
    }
    if (pub->lost[seat]) {
        nt_say(out, ", -%d", pub->lost[seat]);
    }
    if (pub->won[seat]) {
        nt_say(out, ", has won");
    }
    nt_say(out, "\n");
}

/* The last rounds, the newest at the end. */
static void show_past(nt_words *out, const eatme_pub *pub) {
    enum { SHOWN = 12 };
    for (int i = pub->rounds > SHOWN ? pub->rounds - SHOWN : 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        nt_say(out, "Round %d: Wolf %d attacked %d; slept:", i + 1, past->wolf, past->victim);
        for (int seat = 0; seat < pub->n; seat++) {
            if (past->wheel[seat] == EATME_SLEEP) {
                nt_say(out, " %d", seat);
            }
        }
        nt_say(out, "\n");
    }
}

int eatme_show(nt_view view, char *buf, size_t cap) {
    const eatme_pub *pub = view.pub;
    const eatme_priv *me = view.me;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "Round %d, to %d points. %s\n", pub->round, pub->opt[EATME_OPT_TARGET], questions[pub->phase]);
    for (int seat = 0; seat < pub->n; seat++) {
        show_seat(&out, pub, seat);
    }
    show_past(&out, pub);
    if (me && me->wheel != EATME_HIDDEN) {
        nt_say(&out, "Your wheel: %s.\n", eatme_wheel_id[me->wheel % EATME_WHEELS]);
    }
    return nt_said(&out);
}

static void cast_sentence(nt_words *out, const eatme_pub *pub, nt_event event) {
    static const char *const by[] = {"The characters are dealt:", "The Wolf casts:", "The loser casts:"};
    nt_say(out, "%s", by[event.arg[0] % 3]);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s %d %s", seat ? "," : "", seat, name_of(event.arg[2 + seat]));
    }
    nt_say(out, ".");
}

int eatme_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    const uint8_t *arg = event.arg;
    nt_words out = {.buf = buf, .cap = cap};
    switch (event.kind) {
    case EATME_EV_WOLF:
        nt_say(&out, "Seat %d is drawn as the Wolf.", arg[0]);
        break;
    case EATME_EV_CAST:
        cast_sentence(&out, view.pub, event);
        break;
    case EATME_EV_LOCKED:
        nt_say(&out, "Seat %d has locked its wheel.", arg[0]);
        break;
    case EATME_EV_PROWL:
        nt_say(&out, "All wheels are locked. The Wolf, seat %d, prowls.", arg[0]);
        break;
    case EATME_EV_ATTACK:
        nt_say(&out, "The Wolf, seat %d, attacks seat %d.", arg[0], arg[1]);
        break;
    case EATME_EV_VICTIM:
        nt_say(&out, "Seat %d %s.", arg[0], wheel_words[arg[1] % EATME_WHEELS]);
        break;
    case EATME_EV_DUEL:
        nt_say(&out, "Seat %d gains %d, seat %d loses %d.", arg[0], arg[1], arg[2], arg[3]);
        break;
    case EATME_EV_OTHER:
        nt_say(&out, "Seat %d %s and gains %d.", arg[0], wheel_words[arg[1] % EATME_WHEELS], arg[2]);
        break;
    default:
        nt_say(&out, "Seat %d wins, %s.", arg[0], won_words[arg[1] % 5]);
    }
    return nt_said(&out);
}
