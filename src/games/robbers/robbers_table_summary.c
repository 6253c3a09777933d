/* The end of a deal: hands and roles one below the other, then what each pile is worth for its side on the scale,
 * both sides' sums, and who won. The events of the deal's end open it step by step; later it can be looked at whole.
 */
#include <math.h>
#include <string.h>

#include "robbers_table_summary.h"
#include "ui/rim.h"

/* A card has turned in the middle of its event, and a row is open a little before its own ends. */
static const float turned_part = ROBBERS_CARD_TURNED;

robbers_sum_times robbers_sum_times_of(const nt_event *e) {
    enum { JOIN = 1500, EACH = 850, LOOK = 1000 };
    const int more = e->kind == ROBBERS_EV_TEAM && e->arg[2] > 1 ? EACH * (e->arg[2] - 1) : 0,
              all = JOIN + more + LOOK;

    return (robbers_sum_times){(uint32_t)all, (float)JOIN / (float)all, (float)(JOIN + more) / (float)all};
}

static void add_points(robbers_summary *last, const uint8_t *arg) {
    last->icons[arg[0]] = arg[2];
    last->halved[arg[0]] = arg[3];
    last->points[arg[0]] = arg[4];
}

static void add_team(robbers_summary *last, const uint8_t *arg) {
    last->sum[arg[0]] = arg[1];
    memcpy(last->total[arg[0]], arg + 3, sizeof last->total[0]);
}

/* The view is the table as the event found it: what it opens is in the event alone. */
static robbers_opened opened_of(const robbers_look *look) {
    const nt_event *e = &look->t->event;
    const uint8_t *arg = e->arg;
    const int n = look->pub->n;
    robbers_opened o = {n, n, ROBBERS_TEAMS, true, 1.0f, 1.0f, 1.0f, 1.0f, look->pub->last};

    if (!robbers_opens_summary(look->t)) {
        return o;
    }
    o.won = e->kind == ROBBERS_EV_DEAL_WON;
    o.teams = o.won ? ROBBERS_TEAMS : e->kind == ROBBERS_EV_TEAM ? arg[0] + 1 : 0;
    o.points = o.teams > 0 ? n : e->kind == ROBBERS_EV_POINTS ? arg[0] + 1 : 0;
    if (e->kind == ROBBERS_EV_SHOWN) {
        o.hands = arg[0] + 1;
        o.undealt = 0.0f;
        o.last.role[arg[0]] = arg[1];
        memcpy(o.last.dealt[arg[0]], arg + 2, (size_t)robbers_hand_size(n));
    } else if (e->kind == ROBBERS_EV_UNDEALT) {
        o.undealt = motion_of(look->t->part, turned_part - 0.25f, turned_part + 0.25f);
        o.last.undealt = arg[0];
    } else if (e->kind == ROBBERS_EV_POINTS) {
        add_points(&o.last, arg);
    } else if (e->kind == ROBBERS_EV_TEAM) {
        add_team(&o.last, arg);
    } else {
        o.last.winner = arg[0];
        o.last.scored = 1;
    }
    if (e->kind == ROBBERS_EV_TEAM) {
        o.part = look->t->part;
    } else if (e->kind == ROBBERS_EV_SHOWN || e->kind == ROBBERS_EV_POINTS) {
        const robbers_row_times row = robbers_row_times_of(e);
        o.part = motion_of(look->t->part, row.from, row.open);
        o.comes = e->kind == ROBBERS_EV_POINTS ? motion_of(look->t->part, row.comes, row.from) : 1.0f;
        o.turned = e->kind == ROBBERS_EV_SHOWN ? motion_of(look->t->part, row.open, row.told) : 1.0f;
    }
    return o;
}

/* ---- the sheet ---- */

static const char *head_words(const robbers_look *look, const robbers_opened *o) {
    const robbers_summary *last = &o->last;
    ui_draw *d = look->d;
    const bool won = o->won && robbers_won_times_of(look->t).said >= 0.5f;
    const char *what = won             ? (last->winner < ROBBERS_TEAMS ? robbers_team_id[last->winner] : "drawn")
                       : o->teams > 0  ? "sum"
                       : o->points > 0 ? "piles"
                                       : "hands";

    return UI_SAY(d, "robbers.summary.head", TEXT_STR("what", what), TEXT_NUM("deal", last->number + 1));
}

static bool has_shut_button(const table_ui *t) {
    return t->page == ROBBERS_PAGE_LAST && !t->only_shown;
}

/* On a flat table no other button stands below the scale. */
static float below_scale(const robbers_look *look, float foot) {
    static const float ground = 34.0f;

    return look->d->ui->rim != NULL && !has_shut_button(look->t) ? ground : foot;
}

static robbers_sheet sheet_of(const robbers_look *look, bool hands) {
    const ui_frame *ui = look->d->ui;
    const bool narrow = ui->width<1000.0f, large = ui->text_scale> 1.2f, one_left = robbers_leaves_one(look->pub->n);
    const float foot = hands ? 32.0f : large ? 112.0f : 96.0f; /* below numbers stand a button and a hint */
    const float title = 86, bottom = ui->height - ui_apron_height(ui) - foot, edge = 20, gap = 14;
    robbers_sheet s = {.title = {30, 12, ui->width - 60, 60}, .head = large ? 84.0f : 64.0f};

    s.body = (ui_rect){edge, title, ui->width - 2 * edge, bottom - title};
    s.bar = (ui_rect){s.body.x + s.body.w / 2 - 170, bottom - 46, 340, 46};
    if (hands) {
        return s;
    }
    const float high = narrow ? s.body.h * 0.4f : s.body.h;
    const float wide = narrow ? (s.body.w - gap) / 2 : s.body.w * (large ? 0.355f : 0.315f);
    const float below = narrow && one_left ? s.bar.h : 0;
    const ui_rect columns = {s.body.x, narrow ? title + high : title, s.body.w,
                             (narrow ? s.body.h - high : high) - below};
    s.column[ROBBERS_TEAM_WOLVES] = (ui_rect){columns.x, columns.y, wide, columns.h};
    s.column[ROBBERS_TEAM_ROBBERS] = (ui_rect){columns.x + columns.w - wide, columns.y, wide, columns.h};
    s.scale = narrow ? (ui_rect){s.body.x + 60, title, s.body.w - 120, high - 10}
                     : (ui_rect){columns.x + wide + gap, title, columns.w - 2 * (wide + gap), high};
    if (!narrow) {
        s.bar = (ui_rect){s.scale.x, bottom - 46, s.scale.w, 46};
        s.scale.h += one_left ? -50 : foot - below_scale(look, foot);
    }
    return s;
}

/* The button that puts the sheet away, when it was opened to be read. */
static void shut_button(ui_draw *d) {
    const ui_rect at = {d->ui->width / 2 - 110, d->ui->height - ui_apron_height(d->ui) - 70, 220, 54};

    ui_button(d, at, ROBBERS_ZONE_SHUT, 0, ui_say(d, "robbers.shut"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

static void headline(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s) {
    static const float edge = 24.0f, rim = 8.0f;
    const float said = robbers_won_times_of(look->t).said; /* the words before go first */
    ui_draw *d = look->d;
    ui_label_style title = UI_STYLE_TITLE;

    title.lines = 1;
    title.align = UI_MIDDLE;
    const char *words = head_words(look, o);
    title.size = ui_label_size(d->ui, s->title, &title, words);
    const float w = fminf(ui_label_width(d->ui, &title, words) + 2 * edge, s->title.w);
    if (said < 1.0f) {
        ui_group_faded(d, ui_inset(s->title, -rim), fabsf(2.0f * said - 1.0f));
    }
    /* Before the sun, which stands where it ends. */
    ui_plate(d, (ui_rect){s->title.x + (s->title.w - w) / 2, s->title.y, w, s->title.h}, 61,
             ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    ui_label(d, s->title, &title, words);
    if (said < 1.0f) {
        ui_group_end(d);
    }
}

/* The whole pile of the seat that t->page says. */
static void shown_pile(const robbers_look *look, ui_rect area) {
    const robbers_pub *pub = look->pub;
    const int seat = look->t->page - ROBBERS_PAGE_SHOWN;
    uint8_t card[ROBBERS_PILE];

    if (seat < 0 || seat >= pub->n) {
        return;
    }
    const int n = robbers_pile(pub->last.trick, robbers_hand_size(pub->n), pub->n, seat, card), tricks = n / pub->n;
    const char *title =
        UI_SAY(look->d, "robbers.summary.whole", TEXT_NUM("n", tricks), TEXT_STR("name", robbers_name(look, seat)));
    robbers_draw_pile(look->d, area, title, card, n);
}

/* What lies in the pans, as far as it is told: a sack fills with the cards that are counted into it. */
static robbers_scale scale_of(const robbers_look *look, const robbers_opened *o) {
    robbers_scale scale = {.n = look->pub->n, .seat = look->t->seat};

    for (int i = 0; i < o->points; i++) {
        scale.team[i] = robbers_team(o->last.role[i]);
        scale.points[i] = robbers_counted(look, o, i);
        scale.lies[i] = i < o->points - 1 || o->comes > 0.0f;
    }
    scale.newest = o->points - 1;
    scale.comes = o->comes;
    const robbers_fall fall = robbers_falls(look, o);
    scale.came[o->points > 0 ? scale.team[o->points - 1] : 0] = fall.came;
    scale.sunk = fall.sunk;
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const bool told = o->teams > team, now = told && team == o->teams - 1 && !o->won;
        const robbers_sum_times t = robbers_sum_times_of(&look->t->event);
        scale.times[team] = told ? robbers_players(look, &o->last, 1 - team) : 0;
        scale.joined[team] = now ? motion_of(o->part, 0, t.joined) : told ? 1.0f : 0.0f;
        scale.filled[team] = now ? motion_of(o->part, t.joined, t.filled) : told ? 1.0f : 0.0f;
        scale.shines[team] = o->won && o->last.winner == team ? robbers_won_times_of(look->t).shines : 0.0f;
    }
    return scale;
}

/* What happens, until what it shows is told: a sentence of before would speak of somebody else. */
static const char *summary_line(const robbers_look *look, const robbers_opened *o) {
    const nt_event *e = &look->t->event;

    if (!look->telling) {
        return robbers_won_words(look, &o->last, o->last.winner);
    }
    if (e->kind == ROBBERS_EV_TEAM && look->t->part < robbers_sum_times_of(e).filled) {
        return UI_SAY(look->d, "robbers.summary.adds", TEXT_STR("team", robbers_team_id[e->arg[0]]));
    }
    if ((e->kind == ROBBERS_EV_SHOWN || e->kind == ROBBERS_EV_POINTS) &&
        look->t->part < robbers_row_times_of(e).told) {
        return UI_SAY(look->d, e->kind == ROBBERS_EV_SHOWN ? "robbers.summary.opens" : "robbers.summary.counts",
                      TEXT_STR("name", robbers_name(look, e->arg[0])));
    }
    return robbers_told_on(look, &look->t->last);
}

/* Dark above, so far down. */
static void dusk(ui_draw *d, float low) {
    const ui_rect at = {0, 0, d->ui->width, low};

    ui_group(d, at, 2, 0.0f);
    ui_dusk(d, at, low);
    ui_group_end(d);
}

/* So much of it is behind an event that opens the first row of a sheet, ms; behind all others more than any sheet
 * takes. */
static float since_sheet(const table_ui *t) {
    static const float long_ago = 10000.0f;
    const bool first =
        (t->event.kind == ROBBERS_EV_SHOWN || t->event.kind == ROBBERS_EV_POINTS) && t->event.arg[0] == 0;

    return first ? (float)robbers_row_times_of(&t->event).ms * t->part : long_ago;
}

/* How much is seen of a sheet that takes the place of the table, or of the hands once these are gone: it comes out of
 * their ground. */
static float sheet_seen(const table_ui *t) {
    const float from = t->event.kind == ROBBERS_EV_POINTS ? (float)ROBBERS_SIDES_COME : 0.0f;

    return motion_stepped((since_sheet(t) - from) / (float)MOTION_PAGE, MOTION_PAGE_STEPS);
}

/* And of the hands, which go before their owners do. */
static float hands_seen(const table_ui *t) {
    const bool go = t->event.kind == ROBBERS_EV_POINTS;

    return go ? 1.0f - motion_stepped(since_sheet(t) / (float)MOTION_PAGE, MOTION_PAGE_STEPS) : 0.0f;
}

/* Above any sheet. */
static void sheet_dusk(const robbers_look *look) {
    const robbers_sheet s = sheet_of(look, true);

    dusk(look->d, s.body.y + 60.0f);
}

static void draw_sheet(const robbers_look *look, const robbers_opened *o) {
    ui_draw *d = look->d;
    const bool hands = o->points == 0, one_left = robbers_leaves_one(look->pub->n);
    const robbers_sheet s = sheet_of(look, hands);

    if (hands) { /* the wood and the town stand back behind what is read */
        dusk(d, s.body.y + 190.0f);
        dusk(d, s.body.y + 190.0f);
    }
    headline(look, o, &s);
    if (hands) {
        robbers_draw_hands(look, o, &s);
    } else {
        const robbers_scale scale = scale_of(look, o);
        robbers_draw_scale(d, s.scale, &scale);
        robbers_draw_sides(look, o, &s);
        if (o->won && o->last.winner < ROBBERS_TEAMS && robbers_won_times_of(look->t).flies < 1.0f) {
            robbers_draw_coins(look, o, &s, robbers_sack_mouth(d->ui, s.scale, &scale, o->last.winner));
        }
        if (one_left && !look->telling) { /* it has been told among the hands */
            robbers_draw_undealt(look, o, s.bar);
        }
    }
}

/* On the ridge behind the scale; among hands they go, for their heads would look out between two of them. */
static void runners(const robbers_look *look, const robbers_opened *o, float seen) {
    if (look->d->ui->height <= look->d->ui->width) {
        robbers_draw_runners(look->d, o->points > 0 ? seen : 1.0f - seen);
    }
}

static void faded_sheet(const robbers_look *look, const robbers_opened *o, float seen) {
    ui_draw *d = look->d;

    if (seen < 1.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, seen);
    }
    draw_sheet(look, o);
    if (seen < 1.0f) {
        ui_group_end(d);
    }
}

/* The hands as all of them lay open. */
static robbers_opened all_hands(const robbers_look *look) {
    const int n = look->pub->n;

    return (robbers_opened){
        .hands = n, .undealt = 1.0f, .part = 1.0f, .comes = 1.0f, .turned = 1.0f, .last = look->pub->last};
}

/* Everybody goes from the own hand over to where the board of a side comes. */
static void go_over(const robbers_look *look, const robbers_opened *o) {
    const float part = motion_smooth(robbers_gone_over(look->t));
    const robbers_sheet hands = sheet_of(look, true), sides = sheet_of(look, false);

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect from = robbers_emblem_in(robbers_name_at_hand(look, &hands, seat)),
                      to = robbers_emblem_in(robbers_name_at_side(look, o, &sides, seat));
        ui_seat_emblem(look->d, motion_between(from, to, part), &look->t->seat[seat]);
    }
}

void robbers_draw_summary(const robbers_look *look) {
    const robbers_opened o = opened_of(look), before = all_hands(look);
    ui_draw *d = look->d;
    const float seen = sheet_seen(look->t);

    robbers_draw_ground(d);
    runners(look, &o, seen);
    if (o.points > 0) { /* it was dark there already: the sun does not come back between two sheets */
        sheet_dusk(look);
    }
    if (hands_seen(look->t) > 0.0f) {
        faded_sheet(look, &before, hands_seen(look->t));
    }
    faded_sheet(look, &o, seen);
    if (robbers_go_over(look->t)) {
        go_over(look, &o);
    }
    ui_mark_add(d, UI_MARK_PAGE, 0, (ui_rect){0});
    ui_apron(d, summary_line(look, &o), NULL, true);
    if (!look->telling || look->t->last.kind == ROBBERS_EV_DEAL_WON) {
        ui_rim_brief(d->ui->rim, robbers_won_brief(look->w, o.last.winner, o.last.number));
    }
    if (has_shut_button(look->t)) {
        shut_button(d);
    } else if (look->t->page >= ROBBERS_PAGE_SHOWN) {
        shown_pile(look, (ui_rect){0, 20, d->ui->width, d->ui->height - ui_apron_height(d->ui) - 40});
    }
}
