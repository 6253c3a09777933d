/* Vector pictures drawn once for all pairs: the same document at the same size gives the same pixels. */
#ifndef NT_TWINS_DRAWN_ONCE_H
#define NT_TWINS_DRAWN_ONCE_H

/* Keeps what SDL_image makes of each document, in memory that later forks share; without it each is drawn afresh. */
void drawn_once(void);

#endif
