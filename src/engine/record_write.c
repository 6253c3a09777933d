/* The writer of records. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/match_inside.h"
#include "engine/record_inside.h"

void nt_write(nt_writer *to, const char *format, ...) {
    const size_t room = to->length < to->cap ? to->cap - to->length : 0;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(room ? to->buf + to->length : NULL, room, format, args);
    va_end(args);
    to->length += n > 0 ? (size_t)n : 0;
}

static void write_head(nt_writer *to) {
    const nt_game *game = nt_match_game(to->match);
    const nt_config *config = nt_match_config(to->match);
    nt_write(to, "nighttable %d\ngame %s %d\nseats %d\n", to->match->version, game->id, game->rules_version,
             config->seats);
    for (int i = 0; i < game->n_options; i++) {
        if (config->opt[i] != game->options[i].standard) {
            nt_write(to, "opt %s %d\n", game->options[i].id, config->opt[i]);
        }
    }
    if (config->series_game == 0) {
        return;
    }
    nt_write(to, "series %d carry", config->series_game);
    for (int seat = 0; seat < config->seats; seat++) {
        nt_write(to, " %d", config->carry[seat]);
    }
    nt_write(to, " memory %" PRIu32 "\n", config->memory);
}

static void write_commitment(nt_writer *to) {
    const nt_commitment *shown = nt_match_commitment(to->match);
    if (shown->code[0] != '\0') {
        nt_write(to, "commitment %s %s\n", shown->code, shown->salt);
    }
}

void nt_write_text(nt_writer *to, const nt_replayed *at) {
    const nt_game *game = nt_match_game(to->match);
    char text[NT_TEXT_MAX];
    game->move_text((const uint8_t *)at->before + game->pub_off, at->ply.move, text, sizeof text);
    nt_write(to, "%s", text);
}

void nt_write_move(nt_writer *to, const nt_replayed *at) {
    const nt_move move = at->ply.move;
    if (move.seat == NT_CHANCE) {
        nt_write(to, "chance ");
        for (int i = 7; i >= 0; i--) {
            nt_write(to, "%02x", move.arg[i]);
        }
        return;
    }
    if (move.seat == NT_JUDGE) {
        nt_write(to, at->note ? "note " : "judge ");
    } else {
        nt_write(to, "%d ", move.seat);
    }
    nt_write_text(to, at);
}

void nt_write_ply(nt_writer *to, const nt_replayed *at) {
    nt_write_move(to, at);
    nt_write(to, " #%016" PRIx64 "\n", at->ply.hash);
}

static void write_result(nt_writer *to) {
    const nt_game *game = nt_match_game(to->match);
    int16_t score[NT_MAX_SEATS] = {0};
    game->score((const uint8_t *)nt_match_state(to->match) + game->pub_off, score);
    nt_write(to, "result");
    for (int seat = 0; seat < nt_match_config(to->match)->seats; seat++) {
        nt_write(to, " %d", score[seat]);
    }
    nt_write(to, "\n");
}

static void write_replayed(void *ctx, const nt_replayed *at) {
    nt_write_ply(ctx, at);
}

size_t nt_record_write(const nt_match *match, char *buf, size_t cap) {
    nt_writer to = {match, buf, cap, 0};
    write_head(&to);
    write_commitment(&to);
    nt_match_replay(match, write_replayed, &to);
    if (match->host) {
        match->host->write(match->hosted, &to);
    }
    if (nt_match_over(match) && !(match->host && match->host->paused(match->hosted))) {
        write_result(&to);
    }
    return to.length;
}

static void write_deal(void *ctx, const nt_replayed *at) {
    if (at->index == 0) {
        nt_write_ply(ctx, at);
    }
}

size_t nt_record_deal(const nt_match *match, char *buf, size_t cap) {
    nt_writer to = {match, buf, cap, 0};
    if (nt_match_plies(match) == 0 || nt_match_ply(match, 0).move.seat != NT_CHANCE) {
        return 0;
    }
    write_head(&to);
    nt_match_replay(match, write_deal, &to);
    return to.length;
}
