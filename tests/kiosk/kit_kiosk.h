/* For tests of the kiosk: a house with guests, whose clocks are moved by hand. */
#ifndef NT_TESTS_KIOSK_KIT_H
#define NT_TESTS_KIOSK_KIT_H

#include "app/kit_app.h"
#include "kiosk/kiosk.h"

enum { SECOND = 1000, MINUTE = 60000, NOON = 12 * 60 };

typedef struct {
    table_for_tests t;
    kiosk *house;
    int minute;    /* of the week, by the house's clock */
    uint64_t seed; /* of what the house draws and of the hand */
    const nt_game *const *games;
    const nt_table *const *tables;
    ui_type type;
    int w, h;
    float px_per_mm;
} cafe;

/* A house by this owner's file, with the blank game alone; nobody is there. */
void cafe_begin(cafe *, const char *wishes);
/* The same with these games; they stay as long as the house. */
void cafe_begin_with(cafe *, const char *wishes, const nt_game *const *, const nt_table *const *);
/* The same with all games in a window of this size, with this type. */
void cafe_begin_in(cafe *, const char *wishes, ui_type, int w, int h, float px_per_mm);
void cafe_end(cafe *);
/* The power goes and comes back; without wishes the owner's file is as it was. */
void cafe_power_cut(cafe *, const char *wishes);
const char *cafe_scene(const cafe *);
/* Somebody touches the screen. */
void cafe_come(cafe *);
/* So many sit down to the blank game. */
void cafe_sit_down(cafe *, int people);
/* The owner has set this PIN. */
void cafe_set_pin(const cafe *, const char *pin);
/* A finger stays in the top left corner for so long. */
void cafe_hold_corner(cafe *, uint64_t ms);
/* These keys are pressed on the page that asks for the PIN, then OK. */
void cafe_type_pin(cafe *, const char *pin);
/* By the corner and the PIN "2468" to the owner's page. */
void cafe_owner(cafe *);
/* What stands on the frame. */
bool cafe_says(const cafe *, const char *part);
/* How often the frame says exactly this. */
int cafe_times_said(const cafe *, const char *text);
/* From the owner's page to one of its own, by its place among the buttons. */
void cafe_open_page(cafe *, int page, const char *wanted);
/* Nobody touches the screen until the table has been put away. */
void cafe_go(cafe *);
/* A file below the folder of saves; how many there are in a folder below it. */
bool cafe_has(const cafe *, const char *file);
int cafe_files(const cafe *, const char *folder);

#endif
