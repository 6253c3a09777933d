/* Nobody is there: the title, then bots at each game in turn with open hands and a sentence on what is seen, in one
 * language after the other. It plays matches of its own, of which nothing is saved. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/hosted.h"
#include "app/inside.h"
#include "app/languages.h"
#include "app/menus/menu.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_week.h"
#include "ui/frame.h"

enum {
    PLACE = 1,
    TITLE_MS = 10000,
    AHEAD_MS = 1500, /* so often one of the next table's grounds is drawn beside the title */
    GAME_MS = 90000,
    HAND_MS = 7000,
    FIRST_HAND_MS = 1000,
    BETWEEN_HANDS_MS = 9000,
    HELD_MS = 5000,   /* what waits to be pressed on is read for so long */
    DRIFT_MS = 20000, /* so that no pixel shows the same for months */
    DRIFTS = 16,
    CLOSED_MS = 6000, /* who touches the dark screen reads why it is dark */
    READ_MS = 6000,   /* a caption stays for so long */
    CAPTION = 64,
    USUAL_SEATS = 5,
};

typedef enum { TITLE, PLAYING, HAND } phase;

typedef struct {
    table_scene t;
    app_languages all;
    phase phase;
    uint64_t next; /* the phase ends */
    uint64_t game_ends;
    uint64_t hand; /* no sooner is one shown */
    uint64_t held; /* something waits to be pressed on, since; 0 = nothing does */
    uint64_t drift;
    uint64_t lit; /* until then a closed house says that it is */
    int drifts;
    char seen[CAPTION]; /* message that explains what is seen; "": the game's idea does */
    uint64_t read;      /* until then it stays */
    int first;          /* language of the house */
    int begun;          /* of kiosk.shown: which game and language this is */
} attract_scene;

/* ---- from one to the next ---- */

/* The table's, so that bots are called as in the sentences about them. */
static void speak(app *a, const char *tag) {
    snprintf(a->settings.lang, sizeof a->settings.lang, "%s", tag);
    app_settings_changed(a);
}

static void show_title(attract_scene *s, app *a) {
    kiosk *k = kiosk_of(a);
    s->begun = k->shown++;
    speak(a, s->all.tag[(s->begun + s->first) % s->all.n]);
    s->phase = TITLE;
    s->next = a->now + TITLE_MS;
    app_dirty(a);
}

static bool enter(scene *base, app *a, const void *arg) {
    (void)arg;
    attract_scene *s = (attract_scene *)base;
    kiosk_tidy(a);
    kiosk_of(a)->base.loud = 0.0f;
    s->all = app_find_languages(a);
    s->drift = a->now + DRIFT_MS;
    while (s->first < s->all.n - 1 && strcmp(s->all.tag[s->first], kiosk_of(a)->lang) != 0) {
        s->first++;
    }
    show_title(s, a);
    return true;
}

/* Guests hear what they do. */
static void leave(scene *base, app *a) {
    (void)base;
    kiosk *k = kiosk_of(a);
    speak(a, k->lang);
    k->base.loud = (float)kiosk_volume_at(&k->wishes, k->minute(k->user)) / 10.0f;
}

/* The message on this screen: by the longest beginning of its name that has one. What is being told names it as if it
 * moved, which it does not here. */
static bool find_caption(const attract_scene *s, app *a, char key[CAPTION]) {
    const text_catalogue *words = app_words(a, NULL);
    table_scene told = s->t;
    told.ui.part = 0;
    snprintf(key, CAPTION, "%s.seen.%s", app_director_game(a->table)->id, table_scene_state(&told.base, a).screen);
    while (!text_has(words, key)) {
        char *end = strrchr(key, '-');
        if (end == NULL) {
            return false;
        }
        *end = '\0';
    }
    return true;
}

/* Each caption stays until it was read; a screen that has none keeps the one before. */
static void explain(attract_scene *s, app *a) {
    char key[CAPTION];
    if (a->now >= s->read && find_caption(s, a, key) && strcmp(key, s->seen) != 0) {
        memcpy(s->seen, key, sizeof s->seen);
        s->read = a->now + READ_MS;
        app_dirty(a);
    }
}

static void look_at(attract_scene *s, app *a, table_frame frame, uint8_t seat) {
    table_scene_open(&s->t, a, frame, seat);
    s->t.decides = frame == TABLE_PRIVATE;
    table_scene_refresh(&s->t, a, frame == TABLE_PRIVATE ? seat : NT_SPECTATOR);
    s->seen[0] = '\0';
    s->read = 0;
    explain(s, a);
    app_dirty(a);
}

/* NULL when there is none. */
static const nt_game *next_game(const attract_scene *s, const kiosk *k) {
    int n = 0;
    while (k->games[n] != NULL) {
        n++;
    }
    return n > 0 ? k->games[s->begun % n] : NULL;
}

/* A match among bots; false when this game cannot be dealt so. */
static bool deal(attract_scene *s, app *a) {
    const nt_game *game = next_game(s, kiosk_of(a));
    if (game == NULL) {
        return false;
    }
    const int seats = game->min_seats > USUAL_SEATS   ? game->min_seats
                      : game->max_seats < USUAL_SEATS ? game->max_seats
                                                      : USUAL_SEATS;
    app_seating seating = app_seating_standard(seats, true);
    nt_config config = nt_config_standard(game, (uint8_t)seats);
    const nt_table *table = app_find_table(a, game->id);
    seating.seat[0].bot = true; /* nobody is there */
    uint64_t seed = 0;
    nt_err err = NT_OK;
    if (a->hosting != NULL && table->hosting != NULL) {
        a->hosting->alone(table, &config);
    }
    nt_match *match = app_match_seed(a, &seed) ? nt_match_create(game, &config, seed, &err) : NULL;
    if (match == NULL || !app_seat_match(a, match, &seating, seed)) {
        return false;
    }
    a->end.again = true; /* nothing of it is saved */
    return true;
}

static void begin_game(attract_scene *s, app *a) {
    if (!deal(s, a)) {
        show_title(s, a);
        return;
    }
    s->phase = PLAYING;
    s->next = UINT64_MAX;
    s->game_ends = a->now + GAME_MS;
    s->hand = a->now + FIRST_HAND_MS;
    s->held = 0;
    look_at(s, a, TABLE_PUBLIC, NT_SPECTATOR);
    s->seen[0] = '\0'; /* first the game's idea */
    s->read = a->now + READ_MS;
}

/* ---- time ---- */

/* Frames of movements cost what nobody watches; a result stays until it was read. */
static app_tempo tempo(void) {
    return (app_tempo){1.6f, true};
}

/* The first bot that thinks about what only it sees, or NT_SPECTATOR. */
static uint8_t thinker(const app *a) {
    if (app_director_step(a->table).kind != STEP_BOTS) {
        return NT_SPECTATOR;
    }
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n; seat++) {
        const nt_ask ask = nt_port_ask(app_director_port(a->table, seat));
        if (ask == NT_ASK_HAND || ask == NT_ASK_SECRET) {
            return seat;
        }
    }
    return NT_SPECTATOR;
}

static void press_on(attract_scene *s, app *a) {
    if (!app_director_holds(a->table)) {
        s->held = 0;
    } else if (s->held == 0) {
        s->held = a->now + HELD_MS;
    } else if (a->now >= s->held) {
        s->held = 0;
        app_director_skip(a->table);
        app_dirty(a);
    }
}

static void play(attract_scene *s, app *a) {
    if (app_director_tick(a->table, a->now, tempo(), true)) {
        table_scene_refresh(&s->t, a, NT_SPECTATOR);
        app_dirty(a);
    }
    explain(s, a);
    press_on(s, a);
    const uint8_t seat = a->now >= s->hand ? thinker(a) : NT_SPECTATOR;
    if (a->now >= s->game_ends || app_director_step(a->table).kind == STEP_RESULTS) {
        show_title(s, a);
    } else if (seat != NT_SPECTATOR) {
        s->phase = HAND;
        s->next = a->now + HAND_MS;
        look_at(s, a, TABLE_PRIVATE, seat);
    }
}

static void end_hand(attract_scene *s, app *a) {
    s->phase = PLAYING;
    s->next = UINT64_MAX;
    s->hand = a->now + BETWEEN_HANDS_MS;
    look_at(s, a, TABLE_PUBLIC, NT_SPECTATOR);
}

static bool is_dark(const app *a) {
    return !kiosk_of(a)->open;
}

static void tick(scene *base, app *a, uint64_t now) {
    attract_scene *s = (attract_scene *)base;
    if (now >= s->drift) {
        s->drifts++;
        s->drift = now + DRIFT_MS;
        app_dirty(a);
    }
    if (s->lit != 0 && now >= s->lit) {
        s->lit = 0;
        app_dirty(a);
    }
    if (is_dark(a)) {
        return;
    }
    if (s->phase == PLAYING) {
        play(s, a);
    } else if (now >= s->next && s->phase == TITLE) {
        begin_game(s, a);
    } else if (now >= s->next) {
        end_hand(s, a);
    }
}

static uint64_t title_since(const attract_scene *s) {
    return s->next - TITLE_MS;
}

/* So many grounds have been asked for. */
static uint64_t steps_ahead(const attract_scene *s, const app *a) {
    return (a->now - title_since(s)) / AHEAD_MS;
}

static uint64_t wake(const scene *base, const app *a) {
    const attract_scene *s = (const attract_scene *)base;
    uint64_t at = is_dark(a) ? UINT64_MAX : s->drift;
    if (s->lit != 0) {
        at = s->lit < at ? s->lit : at;
    }
    if (is_dark(a)) {
        return at;
    }
    if (s->phase != PLAYING) {
        const uint64_t ahead = s->phase == TITLE ? title_since(s) + (steps_ahead(s, a) + 1) * AHEAD_MS : s->next;
        at = ahead < at ? ahead : at;
        return s->next < at ? s->next : at;
    }
    const uint64_t director = app_director_wake(a->table, a->now);
    const uint64_t all[] = {director, s->game_ends, s->held != 0 ? s->held : UINT64_MAX,
                            s->read > a->now ? s->read : UINT64_MAX};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        at = all[i] < at ? all[i] : at;
    }
    return at;
}

/* ---- the picture ---- */

/* Where the whole picture stands now: about the middle, so few du beside where it stood before that its margins look
 * equal. */
static ui_rect drifted(const attract_scene *s, const ui_frame *ui) {
    static const float margin = 28, most = 4;
    const float turn = 6.2831853f * (float)(s->drifts % DRIFTS) / DRIFTS;
    return (ui_rect){margin + most * sinf(turn), margin + most * sinf(2 * turn), ui->width - 2 * margin,
                     ui->height - 2 * margin};
}

static void draw_call(ui_draw *d, ui_rect at, unsigned seed) {
    ui_label_style style = UI_STYLE_BUTTON;
    style.size = 26;
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    ui_plate(d, at, seed, UI_LANTERN, 0, 0, true);
    ui_label(d, (ui_rect){at.x + 20, at.y + 8, at.w - 40, at.h - 16}, &style, ui_say(d, "kiosk.touch"));
}

/* Lettering above on the sky, the call below on the dark foot: village, wolf and wanderer stand free. */
static void draw_title(const attract_scene *s, ui_draw *d) {
    const ui_rect at = drifted(s, d->ui);
    const bool tall = menu_narrow(d->ui);
    const float large = d->ui->text_scale - 1.0f, high = 84 + 40 * large;
    const ui_rect logo = {at.x + 44, at.y + 30 + (float)(s->drifts % 4) * 6, 440, 278};
    const ui_rect words = {at.x + 70, logo.y + logo.h + 6, tall ? at.w - 140 : 440, 58 + 60 * large};
    const ui_rect touch = {at.x + 48, at.y + at.h - high - 12, tall ? at.w - 96 : 420, high};
    ui_label_style tagline = UI_STYLE_BODY;
    tagline.colour = UI_PAPER_100;
    ui_cover(d, tall ? "title_tall" : "title", (ui_rect){0, 0, d->ui->width, d->ui->height});
    ui_picture(d, "logo", logo, 1.0f);
    ui_label(d, words, &tagline, ui_say(d, "title.tagline"));
    draw_call(d, touch, 94);
}

/* Above: which game this is, or whose hand. */
static const char *caption_head(const attract_scene *s, const app *a, ui_draw *d) {
    char key[CAPTION], name[UI_NAME_BYTES];
    if (s->phase == HAND) {
        app_seat_name(&app_director_seating(a->table)->seat[s->t.seat], d->ui->words, name, sizeof name);
        return UI_SAY(d, "kiosk.hand", TEXT_STR("name", name));
    }
    snprintf(key, sizeof key, "%s.title", app_director_game(a->table)->id);
    return ui_say(d, key);
}

static const char *caption(const attract_scene *s, const app *a, ui_draw *d) {
    char idea[CAPTION];
    snprintf(idea, sizeof idea, "%s.idea", app_director_game(a->table)->id);
    return ui_say(d, s->seen[0] != '\0' ? s->seen : idea);
}

static ui_label_style head_style(void) {
    ui_label_style style = UI_STYLE_BUTTON;
    style.align = UI_LEFT;
    style.colour = UI_LANTERN;
    style.lines = 1;
    return style;
}

/* For two lines below the head, three where they are short: the same for all, so that the table stands still. */
static float caption_height(const ui_frame *ui, float w, bool narrow) {
    const ui_label_style head = head_style();
    return ui_label_height(ui, &head, w, "A") +
           ui_label_height(ui, &UI_STYLE_BODY, w, narrow || ui_large_words(ui) ? "A\nA\nA" : "A\nA") + 8;
}

static void draw_caption(const attract_scene *s, const app *a, ui_draw *d, ui_rect at) {
    const ui_label_style head = head_style();
    const float high = ui_label_height(d->ui, &head, at.w, "A");
    ui_label_style sentence = UI_STYLE_BODY;
    sentence.valign = UI_TOP;
    ui_label(d, (ui_rect){at.x, at.y, at.w, high}, &head, caption_head(s, a, d));
    ui_label(d, (ui_rect){at.x, at.y + high + 4, at.w, at.h - high - 4}, &sentence, caption(s, a, d));
}

typedef struct {
    ui_rect table, words, button;
} game_layout;

static game_layout lay_game(const attract_scene *s, const ui_frame *ui) {
    const ui_rect at = drifted(s, ui);
    const bool tall = menu_narrow(ui);
    const float touch = tall ? at.w : fminf(320 + 120 * (ui->text_scale - 1.0f), at.w * 0.34f),
                high = 76 + 40 * (ui->text_scale - 1.0f);
    const float wide = tall ? at.w - 24 : at.w - touch - 36, told = caption_height(ui, wide, tall);
    const float strip = tall ? told + high + 20 : fmaxf(told, high + 6) + 12;
    const ui_rect table = {floorf(at.x), floorf(at.y), floorf(at.w), floorf(at.h - strip)};
    const ui_rect words = {at.x + 12, table.y + table.h + 12, wide, told};
    const ui_rect button =
        tall ? (ui_rect){at.x, words.y + told + 8, at.w, high}
             : (ui_rect){at.x + at.w - touch, table.y + table.h + (strip - high) / 2 + 3, touch, high};
    return (game_layout){table, words, button};
}

static void draw_game(const attract_scene *s, const app *a, ui_draw *d) {
    const game_layout at = lay_game(s, d->ui);
    const ui_rect wall = {0, 0, d->ui->width, d->ui->height};
    ui_cover(d, "parlour", wall);
    ui_fill(d, wall,
            ui_fade(UI_INK_950, d->ui->high_contrast ? 1.0f : 0.42f)); /* the table is the light of the room */
    /* Large words stand below: the table's own grow less, or its cards would be small beside them. */
    if (ui_stage_begin(d, PLACE, at.table, fmaxf(1.0f, 0.8f * d->ui->text_scale))) {
        table_scene_draw(&s->t, a, d, s->phase == PLAYING);
        ui_place_end(d);
    }
    ui_mount(d, at.table, 96, 6.0f, UI_INK_950, UI_PAPER_400, 2.0f);
    draw_caption(s, a, d, at.words);
    draw_call(d, at.button, 95);
}

/* While the title stands: the next game's table in its place. */
static const nt_table *follows(const scene *base, const app *a, int *w, int *h, int *ground) {
    const attract_scene *s = (const attract_scene *)base;
    const nt_game *game = next_game(s, kiosk_of(a));
    if (s->phase != TITLE || is_dark(a) || game == NULL || steps_ahead(s, a) == 0) {
        return NULL;
    }
    *ground = (int)steps_ahead(s, a) - 1;
    const ui_rect table = ui_place_pixels(&a->frame, lay_game(s, &a->frame).table);
    *w = (int)table.w;
    *h = (int)table.h;
    return app_find_table(a, game->id);
}

/* When it opens again: the time of day, and the day where that is more than a day away. NULL: never. */
static const char *opens_again(const kiosk *k, ui_draw *d) {
    const int now = k->minute(k->user), next = kiosk_opens_next(&k->wishes, now);
    char time[OWNER_CLOCK];
    if (next < 0) {
        return NULL;
    }
    owner_clock(next % DAY_MINUTES, time);
    if ((next - now + 7 * DAY_MINUTES) % (7 * DAY_MINUTES) < DAY_MINUTES) {
        return UI_SAY(d, "kiosk.opens", TEXT_STR("time", time));
    }
    return UI_SAY(d, "kiosk.opens.day", TEXT_STR("day", owner_day_name(d, 1 + next / DAY_MINUTES)),
                  TEXT_STR("time", time));
}

/* A lantern that burns low hangs over the words. */
static void draw_closed(const kiosk *k, ui_draw *d, ui_rect at) {
    static const float lantern = 168.0f, air = 26.0f;
    ui_label_style style = UI_STYLE_SENTENCE, small = UI_STYLE_BODY;
    const char *closed = ui_say(d, "kiosk.closed"), *opens = opens_again(k, d);
    style.align = small.align = UI_MIDDLE;
    style.colour = UI_PAPER_400;
    small.colour = ui_mix(UI_LANTERN, UI_INK_950, 0.25f);
    const float w = at.w - 120, first = ui_label_height(d->ui, &style, w, closed) + 4,
                second = opens != NULL ? ui_label_height(d->ui, &small, w, opens) + 4 : 0.0f;
    const ui_rect all = ui_centre(at, w, lantern + air + first + second);
    const ui_rect hangs = {all.x + (w - lantern) / 2, all.y, lantern, lantern};
    if (!d->ui->high_contrast) {
        ui_glow(d, ui_inset(hangs, -lantern * 0.4f), ui_fade(UI_LANTERN, 0.22f));
    }
    ui_figure(d, "lantern", hangs, ui_mix(UI_LANTERN, UI_INK_950, 0.5f));
    ui_label(d, (ui_rect){all.x, hangs.y + lantern + air, w, first}, &style, closed);
    if (opens != NULL) {
        ui_label(d, (ui_rect){all.x, hangs.y + lantern + air + first, w, second}, &small, opens);
    }
}

static void draw_dark(const attract_scene *s, const app *a, ui_draw *d) {
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0xFF000000u);
    if (s->lit != 0) {
        draw_closed(kiosk_of(a), d, drifted(s, d->ui));
    }
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const attract_scene *s = (const attract_scene *)base;
    if (is_dark(a)) {
        draw_dark(s, a, d);
    } else if (s->phase == TITLE) {
        draw_title(s, d);
    } else {
        draw_game(s, a, d);
    }
}

/* A touch anywhere. */
static bool input(scene *base, app *a, const ui_input *in) {
    attract_scene *s = (attract_scene *)base;
    if (in->kind == UI_COVERED) {
        return true;
    }
    app_dirty(a);
    if (is_dark(a)) {
        s->lit = a->now + CLOSED_MS;
        return true;
    }
    app_go(a, &scene_welcome, NULL, 0);
    a->leaving = a->table != NULL; /* of the bots' table nothing is left */
    return true;
}

const scene_ops scene_attract = {.name = "attract",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(attract_scene),
                                 .enter = enter,
                                 .leave = leave,
                                 .input = input,
                                 .touch = kiosk_corner_touch,
                                 .tick = tick,
                                 .wake = wake,
                                 .draw = draw,
                                 .follows = follows};
