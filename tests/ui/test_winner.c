/* A winner in the light of a lamp: the crown stands above the emblem, however low the place is. */
#include <stdio.h>

#include "stage.h"
#include "ui/card_table.h"

static const ui_command *figure(const ui_draw *d, const char *name) {
    const ui_command *found = NULL;
    char path[96];
    snprintf(path, sizeof path, "figures/%s", name);
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_PICTURE && strcmp(d->arena + d->command[i].text, path) == 0) {
            found = &d->command[i];
        }
    }
    assert_non_null(found);
    return found;
}

static void the_crown_is_above_the_emblem(void **state) {
    static const ui_rect place[] = {{20, 20, 158, 330}, {20, 20, 158, 160}, {20, 20, 240, 150}};
    const ui_seat seat = {.name = "Snail", .emblem = 3};
    stage *s = *state;
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++) {
        ui_begin(s->d, &s->ui);
        const ui_rect name = table_results_winner(s->d, place[i], &seat, 0.0f, 0.0f);
        const ui_rect lamp = table_results_lamp(&s->ui, place[i], 0.0f);
        const ui_rect crown = figure(s->d, "crown")->at, emblem = figure(s->d, ui_emblem[seat.emblem])->at;
        assert_true(crown.y >= place[i].y - 0.5f && crown.y + crown.h <= emblem.y);
        assert_true(emblem.y > lamp.y && emblem.y + emblem.h <= lamp.y + lamp.h);
        assert_true(name.y >= lamp.y + lamp.h && name.y + name.h <= place[i].y + place[i].h + 0.5f);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_crown_is_above_the_emblem, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
