/* The painter: makes or finds the picture of each step and lays it where the frame must change. */
#include "platform/painter.h"

#include "platform/cache.h"
#include "platform/moved.h"
#include "platform/pack.h"
#include "platform/shape.h"
#include "platform/veils.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const uint32_t BARE = 0xFF000000u;

/* Of a rectangle so much is painted at a time: what lies over each other stays near the processor. */
enum { BAND_PIXELS = 64 * 1024, BAND_LEAST = 8 };

/* What is so large may hide whole pictures below it: so many are looked for. */
enum { LARGE_SIDE = 200, LARGE_MOST = 4 };

/* What is seen is painted around a part that hides what lies below when that has so many pixels, and so many fewer
 * are laid. */
enum { HOLE_LEAST = 4096, HOLE_SPARES = 32 * 1024 };

/* What a table, its flights and a curtain take, packed, in bytes: for two pixels of the frame, and at least. */
static const size_t CACHE_TWO_PIXELS = 17, CACHE_LEAST = (size_t)16 * 1024 * 1024;

struct pf_painter {
    const char *data_dir;
    pf_fonts *fonts;
    pf_trouble *trouble;
    pf_ahead *ahead; /* or NULL */
    pf_soon *soon;   /* or NULL */
    pf_cache *cache;
    uint64_t made;
    bool whole;
    int w, h;         /* of the frame */
    uint32_t frames;  /* so many were painted as a whole */
    pf_image *ground; /* as pixels, which are laid faster than runs; NULL: there was none yet */
    uint64_t ground_is;
    uint32_t ground_frames;            /* when it was seen first */
    int ground_rows;                   /* so many of it are laid out */
    bool marked;                       /* in this frame: what it shows (making) */
    int lowest;                        /* step of what is painted now */
    int n_seen, seen[UI_MAX_COMMANDS]; /* traces */
    int which;                         /* trace of the list before */
    pf_traces trace[2];
    pf_plan plan;
    pf_veils veils;
};

pf_painter *pf_painter_new(const char *data_dir, pf_fonts *fonts, pf_trouble *trouble) {
    pf_painter *painter = calloc(1, sizeof *painter);
    if (!painter) {
        return NULL;
    }
    painter->cache = pf_cache_new(CACHE_LEAST);
    if (!painter->cache) {
        free(painter);
        return NULL;
    }
    painter->data_dir = data_dir;
    painter->fonts = fonts;
    painter->trouble = trouble;
    painter->whole = true;
    return painter;
}

/* Also before another picture of its size is drawn, which takes most memory of all. */
static void drop_ground(pf_painter *painter) {
    pf_image_free(painter->ground);
    painter->ground = NULL;
    painter->ground_rows = 0;
}

void pf_painter_free(pf_painter *painter) {
    if (!painter) {
        return;
    }
    pf_cache_free(painter->cache);
    pf_veils_free(&painter->veils);
    drop_ground(painter);
    free(painter);
}

void pf_painter_ahead(pf_painter *painter, pf_ahead *ahead) {
    painter->ahead = ahead;
}

void pf_painter_soon(pf_painter *painter, pf_soon *soon) {
    painter->soon = soon;
}

void pf_painter_forget(pf_painter *painter) {
    painter->whole = true;
}

uint64_t pf_painter_made(const pf_painter *painter) {
    return painter->made;
}

/* What stands on the frame and is not laid again would be given up for what moves there, and made anew with the next
 * picture that covers it: before the first one is made for a frame all that it shows is marked. */
static void making(pf_painter *painter) {
    const pf_plan *plan = &painter->plan;
    for (int i = 0; i < plan->n && !painter->marked; i++) {
        pf_cache_shown(painter->cache, pf_moved_laid_key(&plan->step[i]));
        if (plan->step[i].kind == UI_GROUP) {
            pf_cache_shown(painter->cache, pf_moved_pixels_key(&plan->step[i]));
        }
    }
    painter->marked = true;
    painter->made++;
}

static const pf_image *keep(pf_painter *painter, uint64_t key, pf_image *image, pf_effort effort) {
    making(painter);
    image = pf_packed(image);
    return image ? pf_cache_put(painter->cache, key, image, effort) : NULL;
}

static pf_image *document(pf_painter *painter, const pf_picture *p, const char **why) {
    pf_image *image = painter->ahead != NULL ? pf_ahead_take(painter->ahead, p) : NULL;
    return image != NULL ? image : pf_picture_make(painter->data_dir, p, why);
}

void pf_painter_collect(pf_painter *painter) {
    pf_picture is;
    for (pf_image *image; painter->ahead != NULL && (image = pf_ahead_next(painter->ahead, &is)) != NULL;) {
        making(painter);
        pf_cache_put(painter->cache, pf_picture_key(&is), image, PF_AWAITED);
    }
    uint64_t key;
    pf_effort effort;
    for (pf_image *image; painter->soon != NULL && (image = pf_soon_next(painter->soon, &key, &effort)) != NULL;) {
        making(painter);
        pf_cache_put(painter->cache, key, image, effort);
    }
}

/* What is there already is used, so that it stays. */
static void ask_soon(pf_painter *painter, const ui_draw *list) {
    for (int i = 0; painter->soon != NULL && i < list->n_soon; i++) {
        const ui_command *c = &list->soon[i];
        pf_wish wish = {.shape = c->kind == UI_SHAPE, .du_w = c->at.w, .du_h = c->at.h, .solid = c->solid};
        wish.is = (pf_picture){.name = list->arena + c->text, .tint = c->tint, .cover = c->kind == UI_COVER};
        wish.key = pf_soon_key(list, c, &wish.is.w, &wish.is.h);
        if (pf_cache_get(painter->cache, wish.key) == NULL) {
            pf_soon_ask(painter->soon, &wish);
        }
    }
}

static pf_image *make_picture(pf_painter *painter, const pf_step *s) {
    const ui_command *c = s->command;
    const char *why = "it is too large";
    pf_image *image = painter->soon != NULL ? pf_soon_take(painter->soon, s->picture) : NULL;
    if (image != NULL) {
        return image;
    }
    if (c->kind == UI_SHAPE) {
        image = pf_shape_make(&(pf_shape){s->text, c->len, c->at.w, c->at.h, c->solid}, s->at.w, s->at.h);
        if (!image) {
            pf_trouble_add(painter->trouble, "A drawn shape cannot be shown{}{}.", "", "");
        }
    } else {
        if (painter->ground != NULL && s->at.w >= painter->ground->w && s->at.h >= painter->ground->h) {
            drop_ground(painter);
        }
        pf_picture p = {s->text, s->at.w, s->at.h, c->tint, c->kind == UI_COVER};
        image = document(painter, &p, &why);
        if (!image) {
            pf_trouble_add(painter->trouble, "The picture {} cannot be shown: {}. An outline stands in its place.",
                           s->text, why);
        }
    }
    return image ? image : pf_slot_make(s->at.w, s->at.h);
}

static void paint_steps(pf_painter *, int from, int end, pf_image *to, pf_rect clip, int x, int y);

static pf_image *draw_group(pf_painter *painter, int at) {
    const pf_step *s = &painter->plan.step[at];
    pf_image *image = pf_image_new(s->inner.w, s->inner.h);
    if (image != NULL) {
        paint_steps(painter, at + 1, s->end, image, (pf_rect){0, 0, image->w, image->h}, -s->inner.x, -s->inner.y);
        image->x = s->inner.x;
        image->y = s->inner.y;
    }
    return image;
}

/* What another one is made from in a moment, or what has another size in a moment: to pack it takes longer than to
 * lay it. */
static const pf_image *keep_pixels(pf_painter *painter, uint64_t key, pf_image *image, pf_effort effort) {
    making(painter);
    if (image == NULL) {
        return NULL;
    }
    image->solid = pf_image_solid(image);
    return pf_cache_put(painter->cache, key, image, effort);
}

static const pf_image *veil(pf_painter *painter, int at) {
    const uint64_t is = painter->plan.step[at].picture;
    const pf_image *there = pf_veils_get(&painter->veils, is);
    if (there != NULL) {
        return there;
    }
    pf_image *image = draw_group(painter, at);
    painter->made++;
    return pf_veils_put(&painter->veils, is, image);
}

/* A group that is neither turned nor scaled. */
static const pf_image *group_picture(pf_painter *painter, int at) {
    const pf_step *s = &painter->plan.step[at];
    if (pf_veils_takes(s, painter->w, painter->h)) {
        return veil(painter, at);
    }
    const pf_image *there = pf_cache_get(painter->cache, s->picture);
    return there != NULL ? there : keep(painter, s->picture, draw_group(painter, at), PF_LAID);
}

/* A shadow: a few runs, which the next card that flies this way finds again. */
static bool is_one_shape(const pf_painter *painter, int at) {
    const pf_step *inside = &painter->plan.step[at + 1];
    return painter->plan.step[at].end == at + 2 && inside->kind == UI_SHAPE;
}

/* By its middle row. To pack a light, of which each pixel is another one, takes four times as long as to scale it. */
static bool is_flat(const pf_image *image) {
    enum { PIXELS_OF_RUN = 8 };
    const uint32_t *row = image->px + (ptrdiff_t)(image->h / 2) * image->w;
    int runs = 1;
    for (int x = 1; x < image->w; x++) {
        runs += row[x] != row[x - 1];
    }
    return runs * PIXELS_OF_RUN <= image->w;
}

/* A group as it is before it is turned by an angle, or scaled. */
static const pf_image *group_pixels(pf_painter *painter, int at) {
    const uint64_t key = pf_moved_pixels_key(&painter->plan.step[at]);
    const pf_image *there = pf_cache_get(painter->cache, key);
    return there != NULL ? there : keep_pixels(painter, key, draw_group(painter, at), PF_LAID);
}

/* A view for another edge is as large as the frame, and has other contents before it is turned again. */
static pf_image *turned_view(pf_painter *painter, int at) {
    pf_image *flat = draw_group(painter, at), *turned = flat != NULL ? pf_moved(&painter->plan.step[at], flat) : NULL;
    pf_image_free(flat);
    return turned;
}

static const pf_image *turned_group(pf_painter *painter, int at) {
    const pf_step *s = &painter->plan.step[at];
    if (pf_moved_none(s)) {
        const bool pixels = s->command->carried && !pf_veils_takes(s, painter->w, painter->h);
        return pixels ? group_pixels(painter, at) : group_picture(painter, at);
    }
    const pf_image *there = pf_cache_get(painter->cache, s->laid);
    if (there != NULL) {
        return there;
    }
    if (s->turn != 0) {
        return keep(painter, s->laid, turned_view(painter, at), PF_LAID);
    }
    const pf_image *flat = group_pixels(painter, at);
    pf_image *image = flat != NULL ? pf_moved(s, flat) : NULL;
    if (!pf_moved_scaled(s)) {
        return keep(painter, s->laid, image, PF_LAID);
    }
    const bool packs = image != NULL && is_one_shape(painter, at) && is_flat(image);
    return packs ? keep(painter, s->laid, image, PF_SHAPE) : keep_pixels(painter, s->laid, image, PF_MOVED);
}

/* NULL when there is nothing to lay. */
static const pf_image *find_image(pf_painter *painter, int at) {
    const pf_step *s = &painter->plan.step[at];
    if (s->kind == UI_GROUP) {
        return turned_group(painter, at);
    }
    const pf_image *there = pf_cache_get(painter->cache, s->picture);
    if (there) {
        return there;
    }
    if (s->kind == UI_TEXT) {
        pf_line line = pf_step_line(s);
        return keep(painter, s->picture, pf_line_make(painter->fonts, &line), PF_DOCUMENT);
    }
    const pf_effort effort = s->kind == UI_SHAPE ? PF_SHAPE : PF_DOCUMENT;
    return s->at.w > 0 && s->at.h > 0 ? keep(painter, s->picture, make_picture(painter, s), effort) : NULL;
}

/* Asked for in every band: what was found is there until another picture is made. */
static const pf_image *image_of(pf_painter *painter, int at) {
    pf_step *s = &painter->plan.step[at];
    if (s->image == NULL || s->made != painter->made) {
        s->image = find_image(painter, at);
        s->made = painter->made;
    }
    return s->image;
}

static bool is_picture(const pf_step *s) {
    return s->kind == UI_PICTURE || s->kind == UI_COVER;
}

/* Where the one before lay, if it is as large: room that is new costs as much as what is put there. */
static bool has_ground(pf_painter *painter, const pf_image *image) {
    if (painter->ground == NULL || painter->ground->w != image->w || painter->ground->h != image->h) {
        drop_ground(painter);
        painter->ground = pf_image_new(image->w, image->h);
    }
    if (painter->ground != NULL) {
        painter->ground->opaque = true;
    }
    return painter->ground != NULL;
}

/* What covers all of the frame is below all that changes on it: it is kept as pixels, in one place, over hand-overs
 * like all that is kept, and each row of it is laid out when it is asked for first. Before that, all of the frame was
 * painted with it once more: below a page where little moves, like the title, that never comes. Otherwise the picture
 * as it is, so in a group, which is laid once. */
static const pf_image *as_ground(pf_painter *painter, const pf_step *s, const pf_image *image, int rows) {
    if (image->runs == NULL || !image->opaque || image->w < painter->w || image->h < painter->h) {
        return image;
    }
    if (painter->ground_is != s->picture) {
        painter->ground_is = s->picture;
        painter->ground_frames = painter->frames;
        painter->ground_rows = 0;
    }
    if (painter->ground_frames == painter->frames || !has_ground(painter, image)) {
        return image;
    }
    if (rows > painter->ground_rows) {
        const pf_rect more = {0, painter->ground_rows, image->w, rows - painter->ground_rows};
        pf_pack_draw(painter->ground, more, image, 0, 0, 255);
        painter->ground_rows = rows;
    }
    return painter->ground;
}

static void paint_step(pf_painter *painter, int at, pf_image *to, pf_rect clip, int x, int y) {
    const pf_step *s = &painter->plan.step[at];
    pf_rect bounds = {s->bounds.x + x, s->bounds.y + y, s->bounds.w, s->bounds.h};
    pf_rect visible = pf_rect_cut(clip, bounds);
    if (pf_rect_empty(visible) || (s->kind == UI_GROUP && s->command->colour >> 24 == 0)) {
        return;
    }
    if (s->kind == UI_FILL) {
        pf_draw_fill(to, visible, bounds, s->command->colour);
        return;
    }
    const pf_image *image = image_of(painter, at);
    if (!image) {
        return;
    }
    if (at == painter->lowest && is_picture(s)) {
        image = as_ground(painter, s, image, visible.y + visible.h - s->at.y - y);
    }
    if (image->cover) {
        pf_draw_cover(to, visible, image, s->at.x + x, s->at.y + y, s->command->colour);
    } else {
        pf_draw_image(to, visible, image, s->at.x + x, s->at.y + y, s->command->colour >> 24);
    }
}

static void paint_steps(pf_painter *painter, int from, int end, pf_image *to, pf_rect clip, int x, int y) {
    for (int i = from; i < end; i = painter->plan.step[i].end) {
        paint_step(painter, i, to, clip, x, y);
    }
}

static bool within(pf_rect r, pf_rect around) {
    return r.x >= around.x && r.y >= around.y && r.x + r.w <= around.x + around.w && r.y + r.h <= around.y + around.h;
}

/* Of what has a rim the part within it lets nothing through. */
static bool image_hides(const pf_step *s, const pf_image *image, pf_rect there) {
    const pf_rect at = {s->at.x + image->x, s->at.y + image->y, image->w, image->h};
    const pf_rect part = {there.x - at.x, there.y - at.y, there.w, there.h};
    return image->opaque || within(part, image->solid) ||
           (image->runs != NULL && within(there, at) && pf_pack_hides(image, part));
}

/* What will be laid for a step, if it is there. */
static const pf_image *image_there(pf_painter *painter, int at) {
    pf_step *s = &painter->plan.step[at];
    if (s->image == NULL || s->made != painter->made) {
        s->image = pf_cache_get(painter->cache, pf_moved_laid_key(s));
        s->made = painter->made;
    }
    return s->image;
}

static bool may_hide(const pf_step *s) {
    return s->kind != UI_TEXT && s->command->colour >> 24 == 255;
}

/* Whether nothing below it is seen there. */
static bool hides(pf_painter *painter, const pf_trace *t, pf_rect there) {
    const pf_step *s = &painter->plan.step[t->step];
    if (!within(there, t->bounds) || !may_hide(s)) {
        return false;
    }
    if (s->kind == UI_FILL) {
        return true;
    }
    const pf_image *image = image_there(painter, t->step);
    return image != NULL && image_hides(s, image, there);
}

typedef struct {
    int n, trace[LARGE_MOST];
} larges;

static larges find_larges(const pf_traces *now, int from, pf_rect r) {
    larges found = {.n = 0};
    for (int i = now->n - 1; i > from && found.n < LARGE_MOST; i--) {
        const pf_rect b = now->at[i].bounds;
        if (b.w >= LARGE_SIDE && b.h >= LARGE_SIDE && !pf_rect_empty(pf_rect_cut(b, r))) {
            found.trace[found.n++] = i;
        }
    }
    return found;
}

/* Whether what is seen in it of a trace lies below one of them. */
static bool is_hidden(pf_painter *painter, const pf_traces *now, const larges *all, int trace, pf_rect there) {
    for (int i = 0; i < all->n; i++) {
        if (trace < all->trace[i] && hides(painter, &now->at[all->trace[i]], there)) {
            return true;
        }
    }
    return false;
}

/* The steps that are seen in it, from the lowest on. What they leave behind is looked through, which is a fifth as
 * long as the steps. */
static void find_seen(pf_painter *painter, const pf_traces *now, pf_rect r) {
    int from = -1;
    for (int i = 0; i < now->n; i++) {
        from = hides(painter, &now->at[i], r) ? i : from;
    }
    painter->lowest = from < 0 ? -1 : now->at[from].step;
    painter->n_seen = 0;
    const larges large = find_larges(now, from, r);
    for (int i = from < 0 ? 0 : from; i < now->n; i++) {
        const pf_rect there = pf_rect_cut(r, now->at[i].bounds);
        if (!pf_rect_empty(there) && !is_hidden(painter, now, &large, i, there)) {
            painter->seen[painter->n_seen++] = i;
        }
    }
}

static int area(pf_rect r) {
    return pf_rect_empty(r) ? 0 : r.w * r.h;
}

/* Where a step lets nothing through within r. What moves is made for it, which it would be in a moment. */
static pf_rect solid_part(pf_painter *painter, int at, pf_rect r) {
    const pf_step *s = &painter->plan.step[at];
    const pf_rect seen = pf_rect_cut(r, s->bounds);
    if (area(seen) < HOLE_LEAST || !may_hide(s)) {
        return (pf_rect){0, 0, 0, 0};
    }
    if (s->kind == UI_FILL) {
        return seen;
    }
    const pf_image *image = image_of(painter, at);
    if (image == NULL) {
        return (pf_rect){0, 0, 0, 0};
    }
    const pf_rect is = image->opaque ? (pf_rect){0, 0, image->w, image->h} : image->solid;
    return pf_rect_cut(seen, (pf_rect){s->at.x + image->x + is.x, s->at.y + image->y + is.y, is.w, is.h});
}

typedef struct {
    pf_rect at;
    int below; /* this trace */
} hole;

/* Of what is seen, that part of one trace below which most need not be laid; empty when that is little. */
static hole find_hole(pf_painter *painter, const pf_traces *now, pf_rect r) {
    hole best = {{0, 0, 0, 0}, 0};
    int most = HOLE_SPARES;
    for (int i = painter->n_seen - 1; i > 0; i--) {
        const int trace = painter->seen[i];
        const pf_rect part = solid_part(painter, now->at[trace].step, r);
        int spared = 0;
        for (int k = 0; k < i && area(part) >= HOLE_LEAST; k++) {
            spared += area(pf_rect_cut(part, now->at[painter->seen[k]].bounds));
        }
        if (spared > most) {
            most = spared;
            best = (hole){part, trace};
        }
    }
    return best;
}

/* Whether something that has no pair is seen there, from this trace on. */
static bool differs(const pf_traces *in, int from, pf_rect there) {
    for (int i = from; i < in->n; i++) {
        if (in->at[i].pair < 0 && !pf_rect_empty(pf_rect_cut(in->at[i].bounds, there))) {
            return true;
        }
    }
    return false;
}

/* Only what lies below it is another one. */
static bool stays(const pf_painter *painter, const pf_traces *now, const hole *h) {
    const int pair = now->at[h->below].pair;
    return pair >= 0 && !differs(now, h->below, h->at) && !differs(&painter->trace[painter->which], pair, h->at);
}

static void paint_seen(pf_painter *painter, const pf_traces *now, pf_image *frame, pf_rect r) {
    const int high = BAND_PIXELS / r.w > BAND_LEAST ? BAND_PIXELS / r.w : BAND_LEAST;
    for (int y = 0; y < r.h; y += high) {
        const pf_rect band = {r.x, r.y + y, r.w, r.h - y < high ? r.h - y : high};
        if (painter->lowest < 0) {
            pf_draw_clear(frame, band, BARE);
        }
        for (int i = 0; i < painter->n_seen; i++) {
            paint_step(painter, now->at[painter->seen[i]].step, frame, band, 0, 0);
        }
    }
}

/* Around what hides most, and that by itself: below it nothing is laid. */
static void paint_rect(pf_painter *painter, const pf_traces *now, pf_image *frame, pf_rect r) {
    if (pf_rect_empty(r)) {
        return;
    }
    find_seen(painter, now, r);
    const hole h = find_hole(painter, now, r);
    if (area(h.at) == 0 || area(h.at) == area(r)) {
        paint_seen(painter, now, frame, r);
        return;
    }
    const int below = h.at.y + h.at.h, behind = h.at.x + h.at.w;
    paint_rect(painter, now, frame, (pf_rect){r.x, r.y, r.w, h.at.y - r.y});
    paint_rect(painter, now, frame, (pf_rect){r.x, h.at.y, h.at.x - r.x, h.at.h});
    if (!stays(painter, now, &h)) {
        paint_rect(painter, now, frame, h.at);
    }
    paint_rect(painter, now, frame, (pf_rect){behind, h.at.y, r.x + r.w - behind, h.at.h});
    paint_rect(painter, now, frame, (pf_rect){r.x, below, r.w, r.y + r.h - below});
}

/* A ground for another size is of no use. */
static void see_frame(pf_painter *painter, const pf_image *frame) {
    if (painter->w != frame->w || painter->h != frame->h) {
        drop_ground(painter);
    }
    painter->w = frame->w;
    painter->h = frame->h;
    const size_t bytes = CACHE_TWO_PIXELS * (size_t)frame->w * (size_t)frame->h / 2;
    pf_cache_bound(painter->cache, bytes > CACHE_LEAST ? bytes : CACHE_LEAST);
}

int pf_painter_paint(pf_painter *painter, const ui_draw *list, pf_image *frame, pf_rect painted[PF_DIRTY]) {
    pf_rect all = {0, 0, frame->w, frame->h};
    pf_traces *before = &painter->trace[painter->which], *now = &painter->trace[1 - painter->which];
    see_frame(painter, frame);
    painter->marked = false;
    pf_cache_begin(painter->cache);
    pf_plan_make(&painter->plan, list, painter->fonts);
    pf_plan_trace(&painter->plan, now);
    pf_veils_keep(&painter->veils, &painter->plan);
    pf_painter_collect(painter);
    int n = 1;
    if (painter->whole) {
        painted[0] = all;
    } else {
        n = pf_plan_differences(before, now, all, painted);
    }
    painter->frames += n > 0 && within(all, painted[0]);
    for (int i = 0; i < n; i++) {
        paint_rect(painter, now, frame, painted[i]);
    }
    ask_soon(painter, list);
    painter->which = 1 - painter->which;
    painter->whole = false;
    return n;
}
