/* Frames for places in the window: their measures, and the place that is open on a draw list. */
#include "ui/frame.h"

#include <math.h>

void ui_frame_fit(ui_frame *ui, int w, int h, float px_per_mm) {
    bool portrait = h > w;
    float by_w = (float)w / (portrait ? 800.0f : 1280.0f), by_h = (float)h / (portrait ? 1280.0f : 800.0f);
    ui->pixel_w = w;
    ui->pixel_h = h;
    ui->u = by_w < by_h ? by_w : by_h;
    ui->width = (float)w / ui->u;
    ui->height = (float)h / ui->u;
    ui->px_per_mm = px_per_mm < 3.0f ? 3.0f : px_per_mm > 16.0f ? 16.0f : px_per_mm;
    ui->mm = ui->px_per_mm / ui->u;
}

void ui_frame_see(ui_frame *ui, uint8_t place) {
    bool elsewhere = ui->focus.name != NULL && ui->focus.place != place;
    ui->focus_name = ui->focus.place == place ? ui->focus.name : NULL;
    ui->focus_n = ui->focus.n;
    ui->held_name = ui->held.place == place ? ui->held.name : NULL;
    ui->held_n = ui->held.n;
    ui->hover_name = ui->hover.place == place ? ui->hover.name : NULL;
    ui->hover_n = ui->hover.n;
    /* Before the first key the focus rests on one default zone, not on one in each place. */
    ui->show_focus = ui->keys && !elsewhere && (place == 0 || ui->focus_name != NULL);
}

/* `at` in whole pixels. */
static ui_rect snapped(ui_rect at, float u) {
    return (ui_rect){floorf(at.x * u + 0.5f), floorf(at.y * u + 0.5f), floorf(at.w * u + 0.5f),
                     floorf(at.h * u + 0.5f)};
}

/* A frame of its own inside `px` of the open one; NULL when there is no room for it. */
static ui_frame *open_frame(ui_draw *d, uint8_t id, ui_rect px, int quarter_turns) {
    const ui_frame *around = d->ui;
    const int depth = d->depth;
    ui_group(d, (ui_rect){px.x / around->u, px.y / around->u, px.w / around->u, px.h / around->u}, quarter_turns, 0);
    if (d->depth == depth) {
        return NULL;
    }
    ui_command *c = &d->command[d->n - 1];
    const bool upright = c->turn % 2 == 0;
    ui_frame *inner = &d->inner[d->frames];
    *inner = *around;
    ui_frame_fit(inner, (int)(upright ? px.w : px.h), (int)(upright ? px.h : px.w), around->px_per_mm);
    ui_frame_see(inner, id);
    c->kind = UI_PLACE;
    c->u = inner->u;
    d->outer[d->frames++] = around;
    d->ui = inner;
    return inner;
}

/* The command of a frame ends only here: a group that is still open inside ends with it. */
static void close_frame(ui_draw *d) {
    d->ui = d->outer[--d->frames];
    d->words.from = d->ui->words;
    while (d->command[d->group_at[d->depth - 1]].kind != UI_PLACE) {
        d->overflow = true;
        ui_group_end(d);
    }
    ui_group_end(d);
}

bool ui_place_begin(ui_draw *d, uint8_t id, ui_rect at, int quarter_turns, text_catalogue *words, float text_scale) {
    static const float most = 32767.0f;
    const ui_rect px = snapped(at, d->ui->u);
    if (id == 0 || d->place != 0 || px.w < 1.0f || px.h < 1.0f || px.w > most || px.h > most) {
        d->overflow = true;
        return false;
    }
    ui_frame *inner = open_frame(d, id, px, quarter_turns);
    if (inner == NULL) {
        return false;
    }
    inner->words = words != NULL ? words : inner->words;
    inner->text_scale = text_scale > 0.0f ? text_scale : inner->text_scale;
    d->words.from = inner->words;
    d->place = id;
    ui_fill(d, (ui_rect){0, 0, inner->width, inner->height}, 0xFF000000u);
    return true;
}

ui_rect ui_place_pixels(const ui_frame *around, ui_rect at) {
    return snapped(at, around->u);
}

bool ui_stage_begin(ui_draw *d, uint8_t id, ui_rect at, float text_scale) {
    if (!ui_place_begin(d, id, at, 0, NULL, text_scale)) {
        return false;
    }
    d->inner[d->frames - 1].watched = true;
    return true;
}

void ui_place_end(ui_draw *d) {
    if (d->place == 0) {
        d->overflow = true;
        return;
    }
    d->place = 0;
    close_frame(d);
}

bool ui_turn_begin(ui_draw *d, int quarter_turns) {
    const ui_frame *window = d->ui;
    if (d->frames != 0) {
        d->overflow = true;
        return false;
    }
    if (quarter_turns % 4 == 0) {
        return false;
    }
    return open_frame(d, 0, (ui_rect){0, 0, (float)window->pixel_w, (float)window->pixel_h}, quarter_turns) != NULL;
}

void ui_turn_end(ui_draw *d) {
    if (d->frames != 1 || d->place != 0) {
        d->overflow = true;
        return;
    }
    close_frame(d);
}

bool ui_sheet_begin(ui_draw *d, int quarter_turns) {
    const ui_frame *around = d->ui;
    if (quarter_turns % 4 == 0 || d->place == 0 || d->frames != 1) {
        return false;
    }
    return open_frame(d, d->place, (ui_rect){0, 0, (float)around->pixel_w, (float)around->pixel_h}, quarter_turns) !=
           NULL;
}

void ui_sheet_end(ui_draw *d) {
    close_frame(d);
}

bool ui_edge_begin(ui_draw *d, uint8_t id, int quarter_turns, text_catalogue *words) {
    const ui_frame *window = d->ui;
    if (id == 0 || d->place != 0 || d->frames != 0) {
        d->overflow = true;
        return false;
    }
    ui_frame *inner =
        open_frame(d, id, (ui_rect){0, 0, (float)window->pixel_w, (float)window->pixel_h}, quarter_turns);
    if (inner == NULL) {
        return false;
    }
    inner->words = words != NULL ? words : inner->words;
    d->words.from = inner->words;
    d->place = id;
    return true;
}

void ui_edge_end(ui_draw *d) {
    d->place = 0;
    ui_turn_end(d);
}

bool ui_miniature_begin(ui_draw *d, ui_miniature *m, uint8_t id, ui_rect at, ui_rect seen) {
    static const float usual = 3.78f; /* pixels of a millimetre, where a du is a pixel */
    const float u = d->ui->u;
    const ui_rect whole = snapped(at, u);
    *m = (ui_miniature){.zones = d->n_zones, .boxes = d->n_boxes, .commands = d->n};
    if (!ui_place_begin(d, id, seen, 0, NULL, UI_MINIATURE_TEXT)) {
        return false;
    }
    ui_frame *inner = &d->inner[d->frames - 1];
    ui_frame_fit(inner, (int)whole.w, (int)whole.h, inner->px_per_mm);
    d->command[d->group_at[d->depth - 1]].u = inner->u;
    inner->mm = usual;
    inner->px_per_mm = usual * inner->u;
    inner->show_focus = false;
    m->x = (seen.x - at.x) * u / inner->u;
    m->y = (seen.y - at.y) * u / inner->u;
    m->commands = d->n;
    return true;
}

/* What lies at the left of what is seen, or above it, is beyond the edges of its place. */
static void shift(ui_draw *d, int from, float x, float y) {
    for (int i = from; i < d->n; i++) {
        d->command[i].at.x -= x;
        d->command[i].at.y -= y;
    }
}

static bool is_speck(const ui_command *c) {
    return c->kind == UI_TEXT && c->at.h < UI_SPECK;
}

static bool opens(const ui_command *c) {
    return c->kind == UI_GROUP || c->kind == UI_PLACE;
}

/* What is drawn before this in the same group, whole groups at a time; below `from` where that begins. */
static int before(const ui_draw *d, int from, int i) {
    int deep = 0;
    do {
        i--;
        deep += i < from ? 0 : d->command[i].kind == UI_GROUP_END ? 1 : opens(&d->command[i]) ? -1 : 0;
    } while (i >= from && deep > 0);
    return deep < 0 ? from - 1 : i;
}

/* And behind it; d->n where the group ends. */
static int behind(const ui_draw *d, int i) {
    int deep = opens(&d->command[i]) ? 1 : 0;
    for (i++; i < d->n && deep > 0; i++) {
        deep += opens(&d->command[i]) ? 1 : d->command[i].kind == UI_GROUP_END ? -1 : 0;
    }
    return i;
}

static bool lies_on(const ui_command *c, const ui_command *plate, float u) {
    const float middle =
        c->kind == UI_TEXT ? -c->at.h / u / 3 : c->at.h / 2; /* of a text it is about the base line */
    return ui_inside(plate->at, c->at.x + c->at.w / 2, c->at.y + middle);
}

/* The plate that is made for a line and has this one, in the same group; or -1. Of plates their documents alone are
 * solid. */
static int plate_of(const ui_draw *d, int from, int text, float u) {
    static const float lines = 4.0f; /* as high as so many, with its shadow */
    const ui_command *t = &d->command[text];
    for (int i = before(d, from, text); i >= from; i = before(d, from, i)) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_SHAPE && c->solid > 0.0f && lies_on(t, c, u)) {
            return c->at.h < lines * t->at.h / u ? i : -1;
        }
    }
    return -1;
}

/* Behind all that lies on this plate, or itself where words that are read keep it. */
static int end_of_plate(const ui_draw *d, int plate, float u) {
    int i = plate + 1;
    while (i < d->n && d->command[i].kind != UI_GROUP_END && lies_on(&d->command[i], &d->command[plate], u)) {
        if (d->command[i].kind == UI_TEXT && !is_speck(&d->command[i])) {
            return plate;
        }
        i = behind(d, i);
    }
    return i;
}

/* Letters too small for anybody are specks. The plate of a line goes with them, and the signs beside them. */
static void drop_specks(ui_draw *d, int from, float u) {
    bool gone[UI_MAX_COMMANDS] = {false};
    int kept = from;
    for (int i = from; i < d->n; i++) {
        if (is_speck(&d->command[i])) {
            const int plate = plate_of(d, from, i, u), end = plate < 0 ? plate : end_of_plate(d, plate, u);
            gone[i] = true;
            for (int k = plate; k < end; k++) {
                gone[k] = true;
            }
        }
    }
    for (int i = from; i < d->n; i++) {
        if (!gone[i]) {
            d->command[kept++] = d->command[i];
        }
    }
    d->n = kept;
}

void ui_miniature_end(ui_draw *d, const ui_miniature *m) {
    const float u = d->ui->u;
    shift(d, m->commands, m->x, m->y);
    ui_place_end(d);
    drop_specks(d, m->commands, u);
    d->n_zones = m->zones;
    d->n_boxes = m->boxes;
}
