# The menu of a running match.
pause-title = The match waits
pause-leave-about = to the home screen, to be continued
pause-rules-about = of this game, as they are set
pause-help-about = what the keys do
pause-abandon-about = give this match up and forget it
pause-seats-about = hand a seat to a bot, or take it back
pause-resign-about = a bot plays on in your place, for good
pause-no-resign = You can resign when it is your turn.
pause-seats-title = Who plays?
pause-seats-words = Left and right choose who plays on a seat. A seat that goes to somebody else counts for no records.
pause-given-up = { $who }: given up for good
pause-for-good = This player has resigned: the seat stays the bot's.
pause-take-about = play on like this
pause-keep-about = leave everything as it is
pause-reseated = The seats are taken; the match goes on.
pause-resigned = { $name } has resigned: a bot plays on.
