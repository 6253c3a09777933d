/* Matches that were left, or are over: continued, looked at again, and what cannot be used. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "engine/match.h"

void app_look_at_matches(app *a) {
    matches_look(a->save_dir, a->settings_file, &a->matches);
}

static void plan_like(app *a, const saves_open *open) {
    a->plan.game = nt_match_game(open->match);
    a->plan.config = *nt_match_config(open->match);
    a->plan.seating = open->seating;
}

/* ---- files ---- */

const char *app_match_folder(const app *a, const match_file *m, char buf[APP_PATH]) {
    if (m->kind == MATCH_SETTINGS) {
        paths_folder(buf, APP_PATH, a->settings_file);
        return buf;
    }
    return a->save_dir;
}

void app_delete_match(app *a, const match_file *m) {
    char folder[APP_PATH];
    if (!matches_delete(app_match_folder(a, m, folder), m->file)) {
        const text_arg args[] = {TEXT_STR("detail", paths_reason(errno)), TEXT_STR("file", m->file)};
        app_notice(a, "trouble.delete", args, 2);
    }
    app_look_at_matches(a);
}

/* ---- what cannot be used ---- */

void app_told_reason(app *a, const saves_open *open, const char *problem, char *buf, size_t cap) {
    if (open->why == NULL) {
        snprintf(buf, cap, "%s", problem);
        return;
    }
    app_log(a, problem);
    text_format(app_words(a, NULL), open->why, NULL, 0, buf, cap);
}

/* Only what was read and found wrong is put aside; what cannot be read now may be whole. */
static void say_why(app *a, const char *file, saves_result result, const saves_open *open, const char *problem) {
    char kept[APP_PATH + 64] = "", detail[512];
    app_told_reason(a, open, problem, detail, sizeof detail);
    if (result == SAVES_NONE) {
        app_notice(a, "trouble.save_none", NULL, 0);
        return;
    }
    const bool aside = result == SAVES_DAMAGED && matches_keep_damaged(a->save_dir, file, kept, sizeof kept);
    const char *slash = strrchr(kept, '/'); /* the page of matches, which is named there, knows the folder */
    const text_arg args[] = {TEXT_STR("detail", detail), TEXT_STR("file", slash != NULL ? slash + 1 : kept)};
    app_notice(a,
               aside                        ? "trouble.save_damaged"
               : result == SAVES_UNREADABLE ? "trouble.save_not_now"
                                            : "trouble.save_unreadable",
               args, 2);
}

/* Reads a match and gives it a table; false with a notice. */
static bool read_match(app *a, const char *file, saves_open *open) {
    char problem[512] = "";
    const saves_result result = saves_read_file(a->save_dir, file, a->games, open, problem, sizeof problem);
    if (result != SAVES_READ) {
        say_why(a, file, result, open, problem);
        app_look_at_matches(a);
    }
    return result == SAVES_READ;
}

/* ---- continued ---- */

/* The first event not told yet that stays until somebody presses on: the story goes on with it. -1: there is none,
 * and what happened last counts as told. */
static int goes_on_at(const app *a, const saves_open *open) {
    const nt_port *port = nt_match_port(open->match, NT_SPECTATOR);
    const int n = nt_port_events(port);
    if (open->hosted.call.runs) {
        return open->hosted.call.events;
    }
    for (int i = open->story.counts ? open->story.told : n; i < n; i++) {
        const nt_event event = nt_port_event(port, i);
        if (app_director_table(a->table)->show(&event).ms == TABLE_UNTIL_PRESSED) {
            return i;
        }
    }
    return -1;
}

/* The signs of the file's match. Those that were chosen after it was written are still known, if the program never
 * left that match. */
static void take_up_signs(app *a, const saves_open *open) {
    for (int seat = 0; seat < open->seating.n; seat++) {
        if (a->lock_code[seat][0] == 0) {
            memcpy(a->lock_code[seat], open->signs[seat], sizeof open->signs[seat]);
        }
    }
}

bool app_continue_file(app *a, const char *file) {
    saves_open open;
    char why[256];
    if (!read_match(a, file, &open)) {
        return false;
    }
    if (!matches_take_up(a->save_dir, file)) {
        snprintf(why, sizeof why, "%s", paths_reason(errno));
        nt_match_destroy(open.match);
        say_why(a, file, SAVES_UNREADABLE, &open, why);
        return false;
    }
    plan_like(a, &open);
    if (!app_seat_match(a, open.match, &open.seating, open.seed)) {
        return false;
    }
    take_up_signs(a, &open);
    a->hosted = open.hosted;
    a->end = (app_end){.begun = open.story.ends, .steps = open.story.steps, .before = nt_match_over(open.match)};
    app_director_resumed(a->table, open.last_asked, goes_on_at(a, &open));
    a->eyes_open = app_host_next(a) != NULL;
    app_go_behind_curtain(a);
    a->hand_overs++; /* after a crash the pointer lies where somebody pressed */
    return true;
}

bool app_continue(app *a) {
    app_look_at_matches(a);
    if (a->matches.open == 0) {
        app_notice(a, "trouble.save_none", NULL, 0);
        return false;
    }
    const match_file last = a->matches.at[0];
    return app_continue_file(a, last.file);
}

/* ---- seen again ---- */

bool app_see_end(app *a, const char *file) {
    saves_open open;
    if (!read_match(a, file, &open)) {
        return false;
    }
    plan_like(a, &open);
    if (!app_seat_match(a, open.match, &open.seating, open.seed)) {
        return false;
    }
    app_director_resumed(a->table, open.last_asked, -1);
    a->end.again = true;
    a->seen_results = app_crowned(a) != 0; /* the end of a series is none of its last game's reveal */
    app_go_on(a);
    return true;
}
