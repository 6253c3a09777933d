/* Whom the middle of a flat table faces. */
#include "ui/card_table.h"
#include "werewolf_table_public.h"

bool werewolf_face_asked(const werewolf_look *look, ui_rect at) {
    return table_face(look->d, look->t, look->pub->n, werewolf_asked_by_name(look), at);
}
