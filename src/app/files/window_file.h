/* Where the window was: a small file beside the settings, written when the program ends. */
#ifndef NT_APP_WINDOW_FILE_H
#define NT_APP_WINDOW_FILE_H

#include "app/app.h"
#include "ui/window.h"

/* What was kept; all zero when there is nothing, or nothing that makes sense. */
ui_window window_file_read(const app_options *);
/* A place that cannot be written is lost, which nobody has to be told. */
void window_file_write(const app_options *, const ui_window *);

#endif
