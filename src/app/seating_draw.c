/* How the chairs look while they are taken. */
#include "app/seating_draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/menu.h"
#include "engine/host.h"
#include "ui/edges.h"

/* ---- the ring ---- */

static int sides_for(int n) {
    return n <= 2 ? 0 : n <= 7 ? 1 : n <= 10 ? 2 : n <= 13 ? 3 : n <= 16 ? 4 : 5;
}

/* Where on the ring. */
typedef enum { BOTTOM, LEFT, TOP, RIGHT } edge;

static const float back = 18.0f; /* so much of a chair is seen behind its plate */

/* Many leave each other air, and the table some of its own. */
static float chair_wish(const ui_frame *ui, int n) {
    return (n <= 10 ? 78.0f : n <= 16 ? 66.0f : 60.0f) + 22.0f * (ui->text_scale - 1.0f);
}

/* The plates of the table. Words that are larger make them higher, as far as those at a side have room. */
static float chair_height(const ui_frame *ui, ui_rect r, int n) {
    return fmaxf(60.0f, fminf(chair_wish(ui, n), r.h / (float)(sides_for(n) + 2) - 8));
}

/* Even places along a span. */
static float spread(float from, float span, float each, int i, int n) {
    float gap = (span - each * (float)n) / (float)n;
    return from + gap / 2 + (float)i * (each + gap);
}

/* As wide as the fullest row allows. */
static float chair_width(ui_rect r, int n) {
    return fminf(186.0f, n <= 16 ? r.w / 4 - 8 : r.w / 5 - 18);
}

/* Clockwise from the right end of the bottom row, as at the table. */
static ui_rect chair_at(const ui_frame *ui, ui_rect r, int i, int n, edge *where) {
    const float chair_h = chair_height(ui, r, n);
    int side = sides_for(n), rest = n - 2 * side, top = rest == 1 ? 0 : (rest + 1) / 2, bottom = rest - top;
    float w = chair_width(r, n), inner = r.y + chair_h + 8, span = r.h - 2 * chair_h - 16;
    if (i < bottom) {
        *where = BOTTOM;
        return (ui_rect){spread(r.x, r.w, w, bottom - 1 - i, bottom), r.y + r.h - chair_h, w, chair_h};
    }
    i -= bottom;
    if (i < side) {
        *where = LEFT;
        return (ui_rect){r.x, spread(inner, span, chair_h, side - 1 - i, side), w, chair_h};
    }
    i -= side;
    if (i < top) {
        *where = TOP;
        return (ui_rect){spread(r.x, r.w, w, i, top), r.y, w, chair_h};
    }
    *where = RIGHT;
    return (ui_rect){r.x + r.w - w, spread(inner, span, chair_h, i - top, side), w, chair_h};
}

/* The back of a chair seen from above, beyond its plate: a rail on three posts that go under it. */
static void draw_back(ui_draw *d, ui_rect plate, edge where) {
    static const float rail = 10.0f, post = 7.0f, part = 0.62f;
    const ui_colour wood = ui_theme(d->ui, 0xFFA8703Fu), shade = ui_theme(d->ui, 0xFF6B4429u);
    const bool row = where == TOP || where == BOTTOM;
    const float wide = fminf((row ? plate.w : plate.h) * part, 112.0f);
    const float from = row ? plate.x + (plate.w - wide) / 2 : plate.y + (plate.h - wide) / 2;
    const float out = where == TOP     ? plate.y - back
                      : where == LEFT  ? plate.x - back
                      : where == RIGHT ? plate.x + plate.w + back - rail
                                       : plate.y + plate.h + back - rail;
    const float under = where == TOP || where == LEFT ? out + rail - 2 : out - back;
    for (int i = 0; i < 3; i++) {
        const float along = from + 6 + (wide - 12 - post) * (float)i / 2;
        ui_fill(d, row ? (ui_rect){along, under, post, back + 2} : (ui_rect){under, along, back + 2, post}, shade);
    }
    ui_plate(d, row ? (ui_rect){from, out, wide, rail} : (ui_rect){out, from, rail, wide}, 31, wood, 0, 0, true);
}

/* ---- what stands on a chair ---- */

/* Beside the emblem, or under it and across the whole plate where names are too long for that; all in one size. */
typedef struct {
    bool under;
    float size;
} ring_names;

static ui_label_style name_style(const ring_names *names) {
    ui_label_style style = UI_STYLE_NAME;
    style.size = names->size;
    style.align = names->under ? UI_MIDDLE : UI_LEFT;
    return style;
}

/* A name as any words: whole in one line, and no smaller than words may be. */
static ui_label_style whole_style(void) {
    ui_label_style style = UI_STYLE_NAME;
    style.name = false;
    return style;
}

/* `lines`: of the name, where it stands under its emblem. */
static ui_rect name_under(const ui_frame *ui, ui_rect at, int lines) {
    static const float in = 7.0f, foot = 2.0f;
    const ui_label_style whole = whole_style();
    const float line = fminf(ui_label_height(ui, &whole, at.w, "0"), at.h * 0.41f);
    const float high = lines > 1 ? fmaxf(at.h * 0.66f, 43.0f) : fmaxf(line, ui_label_least(ui, &whole));
    return (ui_rect){at.x + in, at.y + at.h - foot - high, at.w - 2 * in, high};
}

static float emblem_beside(ui_rect at) {
    return fminf(fminf(72.0f, at.h - 14), at.w * 0.42f);
}

static ui_rect name_beside(const ui_frame *ui, ui_rect at) {
    const float x = at.x + emblem_beside(at) + 15;
    const float line = fminf(32.0f + 14.0f * (ui->text_scale - 1.0f), at.h * 0.5f);
    return (ui_rect){x, at.y + fmaxf(3.0f, (at.h - 60.0f) * 0.2f), at.x + at.w - 8 - x, line};
}

/* What the longest name needs of those that are whole in such a box; how many are `smaller`, or `cut` even then. */
static float common_size(const app *a, const ui_frame *ui, ui_rect box, int *smaller, int *cut) {
    const ui_label_style style = whole_style();
    float common = style.size * 1.25f;
    *smaller = *cut = 0;
    for (int i = 0; i < a->plan.seating.n; i++) {
        char name[UI_NAME_BYTES];
        app_seat_name(&a->plan.seating.seat[i], ui->words, name, sizeof name);
        if (ui_label_fits(ui, box, &style, name)) {
            common = fminf(common, ui_label_size(ui, box, &style, name));
        } else if (ui_label_fits(ui, box, &UI_STYLE_NAME, name)) {
            (*smaller)++;
        } else {
            (*cut)++;
        }
    }
    return common;
}

/* One long name of many is smaller by itself; more of them move all names. */
static ring_names names_of(const app *a, const ui_frame *ui, ui_rect at) {
    int smaller, cut;
    const float beside = common_size(a, ui, name_beside(ui, at), &smaller, &cut);
    const int may = ui_large_words(ui) ? 0 : a->plan.seating.n / 8;
    const bool under = cut > 0 || smaller > may || beside < UI_STYLE_NAME.size * 0.76f;
    return (ring_names){under, under ? common_size(a, ui, name_under(ui, at, 1), &smaller, &cut) : beside};
}

/* The language that is read there. */
static ui_label_style tongue_style(const ui_seat *seat, bool open) {
    ui_label_style tongue = UI_STYLE_NAME;
    tongue.size = 16;
    tongue.face = TEXT_BODY;
    tongue.colour = open ? UI_BARK : UI_PAPER_400;
    tongue.lang = seat->lang;
    return tongue;
}

/* The sign of who plays, and which language is read there, or else who plays in a word: where it has room. */
static void draw_player(ui_draw *d, ui_rect at, const ui_seat *seat, bool open) {
    const float sign = fminf(30.0f, at.h), x = at.x + sign + 6;
    const ui_label_style said = tongue_style(seat, open);
    const bool own = seat->lang[0] != '\0';
    const char *words =
        own ? app_language_name(d, seat->lang) : ui_say(d, seat->bot ? "seating.bot" : "seating.person");
    ui_figure(d, seat->bot ? "robot" : "person", (ui_rect){at.x, at.y + (at.h - sign) / 2, sign, sign},
              ui_theme(d->ui, open ? UI_BARK : UI_PAPER_400));
    const float widest = fmaxf(ui_label_width(d->ui, &said, ui_say(d, "seating.person")),
                               ui_label_width(d->ui, &said, ui_say(d, "seating.bot")));
    if (own || widest <= at.x + at.w - x) { /* a word at each plate or at none */
        ui_label(d, (ui_rect){x, at.y, at.x + at.w - x, at.h}, &said, words);
    }
}

/* Emblem and player beside each other in the middle, the name under both. */
static void draw_under(ui_draw *d, ui_rect at, const ui_seat *seat, float disc, bool open) {
    static const float gap = 8.0f, in = 8.0f;
    const ui_label_style tongue = tongue_style(seat, open);
    const float sign = fminf(36.0f, disc);
    const float said =
        seat->lang[0] != '\0' ? 4 + ui_label_width(d->ui, &tongue, app_language_name(d, seat->lang)) + 2 : 0.0f;
    const float wide = fminf(disc + gap + sign + said, at.w - 2 * in), x = at.x + (at.w - wide) / 2;
    ui_seat_emblem(d, (ui_rect){x, at.y + 5, disc, disc}, seat);
    draw_player(d, (ui_rect){x + disc + gap, at.y + 4, wide - disc - gap, disc}, seat, open);
}

static void draw_beside(ui_draw *d, ui_rect at, const ui_seat *seat, bool open) {
    const float disc = emblem_beside(at);
    const ui_rect words = name_beside(d->ui, at);
    ui_seat_emblem(d, (ui_rect){at.x + 8, at.y + (at.h - disc) / 2, disc, disc}, seat);
    const float below = words.y + words.h;
    draw_player(d, (ui_rect){words.x, below, words.w, at.y + at.h - 5 - below}, seat, open);
}

/* Its lines need no more air than its letters do, whatever the frame's are. */
static bool is_latin(const char *name) {
    while (*name != '\0' && (unsigned char)*name < 0xCEu) {
        name++;
    }
    return *name == '\0';
}

/* Who sits there; an own name that has no room in one line under its emblem takes two. */
static void draw_person(ui_draw *d, ui_rect at, const ui_seat *seat, const ring_names *names, bool open) {
    char name[UI_NAME_BYTES];
    ui_label_style style = name_style(names);
    app_seat_name(seat, d->ui->words, name, sizeof name);
    style.colour = open ? UI_INK_900 : UI_PAPER_100;
    if (!names->under) {
        draw_beside(d, at, seat, open);
        ui_label(d, name_beside(d->ui, at), &style, name);
        return;
    }
    const ui_label_style whole = whole_style();
    const bool one = ui_label_fits(d->ui, name_under(d->ui, at, 1), &whole, name);
    const ui_rect words = name_under(d->ui, at, one ? 1 : 2);
    draw_under(d, at, seat, fminf(words.y - at.y - 5, 48.0f), open);
    if (!one) {
        style.name = false;
        style.lines = 2;
        style.size = UI_STYLE_NAME.size * 0.64f; /* may become as small as a name may */
        style.lang = is_latin(name) ? "en" : NULL;
    }
    ui_label(d, words, &style, one ? name : text_keep(&d->words, name, strlen(name)));
}

static void draw_chair(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, int i, edge where,
                       const ring_names *names) {
    const ui_seat *seat = &a->plan.seating.seat[i];
    bool open = i == v->seat;
    draw_back(d, at, where);
    ui_zone_add(d, ZONE_CHAIR, i, at, UI_ZONE_OPTION);
    ui_plate(d, at, 50u + (unsigned)i % 4u, open ? UI_PAPER_100 : UI_INK_700, ui_seat_colour[seat->colour], 2.5f,
             true);
    draw_person(d, at, seat, names, open);
    ui_focus(d, at, ZONE_CHAIR, i);
}

static void draw_count(const app *a, ui_draw *d, ui_rect at) {
    const nt_game *game = a->plan.game;
    int n = a->plan.seating.n;
    float button = fmaxf(54.0f, ui_target(d->ui));
    const ui_rect number = {at.x + button + 8, at.y, at.w - 2 * button - 16, at.h};
    ui_button(d, (ui_rect){at.x, at.y, button, at.h}, ZONE_LESS, SEATING_COUNT, NULL, "minus", UI_PLAIN,
              n > game->min_seats ? 0 : UI_ZONE_OFF);
    ui_button(d, (ui_rect){at.x + at.w - button, at.y, button, at.h}, ZONE_MORE, SEATING_COUNT, NULL, "plus",
              UI_PLAIN, n < game->max_seats ? 0 : UI_ZONE_OFF);
    ui_button(d, number, ZONE_COUNT, 0, UI_SAY(d, "seating.players", TEXT_NUM("n", n)), NULL, UI_PLAIN, 0);
}

static void draw_people(const seating_scene *v, ui_draw *d, ui_rect at) {
    static const char *const key[] = {"seating.people.all", "seating.people.alone", "seating.people.last"};
    ui_button_of row[3];
    for (int i = 0; i < 3; i++) {
        row[i] = (ui_button_of){.at = ui_column(at, i, 3, 10),
                                .zone = ZONE_PEOPLE,
                                .n = i,
                                .text = ui_say(d, key[i]),
                                .flags = i == SEATING_LAST && !v->has_last ? UI_ZONE_OFF : 0};
    }
    ui_button_row(d, row, 3);
}

static float row_height(const ui_frame *ui) {
    return fmaxf(54.0f, ui_target(ui));
}

static const char *const mode_key[APP_MODES] = {"seating.mode.upright", "seating.mode.pass", "seating.mode.flat"};
static const char *const mode_help[APP_MODES] = {"seating.mode.upright.help", "seating.mode.pass.help",
                                                 "seating.mode.flat.help"};
static const float mode_gap = 10.0f, mode_row_gap = 8.0f;

/* How many modes stand beside each other: fewer where words are so large that even smaller ones have no room. */
static int modes_across(ui_draw *d, float w) {
    static const float smaller = 0.7f;
    float widest = 0;
    for (int i = 0; i < APP_MODES; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, mode_key[i])));
    }
    const float each = (w - 2 * mode_gap) / 3;
    return widest * (d->ui->text_scale > 1.3f ? smaller : 1.0f) + 16 <= each ? 3 : 2;
}

static ui_rect mode_at(ui_rect rows, float high, int across, int i) {
    const int below = i / across;
    const ui_rect row = {rows.x, rows.y + (float)below * (high + mode_row_gap), rows.w, high};
    return across == 2 && i == 2 ? row : ui_column(row, i % across, across, mode_gap);
}

/* One person among bots has the whole screen, whichever way is chosen. */
static bool is_for_one(const app *a) {
    return app_seating_is_one(&a->plan.seating) && !a->settings.curtain_alone;
}

/* What the way of sharing means; on a flat table whose hands this screen has no room for, or that one person or a
 * judge has it stand. */
const char *seating_mode_words(const seating_scene *v, const app *a, ui_draw *d) {
    const ui_edge_table table = {.n = a->plan.seating.n};
    const nt_game *game = a->plan.game;
    const nt_config config = app_planned(a, &a->plan.config);
    int without = 0;
    if (v->mode == APP_FLAT && is_for_one(a)) {
        return ui_say(d, "seating.mode.flat.alone");
    }
    if (v->mode == APP_FLAT && game->host != NULL && game->host->hosts(game, &config)) {
        return ui_say(d, "seating.mode.flat.judged");
    }
    for (int seat = 0; seat < table.n && v->mode == APP_FLAT; seat++) {
        without += !ui_edge_opens(d->ui, &table, seat);
    }
    return without == 0 ? ui_say(d, mode_help[v->mode]) : UI_SAY(d, "seating.mode.flat.room", TEXT_NUM("n", without));
}

static float mode_buttons(ui_draw *d, float w) {
    const float each = row_height(d->ui);
    return modes_across(d, w) == 3 ? each : 2 * each + mode_row_gap;
}

/* How the screen is shared, and under it what that means where there is room; returns the height of both. */
static float modes_in(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, bool draws) {
    const float each = row_height(d->ui), in = 16;
    const int across = modes_across(d, at.w);
    const float h = mode_buttons(d, at.w);
    const char *words = seating_mode_words(v, a, d);
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    const float air = in + 4, wish = ui_label_height(d->ui, &style, at.w - 2 * in, words) + air;
    const float needs = fminf(wish, at.h - h - 8);
    const bool told =
        needs > air && ui_label_fits(d->ui, (ui_rect){0, 0, at.w - 2 * in, needs - air + 1}, &style, words);
    ui_button_of modes[APP_MODES];
    for (int i = 0; i < APP_MODES; i++) {
        modes[i] = (ui_button_of){.at = mode_at(at, each, across, i),
                                  .zone = ZONE_MODE,
                                  .n = i,
                                  .text = ui_say(d, mode_key[i]),
                                  .look = (int)v->mode == i ? UI_PRIMARY : UI_PLAIN};
    }
    ui_button_row(d, modes, draws ? APP_MODES : 0);
    if (told && draws) {
        const ui_rect under = {at.x, at.y + h + 8, at.w, needs};
        ui_plate(d, under, 57, ui_fade(UI_INK_950, 0.88f), 0, 0, false);
        ui_label(d, (ui_rect){under.x + in, under.y + air / 2, under.w - 2 * in, under.h - air}, &style, words);
    }
    return told ? h + 8 + needs : h;
}

float seating_editor_width(const ui_frame *ui) {
    return fminf(450.0f + 60.0f * (ui->text_scale - 1.0f), ui->width * (0.33f + 0.04f * (ui->text_scale - 1.0f)));
}

static const float panel = 16.0f, name_high = 84.0f, row_gap = 10.0f;

/* A colour is taken by touching it, as long as each is wide enough, large words leave room for them, and seats have
 * colours; where not, the page of looks has them. */
static bool has_swatches(const ui_frame *ui) {
    const float w = (menu_narrow(ui) ? menu_area(ui).w : seating_editor_width(ui)) - 2 * panel;
    return (menu_narrow(ui) || ui->text_scale < 1.5f) && !ui->high_contrast &&
           ui_column((ui_rect){0, 0, w, 0}, 0, UI_SEAT_COLOURS, 6).w >= ui_target(ui);
}

static float editor_rows(const ui_frame *ui) {
    return has_swatches(ui) ? 196.0f : 2 * 58.0f + row_gap;
}

static float swap_height(const ui_frame *ui) { /* two lines of large words */
    return menu_button_height(ui) + (menu_narrow(ui) ? 0.0f : 50 * (ui->text_scale - 1));
}

/* The height that the ways of sharing the screen take under the open chair; 0 where they have no room there. */
static float modes_beside(const seating_scene *v, const app *a, ui_draw *d, ui_rect editor) {
    const float chair = name_high + editor_rows(d->ui) + swap_height(d->ui) + 4 * panel;
    const float rest = editor.h - chair - panel;
    const ui_rect in = {0, 0, editor.w - 2 * panel, rest - 2 * panel};
    const float needs =
        menu_narrow(d->ui) || rest < row_height(d->ui) + 2 * panel ? 0.0f : modes_in(v, a, d, in, false);
    return needs > 0.0f ? needs + 2 * panel : 0.0f;
}

/* What lies on the table, its middle's place in it beside the chairs' rows, du. */
typedef struct {
    const char *picture;
    float x, y, w, h;
} prop;

static ui_rect prop_at(ui_rect table, const prop *p, float towards) {
    const float x = p->x + (0.5f - p->x) * towards;
    return (ui_rect){table.x + table.w * x - p->w / 2, table.y + table.h * p->y - p->h / 2, p->w, p->h};
}

/* Clear of every chair and of what is read in the middle. */
static bool is_free(const ui_frame *ui, ui_rect at, ui_rect ring, ui_rect middle, int n) {
    const ui_rect with_air = ui_inset(at, -6);
    bool is = !ui_meet(with_air, middle);
    for (int seat = 0; seat < n && is; seat++) {
        edge where = BOTTOM;
        is = !ui_meet(with_air, chair_at(ui, ring, seat, n, &where));
    }
    return is;
}

/* Cards and coins lie where the table has room, as far out as they have. */
static void draw_props(ui_draw *d, ui_rect ring, ui_rect table, ui_rect middle, int n) {
    static const prop props[] = {{"seating_cards", 0.2f, 0.69f, 80.0f, 62.0f},
                                 {"seating_cards", 0.8f, 0.31f, 80.0f, 62.0f},
                                 {"seating_coins", 0.8f, 0.69f, 44.0f, 40.0f},
                                 {"seating_coins", 0.2f, 0.31f, 44.0f, 40.0f}};
    for (size_t i = 0; i < sizeof props / sizeof props[0]; i++) {
        for (int towards = 0; towards < 6; towards++) { /* tenths of the way to the middle */
            const ui_rect at = prop_at(table, &props[i], 0.1f * (float)towards);
            if (is_free(d->ui, at, ring, middle, n)) {
                ui_picture(d, props[i].picture, at, 1.0f);
                break;
            }
        }
    }
}

/* What a table that stands upright leaves below it for how the screen is shared. */
static float below_ring(const ui_frame *ui, float high, int n) {
    static const float air = 28.0f; /* between chairs: the table has to be seen */
    return high - (float)(sides_for(n) + 2) * (chair_wish(ui, n) + air);
}

/* The lit table, chairs round it, how many in its middle; in what way there, too, or below; below it who. */
bool seating_draw_ring(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    const int n = a->plan.seating.n;
    const bool under = menu_narrow(d->ui) && sides_for(n) <= 2;
    const bool here = !under && modes_beside(v, a, d, (ui_rect){0, 0, seating_editor_width(d->ui), r.h}) == 0.0f;
    const float each = row_height(d->ui), people = each + 34.0f * (d->ui->text_scale - 1.0f);
    const ui_rect below = {r.x, r.y + r.h - people, r.w, people};
    ui_rect modes = {r.x, 0, r.w, below_ring(d->ui, r.h - people - 2 * back - 18, n)};
    const float lower = under ? modes_in(v, a, d, modes, false) + 12 : 0.0f;
    r = (ui_rect){r.x, r.y + back - 6, r.w, r.h - people - lower - 2 * back - 6};
    const float w = chair_width(r, n), chair_h = chair_height(d->ui, r, n);
    const bool many = n > 10; /* in rows along a long table, whose corners reach below theirs */
    const float aside = w * 0.34f, below_top = chair_h * 0.5f;
    const ui_rect table = {r.x + aside, r.y + below_top, r.w - 2 * aside, r.h - 2 * below_top};
    ui_picture(d, many ? "seating_long" : "seating", table, 1.0f);
    /* First, so that they are the next ones behind "start": by keys one press each from where the focus rests. */
    draw_people(v, d, below);
    const float free_h = r.h - 2 * chair_h - 36, free_w = fminf(r.w - 2 * w - (many ? 84.0f : 44.0f), 420.0f),
                gap = 12;
    const ui_rect middle = {r.x + (r.w - free_w) / 2, 0, free_w, free_h - each - gap};
    const float high = here ? gap + modes_in(v, a, d, middle, false) : 0.0f;
    const float y = r.y + (r.h - each - high) / 2;
    draw_props(d, r, table, (ui_rect){middle.x, y, free_w, each + high}, n);
    draw_count(a, d, (ui_rect){middle.x, y, free_w, each});
    if (here) {
        modes = middle;
        modes.y = y + each + gap;
    } else {
        modes.y = below.y - lower;
    }
    const bool told = (here || under) && modes_in(v, a, d, modes, true) > mode_buttons(d, modes.w);
    const ring_names names = names_of(a, d->ui, (ui_rect){0, 0, w, chair_h});
    for (int i = 0; i < n; i++) {
        edge where = BOTTOM;
        const ui_rect at = chair_at(d->ui, r, i, n, &where);
        draw_chair(v, a, d, at, i, where, &names);
    }
    return told;
}

/* ---- in place of the ring ---- */

static bool has(const app *a, int emblem, int *who) {
    for (int i = 0; i < a->plan.seating.n; i++) {
        if (a->plan.seating.seat[i].emblem == emblem) {
            *who = i;
            return true;
        }
    }
    return false;
}

static void draw_look(ui_draw *d, ui_rect at, const char *zone, int n, const ui_seat *looks, bool now, bool others) {
    ui_zone_add(d, zone, n, at, UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 44u + (unsigned)n % 5u, now ? UI_PAPER_100 : others ? UI_INK_900 : UI_INK_700, 0, 1.6f, false);
    const float side = fminf(at.w, at.h) * 0.8f, sign = side * 0.4f;
    const ui_rect disc = ui_centre(at, side, side);
    ui_seat_emblem(d, disc, looks);
    if (others) {
        const ui_rect mark = {disc.x + side * 0.78f, disc.y + side * 0.62f, sign, sign};
        ui_disc(d, mark, UI_PAPER_100, UI_INK_900, 2.0f);
        ui_figure(d, "person", ui_inset(mark, sign * 0.16f), UI_INK_900);
    }
    ui_focus(d, at, zone, n);
}

/* Colours where the open chair has none beside it; none where seats have none. */
static void draw_colours(ui_draw *d, ui_rect at, const ui_seat *own) {
    for (int i = 0; i < UI_SEAT_COLOURS; i++) {
        ui_seat looks = *own;
        looks.colour = (uint8_t)i;
        draw_look(d, ui_column(at, i, UI_SEAT_COLOURS, 8), ZONE_COLOUR, i, &looks, i == own->colour, false);
    }
}

/* An emblem that somebody has is in that one's colour, with a person's sign: whoever takes it gives the own one for
 * it. */
void seating_draw_looks(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    enum { COLUMNS = 5, ROWS = UI_EMBLEMS / COLUMNS };
    const ui_seat *own = &a->plan.seating.seat[v->seat];
    const ui_rect in = ui_inset(r, 18);
    const bool asks = !has_swatches(d->ui) && !d->ui->high_contrast;
    const float each = menu_button_height(d->ui), colours = asks ? fmaxf(each, 64.0f) : 0.0f, gap = 8;
    const ui_rect grid = {in.x, in.y, in.w, in.h - colours - each - (asks ? 32.0f : 16.0f)};
    ui_plate(d, r, 38, 0xD20D111Du, 0, 0, true);
    for (int i = 0; i < UI_EMBLEMS; i++) {
        int who = v->seat;
        const bool others = has(a, i, &who) && who != v->seat;
        ui_seat looks = a->plan.seating.seat[who];
        looks.emblem = (uint8_t)i;
        draw_look(d, ui_column(ui_row(grid, i / COLUMNS, ROWS, gap), i % COLUMNS, COLUMNS, gap), ZONE_EMBLEM, i,
                  &looks, i == own->emblem, others);
    }
    if (asks) {
        draw_colours(d, (ui_rect){in.x, grid.y + grid.h + 16, in.w, colours}, own);
    }
    ui_button(d, (ui_rect){in.x + in.w * 0.3f, in.y + in.h - each, in.w * 0.4f, each}, ZONE_DONE, 0,
              ui_say(d, "menu.done"), NULL, UI_PRIMARY, 0);
}

/* Full rows, where some number of columns has them. */
static int number_columns(int n) {
    static const int wish[] = {5, 6, 4, 7};
    for (int i = 0; n > 5 && i < 4; i++) {
        if (n % wish[i] == 0) {
            return wish[i];
        }
    }
    return n < 5 ? n : 5;
}

void seating_draw_numbers(const app *a, ui_draw *d, ui_rect r) {
    const nt_game *game = a->plan.game;
    const int n = game->max_seats - game->min_seats + 1, columns = number_columns(n),
              rows = (n + columns - 1) / columns;
    const float gap = 12, high = 54,
                each = fminf(fmaxf(84, ui_target(d->ui)), (r.h - high - 40 - (float)rows * gap) / (float)rows);
    const float w = fminf(r.w - 40, (float)columns * 130), all = (float)rows * (each + gap) - gap;
    const ui_rect in = ui_centre(r, w, all + high + 16);
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_plate(d, ui_inset(in, -20), 38, 0xD20D111Du, 0, 0, true);
    ui_label(d, (ui_rect){in.x, in.y, in.w, high}, &style, ui_say(d, "seating.count"));
    for (int i = 0; i < n; i++) {
        const int number = game->min_seats + i;
        const bool now = number == a->plan.seating.n;
        const int line = i / columns;
        const ui_rect row = {in.x, in.y + high + 16 + (float)line * (each + gap), in.w, each};
        ui_button(d, ui_column(row, i % columns, columns, gap), ZONE_NUMBER, number,
                  UI_SAY(d, "options.number", TEXT_NUM("n", number)), NULL, now ? UI_PRIMARY : UI_PLAIN,
                  UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    }
}

/* ---- the open chair ---- */

/* The name as far as it is written, what an input method is making of the rest, and the cursor. */
static void draw_written(const seating_scene *v, ui_draw *d, ui_rect at, const ui_label_style *style,
                         const ui_seat *seat) {
    char name[UI_NAME_BYTES + sizeof v->composing];
    const bool writing = seat->name[0] != '\0' || v->composing[0] != '\0';
    const bool focus = d->ui->focus_name != NULL && strcmp(d->ui->focus_name, "name") == 0;
    if (writing) {
        snprintf(name, sizeof name, "%s%s", seat->name, v->composing);
    } else {
        app_seat_name(seat, d->ui->words, name, sizeof name);
    }
    ui_label(d, at, style, name);
    const float end = writing ? fminf(ui_label_name_end(d->ui, at, style, name, strlen(name)), at.w - 2) : 0;
    if (v->composing[0] != '\0') {
        const float from = fminf(ui_label_name_end(d->ui, at, style, name, strlen(seat->name)), end);
        ui_fill(d, (ui_rect){at.x + from, at.y + at.h - 6, end - from, 2.5f}, UI_AMBER_INK);
    }
    if (focus || v->panel == SEATING_KEYS) {
        const float x = at.x + (writing ? 1 + end : -7); /* before a name that is only proposed */
        ui_fill(d, (ui_rect){x, at.y + 8, 2.5f, at.h - 16}, UI_AMBER_INK);
    }
}

static void draw_name(const seating_scene *v, ui_draw *d, ui_rect at, const ui_seat *seat) {
    float disc = at.h, clear = fmaxf(50.0f, ui_target(d->ui));
    const ui_rect looks = {at.x, at.y, disc, disc};
    if (v->panel != SEATING_KEYS) {
        ui_zone_add(d, ZONE_LOOKS, 0, looks, 0);
    }
    ui_seat_emblem(d, looks, seat);
    ui_focus(d, looks, ZONE_LOOKS, 0);
    ui_rect field = {at.x + disc + 12, at.y + (at.h - 58) / 2, at.w - disc - 24 - clear, 58};
    ui_label_style style = UI_STYLE_NAME;
    style.size = 24;
    style.colour = seat->name[0] != '\0' || v->composing[0] != '\0' ? UI_INK_900 : UI_BARK;
    ui_zone_add(d, ZONE_NAME, 0, field, UI_ZONE_FIELD);
    ui_plate(d, field, 37, UI_PAPER_100, v->panel == SEATING_KEYS ? UI_LANTERN : 0, 3.0f, false);
    draw_written(v, d, (ui_rect){field.x + 14, field.y + 4, field.w - 28, field.h - 8}, &style, seat);
    ui_focus(d, field, ZONE_NAME, 0);
    ui_button(d, (ui_rect){at.x + at.w - clear, field.y, clear, field.h}, ZONE_CLEAR, 0, NULL, "cross", UI_PLAIN,
              seat->name[0] != '\0' ? 0 : UI_ZONE_OFF);
}

static void draw_swatches(ui_draw *d, ui_rect at, const ui_seat *seat) {
    const float gap = 6;
    for (int i = 0; i < UI_SEAT_COLOURS; i++) {
        const ui_rect one = ui_column(at, i, UI_SEAT_COLOURS, gap);
        const float size = fminf(one.w, one.h) - 8;
        ui_zone_add(d, ZONE_COLOUR, i, one, 0);
        if (i == seat->colour) {
            ui_plate(d, one, 44u + (unsigned)i % 5u, UI_PAPER_100, 0, 0, false);
        }
        ui_disc_of(d, ui_centre(one, size, size), ui_seat_colour[i], i == seat->colour ? UI_INK_900 : 0, 2.5f);
        ui_focus(d, one, ZONE_COLOUR, i);
    }
}

/* Whichever plays is lit; the other one is pressed. */
static void draw_who(ui_draw *d, ui_rect at, const ui_seat *seat) {
    ui_button_of row[2];
    for (int i = 0; i < 2; i++) {
        const bool now = (i == 1) == seat->bot;
        row[i] = (ui_button_of){.at = ui_column(at, i, 2, 10),
                                .zone = now ? ZONE_LESS : ZONE_MORE,
                                .n = SEATING_WHO,
                                .text = ui_say(d, i == 1 ? "seating.bot" : "seating.person"),
                                .figure = i == 1 ? "robot" : "person",
                                .look = now ? UI_PRIMARY : UI_PLAIN};
    }
    ui_button_row(d, row, 2);
}

/* Emblem and colour, and who plays. */
static void draw_rows(const seating_scene *v, ui_draw *d, ui_rect at, const ui_seat *seat) {
    char emblem[64], colour[64];
    const int rows = has_swatches(d->ui) ? 3 : 2;
    snprintf(emblem, sizeof emblem, "emblem.%s", ui_emblem[seat->emblem % UI_EMBLEMS]);
    snprintf(colour, sizeof colour, "colour.%d", seat->colour % UI_SEAT_COLOURS);
    const ui_rect looks = ui_row(at, 0, rows, row_gap);
    if (rows == 3) {
        draw_swatches(d, ui_row(at, 1, rows, row_gap), seat);
    }
    const bool open = v->panel == SEATING_LOOKS;
    const char *words =
        UI_SAY(d, "seating.looks", TEXT_STR("emblem", ui_say(d, emblem)), TEXT_STR("colour", ui_say(d, colour)));
    ui_button(d, looks, ZONE_LOOKS, 1, words, ui_emblem[seat->emblem % UI_EMBLEMS], open ? UI_PRIMARY : UI_PLAIN, 0);
    if (ui_label_width(d->ui, &UI_STYLE_BUTTON, words) + 130 < looks.w) { /* with the emblem and air */
        ui_wedge(d, (ui_rect){looks.x + looks.w - 26, looks.y + looks.h / 2 - 10, 12, 20}, 1,
                 ui_theme(d->ui, open ? UI_INK_900 : UI_LANTERN));
    }
    draw_who(d, ui_row(at, rows - 1, rows, row_gap), seat);
}

/* As long as a name is written the rest of the panel waits: it is seen and cannot be pressed. Its zones are those
 * behind the first `zones`. */
static void hush(ui_draw *d, ui_rect panel_at, float from, int zones) {
    static const float in = 2.0f; /* the plate's edges wander */
    d->n_zones = zones;
    ui_fill(d, (ui_rect){panel_at.x + in, from, panel_at.w - 2 * in, panel_at.y + panel_at.h - in - from},
            0xA8080B14u);
}

bool seating_draw_editor(const seating_scene *v, const app *a, ui_draw *d, ui_rect at) {
    const bool writes = v->panel == SEATING_KEYS;
    const int before = d->n_zones;
    const ui_seat *seat = &a->plan.seating.seat[v->seat];
    bool told = false;
    const float swap = swap_height(d->ui), modes = modes_beside(v, a, d, at);
    if (modes > 0.0f) {
        const ui_rect below = {at.x, at.y + at.h - modes, at.w, modes};
        ui_plate(d, below, 33, 0xD20D111Du, 0, 0, true);
        const ui_rect in = ui_inset(below, panel);
        told = modes_in(v, a, d, in, true) > mode_buttons(d, in.w);
        if (writes) {
            hush(d, below, below.y + 2, before);
        }
        at.h -= modes + panel;
    }
    ui_plate(d, at, 34, 0xD20D111Du, 0, 0, true);
    const ui_rect in = ui_inset(at, panel);
    draw_name(v, d, (ui_rect){in.x, in.y, in.w, name_high}, seat);
    const int name = d->n_zones;
    const float rows = fminf(in.h - name_high - swap - 2 * panel, has_swatches(d->ui) ? 250 : 210);
    draw_rows(v, d, (ui_rect){in.x, in.y + name_high + panel, in.w, rows}, seat);
    const ui_rect foot = {in.x, in.y + in.h - swap, in.w, swap};
    ui_button(d, ui_column(foot, 0, 2, 12), ZONE_SWAP, 0, ui_say(d, "seating.swap"), NULL,
              v->placing ? UI_PRIMARY : UI_PLAIN, 0);
    menu_language_button(d, ui_column(foot, 1, 2, 12), seat->lang[0] ? seat->lang : a->settings.lang, UI_PLAIN);
    if (writes) {
        hush(d, at, in.y + name_high + panel / 2, name);
    }
    return told;
}
