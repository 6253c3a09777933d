/* A ply as JSON fields for traces (docs/records.md), with every outcome of chance spelled out. */
#include <string.h>

#include "engine/say.h"
#include "engine/say_events.h"
#include "games/growl/growl_names.h"
#include "games/growl/growl_state.h"

/* Events of the trace, and how each argument reads: i number, k day card, n night card, t team, d way of dying,
 * s side, g place in the Growl, q title. Arguments beyond the form are numbers. */
static const nt_event_form event_forms[GROWL_EVENTS] = {
    [GROWL_EV_DEALT] = {"dealt", "i"},
    [GROWL_EV_TURN] = {"turned_up", "ik"},
    [GROWL_EV_NIGHT] = {"night", "ini"},
    [GROWL_EV_GIFT] = {"gift", "iki"},
    [GROWL_EV_PAIR] = {"pair", "nii"},
    [GROWL_EV_TARGET] = {"target", "ni"},
    [GROWL_EV_NO_EFFECT] = {"no_effect", "n"},
    [GROWL_EV_HYPNO] = {"hypnosis", "kiiii"},
    [GROWL_EV_POINT] = {"point", "iisi"},
    [GROWL_EV_UNWANTED] = {"unwanted", "ii"},
    [GROWL_EV_DRAWN] = {"drawn_by_lot", "i"},
    [GROWL_EV_VOTE] = {"vote", "nii"},
    [GROWL_EV_TIE] = {"tie", "i"},
    [GROWL_EV_CHOSEN] = {"chosen", "ni"},
    [GROWL_EV_SAVED] = {"saved", "ii"},
    [GROWL_EV_DEATH] = {"died", "idt"},
    [GROWL_EV_SEANCE] = {"seance", "it"},
    [GROWL_EV_NIGHT_CLOSED] = {"night_closed", "i"},
    [GROWL_EV_TURNED] = {"became_wolf", ""},
    [GROWL_EV_PEEK_CARD] = {"saw_card", "ik"},
    [GROWL_EV_PEEK_HAND] = {"saw_hand", "iiiiii"},
    [GROWL_EV_GROWL] = {"growl", "ig"},
    [GROWL_EV_WON] = {"winner", "t"},
    [GROWL_EV_GOLD] = {"gold", "ii"},
    [GROWL_EV_SERIES] = {"series", "i"},
    [GROWL_EV_TITLE] = {"title", "iq"},
};

static const char *const team_words[] = {"human", "wolf"};
static const char *const died_words[] = {"by_day", "before_night", "by_card", "passing"};
static const char *const rank_words[] = {"cheers", "wolf", "wolf_zero"};

static const char *card_word(uint8_t card) {
    if (card >= GROWL_NIGHT_AT && card < GROWL_NIGHT_AT + GROWL_NIGHT_CARDS) {
        return growl_night_id[card - GROWL_NIGHT_AT];
    }
    return card < GROWL_KINDS ? growl_kind_id[card] : "none";
}

static void say_cards(nt_words *out, const uint8_t *card, int n) {
    nt_say(out, "[");
    for (int i = 0; i < n; i++) {
        nt_say(out, "%s\"%s\"", i > 0 ? "," : "", card_word(card[i]));
    }
    nt_say(out, "]");
}

static void say_counts(nt_words *out, const uint8_t hand[GROWL_KINDS]) {
    nt_say(out, "{");
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        nt_say(out, "%s\"%s\":%d", kind > 0 ? "," : "", growl_kind_id[kind], hand[kind]);
    }
    nt_say(out, "}");
}

static void say_deal(nt_words *out, const struct growl_state *before, nt_move move) {
    nt_rng rng = nt_chance_rng(move);
    growl_deal deal;
    growl_draw_deal(&before->pub, &rng, &deal);
    const int n = before->pub.n;
    nt_say(out, ",\"start\":%d,\"starters\":", deal.start);
    say_cards(out, deal.starter, n);
    nt_say(out, ",\"first_dealt\":[");
    for (int seat = 0; seat < n; seat++) {
        nt_say(out, "%s", seat > 0 ? "," : "");
        say_cards(out, deal.first[seat], GROWL_DEALT);
    }
    nt_say(out, "],\"redeals\":[");
    for (int i = 0; i < deal.redeals; i++) {
        nt_say(out, "%s{\"seat\":%d,\"cards\":", i > 0 ? "," : "", deal.redeal[i].seat);
        say_cards(out, deal.redeal[i].card, GROWL_DEALT);
        nt_say(out, "}");
    }
    nt_say(out, "],\"pile\":");
    uint8_t top_first[GROWL_MAX_PILE];
    for (int i = 0; i < deal.pile_n; i++) {
        top_first[i] = deal.pile[deal.pile_n - 1 - i];
    }
    say_cards(out, top_first, deal.pile_n);
}

/* Night piles as they were taken up, in the order after the shuffle. */
static void say_piles(nt_words *out, const struct growl_state *before, nt_move move) {
    nt_rng rng = nt_chance_rng(move);
    nt_say(out, ",\"piles\":[");
    int said = 0;
    for (int place = 0; place < before->pub.n; place++) {
        const int seat = before->pub.who[place];
        uint8_t pile[GROWL_TILE];
        const int n = before->pub.tile[seat];
        memcpy(pile, before->hid.tile[seat], sizeof pile);
        if (n == 0) {
            continue;
        }
        if (before->pub.insomnia != seat) {
            nt_rng_shuffle(&rng, pile, n);
        }
        nt_say(out, "%s{\"seat\":%d,\"cards\":", said++ > 0 ? "," : "", seat);
        say_cards(out, pile, n);
        nt_say(out, "}");
    }
    nt_say(out, "]");
}

static void say_tempest(nt_words *out, const struct growl_state *after) {
    nt_say(out, ",\"dealt\":[");
    for (int place = 0, said = 0; place < after->pub.n; place++) {
        const int seat = after->pub.who[place];
        if (after->seat[seat].tempest_got != GROWL_NONE) {
            nt_say(out, "%s{\"seat\":%d,\"gave\":\"%s\",\"got\":\"%s\"}", said++ > 0 ? "," : "", seat,
                   card_word(after->seat[seat].tempest_sent), card_word(after->seat[seat].tempest_got));
        }
    }
    nt_say(out, "]");
}

static const char *trace_word(char form, uint8_t value) {
    switch (form) {
    case 'k':
        return card_word(value);
    case 'n':
        return growl_night_id[value];
    case 't':
        return value <= GROWL_WOLF ? team_words[value] : NULL;
    case 'd':
        return died_words[value];
    case 's':
        return growl_side_id[value];
    case 'g':
        return rank_words[value];
    case 'q':
        return growl_title_id[value];
    default:
        return NULL;
    }
}

/* Who smelled the wolves; the list itself is the wolves of that moment. */
static void say_sniff(nt_words *out, const struct growl_state *after) {
    nt_say(out, ",\"wolves\":[");
    for (int seat = 0, said = 0; seat < after->pub.n; seat++) {
        if (after->seat[seat].team == GROWL_WOLF) {
            nt_say(out, "%s%d", said++ > 0 ? "," : "", seat);
        }
    }
    nt_say(out, "],\"sniff\":%s", after->pub.n >= GROWL_SNIFF_FROM ? "true" : "false");
}

static void say_hands(nt_words *out, const struct growl_state *before, const struct growl_state *after) {
    int said = 0;
    nt_say(out, ",\"hands\":{");
    for (int seat = 0; seat < after->pub.n; seat++) {
        if (memcmp(before->seat[seat].hand, after->seat[seat].hand, GROWL_KINDS) == 0) {
            continue;
        }
        nt_say(out, "%s\"%d\":", said++ > 0 ? "," : "", seat);
        say_counts(out, after->seat[seat].hand);
    }
    nt_say(out, "}");
}

int growl_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf, size_t cap) {
    const struct growl_state *before = before_, *after = after_;
    nt_words out = {.buf = buf, .cap = cap};
    const uint8_t step = before->pub.step;
    nt_say(&out, "\"step\":\"%s\"", growl_step_id[step]);
    if (step == GROWL_STEP_DEAL) {
        say_deal(&out, before, move);
        say_sniff(&out, after);
    } else if (step == GROWL_STEP_PASS_DRAW) {
        say_piles(&out, before, move);
    } else if (step == GROWL_STEP_TEMPEST_DRAW) {
        say_tempest(&out, after);
    }
    if (step == GROWL_STEP_TURN) {
        nt_say(&out, ",\"card\":\"%s\"", card_word(before->hid.pile[before->pub.pile - 1]));
    }
    /* Hands stand in "hands", who was dealt what in the fields of chance. */
    nt_say_events(&out, told, event_forms, GROWL_NONE, trace_word);
    say_hands(&out, before, after);
    return nt_said(&out);
}
