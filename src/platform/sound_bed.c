/* The bed of music and ambience: what goes, what comes after a breath, and how far it gives way to the voice. */
#include "platform/sound_bed.h"

#include <stdio.h>
#include <string.h>

enum {
    LANE = 1, /* of the ambience */
    FADE_OUT = 700,
    FADE_IN = 1400,
    BREATH = 1800,
    DUCK_STEP = 40 /* ms */
};

static const float DUCK_BY = 0.2F;
static const float DUCKED[PF_BEDS] = {0.28F, 0.6F}; /* 11 dB below the voice, and 4 */

static const char *const folder[PF_BEDS] = {"music/", "ambience/"};

pf_bed pf_bed_with(const char *data_dir, pf_trouble *trouble) {
    return (pf_bed){.data_dir = data_dir, .trouble = trouble};
}

/* ---- loudness ---- */

static float loudness(const pf_bed *bed, int i) {
    return bed->part[i].volume * (1.0F - bed->ducked * (1.0F - DUCKED[i]));
}

static void set_volumes(const pf_bed *bed) {
    if (bed->part[PF_BED_MUSIC].name[0] != '\0') {
        Mix_VolumeMusic((int)(loudness(bed, PF_BED_MUSIC) * MIX_MAX_VOLUME));
    }
    if (bed->part[PF_BED_AMBIENCE].name[0] != '\0') {
        Mix_Volume(LANE, (int)(loudness(bed, PF_BED_AMBIENCE) * MIX_MAX_VOLUME));
    }
}

void pf_bed_duck(pf_bed *bed, bool speaks, uint64_t now) {
    const float to = speaks ? 1.0F : 0.0F;
    if (to < bed->duck_to || to > bed->duck_to) {
        bed->duck_to = to;
        bed->duck_at = now;
    }
}

static void duck(pf_bed *bed, uint64_t now) {
    while (bed->duck_at != 0 && now >= bed->duck_at) {
        const float rest = bed->duck_to - bed->ducked;
        if (rest > DUCK_BY || rest < -DUCK_BY) {
            bed->ducked += rest > 0 ? DUCK_BY : -DUCK_BY;
            bed->duck_at += DUCK_STEP;
        } else {
            bed->ducked = bed->duck_to;
            bed->duck_at = 0;
        }
        set_volumes(bed);
    }
}

/* ---- what plays ---- */

static void forget_music(pf_bed *bed) {
    Mix_HaltMusic();
    Mix_FreeMusic(bed->music);
    bed->music = NULL;
}

static void forget_ambience(pf_bed *bed) {
    pf_stream_close(bed->ambience);
    bed->ambience = NULL;
}

static bool rings(const pf_bed *bed, uint64_t now) {
    return bed->music != NULL && bed->part[PF_BED_MUSIC].name[0] != '\0' &&
           bed->played + (now - bed->began) < bed->length;
}

static void go(pf_bed *bed, int i, uint64_t now) {
    if (i == PF_BED_AMBIENCE) {
        if (bed->ambience) {
            Mix_FadeOutChannel(LANE, FADE_OUT);
        }
    } else {
        if (rings(bed, now)) {
            Mix_FadeOutMusic(FADE_OUT);
        }
        bed->played += now - bed->began;
    }
    bed->part[i].name[0] = '\0';
}

static void path_of(const pf_bed *bed, const char *name, char path[PF_BED_PATH]) {
    snprintf(path, PF_BED_PATH, "%s/assets/%s.ogg", bed->data_dir, name);
}

/* ---- it begins ---- */

/* A piece that has been played to its end stays silent until another one was. */
static bool begin_music(pf_bed *bed, const char *path, const char *name, uint64_t now) {
    if (strcmp(bed->last, name) != 0 || bed->music == NULL) {
        forget_music(bed);
        bed->music = Mix_LoadMUS(path);
        if (bed->music == NULL) {
            return false;
        }
        const double seconds = Mix_MusicDuration(bed->music);
        bed->length = seconds > 0 ? (uint64_t)(seconds * 1000) : 0;
        bed->played = strcmp(bed->last, name) == 0 ? bed->played : 0;
        snprintf(bed->last, sizeof bed->last, "%s", name);
    }
    bed->began = now;
    if (bed->played < bed->length) {
        Mix_VolumeMusic((int)(loudness(bed, PF_BED_MUSIC) * MIX_MAX_VOLUME));
        Mix_FadeInMusicPos(bed->music, 1, bed->played > 0 ? FADE_IN : 0, (double)bed->played / 1000);
    }
    return true;
}

static bool begin_ambience(pf_bed *bed, const char *path) {
    forget_ambience(bed);
    bed->ambience = pf_stream_open(path);
    Mix_Volume(LANE, (int)(loudness(bed, PF_BED_AMBIENCE) * MIX_MAX_VOLUME));
    return bed->ambience && pf_stream_begin(bed->ambience, LANE, FADE_IN);
}

static void come(pf_bed *bed, int i, uint64_t now) {
    pf_bed_part *part = &bed->part[i];
    char path[PF_BED_PATH];
    part->at = 0;
    path_of(bed, part->wish, path);
    memcpy(part->name, part->wish, sizeof part->name);
    if (!(i == PF_BED_MUSIC ? begin_music(bed, path, part->wish, now) : begin_ambience(bed, path))) {
        pf_trouble_add(bed->trouble, "The sound {} cannot be played: {}.", part->wish,
                       "its file is missing or damaged");
        part->name[0] = '\0';
    }
}

void pf_bed_wish(pf_bed *bed, int i, const char *name, float volume, uint64_t now) {
    pf_bed_part *part = &bed->part[i];
    const char *wish = name[strlen(folder[i])] == '\0' ? "" : name;
    if (strcmp(part->wish, wish) == 0) {
        part->volume = volume;
        set_volumes(bed);
        return;
    }
    snprintf(part->wish, sizeof part->wish, "%s", wish);
    if (wish[0] != '\0') {
        part->volume = volume;
    }
    if (part->name[0] != '\0') {
        go(bed, i, now);
    }
    part->at = wish[0] != '\0' ? now + BREATH : 0;
}

/* ---- time ---- */

void pf_bed_tick(pf_bed *bed, uint64_t now) {
    duck(bed, now);
    for (int i = 0; i < PF_BEDS; i++) {
        if (bed->part[i].at != 0 && now >= bed->part[i].at) {
            come(bed, i, now);
        }
    }
}

uint64_t pf_bed_wake(const pf_bed *bed) {
    uint64_t wake = bed->duck_at != 0 ? bed->duck_at : UINT64_MAX;
    for (int i = 0; i < PF_BEDS; i++) {
        wake = bed->part[i].at != 0 && bed->part[i].at < wake ? bed->part[i].at : wake;
    }
    return wake;
}

bool pf_bed_plays(const pf_bed *bed, uint64_t now) {
    return pf_bed_lasts(bed) || rings(bed, now) || pf_bed_wake(bed) != UINT64_MAX;
}

bool pf_bed_lasts(const pf_bed *bed) {
    return bed->part[PF_BED_AMBIENCE].name[0] != '\0';
}

void pf_bed_close(pf_bed *bed) {
    forget_music(bed);
    forget_ambience(bed);
    *bed = pf_bed_with(bed->data_dir, bed->trouble);
}
