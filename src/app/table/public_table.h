/* What the scenes of the public table do alike, whether its frame fills the window or lies in the middle of a flat
 * one: events are told, bots waited for, open decisions taken. */
#ifndef NT_APP_PUBLIC_TABLE_H
#define NT_APP_PUBLIC_TABLE_H

#include "app/table/table_scene.h"

/* What takes no time is told before the first frame: between two private turns there is none. */
void public_table_enter(table_scene *, app *);
/* A press while something moves ends the movement and does nothing else; so does one while something stays to be
 * read, and one beside everything while bots take their time. */
void public_table_input(table_scene *, app *, const ui_input *);
/* A move was accepted that was made on it or beside it: what that brings begins with the next picture, so that none
 * comes between with nothing picked and nothing told. */
void public_table_moved(table_scene *, app *);
void public_table_tick(table_scene *, app *, uint64_t now);
uint64_t public_table_wake(const table_scene *, const app *);
/* Whose cards the button ZONE_LOOK opens: those of the one who decides, or of the only person; or NT_SPECTATOR. */
uint8_t public_table_looker(const table_scene *, const app *);
/* A move can be taken back from when it begins to be told: before, its button would tell what kind of move it was. */
bool public_table_takes_back(const app *);

#endif
