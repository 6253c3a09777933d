/* Each setting: its name and sign, bounds, value and words. */
#include "app/settings/settings_rows.h"

#include <stdio.h>
#include <string.h>

#include "app/kiosk.h"

typedef struct {
    const char *key, *figure;
    settings_group group;
    bool two_way;
    const char *help;
} facts;

static const facts about[SETTINGS] = {
    [TEXT_SIZE] = {"settings.text", "book", SETTINGS_PICTURE, false, NULL},
    [CONTRAST] = {"settings.contrast", "moon", SETTINGS_PICTURE, true, NULL},
    [MOTION] = {"settings.motion", "windmill", SETTINGS_PICTURE, true, NULL},
    [PACE] = {"settings.pace", "hourglass", SETTINGS_PICTURE, false, NULL},
    [FULL_SCREEN] = {"settings.full_screen", "full_screen", SETTINGS_PICTURE, true, NULL},
    [MODE] = {"settings.mode", NULL, SETTINGS_SECRETS, false, "settings.mode.help"},
    [LANGUAGE] = {"settings.language", "speech", SETTINGS_PICTURE, false, NULL},
    [LEFT_HANDED] = {"settings.left", "hand", SETTINGS_PICTURE, true, NULL},
    [HOLD] = {"settings.hold", "lantern", SETTINGS_SECRETS, false, "settings.hold.help"},
    [DWELL] = {"settings.dwell", "eye", SETTINGS_SECRETS, false, "settings.dwell.help"},
    [IDLE] = {"settings.idle", "hourglass", SETTINGS_SECRETS, false, "settings.idle.help"},
    [CURTAIN_ALONE] = {"settings.curtain_alone", "person", SETTINGS_SECRETS, true, "settings.curtain_alone.help"},
    [ALARM] = {"settings.alarm", "cards", SETTINGS_SECRETS, true, "settings.alarm.help"},
    [SEAT_LOCK] = {"settings.seat_lock", "key", SETTINGS_SECRETS, true, "settings.seat_lock.help"},
    [MEASURE] = {"settings.measure", "card", SETTINGS_PICTURE, false, NULL},
    [MUTE] = {"settings.sound", "gramophone", SETTINGS_SOUND, true, NULL},
    [EFFECTS] = {"settings.effects", "speaker", SETTINGS_SOUND, false, NULL},
    [MUSIC] = {"settings.music", "note", SETTINGS_SOUND, false, NULL},
    [VOICE] = {"settings.voice", "voice", SETTINGS_SOUND, false, NULL},
    [AMBIENCE] = {"settings.ambience", "owl", SETTINGS_SOUND, false, NULL},
};

static const int text_step[] = {100, 115, 130, 150, 175};

static int step_of(int percent) {
    int n = (int)(sizeof text_step / sizeof text_step[0]), at = 0;
    while (at < n - 1 && text_step[at] < percent) {
        at++;
    }
    return at;
}

static int language_at(const settings_bounds *s, const app_settings *now) {
    const int at = app_language_at(&s->languages, now->lang);
    return at < 0 ? 0 : at;
}

static app_sound_group sound_of(setting w) {
    return w == EFFECTS ? APP_EFFECTS : w == MUSIC ? APP_MUSIC : w == VOICE ? APP_VOICE : APP_AMBIENCE;
}

/* Each setting is a number between two bounds. */
int setting_least(const settings_bounds *s, setting w) {
    return w > MUTE ? s->least : w == DWELL ? 1 : w == IDLE ? 10 : w == MEASURE ? 40 : 0;
}

int setting_most(const settings_bounds *s, setting w) {
    switch (w) {
    case TEXT_SIZE:
        return 4;
    case PACE:
        return 3;
    case MODE:
        return APP_MODES - 1;
    case LANGUAGE:
        return s->languages.n - 1;
    case DWELL:
        return 10;
    case MEASURE:
        return 250;
    case IDLE:
        return 60;
    case EFFECTS:
    case MUSIC:
    case VOICE:
    case AMBIENCE:
        return s->most;
    default:
        return 1;
    }
}

int setting_get(const settings_bounds *s, const app_settings *now, setting w) {
    switch (w) {
    case TEXT_SIZE:
        return step_of(now->text_percent);
    case CONTRAST:
        return now->high_contrast;
    case MOTION:
        return (int)now->motion;
    case PACE:
        return (int)now->pace;
    case FULL_SCREEN:
        return now->full_screen;
    case MODE:
        return (int)now->mode;
    case LANGUAGE:
        return language_at(s, now);
    case LEFT_HANDED:
        return now->left_handed;
    case HOLD:
        return now->hold_toggle;
    case DWELL:
        return now->dwell_seconds;
    case IDLE:
        return now->idle_seconds;
    case CURTAIN_ALONE:
        return now->curtain_alone;
    case ALARM:
        return now->flat_alarm;
    case SEAT_LOCK:
        return now->seat_lock;
    case MEASURE:
        return now->measured_percent;
    case MUTE:
        return !now->mute;
    default:
        return now->level[sound_of(w)];
    }
}

void setting_set(const settings_bounds *s, app_settings *now, setting w, int value) {
    switch (w) {
    case TEXT_SIZE:
        now->text_percent = text_step[value];
        break;
    case CONTRAST:
        now->high_contrast = value != 0;
        break;
    case MOTION:
        now->motion = (app_motion)value;
        break;
    case PACE:
        now->pace = (app_pace)value;
        break;
    case FULL_SCREEN:
        now->full_screen = value != 0;
        break;
    case MODE:
        now->mode = (app_mode)value;
        break;
    case LANGUAGE:
        snprintf(now->lang, sizeof now->lang, "%s", s->languages.tag[value]);
        now->lang_chosen = true;
        break;
    case LEFT_HANDED:
        now->left_handed = value != 0;
        break;
    case HOLD:
        now->hold_toggle = value != 0;
        break;
    case DWELL:
        now->dwell_seconds = value;
        break;
    case IDLE:
        now->idle_seconds = value;
        break;
    case CURTAIN_ALONE:
        now->curtain_alone = value != 0;
        break;
    case ALARM:
        now->flat_alarm = value != 0;
        break;
    case SEAT_LOCK:
        now->seat_lock = value != 0;
        break;
    case MEASURE: /* on a page of its own */
        break;
    case MUTE:
        now->mute = value == 0;
        break;
    default:
        now->level[sound_of(w)] = value;
    }
}

const char *setting_words(const settings_bounds *s, ui_draw *d, setting w, int value) {
    static const char *const modes[APP_MODES] = {"seating.mode.upright", "seating.mode.pass", "seating.mode.flat"};
    char key[64];
    switch (w) {
    case MODE:
        return ui_say(d, modes[value]);
    case TEXT_SIZE:
        return UI_SAY(d, "settings.percent", TEXT_NUM("n", text_step[value]));
    case MEASURE:
        return UI_SAY(d, "settings.percent", TEXT_NUM("n", value));
    case PACE:
    case HOLD:
        snprintf(key, sizeof key, "settings.%s.%d", w == PACE ? "pace" : "hold", value);
        return ui_say(d, key);
    case LANGUAGE:
        return app_language_name(d, s->languages.tag[value]);
    case DWELL:
    case IDLE:
        return UI_SAY(d, "settings.seconds", TEXT_NUM("n", value));
    case EFFECTS:
    case MUSIC:
    case VOICE:
    case AMBIENCE:
        return UI_SAY(d, "settings.level", TEXT_NUM("n", value));
    default:
        return ui_say(d, value != 0 ? "menu.on" : "menu.off");
    }
}

const char *setting_value_lang(const settings_bounds *s, setting w, int value) {
    return w == LANGUAGE ? s->languages.tag[value] : NULL;
}

const char *setting_key(setting w) {
    return about[w].key;
}

const char *setting_help_key(setting w) {
    return about[w].help;
}

const char *settings_mode_figure(app_mode mode) {
    static const char *const figure[APP_MODES] = {"screen_upright", "screen_pass", "screen_flat"};
    return figure[mode];
}

const char *setting_figure(const app_settings *now, setting w) {
    return w == MODE ? settings_mode_figure(now->mode) : about[w].figure;
}

bool setting_is_switch(setting w) {
    return about[w].two_way;
}

const char *settings_group_key(settings_group g) {
    static const char *const key[SETTINGS_GROUPS] = {"settings.picture", "settings.secrets", "settings.sound"};
    return key[g];
}

const char *settings_group_figure(settings_group g) {
    static const char *const figure[SETTINGS_GROUPS] = {"eye", "lantern", "gramophone"};
    return figure[g];
}

static bool offered(const settings_bounds *s, setting w) {
    return (w != LANGUAGE || s->languages.n > 1) &&
           (!s->guests || w == TEXT_SIZE || w == LANGUAGE || about[w].group == SETTINGS_SOUND);
}

int settings_of(const settings_bounds *s, settings_group g, setting row[SETTINGS]) {
    int n = 0;
    for (int w = 0; w < SETTINGS; w++) {
        if ((about[w].group == g || s->guests) && offered(s, (setting)w)) {
            row[n++] = (setting)w;
        }
    }
    return n;
}

settings_bounds settings_bounds_of(app *a) {
    const struct app_kiosk *kiosk = a->kiosk;
    return (settings_bounds){.languages = app_find_languages(a),
                             .guests = kiosk != NULL,
                             .least = kiosk != NULL ? kiosk->volume_least : 0,
                             .most = kiosk != NULL ? kiosk->volume_most : 10};
}
