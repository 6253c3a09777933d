/* Plates that are levelled give one light, whatever words and pictures lie on them, in any size, language and
 * contrast; and a colour that is asked for by its light has it. */
#include <math.h>

#include "table/stage.h"
#include "ui/level.h"
#include "ui/widgets.h"

static const ui_rect card = {200, 150, 800, 240}, panel = {200, 420, 800, 120};

static double light_of(stage *s, const char *lang, const char *text, float disc) {
    ui_label_style style = UI_STYLE_BODY;
    ui_draw *d = s->list;

    style.lang = lang;
    style.valign = UI_TOP;
    ui_begin(d, &s->frame);
    ui_fill(d, (ui_rect){0, 0, 1280, 800}, UI_INK_950);
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, card, 3, UI_INK_700);
    ui_level_plate(&level, panel, 4, UI_INK_700);
    ui_label(d, ui_inset(card, 20), &style, text);
    style.align = UI_MIDDLE;
    style.face = TEXT_BOLD;
    ui_label(d, ui_inset(panel, 20), &style, text);
    ui_fill(d, (ui_rect){860, 180, disc, disc}, UI_LANTERN);
    ui_level_add(&level, disc * disc, disc * disc * ui_light(UI_LANTERN));
    ui_level_end(&level, 22000);
    pf_paint(s->screen, d);
    return pf_frame_luminance(s->screen);
}

static void words_of_any_length_give_one_light(void **state) {
    static const char *const text[][2] = {
        {"en", "You have no skill."},
        {"en",
         "Each night the pack kills one player. In the speeches you may blow yourself up: the day ends at once."},
        {"ja", "毎晩1人を占い、村人か人狼かを知ります。"},
        {"th", "แตะคนที่จะวางยาพิษ"},
        {"zh-Hant", "每晚查驗一位玩家，得知他是好人還是狼人。"}};
    stage *s = *state;

    for (int scale = 0; scale < 2; scale++) {
        for (int contrast = 0; contrast < 2; contrast++) {
            s->frame.text_scale = scale ? 1.75f : 1.0f;
            s->frame.high_contrast = contrast != 0;
            const double bare = light_of(s, "en", "", 0);
            for (int i = 0; i < 5; i++) {
                const double light = light_of(s, text[i][0], text[i][1], (float)(10 * i));
                if (fabs(light - bare) > 0.01 * bare) {
                    fail_msg("scale %d, contrast %d, text %d: %.5f and %.5f", scale, contrast, i, light, bare);
                }
            }
        }
    }
    s->frame.text_scale = 1.0f;
    s->frame.high_contrast = false;
}

/* A pool has no edge: its rim mixes with whatever lies below, here with a sky that is not black. */
static double light_of_pool(stage *s, const char *text) {
    const ui_rect oval = {190, 240, 900, 260};
    ui_label_style style = UI_STYLE_BODY;
    ui_draw *d = s->list;

    ui_begin(d, &s->frame);
    ui_fill(d, (ui_rect){0, 0, 1280, 800}, UI_INK_900);
    ui_level level = ui_level_begin(d);
    ui_level_pool(&level, oval, 19);
    style.align = UI_MIDDLE;
    ui_label(d, ui_centre(oval, 780, 150), &style, text);
    ui_level_end(&level, 9600);
    pf_paint(s->screen, d);
    return pf_frame_luminance(s->screen);
}

static void a_pool_gives_one_light(void **state) {
    stage *s = *state;

    for (int scale = 0; scale < 2; scale++) {
        s->frame.text_scale = scale ? 1.75f : 1.0f;
        const double bare = light_of_pool(s, "");
        const double few = light_of_pool(s, "You have no skill.");
        const double many = light_of_pool(s, "Each night the pack kills one player. In the speeches you may blow "
                                             "yourself up: the day ends at once.");
        if (fabs(few - bare) > 0.01 * bare || fabs(many - bare) > 0.01 * bare) {
            fail_msg("scale %d: %.5f, %.5f, %.5f", scale, bare, few, many);
        }
    }
    s->frame.text_scale = 1.0f;
}

/* What stands on a plate is not covered by its ground, and the order of pressing is that of drawing. */
static void a_ground_lies_below_its_words(void **state) {
    stage *s = *state;
    int grounds = 0, words = 0;

    light_of(s, "en", "Words", 0);
    for (int i = 1; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        words += c->kind == UI_TEXT;
        grounds += c->kind == UI_SHAPE && c->at.w > 500;
        assert_true(words == 0 || grounds == 2);
    }
    assert_int_equal(words, 2);
}

static void a_colour_has_the_light_that_was_asked_for(void **state) {
    static const ui_colour hue[] = {UI_INK_800, UI_LANTERN, 0xFF808080u};
    (void)state;

    for (size_t i = 0; i < sizeof hue / sizeof hue[0]; i++) {
        for (int k = 1; k <= (i == 0 ? 20 : 60); k++) { /* a dark one stays dark */
            const float light = 0.01f * (float)k;
            const float got = ui_light(ui_of_light(hue[i], light));
            if (fabsf(got - light) > 0.001f + 0.002f * light) {
                fail_msg("colour %d: %.4f asked for, %.4f given", (int)i, (double)light, (double)got);
            }
        }
    }
    assert_true(fabsf(ui_light(0xFFFFFFFFu) - 1.0f) < 1e-4f && fabsf(ui_light(0xFF000000u)) < 1e-4f);
}

static int open_stage(void **state) {
    return stage_setup(state, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_of_any_length_give_one_light), cmocka_unit_test(a_pool_gives_one_light),
        cmocka_unit_test(a_ground_lies_below_its_words), cmocka_unit_test(a_colour_has_the_light_that_was_asked_for)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
