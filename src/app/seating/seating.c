/* Who sits at a table. */
#include "app/seating/seating.h"

#include <stdio.h>
#include <string.h>

#include "ui/theme.h"

app_seating app_seating_standard(int n, bool bots) {
    app_seating seating;
    memset(&seating, 0, sizeof seating);
    seating.n = n;
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        ui_seat *seat = &seating.seat[i];
        seat->colour = (uint8_t)(i % UI_SEAT_COLOURS);
        seat->pattern = (uint8_t)(i / UI_SEAT_COLOURS);
        seat->emblem = (uint8_t)(i % UI_EMBLEMS);
        seat->bot = bots && i > 0;
        seat->text_scale = 1.0f;
    }
    return seating;
}

void app_seat_name(const ui_seat *seat, text_catalogue *words, char *buf, size_t cap) {
    if (seat->name[0]) {
        snprintf(buf, cap, "%s", seat->name);
        return;
    }
    char key[64];
    snprintf(key, sizeof key, "emblem.%s", ui_emblem[seat->emblem % UI_EMBLEMS]);
    text_format(words, key, NULL, 0, buf, cap);
}

uint32_t app_seating_humans(const app_seating *seating) {
    uint32_t humans = 0;
    for (int i = 0; i < seating->n; i++) {
        if (!seating->seat[i].bot) {
            humans |= 1u << i;
        }
    }
    return humans;
}

bool app_seating_is_one(const app_seating *seating) {
    const uint32_t people = app_seating_humans(seating);
    return people != 0 && (people & (people - 1)) == 0;
}
