/* What each language is held to in writing: quotes, spaces, marks. */
#include "customs.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

#include "text/pattern.h"
#include "text/utf8.h"

enum {
    ARGUMENT = 0xFFFC, /* stands for what the program fills in */
    SEAM = 0xE000,     /* between the forms of a plural or the cases of a select: anything may be there */
    OUTSIDE = 0,       /* before the first and behind the last character */
    NO_BREAK = 0xA0,
    NARROW = 0x202F,
    WIDE_SPACE = 0x3000,
    MOST = 4096,
};

/* A message as the reader sees it, all its forms one after the other. */
typedef struct {
    int32_t at[MOST];
    int n;
    bool bare; /* the argument that is open has no forms */
} prose;

typedef struct {
    const prose *p;
    void (*say)(void *user, const char *what);
    void *user;
} reader;

typedef struct {
    const char *lang;
    const char *quotes; /* opening and closing by turns */
    const char *inner;  /* a quote that the apostrophe closes: not counted */
    void (*check)(const reader *, int i);
} custom;

/* ---- reading ---- */

static void add(prose *p, int32_t c) {
    if (p->n < MOST) {
        p->at[p->n++] = c;
    }
}

static void see(void *user, const pattern_piece *piece) {
    prose *p = user;
    if (piece->kind == PATTERN_TEXT) {
        for (size_t at = 0; at < piece->len;) {
            add(p, utf8_next(piece->at, piece->len, &at));
        }
    } else if (piece->kind == PATTERN_ARGUMENT) {
        p->bare = piece->type == PATTERN_BARE || piece->type == PATTERN_NUMBER;
        add(p, p->bare ? ARGUMENT : SEAM);
    } else if (piece->kind == PATTERN_SELECTOR) {
        add(p, SEAM);
    } else if (memchr(piece->at, '}', piece->len) != NULL) {
        if (!p->bare) {
            add(p, SEAM);
        }
        p->bare = false;
    }
}

static int32_t at(const reader *r, int i) {
    return i < 0 || i >= r->p->n ? OUTSIDE : r->p->at[i];
}

static bool one_of(int32_t c, const char *set) {
    size_t len = strlen(set);
    for (size_t i = 0; c != OUTSIDE && i < len;) {
        if (utf8_next(set, len, &i) == c) {
            return true;
        }
    }
    return false;
}

static bool is_space(int32_t c) {
    return c == ' ' || c == NO_BREAK || c == NARROW || c == WIDE_SPACE;
}

static bool is_edge(int32_t c) {
    return c == OUTSIDE || c == '\n';
}

static bool is_eastern(int32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &status);
    return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA ||
           script == USCRIPT_BOPOMOFO || (c > 0x3000 && c < 0x3040) || (c >= 0xFF00 && c < 0xFFF0);
}

static bool is_thai(int32_t c) {
    return c >= 0x0E00 && c < 0x0E80;
}

static void say(const reader *r, const char *what) {
    r->say(r->user, what);
}

/* ---- every language ---- */

static void check_spaces(const reader *r, int i) {
    int32_t c = at(r, i), before = at(r, i - 1), after = at(r, i + 1);
    if (is_space(c) && is_space(after)) {
        say(r, "two spaces in a row");
    }
    if (is_space(c) && (is_edge(before) || is_edge(after))) {
        say(r, "a space at the beginning or end");
    }
    if (c == '\n' && (before == OUTSIDE || after == OUTSIDE)) {
        say(r, "an empty line at the beginning or end");
    }
    if (c == ' ' && one_of(after, ",.;:!?)]”»’")) {
        say(r, "a plain space before a mark that closes");
    }
    if (is_space(c) && one_of(before, "([")) {
        say(r, "a space after a bracket that opens");
    }
}

static void check_marks(const reader *r, int i) {
    int32_t c = at(r, i), before = at(r, i - 1), after = at(r, i + 1);
    if (c == '.' && after == '.') {
        say(r, "full stops in a row: … is one character");
    }
    if (c == '"') {
        say(r, "a straight quote");
    }
    if (c == '\'' && (u_isalpha(before) || u_isalpha(after))) {
        say(r, "a straight apostrophe: ’ is the right one");
    }
    if (c == '-' && (after == '-' || (before == ' ' && after == ' '))) {
        say(r, "a hyphen for a dash");
    }
}

static void check_invisible(const reader *r, int i) {
    int32_t c = at(r, i);
    uint32_t category = U_GET_GC_MASK(c);
    bool odd = (category & (U_GC_CC_MASK | U_GC_CF_MASK | U_GC_Z_MASK)) != 0;
    if (odd && c != '\n' && !is_space(c) && c != 0x200B && c != 0x2060 && c != 0xAD) {
        char what[48];
        snprintf(what, sizeof what, "the invisible character U+%04X", (unsigned)c);
        say(r, what);
    }
}

/* Brackets and quotes close in the order in which they were opened. */
static void check_pairs(const reader *r, const char *pairs) {
    int32_t open[32], pair[32];
    int depth = 0, n = 0;
    size_t len = strlen(pairs);
    for (size_t i = 0; i < len && n < 32;) {
        pair[n++] = utf8_next(pairs, len, &i);
    }
    for (int i = 0; i < r->p->n; i++) {
        for (int k = 0; k < n; k++) {
            if (r->p->at[i] != pair[k]) {
                continue;
            }
            if (k % 2 == 0 && depth < 32) {
                open[depth++] = pair[k + 1];
            } else if (k % 2 == 1 && (depth == 0 || open[--depth] != pair[k])) {
                say(r, "a quote or bracket closes that was not opened");
                return;
            }
        }
    }
    if (depth > 0) {
        say(r, "a quote or bracket is not closed");
    }
}

static void check_quotes(const reader *r, const custom *own) {
    for (int i = 0; i < r->p->n; i++) {
        int32_t c = at(r, i);
        if (one_of(c, "«»‹›“”„‟‘‚‛「」『』《》〈〉") && !one_of(c, own->quotes) && !one_of(c, own->inner)) {
            say(r, "a quote that the language does not use");
        }
    }
    char pairs[64];
    snprintf(pairs, sizeof pairs, "()[]（）【】%s", own->quotes);
    check_pairs(r, pairs);
}

static void check_composed(const char *pattern, const reader *r) {
    UErrorCode status = U_ZERO_ERROR;
    static UChar text[MOST];
    int32_t len = 0;
    u_strFromUTF8(text, MOST, &len, pattern, -1, &status);
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    if (U_SUCCESS(status) && !unorm2_isNormalized(nfc, text, len, &status)) {
        say(r, "a letter and its mark as two characters (not NFC)");
    }
}

/* ---- single languages ---- */

static void french(const reader *r, int i) {
    int32_t c = at(r, i), before = at(r, i - 1), after = at(r, i + 1);
    bool alone = before == OUTSIDE || before == SEAM;
    if (one_of(c, ";!?") && before != NARROW && !one_of(before, "!?") && !alone) {
        say(r, "no U+202F before ; ! or ?");
    }
    if (c == ':' && before != NO_BREAK && !alone && !(u_isdigit(before) && u_isdigit(after))) {
        say(r, "no U+00A0 before a colon");
    }
    if ((c == 0xAB && after != NO_BREAK && after != SEAM) || (c == 0xBB && before != NO_BREAK && before != SEAM)) {
        say(r, "no U+00A0 inside « »");
    }
}

static void no_space_in_guillemets(const reader *r, int i) {
    if ((is_space(at(r, i)) && one_of(at(r, i - 1), "«¿¡")) || (is_space(at(r, i)) && at(r, i + 1) == 0xBB)) {
        say(r, "a space inside « », ¿ ? or ¡ !");
    }
}

static int count(const reader *r, int32_t c) {
    int n = 0;
    for (int i = 0; i < r->p->n; i++) {
        n += r->p->at[i] == c;
    }
    return n;
}

static void spanish(const reader *r, int i) {
    no_space_in_guillemets(r, i);
    if (i == 0 && r->p->n > 1 && (count(r, 0xBF) != count(r, '?') || count(r, 0xA1) != count(r, '!'))) {
        say(r, "a ? or ! without its ¿ or ¡");
    }
}

static int run_length(const reader *r, int i) {
    int n = 1;
    while (at(r, i + n) == at(r, i)) {
        n++;
    }
    return n;
}

static void eastern(const reader *r, int i) {
    int32_t c = at(r, i), before = at(r, i - 1), after = at(r, i + 1);
    bool beside = is_eastern(before) || is_eastern(after);
    if (beside && one_of(c, ",.!?:;()")) {
        say(r, "a half-width mark beside a full-width letter");
    }
    if (beside && (c == ' ' || c == NO_BREAK || c == NARROW)) {
        say(r, "a space beside a full-width letter");
    }
    if (c == WIDE_SPACE && !one_of(before, "！？")) {
        say(r, "U+3000 elsewhere than after ！ or ？");
    }
    if (one_of(c, "…—―") && before != c && run_length(r, i) != 2) {
        say(r, "… and — come in pairs");
    }
    if ((c >= 0xFF10 && c <= 0xFF5A && u_isalnum(c)) || (c >= 0xFF61 && c <= 0xFF9F)) {
        say(r, "a digit or Latin letter in full width, or kana in half width");
    }
}

/* Letters of the word that ends before i: an abbreviation has one or two and keeps its stop. */
static int thai_word(const reader *r, int i) {
    int n = 0;
    while (is_thai(at(r, i - 1 - n))) {
        n++;
    }
    return n;
}

static void thai(const reader *r, int i) {
    int32_t c = at(r, i), after = at(r, i + 1);
    if (c == '.' && (is_space(after) || is_edge(after)) && thai_word(r, i) > 2) {
        say(r, "a full stop at the end of a sentence");
    }
    if (c == 0x0E40 && after == 0x0E40) {
        say(r, "two signs for แ");
    }
    if (c == 0x0E4D && after == 0x0E32) {
        say(r, "two signs for ำ");
    }
    static const int32_t he[] = {0x0E04, 0x0E23, 0x0E31, 0x0E1A}, she[] = {0x0E04, 0x0E48, 0x0E30};
    if ((i + 4 <= r->p->n && memcmp(&r->p->at[i], he, sizeof he) == 0) ||
        (i + 3 <= r->p->n && memcmp(&r->p->at[i], she, sizeof she) == 0)) {
        say(r, "a word that tells the speaker's sex (ครับ, ค่ะ)");
    }
}

static const custom customs[] = {
    {"en", "“”", "‘", NULL},
    {"de", "„“‚‘", "", NULL},
    {"fr", "«»“”", "", french},
    {"es", "«»“”", "", spanish},
    {"it", "«»“”", "", no_space_in_guillemets},
    {"ja", "「」『』", "", eastern},
    {"zh-Hant", "「」『』《》", "", eastern},
    {"th", "“”", "‘", thai},
    {"", "“”«»", "‘", NULL}, /* all others */
};

static const custom *custom_of(const char *lang) {
    const custom *c = customs;
    while (*c->lang != '\0' && strcmp(lang, c->lang) != 0) {
        c++;
    }
    return c;
}

void customs_check(const char *lang, const char *pattern, void (*say_to)(void *user, const char *what), void *user) {
    static prose p;
    char why[64];
    const custom *own = custom_of(lang);
    p.n = 0;
    p.bare = false;
    if (!pattern_walk(pattern, see, &p, why, sizeof why)) {
        return;
    }
    const reader r = {&p, say_to, user};
    for (int i = 0; i < p.n; i++) {
        check_spaces(&r, i);
        check_marks(&r, i);
        check_invisible(&r, i);
        if (own->check != NULL) {
            own->check(&r, i);
        }
    }
    check_quotes(&r, own);
    check_composed(pattern, &r);
}
