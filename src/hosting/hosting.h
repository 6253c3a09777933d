/* The contract of a game that a person who does not play may host, a judge. A game that has one sets nt_game.host to
 * nt_judge_host and nt_game.hosting to its functions; what the judge himself can do is in hosting/judge.h. */
#ifndef NT_HOSTING_HOSTING_H
#define NT_HOSTING_HOSTING_H

#include "engine/game.h"

struct nt_hosting {
    /* Whether the config says that a judge hosts: only then does a match hand out his door. */
    bool (*judged)(const nt_config *);
    /* Moves of the judge's own (seat NT_JUDGE), from the whole. He may make them also while seats are asked; he must
     * when to_act is 1u << NT_JUDGE. */
    int (*legal)(nt_whole, nt_move *out, int cap);
    /* The judge's move that notes a correction, from the public part where the match was taken back to and the one it
     * was taken back from; seen: something that was taken back had been told to one seat alone. False when nothing
     * has to be noted. May be NULL. */
    bool (*note)(const void *pub_then, const void *pub_was, bool seen, nt_move *out);
    /* One note that says what two say. NULL: the later one does. */
    nt_move (*note_both)(nt_move, nt_move);
    /* Whether a seat that is out for good may see everything (hosting/quiet.h): by the config and the public part
     * alone, and never while anything that it does or says can still count. NULL: nobody may. */
    bool (*sees_all)(const nt_config *, const void *pub, uint8_t seat);
};

/* The house's host (hosting/judge.h). */
extern const nt_host nt_judge_host;

#endif
