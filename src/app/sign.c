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
    a->sign_by = (ui_rect){0};
    app_dirty(a);
}

void sign_show_by(app *a, const char *key, ui_rect by) {
    sign_show(a, key, NULL);
    a->sign_by = by;
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

/* Below what it speaks of, since what that is about stands above it, or else above; on a curtain, where a sign hangs
 * already, low on the cloth; otherwise at the top. */
static ui_rect sign_place(const app *a, const ui_frame *ui, float w, float h) {
    static const float edge = 24.0f, away = 14.0f, on_cloth = 0.78f;
    const ui_rect by = a->sign_by;
    if (stack_top(a) != NULL && stack_top(a)->ops == &scene_curtain) {
        return (ui_rect){(ui->width - w) / 2, ui->height * on_cloth, w, h};
    }
    if (by.h <= 0.0f) {
        return (ui_rect){(ui->width - w) / 2, edge, w, h};
    }
    const float below = by.y + by.h + away, x = by.x + (by.w - w) / 2;
    return (ui_rect){fminf(fmaxf(x, edge), ui->width - edge - w),
                     below + h + edge <= ui->height ? below : fmaxf(edge, by.y - away - h), w, h};
}

void sign_draw(const app *a, ui_draw *d) {
    if (a->sign[0] == '\0' || stack_secret(a)) {
        return;
    }
    ui_label_style style = UI_STYLE_BUTTON;
    style.lines = 2;
    const float most = fminf(d->ui->width - 80, 720), wide = fminf(ui_label_width(d->ui, &style, a->sign) + 60, most);
    const float high = fmaxf(64, ui_label_height(d->ui, &style, wide - 48, a->sign) + 24);
    const ui_rect at = sign_place(a, d->ui, wide, high);
    ui_plate(d, at, 47, UI_PAPER_100, UI_LANTERN, 2.5f, true);
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    ui_label(d, (ui_rect){at.x + 22, at.y + 8, at.w - 44, at.h - 16}, &style,
             text_keep(&d->words, a->sign, strlen(a->sign)));
}
