/* What everybody was told and shown, as sentences; the newest first. It can be kept as plain text. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/folders.h"
#include "app/log_lines.h"
#include "app/menu.h"
#include "app/paths.h"
#include "ui/seats.h"

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

static const float beside = 62.0f, picture = 48.0f, line_high = 42.0f, line_gap = 6.0f;

/* What it is about, on a small lit disc. */
static void draw_thumb(ui_draw *d, ui_rect at, const char *figure) {
    ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0);
    ui_figure(d, figure, ui_inset(at, at.w * 0.14f), UI_INK_900);
}

/* Whoever it tells of and what happens, or the sign of the night or the day that begins with it, under a rule. */
static void draw_beside(void *user, int i, const char *text, ui_draw *d, ui_rect at) {
    log_lines *l = user;
    const float size = line_high - line_gap;
    const uint8_t seat = log_line_seat(l, text);
    const char *sign = l->keeps_all ? log_line_sign(l, i) : NULL;
    const char *figure = l->keeps_all ? log_line_figure(l, i) : NULL;
    const ui_rect disc = {at.x, at.y + (at.h - size) / 2, size, size};
    const ui_rect thumb = {at.x + picture, disc.y, size, size};
    if (sign != NULL) {
        ui_fill(d, (ui_rect){at.x, at.y + at.h - 2, at.w, 1.5f}, ui_theme(d->ui, UI_LANTERN));
        ui_figure(d, sign, disc, ui_theme(d->ui, UI_LANTERN));
        return;
    }
    if (seat != NT_SPECTATOR) {
        ui_seat_emblem(d, disc, &l->seat[seat]);
    } else if (figure == NULL) {
        ui_disc(d, ui_centre(disc, 10, 10), UI_PAPER_400, 0, 0);
    }
    if (figure != NULL) {
        draw_thumb(d, seat != NT_SPECTATOR ? thumb : disc, figure);
    }
}

/* Two columns, as in a newspaper, where the window is wide and the code of the seal has room in one. */
static int columns_of(const log_lines *l, const ui_frame *ui) {
    return l->keeps_all && ui->width >= 1100.0f && ui->text_scale < 1.1f ? 2 : 1;
}

static void draw_told(const log_scene *s, log_lines *l, ui_draw *d, ui_rect at) {
    const ui_margin margin = {.wide = l->keeps_all ? beside + picture : beside,
                              .high = line_high,
                              .columns = columns_of(l, d->ui),
                              .draw = draw_beside};
    ui_label_style style = UI_STYLE_BODY;
    style.size = l->keeps_all ? 20 : 26;
    if (log_newest(l, &d->words) == NULL && l->opening == 0 && !l->sealed) {
        ui_pages(d, at, &style, ui_say(d, "log.empty"), 0);
    } else if (l->keeps_all) {
        ui_pages_beside(d, at, &style, &margin, log_lines_count(l), line, l, s->page);
    } else {
        ui_pages_beside(d, at, &style, &margin, 1 + l->sealed, last_lines, l, s->page);
    }
}

/* As high as few lines need: two of them do not lie in an empty sheet. */
static ui_rect sheet_of(const log_lines *l, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const int columns = columns_of(l, ui);
    const float lines = (float)(l->keeps_all ? log_lines_count(l) : 3), wide = columns > 1 ? area.w : 900.0f;
    const float high = fminf(area.h, 56 + fmaxf(lines / (float)columns, 3) * (line_high + 34 * ui->text_scale));
    return (ui_rect){area.x + (area.w - fminf(area.w, wide)) / 2, area.y, fminf(area.w, wide), high};
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const log_scene *of = (const log_scene *)s;
    log_lines l;
    menu_page(d, ui_say(d, "log.head"));
    log_lines_begin(&l, a, &d->words);
    const ui_rect sheet = sheet_of(&l, d->ui);
    ui_plate(d, sheet, 35, 0xE6151B2Cu, 0, 0, false);
    draw_told(of, &l, d, ui_inset(sheet, 28));
    ui_rect words = a->kiosk != NULL ? menu_foot(d, ui_say(d, "menu.back"), NULL, 0)
                                     : menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "log.save"), ZONE_EXPORT);
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
        say(a, "log.saved", "", app_told_file(a, file));
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
