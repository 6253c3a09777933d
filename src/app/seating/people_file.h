/* Who sat at the table last, kept in the save folder so that the same people sit down with one press. */
#ifndef NT_APP_PEOPLE_FILE_H
#define NT_APP_PEOPLE_FILE_H

#include "app/app_state.h"
#include "app/seating/seating.h"

/* False, and the seating as it was, when nobody sat there yet or the file makes no sense. */
bool people_file_read(const app *, app_seating *);
/* A table that cannot be written is forgotten: nothing hangs on it. */
void people_file_write(const app *, const app_seating *);

#endif
