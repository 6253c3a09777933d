/* What the painter keeps, and what it gives up first. */
#include "canvas.h"

#include "platform/cache.h"
#include "platform/pack.h"

enum { SIDE = 64, BYTES = SIDE * SIDE * 4, ROOM = 8 };

static void put(pf_cache *cache, uint64_t key, pf_effort effort) {
    pf_image *image = pf_image_new(SIDE, SIDE);
    assert_non_null(image);
    assert_non_null(pf_cache_put(cache, key, image, effort));
}

static pf_cache *cache_of(int pictures) {
    pf_cache *cache = pf_cache_new((size_t)pictures * (BYTES + 256));
    assert_non_null(cache);
    return cache;
}

static void what_was_not_used_goes_first(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    for (uint64_t key = 1; key <= ROOM; key++) {
        put(cache, key, PF_LAID);
    }
    assert_non_null(pf_cache_get(cache, 1));
    put(cache, ROOM + 1, PF_LAID);
    assert_non_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

/* The night's ground is there in the next night, though cards have flown by day. */
static void what_took_long_outlives_what_is_made_in_no_time(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, PF_DOCUMENT);
    for (uint64_t key = 2; key <= 3 * ROOM; key++) {
        put(cache, key, PF_LAID);
        assert_non_null(pf_cache_get(cache, key));
    }
    assert_non_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

/* However long the Wolf walks about, in whatever sizes: the ground of dawn is still there when it dawns. */
static void what_moves_drives_nothing_else_out(void **state) {
    (void)state;
    const int room = 300;
    pf_cache *cache = cache_of(room);
    put(cache, 1, PF_DOCUMENT);
    put(cache, 2, PF_LAID);
    for (uint64_t key = 3; key <= 20u * (uint64_t)room; key++) {
        put(cache, key, PF_MOVED);
        assert_non_null(pf_cache_get(cache, key));
    }
    assert_non_null(pf_cache_get(cache, 1));
    assert_non_null(pf_cache_get(cache, 2));
    assert_null(pf_cache_get(cache, 3));
    pf_cache_free(cache);
}

/* Pages that people have left, as many as fill the cache and more, are given up before what they sit down to. */
static void what_is_awaited_outlives_what_was_left(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, PF_AWAITED);
    for (uint64_t key = 2; key <= 3 * ROOM; key++) {
        put(cache, key, PF_DOCUMENT);
    }
    assert_non_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

/* What was drawn for a game that is over leaves the room to the next one. */
static void nothing_lasts_that_is_not_used(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, PF_DOCUMENT);
    for (uint64_t key = 2; key <= 10 * ROOM; key++) {
        put(cache, key, PF_LAID);
    }
    assert_null(pf_cache_get(cache, 1));
    assert_non_null(pf_cache_get(cache, 10 * ROOM));
    pf_cache_free(cache);
}

/* They do not drive each other out while there is what nobody has asked for since long. */
static void what_is_in_every_picture_is_made_once(void **state) {
    (void)state;
    int made = 0;
    pf_cache *cache = cache_of(ROOM);
    for (uint64_t key = 1; key < ROOM; key++) {
        put(cache, key, PF_DOCUMENT);
    }
    put(cache, ROOM, PF_LAID);
    for (int pictures = 0; pictures < 300; pictures++) {
        for (uint64_t key = ROOM; key <= ROOM + 1 && pictures >= 280; key++) {
            if (pf_cache_get(cache, key) == NULL) {
                put(cache, key, PF_LAID);
                made++;
            }
        }
        assert_non_null(pf_cache_get(cache, ROOM));
    }
    assert_int_equal(made, 1);
    pf_cache_free(cache);
}

/* Pictures of a moment, where all else has just been shown, too. */
static void what_a_frame_needs_is_made_once_in_it(void **state) {
    (void)state;
    int made = 0;
    pf_cache *cache = cache_of(ROOM);
    for (uint64_t key = 1; key <= ROOM; key++) {
        put(cache, key, key + 2 > ROOM ? PF_LAID : PF_AWAITED);
    }
    pf_cache_begin(cache);
    for (int bands = 0; bands < 10; bands++) {
        for (uint64_t key = 100; key < 103; key++) {
            if (pf_cache_get(cache, key) == NULL) {
                put(cache, key, PF_MOVED);
                made++;
            }
        }
    }
    assert_int_equal(made, 3);
    pf_cache_free(cache);
}

/* What stands on the frame, and is not laid again, while much moves before it. */
static void what_is_shown_outlives_what_was_laid_before(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, PF_LAID);
    for (uint64_t frame = 0, key = 2; frame < 300; frame++) {
        pf_cache_begin(cache);
        pf_cache_shown(cache, 1);
        for (int i = 0; i < ROOM / 2; i++, key++) {
            put(cache, key, PF_LAID);
            assert_non_null(pf_cache_get(cache, key));
        }
    }
    assert_non_null(pf_cache_get(cache, 1));
    pf_cache_free(cache);
}

/* The sizes of frames before go before a ground that nobody has asked for since long. */
static void what_has_another_size_now_goes_first(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, PF_DOCUMENT);
    for (int i = 0; i < 300; i++) { /* long ago */
        put(cache, 2, PF_LAID);
    }
    for (uint64_t frame = 0, key = 3; frame < 10; frame++) {
        pf_cache_begin(cache);
        for (int i = 0; i < ROOM / 2; i++, key++) {
            put(cache, key, PF_MOVED);
        }
    }
    assert_non_null(pf_cache_get(cache, 1));
    pf_cache_free(cache);
}

/* Of two that take as long, the one that has little room: a flat shape before one of many colours. */
static void small_ones_outlive_large_ones(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    pf_image *flat = pf_image_new(SIDE, SIDE);
    assert_non_null(pf_cache_put(cache, 1, pf_packed(flat), PF_LAID));
    for (uint64_t key = 2; key <= 3 * ROOM; key++) {
        put(cache, key, PF_LAID);
    }
    assert_non_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

static void a_larger_frame_has_more_room(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    pf_cache_bound(cache, (size_t)2 * ROOM * (BYTES + 256));
    for (uint64_t key = 1; key <= 2 * ROOM; key++) {
        put(cache, key, PF_LAID);
    }
    assert_non_null(pf_cache_get(cache, 1));
    pf_cache_bound(cache, BYTES + 256);
    put(cache, 100, PF_LAID);
    assert_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2 * ROOM));
    pf_cache_free(cache);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_not_used_goes_first),
        cmocka_unit_test(what_took_long_outlives_what_is_made_in_no_time),
        cmocka_unit_test(what_moves_drives_nothing_else_out),
        cmocka_unit_test(what_is_awaited_outlives_what_was_left),
        cmocka_unit_test(nothing_lasts_that_is_not_used),
        cmocka_unit_test(what_is_in_every_picture_is_made_once),
        cmocka_unit_test(what_a_frame_needs_is_made_once_in_it),
        cmocka_unit_test(what_is_shown_outlives_what_was_laid_before),
        cmocka_unit_test(what_has_another_size_now_goes_first),
        cmocka_unit_test(a_larger_frame_has_more_room),
        cmocka_unit_test(small_ones_outlive_large_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
