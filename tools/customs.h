/* The customs of each language's writing: quotes, spaces, dashes, punctuation. docs/translating.md lists them. */
#ifndef NT_TOOLS_CUSTOMS_H
#define NT_TOOLS_CUSTOMS_H

/* Says each breach of the language's customs that a message commits, in a few words. The message is a pattern that
 * pattern_walk accepts. A language without a row keeps the customs that all share. */
void customs_check(const char *lang, const char *pattern, void (*say)(void *user, const char *what), void *user);

#endif
