/* A day, or so many hours, of a café with all games, printed hour by hour. Usage: kiosk_measure_soak [HOURS [SEED]]
 */
#include "kiosk/kit_kiosk_soak.h"

#include <stdio.h>
#include <stdlib.h>

static void tell(int minute, const soak_hour *h) {
    printf("%3d:%02d parties %d matches %d offered %d taken up %d power cuts %d memory %ld KiB files %d threads %d, "
           "silent for %d s at most\n",
           minute / 60, minute % 60, h->parties, h->matches_begun, h->offered, h->taken_up, h->power_cuts,
           h->memory_kib, h->files, h->threads, (int)(h->silent_ms / 1000));
    fflush(stdout);
}

static int hours = 24;
static uint64_t seed = 1;

static void a_day(void **state) {
    (void)state;
    cafe c;
    cafe_begin_with(&c, "{}", nt_games, nt_tables);
    soak(&c, hours * 60, seed, tell);
    cafe_end(&c);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_day)};
    hours = argc > 1 ? atoi(argv[1]) : hours;
    seed = argc > 2 ? strtoull(argv[2], NULL, 10) : seed;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
