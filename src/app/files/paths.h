/* Small acts on files. Names are UTF-8 on every system; who fails leaves the reason in errno. Pipes, devices and
 * folders in place of a file are refused: nothing here waits for whoever is at their other end. */
#ifndef NT_APP_PATHS_H
#define NT_APP_PATHS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The reason in words: strerror, which does not know "it is not a file". */
const char *paths_reason(int error);
/* dir/name; false when it does not fit (buf is then ""). */
bool paths_join(char *buf, size_t cap, const char *dir, const char *name);
/* The folder that a file lies in ("." where its path names none); returns the file's name below it. */
const char *paths_folder(char *buf, size_t cap, const char *path);
/* Makes a folder and those above it; true when it is there afterwards. */
bool paths_make(const char *dir);
bool paths_exists(const char *path);
/* A folder whose files can be listed; errno says why it cannot. */
bool paths_can_list(const char *dir);
/* Something is there that is no file: a pipe would be waited for, a device might act. errno then says so. */
bool paths_is_other(const char *path);
/* When a file was changed last, seconds since 1970; 0 when there is none. */
int64_t paths_changed(const char *path);
/* Gives a file another name, in place of what has it; on the disk when this returns. */
bool paths_move(const char *from, const char *to);
/* Writes a file as a whole or not at all: temporary file beside it, flushed to the disk, renamed. On failure the old
 * file stands as it was, the temporary one is gone and errno says why. */
bool paths_write_whole(const char *path, const char *text, size_t len);
/* Adds to the end of a file, which is made, for this user alone, where it is not there. */
bool paths_append(const char *path, const char *text);
/* Reads a file, adding a final zero; NULL when it cannot be read or is larger than `most` bytes (EFBIG). The caller
 * frees it. */
char *paths_read_whole(const char *path, size_t most, size_t *len);
/* The same of the first `most` bytes at the most, however large the file is. */
char *paths_read_start(const char *path, size_t most, size_t *len);
/* Writes over what a file holds, on the disk, and takes it away; true when it is gone, or never was there. What the
 * disk itself keeps of older writings is out of reach. */
bool paths_erase(const char *path);
/* Renames path to path.damaged-N with the first N that is free, so that nothing is written over. Gives the new name.
 */
bool paths_keep_aside(const char *path, char *kept, size_t cap);

#endif
