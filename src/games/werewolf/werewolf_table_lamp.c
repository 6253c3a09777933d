/* Whom the lamp shines on, and how it passes over. From the public part alone. */
#include "ui/motion.h"
#include "werewolf_table_slide.h"

static bool tells(const werewolf_look *look, int kind) {
    return look->t->part < 1.0f && look->t->event.kind == kind;
}

bool werewolf_is_asked(const werewolf_look *look, int seat) {
    return werewolf_acts(look, seat) || (werewolf_candidate(look) == seat && !werewolf_tells_count(look));
}

bool werewolf_lit(const werewolf_look *look, int seat) {
    const bool ahead = tells(look, WEREWOLF_EV_SHOWN) || tells(look, WEREWOLF_EV_TOTAL); /* of its words */
    const nt_event *told = ahead ? &look->t->event : &look->t->last;

    return table_tells(look->t) && werewolf_names_any(told) ? werewolf_names(told, seat)
                                                            : werewolf_is_asked(look, seat);
}

/* It was lit already, by what was told before the question. */
static bool was_told(const werewolf_look *look, int seat) {
    return werewolf_shines_on(look->t->stood) < 0 && werewolf_names(&look->t->last, seat);
}

float werewolf_light(const werewolf_look *look, int seat) {
    enum { STEPS = 6 };
    const table_ui *t = look->t;
    const bool lit = werewolf_lit(look, seat), was = werewolf_shines_on(t->stood) == seat,
               is = werewolf_shines_on(t->stands) == seat;
    const float left = motion_stepped(motion_smooth(t->change_left), STEPS);

    if (lit && tells(look, WEREWOLF_EV_BADGE) && t->event.arg[1] == seat) {
        return motion_stepped(werewolf_badge_landed(look), STEPS);
    }
    if (lit && tells(look, WEREWOLF_EV_TOTAL) && !look->d->ui->high_contrast) {
        return motion_stepped(werewolf_total_seen(look), STEPS);
    }
    if (t->change_left <= 0.0f || t->frame != TABLE_PUBLIC || was == is || (is && was_told(look, seat)) ||
        look->d->ui->high_contrast) {
        return lit ? 1.0f : 0.0f;
    }
    return is && lit ? 1.0f - left : was && !lit ? left : lit ? 1.0f : 0.0f;
}
