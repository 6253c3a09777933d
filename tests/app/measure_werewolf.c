/* What an evening of Werewolf costs: presses and the device's own seconds of a night, an election, a vote and a day,
 * beside what people around a table say and show, for each hosting, way of voting and size of table, people alone and
 * half of them bots. Nobody thinks or speaks here. Run by hand: app_measure_werewolf [DEALS]. */
#include "app/werewolf_hosted.h"
#include "hosting/house.h"

enum { CARDS, NIGHT, ELECTION, VOTE, REST, PARTS };
enum { BY_HANDS, BY_SEATS, BY_LIST, WAYS };
enum { SIZES = 3, MOST_STEPS = 200000, MOST_TRIES = 40 };

typedef struct {
    int times;
    long presses, ms, paper; /* paper: hands raised or pointed, and words said */
} cost;

typedef struct {
    hosted h;
    cost *of; /* by part */
    nt_rng luck;
    int way, part, plies;
    int day;        /* the round whose day was counted last */
    uint32_t named; /* candidates of this vote that were called by name */
} evening;

/* ---- which part of the evening it is ---- */

static int part_of(const werewolf_pub *pub, int before) {
    switch (pub->step) {
    case WEREWOLF_STEP_STAND:
    case WEREWOLF_STEP_CAMPAIGN_DRAW:
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_ELECT_COUNT:
        return ELECTION;
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_SAY:
    case WEREWOLF_STEP_PK_SPEECH:
    case WEREWOLF_STEP_PK_VOTE:
    case WEREWOLF_STEP_PK_COUNT:
        return VOTE;
    case WEREWOLF_STEP_OVER:
        return before;
    default:
        return pub->round == 0 ? CARDS : pub->night ? NIGHT : REST;
    }
}

/* ---- the same with paper ---- */

/* "Night falls", and for each call of the set: eyes open, a finger or a sign, eyes closed. */
static int paper_night(const werewolf_pub *pub) {
    werewolf_pub led = *pub; /* by a narrator, whoever hosts here */
    int said = 1;
    led.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_JUDGE;
    for (int call = WEREWOLF_CALL_PACK; call < WEREWOLF_CALLS; call = werewolf_call_after(&led, call)) {
        said += 3;
    }
    return said;
}

/* A card for each, a question for an election and a vote, nothing more by day. */
static int paper_opens(const werewolf_pub *pub, int part) {
    return part == CARDS ? pub->n : part == NIGHT ? paper_night(pub) : part == REST ? 0 : 1;
}

/* A hand is a hand; a candidate is named once; a turn to speak, an answer, a count and who goes are a word each. */
static int paper_move(evening *e, nt_move move) {
    switch (move.kind) {
    case WEREWOLF_MOVE_VOTE: {
        const uint32_t bit = (uint32_t)1 << move.arg[0], fresh = ~e->named & bit;
        e->named |= bit;
        return fresh != 0 ? 2 : 1;
    }
    case WEREWOLF_MOVE_COUNT:
        e->named = 0;
        return 1;
    case WEREWOLF_MOVE_STAND:
    case WEREWOLF_MOVE_DONE:
    case WEREWOLF_MOVE_DIRECTION:
    case WEREWOLF_MOVE_GIVE:
    case WEREWOLF_MOVE_DESTROY:
    case WEREWOLF_MOVE_NAME:
    case WEREWOLF_MOVE_SHOOT:
    case WEREWOLF_MOVE_SHOW:
        return 1;
    default:
        return 0;
    }
}

static void count_paper(evening *e, int part) {
    const nt_match *match = app_director_match(e->h.a->table);
    for (const int n = nt_match_plies(match); e->plies < n; e->plies++) {
        const nt_move move = nt_match_ply(match, e->plies).move;
        e->of[part].paper += part == NIGHT || part == CARDS ? 0 : paper_move(e, move);
    }
}

static void note_part(evening *e) {
    const werewolf_pub *pub = pub_of(&e->h);
    const int part = part_of(pub, e->part);
    if (e->part < PARTS) {
        count_paper(e, e->part);
    }
    if (part == e->part) {
        return;
    }
    e->part = part;
    if (part != REST) {
        e->of[part].times++;
    }
    if (part >= ELECTION && pub->round != e->day) {
        e->day = pub->round;
        e->of[REST].times++;
    }
    e->of[part].paper += paper_opens(pub, part);
}

/* ---- time and presses ---- */

static void wait_on(evening *e) {
    const uint64_t from = e->h.a->now, wake = app_wake(e->h.a);
    player_wait(&e->h.hand, wake == UINT64_MAX || wake < from ? 100 : wake - from + 1);
    e->of[e->part].ms += (long)(e->h.a->now - from);
}

static bool try_press(evening *e, const char *zone, int n) {
    const uint64_t from = e->h.a->now;
    const bool pressed = offers(&e->h, zone, n) && player_press(&e->h.hand, zone, n);
    e->of[e->part].ms += (long)(e->h.a->now - from);
    e->of[e->part].presses += pressed;
    return pressed;
}

/* A hand that went up is shown before the next one may be touched. */
static bool press_soon(evening *e, const char *zone, int n) {
    for (int i = 0; i < MOST_TRIES && !offers(&e->h, zone, n); i++) {
        wait_on(e);
    }
    return try_press(e, zone, n);
}

/* ---- secret choices ---- */

static bool ends_choice(evening *e) {
    return try_press(e, ZONE_DONE, 0) || try_press(e, ZONE_CONFIRM, 0);
}

static bool is_choice(const char *name) {
    return strcmp(name, "pick") == 0 || strcmp(name, "kind") == 0 || strcmp(name, "nobody") == 0;
}

/* Somebody, else nobody, else any choice there is. One that is refused is no press: people know what they may. */
static void choose(evening *e) {
    const long before = e->of[e->part].presses;
    for (int i = 0; i < MOST_TRIES && !offers(&e->h, ZONE_DONE, 0) && !offers(&e->h, ZONE_CONFIRM, 0); i++) {
        const ui_zone *open[UI_MAX_ZONES];
        int n = 0;
        const ui_draw *d = e->h.a->shown;
        for (int k = 0; k < d->n_zones; k++) {
            const ui_zone *zone = &d->zone[k];
            const bool fits = i == 0   ? strcmp(zone->name, "pick") == 0
                              : i == 1 ? strcmp(zone->name, "nobody") == 0
                                       : is_choice(zone->name);
            if (fits && !(zone->flags & UI_ZONE_OFF)) {
                open[n++] = zone;
            }
        }
        if (n == 0 && i > 2) {
            break;
        }
        if (n > 0) {
            const ui_zone *zone = open[nt_rng_below(&e->luck, (uint32_t)n)];
            try_press(e, zone->name, zone->n);
        }
    }
    if (e->of[e->part].presses > before) {
        e->of[e->part].presses = before + 1;
    }
}

static void act_in_private(evening *e) {
    if (!ends_choice(e)) {
        choose(e);
        if (!ends_choice(e)) {
            wait_on(e);
        }
    }
}

/* A call that is for nobody, or for a bot, passes by itself where no judge reads it out. */
static void act_in_call(evening *e) {
    const hosting_frame *h = &((const hosted_scene *)table_scene_shown(e->h.a))->h;
    const app_seating *seating = app_director_seating(e->h.a->table);
    const bool mine = h->call.judged || (h->called < NT_MAX_SEATS && !seating->seat[h->called].bot);
    const bool over = !h->call.judged && (h->phase == HOSTING_CALL_RESTS || h->phase == HOSTING_CALL_DARK);
    if (!mine || over) { /* what is answered could only be opened once more */
        wait_on(e);
    } else if (!try_press(e, ZONE_CONFIRM, 0)) {
        if (h->phase == HOSTING_CALL_ASKS && player_zone(&e->h.hand, "pick", -1) != NULL && !h->waits) {
            choose(e);
        } else {
            wait_on(e);
        }
    }
}

/* ---- votes: a third for the first candidate, a third for the second, the others are silent ---- */

static int choice_of(const werewolf_pub *pub, int voter) {
    int of[2] = {-1, -1}, n = 0;
    for (int seat = 0; seat < pub->n && n < 2; seat++) {
        if (pub->target[seat]) {
            of[n++] = seat;
        }
    }
    return voter % 3 < 2 ? of[voter % 3] : -1;
}

static void choose_way(evening *e) {
    for (int i = 0; i < WAYS; i++) {
        const ui_zone *way = player_zone(&e->h.hand, "way", -1);
        if (way == NULL || way->n == (e->way + 1) % WAYS) {
            return; /* the button offers the next one */
        }
        try_press(e, "way", way->n);
    }
}

static bool by_hands(evening *e) {
    choose_way(e);
    if (e->way != BY_HANDS || player_zone(&e->h.hand, "end-hands", 0) == NULL) {
        return false;
    }
    for (int third = 0; third < 2; third++) {
        const int candidate = choice_of(pub_of(&e->h), third);
        bool called = false;
        for (int voter = third; voter < pub_of(&e->h)->n; voter += 3) {
            const werewolf_pub *pub = pub_of(&e->h);
            const bool raises = pub->voter[voter] && !pub->voted[voter] && candidate >= 0 &&
                                !app_director_seating(e->h.a->table)->seat[voter].bot;
            if (raises && !called) {
                called = true;
                press_soon(e, "seat", candidate);
            }
            if (raises) {
                press_soon(e, "seat", voter);
            }
        }
        if (called && third == 0) {
            press_soon(e, "next-candidate", 0);
        }
    }
    press_soon(e, "end-hands", 0);
    return true;
}

static void vote(evening *e, uint8_t voter) {
    if (by_hands(e)) {
        return;
    }
    const int candidate = choice_of(pub_of(&e->h), voter);
    if (candidate < 0 || !try_press(e, "seat", candidate)) {
        if (!try_press(e, "act", WEREWOLF_MOVE_ABSTAIN)) {
            wait_on(e);
        }
    } else if (e->way == BY_LIST) {
        try_press(e, ZONE_CONFIRM, 0);
    }
}

/* ---- what is done openly ---- */

/* The first two people that are asked stand, in any table of either time. */
static bool stands(const evening *e, int seat) {
    const app_seating *seating = app_director_seating(e->h.a->table);
    int people = 0;
    for (int other = 0; other < seat; other++) {
        people += pub_of(&e->h)->eligible[other] && !seating->seat[other].bot;
    }
    return people < 2;
}

static void stand(evening *e, uint8_t asked) {
    const int n = pub_of(&e->h)->n;
    if (player_zone(&e->h.hand, "end-hands", 0) == NULL) {
        try_press(e, "act", stands(e, asked) ? WEREWOLF_MOVE_STAND : WEREWOLF_MOVE_STAY_OUT);
        return;
    }
    for (int seat = 0; seat < n; seat++) {
        if (stands(e, seat) && offers(&e->h, "seat", seat)) {
            try_press(e, "seat", seat);
        }
    }
    try_press(e, "end-hands", 0);
}

static bool touch_seat(evening *e) {
    for (int seat = 0; seat < pub_of(&e->h)->n; seat++) {
        if (try_press(e, "seat", seat)) {
            return true;
        }
    }
    return false;
}

static void decide(evening *e, uint8_t seat) {
    static const int acts[] = {WEREWOLF_MOVE_NIGHT, WEREWOLF_MOVE_DONE, WEREWOLF_MOVE_COUNT,
                               WEREWOLF_MOVE_DIRECTION + 64, WEREWOLF_MOVE_BACK};
    switch (pub_of(&e->h)->step) {
    case WEREWOLF_STEP_STAND:
        stand(e, seat);
        return;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        vote(e, seat);
        return;
    default:
        break;
    }
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        if (try_press(e, "act", acts[i])) {
            return;
        }
    }
    if (!try_press(e, "end-hands", 0) && !ends_choice(e) && !touch_seat(e)) {
        wait_on(e);
    }
}

static bool at_end(const evening *e) {
    return strcmp(app_scene_name(e->h.a), "results") == 0;
}

static void step_on(evening *e) {
    app *a = e->h.a;
    const char *scene_name = app_scene_name(a);
    const app_step step = app_director_step(a->table);
    if (strcmp(scene_name, "call") == 0) {
        act_in_call(e);
    } else if (strcmp(scene_name, "private") == 0) {
        act_in_private(e);
    } else if (!try_press(e, ZONE_OK, 0) && !try_press(e, ZONE_OPEN, 0) && !try_press(e, ZONE_REVEAL_NEXT, 0)) {
        if (step.kind == STEP_OPEN && strcmp(scene_name, "table") == 0) {
            decide(e, step.seat);
        } else {
            wait_on(e);
        }
    }
}

static bool play(evening *e, int seats, uint32_t people, int host, int way, int deal) {
    begin(&e->h, seats, people, host, 0);
    for (int other = 1; other < deal; other++) { /* the next deal of the same seed */
        assert_true(app_start(e->h.a));
        stack_settle(e->h.a);
        player_wait(&e->h.hand, 0);
    }
    *e = (evening){.h = e->h, .of = e->of, .luck = nt_rng_seed((uint64_t)deal), .way = way, .part = PARTS};
    for (int i = 0; i < MOST_STEPS && !at_end(e); i++) {
        note_part(e);
        step_on(e);
    }
    count_paper(e, e->part);
    const bool ended = at_end(e) && nt_match_over(app_director_match(e->h.a->table));
    if (!ended) {
        printf("  stuck: %s, %s, step %d, round %d\n", app_scene_name(e->h.a), app_screen_name(e->h.a),
               pub_of(&e->h)->step, pub_of(&e->h)->round);
    }
    end(&e->h);
    return ended;
}

/* ---- the table that is printed ---- */

static void print_part(const cost *c, int times) {
    const double n = times > 0 ? times : 1;
    printf(" | %4.0f %5.0f %4.0f", (double)c->presses / n, (double)c->ms / n / 1000, (double)c->paper / n);
}

static void print_costs(const cost of[PARTS]) {
    cost day = of[REST];
    for (int part = ELECTION; part <= VOTE; part++) {
        day.presses += of[part].presses;
        day.ms += of[part].ms;
        day.paper += of[part].paper;
    }
    for (int part = CARDS; part <= VOTE; part++) {
        print_part(&of[part], of[part].times);
    }
    print_part(&day, of[REST].times);
    printf("\n");
}

static bool measure(int seats, bool bots, int host, int way, int deals) {
    static const char *const hosts[] = {"judge", "table", "pass"}, *const ways[] = {"hands", "seats", "list"};
    cost of[PARTS] = {{0}};
    bool ended = true;
    for (int deal = 1; deal <= deals; deal++) {
        evening e = {.of = of};
        ended &= play(&e, seats, bots ? 0x55555u & ((1u << seats) - 1) : (1u << seats) - 1, host, way, deal);
    }
    printf("%2d %-6s %-5s %-5s", seats, bots ? "half" : "people", hosts[host], ways[way]);
    print_costs(of);
    fflush(stdout);
    return ended;
}

int main(int argc, char **argv) {
    static const int sizes[SIZES] = {8, 12, 20};
    const int deals = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 2;
    bool ended = true;
    printf("%21s%18s%18s%18s%18s%18s\n", "", "cards", "night", "election", "vote", "day");
    for (int size = 0; size < SIZES; size++) {
        for (int bots = 0; bots < 2; bots++) {
            for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_PASS; host++) {
                for (int way = 0; way < WAYS; way++) {
                    ended &= measure(sizes[size], bots != 0, host, way, deals);
                }
            }
        }
    }
    return ended ? EXIT_SUCCESS : EXIT_FAILURE;
}
