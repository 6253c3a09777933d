/* Names of zones that mean something beyond the file that draws them: to the scenes of the application, to every game
 * alike, to the player of scripts and to tests. One is written by its constant, so that a misspelt name does not
 * compile; a zone that one game or one scene draws and reads alone keeps its name there, as a constant of its own. */
#ifndef NT_UI_ZONES_H
#define NT_UI_ZONES_H

/* ---- what a table draws and the house knows ---- */

#define ZONE_DONE "done"       /* ends the choice; on a private frame it is the move, taken after the least time */
#define ZONE_CONFIRM "confirm" /* ends a choice whose last word it is, mostly by holding */
#define ZONE_CARD "card"       /* a card of one's hand or of the table; n = which */
#define ZONE_SEAT "seat"       /* a chair, as a target; n = seat */
#define ZONE_PIECE "piece"     /* a figure of the lobby, held: its page of rules; n = its option */
#define ZONE_NEXT "next"       /* another game of the series; on a menu page: go on */
#define ZONE_AGAIN "again"     /* shows once more the page before; no decision */

/* ---- what the house draws or answers on a table's frames ---- */

#define ZONE_LOG "log"                 /* what happened so far */
#define ZONE_RULES "rules"             /* the page of rules that fits the frame */
#define ZONE_PAUSE "pause"             /* the pause menu */
#define ZONE_HELP "help"               /* what can be done on this frame, and why something cannot */
#define ZONE_UNDO "undo"               /* takes back the last open move */
#define ZONE_LOOK "look"               /* a seat looks at its own view; n = 0 whoever may, else 1 + seat */
#define ZONE_LOCK "lock"               /* a sign of a seat's lock; n = its place */
#define ZONE_CLOSE "close"             /* ends a look: the curtain falls again */
#define ZONE_HIDE "hide"               /* puts a private view away unanswered: the curtain falls again */
#define ZONE_OPEN "open"               /* held: lifts the curtain */
#define ZONE_BACK "back"               /* the page or the frame before */
#define ZONE_PAGE "page"               /* n = -1 or +1: turns a page of text; UI_ZONE_OFF where there is none */
#define ZONE_REVEAL_ALL "reveal.all"   /* the results' steps as far as one press may lead */
#define ZONE_REVEAL_NEXT "reveal.next" /* the next step of the results, or on from an event that stays */
#define ZONE_CLOCK_PAUSE "clock-pause" /* stops the clock or lets it go on */
#define ZONE_CLOCK_MORE "clock-more"   /* 30 seconds more */
#define ZONE_APP_AGAIN "app.again"     /* after the end: the same table plays once more */
#define ZONE_APP_PICKER "app.picker"   /* after the end: another game */
#define ZONE_APP_TITLE "app.title"     /* after the end: the title page */

/* ---- a judge's, drawn by the table, answered by the house ---- */

#define ZONE_JUDGE "judge"                 /* held: opens the judge's face */
#define ZONE_JUDGE_CLOSE "judge-close"     /* closes it */
#define ZONE_JUDGE_HAND "judge-hand"       /* gives the device to another judge; n = seat, or NT_SPECTATOR: a guest */
#define ZONE_JUDGE_UNDO "judge-undo"       /* takes back an event */
#define ZONE_JUDGE_REDO "judge-redo"       /* brings it again */
#define ZONE_JUDGE_CORRECT "judge-correct" /* changes the event of the picked line to what is picked */
#define ZONE_JUDGE_BEFORE "judge-before"   /* opens a correction before that event */
#define ZONE_JUDGE_DROP "judge-drop"       /* drops that event, or the first one that waits */
#define ZONE_JUDGE_KEEP "judge-keep"       /* closes an open correction with nothing entered */
#define ZONE_JUDGE_BY "judge-by"           /* the next of those who are asked in an open correction */
#define ZONE_JUDGE_ENTER "judge-enter"     /* enters what is picked, before what waits */
#define ZONE_JUDGE_INSTEAD "judge-instead" /* enters it in place of the first event that waits */
#define ZONE_JUDGE_TAKE "judge-take"       /* drops the event that told a seat's card */
#define ZONE_JUDGE_RECARD "judge-recard"   /* changes that event; n = the card */
#define ZONE_ROLE_REST "role-rest"         /* the same move for all that are left alike */
#define ZONE_CARDS "cards"                 /* the cards that a judge holds up */
#define ZONE_CARD_CLOSE "card-close"       /* held: closes them */

/* ---- menus ---- */

#define ZONE_OK "ok"             /* a notice has been read */
#define ZONE_LESS "less"         /* the value before; n = which line */
#define ZONE_MORE "more"         /* the value after it; n = which line */
#define ZONE_GROUP "group"       /* the options of one group; n = which */
#define ZONE_CHANGES "changes"   /* what differs from the printed rules */
#define ZONE_LANGUAGE "language" /* opens the page of languages; on it: n = which one */
#define ZONE_SETTINGS "settings" /* the page of settings */
#define ZONE_GAME "game"         /* n = which game */
#define ZONE_PLAY "play"         /* from the title to the games */
#define ZONE_CONTINUE "continue" /* goes on with the match that was left */
#define ZONE_MATCHES "matches"   /* the page of matches; on it, n = which one: */
#define ZONE_DELETE "delete"     /* asks whether it shall be deleted; there, held: deletes it */
#define ZONE_SEE_END "see-end"   /* shows its end once more */
#define ZONE_TRY_AGAIN "retry"   /* whether its file can be used now */
#define ZONE_EXPORT "export"     /* copies its file to where the player finds it */
#define ZONE_QUIT "quit"         /* ends the program */
#define ZONE_RESUME "resume"     /* from the pause menu back to the table */
#define ZONE_LEAVE "leave"       /* from the pause menu to the title; the match is kept */
#define ZONE_SPOILED "spoiled"   /* of the pause menu: shall the spoiled game end? Held */
#define ZONE_CHAIR "chair"       /* n = which chair is being set */
#define ZONE_START "start"       /* deals at once, by the options as they are */
#define ZONE_PEOPLE "people"     /* n = 0 everybody is a person, 1 one alone with bots, 2 those of the last time */
#define ZONE_COUNT "count"       /* opens the numbers of players */
#define ZONE_NUMBER "number"     /* n = so many play */
#define ZONE_LOOKS "looks"       /* opens emblems and colours */
#define ZONE_EMBLEM "emblem"     /* n = which emblem the open chair takes */
#define ZONE_COLOUR "colour"     /* n = which colour */
#define ZONE_SWAP "swap"         /* the open chair changes places with another */
#define ZONE_MODE "mode"         /* how the screen is shared; n = which way */
#define ZONE_NAME "name"         /* the field of a player's name */
#define ZONE_CLEAR "clear"       /* empties it */
#define ZONE_LETTER "letter"     /* n = which key of the keyboard on the screen */
#define ZONE_LETTERS "letters"   /* its next page of letters */
#define ZONE_SPACE "space"
#define ZONE_ERASE "erase"
#define ZONE_RESET "reset"       /* all options as printed */
#define ZONE_MEND "mend"         /* sets an option so that a warning goes; n = which */
#define ZONE_CONTENTS "contents" /* the ground below the contents of the rules */
#define ZONE_SCROLL "scroll"     /* n = -1 or +1: the entries before or after those that are shown */
#define ZONE_LESSON "lesson"     /* begins a game's lesson */
#define ZONE_SKIP "skip"         /* in a lesson: the next step */
#define ZONE_BEFORE "before"     /* and the one before */
#define ZONE_SUBJECT "subject"   /* n = which page of rules */
#define ZONE_READING "reading"   /* the ground below a page of rules */
#define ZONE_SEARCH "search"     /* the field of what is looked for in the rules */
#define ZONE_FOUND "found"       /* n = which place where it stands */

#endif
