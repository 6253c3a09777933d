/* The command that lists the games and their options. */
#include "cli/args.h"

int cli_games(const cli_io *io, int argc, char **argv) {
    static const cli_flag none[] = {{NULL, NULL}};
    cli_args args;
    if (!cli_parse(io, none, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest > 0) {
        cli_refuse(&args, "it takes nothing behind it, not \"%s\"", args.rest[0]);
        return CLI_USAGE;
    }
    for (const nt_game *const *at = io->games; *at; at++) {
        const nt_game *game = *at;
        fprintf(io->out, "%s: %d to %d seats, rules version %d, bots", game->id, game->min_seats, game->max_seats,
                game->rules_version);
        for (const nt_bot *bot = nt_bots; bot->id; bot++) {
            if (nt_bot_find(bot->id, game->id) == bot) {
                fprintf(io->out, " %s", bot->id);
            }
        }
        fputc('\n', io->out);
        for (int i = 0; i < game->n_options; i++) {
            const nt_option *option = &game->options[i];
            fprintf(io->out, "  --opt %s=%d..%d", option->id, option->min, option->max);
            if (option->step != 1) {
                fprintf(io->out, " in steps of %d", option->step);
            }
            fprintf(io->out, ", standard %d\n", option->standard);
        }
    }
    return CLI_DONE;
}
