/* A page of the owner's: rows that are kept in the file and count at once. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/menus/menu_choice.h"
#include "app/options/option_words.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_greets.h"
#include "kiosk/owner_loud.h"
#include "kiosk/owner_posters.h"
#include "kiosk/owner_roles.h"
#include "kiosk/owner_times.h"
#include "kiosk/owner_week.h"

typedef struct {
    scene base;
    owner_view view;
    int first;         /* a row of the page that is shown */
    char problem[400]; /* why the last change was not kept */
} page_scene;

static const char *const head[OWNER_PAGES] = {"owner.games", "owner.languages", "owner.sound", "owner.hours",
                                              "owner.times", "owner.rules",     "owner.sets"};
static const float gap = 8.0f, column_gap = 24.0f;

static bool enter(scene *base, app *a, const void *arg) {
    page_scene *s = (page_scene *)base;
    s->view.all = app_all_languages(a);
    s->view.day = owner_week_even(&kiosk_of(a)->wishes) ? 0 : 1;
    return owner_open(&s->view, kiosk_of(a), *(const owner_page *)arg);
}

/* ---- how the rows lie ---- */

enum { FEW = 4 /* rows; so many lines are above a picture, of large words */, PAIRS = FEW / 2 };

typedef struct {
    int n, columns, lines, per;
    float picture;         /* the height of one below the rows; 0: there is none, or it stands elsewhere */
    float above;           /* the same above them */
    bool beside;           /* the picture stands beside the rows */
    bool posters, roles;   /* in place of rows */
    int lead;              /* so many rows are on every page: a poster beside the others, or a line above them */
    bool across;           /* the first row lies over both columns, so that no place stays empty */
    int over;              /* so many lines of rows are above the picture below them */
    float highest, widest; /* of a row */
} plan;

static float row_help_needs(text_catalogue *says, const ui_frame *ui, float w, const owner_keys *keys) {
    static const float air = 14.0f;
    char name[200], help[700], both[2][200];
    menu_choice c = {.name = name, .help = help, .value = "", .picture = owner_has_signs(ui)};
    text_format(says, keys->name, NULL, 0, name, sizeof name);
    text_format(says, keys->help, NULL, 0, help, sizeof help);
    for (int i = 0; i < 2 && option_shows_both(ui) && text_has(says, keys->both[i]); i++) {
        text_format(says, keys->both[i], NULL, 0, both[i], sizeof both[i]);
        c.both[i] = both[i];
    }
    c.both_w = c.both[1] != NULL ? menu_choice_both(ui, &c) : 0.0f;
    return menu_choice_needs(ui, (ui_rect){0, 0, w, 100.0f}, &c) - air;
}

/* Of the row with most to say; large letters may shrink a little before there is another page. */
static float help_needs(const page_scene *s, const kiosk *k, text_catalogue *says, const ui_frame *ui, float w) {
    float most = 0;
    owner_keys keys;
    for (int i = 0; i < owner_rows(&s->view, k); i++) {
        if (owner_row_keys(&s->view, k, i, &keys)) {
            most = fmaxf(most, row_help_needs(says, ui, w, &keys));
        }
    }
    return owner_has_signs(ui) ? most : most * 0.9f;
}

static bool has_side(const ui_frame *ui) {
    return !menu_narrow(ui) && ui->text_scale < 1.3f;
}

/* A row without help. */
static float row_usual(const ui_frame *ui) {
    const float dense = fmaxf(1.0f, 4.0f * ui->mm / 17.0f), large = ui->text_scale - 1.0f;
    return fmaxf(ui_target(ui) + 8, (menu_narrow(ui) ? 84.0f : 74.0f) * dense + 56.0f * large);
}

/* A row with a short name. */
static float row_least(const ui_frame *ui) {
    return fmaxf(ui_target(ui), ui_label_height(ui, &UI_STYLE_BUTTON, ui->width, "Ag")) + 8;
}

/* A row is as high as the highest needs. */
static float row_needs(const page_scene *s, const kiosk *k, text_catalogue *says, const ui_frame *ui, float w) {
    const float usual = row_usual(ui);
    return s->view.page == OWNER_RULES ? fmaxf(usual, help_needs(s, k, says, ui, w)) : usual;
}

/* ---- what a few rows make, as a picture below or beside them ---- */

static float picture_needs(const page_scene *s, const ui_frame *ui) {
    return s->view.page == OWNER_HOURS   ? owner_week_needs(ui)
           : s->view.page == OWNER_TIMES ? owner_times_needs(ui)
                                         : 0;
}

static int lines_fit(const ui_frame *ui, float row) {
    const int fit = (int)((menu_area(ui).h + gap) / (row + gap));
    return fit > 0 ? fit : 1;
}

/* A row beside another one: a day and its hours are short. */
static float row_of_two(const page_scene *s, const ui_frame *ui, float row) {
    return s->view.page == OWNER_HOURS ? row_least(ui) : row;
}

/* How many lines of rows leave a picture its room below them; 0: none do, or it has none. */
static int lines_over(const page_scene *s, const ui_frame *ui, float row) {
    const float needs = picture_needs(s, ui), high = menu_area(ui).h;
    if (needs <= 0 || high - FEW * (row + gap) >= needs) {
        return needs > 0 ? FEW : 0;
    }
    const bool leave = high - PAIRS * (row_of_two(s, ui, row) + gap) >= needs;
    return leave && !menu_narrow(ui) && !has_side(ui) ? PAIRS : 0;
}

/* Languages lie in two columns, the first row over both; so do the times of day below their strip, which stays as it
 * is when there are more of them. */
static int lines_of(const page_scene *s, const kiosk *k, const ui_frame *ui) {
    const int n = owner_rows(&s->view, k);
    return s->view.page == OWNER_LANGUAGES ? n / 2 + 1 : s->view.page == OWNER_SOUND && !menu_narrow(ui) ? FEW : n;
}

static const float air = 28.0f; /* below a picture above the rows */

/* What so many lines of rows leave for it. */
static float left_above(const ui_frame *ui, int lines, float row) {
    return menu_area(ui).h - (float)lines * (row + gap) - air;
}

/* Of large words the strip leaves room for half of the rows: what guests may, and what the quiet times are. */
static int lines_below_strip(const page_scene *s, const kiosk *k, const ui_frame *ui, float row) {
    const int all = lines_of(s, k, ui);
    return left_above(ui, all, row) >= owner_loud_needs(ui) ? all : menu_narrow(ui) ? FEW : PAIRS;
}

static bool is_beside(const page_scene *s, const kiosk *k, const ui_frame *ui, float row) {
    const bool has = s->view.page == OWNER_LANGUAGES ? lines_fit(ui, row) >= lines_of(s, k, ui)
                                                     : picture_needs(s, ui) > 0 && lines_over(s, ui, row) == 0;
    return has && has_side(ui);
}

/* No larger than it is clear, but of a tall window it may have what is left. */
static float height_below(const page_scene *s, const ui_frame *ui, int over, float row) {
    const float high = over == PAIRS ? row_of_two(s, ui, row) : row;
    const float left = menu_area(ui).h - (float)over * (high + gap);
    const float most = !menu_narrow(ui) ? 1.3f : s->view.page == OWNER_TIMES ? 4.0f : 2.2f;
    return over > 0 ? fminf(left, most * picture_needs(s, ui)) : 0.0f;
}

/* Of a window that stands a picture has what the rows leave, and a strip of any window. */
static float height_above(const page_scene *s, const kiosk *k, const ui_frame *ui, float row) {
    const bool strip = s->view.page == OWNER_SOUND;
    const bool has = strip || (s->view.page == OWNER_LANGUAGES && menu_narrow(ui));
    const float least = strip ? owner_loud_needs(ui) : 260.0f,
                most = strip ? 320.0f * fmaxf(1.0f, 0.8f * ui->text_scale) : 560.0f;
    const float left = left_above(ui, strip ? lines_below_strip(s, k, ui, row) : lines_of(s, k, ui), row);
    return has && left >= least ? fminf(left, most) : 0.0f;
}

static void draw_picture(const page_scene *s, const app *a, ui_draw *d, ui_rect at) {
    const kiosk *k = kiosk_of(a);
    if (s->view.page == OWNER_SOUND) {
        owner_loud_draw(&k->wishes, d, at, k->minute(k->user) % DAY_MINUTES, owner_time(&s->view, &k->wishes));
    } else if (s->view.page == OWNER_LANGUAGES) {
        owner_greets_draw(&s->view, k, d, at);
    } else if (s->view.page == OWNER_HOURS) {
        owner_week_draw(&k->wishes, d, at, s->view.day);
    } else {
        owner_times_draw(&k->wishes, d, at);
    }
}

/* Of the area; the picture beside the rows has what is left. */
static const float rows_part = 0.62f, picture_part = 0.35f;

/* The game whose rules are looked at. */
static float poster_width(const page_scene *s, const ui_frame *ui) {
    const bool has = s->view.page == OWNER_RULES && !menu_narrow(ui) && owner_has_signs(ui);
    return has ? menu_area(ui).w * 0.19f : 0.0f;
}

/* The same as a line above its rules, where that has no room; h 0 elsewhere. */
static ui_rect game_line(const page_scene *s, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const bool has = s->view.page == OWNER_RULES && poster_width(s, ui) <= 0;
    return (ui_rect){area.x, area.y, area.w, has ? row_usual(ui) : 0.0f};
}

/* Why a set does not count yet: beside two buttons of a narrow window there is no room for it. */
static ui_rect rows_area(const page_scene *s, const ui_frame *ui, bool beside, ui_rect *words) {
    ui_rect area = menu_area(ui);
    const float poster = poster_width(s, ui);
    area.w *= beside ? rows_part : 1.0f;
    area.x += poster > 0 ? poster + column_gap : 0.0f;
    area.w -= poster > 0 ? poster + column_gap : 0.0f;
    const float line = game_line(s, ui).h;
    area.y += line > 0 ? line + gap : 0.0f;
    area.h -= line > 0 ? line + gap : 0.0f;
    if (s->view.page == OWNER_SETS && menu_narrow(ui)) {
        const float high = 96.0f * ui->text_scale;
        area.h -= high;
        *words = (ui_rect){area.x, area.y + area.h, area.w, high};
    }
    return area;
}

/* What the rows share with a picture. */
static void share(const page_scene *s, const ui_frame *ui, ui_rect area, float needs, plan *p) {
    p->picture = height_below(s, ui, p->over, needs);
    if (p->above > 0) {
        p->highest = fminf(124.0f, (area.h - p->above - air + gap) / (float)p->lines - gap);
    }
    if (p->beside) {
        const int lines = p->lines > FEW ? p->lines : FEW;
        p->highest = (area.h + gap) / (float)lines - gap;
    }
    if (p->picture > 0) {
        p->highest = fminf(p->highest, (area.h - p->picture) / (float)p->over - gap);
    }
}

/* Rules with much to say have air, too. */
static float most_of_row(const page_scene *s, int n) {
    return s->view.page == OWNER_GAMES ? 180.0f : s->view.page == OWNER_RULES ? 190.0f : n <= FEW ? 84.0f : 112.0f;
}

static bool tiles_fit(const page_scene *s, const kiosk *k, const ui_frame *ui) {
    return s->view.page == OWNER_LANGUAGES && lines_fit(ui, row_least(ui)) >= lines_of(s, k, ui);
}

/* How many columns and lines the rows lie in, of those that fit. */
static void lay_rows(const page_scene *s, const kiosk *k, const ui_frame *ui, int most, plan *p) {
    const owner_page page = s->view.page;
    const bool odd = p->n % 2 == 1, tiles = tiles_fit(s, k, ui), strip = page == OWNER_SOUND && p->above > 0;
    const bool few = p->n <= most && p->n <= FEW && page != OWNER_SOUND; /* they have the whole width */
    const bool in_one = p->n <= (odd ? most : most / 2 + 1) && !strip;
    const bool pairs =
        p->over == PAIRS && (page == OWNER_HOURS || !ui_large_words(ui)); /* long names want the width */
    const bool one = menu_narrow(ui) || page == OWNER_RULES || few || in_one || p->over > 0;
    p->columns = one && !tiles && !pairs ? 1 : 2;
    p->per = most * p->columns;
    const int shown = p->n < p->per ? p->n : p->per;
    p->across = tiles || (p->columns == 2 && odd && shown == p->n);
    p->lines = tiles ? lines_of(s, k, ui) : (shown + p->columns - 1) / p->columns;
    p->per = tiles ? p->n : p->per;
}

/* Pages are of one length, and filled. */
static void fill_pages(float high, plan *p) {
    static const float most_more = 1.6f;
    const int pages = (p->n + p->per - 1) / p->per;
    p->per = p->lines = (p->n + pages - 1) / pages;
    const float each = (high + gap) / (float)p->lines - gap;
    p->highest = fmaxf(p->highest, fminf(each, most_more * p->highest));
}

static plan plan_of(const page_scene *s, const kiosk *k, text_catalogue *says, const ui_frame *ui) {
    ui_rect words = {0};
    plan p = {.lead = s->view.page == OWNER_RULES ? 1 : 0};
    p.n = owner_rows(&s->view, k) - p.lead;
    p.beside = is_beside(s, k, ui, row_needs(s, k, says, ui, menu_area(ui).w));
    const ui_rect area = rows_area(s, ui, p.beside, &words);
    const float needs = row_needs(s, k, says, ui, area.w);
    const int fit = (int)((area.h + gap) / (needs + gap)), most = fit > 0 ? fit : 1;
    p.above = height_above(s, k, ui, needs);
    p.over = lines_over(s, ui, needs);
    p.highest = fmaxf(most_of_row(s, p.n), needs);
    const bool strip = p.above > 0 && s->view.page == OWNER_SOUND;
    lay_rows(s, k, ui, strip ? lines_below_strip(s, k, ui, needs) : p.over > 0 ? p.over : most, &p);
    p.widest = p.columns == 1 && s->view.page != OWNER_RULES ? 900.0f + 280.0f * (ui->text_scale - 1.0f) : area.w;
    p.posters = owner_posters_fit(&s->view, k, ui);
    p.roles = owner_roles_fit(&s->view, k, ui, area);
    p.per = p.posters || p.roles ? p.n : p.per;
    if (p.columns == 1 && p.per < p.n) {
        fill_pages(area.h, &p);
    }
    share(s, ui, area, needs, &p);
    return p;
}

/* No larger than its rows: a name stays near its value, and a few of them stand a little above the middle. */
static ui_rect page_of(ui_rect area, const plan *p) {
    const float w = fminf(area.w, p->widest), h = fminf(area.h, (float)p->lines * (p->highest + gap) - gap);
    return (ui_rect){
        area.x + (area.w - w) / 2,
        area.y + (p->n <= FEW && p->picture == 0 && !p->beside && p->above == 0 ? (area.h - h) / 3 : 0.0f), w, h};
}

static ui_rect row_at(ui_rect area, const plan *p, int i) {
    if (p->across && i == 0) {
        return ui_row(area, 0, p->lines, gap);
    }
    const int lines = p->lines - p->across, at = i - p->across;
    return ui_row(ui_column(area, at / lines, p->columns, column_gap), at % lines + p->across, p->lines, gap);
}

static void draw_row(const page_scene *s, const kiosk *k, ui_draw *d, ui_rect at, int row, bool first) {
    menu_choice c = owner_row(&s->view, k, d, row);
    c.first = first;
    c.both_w = menu_choice_both(d->ui, &c);
    c.value_size = menu_choice_value_size(d->ui, at, &c);
    menu_choice_draw(d, at, &c);
    if (c.picture) {
        owner_row_draw(&s->view, k, d, menu_choice_picture(at, &c), row);
    }
}

static void draw_rows(const page_scene *s, const kiosk *k, ui_draw *d, ui_rect area, const plan *p, int from) {
    for (int i = from; i < p->n && i < from + p->per; i++) {
        draw_row(s, k, d, row_at(area, p, i - from), i + p->lead, i + p->lead == from);
    }
}

/* The game whose rules are looked at, on every page of them. */
static void draw_game(const page_scene *s, const kiosk *k, ui_draw *d) {
    const ui_rect all = menu_area(d->ui), line = game_line(s, d->ui);
    if (line.h > 0) {
        draw_row(s, k, d, line, 0, true);
    } else {
        owner_poster_draw(&s->view, k, d, (ui_rect){all.x, all.y, poster_width(s, d->ui), all.h});
    }
}

/* What is to be said of a set, and both camps in pictures where words of the usual size leave them room. */
static void draw_advice(const page_scene *s, const kiosk *k, ui_draw *d, ui_rect foot, ui_rect above) {
    static const float pictures = 0.34f, between = 16.0f, edge = 10.0f;
    const float w = above.w > 0 ? foot.w : foot.w * pictures, x = foot.x + foot.w - w;
    const char *advice = owner_advice(&s->view, k, &d->words);
    ui_rect words = above.w > 0 ? above : (ui_rect){foot.x, foot.y, x - foot.x - between, foot.h};
    if (advice != NULL && ui_label_height(d->ui, &UI_STYLE_BODY, words.w, advice) > words.h) {
        words = foot;
    } else {
        owner_set_draw(&s->view, k, d, (ui_rect){x, foot.y + edge, w, foot.h - 1.4f * edge});
    }
    if (advice != NULL) {
        menu_sentence(d, words, advice, false);
    }
}

static void draw_foot(const page_scene *s, const kiosk *k, ui_draw *d, const plan *p, ui_rect above) {
    const int page = s->first / p->per, pages = (p->n + p->per - 1) / p->per;
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    menu_foot_pages(d, words, page, pages);
    words.w -= pages > 1 ? menu_pager_width() + 20 : 0;
    const ui_rect room = above.w > 0 ? above : words;
    const char *trouble = owner_trouble(&s->view, k, &d->words);
    if (trouble != NULL) {
        menu_sentence(d, room, UI_SAY(d, "owner.sets.not_yet", TEXT_STR("why", trouble)), true);
    } else if (s->problem[0] != '\0') {
        menu_sentence(d, room, UI_SAY(d, "owner.not_kept", TEXT_STR("detail", s->problem)), true);
    } else if (s->view.page == OWNER_SETS && owner_has_signs(d->ui)) {
        draw_advice(s, k, d, words, above);
    } else if (pages == 1 || p->columns > 1) {
        menu_sentence(d, room, ui_say(d, "settings.at_once"), false);
    }
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const page_scene *s = (const page_scene *)base;
    const plan p = plan_of(s, kiosk_of(a), d->ui->words, d->ui);
    const int from = s->first / p.per * p.per;
    ui_rect above = {0}, area = rows_area(s, d->ui, p.beside, &above);
    const ui_rect wall = area;
    area.y += p.above > 0 ? p.above + air : 0.0f;
    area.h -= p.above > 0 ? p.above + air : 0.0f;
    area = page_of(area, &p);
    menu_page(d, ui_say(d, head[s->view.page]));
    if (p.posters) {
        owner_posters_draw(&s->view, kiosk_of(a), d, menu_area(d->ui));
    } else if (p.roles) {
        owner_roles_draw(&s->view, kiosk_of(a), d, wall);
    } else {
        draw_rows(s, kiosk_of(a), d, area, &p, from);
    }
    if (p.lead > 0) {
        draw_game(s, kiosk_of(a), d);
    }
    if (p.beside) {
        const ui_rect all = menu_area(d->ui);
        const float wide = all.w * picture_part;
        draw_picture(s, a, d, (ui_rect){all.x + all.w - wide, all.y, wide, all.h});
    } else if (p.above > 0) {
        draw_picture(s, a, d, (ui_rect){wall.x, wall.y, wall.w, p.above});
    } else if (p.picture > 0) {
        draw_picture(s, a, d, (ui_rect){area.x, area.y + (float)p.over * (p.highest + gap), area.w, p.picture});
    }
    draw_foot(s, kiosk_of(a), d, &p, above);
}

static void change(page_scene *s, app *a, int row, int by) {
    kiosk_wishes w = kiosk_of(a)->wishes;
    s->problem[0] = '\0';
    s->first = s->view.page == OWNER_RULES && row == 0 ? 0 : s->first; /* another game's begin anew */
    if (owner_step(&s->view, kiosk_of(a), &w, row, by) == OWNER_WISHES) {
        kiosk_change(a, &w, s->problem, sizeof s->problem);
    }
}

static bool input(scene *base, app *a, const ui_input *in) {
    page_scene *s = (page_scene *)base;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_LESS) || menu_pressed(in, ZONE_MORE)) {
        change(s, a, in->n, menu_pressed(in, ZONE_MORE) ? 1 : -1);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        const plan p = plan_of(s, kiosk_of(a), app_words(a, NULL), &a->frame);
        s->first = menu_turned(s->first, p.n, p.per, in->n);
    }
    const int n = owner_rows(&s->view, kiosk_of(a));
    s->first = s->first < n ? s->first : n - 1;
    return true;
}

const scene_ops scene_owner_page = {.name = "owner_page",
                                    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                    .size = sizeof(page_scene),
                                    .enter = enter,
                                    .input = input,
                                    .draw = draw};
