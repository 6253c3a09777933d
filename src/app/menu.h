/* What the menu scenes are made of. */
#ifndef NT_APP_MENU_H
#define NT_APP_MENU_H

#include "app/app_state.h"
#include "ui/widgets.h"

/* The lamp-lit ground and the title of a menu page. */
void menu_page(ui_draw *, const char *title);
/* The same of a game: its name as the covers have it, and in smaller letters what of it is shown, or NULL. */
void menu_page_of(ui_draw *, const char *game, const char *what);
/* The same name on any frame: key "GAME.title". */
void menu_game_name(text_catalogue *, const char *game, char *buf, size_t cap);
/* The closed curtain without words: the ground of the curtain, of the still page, and of what covers a secret frame.
 */
void menu_curtain(ui_draw *);
/* The same over what is drawn, seen through: what lies on the cloth comes out of it. */
void menu_curtain_over(ui_draw *, float alpha);
/* The empty stage over what is drawn in a private page's place, its wings by themselves: what stands there comes out
 * of it. */
void menu_stage_over(ui_draw *, float alpha, float wings);
/* The same over the whole window, where it lies behind every private view. */
void menu_stage(ui_draw *);
/* The same as menu_curtain as it parts, 0 closed to 1 open, before what every private view has behind it and nothing
 * of any. */
void menu_curtain_parted(ui_draw *, float part);
/* The seal that a deal was closed with: wax with the house's moon. */
void menu_wax(ui_draw *, ui_rect);
/* Where the fringe of its valance ends, du from above. */
float menu_valance(const ui_frame *);
/* How far up it is drawn where the cloth is parted so far, 0..1: what hangs from it goes with it. */
float menu_valance_up(const ui_frame *, float part);
/* A paper sign that hangs from the valance, which is drawn up so far; ink is read on it. */
void menu_hung_sign(ui_draw *, ui_rect, float up);
/* What lies between title and foot. */
ui_rect menu_area(const ui_frame *);
/* The row of buttons at the bottom: "back" on the left, and "next" on the right when it has a text. `next_flags` are
 * zone flags. Returns the room between them, for a sentence. */
ui_rect menu_foot(ui_draw *, const char *back, const char *next, unsigned next_flags);
/* The same with a plain button of another kind in the place of "next"; "back" is what Enter presses. */
ui_rect menu_foot_plain(ui_draw *, const char *back, const char *other, const char *zone);
/* The same as menu_foot with "next" as a plain button and "start" on its outer side. */
ui_rect menu_foot_start(ui_draw *, const char *back, const char *next, const char *start);
/* Two arrows, "page" -1 and +1, and between them which page of how many is shown; nothing for a single page. Returns
 * the width that it takes. */
float menu_pager(ui_draw *, float x, float y, int page, int pages);
float menu_pager_width(void);
/* The same at the right end of the foot's room. */
void menu_foot_pages(ui_draw *, ui_rect room, int page, int pages);
/* The first of n things of the page so many pages on from the one that shows `first`, with `per` on a page. A list
 * keeps this number and not the page's: when the window is turned, what was shown stays on the screen. */
int menu_turned(int first, int n, int per, int by);
/* A small button with a book at the top right: the rules, for those who have no key for them. */
void menu_rules_button(ui_draw *);
/* Asks for the rules, by that button or by its key. */
bool menu_wants_rules(const ui_input *);
/* The foot's sentence. */
void menu_sentence(ui_draw *, ui_rect, const char *text, bool warning);
/* Too narrow for two columns (portrait). */
bool menu_narrow(const ui_frame *);
/* Large words go before signs and pictures. */
bool menu_has_pictures(const ui_frame *);
float menu_button_height(const ui_frame *);
/* As wide as its word at the reader's size, between the usual width and the most there is. */
float menu_button_width(const ui_frame *, const char *text, float usual, float most);

/* The width that a language's button of its own takes, du. */
float menu_language_width(ui_draw *, const char *tag);
/* A button "language" with the language's own name in its own letters. */
void menu_language_button(ui_draw *, ui_rect, const char *tag, ui_button_look);

/* One line of a list: what it is, what it does, its value between two buttons "less" and "more" with number n. */
typedef struct {
    const char *name, *help, *value;
    int n;
    bool less, more;        /* there is something in that direction */
    bool changed;           /* marked: not as printed */
    bool first;             /* the focus rests here */
    const char *name_lang;  /* the same of the name */
    const char *value_lang; /* the value is a name in this language; NULL = words of the frame */
    bool two_way, on;       /* a switch: "more" alone, which turns it over */
    const char *figure;     /* before the name; or NULL */
    bool picture;           /* room for a picture before the name, which the caller draws in menu_choice_picture */
    float help_size;        /* of its help, du, where rows below each other are to be alike; 0 = what fits */
    const char *both[2];    /* a choice of two by name: both are shown and either may be pressed; or NULL */
} menu_choice;

/* What a row so wide would take of height for its name alone, when nothing limits it. */
float menu_choice_height(const ui_frame *, float w, const char *name);
void menu_choice_draw(ui_draw *, ui_rect, const menu_choice *);
/* The size at which a row's help would be shown, du. */
float menu_choice_help_size(const ui_frame *, ui_rect row, const menu_choice *);
/* The height at which all its words have their full size. */
float menu_choice_needs(const ui_frame *, ui_rect row, const menu_choice *);
/* The room of its picture. */
ui_rect menu_choice_picture(ui_rect row);

/* Back in whatever way: true when the input means "go back". */
bool menu_back(const ui_input *);
bool menu_pressed(const ui_input *, const char *zone);

#endif
