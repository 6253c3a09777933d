/* Private frames of all roles, living and going out, asleep and awake, with potions and without: one shape, one count
 * of buttons at the same places, and lights within one per cent (werewolf.md 5.4; docs/secrecy.md). Drawn at
 * positions of a real game of all sixteen roles that is passed round. What few games come to (an awakening, a potion
 * that is gone, a blocked shot) is laid by hand at these positions.
 *
 * With NT_FRAMES=all in every language at every size instead of at some; some minutes. */
#include <math.h>

#include "werewolf_table/stage.h"

typedef enum { PLAIN, SEAT, NOBODY, HELD, LOOK, STATES } state_of_frame;
static const char *const state_name[STATES] = {"nothing picked", "a seat picked", "nobody picked", "card held",
                                               "my view"};

/* Frames that stand for each other: those of one public position in one state. */
typedef struct {
    int frames;
    double least, most;
    char first[48], dark[48], bright[48];
    ui_draw *shape; /* of the first */
} group;

typedef struct {
    stage *s;
    char where[64];
    const char *lang;
    bool paints;
    bool few;                  /* each role once, not every kind of frame: in many languages */
    bool seen[WEREWOLF_ROLES]; /* at this position */
    group of[STATES];
    int frames, faults;
} bench;

static const double share = 0.01;

static void open_bench(bench *b, stage *s) {
    *b = (bench){.s = s, .lang = "en"};
    snprintf(b->where, sizeof b->where, "English");
    for (int state = 0; state < STATES; state++) {
        b->of[state].shape = malloc(sizeof(ui_draw));
    }
}

static void close_bench(bench *b) {
    for (int state = 0; state < STATES; state++) {
        free(b->of[state].shape);
    }
}

/* ---- a game of all roles ---- */

static nt_match *all_roles(uint64_t seed) {
    nt_config config = nt_config_standard(&werewolf_game, WEREWOLF_SEATS);
    nt_err err = NT_OK;

    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    config.opt[WEREWOLF_OPT_SET] = 1;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        config.opt[WEREWOLF_OPT_COUNT + role] = 1;
    }
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER] = WEREWOLF_SEATS - WEREWOLF_ROLES + 1;
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* ---- one frame ---- */

/* A seat that may be touched to some end: whoever has no other choice than nobody touches any; -1: there is none. */
static int target_of(const table_ui *ui, const werewolf_pub *pub, const werewolf_priv *me) {
    for (int i = 0; i < ui->n_legal; i++) {
        const nt_move *m = &ui->legal[i];
        const bool names = m->kind == WEREWOLF_MOVE_CHOOSE || m->kind == WEREWOLF_MOVE_SHOOT;
        if (m->kind == WEREWOLF_MOVE_SAVE) {
            return me->night[pub->round].knife;
        }
        if (names && m->arg[0] != ui->asked && m->arg[0] < pub->n) {
            return m->arg[0];
        }
    }
    for (int seat = 0; seat < pub->n && ui->n_legal == 1; seat++) {
        if (pub->alive[seat] && seat != ui->asked) {
            return seat;
        }
    }
    return -1;
}

static void bring_to(const bench *b, nt_view view, table_ui *ui, state_of_frame state) {
    const werewolf_pub *pub = view.pub;
    const bool rites = pub->step == WEREWOLF_STEP_RITES;
    nt_move move;

    if (state == SEAT) {
        stage_press(b->s, view, ui, "pick", target_of(ui, pub, view.me), &move);
    } else if (state == NOBODY) {
        stage_press(b->s, view, ui, rites ? "kind" : "nobody", rites ? WEREWOLF_MOVE_NOTHING : 0, &move);
    } else if (state == HELD) {
        ui->page = 1;
    } else if (state == LOOK) {
        ui->n_legal = 0;
    }
}

static bool has_state(const bench *b, const werewolf_pub *pub, state_of_frame state) {
    const bool chooses = pub->step == WEREWOLF_STEP_NIGHT || pub->step == WEREWOLF_STEP_RITES;

    if (b->few) {
        return state == PLAIN || (state == HELD && pub->step == WEREWOLF_STEP_REVEAL);
    }
    return state == PLAIN || state == HELD || (state == LOOK) == !chooses;
}

static void weigh(bench *b, group *g, const char *who) {
    pf_paint(b->s->screen, b->s->list);
    const double light = pf_frame_luminance(b->s->screen);

    if (g->frames == 0 || light < g->least) {
        g->least = light;
        memcpy(g->dark, who, sizeof g->dark);
    }
    if (g->frames == 0 || light > g->most) {
        g->most = light;
        memcpy(g->bright, who, sizeof g->bright);
    }
}

static bool same_shape(const ui_draw *a, const ui_draw *b) {
    if (a->n_zones != b->n_zones || a->n_boxes != b->n_boxes) {
        return false;
    }
    for (int i = 0; i < a->n_zones; i++) {
        const ui_zone *x = &a->zone[i], *y = &b->zone[i];
        if (strcmp(x->name, y->name) != 0 || x->n != y->n || x->flags != y->flags ||
            memcmp(&x->at, &y->at, sizeof x->at) != 0) {
            return false;
        }
    }
    return true;
}

/* There is no day before the first night. */
static bool speaks_of_the_day_before(const bench *b) {
    static const struct {
        const char *lang, *word;
    } says[] = {{"en", "yesterday"}, {"de", "gestern"}, {"es", "ayer"},   {"fr", "hier"},
                {"it", "ieri"},      {"ja", "昨日"},    {"th", "เมื่อวาน"}, {"zh-Hant", "昨天"}};

    for (size_t i = 0; i < sizeof says / sizeof says[0]; i++) {
        if (strcmp(b->lang, says[i].lang) == 0) {
            return stage_shows(b->s->list, says[i].word);
        }
    }
    return true;
}

/* What whoever looks may choose, all of it shown. */
static table_ui looks(stage *s, nt_view view) {
    return (table_ui){.frame = TABLE_PRIVATE,
                      .seat = s->seat,
                      .asked = view.seat,
                      .legal = s->legal,
                      .n_legal = werewolf_game.legal(&view, s->legal, NT_MAX_LEGAL),
                      .part = 1.0f};
}

static void look_at(bench *b, nt_view view, const char *what, state_of_frame state) {
    const werewolf_pub *pub = view.pub;
    table_ui ui = looks(b->s, view);
    group *g = &b->of[state];
    char who[48];

    ui.shuffle = 7;
    if (state == SEAT && target_of(&ui, pub, view.me) < 0) {
        return;
    }
    bring_to(b, view, &ui, state);
    snprintf(who, sizeof who, "%s%s", werewolf_role[((const werewolf_priv *)view.me)->role].id, what);
    stage_draw(b->s, b->s->list, view, &ui);
    if (pub->round == 1 && pub->step != WEREWOLF_STEP_REVEAL && speaks_of_the_day_before(b)) {
        b->faults++;
        print_message("%s, night 1, %s: the frame of %s speaks of the day before\n", b->where,
                      werewolf_step_id[pub->step], who);
    }
    if (g->frames == 0) {
        memcpy(g->first, who, sizeof g->first);
        memcpy(g->shape, b->s->list, sizeof *g->shape);
    } else if (!same_shape(g->shape, b->s->list)) {
        b->faults++;
        print_message("%s, night %d, %s, %s: the frame of %s has another shape than that of %s\n", b->where,
                      pub->round, werewolf_step_id[pub->step], state_name[state], who, g->first);
    }
    if (b->paints) {
        weigh(b, g, who);
    }
    g->frames++;
    b->frames++;
}

static void look(bench *b, nt_view view, const char *what) {
    for (state_of_frame state = PLAIN; state < STATES; state++) {
        if (has_state(b, view.pub, state)) {
            look_at(b, view, what, state);
        }
    }
}

/* ---- what is laid by hand ---- */

static void lay_witch(bench *b, nt_view view) {
    const werewolf_pub *pub = view.pub;
    const uint8_t other = view.seat == 0 ? 1 : 0, victims[] = {other, view.seat, WEREWOLF_NONE};
    char what[40];

    for (int potions = 1; potions < 4; potions++) {
        for (int i = 0; i < 3; i++) {
            werewolf_priv me = *(const werewolf_priv *)view.me;
            me.task = WEREWOLF_TASK_POTION;
            me.antidote = (uint8_t)(potions & 1);
            me.poison = (uint8_t)(potions >> 1);
            me.night[pub->round].knife = victims[i];
            snprintf(what, sizeof what, " with potions %d, victim %d", potions, victims[i]);
            look(b, (nt_view){pub, &me, view.seat}, what);
        }
    }
}

static void lay_night(bench *b, nt_view view) {
    const werewolf_pub *pub = view.pub;
    werewolf_priv me = *(const werewolf_priv *)view.me;
    const bool guards = me.task == WEREWOLF_TASK_GUARD || me.task == WEREWOLF_TASK_SILENCE;

    if (me.role == WEREWOLF_WITCH && pub->call == WEREWOLF_CALL_LAP_B) {
        lay_witch(b, view);
    } else if ((me.role == WEREWOLF_HIDDEN || me.role == WEREWOLF_GHOST) && pub->call == WEREWOLF_CALL_LAP_A) {
        me.awake = 1;
        me.task = WEREWOLF_TASK_KNIFE;
        look(b, (nt_view){pub, &me, view.seat}, " awake");
    } else if (guards) {
        me.night[pub->round - 1].choice = view.seat == 0 ? 1 : 0;
        look(b, (nt_view){pub, &me, view.seat}, " barred from last night's");
    }
}

static void lay_rites(bench *b, nt_view view) {
    const werewolf_pub *pub = view.pub;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        werewolf_priv me = *(const werewolf_priv *)view.me;
        me.role = (uint8_t)role;
        me.rites = role == WEREWOLF_IDIOT && pub->exiling < pub->n ? WEREWOLF_RITES_SHOW : WEREWOLF_RITES_OK;
        if (werewolf_role[role].shoots) {
            me.rites = WEREWOLF_RITES_BLOCKED;
            look(b, (nt_view){pub, &me, view.seat}, " blocked");
            me.rites = WEREWOLF_RITES_SHOOT;
        }
        look(b, (nt_view){pub, &me, view.seat}, "");
    }
}

/* What somebody of that role may have been told in the night. */
static void lay_info(bench *b, nt_view view) {
    const werewolf_pub *pub = view.pub;
    werewolf_priv me = *(const werewolf_priv *)view.me;
    werewolf_memory *night = &me.night[pub->round];

    if (me.role != WEREWOLF_SEER && me.role != WEREWOLF_KEEPER && me.role != WEREWOLF_GHOST) {
        return;
    }
    night->seen = WEREWOLF_NONE;
    look(b, (nt_view){pub, &me, view.seat}, " told nothing");
    night->seen = view.seat == 0 ? 1 : 0;
    night->result = me.role == WEREWOLF_GHOST ? WEREWOLF_GHOST : WEREWOLF_SAW_NOTHING;
    look(b, (nt_view){pub, &me, view.seat}, " told something");
}

/* ---- positions ---- */

static void end_group(bench *b, const werewolf_pub *pub, const group *g, const char *name) {
    if (b->paints && g->frames > 0 && g->most > g->least * (1 + share)) {
        b->faults++;
        print_message("%s, night %d, %s, %s: light from %.5f (%s) to %.5f (%s), %.2f %%\n", b->where, pub->round,
                      werewolf_step_id[pub->step], name, g->least, g->dark, g->most, g->bright,
                      100 * (g->most / g->least - 1));
    }
}

static void end_position(bench *b, const werewolf_pub *pub) {
    const group *one = &b->of[SEAT], *none = &b->of[NOBODY];
    group either = *one;

    for (int state = 0; state < STATES; state++) {
        end_group(b, pub, &b->of[state], state_name[state]);
    }
    if (one->frames > 0 && none->frames > 0) {
        either.least = one->least < none->least ? one->least : none->least;
        either.most = one->most > none->most ? one->most : none->most;
        end_group(b, pub, &either, "a seat or nobody picked");
    }
    for (int state = 0; state < STATES; state++) {
        b->of[state].frames = 0;
    }
    memset(b->seen, 0, sizeof b->seen);
}

static void look_at_position(bench *b, nt_view view) {
    const werewolf_pub *pub = view.pub;
    const int role = ((const werewolf_priv *)view.me)->role;

    if (pub->step == WEREWOLF_STEP_RITES) {
        lay_rites(b, view);
        return;
    }
    if (b->few && (b->seen[role] || pub->call == WEREWOLF_CALL_LAP_A)) {
        return;
    }
    b->seen[role] = true;
    look(b, view, "");
    if (pub->step == WEREWOLF_STEP_NIGHT) {
        lay_night(b, view);
    } else if (pub->step == WEREWOLF_STEP_INFO) {
        lay_info(b, view);
    }
}

/* Ends behind so many nights and a page of last rites. */
static void walk(bench *b, uint64_t seed, int nights) {
    nt_match *match = all_roles(seed);
    nt_rng luck = nt_rng_seed(seed);
    werewolf_pub last = {.step = WEREWOLF_STEP_KINDS};
    uint64_t bytes[NT_VIEW_MAX / 8];
    int rites = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        nt_port *port = nt_match_port(match, (uint8_t)seat);
        const nt_view view = nt_port_view(port, bytes);
        const werewolf_pub *pub = view.pub;
        const bool goes_out = pub->step == WEREWOLF_STEP_RITES;
        if (last.step < WEREWOLF_STEP_KINDS && (goes_out || pub->step != last.step || pub->call != last.call)) {
            end_position(b, &last);
            last.step = WEREWOLF_STEP_KINDS;
        }
        if (pub->round > nights && rites > 0) {
            break;
        }
        if (nt_port_ask(port) == NT_ASK_SECRET && (goes_out ? rites++ < (b->few ? 1 : 2) : pub->round <= nights)) {
            look_at_position(b, view);
            last = *pub;
        }
        stage_bot(match, seat, &luck);
    }
    assert_true(rites > 0);
    nt_match_destroy(match);
}

/* ---- the tests ---- */

static void all_roles_have_one_shape(void **state) {
    bench b;

    open_bench(&b, *state);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        walk(&b, seed, 3);
    }
    close_bench(&b);
    assert_true(b.frames > 1500);
    assert_int_equal(b.faults, 0);
}

static void all_roles_give_one_light(void **state) {
    bench b;

    open_bench(&b, *state);
    b.paints = true;
    walk(&b, 1, 1);
    close_bench(&b);
    assert_true(b.frames > 400);
    assert_int_equal(b.faults, 0);
}

/* ---- what touching means ---- */

/* The first seat of this role that is asked at this step and call, with the match there; its view is in `bytes`. */
static nt_view play_to(nt_match *match, int step, int call, int role, uint64_t *bytes) {
    nt_rng luck = nt_rng_seed(4);

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
        const werewolf_pub *pub = view.pub;
        const werewolf_priv *me = view.me;
        if (pub->step == step && (call < 0 || pub->call == call) && (role < 0 || me->role == role)) {
            return view;
        }
        stage_bot(match, seat, &luck);
    }
    fail_msg("step %d was never asked of role %d", step, role);
    return (nt_view){0};
}

/* Touches these seats and then "done"; -1 ends them. The kind of the move and its target, 255 where there is none. */
static nt_move after(stage *s, nt_view view, const int *touched) {
    table_ui ui = looks(s, view);
    nt_move move = {.kind = 255, .arg = {WEREWOLF_NONE}};

    for (; *touched >= 0; touched++) {
        assert_false(stage_press(s, view, &ui, "pick", *touched, &move));
    }
    if (!stage_press(s, view, &ui, "done", 0, &move)) {
        return (nt_move){.kind = 255, .arg = {WEREWOLF_NONE}};
    }
    return move;
}

static void assert_move(nt_move move, int kind, int target) {
    assert_int_equal(move.kind, kind);
    if (target >= 0) {
        assert_int_equal(move.arg[0], target);
    }
}

/* A touch that is refused says why, and what was chosen before stays. */
static void what_was_chosen_outlives_a_refusal(void **state) {
    stage *s = *state;
    nt_match *match = all_roles(2);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const nt_view seer = play_to(match, WEREWOLF_STEP_NIGHT, WEREWOLF_CALL_LAP_B, WEREWOLF_SEER, bytes);
    const int other = seer.seat == 7 ? 8 : 7;

    assert_move(after(s, seer, (int[]){seer.seat, -1}), 255, -1);
    assert_move(after(s, seer, (int[]){other, seer.seat, -1}), WEREWOLF_MOVE_CHOOSE, other);
    nt_match_destroy(match);
}

/* Her victim takes one touch to save, as any seat takes one. */
static void the_witch_touches_her_victim(void **state) {
    stage *s = *state;
    nt_match *match = all_roles(2);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const nt_view view = play_to(match, WEREWOLF_STEP_NIGHT, WEREWOLF_CALL_LAP_B, WEREWOLF_WITCH, bytes);
    werewolf_pub pub = *(const werewolf_pub *)view.pub;
    werewolf_priv me = *(const werewolf_priv *)view.me;
    const nt_view laid = {&pub, &me, view.seat};
    const int v = view.seat == 3 ? 4 : 3, other = view.seat == 7 ? 8 : 7;

    me.task = WEREWOLF_TASK_POTION;
    me.antidote = me.poison = 1;
    me.night[pub.round].knife = (uint8_t)v;
    assert_move(after(s, laid, (int[]){v, -1}), WEREWOLF_MOVE_SAVE, -1);
    assert_move(after(s, laid, (int[]){v, v, -1}), WEREWOLF_MOVE_CHOOSE, v);
    assert_move(after(s, laid, (int[]){v, v, v, -1}), 255, -1);
    assert_move(after(s, laid, (int[]){v, other, -1}), WEREWOLF_MOVE_CHOOSE, other);
    assert_move(after(s, laid, (int[]){other, v, -1}), WEREWOLF_MOVE_SAVE, -1);
    assert_move(after(s, laid, (int[]){other, other, -1}), 255, -1);
    assert_move(after(s, laid, (int[]){view.seat, -1}), 255, -1); /* refused: not herself */
    pub.opt[WEREWOLF_OPT_BOTH_POTIONS] = 1;
    assert_move(after(s, laid, (int[]){v, other, -1}), WEREWOLF_MOVE_BOTH, other);
    assert_move(after(s, laid, (int[]){other, v, -1}), WEREWOLF_MOVE_BOTH, other);
    assert_move(after(s, laid, (int[]){v, other, other, -1}), WEREWOLF_MOVE_SAVE, -1);
    assert_move(after(s, laid, (int[]){v, other, v, -1}), WEREWOLF_MOVE_CHOOSE, other);
    assert_move(after(s, laid, (int[]){v, v, v, -1}), WEREWOLF_MOVE_BOTH, v);
    me.antidote = 0;
    pub.opt[WEREWOLF_OPT_BOTH_POTIONS] = 0;
    assert_move(after(s, laid, (int[]){v, -1}), WEREWOLF_MOVE_CHOOSE, v);
    me.antidote = 1;
    me.poison = 0;
    assert_move(after(s, laid, (int[]){other, -1}), 255, -1); /* refused: there is no poison */
    assert_move(after(s, laid, (int[]){v, v, -1}), 255, -1);
    nt_match_destroy(match);
}

/* What the others may touch, he touches too, and it is nothing; whoever may shoot is not let do so by mistake. */
static void touching_without_a_skill_is_no_skill(void **state) {
    stage *s = *state;
    nt_match *match = all_roles(1);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const nt_view view = play_to(match, WEREWOLF_STEP_RITES, -1, -1, bytes);
    const werewolf_pub *pub = view.pub;
    werewolf_priv me = *(const werewolf_priv *)view.me;
    const nt_view laid = {pub, &me, view.seat};
    int target = 0;

    while (!pub->alive[target] || target == view.seat) {
        target++;
    }
    me.rites = WEREWOLF_RITES_OK;
    assert_move(after(s, laid, (int[]){target, -1}), WEREWOLF_MOVE_NOTHING, -1);
    assert_true(after(s, laid, (int[]){-1}).kind == 255);
    me.rites = WEREWOLF_RITES_SHOOT;
    assert_move(after(s, laid, (int[]){target, -1}), WEREWOLF_MOVE_SHOOT, target);
    me.rites = WEREWOLF_RITES_SHOW;
    assert_move(after(s, laid, (int[]){target, -1}), 255, -1);
    nt_match_destroy(match);
}

/* In last rites a card may be shown where all know that there may be a Village Idiot; by the own role it is not. */
static void a_card_is_shown_where_the_idiot_may_be(void **state) {
    stage *s = *state;
    nt_match *match = all_roles(1);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const nt_view view = play_to(match, WEREWOLF_STEP_RITES, -1, -1, bytes);
    werewolf_pub pub = *(const werewolf_pub *)view.pub;
    table_ui ui = {
        .frame = TABLE_PRIVATE, .seat = s->seat, .asked = view.seat, .legal = s->legal, .shuffle = 7, .part = 1.0f};

    for (int i = 0; i < 4; i++) {
        const bool dealt = i & 1, hidden = i & 2;
        pub.set[WEREWOLF_IDIOT] = dealt;
        pub.opt[WEREWOLF_OPT_HIDDEN_SET] = hidden;
        const nt_view laid = {&pub, view.me, view.seat};
        ui.n_legal = werewolf_game.legal(&laid, s->legal, NT_MAX_LEGAL);
        stage_draw(s, s->list, laid, &ui);
        assert_int_equal(ui_zone_named(s->list, "kind", WEREWOLF_MOVE_SHOW) != NULL, dealt || hidden);
        assert_non_null(ui_zone_named(s->list, "kind", WEREWOLF_MOVE_NOTHING));
    }
    nt_match_destroy(match);
}

/* ---- what is lit: names short and long, and what names no seat ---- */

static void light_up(bench *b, group *g, nt_view view, int kind, int seat) {
    table_ui ui = looks(b->s, view);
    char what[48];

    ui.shuffle = 7;
    ui.pick[1] = (uint8_t)(seat + 1);
    ui.pick[2] = (uint8_t)(kind + 1);
    snprintf(what, sizeof what, "kind %d, seat %d", kind, seat);
    stage_draw(b->s, b->s->list, view, &ui);
    weigh(b, g, what);
    g->frames++;
}

/* Every living seat but the own, which may be refused, or the first three alone: a short, a middling, a long name. */
static void light_all(bench *b, nt_view view, bool every) {
    const werewolf_pub *pub = view.pub;
    const bool rites = pub->step == WEREWOLF_STEP_RITES;
    group g = {0};

    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && seat != view.seat && (every || seat < 3)) {
            light_up(b, &g, view, rites ? WEREWOLF_MOVE_SHOOT : WEREWOLF_MOVE_CHOOSE, seat);
        }
    }
    if (rites) {
        light_up(b, &g, view, WEREWOLF_MOVE_SHOW, -1);
        light_up(b, &g, view, WEREWOLF_MOVE_NOTHING, -1);
    } else {
        light_up(b, &g, view, WEREWOLF_MOVE_CHOOSE, -1);
    }
    b->frames += g.frames;
    end_group(b, pub, &g, "each lit in turn");
}

static void whatever_is_lit_gives_one_light(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1024, 600}};
    static const char *const name[] = {"Bo", "Windmill", "Wilhelmina Mills"};
    stage *s = *state;
    nt_match *night_match = all_roles(2), *rites_match = all_roles(1);
    uint64_t night_bytes[NT_VIEW_MAX / 8], rites_bytes[NT_VIEW_MAX / 8];
    const nt_view night =
        play_to(night_match, WEREWOLF_STEP_NIGHT, WEREWOLF_CALL_LAP_B, WEREWOLF_VILLAGER, night_bytes);
    const nt_view rites = play_to(rites_match, WEREWOLF_STEP_RITES, -1, -1, rites_bytes);
    bench b;

    open_bench(&b, s);
    b.paints = true;
    for (int i = 0; i < 3; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", name[i]);
    }
    for (int i = 0; i < 8; i++) {
        const int at = i % 3;
        snprintf(b.where, sizeof b.where, "%s, %dx%d, %s", lang[i], size[at][0], size[at][1],
                 i & 1 ? "high contrast" : "plain");
        stage_size(s, size[at][0], size[at][1], 3.78f, i & 2 ? 1.75f : 1.0f);
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i]);
        s->frame.high_contrast = (i & 1) != 0;
        light_all(&b, night, i == 0);
        light_all(&b, rites, i == 0);
    }
    close_bench(&b);
    nt_match_destroy(night_match);
    nt_match_destroy(rites_match);
    assert_true(b.frames > 80);
    assert_int_equal(b.faults, 0);
}

/* ---- languages, sizes of text, both ways up, contrast ---- */

static void walk_in(bench *b, const char *lang, int combination) {
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1024, 600}, {1920, 1080}};
    static const int percent[] = {100, 175, 130};
    const int shape = combination & 1, scale = combination >> 1 & 1, contrast = combination >> 2 & 1;
    const int more = combination >> 3; /* other sizes and scales: only where all are asked for */
    const int at = shape + 2 * (more & 1), text = more >> 1 ? 2 : scale;
    stage *s = b->s;

    b->lang = lang;
    snprintf(b->where, sizeof b->where, "%s, %dx%d, %d %%%s", lang, size[at][0], size[at][1], percent[text],
             contrast ? ", high contrast" : "");
    stage_size(s, size[at][0], size[at][1], 3.78f, (float)percent[text] / 100.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", lang);
    s->frame.high_contrast = contrast != 0;
    walk(b, 1, 1);
}

static void the_light_is_one_in_every_language(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    const char *frames = getenv("NT_FRAMES");
    const bool all = frames != NULL && strcmp(frames, "all") == 0;
    bench b;

    open_bench(&b, *state);
    b.paints = b.few = true;
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < (all ? 24 : 1); k++) { /* one of eight, so that each comes to one language */
            walk_in(&b, lang[i], all ? k : i);
        }
    }
    close_bench(&b);
    assert_true(b.frames > 700);
    assert_int_equal(b.faults, 0);
}

/* Whoever takes the device up by mistake sees it before the role is read, however large words are. */
static void the_role_s_page_says_whose_it_is(void **state) {
    static const float scales[] = {1.0f, 1.3f, 1.75f};
    stage *s = *state;
    nt_match *match = stage_match(8, 6, WEREWOLF_HOST_PASS);
    const int seat = stage_asked(match);
    const nt_view view = stage_view(s, match, (uint8_t)seat);
    char name[96];
    table_ui ui = looks(s, view);

    assert_int_equal(((const werewolf_pub *)view.pub)->step, WEREWOLF_STEP_REVEAL);
    snprintf(name, sizeof name, "%d %s", seat + 1, s->seat[seat].name);
    for (size_t i = 0; i < sizeof scales / sizeof scales[0]; i++) {
        stage_size(s, 1280, 800, 3.78f, scales[i]);
        stage_draw(s, s->list, view, &ui);
        assert_true(stage_shows(s->list, name));
    }
    nt_match_destroy(match);
}

/* What there is to know was cut in a small window, below a figure that has room where few are left. */
static void who_goes_out_reads_it_all(void **state) {
    stage *s = *state;
    nt_match *match = all_roles(1);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const nt_view view = play_to(match, WEREWOLF_STEP_RITES, -1, -1, bytes);
    werewolf_pub pub = *(const werewolf_pub *)view.pub;

    memset(pub.alive, 0, sizeof pub.alive);
    pub.alive[view.seat] = pub.alive[0] = pub.alive[1] = pub.alive[2] = true;
    stage_size(s, 1024, 600, 3.78f, 1.0f);
    for (int rites = WEREWOLF_RITES_OK; rites <= WEREWOLF_RITES_SHOW; rites++) {
        werewolf_priv me = *(const werewolf_priv *)view.me;
        me.rites = (uint8_t)rites;
        const nt_view laid = {&pub, &me, view.seat};
        table_ui ui = looks(s, laid);
        stage_draw(s, s->list, laid, &ui);
        for (int k = 0; k < s->list->n_boxes; k++) {
            assert_false(s->list->box[k].cut);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

/* In a tall window, however few they are: the lowest tiles end close above what ends the choice, and emblems are
 * large. */
static void tiles_fill_a_tall_window(void **state) {
    stage *s = *state;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (int n = 8; n <= 12; n++) {
        nt_match *match = stage_match(n, 6, WEREWOLF_HOST_PASS);
        nt_rng luck = nt_rng_seed(6);
        stage_play_to(s, match, WEREWOLF_STEP_NIGHT, &luck);
        const nt_view view = stage_view(s, match, (uint8_t)stage_asked(match));
        const table_ui ui = looks(s, view);
        float foot = 0.0f;
        stage_draw(s, s->list, view, &ui);
        for (int seat = 0; seat < n; seat++) {
            const ui_zone *tile = ui_zone_named(s->list, "pick", seat);
            assert_non_null(tile);
            assert_true(tile->at.w > 170.0f && tile->at.h > 125.0f);
            foot = fmaxf(foot, tile->at.y + tile->at.h);
        }
        const ui_zone *nobody = ui_zone_named(s->list, "nobody", 0), *done = ui_zone_named(s->list, "done", 0);
        foot = fmaxf(foot, nobody->at.y + nobody->at.h);
        assert_true(foot < done->at.y && foot > done->at.y - 80.0f);
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On the low tiles of many, at the largest text, all names are equally large, and as large as they may be. */
static void names_of_many_are_equally_large(void **state) {
    static const int least = 14; /* px; in two lines on narrower tiles they were 11 or 12 */
    stage *s = *state;
    nt_match *match = stage_match(WEREWOLF_SEATS, 6, WEREWOLF_HOST_PASS);
    nt_rng luck = nt_rng_seed(6);
    int names = 0, size = 0;

    stage_play_to(s, match, WEREWOLF_STEP_NIGHT, &luck);
    stage_size(s, 1024, 600, 3.78f, 1.75f);
    const nt_view view = stage_view(s, match, (uint8_t)stage_asked(match));
    const table_ui ui = looks(s, view);
    stage_draw(s, s->list, view, &ui);
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *b = &s->list->box[i];
        bool on_tile = false;
        for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
            on_tile |= ui_meet(b->at, ui_zone_named(s->list, "pick", seat)->at);
        }
        if (on_tile) {
            assert_true(size == 0 || size == b->px);
            assert_true(b->px >= least);
            size = b->px;
            names++;
        }
    }
    assert_int_equal(names, WEREWOLF_SEATS);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(tiles_fill_a_tall_window),
                                       cmocka_unit_test(names_of_many_are_equally_large),
                                       cmocka_unit_test(who_goes_out_reads_it_all),
                                       cmocka_unit_test(the_role_s_page_says_whose_it_is),
                                       cmocka_unit_test(all_roles_have_one_shape),
                                       cmocka_unit_test(all_roles_give_one_light),
                                       cmocka_unit_test(what_was_chosen_outlives_a_refusal),
                                       cmocka_unit_test(the_witch_touches_her_victim),
                                       cmocka_unit_test(touching_without_a_skill_is_no_skill),
                                       cmocka_unit_test(a_card_is_shown_where_the_idiot_may_be),
                                       cmocka_unit_test(the_light_is_one_in_every_language),
                                       cmocka_unit_test(whatever_is_lit_gives_one_light)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
