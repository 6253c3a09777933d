/* Calls: what the device asks with closed eyes around it, or what a judge reads aloud: which call it is, what a seat
 * does in it, what its actor is told; and the frame, one template for all of them. Where nobody judges a fake call
 * looks like a real one. Before and after there is a frame that names the role alone (rules 5.3, 3). What an actor is
 * told stands alone on a page of its own (5.3, 6). A judge's call has his buttons, the names of whoever wakes, and a
 * reminder. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/level.h"
#include "werewolf_table.h"

/* ---- which call it is, and what a seat does in it ---- */

bool werewolf_call_of(nt_view view, const nt_config *config, hosting_call *out) {
    const werewolf_pub *pub = view.pub;
    const bool judged = werewolf_judged(pub);

    if (pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS || pub->ended) {
        return false;
    }
    if (pub->step == WEREWOLF_STEP_NIGHT && pub->call < WEREWOLF_STEPS) {
        *out = (hosting_call){.judged = judged,
                              .key = pub->call,
                              .only = NT_SPECTATOR,
                              .turn = pub->round,
                              .seconds = (uint16_t)werewolf_window(config, pub->call)};
        return true;
    }
    for (int seat = 0; seat < pub->n && judged && pub->step == WEREWOLF_STEP_RITES; seat++) {
        if (pub->asked[seat] && werewolf_page_asks(pub, seat)) {
            const uint16_t least = (uint16_t)werewolf_least_seconds(config, pub);
            *out = (hosting_call){.judged = true,
                                  .key = (uint8_t)(WEREWOLF_KEY_RITES + seat),
                                  .only = (uint8_t)seat,
                                  .seconds = least,
                                  .least = least};
            return true;
        }
    }
    return false;
}

bool werewolf_is_called(nt_view view, uint8_t key) {
    const werewolf_pub *pub = view.pub;
    const werewolf_priv *me = view.me;

    if (me == NULL) {
        return false;
    }
    return key < WEREWOLF_STEPS ? pub->alive[view.seat] && me->task != WEREWOLF_TASK_SLEEP
                                : key - WEREWOLF_KEY_RITES == view.seat;
}

/* The call before this one, or NONE. */
static uint8_t call_before(const werewolf_pub *pub, int key) {
    uint8_t last = WEREWOLF_NONE;

    for (int call = werewolf_call_after(pub, -1); call < key && key < WEREWOLF_STEPS;
         call = werewolf_call_after(pub, call)) {
        last = (uint8_t)call;
    }
    return last;
}

/* What is known before the choice stands on the page that asks. A judge reads all of it on his own frame, and tells
 * it by signs or with a card. */
bool werewolf_tells(nt_view view, uint8_t key) {
    /* By the call alone: whoever lives, there is a page to close. */
    const bool looks = key == WEREWOLF_CALL_SEER || key == WEREWOLF_CALL_STATUE || key == WEREWOLF_CALL_KEEPER;

    return looks && !werewolf_judged(view.pub);
}

static nt_move move_of(nt_view view, int kind, int seat) {
    nt_move move = {.seat = view.seat, .kind = (uint8_t)kind};

    if (kind == WEREWOLF_MOVE_CHOOSE || kind == WEREWOLF_MOVE_BOTH || kind == WEREWOLF_MOVE_SHOOT) {
        move.n = 1;
        move.arg[0] = seat < 0 ? WEREWOLF_NONE : (uint8_t)seat;
    }
    return move;
}

nt_move werewolf_device_answer(nt_view view, const hosting_frame *h, const nt_move *legal, int n) {
    const werewolf_pub *pub = view.pub;
    const nt_move picked =
        move_of(view, h->table->pick[WEREWOLF_PICK_KIND] - 1, h->table->pick[WEREWOLF_PICK_SEAT] - 1);
    nt_move neutral = legal[n - 1]; /* nobody stands last; at the last rites "nothing" stands first */

    if (pub->step == WEREWOLF_STEP_RITES) {
        neutral = legal[0];
    }
    for (int i = 0; i < n && werewolf_is_called(view, h->call.key) && h->table->pick[WEREWOLF_PICK_KIND] != 0; i++) {
        if (legal[i].kind == picked.kind && legal[i].arg[0] == picked.arg[0]) {
            return legal[i];
        }
    }
    return neutral;
}

/* ---- what is told ---- */

static const char *of_camp(ui_draw *d, const char *key, const char *name, int camp) {
    return UI_SAY(d, key, TEXT_STR("name", name),
                  TEXT_STR("camp", camp == WEREWOLF_SAW_WOLF   ? "wolf"
                                   : camp == WEREWOLF_SAW_GOOD ? "good"
                                                               : "none"));
}

static const char *told_in_night(const werewolf_look *look, uint8_t key) {
    const werewolf_priv *me = look->me;
    const werewolf_memory *night = &me->night[look->pub->round];
    const char *seen = werewolf_seat_name(look, night->seen);
    ui_draw *d = look->d;

    switch (key) {
    case WEREWOLF_CALL_PACK:
        return UI_SAY(d, "werewolf.told.pack", TEXT_STR("names", werewolf_marked(look, me->pack)));
    case WEREWOLF_CALL_HIDDEN:
        return ui_say(d, me->awake ? "werewolf.told.hidden_awake" : "werewolf.told.hidden_asleep");
    case WEREWOLF_CALL_GHOST:
        return ui_say(d, me->awake ? "werewolf.told.ghost_alone" : "werewolf.told.ghost_not_alone");
    case WEREWOLF_CALL_WITCH:
        return UI_SAY(d, "werewolf.told.witch", TEXT_STR("name", werewolf_seat_name(look, night->knife)),
                      TEXT_STR("victim", night->knife < look->pub->n ? "yes" : "no"),
                      TEXT_NUM("antidote", me->antidote), TEXT_NUM("poison", me->poison));
    case WEREWOLF_CALL_STATUE:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : UI_SAY(d, "werewolf.told.role", TEXT_STR("name", seen),
                                                    TEXT_STR("role", werewolf_role_name(&d->words, night->result)));
    case WEREWOLF_CALL_SEER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : of_camp(d, "werewolf.told.camp", seen, night->result);
    case WEREWOLF_CALL_KEEPER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.no_exile")
                                           : of_camp(d, "werewolf.told.camp", seen, night->result);
    default:
        return NULL;
    }
}

const char *werewolf_told(const werewolf_look *look, uint8_t key) {
    static const char *const rites[] = {"ok", "ok", "shoot", "blocked", "show"};

    if (look->me == NULL) {
        return ui_say(look->d, "werewolf.told.sleep");
    }
    if (key >= WEREWOLF_KEY_RITES) {
        return werewolf_say(look->w, "rites", rites[look->me->rites < 5 ? look->me->rites : 0]);
    }
    return told_in_night(look, key);
}

/* ---- ink, ground and lamp ---- */

static const float spoken_size = 40.0f, hint_size = 22.0f;

static bool is_rites(const hosting_frame *h) {
    return h->call.key >= WEREWOLF_KEY_RITES;
}

/* Last rites as they are asked: whoever goes out may be shown this page, so it has nothing that is the judge's. */
static bool asks_rites(const hosting_frame *h) {
    return is_rites(h) && h->phase == HOSTING_CALL_ASKS && h->table->page != WEREWOLF_CALL_AGAIN;
}

static ui_colour ink(const ui_draw *d, ui_colour c) {
    return d->ui->high_contrast ? ui_theme(d->ui, UI_PAPER_100) : c;
}

/* Of words: a judge's lie on a lit ground, and are lighter. Not on the page of last rites: it is shown to others. */
static ui_colour words_ink(const werewolf_look *look) {
    static const ui_colour lit = 0xFF828CA6u;

    return ink(look->d, look->h->call.judged && !asks_rites(look->h) ? lit : UI_NIGHT_TEXT);
}

/* The outline of what may be touched; of what is picked in high contrast the colour of lanterns. */
static ui_colour outline(const ui_draw *d, bool on) {
    return d->ui->high_contrast && on ? UI_LANTERN : ink(d, on ? UI_NIGHT_TEXT : UI_INK_700);
}

static bool is_open_page(const hosting_frame *h) {
    return h->phase == HOSTING_CALL_TELLS;
}

/* The frame that names the role alone: before the call's first page, and where the device keeps the time also when
 * the call is done, so that nobody sees whether it was. */
static bool is_naming(const hosting_frame *h) {
    return h->phase == HOSTING_CALL_NAMES || (h->phase == HOSTING_CALL_RESTS && !h->call.judged);
}

static bool is_tall(const ui_draw *d) {
    return d->ui->height > d->ui->width;
}

static bool is_fake_of_judge(const hosting_frame *h) {
    return h->call.judged && h->called == NT_SPECTATOR;
}

/* A judge has the village by night behind his pages, dim, whatever they say. */
static void ground(ui_draw *d, bool judged) {
    static const float dim = 0.4f;
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (d->ui->high_contrast) {
        return;
    }
    if (judged) {
        ui_cover_faded(d, is_tall(d) ? "werewolf/call_judge_tall" : "werewolf/call_judge", all, dim);
    } else {
        ui_cover(d, is_tall(d) ? "werewolf/call_tall" : "werewolf/call", all);
    }
}

static void lamp(const werewolf_look *look, ui_rect at, const char *figure) {
    ui_draw *d = look->d;

    ui_disc(d, ui_inset(at, -at.w * 0.13f), 0xFF080D1Bu, 0, 0.0f);
    ui_disc(d, at, 0xFF181F33u, 0, 0.0f);
    ui_figure(d, figure, ui_inset(at, at.w * 0.16f), ink(d, UI_INK_950));
}

/* Whom a judge's call has woken. */
static bool is_awake(const werewolf_look *look, int seat) {
    const hosting_frame *h = look->h;

    const bool asks = h->phase == HOSTING_CALL_ASKS || h->phase == HOSTING_CALL_RESTS;

    if (!asks || !h->call.judged || is_rites(h) || look->me == NULL || look->t->page == WEREWOLF_CALL_AGAIN) {
        return false;
    }
    return h->call.key == WEREWOLF_CALL_PACK ? look->me->pack[seat] != 0 : h->called == seat;
}

static bool is_awake_at_all(const werewolf_look *look) {
    bool any = false;

    for (int seat = 0; seat < look->pub->n; seat++) {
        any |= is_awake(look, seat);
    }
    return any;
}

/* A judge's lamp is the moon over the village. It shines by so much less as those who are awake and more words give
 * light, du2 of white: his pages are equally dark. */
static void moon(const werewolf_look *look, ui_rect at, const char *figure, float awake) {
    static const float full = 0.1f, least = 0.02f, asked = 1350.0f, said = 480.0f;
    const float words = look->h->phase == HOSTING_CALL_ASKS ? asked : said;
    const float disc = 0.68f * at.w * at.h, over = is_awake_at_all(look) ? (words + awake) / disc : 0.0f;
    ui_draw *d = look->d;

    ui_disc(d, ui_inset(at, -at.w * 0.13f), 0xFF0E1526u, 0, 0.0f);
    if (!d->ui->high_contrast) {
        ui_disc(d, at, 0xFF2E3957u, 0xFF55627Fu, 2.0f);
        ui_disc(d, ui_inset(at, at.w * 0.07f), ui_of_light(0xFF36425Fu, fmaxf(least, full - over)), 0, 0.0f);
    }
    ui_figure(d, figure, ui_inset(at, at.w * 0.12f), ink(d, UI_INK_950));
}

/* What is left of the window, round the lamp: only where eyes are open to it; and of the least time of last rites. */
static void draw_time_left(const werewolf_look *look, ui_rect round) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;

    if ((!h->call.judged || asks_rites(h)) && h->call.seconds > 0) {
        const ui_rect at = ui_inset(round, -round.w * 0.065f);
        ui_ring(d, at, 1.0f, ink(d, UI_INK_700), 1.5f);
        ui_ring(d, at, (float)h->seconds_left / (float)h->call.seconds, ink(d, UI_NIGHT_TEXT), 3.0f);
    }
}

static float lamp_size(const werewolf_look *look, ui_rect middle) {
    return fminf(middle.h * (look->h->call.judged ? 0.4f : 0.46f), 212.0f);
}

/* ---- who is awake, for a judge ---- */

static const float lamp_rim = 0.63f; /* of its width, from its middle */
static const float signs = 60.0f;    /* its number's light, and that of the eye in the ring, du2 of white */

static ui_colour own_colour(const werewolf_look *look, int seat, float dim) {
    return ui_mix(ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], UI_INK_950, dim);
}

/* Emblem and number. Returns the light that it gives, du2 of white. */
static float draw_awake(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const ui_rect small = {at.x + at.w * 0.62f, at.y + at.h * 0.62f, at.w * 0.46f, at.h * 0.46f};
    ui_label_style style = UI_STYLE_NAME;
    char number[12];

    ui_disc(d, at, 0xFF0B1120u, ink(d, own_colour(look, seat, 0.55f)), 2.2f);
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS], ui_inset(at, at.w * 0.18f),
              ink(d, own_colour(look, seat, 0.46f)));
    ui_disc(d, small, 0xFF070B16u, ink(d, UI_INK_700), 1.2f);
    snprintf(number, sizeof number, "%d", seat + 1);
    style.align = UI_MIDDLE;
    style.size = 17;
    style.colour = words_ink(look);
    ui_label(d, small, &style, number);
    return 0.2f * at.w * at.h * ui_light(own_colour(look, seat, 0.46f)) + signs;
}

/* How far it is from the lamp to what lies beside it in these rows: the next disc of the ring, or the frame's edge.
 */
static float room_beside(const werewolf_look *look, ui_rect round, ui_rect rows, bool left) {
    const werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, true);
    const float middle = round.x + round.w / 2, gap = 12;
    float room = look->d->ui->width / 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring.plate[seat];
        const bool beside = disc.y < rows.y + rows.h && disc.y + disc.h > rows.y;
        if (beside && (disc.x + disc.w / 2 < middle) == left) {
            room = fminf(room, left ? middle - disc.x - disc.w : disc.x - middle);
        }
    }
    return room - gap - round.w * lamp_rim;
}

/* They stand on both sides of the figure that has woken them, in the order of their seats. Returns their light. */
static float draw_all_awake(const werewolf_look *look, ui_rect round) {
    const float most = round.w * 0.36f, gap = 8, y = round.y + round.h * 0.52f;
    const ui_rect rows = {round.x, y, round.w, most};
    uint8_t list[WEREWOLF_SEATS];
    float light = 0.0f;
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (is_awake(look, seat)) {
            list[n++] = (uint8_t)seat;
        }
    }
    const int first = (n + 1) / 2;
    const float room = fminf(room_beside(look, round, rows, true), room_beside(look, round, rows, false));
    const float size = fminf(most, room / (float)(first > 0 ? first : 1) - gap);
    for (int i = 0; i < n; i++) {
        const bool left = i < first;
        const int out = left ? first - 1 - i : i - first;
        const float from = round.x + round.w / 2 + (left ? -1.0f : 1.0f) * (round.w * lamp_rim + gap);
        const float x = left ? from - (float)(out + 1) * (size + gap) : from + (float)out * (size + gap) + gap;
        light += draw_awake(look, (ui_rect){x, y + (most - size) / 2, size, size}, list[i]);
    }
    return light;
}

/* What the judge's thumb, or his card, tells the one who has looked: on the figure's other side. */
static const char *shown_figure(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const bool rests = h->phase == HOSTING_CALL_RESTS, keeper = h->call.key == WEREWOLF_CALL_KEEPER;

    if (!is_awake(look, h->called) || look->me->night[look->pub->round].seen >= look->pub->n) {
        return NULL;
    }
    const uint8_t result = look->me->night[look->pub->round].result;
    if (h->call.key == WEREWOLF_CALL_STATUE) {
        return rests && result < WEREWOLF_ROLES ? werewolf_role[result].id : NULL;
    }
    return !keeper && (h->call.key != WEREWOLF_CALL_SEER || !rests) ? NULL
           : result == WEREWOLF_SAW_NOTHING                         ? NULL
           : result == WEREWOLF_SAW_WOLF                            ? "thumb_down"
                                                                    : "thumb_up";
}

static void draw_shown(const werewolf_look *look, ui_rect round) {
    const float most = round.w * 0.5f, y = round.y + round.h * 0.46f;
    const float size = fminf(most, room_beside(look, round, (ui_rect){round.x, y, round.w, most}, false) - 12);
    const ui_rect at = {round.x + round.w * (0.5f + lamp_rim) + 12, y, size, size};
    const char *figure = shown_figure(look);

    if (figure != NULL) {
        ui_disc(look->d, at, 0xFF070B16u, ink(look->d, UI_INK_500), 2.0f);
        ui_figure(look->d, figure, ui_inset(at, size * 0.18f), words_ink(look));
    }
}

/* ---- the ring ---- */

/* The seat of last night, where it may not be chosen again (rules 5.1). Other refusals say why when they are pressed.
 */
static bool is_greyed(const werewolf_look *look, int seat) {
    const char *why = look->pub->step == WEREWOLF_STEP_NIGHT
                          ? werewolf_why_not(look->pub, look->me, look->seat, WEREWOLF_MOVE_CHOOSE, seat)
                          : NULL;

    return why != NULL && strcmp(why, "again") == 0;
}

static void seat_disc(const werewolf_look *look, ui_rect at, int seat) {
    const bool alive = look->pub->alive[seat], on = werewolf_lit_seat(look) == seat;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_NAME;
    const bool dim = !alive || (look->h->phase == HOSTING_CALL_ASKS && is_greyed(look, seat));
    const ui_colour text = dim ? ui_mix(UI_NIGHT_TEXT, UI_INK_950, 0.55f) : UI_NIGHT_TEXT;
    char number[12];

    ui_disc(d, at, 0xFF070B16u, outline(d, on), on ? 3.2f : 2.0f);
    if (is_awake(look, seat)) {
        const ui_rect eye = {at.x + at.w - 28, at.y - 2, 30, 30};
        ui_disc(d, eye, 0xFF070B16u, 0, 0.0f);
        ui_figure(d, "eye", ui_inset(eye, 3), words_ink(look));
    }
    ui_figure(d, ui_emblem[look->t->seat[seat].emblem % UI_EMBLEMS],
              ui_centre((ui_rect){at.x, at.y, at.w, at.h * 0.72f}, at.w * 0.42f, at.w * 0.42f), ink(d, text));
    snprintf(number, sizeof number, "%d", seat + 1);
    style.align = UI_MIDDLE;
    style.colour = ink(d, text);
    ui_label(d, (ui_rect){at.x + 8, at.y + at.h * 0.6f, at.w - 16, at.h * 0.32f}, &style, number);
    if (look->h->phase == HOSTING_CALL_ASKS && !is_fake_of_judge(look->h)) {
        ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, alive ? UI_ZONE_OPTION : UI_ZONE_OFF);
        ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
    }
}

/* ---- words ---- */

static const char *call_id(uint8_t key) {
    return key < WEREWOLF_CALLS ? werewolf_call[key].id : "rites";
}

static const char *spoken(const werewolf_look *look, uint8_t call, bool closes) {
    const char *name = call >= WEREWOLF_KEY_RITES ? werewolf_seat_name(look, call - WEREWOLF_KEY_RITES) : "";
    char key[48];

    snprintf(key, sizeof key, "werewolf.call.%s.%s", call_id(call), closes ? "close" : "open");
    return UI_SAY(look->d, key, TEXT_STR("name", name));
}

/* What was read aloud last, before the sentence that stands there now. */
static const char *spoken_last(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const uint8_t before = call_before(look->pub, h->call.key);

    if (h->phase == HOSTING_CALL_RESTS) {
        return spoken(look, h->call.key, false);
    }
    return before != WEREWOLF_NONE ? spoken(look, before, true)
           : is_rites(h)           ? spoken(look, h->call.key, false)
                                   : ui_say(look->d, "werewolf.call.nightfall");
}

static const char *both(const werewolf_look *look, const char *a, const char *b) {
    return a == NULL ? b : UI_SAY(look->d, "werewolf.told.both", TEXT_STR("a", a), TEXT_STR("b", b));
}

/* A side that is told by the judge's thumb. */
static const char *thumb(const werewolf_look *look, int camp, const char *name) {
    ui_draw *d = look->d;
    const char *what = of_camp(d, "werewolf.told.camp", name, camp);

    return camp == WEREWOLF_SAW_NOTHING
               ? UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", what))
               : UI_SAY(d, "werewolf.call.sign", TEXT_STR("what", what),
                        TEXT_STR("sign", werewolf_say(&d->words, "card",
                                                      camp == WEREWOLF_SAW_WOLF ? "name_down" : "name_up")));
}

/* What the judge tells whoever has looked. Not before it is confirmed: a touch that was a slip, or that is changed
 * afterwards, tells nothing (rules 5.1: "result after the choice"). */
static const char *shows(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    ui_draw *d = look->d;

    if (look->me == NULL || (key != WEREWOLF_CALL_SEER && key != WEREWOLF_CALL_STATUE)) {
        return NULL;
    }
    const werewolf_memory *night = &look->me->night[look->pub->round];
    if (night->seen >= look->pub->n) {
        return NULL;
    }
    const char *name = werewolf_seat_name(look, night->seen);
    return key == WEREWOLF_CALL_SEER
               ? thumb(look, night->result, name)
               : UI_SAY(d, "werewolf.call.tell",
                        TEXT_STR("what", UI_SAY(d, "werewolf.told.role", TEXT_STR("name", name),
                                                TEXT_STR("role", werewolf_role_name(&d->words, night->result)))));
}

/* What the judge tells whoever wakes, before anything is chosen. */
static const char *tells_awake(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    ui_draw *d = look->d;

    switch (key) {
    case WEREWOLF_CALL_WITCH:
        return werewolf_told(look, key);
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        return UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", werewolf_told(look, key)));
    case WEREWOLF_CALL_KEEPER: {
        const werewolf_memory *night = &look->me->night[look->pub->round];
        return night->seen < look->pub->n
                   ? thumb(look, night->result, werewolf_seat_name(look, night->seen))
                   : UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", werewolf_told(look, key)));
    }
    default:
        return NULL;
    }
}

/* Who wakes, for a judge, what there is to tell them and what to ask of them. */
static const char *judge_hint(const werewolf_look *look) {
    const uint8_t key = look->h->call.key, called = look->h->called;
    ui_draw *d = look->d;
    const char *names = key == WEREWOLF_CALL_PACK && look->me != NULL ? werewolf_marked(look, look->me->pack)
                                                                      : werewolf_seat_name(look, called);
    const char *asks = key == WEREWOLF_CALL_KEEPER ? NULL : werewolf_say(&d->words, "call_hint", call_id(key));
    const char *tells = tells_awake(look), *what = asks == NULL ? tells : both(look, tells, asks);

    return UI_SAY(d, "werewolf.call.wakes", TEXT_STR("names", names != NULL ? names : ""), TEXT_STR("hint", what));
}

/* The sentence that ends the call, or the call behind it. */
static const char *comes_next(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;

    if (h->call.key >= WEREWOLF_CALLS || look->t->page == WEREWOLF_CALL_AGAIN) {
        return NULL;
    }
    if (h->phase != HOSTING_CALL_RESTS) {
        return UI_SAY(d, "werewolf.call.then", TEXT_STR("sentence", spoken(look, h->call.key, true)));
    }
    const int next = werewolf_call_after(look->pub, h->call.key);
    const char *role = next < WEREWOLF_CALLS ? werewolf_role_name(&d->words, werewolf_call[next].role) : "";
    return UI_SAY(d, "werewolf.call.follows", TEXT_STR("last", next < WEREWOLF_CALLS ? "no" : "yes"),
                  TEXT_STR("role", role));
}

static const char *hint(const werewolf_look *look) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const char *refused = werewolf_refused(look);
    const bool rests = h->phase == HOSTING_CALL_RESTS;

    if (refused != NULL) {
        return refused;
    }
    if (t->page == WEREWOLF_CALL_AGAIN) {
        return ui_say(d, "werewolf.call.again");
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        return ui_say(d, "werewolf.call.skip_ask");
    }
    if (rests) {
        return both(look, shows(look), ui_say(d, "werewolf.call.rest_judge"));
    }
    if (is_fake_of_judge(h)) {
        return UI_SAY(d, "werewolf.call.nobody_wakes", TEXT_NUM("n", h->seconds_left));
    }
    return h->call.judged ? judge_hint(look) : werewolf_say(&d->words, "call_hint", call_id(h->call.key));
}

static float characters(const char *text) {
    int n = 0;

    for (; *text; text++) {
        n += (*text & 0xC0) != 0x80;
    }
    return (float)(n > 0 ? n : 1);
}

/* Of a call's own words, the same for whoever is called: characters times the square of their size. */
static float ink_before(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    const char *asks = key < WEREWOLF_CALLS ? werewolf_say(look->w, "call_hint", call_id(key))
                                            : werewolf_say(look->w, "rites", "shoot");

    return 1.2f * characters(spoken(look, key, false)) * spoken_size * spoken_size +
           characters(asks) * hint_size * hint_size;
}

/* Long or short, the words take about three fifths of that ink: what is left is the ground's. */
static float told_size(const werewolf_look *look, const char *told) {
    return fmaxf(26.0f, fminf(46.0f, sqrtf(0.62f * ink_before(look) / characters(told))));
}

/* So much of the light of that ink, du2 of white. */
static float part_of_light(const werewolf_look *look, float part, const ui_label_style *style) {
    static const float most = 0.17f; /* of it is covered, in the heaviest letters */

    return part * most * ink_before(look) * ui_light(style->colour);
}

/* What lies in a call's own words, on a ground that makes up for what they differ: the light tells nothing. It is to
 * be as much as they cover at most. */
static void draw_told(const werewolf_look *look, ui_rect at, float light, const ui_label_style *style,
                      const char *told) {
    ui_draw *d = look->d;
    ui_level level = ui_level_begin(d);

    ui_level_plate(&level, at, 19, 0);
    ui_label(d, ui_inset(at, 8), style, told);
    ui_level_end(&level, light);
}

/* A script of few and heavy letters, three bytes each. */
static bool is_dense(const werewolf_look *look) {
    const char *words = werewolf_say(look->w, "call_hint", call_id(WEREWOLF_CALL_WITCH));

    return (float)strlen(words) > 2.0f * characters(words);
}

/* Brighter words, as many on the same plate: they have to be smaller. */
static bool is_bright(const werewolf_look *look) {
    return look->d->ui->high_contrast && look->d->ui->text_scale > 1.1f;
}

/* She has most to read: long or short, her words take about so much of that ink. */
static float brewed_size(const werewolf_look *look, const char *told) {
    const float size = fmaxf(18.0f, fminf(36.0f, sqrtf(0.7f * ink_before(look) / characters(told))));

    return is_bright(look) ? 0.78f * size : size;
}

/* Large words fill the plate, which has to be as bright as a plate can be. */
static float brewed_light(const werewolf_look *look, ui_rect at, const ui_label_style *style) {
    return look->d->ui->text_scale > 1.1f ? 0.08f * at.w * at.h
                                          : part_of_light(look, is_dense(look) ? 1.17f : 0.65f, style);
}

/* As much of it as lies between the discs on both sides, and above those that only its foot would meet. */
static ui_rect beside_discs(const werewolf_look *look, ui_rect at) {
    const werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, true);
    const float gap = 10, middle = at.x + at.w / 2, foot = at.y + at.h;
    float left = at.x, right = at.x + at.w, bottom = foot;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring.plate[seat];
        if (disc.y >= foot || disc.y + disc.h <= at.y || disc.x >= right || disc.x + disc.w <= left) {
            continue;
        }
        if (foot - disc.y < at.h / 4) {
            bottom = fminf(bottom, disc.y - gap);
        } else if (disc.x + disc.w / 2 < middle) {
            left = disc.x + disc.w + gap;
        } else {
            right = disc.x - gap;
        }
    }
    return (ui_rect){left, at.y, right - left, bottom - at.y};
}

/* What there is to know stands where it is asked, and why a touch was refused; long or short, it gives one light. */
static void draw_asked(const werewolf_look *look, ui_rect at, ui_label_style *style) {
    const uint8_t key = look->h->call.key;
    const bool knows = key == WEREWOLF_CALL_WITCH || key == WEREWOLF_CALL_HIDDEN || key == WEREWOLF_CALL_GHOST ||
                       key >= WEREWOLF_KEY_RITES;
    const bool tells = knows && look->me != NULL && werewolf_refused(look) == NULL;
    const char *told = !tells                       ? hint(look)
                       : key == WEREWOLF_CALL_WITCH ? werewolf_brews(look)
                                                    : werewolf_told(look, key);

    style->valign = UI_CENTRE;
    at = beside_discs(look, key >= WEREWOLF_KEY_RITES ? at : (ui_rect){at.x + 30, at.y, at.w - 60, at.h});
    const float scale = look->d->ui->text_scale;
    const bool witch = key == WEREWOLF_CALL_WITCH, rites = key >= WEREWOLF_KEY_RITES;
    style->size *= rites && is_bright(look) ? 0.8f : 1.0f;
    style->size = witch ? brewed_size(look, told) : style->size;
    const float part = !rites ? 0.5f : is_dense(look) ? 0.3f : 0.235f;
    const float usual = part_of_light(look, part * scale * scale, style);
    draw_told(look, at, witch ? brewed_light(look, at, style) : usual, style, told);
}

/* What was entered in this call, where the sign does not say it: a slip is seen while it can be taken back. */
static const char *entered(const werewolf_look *look) {
    const werewolf_priv *me = look->me;

    if (me == NULL || look->h->phase != HOSTING_CALL_RESTS || is_rites(look->h)) {
        return NULL;
    }
    const werewolf_memory *night = &me->night[look->pub->round];
    const char *poisons = werewolf_chosen(look, "poison", night->choice);
    switch (look->h->call.key) {
    case WEREWOLF_CALL_PACK:
        return werewolf_chosen(look, "knife", night->name);
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        return me->awake ? werewolf_chosen(look, "knife", night->name) : NULL;
    case WEREWOLF_CALL_BEAUTY:
        return werewolf_chosen(look, "charm", night->choice);
    case WEREWOLF_CALL_WITCH: {
        const char *saves = night->potions & 1 ? werewolf_chosen(look, "save", night->knife) : NULL;
        return saves == NULL ? poisons
               : night->potions == 1
                   ? saves
                   : UI_SAY(look->d, "werewolf.list", TEXT_STR("some", saves), TEXT_STR("name", poisons));
    }
    case WEREWOLF_CALL_SEER:
        return night->seen < look->pub->n ? NULL : werewolf_chosen(look, "check", night->seen);
    case WEREWOLF_CALL_STATUE:
        return night->seen < look->pub->n ? NULL : werewolf_chosen(look, "investigate", night->seen);
    case WEREWOLF_CALL_GUARDIAN:
        return werewolf_chosen(look, "guard", night->choice);
    case WEREWOLF_CALL_SILENCER:
        return werewolf_chosen(look, "silence", night->choice);
    default:
        return NULL;
    }
}

/* A judge's: what he tells and asks, a reminder or what he has entered, and what he says or calls after this. */
/* Before the first of its lines: whether it is to be said, to be done, or comes next. On a tall frame the discs stand
 * there. */
static void sign_before(ui_draw *d, ui_rect at, const ui_label_style *style, const char *text, const char *figure) {
    static const float size = 28.0f, gap = 12.0f;

    if (text == NULL || is_tall(d)) {
        return;
    }
    const float w = fminf(ui_label_width(d->ui, style, text), at.w);
    const float line = fminf(at.h, 1.4f * style->size * d->ui->text_scale);
    const float y = style->valign == UI_TOP ? at.y + (line - size) / 2 : at.y + (at.h - size) / 2;

    ui_figure(d, figure, (ui_rect){at.x + (at.w - w) / 2 - size - gap, y, size, size}, style->colour);
}

static void judge_words(const werewolf_look *look, ui_rect at, ui_label_style style) {
    const char *line = entered(look), *does = hint(look), *next = comes_next(look);
    const ui_rect first = {at.x, at.y, at.w, at.h * 0.5f}, last = {at.x, at.y + at.h * 0.78f, at.w, at.h * 0.22f};
    ui_draw *d = look->d;

    ui_label(d, first, &style, does);
    sign_before(d, first, &style, does, "hand");
    style.lines = 1;
    ui_label(d, last, &style, next);
    sign_before(d, last, &style, next, "arrow_right");
    if (line != NULL || werewolf_reminders(look, &line, 1) > 0) {
        style.colour = ink(d, ui_mix(UI_LANTERN, UI_INK_950, 0.3f));
        ui_label(d, (ui_rect){at.x, at.y + at.h * 0.52f, at.w, at.h * 0.24f}, &style, line);
    }
}

static void words(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    ui_label_style title = UI_STYLE_TITLE, body = UI_STYLE_BODY;
    const char *sentence = t->page == WEREWOLF_CALL_AGAIN ? spoken_last(look)
                                                          : spoken(look, h->call.key, h->phase == HOSTING_CALL_RESTS);
    const float row = at.h * (h->call.judged ? 0.34f : 0.4f);
    const ui_rect rest = {at.x, at.y + row + 6, at.w, at.h - row - 6};

    title.size = spoken_size;
    title.colour = words_ink(look);
    title.lines = 2;
    body.align = UI_MIDDLE;
    body.valign = UI_TOP;
    body.size = hint_size;
    body.colour = words_ink(look);
    ui_label(d, (ui_rect){at.x, at.y, at.w, row}, &title, sentence);
    if (h->call.judged && !asks_rites(h)) {
        sign_before(d, (ui_rect){at.x, at.y, at.w, row}, &title, sentence, "speech");
        judge_words(look, rest, body);
    } else {
        draw_asked(look, rest, &body);
    }
}

/* ---- buttons ---- */

static void night_button(ui_draw *d, ui_rect at, const char *zone, int n, const char *word, bool on, unsigned flags) {
    ui_label_style style = UI_STYLE_BUTTON;

    ui_plate(d, at, 26, 0xFF070B16u, outline(d, on), on ? 3.4f : 1.8f, false);
    style.colour = ink(d, flags & UI_ZONE_OFF ? ui_mix(UI_NIGHT_TEXT, UI_INK_950, 0.4f) : UI_NIGHT_TEXT);
    ui_label(d, ui_inset(at, 6), &style, word);
    ui_zone_add(d, zone, n, at, flags);
    ui_focus(d, at, zone, n);
}

static void judge_button(ui_draw *d, ui_rect at) {
    ui_plate(d, at, 26, 0xFF070B16u, outline(d, false), 1.8f, false);
    werewolf_draw_judge_word(d, at, ink(d, UI_NIGHT_TEXT));
    ui_zone_add(d, ZONE_JUDGE, 0, at, UI_ZONE_HOLD);
    ui_focus(d, at, ZONE_JUDGE, 0);
}

typedef struct {
    const char *zone, *word;
    int n;
    bool on;
    unsigned flags;
} choice;

enum { CHOICES = 4 };

/* No other call comes at once. */
static bool is_last_call(const hosting_frame *h, const werewolf_pub *pub) {
    return is_rites(h) || werewolf_call_after(pub, h->call.key) >= WEREWOLF_CALLS;
}

/* Two in every call; a judge has one more in the Witch's. */
static int choices_of(const werewolf_look *look, choice list[CHOICES]) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool picked = kind >= 0, rites = is_rites(h);
    const bool early = rites && h->seconds_left > 0; /* their least time */
    int n = 0;

    if (h->call.judged && t->pick[WEREWOLF_PICK_MENU]) {
        list[n++] = (choice){WEREWOLF_ZONE_SKIP, "skip_back", 0, false, UI_ZONE_DEFAULT};
        list[n++] = (choice){ZONE_CONFIRM, "skip", 0, false, UI_ZONE_HOLD};
        return n;
    }
    if (h->call.judged && h->call.key == WEREWOLF_CALL_WITCH) {
        list[n++] = (choice){WEREWOLF_ZONE_KIND, "save", WEREWOLF_MOVE_SAVE,
                             kind == WEREWOLF_MOVE_SAVE || kind == WEREWOLF_MOVE_BOTH, UI_ZONE_OPTION};
    }
    if (rites) {
        list[n++] =
            (choice){WEREWOLF_ZONE_KIND, "show", WEREWOLF_MOVE_SHOW, kind == WEREWOLF_MOVE_SHOW, UI_ZONE_OPTION};
        list[n++] = (choice){WEREWOLF_ZONE_KIND, "nothing", WEREWOLF_MOVE_NOTHING, kind == WEREWOLF_MOVE_NOTHING,
                             UI_ZONE_OPTION};
    } else {
        list[n++] = (choice){WEREWOLF_ZONE_NOBODY, "nobody", 0,
                             kind == WEREWOLF_MOVE_CHOOSE && t->pick[WEREWOLF_PICK_SEAT] == 0, UI_ZONE_OPTION};
    }
    if (h->call.judged && !picked && !rites) {
        list[n++] = (choice){WEREWOLF_ZONE_SKIP, "skip_open", 0, false, 0};
    } else {
        list[n++] = (choice){ZONE_CONFIRM, "confirm", 0, false, picked && !early ? UI_ZONE_DEFAULT : UI_ZONE_OFF};
    }
    return n;
}

static void choices(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    choice list[CHOICES];

    if (t->page == WEREWOLF_CALL_AGAIN) {
        night_button(d, ui_centre(at, fminf(at.w, 300), at.h), ZONE_AGAIN, 0,
                     werewolf_say(&d->words, "call", "go_on"), false, UI_ZONE_DEFAULT);
        return;
    }
    if (h->phase != HOSTING_CALL_ASKS || is_fake_of_judge(h)) {
        const bool rests = h->call.judged && h->phase == HOSTING_CALL_RESTS;
        const bool waits = h->waits || ((rests || is_fake_of_judge(h)) && h->seconds_left > 0);
        night_button(d, ui_centre(at, fminf(at.w, 340), at.h), ZONE_CONFIRM, 0,
                     werewolf_say(&d->words, "call",
                                  is_open_page(h)              ? "read"
                                  : is_naming(h)               ? "begin"
                                  : is_last_call(h, look->pub) ? "on"
                                                               : "next"),
                     false, waits ? UI_ZONE_OFF : UI_ZONE_HOLD | UI_ZONE_DEFAULT);
        return;
    }
    const int n = choices_of(look, list);
    const ui_rect row = ui_centre(at, fminf(at.w, 250.0f * (float)n), at.h);
    for (int i = 0; i < n; i++) {
        night_button(d, ui_column(row, i, n, 14), list[i].zone, list[i].n,
                     werewolf_say(&d->words, "call", list[i].word), list[i].on, list[i].flags);
    }
}

/* One dot a call of this set, those done filled: they name no role. */
static void dots(const werewolf_look *look, ui_rect at) {
    int n = 0, lit = 0;

    for (int call = WEREWOLF_CALL_PACK; call < WEREWOLF_STEPS; call = werewolf_call_after(look->pub, call)) {
        n++;
        lit += call <= look->h->call.key;
    }
    if (look->h->call.key < WEREWOLF_CALLS) {
        ui_dots(look->d, at, n, lit, UI_NIGHT_TEXT);
    }
}

/* The judge's: the last sentence again, a card to hold up, his own face. Beside the choices where there is room, else
 * in the strip above the seats. */
static void judge_buttons(const werewolf_look *look, float foot, float high) {
    ui_draw *d = look->d;
    const bool tall = is_tall(d);
    const float w = tall ? 142.0f : 168.0f, edge = 24.0f, y = tall ? 18 : foot;
    const float left = tall ? 150.0f : edge;

    night_button(d, (ui_rect){left, y, w, high}, ZONE_CARDS, 0, werewolf_say(&d->words, "call", "cards"), false, 0);
    const float named =
        ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "werewolf.judge.open")) + 66; /* its sign, too */
    const float own = fmaxf(w, fminf(tall ? 180.0f : 230.0f, named));
    judge_button(d, (ui_rect){tall ? left + w + 10 : d->ui->width - edge - own, y, own, high});
    night_button(d, (ui_rect){tall ? left + w + own + 20 : edge, tall ? y : foot - high - 10, w, high}, ZONE_AGAIN, 0,
                 werewolf_say(&d->words, "call", "back"), false, 0);
    const char *undo = werewolf_say(&d->words, "judge", "undo");
    const float wide = fmaxf(w, fminf(360.0f, ui_label_width(d->ui, &UI_STYLE_BUTTON, undo) + 26));
    night_button(d, (ui_rect){d->ui->width - edge - wide, foot - high - 10, wide, high}, ZONE_JUDGE_UNDO, 0, undo,
                 false, look->h->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF);
}

static void corners(const werewolf_look *look) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_BUTTON;
    const float h = fmaxf(46.0f, ui_target(d->ui)), w = 130;
    const ui_rect pause = {d->ui->width - w - 24, 20, w, h};

    style.colour = words_ink(look);
    style.align = UI_LEFT;
    ui_label(d, (ui_rect){28, 20, is_tall(d) && look->h->call.judged ? 118.0f : 200.0f, h}, &style,
             werewolf_when(look));
    style.align = UI_RIGHT;
    style.lines = 1;
    ui_label(d, pause, &style, ui_say(d, "apron.pause"));
    ui_zone_add(d, ZONE_PAUSE, 0, pause, 0);
    ui_focus(d, pause, ZONE_PAUSE, 0);
}

/* ---- the frame ---- */

/* A light where a seat stands on the other frames: it names nobody, and the page is as bright as these. */
static void blank_disc(ui_draw *d, ui_rect at) {
    ui_disc(d, at, 0xFF070B16u, outline(d, false), 2.0f);
    ui_disc(d, ui_centre(at, at.w * 0.29f, at.w * 0.29f), ink(d, UI_NIGHT_TEXT), 0, 0.0f);
}

static void blank_ring(ui_draw *d, const werewolf_ring *ring, int n) {
    for (int seat = 0; seat < n; seat++) {
        blank_disc(d, ring->plate[seat]);
    }
}

/* At night nothing but what the actor is told: no names, no numbers, no call. */
static void draw_page(const werewolf_look *look, float foot, float high) {
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, true);
    const ui_rect c = ring.middle;
    const float r = lamp_size(look, c), side = is_tall(d) ? 0.0f : look->pub->n > 12 ? 70.0f : 20.0f;
    const char *told = look->h->waits ? text_say(look->w, "play.still") : werewolf_told(look, look->h->call.key);
    ui_label_style style = UI_STYLE_BODY;

    const ui_rect eye = {c.x + (c.w - r) / 2, c.y + 4, r, r};

    lamp(look, eye, "eye");
    draw_time_left(look, eye);
    blank_ring(d, &ring, look->pub->n);
    const ui_rect at = {c.x + side, c.y + r + 18, c.w - 2 * side, c.h - r - 18};
    style.align = UI_MIDDLE;
    style.colour = ink(d, UI_NIGHT_TEXT);
    if (told != NULL) { /* a call that has no page says nothing on it */
        style.size = told_size(look, told);
        draw_told(look, at, part_of_light(look, 1.0f, &style), &style, told);
    }
    choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
}

static const char *figure_of_call(const hosting_frame *h) {
    return is_rites(h) ? "tomb" : werewolf_role[werewolf_call[h->call.key % WEREWOLF_STEPS].role].id;
}

static void draw_ring(const werewolf_look *look, float foot, float high) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, true);
    const ui_rect c = ring.middle;
    const float r = lamp_size(look, c);
    const ui_rect at = {c.x + (c.w - r) / 2, c.y + 4, r, r};

    corners(look);
    const char *figure = figure_of_call(h);
    if (h->call.judged && !is_rites(h)) {
        ui_zone_add(d, ZONE_CARD, 0, at, UI_ZONE_INSPECT | UI_ZONE_QUIET);
    }
    if (h->call.judged) {
        moon(look, at, figure, draw_all_awake(look, at));
        draw_shown(look, at);
    } else {
        lamp(look, at, figure);
    }
    draw_time_left(look, at);
    const float side = is_tall(d) ? 0.0f : look->pub->n > 12 ? 120.0f : 40.0f;
    words(look, (ui_rect){c.x + side, at.y + r + 14, c.w - 2 * side, c.y + c.h - at.y - r - 14});
    for (int seat = 0; seat < look->pub->n; seat++) {
        seat_disc(look, ring.plate[seat], seat);
    }
    dots(look, (ui_rect){d->ui->width / 2 - 110, foot - 30, 220, 14});
    choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
    if (h->call.judged && t->page != WEREWOLF_CALL_AGAIN) {
        judge_buttons(look, foot, high);
    }
}

/* Who is called, or that all close their eyes; and what to do. */
static void draw_named(const werewolf_look *look, float foot, float high) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, true);
    const ui_rect c = ring.middle;
    const bool closes = h->phase == HOSTING_CALL_CLOSES, rites = is_rites(h);
    const float r = lamp_size(look, c), side = is_tall(d) ? 0.0f : look->pub->n > 12 ? 120.0f : 40.0f;
    const ui_rect at = {c.x + side, c.y + r + 18, c.w - 2 * side, c.h - r - 18};
    ui_label_style title = UI_STYLE_TITLE, body = UI_STYLE_BODY;

    corners(look);
    const ui_rect round = {c.x + (c.w - r) / 2, c.y + 4, r, r};
    const char *figure = closes ? "eye" : figure_of_call(h);
    if (h->call.judged) {
        moon(look, round, figure, 0);
    } else {
        lamp(look, round, figure);
    }
    blank_ring(d, &ring, look->pub->n);
    title.size = spoken_size;
    title.colour = words_ink(look);
    title.lines = 2;
    body.align = UI_MIDDLE;
    body.valign = UI_TOP;
    body.size = hint_size;
    body.colour = words_ink(look);
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * 0.5f}, &title,
             closes ? ui_say(d, "werewolf.call.nightfall") : spoken(look, h->call.key, false));
    ui_label(d, (ui_rect){at.x, at.y + at.h * 0.5f + 6, at.w, at.h * 0.5f - 6}, &body,
             ui_say(d, closes           ? "werewolf.call.anew"
                       : rites          ? "werewolf.call.rites_judge"
                       : h->call.judged ? "werewolf.call.begin_judge"
                                        : "werewolf.call.begin_called"));
    if (!closes) {
        dots(look, (ui_rect){d->ui->width / 2 - 110, foot - 30, 220, 14});
        choices(look, (ui_rect){30, foot, d->ui->width - 60, high});
    }
}

void werewolf_draw_call(const werewolf_look *look) {
    ui_draw *d = look->d;
    const float high = fmaxf(54.0f, ui_target(d->ui)), foot = d->ui->height - 30 - high;

    ground(d, look->h->call.judged);
    if (look->h->phase == HOSTING_CALL_DARK) {
        corners(look);
    } else if (is_naming(look->h) || look->h->phase == HOSTING_CALL_CLOSES) {
        draw_named(look, foot, high);
    } else if (is_open_page(look->h)) {
        draw_page(look, foot, high);
    } else {
        draw_ring(look, foot, high);
    }
}

/* ---- input ---- */

/* On the frame of a call the device answers for every seat: what is picked is enough. A judge who skips picks nobody.
 */
static void confirm_call(const hosting_frame *h, nt_move *move, bool *has_move) {
    *move = (nt_move){0};
    *has_move = h->phase != HOSTING_CALL_ASKS || h->table->pick[WEREWOLF_PICK_KIND] != 0 || h->call.judged;
}

/* A judge goes back: to his choice, or to the sentence that he read last. Never to a page that was closed. */
static bool judge_back(const hosting_frame *h) {
    table_ui *t = h->table;

    if (!h->call.judged || is_open_page(h) || is_naming(h)) {
        return false;
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        t->pick[WEREWOLF_PICK_MENU] = 0;
    } else {
        t->page = t->page == WEREWOLF_CALL_AGAIN ? WEREWOLF_CALL_NOW : WEREWOLF_CALL_AGAIN;
    }
    return true;
}

bool werewolf_call_input(const werewolf_look *look, hosting_frame *h, const ui_input *in, nt_move *move,
                         bool *has_move) {
    table_ui *t = h->table;

    if (in->kind == UI_BACK) {
        return judge_back(h);
    }
    if (werewolf_press_choice(look, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, ZONE_AGAIN)) {
        return judge_back(h);
    }
    if (ui_chose(in, WEREWOLF_ZONE_SKIP)) {
        t->pick[WEREWOLF_PICK_MENU] = !t->pick[WEREWOLF_PICK_MENU];
        return true;
    }
    if (ui_chose(in, ZONE_CONFIRM)) {
        confirm_call(h, move, has_move);
        return true;
    }
    return false;
}
