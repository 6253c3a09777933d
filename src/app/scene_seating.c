/* Who sits at the table: the ring of chairs, and the editor of the one that is open. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/keyboard.h"
#include "app/menu.h"
#include "app/people.h"
#include "app/seating_draw.h"

static bool enter(scene *s, app *a, const void *arg) {
    seating_scene *v = (seating_scene *)s;
    const seating_arg *given = arg;
    const nt_game *game = given != NULL ? given->game : a->plan.game;
    if (game == NULL) {
        return false;
    }
    int n = a->plan.seating.n > 0 ? a->plan.seating.n : 6;
    n = n < game->min_seats ? game->min_seats : n > game->max_seats ? game->max_seats : n;
    if (a->plan.seating.n == 0) {
        a->plan.seating = app_seating_standard(n, true);
    }
    if (a->plan.game != game) {
        a->plan.game = game;
        a->plan.config = nt_config_standard(game, (uint8_t)n);
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
    case SEATING_EMBLEM:
        people_next_emblem(s, v->seat, by);
        break;
    case SEATING_COLOUR:
        people_next_colour(s, v->seat, by);
        break;
    case SEATING_WHO:
        s->seat[v->seat].bot = !s->seat[v->seat].bot;
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
    } else if (menu_pressed(in, ZONE_NAME)) {
        v->keyboard = !v->keyboard;
        v->keys = app_words(a, seat->lang);
        v->letters = 0;
    } else if (v->keyboard && (menu_pressed(in, ZONE_DONE) || in->kind == UI_BACK)) {
        v->keyboard = false;
    } else {
        return false;
    }
    return true;
}

static void go_on(app *a) {
    a->plan.config.seats = (uint8_t)a->plan.seating.n;
    app_push(a, &scene_options, NULL, 0);
}

static bool input(scene *s, app *a, const ui_input *in) {
    seating_scene *v = (seating_scene *)s;
    app_dirty(a);
    if (typing(v, a, in)) {
        return true;
    }
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_NEXT)) {
        go_on(a);
    } else if (menu_pressed(in, ZONE_CHAIR)) {
        press_chair(v, a, in->n);
    } else if (in->kind == UI_MOVE && ui_chose(in, ZONE_CHAIR)) {
        v->seat = in->n;
        move_to(v, a, in->n + in->step);
        a->map.focus_n = v->seat; /* the focus goes with the chair */
    } else if (menu_pressed(in, ZONE_SWAP)) {
        v->placing = !v->placing;
    } else if (menu_pressed(in, ZONE_LANGUAGE)) {
        v->keyboard = false;
        app_push(a, &scene_languages, &(languages_arg){(uint8_t)v->seat}, sizeof(languages_arg));
    } else if (menu_pressed(in, ZONE_MODE)) {
        choose_mode(v, a, in->n);
    } else if (menu_pressed(in, ZONE_LESS)) {
        step(v, a, in->n, -1);
    } else if (menu_pressed(in, ZONE_MORE)) {
        step(v, a, in->n, 1);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {a->plan.game->id, 0};
        app_push(a, &scene_rules, &rules, sizeof rules);
    }
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const seating_scene *v = (const seating_scene *)s;
    bool narrow = menu_narrow(d->ui);
    ui_rect area = menu_area(d->ui);
    float side = narrow ? area.w : fminf(450.0f, d->ui->width * 0.33f), high = narrow ? 400.0f : area.h;
    menu_page(d, ui_say(d, "seating.head"));
    menu_rules_button(d);
    ui_rect ring = narrow ? (ui_rect){area.x, area.y, area.w, area.h - high - 20}
                          : (ui_rect){area.x, area.y, area.w - side - 28, area.h};
    ui_rect editor = {area.x + area.w - side, area.y + area.h - high, side, high};
    if (v->keyboard) {
        keyboard_draw(d, ring, v->keys, v->letters);
    } else {
        seating_draw_ring(v, a, d, ring);
    }
    seating_draw_editor(v, a, d, editor);
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), ui_say(d, "menu.next"), UI_ZONE_DEFAULT);
    menu_sentence(d, words, ui_say(d, v->placing ? "seating.placing" : "seating.help"), v->placing);
}

const scene_ops scene_seating = {.name = "seating",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                 .size = sizeof(seating_scene),
                                 .enter = enter,
                                 .input = input,
                                 .draw = draw};
