/* Everything as text: names, moves, a seat's view and its events in plain English, and a ply as JSON
 * (docs/records.md, section Eat Me If You Can!). Moves have one form a kind, the same in records, on the command line
 * and in bug reports.
 */
#include <stdio.h>
#include <string.h>

#include "engine/say.h"
#include "games/eatme/eatme_state.h"

const char *const eatme_character_id[EATME_CHARACTERS] = {"wolf", "kids", "hood", "parent", "piga", "pigb", "pigc"};
const char *const eatme_wheel_id[EATME_WHEELS] = {"hidden", "sleep", "trap"};
const char *const eatme_phase_id[EATME_PHASES] = {
    [EATME_PHASE_CAST_RANDOM] = "cast_random", [EATME_PHASE_FIRST_CAST] = "first_cast",
    [EATME_PHASE_CHOOSE] = "choose",           [EATME_PHASE_PROWL] = "prowl",
    [EATME_PHASE_REVEAL_OTHERS] = "reveal",    [EATME_PHASE_RECAST] = "recast",
    [EATME_PHASE_GAME_END] = "game_end",
};

/* ---- moves ---- */

static int cast_text(nt_move move, char *buf, size_t cap) {
    char text[NT_TEXT_MAX] = "";
    nt_words words = {.buf = text, .cap = sizeof text};
    nt_say(&words, "cast");
    for (int i = 0; i < move.n && i < EATME_SEATS; i++) {
        nt_say(&words, " %s", move.arg[i] < EATME_CHARACTERS ? eatme_character_id[move.arg[i]] : "none");
    }
    return snprintf(buf, cap, "%s", text);
}

int eatme_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    switch (move.kind) {
    case EATME_MOVE_LOCK:
        return snprintf(buf, cap, "%s", eatme_wheel_id[move.arg[0] % EATME_WHEELS]);
    case EATME_MOVE_ATTACK:
        return snprintf(buf, cap, "attack %d", move.arg[0]);
    case EATME_MOVE_REVEAL:
        return snprintf(buf, cap, "reveal");
    default:
        return cast_text(move, buf, cap);
    }
}

uint32_t eatme_seats_in(nt_move move) {
    return move.kind == EATME_MOVE_ATTACK;
}

/* Whether the text begins with this word; then it is cut off, with the one space behind it. */
static bool take(const char **text, const char *word) {
    const size_t n = strlen(word);
    if (strncmp(*text, word, n) != 0 || ((*text)[n] != 0 && (*text)[n] != ' ')) {
        return false;
    }
    *text += n;
    if (**text == 0) {
        return true;
    }
    ++*text;
    return **text != 0 && **text != ' ';
}

static bool take_character(const char **text, uint8_t *out) {
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (take(text, eatme_character_id[character])) {
            *out = (uint8_t)character;
            return true;
        }
    }
    return false;
}

nt_err eatme_parse_move(const void *pub_, uint8_t seat, const char *text, nt_move *out) {
    const eatme_pub *pub = pub_;
    nt_move move = {.seat = seat};
    for (int wheel = EATME_SLEEP; wheel <= EATME_TRAP; wheel++) {
        if (strcmp(text, eatme_wheel_id[wheel]) == 0) {
            *out = (nt_move){.seat = seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {(uint8_t)wheel}};
            return NT_OK;
        }
    }
    if (strcmp(text, "reveal") == 0) {
        move.kind = EATME_MOVE_REVEAL;
    } else if (take(&text, "attack")) {
        if (text[0] < '0' || text[0] >= '0' + pub->n || text[1] != 0) {
            return NT_BAD_TEXT;
        }
        move.kind = EATME_MOVE_ATTACK;
        move.n = 1;
        move.arg[0] = (uint8_t)(text[0] - '0');
    } else if (take(&text, "cast")) {
        move.kind = EATME_MOVE_CAST;
        for (; move.n < pub->n; move.n++) {
            if (!take_character(&text, &move.arg[move.n])) {
                return NT_BAD_TEXT;
            }
        }
        if (*text != 0) {
            return NT_BAD_TEXT;
        }
    } else {
        return NT_BAD_TEXT;
    }
    *out = move;
    return NT_OK;
}

/* ---- for the terminal ---- */

static const char *const names[EATME_CHARACTERS] = {
    "the Wolf", "the Kids", "Red Riding Hood", "the Parent Pig", "Pig A", "Pig B", "Pig C"};
static const char *const wheel_words[EATME_WHEELS] = {"", "sleeps", "has a trap"};
static const char *const questions[EATME_PHASES] = {
    [EATME_PHASE_CAST_RANDOM] = "The characters are dealt.",
    [EATME_PHASE_FIRST_CAST] = "The Wolf gives every seat a character.",
    [EATME_PHASE_CHOOSE] = "Every house locks its wheel: sleep or trap.",
    [EATME_PHASE_PROWL] = "The Wolf attacks one house.",
    [EATME_PHASE_REVEAL_OTHERS] = "The other wheels are turned round.",
    [EATME_PHASE_RECAST] = "The loser of the duel gives every seat a character.",
    [EATME_PHASE_GAME_END] = "The game is over.",
};
static const char *const won_words[] = {"", "with the most points", "tied, by the duel", "tied, first after the Wolf",
                                        "tied, and shares it"};

static const char *name_of(uint8_t character) {
    return character < EATME_CHARACTERS ? names[character] : "no character yet";
}

static void show_seat(nt_words *out, const eatme_pub *pub, int seat) {
    nt_say(out, "  %d: %d points, %s", nt_player(seat), pub->score[seat], name_of(pub->cast[seat]));
    if (eatme_value(pub, seat) > 0) {
        nt_say(out, " (%d)", eatme_value(pub, seat));
    }
    if (pub->wheel[seat] != EATME_HIDDEN) {
        nt_say(out, ", %s", wheel_words[pub->wheel[seat] % EATME_WHEELS]);
    } else if (pub->locked[seat]) {
        nt_say(out, ", locked");
    }
    if (pub->victim == seat) {
        nt_say(out, ", attacked");
    }
    if (pub->gained[seat]) {
        nt_say(out, ", +%d", pub->gained[seat]);
    }
    if (pub->lost[seat]) {
        nt_say(out, ", -%d", pub->lost[seat]);
    }
    if (pub->won[seat]) {
        nt_say(out, ", has won");
    }
    nt_say(out, "\n");
}

/* The last rounds, the newest at the end. */
static void show_past(nt_words *out, const eatme_pub *pub) {
    enum { SHOWN = 12 };
    for (int i = pub->rounds > SHOWN ? pub->rounds - SHOWN : 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        nt_say(out, "Round %d: Wolf %d attacked %d; slept:", i + 1, nt_player(past->wolf), nt_player(past->victim));
        for (int seat = 0; seat < pub->n; seat++) {
            if (past->wheel[seat] == EATME_SLEEP) {
                nt_say(out, " %d", nt_player(seat));
            }
        }
        nt_say(out, "\n");
    }
}

int eatme_show(nt_view view, char *buf, size_t cap) {
    const eatme_pub *pub = view.pub;
    const eatme_priv *me = view.me;
    nt_words out = {.buf = buf, .cap = cap};
    nt_say(&out, "Round %d, to %d points. %s\n", pub->round, pub->opt[EATME_OPT_TARGET], questions[pub->phase]);
    for (int seat = 0; seat < pub->n; seat++) {
        show_seat(&out, pub, seat);
    }
    show_past(&out, pub);
    if (me && me->wheel != EATME_HIDDEN) {
        nt_say(&out, "Your wheel: %s.\n", eatme_wheel_id[me->wheel % EATME_WHEELS]);
    }
    return nt_said(&out);
}

static void cast_sentence(nt_words *out, const eatme_pub *pub, nt_event event) {
    static const char *const by[] = {"The characters are dealt:", "The Wolf casts:", "The loser casts:"};
    nt_say(out, "%s", by[event.arg[0] % 3]);
    for (int seat = 0; seat < pub->n; seat++) {
        nt_say(out, "%s %d %s", seat ? "," : "", nt_player(seat), name_of(event.arg[2 + seat]));
    }
    nt_say(out, ".");
}

int eatme_event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    const uint8_t *arg = event.arg;
    nt_words out = {.buf = buf, .cap = cap};
    switch (event.kind) {
    case EATME_EV_WOLF:
        nt_say(&out, "Seat %d is drawn as the Wolf.", nt_player(arg[0]));
        break;
    case EATME_EV_CAST:
        cast_sentence(&out, view.pub, event);
        break;
    case EATME_EV_LOCKED:
        nt_say(&out, "Seat %d has locked its wheel.", nt_player(arg[0]));
        break;
    case EATME_EV_PROWL:
        nt_say(&out, "All wheels are locked. The Wolf, seat %d, prowls.", nt_player(arg[0]));
        break;
    case EATME_EV_ATTACK:
        nt_say(&out, "The Wolf, seat %d, attacks seat %d.", nt_player(arg[0]), nt_player(arg[1]));
        break;
    case EATME_EV_VICTIM:
        nt_say(&out, "Seat %d %s.", nt_player(arg[0]), wheel_words[arg[1] % EATME_WHEELS]);
        break;
    case EATME_EV_DUEL:
        nt_say(&out, "Seat %d gains %d, seat %d loses %d.", nt_player(arg[0]), arg[1], nt_player(arg[2]), arg[3]);
        break;
    case EATME_EV_OTHER:
        nt_say(&out, "Seat %d %s and gains %d.", nt_player(arg[0]), wheel_words[arg[1] % EATME_WHEELS], arg[2]);
        break;
    default:
        nt_say(&out, "Seat %d wins, %s.", nt_player(arg[0]), won_words[arg[1] % 5]);
    }
    return nt_said(&out);
}

/* ---- traces, for programs that know only the rules: every outcome of chance and every consequence ---- */

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
