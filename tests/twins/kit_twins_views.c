/* A table that is watched: each call goes on to the real one, and its view is looked at. So are those of bots. */
#include "twins/views.h"

#include "bots/bots.h"

int __real_nt_bot_choose(const nt_bot *, const nt_port *, const nt_move *, int, nt_rng *);
int __wrap_nt_bot_choose(const nt_bot *, const nt_port *, const nt_move *, int, nt_rng *);

static const nt_table *real;
static nt_table watched;
static const char *crossed;

static void note(bool good, const char *where) {
    if (!good && crossed == NULL) {
        crossed = where;
    }
}

static bool is_tables(nt_view view) {
    return view.seat == NT_SPECTATOR && view.me == NULL;
}

static void table_only(nt_view view, const char *where) {
    note(is_tables(view), where);
}

/* By the frame that it is for. What everybody knows of a private one, such as its clock, may be asked of the table's
 * view. */
static void as_framed(nt_view view, const table_ui *t, const char *where) {
    note(is_tables(view) || (t->frame == TABLE_PRIVATE && view.seat == t->asked), where);
}

/* ---- for everybody ---- */

static const char *sentence(const table_telling *told, text_words *w) {
    table_only(told->view, "a sentence");
    return real->sentence(told, w);
}

static int spoken(const table_telling *told, table_phrase out[TABLE_PHRASES]) {
    table_only(told->view, "what is spoken");
    return real->spoken(told, out);
}

static int spoken_end(nt_view view, table_phrase out[TABLE_PHRASES]) {
    table_only(view, "what is spoken at the end");
    return real->spoken_end(view, out);
}

static table_bed bed(nt_view view, bool end) {
    table_only(view, "music");
    return real->bed(view, end);
}

static uint32_t echo(nt_view view, nt_move move) {
    table_only(view, "an echo");
    return real->echo(view, move);
}

static bool follows(nt_view view, table_ui *t, nt_move *move) {
    table_only(view, "what follows");
    return real->follows(view, t, move);
}

static uint32_t crowned(nt_view view) {
    table_only(view, "a crown");
    return real->crowned(view);
}

static nt_move timed_out(nt_view view, uint8_t seat, uint32_t draw) {
    table_only(view, "what is done for whoever is late");
    return real->timed_out(view, seat, draw);
}

/* ---- for one frame ---- */

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    as_framed(view, t, "a frame");
    real->draw(view, t, d);
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    as_framed(view, t, "an input");
    return real->input(view, t, in, move, has_move);
}

static table_state state(nt_view view, const table_ui *t) {
    as_framed(view, t, "what is said of a frame");
    return real->state(view, t);
}

static int choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    as_framed(view, t, "what can be done");
    return real->choices(view, t, w, out);
}

static const char *goal(nt_view view, const table_ui *t, text_words *w) {
    as_framed(view, t, "a goal");
    return real->goal(view, t, w);
}

static void held(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    as_framed(view, t, "a hand");
    real->held(view, t, w, out);
}

/* ---- for a bot ---- */

int __wrap_nt_bot_choose(const nt_bot *bot, const nt_port *port, const nt_move *legal, int n, nt_rng *rng) {
    static uint64_t view[NT_VIEW_MAX / 8];
    note(nt_port_view(port, view).seat == legal[0].seat, "a bot's move");
    return __real_nt_bot_choose(bot, port, legal, n, rng);
}

/* ---- */

const nt_table *views_watched(const nt_table *table) {
    real = table;
    crossed = NULL;
    watched = *table;
    watched.sentence = sentence;
    watched.draw = draw;
    watched.input = input;
    watched.state = state;
    watched.spoken = table->spoken != NULL ? spoken : NULL;
    watched.spoken_end = table->spoken_end != NULL ? spoken_end : NULL;
    watched.bed = table->bed != NULL ? bed : NULL;
    watched.echo = table->echo != NULL ? echo : NULL;
    watched.follows = table->follows != NULL ? follows : NULL;
    watched.crowned = table->crowned != NULL ? crowned : NULL;
    watched.timed_out = table->timed_out != NULL ? timed_out : NULL;
    watched.choices = table->choices != NULL ? choices : NULL;
    watched.goal = table->goal != NULL ? goal : NULL;
    watched.held = table->held != NULL ? held : NULL;
    return &watched;
}

const char *views_crossed(void) {
    const char *first = crossed;
    crossed = NULL;
    return first;
}
