/* How long things take: windows of calls, speeches, and what a secret step lasts at least. */
#include "werewolf_table.h"

int werewolf_window(const nt_config *config, int call) {
    const int all = config->opt[WEREWOLF_OPT_WINDOWS];
    return all != WEREWOLF_BY_ROLE ? all : config->opt[WEREWOLF_OPT_WINDOW + call];
}

/* 7.4: the Sheriff has more, where there is a clock at all. */
static int speech(const nt_config *config, const werewolf_pub *pub) {
    const bool sheriff = pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == pub->speaker;
    const int seconds = config->opt[WEREWOLF_OPT_SPEECH];
    return seconds > 0 && sheriff ? seconds + config->opt[WEREWOLF_OPT_SHERIFF_MORE] : seconds;
}

int werewolf_speech_seconds(const nt_config *config, const werewolf_pub *pub) {
    switch (pub->step) {
    case WEREWOLF_STEP_SPEECH:
        return speech(config, pub);
    case WEREWOLF_STEP_CAMPAIGN:
        return config->opt[pub->second ? WEREWOLF_OPT_SHORT_SPEECH : WEREWOLF_OPT_SPEECH];
    case WEREWOLF_STEP_PK_SPEECH:
        return config->opt[WEREWOLF_OPT_SHORT_SPEECH];
    case WEREWOLF_STEP_WORDS:
        return config->opt[WEREWOLF_OPT_WORDS];
    default:
        return 0;
    }
}

int werewolf_least_seconds(const nt_config *config, const werewolf_pub *pub) {
    switch (pub->step) {
    case WEREWOLF_STEP_NIGHT:
    case WEREWOLF_STEP_INFO:
    case WEREWOLF_STEP_RITES:
        return config->opt[WEREWOLF_OPT_LEAST_TURN];
    case WEREWOLF_STEP_REVEAL:
        return config->opt[WEREWOLF_OPT_LEAST_LOOK];
    default:
        return 0;
    }
}
