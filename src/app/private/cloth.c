/* How the cloth moves. */
#include "app/private/cloth.h"

#include <math.h>

#include "app/private/curtain.h"
#include "app/rise.h"
#include "ui/motion.h"

static uint64_t takes(const app *a, int ms) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    return tempo.still ? 0 : (uint64_t)((float)ms * tempo.factor);
}

cloth cloth_move(const app *a) {
    const uint64_t stands = a->now + takes(a, MOTION_CURTAIN);
    return (cloth){a->now, stands, stands};
}

cloth cloth_close(const app *a, uint64_t since) {
    const uint64_t begun = since != 0 ? since : a->now, stands = begun + takes(a, MOTION_CURTAIN);
    return (cloth){begun, stands, stands + takes(a, MOTION_HANG)};
}

bool cloth_moves(const cloth *c, const app *a) {
    return a->now < c->ends;
}

float cloth_part(const cloth *c, const app *a) {
    const bool moves = cloth_moves(c, a) && a->now < c->stands;
    return moves ? motion_smooth((float)(a->now - c->begun) / (float)(c->stands - c->begun)) : 1.0f;
}

/* How much is seen of what comes to hang, 0..1. */
static float hung_of(const cloth *c, const app *a) {
    enum { STEPS = 3 };
    if (!cloth_moves(c, a)) {
        return 1.0f;
    }
    if (a->now < c->stands) {
        return 0.0f;
    }
    const float part = (float)(a->now - c->stands) / (float)(c->ends - c->stands);
    return (1.0f + roundf(motion_stepped(part, STEPS - 1) * (STEPS - 1))) / (STEPS + 1);
}

bool cloth_hang_begin(const cloth *c, const app *a, ui_draw *d) {
    const float hung = hung_of(c, a);
    if (hung < 1.0f) {
        ui_group_faded(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, hung);
    }
    return hung < 1.0f;
}

void cloth_hang_end(ui_draw *d) {
    ui_group_end(d);
}

uint64_t cloth_wake(const cloth *c, const app *a, uint64_t other) {
    const uint64_t next = motion_next(a->now, c->ends);
    return c->ends != 0 && next < other ? next : other;
}

void cloth_draw(const app *a, ui_draw *d, float parted) {
    if (parted > 0.0f) {
        curtain_parted(d, parted, rise_over(a, d));
    } else {
        curtain_closed(d);
    }
}

/* Of the still page's sign; the curtain's hangs from there, too. */
static const float sign_wide = 660.0f, sign_high = 150.0f, below_valance = 26.0f;

float cloth_lantern(const ui_frame *ui) {
    static const float foot = 186.0f;
    const float from = curtain_valance(ui) + below_valance + sign_high;
    return (from + ui->height - foot) / 2;
}

static void still_lantern(ui_draw *d, float lit) {
    static const float size = 66.0f, glow = 290.0f;
    const ui_rect at = {(d->ui->width - glow) / 2, cloth_lantern(d->ui) - glow / 2, glow, glow};
    if (lit > 0.0f) {
        ui_glow(d, at, ui_fade(UI_LANTERN, lit));
        ui_figure(d, "lantern", ui_centre(at, size, size), ui_fade(ui_theme(d->ui, UI_PAPER_100), lit));
    }
}

/* The words, and below them, where they leave it room, why it waits. */
static void still_words(ui_draw *d, ui_rect at) {
    static const float least = 1.3f; /* of the words' size, for their line */
    const char *why = ui_say(d, "play.still.why");
    ui_label_style style = UI_STYLE_TITLE, small = UI_STYLE_SMALL;
    style.colour = small.colour = UI_INK_900;
    small.align = UI_MIDDLE;
    const float below = ui_label_height(d->ui, &small, at.w, why);
    if (at.h - below >= least * style.size * d->ui->text_scale) {
        at.h -= below;
        ui_label(d, (ui_rect){at.x, at.y + at.h, at.w, below}, &small, why);
    }
    ui_label(d, at, &style, ui_say(d, "play.still"));
}

void cloth_still_sign(ui_draw *d, float up, float cords, float lit) {
    const float w = fminf(sign_wide, d->ui->width - 40);
    const ui_rect sign = {(d->ui->width - w) / 2, curtain_valance(d->ui) + below_valance - up, w, sign_high};
    still_lantern(d, lit);
    curtain_hung_sign(d, sign, cords);
    if (sign.y + 20 >= 0) { /* no word is cut by the window */
        still_words(d, (ui_rect){sign.x + 20, sign.y + 16, sign.w - 40, sign.h - 30});
    }
}
