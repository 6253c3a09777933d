/* What is told moves evenly: no step of it changes more of the page than a few hundredths. */
#include <math.h>

#include "games/werewolf/werewolf_table.h"
#include "werewolf_table/stage.h"

enum { FRAME = 40 }; /* ms from one picture to the next, as slow as they may come */

static const float most_of_page = 0.11f;

static void draw(stage *s, nt_match *match, const werewolf_pub *pub, nt_event event, float part) {
    table_ui ui = stage_telling(s, match, event, part);

    ui.last = event;
    stage_draw(s, s->list, (nt_view){.pub = pub}, &ui);
}

static nt_match *at_day(int seats, werewolf_pub *pub) {
    nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_JUDGE);

    *pub = stage_pub(match);
    pub->round = 1;
    pub->night = 0;
    return match;
}

/* ---- pictures ---- */

/* How much of the page a picture's sheet covers: its paper's group, within the one that scales it on its way. */
static float sheet_of(const stage *s) {
    const ui_draw *list = s->list;
    const ui_command *open[UI_MAX_DEPTH];
    int depth = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            open[depth++] = c;
        } else if (c->kind == UI_GROUP_END) {
            depth--;
        } else if (depth > 0 && c->kind == UI_PICTURE && strncmp(list->arena + c->text, "werewolf/slide_", 15) == 0) {
            const ui_rect at = open[depth - 1]->at;
            float covers = at.w * at.h / (s->frame.width * s->frame.height);
            for (int k = 0; k < depth; k++) {
                covers *= open[k]->kind == UI_GROUP ? open[k]->scale_x * open[k]->scale_y : 1.0f;
            }
            return covers;
        }
    }
    return 0.0f;
}

static float dark_of(const ui_draw *list) {
    float dark = 0.0f;

    for (const ui_mark *m = NULL; (m = ui_mark_next(list, TABLE_MARK_DIM, m)) != NULL;) {
        dark = (float)m->n / 100.0f;
    }
    return dark;
}

/* The most that a step covers anew or darkens, as parts of the page in full light. */
static float most_change(stage *s, nt_match *match, const werewolf_pub *pub, nt_event e) {
    const uint32_t ms = werewolf_table.show(&e).ms;
    float most = 0.0f, covered = 0.0f, dark = 0.0f, largest = 0.0f, darkest = 0.0f;

    for (uint32_t at = 0; at < ms; at += FRAME) {
        draw(s, match, pub, e, (float)at / (float)ms);
        const float now = sheet_of(s), dim = dark_of(s->list);
        most = fmaxf(most, fabsf(now - covered) + 0.5f * fabsf(dim - dark));
        covered = now;
        dark = dim;
        largest = fmaxf(largest, now);
        darkest = fmaxf(darkest, dim);
    }
    assert_true(largest > 0.05f && darkest > 0.7f);
    return most;
}

static void pictures_come_evenly(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const nt_event told[] = {
        {.to = NT_ALL, .kind = WEREWOLF_EV_EXILE, .n = 1, .arg = {4}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {4, WEREWOLF_OUT_NIGHT}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {4, WEREWOLF_OUT_SHOT}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DAWN, .n = 2, .arg = {1, 0}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_SHOT, .n = 2, .arg = {4, 2}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DUEL, .n = 2, .arg = {4, 2}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_EXPLODE, .n = 2, .arg = {4, WEREWOLF_NONE}},
    };
    stage *s = *state;

    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        stage_size(s, size[i][0], size[i][1], 3.78f, 1.0f);
        s->frame.motion = true;
        for (size_t k = 0; k < sizeof told / sizeof told[0]; k++) {
            werewolf_pub pub;
            nt_match *match = at_day(12, &pub);
            const float most = most_change(s, match, &pub, told[k]);
            if (most > most_of_page) {
                print_message("%d x %d, event %d: %.3f\n", size[i][0], size[i][1], told[k].kind, (double)most);
            }
            assert_true(most <= most_of_page);
            nt_match_destroy(match);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* How much of its width a card on the picture has: 1, all; 0, there is none. The picture itself hangs in full. */
static float card_open(const ui_draw *list) {
    float open = 0.0f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool card = c->kind == UI_GROUP && c->scale_y >= 0.99f && c->at.w > 200.0f &&
                          c->at.h > 0.7f * c->at.w && c->at.h < 0.9f * c->at.w; /* no rays */
        open = card && c->at.w < 0.35f * list->ui->width ? c->scale_x : open;
    }
    return open;
}

/* The card of whoever has burst opens before them, and closes before the stone. */
static void a_card_on_a_picture_opens_and_closes(void **state) {
    static const nt_event told[] = {
        {.to = NT_ALL, .kind = WEREWOLF_EV_SHOWN, .n = 3, .arg = {4, WEREWOLF_CAMP_WOLF, WEREWOLF_NONE}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {4, WEREWOLF_OUT_EXPLODE}}};
    enum { PARTS = 45 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(9, &pub);

    pub.camp[4] = WEREWOLF_CAMP_WOLF;
    s->frame.motion = true;
    for (int closes = 0; closes < 2; closes++) {
        float before = (float)closes;
        for (int i = 0; i < PARTS; i++) {
            draw(s, match, &pub, told[closes], (float)i / PARTS);
            const float open = card_open(s->list);
            assert_true(fabsf(open - before) < 0.3f);
            before = open;
        }
        assert_float_equal(before, closes ? 0.0f : 1.0f, 0.001f);
    }
    nt_match_destroy(match);
}

/* Flashes on the picture; `through`: of those in groups that are seen through. */
static int flashes(const ui_draw *list, int *through) {
    float seen[UI_MAX_DEPTH + 1] = {1.0f};
    int depth = 0, n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            const bool fades = c->kind == UI_GROUP && c->colour >> 24 < 255u;
            seen[depth + 1] = fades ? 0.0f : seen[depth];
            depth++;
        } else if (c->kind == UI_GROUP_END) {
            depth--;
        } else if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, "figures/flash") == 0) {
            n++;
            *through += seen[depth] < 1.0f || c->colour >> 24 < 255u;
        }
    }
    return n;
}

/* Whoever bursts is hidden by a flash, or lit: seen through it they would be a grey shadow. */
static void nobody_is_seen_through_a_flash(void **state) {
    static const nt_event told[] = {
        {.to = NT_ALL, .kind = WEREWOLF_EV_SHOT, .n = 2, .arg = {4, 2}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_DUEL, .n = 2, .arg = {4, 2}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_EXPLODE, .n = 2, .arg = {4, WEREWOLF_NONE}},
        {.to = NT_ALL, .kind = WEREWOLF_EV_EXPLODE, .n = 2, .arg = {4, 2}},
    };
    enum { PARTS = 40 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(12, &pub);

    s->frame.motion = true;
    for (size_t k = 0; k < sizeof told / sizeof told[0]; k++) {
        int seen = 0, through = 0;
        for (int i = 0; i < PARTS; i++) {
            draw(s, match, &pub, told[k], (float)i / PARTS);
            seen += flashes(s->list, &through);
        }
        assert_true(seen > 4);
        assert_int_equal(through, 0);
    }
    nt_match_destroy(match);
}

/* ---- one after the other ---- */

/* Whoever walks on the picture stands as in the third pose. */
static bool walks(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        const char *name = list->arena + list->command[i].text;
        if (list->command[i].kind == UI_PICTURE && strncmp(name, "figures/walker_", 15) == 0) {
            return strcmp(name + 16, "_3") != 0;
        }
    }
    return false;
}

/* Votes are drawn in, the picture comes, and whoever is sent away walks: none of them before the last one is done. */
static void an_exile_is_told_one_thing_after_the_other(void **state) {
    static const nt_event e = {.to = NT_ALL, .kind = WEREWOLF_EV_EXILE, .n = 1, .arg = {4}};
    enum { PARTS = 100 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(12, &pub);
    table_ui ui = {.frame = TABLE_PUBLIC, .config = nt_match_config(match), .event = e};
    const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
    int went = 0;

    pub.step = WEREWOLF_STEP_COUNT;
    s->frame.motion = true;
    draw(s, match, &pub, e, 0.95f);
    const float full = sheet_of(s);
    assert_float_equal(werewolf_drawn_thread(&look, 0), 1.0f, 0.001f);
    for (int i = 0; i < PARTS; i++) {
        ui.part = (float)i / PARTS;
        draw(s, match, &pub, e, ui.part);
        assert_true(sheet_of(s) <= 0.0f || werewolf_drawn_thread(&look, 0) <= 0.0f);
        assert_true(sheet_of(s) >= 0.99f * full || !walks(s->list));
        went += walks(s->list);
    }
    assert_true(went > PARTS / 4);
    nt_match_destroy(match);
}

/* Nor does the badge's picture come before the votes for its holder are drawn in. */
static void a_badge_comes_behind_its_votes(void **state) {
    static const nt_event e = {.to = NT_ALL, .kind = WEREWOLF_EV_BADGE, .n = 2, .arg = {WEREWOLF_NONE, 5}};
    enum { PARTS = 100 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(12, &pub);
    table_ui ui = {.frame = TABLE_PUBLIC, .config = nt_match_config(match), .event = e};
    const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
    int hung = 0;

    pub.step = WEREWOLF_STEP_ELECT_COUNT;
    s->frame.motion = true;
    for (int i = 0; i < PARTS; i++) {
        ui.part = (float)i / PARTS;
        draw(s, match, &pub, e, ui.part);
        assert_true(sheet_of(s) <= 0.0f || werewolf_drawn_thread(&look, 0) <= 0.0f);
        hung += sheet_of(s) > 0.0f;
    }
    assert_true(hung > PARTS / 2);
    nt_match_destroy(match);
}

/* What came of a count without a picture leaves the square to its people again, before the next question. */
static void threads_go_before_the_people_come(void **state) {
    enum { PARTS = 100 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(12, &pub);
    table_ui ui = {.frame = TABLE_PUBLIC, .config = nt_match_config(match), .event = {.kind = WEREWOLF_EV_NO_EXILE}};
    const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
    float before = 1.0f;

    pub.step = WEREWOLF_STEP_COUNT;
    s->frame.motion = true;
    draw(s, match, &pub, ui.event, 0.0f);
    for (int i = 0; i <= PARTS; i++) {
        ui.part = (float)i / PARTS;
        const float now = werewolf_drawn_thread(&look, 0);
        assert_true(now <= before && before - now < 0.1f);
        before = now;
    }
    assert_true(before <= 0.0f);
    nt_match_destroy(match);
}

/* ---- what comes and goes with the questions ---- */

/* Told before the questions below. */
static const nt_event died = {.to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {4, WEREWOLF_OUT_NIGHT}};

/* Draws the frame with so much of a change still to come. */
static void draw_change(stage *s, nt_match *match, const werewolf_pub *pub, int stands, int stood, float left) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = s->seat,
                         .config = nt_match_config(match),
                         .asked = NT_SPECTATOR,
                         .stands = (uint8_t)stands,
                         .stood = (uint8_t)stood,
                         .change_left = left,
                         .last = died,
                         .part = 1.0f};

    stage_draw(s, s->list, (nt_view){.pub = pub}, &ui);
}

static uint8_t stands_now(stage *s, nt_match *match, const werewolf_pub *pub) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = s->seat,
                         .config = nt_match_config(match),
                         .asked = NT_SPECTATOR,
                         .part = 1.0f};

    return werewolf_table.state((nt_view){.pub = pub}, &ui).stands;
}

/* As much of the sheet as hangs, by where it is cut off. */
static float hung(const stage *s) {
    float cut = 0.0f;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        cut = c->kind == UI_GROUP && c->cuts ? c->at.h / s->frame.height : cut;
    }
    return cut;
}

static void the_sheet_unrolls_evenly(void **state) {
    enum { STEPS = 12 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(12, &pub);
    float before = 0.0f, most = 0.0f;

    pub.step = WEREWOLF_STEP_DUSK;
    pub.round = 0;
    s->frame.motion = true;
    const uint8_t sheet = stands_now(s, match, &pub);
    assert_true(sheet != 0);
    for (int i = 1; i < STEPS; i++) {
        draw_change(s, match, &pub, sheet, 0, 1.0f - (float)i / STEPS);
        const float now = hung(s);
        assert_true(now > before);
        most = fmaxf(most, now - before);
        before = now;
    }
    assert_true(most < most_of_page && before > 0.3f);
    draw_change(s, match, &pub, sheet, 0, 0.0f);
    assert_true(hung(s) <= 0.0f); /* all of it */
    nt_match_destroy(match);
}

/* How wide the figure of a seat stands on the square. */
static ui_rect figure_at(stage *s, nt_match *match, const werewolf_pub *pub, uint8_t stood, float left) {
    ui_rect at = {0};

    draw_change(s, match, pub, stands_now(s, match, pub), stood, left);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool folk = c->kind == UI_PICTURE && strncmp(s->list->arena + c->text, "figures/folk_", 13) == 0;
        at = folk && c->at.w > at.w ? c->at : at;
    }
    return at;
}

/* Whoever speaks steps forward from among the others, and whoever has spoken goes back. */
static void speakers_step_forward_evenly(void **state) {
    enum { STEPS = 8 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(9, &pub);

    pub.step = WEREWOLF_STEP_CAMPAIGN;
    pub.speaker = WEREWOLF_NONE;
    const ui_rect rests = figure_at(s, match, &pub, 0, 0.0f);
    pub.speaker = 1;
    const ui_rect stands = figure_at(s, match, &pub, 0, 0.0f);
    ui_rect before = rests;
    assert_true(stands.w > 1.2f * rests.w);
    for (int i = 0; i <= STEPS; i++) {
        const ui_rect now = figure_at(s, match, &pub, 0, 1.0f - (float)i / STEPS);
        assert_true(now.w >= before.w - 0.5f && now.w - before.w < 0.4f * (stands.w - rests.w));
        before = now;
    }
    assert_float_equal(before.w, stands.w, 0.1f);
    const uint8_t first = stands_now(s, match, &pub);
    pub.speaker = WEREWOLF_NONE;
    assert_float_equal(figure_at(s, match, &pub, first, 0.999f).w, stands.w, 1.0f);
    nt_match_destroy(match);
}

static float light_on(stage *s, nt_match *match, const werewolf_pub *pub, int seat, int stood, float left) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .config = nt_match_config(match),
                         .part = 1.0f,
                         .stands = stands_now(s, match, pub),
                         .stood = (uint8_t)stood,
                         .change_left = left};

    ui_begin(s->list, &s->frame);
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, s->list);
    return werewolf_light(&look, seat);
}

/* The lamp leaves whoever has spoken as it comes to who speaks now, in small steps; and to whoever is asked alone. */
static void the_lamp_passes_over(void **state) {
    enum { STEPS = 12, ONE = 1, OTHER = 6 };
    static const float most = 0.35f;
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(9, &pub);

    for (int asked = 0; asked < 2; asked++) {
        float before = 0.0f;
        pub.step = WEREWOLF_STEP_CAMPAIGN;
        pub.speaker = ONE;
        const uint8_t stood = stands_now(s, match, &pub);
        pub.step = asked ? WEREWOLF_STEP_BADGE : WEREWOLF_STEP_CAMPAIGN;
        pub.speaker = asked ? WEREWOLF_NONE : OTHER;
        memset(pub.asked, 0, sizeof pub.asked);
        pub.asked[OTHER] = 1;
        for (int i = 0; i <= STEPS; i++) {
            const float left = 1.0f - (float)i / STEPS, now = light_on(s, match, &pub, OTHER, stood, left);
            assert_true(now >= before && now - before < most);
            assert_float_equal(now + light_on(s, match, &pub, ONE, stood, left), 1.0f, 0.01f);
            before = now;
        }
        assert_float_equal(before, 1.0f, 0.0f);
    }
    nt_match_destroy(match);
}

/* How wide the widest figure on the square is while it is told who stands, and how many of them there are. */
static float widest_told(stage *s, nt_match *match, const werewolf_pub *pub, nt_event e, float part) {
    float wide = 0.0f;

    draw(s, match, pub, e, part);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool folk = c->kind == UI_PICTURE && strncmp(s->list->arena + c->text, "figures/folk_", 13) == 0;
        wide = folk ? fmaxf(wide, c->at.w) : wide;
    }
    return wide;
}

static float star_seen(nt_match *match, const werewolf_pub *pub, nt_event e, float part) {
    const table_ui ui = {.frame = TABLE_PUBLIC, .config = nt_match_config(match), .event = e, .part = part};
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, NULL);

    return werewolf_candidate_seen(&look, 1);
}

/* They come forward while they are named, and have gone back before the first of them speaks; the badge that they
 * stand for comes to their plates, and goes when somebody has it. */
static void candidates_step_forward_and_back(void **state) {
    static const nt_event stood = {.to = NT_ALL, .kind = WEREWOLF_EV_STOOD, .n = 3, .arg = {2, 1, 5}},
                          badge = {.to = NT_ALL, .kind = WEREWOLF_EV_BADGE, .n = 2, .arg = {WEREWOLF_NONE, 5}};
    enum { PARTS = 35 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(9, &pub);

    pub.step = WEREWOLF_STEP_STAND;
    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    s->frame.motion = true;
    const float rests = widest_told(s, match, &pub, stood, 0.0f);
    float before = rests, most = 0.0f, seen = 0.0f;
    for (int i = 1; i < PARTS; i++) {
        const float now = widest_told(s, match, &pub, stood, (float)i / PARTS);
        const float star = star_seen(match, &pub, stood, (float)i / PARTS);
        assert_true(fabsf(now - before) < 0.12f * rests && star >= seen && star - seen < 0.2f);
        most = fmaxf(most, now);
        before = now;
        seen = star;
    }
    assert_true(most > 1.1f * rests && before < 1.05f * rests && seen >= 1.0f);
    pub.candidate[1] = WEREWOLF_STANDING;
    for (int i = 0; i < PARTS; i++) {
        const float star = star_seen(match, &pub, badge, (float)i / PARTS);
        assert_true(star <= seen && seen - star < 0.2f);
        seen = star;
    }
    assert_true(seen < 0.2f);
    nt_match_destroy(match);
}

/* Figures with a hand up, each drawn with its rim. */
static int raised(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strncmp(list->arena + c->text, "figures/raised_", 15) == 0;
    }
    return n / 2;
}

/* Where hands go up at one moment: those of whom nobody touched, too, and as many are said. */
static void whoever_stands_raises_a_hand(void **state) {
    static const nt_event stood = {.to = NT_ALL, .kind = WEREWOLF_EV_STOOD, .n = 3, .arg = {2, 1, 5}};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(9, &pub);

    pub.step = WEREWOLF_STEP_STAND;
    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_JUDGE;
    s->frame.motion = true;
    draw(s, match, &pub, stood, 0.0f);
    assert_int_equal(raised(s->list), 0);
    draw(s, match, &pub, stood, 0.5f);
    assert_int_equal(raised(s->list), 2);
    assert_true(stage_shows(s->list, "2 hands are up"));
    s->frame.motion = false;
    draw(s, match, &pub, stood, 1.0f);
    assert_int_equal(raised(s->list), 2);
    nt_match_destroy(match);
}

/* One has died in the night, and is asked. */
static nt_match *at_last_rites(werewolf_pub *pub) {
    enum { DEAD = 4 };
    nt_match *match = at_day(12, pub);

    pub->dawn[DEAD] = 1;
    pub->alive[DEAD] = 0;
    pub->out_how[DEAD] = WEREWOLF_OUT_NIGHT;
    pub->step = WEREWOLF_STEP_RITES;
    memset(pub->asked, 0, sizeof pub->asked);
    pub->asked[DEAD] = 1;
    pub->exiling = WEREWOLF_NONE;
    return match;
}

/* The night's dead have been asked: their picture goes as it came. */
static void the_picture_of_the_dead_goes_evenly(void **state) {
    enum { STEPS = 10 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_last_rites(&pub);

    s->frame.motion = true;
    const uint8_t dead = stands_now(s, match, &pub);
    assert_true(dead != 0);
    draw_change(s, match, &pub, dead, 0, 0.0f);
    float covered = sheet_of(s), dark = dark_of(s->list);
    assert_true(covered > 0.05f);
    pub.step = WEREWOLF_STEP_DIRECTION;
    pub.asked[4] = 0;
    for (int i = 0; i <= STEPS; i++) {
        draw_change(s, match, &pub, 0, dead, 1.0f - (float)i / STEPS);
        const float now = sheet_of(s), dim = dark_of(s->list);
        assert_true(fabsf(now - covered) + 0.5f * fabsf(dim - dark) < most_of_page);
        covered = now;
        dark = dim;
    }
    assert_true(covered <= 0.0f && dark <= 0.0f);
    nt_match_destroy(match);
}

/* Nothing is asked while it goes. */
static void the_question_comes_behind_the_picture(void **state) {
    enum { STEPS = 10 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_last_rites(&pub);

    s->frame.motion = true;
    const uint8_t dead = stands_now(s, match, &pub);
    pub.step = WEREWOLF_STEP_BADGE;
    for (int i = 0; i <= STEPS; i++) {
        draw_change(s, match, &pub, 0, dead, 1.0f - (float)i / STEPS);
        assert_int_equal(stage_shows(s->list, "who gets the badge?"), i == STEPS);
        assert_int_equal(stage_shows(s->list, "Any living player may get the badge."), i == STEPS);
        assert_int_equal(stage_shows(s->list, "to act"), i == STEPS);
        assert_true(stage_shows(s->list, "died in the night"));
    }
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(pictures_come_evenly, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_card_on_a_picture_opens_and_closes, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(nobody_is_seen_through_a_flash, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(an_exile_is_told_one_thing_after_the_other, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_sheet_unrolls_evenly, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(speakers_step_forward_evenly, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_lamp_passes_over, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(candidates_step_forward_and_back, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(whoever_stands_raises_a_hand, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_picture_of_the_dead_goes_evenly, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_question_comes_behind_the_picture, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_badge_comes_behind_its_votes, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(threads_go_before_the_people_come, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
