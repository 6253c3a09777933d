/* The empty game's table: every frame that a table has, put together from the pieces of ui/card_table.h. */
#include "games/blank/blank.h"
#include "ui/card_table.h"

/* Zones that this table draws and reads alone. */
#define BLANK_ZONE_GUESS "guess" /* what may lie under the cup; n = card */
#define BLANK_ZONE_LIFT "lift"   /* lifts the cup */

static const char *const pages[] = {"overview", "play", NULL};

static void draw_card(ui_draw *d, ui_rect at, int card, float degrees) {
    ui_group(d, at, 0, degrees);
    ui_plate(d, at, (unsigned)card, UI_PAPER_100, UI_INK_900, 1.6f, true);
    table_number(d, at, card, at.h * 0.4f, UI_INK_900, UI_MIDDLE);
    ui_group_end(d);
}

/* ---- words ---- */

static const char *question(nt_view view, const table_ui *t, ui_draw *d) {
    static const char *const key[] = {"blank.ask.deal", "blank.ask.guess", "blank.ask.lift", "blank.ask.over"};
    const blank_pub *pub = view.pub;

    return UI_SAY(d, key[pub->phase % 4], TEXT_STR("name", t->seat[0].name));
}

static const char *sentence(const table_telling *told, text_words *w) {
    const nt_event *e = told->event;
    const blank_pub *pub = told->view.pub;

    switch (e->kind) {
    case BLANK_EVENT_SEALED:
        return TEXT_SAY(w, "blank.event.sealed", TEXT_STR("name", told->seat[e->arg[0]].name));
    case BLANK_EVENT_GUESSES: {
        const char *one[BLANK_SEATS];
        for (int i = 0; i < pub->seats; i++) {
            one[i] = TEXT_SAY(w, "blank.guess", TEXT_STR("name", told->seat[i].name), TEXT_NUM("card", e->arg[i]));
        }
        return TEXT_SAY(w, "blank.event.guesses", TEXT_STR("guesses", table_list(w, one, pub->seats)));
    }
    case BLANK_EVENT_CUP:
        return TEXT_SAY(w, "blank.event.cup", TEXT_NUM("card", e->arg[0]));
    default:
        return NULL;
    }
}

/* ---- frames ---- */

static void draw_cup(const blank_pub *pub, const table_ui *t, ui_draw *d, ui_rect centre) {
    const ui_rect at = ui_centre(centre, 126, 176), button = {at.x - 67, at.y + at.h + 20, 260, 56};

    if (pub->cup != 0) {
        draw_card(d, at, pub->cup, 0);
    } else {
        ui_slot(d, at, UI_PAPER_400);
    }
    if (!t->locked && table_find_move(t, BLANK_MOVE_LIFT, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, button, BLANK_ZONE_LIFT, 0, ui_say(d, "blank.lift"), NULL, UI_PRIMARY, UI_ZONE_OPTION);
    }
}

static void draw_public(nt_view view, const table_ui *t, ui_draw *d) {
    const blank_pub *pub = view.pub;
    const ui_rect area = {0, 0, d->ui->width, d->ui->height - ui_apron_height(d->ui) - 14};
    const nt_event *now = t->part < 1.0f ? &t->event : &t->last;
    const table_telling telling = {view, t->seat, now, true};
    ui_place place[BLANK_SEATS];
    ui_rect centre;

    table_ground(d, "results");
    ui_places_upright(d->ui, area, pub->seats, place, &centre);
    for (int i = 0; i < pub->seats; i++) {
        const ui_count guess = {"eye", pub->guesses[i], UI_PAPER_400, false};
        const bool acts = pub->phase == BLANK_LIFT && i == 0;
        const ui_seat_state state = acts ? UI_SEAT_TO_ACT : pub->sealed[i] ? UI_SEAT_DONE : UI_SEAT_CALM;
        ui_seat_plate(d, &place[i], &t->seat[i], state, &guess, pub->guesses[i] != 0);
    }
    draw_cup(pub, t, d, centre);
    ui_apron(d, question(view, t, d), now->to == NT_ALL ? sentence(&telling, &d->words) : NULL, true);
}

static void draw_guesses(const blank_priv *me, const table_ui *t, ui_draw *d, ui_rect area) {
    static const table_hand held = {.widest = 110, .gap = 12, .row_gap = 12, .step = 1, .slant_max = 1};
    table_place place[BLANK_CARDS];

    table_hand_places(area, &held, BLANK_CARDS, place);
    for (int card = 1; card <= BLANK_CARDS; card++) {
        const ui_rect at = place[card - 1].at;
        if (card == me->card) {
            ui_slot(d, at, UI_PAPER_400);
        } else {
            draw_card(d, t->pick[0] == card ? table_picked_card(d, at) : at, card, place[card - 1].degrees);
        }
        ui_zone_add(d, BLANK_ZONE_GUESS, card, at, card != me->card ? UI_ZONE_OPTION : UI_ZONE_OFF);
        ui_focus(d, at, BLANK_ZONE_GUESS, card);
    }
}

static void draw_private(nt_view view, const table_ui *t, ui_draw *d) {
    const blank_priv *me = view.me;
    const ui_rect done = table_done_place(d->ui, 260),
                  all = {table_wing(d->ui), 20, d->ui->width - 2 * table_wing(d->ui), done.y - 40};
    const ui_rect own = ui_centre(ui_row(all, 0, 3, 12), 110, 110 / TABLE_CARD);
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_rect words;

    table_stage(d, "private", table_wing(d->ui), table_wing(d->ui));
    draw_card(d, own, me->card, 0);
    ui_zone_add(d, ZONE_CARD, 0, own, UI_ZONE_INSPECT);
    ui_focus(d, own, ZONE_CARD, 0);
    style.lines = 2;
    ui_label(d, ui_row(all, 1, 3, 12), &style,
             me->guess == 0 ? ui_say(d, "blank.private.ask")
                            : UI_SAY(d, "blank.private.guess", TEXT_NUM("card", me->guess)));
    if (t->n_legal > 0) {
        draw_guesses(me, t, d, ui_row(all, 2, 3, 12));
    }
    table_done(d, t, done, ui_say(d, "blank.private.done"), t->pick[0] != 0 ? 0u : UI_ZONE_OFF);
    if (t->page != 0) {
        draw_card(d, table_large_card(d, all, 560, 300, &words), me->card, 0);
        ui_label(d, words, &UI_STYLE_BODY, UI_SAY(d, "blank.private.card", TEXT_NUM("card", me->card)));
    }
}

static void draw_results(nt_view view, const table_ui *t, ui_draw *d) {
    const blank_pub *pub = view.pub;
    const uint32_t won = blank_game.winners(pub);
    const char *names = table_names(&d->words, t->seat, won);
    const table_results r = {names == NULL ? ui_say(d, "blank.results.nobody")
                                           : UI_SAY(d, "blank.results.won", TEXT_STR("names", names)),
                             .lines = 2, .columns = 1, .widest = 700, .highest = 110};
    int16_t points[NT_MAX_SEATS] = {0};
    ui_rect cell[BLANK_SEATS];

    blank_game.score(pub, points);
    table_results_frame(d, &r, pub->seats, cell);
    for (int i = 0; i < pub->seats; i++) {
        const bool wins = (won >> i & 1u) != 0;
        const ui_rect line = table_results_row(d, cell[i], &t->seat[i], wins, true);
        table_number(d, line, points[i], 24, table_results_ink(wins), UI_LEFT);
    }
    ui_apron(d, question(view, t, d), NULL, true);
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    (t->frame == TABLE_PRIVATE ? draw_private : t->frame == TABLE_RESULTS ? draw_results : draw_public)(view, t, d);
}

/* ---- what the window asks ---- */

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    (void)view;
    *has_move = false;
    if (table_inspected(t, in, ZONE_CARD, 1)) {
        return true;
    }
    if (ui_chose(in, BLANK_ZONE_GUESS) && table_find_move(t, BLANK_MOVE_GUESS, in->n, TABLE_ANY) != NULL) {
        t->pick[0] = (uint8_t)in->n;
        t->picks = 1;
        return true;
    }
    if (ui_chose(in, ZONE_DONE)) {
        return table_take(table_find_move(t, BLANK_MOVE_GUESS, t->pick[0], TABLE_ANY), move, has_move);
    }
    return ui_chose(in, BLANK_ZONE_LIFT) &&
           table_take(table_find_move(t, BLANK_MOVE_LIFT, TABLE_ANY, TABLE_ANY), move, has_move);
}

static table_show show(const nt_event *event) {
    return event->kind == BLANK_EVENT_CUP ? (table_show){400, "bell", 0, false} : (table_show){0, "card", 0, false};
}

static table_state state(nt_view view, const table_ui *t) {
    static const char *const phase[] = {"deal", "guess", "lift", "over"};
    const blank_pub *pub = view.pub;

    return (table_state){.screen = t->frame == TABLE_PRIVATE ? "card" : phase[pub->phase % 4],
                         .results_steps = 1,
                         .far = {"blank.far", pub->phase, 3}};
}

static const char *const grounds[] = {"results", NULL};

const nt_table blank_table = {.game = "blank",
                              .cover = "title",
                              .grounds = {grounds, grounds},
                              .minutes_from = 1,
                              .minutes_to = 2,
                              .rules_pages = pages,
                              .draw = draw,
                              .input = input,
                              .show = show,
                              .sentence = sentence,
                              .state = state};
