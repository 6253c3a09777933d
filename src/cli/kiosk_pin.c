/* Sets the PIN of a kiosk's owner: only its hash is written, beside the owner's file. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#ifndef _WIN32
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#endif

#include "cli/args.h"
#include "cli/file.h"
#include "proof/pin.h"

enum { LINE = 64, PATH_BYTES = 1024 };

/* Typed letters are not shown; true where somebody types. */
static bool hide(FILE *in, bool hidden) {
#ifdef _WIN32
    (void)in;
    (void)hidden;
    return false;
#else
    struct termios how;
    if (!isatty(fileno(in)) || tcgetattr(fileno(in), &how) != 0) {
        return false;
    }
    how.c_lflag = hidden ? how.c_lflag & ~(tcflag_t)ECHO : how.c_lflag | ECHO;
    return tcsetattr(fileno(in), TCSAFLUSH, &how) == 0;
#endif
}

static bool ask(const cli_io *io, const char *words, char line[LINE]) {
    if (hide(io->in, true)) {
        fputs(words, io->err);
        fflush(io->err);
    }
    const bool good = fgets(line, LINE, io->in) != NULL;
    if (hide(io->in, false)) {
        fputc('\n', io->err);
    }
    line[good ? strcspn(line, "\r\n") : 0] = '\0';
    return good;
}

/* Whole or not at all, and for the kiosk's user alone. */
static bool put(const char *path, const char *hash) {
    char fresh[PATH_BYTES + 8], text[PIN_HASH + 2];
    snprintf(fresh, sizeof fresh, "%s.new", path);
    const int len = snprintf(text, sizeof text, "%s\n", hash);
#ifndef _WIN32
    const mode_t before = umask(077);
#endif
    remove(fresh);
    bool good = cli_file_write(fresh, text, (size_t)len);
#ifdef _WIN32
    remove(path);
#else
    umask(before);
#endif
    good = good && rename(fresh, path) == 0;
    if (!good) {
        remove(fresh);
    }
    return good;
}

/* The PIN from the input, twice where somebody types it; false after a refusal. */
static bool take_pin(const cli_args *args, char pin[LINE]) {
    char again[LINE] = "";
    const cli_io *io = args->io;
    bool typed = false;
#ifndef _WIN32
    typed = isatty(fileno(io->in));
#endif
    bool good = ask(io, "PIN, 4 to 12 digits: ", pin) && pin_is_pin(pin);
    if (!good) {
        cli_refuse(args, "a PIN is 4 to 12 digits, on a line of the input");
    } else if (typed && (!ask(io, "The same again: ", again) || strcmp(pin, again) != 0)) {
        good = cli_refuse(args, "the second one is another");
    }
    pin_forget(again, sizeof again);
    return good;
}

int cli_kiosk_pin(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{NULL, NULL}};
    char pin[LINE] = "", hash[PIN_HASH], path[PATH_BYTES], tries[PATH_BYTES];
    cli_args args;
    if (!cli_parse(io, flags, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest != 1 || strlen(args.rest[0]) > PATH_BYTES - 8) {
        cli_refuse(&args, "name the owner's file, such as /var/lib/night-table/kiosk.json");
        return CLI_USAGE;
    }
    snprintf(path, sizeof path, "%s%s", args.rest[0], ".pin");
    snprintf(tries, sizeof tries, "%s%s", args.rest[0], ".tries");
    const bool taken = take_pin(&args, pin), made = taken && pin_hash(pin, false, hash);
    pin_forget(pin, sizeof pin);
    if (!made) {
        return taken ? (cli_refuse(&args, "there is not enough memory"), CLI_FAILED) : CLI_USAGE;
    }
    if (!put(path, hash)) {
        cli_refuse(&args, "%s: %s", path, strerror(errno));
        return CLI_FAILED;
    }
    remove(tries); /* wrong ones were of another PIN */
    fprintf(io->out, "%s is set\n", path);
    return CLI_DONE;
}
