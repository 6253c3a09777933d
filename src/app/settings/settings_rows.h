/* The settings as rows: a number between two bounds each, in the group that it belongs to. */
#ifndef NT_APP_SETTINGS_ROWS_H
#define NT_APP_SETTINGS_ROWS_H

#include "app/app_state.h"
#include "app/languages.h"

typedef enum { SETTINGS_PICTURE, SETTINGS_SECRETS, SETTINGS_SOUND, SETTINGS_GROUPS } settings_group;

/* What their zones are numbered by. */
typedef enum {
    TEXT_SIZE,
    CONTRAST,
    MOTION,
    PACE,
    FULL_SCREEN,
    MODE,
    LANGUAGE,
    LEFT_HANDED,
    HOLD,
    DWELL,
    IDLE,
    CURTAIN_ALONE,
    ALARM,
    SEAT_LOCK,
    MEASURE,
    MUTE,
    EFFECTS,
    MUSIC,
    VOICE,
    AMBIENCE,
    SETTINGS,
} setting;

/* Whose settings they are: what there is to choose from, and between what. */
typedef struct {
    app_languages languages;
    bool guests;     /* of a kiosk: what they may change */
    int least, most; /* volume */
} settings_bounds;

settings_bounds settings_bounds_of(app *);

/* Those that are offered in a group, in their order; returns how many. The few of guests are one group. */
int settings_of(const settings_bounds *, settings_group, setting row[SETTINGS]);
/* The word of a group's button, and its sign. */
const char *settings_group_key(settings_group);
const char *settings_group_figure(settings_group);

/* The key of what it is for, where its name does not say it; else NULL. */
const char *setting_help_key(setting);
/* The key of its name; its sign, which may change with its value. */
const char *setting_key(setting);
const char *setting_figure(const app_settings *, setting);
/* How the screen is shared, wherever that is chosen. */
const char *settings_mode_figure(app_mode);
/* On or off, without names of their own. */
bool setting_is_switch(setting);
int setting_least(const settings_bounds *, setting);
int setting_most(const settings_bounds *, setting);
int setting_get(const settings_bounds *, const app_settings *, setting);
void setting_set(const settings_bounds *, app_settings *, setting, int value);
/* Kept until the frame's end; a language by its own name. */
const char *setting_words(const settings_bounds *, ui_draw *, setting, int value);
/* The language whose letters that name needs, or NULL. */
const char *setting_value_lang(const settings_bounds *, setting, int value);

#endif
