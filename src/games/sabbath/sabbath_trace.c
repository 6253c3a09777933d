/* One ply for people without this program: outcomes of chance and consequences in words (docs/records.md). */
#include "engine/say.h"
#include "games/sabbath/sabbath_state.h"

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

static void say_card(nt_words *out, int card) {
    char name[3];
    sabbath_card_text(card, name);
    nt_say(out, "\"%s\"", name);
}

static void say_set(nt_words *out, const uint8_t set[SABBATH_SET]) {
    const char *comma = "";
    nt_say(out, "[");
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int copy = sabbath_held(set, card); copy > 0; copy--, comma = ",") {
            nt_say(out, "%s", comma);
            say_card(out, card);
        }
    }
    nt_say(out, "]");
}

static void say_column(nt_words *out, const sabbath_pub *pub) {
    nt_say(out, ",\"column\":[");
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        nt_say(out, "%s\"%s\"", place ? "," : "", sabbath_colour_id[pub->column[place]]);
    }
    nt_say(out, "]");
}

static void say_deal(nt_words *out, const struct sabbath_state *s) {
    nt_say(out, ",\"game\":%d,\"hands\":[", s->pub.game);
    for (int seat = 0; seat < s->pub.n; seat++) {
        nt_say(out, seat ? "," : "");
        say_set(out, s->seat[seat].hand);
    }
    nt_say(out, "],\"left_over\":");
    if (s->hid.left_over == SABBATH_NONE) {
        nt_say(out, "null");
    } else {
        say_card(out, s->hid.left_over);
    }
    say_column(out, &s->pub);
    nt_say(out, ",\"starter\":%d", s->pub.leader);
}

/* The card, face up or down, and what it makes of the lead. */
static void say_play(nt_words *out, const struct sabbath_state *after, nt_move move, int position) {
    const sabbath_pub *pub = &after->pub;
    nt_say(out, ",\"position\":%d,\"card\":", position);
    say_card(out, move.arg[0]);
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

static void say_turned_up(nt_words *out, const nt_events *told) {
    const char *comma = "";
    nt_say(out, ",\"turned_up\":[");
    for (int i = 0; i < told->n; i++) {
        const nt_event *event = &told->at[i];
        if (event->kind != SABBATH_EV_TURNED_UP) {
            continue;
        }
        nt_say(out, "%s{\"seat\":%d,\"card\":", comma, event->arg[0]);
        say_card(out, event->arg[1]);
        nt_say(out, "}");
        comma = ",";
    }
    nt_say(out, "]");
}

static void say_scores(nt_words *out, const sabbath_pub *pub) {
    sabbath_row rows[SABBATH_SEATS];
    sabbath_rows(pub, rows);
    nt_say(out, ",\"scored\":[");
    for (int seat = 0; seat < pub->n; seat++) {
        const sabbath_row *row = &rows[seat];
        nt_say(out, "%s{\"seat\":%d,\"taken\":", seat ? "," : "", seat);
        say_set(out, pub->taken[seat]);
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

static void say_pick(nt_words *out, const struct sabbath_state *before, const struct sabbath_state *after,
                     nt_move move) {
    nt_say(out, ",\"card\":");
    say_card(out, move.arg[0]);
    if (before->pub.drafted + 1 < before->pub.n) {
        return;
    }
    if (after->pub.phase == SABBATH_PLAY) {
        nt_say(out, ",\"leads\":%d", after->pub.leader);
    } else {
        say_scores(out, &after->pub);
    }
}

int sabbath_trace(const void *before_, nt_move move, const void *after_, const nt_events *told, char *buf,
                  size_t cap) {
    const struct sabbath_state *before = before_, *after = after_;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "\"step\":\"%s\"", steps[before->pub.phase]);
    switch (before->pub.phase) {
    case SABBATH_DEAL:
        say_deal(&out, after);
        break;
    case SABBATH_PLAY:
        say_play(&out, after, move, before->pub.played);
        break;
    case SABBATH_WITCH:
        say_column(&out, &after->pub);
        say_turned_up(&out, told);
        break;
    case SABBATH_DRAFT:
        say_pick(&out, before, after, move);
        break;
    default:
        break;
    }
    return nt_said(&out);
}
