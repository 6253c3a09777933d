/* Where two lists differ, and what one of them shows there. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "ui/differ.h"

#include <math.h>
#include <string.h>

#include "ui/extent.h"

enum { PLACES = 2 * UI_MAX_COMMANDS };

/* Of the commands around, and of each one inside of them: what it shows there, and whether it is on its way. */
typedef struct {
    ui_extents walk;
    uint64_t around[UI_EXTENT_DEPTH + 1];
    bool moves[UI_EXTENT_DEPTH + 1];
} reader;

static uint64_t hash_of(const ui_draw *d, int at, uint64_t around) {
    ui_command c;
    memcpy(&c, &d->command[at], sizeof c); /* with its gaps, which are zero */
    const uint64_t lang = c.lang != NULL ? XXH3_64bits_withSeed(c.lang, strlen(c.lang), around) : around;
    const uint64_t text = XXH3_64bits_withSeed(d->arena + c.text, c.len, lang);
    c.text = 0;
    c.lang = NULL;
    return XXH3_64bits_withSeed(&c, sizeof c, text) | 1; /* 0: nothing */
}

static int known_depth(const reader *r) {
    return r->walk.depth < UI_EXTENT_DEPTH ? r->walk.depth : UI_EXTENT_DEPTH;
}

/* A part that was laid before goes where it is. */
static bool moves(const ui_command *c) {
    return c->kind == UI_GROUP && c->colour >> 24 == 255 && (c->carried || c->scale_x != 1.0f || c->scale_y != 1.0f);
}

static void add_moving(ui_differ *f, ui_rect where) {
    if (f != NULL && f->n_moving < UI_DIFFER_MOVING) {
        f->moving[f->n_moving++] = where;
    }
}

/* The next that draws and stays; 0 after the last. What is on its way before it is noted where `f` is given. */
static uint64_t read_next(ui_differ *f, reader *r, ui_rect *where) {
    ui_extent is;
    for (int depth = known_depth(r); (is = ui_extent_next(&r->walk, where)) != UI_EXTENT_END;
         depth = known_depth(r)) {
        if (is == UI_EXTENT_DRAWS && !r->moves[depth]) {
            return hash_of(r->walk.list, r->walk.at, r->around[depth]);
        }
        if (is == UI_EXTENT_DRAWS) {
            add_moving(f, *where);
        } else if (known_depth(r) > depth) {
            r->around[depth + 1] = hash_of(r->walk.list, r->walk.at, r->around[depth]);
            r->moves[depth + 1] = r->moves[depth] || moves(&r->walk.list->command[r->walk.at]);
        }
    }
    return 0;
}

/* Where it is, or would be. */
static uint64_t *place_of(ui_differ *f, uint64_t hash) {
    size_t i = hash % PLACES;
    while (f->seen[i] != 0 && f->seen[i] != hash) {
        i = (i + 1) % PLACES;
    }
    return &f->seen[i];
}

static float area(ui_rect r) {
    return r.w * r.h;
}

/* Whatever meets it becomes one with it. */
static void join_those_that_meet(ui_differ *f, ui_rect *r) {
    int i = 0;
    while (i < f->n) {
        if (ui_meet(f->at[i], *r)) {
            *r = ui_both(f->at[i], *r);
            f->at[i] = f->at[--f->n];
            i = 0;
        } else {
            i++;
        }
    }
}

static int cheapest_with(const ui_differ *f, ui_rect r) {
    int best = 0;
    for (int i = 1; i < f->n; i++) {
        if (area(ui_both(f->at[i], r)) - area(f->at[i]) < area(ui_both(f->at[best], r)) - area(f->at[best])) {
            best = i;
        }
    }
    return best;
}

/* In whole pixels, and by two more: so far edges may be rounded. */
static ui_rect in_pixels(ui_rect r, float u) {
    const float x = floorf(r.x * u) - 2.0f, y = floorf(r.y * u) - 2.0f;
    const float right = ceilf((r.x + r.w) * u) + 2.0f, foot = ceilf((r.y + r.h) * u) + 2.0f;
    return (ui_rect){x / u, y / u, (right - x) / u, (foot - y) / u};
}

static void add(ui_differ *f, ui_rect r, float u) {
    if (area(r) <= 0.0f) {
        return;
    }
    r = in_pixels(r, u);
    join_those_that_meet(f, &r);
    while (f->n == UI_DIFFER_PARTS) {
        const int with = cheapest_with(f, r);
        r = ui_both(f->at[with], r);
        f->at[with] = f->at[--f->n];
        join_those_that_meet(f, &r);
    }
    f->at[f->n++] = r;
}

/* Something on its way was there or is so now. */
static bool has_moved(const ui_differ *f, ui_rect r) {
    int i = 0;
    while (i < f->n_moving && !ui_meet(f->moving[i], r)) {
        i++;
    }
    return i < f->n_moving;
}

static void note_moving(ui_differ *f, const ui_draw *list) {
    reader r = {.walk = {.list = list}};
    ui_rect where;
    while (read_next(f, &r, &where) != 0) {
    }
}

static void see(ui_differ *f, const ui_draw *list) {
    reader r = {.walk = {.list = list}};
    ui_rect where;
    memset(f->seen, 0, sizeof f->seen);
    for (uint64_t hash; (hash = read_next(NULL, &r, &where)) != 0;) {
        *place_of(f, hash) = hash;
    }
}

/* What `list` draws and the one that was seen does not. */
static void add_what_misses(ui_differ *f, const ui_draw *list) {
    reader r = {.walk = {.list = list}};
    ui_rect where;
    for (uint64_t hash; (hash = read_next(NULL, &r, &where)) != 0;) {
        if (*place_of(f, hash) == 0 && !has_moved(f, where)) {
            add(f, where, list->ui->u);
        }
    }
}

void ui_differ_find(ui_differ *f, const ui_draw *list, const ui_draw *other) {
    f->n = f->n_moving = 0;
    note_moving(f, list);
    note_moving(f, other);
    see(f, other);
    add_what_misses(f, list);
    see(f, list);
    add_what_misses(f, other);
}

void ui_differ_add(ui_differ *f, ui_rect part, float u) {
    add(f, part, u);
}

void ui_differ_within(ui_differ *f, ui_rect in) {
    int kept = 0;
    for (int i = 0; i < f->n; i++) {
        const ui_rect r = ui_cut_to(f->at[i], in);
        if (area(r) > 0.0f) {
            f->at[kept++] = r;
        }
    }
    f->n = kept;
}

static bool begins(const ui_command *c) {
    return c->kind == UI_GROUP || c->kind == UI_PLACE;
}

/* What has nothing in it is left out again. */
static bool copy(ui_draw *d, const ui_command *from, size_t arena) {
    if (from->kind == UI_GROUP_END && begins(&d->command[d->n - 1])) {
        d->n--;
        return true;
    }
    if (d->n + 2 == UI_MAX_COMMANDS) { /* both of the part's groups end after it */
        return false;
    }
    d->command[d->n] = *from;
    d->command[d->n++].text += (uint32_t)arena;
    return true;
}

/* Of `other`, whose texts begin at `arena`, all that is drawn in this part, in the groups and places that it is in.
 */
static bool lay_part(ui_draw *d, const ui_part *part, const ui_draw *other, size_t arena) {
    ui_extents walk = {.list = other};
    ui_rect where;
    ui_extent is;
    bool fits = true;
    ui_carry(d, part->at, part->at); /* laid a few times only: as it is */
    ui_group_faded(d, part->at, part->alpha);
    ui_group_cut(d, part->at);
    while (fits && (is = ui_extent_next(&walk, &where)) != UI_EXTENT_END) {
        const ui_command *c = &other->command[walk.at];
        if (is == UI_EXTENT_AROUND || (ui_meet(where, part->at) && !(part->bare && c->kind == UI_TEXT))) {
            fits = copy(d, c, arena);
        }
    }
    ui_group_end(d);
    ui_group_end(d);
    return fits;
}

void ui_lay_parts(ui_draw *d, const ui_draw *other, const ui_part *part, int count) {
    const size_t from = d->words.used, bytes = other->words.used;
    const int n = d->n;
    bool fits = from + bytes <= sizeof d->arena;
    for (int i = 0; fits && i < count; i++) {
        fits = d->n + 4 <= UI_MAX_COMMANDS && lay_part(d, &part[i], other, from);
    }
    if (!fits) {
        d->n = n;
    } else if (count > 0) {
        memcpy(d->arena + from, other->arena, bytes);
        d->words.used += bytes;
    }
}
