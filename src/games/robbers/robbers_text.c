/* The game in plain English and in names: moves as text, a seat's view and its events for the terminal, a ply for
 * programs that know only the rules. */
#include <stdio.h>
#include <string.h>

#include "engine/say.h"
#include "games/robbers/robbers_state.h"

/* ---- moves: "play chest 9", "play robber 12", "play knife" ---- */

int robbers_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t card = move.arg[0], suit = robbers_suit(card);
    if (suit != ROBBERS_NOBODY) {
        return snprintf(buf, cap, "play %s %d", robbers_suit_id[suit], robbers_rank(card));
    }
    const bool special = card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS;
    return snprintf(buf, cap, "play %s", special ? robbers_special_id[card - ROBBERS_WEREWOLF] : "nothing");
}

nt_err robbers_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        const nt_move move = {.seat = seat, .kind = ROBBERS_MOVE_PLAY, .n = 1, .arg = {(uint8_t)card}};
        char form[NT_TEXT_MAX];
        robbers_move_text(pub, move, form, sizeof form);
        if (strcmp(form, text) == 0) {
            *out = move;
            return NT_OK;
        }
    }
    return NT_BAD_TEXT;
}

/* ---- a view: no more than a screen may show, of the tricks taken only the last, and the own pile with pile_review =
 * own (8) ---- */

static const char *const suit_names[ROBBERS_SUITS] = {"Chest", "Robber"};
static const char *const special_names[ROBBERS_SPECIALS] = {"Werewolf", "Knife", "Traitor", "Seer"};
static const char *const role_names[ROBBERS_ROLES] = {"Robber", "Traitor", "Werewolf"};
static const char *const side_names[ROBBERS_TEAMS] = {"robbers' side", "wolf side"};
static const char *const team_names[ROBBERS_TEAMS] = {"Robbers", "Wolves"};
static const char *const badge_words[ROBBERS_BADGES] = {"", ", wolf side", ", Werewolf"};

static void say_card(nt_words *out, uint8_t card) {
    const uint8_t suit = robbers_suit(card);
    if (suit != ROBBERS_NOBODY) {
        nt_say(out, "%s %d", suit_names[suit], robbers_rank(card));
    } else if (card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        nt_say(out, "%s", special_names[card - ROBBERS_WEREWOLF]);
    } else {
        nt_say(out, "nothing");
    }
}

static void say_cards(nt_words *out, const uint8_t card[], int n) {
    for (int i = 0; i < n && card[i] != ROBBERS_NONE; i++) {
        nt_say(out, "%s", i > 0 ? ", " : "");
        say_card(out, card[i]);
    }
    nt_say(out, "\n");
}

static void show_seats(nt_words *out, const robbers_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "  %d%s: %d in hand, %d taken, game points %d%s\n", nt_player(seat),
               seat == robbers_turn(pub) ? " (to play)" : "", pub->hand[seat], pub->taken[seat], pub->points[seat],
               badge_words[robbers_badge(pub, seat)]);
    }
}

static void show_trick(nt_words *out, const robbers_pub *pub) {
    int down = 0;
    const robbers_trick *trick = robbers_shown_trick(pub, &down);
    if (!trick) {
        return;
    }
    const robbers_reading reading = robbers_read(trick->card, down);
    nt_say(out, "%s:\n", pub->down > 0 ? "On the table, provisional" : "The last trick");
    for (int i = 0; i < down; i++) {
        nt_say(out, "  %d: ", nt_player((trick->leader + i) % pub->n));
        say_card(out, trick->card[i]);
        nt_say(out, ", counts %s %d%s\n", reading.strong[i] ? "trump" : "lead", reading.rank[i],
               reading.best == i ? ", highest" : "");
    }
    if (reading.lead != ROBBERS_NOBODY) {
        nt_say(out, "Lead suit %s, trump %s.\n", suit_names[reading.lead], suit_names[reading.trump]);
    }
}

static void show_summary(nt_words *out, const robbers_pub *pub) {
    const robbers_summary *last = &pub->last;
    nt_say(out, "Deal %d is over:\n", last->number + 1);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "  %d, %s: %d icons%s, %d points, dealt ", nt_player(seat), role_names[last->role[seat]],
               last->icons[seat], last->halved[seat] ? " halved" : "", last->points[seat]);
        say_cards(out, last->dealt[seat], ROBBERS_HAND);
    }
    if (last->undealt != ROBBERS_NONE) {
        nt_say(out, "  Undealt: ");
        say_cards(out, &last->undealt, 1);
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        nt_say(out, "  %s: %d x %d = %d\n", team_names[team], last->sum[team],
               last->players[ROBBERS_TEAMS - 1 - team], robbers_total(last, team));
    }
    nt_say(out, "  %s\n", last->winner == ROBBERS_NOBODY ? "Drawn." : "The higher total wins the deal.");
}

static void show_me(nt_words *out, const robbers_pub *pub, const robbers_priv *me, int seat) {
    nt_say(out, "You are player %d, %s, %s.\nYour hand: ", nt_player(seat), role_names[me->role],
           side_names[robbers_team(me->role)]);
    say_cards(out, me->hand, ROBBERS_HAND);
    if (pub->opt[ROBBERS_OPT_PILE_REVIEW]) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(pub->trick, pub->tricks, pub->n, seat, pile);
        nt_say(out, "Your pile: ");
        say_cards(out, pile, cards);
    }
}

int robbers_show(nt_view view, char *buf, size_t cap) {
    const robbers_pub *pub = view.pub;
    nt_words out = {.buf = buf, .cap = cap};
    if (pub->phase == ROBBERS_PHASE_OVER) {
        nt_say(&out, "The game is over after %d deals.\n", pub->deal);
    } else if (pub->deal < pub->deals) {
        nt_say(&out, "Deal %d of %d, trick %d.\n", pub->deal + 1, pub->deals, pub->tricks + 1);
    } else {
        nt_say(&out, "Extra deal %d, trick %d.\n", pub->deal - pub->deals + 1, pub->tricks + 1);
    }
    show_seats(&out, pub);
    if (pub->phase == ROBBERS_PHASE_PLAY && robbers_leaves_one(pub->n)) {
        nt_say(&out, "One card is not dealt; nobody knows it.\n");
    }
    if (pub->last.scored && pub->tricks == 0 && pub->down == 0) {
        show_summary(&out, pub);
    }
    show_trick(&out, pub);
    if (view.me && pub->phase == ROBBERS_PHASE_PLAY) {
        show_me(&out, pub, view.me, view.seat);
    }
    return nt_said(&out);
}

static void say_points(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Player %d, %s: %d icons%s, %d points.", nt_player(arg[0]), role_names[arg[1] % ROBBERS_ROLES],
           arg[2], arg[3] ? ", halved" : "", arg[4]);
}

static void say_team(nt_words *out, const uint8_t *arg) {
    nt_say(out, "%s: %d x %d = %d.", team_names[arg[0] % ROBBERS_TEAMS], arg[1], arg[2], arg[3] + 256 * arg[4]);
}

static void say_hand(nt_words *out, const char *said, uint8_t role, const uint8_t card[], int n) {
    nt_say(out, "%s %s: ", said, role_names[role % ROBBERS_ROLES]);
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s", i > 0 ? ", " : "");
        say_card(out, card[i]);
    }
    nt_say(out, ".");
}

static void say_winners(nt_words *out, const nt_event *event) {
    nt_say(out, "The game is won by");
    for (int i = 0; i < event->n; i++) {
        nt_say(out, "%s player %d", i > 0 ? " and" : "", nt_player(event->arg[i]));
    }
    nt_say(out, ".");
}

int robbers_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    nt_words out = {.buf = buf, .cap = cap};
    const uint8_t *arg = event.arg;
    (void)view;
    switch (event.kind) {
    case ROBBERS_EV_DEAL:
        nt_say(&out, "Deal %d: player %d deals, player %d leads.", arg[0] + 1, nt_player(arg[1]), nt_player(arg[2]));
        break;
    case ROBBERS_EV_HAND:
        say_hand(&out, "You are", arg[0], arg + 1, event.n - 1);
        break;
    case ROBBERS_EV_CARD:
        nt_say(&out, "Player %d plays ", nt_player(arg[0]));
        say_card(&out, arg[1]);
        nt_say(&out, ".");
        break;
    case ROBBERS_EV_TRICK:
        nt_say(&out, "Player %d takes the trick.", nt_player(arg[0]));
        break;
    case ROBBERS_EV_SHOWN:
        nt_say(&out, "Player %d", nt_player(arg[0]));
        say_hand(&out, " was", arg[1], arg + 2, event.n - 2);
        break;
    case ROBBERS_EV_UNDEALT:
        nt_say(&out, "Undealt: ");
        say_card(&out, arg[0]);
        nt_say(&out, ".");
        break;
    case ROBBERS_EV_POINTS:
        say_points(&out, arg);
        break;
    case ROBBERS_EV_TEAM:
        say_team(&out, arg);
        break;
    case ROBBERS_EV_DEAL_WON:
        nt_say(&out, "Deal %d %s%s.", arg[1] + 1, arg[0] == ROBBERS_NOBODY ? "is drawn" : "goes to the ",
               arg[0] == ROBBERS_NOBODY ? "" : team_names[arg[0] % ROBBERS_TEAMS]);
        break;
    case ROBBERS_EV_EXTRA_DEAL:
        nt_say(&out, "The lead is shared: one more deal.");
        break;
    default:
        say_winners(&out, &event);
    }
    return nt_said(&out);
}

/* ---- a ply as JSON fields, with every outcome of chance and every consequence spelled out (docs/records.md, section
 * Werewolves and Robbers) ---- */

static void trace_card(nt_words *out, uint8_t card) {
    static const char *const specials[ROBBERS_SPECIALS] = {"W", "K", "T", "S"};
    if (card == ROBBERS_NONE) {
        nt_say(out, "null");
    } else if (card >= ROBBERS_WEREWOLF) {
        nt_say(out, "\"%s\"", specials[card - ROBBERS_WEREWOLF]);
    } else {
        nt_say(out, "\"%c%d\"", robbers_suit(card) == ROBBERS_CHEST ? 'C' : 'R', robbers_rank(card));
    }
}

static void trace_cards(nt_words *out, const uint8_t card[], int n) {
    nt_say(out, "[");
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s", i > 0 ? "," : "");
        trace_card(out, card[i]);
    }
    nt_say(out, "]");
}

static void trace_numbers(nt_words *out, const char *name, const uint8_t at[], int n) {
    nt_say(out, ",\"%s\":[", name);
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s%d", i > 0 ? "," : "", at[i]);
    }
    nt_say(out, "]");
}

static void trace_deal(nt_words *out, const struct robbers_state *after) {
    const robbers_pub *pub = &after->pub;
    nt_say(out, "\"deal\":%d,\"dealer\":%d,\"leader\":%d,\"hands\":[", pub->deal, pub->dealer, pub->trick[0].leader);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s", seat > 0 ? "," : "");
        trace_cards(out, after->seat[seat].dealt, pub->hand[seat]);
    }
    nt_say(out, "],\"undealt\":");
    trace_card(out, after->hid.undealt);
    nt_say(out, ",\"roles\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s\"%s\"", seat > 0 ? "," : "", robbers_role_id[after->seat[seat].role]);
    }
    nt_say(out, "]");
}

/* What each card of the full trick counts, and who took it. */
static void trace_trick(nt_words *out, const uint8_t card[], int n, uint8_t winner) {
    const robbers_reading reading = robbers_read(card, n);
    nt_say(out, ",\"counts\":[");
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s{\"suit\":\"%s\",\"rank\":%d,\"why\":\"%s\"}", i > 0 ? "," : "",
               reading.strong[i] ? "trump" : "lead", reading.rank[i], robbers_why_id[reading.why[i]]);
    }
    nt_say(out, "],\"taken_by\":%d", winner);
}

static void trace_team(nt_words *out, const robbers_summary *last, int team) {
    nt_say(out, ",\"%s\":{\"players\":%d,\"sum\":%d,\"times\":%d,\"total\":%d}", robbers_team_id[team],
           last->players[team], last->sum[team], last->players[ROBBERS_TEAMS - 1 - team], robbers_total(last, team));
}

static void trace_summary(nt_words *out, const robbers_pub *pub) {
    const robbers_summary *last = &pub->last;
    nt_say(out, ",\"piles\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(last->trick, robbers_hand_size(pub->n), pub->n, seat, pile);
        nt_say(out, "%s", seat > 0 ? "," : "");
        trace_cards(out, pile, cards);
    }
    nt_say(out, "]");
    trace_numbers(out, "icons", last->icons, pub->n);
    trace_numbers(out, "halved", last->halved, pub->n);
    trace_numbers(out, "points", last->points, pub->n);
    trace_team(out, last, ROBBERS_TEAM_WOLVES);
    trace_team(out, last, ROBBERS_TEAM_ROBBERS);
    if (last->winner == ROBBERS_NOBODY) {
        nt_say(out, ",\"deal_won_by\":null");
    } else {
        nt_say(out, ",\"deal_won_by\":\"%s\"", robbers_team_id[last->winner]);
    }
    trace_numbers(out, "game_points", pub->points, pub->n);
}

static void trace_end(nt_words *out, const nt_events *told) {
    for (int i = 0; i < told->n; i++) {
        if (told->at[i].kind == ROBBERS_EV_EXTRA_DEAL) {
            nt_say(out, ",\"extra_deal\":true");
        } else if (told->at[i].kind == ROBBERS_EV_OVER) {
            trace_numbers(out, "game_won_by", told->at[i].arg, told->at[i].n);
        }
    }
}

int robbers_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf,
                  size_t cap) {
    const struct robbers_state *before = before_, *after = after_;
    const robbers_pub *was = &before->pub, *is = &after->pub;
    nt_words out = {.buf = buf, .cap = cap};
    if (move.seat == NT_CHANCE) {
        trace_deal(&out, after);
        return nt_said(&out);
    }
    nt_say(&out, "\"deal\":%d,\"trick\":%d,\"position\":%d,\"card\":", was->deal, was->tricks, was->down);
    trace_card(&out, move.arg[0]);
    if (was->down + 1 < was->n) {
        return nt_said(&out);
    }
    const bool ended = is->deal != was->deal;
    const robbers_trick *trick = ended ? &is->last.trick[was->tricks] : &is->trick[was->tricks];
    trace_trick(&out, trick->card, was->n, trick->winner);
    if (ended) {
        trace_summary(&out, is);
    }
    trace_end(&out, told);
    return nt_said(&out);
}
