/* One ply as JSON fields, with every outcome of chance spelled out, for programs that know only the rules
 * (docs/records.md, section Werewolf). */
#include <string.h>

#include "engine/say_events.h"
#include "games/werewolf/werewolf_state.h"

/* Events of the trace, and how each argument reads: i number, r role, c camp, o way out, t task, k call, w winner.
 * Arguments beyond the form are numbers; what is NONE is null. */
static const nt_event_form forms[WEREWOLF_EVENTS] = {
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

static const char *const winner_words[] = {"none", "wolves", "good", "draw"};
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
        return winner_words[value & 3];
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
    nt_say_events(&out, told, forms, WEREWOLF_NONE, word_of);
    return nt_said(&out);
}
