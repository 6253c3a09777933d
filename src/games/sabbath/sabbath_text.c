/* A match as text: moves in one form a kind, the same in records, on the command line and in bug reports; views and
 * events in plain English for the terminal; plies for people without this program (docs/records.md). */
#include <stdio.h>
#include <string.h>

#include "engine/say.h"
#include "games/sabbath/sabbath_state.h"

/* ---- moves ---- */

static const char *const verbs[SABBATH_MOVES] = {
    [SABBATH_MOVE_PLAY] = "play", [SABBATH_MOVE_FACE_DOWN] = "facedown", [SABBATH_MOVE_WITCH] = "witch",
    [SABBATH_MOVE_TAKE] = "take", [SABBATH_MOVE_NEXT] = "next",
};
static const char *const ways[] = {[SABBATH_UP] = "up", [SABBATH_DOWN] = "down"};

int sabbath_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t kind = move.kind > 0 && move.kind < SABBATH_MOVES ? move.kind : SABBATH_MOVE_NEXT;
    if (kind == SABBATH_MOVE_NEXT) {
        return snprintf(buf, cap, "%s", verbs[kind]);
    }
    if (kind == SABBATH_MOVE_WITCH) {
        return snprintf(buf, cap, "%s %s", verbs[kind], ways[move.arg[0] & 1]);
    }
    char card[3];
    sabbath_card_text(move.arg[0] % SABBATH_FACES, card);
    return snprintf(buf, cap, "%s %s", verbs[kind], card);
}

/* "r3"; false when it is no card. */
static bool read_card(const char *text, uint8_t *out) {
    for (int card = 0; card < SABBATH_FACES; card++) {
        char name[3];
        sabbath_card_text(card, name);
        if (strcmp(name, text) == 0) {
            *out = (uint8_t)card;
            return true;
        }
    }
    return false;
}

static bool read_way(const char *text, uint8_t *out) {
    for (int way = SABBATH_UP; way <= SABBATH_DOWN; way++) {
        if (strcmp(ways[way], text) == 0) {
            *out = (uint8_t)way;
            return true;
        }
    }
    return false;
}

nt_err sabbath_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    (void)pub;
    for (int kind = 1; kind < SABBATH_MOVES; kind++) {
        nt_move move = {.seat = seat, .kind = (uint8_t)kind};
        const size_t n = strlen(verbs[kind]);
        if (strncmp(text, verbs[kind], n) != 0) {
            continue;
        }
        if (kind != SABBATH_MOVE_NEXT) {
            const char *rest = text + n + 1;
            if (text[n] != ' ') {
                continue;
            }
            if (kind == SABBATH_MOVE_WITCH ? !read_way(rest, &move.arg[0]) : !read_card(rest, &move.arg[0])) {
                return NT_BAD_TEXT;
            }
            move.n = 1;
        } else if (text[n] != 0) {
            continue;
        }
        *out = move;
        return NT_OK;
    }
    return NT_BAD_TEXT;
}

/* ---- a view ---- */

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
        nt_say(out, "%s player %d %s", i > 0 ? "," : "", nt_player(sabbath_seat_at(pub, i)),
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
        nt_say(out, "  %d%s: %d in hand; %d witch and %d devil points so far", nt_player(seat),
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
            nt_say(out, " %d", nt_player(seat));
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
        nt_say(&out, "You are player %d. Your hand: ", nt_player(view.seat));
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

/* ---- events ---- */

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
    nt_say(out, "Player %d %s %s.", nt_player(arg[0]), says[how % (SABBATH_OFF + 1)], card_name(arg[1], name));
}

static void tell_scored(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Game %d, player %d: %d witch points for %s%s, %d devil points, %d together.", arg[0] + 1,
           nt_player(arg[1]), arg[3], sabbath_colour_id[arg[2] % SABBATH_COLOURS], arg[4] ? " (halved)" : "", arg[5],
           arg[3] + arg[5]);
}

static void tell_won(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Winners:");
    for (int seat = 0; seat < SABBATH_SEATS; seat++) {
        if (arg[0] >> seat & 1) {
            nt_say(out, " %d", nt_player(seat));
        }
    }
    nt_say(out, ".");
}

/* What happens after a trick, and at the end. */
static void tell_rest(nt_words *out, uint8_t kind, const uint8_t *arg) {
    char name[16];
    switch (kind) {
    case SABBATH_EV_TRICK:
        nt_say(out, "Player %d wins the trick with %s.", nt_player(arg[0]), card_name(arg[1], name));
        break;
    case SABBATH_EV_WITCH:
        nt_say(out, "Player %d moves the %s witch %s, past the %s one.", nt_player(arg[0]),
               sabbath_colour_id[arg[1] % SABBATH_COLOURS], ways[arg[2] & 1],
               sabbath_colour_id[arg[3] % SABBATH_COLOURS]);
        break;
    case SABBATH_EV_TURNED_UP:
        nt_say(out, "Player %d's card face down was %s.", nt_player(arg[0]), card_name(arg[1], name));
        break;
    case SABBATH_EV_TOOK:
        nt_say(out, "Player %d takes %s.", nt_player(arg[0]), card_name(arg[1], name));
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
        nt_say(&out, "Game %d is dealt. Player %d begins. The column, top first: %s, %s, %s, %s.", arg[0] + 1,
               nt_player(arg[1]), sabbath_colour_id[arg[2] % SABBATH_COLOURS],
               sabbath_colour_id[arg[3] % SABBATH_COLOURS], sabbath_colour_id[arg[4] % SABBATH_COLOURS],
               sabbath_colour_id[arg[5] % SABBATH_COLOURS]);
        break;
    case SABBATH_EV_HAND:
        tell_hand(&out, arg);
        break;
    case SABBATH_EV_PLAYED:
        tell_played(&out, arg);
        break;
    case SABBATH_EV_FACE_DOWN:
        nt_say(&out, "Player %d cannot follow and plays a card face down.", nt_player(arg[0]));
        break;
    case SABBATH_EV_LAID:
        nt_say(&out, "Your card face down is %s.", card_name(arg[0], name));
        break;
    default:
        tell_rest(&out, event.kind, arg);
    }
    return nt_said(&out);
}

/* ---- the trace of a ply ---- */

static const char *const steps[] = {
    [SABBATH_DEAL] = "deal",   [SABBATH_PLAY] = "play",       [SABBATH_WITCH] = "witch",
    [SABBATH_DRAFT] = "draft", [SABBATH_BETWEEN] = "between",
};
static const char *const leads[] = {
    [SABBATH_LEAD_EMPTY] = "empty",
    [SABBATH_LEAD_OPEN] = "open",
    [SABBATH_LEAD_COLOUR] = "colour",
    [SABBATH_LEAD_NUMBER] = "number",
};

static void trace_card(nt_words *out, int card) {
    char name[3];
    sabbath_card_text(card, name);
    nt_say(out, "\"%s\"", name);
}

static void trace_set(nt_words *out, const uint8_t set[SABBATH_SET]) {
    const char *comma = "";
    nt_say(out, "[");
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int copy = sabbath_held(set, card); copy > 0; copy--, comma = ",") {
            nt_say(out, "%s", comma);
            trace_card(out, card);
        }
    }
    nt_say(out, "]");
}

static void trace_column(nt_words *out, const sabbath_pub *pub) {
    nt_say(out, ",\"column\":[");
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        nt_say(out, "%s\"%s\"", place ? "," : "", sabbath_colour_id[pub->column[place]]);
    }
    nt_say(out, "]");
}

static void trace_deal(nt_words *out, const struct sabbath_state *s) {
    nt_say(out, ",\"game\":%d,\"hands\":[", s->pub.game);
    for (int seat = 0; seat < s->pub.n; seat++) {
        nt_say(out, seat ? "," : "");
        trace_set(out, s->seat[seat].hand);
    }
    nt_say(out, "],\"left_over\":");
    if (s->hid.left_over == SABBATH_NONE) {
        nt_say(out, "null");
    } else {
        trace_card(out, s->hid.left_over);
    }
    trace_column(out, &s->pub);
    nt_say(out, ",\"starter\":%d", s->pub.leader);
}

/* The card, face up or down, and what it makes of the lead. */
static void trace_play(nt_words *out, const struct sabbath_state *after, nt_move move, int position) {
    const sabbath_pub *pub = &after->pub;
    nt_say(out, ",\"position\":%d,\"card\":", position);
    trace_card(out, move.arg[0]);
    nt_say(out, ",\"face_down\":%s,\"lead\":\"%s\"", move.kind == SABBATH_MOVE_FACE_DOWN ? "true" : "false",
           leads[pub->lead]);
    if (pub->lead == SABBATH_LEAD_COLOUR) {
        nt_say(out, ",\"colour\":\"%s\"", sabbath_colour_id[sabbath_colour(pub->trick[0])]);
    }
    if (pub->lead == SABBATH_LEAD_NUMBER) {
        nt_say(out, ",\"number\":%d", sabbath_number(pub->trick[0]));
    }
    if (pub->phase == SABBATH_WITCH) {
        nt_say(out, ",\"winner\":{\"position\":%d,\"seat\":%d}", pub->won, pub->turn);
    }
}

static void trace_turned_up(nt_words *out, const nt_events *told) {
    const char *comma = "";
    nt_say(out, ",\"turned_up\":[");
    for (int i = 0; i < told->n; i++) {
        const nt_event *event = &told->at[i];
        if (event->kind != SABBATH_EV_TURNED_UP) {
            continue;
        }
        nt_say(out, "%s{\"seat\":%d,\"card\":", comma, event->arg[0]);
        trace_card(out, event->arg[1]);
        nt_say(out, "}");
        comma = ",";
    }
    nt_say(out, "]");
}

static void trace_scores(nt_words *out, const sabbath_pub *pub) {
    sabbath_row rows[SABBATH_SEATS];
    sabbath_rows(pub, rows);
    nt_say(out, ",\"scored\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        const sabbath_row *row = &rows[seat];
        nt_say(out, "%s{\"seat\":%d,\"taken\":", seat ? "," : "", seat);
        trace_set(out, pub->taken[seat]);
        nt_say(out, ",\"colour\":\"%s\",\"value\":%d,\"halved\":%s,\"witch\":%d,\"most\":[",
               sabbath_colour_id[row->colour % SABBATH_COLOURS], row->value, row->halved ? "true" : "false",
               row->witch);
        for (int k = 0, said = 0; k < SABBATH_NUMBERS; k++) {
            if (row->most[k]) {
                nt_say(out, "%s%d", said++ ? "," : "", k + 1);
            }
        }
        nt_say(out, "],\"devil\":%d,\"total\":%d}", row->devil, sabbath_total(pub, seat));
    }
    nt_say(out, "]");
}

static void trace_pick(nt_words *out, const struct sabbath_state *before, const struct sabbath_state *after,
                       nt_move move) {
    nt_say(out, ",\"card\":");
    trace_card(out, move.arg[0]);
    if (before->pub.drafted + 1 < before->pub.n) {
        return;
    }
    if (after->pub.phase == SABBATH_PLAY) {
        nt_say(out, ",\"leads\":%d", after->pub.leader);
    } else {
        trace_scores(out, &after->pub);
    }
}

int sabbath_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf,
                  size_t cap) {
    const struct sabbath_state *before = before_, *after = after_;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "\"step\":\"%s\"", steps[before->pub.phase]);
    switch (before->pub.phase) {
    case SABBATH_DEAL:
        trace_deal(&out, after);
        break;
    case SABBATH_PLAY:
        trace_play(&out, after, move, before->pub.played);
        break;
    case SABBATH_WITCH:
        trace_column(&out, &after->pub);
        trace_turned_up(&out, told);
        break;
    case SABBATH_DRAFT:
        trace_pick(&out, before, after, move);
        break;
    default:
        break;
    }
    return nt_said(&out);
}
