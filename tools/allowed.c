/* The list of messages that may be the same as in English, each with its reason. */
#include "allowed.h"

#include <stdio.h>
#include <string.h>

json_t *allowed_load(const char *locales_dir, char *why, size_t cap) {
    char path[1024];
    json_error_t error;
    snprintf(path, sizeof path, "%s/same_as_english.json", locales_dir);
    json_t *list = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (list == NULL && json_error_code(&error) == json_error_cannot_open_file) {
        return json_object();
    }
    if (!json_is_object(list)) {
        snprintf(why, cap, "same_as_english.json, line %d: %s", error.line, list == NULL ? error.text : "no object");
        json_decref(list);
        return NULL;
    }
    return list;
}

bool allowed_same(const json_t *list, const char *key, const char *lang) {
    const json_t *langs = json_object_get(json_object_get(list, key), "languages");
    for (size_t i = 0; i < json_array_size(langs); i++) {
        const char *named = json_string_value(json_array_get(langs, i));
        if (named != NULL && (strcmp(named, "*") == 0 || strcmp(named, lang) == 0)) {
            return true;
        }
    }
    return false;
}

const char *allowed_fault(const json_t *entry) {
    if (json_array_size(json_object_get(entry, "languages")) == 0) {
        return "names no languages";
    }
    const char *reason = json_string_value(json_object_get(entry, "reason"));
    return reason == NULL || *reason == '\0' ? "has no reason" : NULL;
}
