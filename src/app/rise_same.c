#include "app/rise_same.h"

#include "app/rise_carry.h"
#include "app/rise_kept.h"
#include "app/rise_said.h"
#include "ui/motion.h"
#include "ui/same.h"
#include "ui/widgets.h"

/* One thing on both pages; where one of them has it twice it parts, or becomes one. */
typedef struct {
    ui_same was, is;
} kept;

/* In the order in which the page that comes draws them. */
static int find_kept(const ui_draw *before, const ui_draw *d, kept out[UI_SAME_MOST]) {
    ui_same was[UI_SAME_MOST], is[UI_SAME_MOST];
    const int n_was = ui_same_all(before, was), n_is = ui_same_all(d, is);
    int n = 0;

    for (int k = 0; k < n_is; k++) {
        for (int i = 0; i < n_was && n < UI_SAME_MOST; i++) {
            if (was[i].who == is[k].who) {
                out[n++] = (kept){was[i], is[k]};
            }
        }
    }
    return n;
}

bool rise_same_on(const ui_draw *d) {
    ui_same all[UI_SAME_MOST];

    return ui_same_all(d, all) > 0;
}

bool rise_same_on_both(const ui_draw *d, const ui_draw *other) {
    kept all[UI_SAME_MOST];

    return find_kept(other, d, all) > 0;
}

/* What changes: the window, or of a flat table the place in its middle; what stands round it is there at once. */
static ui_rect area_of(const ui_draw *d) {
    for (int i = 0; d->ground == 0 && i < d->n; i++) {
        if (d->command[i].kind == UI_PLACE) {
            return d->command[i].at;
        }
    }
    return (ui_rect){0, 0, d->ui->width, d->ui->height};
}

static void ground(ui_draw *d, const char *picture, float alpha) {
    const ui_rect area = area_of(d);

    if (picture[0] != '\0') {
        ui_cover_faded(d, picture, area, alpha);
    } else {
        ui_fill(d, area, ui_fade(ui_theme(d->ui, UI_INK_900), alpha));
    }
}

/* And what lay over it from the start, of two grounds of which the one was going over into the other. */
static void ground_before(ui_draw *d, const ui_draw *before) {
    const int over = ui_ground_over(before);

    ground(d, ui_ground_picture(before), 1.0f);
    if (over >= 0) {
        const ui_command *c = &before->command[over];
        ground(d, before->arena + c->text, (float)(c->colour >> 24) / 255.0f);
    }
}

static float stepped(float part, float from, float to) {
    return motion_stepped(motion_of(part, from, to), MOTION_PAGE_STEPS);
}

/* No look is ever larger than on its own page. */
static ui_rect no_larger(ui_rect at, ui_rect own) {
    return at.w > own.w ? ui_centre(at, own.w, own.h) : at;
}

typedef struct {
    int n;
    ui_moved all[2 * UI_SAME_MOST + RISE_CARRY_MOST];
} moving;

/* Its new look comes over the old one, which then goes: it is whole all the time. What both show alike lies over
 * them, once. */
static void glide_one(moving *m, rise_carry *c, ui_draw *d, const ui_draw *before, const kept *k, float part) {
    static const float comes = 0.25f, all = 0.5f, gone = 0.75f;
    const float old = 1.0f - stepped(part, all, gone), new = stepped(part, comes, all);
    const ui_rect at = motion_between(k->was.at, k->is.at, motion_smooth(part));
    const ui_moved *look = &m->all[m->n];
    const int from = c->n, n = rise_carry_find(c, before, &k->was, d, &k->is);

    m->all[m->n++] = (ui_moved){.drawn = k->was.drawn,
                                .was = k->was.at,
                                .seen = no_larger(at, k->was.at),
                                .alpha = old,
                                .without = c->was + from,
                                .n_without = n};
    m->all[m->n++] = (ui_moved){.drawn = k->is.drawn,
                                .was = k->is.at,
                                .seen = no_larger(at, k->is.at),
                                .alpha = new,
                                .own = true,
                                .without = c->is + from,
                                .n_without = n};
    for (int i = from; i < from + n; i++) {
        m->all[m->n++] = rise_carry_moved(c, i, before, d, look, motion_of(part, comes, all));
    }
}

static void glide(ui_draw *d, const ui_draw *before, const kept k[], int n, float part) {
    moving m = {0};
    rise_carry c = {0};

    for (int i = 0; i < n; i++) {
        glide_one(&m, &c, d, before, &k[i], part);
    }
    ui_lay_moved(d, before, m.all, m.n);
}

/* What is said round the middle of a flat table: old words go, and only then new ones come. */
static void say_round(ui_differ *f, ui_draw *d, const ui_draw *before, float part) {
    static const float gone = 0.25f, come = 0.5f;
    const float old = 1.0f - stepped(part, 0.0f, gone), bare = 1.0f - stepped(part, gone, come);
    ui_rect at[UI_DIFFER_APART];
    ui_part laid[2 * UI_DIFFER_APART];
    const int n = rise_said_other(before, d, at);
    int parts = 0;

    rise_said_with_buttons(before, d, at, n);
    for (int i = 0; i < n; i++) {
        laid[parts++] = (ui_part){.at = at[i], .alpha = bare, .bare = true};
        laid[parts++] = (ui_part){.at = at[i], .alpha = old};
    }
    ui_lay_parts(f, d, before, laid, parts);
}

/* Of the page that comes nothing is seen before all that stays has come to its place. */
void rise_same_draw(ui_differ *f, ui_draw *d, const ui_draw *before, float part) {
    static const float gone = 0.25f, begins = 0.12f, there = 0.78f;
    const float old = 1.0f - stepped(part, 0.0f, gone), new = stepped(part, there, 1.0f);
    const float turned = stepped(part, gone, there);
    kept all[UI_SAME_MOST];
    ui_range stays[UI_SAME_MOST + 1];
    const rise_kept stands = rise_kept_of(d, before);
    const int n = find_kept(before, d, all), over = ui_ground_over(before);

    for (int i = 0; i < n; i++) {
        stays[i] = all[i].was.drawn;
    }
    stays[n] = (ui_range){over, over + 1};
    if (d->ground == 0) {
        ui_group_cut(d, area_of(d));
    }
    if (turned < 1.0f) {
        ground_before(d, before);
    }
    if (turned > 0.0f && new < 1.0f) {
        ground(d, ui_ground_picture(d), turned < 1.0f ? turned : 1.0f - new);
    }
    if (old > 0.0f) {
        ui_lay_rest(d, before, before->ground, stays, n + 1, old);
    }
    if (new < 1.0f) {
        glide(d, before, all, n, motion_of(part, begins, there));
    }
    if (d->ground == 0) {
        ui_group_end(d);
        say_round(f, d, before, part);
    }
    rise_kept_draw(d, before, &stands, old, new);
}
