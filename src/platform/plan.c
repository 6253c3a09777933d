/* A draw list resolved to whole pixels: steps, their bounds and their hashes. */
#include "platform/plan.h"

#include "platform/cache.h"

#include <math.h>
#include <string.h>

/* Of the frame that is being resolved: pixels of one du, where its corner lies, and what of it is shown. */
typedef struct {
    const ui_draw *list;
    pf_fonts *fonts;
    pf_plan *plan;
    float u;
    int x, y;
    pf_rect clip;
} maker;

/* To a degree. A group is turned by just what its hash says, whichever angle its picture was first made for. So is
 * its size: whole pixels. */
static const float ANGLES = 1024.0F;

static const pf_rect EVERYWHERE = {-(1 << 29), -(1 << 29), 1 << 30, 1 << 30};

static int pixels(float v) {
    return v > 1e6F ? 1000000 : v < -1e6F ? -1000000 : (int)floorf(v + 0.5F);
}

pf_line pf_step_line(const pf_step *step) {
    const ui_command *c = step->command;
    return (pf_line){c->lang ? c->lang : "en", (text_style)c->style, step->at.h, step->text, c->len};
}

/* Edges are rounded, so that what touches in the layout touches on the screen. */
static pf_rect edges(const ui_command *c, const maker *m, float x, float y) {
    int left = pixels((c->at.x - x) * m->u), top = pixels((c->at.y - y) * m->u);
    return (pf_rect){m->x + left, m->y + top, pixels((c->at.x + c->at.w - x) * m->u) - left,
                     pixels((c->at.y + c->at.h - y) * m->u) - top};
}

/* The size is rounded by itself, so that a moving picture keeps it. */
static pf_rect sized(const ui_command *c, const maker *m, float x, float y) {
    return (pf_rect){m->x + pixels((c->at.x - x) * m->u), m->y + pixels((c->at.y - y) * m->u), pixels(c->at.w * m->u),
                     pixels(c->at.h * m->u)};
}

static void text_step(const maker *m, pf_step *s, float x, float y) {
    const ui_command *c = s->command;
    int em = pf_type_pixels(c->at.h);
    s->at = (pf_rect){m->x + pixels((c->at.x - x) * m->u), m->y + pixels((c->at.y - y) * m->u), 0, em};
    pf_line line = pf_step_line(s);
    s->at.w = pf_line_width(m->fonts, &line);
    s->bounds = (pf_rect){s->at.x - em / 2, s->at.y - em * 3 / 2, s->at.w + em, em * 9 / 4};
    s->picture = pf_hash_number(pf_line_hash(&line), UI_TEXT);
    s->shows = pf_hash_number(s->picture, c->colour);
}

static uint64_t pair(int a, int b) {
    return (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
}

static uint64_t tinted(uint64_t hash, uint32_t tint, ui_kind kind) {
    return pf_hash_number(hash, (uint64_t)tint << 8 | kind);
}

uint64_t pf_picture_key(const pf_picture *p) {
    const uint64_t hash = pf_hash_bytes(PF_HASH_START, p->name, strlen(p->name));
    return tinted(pf_hash_number(hash, pair(p->w, p->h)), p->tint, p->cover ? UI_COVER : UI_PICTURE);
}

static uint64_t hash_picture(const ui_command *c, const char *text, int w, int h) {
    uint64_t hash = pf_hash_bytes(PF_HASH_START, text, c->len);
    hash = pf_hash_number(hash, pair(w, h));
    if (c->kind == UI_SHAPE) {
        uint32_t box[2];
        memcpy(box, &c->at.w, sizeof box[0]);
        memcpy(box + 1, &c->at.h, sizeof box[1]);
        hash = pf_hash_number(hash, (uint64_t)box[0] << 32 | box[1]);
    }
    return tinted(hash, c->tint, (ui_kind)c->kind);
}

static void picture_step(const maker *m, pf_step *s, float x, float y) {
    const ui_command *c = s->command;
    s->at = s->bounds = sized(c, m, x, y);
    s->picture = hash_picture(c, s->text, s->at.w, s->at.h);
    s->shows = pf_hash_number(s->picture, c->colour >> 24);
}

static void fill_step(const maker *m, pf_step *s, float x, float y) {
    s->at = s->bounds = edges(s->command, m, x, y);
    s->picture = 0;
    s->shows = pf_hash_number(UI_FILL, s->command->colour);
}

static void resolve(const maker *m, pf_step *s, float x, float y) {
    if (s->kind == UI_TEXT) {
        text_step(m, s, x, y);
    } else {
        picture_step(m, s, x, y);
    }
}

/* Of a picture or a line, as it was resolved for the list before where that is the same. */
static void known_step(const maker *m, pf_step *s, float x, float y) {
    const ui_command *c = s->command;
    const char *lang = c->kind != UI_TEXT ? "" : c->lang ? c->lang : "en";
    const pf_asked asked = {c->kind, c->style, c->at, c->colour, c->tint, c->len, m->u, x, y, m->x, m->y};
    const pf_resolved *before = pf_recall_find(&m->plan->recall, &asked, s->text, lang);
    if (before != NULL) {
        s->at = before->at;
        s->bounds = before->bounds;
        s->picture = before->picture;
        s->shows = before->shows;
        return;
    }
    resolve(m, s, x, y);
    const pf_resolved now = {asked, 0, s->at, s->bounds, s->picture, s->shows};
    pf_recall_keep(&m->plan->recall, &now, s->text, lang);
}

/* The rectangle that holds r turned with the box w x h about the box's middle. */
static pf_rect turned_bounds(const pf_step *s, pf_rect r) {
    double turn = (s->turn * 90.0 + (double)s->angle) * 3.14159265358979323846 / 180.0;
    double c = cos(turn), d = sin(turn), mid_x = s->at.w / 2.0, mid_y = s->at.h / 2.0;
    double x = r.x + r.w / 2.0 - mid_x, y = r.y + r.h / 2.0 - mid_y;
    double w = fabs(r.w * c) + fabs(r.h * d), h = fabs(r.w * d) + fabs(r.h * c);
    int left = (int)floor(mid_x + x * c - y * d - w / 2.0) - 2, top = (int)floor(mid_y + x * d + y * c - h / 2.0) - 2;
    return (pf_rect){s->at.x + left, s->at.y + top, (int)ceil(w) + 5, (int)ceil(h) + 5};
}

static int make_steps(const maker *m, int from, float x, float y);

static pf_rect cut(pf_rect r, pf_rect to) {
    r = pf_rect_cut(r, to);
    return pf_rect_empty(r) ? (pf_rect){0, 0, 0, 0} : r;
}

/* Scaled about the box's middle, at least a pixel. */
static pf_rect scaled(const pf_step *s, pf_rect r) {
    const float x = s->command->scale_x, y = s->command->scale_y;
    if (x == 1.0F && y == 1.0F) {
        return r;
    }
    const float mid_x = (float)s->at.w / 2, mid_y = (float)s->at.h / 2;
    const int w = pixels((float)r.w * x), h = pixels((float)r.h * y);
    return (pf_rect){pixels(mid_x + ((float)r.x - mid_x) * x), pixels(mid_y + ((float)r.y - mid_y) * y),
                     w > 1 ? w : 1, h > 1 ? h : 1};
}

/* Its hash is that of its steps, which lie from the box's corner: a group that only moves keeps its picture. */
static void hash_group(const maker *m, int at) {
    pf_step *s = &m->plan->step[at];
    uint64_t hash = pf_hash_number(PF_HASH_START, pair(s->at.w, s->at.h));
    s->inner = (pf_rect){0, 0, 0, 0};
    for (int i = at + 1; i < m->plan->n; i = m->plan->step[i].end) {
        const pf_step *inside = &m->plan->step[i];
        s->inner = pf_rect_join(s->inner, inside->bounds);
        hash = pf_hash_number(hash, inside->shows);
        hash = pf_hash_number(hash, pair(inside->at.x, inside->at.y));
        hash = pf_hash_number(hash, pair(inside->bounds.x, inside->bounds.y));
        hash = pf_hash_number(hash, pair(inside->bounds.w, inside->bounds.h));
    }
    int margin = (s->at.w > s->at.h ? s->at.w : s->at.h) / 2;
    pf_rect limit = {-margin, -margin, s->at.w + 2 * margin, s->at.h + 2 * margin};
    s->inner = pf_rect_cut(s->inner, limit);
    s->scaled = pf_rect_empty(s->inner) ? s->inner : scaled(s, s->inner);
    s->picture = hash;
    hash = pf_hash_number(pf_hash_number(hash, s->turn), (uint64_t)(int64_t)lrintf(s->angle * ANGLES));
    hash = pf_hash_number(hash, pair(s->scaled.x, s->scaled.y));
    s->laid = pf_hash_number(hash, pair(s->scaled.w, s->scaled.h));
    s->shows = pf_hash_number(s->laid, s->command->colour >> 24);
    s->bounds = pf_rect_empty(s->inner) ? (pf_rect){0, 0, 0, 0} : turned_bounds(s, s->scaled);
}

/* Groups and places give the command after their end. */
static int group_step(const maker *m, int at, int from, float x, float y) {
    pf_step *s = &m->plan->step[at];
    const ui_command *c = s->command;
    maker inside = *m;
    inside.x = inside.y = 0;
    inside.clip = EVERYWHERE;
    s->turn = c->turn & 3;
    s->angle = (float)lrintf(c->angle * ANGLES) / ANGLES;
    s->at = sized(c, m, x, y);
    int next = make_steps(&inside, from, c->at.x, c->at.y);
    hash_group(m, at);
    return next;
}

/* An upright place is no step: what is in it lies on the frame around. */
static int upright_place(const maker *m, const ui_command *c, int from, float x, float y) {
    pf_rect lies = sized(c, m, x, y);
    maker inside = *m;
    inside.u = c->u;
    inside.x = lies.x;
    inside.y = lies.y;
    inside.clip = cut(lies, m->clip);
    return make_steps(&inside, from, 0, 0);
}

/* So is a group that cuts: its commands count from where those around do. */
static int cut_group(const maker *m, const ui_command *c, int from, float x, float y) {
    maker inside = *m;
    inside.clip = cut(sized(c, m, x, y), m->clip);
    return make_steps(&inside, from, x, y);
}

/* A turned one is a group whose box, before it is turned, is the place's own frame. */
static int turned_place(const maker *m, int at, int from, float x, float y) {
    pf_step *s = &m->plan->step[at];
    const ui_command *c = s->command;
    const pf_rect lies = sized(c, m, x, y);
    maker inside = *m;
    s->kind = UI_GROUP;
    s->turn = c->turn & 3;
    pf_rect box = s->turn == 2 ? lies : (pf_rect){0, 0, lies.h, lies.w};
    pf_rect corner = pf_rect_turned((pf_rect){0, 0, box.w, box.h}, s->turn, box.w, box.h);
    s->at = (pf_rect){lies.x - corner.x, lies.y - corner.y, box.w, box.h};
    inside.u = c->u;
    inside.x = inside.y = 0;
    inside.clip = (pf_rect){0, 0, box.w, box.h};
    int next = make_steps(&inside, from, 0, 0);
    hash_group(m, at);
    s->bounds = cut(s->bounds, lies);
    return next;
}

/* Not the whole of it is cleared, which would take longer than to recall it: what only groups have they set. */
static void begin_step(pf_step *s, const ui_command *c, const char *text) {
    s->kind = c->kind;
    s->turn = 0;
    s->angle = 0;
    s->command = c;
    s->text = text;
    s->image = NULL;
    s->made = 0;
}

static int make_step(const maker *m, const ui_command *c, int from, float x, float y) {
    int at = m->plan->n++;
    pf_step *s = &m->plan->step[at];
    begin_step(s, c, m->list->arena + c->text);
    if (c->kind == UI_GROUP) {
        from = group_step(m, at, from, x, y);
    } else if (c->kind == UI_PLACE) {
        from = turned_place(m, at, from, x, y);
    } else if (c->kind == UI_FILL) {
        fill_step(m, s, x, y);
    } else {
        known_step(m, s, x, y);
    }
    s->bounds = cut(s->bounds, m->clip);
    s->end = m->plan->n;
    return from;
}

/* Steps from (x, y) du, up to the end of the group or of the list; returns the command after that. */
static int make_steps(const maker *m, int from, float x, float y) {
    int depth = 0; /* open groups that are not turned */
    while (from < m->list->n) {
        const ui_command *c = &m->list->command[from++];
        bool upright = (c->turn & 3) == 0 && fabsf(c->angle) < 0.01F;
        bool scaled = c->kind == UI_GROUP && (c->scale_x != 1.0F || c->scale_y != 1.0F);
        bool faded = c->kind == UI_GROUP && c->colour >> 24 != 255;
        if (c->kind == UI_GROUP_END) {
            if (depth-- == 0) {
                return from;
            }
        } else if (c->kind == UI_GROUP && c->cuts) {
            from = cut_group(m, c, from, x, y);
        } else if (c->kind == UI_GROUP && upright && !scaled && !faded && !c->carried) {
            depth++;
        } else if (c->kind == UI_PLACE && upright) {
            from = upright_place(m, c, from, x, y);
        } else {
            from = make_step(m, c, from, x, y);
        }
    }
    return from;
}

uint64_t pf_soon_key(const ui_draw *list, const ui_command *c, int *w, int *h) {
    *w = pixels(c->at.w * c->u);
    *h = pixels(c->at.h * c->u);
    return hash_picture(c, list->arena + c->text, *w, *h);
}

void pf_plan_make(pf_plan *plan, const ui_draw *list, pf_fonts *fonts) {
    plan->n = 0;
    pf_recall_begin(&plan->recall);
    maker m = {list, fonts, plan, list->ui->u, 0, 0, EVERYWHERE};
    for (int from = 0; from < list->n;) {
        from = make_steps(&m, from, 0.0F, 0.0F);
    }
}

/* Two rectangles in one number: of two pairs that differ by what a frame has room for the sums differ. */
static uint64_t both(pf_rect r) {
    return pair(r.x, r.y) + pair(r.w, r.h) * UINT64_C(0xD6E8FEB86659FD93);
}

void pf_plan_trace(const pf_plan *plan, pf_traces *out) {
    int n = 0;
    for (int i = 0; i < plan->n; i = plan->step[i].end) {
        const pf_step *s = &plan->step[i];
        const uint64_t hash = pf_hash_number(pf_hash_number(s->shows, both(s->at)), both(s->bounds));
        out->at[n++] = (pf_trace){hash, s->bounds, i, -1};
    }
    out->n = n;
}
