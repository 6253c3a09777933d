#include "platform/plan.h"

#include "platform/cache.h"

#include <math.h>
#include <string.h>

typedef struct {
    const ui_draw *list;
    pf_fonts *fonts;
    float u;
    pf_plan *plan;
} maker;

static int pixels(float v) {
    return v > 1e6F ? 1000000 : v < -1e6F ? -1000000 : (int)floorf(v + 0.5F);
}

pf_line pf_step_line(const pf_step *step) {
    const ui_command *c = step->command;
    return (pf_line){c->lang ? c->lang : "en", (text_style)c->style, step->at.h, step->text, c->len};
}

/* Edges are rounded, so that what touches in the layout touches on the screen. */
static pf_rect edges(const ui_command *c, float u, float x, float y) {
    int left = pixels((c->at.x - x) * u), top = pixels((c->at.y - y) * u);
    return (pf_rect){left, top, pixels((c->at.x + c->at.w - x) * u) - left,
                     pixels((c->at.y + c->at.h - y) * u) - top};
}

/* The size is rounded by itself, so that a moving picture keeps it. */
static pf_rect sized(const ui_command *c, float u, float x, float y) {
    return (pf_rect){pixels((c->at.x - x) * u), pixels((c->at.y - y) * u), pixels(c->at.w * u), pixels(c->at.h * u)};
}

static void text_step(const maker *m, pf_step *s, float x, float y) {
    const ui_command *c = s->command;
    int em = pf_type_pixels(c->at.h);
    s->at = (pf_rect){pixels((c->at.x - x) * m->u), pixels((c->at.y - y) * m->u), 0, em};
    pf_line line = pf_step_line(s);
    s->at.w = pf_line_width(m->fonts, &line);
    s->bounds = (pf_rect){s->at.x - em / 2, s->at.y - em * 3 / 2, s->at.w + em, em * 9 / 4};
    s->picture = pf_hash_number(pf_line_hash(&line), UI_TEXT);
    s->shows = pf_hash_number(s->picture, c->colour);
}

static void picture_step(const maker *m, pf_step *s, float x, float y) {
    const ui_command *c = s->command;
    s->at = s->bounds = sized(c, m->u, x, y);
    uint64_t hash = pf_hash_bytes(PF_HASH_START, s->text, c->len);
    hash = pf_hash_number(hash, (uint64_t)(uint32_t)s->at.w << 32 | (uint32_t)s->at.h);
    if (c->kind == UI_SHAPE) {
        uint32_t box[2];
        memcpy(box, &c->at.w, sizeof box[0]);
        memcpy(box + 1, &c->at.h, sizeof box[1]);
        hash = pf_hash_number(hash, (uint64_t)box[0] << 32 | box[1]);
    }
    s->picture = pf_hash_number(hash, (uint64_t)c->tint << 8 | c->kind);
    s->shows = c->kind == UI_SHAPE ? s->picture : pf_hash_number(s->picture, c->colour >> 24);
}

static void fill_step(const maker *m, pf_step *s, float x, float y) {
    s->at = s->bounds = edges(s->command, m->u, x, y);
    s->picture = 0;
    s->shows = pf_hash_number(UI_FILL, s->command->colour);
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

/* Its hash is that of its steps, which lie from the box's corner: a group that only moves keeps its picture. */
static int group_step(const maker *m, int at, int from, float x, float y) {
    pf_step *s = &m->plan->step[at];
    const ui_command *c = s->command;
    s->turn = c->turn & 3;
    s->angle = c->angle;
    s->at = sized(c, m->u, x, y);
    int next = make_steps(m, from, c->at.x, c->at.y);
    uint64_t hash = pf_hash_number(PF_HASH_START, (uint64_t)(uint32_t)s->at.w << 32 | (uint32_t)s->at.h);
    for (int i = at + 1; i < m->plan->n; i = m->plan->step[i].end) {
        const pf_step *inside = &m->plan->step[i];
        s->inner = pf_rect_join(s->inner, inside->bounds);
        hash = pf_hash_number(hash, inside->shows);
        hash = pf_hash_number(hash, (uint64_t)(uint32_t)inside->at.x << 32 | (uint32_t)inside->at.y);
        hash = pf_hash_number(hash, (uint64_t)(uint32_t)inside->bounds.w << 32 | (uint32_t)inside->bounds.h);
    }
    int margin = (s->at.w > s->at.h ? s->at.w : s->at.h) / 2;
    pf_rect limit = {-margin, -margin, s->at.w + 2 * margin, s->at.h + 2 * margin};
    s->inner = pf_rect_cut(s->inner, limit);
    s->picture = hash;
    s->shows = pf_hash_number(pf_hash_number(hash, s->turn), (uint64_t)(int64_t)lrintf(s->angle * 1024.0F));
    s->bounds = pf_rect_empty(s->inner) ? (pf_rect){0, 0, 0, 0} : turned_bounds(s, s->inner);
    return next;
}

/* Steps from (x, y) du, up to the end of the group or of the list; returns the command after that. */
static int make_steps(const maker *m, int from, float x, float y) {
    int depth = 0; /* open groups that are not turned */
    while (from < m->list->n) {
        const ui_command *c = &m->list->command[from++];
        if (c->kind == UI_GROUP_END) {
            if (depth-- == 0) {
                return from;
            }
            continue;
        }
        bool plain = c->kind == UI_GROUP && (c->turn & 3) == 0 && fabsf(c->angle) < 0.01F;
        depth += plain;
        if (plain) {
            continue;
        }
        int at = m->plan->n++;
        pf_step *s = &m->plan->step[at];
        *s = (pf_step){.kind = c->kind, .command = c, .text = m->list->arena + c->text};
        if (c->kind == UI_GROUP) {
            from = group_step(m, at, from, x, y);
        } else if (c->kind == UI_TEXT) {
            text_step(m, s, x, y);
        } else if (c->kind == UI_FILL) {
            fill_step(m, s, x, y);
        } else {
            picture_step(m, s, x, y);
        }
        s->end = m->plan->n;
    }
    return from;
}

void pf_plan_make(pf_plan *plan, const ui_draw *list, pf_fonts *fonts) {
    plan->n = 0;
    maker m = {list, fonts, list->ui->u, plan};
    for (int from = 0; from < list->n;) {
        from = make_steps(&m, from, 0.0F, 0.0F);
    }
}

void pf_plan_trace(const pf_plan *plan, pf_traces *out) {
    out->n = 0;
    for (int i = 0; i < plan->n; i = plan->step[i].end) {
        const pf_step *s = &plan->step[i];
        uint64_t place = (uint64_t)(uint32_t)s->at.x << 32 | (uint32_t)s->at.y;
        uint64_t size = (uint64_t)(uint32_t)s->at.w << 32 | (uint32_t)s->at.h;
        out->at[out->n++] = (pf_trace){pf_hash_number(pf_hash_number(s->shows, place), size), s->bounds};
    }
}
