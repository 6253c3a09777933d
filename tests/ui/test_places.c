#include "stage.h"

#include <math.h>

#include "ui/edges.h"
#include "ui/rim.h"
#include "ui/seats.h"

static const int frames[][2] = {{1024, 600},  {1280, 800}, {1920, 1080}, {1366, 768}, {1024, 768},
                                {2560, 1080}, {800, 1280}, {1080, 1920}, {600, 1024}, {768, 1024}};

static bool overlap(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w - 0.01f && b.x < a.x + a.w - 0.01f && a.y < b.y + b.h - 0.01f && b.y < a.y + a.h - 0.01f;
}

static bool holds(ui_rect a, ui_rect b) {
    return b.x >= a.x - 0.01f && b.y >= a.y - 0.01f && b.x + b.w <= a.x + a.w + 0.01f &&
           b.y + b.h <= a.y + a.h + 0.01f;
}

/* All that a seat may draw: house, plate and the strip "to act" under it. */
static ui_rect whole(const ui_place *p) {
    float left = fminf(p->house.x, p->plate.x), right = fmaxf(p->house.x + p->house.w, p->plate.x + p->plate.w);
    return (ui_rect){left, p->house.y, right - left, p->plate.y + p->plate.h + 30.0f - p->house.y};
}

static void check_ring(stage *s, int n, float text_scale) {
    ui_place place[20];
    ui_rect centre, left = {0, 0, 230, 80}, right = {s->ui.width - 230, 0, 230, 80};
    s->ui.text_scale = text_scale;
    ui_rect area = {0, 0, s->ui.width, s->ui.height - ui_apron_height(&s->ui)};
    ui_places_upright(&s->ui, area, n, place, &centre);
    bool tall = area.h > area.w;
    assert_true(centre.w >= (tall ? 290 : 500) && centre.h >= (tall ? 340 : 190));
    for (int i = 0; i < n; i++) {
        ui_rect a = whole(&place[i]);
        assert_true(holds(area, a));
        assert_false(overlap(a, centre));
        assert_false(overlap(a, left) || overlap(a, right));
        assert_true(place[i].plate.w >= 110 && place[i].plate.h >= 50);
        assert_int_equal(place[i].turn, 0);
        for (int j = 0; j < i; j++) {
            assert_false(overlap(a, whole(&place[j])));
        }
    }
}

static void places_never_overlap(void **state) {
    stage *s = *state;
    for (size_t f = 0; f < sizeof frames / sizeof frames[0]; f++) {
        stage_size(s, frames[f][0], frames[f][1]);
        for (int n = 2; n <= 20; n++) {
            check_ring(s, n, 1.0f);
            check_ring(s, n, 1.75f);
        }
    }
}

/* Going round by seat number goes round the table clockwise, once, and starts at the bottom. */
static void ring_order_is_physical_order(void **state) {
    stage *s = *state;
    for (int n = 3; n <= 20; n++) {
        ui_place place[20];
        ui_rect centre, area = {0, 0, 1280, 700};
        ui_places_upright(&s->ui, area, n, place, &centre);
        float turned = 0;
        for (int i = 0; i < n; i++) {
            /* The angle to the middle turns the same way as the place itself. */
            float step = place[(i + 1) % n].angle - place[i].angle;
            step += step < 0 ? 360.0f : 0.0f;
            assert_true(step > 0.5f && step < 240.0f);
            turned += step;
        }
        assert_float_equal(turned, 360.0f, 0.5f);
        assert_false(place[0].far);
        assert_true(place[0].plate.y > centre.y + centre.h / 2);
    }
}

/* A full row between two columns is one row with the seats at their lower ends. */
static void a_full_row_has_one_pitch(void **state) {
    stage *s = *state;
    ui_place place[20];
    ui_rect centre;

    stage_size(s, 1280, 800);
    ui_places_upright(&s->ui, (ui_rect){0, 0, s->ui.width, s->ui.height - 110}, 15, place, &centre);
    float least = INFINITY, most = 0.0f;
    for (int i = 0; i < 5; i++) { /* from the right to the left, and the first of the left column */
        const float gap = place[i].plate.x - place[i + 1].plate.x - place[i].plate.w;
        least = fminf(least, gap);
        most = fmaxf(most, gap);
    }
    assert_true(least > 10.0f && most < 1.3f * least);
}

/* Wedge and words of the seat to act keep off every other seat and the middle. */
static void the_cues_to_act_touch_nobody(void **state) {
    stage *s = *state;
    ui_seat seat = {.name = "Owl"};
    for (size_t f = 0; f < sizeof frames / sizeof frames[0]; f++) {
        stage_size(s, frames[f][0], frames[f][1]);
        ui_rect area = {0, 0, s->ui.width, s->ui.height - ui_apron_height(&s->ui)}, centre;
        for (int n = 3; n <= 20; n++) {
            ui_place place[20];
            ui_places_upright(&s->ui, area, n, place, &centre);
            for (int i = 0; i < n; i++) {
                ui_begin(s->d, &s->ui);
                ui_seat_plate(s->d, &place[i], &seat, UI_SEAT_TO_ACT, NULL, 0);
                for (int c = 0; c < s->d->n; c++) {
                    ui_rect at = s->d->command[c].at;
                    bool small = s->d->command[c].kind == UI_SHAPE && at.w < 50 && at.h < 50;
                    for (int j = 0; small && j < n; j++) {
                        assert_false(j != i && (overlap(at, place[j].plate) || overlap(at, place[j].house)));
                        assert_false(overlap(at, centre));
                        assert_true(holds(area, at));
                    }
                }
            }
        }
    }
}

static void seat_names_fit_their_plates(void **state) {
    stage *s = *state;
    ui_place place[20];
    ui_rect centre, area = {0, 0, 1280, 700};
    ui_count count[2] = {{"card", 6, UI_PAPER_400, false}, {"coin", 14, UI_YELLOW, false}};
    for (int n = 6; n <= 20; n += 7) {
        ui_begin(s->d, &s->ui);
        ui_places_upright(&s->ui, area, n, place, &centre);
        for (int i = 0; i < n; i++) {
            ui_seat seat = {.name = "Lantern", .colour = (uint8_t)(i % 8), .emblem = (uint8_t)i};
            ui_seat_plate(s->d, &place[i], &seat, i == 2 ? UI_SEAT_TO_ACT : UI_SEAT_CALM, count, 2);
        }
        assert_false(ui_overflowed(s->d));
        for (int i = 0; i < s->d->n_boxes; i++) {
            assert_false(s->d->box[i].cut);
            for (int j = 0; j < i; j++) {
                assert_false(overlap(s->d->box[i].at, s->d->box[j].at));
            }
        }
    }
}

static void apron_words_never_touch_its_buttons(void **state) {
    stage *s = *state;
    for (size_t f = 0; f < sizeof frames / sizeof frames[0]; f++) {
        for (int percent = 100; percent <= 175; percent += 75) {
            stage_size(s, frames[f][0], frames[f][1]);
            s->ui.text_scale = (float)percent / 100.0f;
            ui_begin(s->d, &s->ui);
            ui_apron(s->d, "Hedgehog: give the Wound to another player.", "Nobody may speak.", true);
            for (int i = 0; i < s->d->n_boxes; i++) {
                assert_false(s->d->box[i].cut);
                assert_true(s->d->box[i].at.y >= s->ui.height - ui_apron_height(&s->ui));
                for (int j = 0; j < i; j++) {
                    assert_false(overlap(s->d->box[i].at, s->d->box[j].at));
                }
            }
            assert_int_equal(s->d->n_zones, 3);
            for (int i = 0; i < 3; i++) {
                assert_true(s->d->zone[i].at.h >= ui_target(&s->ui) - 0.01f);
            }
        }
    }
}

/* No button ends it there, in a narrow frame, to stand aside of. */
static void a_sentence_of_the_end_stands_in_the_middle(void **state) {
    static const char *const sentence = "Winners get one gold, and one more for each Gold card.";
    stage *s = *state;
    stage_size(s, 800, 1280);
    ui_begin(s->d, &s->ui);
    ui_apron_of_end(s->d, sentence, "Below each name: the hand at the end.", false);
    int i = 0;
    while (i < s->d->n_boxes && strcmp(s->d->arena + s->d->box[i].text, sentence) != 0) {
        i++;
    }
    assert_true(i < s->d->n_boxes);
    const ui_rect at = s->d->box[i].at;
    assert_float_equal(at.x + at.w / 2, s->ui.width / 2, 1.0f);
}

static uint16_t second_px(stage *s, const char *second) {
    ui_begin(s->d, &s->ui);
    ui_apron(s->d, "Hedgehog: give the Wound to another player.", second, true);
    for (int i = 0; i < s->d->n_boxes; i++) {
        if (strcmp(s->d->arena + s->d->box[i].text, second) == 0) {
            return s->d->box[i].px;
        }
    }
    return 0;
}

/* What a table tells below its sentence is read across it: larger than small words are, unless it needs two lines. */
static void a_second_text_of_one_line_is_larger(void **state) {
    static const char *const longer = "Nobody may speak before everybody has closed their eyes and the bell has rung "
                                      "twice, not even whoever holds the Wound now, nor those who gave it away.";
    stage *s = *state;
    stage_size(s, 1280, 800);
    assert_true((float)second_px(s, "Nobody may speak.") > UI_STYLE_SMALL.size);
    assert_true((float)second_px(s, longer) <= UI_STYLE_SMALL.size);
}

/* The edge that a place lies at, as ui_edge_of has it: of the middle. */
static int edge_at(const ui_place *p, ui_rect centre) {
    const float x = p->plate.x + p->plate.w / 2, y = p->plate.y + p->plate.h / 2;
    if (x >= centre.x && x <= centre.x + centre.w) {
        return y > centre.y ? 0 : 2;
    }
    return x < centre.x ? 1 : 3;
}

/* In the middle of a flat table houses stand before the edges where their owners sit. */
static void on_a_flat_table_places_are_at_their_edges(void **state) {
    stage *s = *state;
    ui_rim rim = {0};
    stage_size(s, 1145, 538);
    s->ui.rim = &rim;
    const ui_rect area = {0, 0, s->ui.width, s->ui.height};
    for (int n = 3; n <= 15; n++) {
        ui_place place[20];
        ui_rect centre;
        ui_places_upright(&s->ui, area, n, place, &centre);
        for (int i = 0; i < n; i++) {
            assert_int_equal(edge_at(&place[i], centre), ui_edge_of(n, i, false));
        }
    }
    s->ui.rim = NULL;
}

/* The edge of a tall frame that a place is at, as ui_edge_of has it: columns own the corners. */
static int edge_of_tall(ui_rect area, ui_rect at) {
    const float column = 160.0f, x = at.x + at.w / 2;
    if (x < column) {
        return 1;
    }
    return x > area.w - column ? 3 : at.y < area.h / 2 ? 2 : 0;
}

/* On one that stands upright, too: whoever sits at a long side has the house there. */
static void on_a_tall_flat_table_places_are_at_their_edges(void **state) {
    stage *s = *state;
    ui_rim rim = {0};
    stage_size(s, 800, 1221);
    s->ui.rim = &rim;
    const ui_rect area = {0, 0, s->ui.width, s->ui.height};
    for (int n = 3; n <= 15; n++) {
        ui_place place[20];
        ui_rect centre;
        ui_places_at_edges(&s->ui, area, n, place, &centre);
        for (int i = 0; i < n; i++) {
            const ui_rect at = whole(&place[i]);
            assert_int_equal(edge_of_tall(area, at), ui_edge_of(n, i, true));
            for (int j = 0; j < i; j++) {
                assert_false(overlap(at, whole(&place[j])));
            }
        }
    }
    s->ui.rim = NULL;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(places_never_overlap, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(ring_order_is_physical_order, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_full_row_has_one_pitch, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(on_a_flat_table_places_are_at_their_edges, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(on_a_tall_flat_table_places_are_at_their_edges, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(the_cues_to_act_touch_nobody, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(seat_names_fit_their_plates, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(apron_words_never_touch_its_buttons, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_sentence_of_the_end_stands_in_the_middle, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_second_text_of_one_line_is_larger, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
