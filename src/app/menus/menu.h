/* What the menu scenes are made of. */
#ifndef NT_APP_MENU_H
#define NT_APP_MENU_H

#include "app/app_state.h"
#include "ui/widgets.h"

/* A sheet of parchment, to be written on in ink. */
void menu_sheet(ui_draw *, ui_rect);
/* The ground of a piece with its number: brighter where there is one, redder for those that threaten the others. */
ui_colour menu_piece_ground(bool threatens, bool some);
/* The lamp-lit ground and the title of a menu page. */
void menu_page(ui_draw *, const char *title);
/* The same of a game: its name as the covers have it, and in smaller letters what of it is shown, or NULL. */
void menu_page_of(ui_draw *, const char *game, const char *what);
/* The same name on any frame: key "GAME.title". */
void menu_game_name(text_catalogue *, const char *game, char *buf, size_t cap);
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
/* A button "language" with the language's own name in its own letters; before it what is in that language, where that
 * has room, or NULL. */
void menu_language_button(ui_draw *, ui_rect, const char *what, const char *tag, ui_button_look);

/* Back in whatever way: true when the input means "go back". */
bool menu_back(const ui_input *);
bool menu_pressed(const ui_input *, const char *zone);

#endif
