/* The faces, the languages' orders of them, and how a string is split into runs of one face. */
#include "text/faces.h"

#include <string.h>

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "text/letters.h"
#include "text/utf8.h"

enum { CHAIN = 10, NO_FACE = -1 };

enum {
    BODY,
    BOLD,
    TITLE,
    JP,
    JP_BOLD,
    TC,
    TC_BOLD,
    THAI,
    THAI_BOLD,
    JP_MENU,
    JP_MENU_BOLD,
    TC_MENU,
    TC_MENU_BOLD,
    FACES
};

/* Whose letters a face is for: what is asked of it. */
typedef enum { WEST, EAST, SIAM } region;

/* Sarabun's letters are small for their em: a tenth more, and they stand beside Noto's capitals. */
static const struct {
    text_face face;
    region region;
} faces[FACES] = {
    [BODY] = {{"NotoSans-Regular.ttf", NULL, 1.0f}, WEST},
    [BOLD] = {{"NotoSans-SemiBold.ttf", NULL, 1.0f}, WEST},
    [TITLE] = {{"GrenzeGotisch-SemiBold.ttf", NULL, 1.0f}, WEST},
    [JP] = {{"NotoSansJP-Regular.otf", NULL, 1.0f}, EAST},
    [JP_BOLD] = {{"NotoSansJP-Bold.otf", NULL, 1.0f}, EAST},
    [TC] = {{"NotoSansTC-Regular.otf", NULL, 1.0f}, EAST},
    [TC_BOLD] = {{"NotoSansTC-Bold.otf", NULL, 1.0f}, EAST},
    [THAI] = {{"Sarabun-Regular.ttf", "Thai", 1.1f}, SIAM},
    [THAI_BOLD] = {{"Sarabun-SemiBold.ttf", "Thai", 1.1f}, SIAM},
    [JP_MENU] = {{"NotoSansJP-Menu.otf", NULL, 1.0f}, EAST},
    [JP_MENU_BOLD] = {{"NotoSansJP-MenuBold.otf", NULL, 1.0f}, EAST},
    [TC_MENU] = {{"NotoSansTC-Menu.otf", NULL, 1.0f}, EAST},
    [TC_MENU_BOLD] = {{"NotoSansTC-MenuBold.otf", NULL, 1.0f}, EAST},
};

/* A hundredth as large: what the first screens say, in the same letters. The large face is not opened for it. */
static int menu_face(int face) {
    switch (face) {
    case JP:
        return JP_MENU;
    case JP_BOLD:
        return JP_MENU_BOLD;
    case TC:
        return TC_MENU;
    case TC_BOLD:
        return TC_MENU_BOLD;
    default:
        return NO_FACE;
    }
}

typedef enum { LATIN_FIRST, JAPANESE, CHINESE, THAI_FIRST, ORDERS } order;

/* Of body and bold text. Bold Japanese has the common characters only: the rarer ones are shown in the plain face. */
static const int8_t chains[ORDERS][2][CHAIN] = {
    [LATIN_FIRST] = {{BODY, JP, TC, THAI, NO_FACE}, {BOLD, JP_BOLD, JP, TC_BOLD, TC, THAI_BOLD, NO_FACE}},
    [JAPANESE] = {{BODY, JP, TC, THAI, NO_FACE}, {BOLD, JP_BOLD, JP, TC_BOLD, TC, THAI_BOLD, NO_FACE}},
    [CHINESE] = {{BODY, TC, JP, THAI, NO_FACE}, {BOLD, TC_BOLD, TC, JP_BOLD, JP, THAI_BOLD, NO_FACE}},
    [THAI_FIRST] = {{THAI, BODY, JP, TC, NO_FACE}, {THAI_BOLD, BOLD, JP_BOLD, JP, TC_BOLD, TC, NO_FACE}},
};

static const int8_t title_chain[CHAIN] = {TITLE, BOLD, NO_FACE};

/* A language of two letters, or all that begin with it ("zh" for "zh-Hant"); the last row is for the others. */
typedef struct {
    char lang[3];
    text_lines lines;
    order order;
} language;

static const language languages[] = {
    {"ja", {1.55f, 0.88f, 0.16f, 0.0f}, JAPANESE},
    {"zh", {1.55f, 0.88f, 0.16f, 0.0f}, CHINESE},
    {"th", {1.76f, 1.06f, 0.36f, 0.29f}, THAI_FIRST}, /* 1.60 of Sarabun's larger em; a deep letter takes 0.38 */
    {"", {1.40f, 0.80f, 0.22f, 0.0f}, LATIN_FIRST},
};

static const language *find(const char *lang) {
    size_t last = sizeof languages / sizeof *languages - 1;
    for (size_t i = 0; i < last; i++) {
        const char *two = languages[i].lang;
        if (lang[0] == two[0] && lang[1] == two[1] && (lang[2] == '\0' || lang[2] == '-')) {
            return &languages[i];
        }
    }
    return &languages[last];
}

int text_face_count(void) {
    return FACES;
}

const text_face *text_face_at(int face) {
    return &faces[face].face;
}

bool text_face_is_own(const char *lang, text_style style, int face) {
    order o = find(lang)->order;
    const int8_t *chain = chains[o][style == TEXT_BODY ? 0 : 1];
    return face == chain[0] || (o != LATIN_FIRST && (face == chain[1] || face == menu_face(chain[1]))) ||
           (style == TEXT_TITLE && face == TITLE);
}

text_lines text_lines_of(const char *lang) {
    return find(lang)->lines;
}

/* ---- characters ---- */

static UScriptCode script_of(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &status);
    return U_SUCCESS(status) ? script : USCRIPT_UNKNOWN;
}

/* A letter or mark that is at home in Chinese or Japanese text only. */
static bool is_eastern(UChar32 c) {
    if (c < 0x2E80) {
        return false;
    }
    UScriptCode script = script_of(c);
    return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA ||
           script == USCRIPT_BOPOMOFO || (c >= 0x3000 && c < 0x3100) || (c >= 0xFE30 && c < 0xFE50) ||
           (c >= 0xFF00 && c < 0xFFF0);
}

static bool is_thai(UChar32 c) {
    return c >= 0x0E00 && c < 0x0E80;
}

static bool is_kana(UChar32 c) {
    UScriptCode script = c < 0x3040 ? USCRIPT_COMMON : script_of(c);
    return script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
}

/* Whether it is worth asking a face for the character, which may mean opening it. */
static bool may_have(int face, int first, UChar32 c) {
    switch (faces[face].region) {
    case EAST:
        return is_eastern(c) || (c >= 0x2010 && c < 0x2E80) || (c >= 0x2C7 && c <= 0x2D9); /* bopomofo's tones */
    case SIAM:
        return is_thai(c) || face == first;
    default:
        return true;
    }
}

/* Marks of no language: each face draws them in its own width. */
static bool is_shared_mark(UChar32 c) {
    return (c >= 0x2013 && c <= 0x201D) || c == 0x2025 || c == 0x2026 || c == 0x2027;
}

/* Marks and invisible characters are drawn with the letter before them, whatever its face. */
static bool joins(UChar32 c) {
    return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0 || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/* ---- the chain of a string ---- */

typedef struct {
    const int8_t *chain;
    bool (*has_glyph)(void *user, int face, uint32_t codepoint);
    void *user;
    bool eastern; /* the language writes shared marks in full width */
} asking;

static bool asked(const asking *a, int face, UChar32 c) {
    const int menu = menu_face(face);
    return may_have(face, a->chain[0], c) && ((menu != NO_FACE && a->has_glyph(a->user, menu, (uint32_t)c)) ||
                                              a->has_glyph(a->user, face, (uint32_t)c));
}

/* Whether the face has every Chinese character of the string. */
static bool has_all(const asking *a, int face, const char *utf8, size_t len) {
    for (size_t at = 0; at < len;) {
        UChar32 c = utf8_next(utf8, len, &at);
        if (c >= 0x2E80 && script_of(c) == USCRIPT_HAN && !asked(a, face, c)) {
            return false;
        }
    }
    return true;
}

/* What a string holds besides Latin. */
typedef struct {
    bool east, kana, bopomofo, thai;
} content;

static content content_of(const char *utf8, size_t len) {
    content has = {false, false, false, false};
    for (size_t at = 0; at < len;) {
        if ((unsigned char)utf8[at] < 0x80) { /* most names are of these alone, and asked often */
            at++;
            continue;
        }
        UChar32 c = utf8_next(utf8, len, &at);
        if (is_eastern(c)) {
            has.east = true;
            has.kana = has.kana || is_kana(c);
            has.bopomofo = has.bopomofo || script_of(c) == USCRIPT_BOPOMOFO;
        }
        has.thai = has.thai || is_thai(c);
    }
    return has;
}

/* In a language that has no Chinese characters the string itself tells whose they are. */
static bool is_chinese(const asking *a, content has, const char *utf8, size_t len) {
    return has.east && !has.kana && (has.bopomofo || (!has_all(a, JP, utf8, len) && has_all(a, TC, utf8, len)));
}

/* A name half in bold and half in plain letters would look broken. */
static bool is_plain(const asking *a, const int8_t *bold, const char *utf8, size_t len) {
    return !has_all(a, bold[1], utf8, len) && has_all(a, bold[2], utf8, len);
}

static void choose_chain(asking *a, order o, text_style style, const char *utf8, size_t len) {
    content has = content_of(utf8, len);
    bool bold = style != TEXT_BODY;
    a->eastern = o == JAPANESE || o == CHINESE;
    a->chain = chains[o][0];
    if (o == LATIN_FIRST && is_chinese(a, has, utf8, len)) {
        o = CHINESE;
    }
    if (bold && has.east && o != THAI_FIRST && is_plain(a, chains[o][1], utf8, len)) {
        bold = false;
    }
    a->chain = chains[o][bold ? 1 : 0];
    if (style == TEXT_TITLE && !has.east && !has.thai) {
        a->chain = title_chain;
    }
}

static int face_for(const asking *a, UChar32 c, bool among_eastern) {
    bool wide = a->eastern && among_eastern && is_shared_mark(c);
    for (int i = 0; i < CHAIN && a->chain[i] != NO_FACE; i++) {
        if (!(wide && faces[a->chain[i]].region == WEST) && asked(a, a->chain[i], c)) {
            return a->chain[i];
        }
    }
    return a->chain[0];
}

/* ---- runs ---- */

/* Whether the first letter of the string is Eastern: what marks before it go with. */
static bool begins_eastern(const char *utf8, size_t len) {
    for (size_t at = 0; at < len;) {
        UChar32 c = utf8_next(utf8, len, &at);
        if (is_eastern(c) || u_isalnum(c)) {
            return is_eastern(c);
        }
    }
    return true;
}

/* Whether the menu's face has every letter of the runs of a face. */
static bool menu_holds(const asking *a, int face, const char *utf8, const text_run *run, int n) {
    for (int i = 0; i < n; i++) {
        for (size_t at = run[i].at, end = at + run[i].len; run[i].face == face && at < end;) {
            const UChar32 c = utf8_next(utf8, end, &at);
            if (!u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) &&
                !a->has_glyph(a->user, menu_face(face), (uint32_t)c)) {
                return false;
            }
        }
    }
    return true;
}

/* A string's letters of one face stay together: the two number their glyphs differently. */
static void in_menu_faces(const asking *a, const char *utf8, text_run *run, int n) {
    for (int i = 0; i < n; i++) {
        const int face = run[i].face;
        if (menu_face(face) != NO_FACE && menu_holds(a, face, utf8, run, n)) {
            for (int k = i; k < n; k++) {
                run[k].face = run[k].face == face ? menu_face(face) : run[k].face;
            }
        }
    }
}

/* Bytes of the word that begins here when it is of three capitals or more, else 0. The title's capitals were drawn to
 * begin words: in a row of them an L reads as a barred one. */
static size_t capitals(const char *utf8, size_t len, size_t at) {
    size_t end = at;
    int n = 0;
    for (size_t next = at; end < len; end = next) {
        UChar32 c = utf8_next(utf8, len, &next);
        if (!u_isalpha(c)) {
            break;
        }
        if (!u_isupper(c)) {
            return 0;
        }
        n++;
    }
    return n > 2 ? end - at : 0;
}

int text_runs(const char *lang, text_style style, const char *utf8, size_t len,
              bool (*has_glyph)(void *user, int face, uint32_t codepoint), void *user, text_run *out, int cap) {
    asking a = {NULL, has_glyph, user, false};
    choose_chain(&a, find(lang)->order, style, utf8, len);
    asking plain = a; /* for words of capitals */
    plain.chain = chains[find(lang)->order][1];
    bool eastern = a.eastern && begins_eastern(utf8, len), in_word = false;
    size_t plain_to = 0;
    int n = 0;
    for (size_t at = 0, next = 0; at < len && cap > 0; at = next) {
        UChar32 c = utf8_next(utf8, len, &next);
        bool stays = n > 0 && joins(c);
        if (style == TEXT_TITLE && !in_word) {
            plain_to = at + capitals(utf8, len, at);
        }
        in_word = stays ? in_word : u_isalpha(c);
        if (!stays && (is_eastern(c) || u_isalnum(c))) {
            eastern = is_eastern(c);
        }
        int face = stays ? out[n - 1].face : face_for(at < plain_to ? &plain : &a, c, eastern);
        if (n > 0 && (face == out[n - 1].face || n == cap)) {
            out[n - 1].len += next - at;
        } else {
            out[n++] = (text_run){face, at, next - at};
        }
    }
    in_menu_faces(&a, utf8, out, n);
    return n;
}

void text_title_name(const char *lang, const char *name, char *buf, size_t cap) {
    const size_t len = strlen(name);
    const bool fraktur = find(lang)->order == LATIN_FIRST;
    size_t n = 0, small_to = 0;
    bool in_word = false;
    for (size_t at = 0, next = 0; at < len; at = next) {
        UChar32 c = utf8_next(name, len, &next);
        const bool first = !in_word;
        in_word = u_isalpha(c);
        small_to = fraktur && first && in_word ? at + capitals(name, len, at) : small_to;
        char letter[5] = "", small[8];
        memcpy(letter, name + at, next - at);
        text_small_letter(letter, small, sizeof small);
        const char *has = !first && at < small_to ? small : letter;
        const size_t size = strlen(has);
        if (n + size >= cap) {
            break;
        }
        memcpy(buf + n, has, size);
        n += size;
    }
    buf[n] = '\0';
}

const char *text_lang_of_name(const char *name, const char *lang) {
    content has = content_of(name, strlen(name));
    return has.kana ? "ja" : has.bopomofo ? "zh-Hant" : has.thai && !has.east ? "th" : lang;
}

size_t text_with_few_marks(const char *utf8, size_t len, int marks, char *out) {
    size_t kept = 0;
    int here = 0;
    for (size_t at = 0, next = 0; at < len; at = next) {
        UChar32 c = utf8_next(utf8, len, &next);
        here = u_charType(c) == U_NON_SPACING_MARK ? here + 1 : 0;
        if (here <= marks) {
            memcpy(out + kept, utf8 + at, next - at);
            kept += next - at;
        }
    }
    out[kept] = '\0';
    return kept;
}

/* ---- how far letters reach ---- */

/* Thai: marks above a letter, one of which is part of sara am; letters as high as one mark; and what hangs below. */
static bool is_upper_mark(UChar32 c) {
    return c == 0x0E31 || (c >= 0x0E33 && c <= 0x0E37) || (c >= 0x0E47 && c <= 0x0E4E);
}

static bool is_high(UChar32 c) {
    return is_upper_mark(c) || (c >= 0x0E42 && c <= 0x0E44) || c == 0x0E1B || c == 0x0E1D || c == 0x0E1F;
}

static bool is_deep(UChar32 c) {
    return (c >= 0x0E38 && c <= 0x0E3A) || c == 0x0E0D || (c >= 0x0E0E && c <= 0x0E10) || c == 0x0E24 || c == 0x0E26;
}

static float further(float so_far, float reach) {
    return reach > so_far ? reach : so_far;
}

text_reach text_reach_of(const char *lang, const char *utf8, size_t len) {
    static const float bold = 0.07f; /* a stack of bold marks is higher */
    const text_lines lies = text_lines_of(lang), latin = text_lines_of("en");
    if (lies.stacks <= 0.0f) {
        return (text_reach){lies.above, lies.below};
    }
    text_reach reach = {latin.above, 0.04f}; /* round letters hang a little */
    int marks = 0;
    for (size_t next = 0; next < len;) {
        const UChar32 c = utf8_next(utf8, len, &next);
        marks = is_upper_mark(c) ? marks + 1 : u_charType(c) == U_NON_SPACING_MARK ? marks : 0;
        reach.above = further(reach.above, marks > 1    ? lies.above + lies.stacks + bold
                                           : is_high(c) ? lies.above
                                                        : 0.0f);
        reach.below = further(reach.below, is_deep(c) ? lies.below : is_thai(c) ? 0.0f : latin.below);
    }
    return reach;
}
