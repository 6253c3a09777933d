/* The judge's tools: what he may do with a seat, a line, a correction, the game. */
#include <math.h>
#include <string.h>

#include "werewolf_table_judge.h"

typedef struct {
    const char *zone, *group, *key;
    int n;
    unsigned flags;
} tool;

enum { TOOLS = 12 };

static void add(tool *list, int *n, bool may, tool one) {
    if (may && *n < TOOLS) {
        list[(*n)++] = one;
    }
}

static int tools_of_seat(const hosting_frame *h, int seat, tool *list) {
    int n = 0;

    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_REMOVE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "remove", WEREWOLF_MOVE_REMOVE, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_REVIVE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "revive", WEREWOLF_MOVE_REVIVE, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_BADGE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "badge", WEREWOLF_MOVE_BADGE, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_VOICE, seat, 0),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "voice_off", WEREWOLF_MOVE_VOICE, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_VOICE, seat, 1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "voice_on", WEREWOLF_MOVE_VOICE + 64, UI_ZONE_HOLD});
    add(list, &n, !werewolf_judge_pub(h)->alive[seat],
        (tool){ZONE_JUDGE_HAND, "face", "hand_seat", seat, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_CARDS, "face", "card_seat", 0, 0});
    add(list, &n, true, (tool){ZONE_SEAT, "face", "done", seat, 0});
    return n;
}

static int tools_of_game(const hosting_frame *h, tool *list) {
    const bool events = h->tab == WEREWOLF_TAB_EVENTS;
    int n = 0;

    add(list, &n, true,
        (tool){WEREWOLF_ZONE_FACE_TAB, "face", events ? "standing" : "events",
               events ? WEREWOLF_TAB_STANDING : WEREWOLF_TAB_EVENTS, 0});
    add(list, &n, true, (tool){ZONE_CARDS, "face", "cards", 0, 0});
    add(list, &n, true, (tool){ZONE_JUDGE_HAND, "face", "hand", NT_SPECTATOR, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_BADGE, WEREWOLF_NONE, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "no_badge", WEREWOLF_MOVE_BADGE + 128, UI_ZONE_HOLD});
    add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_DECIDE, -1, -1),
        (tool){WEREWOLF_ZONE_ENDS, "judge", "end", 0, 0});
    return n;
}

static int tools_of_cards(const hosting_frame *h, tool *list) {
    const int last = werewolf_last_card(h), seat = werewolf_judge_picked(h);
    int n = 0;

    add(list, &n, seat >= 0 && werewolf_judge_pub(h)->registered[seat],
        (tool){ZONE_JUDGE_TAKE, "face", "uncard", 0, UI_ZONE_HOLD});
    add(list, &n, last >= 0 && werewolf_cards_left(h, last) > 1,
        (tool){ZONE_ROLE_REST, "face", "rest", last, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_JUDGE_HAND, "face", "hand", NT_SPECTATOR, UI_ZONE_HOLD});
    return n;
}

static int tools_of_line(const hosting_frame *h, tool *list) {
    nt_move now;
    const bool fits = h->line <= h->n_past && werewolf_amend(h, h->past[h->line - 1], &now);
    int n = 0;

    add(list, &n, true, (tool){ZONE_JUDGE_CORRECT, "judge", "correct", 0, fits ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_BEFORE, "face", "before", 0, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_JUDGE_DROP, "judge", "drop", 0, UI_ZONE_HOLD});
    add(list, &n, true, (tool){WEREWOLF_ZONE_LINE, "face", "done", h->line - 1, 0});
    return n;
}

/* What may be entered where the correction stands, then what is done with it. */
static int tools_of_correction(const hosting_frame *h, tool *list) {
    const bool whole = werewolf_judge_entry(h) != NULL;
    int n = 0;

    for (int i = 0; i < h->n_open && n < 5; i++) {
        bool known = false;
        for (int k = 0; k < i && !known; k++) {
            known = h->open[k].kind == h->open[i].kind;
        }
        add(list, &n, !known,
            (tool){WEREWOLF_ZONE_ENTER_KIND, "kind", werewolf_move_id(h->open[i].kind), h->open[i].kind,
                   UI_ZONE_OPTION});
    }
    add(list, &n, h->open_more, (tool){ZONE_JUDGE_BY, "face", "by", 0, 0});
    add(list, &n, true, (tool){ZONE_JUDGE_ENTER, "face", "enter", 0, whole ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_INSTEAD, "face", "instead", 0, whole ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_DROP, "judge", "drop", 0, UI_ZONE_HOLD});
    add(list, &n, h->can_close, (tool){ZONE_JUDGE_KEEP, "face", "keep", 0, 0});
    return n;
}

static int tools_of_end(const hosting_frame *h, tool *list) {
    static const char *const key[] = {NULL, "wolf", "good", "draw"};
    int n = 0;

    for (int won = WEREWOLF_WON_WOLF; won <= WEREWOLF_WON_DRAW; won++) {
        add(list, &n, werewolf_judge_move(h, WEREWOLF_MOVE_DECIDE, won, -1),
            (tool){WEREWOLF_ZONE_DECIDE, "judge", key[won], won, UI_ZONE_HOLD});
    }
    add(list, &n, true, (tool){WEREWOLF_ZONE_ENDS, "face", "done", 0, 0});
    return n;
}

static int tools_of(const hosting_frame *h, tool *list) {
    return werewolf_judge_corrects(h)           ? tools_of_correction(h, list)
           : werewolf_judge_registers(h)        ? tools_of_cards(h, list)
           : h->line > 0                        ? tools_of_line(h, list)
           : h->table->pick[WEREWOLF_PICK_MENU] ? tools_of_end(h, list)
           : werewolf_judge_picked(h) >= 0      ? tools_of_seat(h, werewolf_judge_picked(h), list)
                                                : tools_of_game(h, list);
}

/* Signs of the tools that are reached for most, and how grave they are. */
static const struct {
    const char *key, *figure;
    ui_button_look look;
} tool_looks[] = {{"standing", "eye", UI_PLAIN},    {"events", "log", UI_PLAIN},    {"cards", "cards", UI_PLAIN},
                  {"card_seat", "cards", UI_PLAIN}, {"hand", "person", UI_PLAIN},   {"hand_seat", "person", UI_PLAIN},
                  {"end", "flag", UI_PLAIN},        {"keep", "check", UI_PLAIN},    {"remove", "cross", UI_DANGER},
                  {"drop", "cross", UI_DANGER},     {"enter", "check", UI_PRIMARY}, {"correct", "check", UI_PRIMARY}};

static ui_button_look look_of(const tool *one, const char **figure) {
    *figure = NULL;
    for (size_t i = 0; i < sizeof tool_looks / sizeof tool_looks[0]; i++) {
        if (strcmp(tool_looks[i].key, one->key) == 0) {
            *figure = tool_looks[i].figure;
            return tool_looks[i].look;
        }
    }
    return UI_PLAIN;
}

static const char *tool_words(const werewolf_look *look, const tool *one) {
    ui_draw *d = look->d;

    if (strcmp(one->zone, ZONE_ROLE_REST) == 0) {
        return UI_SAY(d, "werewolf.face.rest", TEXT_STR("role", werewolf_role_name(&d->words, one->n)));
    }
    return werewolf_say(&d->words, one->group, one->key);
}

static float tool_height(const ui_frame *ui) {
    return fmaxf(56.0f, ui_target(ui));
}

static const float beside_sign = 78.0f; /* of a button, what its words do not have */

static bool tools_fit(const werewolf_look *look, const tool *list, int n, float w) {
    const char *figure;

    for (int i = 0; i < n; i++) {
        const ui_button_look kind = look_of(&list[i], &figure);
        if (!ui_button_fits(look->d->ui, w, tool_height(look->d->ui), tool_words(look, &list[i]), kind)) {
            return false;
        }
    }
    return true;
}

/* As wide as all with signs wish, so that none alone is without its own. */
static float width_with_signs(const werewolf_look *look, const tool *list, int n) {
    static const float usual = 240.0f, most = 300.0f;
    float w = usual;

    for (int i = 0; i < n; i++) {
        const char *figure;
        look_of(&list[i], &figure);
        if (figure != NULL) {
            const char *words = tool_words(look, &list[i]);
            w = fmaxf(w, ceilf(ui_label_width(look->d->ui, &UI_STYLE_BUTTON, words) + beside_sign));
        }
    }
    return fminf(w, most);
}

/* How many stand side by side, and how wide: as many as may, unless the words of one would be cut there. */
static int tools_in_row(const werewolf_look *look, const tool *list, int n, float room, float *w) {
    static const float gap = 8.0f;
    const float usual = width_with_signs(look, list, n);
    const float four =
        werewolf_judge_corrects(look->h) ? 700.0f : 860.0f; /* a correction has many, and a list above them */
    const int most = room < 560 ? 2 : room < four ? 3 : 4, rows = (n + most - 1) / most;
    int each = rows > 0 ? (n + rows - 1) / rows : 1;
    float widest = (room - gap * (float)(each - 1)) / (float)each;

    while (each > 1 && !tools_fit(look, list, n, widest)) {
        each--;
        widest = (room - gap * (float)(each - 1)) / (float)each;
    }
    *w = widest > usual && tools_fit(look, list, n, usual) ? usual : widest;
    return each;
}

float werewolf_draw_tools(const werewolf_look *look, ui_rect at) {
    tool list[TOOLS];
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const float high = tool_height(d->ui), gap = 8;
    float w;
    const int n = tools_of(h, list), each = tools_in_row(look, list, n, at.w, &w), rows = (n + each - 1) / each;

    for (int i = 0; i < n; i++) {
        const int row = i / each, here = row == rows - 1 ? n - row * each : each;
        const float left = at.x + (at.w - w * (float)here - gap * (float)(here - 1)) / 2;
        const float y = at.y + at.h - (float)(rows - row) * (high + gap) + gap;
        const bool on = strcmp(list[i].zone, WEREWOLF_ZONE_ENTER_KIND) == 0 &&
                        h->table->pick[WEREWOLF_PICK_KIND] == list[i].n + 1;
        const ui_rect box = {left + (float)(i % each) * (w + gap), y, w, high};
        const char *figure;
        const ui_button_look plain = look_of(&list[i], &figure);
        const char *words = tool_words(look, &list[i]);
        const bool fits = ui_label_width(d->ui, &UI_STYLE_BUTTON, words) + beside_sign <= w;
        ui_button(d, box, list[i].zone, list[i].n, words, fits ? figure : NULL, on ? UI_PRIMARY : plain,
                  list[i].flags);
    }
    return (float)rows * (high + gap);
}
