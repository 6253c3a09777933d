/* The end of the program's log, the newest first. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/menu.h"
#include "app/paths.h"
#include "kiosk/kiosk.h"

enum { LINES = 80, MOST_BYTES = 8 << 20, LINE = 240 };

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
} reading;

static const char *line(void *user, int i, text_words *words) {
    const log_scene *s = ((const reading *)user)->s;
    return s->n > 0 ? s->line[i] : text_say(words, "owner.log.empty");
}

static const float inset = 22.0f;

/* A few lines are larger. */
static void size_lines(reading *r, ui_draw *d, ui_label_style *style) {
    static const float sizes[] = {26.0f, 22.0f};
    static const ui_margin none = {.columns = 1};
    const ui_rect in = ui_inset(menu_area(d->ui), inset);
    const int n = r->s->n > 0 ? r->s->n : 1;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        ui_label_style large = *style;
        large.size = sizes[i];
        const float needs = ui_pages_height(d, in, &large, &none, n, line, r);
        if (needs < in.h * 0.9f) {
            *style = large;
            return;
        }
    }
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const log_scene *s = (const log_scene *)base;
    reading now = {s};
    ui_label_style style = UI_STYLE_SMALL;
    (void)a;
    style.colour = UI_PAPER_100;
    menu_page(d, ui_say(d, "owner.log"));
    const ui_rect sheet = menu_area(d->ui);
    size_lines(&now, d, &style);
    ui_plate(d, sheet, 36, 0xF0151B2Cu, UI_PAPER_400, 1.6f, false);
    ui_pages_of(d, ui_inset(sheet, inset), &style, s->n > 0 ? s->n : 1, line, &now, s->page);
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
