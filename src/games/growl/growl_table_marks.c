/* The marks that choices leave over GROWL's table at night: threads, counts, hands, signs. */
#include <math.h>

#include "growl_table_thread.h"

static ui_rect plate_of(const growl_look *look, const growl_ring *ring, int seat) {
    return ring->at[look->pub->place[seat]].plate;
}

/* What threads are drawn in, from seat to seat: of several, heads lie above all shafts. */
typedef struct {
    const growl_look *look;
    growl_thread_room room;
    bool heads;
} threads;

static void thread(const threads *all, int from, int to, ui_colour colour, float part) {
    static const float size = 0.8f;
    const growl_pub *pub = all->look->pub;

    if (part > 0.0f) {
        const growl_thread way =
            growl_thread_of(all->look->d->ui->found, &all->room, pub->place[from], pub->place[to]);
        (all->heads ? table_arrow_head : table_arrow_shaft)(all->look->d, way.at, way.bends, motion_out(part), size,
                                                            colour);
    }
}

static bool votes_open(const growl_pub *pub) {
    return pub->night_card == GROWL_ACCUSED || pub->night_card == GROWL_PURGE || pub->night_card == GROWL_TRUSTED;
}

static int most_votes(const growl_pub *pub) {
    int most = 0;

    for (int i = 0; i < pub->n; i++) {
        most = pub->votes[i] > most ? pub->votes[i] : most;
    }
    return most;
}

static void votes(const threads *all) {
    const growl_look *look = all->look;
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const int to = pub->vote[i];
        if (to < pub->n && to != i) {
            thread(all, i, to, pub->votes[to] == most ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(look->t, GROWL_EV_VOTE) && look->t->event.arg[1] != look->t->event.arg[2]) {
        thread(all, look->t->event.arg[1], look->t->event.arg[2], UI_PAPER_200, look->t->part);
    }
}

static void counts(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const ui_rect p = plate_of(look, ring, i);
        if (pub->votes[i] > 0) {
            table_disc_number(look->d, (ui_rect){p.x - 14, p.y - 22, 44, 44}, pub->votes[i],
                              pub->votes[i] == most ? UI_LANTERN : UI_PAPER_100);
        }
    }
}

static int pointed_at(const growl_pub *pub, int seat) {
    for (int k = 1; k < pub->n; k++) {
        const int step = pub->point[seat] == 0 ? k : pub->n - k;
        const int other = pub->who[(pub->place[seat] + step) % pub->n];
        /* A round that is told pointer by pointer is the group's; when it is over the group may be smaller. */
        if (pub->point[other] != GROWL_NONE || pub->group[other]) {
            return other;
        }
    }
    return seat;
}

static bool is_unwanted(const growl_look *look, int seat) {
    const nt_event *e = &look->t->event;

    for (int i = 0; growl_is_telling(look->t, GROWL_EV_UNWANTED) && i < e->arg[1]; i++) {
        if (e->arg[2 + i] == seat) {
            return true;
        }
    }
    return look->pub->unwanted[seat] != 0;
}

enum { QUICK = 4 }; /* a thread is there long before its sentence has been read */

static void pointing(const threads *all) {
    const growl_look *look = all->look;
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    /* The first pointer of a round sweeps the last round away. */
    const bool begins = growl_is_telling(t, GROWL_EV_POINT) && t->event.arg[0] > pub->round;

    for (int i = 0; i < pub->n && !begins && pub->round > 0; i++) {
        if (pub->point[i] != GROWL_NONE) {
            const int to = pointed_at(pub, i);
            thread(all, i, to, is_unwanted(look, to) ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(t, GROWL_EV_POINT)) {
        thread(all, t->event.arg[1], t->event.arg[3], UI_PAPER_200, fminf(QUICK * t->part, 1.0f));
    }
}

/* Somebody asks, and one other shows: all know who. */
static bool questions(const growl_pub *pub) {
    return pub->night_card == GROWL_SERUM || pub->night_card == GROWL_HOUND;
}

/* Who is asked, or nobody; *part: how much of the thread there is. */
static int asked_of(const growl_look *look, float *part) {
    const table_ui *t = look->t;
    const bool told = table_tells(t) && t->event.kind == GROWL_EV_TARGET;

    *part = told ? fminf(QUICK * t->part, 1.0f) : 1.0f;
    return told ? t->event.arg[1] : look->pub->target[0] < look->pub->n ? look->pub->target[0] : -1;
}

static void question(const threads *all) {
    float part;
    const int to = asked_of(all->look, &part);

    if (to >= 0) {
        thread(all, all->look->pub->active, to, UI_PAPER_200, part);
    }
}

/* Round who is asked, once the thread is there. */
static void asked_frame(const growl_look *look, const growl_ring *ring) {
    static const float out = 5.0f;
    float part;
    const int to = asked_of(look, &part);

    if (to >= 0 && part >= 1.0f) {
        ui_seat_frame(look->d, ui_inset(plate_of(look, ring, to), -out), UI_PAPER_200, true);
    }
}

/* A sign that stands on a seat's plate beside its house: clear of the name, of a card that leans there, and of the
 * sign of silence. Between two cards it stands before the house. */
static ui_rect sign_of(const growl_look *look, const growl_ring *ring, int seat) {
    const growl_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    const int place = pub->place[seat];
    const ui_place *at = &ring->at[place];
    const ui_rect p = at->plate, h = at->house;
    const int cards = (pub->bullet_place == place) + (pub->seance_place == place);
    const float size = ui->rim != NULL ? 48.0f : 40.0f, y = fmaxf(p.y - size - 1, 8);
    const ui_rect right = {fminf(h.x + h.w + 6, p.x + p.w - size), y, size, size};
    const ui_rect left = {fmaxf(h.x - 6 - size, p.x), y, size, size};

    if (cards > 1) {
        return (ui_rect){h.x + (h.w - size) / 2, y, size, size};
    }
    if (cards == 1) {
        return growl_leans_right(ui, at) ? left : right;
    }
    return ui_meet(right, ui_inset(growl_banner_place(ui, pub->n), -6)) ? left : right;
}

/* Of whoever dies the signs go as the house leaves its place: how much of them is left, 0 to 1. */
static float signs_left(const growl_look *look, int seat) {
    static const float leaves = 0.1f; /* of its time */
    const bool dies = growl_is_telling(look->t, GROWL_EV_DEATH) && look->t->event.arg[0] == seat;

    return dies ? 1.0f - motion_out(motion_of(look->t->part, 0.0f, leaves)) : 1.0f;
}

/* A hand that is up, or the tick of whoever has been saved. */
static void hand_sign(ui_draw *d, ui_rect disc, bool up) {
    ui_disc(d, disc, up ? UI_PAPER_100 : UI_MOSS, UI_INK_900, 2.0f);
    ui_figure(d, up ? "hand" : "check", ui_inset(disc, disc.w * 0.15f), UI_INK_900);
}

/* Who is saved is framed as the arrow of whoever saves comes near. */
static void saved_frame(const growl_look *look, const growl_ring *ring) {
    static const float there = 0.35f, out = 5.0f; /* of its way; of the plate */
    const nt_event *told = &look->t->event;

    if (growl_is_telling(look->t, GROWL_EV_SAVED) && look->t->part >= there * GROWL_SAVED_JOINED) {
        ui_seat_frame(look->d, ui_inset(plate_of(look, ring, told->arg[1]), -out), UI_LANTERN, true);
    }
}

static void raised_hands(const growl_look *look, const growl_ring *ring) {
    for (int i = 0; i < look->pub->n; i++) {
        const ui_rect disc = sign_of(look, ring, i);
        const float left = signs_left(look, i);
        if ((look->pub->alive[i] || look->pub->raised[i]) && left > 0.0f) {
            ui_scale(look->d, ui_centre(disc, disc.w * left, disc.h * left), disc);
            ui_group(look->d, disc, 0, 0.0f);
            hand_sign(look->d, disc, look->pub->raised[i] != 0);
            ui_group_end(look->d);
        }
    }
}

/* A bar across the plate of whoever sits in the cage; an open eye for who lies awake. */
static void night_signs(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (pub->insomnia < pub->n && signs_left(look, pub->insomnia) >= 1.0f) {
        const ui_rect disc = sign_of(look, ring, pub->insomnia);
        ui_disc(look->d, disc, UI_INK_900, UI_LANTERN, 2.0f);
        ui_figure(look->d, "eye", ui_inset(disc, disc.w * 0.15f), UI_LANTERN);
    }
    if (pub->caged < pub->n && signs_left(look, pub->caged) >= 1.0f) {
        const ui_rect h = ring->at[pub->place[pub->caged]].house;
        for (int i = 0; i < 5; i++) {
            const float x = h.x + h.w * (0.08f + 0.2f * (float)i);
            ui_fill(look->d, (ui_rect){x, h.y + h.h * 0.1f, 4, h.h * 0.9f}, UI_PAPER_400);
        }
        ui_fill(look->d, (ui_rect){h.x + h.w * 0.04f, h.y + h.h * 0.1f, h.w * 0.9f, 5}, UI_PAPER_400);
    }
}

/* What was chosen stands until the cards are passed. */
static bool is_choosing(const growl_pub *pub) {
    return pub->night_open && pub->step < GROWL_STEP_PASS;
}

static void chosen(const threads *all, bool saves) {
    const growl_look *look = all->look;

    if (saves) {
        const nt_event *told = &look->t->event;
        thread(all, told->arg[0], told->arg[1], UI_LANTERN, motion_of(look->t->part, 0.0f, GROWL_SAVED_JOINED));
    } else if (look->pub->night_card == GROWL_UNWANTED) {
        pointing(all);
    } else if (questions(look->pub)) {
        question(all);
    } else {
        votes(all);
    }
}

void growl_draw_threads(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const bool saves = pub->night_card == GROWL_UNSAVED && growl_is_telling(look->t, GROWL_EV_SAVED);
    const bool shows = votes_open(pub) || questions(pub) || pub->night_card == GROWL_UNWANTED || saves;

    if (is_choosing(pub) && shows) {
        threads all = {look, growl_thread_room_of(look, ring), false};
        for (int pass = 0; pass < 2; pass++) {
            all.heads = pass == 1;
            chosen(&all, saves);
        }
    }
}

void growl_draw_marks(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (!pub->night_open || !growl_shows_night(look)) {
        return;
    }
    night_signs(look, ring);
    if (is_choosing(pub) && votes_open(pub)) {
        counts(look, ring);
    } else if (is_choosing(pub) && pub->night_card == GROWL_UNSAVED) {
        saved_frame(look, ring);
        raised_hands(look, ring);
    } else if (is_choosing(pub) && questions(pub)) {
        asked_frame(look, ring);
    }
}
