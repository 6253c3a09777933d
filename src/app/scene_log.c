/* What everybody was told and shown, as sentences; the newest first. It can be kept as plain text. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "app/folders.h"
#include "app/log_lines.h"
#include "app/menu.h"
#include "app/paths.h"

typedef struct {
    scene base;
    int page;
} log_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)s;
    (void)arg;
    return a->table != NULL;
}

static const char *line(void *user, int i, text_words *words) {
    return log_line(user, i, words);
}

/* The last sentence and the seal, where the game keeps no list. */
static const char *last_lines(void *user, int i, text_words *words) {
    return i == 0 ? log_newest(user, words) : log_seal(user, words);
}

static void draw_told(const log_scene *s, log_lines *l, ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_BODY;
    style.size = l->keeps_all ? 20 : 26;
    if (log_newest(l, &d->words) == NULL && l->opening == 0 && !l->sealed) {
        ui_pages(d, at, &style, ui_say(d, "log.empty"), 0);
    } else if (l->keeps_all) {
        ui_pages_of(d, at, &style, log_lines_count(l), line, l, s->page);
    } else {
        ui_pages_of(d, at, &style, 1 + l->sealed, last_lines, l, s->page);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const log_scene *of = (const log_scene *)s;
    log_lines l;
    menu_page(d, ui_say(d, "log.head"));
    log_lines_begin(&l, a, &d->words);
    ui_rect area = menu_area(d->ui);
    ui_rect sheet = ui_centre(area, area.w < 900 ? area.w : 900, l.keeps_all ? area.h : area.h * 0.5f);
    ui_plate(d, sheet, 35, 0xE6151B2Cu, 0, 0, false);
    draw_told(of, &l, d, ui_inset(sheet, 28));
    ui_rect words = menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "log.save"), ZONE_EXPORT);
    if (!l.keeps_all) {
        menu_sentence(d, words, ui_say(d, "log.last_only"), false);
    }
}

static void say(app *a, const char *key, const char *detail, const char *file) {
    const text_arg args[] = {TEXT_STR("detail", detail), TEXT_STR("file", file)};
    app_notice(a, key, args, 2);
}

static void save_text(app *a) {
    char to[APP_PATH], file[APP_PATH + MATCHES_FILE];
    size_t len = 0;
    char *text = log_text(a, &len);
    if (!folders_export(to, sizeof to)) {
        say(a, "trouble.log_text", a->save_dir, "");
    } else if (text == NULL ||
               !matches_export_log(to, app_director_game(a->table)->id, text, len, file, sizeof file)) {
        say(a, "trouble.log_text", paths_reason(text == NULL ? ENOMEM : errno), "");
    } else {
        say(a, "log.saved", "", file);
    }
    free(text);
}

static bool input(scene *s, app *a, const ui_input *in) {
    log_scene *l = (log_scene *)s;
    app_dirty(a);
    if (menu_back(in) || in->kind == UI_LOG) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_EXPORT)) {
        save_text(a);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        l->page += in->n; /* the arrows at the ends are off */
    }
    return true;
}

const scene_ops scene_log = {.name = "log",
                             .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                             .size = sizeof(log_scene),
                             .enter = enter,
                             .input = input,
                             .draw = draw};
