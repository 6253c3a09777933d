/* One truth at a table: runs the application and collects what can be noticed of it. */
#include "twins/side.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/inotify.h>
#endif

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/kit_app.h"
#include "app/match/matches.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"
#include "twins/outside.h"

/* ---- standard output and standard error ---- */

static struct {
    int file;
    FILE *report;
    off_t read;
} spoken = {.file = -1};

void side_capture(void) {
    char name[] = "night-table-said-XXXXXX";
    const int tty = dup(STDERR_FILENO);
    spoken.file = mkstemp(name);
    assert_true(spoken.file >= 0 && tty >= 0);
    unlink(name);
    spoken.report = fdopen(tty, "w");
    setvbuf(spoken.report, NULL, _IOLBF, 0);
    fcntl(spoken.file, F_SETFL, O_APPEND);
    dup2(spoken.file, STDOUT_FILENO);
    dup2(spoken.file, STDERR_FILENO);
}

FILE *side_report(void) {
    return spoken.report != NULL ? spoken.report : stderr;
}

/* What has been said since it was last heard was said by this side. */
void side_listen(side *s) {
    const size_t len = strlen(s->heard);
    s->chances += outside_drawn();
    if (spoken.file < 0) {
        return;
    }
    fflush(stdout);
    const ssize_t n = pread(spoken.file, s->heard + len, sizeof s->heard - 1 - len, spoken.read);
    s->heard[len + (n > 0 ? (size_t)n : 0)] = '\0';
    spoken.read = lseek(spoken.file, 0, SEEK_END);
}

static void take_heard(side *s) {
    side_listen(s);
    memcpy(s->said, s->heard, sizeof s->said);
    s->heard[0] = '\0';
}

/* ---- files ---- */

static const side_file *was_there(const side *s, const side_file *old, int n, const char *name) {
    (void)s;
    for (int i = 0; i < n; i++) {
        if (strcmp(old[i].name, name) == 0) {
            return &old[i];
        }
    }
    return NULL;
}

static bool same_file(const side_file *a, const side_file *b) {
    return a->size == b->size && a->mode == b->mode && a->serial == b->serial && a->moment == b->moment;
}

static void list(side *s, const char *folder, const char *prefix) {
    DIR *dir = opendir(folder);
    const struct dirent *at;
    while (dir != NULL && (at = readdir(dir)) != NULL) {
        char path[640];
        struct stat is;
        if (strcmp(at->d_name, ".") == 0 || strcmp(at->d_name, "..") == 0) {
            continue;
        }
        snprintf(path, sizeof path, "%s/%s", folder, at->d_name);
        if (lstat(path, &is) != 0 || s->files == SIDE_FILES) {
            continue;
        }
        side_file *f = &s->file[s->files++];
        snprintf(f->name, sizeof f->name, "%.100s%.256s", prefix, at->d_name);
        f->mode = is.st_mode;
        if (S_ISDIR(is.st_mode)) {
            char below[420];
            snprintf(below, sizeof below, "%s/", f->name);
            list(s, path, below);
            continue;
        }
        f->size = (uint64_t)is.st_size;
        f->serial = is.st_ino;
        f->moment = (uint64_t)is.st_mtim.tv_sec * 1000000000u + (uint64_t)is.st_mtim.tv_nsec;
    }
    if (dir != NULL) {
        closedir(dir);
    }
}

/* A hash of what can be read in a file: of a sealed match its first two lines and the salt. The log is compared line
 * by line, and a match that is over lies open. */
static uint64_t readable(const side *s, const char *name) {
    char path[700];
    uint64_t hash = 0xcbf29ce484222325u;
    if (strstr(name, "evenings/") != NULL || strcmp(name, "night-table.log") == 0) {
        return 0;
    }
    snprintf(path, sizeof path, "%s/%.400s", s->dir, name);
    enum { SALT = 10 }; /* letters that hold nothing else */
    FILE *file = fopen(path, "rb");
    int lines = strstr(name, ".nighttable") != NULL ? 2 : -1, letters = lines > 0 ? SALT : 0;
    for (int c = file != NULL ? getc(file) : EOF; c != EOF && (lines != 0 || letters > 0); c = getc(file)) {
        hash = (hash ^ (unsigned)c) * 0x100000001b3u;
        letters -= lines == 0;
        lines -= lines != 0 && c == '\n';
    }
    if (file != NULL) {
        fclose(file);
    }
    return hash;
}

/* Every step in the folder: two writes at one moment, a file that came and went. One watcher tells of both folders,
 * so that where the system gives none neither is watched. */
static struct {
    bool tried;
    int file;
    struct {
        int folder;
        size_t len;
        char text[SIDE_TEXT];
    } of[TRUTHS];
} watcher = {.file = -1};

void side_watch(const side *s) {
#ifdef __linux__
    if (!watcher.tried) {
        watcher.tried = true;
        watcher.file = inotify_init1(IN_NONBLOCK);
    }
    watcher.of[s->truth].folder = inotify_add_watch(
        watcher.file, s->dir, IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB);
#endif
    watcher.of[s->truth].len = 0;
}

#ifdef __linux__
static void note_step(const struct inotify_event *e) {
    for (int i = 0; i < TRUTHS; i++) {
        const size_t at = watcher.of[i].len;
        if (watcher.of[i].folder == e->wd && at < SIDE_TEXT) {
            watcher.of[i].len += (size_t)snprintf(watcher.of[i].text + at, SIDE_TEXT - at, "%x %s\n", e->mask,
                                                  e->len > 0 ? e->name : "");
        }
    }
}

static void read_steps(void) {
    _Alignas(struct inotify_event) char room[SIDE_TEXT];
    for (ssize_t n = read(watcher.file, room, sizeof room); n > 0; n = read(watcher.file, room, sizeof room)) {
        const struct inotify_event *e;
        for (const char *at = room; at < room + n; at += sizeof *e + e->len) {
            e = (const struct inotify_event *)(const void *)at;
            note_step(e);
        }
    }
}
#else
static void read_steps(void) {}
#endif

static void look_at_steps(side *s) {
    read_steps();
    snprintf(s->touched, sizeof s->touched, "%s", watcher.of[s->truth].len > 0 ? watcher.of[s->truth].text : "");
    watcher.of[s->truth].len = 0;
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const side_file *)a)->name, ((const side_file *)b)->name);
}

static void look_at_files(side *s) {
    side_file old[SIDE_FILES];
    const int n = s->files;
    size_t len = 0;
    memcpy(old, s->file, sizeof old);
    memset(s->file, 0, sizeof s->file);
    s->files = 0;
    list(s, s->dir, "");
    qsort(s->file, (size_t)s->files, sizeof s->file[0], by_name);
    s->written = 0;
    s->fresh[0] = '\0';
    for (int i = 0; i < s->files; i++) {
        const side_file *was = was_there(s, old, n, s->file[i].name);
        if ((was == NULL || !same_file(was, &s->file[i])) && len < sizeof s->fresh) {
            s->written++;
            len += (size_t)snprintf(s->fresh + len, sizeof s->fresh - len, "%s %llu %llo %llx\n", s->file[i].name,
                                    (unsigned long long)s->file[i].size, (unsigned long long)s->file[i].mode,
                                    (unsigned long long)readable(s, s->file[i].name));
        }
    }
}

/* What was added to the log, without the day and the hour that each line begins with. */
static void read_log(side *s) {
    enum { STAMP = 20 };
    char path[400], text[SIDE_TEXT], *to = s->log;
    snprintf(path, sizeof path, "%s/night-table.log", s->dir);
    s->log[0] = '\0';
    const int file = open(path, O_RDONLY);
    if (file < 0) {
        return;
    }
    const ssize_t n = pread(file, text, sizeof text - 1, (off_t)s->log_at);
    close(file);
    text[n > 0 ? n : 0] = '\0';
    s->log_at += (uint64_t)(n > 0 ? n : 0);
    for (const char *line = text; *line != '\0';) {
        const char *end = strchr(line, '\n') != NULL ? strchr(line, '\n') + 1 : line + strlen(line);
        const char *from = end - line > STAMP ? line + STAMP : line;
        memcpy(to, from, (size_t)(end - from));
        to += end - from;
        line = end;
    }
    *to = '\0';
}

/* ---- where a player finds what was taken out ---- */

/* Both have one home by its name, for it is told on the screen, and each its own behind it: a link that leads there.
 */
enum { HOME_BYTES = 1024 };

static struct {
    char name[64], path[HOME_BYTES];
    const char *leads;
} home;

static void come_home(const side *s) {
    if (home.path[0] == '\0') {
        snprintf(home.name, sizeof home.name, "night-table-home-%ld", (long)getpid());
        assert_non_null(getcwd(home.path, sizeof home.path - sizeof home.name - 1));
        snprintf(home.path + strlen(home.path), sizeof home.name + 1, "/%s", home.name);
        outside_home(home.path);
    }
    if (home.leads != s->dir) {
        unlink(home.name);
        assert_int_equal(symlink(s->dir, home.name), 0);
        setenv("HOME", home.path, 1);
        home.leads = s->dir;
    }
}

static void leave_home(void) {
    unlink(home.name);
    home.leads = NULL;
}

/* ---- the application ---- */

static int noon(void *user) {
    (void)user;
    return 12 * 60;
}

static void open_house(side *s) {
    char problems[256];
    s->house = kiosk_create(&(kiosk_options){.games = s->games, .tables = s->tables, .minute = noon}, problems,
                            sizeof problems);
    assert_non_null(s->house);
    s->house->wishes.idle_seconds = s->manner->guests_idle;
}

static void start(side *s) {
    const side_manner *m = s->manner;
    char problem[256] = "";
    s->games[0] = &s->of->laid[s->truth];
    come_home(s);
    outside_chance(m->seed);
    if (m->guests_idle > 0) {
        open_house(s);
    }
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .kiosk = s->house != NULL ? &s->house->base : NULL,
                                 .save_dir = s->dir,
                                 .seed = m->seed,
                                 .report_plies = m->seed % 3 == 0,
                                 .quiet = m->seed % 5 != 0,
                                 .hidden_folders = m->seed % 7 == 0,
                                 .games = s->games,
                                 .tables = s->tables};
    s->a = app_create(&options, pf_type(s->screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(s->a);
    if (s->house != NULL) { /* as guests have set them */
        s->a->settings = m->settings;
        app_settings_changed(s->a);
    }
    ui_raw fit = {.kind = UI_RAW_RESIZE, .w = m->w, .h = m->h, .px_per_mm = m->px_per_mm};
    app_handle(s->a, &fit);
    if (m->no_sound) {
        app_no_sound(s->a);
    }
}

/* As people do who sit down for the whole evening. */
static void name_seat(ui_seat *seat, int at) {
    static const char *const names[] = {"Ana", "Maximiliane-Charlotte von Ahlefeldt", "\xE3\x81\x82\xE3\x82\x84",
                                        "\xE0\xB8\xA1\xE0\xB8\xB2\xE0\xB8\xA5\xE0\xB8\xB5", "O"};
    enum { NAMES = sizeof names / sizeof names[0] };
    snprintf(seat->name, sizeof seat->name, at < NAMES ? "%s" : "%s %d", names[at % NAMES], at);
    seat->pattern = (uint8_t)(at % 3);
    seat->colour = (uint8_t)((at + 3) % UI_SEAT_COLOURS);
    seat->text_scale = at % 4 == 1 ? 1.3f : seat->text_scale;
}

static app_seating chairs(const side *s) {
    app_seating seating = app_seating_standard(s->of->config.seats, true);
    for (int i = 0; i < seating.n; i++) {
        seating.seat[i].bot = !(s->manner->people >> i & 1);
        if (s->manner->named) {
            name_seat(&seating.seat[i], i);
        }
        if (s->manner->seat_lang[i] != NULL) {
            snprintf(seating.seat[i].lang, sizeof seating.seat[i].lang, "%s", s->manner->seat_lang[i]);
        }
    }
    return seating;
}

/* Of all calls that may be made by their numbers, in the table's language; nothing plays them here. */
static void lay_voices(const side *s) {
    enum { CALLS = 16 };
    char path[400];
    snprintf(path, sizeof path, "%s/voices/%s", s->dir, s->manner->settings.lang);
    assert_true(paths_make(path));
    for (int i = 0; i < CALLS; i++) {
        snprintf(path, sizeof path, "%s/voices/%s/werewolf.call.n%d.open.wav", s->dir, s->manner->settings.lang, i);
        assert_true(paths_write_whole(path, "", 0));
    }
}

void side_lay(side *s) {
    char problem[256] = "", path[320];
    enum { CHANCE = 77 };
    const saves_open open = {.match = truths_match(s->of, s->truth, CHANCE), .seed = CHANCE, .seating = chairs(s)};
    kit_folder(s->dir, sizeof s->dir);
    setenv("HOME", "/dev/null", 1); /* until it comes home */
    assert_non_null(open.match);
    assert_true(saves_write(s->dir, &open, 1, problem, sizeof problem));
    if (s->manner->another) {
        assert_true(matches_set_aside(s->dir));
        assert_true(saves_write(s->dir, &open, 2, problem, sizeof problem));
    }
    if (s->manner->own_voices) {
        lay_voices(s);
    }
    nt_match_destroy(open.match);
    snprintf(path, sizeof path, "%s/settings.json", s->dir);
    assert_true(app_settings_write(path, &s->manner->settings, problem, sizeof problem));
}

void side_open(side *s, const truths *of, int truth, const side_manner *manner, const nt_table *table, pf *screen) {
    *s = (side){.of = of, .truth = truth, .manner = manner, .screen = screen, .tables = {table, NULL}};
    side_lay(s);
    side_watch(s);
    outside_of(truth, s->dir);
    start(s);
    side_look(s);
    if (!manner->title) {
        assert_true(app_continue(s->a));
        stack_settle(s->a);
    }
    side_listen(s);
}

static void stop(side *s) {
    app_destroy(s->a);
    kiosk_destroy(s->house);
    s->house = NULL;
}

void side_close(side *s) {
    stop(s);
    leave_home();
    outside_of(s->truth, "");
    kit_remove(s->dir);
}

void side_restart(side *s) {
    const uint64_t now = s->a->now;
    stop(s);
    start(s);
    app_advance(s->a, now);
    side_listen(s);
}

void side_feed(side *s, ui_raw raw) {
    raw.at = s->a->now;
    come_home(s);
    app_handle(s->a, &raw);
    side_listen(s);
}

void side_advance(side *s, uint64_t now) {
    come_home(s);
    app_advance(s->a, now);
    side_listen(s);
}

bool side_give(side *s, uint8_t seat, nt_move move) {
    come_home(s);
    const bool good = app_director_submit(s->a->table, seat, move) == NT_OK;
    app_go_on(s->a);
    stack_settle(s->a);
    side_listen(s);
    return good;
}

/* Neither for the viewer nor for a judge, who knows. */
static bool is_for_other(const side *s) {
    const uint8_t eyes = side_audience(s);
    return eyes != NT_ALL && eyes != NT_JUDGE && eyes != s->of->viewer;
}

/* Where a picture of it was to go, without the day and the hour. */
static void look_for_shot(side *s) {
    char path[APP_PATH] = "";
    come_home(s);
    app_wants_shot(s->a, path, sizeof path);
    for (char *at = path; *at != '\0'; at++) {
        *at = *at >= '0' && *at <= '9' ? '0' : *at;
    }
    snprintf(s->shot, sizeof s->shot, "%s", path);
}

void side_look(side *s) {
    s->drawn = app_frame(s->a) != NULL;
    if (s->drawn && (s->manner->paints || (s->manner->lights && is_for_other(s)))) {
        pf_paint(s->screen, s->a->shown);
    }
    s->sounds = 0;
    const char *name = NULL;
    while (s->sounds < SIDE_SOUNDS && app_next_sound(s->a, &name, &s->sound[s->sounds].volume)) {
        snprintf(s->sound[s->sounds++].name, sizeof s->sound[0].name, "%s", name);
    }
    s->wake = app_wake(s->a);
    look_for_shot(s);
    s->paste = app_wants_paste(s->a);
    side_look_around(s);
}

void side_look_around(side *s) {
    look_at_files(s);
    look_at_steps(s);
    read_log(s);
    take_heard(s);
}

/* ---- whose frame it is ---- */

static uint8_t audience_of_call(const hosting_frame *h) {
    if (h->call.judged) {
        return NT_JUDGE;
    }
    const bool secret = h->phase == HOSTING_CALL_ASKS || h->phase == HOSTING_CALL_TELLS;
    return !secret ? NT_ALL : h->called == NT_SPECTATOR ? NT_CHANCE : h->called;
}

bool side_looks(const flat_scene *f, int seat) {
    return flat_looks(f, seat) && !f->seat[seat].locked;
}

/* On a flat table whoever looks in a zone; the viewer's own is alike in both truths. */
static uint8_t audience_of_flat(const side *s, const flat_scene *f) {
    uint8_t eyes = NT_ALL;
    for (int i = 0; i < f->edge.n_open; i++) {
        const uint8_t seat = f->edge.open[i];
        eyes = side_looks(f, seat) && (eyes == NT_ALL || eyes == s->of->viewer) ? seat : eyes;
    }
    return eyes;
}

uint8_t side_audience(const side *s) {
    const scene *top = stack_top(s->a);
    if (top != NULL && top->ops == &scene_flat) {
        return audience_of_flat(s, (const flat_scene *)top);
    }
    if (top == NULL || !(top->ops->flags & SCENE_SECRET) || top->ops == &scene_seat_lock) {
        return NT_ALL;
    }
    if (top->ops == &scene_call) {
        return audience_of_call(&((const hosted_scene *)top)->h);
    }
    if (top->ops == &scene_judge || top->ops == &scene_cards) {
        return NT_JUDGE;
    }
    return top->ops == &scene_quiet ? ((const hosted_scene *)top)->h.called : ((const table_scene *)top)->seat;
}

/* What can be done stands in the place of the game's frame. */
static bool reads_help(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == 0 && strcmp(d->zone[i].name, ZONE_BACK) == 0) {
            return true;
        }
    }
    return false;
}

const char *side_scene(const side *s) {
    static const char *const phases[] = {[HOSTING_CALL_CLOSES] = "call.closes", [HOSTING_CALL_NAMES] = "call.names",
                                         [HOSTING_CALL_ASKS] = "call.asks",     [HOSTING_CALL_TELLS] = "call.tells",
                                         [HOSTING_CALL_RESTS] = "call.rests",   [HOSTING_CALL_DARK] = "call.dark"};
    const scene *top = stack_top(s->a);
    if (top != NULL && top->ops == &scene_call) {
        return phases[((const hosted_scene *)top)->h.phase];
    }
    if (top != NULL && top->ops == &scene_private && reads_help(s->a->shown)) {
        return "private.help";
    }
    return top != NULL ? top->ops->name : "";
}
