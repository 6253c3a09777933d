/* The frame and the input map as the settings say. */
#include "app/inside.h"
#include "ui/frame.h"

void app_fit_window(app *a, int w, int h, float density) {
    a->density = density;
    ui_frame_fit(&a->frame, w, h, density * (float)a->settings.measured_percent / 100.0f);
}

void app_show_settings(app *a) {
    app_fit_window(a, a->frame.pixel_w, a->frame.pixel_h, a->density);
    a->frame.text_scale = a->text_forced > 0.0f ? a->text_forced : (float)a->settings.text_percent / 100.0f;
    a->frame.high_contrast = a->settings.high_contrast;
    a->frame.left_handed = a->settings.left_handed;
    a->frame.motion = a->settings.motion == APP_MOTION_ON;
    a->map.hold_toggle = a->settings.hold_toggle;
    app_dirty(a);
}

void app_settings_changed(app *a) {
    char problem[512] = "";
    app_set_table_language(a);
    a->text_forced = 0.0f;
    app_show_settings(a);
    if (a->table != NULL) {
        app_director_alone(a->table, app_is_alone(a));
    }
    if (a->kiosk == NULL && !app_settings_write(a->settings_file, &a->settings, problem, sizeof problem)) {
        app_report(a, "trouble.settings_write", problem);
    }
}
