/* What a house that lends its device to whoever comes gives the application (src/kiosk), by whoever creates it. An
 * application without it belongs to the people at it. */
#ifndef NT_APP_KIOSK_H
#define NT_APP_KIOSK_H

#include "app/app_state.h"

struct app_kiosk {
    const scene_ops *home;         /* in the place of the title */
    int volume_least, volume_most; /* what guests may choose, 0..10 */
    float loud;                    /* 0..1, of all that is heard: by the hour */
    /* Whether there is that language here; whether a player may be called that. */
    bool (*speaks)(const app_kiosk *, const char *tag);
    bool (*allows)(const app_kiosk *, const char *name);
    /* The house's rules into a game's standard ones. */
    void (*preset)(const app_kiosk *, const nt_game *, nt_config *);
    /* What hangs on the number of players, for another number than before: guests' own set would not fit it. */
    void (*reseat)(const app_kiosk *, const nt_game *, nt_config *);
    /* After the scenes had their time; and when that is wanted next. */
    void (*tick)(app_kiosk *, app *);
    uint64_t (*wake)(const app_kiosk *, const app *);
};

/* The scene that everything comes back to. */
const scene_ops *app_home(const app *);

#endif
