/* Names and roles on strips of paper at the end of a game, and beside cards: all names of a page in one size, and the
 * same place for a role whether it is told yet or not. */
#include <math.h>

#include "werewolf_table_results.h"

/* ---- what has room ---- */

static ui_label_style strip_name(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = WEREWOLF_STRIP_NAME;
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

static ui_label_style strip_role(const ui_frame *ui) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = ui_large_words(ui) ? 17.0f : 20.0f;
    style.lines = 1;
    return style;
}

/* One line at the reader's size. */
static float line_of(const ui_frame *ui, const ui_label_style *style) {
    return fmaxf(ui_label_least(ui, style), style->size * ui->text_scale * 1.18f);
}

static bool is_narrow(const ui_frame *ui, float w) {
    return w < 210.0f * ui->text_scale;
}

static bool is_roomy(const ui_frame *ui, float w) {
    return w >= 170.0f * ui->text_scale;
}

/* Where emblem, name and role of a strip stand; lines: of the role, 0 where there is no room below the name. */
typedef struct {
    ui_rect emblem, name, role;
    int lines;
    float most; /* 1, or so much larger than usual its words may be */
} strip;

/* That of a name has this part of its usual size. */
static float role_size(const ui_frame *ui, float letters) {
    return fminf(strip_role(ui).size * fmaxf(1.0f, letters), strip_name().size * letters);
}

/* What the role below a name takes. */
static float role_height(const ui_frame *ui, int lines, float letters) {
    ui_label_style role = strip_role(ui);

    role.size = role_size(ui, letters);
    return line_of(ui, &role) * (float)lines;
}

static float strip_height(const ui_frame *ui, int lines, float letters) {
    ui_label_style name = strip_name();

    name.size *= letters;
    return fmaxf(30.0f, line_of(ui, &name)) + role_height(ui, lines, letters) + 8;
}

/* The same whether the role is told yet or not; in a narrow strip the role has the whole width. */
static strip strip_in(const ui_frame *ui, ui_rect at, int lines, float letters) {
    const bool under = lines > 0 && is_narrow(ui, at.w);
    const float below = lines > 0 ? role_height(ui, lines, letters) + 2 : 0.0f, high = at.h - below;
    const float most = fmaxf(1.0f, letters), e = fminf((under ? high : at.h) - 6, most * (under ? 23.0f : 46.0f));
    const bool roomy = is_roomy(ui, at.w);
    const float edge = roomy ? 10.0f : 5.0f, x = at.x + edge + e + (roomy ? 6.0f : under ? 4.0f : 5.0f);
    const float left = under ? at.x + 8 : x;

    return (strip){.emblem = {at.x + edge, at.y + ((under ? high : at.h) - e) / 2, e, e},
                   .name = {x, at.y, at.x + at.w - (roomy ? 8.0f : 5.0f) - x, high},
                   .role = {left, at.y + at.h - below - 2, at.x + at.w - 6 - left, below - 2},
                   .lines = lines,
                   .most = most};
}

/* A role that has no room at its size is rather smaller than cut. */
static ui_label_style role_in(const ui_frame *ui, const strip *s, const char *word) {
    ui_label_style style = strip_role(ui);

    style.lines = s->lines;
    style.name = !ui_label_fits(ui, s->role, &style, word);
    return style;
}

static bool role_fits(const werewolf_look *look, const strip *s, int role) {
    const char *word = werewolf_role_name(look->w, role);
    const ui_label_style style = role_in(look->d->ui, s, word);

    return ui_label_fits(look->d->ui, s->role, &style, word);
}

static bool name_fits(const werewolf_look *look, const strip *s, int seat) {
    const ui_label_style style = strip_name();

    return ui_label_fits(look->d->ui, s->name, &style, werewolf_seat_name(look, seat));
}

/* All names of a page in one size: that of the longest. */
static ui_label_style name_in(const werewolf_look *look, const strip *s) {
    ui_label_style style = strip_name();
    float widest = 1.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &style, werewolf_seat_name(look, seat)));
    }
    style.size *= fminf(s->most, 0.96f * s->name.w / widest); /* letters do not shrink evenly */
    return style;
}

/* The size at which the name that has the least room is drawn. */
static float least_drawn(const werewolf_look *look, const strip *s, const ui_label_style *style) {
    float size = INFINITY;

    for (int seat = 0; seat < look->pub->n; seat++) {
        size = fminf(size, ui_label_size(look->d->ui, s->name, style, werewolf_seat_name(look, seat)));
    }
    return size;
}

/* The same, drawn: letters are never smaller than legible ones but in a name that has no room, and then those of all
 * are. */
static ui_label_style names_drawn(const werewolf_look *look, const strip *s) {
    static const float legible = 4.0f, most = 1.25f; /* millimetres; no more is added to small letters for these */
    enum { TIMES = 2 };                              /* whole pixels: the first may be one too many */
    const ui_frame *ui = look->d->ui;
    ui_label_style style = name_in(look, s);

    for (int i = 0; i < TIMES; i++) {
        const float size = least_drawn(look, s, &style), seen = size * ui->text_scale;
        style.size = seen < legible * ui->mm && ui->text_scale < most ? seen / most : fminf(style.size, size);
    }
    return style;
}

/* The letters of a page's names, as part of their usual size. */
static float letters_in(const werewolf_look *look, const strip *s) {
    const ui_label_style usual = strip_name();

    return fminf(name_in(look, s).size / usual.size, s->name.h / line_of(look->d->ui, &usual));
}

/* By all roles that there are: nothing may follow from those that are not told yet. */
static bool holds_all(const werewolf_look *look, const strip *s) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (!name_fits(look, s, seat)) {
            return false;
        }
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (!role_fits(look, s, role)) {
            return false;
        }
    }
    return true;
}

/* Below the name's beginning, a little smaller if need be, where all roles that may have been dealt have room there;
 * never larger than the name. */
static ui_label_style role_below_name(const werewolf_look *look, strip *s, float most) {
    static const float least = 0.88f;
    const ui_rect at = {s->name.x, s->role.y, s->role.x + s->role.w - s->name.x, s->role.h};
    ui_label_style style = strip_role(look->d->ui);
    float widest = 1.0f;

    style.size = fminf(s->most * style.size, most);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_may_be_dealt(look->pub, role)) {
            widest = fmaxf(widest, ui_label_width(look->d->ui, &style, werewolf_role_name(look->w, role)));
        }
    }
    if (at.w >= widest * least) {
        style.size *= fminf(1.0f, 0.97f * at.w / widest);
        s->role = at;
    }
    return style;
}

/* ---- one strip ---- */

static const char *role_word(const werewolf_look *look, int seat, bool told) {
    return told ? werewolf_role_name(look->w, look->pub->role[seat]) : ui_say(look->d, "werewolf.results.role_waits");
}

/* What stands for a role that waits is one sign: as large as a name, or as its room allows. */
static void enlarge_waiting(const ui_frame *ui, ui_label_style *style, ui_rect room, const char *sign) {
    const float usual = style->size;
    style->face = TEXT_BOLD;
    style->size = 24.0f;
    style->size *= fminf(1.0f, room.h / ui_label_height(ui, style, room.w, sign));
    style->size = fmaxf(style->size, usual);
}

static ui_colour role_ink(const werewolf_look *look, int seat, bool told) {
    return told && werewolf_was_wolf(look->pub, seat) ? WEREWOLF_RED : UI_INK_700;
}

/* Rather smaller than cut. */
static float in_one_line(const ui_frame *ui, const ui_label_style *style, float w, const char *word) {
    static const float even = 0.97f; /* letters shrink unevenly */

    return style->size * fminf(1.0f, even * w / ui_label_width(ui, style, word));
}

/* One size for the roles of a page on which all are told: that of the longest of its own. */
static float roles_in(const werewolf_look *look, const strip *s, float most) {
    const werewolf_pub *pub = look->pub;
    const bool one_has = pub->winner == WEREWOLF_WON_WOLF || pub->winner == WEREWOLF_WON_GOOD;
    float size = most;

    for (int seat = 0; seat < pub->n; seat++) {
        if (!one_has || werewolf_has_won(pub, seat)) {
            const char *word = werewolf_role_name(look->w, pub->role[seat]);
            ui_label_style style = role_in(look->d->ui, s, word);
            style.size = most;
            size = fminf(size, s->lines > 1 ? ui_label_size(look->d->ui, s->role, &style, word)
                                            : in_one_line(look->d->ui, &style, s->role.w, word));
        }
    }
    return size;
}

static void draw_strip(const werewolf_look *look, ui_rect at, strip s, int seat, bool told, bool winners) {
    ui_draw *d = look->d;
    const ui_label_style name = names_drawn(look, &s);
    const bool bright = d->ui->high_contrast; /* where a white card is above it, a dark line is its edge */

    ui_plate(d, at, 61u + (unsigned)seat, UI_PAPER_100, bright ? UI_INK_900 : 0, bright ? 3.0f : 0.0f, true);
    ui_seat_emblem(d, s.emblem, &look->t->seat[seat]);
    ui_label(d, s.name, &name, werewolf_seat_name(look, seat));
    if (s.lines > 0) {
        const ui_label_style below = role_below_name(look, &s, name.size);
        const char *word = role_word(look, seat, told);
        ui_label_style role = role_in(d->ui, &s, word);
        role.size = winners ? roles_in(look, &s, fminf(s.most * strip_role(d->ui).size, name.size)) : below.size;
        role.colour = role_ink(look, seat, told);
        const float more = told ? 0.0f : 3.0f;
        const ui_rect room = {s.role.x, s.role.y, s.role.w, s.role.h + more};
        if (!told) {
            enlarge_waiting(d->ui, &role, room, word);
        }
        ui_label(d, room, &role, word);
    }
}

float werewolf_name_strip_height(const ui_frame *ui) {
    return strip_height(ui, 1, 1.0f);
}

bool werewolf_name_strips_hold(const werewolf_look *look, float w) {
    const strip s = strip_in(look->d->ui, (ui_rect){0, 0, w, strip_height(look->d->ui, 1, 1.0f)}, 1, 1.0f);

    return holds_all(look, &s);
}

float werewolf_name_strip_letters(const werewolf_look *look, float w) {
    const strip s = strip_in(look->d->ui, (ui_rect){0, 0, w, strip_height(look->d->ui, 1, 1.0f)}, 1, 1.0f);

    return letters_in(look, &s);
}

void werewolf_draw_name_strip(const werewolf_look *look, ui_rect at, int seat, bool told) {
    draw_strip(look, at, strip_in(look->d->ui, at, 1, 1.0f), seat, told, false);
}

/* ---- of winners ---- */

werewolf_strip werewolf_winners_strip(const werewolf_look *look, float w, int lines) {
    const ui_frame *ui = look->d->ui;
    const float most = werewolf_winners_size(ui);
    const strip s = strip_in(ui, (ui_rect){0, 0, w, strip_height(ui, lines, most)}, lines, most);
    const float letters = name_in(look, &s).size / WEREWOLF_STRIP_NAME, high = strip_height(ui, lines, letters);
    strip drawn = strip_in(ui, (ui_rect){0, 0, w, high}, lines, letters);
    const ui_label_style below = role_below_name(look, &drawn, name_in(look, &drawn).size);

    return (werewolf_strip){lines, high, letters, roles_in(look, &drawn, below.size)};
}

bool werewolf_winners_strip_holds(const werewolf_look *look, float w, const werewolf_strip *its, int seat) {
    const strip s = strip_in(look->d->ui, (ui_rect){0, 0, w, its->high}, its->lines, its->letters);

    return name_fits(look, &s, seat) && role_fits(look, &s, look->pub->role[seat]);
}

void werewolf_draw_winners_strip(const werewolf_look *look, ui_rect at, const werewolf_strip *its, int seat) {
    draw_strip(look, at, strip_in(look->d->ui, at, its->lines, its->letters), seat, true, true);
}

void werewolf_draw_winners_card(const werewolf_look *look, ui_rect at, float side, const werewolf_strip *its,
                                int seat) {
    const ui_rect words = {at.x + side, at.y + (at.h - its->high) / 2, at.w - side, its->high};

    draw_strip(look, at, strip_in(look->d->ui, words, its->lines, its->letters), seat, true, true);
}

/* ---- beside a card ---- */

/* Beside a card, on the same paper: the name, larger where it has room, behind its emblem, and below it the role,
 * which may take two lines; in a low place it has what the name leaves. */
static strip strip_beside(const ui_frame *ui, ui_rect at, float emblem) {
    const float most = ui_large_words(ui) ? 1.0f : 1.2f, half = at.h / 2;
    ui_label_style style = strip_name();

    style.size *= most;
    const float line = fmaxf(0.7f * half, line_of(ui, &style));
    const float middle = fminf(half, fmaxf(line, at.h - role_height(ui, 2, 1.0f) - 2)), name = fminf(middle, line);

    return (strip){.name = {at.x + emblem, at.y + middle - name, at.w - emblem, name},
                   .role = {at.x, at.y + middle + 2, at.w, at.h - middle - 2},
                   .lines = 2,
                   .most = most};
}

bool werewolf_names_beside_hold(const werewolf_look *look, float w, float h, float emblem) {
    const strip s = strip_beside(look->d->ui, (ui_rect){0, 0, w, h}, emblem);

    return holds_all(look, &s);
}

float werewolf_name_beside_letters(const werewolf_look *look, float w, float h, float emblem) {
    const strip s = strip_beside(look->d->ui, (ui_rect){0, 0, w, h}, emblem);

    return letters_in(look, &s);
}

/* One size for all roles that there are, unless the longest of them would make it small. */
static float roles_beside(const werewolf_look *look, const strip *s) {
    static const float least = 0.92f;
    const float usual = fminf(strip_role(look->d->ui).size, strip_name().size * letters_in(look, s));
    float size = usual;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const char *word = werewolf_role_name(look->w, role);
        ui_label_style style = role_in(look->d->ui, s, word);
        style.size = usual;
        size = fminf(size, ui_label_size(look->d->ui, s->role, &style, word));
    }
    return fmaxf(size, least * usual);
}

void werewolf_draw_name_beside(const werewolf_look *look, ui_rect at, float emblem, int seat, bool told) {
    static const float air = 0.2f;
    const strip s = strip_beside(look->d->ui, at, emblem);
    const float e = (1.0f - air) * emblem;
    const ui_label_style name = names_drawn(look, &s);
    const char *word = role_word(look, seat, told);
    ui_label_style role = role_in(look->d->ui, &s, word);

    ui_seat_emblem(look->d, (ui_rect){at.x, s.name.y + (s.name.h - e) / 2, e, e}, &look->t->seat[seat]);
    ui_label(look->d, s.name, &name, werewolf_seat_name(look, seat));
    role.size = roles_beside(look, &s);
    role.valign = UI_TOP;
    role.colour = role_ink(look, seat, told);
    if (!told) {
        enlarge_waiting(look->d->ui, &role, s.role, word);
    }
    ui_label(look->d, s.role, &role, word);
}
