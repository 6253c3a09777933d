/* What a question of Werewolf's table brings comes when what was there before has gone, and goes before something is
 * told. */
#include <string.h>

#include "app/laid.h"
#include "app/rise.h"
#include "app/werewolf_hosted.h"

typedef struct {
    bool table, told, due; /* due: something began to be told, seen as soon as time passes */
    uint64_t at;
    int begins, soft, goes, opened, both;
    bool asked, ended; /* ended: nobody is asked any more, nor is anything told */
    int ends, softly;
} walk;

static bool may_act(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, "act") == 0) {
            return true;
        }
    }
    return false;
}

static void seen(void *user, app *a) {
    walk *w = user;
    const table_scene *t = table_scene_shown(a);
    const bool table = strcmp(app_scene_name(a), "table") == 0;
    const bool tells = table && app_director_step(a->table).kind == STEP_EVENTS;
    const bool goes = table && t->change.ends > a->now && table_scene_state(&t->base, a).stood_first;

    if (w->due && a->now > w->at) {
        w->due = false;
        w->begins += tells && !goes;
        w->soft += tells && !goes && rise_moves(a);
    }
    if (tells && w->table && !w->told) {
        w->due = true;
        w->at = a->now;
    }
    if (w->ended && a->now > w->at) {
        w->ended = false;
        w->ends += table && !tells;
        w->softly += table && !tells && rise_moves(a);
    }
    if (table && w->table && w->asked && t->asks == NULL && !tells) {
        w->ended = true;
        w->at = a->now;
    }
    w->asked = table && t->asks != NULL;
    w->goes += goes;
    w->opened += goes && rise_moves(a) && may_act(a->shown);
    w->both += table && rise_moves(a) && rise_on_table_left(a) < 1.0f && laid_left(a) > 0.0f;
    w->table = table;
    w->told = tells;
}

static void what_is_there_goes_first(void **state) {
    walk w = {0};
    hosted h;
    (void)state;

    begin(&h, 9, 0x1, WEREWOLF_HOST_JUDGE, 0);
    h.hand.seen = seen;
    h.hand.user = &w;
    for (int i = 0; i < 2000 && (w.goes == 0 || w.begins < 8); i++) {
        assert_true(player_act(&h.hand));
    }
    assert_true(w.begins >= 8 && w.goes > 0);
    assert_int_equal(w.soft, w.begins);
    assert_int_equal(w.opened, 0);
    assert_int_equal(w.both, 0);
    end(&h);
}

/* Where bots alone speak and then only the house is asked. */
static void a_question_goes_where_none_follows(void **state) {
    walk w = {0};
    hosted h;
    (void)state;

    begin(&h, 9, 0, WEREWOLF_HOST_TABLE, 0);
    h.hand.seen = seen;
    h.hand.user = &w;
    for (int i = 0; i < 3000 && w.ends < 2; i++) {
        player_wait(&h.hand, 200);
    }
    assert_true(w.ends > 0);
    assert_int_equal(w.softly, w.ends);
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_there_goes_first),
                                       cmocka_unit_test(a_question_goes_where_none_follows)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
