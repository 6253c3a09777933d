#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/match_inside.h"
#include "engine/record.h"

typedef struct {
    const nt_match *match;
    char *buf;
    size_t cap, length;
} writer;

static void put(writer *to, const char *format, ...) {
    const size_t room = to->length < to->cap ? to->cap - to->length : 0;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(room ? to->buf + to->length : NULL, room, format, args);
    va_end(args);
    to->length += n > 0 ? (size_t)n : 0;
}

static void write_head(writer *to) {
    const nt_game *game = nt_match_game(to->match);
    const nt_config *config = nt_match_config(to->match);
    put(to, "nighttable 1\ngame %s %d\nseats %d\n", game->id, game->rules_version, config->seats);
    for (int i = 0; i < game->n_options; i++) {
        if (config->opt[i] != game->options[i].standard) {
            put(to, "opt %s %d\n", game->options[i].id, config->opt[i]);
        }
    }
    if (config->series_game == 0) {
        return;
    }
    put(to, "series %d carry", config->series_game);
    for (int seat = 0; seat < config->seats; seat++) {
        put(to, " %d", config->carry[seat]);
    }
    put(to, " memory %" PRIu32 "\n", config->memory);
}

static void write_text(writer *to, const nt_replayed *at) {
    const nt_game *game = nt_match_game(to->match);
    char text[NT_TEXT_MAX];
    game->move_text((const uint8_t *)at->before + game->pub_off, at->ply.move, text, sizeof text);
    put(to, "%s", text);
}

static void write_move(writer *to, const nt_replayed *at) {
    const nt_move move = at->ply.move;
    if (move.seat == NT_CHANCE) {
        put(to, "chance ");
        for (int i = 7; i >= 0; i--) {
            put(to, "%02x", move.arg[i]);
        }
        return;
    }
    if (move.seat == NT_JUDGE) {
        put(to, at->note ? "note " : "judge ");
    } else {
        put(to, "%d ", move.seat);
    }
    write_text(to, at);
}

static void write_ply(void *ctx, const nt_replayed *at) {
    writer *to = ctx;
    write_move(to, at);
    put(to, " #%016" PRIx64 "\n", at->ply.hash);
}

static void write_kept(void *ctx, const nt_kept *kept) {
    static const char *const words[] = {[NT_KEPT_DUE] = "due",
                                        [NT_KEPT_UNDONE] = "undone",
                                        [NT_KEPT_HELD] = "held",
                                        [NT_KEPT_WAITS] = "waits",
                                        [NT_KEPT_FOLLOWS] = "follows"};
    writer *to = ctx;
    put(to, "%s ", words[kept->how]);
    if (kept->how == NT_KEPT_UNDONE || kept->how == NT_KEPT_HELD) {
        write_ply(to, &kept->at);
        return;
    }
    if (kept->how == NT_KEPT_DUE) {
        write_text(to, &kept->at);
    } else {
        write_move(to, &kept->at);
    }
    put(to, "\n");
}

static void write_result(writer *to) {
    const nt_game *game = nt_match_game(to->match);
    int16_t score[NT_MAX_SEATS] = {0};
    game->score((const uint8_t *)nt_match_state(to->match) + game->pub_off, score);
    put(to, "result");
    for (int seat = 0; seat < nt_match_config(to->match)->seats; seat++) {
        put(to, " %d", score[seat]);
    }
    put(to, "\n");
}

size_t nt_record_write(const nt_match *match, char *buf, size_t cap) {
    writer to = {match, buf, cap, 0};
    write_head(&to);
    nt_match_replay(match, write_ply, &to);
    nt_judge_show_kept(match, write_kept, &to);
    if (nt_match_over(match) && nt_judge_waiting(&match->judge) == 0) {
        write_result(&to);
    }
    return to.length;
}
