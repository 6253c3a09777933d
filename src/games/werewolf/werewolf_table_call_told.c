/* What a call tells, and asks; and how much light its words give. */
#include <math.h>
#include <string.h>

#include "ui/found.h"
#include "ui/level.h"
#include "ui/widgets.h"
#include "werewolf_table_call.h"

static float characters(const char *text) {
    int n = 0;

    for (; *text; text++) {
        n += (*text & 0xC0) != 0x80;
    }
    return (float)(n > 0 ? n : 1);
}

/* Of a call's own words, the same for whoever is called: characters times the square of their size. */
static float ink_before(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    const char *asks = key < WEREWOLF_CALLS ? werewolf_say(look->w, "call_hint", werewolf_call_id(key))
                                            : werewolf_say(look->w, "rites", "shoot");

    return 1.2f * characters(werewolf_call_spoken(look, key, false)) * WEREWOLF_SPOKEN_SIZE * WEREWOLF_SPOKEN_SIZE +
           characters(asks) * WEREWOLF_HINT_SIZE * WEREWOLF_HINT_SIZE;
}

/* Long or short, the words take about three fifths of that ink: what is left is the ground's. */
float werewolf_told_size(const werewolf_look *look, const char *told) {
    return fmaxf(26.0f, fminf(46.0f, sqrtf(0.62f * ink_before(look) / characters(told))));
}

werewolf_said werewolf_said_in_words(const werewolf_look *look, int from) {
    static const float above = 0.75f; /* a line's top, of its size */
    const ui_draw *d = look->d;
    werewolf_said said = {.light = ui_level_of_words(d, from)};

    for (int i = from; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const float size = c->at.h / d->ui->u;
        const ui_rect line = {c->at.x, c->at.y - above * size, c->at.w, size};
        if (c->kind == UI_TEXT) {
            said.title.at = said.title.at.w > 0 ? ui_both(said.title.at, line) : line;
        }
    }
    said.title.ink = said.light / (ui_light(werewolf_words_ink(look)) - ui_light(UI_INK_900));
    return said;
}

ui_rect werewolf_words_in(const werewolf_look *look, ui_rect place) {
    static const float beside = 3.0f, above = 2.0f; /* lines have air of their own */

    return werewolf_is_called_round(look) && look->d->ui->high_contrast
               ? (ui_rect){place.x + beside, place.y + above, place.w - 2 * beside, place.h - 2 * above}
               : place;
}

static ui_rect told_place(const werewolf_look *look, ui_rect at) {
    const bool round = werewolf_is_called_round(look); /* there its place is small */
    const float side = round ? 0.01f : 0.06f, edge = round ? 0.0f : 16.0f;

    return look->d->ui->high_contrast && !round ? ui_inset(at, 8)
                                                : ui_centre(at, at.w * (1.0f - 2 * side), at.h - edge);
}

static ui_label_style told_style(const werewolf_look *look, ui_rect in, const ui_label_style *style,
                                 const char *told) {
    const float smallest = 16.0f / (werewolf_is_called_round(look) ? fmaxf(1.0f, look->d->ui->text_scale) : 1.0f);
    ui_label_style as = *style;

    while (as.size > smallest && !ui_label_fits(look->d->ui, in, &as, told)) {
        as.size -= 1.0f;
    }
    return as;
}

werewolf_said werewolf_draw_told(const werewolf_look *look, ui_rect at, const ui_label_style *style,
                                 const char *told) {
    const ui_rect in = told_place(look, at);
    const ui_label_style as = told_style(look, in, style, told);
    const int from = look->d->n;

    ui_label(look->d, in, &as, told);
    return werewolf_said_in_words(look, from);
}

/* ---- one size for all that a night asks ---- */

static const char *longest_name(const werewolf_look *look) {
    const char *longest = "";

    for (int seat = 0; seat < look->pub->n; seat++) {
        const char *name = werewolf_seat_name(look, seat);
        longest = characters(name) > characters(longest) ? name : longest;
    }
    return longest;
}

/* All that the Witch may have to read, as long as it gets with any victim: nobody's secret. */
static const char *most_brewed(const werewolf_look *look) {
    const char *name = longest_name(look);
    const char *knows = UI_SAY(look->d, "werewolf.told.witch", TEXT_STR("name", name), TEXT_STR("victim", "yes"),
                               TEXT_NUM("antidote", 1), TEXT_NUM("poison", 1));
    const char *does = UI_SAY(look->d, "werewolf.private.brew", TEXT_STR("potions", "may_both"),
                              TEXT_STR("victim", name), TEXT_STR("name", name));

    return UI_SAY(look->d, "werewolf.told.both", TEXT_STR("a", knows), TEXT_STR("b", does));
}

werewolf_asked werewolf_most_asked(const werewolf_look *look) {
    werewolf_asked all = {.begins = ui_say(look->d, "werewolf.call.begin_called")};

    for (int call = werewolf_call_after(look->pub, -1); call != WEREWOLF_NONE;
         call = werewolf_call_after(look->pub, call)) {
        const char *words = call == WEREWOLF_CALL_WITCH
                                ? most_brewed(look)
                                : werewolf_say(look->w, "call_hint", werewolf_call_id((uint8_t)call));
        all.words[all.n] = words;
        all.longest = characters(words) > characters(all.words[all.longest]) ? all.n : all.longest;
        all.n++;
    }
    return all;
}

uint64_t werewolf_asked_key(const werewolf_look *look, const werewolf_asked *all) {
    const ui_frame *ui = look->d->ui;
    const float numbers[] = {ui->u,
                             ui->width,
                             ui->height,
                             ui->mm,
                             ui->text_scale,
                             ui->high_contrast ? 1.0f : 0.0f,
                             werewolf_spoken_size(look)};
    const char *lang = text_lang(ui->words);
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, lang, strlen(lang));
    key = ui_found_key(key, all->begins, strlen(all->begins));
    for (int i = 0; i < all->n; i++) {
        key = ui_found_key(key, all->words[i], strlen(all->words[i]));
    }
    return key;
}

/* As large as all of it is drawn whole in this place; large words that ask are no smaller than others for hers. */
static float whole_size(const werewolf_look *look, const werewolf_asked *all, ui_rect in) {
    static const float largest = 27.0f, least = 18.0f;
    ui_label_style style = UI_STYLE_BODY;
    float size = werewolf_is_called_round(look) ? WEREWOLF_HINT_SIZE : largest;

    style.align = UI_MIDDLE;
    for (int i = 0; i < all->n; i++) {
        style.size = size;
        size = fminf(size, ui_label_size(look->d->ui, in, &style, all->words[i]));
    }
    return fmaxf(size, least);
}

/* It is found once for a place while it stands. */
static float asked_size(const werewolf_look *look, ui_rect at) {
    ui_found *found = look->d->ui->found;
    const ui_rect in = told_place(look, at);
    const int round = werewolf_is_called_round(look);
    const werewolf_asked all = werewolf_most_asked(look);
    uint64_t key = ui_found_key(werewolf_asked_key(look, &all), &in, sizeof in);
    float size = 0.0f;

    key = ui_found_key(key, &round, sizeof round);

    if (!ui_found_find(found, key, &size, sizeof size)) {
        size = whole_size(look, &all, in);
        ui_found_keep(found, key, &size, sizeof size);
    }
    return size;
}

static float high_in(const werewolf_look *look, ui_rect at, const ui_label_style *style, const char *words) {
    return ui_label_height(look->d->ui, style, told_place(look, at).w, words);
}

float werewolf_most_high(const werewolf_look *look, ui_rect at, const ui_label_style *style) {
    const werewolf_asked all = werewolf_most_asked(look);

    return fmaxf(high_in(look, at, style, all.begins), high_in(look, at, style, all.words[all.longest]));
}

/* Those who are called may know something already, and others may not. */
static bool knows_first(uint8_t key) {
    return key == WEREWOLF_CALL_WITCH || key == WEREWOLF_CALL_HIDDEN || key == WEREWOLF_CALL_GHOST ||
           key >= WEREWOLF_KEY_RITES;
}

float werewolf_page_high(const werewolf_look *look, ui_rect at, const ui_label_style *style) {
    const hosting_frame *h = look->h;

    if (h->phase != HOSTING_CALL_ASKS) {
        return high_in(look, at, style, ui_say(look->d, "werewolf.call.begin_called"));
    }
    return knows_first(h->call.key)
               ? werewolf_most_high(look, at, style)
               : high_in(look, at, style, werewolf_say(look->w, "call_hint", werewolf_call_id(h->call.key)));
}

/* In what letters all of it has room here; 0: in none. */
static float letters_in(const werewolf_look *look, const werewolf_asked *all, ui_rect at) {
    enum { STEPS = 3 };
    static const float step = 2.0f;
    const ui_rect in = told_place(look, (ui_rect){at.x, at.y, at.w, (1.0f - WEREWOLF_TITLE_PART) * at.h});
    ui_label_style style = UI_STYLE_BODY;

    style.align = UI_MIDDLE;
    for (int k = 0; k < STEPS; k++) {
        style.size = WEREWOLF_HINT_SIZE - step * (float)k;
        bool fits = ui_label_fits(look->d->ui, in, &style, all->begins);
        for (int i = 0; fits && i < all->n; i++) {
            fits = ui_label_fits(look->d->ui, in, &style, all->words[i]);
        }
        if (fits) {
            return style.size;
        }
    }
    return 0.0f;
}

float werewolf_asked_fits(const werewolf_look *look, const werewolf_asked *all, const werewolf_call_place p[],
                          int n) {
    float size = INFINITY;

    for (int i = n - 1; i >= 0 && size > 0.0f; i--) { /* beside the moon it is narrow */
        size = fminf(size, letters_in(look, all, werewolf_words_in(look, p[i].at)));
    }
    return size;
}

/* Discs that only its foot would meet lie below it. */
ui_rect werewolf_beside_discs(const werewolf_look *look, ui_rect at) {
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const float gap = 20, middle = at.x + at.w / 2, foot = at.y + at.h;
    float left = at.x, right = at.x + at.w, bottom = foot;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect disc = ring.plate[seat];
        if (disc.y >= foot || disc.y + disc.h <= at.y || disc.x >= right || disc.x + disc.w <= left) {
            continue;
        }
        if (foot - disc.y < at.h / 4) {
            bottom = fminf(bottom, disc.y - gap);
        } else if (disc.x + disc.w / 2 < middle) {
            left = disc.x + disc.w + gap;
        } else {
            right = disc.x - gap;
        }
    }
    return (ui_rect){left, at.y, right - left, bottom - at.y};
}

/* What there is to know stands where it is asked, and why a touch was refused; long or short, it gives one light. */
werewolf_said werewolf_draw_asked(const werewolf_look *look, ui_rect at, float most, ui_label_style *style) {
    const uint8_t key = look->h->call.key;
    const bool tells = knows_first(key) && look->me != NULL && werewolf_refused(look) == NULL;
    const char *told = !tells                       ? werewolf_call_hint(look)
                       : key == WEREWOLF_CALL_WITCH ? werewolf_brews(look)
                                                    : werewolf_told(look, key);

    style->valign = werewolf_is_called_round(look) ? UI_TOP : UI_CENTRE; /* close to its heading */
    at = werewolf_is_called_round(look)                                  /* there is no disc in its places */
             ? at
             : werewolf_beside_discs(look,
                                     key >= WEREWOLF_KEY_RITES ? at : (ui_rect){at.x + 30, at.y, at.w - 60, at.h});
    const bool rites = key >= WEREWOLF_KEY_RITES;
    const ui_rect all = {at.x, at.y, at.w, werewolf_is_called_round(look) ? most : at.h};
    const bool bright = look->d->ui->high_contrast && look->d->ui->text_scale > 1.1f; /* its pages have most to say */
    style->size = !rites ? asked_size(look, all) : bright ? 0.8f * style->size : style->size;
    return werewolf_draw_told(look, at, style, told);
}

/* ---- what calls give ---- */

/* As one line of these words, du2 of white. */
static float light_of_line(const werewolf_look *look, const ui_label_style *style, const char *words) {
    const ui_frame *ui = look->d->ui;

    if (ui->type.ink == NULL || words == NULL) {
        return 0.0f;
    }
    const float size = style->size * fmaxf(1.0f, ui->text_scale) * ui->u;
    const ui_inked ink =
        ui->type.ink(ui->type.user, text_lang(ui->words), style->face, size, words, (uint32_t)strlen(words));
    return ink.cover * ui_light(werewolf_call_ink(look->d, UI_NIGHT_TEXT)) / (ui->u * ui->u);
}

/* About what the words of a call give, the wolves' title and a part of the longest that is asked: the same for all
 * calls of a table. */
float werewolf_usual_light(const werewolf_look *look) {
    const bool round = werewolf_is_called_round(look); /* there it does not grow */
    const float part = round ? 0.5f / powf(fmaxf(1.0f, look->d->ui->text_scale), 2.0f) : 0.5f;
    /* Of those of four edges: titles are smaller where they have little room, and few calls ask as much. */
    static const float titles = 3.5f, hints = 2.0f;
    const werewolf_asked all = werewolf_most_asked(look);
    ui_label_style title = UI_STYLE_TITLE, body = UI_STYLE_BODY;

    title.size = werewolf_spoken_size(look);
    body.size = WEREWOLF_HINT_SIZE;
    return (round ? titles : 1.0f) *
               light_of_line(look, &title, werewolf_call_spoken(look, WEREWOLF_CALL_PACK, false)) +
           (round ? hints : 1.0f) * part * light_of_line(look, &body, all.words[all.longest]);
}
