/* A match of the list in words. */
#include "app/match/match_words.h"

#include <stdio.h>
#include <string.h>

#include "text/day.h"

/* Whether the game is known here, and so has words. */
static bool has_words(const app *a, const match_file *m) {
    return m->known && app_find_table(a, m->clear.game) != NULL;
}

void match_title(const app *a, const match_file *m, text_catalogue *words, char buf[MATCH_WORDS]) {
    char key[sizeof m->clear.game + 8];
    const text_arg file[] = {TEXT_STR("file", m->file)};
    const bool aside = m->kind == MATCH_ASIDE || m->kind == MATCH_SETTINGS;
    if (aside || !has_words(a, m)) {
        text_format(words, aside ? "matches.aside" : "matches.unknown", file, 1, buf, MATCH_WORDS);
        return;
    }
    snprintf(key, sizeof key, "%s.title", m->clear.game);
    text_format(words, key, NULL, 0, buf, MATCH_WORDS);
}

void match_people(const match_file *m, bool names, text_catalogue *words, char buf[MATCH_WORDS]) {
    char list[MATCH_WORDS] = "", longer[MATCH_WORDS], name[UI_NAME_BYTES];
    const app_seating *seating = &m->clear.seating;
    buf[0] = '\0';
    if (!m->known) {
        return;
    }
    for (int i = 0; i < seating->n && names; i++) {
        app_seat_name(&seating->seat[i], words, name, sizeof name);
        const text_arg more[] = {TEXT_STR("list", list), TEXT_STR("name", name)};
        if (i == 0) {
            snprintf(list, sizeof list, "%s", name);
            continue;
        }
        text_format(words, "matches.names", more, 2, longer, sizeof longer);
        memcpy(list, longer, sizeof list);
    }
    const text_arg args[] = {TEXT_NUM("count", seating->n), TEXT_STR("names", list)};
    const text_arg count[] = {TEXT_NUM("n", seating->n)};
    text_format(words, names ? "matches.players" : "seating.players", names ? args : count, names ? 2 : 1, buf,
                MATCH_WORDS);
}

/* A key of another game, or of none, is no word of this one. */
static bool far_in_words(const match_file *m, text_catalogue *words, char *buf, size_t cap) {
    const saves_far *far = &m->clear.far;
    const size_t game = strlen(m->clear.game);
    const text_arg args[] = {TEXT_NUM("n", far->n),    TEXT_NUM("night", far->n), TEXT_NUM("day", far->n),
                             TEXT_NUM("deal", far->n), TEXT_NUM("of", far->of),   TEXT_NUM("target", far->of)};
    if (m->kind == MATCH_END || m->clear.ends) {
        text_format(words, m->kind == MATCH_END ? "matches.over" : "matches.ends", NULL, 0, buf, cap);
        return true;
    }
    if (strncmp(far->key, m->clear.game, game) != 0 || far->key[game] != '.' || !text_has(words, far->key)) {
        return false;
    }
    text_format(words, far->key, args, sizeof args / sizeof args[0], buf, cap);
    return true;
}

/* A date is not broken: its spaces do not end a line. */
static void whole_day(const match_file *m, text_catalogue *words, char day[96]) {
    char plain[48];
    size_t n = 0;
    text_day(text_lang(words), m->changed, plain, sizeof plain);
    for (const char *c = plain; *c != '\0' && n < 93; c++) {
        n += (size_t)snprintf(day + n, 96 - n, *c == ' ' ? "\u00a0" : "%c", *c);
    }
    day[n] = '\0';
}

void match_when(const match_file *m, text_catalogue *words, char buf[MATCH_WORDS]) {
    char day[96], far[MATCH_WORDS / 2];
    whole_day(m, words, day);
    const text_arg args[] = {TEXT_STR("far", far), TEXT_STR("day", day)};
    if (m->known && far_in_words(m, words, far, sizeof far)) {
        text_format(words, "matches.when", args, 2, buf, MATCH_WORDS);
    } else {
        text_format(words, "matches.day", args + 1, 1, buf, MATCH_WORDS);
    }
}
