/* A short word over the frame that tells what a key did. */
#include "app/sign.h"

#include <math.h>
#include <string.h>

#include "app/stack.h"
#include "ui/widgets.h"

enum { SIGN_MS = 2400 };

void sign_show(app *a, const char *key, const char *detail) {
    if (stack_secret(a)) {
        return;
    }
    const text_arg args[] = {TEXT_STR("detail", detail ? detail : "")};
    text_format(app_words(a, NULL), key, args, detail ? 1 : 0, a->sign, sizeof a->sign);
    a->sign_until = a->now + SIGN_MS;
    app_dirty(a);
}

void sign_end(app *a) {
    if (a->sign[0] != '\0') {
        a->sign[0] = '\0';
        app_dirty(a);
    }
}

void sign_tick(app *a) {
    if (a->now >= a->sign_until || stack_secret(a)) {
        sign_end(a);
    }
}

uint64_t sign_wake(const app *a) {
    return a->sign[0] != '\0' ? a->sign_until : UINT64_MAX;
}

void sign_draw(const app *a, ui_draw *d) {
    if (a->sign[0] == '\0' || stack_secret(a)) {
        return;
    }
    ui_label_style style = UI_STYLE_BUTTON;
    style.lines = 2;
    const float most = fminf(d->ui->width - 80, 720), wide = fminf(ui_label_width(d->ui, &style, a->sign) + 60, most);
    const float high = fmaxf(64, ui_label_height(d->ui, &style, wide - 48, a->sign) + 24);
    const bool hung = stack_top(a) != NULL && stack_top(a)->ops == &scene_curtain; /* there a sign hangs above */
    const ui_rect at = {(d->ui->width - wide) / 2, hung ? d->ui->height * 0.78f : 24, wide, high};
    ui_plate(d, at, 47, UI_PAPER_100, UI_LANTERN, 2.5f, true);
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    ui_label(d, (ui_rect){at.x + 22, at.y + 8, at.w - 44, at.h - 16}, &style,
             text_keep(&d->words, a->sign, strlen(a->sign)));
}
