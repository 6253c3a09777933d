/* The fixed pieces of every public frame: the apron at the bottom and the plates in the corners. */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "ui/frame.h"
#include "ui/rim.h"
#include "ui/widgets.h"
#include "ui/zones.h"

static const float edge = 24.0f, next_to = 12.0f; /* to the frame; from button to button */
static const float sentence_part = 0.56f;         /* of the words' height, where a second text stands below */

static bool narrow(const ui_frame *ui) {
    return ui->width < 1000.0f;
}

/* Two lines of sentence, or one and the second text; larger text gets part of its wish. */
static float words_height(const ui_frame *ui) {
    float least = 4.0f * ui->mm > 28.0f ? 8.0f : 0.0f;
    return 88.0f + 56.0f * (ui->text_scale - 1.0f) + least;
}

static float buttons_height(const ui_frame *ui) {
    return fmaxf(46.0f, ui_target(ui));
}

/* On a narrow frame the buttons stand below the sentence. */
float ui_apron_height(const ui_frame *ui) {
    if (ui->rim != NULL) {
        return 0.0f;
    }
    float words = words_height(ui), buttons = buttons_height(ui);
    if (ui->watched) {
        return words + 12.0f;
    }
    return narrow(ui) ? words + buttons + 34.0f : fmaxf(words + 12.0f, buttons + 40.0f);
}

static void apron_ground(ui_draw *d, float h) {
    static const float rise[] = {22, 9, 4, 1, 0, 0, 3, 7, 13, 24};
    float w = d->ui->width, crest = 14.0f;
    int n = (int)(sizeof rise / sizeof rise[0]);
    cut_svg s;
    cut_begin(&s);
    for (int pass = 0; pass < 2; pass++) {
        const float foot = pass == 0 ? crest + 4.0f : h + crest + 2; /* of the rim nothing is seen below that */
        cut_text(&s, "<path d=\"");
        cut_point(&s, 'M', -2, foot);
        for (int i = 0; i < n; i++) {
            float up = rise[i] * crest / 24.0f + (pass == 0 ? 0.0f : 1.5f);
            cut_point(&s, 'L', -2 + (w + 4) * (float)i / (float)(n - 1), up);
        }
        cut_point(&s, 'L', w + 2, foot);
        cut_text(&s, "Z\"");
        cut_paint(&s, "fill", ui_theme(d->ui, pass == 0 ? 0xFF3C2E2Cu : UI_INK_950));
        cut_text(&s, "/>");
    }
    ui_shape(d, (ui_rect){0, d->ui->height - h - crest, w, h + crest}, s.at);
}

static float button_width(ui_draw *d, const char *text) {
    float most = narrow(d->ui) ? d->ui->width * 0.26f : d->ui->width * 0.115f;
    return fminf(fmaxf(92.0f, ui_label_width(d->ui, &UI_STYLE_BUTTON, text) + 26.0f), most);
}

/* The text below the sentence is larger where it is one line. */
static ui_label_style second_style(const ui_frame *ui, float w, const char *second) {
    static const float larger = 22.0f;
    ui_label_style small = UI_STYLE_SMALL, one = UI_STYLE_SMALL;

    small.align = one.align = UI_MIDDLE;
    small.lines = 2;
    one.lines = 1;
    one.size = larger;
    return ui_label_width(ui, &one, second) <= w ? one : small;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Of a number, with its half. */
static bool counts(const char *words, const char *c) {
    const bool point = (*c == '.' || *c == ',') && c > words && is_digit(c[-1]) && is_digit(c[1]);
    return point || is_digit(*c);
}

static uint32_t said(uint32_t n, const char *words) {
    for (const char *c = words; *c != '\0'; c++) {
        if (!counts(words, c)) { /* what only counts on is no other sentence */
            n = (n ^ (unsigned char)*c) * 16777619u;
        }
    }
    return n;
}

void ui_sentence_mark(ui_draw *d, ui_rect at, const char *sentence, const char *second) {
    static const uint32_t nothing = 2166136261u;
    const uint32_t n = said(nothing, sentence);
    ui_mark_add(d, UI_MARK_SENTENCE, (int)(second != NULL ? said(n + 1, second) : n), at);
}

static void apron_line(ui_draw *d, ui_rect at, const ui_label_style *style, const char *words) {
    ui_sentence_mark(d, at, words, NULL);
    ui_label(d, at, style, words);
}

/* Of a box for both texts. A sentence is never smaller than the text below: it gets a second line before, as far as
 * one of that text leaves it room. */
static float sentence_high(const ui_frame *ui, ui_rect box, const ui_label_style *style, const char *sentence,
                           ui_label_style *small, const char *second) {
    const float part = box.h * sentence_part;
    const float size = ui_label_size(ui, (ui_rect){box.x, box.y, box.w, part}, style, sentence);
    const float of_second = ui_label_size(ui, (ui_rect){box.x, box.y, box.w, box.h - part}, small, second);
    if (size >= of_second) {
        return part;
    }
    ui_label_style below = *small;
    below.size = of_second;
    const float most = box.h - ui_label_height(ui, &below, box.w, second);
    const float larger = ui_label_size(ui, (ui_rect){box.x, box.y, box.w, most}, style, sentence);
    small->size = fminf(of_second, fmaxf(size, larger));
    return larger > size ? most : part;
}

static void apron_words(ui_draw *d, ui_rect box, const char *sentence, const char *second) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.lines = 2;
    if (second == NULL || second[0] == '\0') {
        apron_line(d, box, &style, sentence);
        return;
    }
    ui_label_style small = second_style(d->ui, box.w, second);
    float part = sentence_high(d->ui, box, &style, sentence, &small, second), below = 0.0f;
    if (!ui_label_fits(d->ui, (ui_rect){box.x, box.y, box.w, part}, &style,
                       sentence)) { /* what is to do comes first */
        apron_line(d, box, &style, sentence);
        return;
    }
    if (ui_label_width(d->ui, &small, second) > box.w) { /* two lines: what a sentence of one line leaves them */
        part = fminf(part, ui_label_height(d->ui, &style, box.w, sentence));
        small.tight = true;
        below = 8.0f;
    }
    apron_line(d, (ui_rect){box.x, box.y, box.w, part}, &style, sentence);
    apron_line(d, (ui_rect){box.x, box.y + part, box.w, box.h - part - below}, &small, second);
}

/* A question mark needs no more. */
static float help_width(ui_draw *d) {
    return fmaxf(buttons_height(d->ui), ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, "apron.help")) + 26.0f);
}

static const ui_zone *zone_of(const ui_draw *d, const char *name) {
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == 0 && strcmp(d->zone[i].name, name) == 0) {
            return &d->zone[i];
        }
    }
    return NULL;
}

/* On a narrow frame, whose row of buttons is full; without a log large words of a sentence have that room. */
static bool help_ends_sentence(const ui_frame *ui, bool with_log) {
    return narrow(ui) && (with_log || !ui_large_words(ui));
}

/* Beside the pause, or at the end of the sentence. */
static ui_rect help_place(ui_draw *d, ui_rect pause) {
    const ui_frame *ui = d->ui;
    const float w = help_width(d), top = ui->height - ui_apron_height(ui), words = ui_apron_height(ui) - pause.h - 32;
    if (help_ends_sentence(ui, zone_of(d, ZONE_LOG) != NULL)) {
        const float x = ui->left_handed ? edge : ui->width - edge - w;
        return (ui_rect){x, top + 8 + (words - pause.h) / 2, w, pause.h};
    }
    return (ui_rect){ui->left_handed ? pause.x + pause.w + next_to : pause.x - next_to - w, pause.y, w, pause.h};
}

void ui_apron_help(ui_draw *d) {
    const ui_zone *pause = zone_of(d, ZONE_PAUSE);

    if (pause != NULL) {
        ui_button(d, help_place(d, pause->at), ZONE_HELP, 0, ui_say(d, "apron.help"), NULL, UI_PLAIN, 0);
    }
}

ui_rect ui_apron_between(const ui_draw *d) {
    const ui_zone *rules = zone_of(d, ZONE_RULES), *log = zone_of(d, ZONE_LOG), *pause = zone_of(d, ZONE_PAUSE);

    if (!narrow(d->ui) || d->ui->rim != NULL || rules == NULL || pause == NULL) {
        return (ui_rect){0};
    }
    const bool left = d->ui->left_handed;
    const ui_rect first = left ? pause->at : rules->at, last = !left ? pause->at : log != NULL ? log->at : rules->at;
    const float x = first.x + first.w + next_to;
    return (ui_rect){x, pause->at.y, last.x - next_to - x, pause->at.h};
}

ui_rect ui_apron_middle(const ui_draw *d) {
    const ui_rect free = ui_apron_between(d);
    const float w = fminf(free.w, 260.0f);
    const float x = fminf(fmaxf(d->ui->width / 2 - w / 2, free.x), free.x + free.w - w);

    if (w < 140.0f) {
        return (ui_rect){0};
    }
    return (ui_rect){x, free.y, w, free.h};
}

/* The three buttons; returns how much room they and one so wide beside the pause leave for words between them. */
static ui_rect apron_buttons(ui_draw *d, float y, bool with_log, float beside) {
    float w = d->ui->width, high = buttons_height(d->ui);
    const char *log = ui_say(d, "apron.log"), *rules = ui_say(d, "apron.rules"), *pause = ui_say(d, "apron.pause");
    float of_log = with_log ? button_width(d, log) + next_to : 0, of_rules = button_width(d, rules);
    float of_pause = button_width(d, pause), of_beside = next_to + beside;
    bool left = d->ui->left_handed;
    if (d->ui->watched) {
        return (ui_rect){edge, y, w - 2 * edge, high};
    }
    float x = left ? w - edge - of_log - of_rules : edge;
    if (with_log) {
        ui_button(d, (ui_rect){x, y, of_log - next_to, high}, ZONE_LOG, 0, log, NULL, UI_PLAIN,
                  d->ui->log_shut ? UI_ZONE_OFF : 0);
    }
    ui_button(d, (ui_rect){x + of_log, y, of_rules, high}, ZONE_RULES, 0, rules, NULL, UI_PLAIN, 0);
    x = left ? edge : w - edge - of_pause;
    ui_button(d, (ui_rect){x, y, of_pause, high}, ZONE_PAUSE, 0, pause, NULL, UI_PLAIN, 0);
    float rules_side = of_log + of_rules + edge + 20, pause_side = of_pause + of_beside + edge + 20;
    if (rules_side > pause_side) { /* the sentence stands in the middle, where that costs it no room */
        pause_side = rules_side;
    }
    return (ui_rect){left ? pause_side : rules_side, y, w - rules_side - pause_side, high};
}

/* The room between the buttons as far as it lies evenly about the frame's middle, where the words need no more lines
 * for it. */
static ui_rect on_the_axis(const ui_frame *ui, ui_rect between, const char *sentence, const char *second) {
    const float side = fmaxf(between.x, ui->width - between.x - between.w), w = ui->width - 2 * side;
    const char *const words[] = {sentence, second};
    const ui_label_style *const style[] = {&UI_STYLE_SENTENCE, &UI_STYLE_SMALL};

    for (int i = 0; i < 2; i++) {
        if (words[i] != NULL &&
            ui_label_height(ui, style[i], w, words[i]) > ui_label_height(ui, style[i], between.w, words[i])) {
            return between;
        }
    }
    return (ui_rect){side, between.y, w, between.h};
}

/* `beside`: beside the pause; `helps`: on a narrow frame there is a button at the end of the sentence. */
static float apron(ui_draw *d, const char *sentence, const char *second, bool with_log, float beside, bool helps) {
    if (d->ui->rim != NULL) {
        d->ui->rim->sentence = sentence;
        d->ui->rim->second = second;
        d->ui->rim->brief = NULL;
        d->ui->rim->with_log = with_log;
        return 0.0f;
    }
    float h = ui_apron_height(d->ui), top = d->ui->height - h, high = buttons_height(d->ui);
    ui_mark_add(d, UI_MARK_APRON, d->n, (ui_rect){0, top, d->ui->width, h});
    apron_ground(d, h);
    if (narrow(d->ui) && !d->ui->watched) {
        apron_buttons(d, top + h - high - 14, with_log, beside);
        const float help = helps && help_ends_sentence(d->ui, with_log) ? help_width(d) + next_to : 0,
                    left = d->ui->left_handed ? help : 0;
        const ui_rect middle = {edge + help, top + 8, d->ui->width - 2 * (edge + help), h - high - 32};
        const ui_rect words = {edge + left, middle.y, middle.w + help, middle.h};
        const float room = second == NULL || second[0] == '\0' ? middle.h : middle.h * sentence_part;
        const bool fits = ui_label_height(d->ui, &UI_STYLE_SENTENCE, middle.w, sentence) <= room;
        apron_words(d, fits ? middle : words, sentence, second);
    } else {
        const ui_rect between = apron_buttons(d, top + (h - high) / 2 + 4, with_log, beside);
        const ui_rect room = on_the_axis(d->ui, between, sentence, second);
        apron_words(d, (ui_rect){room.x, top + 6, room.w, h - 10}, sentence, second);
    }
    return h;
}

float ui_apron(ui_draw *d, const char *sentence, const char *second, bool with_log) {
    return apron(d, sentence, second, with_log, help_width(d), true);
}

float ui_apron_of_end(ui_draw *d, const char *sentence, const char *second, bool with_log) {
    return apron(d, sentence, second, with_log, help_width(d), false);
}

bool ui_apron_holds_next(const ui_frame *ui) {
    return ui->rim == NULL && !ui->watched && (narrow(ui) || !ui_large_words(ui));
}

ui_rect ui_apron_next(ui_draw *d, const char *sentence, bool with_log, float w) {
    apron(d, sentence, NULL, with_log, w, false);
    if (narrow(d->ui)) {
        return ui_apron_middle(d);
    }
    const ui_rect pause = zone_of(d, ZONE_PAUSE)->at;

    return (ui_rect){d->ui->left_handed ? pause.x + pause.w + next_to : pause.x - next_to - w, pause.y, w, pause.h};
}

static const float corner_words = 22.0f;

/* The middle of a small flat table is low and wide: letters are large there, and there is room beside. */
static float corner_room(const ui_frame *ui, float size) {
    const float usual = 206.0f;

    return ui->rim != NULL ? usual * fmaxf(1.0f, fminf(4.0f * ui->mm / size, 1.5f)) : usual;
}

static ui_rect corner_at(const ui_frame *ui, bool right, float w) {
    return (ui_rect){right ? ui->width - edge - w : edge, 18, w, 54};
}

/* Read from both long sides it is higher, up to the edge. */
static bool faces_both(const ui_frame *ui, const ui_corner *c) {
    return c->both && ui_rim_faces_far(ui);
}

static const float both_top = 2.0f, both_high = 72.0f, both_letters = 27.0f; /* du, whatever the reader has set */

ui_rect ui_corner_widest(const ui_frame *ui, bool right) {
    return corner_at(ui, right, corner_room(ui, corner_words));
}

/* Off it, and off the dark round it. */
static const float off_open = 12.0f;

static bool is_open_over(const ui_frame *ui, ui_rect at) {
    bool over = false;

    for (int i = 0; ui->rim != NULL && i < ui->rim->n_open; i++) {
        over |= ui_meet(ui_inset(ui->rim->open[i], -off_open), at);
    }
    return over;
}

ui_rect ui_beside_open(const ui_frame *ui, ui_rect at) {
    const bool right = at.x + at.w / 2 > ui->width / 2;

    for (int i = 0; ui->rim != NULL && i < ui->rim->n_open; i++) {
        const ui_rect zone = ui_inset(ui->rim->open[i], -off_open);
        if (ui_meet(zone, at)) {
            at.x = right ? zone.x - at.w : zone.x + zone.w;
        }
    }
    return at;
}

/* Of a plate in a corner; the last: what is left of the least width. */
typedef struct {
    ui_label_style style;
    ui_rect at;
    float words, icon, pad, spare;
} corner_laid;

static corner_laid corner_of(const ui_frame *ui, const ui_corner *c) {
    static const float to_figure = 10.0f, usual_least = 128.0f, least_pad = 9.0f, least_edge = 8.0f;
    corner_laid l = {.style = UI_STYLE_BUTTON, .icon = c->figure != NULL ? 26.0f : 0.0f};

    l.style.size = c->size > 0.0f ? c->size : corner_words;
    const bool both = faces_both(ui, c);

    l.style.size = both ? fminf(l.style.size, both_letters / ui->text_scale) : l.style.size;
    l.style.lines = both ? 1 : 2;
    l.style.name = c->name;
    l.style.align = c->figure != NULL ? UI_LEFT : UI_MIDDLE;
    const float beside = l.icon > 0 ? l.icon + to_figure : 0.0f;
    const float wish = ui_label_width(ui, &l.style, c->text) + 2.0f;
    const float usual = corner_room(ui, corner_words), given = c->room > 0.0f ? fminf(c->room, usual) : usual;
    const bool tight = given < usual; /* then it may go out, nearly to the edge */
    const float out = tight ? fmaxf(0.0f, fminf(wish + beside + 2 * least_pad - given, edge - least_edge)) : 0.0f;
    const float room = given + out, least = fminf(usual_least, room);
    l.pad = fminf(fmaxf((room - beside - wish) / 2, least_pad), 16.0f);
    l.words = fminf(wish, room - 2 * l.pad - beside);
    l.at = corner_at(ui, c->right, fmaxf(least, l.words + 2 * l.pad + beside));
    if (both) {
        l.at = (ui_rect){l.at.x + (c->right ? out : -out), both_top, l.at.w, both_high};
    } else if (tight) { /* and its words, but no number or name, may stand in two lines */
        const float line = ui_label_height(ui, &l.style, INFINITY, c->text);
        const float needs = c->name ? line : fminf(2 * line, ui_label_height(ui, &l.style, l.words, c->text));
        const float high = fmaxf(l.at.h, needs + 4);
        l.at = (ui_rect){l.at.x + (c->right ? out : -out), fmaxf(least_edge, l.at.y - (high - l.at.h) / 2), l.at.w,
                         high};
    }
    l.spare = l.at.w - l.words - 2 * l.pad - beside;
    return l;
}

/* Where it is read from the near side. */
static ui_rect corner_half(const ui_frame *ui, const ui_corner *c, ui_rect at) {
    return faces_both(ui, c) ? (ui_rect){at.x, at.y + at.h / 2, at.w, at.h / 2} : at;
}

static ui_rect corner_letters(const corner_laid *l, ui_rect at) {
    return (ui_rect){at.x + l->pad + l->spare / 2, at.y + 2, l->words, at.h - 4};
}

ui_rect ui_corner_place(const ui_frame *ui, const ui_corner *c) {
    return corner_of(ui, c).at;
}

float ui_corner_size(const ui_frame *ui, const ui_corner *c) {
    const corner_laid l = corner_of(ui, c);

    return ui_label_size(ui, corner_letters(&l, corner_half(ui, c, l.at)), &l.style, c->text);
}

static void corner_said(ui_draw *d, ui_rect at, const corner_laid *l, const ui_corner *c) {
    ui_label(d, corner_letters(l, at), &l->style, c->text);
    if (c->figure != NULL) {
        const ui_rect place = {at.x + at.w - l->pad - l->spare / 2 - l->icon, at.y + (at.h - l->icon) / 2, l->icon,
                               l->icon};
        ui_figure(d, c->figure, place, ui_theme(d->ui, 0xFFFFE0A0u));
    }
}

void ui_corner_draw(ui_draw *d, ui_rect at, const ui_corner *c) {
    static const float least = 0.02f; /* of it is seen, as thin as a line */
    const corner_laid l = corner_of(d->ui, c);
    const bool folded = c->open < 1.0f;

    if (ui_corner_size(d->ui, c) * d->ui->text_scale * d->ui->u <
        UI_SPECK) { /* of a miniature: nothing is read on it */
        return;
    }
    if (folded) {
        ui_scale(d, (ui_rect){.w = at.w, .h = at.h * fmaxf(c->open, least)}, at);
        ui_group(d, at, 0, 0.0f);
    }
    ui_plate(d, at, c->right ? 12 : 11, 0xD205070Du, 0, 0, false);
    corner_said(d, corner_half(d->ui, c, at), &l, c);
    if (faces_both(d->ui, c)) {
        ui_group(d, at, 2, 0.0f);
        corner_said(d, corner_half(d->ui, c, at), &l, c);
        ui_group_end(d);
    }
    if (folded) {
        ui_group_end(d);
    }
}

ui_rect ui_corner_put(ui_draw *d, const ui_corner *c) {
    const ui_rect at = ui_corner_place(d->ui, c);

    if (is_open_over(d->ui, at)) { /* half a word says nothing */
        return (ui_rect){c->right ? d->ui->width - edge : edge, at.y, 0, at.h};
    }
    ui_corner_draw(d, at, c);
    return at;
}

ui_rect ui_corner_plate(ui_draw *d, bool right, const char *text, const char *figure, bool name) {
    const ui_corner c = {.text = text, .figure = figure, .right = right, .name = name, .open = 1.0f};

    return ui_corner_put(d, &c);
}
