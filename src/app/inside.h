/* What the application's own files (not its scenes) tell each other. */
#ifndef NT_APP_INSIDE_H
#define NT_APP_INSIDE_H

#include "app/app_state.h"
#include "proof/commitment.h"

/* Opens the table's language; false with the reason when there is not even English. */
bool app_open_words(app *, char *problem, size_t cap);
/* The language of the settings is the table's from now on. */
void app_set_table_language(app *);
/* The window's size and density; millimetres are as somebody has measured them on this screen. */
void app_fit_window(app *, int w, int h, float density);
/* The frame and the input map follow the settings, which are not written. */
void app_show_settings(app *);
/* The streams of this run. A seed that was given makes matches and pictures the same again, salts never. False when
 * the system has no chance to give. */
bool app_begin_chance(app *, uint64_t seed);
/* Scenes get what the input map has made; `before`: how it stood. */
void app_take_inputs(app *, const ui_map *before, const ui_input *, int n);
/* The seed of a new match; false when the system has no chance to give. */
bool app_match_seed(app *, uint64_t *seed);
/* And the salt of its seal: of the system's chance, or, where the run has a seed, of the match's. */
bool app_match_salt(const app *, uint64_t seed, uint8_t salt[COMMITMENT_SALT_BYTES]);
/* The scene of what everybody sees: the table, or the flat one. */
const scene_ops *app_public_scene(const app *);
/* What a curtain with this argument opens: the seat's own view, or all where it may see that. */
const scene_ops *app_behind_curtain(const app *, const curtain_arg *);
/* A match at the table from now on, with these people. Takes it over, or destroys it and says that it cannot. */
bool app_seat_match(app *, nt_match *, const app_seating *, uint64_t seed);
/* After scenes have acted: a table that was left is cleared, waiting sentences are shown unless a secret scene is
 * there. */
void app_settle(app *);

#endif
