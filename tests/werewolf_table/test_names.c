/* Names and roles are never shorter than they are: with twenty seats that bear the names of their emblems, in every
 * language and window, whoever has votes, whoever is told at the end, and fifteen who have won. */
#include "table/frames.h"
#include "ui/rim.h"
#include "werewolf_table/stage.h"

enum { SEATS = 20, FAULTS = 200 };

static const char *const languages[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
static const int windows[][2] = {{1024, 600}, {1280, 800}, {1366, 768}, {1600, 900}, {1920, 1080}, {800, 1280}};
static const int percents[] = {100, 130, 175};

static int faults;

static void fault(const stage *s, const char *where, const char *what, const char *text) {
    if (faults++ < FAULTS) {
        print_message("%s %.0fx%.0f %.0f%%, %s: %s: %s\n", text_lang(s->frame.words), (double)s->frame.width,
                      (double)s->frame.height, (double)s->frame.text_scale * 100.0, where, what, text);
    }
}

static const char *text_at(const ui_draw *list, int i) {
    return list->arena + list->box[i].text;
}

/* How often a text stands there whole. */
static int whole(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += !list->box[i].cut && strcmp(text_at(list, i), text) == 0;
    }
    return n;
}

static void expect(const stage *s, const char *where, const char *text, int times) {
    if (whole(s->list, text) < times) {
        fault(s, where, "not whole", text);
    }
}

/* The seats' names in the language of the frame. */
static void name_seats(stage *s) {
    ui_begin(s->list, &s->frame);
    for (int i = 0; i < SEATS; i++) {
        char key[64];
        snprintf(key, sizeof key, "emblem.%s", ui_emblem[i]);
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", ui_say(s->list, key));
    }
}

static const char *numbered(stage *s, int seat) {
    return TEXT_SAY(&s->list->words, "werewolf.seat", TEXT_NUM("n", seat + 1), TEXT_STR("name", s->seat[seat].name));
}

static const char *role_words(stage *s, int role) {
    char key[64];

    snprintf(key, sizeof key, "werewolf.role.%s.name", werewolf_role[role].id);
    return ui_say(s->list, key);
}

/* Everybody has a vote, one is the Sheriff, one is dead. */
static void a_vote(stage *s, nt_match *match, werewolf_pub pub) {
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .config = nt_match_config(match),
                   .asked = NT_SPECTATOR,
                   .part = 1.0f};

    pub.round = 1;
    pub.night = 0;
    pub.step = WEREWOLF_STEP_SAY;
    pub.badge = WEREWOLF_BADGE_HELD;
    pub.sheriff = 4;
    for (int seat = 0; seat < SEATS; seat++) {
        pub.alive[seat] = seat != 7 && seat != 10;
        pub.voted[seat] = 1;
        pub.ballot[seat] = (uint8_t)((seat + 1) % SEATS);
    }
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    for (int seat = 0; seat < SEATS; seat++) {
        expect(s, "vote", s->seat[seat].name, 1);
    }
}

/* The names on its cards. */
static void expect_one_size(stage *s) {
    int least = 0, most = 0;

    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        for (int seat = 0; seat < SEATS; seat++) {
            if (strcmp(s->list->arena + box->text, numbered(s, seat)) == 0) {
                least = least == 0 || box->px < least ? box->px : least;
                most = box->px > most ? box->px : most;
            }
        }
    }
    if (least != most) {
        print_message("%s %.0fx%.0f %.0f%%: names of %d and of %d pixels\n", text_lang(s->frame.words),
                      (double)s->frame.width, (double)s->frame.height, (double)s->frame.text_scale * 100.0, least,
                      most);
        faults++;
    }
}

/* Card by card, then the winners. */
static void an_end(stage *s, nt_match *match, werewolf_pub pub) {
    table_ui ui = {.frame = TABLE_RESULTS,
                   .seat = s->seat,
                   .config = nt_match_config(match),
                   .asked = NT_SPECTATOR,
                   .part = 1.0f};
    int steps, of_role[WEREWOLF_ROLES] = {0};

    pub.winner = WEREWOLF_WON_GOOD;
    const nt_view view = {.pub = &pub};
    steps = werewolf_table.state(view, &ui).results_steps;
    for (ui.step = 0; ui.step <= steps; ui.step++) {
        stage_draw(s, s->list, view, &ui);
        if (ui.step < steps) {
            expect_one_size(s);
        }
        for (int seat = 0; seat < SEATS; seat++) {
            const bool lost = ui.step == steps && werewolf_role[pub.role[seat]].camp == WEREWOLF_CAMP_WOLF;
            expect(s, ui.step < steps ? "who was who" : "winners", numbered(s, seat), lost ? 0 : 1);
        }
    }
    for (int seat = 0; seat < SEATS; seat++) {
        of_role[pub.role[seat]] += werewolf_role[pub.role[seat]].camp != WEREWOLF_CAMP_WOLF;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        expect(s, "winners", role_words(s, role), of_role[role]);
    }
    ui.step = steps - 1;
    stage_draw(s, s->list, view, &ui);
    for (int seat = 0; seat < SEATS - 2; seat++) {
        expect(s, "who was who", role_words(s, pub.role[seat]), 1);
    }
}

static void names_and_roles_are_whole(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(7);
    uint64_t bytes[NT_VIEW_MAX / 8];
    const werewolf_pub first = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_bot(match, seat, &luck);
    }
    const werewolf_pub last = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
    for (size_t l = 0; l < sizeof languages / sizeof languages[0]; l++) {
        stage_words(s, NT_SOURCE_DIR "/locales", languages[l]);
        name_seats(s);
        for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
            for (size_t p = 0; p < sizeof percents / sizeof percents[0]; p++) {
                stage_size(s, windows[i][0], windows[i][1], 3.78f, (float)percents[p] / 100.0f);
                a_vote(s, match, first);
                an_end(s, match, last);
            }
        }
    }
    nt_match_destroy(match);
    assert_int_equal(faults, 0);
}

/* In the low middle of a flat table, too: a name without spaces has no second line. */
static void who_has_lost_is_named_in_one_line(void **state) {
    static const int middle[][2] = {{1096, 538}, {840, 340}, {1736, 820}}, seats[] = {6, 9, 12};
    stage *s = *state;

    for (size_t k = 0; k < 3 * 3 * sizeof languages / sizeof languages[0]; k++) {
        const int n = seats[k % 3], *size = middle[k / 3 % 3];
        nt_match *match = stage_match(n, 7, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(7);
        ui_rim rim = {.seat = s->seat};
        stage_words(s, NT_SOURCE_DIR "/locales", languages[k / 9]);
        stage_size(s, size[0], size[1], 3.78f, 1.0f);
        name_seats(s);
        stage_sit(&s->frame, &rim, n);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            stage_bot(match, seat, &luck);
        }
        werewolf_pub pub = stage_pub(match);
        table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);
        ui.frame = TABLE_RESULTS;
        ui.step = werewolf_table.state((nt_view){.pub = &pub}, &ui).results_steps;
        for (int wolf = 0; wolf < 2; wolf++) {
            pub.winner = wolf ? WEREWOLF_WON_WOLF : WEREWOLF_WON_GOOD;
            stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
            const char *lost = ui_say(s->list, wolf ? "werewolf.camp.good" : "werewolf.camp.wolf");
            if (!frames_say(s->list, lost)) {
                fault(s, "who has lost", "not in one line", lost);
            }
        }
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    assert_int_equal(faults, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(who_has_lost_is_named_in_one_line),
                                       cmocka_unit_test(names_and_roles_are_whole)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
