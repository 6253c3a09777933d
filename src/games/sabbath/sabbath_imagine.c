/* A world that one seat cannot tell from the real one. All that is unknown is where the unseen cards lie: in the
 * other hands, face down in the trick, or in the box. What is known of them is how many, and which colours and
 * numbers a seat has shown that it does not hold (10). */
#include <assert.h>
#include <string.h>

#include "games/sabbath/sabbath_state.h"

enum { PLACES = SABBATH_SEATS, BOX = PLACES - 1, SETS = 1 << PLACES, STIRS = 4 /* changes of place a card */ };

/* Unseen cards and the places where they may lie. Place s is seat s; the viewer has none. With five players there is
 * no box, with three and four the last place is free for it. */
typedef struct {
    int n, room[PLACES];
    uint32_t faces[PLACES];                                             /* what may lie there */
    uint8_t card[SABBATH_CARDS], at[SABBATH_CARDS], may[SABBATH_CARDS]; /* may: bit per place */
    int slack[SETS]; /* by set of places: its room less the cards that must go there; never below 0 while it can work
                      */
    bool stirs;      /* some card may not lie everywhere */
} puzzle;

static int seen(const sabbath_pub *pub, const sabbath_priv *me, int card) {
    int n = sabbath_held(me->hand, card) + (me->face_down == card);
    for (int seat = 0; seat < pub->n; seat++) {
        n += sabbath_held(pub->taken[seat], card);
    }
    for (int i = 0; i < pub->played; i++) {
        n += pub->trick[i] == card && pub->taker[i] == SABBATH_NONE;
    }
    return n;
}

static uint32_t may_hold(const sabbath_pub *pub, int seat) {
    uint32_t faces = sabbath_following(SABBATH_LEAD_EMPTY, 0);
    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        if (pub->no_colour[seat] >> colour & 1) {
            faces &= ~sabbath_row_of(colour);
        }
    }
    for (int k = 0; k < SABBATH_NUMBERS; k++) {
        if (pub->no_number[seat] >> k & 1) {
            faces &= ~sabbath_file_of(k);
        }
    }
    return faces;
}

static bool has_face_down(const sabbath_pub *pub, int seat) {
    const int position = (seat + pub->n - pub->leader) % pub->n;
    return position < pub->played && pub->trick[position] == SABBATH_FACE_DOWN;
}

static void find_places(puzzle *p, const sabbath_pub *pub, uint8_t viewer) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat == viewer) {
            continue;
        }
        p->room[seat] = pub->hand[seat] + has_face_down(pub, seat);
        p->faces[seat] = may_hold(pub, seat);
    }
    if (SABBATH_CARDS % pub->n != 0) {
        p->room[BOX] = SABBATH_CARDS % pub->n;
        p->faces[BOX] = sabbath_following(SABBATH_LEAD_EMPTY, 0);
    }
}

/* Where a card may lie, bit per place. */
static uint8_t may_lie(const puzzle *p, int card) {
    uint8_t may = 0;
    for (int place = 0; place < PLACES; place++) {
        may |= (uint8_t)((p->room[place] > 0 && (p->faces[place] >> card & 1)) << place);
    }
    return may;
}

/* Those that may lie in the fewest places come first: the later, the freer. */
static void find_cards(puzzle *p, const sabbath_pub *pub, const sabbath_priv *me) {
    uint8_t may[SABBATH_FACES], all = 0;
    int unseen[SABBATH_FACES];
    for (int place = 0; place < PLACES; place++) {
        all |= (uint8_t)((p->room[place] > 0) << place);
    }
    for (int card = 0; card < SABBATH_FACES; card++) {
        may[card] = may_lie(p, card);
        unseen[card] = SABBATH_COPIES - seen(pub, me, card);
        p->stirs |= unseen[card] > 0 && may[card] != all;
    }
    for (int size = 0; size <= PLACES; size++) {
        for (int card = 0; card < SABBATH_FACES; card++) {
            for (int copy = 0; copy < unseen[card] && sabbath_count(may[card]) == size; copy++) {
                p->card[p->n] = (uint8_t)card;
                p->may[p->n++] = may[card];
            }
        }
    }
}

/* False when the cards do not fill the room, or some places cannot take what must go there (Hall's condition). */
static bool measure(puzzle *p) {
    int most = 0;
    for (int set = 0; set < SETS; set++) {
        p->slack[set] = 0;
        for (int place = 0; place < PLACES; place++) {
            p->slack[set] += set >> place & 1 ? p->room[place] : 0;
        }
        most = p->slack[set];
        for (int i = 0; i < p->n; i++) {
            p->slack[set] -= (p->may[i] & ~set) == 0;
        }
        if (p->slack[set] < 0) {
            return false;
        }
    }
    return most == p->n;
}

/* Whether the rest can still be placed when a card that may lie in `may` goes to `place`. */
static bool leaves_room(const puzzle *p, int may, int place) {
    for (int set = 0; set < SETS; set++) {
        if ((set >> place & 1) && (may & ~set) != 0 && p->slack[set] == 0) {
            return false;
        }
    }
    return true;
}

/* Puts each card in a place that leaves room for the rest, the likelier the more room it has. */
static void fill(puzzle *p, nt_rng *rng) {
    for (int i = 0; i < p->n; i++) {
        int open[PLACES] = {0}, sum = 0, place = 0;
        for (int k = 0; k < PLACES; k++) {
            if ((p->may[i] >> k & 1) && p->room[k] > 0 && (!p->stirs || leaves_room(p, p->may[i], k))) {
                sum += open[k] = p->room[k];
            }
        }
        int at = (int)nt_rng_below(rng, (uint32_t)sum);
        while (at >= open[place]) {
            at -= open[place++];
        }
        p->at[i] = (uint8_t)place;
        p->room[place]--;
        for (int set = 0; set < SETS && p->stirs; set++) {
            p->slack[set] -= (set >> place & 1) && (p->may[i] & ~set) != 0;
        }
    }
}

/* Filling in order favours some worlds; cards that may change places do so until hardly anything of that is left. */
static void stir(puzzle *p, nt_rng *rng) {
    for (int k = STIRS * p->n; k > 0 && p->stirs; k--) {
        const uint32_t i = nt_rng_below(rng, (uint32_t)p->n), j = nt_rng_below(rng, (uint32_t)p->n);
        const uint8_t one = p->at[i], two = p->at[j];
        if ((p->may[i] >> two & 1) && (p->may[j] >> one & 1)) {
            p->at[i] = two;
            p->at[j] = one;
        }
    }
}

/* Any card of a hand, each as likely. */
static int any_card(const puzzle *p, int seat, int n, nt_rng *rng) {
    int at = (int)nt_rng_below(rng, (uint32_t)n), i = 0;
    while (p->at[i] != seat || at-- > 0) {
        i++;
    }
    return p->card[i];
}

static void write_world(const puzzle *p, struct sabbath_state *world, uint8_t viewer, nt_rng *rng) {
    const sabbath_pub *pub = &world->pub;
    uint64_t lies[PLACES] = {0};
    for (int i = 0; i < p->n; i++) {
        lies[p->at[i]] = sabbath_with(lies[p->at[i]], p->card[i]);
    }
    if (SABBATH_CARDS % pub->n != 0) {
        world->hid.left_over = nt_lowest((uint32_t)lies[BOX]);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat == viewer) {
            continue;
        }
        if (has_face_down(pub, seat)) {
            const int card = any_card(p, seat, pub->hand[seat] + 1, rng);
            world->seat[seat].face_down = (uint8_t)card;
            lies[seat] = sabbath_without(lies[seat], card);
        }
        sabbath_store(world->seat[seat].hand, lies[seat]);
    }
}

nt_err sabbath_imagine(nt_view view, nt_rng *rng, void *state) {
    struct sabbath_state *world = state;
    memset(world, 0, sizeof *world);
    world->pub = *(const sabbath_pub *)view.pub;
    world->hid.left_over = SABBATH_NONE;
    assert(world->pub.n >= SABBATH_FEWEST_SEATS && view.seat < world->pub.n);
    for (int seat = 0; seat < world->pub.n; seat++) {
        world->seat[seat].face_down = SABBATH_NONE;
    }
    world->seat[view.seat] = *(const sabbath_priv *)view.me;
    const uint8_t phase = world->pub.phase;
    if (phase != SABBATH_PLAY && phase != SABBATH_WITCH && phase != SABBATH_DRAFT) {
        return NT_OK; /* nobody holds a card */
    }
    puzzle p = {0};
    find_places(&p, &world->pub, view.seat);
    find_cards(&p, &world->pub, view.me);
    if (!measure(&p)) {
        return NT_NO_WORLD;
    }
    fill(&p, rng);
    stir(&p, rng);
    write_world(&p, world, view.seat, rng);
    return NT_OK;
}
