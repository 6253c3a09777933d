/* Who was who, after the end: a lit window for each seat, with name, role and what became of it. */
#include <math.h>

#include "werewolf_table_results.h"

/* What shines in a window: a lamp, the moon where the others have won; half of it where nobody is at home any more.
 */
static ui_colour light_of(const werewolf_pub *pub, int seat) {
    const bool one_has = pub->winner == WEREWOLF_WON_WOLF || pub->winner == WEREWOLF_WON_GOOD;
    const ui_colour lamp = ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), moon = WEREWOLF_MOONLIGHT;
    const ui_colour shines = one_has && !werewolf_has_won(pub, seat) ? moon : lamp;

    return !pub->alive[seat] ? ui_mix(shines, UI_INK_900, 0.42f) : shines;
}

/* Stands before its light as large as it can; low in its corners the side, and how it went out. */
static void draw_in_window(const werewolf_look *look, ui_rect at, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool plain = d->ui->high_contrast;
    const float size = fminf(at.w, at.h) - 10, sign = fmaxf(22.0f, size * 0.3f);
    const ui_rect stands = {at.x + at.w - size - 4, at.y + at.h - size - 2, size, size};
    const ui_rect corner = {at.x + at.w - sign - 3, at.y + at.h - sign - 3, sign, sign};

    ui_plate(d, at, 70u + (unsigned)seat, plain ? UI_INK_950 : light_of(pub, seat), plain ? UI_PAPER_100 : 0, 1.4f,
             false);
    ui_figure(d, werewolf_role[pub->role[seat] % WEREWOLF_ROLES].id, stands, plain ? UI_PAPER_100 : UI_INK_950);
    werewolf_draw_side(d, (ui_rect){at.x + 2, corner.y + 1, sign, sign}, werewolf_was_wolf(pub, seat));
    if (!pub->alive[seat]) {
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

static void draw_plate(const werewolf_look *look, ui_rect at, const plate *p, int seat) {
    ui_draw *d = look->d;
    const bool won = werewolf_has_won(look->pub, seat);
    const float e = p->emblem, crown = p->crown;
    const ui_rect window = p->window;
    const ui_rect emblem = p->tight ? (ui_rect){p->words.x - e - 6, at.y + (at.h / 2 - e) / 2 + 2, e, e}
                                    : (ui_rect){window.x - 4, window.y - 4, e, e};

    ui_plate(d, at, 40u + (unsigned)seat, won ? UI_INK_700 : ui_fade(UI_INK_900, 0.94f),
             won                    ? UI_LANTERN
             : d->ui->high_contrast ? UI_PAPER_100
                                    : UI_INK_700,
             won ? 3.0f : 1.4f, true);
    draw_in_window(look, window, seat);
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

static void player(const werewolf_look *look, ui_rect at, const setting *s, int seat) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool won = werewolf_has_won(pub, seat);
    const plate p = plate_in(d->ui, at, won);
    const ui_rect words = p.words;
    const float crown = won && !s->beside ? 34.0f : 0.0f;
    ui_label_style name = s->name, role = s->role;

    draw_plate(look, at, &p, seat);
    name.colour = !pub->alive[seat] ? UI_PAPER_200 : UI_PAPER_100;
    ui_label(d, (ui_rect){words.x, words.y, s->part - before_role - crown, s->line}, &name,
             werewolf_seat_name(look, seat));
    role.colour = werewolf_was_wolf(pub, seat) ? UI_EMBER : UI_PAPER_200;
    ui_label(d,
             s->beside ? (ui_rect){words.x + s->part, words.y, words.w - s->part, s->line}
                       : (ui_rect){words.x, words.y + s->line, words.w, s->line},
             &role, werewolf_role_name(&d->words, pub->role[seat]));
    ui_label(d, (ui_rect){words.x, words.y + s->below, words.w, words.h - s->below}, &s->fate,
             werewolf_fate(look, seat));
}

void werewolf_draw_plates(const werewolf_look *look, ui_rect area) {
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
        player(look, (ui_rect){column.x + aside, top + (float)row * (high + gap), column.w, high}, &words, seat);
    }
}
