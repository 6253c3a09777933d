/* Events in a trace, by tables of their words. */
#include "engine/say_events.h"

void nt_say_events(nt_words *out, const nt_events *told, const nt_event_form *forms, uint8_t none,
                   const char *(*word_of)(char letter, uint8_t value)) {
    int said = 0;
    nt_say(out, ",\"then\":[");
    for (int i = 0; i < told->n; i++) {
        const nt_event *event = &told->at[i];
        const char *letter = forms[event->kind].form;
        if (forms[event->kind].word == NULL) {
            continue;
        }
        nt_say(out, "%s{\"%s\":[", said++ > 0 ? "," : "", forms[event->kind].word);
        for (int k = 0; k < event->n; k++) {
            const uint8_t value = event->arg[k];
            const char *word = value == none ? NULL : word_of(*letter, value);
            nt_say(out, "%s", k > 0 ? "," : "");
            if (word != NULL) {
                nt_say(out, "\"%s\"", word);
            } else if (value == none) {
                nt_say(out, "null");
            } else {
                nt_say(out, "%d", value);
            }
            letter += *letter != 0;
        }
        nt_say(out, "]");
        if (event->to != NT_ALL) {
            nt_say(out, ",\"to\":%d", event->to);
        }
        nt_say(out, "}");
    }
    nt_say(out, "]");
}
