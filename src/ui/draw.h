/* The draw list: what a frame shows, as plain data. Scenes and tables append to it; the platform paints it and tests
 * read it. Nothing here draws a pixel.
 *
 * Coordinates are design units (du), origin top left, y down. The frame is ui->width x ui->height du: at least
 * 1280 x 800 in landscape (800 x 1280 in portrait), larger in one direction when it has another shape; ui->u pixels
 * are one du. So a layout for 1280 x 800 that spreads with width and height fits every frame. A frame is the window,
 * or a place in it (ui/frame.h): whoever draws cannot tell and need not know. */
#ifndef NT_UI_DRAW_H
#define NT_UI_DRAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/faces.h"
#include "text/words.h"

typedef struct {
    float x, y, w, h;
} ui_rect;

typedef uint32_t ui_colour; /* 0xAARRGGBB, straight alpha */

/* How much of its pixels a line of text covers: the sums of each pixel's part, 0..1, and of its square. */
typedef struct {
    float cover, square;
} ui_inked;

struct ui_draw;
struct ui_command;

/* How wide text is: supplied by the platform, which has the fonts. Sizes in pixels. */
typedef struct {
    void *user;
    float (*width)(void *user, const char *lang, text_style, float px, const char *utf8, size_t len);
    /* Whether some face of the language's chain has every character. */
    bool (*covers)(void *user, const char *lang, text_style, const char *utf8, size_t len);
    /* NULL: text has no light (ui/level.h). */
    ui_inked (*ink)(void *user, const char *lang, text_style, float px, const char *utf8, size_t len);
    /* What a picture or a shape gives more than so bright a ground below it, pixels of white. NULL: it has no light.
     */
    void *lights;
    float (*shines)(void *lights, const struct ui_draw *, const struct ui_command *, ui_colour ground);
} ui_type;

typedef struct ui_found ui_found; /* ui/found.h */
typedef struct ui_rim ui_rim;     /* ui/rim.h */

/* A zone's name, and whose it is: `place` tells zones of the same name apart, 0 is the window's own frame. */
typedef struct {
    const char *name; /* NULL = none */
    int n;
    uint8_t place;
} ui_spot;

/* What a frame is drawn for: window or place, reader and the state of input. */
typedef struct {
    int pixel_w, pixel_h;
    float u;             /* pixels of one du */
    float width, height; /* of the frame, du */
    float px_per_mm;     /* as far as the screen is trusted */
    float mm;            /* du of one millimetre */
    float text_scale;    /* 1.0 to 1.75 */
    bool high_contrast, left_handed;
    bool motion;   /* pictures may move */
    bool watched;  /* nobody presses anything here: no buttons */
    bool log_shut; /* what happened would tell what a reveal has not shown yet: its button is off */
    uint64_t now;  /* ms of the presentation clock */
    text_catalogue *words;
    ui_type type;
    ui_found *found; /* lines, plates and ways that were found before; NULL: each is found anew */
    ui_rim *rim;     /* this frame lies in the middle of a flat table: plates and apron go there; else NULL */
    /* Set by the input map: the focused, held and hovered zone of this frame; NULL where it is another frame's. */
    const char *focus_name, *held_name, *hover_name;
    int focus_n, held_n, hover_n;
    float held_part; /* 0..1 of the hold */
    bool show_focus; /* keyboard or gamepad used last, and the focus is on this frame: its ring is shown */
    /* The same of the whole window, for the places in it. */
    ui_spot focus, held, hover;
    bool keys;    /* keyboard or gamepad used last */
    bool pointer; /* a mouse has moved since a finger touched: what it lights is made before */
} ui_frame;

enum {
    UI_MAX_COMMANDS = 4096,
    UI_MAX_ZONES = 256,
    UI_MAX_BOXES = 512,
    UI_MAX_MARKS = 64,
    UI_MAX_SOON = 24,      /* more are drawn when they are shown */
    UI_MAX_DEPTH = 7,      /* of groups, counting a turn of the window and a place */
    UI_ARENA = 288 * 1024, /* bytes of text of one frame: what fifteen have won takes 240,000 */
};

typedef enum {
    UI_FILL,    /* at, colour */
    UI_PICTURE, /* at, text = name below assets/pictures without .svg, colour's alpha, tint = figure's colour or 0 */
    UI_COVER,   /* like UI_PICTURE, but keeps its shape, fills `at` and is cropped evenly */
    UI_SHAPE,   /* at, text = body of an SVG whose viewBox is 0 0 at.w at.h, colour's alpha */
    UI_TEXT,    /* at.x = left, at.y = baseline, at.w = width (du), at.h = size in whole pixels; text, style, lang */
    UI_GROUP,   /* what follows until UI_GROUP_END keeps frame coordinates; then it is scaled and turned about the
                 * middle of at, and has colour's alpha as a whole */
    UI_PLACE,   /* what follows until UI_GROUP_END has a frame of its own: `u` pixels are one du, origin and edges are
                 * those of `at`, whole pixels of the frame around, turned by quarters; nothing shows beyond them */
    UI_GROUP_END, /* of either */
} ui_kind;

typedef struct ui_command {
    uint8_t kind, style;
    uint8_t turn;           /* UI_GROUP, UI_PLACE: quarter turns clockwise */
    bool cuts;              /* UI_GROUP, upright: nothing of it shows beyond `at` */
    bool carried;           /* UI_GROUP: one picture, also where it is as it was made */
    float angle;            /* UI_GROUP: degrees clockwise on top of the turn */
    float scale_x, scale_y; /* UI_GROUP: before it is turned; 1 = as it is */
    float u;                /* UI_PLACE, and what comes soon: pixels of one du inside */
    float solid;            /* UI_SHAPE: so far from its edges on, du, it is of one colour; 0: nobody says so */
    ui_rect at;
    ui_colour colour, tint;
    uint32_t text, len; /* in the arena, zero-terminated there */
    const char *lang;   /* UI_TEXT; static or owned by the catalogue */
} ui_command;

enum {
    UI_ZONE_OFF = 1,     /* drawn as disabled; a press is passed on so that the scene can say why */
    UI_ZONE_HOLD = 2,    /* chosen by holding 0.6 s */
    UI_ZONE_OPTION = 4,  /* number keys choose the n-th of these */
    UI_ZONE_DEFAULT = 8, /* focus rests here first */
    UI_ZONE_DRAG = 16,   /* may be picked up: a drag gives CHOOSE here and CHOOSE on the drop zone */
    UI_ZONE_DROP = 32,
    UI_ZONE_INSPECT = 64, /* hold 0.5 s or I gives INSPECT */
    UI_ZONE_FIELD = 128,  /* a text field: focus switches text input on */
    UI_ZONE_QUIET = 256,  /* no focus: a press area of the background */
    UI_ZONE_SCROLL = 512, /* a row of a list: a drag up or down, or the wheel, gives SCROLL */
};

/* Something that can be pressed. Rebuilt with each frame; names are string literals. */
typedef struct {
    const char *name;
    int n;
    unsigned flags;
    ui_rect at;    /* on the window, du, after all turns */
    uint8_t place; /* whose it is; 0 = the window's own frame */
} ui_zone;

/* Something that may be spoken of and is not pressed. Names are string literals. */
typedef struct {
    const char *name;
    int n;
    ui_rect at; /* on the window, du, after all turns */
    uint8_t place;
} ui_mark;

/* One laid-out text, for the layout tests. */
typedef struct {
    ui_rect at;    /* extent of the ink lines on the window, du */
    uint32_t text; /* in the arena */
    bool cut;      /* an ellipsis or clip was needed */
    bool missing;  /* a glyph was missing */
    bool name;     /* a player's name, a number, or another text that no catalogue holds */
    bool small;    /* below the least size of its style */
    uint8_t layer; /* texts of different layers may cover each other (a scene over a scene) */
    uint8_t place; /* whose it is; 0 = the window's own frame */
    uint16_t px;   /* size of its letters, whole pixels */
    float scale;   /* text_scale of the frame that it was drawn for: 1 on pictures whose letters are part of them */
} ui_box;

typedef struct ui_draw {
    const ui_frame *ui; /* what is drawn for: the window, or the place that is open */
    text_words words;   /* of that frame's reader, kept in the arena */
    int n, n_zones, n_boxes, n_marks, n_soon;
    bool soon_open;
    int ground;    /* of the commands so many are the window's ground; 0: it has none of its own */
    bool overflow; /* something beside words did not fit; ask ui_overflowed */
    uint8_t layer, place;
    int over, over_end;         /* commands of what lies on the page; as many: nothing does */
    int panel, panel_end;       /* and of the sheet or panel that was put onto it last */
    int asked, asked_end;       /* and of what a question brings that comes (table_ui.question_left) */
    float scale_x, scale_y;     /* of the next group */
    bool carries;               /* so is the next group */
    int depth;                  /* open groups, and the open place and turn among them */
    int group_at[UI_MAX_DEPTH]; /* their commands */
    /* A window that is turned and a place that is open have each a frame of their own; outer: the one around it. */
    int frames;
    ui_frame inner[2];
    const ui_frame *outer[2];
    ui_command command[UI_MAX_COMMANDS];
    ui_command soon[UI_MAX_SOON];
    ui_zone zone[UI_MAX_ZONES];
    ui_box box[UI_MAX_BOXES];
    ui_mark mark[UI_MAX_MARKS];
    char arena[UI_ARENA];
} ui_draw;

/* Empties the list for a new frame. `ui` must outlive it. */
void ui_begin(ui_draw *, const ui_frame *ui);
/* Everything pressed so far lies below: forgets its zones (a scene on top traps input) and starts a new layer. In a
 * place only the place's zones are forgotten. */
void ui_next_layer(ui_draw *, bool forget_zones);

void ui_fill(ui_draw *, ui_rect, ui_colour);
/* A level line: as ui_fill, and in a small window, too, at least a pixel high. */
void ui_rule(ui_draw *, ui_rect, ui_colour);
void ui_picture(ui_draw *, const char *name, ui_rect, float alpha);
void ui_cover(ui_draw *, const char *name, ui_rect);
void ui_cover_faded(ui_draw *, const char *name, ui_rect, float alpha);
/* One that will come: as large, in pixels. */
typedef struct {
    const char *name;
    int w, h;
} ui_ahead;
/* A silhouette of assets/pictures/figures in one colour. */
void ui_figure(ui_draw *, const char *name, ui_rect, ui_colour);
/* The body of an SVG document of at.w x at.h; the string is copied. Only the subset of assets/README.md. */
void ui_shape(ui_draw *, ui_rect, const char *svg_body);
void ui_shape_faded(ui_draw *, ui_rect, const char *svg_body, float alpha);
/* One that is of one colour from so far from its edges on, du: a large one is drawn in a fraction of the time. */
void ui_shape_solid(ui_draw *, ui_rect, const char *svg_body, float alpha, float solid);
/* Pictures and shapes that are drawn between the two are not shown now. They will be, as large, and until then they
 * are made beside the window, which can be felt: only what everybody has been told. No words between; groups and
 * scales count for nothing. */
void ui_soon(ui_draw *);
void ui_soon_end(ui_draw *);
/* Groups nest up to five deep. What is inside is laid out as if nothing were turned; then everything, zones and boxes
 * too, is turned about the middle of `box`. So a view for another edge is laid out in a box with sides swapped. */
void ui_group(ui_draw *, ui_rect box, int quarter_turns, float degrees);
/* Upright, and as one picture that is seen through. */
void ui_group_faded(ui_draw *, ui_rect box, float alpha);
/* The same of what comes or goes, and is drawn without a group while it is there as a whole. */
void ui_seen_begin(ui_draw *, ui_rect box, float part);
void ui_seen_end(ui_draw *, float part);
/* Upright, and seen in `box` alone. Its pieces are those that lie there uncut: no picture of it is made. */
void ui_group_cut(ui_draw *, ui_rect box);
void ui_group_end(ui_draw *); /* of a group that is still open inside its place */
/* The next group is seen as `seen`, in the same middle, and drawn as `whole`: what moves has many sizes, and is made
 * for one of them. */
void ui_scale(ui_draw *, ui_rect seen, ui_rect whole);
/* The same of what is on its way: laid as one picture where it has come to its size, too. */
void ui_carry(ui_draw *, ui_rect seen, ui_rect whole);
/* Where a rectangle of the open groups and place lies on the window (its bounding box when turned by an angle). */
ui_rect ui_on_window(const ui_draw *, ui_rect);
/* A rectangle inside a UI_GROUP, as it lies around that: the one that holds it when it is turned by an angle. */
ui_rect ui_out_of_group(ui_rect, const ui_command *group);
/* The same of a UI_PLACE in a frame whose pixels of one du are `u`. */
ui_rect ui_out_of_place(ui_rect, const ui_command *place, float u);
/* A pressable area. `name` is a string literal, n tells equals apart. */
void ui_zone_add(ui_draw *, const char *name, int n, ui_rect, unsigned flags);
/* What has been drawn so far is what the window's page lies on. Nothing inside a place or group. */
void ui_ground(ui_draw *);
/* Of a list that is closed: the picture of its ground, without one that of its first place; or "". */
const char *ui_ground_picture(const ui_draw *);
/* The command of the picture that it is going over into, or -1. */
int ui_ground_over(const ui_draw *);
/* Lays the whole picture of another list of the same window over what is drawn: what is here comes out of it. Of
 * closed lists; where they do not fit into one, nothing lies over it. */
bool ui_lay_over(ui_draw *, const ui_draw *other, float alpha);
/* Says where something lies that a lesson may speak of; nothing is drawn. */
void ui_mark_add(ui_draw *, const char *name, int n, ui_rect);
/* The mark of this name that was said next after this one, after NULL the first; NULL where there is none. */
const ui_mark *ui_mark_next(const ui_draw *, const char *name, const ui_mark *after);
/* Whether something did not fit into the list: a bug, shown by tests. */
bool ui_overflowed(const ui_draw *);

/* Words of the frame's catalogue, kept in the arena until ui_begin. */
const char *ui_say(ui_draw *, const char *key);
#define UI_SAY(d, key, ...) TEXT_SAY(&(d)->words, key, __VA_ARGS__)

/* ---- small geometry: asked so often that it is in place where it is used ---- */
static inline ui_rect ui_inset(ui_rect r, float by) {
    return (ui_rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}
static inline ui_rect ui_centre(ui_rect outer, float w, float h) {
    return (ui_rect){outer.x + (outer.w - w) / 2, outer.y + (outer.h - h) / 2, w, h};
}
bool ui_inside(ui_rect, float x, float y);
/* Whether one lies over a part of the other; edges that touch do not. */
static inline bool ui_meet(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
bool ui_same_place(ui_rect, ui_rect);
/* The smallest that holds both. */
ui_rect ui_both(ui_rect, ui_rect);
/* What lies in both; where that is nothing, w or h is 0. */
ui_rect ui_cut_to(ui_rect, ui_rect);
/* The i-th of n equal columns or rows with a gap between them. */
ui_rect ui_column(ui_rect, int i, int n, float gap);
ui_rect ui_row(ui_rect, int i, int n, float gap);

#endif
