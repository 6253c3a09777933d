/* For tests of the kiosk: a house with guests, whose clocks are moved by hand. */
#ifndef NT_TESTS_KIOSK_KIT_H
#define NT_TESTS_KIOSK_KIT_H

#include "app/kit_app.h"
#include "kiosk/kiosk.h"

enum { SECOND = 1000, MINUTE = 60000, NOON = 12 * 60 };

typedef struct {
    table_for_tests t;
    kiosk *house;
    int minute; /* of the week, by the house's clock */
    const nt_game *const *games;
    const nt_table *const *tables;
} cafe;

/* A house by this owner's file, with the blank game alone; nobody is there. */
void cafe_begin(cafe *, const char *wishes);
/* The same with these games; they stay as long as the house. */
void cafe_begin_with(cafe *, const char *wishes, const nt_game *const *, const nt_table *const *);
void cafe_end(cafe *);
/* The power goes and comes back. */
void cafe_power_cut(cafe *, const char *wishes);
const char *cafe_scene(const cafe *);
/* Somebody touches the screen. */
void cafe_come(cafe *);
/* So many sit down to the blank game. */
void cafe_sit_down(cafe *, int people);
/* Nobody touches the screen until the table has been put away. */
void cafe_go(cafe *);
/* A file below the folder of saves; how many there are in a folder below it. */
bool cafe_has(const cafe *, const char *file);
int cafe_files(const cafe *, const char *folder);

#endif
