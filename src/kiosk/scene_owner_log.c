/* The end of the program's log, the newest first. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/menus/menu.h"
#include "kiosk/entries.h"
#include "kiosk/kiosk.h"

enum { LINES = 80, MOST_BYTES = 8 << 20, LINE = 240, STAMP = sizeof "2026-01-01 00:00:00" - 1 };

typedef struct {
    scene base;
    int n, page;
    char line[LINES][LINE];
} log_scene;

/* A whole letter, or none of it: a line may be cut. */
static void keep(char out[LINE], const char *from, size_t len) {
    len = len < LINE - 1 ? len : LINE - 1;
    while (len > 0 && ((unsigned char)from[len] & 0xC0) == 0x80) {
        len--;
    }
    memcpy(out, from, len);
    out[len] = '\0';
}

static bool enter(scene *base, app *a, const void *arg) {
    log_scene *s = (log_scene *)base;
    char path[APP_PATH + 32];
    size_t len = 0;
    (void)arg;
    char *text = paths_join(path, sizeof path, a->save_dir, "night-table.log")
                     ? paths_read_whole(path, MOST_BYTES, &len)
                     : NULL;
    while (text != NULL && len > 0 && s->n < LINES) {
        size_t from = len - (text[len - 1] == '\n');
        const size_t to = from;
        while (from > 0 && text[from - 1] != '\n') {
            from--;
        }
        if (to > from) {
            keep(s->line[s->n++], text + from, to - from);
        }
        len = from;
    }
    free(text);
    return true;
}

static bool input(scene *base, app *a, const ui_input *in) {
    log_scene *s = (log_scene *)base;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        s->page += in->n;
    }
    return true;
}

typedef struct {
    const log_scene *s;
    ui_label_style style;
    float stamp, top; /* the width of when it was, 0 where that is a part of the line; where the list begins */
    float sign;       /* the width of the sign before its words, with air */
} reading;

static bool has_stamp(const char *text) {
    return strlen(text) > STAMP + 1 && text[4] == '-' && text[13] == ':' && text[STAMP] == ' ';
}

/* When it was stands in a column of its own. */
static bool is_stamped(const reading *r, int i) {
    return r->stamp > 0.0f && has_stamp(r->s->line[i]);
}

static const char *line(void *user, int i, text_words *words) {
    const reading *r = user;
    if (r->s->n == 0) {
        return text_say(words, "owner.log.empty");
    }
    return r->s->line[i] + (is_stamped(r, i) ? STAMP + 1 : 0);
}

static const float inset = 22.0f, stamp_gap = 28.0f;

static void draw_rule(ui_draw *d, ui_rect at, float light) {
    const float pixel = fmaxf(1.0f, 1.01f / d->ui->u);
    ui_fill(d, (ui_rect){at.x, at.y, at.w, pixel}, ui_theme(d->ui, ui_fade(UI_PAPER_400, light)));
}

/* What is still to be written: below the last line the sheet is ruled on, as high as one line each. */
static void rule_on(ui_draw *d, ui_rect left, float each) {
    const int n = (int)ceilf(left.h / each);
    for (int i = 0; i < n; i++) {
        draw_rule(d, (ui_rect){left.x, left.y + each * (float)i, left.w, 1.0f}, 0.14f);
    }
}

/* What kind of line it is, before its first words. */
static void draw_sign(const reading *r, int i, ui_draw *d, ui_rect first) {
    const char *text = r->s->line[i];
    const float size = fminf(first.h, r->sign - 10.0f);
    if (r->s->n > 0) {
        ui_figure(d, kiosk_entry_figure(text + (has_stamp(text) ? STAMP + 1 : 0)), ui_centre(first, size, size),
                  ui_theme(d->ui, UI_PAPER_200));
    }
}

/* Beside its first line; a thin rule parts it from the one above. */
static void draw_stamp(void *user, int i, const char *text, ui_draw *d, ui_rect at) {
    const reading *r = user;
    ui_label_style style = r->style;
    const float when = r->stamp > 0.0f ? r->stamp + stamp_gap : 0.0f, wide = when + r->sign;
    const float words = ui_label_height(d->ui, &style, at.w - wide, text), y = at.y + (at.h - words) / 2;
    const float high = ui_label_height(d->ui, &style, at.w, "0");
    if (at.y > r->top + 1) {
        draw_rule(d, at, 0.3f);
    }
    if (is_stamped(r, i)) {
        style.name = true;
        style.lines = 1;
        style.colour = UI_LANTERN;
        ui_label(d, (ui_rect){at.x, y, r->stamp, high}, &style, text_keep(&d->words, r->s->line[i], STAMP));
    }
    draw_sign(r, i, d, (ui_rect){at.x + when, y, r->sign - 10.0f, high});
}

/* A few lines are larger. Returns their height. */
static float size_lines(reading *r, ui_draw *d, ui_rect in, ui_margin *margin) {
    static const float sizes[] = {24.0f, 21.0f, 19.0f}, most_stamp = 0.36f;
    const int n = r->s->n > 0 ? r->s->n : 1;
    float needs = in.h;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && needs >= in.h * 0.9f; i++) {
        r->style.size = sizes[i];
        const float stamp = ui_label_width(d->ui, &r->style, "2000-00-00 00:00:00") + 4;
        r->stamp = r->s->n > 0 && stamp < in.w * most_stamp ? stamp : 0.0f;
        r->sign = r->s->n > 0 ? 1.2f * ui_label_height(d->ui, &r->style, in.w, "0") + 10.0f : 0.0f;
        *margin = (ui_margin){.wide = (r->stamp > 0.0f ? r->stamp + stamp_gap : 0.0f) + r->sign,
                              .high = fmaxf(48.0f, ui_label_height(d->ui, &r->style, in.w, "0") + 14.0f),
                              .columns = 1,
                              .draw = draw_stamp};
        needs = ui_pages_height(d, in, &r->style, margin, n, line, r);
    }
    return needs;
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const log_scene *s = (const log_scene *)base;
    reading now = {.s = s, .style = UI_STYLE_SMALL};
    ui_margin margin = {0};
    (void)a;
    now.style.colour = UI_PAPER_100;
    menu_page(d, ui_say(d, "owner.log"));
    const ui_rect sheet = menu_area(d->ui), in = ui_inset(sheet, inset);
    const float needs = size_lines(&now, d, in, &margin);
    now.top = in.y;
    ui_plate(d, sheet, 41, 0xE6151B2Cu, 0, 0, false);
    if (needs < in.h && margin.high > 0.0f) {
        rule_on(d, (ui_rect){in.x, in.y + needs, in.w, in.h - needs}, margin.high);
    }
    ui_pages_beside(d, in, &now.style, &margin, s->n > 0 ? s->n : 1, line, &now, s->page);
    const ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    if (s->n > 0 && strcmp(text_lang(d->ui->words), "en") != 0) {
        menu_sentence(d, words, ui_say(d, "owner.log.english"), false);
    }
}

const scene_ops scene_owner_log = {.name = "owner_log",
                                   .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                   .size = sizeof(log_scene),
                                   .enter = enter,
                                   .input = input,
                                   .draw = draw};
