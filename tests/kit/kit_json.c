#include <string.h>

#include "kit/kit.h"

typedef struct {
    const char *at;
    int depth;
} json;

static bool value(json *j);

static bool is(json *j, const char *word) {
    const size_t n = strlen(word);
    if (strncmp(j->at, word, n) != 0) {
        return false;
    }
    j->at += n;
    return true;
}

static bool string(json *j) {
    if (!is(j, "\"")) {
        return false;
    }
    for (; *j->at != '"'; j->at++) {
        if ((unsigned char)*j->at < ' ') {
            return false;
        }
        if (*j->at == '\\' && (*++j->at == '\0' || !strchr("\"\\/bfnrtu", *j->at))) {
            return false;
        }
    }
    j->at++;
    return true;
}

static bool number(json *j) {
    is(j, "-");
    const size_t n = strspn(j->at, "0123456789");
    if (n == 0 || (n > 1 && *j->at == '0')) {
        return false;
    }
    j->at += n;
    if (is(j, ".")) {
        const size_t decimals = strspn(j->at, "0123456789");
        j->at += decimals;
        return decimals > 0;
    }
    return true;
}

static bool member(json *j) {
    return string(j) && is(j, ":") && value(j);
}

static bool list(json *j, const char *end, bool (*item)(json *)) {
    bool good = ++j->depth < 16;
    if (good && !is(j, end)) {
        do {
            good = item(j);
        } while (good && is(j, ","));
        good = good && is(j, end);
    }
    j->depth--;
    return good;
}

static bool value(json *j) {
    if (is(j, "{")) {
        return list(j, "}", member);
    }
    if (is(j, "[")) {
        return list(j, "]", value);
    }
    if (*j->at == '"') {
        return string(j);
    }
    return is(j, "true") || is(j, "false") || is(j, "null") || number(j);
}

bool kit_json(const char *text) {
    json j = {text, 0};
    return value(&j) && *j.at == '\0';
}
