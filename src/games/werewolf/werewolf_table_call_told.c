/* What a call tells on a pool of light that makes up for the ink of its words: short or long, they give one light. */
#include <math.h>
#include <string.h>

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

/* So much of the light of that ink, du2 of white. Round a flat table the name stands for four edges, what is asked
 * for two: that makes up for the pages that have the one without the other. */
float werewolf_part_of_light(const werewolf_look *look, float part, const ui_label_style *style) {
    static const float most = 0.17f; /* of it is covered, in the heaviest letters */
    const float each = !werewolf_is_called_round(look) ? 1.0f : werewolf_is_tall(look->d) ? 0.8f : 1.1f;

    return each * part * most * ink_before(look) * ui_light(style->colour);
}

/* About what the words of a call give that every night has, the wolves', and its hint: the same for all calls of a
 * table. */
float werewolf_usual_light(const werewolf_look *look) {
    const ui_frame *ui = look->d->ui;
    const char *said = werewolf_call_spoken(look, WEREWOLF_CALL_PACK, false);
    const float places = werewolf_is_called_round(look) ? (float)WEREWOLF_CALL_PLACES : 1.0f;

    if (ui->type.ink == NULL) {
        return 0.0f;
    }
    const ui_inked ink = ui->type.ink(ui->type.user, text_lang(ui->words), UI_STYLE_TITLE.face,
                                      WEREWOLF_SPOKEN_SIZE * ui->u, said, (uint32_t)strlen(said));
    const float larger = werewolf_spoken_size(look) / WEREWOLF_SPOKEN_SIZE * fmaxf(1.0f, ui->text_scale);
    const float hint = !werewolf_is_called_round(look) && ui->text_scale > 1.1f ? 1.37f : 1.0f;
    return places * larger * larger * hint * ink.cover * ui_light(werewolf_words_ink(look)) / (ui->u * ui->u);
}

/* What lies in a call's own words, on a ground that makes up for what they differ: the light tells nothing. It is to
 * be as much as they cover at most. The ground is higher than the words' place, so that they stay off its rim. */
werewolf_said werewolf_draw_told(const werewolf_look *look, ui_rect at, float light, const ui_label_style *style,
                                 const char *told) {
    static const float higher = 0.8f;
    const bool round = werewolf_is_called_round(look); /* there its place is small */
    const float smallest = 16.0f / (round ? fmaxf(1.0f, look->d->ui->text_scale) : 1.0f);
    const float side = round ? 0.01f : 0.06f, edge = round ? 0.0f : 16.0f;
    ui_draw *d = look->d;
    ui_level level = ui_level_begin(d);
    const bool plate = d->ui->high_contrast;
    const ui_rect seen = ui_level_pool(&level, plate ? at : ui_centre(at, at.w, at.h * (1.0f + higher)), 19);
    const ui_rect in = plate ? ui_inset(at, 8) : ui_centre(at, at.w * (1.0f - 2 * side), at.h - edge);
    ui_label_style whole = *style;
    while (whole.size > smallest && !ui_label_fits(d->ui, in, &whole, told)) {
        whole.size -= 1.0f;
    }
    ui_label(d, in, &whole, told);
    ui_level_end(&level, light);
    return (werewolf_said){.pool = seen, .ground = level.ground, .pooled = level.words};
}

/* A script of few and heavy letters, three bytes each. */
static bool is_dense(const werewolf_look *look) {
    const char *words = werewolf_say(look->w, "call_hint", werewolf_call_id(WEREWOLF_CALL_WITCH));

    return (float)strlen(words) > 2.0f * characters(words);
}

/* Brighter words, as many on the same plate: they have to be smaller. */
static bool is_bright(const werewolf_look *look) {
    return look->d->ui->high_contrast && look->d->ui->text_scale > 1.1f;
}

/* She has most to read: long or short, her words take about so much of that ink. */
static float brewed_size(const werewolf_look *look, const char *told) {
    const bool full = is_dense(look) || look->d->ui->text_scale > 1.1f; /* no light is left for larger ones */
    const float part = full ? 0.7f : 0.75f, least = full ? 18.0f : 20.0f;
    const float size = fmaxf(least, fminf(36.0f, sqrtf(part * ink_before(look) / characters(told))));

    return !is_bright(look) ? size : is_dense(look) ? 0.72f * size : 0.78f * size;
}

/* Large words fill their ground, which has to be bright where they are few; white ones want twice as much. */
static float brewed_light(const werewolf_look *look, ui_rect at, const ui_label_style *style) {
    const float full = look->d->ui->high_contrast ? 0.08f : 0.029f;

    return look->d->ui->text_scale > 1.1f
               ? full * at.w * at.h
               : werewolf_part_of_light(look,
                                        is_dense(look)                   ? (look->d->ui->high_contrast ? 1.17f : 1.6f)
                                        : werewolf_is_called_round(look) ? 0.7f
                                                                         : 0.76f,
                                        style);
}

/* Short words seem to lie on the village's ground; large ones need less of their own. A pool gives light at its rim,
 * too; a plate cannot be as bright as few white letters on it would want. */
static float rites_part(const werewolf_look *look) {
    const bool large = look->d->ui->text_scale > 1.1f;

    if (look->d->ui->high_contrast) {
        return is_dense(look) ? (large ? 0.3f : 0.42f) : large ? 0.235f : 0.36f;
    }
    return is_dense(look) ? (large ? 0.45f : 0.7f) : large ? 0.27f : 0.56f;
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
werewolf_said werewolf_draw_asked(const werewolf_look *look, ui_rect at, ui_label_style *style) {
    const uint8_t key = look->h->call.key;
    const bool knows = key == WEREWOLF_CALL_WITCH || key == WEREWOLF_CALL_HIDDEN || key == WEREWOLF_CALL_GHOST ||
                       key >= WEREWOLF_KEY_RITES;
    const bool tells = knows && look->me != NULL && werewolf_refused(look) == NULL;
    const char *told = !tells                       ? werewolf_call_hint(look)
                       : key == WEREWOLF_CALL_WITCH ? werewolf_brews(look)
                                                    : werewolf_told(look, key);

    style->valign = UI_CENTRE;
    at = werewolf_is_called_round(look) /* there is no disc in its places */
             ? at
             : werewolf_beside_discs(look,
                                     key >= WEREWOLF_KEY_RITES ? at : (ui_rect){at.x + 30, at.y, at.w - 60, at.h});
    const float scale = look->d->ui->text_scale;
    const bool witch = key == WEREWOLF_CALL_WITCH, rites = key >= WEREWOLF_KEY_RITES;
    style->size *= rites && is_bright(look) ? 0.8f : 1.0f;
    style->size = witch ? brewed_size(look, told) : style->size;
    const float part = rites ? rites_part(look) : scale > 1.1f ? 0.4f : 0.5f;
    const float usual = werewolf_part_of_light(look, part * scale * scale, style);
    return werewolf_draw_told(look, at, witch ? brewed_light(look, at, style) : usual, style, told);
}
