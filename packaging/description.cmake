# What the product is called and said to be, once: for the deb, the AppStream page and the desktop file. README.md and the
# games themselves are compared with it by the test scripts.one-description.
set(NT_SUMMARY "Five games of night and secrets on one shared screen")
string(CONCAT NT_ABOUT
       "Somebody at the table is not what they seem; the screen shows what all may know, and when it is your turn a "
       "curtain falls, the others look away, and only you see your own cards. Play with friends round one laptop, "
       "tablet or television, or against bots that take the empty chairs.")
# In the order of src/games/games.def: title, least and most players.
set(NT_GAMES "GROWL|4|15" "Witches of the Sabbath|3|5" "Werewolves and Robbers|3|5" "Eat Me If You Can!|3|6"
             "Werewolf|6|20")
set(NT_INPUTS "Mouse, touch, keyboard or gamepad: each alone is enough")
set(NT_AUTHORS "The Night Table authors")
