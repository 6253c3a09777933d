/* A house player's own frame behind the curtain: sleep or trap. The two sides are drawn alike in place, size and
 * words and change places at random for each opening, so that neither hand nor light tells what is chosen. */
#include <math.h>
#include <stdio.h>

#include "eatme_table.h"
#include "ui/level.h"

typedef struct {
    ui_rect head[2], question, side[2], people, done;
    bool tall;
} frame;

/* The picture of the room is so large. */
static float room_scale(const ui_frame *ui) {
    return fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
}

/* Where the window's sill ends, which that picture has so far down. */
static float below_sill(const ui_frame *ui) {
    return 264.0f * room_scale(ui) + 4.0f;
}

/* In high contrast there is no picture of the room: its window alone, where that has it. */
static void bright_window(ui_draw *d) {
    const float w = 400.0f * room_scale(d->ui), h = 268.0f * room_scale(d->ui);

    if (d->ui->high_contrast) {
        ui_picture(d, "eatme/bright_window", (ui_rect){(d->ui->width - w) / 2, 0, w, h}, 1.0f);
    }
}

static ui_colour edge(const ui_draw *d) {
    return d->ui->high_contrast ? UI_PAPER_100 : UI_INK_700;
}

static ui_label_style question_style(void) {
    ui_label_style style = UI_STYLE_SENTENCE;

    style.lines = 1;
    return style;
}

/* Marks above its letters, as in Thai, so high. */
static float question_marks(const ui_frame *ui) {
    const ui_label_style style = question_style();

    return ui_label_stacks(ui, &style);
}

static frame frame_of(const ui_frame *ui) {
    const float w = ui->width, h = ui->height, more = ui->text_scale - 1.0f, mid = w / 2;
    frame f = {.tall = h > w};

    const float head_w = f.tall ? (w - 60) / 2 : fminf(450.0f + 40 * more, (w - 424) / 2);
    const float head_h = 140.0f + 40 * more, head_y = f.tall ? 426.0f : 24.0f;
    f.head[0] = (ui_rect){24, head_y, head_w, head_h};
    f.head[1] = (ui_rect){w - 24 - head_w, head_y, head_w, head_h};
    f.done = table_done_place(ui, 320);
    const float people_h = 58.0f, bottom = f.done.y - 16;
    f.people = (ui_rect){24, bottom - people_h, w - 48, people_h};
    const float question_h = 50.0f + 12 * more + 1.4f * question_marks(ui), least_side = 250.0f + 50 * more;
    const float low = f.people.y - 14 - least_side - 8 - question_h;
    const float top = f.tall ? head_y + head_h + 16 : fmaxf(262.0f, fminf(below_sill(ui), low));
    f.question = (ui_rect){40, top, w - 80, question_h};
    const float side_y = f.question.y + f.question.h + 8, gap = 24.0f;
    const float letters = fmaxf(0.0f, 4.0f * ui->mm - 16.0f); /* larger on a small device */
    const float side_w = fminf((w - 48 - gap) / 2, 500.0f + 60 * more + 20 * letters);
    const float side_h = fminf(f.people.y - 14 - side_y, f.tall ? 500.0f : 290.0f);
    f.side[0] = (ui_rect){mid - gap / 2 - side_w, side_y, side_w, side_h};
    f.side[1] = (ui_rect){mid + gap / 2, side_y, side_w, side_h};
    return f;
}

static ui_label_style head_style(void) {
    ui_label_style name = UI_STYLE_NAME;

    name.name = false;
    name.size = 23;
    name.lines = 2;
    return name;
}

static float head_disc(ui_rect plate) {
    return fminf(plate.h - 20, 92.0f);
}

static ui_rect head_words(ui_rect plate) {
    const float before = 14.0f + head_disc(plate) + 16.0f;

    return (ui_rect){plate.x + before, plate.y + 8, plate.w - before - 14.0f, plate.h - 16};
}

/* How much of a head's height the titles take of both: one line each leaves the lines below theirs. */
static float title_part(const ui_frame *ui, ui_rect plate, const char *const title[2]) {
    static const float two = 0.53f, one = 0.4f;
    const ui_rect words = head_words(plate);
    const ui_label_style style = head_style();

    for (int i = 0; i < 2; i++) {
        if (title[i] != NULL && ui_label_width(ui, &style, title[i]) > words.w) {
            return two;
        }
    }
    return one;
}

/* A plate with a picture at its left, and a title over one line or two: on the same heights in both. */
static ui_rect head_plate(ui_draw *d, ui_rect at, unsigned seed, const char *title, const char *const line[2],
                          float part) {
    const float r = head_disc(at);
    const ui_rect disc = {at.x + 14, at.y + (at.h - r) / 2, r, r}, words = head_words(at);
    const ui_label_style name = head_style();
    ui_label_style small = UI_STYLE_SMALL;

    ui_plate(d, at, seed, ui_fade(UI_INK_900, 0.94f), edge(d), 1.6f, true);
    small.lines = 1;
    small.colour = UI_PAPER_400;
    const float top = words.h * part, each = (words.h - top) / 2;
    ui_label(d, (ui_rect){words.x, words.y, words.w, top}, &name, title);
    for (int i = 0; i < 2 && line[i] != NULL; i++) {
        ui_label(d, (ui_rect){words.x, words.y + top + (float)i * each, words.w, each}, &small, line[i]);
    }
    return disc;
}

/* A character in the light of a window, as large beside the edge whichever it is. */
static void lit_character(ui_draw *d, ui_rect disc, int who) {
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    eatme_draw_character(d, ui_inset(disc, disc.w * (who == EATME_WOLF ? 0.1f : 0.13f)), who);
}

/* The Wolf, and at its rim whose he is. */
static void wolf_disc(ui_draw *d, ui_rect disc, const ui_seat *seat) {
    const float size = disc.w * 0.44f, out = size * 0.8f;

    lit_character(d, disc, EATME_WOLF);
    ui_seat_emblem(d, (ui_rect){disc.x + disc.w - out, disc.y + disc.h - out, size, size}, seat);
}

/* At the left who the viewer is and has, at the right the Wolf with his own points, who sees himself once. */
static void heads(const eatme_look *look, const frame *f) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int who = pub->cast[look->seat];
    const bool wolf = who == EATME_WOLF;
    const char *mine = wolf ? ui_say(d, "eatme.private.no_house")
                            : UI_SAY(d, "eatme.private.worth", TEXT_NUM("n", eatme_value(pub, look->seat)));
    const char *you = UI_SAY(d, "eatme.private.you", TEXT_STR("who", eatme_who(pub, who)));
    const char *const own[2] = {mine, UI_SAY(d, "eatme.private.points", TEXT_NUM("n", pub->score[look->seat]))};
    const bool other = pub->wolf < pub->n && !wolf;
    const char *his_name =
        other ? UI_SAY(d, "eatme.private.wolf", TEXT_STR("name", eatme_name(look, pub->wolf))) : NULL;
    const float part = title_part(d->ui, f->head[0], (const char *const[2]){you, his_name});
    const ui_rect left = head_plate(d, f->head[0], 61, you, own, part);

    lit_character(d, left, who);
    if (other) {
        const char *const his[2] = {UI_SAY(d, "eatme.private.wolf_points", TEXT_NUM("n", pub->score[pub->wolf])),
                                    NULL};
        wolf_disc(d, head_plate(d, f->head[1], 62, his_name, his, part), &look->t->seat[pub->wolf]);
    }
}

/* ---- one light for either wheel (ui/level.h) ---- */

/* Of a wheel's face with its shadow, as part of its box: how much ground it covers, and the light it gives. */
static const struct {
    float covers, light;
} face_light[EATME_WHEELS] = {[EATME_SLEEP] = {0.780f, 0.176f}, [EATME_TRAP] = {0.735f, 0.097f}};

static void add_face(ui_level *level, ui_rect at, int wheel) {
    const float area = at.w * at.h;

    ui_level_add(level, area * face_light[wheel].covers, area * face_light[wheel].light);
}

/* A wheel on a board round it that makes up for its light: both sides have one ground, and neither looks like the one
 * to take. In high contrast there is no such board. */
static void wheel_on_board(ui_level *level, ui_rect face, int wheel) {
    static const float wider = 0.05f, disc_covers = 0.785f; /* at each side, of the face; of its box */
    static const ui_colour dark = UI_INK_900;
    ui_draw *d = level->d;
    const ui_rect board = ui_inset(face, -wider * face.w);
    const float box = face.w * face.h, all = board.w * board.h * disc_covers / box;
    const float most = face_light[EATME_SLEEP].light + (all - face_light[EATME_SLEEP].covers) * ui_light(dark);
    const float rest = (most - face_light[wheel].light) / (all - face_light[wheel].covers);

    if (d->ui->high_contrast) {
        add_face(level, face, wheel);
    } else {
        ui_disc(d, board, ui_of_light(wheel == EATME_SLEEP ? dark : UI_PAPER_400, rest), 0, 0.0f);
        ui_level_add(level, all * box, most * box);
    }
    eatme_draw_wheel(d, face, face.w, wheel, 1.0f);
}

/* The light that a face and the words of a plate are given room for: as much as the longest give, and larger letters
 * cover more. Dark words on a pale plate take as much away. */
static float room_on(const ui_level *level, ui_rect plate, ui_rect face, float letters) {
    const ui_frame *ui = level->d->ui;
    const float paper = ui_light(ui_theme(ui, UI_PAPER_100)), part = 0.040f + 0.076f * (letters - 1.0f);
    const float most_given = 0.17f, most_taken = 0.7f; /* by a face, of its box */

    return plate.w * plate.h * part * paper + face.w * face.h * (level->pale ? most_taken : most_given);
}

/* ---- the two sides ---- */

/* A side's two rows: what each says when, and what comes of it. A tall side has room for one above the other. */
typedef struct {
    bool above;
    float part;             /* of a row's width that says when */
    ui_label_style on, out; /* of one size on both sides */
} row_words;

/* In a row, where it says when, and what comes of it. */
static ui_rect when_box(const row_words *words, ui_rect row) {
    return words->above ? (ui_rect){row.x, row.y, row.w, row.h * 0.44f}
                        : (ui_rect){row.x, row.y, row.w * words->part - 16, row.h};
}

static ui_rect out_box(const row_words *words, ui_rect row) {
    return words->above ? (ui_rect){row.x, row.y + row.h * 0.46f, row.w, row.h * 0.54f}
                        : (ui_rect){row.x + row.w * words->part, row.y, row.w * (1 - words->part), row.h};
}

/* Points are public and stay as they are until the duel: what is really lost is known. */
static const char *outcome(const eatme_look *look, int wheel, bool knocks) {
    const bool sleep = wheel == EATME_SLEEP;
    const int value = eatme_value(look->pub, look->seat);
    const int loss = eatme_duel(look->pub, look->seat, wheel).loss;

    if (!knocks && !sleep) {
        return ui_say(look->d, "eatme.private.trap_pass");
    }
    const char *key = !knocks ? "eatme.private.sleep_pass"
                      : sleep ? "eatme.private.sleep_knock"
                              : "eatme.private.trap_knock";
    return UI_SAY(look->d, key, TEXT_NUM("n", value), TEXT_STR("loss", eatme_points(look, -loss)));
}

static const char *condition(const eatme_look *look, bool knocks) {
    return ui_say(look->d, knocks ? "eatme.private.knock" : "eatme.private.passes");
}

/* As large as the longest words of both sides have room for; before what comes of it, as much room as both of `when`
 * need, with air behind them. */
static row_words row_words_of(const eatme_look *look, ui_rect row, bool above, ui_colour ink) {
    const ui_frame *ui = look->d->ui;
    row_words words = {.above = above, .on = UI_STYLE_SMALL, .out = UI_STYLE_NAME};
    const float air = 24.0f;
    float longest = 0.0f;

    words.on.size = above ? 24.0f : 22.0f;
    words.out.size = above ? 30.0f : 24.0f;
    words.out.name = false;
    words.on.lines = words.out.lines = 2;
    words.on.valign = above ? UI_BOTTOM : UI_CENTRE;
    words.out.valign = above ? UI_TOP : UI_CENTRE;
    words.on.colour = words.out.colour = ink;
    for (int knocks = 0; knocks < 2; knocks++) {
        longest = fmaxf(longest, ui_label_width(ui, &words.on, condition(look, knocks)));
    }
    words.part = fminf(fmaxf((longest + air) / row.w, 0.47f), 0.54f);
    float when = words.on.size, out = words.out.size;
    for (int knocks = 0; knocks < 2; knocks++) {
        when = fminf(when, ui_label_size(ui, when_box(&words, row), &words.on, condition(look, knocks)));
        for (int k = 0; k < 2; k++) {
            out = fminf(out, ui_label_size(ui, out_box(&words, row), &words.out,
                                           outcome(look, k == 0 ? EATME_SLEEP : EATME_TRAP, knocks)));
        }
    }
    words.on.size = when;
    words.out.size = out;
    return words;
}

static const char *wheel_name(ui_draw *d, int wheel) {
    return ui_say(d, wheel == EATME_SLEEP ? "eatme.wheel.sleep" : "eatme.wheel.trap");
}

/* At most this, and one for both. */
static float title_size(ui_draw *d, ui_rect at, float most) {
    ui_label_style title = UI_STYLE_TITLE;

    title.size = most;
    title.lines = 1;
    title.size = ui_label_size(d->ui, at, &title, wheel_name(d, EATME_SLEEP));
    return ui_label_size(d->ui, at, &title, wheel_name(d, EATME_TRAP));
}

/* Before a row what it is about: the Wolf's paw on this door, or the Wolf on his way. On both sides the same, but the
 * ground that they hide is not. */
static void row_sign(ui_level *level, ui_rect row, float size, bool knocks, ui_colour ink) {
    static const float wolf_covers = 0.33f, disc_covers = 0.785f, round_paw = 0.7f; /* of its box */
    const ui_rect at = {row.x, row.y + (row.h - size) / 2, size, size};
    const float area = size * size;

    if (knocks) {
        eatme_draw_knocked(level->d, at);
        ui_level_add(level, area * disc_covers,
                     area * disc_covers * round_paw * ui_light(ui_theme(level->d->ui, UI_EMBER)));
    } else {
        ui_figure(level->d, "wolf", at, ui_theme(level->d->ui, ink));
        ui_level_add(level, area * wolf_covers, area * wolf_covers * ui_light(ui_theme(level->d->ui, ink)));
    }
}

static void side(const eatme_look *look, ui_rect at, int wheel) {
    ui_draw *d = look->d;
    const bool on = look->t->pick[0] == wheel;
    const ui_colour ink = on ? UI_INK_900 : UI_PAPER_100;
    const bool roomy = at.w > at.h && d->ui->text_scale <= 1.2f && 4.0f * d->ui->mm < 18.0f; /* small letters */
    const bool above = at.h > 340.0f && at.w < 520.0f;                                       /* of a tall window */
    const float r = roomy   ? fminf(140.0f, at.h - 150.0f)
                    : above ? fminf(150.0f - 30.0f * (d->ui->text_scale - 1.0f), at.h * 0.34f)
                            : fminf(112.0f, at.h * 0.38f);
    const float pad = 20.0f;
    ui_label_style title = UI_STYLE_TITLE;

    /* Both plates have one seed and one light. */
    ui_level level = on ? ui_level_begin_pale(d) : ui_level_begin(d);
    ui_level_plate(&level, at, 63, on ? UI_LANTERN : UI_PAPER_400);
    const float full = level.area * ui_light(ui_theme(d->ui, UI_PAPER_100));
    const ui_rect face = {at.x + pad, at.y + pad - 2, r, r};
    wheel_on_board(&level, face, wheel);
    const ui_rect head = {face.x + r + 20, face.y, at.w - r - 2 * pad - (above ? 30.0f : 66.0f), r};
    title.size = title_size(d, head, above ? 50.0f : 42.0f);
    title.align = UI_LEFT;
    title.lines = 1;
    title.colour = ink;
    ui_label(d, head, &title, wheel_name(d, wheel));
    if (on) {
        ui_figure(d, "check", (ui_rect){at.x + at.w - 58, at.y + 16, 40, 40}, ui_theme(d->ui, UI_INK_900));
    }
    const float y = face.y + r + 12, h = (at.y + at.h - y - 12) / 2;
    const ui_rect row = {at.x + pad, y, at.w - 2 * pad, h};
    const ui_colour rule = !on ? UI_INK_500 : d->ui->high_contrast ? UI_INK_900 : UI_PAPER_400;
    ui_fill(d, (ui_rect){row.x, y - 4, row.w, 2}, ui_theme(d->ui, rule));
    const float sign = d->ui->text_scale <= 1.2f ? fminf(46.0f, h - 6.0f) : 0.0f,
                after = sign > 0.0f ? sign + 12.0f : 0.0f;
    const row_words words = row_words_of(look, (ui_rect){row.x, row.y, row.w - after, h}, above, ink);
    for (int i = 0; i < 2; i++) {
        const ui_rect line = {row.x + after, row.y + (float)i * h, row.w - after, h};
        if (sign > 0.0f) {
            row_sign(&level, (ui_rect){row.x, line.y, sign, h}, sign, i == 0, ink);
        }
        ui_label(d, when_box(&words, line), &words.on, condition(look, i == 0));
        ui_label(d, out_box(&words, line), &words.out, outcome(look, wheel, i == 0));
    }
    const float letters = d->ui->text_scale * fmaxf(1.0f, words.out.size / UI_STYLE_NAME.size);
    const float room = room_on(&level, at, face, letters);
    ui_level_end(&level, on ? full - room : room);
    ui_zone_add(d, EATME_ZONE_WHEEL, wheel, at, UI_ZONE_OPTION | UI_ZONE_INSPECT);
    ui_focus(d, at, EATME_ZONE_WHEEL, wheel);
}

/* A side that is held says in whole sentences what it does: above both, of one size and one light for either. */
static void inspector(const eatme_look *look, const frame *f) {
    ui_draw *d = look->d;
    const int wheel = look->t->page;
    const float w = fminf(d->ui->width - 48, 900.0f), h = 124.0f + 70.0f * (d->ui->text_scale - 1.0f);
    const ui_rect at = {(d->ui->width - w) / 2, f->side[0].y - 6 - h, w, h};
    const float words_part = 0.13f; /* of the plate: more than the longest give, and its ground stays dark */
    ui_label_style style = UI_STYLE_BODY;

    if (wheel != EATME_SLEEP && wheel != EATME_TRAP) {
        return;
    }
    ui_next_layer(d, false);
    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, at, 65, UI_PAPER_400);
    style.size = 23;
    style.align = UI_MIDDLE;
    ui_label(d, ui_inset(at, 14), &style, eatme_tell_wheel(look, wheel));
    ui_level_end(&level, words_part * at.w * at.h * ui_light(ui_theme(d->ui, UI_PAPER_100)));
}

/* Which wheel lies on this side in this opening. */
static int wheel_on(const eatme_look *look, int where) {
    const bool swapped = (look->t->shuffle & 1u) != 0;

    return (where == 0) != swapped ? EATME_SLEEP : EATME_TRAP;
}

/* A look without a question: what the own wheel shows. */
static void own_wheel(const eatme_look *look, const frame *f) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int wheel = look->me->wheel != EATME_HIDDEN ? look->me->wheel : pub->wheel[look->seat];
    const bool wolf = pub->cast[look->seat] == EATME_WOLF;
    const ui_rect all = {f->side[0].x, f->side[0].y, f->side[1].x + f->side[1].w - f->side[0].x, f->side[0].h};
    const ui_rect at = ui_centre(all, fminf(all.w, 760.0f), fminf(all.h, 210.0f));
    const float r = fminf(at.h - 50, 130.0f);
    const ui_rect face = {at.x + 26, at.y + (at.h - r) / 2, r, r};
    ui_label_style head = UI_STYLE_SENTENCE, small = UI_STYLE_BODY;
    const char *key = wolf                              ? "eatme.private.is_wolf_hint"
                      : wheel == EATME_HIDDEN           ? "eatme.private.open_hint"
                      : look->me->wheel == EATME_HIDDEN ? "eatme.private.shown_hint"
                                                        : "eatme.private.locked_hint";

    ui_level level = ui_level_begin(d);
    ui_level_plate(&level, at, 63, UI_PAPER_400);
    if (wolf) {
        ui_disc(d, face, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
        eatme_draw_character(d, ui_inset(face, r * 0.12f), EATME_WOLF);
    } else {
        eatme_draw_wheel(d, face, face.w, wheel, wheel == EATME_HIDDEN ? 0.0f : 1.0f);
        add_face(&level, face, wheel);
    }
    head.align = small.align = UI_LEFT;
    head.valign = UI_BOTTOM;
    small.valign = UI_TOP;
    small.colour = UI_PAPER_200;
    const ui_rect words = {face.x + r + 24, at.y + 12, at.x + at.w - face.x - r - 44, at.h - 24};
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f - 4}, &head,
             wolf ? ui_say(d, "eatme.private.is_wolf")
                  : UI_SAY(d, "eatme.private.locked", TEXT_STR("wheel", eatme_wheel_id[wheel % EATME_WHEELS])));
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.5f + 4, words.w, words.h * 0.5f - 4}, &small,
             ui_say(d, key));
    ui_level_end(&level, room_on(&level, at, face, d->ui->text_scale));
}

/* Everybody's points, clockwise from the viewer. */
static void people(const eatme_look *look, ui_rect at) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float each = fminf(150.0f, at.w / (float)pub->n), x = at.x + (at.w - each * (float)pub->n) / 2;
    ui_label_style style = UI_STYLE_NAME;
    char text[8];

    style.size = 23;
    for (int k = 0; k < pub->n; k++) {
        const int seat = (look->seat + k) % pub->n;
        const ui_rect cell = {x + each * (float)k + 5, at.y, each - 10, at.h};
        const float e = fminf(cell.h - 14, (cell.w - 58) / 2), y = cell.y + (cell.h - e) / 2;
        ui_plate(d, cell, 64, ui_fade(UI_INK_900, 0.9f), seat == look->seat ? UI_PAPER_400 : 0, 1.6f, false);
        ui_seat_emblem(d, (ui_rect){cell.x + 8, y, e, e}, &look->t->seat[seat]);
        snprintf(text, sizeof text, "%d", pub->score[seat]);
        ui_label(d, (ui_rect){cell.x + e + 14, cell.y, 34, cell.h}, &style, text);
        const ui_rect disc = {cell.x + cell.w - e - 8, y, e, e};
        ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), 0, 0.0f);
        eatme_draw_character(d, ui_inset(disc, e * 0.14f), pub->cast[seat]);
    }
}

/* On a plate that holds the marks, too: there its letters stand lower. */
static void ask(ui_draw *d, ui_rect at) {
    const ui_label_style style = question_style();
    const char *words = ui_say(d, "eatme.private.question");
    const float wide = fminf(ui_label_width(d->ui, &style, words) + 56, at.w), marks = question_marks(d->ui);

    ui_plate(d, ui_centre(at, wide, at.h - 6), 21, ui_fade(UI_INK_900, 0.94f), edge(d), 1.6f, true);
    ui_label(d, (ui_rect){at.x, at.y + marks, at.w, at.h - marks}, &style, words);
}

void eatme_draw_private(const eatme_look *look) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const frame f = frame_of(d->ui);

    table_stage(d, EATME_ROOM, table_wing(d->ui) / 2, table_wing(d->ui) / 2);
    bright_window(d);
    heads(look, &f);
    people(look, f.people);
    if (t->n_legal == 0) {
        own_wheel(look, &f);
        return;
    }
    ask(d, f.question);
    for (int i = 0; i < 2; i++) {
        side(look, f.side[i], wheel_on(look, i));
    }
    if (t->time_left > 0) {
        ui_label_style clock = UI_STYLE_NAME;
        clock.name = false;
        ui_label(d, (ui_rect){f.done.x + f.done.w + 20, f.done.y, 140, f.done.h}, &clock,
                 UI_SAY(d, "eatme.table.seconds", TEXT_NUM("n", t->time_left)));
    }
    const bool chosen = t->pick[0] != 0;
    table_done(d, t, f.done, ui_say(d, chosen ? "eatme.private.done" : "eatme.private.choose"),
               chosen ? 0u : UI_ZONE_OFF);
    inspector(look, &f);
}

/* ---- input ---- */

/* Both sides take a press on the wheel and one on Done; the choice may be changed as often as one likes. */
bool eatme_private_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, EATME_ZONE_WHEEL, 0)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, EATME_ZONE_WHEEL)) {
        if (in->n == EATME_SLEEP || in->n == EATME_TRAP) {
            t->pick[0] = (uint8_t)in->n;
            t->picks = 1;
        }
        return true;
    }
    if (ui_chose(in, ZONE_DONE)) {
        return table_take(t->pick[0] == 0 ? NULL : table_find_move(t, EATME_MOVE_LOCK, t->pick[0], TABLE_ANY), move,
                          has_move);
    }
    return false;
}
