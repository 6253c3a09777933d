/* The end of a game, row by row: witch points, then each number, then who won. Each row shows the cards that it
 * counts, and the sum at the door grows with it, so that everybody sees why. */
#include <math.h>

#include "sabbath_table_results.h"
#include "ui/rim.h"

const char *sabbath_results_sound(int step) {
    return step == STEP_SUM ? "win" : step >= STEP_WITCH ? "card" : NULL;
}

/* ---- rows ---- */

/* A sum's word in one line, or where that is too long for large words two. */
static ui_label_style head_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.align = UI_MIDDLE;
    style.lines = 2;
    return style;
}

/* As wide as the word for the sum needs, within a limit; witches that are read across a table have more. */
static float head_width(ui_draw *d) {
    static const float air = 24.0f;
    const bool tall = d->ui->height > d->ui->width; /* narrow windows keep the room for the houses */
    const float least = tall ? 76.0f : d->ui->rim != NULL ? 148.0f : 92.0f, most = tall ? 118.0f : 160.0f;
    const ui_label_style style = head_style();
    const float word = ui_label_width(d->ui, &style, ui_say(d, "sabbath.results.sum")) + air;

    return fmaxf(least, fminf(word, most));
}

/* A number stands on a card, as does a witch's hat: so many cards of it, or hers, are counted. */
static void row_head(const sabbath_results *t, int row) {
    ui_draw *d = t->look->d;
    const ui_rect at = {t->grid.x, sabbath_row_top(t, row), t->head_w, sabbath_row_height(t, row)};

    if (row < ROW_SUM) {
        const float card = fminf(at.h - 5, 50.0f), w = row == ROW_WITCH ? card : card * TABLE_CARD;
        ui_plate(d, ui_centre(at, w, card), 3, UI_PAPER_100, 0, 0.0f, false);
        if (row == ROW_WITCH) {
            ui_figure(d, "hat", ui_centre(at, card * 0.9f, card * 0.9f), UI_INK_900);
        } else {
            sabbath_draw_number(d, at, card * 0.76f, UI_INK_900, row - ROW_NUMBER + 1);
        }
        return;
    }
    ui_label_style style = head_style();
    style.colour = t->step >= STEP_SUM ? UI_LANTERN : UI_PAPER_100;
    style.size *= t->across;
    ui_label(d, (ui_rect){at.x + 3, at.y, at.w - 6, at.h}, &style,
             ui_say(d, row == ROW_SUM ? "sabbath.results.sum" : "sabbath.results.all"));
}

/* Every second row is a little lighter. */
static void stripe(const sabbath_results *t, int row, ui_rect in) {
    if (row % 2 == 0) {
        sabbath_stripe(t->look->d, (ui_rect){in.x, in.y + 1, in.w, in.h - 2});
    }
}

static void table_cell(const sabbath_results *t, int row, int seat) {
    const bool open = t->step >= STEP_SUM;

    stripe(t, row, sabbath_cell(t, row, seat));
    if (row == ROW_WITCH) {
        sabbath_witch_cell(t, seat, open);
    } else {
        sabbath_number_cell(t, row, seat, open);
    }
}

/* All rows above the sums as a table. */
static void table_rows(const sabbath_results *t) {
    for (int row = 0; row < ROW_SUM; row++) {
        row_head(t, row);
        for (int seat = 0; seat < t->look->pub->n; seat++) {
            table_cell(t, row, seat);
        }
    }
}

static void told_row(const sabbath_results *t) {
    const int row = t->step - STEP_WITCH;

    if (row == ROW_WITCH) {
        sabbath_witches_beside(t);
    } else {
        sabbath_number_head(t, row);
    }
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        if (row == ROW_WITCH) {
            sabbath_witch_stage(t, seat);
        } else {
            sabbath_number_stage(t, row, seat);
        }
    }
}

static void above_sums(const sabbath_results *t) {
    if (sabbath_tells_row(t->step)) {
        told_row(t);
    } else {
        table_rows(t);
    }
}

/* As long as what the step before showed is going, all else is still of that step: what is said of a page, and whose
 * houses are lit, comes with it. */
static sabbath_results page_of(sabbath_results t) {
    if (sabbath_page_part(&t) < 0.0f) {
        t.step--;
        t.since = 1.0f;
    }
    t.winners = t.step >= STEP_SUM ? sabbath_game.winners(t.look->pub) : 0;
    return t;
}

/* What the step before showed goes, then what is shown now comes; so much of it is `seen`. */
static void turn_page(const sabbath_results *t, float seen) {
    ui_group_faded(t->look->d, t->grid, seen);
    above_sums(t);
    ui_group_end(t->look->d);
}

static void sum_cell(const sabbath_results *t, int row, int seat) {
    stripe(t, row, sabbath_cell(t, row, seat));
    if (t->step >= STEP_SUM) {
        sabbath_sum_cell(t, row, seat);
    } else if (row == ROW_SUM) {
        sabbath_running_sum(t, seat);
    } else {
        sabbath_sum_to_come(t->look->d, sabbath_cell(t, row, seat));
    }
}

static void sum_row(const sabbath_results *t, int row) {
    row_head(t, row);
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        sum_cell(t, row, seat);
    }
}

static void walls(const sabbath_results *t, int seat) {
    const bool won = (t->winners >> seat & 1u) != 0;
    const ui_rect at = sabbath_house_of(t, seat);

    if (won) {
        ui_glow(t->look->d, ui_inset(at, -at.w * 0.3f), UI_LANTERN);
    }
    score_house_walls(t->look->d, at, t->roof, t->look->t->seat[seat].emblem, won, t->winners != 0 && !won);
}

static void player_head(const sabbath_results *t, int seat) {
    ui_draw *d = t->look->d;
    const ui_rect at = sabbath_house_of(t, seat);
    const float roof = t->roof, disc = fminf(roof * 0.62f, 52.0f);
    ui_label_style name = UI_STYLE_NAME;

    ui_seat_emblem(d, (ui_rect){at.x + (at.w - disc) / 2, at.y + roof - disc + 4, disc, disc},
                   &t->look->t->seat[seat]);
    name.align = UI_MIDDLE;
    name.size *= t->across;
    ui_label(d, (ui_rect){at.x + at.w * 0.1f, at.y + roof + 4, at.w * 0.8f, t->head_h - roof - 4}, &name,
             sabbath_name(t->look, seat));
}

/* What each page has in its houses: the sums, and whose they are. */
static void inside(const sabbath_results *t) {
    for (int row = ROW_SUM; row < t->rows; row++) {
        sum_row(t, row);
    }
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        player_head(t, seat);
    }
}

/* On the first page one house after the other comes out of the hill, with all that is in it. */
static void houses_come(const sabbath_results *t) {
    static const float page = (float)MOTION_PAGE / (float)MOTION_REVEAL, edge = 6.0f, each = 250.0f;
    const float flight = each / (float)(MOTION_REVEAL - MOTION_PAGE);
    const int n = t->look->pub->n;

    for (int row = 0; row < t->rows; row++) {
        row_head(t, row);
    }
    for (int seat = 0; seat < n; seat++) {
        const float come = motion_out(motion_dealt(motion_of(t->since, page, 1.0f), seat, n, flight));
        if (come <= 0.0f) {
            continue;
        }
        sabbath_results up = *t;
        up.grid.y += score_rises(t->look->d, ui_inset(sabbath_house_of(t, seat), -edge), come);
        walls(&up, seat);
        for (int row = 0; row < ROW_SUM; row++) {
            table_cell(&up, row, seat);
        }
        for (int row = ROW_SUM; row < t->rows; row++) {
            sum_cell(&up, row, seat);
        }
        player_head(&up, seat);
        ui_group_end(t->look->d);
    }
}

/* The words come when crowns have fallen past their place: these are in front of nothing then, nor behind it. */
static float words_seen(const sabbath_results *t, float turned) {
    static const float past = 0.4f, said = 0.58f;

    return t->step >= STEP_SUM ? motion_stepped(motion_of(t->since, past, said), MOTION_PAGE_STEPS) : fabsf(turned);
}

static void crown(const sabbath_results *t, int seat) {
    const ui_rect at = sabbath_house_of(t, seat);

    if (t->winners >> seat & 1u) {
        score_crown(t->look->d, at, at.y - t->sign - 8.0f, t->look->t->opening);
    }
}

static ui_label_style line_style(const sabbath_results *t) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.size = 24 * t->across;
    style.align = UI_MIDDLE;
    return style;
}

/* Below the headline: what the step gives; at the end the column as it ended. */
static void sign_line(const sabbath_results *t, ui_rect at) {
    const sabbath_look *look = t->look;
    ui_draw *d = look->d;

    if (sabbath_subline(t) != NULL) {
        const ui_label_style style = line_style(t);
        ui_label(d, at, &style, sabbath_subline(t));
    }
    if (t->step < STEP_SUM) {
        return;
    }
    const float k = t->across, each = fminf(112.0f * k, at.w / SABBATH_COLOURS),
                x = at.x + (at.w - each * SABBATH_COLOURS) / 2;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const ui_rect c = {x + (float)i * each, at.y, each, at.h};
        sabbath_sign(d, (ui_rect){c.x + each * 0.08f, c.y, each * 0.36f, c.h}, "+", sabbath_value(look->pub, i),
                     26 * k, UI_PAPER_100);
        sabbath_draw_tile(d, (ui_rect){c.x + each * 0.48f, c.y + 5, 42 * k, c.h - 10}, look->pub->column[i]);
    }
}

/* ---- the frame ---- */

/* On a flat table headline and button stand at the long sides. */
static float button_height(const ui_frame *ui) {
    return ui->rim != NULL ? 0.0f : fmaxf(ui_target(ui), 54.0f);
}

static void next_button(const sabbath_look *look, float y, float h) {
    ui_draw *d = look->d;

    if (look->t->locked || table_find_move(look->t, SABBATH_MOVE_NEXT, TABLE_ANY, TABLE_ANY) == NULL) {
        return;
    }
    if (d->ui->rim != NULL) {
        ui_rim_add(d->ui->rim, (ui_rim_act){ZONE_NEXT, ui_say(d, "sabbath.results.next"), 0,
                                            UI_ZONE_OPTION | UI_ZONE_DEFAULT, false});
    } else {
        ui_button(d, (ui_rect){d->ui->width / 2 - 150, y, 300, h}, ZONE_NEXT, 0, ui_say(d, "sabbath.results.next"),
                  NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    }
}

/* Flatter as far as rows would be low otherwise; large numbers in higher rows would want wider houses, too. */
static float roof_of(const sabbath_results *t, float room) {
    static const float wish = 56.0f, flattest = 0.68f;
    const float usual = (t->column_w - 6) * SCORE_ROOF;

    return ui_large_words(t->look->d->ui) ? usual
                                          : fmaxf(flattest * usual, fminf(usual, room - wish * (float)t->rows));
}

/* Where the rows lie below a sign that ends there: as large as the room allows. */
static void lay_out(sabbath_results *t, float top) {
    const sabbath_pub *pub = t->look->pub;
    const ui_frame *ui = t->look->d->ui;
    const bool across = ui->rim != NULL && ui->height < ui->width;
    const float w = ui->width, h = ui->height, beside = h > w || across ? 24.0f : 48.0f;

    t->sign = top - 2;
    t->head_w = head_width(t->look->d);
    // Narrower houses leave large words their room; the middle of a flat table is wide, and read from afar.
    const float usual = across ? 400.0f : h > w ? 236.0f : 330.0f;
    const float widest = h > w ? usual : usual - (across ? 140.0f : 165.0f) * fmaxf(0.0f, ui->text_scale - 1.0f);
    t->column_w = fminf(widest, (w - 2 * beside - t->head_w) / (float)pub->n);
    t->across = across ? 1.3f : 1.0f;
    const float name = t->across * fmaxf(40.0f, ui_label_least(ui, &UI_STYLE_NAME) + 8);
    const float below = h - ui_apron_height(ui) - 44 - button_height(ui) - top - name;
    // A crown stands above its house in whole, but the words of the rows come first.
    const float crown = h > w ? 70.0f : fmaxf(54.0f, 68.0f - 60.0f * (ui->text_scale - 1.0f));
    t->roof = roof_of(t, below - crown);
    t->head_h = t->roof + name;
    const float room = below - t->roof;
    t->row_h = fminf(h > w ? 128.0f : 76.0f, (room - crown) / (float)t->rows);
    const float all = t->head_w + t->column_w * (float)pub->n, high = t->head_h + t->row_h * (float)t->rows;
    const float head_out = 8.0f, house_in = 3.0f; /* what is seen is in the middle */
    t->grid = (ui_rect){(w - all + head_out + house_in) / 2 - house_in / 2, top + crown + fmaxf(0, room - high) / 2,
                        all, high};
}

/* As wide as the headline of a step and what is below it. */
static float words_width(const sabbath_results *t, ui_rect name, int step) {
    const ui_frame *ui = t->look->d->ui;
    const ui_label_style below = line_style(t);
    sabbath_results of = *t;
    ui_label_style title = UI_STYLE_TITLE;

    of.step = step;
    const char *head = ui->rim != NULL ? "" : sabbath_headline(&of), *sub = sabbath_subline(&of);
    title.lines = 1;
    title.size = ui_label_size(ui, name, &title, head);
    return fmaxf(ui_label_width(ui, &title, head), sub != NULL ? ui_label_width(ui, &below, sub) : 0.0f);
}

/* Rows that are told one after the other have one plate. */
static float sign_width(const sabbath_results *t, ui_rect name) {
    const bool row = sabbath_tells_row(t->step);
    const int from = row ? STEP_WITCH : t->step, to = row ? STEP_SUM - 1 : t->step;
    float words = 0.0f;

    for (int step = from; step <= to; step++) {
        words = fmaxf(words, words_width(t, name, step));
    }
    return fminf(fmaxf(t->step < STEP_WITCH ? 806.0f : 500.0f * t->across, words + 56), t->look->d->ui->width - 24);
}

/* The headline and what is below it, on a plate that is no wider than they are; they come and go with the rows, and
 * it with them where the next one has another shape.
 * Before the first row is told the witches stand there, where later crowns do: so much more is their place. */
static void sign(const sabbath_results *t, ui_rect name, ui_rect line, float witches, float seen) {
    ui_draw *d = t->look->d;
    ui_label_style title = UI_STYLE_TITLE;
    const char *head = sabbath_headline(t);
    const int now = t->look->t->step;
    const ui_rect all = {0, 0, d->ui->width, t->sign + witches};
    const bool stays = sabbath_tells_row(now) && sabbath_tells_row(now - 1);

    title.lines = 1;
    title.size = ui_label_size(d->ui, name, &title, head);
    if (d->ui->rim != NULL) {
        d->ui->rim->headline = head;
        head = "";
    }
    if (!d->ui->high_contrast) {
        const float wide = sign_width(t, name);
        ui_group_faded(d, all, stays ? 1.0f : seen);
        ui_plate(d, (ui_rect){(d->ui->width - wide) / 2, 8, wide, t->sign - 8 + witches}, 41, UI_INK_950, 0, 0.0f,
                 false);
        ui_group_end(d);
    }
    ui_group_faded(d, all, seen);
    ui_label(d, name, &title, head);
    sign_line(t, line);
    if (witches > 0.0f) {
        sabbath_witches_on_sign(t, (ui_rect){line.x + 12, line.y, line.w - 24, t->grid.y - 22 - line.y});
    }
    ui_group_end(d);
}

void sabbath_draw_results(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, button = button_height(d->ui);
    const bool across = d->ui->rim != NULL && h < w;
    const float top = d->ui->rim != NULL ? 14.0f : 74.0f, strip = across ? 60.0f : 46.0f;
    sabbath_results t = {.look = look,
                         .step = look->t->step,
                         .since = 1.0f - look->t->opening,
                         .rows = pub->games > 1 ? ROW_ALL + 1 : ROW_ALL};

    const float turned = sabbath_page_part(&t);
    t.slid = sabbath_cards_slid(&t);
    sabbath_rows(pub, t.row);
    t = page_of(t);
    table_ground(d, "results_hills"); /* between the walls nothing is seen of a village */
    lay_out(&t, top + strip);
    const ui_rect heads = {t.grid.x, t.grid.y + t.head_h, t.head_w, t.row_h * (float)t.rows};
    const float witches = t.step < STEP_WITCH ? t.grid.y - 12 - t.sign : 0.0f;
    score_ground(d, t.grid.y + t.grid.h + 12, 0.0f);
    const float head = t.head_w + 12;
    /* No house: nobody lives where the rows are told. */
    ui_plate(d, (ui_rect){heads.x - 8, heads.y - 8, head, heads.h + 20}, 46, UI_INK_950, UI_INK_500, 1.6f, true);
    const bool comes = t.step < STEP_WITCH && t.since < 1.0f;
    for (int seat = 0; seat < pub->n && !comes; seat++) {
        walls(&t, seat);
    }
    for (int seat = 0; seat < pub->n; seat++) { /* above the walls beside its own */
        crown(&t, seat);
    }
    sign(&t, (ui_rect){24, 14, w - 48, 60}, (ui_rect){24, top, w - 48, strip - 2}, witches, words_seen(&t, turned));
    if (comes) {
        houses_come(&t);
    } else {
        turn_page(&t, fabsf(turned));
        for (int seat = 0; seat < pub->n && t.slid < 1.0f; seat++) {
            sabbath_slide_cards(&t, seat);
        }
        inside(&t);
    }
    next_button(look, h - ui_apron_height(d->ui) - button - 16, button);
    ui_apron(d, sabbath_reason(&t), sabbath_besides(&t), true);
}
