/* From the system's events to raw input. */
#include "canvas.h"

#include "platform/input.h"

static pf_input in;

static int empty(void **state) {
    (void)state;
    in = (pf_input){0};
    return 0;
}

static void feed(SDL_Event e) {
    pf_input_event(&in, &e, NULL, 1000, 500, 7);
    pf_pad_event(&in, &e, 7);
}

static void feed_key(SDL_Keycode code, Uint16 mod, bool repeat) {
    SDL_Event e = {.type = SDL_KEYDOWN};
    e.key.type = SDL_KEYDOWN;
    e.key.keysym.sym = code;
    e.key.keysym.mod = mod;
    e.key.repeat = repeat;
    feed(e);
}

static ui_raw next(void) {
    ui_raw raw;
    assert_true(pf_input_next(&in, &raw));
    return raw;
}

static void nothing_more(void) {
    ui_raw raw;
    assert_false(pf_input_next(&in, &raw));
}

static void keys_of_the_guide(void **state) {
    (void)state;
    static const struct {
        SDL_Keycode code;
        ui_key key;
    } all[] = {{SDLK_UP, UI_KEY_UP},           {SDLK_RIGHT, UI_KEY_RIGHT},     {SDLK_TAB, UI_KEY_NEXT},
               {SDLK_RETURN, UI_KEY_CHOOSE},   {SDLK_SPACE, UI_KEY_HOLD},      {SDLK_ESCAPE, UI_KEY_BACK},
               {SDLK_i, UI_KEY_INSPECT},       {SDLK_l, UI_KEY_LOG},           {SDLK_F1, UI_KEY_RULES},
               {SDLK_p, UI_KEY_PAUSE},         {SDLK_F11, UI_KEY_FULLSCREEN},  {SDLK_m, UI_KEY_MUTE},
               {SDLK_BACKSPACE, UI_KEY_ERASE}, {SDLK_1, UI_KEY_DIGIT_1},       {SDLK_0, UI_KEY_LAST},
               {SDLK_F12, UI_KEY_SHOT},        {SDLK_PRINTSCREEN, UI_KEY_SHOT}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        feed_key(all[i].code, KMOD_NONE, false);
        ui_raw raw = next();
        assert_int_equal(raw.kind, UI_RAW_KEY_DOWN);
        assert_int_equal(raw.key, all[i].key);
        assert_false(raw.shift || raw.pad);
        assert_int_equal(raw.at, 7);
    }
    feed_key(SDLK_z, KMOD_NONE, false);
    nothing_more();
}

static void held_keys_repeat_only_where_it_helps(void **state) {
    (void)state;
    feed_key(SDLK_LEFT, KMOD_LSHIFT, true);
    assert_true(next().shift);
    feed_key(SDLK_SPACE, KMOD_NONE, true);
    feed_key(SDLK_RETURN, KMOD_NONE, true);
    feed_key(SDLK_p, KMOD_LCTRL, false);
    nothing_more();
}

static void three_ways_to_paste(void **state) {
    (void)state;
    static const struct {
        SDL_Keycode code;
        SDL_Keymod mod;
    } all[] = {{SDLK_v, KMOD_LCTRL}, {SDLK_v, KMOD_RGUI}, {SDLK_INSERT, KMOD_RSHIFT}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        feed_key(all[i].code, all[i].mod, false);
        assert_int_equal(next().key, UI_KEY_PASTE);
    }
    feed_key(SDLK_v, KMOD_NONE, false);
    feed_key(SDLK_v, KMOD_LCTRL | KMOD_LALT, false);
    feed_key(SDLK_INSERT, KMOD_NONE, false);
    feed_key(SDLK_c, KMOD_LCTRL, false); /* nothing is copied */
    feed_key(SDLK_x, KMOD_LCTRL, false);
    nothing_more();
}

static void a_notch_of_the_wheel_is_a_row(void **state) {
    (void)state;
    SDL_Event e = {.wheel = {.type = SDL_MOUSEWHEEL, .y = 1, .mouseX = 40, .mouseY = 50}};
    feed(e);
    ui_raw raw = next();
    assert_int_equal(raw.kind, UI_RAW_WHEEL);
    assert_true(raw.shift);
    e.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    feed(e);
    assert_false(next().shift);
    e.wheel.y = 0; /* sideways */
    feed(e);
    nothing_more();
}

static void fingers_get_small_numbers_again(void **state) {
    (void)state;
    SDL_Event e = {.type = SDL_FINGERDOWN};
    static const SDL_FingerID id[] = {90001, 70002, 50003};
    for (int i = 0; i < 2; i++) {
        e.type = e.tfinger.type = SDL_FINGERDOWN;
        e.tfinger.fingerId = id[i];
        e.tfinger.x = 0.25F;
        e.tfinger.y = 0.5F;
        feed(e);
        ui_raw raw = next();
        assert_true(raw.touch);
        assert_int_equal(raw.finger, i);
        assert_true(raw.x == 250.0F && raw.y == 250.0F);
    }
    e.type = e.tfinger.type = SDL_FINGERUP;
    e.tfinger.fingerId = id[0];
    feed(e);
    assert_int_equal(next().kind, UI_RAW_UP);
    e.type = e.tfinger.type = SDL_FINGERDOWN;
    e.tfinger.fingerId = id[2];
    feed(e);
    assert_int_equal(next().finger, 0);
}

/* The window was covered while they lay there, and the system never says that they were lifted. */
static void fingers_lifted_unseen_keep_no_place(void **state) {
    (void)state;
    SDL_Event e = {.type = SDL_FINGERDOWN};
    e.tfinger.type = SDL_FINGERDOWN;
    for (int i = 0; i < PF_FINGERS; i++) {
        e.tfinger.fingerId = 4000 + i;
        feed(e);
        assert_int_equal(next().finger, i);
    }
    in.finger_at[7] = 0;          /* the others were heard of since */
    for (int i = 0; i < 2; i++) { /* no place is left: whoever was silent for longest is gone */
        e.tfinger.fingerId = 5000 + i;
        feed(e);
        assert_int_equal(next().finger, i == 0 ? 7 : 0);
    }
    pf_input_put(&in, (ui_raw){.kind = UI_RAW_COVER});
    assert_int_equal(next().kind, UI_RAW_COVER);
    e.tfinger.fingerId = 9;
    feed(e);
    assert_int_equal(next().finger, 0);
}

static void mouse_of_a_touch_is_ignored(void **state) {
    (void)state;
    SDL_Event e = {.type = SDL_MOUSEBUTTONDOWN};
    e.button.button = SDL_BUTTON_LEFT;
    e.button.which = SDL_TOUCH_MOUSEID;
    feed(e);
    nothing_more();
    e.button.which = 0;
    feed(e);
    assert_int_equal(next().kind, UI_RAW_DOWN);
    e.button.button = SDL_BUTTON_RIGHT;
    feed(e);
    assert_int_equal(next().key, UI_KEY_BACK);
}

static void long_text_is_cut_between_characters(void **state) {
    (void)state;
    SDL_Event e = {.type = SDL_TEXTINPUT};
    const char *word = "\xE0\xB8\x99\xE0\xB9\x89\xE0\xB8\xB3\xE0\xB8\x99\xE0\xB9\x89\xE0\xB8\xB3"; /* 18 bytes */
    memcpy(e.text.text, word, 18);
    memcpy(e.text.text + 13, word, 18); /* overwritten below: 31 bytes that end inside a character */
    memset(e.text.text, 'a', 13);
    feed(e);
    ui_raw first = next();
    assert_int_equal(strlen(first.text), 31);
    nothing_more();
    memset(e.text.text, 'a', 14);
    memcpy(e.text.text + 14, word, 19);
    feed(e);
    assert_int_equal(strlen(next().text), 29);
    assert_int_equal(strlen(next().text), 3);
}

static void feed_button(Uint32 type, SDL_GameControllerButton button) {
    SDL_Event e = {.type = type};
    e.cbutton.type = type;
    e.cbutton.button = (Uint8)button;
    feed(e);
}

static void pad_buttons(void **state) {
    (void)state;
    static const struct {
        SDL_GameControllerButton button;
        ui_key key;
    } all[] = {{SDL_CONTROLLER_BUTTON_A, UI_KEY_CHOOSE},  {SDL_CONTROLLER_BUTTON_B, UI_KEY_BACK},
               {SDL_CONTROLLER_BUTTON_Y, UI_KEY_INSPECT}, {SDL_CONTROLLER_BUTTON_START, UI_KEY_PAUSE},
               {SDL_CONTROLLER_BUTTON_BACK, UI_KEY_LOG},  {SDL_CONTROLLER_BUTTON_DPAD_UP, UI_KEY_UP}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        feed_button(SDL_CONTROLLERBUTTONDOWN, all[i].button);
        ui_raw raw = next();
        assert_int_equal(raw.key, all[i].key);
        assert_true(raw.pad);
        feed_button(SDL_CONTROLLERBUTTONUP, all[i].button);
        assert_int_equal(next().kind, UI_RAW_KEY_UP);
    }
}

static void x_opens_the_rules_or_moves(void **state) {
    (void)state;
    feed_button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_X);
    nothing_more();
    feed_button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_X);
    assert_int_equal(next().key, UI_KEY_RULES);
    next();
    feed_button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_X);
    feed_button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    ui_raw raw = next();
    assert_true(raw.shift && raw.key == UI_KEY_LEFT);
    feed_button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    next();
    feed_button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_X);
    nothing_more();
}

static void a_held_direction_repeats(void **state) {
    (void)state;
    assert_true(pf_pad_wake(&in) == UINT64_MAX);
    feed_button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    next();
    uint64_t due = pf_pad_wake(&in);
    pf_pad_tick(&in, due - 1);
    nothing_more();
    pf_pad_tick(&in, due);
    assert_int_equal(next().key, UI_KEY_DOWN);
    assert_true(pf_pad_wake(&in) > due);
    feed_button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    assert_true(pf_pad_wake(&in) == UINT64_MAX);
}

static void a_flood_of_moves_loses_no_press(void **state) {
    (void)state;
    for (int i = 0; i < 500; i++) {
        pf_input_put(&in, (ui_raw){.kind = UI_RAW_MOVE, .touch = true, .finger = i % 10});
        if (i % 100 == 50) {
            pf_input_put(&in, (ui_raw){.kind = UI_RAW_COVER});
        }
    }
    int covers = 0;
    ui_raw raw;
    while (pf_input_next(&in, &raw)) {
        covers += raw.kind == UI_RAW_COVER;
    }
    assert_int_equal(covers, 5);
}

/* Keys beyond a full queue are lost; that secrets must go, that the size is another and that the program ends are
 * not. */
static void a_full_queue_still_covers_resizes_and_ends(void **state) {
    (void)state;
    static const ui_raw_kind urgent[] = {UI_RAW_COVER, UI_RAW_RESIZE, UI_RAW_CLOSE, UI_RAW_QUIT};
    for (int i = 0; i < PF_QUEUE + 5; i++) {
        pf_input_put(&in, (ui_raw){.kind = UI_RAW_KEY_DOWN, .w = i});
    }
    for (int i = 0; i < 4; i++) {
        pf_input_put(&in, (ui_raw){.kind = urgent[i]});
    }
    for (int i = 0; i < PF_QUEUE - 4; i++) {
        const ui_raw raw = next();
        assert_int_equal(raw.kind, UI_RAW_KEY_DOWN);
        assert_int_equal(raw.w, i);
    }
    for (int i = 0; i < 4; i++) {
        assert_int_equal(next().kind, urgent[i]);
    }
    nothing_more();
    pf_input_put(&in, (ui_raw){.kind = UI_RAW_QUIT});
    for (int i = 0; i < 2 * PF_QUEUE; i++) {
        pf_input_put(&in, (ui_raw){.kind = UI_RAW_COVER, .w = i});
    }
    assert_int_equal(next().kind, UI_RAW_QUIT);
    for (int i = PF_QUEUE + 1; i < 2 * PF_QUEUE; i++) {
        assert_int_equal(next().w, i);
    }
    nothing_more();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(keys_of_the_guide, empty),
        cmocka_unit_test_setup(held_keys_repeat_only_where_it_helps, empty),
        cmocka_unit_test_setup(three_ways_to_paste, empty),
        cmocka_unit_test_setup(a_notch_of_the_wheel_is_a_row, empty),
        cmocka_unit_test_setup(fingers_get_small_numbers_again, empty),
        cmocka_unit_test_setup(fingers_lifted_unseen_keep_no_place, empty),
        cmocka_unit_test_setup(mouse_of_a_touch_is_ignored, empty),
        cmocka_unit_test_setup(long_text_is_cut_between_characters, empty),
        cmocka_unit_test_setup(pad_buttons, empty),
        cmocka_unit_test_setup(x_opens_the_rules_or_moves, empty),
        cmocka_unit_test_setup(a_held_direction_repeats, empty),
        cmocka_unit_test_setup(a_flood_of_moves_loses_no_press, empty),
        cmocka_unit_test_setup(a_full_queue_still_covers_resizes_and_ends, empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
