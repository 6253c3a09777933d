/* The draw list: appending commands, groups, zones and words to it, and small geometry. */
#include "ui/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float degree = 3.14159265f / 180.0f;

/* The next group is neither scaled nor carried. */
static void rest_next(ui_draw *d) {
    d->scale_x = d->scale_y = 1.0f;
    d->carries = false;
}

void ui_begin(ui_draw *d, const ui_frame *ui) {
    d->ui = ui;
    d->n = d->n_zones = d->n_boxes = d->n_marks = d->n_soon = d->ground = 0;
    d->over = d->over_end = d->panel = d->panel_end = d->asked = d->asked_end = 0;
    d->soon_open = false;
    d->words = text_words_in(ui->words, d->arena, sizeof d->arena);
    d->overflow = false;
    d->layer = d->place = 0;
    d->depth = d->frames = 0;
    rest_next(d);
}

static void forget_zones_of(ui_draw *d, uint8_t place) {
    int kept = 0;
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place != place) {
            d->zone[kept++] = d->zone[i];
        }
    }
    d->n_zones = kept;
}

void ui_next_layer(ui_draw *d, bool forget_zones) {
    if (forget_zones && d->place != 0) {
        forget_zones_of(d, d->place);
    } else if (forget_zones) {
        d->n_zones = 0;
    }
    d->layer++;
}

static ui_command *append_soon(ui_draw *d, ui_kind kind, ui_rect at) {
    if (d->n_soon == UI_MAX_SOON || (kind != UI_PICTURE && kind != UI_COVER && kind != UI_SHAPE)) {
        return NULL;
    }
    ui_command *c = &d->soon[d->n_soon++];
    *c = (ui_command){.kind = (uint8_t)kind, .at = at, .u = d->ui->u};
    return c;
}

static ui_command *append(ui_draw *d, ui_kind kind, ui_rect at) {
    if (d->soon_open) {
        return append_soon(d, kind, at);
    }
    if (d->n == UI_MAX_COMMANDS) {
        d->overflow = true;
        return NULL;
    }
    ui_command *c = &d->command[d->n++];
    *c = (ui_command){.kind = (uint8_t)kind, .at = at, .colour = 0xFFFFFFFFu};
    return c;
}

static void set_text(ui_draw *d, ui_command *c, const char *text) {
    size_t len = strlen(text);
    const char *kept = text_keep(&d->words, text, len);
    if (kept >= d->arena && kept < d->arena + UI_ARENA) {
        c->text = (uint32_t)(kept - d->arena);
        c->len = (uint32_t)len;
    } else if (d->soon_open) {
        d->n_soon--;
    } else {
        d->n--;
    }
}

void ui_soon(ui_draw *d) {
    d->soon_open = true;
}

void ui_soon_end(ui_draw *d) {
    d->soon_open = false;
}

void ui_fill(ui_draw *d, ui_rect at, ui_colour colour) {
    ui_command *c = append(d, UI_FILL, at);
    if (c != NULL) {
        c->colour = colour;
    }
}

void ui_rule(ui_draw *d, ui_rect at, ui_colour colour) {
    static const float pixel = 1.01f; /* of edges that are rounded none may fall together */
    ui_fill(d, (ui_rect){at.x, at.y, at.w, fmaxf(at.h, pixel / d->ui->u)}, colour);
}

static uint32_t with_alpha(float alpha) {
    float a = alpha < 0.0f ? 0.0f : alpha > 1.0f ? 1.0f : alpha;
    return ((uint32_t)lroundf(a * 255.0f) << 24) | 0xFFFFFFu;
}

void ui_picture(ui_draw *d, const char *name, ui_rect at, float alpha) {
    ui_command *c = append(d, UI_PICTURE, at);
    if (c != NULL) {
        c->colour = with_alpha(alpha);
        set_text(d, c, name);
    }
}

void ui_cover_faded(ui_draw *d, const char *name, ui_rect at, float alpha) {
    ui_command *c = append(d, UI_COVER, at);
    if (c != NULL) {
        c->colour = with_alpha(alpha);
        set_text(d, c, name);
    }
}

void ui_cover(ui_draw *d, const char *name, ui_rect at) {
    ui_cover_faded(d, name, at, 1.0f);
}

void ui_figure(ui_draw *d, const char *name, ui_rect at, ui_colour colour) {
    char path[96];
    int len = snprintf(path, sizeof path, "figures/%s", name);
    if (len < 0 || (size_t)len >= sizeof path) {
        d->overflow = true;
        return;
    }
    ui_command *c = append(d, UI_PICTURE, at);
    if (c != NULL) {
        c->colour = colour | 0xFFFFFFu;
        c->tint = colour | 0xFF000000u;
        set_text(d, c, path);
    }
}

void ui_shape_solid(ui_draw *d, ui_rect at, const char *svg_body, float alpha, float solid) {
    ui_command *c = append(d, UI_SHAPE, at);
    if (c != NULL) {
        c->colour = with_alpha(alpha);
        c->solid = solid;
        set_text(d, c, svg_body);
    }
}

void ui_shape_faded(ui_draw *d, ui_rect at, const char *svg_body, float alpha) {
    ui_shape_solid(d, at, svg_body, alpha, 0.0f);
}

void ui_shape(ui_draw *d, ui_rect at, const char *svg_body) {
    ui_shape_faded(d, at, svg_body, 1.0f);
}

void ui_group(ui_draw *d, ui_rect box, int quarter_turns, float degrees) {
    if (d->soon_open) {
        rest_next(d);
        return;
    }
    ui_command *c = d->depth < UI_MAX_DEPTH ? append(d, UI_GROUP, box) : NULL;
    if (c == NULL) {
        d->overflow = true;
        return;
    }
    c->turn = (uint8_t)((quarter_turns % 4 + 4) % 4);
    c->angle = degrees;
    c->scale_x = d->scale_x;
    c->scale_y = d->scale_y;
    c->carried = d->carries;
    rest_next(d);
    d->group_at[d->depth++] = d->n - 1;
}

void ui_group_faded(ui_draw *d, ui_rect box, float alpha) {
    const int depth = d->depth;
    ui_group(d, box, 0, 0.0f);
    if (d->depth > depth) {
        d->command[d->n - 1].colour = with_alpha(alpha);
    }
}

void ui_seen_begin(ui_draw *d, ui_rect box, float part) {
    if (part < 1.0f) {
        ui_group_faded(d, box, part);
    }
}

void ui_seen_end(ui_draw *d, float part) {
    if (part < 1.0f) {
        ui_group_end(d);
    }
}

void ui_group_cut(ui_draw *d, ui_rect box) {
    const int depth = d->depth;
    ui_group(d, box, 0, 0.0f);
    if (d->depth > depth) {
        d->command[d->n - 1].cuts = true;
    }
}

void ui_scale(ui_draw *d, ui_rect seen, ui_rect whole) {
    d->scale_x = seen.w / whole.w;
    d->scale_y = seen.h / whole.h;
}

void ui_carry(ui_draw *d, ui_rect seen, ui_rect whole) {
    ui_scale(d, seen, whole);
    d->carries = true;
}

/* Whether the innermost group is a frame that is in use: it ends with the frame and not before. */
static bool ends_frame(const ui_draw *d) {
    int frames = 0;
    for (int i = 0; i < d->depth; i++) {
        frames += d->command[d->group_at[i]].kind == UI_PLACE;
    }
    return d->command[d->group_at[d->depth - 1]].kind == UI_PLACE && frames <= d->frames;
}

void ui_group_end(ui_draw *d) {
    if (d->soon_open) {
        return;
    }
    if (d->depth == 0 || ends_frame(d)) {
        d->overflow = true;
        return;
    }
    d->depth--;
    append(d, UI_GROUP_END, (ui_rect){0, 0, 0, 0});
}

ui_rect ui_out_of_group(ui_rect r, const ui_command *group) {
    float a = ((float)group->turn * 90.0f + group->angle) * degree;
    const bool level = a == 0.0f; /* most are */
    float c = level ? 1.0f : cosf(a), s = level ? 0.0f : sinf(a);
    float mx = group->at.x + group->at.w / 2, my = group->at.y + group->at.h / 2;
    float dx = (r.x + r.w / 2 - mx) * group->scale_x, dy = (r.y + r.h / 2 - my) * group->scale_y;
    float x = mx + dx * c - dy * s, y = my + dx * s + dy * c;
    r.w *= group->scale_x;
    r.h *= group->scale_y;
    float w = fabsf(r.w * c) + fabsf(r.h * s), h = fabsf(r.w * s) + fabsf(r.h * c);
    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

ui_rect ui_out_of_place(ui_rect r, const ui_command *place, float u) {
    const float k = place->u / u, x = r.x * k, y = r.y * k, w = r.w * k, h = r.h * k;
    const ui_rect at = place->at;
    switch (place->turn) {
    case 1:
        return (ui_rect){at.x + at.w - y - h, at.y + x, h, w};
    case 2:
        return (ui_rect){at.x + at.w - x - w, at.y + at.h - y - h, w, h};
    case 3:
        return (ui_rect){at.x + y, at.y + at.h - x - w, h, w};
    default:
        return (ui_rect){at.x + x, at.y + y, w, h};
    }
}

static ui_rect cut_to(ui_rect r, float w, float h) {
    float x = fmaxf(r.x, 0.0f), y = fmaxf(r.y, 0.0f);
    return (ui_rect){x, y, fminf(r.x + r.w, w) - x, fminf(r.y + r.h, h) - y};
}

static ui_rect on_window(const ui_draw *d, ui_rect r, bool cut) {
    int frame = d->frames;
    for (int i = d->depth - 1; i >= 0; i--) {
        const ui_command *c = &d->command[d->group_at[i]];
        if (c->kind == UI_GROUP) {
            r = ui_out_of_group(r, c);
            continue;
        }
        frame--;
        r = ui_out_of_place(cut ? cut_to(r, d->inner[frame].width, d->inner[frame].height) : r, c,
                            d->outer[frame]->u);
    }
    return r;
}

ui_rect ui_on_window(const ui_draw *d, ui_rect r) {
    return on_window(d, r, false);
}

void ui_zone_add(ui_draw *d, const char *name, int n, ui_rect at, unsigned flags) {
    const ui_rect shown = on_window(d, at, true);
    if (d->frames != 0 && (shown.w <= 0.0f || shown.h <= 0.0f)) {
        return; /* beyond the place */
    }
    if (d->n_zones == UI_MAX_ZONES) {
        d->overflow = true;
        return;
    }
    d->zone[d->n_zones++] = (ui_zone){.name = name, .n = n, .flags = flags, .at = shown, .place = d->place};
}

void ui_mark_add(ui_draw *d, const char *name, int n, ui_rect at) {
    if (d->n_marks == UI_MAX_MARKS) {
        d->overflow = true;
        return;
    }
    d->mark[d->n_marks++] = (ui_mark){.name = name, .n = n, .at = on_window(d, at, true), .place = d->place};
}

const ui_mark *ui_mark_next(const ui_draw *d, const char *name, const ui_mark *after) {
    const ui_mark *mark = after != NULL ? after + 1 : d->mark, *end = d->mark + d->n_marks;
    while (mark < end && strcmp(mark->name, name) != 0) {
        mark++;
    }
    return mark < end ? mark : NULL;
}

void ui_ground(ui_draw *d) {
    if (d->depth == 0) {
        d->ground = d->n;
    }
}

static int ground_cover(const ui_draw *d) {
    int i = d->ground - 1;
    while (i >= 0 && d->command[i].kind != UI_COVER) {
        i--;
    }
    return i;
}

/* d->n: there is none. */
static int ground_picture(const ui_draw *d) {
    int i = ground_cover(d);
    while (d->ground == 0 && ++i < d->n && d->command[i].kind != UI_COVER) {
    }
    return i < 0 ? d->n : i;
}

const char *ui_ground_picture(const ui_draw *d) {
    const int i = ground_picture(d);
    return i < d->n ? d->arena + d->command[i].text : "";
}

int ui_ground_over(const ui_draw *d) {
    const int next = ground_picture(d) + 1;
    return next < d->n && d->command[next].kind == UI_COVER ? next : -1;
}

bool ui_lay_over(ui_draw *d, const ui_draw *other, float alpha) {
    const size_t from = d->words.used, bytes = other->words.used;
    if (d->n + other->n + 2 > UI_MAX_COMMANDS || from + bytes > sizeof d->arena) {
        return false;
    }
    memcpy(d->arena + from, other->arena, bytes);
    d->words.used += bytes;
    ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, alpha);
    for (int i = 0; i < other->n; i++) {
        ui_command c = other->command[i];
        c.text += (uint32_t)from;
        d->command[d->n++] = c;
    }
    ui_group_end(d);
    return true;
}

const char *ui_say(ui_draw *d, const char *key) {
    return text_say(&d->words, key);
}

bool ui_overflowed(const ui_draw *d) {
    return d->overflow || d->words.full;
}

bool ui_inside(ui_rect r, float x, float y) {
    return x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h;
}

bool ui_same_place(ui_rect a, ui_rect b) {
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

ui_rect ui_both(ui_rect a, ui_rect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (ui_rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

ui_rect ui_cut_to(ui_rect a, ui_rect b) {
    const float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return (ui_rect){x, y, fmaxf(fminf(a.x + a.w, b.x + b.w) - x, 0.0f),
                     fmaxf(fminf(a.y + a.h, b.y + b.h) - y, 0.0f)};
}

ui_rect ui_column(ui_rect r, int i, int n, float gap) {
    float w = (r.w - gap * (float)(n - 1)) / (float)n;
    return (ui_rect){r.x + (float)i * (w + gap), r.y, w, r.h};
}

ui_rect ui_row(ui_rect r, int i, int n, float gap) {
    float h = (r.h - gap * (float)(n - 1)) / (float)n;
    return (ui_rect){r.x, r.y + (float)i * (h + gap), r.w, h};
}
