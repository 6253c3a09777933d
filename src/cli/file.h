#ifndef NT_CLI_FILE_H
#define NT_CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* Reads a whole file of at most 16 MiB, more than any record; the caller frees *out. Returns NULL when all is well,
 * otherwise why not, as a sentence. */
const char *cli_file_read(const char *path, char **out, size_t *length);
/* Writes a whole file; false when not every byte arrived. */
bool cli_file_write(const char *path, const char *text, size_t length);
/* Makes a folder, and those above it, unless they are there. */
bool cli_folder_make(const char *path);

#endif
