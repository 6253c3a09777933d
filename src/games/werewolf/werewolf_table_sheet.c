/* What all read before the first night: the roles of the set, by sides, on a board in the middle of the stage, and
 * behind a button what is to be said of them in words and numbers. */
#include <math.h>

#include "ui/rim.h"
#include "werewolf_table_board.h"
#include "werewolf_table_set.h"

/* From the edge of the board to what stands on it. */
static float pad_of(const ui_frame *ui) {
    return werewolf_board_frame(ui) + 8.0f;
}

/* What is written over the roles, where there is room for it. */
static float title_high(const ui_frame *ui, ui_rect page) {
    return ui_large_words(ui) || page.h < ui_rim_read(ui, 280.0f, 480.0f) ? 0.0f : 44.0f;
}

/* What is small on the bill: how far the rules differ, and how to see the own role once more. */
static const char *footnote(const werewolf_look *look) {
    text_words *w = look->w;
    int differ = 0;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        differ += werewolf_differs(look->t->config, i);
    }
    const char *changed = differ > 0 ? TEXT_SAY(w, "options.changed", TEXT_NUM("n", differ)) : NULL;
    const char *again = look->t->config->opt[WEREWOLF_OPT_PEEK] == 2 ? NULL : text_say(w, "werewolf.note.look_again");
    return changed != NULL && again != NULL
               ? TEXT_SAY(w, "werewolf.setup.lines", TEXT_STR("a", changed), TEXT_STR("b", again))
           : changed != NULL ? changed
                             : again;
}

static float side_of(const ui_frame *ui) {
    return fmaxf(48.0f, ui_target(ui));
}

/* Low at the right: what turns from the roles to what is said of them, and back. */
static void draw_turner(const werewolf_look *look, ui_rect page, int to) {
    const float side = side_of(look->d->ui), pad = pad_of(look->d->ui);
    const ui_rect at = {page.x + page.w - side - pad, page.y + page.h - side - pad, side, side};

    ui_button(look->d, at, WEREWOLF_ZONE_SHEET, to, NULL, to == 0 ? "cross" : "book", UI_PLAIN, 0);
}

/* Behind so many pages of roles. */
static void draw_words(const werewolf_look *look, ui_rect page, int behind) {
    ui_label_style style = UI_STYLE_SMALL;
    ui_rect in = ui_inset(page, pad_of(look->d->ui));

    in.h -= behind > 0 ? side_of(look->d->ui) + 4 : 0.0f;
    style.colour = UI_INK_900;
    ui_pages(look->d, in, &style, werewolf_setup_words(look->t->config, look->w), look->t->page - behind);
    if (behind > 0) {
        draw_turner(look, page, 0);
    }
}

/* As wide as the ring's plates leave it beside them. */
static ui_rect page_in(const werewolf_look *look, ui_rect at) {
    static const float air = 12.0f;
    const ui_frame *ui = look->d->ui;
    const werewolf_ring ring = werewolf_ring_of(ui, look->pub->n, false);
    const float most = ui->height > ui->width ? 1.0f : ui->rim != NULL ? 0.68f : 0.515f;
    float half = fminf(at.w, ui->width * most) / 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect plate = ring.plate[seat];
        const float beside = fabsf(plate.x + plate.w / 2 - at.x - at.w / 2) - plate.w / 2 - air;
        if (plate.y < at.y + at.h && plate.y + plate.h > at.y && beside > half / 2) {
            half = fminf(half, beside);
        }
    }
    return ui_centre(at, 2 * half, at.h);
}

/* How the roles of a set stand: over what is written below them, and under what is written above. */
typedef struct {
    ui_rect at;
    bool bill;
    float title, side;     /* how high; 0: there is none */
    werewolf_listing list; /* of what is no bill */
} roles;

/* Large sets have no title, and those of several pages no sides either. */
static roles roles_in(const werewolf_look *look, ui_rect page, float foot) {
    enum { WAYS = 3 };
    static const float beside = 16.0f; /* whoever comes more than once has others behind, beyond the own place */
    const uint8_t *set = look->pub->set;
    ui_draw *d = look->d;
    const ui_rect in = ui_inset(page, pad_of(d->ui));
    roles r = {0};

    for (int way = 0; way < WAYS; way++) {
        r.title = way == 0 ? title_high(d->ui, page) : 0.0f;
        r.side = way < WAYS - 1 ? werewolf_set_side_high(d->ui) : 0.0f;
        const ui_rect all = {in.x, in.y + r.title + r.side, in.w, in.h - foot - r.title - r.side};
        r.at = ui_centre(all, all.w - 2 * beside, all.h);
        r.bill = werewolf_is_bill(d, r.at, r.side, set);
        r.list.pages = 1;
        if (!r.bill) {
            r.at = all;
            r.list = werewolf_listed(d, r.at, set);
        }
        if (r.bill || r.list.wolves > 0) {
            break;
        }
    }
    return r;
}

/* All roles at once, with the note below them where there is room for it (else NULL), or by pages that are turned
 * there. */
static void draw_roles(const werewolf_look *look, ui_rect in, const roles *r, float foot, const char *note) {
    const float side = side_of(look->d->ui) + 12, top = in.y + in.h - foot + 12;
    ui_label_style small = UI_STYLE_SMALL, title = UI_STYLE_HEAD;
    ui_draw *d = look->d;

    if (r->title > 0.0f) {
        title.align = UI_MIDDLE;
        title.lines = 1;
        title.colour = UI_INK_900;
        const ui_rect at = {in.x, in.y - 2, in.w, r->title};
        const char *words = ui_say(d, "werewolf.setup.tonight");
        title.size = ui_label_size(d->ui, at, &title, words);
        ui_label(d, at, &title, words);
    }
    if (r->bill) {
        werewolf_draw_bill(d, r->at, r->side, look->pub->set);
    } else {
        werewolf_draw_listing(d, r->at, look->pub->set, &r->list, look->t->page, r->side > 0.0f);
    }
    small.colour = UI_BARK;
    small.align = UI_MIDDLE;
    if (r->list.pages > 1) {
        ui_page_buttons(d, (ui_rect){in.x, top, in.w - side, foot - 12}, UI_INK_900, look->t->page, r->list.pages);
    } else {
        ui_label(d, (ui_rect){in.x + side, top, in.w - 2 * side, foot - 12}, &small, note);
    }
}

static void draw_page(const werewolf_look *look, ui_rect page) {
    ui_draw *d = look->d;
    const ui_rect in = ui_inset(page, pad_of(d->ui));
    const float side = side_of(d->ui);
    const char *note = footnote(look);
    float foot = 12 + fmaxf(side, ui_label_height(d->ui, &UI_STYLE_SMALL, in.w - 2 * (side + 12), note));
    roles r = {.list = {.pages = 0}};

    werewolf_draw_board(d, page, 37, werewolf_board_ropes(look, page));
    if (!look->pub->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        r = roles_in(look, page, foot);
    }
    if (r.list.pages > 1) {
        foot = side + 12;
        note = NULL;
        r = roles_in(look, page, foot);
    }
    if (look->t->page >= r.list.pages) {
        draw_words(look, page, r.list.pages);
        return;
    }
    draw_roles(look, in, &r, foot, note);
    draw_turner(look, page, r.list.pages);
}

float werewolf_sheet_gone(const werewolf_look *look) {
    static const float from = 0.045f; /* of nightfall: what asked has gone from it */
    const table_ui *t = look->t;

    return t->event.kind != WEREWOLF_EV_NIGHTFALL || t->part >= 1.0f ? motion_smooth(werewolf_sheet_to_come(look))
           : !look->d->ui->motion                                    ? 1.0f
                                  : motion_smooth(motion_of(t->part, from, WEREWOLF_SHEET_UP));
}

/* What is rolled up already, at the lower edge of what still hangs: paper that turns away from the light above and
 * below. */
static void draw_roll(ui_draw *d, ui_rect page, float foot, float gone) {
    static const float thin = 12.0f, thicker = 8.0f, beyond = 3.0f, shade = 5.0f;
    static const struct {
        ui_colour paper;
        float high;
    } band[] = {{UI_PAPER_200, 0.2f}, {UI_PAPER_100, 0.35f}, {UI_PAPER_200, 0.25f}, {UI_BARK, 0.2f}};
    const float high = thin + thicker * gone, w = page.w + 2 * beyond;
    float y = foot - high / 2;

    ui_fill(d, (ui_rect){page.x, y - shade, page.w, shade}, ui_fade(UI_INK_950, 0.14f));
    for (size_t i = 0; i < sizeof band / sizeof band[0]; i++) {
        ui_fill(d, (ui_rect){page.x - beyond, y, w, band[i].high * high}, ui_theme(d->ui, band[i].paper));
        y += band[i].high * high;
    }
    ui_fill(d, (ui_rect){page.x, y, page.w, shade}, ui_fade(UI_INK_950, 0.3f));
}

void werewolf_draw_sheet(const werewolf_look *look, ui_rect at) {
    static const float rim = 16.0f; /* beyond its edges: its shadow */
    const float gone = werewolf_sheet_gone(look);
    const ui_rect page = page_in(look, at);

    if (gone <= 0.0f) {
        draw_page(look, page);
        return;
    }
    if (gone < 1.0f) {
        const float hangs = (page.y + page.h) * (1.0f - gone); /* its ropes go with it */
        ui_group_cut(look->d, (ui_rect){page.x - rim, 0, page.w + 2 * rim, hangs});
        draw_page(look, page);
        ui_group_end(look->d);
        draw_roll(look->d, page, hangs, gone);
    }
}
