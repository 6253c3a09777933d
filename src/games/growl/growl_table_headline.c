/* The headlines of the Growl and of its gold, and how everybody sits below them. */
#include <math.h>

#include "growl_table.h"

/* Below whatever its headline may come to say: from step to step nobody moves. Plates say nothing but names here. */
growl_ring growl_ring_of_end(const growl_look *look) {
    static const float edges = 48.0f, largest = 28.0f;
    const ui_frame *ui = look->d->ui;
    const float above = table_results_room(ui, 1).y,
                w = fminf(growl_widest_headline(look) + edges, ui->width - 80.0f);

    growl_ring ring = growl_ring_below(look, (ui_rect){(ui->width - w) / 2, 0, w, above});
    ring.strip =
        fmaxf(ring.strip, growl_role_strip(ui) + 1.0f); /* what they were stands there, on a flat table too */
    const float name = ui_seat_names(ui, ring.at[0].plate, look->t->seat, look->pub->n, largest);
    for (int i = 0; i < look->pub->n; i++) {
        ring.at[i].name = name;
    }
    return ring;
}

/* Of the whole series, named as their houses stand; NULL before its end. */
static const char *crowned_line(const growl_look *look) {
    const growl_pub *pub = look->pub;
    uint8_t seats[GROWL_SEATS];
    int n = 0;

    for (int i = 0; growl_is_series_end(pub) && i < pub->n; i++) {
        if (pub->richest[i]) {
            seats[n++] = (uint8_t)i;
        }
    }
    if (n > 1) {
        const growl_ring ring = growl_ring_of_end(look);
        growl_from_left(look, &ring, seats, n);
        return UI_SAY(look->d, "growl.results.shared", TEXT_STR("names", growl_names(look, seats, n)));
    }
    if (n == 1 && pub->title[seats[0]] == GROWL_NONE) {
        return UI_SAY(look->d, "growl.results.richest", TEXT_STR("name", growl_name(look, seats[0])));
    }
    return n == 0 ? NULL
                  : UI_SAY(look->d, "growl.results.crowned", TEXT_STR("name", growl_name(look, seats[0])),
                           TEXT_STR("title", pub->title[seats[0]] == 0 ? "king" : "queen"));
}

/* How many they are is known to all from the number of seats. */
static const char *zeroes_growl(const growl_look *look) {
    return UI_SAY(look->d, "growl.results.zeroes", TEXT_NUM("n", growl_wolves(look->pub, true)));
}

int growl_living_humans(const growl_pub *pub) {
    int n = 0;

    for (int i = 0; i < pub->n; i++) {
        n += pub->alive[i] && pub->team[i] != GROWL_WOLF;
    }
    return n;
}

const char *growl_headline(const growl_look *look, int step) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;

    const char *crowned = step >= GROWL_STEP_OF_GOLD ? crowned_line(look) : NULL;
    if (crowned != NULL) {
        return crowned;
    }
    if (step == GROWL_STEP_OF_WOLVES && !growl_has_other_wolf(pub)) {
        return ui_say(d, "growl.results.no_wolves");
    }
    if (step == GROWL_STEP_OF_CHEER && pub->winner == GROWL_WOLF) {
        return ui_say(d, "growl.results.no_cheer");
    }
    switch (step) {
    case GROWL_STEP_OF_ZEROES:
        return zeroes_growl(look);
    case GROWL_STEP_OF_WOLVES:
        return UI_SAY(d, "growl.results.wolves", TEXT_NUM("n", growl_wolves(pub, false)));
    case GROWL_STEP_OF_CHEER:
        return UI_SAY(d, "growl.results.cheer", TEXT_NUM("n", growl_living_humans(pub)));
    default:
        break;
    }
    if (step < GROWL_STEP_OF_ZEROES) {
        return ui_say(d, "growl.results.before");
    }
    return UI_SAY(d, "growl.event.won", TEXT_STR("team", pub->winner == GROWL_WOLF ? "wolf" : "human"));
}

float growl_widest_headline(const growl_look *look) {
    static const char *const team[] = {"human", "wolf"};
    static const char *const key[] = {"growl.results.before", "growl.results.no_wolves", "growl.results.no_cheer"};
    float widest = ui_label_width(look->d->ui, &UI_STYLE_TITLE, zeroes_growl(look));

    for (size_t i = 0; i < sizeof key / sizeof key[0]; i++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_TITLE, ui_say(look->d, key[i])));
    }
    for (int n = 1; n <= 2; n++) {
        const char *growls = UI_SAY(look->d, "growl.results.wolves", TEXT_NUM("n", n));
        const char *cheer = UI_SAY(look->d, "growl.results.cheer", TEXT_NUM("n", n));
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_TITLE, growls));
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_TITLE, cheer));
    }
    for (int i = 0; i < 2; i++) {
        const char *won = UI_SAY(look->d, "growl.event.won", TEXT_STR("team", team[i]));
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_TITLE, won));
    }
    return widest;
}
