/* Finished games, log and the owner's file are copied to a stick, a few at a time; the PIN stays here. */
#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "app/menus/menu.h"
#include "kiosk/entries.h"
#include "kiosk/kiosk.h"

enum { AT_ONCE = 10, MOST_BYTES = 64 << 20, NAME = 64, SHOWN = 2 * NAME, PATH = 2 * GATE_PATH };

typedef enum { ASKED, RUNS, DONE, MISSING, UNREAD, FAILED } phase;

typedef struct {
    scene base;
    phase phase;
    DIR *evenings;
    int n;
    char name[NAME]; /* of the folder on the stick */
    char to[PATH], problem[200];
} export_scene;

/* What is to be copied, not the stick. */
static bool fail_here(export_scene *s) {
    s->phase = UNREAD;
    snprintf(s->problem, sizeof s->problem, "%s", paths_reason(errno));
    return false;
}

/* The folder is there and another's when nothing is plugged in. */
static bool fail(export_scene *s) {
    s->phase = errno == EACCES || errno == ENOENT ? MISSING : FAILED;
    snprintf(s->problem, sizeof s->problem, "%s", paths_reason(errno));
    return false;
}

/* What is not there is no fault: nothing was finished, nothing logged. */
static bool copy(export_scene *s, const char *from, const char *to, const char *name) {
    char path[2 * PATH];
    size_t len = 0;
    if (!paths_exists(from)) {
        return true;
    }
    char *text = paths_read_whole(from, MOST_BYTES, &len);
    if (text == NULL) {
        return fail_here(s);
    }
    const bool good = paths_join(path, sizeof path, to, name) && paths_write_whole(path, text, len);
    if (!good) {
        fail(s);
    }
    free(text);
    s->n += good;
    return good;
}

static void begin(export_scene *s, app *a) {
    char evenings[PATH + 16], path[APP_PATH + 32];
    const kiosk *k = kiosk_of(a);
    const time_t now = time(NULL);
    strftime(s->name, sizeof s->name, "night-table-%Y-%m-%d", localtime(&now));
    s->n = 0;
    s->phase = RUNS;
    if (!paths_exists(k->stick)) { /* is never made here */
        s->phase = MISSING;
    } else if (!paths_join(s->to, sizeof s->to, k->stick, s->name) ||
               !paths_join(evenings, sizeof evenings, s->to, "evenings") || !paths_make(evenings)) {
        fail(s);
    } else if (copy(s, k->file, s->to, "kiosk.json") &&
               paths_join(path, sizeof path, a->save_dir, "night-table.log") &&
               copy(s, path, s->to, "night-table.log") && paths_join(path, sizeof path, a->save_dir, "evenings")) {
        s->evenings = opendir(path);
        if (s->evenings == NULL && errno != ENOENT) {
            fail_here(s);
        }
    }
}

static void close_folder(export_scene *s) {
    if (s->evenings != NULL) {
        closedir(s->evenings);
    }
    s->evenings = NULL;
}

static void leave(scene *s, app *a) {
    (void)a;
    close_folder((export_scene *)s);
}

/* One more evening; false when there is none, or it cannot be copied. */
static bool copy_next(export_scene *s, const app *a) {
    char from[APP_PATH + 300], below[APP_PATH + 16], to[PATH + 16];
    errno = 0;
    const struct dirent *entry = s->evenings != NULL ? readdir(s->evenings) : NULL;
    if (entry == NULL && errno != 0) {
        return fail_here(s);
    }
    if (entry == NULL) {
        s->phase = DONE;
        return false;
    }
    if (entry->d_name[0] == '.') {
        return true;
    }
    return paths_join(below, sizeof below, a->save_dir, "evenings") &&
           paths_join(from, sizeof from, below, entry->d_name) && paths_join(to, sizeof to, s->to, "evenings") &&
           copy(s, from, to, entry->d_name);
}

static void tick(scene *base, app *a, uint64_t now) {
    export_scene *s = (export_scene *)base;
    (void)now;
    if (s->phase != RUNS) {
        return;
    }
    for (int i = 0; i < AT_ONCE && copy_next(s, a); i++) {
    }
    if (s->phase != RUNS) {
        close_folder(s);
        kiosk_note(a, s->phase == DONE ? ENTRY_COPIED : ENTRY_NOT_COPIED);
    }
    a->last_input = a->now; /* a slow stick takes its time */
    app_dirty(a);
}

static uint64_t wake(const scene *base, const app *a) {
    return ((const export_scene *)base)->phase == RUNS ? a->now + 20 : UINT64_MAX;
}

static bool input(scene *base, app *a, const ui_input *in) {
    export_scene *s = (export_scene *)base;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_EXPORT) && s->phase != RUNS) {
        begin(s, a);
    }
    return true;
}

/* The folder's name on one line: a word joiner behind each hyphen. */
static void unbroken(const char *name, char out[SHOWN]) {
    static const char joined[] = "-\u2060";
    size_t used = 0;
    out[0] = '\0';
    for (; *name != '\0' && used + sizeof joined < SHOWN; name++) {
        const char letter[] = {*name, '\0'}, *part = *name == '-' ? joined : letter;
        memcpy(out + used, part, strlen(part) + 1);
        used += strlen(part);
    }
}

static const char *words(const export_scene *s, ui_draw *d) {
    char folder[SHOWN];
    switch (s->phase) {
    case ASKED:
        return ui_say(d, "owner.export.what");
    case RUNS:
        return UI_SAY(d, "owner.export.runs", TEXT_NUM("n", s->n));
    case DONE:
        unbroken(s->name, folder);
        return UI_SAY(d, "owner.export.done", TEXT_NUM("n", s->n), TEXT_STR("folder", folder));
    case MISSING:
        return ui_say(d, "owner.export.none");
    case UNREAD:
        return UI_SAY(d, "owner.export.unread", TEXT_STR("detail", s->problem));
    default:
        return UI_SAY(d, "owner.export.failed", TEXT_STR("detail", s->problem));
    }
}

/* ---- from the chest to the stick ---- */

static const float picture_high = 206.0f;

/* A bright one goes along, a dim one stays. */
static void draw_sign(ui_draw *d, ui_rect at, const char *figure, bool goes) {
    const ui_colour rim = ui_theme(d->ui, UI_PAPER_400);
    ui_disc(d, at, goes ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : UI_INK_950, goes ? 0 : rim, goes ? 0.0f : 2.0f);
    ui_figure(d, figure, ui_inset(at, at.w * 0.19f), goes ? UI_INK_900 : rim);
}

/* A stick lies on its side, its plug to the right; where none was found is an empty place. */
static void draw_stick(const export_scene *s, ui_draw *d, ui_rect at) {
    const ui_rect body = {at.x, at.y, at.w * 0.74f, at.h},
                  plug = {at.x + at.w * 0.72f, at.y + at.h * 0.2f, at.w * 0.28f, at.h * 0.6f};
    if (s->phase == MISSING) {
        ui_slot(d, at, UI_PAPER_400);
        return;
    }
    ui_plate(d, plug, 52, UI_PAPER_400, 0, 0, false);
    for (int i = 0; i < 2; i++) {
        ui_fill(d,
                (ui_rect){plug.x + plug.w * 0.5f, plug.y + plug.h * (0.2f + 0.38f * (float)i), plug.w * 0.22f,
                          plug.h * 0.22f},
                UI_INK_900);
    }
    ui_plate(d, body, 51, UI_PAPER_100, 0, 0, false);
    ui_fill(d, (ui_rect){body.x + body.w * 0.12f, body.y + body.h * 0.26f, body.w * 0.08f, body.h * 0.48f},
            UI_PAPER_400);
    if (s->phase == DONE) {
        ui_figure(d, "check", ui_centre(body, at.h * 0.7f, at.h * 0.7f), UI_INK_900);
    }
}

/* Below the chest, since it goes nowhere. */
static void draw_stays(ui_draw *d, ui_rect below) {
    static const float key = 44.0f, air = 12.0f;
    const ui_rect at = {below.x, below.y, key, key};
    ui_label_style style = UI_STYLE_SMALL;
    style.colour = UI_PAPER_200;
    draw_sign(d, at, "key", false);
    ui_label(d, (ui_rect){at.x + key + air, at.y, below.w - key - air, key}, &style, ui_say(d, "owner.export.stays"));
}

/* Games, log and settings go; the key of the PIN stays with the chest. */
static void draw_picture(const export_scene *s, ui_draw *d, ui_rect at) {
    static const char *const goes[] = {"cards", "log", "gear"};
    static const float chest = 136.0f, stick = 160.0f, sign = 78.0f, air = 14.0f, wedge = 34.0f;
    enum { SIGNS = sizeof goes / sizeof goes[0] };
    const float middle = at.y + chest / 2, most = chest + stick + SIGNS * (sign + air) + wedge + 5 * air;
    float x = at.x + (at.w - most) / 2;
    ui_figure(d, "chest", (ui_rect){x, middle - chest / 2, chest, chest}, ui_theme(d->ui, UI_PAPER_400));
    draw_stays(d, (ui_rect){x + 10, middle + chest / 2 + 4, most / 2, 44});
    x += chest + 2 * air;
    for (int i = 0; i < SIGNS; i++) {
        draw_sign(d, (ui_rect){x, middle - sign / 2, sign, sign}, goes[i], true);
        x += sign + air;
    }
    ui_wedge(d, (ui_rect){x + air * 0.5f, middle - wedge / 2, wedge, wedge}, 1, UI_LANTERN);
    draw_stick(s, d, (ui_rect){x + wedge + 3 * air, middle - 37, stick, 74});
}

static void draw_words(const export_scene *s, ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_MIDDLE;
    const char *text = words(s, d);
    const float sign = s->phase >= MISSING ? ui_warning_sign(d->ui, &style) : 0.0f;
    if (at.w >= 640 && ui_label_height(d->ui, &style, at.w - sign, text) + picture_high <= at.h) {
        draw_picture(s, d, (ui_rect){at.x, at.y, at.w, picture_high});
        at.y += picture_high;
        at.h -= picture_high;
    }
    if (s->phase >= MISSING) {
        ui_warning(d, at, &style, text);
    } else {
        ui_label(d, at, &style, text);
    }
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const export_scene *s = (const export_scene *)base;
    const ui_rect area = menu_area(d->ui), page = ui_centre(area, fminf(area.w, 860), fminf(area.h, 496));
    const float high = menu_button_height(d->ui) + 14;
    (void)a;
    menu_page(d, ui_say(d, "owner.export"));
    ui_plate(d, page, 36, 0xF0151B2Cu, 0, 0, false);
    draw_words(s, d, (ui_rect){page.x + 40, page.y + 24, page.w - 80, page.h - high - 70});
    ui_button(d, (ui_rect){page.x + page.w / 2 - 190, page.y + page.h - high - 26, 380, high}, ZONE_EXPORT, 0,
              ui_say(d, s->phase >= MISSING ? "owner.export.again" : "owner.export.do"), NULL, UI_PRIMARY,
              s->phase == RUNS || s->phase == DONE ? UI_ZONE_OFF : UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

const scene_ops scene_owner_export = {.name = "owner_export",
                                      .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                      .size = sizeof(export_scene),
                                      .leave = leave,
                                      .input = input,
                                      .tick = tick,
                                      .wake = wake,
                                      .draw = draw};
