/* Werewolf's public frame: its ground, what is said, and in which order all is drawn. From the public part alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table_public.h"

/* ---- the ground ---- */

/* Night falls and day breaks over the first half of their event, the first night once the sheet is up: how far it
 * is, 0..1. */
static float turn_of_day(const werewolf_look *look) {
    static const float turned_by = 0.5f, first_by = 0.72f;
    const bool first = werewolf_has_sheet(look->pub);

    return !werewolf_day_turns(look) ? 0.0f
           : first                   ? motion_of(look->t->part, WEREWOLF_SHEET_UP, first_by)
                                     : motion_of(look->t->part, 0.0f, turned_by);
}

/* How dark it is: 0 by day, 1 by night. */
static float darkness(const werewolf_look *look) {
    const float turned = turn_of_day(look);

    return look->pub->night != 0 ? 1.0f - turned : turned;
}

/* Whether the chip names a night: it goes with the words, and the sky after both. */
static bool names_night(const werewolf_look *look) {
    return werewolf_day_turns(look) ? look->t->event.kind == WEREWOLF_EV_NIGHTFALL : look->pub->night != 0;
}

/* On black no sky darkens: as night falls a moon comes where people were, before their arc. */
static void draw_moon(const werewolf_look *look, const werewolf_ring *ring) {
    static const float most = 200.0f, low = 0.7f;
    const ui_rect c = ring->middle;
    const float size = fminf(most, 0.45f * fminf(c.w, c.h));
    const ui_rect at = {c.x + (c.w - size) / 2, c.y + low * c.h - size / 2, size, size};

    if (look->d->ui->high_contrast && werewolf_day_turns(look) && names_night(look)) {
        const float seen = motion_stepped(darkness(look), MOTION_DUSK_STEPS);
        ui_figure(look->d, "moon", at, ui_fade(ui_theme(look->d->ui, UI_PAPER_100), seen));
    }
}

/* Which day or night it is. */
static const char *when(const werewolf_look *look) {
    return !werewolf_day_turns(look)
               ? werewolf_when(look)
               : UI_SAY(look->d, names_night(look) ? "werewolf.when.night" : "werewolf.when.day",
                        TEXT_NUM("n", look->t->event.arg[0]));
}

/* A new name never lies over the one before: how much of it is still to come. */
static float when_to_come(const werewolf_look *look) {
    return werewolf_day_turns(look) ? look->t->question_left : 0.0f;
}

/* How wide a plate in a corner may be: up to the disc beside it and its signs, where the window is low. */
static float corner_room(const werewolf_look *look, const werewolf_ring *ring, bool right) {
    static const float usual = 4.0f, larger = 8.0f; /* beside larger words, for each text scale above 1 */
    const ui_frame *ui = look->d->ui;
    const float air = usual + larger * fmaxf(0.0f, ui->text_scale - 1.0f);
    const ui_rect widest = ui_corner_widest(ui, right);
    float room = widest.w;

    for (int seat = 0; seat < look->pub->n && ui->rim != NULL; seat++) {
        const ui_rect disc = ring->plate[seat], sign = werewolf_disc_corner(disc, right, false);
        const ui_rect all = ui_inset(ui_both(disc, sign), -air);
        if (all.y < widest.y + widest.h && all.y + all.h > widest.y) {
            const float beside = right ? widest.x + widest.w - all.x - all.w : all.x - widest.x;
            room = beside > 0.5f * widest.w ? fminf(room, beside) : room;
        }
    }
    return room;
}

/* The chips in the corners: which day or night it is, and how many live, where no judge has his button. */
static void say_when(const werewolf_look *look, const werewolf_ring *ring) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *sign = pub->round == 0 && !werewolf_day_turns(look) ? NULL : names_night(look) ? "moon" : "sun";
    char text[12];
    int living = 0;

    ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 1.0f - when_to_come(look));
    ui_corner day = {
        .text = when(look), .figure = sign, .right = d->ui->left_handed && werewolf_judged(pub), .both = true};
    day.room = corner_room(look, ring, day.right);
    day.open = 1.0f;
    ui_corner_put(d, &day);
    ui_group_end(d);
    for (int seat = 0; seat < pub->n; seat++) {
        living += pub->alive[seat] != 0;
    }
    if (!werewolf_judged(pub)) {
        snprintf(text, sizeof text, "%d/%d", living % 100, pub->n % 100);
        const ui_corner who = {.text = text,
                               .figure = "person",
                               .right = true,
                               .name = true,
                               .both = true,
                               .room = corner_room(look, ring, true),
                               .open = 1.0f};
        ui_corner_put(d, &who);
    }
}

/* Something is shown before the square, and hides whoever stands there; while anything is told it is taken away. */
static bool hangs(const werewolf_look *look, ui_rect over) {
    return (werewolf_has_sheet(look->pub) && werewolf_sheet_gone(look) <= 0.0f) || over.w > 0;
}

/* How much of those on the square is seen, 0..1: by night they are at home, and no faster than the sheet leaves they
 * come in sight. */
static float people_seen(const werewolf_look *look) {
    const float gone = 1.0f - werewolf_dead_left(look), free = werewolf_has_sheet(look->pub)
                                                                   ? werewolf_sheet_gone(look)
                                                                   : fminf(gone, werewolf_slide_leaves_people(look));

    return motion_stepped(free, MOTION_DUSK_STEPS) * (1.0f - motion_stepped(darkness(look), MOTION_DUSK_STEPS));
}

/* ---- the frame ---- */

/* A vote was taken back, and is given again since: a bot's without a word. */
static bool is_overtaken(const werewolf_pub *pub, const nt_event *e) {
    return e->kind == WEREWOLF_EV_RECALLED && werewolf_in_vote(pub) && pub->voted[e->arg[0] % WEREWOLF_SEATS];
}

/* The question says no more than the last event does: that somebody goes out who is asked nothing, and on a flat
 * table, where both have one line, that night falls. */
static bool event_says_all(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const int seat = werewolf_asked_first(pub), kind = look->t->last.kind;

    return (look->d->ui->rim != NULL && pub->step == WEREWOLF_STEP_NIGHT && kind == WEREWOLF_EV_NIGHTFALL) ||
           (pub->step == WEREWOLF_STEP_RITES && kind == WEREWOLF_EV_DEATH && seat == look->t->last.arg[0] &&
            !werewolf_page_asks(pub, seat));
}

/* Or the event is in the question: of a tie on a flat table, and that somebody declares. */
static bool question_says_all(const werewolf_look *look) {
    const int step = look->pub->step, kind = look->t->last.kind;

    return (look->d->ui->rim != NULL && step == WEREWOLF_STEP_SAY && kind == WEREWOLF_EV_TIE) ||
           (step == WEREWOLF_STEP_DECLARE && kind == WEREWOLF_EV_DECLARES && look->t->n_legal == 0);
}

/* As many votes as have come to the disc; NULL: all of them. */
static const char *told_so_far(const werewolf_look *look, const nt_event *total) {
    const int seat = total->arg[0], landed = werewolf_votes_landed(look, seat);

    return landed == total->arg[1] ? NULL
                                   : UI_SAY(look->d, "werewolf.event.total", TEXT_STR("form", "other"),
                                            TEXT_STR("name", werewolf_seat_name(look, seat)),
                                            TEXT_STR("votes", werewolf_votes(look->w, landed)), TEXT_NUM("whole", 0),
                                            TEXT_STR("weight", ""));
}

/* What is said while something comes, before the event's own words are true of what is seen: a card turns, no more
 * than whose it is; votes are counted, no more than have come. NULL: they are. */
static const char *told_early(const werewolf_look *look) {
    const table_ui *t = look->t;
    const nt_event *e = &t->event;

    if (table_tells(t) && e->kind == WEREWOLF_EV_SHOWN && t->part < WEREWOLF_FACE_SEEN) {
        return UI_SAY(look->d, "werewolf.note.turning", TEXT_STR("name", werewolf_seat_name(look, e->arg[0])));
    }
    return table_tells(t) && e->kind == WEREWOLF_EV_TOTAL ? told_so_far(look, e) : NULL;
}

/* Before the second line, which tells of whoever abstains, stands the mark that these have at their plates. */
static void mark_second(ui_draw *d, const char *second) {
    static const float size = 26.0f, air = 9.0f;

    for (int i = d->n_boxes - 1; i >= 0 && second != NULL; i--) {
        const ui_rect at = d->box[i].at;
        if (strcmp(d->arena + d->box[i].text, second) == 0) {
            werewolf_draw_mark(d, (ui_rect){at.x - air - size, at.y + (at.h - size) / 2, size, size},
                               WEREWOLF_MARK_DOWN);
            return;
        }
    }
}

/* How many abstain, while the totals are told, or that they decide nothing; NULL: nobody does. */
static const char *told_abstaining(const werewolf_look *look) {
    const int kind = look->t->event.kind;
    const bool counts = kind == WEREWOLF_EV_TOTAL || kind == WEREWOLF_EV_TIE || kind == WEREWOLF_EV_NO_EXILE;
    const int n = counts && werewolf_tells_count(look) ? werewolf_abstaining(look) : 0;

    return n > 0 ? UI_SAY(look->d, "werewolf.note.abstained", TEXT_NUM("n", n)) : NULL;
}

/* Why there is a Sheriff without a vote, while that is told; NULL: there was one. */
static const char *told_alone(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const nt_event *e = &look->t->event;
    const bool elected = e->kind == WEREWOLF_EV_BADGE && e->arg[0] >= pub->n && e->arg[1] < pub->n;
    const bool no_vote = pub->step == WEREWOLF_STEP_STAND || pub->step == WEREWOLF_STEP_CAMPAIGN;
    int standing = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        standing += pub->candidate[seat] == WEREWOLF_STANDING;
    }
    return table_tells(look->t) && elected && no_vote && standing == 1 ? ui_say(look->d, "werewolf.note.alone")
                                                                       : NULL;
}

/* Whether this is told of somebody who abstains, as all see. */
static bool tells_abstaining(const werewolf_look *look, const nt_event *e) {
    return e->kind == WEREWOLF_EV_BALLOT && e->arg[1] >= look->pub->n;
}

/* What the declaration does that is being chosen, in one line: large words leave it no room on its button. */
static const char *told_declaration(const werewolf_look *look) {
    const char *note = werewolf_declares(look, look->t->pick[WEREWOLF_PICK_MENU]);

    return note == NULL ? werewolf_aside(look) : werewolf_one_line(&look->d->words, note);
}

/* How a vote is given, while it has only been opened or hands are asked for. Who may not speak today, while the day
 * opens: between these steps nothing is told that would be missed. Else what was told last. */
static const char *below_question(const werewolf_look *look, const char *last, bool note) {
    const werewolf_pub *pub = look->pub;
    const bool opens = look->t->last.kind == WEREWOLF_EV_ELECTION || look->t->last.kind == WEREWOLF_EV_DIRECTION;
    const nt_event silenced = {.kind = WEREWOLF_EV_SILENCED, .to = NT_ALL, .n = 1, .arg = {pub->silenced}};

    const bool opened = look->t->last.kind == WEREWOLF_EV_VOTE_OPENS;
    const char *how = opened || werewolf_asks_hands(look) ? werewolf_how_to_vote(look) : NULL;

    if (note || werewolf_aside_below(look)) {
        return told_declaration(look);
    }
    if (how != NULL || opened) { /* that it is open is no news once all have voted */
        return how;
    }
    return opens && pub->silenced < pub->n && pub->alive[pub->silenced] ? werewolf_told_on(look, &silenced) : last;
}

/* The last event stands below the question, unless that needs both lines, or is no more true; note: rather what has
 * no room in the middle. */
static void apron(const werewolf_look *look, bool note) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool tells = t->last.kind != 0 && (table_tells(t) || !is_overtaken(look->pub, &t->last));
    const char *last = tells ? werewolf_told_on(look, &t->last) : NULL;
    const char *early = told_early(look), *told = early != NULL ? early : table_tells(t) ? last : NULL;
    const char *second = below_question(look, last, note);
    const bool waits = werewolf_dead_left(look) > 0.0f; /* the question, until the picture is home */
    const char *asks = told != NULL                                      ? told
                       : last != NULL && (waits || event_says_all(look)) ? last
                                                                         : werewolf_question(look);
    const bool both = !werewolf_asks_in_one_line(d->ui, asks);

    /* Two names, and what is done with them, need the room. */
    const bool of_two = t->pick[WEREWOLF_PICK_MENU] != WEREWOLF_MENU_NONE && t->pick[WEREWOLF_PICK_SEAT] > 0;
    const bool twice = asks == last || question_says_all(look) || early != NULL || of_two;

    const char *abstained = told_abstaining(look), *alone = told_alone(look),
               *below = abstained != NULL ? abstained
                        : alone != NULL   ? alone
                        : !twice          ? second
                                          : NULL;

    ui_apron(d, asks, !both ? below : NULL, true);
    if (!both && (abstained != NULL || (below == last && tells_abstaining(look, &t->last)))) {
        mark_second(d, below);
    }
}

/* In the upper corner, where no seat is: held, it opens the judge's face. */
static void judge_pad(const werewolf_look *look) {
    ui_draw *d = look->d;
    const char *word = ui_say(d, "werewolf.judge.open");

    if (werewolf_judged(look->pub)) {
        const ui_rect at = werewolf_judge_place(d->ui, word, true);
        ui_button(d, at, ZONE_JUDGE, 0, NULL, NULL, UI_PLAIN, UI_ZONE_HOLD);
        werewolf_draw_judge_word(d, at, UI_PAPER_100);
    }
}

/* Where eyes are closed for calls the dark closes over the table before the first page of the night, and parts when
 * day breaks, over what is said too. What a flat table says stands beside this frame, which is lit with it: its
 * whole window comes out of the dark. Host and kind of event are known to all. */
static void close_over(const werewolf_look *look) {
    static const float closes_from = 0.7f, parts_by = 0.3f; /* steps of the same length, both ways */
    static const int steps = 10;
    const table_ui *t = look->t;

    if (!look->d->ui->motion || t->part >= 1.0f || !werewolf_day_turns(look) ||
        look->pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ||
        (look->d->ui->rim != NULL && t->event.kind == WEREWOLF_EV_DAWN)) {
        return;
    }
    const float closed = t->event.kind == WEREWOLF_EV_NIGHTFALL ? motion_of(t->part, closes_from, 1.0f)
                                                                : 1.0f - motion_of(t->part, 0.0f, parts_by);
    table_close(look->d, motion_stepped(closed, steps));
}

/* What a question brings there comes when what was there before has gone. The sheet stays until it is rolled up. */
static void draw_middle_coming(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m) {
    const bool stays = werewolf_has_sheet(look->pub) && werewolf_day_turns(look);
    const float left = stays ? 0.0f : look->t->question_left;
    ui_draw *d = look->d;

    if (left > 0.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 1.0f - left);
    }
    const int from = d->n;
    werewolf_draw_middle(look, ring, m);
    if (left > 0.0f) {
        d->asked = from;
        d->asked_end = d->n;
        ui_group_end(d);
    }
}

void werewolf_draw_public(const werewolf_look *look) {
    werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, false);

    werewolf_size_names(look, &ring);
    const bool fits = werewolf_fit_square(look->d->ui, &ring, look->pub->n);
    const werewolf_middle m = werewolf_middle_of(look, &ring);
    const bool square = fits && !m.covers;
    const ui_rect place = werewolf_slide_place(look, &ring), over = werewolf_rites_over(look, place);
    const bool goes = werewolf_dead_left(look) > 0.0f; /* the night's dead: what is asked then comes behind them */
    ui_rect block[WEREWOLF_BLOCKS];

    werewolf_draw_sky(look, darkness(look));
    draw_moon(look, &ring);
    werewolf_blocks_of(look, &m, block);
    const bool covered =
        m.s.list > 0 && werewolf_meets_people(look->d->ui, &ring, look->pub->n, werewolf_list_panel(look, &m));
    if (!werewolf_slide_covers(look)) { /* people stand before it */
        werewolf_draw_direction(look, &ring);
    }
    if (!covered && !hangs(look, over) && square) {
        werewolf_draw_people(look, &ring, people_seen(look));
    }
    if (!werewolf_slide_covers(look)) {
        werewolf_draw_threads(look, &ring, block);
    }
    if (!goes) {
        draw_middle_coming(look, &ring, &m);
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool hidden = over.w > 0 && ui_meet(over, ring.plate[seat]);
        werewolf_draw_seat(look, &ring, seat, hidden ? WEREWOLF_TOUCH_NONE : werewolf_seat_touch(look, seat));
        if (!hidden) {
            werewolf_seat_zone(look, ring.plate[seat], seat);
        }
    }
    if (over.w <= 0 && !goes) {
        werewolf_draw_cues(look, &ring, over);
    }
    for (int seat = 0; seat < look->pub->n; seat++) { /* over what says who is to act */
        werewolf_draw_given(look, &ring, seat);
    }
    if (!werewolf_slide_covers(look)) {
        werewolf_draw_totals(look, &ring);
    }
    say_when(look, &ring);
    judge_pad(look);
    werewolf_draw_slide(look, &ring, place);
    if (over.w > 0) {
        werewolf_draw_rites_over(look, &ring, place, over);
        werewolf_draw_cues(look, &ring, over);
    }
    if (goes) {
        werewolf_draw_dead_going(look, &ring, place);
    }
    apron(look, m.below);
    close_over(look);
}
