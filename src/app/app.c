/* The application as its caller sees it: made and ended, input and time in, frames and sounds out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/entropy.h"
#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/inside.h"
#include "app/kiosk.h"
#include "app/languages.h"
#include "app/private/aside.h"
#include "app/private/curtain.h"
#include "app/rise.h"
#include "app/shot.h"
#include "app/sign.h"
#include "app/sound/heard.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/cuts.h"
#include "ui/edges.h"
#include "ui/focus.h"
#include "ui/frame.h"
#include "ui/laid.h"

app_tempo app_tempo_of(const app_settings *s) {
    static const float factor[] = {1.6f, 1.0f, 0.5f, 0.0f};
    return (app_tempo){factor[s->pace], s->motion == APP_MOTION_OFF || s->pace == APP_PACE_AT_ONCE};
}

/* The window's size and density; millimetres are as somebody has measured them on this screen. */
static void fit_window(app *a, int w, int h, float density) {
    a->density = density;
    ui_frame_fit(&a->frame, w, h, density * (float)a->settings.measured_percent / 100.0f);
}

/* The settings have changed: the frame and the input map follow. */
static void show_settings(app *a) {
    fit_window(a, a->frame.pixel_w, a->frame.pixel_h, a->density);
    a->frame.text_scale = a->text_forced > 0.0f ? a->text_forced : (float)a->settings.text_percent / 100.0f;
    a->frame.high_contrast = a->settings.high_contrast;
    a->frame.left_handed = a->settings.left_handed;
    a->frame.motion = a->settings.motion == APP_MOTION_ON;
    a->map.hold_toggle = a->settings.hold_toggle;
    app_dirty(a);
}

void app_settings_changed(app *a) {
    char problem[512] = "";
    app_set_table_language(a);
    a->text_forced = 0.0f;
    show_settings(a);
    if (a->table != NULL) {
        app_director_alone(a->table, app_is_alone(a));
    }
    if (a->kiosk == NULL && !app_settings_write(a->settings_file, &a->settings, problem, sizeof problem)) {
        app_report(a, "trouble.settings_write", problem);
    }
}

bool app_match_seed(app *a, uint64_t *seed) {
    if (a->seeded) {
        *seed = nt_rng_next(&a->seeds);
        return true;
    }
    return entropy_take(seed);
}

bool app_match_salt(const app *a, uint64_t seed, uint8_t salt[COMMITMENT_SALT_BYTES]) {
    nt_rng given = nt_rng_seed(seed ^ 0x73616c74u);
    uint64_t part[2] = {nt_rng_next(&given), nt_rng_next(&given)};
    if (!a->seeded && (!entropy_take(&part[0]) || !entropy_take(&part[1]))) {
        return false;
    }
    memcpy(salt, part, COMMITMENT_SALT_BYTES);
    return true;
}

/* The streams of this run. A seed that was given makes matches and pictures the same again, salts never. */
static bool begin_chance(app *a, uint64_t seed) {
    uint64_t salts = 0, presentation = seed ^ 0x70726573656e7473u;
    if (!entropy_take(&salts) || (seed == 0 && !entropy_take(&presentation))) {
        return false;
    }
    a->seeded = seed != 0;
    a->seeds = nt_rng_seed(seed);
    a->salts = nt_rng_seed(salts);
    a->presentation = nt_rng_seed(presentation);
    return true;
}

static void copy_path(char *to, const char *from) {
    snprintf(to, APP_PATH, "%s", from);
}

void app_settings_place(const app_options *o, char buf[APP_PATH]) {
    if (o->settings_file) {
        copy_path(buf, o->settings_file);
    } else if (o->save_dir) {
        paths_join(buf, APP_PATH, o->save_dir, "settings.json");
    } else if (!folders_settings(buf, APP_PATH)) {
        copy_path(buf, "night-table-settings.json");
    }
}

static void set_paths(app *a, const app_options *o) {
    copy_path(a->data_dir, o->data_dir);
    if (o->locales_dir) {
        copy_path(a->locales_dir, o->locales_dir);
    } else {
        paths_join(a->locales_dir, APP_PATH, o->data_dir, "locales");
    }
    if (o->save_dir) {
        copy_path(a->save_dir, o->save_dir);
    } else if (!folders_saves(a->save_dir, APP_PATH)) {
        copy_path(a->save_dir, "night-table-saves");
    }
    app_settings_place(o, a->settings_file);
    if (o->voices_dir) {
        copy_path(a->voices_dir, o->voices_dir);
    } else {
        char folder[APP_PATH];
        paths_folder(folder, sizeof folder, a->settings_file);
        paths_join(a->voices_dir, APP_PATH, folder, "voices");
    }
}

/* Before the first catalogue: what went wrong here is said once the words are there. */
static void read_settings(app *a, const app_options *o, char *problems, size_t cap) {
    if (a->kiosk != NULL) { /* guests leave nothing behind */
        a->settings = app_settings_standard();
    } else {
        app_settings_read(a->settings_file, &a->settings, problems, cap);
    }
    if (o->lang) {
        snprintf(a->settings.lang, sizeof a->settings.lang, "%s", o->lang);
        a->settings.lang_chosen = true;
    } else if (!a->settings.lang_chosen) {
        const app_languages all = app_find_languages(a);
        app_language_wished(&all, o->system_languages, a->settings.lang, sizeof a->settings.lang);
    }
    a->settings.full_screen |= o->full_screen;
    if (o->text_percent > 0) {
        a->text_forced = (float)o->text_percent / 100.0f;
    }
}

static bool has_memory(app *a) {
    a->shown = calloc(1, sizeof *a->shown);
    a->next = calloc(1, sizeof *a->next);
    a->rise.before = calloc(1, sizeof *a->rise.before);
    return a->shown && a->next && a->rise.before;
}

app *app_create(const app_options *o, ui_type type, int pixel_w, int pixel_h, float px_per_mm, char *problem,
                size_t cap) {
    char troubles[512] = "";
    app *a = calloc(1, sizeof *a);
    if (a == NULL || !has_memory(a)) {
        snprintf(problem, cap, "There is not enough memory.");
        app_destroy(a);
        return NULL;
    }
    if (!begin_chance(a, o->seed)) {
        snprintf(problem, cap, "The system gives no random numbers, and without them no match is dealt fairly.");
        app_destroy(a);
        return NULL;
    }
    set_paths(a, o);
    a->games = o->games ? o->games : nt_games;
    a->tables = o->games ? o->tables : nt_tables;
    a->hosting = o->hosting;
    a->kiosk = o->kiosk;
    a->report_plies = o->report_plies;
    a->quiet = o->quiet;
    a->hidden_folders = o->hidden_folders;
    a->type = a->frame.type = type;
    a->frame.laid = ui_laid_create(); /* without these frames take longer, no more */
    a->frame.cuts = ui_cuts_create();
    ui_map_init(&a->map);
    read_settings(a, o, troubles, sizeof troubles);
    fit_window(a, pixel_w, pixel_h, px_per_mm);
    if (!app_open_words(a, problem, cap)) {
        app_destroy(a);
        return NULL;
    }
    show_settings(a);
    if (troubles[0]) {
        app_report(a, "trouble.settings", troubles);
    }
    a->locked_out = o->alone && !app_take_folder(a);
    app_go(a, a->locked_out ? &scene_locked : app_home(a), NULL, 0);
    app_settle(a);
    return a;
}

void app_destroy(app *a) {
    if (a == NULL) {
        return;
    }
    app_director_take(a->table, UINT64_MAX);
    stack_clear(a);
    app_director_destroy(a->table);
    for (int i = 0; i < a->n_words; i++) {
        text_close(a->words[i]);
    }
    matches_forget(&a->matches);
    lock_drop(a->lock);
    ui_laid_destroy(a->frame.laid);
    ui_cuts_destroy(a->frame.cuts);
    free(a->shown);
    free(a->next);
    free(a->rise.before);
    free(a);
}

const scene_ops *app_home(const app *a) {
    return a->kiosk != NULL ? a->kiosk->home : &scene_title;
}

/* ---- input ---- */

/* Secrets go at once: the scene that holds them becomes the curtain, and with it whatever lay over it. */
void app_cover_secrets(app *a) {
    const ui_input covered = {.kind = UI_COVERED};
    for (int i = a->depth - 1; i >= 0; i--) {
        if (a->stack[i]->ops->flags & (SCENE_SECRET | SCENE_SHUTS)) {
            a->stack[i]->ops->input(a->stack[i], a, &covered);
            break;
        }
    }
    stack_settle(a);
}

/* Nobody has touched anything for a while. Somebody may be reading what is public: that stays where it is, over the
 * curtain that the secret below it becomes. */
static void cover_left_alone(app *a) {
    scene *page = stack_lift_page(a);
    app_cover_secrets(a);
    if (page != NULL) {
        stack_lay_page(a, page);
    }
}

/* What guests of a kiosk have no business with: the window, files, what somebody copied. */
static bool is_owners(const app *a, const ui_input *input) {
    return a->kiosk != NULL && (input->kind == UI_FULLSCREEN || input->kind == UI_SHOT || input->kind == UI_PASTE);
}

static void say_hold(app *a, const ui_input *input) {
    const ui_zone *held = ui_zone_at(a->shown, (ui_spot){input->zone, input->n, input->place});
    sign_show_by(a, "sign.hold", held != NULL ? held->at : (ui_rect){0});
}

static void take(app *a, const ui_input *input) {
    if (is_owners(a, input)) {
        return;
    }
    switch (input->kind) {
    case UI_COVERED:
        app_cover_secrets(a);
        break;
    case UI_FULLSCREEN:
        a->settings.full_screen = !a->settings.full_screen;
        app_settings_changed(a);
        break;
    case UI_MUTE:
        a->settings.mute = !a->settings.mute;
        app_settings_changed(a);
        sign_show(a, a->settings.mute ? "sign.silent" : "sign.sound", NULL);
        break;
    case UI_SHORT:
        say_hold(a, input);
        break;
    case UI_INSPECT:
        a->card_read |= a->table != NULL;
        stack_input(a, input);
        break;
    case UI_SHOT:
        shot_wish(a);
        break;
    case UI_PASTE:
        a->wants_paste = app_wants_text(a) && a->pasted == NULL;
        break;
    default:
        if (input->kind == UI_CHOOSE) {
            sign_end(a);
            app_sound(a, "press");
        }
        stack_input(a, input);
    }
}

/* What the frame shows of the input map. */
static bool map_looks_the_same(const ui_map *a, const ui_map *b) {
    return a->focus_name == b->focus_name && a->focus_n == b->focus_n && a->hover_name == b->hover_name &&
           a->hover_n == b->hover_n && a->focus_place == b->focus_place && a->hover_place == b->hover_place &&
           a->down_place == b->down_place && a->down_name == b->down_name && a->down_n == b->down_n &&
           a->down == b->down && a->drag_name == b->drag_name && a->show_focus == b->show_focus &&
           a->hold_done == b->hold_done && a->inspecting == b->inspecting && a->dragging == b->dragging;
}

static void take_all(app *a, const ui_map *before, const ui_input *inputs, int n) {
    bool moving = (a->map.down && (a->map.down_flags & UI_ZONE_HOLD)) || a->map.dragging;
    if (moving || !map_looks_the_same(before, &a->map)) {
        app_dirty(a);
    }
    for (int i = 0; i < n; i++) {
        take(a, &inputs[i]);
    }
    app_settle(a);
}

static uint64_t max_at(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

/* Where a secret stays, since somebody sits alone, no notice may come: the menu says the same. */
static void tell_close(app *a) {
    app_cover_secrets(a);
    if (!stack_secret(a)) {
        app_notice(a, "trouble.close", NULL, 0);
    } else if (!stack_has(a, &scene_pause)) {
        app_push(a, &scene_pause, NULL, 0);
    }
    app_settle(a);
}

static void end(app *a, bool by_hand) {
    const bool told = a->close_told;
    a->close_told = app_unkept(a);
    if (by_hand && a->close_told && !told) {
        tell_close(a);
    } else {
        a->quit = true;
    }
}

void app_handle(app *a, const ui_raw *raw) {
    if (raw->at > a->now) {
        a->now = raw->at;
    }
    a->last_input = a->now;
    if (raw->kind == UI_RAW_CLOSE || raw->kind == UI_RAW_QUIT) {
        end(a, raw->kind == UI_RAW_CLOSE);
        return;
    }
    if (raw->kind == UI_RAW_RESIZE) {
        fit_window(a, raw->w, raw->h, raw->px_per_mm);
        rise_end(a); /* what lies over the page has another size */
    }
    if (raw->kind == UI_RAW_RESIZE || raw->kind == UI_RAW_COVER) {
        ui_map_reset(&a->map, a->now);
        a->map.fingers = 0; /* fingers may be lifted unseen */
        app_cover_secrets(a);
        return;
    }
    ui_raw stamped = *raw;
    stamped.at = a->now;
    if (rise_moves(a) && (raw->kind == UI_RAW_DOWN || raw->kind == UI_RAW_KEY_DOWN)) {
        rise_end(a);
        a->map.locked_until = max_at(a->map.locked_until, a->now + 1); /* the press does nothing else */
    }
    scene *top = stack_top(a);
    if (top != NULL && top->ops->touch != NULL && top->ops->touch(top, a, &stamped)) {
        stack_settle(a);
        app_settle(a);
        return;
    }
    ui_map before = a->map;
    ui_input inputs[4];
    int n = ui_map_feed(&a->map, a->shown, &stamped, inputs);
    take_all(a, &before, inputs, n);
}

/* ---- time ---- */

static uint64_t idle_end(const app *a) {
    return stack_idles(a) && !app_is_alone(a) ? a->last_input + (uint64_t)a->settings.idle_seconds * 1000
                                              : UINT64_MAX;
}

void app_advance(app *a, uint64_t now) {
    a->now = now;
    if (now >= idle_end(a)) {
        cover_left_alone(a);
    }
    ui_map before = a->map;
    ui_input inputs[4];
    int n = ui_map_tick(&a->map, a->shown, now, inputs);
    take_all(a, &before, inputs, n);
    app_director_take(a->table, now); /* also behind a curtain or a menu */
    stack_tick(a, now);
    rise_tick(a);
    sign_tick(a);
    app_settle(a);
    if (a->kiosk != NULL) {
        a->kiosk->tick(a->kiosk, a);
        app_settle(a);
    }
}

uint64_t app_wake(const app *a) {
    if (a->dirty) {
        return a->now;
    }
    const uint64_t all[] = {sign_wake(a),
                            rise_wake(a),
                            idle_end(a),
                            ui_map_wake(&a->map, a->now),
                            stack_wake(a),
                            a->table != NULL ? app_director_kept_until(a->table) : UINT64_MAX,
                            a->kiosk != NULL ? a->kiosk->wake(a->kiosk, a) : UINT64_MAX};
    uint64_t wake = UINT64_MAX;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wake = all[i] < wake ? all[i] : wake;
    }
    return wake;
}

/* ---- output ---- */

/* Same picture: nothing needs to be painted. */
static bool same_picture(const ui_draw *a, const ui_draw *b) {
    return a->n == b->n && a->words.used == b->words.used &&
           memcmp(a->command, b->command, (size_t)a->n * sizeof a->command[0]) == 0 &&
           memcmp(a->arena, b->arena, a->words.used) == 0;
}

/* In the corner, beside everything; private and night frames keep their light. */
static void draw_mute(const app *a, ui_draw *d) {
    if (a->settings.mute && !stack_secret(a)) {
        ui_figure(d, "speaker_off", (ui_rect){3, 2, 24, 24}, UI_PAPER_200);
    }
}

/* On a flat table whoever is to read sits at an edge: of the scenes that are one seat's the topmost says at which. */
static int turns(const app *a) {
    if (a->settings.mode != APP_FLAT || a->table == NULL || app_is_alone(a)) {
        return 0;
    }
    for (int i = a->depth - 1; i >= 0; i--) {
        const scene *s = a->stack[i];
        const uint8_t seat = s->ops->seat != NULL ? s->ops->seat(s, a) : NT_SPECTATOR;
        if (seat != NT_SPECTATOR) {
            return ui_edge_of(app_director_seating(a->table)->n, seat, a->frame.pixel_h > a->frame.pixel_w);
        }
    }
    return 0;
}

/* The language of what is drawn next. */
static void read_in(app *a, ui_draw *d, bool turned, const char *lang) {
    a->frame.words = app_words(a, lang);
    d->words.from = a->frame.words;
    if (turned) {
        d->inner[0].words = a->frame.words;
    }
}

static void draw_scenes(app *a, ui_draw *d) {
    ui_begin(d, &a->frame);
    const bool turned = ui_turn_begin(d, turns(a));
    int first = stack_lowest_drawn(a);
    if (first < a->depth && !(a->stack[first]->ops->flags & SCENE_OPAQUE)) {
        curtain_closed(d); /* in place of the secret frame below */
    }
    for (int i = first; i < a->depth; i++) {
        const scene *s = a->stack[i];
        if (i > first) {
            ui_next_layer(d, s->ops->flags & SCENE_TRAPS_INPUT);
        }
        read_in(a, d, turned, s->ops->lang ? s->ops->lang(s, a) : NULL);
        s->ops->draw(s, a, d);
    }
    read_in(a, d, turned, NULL);
    sign_draw(a, d);
    draw_mute(a, d);
    if (turned) {
        ui_turn_end(d);
    }
    rise_draw(a, d);
}

const ui_draw *app_frame(app *a) {
    if (!a->dirty) {
        return NULL;
    }
    bool first = a->shown->ui == NULL;
    a->shown_public = stack_public(a);
    a->shown_still = stack_top(a)->ops == &scene_still;
    a->rise.shown = rise_now(a).page;
    int w = a->painted_w, h = a->painted_h;
    a->dirty = false;
    a->frame.now = a->now;
    ui_map_show(&a->map, &a->frame, a->now);
    draw_scenes(a, a->next);
    ui_draw *made = a->next;
    a->next = a->shown;
    a->shown = made;
    a->painted_w = a->frame.pixel_w;
    a->painted_h = a->frame.pixel_h;
    if (!first && w == a->painted_w && h == a->painted_h && same_picture(a->shown, a->next)) {
        return NULL;
    }
    return a->shown;
}

static const char stage[] = "private"; /* behind the curtain and most hands */

static const char *room_of(const nt_table *table) {
    return table->room != NULL ? table->room : stage;
}

/* One at a time, the room of hands last. */
static app_ahead ground_that_follows(const app *a) {
    app_ahead out = {.n = 0};
    int w = 0, h = 0, ground = 0, i = 0;
    const scene *top = stack_top(a);
    const nt_table *table = top->ops->follows(top, a, &w, &h, &ground);
    const char *const *name = table != NULL ? table->grounds[h > w] : NULL;
    while (name != NULL && name[i] != NULL && i < ground) {
        i++;
    }
    if (name != NULL && i == ground) {
        out.at[out.n++] = (ui_ahead){name[i] != NULL ? name[i] : room_of(table), w, h};
    }
    return out;
}

static app_ahead grounds_of_plan(const app *a) {
    app_ahead out = {.n = 0};
    const int w = a->frame.pixel_w, h = a->frame.pixel_h;
    const nt_table *table = a->plan.game != NULL ? app_find_table(a, a->plan.game->id) : NULL;
    const char *const *name = table != NULL ? table->grounds[h > w] : NULL;
    if (name == NULL) {
        return out;
    }
    const ui_rect hand = ui_place_pixels(&a->frame, aside_above(&a->frame));
    out.at[out.n++] = (ui_ahead){"curtain", w, h};
    for (; *name != NULL && out.n < APP_GROUNDS - 2; name++) {
        out.at[out.n++] = (ui_ahead){*name, w, h};
    }
    out.at[out.n++] = (ui_ahead){stage, (int)hand.w, (int)hand.h};
    if (table->room != NULL) {
        out.at[out.n++] = (ui_ahead){table->room, (int)hand.w, (int)hand.h};
    }
    return out;
}

app_ahead app_grounds(const app *a) {
    const scene *top = stack_top(a);
    if (!a->shown_public || a->frame.high_contrast) {
        return (app_ahead){.n = 0};
    }
    return top != NULL && top->ops->follows != NULL ? ground_that_follows(a) : grounds_of_plan(a);
}

unsigned app_hand_overs(const app *a) {
    return a->hand_overs;
}

bool app_wants_quit(const app *a) {
    return a->quit;
}

bool app_is_locked_out(const app *a) {
    return a->locked_out;
}

bool app_wants_full_screen(const app *a) {
    return a->settings.full_screen;
}

bool app_wants_text(const app *a) {
    for (int i = 0; i < a->shown->n_zones; i++) {
        const ui_zone *zone = &a->shown->zone[i];
        if ((zone->flags & UI_ZONE_FIELD) && a->map.focus_name && a->map.focus_n == zone->n &&
            a->map.focus_place == zone->place && strcmp(zone->name, a->map.focus_name) == 0) {
            return true;
        }
    }
    return false;
}

bool app_wants_paste(app *a) {
    const bool wants = a->wants_paste;
    a->wants_paste = false;
    return wants;
}

/* The field may have gone while the system looked for its text. */
void app_paste(app *a, const char *utf8) {
    if (!app_wants_text(a)) {
        return;
    }
    a->pasted = utf8;
    stack_input(a, &(ui_input){.kind = UI_PASTE});
    a->pasted = NULL;
    app_settle(a);
}

const char *app_scene_name(const app *a) {
    const scene *top = stack_top(a);
    return top ? top->ops->name : "";
}

const char *app_screen_name(const app *a) {
    if (a->table == NULL) {
        return "";
    }
    const table_scene *shown = table_scene_shown(a);
    if (shown == NULL) {
        return "";
    }
    return shown->base.ops->state(&shown->base, a).screen;
}
