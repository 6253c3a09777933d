/* How houses, wolf, wheels and tokens look. */
#include <math.h>
#include <stdio.h>

#include "eatme_table.h"

/* On the black ground of high contrast paper has a white outline (`bright`); on a light disc it needs none. */
static const char *house_picture(int character, bool bright, char name[40]) {
    snprintf(name, 40, "eatme/%shouse_%s", bright ? "bright_" : "", eatme_character_id[character]);
    return name;
}

/* Made for one size, and seen in the many that it has on its way. */
static void moving_picture(ui_draw *d, const char *picture, ui_rect seen, ui_rect whole, float degrees) {
    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, degrees);
    ui_picture(d, picture, whole, 1.0f);
    ui_group_end(d);
}

static ui_rect whole_house(const eatme_spot *s, ui_rect seen) {
    const float larger = s->whole > 0.0f ? s->whole / s->size : 1.0f;

    return ui_centre(seen, s->place.house.w * larger, s->place.house.h * larger);
}

/* Rising out of the ground: the house grows from its feet. */
static ui_rect seen_house(const eatme_spot *s, float risen) {
    const ui_rect at = s->place.house;
    const float h = at.h * motion_sixteenths(risen);

    return (ui_rect){at.x, at.y + at.h - h, at.w, h};
}

/* Its lamp goes out as far as `dark` says, and who lives there lies in bed: one picture, which is scaled once. */
void eatme_draw_house(ui_draw *d, const eatme_spot *s, int character, float risen, float dark) {
    const ui_rect seen = seen_house(s, risen), whole = whole_house(s, seen);
    char name[40];

    if (character <= EATME_WOLF || character >= EATME_CHARACTERS || seen.h <= 0.0f) {
        return;
    }
    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    ui_picture(d, house_picture(character, d->ui->high_contrast, name), whole, 1.0f);
    if (dark > 0.0f) {
        snprintf(name, sizeof name, "eatme/asleep_%s", eatme_character_id[character]);
        ui_picture(d, name, whole, dark);
    }
    ui_group_end(d);
}

void eatme_draw_character(ui_draw *d, ui_rect at, int character) {
    char name[40];

    if (character == EATME_WOLF) {
        const float w = fminf(at.w, at.h * EATME_WOLF_SHAPE), h = w / EATME_WOLF_SHAPE;
        ui_picture(d, "eatme/wolf_left", (ui_rect){at.x + (at.w - w) / 2, at.y + at.h - h, w, h}, 1.0f);
    } else if (character > EATME_WOLF && character < EATME_CHARACTERS) {
        const float w = fminf(at.w, at.h * 200.0f / 180.0f), h = w * 180.0f / 200.0f;
        ui_picture(d, house_picture(character, false, name), (ui_rect){at.x + (at.w - w) / 2, at.y + at.h - h, w, h},
                   1.0f);
    }
}

/* Beside a roof, above its eaves, where it reaches out less. */
ui_rect eatme_sign_board(const ui_frame *ui, const eatme_spot *s) {
    const float k = s->size, x = s->x + (s->right ? 120.0f : -120.0f) * k, least = 22.0f * k + 10;
    /* Clear of the rim; what comes forward is. */
    const float edge = s->whole > 0.0f ? x : fminf(fmaxf(x, least), ui->width - least);

    return (ui_rect){edge - 22 * k, s->feet - 126.0f * k, 44 * k, 46 * k};
}

/* What a board hangs on, in the size of a house: a beam that comes from behind its middle, for gables differ in
 * height, a brace under it from behind the roof, and a chain. `to`: from the house's middle to the board's. */
static void bracket(ui_draw *d, const eatme_spot *s, float to, float y, ui_colour wood) {
    static const float past = 9.0f, brace_at = 86.0f, foot_at = 42.0f, foot = 36.0f, thick = 3.2f, chain = 18.0f;
    static const float room = 4.0f;
    const float k = s->size, end = to + past, w = (end + 2 * room) * k, h = (foot + 2 * room) * k;
    const ui_rect at = {s->right ? s->x - room * k : s->x + room * k - w, y - room * k, w, h};
    const float side = s->right ? 1.0f : -1.0f, from = s->right ? room * k : w - room * k, high = room * k;
    cut_svg svg;
    cut_begin(&svg);

    cut_text(&svg, "<path d=\"");
    cut_point(&svg, 'M', from, high);
    cut_point(&svg, 'L', from + side * end * k, high);
    cut_point(&svg, 'M', from + side * brace_at * k, high);
    cut_point(&svg, 'L', from + side * foot_at * k, high + foot * k);
    cut_text(&svg, "\" fill=\"none\" stroke-width=\"");
    cut_number(&svg, thick * k);
    cut_text(&svg, "\"");
    cut_paint(&svg, "stroke", wood);
    cut_text(&svg, "/>");
    ui_shape(d, at, svg.at);
    ui_fill(d, (ui_rect){s->x + side * to * k - 1, y, 2, chain * k}, wood);
}

/* At the house's outer side, of wood: the paper number of the yard is the score. */
void eatme_draw_board(ui_draw *d, const eatme_spot *s) {
    const float k = s->size;
    const bool bright = d->ui->high_contrast;
    const ui_rect board = eatme_sign_board(d->ui, s);
    const ui_colour wood = bright ? ui_theme(d->ui, UI_PAPER_100) : ui_mix(UI_LANTERN, UI_INK_900, 0.42f);

    bracket(d, s, fabsf(board.x + board.w / 2 - s->x) / k, board.y - 17 * k, wood);
    ui_plate(d, board, 52, bright ? UI_PAPER_100 : ui_mix(UI_LANTERN, UI_INK_900, 0.6f), bright ? 0 : wood,
             bright ? 0.0f : 2.0f * k, true);
}

static void hang_sign(ui_draw *d, const eatme_spot *s, int value) {
    const ui_rect board = eatme_sign_board(d->ui, s);
    ui_label_style style = UI_STYLE_NAME;
    char text[8];

    eatme_draw_board(d, s);
    style.face = TEXT_TITLE;
    style.size = 31.0f * s->size;
    style.align = UI_MIDDLE;
    style.colour = d->ui->high_contrast ? UI_INK_900 : UI_PAPER_100;
    snprintf(text, sizeof text, "%d", value);
    ui_label(d, (ui_rect){board.x + 2, board.y, board.w - 4, board.h}, &style, text);
}

/* Of a house that comes forward it is drawn as large as it will be there. */
void eatme_draw_sign(ui_draw *d, const eatme_spot *s, int value) {
    static const float half = 170.0f, high = 160.0f;
    const float k = s->size, most = s->whole;
    const ui_rect seen = {s->x - half * k, s->feet - high * k, 2 * half * k, high * k};
    const ui_rect whole = ui_centre(seen, 2 * half * most, high * most);
    eatme_spot large = *s;

    if (most <= 0.0f) {
        hang_sign(d, s, value);
        return;
    }
    large.size = most;
    large.feet = whole.y + whole.h;
    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    hang_sign(d, &large, value);
    ui_group_end(d);
}

/* What is drawn of what is seen where it stands. */
static ui_rect whole_of(eatme_stand at, ui_rect seen) {
    const float larger = at.whole > 0.0f ? at.whole / at.high : 1.0f;

    return ui_centre(seen, seen.w * larger, seen.h * larger);
}

/* Seen nearly from its edge the wolf, and its shadow, are so wide. */
static const float edge_width = 0.42f;

void eatme_draw_shade(ui_draw *d, eatme_stand at, float room) {
    static const float least = 10.0f;
    const float u = at.high / 147.0f, half = (at.edge ? edge_width : 1.0f) * 130 * u;
    const ui_rect whole = {at.x - half, at.feet - 3 * u, 2 * half, 62 * u};
    const ui_rect seen = {whole.x, whole.y, whole.w, fminf(whole.h, fmaxf(room + 3 * u, least))};

    if (!d->ui->high_contrast) {
        moving_picture(d, at.right ? "eatme/shade_right" : "eatme/shade_left", seen,
                       whole_of(at, ui_centre(seen, whole.w, whole.h)), 0.0f);
    }
}

ui_colour eatme_moonlit(void) {
    return ui_mix(UI_PAPER_100, UI_BLUE, 0.4f);
}

/* Of a wolf that is so high. It has no edges: drawn small, once, and scaled up. */
static void moonlight(ui_draw *d, eatme_stand at, float high, float part) {
    static const float smaller = 4.0f;
    const float w = high * 2.1f, h = high * 1.6f, most = fmaxf(at.whole, high) / high / smaller;
    const ui_rect seen = {at.x - w / 2, at.feet - (at.high + h) / 2, w, h};
    const ui_rect whole = ui_centre(seen, w * most, h * most);

    if (part > 0.0f) {
        ui_scale(d, seen, whole);
        ui_group_faded(d, whole, part);
        ui_glow(d, whole, eatme_moonlit());
        ui_group_end(d);
    }
}

/* Behind the wolf, so that black is seen before the night and before a house. On a way it has fewer sizes than the
 * wolf; where that grows to a multiple of its size two, of which one comes as the other goes. */
void eatme_draw_moonlight(ui_draw *d, eatme_stand at) {
    static const float larger = 9.0f;

    if (at.small > 0.0f && at.small < at.whole) {
        const float part = (at.high - at.small) / (at.whole - at.small);
        moonlight(d, at, at.small, 1.0f - part);
        moonlight(d, at, at.whole, part);
    } else {
        moonlight(d, at, at.whole > 0.0f ? roundf(at.high / larger) * larger : at.high, 1.0f);
    }
}

void eatme_cut_paw(cut_svg *s, float x, float y, float wider, float higher, float degrees) {
    cut_text(s, "<g transform=\"translate(");
    cut_number(s, x);
    cut_text(s, " ");
    cut_number(s, y);
    cut_text(s, ") scale(");
    cut_number(s, wider);
    cut_text(s, " ");
    cut_number(s, higher);
    cut_text(s, ") rotate(");
    cut_number(s, degrees);
    cut_text(
        s, ")\"><path d=\"M-9 0C-9 -5 -4 -6 -1 -3.5C2 -1.5 2 1.5 -1 3.5C-4 6 -9 5 -9 0Z"
           "M-2 -6C-1 -8 3 -8 3.6 -6.4C4 -4.6 -1 -4 -2 -6ZM3.2 -2.6C4 -4.8 8.6 -4.6 9 -2.6C9 -0.6 3.6 -0.6 3.2 -2.6Z"
           "M3.2 2.6C4 4.8 8.6 4.6 9 2.6C9 0.6 3.6 0.6 3.2 2.6ZM-2 6C-1 8 3 8 3.6 6.4C4 4.6 -1 4 -2 6Z\"/></g>");
}

static void paw(ui_draw *d, ui_rect at, float wider, float higher, float degrees, ui_colour colour) {
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<g");
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_text(&s, ">");
    eatme_cut_paw(&s, at.w / 2, at.h / 2, wider, higher, degrees);
    cut_text(&s, "</g>");
    ui_shape(d, at, s.at);
}

void eatme_draw_paw(ui_draw *d, ui_rect at, float degrees, ui_colour colour) {
    paw(d, at, at.w / 20, at.h / 16, degrees, colour);
}

/* So many paws lead to where the wolf would stand, left and right in turn. Few sizes, which are soon all drawn. */
void eatme_draw_prints(ui_draw *d, eatme_stand at) {
    enum { PAWS = 4 };
    const float w = roundf(at.high / 40.0f) * 8.0f, h = w * 0.6f, away = w * 1.5f;

    for (int i = 0; i < PAWS; i++) {
        const float x = at.x + away * ((float)i - (PAWS - 1) / 2.0f), y = at.feet - (i % 2 == 0 ? 1.6f : 0.7f) * h;
        eatme_draw_paw(d, (ui_rect){x - w / 2, y - h / 2, w, h}, at.right ? 0.0f : 180.0f, eatme_moonlit());
    }
}

/* Left and right of the way in turn, each in its own proportion wherever it leads, and none over another. */
void eatme_draw_track(ui_draw *d, const float x[3], const float y[3]) {
    static const float size = 26.0f, step = 42.0f, aside = 6.0f;
    const float way = hypotf(x[1] - x[0], y[1] - y[0]) + hypotf(x[2] - x[1], y[2] - y[1]);
    const int paws = (int)fmaxf(1.0f, roundf(way / step));

    for (int i = 0; i <= paws; i++) {
        const float t = (float)i / (float)paws, u = 1.0f - t, off = i % 2 == 0 ? aside : -aside;
        const float dx = u * (x[1] - x[0]) + t * (x[2] - x[1]), dy = u * (y[1] - y[0]) + t * (y[2] - y[1]);
        const float len = fmaxf(hypotf(dx, dy), 1.0f);
        const float at_x = u * u * x[0] + 2 * u * t * x[1] + t * t * x[2] - dy / len * off;
        const float at_y = u * u * y[0] + 2 * u * t * y[1] + t * t * y[2] + dx / len * off;
        paw(d, (ui_rect){at_x - size / 2, at_y - size / 2, size, size}, size / 20, size / 20,
            atan2f(dy, dx) * 57.29578f, eatme_moonlit());
    }
}

/* As the wheel that shows a trap. */
#define TRAP_RED 0xFFC4201Cu
#define TRAP_EDGE 0xFFD8CBAFu

/* How a trap stands: how much of it has come out of the ground, and by how many degrees a jaw lies open. */
typedef struct {
    float risen, open;
} trap_pose;

/* Open it grows out of the ground; then it snaps shut, for a moment further than it stays. Each pose is a picture. */
static const trap_pose grows[] = {{0.25f, 42}, {0.5f, 42}, {0.75f, 42}, {1, 42}},
                       shuts[] = {{1, 40}, {1, 34}, {1, 22}, {1, 4}, {1, -6}, {1, -3}};
enum { GROWS = sizeof grows / sizeof *grows, SHUTS = sizeof shuts / sizeof *shuts };

static trap_pose pose_of(float caught) {
    static const float grown = 0.45f;
    const int up = (int)(caught / grown * (float)GROWS), down = (int)(motion_of(caught, grown, 1.0f) * (float)SHUTS);

    return up < GROWS ? grows[up] : down < SHUTS ? shuts[down] : (trap_pose){1.0f, 0.0f};
}

/* A jaw of a trap in a box of 100 to 70, teeth towards the middle; the other one is its mirror. Above its foot, which
 * lies on the ground, it turns outwards. */
static void jaw(cut_svg *s, float margin, float w, trap_pose pose, bool mirrored) {
    static const float at[][2] = {{2, 69},  {2, 61},  {7, 61},  {5, 44},  {11, 24}, {24, 9},  {41, 2},
                                  {42, 10}, {33, 14}, {46, 21}, {26, 25}, {24, 30}, {46, 38}, {21, 42},
                                  {21, 47}, {45, 54}, {23, 57}, {24, 61}, {50, 61}, {50, 69}};
    static const float hinge_x = 14.0f, hinge_y = 61.0f, ground = 70.0f;
    const float k = w / 100.0f, turn = pose.open / 57.29578f, sine = sinf(turn), cosine = cosf(turn);

    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        const float dx = at[i][0] - hinge_x, dy = at[i][1] - hinge_y;
        const float x = dy < 0.0f ? hinge_x + dx * cosine + dy * sine : at[i][0],
                    y = dy < 0.0f ? hinge_y + dy * cosine - dx * sine : at[i][1];
        cut_point(s, i == 0 ? 'M' : 'L', k * (margin + (mirrored ? 100.0f - x : x)),
                  k * (ground - (ground - y) * pose.risen));
    }
    cut_text(s, "Z");
}

/* x: its middle; low: the ground. */
static void draw_trap(ui_draw *d, float x, float low, float w, trap_pose pose) {
    static const float margin = 24.0f, all = 148.0f, shape = 0.7f; /* an open jaw reaches beyond its foot */
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<path d=\"");
    jaw(&s, margin, w, pose, false);
    jaw(&s, margin, w, pose, true);
    cut_text(&s, "\" stroke-linejoin=\"round\"");
    cut_paint(&s, "fill", TRAP_RED);
    cut_paint(&s, "stroke", TRAP_EDGE);
    cut_text(&s, " stroke-width=\"1.5\"/>");
    const float wide = w * all / 100.0f;
    ui_shape(d, (ui_rect){x - wide / 2, low - w * shape, wide, w * shape}, s.at);
}

/* Round the forepaw that stands before it on the ground. */
static void jaws(ui_draw *d, eatme_stand at) {
    static const float ankle = 0.335f, wide = 0.5f; /* of the wolf's width, and height */
    const float x = at.x + (at.right ? 1.0f : -1.0f) * ankle * at.high * EATME_WOLF_SHAPE;
    const float low = at.feet + 0.03f * at.high, w = at.high * wide;
    const ui_rect seen = {x - w / 2, low - w, w, w}, whole = whole_of(at, seen);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    draw_trap(d, whole.x + whole.w / 2, whole.y + whole.h, whole.w, pose_of(at.caught));
    ui_group_end(d);
}

void eatme_draw_wolf(ui_draw *d, eatme_stand at) {
    enum { POSES = 4 }; /* of a stride */
    const float h = at.high, w = h * EATME_WOLF_SHAPE;
    const ui_rect wolf = {at.x - w / 2, at.feet - h * 143.0f / 147.0f, w, h};

    static const char *const picture[2][2][POSES] = {
        {{"eatme/wolf_left", "eatme/wolf_left_2", "eatme/wolf_left_3", "eatme/wolf_left_4"},
         {"eatme/wolf_right", "eatme/wolf_right_2", "eatme/wolf_right_3", "eatme/wolf_right_4"}},
        {{"eatme/bright_wolf_left", "eatme/bright_wolf_left_2", "eatme/bright_wolf_left_3",
          "eatme/bright_wolf_left_4"},
         {"eatme/bright_wolf_right", "eatme/bright_wolf_right_2", "eatme/bright_wolf_right_3",
          "eatme/bright_wolf_right_4"}}};
    const int pose = (int)(at.stride * (float)POSES + 0.5f) % POSES;

    /* At each step it rises, and leans from the hind legs to the front ones and back: by few angles, which each step
     * has again. */
    static const float far = 2.0f, angles = 4.0f;
    const float rises = fabsf(sinf(6.28318f * at.stride)) * h * 0.03f;
    const float leans = roundf(sinf(6.28318f * at.stride) * angles) / angles * far * (at.right ? 1.0f : -1.0f);
    const float reared = at.rears * (at.right ? -1.0f : 1.0f), hind = 0.006f * w * at.rears; /* they stay */
    const ui_rect at_rest = {wolf.x, wolf.y - rises - hind, wolf.w, wolf.h}, whole = whole_of(at, at_rest);
    const ui_rect seen = at.edge ? ui_centre(at_rest, edge_width * w, h) : at_rest;
    const bool bright = d->ui->high_contrast; /* has room for its outline */
    const float part = bright ? 5.0f / 147.0f : 0.0f;

    moving_picture(d, picture[bright][at.right][pose], ui_inset(seen, -part * seen.h),
                   ui_inset(whole, -part * whole.h), fabsf(leans + reared) > 0.05f ? leans + reared : 0.0f);
    if (at.caught > 0.0f) {
        jaws(d, at);
    }
}

/* Waves between the raised paw and the wall: at the head they were hair. */
void eatme_draw_knock(ui_draw *d, eatme_stand at) {
    static const float wave[] = {0.15f, 0.28f, 0.41f}, half_angle = 0.66f; /* of its height */
    static const float paw_x = 0.46f, paw_y = 0.28f;
    const float side = at.right ? 1.0f : -1.0f, far = at.high * 0.56f;
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<path d=\"");
    for (size_t i = 0; i < sizeof wave / sizeof *wave; i++) {
        const float r = wave[i] * at.high, x = far + side * r * cosf(half_angle), y = r * sinf(half_angle);
        cut_point(&s, 'M', x, far - y);
        cut_point(&s, 'Q', far + side * r / cosf(half_angle), far);
        cut_point(&s, ' ', x, far + y);
    }
    cut_text(&s, "\" fill=\"none\" stroke-width=\"5\" stroke-linecap=\"round\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_LANTERN));
    cut_text(&s, "/>");
    const float x = at.x + side * paw_x * at.high, y = at.feet - paw_y * at.high;
    ui_shape(d, (ui_rect){x - far, y - far, 2 * far, 2 * far}, s.at);
}

/* ---- wheels ---- */

/* A face stands out a little from the backs. */
static const float stands_out = 3.0f;

static const char *face_of(int wheel) {
    return wheel == EATME_SLEEP ? "eatme/wheel_sleep" : "eatme/wheel_trap";
}

/* The shadow is the group's, too: it narrows and grows with its disc. */
void eatme_draw_wheel(ui_draw *d, ui_rect at, float size, int wheel, float turned) {
    const float open = fmaxf(fabsf(1.0f - 2.0f * turned), 0.04f);
    const bool face = turned >= 0.5f && wheel != EATME_HIDDEN;
    const float out = face ? stands_out : 0.0f;
    const ui_rect box = ui_inset(at, -out), whole = ui_centre(box, size + 2 * out, size + 2 * out);
    const float in = face ? whole.h * 0.07f : 0.0f;

    ui_scale(d, (ui_rect){box.x + box.w * (1.0f - open) / 2, box.y, box.w * open, box.h}, whole);
    ui_group(d, whole, 0, 0.0f);
    ui_disc(d, (ui_rect){whole.x + 2 + in, whole.y + 4 + in, whole.w - 2 * in, whole.h - 2 * in}, 0x8C000000u, 0,
            0.0f);
    ui_picture(d, face ? face_of(wheel) : "eatme/wheel_back", whole, 1.0f);
    ui_group_end(d);
}

void eatme_wheel_soon(ui_draw *d, float size) {
    const ui_rect face = {0, 0, size + 2 * stands_out, size + 2 * stands_out};

    ui_soon(d);
    ui_picture(d, face_of(EATME_SLEEP), face, 1.0f);
    ui_picture(d, face_of(EATME_TRAP), face, 1.0f);
    ui_soon_end(d);
}

void eatme_draw_empty_wheel(ui_draw *d, ui_rect at) {
    ui_disc(d, at, UI_INK_900, UI_PAPER_400, 2.0f); /* it hides what it lies on */
    ui_figure(d, "hourglass", ui_inset(at, at.w * 0.29f), ui_theme(d->ui, UI_PAPER_400));
}

/* ---- tokens ---- */

static const float token_one = 0.62f; /* of a token of five */

/* From the first token's left to the last one's, where none overlaps more than it has to. */
static float tokens_span(float high, int fives, int ones) {
    const float five = high * 0.8f, one = high * token_one * 0.84f;

    return ones > 0 ? (float)fives * five + (fives > 0 ? high * 0.2f : 0.0f) + (float)(ones - 1) * one
                    : (float)(fives - 1) * five;
}

static float last_token(float high, int ones) {
    return ones > 0 ? high * token_one : high;
}

float eatme_tokens_width(float high, int score) {
    const int fives = eatme_fives(score), ones = eatme_ones(score);

    return fives + ones > 0 ? tokens_span(high, fives, ones) + last_token(high, ones) : 0.0f;
}

void eatme_draw_tokens(ui_draw *d, ui_rect at, int score) {
    const int fives = eatme_fives(score), ones = eatme_ones(score);
    const float five = at.h, one = five * token_one;
    /* They overlap as far as they have to. */
    const float k = fminf(1.0f, (at.w - last_token(five, ones)) / fmaxf(tokens_span(five, fives, ones), 1.0f));
    float x = at.x;

    if (at.w + 0.5f < last_token(five, ones)) {
        return; /* no room for one */
    }
    for (int i = 0; i < fives; i++) {
        ui_picture(d, "eatme/token_five", (ui_rect){x, at.y + (at.h - five) / 2, five, five}, 1.0f);
        x += five * 0.8f * k + (i == fives - 1 ? five * 0.2f * k : 0.0f);
    }
    for (int i = 0; i < ones; i++) {
        ui_picture(d, "eatme/token_one", (ui_rect){x, at.y + (at.h - one) / 2, one, one}, 1.0f);
        x += one * 0.84f * k;
    }
}

ui_rect eatme_badge_at(const ui_frame *ui, float x, float y) {
    const float more = ui->text_scale - 1.0f, w = 64.0f + 26.0f * more, h = 32.0f + 8.0f * more;

    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

/* Points of this round: sign, number and colour say the same. Nothing shines through: it lies on lit plates, too. */
void eatme_draw_badge(const eatme_look *look, ui_rect at, int by) {
    ui_draw *d = look->d;
    const float larger = fmaxf(1.0f, at.h / eatme_badge_at(d->ui, 0.0f, 0.0f).h);
    const float tip = by != 0 ? fminf(13.0f * larger, at.h * 0.44f) : 0.0f, air = (by != 0 ? 7.0f : 4.0f) * larger;
    const ui_colour fill = by > 0 ? UI_MOSS : by < 0 ? UI_EMBER : UI_INK_500;
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 54, fill, UI_INK_900, 2.0f, false);
    if (by != 0) {
        ui_wedge(d, (ui_rect){at.x + air, at.y + (at.h - tip) / 2, tip, tip}, by > 0 ? 0 : 2, UI_INK_900);
    }
    style.size = 21 * larger;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    ui_label(d, (ui_rect){at.x + air + tip, at.y, at.w - 2 * air - tip + (by != 0 ? 2.0f : 0.0f), at.h}, &style,
             eatme_points(look, by));
}
