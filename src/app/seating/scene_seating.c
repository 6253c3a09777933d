/* Who sits at the table: the ring of chairs, and the editor of the one that is open. */
#include <math.h>
#include <string.h>

#include "app/keyboard.h"
#include "app/kiosk.h"
#include "app/menus/menu.h"
#include "app/options/options_rows.h"
#include "app/rise.h"
#include "app/seating/people.h"
#include "app/seating/people_file.h"
#include "app/seating/seating_draw.h"

enum { USUAL = 6 };

static int within(const nt_game *game, int n) {
    return n < game->min_seats ? game->min_seats : n > game->max_seats ? game->max_seats : n;
}

static int usual(const app *a, const nt_game *game) {
    const table_lobby *lobby = app_find_table(a, game->id)->lobby;
    return within(game, lobby != NULL && lobby->usual_seats > 0 ? lobby->usual_seats : USUAL);
}

static bool has_bots(const app_seating *s) {
    bool any = false;
    for (int i = 0; i < s->n; i++) {
        any |= s->seat[i].bot;
    }
    return any;
}

static bool enter(scene *s, app *a, const void *arg) {
    seating_scene *v = (seating_scene *)s;
    const seating_arg *given = arg;
    const nt_game *game = given != NULL ? given->game : a->plan.game;
    if (game == NULL) {
        return false;
    }
    int n = a->plan.seating.n > 0 ? within(game, a->plan.seating.n) : usual(a, game);
    v->has_last = people_file_read(a, &v->last);
    if (a->plan.seating.n == 0) {
        a->plan.seating = v->has_last ? v->last : app_seating_standard(n, false);
        n = within(game, a->plan.seating.n);
    }
    if (a->plan.game != game) {
        if (has_bots(&a->plan.seating) && n < usual(a, game)) { /* they fill up the table of another game */
            n = usual(a, game);
        }
        a->plan.game = game;
        a->plan.config = nt_config_standard(game, (uint8_t)n);
        if (a->kiosk != NULL) {
            a->kiosk->preset(a->kiosk, game, &a->plan.config);
        }
    }
    people_set_count(&a->plan.seating, n);
    v->mode = a->settings.mode;
    return true;
}

static void set_count(seating_scene *v, app *a, int n) {
    if (n >= a->plan.game->min_seats && n <= a->plan.game->max_seats) {
        people_set_count(&a->plan.seating, n);
    }
    if (v->seat >= a->plan.seating.n) {
        v->seat = a->plan.seating.n - 1;
    }
}

static void move_to(seating_scene *v, app *a, int seat) {
    int n = a->plan.seating.n;
    seat = (seat + n) % n;
    people_swap(&a->plan.seating, v->seat, seat);
    v->seat = seat;
    v->placing = false;
}

/* A second press on the open chair changes who plays it. */
static void press_chair(seating_scene *v, app *a, int seat) {
    if (v->placing && seat != v->seat) {
        move_to(v, a, seat);
    } else if (v->placing) {
        v->placing = false;
    } else if (seat == v->seat) {
        a->plan.seating.seat[seat].bot = !a->plan.seating.seat[seat].bot;
    }
    v->seat = seat;
}

static void step(seating_scene *v, app *a, int row, int by) {
    app_seating *s = &a->plan.seating;
    switch (row) {
    case SEATING_WHO:
        s->seat[v->seat].bot ^= by > 0; /* the other one of both was pressed */
        break;
    case SEATING_COUNT:
        set_count(v, a, s->n + by);
        break;
    default:
        break;
    }
}

static void choose_mode(seating_scene *v, app *a, int mode) {
    v->mode = a->settings.mode = (app_mode)mode;
    app_settings_changed(a);
}

static void choose_people(seating_scene *v, app *a, int who) {
    app_seating *s = &a->plan.seating;
    if (who == SEATING_ALL) {
        people_all(s);
    } else if (who == SEATING_ALONE) {
        people_alone(s, v->seat);
    } else if (v->has_last) {
        *s = v->last;
        set_count(v, a, within(a->plan.game, s->n));
    }
}

/* The ring stands there again, and the focus where the panel was opened; after a name on the next chair, so that what
 * is typed then goes into no name. */
static void close_panel(seating_scene *v, app *a) {
    const bool name = v->panel == SEATING_KEYS;
    a->map.focus_name = name ? ZONE_CHAIR : v->panel == SEATING_LOOKS ? ZONE_LOOKS : ZONE_COUNT;
    a->map.focus_n = name ? (v->seat + 1) % a->plan.seating.n : v->panel == SEATING_LOOKS;
    a->map.focus_place = 0;
    v->panel = SEATING_RING;
}

static void open_panel(seating_scene *v, app *a, seating_panel panel) {
    if (v->panel == panel) {
        close_panel(v, a);
        return;
    }
    v->panel = panel;
    v->keys = app_words(a, a->plan.seating.seat[v->seat].lang);
    v->letters = 0;
}

/* The n-th key of the keyboard on the screen: its letter, large at the beginning of a word. */
static void press_letter(const seating_scene *v, app *a, int n) {
    ui_seat *seat = &a->plan.seating.seat[v->seat];
    char letter[16];
    size_t len = strlen(seat->name);
    bool large = len == 0 || seat->name[len - 1] == ' ';
    if (keyboard_letter(v->keys, v->letters, n, large, letter, sizeof letter)) {
        people_type(seat, letter);
    }
}

/* A name that the house does not want goes back to the emblem's. */
static void refuse_name(seating_scene *v, const app *a, ui_seat *seat) {
    if (a->kiosk != NULL && !a->kiosk->allows(a->kiosk, seat->name)) {
        seat->name[0] = '\0';
        v->refused = true;
    }
}

static bool typing(seating_scene *v, app *a, const ui_input *in) {
    ui_seat *seat = &a->plan.seating.seat[v->seat];
    if (in->kind == UI_COMPOSE) {
        memcpy(v->composing, in->text, sizeof v->composing);
    } else if (in->kind == UI_TYPE) {
        v->composing[0] = '\0';
        people_type(seat, in->text);
    } else if (menu_pressed(in, ZONE_LETTERS)) {
        v->letters = (v->letters + 1) % keyboard_pages(v->keys);
    } else if (in->kind == UI_ERASE || menu_pressed(in, ZONE_ERASE)) {
        people_erase(seat, text_breaker_of(app_words(a, NULL)));
    } else if (menu_pressed(in, ZONE_LETTER)) {
        press_letter(v, a, in->n);
    } else if (menu_pressed(in, ZONE_SPACE)) {
        people_type(seat, " ");
    } else if (menu_pressed(in, ZONE_CLEAR)) {
        seat->name[0] = '\0';
    } else if (in->kind == UI_PASTE) {
        v->refused = !people_paste(seat, a->pasted, text_breaker_of(app_words(a, NULL)));
    } else if (menu_pressed(in, ZONE_NAME)) {
        open_panel(v, a, SEATING_KEYS);
    } else {
        return false;
    }
    refuse_name(v, a, seat);
    return true;
}

/* Emblems, colours and numbers; true = handled. */
static bool panels(seating_scene *v, app *a, const ui_input *in) {
    const bool back = v->panel == SEATING_KEYS ? menu_back(in) : in->kind == UI_BACK;
    if (v->panel != SEATING_RING && (menu_pressed(in, ZONE_DONE) || back)) {
        close_panel(v, a);
    } else if (menu_pressed(in, ZONE_LOOKS)) {
        open_panel(v, a, SEATING_LOOKS);
    } else if (menu_pressed(in, ZONE_COUNT)) {
        open_panel(v, a, SEATING_NUMBERS);
    } else if (menu_pressed(in, ZONE_EMBLEM)) {
        people_take_emblem(&a->plan.seating, v->seat, in->n);
    } else if (menu_pressed(in, ZONE_COLOUR)) {
        people_take_colour(&a->plan.seating, v->seat, in->n);
    } else if (menu_pressed(in, ZONE_NUMBER)) {
        set_count(v, a, in->n);
        close_panel(v, a);
    } else {
        return false;
    }
    return true;
}

static void go_on(app *a, bool start) {
    const options_arg arg = {.start = start};
    const bool others = a->plan.config.seats != a->plan.seating.n;
    a->plan.config.seats = (uint8_t)a->plan.seating.n;
    if (others && a->kiosk != NULL) {
        a->kiosk->reseat(a->kiosk, a->plan.game, &a->plan.config);
    }
    app_push(a, &scene_options, &arg, sizeof arg);
}

static bool input(scene *s, app *a, const ui_input *in) {
    seating_scene *v = (seating_scene *)s;
    const seating_panel panel = v->panel;
    app_dirty(a);
    v->refused = v->refused && in->kind == UI_ANY;
    v->chairs = menu_pressed(in, ZONE_CHAIR) || (v->chairs && !menu_pressed(in, ZONE_MODE));
    if (typing(v, a, in) || panels(v, a, in)) {
        if (v->panel != panel) {
            rise_across(a);
        }
        return true;
    }
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_NEXT) || menu_pressed(in, ZONE_START)) {
        go_on(a, menu_pressed(in, ZONE_START));
    } else if (menu_pressed(in, ZONE_PEOPLE)) {
        choose_people(v, a, in->n);
    } else if (menu_pressed(in, ZONE_CHAIR)) {
        press_chair(v, a, in->n);
    } else if (in->kind == UI_MOVE && ui_chose(in, ZONE_CHAIR)) {
        v->seat = in->n;
        move_to(v, a, in->n + in->step);
        a->map.focus_n = v->seat; /* the focus goes with the chair */
    } else if (menu_pressed(in, ZONE_SWAP)) {
        v->placing = !v->placing;
    } else if (menu_pressed(in, ZONE_LANGUAGE)) {
        v->panel = SEATING_RING;
        app_push(a, &scene_languages, &(languages_arg){(uint8_t)v->seat}, sizeof(languages_arg));
    } else if (menu_pressed(in, ZONE_MODE)) {
        choose_mode(v, a, in->n);
    } else if (menu_pressed(in, ZONE_LESS)) {
        step(v, a, in->n, -1);
    } else if (menu_pressed(in, ZONE_MORE)) {
        step(v, a, in->n, 1);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {.game = a->plan.game->id};
        app_push(a, &scene_rules, &rules, sizeof rules);
    }
    return true;
}

/* Nothing has to be said of what shows itself: keys, and numbers. */
static bool shows_itself(const seating_scene *v) {
    return !v->refused && !v->placing && (v->panel == SEATING_KEYS || v->panel == SEATING_NUMBERS);
}

/* What is to be done here; where nothing is, how many house rules the table has changed, or what the mode means where
 * its buttons have no room for that. */
static const char *sentence(const seating_scene *v, const app *a, ui_draw *d, bool told) {
    const int changes = options_changes(a);
    const char *key = v->refused && a->kiosk != NULL ? "seating.not_here"
                      : v->refused                   ? "seating.no_name"
                      : v->placing                   ? "seating.placing"
                      : v->panel == SEATING_LOOKS    ? "seating.looks.help"
                                                     : "seating.help";
    const bool idle = !v->refused && !v->placing && v->panel == SEATING_RING;
    if (shows_itself(v)) {
        return "";
    }
    if (idle && !told && !v->chairs) {
        return seating_mode_words(v, a, d);
    }
    if (idle && ui_large_words(d->ui) && !menu_narrow(d->ui)) {
        return ""; /* between three large buttons no words stand clear of them */
    }
    return idle && changes > 0 ? UI_SAY(d, "options.changed", TEXT_NUM("n", changes))
                               : UI_SAY(d, key, TEXT_STR("coloured", d->ui->high_contrast ? "no" : "yes"));
}

/* A name is written to its end before anything else is begun. */
static ui_rect draw_foot(const seating_scene *v, ui_draw *d) {
    const char *back = ui_say(d, "menu.back");
    return v->panel == SEATING_KEYS
               ? menu_foot(d, back, NULL, 0)
               : menu_foot_start(d, back, ui_say(d, "seating.options"), ui_say(d, "options.start"));
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const seating_scene *v = (const seating_scene *)s;
    bool narrow = menu_narrow(d->ui);
    const char *help = sentence(v, a, d, true);
    ui_rect area = menu_area(d->ui), words = area;
    if (narrow) { /* beside three buttons there is no room for it */
        words.h = fminf(ui_label_height(d->ui, &UI_STYLE_BODY, area.w, help) + 12, 130);
        words.y = area.y + area.h - words.h + 10;
        area.h -= words.h;
    }
    float side = narrow ? area.w : seating_editor_width(d->ui), high = narrow ? 400.0f : area.h;
    if (v->panel == SEATING_KEYS) {
        menu_page(d, ui_say(d, "seating.name.head"));
        seating_draw_keys(v, a, d, area);
        menu_rules_button(d);
        const ui_rect between = draw_foot(v, d);
        menu_sentence(d, narrow ? words : between, help, v->refused);
        return;
    }
    menu_page_of(d, a->plan.game->id, ui_say(d, "seating.head"));
    ui_rect ring = narrow ? (ui_rect){area.x, area.y, area.w, area.h - high - 20}
                          : (ui_rect){area.x, area.y, area.w - side - 28, area.h};
    ui_rect editor = {area.x + area.w - side, area.y + area.h - high, side, high};
    bool told = false;
    if (v->panel == SEATING_LOOKS) {
        seating_draw_looks(v, a, d, ring);
    } else if (v->panel == SEATING_NUMBERS) {
        seating_draw_numbers(a, d, ring);
    } else {
        told = seating_draw_ring(v, a, d, ring);
    }
    told |= seating_draw_editor(v, a, d, editor);
    menu_rules_button(d);
    const ui_rect between = draw_foot(v, d);
    menu_sentence(d, narrow ? words : between, sentence(v, a, d, told), v->refused);
}

const scene_ops scene_seating = {.name = "seating",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(seating_scene),
                                 .enter = enter,
                                 .input = input,
                                 .draw = draw};
