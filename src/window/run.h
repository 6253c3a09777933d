/* The application and the platform: the loop that sleeps until something happens, and what runs without a screen. */
#ifndef NT_WINDOW_RUN_H
#define NT_WINDOW_RUN_H

#include "platform/platform.h"
#include "window/arguments.h"

/* Leads both to the end of what the arguments ask for; the exit code. */
int run(arguments *, app *, pf *);

#endif
