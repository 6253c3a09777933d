/* The events of a ply inside a trace: ,"then":[{"shot":[1,2]},{"look":[3,"good"],"to":4}]. */
#ifndef NT_ENGINE_SAY_EVENTS_H
#define NT_ENGINE_SAY_EVENTS_H

#include "engine/game.h"
#include "engine/say.h"

/* How an event reads: its word (NULL: it is left out), and a letter for each argument; arguments beyond are numbers.
 */
typedef struct {
    const char *word, *form;
} nt_event_form;

/* `forms` by the kind of event. `word_of` gives the word for an argument of that letter, or NULL for its number; it
 * is not asked for `none`, which reads null. */
void nt_say_events(nt_words *, const nt_events *, const nt_event_form *forms, uint8_t none,
                   const char *(*word_of)(char letter, uint8_t value));

#endif
