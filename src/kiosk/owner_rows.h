/* What the owner can set, page by page: each row is a number between two bounds of the owner's file. */
#ifndef NT_KIOSK_OWNER_ROWS_H
#define NT_KIOSK_OWNER_ROWS_H

#include "app/languages.h"
#include "app/menu.h"
#include "kiosk/kiosk.h"

typedef enum {
    OWNER_GAMES,
    OWNER_LANGUAGES,
    OWNER_SOUND,
    OWNER_HOURS,
    OWNER_TIMES,
    OWNER_RULES,
    OWNER_PAGES
} owner_page;

typedef struct {
    owner_page page;
    int day;  /* of the opening hours: 0 = all seven, 1 = Monday */
    int game; /* of the house rules: which of those that are built in */
    app_languages all;
} owner_view;

int owner_rows(const owner_view *, const kiosk *);
/* Name, help and value of a row, in the words of the list. */
menu_choice owner_row(const owner_view *, const kiosk *, ui_draw *, int row);
/* The messages of a row's name and help; false for one that has no help. */
enum { OWNER_KEY = 96 };
bool owner_row_help(const owner_view *, const kiosk *, int row, char name[OWNER_KEY], char help[OWNER_KEY]);
/* One step of a row, of the view or of the wishes; false where there is none in that direction. */
bool owner_step(owner_view *, const kiosk *, kiosk_wishes *, int row, int by);

#endif
