/* Where things lie: the program's data, and the player's files by convention. No path of the machine that built the
 * program is among them. */
#ifndef NT_APP_FOLDERS_H
#define NT_APP_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

/* The folder that holds assets, fonts and locales, looked for from the folder of the program: installed beside it
 * (../share/night-table; ../Resources in an application of macOS), in it, or, for a build, in one of the three
 * folders above. False when it is in none. */
bool folders_data(char *buf, size_t cap, const char *program);
/* The folder of a program that was called so (argv[0]): the path itself, or the first on PATH, links followed. For
 * systems that do not tell; false when it cannot be known. */
bool folders_called(char *buf, size_t cap, const char *called);
/* Nobody can open a folder here: the program runs in a browser's page, and what is taken out of it is downloaded. */
bool folders_are_hidden(void);
/* The folder that --portable writes to: the program's, or, of an application of macOS, the one that holds the
 * application, whose inside is signed and goes when it is replaced. It is made of the name alone, and as long at the
 * most. */
void folders_carried(char *buf, size_t cap, const char *program);
/* The folder for matches and the log; the file of settings: by XDG. False when no home is known or the path is too
 * long; always on Windows and macOS, where the platform knows the folder of both. */
bool folders_saves(char *buf, size_t cap);
bool folders_settings(char *buf, size_t cap);
/* The folder for what can be made again; false as above. */
bool folders_cache(char *buf, size_t cap);
/* The folder of the user's pictures, by XDG's user-dirs.dirs, else Pictures in the home folder; false as above. */
bool folders_pictures(char *buf, size_t cap);

/* The folder of the player's own documents with one of the program's name below it, which may not be there yet; false
 * when the system tells none. */
bool folders_export(char *buf, size_t cap);

#endif
