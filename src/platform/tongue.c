/* Which languages the user has told the system. */
#include "platform/platform.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0' ? value : NULL;
}

static bool is_nobodys(const char *locale) {
    return strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0 || strncmp(locale, "C.", 2) == 0;
}

/* As gettext does it: the locale of messages, and LANGUAGE before it where that locale is a language. */
static bool by_environment(char *buf, size_t cap) {
    const char *locale = set("LC_ALL"), *wishes = set("LANGUAGE");
    locale = locale ? locale : set("LC_MESSAGES");
    locale = locale ? locale : set("LANG");
    if (locale == NULL) {
        return false;
    }
    if (is_nobodys(locale)) {
        buf[0] = '\0';
    } else {
        snprintf(buf, cap, "%s%s%s", wishes ? wishes : "", wishes ? ":" : "", locale);
    }
    return true;
}

static void by_system(char *buf, size_t cap) {
    SDL_Locale *all = SDL_GetPreferredLocales();
    size_t used = 0;
    for (const SDL_Locale *at = all; at != NULL && at->language != NULL && used < cap; at++) {
        const int n = snprintf(buf + used, cap - used, "%s%s%s%s", used > 0 ? ":" : "", at->language,
                               at->country ? "-" : "", at->country ? at->country : "");
        used += n > 0 ? (size_t)n : 0;
    }
    SDL_free(all);
}

void pf_languages(char *buf, size_t cap) {
    buf[0] = '\0';
    if (!by_environment(buf, cap)) {
        by_system(buf, cap);
    }
}
