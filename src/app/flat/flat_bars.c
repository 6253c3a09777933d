/* What is said round a flat table: a bar at the bottom and the top, and a line along the other sides, or a strip
 * beside the chips there. */
#include "app/flat/flat_bars.h"

#include <math.h>
#include <string.h>

#include "app/flat/flat_along.h"
#include "app/flat/flat_said.h"
#include "ui/block.h"
#include "ui/frame.h"
#include "ui/motion.h"
#include "ui/widgets.h"

/* ---- measures ---- */

/* A button of the bar, and the air beside it, du. */
static float bar_button(const ui_frame *ui) {
    return fmaxf(ui_target(ui), 46.0f);
}

static const float bar_air = 8.0f, bar_in = 16.0f; /* beside the strip; between its ends and its words */

/* Where the words of a strip stand. */
static ui_rect said_in(ui_rect strip) {
    return (ui_rect){strip.x + bar_in, strip.y + 3, strip.w - 2 * bar_in, strip.h - 6};
}

static float bar_words(const ui_frame *ui) {
    return ui->width - 2 * (ui_edge_rim(ui) + bar_button(ui) + bar_air);
}

/* What is to be done and what was done take two lines, or four where these have no room beside a button. */
static int bar_lines(const ui_frame *ui) {
    const float four = 24.0f; /* ems of a line below which so many are wanted */
    const float ems = bar_words(ui) / fmaxf(0.85f * UI_STYLE_BODY.size, 4.0f * ui->mm);
    return ems < four ? 4 : 2;
}

float flat_bar_high(const ui_frame *ui) {
    const float one = ui_label_least(ui, &UI_STYLE_SENTENCE);
    const int lines = bar_lines(ui);
    const bool tight = lines == 2 && ui->text_scale < 1.2f; /* hardly larger letters do without air between */
    return fmaxf(bar_button(ui), tight ? 2.0f * one + 10.0f : (1.0f + 1.3f * (float)(lines - 1)) * one + 12.0f);
}

float flat_rim_at(const ui_frame *ui, int n, int turn) {
    return turn == 0 || ui_edge_seats_at(ui, n, turn) > 0 ? ui_edge_rim(ui) : 0.0f;
}

static const float along_air = 1.0f; /* beside the ground of such a line */

/* As the reader wishes, as far as the table stays wide; none where even small words would make it narrow. */
static float along_high(const ui_frame *ui) {
    static const float most = 0.055f, roomy = 0.045f; /* of the window's width */
    const ui_label_style style = flat_along_style();
    const float edges = 2 * (flat_along_edge() + along_air), least = ui_label_least(ui, &style) + edges;
    const float wish = ui_label_line(ui, &style) + edges;
    return least <= most * ui->width ? fmaxf(least, fminf(wish, roomy * ui->width)) : 0.0f;
}

float flat_bar_at(const ui_frame *ui, int n, int turn) {
    if (turn != 0 && ui_edge_seats_at(ui, n, turn) == 0) {
        return 0.0f;
    }
    return turn % 2 == 0 ? flat_bar_high(ui) : along_high(ui);
}

float flat_row_high(const ui_frame *ui) {
    return ui->height > ui->width ? bar_button(ui) + 2 * bar_air : 0.0f;
}

/* ---- a long side ---- */

/* The window as those at an edge see it, and back. */
static ui_frame turned_frame(const ui_frame *ui, int turn) {
    ui_frame turned = *ui;
    turned.width = turn % 2 == 0 ? ui->width : ui->height;
    turned.height = turn % 2 == 0 ? ui->height : ui->width;
    return turned;
}

/* Somebody's zone as those at another edge see it. */
static ui_rect zone_from(const ui_frame *ui, int turn, const ui_edge_seat *at) {
    const ui_frame window = turned_frame(ui, turn);
    return ui_edge_rect_from_window(&window, turn, ui_edge_on_window(&window, at->turn, at->zone));
}

/* A zone that is open at this side, or at one beside it, lies over the bar: what is left beside it, the wider part.
 */
static ui_rect beside_zones(const flat_scene *f, const ui_frame *ui, const ui_edge_seat *at, int turn, ui_rect bar) {
    float from = bar.x, to = bar.x + bar.w;
    for (int who = 0; who < f->edge.n; who++) {
        const ui_rect zone = zone_from(ui, turn, &at[who]);
        if (at[who].zone.w <= 0 || !ui_meet(zone, bar) || zone.x > to || zone.x + zone.w < from) {
            continue;
        }
        if (zone.x - from > to - zone.x - zone.w) {
            to = zone.x - bar_air;
        } else {
            from = zone.x + zone.w + bar_air;
        }
    }
    return (ui_rect){from, bar.y, to - from, bar.h};
}

/* How much of a bar its buttons take. */
typedef struct {
    float air;  /* beside the word, du */
    float part; /* of the word's width: it may become smaller */
} act_room;

static const float act_air = 50.0f, least_air = 28.0f;

/* As wide as its word, with less air rather than with half of it. */
static float act_width(const ui_frame *ui, const char *word, float words, act_room room) {
    static const float usual = 0.3f, most = 0.45f; /* of the words */
    const float w = ui_label_width(ui, &UI_STYLE_BUTTON, word) * room.part;
    const float wide = fmaxf(usual * room.part * words, fminf(w + least_air, most * words));
    return fminf(w + room.air, wide);
}

static ui_rect beside_acts(const ui_frame *ui, ui_rect words, const ui_rim *rim, act_room room) {
    for (int i = 0; i < rim->n_acts; i++) {
        words.w -= act_width(ui, rim->act[i].words, words.w, room) + bar_air;
    }
    return said_in(words);
}

/* As much as lets what all look at be said whole beside them. Where words are larger than usual those of the buttons
 * become smaller, down to the usual size, before what stands with it loses its line. */
static act_room room_of_acts(const ui_draw *d, ui_rect words, const ui_rim *rim) {
    const act_room room[] = {{act_air, 1.0f}, {least_air, 1.0f}, {least_air, 1.0f / d->ui->text_scale}};
    const char *next = flat_heading(rim), *done = flat_beside(rim);
    for (size_t i = 0; done != NULL && i < sizeof room / sizeof *room; i++) {
        if (flat_can_say_in_two(d, beside_acts(d->ui, words, rim, room[i]), done, next)) {
            return room[i];
        }
    }
    return flat_can_say(d, beside_acts(d->ui, words, rim, room[0]), rim) ? room[0] : room[1];
}

/* In a row of their own so many share it: each as wide as the longest word, and well reached; where one word is too
 * long for that, each as its own. */
static float shared_width(const ui_frame *ui, const ui_rim *rim, int i, float row) {
    static const float least = 216.0f, air = 50.0f;
    const int n = rim->n_acts - i;
    const float own = ui_label_width(ui, &UI_STYLE_BUTTON, rim->act[i].words) + air;
    float longest = least;

    for (int k = 0; k < rim->n_acts; k++) {
        longest = fmaxf(longest, ui_label_width(ui, &UI_STYLE_BUTTON, rim->act[k].words) + least_air);
    }
    const float share = (row - bar_air * (float)(n - 1)) / (float)n;
    return longest <= share + 0.5f ? longest : fminf(own, share);
}

/* Of a row: its middle, as far as they need it. */
static ui_rect row_of_acts(const ui_frame *ui, ui_rect row, const ui_rim *rim) {
    float rest = row.w, taken = 0.0f;

    for (int i = 0; i < rim->n_acts; i++) {
        const float w = shared_width(ui, rim, i, rest) + bar_air;
        rest -= w;
        taken += w;
    }
    taken = fmaxf(taken - bar_air, 0.0f);
    return (ui_rect){row.x + (row.w - taken) / 2, row.y, taken, row.h};
}

/* At an end of the words, which become shorter, for one that is not seen yet, too. */
static void bar_act(ui_draw *d, ui_rect *words, float y, const ui_rim_act *act, float w, const flat_foot *foot) {
    const bool left = foot->left;
    const float x = left ? words->x : words->x + words->w - w;

    if (foot->seen > 0.0f) {
        ui_button(d, (ui_rect){x, y, w, bar_button(d->ui)}, act->zone, act->n, act->words, NULL,
                  act->plain ? UI_PLAIN : UI_PRIMARY, act->flags);
    }
    words->x += left ? w + bar_air : 0.0f;
    words->w -= w + bar_air;
}

/* What is said goes and comes with its ground; letters with signs reach a little over that. Beside a zone that goes
 * it is as if nothing were said: it will be said elsewhere. */
static void bar_ground(ui_draw *d, ui_rect at, ui_rect plate, bool stays, const char *sentence, const char *second) {
    ui_sentence_mark(d, ui_inset(at, -4), stays ? sentence : "", stays ? second : NULL);
    ui_plate(d, plate, 44, ui_fade(UI_INK_950, 0.8f), 0, 0, false);
}

static void bar_acts(ui_draw *d, ui_rect *words, float y, const ui_rim *rim, const flat_foot *foot) {
    const bool comes = foot->seen > 0.0f && foot->seen < 1.0f && rim->n_acts > 0;
    const act_room room = room_of_acts(d, *words, rim);

    if (comes) {
        ui_group_faded(d, ui_inset(*words, -12), foot->seen);
    }
    for (int i = 0; i < rim->n_acts; i++) {
        bar_act(d, words, y, &rim->act[i],
                foot->row ? shared_width(d->ui, rim, i, words->w)
                          : act_width(d->ui, rim->act[i].words, words->w, room),
                foot);
    }
    if (comes) {
        ui_group_end(d);
    }
}

/* At the end of the bar, where a page opens. */
static void bar_corner(ui_draw *d, ui_rect at, const char *zone, int turn) {
    if (strcmp(zone, ZONE_HELP) == 0) {
        ui_button_sized(d, at, zone, turn, ui_say(d, "apron.help"), 26.0f, UI_PLAIN, 0);
    } else {
        ui_button(d, at, zone, turn, "", strcmp(zone, ZONE_LOG) == 0 ? "log" : "book", UI_PLAIN, 0);
    }
}

/* From where to where a bar reaches, as it is read: as far as the table does, which goes on where nobody sits. */
static ui_rect bar_place(const flat_scene *f, const ui_frame *ui, int turn) {
    const float high = flat_bar_high(ui), side[] = {flat_rim_at(ui, f->edge.n, 1), flat_rim_at(ui, f->edge.n, 3)};
    const float left = fmaxf(side[turn / 2], bar_air), right = fmaxf(side[1 - turn / 2], bar_air);

    return (ui_rect){left, ui->height - ui_edge_rim(ui) - high, ui->width - left - right, high};
}

/* Beside the hands of the short sides that lie over its ends, where something is pressed. */
static ui_rect beside_hands(const flat_scene *f, const ui_frame *ui, const ui_edge_seat *at, int turn) {
    const float end = bar_button(ui);
    ui_rect place = bar_place(f, ui, turn);
    const float y = place.y + (place.h - end) / 2;
    for (int who = 0; who < f->edge.n; who++) {
        const ui_rect zone = zone_from(ui, turn, &at[who]);
        const float from = zone.x + zone.w + bar_air, to = zone.x - bar_air, foot = place.x + place.w;
        if (zone.w <= 0 || at[who].turn % 2 == turn % 2) {
            continue;
        }
        if (ui_meet(zone, (ui_rect){place.x, y, end, end})) {
            place = (ui_rect){from, place.y, foot - from, place.h};
        } else if (ui_meet(zone, (ui_rect){foot - end, y, end, end})) {
            place.w = to - place.x;
        }
    }
    return place;
}

/* With the table, while that glides. */
static ui_rect bar_now(const flat_scene *f, const ui_frame *ui, const flat_seats *seats, int turn) {
    const ui_rect is = beside_hands(f, ui, seats->now, turn);
    return seats->glides ? motion_area(beside_hands(f, ui, seats->before, turn), is, seats->part) : is;
}

/* The sentence, before the seats of a long side; and at its ends what the whole table may press. Returns what is to
 * be done as it stands there, NULL where it has no room. */
static const char *bar(const flat_scene *f, ui_draw *d, const ui_rim *rim, const flat_foot *foot,
                       const flat_seats *seats, int turn) {
    const ui_rect place = bar_now(f, d->ui, seats, turn);
    const float button = bar_button(d->ui), air = bar_air;
    ui_rect words = {place.x + button + air, place.y + 2, place.w - 2 * (button + air), place.h - 4};
    const float whole = words.w, least = 0.22f; /* of it, that words may stand in */
    const ui_rect left = {place.x, place.y + (place.h - button) / 2, button, button};
    const ui_rect right = {place.x + place.w - button, left.y, button, button};

    const ui_rect all = words;
    const bool bare = foot->seen <= 0.0f && !foot->left && !foot->row; /* where something was pressed */

    ui_button(d, left, ZONE_PAUSE, turn, "", "pause", UI_PLAIN, 0);
    bar_corner(d, right, foot->corner, turn);
    if (foot->row) {
        ui_rect row = row_of_acts(d->ui, (ui_rect){place.x, place.y - bar_air - button, place.w, button}, rim);
        bar_acts(d, &row, row.y, rim, foot);
    } else {
        bar_acts(d, &words, left.y, rim, foot);
    }
    const float room = words.w + bar_place(f, d->ui, turn).w - place.w;
    const ui_rect later = beside_zones(f, d->ui, seats->now, turn, words);
    words = beside_zones(f, d->ui, seats->seen, turn, words);
    const ui_rect in = said_in(words);
    const bool short_of = words.w < room && !flat_can_say(d, in, rim); /* the other long side has them whole */
    if (words.w >= least * whole && !short_of) {
        bar_ground(d, words, bare ? all : words, ui_same_place(words, later), flat_heading(rim), flat_beside(rim));
        flat_say(d, in, rim);
        return rim->sentence;
    }
    return NULL;
}

/* ---- what those at the short sides read ---- */

static const float side_air = 10.0f; /* beside a chip */

static float left_of(const ui_edge_seat *at) {
    return at->zone.w > 0 ? fminf(at->zone.x, at->chip.x) : at->chip.x;
}

/* What neither chips nor open hands take of an edge, as those who sit there see it: from its corner, seat -1, or from
 * right of a seat there. */
static ui_rect stretch_from(const flat_scene *f, const ui_edge_seat *at, int turn, const ui_frame *ui, int seat) {
    const float rim = ui_edge_rim(ui);
    float from = rim, to = ui->width - rim;
    if (seat >= 0 && at[seat].turn != turn) {
        return (ui_rect){0};
    }
    if (seat >= 0) {
        from = fmaxf(at[seat].chip.x + at[seat].chip.w, at[seat].zone.x + at[seat].zone.w) + side_air;
    }
    for (int k = 0; k < f->edge.n; k++) {
        if (at[k].turn == turn && left_of(&at[k]) + 1 > from - side_air) {
            to = fminf(to, left_of(&at[k]) - side_air);
        }
    }
    return (ui_rect){from, ui->height - rim + 4, fmaxf(to - from, 0.0f), rim - 8};
}

/* The longest of them that nothing is pressed in. */
static ui_rect free_stretch(const flat_scene *f, const ui_edge_seat *at, int turn, const ui_frame *ui,
                            const ui_rect taken[], int n_taken) {
    ui_rect best = {0};
    for (int i = -1; i < f->edge.n; i++) {
        const ui_rect s = stretch_from(f, at, turn, ui, i);
        bool is_free = true;
        for (int k = 0; k < n_taken; k++) {
            is_free &= !ui_meet(s, taken[k]);
        }
        best = is_free && s.w > best.w + 1 ? s : best; /* where all is alike, away from the sign of a chip */
    }
    return best;
}

/* ---- what one seat presses at its own edge ---- */

/* Left and right of its chip. */
static void beside_chip(const flat_scene *f, const ui_edge_seat *at, const ui_frame *ui, int who, ui_rect out[2]) {
    const int turn = at[who].turn;
    out[1] = stretch_from(f, at, turn, ui, who);
    out[0] = (ui_rect){0};
    for (int i = -1; i < f->edge.n; i++) {
        const ui_rect s = stretch_from(f, at, turn, ui, i);
        if (s.w > 0.0f && fabsf(s.x + s.w + side_air - left_of(&at[who])) < 1.0f) {
            out[0] = s;
        }
    }
}

/* All on the wider side, or where they lack the room there on either. False: there is none beside the chip. */
static bool own_places(const flat_scene *f, const ui_edge_seat *at, const ui_frame *ui, const ui_rim *rim,
                       ui_rect out[UI_RIM_OWN]) {
    const float least = 23.0f * ui->mm, most = 190.0f, high = bar_button(ui);
    bool room = true;
    ui_rect side[2];
    beside_chip(f, at, ui, rim->owner, side);
    const int wider = side[0].w > side[1].w + 1.0f ? 0 : 1;
    const bool together = side[wider].w >= (1.2f * least + bar_air) * (float)rim->n_own;
    for (int i = 0; i < rim->n_own; i++) {
        const int on = together || rim->n_own == 1 ? wider : i;
        const int n = together ? rim->n_own : 1, k = together ? i : 0;
        const float w = fminf((side[on].w - bar_air * (float)(n - 1)) / (float)n, most);
        const float all = w * (float)n + bar_air * (float)(n - 1);
        const float from = on == 0 ? side[on].x + side[on].w - all : side[on].x;
        out[i] = (ui_rect){from + (float)k * (w + bar_air), side[on].y + (side[on].h - high) / 2, w, high};
        room &= w >= least;
    }
    return room;
}

/* Where one has no room at its own edge, on a coarse screen, it stands where what all press stands. */
static void share_own(const flat_scene *f, const ui_frame *ui, const ui_edge_seat *at, ui_rim *rim) {
    ui_rect place[UI_RIM_OWN];
    const ui_frame turned = turned_frame(ui, rim->n_own > 0 ? at[rim->owner].turn : 0);
    if (rim->n_own > 0 && !own_places(f, at, &turned, rim, place)) {
        for (int i = rim->n_own - 1; i >= 0; i--) {
            ui_rim_add(rim, rim->own[i]);
        }
        rim->n_own = 0;
    }
}

static int own_acts(const flat_scene *f, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at, int turn,
                    ui_rect out[UI_RIM_OWN]) {
    const bool here = rim->n_own > 0 && at[rim->owner].turn == turn && own_places(f, at, d->ui, rim, out);
    const int n = here ? rim->n_own : 0;
    for (int i = 0; i < n; i++) {
        const ui_rim_act *act = &rim->own[i];
        ui_button(d, out[i], act->zone, act->n, act->words, NULL, act->plain ? UI_PLAIN : UI_PRIMARY, act->flags);
    }
    return n;
}

/* All who sit there look at open hands, and not at the table. */
static bool all_look(const flat_scene *f, const ui_edge_seat *at, int turn) {
    int sit = 0, look = 0;
    for (int i = 0; i < f->edge.n; i++) {
        sit += at[i].turn == turn;
        look += at[i].turn == turn && at[i].zone.w > 0;
    }
    return sit > 0 && look == sit;
}

/* Words end before the ground does. */
static ui_rect side_words(ui_rect ground) {
    return (ui_rect){ground.x + bar_air, ground.y + 4, ground.w - 2 * bar_air, ground.h - 8};
}

/* Between the bars of the long sides, and the rows of buttons there. */
static ui_rect along_place(const flat_scene *f, const ui_frame *ui, const ui_edge_seat *at, int turn, bool row) {
    const ui_frame window = turned_frame(ui, turn);
    const float high = along_high(&window), gap = row ? flat_row_high(&window) : bar_air;
    const int left = turn == 1 ? 2 : 0, n = f->edge.n;
    const float from = flat_rim_at(&window, n, left) + flat_bar_at(&window, n, left) + gap;
    const float to = ui->width - flat_rim_at(&window, n, 2 - left) - flat_bar_at(&window, n, 2 - left) - gap;
    const ui_rect whole = {from, ui->height - ui_edge_rim(ui) - high + along_air, to - from,
                           fmaxf(high - 2 * along_air, 0.0f)};
    return beside_zones(f, ui, at, turn, whole);
}

static void say_along(ui_draw *d, const flat_along *a, ui_rect ground, bool stays, const char *next,
                      const char *with) {
    const float x = a->in.x + (a->in.w - a->w - a->between - a->more) / 2;
    bar_ground(d, ground, ground, stays, next, a->both ? with : NULL);
    if (a->both) {
        ui_label(d, (ui_rect){x, a->in.y, a->w, a->in.h}, &a->next, next);
        ui_label(d, (ui_rect){x + a->w + a->between, a->in.y, a->more, a->in.h}, &a->with, with);
    } else {
        ui_label(d, a->in, &a->next, next);
    }
}

/* As deep as that line as well, where no hand from beside lies over it, and nothing at the end of a bar. */
static ui_rect deepened(const flat_scene *f, const ui_frame *ui, const ui_edge_seat *at, int turn, bool row,
                        ui_rect strip) {
    const ui_rect line = along_place(f, ui, at, turn, row);
    const float from = fmaxf(strip.x, line.x), to = fminf(strip.x + strip.w, line.x + line.w);
    const ui_rect deep = {from, line.y, to - from, strip.y + strip.h - line.y};
    bool is_free = line.h > 0.0f && deep.w > 0.7f * strip.w;
    for (int i = 0; i < f->edge.n; i++) {
        is_free &= at[i].zone.w <= 0 || !ui_meet(zone_from(ui, turn, &at[i]), deep);
    }
    return is_free ? deep : strip;
}

/* Beside their chips: what is to be done now, and below it what is said of it. False: it has no room. */
static bool say_between(const flat_scene *f, ui_draw *d, const ui_rim *rim, const ui_edge_seat *at, int turn,
                        bool row, const ui_rect taken[], int n_taken) {
    const ui_rect free = free_stretch(f, at, turn, d->ui, taken, n_taken);
    const ui_rect wide = {free.x - 4, free.y, free.w + 8, free.h};
    const ui_rect strip = free.w > 0 ? deepened(f, d->ui, at, turn, row, wide) : free, in = side_words(strip);
    static const float smaller = 18.0f; /* rather than nothing among many */
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.lines = 4;
    const char *next = flat_heading(rim);
    style.size = ui_label_fits(d->ui, in, &style, next) ? style.size : smaller;
    const bool how = rim->headline == NULL && rim->second != NULL && flat_can_say_in_two(d, in, rim->second, next);
    if (!how && !ui_label_fits(d->ui, in, &style, next)) {
        return false;
    }
    bar_ground(d, strip, strip, true, next, how ? rim->second : NULL);
    if (how) {
        flat_say_in_two(d, in, rim->second, next);
    } else {
        ui_label(d, in, &style, next);
    }
    return true;
}

/* What has no room in the line stands beside a chip. False: there is no room for it either. */
static bool say_beside_chip(const flat_scene *f, ui_draw *d, const ui_edge_seat *at, int turn,
                            const ui_label_style *style, const char *words, const ui_rect taken[], int n_taken) {
    const ui_rect free = free_stretch(f, at, turn, d->ui, taken, n_taken);
    const ui_rect strip = {free.x - 4, free.y, free.w + 8, free.h}, in = side_words(strip);
    const bool fits = free.w > 0.0f && ui_label_fits(d->ui, in, style, words);
    if (fits) {
        bar_ground(d, strip, strip, true, words, NULL);
        ui_label(d, in, style, words);
    }
    return fits;
}

/* What is said of it has the line, and what is to be done stands beside a chip, still the one that is bold, bright
 * and large; at the edge of whoever is asked, where his buttons leave no room there, they say that with his plate.
 * False: there is no room for it. */
static bool say_other_way(const flat_scene *f, ui_draw *d, const ui_edge_seat *at, int turn, ui_rect line, bool stays,
                          const char *next, const char *with, const ui_rect taken[], int n_taken) {
    const ui_label_style call = flat_along_call();
    const flat_along a = flat_along_with(d, line, with);
    const bool own = n_taken > 0;
    if (!a.fits || !(say_beside_chip(f, d, at, turn, &call, next, taken, n_taken) || own)) {
        return false;
    }
    say_along(d, &a, line, stays, with, "");
    return true;
}

/* The line, and what stands with it: in it, or beside a chip, or in it in smaller letters. False: it is too long. */
static bool say_line(const flat_scene *f, ui_draw *d, const ui_rim *rim, const flat_seats *seats, int turn,
                     ui_rect line, bool stays, const ui_rect taken[], int n_taken) {
    const float smallest = 0.86f / d->ui->text_scale, large = fmaxf(smallest, 0.7f);
    const char *next = flat_heading(rim), *with = flat_beside(rim) != NULL ? flat_beside(rim) : "";
    const ui_label_style beside = flat_along_beside();
    flat_along a = flat_along_of(d, line, next);
    if (a.fits && with[0] != '\0' && !flat_along_both(d, &a, next, with, large, 1.0f) &&
        !say_beside_chip(f, d, seats->seen, turn, &beside, with, taken, n_taken) &&
        !flat_along_both(d, &a, next, with, smallest, smallest) &&
        say_other_way(f, d, seats->seen, turn, line, stays, next, with, taken, n_taken)) {
        return true;
    }
    if (a.fits) {
        say_along(d, &a, line, stays, next, with);
    }
    return a.fits;
}

static void side_bar(const flat_scene *f, ui_draw *d, const ui_rim *rim, const flat_seats *seats, int turn, bool row,
                     const ui_rect taken[], int n_taken) {
    const bool said = flat_heading(rim)[0] != '\0' || rim->headline != NULL;
    const ui_rect line = along_place(f, d->ui, seats->seen, turn, row),
                  later = along_place(f, d->ui, seats->now, turn, row);
    const bool stays = ui_same_place(line, later);
    ui_rim brief = *rim;
    brief.sentence = rim->brief;
    if (said && !all_look(f, seats->now, turn) && !say_line(f, d, rim, seats, turn, line, stays, taken, n_taken) &&
        !say_between(f, d, rim, seats->seen, turn, row, taken, n_taken) && rim->brief != NULL &&
        !say_line(f, d, &brief, seats, turn, line, stays, taken, n_taken)) {
        say_between(f, d, &brief, seats->seen, turn, row, taken, n_taken);
    }
}

void flat_bars(const flat_scene *f, ui_draw *d, const ui_rim *all, const flat_foot *foot, const flat_seats *seats,
               const char *said[4]) {
    const ui_edge_seat *at = seats->now;
    ui_rect own[UI_RIM_OWN];
    ui_rim shared = *all;
    const ui_rim *rim = &shared;
    share_own(f, d->ui, at, &shared);
    said[0] = bar(f, d, rim, foot, seats, 0);
    own_acts(f, d, rim, at, 0, own);
    for (int turn = 1; turn <= 3; turn++) {
        said[turn] = NULL;
        if (flat_rim_at(d->ui, f->edge.n, turn) > 0.0f && ui_turn_begin(d, turn)) {
            const int n = own_acts(f, d, rim, at, turn, own);
            if (turn == 2) {
                said[turn] = bar(f, d, rim, foot, seats, turn);
            } else {
                side_bar(f, d, rim, seats, turn, foot->row, own, n);
            }
            ui_turn_end(d);
        }
    }
}
