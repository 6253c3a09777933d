/* The end of the program's log, the newest first, day by day. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "app/menus/menu.h"
#include "kiosk/entries.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_week.h"
#include "text/day.h"

enum {
    LINES = 80,
    DAY = sizeof "2026-01-01" - 1,
    MOST_BYTES = 8 << 20,
    LINE = 240,
    STAMP = sizeof "2026-01-01 00:00:00" - 1
};

/* A line of the sheet: a day over those that follow, one of the log, or below it what exactly is wrong. */
typedef enum { ENTRY_DAY, ENTRY_LINE, ENTRY_MISTAKE } entry_kind;
typedef struct {
    int of;
    entry_kind kind;
} entry;

typedef struct {
    scene base;
    int n, entries, page;
    char line[LINES][LINE];
    entry entry[3 * LINES];
} log_scene;

static bool has_stamp(const char *text) {
    return strlen(text) > STAMP + 1 && text[4] == '-' && text[13] == ':' && text[STAMP] == ' ';
}

/* Without when it was. */
static const char *words_of(const char *text) {
    return text + (has_stamp(text) ? STAMP + 1 : 0);
}

/* A whole letter, or none of it: a line may be cut. */
static void keep(char out[LINE], const char *from, size_t len) {
    len = len < LINE - 1 ? len : LINE - 1;
    while (len > 0 && ((unsigned char)from[len] & 0xC0) == 0x80) {
        len--;
    }
    memcpy(out, from, len);
    out[len] = '\0';
}

static void set_entries(log_scene *s) {
    const char *day = "";
    for (int i = 0; i < s->n; i++) {
        if (has_stamp(s->line[i]) && strncmp(s->line[i], day, DAY) != 0) {
            s->entry[s->entries++] = (entry){i, ENTRY_DAY};
            day = s->line[i];
        }
        s->entry[s->entries++] = (entry){i, ENTRY_LINE};
        if (kiosk_entry_mistake(words_of(s->line[i])) != NULL) {
            s->entry[s->entries++] = (entry){i, ENTRY_MISTAKE};
        }
    }
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
    set_entries(s);
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
    float stamp, top; /* the width of a time; where the list begins */
    float sign;       /* the width of the sign before its words, with air */
} reading;

static int number_at(const char *digits) {
    return (int)strtol(digits, NULL, 10);
}

/* "Sonntag, 29. Nov. 2026", as the language has it. */
static const char *day_word(text_words *words, const char *stamp) {
    struct tm when = {.tm_hour = 12, .tm_isdst = -1};
    char key[32], day[48];
    when.tm_year = number_at(stamp) - 1900;
    when.tm_mon = number_at(stamp + 5) - 1;
    when.tm_mday = number_at(stamp + 8);
    text_day(text_lang(words->from), (int64_t)mktime(&when), day, sizeof day);
    snprintf(key, sizeof key, "owner.day.%d", when.tm_wday == 0 ? 7 : when.tm_wday);
    return TEXT_SAY(words, "owner.log.day", TEXT_STR("name", text_say(words, key)), TEXT_STR("day", day));
}

static const char *time_word(text_words *words, const char *stamp) {
    char clock[OWNER_CLOCK];
    owner_clock(number_at(stamp + DAY + 1) * 60 + number_at(stamp + DAY + 4), clock);
    return TEXT_SAY(words, "owner.time", TEXT_STR("time", clock));
}

/* What the kiosk wrote is said in the table's language; the rest as it stands there. */
static const char *line(void *user, int i, text_words *words) {
    const reading *r = user;
    if (r->s->n == 0) {
        return text_say(words, "owner.log.empty");
    }
    const entry *e = &r->s->entry[i];
    if (e->kind == ENTRY_DAY) {
        return day_word(words, r->s->line[e->of]);
    }
    const char *text = words_of(r->s->line[e->of]);
    const char *said = e->kind == ENTRY_MISTAKE ? kiosk_entry_mistake(text) : kiosk_entry_said(text, words);
    return said != NULL ? said : text;
}

/* Its words are drawn beside their sheet's, in a size or colour of their own. */
static bool is_alone(void *user, int i) {
    const reading *r = user;
    return r->s->n > 0 && r->s->entry[i].kind != ENTRY_LINE;
}

static bool is_english(const log_scene *s, text_words *words) {
    bool some = false;
    for (int i = 0; i < s->n; i++) {
        const char *text = words_of(s->line[i]);
        some |= kiosk_entry_mistake(text) != NULL || kiosk_entry_said(text, words) == NULL;
    }
    return some;
}

static const float inset = 22.0f, stamp_gap = 28.0f;

static void draw_rule(ui_draw *d, ui_rect at, float light) {
    ui_rule(d, (ui_rect){at.x, at.y, at.w, 1.0f}, ui_theme(d->ui, ui_fade(UI_PAPER_400, light)));
}

/* What is still to be written: below the last line the sheet is ruled on, as high as one line each. */
static void rule_on(ui_draw *d, ui_rect left, float each) {
    const int n = (int)ceilf(left.h / each);
    for (int i = 0; i < n; i++) {
        draw_rule(d, (ui_rect){left.x, left.y + each * (float)i, left.w, 1.0f}, 0.14f);
    }
}

/* What kind of line it is, before its first words. */
static void draw_sign(const reading *r, const char *text, ui_draw *d, ui_rect first) {
    const float size = fminf(first.h, r->sign - 10.0f);
    ui_figure(d, kiosk_entry_figure(text), ui_centre(first, size, size),
              ui_theme(d->ui, kiosk_entry_warns(text) ? UI_EMBER : UI_PAPER_200));
}

static void draw_day(const reading *r, const char *text, ui_draw *d, ui_rect at) {
    ui_label_style style = r->style;
    style.colour = UI_LANTERN;
    style.lines = 1;
    ui_label(d, at, &style, text);
}

/* Small, close below what it is about. */
static void draw_mistake(const reading *r, const char *text, ui_draw *d, ui_rect at) {
    static const float part = 0.75f, closer = 8.0f;
    ui_label_style style = r->style;
    const float wide = r->stamp + stamp_gap + r->sign;
    style.size *= part;
    style.colour = UI_PAPER_400;
    style.valign = UI_TOP;
    ui_label(d, (ui_rect){at.x + wide, at.y - closer, at.w - wide, at.h + closer}, &style, text);
}

/* When it was and of what kind beside its first line; a thin rule parts it from the one above. */
static void draw_beside(void *user, int i, const char *text, ui_draw *d, ui_rect at) {
    const reading *r = user;
    ui_label_style style = r->style;
    const float when = r->stamp + stamp_gap, wide = when + r->sign;
    const float words = ui_label_height(d->ui, &style, at.w - wide, text), y = at.y + (at.h - words) / 2;
    const float high = ui_label_height(d->ui, &style, at.w, "0");
    const entry_kind kind = r->s->entry[i].kind;
    if (kind == ENTRY_MISTAKE) {
        draw_mistake(r, text, d, at);
        return;
    }
    if (at.y > r->top + 1) {
        draw_rule(d, at, 0.3f);
    }
    if (kind == ENTRY_DAY) {
        draw_day(r, text, d, at);
        return;
    }
    const char *from = r->s->line[r->s->entry[i].of];
    if (has_stamp(from)) {
        style.lines = 1;
        style.align = UI_RIGHT;
        style.colour = UI_PAPER_400;
        ui_label(d, (ui_rect){at.x, y, r->stamp, high}, &style, time_word(&d->words, from));
    }
    draw_sign(r, words_of(from), d, (ui_rect){at.x + when, y, r->sign - 10.0f, high});
}

/* A few lines are larger. Returns their height. */
static float size_lines(reading *r, ui_draw *d, ui_rect in, ui_margin *margin) {
    static const float sizes[] = {24.0f, 21.0f, 19.0f};
    const bool some = r->s->n > 0;
    float needs = in.h;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && needs >= in.h * 0.9f; i++) {
        r->style.size = sizes[i];
        r->stamp = some ? ui_label_width(d->ui, &r->style, "00:00") + 4 : 0.0f;
        r->sign = some ? 1.2f * ui_label_height(d->ui, &r->style, in.w, "0") + 10.0f : 0.0f;
        *margin = (ui_margin){.wide = some ? r->stamp + stamp_gap + r->sign : 0.0f,
                              .high = fmaxf(48.0f, ui_label_height(d->ui, &r->style, in.w, "0") + 14.0f),
                              .columns = 1,
                              .draw = some ? draw_beside : NULL,
                              .alone = is_alone};
        needs = ui_pages_height(d, in, &r->style, margin, some ? r->s->entries : 1, line, r);
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
    ui_pages_beside(d, in, &now.style, &margin, s->n > 0 ? s->entries : 1, line, &now, s->page);
    const ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    if (is_english(s, &d->words) && strcmp(text_lang(d->ui->words), "en") != 0) {
        menu_sentence(d, words, ui_say(d, "owner.log.english"), false);
    }
}

const scene_ops scene_owner_log = {.name = "owner_log",
                                   .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                   .size = sizeof(log_scene),
                                   .enter = enter,
                                   .input = input,
                                   .draw = draw};
