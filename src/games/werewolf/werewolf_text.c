/* Werewolf as text, the same everywhere: moves in records and on the command line, ids in traces and keys, a view and
 * an event in plain English for the terminal, a ply for programs that know only the rules (docs/records.md). */
#include <stdio.h>
#include <string.h>

#include "engine/say_events.h"
#include "games/werewolf/werewolf_state.h"

/* ---- ids ---- */

const char *const werewolf_step_id[WEREWOLF_STEP_KINDS] = {
    "deal",          "register", "reveal", "dusk",        "night",   "info",      "rites",       "badge",  "stand",
    "campaign_draw", "campaign", "elect",  "elect_count", "words",   "direction", "speech_draw", "speech", "declare",
    "vote",          "count",    "say",    "pk_speech",   "pk_vote", "pk_count",  "void",        "over",
};

const char *const werewolf_out_id[WEREWOLF_OUTS] = {"night",   "shot", "link",  "taken",
                                                    "explode", "duel", "exile", "removed"};

const char *const werewolf_cause_id[WEREWOLF_CAUSES] = {"wolf",  "guard_save", "poison", "counter", "charm", "shot",
                                                        "taken", "explode",    "duel",   "exile",   "judge"};

const char *const werewolf_task_id[WEREWOLF_TASKS] = {"sleep", "suspect", "trust",       "knife",   "charm", "potion",
                                                      "check", "guard",   "investigate", "silence", "ok"};

/* ---- moves: one form a kind ---- */

/* What the words of a kind are followed by. */
enum { NOTHING, SEAT, SEAT_OR_NOBODY, SEAT_AND_ROLE, SEAT_AND_SWITCH, RESULT, NUMBER, TWO_NUMBERS };

static const struct {
    const char *words;
    uint8_t takes;
} move_form[WEREWOLF_MOVES] = {
    [WEREWOLF_MOVE_SEEN] = {"seen", NOTHING},
    [WEREWOLF_MOVE_NIGHT] = {"night", NOTHING},
    [WEREWOLF_MOVE_CHOOSE] = {"choose", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_SAVE] = {"save", NOTHING},
    [WEREWOLF_MOVE_BOTH] = {"save and poison", SEAT},
    [WEREWOLF_MOVE_NOTHING] = {"nothing", NOTHING},
    [WEREWOLF_MOVE_SHOOT] = {"shoot", SEAT},
    [WEREWOLF_MOVE_SHOW] = {"show", NOTHING},
    [WEREWOLF_MOVE_GIVE] = {"give", SEAT},
    [WEREWOLF_MOVE_DESTROY] = {"destroy", NOTHING},
    [WEREWOLF_MOVE_STAND] = {"stand", NOTHING},
    [WEREWOLF_MOVE_STAY_OUT] = {"stay out", NOTHING},
    [WEREWOLF_MOVE_DONE] = {"done", NOTHING},
    [WEREWOLF_MOVE_WITHDRAW] = {"withdraw", SEAT},
    [WEREWOLF_MOVE_DECLARE] = {"declare", SEAT},
    [WEREWOLF_MOVE_BACK] = {"back", NOTHING},
    [WEREWOLF_MOVE_DUEL] = {"duel", SEAT},
    [WEREWOLF_MOVE_EXPLODE] = {"explode", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_VOTE] = {"vote", SEAT},
    [WEREWOLF_MOVE_ABSTAIN] = {"abstain", NOTHING},
    [WEREWOLF_MOVE_RECALL] = {"recall", SEAT},
    [WEREWOLF_MOVE_COUNT] = {"count", NOTHING},
    [WEREWOLF_MOVE_NAME] = {"name", SEAT},
    [WEREWOLF_MOVE_DIRECTION] = {"direction", NUMBER},
    [WEREWOLF_MOVE_VOID] = {"void", NOTHING},
    [WEREWOLF_MOVE_AGREE] = {"agree", NOTHING},
    [WEREWOLF_MOVE_CARD] = {"card", SEAT_AND_ROLE},
    [WEREWOLF_MOVE_REMOVE] = {"remove", SEAT},
    [WEREWOLF_MOVE_REVIVE] = {"revive", SEAT},
    [WEREWOLF_MOVE_BADGE] = {"badge", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_VOICE] = {"voice", SEAT_AND_SWITCH},
    [WEREWOLF_MOVE_DECIDE] = {"decide", RESULT},
    [WEREWOLF_MOVE_CORRECTED] = {"corrected", TWO_NUMBERS},
};

static const char *const result_words[] = {"none", "wolves", "good", "draw"};
static const char *const switch_words[] = {"off", "on"};

static const char *const *words_of(uint8_t takes, int *n) {
    *n = takes == RESULT ? 4 : 2;
    return takes == RESULT ? result_words : switch_words;
}

int werewolf_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const char *words = move_form[move.kind % WEREWOLF_MOVES].words;
    const int a = move.arg[0], b = move.arg[1];
    switch (move_form[move.kind % WEREWOLF_MOVES].takes) {
    case NOTHING:
        return snprintf(buf, cap, "%s", words);
    case SEAT_AND_ROLE:
        return snprintf(buf, cap, "%s %d %s", words, a, werewolf_role[b % WEREWOLF_ROLES].id);
    case SEAT_AND_SWITCH:
        return snprintf(buf, cap, "%s %d %s", words, a, switch_words[b & 1]);
    case TWO_NUMBERS:
        return snprintf(buf, cap, "%s %d %d", words, a, b);
    case RESULT:
        return snprintf(buf, cap, "%s %s", words, result_words[a & 3]);
    default:
        return a == WEREWOLF_NONE ? snprintf(buf, cap, "%s nobody", words) : snprintf(buf, cap, "%s %d", words, a);
    }
}

uint32_t werewolf_seats_in(nt_move move) {
    switch (move_form[move.kind].takes) {
    case SEAT:
    case SEAT_AND_ROLE:
    case SEAT_AND_SWITCH:
        return 1;
    case SEAT_OR_NOBODY:
        return move.arg[0] != WEREWOLF_NONE;
    default:
        return 0;
    }
}

/* A number below `below`, up to the next space or the end; moves the text behind it. */
static bool number(const char **text, int below, uint8_t *out) {
    int value = 0, digits = 0;
    const char *at = *text;
    for (; *at >= '0' && *at <= '9' && digits < 3; at++, digits++) {
        value = 10 * value + *at - '0';
    }
    if (digits == 0 || (digits > 1 && **text == '0') || value >= below || (*at != 0 && *at != ' ')) {
        return false;
    }
    *out = (uint8_t)value;
    *text = at;
    return true;
}

static bool one_of(const char *text, const char *const *words, int n, uint8_t *out) {
    for (int i = 0; i < n; i++) {
        if (strcmp(text, words[i]) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool role_word(const char *text, uint8_t *out) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (strcmp(text, werewolf_role[role].id) == 0) {
            *out = (uint8_t)role;
            return true;
        }
    }
    return false;
}

/* What stands behind the words, `text` at its first letter. */
static bool arguments(const werewolf_pub *pub, uint8_t takes, const char *text, nt_move *move) {
    int n;
    const char *const *words = words_of(takes, &n);
    move->n = 1;
    switch (takes) {
    case RESULT:
        return one_of(text, words, n, &move->arg[0]) && move->arg[0] != WEREWOLF_WON_NONE;
    case NUMBER:
        return number(&text, WEREWOLF_LAST_ROUND + 1, &move->arg[0]) && *text == 0;
    case TWO_NUMBERS:
        move->n = 2;
        if (!number(&text, WEREWOLF_LAST_ROUND + 1, &move->arg[0]) || *text++ != ' ') {
            return false;
        }
        return number(&text, 4, &move->arg[1]) && *text == 0;
    case SEAT_OR_NOBODY:
        if (strcmp(text, "nobody") == 0) {
            move->arg[0] = WEREWOLF_NONE;
            return true;
        }
        return number(&text, pub->n, &move->arg[0]) && *text == 0;
    case SEAT:
        return number(&text, pub->n, &move->arg[0]) && *text == 0;
    default:
        move->n = 2;
        if (!number(&text, pub->n, &move->arg[0]) || *text != ' ') {
            return false;
        }
        return takes == SEAT_AND_ROLE ? role_word(text + 1, &move->arg[1])
                                      : one_of(text + 1, words, n, &move->arg[1]);
    }
}

nt_err werewolf_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    for (int kind = 0; kind < WEREWOLF_MOVES; kind++) {
        const size_t n = strlen(move_form[kind].words);
        nt_move move = {.seat = seat, .kind = (uint8_t)kind};
        if (strncmp(text, move_form[kind].words, n) != 0) {
            continue;
        }
        const bool whole = move_form[kind].takes == NOTHING
                               ? text[n] == 0
                               : text[n] == ' ' && arguments(pub, move_form[kind].takes, text + n + 1, &move);
        if (whole) {
            *out = move;
            return NT_OK;
        }
    }
    return NT_BAD_TEXT;
}

/* ---- a view and an event in plain English ---- */

static const char *const winners[] = {"Nobody has won yet", "The werewolves win", "The good people win", "A draw"};

static const char *role_name(uint8_t role) {
    return role < WEREWOLF_ROLES ? werewolf_role[role].id : "unknown";
}

static const char *camp_name(uint8_t camp) {
    return camp == WEREWOLF_CAMP_WOLF ? "werewolf" : camp == WEREWOLF_CAMP_GOOD ? "good" : "nothing";
}

static void show_seats(nt_words *out, const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "  seat %d%s", nt_player(seat), pub->alive[seat] ? "" : " out");
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
        nt_say(out, "  night %d: the knife goes to %d.\n", round, nt_player(night->knife));
    }
    if (night->choice != WEREWOLF_NONE) {
        nt_say(out, "  night %d: you chose %d.\n", round, nt_player(night->choice));
    }
    if (night->seen == WEREWOLF_NONE) {
        return;
    }
    if (me->role == WEREWOLF_GHOST) {
        nt_say(out, "  night %d: %d is %s.\n", round, nt_player(night->seen), role_name(night->result));
    } else {
        nt_say(out, "  night %d: %d shows %s.\n", round, nt_player(night->seen), camp_name(night->result));
    }
}

static void show_me(nt_words *out, const werewolf_pub *pub, const werewolf_priv *me, int seat) {
    nt_say(out, "You are seat %d, %s.\n", nt_player(seat), role_name(me->role));
    for (int other = 0; other < pub->n; other++) {
        if (me->pack[other]) {
            nt_say(out, "  of your pack: %d\n", nt_player(other));
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

/* Sentences about one seat, or two: the first arguments. */
static const char *sentence(uint8_t kind) {
    switch (kind) {
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
    default:
        return NULL;
    }
}

static void say_other(nt_words *out, nt_event event) {
    const int a = event.arg[0], b = event.arg[1];
    switch (event.kind) {
    case WEREWOLF_EV_NIGHTFALL:
        nt_say(out, "Night %d falls.", a);
        break;
    case WEREWOLF_EV_CORRECTED:
        nt_say(out, "The judge corrected round %d.", a);
        break;
    case WEREWOLF_EV_TOTAL:
        nt_say(out, "%d has %d half votes.", nt_player(a), b);
        break;
    case WEREWOLF_EV_DEALT:
        nt_say(out, "You are %s.", role_name(event.arg[0]));
        break;
    case WEREWOLF_EV_LOOK:
        if (a == WEREWOLF_NONE) {
            nt_say(out, "Nobody was exiled.");
        } else {
            nt_say(out, "%d shows %s.", nt_player(a), camp_name(event.arg[1]));
        }
        break;
    case WEREWOLF_EV_ROLE_SEEN:
        nt_say(out, "%d is %s.", nt_player(a), role_name(event.arg[1]));
        break;
    case WEREWOLF_EV_DAWN:
        if (b == 0) {
            nt_say(out, "A peaceful night.");
        } else {
            nt_say(out, "Day %d begins.", a);
        }
        break;
    case WEREWOLF_EV_DEATH:
        nt_say(out, "%d is out: %s.", nt_player(a), werewolf_out_id[b % WEREWOLF_OUTS]);
        break;
    case WEREWOLF_EV_EXPLODE:
        nt_say(out, "%d explodes", nt_player(a));
        if (b != WEREWOLF_NONE) {
            nt_say(out, " and takes %d", nt_player(b));
        }
        nt_say(out, ".");
        break;
    case WEREWOLF_EV_BADGE:
        if (b == WEREWOLF_NONE) {
            nt_say(out, "The badge is destroyed.");
        } else {
            nt_say(out, "Seat %d is Sheriff.", nt_player(b));
        }
        break;
    case WEREWOLF_EV_BALLOT:
        if (b == WEREWOLF_NONE) {
            nt_say(out, "%d abstains.", nt_player(a));
        } else {
            nt_say(out, "%d votes for %d.", nt_player(a), nt_player(b));
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
        nt_say(&out, words, nt_player(event.arg[0]), nt_player(event.arg[1]));
    } else {
        say_other(&out, event);
    }
    return nt_said(&out);
}

/* ---- a ply as JSON fields, with every outcome of chance spelled out ---- */

/* Events of the trace, and how each argument reads: i number, r role, c camp, o way out, t task, k call, w winner.
 * Arguments beyond the form are numbers; what is NONE is null. */
static const nt_event_form trace_form[WEREWOLF_EVENTS] = {
    [WEREWOLF_EV_PACK] = {"pack", "i"},
    [WEREWOLF_EV_AWAKE] = {"awake", "i"},
    [WEREWOLF_EV_NIGHTFALL] = {"nightfall", "i"},
    [WEREWOLF_EV_CALL] = {"call", "k"},
    [WEREWOLF_EV_KNIFE] = {"knife", "i"},
    [WEREWOLF_EV_VICTIM] = {"victim_shown", "i"},
    [WEREWOLF_EV_CHOSE] = {"chose", "tii"},
    [WEREWOLF_EV_LOOK] = {"look", "ic"},
    [WEREWOLF_EV_ROLE_SEEN] = {"role_seen", "ir"},
    [WEREWOLF_EV_DAWN] = {"dawn", "ii"},
    [WEREWOLF_EV_DEATH] = {"died", "io"},
    [WEREWOLF_EV_SILENCED] = {"silenced", "i"},
    [WEREWOLF_EV_SHOWN] = {"shown", "icr"},
    [WEREWOLF_EV_SHOT] = {"shot", "ii"},
    [WEREWOLF_EV_BADGE] = {"badge", "ii"},
    [WEREWOLF_EV_ELECTION] = {"election", ""},
    [WEREWOLF_EV_STOOD] = {"stood", "i"},
    [WEREWOLF_EV_WITHDREW] = {"withdrew", "i"},
    [WEREWOLF_EV_POSTPONED] = {"election_postponed", ""},
    [WEREWOLF_EV_SPEAKS] = {"speaks", "i"},
    [WEREWOLF_EV_SKIPPED] = {"skipped", "i"},
    [WEREWOLF_EV_DECLARES] = {"declares", "i"},
    [WEREWOLF_EV_VOID] = {"void", "i"},
    [WEREWOLF_EV_DUEL] = {"duel", "ii"},
    [WEREWOLF_EV_EXPLODE] = {"explodes", "ii"},
    [WEREWOLF_EV_DIRECTION] = {"direction", "i"},
    [WEREWOLF_EV_BALLOT] = {"ballot", "ii"},
    [WEREWOLF_EV_RECALLED] = {"recalled", "i"},
    [WEREWOLF_EV_TOTAL] = {"half_votes", "ii"},
    [WEREWOLF_EV_TIE] = {"tie", "i"},
    [WEREWOLF_EV_NAMED_OUT] = {"named", "ii"},
    [WEREWOLF_EV_EXILE] = {"exile", "i"},
    [WEREWOLF_EV_IDIOT] = {"shows_idiot", "i"},
    [WEREWOLF_EV_NO_EXILE] = {"no_exile", ""},
    [WEREWOLF_EV_REMOVED] = {"removed", "i"},
    [WEREWOLF_EV_REVIVED] = {"revived", "i"},
    [WEREWOLF_EV_VOICE] = {"voice", "ii"},
    [WEREWOLF_EV_CORRECTED] = {"corrected", "i"},
    [WEREWOLF_EV_WON] = {"winner", "wi"},
};

static const char *const camp_words[] = {"werewolf", "good"};

static const char *word_of(char form, uint8_t value) {
    switch (form) {
    case 'r':
        return werewolf_role[value].id;
    case 'c':
        return camp_words[value & 1];
    case 'o':
        return werewolf_out_id[value];
    case 't':
        return werewolf_task_id[value];
    case 'k':
        return werewolf_call[value].id;
    case 'w':
        return result_words[value & 3];
    default:
        return NULL;
    }
}

static void say_roles(nt_words *out, const struct werewolf_state *s) {
    nt_say(out, ",\"roles\":[");
    for (int seat = 0; seat < s->pub.n; seat++) {
        nt_say(out, "%s\"%s\"", seat > 0 ? "," : "", werewolf_role[s->seat[seat].role].id);
    }
    nt_say(out, "]");
}

/* Causes of those who went out by this ply, and of those whom the night has doomed. */
static void say_causes(nt_words *out, const struct werewolf_state *before, const struct werewolf_state *after) {
    int said = 0;
    nt_say(out, ",\"causes\":{");
    for (int seat = 0; seat < after->pub.n; seat++) {
        const int is = werewolf_causes(after->hid.cause[seat]);
        if (is == 0 || is == werewolf_causes(before->hid.cause[seat])) {
            continue;
        }
        nt_say(out, "%s\"%d\":[", said++ > 0 ? "," : "", seat);
        for (int bit = 0, more = 0; bit < WEREWOLF_CAUSES; bit++) {
            if (is >> bit & 1) {
                nt_say(out, "%s\"%s\"", more++ > 0 ? "," : "", werewolf_cause_id[bit]);
            }
        }
        nt_say(out, "]");
    }
    nt_say(out, "}");
}

int werewolf_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf,
                   size_t cap) {
    const struct werewolf_state *before = before_, *after = after_;
    nt_words out = {.buf = buf, .cap = cap};
    const uint8_t step = before->pub.step;
    nt_say(&out, "\"step\":\"%s\",\"round\":%d", werewolf_step_id[step], before->pub.round);
    if (step == WEREWOLF_STEP_NIGHT) {
        nt_say(&out, ",\"call\":\"%s\"", werewolf_call[before->pub.call].id);
    }
    if (step == WEREWOLF_STEP_NIGHT && move.seat < after->pub.n) {
        nt_say(&out, ",\"task\":\"%s\"", werewolf_task_id[before->seat[move.seat].task]);
    }
    if (step == WEREWOLF_STEP_DEAL) {
        say_roles(&out, after);
    }
    if (step == WEREWOLF_STEP_CAMPAIGN_DRAW || step == WEREWOLF_STEP_SPEECH_DRAW) {
        nt_say(&out, ",\"order\":[");
        for (int i = 0; i < after->pub.order_n; i++) {
            nt_say(&out, "%s%d", i > 0 ? "," : "", after->pub.order[i]);
        }
        nt_say(&out, "]");
    }
    say_causes(&out, before, after);
    nt_say_events(&out, told, trace_form, WEREWOLF_NONE, word_of);
    return nt_said(&out);
}
