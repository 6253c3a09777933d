/* The table as the event that is shown found it. The state is ahead of it: after the last card of a deal even a whole
 * deal, and then the seats must not show what the summary has yet to open. */
#include <string.h>

#include "robbers_table.h"

int robbers_gain(const robbers_summary *last, int seat) {
    return last->scored && last->winner == robbers_team(last->role[seat]);
}

static bool deal_is_fresh(const robbers_pub *pub) {
    return pub->tricks == 0 && pub->down == 0 && pub->last.scored;
}

/* Back to the end of the deal before, with its last trick on the table. */
static void back_to_last_deal(robbers_pub *pub) {
    const robbers_summary *last = &pub->last;

    pub->deal = last->number;
    pub->dealer = last->dealer;
    pub->phase = ROBBERS_PHASE_PLAY;
    pub->tricks = (uint8_t)robbers_hand_size(pub->n);
    memcpy(pub->trick, last->trick, sizeof pub->trick);
    memset(pub->taken, 0, sizeof pub->taken);
    memset(pub->hand, 0, sizeof pub->hand);
    for (int i = 0; i < pub->tricks; i++) {
        pub->taken[pub->trick[i].winner]++;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        pub->points[seat] = (uint8_t)(pub->points[seat] - robbers_gain(last, seat));
    }
}

/* Before the trick that has just ended was taken. */
static void untake(robbers_pub *pub) {
    robbers_trick *trick = &pub->trick[pub->tricks - 1];

    pub->taken[trick->winner]--;
    trick->winner = ROBBERS_NOBODY;
    pub->tricks--;
    pub->down = pub->n;
}

robbers_look robbers_look_of(nt_view view, const table_ui *t, ui_draw *d) {
    robbers_look look = {.me = view.me,
                         .seat = view.seat,
                         .chair = t->seat,
                         .w = d != NULL ? &d->words : NULL,
                         .news = true,
                         .t = t,
                         .d = d,
                         .moving = t->frame == TABLE_PUBLIC && t->part < 1.0f};
    const uint8_t kind = t->event.kind;

    memcpy(&look.pub, view.pub, sizeof look.pub);
    if (!look.moving || (kind != ROBBERS_EV_CARD && kind != ROBBERS_EV_TRICK)) {
        return look;
    }
    if (deal_is_fresh(&look.pub)) {
        back_to_last_deal(&look.pub);
    }
    if (look.pub.down == 0 && look.pub.tricks > 0) {
        untake(&look.pub);
    }
    return look;
}

robbers_look robbers_look_of_telling(const table_telling *told, text_words *w) {
    robbers_look look = {.seat = NT_SPECTATOR, .chair = told->seat, .w = w, .news = told->news};

    memcpy(&look.pub, told->view.pub, sizeof look.pub);
    return look;
}

robbers_shown robbers_shown_of(const robbers_look *look) {
    const robbers_pub *pub = &look->pub;
    const nt_event *e = &look->t->event;
    robbers_shown s = {.part = 1.0f};
    int down = 0;
    const robbers_trick *trick = robbers_shown_trick(pub, &down);

    if (trick == NULL) {
        s.trick.leader = robbers_turn(pub);
        s.trick.winner = ROBBERS_NOBODY;
        return s;
    }
    s.trick = *trick;
    s.number = (int)(trick - pub->trick);
    s.past = pub->down == 0;
    s.down = down;
    if (look->moving && e->kind == ROBBERS_EV_CARD && down > 0) {
        const float flight = 0.55f;
        s.flies = look->t->part < flight;
        s.part = s.flies ? look->t->part / flight : (look->t->part - flight) / (1.0f - flight);
        s.down -= s.flies;
    } else if (look->moving && e->kind == ROBBERS_EV_TRICK) {
        s.part = look->t->part;
    }
    s.final = s.down == pub->n;
    s.now = robbers_read(s.trick.card, s.down);
    s.before = robbers_read(s.trick.card, s.down > 0 ? s.down - 1 : 0);
    return s;
}
