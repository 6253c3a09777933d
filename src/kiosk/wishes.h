/* What the owner of a kiosk wants, read from one file (docs/kiosk.md). */
#ifndef NT_KIOSK_WISHES_H
#define NT_KIOSK_WISHES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/game.h"

enum {
    WISH_GAMES = 32,
    WISH_LANGUAGES = 16,
    WISH_TAG = 12,
    WISH_HOURS = 8,
    WISH_NAMES = 64,
    WISH_NAME = 32,
    WISH_RULES = 512,
    WISH_BYTES = 1 << 20, /* of the file, at most */
    DAY_MINUTES = 24 * 60,
};

/* Minutes of a day; one that ends no later than it begins goes on into the next. */
typedef struct {
    int from, to;
} wish_span;

/* All that is left out in the file is as kiosk_standard has it. */
typedef struct {
    uint32_t games; /* bit i: the i-th of the list that is built in is played here */
    int n_languages;
    char language[WISH_LANGUAGES][WISH_TAG]; /* none: all that there are */
    char first[WISH_TAG];                    /* the table's language when guests come; "": the first of those */
    int text_percent;
    int volume_least, volume_most, volume_usual; /* 0..10 */
    int n_hours;
    struct {
        wish_span at;
        int volume; /* 0..10 of 10, on everything that is heard */
    } hours[WISH_HOURS];
    struct {
        bool closed;
        wish_span at;
    } day[7]; /* from Monday */
    int idle_seconds, answer_seconds, offer_minutes;
    int n_refused;
    char refused[WISH_NAMES][WISH_NAME]; /* no name holds one of these */
    int n_rules;
    struct {
        const nt_game *game;
        int option;
        int16_t value;
        uint8_t seats;  /* the number of players that it is for; 0: any that has none of its own */
    } rule[WISH_RULES]; /* of the house */
} kiosk_wishes;

kiosk_wishes kiosk_standard(const nt_game *const *games);
/* Reads the file. Each mistake is a sentence in `problems`, one a line, and what it is in keeps its standard. False
 * when nothing of the file could be used. */
bool kiosk_read(const char *path, const nt_game *const *games, kiosk_wishes *, char *problems, size_t cap);
/* The same of what such a file holds; sentences call it "the owner's file". */
bool kiosk_read_text(const char *text, size_t len, const nt_game *const *games, kiosk_wishes *, char *problems,
                     size_t cap);
/* Writes a file that reads the same, as a whole or not at all; what is as standard is left out. False with a sentence
 * when it cannot, the file then stands as it was. */
bool kiosk_write(const char *path, const nt_game *const *games, const kiosk_wishes *, char *problem, size_t cap);

/* "mon" to "sun", as the file calls them. */
extern const char *const wish_day[7];

/* Of the sentences about mistakes: how one begins of which the whole file cannot be used, what one says of hours, and
 * the wish that one names, or NULL. */
#define WISH_UNREAD "The file cannot be read: "
#define WISH_LIKE_HOURS "is like \"10:00-23:30\", or \"closed\"."
const char *kiosk_wish_named(const char *sentence);

/* Whether the house is open at this minute of the week, 0 = Monday at midnight. */
bool kiosk_is_open(const kiosk_wishes *, int minute);
/* The minute of the week at which it is open next, from this one on; -1: never. */
int kiosk_opens_next(const kiosk_wishes *, int minute);
/* Which quiet time counts then, or -1. */
int kiosk_quiet_at(const kiosk_wishes *, int minute);
/* How loud it is then, 0..10. */
int kiosk_volume_at(const kiosk_wishes *, int minute);
bool kiosk_refuses(const kiosk_wishes *, const char *name);
/* The house's rules into a config, by its seats. When those have changed: what the house has laid down by the number
 * of players, if anything, as it is for this number. */
bool kiosk_can_be_played(const nt_game *, const nt_config *); /* the game's own combinations as well */
void kiosk_put_rules(const kiosk_wishes *, const nt_game *, nt_config *);
void kiosk_put_rules_by_seats(const kiosk_wishes *, const nt_game *, nt_config *);

#endif
