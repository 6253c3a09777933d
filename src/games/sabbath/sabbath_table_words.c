/* Sentences: what is asked, what happened, why not. Every one is a whole message of the catalogue. */
#include "sabbath_table.h"

const char *sabbath_name(const sabbath_look *look, int seat) {
    return seat >= 0 && seat < look->pub->n ? look->chair[seat].name : "";
}

static const char *colour_id(int colour) {
    return colour >= 0 && colour < SABBATH_COLOURS ? sabbath_colour_id[colour] : "none";
}

const char *sabbath_card_name(text_words *w, int card) {
    if (card < 0 || card >= SABBATH_FACES) {
        return text_say(w, "sabbath.card.face_down");
    }
    return TEXT_SAY(w, "sabbath.card.name", TEXT_STR("colour", colour_id(sabbath_colour(card))),
                    TEXT_NUM("n", sabbath_number(card)));
}

/* ---- what is asked ---- */

static const char *of_lead(const sabbath_look *look, const char *key) {
    const sabbath_pub *pub = look->pub;
    const int c1 = pub->trick[0] < SABBATH_FACES ? pub->trick[0] : 0;

    return TEXT_SAY(look->w, key, TEXT_STR("name", sabbath_name(look, pub->turn)),
                    TEXT_STR("colour", colour_id(sabbath_colour(c1))), TEXT_NUM("n", sabbath_number(c1)));
}

static const char *ask_card(const sabbath_look *look) {
    static const char *const key[] = {[SABBATH_LEAD_EMPTY] = "sabbath.ask.lead",
                                      [SABBATH_LEAD_OPEN] = "sabbath.ask.open",
                                      [SABBATH_LEAD_COLOUR] = "sabbath.ask.colour",
                                      [SABBATH_LEAD_NUMBER] = "sabbath.ask.number"};

    return of_lead(look, key[look->pub->lead & 3]);
}

/* At an end of the column a witch has one way. */
static bool is_forced(const sabbath_pub *pub) {
    return !sabbath_may_move(pub, SABBATH_UP) || !sabbath_may_move(pub, SABBATH_DOWN);
}

static const char *ask_witch(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    const char *way = !sabbath_may_move(pub, SABBATH_UP)     ? "down"
                      : !sabbath_may_move(pub, SABBATH_DOWN) ? "up"
                                                             : "both";

    return TEXT_SAY(look->w, "sabbath.ask.witch", TEXT_STR("name", sabbath_name(look, pub->turn)),
                    TEXT_STR("colour", colour_id(sabbath_moving(pub))), TEXT_STR("way", way));
}

/* The one face that is left in the draft, or -1: nothing to choose. */
static int last_face(const sabbath_pub *pub) {
    int face = -1;

    for (int i = 0; i < pub->n && pub->phase == SABBATH_DRAFT; i++) {
        if (pub->taker[i] == SABBATH_NONE && pub->trick[i] != face) {
            if (face >= 0) {
                return -1;
            }
            face = pub->trick[i];
        }
    }
    return face;
}

/* What has to be followed is read beside the trick; nobody at the table has to act. */
static const char *bot_acts(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    const text_arg name = TEXT_STR("name", sabbath_name(look, pub->turn));

    switch (pub->phase) {
    case SABBATH_WITCH:
        return is_forced(pub)
                   ? ask_witch(look) /* a statement, which says why she goes this way */
                   : TEXT_SAY(look->w, "sabbath.bot.witch", name, TEXT_STR("colour", colour_id(sabbath_moving(pub))));
    case SABBATH_DRAFT:
        return TEXT_SAY(look->w, "sabbath.bot.take", name);
    default:
        return table_bot_chooses(look->w, &look->chair[pub->turn]);
    }
}

const char *sabbath_question(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    text_words *w = look->w;
    const int last = last_face(pub);

    if (last >= 0) {
        return TEXT_SAY(w, "sabbath.ask.last", TEXT_STR("name", sabbath_name(look, pub->turn)),
                        TEXT_STR("card", sabbath_card_name(w, last)));
    }
    if (pub->turn < pub->n && look->chair[pub->turn].bot) {
        return bot_acts(look);
    }
    switch (pub->phase) {
    case SABBATH_PLAY:
        return ask_card(look);
    case SABBATH_WITCH:
        return ask_witch(look);
    case SABBATH_DRAFT:
        return TEXT_SAY(w, "sabbath.ask.take", TEXT_STR("name", sabbath_name(look, pub->turn)));
    case SABBATH_BETWEEN:
        return text_say(w, "sabbath.ask.between");
    case SABBATH_OVER:
        return text_say(w, "sabbath.ask.over");
    default:
        return text_say(w, "sabbath.ask.deal");
    }
}

const char *sabbath_lead_words(const sabbath_look *look) {
    static const char *const key[] = {[SABBATH_LEAD_OPEN] = "sabbath.lead.open",
                                      [SABBATH_LEAD_COLOUR] = "sabbath.lead.colour",
                                      [SABBATH_LEAD_NUMBER] = "sabbath.lead.number"};
    const uint8_t lead = look->pub->lead;

    if (look->pub->phase == SABBATH_DRAFT) {
        return text_say(look->w, "sabbath.lead.draft");
    }
    return lead == SABBATH_LEAD_EMPTY || lead > SABBATH_LEAD_NUMBER ? "" : of_lead(look, key[lead]);
}

/* ---- why not ---- */

const char *sabbath_refusal(const sabbath_look *look, int card) {
    switch (sabbath_why_not(look->pub, look->seat, look->me, card)) {
    case SABBATH_MUST_MATCH:
        return of_lead(look, "sabbath.no.match");
    case SABBATH_MUST_COLOUR:
        return of_lead(look, "sabbath.no.colour");
    case SABBATH_MUST_NUMBER:
        return of_lead(look, "sabbath.no.number");
    default:
        return NULL;
    }
}

const char *sabbath_end_refusal(const sabbath_look *look) {
    const int colour = sabbath_moving(look->pub);

    return TEXT_SAY(look->w, "sabbath.no.end", TEXT_STR("colour", colour_id(colour)),
                    TEXT_STR("end", sabbath_place(look->pub, colour) == 0 ? "top" : "bottom"));
}

/* ---- events ---- */

static const char *of_play(const sabbath_look *look, const nt_event *e) {
    const uint8_t *a = e->arg;
    text_words *w = look->w;
    const text_arg name = TEXT_STR("name", sabbath_name(look, a[0]));

    switch (e->kind) {
    case SABBATH_EV_PLAYED: {
        const char *how = a[3] == SABBATH_C1                                ? "lead"
                          : a[5] == 0                                       ? "off"
                          : a[3] == SABBATH_TW && a[4] == SABBATH_LEAD_OPEN ? "twin"
                                                                            : "follow";
        return TEXT_SAY(w, "sabbath.event.played", TEXT_STR("how", how), name,
                        TEXT_STR("card", sabbath_card_name(w, a[1])));
    }
    case SABBATH_EV_FACE_DOWN:
        return TEXT_SAY(w, "sabbath.event.face_down", name);
    case SABBATH_EV_TRICK: {
        const char *why = a[4] != 0                     ? "twin"
                          : a[3] == SABBATH_LEAD_COLOUR ? "colour"
                          : a[3] == SABBATH_LEAD_NUMBER ? "number"
                                                        : "open";
        return TEXT_SAY(w, "sabbath.event.trick", TEXT_STR("why", why), name,
                        TEXT_STR("card", sabbath_card_name(w, a[1])));
    }
    case SABBATH_EV_WITCH:
        return TEXT_SAY(w, "sabbath.event.witch", TEXT_STR("colour", colour_id(a[1])),
                        TEXT_STR("way", a[2] == SABBATH_UP ? "up" : "down"),
                        TEXT_STR("other", TEXT_SAY(w, "sabbath.witch.name", TEXT_STR("colour", colour_id(a[3])))));
    case SABBATH_EV_TURNED_UP:
        return TEXT_SAY(w, "sabbath.event.turned_up", name, TEXT_STR("card", sabbath_card_name(w, a[1])));
    case SABBATH_EV_TOOK:
        return TEXT_SAY(w, "sabbath.event.took", name, TEXT_STR("card", sabbath_card_name(w, a[1])));
    default:
        return NULL;
    }
}

const char *sabbath_left_over(const sabbath_look *look, int game, int card) {
    return TEXT_SAY(look->w, "sabbath.event.left_over", TEXT_NUM("game", game + 1),
                    TEXT_NUM("games", look->pub->games), TEXT_STR("card", sabbath_card_name(look->w, card)));
}

static const char *of_game(const sabbath_look *look, const nt_event *e) {
    const uint8_t *a = e->arg;
    text_words *w = look->w;

    switch (e->kind) {
    case SABBATH_EV_DEALT:
        return TEXT_SAY(w, "sabbath.event.dealt", TEXT_NUM("game", a[0] + 1),
                        TEXT_STR("name", sabbath_name(look, a[1])));
    case SABBATH_EV_SCORED:
        return TEXT_SAY(w, "sabbath.event.scored", TEXT_STR("name", sabbath_name(look, a[1])),
                        TEXT_NUM("witch", a[3]), TEXT_NUM("devil", a[5]));
    case SABBATH_EV_LEFT_OVER:
        return sabbath_left_over(look, a[0], a[1]);
    case SABBATH_EV_WON:
        return TEXT_SAY(w, "sabbath.event.won", TEXT_NUM("n", nt_count(a[0])),
                        TEXT_STR("names", table_names(look->w, look->chair, a[0])));
    default:
        return NULL;
    }
}

const char *sabbath_told_on(const sabbath_look *look, const nt_event *event) {
    if (event->to != NT_ALL) {
        return NULL;
    }
    const char *said = of_play(look, event);
    return said != NULL ? said : of_game(look, event);
}

const char *sabbath_sentence(const table_telling *told, text_words *w) {
    const sabbath_look look = {.pub = told->view.pub, .seat = NT_SPECTATOR, .chair = told->seat, .w = w};

    return sabbath_told_on(&look, told->event);
}
