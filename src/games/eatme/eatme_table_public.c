/* The public frame: the yard in the evening, the houses, the wolf, and what is asked. */
#include <math.h>
#include <stdio.h>

#include "eatme_table.h"

/* A worn path from door to door. */
static void path(const eatme_look *look, const eatme_yard *yard) {
    char svg[2048];
    size_t n = 0;
    const ui_rect all = {0, 0, look->d->ui->width, look->d->ui->height};

    if (look->d->ui->high_contrast) {
        return;
    }
    for (int place = 1; place + 1 < yard->n; place++) {
        const eatme_spot *a = &yard->at[place], *b = &yard->at[place + 1];
        const float ay = a->place.plate.y + 20, by = b->place.plate.y + 20;
        const float mx = (a->x + b->x) / 2, my = (ay + by) / 2 - (yard->tall ? 0.0f : 26.0f);
        n += (size_t)snprintf(svg + n, sizeof svg - n,
                              "<path d=\"M%.0f %.0fQ%.0f %.0f %.0f %.0f\" fill=\"none\" stroke=\"#C08A50\" "
                              "stroke-width=\"3.2\" stroke-linecap=\"round\" stroke-dasharray=\"24 26\"/>",
                              (double)a->x, (double)ay, (double)mx, (double)my, (double)b->x, (double)by);
    }
    ui_shape(look->d, all, svg);
}

/* The round at the top left opens the sheet of past choices. */
static void corners(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *round =
        UI_SAY(d, "eatme.table.round", TEXT_NUM("n", pub->round), TEXT_NUM("target", pub->opt[EATME_OPT_TARGET]));

    if (pub->opt[EATME_OPT_HISTORY]) {
        const ui_rect at = {24, 16, 272 + 130 * (d->ui->text_scale - 1), fmaxf(66.0f, ui_target(d->ui))};
        ui_button(d, at, EATME_ZONE_HISTORY, 0, round, "moon", UI_QUIET, 0);
    } else {
        ui_corner_plate(d, false, round, NULL, false);
    }
    if (look->t->time_left > 0) {
        ui_corner_plate(d, true, UI_SAY(d, "eatme.table.seconds", TEXT_NUM("n", look->t->time_left)), "hourglass",
                        false);
    }
}

static int locked(const eatme_pub *pub) {
    return pub->n - 1 - eatme_unlocked(pub);
}

static const char *second_line(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;

    if (t->page > 0 && t->page <= pub->n) {
        const int seat = t->page - 1;
        return UI_SAY(d, "eatme.table.lives", TEXT_STR("who", eatme_who(pub, pub->cast[seat])),
                      TEXT_STR("name", eatme_name(look, seat)), TEXT_NUM("value", eatme_value(pub, seat)));
    }
    if (eatme_hands_out(look)) {
        return eatme_cast_hint(look);
    }
    if (pub->phase == EATME_PHASE_CHOOSE) {
        return UI_SAY(d, "eatme.table.chosen", TEXT_NUM("done", locked(pub)), TEXT_NUM("of", pub->n - 1));
    }
    return t->last.kind != 0 ? eatme_told_on(look, &t->last) : NULL;
}

static void apron(const eatme_look *look) {
    const table_ui *t = look->t;
    const char *told = t->part < 1.0f ? eatme_told_on(look, &t->event) : NULL;

    ui_apron(look->d, told != NULL ? told : eatme_question(look), told != NULL ? NULL : second_line(look),
             look->pub->opt[EATME_OPT_HISTORY] != 0);
}

/* While the characters are handed out the wolf is one of them; false when it lives at a house then. */
static bool wolf_at(const eatme_look *look, const eatme_yard *yard, eatme_stand *to) {
    uint8_t cast[EATME_SEATS];

    eatme_cast_now(look, cast);
    if (cast[yard->first] != EATME_WOLF) {
        return false;
    }
    if (eatme_hands_out(look)) {
        *to = eatme_stand_home(yard);
        return true;
    }
    eatme_stand at = eatme_wolf_stands(look, yard);
    if (eatme_moving(look, EATME_EV_CAST)) { /* comes in from the left, last of all */
        const float part = fminf(fmaxf((look->t->part - 0.45f) / 0.5f, 0.0f), 1.0f);
        at.right = part < 1.0f;
        at.x = -160.0f + (at.x + 160.0f) * part;
    }
    *to = at;
    return true;
}

void eatme_draw_public(const eatme_look *look) {
    const eatme_yard yard = eatme_yard_of(look);
    eatme_stand stand;
    const bool has_wolf = wolf_at(look, &yard, &stand);

    table_ground(look->d, yard.tall ? "eatme/table_tall" : "eatme/table");
    path(look, &yard);
    if (has_wolf) {
        eatme_draw_shade(look->d, stand);
    }
    for (int place = yard.n - 1; place >= 0; place--) {
        eatme_draw_seat(look, &yard, place);
    }
    eatme_draw_prowl_zones(look, &yard);
    eatme_draw_cast_zones(look, &yard);
    for (int place = yard.n - 1; place >= 0; place--) {
        eatme_draw_marks(look, &yard, place);
    }
    if (has_wolf) {
        eatme_draw_wolf(look->d, stand);
    }
    eatme_draw_flight(look, &yard);
    corners(look);
    if (look->t->page == EATME_PAGE_PAST) {
        eatme_draw_past_panel(look);
    } else {
        eatme_draw_prowl_buttons(look, &yard);
        eatme_draw_cast_buttons(look, &yard);
    }
    apron(look);
}
