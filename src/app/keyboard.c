/* The keyboard on the screen, with the pages of letters that a language has. */
#include "app/keyboard.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text/letters.h"
#include "ui/widgets.h"
#include "ui/zones.h"

enum { ROWS = 5, ROW = 12, LETTER = 16, TEXT = 2048 };

typedef struct {
    int rows, n[ROWS];
    char letter[ROWS][ROW][LETTER];
} keys;

/* "keyboard.letters": letters stand between spaces, rows between line ends, pages between empty lines. */
static void letters_of(text_catalogue *words, char text[TEXT]) {
    text_format(words, "keyboard.letters", NULL, 0, text, TEXT);
}

static const char *page_at(const char *text, int page) {
    while (page-- > 0 && text != NULL) {
        text = strstr(text, "\n\n");
        text = text != NULL ? text + 2 : NULL;
    }
    return text;
}

int keyboard_pages(text_catalogue *words) {
    char text[TEXT];
    int n = 1;
    letters_of(words, text);
    while (page_at(text, n) != NULL) {
        n++;
    }
    return n;
}

static void read_row(keys *k, int row, const char *from, size_t len) {
    for (size_t at = 0; at < len && k->n[row] < ROW;) {
        at += strspn(from + at, " ");
        const size_t wide = strcspn(from + at, " \n");
        if (at < len && wide > 0) {
            snprintf(k->letter[row][k->n[row]++], LETTER, "%.*s", (int)wide, from + at);
        }
        at += wide;
    }
}

static void read_page(keys *k, text_catalogue *words, int page) {
    char text[TEXT];
    memset(k, 0, sizeof *k);
    letters_of(words, text);
    for (const char *row = page_at(text, page); row != NULL && *row != '\0' && *row != '\n' && k->rows < ROWS;) {
        const size_t len = strcspn(row, "\n");
        read_row(k, k->rows++, row, len);
        row += row[len] == '\n' ? len + 1 : len;
    }
}

bool keyboard_letter(text_catalogue *words, int page, int n, bool large, char *buf, size_t cap) {
    keys k;
    read_page(&k, words, page);
    for (int row = 0; row < k.rows && n >= 0; row++) {
        if (n < k.n[row]) {
            if (large) {
                snprintf(buf, cap, "%s", k.letter[row][n]);
            } else {
                text_small_letter(k.letter[row][n], buf, cap);
            }
            return true;
        }
        n -= k.n[row];
    }
    return false;
}

/* A mark alone stands on the ring that shows where its letter goes. */
static void draw_letter(ui_draw *d, ui_rect key, text_catalogue *words, const char *letter, int n) {
    char shown[LETTER + 4];
    ui_label_style style = UI_STYLE_NAME;
    style.size = fmaxf(24.0f, fminf(key.h * 0.38f, key.w * 0.38f));
    style.align = UI_MIDDLE;
    style.lang = text_lang(words);
    snprintf(shown, sizeof shown, "%s%s", text_is_mark(letter) ? "\u25CC" : "", letter);
    ui_button(d, key, ZONE_LETTER, n, NULL, NULL, UI_PLAIN, n == 0 ? UI_ZONE_DEFAULT : 0);
    ui_label(d, ui_inset(key, 3), &style, text_keep(&d->words, shown, strlen(shown)));
}

static void draw_rows(ui_draw *d, ui_rect in, text_catalogue *words, const keys *k, float h, float gap) {
    int n = 0, most = 10;
    for (int row = 0; row < k->rows; row++) {
        most = k->n[row] > most ? k->n[row] : most;
    }
    const float w = (in.w - (float)(most - 1) * gap) / (float)most;
    for (int row = 0; row < k->rows; row++) {
        const float x = in.x + (in.w - (float)k->n[row] * (w + gap) + gap) / 2;
        for (int i = 0; i < k->n[row]; i++, n++) {
            const ui_rect key = {x + (float)i * (w + gap), in.y + (float)row * (h + gap), w, h};
            draw_letter(d, key, words, k->letter[row][i], n);
        }
    }
}

/* The other letters are told by their first three. */
static void draw_next_page(ui_draw *d, ui_rect at, text_catalogue *words, int page) {
    keys next;
    char text[3 * LETTER];
    ui_label_style style = UI_STYLE_NAME;
    read_page(&next, words, (page + 1) % keyboard_pages(words));
    snprintf(text, sizeof text, "%s%s%s", next.letter[0][0], next.letter[0][1], next.letter[0][2]);
    style.size = 22;
    style.align = UI_MIDDLE;
    style.lang = text_lang(words);
    ui_button(d, at, ZONE_LETTERS, 0, NULL, NULL, UI_PLAIN, 0);
    ui_label(d, ui_inset(at, 4), &style, text_keep(&d->words, text, strlen(text)));
}

static const float around = 22.0f, gap = 8.0f;

static float key_height(const ui_frame *ui, float rows, float most) {
    return fminf(fmaxf(78, ui_target(ui)), (most - (rows - 1) * gap) / rows);
}

float keyboard_height(const ui_frame *ui, text_catalogue *words, int page, float most) {
    keys k;
    read_page(&k, words, page);
    const float rows = (float)(k.rows + 1);
    return rows * (key_height(ui, rows, most - 2 * around) + gap) - gap + 2 * around;
}

void keyboard_draw(ui_draw *d, ui_rect at, text_catalogue *words, int page) {
    keys k;
    const bool more = keyboard_pages(words) > 1;
    read_page(&k, words, page);
    const ui_rect in = ui_inset(at, around);
    const float rows = (float)(k.rows + 1), h = key_height(d->ui, rows, in.h);
    const float y = in.y + (in.h - rows * h - (rows - 1) * gap) / 2;
    ui_plate(d, (ui_rect){at.x, y - around, at.w, rows * (h + gap) - gap + 2 * around}, 38, 0xD20D111Du, 0, 0, true);
    draw_rows(d, (ui_rect){in.x, y, in.w, in.h}, words, &k, h, gap);
    const ui_rect last = {in.x, y + (rows - 1) * (h + gap), in.w, h};
    const int n = more ? 4 : 3;
    if (more) {
        draw_next_page(d, ui_column(last, 0, n, gap), words, page);
    }
    const ui_button_of row[] = {
        {ui_column(last, n - 3, n, gap), ZONE_ERASE, 0, ui_say(d, "keyboard.erase"), NULL, UI_PLAIN, 0},
        {ui_column(last, n - 2, n, gap), ZONE_SPACE, 0, ui_say(d, "keyboard.space"), NULL, UI_PLAIN, 0},
        {ui_column(last, n - 1, n, gap), ZONE_DONE, 0, ui_say(d, "menu.done"), NULL, UI_PRIMARY, 0},
    };
    ui_button_row(d, row, 3);
}
