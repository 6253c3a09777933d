/* GROWL in words that no catalogue holds: the names of cards and steps, moves in records, plies in traces
 * (docs/records.md), views and events in the terminal. All English. */
#include <stdio.h>
#include <string.h>

#include "engine/say.h"
#include "engine/say_events.h"
#include "games/growl/growl_state.h"

/* ---- names: one each, wherever they are written ---- */

const char *const growl_kind_id[GROWL_KINDS] = {"bite", "charm", "wound", "salve", "gold"};

const char *const growl_night_id[GROWL_NIGHT_CARDS] = {
    "gift",     "serum",   "caged",   "hound",        "insomnia", "bullet",  "seance",  "hypnosis",
    "unwanted", "tempest", "accused", "sleepwalkers", "unsaved",  "hallows", "trusted", "purge",
};

const char *const growl_step_id[GROWL_STEPS] = {
    "deal",
    "view_hands",
    "turn",
    "give",
    "view_gift",
    "gift_pair",
    "gift_card",
    "serum_target",
    "serum_show",
    "cage_target",
    "hound_target",
    "peek",
    "insomnia_target",
    "bullet_target",
    "seance_target",
    "hypno_name",
    "hypno_pair",
    "point",
    "unwanted_draw",
    "tempest_card",
    "tempest_draw",
    "accuse",
    "purge",
    "trust",
    "break_tie",
    "condemn",
    "swap_pair",
    "save",
    "hallows_target",
    "hallows_cards",
    "pass",
    "pass_draw",
    "view_night",
    "series",
    "title",
    "over",
};

/* ---- moves: one form a kind, the same in records, on the command line and in bug reports ---- */

static const char *const side_words[2] = {"left", "right"};
static const char *const title_words[2] = {"king", "queen"};

static const char *kind_word(uint8_t kind) {
    return kind < GROWL_KINDS ? growl_kind_id[kind] : "none";
}

int growl_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t *arg = move.arg;
    switch (move.kind) {
    case GROWL_MOVE_TURN:
        return snprintf(buf, cap, "turn");
    case GROWL_MOVE_GIVE:
        return snprintf(buf, cap, "give %d", arg[0]);
    case GROWL_MOVE_VIEW:
        return snprintf(buf, cap, "view");
    case GROWL_MOVE_PAIR:
        return snprintf(buf, cap, "pair %d %d", arg[0], arg[1]);
    case GROWL_MOVE_TARGET:
        return snprintf(buf, cap, "choose %d", arg[0]);
    case GROWL_MOVE_CARD:
        return snprintf(buf, cap, "card %s", kind_word(arg[0]));
    case GROWL_MOVE_NAME:
        return snprintf(buf, cap, "name %s", kind_word(arg[0]));
    case GROWL_MOVE_POINT:
        return snprintf(buf, cap, "point %s", side_words[arg[0] & 1]);
    case GROWL_MOVE_VOTE:
        return snprintf(buf, cap, "vote %d", arg[0]);
    case GROWL_MOVE_CARDS:
        return snprintf(buf, cap, "pass %s %s", kind_word(arg[0]), kind_word(arg[1]));
    case GROWL_MOVE_PEEK_DONE:
        return snprintf(buf, cap, "close");
    case GROWL_MOVE_NEXT:
        return snprintf(buf, cap, "next");
    case GROWL_MOVE_FINISH:
        return snprintf(buf, cap, "finish");
    default:
        return snprintf(buf, cap, "title %s", title_words[arg[0] & 1]);
    }
}

/* What a verb is followed by. */
enum { NOTHING, SEAT, TWO_SEATS, KIND, TWO_KINDS, SIDE, TITLE };

static const struct {
    const char *verb;
    uint8_t takes;
} forms[GROWL_MOVES] = {
    [GROWL_MOVE_TURN] = {"turn", NOTHING},       [GROWL_MOVE_GIVE] = {"give", SEAT},
    [GROWL_MOVE_VIEW] = {"view", NOTHING},       [GROWL_MOVE_PAIR] = {"pair", TWO_SEATS},
    [GROWL_MOVE_TARGET] = {"choose", SEAT},      [GROWL_MOVE_CARD] = {"card", KIND},
    [GROWL_MOVE_NAME] = {"name", KIND},          [GROWL_MOVE_POINT] = {"point", SIDE},
    [GROWL_MOVE_VOTE] = {"vote", SEAT},          [GROWL_MOVE_CARDS] = {"pass", TWO_KINDS},
    [GROWL_MOVE_PEEK_DONE] = {"close", NOTHING}, [GROWL_MOVE_NEXT] = {"next", NOTHING},
    [GROWL_MOVE_FINISH] = {"finish", NOTHING},   [GROWL_MOVE_TITLE] = {"title", TITLE},
};

uint32_t growl_seats_in(nt_move move) {
    const uint8_t takes = forms[move.kind].takes;
    return takes == TWO_SEATS ? 3 : takes == SEAT;
}

/* Cuts the next word off the text; the words are parted by exactly one space. */
static bool word(const char **text, char *out, size_t cap) {
    size_t n = 0;
    while ((*text)[n] != 0 && (*text)[n] != ' ') {
        n++;
    }
    if (n == 0 || n >= cap) {
        return false;
    }
    memcpy(out, *text, n);
    out[n] = 0;
    *text += n;
    if (**text == ' ') {
        (*text)++;
        return **text != 0; /* no space at the end */
    }
    return true;
}

static bool one_of(const char *const *words, int n, const char *text, uint8_t *out) {
    for (int i = 0; i < n; i++) {
        if (strcmp(words[i], text) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool seat_number(const growl_pub *pub, const char *text, uint8_t *out) {
    int value = 0;
    size_t i = 0;
    for (; text[i] >= '0' && text[i] <= '9' && i < 3; i++) {
        value = 10 * value + text[i] - '0';
    }
    if (i == 0 || text[i] != 0 || (text[0] == '0' && i > 1) || value >= pub->n) {
        return false;
    }
    *out = (uint8_t)value;
    return true;
}

static bool argument(const growl_pub *pub, uint8_t takes, const char *text, uint8_t *out) {
    switch (takes) {
    case SEAT:
    case TWO_SEATS:
        return seat_number(pub, text, out);
    case SIDE:
        return one_of(side_words, 2, text, out);
    case TITLE:
        return one_of(title_words, 2, text, out);
    default:
        if (strcmp(text, "none") == 0) {
            *out = GROWL_NONE;
            return true;
        }
        return one_of(growl_kind_id, GROWL_KINDS, text, out);
    }
}

nt_err growl_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    char part[NT_TEXT_MAX];
    nt_move move = {.seat = seat};
    if (!word(&text, part, sizeof part)) {
        return NT_BAD_TEXT;
    }
    while (move.kind < GROWL_MOVES && strcmp(forms[move.kind].verb, part) != 0) {
        move.kind++;
    }
    if (move.kind == GROWL_MOVES) {
        return NT_BAD_TEXT;
    }
    const uint8_t takes = forms[move.kind].takes;
    const int want = takes == NOTHING ? 0 : takes == TWO_SEATS || takes == TWO_KINDS ? 2 : 1;
    for (; move.n < want; move.n++) {
        if (!word(&text, part, sizeof part) || !argument(pub, takes, part, &move.arg[move.n])) {
            return NT_BAD_TEXT;
        }
    }
    if (*text != 0) {
        return NT_BAD_TEXT;
    }
    *out = move;
    return NT_OK;
}

/* ---- a ply as JSON fields, with every outcome of chance spelled out ---- */

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
        return side_words[value];
    case 'g':
        return rank_words[value];
    case 'q':
        return title_words[value];
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

/* ---- a seat's view and its events, for the terminal ---- */

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
        nt_say(out, "Player %d showed you %s.\n", nt_player(me->serum_seat - 1), kind_name(me->serum_kind));
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
        nt_say(out, "%s%d", i > 0 ? ", " : "", nt_player(seat[i]));
    }
}

static void tell_death(nt_words *out, const uint8_t *arg) {
    nt_say(out, "Player %d died%s.", nt_player(arg[0]),
           arg[1] == GROWL_DIED_BEFORE_NIGHT ? " before night fell" : "");
    if (arg[2] != GROWL_NONE) {
        nt_say(out, " The Séance says: was a %s.", team_names[arg[2] & 1]);
    }
}

/* Events of the night cards and votes. */
static bool tell_night(nt_words *out, uint8_t kind, const uint8_t *arg) {
    switch (kind) {
    case GROWL_EV_NIGHT:
        nt_say(out, "Night %d: player %d turns up %s.", arg[2], nt_player(arg[0]), night_names[arg[1]]);
        return true;
    case GROWL_EV_PAIR:
        nt_say(out, "%s: players %d and %d.", night_names[arg[0]], nt_player(arg[1]), nt_player(arg[2]));
        return true;
    case GROWL_EV_TARGET:
        nt_say(out, "%s: player %d.", night_names[arg[0]], nt_player(arg[1]));
        return true;
    case GROWL_EV_NO_EFFECT:
        nt_say(out, "%s has no effect.", night_names[arg[0]]);
        return true;
    case GROWL_EV_HYPNO:
        nt_say(out, "%s cards: player %d holds %d, player %d holds %d.", kind_name(arg[0]), nt_player(arg[1]), arg[2],
               nt_player(arg[3]), arg[4]);
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
        nt_say(out, "%s: player %d.", night_names[arg[0]], nt_player(arg[1]));
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
            nt_say(out, "%s%s", i > 0 ? ", " : "You receive ", kind_name(arg[i]));
        }
        nt_say(out, n > 0 ? "." : "");
        return true;
    case GROWL_EV_PEEK_CARD:
        nt_say(out, "Player %d shows you %s.", nt_player(arg[0]), kind_name(arg[1]));
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
        nt_say(&out, "Player %d turns up %s.", nt_player(arg[0]), kind_name(arg[1]));
        break;
    case GROWL_EV_GIFT:
        nt_say(&out, "Player %d gives %s to player %d.", nt_player(arg[0]), kind_name(arg[1]), nt_player(arg[2]));
        break;
    case GROWL_EV_DEATH:
        tell_death(&out, arg);
        break;
    case GROWL_EV_SEANCE:
        nt_say(&out, "Player %d was a %s.", nt_player(arg[0]), team_names[arg[1] & 1]);
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
