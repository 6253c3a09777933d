/* The house: its hours, how loud it is, who is still there, and what becomes of a table that was left. */
#include "kiosk/kiosk.h"
#include "kiosk/entries.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/languages.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"

/* A finger that lies on the glass for longer is a bag. */
enum { LOOK_MS = 30000, LONGEST_HOLD_MS = 120000, PIN_MS = 30000, OWNER_MS = 120000 };

/* ---- who is there ---- */

static bool at_home(const app *a) {
    return stack_top(a) != NULL && a->stack[0]->ops == &scene_attract; /* and a notice may lie over it */
}

bool kiosk_has_table(const app *a) {
    return a->table != NULL && !at_home(a) && !a->leaving;
}

/* Somebody asks for the PIN, or the owner is there. */
static bool has_owner(const app *a) {
    return stack_top(a) != NULL && (a->stack[0]->ops == &scene_pin || a->stack[0]->ops == &scene_owner);
}

static bool clock_runs(const app *a) {
    const table_scene *shown = a->table != NULL ? table_scene_shown(a) : NULL;
    return shown != NULL && &shown->base == stack_top(a) && shown->clock.left > 0 && !shown->clock.stands;
}

/* A call whose time the device keeps: all have closed eyes, and whether one of them touches it is a secret. */
static bool call_runs(const app *a) {
    const scene *top = stack_top(a);
    return a->hosted.call.runs && top != NULL && (top->ops->flags & SCENE_WAITS) != 0 && !a->hosting->judged(a);
}

/* Time that the table gives itself is no time in which nobody is there. */
static bool has_own_time(const app *a) {
    return clock_runs(a) || call_runs(a);
}

/* When the house asks whether somebody is still there; UINT64_MAX: nobody was. */
static uint64_t idle_end(const app *a) {
    const uint64_t idle = (uint64_t)kiosk_of(a)->wishes.idle_seconds * 1000;
    if ((at_home(a) && a->depth == 1) || a->locked_out || has_own_time(a)) {
        return UINT64_MAX;
    }
    if (has_owner(a)) { /* an open page is not for who comes next */
        return a->last_input + (a->stack[0]->ops == &scene_pin ? PIN_MS : OWNER_MS);
    }
    return a->last_input + (a->map.down && idle < LONGEST_HOLD_MS ? LONGEST_HOLD_MS : idle);
}

static void ask_who_is_there(app *a) {
    const scene *top = stack_top(a);
    if (top == NULL || top->ops == &scene_ask || a->now < idle_end(a)) {
        return;
    }
    if (has_owner(a) || at_home(a)) { /* a sentence over the bots is in the log, and there is nobody to ask */
        app_go(a, app_home(a), NULL, 0);
    } else {
        app_cover_secrets(a); /* whoever answers may be somebody else */
        app_push(a, &scene_ask, NULL, 0);
    }
}

/* When it is over all are there, whoever touched the screen last in it. */
static void follow_own_time(kiosk *k, app *a) {
    const bool runs = has_own_time(a);
    if (runs || k->own_time) {
        a->last_input = a->now;
    }
    k->own_time = runs;
}

/* ---- as if nobody had been there ---- */

static bool has_language(const app_languages *all, app *a, const char *tag) {
    char line[64];
    if (app_language_at(all, tag) >= 0) {
        return true;
    }
    snprintf(line, sizeof line, ENTRY_OF_FILE "There is no language \"%s\".", tag);
    app_log(a, line);
    return false;
}

/* Which ones there are is known once there is an application. */
static void drop_unknown_languages(kiosk *k, app *a) {
    const app_languages all = app_all_languages(a);
    kiosk_wishes *w = &k->wishes;
    const int named = w->n_languages;
    w->n_languages = 0;
    for (int i = 0; i < named; i++) {
        if (has_language(&all, a, w->language[i])) {
            memmove(w->language[w->n_languages++], w->language[i], WISH_TAG);
        }
    }
    k->faulty |= w->n_languages < named;
    if (w->first[0] != '\0' && !has_language(&all, a, w->first)) {
        w->first[0] = '\0';
        k->faulty = true;
    }
}

static void set_language(kiosk *k, app *a) {
    const kiosk_wishes *w = &k->wishes;
    if (k->lang[0] == '\0') { /* the machine's, before anybody chose */
        snprintf(k->lang, sizeof k->lang, "%s",
                 w->first[0] != '\0'  ? w->first
                 : w->n_languages > 0 ? w->language[0]
                                      : a->settings.lang);
    }
    memcpy(a->settings.lang, k->lang, sizeof a->settings.lang);
    a->settings.lang_chosen = true;
}

void kiosk_tidy(app *a) {
    kiosk *k = kiosk_of(a);
    char lang[sizeof a->settings.lang];
    memcpy(lang, a->settings.lang, sizeof lang);
    a->settings = app_settings_standard();
    memcpy(a->settings.lang, lang, sizeof lang);
    a->settings.full_screen = true;
    a->settings.text_percent = k->wishes.text_percent;
    for (int i = 0; i < APP_SOUND_GROUPS; i++) {
        a->settings.level[i] = k->wishes.volume_usual;
    }
    drop_unknown_languages(k, a);
    set_language(k, a);
    a->plan = (app_plan){0};
    matches_delete(a->save_dir, "people.json");
    matches_delete(a->save_dir, "lessons.json");
    app_settings_changed(a);
}

void kiosk_put_away(app *a) {
    if (kiosk_has_table(a) && !a->end.again && !a->end.whole && !a->hosted.call.runs &&
        nt_match_over(app_director_match(a->table))) {
        app_end_shown(a, a->end.steps, true);
    }
    app_leave_table(a);
}

/* ---- what was left ---- */

static int find_left(const kiosk *k, const char *file) {
    int i = 0;
    while (i < k->n_left && strcmp(k->left[i].file, file) != 0) {
        i++;
    }
    return i;
}

static void forget_left(kiosk *k, int i) {
    if (i < k->n_left) {
        k->left[i] = k->left[--k->n_left];
    }
}

/* Its time runs from when it was first seen with nobody at it. */
static uint64_t left_since(kiosk *k, const app *a, const char *file) {
    const int i = find_left(k, file);
    if (i < k->n_left) {
        return k->left[i].since;
    }
    const bool older = strcmp(file, saves_open_file) != 0; /* the one of before made room */
    if (k->n_left == KIOSK_LEFT) {
        return 0;
    }
    snprintf(k->left[k->n_left].file, MATCHES_FILE, "%s", file);
    k->left[k->n_left].since = older && k->left_at > 0 ? k->left_at : a->now;
    return k->left[k->n_left++].since;
}

/* Names are given again: what is not there any more must not age the next. */
static void forget_gone(kiosk *k, const match_list *all) {
    for (int i = k->n_left - 1; i >= 0; i--) {
        int j = 0;
        while (j < all->n && strcmp(all->at[j].file, k->left[i].file) != 0) {
            j++;
        }
        if (j == all->n) {
            forget_left(k, i);
        }
    }
}

/* Half of a file that was being written when the power went. */
static void erase_half(const app *a) {
    char path[APP_PATH], half[APP_PATH + 8];
    if (paths_join(path, sizeof path, a->save_dir, saves_open_file)) {
        snprintf(half, sizeof half, "%s.new", path);
        paths_erase(half);
    }
}

/* Power may go between the last move and the end that is shown: such a game was finished all the same. What cannot be
 * read just now may be one: it waits. */
static bool keep_what_was_finished(const kiosk *k, const app *a, const match_file *m) {
    char problem[512];
    saves_open open = {0};
    if (m->kind != MATCH_OPEN) {
        return true;
    }
    const saves_result is = saves_read_file(a->save_dir, m->file, k->built, &open, problem, sizeof problem);
    if (is != SAVES_READ) {
        return is != SAVES_UNREADABLE;
    }
    const bool over = nt_match_over(open.match) && !open.hosted.call.runs;
    const bool kept = !over || matches_keep_evening(a->save_dir, open.match);
    nt_match_destroy(open.match);
    return kept;
}

static void erase_what_nobody_came_for(kiosk *k, app *a) {
    const uint64_t offered = (uint64_t)k->wishes.offer_minutes * 60000;
    match_list all = {0};
    char path[APP_PATH + MATCHES_FILE];
    matches_look(a->save_dir, a->settings_file, &all);
    forget_gone(k, &all);
    for (int i = 0; i < all.n; i++) {
        const match_file *m = &all.at[i];
        const bool played = kiosk_has_table(a) && strcmp(m->file, saves_open_file) == 0;
        if (m->kind == MATCH_SETTINGS || played || a->now < left_since(k, a, m->file) + offered) {
            continue;
        }
        if (keep_what_was_finished(k, a, m) && paths_join(path, sizeof path, a->save_dir, m->file) &&
            paths_erase(path)) {
            forget_left(k, find_left(k, m->file));
            kiosk_note(a, ENTRY_DELETED);
        }
    }
    if (!kiosk_has_table(a)) {
        erase_half(a);
    }
    matches_forget(&all);
}

/* What is at the table is not left; once it is, its time begins. */
static void follow_table(kiosk *k, app *a) {
    const bool plays = kiosk_has_table(a);
    if (plays && !k->played) {
        const int i = find_left(k, saves_open_file);
        k->left_at = i < k->n_left ? k->left[i].since : 0;
        forget_left(k, i);
        k->look = a->now;
    } else if (!plays && k->played) {
        k->look = a->now;
    }
    k->played = plays;
}

/* ---- time ---- */

static void look(kiosk *k, app *a) {
    const int minute = k->minute(k->user);
    const bool open = kiosk_is_open(&k->wishes, minute);
    k->look = a->now + LOOK_MS;
    k->base.loud = at_home(a) ? 0.0f : (float)kiosk_volume_at(&k->wishes, minute) / 10.0f;
    if (open != k->open) {
        k->open = open;
        app_dirty(a);
    }
    gate_wait(&k->gate, a->now);
    erase_what_nobody_came_for(k, a);
}

static void tick(app_kiosk *base, app *a) {
    kiosk *k = (kiosk *)base;
    if (a->locked_out) {
        return;
    }
    follow_table(k, a);
    follow_own_time(k, a);
    if (a->now >= k->look) {
        look(k, a);
    }
    kiosk_corner_tick(a);
    ask_who_is_there(a);
}

static uint64_t wake(const app_kiosk *base, const app *a) {
    const kiosk *k = (const kiosk *)base;
    const scene *top = stack_top(a);
    const uint64_t idle = top != NULL && top->ops != &scene_ask ? idle_end(a) : UINT64_MAX;
    const uint64_t corner = kiosk_corner_wake(a), first = corner < idle ? corner : idle;
    return a->locked_out ? UINT64_MAX : first < k->look ? first : k->look;
}

/* ---- what the application asks ---- */

static bool speaks(const app_kiosk *base, const char *tag) {
    const kiosk_wishes *w = &((const kiosk *)base)->wishes;
    for (int i = 0; i < w->n_languages; i++) {
        if (strcmp(w->language[i], tag) == 0) {
            return true;
        }
    }
    return w->n_languages == 0;
}

static bool allows(const app_kiosk *base, const char *name) {
    return !kiosk_refuses(&((const kiosk *)base)->wishes, name);
}

static void preset(const app_kiosk *base, const nt_game *game, nt_config *config) {
    kiosk_put_rules(&((const kiosk *)base)->wishes, game, config);
}

static void reseat(const app_kiosk *base, const nt_game *game, nt_config *config) {
    kiosk_put_rules_by_seats(&((const kiosk *)base)->wishes, game, config);
}

/* ---- made ---- */

static int machine_minute(void *user) {
    (void)user;
    const time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    return local != NULL ? ((local->tm_wday + 6) % 7) * DAY_MINUTES + local->tm_hour * 60 + local->tm_min : 0;
}

/* The lists are the application's, too: they are filled anew where they stand. */
static void apply(kiosk *k) {
    int n = 0;
    for (int i = 0; i < WISH_GAMES && k->built[i] != NULL; i++) {
        if (k->wishes.games >> i & 1) {
            k->games[n] = k->built[i];
            k->tables[n++] = k->built_tables[i];
        }
    }
    k->games[n] = NULL;
    k->tables[n] = NULL;
    k->base.volume_least = k->wishes.volume_least;
    k->base.volume_most = k->wishes.volume_most;
}

/* What the owner wrote by hand is never lost for a mistake in it. */
static bool keep_faulty(kiosk *k, char *problem, size_t cap) {
    char before[GATE_PATH + 16];
    size_t len = 0;
    if (!k->faulty || !paths_exists(k->file)) {
        return true;
    }
    char *text = paths_read_whole(k->file, WISH_BYTES, &len);
    snprintf(before, sizeof before, "%s%s", k->file, ".before");
    const bool good = text != NULL && paths_write_whole(before, text, len);
    if (!good) {
        snprintf(problem, cap, "%.300s: %s.", text == NULL ? k->file : before, paths_reason(errno));
    }
    free(text);
    k->faulty = !good;
    return good;
}

bool kiosk_change(app *a, const kiosk_wishes *w, char *problem, size_t cap) {
    kiosk *k = kiosk_of(a);
    if (!keep_faulty(k, problem, cap) || !kiosk_write(k->file, k->built, w, problem, cap)) {
        return false;
    }
    const bool first = strcmp(w->first, k->wishes.first) != 0 || w->n_languages != k->wishes.n_languages;
    k->wishes = *w;
    apply(k);
    if (first) {
        k->lang[0] = '\0'; /* chosen again when the house is by itself */
    }
    k->look = a->now;
    app_dirty(a);
    return true;
}

/* Both kinds of mistakes, one a line. */
static void read_files(kiosk *k, char *problems, size_t cap) {
    char of_pin[GATE_PATH];
    if (k->file[0] == '\0') {
        return;
    }
    k->faulty = !kiosk_read(k->file, k->built, &k->wishes, problems, cap) || problems[0] != '\0';
    gate_open(&k->gate, k->file, of_pin, sizeof of_pin);
    const size_t used = strlen(problems);
    if (of_pin[0] != '\0' && used + 2 < cap) {
        snprintf(problems + used, cap - used, "%s%s", used > 0 ? "\n" : "", of_pin);
    }
}

kiosk *kiosk_create(const kiosk_options *o, char *problems, size_t cap) {
    kiosk *k = calloc(1, sizeof *k);
    problems[0] = '\0';
    if (k == NULL) {
        return NULL;
    }
    k->built = o->games != NULL ? o->games : nt_games;
    k->built_tables = o->games != NULL ? o->tables : nt_tables;
    snprintf(k->file, sizeof k->file, "%s", o->file != NULL ? o->file : "");
    snprintf(k->stick, sizeof k->stick, "%s", o->stick != NULL ? o->stick : KIOSK_STICK);
    snprintf(k->version, sizeof k->version, "%s", o->version != NULL ? o->version : "");
    k->wishes = kiosk_standard(k->built);
    read_files(k, problems, cap);
    k->minute = o->minute != NULL ? o->minute : machine_minute;
    k->user = o->user;
    k->open = true;
    k->base = (app_kiosk){.home = &scene_attract,
                          .speaks = speaks,
                          .allows = allows,
                          .preset = preset,
                          .reseat = reseat,
                          .tick = tick,
                          .wake = wake};
    apply(k);
    return k;
}

void kiosk_log(app *a, const char *problems) {
    char said[1024];
    while (*problems != '\0') {
        const int len = (int)strcspn(problems, "\n");
        snprintf(said, sizeof said, ENTRY_OF_FILE "%.*s", len, problems);
        app_log(a, said);
        problems += len + (problems[len] == '\n');
    }
}

void kiosk_destroy(kiosk *k) {
    free(k);
}
