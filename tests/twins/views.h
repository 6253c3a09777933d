/* Whose view a table is given: what is for everybody is made from the spectator's, and a private frame from its own
 * seat's, whatever is then made of them. A bot is given the one of the seat that it moves for. */
#ifndef NT_TESTS_TWINS_VIEWS_H
#define NT_TESTS_TWINS_VIEWS_H

#include "ui/table.h"

/* The same table, watched; one at a time. */
const nt_table *views_watched(const nt_table *);
/* What was first given a view that it should not have had since this was last asked, or NULL. */
const char *views_crossed(void);

#endif
