/* Whether a match, or a file that was set aside, shall be deleted: asked over the list. What keeps it is what a hand
 * meets first; what deletes is held. */
#include <math.h>

#include "app/match/match_words.h"
#include "app/menus/menu.h"
#include "app/rise.h"

typedef struct {
    scene base;
    match_file match; /* of the list as it was when it was asked */
} delete_scene;

static bool enter(scene *s, app *a, const void *arg) {
    const int n = ((const delete_arg *)arg)->n;
    if (n < 0 || n >= a->matches.n) {
        return false;
    }
    ((delete_scene *)s)->match = a->matches.at[n];
    return true;
}

/* What is lost with it. */
static const char *question_of(const match_file *m) {
    return m->kind == MATCH_OPEN ? "matches.ask_open" : m->kind == MATCH_END ? "matches.ask_end" : "matches.ask_file";
}

static ui_label_style style_of(bool head) {
    ui_label_style style = head ? UI_STYLE_HEAD : UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    style.lines = head ? 2 : 6;
    style.name = head; /* a file's, of any length */
    return style;
}

/* Side by side, or below each other where their words have no room for that. */
static bool stacked(ui_draw *d, float w) {
    const float widest = fmaxf(ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "matches.keep")),
                               ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "matches.delete")));
    return 2 * (widest + 92) + 20 > w;
}

static void draw_buttons(ui_draw *d, ui_rect at, bool below) {
    const ui_rect keep = below ? ui_row(at, 0, 2, 14) : ui_column(at, 0, 2, 20);
    const ui_rect gone = below ? ui_row(at, 1, 2, 14) : ui_column(at, 1, 2, 20);
    const ui_button_of both[] = {
        {keep, ZONE_BACK, 0, ui_say(d, "matches.keep"), NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT},
        {gone, ZONE_DELETE, 0, ui_say(d, "matches.delete"), "cross", UI_PLAIN, UI_ZONE_OPTION | UI_ZONE_HOLD},
    };
    ui_button_row(d, both, 2);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    static const float pad = 44.0f, gap = 18.0f;
    const match_file *m = &((const delete_scene *)s)->match;
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const ui_label_style head = style_of(true), body = style_of(false);
    ui_label_style far = UI_STYLE_SMALL;
    char title[MATCH_WORDS], when[MATCH_WORDS];
    match_title(a, m, d->ui->words, title);
    match_when(m, d->ui->words, when);
    const char *question = ui_say(d, question_of(m));
    const float w = fminf(720.0f + 160.0f * (d->ui->text_scale - 1.0f), frame.w - 40), in = w - 2 * pad;
    const bool below = stacked(d, in);
    const float button = menu_button_height(d->ui), buttons = below ? 2 * button + 14 : button;
    const float high_title = ui_label_height(d->ui, &head, in, title) + 4,
                high_when = ui_label_height(d->ui, &far, in, "0") + 4,
                high_question = ui_label_height(d->ui, &body, in, question) + 4;
    const ui_rect at = ui_centre(frame, w, high_title + high_when + high_question + buttons + 2 * gap + 2 * pad);
    float y = at.y + pad;
    far.align = UI_MIDDLE;
    far.colour = UI_AMBER_INK;
    far.lines = 1;
    ui_fill(d, frame, 0xB805070Du);
    rise_panel_begin(a, d, at);
    menu_sheet(d, at);
    ui_label(d, (ui_rect){at.x + pad, y, in, high_title}, &head, title);
    ui_label(d, (ui_rect){at.x + pad, y += high_title, in, high_when}, &far, when);
    ui_label(d, (ui_rect){at.x + pad, y += high_when + gap, in, high_question}, &body, question);
    draw_buttons(d, (ui_rect){at.x + pad, y + high_question + gap, in, buttons}, below);
    rise_panel_end(a, d);
}

static bool input(scene *s, app *a, const ui_input *in) {
    app_dirty(a);
    if (menu_pressed(in, ZONE_DELETE)) {
        app_delete_match(a, &((delete_scene *)s)->match);
        app_pop(a);
    } else if (menu_back(in)) {
        app_pop(a);
    }
    return true;
}

const scene_ops scene_delete = {.name = "delete",
                                .flags = SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                .size = sizeof(delete_scene),
                                .enter = enter,
                                .input = input,
                                .draw = draw};
