/* What the scenes that show a game's frame have in common. */
#include "app/table/table_scene.h"
#include "app/rise.h"
#include "app/table/stands.h"

#include <math.h>
#include <string.h>

#include "ui/card_table.h"
#include "ui/motion.h"
#include "ui/widgets.h"

static void forget_picks(table_ui *ui) {
    memset(ui->pick, 0, sizeof ui->pick);
    ui->picks = ui->page = 0;
    ui->reading = false;
}

void table_scene_names(app *a, const char *lang, ui_seat seats[NT_MAX_SEATS]) {
    const app_seating *seating = app_director_seating(a->table);
    text_catalogue *words = app_words(a, lang);
    for (int i = 0; i < seating->n; i++) {
        char name[UI_NAME_BYTES];
        seats[i] = seating->seat[i];
        app_seat_name(&seating->seat[i], words, name, sizeof name);
        memcpy(seats[i].name, name, sizeof name);
    }
}

/* Another order for each opening keeps fingers from telling; nobody watches whoever sits alone. */
static void shuffle(table_ui *ui, app *a) {
    const uint32_t drawn = (uint32_t)nt_rng_next(&a->presentation);
    ui->shuffle = app_is_alone(a) ? 0 : drawn;
}

void table_scene_open(table_scene *t, app *a, table_frame frame, uint8_t seat) {
    t->seat = seat;
    t->piece = NULL;
    t->ui.frame = frame;
    t->ui.asked = seat;
    t->ui.keep = 0;
    t->ui.kept_seats = t->ui.kept_of = 0;
    shuffle(&t->ui, a);
    forget_picks(&t->ui);
    t->plies = -1;
    t->asks = NULL;
    t->tells = false;
    t->echo.ends = t->change.ends = 0;
    t->ui.stands = t->ui.stood = 0;
}

static void fill_events(table_ui *ui, const app *a) {
    app_director_event(a->table, stands_time(a), &ui->event, &ui->part, &ui->last);
}

void table_scene_refresh(table_scene *t, app *a, uint8_t asked) {
    table_ui *ui = &t->ui;
    nt_match *match = app_director_match(a->table);
    const app_seating *seating = app_director_seating(a->table);
    bool another = asked != ui->asked || (ui->frame != TABLE_PRIVATE && t->plies != nt_match_plies(match));
    if (another) {
        forget_picks(ui);
        shuffle(ui, a);
        t->piece = NULL;
    }
    t->plies = nt_match_plies(match);
    ui->asked = asked;
    table_scene_names(a, t->seat == NT_SPECTATOR ? NULL : seating->seat[t->seat].lang, t->seats);
    ui->seat = t->seats;
    ui->config = nt_match_config(match);
    ui->humans = app_seating_humans(seating);
    ui->alone = app_is_alone(a);
    ui->legal = t->legal;
    ui->n_legal = 0;
    if (asked != NT_SPECTATOR) {
        ui->n_legal = nt_port_legal(app_director_port(a->table, asked), t->legal, NT_MAX_LEGAL);
    }
    ui->locked = app_director_step(a->table).kind == STEP_EVENTS;
    fill_events(ui, a);
}

void table_scene_echo(table_scene *t, const app *a, nt_move move) {
    const nt_table *table = app_director_table(a->table);
    const app_tempo tempo = app_tempo_of(&a->settings);
    const uint32_t ms =
        table->echo != NULL && !tempo.still ? table->echo(app_director_view(a->table, NT_SPECTATOR), move) : 0;
    t->echo.move = move;
    t->echo.begun = a->now;
    t->echo.ends = ms > 0 ? a->now + (uint64_t)((float)ms * tempo.factor) : 0;
}

void table_scene_echo_tick(table_scene *t, app *a) {
    if (t->echo.ends != 0) {
        app_dirty(a);
    }
    if (a->now >= t->echo.ends) {
        t->echo.ends = 0;
    }
}

uint64_t table_scene_echo_wake(const table_scene *t, const app *a) {
    return t->echo.ends == 0 ? UINT64_MAX : motion_next(a->now, t->echo.ends);
}

static void fill_echo(table_ui *ui, const table_scene *t, const app *a) {
    ui->echoed = t->echo.move;
    const uint64_t now = stands_time(a);
    ui->echo_left = now < t->echo.ends ? (float)(t->echo.ends - now) / (float)(t->echo.ends - t->echo.begun) : 0.0f;
}

void table_scene_stood(scene *s, uint64_t ms) {
    table_scene *t = (table_scene *)s;
    uint64_t *const at[] = {&t->clock.at, &t->echo.begun, &t->echo.ends, &t->change.ends};
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        *at[i] += *at[i] != 0 ? ms : 0;
    }
}

/* What the frame is drawn from. */
static nt_view shown_view(const table_scene *t, const app *a) {
    return t->decides ? app_director_view(a->table, t->seat) : app_director_told_view(a->table, t->seat);
}

bool table_scene_input(table_scene *t, app *a, const ui_input *input, nt_move *move, bool *has_move) {
    const nt_table *table = app_director_table(a->table);
    *has_move = false;
    bool handled = table->input(shown_view(t, a), &t->ui, input, move, has_move);
    if (handled) {
        const char *piece = table->state(shown_view(t, a), &t->ui).piece;
        t->piece = piece != NULL ? piece : t->piece;
        app_dirty(a);
    }
    return handled;
}

static float change_left(const table_scene *t, const app *a) {
    const uint64_t now = stands_time(a), left = now < t->change.ends ? t->change.ends - now : 0;
    return left >= t->change.takes ? (left > 0 ? 1.0f : 0.0f) : (float)left / (float)t->change.takes;
}

void table_scene_draw(const table_scene *t, const app *a, ui_draw *d, bool events) {
    table_ui ui = t->ui;
    if (events) {
        fill_events(&ui, a);
        fill_echo(&ui, t, a);
        ui.change_left = change_left(t, a);
        ui.question_left = rise_on_table_left(a);
    }
    app_director_table(a->table)->draw(shown_view(t, a), &ui, d);
}

table_state table_scene_state(const scene *s, const app *a) {
    const table_scene *t = (const table_scene *)s;
    return app_director_table(a->table)->state(shown_view(t, a), &t->ui);
}

const char *table_scene_goal(const table_scene *t, const app *a, text_words *w) {
    const nt_table *table = app_director_table(a->table);
    const char *goal = table->goal != NULL ? table->goal(shown_view(t, a), &t->ui, w) : NULL;
    return goal != NULL ? goal : "";
}

const char *table_scene_hold(const app *a, text_words *w, bool open, bool more) {
    const nt_table *table = app_director_table(a->table);
    const char *key = open && table->open_hold_key != NULL ? table->open_hold_key : table->hold_key;
    if (key != NULL && key[0] == '\0') {
        return NULL;
    }
    return text_say(w, key != NULL ? key : more ? "play.can.hold_more" : "play.can.hold");
}

/* What is asked behind an event that is told is not yet so. */
int table_scene_choices(const table_scene *t, const app *a, text_words *w, const char *out[TABLE_CHOICES]) {
    const nt_table *table = app_director_table(a->table);
    if (t->ui.frame == TABLE_PUBLIC && app_director_step(a->table).kind == STEP_EVENTS) {
        out[0] = text_say(w, "play.can.told");
        return 1;
    }
    int n = table->choices != NULL ? table->choices(shown_view(t, a), &t->ui, w, out) : 0;
    if (t->ui.frame == TABLE_PUBLIC && t->ui.n_legal == 0 && n < TABLE_CHOICES) {
        out[n++] = text_say(w, app_in_zones(a) ? "play.can.edge" : "play.can.wait");
    }
    if (n == 0) {
        out[0] = text_say(w, "play.can.rules");
    }
    return n > 0 ? n : 1;
}

void table_scene_choice_signs(const table_scene *t, const app *a, const char *out[TABLE_CHOICES]) {
    const nt_table *table = app_director_table(a->table);
    for (int i = 0; i < TABLE_CHOICES; i++) {
        out[i] = table->choice_sign != NULL ? table->choice_sign(&t->ui, i) : NULL;
    }
}

int table_scene_presses(const table_scene *t, const app *a, text_words *w, table_press out[TABLE_CHOICES]) {
    const nt_table *table = app_director_table(a->table);
    if (table->presses == NULL || t->ui.frame != TABLE_PUBLIC || app_director_step(a->table).kind == STEP_EVENTS) {
        return 0;
    }
    return table->presses(shown_view(t, a), &t->ui, w, out);
}

ui_rect table_scene_next_place(const ui_draw *d) {
    static const float edge = 24; /* the apron's */
    const ui_frame *ui = d->ui;
    const ui_rect below = ui_apron_middle(d);
    const float high = fmaxf(ui_target(ui), 50), w = ui->width < 1240 ? 136 : 220;
    const float x = ui->left_handed ? edge : ui->width - edge - w;
    return below.w > 0 ? below : (ui_rect){x, ui->height - ui_apron_height(ui) - high - 12, w, high};
}

void table_scene_next_button(ui_draw *d, ui_rect at) {
    ui_button(d, at, ZONE_REVEAL_NEXT, 0, ui_say(d, "play.results.next"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

const table_scene *table_scene_shown(const app *a) {
    for (int i = a->depth - 1; i >= 0 && a->table; i--) {
        if (a->stack[i]->ops->state != NULL) {
            return (const table_scene *)a->stack[i];
        }
    }
    return NULL;
}

rules_arg table_scene_page(const table_scene *t, const app *a) {
    const table_state state = t->base.ops->state(&t->base, a);
    const bool may = t->ui.frame != TABLE_PRIVATE || app_is_alone(a);
    return (rules_arg){.game = app_director_game(a->table)->id,
                       .page = state.rules_page,
                       .piece = !may                  ? NULL
                                : state.piece != NULL ? state.piece
                                                      : t->piece};
}

void table_scene_rules(table_scene *t, app *a) {
    const rules_arg arg = table_scene_page(t, a);
    app_push(a, &scene_rules, &arg, sizeof arg);
}
