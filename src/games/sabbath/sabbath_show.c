/* A seat's view and its events in plain English, for the terminal. */
#include "engine/say.h"
#include "games/sabbath/sabbath_state.h"

static const char *const ways[] = {[SABBATH_UP] = "up", [SABBATH_DOWN] = "down"};

static const char *card_name(int card, char out[16]) {
    nt_words words = {.buf = out, .cap = 16};
    nt_say(&words, "%s %d", sabbath_colour_id[sabbath_colour(card % SABBATH_FACES)], sabbath_number(card));
    return out;
}

static void say_set(nt_words *out, const uint8_t set[SABBATH_SET]) {
    char name[16];
    int said = 0;
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int copy = sabbath_held(set, card); copy > 0; copy--) {
            nt_say(out, "%s%s", said++ > 0 ? ", " : "", card_name(card, name));
        }
    }
    nt_say(out, "%s.", said > 0 ? "" : "none");
}

static void show_column(nt_words *out, const sabbath_pub *pub) {
    nt_say(out, "Witch column:");
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        nt_say(out, "%s %d %s", place > 0 ? "," : "", sabbath_value(pub, place),
               sabbath_colour_id[pub->column[place] % SABBATH_COLOURS]);
    }
    nt_say(out, "\n");
}

static void say_lead(nt_words *out, const sabbath_pub *pub) {
    const int c1 = pub->trick[0];
    if (pub->lead == SABBATH_LEAD_OPEN) {
        nt_say(out, "open, %s or %d", sabbath_colour_id[sabbath_colour(c1)], sabbath_number(c1));
    } else if (pub->lead == SABBATH_LEAD_COLOUR) {
        nt_say(out, "%s", sabbath_colour_id[sabbath_colour(c1)]);
    } else {
        nt_say(out, "number %d", sabbath_number(c1));
    }
}

static void show_trick(nt_words *out, const sabbath_pub *pub) {
    char name[16];
    if (pub->played == 0) {
        nt_say(out, "No card is led yet.\n");
        return;
    }
    nt_say(out, "Lead: ");
    say_lead(out, pub);
    nt_say(out, ". Trick:");
    for (int i = 0; i < pub->played; i++) {
        const bool down = pub->trick[i] == SABBATH_FACE_DOWN;
        nt_say(out, "%s player %d %s", i > 0 ? "," : "", sabbath_seat_at(pub, i),
               down ? "face down" : card_name(pub->trick[i], name));
        if (pub->won == i) {
            nt_say(out, " (wins)");
        }
        if (pub->taker[i] != SABBATH_NONE) {
            nt_say(out, " (taken)");
        }
    }
    nt_say(out, "\n");
}

static void show_seats(nt_words *out, const sabbath_pub *pub) {
    sabbath_row rows[SABBATH_SEATS];
    sabbath_rows(pub, rows);
    for (int seat = 0; seat < pub->n; seat++) {
        const sabbath_row *row = &rows[seat];
        nt_say(out, "  %d%s: %d in hand; %d witch and %d devil points so far", seat,
               pub->turn == seat ? " (to act)" : "", pub->hand[seat], row->witch, row->devil);
        if (pub->games > 1) {
            nt_say(out, ", %d from the games before", sabbath_total(pub, seat));
        }
        nt_say(out, "; took ");
        say_set(out, pub->taken[seat]);
        nt_say(out, "\n");
    }
}

static void show_end(nt_words *out, const sabbath_pub *pub) {
    char name[16];
    for (int game = 0; game < pub->games; game++) {
        if (pub->left_over[game] != SABBATH_NONE) {
            nt_say(out, "Left over in game %d: %s.\n", game + 1, card_name(pub->left_over[game], name));
        }
    }
    nt_say(out, "Winners:");
    for (int seat = 0; seat < pub->n; seat++) {
        if (sabbath_winners(pub) >> seat & 1) {
            nt_say(out, " %d", seat);
        }
    }
    nt_say(out, "\n");
}

int sabbath_show(nt_view view, char *buf, size_t cap) {
    const sabbath_pub *pub = view.pub;
    const sabbath_priv *me = view.me;
    char name[16];
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "Witches of the Sabbath, %d players, game %d of %d, trick %d of %d.%s%s\n", pub->n, pub->game + 1,
           pub->games, pub->tricks + (pub->phase < SABBATH_BETWEEN), sabbath_tricks(pub->n),
           pub->opt[SABBATH_OPT_CONFLICT] ? " Devils in conflict." : "",
           pub->opt[SABBATH_OPT_SILENT] ? " Silent witches." : "");
    if (pub->phase != SABBATH_DEAL) {
        show_column(&out, pub);
        show_trick(&out, pub);
        show_seats(&out, pub);
    }
    if (me != NULL && pub->phase != SABBATH_DEAL) {
        nt_say(&out, "You are player %d. Your hand: ", view.seat);
        say_set(&out, me->hand);
        nt_say(&out, "\n");
        if (me->face_down != SABBATH_NONE) {
            nt_say(&out, "Your card face down: %s.\n", card_name(me->face_down, name));
        }
    }
    if (pub->phase == SABBATH_OVER) {
        show_end(&out, pub);
    }
    return nt_said(&out);
}

static void tell_hand(nt_words *out, const uint8_t *arg) {
    const uint8_t set[SABBATH_SET] = {arg[0], arg[1], arg[2], 0, arg[3], arg[4], arg[5], 0};
    nt_say(out, "Your hand: ");
    say_set(out, set);
}

static void tell_played(nt_words *out, const uint8_t *arg) {
    static const char *const says[] = {[SABBATH_C1] = "leads",
                                       [SABBATH_SC] = "follows the colour with",
                                       [SABBATH_SN] = "follows the number with",
                                       [SABBATH_TW] = "plays the twin,",
                                       [SABBATH_OFF] = "cannot follow and plays"};
    char name[16];
    const int how = arg[5] ? arg[3] : SABBATH_OFF;
    nt_say(out, "Player %d %s %s.", arg[0], says[how % (SABBATH_OFF + 1)], card_name(arg[1], name));
}

static void tell_scored(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Game %d, player %d: %d witch points for %s%s, %d devil points, %d together.", arg[0] + 1, arg[1],
           arg[3], sabbath_colour_id[arg[2] % SABBATH_COLOURS], arg[4] ? " (halved)" : "", arg[5], arg[3] + arg[5]);
}

static void tell_won(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Winners:");
    for (int seat = 0; seat < SABBATH_SEATS; seat++) {
        if (arg[0] >> seat & 1) {
            nt_say(out, " %d", seat);
        }
    }
    nt_say(out, ".");
}

/* What happens after a trick, and at the end. */
static void tell_rest(nt_words *out, uint8_t kind, const uint8_t *arg) {
    char name[16];
    switch (kind) {
    case SABBATH_EV_TRICK:
        nt_say(out, "Player %d wins the trick with %s.", arg[0], card_name(arg[1], name));
        break;
    case SABBATH_EV_WITCH:
        nt_say(out, "Player %d moves the %s witch %s, past the %s one.", arg[0],
               sabbath_colour_id[arg[1] % SABBATH_COLOURS], ways[arg[2] & 1],
               sabbath_colour_id[arg[3] % SABBATH_COLOURS]);
        break;
    case SABBATH_EV_TURNED_UP:
        nt_say(out, "Player %d's card face down was %s.", arg[0], card_name(arg[1], name));
        break;
    case SABBATH_EV_TOOK:
        nt_say(out, "Player %d takes %s.", arg[0], card_name(arg[1], name));
        break;
    case SABBATH_EV_SCORED:
        tell_scored(out, arg);
        break;
    case SABBATH_EV_LEFT_OVER:
        nt_say(out, "Left over in game %d: %s.", arg[0] + 1, card_name(arg[1], name));
        break;
    default:
        tell_won(out, arg);
    }
}

int sabbath_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    (void)view;
    nt_words out = {.buf = buf, .cap = cap};
    const uint8_t *arg = event.arg;
    char name[16];
    switch (event.kind) {
    case SABBATH_EV_DEALT:
        nt_say(&out, "Game %d is dealt. Player %d begins. The column, top first: %s, %s, %s, %s.", arg[0] + 1, arg[1],
               sabbath_colour_id[arg[2] % SABBATH_COLOURS], sabbath_colour_id[arg[3] % SABBATH_COLOURS],
               sabbath_colour_id[arg[4] % SABBATH_COLOURS], sabbath_colour_id[arg[5] % SABBATH_COLOURS]);
        break;
    case SABBATH_EV_HAND:
        tell_hand(&out, arg);
        break;
    case SABBATH_EV_PLAYED:
        tell_played(&out, arg);
        break;
    case SABBATH_EV_FACE_DOWN:
        nt_say(&out, "Player %d cannot follow and plays a card face down.", arg[0]);
        break;
    case SABBATH_EV_LAID:
        nt_say(&out, "Your card face down is %s.", card_name(arg[0], name));
        break;
    default:
        tell_rest(&out, event.kind, arg);
    }
    return nt_said(&out);
}
