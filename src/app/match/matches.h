/* The folder of saves: the match at the table, those that were left, the ends that can be seen again, files that are
 * set aside as damaged, and evenings. Who fails leaves the reason in errno. */
#ifndef NT_APP_MATCHES_H
#define NT_APP_MATCHES_H

#include "app/files/saves.h"

enum { MATCHES_FILE = 96 };

typedef enum {
    MATCH_OPEN,     /* may be continued, its end included until it has been seen whole */
    MATCH_END,      /* the last end of its game, seen */
    MATCH_ASIDE,    /* a file that could not be used */
    MATCH_SETTINGS, /* the same of settings, beside those that are used */
} match_kind;

typedef struct {
    char file[MATCHES_FILE]; /* below the folder of saves; of settings below theirs */
    match_kind kind;
    bool known; /* `clear` was read */
    saves_clear clear;
    int64_t changed; /* seconds since 1970 */
} match_file;

typedef struct {
    match_file *at; /* the one at the table last, then open ones, ends and files set aside, the latest first */
    int n, open;    /* all; open ones */
} match_list;

/* Looks into the folder, and beside the file of settings; the list before is forgotten. */
void matches_look(const char *dir, const char *settings, match_list *);
void matches_forget(match_list *);

/* Makes a match the one at the table; the one that was there is left as it is, under another name. */
bool matches_take_up(const char *dir, const char *file);
/* The match at the table makes way: moved to left/DATE-N.nighttable. */
bool matches_set_aside(const char *dir);
bool matches_delete(const char *dir, const char *file);
/* Keeps a damaged file under another name; `kept` gets its path. */
bool matches_keep_damaged(const char *dir, const char *file, char *kept, size_t cap);
/* A file set aside is a match again, among those that were left. */
bool matches_bring_back(const char *dir, const char *file);
/* Copies a file into another folder, under a name that is free there; `copy` gets its path. */
bool matches_export(const char *dir, const char *file, const char *to, char *copy, size_t cap);
/* Writes a log as DATE-GAME.txt into that folder, under a name that is free there; `copy` gets its path. */
bool matches_export_log(const char *to, const char *game, const char *text, size_t len, char *copy, size_t cap);
/* The match at the table is over and its end was seen: its record is written to evenings/DATE-GAME-N.nighttable, then
 * its save becomes ends/GAME.nighttable. `again`: it had ended before this program began, so its evening may be there
 * already and is not written twice. On failure it stays open. */
bool matches_finish(const char *dir, const nt_match *, bool again, char *problem, size_t cap);
/* The record of a match that is over is among the evenings, and was not written twice. */
bool matches_keep_evening(const char *dir, const nt_match *);

#endif
