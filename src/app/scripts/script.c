/* The application played by a text file: docs/scripts.md says which commands there are. */
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/scripts/player.h"
#include "app/scripts/stage.h"
#include "app/stack.h"

enum { WORDS = 4, WORD = 128, EXPECTED = 900, LEAST_W = 320, LEAST_H = 240, MOST_SIDE = 7680 };

typedef struct {
    player hand;
    const app_stage *stage;
    const char *shots;
    char word[WORDS][WORD];
    int words;
    char expected[EXPECTED]; /* what a failing line wanted */
} script;

typedef struct {
    const char *name;
    int least, most, numbers; /* words after the name; from which one on they are numbers, 0 = none */
    bool (*run)(script *);
    const char *form;
} command;

static long number(const script *s, int i) {
    return i < s->words ? strtol(s->word[i], NULL, 10) : -1;
}

static bool fail(script *s, const char *what, const char *have) {
    snprintf(s->expected, sizeof s->expected, "%s, but there is \"%s\"", what, have);
    return false;
}

static bool run_wait(script *s) {
    player_wait(&s->hand, (uint64_t)number(s, 1));
    return true;
}

static bool run_press(script *s) {
    if (player_press(&s->hand, s->word[1], (int)number(s, 2))) {
        return true;
    }
    snprintf(s->expected, sizeof s->expected, "a zone \"%s\" in scene %s", s->word[1], app_scene_name(s->hand.app));
    return false;
}

static bool run_tap(script *s) {
    player_tap(&s->hand, (float)number(s, 1), (float)number(s, 2));
    return true;
}

/* A finger stays there for so long. */
static bool run_hold(script *s) {
    ui_raw raw = {
        .kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = (float)number(s, 1), .y = (float)number(s, 2)};
    player_feed(&s->hand, raw);
    player_wait(&s->hand, (uint64_t)number(s, 3));
    raw.kind = UI_RAW_UP;
    player_feed(&s->hand, raw);
    return true;
}

static ui_key key_named(const char *name) {
    static const char *const names[] = {"",     "up",    "down",    "left", "right", "next",  "choose",
                                        "hold", "back",  "inspect", "log",  "rules", "pause", "fullscreen",
                                        "mute", "erase", "shot",    "",     "help"};
    for (size_t i = 1; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(name, names[i]) == 0) {
            return (ui_key)i;
        }
    }
    if (strcmp(name, "0") == 0) {
        return UI_KEY_LAST;
    }
    if (name[0] >= '1' && name[0] <= '9' && name[1] == '\0') {
        return (ui_key)(UI_KEY_DIGIT_1 + (name[0] - '1'));
    }
    return UI_KEY_NONE;
}

static bool run_key(script *s) {
    ui_key key = key_named(s->word[1]);
    if (key == UI_KEY_NONE) {
        return fail(s, "the name of a key", s->word[1]);
    }
    player_key(&s->hand, key, strcmp(s->word[0], "pad") == 0);
    return true;
}

static bool run_type(script *s) {
    player_text(&s->hand, s->word[1]);
    return true;
}

static bool run_paste(script *s) {
    player_key(&s->hand, UI_KEY_PASTE, false);
    if (!app_wants_paste(s->hand.app)) {
        return fail(s, "a field that has the focus", app_scene_name(s->hand.app));
    }
    app_paste(s->hand.app, s->word[1]);
    player_wait(&s->hand, 0);
    return true;
}

static bool run_shot(script *s) {
    char path[APP_PATH], name[WORD + 8], problem[256] = "";
    snprintf(name, sizeof name, "%s.png", s->word[1]);
    player_wait(&s->hand, 0);
    if (s->shots == NULL || s->stage->shot == NULL) {
        return fail(s, "a folder for pictures (--shots)", "none");
    }
    if (!paths_make(s->shots) || !paths_join(path, sizeof path, s->shots, name)) {
        return fail(s, "a folder for pictures", s->shots);
    }
    if (!s->stage->shot(s->stage->user, s->hand.app->shown, path, problem, sizeof problem)) {
        return fail(s, "a picture to be written", problem);
    }
    return true;
}

static bool run_expect_scene(script *s) {
    const char *now = app_scene_name(s->hand.app);
    return strcmp(now, s->word[1]) == 0 ? true : fail(s, s->word[1], now);
}

static bool run_expect_screen(script *s) {
    const char *now = app_screen_name(s->hand.app);
    return strcmp(now, s->word[1]) == 0 ? true : fail(s, s->word[1], now);
}

static bool run_expect_zone(script *s) {
    if (player_zone(&s->hand, s->word[1], (int)number(s, 2))) {
        return true;
    }
    return fail(s, s->word[1], "no such zone");
}

static bool run_expect_text(script *s) {
    const ui_draw *d = s->hand.app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, s->word[1])) {
            return true;
        }
    }
    return fail(s, s->word[1], "no such text");
}

static bool run_resize(script *s) {
    const long w = number(s, 1), h = number(s, 2);
    ui_raw raw = {.kind = UI_RAW_RESIZE, .px_per_mm = 3.78f};
    if (w < LEAST_W || w > MOST_SIDE || h < LEAST_H || h > MOST_SIDE) {
        return fail(s, "width and height, 320 240 to 7680 7680", s->word[1]);
    }
    raw.w = (int)w;
    raw.h = (int)h;
    app_handle(s->hand.app, &raw);
    player_wait(&s->hand, 0);
    return true;
}

static bool run_cover(script *s) {
    ui_raw raw = {.kind = UI_RAW_COVER};
    app_handle(s->hand.app, &raw);
    player_wait(&s->hand, 0);
    return true;
}

static bool until(script *s, const char *(*name)(const app *)) {
    long most = number(s, 2);
    for (long ms = 0; ms <= most; ms += 10) {
        if (strcmp(name(s->hand.app), s->word[1]) == 0) {
            return true;
        }
        player_wait(&s->hand, 10);
    }
    return fail(s, s->word[1], name(s->hand.app));
}

static bool run_until_scene(script *s) {
    return until(s, app_scene_name);
}

static bool run_until_screen(script *s) {
    return until(s, app_screen_name);
}

/* Plays on as people would, until a screen or a scene of that name is there, or the match is over. */
static bool run_play_until(script *s) {
    bool over = strcmp(s->word[1], "over") == 0;
    for (int i = 0; i < 20000; i++) {
        if (!over && (strcmp(app_screen_name(s->hand.app), s->word[1]) == 0 ||
                      strcmp(app_scene_name(s->hand.app), s->word[1]) == 0)) {
            return true;
        }
        if (!player_act(&s->hand)) {
            return over ? true : fail(s, s->word[1], "the match's end");
        }
    }
    return fail(s, s->word[1], app_scene_name(s->hand.app));
}

static bool run_quit(script *s) {
    s->hand.app->quit = true;
    return true;
}

static const command commands[] = {
    {"wait", 1, 1, 1, run_wait, "wait MS"},
    {"press", 1, 2, 2, run_press, "press ZONE [N]"},
    {"tap", 2, 2, 1, run_tap, "tap X Y"},
    {"hold", 3, 3, 1, run_hold, "hold X Y MS"},
    {"key", 1, 1, 0, run_key, "key NAME"},
    {"pad", 1, 1, 0, run_key, "pad NAME"},
    {"type", 1, 1, 0, run_type, "type TEXT"},
    {"paste", 1, 1, 0, run_paste, "paste TEXT"},
    {"shot", 1, 1, 0, run_shot, "shot NAME"},
    {"expect-scene", 1, 1, 0, run_expect_scene, "expect-scene NAME"},
    {"expect-screen", 1, 1, 0, run_expect_screen, "expect-screen NAME"},
    {"expect-zone", 1, 2, 2, run_expect_zone, "expect-zone ZONE [N]"},
    {"expect-text", 1, 1, 0, run_expect_text, "expect-text \"TEXT\""},
    {"resize", 2, 2, 1, run_resize, "resize W H"},
    {"cover", 0, 0, 0, run_cover, "cover"},
    {"until-scene", 2, 2, 2, run_until_scene, "until-scene NAME MAX_MS"},
    {"until-screen", 2, 2, 2, run_until_screen, "until-screen NAME MAX_MS"},
    {"play-until", 1, 1, 0, run_play_until, "play-until SCREEN|SCENE|over"},
    {"quit", 0, 0, 0, run_quit, "quit"},
};

/* Words are separated by spaces; one in quotes may hold spaces. False when there are too many, or one is too
 * long or has no end. */
static bool split(script *s, const char *at) {
    s->words = 0;
    for (;;) {
        at += strspn(at, " \t\r\n");
        if (*at == '\0' || *at == '#') {
            return true;
        }
        bool quoted = *at == '"';
        at += quoted;
        size_t len = strcspn(at, quoted ? "\"" : " \t\r\n");
        if (s->words == WORDS || len >= WORD || (quoted && at[len] != '"')) {
            return false;
        }
        memcpy(s->word[s->words], at, len);
        s->word[s->words++][len] = '\0';
        at += len + quoted;
    }
}

/* Whole, without a sign, and small enough for every use. */
static bool is_number(const char *word) {
    enum { DIGITS = 9 };
    const size_t digits = strspn(word, "0123456789");
    return digits > 0 && digits <= DIGITS && word[digits] == '\0';
}

static bool fits(const script *s, const command *c) {
    for (int i = c->numbers; i > 0 && i < s->words; i++) {
        if (!is_number(s->word[i])) {
            return false;
        }
    }
    return s->words - 1 >= c->least && s->words - 1 <= c->most;
}

static bool run_line(script *s, const char *line) {
    if (!split(s, line)) {
        return fail(s, "a command of at most three words, with its quotes closed", line);
    }
    if (s->words == 0) {
        return true;
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        const command *c = &commands[i];
        if (strcmp(c->name, s->word[0]) != 0) {
            continue;
        }
        return fits(s, c) ? c->run(s) : fail(s, c->form, line);
    }
    return fail(s, "a command", s->word[0]);
}

int script_play(app *a, const app_stage *stage, const char *file, const char *shots) {
    FILE *in = fopen(file, "rb");
    if (in == NULL) {
        fprintf(stderr, "%s: cannot be opened\n", file);
        return 1;
    }
    script s = {.stage = stage, .shots = shots};
    player_begin(&s.hand, a, 1);
    char line[512];
    int code = 0;
    for (int n = 1; code == 0 && !a->quit && fgets(line, sizeof line, in); n++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!run_line(&s, line)) {
            fprintf(stderr, "%s:%d: expected %s\n", file, n, s.expected);
            code = 1;
        }
    }
    if (ferror(in)) { /* a folder, say */
        fprintf(stderr, "%s: cannot be read\n", file);
        code = 1;
    }
    fclose(in);
    return code;
}
