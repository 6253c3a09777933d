/* The arguments of a command: flags, games, seats, options, bots. */
#include "cli/args.h"

#include <stdarg.h>
#include <string.h>

bool cli_refuse(const cli_args *args, const char *format, ...) {
    va_list list;
    fprintf(args->io->err, "night-table-cli %s: ", args->command);
    va_start(list, format);
    vfprintf(args->io->err, format, list);
    va_end(list);
    fputc('\n', args->io->err);
    return false;
}

static int find_flag(const cli_args *args, const char *name, size_t length) {
    for (int i = 0; args->flags[i].name; i++) {
        if (strlen(args->flags[i].name) == length && strncmp(args->flags[i].name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

static bool unknown_flag(const cli_args *args, const char *given) {
    char known[256] = "";
    for (int i = 0; args->flags[i].name; i++) {
        const size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", i ? ", " : "", args->flags[i].name);
    }
    if (known[0] == '\0') {
        return cli_refuse(args, "there is no flag \"%s\"; this command takes none", given);
    }
    return cli_refuse(args, "there is no flag \"%s\"; it takes %s", given, known);
}

static bool take_flag(cli_args *args, int argc, char **argv, int *at) {
    const char *given = argv[*at];
    const char *equals = strchr(given, '=');
    const int flag = find_flag(args, given, equals ? (size_t)(equals - given) : strlen(given));
    if (flag < 0) {
        return unknown_flag(args, given);
    }
    const char *name = args->flags[flag].name, *what = args->flags[flag].what;
    const char *value = equals ? equals + 1 : "";
    if (!what && equals) {
        return cli_refuse(args, "%s takes no value", name);
    }
    if (what && !equals) {
        if (*at + 1 >= argc) {
            return cli_refuse(args, "%s needs %s behind it", name, what);
        }
        value = argv[++*at];
    }
    if (strcmp(name, "--opt") == 0) {
        if (args->n_opt == NT_MAX_OPTIONS) {
            return cli_refuse(args, "no game has so many options");
        }
        args->opt[args->n_opt++] = value;
    } else if (args->value[flag]) {
        return cli_refuse(args, "%s may stand only once", name);
    }
    args->value[flag] = value;
    return true;
}

bool cli_parse(const cli_io *io, const cli_flag *flags, int argc, char **argv, cli_args *out) {
    *out = (cli_args){.io = io, .command = argv[0], .flags = flags, .rest = argv + 1};
    bool only_rest = false;
    for (int i = 1; i < argc; i++) {
        if (!only_rest && strcmp(argv[i], "--") == 0) {
            only_rest = true;
        } else if (!only_rest && argv[i][0] == '-' && argv[i][1] != '\0') {
            if (!take_flag(out, argc, argv, &i)) {
                return false;
            }
        } else {
            out->rest[out->n_rest++] = argv[i];
        }
    }
    return true;
}

const char *cli_value(const cli_args *args, const char *flag) {
    const int index = find_flag(args, flag, strlen(flag));
    return index < 0 ? NULL : args->value[index];
}

static bool whole_number(const char *text, uint64_t *out) {
    uint64_t value = 0;
    if (*text == '\0') {
        return false;
    }
    for (; *text; text++) {
        const uint64_t digit = (uint64_t)(*text - '0');
        if (*text < '0' || *text > '9' || value > (UINT64_MAX - digit) / 10) {
            return false;
        }
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}

bool cli_number(const cli_args *args, const char *flag, uint64_t min, uint64_t max, uint64_t *out) {
    const char *text = cli_value(args, flag);
    uint64_t value;
    if (!text) {
        return true;
    }
    if (!whole_number(text, &value) || value < min || value > max) {
        return cli_refuse(args, "%s takes a whole number from %llu to %llu, not \"%s\"", flag,
                          (unsigned long long)min, (unsigned long long)max, text);
    }
    *out = value;
    return true;
}

bool cli_game(const cli_args *args, const nt_game **out) {
    char known[256] = "";
    for (const nt_game *const *game = args->io->games; *game; game++) {
        if (args->n_rest == 1 && strcmp((*game)->id, args->rest[0]) == 0) {
            *out = *game;
            return true;
        }
        const size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", (*game)->id);
    }
    if (args->n_rest > 1) {
        return cli_refuse(args, "one game at a time, not also \"%s\"", args->rest[1]);
    }
    if (args->n_rest == 0) {
        return cli_refuse(args, "name a game: %s", known);
    }
    return cli_refuse(args, "there is no game \"%s\"; there is %s", args->rest[0], known);
}

static bool signed_number(const char *text, long *out) {
    uint64_t size;
    const bool minus = *text == '-';
    if (!whole_number(text + minus, &size) || size > INT16_MAX) {
        return false;
    }
    *out = minus ? -(long)size : (long)size;
    return true;
}

static bool set_option(const cli_args *args, const nt_game *game, const char *text, nt_config *config) {
    char id[64];
    const char *equals = strchr(text, '=');
    if (!equals || (size_t)(equals - text) >= sizeof id) {
        return cli_refuse(args, "--opt takes NAME=NUMBER, not \"%s\"", text);
    }
    memcpy(id, text, (size_t)(equals - text));
    id[equals - text] = '\0';
    const int index = nt_option_find(game, id);
    if (index < 0) {
        return cli_refuse(args, "%s has no option \"%s\"; \"night-table-cli games\" lists them", game->id, id);
    }
    const nt_option *option = &game->options[index];
    long value;
    if (!signed_number(equals + 1, &value) || value < option->min || value > option->max ||
        (value - option->min) % option->step != 0) {
        return cli_refuse(args, "%s takes a whole number from %d to %d in steps of %d, not \"%s\"", id, option->min,
                          option->max, option->step, equals + 1);
    }
    config->opt[index] = (int16_t)value;
    return true;
}

bool cli_config(const cli_args *args, const nt_game *game, nt_config *out) {
    uint64_t seats = 0;
    if (!cli_value(args, "--seats")) {
        return cli_refuse(args, "--seats N is missing: %s is for %d to %d", game->id, game->min_seats,
                          game->max_seats);
    }
    if (!cli_number(args, "--seats", game->min_seats, game->max_seats, &seats)) {
        return false;
    }
    *out = nt_config_standard(game, (uint8_t)seats);
    for (int i = 0; i < args->n_opt; i++) {
        if (!set_option(args, game, args->opt[i], out)) {
            return false;
        }
    }
    return true;
}

static bool unknown_bot(const cli_args *args, const nt_game *game, const char *given) {
    char known[256] = "";
    for (const nt_bot *bot = nt_bots; bot->id; bot++) {
        const size_t used = strlen(known);
        if (nt_bot_find(bot->id, game->id) == bot) {
            snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", bot->id);
        }
    }
    return cli_refuse(args, "no bot \"%s\" plays %s; --bots takes, with commas between, %s", given, game->id, known);
}

bool cli_bots(const cli_args *args, const nt_game *game, const nt_bot *otherwise, int seats,
              const nt_bot *out[NT_MAX_SEATS]) {
    const char *list = cli_value(args, "--bots");
    const nt_bot *named[NT_MAX_SEATS] = {otherwise};
    int n = list ? 0 : 1;
    while (list) {
        char id[32];
        const size_t length = strcspn(list, ",");
        snprintf(id, sizeof id, "%.*s", (int)(length < sizeof id ? length : sizeof id), list);
        if (n == seats) {
            return cli_refuse(args, "--bots names more than the %d seats", seats);
        }
        named[n] = nt_bot_find(id, game->id);
        if (!named[n++]) {
            return unknown_bot(args, game, id);
        }
        list = list[length] == ',' ? list + length + 1 : NULL;
    }
    for (int seat = 0; seat < seats; seat++) {
        out[seat] = named[seat % n];
    }
    return true;
}

nt_match *cli_match(const cli_args *args, const nt_game *game, const nt_config *config, uint64_t seed) {
    nt_err err;
    nt_match *match = nt_match_create(game, config, seed, &err);
    if (!match && err == NT_FULL) {
        cli_refuse(args, "there is not enough memory");
    } else if (!match) {
        cli_refuse(args, "%s refuses %d seats with these options; \"night-table-cli games\" lists them", game->id,
                   config->seats);
    }
    return match;
}
