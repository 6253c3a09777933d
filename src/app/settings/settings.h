/* Settings: one JSON file in the user's config folder, written at once on every change, atomically. */
#ifndef NT_APP_SETTINGS_H
#define NT_APP_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { APP_UPRIGHT, APP_PASS, APP_FLAT, APP_MODES } app_mode;
typedef enum { APP_MOTION_OFF, APP_MOTION_ON } app_motion;
typedef enum { APP_PACE_SLOW, APP_PACE_NORMAL, APP_PACE_FAST, APP_PACE_AT_ONCE } app_pace;
typedef enum { APP_VOICE, APP_MUSIC, APP_EFFECTS, APP_AMBIENCE, APP_SOUND_GROUPS } app_sound_group;

typedef struct {
    int text_percent; /* 100, 115, 130, 150, 175 */
    bool high_contrast, full_screen, left_handed, mute;
    bool hold_toggle;            /* a press instead of a hold */
    bool curtain_alone;          /* curtain also when only one person plays */
    app_motion motion;           /* of the pictures */
    app_pace pace;               /* of the bots and of what is told */
    int level[APP_SOUND_GROUPS]; /* 0..10 */
    int dwell_seconds;           /* 1..10 */
    int idle_seconds;            /* 10..60: a private view left alone is covered */
    char lang[12];               /* the table's language */
    bool lang_chosen;            /* by a person; else it is the system's, and is not written */
    app_mode mode;
    bool card_read;       /* a card has been held down to be read, here, by whomever */
    bool seat_lock;       /* three signs before a hand opens */
    int measured_percent; /* of the density that displays claim, by a bank card; 100 = as they claim */
    bool flat_alarm;      /* on a flat table a touch beside an open hand closes it */
    bool unread;          /* the file is there but could not be read now: nothing is written over it */
    char twice[40];       /* a name that stands more than once in the file, whose last value counts; "": none */
} app_settings;

app_settings app_settings_standard(void);
/* Reads the file; values out of range or damaged keep their standard and are said in `problems` (one sentence a
 * line). A missing file is no problem. False when the file exists but nothing of it could be used: a damaged one is
 * kept aside under another name, one that could not be read for a moment is left alone as long as this program runs.
 */
bool app_settings_read(const char *path, app_settings *, char *problems, size_t cap);
/* The same of a file that was kept aside: nothing happens to it, and `s` is as it was when nothing could be used. */
bool app_settings_try(const char *path, app_settings *s, char *problems, size_t cap);
/* A file in which a name stands more than once is kept first, as app_settings_before; false where it could not be. */
bool app_settings_write(const char *path, const app_settings *, char *problem, size_t cap);
bool app_settings_before(const char *path, char *buf, size_t cap);

#endif
