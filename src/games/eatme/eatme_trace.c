/* One ply as JSON fields, with every outcome of chance and every consequence spelled out, for programs that know only
 * the rules (docs/records.md, section Eat Me If You Can!). */
#include "engine/say.h"
#include "games/eatme/eatme_state.h"

static void say_scores(nt_words *out, const eatme_pub *pub) {
    nt_say(out, ",\"scores\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s%d", seat ? "," : "", pub->score[seat]);
    }
    nt_say(out, "]");
}

static void say_cast(nt_words *out, const eatme_pub *pub) {
    nt_say(out, ",\"wolf\":%d", pub->wolf);
    if (pub->phase != EATME_PHASE_CHOOSE) {
        return; /* the Wolf alone has been drawn */
    }
    nt_say(out, ",\"round\":%d,\"cast\":[", pub->round);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s\"%s\"", seat ? "," : "", eatme_character_id[pub->cast[seat]]);
    }
    nt_say(out, "],\"values\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s%d", seat ? "," : "", eatme_value(pub, seat));
    }
    nt_say(out, "]");
}

static void say_others(nt_words *out, const eatme_pub *pub) {
    const char *between = "";
    nt_say(out, ",\"others\":[");
    for (int i = 1; i < pub->n; i++) {
        const int seat = eatme_after_wolf(pub, i);
        if (seat == pub->victim) {
            continue;
        }
        nt_say(out, "%s{\"seat\":%d,\"wheel\":\"%s\",\"gained\":%d}", between, seat, eatme_wheel_id[pub->wheel[seat]],
               pub->gained[seat]);
        between = ",";
    }
    nt_say(out, "]");
}

static void say_winners(nt_words *out, const eatme_pub *pub) {
    static const char *const how[] = {"", "highest", "duel", "clockwise", "shared"};
    if (pub->phase != EATME_PHASE_GAME_END) {
        return;
    }
    const char *between = "";
    nt_say(out, ",\"winners\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->won[seat]) {
            nt_say(out, "%s%d", between, seat);
            between = ",";
        }
    }
    nt_say(out, "],\"won\":\"%s\"", how[pub->won_how]);
}

int eatme_trace(const void *before, nt_move move, const void *after, const nt_events *told, char *buf, size_t cap) {
    const eatme_pub *was = &((const struct eatme_state *)before)->pub;
    const eatme_pub *is = &((const struct eatme_state *)after)->pub;
    nt_words out = {.buf = buf, .cap = cap};
    (void)told;
    nt_say(&out, "\"phase\":\"%s\"", eatme_phase_id[was->phase]);
    switch (was->phase) {
    case EATME_PHASE_CHOOSE:
        nt_say(&out, ",\"wheel\":\"%s\"", eatme_wheel_id[move.arg[0]]);
        break;
    case EATME_PHASE_PROWL:
        nt_say(&out, ",\"victim\":%d,\"wheel\":\"%s\",\"gainer\":%d,\"gained\":%d,\"loser\":%d,\"lost\":%d",
               is->victim, eatme_wheel_id[is->wheel[is->victim]], is->gainer, is->gained[is->gainer], is->loser,
               is->lost[is->loser]);
        say_scores(&out, is);
        break;
    case EATME_PHASE_REVEAL_OTHERS:
        say_others(&out, is);
        say_scores(&out, is);
        say_winners(&out, is);
        break;
    default:
        say_cast(&out, is);
    }
    return nt_said(&out);
}
