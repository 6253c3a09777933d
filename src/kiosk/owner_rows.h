/* What the owner can set, page by page: each row is a number between two bounds of the owner's file. */
#ifndef NT_KIOSK_OWNER_ROWS_H
#define NT_KIOSK_OWNER_ROWS_H

#include "app/languages.h"
#include "app/menus/menu_choice.h"
#include "kiosk/kiosk.h"

typedef enum {
    OWNER_GAMES,
    OWNER_LANGUAGES,
    OWNER_SOUND,
    OWNER_HOURS,
    OWNER_TIMES,
    OWNER_RULES,
    OWNER_SETS,
    OWNER_PAGES
} owner_page;

typedef struct {
    owner_page page;
    int day;       /* of the opening hours: 0 = all seven, 1 = Monday */
    int time;      /* of the quiet times: which one is set, from 0 */
    int game;      /* of the house rules and the sets: which of those that are built in */
    nt_config set; /* for so many players, as it stands on the page: it counts as soon as it can be played */
    app_languages all;
} owner_view;

/* What the page begins with; false where no game has what it is about. */
bool owner_open(owner_view *, const kiosk *, owner_page);
/* Which quiet time is set on the page, -1: there is none. */
int owner_time(const owner_view *, const kiosk_wishes *);
int owner_rows(const owner_view *, const kiosk *);
/* Name, help and value of a row, in the words of the list. */
menu_choice owner_row(const owner_view *, const kiosk *, ui_draw *, int row);
/* The messages of a row's name and help, and of both values of one that has no more, where they have names; false for
 * a row that has no help. */
enum { OWNER_KEY = 96 };
typedef struct {
    char name[OWNER_KEY], help[OWNER_KEY], both[2][OWNER_KEY];
} owner_keys;
bool owner_row_keys(const owner_view *, const kiosk *, int row, owner_keys *);
/* Large words have no room for the sign of a rule, nor for tiles. */
bool owner_has_signs(const ui_frame *);
/* Draws what a row has of a picture where menu_choice.picture says so. */
void owner_row_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect, int row);
/* Its piece is of those that the others play against. */
bool owner_row_threatens(const owner_view *, const kiosk *, int row);
/* Why what stands on the page does not count yet, or NULL. */
const char *owner_trouble(const owner_view *, const kiosk *, text_words *);
/* What else is to be said of it, or NULL: of the usual set no warning, of others the worst. */
const char *owner_advice(const owner_view *, const kiosk *, text_words *);
/* The set on the page as its lobby shows it. */
void owner_set_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect);
/* One step of a row: of what is looked at alone, or of the wishes. */
typedef enum { OWNER_NO_STEP, OWNER_LOOKS, OWNER_WISHES } owner_stepped;
owner_stepped owner_step(owner_view *, const kiosk *, kiosk_wishes *, int row, int by);

#endif
