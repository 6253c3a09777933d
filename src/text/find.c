/* Finding words in texts: both are folded, letter by letter, and compared. */
#include "text/find.h"

#include <string.h>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

#include "text/utf8.h"

enum { FOLDED = 8, WANTED = 96 };

/* What a letter is compared as; none for a mark or a hyphen that is not seen. */
typedef struct {
    int n;
    UChar32 at[FOLDED];
} folded;

static void add(folded *f, UChar32 c) {
    if (f->n < FOLDED) {
        f->at[f->n++] = c;
    }
}

/* Letters of two that ICU keeps as one, or with a stroke that is no mark. */
static bool special(folded *f, UChar32 c) {
    static const struct {
        UChar32 from, to[2];
    } as[] = {{0xDF, {'s', 's'}}, {0xE6, {'a', 'e'}}, {0x153, {'o', 'e'}}, {0xF8, {'o', 0}},
              {0x142, {'l', 0}},  {0x131, {'i', 0}},  {0x2019, {'\'', 0}}};
    for (size_t i = 0; i < sizeof as / sizeof as[0]; i++) {
        if (as[i].from == c) {
            add(f, as[i].to[0]);
            if (as[i].to[1] != 0) {
                add(f, as[i].to[1]);
            }
            return true;
        }
    }
    return false;
}

static void fold_one(folded *f, UChar32 c) {
    const bool accent = c >= 0x300 && c <= 0x36F, unseen = c == 0xAD || c == 0x200B || c == 0x2060;
    c = u_foldCase(c, U_FOLD_CASE_DEFAULT);
    if (accent || unseen || special(f, c)) {
        return;
    }
    add(f, c >= 0x30A1 && c <= 0x30F6 ? c - 0x60 : c); /* katakana as hiragana */
}

static folded fold(const UNormalizer2 *forms, UChar32 c) {
    UChar parts[32];
    UErrorCode err = U_ZERO_ERROR;
    folded f = {0};
    const int32_t n = forms != NULL ? unorm2_getDecomposition(forms, c, parts, 32, &err) : -1;
    if (n < 0 || U_FAILURE(err)) {
        fold_one(&f, c);
        return f;
    }
    for (int32_t i = 0; i < n; i++) { /* what a letter falls into lies in the first plane, or stands for itself */
        fold_one(&f, parts[i]);
    }
    return f;
}

static int fold_all(const UNormalizer2 *forms, const char *text, UChar32 out[WANTED]) {
    const size_t len = strlen(text);
    int n = 0;
    for (size_t at = 0; at < len;) {
        const folded f = fold(forms, utf8_next(text, len, &at));
        for (int i = 0; i < f.n && n < WANTED; i++) {
            out[n++] = f.at[i];
        }
    }
    return n;
}

static bool is_mark(UChar32 c) {
    return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0;
}

/* Whether the text goes on so from there; *to: where that ends. */
static bool begins(const UNormalizer2 *forms, const char *text, size_t len, size_t at, const UChar32 *want, int n,
                   size_t *to) {
    int met = 0;
    while (met < n && at < len) {
        const folded f = fold(forms, utf8_next(text, len, &at));
        for (int i = 0; i < f.n; i++) {
            if (met == n ? is_mark(f.at[i]) : f.at[i] != want[met++]) {
                return false; /* with its mark it is another letter */
            }
        }
    }
    *to = at;
    return met == n;
}

bool text_find(const char *text, size_t from, const char *what, text_found *found) {
    UErrorCode err = U_ZERO_ERROR;
    const UNormalizer2 *forms = unorm2_getNFKDInstance(&err);
    UChar32 want[WANTED];
    const size_t len = strlen(text);
    const int n = fold_all(U_SUCCESS(err) ? forms : NULL, what, want);
    while (n > 0 && from < len) {
        size_t next = from;
        utf8_next(text, len, &next);
        if (begins(forms, text, len, from, want, n, &found->to)) {
            found->from = from;
            return true;
        }
        from = next;
    }
    return false;
}
