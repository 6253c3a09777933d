/* Whole threads of a vote, while it is counted: whoever votes for whomever, with few seats and many, wide, small and
 * tall, none lies on a stranger's plate or on a stranger's votes; those to one seat do not cross, and their heads
 * stand apart. Nor do votes lie on a button before. */
#include <math.h>

#include "app/werewolf_hosted.h"
#include "games/werewolf/werewolf_table.h"
#include "table/stage.h"

static bool lies_in(table_point at, ui_rect box) {
    return at.x > box.x && at.x < box.x + box.w && at.y > box.y && at.y < box.y + box.h;
}

static void resize(hosted *h, const int size[2]) {
    app_handle(h->a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = size[0], .h = size[1], .px_per_mm = 3.78f});
}

/* On to a vote of exile by hands, whose first candidate is called: then its buttons are most. */
static void to_vote(hosted *h, int seats, const int size[2]) {
    begin(h, seats, ((uint32_t)1 << seats) - 1, WEREWOLF_HOST_JUDGE, 0);
    resize(h, size);
    talk_until(h, "vote");
    while (app_director_step(h->a->table).kind != STEP_OPEN) {
        player_wait(&h->hand, 200);
    }
    press(h, "seat", living(h, -1));
    player_wait(&h->hand, 2000);
    assert_true(offers(h, "next-candidate", 0) || offers(h, "end-hands", 0));
}

static ui_rect with(ui_rect all, const ui_zone *zone) {
    const ui_rect at = zone != NULL ? zone->at : all;
    const float left = all.w > 0 ? fminf(all.x, at.x) : at.x, top = all.w > 0 ? fminf(all.y, at.y) : at.y;

    return (ui_rect){left, top, fmaxf(all.x + all.w, at.x + at.w) - left, fmaxf(all.y + all.h, at.y + at.h) - top};
}

static ui_rect buttons_of(const hosted *h) {
    static const char *const name[] = {"next-candidate", "end-hands", "way", "act"};
    ui_rect all = {0};

    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
        all = with(all, player_zone(&h->hand, name[i], -1));
    }
    assert_true(all.w > 0);
    return all;
}

/* What a point of a thread lies on, or NULL. */
static const char *hit(const werewolf_threads *t, int from, int to, table_point at) {
    for (int seat = 0; seat < t->n; seat++) {
        if (seat == from || seat == to) {
            continue;
        }
        if (lies_in(at, t->ring->plate[seat])) {
            return "a plate";
        }
        if ((t->landed >> seat & 1) && lies_in(at, werewolf_total_place(t->ui, t->ring, seat))) {
            return "votes";
        }
    }
    return NULL;
}

/* Whoever sits near, with nothing between, votes on a short way. */
static void expect_no_detour(const werewolf_threads *t, int from, int to, float way) {
    static const float near = 250.0f, air = 26.0f;
    const ui_rect plate = t->ring->plate[from], votes = werewolf_total_place(t->ui, t->ring, to);
    const table_point a = table_middle(plate), b = table_middle(votes);
    const float straight = table_apart(a, b);

    for (int i = 0; i <= 20; i++) {
        const float part = (float)i / 20;
        for (int side = -1; side <= 1; side++) {
            const table_point at = {a.x + (b.x - a.x) * part - air * (float)side * (b.y - a.y) / straight,
                                    a.y + (b.y - a.y) * part + air * (float)side * (b.x - a.x) / straight};
            if (hit(t, from, to, at) != NULL) {
                return;
            }
        }
    }
    if (straight < near && way > 1.45f * straight) {
        fail_msg("%d seats, %.0fx%.0f, landed %x: %d to %d is %.0f long, not %.0f", t->n, (double)t->ui->width,
                 (double)t->ui->height, t->landed, from + 1, to + 1, (double)way, (double)straight);
    }
}

enum { POINTS = 40 };

/* Point i of it, up to as many as all its bends have. */
static table_point point_of(const werewolf_thread *way, int i) {
    const int bend = i < way->bends * POINTS ? i / POINTS : way->bends - 1;

    return werewolf_thread_spot(way, bend, (float)(i - bend * POINTS) / POINTS);
}

/* Numbers and ends of threads are seen: none reaches its votes, nor runs through them to their other side, nor begins
 * below the voter's own. */
static void expect_clear_ends(const werewolf_threads *t, int from, int to, const werewolf_thread *way) {
    static const float clear = 5.0f, through = 2.0f;
    const ui_rect votes = werewolf_total_place(t->ui, t->ring, to), own = werewolf_total_place(t->ui, t->ring, from);

    const float end = table_apart(way->way[(size_t)2 * (size_t)way->bends], table_middle(votes)) - votes.w / 2;
    const float begin = table_apart(way->way[0], table_middle(own)) - own.w / 2;
    float nearest = end;

    for (int i = 0; i <= way->bends * POINTS; i++) {
        nearest = fminf(nearest, table_apart(point_of(way, i), table_middle(votes)) - votes.w / 2);
    }
    const bool narrow = t->n > 16 && t->ui->height > t->ui->width; /* not all heads have room there */
    if (nearest < -through && !narrow) {
        fail_msg("%d seats, %.0fx%.0f, landed %x: %d to %d runs through its votes", t->n, (double)t->ui->width,
                 (double)t->ui->height, t->landed, from + 1, to + 1);
    }
    if (end < clear || ((t->landed >> from & 1) && begin < clear)) {
        fail_msg("%d seats, %.0fx%.0f: %d to %d begins %.0f off its votes, ends %.0f before them", t->n,
                 (double)t->ui->width, (double)t->ui->height, from + 1, to + 1, (double)begin, (double)end);
    }
}

static void check_one(const werewolf_threads *t, int from, int to, uint32_t voters, const werewolf_thread *way) {
    table_point last = way->way[0];
    float length = 0.0f;

    assert_true(way->bends > 0);
    for (int i = 0; i <= way->bends * POINTS; i++) {
        const table_point at = point_of(way, i);
        const char *on = hit(t, from, to, at);
        if (on != NULL) {
            fail_msg("%d seats, %.0fx%.0f, landed %x: of %x %d to %d on %s at %.0f,%.0f", t->n, (double)t->ui->width,
                     (double)t->ui->height, t->landed, voters, from + 1, to + 1, on, (double)at.x, (double)at.y);
        }
        length += table_apart(last, at);
        last = at;
    }
    if (voters == (uint32_t)1 << from) {
        expect_no_detour(t, from, to, length);
    }
    expect_clear_ends(t, from, to, way);
}

/* On which side of the line from a to b it lies. */
static float side_of(table_point a, table_point b, table_point at) {
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
}

enum { PIECES = TABLE_ROPE_BENDS * POINTS / 4 };

/* Every fourth point of it; returns how many pieces lie between. */
static int points_of(const werewolf_thread *way, table_point at[PIECES + 1]) {
    const int n = way->bends * POINTS / 4;

    for (int i = 0; i <= n; i++) {
        at[i] = point_of(way, 4 * i);
    }
    return n;
}

static bool cross(const werewolf_thread *one, const werewolf_thread *other) {
    table_point a[PIECES + 1], c[PIECES + 1];
    const int n = points_of(one, a), m = points_of(other, c);

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < m; k++) {
            if (side_of(a[i], a[i + 1], c[k]) * side_of(a[i], a[i + 1], c[k + 1]) < 0 &&
                side_of(c[k], c[k + 1], a[i]) * side_of(c[k], c[k + 1], a[i + 1]) < 0) {
                return true;
            }
        }
    }
    return false;
}

/* Heads are counted: each stands off the next one by most of its width. Of all pairs few may cross, where many run
 * past the same plates. */
static void expect_apart(const werewolf_threads *t, int to, uint32_t voters, const werewolf_thread *way, float size) {
    const float head = 27.0f * size, least = 18.0f * size;
    const table_point m = table_middle(werewolf_total_place(t->ui, t->ring, to));
    int crossed = 0;

    for (int one = 0; one < t->n; one++) {
        for (int other = 0; other < one; other++) {
            if (!(voters >> one & voters >> other & 1)) {
                continue;
            }
            const table_point a = point_of(&way[one], way[one].bends * POINTS);
            const table_point b = point_of(&way[other], way[other].bends * POINTS);
            const float wider = (table_apart(a, m) + head) / table_apart(a, m); /* its foot than its tip */
            crossed += cross(&way[one], &way[other]);
            if (table_apart(a, b) * wider < least || crossed > 2) {
                fail_msg("%d seats, %.0fx%.0f: of %x to %d those of %d and %d meet %.0f of %.0f, %d cross", t->n,
                         (double)t->ui->width, (double)t->ui->height, voters, to + 1, one + 1, other + 1,
                         (double)(table_apart(a, b) * wider), (double)least, crossed);
            }
        }
    }
}

/* All heads of a few arrows end as near to their votes, whoever points to whom. */
static void expect_one_gap(const werewolf_threads *t, int to, uint32_t voters, const werewolf_thread *way) {
    enum { FEW = 3 };
    static const float gap = 9.0f; /* the disc's rim, and 6 */
    const ui_rect votes = werewolf_total_place(t->ui, t->ring, to);
    const bool narrow = t->n > 16 && t->ui->height > t->ui->width; /* not all heads have room there */
    int n = 0;

    for (int from = 0; from < t->n && !narrow; from++) {
        n += (int)(voters >> from & 1);
    }
    for (int from = 0; from < t->n && n <= FEW && !narrow; from++) {
        const float end =
            table_apart(point_of(&way[from], way[from].bends * POINTS), table_middle(votes)) - votes.w / 2;
        if ((voters >> from & 1) && fabsf(end - gap) > 0.5f) {
            fail_msg("%d seats, %.0fx%.0f: of %x %d to %d ends %.1f before its votes, not %.1f", t->n,
                     (double)t->ui->width, (double)t->ui->height, voters, from + 1, to + 1, (double)end, (double)gap);
        }
    }
}

static void check(const werewolf_threads *t, int to, uint32_t voters) {
    werewolf_thread way[WEREWOLF_SEATS];
    const float size = werewolf_threads_to(t, to, voters, way);

    for (int from = 0; from < t->n; from++) {
        if (voters >> from & 1) {
            check_one(t, from, to, voters, &way[from]);
        } else {
            assert_int_equal(way[from].bends, 0);
        }
    }
    expect_one_gap(t, to, voters, way);
    if (t->landed == 0) { /* as when the first total is told */
        expect_apart(t, to, voters, way, size);
    }
}

/* Each alone, all, and some of them. */
static void check_counts(const werewolf_threads *t) {
    static const uint32_t some[] = {0xFFFFF, 0x55555, 0xF0F0F, 0xFF000};

    for (int to = 0; to < t->n; to++) {
        const uint32_t others = (((uint32_t)1 << t->n) - 1) & ~((uint32_t)1 << to);
        for (int from = 0; from < t->n; from++) {
            check(t, to, others & (uint32_t)1 << from);
        }
        for (size_t i = 0; i < sizeof some / sizeof some[0]; i++) {
            check(t, to, others & some[i]);
        }
    }
}

/* Votes lie beside these seats, a bit each. */
static void check_all(const hosted *h, int seats, uint32_t landed) {
    const werewolf_ring ring = werewolf_ring_of(&h->a->frame, seats, false);

    check_counts(&(werewolf_threads){.ui = &h->a->frame, .ring = &ring, .n = seats, .landed = landed});
}

static void expect_votes_off_buttons(const hosted *h, int seats) {
    const werewolf_ring ring = werewolf_ring_of(&h->a->frame, seats, false);
    const ui_rect buttons = buttons_of(h);

    for (int seat = 0; seat < seats; seat++) {
        if (ui_meet(werewolf_total_place(&h->a->frame, &ring, seat), buttons)) {
            fail_msg("%d seats, %.0fx%.0f: votes of %d on a button", seats, (double)h->a->frame.width,
                     (double)h->a->frame.height, seat + 1);
        }
    }
}

static void a_thread_lies_on_nothing_of_others(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}}, seats[] = {8, 12, 16, 20};
    (void)state;

    for (size_t k = 0; k < sizeof seats / sizeof seats[0]; k++) {
        hosted h;
        to_vote(&h, seats[k], size[0]);
        for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
            resize(&h, size[i]);
            player_wait(&h.hand, 200);
            expect_votes_off_buttons(&h, seats[k]);
            check_all(&h, seats[k], 0xFFFFF); /* when all have been told */
            check_all(&h, seats[k], 0);       /* when the first total is */
        }
        end(&h);
    }
}

/* How near a thread comes to this spot. */
static float passes(const werewolf_thread *way, table_point spot) {
    float near = INFINITY;

    for (int i = 0; i < way->bends * POINTS; i++) {
        const table_point at = werewolf_thread_spot(way, i / POINTS, (float)(i % POINTS) / POINTS);
        near = fminf(near, table_apart(at, spot));
    }
    return near;
}

/* One that begins behind the votes before its disc, or passes below them, would be nobody's. */
static void a_flat_thread_begins_at_its_disc(void **state) {
    static const int seats[] = {8, 12, 20}, size[][2] = {{1280, 800}, {800, 1280}};
    ui_rim rim = {.seat = NULL};
    (void)state;

    for (size_t s = 0; s < 2; s++) {
        hosted h;
        to_vote(&h, 8, size[s]);
        ui_frame flat = h.a->frame;
        for (size_t k = 0; k < sizeof seats / sizeof seats[0]; k++) {
            stage_sit(&flat, &rim, seats[k]);
            const werewolf_ring ring = werewolf_ring_of(&flat, seats[k], false);
            const werewolf_threads t = {.ui = &flat, .ring = &ring, .n = seats[k], .landed = 0xFFFFF};
            for (int i = 0; i < seats[k] * seats[k]; i++) {
                const int from = i / seats[k], to = i % seats[k];
                werewolf_thread all[WEREWOLF_SEATS];
                if (from == to) {
                    continue;
                }
                werewolf_threads_to(&t, to, (uint32_t)1 << from, all);
                const ui_rect disc = ring.plate[from], votes = werewolf_total_place(&flat, &ring, from);
                const werewolf_thread way = all[from];
                const float off = table_apart(way.way[0], table_middle(disc)) - disc.w / 2;
                if (off > 1.0f || passes(&way, table_middle(votes)) < votes.w / 2 + 3.0f) {
                    fail_msg("%d seats, %.0fx%.0f: %d to %d begins %.0f off its disc", seats[k], (double)flat.width,
                             (double)flat.height, from + 1, to + 1, (double)off);
                }
            }
        }
        end(&h);
    }
}

/* How high a thread passes the middle of the frame. */
static float crosses_at(const werewolf_threads *t, int from, int to) {
    werewolf_thread all[WEREWOLF_SEATS];
    werewolf_threads_to(t, to, (uint32_t)1 << from, all);
    const werewolf_thread way = all[from];
    float nearest = INFINITY, y = 0.0f;

    for (int i = 0; i < way.bends * POINTS; i++) {
        const table_point at = werewolf_thread_spot(&way, i / POINTS, (float)(i % POINTS) / POINTS);
        if (fabsf(at.x - t->ui->width / 2) < nearest) {
            nearest = fabsf(at.x - t->ui->width / 2);
            y = at.y;
        }
    }
    return y;
}

/* All of one candidate's voters sit beside the other one: their threads are two bundles. */
static void candidates_opposite_each_other_have_a_bundle_each(void **state) {
    static const int left[] = {5, 6, 7}, right[] = {14, 15, 16};
    static const float clear = 16.0f;
    hosted h;
    (void)state;

    to_vote(&h, 8, (const int[2]){1280, 800});
    const werewolf_ring ring = werewolf_ring_of(&h.a->frame, 20, false);
    const werewolf_threads t = {
        .ui = &h.a->frame, .ring = &ring, .n = 20, .landed = (uint32_t)1 << left[1] | (uint32_t)1 << right[2]};
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++) {
            const float there = crosses_at(&t, left[i], right[2]), back = crosses_at(&t, right[k], left[1]);
            if (there - back < clear) {
                fail_msg("%d for %d at %.0f, %d for %d at %.0f", left[i] + 1, right[2] + 1, (double)there,
                         right[k] + 1, left[1] + 1, (double)back);
            }
        }
    }
    end(&h);
}

/* No nearer to the heads that point to others, nor to their votes. */
static void expect_off_others(const werewolf_threads *t, const int ballot[], const werewolf_all_threads *all) {
    static const float off = 12.0f; /* the middle of a line */

    for (int one = 0; one < t->n; one++) {
        for (int other = 0; other < t->n; other++) {
            if (ballot[one] < 0 || ballot[other] < 0 || ballot[one] == ballot[other]) {
                continue;
            }
            const werewolf_thread *way = &all->way[other];
            const ui_rect votes = werewolf_total_place(t->ui, t->ring, ballot[other]);
            const float head = passes(&all->way[one], point_of(way, way->bends * POINTS));
            const float there = passes(&all->way[one], table_middle(votes)) - votes.w / 2;
            if (head < off || (ballot[other] != one && there < off)) {
                fail_msg("%d seats, %.0fx%.0f: %d to %d passes the head to %d at %.0f, its votes at %.0f", t->n,
                         (double)t->ui->width, (double)t->ui->height, one + 1, ballot[one] + 1, ballot[other] + 1,
                         (double)head, (double)there);
            }
        }
    }
}

static void point(const werewolf_threads *t, const int ballot[]) {
    werewolf_all_threads all = {.pointed = 0};
    werewolf_threads landed = *t;

    for (int i = 0; i < t->n; i++) {
        if (ballot[i] >= 0) {
            all.to[ballot[i]] |= (uint32_t)1 << i;
            landed.landed |= (uint32_t)1 << ballot[i];
        }
    }
    werewolf_find_threads(&landed, &all);
    expect_off_others(&landed, ballot, &all);
}

/* Two arrows that meet at a head read as one. */
static void arrows_to_different_votes_do_not_meet(void **state) {
    static const int size[][2] = {{800, 1280}, {1280, 800}};
    hosted h;
    (void)state;

    to_vote(&h, 8, size[0]);
    for (size_t s = 0; s < 2; s++) {
        resize(&h, size[s]);
        player_wait(&h.hand, 200);
        const werewolf_ring ring = werewolf_ring_of(&h.a->frame, 12, false);
        for (int first = 0; first < 12; first++) { /* the first one's and the second one's meet the other's way */
            int ballot[12] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
            ballot[first] = (first + 8) % 12;
            ballot[(first + 1) % 12] = (first + 11) % 12;
            point(&(werewolf_threads){.ui = &h.a->frame, .ring = &ring, .n = 12}, ballot);
            ballot[(first + 4) % 12] = (first + 2) % 12;
            point(&(werewolf_threads){.ui = &h.a->frame, .ring = &ring, .n = 12}, ballot);
        }
    }
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thread_lies_on_nothing_of_others),
        cmocka_unit_test(a_flat_thread_begins_at_its_disc),
        cmocka_unit_test(arrows_to_different_votes_do_not_meet),
        cmocka_unit_test(candidates_opposite_each_other_have_a_bundle_each),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
