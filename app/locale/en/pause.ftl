# The menu of a running match.
pause-title = Paused
# With friends elsewhere, nothing is paused.
pause-title-shared = Menu: the match continues
pause-leave-about = to the home screen; continue later
pause-rules-about = of this game, with your options
pause-help-about = what the keys do
pause-abandon-about = end this match for good
pause-seats-about = hand a seat to a bot, or back to a person
pause-resign-about = a bot takes your seat for good
pause-no-resign = You can resign when it is your turn.
pause-seats-title = Who plays?
pause-seats-words = Left and right change who plays. A seat that changes hands doesn't count for the records.
pause-given-up = { $who }, for good
pause-for-good = This player has resigned: the seat stays with the bot.
pause-not-yours = Only this player or the host can change that.
pause-take-about = with these players
pause-keep-about = leave the players as they are
pause-reseated = The players have changed; the match continues.
pause-resigned = { $name } has resigned: a bot takes the seat.
pause-others-about = friends elsewhere take over seats
pause-invite-about = the line for friends who come late
pause-invite-title = Invitation
pause-alone = Close the table
pause-alone-about = the match continues at this screen
