/* Under the memory sanitizer every byte that the asker may not know counts as never written: a read that decides
 * anything ends the program with its line. Without it this check does nothing; kit_check_hidden then stands alone. */
#include <string.h>

#include "kit/kit.h"

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#define KIT_TAINT 1
#endif
#endif

#ifdef KIT_TAINT
#include <sanitizer/msan_interface.h>

static void taint(kit *k, const void *state, uint8_t seat) {
    const nt_game *game = k->game;
    memcpy(k->other, state, game->state_size);
    __msan_poison(k->other, game->state_size);
    __msan_unpoison(k->other + game->pub_off, game->pub_size);
    if (seat != NT_SPECTATOR) {
        __msan_unpoison(k->other + game->priv_off + (size_t)seat * game->priv_size, game->priv_size);
    }
}

/* What was answered must not be made of tainted bytes either. */
static void clean(const volatile void *at, size_t n) {
    __msan_check_mem_is_initialized(at, n);
}

static void ask_public(kit *k, const void *state) {
    const nt_game *game = k->game;
    int16_t score[NT_MAX_SEATS] = {0};
    taint(k, state, NT_SPECTATOR);
    const void *pub = kit_pub(k, k->other);
    const uint32_t asked = game->to_act(pub), winners = game->winners(pub);
    game->score(pub, score);
    clean(&asked, sizeof asked);
    clean(&winners, sizeof winners);
    clean(score, sizeof score);
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        const nt_ask ask = game->ask(pub, seat);
        clean(&ask, sizeof ask);
    }
}

static void ask_seat(kit *k, const void *state, uint8_t seat) {
    static char text[8192];
    const nt_game *game = k->game;
    const bool open = !kit_asking(k, state, seat).me;
    taint(k, state, open ? NT_SPECTATOR : seat);
    nt_view view = nt_look(game, k->other, seat);
    if (open) {
        view.me = NULL;
    }
    const int n = game->legal(&view, k->legal, NT_MAX_LEGAL);
    clean(&n, sizeof n);
    clean(k->legal, (size_t)n * sizeof *k->legal);
    taint(k, state, NT_SPECTATOR);
    for (int i = 0; i < n; i++) {
        nt_move back;
        game->move_text(view.pub, k->legal[i], text, NT_TEXT_MAX);
        clean(text, strlen(text));
        game->parse_move(view.pub, seat, text, &back);
        clean(&back, sizeof back);
    }
    taint(k, state, seat);
    view = nt_look(game, k->other, seat);
    if (game->imagine(view, &k->rng, k->world) == NT_OK) {
        clean(k->world, game->state_size);
    }
    if (game->show && game->show(view, text, sizeof text) > 0) {
        clean(text, strlen(text));
    }
    const bool ask_bots = n > 0 && kit_asks_bots(k);
    for (const nt_bot *bot = nt_bots; ask_bots && bot->id; bot++) {
        if (nt_bot_find(bot->id, game->id) == bot) {
            const int choice = bot->choose(view, k->legal, n, &k->rng);
            clean(&choice, sizeof choice);
        }
    }
}

bool kit_taints(void) {
    return true;
}

bool kit_check_tainted(kit *k, const void *state) {
    ask_public(k, state);
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    for (uint8_t seat = 0; seat < k->config.seats && asked != 1u << NT_CHANCE; seat++) {
        ask_seat(k, state, seat);
    }
    __msan_unpoison(k->other, k->game->state_size);
    return true;
}
#else
bool kit_taints(void) {
    return false;
}

bool kit_check_tainted(kit *k, const void *state) {
    (void)k;
    (void)state;
    return true;
}
#endif
