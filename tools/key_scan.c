/* The keys of messages that the sources name, found among their string literals. */
#include "key_scan.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Endings of file names, which look like keys otherwise. */
static const char *const endings[] = {".c",   ".h",   ".json", ".nighttable", ".new", ".ogg", ".old",
                                      ".otf", ".png", ".svg",  ".tmp",        ".ttf", ".txt"};

/* Names of zones that have a dot. */
static const char *const zones[] = {"app.again", "app.picker", "app.title", "reveal.next"};

static bool is_part(char c) {
    return islower((unsigned char)c) || isdigit((unsigned char)c) || c == '_';
}

/* What a conversion may stand for: a part, or the tag of a language. */
static bool is_value(char c) {
    return is_part(c) || isupper((unsigned char)c) || c == '-';
}

static const char *past_conversion(const char *at) {
    at++;
    at += strspn(at, "0123456789.-lzh");
    return *at == '\0' ? at : at + 1;
}

/* `dots`: a conversion at the very start may stand for several parts. */
static bool matches(const char *text, const char *key, bool dots) {
    if (*text == '\0') {
        return *key == '\0';
    }
    if (*text != '%') {
        return *text == *key && matches(text + 1, key + 1, false);
    }
    const char *rest = past_conversion(text);
    for (; is_value(*key) || (dots && *key == '.'); key++) {
        if (matches(rest, key + 1, false)) {
            return true;
        }
    }
    return false;
}

bool key_matches(const char *text, const char *key) {
    return matches(text, key, true);
}

/* Parts with dots between them; at least one part is spelled out, so that "%s.%s" is no rule for everything. */
static bool looks_like_key(const char *text) {
    bool dot = false, conversion = false, spelled = false, part = false;
    size_t letters = 0;
    for (const char *at = text; *at != '\0';) {
        if (*at == '%') {
            at = past_conversion(at);
            conversion = part = true;
        } else if (*at == '.') {
            if (!part) {
                return false;
            }
            dot = true;
            part = false;
            at++;
        } else if (is_part(*at)) {
            letters += islower((unsigned char)*at) != 0;
            part = true;
            at++;
        } else {
            return false;
        }
        spelled = letters >= 3;
    }
    return dot && part && (spelled || !conversion) && !isdigit((unsigned char)text[0]);
}

static bool is_file_name(const char *text) {
    size_t len = strlen(text);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i]);
        if (len > ending && strcmp(text + len - ending, endings[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_zone(const char *text) {
    for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
        if (strcmp(text, zones[i]) == 0) {
            return true;
        }
    }
    return false;
}

static void add(key_uses *uses, const char *text, const char *file, int line) {
    if (!looks_like_key(text) || is_file_name(text) || is_zone(text)) {
        return;
    }
    if (uses->n == uses->cap) {
        int cap = uses->cap == 0 ? 256 : uses->cap * 2;
        key_use *more = realloc(uses->use, (size_t)cap * sizeof *more);
        if (more == NULL) {
            abort();
        }
        uses->use = more;
        uses->cap = cap;
    }
    key_use *use = &uses->use[uses->n++];
    snprintf(use->text, sizeof use->text, "%.95s", text);
    snprintf(use->file, sizeof use->file, "%.159s", file);
    use->line = line;
}

/* The strings of one line of source, outside comments and #include. */
static void scan_line(const char *line, const char *file, int number, key_uses *uses) {
    const char *start = line + strspn(line, " \t");
    if (*start == '#' || *start == '*' || strncmp(start, "/*", 2) == 0) {
        return;
    }
    for (const char *at = start; (at = strchr(at, '"')) != NULL;) {
        const char *end = ++at;
        while (*end != '"' && *end != '\0') {
            end += *end == '\\' && end[1] != '\0' ? 2 : 1;
        }
        char text[96];
        size_t len = (size_t)(end - at);
        if (len < sizeof text) {
            memcpy(text, at, len);
            text[len] = '\0';
            add(uses, text, file, number);
        }
        at = *end == '"' ? end + 1 : end;
    }
}

static bool scan_file(const char *path, key_uses *uses) {
    FILE *f = fopen(path, "r");
    if (f == NULL) {
        return false;
    }
    char line[1024];
    for (int number = 1; fgets(line, sizeof line, f) != NULL; number++) {
        scan_line(line, path, number, uses);
    }
    fclose(f);
    return true;
}

bool key_scan(const char *folder, key_uses *uses) {
    DIR *dir = opendir(folder);
    if (dir == NULL) {
        return false;
    }
    bool ok = true;
    const struct dirent *at;
    while ((at = readdir(dir)) != NULL) {
        char path[512];
        struct stat info;
        size_t len = strlen(at->d_name);
        if (at->d_name[0] == '.' || snprintf(path, sizeof path, "%s/%s", folder, at->d_name) >= (int)sizeof path ||
            stat(path, &info) != 0) {
            continue;
        }
        if (S_ISDIR(info.st_mode)) {
            ok = key_scan(path, uses) && ok;
        } else if (len > 2 && at->d_name[len - 2] == '.' && strchr("ch", at->d_name[len - 1]) != NULL) {
            ok = scan_file(path, uses) && ok;
        }
    }
    closedir(dir);
    return ok;
}
