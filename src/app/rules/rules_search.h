/* Looking for words in the rules of one game, in the language that is read. */
#ifndef NT_APP_RULES_SEARCH_H
#define NT_APP_RULES_SEARCH_H

#include "app/app_state.h"

enum { SEARCH_HITS = 64, SEARCH_BYTES = 64 };

/* A paragraph of a page that holds all the words; -1: its title alone does. */
typedef struct {
    int page, paragraph;
} search_hit;

typedef struct {
    bool open;    /* something is typed */
    bool reading; /* a page that was found is read: the word and the list stay */
    int chosen;   /* the hit that is read */
    char text[SEARCH_BYTES], composing[32];
    int letters; /* page of the keyboard on the screen */
    int n, first;
    search_hit hit[SEARCH_HITS];
} rules_search;

/* Finds anew what is looked for now: titles first, then paragraphs in their order. */
void search_run(rules_search *, text_catalogue *, const nt_table *);
/* Takes what is typed, on whichever keyboard; true: it was that, and the hits are others. */
bool search_type(rules_search *, app *, text_catalogue *, const ui_input *);
void search_close(rules_search *);
/* The field; where nothing is looked for it says what it is for. */
void search_draw_field(const rules_search *, ui_draw *, ui_rect);
/* How many hits stand on a page of the list in this place. */
int search_rows(const ui_frame *, ui_rect);
/* The hits, each with its page and how it goes on there. */
void search_draw_hits(const rules_search *, ui_draw *, ui_rect, const nt_table *);

#endif
