# What the product is called and said to be, once: for the deb, the AppStream page and the desktop file. README.md is
# compared with it and with the games by the test scripts.one-description.
set(NT_SUMMARY "Games of night and secrets on one shared screen")
string(CONCAT NT_ABOUT
       "Somebody at the table is not what they seem; the screen shows what all may know, and when it is your turn a "
       "curtain falls, the others look away, and only you see your own cards. Play with friends round one laptop, "
       "tablet or television, or against bots that take the empty chairs.")
set(NT_INPUTS "Mouse, touch, keyboard or gamepad: each alone is enough")
set(NT_AUTHORS "The Night Table authors")

# The ids of the games, and what the English catalogue says of one: its `title`, its `idea`.
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../src/games/games.def NT_GAMES REGEX "^GAME")
list(TRANSFORM NT_GAMES REPLACE "GAME\\((.*)\\)" "\\1")
set(NT_ENGLISH ${CMAKE_CURRENT_LIST_DIR}/../locales/en)
function(nt_game_words out id key)
  file(READ ${NT_ENGLISH}/${id}.json words)
  string(JSON said GET "${words}" ${id}.${key})
  set(${out} "${said}" PARENT_SCOPE)
endfunction()
