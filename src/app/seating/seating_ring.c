/* The ring of chairs round the lit table while they are taken. */
#include <math.h>
#include <string.h>

#include "app/languages.h"
#include "app/menus/menu.h"
#include "app/seating/seating_parts.h"
#include "ui/edges.h"

/* Where on the ring. */
typedef enum { BOTTOM, LEFT, TOP, RIGHT, EDGES } edge;

/* So many sit round the table, and so many of them at each edge. */
typedef struct {
    int n, at[EDGES];
    edge first;   /* where the first one sits; the others follow clockwise */
    bool columns; /* those at the sides own the corners, as at a screen that stands upright */
} seated;

/* Three sit as in a triangle; as many at both sides as above and below leave. */
static seated seated_upright(int n) {
    const int sides = n <= 3 ? 0 : n <= 7 ? 1 : n <= 10 ? 2 : n <= 13 ? 3 : n <= 16 ? 4 : 5;
    const int rest = n - 2 * sides, top = rest == 1 ? 0 : (rest + 1) / 2;
    return (seated){.n = n, .at = {rest - top, sides, top, sides}, .first = BOTTOM};
}

/* At a screen that lies flat they sit where their chips and zones will be. */
static seated seated_flat(const ui_frame *ui, int n) {
    const bool portrait = ui->height > ui->width;
    seated of = {.n = n, .first = (edge)ui_edge_of(n, 0, portrait), .columns = portrait};
    for (int seat = 0; seat < n; seat++) {
        of.at[ui_edge_of(n, seat, portrait)]++;
    }
    return of;
}

static seated seated_of(const seating_scene *v, const ui_frame *ui, int n) {
    return v->mode == APP_FLAT ? seated_flat(ui, n) : seated_upright(n);
}

/* One above the other; a fourth who sits down moves nothing. */
static int rows_of(const seated *of) {
    const int sides = of->at[LEFT] > of->at[RIGHT] ? of->at[LEFT] : of->at[RIGHT], ends = of->columns ? 0 : 2;
    return sides + ends > 3 ? sides + ends : 3;
}

static const float back = 18.0f; /* so much of a chair is seen behind its plate */

/* Many leave each other air, and the table some of its own. */
static float chair_wish(const ui_frame *ui, int n) {
    return (n <= 10 ? 78.0f : n <= 16 ? 66.0f : 60.0f) + 22.0f * (ui->text_scale - 1.0f);
}

/* The plates of the table. Words that are larger make them higher, as far as those at a side have room. */
static float chair_height(const ui_frame *ui, ui_rect r, const seated *of) {
    return fmaxf(60.0f, fminf(chair_wish(ui, of->n), r.h / (float)rows_of(of) - 8));
}

/* Even places along a span. */
static float spread(float from, float span, float each, int i, int n) {
    float gap = (span - each * (float)n) / (float)n;
    return from + gap / 2 + (float)i * (each + gap);
}

/* As wide as the fullest row allows. */
static float chair_width(ui_rect r, const seated *of) {
    const int most = of->at[TOP] > of->at[BOTTOM] ? of->at[TOP] : of->at[BOTTOM], across = most + 2 * of->columns;
    return fminf(186.0f, across <= 4 && of->n <= 16 ? r.w / 4 - 8
                         : across <= 5              ? r.w / 5 - 18
                                                    : r.w / (float)across - 8);
}

/* Which edge is the i-th one's, and how many of those there came before. */
static edge edge_of(const seated *of, int i, int *before) {
    edge where = of->first;
    while (i >= of->at[where]) {
        i -= of->at[where];
        where = (edge)((where + 1) % EDGES);
    }
    *before = i;
    return where;
}

/* Clockwise, as at the table: from right to left at the bottom, and upwards at the left. */
static ui_rect chair_at(const ui_frame *ui, ui_rect r, int i, const seated *of, edge *where) {
    const float w = chair_width(r, of), h = chair_height(ui, r, of);
    const float above = of->columns ? 0.0f : h + 8, aside = of->columns ? w + 8 : 0.0f;
    int before;
    *where = edge_of(of, i, &before);
    const int many = of->at[*where], along = *where == BOTTOM || *where == LEFT ? many - 1 - before : before;
    if (*where == BOTTOM || *where == TOP) {
        const float y = *where == TOP ? r.y : r.y + r.h - h;
        return (ui_rect){spread(r.x + aside, r.w - 2 * aside, w, along, many), y, w, h};
    }
    const float x = *where == LEFT ? r.x : r.x + r.w - w;
    return (ui_rect){x, spread(r.y + above, r.h - 2 * above, h, along, many), w, h};
}

/* The back of a chair seen from above, beyond its plate: a rail on three posts that go under it. In high contrast it
 * is of lines: a white bar would look like a thing of its own. */
static void draw_back(ui_draw *d, ui_rect plate, edge where) {
    static const float rail = 10.0f, part = 0.62f, line = 1.6f;
    const bool bright = d->ui->high_contrast;
    const ui_colour wood = bright ? UI_INK_900 : 0xFFA8703Fu, shade = bright ? UI_PAPER_100 : 0xFF6B4429u;
    const float post = bright ? line : 7.0f;
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
        ui_fill(d, row ? (ui_rect){along, under, post, back + 2} : (ui_rect){under, along, back + 2, post},
                ui_theme(d->ui, shade));
    }
    ui_plate(d, row ? (ui_rect){from, out, wide, rail} : (ui_rect){out, from, rail, wide}, 31, wood,
             bright ? UI_PAPER_100 : 0, bright ? line : 0.0f, true);
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
    tongue.size = 18;
    tongue.face = TEXT_BODY;
    tongue.colour = open ? UI_BARK : UI_PAPER_200;
    tongue.lang = seat->lang;
    return tongue;
}

/* People are what sits at a table: only a bot, and who reads another language than the table, has more than a name.
 */
static bool says_more(const ui_seat *seat) {
    return seat->bot || seat->lang[0] != '\0';
}

/* The sign of who plays, and which language is read there, or else that it is a bot: where it has room. */
static void draw_player(ui_draw *d, ui_rect at, const ui_seat *seat, bool open) {
    const float sign = fminf(24.0f, at.h), x = at.x + sign + 5; /* the word keeps off the plate's edge */
    const ui_label_style said = tongue_style(seat, open);
    const bool own = seat->lang[0] != '\0';
    const char *words = own ? app_language_name(d, seat->lang) : ui_say(d, "seating.bot");
    ui_figure(d, seat->bot ? "robot" : "person", (ui_rect){at.x, at.y + (at.h - sign) / 2, sign, sign},
              ui_theme(d->ui, open ? UI_BARK : UI_PAPER_200));
    if (own || ui_label_width(d->ui, &said, words) <= at.x + at.w - x) {
        ui_label(d, (ui_rect){x, at.y, at.x + at.w - x, at.h}, &said, words);
    }
}

/* The emblem in the middle, or beside it what more there is to say; the name is under both. */
static void draw_under(ui_draw *d, ui_rect at, const ui_seat *seat, float disc, bool open) {
    static const float gap = 8.0f, in = 8.0f, top = 3.0f;
    const ui_label_style tongue = tongue_style(seat, open);
    const float sign = fminf(36.0f, disc);
    const float said =
        seat->lang[0] != '\0' ? 4 + ui_label_width(d->ui, &tongue, app_language_name(d, seat->lang)) + 2 : 0.0f;
    const float beside = says_more(seat) ? gap + sign + said : 0.0f;
    const float wide = fminf(disc + beside, at.w - 2 * in), x = at.x + (at.w - wide) / 2;
    ui_seat_emblem(d, (ui_rect){x, at.y + top, disc, disc}, seat);
    if (says_more(seat)) {
        draw_player(d, (ui_rect){x + disc + gap, at.y + top, wide - disc - gap, disc}, seat, open);
    }
}

static void draw_beside(ui_draw *d, ui_rect at, const ui_seat *seat, bool open) {
    const float disc = emblem_beside(at);
    const ui_rect words = name_beside(d->ui, at);
    ui_seat_emblem(d, (ui_rect){at.x + 8, at.y + (at.h - disc) / 2, disc, disc}, seat);
    const float below = words.y + words.h;
    if (says_more(seat)) {
        draw_player(d, (ui_rect){words.x, below, words.w, at.y + at.h - 5 - below}, seat, open);
    }
}

/* Its lines need no more air than its letters do, whatever the frame's are. */
static bool is_latin(const char *name) {
    while (*name != '\0' && (unsigned char)*name < 0xCEu) {
        name++;
    }
    return *name == '\0';
}

static const float least_disc = 20.0f; /* that can be told from others */

static float disc_over(ui_rect at, ui_rect words) {
    return fminf(words.y - at.y - 4, 48.0f);
}

/* Who sits there; an own name that has no room in one line under its emblem takes two. On a low chair, where these
 * would leave the emblem none, one of smaller letters does. */
static void draw_person(ui_draw *d, ui_rect at, const ui_seat *seat, const ring_names *names, bool open) {
    char name[UI_NAME_BYTES];
    ui_label_style style = name_style(names);
    app_seat_name(seat, d->ui->words, name, sizeof name);
    style.colour = open ? UI_INK_900 : UI_PAPER_100;
    if (!names->under) {
        ui_rect words = name_beside(d->ui, at);
        words.y = says_more(seat) ? words.y : at.y + (at.h - words.h) / 2; /* alone in the middle */
        draw_beside(d, at, seat, open);
        ui_label(d, words, &style, name);
        return;
    }
    const ui_label_style whole = whole_style();
    const ui_rect line = name_under(d->ui, at, 1);
    const bool one =
        ui_label_fits(d->ui, line, &whole, name) ||
        (disc_over(at, name_under(d->ui, at, 2)) < least_disc && ui_label_fits(d->ui, line, &UI_STYLE_NAME, name));
    const ui_rect words = name_under(d->ui, at, one ? 1 : 2);
    draw_under(d, at, seat, disc_over(at, words), open);
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
    if (v->placing && !open) { /* as at the table whoever may be chosen */
        ui_seat_frame(d, at, UI_PAPER_100, false);
    }
    ui_focus(d, at, ZONE_CHAIR, i);
}

/* On a slip of parchment, so that it is no chair among chairs; pressed it opens the numbers. */
static void draw_number(ui_draw *d, ui_rect at, const char *words) {
    const bool hover = d->ui->hover_name != NULL && strcmp(d->ui->hover_name, ZONE_COUNT) == 0;
    ui_label_style style = UI_STYLE_BUTTON;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    ui_zone_add(d, ZONE_COUNT, 0, at, 0);
    ui_plate(d, at, 35, hover ? UI_PAPER_100 : UI_PARCHMENT, UI_PARCHMENT_EDGE, 2.0f, true);
    ui_label(d, (ui_rect){at.x + 10, at.y + 2, at.w - 20, at.h - 4}, &style, words);
    ui_focus(d, at, ZONE_COUNT, 0);
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
    draw_number(d, number, UI_SAY(d, "seating.players", TEXT_NUM("n", n)));
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
static bool is_free(const ui_frame *ui, ui_rect at, ui_rect chairs, ui_rect middle, const seated *of) {
    const ui_rect with_air = ui_inset(at, -6);
    bool is = !ui_meet(with_air, middle);
    for (int seat = 0; seat < of->n && is; seat++) {
        edge where = BOTTOM;
        is = !ui_meet(with_air, chair_at(ui, chairs, seat, of, &where));
    }
    return is;
}

/* Cards and coins lie where the table has room, as far out as they have. */
static void draw_props(ui_draw *d, ui_rect chairs, ui_rect table, ui_rect middle, const seated *of) {
    static const prop props[] = {{"seating_cards", 0.2f, 0.69f, 80.0f, 62.0f},
                                 {"seating_cards", 0.8f, 0.31f, 80.0f, 62.0f},
                                 {"seating_coins", 0.8f, 0.69f, 44.0f, 40.0f},
                                 {"seating_coins", 0.2f, 0.31f, 44.0f, 40.0f}};
    for (size_t i = 0; i < sizeof props / sizeof props[0]; i++) {
        for (int towards = 0; towards < 6; towards++) { /* tenths of the way to the middle */
            const ui_rect at = prop_at(table, &props[i], 0.1f * (float)towards);
            if (is_free(d->ui, at, chairs, middle, of)) {
                ui_picture(d, props[i].picture, at, 1.0f);
                break;
            }
        }
    }
}

static bool along_rows(int n) {
    return n > 10; /* along a long table, whose corners reach below theirs */
}

/* Between the chairs beside the table. */
static float free_width(ui_rect round, const seated *of) {
    return fminf(round.w - 2 * chair_width(round, of) - (along_rows(of->n) ? 84.0f : 44.0f), 420.0f);
}

/* How the seating is shared out while so many sit. */
typedef struct {
    seated of;
    bool under, here;      /* the ways of sharing the screen: below the table, or in its middle */
    float lower, high;     /* what they take there, du */
    ui_rect below;         /* the ways' place, where it is there */
    ui_rect round, middle; /* chairs with their table; the middle's place has no y */
    float y;               /* of the row that counts, in the middle */
} ring;

static const float between = 12.0f; /* the row that counts and what stands below it */

/* What a table that stands upright leaves below it for how the screen is shared. */
static float below_ring(const ui_frame *ui, float high, const seated *of) {
    static const float air = 28.0f; /* between chairs: the table has to be seen */
    return high - (float)rows_of(of) * (chair_wish(ui, of->n) + air);
}

/* The row of who sits there, at the foot. */
static float people_height(const ui_frame *ui) {
    return seating_row(ui) + 34.0f * (ui->text_scale - 1.0f);
}

static ring ring_of(const seating_scene *v, const app *a, ui_draw *d, ui_rect r, int n) {
    ring g = {.of = seated_of(v, d->ui, n)};
    const seated highest = seated_upright(n); /* another way of sharing moves no button */
    const float each = seating_row(d->ui), people = people_height(d->ui);
    const ui_rect modes = {r.x, 0, r.w, below_ring(d->ui, r.h - people - 2 * back - 18, &highest)};
    g.under = menu_narrow(d->ui) && rows_of(&highest) <= 4;
    g.here = !g.under && seating_modes_beside(v, a, d, (ui_rect){0, 0, seating_editor_width(d->ui), r.h}) == 0.0f;
    g.lower = g.under ? seating_modes(v, a, d, modes, false) + between : 0.0f;
    g.below = (ui_rect){r.x, r.y + r.h - people - g.lower, r.w, modes.h};
    g.round = (ui_rect){r.x, r.y + back - 6, r.w, r.h - people - g.lower - 2 * back - 6};
    const float free_h = g.round.h - 2 * chair_height(d->ui, g.round, &g.of) - 36,
                free_w = free_width(g.round, &g.of);
    g.middle = (ui_rect){r.x + (r.w - free_w) / 2, 0, free_w, free_h - each - between};
    g.high = g.here ? between + seating_modes(v, a, d, g.middle, false) : 0.0f;
    g.y = g.round.y + (g.round.h - each - g.high) / 2;
    return g;
}

/* The same for each number as far as the chairs leave room: whoever presses "plus" again and again finds it where it
 * was. */
static ui_rect count_at(const seating_scene *v, const ui_frame *ui, const ring *now, const ring *fewest,
                        const nt_game *game, float h) {
    const float half = fmaxf(0, (now->middle.h + between - now->high) / 2);
    const float y = fmaxf(now->y - half, fminf(fewest->y, now->y + half));
    float w = now->round.w;
    for (int n = game->min_seats; n <= game->max_seats; n++) {
        const seated of = seated_of(v, ui, n);
        w = fminf(w, free_width(now->round, &of));
    }
    return (ui_rect){now->round.x + (now->round.w - w) / 2, y, w, h};
}

/* The lit table, chairs round it, how many in its middle; in what way there, too, or below; below it who. */
bool seating_draw_ring(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    const int n = a->plan.seating.n;
    const float each = seating_row(d->ui), people = people_height(d->ui);
    const ring now = ring_of(v, a, d, r, n), fewest = ring_of(v, a, d, r, a->plan.game->min_seats);
    const ui_rect round = now.round, count = count_at(v, d->ui, &now, &fewest, a->plan.game, each);
    const float w = chair_width(round, &now.of), chair_h = chair_height(d->ui, round, &now.of);
    const float aside = w * 0.34f, below_top = chair_h * 0.5f;
    const ui_rect table = {round.x + aside, round.y + below_top, round.w - 2 * aside, round.h - 2 * below_top};
    ui_picture(d, along_rows(n) ? "seating_long" : "seating", table, 1.0f);
    /* First, so that they are the next ones behind "start": by keys one press each from where the focus rests. */
    draw_people(v, d, (ui_rect){r.x, r.y + r.h - people, r.w, people});
    draw_props(d, round, table, (ui_rect){now.middle.x, count.y, now.middle.w, each + now.high}, &now.of);
    draw_count(a, d, count);
    ui_rect modes = now.here ? now.middle : now.below;
    modes.y = now.here ? count.y + each + between : modes.y;
    const bool told =
        (now.here || now.under) && seating_modes(v, a, d, modes, true) > seating_modes_height(d, modes.w);
    const ring_names names = names_of(a, d->ui, (ui_rect){0, 0, w, chair_h});
    for (int i = 0; i < n; i++) {
        edge where = BOTTOM;
        const ui_rect at = chair_at(d->ui, round, i, &now.of, &where);
        draw_chair(v, a, d, at, i, where, &names);
    }
    return told;
}
