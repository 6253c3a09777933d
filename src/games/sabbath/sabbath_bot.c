/* The bots: greedy, one ply deep, and the bot of the table, which plays every choice forward in imagined worlds where
 * all go on as greedy does. Figures: docs/bots.md. */
#include "games/sabbath/sabbath_bot.h"

#include <limits.h>
#include <string.h>

#include "bots/flat.h"
#include "games/sabbath/sabbath.h"

/* What greedy looks at: the cards taken, the column, and the cards of the trick that it knows. */
typedef struct {
    const sabbath_pub *pub;
    uint8_t column[SABBATH_COLOURS];
    uint64_t tally[SABBATH_SEATS];
    uint32_t once, twice; /* faces of the trick: at least one copy, both copies */
} sight;

static int margin(const sight *s, int seat) {
    sabbath_points points[SABBATH_SEATS];
    int best = 0;
    sabbath_judge(s->pub, s->column, s->tally, points);
    for (int other = 0; other < s->pub->n; other++) {
        const int total = points[other].witch + points[other].devil;
        if (other != seat && total > best) {
            best = total;
        }
    }
    return points[seat].witch + points[seat].devil - best;
}

static int margin_with(sight *s, int seat, int card) {
    s->tally[seat] += sabbath_tally_of(card);
    const int value = margin(s, seat);
    s->tally[seat] -= sabbath_tally_of(card);
    return value;
}

/* The best margin after a pick from the trick; SABBATH_NONE with the present one when nothing is known to lie there.
 */
static int best_pick(sight *s, int seat, uint8_t *card) {
    int best = INT_MIN;
    *card = SABBATH_NONE;
    for (uint32_t faces = s->once; faces != 0; faces &= faces - 1) {
        const int face = nt_lowest(faces), value = margin_with(s, seat, face);
        if (value > best) {
            best = value;
            *card = (uint8_t)face;
        }
    }
    return *card == SABBATH_NONE ? margin(s, seat) : best;
}

static void change_places(sight *s, int one, int two) {
    const uint8_t held = s->column[one];
    s->column[one] = s->column[two];
    s->column[two] = held;
}

/* The margin of `seat` after the witch went from one place to another and the seat's first pick. */
static int margin_moved(sight *s, int seat, int from, int to) {
    uint8_t card;
    change_places(s, from, to);
    const int value = best_pick(s, seat, &card);
    change_places(s, from, to);
    return value;
}

static void see_card(sight *s, int card) {
    const uint32_t bit = UINT32_C(1) << card;
    s->twice |= s->once & bit;
    s->once |= bit;
}

static void take_away(sight *s, int card) {
    const uint32_t bit = UINT32_C(1) << card;
    if (!(s->twice & bit)) {
        s->once &= ~bit;
    }
    s->twice &= ~bit;
}

static void look(sight *s, const sabbath_pub *pub, const sabbath_priv *me) {
    *s = (sight){.pub = pub};
    memcpy(s->column, pub->column, sizeof s->column);
    for (int seat = 0; seat < pub->n; seat++) {
        s->tally[seat] = sabbath_tally(sabbath_set_of(pub->taken[seat]));
    }
    for (int i = 0; i < pub->played; i++) {
        if (pub->trick[i] < SABBATH_FACES && pub->taker[i] == SABBATH_NONE) {
            see_card(s, pub->trick[i]);
        }
    }
    if (me->face_down != SABBATH_NONE) {
        see_card(s, me->face_down);
    }
}

/* Where the witch stands, and the one or two places that it can go to. */
static void close_witch(sight *s, int seat, int colour) {
    int from = 0;
    while (from < SABBATH_COLOURS - 1 && s->column[from] != colour) {
        from++;
    }
    const bool up = from == SABBATH_COLOURS - 1 ||
                    (from > 0 && margin_moved(s, seat, from, from - 1) >= margin_moved(s, seat, from, from + 1));
    change_places(s, from, up ? from - 1 : from + 1);
}

/* The margin of the seat on turn after its card, the trick closed at once among those who have played. */
static int margin_closed(const sight *before, nt_move move) {
    const sabbath_pub *pub = before->pub;
    sight s = *before;
    uint8_t trick[SABBATH_SEATS];
    const int played = pub->played + 1, card = move.arg[0];
    const bool down = move.kind == SABBATH_MOVE_FACE_DOWN;
    memcpy(trick, pub->trick, sizeof trick);
    trick[pub->played] = down ? SABBATH_FACE_DOWN : (uint8_t)card;
    const int relation = down || pub->played == 0 ? SABBATH_OFF : sabbath_relation(trick[0], card);
    const int won = sabbath_winning(trick, played, sabbath_lead_after(pub->lead, relation), s.column);
    close_witch(&s, sabbath_seat_at(pub, won), sabbath_colour(trick[won]));
    see_card(&s, card);
    for (int i = 0; i < played; i++) {
        const int seat = sabbath_seat_at(pub, (won + i) % played);
        uint8_t pick;
        best_pick(&s, seat, &pick);
        if (pick == SABBATH_NONE) {
            break;
        }
        s.tally[seat] += sabbath_tally_of(pick);
        take_away(&s, pick);
    }
    return margin(&s, move.seat);
}

static int value_of(sight *s, nt_move move) {
    const sabbath_pub *pub = s->pub;
    switch (move.kind) {
    case SABBATH_MOVE_TAKE:
        return margin_with(s, move.seat, move.arg[0]);
    case SABBATH_MOVE_WITCH: {
        const int from = sabbath_place(pub, sabbath_moving(pub));
        return margin_moved(s, move.seat, from, move.arg[0] == SABBATH_UP ? from - 1 : from + 1);
    }
    case SABBATH_MOVE_NEXT:
        return 0;
    default:
        return margin_closed(s, move);
    }
}

int sabbath_greedy(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    sight s;
    int best = INT_MIN, chosen = 0, ties = 0;
    if (n == 1) {
        return 0;
    }
    look(&s, view.pub, view.me);
    for (int i = 0; i < n; i++) {
        const int value = value_of(&s, legal[i]);
        if (value > best) {
            best = value;
            ties = 0;
        }
        if (value == best && nt_rng_below(rng, (uint32_t)++ties) == 0) {
            chosen = i;
        }
    }
    return chosen;
}

/* ---- the bot of the table ---- */

int sabbath_bot(nt_view, const nt_move *legal, int n, nt_rng *);

/* In a series of games only the present one is played out (9.3 `games`). */
static bool scored(const void *from, const void *at) {
    (void)from;
    return ((const sabbath_pub *)at)->phase == SABBATH_BETWEEN;
}

int sabbath_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    static const nt_flat how = {
        .game = &sabbath_game, .playouts = 300, .stray = 128, .playout = sabbath_greedy, .stops = scored};
    return nt_flat_choose(&how, view, legal, n, rng);
}
