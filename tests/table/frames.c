#include "table/frames.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ui/widgets.h"

static void fault(frames *f, const char *screen, const char *what, const char *text, const char *other) {
    char line[FRAMES_LINE];
    snprintf(line, sizeof line, "%s %s: %s: %.90s%s%.40s", f->where, screen, what, text, other[0] ? " | " : "",
             other);
    for (int i = 0; i < f->n; i++) {
        if (strcmp(f->line[i], line) == 0) {
            return;
        }
    }
    if (f->n < FRAMES_MOST) {
        memcpy(f->line[f->n++], line, sizeof line);
    }
}

static bool overlap(const ui_rect *a, const ui_rect *b) {
    static const float touch = 1.5f; /* du: rounding, and hand-cut edges */
    return a->x + touch < b->x + b->w && b->x + touch < a->x + a->w && a->y + touch < b->y + b->h &&
           b->y + touch < a->y + a->h;
}

static bool beyond(const ui_draw *d, const ui_rect *at) {
    return at->x < -1 || at->y < -1 || at->x + at->w > d->ui->width + 1 || at->y + at->h > d->ui->height + 1;
}

static void check_text(frames *f, const ui_draw *d, int i, const char *screen, bool moving) {
    const ui_box *box = &d->box[i];
    const char *text = d->arena + box->text;
    if (!f->spoken && !box->name && text[0] != '\0' && strncmp(text, "⟦", strlen("⟦")) != 0) {
        fault(f, screen, "from no catalogue", text, "");
    }
    if (box->cut && !(box->name && f->names_cut)) {
        fault(f, screen, "cut", text, "");
    }
    if (box->missing) {
        fault(f, screen, "missing glyph", text, "");
    }
    if (box->small) {
        fault(f, screen, "too small", text, "");
    }
    if (beyond(d, &box->at)) {
        fault(f, screen, "beyond the frame", text, "");
    }
    for (int j = 0; j < i && !moving; j++) {
        if (d->box[j].layer == box->layer && overlap(&d->box[j].at, &box->at)) {
            fault(f, screen, "overlap", d->arena + d->box[j].text, text);
        }
    }
}

void frames_texts(frames *f, const ui_draw *d, const char *screen, bool moving) {
    f->seen++;
    if (ui_overflowed(d)) {
        fault(f, screen, "the list overflows", "", "");
    }
    for (int i = 0; i < d->n_boxes; i++) {
        if (!f->window_only || d->box[i].place == 0) {
            check_text(f, d, i, screen, moving);
        }
    }
}

void frames_zones(frames *f, const ui_draw *d, const char *screen) {
    const float least = ui_target(d->ui) - 0.5f;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *zone = &d->zone[i];
        const bool any_size = (zone->flags & UI_ZONE_QUIET) && f->quiet_small;
        if (!any_size && (zone->at.w < least || zone->at.h < least)) {
            fault(f, screen, "too small to press", zone->name, "");
        }
        if (beyond(d, &zone->at)) {
            fault(f, screen, "pressed beyond the frame", zone->name, "");
        }
        for (int j = 0; j < i; j++) {
            if (!((zone->flags | d->zone[j].flags) & UI_ZONE_QUIET) && overlap(&zone->at, &d->zone[j].at)) {
                fault(f, screen, "zones overlap", d->zone[j].name, zone->name);
            }
        }
    }
}

bool frames_say(const ui_draw *list, const char *words) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_TEXT && strcmp(list->arena + list->command[i].text, words) == 0) {
            return true;
        }
    }
    return false;
}

void frames_end(const frames *f, int more_than) {
    for (int i = 0; i < f->n; i++) {
        print_message("%s\n", f->line[i]);
    }
    print_message("%d frames, %d faults\n", f->seen, f->n);
    assert_true(f->seen > more_than);
    assert_int_equal(f->n, 0);
}
