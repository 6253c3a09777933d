/* One ply as JSON fields, with every outcome of chance and every consequence spelled out, for programs that know only
 * the rules (docs/records.md, section Werewolves and Robbers). */
#include "engine/say.h"
#include "games/robbers/robbers_state.h"

static void say_card(nt_words *out, uint8_t card) {
    static const char *const specials[ROBBERS_SPECIALS] = {"W", "K", "T", "S"};
    if (card == ROBBERS_NONE) {
        nt_say(out, "null");
    } else if (card >= ROBBERS_WEREWOLF) {
        nt_say(out, "\"%s\"", specials[card - ROBBERS_WEREWOLF]);
    } else {
        nt_say(out, "\"%c%d\"", robbers_suit(card) == ROBBERS_CHEST ? 'C' : 'R', robbers_rank(card));
    }
}

static void say_cards(nt_words *out, const uint8_t card[], int n) {
    nt_say(out, "[");
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s", i > 0 ? "," : "");
        say_card(out, card[i]);
    }
    nt_say(out, "]");
}

static void say_numbers(nt_words *out, const char *name, const uint8_t at[], int n) {
    nt_say(out, ",\"%s\":[", name);
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s%d", i > 0 ? "," : "", at[i]);
    }
    nt_say(out, "]");
}

static void say_deal(nt_words *out, const struct robbers_state *after) {
    const robbers_pub *pub = &after->pub;
    nt_say(out, "\"deal\":%d,\"dealer\":%d,\"leader\":%d,\"hands\":[", pub->deal, pub->dealer, pub->trick[0].leader);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s", seat > 0 ? "," : "");
        say_cards(out, after->seat[seat].dealt, pub->hand[seat]);
    }
    nt_say(out, "],\"undealt\":");
    say_card(out, after->hid.undealt);
    nt_say(out, ",\"roles\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s\"%s\"", seat > 0 ? "," : "", robbers_role_id[after->seat[seat].role]);
    }
    nt_say(out, "]");
}

/* What each card of the full trick counts, and who took it. */
static void say_trick(nt_words *out, const uint8_t card[], int n, uint8_t winner) {
    const robbers_reading reading = robbers_read(card, n);
    nt_say(out, ",\"counts\":[");
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s{\"suit\":\"%s\",\"rank\":%d,\"why\":\"%s\"}", i > 0 ? "," : "",
               reading.strong[i] ? "trump" : "lead", reading.rank[i], robbers_why_id[reading.why[i]]);
    }
    nt_say(out, "],\"taken_by\":%d", winner);
}

static void say_team(nt_words *out, const robbers_summary *last, int team) {
    nt_say(out, ",\"%s\":{\"players\":%d,\"sum\":%d,\"times\":%d,\"total\":%d}", robbers_team_id[team],
           last->players[team], last->sum[team], last->players[ROBBERS_TEAMS - 1 - team], robbers_total(last, team));
}

static void say_summary(nt_words *out, const robbers_pub *pub) {
    const robbers_summary *last = &pub->last;
    nt_say(out, ",\"piles\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(last->trick, robbers_hand_size(pub->n), pub->n, seat, pile);
        nt_say(out, "%s", seat > 0 ? "," : "");
        say_cards(out, pile, cards);
    }
    nt_say(out, "]");
    say_numbers(out, "icons", last->icons, pub->n);
    say_numbers(out, "halved", last->halved, pub->n);
    say_numbers(out, "points", last->points, pub->n);
    say_team(out, last, ROBBERS_TEAM_WOLVES);
    say_team(out, last, ROBBERS_TEAM_ROBBERS);
    if (last->winner == ROBBERS_NOBODY) {
        nt_say(out, ",\"deal_won_by\":null");
    } else {
        nt_say(out, ",\"deal_won_by\":\"%s\"", robbers_team_id[last->winner]);
    }
    say_numbers(out, "game_points", pub->points, pub->n);
}

static void say_end(nt_words *out, const nt_events *told) {
    for (int i = 0; i < told->n; i++) {
        if (told->at[i].kind == ROBBERS_EV_EXTRA_DEAL) {
            nt_say(out, ",\"extra_deal\":true");
        } else if (told->at[i].kind == ROBBERS_EV_OVER) {
            say_numbers(out, "game_won_by", told->at[i].arg, told->at[i].n);
        }
    }
}

int robbers_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf,
                  size_t cap) {
    const struct robbers_state *before = before_, *after = after_;
    const robbers_pub *was = &before->pub, *is = &after->pub;
    nt_words out = {.buf = buf, .cap = cap};
    if (move.seat == NT_CHANCE) {
        say_deal(&out, after);
        return nt_said(&out);
    }
    nt_say(&out, "\"deal\":%d,\"trick\":%d,\"position\":%d,\"card\":", was->deal, was->tricks, was->down);
    say_card(&out, move.arg[0]);
    if (was->down + 1 < was->n) {
        return nt_said(&out);
    }
    const bool ended = is->deal != was->deal;
    const robbers_trick *trick = ended ? &is->last.trick[was->tricks] : &is->trick[was->tricks];
    say_trick(&out, trick->card, was->n, trick->winner);
    if (ended) {
        say_summary(&out, is);
    }
    say_end(&out, told);
    return nt_said(&out);
}
