/* One program for each folder of saves: a lock that the kernel holds for the program and drops when it ends, however
 * it ends. */
#ifndef NT_APP_LOCK_H
#define NT_APP_LOCK_H

#include <stdbool.h>

typedef struct app_lock app_lock;

/* False when another program, or another lock of this one, holds the folder. *lock stays NULL where there can be none
 * (a folder that may not be written, a file system without locks): then nobody is kept away. */
bool lock_take(const char *dir, app_lock **lock);
void lock_drop(app_lock *); /* NULL is fine */

#endif
