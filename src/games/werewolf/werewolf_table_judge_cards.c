/* The judge enters cards that lie on the table. */
#include <math.h>

#include "werewolf_table_judge.h"

int werewolf_cards_left(const hosting_frame *h, int role) {
    const werewolf_pub *pub = h->whole->pub;
    int left = werewolf_judge_hidden(h)->set[role];

    for (int seat = 0; seat < pub->n; seat++) {
        left -= pub->registered[seat] && werewolf_judge_seat(h, seat)->role == role;
    }
    return left;
}

int werewolf_card_seat(const hosting_frame *h) {
    const werewolf_pub *pub = h->whole->pub;

    if (h->table->pick[WEREWOLF_PICK_SEAT] > 0) {
        return h->table->pick[WEREWOLF_PICK_SEAT] - 1;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (!pub->registered[seat]) {
            return seat;
        }
    }
    return 0;
}

int werewolf_last_card(const hosting_frame *h) {
    int found = -1;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_cards_left(h, role) > 0) {
            if (found >= 0) {
                return -1;
            }
            found = role;
        }
    }
    return found;
}

const char *werewolf_card_words(const werewolf_look *look) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    const werewolf_pub *pub = h->whole->pub;
    const int over = t->pick[WEREWOLF_PICK_WHY_KIND] - 1, seat = werewolf_card_seat(h);
    uint8_t holds[WEREWOLF_SEATS] = {0};

    if (over >= 0 && over < WEREWOLF_ROLES) {
        for (int i = 0; i < pub->n; i++) {
            holds[i] = pub->registered[i] && werewolf_judge_seat(h, i)->role == over;
        }
        const char *names = werewolf_marked(look, holds);
        return UI_SAY(look->d, "werewolf.face.too_many", TEXT_STR("role", werewolf_role_name(look->w, over)),
                      TEXT_NUM("n", werewolf_judge_hidden(h)->set[over]),
                      TEXT_STR("names", names != NULL ? names : ""));
    }
    if (pub->registered[seat]) {
        return UI_SAY(look->d, "werewolf.face.card_known", TEXT_STR("name", werewolf_seat_name(look, seat)),
                      TEXT_STR("role", werewolf_role_name(look->w, werewolf_judge_seat(h, seat)->role)));
    }
    return UI_SAY(look->d, "werewolf.face.card", TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* Who is called next while all eyes are closed (9, `deal` cards): the roles in their order, but for the last one,
 * whose cards all others hold. */
const char *werewolf_card_call(const werewolf_look *look) {
    if (werewolf_last_card(look->h) >= 0) {
        return NULL;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_cards_left(look->h, role) > 0) {
            return UI_SAY(look->d, "werewolf.face.card_call", TEXT_STR("role", werewolf_role_name(look->w, role)));
        }
    }
    return NULL;
}

/* All roles of the set with the cards that are left; one that is used up says so when it is pressed. */
void werewolf_draw_card_roles(const werewolf_look *look, ui_rect at) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const bool known = ((const werewolf_pub *)h->whole->pub)->registered[werewolf_card_seat(h)] != 0;
    int n = 0, i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += werewolf_judge_hidden(h)->set[role] > 0;
    }
    const int columns = at.w < 600 ? 2 : at.w < 760 ? 3 : 4, rows = (n + columns - 1) / columns;
    const float high = fminf(74.0f, at.h / (float)rows);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_judge_hidden(h)->set[role] == 0) {
            continue;
        }
        const ui_rect column = ui_column(at, i % columns, columns, 10);
        const int row = i / columns;
        const ui_rect box = {column.x, at.y + (float)row * high, column.w, high - 7};
        const int left = werewolf_cards_left(h, role);
        ui_button(d, box, known ? ZONE_JUDGE_RECARD : WEREWOLF_ZONE_ROLE, role,
                  UI_SAY(d, "werewolf.face.role_left", TEXT_STR("role", werewolf_role_name(&d->words, role)),
                         TEXT_NUM("n", left)),
                  column.w >= 190.0f * d->ui->text_scale ? werewolf_role[role].id : NULL, UI_PLAIN,
                  left > 0 ? UI_ZONE_OPTION : UI_ZONE_OFF);
        i++;
    }
}
