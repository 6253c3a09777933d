/* The ring of seats leaves the frame's upper corners to what lies there, in the longest words: no plate and no emblem
 * is below it, from six to twenty seats, and whatever the size of the window and of the text. Nor does the mark of a
 * vote lie on another seat's emblem. */
#include <math.h>

#include "games/werewolf/werewolf_table_public.h"

#include "werewolf_table/stage.h"

static const char *const languages[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
static const int windows[][2] = {{1024, 600},  {1280, 720}, {1280, 800}, {1366, 768},
                                 {1920, 1080}, {800, 1280}, {600, 1024}, {1080, 1920}};
static const int percents[] = {100, 130, 175};

/* What lies in the left corner and in the right one: which day it is, who lives, and the judge's button. */
enum { CORNERS = 4 };

static void corners_of(stage *s, ui_rect at[CORNERS]) {
    ui_draw *d = s->other;

    ui_begin(d, &s->frame);
    at[0] = ui_corner_plate(d, false, ui_say(d, "werewolf.when.start"), NULL, false);
    at[1] = ui_corner_plate(d, false, UI_SAY(d, "werewolf.when.night", TEXT_NUM("n", 18)), "moon", false);
    at[2] = ui_corner_plate(d, true, "18/20", "person", true);
    at[3] = werewolf_judge_place(&s->frame, ui_say(d, "werewolf.judge.open"), true);
}

static int covered(const stage *s, const char *what, int n, int seat, ui_rect at, const ui_rect corner[CORNERS]) {
    int faults = 0;

    for (int i = 0; i < CORNERS; i++) {
        if (ui_meet(at, corner[i])) {
            print_message("%s %.0fx%.0f %.0f%%, %d seats: corner %d lies over %s %d\n", text_lang(s->frame.words),
                          (double)s->frame.width, (double)s->frame.height, (double)s->frame.text_scale * 100.0, n, i,
                          what, seat + 1);
            faults++;
        }
    }
    return faults;
}

static float off_middle(ui_rect a, ui_rect b) {
    return hypotf(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}

/* What a seat has done in a vote, a disc at its plate's corner, meets no other one's emblem. */
static int marks_meet(const stage *s, const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const ui_rect mark = werewolf_mark_place(&s->frame, ring, seat);
    int faults = 0;

    for (int other = 0; other < look->pub->n; other++) {
        const ui_rect emblem = werewolf_emblem_of(look, ring, other);
        if (other != seat && off_middle(mark, emblem) < (mark.w + emblem.w) / 2) {
            print_message("%.0fx%.0f %.0f%%, %d seats: the mark of %d meets the emblem of %d\n",
                          (double)s->frame.width, (double)s->frame.height, (double)s->frame.text_scale * 100.0,
                          look->pub->n, seat + 1, other + 1);
            faults++;
        }
    }
    return faults;
}

static int covered_at(stage *s, nt_match *match, int n) {
    const table_ui ui = stage_ui(s, match, 0);
    const nt_view view = stage_view_of(s, match, &ui);
    ui_rect corner[CORNERS];
    int faults = 0;

    stage_draw(s, s->list, view, &ui);
    const werewolf_look look = werewolf_look_of(view, &ui, s->list);
    werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
    werewolf_size_names(&look, &ring);
    corners_of(s, corner);
    for (int seat = 0; seat < n; seat++) {
        faults += covered(s, "plate", n, seat, ring.plate[seat], corner);
        faults += covered(s, "emblem", n, seat, werewolf_emblem_of(&look, &ring, seat), corner);
        faults += marks_meet(s, &look, &ring, seat);
        for (int other = 0; other < seat; other++) {
            if (ui_meet(ui_inset(ring.plate[seat], -2), ui_inset(ring.plate[other], -2))) {
                print_message("%.0fx%.0f %.0f%%, %d seats: plates %d and %d meet\n", (double)s->frame.width,
                              (double)s->frame.height, (double)s->frame.text_scale * 100.0, n, other + 1, seat + 1);
                faults++;
            }
        }
    }
    return faults;
}

static void the_corners_are_clear(void **state) {
    stage *s = *state;
    int faults = 0;

    for (int n = 6; n <= WEREWOLF_SEATS; n++) {
        nt_match *match = stage_match(n, 3, WEREWOLF_HOST_PASS);
        for (size_t l = 0; l < sizeof languages / sizeof languages[0]; l++) {
            stage_words(s, NT_SOURCE_DIR "/locales", languages[l]);
            for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
                for (size_t p = 0; p < sizeof percents / sizeof percents[0]; p++) {
                    stage_size(s, windows[i][0], windows[i][1], 3.78f, (float)percents[p] / 100.0f);
                    faults += covered_at(s, match, n);
                }
            }
        }
        nt_match_destroy(match);
    }
    assert_int_equal(faults, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_corners_are_clear)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
