/* The pause menu over the table. */
#include "app/menus/menu.h"

#include <math.h>

#include "app/private/curtain.h"
#include "app/rise.h"
#include "app/table/table_scene.h"

enum { BUTTONS = 5 };

static const char *const zone[BUTTONS] = {ZONE_RESUME, ZONE_RULES, ZONE_SETTINGS, ZONE_LEAVE, ZONE_SPOILED};
static const char *const key[BUTTONS] = {"pause.resume", "title.rules", "title.settings", "pause.leave",
                                         "pause.spoiled"};

static bool in_lesson(const app *a) {
    int i = 0;
    while (i < a->depth && a->stack[i]->ops != &scene_lesson) {
        i++;
    }
    return i < a->depth;
}

/* The move by which the table is asked to end a spoiled game, and whose it is; false: it cannot be now,
 * and never in a lesson, which has its own next step. */
static bool find_spoil(const app *a, uint8_t *seat, nt_move *move) {
    nt_move legal[NT_MAX_LEGAL];
    const table_scene *shown = table_scene_shown(a);
    /* What the table waits for openly: while a call is held the match may stand further than it. */
    if (in_lesson(a) || shown == NULL || a->table == NULL || shown->ui.frame != TABLE_PUBLIC ||
        app_director_step(a->table).kind != STEP_OPEN || app_director_table(a->table)->spoils == NULL) {
        return false;
    }
    for (*seat = 0; *seat < app_director_seating(a->table)->n; ++*seat) {
        nt_port *port = app_director_port(a->table, *seat);
        const int n = nt_ask_is_public(nt_port_ask(port)) ? nt_port_legal(port, legal, NT_MAX_LEGAL) : 0;
        for (int i = 0; i < n; i++) {
            if (app_director_table(a->table)->spoils(legal[i])) {
                *move = legal[i];
                return true;
            }
        }
    }
    return false;
}

/* Before a curtain it hangs in place of that one's sign, else it lies on the table. Returns where it is. */
static ui_rect draw_ground(const app *a, ui_draw *d, ui_rect at) {
    static const float cord = 14.0f, edge = 12.0f;
    if (a->depth < 2 || a->stack[a->depth - 2]->ops != &scene_curtain) {
        menu_sheet(d, at);
        return at;
    }
    at.y = fmaxf(at.y, fminf(curtain_valance(d->ui) + cord, d->ui->height - at.h - edge));
    curtain_hung_sign(d, at, 0.0f);
    return at;
}

/* In the middle, and above the sentence at the foot where it has room there: its edge went through the letters. */
static ui_rect panel_place(const app *a, const ui_frame *ui, float w, float h) {
    static const float crest = 14.0f, air = 12.0f; /* of the foot */
    ui_rect at = ui_centre((ui_rect){0, 0, ui->width, ui->height}, w, h);
    const float y = ui->height - ui_apron_height(ui) - crest - air - h;
    if (a->table != NULL && !app_in_zones(a) && y >= air) {
        at.y = fminf(at.y, y);
    }
    return at;
}

/* What becomes of it for whoever leaves. */
static const char *kept_key(const app *a) {
    const bool over = a->table != NULL && app_director_step(a->table).kind == STEP_RESULTS;
    return in_lesson(a) ? "lesson.kept" : a->save_failed ? "pause.unsaved" : over ? "pause.over" : "pause.saved";
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    uint8_t seat;
    nt_move move;
    const int buttons = find_spoil(a, &seat, &move) ? BUTTONS : BUTTONS - 1;
    ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const char *saved = ui_say(d, kept_key(a));
    ui_label_style note = UI_STYLE_SMALL;
    note.align = UI_MIDDLE;
    note.colour = UI_BARK;
    const float w = fminf(480 + 140 * (d->ui->text_scale - 1), frame.w - 40);
    const float each = menu_button_height(d->ui) + 6, fixed = (float)buttons * (each + 12) + 122;
    const float words = fminf(fmaxf(88, ui_label_height(d->ui, &note, w - 72, saved)), frame.h - fixed - 20);
    const float h = fixed + words;
    ui_fill(d, frame, 0x7805070Du); /* what stands behind it is still known */
    const ui_rect place = panel_place(a, d->ui, w, h);
    rise_panel_begin(a, d, place);
    const ui_rect at = draw_ground(a, d, place);
    ui_label_style title = UI_STYLE_TITLE;
    title.lines = 1;
    title.colour = UI_INK_900;
    ui_label(d, (ui_rect){at.x + 30, at.y + 18, w - 60, 72}, &title, ui_say(d, "pause.head"));
    ui_button_of column[BUTTONS];
    for (int i = 0; i < buttons; i++) {
        column[i] = (ui_button_of){.at = {at.x + 50, at.y + 104 + (float)i * (each + 12), w - 100, each},
                                   .zone = zone[i],
                                   .text = ui_say(d, key[i]),
                                   .look = i == 0 ? UI_PRIMARY : UI_PLAIN,
                                   .flags = i == BUTTONS - 1 ? UI_ZONE_HOLD
                                                             : UI_ZONE_OPTION | (i == 0 ? UI_ZONE_DEFAULT : 0u)};
    }
    ui_button_row(d, column, buttons);
    ui_label(d, (ui_rect){at.x + 36, at.y + h - words - 12, w - 72, words}, &note, saved);
    rise_panel_end(a, d);
}

/* The page of rules that helps with what the table shows behind the menu. */
static rules_arg matching_page(app *a) {
    const table_scene *shown = table_scene_shown(a);
    rules_arg rules = {0};
    if (a->table != NULL) {
        rules.game = app_director_game(a->table)->id;
    }
    if (a->table != NULL && shown != NULL) {
        rules = table_scene_page(shown, a);
    }
    return rules;
}

static void spoil(app *a) {
    uint8_t seat;
    nt_move move;
    if (find_spoil(a, &seat, &move) && app_director_submit(a->table, seat, move) == NT_OK) {
        app_go_on(a);
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    app_dirty(a);
    if (in->kind == UI_BACK || in->kind == UI_PAUSE || menu_pressed(in, ZONE_RESUME)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_RULES) || in->kind == UI_RULES) {
        rules_arg rules = matching_page(a);
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, ZONE_SETTINGS)) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (menu_pressed(in, ZONE_LEAVE) && in_lesson(a)) {
        app_leave_table(a); /* nothing of it is saved */
    } else if (menu_pressed(in, ZONE_LEAVE)) {
        app_leave_match(a);
    } else if (menu_pressed(in, ZONE_SPOILED)) {
        spoil(a);
    }
    return true;
}

const scene_ops scene_pause = {
    .name = "pause", .flags = SCENE_TRAPS_INPUT | SCENE_PUBLIC, .size = sizeof(scene), .input = input, .draw = draw};
