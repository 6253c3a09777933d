/* GROWL: what a seat holds and may choose, in the zone at its edge of a flat table. */
#include <string.h>

#include "growl_table_private.h"

static void put_hand(const uint8_t hand[GROWL_KINDS], table_held *out) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < hand[kind] && out->n_cards < TABLE_HELD; i++) {
            out->card[out->n_cards++] = (uint8_t)kind;
        }
    }
}

/* ---- what is read, and what could be, as far as the others know ---- */

static void put_other(table_held *out, const char *words) {
    if (out->n_others < TABLE_OTHERS) {
        out->other[out->n_others++] = words;
    }
}

static const char *const states[] = {"human", "turned", "wolf"};
enum { STATES = sizeof states / sizeof states[0] };

static const char *state_as(const growl_look *look, int state) {
    return TEXT_SAY(look->w, "growl.private.state", TEXT_STR("state", states[state]));
}

/* Over the first cards. All of it is as long, or somebody would read letters far apart. */
static const char *first_as(const growl_look *look, const char *team) {
    return strcmp(team, "human") == 0 ? text_say(look->w, "growl.private.first_human")
                                      : TEXT_SAY(look->w, "growl.private.first_look", TEXT_STR("team", team));
}

static const char *first_of(const growl_look *look, table_held *out) {
    static const char *const teams[] = {"human", "wolf", "zero"};

    for (size_t i = 0; i < sizeof teams / sizeof teams[0]; i++) {
        put_other(out, first_as(look, teams[i]));
    }
    return first_as(look, growl_team_word(look->me));
}

static const char *smells(const growl_look *look, const uint8_t seats[], int n) {
    const char *names = growl_names(look, seats, n);

    return names == NULL ? text_say(look->w, "growl.private.sniff_alone")
                         : TEXT_SAY(look->w, "growl.private.sniff_wolf", TEXT_STR("names", names));
}

/* Everybody else, those with the longest names first. */
static int by_length(const growl_look *look, uint8_t out[GROWL_SEATS]) {
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        int at = n;
        if (seat == look->seat) {
            continue;
        }
        for (; at > 0 && strlen(growl_name(look, out[at - 1])) < strlen(growl_name(look, seat)); at--) {
            out[at] = out[at - 1];
        }
        out[at] = (uint8_t)seat;
        n++;
    }
    return n;
}

/* A wolf smells those who are wolves from the start, one of three seats, and now and then one whom the deal has
 * turned. */
static const char *sniffed(const growl_look *look, table_held *out) {
    const char *human = text_say(look->w, "growl.private.sniff_human");
    const int most = look->pub->n / 3;
    uint8_t seats[GROWL_SEATS], others[GROWL_SEATS];
    int n = 0;

    for (int i = 0; i < look->pub->n; i++) {
        if (look->me->sniff[i] && i != look->seat) {
            seats[n++] = (uint8_t)i;
        }
    }
    put_other(out, human);
    for (int wolves = 0, all = by_length(look, others); wolves <= most && wolves <= all; wolves++) {
        put_other(out, smells(look, others, wolves));
    }
    return look->me->sniffed ? smells(look, seats, n) : human;
}

static const char *gift(const growl_look *look, int kind) {
    const growl_pub *pub = look->pub;
    const int giver = pub->gifts > 0 ? pub->gift[pub->gifts - 1].giver : pub->active;

    return TEXT_SAY(look->w, "growl.private.came_gift", TEXT_STR("card", growl_kind_id[kind % GROWL_KINDS]),
                    TEXT_STR("name", growl_name(look, giver)));
}

static const char *both(const growl_look *look, const char *what, int state) {
    return TEXT_SAY(look->w, "play.flat.two", TEXT_STR("first", what), TEXT_STR("second", state_as(look, state)));
}

/* How many cards came is public, and whether one of them is a gift. */
static const char *came(const growl_look *look, table_held *out) {
    const growl_priv *me = look->me;
    const bool given = look->pub->step == GROWL_STEP_VIEW_GIFT && me->fresh_n > 0;
    const char *what =
        given ? gift(look, me->fresh[0]) : TEXT_SAY(look->w, "growl.private.came_night", TEXT_NUM("n", me->fresh_n));

    for (int state = 0; state < STATES; state++) {
        for (int kind = 0; kind < (given ? GROWL_KINDS : 1); kind++) {
            put_other(out, both(look, given ? gift(look, kind) : what, state));
        }
    }
    return both(look, what, me->team != GROWL_WOLF ? 0 : me->news ? 1 : 2);
}

static const char *shown(const growl_look *look, int kind) {
    return TEXT_SAY(look->w, "growl.private.serum_shown",
                    TEXT_STR("name", growl_name(look, look->me->serum_seat - 1)),
                    TEXT_STR("card", kind < GROWL_KINDS ? growl_kind_id[kind] : "none"));
}

static const char *peeked(const growl_look *look, table_held *out) {
    const growl_priv *me = look->me;

    if (look->pub->night_card == GROWL_HOUND) {
        return TEXT_SAY(look->w, "growl.private.hound_hand", TEXT_STR("name", growl_name(look, me->hound_seat - 1)));
    }
    for (int kind = 0; kind <= GROWL_KINDS; kind++) {
        put_other(out, shown(look, kind));
    }
    return shown(look, me->serum_kind);
}

static const char *news(const growl_look *look, table_held *out) {
    switch (look->pub->step) {
    case GROWL_STEP_VIEW_HANDS:
        return look->pub->n >= 8 ? sniffed(look, out) : first_of(look, out);
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
        return came(look, out);
    case GROWL_STEP_PEEK:
        return peeked(look, out);
    case GROWL_STEP_SERUM_SHOW:
        return text_say(look->w, "growl.can.serum");
    default:
        return NULL;
    }
}

/* ---- what may be chosen ---- */

static void put_choices(const growl_look *look, table_held *out) {
    static const char *const arrow[] = {"arrow_left", "arrow_right"};

    for (int i = 0; i < look->t->n_legal; i++) {
        const nt_move *move = &look->t->legal[i];
        if (move->kind == GROWL_MOVE_VOTE || move->kind == GROWL_MOVE_GIVE || move->kind == GROWL_MOVE_TARGET) {
            out->persons |= 1u << move->arg[0];
        } else if (move->kind == GROWL_MOVE_PAIR) {
            out->persons |= 1u << move->arg[0] | 1u << move->arg[1];
        } else if (move->kind == GROWL_MOVE_NAME && out->n_signs < TABLE_SIGNS) {
            out->sign[out->n_signs++] = (table_sign){
                .piece = move->arg[0], .word = growl_card_name(look->w, growl_kind_id[move->arg[0] % GROWL_KINDS])};
        }
    }
    for (int side = 0; side < 2 && look->pub->step == GROWL_STEP_POINT; side++) {
        out->sign[out->n_signs++] = (table_sign){
            .figure = arrow[side], .word = growl_name(look, growl_neighbour(look->pub, look->seat, side))};
    }
}

void growl_held(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    growl_look look = growl_look_of(view, t, NULL);
    const bool asked = t->n_legal > 0;
    const bool hound = asked && t->frame == TABLE_PRIVATE && look.pub->step == GROWL_STEP_PEEK &&
                       look.pub->night_card == GROWL_HOUND;

    look.w = w;
    *out = (table_held){0};
    if (t->frame == TABLE_PUBLIC) {
        put_choices(&look, out);
        return;
    }
    put_hand(hound ? look.me->hound_hand : look.me->hand, out);
    if (asked) {
        put_choices(&look, out);
        out->news = news(&look, out);
        return;
    }
    for (int team = 0; team < 2; team++) {
        put_other(out, growl_goal_of(w, team == GROWL_WOLF, look.pub->alive[look.seat] != 0));
    }
}

/* A choice to the left stands before one to the right (growl_legal.c). */
int growl_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    int n = 0;

    (void)t;
    switch (move.kind) {
    case GROWL_MOVE_CARD:
        out[n++] = (table_part){move.arg[0] < GROWL_KINDS ? TABLE_PART_CARD : TABLE_PART_ANY, move.arg[0]};
        return n;
    case GROWL_MOVE_CARDS:
        for (int side = 0; side < 2; side++) {
            if (move.arg[side] < GROWL_KINDS) {
                out[n++] = (table_part){side == 0 ? TABLE_PART_LEFT : TABLE_PART_RIGHT, move.arg[side]};
            }
        }
        return n;
    case GROWL_MOVE_PAIR:
        out[n++] = (table_part){TABLE_PART_PERSON, move.arg[0]};
        out[n++] = (table_part){TABLE_PART_PERSON, move.arg[1]};
        return n;
    case GROWL_MOVE_NAME: /* all but gold, in the order of the kinds */
        out[n++] = (table_part){TABLE_PART_SIGN, move.arg[0]};
        return n;
    case GROWL_MOVE_VOTE:
    case GROWL_MOVE_GIVE:
    case GROWL_MOVE_TARGET:
        out[n++] = (table_part){TABLE_PART_PERSON, move.arg[0]};
        return n;
    case GROWL_MOVE_POINT:
        out[n++] = (table_part){TABLE_PART_SIGN, move.arg[0]};
        return n;
    case GROWL_MOVE_VIEW:
    case GROWL_MOVE_PEEK_DONE:
        return 0;
    default:
        return -1;
    }
}
