/* After the end: who was who, seat by seat; who has won; then the nights, the days' votes and the guesses. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

enum { TAB_END, TAB_SEATS, TAB_ROUNDS, TAB_VOTES, TAB_CHART, TABS };

/* Steps open one seat after the other, at large tables two, and the last one all the rest: causes, winner, tabs. By
 * the number of seats alone. */
static int seats_a_step(const werewolf_pub *pub) {
    return pub->n > 10 ? 2 : 1;
}

static int last_step(const werewolf_pub *pub) {
    return (pub->n + seats_a_step(pub) - 1) / seats_a_step(pub) + 1;
}

static bool opened(const werewolf_pub *pub, int step, int seat) {
    return step >= last_step(pub) || seat < step * seats_a_step(pub);
}

int werewolf_results_steps(nt_view view) {
    return last_step(view.pub);
}

static bool wolf(const werewolf_pub *pub, int seat) {
    return werewolf_was_wolf(pub, seat);
}

/* All cards that are left, in one wave; who has won is another press. No less than two steps. */
int werewolf_results_leap(nt_view view, int step) {
    const int cards = last_step(view.pub) - 1;

    return step + 1 < cards ? cards : 0;
}

uint32_t werewolf_results_ms(const table_ui *t) {
    static const uint32_t wave = 2 * MOTION_REVEAL;

    return t->step == 0 ? 0 : t->leapt > 0 ? wave : MOTION_REVEAL;
}

/* Turns over in the step that the last press has opened. */
static bool turns(const werewolf_pub *pub, const table_ui *t, int seat) {
    return opened(pub, t->step, seat) && !opened(pub, t->step - 1 - t->leapt, seat);
}

/* A wolf that is turned up growls; nothing else does, and the last step only when the wolves have won. */
const char *werewolf_results_sound(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;
    const int step = t->step;
    bool growls = step == last_step(pub) && pub->winner == WEREWOLF_WON_WOLF;

    for (int seat = 0; seat < pub->n && step > 0 && step < last_step(pub); seat++) {
        growls |= turns(pub, t, seat) && wolf(pub, seat);
    }
    return growls ? "growl" : NULL;
}

const char *werewolf_results_screen(const werewolf_pub *pub, const table_ui *t) {
    static const char *const tab[TABS] = {"end", "end-seats", "end-rounds", "end-votes", "end-chart"};

    return t->step < 1 ? "end-before" : t->step < last_step(pub) ? "end-opens" : tab[t->page % TABS];
}

/* ---- one player ---- */

/* "killed by the wolves and poisoned, night 2". */
const char *werewolf_fate(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    text_words *w = look->w;
    const int bits = werewolf_causes(pub->cause[seat]);
    const char *all = NULL;

    if (pub->alive[seat]) {
        return text_say(w, "werewolf.results.lives");
    }
    for (int i = 0; i < WEREWOLF_CAUSES; i++) {
        if (bits >> i & 1) {
            const char *one = werewolf_say(w, "cause", werewolf_cause_id[i]);
            all = all == NULL ? one : TEXT_SAY(w, "werewolf.results.and", TEXT_STR("a", all), TEXT_STR("b", one));
        }
    }
    return TEXT_SAY(w, "werewolf.results.out", TEXT_STR("cause", all != NULL ? all : ""),
                    TEXT_NUM("n", pub->out_round[seat]),
                    TEXT_STR("when", pub->out_how[seat] == WEREWOLF_OUT_NIGHT ? "night" : "day"));
}

static bool has_won(const werewolf_pub *pub, int seat) {
    return (pub->winner == WEREWOLF_WON_WOLF && wolf(pub, seat)) ||
           (pub->winner == WEREWOLF_WON_GOOD && !wolf(pub, seat));
}

/* What shines in a window: a lamp, the moon where the others have won; half of it where nobody is at home any more.
 */
static ui_colour light_of(const werewolf_pub *pub, int seat, bool all) {
    const bool one_has = pub->winner == WEREWOLF_WON_WOLF || pub->winner == WEREWOLF_WON_GOOD;
    const ui_colour lamp = ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), moon = 0xFF7482A8u;
    const ui_colour shines = all && one_has && !has_won(pub, seat) ? moon : lamp;

    return all && !pub->alive[seat] ? ui_mix(shines, UI_INK_900, 0.42f) : shines;
}

/* Stands before its light as large as it can; lit: 0 the window is dark, 1 it shines. */
static void draw_in_window(const werewolf_look *look, ui_rect at, int seat, bool all, float lit) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool plain = d->ui->high_contrast;
    const float size = fminf(at.w, at.h) - 10, sign = fmaxf(22.0f, size * 0.3f);
    const ui_rect stands = {at.x + at.w - size - 4, at.y + at.h - size - 2, size, size};
    const ui_rect corner = {at.x + at.w - sign - 3, at.y + at.h - sign - 3, sign, sign};

    ui_plate(d, at, 70u + (unsigned)seat, plain ? UI_INK_950 : ui_mix(UI_INK_800, light_of(pub, seat, all), lit),
             plain ? UI_PAPER_100 : 0, 1.4f, false);
    if (lit <= 0.0f) {
        ui_figure(d, "eye", ui_centre(at, size * 0.5f, size * 0.5f), plain ? UI_PAPER_100 : UI_INK_500);
        return;
    }
    ui_figure(d, werewolf_role[pub->role[seat] % WEREWOLF_ROLES].id, stands, plain ? UI_PAPER_100 : UI_INK_950);
    if (all && !pub->alive[seat]) {
        ui_figure(d, werewolf_out_sign(pub, seat), ui_inset(corner, -2.5f), UI_INK_950);
        ui_figure(d, werewolf_out_sign(pub, seat), corner, ui_theme(d->ui, UI_PAPER_200));
    }
}

/* What stands on the plate of a player, whose window is on the left. */
typedef struct {
    bool tight, aside; /* aside: the crown is not on the window, which leaves the words their whole plate */
    float emblem, crown;
    ui_rect window, words;
} plate;

static plate plate_in(const ui_frame *ui, ui_rect at, bool won) {
    const bool tight = at.h < 80, aside = !tight || ui->text_scale <= 1.2f;
    const float air = 7,
                wide = tight ? fminf(at.h, 62.0f) : fmaxf(fminf(at.h * 0.92f, 112.0f), fminf(at.h, at.w * 0.34f));
    plate p = {.tight = tight, .aside = aside, .window = {at.x + air, at.y + air, wide - 2 * air, at.h - 2 * air}};

    p.emblem = tight ? fminf(at.h * 0.4f, 24.0f) : fminf(p.window.w * 0.36f, 42.0f);
    p.crown = fminf(30.0f, aside ? at.h * 0.5f - 4 : p.window.w * 0.42f);
    const float before = wide + 6 + (tight ? p.emblem + 4 : 0.0f);
    const float crowned =
        won && tight && aside ? p.crown + 4 : 0.0f; /* on a high plate it is beside the name alone */
    p.words = (ui_rect){at.x + before, at.y + (tight ? 0.0f : 5.0f), at.w - before - 8 - crowned,
                        at.h - (tight ? 0.0f : 10.0f)};
    return p;
}

static void draw_plate(const werewolf_look *look, ui_rect at, const plate *p, int seat, int step) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool open = opened(pub, step, seat), all = step >= last_step(pub), won = all && has_won(pub, seat);
    const bool fresh = !all && open && !opened(pub, step - 1, seat);
    const float lit = !open ? 0.0f : fresh ? fmaxf(0.05f, 1.0f - look->t->opening) : 1.0f;
    const float e = p->emblem, crown = p->crown;
    const ui_rect window = p->window;
    const ui_rect emblem = p->tight ? (ui_rect){p->words.x - e - 6, at.y + (at.h / 2 - e) / 2 + 2, e, e}
                                    : (ui_rect){window.x - 4, window.y - 4, e, e};

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.94f),
             won || fresh           ? UI_LANTERN
             : d->ui->high_contrast ? UI_PAPER_100
                                    : UI_INK_700,
             won || fresh ? 3.0f : 1.4f, true);
    draw_in_window(look, window, seat, all, lit);
    ui_seat_emblem(d, emblem, &look->t->seat[seat]);
    if (won) { /* not by gold alone */
        const ui_rect top =
            p->aside ? (ui_rect){at.x + at.w - crown - 8, at.y + 6, crown, crown}
                     : (ui_rect){window.x + window.w - crown * 0.72f, window.y - crown * 0.2f, crown, crown};
        ui_figure(d, "crown", ui_inset(top, -3), UI_INK_950);
        ui_figure(d, "crown", top, UI_LANTERN);
    }
}

static const float before_role = 10.0f; /* from a name to the role beside it */

/* Roles that stand beside names begin behind the longest of these; all names have one size, and all roles. */
static float names_wide(const werewolf_look *look, float wide, float most, ui_label_style *name,
                        ui_label_style *role) {
    const ui_frame *ui = look->d->ui;
    float names = 1.0f, roles = 1.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        names = fmaxf(names, ui_label_width(ui, name, werewolf_seat_name(look, seat)));
        roles = fmaxf(roles, ui_label_width(ui, role, werewolf_role_name(look->w, look->pub->role[seat])));
    }
    const float share = (wide - before_role) * names / (names + roles); /* what is too long shrinks with the other */
    const float part =
        fminf(most, names + roles + before_role > wide ? share + before_role : names + 2 * before_role);
    name->size *= fminf(1.0f, 0.97f * (part - before_role) / names); /* letters do not shrink evenly */
    role->size *= fminf(1.0f, 0.97f * (wide - part) / roles);
    return part;
}

/* How it ended: one size for all, that of the longest. */
static float fate_size(const werewolf_look *look, ui_rect box, const ui_label_style *style) {
    float size = style->size;

    for (int seat = 0; seat < look->pub->n; seat++) {
        size = fminf(size, ui_label_size(look->d->ui, box, style, werewolf_fate(look, seat)));
    }
    return size;
}

/* How the words of all plates are set, which are one page: name, role and fate have one size each. */
typedef struct {
    bool beside; /* the role beside the name, where there is room; then how it ended may take two lines */
    float line, part, below;
    ui_label_style name, role, fate;
} setting;

/* As large as its line lets it be. */
static void in_line(const ui_frame *ui, ui_label_style *style, float line) {
    style->size *= fminf(1.0f, line / ui_label_height(ui, style, 1e4f, "0"));
}

static setting setting_of(const werewolf_look *look, ui_rect words, bool tight) {
    const ui_frame *ui = look->d->ui;
    setting s = {.name = UI_STYLE_NAME, .fate = UI_STYLE_SMALL};

    s.beside = tight || (words.w > 280 && words.h < 110);
    const bool tall = !s.beside && words.h >= 94;
    if (tight) {
        s.name.size = s.fate.size = 17;
        if (2 * ui_label_least(ui, &s.fate) > words.h) {
            s.name.size = s.fate.size = 14;
        }
    }
    if (!tight && !s.beside && words.h >= 120) { /* much room: larger */
        s.name.size = 27;
        s.fate.size = 22;
    }
    s.line = tight      ? words.h / 2
             : s.beside ? words.h * 0.42f
                        : fminf(words.h * (tall ? 0.3f : 0.33f), 40.0f * ui->text_scale);
    s.role = s.fate;
    s.part = s.beside ? names_wide(look, words.w, words.w * 0.48f, &s.name, &s.role) : words.w;
    s.below = s.beside ? s.line : 2 * s.line;
    in_line(ui, &s.name, s.line);
    in_line(ui, &s.role, s.line);
    s.role.size = fminf(s.role.size, s.name.size);
    s.role.lines = 1;
    s.role.name = tight; /* rather smaller than cut */
    s.fate.colour = UI_PAPER_400;
    s.fate.lines = tall || (s.beside && !tight) ? 2 : 1;
    s.fate.size = fminf(s.role.size, fate_size(look, (ui_rect){0, 0, words.w, words.h - s.below}, &s.fate));
    return s;
}

static void player(const werewolf_look *look, ui_rect at, const setting *s, int seat, int step) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool open = opened(pub, step, seat), all = step >= last_step(pub), won = all && has_won(pub, seat);
    const plate p = plate_in(d->ui, at, won);
    const ui_rect words = p.words;
    const float crown = won && !s->beside ? 34.0f : 0.0f;
    ui_label_style name = s->name, role = s->role;

    draw_plate(look, at, &p, seat, step);
    name.colour = all && !pub->alive[seat] ? UI_PAPER_200 : UI_PAPER_100;
    ui_label(d, (ui_rect){words.x, words.y, s->part - before_role - crown, s->line}, &name,
             werewolf_seat_name(look, seat));
    if (open) {
        const ui_rect box = s->beside ? (ui_rect){words.x + s->part, words.y, words.w - s->part, s->line}
                                      : (ui_rect){words.x, words.y + s->line, words.w, s->line};
        role.colour = wolf(pub, seat) ? UI_EMBER : UI_PAPER_200;
        ui_label(d, box, &role, werewolf_role_name(&d->words, pub->role[seat]));
    }
    if (all) {
        ui_label(d, (ui_rect){words.x, words.y + s->below, words.w, words.h - s->below}, &s->fate,
                 werewolf_fate(look, seat));
    }
}

/* Before the end: cards that turn over, step by step. */
/* How far the card has turned that is the `at`th of n in a wave; those of one step turn together. */
static float turned_part(const table_ui *t, int at, int n) {
    const float one = t->leapt > 0 ? 1.0f / 3.0f : 1.0f, from = (1.0f - one) * (float)at / fmaxf(1.0f, (float)n - 1);

    return motion_of(1.0f - t->opening, from, from + one);
}

static void cards(const werewolf_look *look, ui_rect area) {
    const werewolf_pub *pub = look->pub;
    float part[WEREWOLF_SEATS] = {0};
    int n = 0, at = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += turns(pub, look->t, seat);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const bool now = turns(pub, look->t, seat);
        part[seat] = now ? turned_part(look->t, at, n) : opened(pub, look->t->step, seat) ? 1.0f : 0.0f;
        at += now;
    }
    werewolf_draw_turned(look, area, part);
}

static void players(const werewolf_look *look, ui_rect area, int step) {
    const int n = look->pub->n, columns = area.h > area.w ? (n > 10 ? 2 : 1) : 3;
    const int rows = (n + columns - 1) / columns;
    const float gap = 8, high = fminf(168.0f, (area.h - gap * (float)(rows - 1)) / (float)rows);
    const float top = area.y + fmaxf(0.0f, (area.h - high * (float)rows - gap * (float)(rows - 1)) / 2);
    const plate crowned = plate_in(look->d->ui, (ui_rect){0, 0, ui_column(area, 0, columns, gap).w, high}, true);
    const setting words = setting_of(look, crowned.words, crowned.tight);

    for (int seat = 0; seat < n; seat++) {
        const int row = seat / columns;
        const ui_rect column = ui_column(area, seat % columns, columns, gap);
        const int here = row < rows - 1 ? columns : n - columns * (rows - 1); /* a short row stands in the middle */
        const float aside = (float)(columns - here) * (column.w + gap) / 2;
        player(look, (ui_rect){column.x + aside, top + (float)row * (high + gap), column.w, high}, &words, seat,
               step);
    }
}

/* ---- who voted for whom, day by day: threads between the players, the wolves' of their own colour ---- */

/* Whether the seat still lived when the village voted that day. */
static bool there(const werewolf_pub *pub, int round, int seat) {
    const int out = pub->out_round[seat];

    return out == 0 || out > round || (out == round && pub->out_how[seat] != WEREWOLF_OUT_NIGHT);
}

static void on_ellipse(ui_rect area, float size, float part, float *x, float *y) {
    const float angle = 1.5707963f + 6.2831853f * part;

    *x = area.x + area.w / 2 + cosf(angle) * (area.w - size) / 2;
    *y = area.y + area.h / 2 + sinf(angle) * (area.h - size) / 2;
}

/* Seat 1 right of the lowest point, the others clockwise, with equal room between them along the ellipse. */
ui_rect werewolf_results_place(ui_rect area, int n, int seat, float size) {
    enum { STEPS = 120 };
    float way[STEPS + 1] = {0}, x0, y0, x, y;
    int i = 0;

    on_ellipse(area, size, 0, &x0, &y0);
    for (int k = 1; k <= STEPS; k++) {
        on_ellipse(area, size, (float)k / STEPS, &x, &y);
        way[k] = way[k - 1] + hypotf(x - x0, y - y0);
        x0 = x;
        y0 = y;
    }
    const float want = way[STEPS] * ((float)(seat == 0 ? n : seat) - 0.5f) / (float)n;
    while (i < STEPS && way[i] < want) {
        i++;
    }
    on_ellipse(area, size, (float)i / STEPS, &x, &y);
    return (ui_rect){x - size / 2, y - size / 2, size, size};
}

static void draw_player(const werewolf_look *look, const werewolf_lines *l, int round, int seat) {
    const werewolf_pub *pub = look->pub;
    const ui_rect at = l->place[seat];
    ui_draw *d = look->d;
    char text[12];

    if (l->ringed == seat) {
        ui_disc(d, ui_inset(at, -WEREWOLF_RING), UI_LANTERN, 0, 0.0f);
    }
    if (there(pub, round, seat)) {
        werewolf_draw_role(d, at, pub->role[seat]);
    } else {
        ui_disc(d, at, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "tomb", ui_inset(at, at.w * 0.28f), UI_INK_500);
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    table_disc(d, werewolf_number_place(l, seat), text, wolf(pub, seat) ? UI_EMBER : UI_PAPER_100);
}

static void add_votes(const werewolf_pub *pub, int round, werewolf_lines *l) {
    for (int seat = 0; seat < pub->n; seat++) {
        const uint8_t to = pub->votes[round][seat];
        if (to < pub->n && to != seat) {
            l->at[l->n++] = (werewolf_line){(uint8_t)seat, to, wolf(pub, seat)};
        }
    }
}

static bool voted_on(const werewolf_pub *pub, int round) {
    bool any = false;

    for (int seat = 0; seat < pub->n; seat++) {
        any |= pub->votes[round][seat] < pub->n;
    }
    return any;
}

/* The page-th of the days on which somebody voted, else the first one; in *pages how many there are. */
static int day_of_votes(const werewolf_pub *pub, int page, int *pages) {
    int day = pub->round > 0;

    *pages = 0;
    for (int round = 1; round <= pub->round; round++) {
        if (voted_on(pub, round)) {
            day = *pages <= page ? round : day;
            ++*pages;
        }
    }
    return day;
}

void werewolf_results_arrows(const werewolf_look *look, ui_rect at, const char *title, bool first, bool last) {
    ui_draw *d = look->d;
    const float w = fminf(100.0f, at.w * 0.16f);
    ui_label_style head = UI_STYLE_BUTTON;

    head.lines = 1;
    ui_button(d, (ui_rect){at.x, at.y, w, at.h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
              first ? UI_ZONE_OFF : 0);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
              last ? UI_ZONE_OFF : 0);
    ui_label(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, at.h}, &head, title);
}

static void draw_votes(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float strip = fmaxf(48.0f, ui_target(d->ui)),
                key = (d->ui->height > d->ui->width ? 60.0f : 30.0f) * d->ui->text_scale;
    const ui_rect area = {at.x + 16, at.y + key + 12, at.w - 32, at.h - key - strip - 30};
    const float size = fminf(pub->n > 12 ? 62.0f : 74.0f, area.h * 0.24f);
    int pages;
    const int round = day_of_votes(pub, look->t->keep, &pages);
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.lines = 2;
    ui_label(d, (ui_rect){at.x, at.y, at.w, key}, &small, ui_say(d, "werewolf.results.votes_key"));
    werewolf_lines lines = werewolf_lines_in(area, pub->n, size);
    lines.ringed = round > 0 && pub->exiled[round] < pub->n ? pub->exiled[round] : -1;
    add_votes(pub, round, &lines);
    werewolf_draw_lines(d, &lines);
    if (pages == 0) {
        ui_label(d, ui_centre(area, area.w * 0.5f, 80), &small, ui_say(d, "werewolf.results.no_vote"));
    }
    for (int seat = 0; seat < pub->n && round > 0; seat++) {
        draw_player(look, &lines, round, seat);
    }
    if (round > 0) {
        werewolf_results_arrows(
            look, ui_centre((ui_rect){at.x, at.y + at.h - strip, at.w, strip}, fminf(at.w, 520), strip),
            UI_SAY(d, "werewolf.when.day", TEXT_NUM("n", round)), look->t->keep == 0, look->t->keep + 1 >= pages);
    }
}

/* ---- the frame ---- */

static const char *headline(const werewolf_look *look, int step) {
    static const char *const won[] = {"none", "wolf", "good", "draw"};
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;

    return step < last_step(pub) ? ui_say(d, "werewolf.results.before")
                                 : UI_SAY(d, "werewolf.event.won", TEXT_STR("form", won[pub->winner & 3]));
}

/* Which of the rules let the wolves win: the house rules have three, and one of them tells of either group. */
static const char *wolves_won(const werewolf_pub *pub) {
    int wolves = 0, good = 0, villagers = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        wolves += pub->alive[seat] && wolf(pub, seat);
        good += pub->alive[seat] && !wolf(pub, seat);
        villagers += pub->alive[seat] && pub->role[seat] == WEREWOLF_VILLAGER;
    }
    if (pub->opt[WEREWOLF_OPT_PARITY] != 0 && good > 0 && wolves >= good) {
        return "wolf_parity";
    }
    if (good == 0 || pub->opt[WEREWOLF_OPT_VICTORY] != 0) {
        return "wolf_all";
    }
    return villagers > 0 ? "wolf_skills" : "wolf";
}

/* Whose cards the last press has turned up, one or two; what is on them once it is seen. */
static const char *turned_up(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    int fresh[2] = {0}, n = 0;

    for (int seat = 0; seat < pub->n && n < 2; seat++) {
        if (turns(pub, look->t, seat)) {
            fresh[n++] = seat;
        }
    }
    const char *a = werewolf_seat_name(look, fresh[0]), *b = werewolf_seat_name(look, fresh[1]);
    return UI_SAY(look->d, look->t->opening > 0.5f ? "werewolf.results.turning" : "werewolf.results.turned",
                  TEXT_STR("form", n == 1 ? "one" : "two"), TEXT_STR("a", a), TEXT_STR("b", b),
                  TEXT_STR("role_a", werewolf_role_name(look->w, pub->role[fresh[0]])),
                  TEXT_STR("role_b", werewolf_role_name(look->w, pub->role[fresh[1]])));
}

static const char *reason(const werewolf_look *look, int step) {
    const werewolf_pub *pub = look->pub;
    const char *const won[] = {"none", wolves_won(pub), "good", "draw"};
    static const char *const ended[] = {"rules", "judge", "rounds", "void"};

    if (step < last_step(pub) && look->t->leapt > 0 && look->t->opening > 0.0f) { /* not before they are */
        return ui_say(look->d, "werewolf.results.before");
    }
    if (step < last_step(pub)) {
        return step == 0            ? ui_say(look->d, "werewolf.results.hush")
               : look->t->leapt > 0 ? ui_say(look->d, "werewolf.results.all_open")
                                    : turned_up(look);
    }
    return UI_SAY(look->d, "werewolf.results.reason", TEXT_STR("form", won[pub->winner & 3]),
                  TEXT_STR("how", ended[pub->decided & 3]), TEXT_NUM("n", pub->round));
}

/* By how many house rules it was played, which the log and the rules list. */
static const char *changes(const werewolf_look *look) {
    int n = 0;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        n += werewolf_differs(look->t->config, i);
    }
    return n > 0 ? UI_SAY(look->d, "options.changed", TEXT_NUM("n", n)) : NULL;
}

/* A judge has his face behind the others: also the end may be corrected or taken back (12). */
static void tabs(const werewolf_look *look, ui_rect at) {
    static const char *const key[TABS] = {"tab_end", "tab_seats", "tab_rounds", "tab_votes", "tab_chart"};
    const bool judged = werewolf_judged(look->pub);
    const int n = look->pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ? TABS : TABS - 1, all = n + judged;
    const ui_rect row = ui_centre(at, fminf(at.w, 220.0f * (float)all), at.h);

    for (int i = 0; i < n; i++) {
        ui_button(look->d, ui_column(row, i, all, 12), WEREWOLF_ZONE_TAB, i, werewolf_say(look->w, "results", key[i]),
                  NULL, look->t->page == i ? UI_PRIMARY : UI_PLAIN, 0);
    }
    if (judged) {
        ui_button(look->d, ui_column(row, n, all, 12), ZONE_JUDGE, 0, werewolf_say(look->w, "judge", "open"), NULL,
                  UI_PLAIN, UI_ZONE_HOLD);
    }
}

/* On a plate of its own: the sky behind it is bright and dark. */
static void say_headline(ui_draw *d, ui_rect at, const ui_label_style *style, const char *words) {
    static const float edge = 28.0f;
    const ui_rect box = ui_inset(at, 2);
    const float size = ui_label_size(d->ui, box, style, words) / style->size;
    const ui_rect under = ui_centre(at, fminf(at.w, size * ui_label_width(d->ui, style, words) + 2 * edge), at.h);

    if (!d->ui->high_contrast) {
        ui_plate(d, under, 40, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    }
    ui_label(d, box, style, words);
}

void werewolf_draw_results(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, apron = ui_apron_height(d->ui);
    const float button = fmaxf(ui_target(d->ui), 50.0f);
    const int step = look->t->frame == TABLE_RESULTS ? look->t->step : last_step(look->pub);
    ui_label_style title = UI_STYLE_TITLE;

    table_ground(d, "results");
    title.lines = 1;
    say_headline(d, (ui_rect){40, 12, w - 80, 58}, &title, headline(look, step));
    const bool all = step >= last_step(look->pub);
    const float top = all ? 76 + button + 18 : 84;
    const ui_rect area = {30, top, w - 60, h - apron - top - button - 42};
    const bool scene = all && look->t->page == TAB_END;
    const bool windows = !all || look->t->page == TAB_SEATS;
    if (!d->ui->high_contrast && !scene && !windows) {
        ui_plate(d, ui_inset(area, -10), 39, ui_fade(UI_INK_950, 0.96f), 0, 0.0f, false);
    }
    if (all) {
        tabs(look, (ui_rect){30, 76, w - 60, button});
    }
    if (scene) {
        werewolf_draw_camps(look, area);
    } else if (all && look->t->page == TAB_ROUNDS) {
        werewolf_draw_rounds(look, ui_inset(area, 10));
    } else if (all && look->t->page == TAB_VOTES) {
        draw_votes(look, ui_inset(area, 4));
    } else if (all && look->t->page == TAB_CHART) {
        werewolf_draw_guesses(look, ui_inset(area, 4));
    } else if (!all) {
        cards(look, area);
    } else {
        players(look, area, step);
    }
    ui_apron(d, reason(look, step), all ? changes(look) : NULL, true);
}

/* ---- before the end, for somebody who is out ---- */

/* The public part as the end will open it. */
static werewolf_pub opened_now(const nt_whole *whole) {
    const werewolf_priv *seats = whole->seats;
    const werewolf_hid *hid = whole->hid;
    werewolf_pub pub = *(const werewolf_pub *)whole->pub;

    memcpy(pub.cause, hid->cause, sizeof pub.cause);
    memcpy(pub.nights, hid->nights, sizeof pub.nights);
    for (int seat = 0; seat < pub.n; seat++) {
        pub.role[seat] = seats[seat].role;
    }
    return pub;
}

void werewolf_draw_quiet(const werewolf_look *hosted) {
    static const char *const key[] = {"tab_seats", "tab_rounds"};
    const werewolf_pub pub = opened_now(hosted->h->whole);
    werewolf_look look = *hosted;
    ui_draw *d = look.d;
    const float w = d->ui->width, button = fmaxf(ui_target(d->ui), 50.0f);
    const ui_rect row = {w / 2 - fminf(w - 60, 460) / 2, 70, fminf(w - 60, 460), button};
    const ui_rect area = {30, 74 + button + 18, w - 60, d->ui->height - 74 - 2 * button - 18 - 50};
    ui_label_style title = UI_STYLE_TITLE;

    look.pub = &pub;
    table_stage(d, "private", 0, 0);
    title.lines = 1;
    ui_label(d, (ui_rect){40, 8, w - 80, 60}, &title, ui_say(d, "werewolf.quiet.head"));
    for (int i = 0; i < 2; i++) {
        ui_button(d, ui_column(row, i, 2, 12), WEREWOLF_ZONE_TAB, i, werewolf_say(look.w, "results", key[i]), NULL,
                  look.t->page == i ? UI_PRIMARY : UI_PLAIN, 0);
    }
    if (look.t->page == 1) {
        werewolf_draw_rounds(&look, ui_inset(area, 10));
    } else {
        players(&look, area, last_step(&pub));
    }
}

/* ---- input ---- */

/* t->page is the tab, t->keep the page of its list. */
bool werewolf_results_input(table_ui *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, WEREWOLF_ZONE_TAB)) {
        t->page = in->n;
        t->keep = 0;
        return true;
    }
    if (ui_chose(in, ZONE_PAGE)) {
        t->keep = (uint8_t)(t->keep + in->n);
        return true;
    }
    return false;
}
