/* The script of what is spoken, message by message, in one language. */
#include "app/sound/voices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "text/catalogue.h"

enum { LINE = 256, SCRIPT_MOST = 65536, PATH_BYTES = 1024 };

typedef struct {
    text_catalogue *words;
    void (*each)(void *user, const voices_phrase *);
    void *user;
} reading;

/* False when the name of its file is too long. */
static bool say(const reading *r, const char *key, const char *form, const text_arg *arg) {
    voices_phrase phrase;
    const int bytes = snprintf(phrase.id, sizeof phrase.id, "%s%s%s", key, form[0] ? "." : "", form);
    if (bytes < 0 || (size_t)bytes >= sizeof phrase.id) {
        return false;
    }
    text_format(r->words, key, arg, arg != NULL, phrase.text, sizeof phrase.text);
    r->each(r->user, &phrase);
    return true;
}

static bool say_number(const reading *r, const char *key, const char *name, long number) {
    char form[16];
    const text_arg arg = TEXT_NUM(name, number);
    snprintf(form, sizeof form, "%ld", number);
    return say(r, key, form, &arg);
}

/* "name=a,b,c", or "name=1-20". */
static bool say_forms(const reading *r, const char *key, char *forms) {
    char *value = strchr(forms, '='), *end = NULL;
    bool good = true;
    *value++ = '\0';
    const long from = strtol(value, &end, 10);
    if (end != value && *end == '-') {
        const long to = strtol(end + 1, NULL, 10);
        for (long number = from; number <= to && good; number++) {
            good = say_number(r, key, forms, number);
        }
        return good;
    }
    for (char *form = strtok(value, ","); form != NULL && good; form = strtok(NULL, ",")) {
        const long number = strtol(form, &end, 10);
        const text_arg arg = TEXT_STR(forms, form);
        good = *end == '\0' ? say_number(r, key, forms, number) : say(r, key, form, &arg);
    }
    return good;
}

static bool read_line(const reading *r, char *line, char *problem, size_t cap) {
    line[strcspn(line, "\r")] = '\0';
    if (line[0] == '\0' || line[0] == '#') {
        return true;
    }
    char *forms = strchr(line, ' ');
    if (forms != NULL) {
        *forms++ = '\0';
    }
    if (!text_has(r->words, line) || (forms != NULL && strchr(forms, '=') == NULL)) {
        snprintf(problem, cap, "assets/voices/script.txt: no message \"%.100s\", or no form behind it", line);
        return false;
    }
    const bool good = forms != NULL ? say_forms(r, line, forms) : say(r, line, "", NULL);
    if (!good) {
        snprintf(problem, cap, "assets/voices/script.txt: \"%.100s\" makes too long a name of a file", line);
    }
    return good;
}

static bool read_script(const reading *r, const char *path, char *problem, size_t cap) {
    size_t len = 0;
    char *text = paths_read_whole(path, SCRIPT_MOST, &len);
    if (text == NULL) {
        snprintf(problem, cap, "%.300s cannot be read", path);
        return false;
    }
    bool good = true;
    for (const char *at = text; good && *at != '\0';) {
        char line[LINE];
        const size_t long_as = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)long_as, at);
        good = read_line(r, line, problem, cap);
        at += long_as + (at[long_as] == '\n');
    }
    free(text);
    return good;
}

bool voices_each(const char *data_dir, const char *locales_dir, const char *lang,
                 void (*each)(void *user, const voices_phrase *), void *user, char *problem, size_t cap) {
    char path[PATH_BYTES], troubles[512] = "";
    const reading r = {text_open(locales_dir, lang, troubles, sizeof troubles), each, user};
    if (r.words == NULL || !text_has(r.words, "settings.voice") || strcmp(text_lang(r.words), lang) != 0) {
        snprintf(problem, cap, "there are no words for the language \"%.40s\"", lang);
        text_close(r.words);
        return false;
    }
    const bool good =
        paths_join(path, sizeof path, data_dir, "assets/voices/script.txt") && read_script(&r, path, problem, cap);
    text_close(r.words);
    return good;
}
