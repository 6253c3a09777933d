/* What a strip says: what all look at, and what stands with it. */
#include "app/flat/flat_said.h"

#include "ui/widgets.h"

/* The one and below it, smaller, the other: both a little smaller than alone, with air round them. */
typedef struct {
    ui_rect above, below;
    ui_label_style large, small;
} in_two;

static in_two parted(ui_rect in) {
    static const float over = 4.0f; /* letters with signs above and below are high */
    in_two t = {.above = {in.x, in.y - over + 2.0f, in.w, in.h * 0.56f + over},
                .large = UI_STYLE_SENTENCE,
                .small = UI_STYLE_BODY};
    t.below = (ui_rect){in.x, t.above.y + t.above.h - 2.0f, in.w, in.h * 0.44f + over};
    t.large.size = 25;
    t.small.size = 18;
    t.small.colour = UI_PAPER_200; /* read across the table */
    t.small.align = t.large.align = UI_MIDDLE;
    return t;
}

bool flat_can_say_in_two(const ui_draw *d, ui_rect in, const char *done, const char *next) {
    const in_two t = parted(in);
    return done[0] != '\0' && next[0] != '\0' && ui_label_fits(d->ui, t.above, &t.large, next) &&
           ui_label_fits(d->ui, t.below, &t.small, done);
}

void flat_say_in_two(ui_draw *d, ui_rect in, const char *done, const char *next) {
    const in_two t = parted(in);
    ui_label(d, t.above, &t.large, next);
    ui_label(d, t.below, &t.small, done);
}

/* What will stand below it has its line from the beginning. False: there is no room for that. */
static bool say_below(ui_draw *d, ui_rect in, const char *words) {
    const in_two t = parted(in);
    const bool fits = ui_label_fits(d->ui, t.below, &t.small, words);
    if (fits) {
        ui_label(d, t.below, &t.small, words);
    }
    return fits;
}

/* Rather small letters than words lost. */
static ui_label_style said_as(const ui_draw *d, ui_rect in, const char *text) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_MIDDLE;
    style.lines = 4; /* of so many as it is high */
    style.size = ui_label_fits(d->ui, in, &style, text) ? style.size : UI_STYLE_BODY.size;
    return style;
}

/* How it ended is not seen yet. */
static bool untitled(const ui_rim *rim) {
    return rim->headline != NULL && rim->headline[0] == '\0';
}

const char *flat_heading(const ui_rim *rim) {
    const char *next = rim->headline != NULL && !untitled(rim) ? rim->headline : rim->sentence;
    return next != NULL ? next : "";
}

bool flat_can_say(const ui_draw *d, ui_rect in, const ui_rim *rim) {
    const ui_label_style style = said_as(d, in, flat_heading(rim));
    return ui_label_fits(d->ui, in, &style, flat_heading(rim));
}

const char *flat_beside(const ui_rim *rim) {
    return untitled(rim) ? NULL : rim->headline != NULL ? rim->sentence : rim->second;
}

/* How it ended, and why, in one where that is whole. */
static bool say_ended(ui_draw *d, ui_rect in, const char *how, const char *why) {
    const char *both = UI_SAY(d, "play.flat.ended", TEXT_STR("first", how), TEXT_STR("second", why));
    const ui_label_style style = said_as(d, in, both);
    const bool fits = ui_label_fits(d->ui, in, &style, both);
    if (fits) {
        ui_label(d, in, &style, both);
    }
    return fits;
}

void flat_say(ui_draw *d, ui_rect in, const ui_rim *rim) {
    const char *next = flat_heading(rim), *done = flat_beside(rim);
    if (untitled(rim) && say_below(d, in, next)) {
        return;
    }
    if (done != NULL && flat_can_say_in_two(d, in, done, next)) {
        flat_say_in_two(d, in, done, next);
        return;
    }
    if (done != NULL && done[0] != '\0' && rim->headline != NULL && say_ended(d, in, next, done)) {
        return;
    }
    const ui_label_style style = said_as(d, in, next);
    ui_label(d, in, &style, next);
}
