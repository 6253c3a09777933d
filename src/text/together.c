/* Words, numbers and endings that stay on one line in Japanese and Chinese: the dictionary's words, mended where it
 * leaves single characters over. */
#include "text/together.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <unicode/uscript.h>

#include "text/utf8.h"

enum {
    LEAST_END = 3,  /* letters of a last line */
    SHORT_TEXT = 8, /* letters up to which a text may end in fewer: a label of two lines */
};

typedef enum { OTHER, DIGIT, HAN, HIRAGANA, KATAKANA } letter_kind;

/* A word of the dictionary. */
typedef struct {
    const char *at;
    size_t len;
    int letters;
} piece;

static letter_kind kind_of(int32_t c) {
    if (c >= '0' && c <= '9') {
        return DIGIT;
    }
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(c, &status)) {
    case USCRIPT_HAN:
        return HAN;
    case USCRIPT_HIRAGANA:
        return HIRAGANA;
    case USCRIPT_KATAKANA:
        return KATAKANA;
    default:
        return c == 0x30FC ? KATAKANA : OTHER; /* ー belongs to both kana */
    }
}

static int32_t letter_at(const char *utf8, size_t len, size_t at) {
    return at < len ? utf8_next(utf8, len, &at) : 0;
}

static int32_t letter_before(const char *utf8, size_t at) {
    size_t from = at > 0 ? utf8_start(utf8, at - 1) : 0;
    return at > 0 ? utf8_next(utf8, at, &from) : 0;
}

static int letters_in(const char *utf8, size_t len) {
    int n = 0;
    for (size_t at = 0; at < len; n++) {
        utf8_next(utf8, len, &at);
    }
    return n;
}

/* Whether the word is one of those in the list, which stand between spaces. */
static bool one_of(const char *list, const char *word, size_t len) {
    for (const char *at = list; *at != '\0'; at += strspn(at, " ")) {
        size_t of_one = strcspn(at, " ");
        if (of_one == len && memcmp(at, word, len) == 0) {
            return true;
        }
        at += of_one;
    }
    return false;
}

/* The last of the rising places that is not above `to`; -1 for none. */
static int last_up_to(const int *place, int n, int to) {
    int low = -1, high = n - 1;
    while (low < high) {
        int middle = low + (high - low + 1) / 2;
        if (place[middle] <= to) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

static bool is_place(const int *place, int n, int at) {
    int i = last_up_to(place, n, at);
    return i >= 0 && place[i] == at;
}

/* The i-th word; none before the first and behind the last. */
static piece piece_of(const text_pieces *t, int i) {
    if (i < 0 || i >= t->n_words) {
        return (piece){t->utf8, 0, 0};
    }
    int from = i > 0 ? t->word[i - 1] : 0;
    piece p = {t->utf8 + from, (size_t)(t->word[i] - from), 0};
    p.letters = letters_in(p.at, p.len);
    return p;
}

static bool is_latin(int32_t c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* What is told apart by the number that follows it, and – between two. */
static const char *const numbered[] = {"第", "全", "–",    "赤",   "青",   "黄",   "緑",       "紅",   "藍",  "黃",
                                       "綠", "約", "もう", "数字", "數字", "宝箱", "どろぼう", "寶箱", "盜賊"};

static bool is_numbered(const text_pieces *t, int at) {
    for (size_t i = 0; i < sizeof numbered / sizeof *numbered; i++) {
        const int len = (int)strlen(numbered[i]);
        if (at >= len && memcmp(t->utf8 + at - len, numbered[i], (size_t)len) == 0) {
            return true;
        }
    }
    return false;
}

/* A number and its counter, what a number follows, and the letter of a piece (小豬A). */
static bool parts_number(const text_pieces *t, int at) {
    const int32_t times = 0xD7; /* × */
    int32_t before = letter_before(t->utf8, (size_t)at), after = letter_at(t->utf8, t->len, (size_t)at);
    if (kind_of(before) == DIGIT) {
        return kind_of(after) != OTHER || after == times;
    }
    if (kind_of(after) == DIGIT) {
        return is_numbered(t, at);
    }
    const int32_t second = letter_at(t->utf8, t->len, (size_t)at + 1);
    bool letter = is_latin(after) && !is_latin(second) && kind_of(second) != DIGIT;
    return (letter || after == times) && kind_of(before) >= HAN;
}

static bool is_one(const char *list, piece p) {
    return one_of(list, p.at, p.len);
}

/* Words of the games and of their sentences that ICU's dictionary does not know. */
static const char *const unknown[] = {
    "噛みつき", "どろぼう",     "どろぼう側", "こぶた",   "おやぶた", "嗅ぎ当て", "ください", "めくら",
    "めくり",   "めくる",       "かまい",     "でしょう", "か所",     "村人陣営", "当てはま", "一開始",
    "狼美人",   "隱狼",         "決闘騎士",   "悪霊騎士", "惡靈騎士", "大野狼",   "小紅帽",   "もう一",
    "もう片",   "指さし",       "指さし直",   "呼びかけ", "よみがえ", "ねら",     "うろつ",   "ございま",
    "かかわら", "救われざる者", "いらぬ子",   "時間帯",   "時計回",   "死亡時",   "終了時"};

static bool parts_unknown(const text_pieces *t, int at) {
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        const int all = (int)strlen(unknown[i]);
        for (int from = at - all + 1 > 0 ? at - all + 1 : 0; from < at; from++) {
            if (from + all <= (int)t->len && memcmp(t->utf8 + from, unknown[i], (size_t)all) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the first part of a verb or noun of two ends there: 打ち消す, 取り札, 受け取る. */
static bool ends_first_part(const text_pieces *t, int at) {
    static const char stems[] = "ち み り き ぎ び し け れ え べ め せ げ ぜ ね";
    size_t last = utf8_start(t->utf8, (size_t)at - 1);
    return one_of(stems, t->utf8 + last, (size_t)at - last) && kind_of(letter_before(t->utf8, last)) == HAN;
}

/* Whether the word begins with one of those in the list. */
static bool begins_with(const char *list, piece p) {
    for (const char *at = list; *at != '\0'; at += strspn(at, " ")) {
        const size_t of_one = strcspn(at, " ");
        if (of_one <= p.len && memcmp(at, p.at, of_one) == 0) {
            return true;
        }
        at += of_one;
    }
    return false;
}

/* What ICU takes for a word in hiragana, but ends the one before it: 行きま|しょう, 届い|たか, お伝え|する. */
static bool continues(const text_pieces *t, int i) {
    static const char endings[] = "て に を では でも しょう たか ざる なので です かも とし ととも はいけ がい";
    static const char of_do[] = "する すれ した して しな しま しよ";
    const piece left = piece_of(t, i), right = piece_of(t, i + 1);
    return right.letters == 1 || begins_with(endings, right) ||
           (begins_with("なく", right) && !is_one("は が も を に で と", left)) ||
           (begins_with(of_do, right) && ends_first_part(t, t->word[i]));
}

/* A noun of one letter and a short word that tells of it: まだの人, 自分の席. */
static bool parts_short_noun(const text_pieces *t, int i) {
    enum { SHORT = 4 };
    static const char of[] = "の";
    const piece right = piece_of(t, i + 1);
    const int at = t->word[i], before = last_up_to(t->phrase, t->n_phrases, at - 1);
    const int from = before >= 0 ? t->phrase[before] : 0, of_len = (int)sizeof of - 1;
    return right.letters == 1 && at - from > of_len && memcmp(t->utf8 + at - of_len, of, sizeof of - 1) == 0 &&
           letters_in(t->utf8 + from, (size_t)(at - from) + right.len) <= SHORT;
}

/* Japanese: a verb keeps its ending, a word its particle, a prefix or suffix of one character its word. ICU's phrases
 * tell where words begin after an ending. */
static bool parts_japanese(const text_pieces *t, int i, letter_kind before, letter_kind after) {
    const piece left = piece_of(t, i), right = piece_of(t, i + 1);
    if (is_one("くだ ください", right)) {
        return true; /* 選んでください */
    }
    if (before == HIRAGANA) {
        return !is_place(t->phrase, t->n_phrases, t->word[i]) || is_one("お ご", left) ||
               (after == HIRAGANA && continues(t, i)) ||
               (after == HAN && (ends_first_part(t, t->word[i]) || parts_short_noun(t, i)));
    }
    if (after == HIRAGANA) {
        return true;
    }
    if (before == KATAKANA && after == KATAKANA) {
        return left.letters < 3 || right.letters < 3;
    }
    return (before == HAN && left.letters == 1) || (after == HAN && right.letters == 1);
}

/* A particle behind a closing mark or a word in other letters: 「はい」と, こぶたAは. */
static bool parts_particle(const text_pieces *t, int at) {
    static const char particles[] =
        "は が を に で と の も へ や か から まで より だけ なら です では でも には との";
    static const char closed[] = "」 』 ） ％ % ) \"";
    const size_t last = utf8_start(t->utf8, (size_t)at - 1);
    const bool behind =
        is_latin(letter_before(t->utf8, (size_t)at)) || one_of(closed, t->utf8 + last, (size_t)at - last);
    const int i = last_up_to(t->word, t->n_words, at);
    return t->phrase != NULL && behind && i >= 0 && t->word[i] == at && is_one(particles, piece_of(t, i + 1));
}

/* A character that the dictionary left over: half of a word that it lacks, and no word by itself. */
static bool is_left_over(piece p) {
    static const char words[] =
        "是 在 有 和 與 或 及 也 都 就 才 則 若 但 而 且 以 由 從 把 將 讓 給 向 到 為 會 要 請 你 我 "
        "並 用 當 使 其 對 如 依 比 得 來 去 被 不 沒 可 能 只 再 先 每 這 那 的";
    size_t at = 0;
    return p.letters == 1 && kind_of(utf8_next(p.at, p.len, &at)) == HAN && !is_one(words, p);
}

static bool ends_in_number(piece p) {
    static const char numbers[] = "一 二 兩 三 四 五 六 七 八 九 十 幾 每";
    size_t last = p.len > 0 ? utf8_start(p.at, p.len - 1) : 0;
    return p.len > 0 && one_of(numbers, p.at + last, p.len - last);
}

/* Chinese: neighbours that are left over are one word; one by itself ends the word before it. Some words never begin
 * or end a line. */
static bool parts_chinese(const text_pieces *t, int i) {
    static const char following[] = "的 了 們 嗎 呢 吧 過 著 時 後 前 中 者";
    static const char leading[] =
        "不 沒 被 可 能 只 再 每 這 那 其 很 最 第 各 幾 無 全 未 已 剛 更 太 大 上 下 哪 一 "
        "二 兩 三 四 五 六 七 八 九 十";
    const piece left = piece_of(t, i), right = piece_of(t, i + 1);
    if (is_one(following, right) || is_one(leading, left) || (right.letters == 1 && ends_in_number(left))) {
        return true;
    }
    if (left.letters == 1 && ends_in_number(piece_of(t, i - 1))) { /* a counter */
        return is_left_over(right) && !is_left_over(piece_of(t, i + 2));
    }
    if (is_one(leading, right) || !is_left_over(right)) {
        return false;
    }
    return is_left_over(left) || (left.letters > 1 && !is_left_over(piece_of(t, i + 2)));
}

static bool parts_word(const text_pieces *t, int at) {
    letter_kind before = kind_of(letter_before(t->utf8, (size_t)at));
    letter_kind after = kind_of(letter_at(t->utf8, t->len, (size_t)at));
    if (before < HAN || after < HAN) { /* at another mark, a space or another script ICU's rules are enough */
        return after == HIRAGANA && parts_particle(t, at);
    }
    int i = last_up_to(t->word, t->n_words, at);
    if (i < 0 || t->word[i] != at || parts_unknown(t, at)) {
        return true;
    }
    return t->phrase != NULL ? parts_japanese(t, i, before, after) : parts_chinese(t, i);
}

static size_t paragraph_end(const text_pieces *t, size_t at) {
    const char *end = memchr(t->utf8 + at, '\n', t->len - at);
    return end != NULL ? (size_t)(end - t->utf8) : t->len;
}

static size_t paragraph_begin(const text_pieces *t, size_t at) {
    while (at > 0 && t->utf8[at - 1] != '\n') {
        at--;
    }
    return at;
}

static int real_letters(const text_pieces *t, size_t from, size_t to, int enough) {
    int n = 0;
    while (from < to && n < enough) {
        const int32_t c = utf8_next(t->utf8, to, &from);
        n += kind_of(c) != OTHER || is_latin(c);
    }
    return n;
}

/* Whether the paragraph's last line would be a mere end of a word or two letters. */
static bool leaves_an_end(const text_pieces *t, size_t at) {
    size_t begin = paragraph_begin(t, at), end = paragraph_end(t, at);
    return at > begin && at < end && letters_in(t->utf8 + at, end - at) < 3 * LEAST_END &&
           real_letters(t, at, end, LEAST_END) < LEAST_END && kind_of(letter_at(t->utf8, end, at)) >= HAN &&
           real_letters(t, begin, end, SHORT_TEXT + 1) > SHORT_TEXT;
}

int text_together(const text_pieces *t, int *at, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        size_t here = (size_t)at[i];
        if (here == t->len || (!parts_number(t, at[i]) && !parts_word(t, at[i]) && !leaves_an_end(t, here))) {
            at[kept++] = at[i];
        }
    }
    return kept;
}

int text_spelled(const text_pieces *t, int *at, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        const bool inside = kind_of(letter_before(t->utf8, (size_t)at[i])) == KATAKANA &&
                            kind_of(letter_at(t->utf8, t->len, (size_t)at[i])) == KATAKANA;
        if (!inside || !parts_word(t, at[i])) {
            at[kept++] = at[i];
        }
    }
    return kept;
}
