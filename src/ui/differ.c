/* Where two lists differ, and what one of them shows there. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "ui/differ.h"

#include <math.h>
#include <string.h>

#include "ui/extent.h"

enum { PLACES = 2 * UI_MAX_COMMANDS };

static uint64_t hash_of(const ui_draw *d, int at, uint64_t around) {
    ui_command c;
    memcpy(&c, &d->command[at], sizeof c); /* with its gaps, which are zero */
    const uint64_t lang = c.lang != NULL ? XXH3_64bits_withSeed(c.lang, strlen(c.lang), around) : around;
    const uint64_t text = XXH3_64bits_withSeed(d->arena + c.text, c.len, lang);
    c.text = 0;
    c.lang = NULL;
    return XXH3_64bits_withSeed(&c, sizeof c, text) | 1; /* 0: nothing */
}

static int known_depth(const ui_extents *walk) {
    return walk->depth < UI_EXTENT_DEPTH ? walk->depth : UI_EXTENT_DEPTH;
}

static bool in_panel(const ui_draw *d, int at) {
    return at >= d->panel && at < d->panel_end;
}

/* A part that was laid before goes where it is, and a panel covers what it does not show. */
static bool moves(const ui_command *c) {
    return c->kind == UI_GROUP && c->colour >> 24 == 255 && (c->carried || c->scale_x != 1.0f || c->scale_y != 1.0f);
}

static void add_moving(ui_differ *f, ui_rect where) {
    if (f->n_moving < UI_DIFFER_MOVING) {
        f->moving[f->n_moving++] = where;
    }
}

/* A walk that knows of each command what it draws, wherever in its list it stands. */
typedef struct {
    ui_extents walk;
    uint64_t around[UI_EXTENT_DEPTH + 1]; /* of what is inside of each depth: the commands around it */
    uint64_t what;                        /* of what draws, or begins a group */
} prints;

static ui_extent next_print(prints *p, ui_rect *where) {
    const int depth = known_depth(&p->walk);
    const ui_extent is = ui_extent_next(&p->walk, where);
    const bool begins = known_depth(&p->walk) > depth;
    if (is == UI_EXTENT_DRAWS || begins) {
        p->what = hash_of(p->walk.list, p->walk.at, p->around[depth]);
    }
    if (begins) {
        p->around[depth + 1] = p->what;
    }
    return is;
}

/* What draws and stays, and where something is on its way. */
static void read_list(ui_differ *f, ui_drawn *drawn, const ui_draw *list) {
    bool on_way[UI_EXTENT_DEPTH + 1] = {false};
    prints p = {.walk = {.list = list}};
    ui_rect where;
    ui_extent is;
    drawn->n = 0;
    for (int depth = 0; (is = next_print(&p, &where)) != UI_EXTENT_END; depth = known_depth(&p.walk)) {
        if (is == UI_EXTENT_DRAWS && on_way[depth]) {
            add_moving(f, where);
        } else if (is == UI_EXTENT_DRAWS) {
            drawn->what[drawn->n] = p.what;
            drawn->where[drawn->n++] = where;
        } else if (known_depth(&p.walk) > depth) {
            on_way[depth + 1] = on_way[depth] || (!in_panel(list, p.walk.at) && moves(&list->command[p.walk.at]));
        }
    }
}

/* Where it is among what was seen, or would be. */
static uint64_t *place_of(uint64_t seen[PLACES], uint64_t hash) {
    size_t i = hash % PLACES;
    while (seen[i] != 0 && seen[i] != hash) {
        i = (i + 1) % PLACES;
    }
    return &seen[i];
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

/* Letters may reach further than they do. */
static bool stands_apart(const ui_differ *f, ui_rect r) {
    const ui_rect middle = {r.x + r.w / 2, r.y + r.h / 2, 0, 0};
    int i = 0;
    while (i < f->n_apart && !ui_meet(f->apart[i], middle)) {
        i++;
    }
    return i < f->n_apart;
}

static void see(ui_differ *f, const ui_drawn *drawn) {
    memset(f->seen, 0, sizeof f->seen);
    for (int i = 0; i < drawn->n; i++) {
        *place_of(f->seen, drawn->what[i]) = drawn->what[i];
    }
}

/* What the one draws and the one that was seen does not. */
static void add_what_misses(ui_differ *f, const ui_drawn *drawn, float u) {
    for (int i = 0; i < drawn->n; i++) {
        const ui_rect where = drawn->where[i];
        if (*place_of(f->seen, drawn->what[i]) == 0 && !has_moved(f, where) && !stands_apart(f, where)) {
            add(f, where, u);
        }
    }
}

void ui_differ_find(ui_differ *f, const ui_draw *list, const ui_draw *other) {
    f->n = f->n_moving = 0;
    read_list(f, &f->drawn[0], list);
    read_list(f, &f->drawn[1], other);
    for (int i = 0; i < 2; i++) {
        see(f, &f->drawn[1 - i]);
        add_what_misses(f, &f->drawn[i], list->ui->u);
    }
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
    d->command[d->n++].text += from->len > 0 ? (uint32_t)arena : 0;
    return true;
}

static bool within(ui_rect r, ui_rect in) {
    return r.x >= in.x && r.y >= in.y && r.x + r.w <= in.x + in.w && r.y + r.h <= in.y + in.h;
}

/* Large letters reach far beyond their line: of words the middle tells. */
static bool lies_on(const ui_command *c, ui_rect where, ui_rect around) {
    return within(c->kind == UI_TEXT ? ui_centre(where, 0.0f, 0.0f) : where, around);
}

static const float about = 16.0f; /* what lies on something: shadows and rims */

/* Words, or what is pressed: a button without its words is an empty plate. */
static bool is_not_bare(const ui_draw *d, const ui_command *c, ui_rect where) {
    bool pressed = false;
    for (int i = 0; !pressed && i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        pressed = !(z->flags & UI_ZONE_QUIET) && lies_on(c, where, ui_inset(z->at, -about));
    }
    return c->kind == UI_TEXT || pressed;
}

/* What is drawn in this part, but for what it leaves out. What stays as it is lies in all: else the ground that is
 * laid here would lie over it for a while. */
static bool holds(const ui_part *part, const ui_draw *other, int at, ui_rect where, bool stays) {
    const bool leaves = (part->beside != NULL && stands_apart(part->beside, where)) ||
                        (part->bare && is_not_bare(other, &other->command[at], where));
    return ui_meet(where, part->at) && !(part->below && in_panel(other, at)) && (stays || !leaves);
}

static void see_all(uint64_t seen[PLACES], const ui_draw *list) {
    prints p = {.walk = {.list = list}};
    ui_rect where;
    ui_extent is;
    while ((is = next_print(&p, &where)) != UI_EXTENT_END) {
        if (is == UI_EXTENT_DRAWS) {
            *place_of(seen, p.what) = p.what;
        }
    }
}

/* Of each command of a list the parts that it is drawn in, a bit each; what begins or ends a group is in all. `seen`:
 * memory for what stays, or NULL where no part leaves anything out. */
static void find_parts(const ui_draw *d, const ui_draw *other, const ui_part *part, int count, uint64_t seen[PLACES],
                       uint32_t in[]) {
    prints p = {.walk = {.list = other}};
    ui_rect where;
    ui_extent is;
    if (seen != NULL) {
        memset(seen, 0, PLACES * sizeof *seen);
        see_all(seen, d);
    }
    while ((is = next_print(&p, &where)) != UI_EXTENT_END) {
        const int at = p.walk.at;
        const bool stays = seen != NULL && is == UI_EXTENT_DRAWS && *place_of(seen, p.what) != 0;
        in[at] = is == UI_EXTENT_AROUND ? UINT32_MAX : 0;
        for (int i = 0; is == UI_EXTENT_DRAWS && i < count; i++) {
            in[at] |= (uint32_t)holds(&part[i], other, at, where, stays) << i;
        }
    }
}

/* Of `other`, whose texts begin at `arena`, all that is drawn in this part, in the groups and places that it is in.
 */
static bool lay_part(ui_draw *d, const ui_part *part, const ui_draw *other, size_t arena, const uint32_t in[],
                     uint32_t bit) {
    bool fits = true;
    ui_carry(d, part->at, part->at); /* laid a few times only: as it is */
    ui_group_faded(d, part->at, part->alpha);
    ui_group_cut(d, part->at);
    for (int i = 0; fits && i < other->n; i++) {
        fits = !(in[i] & bit) || copy(d, &other->command[i], arena);
    }
    ui_group_end(d);
    ui_group_end(d);
    return fits;
}

void ui_lay_parts(ui_differ *f, ui_draw *d, const ui_draw *other, const ui_part *part, int count) {
    const size_t from = d->words.used, bytes = other->words.used;
    const int n = d->n;
    uint32_t in[UI_MAX_COMMANDS] = {0};
    bool fits = from + bytes <= sizeof d->arena;
    if (fits && count > 0) {
        find_parts(d, other, part, count, f != NULL ? f->seen : NULL, in);
    }
    for (int i = 0; fits && i < count; i++) {
        fits = d->n + 4 <= UI_MAX_COMMANDS && lay_part(d, &part[i], other, from, in, (uint32_t)1 << i);
    }
    if (!fits) {
        d->n = n;
    } else if (count > 0) {
        memcpy(d->arena + from, other->arena, bytes);
        d->words.used += bytes;
    }
}

/* Which commands of another list are laid, and how far from where they are there. */
typedef struct {
    int from;
    ui_range only; /* to 0: all */
    const ui_range *without;
    int n;
    float dx, dy;
} pick;

static bool picks(const pick *p, int i) {
    bool in = i >= p->from && (p->only.to == 0 || (i >= p->only.from && i < p->only.to));
    for (int k = 0; in && k < p->n; k++) {
        in = i < p->without[k].from || i >= p->without[k].to;
    }
    return in;
}

/* In a place its commands count from its corner, which has moved. */
static void move(ui_draw *d, int from, float dx, float dy) {
    int depth = 0, place = 0; /* groups that are open; the outermost place among them, from 1 on */
    for (int i = from; i < d->n; i++) {
        ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP_END) {
            place = depth-- == place ? 0 : place;
            continue;
        }
        c->at.x += place == 0 ? dx : 0.0f;
        c->at.y += place == 0 ? dy : 0.0f;
        depth += begins(c);
        place = c->kind == UI_PLACE && place == 0 ? depth : place;
    }
}

/* Into a group that is open; of the same list what lies before all that are. Its words are laid after that, so far
 * behind where they are in the other list. */
static bool lay_picked(ui_draw *d, const ui_draw *other, const pick *p, size_t arena) {
    const int n = d->n, count = other == d ? d->group_at[0] : other->n;
    bool fits = n + 2 <= UI_MAX_COMMANDS;
    for (int i = 0; fits && i < count; i++) {
        const ui_command *c = &other->command[i];
        if (begins(c) || c->kind == UI_GROUP_END || picks(p, i)) {
            fits = copy(d, c, arena);
        }
    }
    if (!fits) {
        d->n = n;
        return false;
    }
    move(d, n, p->dx, p->dy);
    return true;
}

/* Where the words of all that is picked lie: from the first to behind the last. */
typedef struct {
    size_t from, to;
} words_range;

static words_range words_of(const ui_draw *other, const pick *p) {
    words_range w = {0, 0};
    for (int i = 0; i < other->n; i++) {
        const ui_command *c = &other->command[i];
        if (c->len > 0 && picks(p, i)) {
            w.from = w.to == 0 || c->text < w.from ? c->text : w.from;
            w.to = c->text + c->len + 1 > w.to ? c->text + c->len + 1 : w.to;
        }
    }
    return w;
}

/* Of another list only words that are read: a list has room for all of a page's once or twice, not with each button
 * of it. */
static void lay(ui_draw *d, const ui_draw *other, const pick *p) {
    const words_range w = other == d ? (words_range){0, 0} : words_of(other, p);
    const size_t to = other == d ? 0 : d->words.used, bytes = w.to - w.from;
    if (to + bytes <= sizeof d->arena && lay_picked(d, other, p, to - w.from) && bytes > 0) {
        memcpy(d->arena + to, other->arena + w.from, bytes);
        d->words.used += bytes;
    }
}

static void lay_all(ui_draw *d, const ui_draw *other, const pick *p, float alpha) {
    if (d->n + 2 <= UI_MAX_COMMANDS) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, alpha);
        lay(d, other, p);
        ui_group_end(d);
    }
}

void ui_lay_range(ui_draw *d, const ui_draw *other, int from, int to, float alpha) {
    if (from < to) {
        lay_all(d, other, &(pick){.only = {from, to}}, alpha);
    }
}

static ui_rect where_of(const ui_draw *d, int at) {
    ui_extents walk = {.list = d};
    ui_rect where = {0, 0, 0, 0};
    while (ui_extent_next(&walk, &where) != UI_EXTENT_END && walk.at < at) {
    }
    return where;
}

void ui_lay_there(ui_draw *d, const ui_draw *other, int at, int there, float alpha) {
    const ui_rect was = where_of(other, at), is = where_of(d, there);
    lay_all(d, other,
            &(pick){.only = {at, at + 1},
                    .dx = is.x + (is.w - was.w) / 2 - was.x,
                    .dy = is.y + (is.h - was.h) / 2 - was.y},
            alpha);
}

void ui_lay_rest(ui_draw *d, const ui_draw *other, int from, const ui_range *without, int n, float alpha) {
    lay_all(d, other, &(pick){.from = from, .without = without, .n = n}, alpha);
}

ui_range ui_drawn_on(const ui_draw *d, ui_rect at, bool fills) {
    static const float least = 6.0f; /* what is cut by hand */
    const ui_rect around = ui_inset(at, -about), most = ui_inset(at, least);
    ui_extents walk = {.list = d};
    ui_range drawn = {0, 0};
    ui_rect where;
    ui_extent is;
    while ((is = ui_extent_next(&walk, &where)) != UI_EXTENT_END) {
        const bool in = is == UI_EXTENT_AROUND || lies_on(&d->command[walk.at], where, around), begun = drawn.to > 0;
        if (begun && !in) {
            return drawn;
        }
        if (in && is == UI_EXTENT_DRAWS && (begun || !fills || within(most, where))) {
            drawn = (ui_range){begun ? drawn.from : walk.at, walk.at + 1};
        }
    }
    return drawn;
}

static const ui_command *next_text(const ui_draw *d, ui_range *in) {
    while (in->from < in->to && d->command[in->from].kind != UI_TEXT) {
        in->from++;
    }
    return in->from < in->to ? &d->command[in->from++] : NULL;
}

bool ui_says_same(const ui_draw *d, ui_range in, const ui_draw *other, ui_range its) {
    const ui_command *a, *b;
    do {
        a = next_text(d, &in);
        b = next_text(other, &its);
    } while (a != NULL && b != NULL && a->len == b->len &&
             memcmp(d->arena + a->text, other->arena + b->text, a->len) == 0);
    return a == NULL && b == NULL;
}

static void ink(ui_draw *d, int from, ui_colour colour) {
    for (int i = from; colour != 0 && i < d->n; i++) {
        ui_command *c = &d->command[i];
        c->colour = c->kind == UI_TEXT ? colour : c->colour;
        c->tint = c->kind == UI_PICTURE && c->tint != 0 ? colour : c->tint;
    }
}

static void lay_one(ui_draw *d, const ui_draw *other, const ui_moved *m) {
    const ui_rect was = m->was, seen = m->seen;
    const float dx = seen.x + seen.w / 2 - was.x - was.w / 2, dy = seen.y + seen.h / 2 - was.y - was.h / 2;
    const ui_rect around = ui_centre(seen, 2 * d->ui->width, 2 * d->ui->height); /* as far as it may reach */
    const float part = seen.w / was.w;
    if (m->alpha > 0.0f && m->drawn.from < m->drawn.to && d->n + 2 <= UI_MAX_COMMANDS) {
        const int from = d->n;
        ui_scale(d, ui_centre(around, part * around.w, part * around.h), around);
        ui_group_faded(d, around, m->alpha);
        lay_picked(d, m->own ? d : other,
                   &(pick){.only = m->drawn, .dx = dx, .dy = dy, .without = m->without, .n = m->n_without},
                   m->own ? 0 : d->words.used);
        ink(d, from, m->ink);
        ui_group_end(d);
    }
}

void ui_lay_moved(ui_draw *d, const ui_draw *other, const ui_moved moved[], int n) {
    const size_t from = d->words.used, bytes = other->words.used;
    const bool fits = from + bytes <= sizeof d->arena;
    for (int i = 0; fits && i < n; i++) {
        lay_one(d, other, &moved[i]);
    }
    if (fits && n > 0) {
        memcpy(d->arena + from, other->arena, bytes);
        d->words.used += bytes;
    }
}
