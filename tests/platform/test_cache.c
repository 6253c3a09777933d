/* What the painter keeps, and what it gives up first. */
#include "canvas.h"

#include "platform/cache.h"

enum { SIDE = 64, BYTES = SIDE * SIDE * 4, ROOM = 8 };

static void put_one(pf_cache *cache, uint64_t key, bool ground, bool turned) {
    pf_image *image = pf_image_new(SIDE, SIDE);
    assert_non_null(image);
    image->opaque = ground;
    assert_non_null(pf_cache_put(cache, key, image, turned));
}

static void put(pf_cache *cache, uint64_t key, bool ground) {
    put_one(cache, key, ground, false);
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
        put(cache, key, false);
    }
    assert_non_null(pf_cache_get(cache, 1));
    put(cache, ROOM + 1, false);
    assert_non_null(pf_cache_get(cache, 1));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

/* The night's ground is there in the next night, however much has lain on the table by day. */
static void a_ground_outlives_what_lies_on_it(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 1, true);
    for (uint64_t key = 2; key <= 5 * ROOM; key++) {
        put(cache, key, false);
    }
    assert_non_null(pf_cache_get(cache, 1));
    assert_non_null(pf_cache_get(cache, 5 * ROOM));
    assert_null(pf_cache_get(cache, 2));
    pf_cache_free(cache);
}

/* The grounds of one game after another leave room for cards. */
static void many_grounds_do_not_crowd_out_the_rest(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    put(cache, 100, false);
    for (uint64_t key = 1; key <= 3 * ROOM; key++) {
        put(cache, key, true);
        assert_non_null(pf_cache_get(cache, 100));
    }
    assert_null(pf_cache_get(cache, 1));
    assert_non_null(pf_cache_get(cache, 3 * ROOM));
    pf_cache_free(cache);
}

/* A flight, whose card is turned anew in each picture, does not drive out what is drawn from a document. */
static void what_was_turned_goes_before_what_was_drawn(void **state) {
    (void)state;
    pf_cache *cache = cache_of(ROOM);
    for (uint64_t key = 1; key <= ROOM / 2; key++) {
        put(cache, key, false);
    }
    for (uint64_t key = 100; key < 100 + 5 * ROOM; key++) {
        put_one(cache, key, false, true);
        assert_non_null(pf_cache_get(cache, key));
    }
    for (uint64_t key = 1; key <= ROOM / 2; key++) {
        assert_non_null(pf_cache_get(cache, key));
    }
    assert_null(pf_cache_get(cache, 100));
    pf_cache_free(cache);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_not_used_goes_first),
        cmocka_unit_test(a_ground_outlives_what_lies_on_it),
        cmocka_unit_test(what_was_turned_goes_before_what_was_drawn),
        cmocka_unit_test(many_grounds_do_not_crowd_out_the_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
