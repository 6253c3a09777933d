/* Two tables in step, and what is compared after each moment. */
#include "twins/pair.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/match/log_lines.h"
#include "app/rise.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"
#include "hosting/judge.h"
#include "twins/outside.h"
#include "twins/views.h"

enum { MOST_WAKES = 4000 };

/* Light of frames for other eyes, as a part of the lighter one. Hands of cards are as light as their cards, so this
 * holds for games whose secret is a role alone. `refuses`: rules refuse one role what another may, and what is
 * refused is not lit (docs/secrecy.md, "Honest limits"). */
static const struct {
    const char *game;
    double part;
    bool refuses;
} level_games[] = {{"werewolf", 0.01, true}, {"eatme", 0.01, false}};

/* Of a colour's share of the light: pictures of roles have colours of their own. */
static const double most_colour = 0.03;

/* While a view comes out of the stage it is mixed with that by colour, not by light ("Honest limits"). */
static const double coming_out = 1.3;

/* Of white: a dark frame's letters are some hundredths of what little light there is. A call's are levelled. */
static const double too_little = 0.0005, too_little_in_call = 0.0002;

const char *const channel_name[CHANNELS] = {
    "scene",  "new frame", "draw list", "zones and focus", "shape", "pixels", "light", "sound", "wake time",
    "window", "files",     "log",       "standard output", "moves", "chance", "views", "kept"};

/* ---- saying what differs ---- */

static bool differs(pair *p, channel by, const char *format, ...) {
    char what[600];
    va_list args;
    if (p->differ) {
        return true;
    }
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    p->differ = true;
    snprintf(p->why, sizeof p->why,
             "%s, %d seats, viewer %d, after ply %d and %d more, at %d ms, scene %s, %s: %s; last input: %s",
             p->of->game->id, p->of->config.seats, p->of->viewer, p->of->plies, p->plies, (int)p->now,
             side_scene(&p->side[0]), channel_name[by], what, p->last);
    return true;
}

static void count(pair *p, channel by) {
    p->counts->by_channel[by]++;
}

static const char *text_of(const ui_draw *d, const ui_command *c) {
    return c->kind == UI_TEXT || c->kind == UI_PICTURE || c->kind == UI_COVER ? d->arena + c->text : "";
}

/* ---- whether the viewer may tell them apart by now ---- */

static nt_port *port_of(const pair *p, int truth, uint8_t seat) {
    return app_director_port(p->side[truth].a->table, seat);
}

/* The first n events of both that this seat was told; all when n is below 0. Older ones were laid alike. */
static bool same_events(const pair *p, uint8_t seat, int n) {
    enum { LATEST = 12 };
    nt_port *first = port_of(p, 0, seat), *second = port_of(p, 1, seat);
    const int all = nt_port_events(first), most = n < 0 ? all : n;
    if ((n < 0 && all != nt_port_events(second)) || most > all || most > nt_port_events(second)) {
        return false;
    }
    for (int i = most > LATEST ? most - LATEST : 0; i < most; i++) {
        const nt_event a = nt_port_event(first, i), b = nt_port_event(second, i);
        if (memcmp(&a, &b, sizeof a) != 0) {
            return false;
        }
    }
    return true;
}

/* Of the match as it stands, or as far as it has been told. */
static bool same_view(const pair *p, uint8_t seat, bool told) {
    static uint64_t copy[NT_VIEW_MAX / 8];
    nt_view view[TRUTHS];
    const nt_game *game = p->of->game;
    for (int i = 0; i < TRUTHS; i++) {
        app_director *d = p->side[i].a->table;
        view[i] = told ? app_director_told_view(d, seat) : app_director_view(d, seat);
    }
    memcpy(copy, view[0].pub, game->pub_size);
    return memcmp(copy, view[1].pub, game->pub_size) == 0 &&
           (seat == NT_SPECTATOR || memcmp(view[0].me, view[1].me, game->priv_size) == 0);
}

static bool tells(const pair *p, int truth) {
    return app_director_step(p->side[truth].a->table).kind == STEP_EVENTS;
}

/* The next public event that takes time to be told, from *at on; kind 0 when none follows. */
static nt_event next_told(const pair *p, int truth, int *at) {
    nt_port *port = port_of(p, truth, NT_SPECTATOR);
    const nt_table *table = app_director_table(p->side[truth].a->table);
    while (*at < nt_port_events(port)) {
        const nt_event e = nt_port_event(port, (*at)++);
        if (table->show(&e).ms > 0) {
            return e;
        }
    }
    return (nt_event){0};
}

/* What was shown of the story: events that take no time are told by the end's own reveal. */
static bool same_story(const pair *p) {
    for (int first = 0, second = 0;;) {
        const nt_event a = next_told(p, 0, &first), b = next_told(p, 1, &second);
        if (memcmp(&a, &b, sizeof a) != 0) {
            return false;
        }
        if (a.kind == 0) {
            return true;
        }
    }
}

/* The end is open to all views before anything of it is shown. */
static bool shows_no_end_yet(const pair *p) {
    const table_scene *a = table_scene_shown(p->side[0].a), *b = table_scene_shown(p->side[1].a);
    return a != NULL && b != NULL && a->ui.frame == TABLE_RESULTS && b->ui.frame == TABLE_RESULTS &&
           a->ui.step == 0 && b->ui.step == 0 && !p->side[0].a->seen_results;
}

/* As the matches stand, told or not: a save is as long as its plies, which are public once they are made. */
static bool stand_alike(const pair *p) {
    if (p->side[0].a->table == NULL || p->side[1].a->table == NULL) {
        return !p->stood_apart;
    }
    return same_events(p, NT_SPECTATOR, -1) && same_events(p, p->of->viewer, -1) &&
           same_view(p, NT_SPECTATOR, false) && same_view(p, p->of->viewer, false);
}

/* A call stands open at both, perhaps under a menu, and the device keeps its time. It is answered when its role has
 * confirmed or when its time is over; from outside it looks the same till then. */
static bool in_call(const pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    return a->depth > 0 && b->depth > 0 && a->stack[0]->ops == &scene_call && b->stack[0]->ops == &scene_call &&
           !((const hosted_scene *)a->stack[0])->h.call.judged;
}

/* In a call of his own the viewer was told what differs: he alone reads it, and knows it from then on. */
static bool was_told_apart(const pair *p) {
    const uint8_t viewer = p->of->viewer;
    static uint64_t first[NT_VIEW_MAX / 8];
    if (side_audience(&p->side[0]) != viewer || side_audience(&p->side[1]) != viewer) {
        return false;
    }
    const size_t size = p->of->game->priv_size;
    memcpy(first, app_director_view(p->side[0].a->table, viewer).me, size);
    return memcmp(first, app_director_view(p->side[1].a->table, viewer).me, size) != 0;
}

static bool is_over(const pair *p, int truth) {
    return nt_match_over(app_director_match(p->side[truth].a->table));
}

/* Who has opened the own view knows from there on what it says, told to all or not. */
static bool shows_viewer_the_same(const pair *p) {
    return side_audience(&p->side[0]) != p->of->viewer || same_view(p, p->of->viewer, true);
}

/* Who is out and looks has everything before the eyes. */
static bool shows_all(const pair *p) {
    return stack_top(p->side[0].a)->ops == &scene_quiet;
}

static bool still_alike(pair *p) {
    app *a = p->side[0].a, *b = p->side[1].a;
    if (a->table == NULL || b->table == NULL) {
        return !p->one_over; /* a match that is over cannot be continued, told or not */
    }
    if (shows_all(p) && side_audience(&p->side[0]) == p->of->viewer) {
        return false;
    }
    p->one_over = is_over(p, 0) != is_over(p, 1);
    p->stood_apart = false;
    if (in_call(p)) {
        return app_director_begun(a->table) == app_director_begun(b->table) && !was_told_apart(p);
    }
    if (tells(p, 0) || tells(p, 1)) {
        const int begun = app_director_begun(a->table);
        const bool in_step = tells(p, 0) == tells(p, 1) && begun == app_director_begun(b->table);
        /* If one is told the same story faster, it is the pace that tells them apart. */
        return in_step ? same_events(p, NT_SPECTATOR, begun) && same_view(p, NT_SPECTATOR, true) &&
                             shows_viewer_the_same(p)
                       : stand_alike(p);
    }
    if (shows_no_end_yet(p)) {
        return same_story(p);
    }
    return stand_alike(p);
}

/* ---- channels ---- */

/* The frame is for other eyes than the viewer's. */
static bool is_for_other(const pair *p) {
    const uint8_t eyes = side_audience(&p->side[0]);
    return eyes != NT_ALL && eyes != p->of->viewer;
}

/* Somebody does, perhaps under a menu. */
static bool looks_privately(const pair *p) {
    const app *a = p->side[0].a;
    bool secret = false;
    for (int i = 0; i < a->depth; i++) {
        secret |= (a->stack[i]->ops->flags & SCENE_SECRET) != 0;
    }
    return secret;
}

static bool chooses(const app *a) {
    for (int i = 0; i < a->depth; i++) {
        if (a->stack[i]->ops == &scene_private) {
            return true;
        }
    }
    return false;
}

/* One press in the frame of other eyes can end a choice in one truth and not in the other, whose cards allow less:
 * from there on it is another story; a call is one scene, there it is the phase. Who has ended it at both goes on in
 * step. Unlike keys may end it in one and hide the view in the other. A judge's keys walk over what his frame offers,
 * and come to another thing where that is unlike. */
static bool chose_apart(const pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    const bool apart = a->depth != b->depth || stack_top(a)->ops != stack_top(b)->ops;
    const bool in_phase = strcmp(side_scene(&p->side[0]), side_scene(&p->side[1])) == 0;
    return p->into_other && (apart ? p->into_judges || p->two_ways || chooses(a) || chooses(b) : !in_phase);
}

static void compare_scenes(pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    count(p, BY_SCENE);
    if (a->depth != b->depth) {
        differs(p, BY_SCENE, "%d or %d scenes, %s or %s", a->depth, b->depth, side_scene(&p->side[0]),
                side_scene(&p->side[1]));
        return;
    }
    for (int i = 0; i < a->depth; i++) {
        if (a->stack[i]->ops != b->stack[i]->ops) {
            differs(p, BY_SCENE, "%s or %s", a->stack[i]->ops->name, b->stack[i]->ops->name);
        }
    }
}

/* A message that no catalogue has is shown by its key between angles. */
static void look_for_missing(pair *p) {
    const ui_draw *d = p->side[0].a->shown;
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_TEXT && strstr(d->arena + d->command[i].text, "\xE2\x9F\xA8") != NULL) {
            differs(p, BY_LIST, "in neither is there a message: %.80s", d->arena + d->command[i].text);
        }
    }
}

static bool same_name(const char *a, const char *b) {
    return (a == NULL) == (b == NULL) && (a == NULL || strcmp(a, b) == 0);
}

/* In all that it says, but for where its text lies. */
static bool same_command(const ui_draw *a, const ui_command *x, const ui_draw *b, const ui_command *y) {
    ui_command first, second;
    memcpy(&first, x, sizeof first);
    memcpy(&second, y, sizeof second);
    first.text = second.text = 0;
    first.lang = second.lang = NULL;
    return memcmp(&first, &second, sizeof first) == 0 && same_name(x->lang, y->lang) &&
           memcmp(a->arena + x->text, b->arena + y->text, x->len) == 0;
}

static bool same_mark(const ui_mark *a, const ui_mark *b) {
    return strcmp(a->name, b->name) == 0 && a->n == b->n && a->place == b->place &&
           memcmp(&a->at, &b->at, sizeof a->at) == 0;
}

/* What is not painted: what is made ready, which of it is ground, what may be spoken of. */
static bool same_beside(const ui_draw *a, const ui_draw *b) {
    bool same = a->n_soon == b->n_soon && a->n_marks == b->n_marks && a->ground == b->ground;
    for (int i = 0; same && i < a->n_soon; i++) {
        same = same_command(a, &a->soon[i], b, &b->soon[i]);
    }
    for (int i = 0; same && i < a->n_marks; i++) {
        same = same_mark(&a->mark[i], &b->mark[i]);
    }
    return same;
}

static void compare_lists(pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    count(p, BY_LIST);
    for (int i = 0; i < a->n && i < b->n; i++) {
        if (!same_command(a, &a->command[i], b, &b->command[i])) {
            const ui_command *c = &a->command[i];
            differs(p, BY_LIST, "command %d of kind %d, \"%.80s\" or \"%.80s\", at %.0f %.0f %.0f %.0f or %.0f %.0f",
                    i, c->kind, text_of(a, c), text_of(b, &b->command[i]), (double)c->at.x, (double)c->at.y,
                    (double)c->at.w, (double)c->at.h, (double)b->command[i].at.x, (double)b->command[i].at.y);
            return;
        }
    }
    if (a->n != b->n) {
        differs(p, BY_LIST, "%d or %d commands", a->n, b->n);
    } else if (a->words.used != b->words.used || memcmp(a->arena, b->arena, a->words.used) != 0) {
        differs(p, BY_LIST, "words that are not drawn");
    } else if (!same_beside(a, b)) {
        differs(p, BY_LIST, "%d or %d made ready, %d or %d marks, %d or %d of the ground", a->n_soon, b->n_soon,
                a->n_marks, b->n_marks, a->ground, b->ground);
    }
}

static bool same_zone(const ui_zone *a, const ui_zone *b) {
    return strcmp(a->name, b->name) == 0 && a->n == b->n && a->flags == b->flags && a->place == b->place &&
           memcmp(&a->at, &b->at, sizeof a->at) == 0;
}

static void compare_zones(pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    const ui_map *x = &p->side[0].a->map, *y = &p->side[1].a->map;
    count(p, BY_ZONES);
    for (int i = 0; i < a->n_zones && i < b->n_zones; i++) {
        const ui_zone *u = &a->zone[i], *v = &b->zone[i];
        if (!same_zone(u, v)) {
            differs(p, BY_ZONES, "%s %d or %s %d", u->name, u->n, v->name, v->n);
        }
    }
    if (a->n_zones != b->n_zones) {
        differs(p, BY_ZONES, "%d or %d", a->n_zones, b->n_zones);
    }
    if (!same_name(x->focus_name, y->focus_name) || x->focus_n != y->focus_n || x->show_focus != y->show_focus ||
        !same_name(x->hover_name, y->hover_name) || x->hover_n != y->hover_n) {
        differs(p, BY_ZONES, "focus on %s %d or %s %d, pointer on %s or %s", x->focus_name ? x->focus_name : "-",
                x->focus_n, y->focus_name ? y->focus_name : "-", y->focus_n, x->hover_name ? x->hover_name : "-",
                y->hover_name ? y->hover_name : "-");
    }
}

/* Whose input is dropped, and for how long, a hand that presses feels. */
static void compare_locks(pair *p) {
    const uint64_t a = p->side[0].a->map.locked_until, b = p->side[1].a->map.locked_until;
    if (a != b) {
        differs(p, BY_ZONES, "input is dropped until %lld or %lld ms", (long long)a, (long long)b);
    }
}

static bool focus_apart(const pair *p) {
    const ui_map *x = &p->side[0].a->map, *y = &p->side[1].a->map;
    return !same_name(x->focus_name, y->focus_name) || x->focus_n != y->focus_n;
}

/* Something may be pressed in one frame alone. */
static bool allows_apart(const pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    for (int i = 0; i < a->n_zones && i < b->n_zones; i++) {
        if ((a->zone[i].flags ^ b->zone[i].flags) & UI_ZONE_OFF) {
            return true;
        }
    }
    return false;
}

static bool refuses(const pair *p) {
    bool does = false;
    for (size_t i = 0; i < sizeof level_games / sizeof level_games[0]; i++) {
        does |= level_games[i].refuses && strcmp(p->of->game->id, level_games[i].game) == 0;
    }
    return does;
}

/* What is not compared of a frame for other eyes: its light
 * - while the focus lies on two things, and with it a ring, a pointer or a card held large;
 * - where one of both may end its choice and the other may not, if unlike keys were given there: one lit something
 * and the other only walked past it, which people do whatever they hold; or if the game refuses a role what it allows
 *   another. Where it does, unlike keys also light a seat here and a larger button there.
 * Light is compared again as soon as both have chosen, or the view goes. Where both got the same inputs, or two
 * presses on things of one kind, it is compared all the time, so that something that is lit in one truth alone is
 * seen.
 * - where somebody who is out sees everything: the page is not levelled. */
static bool light_says_nothing(const pair *p) {
    const bool apart = allows_apart(p);
    return focus_apart(p) || shows_all(p) || (refuses(p) ? apart || p->two_ways : apart && p->two_ways);
}

/* Nothing has been pressed since the view came. */
static bool is_untouched(const pair *p) {
    return p->hand_overs != app_hand_overs(p->side[0].a);
}

static void compare_shapes(pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    const float near = 0.51f;
    /* What the rules allow, and what comes next where something has been chosen already. */
    const unsigned by_choice = UI_ZONE_OFF | UI_ZONE_OPTION | UI_ZONE_DRAG | UI_ZONE_DROP,
                   feel = ~(is_untouched(p) ? by_choice : by_choice | UI_ZONE_DEFAULT);
    count(p, BY_SHAPE);
    if (a->n_zones != b->n_zones) {
        differs(p, BY_SHAPE, "%d or %d zones", a->n_zones, b->n_zones);
        return;
    }
    for (int i = 0; i < a->n_zones; i++) {
        const ui_rect *u = &a->zone[i].at, *v = &b->zone[i].at;
        if ((a->zone[i].flags ^ b->zone[i].flags) & feel) {
            differs(p, BY_SHAPE, "%s %d is pressed in another way", a->zone[i].name, a->zone[i].n);
            return;
        }
        if (fabsf(u->x - v->x) > near || fabsf(u->y - v->y) > near || fabsf(u->w - v->w) > near ||
            fabsf(u->h - v->h) > near) {
            differs(p, BY_SHAPE, "%s %d at %.0f %.0f %.0f %.0f or %s %d at %.0f %.0f %.0f %.0f", a->zone[i].name,
                    a->zone[i].n, (double)u->x, (double)u->y, (double)u->w, (double)u->h, b->zone[i].name,
                    b->zone[i].n, (double)v->x, (double)v->y, (double)v->w, (double)v->h);
            return;
        }
    }
}

/* The next plate that is seen from afar. Figures have sizes of their own, and of the cards, which are smaller, those
 * rise that may be played. */
static const ui_command *next_large(const ui_draw *d, int *at) {
    enum { WIDE = 250, HIGH = 60 };
    for (; *at < d->n; ++*at) {
        const ui_command *c = &d->command[*at];
        if ((c->kind == UI_FILL || c->kind == UI_SHAPE) && c->at.w >= WIDE && c->at.h >= HIGH) {
            return &d->command[(*at)++];
        }
    }
    return NULL;
}

/* Where nothing has been pressed yet, plates lie at the same places, whatever they show. */
static void compare_plates(pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    const float near = 0.51f;
    for (int i = 0, k = 0;;) {
        const ui_command *x = next_large(a, &i), *y = next_large(b, &k);
        if (x == NULL && y == NULL) {
            return;
        }
        if (x == NULL || y == NULL || fabsf(x->at.x - y->at.x) > near || fabsf(x->at.y - y->at.y) > near ||
            fabsf(x->at.w - y->at.w) > near || fabsf(x->at.h - y->at.h) > near) {
            const ui_rect none = {0}, u = x != NULL ? x->at : none, v = y != NULL ? y->at : none;
            differs(p, BY_SHAPE, "a plate at %.0f %.0f %.0f %.0f or %.0f %.0f %.0f %.0f", (double)u.x, (double)u.y,
                    (double)u.w, (double)u.h, (double)v.x, (double)v.y, (double)v.w, (double)v.h);
            return;
        }
    }
}

/* ---- a flat table, on which somebody else looks ---- */

static const flat_scene *flat_of(const side *s) {
    const scene *top = stack_top(s->a);
    return top != NULL && top->ops == &scene_flat ? (const flat_scene *)top : NULL;
}

/* Whether the place is the open zone of other eyes. */
static bool is_hidden_place(const pair *p, const flat_scene *f, int place) {
    return place > 0 && place <= f->edge.n && place - 1 != p->of->viewer && side_looks(f, place - 1);
}

/* The commands that everybody sees: all but those of other eyes' zones, which are the last groups of the list, by
 * seat. Fills at[] and gives their number. */
static int open_commands(const pair *p, const side *s, int at[UI_MAX_COMMANDS]) {
    const ui_draw *d = s->a->shown;
    const flat_scene *f = flat_of(s);
    int begins[UI_MAX_COMMANDS], groups = 0, depth = 0, n = 0, hidden = -1;
    for (int i = 0; i < d->n; i++) {
        const ui_kind kind = (ui_kind)d->command[i].kind;
        if (depth == 0 && kind == UI_PLACE) {
            begins[groups++] = i;
        }
        depth += kind == UI_PLACE || kind == UI_GROUP ? 1 : kind == UI_GROUP_END ? -1 : 0;
    }
    int open[UI_EDGE_SEATS], opens = 0;
    for (int seat = 0; seat < f->edge.n; seat++) {
        if (flat_is_open(f, seat)) {
            open[opens++] = seat;
        }
    }
    for (int i = 0, group = 0; i < d->n; i++) {
        if (group < groups && begins[group] == i) {
            const int last = group - (groups - opens);
            hidden = last >= 0 && open[last] != p->of->viewer && side_looks(f, open[last]) ? open[last] : -1;
            group++;
        }
        if (hidden < 0) {
            at[n++] = i;
        }
    }
    return n;
}

/* The letters of a box are those of a card or of what may be chosen, which are seen from near alone. */
static bool is_on_picture(const ui_draw *d, const ui_box *box) {
    const float x = box->at.x + box->at.w / 2, y = box->at.y + box->at.h / 2;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        const bool card = strcmp(z->name, ZONE_CARD) == 0;
        const float lifted = card ? 0.2f * fminf(z->at.w, z->at.h) : 0;
        if (z->place == box->place && (card || strcmp(z->name, FLAT_ZONE_SIGN) == 0) &&
            ui_inside(ui_inset(z->at, -lifted), x, y)) {
            return true;
        }
    }
    return false;
}

static const ui_box *next_outline(const pair *p, const flat_scene *f, const ui_draw *d, int *at) {
    for (; *at < d->n_boxes; ++*at) {
        if (is_hidden_place(p, f, d->box[*at].place) && !is_on_picture(d, &d->box[*at])) {
            return &d->box[(*at)++];
        }
    }
    return NULL;
}

/* The lines that other eyes read in their zones are as many, as high and as long, whatever they say. */
static void compare_outlines(pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    const flat_scene *f = flat_of(&p->side[0]);
    const float near = 0.51f;
    int i = 0, k = 0;
    if (f == NULL || flat_of(&p->side[1]) == NULL) {
        return;
    }
    for (;;) {
        const ui_box *x = next_outline(p, f, a, &i), *y = next_outline(p, f, b, &k);
        if (x == NULL && y == NULL) {
            return;
        }
        if (x == NULL || y == NULL || x->px != y->px || fabsf(x->at.x - y->at.x) > near ||
            fabsf(x->at.y - y->at.y) > near || fabsf(x->at.w - y->at.w) > near || fabsf(x->at.h - y->at.h) > near) {
            differs(p, BY_SHAPE, "the lines of \"%.80s\" or \"%.80s\"", x != NULL ? a->arena + x->text : "",
                    y != NULL ? b->arena + y->text : "");
            return;
        }
    }
}

/* What lies outside the zones of other eyes is the same, whatever they see there. */
static void compare_outside(pair *p) {
    static int first[UI_MAX_COMMANDS], second[UI_MAX_COMMANDS];
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    const flat_scene *f = flat_of(&p->side[0]);
    if (f == NULL || flat_of(&p->side[1]) == NULL) {
        return;
    }
    const int n = open_commands(p, &p->side[0], first), m = open_commands(p, &p->side[1], second);
    count(p, BY_LIST);
    for (int i = 0; i < n && i < m; i++) {
        const ui_command *x = &a->command[first[i]], *y = &b->command[second[i]];
        if (!same_command(a, x, b, y)) {
            differs(p, BY_LIST, "outside the open zones: command %d of kind %d, \"%.80s\" or \"%.80s\"", i, x->kind,
                    text_of(a, x), text_of(b, y));
            return;
        }
    }
    if (n != m) {
        differs(p, BY_LIST, "outside the open zones: %d or %d commands", n, m);
    }
    for (int i = 0; i < a->n_zones && i < b->n_zones; i++) {
        const ui_zone *x = &a->zone[i], *y = &b->zone[i];
        if (!is_hidden_place(p, f, x->place) && !same_zone(x, y)) {
            differs(p, BY_ZONES, "outside the open zones: %s %d or %s %d", x->name, x->n, y->name, y->n);
        }
    }
    if (focus_apart(p)) {
        differs(p, BY_ZONES, "outside the open zones: the focus");
    }
}

static void compare_pixels(pair *p) {
    count(p, BY_PIXELS);
    if (!pf_frame_same(p->side[0].screen, p->side[1].screen)) {
        differs(p, BY_PIXELS, "the list is the same, the painted frame is not");
    }
}

static double most_apart(const nt_game *game) {
    double most = 1;
    for (size_t i = 0; i < sizeof level_games / sizeof level_games[0]; i++) {
        most = strcmp(game->id, level_games[i].game) == 0 ? level_games[i].part : most;
    }
    return most;
}

static double luminance(const double rgb[3]) {
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/* By how much one colour's share of the light is another one: what falls on a face is red or blue, too. */
static double colour_apart(const double first[3], const double second[3]) {
    const double a = first[0] + first[1] + first[2], b = second[0] + second[1] + second[2];
    double most = 0;
    for (int i = 0; i < 3; i++) {
        most = fmax(most, fabs(first[i] / a - second[i] / b));
    }
    return most;
}

static void compare_light(pair *p) {
    double first[3], second[3];
    pf_frame_light(p->side[0].screen, first);
    pf_frame_light(p->side[1].screen, second);
    const double a = luminance(first), b = luminance(second);
    const double part = a == b ? 0 : fabs(a - b) / fmax(a, b);
    const bool dark = fmax(a, b) < too_little;
    const double colour = dark ? 0 : colour_apart(first, second);
    count(p, BY_LIGHT);
    p->counts->colour = fmax(p->counts->colour, colour);
    if (colour > most_colour && most_apart(p->of->game) < 1) {
        differs(p, BY_LIGHT, "colours %.3f %.3f %.3f or %.3f %.3f %.3f", first[0], first[1], first[2], second[0],
                second[1], second[2]);
    }
    if (fabs(a - b) >= (in_call(p) ? too_little_in_call : too_little)) {
        p->counts->light = fmax(p->counts->light, part);
        if (part > most_apart(p->of->game) * (rise_moves(p->side[0].a) ? coming_out : 1)) {
            differs(p, BY_LIGHT, "%.4f or %.4f", a, b);
        }
    }
}

static void compare_frames(pair *p) {
    const uint8_t first = side_audience(&p->side[0]), second = side_audience(&p->side[1]);
    const bool all = first == second && (first == NT_ALL || first == p->of->viewer);
    count(p, BY_FRAME);
    if (p->side[0].drawn != p->side[1].drawn && all) {
        differs(p, BY_FRAME, "%s", p->side[0].drawn ? "in the first alone" : "in the second alone");
        return;
    }
    if (!p->side[0].drawn && !p->side[1].drawn) {
        return;
    }
    if (all) {
        compare_lists(p);
        compare_zones(p);
        if (p->manner.paints && !p->differ) {
            compare_pixels(p);
        }
    } else {
        compare_shapes(p);
        if (!p->differ && is_untouched(p) && !shows_all(p)) {
            compare_plates(p);
        }
        if (!p->differ) {
            compare_outside(p);
        }
        if (!p->differ) {
            compare_outlines(p);
        }
        if ((p->manner.paints || p->manner.lights) && !p->differ && !light_says_nothing(p)) {
            compare_light(p);
        }
    }
}

static void compare_sounds(pair *p) {
    const side *a = &p->side[0], *b = &p->side[1];
    count(p, BY_SOUND);
    if (a->sounds != b->sounds) {
        differs(p, BY_SOUND, "%d or %d", a->sounds, b->sounds);
    }
    for (int i = 0; i < a->sounds && i < b->sounds; i++) {
        if (strcmp(a->sound[i].name, b->sound[i].name) != 0 || a->sound[i].volume != b->sound[i].volume) {
            differs(p, BY_SOUND, "%s at %.2f or %s at %.2f", a->sound[i].name, (double)a->sound[i].volume,
                    b->sound[i].name, (double)b->sound[i].volume);
        }
    }
}

/* Both hold the same, which asks for a hold: how long, everybody sees. */
static bool holds_the_same(const pair *p) {
    const ui_map *a = &p->side[0].a->map, *b = &p->side[1].a->map;
    return a->down && b->down && (a->down_flags & b->down_flags & UI_ZONE_HOLD) && a->down_n == b->down_n &&
           same_name(a->down_name, b->down_name);
}

/* While a finger lies on another's card: what it does hangs on the card, and only its owner sees it. */
static bool touches_other(const pair *p) {
    return is_for_other(p) && (p->side[0].a->map.down || p->side[1].a->map.down) && !holds_the_same(p);
}

static void compare_wakes(pair *p) {
    const side *a = &p->side[0], *b = &p->side[1];
    if (touches_other(p)) {
        return;
    }
    count(p, BY_WAKE);
    if (a->wake != b->wake) {
        differs(p, BY_WAKE, "%lld or %lld ms", (long long)a->wake, (long long)b->wake);
    }
}

/* The record of a match that is over lies open, and is as long as its moves. */
static bool wrote_records(const pair *p) {
    return strstr(p->side[0].fresh, "evenings/") != NULL && strstr(p->side[1].fresh, "evenings/") != NULL;
}

static void compare_files(pair *p) {
    const side *a = &p->side[0], *b = &p->side[1];
    if (!in_call(p) && !stand_alike(p)) {
        return;
    }
    count(p, BY_FILES);
    if (((strcmp(a->fresh, b->fresh) != 0 || strcmp(a->touched, b->touched) != 0) && !wrote_records(p)) ||
        a->files != b->files) {
        differs(p, BY_FILES, "%d or %d; written: \"%.100s\" or \"%.100s\", done: \"%.100s\" or \"%.100s\"", a->files,
                b->files, a->fresh, b->fresh, a->touched, b->touched);
    }
}

/* What a second core draws meanwhile. */
static void compare_ahead(pair *p) {
    const app_ahead a = app_grounds(p->side[0].a), b = app_grounds(p->side[1].a);
    bool same = a.n == b.n;
    for (int i = 0; same && i < a.n; i++) {
        same = strcmp(a.at[i].name, b.at[i].name) == 0 && a.at[i].w == b.at[i].w && a.at[i].h == b.at[i].h;
    }
    if (!same) {
        differs(p, BY_WINDOW, "%d or %d grounds are drawn ahead", a.n, b.n);
    }
}

/* As it would be kept: what is on the screen is not all of it. */
static void compare_log_text(pair *p) {
    size_t len[TRUTHS];
    char *text[TRUTHS];
    if (stack_top(p->side[0].a)->ops != &scene_log || !stand_alike(p)) {
        return;
    }
    for (int i = 0; i < TRUTHS; i++) {
        text[i] = log_text(p->side[i].a, &len[i]);
    }
    if (text[0] == NULL || text[1] == NULL || len[0] != len[1] || memcmp(text[0], text[1], len[0]) != 0) {
        differs(p, BY_FILES, "the log as text, of %d or %d letters", (int)len[0], (int)len[1]);
    }
    for (int i = 0; i < TRUTHS; i++) {
        free(text[i]);
    }
}

/* Whatever was made of it. */
static void look_for_crossed(pair *p) {
    const char *where = views_crossed();
    if (where != NULL) {
        differs(p, BY_VIEWS, "%s was made from a view of other eyes", where);
    }
}

/* In no truth: whoever looks for it may find it anywhere. */
static void look_outside(pair *p) {
    const char *done = outside_done();
    if (done != NULL) {
        differs(p, BY_FILES, "outside of its folder: %s", done);
    }
}

static bool judged(const pair *p) {
    const app *a = p->side[0].a;
    return a->table != NULL && nt_match_judge(app_director_match(a->table)) != NULL;
}

static bool same_end(const app_end *a, const app_end *b) {
    return a->begun == b->begun && a->whole == b->whole && a->steps == b->steps && a->before == b->before &&
           a->again == b->again;
}

static bool same_beds(const app *a, const app *b) {
    bool same = true;
    for (int i = 0; i < 2; i++) {
        same = same && strcmp(a->bed[i], b->bed[i]) == 0 && a->bed_volume[i] == b->bed_volume[i];
    }
    return same;
}

/* The same of what a match has, and of what comes after it. */
static const char *kept_apart(const pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    return memcmp(&a->seeds, &b->seeds, sizeof a->seeds) != 0                                 ? "the next deal"
           : a->no_sound != b->no_sound || a->spoke != b->spoke                               ? "what can be heard"
           : !same_beds(a, b)                                                                 ? "music"
           : a->painted_w != b->painted_w || a->painted_h != b->painted_h                     ? "sizes"
           : a->shown_public != b->shown_public || a->shown_still != b->shown_still           ? "what is shown"
           : a->older_in_place != b->older_in_place || a->said_no_log != b->said_no_log       ? "what was told"
           : a->match_seed != b->match_seed || a->looked_far != b->looked_far                 ? "the match"
           : memcmp(a->lock_code, b->lock_code, sizeof a->lock_code) != 0                     ? "locks"
           : !judged(p) && memcmp(a->hosted.took, b->hosted.took, sizeof a->hosted.took) != 0 ? "lengths of calls"
           : !same_end(&a->end, &b->end)                                                      ? "the end"
           : a->matches.n != b->matches.n || a->matches.open != b->matches.open               ? "the list of matches"
                                                                                              : NULL;
}

/* What it keeps from scene to scene, whether anything shows it yet or not. */
static void compare_kept(pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    const char *what = memcmp(&a->settings, &b->settings, sizeof a->settings) != 0               ? "settings"
                       : a->hints != b->hints || a->hint_stands != b->hint_stands                ? "hints"
                       : strcmp(a->notice, b->notice) != 0 || a->reports != b->reports           ? "notices"
                       : strcmp(a->sign, b->sign) != 0 || a->sign_until != b->sign_until         ? "a sign"
                       : a->last_input != b->last_input                                          ? "the last input"
                       : a->seen_results != b->seen_results || a->eyes_open != b->eyes_open      ? "what was seen"
                       : a->close_told != b->close_told || a->save_failed != b->save_failed      ? "what was told"
                       : a->cloth_since != b->cloth_since || a->rise.ends != b->rise.ends        ? "movements"
                       : memcmp(a->flat_shift, b->flat_shift, sizeof a->flat_shift) != 0         ? "places"
                       : memcmp(&a->plan.config, &b->plan.config, sizeof a->plan.config) != 0    ? "the plan"
                       : memcmp(&a->plan.seating, &b->plan.seating, sizeof a->plan.seating) != 0 ? "chairs"
                                                                                                 : NULL;
    count(p, BY_KEPT);
    what = what == NULL && (in_call(p) || stand_alike(p)) ? kept_apart(p) : what;
    if (what != NULL) {
        differs(p, BY_KEPT, "%s", what);
    }
}

/* What a kiosk does when its guests are gone. */
static bool same_houses(const kiosk *a, const kiosk *b) {
    bool same = a->open == b->open && a->look == b->look && a->own_time == b->own_time && a->played == b->played &&
                a->left_at == b->left_at && a->n_left == b->n_left && a->shown == b->shown &&
                strcmp(a->lang, b->lang) == 0;
    for (int i = 0; same && i < a->n_left; i++) {
        same = strcmp(a->left[i].file, b->left[i].file) == 0 && a->left[i].since == b->left[i].since;
    }
    return same;
}

static void compare_houses(pair *p) {
    const side *a = &p->side[0], *b = &p->side[1];
    if (a->house != NULL && !same_houses(a->house, b->house)) {
        differs(p, BY_KEPT, "what the house keeps");
    }
}

/* What a hand has done in the frame before and the next press goes by: nobody else's eyes see this one. */
static void compare_hands(pair *p) {
    const ui_map *a = &p->side[0].a->map, *b = &p->side[1].a->map;
    const bool all = side_audience(&p->side[0]) == NT_ALL && side_audience(&p->side[1]) == NT_ALL;
    if (all && (a->picked != b->picked || a->hold_done != b->hold_done || a->inspecting != b->inspecting ||
                a->dragging != b->dragging || a->stale != b->stale || a->fingers != b->fingers)) {
        differs(p, BY_KEPT, "what a hand has done");
    }
}

static void compare_rest(pair *p) {
    const side *a = &p->side[0], *b = &p->side[1];
    count(p, BY_WINDOW);
    count(p, BY_LOG);
    count(p, BY_SPEECH);
    if (app_hand_overs(a->a) != app_hand_overs(b->a) || app_wants_quit(a->a) != app_wants_quit(b->a) ||
        app_wants_full_screen(a->a) != app_wants_full_screen(b->a) || app_wants_text(a->a) != app_wants_text(b->a)) {
        differs(p, BY_WINDOW, "pointer moved %u or %u times", app_hand_overs(a->a), app_hand_overs(b->a));
    }
    if (strcmp(a->shot, b->shot) != 0 || a->paste != b->paste || app_is_locked_out(a->a) != app_is_locked_out(b->a)) {
        differs(p, BY_WINDOW, "a picture, what was copied, or the end's code");
    }
    look_outside(p);
    compare_kept(p);
    compare_houses(p);
    compare_hands(p);
    compare_ahead(p);
    compare_log_text(p);
    look_for_crossed(p);
    if (strcmp(a->log, b->log) != 0) {
        differs(p, BY_LOG, "\"%.200s\" or \"%.200s\"", a->log, b->log);
    }
    if ((in_call(p) || stand_alike(p)) && strcmp(a->said, b->said) != 0) { /* it may say how many moves there are */
        differs(p, BY_SPEECH, "\"%.200s\" or \"%.200s\"", a->said, b->said);
    }
}

/* A match of that truth after its first n plies; the caller destroys it. */
static nt_match *again(const pair *p, int truth, int n) {
    nt_match *from = app_director_match(p->side[truth].a->table);
    nt_match *match = truths_match(p->of, truth, 1);
    for (int i = nt_match_plies(match); i < n; i++) {
        nt_match_append(match, nt_match_ply(from, i).move);
    }
    return match;
}

/* Whether the viewer could not tell them apart before the move that one has made alone. */
static bool were_alike(const pair *p, int n) {
    static uint64_t view[TRUTHS][NT_VIEW_MAX / 8];
    const nt_game *game = p->of->game;
    for (int i = 0; i < TRUTHS; i++) {
        nt_match *match = again(p, i, n);
        nt_look_copy(game, nt_match_state(match), p->of->viewer, view[i]);
        nt_match_destroy(match);
    }
    return memcmp(view[0], view[1], game->pub_size + game->priv_size) == 0;
}

/* By a press where nobody else looks one may be ahead: his cards allowed it. */
static void compare_moves(pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    if (a->table == NULL || b->table == NULL) {
        return;
    }
    const int first = nt_match_plies(app_director_match(a->table)),
              second = nt_match_plies(app_director_match(b->table)), ahead = first - second;
    count(p, BY_MOVES);
    if (ahead != 0 && ahead != p->ahead && !p->into_other && !in_call(p) && !judged(p) &&
        were_alike(p, first < second ? first : second)) {
        differs(p, BY_MOVES, "the %s alone is further", ahead > p->ahead ? "first" : "second");
    }
    p->ahead = ahead;
}

/* Where a list begins was drawn by lot: a finger's way tells nothing as long as that hangs on nothing else. */
static bool order_apart(const pair *p) {
    const table_scene *a = table_scene_shown(p->side[0].a), *b = table_scene_shown(p->side[1].a);
    const flat_scene *f = flat_of(&p->side[0]), *g = flat_of(&p->side[1]);
    bool apart = a != NULL && b != NULL && a->ui.shuffle != b->ui.shuffle;
    for (int i = 0; f != NULL && g != NULL && i < f->edge.n; i++) {
        apart |= f->seat[i].shuffle != g->seat[i].shuffle || f->seat[i].locked != g->seat[i].locked;
    }
    return apart;
}

/* A judge's waiting time for nobody is drawn by lot. */
static void compare_chance(pair *p) {
    const app *a = p->side[0].a, *b = p->side[1].a;
    if (judged(p)) {
        return;
    }
    count(p, BY_CHANCE);
    if (memcmp(&a->presentation, &b->presentation, sizeof a->presentation) != 0 ||
        (a->table != NULL && stand_alike(p) && memcmp(&a->salts, &b->salts, sizeof a->salts) != 0)) {
        differs(p, BY_CHANCE, "drawn more often in one");
    }
    if (p->side[0].chances != p->side[1].chances) {
        differs(p, BY_CHANCE, "the system's is asked %d or %d times", p->side[0].chances, p->side[1].chances);
    }
    if (order_apart(p)) {
        differs(p, BY_CHANCE, "lists begin at another seat, or sides lie the other way round");
    }
}

static void count_scene(pair *p) {
    const char *name = side_scene(&p->side[0]);
    for (int i = 0; i < MOST_SCENES; i++) {
        if (p->counts->by_scene[i].scene == NULL || strcmp(p->counts->by_scene[i].scene, name) == 0) {
            p->counts->by_scene[i].scene = name;
            p->counts->by_scene[i].moments++;
            break;
        }
    }
}

static void count_plies(pair *p) {
    const app *a = p->side[0].a;
    const int plies = a->table != NULL ? nt_match_plies(app_director_match(a->table)) : p->plies;
    if (plies != p->plies) {
        p->misses = 0;
        p->counts->plies += plies > p->plies ? plies - p->plies : 0;
        p->plies = plies;
    }
}

/* A judge sees everything: his frames are his, and how often they are made anew. */
static bool judges(const pair *p) {
    return side_audience(&p->side[0]) == NT_JUDGE && side_audience(&p->side[1]) == NT_JUDGE;
}

/* At a kiosk where nobody is: their hands lie open, and are dealt as the truth is. */
static bool bots_play(const pair *p) {
    const app *a = p->side[0].a;
    return stack_top(a) != NULL && stack_top(a)->ops == &scene_attract && a->table != NULL;
}

static void compare(pair *p) {
    for (int i = 0; i < TRUTHS; i++) {
        side_look(&p->side[i]);
    }
    if (bots_play(p)) {
        compare_houses(p);
        p->parted = true;
        return;
    }
    compare_moves(p);
    if (p->differ) {
        return;
    }
    if (!still_alike(p) || chose_apart(p)) {
        p->parted = true;
        return;
    }
    p->two_ways &= looks_privately(p);
    p->counts->moments++;
    count_plies(p);
    count_scene(p);
    compare_scenes(p);
    if (p->differ) {
        return;
    }
    if (!judges(p)) {
        look_for_missing(p);
        compare_frames(p);
        compare_locks(p);
        compare_wakes(p);
    }
    compare_sounds(p);
    compare_files(p);
    compare_rest(p);
    compare_chance(p);
}

/* ---- in step ---- */

bool pair_lives(const pair *p) {
    return !p->differ && !p->parted && (p->tape == NULL || p->tape->n < PAIR_TAPE);
}

static void keep(pair *p, pair_input input) {
    if (p->tape != NULL && p->forked == 0 && p->tape->n < PAIR_TAPE) {
        input.at = p->now;
        input.secret = side_audience(&p->side[0]) != NT_ALL;
        p->tape->at[p->tape->n++] = input;
    }
}

void pair_open(pair *p, truths *of, const side_manner *manner, const nt_table *table, pf *screens[TRUTHS],
               uint64_t seed, pair_counts *counts) {
    *p = (pair){.of = of, .manner = *manner, .rng = nt_rng_seed(seed), .counts = counts};
    p->manner.lights = most_apart(of->game) < 1;
    counts->pairs++;
    for (int i = 0; i < TRUTHS; i++) {
        side_open(&p->side[i], of, i, &p->manner, table, screens[i]);
    }
    snprintf(p->last, sizeof p->last, "Continue");
    p->plies = p->side[0].a->table != NULL ? nt_match_plies(app_director_match(p->side[0].a->table)) : 0;
    compare(p);
}

void pair_close(pair *p) {
    for (int i = 0; i < TRUTHS; i++) {
        side_close(&p->side[i]);
    }
}

void pair_wait(pair *p, uint64_t ms) {
    const uint64_t until = p->now + ms;
    p->into_other &= p->side[0].a->map.down || p->side[1].a->map.down;
    for (int i = 0; i < MOST_WAKES && pair_lives(p) && p->now < until; i++) {
        const uint64_t wake = p->side[0].wake;
        p->now = wake > p->now && wake < until ? wake : wake <= p->now ? p->now + 1 : until;
        for (int s = 0; s < TRUTHS; s++) {
            side_advance(&p->side[s], p->now);
        }
        compare(p);
    }
}

/* Something may be pressed in one frame only. */
static bool offers_apart(const pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    bool apart = a->n_zones != b->n_zones;
    for (int i = 0; i < a->n_zones && !apart; i++) {
        apart = a->zone[i].flags != b->zone[i].flags || a->zone[i].n != b->zone[i].n ||
                strcmp(a->zone[i].name, b->zone[i].name) != 0;
    }
    return apart;
}

/* Enter plays in one what it picks in the other: unlike keys in this view, and nothing else, have picked more in one
 * (tests/app/test_werewolf_passed.c: as many presses whatever the role). */
static bool enters_apart(const pair *p, const ui_raw *raw) {
    const bool enter = raw->kind == UI_RAW_KEY_DOWN && (raw->key == UI_KEY_CHOOSE || raw->key == UI_KEY_HOLD);
    return enter && p->two_ways && p->side[0].a->map.picked != p->side[1].a->map.picked;
}

void pair_feed_each(pair *p, const ui_raw raw[TRUTHS]) {
    const bool two_ways = memcmp(&raw[0], &raw[1], sizeof raw[0]) != 0;
    const bool apart = offers_apart(p) || focus_apart(p) || two_ways || enters_apart(p, &raw[0]);
    p->hand_overs = app_hand_overs(p->side[0].a);
    p->into_judges = judges(p);
    p->into_other = is_for_other(p) && (apart || p->into_judges);
    for (int s = 0; s < TRUTHS && pair_lives(p); s++) {
        side_feed(&p->side[s], raw[s]);
    }
    p->two_ways |= two_ways && raw[0].kind == UI_RAW_KEY_DOWN;
    if (two_ways && p->forked == 0) {
        p->forked = p->now + 1;
    }
    keep(p, (pair_input){.kind = PAIR_RAW, .raw = raw[0]});
    if (pair_lives(p)) {
        compare(p);
    }
}

void pair_feed(pair *p, ui_raw raw) {
    pair_feed_each(p, (const ui_raw[TRUTHS]){raw, raw});
}

void pair_give(pair *p, uint8_t seat, const nt_move move[TRUTHS]) {
    bool good = true;
    for (int s = 0; s < TRUTHS; s++) {
        good &= side_give(&p->side[s], seat, move[s]);
    }
    p->given = true;
    p->parted |= !good;
    keep(p, (pair_input){.kind = PAIR_GIVEN, .seat = seat, .move = {move[0], move[1]}});
    if (pair_lives(p)) {
        compare(p);
    }
}

/* A choice that waits for its least time is made when the program ends, too, and may be followed by what is public
 * then: the saves are as long as that. */
static void make_what_waits(pair *p) {
    for (int s = 0; s < TRUTHS; s++) {
        app_director_take(p->side[s].a->table, UINT64_MAX);
        side_listen(&p->side[s]);
    }
    p->stood_apart = !in_call(p) && !stand_alike(p);
}

/* Its window is closed, now and then, and it ends by itself: with one code. A tape goes to a program that is killed.
 */
static void close_windows(pair *p) {
    if (p->tape != NULL || nt_rng_below(&p->rng, 2) == 0) {
        return;
    }
    for (int s = 0; s < TRUTHS; s++) {
        side_feed(&p->side[s], (ui_raw){.kind = UI_RAW_QUIT});
    }
    if (app_is_locked_out(p->side[0].a) != app_is_locked_out(p->side[1].a)) {
        differs(p, BY_WINDOW, "it ends with a failure in one");
    }
}

void pair_restart(pair *p) {
    make_what_waits(p);
    close_windows(p);
    for (int s = 0; s < TRUTHS; s++) {
        side_restart(&p->side[s]);
    }
    keep(p, (pair_input){.kind = PAIR_RESTART});
    compare(p);
}
